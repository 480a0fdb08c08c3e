# Die Worte von Mall World. Angaben: seat, to, neighbour sind Namen von Personen; card, contract, shop, customer, chain,
# room, place und spot sind Namen, wie sie weiter unten stehen; change, coins,
# fee, amount und account bringen ihre Einheit mit; alle anderen sind ganze Zahlen.

## Was geschieht: tell-EREIGNIS, in der Reihenfolge der Regeln

# -- Aufbau (Kapitel 3)
tell-room = { $room ->
    [Garderobe] Die
   *[other] Der
} { $room } bedeckt { $spot }.
tell-opening = Die ersten Läden sind { shop-type-clothing } auf { $place }, { shop-type-food } auf { $place2 }, { shop-type-leisure } auf { $place3 } und { shop-type-sport } auf { $place4 }.
tell-display = { $count ->
    [one] Die Auslage zeigt { $count } Genehmigungskarte.
   *[other] Die Auslage zeigt { $count } Genehmigungskarten.
}
tell-removed-unseen = { $count ->
    [one] Vor Beginn verlässt { $count } Vertrag ungesehen das Spiel.
   *[other] Vor Beginn verlassen { $count } Verträge ungesehen das Spiel.
}
tell-pile = Im Vertragsstapel liegen { $placements ->
    [one] { $placements } Platzierungsvertrag
   *[other] { $placements } Platzierungsverträge
} über { $leases ->
    [one] { $leases } Mietvertrag
   *[other] { $leases } Mietverträgen
}.
tell-start-special = { $seat } bekommt einen Sondervertrag: { $contract }.
tell-start-special-unseen = { $seat } bekommt einen Sondervertrag.
tell-start-things = { $seat } beginnt mit { $amount }, { $coins } und einem Sondervertrag.
tell-small-shop = Ein Laden ({ $shop }) liegt auf { $place }.
tell-small-things = { $seat } beginnt mit { $amount }, { $coins } und einem verdeckten Vertrag.
tell-small-contract = { $seat } bekommt einen Vertrag: { $contract }.
tell-small-contract-unseen = { $seat } bekommt einen Vertrag.
tell-office = { $count ->
    [one] Im Büro liegt { $count } Korruptionsplättchen.
   *[other] Im Büro liegen { $count } Korruptionsplättchen.
}
tell-start-player = { $seat } hat den ersten Zug.

# -- ein Zug und seine Aktion 1 (Kapitel 4 und 5)
tell-turn = Zug { $turn }: { $seat } ist am Zug.
tell-start-check = Alle Figuren stehen in der Lobby, deshalb verlässt ihr billigster Vertrag das Spiel: { $contract }.
tell-accept = { $seat } nimmt für { $amount } einen Vertrag: { $contract }.
tell-accept-none = { $seat } nimmt keinen Vertrag; die Figur steht in der Lobby.
tell-accept-none-empty-pile = { $seat } nimmt keinen Vertrag.
tell-lobby-drawn = In der Lobby liegt ein neuer Vertrag für { $amount }: { $contract }.
tell-first-lease = { $seat } hat den ersten Mietvertrag des Spiels genommen, deshalb bleibt kein Platzierungsvertrag in der Lobby.
tell-purged = Ein Vertrag verlässt die Lobby und das Spiel: { $contract }.

# -- Aktion 2A (Kapitel 6)
tell-no-development = { $seat } kann weder handeln noch einen Vertrag einlösen und lässt Aktion 2 aus.
tell-develop-stop = { $seat } tut in Aktion 2 nichts weiter.
tell-offer = { $seat } bietet die Karte { $card } an.
tell-offer-fee = { $seat } zahlt für die einzelne Karte { $coins } in die schwarze Kasse.
tell-bid = { $coins ->
    [0] { $seat } bietet nichts.
   *[other] { $seat } bietet { $coins }.
}
tell-no-bids = Niemand hat geboten, deshalb spielt { $seat } alle Karten des Angebots.
tell-bid-to-active = { $seat } zahlt { $coins } an { $to }.
tell-bid-to-box = { $seat } zahlt { $coins } in die schwarze Kasse.
tell-pick = { $seat } wählt die Karte { $card } aus dem Angebot.
tell-last-card = { $seat } spielt die letzte Karte des Angebots: { $card }.

