# Was der Kern sagt. `clause` ist die Nummer eines Absatzes der Regeln, `text` sein Text: ein ganzer Satz oder mehrere.

refused = Das geht nicht: { $text }
# who: ein Name oder mehrere, mit Kommas.
refused-turn = Du bist nicht an der Reihe: Die Partie wartet auf { $who }.
# Etwas aus einer anderen Entscheidung. when: der Satz `when-ENTSCHEIDUNG` des Titels; ask: `ask-ENTSCHEIDUNG` der jetzigen.
refused-step = { $when } Jetzt: { $ask }
refused-step-turn = { $when } Jetzt wartet die Partie auf { $who }.
refused-over = Die Partie ist zu Ende.

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

undo-nothing = Es gibt keinen Schritt, der sich zurücknehmen ließe.
undo-barrier = Der letzte Schritt hat etwas aufgedeckt; er wird nur im Einvernehmen zurückgenommen.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Noch nicht ausgezahlt

# Mehreres hintereinander: `first` sind alle außer dem letzten, mit Kommas.
list = { $first } und { $last }
# Dasselbe, wenn eines davon verlangt ist.
either = { $first } oder { $last }

# Was von etwas oder von jemandem gesagt wird.
line = { $name }: { $value }

# Was ein Bild zeigt, für die, die es nicht sehen. names, who: Namen mit Kommas.
picture-due = { $title } mit { $names }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Am Zug: { $who }.
picture-over = { $title } mit { $names }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}. Die Partie ist vorbei.

# Warum ein Zug besser ist als ein anderer, nach gedachten Verläufen: { $change } in Punkten (what: „Vorsprung“, für eine allein „Punkte“), { $error }, wie weit das danebenliegen kann.
why-of-lead = Vorsprung
why-of-points = Punkte
why-lead = Gegenüber „{ $other }“: { $change } (± { $error }) { $what } am Ende
why-equal = Von „{ $other }“ nicht zu unterscheiden: { $change } (± { $error }) { $what } am Ende in { $futures } gedachten Verläufen
why-later = Was es für sich genommen bringt, ist nicht sicher: { $change } (± { $error }) { $what } am Ende
why-less = Für sich genommen bringt es weniger als „{ $other }“: { $change } (± { $error }) { $what } am Ende; besser ist es durch das, was folgen kann
why-source = { $source }: { $change } (± { $error })
why-rivals = Was der Beste der anderen bekommt: { $change } (± { $error })
why-thing = { $thing } (± { $error })
why-soon = Unterschied am Ende der Runde: { $things }

# Zahlen.
percent = { $share } %
from-to = { $low } bis { $high }

# Spiele, Optionen und Plätze.
no-such-title = ein Spiel „{ $name }“ ist nicht installiert; es gibt { $known }
no-such-title-meant = ein Spiel „{ $name }“ ist nicht installiert; meinst du „{ $meant }“?
want-title-name = der Name eines Spiels besteht aus kleingeschriebenen Wörtern mit Bindestrichen (wie harbour-days), nicht „{ $name }“
exists-already = { $folder } gibt es schon
wrong-seats = { $title } wird mit { $numbers } Plätzen gespielt, nicht mit { $seats }
no-such-automa = { $title } hat keinen Automa „{ $name }“; es gibt { $known }
no-automas = { $title } hat keinen Automa „{ $name }“; es gibt keine

# places: „Pei auf Platz 2 von 3, Lu auf Platz 3 von 3“.
automa-place = { $name } auf Platz { $seat } von { $seats }
automas-elsewhere = { $title } setzt { $names } nicht so, sondern { $places }
automas-apart = { $title } setzt { $names } nicht so: Sie sitzen nicht an einem Tisch
automas-there = mit diesen Optionen sitzt { $places } (Automas sind Plätze wie die anderen): Dort und nur dort steht „{ $rules }“ oder der Name
automas-nowhere = mit diesen Optionen spielt kein Automa, also ist kein Platz „{ $rules }“
no-such-rule-option = { $title } hat keine Option „{ $name }“; es gibt { $known }
no-such-rule-option-meant = { $title } hat keine Option „{ $name }“; meinst du „{ $meant }“?
wrong-value = die Option { $name } ist eines von { $values }, nicht „{ $value }“
wrong-name = der Name eines Platzes besteht aus druckbaren Zeichen ohne { $signs } und ohne Leerzeichen davor und danach, nicht { $name }
long-name = der Name eines Platzes hat höchstens { $most } Zeichen, nicht { $count }
wrong-policy = wer an einem Platz spielt, heißt mit druckbaren Zeichen, nicht { $name }
same-name = zwei Plätze haben denselben Namen
by-the-rules = { $name } wird von den Regeln gespielt

