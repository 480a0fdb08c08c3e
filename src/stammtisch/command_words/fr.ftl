# Ce que dit la ligne de commande : l’aide, les refus et ce qu’affichent les commandes.

load-has-its-own = --load reprend une partie enregistrée, qui l’a déjà ; omettez { $word }
no-free-port = aucun port libre de { $first } à { $last } sur { $host } ; indiquez-en un avec --port
no-game = aucun jeu n’est installé
which-game = quel jeu ? Il y a : { $names }
choose-game = À quel jeu voulez-vous jouer ?
choose-again = Un numéro de 1 à { $most }, ou un nom.
players = { $low } à { $high } joueurs
players-only = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
names-count = --names donne { $given } noms pour { $seats } places
names-count-beside = --names donne { $given } noms pour { $seats } places, Automas non compris
bad-name = --names : « { $name } » ne peut pas être un nom ; évitez les deux-points, les points-virgules, les accolades et les guillemets
same-name = --names : deux places portent le même nom
after-the-end = la partie compte { $count } coups ; --at { $at } est après sa fin
no-moves-yet = { $file } : cette partie n’a pas encore de coups
not-compiled = les règles ne sont pas compilées ici : STAMMTISCH_COMPILE=0 est défini, ou Numba manque
want-key-value = --option attend CLÉ=VALEUR, et non « { $word } »
option-twice = --option donne { $name } deux fois
no-text = le fichier n’est pas un texte en UTF-8

# -- l’aide
usage = Utilisation :
usage-options = { "[" }OPTIONS]
usage-command = COMMANDE [ARGUMENTS]...
head-arguments = Arguments :
head-options = Options :
head-commands = Commandes :
head-settings = Les réglages viennent de l’environnement ; durées en secondes, tailles en octets ; une limite de 0 signifie qu’il n’y en a pas :
required = obligatoire
default = par défaut : { $value }
environment = environnement : { $name }
at-least = au moins { $low }

# -- ce que l’on tape
metavar-title = JEU
metavar-text = TEXTE
metavar-number = NOMBRE
metavar-futures = SUITES
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-key-value = CLÉ=VALEUR
metavar-language = LANGUE
metavar-seats = PLACES
metavar-names = NOMS
metavar-seconds = SECONDES
metavar-address = ADRESSE
metavar-database = BASE
metavar-clause-word = CLAUSE|MOT
metavar-name = NOM
metavar-table = TABLE
metavar-report = SIGNALEMENT
metavar-edition = ÉDITION
metavar-variant = VARIANTE
metavar-account = COMPTE
metavar-policy = BOT
metavar-command = COMMANDE
metavar-url = URL
metavar-token = JETON
metavar-link = LIEN
metavar-policies = BOT[,BOT…]
metavar-engine = MOTEUR
metavar-setting = RÉGLAGE
metavar-file-parquet = FICHIER.parquet
metavar-file-jsonl = FICHIER.jsonl
metavar-file-html = FICHIER.html
metavar-file-toml = FICHIER.toml

# -- les commandes
about-stammtisch = Jeux de société économiques : jouer, concevoir, étudier.
about-play = Joue une partie dans le terminal : seul contre des bots, ou à plusieurs devant un écran.
about-serve = Ouvre la table dans le navigateur, pour des amis d’ici et d’ailleurs, et pour des bots.
about-bot =
    Fait jouer un programme, ou un de nos bots, aux tables d’un compte.

    Le programme lit et écrit des lignes de JSON : docs/bots.md.
about-worker = Réfléchit pour les serveurs d’une base PostgreSQL : bots, indices et analyses.
about-titles = Montre les jeux installés et leurs options.
about-rules = Montre les règles d’un jeu : toutes, un chapitre, une clause, ou les clauses qui contiennent un mot.
about-box =
    Affiche le fichier de la boîte d’un jeu ; modifiez-en une copie et jouez avec : --box FICHIER.

    Avec --missing, la commande montre ce que compléterait quelqu’un qui possède le jeu : les entrées dont les données ne viennent pas toutes du livret de règles.
