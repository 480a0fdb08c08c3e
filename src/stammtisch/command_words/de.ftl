# Was die Befehlszeile sagt: Hilfe, Absagen und was Befehle ausgeben.

load-has-its-own = --load setzt eine gespeicherte Partie fort, die das schon hat; lass { $word } weg
no-free-port = kein freier Port von { $first } bis { $last } auf { $host }; nenne einen mit --port
no-game = es ist kein Spiel installiert
which-game = welches Spiel? Es gibt: { $names }
choose-game = Welches Spiel soll es sein?
choose-again = Eine Nummer von 1 bis { $most } oder ein Name.
players = { $low } bis { $high } Spieler
players-only = { $count } Spieler
names-count = --names nennt { $given } Namen für { $seats } Plätze
names-count-beside = --names nennt { $given } Namen für { $seats } Plätze neben den Automas
bad-name = --names: „{ $name }“ kann kein Name sein; lass Doppelpunkte, Strichpunkte, geschweifte Klammern und Anführungszeichen weg
same-name = --names: Zwei Plätze haben denselben Namen
after-the-end = die Partie hat { $count } Züge; --at { $at } liegt hinter ihrem Ende
no-moves-yet = { $file }: In dieser Partie gibt es noch keine Züge
not-compiled = Regeln werden hier nicht übersetzt: STAMMTISCH_COMPILE=0 ist gesetzt, oder Numba fehlt
want-key-value = --option verlangt SCHLÜSSEL=WERT, nicht „{ $word }“
option-twice = --option nennt { $name } zweimal
no-text = die Datei ist kein UTF-8-Text

# -- Hilfe
usage = Aufruf:
usage-options = { "[" }OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
head-arguments = Angaben:
head-options = Optionen:
head-commands = Befehle:
head-settings = Einstellungen stehen in der Umgebung; Zeiten in Sekunden, Größen in Byte; eine Grenze von 0 heißt, dass es keine gibt:
required = nötig
default = sonst { $value }
environment = Umgebung: { $name }
at-least = mindestens { $low }

# -- was man eingibt
metavar-title = SPIEL
metavar-text = TEXT
metavar-number = ZAHL
metavar-futures = VERLÄUFE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-key-value = SCHLÜSSEL=WERT
metavar-language = SPRACHE
metavar-seats = PLÄTZE
metavar-names = NAMEN
metavar-seconds = SEKUNDEN
metavar-address = ADRESSE
metavar-database = DATENBANK
metavar-clause-word = ABSATZ|WORT
metavar-name = NAME
metavar-table = TISCH
metavar-report = MELDUNG
metavar-edition = AUSGABE
metavar-variant = VARIANTE
metavar-account = KONTO
metavar-policy = BOT
metavar-command = BEFEHL
metavar-url = URL
metavar-token = TOKEN
metavar-link = LINK
metavar-policies = BOT[,BOT…]
metavar-engine = ENGINE
metavar-setting = WERT
metavar-file-parquet = DATEI.parquet
metavar-file-jsonl = DATEI.jsonl
metavar-file-html = DATEI.html
metavar-file-toml = DATEI.toml

# -- Befehle
about-stammtisch = Wirtschaftsspiele am Brett: zum Spielen, Entwerfen und Erforschen.
about-play = Spielt eine Partie im Terminal: allein gegen Bots oder zu mehreren an einem Bildschirm.
about-serve = Öffnet den Tisch im Browser, für Freunde hier und in der Ferne und für Bots.
about-bot =
    Lässt ein Programm oder einen unserer Bots an den Tischen eines Kontos spielen.

    Das Programm liest und schreibt Zeilen aus JSON: docs/bots.md.
about-worker = Denkt für die Server an einer PostgreSQL-Datenbank: Bots, Tipps und Analysen.
about-titles = Zeigt die installierten Spiele mit ihren Optionen.
about-rules = Zeigt die Regeln eines Spiels: alle, ein Kapitel, einen Absatz oder die Absätze mit einem Wort.
about-box =
    Gibt die Schachtel eines Spiels als Datei aus; ändere eine Kopie und spiel mit ihr: --box DATEI.

    Mit --missing steht da, was jemand eintragen würde, der das Spiel besitzt: Einträge, deren Angaben nicht alle aus dem Regelheft stammen.
