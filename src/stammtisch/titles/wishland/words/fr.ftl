# Les mots de Wishland.

## Ce qui arrive : tell-EVENT

tell-first-player = { $seat } détient le marqueur de premier joueur.
tell-tile = La tuile « { $achievement } » est posée sur le plateau.
tell-blank = Une tuile vierge : « { $achievement } » reste en jeu.
tell-entrepreneur = { $seat } révèle { $entrepreneur }.
tell-private-tile = Le succès « { $achievement } » est réservé à { $seat }.
tell-dealt = Nouveau sur le marché : { $card }.
tell-reshuffled = Les défausses sont mélangées et deviennent les pioches.
tell-renewed = La défausse est mélangée à la pioche, qui compte maintenant { $cards }.
tell-round = La manche { $round } commence.
tell-marker-placed = { $seat } prend la case { $space } de l’ordre du tour.
tell-marker-moved = { $seat } avance son marqueur sur la case { $space }.
tell-income = { $seat } touche un revenu de { $credits }.
tell-turn = Cycle { $cycle } : c’est à { $seat } de jouer.
tell-placed = { $seat } place { $workers } : { $field }.
tell-bought = { $seat } achète « { $card } » pour { $price }.
tell-sponsored = { $seat } paie { $price } de plus pour la récompense du mécène.
tell-mascot-bonus = { $seat } reçoit le bonus de la mascotte numéro { $number }.
tell-credits = { $seat } reçoit { $credits }.
tell-points = { $seat } marque { $points }.
tell-booths = { $seat } installe { $booths }.
tell-no-booths = Il ne reste plus de guichet pour { $seat }.
tell-happiness = Le bonheur de { $seat } monte à { $at }.
tell-visitors = Le nombre de visiteurs de { $seat } monte à { $at }.
tell-worker = { $seat } gagne un employé : encore { $recruits }.
tell-reserve-empty = La réserve de { $seat } est vide : des employés de plus font baisser les prix.
tell-no-worker = La réserve de { $seat } est vide ; l’employé est perdu.
tell-no-step = Le marqueur de { $seat } est au bout de la piste ; le pas est perdu.
tell-no-boost = { $seat } n’a que faire d’un coup de pouce.
tell-collected = { $seat } récupère { $workers }.
tell-passed = { $seat } n’a aucun employé à récupérer et passe.
tell-shuttled = { $seat } paie { $price } et récupère { $workers }.
tell-claimed = { $seat } revendique « { $achievement } ».
tell-drawn = Une carte en main : { $card }.
tell-hand-discarded = Le reste de la main est défaussé : { $cards }.
tell-stopped = { $seat } ne peut ni jouer ni faire de la publicité et garde sa main.
tell-final-scoring = La dernière manche est finie : décompte final.
tell-no-late-purchase = { $seat } n’achète plus rien.
tell-settled = { $line } : { $points } pour { $seat }.

## Ce qu’il faut décider : ask-, hint-, when-