# -- eine Genehmigungskarte spielen (Kapitel 7)
tell-build = { $seat } eröffnet mit der Karte { $card } einen Laden für { $shop } auf { $place }.
tell-lease = { $seat } platziert mit der Karte { $card } einen Kunden ({ $customer }) auf { $place } und bildet die Kette { $chain }.
tell-wasted = { $seat } hat für die Karte { $card } keine erlaubte Verwendung und legt sie ab.
tell-leasing-open = Von jetzt an dürfen alle Kunden platzieren.

# -- Aktion 2B (Kapitel 8)
tell-validate = { $seat } löst einen Vertrag ein: { $contract }.
tell-token = { $seat } nimmt ein Korruptionsplättchen: { $change }.

# -- Aktionen 3 und 4 (Kapitel 9 bis 11)
tell-reshuffle = { $count ->
    [one] Der Nachziehstapel ist leer; die Ablage mit { $count } Karte wird zum neuen Nachziehstapel.
   *[other] Der Nachziehstapel ist leer; die Ablage mit { $count } Karten wird gemischt und zum neuen Nachziehstapel.
}
tell-display-gaps = { $count ->
    [one] In der Auslage fehlt { $count } Karte; die Lücke wird gefüllt, soweit es geht.
   *[other] In der Auslage fehlen { $count } Karten; die Lücken werden gefüllt, soweit es geht.
}
tell-display-card = In der Auslage liegt eine neue Karte: { $card }.
tell-exchange = { $seat } zeigt die Karte { $card } vor, die jetzt keine erlaubte Verwendung hat, und tauscht sie.
tell-replacement = { $seat } zieht im Tausch die Karte { $card } vom Nachziehstapel.
tell-replacement-unseen = { $seat } zieht im Tausch eine Karte vom Nachziehstapel.
tell-draw-display = { $seat } zieht die Karte { $card } aus der Auslage.
tell-draw-deck = { $seat } zieht die Karte { $card } vom Nachziehstapel.
tell-draw-deck-unseen = { $seat } zieht eine Karte vom Nachziehstapel.
tell-stop-drawing = { $seat } zieht keine weitere Karte.
tell-nothing-to-draw = { $seat } kann nicht ziehen: Auslage, Nachziehstapel und Ablage sind leer.
tell-surplus-card = Handlimit: { $neighbour } nimmt { $seat } zufällig die Karte { $card } ab, und sie kommt auf die Ablage.
tell-surplus-contract = Handlimit: { $neighbour } nimmt { $seat } zufällig einen Vertrag ab, und er verlässt das Spiel: { $contract }.
tell-black-box = Die schwarze Kasse wird verteilt: Alle erhalten { $coins }{ $left ->
    [0] { "." }
    [one] , und { $left } bleibt darin.
   *[other] , und { $left } bleiben darin.
}

# -- das Ende einer Phase (Kapitel 12 bis 14)
tell-phase-end = Das Büro ist leer: Phase { $phase } endet.
tell-paid = { $count ->
    [0] { $seat } erhält nichts für einen Vertrag, der nichts einbringt
    [1] { $seat } erhält { $amount } für einen Vertrag, der einmal zählt
    [2] { $seat } erhält { $amount } für einen Vertrag, der zweimal zählt
   *[other] { $seat } erhält { $amount } für einen Vertrag, der { $count }-mal zählt
}: { $contract }.
tell-markers-back = Alle erhalten ihre Figuren zurück.
tell-placements-gone = Phase 2 beginnt, deshalb bleibt kein Platzierungsvertrag in der Lobby.

# -- das Spielende (Kapitel 15)
tell-normal-end = Die Verträge aus Phase 3 sind ausgezahlt, damit endet das Spiel.
tell-small-end = Die Verträge sind ausgezahlt, damit endet das kleine Spiel.
tell-last-round = Auf jedem nutzbaren Platz liegt ein Laden, und die Lobby ist leer: Die letzte Runde beginnt.
tell-last-round-over = Die letzte Runde ist zu Ende, und die eingelösten Verträge werden ausgezahlt.
tell-stagnation = { $count ->
    [one] Seit { $count } Zug hat sich nichts verändert: Die eingelösten Verträge werden ausgezahlt, und das Spiel endet.
   *[other] Seit { $count } Zügen hat sich nichts verändert: Die eingelösten Verträge werden ausgezahlt, und das Spiel endet.
}
tell-coins = { $coins ->
    [0] { $seat } hat keine Münzen mehr.
   *[other] { $seat } erhält { $amount } für { $coins }.
}
tell-over = Das Spiel ist vorbei: Das höchste Konto gewinnt.

