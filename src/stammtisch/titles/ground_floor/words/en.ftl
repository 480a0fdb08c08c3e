# The words of Ground Floor. Facts: seat is a person’s name; office, use, place, tile, floor, specialty, type, card, era,
# event_card, bonus, ad_type, target, staff, shelf, new_shelf, automa_card and automa_kind are names as they stand further
# down; all others are whole numbers. Some messages choose their words by the names of staff and location.

## What happens: tell-EVENT, in the order of the rules

# -- set-up (chapters 1, 21 and 23 to 25)
tell-warehouse-full = { $count ->
    [one] A good lies on the only field of the supply warehouse.
   *[other] A good lies on each of the { $count } fields of the supply warehouse.
}
tell-job-market = The job-market marker is on field { $field }: a hire costs { $cost }.
tell-event = The event of this game: { $event_card }.
tell-era = The era of this game: { $era }.
tell-beginner-deck = The beginner deck is laid out; the current forecast card is of the type { $type }.
tell-first-card = The current forecast card is of the type { $type }; the future stack holds { $cards }.
tell-next-card = The next forecast card is of the type { $type }.
tell-automa-starts-with = { $seat } starts with the new office { $tile }.
tell-start-things = { $seat } starts with { $cost_with_goods }.
tell-specialty = { $seat } receives the specialty { $specialty }.
tell-automa-first = { $seat } is on top of the popularity stack.
tell-stack = { $seat } is number { $count } in popularity order.
tell-automa-card = The card { $automa_card } joins { $seat }’s deck.

# -- a round and its phase I (chapters 2 and 3)
tell-round = Round { $round } begins.
tell-automa-late-card = { $seat }’s deck receives one more construction card.
tell-income-phase = Phase I of round { $round }: the players collect their income.
tell-income = { $money ->
    [0] { $seat } gains no base income
   *[other] { $seat } gains { $money } as base income
} ({ $employees }).
tell-office-income = { $tile } gives { $seat } { $income }.
tell-floor-income = { $floor } gives { $seat } { $income }.
tell-payroll = { $seat } pays { $money } for a full staff.
tell-cannot-pay = { $seat } cannot pay { $money } for a full staff and must dismiss an employee.
tell-forced-dismissal = { $seat } dismisses { $staff ->
    [trained] a trained employee
   *[untrained] an untrained employee
}{ $time ->
    [0] .
   *[other] { " " }and loses { $time } on hand.
}

# -- phase II (chapter 4)
tell-full-staff = { $seat } has { $employees } and cannot hire any more.
tell-cannot-hire = { $seat } cannot pay { $cost } for an employee.
tell-hire = { $seat } hires an employee { $cost ->
    [0] for free
   *[other] for { $cost }
} and now has { $employees }.
tell-hire-discount = Human Resources lowers the price of { $cost } for { $seat }.
tell-hire-pass = { $seat } passes.
tell-automa-hires = { $seat } hires an employee and now has { $employees }.
tell-hiring-over = Nobody hires any more, so phase II ends.

# -- phase III (chapters 5, 18 and 20)
tell-place-consulting = { $seat } puts a time marker on row { $row } of the consulting firm and pays { $money }.
tell-place-agency = { $seat } puts a time marker on row { $row } of the advertising agency and pays { $cost }.
tell-place-warehouse = { $seat } puts a time marker on field { $field } of the supply warehouse and pays { $cost ->
    [0] nothing
   *[other] { $cost }
}.
tell-place-factory = { $seat } puts a time marker on slot { $slot } of the factory and pays { $cost_with_goods }.
tell-place-stock = { $seat } puts a time marker on slot { $slot } of the stock exchange and pays { $cost ->
    [0] nothing
   *[other] { $cost }
}.
tell-place-construction = { $seat } puts a time marker on slot { $slot } of the construction company and pays { $cost }.
tell-use-office = { $seat } uses { $use } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }and gains { $cost }
}.
tell-use-floor = { $seat } uses the floor { $floor } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }and gains { $cost }
}.
tell-trained = { $count ->
    [one] { $seat } trains { $count } employee.
   *[other] { $seat } trains { $count } employees.
}
tell-marker-on-board = A marker from { $seat }’s supply goes on the city board: { $target }.
tell-no-room = { $seat } has no room for { $goods }: back to the bank.
tell-remodel = { $seat } remodels { $office } for { $cost }.
tell-free-remodel = { $seat } remodels { $office } with Office Renovation, without paying.
tell-arrives-with = { $seat }’s remodelled { $office } comes with { $goods }.
tell-nothing-to-place = { $seat } has no legal placement and puts { $time } back into the supply.
tell-scheduling-over = Nobody has time markers on hand any more, so phase III ends.

# -- the Automas in phase III (chapter 22)
tell-automa-reveals = { $seat } reveals the card { $automa_card }.
tell-automa-reshuffles = { $seat } has drawn the last card and reshuffles all { $count }.
tell-automa-places = { $seat } places at the { $automa_kind }, number { $field }.
tell-automa-at-home = { $seat } places on the own board, without effect.
tell-automa-blocked = No field is free for the card { $automa_card }, so { $seat } reveals another one.
tell-automa-gives-up = No card gives { $seat } a free field; the time marker goes to the supply.