ask-keep = Gardez l’un de vos deux entrepreneurs.
hint-keep = L’entrepreneur agit pour vous du début à la fin. L’autre quitte la partie sans être vu.
when-keep = Les entrepreneurs se choisissent avant la première manche.
ask-place-marker = Choisissez votre place dans l’ordre du tour.
hint-place-marker = Plus à gauche, on joue plus tôt ; plus à droite, la récompense est meilleure. À la dernière manche, le marqueur le plus à droite départage.
when-place-marker = L’ordre du tour se choisit au début de la manche.
ask-act = Achetez une carte, faites de la publicité ou récupérez vos employés.
hint-act = Chaque pile sur une case coûte un employé de plus à la suivante. Revendiquez un succès avant les autres.
when-act = Les actions principales se font pendant votre tour.
ask-free-step = Revendiquez un succès, récupérez contre paiement ou terminez.
hint-free-step = Revendiquer est gratuit et peut se répéter.
when-free-step = Les gestes gratuits se font avant ou après l’action principale de son tour.
ask-press = Récupérez tous vos employés ou laissez-les.
hint-press = Vos employés sur les cases coûtent aussi aux autres.
when-press = Cette récupération n’a lieu qu’à la fin d’un tour de publicité.
ask-sponsor = Payez plus pour la récompense du mécène, ou gardez l’argent.
hint-sponsor = Ce que rapporte la carte ne peut pas payer.
when-sponsor = Cela se paie juste après le prix d’une carte.
ask-boost = Un coup de pouce : bonheur, visiteurs ou employé.
hint-boost = Certaines cases des pistes paient aussitôt ; la réserve vide, on achète moins cher.
when-boost = Un coup de pouce se choisit quand vous le recevez.
ask-drawn = Piochez encore, jouez une carte ou faites de la publicité.
hint-drawn = Jouer une carte ou faire de la publicité défausse le reste de la main.
when-drawn = On joue les cartes en main après une pioche.
ask-late-purchase = Achetez une dernière carte, ou aucune.
hint-late-purchase = Elle ne demande aucun employé et compte pour tout le décompte final.
when-late-purchase = Cet achat précède le décompte final.

## Comment un choix est proposé : say-DECISION-WORD

say-keep-keep = Garder { $entrepreneur }
say-place-marker-space = Case { $space }
say-act-buy = Acheter « { $card } »
say-act-buy-with = Acheter « { $card } », employés en plus : { $extra }
say-act-advertise = Faire de la publicité
say-act-collect = Récupérer tous les employés
say-act-block = Placer des employés sans acheter : { $field }
say-act-draw = Piocher une carte
say-act-free-draw = Avancer le marqueur et piocher
say-act-shuttle = Payer et récupérer tous les employés
say-act-claim = Revendiquer « { $achievement } »
say-free-step-claim = Revendiquer « { $achievement } »
say-free-step-shuttle = Payer et récupérer tous les employés
say-free-step-free-draw = Avancer le marqueur et piocher
say-free-step-go-on = Finir le tour
say-press-collect = Récupérer tous les employés
say-press-leave = Les laisser
say-sponsor-pay = Payer plus
say-sponsor-save = Garder l’argent
say-boost-take = { $boost }
say-drawn-play = Jouer « { $card } »
say-drawn-play-with = Jouer « { $card } », employés en plus : { $extra }
say-drawn-advertise = Faire de la publicité
say-drawn-draw = Piocher encore
say-drawn-free-draw = Avancer le marqueur et piocher
say-drawn-stop = Finir le tour en gardant la main
say-late-purchase-buy = Acheter « { $card } »
say-late-purchase-nothing = Ne rien acheter

## Pourquoi c’est interdit : why-REASON

why-not-dealt = Vous n’avez pas reçu cet entrepreneur.
why-space-taken = { $seat } occupe déjà cette case.
why-few-workers = Il faut { $workers } ; vous avez { $available }.
why-limit = Votre limite de cartes par couleur est { $limit } ; elle est atteinte ({ $colour }).
why-price = Cela coûte { $price } ; vous avez { $credits }.
why-reserve-left = Des employés de plus n’aident qu’une fois la réserve vide ; vous avez { $recruits }.
why-extra-workers = Ici, vous pouvez ajouter au plus { $workers }.
why-not-on-market = Cette carte n’est pas visible sur le marché.
why-no-blocking = On place des employés pour acheter une carte.
why-draw-first = En solo, on pioche d’abord une carte.
why-not-in-play = Ce succès n’est pas en jeu pour vous.
why-claimed = Il est déjà revendiqué.
why-condition = Il en faut { $want } ; vous en avez { $have }.
why-no-shuttle = Rien dans votre parc ne le permet.
why-shuttled = Vous l’avez déjà fait ce tour-ci.
why-no-workers-out = Aucun de vos employés n’est sur une case.
why-solo-only = Cela n’existe qu’en solo.
why-no-card-left = Il ne reste aucune carte à piocher.
why-last-space = Votre marqueur est sur la dernière case.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-must-finish = Vous pouvez jouer ou faire de la publicité : il le faut, ou piocher encore.
why-too-late = Les pioches gratuites cessent après l’action principale.
why-reserve-empty = Votre réserve est vide.
why-track-end = Votre marqueur est sur { $at }, au bout de la piste.
why-owned = Cette carte appartient à { $seat }.
why-in-pile = Cette carte est cachée dans une pioche.

