# The words of Brauerei.

## What happens: tell-EVENT

tell-deck = The draw deck is shuffled: { $cards }.
tell-start = Each player begins with { $money }, { $reps } at home and { $cards }.
tell-first-taste = { $category }: the customers ask for “{ $predicate }”.
tell-rolls = { $seat } rolls a { $die }.
tell-start-player = { $seat } begins.
tell-settles = { $seat } opens a head office on { $object }.
tell-round = Round { $round } begins.
tell-account = { $seat } receives { $income } and pays { $costs }: { $money } in hand.
tell-forced-sale = { $seat } has to sell a lorry for { $money }.
tell-leaves = { $seat } cannot pay the rep at { $object }, who leaves.
tell-forgiven = { $seat } cannot pay { $money }, which is forgiven.
tell-lays-nothing = { $seat } lays no card.
tell-lays = { $seat } lays { $cards } face down: { $category }.
tell-no-research = { $seat } does no research.
tell-research-besides = { $seat } does research besides the cards.
tell-research = { $seat } pays { $money } for market research.
tell-field = { $seat } researches { $category }.
tell-field-unseen = { $seat } decides what to research.
tell-brewed = Every beer of the year is brewed.
tell-no-votes = { $category }: no card was laid, and the taste stays.
tell-votes = “{ $predicate }” has { $votes }.
tell-taste = { $category }: now the taste is “{ $predicate }”.
tell-taste-stays = { $category }: a tie with the old taste, which stays.
tell-taste-together = { $category }: after a tie “{ $predicate }” is among the new taste.
tell-knows = { $seat } has researched { $category }, which is worth a beer point.
tell-pleases = { $seat }’s beer is “{ $predicate }”, as the customers want it: a beer point.
tell-beer-points = { $seat } has { $points } for the beer of the year.
tell-buys-cards = { $cards ->
    [0] { $seat } buys no card.
   *[other] { $seat } buys { $cards } for { $money }.
}
tell-draws = { $seat } draws { $card }.
tell-draws-unseen = { $seat } draws a card.
tell-shuffled = The laid cards are shuffled into the deck: { $cards }.
tell-no-reps-at-all = Nobody has a rep to send out.
tell-goes = { $seat } sends { $reps } to { $object }.
tell-stays-home = { $seat } keeps { $reps } at home.
tell-attacks = { $object }: { $seat } rolls a { $die }, { $total } in all; more than { $bar } is needed.
tell-no-crest = { $seat } has no crest left and cannot take { $object }.
tell-tied = { $object }: the best attackers have { $total } each and roll again.
tell-stays-neutral = { $object } stays neutral.
tell-holds = { $seat } holds { $object }.
tell-takes = { $seat } takes { $object }.
tell-takes-from = { $seat } takes { $object } from { $loser }.
tell-has-won-market = { $seat } controls { $count } objects of the supra-regional market: the game is over.
tell-sells = { $seat } sells { $hl } in all.
tell-last-round = Round { $round } was the last one. { $seat } is first in the order and wins.
tell-buys-lorries = { $seat } buys { $lorries } for { $money }.
tell-sells-lorries = { $seat } sells { $lorries } for { $money }.
tell-keeps-output = { $seat }’s output stays at { $hl }.
tell-raises-output = { $seat } raises the output to { $hl } for { $money }.
tell-can-deliver = { $seat } can deliver { $hl }.
tell-only-fit = { $seat } can supply one more object, { $object }.
tell-supplies = { $seat } supplies { $object }.
tell-hangs-no-more = { $object } of { $seat } is supplied again.
tell-hangs = { $object } of { $seat } goes without and hangs.
tell-office-hangs-on = { $object } with { $seat }’s head office goes without again and hangs on.
tell-is-lost = { $object } goes without again: { $seat } loses it.
tell-stroke = { $seat } sells most, { $hl }, and gets a stroke: { $area }.
tell-popularity = With { $strokes } { $seat }’s popularity rises to { $now }.
tell-place = Number { $place } in the order: { $seat }.
tell-auction = Rep number { $number } is put up for auction.
tell-bids = { $money ->
    [0] { $seat } makes no bid.
   *[other] { $seat } bids { $money }.
}
tell-tied-bids = A tie at { $money }: the highest bidders bid again.
tell-all-withdraw = Nobody bids more than { $money }: those who are tied roll for the rep.
tell-unsold = Nobody bids, and the rep is not sold.
tell-sold = { $seat } pays { $money } and wins the rep.
tell-won-again = It is { $seat }’s second rep of this round.
tell-lures-nobody = { $seat } lures nobody away.
tell-lures = { $seat } tries to lure a rep away from { $other }.
tell-lured = { $seat } rolls a { $die } and pays { $other } { $money } for the rep.
tell-hired = { $seat } rolls a { $die } and hires a rep elsewhere for { $money }.
tell-lured-nobody = { $seat } rolls a { $die }, and nobody comes.
tell-loses-home = { $seat } loses a rep who was at home.
tell-loses = { $seat } loses the rep at { $object }.
tell-dismisses-home = { $seat } dismisses a rep at home.
tell-dismisses = { $seat } dismisses a rep at { $object }.
tell-office-stays = { $seat }’s head office stays where it is.
tell-office-moves = { $seat }’s head office moves to { $object }.

