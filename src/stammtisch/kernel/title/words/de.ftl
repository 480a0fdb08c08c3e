# Was der Kern sagt. `clause` ist die Nummer eines Absatzes der Regeln, `text` sein Text: ein ganzer Satz oder mehrere.

refused = Das geht nicht ({ $clause }): { $text }
# who: ein Name oder mehrere, mit Kommas.
refused-turn = Du bist nicht an der Reihe: Das Spiel wartet auf { $who }.
# ask: der Satz `ask-ENTSCHEIDUNG` des Titels.
refused-step = Jetzt ist etwas anderes zu entscheiden ({ $clause }): { $ask }
refused-over = Das Spiel ist vorbei.

undo-nothing = Es gibt keinen Spielzug, der sich zurücknehmen ließe.
undo-barrier = Der letzte Spielzug hat etwas aufgedeckt; er wird nur im Einvernehmen zurückgenommen.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Noch nicht ausgezahlt
