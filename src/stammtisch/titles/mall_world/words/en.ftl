# The words of Mall World. Facts: seat, to, neighbour are names of people; card, contract, shop, customer, chain, room,
# place and spot are names as they stand further down; change, coins, fee, amount and account come with
# their unit; all others are whole numbers.

## What happens: tell-EVENT, in the order of the rules

# -- set-up (chapter 3)
tell-room = The { $room } covers { $spot }.
tell-opening = The first shops are { shop-type-clothing } on { $place }, { shop-type-food } on { $place2 }, { shop-type-leisure } on { $place3 } and { shop-type-sport } on { $place4 }.
tell-display = { $count ->
    [one] The display shows { $count } approval card.
   *[other] The display shows { $count } approval cards.
}
tell-removed-unseen = { $count ->
    [one] { $count } contract leaves the game unseen before it starts.
   *[other] { $count } contracts leave the game unseen before it starts.
}
tell-pile = The pile holds { $placements ->
    [one] { $placements } placement contract
   *[other] { $placements } placement contracts
} above { $leases ->
    [one] { $leases } lease contract
   *[other] { $leases } lease contracts
}.
tell-start-special = { $seat } is dealt a special contract: { $contract }.
tell-start-special-unseen = { $seat } is dealt a special contract.
tell-start-things = { $seat } starts with { $amount }, { $coins } and a special contract.
tell-small-shop = A shop ({ $shop }) lies on { $place }.
tell-small-things = { $seat } starts with { $amount }, { $coins } and a hidden contract.
tell-small-contract = { $seat } is dealt a contract: { $contract }.
tell-small-contract-unseen = { $seat } is dealt a contract.
tell-office = { $count ->
    [one] { $count } corruption token lies in the office.
   *[other] { $count } corruption tokens lie in the office.
}
tell-start-player = { $seat } has the first turn.

# -- a turn and its action 1 (chapters 4 and 5)
tell-turn = Turn { $turn }: { $seat } is to move.
tell-start-check = All markers are in the lobby, so its cheapest contract leaves the game: { $contract }.
tell-accept = { $seat } takes a contract for { $amount }: { $contract }.
tell-accept-none = { $seat } takes no contract; the marker stands in the lobby.
tell-accept-none-empty-pile = { $seat } takes no contract.
tell-lobby-drawn = A new contract lies in the lobby for { $amount }: { $contract }.
tell-first-lease = { $seat } has taken the first lease contract of the game, so no placement contract stays in the lobby.
tell-purged = A contract leaves the lobby and the game: { $contract }.

# -- action 2A (chapter 6)
tell-no-development = { $seat } can neither trade nor validate a contract and skips action 2.
tell-develop-stop = { $seat } does nothing more in action 2.
tell-offer = { $seat } offers the card { $card }.
tell-offer-fee = { $seat } pays { $coins } into the black box for the single card.
tell-bid = { $coins ->
    [0] { $seat } bids nothing.
   *[other] { $seat } bids { $coins }.
}
tell-no-bids = Nobody has bid a coin, so { $seat } plays every card of the offer.
tell-bid-to-active = { $seat } pays { $coins } to { $to }.
tell-bid-to-box = { $seat } pays { $coins } into the black box.
tell-pick = { $seat } picks the card { $card } from the offer.
tell-last-card = { $seat } plays the last card of the offer: { $card }.

# -- playing an approval card (chapter 7)
tell-build = { $seat } opens a { $shop } shop on { $place } with the card { $card }.
tell-lease = { $seat } places a customer ({ $customer }) on { $place } with the card { $card } and forms the chain { $chain }.
tell-wasted = { $seat } has no permitted use for the card { $card } and discards it.
tell-leasing-open = From now on everyone may place customers.

# -- action 2B (chapter 8)
tell-validate = { $seat } validates a contract: { $contract }.
tell-token = { $seat } takes a corruption token: { $change }.

