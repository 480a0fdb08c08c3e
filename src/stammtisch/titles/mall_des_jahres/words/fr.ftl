# Les mots de Mall des Jahres.

## Ce qui arrive : tell-EVENT

tell-store-pile = { $stores } et { $closures } mélangées forment la pioche des boutiques ; { $anchors } et { $counters } ont leur propre pioche.
tell-laid-out = Sur la pile { $stack }, on pose { $card }.
tell-start-player = { $seat } commence.
tell-turn = Manche { $round } : c’est à { $seat } de jouer.
tell-removed = { $seat } défausse { $cards } de son étalage.
tell-nothing-removed = { $seat } n’a aucune carte à retirer.
tell-dealt = { $seat }, { $field } : { $card }.
tell-deck-empty = { $seat } n’a plus de carte pour le champ « { $field } ».
tell-deck-turned = { $seat } retourne sa défausse : { $cards }.
tell-taken-up = { $seat } pose { $card } sur sa pioche.
tell-unopened = { $card } n’est pas encore ouverte.
tell-opened = { $card } ouvre chez { $seat }.
tell-branch = { $seat } propose désormais la branche « { $branch } » : branche numéro { $count }.
tell-branch-lost = { $seat } ne propose plus la branche « { $branch } » ; il reste { $branches }.
tell-chip = { $seat } propose la branche « { $branch } » avant les autres et prend le jeton de { $points }.
tell-climb = Le centre de { $seat } passe en catégorie { $category }.
tell-reward = En récompense, le marqueur de { $seat } est sur la case { $to }.
tell-descend = Le centre de { $seat } retombe en catégorie { $category }, ce qui coûte { $points }.
tell-symbol = Le marqueur de { $seat } touche un symbole de pioche : un renouvellement est prévu.
tell-insolvent = { $seat } est insolvable et quitte la partie.
tell-end-chips = Le dernier jeton est pris : la partie est finie.
tell-end-rounds = La partie s’achève après { $rounds }.
tell-end-supply = Il ne reste aucune carte de boutique : la partie est finie.
tell-end-alone = Un seul centre est encore solvable : la partie est finie.
tell-no-card = Il n’y a plus de carte.
tell-rebuilt = Les cartes recouvertes forment une nouvelle pioche des boutiques : { $cards }.
tell-refresh = Renouvellement : chaque pile reçoit une carte.
tell-checkpoint = Le renouvellement prévu a lieu.
tell-no-effects = { $seat } n’a aucun commerce à l’étalage : pas d’effets.
tell-restaurant = { $card } rapporte { $points } à { $seat }.
tell-pays-nothing = { $seat } ne gagne rien avec { $card }.
tell-no-effect = Sous le premier champ, { $card } n’a pas d’effet.
tell-order-kept = { $seat } garde l’ordre de son étalage.
tell-rearranged = { $seat } réordonne son étalage : { $order }.
tell-dismissed = { $seat } écarte le local vide sous le champ « { $field } ».
tell-vacancy-kept = { $seat } garde le local vide sous le champ « { $field } ».
tell-vacancy = { $seat } reçoit un local vide.
tell-not-swapped = { $seat } garde { $card }.
tell-swapped = { $seat } échange { $old } contre { $card } de la pile { $stack }.
tell-business-kept = { $seat } ne ferme pas { $card }.
tell-voluntary = { $seat } décide de fermer { $card }.
tell-closing = { $points ->
    [0] { $card } ferme sans rien coûter à { $seat }.
   *[other] { $card } ferme et coûte { $points } à { $seat }.
}
tell-beneath = { $card } passe sous sa pioche.
tell-laid-on = { $seat } pose { $card } sur la pile { $stack }.
tell-nothing-checked = Pas de contrôle pour { $card }.
tell-failed = { $card } échoue au contrôle.
tell-passed = { $card } réussit le contrôle.
tell-stays-open = { $card } reste ouverte chez { $seat }.
tell-settled = { $card } rapporte { $points } à { $seat }.
tell-target = { $seat } lance les dés pour { $card }.
tell-revealed = { $seat } lance les dés pour { $card }, visible sur sa pioche.
tell-takes-closure = { $seat } prend { $card } sur le marché.
tell-acquires-nothing = { $seat } n’acquiert rien.
tell-drawn = { $seat } pioche { $card }.
tell-used = { $seat } utilise { $card }.
tell-received = { $seat } reçoit { $card }.
tell-must-close = La carte de fermeture ferme { $card }, sous le deuxième champ de { $seat }.
tell-closes-nothing = Aucun commerce sous le deuxième champ de { $seat } : rien ne ferme.
tell-bonus-kept = { $seat } garde { $card } pour plus tard.
tell-picks-nothing = { $seat } ne prend aucune des quatre cartes.
tell-picks = { $seat } prend { $card } sans lancer les dés.
tell-already-there = Les dés de { $seat } montrent déjà ce que demande { $card }.
tell-stopped = { $seat } renonce à { $card }.
tell-stays-up = { $card } reste visible sur sa pioche.
tell-dice = Les dés de { $seat } montrent { $first }, { $second } et { $third }.
tell-reached = Les dés atteignent { $card } : { $seat } l’acquiert.
tell-pays = { $seat } paie { $points } pour un lancer de plus.
tell-free-roll = { $seat } lance les dés gratuitement.

