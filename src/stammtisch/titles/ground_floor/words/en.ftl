# The words of Ground Floor. Facts: seat is a person’s name; office, use, place, tile, floor, specialty, type, card, era,
# event_card, bonus, ad_type, target, staff, shelf, new_shelf, automa_card and automa_kind are names as they stand further
# down; all others are whole numbers. Some messages choose their words by the names of staff and location.

## What happens: tell-EVENT, in the order of the rules

# -- set-up (chapters 1, 21 and 23 to 25)
tell-warehouse-full = { $count ->
    [one] A good lies on the only field of the supply warehouse.
   *[other] A good lies on each of the { $count } fields of the supply warehouse.
}
tell-job-market = The job-market marker is on field { $field }: a hire costs { $price } money and { $price } info.
tell-event = The event of this game is { $event_card }.
tell-era = The era of this game is { $era }.
tell-beginner-deck = The beginner deck is laid out; the current forecast card is { $type }.
tell-first-card = The current forecast card is { $type }; { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} in the future stack.
tell-next-card = The next forecast card is { $type }.
tell-automa-starts-with = { $seat } starts with the new office { $tile }.
tell-start-things = { $seat } starts with { $money } money, { $info } info and { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}.
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
   *[other] { $seat } gains { $money } money as base income
} ({ $count ->
    [one] { $count } employee
   *[other] { $count } employees
}).
tell-office-income = { $tile } gives { $seat } { $info ->
    [0]
        { $time ->
            [one] { $time } time marker
           *[other] { $time } time markers
        } on hand
   *[other]
        { $time ->
            [0] { $info } info
           *[other]
                { $info } info and { $time ->
                    [one] { $time } time marker
                   *[other] { $time } time markers
                } on hand
        }
}.
tell-floor-income = { $floor } gives { $seat } { $money ->
    [0] { $info } info
   *[other]
        { $info ->
            [0] { $money } money
           *[other] { $money } money and { $info } info
        }
}.
tell-payroll = { $seat } pays { $money } money for a full staff.
tell-cannot-pay = { $seat } cannot pay the { $money } money for a full staff and must dismiss an employee.
tell-forced-dismissal = { $seat } dismisses { $staff ->
    [trained] a trained employee
   *[untrained] an untrained employee
}{ $time ->
    [0] .
   *[other]
        { " " }and loses { $time ->
            [one] { $time } time marker
           *[other] { $time } time markers
        } from hand.
}

# -- phase II (chapter 4)
tell-full-staff = { $seat } has { $count } employees and cannot hire any more.
tell-cannot-hire = { $seat } cannot pay for an employee at a price of { $price } money and { $price } info.
tell-hire = { $seat } hires an employee { $money ->
    [0]
        { $info ->
            [0] for free
           *[other] for { $info } info
        }
   *[other]
        { $info ->
            [0] for { $money } money
           *[other] for { $money } money and { $info } info
        }
} and now has { $count }.
tell-hire-discount = Human Resources lowers the price of { $price } money and { $price } info for { $seat }.
tell-hire-pass = { $seat } passes.
tell-automa-hires = { $seat } hires an employee and now has { $count }.
tell-hiring-over = Nobody hires any more, so phase II ends.