about-replay =
    Montre une partie enregistrée en mots, avec ses scores ; avec --at, la table telle qu’elle était alors.

    Avec --all, rejoue les tables d’un serveur avec les règles d’aujourd’hui et nomme celles qui gardent les
    anciennes (code de sortie 1) : un regard en avant, avant une nouvelle version. Ne change rien, sauf avec --pin.
about-analyse = Revient sur une partie enregistrée : ce que chaque coup a laissé échapper, et où elle a tourné.
about-check = Éprouve un jeu : parties au hasard, jumeaux comparés, enregistrements, secrets, clauses. Code de sortie 1 si quelque chose échoue.
about-new-title = Crée les fichiers d’un nouveau jeu, prêt à être joué et modifié.
about-warm = Compile dès maintenant les règles d’un jeu, pour que personne n’ait à attendre plus tard.
about-simulate =
    Joue beaucoup de parties et garde une ligne pour chacune.

    Interrompue, la commande reprend où elle s’était arrêtée quand on la relance.
about-match =
    Oppose des bots jusqu’à ce qu’on sache lequel est le meilleur, ou que --games parties soient jouées.

    Avec --out, interrompue, la commande reprend où elle s’était arrêtée quand on la relance.
about-dataset =
    Joue des parties et garde chaque décision en Parquet : ce qui se voyait, ce qui était possible, ce qui fut fait.

    Interrompue, la commande reprend où elle s’était arrêtée quand on la relance. Ce que contiennent les colonnes : docs/datasets.md.
about-study = Rédige le rapport sur l’équilibre d’un jeu : places, scores, cartes, chance. Avec --box, ce que vos changements ont produit.
about-tune =
    Cherche les nombres de la boîte qui atteignent les objectifs d’un auteur, et écrit la nouvelle boîte et une page à son sujet.

    Interrompue, la commande reprend où elle s’était arrêtée quand on la relance. Comment écrire les objectifs : docs/tuning.md.
about-train =
    Entraîne le joueur « net » d’un jeu en le faisant jouer contre lui-même.

    Interrompue, la commande reprend où elle s’était arrêtée quand on la relance.
about-admin = Gère les tables d’un serveur, pendant qu’il tourne ou sans lui.
about-admin-list = Montre les tables.
about-admin-look = Montre une table et qui y est assis, sans ses secrets.
about-admin-delete = Supprime une table ou un tournoi pour de bon.
about-admin-erase = Efface le nom d’une personne de toutes les tables et de tous les tournois.
about-admin-reports = Liste ce que les visiteurs ont signalé.
about-admin-done = Oublie un signalement qui est traité.
about-admin-block = Exclut du salon et des discussions le visiteur visé par un signalement.
about-admin-unlist = Retire définitivement une table ou un tournoi du salon.
about-admin-close = Ferme une table aux inconnus : hors du salon, sans discussion, invitation annulée. Qui y est assis continue à jouer. Un tournoi est annulé.
about-admin-rename = Donne un autre nom à une place, ou à quelqu’un dans un tournoi.
about-admin-accounts = Gère les comptes.
about-admin-accounts-list = Montre les comptes, en commençant par les derniers ouverts.
about-admin-accounts-show = Montre un compte.
about-admin-accounts-export = Affiche tout ce qui est conservé d’un compte, tel que sa personne le reçoit.
about-admin-accounts-close = Ferme un compte : déconnecté partout, plus personne ne s’y connecte, et sa page n’est montrée à personne.
about-admin-accounts-open = Rouvre un compte fermé.
about-admin-accounts-rename = Donne un autre nom à un compte.
about-admin-accounts-delete = Supprime un compte pour de bon, comme le ferait sa personne.
about-admin-ratings = Dit combien de parties comptent pour les cotes ; avec --again, toutes les cotes sont recalculées.
about-admin-played = Étudie les parties jouées aux tables de ce serveur, là où tous l’ont accepté.
about-admin-played-list = Énumère les éditions de la boîte d’un jeu qui ont été jouées, avec le nombre de parties à étudier.
about-admin-played-study = Écrit le rapport sur les parties d’une édition.
about-admin-played-dataset = Écrit chaque décision des parties d’une édition en Parquet, sans noms.
about-backup = Sauvegarde les tables, même pendant que le serveur tourne.
about-restore =
    Remet une sauvegarde en place ; le serveur ne doit pas tourner.

    Ce qui s’y trouvait auparavant reste à côté (« .before »).

