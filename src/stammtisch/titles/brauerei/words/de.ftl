# Die Wörter von Brauerei.

## What happens: tell-EVENT

tell-deck = Der Stapel wird gemischt: { $cards }.
tell-start = Alle bekommen zu Beginn { $money }, { $reps } zu Hause und { $cards }.
tell-first-taste = { $category }: Die Kundschaft will „{ $predicate }“.
tell-rolls = { $seat } würfelt eine { $die }.
tell-start-player = { $seat } fängt an.
tell-settles = { $seat } gründet auf { $object } den Firmensitz.
tell-round = Runde { $round } beginnt.
tell-account = { $seat } nimmt { $income } ein, zahlt { $costs } und hat jetzt { $money }.
tell-forced-sale = { $seat } muss einen Laster für { $money } verkaufen.
tell-leaves = { $seat } kann den Vertreter auf { $object } nicht bezahlen; er geht.
tell-forgiven = { $seat } kann { $money } nicht bezahlen; der Betrag wird erlassen.
tell-lays-nothing = { $seat } legt keine Karte.
tell-lays = { $seat } legt { $cards } verdeckt: { $category }.
tell-no-research = { $seat } verzichtet auf Marktforschung.
tell-research-besides = { $seat } betreibt neben den Karten auch Marktforschung.
tell-research = { $seat } zahlt { $money } für Marktforschung.
tell-field = { $seat } erforscht: { $category }.
tell-field-unseen = { $seat } entscheidet, was erforscht wird.
tell-brewed = Alle Biere des Jahres sind gebraut.
tell-no-votes = { $category }: Keine Karte liegt da, der Geschmack bleibt.
tell-votes = „{ $predicate }“ hat { $votes }.
tell-taste = { $category }: Der Geschmack ist jetzt „{ $predicate }“.
tell-taste-stays = { $category }: Gleichstand mit dem alten Geschmack, der bleibt.
tell-taste-together = { $category }: Nach Gleichstand gehört „{ $predicate }“ zum neuen Geschmack.
tell-knows = { $seat } hat richtig geforscht ({ $category }): ein Bierpunkt.
tell-pleases = Das Bier von { $seat } ist „{ $predicate }“, wie die Kundschaft es will: ein Bierpunkt.
tell-beer-points = { $seat } hat für das Bier des Jahres { $points }.
tell-buys-cards = { $cards ->
    [0] { $seat } kauft keine Karte.
   *[other] { $seat } kauft { $cards } für { $money }.
}
tell-draws = { $seat } zieht { $card }.
tell-draws-unseen = { $seat } zieht eine Karte.
tell-shuffled = Was gelegt war, wird in den Stapel gemischt: { $cards }.
tell-no-reps-at-all = Niemand hat einen Vertreter zu schicken.
tell-goes = { $seat } schickt { $reps } nach { $object }.
tell-stays-home = { $seat } behält { $reps } zu Hause.
tell-attacks = { $object }: { $seat } würfelt eine { $die }, zusammen { $total }; nötig ist mehr als { $bar }.
tell-no-crest = { $seat } hat kein Wappen mehr und kann { $object } nicht nehmen.
tell-tied = { $object }: Die besten Angreifer haben je { $total } und würfeln noch einmal.
tell-stays-neutral = { $object } bleibt neutral.
tell-holds = { $seat } hält { $object }.
tell-takes = { $seat } nimmt { $object } ein.
tell-takes-from = { $seat } nimmt { $loser } { $object } ab.
tell-has-won-market = { $seat } beherrscht { $count } Objekte im auswärtigen Markt: Das Spiel ist aus.
tell-sells = { $seat } setzt insgesamt { $hl } ab.
tell-last-round = Runde { $round } war die letzte. { $seat } ist in der Reihenfolge vorn und gewinnt.
tell-buys-lorries = { $seat } kauft { $lorries } für { $money }.
tell-sells-lorries = { $seat } verkauft { $lorries } für { $money }.
tell-keeps-output = { $seat } bleibt bei einem Ausstoß von { $hl }.
tell-raises-output = { $seat } steigert den Ausstoß für { $money } auf { $hl }.
tell-can-deliver = { $seat } kann { $hl } liefern.
tell-only-fit = { $seat } kann noch ein Objekt beliefern: { $object }.
tell-supplies = { $seat } beliefert { $object }.
tell-hangs-no-more = { $object } von { $seat } wird wieder beliefert.
tell-hangs = { $object } von { $seat } geht leer aus und hängt.
tell-office-hangs-on = { $object } mit dem Firmensitz von { $seat } geht wieder leer aus und hängt weiter.
tell-is-lost = { $object } geht wieder leer aus: { $seat } verliert es.
tell-stroke = { $area }: { $seat } setzt mit { $hl } am meisten ab und bekommt einen Strich.
tell-popularity = { $seat } hat { $strokes }: Die Beliebtheit steigt auf { $now }.
tell-place = Nummer { $place } der Reihenfolge: { $seat }.
tell-auction = Vertreter Nummer { $number } wird versteigert.
tell-bids = { $money ->
    [0] { $seat } bietet nicht.
   *[other] { $seat } bietet { $money }.
}
tell-tied-bids = Gleichstand bei { $money }: Die Höchstbietenden bieten noch einmal.
tell-all-withdraw = Niemand bietet mehr als { $money }: Um den Vertreter wird gewürfelt.
tell-unsold = Niemand bietet, der Vertreter wird nicht verkauft.
tell-sold = { $seat } zahlt { $money } und bekommt den Vertreter.
tell-won-again = { $seat } hat damit in dieser Runde zwei Vertreter bekommen.
tell-lures-nobody = { $seat } wirbt niemanden ab.
tell-lures = { $seat } will { $other } einen Vertreter abwerben.
tell-lured = { $seat } würfelt eine { $die } und zahlt { $other } { $money } für den Vertreter.
tell-hired = { $seat } würfelt eine { $die } und stellt für { $money } anderswo einen Vertreter ein.
tell-lured-nobody = { $seat } würfelt eine { $die }, und niemand kommt.
tell-loses-home = { $seat } verliert einen Vertreter, der zu Hause war.
tell-loses = { $seat } verliert den Vertreter auf { $object }.
tell-dismisses-home = { $seat } entlässt einen Vertreter zu Hause.
tell-dismisses = { $seat } entlässt einen Vertreter auf { $object }.
tell-office-stays = Der Firmensitz von { $seat } bleibt, wo er ist.
tell-office-moves = Der Firmensitz von { $seat } zieht nach { $object }.