# -- phase III (chapters 5, 18 and 20)
tell-place-consulting = { $seat } places at the consulting firm, row { $row }, for { $money } money.
tell-place-agency = { $seat } places at the advertising agency, row { $row }, for { $money } money and { $info } info.
tell-place-warehouse = { $seat } places at the supply warehouse, field { $field }, { $money ->
    [0]
        { $info ->
            [0] for free
           *[other] for { $info } info
        }
   *[other]
        { $info ->
            [0] for { $money } money
           *[other] for { $money } money and { $info } info
        }
}.
tell-place-factory = { $seat } places at the factory, slot { $slot }, for { $money } money and { $info } info{ $goods ->
    [0] { "" }
   *[other]
        , and spends { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }
}.
tell-place-stock = { $seat } places at the stock exchange, slot { $slot }, { $money ->
    [0]
        { $info ->
            [0] for free
           *[other] for { $info } info
        }
   *[other]
        { $info ->
            [0] for { $money } money
           *[other] for { $money } money and { $info } info
        }
}.
tell-place-construction = { $seat } places at the construction company, slot { $slot }, for { $money } money and { $info } info.
tell-use-office = { $seat } uses { $use } ({ $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
}{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " " }and gains { $info } info
        }
   *[other]
        { $info ->
            [0] { " " }and gains { $money } money
           *[other] { " " }and gains { $money } money and { $info } info
        }
}.
tell-use-floor = { $seat } uses the floor { $floor } ({ $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
}{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " " }and gains { $info } info
        }
   *[other]
        { $info ->
            [0] { " " }and gains { $money } money
           *[other] { " " }and gains { $money } money and { $info } info
        }
}.
tell-trained = { $count ->
    [one] { $seat } trains { $count } employee.
   *[other] { $seat } trains { $count } employees.
}
tell-marker-on-board = A marker from { $seat }’s supply goes on the city board: { $target }.
tell-no-room = { $goods ->
    [one] { $seat } has no room for { $goods } good, which goes to the bank.
   *[other] { $seat } has no room for { $goods } goods, which go to the bank.
}
tell-remodel = { $seat } remodels { $office } for { $money } money and { $info } info.
tell-free-remodel = { $seat } remodels { $office } with Office Renovation, without paying.
tell-arrives-with = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} { $goods ->
    [one] comes
   *[other] come
} with { $seat }’s remodelled { $office }.
tell-nothing-to-place = { $seat } has no legal placement; { $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
} { $time ->
    [one] goes
   *[other] go
} to the supply.
tell-scheduling-over = Nobody has time markers on hand any more, so phase III ends.

# -- the Automas in phase III (chapter 22)
tell-automa-reveals = { $seat } reveals the card { $automa_card }.
tell-automa-reshuffles = { $seat } has drawn the last card and reshuffles all { $count }.
tell-automa-places = { $seat } places at the { $automa_kind }, number { $field }.
tell-automa-at-home = { $seat } places on the own board, without effect.
tell-automa-blocked = No field is free for the card { $automa_card }, so { $seat } reveals another one.
tell-automa-gives-up = No card gives { $seat } a free field; the time marker goes to the supply.

# -- phase IV, A: consulting firm (chapter 7)
tell-appointment = { $seat } gains { $info } info in row { $row } of the consulting firm.
tell-loyal-client = { $seat } gains { $info } info in row { $row } of the consulting firm: loyal clients come even without a left neighbour.
tell-cancelled = { $seat } gains nothing in row { $row } of the consulting firm: the left neighbour is missing.
tell-automa-appointment = { $seat } takes the marker back from row { $row } of the consulting firm and gains nothing as an Automa.
tell-consulting-moves = All markers in the left column of the consulting firm cross over to the right.

# -- B: advertising agency (chapter 8)
tell-automa-ad-type = The card sends { $seat }’s marker to { $ad_type }.
tell-advertise = { $count ->
    [one] { $seat } puts { $count } marker on { $ad_type }.
   *[other] { $seat } puts { $count } markers on { $ad_type }.
}
tell-lead-too-small = { $seat } has the most markers on { $ad_type }, but too small a lead for the extra field.
tell-tied-lead = { $seat } ties for the most markers on { $ad_type } and gets no extra field.
tell-popularity = { $ad_type }: { $count ->
    [0] { $seat } stays on field { $field }
    [one] { $seat } moves { $count } field, to field { $field }
   *[other] { $seat } moves { $count } fields, to field { $field }
} of the popularity track.
tell-track-end = { $count ->
    [one] { $seat } is at the end of the popularity track and loses { $count } step.
   *[other] { $seat } is at the end of the popularity track and loses { $count } steps.
}
tell-ads-back = { $count ->
    [one] { $seat } takes { $count } marker back from { $ad_type }
   *[other] { $seat } takes { $count } markers back from { $ad_type }
}{ $left ->
    [0] .
    [one] ; { $left } stays there.
   *[other] ; { $left } stay there.
}
tell-ads-stay = { $count ->
    [one] { $seat }’s { $count } marker on { $ad_type } stays for later rounds.
   *[other] { $seat }’s { $count } markers on { $ad_type } stay for later rounds.
}

