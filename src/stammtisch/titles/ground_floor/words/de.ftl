# Die Wörter von Ground Floor. Angaben: seat ist der Name einer Person; office, use, place, tile, floor, specialty, type,
# card, era, event_card, bonus, ad_type, target, staff, shelf, new_shelf, automa_card und automa_kind sind Namen, wie sie
# weiter unten stehen; alle anderen sind ganze Zahlen. Manche Meldungen wählen ihre Wörter nach den Namen von staff,
# location und type.

## Was geschieht: tell-EREIGNIS, in der Reihenfolge der Regeln

# -- Spielvorbereitung (Kapitel 1, 21 und 23 bis 25)
tell-warehouse-full = { $count ->
    [one] Auf dem einzigen Feld des Warenlagers liegt eine Ware.
   *[other] Auf jedem der { $count } Felder des Warenlagers liegt eine Ware.
}
tell-job-market = Der Arbeitsmarktmarker liegt auf Feld { $field }: Eine Einstellung kostet { $cost }.
tell-event = Ereignis: { $event_card }.
tell-era = Epoche: { $era }.
tell-beginner-deck = Der Stapel für die erste Partie liegt bereit; die aktuelle Konjunkturprognose-Karte ist vom Typ { $type }.
tell-first-card = Die aktuelle Konjunkturprognose-Karte ist vom Typ { $type }; der zukünftige Stapel hat { $cards }.
tell-next-card = Die nächste Konjunkturprognose-Karte ist vom Typ { $type }.
tell-automa-starts-with = { $seat } beginnt mit dem Neuen Büro { $tile }.
tell-start-things = { $seat } beginnt mit { $cost_with_goods }.
tell-specialty = { $seat } erhält das Fachgebiet { $specialty }.
tell-automa-first = Der Marker von { $seat } liegt auf der Popularitätsskala zuoberst im Stapel.
tell-stack = In der Reihenfolge der Popularität ist { $seat } Nummer { $count }.
tell-automa-card = In den Stapel von { $seat } kommt die Karte { $automa_card }.

# -- eine Runde und ihre Phase I (Kapitel 2 und 3)
tell-round = Runde { $round } beginnt.
tell-automa-late-card = In den Stapel von { $seat } kommt eine weitere Bauunternehmen-Karte.
tell-income-phase = Phase I der Runde { $round }: Alle erhalten ihr Einkommen.
tell-income = { $money ->
    [0] { $seat } erhält kein Grundeinkommen
   *[other] { $seat } erhält { $money } Grundeinkommen
}: Die Belegschaft zählt { $employees }.
tell-office-income = { $tile } bringt { $seat } { $income }.
tell-floor-income = { $floor } bringt { $seat } { $income }.
tell-payroll = { $seat } zahlt { $money } für die volle Belegschaft.
tell-cannot-pay = { $seat } kann die volle Belegschaft nicht bezahlen ({ $money }) und muss jemanden entlassen.
tell-forced-dismissal = { $seat } entlässt einen { $staff ->
    [trainiert] trainierten
   *[untrainiert] untrainierten
} Angestellten{ $time ->
    [0] .
   *[other] { " " }und verliert { $time }.
}

# -- Phase II (Kapitel 4)
tell-full-staff = { $seat } hat { $employees } und kann niemanden mehr einstellen.
tell-cannot-hire = { $seat } kann sich keine Einstellung für { $cost } leisten.
tell-hire = { $seat } stellt jemanden { $cost ->
    [0] kostenlos
   *[other] für { $cost }
} ein und hat jetzt { $employees }.
tell-hire-discount = Humanressourcen senkt für { $seat } den Preis von { $cost }.
tell-hire-pass = { $seat } passt.
tell-automa-hires = { $seat } stellt jemanden ein und hat jetzt { $employees }.
tell-hiring-over = Niemand stellt mehr jemanden ein, damit endet Phase II.

# -- Phase III (Kapitel 5, 18 und 20)
tell-place-consulting = { $seat } legt einen Zeitmarker in die Unternehmensberatung (Zeile { $row }) und zahlt { $money }.
tell-place-agency = { $seat } legt einen Zeitmarker in die Werbeagentur (Zeile { $row }) und zahlt { $cost }.
tell-place-warehouse = { $seat } legt einen Zeitmarker ins Warenlager (Feld { $field }) und zahlt { $cost ->
    [0] nichts
   *[other] { $cost }
}.
tell-place-factory = { $seat } legt einen Zeitmarker in die Fabrik (Feld { $slot }) und zahlt { $cost_with_goods }.
tell-place-stock = { $seat } legt einen Zeitmarker an die Börse (Feld { $slot }) und zahlt { $cost ->
    [0] nichts
   *[other] { $cost }
}.
tell-place-construction = { $seat } legt einen Zeitmarker ins Bauunternehmen (Feld { $slot }) und zahlt { $cost }.
tell-use-office = { $seat } benutzt das Büro { $use } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }und erhält { $cost }
}.
tell-use-floor = { $seat } benutzt das Stockwerk { $floor } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }und erhält { $cost }
}.
tell-trained = { $count ->
    [one] { $seat } trainiert { $count } Angestellten.
   *[other] { $seat } trainiert { $count } Angestellte.
}
tell-marker-on-board = Ein Marker aus dem Vorrat von { $seat } kommt auf den Spielplan: { $target }.
tell-no-room = { $seat } hat keinen Platz für { $goods }: zurück in den allgemeinen Vorrat.
tell-remodel = { $seat } baut das Büro { $office } für { $cost } um.
tell-free-remodel = { $seat } baut das Büro { $office } mit der Bürorenovierung um, ohne zu zahlen.
tell-arrives-with = Das umgebaute Büro { $office } bringt { $seat } { $goods }.
tell-nothing-to-place = { $seat } hat keine erlaubte Aktion und legt { $time } in den eigenen Vorrat zurück.
tell-scheduling-over = Niemand hat mehr verfügbare Zeitmarker, damit endet Phase III.

# -- die Automas in Phase III (Kapitel 22)
tell-automa-reveals = { $seat } deckt die Karte { $automa_card } auf.
tell-automa-reshuffles = { $seat } hat die letzte Karte gezogen und mischt alle { $count } neu.
tell-automa-places = { $seat } legt einen Zeitmarker: { $automa_kind }, Nummer { $field }.
tell-automa-at-home = { $seat } legt einen Zeitmarker ohne Wirkung auf das eigene Spielertableau.
tell-automa-blocked = Für die Karte { $automa_card } ist kein Feld frei, deshalb deckt { $seat } noch eine auf.
tell-automa-gives-up = Keine Karte führt { $seat } auf ein freies Feld; der Zeitmarker kommt in den Vorrat.

