# Les mots de Mall World. Données : seat, to, neighbour sont des noms de personnes ; card, contract, shop, customer,
# chain, room, place et spot sont des noms tels qu’ils figurent plus bas ; change,
# coins, fee, amount et account portent leur unité ; les autres sont des nombres entiers.

## Ce qui se passe : tell-ÉVÉNEMENT, dans l’ordre des règles

# -- mise en place (chapitre 3)
tell-room = { $room ->
    [vestiaire] Le
   *[other] La
} { $room } couvre { $spot }.
tell-opening = Les premières boutiques sont { shop-type-clothing } en { $place }, { shop-type-food } en { $place2 }, { shop-type-leisure } en { $place3 } et { shop-type-sport } en { $place4 }.
tell-display = { $count ->
    [one] L’étalage montre { $count } carte d’agrément.
   *[other] L’étalage montre { $count } cartes d’agrément.
}
tell-removed-unseen = { $count ->
    [one] Avant le début, { $count } contrat quitte la partie sans être vu.
   *[other] Avant le début, { $count } contrats quittent la partie sans être vus.
}
tell-pile = La pile contient { $placements ->
    [one] { $placements } contrat de placement
   *[other] { $placements } contrats de placement
} au-dessus de { $leases ->
    [one] { $leases } contrat de location
   *[other] { $leases } contrats de location
}.
tell-start-special = { $seat } reçoit un contrat spécial : { $contract }.
tell-start-special-unseen = { $seat } reçoit un contrat spécial.
tell-start-things = { $seat } commence avec { $amount }, { $coins } et un contrat spécial.
tell-small-shop = Une boutique ({ $shop }) se trouve en { $place }.
tell-small-things = { $seat } commence avec { $amount }, { $coins } et un contrat caché.
tell-small-contract = { $seat } reçoit un contrat : { $contract }.
tell-small-contract-unseen = { $seat } reçoit un contrat.
tell-office = { $count ->
    [one] Le bureau contient { $count } jeton de corruption.
   *[other] Le bureau contient { $count } jetons de corruption.
}
tell-start-player = { $seat } joue le premier tour.

# -- un tour et son action 1 (chapitres 4 et 5)
tell-turn = Tour { $turn } : à { $seat } de jouer.
tell-start-check = Tous les pions sont dans le hall, si bien que le contrat le moins cher quitte la partie : { $contract }.
tell-accept = { $seat } prend un contrat pour { $amount } : { $contract }.
tell-accept-none = { $seat } ne prend aucun contrat ; son pion est dans le hall.
tell-accept-none-empty-pile = { $seat } ne prend aucun contrat.
tell-lobby-drawn = Un nouveau contrat arrive dans le hall pour { $amount } : { $contract }.
tell-first-lease = { $seat } a pris le premier contrat de location de la partie : aucun contrat de placement ne reste dans le hall.
tell-purged = Un contrat quitte le hall et la partie : { $contract }.

# -- action 2A (chapitre 6)
tell-no-development = { $seat } ne peut ni commercer ni valider un contrat et saute l’action 2.
tell-develop-stop = { $seat } ne fait rien de plus à l’action 2.
tell-offer = { $seat } propose la carte { $card }.
tell-offer-fee = { $seat } paie { $coins } à la caisse noire pour la carte proposée seule.
tell-bid = { $coins ->
    [0] { $seat } ne mise rien.
   *[other] { $seat } mise { $coins }.
}
tell-no-bids = Personne n’a misé : { $seat } joue toutes les cartes de l’offre.
tell-bid-to-active = { $seat } paie { $coins } à { $to }.
tell-bid-to-box = { $seat } paie { $coins } à la caisse noire.
tell-pick = { $seat } choisit la carte { $card } dans l’offre.
tell-last-card = { $seat } joue la dernière carte de l’offre : { $card }.

