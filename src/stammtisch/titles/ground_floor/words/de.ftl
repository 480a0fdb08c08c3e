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
tell-job-market = Der Arbeitsmarktmarker liegt auf Feld { $field }: Eine Einstellung kostet { $price } Geld und { $price } Info.
tell-event = Das Ereignis dieser Partie ist { $event_card }.
tell-era = Die Epoche dieser Partie ist { $era }.
tell-beginner-deck = Der Stapel für die erste Partie liegt bereit; die aktuelle Konjunkturprognose-Karte ist vom Typ { $type }.
tell-first-card = Die aktuelle Konjunkturprognose-Karte ist vom Typ { $type }; im zukünftigen Stapel { $count ->
    [one] liegt { $count } Karte
   *[other] liegen { $count } Karten
}.
tell-next-card = Die nächste Konjunkturprognose-Karte ist vom Typ { $type }.
tell-automa-starts-with = { $seat } beginnt mit dem Neuen Büro { $tile }.
tell-start-things = { $seat } beginnt mit { $money } Geld, { $info } Info und { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}.
tell-specialty = { $seat } erhält das Fachgebiet { $specialty }.
tell-automa-first = { $seat } liegt im Stapel der Popularitätsskala ganz oben.
tell-stack = { $seat } ist in der Reihenfolge der Popularität Nummer { $count }.
tell-automa-card = In den Stapel von { $seat } kommt die Karte { $automa_card }.

# -- eine Runde und ihre Phase I (Kapitel 2 und 3)
tell-round = Runde { $round } beginnt.
tell-automa-late-card = In den Stapel von { $seat } kommt eine weitere Bauunternehmen-Karte.
tell-income-phase = Phase I der Runde { $round }: Alle erhalten ihr Einkommen.
tell-income = { $money ->
    [0] { $seat } erhält kein Grundeinkommen
   *[other] { $seat } erhält { $money } Geld Grundeinkommen
} ({ $count ->
    [one] { $count } Angestellter
   *[other] { $count } Angestellte
}).
tell-office-income = { $tile } bringt { $seat } { $info ->
    [0] { $time } Zeitmarker mehr
   *[other]
        { $time ->
            [0] { $info } Info
           *[other] { $info } Info und { $time } Zeitmarker mehr
        }
}.
tell-floor-income = { $floor } bringt { $seat } { $money ->
    [0] { $info } Info
   *[other]
        { $info ->
            [0] { $money } Geld
           *[other] { $money } Geld und { $info } Info
        }
}.
tell-payroll = { $seat } zahlt { $money } Geld für die volle Belegschaft.
tell-cannot-pay = { $seat } kann die { $money } Geld für die volle Belegschaft nicht zahlen und muss entlassen.
tell-forced-dismissal = { $seat } entlässt einen { $staff ->
    [trainiert] trainierten
   *[untrainiert] untrainierten
} Angestellten{ $time ->
    [0] .
   *[other] { " " }und verliert { $time } Zeitmarker.
}

# -- Phase II (Kapitel 4)
tell-full-staff = { $seat } hat { $count } Angestellte und kann niemanden mehr einstellen.
tell-cannot-hire = { $seat } kann die { $price } Geld und { $price } Info für eine Einstellung nicht zahlen.
tell-hire = { $seat } stellt { $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] für { $info } Info
        }
   *[other]
        { $info ->
            [0] für { $money } Geld
           *[other] für { $money } Geld und { $info } Info
        }
} ein und hat jetzt { $count } Angestellte.
tell-hire-discount = Humanressourcen senkt für { $seat } den Preis von { $price } Geld und { $price } Info.
tell-hire-pass = { $seat } passt.
tell-automa-hires = { $seat } stellt ein und hat jetzt { $count } Angestellte.
tell-hiring-over = Niemand stellt mehr ein, damit endet Phase II.

