# Was der Server sagt.

no-table = Diesen Tisch gibt es nicht.
no-title = Es gibt kein Spiel { $title }; es gibt { $titles }.
no-scene = { $title } hat keine Szene { $scene }.
no-seat = Dieser Tisch hat keinen Platz { $seat }.
no-page = Hier ist nichts. Die Adresse eines Tisches steht in seinem Link.
no-secret = Dazu braucht es das Geheimnis eines Platzes, eine Einladung oder einen Zuschauer-Link dieses Tisches.
not-yours = Platz { $seat } gehört dir nicht.
not-invited = Wer Platz nehmen will, braucht eine Einladung an diesen Tisch.
not-open = Platz { $seat } ist besetzt.
name-taken = An diesem Tisch heißt schon jemand { $name }.
stale = Der Tisch ist schon weiter: Das ist jetzt Stellung { $ply }. Sieh noch einmal hin und wähle neu.
used-id = Diese Kennung wurde schon für etwas anderes benutzt.
nobody-asks = Niemand bittet darum, einen Schritt zurückzunehmen.
nobody-studies = An diesem Tisch wird niemand gefragt, ob seine Partien ausgewertet werden dürfen.
study-too-late = Die Partie ist zu Ende. Dass sie ausgewertet werden darf, musste vorher gesagt werden.
not-asked = Deine Zustimmung wird nicht gebraucht.
not-moved = { $name } hat nichts, was sich zurücknehmen lässt.
no-consent = Die anderen haben den Schritt gesehen; { $who } muss zustimmen.
no-undo-after-end = Die Partie ist zu Ende und ihr Protokoll offen für alle; es wird nichts mehr zurückgenommen.
no-history = Es gibt { $plies } Schritte, nicht { $at }.
too-large = Die Anfrage ist zu groß; höchstens { $bytes } Bytes werden gelesen.
too-many-requests = Zu viele Anfragen; versuche es in { $seconds } s wieder.
too-many-tables = Du hast heute { $tables } Tische eröffnet; das genügt fürs Erste.
too-many-watchers = Zu viele Verbindungen; schließe zuerst eine davon.
unavailable = Der Tisch lässt sich gerade nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
stays = Dieser Tisch wurde mit anderen Regeln begonnen (Ausgabe { $rules } { $box }), und mit denen dieses Servers kann seine Partie nicht weitergehen. Nichts davon ist verloren: Sie geht dort weiter, wo es ihre Regeln gibt.
# Why, for operators.
stays-move = { $number ->
    [0] der Anfang: { $problem }
   *[other] Schritt { $number }: { $problem }
}
stays-end = nach Schritt { $count } ist jemand anderes dran
stays-pinned = er wurde auf seine Regeln festgelegt
stays-no-box = seine Schachtel { $theirs } wurde nicht aufgeschrieben; dieser Server hat { $ours }
stays-box = seine Schachtel ist mit diesen Regeln nicht zu lesen: { $problem }
internal = Hier ging etwas schief. Versuche es noch einmal; was vorher bestätigt war, bleibt erhalten.
invalid = Die Anfrage ist nicht zu lesen: { $problem }
several-starts = Ein Tisch beginnt mit einer gespeicherten Partie, einer Stellung oder einer Szene, nicht mit mehreren davon.
no-start = Ein Tisch braucht ein Spiel und Plätze, eine gespeicherte Partie oder eine Stellung.
another-title = Das ist { $found }, nicht { $title }.
so-many-seats = Diese Partie hat { $seats } Plätze, nicht { $wanted }.
whose-seat = Platz { $seat } gehört { $name }.
impossible-start = Von hier aus lässt sich keine Partie spielen.
same-names = Zwei Plätze haben denselben Namen.
no-policy = So entscheidet hier niemand; es gibt { $policies }.
expected-hello = Zuerst ein Gruß: ein Objekt mit "type": "hello" und deinem Geheimnis.
no-board = Dieser Tisch ist kein Analysebrett.
is-board = Das ist ein Analysebrett; das geht nur an Tischen.
not-your-board = Nur wer das Analysebrett aufgestellt hat, spielt darauf. Mach dir eine Kopie.
no-board-here = An diesem Tisch sind keine Tipps erlaubt; ein Analysebrett gibt es nach dem Ende.
no-line = Auf diesem Brett gibt es keine Zugfolge { $line }.
too-many-lines = Ein Brett merkt sich { $most } Zugfolgen. Lösche erst eine.
board-begins = Hier beginnt das Brett.
no-rounds = Dieses Spiel zählt keine Runden.
bot-wanted = Es fehlt ein Bot, der weiterspielt.
board-private = Die Partie, aus der dieses Brett stammt, läuft noch. Teilen lässt es sich, wenn sie zu Ende ist.
no-hints-here = An diesem Tisch gibt es keine Tipps.
not-due = { $name } hat gerade nichts zu entscheiden.
game-over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende; danach lässt sie sich analysieren.
no-hint = Das Nachdenken ist misslungen. Nichts hat sich geändert; versuche es noch einmal.
hint-hasty = Dieser Tipp beruht noch auf fast nichts: Die Regeln des Spiels werden gerade vorbereitet, das dauert beim ersten Mal ein bis zwei Minuten. Frage dann noch einmal.
took-too-long = Das hat zu lange gedauert und wurde abgebrochen. Es hat sich nichts geändert.
busy = Der Server hat gerade zu viel zu tun; bitte gleich noch einmal versuchen.
not-owner = Löschen kann den Tisch nur, wer ihn eröffnet hat.
no-redraw = Hier wird kein Schritt zurückgenommen, nach dem der Zufall entschieden hat: So wurde der Tisch eröffnet.
not-away = { $name } ist noch nicht lange genug weg; in { $seconds } s darf ein Bot einspringen.
goes-on-elsewhere = Dieser Tisch geht an einem anderen weiter.
not-seated = Neu aufbauen kann den Tisch nur, wer hier sitzt.
not-over-yet = Die Partie ist noch nicht zu Ende.
not-alone = Nur Partien, die man allein spielt, werden mit anderen dieses Hauses verglichen.
begun-already = Die Partie hat schon begonnen; jetzt lässt sich kein Platz mehr wegnehmen.
too-few = { $title } braucht mindestens { $seats } Plätze.
colour-taken = Diese Farbe hat hier schon jemand.
time-is-out = Deine Zeit ist um: Diese Entscheidung trifft ein Bot.
dropped-out = Wer hier saß, ist aus dieser Partie ausgeschieden; ein Bot spielt sie zu Ende.
clock-alone = Eine Uhr braucht eine Partie für zwei oder mehr.
no-slow-clock = Dieser Tisch hat keine Uhr nach Stunden; freie Tage braucht hier niemand.
too-much-rest = Das ist mehr Ruhe, als an diesem Tisch vereinbart ist.
time-out-bot-once = Die Zeit von { $name } ist um: Dieses eine Mal entscheidet ein Bot.
time-out-bot-turn = Die Zeit von { $name } ist um: Diesen Zug spielt ein Bot.
time-out-bot = Die Zeit von { $name } ist um: Ein Bot spielt, bis { $name } wieder da ist.
time-out-drop-out = Die Zeit von { $name } ist um, { $name } scheidet aus: Ein Bot spielt die Partie zu Ende.
is-cancelled = Dieser Tisch ist im Einvernehmen abgebrochen.
nobody-cancels = Niemand schlägt vor, diesen Tisch abzubrechen.
cancelled = Der Tisch ist im Einvernehmen abgebrochen, wie von { $name } vorgeschlagen. Er hat kein Ergebnis.
no-friend = Auf Platz { $seat } sitzt niemand, der für andere ziehen könnte.
pocket = { $name } nimmt die Partie mit. Sie wird nicht mehr mit anderen verglichen.
pocket-played = Ohne Verbindung hat { $name } weitergespielt: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}.
pocket-others = Nur eine Partie, in der du allein gegen Bots oder mit anderen an einem Bildschirm spielst, kann ohne Verbindung weitergehen.
pocket-not-here = Eine Partie mit Uhr, auf einem Analysebrett oder eines Titels, der dazukam, kann nicht ohne Verbindung weitergehen.
pocket-compared = Eine Partie für eine Person wird mit anderen verglichen. Ohne Verbindung kann sie weitergehen, wenn darauf verzichtet wird.
no-parcel = Diese Regeln sind nicht mehr hier. Lade die Seite neu.
line-stops = Was ohne Verbindung gespielt wurde, kann hier nicht weitergehen: Schritt { $number }, { $problem }
moved-for = { $by } für { $name }:
by-order = Dauerauftrag von { $name }:
no-order = Das lässt sich nicht im Voraus festlegen: { $problem }
bot-plays = Für { $name } spielt ein Bot.
order-used = { $count ->
    [0] Bisher nicht genutzt.
    [one] Bisher einmal genutzt.
   *[other] Bisher { $count }-mal genutzt.
}
order-lapsed = { $count ->
    [0] Er ist abgelaufen und wurde nicht genutzt.
    [one] Er wurde einmal genutzt und ist abgelaufen.
   *[other] Er wurde { $count }-mal genutzt und ist abgelaufen.
}
order-used-up = { $count ->
    [one] Er wurde einmal genutzt, wie du es wolltest.
   *[other] Er wurde { $count }-mal genutzt, wie du es wolltest.
}
order-impossible = { $count ->
    [0] Er wurde beendet: Die Regeln erlaubten diese Wahl nicht.
    [one] Er wurde einmal genutzt. Dann erlaubten die Regeln diese Wahl nicht.
   *[other] Er wurde { $count }-mal genutzt. Dann erlaubten die Regeln diese Wahl nicht.
}
order-taken-back = { $count ->
    [0] Er wurde beendet, als eine solche Wahl zurückgenommen wurde.
    [one] Er wurde einmal genutzt und beendet, als eine solche Wahl zurückgenommen wurde.
   *[other] Er wurde { $count }-mal genutzt und beendet, als eine solche Wahl zurückgenommen wurde.
}
# what: ein Satz aus dem Protokoll oder die Bedingung.
order-interrupted = { $count ->
    [0] Er wurde nicht genutzt.
    [one] Er wurde einmal genutzt.
   *[other] Er wurde { $count }-mal genutzt.
} Was ihn unterbrochen hat: { $what }
undone = { $count ->
    [one] { $name } nimmt einen Schritt zurück ({ $moves })
   *[other] { $name } nimmt { $count } Schritte zurück ({ $moves })
}