## D’où viennent les points

source-cards = Cartes jouées
source-track = Piste du bonheur
source-spaces = Ordre du tour
source-bonuses = Bonus des mascottes
source-effects = Effets permanents
source-claims = Succès
source-entrepreneur = Entrepreneur
source-hotels = Hôtels
source-mascots = Mascottes
source-shows = Spectacles
source-duplicates = Spectacles en double
source-happiness = Visiteurs heureux
source-visitors = Parc plein
source-losses = Prêts

## Options

option-entrepreneurs = Entrepreneurs
option-entrepreneurs-false = Sans entrepreneurs.
option-entrepreneurs-true = Chacun en a un.
option-achievement-tiles = Tuiles de succès
option-achievement-tiles-false = Seulement les succès imprimés.
option-achievement-tiles-true = Des tuiles en remplacent.
option-allow-blocking-placement = Placer sans acheter
option-allow-blocking-placement-false = On place pour acheter.
option-allow-blocking-placement-true = On peut aussi bloquer une case.
option-price-tests-use-printed = Prix considéré par les effets
option-price-tests-use-printed-true = Le prix imprimé.
option-price-tests-use-printed-false = Le prix payé.
option-h07-includes-mascots = Mascottes pour les Suites à thème
option-h07-includes-mascots-true = Elles comptent comme couleur.
option-h07-includes-mascots-false = Elles ne comptent pas.
option-h08-search-piles = Portée de l’achat tardif
option-h08-search-piles-true = Toute carte sans propriétaire.
option-h08-search-piles-false = Les cartes visibles seulement.
option-h08-triggers = Effets de l’achat tardif
option-h08-triggers-true = Les effets permanents y réagissent.
option-h08-triggers-false = Ils n’y réagissent pas.
option-h08-before-entrepreneurs = Moment de l’achat tardif
option-h08-before-entrepreneurs-true = Avant tout décompte.
option-h08-before-entrepreneurs-false = Après le décompte des entrepreneurs.
option-h11-counts = Ce que compte l’Hôtel des galeries
option-h11-counts-total = Tous les symboles.
option-h11-counts-different = Les symboles différents.
option-e01-pays-for-starting-booth = Le premier guichet de la Collectionneuse
option-e01-pays-for-starting-booth-false = Il ne rapporte rien.
option-e01-pays-for-starting-booth-true = Il rapporte quand elle est révélée.
option-e10-sees-mascots-without-h10 = Mascottes du Conservateur
option-e10-sees-mascots-without-h10-true = Leurs symboles sont acquis.
option-e10-sees-mascots-without-h10-false = Ils ne comptent qu’avec le Manoir des mascottes.
option-happiness-goal-counts-booths = Guichets au bout de la piste du bonheur
option-happiness-goal-counts-booths-false = Ils n’y sont pas une couleur.
option-happiness-goal-counts-booths-true = Ils forment une sixième couleur.
option-collect-needs-workers = Hôtels qui récupèrent
option-collect-needs-workers-true = Seulement si un employé est sur une case.
option-collect-needs-workers-false = Même si aucun n’y est.
option-solo-free-draw-in-window-b = Solo : pioches gratuites après l’action
option-solo-free-draw-in-window-b-false = Impossibles.
option-solo-free-draw-in-window-b-true = Possibles.

## Les choses

