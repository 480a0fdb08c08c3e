# Was das Labor nicht kann.

two-policies = ein Wettkampf braucht mindestens zwei Bots, etwa: greedy random
few-games = { $games } Partien; mindestens eine ist nötig
few-study-games = { $games } Partien; eine Studie braucht mindestens 40
short-ladder = eine Leiter ab { $start } mit { $steps } Stufen; beides ist mindestens 1
no-engine = eine Engine „{ $name }“ gibt es nicht; es gibt { $known }
few-workers = { $workers } Prozesse; mindestens einer ist nötig
process-ended = ein Prozess, der Partien spielte, wurde von außen beendet; ruf den Befehl noch einmal auf, dann geht es weiter
wrong-seed = Startwert { $seed }; verlangt ist eine ganze Zahl von 0 bis { $most }
no-folder = { $folder } ist kein Ordner; lege ihn erst an oder nenne einen anderen Ort
unreadable-note = { $file } lässt sich nicht lesen; lösche { $folder } und fang neu an
other-run = { $file } enthält Partien eines anderen Laufs ({ $key } { $theirs }, und hier ist es { $ours }); nenne einen anderen Namen oder lösche, was dort liegt
no-games-there = { $file } gibt es schon und enthält keine Partien von `simulate`; nenne eine andere Datei
no-dataset-there = { $folder } gibt es schon und enthält keinen Datensatz; nenne einen anderen Ordner
no-match-there = { $file } gibt es schon und enthält keine Partien von `match`; nenne eine andere Datei
endless = die Partie mit Startwert { $seed } war nach { $moves } Zügen nicht zu Ende
endless-decisions = kein Ende nach { $moves } Entscheidungen (Startwert { $seed })
wrong-policies = { $given } Bots für { $seats } Plätze; nenne einen für alle oder je einen
wrong-policies-by-rules = { $given } Bots für { $seats } Plätze ({ $played } weitere werden von den Regeln gespielt); nenne einen für alle oder je einen
missing-extra = dafür braucht es { $module }, das als Zusatz kommt: { $command }

# -- der Bericht einer Studie: Zahlen
percentage-points = { $points } Prozentpunkte
unknown-interval = unbekannt
none = nichts
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
and-more = { $first } und { $more ->
    [one] ein weiteres
   *[other] { $more } weitere
}
series = { $first }; { $next }
number-word = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
sure = sicher
open = offen
seat = Platz { $seat }
# place: 1 für den, der zuerst entscheidet.
turn = { $place ->
    [1] der Erste
    [2] der Zweite
    [3] der Dritte
    [4] der Vierte
    [5] der Fünfte
    [6] der Sechste
   *[other] Nummer { $place }
}

