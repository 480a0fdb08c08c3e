# Die Wörter von Mall des Jahres.

## Was geschieht: tell-EVENT

tell-store-pile = { $stores } und { $closures } bilden gemischt den Geschäftsstapel, { $anchors } und { $counters } eigene Stapel.
tell-laid-out = { $card } kommt auf Stapel { $stack }.
tell-start-player = { $seat } beginnt.
tell-turn = Runde { $round }: { $seat } ist am Zug.
tell-removed = { $seat } legt { $cards } aus der Auslage auf den Ablagestapel.
tell-nothing-removed = { $seat } hat keine Karten zu entfernen.
tell-dealt = { $seat }, { $field }: { $card }.
tell-deck-empty = { $seat } hat keine Karte mehr für das Feld „{ $field }“.
tell-deck-turned = { $seat } dreht den Ablagestapel um: { $cards }.
tell-taken-up = { $seat } legt { $card } auf den Nachziehstapel.
tell-unopened = { $card } bleibt vorerst uneröffnet.
tell-opened = { $card } eröffnet bei { $seat }.
tell-branch = { $seat } führt jetzt auch { $branch }: Branche Nummer { $count }.
tell-branch-lost = { $seat } führt { $branch } nicht mehr; jetzt noch { $branches }.
tell-chip = { $seat } führt { $branch } vor allen anderen und nimmt den Chip für { $points }.
tell-climb = Die Mall von { $seat } steigt in Kategorie { $category } auf.
tell-reward = Zur Belohnung steht der Marker von { $seat } auf Feld { $to }.
tell-descend = Die Mall von { $seat } fällt in Kategorie { $category }; das kostet { $points }.
tell-symbol = Der Marker von { $seat } trifft ein Kartensymbol: Eine Erneuerung steht an.
tell-insolvent = { $seat } ist insolvent und scheidet aus.
tell-end-chips = Der letzte Chip ist genommen: Das Spiel ist aus.
tell-end-rounds = Nach { $rounds } ist das Spiel aus.
tell-end-supply = Vom Geschäftsstapel ist keine Karte mehr da: Das Spiel ist aus.
tell-end-alone = Nur noch eine Mall ist solvent: Das Spiel ist aus.
tell-no-card = Es ist keine Karte mehr da.
tell-rebuilt = Aus den verdeckten Karten wird ein neuer Geschäftsstapel gemischt: { $cards }.
tell-refresh = Erneuerung: Jeder Stapel bekommt eine neue Karte.
tell-checkpoint = Die anstehende Erneuerung wird ausgeführt.
tell-no-effects = { $seat } hat nur Leerstand ausliegen; die Effekte entfallen.
tell-restaurant = { $card } bringt { $seat } { $points }.
tell-pays-nothing = { $seat } bekommt nichts für { $card }.
tell-no-effect = Unter dem ersten Feld hat { $card } keinen Effekt.
tell-order-kept = { $seat } lässt die Auslage, wie sie ist.
tell-rearranged = { $seat } ordnet die Auslage neu: { $order }.
tell-dismissed = { $seat } entsorgt den Leerstand unter dem Feld „{ $field }“.
tell-vacancy-kept = { $seat } behält den Leerstand unter dem Feld „{ $field }“.
tell-vacancy = { $seat } bekommt einen Leerstand.
tell-not-swapped = { $seat } behält { $card }.
tell-swapped = { $seat } tauscht { $old } gegen { $card } von Stapel { $stack }.
tell-business-kept = { $seat } schließt { $card } nicht.
tell-voluntary = { $seat } schließt { $card } aus freien Stücken.
tell-closing = { $points ->
    [0] { $card } schließt; das kostet { $seat } nichts.
   *[other] { $card } schließt und kostet { $seat } { $points }.
}
tell-beneath = { $card } kommt zuunterst in ihren Stapel.
tell-laid-on = { $seat } legt { $card } auf Stapel { $stack }.
tell-nothing-checked = Keine Prüfung für { $card }.
tell-failed = { $card } besteht die Prüfung nicht.
tell-passed = { $card } besteht die Prüfung.
tell-stays-open = { $card } bleibt bei { $seat } geöffnet.
tell-settled = { $card } bringt { $seat } { $points }.
tell-target = { $seat } würfelt um { $card }.
tell-revealed = { $seat } würfelt um { $card }, oben auf dem Stapel.
tell-takes-closure = { $seat } nimmt { $card } aus dem Markt.
tell-acquires-nothing = { $seat } erwirbt nichts.
tell-drawn = { $seat } zieht { $card } vom Geschäftsstapel.
tell-used = { $seat } setzt { $card } ein.
tell-received = { $seat } bekommt { $card }.
tell-must-close = Die Schließungskarte schließt { $card } unter dem zweiten Feld von { $seat }.
tell-closes-nothing = Unter dem zweiten Feld von { $seat } liegt kein Betrieb; nichts schließt.
tell-bonus-kept = { $seat } hebt { $card } für später auf.
tell-picks-nothing = { $seat } nimmt keine der vier Karten.
tell-picks = { $seat } nimmt { $card } ohne zu würfeln.
tell-already-there = Die Würfel von { $seat } zeigen schon, was { $card } verlangt.
tell-stopped = { $seat } gibt { $card } auf.
tell-stays-up = { $card } bleibt offen auf ihrem Stapel.
tell-dice = Die Würfel von { $seat } zeigen { $first }, { $second } und { $third }.
tell-reached = Die Würfel erreichen { $card }: { $seat } erwirbt die Karte.
tell-pays = { $seat } zahlt { $points } für einen weiteren Wurf.
tell-free-roll = { $seat } würfelt kostenlos.

