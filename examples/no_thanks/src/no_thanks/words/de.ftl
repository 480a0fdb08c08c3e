# Was No Thanks! sagt.

tell-people = { $count } Leute spielen. Wer am Ende die wenigsten Punkte hat, gewinnt.
tell-removed = { $count ->
    [one] Eine Karte kommt ungesehen weg.
   *[other] { $count } Karten kommen ungesehen weg.
}
tell-chips = { $count ->
    [one] Alle erhalten einen Chip.
   *[other] Alle erhalten { $count } Chips.
}
tell-begins = { $seat } beginnt.
tell-turned-up = Die { $card } wird aufgedeckt.
tell-declined = { $seat } lehnt die { $card } ab: { $count ->
    [one] Ein Chip liegt darauf.
   *[other] { $count } Chips liegen darauf.
}
tell-taken = { $seat } nimmt die { $card }{ $count ->
    [0] .
    [one] {" "}und einen Chip.
   *[other] {" "}und { $count } Chips.
}
tell-end = Die letzte Karte ist genommen; alle zeigen ihre Chips.
tell-cost = Die Karten von { $seat } kosten { $points }.
tell-saved = { $seat } spart { $count ->
    [one] einen Punkt durch einen Chip.
   *[other] { $count } Punkte durch Chips.
}
tell-won = { $seat } gewinnt mit { $points } { $points ->
    [one] Punkt.
   *[other] Punkten.
}

ask-decide = Die Karte nehmen oder einen Chip darauflegen?
when-decide = Eine Karte nimmt man oder lehnt sie ab, sobald sie aufgedeckt ist.
why-no-chips = Du hast keinen Chip mehr, also musst du die Karte nehmen.
hint-decide = Eine Karte kostet ihre Zahl; in einer lückenlosen Reihe zählt nur die niedrigste. Jeder Chip zieht einen Punkt ab.
say-decide-take = Die Karte nehmen
say-decide-decline = Nein danke (1 Chip)

unit-chip = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
unit-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

source-cards = Karten
source-chips = Chips

heading-card = Die Karte
heading-on-card = Chips darauf
heading-left = Noch im Stapel
heading-rows = Karten
heading-cost = Kosten bisher
heading-chips = Chips
heading-unseen = Noch nicht gesehen
heading-players = Spielerinnen und Spieler

## Daueraufträge: bis wann einer gilt, und was ihn unterbricht

unless-on-card = die Karte trägt mindestens { $n }