# -- Kopf und Abschnitte
report = Studie der Ausgewogenheit
contents = Abschnitte
fact-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
fact-random = { $games } Zufallspartien
fact-policies = { $games } Partien: { $policies }
fact-beside = daneben { $games } Zufallspartien
fact-edited = geänderte Schachtel
section-findings = Was auffällt
section-comparison = Was die Änderungen bewirken
section-seats = Plätze
section-scores = Ergebnisse
section-sources = Woher das Ergebnis kommt
section-quality = Wie es sich spielt
section-length = Länge und Entscheidungen
section-skill = Können und Glück
section-things = Karten, Plättchen und Orte
section-method = Wie man das liest
quality = Diese Zahlen bedeuten in jedem Spiel dasselbe, man kann Spiele also daran vergleichen; in Klammern steht, was jede in Wahrheit sein kann.
name-decisive = Sieger
metric-decisive = { $value } der Partien haben genau einen Sieger ({ $interval }).
name-changes = Führungswechsel
metric-changes = Die Führung wechselt { $value }-mal in einer Partie ({ $interval }), nachgesehen nach jedem Zehntel.
name-comeback = Aufholjagden
metric-comeback = In { $value } der Partien führt zur Halbzeit nicht, wer am Ende gewinnt ({ $interval }).
name-drama = Dramatik
metric-drama = Wer am Ende gewinnt, liegt unterwegs im Mittel hinter { $value } der anderen ({ $interval }). Bei 0 % würde er immer führen, bei 50 % könnte vorher niemand etwas ahnen.
name-settled = Wann es entschieden ist
metric-settled = Nach { $value } der Partie übernimmt der Sieger die Führung und behält sie ({ $interval }).
name-interaction = Interaktion
metric-interaction = Von allem, was Entscheidungen am Ergebnis eines Spielers ändern, kommt { $value } von den Entscheidungen der anderen ({ $interval }). Spielte jeder nur für sich, wären es 0 %.
name-dead = Wirkungslose Entscheidungen
metric-dead = Bei { $value } der Entscheidungen war es gleich, was gewählt wurde: Mit bis zu sechs der Möglichkeiten wurde die Partie je achtmal zu Ende gespielt ({ $interval }).
name-clear = Klare Entscheidungen
metric-clear = Bei { $value } der Entscheidungen zwischen drei oder mehr Möglichkeiten ist eine davon deutlich besser als die übrigen ({ $interval }). Bei 0 % ist es einerlei, was man nimmt, oder es geht im Glück unter; bei 100 % gibt es nichts zu überlegen.
name-length = Länge
metric-length = Alle zusammen haben in einer Partie { $value }-mal die Wahl ({ $interval }).
name-minutes = Minuten
metric-minutes = Menschen dürften für eine Partie etwa { $value } Minuten brauchen ({ $interval }), nach Partien gerechnet, in denen die meisten ein wenig nachdenken: 8 Sekunden je Entscheidung und 8 weitere für jedes Mal, dass sich ihre Möglichkeiten halbieren lassen. Wo alle gleichzeitig entscheiden, läuft die Zeit nur einmal, und ein Betrag gilt als eine einzige Möglichkeit. Wer Regeln erklärt oder lacht, braucht länger.
name-novice = Die erste Partie
metric-novice = Wer zufällig wählt, landet hinter { $value } der Gegner, wenn diese ein wenig nachdenken ({ $interval }). Bei 50 % fiele es niemandem auf; bei 100 % macht eine erste Partie keine Freude.
name-elo = Tiefe
metric-elo = Ein wenig nachzudenken ist gegenüber dem Zufall { $value } Wertungspunkte (Elo) wert ({ $interval }). Bei 0 nützt gutes Wählen nichts; bei 400 liegt der Bessere in zehn von elf Fällen vorn.
name-skill = Können und Glück
metric-skill = Von den Unterschieden zwischen Spielern an einem Tisch kommt { $value } daher, wer nachdenkt und wer nicht ({ $interval }); der Rest ist Glück und das, was die anderen tun.
name-deal = Die Ausgangslage
metric-deal = { $value } der Unterschiede zwischen den Plätzen kehren wieder, wenn dieselbe Ausgangslage noch einmal gespielt wird ({ $interval }): So viel ist vor der ersten Entscheidung entschieden.
strategies = { $count } Wege zum Ergebnis lassen sich unterscheiden. Fair wären je { $fair } der Siege. Was zusammen vorkommt, ist nicht unbedingt Ursache: Wer vorn liegt, kann sich einen anderen Weg leisten.
no-strategies = Verschiedene Wege zum Ergebnis lassen sich nicht unterscheiden: Alle Plätze mischen die Quellen ähnlich, oder jeder auf seine Art.
way = Weg { $number }: { $sources }
way-source = { $source } ({ $share })
sheet-strategies = Wege zum Ergebnis nach den Quellen, die für sie typisch sind, mit deren Anteil am Ergebnis
column-went = Plätze
column-way-wins = Siege
column-before-way = gegen Weg { $number }
finding-who = Wer gespielt hat
finding-verdict = Kurz gesagt
who-random = { $games } Partien haben Spieler gespielt, die jede Wahl auslosen. Der Bericht zeigt also das bloße Getriebe, bevor irgendjemand etwas will: Ursachen lassen sich daran erkennen, doch bei Menschen sehen Plätze, Längen und Ergebnisse anders aus.
who-players = In den { $games } Partien saß auf jedem Platz { $player }, der gewinnen will. Plätze, Längen und Ergebnisse sind deshalb näher an denen von Menschen. Was in diesen Partien mit dem Sieg einhergeht, muss aber nicht seine Ursache sein.
each-seat = auf jedem Platz { $player }
who-learned-elsewhere = Gelernt haben die trainierten Bots mit der Schachtel des Spiels: Was in der geänderten neu ist, behandeln sie wie etwas Ähnliches; andere Zahlen bemerken sie nur an dem, was eine Wahl sofort bringt.
who-mixed = In den { $games } Partien saßen am Tisch: { $players }. Wer nachdenkt, will gewinnen; Plätze, Längen und Ergebnisse sind deshalb näher an denen von Menschen. Was in diesen Partien mit dem Sieg einhergeht, muss aber nicht seine Ursache sein.
finding-beside = Daneben
beside = Am selben Tisch wurden auch { $games } Zufallspartien gespielt. Was dieser Bericht über Ursachen sagt, stammt aus ihnen und sagt das dazu: Nur wo Entscheidungen ausgelost werden, lassen sich Ursachen von dem trennen, was bloß zusammen vorkommt.
under-random = { $said } (So in Zufallspartien.)
players-goes-with = Von den Spielern, die nachdenken, wählen es { $takers }; wer es einmal öfter wählt, gewinnt { $wins } { $more ->
    [1] öfter
   *[0] seltener
} ({ $interval }).
players-rarely = Zu wenige der Spieler, die nachdenken, wählen es, als dass sich mehr sagen ließe.
player-greedy = { $count ->
    [0] kurz überlegende Bots
    [1] ein kurz überlegender Bot
   *[other] { number-word } kurz überlegende Bots
}
player-random = { $count ->
    [0] Zufallsspieler
    [1] ein Zufallsspieler
   *[other] { number-word } Zufallsspieler
}
player-rules = die Regeln
player-net = { $count ->
    [0] trainierte Bots
    [1] ein trainierter Bot
   *[other] { number-word } trainierte Bots
}
player-search = { $count ->
    [0] vorausdenkende Bots
    [1] ein vorausdenkender Bot
   *[other] { number-word } vorausdenkende Bots
}

