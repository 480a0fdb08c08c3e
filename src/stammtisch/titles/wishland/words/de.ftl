# Die Wörter von Wishland.

## Was geschieht: tell-EVENT

tell-first-player = { $seat } hat den Startspielermarker.
tell-tile = Das Plättchen „{ $achievement }“ kommt auf den Plan.
tell-blank = Das Plättchen ist leer: „{ $achievement }“ bleibt im Spiel.
tell-entrepreneur = { $seat } deckt auf: { $entrepreneur }.
tell-private-tile = Nur { $seat } kann „{ $achievement }“ beanspruchen.
tell-dealt = Neu auf dem Markt: { $card }.
tell-reshuffled = Die Ablagestapel werden gemischt und zu Nachziehstapeln.
tell-renewed = Der Ablagestapel wird eingemischt; der Stapel hat jetzt { $cards }.
tell-round = Runde { $round } beginnt.
tell-marker-placed = { $seat } nimmt Platz { $space } der Reihenfolge.
tell-marker-moved = { $seat } rückt den Marker auf Platz { $space }.
tell-income = { $seat } hat { $credits } Einkommen.
tell-turn = Durchgang { $cycle }: { $seat } ist am Zug.
tell-placed = { $seat } setzt { $workers } ein: { $field }.
tell-bought = { $seat } kauft „{ $card }“ für { $price }.
tell-sponsored = { $seat } zahlt { $price } mehr für die Belohnung des Sponsors.
tell-mascot-bonus = { $seat } bekommt den Bonus für Maskottchen Nummer { $number }.
tell-credits = { $seat } bekommt { $credits }.
tell-points = { $seat } erhält { $points }.
tell-booths = { $seat } stellt { $booths } auf.
tell-no-booths = Für { $seat } ist kein Kassenhäuschen mehr da.
tell-happiness = Das Glück von { $seat } steigt auf { $at }.
tell-visitors = Die Besucherzahl von { $seat } steigt auf { $at }.
tell-worker = { $seat } gewinnt einen Arbeiter dazu: noch { $recruits }.
tell-reserve-empty = Die Reserve von { $seat } ist leer: Zusätzliche Arbeiter senken nun Preise.
tell-no-worker = Die Reserve von { $seat } ist leer; der Arbeiter verfällt.
tell-no-step = Der Marker von { $seat } steht am Ende der Leiste; der Schritt verfällt.
tell-no-boost = { $seat } kann mit einem Schub nichts anfangen.
tell-collected = { $seat } sammelt { $workers } ein.
tell-passed = { $seat } hat nichts einzusammeln und setzt aus.
tell-shuttled = { $seat } zahlt { $price } und sammelt { $workers } ein.
tell-claimed = { $seat } beansprucht „{ $achievement }“.
tell-drawn = Auf die Hand: { $card }.
tell-hand-discarded = Der Rest der Hand wird abgelegt: { $cards }.
tell-stopped = { $seat } kann weder spielen noch werben und behält die Hand.
tell-final-scoring = Die letzte Runde ist vorbei: Schlusswertung.
tell-no-late-purchase = { $seat } kauft nichts mehr.
tell-settled = { $line }: { $points } für { $seat }.

## Was zu entscheiden ist: ask-, hint-, when-