about-replay =
    Zeigt eine gespeicherte Partie in Worten, mit Punkten; mit --at den Tisch, wie er damals stand.

    Mit --all spielt der Befehl die Tische eines Servers mit den heutigen Regeln nach und nennt die, die bei ihren
    alten bleiben (Exit-Code 1): ein Blick voraus vor einer neuen Version. Er ändert nichts, außer mit --pin.
about-analyse = Blickt auf eine aufgezeichnete Partie zurück: was jeder Zug verschenkt hat und wo sie sich wendete.
about-check = Prüft ein Spiel: Zufallspartien, Zwillinge im Vergleich, Aufzeichnungen, Geheimnisse, Absätze. Exit-Code 1, wenn etwas nicht stimmt.
about-new-title = Legt die Dateien eines neuen Spiels an, fertig zum Spielen und zum Ändern.
about-warm = Übersetzt die Regeln eines Spiels jetzt, damit später niemand darauf warten muss.
about-simulate =
    Spielt viele Partien und hält für jede eine Zeile fest.

    Unterbrochen macht der Befehl dort weiter, wo er stehen geblieben ist, sobald man ihn wieder aufruft.
about-match =
    Lässt Bots gegeneinander spielen, bis feststeht, wer besser ist, oder bis --games Partien gespielt sind.

    Mit --out macht der Befehl, unterbrochen, dort weiter, wo er stehen geblieben ist, sobald man ihn wieder aufruft.
about-dataset =
    Spielt Partien und hält jede Entscheidung als Parquet fest: was zu sehen war, was möglich war, was getan wurde.

    Unterbrochen macht der Befehl dort weiter, wo er stehen geblieben ist, sobald man ihn wieder aufruft. Was in den Spalten steht: docs/datasets.md.
about-study = Schreibt den Bericht über die Ausgewogenheit eines Spiels: Plätze, Punkte, Karten, Glück. Mit --box auch, was deine Änderungen bewirkt haben.
about-tune =
    Sucht Zahlen für die Schachtel, die die Ziele eines Autors erreichen, und schreibt die neue Schachtel und eine Seite darüber.

    Unterbrochen macht der Befehl dort weiter, wo er stehen geblieben ist, sobald man ihn wieder aufruft. Wie man Ziele schreibt: docs/tuning.md.
about-train =
    Trainiert den Spieler „net“ eines Spiels: Er spielt gegen sich selbst.

    Unterbrochen macht der Befehl dort weiter, wo er stehen geblieben ist, sobald man ihn wieder aufruft.