# -- Phase IV, A: Unternehmensberatung (Kapitel 7)
tell-appointment = { $seat } erhält { $info } in Zeile { $row } der Unternehmensberatung.
tell-loyal-client = { $seat } erhält { $info } in Zeile { $row } der Unternehmensberatung: Treue Kundschaft kommt auch, wenn links kein Marker liegt.
tell-cancelled = { $seat } erhält in Zeile { $row } der Unternehmensberatung nichts: Termin abgesagt, links liegt kein Marker.
tell-automa-appointment = { $seat } nimmt den Marker aus Zeile { $row } der Unternehmensberatung zurück und erhält als Automa nichts.
tell-consulting-moves = Alle Marker der linken Spalte der Unternehmensberatung rücken in die rechte.

# -- B: Werbeagentur (Kapitel 8)
tell-automa-ad-type = Die Karte schickt den Marker von { $seat } zur Werbeart { $ad_type }.
tell-advertise = { $seat } legt { $markers } auf { $ad_type }.
tell-lead-too-small = { $seat } hat auf { $ad_type } die meisten Marker, aber zu wenig Vorsprung für das zusätzliche Feld.
tell-tied-lead = { $seat } hat auf { $ad_type } nicht allein die meisten Marker und erhält kein zusätzliches Feld.
tell-popularity = { $ad_type }: { $fields ->
    [0] { $seat } bleibt auf Feld { $field }
   *[other] { $seat } rückt { $fields } vor, auf Feld { $field }
} der Popularitätsskala.
tell-track-end = { $seat } ist am Ende der Popularitätsskala, { $fields } zu viel.
tell-ads-back = { $seat } nimmt { $markers } von { $ad_type } zurück{ $left ->
    [0] .
    [one] ; { $left } bleibt liegen.
   *[other] ; { $left } bleiben liegen.
}
tell-ads-stay = { $seat } lässt { $markers } für spätere Runden auf { $ad_type } liegen.

# -- C: Marketing-Bonus (Kapitel 9)
tell-no-bonuses = Zu zweit entfällt der Marketing-Bonus.
tell-bonus = { $seat } nimmt den Marketing-Bonus { $bonus }{ $cost_with_goods ->
    [0] .
   *[other] { " " }und erhält { $cost_with_goods }.
}
tell-temp-help = { $seat } hat in der nächsten Runde { $time } mehr.
tell-bonus-remodel = { $seat } baut mit dem Marketing-Bonus das Büro { $office } um.
tell-automa-bonus = { $seat } nimmt den Marketing-Bonus { $bonus }.
tell-automa-remodels = { $seat } erhält ein Büroumbau-Plättchen auf dem Büro { $office }.

# -- D: Warenlager (Kapitel 10)
tell-good = { $seat } nimmt die Ware von Feld { $field } des Warenlagers.
tell-automa-good = { $seat } bringt die Ware von Feld { $field } des Warenlagers in den allgemeinen Vorrat.

# -- E: Fabrik (Kapitel 11)
tell-product = { $seat } legt ein Produkt auf Feld { $shelf } des Einzelhandelsgeschäfts, für { $price }.
tell-store-full = Auf jedem offenen Feld des Einzelhandelsgeschäfts liegt ein Produkt, deshalb geht das neue von { $seat } in die Liquidation.
tell-liquidated = { $seat } gibt ein Produkt für { $money } in die Liquidation.
tell-automa-sure-sale = { $seat } nimmt das teuerste freie Feld, denn alles verkauft sich sicher: { $products }.
tell-automa-segment = Die Karte schickt das Produkt von { $seat } in Segment { $segment }.
tell-automa-liquidates = Das Produkt von { $seat } geht in die Liquidation.

# -- F: Börse (Kapitel 12)
tell-stock-entry = { $seat } kommt auf die Börsenskala{ $markers ->
    [0] .
   *[other] { " " }und schiebt { $markers } nach oben.
}
tell-bull-run = Im Bullenmarkt rücken die Marker auf der Börsenskala weiter als sonst: insgesamt { $fields }.
tell-stock-moves = Die Konjunkturprognose ist vom Typ { $type }: { $fields ->
    [0] Die Marker auf der Börsenskala bleiben liegen.
   *[other] Alle Marker auf der Börsenskala rücken { $fields } nach oben.
}
tell-bought-out = Der Marker von { $seat } rückt über das Ende der Börsenskala hinaus: Aufkauf für { $money }.
tell-automa-bought-out = Der Marker von { $seat } rückt über das Ende der Börsenskala hinaus: Aufkauf, der einem Automa nichts bringt.
tell-stock-sold = { $seat } verkauft einen Marker auf Feld { $field } der Börsenskala für { $money }.
tell-automa-keeps-stock = { $seat } lässt alle Marker auf der Börsenskala liegen.
tell-automa-sells-stock = { $seat } nimmt den Marker von Feld { $field } der Börsenskala.

# -- G: Konjunkturprognose (Kapitel 13 und 24)
tell-forecast = Die aktuelle Konjunkturprognose-Karte wird aufgedeckt: { $card } ({ $type }), { $customers ->
    [0] ohne Konsumenten.
    [99] mit einem Konsumenten für jedes Produkt.
   *[other] Kundschaft: { $customers }.
}
tell-great-depression = In der Großen Depression kauft niemand, und der Arbeitsmarktmarker geht später auf das erste Feld.
tell-windfall = Beim Warmen Regen wird jedes Produkt verkauft, und der Arbeitsmarktmarker geht später auf das letzte Feld.

# -- H: Einzelhandelsgeschäft (Kapitel 14)
tell-product-sold = { $seat } verkauft das Produkt auf Feld { $shelf } für { $money }.
tell-automa-product-sold = { $seat } verkauft das Produkt auf Feld { $shelf } und erhält als Automa nichts.
tell-sold-out = Im Einzelhandelsgeschäft ist kein Produkt mehr da, damit endet der Verkauf vorzeitig.
tell-price-cut = { $seat } legt das Produkt von Feld { $shelf } auf Feld { $new_shelf }, für { $price }.
tell-product-kept = { $seat } lässt das Produkt auf Feld { $shelf } liegen.
tell-automa-cuts = { $seat } legt das Produkt von Feld { $shelf } auf Feld { $new_shelf }, für { $price }.