# -- Phase III (Kapitel 5, 18 und 20)
tell-place-consulting = { $seat } plant in der Unternehmensberatung, Zeile { $row }, für { $money } Geld ein.
tell-place-agency = { $seat } plant in der Werbeagentur, Zeile { $row }, für { $money } Geld und { $info } Info ein.
tell-place-warehouse = { $seat } plant im Warenlager, Feld { $field }, { $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] für { $info } Info
        }
   *[other]
        { $info ->
            [0] für { $money } Geld
           *[other] für { $money } Geld und { $info } Info
        }
} ein.
tell-place-factory = { $seat } plant in der Fabrik, Feld { $slot }, für { $money } Geld und { $info } Info ein{ $goods ->
    [0] { "" }
   *[other]
        { " " }und gibt { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        } ab
}.
tell-place-stock = { $seat } plant an der Börse, Feld { $slot }, { $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] für { $info } Info
        }
   *[other]
        { $info ->
            [0] für { $money } Geld
           *[other] für { $money } Geld und { $info } Info
        }
} ein.
tell-place-construction = { $seat } plant im Bauunternehmen, Feld { $slot }, für { $money } Geld und { $info } Info ein.
tell-use-office = { $seat } benutzt das Büro { $use } ({ $time } Zeitmarker{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " " }und erhält { $info } Info
        }
   *[other]
        { $info ->
            [0] { " " }und erhält { $money } Geld
           *[other] { " " }und erhält { $money } Geld und { $info } Info
        }
}.
tell-use-floor = { $seat } benutzt das Stockwerk { $floor } ({ $time } Zeitmarker{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " " }und erhält { $info } Info
        }
   *[other]
        { $info ->
            [0] { " " }und erhält { $money } Geld
           *[other] { " " }und erhält { $money } Geld und { $info } Info
        }
}.
tell-trained = { $count ->
    [one] { $seat } trainiert { $count } Angestellten.
   *[other] { $seat } trainiert { $count } Angestellte.
}
tell-marker-on-board = Ein Marker aus dem Vorrat von { $seat } kommt auf den Spielplan: { $target }.
tell-no-room = { $goods ->
    [one] { $seat } hat keinen Platz für { $goods } Ware; sie kommt in den allgemeinen Vorrat.
   *[other] { $seat } hat keinen Platz für { $goods } Waren; sie kommen in den allgemeinen Vorrat.
}
tell-remodel = { $seat } baut das Büro { $office } für { $money } Geld und { $info } Info um.
tell-free-remodel = { $seat } baut das Büro { $office } mit der Bürorenovierung um, ohne zu zahlen.
tell-arrives-with = Das umgebaute Büro { $office } bringt { $seat } { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
}.
tell-nothing-to-place = { $seat } hat keine erlaubte Aktion; { $time } Zeitmarker { $time ->
    [one] kommt
   *[other] kommen
} in den Vorrat.
tell-scheduling-over = Niemand hat mehr verfügbare Zeitmarker, damit endet Phase III.

# -- die Automas in Phase III (Kapitel 22)
tell-automa-reveals = { $seat } deckt die Karte { $automa_card } auf.
tell-automa-reshuffles = { $seat } hat die letzte Karte gezogen und mischt alle { $count } neu.
tell-automa-places = { $seat } plant ein: { $automa_kind }, Nummer { $field }.
tell-automa-at-home = { $seat } legt einen Zeitmarker ohne Wirkung auf das eigene Spielertableau.
tell-automa-blocked = Für die Karte { $automa_card } ist kein Feld frei, deshalb deckt { $seat } noch eine auf.
tell-automa-gives-up = Keine Karte führt { $seat } auf ein freies Feld; der Zeitmarker kommt in den Vorrat.

# -- Phase IV, A: Unternehmensberatung (Kapitel 7)
tell-appointment = { $seat } erhält { $info } Info in Zeile { $row } der Unternehmensberatung.
tell-loyal-client = { $seat } erhält { $info } Info in Zeile { $row } der Unternehmensberatung: Treue Kundschaft kommt auch ohne linken Nachbarn.
tell-cancelled = { $seat } erhält in Zeile { $row } der Unternehmensberatung nichts: Der linke Nachbar fehlt.
tell-automa-appointment = { $seat } nimmt den Marker aus Zeile { $row } der Unternehmensberatung zurück und erhält als Automa nichts.
tell-consulting-moves = Alle Marker der linken Spalte der Unternehmensberatung rücken in die rechte.