# -- phase IV, A: consulting firm (chapter 7)
tell-appointment = { $seat } gains { $info } in row { $row } of the consulting firm.
tell-loyal-client = { $seat } gains { $info } in row { $row } of the consulting firm: loyal clients come even with no marker on the left.
tell-cancelled = { $seat } gains nothing in row { $row } of the consulting firm: the appointment is cancelled, for there is no marker on the left.
tell-automa-appointment = { $seat } takes the marker back from row { $row } of the consulting firm and gains nothing as an Automa.
tell-consulting-moves = All markers in the left column of the consulting firm cross over to the right.

# -- B: advertising agency (chapter 8)
tell-automa-ad-type = The card sends { $seat }’s marker to { $ad_type }.
tell-advertise = { $seat } puts { $markers } on { $ad_type }.
tell-lead-too-small = { $seat } has the most markers on { $ad_type }, but too small a lead for the extra field.
tell-tied-lead = { $seat } ties for the most markers on { $ad_type } and gets no extra field.
tell-popularity = { $ad_type }: { $fields ->
    [0] { $seat } stays on field { $field }
   *[other] { $seat } moves { $fields }, to field { $field }
} of the popularity track.
tell-track-end = { $seat } is at the end of the popularity track and forfeits { $fields }.
tell-ads-back = { $seat } takes { $markers } back from { $ad_type }{ $left ->
    [0] .
    [one] ; { $left } stays there.
   *[other] ; { $left } stay there.
}
tell-ads-stay = { $seat } leaves { $markers } on { $ad_type } for later rounds.

# -- C: marketing bonus (chapter 9)
tell-no-bonuses = With 2 players there is no marketing bonus.
tell-bonus = { $seat } takes the marketing bonus { $bonus }{ $cost_with_goods ->
    [0] .
   *[other] { " " }and gains { $cost_with_goods }.
}
tell-temp-help = { $seat } will have { $time } more on hand in the next round.
tell-bonus-remodel = { $seat } remodels { $office } with the marketing bonus.
tell-automa-bonus = { $seat } takes the marketing bonus { $bonus }.
tell-automa-remodels = { $seat } receives a remodel tile on { $office }.

# -- D: supply warehouse (chapter 10)
tell-good = { $seat } takes the good from field { $field } of the supply warehouse.
tell-automa-good = { $seat } takes the good from field { $field } of the supply warehouse to the bank.

# -- E: factory (chapter 11)
tell-product = { $seat } offers a product on field { $shelf } of the retail store for { $price }.
tell-store-full = Products lie on every open field of the retail store, so { $seat }’s new product goes to Liquidation.
tell-liquidated = { $seat } sends a product to Liquidation for { $money }.
tell-automa-sure-sale = { $seat } takes the dearest free field, because everything sells for certain: { $products }.
tell-automa-segment = The card sends { $seat }’s product to segment { $segment }.
tell-automa-liquidates = { $seat }’s product goes to Liquidation.

# -- F: stock exchange (chapter 12)
tell-stock-entry = { $seat } enters the stock track{ $markers ->
    [0] .
   *[other] { " " }and pushes { $markers } up.
}
tell-bull-run = With the bull run the markers on the stock track move further than usual: { $fields } in all.
tell-stock-moves = The forecast is of the type { $type }: { $fields ->
    [0] the markers on the stock track stay where they are.
   *[other] all markers on the stock track move up { $fields }.
}
tell-bought-out = { $seat } is bought out past the end of the stock track for { $money }.
tell-automa-bought-out = { $seat } is bought out past the end of the stock track and, as an Automa, gains nothing.
tell-stock-sold = { $seat } sells a marker on field { $field } of the stock track for { $money }.
tell-automa-keeps-stock = { $seat } leaves all markers on the stock track.
tell-automa-sells-stock = { $seat } removes the marker on field { $field } of the stock track.

# -- G: economic forecast (chapters 13 and 24)
tell-forecast = The current forecast card is turned up: { $card } ({ $type }), with { $customers ->
    [0] no customers.
    [99] a customer for every product.
   *[other] { $customers }.
}
tell-great-depression = In the Great Depression nobody buys, and the job-market marker will go to the first field.
tell-windfall = In the Windfall every product is sold, and the job-market marker will go to the last field.

# -- H: retail store (chapter 14)
tell-product-sold = { $seat } sells the product on field { $shelf } for { $money }.
tell-automa-product-sold = { $seat } sells the product on field { $shelf } and, as an Automa, gains nothing.
tell-sold-out = No product is left in the retail store, so the sales end early.
tell-price-cut = { $seat } moves the product from field { $shelf } to field { $new_shelf }, for { $price }.
tell-product-kept = { $seat } leaves the product on field { $shelf }.
tell-automa-cuts = { $seat } moves the product from field { $shelf } to field { $new_shelf }, for { $price }.

