# The words of Wishland.

## What happens: tell-EVENT

tell-first-player = { $seat } holds the first-player marker.
tell-tile = The tile “{ $achievement }” is laid on the board.
tell-blank = A blank tile: “{ $achievement }” stays in play.
tell-entrepreneur = { $seat } reveals { $entrepreneur }.
tell-private-tile = Only { $seat } can claim “{ $achievement }”.
tell-dealt = New on the market: { $card }.
tell-reshuffled = The discard piles are shuffled and become the draw piles.
tell-renewed = The discard pile is shuffled in; the deck now has { $cards }.
tell-round = Round { $round } begins.
tell-marker-placed = { $seat } takes space { $space } of the turn order.
tell-marker-moved = { $seat } moves the marker to space { $space }.
tell-income = { $seat } has an income of { $credits }.
tell-turn = Cycle { $cycle }: { $seat } is to move.
tell-placed = { $seat } places { $workers }: { $field }.
tell-bought = { $seat } buys “{ $card }” for { $price }.
tell-sponsored = { $seat } pays { $price } more for the sponsor’s reward.
tell-mascot-bonus = { $seat } receives the bonus for mascot number { $number }.
tell-credits = { $seat } receives { $credits }.
tell-points = { $seat } scores { $points }.
tell-booths = { $seat } sets up { $booths }.
tell-no-booths = No more ticket booths are left for { $seat }.
tell-happiness = { $seat }’s happiness rises to { $at }.
tell-visitors = { $seat }’s visitors rise to { $at }.
tell-worker = { $seat } gains a worker: { $recruits } left.
tell-reserve-empty = { $seat }’s reserve is empty: extra workers now lower prices.
tell-no-worker = { $seat }’s reserve is empty; the worker is lost.
tell-no-step = { $seat }’s marker is at the end of the track; the step is lost.
tell-no-boost = { $seat } has no use for a boost.
tell-collected = { $seat } collects { $workers }.
tell-passed = { $seat } has no worker to collect and passes.
tell-shuttled = { $seat } pays { $price } and collects { $workers }.
tell-claimed = { $seat } claims “{ $achievement }”.
tell-drawn = Into the hand: { $card }.
tell-hand-discarded = The rest of the hand is discarded: { $cards }.
tell-stopped = { $seat } can neither play nor advertise and keeps the hand.
tell-final-scoring = The last round is over: final scoring.
tell-no-late-purchase = { $seat } buys nothing more.
tell-settled = { $line }: { $points } for { $seat }.

## What is to be decided: ask-, hint-, when-

ask-keep = Keep one of your two entrepreneurs.
hint-keep = The entrepreneur works for you from the first round to the end. The other one leaves the game unseen.
when-keep = Entrepreneurs are chosen before the first round.
ask-place-marker = Choose your place in the turn order.
hint-place-marker = The further left, the sooner you act; the further right, the better the reward. In the last round the marker further right breaks ties.
when-place-marker = The turn order is chosen at the beginning of a round.
ask-act = Buy a card, advertise, or collect your workers.
hint-act = Each stack on a field makes the next one cost a worker more. Claim an achievement before somebody else does.
when-act = Main actions are taken in your own turn.
ask-free-step = Claim an achievement, collect for money, or end your turn.
hint-free-step = Claims are free and may be made one after the other.
when-free-step = Free steps are taken before or after the main action of your own turn.
ask-press = Collect all your workers, or leave them.
hint-press = Workers on the fields also keep prices in workers high for the others.
when-press = This collection is possible at the end of a turn in which you advertised.
ask-sponsor = Pay more for the sponsor’s reward, or save the money.
hint-sponsor = What the card brings cannot pay for it.
when-sponsor = That is paid right after the price of a card.
ask-boost = A boost: happiness, visitors, or a worker.
hint-boost = Some spaces of the tracks pay at once; an empty reserve lets you buy more cheaply.
when-boost = A boost is chosen when you receive one.
ask-drawn = Draw again, play a card, or advertise.
hint-drawn = Playing a card or advertising discards the rest of the hand.
when-drawn = Hand cards are played after a draw.
ask-late-purchase = Buy one last card, or none.
hint-late-purchase = It takes no workers and counts for the whole final scoring.
when-late-purchase = This purchase is made before final scoring.