# -- jouer une carte d’agrément (chapitre 7)
tell-build = { $seat } ouvre une boutique ({ $shop }) en { $place } avec la carte { $card }.
tell-lease = { $seat } place un client ({ $customer }) en { $place } avec la carte { $card } et forme l’enseigne { $chain }.
tell-wasted = { $seat } n’a aucun usage permis pour la carte { $card } et la défausse.
tell-leasing-open = Désormais, tout le monde peut placer des clients.

# -- action 2B (chapitre 8)
tell-validate = { $seat } valide un contrat : { $contract }.
tell-token = { $seat } prend un jeton de corruption : { $change }.

# -- actions 3 et 4 (chapitres 9 à 11)
tell-reshuffle = { $count ->
    [one] La pioche est vide ; la défausse de { $count } carte devient la pioche.
   *[other] La pioche est vide ; la défausse de { $count } cartes est mélangée et devient la pioche.
}
tell-display-gaps = { $count ->
    [one] Il manque { $count } carte à l’étalage, qui est complété autant que possible.
   *[other] Il manque { $count } cartes à l’étalage, qui est complété autant que possible.
}
tell-display-card = Une nouvelle carte arrive dans l’étalage : { $card }.
tell-exchange = { $seat } montre la carte { $card }, qui n’a aucun usage permis pour l’instant, et l’échange.
tell-replacement = { $seat } tire de la pioche la carte { $card } en échange.
tell-replacement-unseen = { $seat } tire de la pioche une carte en échange.
tell-draw-display = { $seat } prend la carte { $card } dans l’étalage.
tell-draw-deck = { $seat } tire la carte { $card } de la pioche.
tell-draw-deck-unseen = { $seat } tire une carte de la pioche.
tell-stop-drawing = { $seat } ne prend pas d’autre carte.
tell-nothing-to-draw = { $seat } ne peut pas piocher : l’étalage, la pioche et la défausse sont vides.
tell-surplus-card = Main trop pleine : { $neighbour } prend au hasard à { $seat } la carte { $card }, qui va à la défausse.
tell-surplus-contract = Main trop pleine : { $neighbour } prend au hasard à { $seat } un contrat, qui quitte la partie : { $contract }.
tell-black-box = La caisse noire est partagée : chacun reçoit { $coins }{ $left ->
    [0] { "." }
   *[other] , et il en reste { $left }.
}

# -- la fin d’une phase (chapitres 12 à 14)
tell-phase-end = Le bureau est vide : la phase { $phase } prend fin.
tell-paid = { $count ->
    [0] { $seat } ne reçoit rien pour un contrat qui ne rapporte rien
    [1] { $seat } reçoit { $amount } pour un contrat qui compte une fois
   *[other] { $seat } reçoit { $amount } pour un contrat qui compte { $count } fois
} : { $contract }.
tell-markers-back = Chacun récupère son pion.
tell-placements-gone = La phase 2 commence : aucun contrat de placement ne reste dans le hall.

# -- la fin de la partie (chapitre 15)
tell-normal-end = Les contrats de la phase 3 sont payés : la partie se termine.
tell-small-end = Les contrats sont payés : la petite partie est finie.
tell-last-round = Chaque emplacement utilisable porte une boutique et le hall est vide : le dernier tour de table commence.
tell-last-round-over = Le dernier tour de table s’achève, et les contrats validés sont payés.
tell-stagnation = { $count ->
    [one] Rien n’a changé depuis { $count } tour : les contrats validés sont payés et la partie se termine.
   *[other] Rien n’a changé depuis { $count } tours : les contrats validés sont payés et la partie se termine.
}
tell-coins = { $coins ->
    [0] { $seat } n’a plus de pièces.
   *[other] { $seat } reçoit { $amount } pour { $coins }.
}
tell-over = La partie est finie : le compte le plus élevé l’emporte.

## Ce qu’il faut décider

ask-accept = Prenez un contrat dans le hall, ou aucun.
ask-develop = Commercez avec vos cartes d’agrément ou validez un contrat.
ask-offer = Proposez une, deux ou trois cartes d’agrément de votre main.
ask-bid = Misez des pièces pour une carte de l’offre.
ask-pick = Choisissez une carte de l’offre.
ask-play = Jouez la carte : ouvrez une boutique ou placez un client.
ask-validate = Choisissez le contrat que vous validez.
ask-token = Prenez un jeton de corruption dans le bureau.
ask-exchange = Échangez des cartes sans usage permis, ou continuez.
ask-draw = Prenez une carte dans l’étalage ou dans la pioche.