about-admin = Kümmert sich um die Tische eines Servers, während er läuft oder ohne ihn.
about-admin-list = Zeigt die Tische.
about-admin-look = Zeigt einen Tisch und wer dort sitzt, ohne seine Geheimnisse.
about-admin-delete = Löscht einen Tisch oder ein Turnier für immer.
about-admin-erase = Nimmt den Namen eines Menschen von allen Tischen und Turnieren.
about-admin-reports = Listet auf, was Besucher gemeldet haben.
about-admin-done = Vergisst eine Meldung, die erledigt ist.
about-admin-block = Sperrt den Besucher, den eine Meldung betrifft, von Lobby und Chats aus.
about-admin-unlist = Nimmt einen Tisch oder ein Turnier endgültig aus der Lobby.
about-admin-close = Schließt einen Tisch für Fremde: aus der Lobby, ohne Chat, die Einladung ungültig. Wer dort sitzt, spielt weiter. Ein Turnier wird abgesagt.
about-admin-rename = Gibt einem Platz oder jemandem in einem Turnier einen anderen Namen.
about-admin-accounts = Kümmert sich um Konten.
about-admin-accounts-list = Zeigt die Konten, die zuletzt eröffneten zuerst.
about-admin-accounts-show = Zeigt ein Konto.
about-admin-accounts-export = Gibt alles aus, was über ein Konto gespeichert ist, so wie sein Mensch es bekommt.
about-admin-accounts-close = Schließt ein Konto: Es ist überall abgemeldet, niemand meldet sich damit an, und seine Seite sieht niemand.
about-admin-accounts-open = Öffnet ein geschlossenes Konto wieder.
about-admin-accounts-rename = Gibt einem Konto einen anderen Namen.
about-admin-accounts-delete = Löscht ein Konto für immer, wie sein Mensch es täte.
about-admin-ratings = Sagt, wie viele Partien gewertet sind; mit --again werden alle Wertungszahlen neu berechnet.
about-admin-played = Wertet Partien aus, die an den Tischen dieses Servers gespielt wurden, wo alle einverstanden sind.
about-admin-played-list = Zählt auf, welche Ausgaben der Schachtel eines Spiels gespielt wurden und wie viele Partien davon ausgewertet werden dürfen.
about-admin-played-study = Schreibt den Bericht über die Partien einer Ausgabe.
about-admin-played-dataset = Schreibt jede Entscheidung aus den Partien einer Ausgabe als Parquet, ohne Namen.
about-backup = Sichert die Tische, auch während der Server läuft.
about-restore =
    Spielt eine Sicherung zurück; der Server darf nicht laufen.

    Was vorher da war, bleibt daneben liegen („.before“).