ask-keep = Behalte einen deiner beiden Unternehmer.
hint-keep = Der Unternehmer wirkt für dich von der ersten Runde bis zum Schluss. Der andere verlässt ungesehen das Spiel.
when-keep = Unternehmer werden vor der ersten Runde gewählt.
ask-place-marker = Wähle deinen Platz in der Reihenfolge.
hint-place-marker = Je weiter links, desto früher bist du dran; je weiter rechts, desto besser die Belohnung. In der letzten Runde entscheidet bei Gleichstand der Marker weiter rechts.
when-place-marker = Die Reihenfolge wird zu Beginn einer Runde gewählt.
ask-act = Kauf eine Karte, wirb oder sammle deine Arbeiter ein.
hint-act = Jeder Stapel auf einem Feld macht den nächsten um einen Arbeiter teurer. Beanspruche Erfolge, bevor es jemand anders tut.
when-act = Hauptaktionen macht man im eigenen Zug.
ask-free-step = Beanspruche Erfolge, sammle gegen Geld ein oder beende den Zug.
hint-free-step = Erfolge zu beanspruchen kostet nichts und geht mehrmals hintereinander.
when-free-step = Freie Schritte macht man vor oder nach der Hauptaktion des eigenen Zuges.
ask-press = Sammle alle deine Arbeiter ein oder lass sie stehen.
hint-press = Arbeiter auf den Feldern machen es auch den anderen teurer.
when-press = So wird nur am Ende eines Zuges eingesammelt, in dem du geworben hast.
ask-sponsor = Zahle mehr für die Belohnung des Sponsors oder spar das Geld.
hint-sponsor = Was die Karte einbringt, kann nicht dafür zahlen.
when-sponsor = Das zahlt man gleich nach dem Preis einer Karte.
ask-boost = Ein Schub: Glück, Besucher oder ein Arbeiter.
hint-boost = Manche Felder der Leisten zahlen sofort; mit leerer Reserve kauft man billiger.
when-boost = Ein Schub wird gewählt, wenn du ihn bekommst.
ask-drawn = Zieh weiter, spiel eine Karte oder wirb.
hint-drawn = Wer eine Karte spielt oder wirbt, legt den Rest der Hand ab.
when-drawn = Handkarten spielt man nach einem Ziehen.
ask-late-purchase = Kauf noch eine letzte Karte oder keine.
hint-late-purchase = Sie braucht keine Arbeiter und zählt für die ganze Schlusswertung.
when-late-purchase = Dieser Kauf kommt vor der Schlusswertung.

## Wie eine Wahl angeboten wird: say-DECISION-WORD

say-keep-keep = { $entrepreneur } behalten
say-place-marker-space = Platz { $space }
say-act-buy = „{ $card }“ kaufen
say-act-buy-with = „{ $card }“ kaufen, zusätzliche Arbeiter: { $extra }
say-act-advertise = Werben
say-act-collect = Alle Arbeiter einsammeln
say-act-block = Nur Arbeiter setzen: { $field }
say-act-draw = Eine Karte ziehen
say-act-free-draw = Marker rücken und ziehen
say-act-shuttle = Zahlen und alle Arbeiter einsammeln
say-act-claim = „{ $achievement }“ beanspruchen
say-free-step-claim = „{ $achievement }“ beanspruchen
say-free-step-shuttle = Zahlen und alle Arbeiter einsammeln
say-free-step-free-draw = Marker rücken und ziehen
say-free-step-go-on = Zug beenden
say-press-collect = Alle Arbeiter einsammeln
say-press-leave = Stehen lassen
say-sponsor-pay = Mehr zahlen
say-sponsor-save = Geld behalten
say-boost-take = { $boost }
say-drawn-play = „{ $card }“ spielen
say-drawn-play-with = „{ $card }“ spielen, zusätzliche Arbeiter: { $extra }
say-drawn-advertise = Werben
say-drawn-draw = Weiterziehen
say-drawn-free-draw = Marker rücken und ziehen
say-drawn-stop = Zug beenden und Hand behalten
say-late-purchase-buy = „{ $card }“ kaufen
say-late-purchase-nothing = Nichts kaufen

## Warum etwas nicht geht: why-REASON

why-not-dealt = Diesen Unternehmer hast du nicht bekommen.
why-space-taken = Auf diesem Platz steht schon { $seat }.
why-few-workers = Das braucht { $workers }; du hast { $available }.
why-limit = Dein Kartenlimit je Farbe ist { $limit }; es ist erreicht ({ $colour }).
why-price = Das kostet { $price }; du hast { $credits }.
why-reserve-left = Zusätzliche Arbeiter helfen erst, wenn deine Reserve leer ist; du hast { $recruits }.
why-extra-workers = Du kannst hier höchstens { $workers } zusätzlich brauchen.
why-not-on-market = Diese Karte liegt nicht offen auf dem Markt.
why-no-blocking = Arbeiter setzt man, um eine Karte zu kaufen.
why-draw-first = Allein ziehst du zuerst eine Karte.
why-not-in-play = Dieser Erfolg ist für dich nicht im Spiel.
why-claimed = Er ist schon beansprucht.
why-condition = Verlangt sind { $want }; du hast { $have }.
why-no-shuttle = Nichts in deinem Park erlaubt das.
why-shuttled = Das hast du in diesem Zug schon getan.
why-no-workers-out = Keiner deiner Arbeiter steht auf einem Feld.
why-solo-only = Das gehört zum Solospiel.
why-no-card-left = Es ist keine Karte mehr zu ziehen.
why-last-space = Dein Marker steht auf dem letzten Platz.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-must-finish = Du kannst spielen oder werben, also musst du es, oder weiterziehen.
why-too-late = Nach der Hauptaktion wird nicht mehr frei gezogen.
why-reserve-empty = Deine Reserve ist leer.
why-track-end = Dein Marker steht auf { $at }, dem Ende der Leiste.
why-owned = Diese Karte gehört { $seat }.
why-in-pile = Diese Karte liegt verdeckt in einem Nachziehstapel.