# -- B: Werbeagentur (Kapitel 8)
tell-automa-ad-type = Die Karte schickt den Marker von { $seat } zur Werbeart { $ad_type }.
tell-advertise = { $seat } legt { $count } Marker auf { $ad_type }.
tell-lead-too-small = { $seat } hat auf { $ad_type } die meisten Marker, aber zu wenig Vorsprung für das zusätzliche Feld.
tell-tied-lead = { $seat } hat auf { $ad_type } nicht allein die meisten Marker und erhält kein zusätzliches Feld.
tell-popularity = { $ad_type }: { $count ->
    [0] { $seat } bleibt auf Feld { $field }
    [one] { $seat } rückt { $count } Feld vor, auf Feld { $field }
   *[other] { $seat } rückt { $count } Felder vor, auf Feld { $field }
} der Popularitätsskala.
tell-track-end = Am Ende der Popularitätsskala { $count ->
    [one] verfällt für { $seat } { $count } Schritt.
   *[other] verfallen für { $seat } { $count } Schritte.
}
tell-ads-back = { $seat } nimmt { $count } Marker von { $ad_type } zurück{ $left ->
    [0] .
    [one] ; { $left } bleibt liegen.
   *[other] ; { $left } bleiben liegen.
}
tell-ads-stay = { $count ->
    [one] { $count } Marker von { $seat } bleibt für spätere Runden auf { $ad_type } liegen.
   *[other] { $count } Marker von { $seat } bleiben für spätere Runden auf { $ad_type } liegen.
}

# -- C: Marketing-Bonus (Kapitel 9)
tell-no-bonuses = Mit 2 Spielern entfällt der Marketing-Bonus.
tell-bonus = { $seat } nimmt den Marketing-Bonus { $bonus }{ $money ->
    [0]
        { $info ->
            [0]
                { $goods ->
                    [0] .
                   *[other]
                        { " " }und erhält { $goods ->
                            [one] { $goods } Ware
                           *[other] { $goods } Waren
                        }.
                }
           *[other] { " " }und erhält { $info } Info.
        }
   *[other] { " " }und erhält { $money } Geld.
}
tell-temp-help = { $seat } hat in der nächsten Runde { $time } Zeitmarker mehr.
tell-bonus-remodel = { $seat } baut mit dem Marketing-Bonus das Büro { $office } um.
tell-automa-bonus = { $seat } nimmt den Marketing-Bonus { $bonus }.
tell-automa-remodels = { $seat } erhält ein Büroumbau-Plättchen auf dem Büro { $office }.

# -- D: Warenlager (Kapitel 10)
tell-good = { $seat } nimmt die Ware von Feld { $field } des Warenlagers.
tell-automa-good = { $seat } bringt die Ware von Feld { $field } des Warenlagers in den allgemeinen Vorrat.

# -- E: Fabrik (Kapitel 11)
tell-product = { $seat } legt ein Produkt auf Feld { $shelf } des Einzelhandelsgeschäfts, für { $price } Geld.
tell-store-full = Auf jedem offenen Feld des Einzelhandelsgeschäfts liegt ein Produkt, deshalb geht das neue von { $seat } in die Liquidation.
tell-liquidated = { $seat } gibt ein Produkt für { $money } Geld in die Liquidation.
tell-automa-sure-sale = { $count ->
    [one] Der Verkauf von { $count } Produkt ist sicher, deshalb nimmt { $seat } das teuerste freie Feld.
   *[other] Der Verkauf aller { $count } Produkte ist sicher, deshalb nimmt { $seat } das teuerste freie Feld.
}
tell-automa-segment = Die Karte schickt das Produkt von { $seat } in Segment { $segment }.
tell-automa-liquidates = Das Produkt von { $seat } geht in die Liquidation.