# -- Optionen
option-help = zeigt diese Hilfe
option-lang = en, de oder fr
option-json = zum maschinellen Lesen
option-title = der Name eines Spiels; siehe `stammtisch titles`
option-play-title = das Spiel; fehlt es, wird danach gefragt
option-box = die Datei einer geänderten Schachtel; siehe `stammtisch box`
option-play-seats = wer am Tisch sitzt, auch Automas: me,easy,hard,pei
option-names = wie die Plätze heißen (Ada,Bert,Cleo)
option-option = eine Regeloption; mehrmals möglich
option-seed = macht alles wiederholbar
option-play-seed = macht den Zufall wiederholbar
option-load = setzt eine gespeicherte Partie fort
option-save = schreibt die Partie nach jedem Zug dorthin
option-no-hints = keine Tipps für die erste Partie
option-ask-all = fragt auch dort, wo nur eines möglich ist
option-bot-pause = Sekunden Pause nach dem Zug eines Bots
option-bot-command = das Programm und was es bekommt, statt --policy
option-bot-at = die Adresse des Servers
option-token = ein persönliches Token, das spielen darf; besser in der Umgebung, wo es niemand sonst sieht
option-bot-policy = wer statt eines Programms spielt: search:normal oder was ein anderes Paket mitbringt
option-join = eine Einladung: Der Bot nimmt dort Platz; mehrfach möglich
option-bot-name = wie der Bot dort heißt; sonst wie sein Konto
option-host = 0.0.0.0 lässt andere im Netz herein
option-port = fehlt er: 8000 oder der nächste freie
option-database = eine SQLite-Datei oder die URL einer Datenbank; fehlt sie: in deinem Datenordner
option-browser = öffnet hier die Seite
option-debug = für Autoren: Tische zeigen alles, auch Geheimes
option-what = MW-6.7, 6 (Kapitel) oder ein Wort
option-missing = nur, wovon nicht bekannt ist, dass es so gedruckt ist
option-file = die Aufzeichnung einer Partie
option-at = wie es nach so vielen Zügen stand
option-board = zeichnet den Tisch
option-log = nur das Protokoll
option-iterations = Fortsetzungen, die bei jeder Entscheidung angesehen werden
option-check-games = so viele Zufallspartien
option-check-seats = nur mit so vielen Plätzen
option-new-title-name = kleingeschriebene Wörter mit Bindestrichen, wie harbour-days
option-into = wo der Ordner angelegt wird
option-simulate-out = wo die Partien festgehalten werden
option-match-out = hält die Partien in dieser Datei fest (bei einer Leiter in einer je Sprosse); derselbe Befehl macht damit weiter
option-dataset-out = der Ordner des Datensatzes
option-study-out = die Seite; ihr Text liegt daneben
option-goal = die Ziele, und welche Zahlen sich bewegen dürfen
option-tune-out = der Ordner des Laufs; fehlt er: SPIEL-tuned
option-candidates = wie viele Schachteln versucht werden; fehlt die Zahl: so viele, wie bei den Zielen steht
option-seats = wie viele Plätze; fehlt die Zahl: der kleinste Tisch
option-games = wie viele Partien
option-policy = wer spielt: einer für alle Plätze oder je einer; sonst der Zufall
option-study-policy = wer spielt: einer für alle Plätze oder je einer; sonst Spieler, die das Spiel gelernt haben, wo es solche gibt
option-policies = wer gegen wen spielt
option-every = alle Tische eines Servers statt einer Datei
option-pin = mit --all: Tische, die zurückbleiben, werden nicht mehr versucht, die übrigen sind wieder frei
option-all-games = spielt alle, auch wenn die Antwort schon feststeht
option-ladder = gewinnt dieser Bot mehr, wenn er …
option-double = … doppelt so viel davon hat?
option-start = die unterste Stufe
option-steps = wie oft verdoppelt wird
option-minutes = Minuten Rechenzeit insgesamt
option-deals = in so vielen gedachten Ausgangslagen wird probiert, was ein Zug sofort bringt
option-shipped = mit den Gewichten beginnen, die beim Spiel liegen
option-teacher = von einer Suche lernen, die bei jeder betrachteten Wahl in so viele Verläufe blickt; beginnt mit den mitgelieferten Gewichten
option-train-out = der Ordner des Laufs; fehlt er: SPIEL-net
option-workers = Prozesse; fehlt die Zahl: einer je Kern
option-engine = local oder ray (ein Ray auf diesem Rechner oder der Cluster, den RAY_ADDRESS nennt)
option-skill-games = Partien eines denkenden Spielers unter zufälligen
option-most = wie viele, die zuletzt geänderten zuerst
option-table = die Kennung eines Tisches
option-admin-erase-name = der Name, wie er an den Plätzen steht
option-worker-places = wie viele Aufgaben zugleich; ohne Angabe eine je Kern, einer bleibt frei
option-admin-block-days = so lange; 0 lässt den Besucher wieder herein
option-report = die Nummer einer Meldung
option-admin-rename-seat = die Nummer des Platzes, ab 0
option-admin-rename-name = wie er von jetzt an heißt
option-account = das Konto: das Ende der Adresse seiner Seite oder seine E-Mail-Adresse
option-admin-accounts-list-most = wie viele, die zuletzt eröffneten zuerst
option-admin-accounts-rename-name = wie es von nun an heißt
option-again = berechnet alle Wertungszahlen neu, von der ersten Partie an; geschlossene Konten zählen nicht
option-edition = welche Ausgabe, wie `list` sie nennt; sonst die mit den meisten Partien
option-variant = die Partien dieser Variante aus der Werkstatt, nach ihrer Kennung, statt derer mit der Schachtel des Spiels
option-admin-played-dataset-out = ein neuer oder leerer Ordner
option-admin-played-study-out = wohin der Bericht kommt; sein Text liegt daneben
option-backup-file = wohin die Sicherung kommt; eine vorhandene wird ersetzt
option-restore-file = eine Sicherung von `backup`