# -- I: Bauunternehmen (Kapitel 15, 19 und 20)
tell-remodel-at-build = { $seat } baut beim Kaufschritt das Büro { $office } um.
tell-build-nothing = { $seat } kauft im Bauunternehmen nichts.
tell-build-office = { $seat } kauft das Neue Büro { $tile } für { $cost } und legt es auf diesen Platz: { $place }.
tell-covered = Ein Büro von { $seat } ist jetzt abgedeckt und wirkt nicht mehr: { $tile }.
tell-storage-covered = Der Lagerraum von { $seat } ist jetzt abgedeckt: { $goods } zurück in den allgemeinen Vorrat.
tell-build-floor = { $seat } baut das Neue Stockwerk { $floor } für { $cost }.
tell-free-office = { $seat } erhält zum Leeren Stockwerk kostenlos das Neue Büro { $tile }; es liegt auf diesem Platz: { $place }.
tell-no-free-office = Kein Neues Büro im Angebot fehlt { $seat } noch, deshalb bleibt das Leere Stockwerk leer.
tell-automa-floor = { $seat } kauft das Neue Stockwerk { $floor }.
tell-automa-office = { $seat } erhält das Neue Büro { $tile }.
tell-automa-free-office = Zum Leeren Stockwerk von { $seat } kommt kostenlos ein Neues Büro.
tell-automa-bought = { $seat } hat in dieser Runde mit Marker { $count } im Bauunternehmen gekauft.
tell-automa-builds-nothing = { $seat } findet nichts zu kaufen.

# -- Phase V (Kapitel 16)
tell-boards-cleared = Phase V der Runde { $round }: Die Zeitmarker auf den Spielertableaus kommen zurück in die Vorräte.
tell-dismissal = { $seat } entlässt einen { $staff ->
    [trainiert] trainierten
   *[untrainiert] untrainierten
} Angestellten und hat noch { $employees }.
tell-hand = { $seat } hat verfügbar: { $time }.
tell-supply-empty = Der Vorrat von { $seat } ist leer, es fehlt: { $time }.
tell-bonuses-back = Die Spielermarker des Marketing-Bonus kommen zurück auf das Feld Kein Bonus.
tell-container-glut = { $count ->
    [one] Containerschwemme: Bis zu { $count } Ware kommt ins Warenlager.
   *[other] Containerschwemme: Bis zu { $count } Waren kommen ins Warenlager.
}
tell-warehouse-good = Auf Feld { $field } des Warenlagers kommt eine Ware.
tell-press-relations = Dank Pressearbeit bleibt { $seat } auf Feld { $field } der Popularitätsskala.
tell-popularity-fades = Die Marker der Popularitätsskala rücken ein Feld nach links.
tell-unemployment = Durch die Arbeitslosen rückt der Arbeitsmarktmarker auf Feld { $field }: Eine Einstellung kostet { $cost }.
tell-next-forecast = Die aktuelle Konjunkturprognose-Karte ist jetzt vom Typ { $type }.
tell-new-tier = Alle Plättchen der Stufe { $tier } kommen ins Angebot.

# -- das Spielende (Kapitel 17)
tell-final-remodel = Am Spielende wird das Büro { $office } von { $seat } umgebaut.
tell-office-bonus = { $seat } erhält { $points } für { $tile }.
tell-bonus-covered = { $tile } von { $seat } ist abgedeckt, deshalb zählt der Bonus nicht.
tell-floor-bonus = { $points ->
    [0] { $seat } erhält keinen Bonus für { $floor }.
   *[other] { $seat } erhält zusätzlich { $points } für { $floor }.
}
tell-sets = { $count ->
    [0] { $seat } hat keinen vollen Satz aus Geld und Info übrig.
    [one] { $seat } erhält { $points } für { $count } vollen Satz aus Geld und Info.
   *[other] { $seat } erhält { $points } für { $count } volle Sätze aus Geld und Info.
}
tell-automa-scores = Die Errungenschaft-Plättchen von { $seat } bringen ihr Maximum, zusammen { $points }.
tell-over = Phase IV der letzten Runde ist zu Ende: Das Spiel ist vorbei.
tell-winner = { $seat } gewinnt. Ergebnis: { $points }.

## Was zu entscheiden ist

ask-forced-dismissal = Du kannst deine Angestellten nicht bezahlen. Wähle, wer geht.
ask-hire = Stell jemanden ein oder passe.
ask-schedule = Lege einen Zeitmarker oder nutze ein Büro oder Stockwerk; davor darfst du umbauen.
ask-remodel = Bau weitere Büros um oder beende deinen Zug.
ask-ad-type = Wähle die Werbeart für deinen Marker.
ask-bonus = Nimm einen Marketing-Bonus.
ask-which-office = Wähle das Büro, das du umbaust.
ask-price = Wähle das Feld des Einzelhandelsgeschäfts für dein Produkt.
ask-sell = Verkaufe Marker von der Börsenskala oder behalte den Rest.
ask-cut = Senke den Preis eines nicht verkauften Produkts.
ask-remodel-at-build = Bau beim Kaufschritt Büros um oder mach weiter.
ask-build = Kaufe ein Neues Büro oder ein Neues Stockwerk oder nichts.
ask-free-office = Nimm ein kostenloses Neues Büro für dein Leeres Stockwerk.
ask-dismiss = Entlasse Angestellte oder behalte alle übrigen.

## Wann sich anderes anfassen lässt: when-ENTSCHEIDUNG

when-forced-dismissal = Wer die Belegschaft nicht bezahlen kann, entlässt in Phase I jemanden.
when-hire = Angestellte stellt man in Phase II ein.
when-schedule = Zeitmarker legt man in Phase III.
when-remodel = In Phase III darf man auch nach der eigenen Aktion umbauen.
when-ad-type = Die Werbeart wählt man in Phase IV, wenn die Werbeagentur an der Reihe ist.
when-bonus = Den Marketing-Bonus wählt man in Phase IV, nachdem die Popularität aller feststeht.
when-which-office = Welches Büro umgebaut wird, wählt man, sobald ein Bonus oder ein Stockwerk es erlaubt.
when-price = Den Preis eines Produkts legt man in Phase IV fest, wenn die Fabrik an der Reihe ist.
when-sell = Marker auf der Börsenskala verkauft man in Phase IV, wenn die Börse an der Reihe ist.
when-cut = Preise senkt man in Phase IV, nach dem Verkauf im Einzelhandelsgeschäft.
when-remodel-at-build = Nach den späteren Wünschen des Autors darf man auch beim Kauf in Phase IV umbauen.
when-build = Stockwerke und Büros kauft man in Phase IV, im Bauunternehmen.
when-free-office = Ein kostenloses Büro gibt es zum Leeren Stockwerk.
when-dismiss = Angestellte entlässt man in Phase V.