# -- les options
option-help = montre cette aide
option-lang = en, de ou fr
option-json = pour être lu par une machine
option-title = le nom d’un jeu ; voir `stammtisch titles`
option-play-title = le jeu ; demandé s’il manque
option-box = le fichier d’une boîte modifiée ; voir `stammtisch box`
option-play-seats = qui est assis à la table, Automas compris : me,easy,hard,pei
option-names = comment s’appellent les places (Ada,Bert,Cleo)
option-option = une option des règles ; répétable
option-seed = rend tout reproductible
option-play-seed = rend le hasard reproductible
option-load = reprend une partie enregistrée
option-save = y enregistre la partie après chaque coup
option-no-hints = pas d’indices pour une première partie
option-ask-all = demande même quand une seule chose est possible
option-bot-pause = secondes d’attente après le coup d’un bot
option-bot-command = le programme et ce qu’il reçoit, au lieu de --policy
option-bot-at = l’adresse du serveur
option-token = un jeton personnel qui permet de jouer ; de préférence dans l’environnement, où personne d’autre ne le voit
option-bot-policy = qui joue à la place d’un programme : { "search:normal" }, ou ce qu’apporte un autre paquet
option-join = une invitation : le bot y prend place ; répétable
option-bot-name = comment le bot s’appelle là-bas ; sinon comme son compte
option-host = 0.0.0.0 ouvre la porte aux autres du réseau
option-port = s’il manque : 8000, ou le prochain qui soit libre
option-database = un fichier SQLite ou l’URL d’une base ; si elle manque : dans votre dossier de données
option-browser = ouvre la page ici
option-debug = pour les auteurs : les tables montrent tout, secrets compris
option-what = MW-6.7, 6 (chapitre), ou un mot
option-missing = seulement ce dont on ignore si c’est imprimé ainsi
option-file = l’enregistrement d’une partie
option-at = la table après ce nombre de coups
option-board = dessine la table
option-log = seulement le journal
option-iterations = suites examinées à chaque décision
option-check-games = nombre de parties au hasard
option-check-seats = seulement avec ce nombre de places
option-new-title-name = des mots en minuscules joints par des tirets, comme harbour-days
option-into = où le dossier est créé
option-simulate-out = où les parties sont gardées
option-match-out = garde les parties dans ce fichier (pour une échelle, un par échelon) ; la même commande reprend là
option-dataset-out = le dossier du jeu de données
option-study-out = la page ; son texte est mis à côté
option-goal = les objectifs, et les nombres qui peuvent bouger
option-tune-out = le dossier de la série ; JEU-tuned s’il manque
option-candidates = combien de boîtes sont essayées ; autant que le disent les objectifs si le nombre manque
option-seats = combien de places ; la plus petite table si le nombre manque
option-games = combien de parties
option-policy = qui joue : un bot pour toutes les places, ou un pour chacune ; sinon le hasard
option-study-policy = qui joue : un bot pour toutes les places, ou un pour chacune ; sinon des joueurs qui ont appris le jeu, s’il y en a
option-policies = qui joue contre qui
option-every = toutes les tables d’un serveur au lieu d’un fichier
option-pin = avec --all : celles qui restent ne sont plus essayées, les autres sont de nouveau libres
option-all-games = les joue toutes, même si la réponse est connue
option-ladder = ce bot gagne-t-il davantage s’il…
option-double = …a deux fois plus de ceci ?
option-start = le premier échelon
option-steps = combien de fois on double
option-minutes = minutes de calcul en tout
option-deals = dans combien de donnes imaginées on essaie ce qu’un coup rapporte aussitôt
option-shipped = commencer avec les poids livrés avec le jeu
option-teacher = apprendre d’une recherche qui examine ce nombre de suites à chaque choix observé ; commence avec les poids livrés
option-train-out = le dossier de la série ; JEU-net s’il manque
option-workers = processus ; un par cœur si le nombre manque
option-engine = local, ou ray (un Ray sur cette machine, ou la grappe que désigne RAY_ADDRESS)
option-skill-games = parties d’un joueur qui réfléchit parmi des joueurs au hasard
option-most = combien, en commençant par les dernières modifiées
option-table = l’identifiant d’une table
option-admin-erase-name = le nom tel qu’il figure aux places
option-worker-places = combien de tâches à la fois ; une par cœur, sauf un, par défaut
option-admin-block-days = pour combien de jours ; 0 laisse revenir le visiteur
option-report = le numéro d’un signalement
option-admin-rename-seat = le numéro de la place, à partir de 0
option-admin-rename-name = son nom à partir de maintenant
option-account = le compte : la fin de l’adresse de sa page, ou son adresse e-mail
option-admin-accounts-list-most = combien, en commençant par les derniers ouverts
option-admin-accounts-rename-name = son nom à partir de maintenant
option-again = recalcule toutes les cotes depuis la première partie ; les comptes fermés ne comptent pas
option-edition = quelle édition, comme `list` la nomme ; par défaut celle qui compte le plus de parties
option-variant = les parties de cette variante de l’atelier, par son identifiant, au lieu de celles de la boîte du jeu
option-admin-played-dataset-out = un dossier nouveau ou vide
option-admin-played-study-out = où va le rapport ; son texte est placé à côté
option-backup-file = où va la sauvegarde ; celle qui s’y trouve est remplacée
option-restore-file = une sauvegarde faite par `backup`