# -- Einstellungen eines Servers
setting-workers = ob Bots, Tipps und Analysen in Workern denken (nur PostgreSQL)
setting-database = eine SQLAlchemy-URL; sonst tables.sqlite im Datenordner
setting-bots = Prozesse für Bots, die sofort antworten, und ebenso viele für solche, die Sekunden nachdenken; 0: einer weniger als Kerne
setting-cores = Threads, mit denen einer von ihnen nachdenkt; bei 1 bremst kein Tisch alle anderen
setting-hint = wie über Tipps nachgedacht wird: eine Stufe der Suche oder ihr Aufwand
setting-analysis = wie über die Entscheidungen einer beendeten Partie nachgedacht wird
setting-hints = Sekunden Nachdenken über Tipps, die ein Besucher je Minute verlangen darf
setting-analyses = Sekunden Nachdenken über beendete Partien, die ein Besucher je Stunde verlangen darf
setting-reading = Sekunden zum Öffnen von Tischen und Zurückblicken, die ein Besucher je Minute verlangen darf
setting-proxies = Adressen oder Netze von Proxys vor dem Server, mit Kommas; nur ihnen wird geglaubt, woher eine Anfrage kommt
setting-proxy-header = wo sie es sagen: x-forwarded-for oder forwarded
setting-pause = wie lange ein Bot mindestens wartet, wo jemand zusieht, damit man folgen kann; bei einer schwierigen Wahl bis zu siebenmal so lange; 0: gar nicht
setting-ponder = Sekunden je Minute, die Bots an den Tischen eines Besuchers vorausdenken dürfen, während andere am Zug sind und der Prozessor nichts zu tun hat; 0: gar nicht
setting-compile = ob ein eigener Prozess die Regeln für schnellere Bots übersetzt
setting-patience = wie lange Bots stillhalten, während ein Zurücknehmen auf Zustimmung wartet
setting-idle = nach welcher Zeit ein unbenutzter Tisch weggelegt wird
setting-ring = Ereignisse, die für wiederkehrende Zuschauer aufgehoben werden
setting-heartbeat = Zeit zwischen zwei Pings; wer drei lang schweigt oder einen lang nicht liest, wird getrennt
setting-body = die größte Anfrage
setting-unfinished = nach welcher Zeit ein unbeendeter, unberührter Tisch gelöscht wird; 0: nie
setting-finished = dasselbe für einen beendeten
setting-boards = dasselbe für ein Analysebrett
setting-forget = nach welcher Zeit niemand mehr weiß, wer einen Tisch geöffnet hat
setting-sweep = wie oft danach gesehen wird
setting-metrics = „open“ für alle, die den Server erreichen, „closed“, oder HOST:PORT eines eigenen Servers
setting-head = die Zeit für den Kopf einer Anfrage
setting-pieces = die Zeit für jedes Stück ihres Rumpfes
setting-send = die Zeit zum Lesen einer Antwort
setting-connections = gleichzeitige Verbindungen einer Adresse
setting-requests = Anfragen eines Besuchers in STAMMTISCH_WINDOW Sekunden
setting-window = siehe STAMMTISCH_REQUESTS
setting-tables = Tische, die ein Besucher am Tag öffnet
setting-sockets = WebSockets eines Clients
setting-watchers = WebSockets an einem Tisch
setting-origin = die Adresse, die man eintippt, etwa https://stammtisch.example.org; Anmelde-Mails und Passkeys brauchen sie
setting-mail-from = der Absender von E-Mails; ohne ihn gehen keine hinaus, und niemandem wird angeboten, sich per E-Mail anzumelden
setting-mail-host = der Mailserver
setting-mail-port = sein Port
setting-mail-tls = starttls, tls (von Anfang an) oder none
setting-mail-user = wer sich am Mailserver anmeldet; leer: niemand
setting-mail-password = das Passwort dafür
setting-mail-folder = zum Entwickeln: ein Ordner, in den E-Mails stattdessen als Dateien geschrieben werden
setting-mails = Anmelde-Mails, die ein Besucher in einer Stunde anfordern darf, und ebenso viele an eine Adresse
setting-session = nach welcher Zeit abgemeldet wird, wer nicht mehr kam
setting-programs = Anfragen eines persönlichen Tokens in einer Minute
setting-lobby = ob es eine Lobby gibt, in der Fremde offene Tische finden
setting-public = Tische, die ein Besucher zugleich in der Lobby haben darf
setting-sits = Plätze, die ein Besucher an einem Tag in der Lobby nimmt
setting-tournaments = Turniere, die ein Besucher an einem Tag eröffnet
setting-joins = Turniere, denen ein Besucher an einem Tag beitritt
setting-chat = Nachrichten eines Platzes oder Besuchers in einer halben Minute
setting-reports = was ein Besucher an einem Tag melden darf
setting-box = größter Text einer Variante in der Werkstatt, in Bytes
setting-variants = Varianten, die ein Besucher an einem Tag in der Werkstatt beginnt
setting-studies = Sekunden Arbeit an den Studien eines Besuchers in einer Stunde; was mehr ist, wartet
setting-waiting = Studien eines Besuchers, die zugleich unfertig sein dürfen
setting-ray = ob Studien auf Ray spielen: auf dem Cluster, den RAY_ADDRESS nennt, oder sonst auf diesem Rechner
setting-grace = wie lange jemand dran ist, bevor benachrichtigt wird, wer nicht hinsieht; bei einer laufenden Uhr sofort
setting-digest = wie lange E-Mails darüber warten, damit eine von mehreren Tischen berichtet
setting-private = ob Webhooks und Push-Dienste in privaten Netzen und ohne https liegen dürfen; jeder kann den Server dort anfragen lassen
setting-pages = Seiten von Personen und Spielen, die ein Besucher in einer Minute ansieht
setting-page = der Ordner der gebauten Seite
setting-debug = ob, wer einen Tisch öffnet, alles von ihm sieht; nur auf einer Adresse dieses Rechners allein

