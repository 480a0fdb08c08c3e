# Les mots de Brauerei.

## What happens: tell-EVENT

tell-deck = La pioche est mélangée : { $cards }.
tell-start = Chacun commence avec { $money }, { $reps } à la brasserie et { $cards }.
tell-first-taste = { $category } : la clientèle veut « { $predicate } ».
tell-rolls = { $seat } obtient { $die } au dé.
tell-start-player = { $seat } commence.
tell-settles = { $seat } installe son siège en { $object }.
tell-round = La manche { $round } commence.
tell-account = { $seat } reçoit { $income }, paie { $costs } et a maintenant { $money }.
tell-forced-sale = { $seat } doit vendre un camion pour { $money }.
tell-leaves = { $seat } ne peut payer le représentant en { $object }, qui s’en va.
tell-forgiven = { $seat } ne peut payer { $money } ; la somme est effacée.
tell-lays-nothing = { $seat } ne pose aucune carte.
tell-lays = { $seat } pose { $cards } face cachée : { $category }.
tell-no-research = { $seat } renonce à l’étude de marché.
tell-research-besides = { $seat } fait une étude de marché en plus de ses cartes.
tell-research = { $seat } paie { $money } pour une étude de marché.
tell-field = { $seat } étudie : { $category }.
tell-field-unseen = { $seat } choisit ce qu’il faut étudier.
tell-brewed = Toutes les bières de l’année sont brassées.
tell-no-votes = { $category } : aucune carte posée, le goût reste.
tell-votes = « { $predicate } » a { $votes }.
tell-taste = { $category } : le goût est désormais « { $predicate } ».
tell-taste-stays = { $category } : égalité avec l’ancien goût, qui reste.
tell-taste-together = { $category } : après égalité, « { $predicate } » fait partie du nouveau goût.
tell-knows = { $seat } avait fait la bonne étude ({ $category }) : un point de bière.
tell-pleases = La bière de { $seat } est dite « { $predicate } », comme le veut la clientèle : un point de bière.
tell-beer-points = La bière de l’année vaut { $points } à { $seat }.
tell-buys-cards = { $cards ->
    [0] { $seat } n’achète pas de carte.
   *[other] { $seat } achète { $cards } pour { $money }.
}
tell-draws = { $seat } pioche { $card }.
tell-draws-unseen = { $seat } pioche une carte.
tell-shuffled = Les cartes posées sont mélangées à la pioche : { $cards }.
tell-no-reps-at-all = Personne n’a de représentant à envoyer.
tell-goes = { $seat } envoie { $reps } en { $object }.
tell-stays-home = { $seat } garde { $reps } à la brasserie.
tell-attacks = { $object } : { $seat } obtient { $die } au dé, { $total } en tout ; il faut plus de { $bar }.
tell-no-crest = { $seat } n’a plus de blason et ne peut prendre { $object }.
tell-tied = { $object } : les meilleurs ont { $total } chacun et relancent le dé.
tell-stays-neutral = { $object } reste neutre.
tell-holds = { $seat } garde { $object }.
tell-takes = { $seat } prend { $object }.
tell-takes-from = { $seat } prend { $object } à { $loser }.
tell-has-won-market = { $seat } contrôle { $count } points de vente du marché suprarégional : la partie est finie.
tell-sells = { $seat } vend { $hl } en tout.
tell-last-round = La manche { $round } était la dernière. { $seat } est en tête de l’ordre et gagne.
tell-buys-lorries = { $seat } achète { $lorries } pour { $money }.
tell-sells-lorries = { $seat } vend { $lorries } pour { $money }.
tell-keeps-output = La production de { $seat } reste à { $hl }.
tell-raises-output = { $seat } porte sa production à { $hl } pour { $money }.
tell-can-deliver = { $seat } peut livrer { $hl }.
tell-only-fit = { $seat } peut encore livrer un point de vente : { $object }.
tell-supplies = { $seat } livre { $object }.
tell-hangs-no-more = { $object }, à { $seat }, est de nouveau livré.
tell-hangs = { $object }, à { $seat }, n’est pas livré : le voilà en suspens.
tell-office-hangs-on = { $object }, siège de { $seat }, n’est toujours pas livré et reste en suspens.
tell-is-lost = { $object } n’est toujours pas livré : { $seat } le perd.
tell-stroke = { $seat } vend le plus, { $hl }, et reçoit un trait : { $area }.
tell-popularity = Avec { $strokes }, la popularité de { $seat } passe à { $now }.
tell-place = Numéro { $place } dans l’ordre : { $seat }.
tell-auction = Le représentant numéro { $number } est mis aux enchères.
tell-bids = { $money ->
    [0] { $seat } n’enchérit pas.
   *[other] { $seat } offre { $money }.
}
tell-tied-bids = Égalité à { $money } : les mieux-disants enchérissent encore.
tell-all-withdraw = Personne n’offre plus de { $money } : le dé décide.
tell-unsold = Personne n’enchérit, le représentant n’est pas vendu.
tell-sold = { $seat } paie { $money } et obtient le représentant.
tell-won-again = C’est le deuxième représentant de { $seat } dans cette manche.
tell-lures-nobody = { $seat } ne débauche personne.
tell-lures = { $seat } tente de débaucher un représentant de { $other }.
tell-lured = { $seat } obtient { $die } au dé et paie { $money } à { $other } pour le représentant.
tell-hired = { $seat } obtient { $die } au dé et engage ailleurs un représentant pour { $money }.
tell-lured-nobody = { $seat } obtient { $die } au dé, et personne ne vient.
tell-loses-home = { $seat } perd un représentant resté à la brasserie.
tell-loses = { $seat } perd le représentant en { $object }.
tell-dismisses-home = { $seat } renvoie un représentant resté à la brasserie.
tell-dismisses = { $seat } renvoie un représentant en { $object }.
tell-office-stays = Le siège de { $seat } reste où il est.
tell-office-moves = Le siège de { $seat } s’installe en { $object }.