# -- was auffällt: ein, zwei Worte und ein Satz
finding-points = Ergebnis
alone = Wer allein spielt, kommt im Mittel auf { $points }.
finding-seats = Plätze
even-seats = Kein Platz hat einen erkennbaren Vorteil: Alle Anteile an den Siegen liegen wahrscheinlich höchstens { $reach } neben den fairen { $fair }.
uneven-seats = Platz { $best } gewinnt { $most } der Partien ({ $most-interval }), Platz { $worst } { $least } ({ $least-interval }); fair wären { $fair }.
finding-turns = Reihenfolge
even-turns = Keine Stelle in der Zugreihenfolge hat einen erkennbaren Vorteil: Alle Anteile an den Siegen liegen wahrscheinlich höchstens { $reach } neben den fairen { $fair }.
uneven-turns = In der Zugreihenfolge gewinnt { $best } { $most } der Partien ({ $most-interval }), { $worst } { $least } ({ $least-interval }); fair wären { $fair }.
finding-closeness = Abstand
closeness = Der Beste liegt am Ende { $margin } vor dem Zweiten, das sind { $share } dessen, was er hat ({ $best }).
closeness-shared = { closeness } { $shared } der Partien haben mehrere Sieger.
finding-end = Das Ende
ends = { $share } der Partien enden { $way }, { $others }.
ends-by = nach { $clause } („{ $text }“)
ends-called = mit „{ $text }“{ $cited ->
    [1] {" "}({ $clause })
   *[0] {""}
}
other-end = auf andere Weise
finding-winners = Sieger
winners = Was Sieger am deutlichsten von den anderen unterscheidet, ist „{ $source }“ ({ $clause }): Davon haben sie { $points } { $more ->
    [1] mehr
   *[0] weniger
} als die anderen ({ $interval }).
finding-strongest = Am stärksten
finding-weakest = Am schwächsten
taken-once = { $thing } (bei „{ $asked }“): Einmal gewählt, { $more ->
    [1] bringt das { $wins } der Siege mehr
   *[0] kostet das { $wins } der Siege
} ({ $interval }) und ändert den Vorsprung um { $points }.
goes-with = { $thing } (bei „{ $asked }“): Wer es einmal öfter wählt, gewinnt { $wins } { $more ->
    [1] öfter
   *[0] seltener
} ({ $interval }), und sein Vorsprung ändert sich um { $points }.
finding-things = Karten und Orte
no-thing = Von keiner Karte, keinem Plättchen und keinem Ort ist sicher, dass es nützt oder schadet. { $likely ->
    [0] {""}
    [one] Bei einem ist es wahrscheinlich.
   *[other] Bei { $likely } ist es wahrscheinlich.
}
finding-tension = Spannung
tension = Wer nach der halben Partie führt, gewinnt { $half } der Partien ({ $chance } wären Zufall); nach { $certain } der Partie gewinnt der Führende eher, als dass er verliert.
tension-late = Wer nach der halben Partie führt, gewinnt { $half } der Partien ({ $chance } wären Zufall); zu keiner Zeit vor dem Ende gewinnt der Führende eher, als dass er verliert.
finding-skill = Können
thinker = Am Tisch mit Zufallsspielern gewinnt { $policy } { $wins } von { $games } Partien ({ $interval }); wäre alles Glück, wären es { $chance }.
finding-unused = Ungenutzt
unused-at = { $things } (bei „{ $decision }“, { $clause })
unused = { $who ->
    [random] Das nahmen die Zufallsspieler nie, obwohl es zur Wahl stand: { $things }.
    [people] Das nahm am Tisch niemand, obwohl es zur Wahl stand: { $things }.
   *[players] Das nahmen die Spieler, die nachdenken, nie, obwohl es in den Zufallspartien zur Wahl stand: { $things }.
}

# -- was Änderungen an der Schachtel bewirken
finding-change = Die Änderung
same-boxes = Für die Regeln ist in beiden Schachteln dasselbe; was sich unterscheidet, sind Bemerkungen.
changed = { $changes }.
changed-key = { $key } { $before } → { $after }
changed-entry = { $entry }: { $key } { $before } → { $after }
new-entry = { $entry } ist neu
gone-entry = { $entry } fällt weg
value-true = ja
value-false = nein
entry-number = Nr. { $number }
in-box = enthalten
finding-likely = Wahrscheinlich, nicht sicher
finding-effect = Was sie bewirkt
changed-figures = { $figures }.
changed-more = { $figures }. { $more ->
    [one] Eine weitere Zahl hat sich sicher geändert, um weniger.
   *[other] { $more } weitere Zahlen haben sich sicher geändert, die meisten um weniger.
}
changed-trifles = { $more ->
    [one] Eine Zahl hat sich sicher geändert, aber nur um eine Kleinigkeit.
   *[other] { $more } Zahlen haben sich sicher geändert, aber alle nur um Kleinigkeiten.
}
nothing-sure = Von keiner Zahl der Partie im Ganzen ist sicher, dass sie sich geändert hat. An keinem Platz haben sich die Siege wahrscheinlich um mehr als { $reach } geändert.
finding-worth = Jetziger Wert
worth = Einmal gewählt, bringt es: { $things }.
worth-same = Von nichts Einzelnem ist sicher, dass es mehr oder weniger nützt als zuvor.
difference = { $what } { $before } → { $after } ({ $interval })
difference-times = „{ $what }“ kommt je Partie { $after }- statt { $before }-mal vor ({ $interval })
sheet-changes = Was an der Schachtel geändert wurde
same-seeds = Gespielt wurde beide Male mit denselben Startwerten: mit demselben Glück und mit Spielern, die ihre Wahl aus denselben Zufallszahlen treffen. Die Intervalle gelten also der Änderung selbst und nicht zwei verschiedenen Haufen von Partien.
sheet-sure = Was sich sicher und um mehr als eine Kleinigkeit geändert hat
picture-worth = Was eine Wahl für den Sieg bedeutet, vor und nach der Änderung, soweit es sich sicher geändert hat.
sheet-worth = Wessen Wert sich sicher geändert hat
sheet-taken = Was in einer Partie öfter oder seltener gewählt wird
only-in = Nur in der alten Schachtel: { $gone }. Nur in der neuen: { $new }.
sheet-figures = Alle Zahlen der ganzen Partie