## What is to be decided: ask-, hint-, when-

ask-kiosk = Choose the kiosk of your head office.
hint-kiosk = All kiosks of the top row are alike. Nobody can ever take the one with your head office from you.
when-kiosk = Kiosks for the head offices are chosen before the first round.
ask-lay = Lay cards face down, then say that this is all.
hint-lay = Each card is a vote for what the customers will want. A joker votes for what they want now. Cards are laid in the order of the list, predicates first.
when-lay = Cards are laid in phase 3a, at the beginning of a round.
ask-research = Pay for market research?
hint-research = It makes sure of one beer point: in the category that you research your beer is right, whatever the customers want.
when-research = Research is done in phase 3b, by those who have laid no card.
ask-field = Choose the category that you research.
hint-field = Take the category in which you know least about the votes. Nobody else sees which it is before the taste is settled.
when-field = A category is chosen when research has been paid for.
ask-beer = Describe your beer of the year, category by category.
hint-beer = Each predicate that the customers want after the votes is a beer point, and each beer point helps all your reps this round.
when-beer = The beer of the year is described in phase 3b, after the cards.
ask-buy = How many cards do you buy?
hint-buy = Cards are votes for later rounds. What is laid goes back into the deck.
when-buy = Cards are bought in phase 4b, when the taste is settled.
ask-send = Write the notes of your reps, then say that this is all.
hint-send = More reps at one object strengthen the attack, and a rep at an object of your own defends it. Notes are written in the sequence of the board; who gets none stays at home and costs no wage.
when-send = Reps are sent out in phase 5.
ask-lorries = Buy lorries, sell lorries, or neither?
hint-lorries = Each lorry carries as much beer as shown on your sheet, and costs its upkeep every round.
when-lorries = Lorries are traded in phase 6.
ask-output = By how many steps do you raise the output?
hint-output = You deliver no more than your output and no more than your lorries carry. Output costs nothing to keep.
when-output = Output is raised in phase 6.
ask-supply = Not all can be supplied. Choose an object to supply.
hint-supply = What goes without hangs and earns nothing. If it goes without again next round, it is lost.
when-supply = Objects are chosen in phase 6, if you cannot deliver to all of them.
ask-bid = Bid for a rep.
hint-bid = All bid at once, and only the highest bid is paid. Each further rep makes an attack surer or opens another one.
when-bid = Bids are made in phase 9a.
ask-lure = Whose rep do you try to lure away?
hint-lure = A 6 brings a rep of that player, a 5 brings one from elsewhere; otherwise it costs nothing.
when-lure = Reps are lured away in phase 9b, by those who won none in the auctions.
ask-dismiss = Do you dismiss a rep?
hint-dismiss = Reps who stand far up cost their wage at the beginning of the next round. Who is dismissed is gone.
when-dismiss = Reps are dismissed in phase 9c.
ask-office = Does your head office move?
hint-office = The object with the head office cannot be taken from you. What you leave behind can be.
when-office = Head offices move in phase 10, if you control enough objects in the next area.

## How a choice is offered: say-DECISION-WORD