## Was zu entscheiden ist: ask-, hint-, when-

ask-rearrange = Ordne die ausliegenden Karten.
hint-rearrange = Es zählt, was unter einem Feld liegt, wenn es an der Reihe ist: Halte aus dem dritten Feld fern, was die Prüfung nicht besteht, und lege unter das vierte, was zahlt.
when-rearrange = Umgeordnet wird, wenn zu Beginn der Effekte eine Theke unter dem ersten Feld liegt.
ask-dismiss = Entsorge den Leerstand oder behalte ihn.
hint-dismiss = Jeder Leerstand in deinem Deck kostet am Ende Punkte und nimmt einem Geschäft den Platz weg. Ein schlankes Deck bringt seine Geschäfte schneller wieder.
when-dismiss = Leerstand wird bei den Effekten entsorgt, wenn er unter dem ersten oder zweiten Feld liegt.
ask-swap = Tausche das Geschäft gegen eines der Branche oder behalte es.
hint-swap = Ein Tausch kostet nichts. Kann das neue Geschäft noch nicht eröffnen, geht seine Branche womöglich vorerst verloren.
when-swap = Getauscht wird bei den Effekten, wenn ein Geschäft unter dem ersten Feld liegt und eines seiner Branche offen ausliegt.
ask-close = Schließe den Betrieb oder behalte ihn.
hint-close = Hier kostet Schließen keine Punkte, bringt aber einen Leerstand, den du später entsorgen kannst. So wirst du los, was die Prüfung nicht bestünde.
when-close = Geschlossen wird bei den Effekten, was unter dem zweiten Feld liegt.
ask-stack = Wähle den Stapel, auf den die Karte kommt.
hint-stack = Die Karte verdeckt, was dort liegt: Das ist für alle außer Reichweite, bis der Stapel neu gebildet wird.
when-stack = Ein Stapel wird gewählt, wenn dein Geschäft schließt oder deine eingesetzte Schließungskarte ausgelegt wird.
ask-acquire = Wähle, was du erwerben willst.
hint-acquire = Was du erwirbst, kommt als Nächstes: Es liegt im nächsten Zug unter dem ersten Feld. Verdeckt ziehen kostet nichts, doch was noch nicht eröffnen kann, fällt womöglich bei der Prüfung durch.
when-acquire = Erworben wird in Schritt 4, nach den Effekten.
ask-roll = Würfle, setze einen Bonus ein oder hör auf.
hint-roll = Lass Würfel liegen, die schon passen, und wirf die anderen neu. Was sie zeigen, bleibt für deinen nächsten Zug.
when-roll = Gewürfelt wird in Schritt 4, wenn eine Karte dafür gewählt ist.
ask-draw-again = Behalte das Geschäft oder lege es weg und zieh neu.
hint-draw-again = Die zweite Karte musst du behalten, was es auch ist.
when-draw-again = Neu gezogen wird gleich nach einem gezogenen Geschäft, mit einer Schließungskarte, die das erlaubt.
ask-refresh-pick = Nimm eine der vier Karten oder keine.
hint-refresh-pick = Die Karte kostet nichts und braucht keine Würfel.
when-refresh-pick = So genommen wird eine Karte nach einer Erneuerung, die du eingesetzt hast.
ask-use-now = Setze die Erneuerung jetzt ein oder hebe sie auf.
hint-use-now = Später kostet sie dich die Wahl eines Zuges, und deine Zone muss dann ihre Farbe haben.
when-use-now = Sofort eingesetzt wird eine Erneuerung nur, wenn du sie gerade bekommen hast.