# Die Zahlen einer Partie, die verglichen werden.
figure-wins = Siege von Platz { $seat }
figure-score = Ergebnis im Mittel
figure-best = Ergebnis des Besten
figure-margin = Vorsprung des Besten auf den Zweiten
figure-spread = Vorsprung des Besten auf den Letzten
figure-shared = geteilte Siege
figure-decisions = Entscheidungen je Partie
figure-choices = Entscheidungen mit einer Wahl
figure-points = Ergebnis aus „{ $source }“
figure-times = „{ $decision }“ je Partie

# -- Köpfe von Spalten, und wovon Bilder handeln
column-entry = Eintrag
column-key = was
column-before = vorher
column-after = nachher
column-change = Änderung
column-interval = Intervall
column-sure = wie sicher
column-seat = Platz
column-wins = Siege
column-score = Ergebnis im Mittel
column-mean = Mittel
column-source = Quelle
column-clause = Absatz
column-gap = Sieger haben mehr
column-decision = Entscheidung
column-times = je Partie
column-options = Möglichkeiten, im Mittel
column-most = höchstens
column-forced = nur eine
column-games = Partien
column-passed = nach
column-takers = Plätze, die es wählten
column-takers-wins = ihre Siege
column-effect = einmal mehr
column-points = { $unit }
column-found = wie sicher
column-players-takers = von denen, die nachdenken
column-players-effect = einmal mehr, bei ihnen
axis-wins = Prozent der Siege
axis-effect = Prozentpunkte der Siege, wenn man es einmal wählt
axis-score = { $unit } je Platz
axis-margin = { $unit } zwischen dem Besten und dem Zweiten
axis-points = { $unit }
axis-length = Entscheidungen je Partie
axis-led = der Entscheidungen einer Partie
mark-before = vorher
mark-after = nachher
mark-mean = ein Platz im Mittel
mark-gap = mehr, wenn er gewinnt

# -- Plätze und Punkte
intervals = Intervalle enthalten den wahren Wert in 95 von 100 Fällen.
picture-seats = Der Anteil jedes Platzes an den Siegen. Die gestrichelte Linie ist fair. { intervals }
sheet-seats = Plätze
sheet-turns = Zugreihenfolge, gezählt ab dem, der zuerst entscheidet
scores = Ein Platz kommt im Mittel auf { $mean }; neun von zehn haben { $low } bis { $high }. Der Beste hat { $best } und liegt { $spread } vor dem Letzten.
scores-alone = Im Mittel werden es { $mean }; neun von zehn Partien bringen { $low } bis { $high }.
picture-scores = Wie sich die Ergebnisse aller Plätze verteilen; die gestrichelte Linie teilt sie in zwei Hälften.
picture-margins = Wie knapp Partien enden: Bei der Hälfte beträgt der Abstand höchstens { $margin }.
sheet-scores = Ergebnisse
row-score = Ergebnis eines Platzes im Mittel
row-best = Ergebnis des Besten
row-margin = Vorsprung auf den Zweiten
row-spread = Vorsprung auf den Letzten
row-shared = Partien mit mehreren Siegern
picture-sources = Was ein Platz aus jeder Quelle hat, und wie viel mehr davon Sieger haben als die anderen.
sheet-sources = Quellen des Ergebnisses

# -- Länge
length = Eine Partie hat { $decisions } Entscheidungen; die kürzeste hatte { $low }, die längste { $high }. Bei { $choices } davon gibt es etwas zu wählen.
length-chapters = Eine Partie hat { $decisions } Entscheidungen und { $chapters }; die kürzeste hatte { $low } Entscheidungen, die längste { $high }. Bei { $choices } davon gibt es etwas zu wählen.
picture-length = Wie lang Partien sind, in Entscheidungen.
sheet-decisions = Entscheidungen
sheet-ends = Wie Partien enden

# -- Können und Glück
thinker-lead = Er liegt am Ende { $lead } vor dem Mittel der anderen ({ $interval }). So viel lässt sich durch gutes Wählen gegen Spieler gewinnen, die ihre Wahl auslosen.
dealt = Um zu sehen, was schon der Anfang entscheidet, wurden Ausgangslagen je { $replays }-mal gespielt, mit neuen Entscheidungen und demselben Glück zu Beginn. { $share } der Unterschiede zwischen den Plätzen kehrten wieder (höchstens { $high }): So viel entscheidet die Ausgangslage. Der Rest kommt von den Entscheidungen und vom späteren Glück, zu dem andere Entscheidungen anderswohin führen.
led = Wann ist die Partie entschieden? Das Bild zeigt, wie oft gewinnt, wer mittendrin vorn liegt (wenn dort Schluss wäre). Beginnt die Linie nahe der gestrichelten und steigt sie spät, bleibt das Spiel offen.
picture-led = Der Anteil des Führenden an den Siegen im Lauf einer Partie; die gestrichelte Linie ist der Zufall. { intervals }
sheet-led = Der Anteil des Führenden an den Siegen
random-only = Diese Fragen werden nur an Zufallspartien gestellt.