# -- I: construction company (chapters 15, 19 and 20)
tell-remodel-at-build = { $seat } remodels { $office } beside the purchase.
tell-build-nothing = { $seat } buys nothing at the construction company.
tell-build-office = { $seat } buys the new office { $tile } for { $cost } and lays it on { $place }.
tell-covered = { $seat }’s { $tile } is covered and stops working.
tell-storage-covered = { $seat }’s Storage is covered, so { $goods } must go back to the bank.
tell-build-floor = { $seat } builds the new floor { $floor } for { $cost }.
tell-free-office = { $seat } receives the new office { $tile } free with the Empty Floor and lays it on { $place }.
tell-no-free-office = No new office is on offer that { $seat } does not own, so the Empty Floor stays empty.
tell-automa-floor = { $seat } buys the new floor { $floor }.
tell-automa-office = { $seat } receives the new office { $tile }.
tell-automa-free-office = A free new office comes with { $seat }’s Empty Floor.
tell-automa-bought = { $seat } has bought with marker { $count } of this round at the construction company.
tell-automa-builds-nothing = { $seat } finds nothing to buy.

# -- phase V (chapter 16)
tell-boards-cleared = Phase V of round { $round }: the time markers on the players’ boards go back to the supplies.
tell-dismissal = { $seat } dismisses { $staff ->
    [trained] a trained employee
   *[untrained] an untrained employee
} and has { $employees } left.
tell-hand = { $seat } has { $time } on hand.
tell-supply-empty = { $seat }’s supply is empty: { $time } short.
tell-bonuses-back = The marketing markers go back to the no-bonus space.
tell-container-glut = { $count ->
    [one] Container glut: up to { $count } good comes to the supply warehouse.
   *[other] Container glut: up to { $count } goods come to the supply warehouse.
}
tell-warehouse-good = A good comes to field { $field } of the supply warehouse.
tell-press-relations = Press Relations keeps { $seat } on field { $field } of the popularity track.
tell-popularity-fades = The popularity markers move one field left.
tell-unemployment = Unemployment puts the job-market marker on field { $field }: a hire costs { $cost }.
tell-next-forecast = The current forecast card is now { $type }.
tell-new-tier = All tiles of tier { $tier } come on offer.

# -- the end of the game (chapter 17)
tell-final-remodel = At the end of the game { $seat }’s { $office } is remodelled.
tell-office-bonus = { $seat } gains { $points } for { $tile }.
tell-bonus-covered = { $seat }’s { $tile } is covered, so its bonus does not count.
tell-floor-bonus = { $points ->
    [0] { $seat } gains no bonus for { $floor }.
   *[other] { $seat } gains { $points } more for { $floor }.
}
tell-sets = { $count ->
    [0] { $seat } has no full set of money and info left.
    [one] { $seat } gains { $points } for { $count } full set of money and info.
   *[other] { $seat } gains { $points } for { $count } full sets of money and info.
}
tell-automa-scores = { $seat }’s achievement tiles score their maximum: { $points } in all.
tell-over = Phase IV of the last round is complete: the game is over.
tell-winner = { $seat } wins with { $points }.

## What is to be decided

ask-forced-dismissal = You cannot pay your staff. Choose whom you dismiss.
ask-hire = Hire an employee, or pass.
ask-schedule = Make one placement; before it you may remodel.
ask-remodel = Remodel further offices, or end your turn.
ask-ad-type = Choose the advertising type for your marker.
ask-bonus = Take a marketing bonus.
ask-which-office = Choose the office that you remodel.
ask-price = Choose the field of the retail store for your product.
ask-sell = Sell markers on the stock track, or keep the rest.
ask-cut = Cut the price of an unsold product.
ask-remodel-at-build = Remodel offices beside your purchase, or go on.
ask-build = Buy a new office or a new floor, or nothing.
ask-free-office = Take a free new office for your Empty Floor.
ask-dismiss = Dismiss employees, or keep the rest.

## When something else can be touched: when-DECISION

when-forced-dismissal = Who cannot pay the staff dismisses somebody in phase I.
when-hire = Employees are hired in phase II.
when-schedule = Time markers are placed in phase III.
when-remodel = In phase III offices are remodelled after one’s placement, too.
when-ad-type = The type of advertising is chosen in phase IV, when the advertising agency acts.
when-bonus = Marketing bonuses are chosen in phase IV, after the popularity of all has been settled.
when-which-office = Which office is remodelled is chosen once a bonus or a floor allows it.
when-price = Products are priced in phase IV, when the factory acts.
when-sell = Markers on the stock track are sold in phase IV, when the stock exchange acts.
when-cut = Prices are cut in phase IV, after the sales of the retail store.
when-remodel-at-build = With the designer’s later wishes offices are also remodelled beside a purchase in phase IV.
when-build = Floors and offices are bought in phase IV, at the construction company.
when-free-office = A free office comes with the Empty Floor.
when-dismiss = Employees are dismissed in phase V.

## Why not: why-REASON