colour-ride = attraction
colour-performer = artiste
colour-restaurant = restaurant
colour-hotel = hôtel
colour-mascot = mascotte
colour-booth = guichet
field-ride = attractions
field-performer = artistes
field-restaurant = restaurants
field-hotel = hôtels
field-mascot = mascottes
field-advertising = publicité
boost-happiness = Bonheur
boost-visitors = Visiteurs
boost-worker = Employé
gain-points = points
gain-happiness = bonheur
gain-visitors = visiteurs
gain-worker = employé
gain-credits = crédits
gain-booth = guichet
gain-boost = coup de pouce
gain-entertainment = symbole de spectacle
main-none = pas encore
main-buy = achat
main-advertise = publicité
main-collect = récupération
main-block = placement
symbol-coaster = montagnes russes
symbol-carousel = carrousel
symbol-water = eau
symbol-ice-cream = glace
symbol-drinks = boissons
symbol-burger = burger
symbol-stage = scène
symbol-street = rue
symbol-parade = parade
symbol-bed = lit
symbol-pool = piscine
symbol-garden = jardin
entertainment-juggling = jonglerie
entertainment-comedy = comique
entertainment-magic = magie
entertainment-music = musique
entertainment-dance = danse
entertainment-acrobatics = acrobatie
entertainment-puppetry = marion{ "\u00AD" }nettes
entertainment-fire = feu
entrepreneur-collector = la Collection{ "\u00AD" }neuse
entrepreneur-bargain-hunter = le Chasseur de soldes
entrepreneur-trophy-hunter = la Chasseuse de trophées
entrepreneur-optimist = l’Optimiste
entrepreneur-promoter = la Promotrice
entrepreneur-chef = le Chef cuisinier
entrepreneur-hotelier = l’Hôtelière
entrepreneur-toymaker = le Fabricant de jouets
entrepreneur-heir = l’Héritière
entrepreneur-curator = le Conserva{ "\u00AD" }teur
entrepreneur-specialist = la Spécialiste
entrepreneur-franchiser = le Franchiseur
achievement-happy-park = Parc heureux
achievement-crowded-park = Parc bondé
achievement-big-staff = Grande équipe
achievement-fifteen-points = Quinze points
achievement-ride-paradise = Paradis des attractions
achievement-showtime = Place au spectacle
achievement-food-court = Allée gourmande
achievement-hotel-mile = Avenue des hôtels
achievement-mascot-family = Famille de mascottes
achievement-well-balanced = Bel équilibre
achievement-monoculture = Monoculture
achievement-top-of-the-track = Au bout de la piste
achievement-full-range = Offre complète
achievement-brand-loyalty = Fidélité à la marque
achievement-encyclopedia = Encyclo{ "\u00AD" }pédie
achievement-busy-builder = Bâtisseur zélé
achievement-cash-machine = Machine à sous
achievement-war-chest = Trésor de guerre
achievement-high-roller = Grand train
achievement-blank-1 = tuile vierge
achievement-blank-2 = tuile vierge
achievement-blank-3 = tuile vierge
achievement-blank-4 = tuile vierge
achievement-blank-5 = tuile vierge
line-cards = Cartes jouées
line-track = Piste du bonheur
line-spaces = Ordre du tour
line-bonuses = Bonus des mascottes
line-effects = Effets permanents
line-claims = Succès
line-entrepreneur = Entre{ "\u00AD" }preneur
line-hotels = Hôtels
line-mascots = Mascottes
line-shows = Spectacles
line-duplicates = Spectacles en double
line-happiness = Visiteurs heureux
line-visitors = Parc plein
line-losses = Prêts
card-kiddie-coaster = Petites montagnes russes
card-mine-cart = Wagonnet de la mine
card-wild-mouse = Souris folle
card-spinning-coaster = Montagnes russes tournantes
card-wooden-coaster = Montagnes russes en bois
card-corkscrew = Tire-bouchon
card-launch-coaster = Catapulte
card-hyper-coaster = Montagnes russes géantes
card-teacups = Tasses à thé
card-pony-carousel = Manège à poneys
card-swing-carousel = Chaises volantes
card-octopus = Pieuvre
card-ferris-wheel = Grande roue
card-tilt-disc = Disque incliné
card-gyro-tower = Tour gyro{ "\u00AD" }scopique
card-sky-wheel = Roue du ciel
card-paddle-boats = Pédalos
card-splash-pad = Pataugeoire
card-lazy-river = Rivière paresseuse
card-water-slide = Toboggan aquatique
card-log-flume = Bûches
card-rapids-raft = Rapides
card-plunge-boat = Bateau plongeant
card-aqua-coaster = Montagnes russes aquatiques
card-stage-juggler = Jongleur de scène
card-street-juggler = Jongleur de rue
card-parade-juggler = Jongleur de parade
card-stage-clown = Clown de scène
card-street-clown = Clown de rue
card-parade-clown = Clown de parade
card-stage-magician = Magicien de scène
card-street-magician = Magicien de rue
card-parade-magician = Magicien de parade
card-stage-musician = Musicien de scène
card-street-musician = Musicien de rue
card-parade-musician = Musicien de parade
card-stage-dancer = Danseur de scène
card-street-dancer = Danseur de rue
card-parade-dancer = Danseur de parade
card-stage-acrobat = Acrobate de scène
card-street-acrobat = Acrobate de rue
card-parade-acrobat = Acrobate de parade
card-stage-puppeteer = Marionnet{ "\u00AD" }tiste de scène
card-street-puppeteer = Marionnet{ "\u00AD" }tiste de rue
card-parade-puppeteer = Marionnet{ "\u00AD" }tiste de parade
card-stage-fire-eater = Cracheur de feu de scène
card-street-fire-eater = Cracheur de feu de rue
card-parade-fire-eater = Cracheur de feu de parade
card-gelato-cart = Charrette à glaces
card-lolly-stand = Stand de sucettes
card-sundae-palace = Palais des coupes glacées
card-frozen-yogurt-bar = Bar à yaourt glacé
card-waffle-house = Maison des gaufres
card-grand-creamery = Grand glacier
card-snow-cone-franchise = Franchise de granités
card-candy-floss-franchise = Franchise de barbe à papa
card-juice-bar = Bar à jus
card-lemonade-stall = Stand de limonade
card-cocktail-lounge = Salon à cocktails
card-tea-room = Salon de thé
card-vineyard-terrace = Terrasse du vignoble
card-rooftop-brasserie = Brasserie des toits
card-soda-franchise = Franchise de sodas
card-coffee-franchise = Franchise de café
card-hot-dog-stand = Stand de hot-dogs
card-fries-kiosk = Kiosque à frites
card-burger-diner = Diner à burgers
card-taco-truck = Camion à tacos
card-pizza-corner = Coin pizza
card-steak-house = Maison du steak
card-noodle-franchise = Franchise de nouilles
card-chicken-franchise = Franchise de poulet
card-landmark-palace = Palais emblé{ "\u00AD" }matique
card-cash-back-inn = Auberge du rembourse{ "\u00AD" }ment
card-grand-opening-hotel = Hôtel de l’inaugu{ "\u00AD" }ration
card-gatehouse-hotel = Hôtel du portail
card-ticket-collector-lodge = Lodge des collection{ "\u00AD" }neurs
card-three-summits-hotel = Hôtel des trois sommets
card-theme-suites = Suites à thème
card-late-checkout-hotel = Hôtel du départ tardif
card-cabaret-hotel = Hôtel du cabaret
card-mascot-manor = Manoir des mascottes
card-gallery-hotel = Hôtel des galeries
card-encore-hotel = Hôtel du rappel
card-press-hotel = Hôtel de la presse
card-half-board-hotel = Hôtel en demi-pension
card-flexi-stay-hotel = Hôtel flexible
card-shuttle-bus-hotel = Hôtel de la navette
card-all-inclusive-resort = Complexe tout compris
card-artists-hotel = Hôtel des artistes
card-sponsor-tower = Tour du mécène
card-trophy-hotel = Hôtel des trophées
card-hotel-chain-head-office = Siège de la chaîne hôtelière
card-luxury-towers = Tours de luxe
card-gourmet-hotel = Hôtel gastro{ "\u00AD" }nomique
card-boundless-resort = Complexe sans limites
card-rocket-fox = Renard Fusée
card-rocket-fox-2 = Renard Fusée II
card-twirl-bear = Ours Toupie
card-twirl-bear-2 = Ours Toupie II
card-captain-otter = Capitaine Loutre
card-captain-otter-2 = Capitaine Loutre II
card-penguin-pip = Pip le manchot
card-penguin-pip-2 = Pip le manchot II
card-toucan-tom = Tom le toucan
card-toucan-tom-2 = Tom le toucan II
card-bull-benny = Benny le taureau
card-bull-benny-2 = Benny le taureau II
card-diva-cat = Diva la chatte
card-diva-cat-2 = Diva la chatte II
card-raccoon-rex = Rex le raton laveur
card-raccoon-rex-2 = Rex le raton laveur II
card-lion-leo = Léo le lion
card-lion-leo-2 = Léo le lion II
card-sleepy-sloth = Paresseux Dodo
card-sleepy-sloth-2 = Paresseux Dodo II
card-dolphin-dot = Dot le dauphin
card-dolphin-dot-2 = Dot le dauphin II
card-peacock-pia = Pia la paonne
card-peacock-pia-2 = Pia la paonne II