# -- actions 3 and 4 (chapters 9 to 11)
tell-reshuffle = { $count ->
    [one] The deck is empty; the discard of { $count } card becomes the new deck.
   *[other] The deck is empty; the discard of { $count } cards is shuffled and becomes the new deck.
}
tell-display-gaps = { $count ->
    [one] The display lacks { $count } card and is filled as far as possible.
   *[other] The display lacks { $count } cards and is filled as far as possible.
}
tell-display-card = A new card lies in the display: { $card }.
tell-exchange = { $seat } shows the card { $card }, which has no permitted use now, and exchanges it.
tell-replacement = { $seat } draws the card { $card } from the deck in exchange.
tell-replacement-unseen = { $seat } draws a card from the deck in exchange.
tell-draw-display = { $seat } draws the card { $card } from the display.
tell-draw-deck = { $seat } draws the card { $card } from the deck.
tell-draw-deck-unseen = { $seat } draws a card from the deck.
tell-stop-drawing = { $seat } draws no further card.
tell-nothing-to-draw = { $seat } cannot draw: the display, the deck and the discard are empty.
tell-surplus-card = Hand limit: { $neighbour } takes the card { $card } from { $seat } at random, and it is discarded.
tell-surplus-contract = Hand limit: { $neighbour } takes a contract from { $seat } at random, and it leaves the game: { $contract }.
tell-black-box = The black box is shared out: everyone receives { $coins }{ $left ->
    [0] { "." }
    [one] , and { $left } stays inside.
   *[other] , and { $left } stay inside.
}

# -- the end of a phase (chapters 12 to 14)
tell-phase-end = The office is empty: phase { $phase } ends.
tell-paid = { $count ->
    [0] { $seat } receives nothing for a contract that scores nothing
    [1] { $seat } receives { $amount } for a contract that counts once
    [2] { $seat } receives { $amount } for a contract that counts twice
   *[other] { $seat } receives { $amount } for a contract that counts { $count } times
}: { $contract }.
tell-markers-back = Every marker returns to its owner.
tell-placements-gone = Phase 2 begins, so no placement contract stays in the lobby.

# -- the end of the game (chapter 15)
tell-normal-end = The contracts of phase 3 are paid, so the game ends.
tell-small-end = The contracts are paid, so the small game ends.
tell-last-round = Every usable place holds a shop and the lobby is empty: the last round begins.
tell-last-round-over = The last round is over, and the validated contracts are paid.
tell-stagnation = { $count ->
    [one] Nothing has changed for { $count } turn: the validated contracts are paid and the game ends.
   *[other] Nothing has changed for { $count } turns in a row: the validated contracts are paid and the game ends.
}
tell-coins = { $coins ->
    [0] { $seat } has no coins left.
   *[other] { $seat } receives { $amount } for { $coins }.
}
tell-over = The game is over: the highest account wins.

## What is to be decided

ask-accept = Take a contract from the lobby, or none.
ask-develop = Trade approval cards or validate a contract.
ask-offer = Offer one, two or three approval cards from your hand.
ask-bid = Bid coins for a card of the offer.
ask-pick = Pick a card from the offer.
ask-play = Play the card: open a shop or place a customer.
ask-validate = Choose the contract that you validate.
ask-token = Take a corruption token from the office.
ask-exchange = Exchange cards that have no permitted use, or go on.
ask-draw = Draw a card from the display or the deck.

## When something else can be touched: when-DECISION

when-accept = Contracts are taken from the lobby in action 1, at the beginning of a turn.
when-develop = Trading or validating is chosen in action 2.
when-offer = Approval cards are offered in action 2, when one trades.
when-bid = Bids are made when somebody offers two or three cards.
when-pick = The cards of an offer go to those who have bid most for them.
when-play = Shops are opened and customers placed with a card of an offer, in action 2.
when-validate = Contracts are validated in action 2.
when-token = Corruption tokens are taken after a contract has been validated.
when-exchange = Cards are exchanged at the beginning of action 3.
when-draw = Approval cards are drawn in action 3.

## Why not: why-REASON