## Woher Punkte kommen

source-cards = Karten beim Ausspielen
source-track = Glücksleiste
source-spaces = Reihenfolge
source-bonuses = Maskottchenboni
source-effects = Dauerhafte Effekte
source-claims = Erfolge
source-entrepreneur = Unternehmer
source-hotels = Hotels
source-mascots = Maskottchen
source-shows = Unterhaltung
source-duplicates = Doppelte Vorführungen
source-happiness = Glückliche Gäste
source-visitors = Voller Park
source-losses = Kredite

## Optionen

option-entrepreneurs = Unternehmer
option-entrepreneurs-false = Ohne Unternehmer.
option-entrepreneurs-true = Alle haben einen.
option-achievement-tiles = Erfolgsplättchen
option-achievement-tiles-false = Nur die aufgedruckten Erfolge.
option-achievement-tiles-true = Plättchen ersetzen einige davon.
option-allow-blocking-placement = Setzen ohne Kauf
option-allow-blocking-placement-false = Arbeiter setzt man, um zu kaufen.
option-allow-blocking-placement-true = Arbeiter dürfen ein Feld auch nur besetzen.
option-price-tests-use-printed = Preis, auf den Effekte sehen
option-price-tests-use-printed-true = Der gedruckte Preis.
option-price-tests-use-printed-false = Was bezahlt wurde.
option-h07-includes-mascots = Maskottchen für die Themensuiten
option-h07-includes-mascots-true = Sie zählen als Farbe.
option-h07-includes-mascots-false = Sie zählen nicht.
option-h08-search-piles = Reichweite des späten Kaufs
option-h08-search-piles-true = Jede Karte ohne Besitzer.
option-h08-search-piles-false = Nur offen liegende Karten.
option-h08-triggers = Effekte des späten Kaufs
option-h08-triggers-true = Dauerhafte Effekte reagieren darauf.
option-h08-triggers-false = Sie reagieren nicht.
option-h08-before-entrepreneurs = Zeitpunkt des späten Kaufs
option-h08-before-entrepreneurs-true = Vor aller Wertung.
option-h08-before-entrepreneurs-false = Nach der Wertung der Unternehmer.
option-h11-counts = Was das Galeriehotel zählt
option-h11-counts-total = Alle Kategoriesymbole.
option-h11-counts-different = Verschiedene Symbole.
option-e01-pays-for-starting-booth = Das erste Häuschen der Sammlerin
option-e01-pays-for-starting-booth-false = Es bringt nichts.
option-e01-pays-for-starting-booth-true = Es bringt Geld, wenn sie aufgedeckt wird.
option-e10-sees-mascots-without-h10 = Maskottchen des Kurators
option-e10-sees-mascots-without-h10-true = Ihre Symbole gelten als gesammelt.
option-e10-sees-mascots-without-h10-false = Sie zählen nur mit dem Maskottchengut.
option-happiness-goal-counts-booths = Häuschen am Ende der Glücksleiste
option-happiness-goal-counts-booths-false = Sie sind dort keine Farbe.
option-happiness-goal-counts-booths-true = Sie zählen als sechste Farbe.
option-collect-needs-workers = Hotels, die einsammeln
option-collect-needs-workers-true = Nur wenn ein Arbeiter auf einem Feld steht.
option-collect-needs-workers-false = Auch wenn keiner dort steht.
option-solo-free-draw-in-window-b = Solo: freies Ziehen nach der Hauptaktion
option-solo-free-draw-in-window-b-false = Nicht möglich.
option-solo-free-draw-in-window-b-true = Möglich.

## Dinge