## Was zu entscheiden ist

ask-accept = Nimm einen Vertrag aus der Lobby oder keinen.
ask-develop = Handle mit Genehmigungskarten oder löse einen Vertrag ein.
ask-offer = Biete eine, zwei oder drei Genehmigungskarten aus deiner Hand an.
ask-bid = Biete Münzen für eine Karte des Angebots.
ask-pick = Wähle eine Karte aus dem Angebot.
ask-play = Spiele die Karte: Eröffne einen Laden oder platziere einen Kunden.
ask-validate = Wähle den Vertrag, den du einlöst.
ask-token = Nimm ein Korruptionsplättchen aus dem Büro.
ask-exchange = Tausche Karten ohne erlaubte Verwendung oder mach weiter.
ask-draw = Zieh eine Karte aus der Auslage oder vom Nachziehstapel.

## Wann sich anderes anfassen lässt: when-ENTSCHEIDUNG

when-accept = Verträge nimmt man in Aktion 1, zu Beginn eines Zuges, aus der Lobby.
when-develop = Ob man handelt oder einen Vertrag einlöst, wählt man in Aktion 2.
when-offer = Genehmigungskarten bietet man in Aktion 2 an, wenn man handelt.
when-bid = Gebote gibt es, wenn jemand zwei oder drei Karten anbietet.
when-pick = Die Karten eines Angebots bekommt, wer am meisten für sie geboten hat.
when-play = Läden eröffnet und Kunden platziert man in Aktion 2 mit einer Karte des Angebots.
when-validate = Verträge löst man in Aktion 2 ein.
when-token = Korruptionsplättchen nimmt man, nachdem man einen Vertrag eingelöst hat.
when-exchange = Karten tauscht man zu Beginn von Aktion 3.
when-draw = Genehmigungskarten zieht man in Aktion 3.

## Warum nicht: why-GRUND

why-slot-empty = In der Lobby liegt kein Vertrag für { $amount }.
why-hand-full = Deine Hand ist voll: Deine Handkartenzahl ist { $count }, und mehr als { $limit } dürfen es nicht sein.
why-too-dear = Dieser Vertrag kostet { $amount }; auf deinem Konto sind { $account }.
why-traded = In diesem Zug hast du schon gehandelt.
why-validated-so-no-trade = In diesem Zug hast du einen Vertrag eingelöst; dazu noch handeln darfst du nur in Phase 3.
why-no-cards = Du hast keine Genehmigungskarte, die du anbieten könntest.
why-fee = Eine einzelne Karte anzubieten kostet { $fee }; du hast { $coins ->
    [0] keine
   *[other] { $coins }
}.
why-validated = In diesem Zug hast du schon einen Vertrag eingelöst.
why-traded-so-no-validation = In diesem Zug hast du gehandelt; dazu noch einen Vertrag einlösen darfst du nur in Phase 3.
why-office-empty = Im Büro liegt kein Korruptionsplättchen mehr.
why-no-contract = Du hast keinen Vertrag, den du einlösen könntest.
why-must-develop = Du kannst handeln oder einen Vertrag einlösen, also musst du es auch.
why-card-lacking = Die Karte { $card } hast du nicht auf der Hand.
why-too-few-of-a-card = Die Karte { $card } hast du nur { $own ->
    [1] einmal
    [2] zweimal
   *[other] { $own }-mal
}; dieses Angebot braucht sie { $count ->
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
}.
why-offer-too-large = Ein Angebot hat höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}.
why-too-few-coins = { $coins ->
    [0] Du hast keine Münzen zum Bieten.
   *[other] Du hast nur { $coins }.
}
why-not-offered = Die Karte { $card } liegt nicht im Angebot.
why-card-without-shop = Mit der Karte { $card } lässt sich kein Laden für { $shop } eröffnen.
why-card-without-customer = Mit der Karte { $card } lässt sich kein solcher Kunde ({ $customer }) platzieren.
why-no-tiles = Für { $shop } ist kein Ladenplättchen mehr da.
why-no-customers = Von diesen Kunden ({ $customer }) ist keiner mehr da.
why-room-here = Hier liegt ein Raum: { $room } ({ $place }).
why-shop-here = Auf { $place } liegt schon ein Laden ({ $shop }).
why-no-such-neighbour = Neben { $place } liegt kein Laden für { $shop }.
why-leasing-closed = Kunden darf man erst platzieren, wenn jemand einen Mietvertrag eingelöst hat oder Phase 2 beginnt.
why-leasing-closed-any = Kunden darf man erst platzieren, wenn jemand einen Vertrag eingelöst hat oder Phase 2 beginnt.
why-no-shop-here = Auf { $place } liegt noch kein Laden.
why-leased = Der Laden auf { $place } gehört schon zu einer Kette: { $chain }.
why-wrong-shop = Mit dieser Karte kann der Kunde ({ $customer }) nicht nach { $place }: Dort liegt ein Laden für { $shop }.
why-no-chain = { $customer } und { $shop } bilden keine Kette.
why-has-use = Für die Karte { $card } gibt es eine erlaubte Verwendung.
why-not-your-contract = Diesen Vertrag hast du nicht: { $contract }.
why-tokens-face-down = Die Plättchen liegen verdeckt: Du nimmst eines ungesehen.
why-no-such-token = Im Büro liegt kein Plättchen { $change }.
why-tokens-face-up = Die Plättchen liegen offen: Wähle eines davon.
why-exchanged = Die Karte { $card } hast du schon vorgezeigt.
why-not-displayed = Die Karte { $card } liegt nicht in der Auslage.
why-deck-empty = Nachziehstapel und Ablage sind leer.
why-must-draw = Deine Handkartenzahl ist { $count }; unter { $limit } musst du ziehen.