## Wie eine Wahl angeboten wird: say-DECISION-WORT

say-rearrange-arrange = Reihenfolge { $order }
say-dismiss-dismiss = Leerstand entsorgen
say-dismiss-keep = Behalten
say-swap-swap = Gegen { $card } von Stapel { $stack } tauschen
say-swap-keep = Geschäft behalten
say-close-close = Schließen
say-close-keep = Behalten
say-stack-onto = Auf Stapel { $stack }
say-acquire-try = Um { $card } auf Stapel { $stack } würfeln
say-acquire-take = { $card } von Stapel { $stack } nehmen
say-acquire-draw = Verdeckt ziehen
say-acquire-anchor = Um einen Ankermieter würfeln
say-acquire-counter = Um eine Theke würfeln
say-acquire-refresh = Erneuerung einsetzen
say-acquire-nothing = Nichts erwerben
say-roll-throw = Alle drei Würfel werfen
say-roll-roll = { $dice } neu werfen
say-roll-adjust = Eine { $face } um eins { $way } drehen
say-roll-bonus-throw = Mit dem Bonus alle drei Würfel werfen
say-roll-bonus-roll = Mit dem Bonus { $dice } neu werfen
say-roll-stop = Aufhören
say-draw-again-again = Auf Stapel { $stack } legen und neu ziehen
say-draw-again-keep = Geschäft behalten
say-refresh-pick-pick = { $card } von Stapel { $stack } nehmen
say-refresh-pick-none = Keine nehmen
say-use-now-use = Erneuerung einsetzen
say-use-now-keep = Aufheben

## Warum etwas verboten ist: why-GRUND

why-same-order = Diese Reihenfolge ergibt dasselbe wie eine frühere: Gleiche Karten tauschen die Plätze.
why-stack-empty = Stapel { $stack } ist leer.
why-no-store = { $card } ist kein Geschäft.
why-other-branch = { $card } gehört zur Branche { $branch }; tauschen kannst du nur gegen { $wanted }.
why-no-closure-card = Auf Stapel { $stack } liegt { $card }, keine Schließungskarte.
why-no-cards-left = Der Geschäftsstapel ist leer, und es gibt keine verdeckte Karte für einen neuen.
why-pile-empty = Dieser Stapel ist leer.
why-anchors-enough = Dein Deck enthält schon { $anchors }.
why-no-bonus = Du hast keine Schließungskarte mit dem Bonus „{ $bonus }“, die in deiner Zone ({ $zone }) gilt.
why-cannot-pay = Der Wurf kostet { $points }; von Feld { $at } fielest du unter Feld { $lowest }.
why-no-dice-yet = Deine Würfel zeigen noch nichts.
why-no-such-die = Keiner deiner Würfel zeigt eine { $face }, die sich so drehen ließe.
why-all-dice-first = Du hast noch nie gewürfelt: Wirf beim ersten Mal alle drei Würfel.
why-rolled-before = Deine Würfel zeigen schon etwas: Sag, welche du wirfst.
why-not-these-dice = Deine Würfel zeigen { $first }, { $second } und { $third }.