# -- F: Börse (Kapitel 12)
tell-stock-entry = { $seat } kommt auf die Börsenskala{ $count ->
    [0] .
   *[other] { " " }und schiebt { $count } Marker nach oben.
}
tell-bull-run = Im Bullenmarkt rücken die Marker auf der Börsenskala weiter als sonst: insgesamt { $count }.
tell-stock-moves = Die Konjunkturprognose ist vom Typ { $type }: { $count ->
    [0] Die Marker auf der Börsenskala bleiben liegen.
    [one] Alle Marker auf der Börsenskala rücken { $count } Feld nach oben.
   *[other] Alle Marker auf der Börsenskala rücken { $count } Felder nach oben.
}
tell-bought-out = Über das Ende der Börsenskala hinaus kommt es für { $seat } zum Aufkauf für { $money } Geld.
tell-automa-bought-out = Über das Ende der Börsenskala hinaus kommt es für { $seat } zum Aufkauf, der einem Automa nichts bringt.
tell-stock-sold = { $seat } verkauft einen Marker auf Feld { $field } der Börsenskala für { $money } Geld.
tell-automa-keeps-stock = { $seat } lässt alle Marker auf der Börsenskala liegen.
tell-automa-sells-stock = { $seat } nimmt den Marker von Feld { $field } der Börsenskala.

# -- G: Konjunkturprognose (Kapitel 13 und 24)
tell-forecast = Die aktuelle Konjunkturprognose-Karte wird aufgedeckt: { $card } ({ $type }), { $count ->
    [0] es kommen keine Konsumenten.
    [one] es kommt { $count } Konsument.
    [99] es kommt ein Konsument für jedes Produkt.
   *[other] es kommen { $count } Konsumenten.
}
tell-great-depression = In der Großen Depression kauft niemand, und der Arbeitsmarktmarker geht später auf das erste Feld.
tell-windfall = Beim Warmen Regen wird jedes Produkt verkauft, und der Arbeitsmarktmarker geht später auf das letzte Feld.

# -- H: Einzelhandelsgeschäft (Kapitel 14)
tell-product-sold = { $seat } verkauft das Produkt auf Feld { $shelf } für { $money } Geld.
tell-automa-product-sold = { $seat } verkauft das Produkt auf Feld { $shelf } und erhält als Automa nichts.
tell-sold-out = Im Einzelhandelsgeschäft ist kein Produkt mehr da, damit endet der Verkauf vorzeitig.
tell-price-cut = { $seat } legt das Produkt von Feld { $shelf } auf Feld { $new_shelf }, für { $price } Geld.
tell-product-kept = { $seat } lässt das Produkt auf Feld { $shelf } liegen.
tell-automa-cuts = { $seat } legt das Produkt von Feld { $shelf } auf Feld { $new_shelf }, für { $price } Geld.

# -- I: Bauunternehmen (Kapitel 15, 19 und 20)
tell-remodel-at-build = { $seat } baut beim Kaufschritt das Büro { $office } um.
tell-build-nothing = { $seat } kauft im Bauunternehmen nichts.
tell-build-office = { $seat } kauft das Neue Büro { $tile } für { $money } Geld und { $info } Info und legt es auf diesen Platz: { $place }.
tell-covered = { $seat } hat { $tile } abgedeckt; das Büro wirkt nicht mehr.
tell-storage-covered = Der Lagerraum von { $seat } ist nun abgedeckt; { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
} { $goods ->
    [one] kommt
   *[other] kommen
} in den allgemeinen Vorrat.
tell-build-floor = { $seat } baut das Neue Stockwerk { $floor } für { $money } Geld und { $info } Info.
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
} Angestellten und hat jetzt noch { $count }.
tell-hand = { $seat } hat { $time } verfügbare Zeitmarker.
tell-supply-empty = Der Vorrat von { $seat } ist leer: Es { $time ->
    [one] fehlt
   *[other] fehlen
} { $time } Zeitmarker.
tell-bonuses-back = Die Spielermarker des Marketing-Bonus kommen zurück auf das Feld Kein Bonus.
tell-container-glut = { $count ->
    [one] Containerschwemme: Bis zu { $count } Ware kommt ins Warenlager.
   *[other] Containerschwemme: Bis zu { $count } Waren kommen ins Warenlager.
}
tell-warehouse-good = Auf Feld { $field } des Warenlagers kommt eine Ware.
tell-press-relations = Dank Pressearbeit bleibt { $seat } auf Feld { $field } der Popularitätsskala.
tell-popularity-fades = Die Marker der Popularitätsskala rücken ein Feld nach links.
tell-unemployment = Nach dem Schritt der Arbeitslosen liegt der Arbeitsmarktmarker auf Feld { $field }: Eine Einstellung kostet { $price } Geld und { $price } Info.
tell-next-forecast = Die aktuelle Konjunkturprognose-Karte ist jetzt vom Typ { $type }.
tell-new-tier = Alle Plättchen der Stufe { $tier } kommen ins Angebot.

