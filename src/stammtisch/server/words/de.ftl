# Was der Server sagt.

no-table = Diesen Tisch gibt es nicht.
no-title = Es gibt kein Spiel { $title }; es gibt { $titles }.
no-seat = Dieser Tisch hat keinen Platz { $seat }.
no-page = Hier ist nichts. Die Adresse eines Tisches steht in seinem Link.
no-secret = Dazu braucht es das Geheimnis eines Platzes, eine Einladung oder einen Zuschauer-Link dieses Tisches.
not-yours = Platz { $seat } gehört dir nicht.
not-invited = Wer Platz nehmen will, braucht eine Einladung an diesen Tisch.
not-open = Platz { $seat } ist besetzt.
name-taken = An diesem Tisch heißt schon jemand { $name }.
stale = Der Tisch ist schon weiter: Die Stellung hat jetzt die Nummer { $ply }. Sieh noch einmal hin und wähle neu.
used-id = Diese Kennung wurde schon für etwas anderes benutzt.
nobody-asks = Niemand bittet darum, einen Zug zurückzunehmen.
not-asked = Deine Zustimmung wird nicht gebraucht.
not-moved = { $name } hat keinen Zug, der zurückgenommen werden kann.
no-consent = Die anderen haben den Zug gesehen; { $who } muss zustimmen.
no-undo-after-end = Die Partie ist vorbei, und ihr Protokoll liegt offen; es wird kein Zug mehr zurückgenommen.
no-history = Es gibt { $plies } Züge, nicht { $at }.
too-large = Die Anfrage ist zu groß; höchstens { $bytes } Bytes werden gelesen.
too-many-requests = Zu viele Anfragen; versuche es in { $seconds } s wieder.
too-many-tables = Du hast { $tables } unbeendete Tische; beende zuerst einen davon.
too-many-watchers = Zu viele Verbindungen; schließe zuerst eine davon.
unavailable = Der Tisch lässt sich gerade nicht speichern. Nichts hat sich geändert; versuche es noch einmal.
other-edition = Dieser Tisch gehört zu einer anderen Ausgabe des Spiels ({ $theirs }); dieser Server spielt { $ours }.
internal = Hier ging etwas schief. Deine Partie ist sicher; versuche es noch einmal.
invalid = Die Anfrage ist nicht zu lesen: { $problem }
expected-hello = Grüße zuerst: ein Objekt mit "type": "hello" und deinem Geheimnis.