## Quellen der Punkte

source-field = Punkteleiste
source-category = Kategoriekarte
source-zone = Zone
source-vacancies = Leerstand
source-chips = Branchenchips
no-score = { heading-insolvent }

## Optionen

option-field-order = Reihenfolge der letzten beiden Felder
option-field-order-check-settle = Erst prüfen, dann abrechnen.
option-field-order-settle-check = Erst abrechnen, dann prüfen.
option-all-vacancy = Eine Auslage nur aus Leerstand
option-all-vacancy-skip = Die Effekte entfallen.
option-all-vacancy-dismiss = Leerstand darf trotzdem entsorgt werden.
option-deck-turn = Umdrehen des Ablagestapels
option-deck-turn-turn = Wenn eine Karte gebraucht wird, ungemischt.
option-deck-turn-turn-at-once = Sobald der Nachziehstapel leer ist, ungemischt.
option-deck-turn-shuffle = Wenn eine Karte gebraucht wird, gemischt.
option-opening = Eröffnung der Mieter
option-opening-tested = Ein Mieter eröffnet, wenn seine Bedingungen erfüllt sind.
option-opening-naive = Ein Mieter eröffnet, sobald du ihn hast.
option-unopened-pay = Einnahmen uneröffneter Mieter
option-unopened-pay-true = Uneröffnete Mieter zahlen.
option-unopened-pay-false = Nur eröffnete Mieter zahlen.
option-voluntary-closing = Freiwilliges Schließen
option-voluntary-closing-free = Es kostet nichts und bringt einen Leerstand.
option-voluntary-closing-paid = Es kostet die Kategorie.
option-voluntary-closing-no-vacancy = Es kostet nichts und bringt keinen Leerstand.
option-closure-cost = Preis einer Schließung durch Schließungskarte
option-closure-cost-true = Die Kategorie des Betriebs geht verloren.
option-closure-cost-false = Es gehen keine Punkte verloren.
option-dice-match = Was Würfel zeigen müssen
option-dice-match-exact = Genau die Augen der Karte.
option-dice-match-at-least = Mindestens die Augen der Karte.
option-reward = Belohnung einer Kategorie
option-reward-never-down = Der Marker rückt nie dahin zurück.
option-reward-set = Der Marker wird daraufgesetzt, auch zurück.
option-red-end = Das letzte rote Feld
option-red-end-insolvency = Wer es erreicht, ist insolvent.
option-red-end-floor = Niemand fällt unter Feld 2.

## Dinge