# -- was man wählen kann
things-random = Zufallsspieler losen ihre Wahl aus, jede Wahl ist also ein fairer Versuch: Manche nahmen die Karte, andere in genau derselben Lage etwas anderes. Was folgt, ist der Unterschied, den das macht, und nicht nur, was zusammen vorkommt. Er gilt für Spieler, die zufällig weiterspielen; gute Spieler holen aus einer Karte vielleicht mehr heraus oder weniger.
things-players = Verglichen werden Plätze derselben Partie: die, die etwas öfter wählten, mit denen, die es seltener wählten. Das sagt, was zusammen vorkommt, nicht, was woran liegt: Vielleicht mögen gute Spieler eine Karte, und wer vorn liegt, kann sie sich leisten.
things-beside = Das sind die Ursachen, bei zufälligem Spiel. Daneben steht, was in den Partien der Spieler, die nachdenken, damit einhergeht: wie viele es wählen, und wie es denen erging, die es öfter wählten als die anderen am Tisch. Wo beides übereinstimmt, kann man sich darauf verlassen; wo nicht, braucht etwas vielleicht einen Plan, um etwas wert zu sein, oder es nimmt, wer ohnehin vorn liegt.
things-found = Von { $count ->
    [one] { $count } Ding
   *[other] { $count } Dingen
} { $sure ->
    [one] nützt oder schadet { $sure }
   *[other] nützen oder schaden { $sure }
} sicher und { $likely ->
    [one] { $likely } weiteres
   *[other] { $likely } weitere
} wahrscheinlich.
picture-things = Was am meisten nützt und was am meisten schadet, verglichen mit dem, was man sonst wählen konnte. { intervals }
picture-beside = Was bei zufälligem Spiel am meisten nützt und schadet, und was bei Spielern, die nachdenken, damit einhergeht. { intervals }
mark-random = zufälliges Spiel
mark-players = Spieler, die nachdenken
sheet-phrases = Was bei jeder Entscheidung getan wird

# -- das Brett in Farben
heat-random = Orte auf dem Brett, gefärbt nach dem, was zufällige Spieler dort tun. Dieselben Zahlen stehen in den Tabellen darunter.
heat-played = Orte auf dem Brett, gefärbt nach dem, was die Spieler dort tun. Dieselben Zahlen stehen in den Tabellen darunter.
heat-choose = Was die Farben zeigen
heat-legend = Von wenig bis viel
heat-times = Wie oft: { $act }
heat-never = nie
heat-times-here = { $place }: { $times } je Partie
heat-times-about = { $act }, gezählt je Partie. Am häufigsten { $most }; am seltensten { $least }.
heat-worth = Was es bringt: { $act }
heat-worth-here = { $place }: { $wins }, { $points } ({ $sure })
heat-worth-open = { $place }: offen
heat-worth-about = { $act }: was einmal mehr am Anteil der Siege ändert, in Prozentpunkten, an { $count } von { $all } Orten, an denen das sicher oder wahrscheinlich ist. Am meisten { $most }; am wenigsten { $least }.
heat-worth-about-one = { $act }: was einmal mehr am Anteil der Siege ändert, in Prozentpunkten; von { $all } Orten ist es nur an einem sicher oder wahrscheinlich. { $most }.

# -- wie man das liest
method = Jede Zahl kommt aus { $games } Partien mit den Startwerten { $first } bis { $last }; derselbe Befehl ergibt auf jedem Rechner dieselben Zahlen. { intervals } Man findet sie, indem man von bis zu hundert Gruppen von Partien eine nach der anderen weglässt. Beim Anteil an den Siegen zählt ein geteilter Sieg zu Teilen; Unterschiede von Anteilen stehen in Prozentpunkten.
method-box = Die Kennung der Schachtel ist `{ $box }`.
method-random = Zufallsspieler zeigen das nackte Getriebe: was geschieht, wenn niemand etwas will. Bei Menschen sehen Plätze, Längen und Ergebnisse anders aus. Bevor du deswegen eine Karte änderst, lass das Spiel auch von Bots untersuchen, die nachdenken (`--policy { $policy }`, weniger Partien).
method-beside = Was über Ursachen gesagt wird, stammt aus weiteren { $games } Partien mit den Startwerten { $first } bis { $last }, in denen jede Entscheidung ausgelost wird.
method-sure = „Sicher“ heißt hier etwas nur so selten, dass von zwanzig Studien, in denen es nichts zu finden gibt, höchstens eine es überhaupt von etwas behauptet: Dieses eine Mal Irrtum gilt für den ganzen Bericht und ist zu gleichen Teilen auf die { $chapters } Abschnitte verteilt, die etwas behaupten. Von allem, was „wahrscheinlich“ heißt, ist etwa eines von zwanzig Zufall. Was die Tabellen sonst zeigen, ist offen; was es sein kann, sagt sein Intervall.
method-things = In den Tabellen der wählbaren Dinge zählt „{ column-times }“, wie oft alle Plätze zusammen etwas wählten, wo sie eine Wahl hatten; „{ column-takers }“ ist der Anteil der Plätze, die das mindestens einmal taten, und „{ column-takers-wins }“ deren Anteil an den Siegen; „{ column-effect }“ ist, was ein Mal mehr am Anteil an den Siegen ändert, „{ column-points }“, was es am Vorsprung vor dem Mittel der Partie ändert.