## What is to be decided: ask-, hint-, when-

ask-kiosk = Choisissez le kiosque de votre siège.
hint-kiosk = Tous les kiosques de la rangée du haut se valent. Personne ne pourra vous prendre celui de votre siège.
when-kiosk = Les kiosques des sièges se choisissent avant la première manche.
ask-lay = Posez des cartes face cachée, puis dites que c’est tout.
hint-lay = Chaque carte est une voix pour ce que la clientèle voudra. Un joker vote pour ce qu’elle veut maintenant. On pose dans l’ordre de la liste, les qualificatifs d’abord.
when-lay = Les cartes se posent en phase 3a, au début d’une manche.
ask-research = Payez-vous une étude de marché ?
hint-research = Elle vous assure un point de bière : là où vous étudiez, votre bière convient, quoi que veuille la clientèle.
when-research = L’étude de marché se fait en phase 3b, si l’on n’a posé aucune carte.
ask-field = Choisissez la catégorie à étudier.
hint-field = Prenez celle dont vous savez le moins. Les autres ne l’apprennent qu’une fois le goût établi.
when-field = La catégorie se choisit dès que l’étude est payée.
ask-beer = Décrivez votre bière de l’année, catégorie par catégorie.
hint-beer = Chaque qualificatif que la clientèle veut après le vote vaut un point de bière, et chaque point de bière aide tous vos représentants pendant cette manche.
when-beer = La bière de l’année se décrit en phase 3b, après les cartes.
ask-buy = Combien de cartes achetez-vous ?
hint-buy = Les cartes sont des voix pour les manches suivantes. Celles qu’on a posées retournent dans la pioche.
when-buy = Les cartes s’achètent en phase 4b, une fois le goût établi.
ask-send = Écrivez les billets de vos représentants, puis dites que c’est tout.
hint-send = Plusieurs représentants au même endroit renforcent l’attaque, et chez vous ils défendent. Les billets s’écrivent dans l’ordre du plateau ; qui n’en reçoit pas reste à la brasserie et ne coûte rien.
when-send = Les représentants partent en phase 5.
ask-lorries = Achetez-vous des camions, en vendez-vous ?
hint-lorries = Un camion ne transporte qu’une certaine quantité de bière et coûte son entretien à chaque manche.
when-lorries = Les camions s’achètent et se vendent en phase 6.
ask-output = De combien de paliers augmentez-vous la production ?
hint-output = Vous ne livrez jamais plus que votre production, ni plus que ce que portent vos camions. La production ne coûte plus rien ensuite.
when-output = La production s’augmente en phase 6.
ask-supply = Il n’y en a pas pour tous. Choisissez un point de vente à livrer.
hint-supply = Celui qui n’est pas livré reste en suspens et ne rapporte rien. S’il ne l’est pas non plus à la manche suivante, il est perdu.
when-supply = Les points de vente se choisissent en phase 6, si vous ne pouvez pas tous les livrer.
ask-bid = Enchérissez pour un représentant.
hint-bid = Tous enchérissent en même temps, et seule la meilleure offre est payée. Un représentant de plus rend une attaque plus sûre ou en permet une autre.
when-bid = Les enchères ont lieu en phase 9a.
ask-lure = À qui tentez-vous de débaucher un représentant ?
hint-lure = Un 6 amène un représentant de cette personne, un 5 en amène un d’ailleurs ; sinon, cela ne coûte rien.
when-lure = On débauche en phase 9b, si l’on n’a rien gagné aux enchères.
ask-dismiss = Renvoyez-vous un représentant ?
hint-dismiss = Un représentant haut placé coûte son salaire au début de la manche suivante. Renvoyé, il est parti pour de bon.
when-dismiss = Les représentants se renvoient en phase 9c.
ask-office = Votre siège déménage-t-il ?
hint-office = Le point de vente du siège ne peut pas vous être pris. Celui que vous quittez, si.
when-office = Les sièges déménagent en phase 10, si l’on contrôle assez de points de vente dans le secteur suivant.