field-effect = Effekt
field-close = Schließen
field-check = Prüfen
field-settle = Abrechnen
branch-fashion = Mode
branch-sport = Sport
branch-restaurant = Restaurants
branch-shoes = Schuhe
branch-beauty = Parfümerie
branch-tech = Elektronik
branch-home = Wohnen
branch-toys = Spielwaren
branch-books = Bücher
branch-health = Gesundheit
branch-jewel = Schmuck
branch-leisure = Freizeit
zone-red = Rot
zone-grey = Grau
zone-green = Grün
zone-any = beliebig
bonus-refresh = Erneuerung
bonus-adjust = Würfel anpassen
bonus-roll = Freiwurf
bonus-again = neu ziehen
way-up = höher
way-down = tiefer
ending-none = nicht zu Ende
ending-chips = der letzte Chip
ending-rounds = die Rundengrenze
ending-supply = keine Karten mehr
ending-alone = nur eine solvente Mall
category-i = I
category-ii = II
category-iii = III
category-iv = IV
category-v = V
card-vacancy = Leerstand
card-closure = eine Schließungskarte
card-refresh-red-1 = Erneuerung (Rot)
card-adjust-red-1 = Anpassen (Rot)
card-roll-red-1 = Freiwurf (Rot)
card-refresh-red-2 = Erneuerung (Rot)
card-adjust-red-2 = Anpassen (Rot)
card-roll-red-2 = Freiwurf (Rot)
card-refresh-grey-1 = Erneuerung (Grau)
card-adjust-grey-1 = Anpassen (Grau)
card-roll-grey-1 = Freiwurf (Grau)
card-refresh-grey-2 = Erneuerung (Grau)
card-adjust-grey-2 = Anpassen (Grau)
card-roll-grey-2 = Freiwurf (Grau)
card-refresh-green-1 = Erneuerung (Grün)
card-adjust-green-1 = Anpassen (Grün)
card-roll-green-1 = Freiwurf (Grün)
card-refresh-green-2 = Erneuerung (Grün)
card-adjust-green-2 = Anpassen (Grün)
card-roll-green-2 = Freiwurf (Grün)
card-again-1 = Neu ziehen
card-again-2 = Neu ziehen
card-again-3 = Neu ziehen
card-again-4 = Neu ziehen
card-again-5 = Neu ziehen
card-again-6 = Neu ziehen
card-thimblewick = Thimblewick
card-plainfold = Plainfold
card-button-and-bray = Button and Bray
card-hemline-row = Hemline Row
card-corduroy-lane = Corduroy Lane
card-velvet-ledger = Velvet Ledger
card-needle-parade = Needle Parade
card-tailor-quill = Tailor Quill
card-maison-orrel = Maison Orrel
card-drapery-arcade = Drapery Arcade
card-halden-nine = Halden Nine
card-fleetfoot-depot = Fleetfoot Depot
card-racket-barn = Racket Barn
card-trailhound = Trailhound
card-court-and-crease = Court and Crease
card-summit-larder = Summit Larder
card-oarlock-supply = Oarlock Supply
card-velodrome-yard = Velodrome Yard
card-iron-meadow = Iron Meadow
card-pentathlon-hall = Pentathlon Hall
card-ladle-and-loaf = Ladle and Loaf
card-pepperdrift = Pepperdrift
card-noodle-ferry = Noodle Ferry
card-the-dented-pot = The Dented Pot
card-saffron-tram = Saffron Tram
card-brindle-grill = Brindle Grill
card-olive-signal = Olive Signal
card-harbour-skillet = Harbour Skillet
card-quince-and-ember = Quince and Ember
card-table-forty = Table Forty
card-cobble-and-clack = Cobble and Clack
card-lacework-corner = Lacework Corner
card-heelmark = Heelmark
card-puddlestride = Puddlestride
card-loafer-lodge = Loafer Lodge
card-brogue-bureau = Brogue Bureau
card-stepwise-nine = Stepwise Nine
card-sole-cartel = Sole Cartel
card-palace-of-pumps = Palace of Pumps
card-rosewater-desk = Rosewater Desk
card-lather-lab = Lather Lab
card-powderfall = Powderfall
card-mirror-minute = Mirror Minute
card-amberleaf-counter = Amberleaf Counter
card-nightcream-nook = Nightcream Nook
card-vial-forty-one = Vial Forty-One
card-tincture-row = Tincture Row
card-silk-petal-atelier = Silk Petal Atelier
card-maison-lumenne = Maison Lumenne
card-plugpoint = Plugpoint
card-bitbarn = Bitbarn
card-charger-shack = Charger Shack
card-pixel-smithy = Pixel Smithy
card-circuit-alley = Circuit Alley
card-gadget-lagoon = Gadget Lagoon
card-nimbus-wired = Nimbus Wired
card-quantum-counter = Quantum Counter
card-lampshade-inn = Lampshade Inn
card-cushion-dock = Cushion Dock
card-spoon-and-shelf = Spoon and Shelf
card-doormat-duke = Doormat Duke
card-teak-tundra = Teak Tundra
card-linen-ledge = Linen Ledge
card-studio-alcove = Studio Alcove
card-villa-interiora = Villa Interiora
card-marble-alley = Marble Alley
card-kite-and-puppet = Kite and Puppet
card-humming-top = Humming Top
card-brickling-bench = Brickling Bench
card-teddy-junction = Teddy Junction
card-dicehaven = Dicehaven
card-carousel-works = Carousel Works
card-grand-toy-assembly = Grand Toy Assembly
card-dog-ear-books = Dog-Ear Books
card-paper-lantern-press = Paper Lantern Press
card-footnote-corner = Footnote Corner
card-chapter-quay = Chapter Quay
card-atlas-nook = Atlas Nook
card-the-quiet-stack = The Quiet Stack
card-folio-palace = Folio Palace
card-lens-and-frame = Lens and Frame
card-corner-dispensary = Corner Dispensary
card-wellspring-remedies = Wellspring Remedies
card-spectacle-row = Spectacle Row
card-vitamin-pier = Vitamin Pier
card-balance-apothecary = Balance Apothecary
card-gilt-and-garnet = Gilt and Garnet
card-carat-court = Carat Court
card-moonstone-bench = Moonstone Bench
card-tourbillon-gate = Tourbillon Gate
card-crown-vitrine = Crown Vitrine
card-pinfall-lanes = Pinfall Lanes
card-escape-cellar = Escape Cellar
card-starlight-screens = Starlight Screens
card-skyglass-picture-house = Skyglass Picture House
card-orbit-arcade-park = Orbit Arcade Park
card-hollowell-department-store = Hollowell Department Store
card-great-basket-hypermarket = Great Basket Hypermarket
card-mercer-plaza-house = Mercer Plaza House
card-northgate-foodhall = Northgate Foodhall
card-everyhome-warehouse = Everyhome Warehouse
card-heronwick-galleries = Heronwick Galleries
card-tannery-hall = Tannery Hall
card-union-bazaar = Union Bazaar
card-polar-electric-depot = Polar Electric Depot
card-meridian-emporium = Meridian Emporium
card-castellan-and-daughters = Castellan and Daughters
card-atrium-grand = Atrium Grand
card-waffle-hatchery = Waffle Hatchery
card-bao-bench = Bao Bench
card-taco-tram = Taco Tram
card-soup-hatch = Soup Hatch
card-crepe-cart = Crepe Cart
card-falafel-stop = Falafel Stop
card-pasta-presto = Pasta Presto
card-curry-crate = Curry Crate
card-burger-bay = Burger Bay
card-sushi-slip = Sushi Slip
card-pretzel-post = Pretzel Post
card-gyro-gate = Gyro Gate
card-smoothie-spot = Smoothie Spot
card-pizza-panel = Pizza Panel
card-wok-wagon = Wok Wagon
card-salad-station = Salad Station
card-fries-furnace = Fries Furnace
card-doughnut-dome = Doughnut Dome
card-kebab-kiosk = Kebab Kiosk
card-gelato-galley = Gelato Galley