## Anzahlen von Dingen: unit-NAME

unit-chapter = { $count ->
    [one] { $count } Phase
   *[other] { $count } Phasen
}
why-soon = Unterschied am Ende der Phase: { $things }
unit-chf = { $count }{ "\u00A0" }CHF
unit-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
unit-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Was ein Zug bringt

brings-worth = { $thing }: { $change } (dann { $now })
brings-worth-first = { $thing }: { $change }
brings-validated = { $change } am Ende der Phase, wenn das Einkaufszentrum so bleibt

## Die erste Partie: Tipps

hint-accept = Verträge bringen das meiste Geld, sobald du sie eingelöst hast und die Phase endet. Wird einer genommen, rücken die teureren in billigere Fächer; abzuwarten kann also Geld sparen.
hint-develop = Beim Handeln verändern deine Genehmigungskarten das Einkaufszentrum; ein eingelöster Vertrag wird am Ende der Phase ausgezahlt. In Phase 3 darfst du in einem Zug beides tun.
hint-offer = Eine einzelne Karte kostet dich eine Münze, und du spielst sie selbst. Bietest du mehr Karten an, können andere mit einem Gebot eine davon gewinnen; bei drei Karten wird das beste Gebot an dich gezahlt.
hint-bid = Du zahlst nur, wenn du mit deinem Gebot eine Karte gewinnst, und die spielst du sofort. Jede Münze, die du bis zum Ende behältst, ist Geld wert.
hint-pick = Du spielst die Karte sofort und kannst sie nicht behalten. Wähle die, die deinen Verträgen hilft, oder die, die den anderen am meisten helfen würde.
hint-play = Ein Laden kommt auf einen freien Platz neben einem Laden in der anderen Farbe der Karte. Ein Kunde kommt auf einen unvermieteten Laden in der anderen Farbe; von da an zählt dieser Laden für Miet- und Sonderverträge, aber nicht mehr für Platzierungsverträge.
hint-validate = Der Vertrag wird einmal ausgezahlt, am Ende dieser Phase, für das Einkaufszentrum, wie es dann aussieht. Ketten bleiben bestehen, aber ein Paar von Läden zählt nicht mehr für einen Platzierungsvertrag, sobald einer davon vermietet ist.
hint-token = Der Wert wird deinem Konto angerechnet, ob er positiv oder negativ ist. Ist das Büro am Ende eines Zuges leer, endet auch die Phase.
hint-exchange = Für jede vorgezeigte Karte ziehst du eine neue vom Nachziehstapel, und das kostet dich nichts. Tauschen darfst du nur Karten, mit denen sich im Moment weder ein Laden eröffnen noch ein Kunde platzieren lässt.
hint-draw = Alle sehen, was du aus der Auslage nimmst; eine Karte vom Nachziehstapel kennst nur du. Liegt deine Hand danach über dem Limit, nimmt die Person rechts von dir die überzähligen Karten zufällig.

## Die Möglichkeiten einer Entscheidung: say-ENTSCHEIDUNG-WORT

