# Ce que dit le terminal. Les noms des commandes (command-…) sont un seul mot ; les noms anglais valent toujours aussi.

welcome = { $title } · { $seats }
welcome-help = Tapez le numéro d’un coup, ou un mot : { $commands }.
bot = bot { $policy }
person = personne
compiling = Les bots iront plus vite dans un instant : leurs règles sont compilées en arrière-plan.

pass-device = Passez l’appareil à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
only-one = Une seule chose est possible : { $move }.
hint-title = Indice

moves-more = { $count ->
    [one] encore un : « { $command } » les montre tous, « { $command } MOT » cherche.
   *[other] encore { $count } : « { $command } » les montre tous, « { $command } MOT » cherche.
}
moves-none = Aucun coup ne correspond à « { $filter } ».
moves-several = Ce peut être l’un de ceux-ci :
log-earlier = { $count ->
    [one] une ligne plus ancienne : « { $command } » la montre.
   *[other] { $count } lignes plus anciennes : « { $command } » les montre.
}
amounts = { $first } … { $last } : tapez « { $usage } »
amounts-alone = { $first } … { $last } : tapez le nombre voulu
type-amount = Tapez le nombre voulu : « { $usage } ».
allowed = C’est permis : { $move }.
would = { $move } aurait cet effet :
unreadable = « { $said } » n’est ni un coup ni une commande. Tapez un numéro, un coup comme « { $example } », ou « { $help } ».
no-number = Il n’y a pas de coup numéro { $number } ; les numéros vont de 1 à { $most }.
want-argument = « { $command } » demande davantage : { $usage }
unknown-seat = Personne ne s’appelle « { $name } » ; il y a { $names }.
unknown-language = Il n’y a pas de langue « { $lang } » ; il y a { $langs }.
unknown-policy = Il n’y a pas de bot « { $name } » ; il y a { $names }.
unknown-rule = Les règles n’ont ni clause ni mot « { $word } ».
rules-list = « { $command } 6 » montre un chapitre, « { $command } { $clause } » une clause, « { $command } MOT » cherche.

undone = { $count ->
    [one] Un coup est repris.
   *[other] { $count } coups sont repris.
}
undo-none = { $name } n’a encore rien décidé qui puisse être repris.
undo-others = Impossible de reprendre ce coup : { $who } a joué depuis.
undo-revealed = Impossible de reprendre ce coup : quelque chose a été révélé depuis, et d’autres l’ont vu.
undo-ask = Des cartes ou des enchères ont été révélées depuis. Reprendre quand même ?

handed-bot = Le bot { $policy } joue maintenant pour { $name }.
handed-person = Une personne joue maintenant pour { $name }.
no-people = Il ne reste que des bots ; ils continuent. Ctrl-C les arrête.

saved = Enregistré dans { $file }.
save-failed = La partie ne peut pas être enregistrée dans { $file } : { $reason }.
save-ask = Fichier où enregistrer la partie (Entrée : ne pas enregistrer)
quit-ask = Quitter la partie ?
resume = Pour continuer plus tard : { $command }
bye = Au revoir.

game-over = La partie est finie
place = Rang
total = Total
source = Origine des points
scores-now = Si la partie s’arrêtait maintenant
winner = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
after-end = « { $undo } », « { $log } », « { $board } » ou « { $save } FICHIER » ; Entrée quitte.

yes = o
no = n

help-number = joue le coup qui a ce numéro
help-text = un coup en toutes lettres fait de même, par exemple « { $example } »
help-why = dit pourquoi un coup est permis ou interdit, et son effet
help-moves = montre tous les coups, ou ceux qui contiennent un mot
help-board = dessine de nouveau la table
help-hand = montre ce qui est à vous
help-log = ce qui s’est passé : les dernières lignes, ou autant que voulu
help-scores = ce que chacun aurait si la partie s’arrêtait maintenant
help-rules = les règles : un chapitre, une clause ou un mot
help-hint = de quoi il s’agit, et ce que ferait un joueur fort
help-undo = reprend votre dernière décision
help-save = enregistre la partie
help-bot = laisse un bot jouer pour une place
help-take = laisse une personne jouer pour une place
help-lang = change de langue : en, de ou fr
help-help = cette liste
help-quit = quitte la partie

command-why = pourquoi
command-moves = coups
command-board = table
command-hand = main
command-log = journal
command-scores = points
command-rules = règles
command-hint = indice
command-undo = annuler
command-save = enregistrer
command-bot = bot
command-take = prendre
command-lang = langue
command-help = aide
command-quit = quitter

usage-why = COUP
usage-moves = [MOT]
usage-log = [NOMBRE]
usage-rules = [CLAUSE | MOT]
usage-save = FICHIER
usage-bot = PLACE BOT
usage-take = PLACE
usage-lang = LANGUE
number = NUMÉRO

policy-random = aléatoire
policy-greedy = glouton
policy-net = entraîné
policy-search-casual = client de passage (casual)
policy-search-easy = amateur (easy)
policy-search-steady = habitué (steady)
policy-search-normal = vieux renard (normal)
policy-search-hard = grand maître (hard)
temper-bold = audacieux
temper-thrifty = économe
temper-spiteful = envieux

thinking = Réflexion…
weaker = { $count ->
    [one] un coup plus faible
   *[other] { $count } coups plus faibles
}
head-move = Coup
head-chance = gagne
head-lead = avance
head-points = points
head-seat = Joueur
head-decisions = décisions
head-best-moves = meilleurs coups
head-given-away = chances perdues
head-points-given-away = points perdus
head-lead-given-away = avance perdue
head-luck = part de chance
equals = ≈ impossible à distinguer du meilleur : les intervalles se recouvrent
head-number = nº
head-changed = chances de gagner
head-because = cause
head-better = mieux valait
by-move = ce coup
by-luck = la suite
few-futures = Cela ne repose que sur peu de suites imaginées, environ { $count } par décision : la plupart des erreurs passent inaperçues.
turning-points = Les tournants de la partie
slips = Les coups les plus coûteux