## Warum nicht: why-GRUND

why-too-dear = Das kostet { $cost_with_goods }; du hast { $own ->
    [0] nichts davon
   *[other] { $own }
}.
why-staff-full = Du hast { $employees }; für mehr ist kein Platz.
why-office-covered = Dieses Büro ist abgedeckt: { $tile } liegt auf { $office }.
why-use-gone = Seit dem Umbau lässt sich das Büro nicht mehr so benutzen: { $use }.
why-use-needs-remodel = Dafür musst du das Büro erst umbauen: { $office }.
why-too-little-time = Das kostet { $time }; verfügbar hast du { $own ->
    [0] keinen
   *[other] { $own }
}.
why-too-few-goods = Das kostet { $goods }; du hast { $own ->
    [0] keine
   *[other] { $own }
}.
why-nobody-to-train = { $count ->
    [one] Du hast keinen untrainierten Angestellten.
   *[other] Du hast keine { $count } untrainierten Angestellten.
}
why-supply-empty = In deinem Vorrat ist kein Zeitmarker mehr.
why-no-slot = Dort ist kein Feld frei: { $target }.
why-not-your-floor = Dieses Stockwerk gehört dir nicht: { $floor }.
why-no-action-floor = Dieses Stockwerk hat keine Aktion: { $floor }.
why-floor-used = In dieser Runde schon benutzt: { $floor }.
why-can-place = Du hast noch eine erlaubte Aktion, also musst du sie ausführen.
why-all-occupied = Alle Felder sind besetzt.
why-occupied = Hier liegt ein Marker von { $seat }.
why-no-good-here = Auf Feld { $field } des Warenlagers liegt keine Ware.
why-remodelled = Dieses Büro hast du schon umgebaut: { $office }.
why-nothing-to-remodel = Du hast kein Büro mehr zum Umbauen.
why-bonus-taken = Diesen Bonus hat schon jemand anders: { $bonus }.
why-product-here = Hier liegt ein Produkt von { $seat }.
why-shelf-closed = Feld { $shelf } ist erst ab { $count } Spielern offen.
why-no-marker-here = Auf Feld { $field } der Börsenskala liegt kein Marker.
why-no-product-here = Auf Feld { $shelf } liegt kein Produkt.
why-other-segment = Jetzt ist Segment { $segment } dran; Feld { $shelf } gehört zu einem anderen.
why-product-stays = Du hast entschieden, dass das Produkt auf Feld { $shelf } liegen bleibt.
why-may-not-stay = Du hast kein Büro, das Produkte liegen lässt.
why-not-cheaper = Feld { $shelf } ist nicht günstiger als Segment { $segment }.
why-nobody-trained = Du hast keinen trainierten Angestellten.
why-nobody-untrained = Du hast keinen untrainierten Angestellten.
why-floor-owned = Dieses Stockwerk hast du schon: { $floor }.
why-floor-sold-out = Davon ist keines mehr da: { $floor }.
why-new-office-owned = Dieses Büro hast du schon: { $tile }.
why-new-office-sold-out = Davon ist keines mehr da: { $tile }.
why-later-tier = Das ist ein Plättchen der Stufe { $tier }; im Angebot sind bisher Plättchen bis Stufe { $own_tier }.
why-no-space = Diesen Platz gibt es nur mit einem Leeren Stockwerk.

## Anzahlen von Dingen: unit-NAME

unit-chapter = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
unit-money = { $count } Geld
unit-info = { $count } Info
unit-good = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
unit-time = { $count } Zeitmarker
unit-marker = { $count } Marker
unit-field = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
unit-prestige = { $count ->
    [one] { $count } Prestigepunkt
   *[other] { $count } Prestigepunkte
}
unit-employee = { $count ->
    [one] { $count } Angestellten
   *[other] { $count } Angestellte
}
unit-product = { $count ->
    [one] { $count } Produkt
   *[other] { $count } Produkte
}
unit-customer = { $count ->
    [one] { $count } Konsument
   *[other] { $count } Konsumenten
}
unit-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
unit-untrained = { $count ->
    [one] { $count } untrainierter Angestellter
   *[other] { $count } untrainierte Angestellte
}
unit-trained = { $count ->
    [one] { $count } trainierter Angestellter
   *[other] { $count } trainierte Angestellte
}

## Was ein Zug bringt

brings-fields = { $change } auf der Popularitätsskala

## Die erste Partie: Tipps

hint-forced-dismissal = Ein trainierter Angestellter kostet dich verfügbare Zeitmarker. Ein untrainierter kostet dich keine, aber der Preis seiner Einstellung ist verloren.
hint-hire = Jeder Angestellte senkt dein Grundeinkommen und gibt dir erst Zeitmarker, wenn er trainiert ist. Nach schlechten Konjunkturprognosen werden Einstellungen billiger; abzuwarten kann sich also lohnen.
hint-schedule = Was du auf dem Spielplan einplanst, wirkt in Phase IV, Bereich für Bereich von A bis I; dein Spielertableau wirkt sofort. Geld aus dem Einzelhandelsgeschäft kommt zu spät für eine Aktion dieser Runde, aber rechtzeitig für einen Kauf im Bauunternehmen.
hint-remodel = Ein umgebautes Büro leistet mehr und bringt am Ende Prestigepunkte. Umbauen kannst du auch noch in späteren Zügen dieser Phase.
hint-ad-type = Networking ist langsam, bringt aber kostenlos einen zweiten Marker; im Rundfunk rückst du für jeden einzelnen Marker vor. Wer von einer Werbeart allein die meisten Marker hat, rückt ein Feld weiter.
hint-bonus = Wer populärer ist, wählt früher. Der Büroumbau bringt am Ende Prestigepunkte; die Aushilfe lohnt sich nur, wenn noch eine Runde folgt.
hint-which-office = Wähle ein Büro, das du oft benutzt und später nicht abdecken willst. Der Lagerraum bringt beim Umbau eine Ware.
hint-price = Die Konsumenten kaufen zuerst im günstigsten Preissegment und dort beim populärsten Besitzer. Was liegen bleibt, muss günstiger werden.
hint-sell = Ein Marker bringt auf jeder Höhe der Skala gleich viel, je nach aktueller Konjunkturprognose. Über das obere Ende hinaus kommt es zum Aufkauf für das Doppelte.
hint-cut = Das Produkt kommt in ein beliebiges günstigeres Preissegment oder bringt in der Liquidation sofort ein wenig Geld. In einer Runde zieht es nur einmal um.
hint-remodel-at-build = Der Umbau kostet hier so viel wie in Phase III, und für den Kauf bleibt dir weniger.
hint-build = Jedes weitere Stockwerk kostet mehr als das vorige. Ein Neues Büro ist billig, aber was es abdeckt, wirkt nicht mehr; die Prestigepunkte eines abgedeckten Büros zählen weiter.
hint-free-office = Es kommt auf das erste Feld deines Leeren Stockwerks und deckt nichts ab.
hint-dismiss = Mit weniger Angestellten steigt dein Grundeinkommen. Ein entlassener trainierter Angestellter bringt keine Zeitmarker mehr.