## What is to be decided: ask-, hint-, when-

ask-kiosk = Wähle den Kiosk für deinen Firmensitz.
hint-kiosk = Alle Kioske der obersten Reihe sind gleich. Den mit deinem Firmensitz kann dir niemand nehmen.
when-kiosk = Die Kioske für die Firmensitze werden vor der ersten Runde gewählt.
ask-lay = Lege Karten verdeckt und sage dann, dass das alle sind.
hint-lay = Jede Karte ist eine Stimme für das, was die Kundschaft wollen wird. Ein Joker stimmt für das, was sie jetzt will. Gelegt wird in der Reihenfolge der Liste, Eigenschaften zuerst.
when-lay = Karten werden in Phase 3a gelegt, am Beginn einer Runde.
ask-research = Bezahlst du Marktforschung?
hint-research = Sie sichert dir einen Bierpunkt: Wo du forschst, liegt dein Bier richtig, was auch immer die Kundschaft will.
when-research = Marktforschung gibt es in Phase 3b, für alle, die keine Karte gelegt haben.
ask-field = Wähle, was du erforschst.
hint-field = Nimm, worüber du am wenigsten weißt. Die anderen erfahren es erst, wenn der Geschmack feststeht.
when-field = Was erforscht wird, wählt man, sobald die Marktforschung bezahlt ist.
ask-beer = Beschreibe dein Bier des Jahres, Merkmal für Merkmal.
hint-beer = Jede Eigenschaft, die die Kundschaft nach der Abstimmung will, ist ein Bierpunkt, und jeder Bierpunkt hilft in dieser Runde allen deinen Vertretern.
when-beer = Das Bier des Jahres wird in Phase 3b beschrieben, nach den Karten.
ask-buy = Wie viele Karten kaufst du?
hint-buy = Karten sind Stimmen für spätere Runden. Was gelegt war, kommt zurück in den Stapel.
when-buy = Karten werden in Phase 4b gekauft, wenn der Geschmack feststeht.
ask-send = Schreibe die Zettel deiner Vertreter und sage dann, dass das alle sind.
hint-send = Mehrere Vertreter auf einem Objekt stärken den Angriff, und auf einem eigenen Objekt verteidigen sie es. Zettel werden in der Reihenfolge des Plans geschrieben; wer keinen bekommt, bleibt zu Hause und kostet keinen Lohn.
when-send = Vertreter werden in Phase 5 losgeschickt.
ask-lorries = Kaufst oder verkaufst du Laster?
hint-lorries = Ein Laster fährt nur eine bestimmte Menge Bier und kostet in jeder Runde Unterhalt.
when-lorries = Laster werden in Phase 6 gehandelt.
ask-output = Um wie viele Stufen steigerst du den Ausstoß?
hint-output = Du lieferst nie mehr als deinen Ausstoß und nie mehr, als deine Laster fahren. Der Ausstoß kostet später nichts mehr.
when-output = Der Ausstoß wird in Phase 6 gesteigert.
ask-supply = Es reicht nicht für alle. Wähle ein Objekt, das du belieferst.
hint-supply = Was leer ausgeht, hängt und bringt nichts ein. Geht es in der nächsten Runde wieder leer aus, ist es verloren.
when-supply = Objekte werden in Phase 6 ausgewählt, wenn du nicht alle beliefern kannst.
ask-bid = Biete auf einen Vertreter.
hint-bid = Alle bieten gleichzeitig, und nur das höchste Gebot wird bezahlt. Jeder weitere Vertreter macht einen Angriff sicherer oder einen zweiten möglich.
when-bid = Gebote gibt es in Phase 9a.
ask-lure = Wem willst du einen Vertreter abwerben?
hint-lure = Eine 6 bringt dir einen Vertreter von dort, eine 5 einen von anderswo; sonst kostet es nichts.
when-lure = Abgeworben wird in Phase 9b, von allen, die nichts ersteigert haben.
ask-dismiss = Entlässt du einen Vertreter?
hint-dismiss = Wer weit oben steht, kostet am Beginn der nächsten Runde seinen Lohn. Wer entlassen ist, ist weg.
when-dismiss = Vertreter werden in Phase 9c entlassen.
ask-office = Zieht dein Firmensitz um?
hint-office = Das Objekt mit dem Firmensitz kann dir niemand nehmen; das, was du verlässt, schon.
when-office = Firmensitze ziehen in Phase 10 um, wenn man im nächsten Bereich genug Objekte beherrscht.