# Bots.
no-such-policy = einen Bot „{ $name }“ gibt es nicht; es gibt { $known }
no-such-policy-meant = einen Bot „{ $name }“ gibt es nicht; meinst du „{ $meant }“?
no-net = für { $title } gibt es noch keinen trainierten Spieler
no-temper = { $title }: das Temperament { $temper } würde dort nichts ändern; es gibt { $known }
net-other-observation = { $file } hat nach anderen Regeln von { $title } gelernt: bitte neu trainieren
search-range = search: { $name } ist { $value }; möglich ist 0 bis { $most }
search-endless = search: gib iterations oder seconds an, oder beide
search-rollout = search: rollout ist eines von { $known }, nicht „{ $value }“
search-judge = search: judge ist eines von { $known }, nicht „{ $value }“
search-temper = search: temper ist eines von { $known }, nicht „{ $value }“
search-nodes = search: nodes sind mindestens 2
search-unknown = { $words }: „{ $word }“ ist keines von { $levels } und kein Aufwand wie { $example } ({ $known })
search-number = search: { $name } ist „{ $value }“; verlangt ist eine Zahl
search-whole = search: { $name } ist „{ $value }“; verlangt ist eine ganze Zahl, in Ziffern
search-twice = { $words }: { $name } steht zweimal da

# Daueraufträge. Bis wann einer gilt; ein Spiel kann es anders sagen, auch für eine Entscheidung: `until-phase-ENTSCHEIDUNG`.
until-phase = bis diese Phase vorbei ist
until-round = bis diese Runde vorbei ist
until-game = bis die Partie vorbei ist

# Was einen unterbricht, nach „es sei denn,“ zu lesen. n: eine Zahl mit ihrer Einheit; move: eine Wahl, wie sie angeboten wird.
unless-above = jemand anders geht über { $n } hinaus
unless-chosen = jemand anders wählt „{ $move }“
unless-may = ich darf „{ $move }“ wählen
unless-to-me = jemand tut etwas, das mich trifft
unless-chapter = Runde { $n } hat begonnen
unless-has = ich habe mindestens { $n }
unless-lacks = ich habe weniger als { $n }

# Was daran nicht stimmt.
order-no-decision = bei „{ $name }“ lässt sich nichts im Voraus festlegen
order-move = „{ $move }“: { $problem }
order-no-move = „{ $move }“ lässt sich hier nicht im Voraus festlegen, nur { $known }
order-no-most = „{ $move }“ kann nicht bis { $most } steigen
order-no-until = bis wann? Möglich ist { $known }
order-no-times = möglich ist 1- bis { $most }-mal
order-many-conditions = möglich sind höchstens { $most } Bedingungen, jede einmal
order-no-condition = die Bedingung „{ $name }“ gibt es hier nicht; es gibt { $known }
order-without-number = zur Bedingung „{ $name }“ gehört keine Zahl
order-number = zur Bedingung „{ $name }“ gehört eine Zahl von { $low } bis { $high }