## Quand toucher à autre chose : when-DÉCISION

when-accept = Les contrats se prennent dans le hall à l’action 1, au début d’un tour.
when-develop = Le choix entre commercer et valider un contrat se fait à l’action 2.
when-offer = Les cartes d’agrément se proposent à l’action 2, quand on commerce.
when-bid = On mise quand quelqu’un propose deux ou trois cartes.
when-pick = Les cartes d’une offre vont à ceux qui ont misé le plus.
when-play = Les boutiques s’ouvrent et les clients se placent à l’action 2, avec une carte de l’offre.
when-validate = Les contrats se valident à l’action 2.
when-token = Un jeton de corruption se prend après la validation d’un contrat.
when-exchange = Les cartes s’échangent au début de l’action 3.
when-draw = Les cartes d’agrément se piochent à l’action 3.

## Pourquoi pas : why-RAISON

why-slot-empty = Le hall n’a pas de contrat à { $amount }.
why-hand-full = Votre main est pleine : le nombre de vos cartes et contrats est de { $count }, et la limite de { $limit }.
why-too-dear = Ce contrat coûte { $amount } ; votre compte est de { $account }.
why-traded = Vous avez déjà commercé pendant ce tour.
why-validated-so-no-trade = Vous avez validé un contrat pendant ce tour ; vous ne pouvez commercer en plus qu’en phase 3.
why-no-cards = Vous n’avez aucune carte d’agrément à proposer.
why-fee = Proposer une seule carte coûte { $fee } ; vous { $coins ->
    [0] n’en avez pas
   *[other] avez { $coins }
}.
why-validated = Vous avez déjà validé un contrat pendant ce tour.
why-traded-so-no-validation = Vous avez commercé pendant ce tour ; vous ne pouvez valider un contrat en plus qu’en phase 3.
why-office-empty = Il n’y a plus de jeton de corruption au bureau.
why-no-contract = Vous n’avez aucun contrat à valider.
why-must-develop = Vous pouvez commercer ou valider un contrat : vous y êtes donc obligé.
why-card-lacking = Vous n’avez pas la carte { $card } en main.
why-too-few-of-a-card = Vous n’avez que { $own } fois la carte { $card } ; cette offre la demande { $count } fois.
why-offer-too-large = Une offre compte au plus { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}.
why-too-few-coins = { $coins ->
    [0] Vous n’avez pas de pièces à miser.
   *[other] Vous n’avez que { $coins }.
}
why-not-offered = La carte { $card } n’est pas dans l’offre.
why-card-without-shop = La carte { $card } ne permet pas d’ouvrir cette boutique ({ $shop }).
why-card-without-customer = La carte { $card } ne permet pas de placer ce client ({ $customer }).
why-no-tiles = Il ne reste aucune boutique de ce type ({ $shop }).
why-no-customers = Il ne reste aucun client de ce type ({ $customer }).
why-room-here = Cet emplacement ({ $place }) est couvert : { $room }.
why-shop-here = Il y a déjà une boutique ({ $shop }) en { $place }.
why-no-such-neighbour = Aucune boutique de ce type ({ $shop }) n’est à côté de { $place }.
why-leasing-closed = On ne place des clients qu’une fois un contrat de location validé, ou à partir de la phase 2.
why-leasing-closed-any = On ne place des clients qu’une fois un contrat validé, ou à partir de la phase 2.
why-no-shop-here = Il n’y a pas encore de boutique en { $place }.
why-leased = La boutique en { $place } appartient déjà à une enseigne : { $chain }.
why-wrong-shop = Avec cette carte, le client ({ $customer }) ne peut pas aller en { $place }, où se trouve une autre boutique ({ $shop }).
why-no-chain = Ce client ({ $customer }) et cette boutique ({ $shop }) ne forment aucune enseigne.
why-has-use = La carte { $card } a un usage permis.
why-not-your-contract = Vous n’avez pas ce contrat : { $contract }.
why-tokens-face-down = Les jetons sont face cachée : vous en prenez un sans le voir.
why-no-such-token = Il n’y a pas de jeton { $change } au bureau.
why-tokens-face-up = Les jetons sont face visible : choisissez-en un.
why-exchanged = Vous avez déjà montré la carte { $card }.
why-not-displayed = La carte { $card } n’est pas dans l’étalage.
why-deck-empty = La pioche et la défausse sont vides.
why-must-draw = Cartes et contrats en main : { $count } ; avec moins de { $limit }, vous devez piocher.

