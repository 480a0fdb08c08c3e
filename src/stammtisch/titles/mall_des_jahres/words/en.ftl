# The words of Mall des Jahres.

## What happens: tell-EVENT

tell-store-pile = { $stores } and { $closures } are shuffled into the store pile; { $anchors } and { $counters } form piles of their own.
tell-laid-out = { $card } is laid on stack { $stack }.
tell-start-player = { $seat } has the first turn.
tell-turn = Round { $round }: { $seat } is to move.
tell-removed = { $seat } moves { $cards } from the display to the discard pile.
tell-nothing-removed = { $seat } has no displayed cards to remove.
tell-dealt = { $seat }, { $field }: { $card }.
tell-deck-empty = { $seat } has no card left to deal under the field “{ $field }”.
tell-deck-turned = { $seat } turns the discard pile over: { $cards }.
tell-taken-up = { $seat } lays { $card } on top of the draw pile.
tell-unopened = { $card } stays unopened for now.
tell-opened = { $card } opens in { $seat }’s mall.
tell-branch = { $seat } now represents { $branch }: branch number { $count }.
tell-branch-lost = { $seat } no longer represents { $branch }; { $branches } left.
tell-chip = { $seat } is first with { $branch } and takes the chip worth { $points }.
tell-climb = { $seat }’s mall rises to category { $category }.
tell-reward = As a reward { $seat }’s marker stands on field { $to }.
tell-descend = { $seat }’s mall falls to category { $category }, which costs { $points }.
tell-symbol = { $seat }’s marker hits a deck symbol: a refresh is pending.
tell-insolvent = { $seat } is insolvent and out of the game.
tell-end-chips = The last chip is taken: the game is over.
tell-end-rounds = The game ends after { $rounds }.
tell-end-supply = No card of the store pile is left: the game is over.
tell-end-alone = Only one mall is solvent: the game is over.
tell-no-card = There is no card left to lay down.
tell-rebuilt = A new store pile is shuffled from the covered cards: { $cards }.
tell-refresh = Refresh: every stack gets a new card.
tell-checkpoint = The pending refresh is carried out.
tell-no-effects = { $seat } displays no business, so the effects are left out.
tell-restaurant = { $card } pays { $seat } { $points }.
tell-pays-nothing = { $seat } earns nothing from { $card }.
tell-no-effect = Under the first field { $card } has no effect.
tell-order-kept = { $seat } keeps the order of the display.
tell-rearranged = { $seat } lays the display in the order { $order }.
tell-dismissed = { $seat } dismisses the vacancy under the field “{ $field }”.
tell-vacancy-kept = { $seat } keeps the vacancy under the field “{ $field }”.
tell-vacancy = { $seat } gains a vacancy.
tell-not-swapped = { $seat } keeps { $card }.
tell-swapped = { $seat } swaps { $old } for { $card } on stack { $stack }.
tell-business-kept = { $seat } does not close { $card }.
tell-voluntary = { $seat } decides to close { $card }.
tell-closing = { $points ->
    [0] { $card } closes; it costs { $seat } nothing.
   *[other] { $card } closes and costs { $seat } { $points }.
}
tell-beneath = { $card } goes to the bottom of its pile.
tell-laid-on = { $seat } lays { $card } on stack { $stack }.
tell-nothing-checked = There is no check for { $card }.
tell-failed = { $card } fails its check.
tell-passed = { $card } passes its check.
tell-stays-open = { $card } stays open in { $seat }’s mall.
tell-settled = { $card } pays { $seat } { $points }.
tell-target = { $seat } rolls for { $card }.
tell-revealed = { $seat } rolls for { $card }, which lies open on its pile.
tell-takes-closure = { $seat } takes { $card } from the market.
tell-acquires-nothing = { $seat } acquires nothing.
tell-drawn = { $seat } draws { $card } from the store pile.
tell-used = { $seat } uses { $card }.
tell-received = { $seat } gets { $card }.
tell-must-close = The closure card closes { $card }, which lies under { $seat }’s second field.
tell-closes-nothing = No business lies under { $seat }’s second field, so nothing closes.
tell-bonus-kept = { $seat } keeps { $card } for later.
tell-picks-nothing = { $seat } takes none of the four cards.
tell-picks = { $seat } takes { $card } without dice.
tell-already-there = { $seat }’s dice already show what { $card } asks for.
tell-stopped = { $seat } gives { $card } up.
tell-stays-up = { $card } stays face up on its pile.
tell-dice = { $seat }’s dice show { $first }, { $second } and { $third }.
tell-reached = The dice reach { $card }: { $seat } acquires it.
tell-pays = { $seat } pays { $points } for another roll.
tell-free-roll = { $seat } rolls free of charge.