## Ce qu’il faut décider : ask-, hint-, when-

ask-rearrange = Disposez les cartes de l’étalage dans l’ordre voulu.
hint-rearrange = Seul compte ce qui se trouve sous un champ quand vient son tour : éloignez du troisième ce qui échouerait, et mettez sous le quatrième ce qui rapporte.
when-rearrange = On réordonne l’étalage quand un comptoir est sous le premier champ au début des effets.
ask-dismiss = Écartez le local vide ou gardez-le.
hint-dismiss = Chaque local vide coûte des points à la fin et prend la place d’une boutique. Un paquet mince ramène ses boutiques plus vite.
when-dismiss = On écarte un local vide pendant les effets, sous le premier ou le deuxième champ.
ask-swap = Échangez la boutique contre une de sa branche, ou gardez-la.
hint-swap = L’échange est gratuit. Si la nouvelle boutique ne peut pas encore ouvrir, sa branche peut être perdue.
when-swap = On échange une boutique pendant les effets, sous le premier champ, si une autre de sa branche est visible.
ask-close = Fermez le commerce, ou gardez-le.
hint-close = Fermer ici ne coûte pas de point mais apporte un local vide, à écarter plus tard. C’est une issue pour ce qui échouerait au contrôle.
when-close = On ferme un commerce pendant les effets, sous le deuxième champ.
ask-stack = Choisissez la pile qui reçoit la carte.
hint-stack = La carte recouvre ce qui s’y trouve, désormais hors d’atteinte pour tous.
when-stack = On choisit une pile quand une boutique ferme ou quand une carte de fermeture utilisée est posée.
ask-acquire = Choisissez ce que vous voulez acquérir.
hint-acquire = Ce que vous acquérez revient aussitôt : sous le premier champ, au prochain tour. Piocher est gratuit, mais ce qui ne peut pas ouvrir risque d’échouer au contrôle.
when-acquire = On acquiert à l’étape 4, après les effets.
ask-roll = Lancez des dés, utilisez un bonus ou arrêtez.
hint-roll = Gardez les dés qui conviennent déjà et relancez les autres. Ils restent tels quels pour votre prochain tour.
when-roll = On lance les dés à l’étape 4, une fois choisie la carte visée.
ask-draw-again = Gardez la boutique, ou posez-la et piochez de nouveau.
hint-draw-again = La seconde carte est à garder, quelle qu’elle soit.
when-draw-again = On repioche juste après avoir pioché une boutique, avec une carte qui le permet.
ask-refresh-pick = Prenez une des quatre cartes, ou aucune.
hint-refresh-pick = La carte est gratuite et ne demande pas de dés.
when-refresh-pick = On prend une carte ainsi après un renouvellement joué.
ask-use-now = Jouez le renouvellement maintenant, ou gardez-le.
hint-use-now = Plus tard, il remplacera le choix d’un tour, et votre zone devra avoir sa couleur.
when-use-now = On joue un renouvellement aussitôt seulement s’il vient d’être obtenu.

## Comment un choix est proposé : say-DÉCISION-MOT