## Anzahlen von Dingen: unit-NAME

unit-chapter = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
unit-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
unit-store = { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
}
unit-anchor = { $count } Ankermieter
unit-counter = { $count ->
    [one] { $count } Theke
   *[other] { $count } Theken
}
unit-closure-card = { $count ->
    [one] { $count } Schließungskarte
   *[other] { $count } Schließungskarten
}
unit-business = { $count ->
    [one] { $count } Betrieb
   *[other] { $count } Betriebe
}
unit-vacancy = { $count ->
    [one] { $count } Leerstand
   *[other] { $count } Leerstände
}
unit-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
unit-branch = { $count ->
    [one] { $count } Branche
   *[other] { $count } Branchen
}
unit-category = { $count ->
    [one] { $count } Kategorie
   *[other] { $count } Kategorien
}
unit-round = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

## Was ein Zug bringt: brings-NAME

brings-chips = { $change } für Chips

## Was bei Gleichstand entscheidet: tie-NAME

tie-solvent = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Wer solvent ist, steht vorn: { $winner }.
tie-category = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Die höhere Kategorie entscheidet: { $winner }.
tie-chips = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Mehr Chips entscheiden: { $winner }.
tie-marker = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Der weiter vorn stehende Marker entscheidet: { $winner }.
tie-vacancies = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Weniger Leerstand entscheidet: { $winner }.