## How a choice is offered: say-DECISION-WORD

say-keep-keep = Keep { $entrepreneur }
say-place-marker-space = Space { $space }
say-act-buy = Buy { $card }
say-act-buy-with = Buy { $card }, extra workers: { $extra }
say-act-advertise = Advertise
say-act-collect = Collect all workers
say-act-block = Place workers only: { $field }
say-act-draw = Draw a card
say-act-free-draw = Move the marker and draw
say-act-shuttle = Pay and collect all workers
say-act-claim = Claim “{ $achievement }”
say-free-step-claim = Claim “{ $achievement }”
say-free-step-shuttle = Pay and collect all workers
say-free-step-free-draw = Move the marker and draw
say-free-step-go-on = End the turn
say-press-collect = Collect all workers
say-press-leave = Leave them
say-sponsor-pay = Pay more
say-sponsor-save = Save the money
say-boost-take = { $boost }
say-drawn-play = Play { $card }
say-drawn-play-with = Play { $card }, extra workers: { $extra }
say-drawn-advertise = Advertise
say-drawn-draw = Draw again
say-drawn-free-draw = Move the marker and draw
say-drawn-stop = End the turn and keep the hand
say-late-purchase-buy = Buy { $card }
say-late-purchase-nothing = Buy nothing

## Why something is forbidden: why-REASON

why-not-dealt = You were not dealt this entrepreneur.
why-space-taken = { $seat } already stands on this space.
why-few-workers = This takes { $workers }; you have { $available }.
why-limit = Your card limit for each colour is { $limit }; it is reached ({ $colour }).
why-price = This costs { $price }; you have { $credits }.
why-reserve-left = Extra workers help only once your reserve is empty; you have { $recruits }.
why-extra-workers = You can use { $workers } more here at most.
why-not-on-market = This card does not lie open on the market.
why-no-blocking = Workers are placed to buy a card.
why-draw-first = Alone you draw a card first.
why-not-in-play = This achievement is not in play for you.
why-claimed = It has been claimed already.
why-condition = It wants { $want }; you have { $have }.
why-no-shuttle = Nothing in your park allows it.
why-shuttled = You have done so in this turn.
why-no-workers-out = None of your workers stands on a field.
why-solo-only = That belongs to the solo game.
why-no-card-left = There is no card left to draw.
why-last-space = Your marker stands on the last space.
why-not-in-hand = This card is not in your hand.
why-must-finish = You can play or advertise, so you must, or draw again.
why-too-late = Free draws end with the main action.
why-reserve-empty = Your reserve is empty.
why-track-end = Your marker stands on { $at }, the end of the track.
why-owned = { $seat } owns this card.
why-in-pile = This card lies face down in a draw pile.

## Sources of points

source-cards = Cards when played
source-track = Happiness track
source-spaces = Turn order
source-bonuses = Mascot bonuses
source-effects = Ongoing effects
source-claims = Achievements
source-entrepreneur = Entrepreneur
source-hotels = Hotels
source-mascots = Mascots
source-shows = Entertainment
source-duplicates = Repeated shows
source-happiness = Happy guests
source-visitors = Full park
source-losses = Loans

## Options