say-rearrange-arrange = Ordre { $order }
say-dismiss-dismiss = Écarter le local vide
say-dismiss-keep = Garder
say-swap-swap = Échanger contre { $card } de la pile { $stack }
say-swap-keep = Garder la boutique
say-close-close = Fermer
say-close-keep = Garder
say-stack-onto = Sur la pile { $stack }
say-acquire-try = Lancer les dés pour { $card } sur la pile { $stack }
say-acquire-take = Prendre { $card } de la pile { $stack }
say-acquire-draw = Piocher une carte cachée
say-acquire-anchor = Lancer les dés pour une enseigne phare
say-acquire-counter = Lancer les dés pour un comptoir
say-acquire-refresh = Jouer un renouvellement
say-acquire-nothing = Ne rien acquérir
say-roll-throw = Lancer les trois dés
say-roll-roll = Relancer { $dice }
say-roll-adjust = Tourner un { $face } d’un cran { $way }
say-roll-bonus-throw = Lancer les trois dés avec le bonus
say-roll-bonus-roll = Relancer { $dice } avec le bonus
say-roll-stop = Arrêter
say-draw-again-again = La poser sur la pile { $stack } et repiocher
say-draw-again-keep = Garder la boutique
say-refresh-pick-pick = Prendre { $card } de la pile { $stack }
say-refresh-pick-none = N’en prendre aucune
say-use-now-use = Jouer le renouvellement
say-use-now-keep = Garder pour plus tard

## Pourquoi c’est interdit : why-RAISON

why-same-order = Cet ordre revient au même qu’un autre : des cartes égales changent de place.
why-stack-empty = La pile { $stack } est vide.
why-no-store = { $card } n’est pas une boutique.
why-other-branch = { $card } est de la branche « { $branch } » ; l’échange ne se fait que dans la branche « { $wanted } ».
why-no-closure-card = Sur la pile { $stack } se trouve { $card }, pas une carte de fermeture.
why-no-cards-left = La pioche des boutiques est vide, et aucune carte recouverte ne peut la refaire.
why-pile-empty = Cette pioche est vide.
why-anchors-enough = Votre paquet contient déjà { $anchors }.
why-no-bonus = Vous n’avez aucune carte de fermeture avec le bonus « { $bonus } » utilisable dans votre zone ({ $zone }).
why-cannot-pay = Le lancer coûte { $points } ; de la case { $at }, vous passeriez sous la case { $lowest }.
why-no-dice-yet = Vos dés ne montrent encore rien.
why-no-such-die = Aucun de vos dés ne montre un { $face } à tourner ainsi.
why-all-dice-first = Vous n’avez jamais lancé : la première fois, lancez les trois dés.
why-rolled-before = Vos dés montrent déjà quelque chose : dites lesquels vous relancez.
why-not-these-dice = Vos dés montrent { $first }, { $second } et { $third }.

## Sources des points

source-field = Piste de points
source-category = Carte de catégorie
source-zone = Zone
source-vacancies = Locaux vides
source-chips = Jetons de branche
no-score = { heading-insolvent }

## Options

option-field-order = Ordre des deux derniers champs
option-field-order-check-settle = D’abord contrôler, puis encaisser.
option-field-order-settle-check = D’abord encaisser, puis contrôler.
option-all-vacancy = Un étalage de locaux vides
option-all-vacancy-skip = Les effets sont sautés.
option-all-vacancy-dismiss = Les locaux vides peuvent quand même être écartés.
option-deck-turn = Retournement de la défausse
option-deck-turn-turn = Quand il faut une carte, sans mélanger.
option-deck-turn-turn-at-once = Dès que la pioche est vide, sans mélanger.
option-deck-turn-shuffle = Quand il faut une carte, en mélangeant.
option-opening = Ouverture des locataires
option-opening-tested = Un locataire ouvre quand ses conditions sont remplies.
option-opening-naive = Un locataire ouvre dès que vous l’avez.
option-unopened-pay = Revenus des locataires pas encore ouverts
option-unopened-pay-true = Les locataires pas encore ouverts paient.
option-unopened-pay-false = Seuls les locataires ouverts paient.
option-voluntary-closing = Fermeture volontaire
option-voluntary-closing-free = Elle ne coûte rien et apporte un local vide.
option-voluntary-closing-paid = Elle coûte la catégorie.
option-voluntary-closing-no-vacancy = Elle ne coûte rien et n’apporte pas de local vide.
option-closure-cost = Prix d’une fermeture par carte
option-closure-cost-true = On perd la catégorie du commerce.
option-closure-cost-false = On ne perd aucun point.
option-dice-match = Ce que les dés doivent montrer
option-dice-match-exact = Exactement les faces de la carte.
option-dice-match-at-least = Au moins les faces de la carte.
option-reward = Récompense d’une catégorie
option-reward-never-down = Le marqueur n’y recule jamais.
option-reward-set = Le marqueur y est placé, même en reculant.
option-red-end = La dernière case rouge
option-red-end-insolvency = Qui l’atteint est insolvable.
option-red-end-floor = Personne ne descend sous la case 2.