## How a choice is offered: say-DECISION-WORD

say-kiosk-settle = S’installer en { $object }
say-lay-lay = Poser « { $predicate } »
say-lay-joker = Poser un joker : { $category }
say-lay-done = C’est tout
say-research-pay = Payer l’étude
say-research-no = Pas d’étude
say-field-know = Étudier : { $category }
say-beer-brew = « { $predicate } »
say-beer-done = Brasser ainsi
say-buy-buy = { $cards ->
    [0] N’en acheter aucune
   *[other] Acheter { $cards }
}
say-send-send = Envoyer un représentant en { $object }
say-send-done = C’est tout
say-lorries-buy = Acheter { $lorries }
say-lorries-sell = Vendre { $lorries }
say-lorries-keep = Ne rien changer
say-output-raise = { $steps ->
    [0] Ne rien changer
   *[other] L’augmenter de { $steps }
}
say-supply-supply = Livrer { $object }
say-bid-bid = { $money ->
    [0] Ne pas enchérir
   *[other] Offrir { $money }
}
say-lure-lure = Débaucher chez { $seat }
say-lure-no = Ne débaucher personne
say-dismiss-from-home = Renvoyer de la brasserie
say-dismiss-from = Renvoyer : { $area }
say-dismiss-keep = Garder les autres
say-office-move = Déménager en { $object }
say-office-stay = Rester

## Why something is forbidden: why-REASON