# -- les réglages d’un serveur
setting-workers = si bots, indices et analyses réfléchissent dans des workers (PostgreSQL seulement)
setting-database = une URL SQLAlchemy ; sinon tables.sqlite dans le dossier de données
setting-bots = processus pour les bots qui répondent aussitôt, et autant pour ceux qui réfléchissent des secondes ; 0 : un de moins que de cœurs
setting-cores = fils d’exécution d’un bot qui réfléchit ; avec 1, aucune table ne ralentit toutes les autres
setting-hint = comment on réfléchit aux indices : un niveau de la recherche, ou son effort
setting-analysis = comment on réfléchit aux décisions d’une partie terminée
setting-hints = secondes de réflexion pour des indices qu’un visiteur peut demander par minute
setting-analyses = secondes de réflexion sur des parties terminées qu’un visiteur peut demander par heure
setting-reading = secondes pour ouvrir des tables et revenir en arrière qu’un visiteur peut demander par minute
setting-proxies = adresses ou réseaux des proxys devant le serveur, séparés par des virgules ; eux seuls sont crus sur l’origine d’une requête
setting-proxy-header = où ils le disent : x-forwarded-for ou forwarded
setting-pause = attente minimale d’un bot quand quelqu’un regarde, pour que l’on puisse suivre ; jusqu’à sept fois plus pour un choix difficile ; 0 : aucune
setting-ponder = secondes par minute pendant lesquelles les bots aux tables d’un visiteur peuvent réfléchir d’avance, tandis que d’autres doivent jouer et que le processeur est inoccupé ; 0 : jamais
setting-compile = si un processus à part compile les règles pour des bots plus rapides
setting-patience = combien de temps les bots patientent quand une annulation attend un accord
setting-idle = après combien de temps une table inutilisée est mise de côté
setting-ring = événements gardés pour les spectateurs qui reviennent
setting-heartbeat = temps entre deux pings ; qui se tait pendant trois, ou ne lit pas pendant un, est déconnecté
setting-body = la plus grande requête
setting-unfinished = après combien de temps une table inachevée que personne ne touche est supprimée ; 0 : jamais
setting-finished = de même pour une table terminée
setting-boards = de même pour un plateau d’analyse
setting-forget = après combien de temps on ne sait plus qui a ouvert une table
setting-sweep = à quelle fréquence on y veille
setting-metrics = « open » pour quiconque atteint le serveur, « closed », ou HOST:PORT d’un serveur à part
setting-head = le temps accordé à l’en-tête d’une requête
setting-pieces = le temps accordé à chaque morceau de son corps
setting-send = le temps accordé à la lecture d’une réponse
setting-connections = connexions simultanées d’une adresse
setting-requests = requêtes d’un visiteur en STAMMTISCH_WINDOW secondes
setting-window = voir STAMMTISCH_REQUESTS
setting-tables = tables qu’un visiteur ouvre par jour
setting-sockets = WebSockets d’un client
setting-watchers = WebSockets d’une table
setting-origin = l’adresse que l’on tape, par exemple { "https://stammtisch.example.org" } ; les e-mails de connexion et les clés d’accès en ont besoin
setting-mail-from = l’expéditeur des e-mails ; sans lui, aucun n’est envoyé et la connexion par e-mail n’est pas proposée
setting-mail-host = le serveur de messagerie
setting-mail-port = son port
setting-mail-tls = starttls, tls (dès le début) ou none
setting-mail-user = qui se connecte au serveur de messagerie ; vide : personne
setting-mail-password = le mot de passe correspondant
setting-mail-folder = pour le développement : un dossier où les e-mails sont écrits comme fichiers
setting-mails = e-mails de connexion qu’un visiteur peut demander en une heure, et autant vers une même adresse
setting-session = au bout de combien de temps une personne qui ne vient plus est déconnectée
setting-programs = requêtes d’un jeton personnel en une minute
setting-lobby = s’il y a un salon où des inconnus trouvent des tables ouvertes
setting-public = tables qu’un visiteur peut avoir en même temps dans le salon
setting-sits = places qu’un visiteur prend dans le salon en un jour
setting-tournaments = tournois qu’un visiteur ouvre en un jour
setting-joins = tournois auxquels un visiteur s’inscrit en un jour
setting-chat = messages d’une place ou d’un visiteur en une demi-minute
setting-reports = ce qu’un visiteur peut signaler en un jour
setting-box = le plus long texte d’une variante dans l’atelier, en octets
setting-variants = variantes qu’un visiteur commence dans l’atelier en un jour
setting-studies = secondes de travail sur les études d’un visiteur en une heure ; le reste attend
setting-waiting = études d’un visiteur qui peuvent être inachevées en même temps
setting-ray = si les études jouent sur Ray : sur la grappe que désigne RAY_ADDRESS, ou sinon sur cette machine
setting-grace = combien de temps c’est à quelqu’un de jouer avant qu’il soit prévenu s’il ne regarde pas ; aussitôt avec une pendule en direct
setting-digest = combien de temps les e-mails à ce sujet attendent, pour qu’un seul parle de plusieurs tables
setting-private = si les webhooks et services push peuvent se trouver sur des réseaux privés, et sans https ; n’importe qui peut y faire appeler le serveur
setting-pages = pages de personnes et de jeux qu’un visiteur regarde en une minute
setting-page = le dossier de la page construite
setting-debug = si celui qui ouvre une table en voit tout ; seulement sur une adresse réservée à cette machine