## How a choice is offered: say-DECISION-WORD

say-kiosk-settle = Auf { $object }
say-lay-lay = „{ $predicate }“ legen
say-lay-joker = Joker legen: { $category }
say-lay-done = Das sind alle
say-research-pay = Marktforschung bezahlen
say-research-no = Keine Marktforschung
say-field-know = { $category } erforschen
say-beer-brew = „{ $predicate }“
say-beer-done = So brauen
say-buy-buy = { $cards ->
    [0] Keine kaufen
   *[other] { $cards } kaufen
}
say-send-send = Vertreter nach { $object }
say-send-done = Das sind alle
say-lorries-buy = { $lorries } kaufen
say-lorries-sell = { $lorries } verkaufen
say-lorries-keep = Alles lassen, wie es ist
say-output-raise = { $steps ->
    [0] Lassen, wie er ist
   *[other] Um { $steps } steigern
}
say-supply-supply = { $object } beliefern
say-bid-bid = { $money ->
    [0] Kein Gebot
   *[other] { $money } bieten
}
say-lure-lure = { $seat } einen Vertreter abwerben
say-lure-no = Niemanden abwerben
say-dismiss-from-home = Einen zu Hause entlassen
say-dismiss-from = Einen entlassen: { $area }
say-dismiss-keep = Die anderen behalten
say-office-move = Nach { $object } ziehen
say-office-stay = Bleiben