why-slot-empty = No contract lies in the lobby for { $amount }.
why-hand-full = Your hand is full: the number of your cards and contracts is { $count }, and { $limit } is the limit.
why-too-dear = This contract costs { $amount }; your account holds { $account }.
why-traded = You have already traded in this turn.
why-validated-so-no-trade = You have validated a contract in this turn; only in phase 3 may you trade as well.
why-no-cards = You have no approval card to offer.
why-fee = A single card costs { $fee } to offer; you have { $coins ->
    [0] none
   *[other] { $coins }
}.
why-validated = You have already validated a contract in this turn.
why-traded-so-no-validation = You have traded in this turn; only in phase 3 may you validate a contract as well.
why-office-empty = The office holds no corruption token any more.
why-no-contract = You have no contract to validate.
why-must-develop = You can trade or validate a contract, so you must.
why-card-lacking = You do not hold the card { $card }.
why-too-few-of-a-card = You hold the card { $card } { $own ->
    [1] only once
    [2] only twice
   *[other] { $own } times
}; this offer needs it { $count ->
    [2] twice
   *[other] { $count } times
}.
why-offer-too-large = An offer has at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}.
why-too-few-coins = { $coins ->
    [0] You have no coins to bid.
   *[other] You have only { $coins }.
}
why-not-offered = The card { $card } is not in the offer.
why-card-without-shop = The card { $card } opens no { $shop } shop.
why-card-without-customer = The card { $card } places no customer of this type ({ $customer }).
why-no-tiles = No { $shop } tile is left.
why-no-customers = No customer of this type ({ $customer }) is left.
why-room-here = The { $room } covers { $place }.
why-shop-here = { $place } already holds a shop ({ $shop }).
why-no-such-neighbour = No { $shop } shop is next to { $place }.
why-leasing-closed = Nobody may place customers before somebody validates a lease contract or phase 2 begins.
why-leasing-closed-any = Nobody may place customers before somebody validates a contract or phase 2 begins.
why-no-shop-here = { $place } holds no shop yet.
why-leased = The shop on { $place } already belongs to a chain: { $chain }.
why-wrong-shop = With this card the customer ({ $customer }) cannot go to { $place }, where the shop is { $shop }.
why-no-chain = { $customer } and { $shop } form no chain.
why-has-use = The card { $card } has a permitted use.
why-not-your-contract = You do not hold this contract: { $contract }.
why-tokens-face-down = The tokens lie face down: you take one unseen.
why-no-such-token = No token { $change } lies in the office.
why-tokens-face-up = The tokens lie face up: choose one of them.
why-exchanged = You have already shown the card { $card }.
why-not-displayed = The card { $card } is not in the display.
why-deck-empty = Deck and discard are empty.
why-must-draw = Cards and contracts in hand: { $count }; with fewer than { $limit } you must draw.

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
}
why-soon = Difference at the end of the phase: { $things }
unit-chf = { $count }{ "\u00A0" }CHF
unit-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
unit-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## What a move brings

brings-worth = { $thing }: { $change } (then { $now })
brings-worth-first = { $thing }: { $change }
brings-validated = { $change } when the phase ends, as the mall stands

## A first game: hints

hint-accept = Contracts bring most of your money, once you have validated them and the phase ends. Whenever one is taken, the dearer ones slide to cheaper slots, so waiting can save you money.
hint-develop = With a trade your approval cards change the mall; a contract that you validate is paid when the phase ends. In phase 3 you may do both in one turn.
hint-offer = A single card costs you a coin, and you play it yourself. If you offer more, others may win a card of them by a bid; with three cards, the best bid is paid to you.
hint-bid = You pay only if your bid gains you a card, and you play that card at once. Each coin that you keep until the end is worth money.
hint-pick = You play the card at once and cannot keep it. Pick the one that helps your contracts, or the one that would help the others most.
hint-play = A shop goes on a free place beside a shop in the card’s other colour. A customer goes on an unleased shop in the other colour; from then on that shop counts for lease and special contracts, but no longer for placement contracts.
hint-validate = The contract pays once, at the end of this phase, for the mall as it is then. Chains stay for good, but a pair of shops no longer counts for a placement contract once one of them is leased.
hint-token = The value goes to your account, whether it is positive or negative. Once a turn ends with the office empty, the phase ends too.
hint-exchange = For every card that you show you draw a new one from the deck, and it costs you nothing. Only cards that can neither open a shop nor place a customer right now may go.
hint-draw = Everyone sees what you take from the display; a card from the deck is known to you alone. If your hand is above its limit afterwards, your neighbour takes the surplus at random.

## Options of a decision: say-DECISION-WORD

say-accept-accept = Take { $contract } for { $amount }
say-accept-pass = Take no contract
say-develop-trade = Trade approval cards
say-develop-validate = Validate a contract
say-develop-stop = Do nothing more
say-offer-offer = Offer { $cards }
say-bid-bid = { $coins ->
    [0] Bid nothing
   *[other] Bid { $coins }
}
say-pick-pick = Pick { $card }
say-play-build = Open a { $shop } shop on { $place }
say-play-lease = Place a customer ({ $customer }) on { $place }: { $chain }
say-play-discard = Discard the card
say-validate-lay = Validate { $contract }
say-token-take = Take the token { $change }
say-token-turn-up = Turn up a token
say-exchange-exchange = Exchange { $card }
say-exchange-done = Exchange no more
say-draw-draw = Draw { $card } from the display
say-draw-deck = Draw from the deck
say-draw-stop = Draw no more