say-accept-accept = { $contract } für { $amount } nehmen
say-accept-pass = Keinen Vertrag nehmen
say-develop-trade = Mit Genehmigungskarten handeln
say-develop-validate = Einen Vertrag einlösen
say-develop-stop = Nichts weiter tun
say-offer-offer = { $cards } anbieten
say-bid-bid = { $coins ->
    [0] Nichts bieten
   *[other] { $coins } bieten
}
say-pick-pick = { $card } wählen
say-play-build = Laden für { $shop } auf { $place } eröffnen
say-play-lease = Einen Kunden ({ $customer }) auf { $place } platzieren: { $chain }
say-play-discard = Die Karte ablegen
say-validate-lay = { $contract } einlösen
say-token-take = Das Plättchen { $change } nehmen
say-token-turn-up = Ein Plättchen aufdecken
say-exchange-exchange = { $card } tauschen
say-exchange-done = Nicht weiter tauschen
say-draw-draw = { $card } aus der Auslage ziehen
say-draw-deck = Vom Nachziehstapel ziehen
say-draw-stop = Nicht weiter ziehen

## Die Abrechnung

source-start = Anfangskonto
source-prices = Preise der Verträge
source-tokens = Korruptionsplättchen
source-placement = Platzierungsverträge
source-lease = Mietverträge
source-special = Sonderverträge
source-coins = Münzen

## Optionen des Spiels

option-opening = Räume und erste Läden
option-opening-random = Der Zufall legt die Räume und die ersten Läden.
option-opening-fixed = Die Räume und die ersten Läden liegen in der festen Eröffnung für die ersten Partien.
option-tokens = Korruptionsplättchen im Büro
option-tokens-open = Die Plättchen liegen offen, und du wählst eines davon.
option-tokens-blind = Die Plättchen liegen verdeckt, und du nimmst eines ungesehen.
option-leasing = Kunden vor Phase 2
option-leasing-lease = Vor Phase 2 dürfen Kunden erst platziert werden, wenn jemand einen Mietvertrag eingelöst hat.
option-leasing-any = Vor Phase 2 dürfen Kunden erst platziert werden, wenn jemand irgendeinen Vertrag eingelöst hat.
option-exchange = Tausch von Genehmigungskarten vor dem Ziehen
option-exchange-dead = Du darfst Karten tauschen, die keine erlaubte Verwendung haben.
option-exchange-none = Du darfst keine Karten tauschen.
option-full-hand = Verträge bei voller Hand
option-full-hand-refuse = Mit voller Hand darfst du keinen Vertrag nehmen.
option-full-hand-risk = Mit voller Hand darfst du einen Vertrag nehmen, doch überzählige Karten werden dir danach zufällig genommen.
option-small = Kleines Spiel
option-small-off = Gespielt wird das ganze Spiel.
option-small-on = Gespielt wird das kleine Spiel zu zweit: wenige Karten, wenige offene Plätze und je ein verdeckter Vertrag.
conflict-two = Zu zweit geht nur das kleine Spiel.
conflict-small-seats = Das kleine Spiel ist für genau zwei Personen.
conflict-small-alone = Das kleine Spiel lässt sich mit keiner anderen Variante verbinden.

## Namen der Dinge

colour-violet = Violett
colour-green = Grün
colour-red = Rot
colour-blue = Blau

shop-type-clothing = Kleidung
shop-type-food = Lebens{ "\u00AD" }mittel
shop-type-leisure = Freizeit
shop-type-sport = Sport

customer-type-men = Männer
customer-type-women = Frauen
customer-type-teens = Teenager
customer-type-kids = Kinder

chain-belt-and-button = Belt & Button
chain-fresh-fish = Fresh Fish
chain-jump-and-gun = Jump and Gun
chain-maid-of-the-mall = Maid of the Mall
chain-biologic = Biologic
chain-game-lobby = Game Lobby
chain-lovis = Lovis
chain-bananas = Bananas
chain-skateman = Skateman
chain-jens-got-berries = Jen’s Got Berries
chain-girls-things = Girls’ Things
chain-youre-a-star = You’re a Star

# tell-room wählt den Artikel nach diesen Namen.
room-storage-room = Lagerraum
room-cloakroom = Garderobe

contract-kind-placement = Platzierungs{ "\u00AD" }vertrag
contract-kind-lease = Mietvertrag
contract-kind-special = Sondervertrag