# Aufzeichnungen.
record-at = Zeile { $line }: { $problem }
record-long-line = höchstens { $most } Zeichen, nicht { $count }
no-record = es fehlt der Kopf { $header }: Das ist keine Aufzeichnung einer Partie
record-line = verlangt ist „NUMMER. NAME: ZUG { "{" }Zufall{ "}" }“, nicht { $line }
record-setup = nur die erste Zeile, mit der Nummer 0, hat keinen Zug
record-no-move = der Zug von { $who } fehlt
record-number = verlangt ist Zug { $wanted }, nicht { $number }
record-many-moves = höchstens { $most } Züge
record-long-value = ein Wert von { $name } hat höchstens { $most } Zeichen
record-late-header = ein Kopf nach dem ersten Zug
record-header = verlangt ist { $form }
record-option-twice = die Option { $name } steht hier zum zweiten Mal
record-unknown-header = unbekannter Kopf { $name }
record-header-once = verlangt ist { $form }, einmal
record-no-header = verlangt ist ein Kopf { $form }, nicht { $line }
record-quotes = verlangt sind Werte in Anführungszeichen, aus druckbaren Zeichen, und \ nur vor " oder \
record-lacks = der Kopf { $header } fehlt
other-format = die Aufzeichnung hat das Format „{ $theirs }“; dieses Programm liest „{ $ours }“
record-for = diese Aufzeichnung wurde für { $name } geschrieben und verbirgt, was dort niemand wissen darf; sie lässt sich nicht nachspielen
other-rules = die Partie wurde nach Fassung { $theirs } der Regeln gespielt; hier ist Fassung { $ours }
other-box = die Partie wurde mit der Schachtel { $theirs } gespielt; { $file } ist { $ours }
record-start = der Kopf [Start ...] enthält keine Stellung: Ab hier ist es kein JSON: „{ $text }“
record-start-setup = eine Partie, die von einer Stellung ausgeht ([Start ...]), hat keinen Aufbau (Zeile 0.)
record-bad-setup = der Aufbau: { $problem }
record-nobody = Zeile { $line }, Zug { $number }: Niemand heißt „{ $name }“; es gibt { $known }
record-move = Zeile { $line }, Zug { $number }: { $problem }
record-drafts = { $marked } Entscheidungen sind mit * gekennzeichnet (noch nicht offen); nach diesen Zügen sind es { $drafts }
record-not-over = dem Kopf [Result ...] nach ist die Partie vorbei, aber ihre Züge beenden sie nicht
record-other-result = im Kopf [Result ...] steht { $theirs }, die Züge ergeben aber { $ours }
chance-impossible = das Zufallsergebnis „{ $result }“ kann nicht gekommen sein
chance-missing = ein Zufallsergebnis fehlt
chance-wrong = Zufallsergebnis „{ $result }“: { $problem }
chance-too-many = das Zufallsergebnis „{ $result }“ ist eines zu viel
chance-unheard-of = eine unmögliche Stellung: { $problem }

# Stellungen. where: der Ort darin, „state.seats[0].coins“.
position-at = { $where }: { $problem }
position-none = das ist keine Stellung: verlangt ist ein Objekt mit { $form }
position-missing = fehlt
position-people = verlangt ist eine Liste von Objekten mit { $keys }
position-edition = die Stellung gehört zu { $theirs }, hier ist { $ours }
position-object = verlangt ist ein Objekt
position-object-with = verlangt ist ein Objekt mit { $keys }
position-object-by = verlangt ist ein Objekt mit Namen der Art „{ $kind }“ als Schlüsseln
position-list = verlangt ist eine Liste von höchstens { $most } Werten
position-seats = verlangt ist eine Liste von Plätzen
position-step = verlangt ist der Name eines Schritts
position-whole = verlangt ist eine ganze Zahl, nicht { $value }
position-flag = verlangt ist true oder false, nicht { $value }
position-name = verlangt ist ein Name der Art „{ $kind }“, nicht { $value }
position-span = { $value } liegt nicht zwischen { $low } und { $high }
position-no-field = ein solches Feld gibt es nicht; es gibt { $known }
position-chairs = { $held }, aber es gibt { $seats } Plätze
position-who = verlangt sind die Plätze, die wählen
position-who-none = verlangt ist niemand: das ist keine Entscheidung
position-asked = verlangt sind alle Plätze, die gleichzeitig wählen
position-asked-none = verlangt ist niemand: hier wählen die Plätze nicht gleichzeitig
position-top = der letzte anstehende Schritt muss eine Entscheidung sein
position-no-seat = einen Platz { $seat } gibt es nicht
position-option = { $held }, aber die Partie soll { $wanted } haben
position-nobody = niemand ist dran; zuletzt muss eine Entscheidung anstehen
position-stuck = Platz { $seat } ist dran und hat keinen Zug
position-impossible = eine unmögliche Stellung: { $problem }