## Choses

field-effect = effet
field-close = fermeture
field-check = contrôle
field-settle = encaissement
branch-fashion = mode
branch-sport = sport
branch-restaurant = restaurants
branch-shoes = chaussures
branch-beauty = beauté
branch-tech = électronique
branch-home = maison
branch-toys = jouets
branch-books = livres
branch-health = santé
branch-jewel = bijoux
branch-leisure = loisirs
zone-red = rouge
zone-grey = grise
zone-green = verte
zone-any = quelconque
bonus-refresh = renouvellement
bonus-adjust = ajuster un dé
bonus-roll = lancer gratuit
bonus-again = repiocher
way-up = vers le haut
way-down = vers le bas
ending-none = pas finie
ending-chips = le dernier jeton
ending-rounds = la limite de manches
ending-supply = la réserve de cartes épuisée
ending-alone = un seul centre solvable
category-i = I
category-ii = II
category-iii = III
category-iv = IV
category-v = V
card-vacancy = un local vide
card-closure = une carte de fermeture
card-refresh-red-1 = Renouvellement (rouge)
card-adjust-red-1 = Ajustement (rouge)
card-roll-red-1 = Lancer gratuit (rouge)
card-refresh-red-2 = Renouvellement (rouge)
card-adjust-red-2 = Ajustement (rouge)
card-roll-red-2 = Lancer gratuit (rouge)
card-refresh-grey-1 = Renouvellement (gris)
card-adjust-grey-1 = Ajustement (gris)
card-roll-grey-1 = Lancer gratuit (gris)
card-refresh-grey-2 = Renouvellement (gris)
card-adjust-grey-2 = Ajustement (gris)
card-roll-grey-2 = Lancer gratuit (gris)
card-refresh-green-1 = Renouvellement (vert)
card-adjust-green-1 = Ajustement (vert)
card-roll-green-1 = Lancer gratuit (vert)
card-refresh-green-2 = Renouvellement (vert)
card-adjust-green-2 = Ajustement (vert)
card-roll-green-2 = Lancer gratuit (vert)
card-again-1 = Repioche
card-again-2 = Repioche
card-again-3 = Repioche
card-again-4 = Repioche
card-again-5 = Repioche
card-again-6 = Repioche
card-thimblewick = Thimblewick
card-plainfold = Plainfold
card-button-and-bray = Button and Bray
card-hemline-row = Hemline Row
card-corduroy-lane = Corduroy Lane
card-velvet-ledger = Velvet Ledger
card-needle-parade = Needle Parade
card-tailor-quill = Tailor Quill
card-maison-orrel = Maison Orrel
card-drapery-arcade = Drapery Arcade
card-halden-nine = Halden Nine
card-fleetfoot-depot = Fleetfoot Depot
card-racket-barn = Racket Barn
card-trailhound = Trailhound
card-court-and-crease = Court and Crease
card-summit-larder = Summit Larder
card-oarlock-supply = Oarlock Supply
card-velodrome-yard = Velodrome Yard
card-iron-meadow = Iron Meadow
card-pentathlon-hall = Pentathlon Hall
card-ladle-and-loaf = Ladle and Loaf
card-pepperdrift = Pepperdrift
card-noodle-ferry = Noodle Ferry
card-the-dented-pot = The Dented Pot
card-saffron-tram = Saffron Tram
card-brindle-grill = Brindle Grill
card-olive-signal = Olive Signal
card-harbour-skillet = Harbour Skillet
card-quince-and-ember = Quince and Ember
card-table-forty = Table Forty
card-cobble-and-clack = Cobble and Clack
card-lacework-corner = Lacework Corner
card-heelmark = Heelmark
card-puddlestride = Puddlestride
card-loafer-lodge = Loafer Lodge
card-brogue-bureau = Brogue Bureau
card-stepwise-nine = Stepwise Nine
card-sole-cartel = Sole Cartel
card-palace-of-pumps = Palace of Pumps
card-rosewater-desk = Rosewater Desk
card-lather-lab = Lather Lab
card-powderfall = Powderfall
card-mirror-minute = Mirror Minute
card-amberleaf-counter = Amberleaf Counter
card-nightcream-nook = Nightcream Nook
card-vial-forty-one = Vial Forty-One
card-tincture-row = Tincture Row
card-silk-petal-atelier = Silk Petal Atelier
card-maison-lumenne = Maison Lumenne
card-plugpoint = Plugpoint
card-bitbarn = Bitbarn
card-charger-shack = Charger Shack
card-pixel-smithy = Pixel Smithy
card-circuit-alley = Circuit Alley
card-gadget-lagoon = Gadget Lagoon
card-nimbus-wired = Nimbus Wired
card-quantum-counter = Quantum Counter
card-lampshade-inn = Lampshade Inn
card-cushion-dock = Cushion Dock
card-spoon-and-shelf = Spoon and Shelf
card-doormat-duke = Doormat Duke
card-teak-tundra = Teak Tundra
card-linen-ledge = Linen Ledge
card-studio-alcove = Studio Alcove
card-villa-interiora = Villa Interiora
card-marble-alley = Marble Alley
card-kite-and-puppet = Kite and Puppet
card-humming-top = Humming Top
card-brickling-bench = Brickling Bench
card-teddy-junction = Teddy Junction
card-dicehaven = Dicehaven
card-carousel-works = Carousel Works
card-grand-toy-assembly = Grand Toy Assembly
card-dog-ear-books = Dog-Ear Books
card-paper-lantern-press = Paper Lantern Press
card-footnote-corner = Footnote Corner
card-chapter-quay = Chapter Quay
card-atlas-nook = Atlas Nook
card-the-quiet-stack = The Quiet Stack
card-folio-palace = Folio Palace
card-lens-and-frame = Lens and Frame
card-corner-dispensary = Corner Dispensary
card-wellspring-remedies = Wellspring Remedies
card-spectacle-row = Spectacle Row
card-vitamin-pier = Vitamin Pier
card-balance-apothecary = Balance Apothecary
card-gilt-and-garnet = Gilt and Garnet
card-carat-court = Carat Court
card-moonstone-bench = Moonstone Bench
card-tourbillon-gate = Tourbillon Gate
card-crown-vitrine = Crown Vitrine
card-pinfall-lanes = Pinfall Lanes
card-escape-cellar = Escape Cellar
card-starlight-screens = Starlight Screens
card-skyglass-picture-house = Skyglass Picture House
card-orbit-arcade-park = Orbit Arcade Park
card-hollowell-department-store = Hollowell Department Store
card-great-basket-hypermarket = Great Basket Hypermarket
card-mercer-plaza-house = Mercer Plaza House
card-northgate-foodhall = Northgate Foodhall
card-everyhome-warehouse = Everyhome Warehouse
card-heronwick-galleries = Heronwick Galleries
card-tannery-hall = Tannery Hall
card-union-bazaar = Union Bazaar
card-polar-electric-depot = Polar Electric Depot
card-meridian-emporium = Meridian Emporium
card-castellan-and-daughters = Castellan and Daughters
card-atrium-grand = Atrium Grand
card-waffle-hatchery = Waffle Hatchery
card-bao-bench = Bao Bench
card-taco-tram = Taco Tram
card-soup-hatch = Soup Hatch
card-crepe-cart = Crepe Cart
card-falafel-stop = Falafel Stop
card-pasta-presto = Pasta Presto
card-curry-crate = Curry Crate
card-burger-bay = Burger Bay
card-sushi-slip = Sushi Slip
card-pretzel-post = Pretzel Post
card-gyro-gate = Gyro Gate
card-smoothie-spot = Smoothie Spot
card-pizza-panel = Pizza Panel
card-wok-wagon = Wok Wagon
card-salad-station = Salad Station
card-fries-furnace = Fries Furnace
card-doughnut-dome = Doughnut Dome
card-kebab-kiosk = Kebab Kiosk
card-gelato-galley = Gelato Galley

