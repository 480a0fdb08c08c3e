# Ce que le laboratoire ne peut pas faire.

two-policies = un match demande au moins deux bots, par exemple : greedy random
few-games = { $games } parties ; il en faut au moins une
few-study-games = { $games } parties ; une étude en demande au moins 40
short-ladder = une échelle à partir de { $start } avec { $steps } échelons ; l’un et l’autre valent au moins 1
no-engine = il n’y a pas de moteur « { $name } » ; il y a { $known }
few-workers = { $workers } processus ; il en faut au moins un
process-ended = un processus qui jouait des parties a été arrêté de l’extérieur ; relancez la commande pour continuer
wrong-seed = seed { $seed } ; il faut un nombre entier de 0 à { $most }
no-folder = { $folder } n’est pas un dossier ; créez-le d’abord, ou indiquez un autre fichier avec --out
unreadable-note = { $file } est illisible ; supprimez { $folder } et recommencez
other-run = { $file } contient les parties d’une autre série ({ $key } { $theirs }, et ici { $ours }) ; indiquez un autre fichier ou supprimez celui-ci
no-games-there = { $file } existe déjà et ne contient pas de parties de `simulate` ; indiquez un autre fichier
endless = la partie de seed { $seed } n’était pas finie après { $moves } coups
endless-decisions = pas de fin après { $moves } décisions (seed { $seed })
wrong-policies = { $given } bots pour { $seats } places ; indiquez-en un pour toutes, ou un pour chacune
wrong-policies-by-rules = { $given } bots pour { $seats } places (les règles en jouent { $played } de plus) ; indiquez-en un pour toutes, ou un pour chacune
missing-extra = il faut pour cela { $module }, fourni par un complément : { $command }