why-not-top-row = { $object } n’est pas un kiosque de la rangée du haut.
why-taken = { $object } est à { $seat }.
why-card-lacking = { $cards ->
    [0] Vous n’avez pas de carte « { $predicate } ».
   *[other] Vous avez déjà posé toutes vos cartes « { $predicate } » ({ $cards }).
}
why-card-order = Les cartes se posent dans l’ordre de la liste ; reprenez la dernière pour poser celle-ci avant.
why-no-joker = { $cards ->
    [0] Vous n’avez pas de joker.
   *[other] Vous avez déjà posé tous vos jokers ({ $cards }).
}
why-researched = Vous avez étudié cette catégorie ({ $category }) : elle porte un « M ».
why-described = Cette catégorie est décrite ({ $category }) ; reprenez votre choix pour un autre qualificatif.
why-category-first = D’abord vient : { $category }.
why-deck-short = La pioche n’en a pas davantage : { $cards }.
why-cards-too-dear = Une carte coûte { $price } ; vous avez { $have }.
why-no-rep-left = Tous vos représentants ont un billet : { $reps }.
why-note-order = Les billets s’écrivent dans l’ordre du plateau, et le dernier dit { $object }. Reprenez-le pour écrire celui-ci avant.
why-office-there = { $seat } a son siège en { $object }.
why-no-foot-in = Vous ne contrôlez rien là : { $wanted }. Cela ferme : { $area }.
why-not-supplied-in = Vous ne livrez rien là : { $wanted }.
why-no-rep-in = Aucun billet n’y envoie de représentant : { $wanted }.
why-all-hanging-in = Tous vos points de vente y sont en suspens : { $wanted }.
why-too-dear = Cela coûte { $price } ; vous avez { $have }.
why-not-both = Dans une manche, on achète des camions ou on en vend.
why-last-lorry = Un camion doit rester ; vous avez { $lorries }.
why-not-yours = { $object } n’est pas à vous.
why-supplied-already = { $object } est déjà livré.
why-too-thirsty = { $object } demande plus que vous ne pouvez encore livrer : { $hl }.
why-others-first = { $object } était en suspens : ceux qui ne l’étaient pas passent d’abord.
why-below-tie = L’égalité est à { $money } : offrez plus, ou rien.
why-bid-too-high = Vous avez { $have }.
why-nobody-there = Il n’y a que { $count } joueurs.
why-yourself = Vous ne pouvez pas débaucher chez vous.
why-has-no-rep = { $seat } n’a pas de représentant.
why-nobody-home = Aucun de vos représentants n’est à la brasserie.
why-nobody-in = Vous n’y avez pas de représentant : { $area }.
why-dismiss-upwards = On renvoie de la brasserie vers le haut.
why-not-next-area = { $object } n’est pas dans le secteur au-dessus de votre siège : { $area }.
why-it-hangs = { $object } est en suspens ; il faut au siège un point de vente livré.

## Sources of points

source-supra = Marché suprarégional

## Options

option-research = Étude de marché
option-research-exclusive = Seulement si l’on n’a posé aucune carte.
option-research-additional = Même en posant des cartes.
option-supra-access = Accès au marché suprarégional
option-supra-access-objects = Par un point de vente livré dans chaque autre secteur.
option-supra-access-reps = Par un représentant dans chaque autre secteur.

## Things

category-aroma = Arôme
category-colour = Couleur
category-strength = Force
category-head = Mousse
predicate-hoppy = houblonnée
predicate-malty = maltée
predicate-fruity = fruitée
predicate-smoky = fumée
predicate-mild = douce
predicate-straw = paille
predicate-golden = dorée
predicate-amber = ambrée
predicate-brown = brune
predicate-black = noire
predicate-light = légère
predicate-table = de table
predicate-standard = courante
predicate-strong = forte
predicate-double = double
predicate-flat = plate
predicate-fine = fine
predicate-creamy = crémeuse
predicate-firm = ferme
predicate-lavish = généreuse
card-joker = un joker
card-hoppy = « houblonnée »
card-malty = « maltée »
card-fruity = « fruitée »
card-smoky = « fumée »
card-mild = « douce »
card-straw = « paille »
card-golden = « dorée »
card-amber = « ambrée »
card-brown = « brune »
card-black = « noire »
card-light = « légère »
card-table = « de table »
card-standard = « courante »
card-strong = « forte »
card-double = « double »
card-flat = « plate »
card-fine = « fine »
card-creamy = « crémeuse »
card-firm = « ferme »
card-lavish = « généreuse »
area-kiosk = kiosques
area-pub = bistrots
area-supermarket = supermarchés
area-wholesale = commerce de gros
area-supra-regional = marché suprarégional
ending-none = pas finie
ending-market = trois points de vente du marché suprarégional
ending-rounds = la dernière manche

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
unit-mark = { $count ->
    [one] { $count } mark
   *[other] { $count } marks
}
unit-hl = { $count } hl
unit-supra = { $count ->
    [one] { $count } point de vente suprarégional
   *[other] { $count } points de vente suprarégionaux
}
unit-point = { $count ->
    [one] { $count } point de bière
   *[other] { $count } points de bière
}
unit-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-rep = { $count ->
    [one] { $count } représentant
   *[other] { $count } représentants
}
unit-lorry = { $count ->
    [one] { $count } camion
   *[other] { $count } camions
}
unit-step = { $count ->
    [one] { $count } palier
   *[other] { $count } paliers
}
unit-vote = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
unit-stroke = { $count ->
    [one] { $count } trait
   *[other] { $count } traits
}