# -- ce qui est impossible
unknown-language = il n’y a pas de langue « { $lang } » ; il y a { $langs }
unknown-rule = les règles n’ont ni clause ni mot « { $word } »
more-help = « { $command } --help » en dit plus.
stopped = interrompu.
no-command = il n’y a pas de commande « { $name } » ; il y a { $known }
no-command-meant = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $meant } » ?
want-command = indiquez une commande : { $known }
no-such-option = il n’y a pas d’option { $name } ici
no-such-option-meant = il n’y a pas d’option { $name } ici ; vouliez-vous dire { $meant } ?
too-much = ceci est de trop : { $words }
is-missing = { $name } manque : { $help }
takes-no-value = { $name } ne prend pas de valeur
wants-a-value = { $name } attend une valeur : { $help }
wants-a-number = { $name } attend un nombre
wants-a-number-at-least = { $name } attend un nombre, au moins { $low }
wants-a-number-from-to = { $name } attend un nombre de { $low } à { $high }
wants-a-file = { $name } attend un fichier qui existe

# -- ce qu’affichent les commandes
left = restent
playing = joue
compiling-rules = compile
compiling = compile { $title }
checking = éprouve { $title }
looking-back = revient sur la partie
table-open = La table est ouverte à l’adresse { $address } (Ctrl-C la ferme)
title-broken = impossible de charger { $name } : { $problem }
automas-sit = les Automas ont leurs propres places : { $names }
box-lacking = { $title } : pour { $lacking } entrées sur { $entries }, on ignore si elles sont imprimées ainsi.
box-copy = Copiez le fichier (stammtisch box { $name } > mien.toml), modifiez ces entrées et jouez avec --box mien.toml.
checked = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $problems ->
    [one] { $problems } défaut
   *[other] { $problems } défauts
}
check-stopped = arrêté après l’étape { $stage } sur { $stages } : { $name }
stage-1 = ce qui est écrit
stage-2 = une partie sans compilateur
stage-3 = des parties au hasard dans tous les jumeaux
stage-4 = d’autres boîtes
clauses-reached = { $reached } clauses sur { $clauses } ont servi dans des parties au hasard
clauses-left = { $reached } clauses sur { $clauses } ont servi dans des parties au hasard ; pas { $left }
new-game = Un nouveau jeu se trouve dans { $folder } ; son README dit comment continuer.
compiled-already = { $title } est déjà compilé.
compiled = { $title } est compilé.