colour-ride = Fahr{ "\u00AD" }geschäft
colour-performer = Künstler
colour-restaurant = Restaurant
colour-hotel = Hotel
colour-mascot = Maskottchen
colour-booth = Kassen{ "\u00AD" }häuschen
field-ride = Fahr{ "\u00AD" }geschäfte
field-performer = Künstler
field-restaurant = Restaurants
field-hotel = Hotels
field-mascot = Maskottchen
field-advertising = Werbung
boost-happiness = Glück
boost-visitors = Besucher
boost-worker = Arbeiter
gain-points = Punkte
gain-happiness = Glück
gain-visitors = Besucher
gain-worker = Arbeiter
gain-credits = Credits
gain-booth = Kassen{ "\u00AD" }häuschen
gain-boost = Schub
gain-entertainment = Unterhaltungs{ "\u00AD" }symbol
main-none = noch keine
main-buy = Kaufen
main-advertise = Werben
main-collect = Einsammeln
main-block = Setzen
symbol-coaster = Achter{ "\u00AD" }bahn
symbol-carousel = Karussell
symbol-water = Wasser
symbol-ice-cream = Eis
symbol-drinks = Getränke
symbol-burger = Burger
symbol-stage = Bühne
symbol-street = Straße
symbol-parade = Parade
symbol-bed = Bett
symbol-pool = Pool
symbol-garden = Garten
entertainment-juggling = Jonglage
entertainment-comedy = Komik
entertainment-magic = Zauberei
entertainment-music = Musik
entertainment-dance = Tanz
entertainment-acrobatics = Akrobatik
entertainment-puppetry = Puppen{ "\u00AD" }spiel
entertainment-fire = Feuer
entrepreneur-collector = Sammlerin
entrepreneur-bargain-hunter = Schnäppchen{ "\u00AD" }jäger
entrepreneur-trophy-hunter = Trophäen{ "\u00AD" }jägerin
entrepreneur-optimist = Optimist
entrepreneur-promoter = Veran{ "\u00AD" }stalterin
entrepreneur-chef = Küchenchef
entrepreneur-hotelier = Hotelière
entrepreneur-toymaker = Spielzeug{ "\u00AD" }macher
entrepreneur-heir = Erbin
entrepreneur-curator = Kurator
entrepreneur-specialist = Spezia{ "\u00AD" }listin
entrepreneur-franchiser = Franchise{ "\u00AD" }geber
achievement-happy-park = Glücklicher Park
achievement-crowded-park = Voller Park
achievement-big-staff = Große Belegschaft
achievement-fifteen-points = Fünfzehn Punkte
achievement-ride-paradise = Fahr{ "\u00AD" }paradies
achievement-showtime = Vorhang auf
achievement-food-court = Schlemmer{ "\u00AD" }meile
achievement-hotel-mile = Hotel{ "\u00AD" }meile
achievement-mascot-family = Maskottchen{ "\u00AD" }familie
achievement-well-balanced = Im Gleich{ "\u00AD" }gewicht
achievement-monoculture = Mono{ "\u00AD" }kultur
achievement-top-of-the-track = Am Ende der Leiste
achievement-full-range = Volles Angebot
achievement-brand-loyalty = Marken{ "\u00AD" }treue
achievement-encyclopedia = Enzyklo{ "\u00AD" }pädie
achievement-busy-builder = Fleißiger Bauherr
achievement-cash-machine = Geld{ "\u00AD" }maschine
achievement-war-chest = Kriegs{ "\u00AD" }kasse
achievement-high-roller = Auf großem Fuß
achievement-blank-1 = leeres Plättchen
achievement-blank-2 = leeres Plättchen
achievement-blank-3 = leeres Plättchen
achievement-blank-4 = leeres Plättchen
achievement-blank-5 = leeres Plättchen
line-cards = Karten beim Ausspielen
line-track = Glücks{ "\u00AD" }leiste
line-spaces = Reihenfolge
line-bonuses = Maskottchen{ "\u00AD" }boni
line-effects = Dauerhafte Effekte
line-claims = Erfolge
line-entrepreneur = Unternehmer
line-hotels = Hotels
line-mascots = Maskottchen
line-shows = Unter{ "\u00AD" }haltung
line-duplicates = Doppelte Vor{ "\u00AD" }führungen
line-happiness = Glückliche Gäste
line-visitors = Voller Park
line-losses = Kredite
card-kiddie-coaster = Kleine Achter{ "\u00AD" }bahn
card-mine-cart = Grubenbahn
card-wild-mouse = Wilde Maus
card-spinning-coaster = Dreh{ "\u00AD" }achter{ "\u00AD" }bahn
card-wooden-coaster = Holz{ "\u00AD" }achter{ "\u00AD" }bahn
card-corkscrew = Korken{ "\u00AD" }zieher
card-launch-coaster = Katapult{ "\u00AD" }achter{ "\u00AD" }bahn
card-hyper-coaster = Riesen{ "\u00AD" }achter{ "\u00AD" }bahn
card-teacups = Teetassen
card-pony-carousel = Pony{ "\u00AD" }karussell
card-swing-carousel = Ketten{ "\u00AD" }karussell
card-octopus = Krake
card-ferris-wheel = Riesenrad
card-tilt-disc = Kippscheibe
card-gyro-tower = Kreiselturm
card-sky-wheel = Himmelsrad
card-paddle-boats = Tretboote
card-splash-pad = Plansch{ "\u00AD" }platz
card-lazy-river = Fauler Fluss
card-water-slide = Wasser{ "\u00AD" }rutsche
card-log-flume = Wildwasser{ "\u00AD" }bahn
card-rapids-raft = Strom{ "\u00AD" }schnellen
card-plunge-boat = Sturzboot
card-aqua-coaster = Wasser{ "\u00AD" }achter{ "\u00AD" }bahn
card-stage-juggler = Bühnen{ "\u00AD" }jongleur
card-street-juggler = Straßen{ "\u00AD" }jongleur
card-parade-juggler = Paraden{ "\u00AD" }jongleur
card-stage-clown = Bühnen{ "\u00AD" }clown
card-street-clown = Straßen{ "\u00AD" }clown
card-parade-clown = Paraden{ "\u00AD" }clown
card-stage-magician = Bühnen{ "\u00AD" }zauberer
card-street-magician = Straßen{ "\u00AD" }zauberer
card-parade-magician = Paraden{ "\u00AD" }zauberer
card-stage-musician = Bühnen{ "\u00AD" }musiker
card-street-musician = Straßen{ "\u00AD" }musiker
card-parade-musician = Paraden{ "\u00AD" }musiker
card-stage-dancer = Bühnen{ "\u00AD" }tänzer
card-street-dancer = Straßen{ "\u00AD" }tänzer
card-parade-dancer = Paraden{ "\u00AD" }tänzer
card-stage-acrobat = Bühnen{ "\u00AD" }akrobat
card-street-acrobat = Straßen{ "\u00AD" }akrobat
card-parade-acrobat = Paraden{ "\u00AD" }akrobat
card-stage-puppeteer = Bühnen{ "\u00AD" }puppen{ "\u00AD" }spieler
card-street-puppeteer = Straßen{ "\u00AD" }puppen{ "\u00AD" }spieler
card-parade-puppeteer = Paraden{ "\u00AD" }puppen{ "\u00AD" }spieler
card-stage-fire-eater = Bühnen{ "\u00AD" }feuer{ "\u00AD" }schlucker
card-street-fire-eater = Straßen{ "\u00AD" }feuer{ "\u00AD" }schlucker
card-parade-fire-eater = Paraden{ "\u00AD" }feuer{ "\u00AD" }schlucker
card-gelato-cart = Eiswagen
card-lolly-stand = Lutscher{ "\u00AD" }stand
card-sundae-palace = Eisbecher{ "\u00AD" }palast
card-frozen-yogurt-bar = Frozen-Yogurt-Bar
card-waffle-house = Waffelhaus
card-grand-creamery = Große Eisdiele
card-snow-cone-franchise = Granita-Franchise
card-candy-floss-franchise = Zucker{ "\u00AD" }watte-Franchise
card-juice-bar = Saftbar
card-lemonade-stall = Limonaden{ "\u00AD" }stand
card-cocktail-lounge = Cocktail-Lounge
card-tea-room = Teestube
card-vineyard-terrace = Wein{ "\u00AD" }terrasse
card-rooftop-brasserie = Dach{ "\u00AD" }brasserie
card-soda-franchise = Limo-Franchise
card-coffee-franchise = Kaffee-Franchise
card-hot-dog-stand = Hotdog-Stand
card-fries-kiosk = Pommesbude
card-burger-diner = Burger-Diner
card-taco-truck = Taco-Truck
card-pizza-corner = Pizza-Ecke
card-steak-house = Steakhaus
card-noodle-franchise = Nudel-Franchise
card-chicken-franchise = Hähnchen-Franchise
card-landmark-palace = Palast am Wahrzeichen
card-cash-back-inn = Rabatt-Gasthof
card-grand-opening-hotel = Hotel zur Eröffnung
card-gatehouse-hotel = Torhaus-Hotel
card-ticket-collector-lodge = Lodge der Karten{ "\u00AD" }sammler
card-three-summits-hotel = Hotel Drei Gipfel
card-theme-suites = Themen{ "\u00AD" }suiten
card-late-checkout-hotel = Spätabreise-Hotel
card-cabaret-hotel = Kabarett{ "\u00AD" }hotel
card-mascot-manor = Maskottchen{ "\u00AD" }gut
card-gallery-hotel = Galerie{ "\u00AD" }hotel
card-encore-hotel = Zugabe-Hotel
card-press-hotel = Pressehotel
card-half-board-hotel = Halb{ "\u00AD" }pensions{ "\u00AD" }hotel
card-flexi-stay-hotel = Flexi-Hotel
card-shuttle-bus-hotel = Shuttlebus-Hotel
card-all-inclusive-resort = All-inclusive-Resort
card-artists-hotel = Künstler{ "\u00AD" }hotel
card-sponsor-tower = Sponsoren{ "\u00AD" }turm
card-trophy-hotel = Trophäen{ "\u00AD" }hotel
card-hotel-chain-head-office = Zentrale der Hotelkette
card-luxury-towers = Luxustürme
card-gourmet-hotel = Gourmet{ "\u00AD" }hotel
card-boundless-resort = Grenzen{ "\u00AD" }loses Resort
card-rocket-fox = Raketen{ "\u00AD" }fuchs
card-rocket-fox-2 = Raketen{ "\u00AD" }fuchs II
card-twirl-bear = Wirbelbär
card-twirl-bear-2 = Wirbelbär II
card-captain-otter = Kapitän Otter
card-captain-otter-2 = Kapitän Otter II
card-penguin-pip = Pinguin Pip
card-penguin-pip-2 = Pinguin Pip II
card-toucan-tom = Tukan Tom
card-toucan-tom-2 = Tukan Tom II
card-bull-benny = Bulle Benny
card-bull-benny-2 = Bulle Benny II
card-diva-cat = Diva Katze
card-diva-cat-2 = Diva Katze II
card-raccoon-rex = Waschbär Rex
card-raccoon-rex-2 = Waschbär Rex II
card-lion-leo = Löwe Leo
card-lion-leo-2 = Löwe Leo II
card-sleepy-sloth = Schlummer{ "\u00AD" }faultier
card-sleepy-sloth-2 = Schlummer{ "\u00AD" }faultier II
card-dolphin-dot = Delfin Dot
card-dolphin-dot-2 = Delfin Dot II
card-peacock-pia = Pfau Pia
card-peacock-pia-2 = Pfau Pia II