option-entrepreneurs = Entrepreneurs
option-entrepreneurs-false = Without entrepreneurs.
option-entrepreneurs-true = Everybody has one.
option-achievement-tiles = Achievement tiles
option-achievement-tiles-false = Only the printed achievements.
option-achievement-tiles-true = Tiles replace some of them.
option-allow-blocking-placement = Placing without buying
option-allow-blocking-placement-false = Workers are placed to buy.
option-allow-blocking-placement-true = Workers may also block a field.
option-price-tests-use-printed = Price that effects look at
option-price-tests-use-printed-true = The printed price.
option-price-tests-use-printed-false = What was paid.
option-h07-includes-mascots = Mascots for Theme Suites
option-h07-includes-mascots-true = They count as a colour.
option-h07-includes-mascots-false = They do not count.
option-h08-search-piles = Reach of the late purchase
option-h08-search-piles-true = Any card without an owner.
option-h08-search-piles-false = Only cards that lie open.
option-h08-triggers = Effects of the late purchase
option-h08-triggers-true = Ongoing effects react to it.
option-h08-triggers-false = They do not react.
option-h08-before-entrepreneurs = Time of the late purchase
option-h08-before-entrepreneurs-true = Before all scoring.
option-h08-before-entrepreneurs-false = After the entrepreneurs have scored.
option-h11-counts = What the Gallery Hotel counts
option-h11-counts-total = All category symbols.
option-h11-counts-different = Different symbols.
option-e01-pays-for-starting-booth = The Collector’s first booth
option-e01-pays-for-starting-booth-false = It pays nothing.
option-e01-pays-for-starting-booth-true = It pays when she is revealed.
option-e10-sees-mascots-without-h10 = Mascots of the Curator
option-e10-sees-mascots-without-h10-true = Their symbols count as collected.
option-e10-sees-mascots-without-h10-false = They count with Mascot Manor only.
option-happiness-goal-counts-booths = Booths for the end of the happiness track
option-happiness-goal-counts-booths-false = They are no colour there.
option-happiness-goal-counts-booths-true = They count as a sixth colour.
option-collect-needs-workers = Hotels that collect
option-collect-needs-workers-true = Only if a worker stands on a field.
option-collect-needs-workers-false = Even if none does.
option-solo-free-draw-in-window-b = Solo: free draws after the main action
option-solo-free-draw-in-window-b-false = Not possible.
option-solo-free-draw-in-window-b-true = Possible.

## Things