# -- le laboratoire
stopped-kept = interrompu. Ce qui a été joué est gardé à côté de { $file } ; la même commande reprend là.
dataset-made = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } avec { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, dans { $folder }{ $more ->
    [0] { "" }
   *[other] , les fichiers étant joués en entier ; demandé : { $wanted }
 }
stopped-kept-in = interrompu. Ce qui a été joué est gardé dans { $file } ; la même commande reprend là.
broken-kept = { $problem }. Ce qui a été joué est gardé à côté de { $file } ; la même commande reprend là.
broken-kept-in = { $problem }. Ce qui a été joué est gardé dans { $file } ; la même commande reprend là.
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en moyenne
simulated-seat = place { $seat } : { $name } gagne { $wins }, score moyen { $score }
simulated-ends = comment elles se terminent :
ladder-alone = --ladder oppose un bot à lui-même ; omettez les autres
match-of = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
column-wins = gagne
column-interval = intervalle
column-elo = Elo
column-score = score moyen
fair-share = Entre égaux, une place gagnerait { $share }.
fair-share-alone = Chacun joue seul les mêmes donnes ; entre égaux, chacun serait le meilleur dans { $share } d’entre elles.
verdict-better = { $first } est meilleur que { $second } :
verdict-worse = { $first } est moins bon que { $second } :
verdict-equal = { $first } vaut { $second } :
verdict-open = { $first } vaut peut-être { $second } :
verdict-share = il finit devant lui dans { $share } des parties ({ $interval })
match-open = La question reste ouverte ; plus de --games pourraient la trancher.
want-html = --out attend un nom qui finit par .html, et non { $name }
no-folder = { $folder } n’est pas un dossier ; créez-le d’abord, ou indiquez un autre fichier avec --out
report-lies = Le rapport se trouve dans { $page }, son texte dans { $text }.
tuned-lies = La nouvelle boîte est dans { $box }, la page dans { $page }.
training = Entraînement
trained = Les poids sont dans { $weights }, la page des progrès dans { $page }.

# -- s’occuper d’un serveur
not-with-all = { $word } ne va pas avec --all
want-file-or-all = nommez le fichier d’une partie, ou --all pour les tables d’un serveur
playing-again = parties rejouées
played-again = { $count ->
    [one] { $count } table continue
   *[other] { $count } tables continuent
} avec les règles d’aujourd’hui, { $stay ->
    [0] aucune ne reste en arrière
    [one] { $stay } garde les anciennes
   *[other] { $stay } gardent les anciennes
}
working = réfléchit pour { $where } ; Ctrl-C pour arrêter
worker-wants-postgresql = un worker veut l’URL d’une base PostgreSQL, pas { $where }
no-such-file = { $file } n’existe pas
no-such-table = il n’y a pas de table { $table }
over = terminée
running = en cours
board = analyse
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-id = table
table-title = jeu
table-rules = version des règles
table-box = boîte
table-options = options
table-origin = commencée par
table-pinned = garde ses règles
table-board = plateau d’analyse
table-over = terminée
table-event = événements
table-created = ouverte
table-changed = modifiée
table-seat = place { $number } : { $name } ({ $kind }, { $policy }), vu { $seen }
report-name = nom
report-message = message
report-table = table
report-cup = tournoi
report-person = personne
no-such-account = il n’y a pas de compte { $account }
account-closed = fermé
shown-nobody = montré à personne
shown-played = montré aux partenaires
shown-all = montré à tous
games-ended = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
account-id = identifiant
account-name = nom
account-email = e-mail
account-lang = langue
account-created = ouvert
account-handle = page
account-shown = visibilité de la page
account-sessions = connexions
account-passkeys = clés d’accès
account-tokens = jetons
account-tables = tables
account-games = parties terminées
account-is-closed = le compte { $account } est fermé ; stammtisch admin ratings --again retire ses parties des cotes
account-is-open = le compte { $account } est de nouveau ouvert
account-renamed = le compte { $account } s’appelle maintenant { $name } ; les places gardent leurs noms
account-deleted = { $count ->
    [one] le compte { $account } est supprimé ; il était à une table
   *[other] le compte { $account } est supprimé ; il était à { $count } tables
}
rated = { $count ->
    [one] une partie compte pour les cotes
   *[other] { $count } parties comptent pour les cotes
}
edition = { $id } : { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, boîte { $box } { $options }
nothing-to-study = Il n’y a pas de parties qui puissent être étudiées.
no-such-edition = il n’y a pas d’édition { $edition } dont des parties puissent être étudiées
folder-not-empty = { $folder } existe déjà et n’est pas vide ; indiquez un autre dossier
played-written = { $games ->
    [one] { $games } partie se trouve dans { $folder }
   *[other] { $games } parties se trouvent dans { $folder }
}
rated-again = { $count ->
    [one] toutes les cotes sont recalculées à partir d’une partie
   *[other] toutes les cotes sont recalculées à partir de { $count } parties
}
blocked-until = ce visiteur est exclu jusqu’au { $until }
no-reports = Rien n’a été signalé.
no-such-report = il n’y a pas de signalement { $report }
report-done = le signalement { $report } est traité
nobody-to-block = on ne sait pas (ou plus) qui est visé par le signalement { $report }
blocked = le visiteur du signalement { $report } est exclu
unblocked = le visiteur du signalement { $report } peut revenir
not-in-lobby = la table { $table } n’est pas dans le salon
unlisted = { $table } n’est plus dans le salon
closed = { $table } est fermée aux inconnus
no-such-seat = la table { $table } n’a pas de place { $seat }
no-such-name = { $name } ne peut pas y être un nom
renamed = la place { $seat } de { $table } s’appelle maintenant { $name }
deleted = { $table } est supprimée
erased = { $count ->
    [0] { $name } ne figure à aucune place
    [one] { $name } figurait à une place et n’y figure plus
   *[other] { $name } figurait à { $count } places et n’y figure plus
}
copied = { $file } est complet
restored = remis en place

# -- bot
want-token = un bot a besoin d’un jeton : --token ou STAMMTISCH_TOKEN ; créez-en un sur la page de votre compte
want-program = indiquez soit un programme, soit --policy
program-ended = le programme s’est terminé (code { $code }) : { $command }
program-nonsense = la réponse du programme n’est pas un coup comme { "{\"move\": \"...\"}" } : { $line }
program-gave-up = aucun coup après { $tries } essais à la table { $table } ; la place reste à vous, relancez
bot-sits = est assis à la table { $table }, place { $seat }
bot-listens = { $name } écoute sur { $at } ; Ctrl-C arrête
no-server-there = { $at } ne répond pas : { $problem }
no-address = { $at } n’est pas une adresse de serveur comme { "https://stammtisch.example.org" }
no-stammtisch-there = ce qui répond à l’adresse { $at } n’est pas un Stammtisch (HTTP { $status })
nobodys-token = ce jeton n’est à personne ; créez-en un sur la page de votre compte
unreached-refused = rien n’y écoute
unreached-name = ce nom est introuvable sur le réseau
unreached-late = la réponse se fait trop attendre
unreached-tls = aucune connexion sûre (TLS) n’est possible ; le certificat ou le port ne convient pas
unreached-other = il n’y a pas de connexion, ou elle a été coupée