## What effects do and achievements count: does-, measure-, sort-, h11-counts-

does-discount = cartes moins chères
does-discount-nth = la n-ième carte est moins chère
does-no-limit = pas de limite de cartes
does-multiply-happiness = le bonheur compte plusieurs fois
does-multiply-visitors = les visiteurs comptent plusieurs fois
does-multiply-bonus = les bonus de mascotte comptent plusieurs fois
does-convert = convertir pas et employés
does-paid-collect = récupérer ses employés contre des crédits
does-press-collect = récupérer ses employés après la publicité
does-sponsor = à chaque achat, des points contre des crédits
does-waive = aucune perte pour les restaurants à prêt
does-own-symbols = les symboles de ses mascottes comptent aussi
does-bonus-symbol = symboles de spectacle en plus
does-late-purchase = un achat à la fin
does-private-tile = un succès à soi
does-on-play = pour chaque carte jouée
does-on-price = pour chaque carte chère jouée
does-on-nth = pour la n-ième carte
does-on-new-symbol = pour chaque nouveau symbole
does-on-own-claim = pour chaque succès à soi
does-on-any-claim = pour chaque succès de n’importe qui
does-income-per = revenu par carte
does-income-at = revenu à partir d’un nombre de cartes
does-first-income = une fois, à la première phase de revenu
does-final = points à la fin
measure-cards = cartes de la couleur
measure-all-cards = toutes les cartes
measure-most-of-colour = cartes de la couleur la plus fréquente
measure-sets = séries des cinq couleurs
measure-dear-cards = cartes chères
measure-happiness = bonheur
measure-visitors = visiteurs
measure-lower-track = le moins avancé, du bonheur ou des visiteurs
measure-higher-track = le plus avancé, du bonheur ou des visiteurs
measure-workers = employés
measure-empty-reserve = réserve vide
measure-points = points
measure-credits = crédits
measure-income = revenu
measure-booths = guichets
measure-symbols = symboles de catégorie
measure-kinds-of-symbols = symboles de catégorie différents
measure-collection = symboles différents rassemblés
measure-copies = le symbole le plus fréquent
measure-copies-without-mascots = le symbole le plus fréquent, sans les mascottes
measure-full-colours = couleurs avec assez de symboles différents
measure-duplicates = symboles de spectacle en double
sort-board = sur le plateau
sort-tile = une tuile
sort-blank = une tuile vierge
h11-counts-total = tous
h11-counts-different = les différents