## The score sheet

source-start = Starting account
source-prices = Prices of contracts
source-tokens = Corruption tokens
source-placement = Placement contracts
source-lease = Lease contracts
source-special = Special contracts
source-coins = Coins

## Options of the game

option-opening = Rooms and first shops
option-opening-random = Chance places the rooms and the first shops.
option-opening-fixed = The rooms and the first shops lie in the fixed opening for beginners.
option-tokens = Corruption tokens in the office
option-tokens-open = The tokens lie face up, and you choose one of them.
option-tokens-blind = The tokens lie face down, and you take one unseen.
option-leasing = Customers before phase 2
option-leasing-lease = Before phase 2 nobody may place a customer until someone has validated a lease contract.
option-leasing-any = Before phase 2 nobody may place a customer until someone has validated a contract of any kind.
option-exchange = Exchange of approval cards before drawing
option-exchange-dead = You may exchange cards that have no permitted use.
option-exchange-none = You may not exchange any cards.
option-full-hand = Contracts with a full hand
option-full-hand-refuse = With a full hand you may not take a contract.
option-full-hand-risk = With a full hand you may take a contract, but a surplus is then taken from your hand at random.
option-small = Small game
option-small-off = The whole game is played.
option-small-on = The small game for two is played: few cards, a few open places and one hidden contract each.
conflict-two = Only the small game is for two players.
conflict-small-seats = The small game is for exactly two players.
conflict-small-alone = The small game is not combined with other options.

## Names of things

colour-violet = violet
colour-green = green
colour-red = red
colour-blue = blue

shop-type-clothing = clothing
shop-type-food = food
shop-type-leisure = leisure
shop-type-sport = sport

customer-type-men = men
customer-type-women = women
customer-type-teens = teens
customer-type-kids = kids

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

room-storage-room = storage room
room-cloakroom = cloakroom

contract-kind-placement = placement contract
contract-kind-lease = lease contract
contract-kind-special = special contract

# -- contracts: only the words for the three kinds differ between the languages
-placement = placement
-lease = lease
-special = special

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

## Headings

heading-mall = Mall
heading-lobby = Lobby
heading-office = Office
heading-display = Display
heading-deck = Deck
heading-discard = Discard
heading-pile = Pile
heading-black-box = Black box
heading-hand = Hand
heading-contracts = Contracts
heading-special = Special contract
heading-hidden-contract = Hidden contract
heading-validated = Validated
heading-account = Account
heading-coins = Coins
heading-phase = Phase
heading-turn = Turn
heading-supply = Supply
heading-customers = Customers
heading-offer = Offer
heading-bids = Bids
heading-marker = Marker
heading-log = Log
heading-players = Players
heading-leasing-open = Customers allowed
heading-leasing-closed = No customers yet
heading-last-round = Last round
heading-price = Price
heading-now = Worth now

## What contradicts itself in a components file