# Dateien von Schachteln. entry: die Stelle in der Datei; key: was links von einem „=“ steht.
box-deep = { $path }: ist zu tief geschachtelt
box-unreadable = { $path }: lässt sich nicht lesen: { $problem }
box-no-text = { $path }: ist kein UTF-8-Text
box-no-toml = ist kein TOML: „{ $text }“
box-no-toml-end = ist kein TOML: am Ende fehlt etwas
box-toml-twice = ist kein TOML: steht hier ein zweites Mal: „{ $text }“
box-long-number = { $path }: ist kein TOML: eine Zahl ist zu lang
box-at = { $path }: { $entry }: { $problem }
box-line = { $path }: Zeile { $line }: { $problem }
box-line-column = { $path }: Zeile { $line }, Spalte { $column }: { $problem }
box-entry-problem = { $entry }: { $problem }
box-entry = { $table } Nummer { $number }
box-sources = verlangt ist eine Tabelle { $table } mit einem Text für jede Tabelle
box-no-table = diese Tabelle ist nicht bekannt; bekannt sind { $known }
box-no-table-meant = diese Tabelle ist nicht bekannt; meinst du „{ $meant }“?
box-source = „{ $key }“ verlangt einen Text, der sagt, woher die Angaben kommen
box-lacks-table = fehlt; nötig { $least ->
    [one] ist mindestens ein Eintrag
   *[other] sind mindestens { $least } Einträge
    } mit der Überschrift { $table }
box-lacks-table-for = fehlt; nötig { $least ->
    [one] ist mindestens ein Eintrag
   *[other] sind mindestens { $least } Einträge
    } mit der Überschrift { $table }; { $field } wird aus { $place } gelesen, wenn `fields` keinen anderen Schlüssel nennt und es nicht mit derived=True erklärt ist
box-one-table = verlangt ist eine Tabelle { $table }
box-list = verlangt ist eine Liste von Einträgen, jeder mit der Überschrift { $table }
box-no-key = unbekannter Schlüssel „{ $name }“; bekannt sind { $known }
box-no-key-meant = unbekannter Schlüssel „{ $name }“; meinst du „{ $meant }“?
box-lacks-key = „{ $key }“ fehlt
box-lacks-key-for = „{ $key }“ fehlt; { $field } wird aus { $place } gelesen, wenn `fields` keinen anderen Schlüssel nennt und es nicht mit derived=True erklärt ist
box-entries = { $count } Einträge; möglich sind 1 bis { $most }
box-entries-least = { $count } Einträge; verlangt sind mindestens { $least }
box-whole = „{ $key }“ muss eine ganze Zahl sein, nicht { $value }
box-name = „{ $key }“ muss ein Name sein, nicht { $value }
box-bad-name = „{ $key }“ muss ein Name ohne Leerzeichen und ohne { $signs } sein, nicht { $value }
box-twice = „{ $key }“: { $value } steht in zwei Einträgen
box-too-many = { $count } Einträge; höchstens { $most } haben Platz
box-list-of-names = „{ $key }“ verlangt eine Liste von höchstens { $most } Namen der Art „{ $kind }“
box-list-of-numbers = „{ $key }“ verlangt eine Liste von höchstens { $most } ganzen Zahlen
box-no-thing = „{ $key }“ verlangt einen Namen der Art „{ $kind }“, nicht { $name }; bekannt sind { $known }
box-no-thing-meant = „{ $key }“ verlangt einen Namen der Art „{ $kind }“, nicht { $name }; meinst du „{ $meant }“?
box-flag = „{ $key }“ muss true oder false sein, nicht { $value }
box-typed = „{ $text }“
box-empty = leer
box-number = „{ $key }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }

# Was das System nicht konnte.
not-there = keine solche Datei und kein solcher Ordner
not-allowed = nicht erlaubt
a-folder = das ist ein Ordner
no-folder = das ist kein Ordner
there-already = gibt es schon, und es ist kein Ordner; nenne einen anderen Namen
disk-full = auf dem Datenträger ist kein Platz mehr
quota-full = dein Anteil am Datenträger ist aufgebraucht
read-only = dort lässt sich nichts schreiben
large-file = die Datei würde größer, als sie werden darf
long-name = der Name ist zu lang
disk-failed = der Datenträger lässt sich nicht lesen oder beschreiben
many-files = zu viele Dateien sind offen
in-use = ein anderes Programm benutzt es gerade
no-address = diese Maschine hat keine solche Adresse

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-game = Einzelne Zahlen
entry-id = Name in der Datei
entry-source = Quelle
entry-note = Bemerkung

# what a game goes by, where the title does not say
unit-chapter = { $count ->
    [one] { $count } Runde oder Phase
   *[other] { $count } Runden oder Phasen
}