why-too-dear = That costs { $cost_with_goods }; you have { $own ->
    [0] nothing of it
   *[other] { $own }
}.
why-staff-full = You have { $employees }, as many as there is room for.
why-office-covered = { $tile } covers this office: { $office }.
why-use-gone = Since you remodelled this office, it can no longer be used like this: { $use }.
why-use-needs-remodel = You have to remodel { $office } first.
why-too-little-time = That takes { $time }; on hand you have { $own ->
    [0] nothing
   *[other] { $own }
}.
why-too-few-goods = That takes { $goods }; you have { $own ->
    [0] none
   *[other] { $own }
}.
why-nobody-to-train = { $count ->
    [one] You have no untrained employee.
   *[other] You do not have { $count } untrained employees.
}
why-supply-empty = Your supply holds no time marker any more.
why-no-slot = No slot is free there: { $target }.
why-not-your-floor = You do not own this floor: { $floor }.
why-no-action-floor = { $floor } has no action.
why-floor-used = { $floor }: already used in this round.
why-can-place = You can still make a placement, so you must.
why-all-occupied = All its slots are taken.
why-occupied = { $seat } stands here.
why-no-good-here = No good lies on field { $field } of the warehouse.
why-remodelled = You have already remodelled this office: { $office }.
why-nothing-to-remodel = You have no office left to remodel.
why-bonus-taken = Somebody else has taken this bonus: { $bonus }.
why-product-here = { $seat }’s product lies here.
why-shelf-closed = Field { $shelf } is open with { $count } or more players only.
why-no-marker-here = No marker is on field { $field } of the stock track.
why-no-product-here = No product lies on field { $shelf }.
why-other-segment = Segment { $segment } is being cut now; field { $shelf } belongs to another one.
why-product-stays = You have decided that the product on field { $shelf } stays.
why-may-not-stay = You own no office that lets products stay where they are.
why-not-cheaper = Field { $shelf } is not cheaper than segment { $segment }.
why-nobody-trained = You have no trained employee.
why-nobody-untrained = You have no untrained employee.
why-floor-owned = You already own this floor: { $floor }.
why-floor-sold-out = No copy is left: { $floor }.
why-new-office-owned = You already own this office: { $tile }.
why-new-office-sold-out = No copy is left: { $tile }.
why-later-tier = This is a tile of tier { $tier }; so far tiles up to tier { $own_tier } are on offer.
why-no-space = Only an Empty Floor would give you this space.

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
unit-money = { $count } money
unit-info = { $count } info
unit-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
unit-time = { $count ->
    [one] { $count } time marker
   *[other] { $count } time markers
}
unit-marker = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
unit-field = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
unit-prestige = { $count } prestige
unit-employee = { $count ->
    [one] { $count } employee
   *[other] { $count } employees
}
unit-product = { $count ->
    [one] { $count } product
   *[other] { $count } products
}
unit-customer = { $count ->
    [one] { $count } customer
   *[other] { $count } customers
}
unit-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-untrained = { $count ->
    [one] { $count } untrained employee
   *[other] { $count } untrained employees
}
unit-trained = { $count ->
    [one] { $count } trained employee
   *[other] { $count } trained employees
}

## What a move brings

brings-fields = { $change } on the popularity track

## A first game: hints

hint-forced-dismissal = A trained employee takes time markers from your hand along. An untrained one costs you none, but the price of hiring him is lost.
hint-hire = Each employee lowers your base income and gives you time markers only once trained. Hiring becomes cheaper after bad forecasts, so it can pay to wait.
hint-schedule = What you place on the city board acts in phase IV, location by location from A to I; your own board acts at once. Money from the retail store comes too late for a placement in this round, but in time for a purchase at the construction company.
hint-remodel = A remodelled office works better and scores prestige at the end. You may still remodel on your later turns of this phase.
hint-ad-type = Networking is slow but brings a second marker for nothing; Broadcast moves you for every single marker. Whoever alone has the most markers of a type moves one field more.
hint-bonus = The more popular choose first. Remodel is worth prestige at the end of the game; Temp help pays off only if there is a next round.
hint-which-office = Choose an office that you use often and do not mean to cover later. Storage brings a good when you remodel it.
hint-price = Customers buy in the cheapest segment first, and there from the most popular owner. Whatever does not sell has to become cheaper.
hint-sell = A marker pays by the current forecast, at any height of the track. Past the top it is bought out for twice as much.
hint-cut = The product moves to any cheaper segment you like, or brings a little money at once in Liquidation. It moves only once in a round.
hint-remodel-at-build = Remodelling here costs as much as in phase III and leaves you less for the purchase.
hint-build = Every further floor costs more than the one before. A new office is cheap, but what it covers stops working; the prestige of a covered office still counts.
hint-free-office = It lies on the first space of your Empty Floor and covers nothing.
hint-dismiss = With fewer employees your base income rises. A trained employee no longer brings time markers once dismissed.

## Options of a decision: say-DECISION-WORD

