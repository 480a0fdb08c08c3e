# Fehler.
missing-extra = Zum Trainieren fehlt { $module }: { $command }
another-run = { $file } gehört zu anderen Regeln von { $title }: mit --out einen anderen Ordner wählen
unreadable-run = { $file } lässt sich nicht lesen: lösche die Datei und fang neu an, oder nenne mit --out einen anderen Ordner
another-teacher = { $file } ist ein Lauf mit --teacher { $teacher }: denselben bestellen oder mit --out einen anderen Ordner wählen

# Die Seite über den Fortschritt.
heading = { $title }: was der Spieler gelernt hat
facts = { $rounds } Runden, { $games } Partien, { $decisions } Entscheidungen zum Lernen, { $minutes } Minuten Rechenzeit, Startwert { $seed }
against-past = Gegen die eigene Vergangenheit
against-past-means = Siege an einem Platz gegen frühere Fassungen an den anderen, als Vielfaches eines gerechten Anteils; bei 1 ist niemand besser.
against-greedy = Gegen Gierige
against-greedy-means = Siege an einem Platz, wenn einige der anderen nehmen, was sofort am meisten bringt, als Vielfaches eines gerechten Anteils; bei 1 ist niemand besser.
lead-error = Fehler beim erwarteten Vorsprung
lead-error-means = Wie weit er danebenliegt, wenn er sagt, wie sich die Vorsprünge noch ändern; gemessen in üblichen Vorsprüngen.
foreseen = Was er voraussieht
foreseen-means = Wie viel von den Unterschieden der Ausgänge (Sieg und Vorsprung) er vorausgesehen hat; 1 ist alles.
variety = Vielfalt
variety-means = Wie unentschieden er zwischen seinen Möglichkeiten ist (Entropie in nat); bei 0 ist er immer sicher.
shown = Was eine Suche ihm noch zeigt
shown-means = Um wie viel das, was eine Suche für das Beste hielt, dort besser abschnitt als der Favorit des Netzes (Anteile an Sieg und Vorsprung, 0 bis 1).