## Nombres de choses : unit-NOM

unit-chapter = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
}
why-soon = Écart à la fin de la phase : { $things }
unit-chf = { $count }{ "\u00A0" }CHF
unit-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
unit-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Ce qu’un coup rapporte

brings-worth = { $thing } : { $change } (soit { $now })
brings-worth-first = { $thing } : { $change }
brings-validated = { $change } à la fin de la phase, si le centre commercial reste ainsi

## La première partie : conseils

hint-accept = Les contrats rapportent l’essentiel de votre argent, une fois que vous les avez validés et que la phase prend fin. Quand l’un d’eux est pris, les plus chers glissent vers des cases moins chères ; attendre peut donc vous faire économiser.
hint-develop = Si vous commercez, vos cartes d’agrément changent le centre commercial ; un contrat que vous validez est payé à la fin de la phase. En phase 3, vous pouvez faire les deux dans le même tour.
hint-offer = Une carte proposée seule vous coûte une pièce, et vous la jouez vous-même. Si vous en proposez plusieurs, les autres peuvent en gagner une par une enchère ; avec trois cartes, la meilleure enchère vous est payée.
hint-bid = Vous ne payez que si votre enchère vous fait gagner une carte, et vous la jouez aussitôt. Chaque pièce que vous gardez jusqu’à la fin vaut de l’argent.
hint-pick = Vous jouez la carte aussitôt et ne pouvez pas la garder. Choisissez celle qui aide vos contrats, ou celle qui aiderait le plus les autres.
hint-play = Une boutique va sur un emplacement libre, à côté d’une boutique de l’autre couleur de la carte. Un client va sur une boutique non louée de l’autre couleur ; dès lors, cette boutique compte pour les contrats de location et les contrats spéciaux, mais plus pour les contrats de placement.
hint-validate = Le contrat est payé une seule fois, à la fin de cette phase, selon le centre commercial tel qu’il est alors. Les enseignes restent, mais une paire de boutiques ne compte plus pour un contrat de placement dès que l’une d’elles est louée.
hint-token = La valeur, positive ou négative, est ajoutée à votre compte. Si le bureau est vide à la fin d’un tour, la phase prend fin elle aussi.
hint-exchange = Pour chaque carte montrée, vous en tirez une nouvelle de la pioche, et cela ne vous coûte rien. Seules peuvent partir les cartes qui, à ce moment, ne permettent ni d’ouvrir une boutique ni de placer un client.
hint-draw = Tout le monde voit ce que vous prenez dans l’étalage ; vous êtes seul à connaître une carte de la pioche. Si votre main dépasse ensuite la limite, la personne à votre droite prend au hasard les cartes en trop.

## Les possibilités d’une décision : say-DÉCISION-MOT