say-forced-dismissal-dismiss = Dismiss { $staff ->
    [trained] a trained employee
    [untrained] an untrained employee
   *[other] an employee
}
say-hire-hire = Hire an employee { $cost ->
    [0] for free
   *[other] for { $cost }
}
say-hire-pass = Pass
say-schedule-place = { $location ->
    [consulting] Consulting firm, row { $row } ({ $money })
    [factory] Factory, slot { $slot } ({ $cost_with_goods })
    [construction] Construction company, slot { $slot } ({ $cost })
   *[other] Consulting firm, factory or construction company
}
say-schedule-advertise = Advertising agency, row { $row } ({ $cost })
say-schedule-warehouse = Supply warehouse, field { $field } ({ $cost ->
    [0] free
   *[other] { $cost }
})
say-schedule-stock = Stock exchange, slot { $slot } ({ $cost ->
    [0] free
   *[other] { $cost }
})
say-schedule-use = Use { $use } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-floor = Use the floor { $floor } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-remodel = Remodel { $office } ({ $cost })
say-schedule-end = End the phase: no placement is possible
say-remodel-remodel = Remodel { $office } ({ $cost })
say-remodel-done = End the turn
say-ad-type-choose = { $ad_type }
say-bonus-take = Take { $bonus }
say-which-office-remodel = Remodel { $office }
say-price-offer = Offer the product on { $shelf } for { $price }
say-sell-sell = Sell the marker on field { $field } for { $money }
say-sell-done = Keep the rest
say-cut-cut = Move the product from { $shelf } to { $new_shelf }, for { $price }
say-cut-liquidate = Send the product on { $shelf } to Liquidation for { $money }
say-cut-keep = Leave the product on { $shelf }
say-remodel-at-build-remodel = Remodel { $office }
say-remodel-at-build-done = Remodel nothing more
say-build-build = Build { $floor } for { $cost }
say-build-office = Lay { $tile } on { $place } ({ $cost })
say-build-nothing = Buy nothing
say-free-office-take = Take { $tile }
say-dismiss-dismiss = Dismiss { $staff ->
    [trained] a trained employee
    [untrained] an untrained employee
   *[other] an employee
}
say-dismiss-done = Dismiss nobody else

## The final score

source-remodels = Remodelled offices
source-offices = New offices
source-floors = New floors
source-achievements = Achievement bonuses
source-sets = Sets of money and info
tie-popularity = { $names } have { $total } prestige each; { $winner } wins as the first of them in popularity order.

## Options of the game

option-automas = Automas (they take the last seats)
option-automas-none = No Automa plays.
option-automas-pei = The Automa Pei plays (easy).
option-automas-gropius = The Automa Gropius plays (medium).
option-automas-hadid = The Automa Hadid plays (hard).
option-automas-pei-gropius = The Automas Pei and Gropius play.
option-automas-pei-hadid = The Automas Pei and Hadid play.
option-automas-gropius-hadid = The Automas Gropius and Hadid play.

automa-pei = Automa Pei (easy)
automa-gropius = Automa Gropius (medium)
automa-hadid = Automa Hadid (hard)
option-forecast = Forecast deck
option-forecast-standard = Chance makes the forecast deck.
option-forecast-beginner = The forecast types come in the fixed order of the beginner deck.
option-era-cards = Era cards
option-era-cards-off = The game is played without era cards.
option-era-cards-on = A random era card decides the make-up of the forecast deck.
option-great-depression = Great Depression
option-great-depression-off = The game is played without the Great Depression.
option-great-depression-on = The Great Depression replaces a random depression card.
option-windfall = Windfall
option-windfall-off = The game is played without the Windfall.
option-windfall-on = The Windfall replaces a random boom card.
option-event-cards = Events
option-event-cards-off = The game is played without events.
option-event-cards-on = A random event changes the rules of one location for the whole game.
option-later-wishes = The designer’s later wishes
option-later-wishes-off = The rules of the rulebook hold.
option-later-wishes-on = Construction Admin is slower, and there are further occasions to remodel.
conflict-automas-seats = { $automas ->
    [one] One Automa plays
   *[other] Two Automas play
} with 1 to 3 people, so at { $least } to { $most } seats in all, not { $seats }.
conflict-beginner-deck = The beginner deck is not combined with { $module ->
    [era_cards] era cards
    [great_depression] the Great Depression
   *[windfall] the Windfall
}.

## Names of things

office-training = Training
office-assembly = Assembly
office-meeting-room = Meeting Room
office-storage = Storage
office-advertising = Advertising
office-research-testing = Research & Testing

place-training = { office-training }
place-assembly = { office-assembly }
place-meeting-room = { office-meeting-room }
place-storage = { office-storage }
place-advertising = { office-advertising }
place-research-testing = { office-research-testing }
place-space-1 = Empty Floor, space 1
place-space-2 = Empty Floor, space 2

office-use-training = { office-training }
office-use-assembly = { office-assembly }
office-use-meeting-room = { office-meeting-room }
office-use-long-meeting = { office-meeting-room } for a long meeting
office-use-networking = { office-advertising } for { ad-type-networking }
office-use-social-media = { office-advertising } for { ad-type-social-media }
office-use-research = { office-research-testing } for info
office-use-testing = { office-research-testing } for money and info