say-kiosk-settle = Settle on { $object }
say-lay-lay = Lay “{ $predicate }”
say-lay-joker = Lay a joker: { $category }
say-lay-done = That is all
say-research-pay = Pay for research
say-research-no = No research
say-field-know = Research { $category }
say-beer-brew = “{ $predicate }”
say-beer-done = Brew it so
say-buy-buy = { $cards ->
    [0] Buy none
   *[other] Buy { $cards }
}
say-send-send = Send a rep to { $object }
say-send-done = That is all
say-lorries-buy = Buy { $lorries }
say-lorries-sell = Sell { $lorries }
say-lorries-keep = Leave them as they are
say-output-raise = { $steps ->
    [0] Leave it as it is
   *[other] Raise it by { $steps }
}
say-supply-supply = Supply { $object }
say-bid-bid = { $money ->
    [0] No bid
   *[other] Bid { $money }
}
say-lure-lure = Lure a rep of { $seat }
say-lure-no = Lure nobody
say-dismiss-from-home = Dismiss a rep at home
say-dismiss-from = Dismiss a rep: { $area }
say-dismiss-keep = Keep the others
say-office-move = Move to { $object }
say-office-stay = Stay

## Why something is forbidden: why-REASON

why-not-top-row = { $object } is no kiosk of the top row.
why-taken = { $object } belongs to { $seat }.
why-card-lacking = { $cards ->
    [0] You hold no card “{ $predicate }”.
   *[other] You have laid all your cards “{ $predicate }” ({ $cards }).
}
why-card-order = Cards are laid in the order of the list; take the last one back to lay this one first.
why-no-joker = { $cards ->
    [0] You hold no joker.
   *[other] You have laid all your jokers ({ $cards }).
}
why-researched = You have researched { $category }: it is marked “M”.
why-described = { $category } is described; take it back to choose another predicate.
why-category-first = First comes { $category }.
why-deck-short = The deck holds no more than { $cards }.
why-cards-too-dear = A card costs { $price }; you have { $have }.
why-no-rep-left = All your reps have a note: { $reps }.
why-note-order = Notes are written in the sequence of the board, and the last one says { $object }. Take it back to write this one first.
why-office-there = { $seat } has the head office on { $object }.
why-no-foot-in = You control nothing there: { $wanted }. That closes: { $area }.
why-not-supplied-in = You supply nothing there: { $wanted }.
why-no-rep-in = No note sends a rep there: { $wanted }.
why-all-hanging-in = All your objects there hang: { $wanted }.
why-too-dear = That costs { $price }; you have { $have }.
why-not-both = Lorries are either bought or sold in a round.
why-last-lorry = One lorry must stay; you have { $lorries }.
why-not-yours = { $object } is not yours.
why-supplied-already = { $object } is supplied already.
why-too-thirsty = { $object } demands more than you can still deliver: { $hl }.
why-others-first = { $object } was hanging: objects that were not come first.
why-below-tie = The tied bid is { $money }: bid more, or nothing.
why-bid-too-high = You have { $have }.
why-nobody-there = There are { $count } players.
why-yourself = You cannot lure your own reps.
why-has-no-rep = { $seat } has no rep.
why-nobody-home = None of your reps is at home.
why-nobody-in = You have no rep there: { $area }.
why-dismiss-upwards = Reps are dismissed from home upwards.
why-not-next-area = { $object } is not in the area above your head office: { $area }.
why-it-hangs = { $object } hangs; the head office needs a supplied object.

## Sources of points

source-supra = Supra-regional market

## Options

option-research = Market research
option-research-exclusive = Only for those who have laid no card.
option-research-additional = Besides laying cards.
option-supra-access = The way to the supra-regional market
option-supra-access-objects = By a supplied object in each other area.
option-supra-access-reps = By a rep in each other area.

## Things