## Die Möglichkeiten einer Entscheidung: say-ENTSCHEIDUNG-WORT

say-forced-dismissal-dismiss = { $staff ->
    [trainiert] Einen trainierten
    [untrainiert] Einen untrainierten
   *[other] Einen
} Angestellten entlassen
say-hire-hire = Jemanden { $cost ->
    [0] kostenlos
   *[other] für { $cost }
} einstellen
say-hire-pass = Passen
say-schedule-place = { $location ->
    [Unternehmensberatung] Unternehmensberatung, Zeile { $row } ({ $money })
    [Fabrik] Fabrik, Feld { $slot } ({ $cost_with_goods })
    [Bauunternehmen] Bauunternehmen, Feld { $slot } ({ $cost })
   *[other] Unternehmensberatung, Fabrik oder Bauunternehmen
}
say-schedule-advertise = Werbeagentur, Zeile { $row } ({ $cost })
say-schedule-warehouse = Warenlager, Feld { $field } ({ $cost ->
    [0] kostenlos
   *[other] { $cost }
})
say-schedule-stock = Börse, Feld { $slot } ({ $cost ->
    [0] kostenlos
   *[other] { $cost }
})
say-schedule-use = Büro { $use } benutzen ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-floor = Stockwerk { $floor } benutzen ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-remodel = Büro { $office } umbauen ({ $cost })
say-schedule-end = Die Phase beenden: Keine Aktion ist möglich
say-remodel-remodel = Büro { $office } umbauen ({ $cost })
say-remodel-done = Den Zug beenden
say-ad-type-choose = { $ad_type }
say-bonus-take = { $bonus } nehmen
say-which-office-remodel = Büro { $office } umbauen
say-price-offer = Das Produkt auf { $shelf } legen, für { $price }
say-sell-sell = Den Marker auf Feld { $field } für { $money } verkaufen
say-sell-done = Den Rest behalten
say-cut-cut = Das Produkt von { $shelf } auf { $new_shelf } legen, für { $price }
say-cut-liquidate = Das Produkt auf { $shelf } für { $money } in die Liquidation geben
say-cut-keep = Das Produkt auf { $shelf } liegen lassen
say-remodel-at-build-remodel = Büro { $office } umbauen
say-remodel-at-build-done = Nichts weiter umbauen
say-build-build = { $floor } für { $cost } bauen
say-build-office = { $tile } auf diesen Platz legen: { $place } ({ $cost })
say-build-nothing = Nichts kaufen
say-free-office-take = { $tile } nehmen
say-dismiss-dismiss = { $staff ->
    [trainiert] Einen trainierten
    [untrainiert] Einen untrainierten
   *[other] Einen
} Angestellten entlassen
say-dismiss-done = Niemanden mehr entlassen

## Die Wertung

source-remodels = Umgebaute Büros
source-offices = Neue Büros
source-floors = Neue Stockwerke
source-achievements = Boni der Errungenschaften
source-sets = Sätze aus Geld und Info
tie-popularity = { $names } haben je { $total ->
    [one] { $total } Prestigepunkt
   *[other] { $total } Prestigepunkte
}; { $winner } kommt in der Reihenfolge der Popularität zuerst und gewinnt.

## Optionen des Spiels

option-automas = Automas (auf den letzten Plätzen)
option-automas-none = Kein Automa spielt mit.
option-automas-pei = Der Automa Pei spielt mit (einfach).
option-automas-gropius = Der Automa Gropius spielt mit (mittel).
option-automas-hadid = Der Automa Hadid spielt mit (schwer).
option-automas-pei-gropius = Die Automas Pei und Gropius spielen mit.
option-automas-pei-hadid = Die Automas Pei und Hadid spielen mit.
option-automas-gropius-hadid = Die Automas Gropius und Hadid spielen mit.

automa-pei = Automa Pei (einfach)
automa-gropius = Automa Gropius (mittel)
automa-hadid = Automa Hadid (schwer)
option-forecast = Prognosestapel
option-forecast-standard = Der Zufall bildet den Prognosestapel.
option-forecast-beginner = Die Typen kommen in der festen Folge des Stapels für die erste Partie.
option-era-cards = Epoche-Karten
option-era-cards-off = Gespielt wird ohne Epoche-Karten.
option-era-cards-on = Eine zufällige Epoche-Karte bestimmt die Zusammensetzung des Prognosestapels.
option-great-depression = Große Depression
option-great-depression-off = Gespielt wird ohne die Große Depression.
option-great-depression-on = Die Große Depression ersetzt eine zufällige Depression-Karte.
option-windfall = Warmer Regen
option-windfall-off = Gespielt wird ohne den Warmen Regen.
option-windfall-on = Der Warme Regen ersetzt eine zufällige Boom-Karte.
option-event-cards = Ereignisse
option-event-cards-off = Gespielt wird ohne Ereignisse.
option-event-cards-on = Ein zufälliges Ereignis ändert für das ganze Spiel die Regeln eines Bereichs.
option-later-wishes = Spätere Wünsche des Autors
option-later-wishes-off = Es gelten die Regeln der Spielanleitung.
option-later-wishes-on = Die Bauabteilung ist langsamer, und es gibt weitere Gelegenheiten zum Umbau.
conflict-automas-seats = { $automas ->
    [one] Ein Automa spielt
   *[other] Zwei Automas spielen
} mit 1 bis 3 Menschen, also an { $least } bis { $most } Plätzen insgesamt, nicht an { $seats }.
conflict-beginner-deck = Der Stapel für die erste Partie wird nicht mit { $module ->
    [era_cards] Epoche-Karten
    [great_depression] der Großen Depression
   *[windfall] dem Warmen Regen
} verbunden.

## Namen der Dinge