## Quantités : unit-NAME

unit-chapter = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-credit = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
unit-happiness = { $count ->
    [one] { $count } bonheur
   *[other] { $count } bonheur
}
unit-visitor = { $count ->
    [one] { $count } visiteur
   *[other] { $count } visiteurs
}
unit-worker = { $count ->
    [one] { $count } employé
   *[other] { $count } employés
}
unit-recruit = { $count ->
    [one] { $count } employé en réserve
   *[other] { $count } employés en réserve
}
unit-boost = { $count ->
    [one] { $count } coup de pouce
   *[other] { $count } coups de pouce
}
unit-achievement = { $count ->
    [one] { $count } succès à revendiquer
   *[other] { $count } succès à revendiquer
}
unit-booth = { $count ->
    [one] { $count } guichet
   *[other] { $count } guichets
}
unit-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Ce qu’apporte un coup : brings-NAME

brings-income = { $change } de revenu
brings-final = { $change } à la fin en l’état actuel

## Ce qui départage : tie-NAME

tie-marker = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Le marqueur le plus à droite dans l’ordre du tour départage : { $winner }.

## Titres de la table

heading-round = Manche
heading-cycle = Cycle
heading-market = Marché
heading-draw-piles = Pioches
heading-hand = Main
heading-stacks = Employés sur les cases
heading-open-achievements = Succès à prendre
heading-points = Points
heading-final = À la fin en l’état actuel
heading-credits = Crédits
heading-income = Revenu
heading-happiness = Bonheur
heading-visitors = Visiteurs
heading-workers = Employés
heading-recruits = Réserve
heading-space = Ordre du tour
heading-entrepreneur = Entre{ "\u00AD" }preneur
heading-tile = Tuile personnelle
heading-park = Parc
heading-booths = Guichets
heading-claims = Revendiqués
heading-dealt = Entre{ "\u00AD" }preneurs au choix
heading-needed = Employés nécessaires
heading-limit = Limite de cartes
heading-price = Prix
heading-printed = imprimé
heading-achievements = Succès
heading-tracks = Bonheur et visiteurs
heading-order = Ordre du tour
heading-claimable = Peut être revendiqué maintenant
heading-at-end = À la fin en l’état actuel
heading-final-step = Décompte final
heading-symbols = Symboles de catégorie
heading-shows = Symboles de spectacle
heading-discard = Défausse
heading-deck = Pioche
heading-whose-park = À qui est le parc
heading-next-bonus = La prochaine mascotte apporte
heading-sold = Vendu jusqu’à la prochaine manche
heading-free-plot = Place pour une carte de plus
heading-on-fields = Sur les cases
heading-reserve-empty = Des employés de plus baissent les prix
heading-catalogue = Cartes sans proprié{ "\u00AD" }taire
heading-goal = Bout de la piste
heading-space-free = Personne ici