colour-ride = ride
colour-performer = performer
colour-restaurant = restaurant
colour-hotel = hotel
colour-mascot = mascot
colour-booth = ticket booth
field-ride = rides
field-performer = performers
field-restaurant = restaurants
field-hotel = hotels
field-mascot = mascots
field-advertising = advertising
boost-happiness = Happiness
boost-visitors = Visitors
boost-worker = Worker
gain-points = points
gain-happiness = happiness
gain-visitors = visitors
gain-worker = worker
gain-credits = credits
gain-booth = ticket booth
gain-boost = boost
gain-entertainment = enter{ "\u00AD" }tainment symbol
main-none = none yet
main-buy = buying
main-advertise = advertising
main-collect = collecting
main-block = placing
symbol-coaster = coaster
symbol-carousel = carousel
symbol-water = water
symbol-ice-cream = ice cream
symbol-drinks = drinks
symbol-burger = burger
symbol-stage = stage
symbol-street = street
symbol-parade = parade
symbol-bed = bed
symbol-pool = pool
symbol-garden = garden
entertainment-juggling = juggling
entertainment-comedy = comedy
entertainment-magic = magic
entertainment-music = music
entertainment-dance = dance
entertainment-acrobatics = acrobatics
entertainment-puppetry = puppetry
entertainment-fire = fire
entrepreneur-collector = the Collector
entrepreneur-bargain-hunter = the Bargain Hunter
entrepreneur-trophy-hunter = the Trophy Hunter
entrepreneur-optimist = the Optimist
entrepreneur-promoter = the Promoter
entrepreneur-chef = the Chef
entrepreneur-hotelier = the Hotelier
entrepreneur-toymaker = the Toymaker
entrepreneur-heir = the Heir
entrepreneur-curator = the Curator
entrepreneur-specialist = the Specialist
entrepreneur-franchiser = the Franchiser
achievement-happy-park = Happy Park
achievement-crowded-park = Crowded Park
achievement-big-staff = Big Staff
achievement-fifteen-points = Fifteen Points
achievement-ride-paradise = Ride Paradise
achievement-showtime = Showtime
achievement-food-court = Food Court
achievement-hotel-mile = Hotel Mile
achievement-mascot-family = Mascot Family
achievement-well-balanced = Well Balanced
achievement-monoculture = Monoculture
achievement-top-of-the-track = Top of the Track
achievement-full-range = Full Range
achievement-brand-loyalty = Brand Loyalty
achievement-encyclopedia = Encyclo{ "\u00AD" }pedia
achievement-busy-builder = Busy Builder
achievement-cash-machine = Cash Machine
achievement-war-chest = War Chest
achievement-high-roller = High Roller
achievement-blank-1 = blank tile
achievement-blank-2 = blank tile
achievement-blank-3 = blank tile
achievement-blank-4 = blank tile
achievement-blank-5 = blank tile
line-cards = Cards when played
line-track = Happiness track
line-spaces = Turn order
line-bonuses = Mascot bonuses
line-effects = Ongoing effects
line-claims = Achieve{ "\u00AD" }ments
line-entrepreneur = Entre{ "\u00AD" }preneur
line-hotels = Hotels
line-mascots = Mascots
line-shows = Enter{ "\u00AD" }tainment
line-duplicates = Repeated shows
line-happiness = Happy guests
line-visitors = Full park
line-losses = Loans
card-kiddie-coaster = Kiddie Coaster
card-mine-cart = Mine Cart
card-wild-mouse = Wild Mouse
card-spinning-coaster = Spinning Coaster
card-wooden-coaster = Wooden Coaster
card-corkscrew = Corkscrew
card-launch-coaster = Launch Coaster
card-hyper-coaster = Hyper Coaster
card-teacups = Teacups
card-pony-carousel = Pony Carousel
card-swing-carousel = Swing Carousel
card-octopus = Octopus
card-ferris-wheel = Ferris Wheel
card-tilt-disc = Tilt Disc
card-gyro-tower = Gyro Tower
card-sky-wheel = Sky Wheel
card-paddle-boats = Paddle Boats
card-splash-pad = Splash Pad
card-lazy-river = Lazy River
card-water-slide = Water Slide
card-log-flume = Log Flume
card-rapids-raft = Rapids Raft
card-plunge-boat = Plunge Boat
card-aqua-coaster = Aqua Coaster
card-stage-juggler = Stage Juggler
card-street-juggler = Street Juggler
card-parade-juggler = Parade Juggler
card-stage-clown = Stage Clown
card-street-clown = Street Clown
card-parade-clown = Parade Clown
card-stage-magician = Stage Magician
card-street-magician = Street Magician
card-parade-magician = Parade Magician
card-stage-musician = Stage Musician
card-street-musician = Street Musician
card-parade-musician = Parade Musician
card-stage-dancer = Stage Dancer
card-street-dancer = Street Dancer
card-parade-dancer = Parade Dancer
card-stage-acrobat = Stage Acrobat
card-street-acrobat = Street Acrobat
card-parade-acrobat = Parade Acrobat
card-stage-puppeteer = Stage Puppeteer
card-street-puppeteer = Street Puppeteer
card-parade-puppeteer = Parade Puppeteer
card-stage-fire-eater = Stage Fire-Eater
card-street-fire-eater = Street Fire-Eater
card-parade-fire-eater = Parade Fire-Eater
card-gelato-cart = Gelato Cart
card-lolly-stand = Lolly Stand
card-sundae-palace = Sundae Palace
card-frozen-yogurt-bar = Frozen Yogurt Bar
card-waffle-house = Waffle House
card-grand-creamery = Grand Creamery
card-snow-cone-franchise = Snow Cone Franchise
card-candy-floss-franchise = Candy Floss Franchise
card-juice-bar = Juice Bar
card-lemonade-stall = Lemonade Stall
card-cocktail-lounge = Cocktail Lounge
card-tea-room = Tea Room
card-vineyard-terrace = Vineyard Terrace
card-rooftop-brasserie = Rooftop Brasserie
card-soda-franchise = Soda Franchise
card-coffee-franchise = Coffee Franchise
card-hot-dog-stand = Hot Dog Stand
card-fries-kiosk = Fries Kiosk
card-burger-diner = Burger Diner
card-taco-truck = Taco Truck
card-pizza-corner = Pizza Corner
card-steak-house = Steak House
card-noodle-franchise = Noodle Franchise
card-chicken-franchise = Chicken Franchise
card-landmark-palace = Landmark Palace
card-cash-back-inn = Cash-Back Inn
card-grand-opening-hotel = Grand Opening Hotel
card-gatehouse-hotel = Gatehouse Hotel
card-ticket-collector-lodge = Ticket Collector Lodge
card-three-summits-hotel = Three Summits Hotel
card-theme-suites = Theme Suites
card-late-checkout-hotel = Late Checkout Hotel
card-cabaret-hotel = Cabaret Hotel
card-mascot-manor = Mascot Manor
card-gallery-hotel = Gallery Hotel
card-encore-hotel = Encore Hotel
card-press-hotel = Press Hotel
card-half-board-hotel = Half-Board Hotel
card-flexi-stay-hotel = Flexi-Stay Hotel
card-shuttle-bus-hotel = Shuttle Bus Hotel
card-all-inclusive-resort = All-Inclusive Resort
card-artists-hotel = Artists’ Hotel
card-sponsor-tower = Sponsor Tower
card-trophy-hotel = Trophy Hotel
card-hotel-chain-head-office = Hotel Chain Head Office
card-luxury-towers = Luxury Towers
card-gourmet-hotel = Gourmet Hotel
card-boundless-resort = Boundless Resort
card-rocket-fox = Rocket Fox
card-rocket-fox-2 = Rocket Fox II
card-twirl-bear = Twirl Bear
card-twirl-bear-2 = Twirl Bear II
card-captain-otter = Captain Otter
card-captain-otter-2 = Captain Otter II
card-penguin-pip = Penguin Pip
card-penguin-pip-2 = Penguin Pip II
card-toucan-tom = Toucan Tom
card-toucan-tom-2 = Toucan Tom II
card-bull-benny = Bull Benny
card-bull-benny-2 = Bull Benny II
card-diva-cat = Diva Cat
card-diva-cat-2 = Diva Cat II
card-raccoon-rex = Raccoon Rex
card-raccoon-rex-2 = Raccoon Rex II
card-lion-leo = Lion Leo
card-lion-leo-2 = Lion Leo II
card-sleepy-sloth = Sleepy Sloth
card-sleepy-sloth-2 = Sleepy Sloth II
card-dolphin-dot = Dolphin Dot
card-dolphin-dot-2 = Dolphin Dot II
card-peacock-pia = Peacock Pia
card-peacock-pia-2 = Peacock Pia II