say-accept-accept = Prendre pour { $amount } le contrat de { $contract }
say-accept-pass = Ne prendre aucun contrat
say-develop-trade = Commercer avec des cartes d’agrément
say-develop-validate = Valider un contrat
say-develop-stop = Ne rien faire de plus
say-offer-offer = Proposer { $cards }
say-bid-bid = { $coins ->
    [0] Ne rien miser
   *[other] Miser { $coins }
}
say-pick-pick = Choisir { $card }
say-play-build = Ouvrir une boutique ({ $shop }) en { $place }
say-play-lease = Placer un client ({ $customer }) en { $place } : { $chain }
say-play-discard = Défausser la carte
say-validate-lay = Valider un contrat : { $contract }
say-token-take = Prendre le jeton { $change }
say-token-turn-up = Retourner un jeton
say-exchange-exchange = Échanger { $card }
say-exchange-done = Ne plus rien échanger
say-draw-draw = Prendre { $card } dans l’étalage
say-draw-deck = Tirer une carte de la pioche
say-draw-stop = Ne plus piocher

## Le décompte final

source-start = Compte de départ
source-prices = Prix des contrats
source-tokens = Jetons de corruption
source-placement = Contrats de placement
source-lease = Contrats de location
source-special = Contrats spéciaux
source-coins = Pièces

## Options de la partie

option-opening = Locaux et premières boutiques
option-opening-random = Le hasard place les locaux et les premières boutiques.
option-opening-fixed = Les locaux et les premières boutiques suivent l’ouverture fixe prévue pour débuter.
option-tokens = Jetons de corruption au bureau
option-tokens-open = Les jetons sont face visible, et vous en choisissez un.
option-tokens-blind = Les jetons sont face cachée, et vous en prenez un sans le voir.
option-leasing = Clients avant la phase 2
option-leasing-lease = Avant la phase 2, personne ne peut placer de client tant qu’aucun contrat de location n’est validé.
option-leasing-any = Avant la phase 2, personne ne peut placer de client tant qu’aucun contrat, quel qu’il soit, n’est validé.
option-exchange = Échange de cartes d’agrément avant de piocher
option-exchange-dead = Vous pouvez échanger des cartes qui n’ont aucun usage permis.
option-exchange-none = Vous ne pouvez échanger aucune carte.
option-full-hand = Contrats avec une main pleine
option-full-hand-refuse = Avec une main pleine, vous ne pouvez pas prendre de contrat.
option-full-hand-risk = Avec une main pleine, vous pouvez prendre un contrat, mais les cartes en trop vous sont ensuite prises au hasard.
option-small = Petite partie
option-small-off = On joue la partie entière.
option-small-on = On joue la petite partie à deux : peu de cartes, quelques emplacements libres et un contrat caché chacun.
conflict-two = À deux, seule la petite partie est possible.
conflict-small-seats = La petite partie se joue à deux exactement.
conflict-small-alone = La petite partie ne se combine avec aucune autre variante.

## Noms des choses

colour-violet = violet
colour-green = vert
colour-red = rouge
colour-blue = bleu

shop-type-clothing = vêtements
shop-type-food = alimen{ "\u00AD" }tation
shop-type-leisure = loisirs
shop-type-sport = sport

customer-type-men = hommes
customer-type-women = femmes
customer-type-teens = adolescents
customer-type-kids = enfants

chain-belt-and-button = Belt & Button
chain-fresh-fish = Fresh Fish
chain-jump-and-gun = Jump and Gun
chain-maid-of-the-mall = Maid of the Mall
chain-biologic = Biologic
chain-game-lobby = Game Lobby
chain-lovis = Lovis
chain-bananas = Bananas
chain-skateman = Skateman
chain-jens-got-berries = Jen’s Got Berries
chain-girls-things = Girls’ Things
chain-youre-a-star = You’re a Star

# tell-room choisit l’article d’après ces noms.
room-storage-room = réserve
room-cloakroom = vestiaire

contract-kind-placement = contrat de placement
contract-kind-lease = contrat de location
contract-kind-special = contrat spécial

# -- contrats : seuls les mots pour les trois sortes changent d’une langue à l’autre
-placement = placement
-lease = location
-special = spécial