# -- C: marketing bonus (chapter 9)
tell-no-bonuses = With 2 players there is no marketing bonus.
tell-bonus = { $seat } takes the marketing bonus { $bonus }{ $money ->
    [0]
        { $info ->
            [0]
                { $goods ->
                    [0] .
                   *[other]
                        { " " }and gains { $goods ->
                            [one] { $goods } good
                           *[other] { $goods } goods
                        }.
                }
           *[other] { " " }and gains { $info } info.
        }
   *[other] { " " }and gains { $money } money.
}
tell-temp-help = { $time ->
    [one] { $seat } will have { $time } more time marker on hand in the next round.
   *[other] { $seat } will have { $time } more time markers on hand in the next round.
}
tell-bonus-remodel = { $seat } remodels { $office } with the marketing bonus.
tell-automa-bonus = { $seat } takes the marketing bonus { $bonus }.
tell-automa-remodels = { $seat } receives a remodel tile on { $office }.

# -- D: supply warehouse (chapter 10)
tell-good = { $seat } takes the good from field { $field } of the supply warehouse.
tell-automa-good = { $seat } takes the good from field { $field } of the supply warehouse to the bank.

# -- E: factory (chapter 11)
tell-product = { $seat } offers a product on field { $shelf } of the retail store for { $price } money.
tell-store-full = Products lie on every open field of the retail store, so { $seat }’s new product goes to Liquidation.
tell-liquidated = { $seat } sends a product to Liquidation for { $money } money.
tell-automa-sure-sale = { $count ->
    [one] { $count } product is sure to sell, so { $seat } takes the dearest free field.
   *[other] All { $count } products are sure to sell, so { $seat } takes the dearest free field.
}
tell-automa-segment = The card sends { $seat }’s product to segment { $segment }.
tell-automa-liquidates = { $seat }’s product goes to Liquidation.

# -- F: stock exchange (chapter 12)
tell-stock-entry = { $seat } enters the stock track{ $count ->
    [0] .
    [one] { " " }and pushes { $count } marker up.
   *[other] { " " }and pushes { $count } markers up.
}
tell-bull-run = With the bull run the markers on the stock track move further than usual: { $count } in all.
tell-stock-moves = The forecast is { $type }: { $count ->
    [0] the markers on the stock track stay where they are.
    [one] all markers on the stock track move up { $count } field.
   *[other] all markers on the stock track move up { $count } fields.
}
tell-bought-out = { $seat } is bought out past the end of the stock track for { $money } money.
tell-automa-bought-out = { $seat } is bought out past the end of the stock track and, as an Automa, gains nothing.
tell-stock-sold = { $seat } sells a marker on field { $field } of the stock track for { $money } money.
tell-automa-keeps-stock = { $seat } leaves all markers on the stock track.
tell-automa-sells-stock = { $seat } removes the marker on field { $field } of the stock track.

# -- G: economic forecast (chapters 13 and 24)
tell-forecast = The current forecast card is turned up: { $card } ({ $type }), { $count ->
    [0] no customers come.
    [one] { $count } customer comes.
    [99] a customer for every product comes.
   *[other] { $count } customers come.
}
tell-great-depression = In the Great Depression nobody buys, and the job-market marker will go to the first field.
tell-windfall = In the Windfall every product is sold, and the job-market marker will go to the last field.