# -- Partien von Menschen
report-played = Wirklich gespielte Partien
fact-played = { $games ->
    [one] { $games } Partie am Tisch: { $policies }
   *[other] { $games } Partien am Tisch: { $policies }
}
section-people = Wo die Leute innehielten
player-person = { $count ->
    [0] Menschen
    [1] ein Mensch
   *[other] { number-word } Menschen
}
who-played = { $games } Partien wurden am Tisch gespielt; dort saßen { $players }. Alle Menschen dort waren einverstanden, dass die Partien ausgewertet werden. Sie wollten gewinnen und sind nicht gleich gut; was mit dem Sieg einhergeht, muss also nicht seine Ursache sein.
finding-few = Wenige Partien
few-played = { $games ->
    [one] Eine Partie ist zu wenig
   *[other] { $games } Partien sind zu wenige
}, um etwas zu sagen, das auch für andere gilt; ab { $enough } wird es versucht. Was folgt, ist in { $games ->
    [one] dieser Partie
   *[other] diesen Partien
} geschehen, mehr heißt es nicht.
finding-left-out = Nicht dabei
left-out = { $count ->
    [one] Eine Partie lässt sich mit den Regeln von heute nicht nachspielen und fehlt hier.
   *[other] { $count } Partien lassen sich mit den Regeln von heute nicht nachspielen und fehlen hier.
}
finding-pondered = Lange überlegt
pondered = Am längsten überlegten die Leute bei „{ $decision }“ ({ $clause }): jedes zweite Mal länger als { $seconds } Sekunden, jedes zehnte Mal länger als { $long }.
finding-asked-why = Gefragt
asked-why = Am häufigsten fragten sie bei „{ $decision }“ ({ $clause }), warum etwas nicht geht: in { $share } der Fälle ({ $interval }).
asked-why-few = Am häufigsten fragten sie bei „{ $decision }“ ({ $clause }), warum etwas nicht geht: in { $share } der Fälle.
finding-took-back = Zurückgenommen
took-back = Am häufigsten nahmen sie bei „{ $decision }“ ({ $clause }) zurück, was sie gewählt hatten: in { $share } der Fälle ({ $interval }).
took-back-few = Am häufigsten nahmen sie bei „{ $decision }“ ({ $clause }) zurück, was sie gewählt hatten: in { $share } der Fälle.
people = Wie die Leute entschieden, wo sie eine Wahl hatten. Die Zeit läuft vom letzten Zug der Partie bis zu ihrem eigenen; wer zehn Minuten oder länger brauchte, tat etwas anderes und zählt dabei nicht.
people-none = Wie die Leute entschieden, wurde in diesen Partien nicht festgehalten.
sheet-people = Wie entschieden wurde
sheet-takers = Was gewählt wurde, und wie es denen erging, die es wählten
column-met = Entscheidungen
column-median = die Hälfte brauchte länger als (s)
column-long = ein Zehntel brauchte länger als (s)
column-asked-why = nachgefragt
column-took-back = zurückgenommen
column-won = gewonnene Partien
column-took-times = Mal
column-took-seats = Plätze, die es wählten
method-played = Jede Zahl kommt aus { $games } Partien, die am Tisch gespielt wurden und ausgewertet werden dürfen; andere Partien ergäben andere Zahlen. { intervals } Man findet sie, indem man von bis zu hundert Gruppen von Partien eine nach der anderen weglässt. Beim Anteil an den Siegen zählt ein geteilter Sieg zu Teilen; Unterschiede von Anteilen stehen in Prozentpunkten.