category-aroma = Aroma
category-colour = Colour
category-strength = Strength
category-head = Head
predicate-hoppy = hoppy
predicate-malty = malty
predicate-fruity = fruity
predicate-smoky = smoky
predicate-mild = mild
predicate-straw = straw
predicate-golden = golden
predicate-amber = amber
predicate-brown = brown
predicate-black = black
predicate-light = light
predicate-table = table
predicate-standard = standard
predicate-strong = strong
predicate-double = double
predicate-flat = flat
predicate-fine = fine
predicate-creamy = creamy
predicate-firm = firm
predicate-lavish = lavish
card-joker = joker
card-hoppy = “hoppy”
card-malty = “malty”
card-fruity = “fruity”
card-smoky = “smoky”
card-mild = “mild”
card-straw = “straw”
card-golden = “golden”
card-amber = “amber”
card-brown = “brown”
card-black = “black”
card-light = “light”
card-table = “table”
card-standard = “standard”
card-strong = “strong”
card-double = “double”
card-flat = “flat”
card-fine = “fine”
card-creamy = “creamy”
card-firm = “firm”
card-lavish = “lavish”
area-kiosk = kiosks
area-pub = pubs
area-supermarket = supermarkets
area-wholesale = wholesale
area-supra-regional = supra-regional market
ending-none = not over
ending-market = three objects of the supra-regional market
ending-rounds = the last round

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
unit-mark = { $count } Mark
unit-hl = { $count } hl
unit-supra = { $count ->
    [one] { $count } supra-regional object
   *[other] { $count } supra-regional objects
}
unit-point = { $count ->
    [one] { $count } beer point
   *[other] { $count } beer points
}
unit-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-rep = { $count ->
    [one] { $count } rep
   *[other] { $count } reps
}
unit-lorry = { $count ->
    [one] { $count } lorry
   *[other] { $count } lorries
}
unit-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
unit-vote = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
unit-stroke = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}

## What a move brings: brings-NAME

brings-output = { $change } output
brings-deliverable = { $change } to deliver
brings-room = { $now } left to deliver

## What breaks a tie: tie-NAME

tie-sales = { $names } are equal in the supra-regional market. Higher sales decide: { $winner }.
tie-money = { $names } are equal in the supra-regional market and in sales. More money decides: { $winner }.
tie-order = { $names } are equal in the supra-regional market. The order of play decides: { $winner }.

## Headings of the table

heading-round = Round
heading-order = Order
heading-wishes = Taste
heading-market = Neutral objects
heading-odds = Chance in % with 1, 2, 3 … reps
heading-chances = Chances
heading-bar = To exceed
heading-room = Left to deliver
heading-money = Money
heading-objects = Objects
heading-hangs = Hanging
heading-office = Head office
heading-posts = Reps out
heading-home = Reps at home
heading-beer-points = Beer points
heading-popularity = Popularity
heading-strokes = Strokes
heading-output = Output
heading-lorries = Lorries
heading-capacity = Can deliver
heading-income = Income
heading-costs = Costs
heading-sales = Sales
heading-hand = Hand
heading-laid-in = Cards laid
heading-beer = Beer of the year
heading-research = Researched
heading-crests = Crests in stock
heading-notes = Notes
heading-reps = Reps at home + out
heading-zone-market = Market
heading-zone-taste = Taste
heading-zone-desk = Now
heading-zone-brewery = Brewery
heading-zone-slate = Slate
heading-neutral = Neutral
heading-crest = Crest
heading-hanging = Hangs
heading-standing = Reps here
heading-beneath = beneath an object: reps
heading-threshold = Threshold to exceed
heading-demand = Demand per object
heading-wage = Wage of a rep
heading-wanted = Wanted now
heading-votes = Votes
heading-deck = Cards in the deck
heading-take-back = Touch to take it back
heading-brewing = brewing
heading-brewed = ready
heading-covered = Nobody sees it before the taste is settled.
heading-note = Note
heading-at-home = Stays at home
heading-chance = Chance
heading-defends = Defends it
heading-no-reps = No rep to send out
heading-bonus = Added to each die
heading-writing = still writing
heading-done = done
heading-fights = Fights
heading-takes = takes it
heading-holds = holds it
heading-stays-neutral = Stays neutral
heading-no-crest = no crest left
heading-no-fights = No fights yet in this round
heading-auction = Hiring reps
heading-tied-bid = Tied at
heading-bid = Bid
heading-tab-beer = Beers
heading-tab-notes = Notes
heading-tab-fights = Fights
heading-tab-auction = Hiring
heading-stroke-now = Strokes as things stand
heading-next-popularity = Strokes for the next point
heading-earnings = What everyone earns
heading-each-round = Per round
heading-far = In the supra-regional market
heading-carries = The lorries carry
heading-demanded = All objects want
heading-can = delivers
heading-want = wanted
heading-whose-brewery = Whose brewery is shown
heading-wages = Wages