office-training = Training
office-assembly = Montage
office-meeting-room = Besprechungs{ "\u00AD" }raum
office-storage = Lagerraum
office-advertising = Werbung
office-research-testing = Forschung & Tests

place-training = { office-training }
place-assembly = { office-assembly }
place-meeting-room = { office-meeting-room }
place-storage = { office-storage }
place-advertising = { office-advertising }
place-research-testing = { office-research-testing }
place-space-1 = Leeres Stockwerk, Feld 1
place-space-2 = Leeres Stockwerk, Feld 2

office-use-training = { office-training }
office-use-assembly = { office-assembly }
office-use-meeting-room = { office-meeting-room }
office-use-long-meeting = { office-meeting-room } für eine lange Besprechung
office-use-networking = { office-advertising } für { ad-type-networking }
office-use-social-media = { office-advertising } für { ad-type-social-media }
office-use-research = { office-research-testing } für Info
office-use-testing = { office-research-testing } für Geld und Info

new-office-human-resources = Human{ "\u00AD" }ressourcen
new-office-internship-program = Praktikums{ "\u00AD" }programm
new-office-network-administration = Netzwerk{ "\u00AD" }administration
new-office-niche-market = Nischenmarkt
new-office-premium-product = Premium{ "\u00AD" }produkt
new-office-press-relations = Pressearbeit
new-office-new-offices = Errungenschaft: Neue Büros

new-floor-empty-floor = Leeres Stockwerk
new-floor-assembly-line = Fließband
new-floor-conference-room = Konferenzraum
new-floor-construction-admin = Bauabteilung
new-floor-inhouse-fabrication = Eigene Fertigung
new-floor-investor = Investor
new-floor-it-department = I.T.-Abteilung
new-floor-marketing-department = Marketing{ "\u00AD" }abteilung
new-floor-online-store = Online-Shop
new-floor-research-lab = Forschungs{ "\u00AD" }labor
new-floor-telecommunications = Tele{ "\u00AD" }kommunikation
new-floor-office-renovation = Büro{ "\u00AD" }renovierung
new-floor-corner-office = Errungenschaft: Eckbüro
new-floor-merger = Errungenschaft: Firmenfusion
new-floor-executives = Errungenschaft: Führungs{ "\u00AD" }kräfte
new-floor-renovation = Errungenschaft: Büro{ "\u00AD" }renovierung
new-floor-marketing = Errungenschaft: Marketing
new-floor-production = Errungenschaft: Produktion
new-floor-loyal-staff = Errungenschaft: Treue Angestellte
new-floor-skyline = Errungenschaft: Skyline

specialty-e-commerce = E-Commerce
specialty-new-technologies = Neue Technologien
specialty-manufacturing = Produktion
specialty-insurance = Versicherungs{ "\u00AD" }wesen
specialty-non-profit = Gemeinnützig
specialty-publishing = Verlagswesen
specialty-retail = Einzelhandel
specialty-web-startup = Web-Start-up

economy-depression = Depression
economy-recession = Rezession
economy-stable = Stabil
economy-boom = Boom

forecast-card-d1 = D1
forecast-card-d2 = D2
forecast-card-d3 = D3
forecast-card-d4 = D4
forecast-card-r1 = R1
forecast-card-r2 = R2
forecast-card-r3 = R3
forecast-card-r4 = R4
forecast-card-r5 = R5
forecast-card-r6 = R6
forecast-card-s1 = S1
forecast-card-s2 = S2
forecast-card-s3 = S3
forecast-card-s4 = S4
forecast-card-s5 = S5
forecast-card-s6 = S6
forecast-card-b1 = B1
forecast-card-b2 = B2
forecast-card-b3 = B3
forecast-card-b4 = B4
extra-great-depression = Große Depression
extra-windfall = Warmer Regen
forecast-card-great-depression = Große Depression
forecast-card-windfall = Warmer Regen

era-balanced-times = Ausgeglichene Zeiten
era-golden-age = Goldenes Zeitalter
era-long-slump = Lange Flaute
era-roller-coaster = Achterbahn
era-quiet-decades = Ruhige Jahrzehnte

event-loyal-clients = Treue Kundschaft
event-saturated-media = Gesättigte Medien
event-container-glut = Containerschwemme
event-energy-crisis = Energiekrise
event-bull-run = Bullenmarkt
event-building-subsidy = Bauförderung

bonus-remodel = Büroumbau
bonus-good = Ware
bonus-money = Geld
bonus-info = Information
bonus-temp-help = Aushilfe

ad-type-networking = Networking
ad-type-social-media = Social Media
ad-type-broadcast = Rundfunk

# tell-…-dismissal und say-…-dismiss wählen ihre Wörter nach diesen Namen.
staff-trained = trainiert
staff-untrained = untrainiert

# say-schedule-place wählt seine Wörter nach diesen Namen.
location-consulting = Unternehmensberatung
location-factory = Fabrik
location-construction = Bauunternehmen

target-networking = { ad-type-networking }
target-social-media = { ad-type-social-media }
target-broadcast = { ad-type-broadcast }
target-factory = Fabrik
target-construction = Bauunternehmen

currency-money = Geld
currency-info = Info

points-remodels = { source-remodels }
points-offices = { source-offices }
points-floors = { source-floors }
points-achievements = { source-achievements }
points-sets = { source-sets }

entrepreneur-pei = Pei
entrepreneur-gropius = Gropius
entrepreneur-hadid = Hadid

automa-kind-consulting = Unternehmensberatung
automa-kind-advertising = Werbeagentur
automa-kind-warehouse = Warenlager
automa-kind-factory = Fabrik
automa-kind-stock = Börse
automa-kind-construction = Bauunternehmen
automa-kind-automa-office = Automa-Büro

automa-card-consulting-1 = Unternehmensberatung 1
automa-card-consulting-2 = Unternehmensberatung 2
automa-card-consulting-3 = Unternehmensberatung 3
automa-card-consulting-4 = Unternehmensberatung 4
automa-card-advertising-1 = Werbeagentur 1
automa-card-advertising-2 = Werbeagentur 2
automa-card-advertising-3 = Werbeagentur 3
automa-card-advertising-4 = Werbeagentur 4
automa-card-warehouse-1 = Warenlager 1
automa-card-warehouse-2 = Warenlager 2
automa-card-warehouse-3 = Warenlager 3
automa-card-warehouse-4 = Warenlager 4
automa-card-factory-1 = Fabrik 1
automa-card-factory-2 = Fabrik 2
automa-card-factory-3 = Fabrik 3
automa-card-factory-4 = Fabrik 4
automa-card-stock-1 = Börse 1
automa-card-stock-2 = Börse 2
automa-card-stock-3 = Börse 3
automa-card-stock-4 = Börse 4
automa-card-construction-1 = Bauunternehmen 1
automa-card-construction-2 = Bauunternehmen 2
automa-card-construction-3 = Bauunternehmen 3
automa-card-construction-4 = Bauunternehmen 4
automa-card-automa-office-1 = Automa-Büro 1
automa-card-automa-office-2 = Automa-Büro 2
automa-card-automa-office-3 = Automa-Büro 3
automa-card-automa-office-4 = Automa-Büro 4