## Ce qui se contredit dans le fichier d’une boîte

box-reshuffle = « reshuffle_after » attend une manche avant la dernière
box-cycles = « cycles » attend au moins 1
box-workers = « starting_workers » attend au moins 1 et pas plus que « workers »
box-stacks = « workers » donnerait plus de { $most } piles sur une case
box-booths = « booths » attend au moins { $least }, pour quatre personnes
box-market-colour = « colour » attend une couleur du marché (WL-1.7)
box-spaces = il faut { $count } entrées (WL-5.9)
box-entrepreneurs = quatre personnes demandent au moins { $least } entrées (WL-3.2)
box-board = les { $count } premières entrées, et elles seules, attendent « board » comme « sort »
box-tiles = « drawn_tiles » attend 1 à { $most }, et pas plus qu’il n’y a de tuiles
box-private-tile = « private-tile » demande au moins { $least } tuiles avec condition (WL-19.3a)
box-condition = toutes, sauf les tuiles vierges, attendent « measure »
box-colour = il manque « colour »
box-bearer = il faut soit « card », soit « entrepreneur »
box-gain = « gain » va avec ce qui donne quelque chose, et rien d’autre
box-entertainment = « entertainment » ne se reçoit que pour des mascottes
box-measure = « measure » va avec « final », et rien d’autre
box-least-stack = « { $key } » vaut au plus { $most }, le nombre de « workers » : sinon personne ne pourrait jamais en placer (WL-8.7)
box-track = « { $key } » désigne une case au-delà du bout de la piste, { $most } : personne ne pourrait jamais y arriver (WL-13.1)
box-no-cards = il n’y a aucune carte de la couleur « { $colour } » : sa rangée serait toujours vide (WL-8.10)
box-goal-cards = « { $key } » vaut au plus { $most } : aucune couleur n’a plus de cartes, et personne ne pourrait jamais atteindre l’objectif (WL-21.10)
box-symbols = « { $key } » va de 1 à { $most } : aucune couleur n’a plus de symboles (WL-18.7)
box-least = « { $key } » vaut au moins 1 : sinon n’importe qui pourrait le revendiquer aussitôt (WL-16.21)
box-out-of-reach = « { $key } » vaut au plus { $most } : personne ne pourrait jamais aller plus loin
box-nth = « { $key } » vaut au moins 1 : la première carte d’une couleur porte le numéro 1