## Überschriften des Tisches

heading-stacks = Markt
heading-store-pile = Geschäftsstapel
heading-anchor-pile = Ankermieter
heading-counter-pile = Food-Court
heading-chip = Chips
heading-display = Auslage
heading-draw = Nachziehstapel
heading-discard = Ablagestapel
heading-closures = Schließungskarten
heading-dice = Würfel
heading-marker = Feld
heading-category = Kategorie
heading-branch = Branchen
heading-round = Runde
heading-insolvent = insolvent
heading-open = eröffnet
heading-odds = Chance in % mit 1, 2, 3 Würfen
heading-keep = Würfel, die man dafür liegen lässt
heading-pending-refresh = Erneuerung steht an
heading-deck = Eigenes Deck
heading-track = Punkteleiste
heading-may-dismiss = darf entsorgt werden
heading-may-rearrange = ordnet die Auslage
heading-may-swap = darf getauscht werden
heading-may-close = darf geschlossen werden
heading-opens = eröffnet
heading-stays = besteht
heading-fails = fällt durch
heading-pays = bringt ein
heading-nothing = nichts geschieht
heading-unopened = noch nicht eröffnet
heading-met = alles Nötige ist da
heading-unmet = es fehlt etwas Nötiges
heading-needs = Braucht
heading-faces = Würfel
heading-die-kept = bleibt liegen
heading-die-rolled = wird geworfen
heading-target = Es geht um
heading-best-keep = Am besten liegen lassen
heading-roll-none = alle werden geworfen
heading-choose-dice = Wähle die Würfel, die du wirfst.
heading-next-turn = Nächster Zug
heading-represented = vertreten
heading-not-represented = nicht vertreten
heading-chip-free = Der Chip ist noch zu haben
heading-chip-of = Hat den Chip
heading-start = Start
heading-symbol = Kartensymbol
heading-reward = Belohnung
heading-no-closures = Keine Schließungskarte in der Hand.
heading-to-category = Branchen bis zur nächsten Kategorie
heading-lay-so = Wähle zwei Karten: Sie tauschen die Plätze.
heading-empty-field = leer
heading-whose-mall = Wessen Mall zu sehen ist

## Was sich in der Datei einer Schachtel widerspricht