## What effects do and achievements count: does-, measure-, sort-, h11-counts-

does-discount = Karten sind billiger
does-discount-nth = die n-te Karte ist billiger
does-no-limit = kein Kartenlimit
does-multiply-happiness = Glück zählt mehrfach
does-multiply-visitors = Besucher zählen mehrfach
does-multiply-bonus = Maskottchenboni zählen mehrfach
does-convert = Schritte und Arbeiter umwandeln
does-paid-collect = Arbeiter gegen Credits einsammeln
does-press-collect = Arbeiter nach Werbung einsammeln
does-sponsor = bei jedem Kauf Punkte gegen Credits
does-waive = kein Verlust für Restaurants auf Kredit
does-own-symbols = Symbole eigener Maskottchen passen auch
does-bonus-symbol = zusätzliche Unterhaltungssymbole
does-late-purchase = ein Kauf am Ende
does-private-tile = ein eigener Erfolg
does-on-play = für jede ausgespielte Karte
does-on-price = für jede ausgespielte teure Karte
does-on-nth = für die n-te Karte
does-on-new-symbol = für jedes neue Symbol
does-on-own-claim = für jeden eigenen Erfolg
does-on-any-claim = für jeden Erfolg von irgendwem
does-income-per = Einkommen je Karte
does-income-at = Einkommen ab so vielen Karten
does-first-income = einmal, in der ersten Einkommensphase
does-final = Punkte am Ende
measure-cards = Karten der Farbe
measure-all-cards = alle Karten
measure-most-of-colour = Karten der häufigsten Farbe
measure-sets = Sätze der fünf Farben
measure-dear-cards = teure Karten
measure-happiness = Glück
measure-visitors = Besucher
measure-lower-track = das Kleinere von Glück und Besuchern
measure-higher-track = das Größere von Glück und Besuchern
measure-workers = Arbeiter
measure-empty-reserve = eine leere Reserve
measure-points = Punkte
measure-credits = Credits
measure-income = Einkommen
measure-booths = Kassenhäuschen
measure-symbols = Kategoriesymbole
measure-kinds-of-symbols = verschiedene Kategoriesymbole
measure-collection = gesammelte verschiedene Symbole
measure-copies = das häufigste Symbol
measure-copies-without-mascots = das häufigste Symbol, ohne Maskottchen
measure-full-colours = Farben mit genügend verschiedenen Symbolen
measure-duplicates = doppelte Unterhaltungssymbole
sort-board = auf dem Spielplan
sort-tile = ein Plättchen
sort-blank = ein leeres Plättchen
h11-counts-total = alle
h11-counts-different = verschiedene