# -- Verträge: nur die Wörter für die drei Arten unterscheiden sich in den Sprachen
-placement = Platzierung
-lease = Miete
-special = Sondervertrag

contract-clothing-clothing = { -placement } { shop-type-clothing } + { shop-type-clothing }
contract-clothing-food = { -placement } { shop-type-clothing } + { shop-type-food }
contract-clothing-leisure = { -placement } { shop-type-clothing } + { shop-type-leisure }
contract-clothing-sport = { -placement } { shop-type-clothing } + { shop-type-sport }
contract-food-food = { -placement } { shop-type-food } + { shop-type-food }
contract-food-leisure = { -placement } { shop-type-food } + { shop-type-leisure }
contract-food-sport = { -placement } { shop-type-food } + { shop-type-sport }
contract-leisure-leisure = { -placement } { shop-type-leisure } + { shop-type-leisure }
contract-leisure-sport = { -placement } { shop-type-leisure } + { shop-type-sport }
contract-sport-sport = { -placement } { shop-type-sport } + { shop-type-sport }
contract-belt-and-button-skateman = { -lease } { chain-belt-and-button } + { chain-skateman }
contract-belt-and-button-girls-things = { -lease } { chain-belt-and-button } + { chain-girls-things }
contract-biologic-lovis = { -lease } { chain-biologic } + { chain-lovis }
contract-biologic-jump-and-gun = { -lease } { chain-biologic } + { chain-jump-and-gun }
contract-bananas-maid-of-the-mall = { -lease } { chain-bananas } + { chain-maid-of-the-mall }
contract-bananas-jens-got-berries = { -lease } { chain-bananas } + { chain-jens-got-berries }
contract-youre-a-star-lovis = { -lease } { chain-youre-a-star } + { chain-lovis }
contract-youre-a-star-fresh-fish = { -lease } { chain-youre-a-star } + { chain-fresh-fish }
contract-game-lobby-jump-and-gun = { -lease } { chain-game-lobby } + { chain-jump-and-gun }
contract-game-lobby-girls-things = { -lease } { chain-game-lobby } + { chain-girls-things }
contract-jens-got-berries-maid-of-the-mall = { -lease } { chain-jens-got-berries } + { chain-maid-of-the-mall }
contract-fresh-fish-skateman = { -lease } { chain-fresh-fish } + { chain-skateman }
contract-fresh-fish-game-lobby = { -special } { chain-fresh-fish } + { chain-game-lobby }
contract-belt-and-button-jens-got-berries = { -special } { chain-belt-and-button } + { chain-jens-got-berries }
contract-biologic-skateman = { -special } { chain-biologic } + { chain-skateman }
contract-bananas-jump-and-gun = { -special } { chain-bananas } + { chain-jump-and-gun }
contract-maid-of-the-mall-youre-a-star = { -special } { chain-maid-of-the-mall } + { chain-youre-a-star }
contract-lovis-girls-things = { -special } { chain-lovis } + { chain-girls-things }

approval-card-violet-violet = { colour-violet }/{ colour-violet }
approval-card-violet-green = { colour-violet }/{ colour-green }
approval-card-violet-red = { colour-violet }/{ colour-red }
approval-card-violet-blue = { colour-violet }/{ colour-blue }
approval-card-green-green = { colour-green }/{ colour-green }
approval-card-green-red = { colour-green }/{ colour-red }
approval-card-green-blue = { colour-green }/{ colour-blue }
approval-card-red-red = { colour-red }/{ colour-red }
approval-card-red-blue = { colour-red }/{ colour-blue }
approval-card-blue-blue = { colour-blue }/{ colour-blue }

content-clothing = { shop-type-clothing }
content-food = { shop-type-food }
content-leisure = { shop-type-leisure }
content-sport = { shop-type-sport }
content-storage-room = { room-storage-room }
content-cloakroom = { room-cloakroom }

money-start = { source-start }
money-prices = { source-prices }
money-tokens = { source-tokens }
money-placement = { source-placement }
money-lease = { source-lease }
money-special = { source-special }
money-coins = { source-coins }

## Überschriften