box-rooms = wants { $count } entries, the storage room and the cloakroom (MW-3.1)
box-at-most = “{ $key }” wants at most { $most }
box-amounts = amounts want at most { $most }
box-in-all = { $count } in all; at most { $most } fit
box-price = a price wants at least 0
box-prices-rise = the prices must rise from slot to slot (MW-3.9)
box-colour = entry { $number } wants the colour { $colour }: shops and customers have one order
box-tiles = each type wants at least one tile for the opening (MW-3.4)
box-chain-twice = another chain has the same customer and shop type (MW-1.4)
box-two-colours = “colours” wants two colours (MW-1.6)
box-card-twice = another card has the same colours (MW-1.6)
box-two-shops = a contract of this kind wants two shops and nothing else (MW-1.8)
box-two-chains = a contract of this kind wants two chains and nothing else (MW-1.8)
box-neighbours = “neighbours” want different other places (MW-2.4)
box-one-way = { $place } is its neighbour, but not the other way round (MW-2.4)
box-first-shops = “shops” want four different places that no room covers (MW-3.5)
box-adjacent = no two of the first shops may be adjacent (MW-3.4)
box-rooms-apart = the rooms want different places (MW-3.5)
box-in-pieces = the rooms cut the mall in pieces (MW-3.2)
box-no-spot = with { $seats } players the { $room } may find no spot (MW-3.2)
box-no-places = with { $seats } players { $count } shops may find no places apart from each other (MW-3.4)
box-players = “players” must be { $seats } here: three, four or five play, and the entries stand in this order (MW-1.1)
box-no-table = there is no such table: from { $least } to { $most } people play (MW-1.1)
box-office = “office_tokens” want 1 to { $tokens } in each phase: so many tokens there are
box-shape = the places of the { $room } are none of its shapes (MW-2.6)
box-specials = { $seats } players want as many special contracts (MW-3.11)
box-removed = more contracts are removed than there are
box-cards = { $seats } players and the display want more cards
box-hand = “hand_limit” wants at least “starting_approval_cards” ({ $dealt }): more cards are dealt than a hand may hold (MW-9.6)
box-small-places = “places” want different places in one piece, and “shops” want different ones of these, not adjacent (MW-19.2)
box-small-cards = { $dealt } cards are dealt in the small game, and { $count } are in it (MW-19.3)
box-small-contracts = the small game wants at least { $seats } contracts, all placement contracts (MW-19.4)
box-small-tokens = the small game wants at least { $seats } corruption tokens and no more than there are (MW-19.5)
box-no-coins = “{ $key }” wants at least 1 as long as “max_offer” lets people bid: without coins every bid is 0 (MW-6.5)
box-fee = “{ $key }” wants at most { $most }: { $seats } players together own no more coins, so nobody could ever pay it (MW-6.3)
box-no-hand = “{ $key }” wants at least 1: nobody could keep a card (MW-9.6)
box-too-dear = “{ $key }” wants at most { $most } in the cheapest slot: before phase 1 has paid, nobody can own more, and its contracts would all leave the game untaken (MW-5.3, MW-14.3)
box-no-pair = nobody could ever make its pair of shops: there are too few tiles of their types (MW-13.1)
box-no-chain = nobody could ever form its chains: no approval card shows both colours, or there is no such customer (MW-7.4)
box-same-place = another place has the same row and column (MW-2.3)
box-slots = with { $seats } players the lobby has more slots ({ $slots }) than contracts are left ({ $count }): one would always be empty (MW-3.9)

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-shop-type = Shop types
sheet-customer-type = Customer types
sheet-chain = Chains
sheet-approval-card = Approval cards
sheet-contract = Contracts
sheet-corruption-token = Corruption tokens
sheet-lobby-slot = Slots of the lobby
sheet-player-count = Numbers of players
sheet-room = Rooms
sheet-opening = Fixed opening
sheet-small = Small game
sheet-place = Places
entry-starting-account = Account at the start
entry-coins-per-player = Coins for each player
entry-coin-end-value = What a coin is worth at the end
entry-starting-approval-cards = Cards dealt at the start
entry-display-size = Cards in the display
entry-hand-limit = Hand limit
entry-draws-per-turn = Cards drawn in a turn
entry-max-offer = Most cards in an offer
entry-single-offer-fee = Coins for an offer of one card
entry-stagnation-rounds = Rounds without a change before the end
entry-colour = Colour
entry-tiles = Tiles
entry-tokens = Tokens
entry-customer = Customers
entry-shop = Shop
entry-colours = Colours
entry-copies = Copies
entry-small = In the small game
entry-cards = Cards
entry-coins = Coins
entry-places = Open places
entry-kind = Kind
entry-shops = Shops
entry-chains = Chains
entry-value = Value
entry-count = Number
entry-price = Price
entry-players = Players
entry-office-tokens = Tokens in the office, by phase
entry-storage-room = Storage room
entry-cloakroom = Cloakroom
entry-removed-placement-contracts = Placement contracts taken out
entry-removed-lease-contracts = Lease contracts taken out
entry-active-player-bids = The active player bids
entry-rotations = Shapes
entry-row = Row
entry-column = Column
entry-neighbours = Neighbours

## Standing orders: until when one lasts, and what interrupts it

until-phase = until this action is over
until-phase-bid = until this action 2 is over
until-round = until this phase of the game is over
unless-chapter = phase { $n } has begun
unless-tokens-left = { $n ->
    [0] no corruption token lies in the office
    [one] at most { $n } corruption token lies in the office
   *[other] at most { $n } corruption tokens lie in the office
}
unless-offer-of = { $n } cards are offered

about-placement = { $contract }: { $amount } CHF for each two neighbours { $first } and { $second }, neither of them with a customer
about-lease = { $contract }: { $amount } CHF for each { $first } and each { $second }, wherever they are
about-special = { $contract }: { $amount } CHF for each two neighbours { $first } and { $second }
about-coin = A coin is worth { $amount } CHF at the end of the game.
heading-free = free
heading-place-now = you may place it there now
heading-fresh = changed since your last choice
