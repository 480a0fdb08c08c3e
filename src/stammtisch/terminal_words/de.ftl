# Was das Terminal sagt. Die Namen der Befehle (command-…) sind ein Wort; die englischen gelten immer auch.

welcome = { $title } · { $seats }
welcome-help = Gib die Nummer eines Zuges ein oder ein Wort: { $commands }.
bot = Bot ({ $policy })
person = Mensch
compiling = Gleich werden die Bots schneller: Ihre Regeln werden im Hintergrund übersetzt.

pass-device = Gib das Gerät an { $name } weiter.
press-enter = { $name }, drück Enter, wenn sonst niemand zusieht.
only-one = Nur eines ist möglich: { $move }.
hint-title = Tipp

moves-more = { $count ->
    [one] noch einer: „{ $command }“ zeigt alle, „{ $command } WORT“ sucht.
   *[other] noch { $count }: „{ $command }“ zeigt alle, „{ $command } WORT“ sucht.
}
moves-none = Kein Zug passt zu „{ $filter }“.
moves-several = Das kann einer von diesen sein:
log-earlier = { $count ->
    [one] eine frühere Zeile: „{ $command }“ zeigt sie.
   *[other] { $count } frühere Zeilen: „{ $command }“ zeigt sie.
}
amounts = { $first } … { $last }: tippe „{ $usage }“
amounts-alone = { $first } … { $last }: tippe die Anzahl
type-amount = Gib ein, wie viel: „{ $usage }“.
allowed = Das ist erlaubt: { $move }.
would = { $move }, das brächte:
unreadable = „{ $said }“ ist weder ein Zug noch ein Befehl. Gib eine Nummer ein, einen Zug wie „{ $example }“ oder „{ $help }“.
no-number = Einen Zug mit der Nummer { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
want-argument = „{ $command }“ braucht mehr: { $usage }
unknown-seat = Niemand heißt „{ $name }“; am Tisch sitzen { $names }.
unknown-language = Eine Sprache „{ $lang }“ gibt es nicht; es gibt { $langs }.
unknown-policy = Einen Bot „{ $name }“ gibt es nicht; es gibt { $names }.
unknown-rule = In den Regeln steht weder ein Absatz noch ein Wort „{ $word }“.
rules-list = „{ $command } 6“ zeigt ein Kapitel, „{ $command } { $clause }“ einen Absatz, „{ $command } WORT“ sucht.

undone = { $count ->
    [one] Ein Schritt ist zurückgenommen.
   *[other] { $count } Schritte sind zurückgenommen.
}
undo-none = { $name } hat noch nichts entschieden, was sich zurücknehmen ließe.
undo-others = Das lässt sich nicht zurücknehmen: Seitdem hat { $who } gezogen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, und andere haben es gesehen.
undo-ask = Seitdem wurden Karten oder Gebote aufgedeckt. Trotzdem zurücknehmen?

handed-bot = Für { $name } spielt jetzt ein Bot ({ $policy }).
handed-person = { $name } spielt jetzt selbst.
no-people = Nur noch Bots sitzen am Tisch; sie spielen weiter. Strg-C hält sie an.

saved = Gespeichert in { $file }.
save-failed = Die Partie lässt sich nicht in { $file } speichern: { $reason }.
save-ask = Datei, in die die Partie gespeichert wird (Enter: nicht speichern)
quit-ask = Die Partie verlassen?
resume = So geht es später weiter: { $command }
bye = Auf Wiedersehen.

game-over = Die Partie ist zu Ende
place = Rang
total = Summe
source = Woher die Punkte kommen
scores-now = Wenn die Partie jetzt endete
winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
after-end = „{ $undo }“, „{ $log }“, „{ $board }“ oder „{ $save } DATEI“; Enter beendet.

yes = j
no = n

help-number = macht den Zug mit dieser Nummer
help-text = ein Zug in Worten tut dasselbe, zum Beispiel „{ $example }“
help-why = sagt, warum ein Zug erlaubt oder verboten ist und was er brächte
help-moves = zeigt alle Züge oder die mit einem Wort darin
help-board = zeichnet den Tisch noch einmal
help-hand = zeigt, was dir gehört
help-log = was geschehen ist: die letzten Zeilen oder so viele
help-scores = was alle hätten, wenn die Partie jetzt endete
help-rules = die Regeln: ein Kapitel, ein Absatz oder ein Wort
help-hint = worum es bei der Entscheidung geht, und was ein starker Spieler täte
help-undo = nimmt deine letzte Entscheidung zurück
help-save = speichert die Partie
help-bot = lässt einen Bot für einen Platz spielen
help-take = lässt einen Menschen für einen Platz spielen
help-lang = wechselt die Sprache: en, de oder fr
help-help = diese Liste
help-quit = verlässt die Partie

command-why = warum
command-moves = züge
command-board = tisch
command-hand = hand
command-log = protokoll
command-scores = punkte
command-rules = regeln
command-hint = tipp
command-undo = rückgängig
command-save = speichern
command-bot = bot
command-take = übernehmen
command-lang = sprache
command-help = hilfe
command-quit = ende

usage-why = ZUG
usage-moves = [WORT]
usage-log = [ZAHL]
usage-rules = [ABSATZ | WORT]
usage-save = DATEI
usage-bot = PLATZ BOT
usage-take = PLATZ
usage-lang = SPRACHE
number = NUMMER

policy-random = Zufall
policy-greedy = gierig
policy-net = trainiert
policy-search-casual = Gelegenheitsgast (casual)
policy-search-easy = Feierabendspieler (easy)
policy-search-steady = Stammgast (steady)
policy-search-normal = Alter Hase (normal)
policy-search-hard = Altmeister (hard)
temper-bold = wagemutig
temper-thrifty = sparsam
temper-spiteful = missgünstig

thinking = Denke nach …
weaker = { $count ->
    [one] ein schwächerer Zug
   *[other] { $count } schwächere Züge
}
head-move = Zug
head-chance = gewinnt
head-lead = Vorsprung
head-points = Punkte
head-seat = Spieler
head-decisions = Entscheidungen
head-best-moves = beste Züge
head-given-away = Gewinnchance verschenkt
head-points-given-away = Punkte verschenkt
head-lead-given-away = Vorsprung verschenkt
head-luck = Glück
equals = ≈ vom besten nicht zu unterscheiden: Die Spannen überlappen sich
head-number = Nr.
head-changed = Gewinnchance
head-because = wegen
head-better = besser war
by-move = dieses Zuges
by-luck = dessen, was kam
few-futures = Das beruht auf wenigen gedachten Verläufen, etwa { $count } je Entscheidung: Die meisten Fehler bleiben unbemerkt.
turning-points = Wo sich die Partie wendete
slips = Die teuersten Züge