# -- was nicht geht
unknown-language = eine Sprache „{ $lang }“ gibt es nicht; es gibt { $langs }
unknown-rule = in den Regeln steht weder ein Absatz noch ein Wort „{ $word }“
more-help = „{ $command } --help“ sagt mehr.
stopped = angehalten.
no-command = einen Befehl „{ $name }“ gibt es nicht; es gibt { $known }
no-command-meant = einen Befehl „{ $name }“ gibt es nicht; meinst du „{ $meant }“?
want-command = nenne einen Befehl: { $known }
no-such-option = eine Option { $name } gibt es hier nicht
no-such-option-meant = eine Option { $name } gibt es hier nicht; meinst du { $meant }?
too-much = das ist zu viel: { $words }
is-missing = { $name } fehlt: { $help }
takes-no-value = { $name } nimmt keinen Wert
wants-a-value = { $name } verlangt einen Wert: { $help }
wants-a-number = { $name } verlangt eine Zahl
wants-a-number-at-least = { $name } verlangt eine Zahl, mindestens { $low }
wants-a-number-from-to = { $name } verlangt eine Zahl von { $low } bis { $high }
wants-a-file = { $name } verlangt eine Datei, die es gibt

# -- was Befehle ausgeben
left = noch
playing = spielt
compiling-rules = übersetzt
compiling = übersetzt { $title }
checking = prüft { $title }
looking-back = blickt zurück
table-open = Der Tisch steht offen: { $address } (Strg-C schließt ihn)
title-broken = { $name } lässt sich nicht laden: { $problem }
automas-sit = Automas sitzen auf eigenen Plätzen: { $names }
box-lacking = { $title }: Von { $entries } Einträgen ist bei { $lacking } nicht bekannt, ob sie so gedruckt sind.
box-copy = Kopiere die Datei (stammtisch box { $name } > meine.toml), ändere diese Einträge und spiel mit --box meine.toml.
checked = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $problems ->
    [one] { $problems } Mangel
   *[other] { $problems } Mängel
}
check-stopped = nach Stufe { $stage } von { $stages } angehalten: { $name }
stage-1 = was geschrieben steht
stage-2 = eine Partie ohne Übersetzer
stage-3 = Zufallspartien in allen Zwillingen
stage-4 = andere Schachteln
clauses-reached = { $reached } von { $clauses } Absätzen kamen in Zufallspartien vor
clauses-left = { $reached } von { $clauses } Absätzen kamen in Zufallspartien vor; nicht { $left }
new-game = Ein neues Spiel liegt in { $folder }; seine README sagt, wie es weitergeht.
compiled-already = { $title } ist schon übersetzt.
compiled = { $title } ist übersetzt.