## What effects do and achievements count: does-, measure-, sort-, h11-counts-

does-discount = cards cost less
does-discount-nth = the n-th card costs less
does-no-limit = no card limit
does-multiply-happiness = happiness counts several times
does-multiply-visitors = visitors count several times
does-multiply-bonus = mascot bonuses count several times
does-convert = change steps and workers into each other
does-paid-collect = collect workers for credits
does-press-collect = collect workers after advertising
does-sponsor = points for credits at each purchase
does-waive = no loss for loan restaurants
does-own-symbols = symbols of one’s own mascots match, too
does-bonus-symbol = entertainment symbols more
does-late-purchase = a purchase at the end
does-private-tile = an achievement of one’s own
does-on-play = for each card played
does-on-price = for each dear card played
does-on-nth = for the n-th card
does-on-new-symbol = for each new symbol
does-on-own-claim = for each achievement of one’s own
does-on-any-claim = for each achievement of anybody
does-income-per = income for each card
does-income-at = income from so many cards on
does-first-income = once, in the first income phase
does-final = points at the end
measure-cards = cards of the colour
measure-all-cards = all cards
measure-most-of-colour = cards of the commonest colour
measure-sets = sets of the five colours
measure-dear-cards = dear cards
measure-happiness = happiness
measure-visitors = visitors
measure-lower-track = the lower one of happiness and visitors
measure-higher-track = the higher one of happiness and visitors
measure-workers = workers
measure-empty-reserve = an empty reserve
measure-points = points
measure-credits = credits
measure-income = income
measure-booths = ticket booths
measure-symbols = category symbols
measure-kinds-of-symbols = different category symbols
measure-collection = different symbols collected
measure-copies = the commonest symbol
measure-copies-without-mascots = the commonest symbol, without mascots
measure-full-colours = colours with enough different symbols
measure-duplicates = entertainment symbols beyond the first
sort-board = on the board
sort-tile = a tile
sort-blank = an empty tile
h11-counts-total = all of them
h11-counts-different = different ones

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-credit = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
unit-happiness = { $count ->
    [one] { $count } happiness
   *[other] { $count } happiness
}
unit-visitor = { $count ->
    [one] { $count } visitor
   *[other] { $count } visitors
}
unit-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
unit-recruit = { $count ->
    [one] { $count } worker in reserve
   *[other] { $count } workers in reserve
}
unit-boost = { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}
unit-achievement = { $count ->
    [one] { $count } achievement to claim
   *[other] { $count } achievements to claim
}
unit-booth = { $count ->
    [one] { $count } ticket booth
   *[other] { $count } ticket booths
}
unit-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What a move brings: brings-NAME