## Anzahlen: unit-NAME

unit-chapter = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
unit-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
unit-credit = { $count ->
    [one] { $count } Credit
   *[other] { $count } Credits
}
unit-happiness = { $count ->
    [one] { $count } Glück
   *[other] { $count } Glück
}
unit-visitor = { $count ->
    [one] { $count } Besucher
   *[other] { $count } Besucher
}
unit-worker = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
unit-recruit = { $count ->
    [one] { $count } Arbeiter in Reserve
   *[other] { $count } Arbeiter in Reserve
}
unit-boost = { $count ->
    [one] { $count } Schub nach Wahl
   *[other] { $count } Schübe nach Wahl
}
unit-achievement = { $count ->
    [one] { $count } möglicher Erfolg
   *[other] { $count } mögliche Erfolge
}
unit-booth = { $count ->
    [one] { $count } Kassenhäuschen
   *[other] { $count } Kassenhäuschen
}
unit-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was ein Zug bringt: brings-NAME

brings-income = { $change } Einkommen
brings-final = { $change } am Ende nach jetzigem Stand

## Was den Gleichstand bricht: tie-NAME

tie-marker = { $names } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Der Marker weiter rechts in der Reihenfolge entscheidet: { $winner }.

## Überschriften des Tisches

heading-round = Runde
heading-cycle = Durchgang
heading-market = Markt
heading-draw-piles = Nachzieh{ "\u00AD" }stapel
heading-hand = Hand
heading-stacks = Arbeiter auf den Feldern
heading-open-achievements = Offene Erfolge
heading-points = Punkte
heading-final = Am Ende nach jetzigem Stand
heading-credits = Credits
heading-income = Einkommen
heading-happiness = Glück
heading-visitors = Besucher
heading-workers = Arbeiter
heading-recruits = Reserve
heading-space = Reihenfolge
heading-entrepreneur = Unternehmer
heading-tile = Eigenes Plättchen
heading-park = Park
heading-booths = Kassen{ "\u00AD" }häuschen
heading-claims = Beansprucht
heading-dealt = Unternehmer zur Wahl
heading-needed = Nötige Arbeiter
heading-limit = Kartenlimit
heading-price = Preis
heading-printed = gedruckt
heading-achievements = Erfolge
heading-tracks = Glück und Besucher
heading-order = Reihenfolge
heading-claimable = Kann jetzt beansprucht werden
heading-at-end = Am Ende nach jetzigem Stand
heading-final-step = Schluss{ "\u00AD" }wertung
heading-symbols = Kategorie{ "\u00AD" }symbole
heading-shows = Unterhaltungs{ "\u00AD" }symbole
heading-discard = Ablage{ "\u00AD" }stapel
heading-deck = Stapel
heading-whose-park = Wessen Park
heading-next-bonus = Das nächste Maskottchen bringt
heading-sold = Verkauft bis zur nächsten Runde
heading-free-plot = Platz für eine weitere Karte
heading-on-fields = Auf den Feldern
heading-reserve-empty = Zusätzliche Arbeiter senken Preise
heading-catalogue = Karten ohne Besitzer
heading-goal = Ende der Leiste
heading-space-free = Hier steht niemand