## What a move brings: brings-NAME

brings-output = { $change } de production
brings-deliverable = { $change } à livrer
brings-room = encore { $now } à livrer

## What breaks a tie: tie-NAME

tie-sales = { $names } sont à égalité sur le marché suprarégional. Les ventes les plus fortes décident : { $winner }.
tie-money = { $names } sont à égalité sur le marché suprarégional et en ventes. L’argent décide : { $winner }.
tie-order = { $names } sont à égalité sur le marché suprarégional. L’ordre décide : { $winner }.

## Headings of the table

heading-round = Manche
heading-order = Ordre
heading-wishes = Goût
heading-market = Points de vente neutres
heading-odds = Chances en % avec 1, 2, 3… représentants
heading-chances = Chances
heading-bar = À dépasser
heading-room = Encore à livrer
heading-money = Argent
heading-objects = Points de vente
heading-hangs = En suspens
heading-office = Siège
heading-posts = Représentants en tournée
heading-home = Représentants à la brasserie
heading-beer-points = Points de bière
heading-popularity = Popularité
heading-strokes = Traits
heading-output = Production
heading-lorries = Camions
heading-capacity = Peut livrer
heading-income = Revenus
heading-costs = Frais
heading-sales = Ventes
heading-hand = Main
heading-laid-in = Cartes posées
heading-beer = Bière de l’année
heading-research = Étudiée
heading-crests = Blasons en réserve
heading-notes = Billets
heading-reps = Représentants + en tournée
heading-zone-market = Le marché
heading-zone-taste = Goût
heading-zone-desk = En cours
heading-zone-brewery = Brasserie
heading-zone-slate = Ardoise
heading-neutral = Neutre
heading-crest = Blason
heading-hanging = En suspens
heading-standing = Représentants ici
heading-beneath = sous un point de vente : représentants
heading-threshold = Seuil à dépasser
heading-demand = Demande par point de vente
heading-wage = Salaire d’un représentant
heading-wanted = Demandé en ce moment
heading-votes = Voix
heading-deck = Cartes dans la pioche
heading-take-back = Toucher pour reprendre
heading-brewing = brasse encore
heading-brewed = prête
heading-covered = Personne ne la voit avant que le goût soit fixé.
heading-note = Billet
heading-at-home = Reste à la brasserie
heading-chance = Chances
heading-defends = Le défend
heading-no-reps = Aucun représentant à envoyer
heading-bonus = Ajouté à chaque dé
heading-writing = écrit encore
heading-done = prêt
heading-fights = Combats
heading-takes = s’en empare
heading-holds = le garde
heading-stays-neutral = Reste neutre
heading-no-crest = plus de blason
heading-no-fights = Pas encore de combat à cette manche
heading-auction = Recruter des représentants
heading-tied-bid = Égalité à
heading-bid = Offre
heading-tab-beer = Bières
heading-tab-notes = Billets
heading-tab-fights = Combats
heading-tab-auction = Recruter
heading-stroke-now = Traits en l’état
heading-next-popularity = Traits pour le prochain point
heading-earnings = Ce que chacun gagne
heading-each-round = Par manche
heading-far = Sur le marché suprarégional
heading-carries = Les camions transportent
heading-demanded = Tous les points de vente demandent
heading-can = livre
heading-want = demandé
heading-whose-brewery = De qui est la brasserie
heading-wages = Salaires

## Ce qui se contredit dans le fichier d’une boîte