## Why something is forbidden: why-REASON

why-not-top-row = { $object } ist kein Kiosk der obersten Reihe.
why-taken = { $object } gehört { $seat }.
why-card-lacking = { $cards ->
    [0] Du hast keine Karte „{ $predicate }“.
   *[other] Du hast schon alle deine Karten „{ $predicate }“ gelegt ({ $cards }).
}
why-card-order = Karten werden in der Reihenfolge der Liste gelegt; nimm die letzte zurück, um diese vorher zu legen.
why-no-joker = { $cards ->
    [0] Du hast keinen Joker.
   *[other] Du hast schon alle deine Joker gelegt ({ $cards }).
}
why-researched = Das hast du erforscht ({ $category }): Hier steht ein „M“.
why-described = Das ist beschrieben ({ $category }); nimm es zurück, um eine andere Eigenschaft zu wählen.
why-category-first = Zuerst kommt: { $category }.
why-deck-short = Mehr gibt der Stapel nicht her: { $cards }.
why-cards-too-dear = Eine Karte kostet { $price }; du hast { $have }.
why-no-rep-left = Alle deine Vertreter haben einen Zettel: { $reps }.
why-note-order = Zettel werden in der Reihenfolge des Plans geschrieben, und auf dem letzten steht { $object }. Nimm ihn zurück, um diesen vorher zu schreiben.
why-office-there = { $seat } hat auf { $object } den Firmensitz.
why-no-foot-in = Dort beherrschst du nichts: { $wanted }. Das versperrt: { $area }.
why-not-supplied-in = Dort belieferst du nichts: { $wanted }.
why-no-rep-in = Dorthin schickt kein Zettel einen Vertreter: { $wanted }.
why-all-hanging-in = Dort hängen alle deine Objekte: { $wanted }.
why-too-dear = Das kostet { $price }; du hast { $have }.
why-not-both = Laster werden in einer Runde entweder gekauft oder verkauft.
why-last-lorry = Ein Laster muss bleiben; du hast { $lorries }.
why-not-yours = { $object } gehört dir nicht.
why-supplied-already = { $object } wird schon beliefert.
why-too-thirsty = { $object } braucht mehr, als du noch liefern kannst: { $hl }.
why-others-first = { $object } hing schon: Objekte, die nicht hingen, kommen zuerst.
why-below-tie = Der Gleichstand liegt bei { $money }: Biete mehr oder nichts.
why-bid-too-high = Du hast { $have }.
why-nobody-there = Es spielen nur { $count }.
why-yourself = Dir selbst kannst du niemanden abwerben.
why-has-no-rep = { $seat } hat keinen Vertreter.
why-nobody-home = Keiner deiner Vertreter ist zu Hause.
why-nobody-in = Dort hast du keinen Vertreter: { $area }.
why-dismiss-upwards = Entlassen wird von zu Hause an aufwärts.
why-not-next-area = { $object } liegt nicht im Bereich über deinem Firmensitz: { $area }.
why-it-hangs = { $object } hängt; der Firmensitz braucht ein beliefertes Objekt.

## Sources of points

source-supra = Auswärtiger Markt

## Options