new-office-human-resources = Human Resources
new-office-internship-program = Internship Program
new-office-network-administration = Network Administration
new-office-niche-market = Niche Market
new-office-premium-product = Premium Product
new-office-press-relations = Press Relations
new-office-new-offices = Achievement: New Offices

new-floor-empty-floor = Empty Floor
new-floor-assembly-line = Assembly Line
new-floor-conference-room = Conference Room
new-floor-construction-admin = Construction Admin
new-floor-inhouse-fabrication = In-house Fabrication
new-floor-investor = Investor
new-floor-it-department = IT Department
new-floor-marketing-department = Marketing Department
new-floor-online-store = Online Store
new-floor-research-lab = Research Lab
new-floor-telecommunications = Telecommunications
new-floor-office-renovation = Office Renovation
new-floor-corner-office = Achievement: Corner Office
new-floor-merger = Achievement: Merger
new-floor-executives = Achievement: Executives
new-floor-renovation = Achievement: Renovation
new-floor-marketing = Achievement: Marketing
new-floor-production = Achievement: Production
new-floor-loyal-staff = Achievement: Loyal Staff
new-floor-skyline = Achievement: Skyline

specialty-e-commerce = E-Commerce
specialty-new-technologies = New Technologies
specialty-manufacturing = Manufacturing
specialty-insurance = Insurance
specialty-non-profit = Non-profit
specialty-publishing = Publishing
specialty-retail = Retail
specialty-web-startup = Web Start-up

economy-depression = depression
economy-recession = recession
economy-stable = stable
economy-boom = boom

forecast-card-d1 = D1
forecast-card-d2 = D2
forecast-card-d3 = D3
forecast-card-d4 = D4
forecast-card-r1 = R1
forecast-card-r2 = R2
forecast-card-r3 = R3
forecast-card-r4 = R4
forecast-card-r5 = R5
forecast-card-r6 = R6
forecast-card-s1 = S1
forecast-card-s2 = S2
forecast-card-s3 = S3
forecast-card-s4 = S4
forecast-card-s5 = S5
forecast-card-s6 = S6
forecast-card-b1 = B1
forecast-card-b2 = B2
forecast-card-b3 = B3
forecast-card-b4 = B4
extra-great-depression = Great Depression
extra-windfall = Windfall
forecast-card-great-depression = Great Depression
forecast-card-windfall = Windfall

era-balanced-times = Balanced times
era-golden-age = Golden age
era-long-slump = Long slump
era-roller-coaster = Roller coaster
era-quiet-decades = Quiet decades

event-loyal-clients = Loyal clients
event-saturated-media = Saturated media
event-container-glut = Container glut
event-energy-crisis = Energy crisis
event-bull-run = Bull run
event-building-subsidy = Building subsidy

bonus-remodel = Remodel
bonus-good = Good
bonus-money = Money
bonus-info = Info
bonus-temp-help = Temp help

ad-type-networking = Networking
ad-type-social-media = Social Media
ad-type-broadcast = Broadcast

# tell-…-dismissal and say-…-dismiss choose their words by these names.
staff-trained = trained
staff-untrained = untrained

# say-schedule-place chooses its words by these names.
location-consulting = consulting
location-factory = factory
location-construction = construction

target-networking = { ad-type-networking }
target-social-media = { ad-type-social-media }
target-broadcast = { ad-type-broadcast }
target-factory = factory
target-construction = construction company

currency-money = money
currency-info = info

points-remodels = { source-remodels }
points-offices = { source-offices }
points-floors = { source-floors }
points-achievements = { source-achievements }
points-sets = { source-sets }

entrepreneur-pei = Pei
entrepreneur-gropius = Gropius
entrepreneur-hadid = Hadid

automa-kind-consulting = consulting firm
automa-kind-advertising = advertising agency
automa-kind-warehouse = supply warehouse
automa-kind-factory = factory
automa-kind-stock = stock exchange
automa-kind-construction = construction company
automa-kind-automa-office = Automa office

automa-card-consulting-1 = Consulting 1
automa-card-consulting-2 = Consulting 2
automa-card-consulting-3 = Consulting 3
automa-card-consulting-4 = Consulting 4
automa-card-advertising-1 = Advertising 1
automa-card-advertising-2 = Advertising 2
automa-card-advertising-3 = Advertising 3
automa-card-advertising-4 = Advertising 4
automa-card-warehouse-1 = Warehouse 1
automa-card-warehouse-2 = Warehouse 2
automa-card-warehouse-3 = Warehouse 3
automa-card-warehouse-4 = Warehouse 4
automa-card-factory-1 = Factory 1
automa-card-factory-2 = Factory 2
automa-card-factory-3 = Factory 3
automa-card-factory-4 = Factory 4
automa-card-stock-1 = Stock 1
automa-card-stock-2 = Stock 2
automa-card-stock-3 = Stock 3
automa-card-stock-4 = Stock 4
automa-card-construction-1 = Construction 1
automa-card-construction-2 = Construction 2
automa-card-construction-3 = Construction 3
automa-card-construction-4 = Construction 4
automa-card-automa-office-1 = Automa office 1
automa-card-automa-office-2 = Automa office 2
automa-card-automa-office-3 = Automa office 3
automa-card-automa-office-4 = Automa office 4

