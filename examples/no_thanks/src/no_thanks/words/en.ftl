# What No Thanks! says. `count` is a number of chips, but for the cards put away.

tell-people = { $count } people play. Whoever has the fewest points at the end wins.
tell-removed = { $count ->
    [one] One card is put away unseen.
   *[other] { $count } cards are put away unseen.
}
tell-chips = { $count ->
    [one] Everybody gets one chip.
   *[other] Everybody gets { $count } chips.
}
tell-begins = { $seat } begins.
tell-turned-up = The { $card } is turned up.
tell-declined = { $seat } says no to the { $card }: { $count ->
    [one] one chip lies on it.
   *[other] { $count } chips lie on it.
}
tell-taken = { $seat } takes the { $card }{ $count ->
    [0] .
    [one] {" "}and one chip.
   *[other] {" "}and { $count } chips.
}
tell-end = The last card is taken; all chips are shown.
tell-cost = The cards of { $seat } cost { $points }.
tell-saved = { $seat } saves { $count ->
    [one] one point by a chip.
   *[other] { $count } points by chips.
}
tell-won = { $seat } wins with { $points } { $points ->
    [one] point.
   *[other] points.
}

ask-decide = Take the card, or put a chip on it?
when-decide = A card is taken or declined as soon as it is turned up.
why-no-chips = You have no chip left, so you have to take the card.
hint-decide = A card costs its number, but in a row of neighbours only the lowest one counts. Each chip takes a point off.
say-decide-take = Take the card
say-decide-decline = No thanks (1 chip)

unit-chip = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

source-cards = Cards
source-chips = Chips

heading-card = The card
heading-on-card = Chips on it
heading-left = Cards to come
heading-rows = Cards
heading-cost = Cost so far
heading-chips = Chips
heading-unseen = Not seen yet
heading-players = Players

## Standing orders: until when one lasts, and what interrupts it

unless-on-card = the card holds { $n } or more