## Comment s’appellent les tables et les entrées du fichier d’une boîte : sheet-TABLE, entry-CLÉ

sheet-space = Cases de l’ordre du tour
sheet-mascot-bonus = Bonus des mascottes
sheet-show = Spectacles à la fin
sheet-symbol = Symboles de catégorie
sheet-card = Cartes
sheet-entrepreneur = Entrepreneurs
sheet-effect = Effets
sheet-achievement = Succès
sheet-entertainment = Symboles de spectacle
entry-rounds = Manches
entry-cycles = Cycles par manche
entry-reshuffle-after = Manche après laquelle on remélange
entry-columns = Colonnes du marché
entry-base-income = Revenu de base
entry-starting-credits = Crédits au départ
entry-starting-booths = Guichets au départ
entry-booths = Guichets
entry-workers = Employés
entry-starting-workers = Employés au départ
entry-least-stack = Plus petite pile
entry-per-stack = Chaque pile suivante a en plus
entry-most-extra = Employés supplémentaires au plus
entry-per-extra = Chacun baisse le prix de
entry-track-end = Bout de la piste du bonheur
entry-track-rewards = Récompenses de la piste
entry-happiness-points = Points pour les visiteurs heureux
entry-visitor-credits = Crédits par visiteur
entry-goal-cards = Cartes d’un parc plein
entry-goal-points = Points d’un parc plein
entry-goal-income = Revenu visé
entry-advertising-credits = Crédits pour la publicité
entry-advertising-boosts = Hausses de la publicité
entry-claim-points = Points d’un succès
entry-mascot-divisor = Diviseur des mascottes
entry-symbols-of-colour = Symboles d’une couleur
entry-drawn-tiles = Tuiles de succès piochées
entry-dealt = Entrepreneurs distribués
entry-gain = Ce que cela donne
entry-amount = Combien
entry-kinds = Symboles différents
entry-points = Points
entry-colour = Couleur
entry-price = Prix
entry-symbol = Symbole
entry-entertainment = Spectacle
entry-happiness = Bonheur
entry-visitors = Visiteurs
entry-credits = Crédits
entry-income = Revenu
entry-loss = Points perdus
entry-code = Code
entry-card = Carte
entry-entrepreneur = Entrepreneur
entry-does = Ce qu’il fait
entry-least = À partir de
entry-cost = Coût
entry-measure = Ce qu’on compte
entry-steps = Points selon le nombre
entry-counts = Dans quelle lecture
entry-sort = Sorte

about-achievement = « { $achievement } » : au moins { $least } – { $measure }
heading-boost = Coup de pouce
heading-own-effect = Un effet propre