heading-mall = Einkaufszentrum
heading-lobby = Lobby
heading-office = Büro
heading-display = Auslage
heading-deck = Nachziehstapel
heading-discard = Ablage
heading-pile = Vertragsstapel
heading-black-box = Schwarze Kasse
heading-hand = Hand
heading-contracts = Verträge
heading-special = Sondervertrag
heading-hidden-contract = Verdeckter Vertrag
heading-validated = Eingelöst
heading-account = Konto
heading-coins = Münzen
heading-phase = Phase
heading-turn = Zug
heading-supply = Vorrat
heading-customers = Kunden
heading-offer = Angebot
heading-bids = Gebote
heading-marker = Figur
heading-log = Protokoll
heading-players = Mitspielende
heading-leasing-open = Kunden erlaubt
heading-leasing-closed = Noch keine Kunden
heading-last-round = Letzte Runde
heading-price = Preis
heading-now = Jetzt wert

## Was sich in der Datei einer Schachtel widerspricht

box-rooms = verlangt sind { $count } Einträge, der Lagerraum und die Garderobe (MW-3.1)
box-at-most = „{ $key }“ ist höchstens { $most }
box-amounts = Beträge sind höchstens { $most }
box-in-all = { $count } insgesamt; höchstens { $most } haben Platz
box-price = ein Preis ist mindestens 0
box-prices-rise = die Preise müssen von Fach zu Fach steigen (MW-3.9)
box-colour = Eintrag { $number } verlangt die Farbe { $colour }: Läden und Kunden haben dieselbe Reihenfolge
box-tiles = jede Art braucht mindestens ein Plättchen für die Eröffnung (MW-3.4)
box-chain-twice = eine andere Kette hat dieselbe Kunden- und Ladenart (MW-1.4)
box-two-colours = „colours“ verlangt zwei Farben (MW-1.6)
box-card-twice = eine andere Karte hat dieselben Farben (MW-1.6)
box-two-shops = ein Vertrag dieser Art verlangt zwei Läden und nichts sonst (MW-1.8)
box-two-chains = ein Vertrag dieser Art verlangt zwei Ketten und nichts sonst (MW-1.8)
box-neighbours = „neighbours“ verlangt verschiedene andere Plätze (MW-2.4)
box-one-way = { $place } ist sein Nachbar, aber nicht umgekehrt (MW-2.4)
box-first-shops = „shops“ verlangt vier verschiedene Plätze, die kein Raum bedeckt (MW-3.5)
box-adjacent = keine zwei der ersten Läden dürfen benachbart sein (MW-3.4)
box-rooms-apart = die Räume verlangen verschiedene Plätze (MW-3.5)
box-in-pieces = die Räume zerschneiden das Einkaufszentrum (MW-3.2)
box-no-spot = mit { $seats } Spielern findet der Raum ({ $room }) vielleicht keinen Ort (MW-3.2)
box-no-places = mit { $seats } Spielern finden { $count } Läden vielleicht keine Plätze ohne Nachbarn (MW-3.4)
box-players = „players“ muss hier { $seats } sein: Gespielt wird zu dritt, zu viert und zu fünft, und die Einträge stehen in dieser Reihenfolge (MW-1.1)
box-no-table = diesen Tisch gibt es nicht: Es spielen { $least } bis { $most } Personen (MW-1.1)
box-office = „office_tokens“ sind in jeder Phase 1 bis { $tokens }: so viele Plättchen gibt es
box-shape = die Plätze des Raums ({ $room }) bilden keine seiner Formen (MW-2.6)
box-specials = { $seats } Spieler brauchen ebenso viele Sonderverträge (MW-3.11)
box-removed = es werden mehr Verträge entfernt, als es gibt
box-cards = { $seats } Spieler und die Auslage brauchen mehr Karten
box-hand = „hand_limit“ ist mindestens „starting_approval_cards“ ({ $dealt }): sonst werden mehr Karten ausgeteilt, als eine Hand halten darf (MW-9.6)
box-small-places = „places“ braucht verschiedene zusammenhängende Plätze und „shops“ verschiedene davon, die nicht benachbart sind (MW-19.2)
box-small-cards = im kleinen Spiel werden { $dealt } Karten ausgeteilt, und { $count } sind darin (MW-19.3)
box-small-contracts = das kleine Spiel braucht mindestens { $seats } Verträge, alles Platzierungsverträge (MW-19.4)
box-small-tokens = das kleine Spiel braucht mindestens { $seats } Korruptionsplättchen und höchstens so viele, wie es gibt (MW-19.5)
box-no-coins = „{ $key }“ ist mindestens 1, solange „max_offer“ Gebote zulässt: Ohne Münzen ist jedes Gebot 0 (MW-6.5)
box-fee = „{ $key }“ ist höchstens { $most }: Mehr Münzen haben { $seats } Spieler auch zusammen nicht, das könnte nie jemand zahlen (MW-6.3)
box-no-hand = „{ $key }“ ist mindestens 1: Sonst könnte niemand eine Karte behalten (MW-9.6)
box-too-dear = „{ $key }“ ist im billigsten Fach höchstens { $most }: Bevor Phase 1 abgerechnet ist, kann niemand mehr besitzen, und alle ihre Verträge verließen das Spiel, ohne dass jemand sie nimmt (MW-5.3, MW-14.3)
box-no-pair = dieses Paar von Läden könnte nie jemand bilden: Von ihren Arten gibt es zu wenige Plättchen (MW-13.1)
box-no-chain = diese Ketten könnte nie jemand bilden: Keine Genehmigungskarte zeigt beide Farben, oder es gibt keinen solchen Kunden (MW-7.4)
box-same-place = ein anderer Platz hat dieselbe Reihe und Spalte (MW-2.3)
box-slots = mit { $seats } Spielern hat die Lobby mehr Fächer ({ $slots }), als Verträge übrig sind ({ $count }): Eines bliebe immer leer (MW-3.9)