# -- das Labor
stopped-kept = angehalten. Was gespielt wurde, liegt neben { $file }; derselbe Befehl macht damit weiter.
dataset-made = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } mit { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
 } in { $folder }{ $more ->
    [0] { "" }
   *[other] , da Dateien ganz gespielt werden; verlangt: { $wanted }
 }
stopped-kept-in = angehalten. Was gespielt wurde, liegt in { $file }; derselbe Befehl macht damit weiter.
broken-kept = { $problem }. Was gespielt wurde, liegt neben { $file }; derselbe Befehl macht damit weiter.
broken-kept-in = { $problem }. Was gespielt wurde, liegt in { $file }; derselbe Befehl macht damit weiter.
simulated = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit im Mittel { $decisions } Entscheidungen
simulated-seat = Platz { $seat }: { $name } gewinnt { $wins }, im Mittel { $score } Punkte
simulated-ends = wie sie enden:
ladder-alone = --ladder lässt einen Bot gegen sich selbst antreten; lass die anderen weg
match-of = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}
column-wins = gewinnt
column-interval = Intervall
column-elo = Elo
column-score = Ø Punkte
fair-share = Unter Gleichen würde ein Platz { $share } gewinnen.
fair-share-alone = Jeder spielt dieselben Verteilungen allein; unter Gleichen wäre jeder in { $share } davon der Beste.
verdict-better = { $first } ist besser als { $second }:
verdict-worse = { $first } ist schlechter als { $second }:
verdict-equal = { $first } ist so gut wie { $second }:
verdict-open = { $first } ist vielleicht so gut wie { $second }:
verdict-share = in { $share } der Partien liegt er am Ende vor ihm ({ $interval })
match-open = Die Frage ist noch offen; mehr --games könnten sie entscheiden.
want-html = --out verlangt einen Namen, der auf .html endet, nicht { $name }
no-folder = { $folder } ist kein Ordner; lege ihn erst an oder nenne mit --out eine andere Datei
report-lies = Der Bericht liegt in { $page }, sein Text in { $text }.
tuned-lies = Die neue Schachtel liegt in { $box }, die Seite in { $page }.
training = Training
trained = Die Gewichte stehen in { $weights }, die Seite über den Fortschritt in { $page }.