## Nombres de choses : unit-NOM

unit-chapter = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-store = { $count ->
    [one] { $count } boutique
   *[other] { $count } boutiques
}
unit-anchor = { $count ->
    [one] { $count } enseigne phare
   *[other] { $count } enseignes phares
}
unit-counter = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
unit-closure-card = { $count ->
    [one] { $count } carte de fermeture
   *[other] { $count } cartes de fermeture
}
unit-business = { $count ->
    [one] { $count } commerce
   *[other] { $count } commerces
}
unit-vacancy = { $count ->
    [one] { $count } local vide
   *[other] { $count } locaux vides
}
unit-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-branch = { $count ->
    [one] { $count } branche
   *[other] { $count } branches
}
unit-category = { $count ->
    [one] { $count } catégorie
   *[other] { $count } catégories
}
unit-round = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}

## Ce qu’apporte un coup : brings-NOM

brings-chips = { $change } pour les jetons

## Ce qui départage : tie-NOM

tie-solvent = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Le centre solvable passe devant : { $winner }.
tie-category = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. La catégorie la plus haute départage : { $winner }.
tie-chips = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Le plus grand nombre de jetons départage : { $winner }.
tie-marker = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Le marqueur le plus avancé départage : { $winner }.
tie-vacancies = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Le plus petit nombre de locaux vides départage : { $winner }.