## What is to be decided: ask-, hint-, when-

ask-rearrange = Lay the displayed cards in any order.
hint-rearrange = What lies under a field when its turn comes is what counts: keep a store that would fail out of the third field, and put one that pays under the fourth.
when-rearrange = The display is rearranged when a counter lies under the first field at the beginning of the effects.
ask-dismiss = Dismiss the vacancy, or keep it.
hint-dismiss = Each vacancy in your deck costs points at the end and takes the place of a store. A thin deck brings its stores back sooner.
when-dismiss = A vacancy is dismissed when it lies under the first or second field during the effects.
ask-swap = Swap the store for one of its branch, or keep it.
hint-swap = A swap costs nothing. If the new store cannot open yet, its branch may be lost for now.
when-swap = A store is swapped when it lies under the first field during the effects and one of its branch lies open.
ask-close = Close the business, or keep it.
hint-close = Closing here costs no points but brings a vacancy, which you may dismiss later. It is a way out for a store that would fail its check.
when-close = A business is closed when it lies under the second field during the effects.
ask-stack = Choose the stack on which the card is laid.
hint-stack = The card covers what lies there: that is out of reach for everybody until the pile is built anew.
when-stack = A stack is chosen when a store of yours closes or a closure card you used is laid out.
ask-acquire = Choose what you want to acquire.
hint-acquire = What you acquire comes next: it lies under the first field in your next turn. A hidden draw costs nothing, but what cannot open yet may fail its check.
when-acquire = Cards are acquired in step 4, after the effects.
ask-roll = Roll dice, play a bonus, or stop.
hint-roll = Keep the dice that already show a face of the card, and roll the others. They keep what they show for your next turn.
when-roll = Dice are rolled in step 4, once a card has been chosen for which to roll.
ask-draw-again = Keep the store, or lay it down and draw again.
hint-draw-again = The second card must be kept, whatever it is.
when-draw-again = Drawing again is possible right after a store was drawn, with a closure card that allows it.
ask-refresh-pick = Take one of the four cards, or none.
hint-refresh-pick = The card costs nothing and needs no dice.
when-refresh-pick = A card is taken so after a refresh that you played.
ask-use-now = Play the refresh now, or keep it.
hint-use-now = Later it takes the place of your choice of a turn, and your zone must have its colour then.
when-use-now = A refresh is played at once only when it was just gained.

## How a choice is offered: say-DECISION-WORD

say-rearrange-arrange = Order { $order }
say-dismiss-dismiss = Dismiss the vacancy
say-dismiss-keep = Keep it
say-swap-swap = Swap for { $card } from stack { $stack }
say-swap-keep = Keep the store
say-close-close = Close it
say-close-keep = Keep it
say-stack-onto = Onto stack { $stack }
say-acquire-try = Roll for { $card } on stack { $stack }
say-acquire-take = Take { $card } from stack { $stack }
say-acquire-draw = Draw a hidden card
say-acquire-anchor = Roll for an anchor
say-acquire-counter = Roll for a counter
say-acquire-refresh = Play a refresh
say-acquire-nothing = Acquire nothing
say-roll-throw = Roll all three dice
say-roll-roll = Roll { $dice } again
say-roll-adjust = Turn a { $face } { $way } by one
say-roll-bonus-throw = Roll all three dice with the bonus
say-roll-bonus-roll = Roll { $dice } again with the bonus
say-roll-stop = Stop
say-draw-again-again = Lay it on stack { $stack } and draw again
say-draw-again-keep = Keep the store
say-refresh-pick-pick = Take { $card } from stack { $stack }
say-refresh-pick-none = Take none
say-use-now-use = Play the refresh
say-use-now-keep = Keep it for later