option-research = Marktforschung
option-research-exclusive = Nur für alle, die keine Karte gelegt haben.
option-research-additional = Auch neben gelegten Karten.
option-supra-access = Zugang zum auswärtigen Markt
option-supra-access-objects = Durch ein beliefertes Objekt in jedem anderen Bereich.
option-supra-access-reps = Durch einen Vertreter in jedem anderen Bereich.

## Things

category-aroma = Aroma
category-colour = Farbe
category-strength = Stärke
category-head = Schaum
predicate-hoppy = hopfig
predicate-malty = malzig
predicate-fruity = fruchtig
predicate-smoky = rauchig
predicate-mild = mild
predicate-straw = strohgelb
predicate-golden = golden
predicate-amber = bernstein
predicate-brown = braun
predicate-black = schwarz
predicate-light = leicht
predicate-table = Schankbier
predicate-standard = Vollbier
predicate-strong = stark
predicate-double = doppelt
predicate-flat = flach
predicate-fine = feinporig
predicate-creamy = cremig
predicate-firm = fest
predicate-lavish = üppig
card-joker = einen Joker
card-hoppy = „hopfig“
card-malty = „malzig“
card-fruity = „fruchtig“
card-smoky = „rauchig“
card-mild = „mild“
card-straw = „strohgelb“
card-golden = „golden“
card-amber = „bernstein“
card-brown = „braun“
card-black = „schwarz“
card-light = „leicht“
card-table = „Schankbier“
card-standard = „Vollbier“
card-strong = „stark“
card-double = „doppelt“
card-flat = „flach“
card-fine = „feinporig“
card-creamy = „cremig“
card-firm = „fest“
card-lavish = „üppig“
area-kiosk = Kioske
area-pub = Kneipen
area-supermarket = Supermärkte
area-wholesale = Großhandel
area-supra-regional = auswärtiger Markt
ending-none = noch nicht zu Ende
ending-market = drei Objekte im auswärtigen Markt
ending-rounds = die letzte Runde

## Numbers of things: unit-NAME

unit-chapter = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
unit-mark = { $count } Mark
unit-hl = { $count } hl
unit-supra = { $count ->
    [one] { $count } auswärtiges Objekt
   *[other] { $count } auswärtige Objekte
}
unit-point = { $count ->
    [one] { $count } Bierpunkt
   *[other] { $count } Bierpunkte
}
unit-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
unit-rep = { $count ->
    [one] { $count } Vertreter
   *[other] { $count } Vertreter
}
unit-lorry = { $count ->
    [one] { $count } Laster
   *[other] { $count } Laster
}
unit-step = { $count ->
    [one] { $count } Stufe
   *[other] { $count } Stufen
}
unit-vote = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}
unit-stroke = { $count ->
    [one] { $count } Strich
   *[other] { $count } Striche
}

## What a move brings: brings-NAME

brings-output = { $change } Ausstoß
brings-deliverable = { $change } lieferbar
brings-room = { $now } noch zu liefern

## What breaks a tie: tie-NAME

tie-sales = { $names } sind im auswärtigen Markt gleich. Der höhere Absatz entscheidet: { $winner }.
tie-money = { $names } sind im auswärtigen Markt und im Absatz gleich. Mehr Geld entscheidet: { $winner }.
tie-order = { $names } sind im auswärtigen Markt gleich. Die Reihenfolge entscheidet: { $winner }.

## Headings of the table