box-rise = „insolvency_field“, „lowest_paid“, „start“ und „fields“ müssen von 1 bis höchstens { $most } steigen
box-zones = „red_last“ und „grey_last“ müssen steigen und jeder Zone ein Feld lassen
box-symbols = „deck_symbols“ nennt ein Feld hinter dem letzten
box-deck = „starting_vacancies“ und „rounds“ sind zusammen höchstens { $most }: Mehr fasst ein Deck nicht
box-pile = „closures_in_pile“ ist höchstens { $most }, so viele Schließungskarten gibt es
box-stacks = der Geschäftsstapel braucht mindestens { $least } Karten, eine für jeden offenen Stapel
box-branches = { $count } Einträge; der Lageplan hat { $wanted } (MJ-12.1)
box-first-needed = „branches_needed“ muss 0 sein: Dort beginnt jede Mall (MJ-1.9)
box-needed = „branches_needed“ muss steigen, bis höchstens zur Zahl der Branchen
box-reward = „reward_field“ verlangt ein Feld der Leiste, auf dem man solvent ist, oder 0
box-points = „{ $key }“ ist höchstens { $most } Punkte
box-no-store = kein Geschäft gehört zu dieser Branche
box-dice = „dice“ verlangt eine bis { $dice } Augenzahlen von 1 bis { $faces }
box-category = „category“ verlangt eine Zahl von 1 bis { $most }
box-own-branch = „needs_branches“ nennt die eigene Branche
box-same-name = zwei Karten heißen so (MJ-2.7)
box-roll-cost = „{ $key }“ ist höchstens { $most }: Vom letzten Feld aus könnte niemand mehr zahlen und noch auf „lowest_paid“ stehen (MJ-8.15)
box-never-reached = so weit könnte keine Mall kommen: Geschäfte, die eröffnet werden können, gibt es aus { $count } Branchen (MJ-12.4)
box-never-opens = die Karte könnte nie eröffnet werden: Keine Mall kann die Kategorie, Branchen, Ankermieter und Theken haben, die sie verlangt (MJ-6.1)

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-category = Kategoriekarten
sheet-branch = Branchen
sheet-store = Geschäfte
sheet-anchor = Ankermieter
sheet-counter = Theken
sheet-closure = Schließungskarten
entry-starting-vacancies = Leerstand am Anfang
entry-max-anchors = Höchstens Ankermieter im Deck
entry-closures-in-pile = Schließungskarten im Geschäftsstapel
entry-fields = Felder der Leiste
entry-start = Startfeld
entry-insolvency-field = Feld der Insolvenz
entry-lowest-paid = Unterstes Feld beim Zahlen
entry-red-last = Letztes rotes Feld
entry-grey-last = Letztes graues Feld
entry-deck-symbols = Felder mit dem Kartensymbol
entry-free-rolls = Freie Würfe
entry-roll-cost = Preis eines weiteren Wurfs
entry-roll-cost-anchor = Dasselbe beim Ankermieter
entry-rounds = Runden
entry-branches-needed = Nötige Branchen
entry-reward-field = Feld zur Belohnung
entry-descent-cost = Preis des Verlusts
entry-end-points = Punkte am Ende
entry-points-red = Punkte in der roten Zone
entry-points-grey = Punkte in der grauen Zone
entry-points-green = Punkte in der grünen Zone
entry-per-vacancy = Punkte je Leerstand
entry-chip-value = Wert des Chips
entry-restaurant = Restaurants
entry-category = Kategorie
entry-branch = Branche
entry-dice = Würfel
entry-needs-branches = Nötige Branchen
entry-needs-anchors = Nötige Ankermieter
entry-needs-counters = Nötige Theken
entry-code = Kennung
entry-bonus = Bonus
entry-zone = Zone

## Daueraufträge: bis wann einer gilt, und was ihn unterbricht

unless-marker-at = jemandes Marker hat Feld { $n } erreicht

about-store = { $card }: Geschäft, { $branch }, Kategorie { $category }; Würfel { $dice }; braucht { $needs }
about-anchor = { $card }: Ankermieter, Kategorie { $category }; Würfel { $dice }
about-counter = { $card }: Theke des Food-Courts; Würfel { $dice }
about-needs-anchors = Ankermieter: { $count }
about-needs-counters = Theken: { $count }
about-chips = Noch zu habende Chips, mit ihrem Wert: { $chips }
about-zones = Das Feld einer Mall ist das ihres Markers auf der Wertungsleiste, ein Punkt je Feld: rot bis Feld { $red }, grau bis Feld { $grey }, darüber grün; wer auf Feld { $last } steht, ist insolvent.
about-category = Kategorie { $category }: nötige Branchen { $needed }, Belohnungsfeld { $reward }; Punkte am Ende { $end }, in Rot { $red }, in Grau { $grey }, in Grün { $green }, je Leerstand { $vacancy }
about-display = Eine Auslage liegt unter diesen Feldern, von links: { $fields }