# -- um einen Server kümmern
not-with-all = { $word } passt nicht zu --all
want-file-or-all = nenne die Datei einer gespeicherten Partie, oder --all für die Tische eines Servers
playing-again = spiele nach
played-again = { $count ->
    [one] { $count } Tisch geht
   *[other] { $count } Tische gehen
} mit den heutigen Regeln weiter, { $stay ->
    [0] keiner bleibt zurück
    [one] { $stay } bleibt bei seinen alten
   *[other] { $stay } bleiben bei ihren alten
}
working = denkt für { $where }; Strg-C beendet es
worker-wants-postgresql = ein Worker braucht die URL einer PostgreSQL-Datenbank, nicht { $where }
no-such-file = { $file } gibt es nicht
no-such-table = einen Tisch { $table } gibt es nicht
over = beendet
running = läuft
board = Analyse
moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
table-id = Tisch
table-title = Spiel
table-rules = Fassung der Regeln
table-box = Schachtel
table-options = Optionen
table-origin = begonnen mit
table-pinned = bleibt bei seinen Regeln
table-board = Analysebrett
table-over = beendet
table-event = Ereignisse
table-created = geöffnet
table-changed = geändert
table-seat = Platz { $number }: { $name } ({ $kind }, { $policy }), gesehen { $seen }
report-name = Name
report-message = Nachricht
report-table = Tisch
report-cup = Turnier
report-person = Person
no-such-account = ein Konto { $account } gibt es nicht
account-closed = geschlossen
shown-nobody = zeigt sich niemandem
shown-played = zeigt sich Mitspielenden
shown-all = zeigt sich allen
games-ended = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
account-id = Kennung
account-name = Name
account-email = E-Mail
account-lang = Sprache
account-created = eröffnet
account-handle = Seite
account-shown = Sichtbarkeit der Seite
account-sessions = angemeldet
account-passkeys = Passkeys
account-tokens = Tokens
account-tables = Tische
account-games = beendete Partien
account-is-closed = Konto { $account } ist geschlossen; stammtisch admin ratings --again nimmt seine Partien aus den Wertungszahlen
account-is-open = Konto { $account } ist wieder offen
account-renamed = Konto { $account } heißt jetzt { $name }; Plätze behalten die Namen, die sie haben
account-deleted = { $count ->
    [one] Konto { $account } ist gelöscht; es saß an einem Tisch
   *[other] Konto { $account } ist gelöscht; es saß an { $count } Tischen
}
rated = { $count ->
    [one] eine Partie ist gewertet
   *[other] { $count } Partien sind gewertet
}
edition = { $id }: { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Schachtel { $box } { $options }
nothing-to-study = Es gibt keine Partien, die ausgewertet werden dürfen.
no-such-edition = von einer Ausgabe { $edition } gibt es keine Partien, die ausgewertet werden dürfen
folder-not-empty = { $folder } gibt es schon und ist nicht leer; nenne einen anderen Ordner
played-written = { $games ->
    [one] { $games } Partie liegt in { $folder }
   *[other] { $games } Partien liegen in { $folder }
}
rated-again = { $count ->
    [one] alle Wertungszahlen sind aus einer Partie neu berechnet
   *[other] alle Wertungszahlen sind aus { $count } Partien neu berechnet
}
blocked-until = dieser Besucher ist bis { $until } ausgesperrt
no-reports = Es ist nichts gemeldet.
no-such-report = es gibt keine Meldung { $report }
report-done = Meldung { $report } ist erledigt
nobody-to-block = es ist nicht (mehr) bekannt, wen Meldung { $report } betrifft
blocked = der Besucher aus Meldung { $report } ist ausgesperrt
unblocked = der Besucher aus Meldung { $report } darf wieder herein
not-in-lobby = Tisch { $table } steht nicht in der Lobby
unlisted = { $table } steht nicht mehr in der Lobby
closed = { $table } ist für Fremde geschlossen
no-such-seat = Tisch { $table } hat keinen Platz { $seat }
no-such-name = { $name } kann dort kein Name sein
renamed = Platz { $seat } an { $table } heißt jetzt { $name }
deleted = { $table } ist gelöscht
erased = { $count ->
    [0] { $name } steht an keinem Platz
    [one] { $name } stand an einem Platz und steht dort nicht mehr
   *[other] { $name } stand an { $count } Plätzen und steht dort nicht mehr
}
copied = { $file } ist vollständig
restored = zurückgespielt

# -- bot
want-token = ein Bot braucht ein Token: --token oder STAMMTISCH_TOKEN; auf der Seite deines Kontos legst du eines an
want-program = nenne entweder ein Programm oder --policy
program-ended = das Programm hat sich beendet (Exit-Code { $code }): { $command }
program-nonsense = die Antwort des Programms ist kein Zug wie { "{" }"move": "..."{ "}" }: { $line }
program-gave-up = auch nach { $tries } Versuchen kein Zug am Tisch { $table }; der Platz bleibt deiner, starte neu
bot-sits = sitzt am Tisch { $table }, Platz { $seat }
bot-listens = { $name } hört bei { $at } zu; Strg-C beendet
no-server-there = { $at } antwortet nicht: { $problem }
no-address = { $at } ist keine Adresse eines Servers wie https://stammtisch.example.org
no-stammtisch-there = was bei { $at } antwortet, ist kein Stammtisch (HTTP { $status })
nobodys-token = dieses Token gehört niemandem; auf der Seite deines Kontos legst du eines an
unreached-refused = dort hört nichts zu
unreached-name = dieser Name ist im Netz nicht zu finden
unreached-late = es dauert zu lange
unreached-tls = eine sichere Verbindung (TLS) ist nicht möglich; Zertifikat oder Port passen nicht
unreached-other = es gibt keine Verbindung, oder sie brach ab
