# Was der Kern sagt. `clause` ist die Nummer eines Absatzes der Regeln, `text` sein Text: ein ganzer Satz oder mehrere.

refused = Das geht nicht: { $text }
# who: ein Name oder mehrere, mit Kommas.
refused-turn = Du bist nicht an der Reihe: Das Spiel wartet auf { $who }.
# Etwas aus einer anderen Entscheidung. when: der Satz `when-ENTSCHEIDUNG` des Titels; ask: `ask-ENTSCHEIDUNG` der jetzigen.
refused-step = { $when } Jetzt: { $ask }
refused-step-turn = { $when } Jetzt wartet das Spiel auf { $who }.
refused-over = Das Spiel ist vorbei.

# Ein Zug, der sich nicht lesen lässt. said: was eingegeben wurde; usage: wie man Züge jetzt sagt, mit englischen Wörtern.
unreadable = „{ $said }“ ist kein Zug; jetzt kann man sagen: { $usage }
# why: eines der nächsten fünf.
unreadable-word = „{ $said }“: { $why }
unknown-name = „{ $name }“ gibt es hier nicht; es gibt { $known }
several-names = „{ $name }“ kann mehreres heißen: { $known }
no-amount = „{ $name }“ ist keine ganze Zahl von { $low } bis { $high }
too-many-things = { $count } Dinge, wo höchstens { $most } möglich sind
too-long = ein Zug hat höchstens { $most } Zeichen, nicht { $count }
no-option = Die Entscheidung { $decision } hat keine Möglichkeit { $number }.

undo-nothing = Es gibt keinen Spielzug, der sich zurücknehmen ließe.
undo-barrier = Der letzte Spielzug hat etwas aufgedeckt; er wird nur im Einvernehmen zurückgenommen.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Noch nicht ausgezahlt

# Mehreres hintereinander: `first` sind alle außer dem letzten, mit Kommas.
list = { $first } und { $last }