## Überschriften

heading-city = Spielplan
heading-players = Mitspielende
heading-log = Protokoll
heading-round = Runde
heading-phase = Phase
heading-phase-1 = Phase I: Einkommen erhalten
heading-phase-2 = Phase II: Angestellte einstellen
heading-phase-3 = Phase III: Geschäftsbetrieb planen
heading-phase-4 = Phase IV: Geschäfte ausführen
heading-phase-5 = Phase V: Reorganisation
heading-tier = Stufe
heading-era = Epoche
heading-event = Ereignis
heading-order = Reihenfolge
heading-popularity = Popularität
heading-level = Level
heading-field = Feld
heading-job-market = Arbeitsmarkt
heading-unemployment = Arbeitslose
heading-hire = Einstellung
heading-consulting = Unternehmens{ "\u00AD" }beratung
heading-appointments = Rechte Spalte
heading-agency = Werbeagentur
heading-ads = Werbung
heading-bonus = Marketing-Bonus
heading-bonuses = Marketing-Bonus
heading-no-bonus = Kein Bonus
heading-warehouse = Warenlager
heading-stored = Waren im Warenlager
heading-factory = Fabrik
heading-stock = Börse
heading-track = Börsenskala
heading-payout = Erlös
heading-forecast = Konjunktur{ "\u00AD" }prognose
heading-current = Aktuell
heading-front = Aufgedeckt
heading-following = Danach
heading-future = Zukünftiger Stapel
heading-seen = Bisher
heading-later = Später
heading-customers = Konsumenten
heading-retail = Einzelhandels{ "\u00AD" }geschäft
heading-segment = Segment
heading-price = Preis
heading-kept = Bleibt liegen
heading-liquidation = Liquidation
heading-construction = Bau{ "\u00AD" }unternehmen
heading-money = Geld
heading-info = Info
heading-goods = Waren
heading-good = Ware
heading-time = Zeitmarker
heading-hand = Verfügbar
heading-supply = Vorrat
heading-used = Benutzt
heading-temp-help = Aushilfe
heading-employees = Angestellte
heading-trained = Trainiert
heading-untrained = Untrainiert
heading-ceo = CEO
heading-company = Firma
heading-specialty = Fachgebiet
heading-ground-floor = Erdgeschoss
heading-offices = Büros
heading-places = Büroplätze
heading-remodelled = Umgebaut
heading-covered = Abgedeckt
heading-floors = Stockwerke
heading-floor = Nächstes Stockwerk
heading-uses = Benutzungen
heading-new-offices = Neue Büros
heading-new-office = Neues Büro
heading-achievement = Errungenschaft
heading-new-floors = Neue Stockwerke
heading-offer = Im Angebot
heading-storage = Lagerraum
heading-prestige = Prestigepunkte
heading-automas = Automas
heading-automa-cards = Automa-Karten
heading-undrawn = Nicht gezogen
heading-drawn = Gezogen
heading-deck = Stapel
heading-ledger = Prestigepunkte bisher
heading-yours = jetzt für dich offen

## Was sich in der Datei einer Schachtel widerspricht