brings-income = { $change } income
brings-final = { $change } at the end as things stand

## What breaks a tie: tie-NAME

tie-marker = { $names } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. The marker further right in the turn order decides: { $winner }.

## Headings of the table

heading-round = Round
heading-cycle = Cycle
heading-market = Market
heading-draw-piles = Draw piles
heading-hand = Hand
heading-stacks = Workers on the fields
heading-open-achievements = Open achieve{ "\u00AD" }ments
heading-points = Points
heading-final = At the end as things stand
heading-credits = Credits
heading-income = Income
heading-happiness = Happiness
heading-visitors = Visitors
heading-workers = Workers
heading-recruits = Reserve
heading-space = Turn order
heading-entrepreneur = Entre{ "\u00AD" }preneur
heading-tile = Own tile
heading-park = Park
heading-booths = Ticket booths
heading-claims = Claimed
heading-dealt = Entre{ "\u00AD" }preneurs to choose from
heading-needed = Workers needed
heading-limit = Card limit
heading-price = Price
heading-printed = printed
heading-achievements = Achieve{ "\u00AD" }ments
heading-tracks = Happiness and visitors
heading-order = Turn order
heading-claimable = Can be claimed now
heading-at-end = At the end as things stand
heading-final-step = Final scoring
heading-symbols = Category symbols
heading-shows = Enter{ "\u00AD" }tainment symbols
heading-discard = Discard pile
heading-deck = Deck
heading-whose-park = Whose park
heading-next-bonus = The next mascot brings
heading-sold = Sold until the next round
heading-free-plot = Room for one more
heading-on-fields = On the fields
heading-reserve-empty = Extra workers lower prices
heading-catalogue = Cards without an owner
heading-goal = End of the track
heading-space-free = Nobody stands here

## What contradicts itself in a components file