## Titres de la table

heading-stacks = Marché
heading-store-pile = Pioche des boutiques
heading-anchor-pile = Enseignes phares
heading-counter-pile = Restauration rapide
heading-chip = Jetons
heading-display = Étalage
heading-draw = Pioche
heading-discard = Défausse
heading-closures = Cartes de fermeture
heading-dice = Dés
heading-marker = Case
heading-category = Catégorie
heading-branch = Branches
heading-round = Manche
heading-insolvent = insolvable
heading-open = ouverte
heading-odds = Chances en % avec 1, 2, 3 lancers
heading-keep = Dés à garder pour cela
heading-pending-refresh = Renouvellement prévu
heading-deck = Paquet personnel
heading-track = Piste de points
heading-may-dismiss = peut être écarté
heading-may-rearrange = réordonne l’étalage
heading-may-swap = peut être échangée
heading-may-close = peut être fermé
heading-opens = va ouvrir
heading-stays = réussit
heading-fails = échoue
heading-pays = rapporte
heading-nothing = rien ne se passe
heading-unopened = pas encore ouverte
heading-met = tout ce qu’il faut est là
heading-unmet = il manque quelque chose
heading-needs = Demande
heading-faces = Dés
heading-die-kept = reste en place
heading-die-rolled = est relancé
heading-target = L’enjeu
heading-best-keep = À garder de préférence
heading-roll-none = tous sont relancés
heading-choose-dice = Choisissez les dés à relancer.
heading-next-turn = Prochain tour
heading-represented = proposée
heading-not-represented = non proposée
heading-chip-free = Le jeton est encore à prendre
heading-chip-of = A le jeton
heading-start = Départ
heading-symbol = Symbole de pioche
heading-reward = Récompense
heading-no-closures = Aucune carte de fermeture en main.
heading-to-category = Branches jusqu’à la catégorie suivante
heading-lay-so = Choisissez deux cartes : elles changent de place.
heading-empty-field = vide
heading-whose-mall = Centre montré

## Ce qui se contredit dans le fichier d’une boîte