## Wie die Tabellen und Einträge der Datei einer Schachtel heißen: sheet-TABELLE, entry-SCHLÜSSEL

sheet-shop-type = Ladenarten
sheet-customer-type = Kundenarten
sheet-chain = Ketten
sheet-approval-card = Genehmigungskarten
sheet-contract = Verträge
sheet-corruption-token = Korruptionsplättchen
sheet-lobby-slot = Fächer der Lobby
sheet-player-count = Spielerzahlen
sheet-room = Räume
sheet-opening = Feste Eröffnung
sheet-small = Kleines Spiel
sheet-place = Plätze
entry-starting-account = Konto am Anfang
entry-coins-per-player = Münzen je Person
entry-coin-end-value = Wert einer Münze am Ende
entry-starting-approval-cards = Ausgeteilte Karten
entry-display-size = Karten der Auslage
entry-hand-limit = Handlimit
entry-draws-per-turn = Karten je Zug
entry-max-offer = Höchstens angebotene Karten
entry-single-offer-fee = Münzen für ein Angebot aus einer Karte
entry-stagnation-rounds = Runden ohne Änderung bis zum Ende
entry-colour = Farbe
entry-tiles = Plättchen
entry-tokens = Kundensteine
entry-customer = Kunden
entry-shop = Laden
entry-colours = Farben
entry-copies = Anzahl
entry-small = Im kleinen Spiel
entry-cards = Karten
entry-coins = Münzen
entry-places = Offene Plätze
entry-kind = Art
entry-shops = Läden
entry-chains = Ketten
entry-value = Wert
entry-count = Anzahl
entry-price = Preis
entry-players = Spieler
entry-office-tokens = Plättchen im Büro, nach Phase
entry-storage-room = Lagerraum
entry-cloakroom = Garderobe
entry-removed-placement-contracts = Entfernte Platzierungsverträge
entry-removed-lease-contracts = Entfernte Mietverträge
entry-active-player-bids = Wer am Zug ist, bietet mit
entry-rotations = Formen
entry-row = Reihe
entry-column = Spalte
entry-neighbours = Nachbarn

## Daueraufträge: bis wann einer gilt, und was ihn unterbricht

until-phase = bis diese Aktion vorbei ist
until-phase-bid = bis diese Aktion 2 vorbei ist
until-round = bis diese Spielphase vorbei ist
unless-chapter = Phase { $n } hat begonnen
unless-tokens-left = { $n ->
    [0] im Büro liegt kein Korruptionsplättchen
    [one] im Büro liegt höchstens { $n } Korruptionsplättchen
   *[other] im Büro liegen höchstens { $n } Korruptionsplättchen
}
unless-offer-of = { $n } Karten werden angeboten

about-placement = { $contract }: { $amount } CHF für je zwei Nachbarn { $first } und { $second }, beide ohne Kunden
about-lease = { $contract }: { $amount } CHF für jedes { $first } und jedes { $second }, wo immer sie liegen
about-special = { $contract }: { $amount } CHF für je zwei Nachbarn { $first } und { $second }
about-coin = Eine Münze ist am Ende des Spiels { $amount } CHF wert.
heading-free = frei
heading-place-now = kannst du jetzt dorthin legen
heading-fresh = seit deiner letzten Wahl neu
