# Was das Labor nicht kann.

two-policies = ein Wettkampf braucht mindestens zwei Bots, etwa: greedy random
few-games = { $games } Partien; mindestens eine ist nötig
few-study-games = { $games } Partien; eine Untersuchung braucht mindestens 40
short-ladder = eine Leiter ab { $start } mit { $steps } Stufen; beides ist mindestens 1
no-engine = ein Werk „{ $name }“ gibt es nicht; es gibt { $known }
few-workers = { $workers } Prozesse; mindestens einer ist nötig
process-ended = ein Prozess, der Partien spielte, wurde von außen beendet; ruf den Befehl noch einmal auf, dann geht es weiter
wrong-seed = seed { $seed }; verlangt ist eine ganze Zahl von 0 bis { $most }
no-folder = { $folder } ist kein Ordner; lege ihn erst an oder nenne mit --out eine andere Datei
unreadable-note = { $file } lässt sich nicht lesen; lösche { $folder } und fang neu an
other-run = { $file } enthält Partien eines anderen Laufs ({ $key } { $theirs }, und hier ist es { $ours }); nenne eine andere Datei oder lösche diese
no-games-there = { $file } gibt es schon und enthält keine Partien von `simulate`; nenne eine andere Datei
endless = die Partie mit seed { $seed } war nach { $moves } Zügen nicht zu Ende
endless-decisions = kein Ende nach { $moves } Entscheidungen (seed { $seed })
wrong-policies = { $given } Bots für { $seats } Plätze; nenne einen für alle oder je einen
wrong-policies-by-rules = { $given } Bots für { $seats } Plätze ({ $played } weitere werden von den Regeln gespielt); nenne einen für alle oder je einen
missing-extra = dafür braucht es { $module }, das als Zusatz kommt: { $command }