box-rise = « insolvency_field », « lowest_paid », « start » et « fields » doivent croître de 1 à { $most } au plus
box-zones = « red_last » et « grey_last » doivent croître et laisser une case à chaque zone
box-symbols = « deck_symbols » désigne une case au-delà de la dernière
box-deck = « starting_vacancies » et « rounds » font ensemble { $most } au plus : un paquet n’en tient pas davantage
box-pile = « closures_in_pile » ne dépasse pas { $most }, le nombre de cartes de fermeture
box-stacks = la pioche des boutiques doit compter au moins { $least } cartes, une pour chaque pile visible
box-branches = { $count } entrées ; le plan en a { $wanted } (MJ-12.1)
box-first-needed = « branches_needed » doit être 0 : chaque centre commence là (MJ-1.9)
box-needed = « branches_needed » doit croître, jusqu’au nombre de branches
box-reward = « reward_field » attend une case de la piste où l’on est solvable, ou 0
box-points = « { $key } » ne dépasse pas { $most } points
box-no-store = aucune boutique n’est de cette branche
box-dice = « dice » attend une à { $dice } faces de 1 à { $faces }
box-category = « category » attend un nombre de 1 à { $most }
box-own-branch = « needs_branches » désigne sa propre branche
box-same-name = deux cartes portent ce nom (MJ-2.7)
box-roll-cost = « { $key } » vaut au plus { $most } : même depuis la dernière case, personne ne pourrait payer plus en restant sur « lowest_paid » (MJ-8.15)
box-never-reached = aucun centre ne pourrait arriver là : les boutiques qui peuvent ouvrir sont de { $count } branches (MJ-12.4)
box-never-opens = cette carte ne pourrait jamais ouvrir : aucun centre ne peut avoir la catégorie, les branches, les enseignes phares et les comptoirs qu’elle demande (MJ-6.1)

## Comment s’appellent les tables et les entrées du fichier d’une boîte : sheet-TABLE, entry-CLÉ

sheet-category = Cartes de catégorie
sheet-branch = Branches
sheet-store = Boutiques
sheet-anchor = Enseignes phares
sheet-counter = Comptoirs
sheet-closure = Cartes de fermeture
entry-starting-vacancies = Locaux vides au départ
entry-max-anchors = Enseignes phares au plus
entry-closures-in-pile = Cartes de fermeture dans la pioche
entry-fields = Cases de la piste
entry-start = Case de départ
entry-insolvency-field = Case d’insolvabilité
entry-lowest-paid = Case la plus basse pour payer
entry-red-last = Dernière case rouge
entry-grey-last = Dernière case grise
entry-deck-symbols = Cases au symbole de pioche
entry-free-rolls = Lancers gratuits
entry-roll-cost = Prix d’un lancer de plus
entry-roll-cost-anchor = Le même pour une enseigne phare
entry-rounds = Manches
entry-branches-needed = Branches nécessaires
entry-reward-field = Case de récompense
entry-descent-cost = Coût de la perte
entry-end-points = Points à la fin
entry-points-red = Points en zone rouge
entry-points-grey = Points en zone grise
entry-points-green = Points en zone verte
entry-per-vacancy = Points par local vide
entry-chip-value = Valeur du jeton
entry-restaurant = Restaurants
entry-category = Catégorie
entry-branch = Branche
entry-dice = Dés
entry-needs-branches = Branches requises
entry-needs-anchors = Enseignes phares requises
entry-needs-counters = Comptoirs requis
entry-code = Code
entry-bonus = Bonus
entry-zone = Zone

## Les ordres permanents : jusqu’à quand ils valent, et ce qui les interrompt

unless-marker-at = un marqueur a atteint la case { $n }

about-store = { $card } : boutique, { $branch }, catégorie { $category } ; dés { $dice } ; il lui faut { $needs }
about-anchor = { $card } : enseigne phare, catégorie { $category } ; dés { $dice }
about-counter = { $card } : comptoir de la restauration rapide ; dés { $dice }
about-needs-anchors = enseignes phares : { $count }
about-needs-counters = comptoirs : { $count }
about-chips = Jetons encore disponibles, avec leur valeur : { $chips }
about-zones = La case d’un centre est celle de son marqueur sur la piste de points, un point par case : rouge jusqu’à la case { $red }, gris jusqu’à la case { $grey }, vert au-delà ; qui est sur la case { $last } est insolvable.
about-category = Catégorie { $category } : branches requises { $needed }, case de récompense { $reward } ; points à la fin { $end }, en rouge { $red }, en gris { $grey }, en vert { $green }, par local vide { $vacancy }
about-display = Un étalage est sous ces cases, de gauche à droite : { $fields }