## Was sich in der Datei einer Schachtel widerspricht

box-reshuffle = „reshuffle_after“ verlangt eine Runde vor der letzten
box-cycles = „cycles“ verlangt mindestens 1
box-workers = „starting_workers“ verlangt mindestens 1 und nicht mehr als „workers“
box-stacks = „workers“ ergäbe mehr als { $most } Stapel auf einem Feld
box-booths = „booths“ verlangt mindestens { $least }, für vier Personen
box-market-colour = „colour“ verlangt eine Marktfarbe (WL-1.7)
box-spaces = verlangt { $count } Einträge (WL-5.9)
box-entrepreneurs = vier Personen verlangen mindestens { $least } Einträge (WL-3.2)
box-board = die ersten { $count } Einträge und keine anderen verlangen „board“ als „sort“
box-tiles = „drawn_tiles“ verlangt 1 bis { $most } und nicht mehr, als es Plättchen gibt
box-private-tile = „private-tile“ verlangt mindestens { $least } Plättchen mit Bedingung (WL-19.3a)
box-condition = alle außer leeren Plättchen verlangen „measure“
box-colour = hier fehlt „colour“
box-bearer = verlangt ist entweder „card“ oder „entrepreneur“
box-gain = „gain“ gehört zu dem, was etwas gibt, und zu nichts anderem
box-entertainment = „entertainment“ gibt es nur für Maskottchen
box-measure = „measure“ gehört zu „final“ und zu nichts anderem
box-least-stack = „{ $key }“ ist höchstens { $most }, so viele „workers“ gibt es: Sonst könnte nie jemand welche einsetzen (WL-8.7)
box-track = „{ $key }“ nennt ein Feld hinter dem Ende der Leiste, { $most }: Dort könnte nie jemand ankommen (WL-13.1)
box-no-cards = es gibt keine Karte der Farbe „{ $colour }“: Ihre Reihe wäre immer leer (WL-8.10)
box-goal-cards = „{ $key }“ ist höchstens { $most }: Mehr Karten hat keine Farbe, also könnte nie jemand das Ziel erreichen (WL-21.10)
box-symbols = „{ $key }“ verlangt 1 bis { $most }: Mehr Symbole hat keine Farbe (WL-18.7)
box-least = „{ $key }“ ist mindestens 1: Sonst könnte ihn jeder sofort beanspruchen (WL-16.21)
box-out-of-reach = „{ $key }“ ist höchstens { $most }: Weiter könnte nie jemand kommen
box-nth = „{ $key }“ ist mindestens 1: Die erste Karte einer Farbe hat die Nummer 1

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-space = Felder der Reihenfolge
sheet-mascot-bonus = Maskottchenboni
sheet-show = Unterhaltung am Ende
sheet-symbol = Kategoriesymbole
sheet-card = Karten
sheet-entrepreneur = Unternehmer
sheet-effect = Effekte
sheet-achievement = Erfolge
sheet-entertainment = Unterhaltungssymbole
entry-rounds = Runden
entry-cycles = Durchgänge je Runde
entry-reshuffle-after = Runde, nach der neu gemischt wird
entry-columns = Spalten des Marktes
entry-base-income = Grundeinkommen
entry-starting-credits = Credits am Anfang
entry-starting-booths = Kassenhäuschen am Anfang
entry-booths = Kassenhäuschen
entry-workers = Arbeiter
entry-starting-workers = Arbeiter am Anfang
entry-least-stack = Kleinster Stapel
entry-per-stack = Jeder weitere Stapel ist größer um
entry-most-extra = Höchstens zusätzliche Arbeiter
entry-per-extra = Jeder senkt den Preis um
entry-track-end = Ende der Glücksleiste
entry-track-rewards = Belohnungen der Leiste
entry-happiness-points = Punkte für glückliche Gäste
entry-visitor-credits = Credits für einen Besucher
entry-goal-cards = Karten eines vollen Parks
entry-goal-points = Punkte eines vollen Parks
entry-goal-income = Einkommen als Ziel
entry-advertising-credits = Credits für Werbung
entry-advertising-boosts = Was Werbung anhebt
entry-claim-points = Punkte eines Erfolgs
entry-mascot-divisor = Maskottchen werden geteilt durch
entry-symbols-of-colour = Symbole einer Farbe
entry-drawn-tiles = Gezogene Erfolgsplättchen
entry-dealt = Ausgeteilte Unternehmer
entry-gain = Was es bringt
entry-amount = Wie viel
entry-kinds = Verschiedene Symbole
entry-points = Punkte
entry-colour = Farbe
entry-price = Preis
entry-symbol = Symbol
entry-entertainment = Unterhaltung
entry-happiness = Glück
entry-visitors = Besucher
entry-credits = Credits
entry-income = Einkommen
entry-loss = Verlorene Punkte
entry-code = Kennung
entry-card = Karte
entry-entrepreneur = Unternehmer
entry-does = Was er tut
entry-least = Ab wie vielen
entry-cost = Kosten
entry-measure = Was gezählt wird
entry-steps = Punkte nach Zahl
entry-counts = In welcher Auslegung
entry-sort = Sorte

about-achievement = „{ $achievement }“: mindestens { $least } – { $measure }
heading-boost = Schub
heading-own-effect = Eine eigene Wirkung