contract-clothing-clothing = { -placement } { shop-type-clothing } + { shop-type-clothing }
contract-clothing-food = { -placement } { shop-type-clothing } + { shop-type-food }
contract-clothing-leisure = { -placement } { shop-type-clothing } + { shop-type-leisure }
contract-clothing-sport = { -placement } { shop-type-clothing } + { shop-type-sport }
contract-food-food = { -placement } { shop-type-food } + { shop-type-food }
contract-food-leisure = { -placement } { shop-type-food } + { shop-type-leisure }
contract-food-sport = { -placement } { shop-type-food } + { shop-type-sport }
contract-leisure-leisure = { -placement } { shop-type-leisure } + { shop-type-leisure }
contract-leisure-sport = { -placement } { shop-type-leisure } + { shop-type-sport }
contract-sport-sport = { -placement } { shop-type-sport } + { shop-type-sport }
contract-belt-and-button-skateman = { -lease } { chain-belt-and-button } + { chain-skateman }
contract-belt-and-button-girls-things = { -lease } { chain-belt-and-button } + { chain-girls-things }
contract-biologic-lovis = { -lease } { chain-biologic } + { chain-lovis }
contract-biologic-jump-and-gun = { -lease } { chain-biologic } + { chain-jump-and-gun }
contract-bananas-maid-of-the-mall = { -lease } { chain-bananas } + { chain-maid-of-the-mall }
contract-bananas-jens-got-berries = { -lease } { chain-bananas } + { chain-jens-got-berries }
contract-youre-a-star-lovis = { -lease } { chain-youre-a-star } + { chain-lovis }
contract-youre-a-star-fresh-fish = { -lease } { chain-youre-a-star } + { chain-fresh-fish }
contract-game-lobby-jump-and-gun = { -lease } { chain-game-lobby } + { chain-jump-and-gun }
contract-game-lobby-girls-things = { -lease } { chain-game-lobby } + { chain-girls-things }
contract-jens-got-berries-maid-of-the-mall = { -lease } { chain-jens-got-berries } + { chain-maid-of-the-mall }
contract-fresh-fish-skateman = { -lease } { chain-fresh-fish } + { chain-skateman }
contract-fresh-fish-game-lobby = { -special } { chain-fresh-fish } + { chain-game-lobby }
contract-belt-and-button-jens-got-berries = { -special } { chain-belt-and-button } + { chain-jens-got-berries }
contract-biologic-skateman = { -special } { chain-biologic } + { chain-skateman }
contract-bananas-jump-and-gun = { -special } { chain-bananas } + { chain-jump-and-gun }
contract-maid-of-the-mall-youre-a-star = { -special } { chain-maid-of-the-mall } + { chain-youre-a-star }
contract-lovis-girls-things = { -special } { chain-lovis } + { chain-girls-things }

approval-card-violet-violet = { colour-violet }/{ colour-violet }
approval-card-violet-green = { colour-violet }/{ colour-green }
approval-card-violet-red = { colour-violet }/{ colour-red }
approval-card-violet-blue = { colour-violet }/{ colour-blue }
approval-card-green-green = { colour-green }/{ colour-green }
approval-card-green-red = { colour-green }/{ colour-red }
approval-card-green-blue = { colour-green }/{ colour-blue }
approval-card-red-red = { colour-red }/{ colour-red }
approval-card-red-blue = { colour-red }/{ colour-blue }
approval-card-blue-blue = { colour-blue }/{ colour-blue }

content-clothing = { shop-type-clothing }
content-food = { shop-type-food }
content-leisure = { shop-type-leisure }
content-sport = { shop-type-sport }
content-storage-room = { room-storage-room }
content-cloakroom = { room-cloakroom }

money-start = { source-start }
money-prices = { source-prices }
money-tokens = { source-tokens }
money-placement = { source-placement }
money-lease = { source-lease }
money-special = { source-special }
money-coins = { source-coins }

## Titres

heading-mall = Centre commercial
heading-lobby = Hall
heading-office = Bureau
heading-display = Étalage
heading-deck = Pioche
heading-discard = Défausse
heading-pile = Pile
heading-black-box = Caisse noire
heading-hand = Main
heading-contracts = Contrats
heading-special = Contrat spécial
heading-hidden-contract = Contrat caché
heading-validated = Validés
heading-account = Compte
heading-coins = Pièces
heading-phase = Phase
heading-turn = Tour
heading-supply = Stock
heading-customers = Clients
heading-offer = Offre
heading-bids = Enchères
heading-marker = Pion
heading-log = Journal
heading-players = Joueurs
heading-leasing-open = Clients permis
heading-leasing-closed = Pas encore de clients
heading-last-round = Dernier tour de table
heading-price = Prix
heading-now = Valeur actuelle