## Why something is forbidden: why-REASON

why-same-order = This order comes to the same as an earlier one: equal cards change places.
why-stack-empty = Stack { $stack } is empty.
why-no-store = { $card } is no store.
why-other-branch = { $card } is of the branch { $branch }; you may swap for { $wanted } only.
why-no-closure-card = On stack { $stack } lies { $card }, no closure card.
why-no-cards-left = The store pile is empty, and no covered card could rebuild it.
why-pile-empty = This pile is empty.
why-anchors-enough = Your deck already holds { $anchors }.
why-no-bonus = You hold no closure card with the bonus “{ $bonus }” that your zone, { $zone }, lets you use.
why-cannot-pay = The roll costs { $points }; from field { $at } you would fall below field { $lowest }.
why-no-dice-yet = Your dice show nothing yet.
why-no-such-die = None of your dice shows a { $face } that could be turned this way.
why-all-dice-first = You have never rolled: roll all three dice the first time.
why-rolled-before = Your dice already show something: say which of them you roll.
why-not-these-dice = Your dice show { $first }, { $second } and { $third }.

## Sources of points

source-field = Score track
source-category = Category card
source-zone = Zone
source-vacancies = Vacancies
source-chips = Branch chips
no-score = { heading-insolvent }

## Options

option-field-order = Order of the last two fields
option-field-order-check-settle = First check, then settle.
option-field-order-settle-check = First settle, then check.
option-all-vacancy = A display of vacancies only
option-all-vacancy-skip = The effects are left out.
option-all-vacancy-dismiss = Vacancies may be dismissed all the same.
option-deck-turn = Turning the discard pile
option-deck-turn-turn = When a card is needed, unshuffled.
option-deck-turn-turn-at-once = As soon as the draw pile is used up, unshuffled.
option-deck-turn-shuffle = When a card is needed, shuffled.
option-opening = Opening of tenants
option-opening-tested = A tenant opens when its needs are met.
option-opening-naive = A tenant opens as soon as you have it.
option-unopened-pay = Income of unopened tenants
option-unopened-pay-true = Unopened tenants pay.
option-unopened-pay-false = Only open tenants pay.
option-voluntary-closing = Closing of one’s own will
option-voluntary-closing-free = It costs nothing and brings a vacancy.
option-voluntary-closing-paid = It costs the category.
option-voluntary-closing-no-vacancy = It costs nothing and brings no vacancy.
option-closure-cost = Price of a closing by closure card
option-closure-cost-true = The category of the business is lost.
option-closure-cost-false = No points are lost.
option-dice-match = What dice must show
option-dice-match-exact = Exactly the faces of the card.
option-dice-match-at-least = At least the faces of the card.
option-reward = Reward of a category
option-reward-never-down = The marker never moves down to it.
option-reward-set = The marker is set on it, down as well.
option-red-end = The last red field
option-red-end-insolvency = Who reaches it is insolvent.
option-red-end-floor = Nobody falls below field 2.

## Things