# -- das Spielende (Kapitel 17)
tell-final-remodel = Am Spielende wird das Büro { $office } von { $seat } umgebaut.
tell-office-bonus = { $seat } erhält { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
} für { $tile }.
tell-bonus-covered = { $tile } von { $seat } ist abgedeckt, deshalb zählt der Bonus nicht.
tell-floor-bonus = { $points ->
    [0] { $seat } erhält keinen Bonus für { $floor }.
    [one] { $seat } erhält { $points } weiteren Prestigepunkt für { $floor }.
   *[other] { $seat } erhält { $points } weitere Prestigepunkte für { $floor }.
}
tell-sets = { $count ->
    [0]
        { $seat } hat keinen vollen Satz aus Geld und Info übrig und erhält dafür { $points ->
            [one] { $points } Prestigepunkt
           *[other] { $points } Prestigepunkte
        }.
    [one]
        { $seat } erhält { $points ->
            [one] { $points } Prestigepunkt
           *[other] { $points } Prestigepunkte
        } für { $count } vollen Satz aus Geld und Info.
   *[other]
        { $seat } erhält { $points ->
            [one] { $points } Prestigepunkt
           *[other] { $points } Prestigepunkte
        } für { $count } volle Sätze aus Geld und Info.
}
tell-automa-scores = Die Errungenschaft-Plättchen von { $seat } bringen ihr Maximum, zusammen { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkte
}.
tell-over = Phase IV der letzten Runde ist zu Ende: Das Spiel ist vorbei.
tell-winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Prestigepunkt
   *[other] { $points } Prestigepunkten
}.

## Was zu entscheiden ist

ask-forced-dismissal = Du kannst deine Angestellten nicht bezahlen. Wähle, wer geht.
ask-hire = Stell einen Angestellten ein oder passe.
ask-schedule = Führe eine Aktion aus; davor darfst du umbauen.
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
ask-dismiss = Entlasse Angestellte oder behalte den Rest.

## Die erste Partie: Hinweise

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