# -- Abstimmen: was an einer Datei mit Zielen nicht stimmt
tune-at = { $path }: Zeile { $line }: { $entry }: { $problem }
tune-entry = { $table } Nummer { $number }
tune-unknown-table = diese Tabelle gibt es nicht; es gibt { $known }
tune-unknown-table-meant = diese Tabelle gibt es nicht; meintest du „{ $meant }“?
tune-lacks = { $path }: mindestens ein Eintrag { $table } ist nötig
tune-nothing-searched = alle Ziele haben games = 0, also gibt es nichts, wonach gesucht werden kann; gib mindestens einem davon Partien
tune-twice = „{ $number }“ bewegt eine Zahl, die schon ein anderer Eintrag bewegt
tune-no-measure = ein Maß „{ $name }“ gibt es nicht; es gibt { $known }
tune-no-measure-meant = ein Maß „{ $name }“ gibt es nicht; meintest du „{ $meant }“?
tune-not-with = „{ $key }“ passt nicht zum Maß „{ $measure }“
tune-no-tolerance = es fehlt, was geduldet wird: „least“, „most“ oder beides
tune-no-most = es fehlt, was geduldet wird: „most“
tune-least-most = „least“ ({ $least }) ist größer als „most“ ({ $most })
tune-at-least = „{ $key }“ muss mindestens { $least } sein, nicht { $value }
tune-at-most = „{ $key }“ darf höchstens { $most } sein, nicht { $value }
tune-above = „{ $key }“ muss größer als { $least } sein, nicht { $value }
tune-few = „{ $key }“ muss mindestens { $least } Partien nennen, oder 0 für keine bei der Suche, nicht { $games }
tune-players = „players“ muss einen Bot nennen oder eine Liste davon, nicht { $value }
tune-two-players = das Maß „{ $measure }“ braucht zwei Spieler: wer besser sein soll und gegen wen
tune-equal-players = das Maß „{ $measure }“ vergleicht Plätze, also muss auf allen derselbe Bot sitzen
tune-options = „options“ muss Namen mit Texten enthalten, etwa { "{" } opening = "random" { "}" }, nicht { $value }
tune-no-of = „of“ fehlt; das Maß „{ $measure }“ kennt { $known }
tune-unknown-of = „of“ ist { $name }, was hier nicht gezählt wird; es gibt { $known }
tune-unknown-of-meant = „of“ ist { $name }, was hier nicht gezählt wird; meintest du „{ $meant }“?
tune-no-such-key = „{ $key }“ ist { $value }, was kein Eintrag von dem hat, was { $of } nennt
tune-no-chapters = dieses Spiel zählt keine Runden oder Phasen; miss seine Entscheidungen (decisions oder choices)
tune-text = „{ $key }“ muss ein Text sein, nicht { $value }
tune-number = „{ $key }“ muss eine Zahl sein, nicht { $value }
tune-from-to = „from“ ({ $low }) muss kleiner sein als „to“ ({ $high })
tune-step = mit „step“ { $step } kommt man von { $low } nicht auf { $high }
tune-start = in der Schachtel steht { $start }, und das ist keine der Zahlen von { $low } bis { $high } in Schritten von { $step }
tune-start-together = was zu mehreren Zahlen hinzukommt, beginnt bei 0, und das ist keine der Zahlen von { $low } bis { $high } in Schritten von { $step }
tune-path = „path“ muss TABELLE.SCHLÜSSEL, TABELLE.EINTRAG.SCHLÜSSEL oder TABELLE.*.SCHLÜSSEL sein, bei einer Liste mit [1], [2] … oder [*] dahinter
tune-no-table = die Schachtel hat keine Tabelle „{ $name }“; sie hat { $known }
tune-no-table-meant = die Schachtel hat keine Tabelle „{ $name }“; meintest du „{ $meant }“?
tune-no-key = „{ $name }“ gibt es dort nicht; es gibt { $known }
tune-no-key-meant = „{ $name }“ gibt es dort nicht; meintest du „{ $meant }“?
tune-one-table = [{ $table }] ist eine einzige Tabelle; lass den Eintrag weg
tune-which-entry = [[{ $table }]] hat mehrere Einträge; nenne einen, etwa { $first }, oder * für alle
tune-no-entry = kein Eintrag heißt „{ $name }“; es gibt { $known }
tune-no-entry-meant = kein Eintrag heißt „{ $name }“; meintest du „{ $meant }“?
tune-which-element = „{ $key }“ ist eine Liste; nenne die Stelle darin, etwa { $key }[1], oder { $key }[*] für alle
tune-no-list = „{ $key }“ ist keine Liste
tune-no-element = „{ $key }“ hat { $count ->
    [one] eine Zahl
   *[other] { $count } Zahlen
}
tune-no-number = „{ $key }“ ist keine ganze Zahl, sondern { $value }
tune-few-candidates = { $candidates } Schachteln; mindestens eine ist nötig
tune-folder-in-use = { $folder } enthält andere Dateien; nenne mit --out einen anderen Ordner
tune-other-run = { $folder } enthält einen anderen Lauf (anderes { $key }); nenne mit --out einen anderen Ordner oder lösche diesen
tune-no-games = mit der Schachtel, wie sie ist, lässt sich nicht spielen: Eine Partie endete nicht, oder die Zahlen widersprechen sich