# Menschen und ihre Konten.
signed-out = Du bist nicht oder nicht mehr angemeldet.
another-page = Das darf nur unsere eigene Seite.
no-token = Dieses Token öffnet hier nichts; vielleicht wurde es widerrufen.
token-looks = Dieses Token darf zusehen, aber nicht spielen; lege eines mit dem Umfang „play“ an.
no-mail-here = Von hier werden keine E-Mails verschickt.
no-address = Das ist keine E-Mail-Adresse.
link-over = Dieser Link gilt nicht mehr: Er gilt einmal und eine Viertelstunde lang. Fordere einen neuen an.
no-passkeys-here = Passkeys brauchen eine feste Adresse dieses Servers.
no-passkey = Der Passkey wurde nicht angenommen. Versuche es noch einmal.
unknown-passkey = Diesen Passkey hat hier niemand.
known-passkey = Dieser Passkey ist schon bekannt.
last-passkey = Sonst öffnet nichts dieses Konto; lege erst einen anderen Passkey an.
no-such-passkey = Diesen Passkey gibt es nicht.
enough-passkeys = Ein Konto hat höchstens { $count } Passkeys.
no-session = Diese Sitzung gibt es nicht.
no-such-token = Dieses Token gibt es nicht.
enough-tokens = Ein Konto hat höchstens { $count } Tokens.
too-many-streams = An diesem Konto lauschen schon { $count } Programme.
somebody-left = jemand, der ging
no-such-person = Diese Person gibt es hier nicht, oder sie zeigt ihre Seite nur anderen.
not-oneself = Das geht nicht mit dir selbst.
enough-refused = Du hältst { $count } Personen von deinen Tischen fern, mehr geht nicht.
not-welcome = Jemand an diesem Tisch möchte nicht mit dir spielen.
account-closed = Wer dieses Haus betreibt, hat dieses Konto geschlossen.
mail-subject = Anmelden bei Stammtisch
mail-before = Mit diesem Link meldest du dich bei { $host } an:
mail-called = Anmelden
mail-after = Er gilt einmal, { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, musst du nichts tun: Ohne ihn kommt niemand hinein.
# Die Lobby, und was gesagt wird.
seats-drawn = Die Plätze sind ausgelost.
fresh-only = Nur bei einer neuen Partie werden Plätze ausgelost, und nur eine neue Partie steht in der Lobby.
variant-by-link = Ein Tisch mit geänderter Schachtel steht nicht in der Lobby. Lade mit dem Link zu ihm ein.
nothing-open = An diesem Tisch ist kein Platz frei.
all-taken = Jemand war schneller: An diesem Tisch sind jetzt alle Plätze besetzt.
nobody-sits = Auf Platz { $seat } sitzt niemand, der sich wegschicken ließe.
not-in-lobby = Dieser Tisch steht nicht mehr in der Lobby.
no-lobby = Dieses Haus hat keine Lobby.
too-many-public = Du hast { $tables } Tische in der Lobby; das genügt fürs Erste.
too-many-seats = Du hast heute in der Lobby { $seats } Plätze genommen; das genügt fürs Erste.
closed-by-house = Wer dieses Haus betreibt, hat den Tisch aus der Lobby genommen.
not-host = Das kann nur, wer den Tisch eröffnet hat.
no-chat = An diesem Tisch gibt es keinen Chat.
chat-later = An diesem Tisch wird erst nach der Partie geredet.
muted = Du bist an diesem Tisch stummgeschaltet.
no-message = Diese Nachricht gibt es nicht.
note-elsewhere = Du hast diese Notizen auf einem anderen Gerät geändert.
too-many-reports = Du hast heute schon viel gemeldet; das Haus sieht es sich an.
blocked = { $days ->
    [one] Dieses Haus sperrt dich noch einen Tag lang von der Lobby und den Chats aus.
   *[other] Dieses Haus sperrt dich noch { $days } Tage lang von der Lobby und den Chats aus.
}
# Was auf Leute wartet, die nicht hinsehen, und eine andere Adresse.
notice-turn = Du bist dran
notice-mention = { $by } erwähnt dich
notice-mentioned = Du wirst erwähnt
notice-over = Die Partie ist zu Ende
notice-with = { $title }, mit { $names }
notice-line = { $what }: { $where }
notice-subject = { $what }: { $title }
notices-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notices-before = Hallo { $name }, während du weg warst:
notices-called = { $count ->
    [one] Zum Tisch
   *[other] Zu Stammtisch
}
notices-after = Der Link öffnet den Tisch und meldet dich gleich an: einmal, innerhalb von { $days } Tagen. Bevor du wieder da warst, kommt keine weitere E-Mail.
notices-off = Keine solchen E-Mails mehr: { $link }
notice-test = Ein Test
notice-test-text = So sagt dir Stammtisch, was auf dich wartet.
no-hooks-here = Webhooks brauchen eine Adresse dieses Servers, die bleibt.
no-way = Dort wird nicht angefragt: Die Adresse muss mit https:// beginnen und im öffentlichen Netz erreichbar sein.
no-subscription = Damit hat sich dieser Browser nicht angemeldet.
no-channel = Auf diesem Weg wird nichts gemeldet, oder nicht mehr.
no-address-yet = Dieses Konto hat noch keine E-Mail-Adresse.
too-many-browsers = Aus diesem Netz lassen sich schon zu viele Browser benachrichtigen.
address-link-over = Dieser Link gilt nicht mehr, oder er ging an ein anderes Konto: Er gilt einmal, eine Stunde lang, wo du angemeldet bist.
address-taken = Ein anderes Konto hat diese Adresse.
address-subject = Deine neue Adresse bei Stammtisch
address-before = Mit diesem Link bekommt dein Konto bei { $host } diese Adresse:
address-called = Diese Adresse übernehmen
address-after = Er gilt einmal, { $minutes } Minuten lang, wo du angemeldet bist. Wenn du ihn nicht angefordert hast, musst du nichts tun: Ohne ihn ändert sich nichts.
address-changed-subject = Deine Adresse bei Stammtisch hat sich geändert
address-changed = Dein Konto bei { $host } hat jetzt eine andere Adresse: { $address }. Hierher kommen dazu keine E-Mails mehr.
address-changed-after = Wenn du das nicht warst, ist jemand anderes in deinem Konto angemeldet: Antworte auf diese E-Mail, damit das Haus davon erfährt.


# Turniere.
too-many-tournaments = Du hast heute { $tournaments } Turniere eröffnet; das reicht fürs Erste.
no-tournament = Dieses Turnier gibt es nicht.
no-entry = Niemand mit dieser Nummer nimmt teil.
tournament-full = Dieses Turnier ist voll.
tournament-begun = Dieses Turnier hat begonnen; niemand kann mehr beitreten.
tournament-ended = Dieses Turnier ist vorbei.
tournament-few = Zum Beginnen braucht es mindestens zwei Leute.
tournament-name = In diesem Turnier heißt schon jemand { $name }.
tournament-twice = Du nimmst an diesem Turnier schon teil.
tournament-invitation = Zum Beitreten braucht es eine Einladung zu diesem Turnier.
tournament-seat = An einem Turniertisch lässt niemand einen Bot spielen. Aussteigen kannst du auf der Seite des Turniers.
tournament-alone = An einem Turniertisch zieht jeder für sich selbst.
not-host-there = Das kann nur, wer das Turnier veranstaltet.

# Datenbank und Adresse, für den, der den Server betreibt.
setting-truth = { $name } ist 1 oder 0, nicht „{ $value }“
setting-whole = { $name } verlangt eine ganze Zahl, die nicht unter 0 liegt, nicht „{ $value }“
setting-number = { $name } verlangt eine Zahl, die nicht unter 0 liegt, nicht „{ $value }“
setting-span = { $name } verlangt mehr als { $value } Sekunden
setting-choice = { $name } ist eins von { $known }, nicht „{ $value }“
setting-proxies = { $name } verlangt Adressen oder Netze mit Kommas wie 127.0.0.1,10.0.0.0/8, nicht „{ $value }“
setting-origin = { $name } verlangt eine Adresse ohne Pfad wie https://stammtisch.example.org, nicht „{ $value }“
setting-metrics = { $name } ist open, closed oder eine Adresse wie 127.0.0.1:9100, nicht „{ $value }“
setting-mail_from = { $name } verlangt eine einzige Adresse wie Stammtisch <tisch@stammtisch.example.org>, nicht „{ $value }“
setting-mail_user = { $name } darf nur ASCII-Zeichen enthalten: Andere werden Mailservern nicht übermittelt
setting-mail_password = { $name } darf nur ASCII-Zeichen enthalten: Andere werden Mailservern nicht übermittelt
setting-effort = { $name }: { $problem }
no-listening = an Port { $port } von { $host } lässt sich nicht lauschen: { $problem }
exposed = --debug zeigt alle Geheimnisse und verlangt darum --host 127.0.0.1, nicht { $host }
in-use = ein anderer Server benutzt { $file } schon; beende ihn oder nenne eine andere --database
cannot-open = { $file } lässt sich nicht öffnen: { $problem }
no-database-url = die Datenbank ist eine SQLite-Datei oder eine Adresse wie postgresql://stammtisch@db.example.org/stammtisch
no-driver = für PostgreSQL fehlt psycopg: pip install stammtisch[postgres]
no-ray = für STAMMTISCH_RAY fehlt Ray: pip install stammtisch[ray]
no-answer = { $where } antwortet nicht: { $problem }
newer-version = { $file } stammt von einer neueren Fassung von Stammtisch; aktualisiere oder nenne eine andere Datei
damaged-database = { $file } ist beschädigt oder lässt sich nicht öffnen ({ $problem }); spiel eine Sicherung zurück
database-in-use = { $where } wird gerade benutzt; beende zuerst alle Server
no-program = hier fehlt { $program } von PostgreSQL (bei Debian im Paket postgresql-client)
no-file = { $file } gibt es nicht
cannot-copy = { $file } ließ sich nicht nach { $target } sichern: { $problem }
is-served = in { $file } bewahrt ein Server seine Tische auf; nenne eine andere Datei
program-failed = { $program }, bei { $where }: { $problem }
cannot-restore = { $file } ließ sich nicht zurückspielen: { $problem }
damaged = { $file } ist beschädigt
no-tables = { $file } ist keine Datenbank mit Tischen: { $problem }

# Was SQLite nicht konnte.
sqlite-busy = ein anderes Programm benutzt die Datei
sqlite-full = der Platz ist zu Ende
sqlite-readonly = die Datei ist schreibgeschützt
sqlite-cantopen = die Datei lässt sich nicht öffnen
sqlite-corrupt = die Datei ist beschädigt
sqlite-notadb = das ist keine SQLite-Datei
sqlite-ioerr = die Datei lässt sich nicht lesen oder schreiben
sqlite-error = darin stehen andere Tabellen als unsere

# Die Werkstatt. Eine Variante ist eine Schachtel, wie jemand sie geändert hat.
studio-no-variant = Diese Variante gibt es nicht.
studio-no-secret = Diese Variante gehört jemand anderem oder wurde in einem anderen Browser begonnen.
studio-changed = Die Variante wurde inzwischen anderswo geändert. Lade sie neu; überschrieben wurde nichts.
studio-too-long = Die Schachtel ist zu lang; behalten werden höchstens { $most } KB.
studio-no-edit = Hier lässt sich das nicht in einer Zelle ändern. Ändere es im Text der Schachtel.
studio-unreadable = Diese Schachtel ist nicht zu lesen: Die Regeln können nichts mit ihr anfangen.
studio-wrong = In dieser Schachtel sind Fehler. Behebe sie zuerst.
studio-unplayable = Eine Probepartie zu { $seats } brach ab: { $problem }
studio-seats = Dieses Spiel wird nicht mit { $seats } Plätzen gespielt.
studio-too-many-variants = Du hast heute { $variants } Varianten begonnen; das genügt fürs Erste.
studio-too-many-studies = { $studies } deiner Studien sind noch nicht fertig; warte auf eine oder brich eine ab.
studio-no-study = Diese Studie gibt es nicht.
studio-not-played = Solche Partien, die ausgewertet werden dürfen, gibt es nicht.
studio-no-laboratory = Dieser Server hat kein Labor: pip install stammtisch[lab]
studio-study-too-long = Ein Teil der Studie dauerte zu lange und wurde abgebrochen: Eine Partie mit dieser Schachtel nimmt vielleicht kein Ende.
studio-study-failed = Die Studie brach ab. Vielleicht ist etwas in dieser Schachtel mehr, als die Regeln vertragen.
studio-same-boxes = Für die Regeln sind diese beiden Schachteln gleich; es gibt nichts zu vergleichen.
studio-other-title = Das ist eine Variante eines anderen Spiels.
# What is wrong with the goals of a search.
studio-goal = Ziel { $number }: { $problem }
studio-number = Zahl { $number }, die sich ändern darf: { $problem }
# What a study says of the two boxes it compares.
studio-original = das Original
studio-compared = verglichen: { $before } → { $after }
# Was an einer Anfrage nicht stimmt.
wrong-body = gewünscht ist ein JSON-Objekt
wrong-json = was gesendet wurde, ist kein JSON
wrong-message = Jede Nachricht ist hier ein JSON-Objekt.
wrong-method = Diese Adresse fragt man nicht auf diese Weise.
wrong-slow = Die Anfrage kam nicht rechtzeitig an.
wrong-missing = „{ $where }“ fehlt
wrong-unknown = „{ $where }“ ist hier nicht bekannt
wrong-long = { $count ->
    [one] „{ $where }“ ist zu lang; höchstens ein Zeichen oder Eintrag
   *[other] „{ $where }“ ist zu lang; höchstens { $count } Zeichen oder Einträge
}
wrong-short = { $count ->
    [one] „{ $where }“ ist zu kurz; mindestens ein Zeichen oder Eintrag
   *[other] „{ $where }“ ist zu kurz; mindestens { $count } Zeichen oder Einträge
}
wrong-bound = „{ $where }“ liegt außerhalb des Erlaubten; gewünscht ist { $bound }
wrong-choice = „{ $where }“ ist nichts von dem, was zur Wahl steht ({ $choices })
wrong-form = „{ $where }“ hat Zeichen oder eine Form, die dort nicht gehen
wrong-kind = „{ $where }“ ist nicht zu lesen; gewünscht ist { $kind ->
    [number] eine Zahl
    [text] ein Text
    [switch] true oder false
    [list] eine Liste
    [object] ein Objekt mit Feldern
   *[other] etwas anderes
}
wrong-unseen = „{ $where }“ braucht Buchstaben, die man sieht
wrong-nothing = „{ $where }“ sagt nichts
wrong-zone = „{ $where }“ ist keine bekannte Zeitzone
wrong-days = jeder freie Tag wird einmal genannt
wrong-pause = eine Pause dauert höchstens 16 Stunden
wrong-sizes = jede Größe eines Tischs wird einmal genannt
wrong-starts = es beginnt mit mehr Leuten, als mitspielen dürfen
wrong-begin = es beginnt innerhalb von sechzig Tagen
wrong-large = „{ $where }“ braucht eine kleinere Zahl
wrong-list = „{ $where }“ braucht eine kürzere Liste
wrong-values = „{ $where }“ braucht eine Liste von Zahlen oder Namen