# -- H: retail store (chapter 14)
tell-product-sold = { $seat } sells the product on field { $shelf } for { $money } money.
tell-automa-product-sold = { $seat } sells the product on field { $shelf } and, as an Automa, gains nothing.
tell-sold-out = No product is left in the retail store, so the sales end early.
tell-price-cut = { $seat } moves the product from field { $shelf } to field { $new_shelf }, for { $price } money.
tell-product-kept = { $seat } leaves the product on field { $shelf }.
tell-automa-cuts = { $seat } moves the product from field { $shelf } to field { $new_shelf }, for { $price } money.

# -- I: construction company (chapters 15, 19 and 20)
tell-remodel-at-build = { $seat } remodels { $office } beside the purchase.
tell-build-nothing = { $seat } buys nothing at the construction company.
tell-build-office = { $seat } buys the new office { $tile } for { $money } money and { $info } info and lays it on { $place }.
tell-covered = { $seat }’s { $tile } is covered and stops working.
tell-storage-covered = { $seat }’s Storage is covered; { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} { $goods ->
    [one] goes
   *[other] go
} to the bank.
tell-build-floor = { $seat } builds the new floor { $floor } for { $money } money and { $info } info.
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
} and now has { $count }.
tell-hand = { $seat } has { $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
} on hand.
tell-supply-empty = { $seat }’s supply is empty: { $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
} { $time ->
    [one] is
   *[other] are
} missing.
tell-bonuses-back = The marketing markers go back to the no-bonus space.
tell-container-glut = { $count ->
    [one] Container glut: up to { $count } good comes to the supply warehouse.
   *[other] Container glut: up to { $count } goods come to the supply warehouse.
}
tell-warehouse-good = A good comes to field { $field } of the supply warehouse.
tell-press-relations = Press Relations keeps { $seat } on field { $field } of the popularity track.
tell-popularity-fades = The popularity markers move one field left.
tell-unemployment = After unemployment the job-market marker is on field { $field }: a hire costs { $price } money and { $price } info.
tell-next-forecast = The current forecast card is now { $type }.
tell-new-tier = All tiles of tier { $tier } come on offer.