field-effect = effect
field-close = close
field-check = check
field-settle = settle
branch-fashion = fashion
branch-sport = sporting goods
branch-restaurant = restaurants
branch-shoes = shoes
branch-beauty = beauty
branch-tech = electronics
branch-home = home and living
branch-toys = toys
branch-books = books
branch-health = health
branch-jewel = jewellery
branch-leisure = leisure
zone-red = red
zone-grey = grey
zone-green = green
zone-any = any
bonus-refresh = refresh
bonus-adjust = adjust a die
bonus-roll = free roll
bonus-again = draw again
way-up = up
way-down = down
ending-none = not over
ending-chips = the last chip
ending-rounds = the round limit
ending-supply = no cards left
ending-alone = one solvent mall
category-i = I
category-ii = II
category-iii = III
category-iv = IV
category-v = V
card-vacancy = a vacancy
card-closure = a closure card
card-refresh-red-1 = Refresh (red)
card-adjust-red-1 = Adjust (red)
card-roll-red-1 = Free roll (red)
card-refresh-red-2 = Refresh (red)
card-adjust-red-2 = Adjust (red)
card-roll-red-2 = Free roll (red)
card-refresh-grey-1 = Refresh (grey)
card-adjust-grey-1 = Adjust (grey)
card-roll-grey-1 = Free roll (grey)
card-refresh-grey-2 = Refresh (grey)
card-adjust-grey-2 = Adjust (grey)
card-roll-grey-2 = Free roll (grey)
card-refresh-green-1 = Refresh (green)
card-adjust-green-1 = Adjust (green)
card-roll-green-1 = Free roll (green)
card-refresh-green-2 = Refresh (green)
card-adjust-green-2 = Adjust (green)
card-roll-green-2 = Free roll (green)
card-again-1 = Draw again
card-again-2 = Draw again
card-again-3 = Draw again
card-again-4 = Draw again
card-again-5 = Draw again
card-again-6 = Draw again
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

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-store = { $count ->
    [one] { $count } store
   *[other] { $count } stores
}
unit-anchor = { $count ->
    [one] { $count } anchor
   *[other] { $count } anchors
}
unit-counter = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
unit-closure-card = { $count ->
    [one] { $count } closure card
   *[other] { $count } closure cards
}
unit-business = { $count ->
    [one] { $count } business
   *[other] { $count } businesses
}
unit-vacancy = { $count ->
    [one] { $count } vacancy
   *[other] { $count } vacancies
}
unit-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-branch = { $count ->
    [one] { $count } branch
   *[other] { $count } branches
}
unit-category = { $count ->
    [one] { $count } category
   *[other] { $count } categories
}
unit-round = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## What a move brings: brings-NAME

brings-chips = { $change } for chips

## What breaks a tie: tie-NAME

tie-solvent = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. The solvent mall comes first: { $winner }.
tie-category = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. The higher category decides: { $winner }.
tie-chips = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. More chips decide: { $winner }.
tie-marker = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. The marker further up the track decides: { $winner }.
tie-vacancies = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. Fewer vacancies decide: { $winner }.

## Headings of the table

heading-stacks = Market
heading-store-pile = Store pile
heading-anchor-pile = Anchors
heading-counter-pile = Food court
heading-chip = Chips
heading-display = Display
heading-draw = Draw pile
heading-discard = Discard pile
heading-closures = Closure cards
heading-dice = Dice
heading-marker = Field
heading-category = Category
heading-branch = Branches
heading-round = Round
heading-insolvent = insolvent
heading-open = open
heading-odds = Chance in % with 1, 2, 3 rolls
heading-keep = Dice to keep for it
heading-pending-refresh = Refresh pending
heading-deck = Personal deck
heading-track = Score track
heading-may-dismiss = may be dismissed
heading-may-rearrange = rearranges the display
heading-may-swap = may be swapped
heading-may-close = may be closed
heading-opens = will open
heading-stays = passes
heading-fails = fails
heading-pays = pays
heading-nothing = nothing happens
heading-unopened = not open yet
heading-met = all it needs is there
heading-unmet = something it needs is missing
heading-needs = Needs
heading-faces = Dice
heading-die-kept = stays as it lies
heading-die-rolled = is rolled
heading-target = Rolling for
heading-best-keep = Best to keep
heading-roll-none = all are rolled
heading-choose-dice = Choose the dice to roll.
heading-next-turn = Next turn
heading-represented = represented
heading-not-represented = not represented
heading-chip-free = The chip is still to be had
heading-chip-of = Has the chip
heading-start = Start
heading-symbol = Deck symbol
heading-reward = Reward
heading-no-closures = No closure card is held.
heading-to-category = Branches to the next category
heading-lay-so = Choose two cards: they change places.
heading-empty-field = empty
heading-whose-mall = Whose mall is shown