box-reshuffle = “reshuffle_after” wants a round before the last one
box-cycles = “cycles” wants at least 1
box-workers = “starting_workers” wants at least 1 and no more than “workers”
box-stacks = “workers” would make more than { $most } stacks on a field
box-booths = “booths” wants at least { $least }, for four players
box-market-colour = “colour” wants a colour of the market (WL-1.7)
box-spaces = wants { $count } entries (WL-5.9)
box-entrepreneurs = four players want at least { $least } entries (WL-3.2)
box-board = the first { $count } entries, and no others, want the sort “board”
box-tiles = “drawn_tiles” wants 1 to { $most }, and no more than there are tiles
box-private-tile = “private-tile” wants at least { $least } tiles with a condition (WL-19.3a)
box-condition = all but blank tiles want a “measure”
box-colour = it wants a “colour”
box-bearer = it wants either a “card” or an “entrepreneur”
box-gain = “gain” is wanted for what gives something, and for nothing else
box-entertainment = “entertainment” is received for mascots only
box-measure = “measure” is wanted for “final”, and for nothing else
box-least-stack = “{ $key }” wants at most { $most }, as many as there are “workers”: nobody could ever place (WL-8.7)
box-track = “{ $key }” names a space beyond the end of the track, { $most }: nobody could ever arrive there (WL-13.1)
box-no-cards = there is no card of the colour “{ $colour }”: its row would always be empty (WL-8.10)
box-goal-cards = “{ $key }” wants at most { $most }: no colour has more cards, so nobody could ever reach the goal (WL-21.10)
box-symbols = “{ $key }” wants 1 to { $most }: no colour has more symbols (WL-18.7)
box-least = “{ $key }” wants at least 1: otherwise anybody could claim it at once (WL-16.21)
box-out-of-reach = “{ $key }” wants at most { $most }: nobody could ever get there
box-nth = “{ $key }” wants at least 1: the first card of a colour is number 1

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-space = Spaces of the turn order
sheet-mascot-bonus = Mascot bonuses
sheet-show = Shows at the end
sheet-symbol = Category symbols
sheet-card = Cards
sheet-entrepreneur = Entrepreneurs
sheet-effect = Effects
sheet-achievement = Achievements
sheet-entertainment = Entertainment symbols
entry-rounds = Rounds
entry-cycles = Cycles in a round
entry-reshuffle-after = Round after which is reshuffled
entry-columns = Columns of the market
entry-base-income = Basic income
entry-starting-credits = Credits at the start
entry-starting-booths = Ticket booths at the start
entry-booths = Ticket booths
entry-workers = Workers
entry-starting-workers = Workers at the start
entry-least-stack = Smallest stack
entry-per-stack = Each further stack is larger by
entry-most-extra = Most additional workers
entry-per-extra = Each of them lowers the price by
entry-track-end = End of the happiness track
entry-track-rewards = Rewards on the track
entry-happiness-points = Points for happy visitors
entry-visitor-credits = Credits for a visitor
entry-goal-cards = Cards of a full park
entry-goal-points = Points of a full park
entry-goal-income = Income that is the goal
entry-advertising-credits = Credits for advertising
entry-advertising-boosts = What advertising raises
entry-claim-points = Points of an achievement
entry-mascot-divisor = Mascots are divided by
entry-symbols-of-colour = Symbols of a colour
entry-drawn-tiles = Achievement tiles drawn
entry-dealt = Entrepreneurs dealt
entry-gain = What it gives
entry-amount = How much
entry-kinds = Different symbols
entry-points = Points
entry-colour = Colour
entry-price = Price
entry-symbol = Symbol
entry-entertainment = Entertainment
entry-happiness = Happiness
entry-visitors = Visitors
entry-credits = Credits
entry-income = Income
entry-loss = Points lost
entry-code = Code
entry-card = Card
entry-entrepreneur = Entrepreneur
entry-does = What it does
entry-least = From how many on
entry-cost = Cost
entry-measure = What is counted
entry-steps = Points by number
entry-counts = In which reading
entry-sort = Sort

about-achievement = “{ $achievement }”: at least { $least } – { $measure }
heading-boost = Boost
heading-own-effect = An effect of its own