say-forced-dismissal-dismiss = Einen { $staff ->
    [trainiert] trainierten
   *[untrainiert] untrainierten
} Angestellten entlassen
say-hire-hire = Einen Angestellten { $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] für { $info } Info
        }
   *[other]
        { $info ->
            [0] für { $money } Geld
           *[other] für { $money } Geld und { $info } Info
        }
} einstellen
say-hire-pass = Passen
say-schedule-place = { $location ->
    [Unternehmensberatung] Unternehmensberatung, Zeile { $row } ({ $money } Geld)
    [Fabrik]
        Fabrik, Feld { $slot } ({ $money } Geld, { $info } Info{ $goods ->
            [0] { "" }
           *[other]
                , { $goods ->
                    [one] { $goods } Ware
                   *[other] { $goods } Waren
                }
        })
   *[Bauunternehmen] Bauunternehmen, Feld { $slot } ({ $money } Geld, { $info } Info)
}
say-schedule-advertise = Werbeagentur, Zeile { $row } ({ $money } Geld, { $info } Info)
say-schedule-warehouse = Warenlager, Feld { $field } ({ $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] { $info } Info
        }
   *[other]
        { $info ->
            [0] { $money } Geld
           *[other] { $money } Geld, { $info } Info
        }
})
say-schedule-stock = Börse, Feld { $slot } ({ $money ->
    [0]
        { $info ->
            [0] kostenlos
           *[other] { $info } Info
        }
   *[other]
        { $info ->
            [0] { $money } Geld
           *[other] { $money } Geld, { $info } Info
        }
})
say-schedule-use = Büro { $use } benutzen ({ $time } Zeitmarker{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " → " }{ $info } Info
        }
   *[other]
        { $info ->
            [0] { " → " }{ $money } Geld
           *[other] { " → " }{ $money } Geld und { $info } Info
        }
}
say-schedule-floor = Stockwerk { $floor } benutzen ({ $time } Zeitmarker{ $goods ->
    [0] { "" }
   *[other]
        , { $goods ->
            [one] { $goods } Ware
           *[other] { $goods } Waren
        }
}){ $money ->
    [0]
        { $info ->
            [0] { "" }
           *[other] { " → " }{ $info } Info
        }
   *[other]
        { $info ->
            [0] { " → " }{ $money } Geld
           *[other] { " → " }{ $money } Geld und { $info } Info
        }
}
say-schedule-remodel = Büro { $office } umbauen ({ $money } Geld, { $info } Info)
say-schedule-end = Die Phase beenden: Keine Aktion ist möglich
say-remodel-remodel = Büro { $office } umbauen ({ $money } Geld, { $info } Info)
say-remodel-done = Den Zug beenden
say-ad-type-choose = { $ad_type }
say-bonus-take = { $bonus } nehmen
say-which-office-remodel = Büro { $office } umbauen
say-price-offer = Das Produkt auf { $shelf } legen, für { $price } Geld
say-sell-sell = Den Marker auf Feld { $field } für { $money } Geld verkaufen
say-sell-done = Den Rest behalten
say-cut-cut = Das Produkt von { $shelf } auf { $new_shelf } legen, für { $price } Geld
say-cut-liquidate = Das Produkt auf { $shelf } für { $money } Geld in die Liquidation geben
say-cut-keep = Das Produkt auf { $shelf } liegen lassen
say-remodel-at-build-remodel = Büro { $office } umbauen
say-remodel-at-build-done = Nichts weiter umbauen
say-build-build = { $floor } für { $money } Geld und { $info } Info bauen
say-build-office = { $tile } auf diesen Platz legen: { $place } ({ $money } Geld, { $info } Info)
say-build-nothing = Nichts kaufen
say-free-office-take = { $tile } nehmen
say-dismiss-dismiss = Einen { $staff ->
    [trainiert] trainierten
   *[untrainiert] untrainierten
} Angestellten entlassen
say-dismiss-done = Niemanden mehr entlassen

## Die Wertung

source-remodels = Umgebaute Büros
source-offices = Neue Büros
source-floors = Neue Stockwerke
source-achievements = Boni der Errungenschaften
source-sets = Sätze aus Geld und Info

## Optionen des Spiels