heading-round = Runde
heading-order = Reihenfolge
heading-wishes = Geschmack
heading-market = Neutrale Objekte
heading-odds = Chance in % mit 1, 2, 3 … Vertretern
heading-chances = Chancen
heading-bar = Zu übertreffen
heading-room = Noch zu liefern
heading-money = Geld
heading-objects = Objekte
heading-hangs = Hängend
heading-office = Firmensitz
heading-posts = Vertreter unterwegs
heading-home = Vertreter zu Hause
heading-beer-points = Bierpunkte
heading-popularity = Beliebtheit
heading-strokes = Striche
heading-output = Ausstoß
heading-lorries = Laster
heading-capacity = Lieferbar
heading-income = Einkünfte
heading-costs = Kosten
heading-sales = Absatz
heading-hand = Hand
heading-laid-in = Gelegte Karten
heading-beer = Bier des Jahres
heading-research = Erforscht
heading-crests = Wappen im Vorrat
heading-notes = Zettel
heading-reps = Vertreter zu Hause + fort
heading-zone-market = Markt
heading-zone-taste = Geschmack
heading-zone-desk = Jetzt
heading-zone-brewery = Brauerei
heading-zone-slate = Tafel
heading-neutral = Neutral
heading-crest = Wappen
heading-hanging = Hängt
heading-standing = Vertreter hier
heading-beneath = unter einem Objekt: Vertreter
heading-threshold = Zu übertreffende Schwelle
heading-demand = Bedarf je Objekt
heading-wage = Lohn eines Vertreters
heading-wanted = Jetzt gewünscht
heading-votes = Stimmen
heading-deck = Karten im Stapel
heading-take-back = Antippen nimmt es zurück
heading-brewing = braut noch
heading-brewed = fertig
heading-covered = Niemand sieht es, bevor der Geschmack feststeht.
heading-note = Zettel
heading-at-home = Bleibt zu Hause
heading-chance = Chance
heading-defends = Verteidigt es
heading-no-reps = Kein Vertreter zum Losschicken
heading-bonus = Zu jedem Würfel
heading-writing = schreibt noch
heading-done = fertig
heading-fights = Kämpfe
heading-takes = nimmt es
heading-holds = hält es
heading-stays-neutral = Bleibt neutral
heading-no-crest = kein Wappen mehr
heading-no-fights = In dieser Runde noch keine Kämpfe
heading-auction = Vertreter anwerben
heading-tied-bid = Gleichstand bei
heading-bid = Gebot
heading-tab-beer = Biere
heading-tab-notes = Zettel
heading-tab-fights = Kämpfe
heading-tab-auction = Anwerben
heading-stroke-now = Striche beim jetzigen Stand
heading-next-popularity = Striche bis zum nächsten Punkt
heading-earnings = Was alle verdienen
heading-each-round = Je Runde
heading-far = Im auswärtigen Markt
heading-carries = Die Laster fahren
heading-demanded = Alle Objekte brauchen
heading-can = liefert
heading-want = gebraucht
heading-whose-brewery = Wessen Brauerei zu sehen ist
heading-wages = Löhne

## Was sich in der Datei einer Schachtel widerspricht