## Headings

heading-city = City
heading-players = Players
heading-log = Log
heading-round = Round
heading-phase = Phase
heading-phase-1 = Phase I: income
heading-phase-2 = Phase II: hiring
heading-phase-3 = Phase III: scheduling
heading-phase-4 = Phase IV: business
heading-phase-5 = Phase V: reorganisation
heading-tier = Tier
heading-era = Era
heading-event = Event
heading-order = Popularity order
heading-popularity = Popularity
heading-level = Level
heading-field = Field
heading-job-market = Job market
heading-unemployment = Unemployment
heading-hire = A hire
heading-consulting = Consulting firm
heading-appointments = Right column
heading-agency = Advertising agency
heading-ads = Advertising
heading-bonus = Marketing bonus
heading-bonuses = Marketing bonus
heading-no-bonus = No bonus
heading-warehouse = Supply warehouse
heading-stored = Goods in the warehouse
heading-factory = Factory
heading-stock = Stock exchange
heading-track = Stock track
heading-payout = Payout
heading-forecast = Economic forecast
heading-current = Current
heading-front = Turned up
heading-following = Next
heading-future = Future stack
heading-seen = Past
heading-later = Later
heading-customers = Customers
heading-retail = Retail store
heading-segment = Segment
heading-price = Price
heading-kept = Left in place
heading-liquidation = Liquidation
heading-construction = Construction company
heading-money = Money
heading-info = Info
heading-goods = Goods
heading-good = Good
heading-time = Time markers
heading-hand = On hand
heading-supply = Supply
heading-used = Used
heading-temp-help = Temp help
heading-employees = Employees
heading-trained = Trained
heading-untrained = Untrained
heading-ceo = CEO
heading-company = Company
heading-specialty = Specialty
heading-ground-floor = Ground floor
heading-offices = Offices
heading-places = Office places
heading-remodelled = Remodelled
heading-covered = Covered
heading-floors = Floors
heading-floor = Next floor
heading-uses = Uses
heading-new-offices = New offices
heading-new-office = New office
heading-achievement = Achievement
heading-new-floors = New floors
heading-offer = On offer
heading-storage = Storage
heading-prestige = Prestige
heading-automas = Automas
heading-automa-cards = Automa cards
heading-undrawn = Undrawn
heading-drawn = Drawn
heading-deck = Deck
heading-ledger = Prestige so far
heading-yours = open to you now

## What contradicts itself in a components file

box-offices = wants { $count } entries (GF-18.1)
box-field = “{ $key }” wants a field from 1 to { $most }
box-set = “set_size” wants at least 1 money and 1 info (GF-17.3)
box-markers = “markers” are too few for the first hand (GF-0.4)
box-goods-least = “goods_in_box” wants at least { $least }: so many may lie in Storages and in the warehouse (GF-0.3)
box-goods-most = “goods” wants at most { $most }: more cannot be stored (GF-18.12)
box-ad = “set” wants at least 1 marker (GF-8.4)
box-networking = its “cost” wants to be [0, 0]: it stays open to whoever can pay for nothing else (GF-8.3)
box-spaces = only one floor may have “office_spaces”, at most { $most } (GF-20.3)
box-floor-time = a floor with uses wants a time (GF-20.2)
box-use = wants an office and a time in the remodelled state
box-open = { $seats } players want at least one open field and one construction slot (GF-14.1)
box-specialties = { $seats } players want as many specialties (GF-1.2)
box-bonuses = { $count } choosers want as many bonuses without a condition (GF-9.2)
box-up-to = “{ $key }” wants up to { $most }
box-deck = wants more cards of a type than there are ({ $cards })
box-deck-rounds = { $rounds } rounds want as many cards (GF-1.5)
box-deck-top = no card may lie on top at the start (GF-1.6)
box-card-type = every card wants a type
box-automa-cards = two Automas want two cards of each kind of their decks (GF-22.3)
box-tiers = “{ $key }” wants a tier for each of the { $rounds } rounds, and never one below the last: tiles stay on offer (GF-2.1, GF-16.11)
box-tier = “{ $key }” wants 1 to { $most }, as “tier_by_round” does: otherwise the tile never comes on offer (GF-1.10)
box-staff = wants at least 2 entries: with one nobody could ever hire (GF-4.7)
box-ceo-pays = “{ $key }” wants at least 0 here: the CEO alone has nobody to dismiss, so the rules know nothing of such a debt (GF-3.5)
box-popularity = wants at least 2 entries: with one popularity could never rise (GF-2.7)
box-segment = “{ $key }” wants 1 to { $most }: customers go from segment to segment, beginning with 1 (GF-14.4)
box-bonus-cost = “{ $key }” goes with “remodels” alone: any other bonus must be taken, even by who owns nothing (GF-9.2)
box-extra = “extra” { $extra } stands on { $count } cards; it wants exactly one (GF-24.1)
box-automa-deck = “{ $key }” wants at least one kind of card: an Automa without cards could never place (GF-22.3)
box-goods-needed = “{ $key }” wants at most { $most }: nobody can store more, so nobody could ever pay it (GF-18.12)
box-time = “{ $key }” wants at most { $most }: nobody owns more time markers (GF-0.4)
box-trains = “{ $key }” wants at most { $most }: nobody can have more untrained employees (GF-4.7)
box-floor-uses = “{ $key }” wants at least 1: a floor with a time is there to be used (GF-20.2)