## Ce qui se contredit dans le fichier d’une boîte

box-rooms = il faut { $count } entrées, la réserve et le vestiaire (MW-3.1)
box-at-most = « { $key } » vaut au plus { $most }
box-amounts = les montants valent au plus { $most }
box-in-all = { $count } en tout ; il y a place pour { $most } au plus
box-price = un prix vaut au moins 0
box-prices-rise = les prix doivent monter de case en case (MW-3.9)
box-colour = l’entrée { $number } attend la couleur { $colour } : boutiques et clients ont le même ordre
box-tiles = chaque type demande au moins une tuile pour l’ouverture (MW-3.4)
box-chain-twice = une autre enseigne a le même client et la même boutique (MW-1.4)
box-two-colours = « colours » attend deux couleurs (MW-1.6)
box-card-twice = une autre carte a les mêmes couleurs (MW-1.6)
box-two-shops = un contrat de ce genre demande deux boutiques et rien d’autre (MW-1.8)
box-two-chains = un contrat de ce genre demande deux enseignes et rien d’autre (MW-1.8)
box-neighbours = « neighbours » attend d’autres emplacements, tous différents (MW-2.4)
box-one-way = { $place } est son voisin, mais pas l’inverse (MW-2.4)
box-first-shops = « shops » attend quatre emplacements différents qu’aucun local ne couvre (MW-3.5)
box-adjacent = deux des premières boutiques ne peuvent pas être voisines (MW-3.4)
box-rooms-apart = les locaux demandent des emplacements différents (MW-3.5)
box-in-pieces = les locaux coupent le centre commercial en morceaux (MW-3.2)
box-no-spot = à { $seats } joueurs, le local ({ $room }) peut ne trouver aucune place (MW-3.2)
box-no-places = à { $seats } joueurs, { $count } boutiques peuvent ne pas trouver d’emplacements séparés (MW-3.4)
box-players = « players » doit valoir { $seats } ici : on joue à trois, à quatre ou à cinq, et les entrées se suivent dans cet ordre (MW-1.1)
box-no-table = cette table n’existe pas : on joue de { $least } à { $most } (MW-1.1)
box-office = « office_tokens » vaut de 1 à { $tokens } à chaque phase : il y a autant de jetons
box-shape = les emplacements du local ({ $room }) ne forment aucune de ses formes (MW-2.6)
box-specials = { $seats } joueurs demandent autant de contrats spéciaux (MW-3.11)
box-removed = on retire plus de contrats qu’il n’y en a
box-cards = { $seats } joueurs et l’étalage demandent plus de cartes
box-hand = « hand_limit » doit atteindre « starting_approval_cards » ({ $dealt }) : sinon on distribue plus de cartes qu’une main ne peut en tenir (MW-9.6)
box-small-places = « places » veut des emplacements différents d’un seul tenant, et « shops » en veut de différents parmi eux, non adjacents (MW-19.2)
box-small-cards = la petite partie distribue { $dealt } cartes, et elle en compte { $count } (MW-19.3)
box-small-contracts = la petite partie veut au moins { $seats } contrats, tous de placement (MW-19.4)
box-small-tokens = la petite partie veut au moins { $seats } jetons de corruption, et pas plus qu’il n’y en a (MW-19.5)
box-no-coins = « { $key } » vaut au moins 1 tant que « max_offer » permet des enchères : sans pièces, toute enchère est de 0 (MW-6.5)
box-fee = « { $key } » vaut au plus { $most } : { $seats } joueurs n’ont pas plus de pièces ensemble, et personne ne pourrait jamais payer plus (MW-6.3)
box-no-hand = « { $key } » vaut au moins 1 : sinon personne ne pourrait garder de carte (MW-9.6)
box-too-dear = « { $key } » vaut au plus { $most } dans la case la moins chère : avant le décompte de la phase 1, personne ne peut posséder plus, et tous ses contrats quitteraient le jeu sans être pris (MW-5.3, MW-14.3)
box-no-pair = personne ne pourrait jamais former cette paire de boutiques : il y a trop peu de tuiles de leurs types (MW-13.1)
box-no-chain = personne ne pourrait jamais former ces enseignes : aucune carte d’agrément ne porte les deux couleurs, ou il n’y a pas de tel client (MW-7.4)
box-same-place = un autre emplacement a la même rangée et la même colonne (MW-2.3)
box-slots = à { $seats } joueurs, le hall a plus de cases ({ $slots }) qu’il ne reste de contrats ({ $count }) : l’une d’elles resterait toujours vide (MW-3.9)