## What contradicts itself in a components file

box-rise = “insolvency_field”, “lowest_paid”, “start” and “fields” want to rise from 1 to at most { $most }
box-zones = “red_last” and “grey_last” want to rise and leave a field for each zone
box-symbols = “deck_symbols” names a field beyond the last one
box-deck = “starting_vacancies” and “rounds” together may be { $most }: a deck holds no more
box-pile = “closures_in_pile” wants at most { $most }, the closure cards there are
box-stacks = the store pile wants at least { $least } cards, one for each open stack
box-branches = { $count } entries; the floor plan has { $wanted } (MJ-12.1)
box-first-needed = “branches_needed” wants 0: every mall begins there (MJ-1.9)
box-needed = “branches_needed” wants to rise, up to the number of branches
box-reward = “reward_field” wants a field of the track on which one is solvent, or 0
box-points = “{ $key }” wants at most { $most } points
box-no-store = no store is of this branch
box-dice = “dice” wants one to { $dice } faces from 1 to { $faces }
box-category = “category” wants a number from 1 to { $most }
box-own-branch = “needs_branches” names its own branch
box-same-name = two cards have this name (MJ-2.7)
box-roll-cost = “{ $key }” wants at most { $most }: from the last field nobody could pay more and stay on “lowest_paid” (MJ-8.15)
box-never-reached = no mall could ever get here: the stores that can open are of { $count } branches (MJ-12.4)
box-never-opens = it could never open: no mall can have the category, the branches, the anchors and the counters that it needs (MJ-6.1)

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-category = Category cards
sheet-branch = Branches
sheet-store = Stores
sheet-anchor = Anchors
sheet-counter = Counters
sheet-closure = Closure cards
entry-starting-vacancies = Vacancies at the start
entry-max-anchors = Most anchors in a deck
entry-closures-in-pile = Closure cards in the store pile
entry-fields = Fields of the track
entry-start = Field at the start
entry-insolvency-field = Field of insolvency
entry-lowest-paid = Lowest field one can pay down to
entry-red-last = Last red field
entry-grey-last = Last grey field
entry-deck-symbols = Fields with the deck symbol
entry-free-rolls = Free rolls
entry-roll-cost = Price of a further roll
entry-roll-cost-anchor = The same for an anchor
entry-rounds = Rounds
entry-branches-needed = Branches needed
entry-reward-field = Field of the reward
entry-descent-cost = Price of losing it
entry-end-points = Points at the end
entry-points-red = Points in the red zone
entry-points-grey = Points in the grey zone
entry-points-green = Points in the green zone
entry-per-vacancy = Points for each vacancy
entry-chip-value = Value of the chip
entry-restaurant = Restaurants
entry-category = Category
entry-branch = Branch
entry-dice = Dice
entry-needs-branches = Branches it needs
entry-needs-anchors = Anchors it needs
entry-needs-counters = Counters it needs
entry-code = Code
entry-bonus = Bonus
entry-zone = Zone

## Standing orders: until when one lasts, and what interrupts it

unless-marker-at = somebody’s marker has reached field { $n }

about-store = { $card }: store, { $branch }, category { $category }; dice { $dice }; needs { $needs }
about-anchor = { $card }: anchor, category { $category }; dice { $dice }
about-counter = { $card }: counter of the food court; dice { $dice }
about-needs-anchors = anchors: { $count }
about-needs-counters = counters: { $count }
about-chips = Chips still to be had, with what each is worth: { $chips }
about-zones = A mall’s field is where its marker stands on the score track, a point a field: red up to field { $red }, grey up to field { $grey }, green above; who is on field { $last } is insolvent.
about-category = Category { $category }: branches needed { $needed }, reward field { $reward }; points at the end { $end }, in red { $red }, in grey { $grey }, in green { $green }, for each vacancy { $vacancy }
about-display = A display lies under these fields, from the left: { $fields }