option-automas = Welche Automas mitspielen; sie nehmen die letzten Sitze ein.
option-automas-none = Kein Automa spielt mit.
option-automas-pei = Der Automa Pei spielt mit (einfach).
option-automas-gropius = Der Automa Gropius spielt mit (mittel).
option-automas-hadid = Der Automa Hadid spielt mit (schwer).
option-automas-pei-gropius = Die Automas Pei und Gropius spielen mit.
option-automas-pei-hadid = Die Automas Pei und Hadid spielen mit.
option-automas-gropius-hadid = Die Automas Gropius und Hadid spielen mit.
option-forecast = Wie der Prognosestapel entsteht.
option-forecast-standard = Der Zufall bildet den Prognosestapel.
option-forecast-beginner = Die Typen kommen in der festen Folge des Stapels für die erste Partie.
option-era-cards = Ob eine Epoche-Karte die Zusammensetzung des Prognosestapels bestimmt.
option-era-cards-off = Gespielt wird ohne Epoche-Karten.
option-era-cards-on = Eine zufällige Epoche-Karte bestimmt die Zusammensetzung des Prognosestapels.
option-great-depression = Ob die Große Depression kommen kann.
option-great-depression-off = Gespielt wird ohne die Große Depression.
option-great-depression-on = Die Große Depression ersetzt eine zufällige Depression-Karte.
option-windfall = Ob der Warme Regen kommen kann.
option-windfall-off = Gespielt wird ohne den Warmen Regen.
option-windfall-on = Der Warme Regen ersetzt eine zufällige Boom-Karte.
option-event-cards = Ob ein Ereignis für das ganze Spiel einen Bereich ändert.
option-event-cards-off = Gespielt wird ohne Ereignisse.
option-event-cards-on = Ein zufälliges Ereignis ändert für das ganze Spiel die Regeln eines Bereichs.
option-later-wishes = Ob die späteren Wünsche des Autors gelten.
option-later-wishes-off = Es gelten die Regeln der Spielanleitung.
option-later-wishes-on = Die Bauabteilung ist langsamer, und es gibt weitere Gelegenheiten zum Umbau.
conflict-automas-seats = { $automas ->
    [one] Ein Automa spielt
   *[other] Zwei Automas spielen
} mit 1 bis 3 Menschen, also an { $least } bis { $most } Sitzen insgesamt, nicht an { $seats }.
conflict-beginner-deck = Der Stapel für die erste Partie wird nicht mit { $module ->
    [era_cards] Epoche-Karten
    [great_depression] der Großen Depression
   *[windfall] dem Warmen Regen
} verbunden.

## Namen der Dinge

office-training = Training
office-assembly = Montage
office-meeting-room = Besprechungsraum
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

new-office-human-resources = Humanressourcen
new-office-internship-program = Praktikumsprogramm
new-office-network-administration = Netzwerkadministration
new-office-niche-market = Nischenmarkt
new-office-premium-product = Premiumprodukt
new-office-press-relations = Pressearbeit
new-office-new-offices = Errungenschaft: Neue Büros

new-floor-empty-floor = Leeres Stockwerk
new-floor-assembly-line = Fließband
new-floor-conference-room = Konferenzraum
new-floor-construction-admin = Bauabteilung
new-floor-inhouse-fabrication = Eigene Fertigung
new-floor-investor = Investor
new-floor-it-department = I.T.-Abteilung
new-floor-marketing-department = Marketingabteilung
new-floor-online-store = Online-Shop
new-floor-research-lab = Forschungslabor
new-floor-telecommunications = Telekommunikation
new-floor-office-renovation = Bürorenovierung
new-floor-corner-office = Errungenschaft: Eckbüro
new-floor-merger = Errungenschaft: Firmenfusion
new-floor-executives = Errungenschaft: Führungskräfte
new-floor-renovation = Errungenschaft: Bürorenovierung
new-floor-marketing = Errungenschaft: Marketing
new-floor-production = Errungenschaft: Produktion
new-floor-loyal-staff = Errungenschaft: Treue Angestellte
new-floor-skyline = Errungenschaft: Skyline

specialty-e-commerce = E-Commerce
specialty-new-technologies = Neue Technologien
specialty-manufacturing = Produktion
specialty-insurance = Versicherungswesen
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
heading-players = Spieler
heading-log = Spielprotokoll
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
heading-consulting = Unternehmensberatung
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
heading-forecast = Konjunkturprognose
heading-current = Aktuell
heading-front = Aufgedeckt
heading-following = Danach
heading-future = Zukünftiger Stapel
heading-seen = Bisher
heading-later = Später
heading-customers = Konsumenten
heading-retail = Einzelhandelsgeschäft
heading-segment = Segment
heading-price = Preis
heading-kept = Bleibt liegen
heading-liquidation = Liquidation
heading-construction = Bauunternehmen
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