## What the tables and entries of a components file are called: sheet-TABLE, entry-KEY

sheet-employee-field = Income by employees
sheet-job-market-field = Job market
sheet-popularity-field = Popularity track
sheet-consulting-row = Rows of the consulting firm
sheet-agency-row = Rows of the agency
sheet-warehouse-field = Warehouse
sheet-factory-slot = Factory
sheet-stock-slot = Slots of the stock exchange
sheet-stock-field = Stock track
sheet-retail-field = Retail store
sheet-construction-slot = Construction company
sheet-ad-type = Kinds of advertising
sheet-bonus = Marketing bonuses
sheet-office = Offices
sheet-office-use = Uses of the offices
sheet-new-office = New offices
sheet-new-floor = New floors
sheet-specialty = Specialties
sheet-economy = States of the economy
sheet-forecast-card = Forecast cards
sheet-beginner-card = Forecast for beginners
sheet-era = Eras
sheet-event = Events
sheet-entrepreneur = Automas
sheet-automa-card = Automa cards
entry-rounds = Rounds
entry-money = Money
entry-info = Info
entry-goods = Goods
entry-markers = Time markers of a player
entry-goods-in-box = Goods in the game
entry-ceo-time = Time of the CEO
entry-employee-time = Time of an employee
entry-job-market-start = Start on the job market
entry-popularity-start = Start of the popularity
entry-tier-by-round = Tier by round
entry-remodel-cost = Cost of a remodel
entry-remodel-prestige = Prestige of a remodel
entry-consulting-info = Info from the consulting firm
entry-agency-cost = Cost of the agency
entry-bonus-seats = Players from whom on bonuses are given
entry-factory-cost = Cost of the factory
entry-factory-goods = Goods of the factory
entry-buyout-factor = Factor of a buyout
entry-liquidation = Liquidation
entry-construction-cost = Cost of construction
entry-office-cost = Cost of a new office
entry-floor-cost = Cost of a floor
entry-refill = Refill
entry-set-size = A set for points
entry-automa-specialty = Specialty of an Automa
entry-automa-deck = Deck of an Automa
entry-automa-bonuses = Bonuses in the order of an Automa
entry-automa-late-round = Round of the late card
entry-automa-late-card = Late card
entry-automa-purchase-card = Card after a purchase
entry-income = Income
entry-price = Price
entry-level = Level
entry-cost = Cost
entry-segment = Segment
entry-seats = From so many players on
entry-extra-markers = Additional markers
entry-set = Markers for a field
entry-majority = Fields for most markers
entry-remodels = Remodels
entry-time = Time
entry-capacity = Storage
entry-arrives-with = Arrives with
entry-office = Office
entry-gain-goods = Goods it gives
entry-trains = Trains
entry-places = Places a marker at
entry-clause = Clause
entry-tier = Tier
entry-copies = Copies by players
entry-prestige = Prestige
entry-discount = Discount
entry-gain-time = Time it gives
entry-gain-info = Info it gives
entry-sale-bonus = More for a sale
entry-keeps-products = Keeps products
entry-keeps-popularity = Keeps popularity
entry-per-new-office = For each new office
entry-achievement = Achievement
entry-office-spaces = Places for offices
entry-uses = Uses
entry-later-time = Time by the later wishes
entry-income-money = Income in money
entry-income-info = Income in info
entry-per-achievement-floor = For each achievement
entry-per-new-floor = For each new floor
entry-per-remodel = For each remodel
entry-per-level = For each level
entry-per-good = For each good
entry-per-employee = For each employee
entry-automa-bonus = For an Automa
entry-extra-time = Additional time
entry-extra-info = Additional info
entry-cards = Cards
entry-may-start = May lie on top at the start
entry-stock-move = Moves on the stock track
entry-payout = Payout
entry-automa-sells = An Automa sells
entry-automa-floors = An Automa builds floors
entry-type = Economy
entry-extra = Extra card
entry-customers = Customers by players
entry-unemployment = Unemployed by players
entry-job-market-field = Field of the job market
entry-cancelled-info = Info that is cancelled
entry-lead = Lead needed
entry-more-goods = More goods
entry-dearer-factory = Factory dearer by
entry-more-moves = More moves
entry-dearer-construction = Construction dearer by
entry-extra-card = Additional card
entry-office-copies = Copies of the office
entry-hires-at = Hires at field
entry-hire-card = Card for hiring
entry-kind = Kind
entry-ad-type = Advertising

## Standing orders: until when one lasts, and what interrupts it

until-phase-hire = until this round’s hiring is over
unless-job-price = an employee costs no more than { $n }