## Comment s’appellent les tables et les entrées du fichier d’une boîte : sheet-TABLE, entry-CLÉ

sheet-shop-type = Types de boutique
sheet-customer-type = Types de clients
sheet-chain = Enseignes
sheet-approval-card = Cartes d’agrément
sheet-contract = Contrats
sheet-corruption-token = Jetons de corruption
sheet-lobby-slot = Cases du hall
sheet-player-count = Nombres de joueurs
sheet-room = Locaux
sheet-opening = Ouverture fixe
sheet-small = Petite partie
sheet-place = Emplacements
entry-starting-account = Compte au départ
entry-coins-per-player = Pièces par joueur
entry-coin-end-value = Valeur d’une pièce à la fin
entry-starting-approval-cards = Cartes distribuées au départ
entry-display-size = Cartes à l’étalage
entry-hand-limit = Limite de main
entry-draws-per-turn = Cartes piochées par tour
entry-max-offer = Cartes proposées au plus
entry-single-offer-fee = Pièces pour une offre d’une carte
entry-stagnation-rounds = Tours de table sans changement avant la fin
entry-colour = Couleur
entry-tiles = Tuiles
entry-tokens = Pions client
entry-customer = Clients
entry-shop = Boutique
entry-colours = Couleurs
entry-copies = Exemplaires
entry-small = Dans la petite partie
entry-cards = Cartes
entry-coins = Pièces
entry-places = Emplacements libres
entry-kind = Sorte
entry-shops = Boutiques
entry-chains = Enseignes
entry-value = Valeur
entry-count = Nombre
entry-price = Prix
entry-players = Joueurs
entry-office-tokens = Jetons au bureau, par phase
entry-storage-room = Réserve
entry-cloakroom = Vestiaire
entry-removed-placement-contracts = Contrats de placement retirés
entry-removed-lease-contracts = Contrats de location retirés
entry-active-player-bids = Le joueur actif mise
entry-rotations = Formes
entry-row = Rangée
entry-column = Colonne
entry-neighbours = Voisins

## Les ordres permanents : jusqu’à quand ils valent, et ce qui les interrompt

until-phase = jusqu’à la fin de cette action
until-phase-bid = jusqu’à la fin de cette action 2
until-round = jusqu’à la fin de cette phase du jeu
unless-chapter = la phase { $n } a commencé
unless-tokens-left = { $n ->
    [0] le bureau ne contient aucun jeton de corruption
    [one] le bureau contient au plus { $n } jeton de corruption
   *[other] le bureau contient au plus { $n } jetons de corruption
}
unless-offer-of = { $n } cartes sont proposées

about-placement = { $contract } : { $amount } CHF pour deux voisins { $first } et { $second }, l’un et l’autre sans client
about-lease = { $contract } : { $amount } CHF pour chaque { $first } et chaque { $second }, où qu’ils soient
about-special = { $contract } : { $amount } CHF pour deux voisins { $first } et { $second }
about-coin = À la fin de la partie, une pièce vaut { $amount } CHF.
heading-free = libre
heading-place-now = peut y être posé maintenant
heading-fresh = changé depuis votre dernier choix