box-categories = { $count } Einträge; ein Bier hat { $wanted } Merkmale (BR-3.1)
box-of-category = keine Eigenschaft gehört zu diesem Merkmal; ein Bier hat in jedem eine (BR-7.5)
box-joker = der Joker ist keine Eigenschaft
box-deck = der Stapel hat { $cards } Karten; nötig sind { $least } oder mehr, für { $seats } Hände, und höchstens { $most }
box-areas = { $count } Einträge; es braucht mindestens { $least }: einen, in dem alle beginnen (BR-3.9), und den auswärtigen Markt (BR-2.1)
box-needs = „needs“ verlangt einen tieferen Bereich; den Weg in den höchsten regelt BR-9.3
box-first-needs = „needs“ muss fehlen: Dort fangen alle an (BR-3.9)
box-order = Objekte folgen nach Bereichen aufeinander (BR-9.8)
box-top-row = „top_row“ verlangt mindestens { $least } Objekte, alle im untersten Bereich (BR-3.9)
box-crests = „crests“ ist 1 bis 100
box-reps = „reps“ ist 1 bis 100 und nicht kleiner als die Zahl der Vertreter am Anfang
box-strokes = „strokes_needed“ verlangt vier Zahlen, die von mindestens 1 an steigen
box-lorry-value = „lorry_value“ ist höchstens „lorry_price“, sonst wüchse aus Lastern Geld
box-lures = „lure_from_player“ und „lure_from_bank“ müssen verschiedene Würfe sein
box-no-object = in diesem Bereich liegt kein Objekt; der Weg in den höchsten führt durch alle (BR-9.3)
box-threshold = „{ $key }“ ist höchstens { $most }: Kein Angriff kommt auf mehr als { $total }, also könnte dort nie jemand ein Objekt nehmen (BR-9.10)
box-no-reps = „{ $key }“ ist mindestens 1, wenn keine Versteigerung stattfindet: Sonst hätte nie jemand einen Vertreter (BR-13.1)
box-to-win = „{ $key }“ ist höchstens { $most }: Mehr Objekte hat der höchste Bereich nicht (BR-15.1)
box-crests-to-win = „{ $key }“ ist mindestens { $least }: eines in jedem Bereich unter dem höchsten und so viele, wie dort gewinnen (BR-9.3, BR-15.1)
box-foothold = „{ $key }“ ist höchstens { $most }: Mehr Objekte hat der zweite Bereich nicht, also könnte nie ein Firmensitz umziehen (BR-14.1)
box-roll = „{ $key }“ verlangt einen Wurf des Würfels, 1 bis { $most } (BR-13.7)
box-first-stroke = „{ $key }“ ist in der ersten Zahl höchstens { $most }: Mehr Striche kann niemand im Spiel bekommen (BR-11.1)

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-category = Merkmale
sheet-predicate = Eigenschaften
sheet-area = Bereiche
sheet-object = Objekte
entry-starting-money = Geld am Anfang
entry-starting-hand = Karten am Anfang
entry-starting-reps = Vertreter am Anfang
entry-starting-output = Ausstoß am Anfang
entry-starting-lorries = Laster am Anfang
entry-crests = Wappen je Person
entry-reps = Vertreter im Spiel
entry-jokers = Joker
entry-die-sides = Seiten des Würfels
entry-card-price = Preis einer Karte
entry-research-price = Preis der Marktforschung
entry-lorry-price = Preis eines Lasters
entry-lorry-value = Was die Bank für einen Laster zahlt
entry-lorry-upkeep = Unterhalt eines Lasters
entry-lorry-capacity = Was ein Laster fährt
entry-output-step = Stufe des Ausstoßes
entry-output-price = Preis einer Stufe
entry-strokes-needed = Nötige Striche
entry-controlled-extra = Schwelle eines beherrschten Objekts, höher um
entry-auctions = Versteigerte Vertreter je Runde
entry-lure-price = Preis des Abwerbens
entry-lure-from-player = Wurf, der von jemandem abwirbt
entry-lure-from-bank = Wurf, der von der Bank anwirbt
entry-foothold = Objekte, die den Firmensitz nachziehen
entry-objects-to-win = Objekte zum Sieg
entry-rounds = Runden
entry-category = Merkmal
entry-copies = Anzahl
entry-wage = Lohn
entry-income = Einkünfte
entry-demand = Bedarf
entry-threshold = Schwelle
entry-needs = Nötiger Fuß in
entry-letter = Buchstabe
entry-area = Bereich
entry-top-row = Oberste Reihe

## Daueraufträge: bis wann einer gilt, und was ihn unterbricht

until-phase-bid = bis die Versteigerungen dieser Runde vorbei sind
unless-won = ich habe in dieser Runde { $n } Vertreter ersteigert
unless-rep-number = Vertreter Nummer { $n } wird versteigert

about-area = { $area }: Schwelle { $threshold }, Bedarf { $demand } hl; ein beliefertes Objekt bringt { $income } Mark je Runde, ein Vertreter dort kostet { $wage } Mark je Runde
about-predicates = { $category }: Die Eigenschaften sind { $predicates }