box-offices = verlangt sind { $count } Einträge (GF-18.1)
box-field = „{ $key }“ verlangt ein Feld von 1 bis { $most }
box-set = „set_size“ verlangt mindestens 1 Geld und 1 Info (GF-17.3)
box-markers = „markers“ sind zu wenige für die erste Hand (GF-0.4)
box-goods-least = „goods_in_box“ verlangt mindestens { $least }: so viele können in Lagerräumen und im Warenlager liegen (GF-0.3)
box-goods-most = „goods“ ist höchstens { $most }: mehr lässt sich nicht lagern (GF-18.12)
box-ad = „set“ verlangt mindestens 1 Marker (GF-8.4)
box-networking = „cost“ muss hier [0, 0] sein: Dieser Typ bleibt allen offen, die sich keinen anderen leisten können (GF-8.3)
box-spaces = nur ein Stockwerk darf „office_spaces“ haben, höchstens { $most } (GF-20.3)
box-floor-time = ein Stockwerk mit Nutzungen braucht eine Zeit (GF-20.2)
box-use = verlangt ist ein Büro und eine Zeit im umgebauten Zustand
box-open = { $seats } Spieler brauchen mindestens ein offenes Feld und einen Bauplatz (GF-14.1)
box-specialties = { $seats } Spieler brauchen ebenso viele Fachgebiete (GF-1.2)
box-bonuses = wenn { $count } wählen, braucht es ebenso viele Boni ohne Bedingung (GF-9.2)
box-up-to = „{ $key }“ ist höchstens { $most }
box-deck = verlangt mehr Karten eines Typs, als es gibt ({ $cards })
box-deck-rounds = { $rounds } Runden brauchen ebenso viele Karten (GF-1.5)
box-deck-top = keine Karte darf zu Beginn oben liegen (GF-1.6)
box-card-type = jede Karte braucht einen Typ
box-automa-cards = zwei Automas brauchen von jeder Art ihrer Stapel zwei Karten (GF-22.3)
box-tiers = „{ $key }“ verlangt für jede der { $rounds } Runden eine Stufe und nie eine niedrigere als zuvor: Plättchen bleiben im Angebot (GF-2.1, GF-16.11)
box-tier = „{ $key }“ verlangt 1 bis { $most } wie „tier_by_round“: Sonst kommt das Plättchen nie ins Angebot (GF-1.10)
box-staff = verlangt mindestens 2 Einträge: Mit einem könnte nie jemand einstellen (GF-4.7)
box-ceo-pays = „{ $key }“ ist hier mindestens 0: Der CEO allein kann niemanden entlassen, und von solchen Schulden wissen die Regeln nichts (GF-3.5)
box-popularity = verlangt mindestens 2 Einträge: Mit einem könnte die Popularität nie steigen (GF-2.7)
box-segment = „{ $key }“ verlangt 1 bis { $most }: Die Kunden gehen von Segment zu Segment und beginnen mit 1 (GF-14.4)
box-bonus-cost = „{ $key }“ gehört nur zu „remodels“: Jeden anderen Bonus muss man nehmen, auch wer nichts besitzt (GF-9.2)
box-extra = „extra“ { $extra } steht auf { $count } Karten; verlangt ist genau eine (GF-24.1)
box-automa-deck = „{ $key }“ verlangt mindestens eine Art von Karten: Ein Automa ohne Karten könnte nie etwas einsetzen (GF-22.3)
box-goods-needed = „{ $key }“ ist höchstens { $most }: Mehr lässt sich nicht lagern, also könnte es nie jemand bezahlen (GF-18.12)
box-time = „{ $key }“ ist höchstens { $most }: Mehr Zeitmarker besitzt niemand (GF-0.4)
box-trains = „{ $key }“ ist höchstens { $most }: Mehr untrainierte Angestellte kann niemand haben (GF-4.7)
box-floor-uses = „{ $key }“ ist mindestens 1: Ein Stockwerk mit einer Zeit ist dazu da, dass man es nutzt (GF-20.2)

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-employee-field = Einkommen nach Angestellten
sheet-job-market-field = Arbeitsmarkt
sheet-popularity-field = Popularitätsskala
sheet-consulting-row = Zeilen der Unternehmensberatung
sheet-agency-row = Zeilen der Werbeagentur
sheet-warehouse-field = Warenlager
sheet-factory-slot = Fabrik
sheet-stock-slot = Plätze der Börse
sheet-stock-field = Börsenskala
sheet-retail-field = Einzelhandelsgeschäft
sheet-construction-slot = Bauunternehmen
sheet-ad-type = Werbearten
sheet-bonus = Marketing-Boni
sheet-office = Büros
sheet-office-use = Benutzungen der Büros
sheet-new-office = Neue Büros
sheet-new-floor = Neue Stockwerke
sheet-specialty = Fachgebiete
sheet-economy = Konjunkturlagen
sheet-forecast-card = Prognosekarten
sheet-beginner-card = Prognose für Einsteiger
sheet-era = Epochen
sheet-event = Ereignisse
sheet-entrepreneur = Automas
sheet-automa-card = Automa-Karten
entry-rounds = Runden
entry-money = Geld
entry-info = Info
entry-goods = Waren
entry-markers = Zeitmarker je Person
entry-goods-in-box = Waren im Spiel
entry-ceo-time = Zeit des CEO
entry-employee-time = Zeit eines Angestellten
entry-job-market-start = Start am Arbeitsmarkt
entry-popularity-start = Start der Popularität
entry-tier-by-round = Stufe je Runde
entry-remodel-cost = Kosten eines Umbaus
entry-remodel-prestige = Prestige eines Umbaus
entry-consulting-info = Info der Beratung
entry-agency-cost = Kosten der Agentur
entry-bonus-seats = Spielerzahl, ab der es Boni gibt
entry-factory-cost = Kosten der Fabrik
entry-factory-goods = Waren der Fabrik
entry-buyout-factor = Faktor beim Aufkauf
entry-liquidation = Liquidation
entry-construction-cost = Kosten des Bauens
entry-office-cost = Kosten eines Neuen Büros
entry-floor-cost = Kosten eines Stockwerks
entry-refill = Nachschub
entry-set-size = Ein Satz für Punkte
entry-automa-specialty = Fachgebiet eines Automas
entry-automa-deck = Stapel eines Automas
entry-automa-bonuses = Boni in der Folge eines Automas
entry-automa-late-round = Runde der späten Karte
entry-automa-late-card = Späte Karte
entry-automa-purchase-card = Karte nach einem Kauf
entry-income = Einkommen
entry-price = Preis
entry-level = Level
entry-cost = Kosten
entry-segment = Segment
entry-seats = Ab dieser Spielerzahl
entry-extra-markers = Zusätzliche Marker
entry-set = Marker für ein Feld
entry-majority = Felder für die meisten Marker
entry-remodels = Baut um
entry-time = Zeit
entry-capacity = Lagerplatz
entry-arrives-with = Kommt mit
entry-office = Büro
entry-gain-goods = Waren, die es bringt
entry-trains = Trainiert
entry-places = Legt einen Marker auf
entry-clause = Regel
entry-tier = Stufe
entry-copies = Anzahl nach Spielern
entry-prestige = Prestige
entry-discount = Rabatt
entry-gain-time = Zeit, die es bringt
entry-gain-info = Info, die es bringt
entry-sale-bonus = Mehr je Verkauf
entry-keeps-products = Behält Produkte
entry-keeps-popularity = Behält Popularität
entry-per-new-office = Je Neuem Büro
entry-achievement = Errungenschaft
entry-office-spaces = Büroplätze
entry-uses = Benutzungen
entry-later-time = Zeit nach den späteren Wünschen
entry-income-money = Einkommen in Geld
entry-income-info = Einkommen in Info
entry-per-achievement-floor = Je Errungenschaft
entry-per-new-floor = Je Neuem Stockwerk
entry-per-remodel = Je Umbau
entry-per-level = Je Level
entry-per-good = Je Ware
entry-per-employee = Je Angestelltem
entry-automa-bonus = Für einen Automa
entry-extra-time = Zusätzliche Zeit
entry-extra-info = Zusätzliche Info
entry-cards = Karten
entry-may-start = Darf am Anfang oben liegen
entry-stock-move = Schritte auf der Börsenskala
entry-payout = Erlös
entry-automa-sells = Ein Automa verkauft
entry-automa-floors = Ein Automa baut Stockwerke
entry-type = Konjunktur
entry-extra = Zusatzkarte
entry-customers = Konsumenten nach Spielern
entry-unemployment = Arbeitslose nach Spielern
entry-job-market-field = Feld des Arbeitsmarkts
entry-cancelled-info = Info, die entfällt
entry-lead = Nötiger Vorsprung
entry-more-goods = Mehr Waren
entry-dearer-factory = Fabrik teurer um
entry-more-moves = Mehr Schritte
entry-dearer-construction = Bauen teurer um
entry-extra-card = Zusätzliche Karte
entry-office-copies = Anzahl des Büros
entry-hires-at = Stellt ein ab Feld
entry-hire-card = Karte fürs Einstellen
entry-kind = Art
entry-ad-type = Werbung

## Daueraufträge: bis wann einer gilt, und was ihn unterbricht

until-phase-hire = bis in dieser Runde niemand mehr einstellt
unless-job-price = jemanden einzustellen kostet höchstens { $n }