box-categories = { $count } entrées ; une bière a { $wanted } catégories (BR-3.1)
box-of-category = aucun qualificatif n’est de cette catégorie ; une bière en a un dans chacune (BR-7.5)
box-joker = le joker n’est pas un qualificatif
box-deck = le paquet a { $cards } cartes ; il en faut au moins { $least }, pour { $seats } mains, et au plus { $most }
box-areas = { $count } entrées ; il en faut au moins { $least } : un où commencer (BR-3.9), et le marché suprarégional (BR-2.1)
box-needs = « needs » attend un secteur inférieur ; l’accès au plus haut relève de BR-9.3
box-first-needs = « needs » doit manquer : tout le monde commence là (BR-3.9)
box-order = les points de vente se suivent par secteur (BR-9.8)
box-top-row = « top_row » attend au moins { $least } points de vente, tous du secteur le plus bas (BR-3.9)
box-crests = « crests » va de 1 à 100
box-reps = « reps » va de 1 à 100, sans être inférieur au nombre de représentants du début
box-strokes = « strokes_needed » attend quatre nombres croissants à partir de 1 au moins
box-lorry-value = « lorry_value » ne peut dépasser « lorry_price », sinon les camions rapporteraient de l’argent
box-lures = « lure_from_player » et « lure_from_bank » doivent être des résultats différents
box-no-object = aucun point de vente n’est dans ce secteur ; l’accès au plus haut passe par tous (BR-9.3)
box-threshold = « { $key } » vaut au plus { $most } : aucune attaque ne dépasse { $total }, et personne ne pourrait jamais y prendre de point de vente (BR-9.10)
box-no-reps = « { $key } » vaut au moins 1 s’il n’y a pas d’enchères : sinon personne n’aurait jamais de représentant (BR-13.1)
box-to-win = « { $key } » vaut au plus { $most } : le secteur le plus haut n’a pas plus de points de vente (BR-15.1)
box-crests-to-win = « { $key } » vaut au moins { $least } : un dans chaque secteur sous le plus haut, et ceux qui y font gagner (BR-9.3, BR-15.1)
box-foothold = « { $key } » vaut au plus { $most } : le deuxième secteur n’a pas plus de points de vente, et aucun siège ne pourrait jamais déménager (BR-14.1)
box-roll = « { $key } » attend un résultat du dé, de 1 à { $most } (BR-13.7)
box-first-stroke = « { $key } » commence par { $most } au plus : personne ne peut recevoir plus de traits dans une partie (BR-11.1)

## Comment s’appellent les tables et les entrées du fichier d’une boîte (sheet-TABLE, entry-CLÉ)

sheet-category = Catégories
sheet-predicate = Qualificatifs
sheet-area = Secteurs
sheet-object = Points de vente
entry-starting-money = Argent au départ
entry-starting-hand = Cartes au départ
entry-starting-reps = Représentants au départ
entry-starting-output = Production au départ
entry-starting-lorries = Camions au départ
entry-crests = Blasons par joueur
entry-reps = Représentants en jeu
entry-jokers = Jokers
entry-die-sides = Faces du dé
entry-card-price = Prix d’une carte
entry-research-price = Prix de l’étude
entry-lorry-price = Prix d’un camion
entry-lorry-value = Reprise d’un camion
entry-lorry-upkeep = Entretien d’un camion
entry-lorry-capacity = Charge d’un camion
entry-output-step = Palier de production
entry-output-price = Prix d’un palier
entry-strokes-needed = Traits nécessaires
entry-controlled-extra = Seuil d’un point de vente tenu, en plus
entry-auctions = Représentants aux enchères par manche
entry-lure-price = Prix d’un débauchage
entry-lure-from-player = Résultat qui débauche chez un joueur
entry-lure-from-bank = Résultat qui engage à la banque
entry-foothold = Points de vente qui attirent le siège
entry-objects-to-win = Points de vente pour gagner
entry-rounds = Manches
entry-category = Catégorie
entry-copies = Exemplaires
entry-wage = Salaire
entry-income = Revenus
entry-demand = Demande
entry-threshold = Seuil
entry-needs = Présence requise en
entry-letter = Lettre
entry-area = Secteur
entry-top-row = Rangée du haut

## Les ordres permanents : jusqu’à quand ils valent, et ce qui les interrompt

until-phase-bid = jusqu’à la fin des enchères de cette manche
unless-won = { $n ->
    [one] j’ai remporté { $n } représentant aux enchères de cette manche
   *[other] j’ai remporté { $n } représentants aux enchères de cette manche
}
unless-rep-number = le représentant numéro { $n } est mis aux enchères

about-area = { $area } : seuil { $threshold }, demande { $demand } hl ; un point de vente livré rapporte { $income } marks par manche, un représentant y coûte { $wage } marks par manche
about-predicates = { $category } : les qualificatifs sont { $predicates }