# -- Abstimmen: die Seite
tuning = Abstimmung der Schachtel
fact-candidates = { $candidates ->
    [one] { $candidates } Schachtel
   *[other] { $candidates } Schachteln
}
fact-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
fact-minutes = { $minutes } Minuten
fact-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
section-goals = Die Ziele
section-numbers = Was geändert wurde
section-search = Die Suche
section-method-tuning = Wie man das liest
finding-result = Ergebnis
tuned = { $goals ->
    [one] { $reached ->
        [1] Das Ziel ist sicher erreicht
       *[other] { $likely ->
            [1] Das Ziel ist wahrscheinlich erreicht
           *[other] Das Ziel ist nicht sicher erreicht
        }
    }; mit der Schachtel, wie sie war, war es das { $before ->
        [1] auch
       *[other] { $reached ->
            [1] nicht
           *[other] { $likely ->
                [1] nicht
               *[other] auch nicht
            }
        }
    }.
   *[other] Von { $goals } Zielen { $reached ->
        [0] ist keines
        [one] ist eines
       *[other] sind { $reached }
    } sicher erreicht{ $likely ->
        [0] {""}
        [one] {" "}und eines wahrscheinlich
       *[other] {" "}und { $likely } wahrscheinlich
    }; mit der Schachtel, wie sie war, { $before ->
        [0] war keines
        [one] war eines
       *[other] waren { $before }
    } sicher erreicht.
}
not-changed = Keine andere Schachtel kam den Zielen näher als die, wie sie war; deshalb wurde nichts geändert.
goal-found = { $wanted }: vorher { $before }, jetzt { $after }. { $verdict }
goal-found-same = { $wanted }: { $after }. { $verdict }
value-of = { $part }: { $value } ({ $interval })
value-alone = { $value } ({ $interval })
verdict-now-reached = Erreicht.
verdict-now-likely = Wahrscheinlich erreicht, aber nicht sicher.
verdict-now-unlikely = Wahrscheinlich nicht erreicht.
verdict-now-missed = Nicht erreicht.
verdict-reached = erreicht
verdict-likely = wahrscheinlich
verdict-unlikely = eher nicht
verdict-missed = nicht erreicht
want-both = { $least } bis { $most }
want-least = mindestens { $least }
want-most = höchstens { $most }
times = das { $factor }-Fache
goal-seats = Vorteil eines Platzes
goal-turns = Vorteil einer Stelle in der Zugfolge
goal-length-chapters = { $chapters } einer Partie
goal-length-decisions = Entscheidungen in einer Partie
goal-length-choices = Entscheidungen mit einer Wahl
goal-score = Ergebnis im Mittel
goal-best = Ergebnis des Besten
goal-margin = Vorsprung des Besten vor dem Zweiten
goal-spread = Vorsprung des Besten vor dem Letzten
goal-shared = Partien mit mehreren Siegern
goal-points = Was ein Platz aus „{ $of }“ hat
goal-last-chapter = Partien, in denen { $chapter } vor Schluss noch jemand anderes vorn liegt
goal-fair-share = Genommen, verglichen mit dem fairen Anteil: { $of }
goal-fair-share-by = Genommen, verglichen mit dem fairen Anteil: { $of }, nach { $by }
goal-skill = { $first } endet vor { $second }
at-table = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $players }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
column-goal = Ziel
column-table = gespielt von
column-wanted = verlangt
column-stood = vorher
column-stands = jetzt
column-verdict-before = war
column-verdict-after = ist
column-part = Teil
column-number = Zahl
column-range = durfte sein
column-distance = Abstand
sheet-goals = Die Ziele, wie die Schachtel war und wie sie ist
sheet-parts = { $goal }: alle Teile
picture-parts = { $goal }, vorher und nachher. { intervals-tuning }
axis-gain = Prozentpunkte
axis-share = Prozent
axis-ratio = Vielfaches des fairen Anteils
intervals-tuning = Die Intervalle aller Ziele gelten zusammen, 95 von 100 Malen.
sheet-numbers = Zahlen, die sich bewegen durften
added = { $shift } zu jeder
in-steps = { $low } bis { $high }, in Schritten von { $step }
stays = bleibt
search-refused = { $refused ->
    [0] {""}
    [one] {" "}Eine verwarfen die Prüfungen der Schachtel, oder eine Partie endete nicht.
   *[other] {" "}{ $refused } verwarfen die Prüfungen der Schachtel, oder eine ihrer Partien endete nicht.
}
search-course = { $candidates } Schachteln wurden mit demselben Zufall verglichen.{ search-refused } { $finalists } davon, die ursprüngliche eingeschlossen, spielten noch einmal mit frischem Zufall, und { $moved ->
    [yes] die beste davon ist die neue Schachtel
   *[no] am besten davon ist die ursprüngliche
}.
sheet-candidates = Die Schachteln, die am nächsten kamen
method-tuning = „Erreicht“ heißt ein Ziel nur, wenn sein ganzes Intervall geduldet wird, „wahrscheinlich“, wenn sein Wert es wird. Vorher und jetzt wurden mit frischem Zufall gespielt, der bei der Suche nicht vorkam, und beide mit demselben. { intervals-tuning } Der Abstand ist 0, wenn alle Ziele deutlich innerhalb des Geduldeten liegen, und wächst um 1 für jedes Ziel, das noch einmal so weit daneben liegt.
method-boxes = Startwert { $seed }; Kennung der Schachtel: `{ $before }` vorher, `{ $after }` jetzt.
method-fair-share = Ein fairer Anteil ist, was ein Ding hätte, wenn alle seiner Art gleich oft genommen würden, jedes so oft, wie es in der Schachtel liegt.
method-players = Was für diese Spieler gilt, muss für Menschen nicht gelten; was Menschen tun, zeigt sich nur am Tisch.
command-again = Dieser Befehl findet dasselbe noch einmal, auf jedem Rechner: `{ $command }`
command-again-hurried = Dieser Befehl spielt dasselbe noch einmal; wer nur eine begrenzte Zeit denkt, entscheidet auf einem langsameren oder schnelleren Rechner vielleicht anders: `{ $command }`

# -- worin sich zwei Schachteln unterscheiden, zuallererst
verdict = { $sure ->
    [one] Sicher ist eine der { $compared } Zahlen zum ganzen Spiel anders:
   *[other] Sicher sind { $sure } der { $compared } Zahlen zum ganzen Spiel anders:
} { $figures }{ $more ->
    [0] {""}
    [one] {" "}und noch eine
   *[other] {" "}und { $more } weitere
}.{ $likely ->
    [0] {""}
    [one] {" "}Eine weitere ist es wahrscheinlich.
   *[other] {" "}{ $likely } weitere sind es wahrscheinlich.
} Was sich sonst unterscheidet, kann Zufall sein.
verdict-trifles = { $sure ->
    [one] Sicher ist eine der { $compared } Zahlen zum ganzen Spiel anders, aber nur um eine Kleinigkeit.
   *[other] Sicher sind { $sure } der { $compared } Zahlen zum ganzen Spiel anders, aber alle nur um Kleinigkeiten.
}{ $likely ->
    [0] {""}
    [one] {" "}Eine weitere ist es wahrscheinlich.
   *[other] {" "}{ $likely } weitere sind es wahrscheinlich.
} Was sich sonst unterscheidet, kann Zufall sein.
verdict-figure = { $what } { $before } → { $after }
verdict-times = „{ $what }“ kommt je Partie { $after }- statt { $before }-mal vor
verdict-none = Diese Partien zeigen bei keiner der { $compared } Zahlen zum ganzen Spiel sicher, dass sich die beiden Schachteln unterscheiden{ $likely ->
    [0] ; was sich unterscheidet, kann Zufall sein.
    [one] . Bei einer ist es wahrscheinlich; was sich sonst unterscheidet, kann Zufall sein.
   *[other] . Bei { $likely } ist es wahrscheinlich; was sich sonst unterscheidet, kann Zufall sein.
}
likely = wahrscheinlich
winners-likely = Was Sieger am deutlichsten von den anderen unterscheidet, ist wahrscheinlich „{ $source }“ ({ $clause }): Davon haben sie { $points } { $more ->
    [1] mehr
   *[0] weniger
} als die anderen ({ $interval }).
likely-changed = { $figures }.