# -- the end of the game (chapter 17)
tell-final-remodel = At the end of the game { $seat }’s { $office } is remodelled.
tell-office-bonus = { $seat } scores { $points } prestige for { $tile }.
tell-bonus-covered = { $seat }’s { $tile } is covered, so its bonus does not count.
tell-floor-bonus = { $points ->
    [0] { $seat } scores no bonus for { $floor }.
   *[other] { $seat } scores { $points } prestige more for { $floor }.
}
tell-sets = { $count ->
    [0] { $seat } has no full set of money and info left and scores { $points } prestige for it.
    [one] { $seat } scores { $points } prestige for { $count } full set of money and info.
   *[other] { $seat } scores { $points } prestige for { $count } full sets of money and info.
}
tell-automa-scores = { $seat }’s achievement tiles pay their maximum: { $points } prestige in all.
tell-over = Phase IV of the last round is complete: the game is over.
tell-winner = { $seat } wins with { $points } prestige.

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
   *[untrained] an untrained employee
}
say-hire-hire = Hire an employee { $money ->
    [0]
        { $info ->
            [0] for free
           *[other] for { $info } info
        }
   *[other]
        { $info ->
            [0] for { $money } money
           *[other] for { $money } money and { $info } info
        }
}
say-hire-pass = Pass
say-schedule-place = { $location ->
    [consulting] Consulting firm, row { $row } ({ $money } money)
    [factory]
        Factory, slot { $slot } ({ $money } money, { $info } info{ $goods ->
            [0] { "" }
           *[other]
                , { $goods ->
                    [one] { $goods } good
                   *[other] { $goods } goods
                }
        })
   *[construction] Construction company, slot { $slot } ({ $money } money, { $info } info)
}
say-schedule-advertise = Advertising agency, row { $row } ({ $money } money, { $info } info)
say-schedule-warehouse = Supply warehouse, field { $field } ({ $money ->
    [0]
        { $info ->
            [0] free
           *[other] { $info } info
        }
   *[other]
        { $info ->
            [0] { $money } money
           *[other] { $money } money, { $info } info
        }
})
say-schedule-stock = Stock exchange, slot { $slot } ({ $money ->
    [0]
        { $info ->
            [0] free
           *[other] { $info } info
        }
   *[other]
        { $info ->
            [0] { $money } money
           *[other] { $money } money, { $info } info
        }
})
say-schedule-use = Use { $use } ({ $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
}{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " → " }{ $info } info
        }
   *[other]
        { $info ->
            [0] { " → " }{ $money } money
           *[other] { " → " }{ $money } money and { $info } info
        }
}
say-schedule-floor = Use the floor { $floor } ({ $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
}{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } good
           *[other] { $goods } goods
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " → " }{ $info } info
        }
   *[other]
        { $info ->
            [0] { " → " }{ $money } money
           *[other] { " → " }{ $money } money and { $info } info
        }
}
say-schedule-remodel = Remodel { $office } ({ $money } money, { $info } info)
say-schedule-end = End the phase: no placement is possible
say-remodel-remodel = Remodel { $office } ({ $money } money, { $info } info)
say-remodel-done = End the turn
say-ad-type-choose = { $ad_type }
say-bonus-take = Take { $bonus }
say-which-office-remodel = Remodel { $office }
say-price-offer = Offer the product on { $shelf } for { $price } money
say-sell-sell = Sell the marker on field { $field } for { $money } money
say-sell-done = Keep the rest
say-cut-cut = Move the product from { $shelf } to { $new_shelf }, for { $price } money
say-cut-liquidate = Send the product on { $shelf } to Liquidation for { $money } money
say-cut-keep = Leave the product on { $shelf }
say-remodel-at-build-remodel = Remodel { $office }
say-remodel-at-build-done = Remodel nothing more
say-build-build = Build { $floor } for { $money } money and { $info } info
say-build-office = Lay { $tile } on { $place } ({ $money } money, { $info } info)
say-build-nothing = Buy nothing
say-free-office-take = Take { $tile }
say-dismiss-dismiss = Dismiss { $staff ->
    [trained] a trained employee
   *[untrained] an untrained employee
}
say-dismiss-done = Dismiss nobody else

## The final score

source-remodels = Remodelled offices
source-offices = New offices
source-floors = New floors
source-achievements = Achievement bonuses
source-sets = Sets of money and info

## Options of the game

option-automas = Which Automas play; they take the last seats.
option-automas-none = No Automa plays.
option-automas-pei = The Automa Pei plays (easy).
option-automas-gropius = The Automa Gropius plays (medium).
option-automas-hadid = The Automa Hadid plays (hard).
option-automas-pei-gropius = The Automas Pei and Gropius play.
option-automas-pei-hadid = The Automas Pei and Hadid play.
option-automas-gropius-hadid = The Automas Gropius and Hadid play.
option-forecast = How the forecast deck is made.
option-forecast-standard = Chance makes the forecast deck.
option-forecast-beginner = The forecast types come in the fixed order of the beginner deck.
option-era-cards = Whether an era card decides the make-up of the forecast deck.
option-era-cards-off = The game is played without era cards.
option-era-cards-on = A random era card decides the make-up of the forecast deck.
option-great-depression = Whether the Great Depression may come.
option-great-depression-off = The game is played without the Great Depression.
option-great-depression-on = The Great Depression replaces a random depression card.
option-windfall = Whether the Windfall may come.
option-windfall-off = The game is played without the Windfall.
option-windfall-on = The Windfall replaces a random boom card.
option-event-cards = Whether an event changes one location for the whole game.
option-event-cards-off = The game is played without events.
option-event-cards-on = A random event changes the rules of one location for the whole game.
option-later-wishes = Whether the designer’s later wishes hold.
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
heading-appointments = Appointments
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