## What contradicts itself in a components file

box-categories = { $count } entries; a beer has { $wanted } categories (BR-3.1)
box-of-category = no predicate is in this category; a beer has one in each (BR-7.5)
box-joker = the joker is no predicate
box-deck = the deck has { $cards } cards; wanted are { $least } or more, for { $seats } hands, and { $most } at most
box-areas = { $count } entries; wanted are { $least } or more: one to begin in (BR-3.9), and the supra-regional market (BR-2.1)
box-needs = “needs” wants a lower area; the way to the highest is BR-9.3
box-first-needs = “needs” must be missing: everybody begins there (BR-3.9)
box-order = objects want to follow one another by area (BR-9.8)
box-top-row = “top_row” wants { $least } objects or more, all of the lowest area (BR-3.9)
box-crests = “crests” wants 1 to 100
box-reps = “reps” wants 1 to 100, and no fewer than there are at the start
box-strokes = “strokes_needed” wants four numbers that rise from 1 or more
box-lorry-value = “lorry_value” wants at most “lorry_price”, or money would grow out of lorries
box-lures = “lure_from_player” and “lure_from_bank” want to be different rolls
box-no-object = no object is in this area; the way to the highest goes through all of them (BR-9.3)
box-threshold = “{ $key }” wants at most { $most }: no attack can have a total above { $total }, so nobody could ever take an object there (BR-9.10)
box-no-reps = “{ $key }” wants at least 1 where there are no auctions: nobody would ever have a rep (BR-13.1)
box-to-win = “{ $key }” wants at most { $most }: the highest area has no more objects (BR-15.1)
box-crests-to-win = “{ $key }” wants at least { $least }: one in each area below the highest, and those that win there (BR-9.3, BR-15.1)
box-foothold = “{ $key }” wants at most { $most }: the second area has no more objects, so no head office could ever move (BR-14.1)
box-roll = “{ $key }” wants a roll of the die, 1 to { $most } (BR-13.7)
box-first-stroke = “{ $key }” wants at most { $most } as its first number: nobody can get more strokes in a game (BR-11.1)

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-category = Categories
sheet-predicate = Predicates
sheet-area = Areas
sheet-object = Objects
entry-starting-money = Money at the start
entry-starting-hand = Cards at the start
entry-starting-reps = Reps at the start
entry-starting-output = Output at the start
entry-starting-lorries = Lorries at the start
entry-crests = Crests of each player
entry-reps = Reps in the game
entry-jokers = Jokers
entry-die-sides = Sides of the die
entry-card-price = Price of a card
entry-research-price = Price of research
entry-lorry-price = Price of a lorry
entry-lorry-value = What the bank pays for a lorry
entry-lorry-upkeep = Upkeep of a lorry
entry-lorry-capacity = What a lorry carries
entry-output-step = Step of the output
entry-output-price = Price of a step
entry-strokes-needed = Strokes needed
entry-controlled-extra = Threshold of a controlled object, more by
entry-auctions = Reps auctioned in a round
entry-lure-price = Price of luring a rep
entry-lure-from-player = Roll that lures from a player
entry-lure-from-bank = Roll that hires from the bank
entry-foothold = Objects that draw the head office up
entry-objects-to-win = Objects that win
entry-rounds = Rounds
entry-category = Category
entry-copies = Copies
entry-wage = Wage
entry-income = Income
entry-demand = Demand
entry-threshold = Threshold
entry-needs = Foothold needed in
entry-letter = Letter
entry-area = Area
entry-top-row = Top row

## Standing orders: until when one lasts, and what interrupts it

until-phase-bid = until the auctions of this round are over
unless-won = { $n ->
    [one] I have won { $n } rep in this round’s auctions
   *[other] I have won { $n } reps in this round’s auctions
}
unless-rep-number = rep number { $n } is put up for auction

about-area = { $area }: threshold { $threshold }, demand { $demand } hl; a supplied one brings { $income } Mark a round, a rep there costs { $wage } Mark a round
about-predicates = { $category }: the predicates are { $predicates }
