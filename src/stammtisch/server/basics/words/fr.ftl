# Ce que dit le serveur.

no-table = Cette table n’existe pas.
no-title = Il n’y a pas de jeu { $title } ; il y a { $titles }.
no-scene = { $title } n’a pas de scène { $scene }.
no-seat = Cette table n’a pas de place { $seat }.
no-page = Il n’y a rien ici. L’adresse d’une table est dans son lien.
no-secret = Il faut pour cela le secret d’une place, une invitation ou un lien de spectateur de cette table.
not-yours = La place { $seat } n’est pas à vous.
not-invited = Il faut une invitation à cette table pour y prendre place.
not-open = La place { $seat } est occupée.
name-taken = Quelqu’un à cette table s’appelle déjà { $name }.
stale = La table a avancé : la position porte maintenant le numéro { $ply }. Regardez à nouveau et choisissez.
used-id = Cet identifiant a déjà servi à autre chose.
nobody-asks = Personne ne demande à reprendre un coup.
nobody-studies = À cette table, on ne demande à personne si ses parties peuvent être étudiées.
study-too-late = La partie est finie. L’accord pour l’étudier devait être donné avant la fin.
not-asked = Votre accord n’est pas nécessaire.
not-moved = { $name } n’a pas de coup à reprendre.
no-consent = Les autres ont vu le coup ; il faut l’accord de { $who }.
no-undo-after-end = La partie est terminée et son journal est ouvert à tous ; on ne reprend plus de coup.
no-history = Il y a { $plies } coups, pas { $at }.
too-large = La requête est trop grande ; on lit au plus { $bytes } octets.
too-many-requests = Trop de requêtes ; réessayez dans { $seconds } s.
too-many-tables = Vous avez ouvert { $tables } tables aujourd’hui ; cela suffit pour le moment.
too-many-watchers = Trop de connexions ; fermez-en d’abord une.
unavailable = La table ne peut pas être enregistrée en ce moment. Rien n’a changé ; réessayez.
stays = Cette table a commencé avec d’autres règles (édition { $rules } { $box }), et sa partie ne peut pas continuer avec celles de ce serveur. Rien n’en est perdu : elle continue là où se trouvent ses règles.
# Why, for operators.
stays-move = { $number ->
    [0] le début : { $problem }
   *[other] coup { $number } : { $problem }
}
stays-end = après le coup { $count }, c’est à quelqu’un d’autre de décider
stays-pinned = elle a été fixée à ses règles
stays-no-box = sa boîte { $theirs } n’a pas été notée ; ce serveur a { $ours }
stays-box = sa boîte est illisible avec ces règles : { $problem }
internal = Une erreur s’est produite ici. Réessayez ; ce qui était confirmé est conservé.
invalid = La requête est illisible : { $problem }
several-starts = Une table commence par une partie enregistrée, une position ou une scène, pas par plusieurs à la fois.
no-start = Il faut à une table un jeu et des places, ou une partie enregistrée, ou une position.
another-title = C’est { $found }, pas { $title }.
so-many-seats = Cette partie compte { $seats } places, pas { $wanted }.
whose-seat = La place { $seat } est celle de { $name }.
impossible-start = Aucune partie ne peut se jouer à partir d’ici.
same-names = Deux places portent le même nom.
no-policy = Personne ne décide ainsi ici ; il y a { $policies }.
expected-hello = Dites d’abord bonjour : un objet avec "type": "hello" et votre secret.
no-board = Cette table n’est pas un plateau d’analyse.
is-board = C’est un plateau d’analyse ; cela ne se fait qu’aux tables.
not-your-board = Seul celui qui a ouvert le plateau d’analyse y joue. Faites-en une copie.
no-board-here = Les indices ne sont pas permis à cette table ; un plateau d’analyse s’ouvre après la fin.
no-line = Il n’y a pas de suite { $line } sur ce plateau.
too-many-lines = Un plateau garde { $most } suites. Supprimez-en une d’abord.
board-begins = Le plateau commence ici.
no-rounds = Ce jeu ne compte pas de manches.
bot-wanted = Il faut un bot pour continuer.
board-private = La partie d’où vient ce plateau n’est pas finie. On pourra le partager après la fin.
no-hints-here = Il n’y a pas d’indices à cette table.
not-due = { $name } n’a rien à décider en ce moment.
game-over = La partie est terminée.
not-over = La partie n’est pas terminée ; on pourra l’analyser ensuite.
no-hint = La réflexion a échoué. Rien n’a changé ; réessayez.
hint-hasty = Cet indice ne repose encore sur presque rien : les règles du jeu sont en préparation, ce qui prend une ou deux minutes la première fois. Redemandez-le ensuite.
took-too-long = C’était trop long ; la demande a été abandonnée. Rien n’a changé.
busy = Le serveur est débordé pour le moment ; réessayez dans un instant.
not-owner = Seule la personne qui a ouvert la table peut la supprimer.
no-redraw = Ici, on ne reprend pas un coup après lequel le hasard a joué : la table a été ouverte ainsi.
not-away = L’absence de { $name } n’est pas encore assez longue ; un bot pourra jouer dans { $seconds } s.
goes-on-elsewhere = Cette table continue à une autre.
not-seated = Seules les personnes assises à cette table peuvent la remettre en place.
not-over-yet = La partie n’est pas terminée.
not-alone = Seules les parties jouées en solitaire sont comparées à d’autres de la maison.
begun-already = La partie a commencé ; on ne peut plus retirer de place.
too-few = Il faut au moins { $seats } places pour { $title }.
colour-taken = Quelqu’un a déjà cette couleur à cette table.
time-is-out = Votre temps est écoulé : un bot prend cette décision.
dropped-out = La personne assise ici a quitté cette partie ; un bot la joue jusqu’à la fin.
clock-alone = Une pendule demande une partie à deux ou plus.
no-slow-clock = Cette table n’a pas de pendule en heures ; personne n’y a besoin de jours de repos.
too-much-rest = C’est plus de repos que ce qui est convenu à cette table.
time-out-bot-once = { $name } n’a plus de temps : un bot décide pour cette fois.
time-out-bot-turn = { $name } n’a plus de temps : un bot joue ce tour.
time-out-bot = { $name } n’a plus de temps : un bot joue jusqu’à son retour.
time-out-drop-out = { $name } n’a plus de temps et quitte la partie : un bot la joue jusqu’à la fin.
is-cancelled = Cette table a été annulée d’un commun accord.
nobody-cancels = Personne ne propose d’annuler cette table.
cancelled = La table est annulée d’un commun accord ; { $name } l’avait proposé. Elle n’a pas de résultat.
no-friend = À la place { $seat }, personne ne peut jouer pour quelqu’un d’autre.
pocket = { $name } emporte la partie. Elle n’est plus comparée aux autres.
pocket-played = Sans connexion, { $name } a continué : { $count ->
    [one] un coup
   *[other] { $count } coups
}.
pocket-others = Seule une partie où vous jouez seul contre des bots, ou à plusieurs sur un même écran, peut continuer sans connexion.
pocket-not-here = Une partie avec pendule, sur un plateau d’analyse ou d’un titre ajouté ne peut pas continuer sans connexion.
pocket-compared = Une partie en solitaire est comparée aux autres. Elle peut continuer sans connexion si l’on y renonce.
no-parcel = Ces règles ne sont plus ici. Rechargez la page.
line-stops = Ce qui a été joué sans connexion ne peut pas continuer ici : coup { $number }, { $problem }
moved-for = { $by } pour { $name } :
by-order = Ordre permanent ({ $name }) :
no-order = Cela ne peut pas être décidé d’avance : { $problem }
bot-plays = Un bot joue pour { $name }.
order-used = { $count ->
    [0] Pas encore utilisé.
    [one] Utilisé une fois jusqu’ici.
   *[other] Utilisé { $count } fois jusqu’ici.
}
order-lapsed = { $count ->
    [0] Il est arrivé à son terme sans avoir servi.
    [one] Il a servi une fois et est arrivé à son terme.
   *[other] Il a servi { $count } fois et est arrivé à son terme.
}
order-used-up = { $count ->
    [one] Il a servi une fois, comme vous le vouliez.
   *[other] Il a servi { $count } fois, comme vous le vouliez.
}
order-impossible = { $count ->
    [0] Il s’est arrêté : les règles ne permettaient pas ce choix.
    [one] Il a servi une fois. Ensuite, les règles ne permettaient pas ce choix.
   *[other] Il a servi { $count } fois. Ensuite, les règles ne permettaient pas ce choix.
}
order-taken-back = { $count ->
    [0] Il s’est arrêté quand un tel choix a été repris.
    [one] Il a servi une fois, et s’est arrêté quand un tel choix a été repris.
   *[other] Il a servi { $count } fois, et s’est arrêté quand un tel choix a été repris.
}
# what : une phrase du journal, ou la condition.
order-interrupted = { $count ->
    [0] Il n’a pas servi.
    [one] Il a servi une fois.
   *[other] Il a servi { $count } fois.
} Ce qui l’a interrompu : { $what }
undone = { $count ->
    [one] { $name } reprend un coup ({ $moves })
   *[other] { $name } reprend { $count } coups ({ $moves })
}

# Les gens et leurs comptes.
signed-out = Vous n’êtes pas connecté, ou vous ne l’êtes plus.
another-page = Seule notre propre page peut demander cela.
no-token = Ce jeton n’ouvre rien ici ; il a peut-être été révoqué.
token-looks = Ce jeton permet de regarder, pas de jouer ; créez-en un dont la portée est « play ».
no-mail-here = Aucun e-mail n’est envoyé d’ici.
no-address = Ce n’est pas une adresse e-mail.
link-over = Ce lien n’est plus valable : il sert une fois, pendant un quart d’heure. Demandez-en un autre.
no-passkeys-here = Les clés d’accès demandent que ce serveur ait une adresse fixe.
no-passkey = La clé d’accès n’a pas été acceptée. Réessayez.
unknown-passkey = Personne ici n’a cette clé d’accès.
known-passkey = Cette clé d’accès est déjà connue.
last-passkey = Rien d’autre n’ouvre ce compte ; créez d’abord une autre clé d’accès.
no-such-passkey = Cette clé d’accès n’existe pas.
enough-passkeys = Un compte a au plus { $count } clés d’accès.
no-session = Cette session n’existe pas.
no-such-token = Ce jeton n’existe pas.
enough-tokens = Un compte a au plus { $count } jetons.
too-many-streams = { $count } programmes écoutent déjà ce compte.
somebody-left = quelqu’un qui est parti
no-such-person = Cette personne n’existe pas ici, ou elle ne montre sa page qu’à d’autres.
not-oneself = On ne peut pas faire cela à soi-même.
enough-refused = Vous tenez { $count } personnes à l’écart de vos tables ; c’est le maximum.
not-welcome = Quelqu’un à cette table ne souhaite pas jouer avec vous.
account-closed = L’hôte de cette maison a fermé ce compte.
mail-subject = Se connecter à Stammtisch
mail-before = Ce lien vous connecte à { $host } :
mail-called = Se connecter
mail-after = Il sert une fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, ne faites rien : personne n’entre sans lui.
# Le salon, et ce qui se dit.
seats-drawn = Les places sont tirées au sort.
fresh-only = Seule une nouvelle partie peut avoir des places tirées au sort ou figurer dans le salon.
variant-by-link = Une table à la boîte modifiée ne figure pas dans le salon. Invitez avec son lien.
nothing-open = Aucune place n’est libre à cette table.
all-taken = Quelqu’un a été plus rapide : toutes les places de cette table sont prises.
nobody-sits = Il n’y a personne à renvoyer à la place { $seat }.
not-in-lobby = Cette table n’est plus dans le salon.
no-lobby = Cette maison n’a pas de salon.
too-many-public = Vous avez { $tables } tables dans le salon ; cela suffit pour le moment.
too-many-seats = Vous avez pris { $seats } places dans le salon aujourd’hui ; cela suffit pour le moment.
closed-by-house = L’hôte de cette maison a retiré la table du salon.
not-host = Seule la personne qui a ouvert la table peut faire cela.
no-chat = Il n’y a pas de discussion à cette table.
chat-later = À cette table, on discute après la partie.
muted = Vous ne pouvez plus écrire à cette table.
no-message = Ce message n’existe pas.
note-elsewhere = Vous avez modifié ces notes sur un autre appareil.
too-many-reports = Vous avez beaucoup signalé aujourd’hui ; l’hôte de la maison va regarder.
blocked = { $days ->
    [one] L’hôte de cette maison vous exclut du salon et des discussions pendant encore un jour.
   *[other] L’hôte de cette maison vous exclut du salon et des discussions pendant encore { $days } jours.
}
# Ce qui attend ceux qui ne regardent pas, et une autre adresse.
notice-turn = À vous de jouer
notice-mention = { $by } vous mentionne
notice-mentioned = On vous mentionne
notice-over = La partie est terminée
notice-with = { $title }, avec { $names }
notice-line = { $what } : { $where }
notice-subject = { $what } : { $title }
notices-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
notices-before = Bonjour { $name }, pendant votre absence :
notices-called = { $count ->
    [one] Ouvrir la table
   *[other] Ouvrir Stammtisch
}
notices-after = Le lien ouvre la table et vous connecte : une fois, dans les { $days } jours. Aucun autre e-mail ne suit avant votre retour.
notices-off = Ne plus recevoir ces e-mails : { $link }
notice-test = Un essai
notice-test-text = Voilà comment Stammtisch vous dit ce qui vous attend.
no-hooks-here = Les webhooks demandent que ce serveur ait une adresse fixe.
no-way = On n’appelle pas à cette adresse : elle doit commencer par « https » et se trouver sur le réseau public.
no-subscription = Ce n’est pas avec cela que ce navigateur s’est abonné.
no-channel = Rien n’est annoncé par cette voie, ou ne l’est plus.
no-address-yet = Ce compte n’a pas encore d’adresse e-mail.
too-many-browsers = Trop de navigateurs de ce réseau sont déjà prévenus.
address-link-over = Ce lien n’est plus valable, ou il était destiné à un autre compte : il sert une fois, pendant une heure, là où vous êtes connecté.
address-taken = Un autre compte a cette adresse.
address-subject = Votre nouvelle adresse chez Stammtisch
address-before = Avec ce lien, votre compte sur { $host } reçoit cette adresse :
address-called = Prendre cette adresse
address-after = Il sert une fois, pendant { $minutes } minutes, là où vous êtes connecté. Si vous ne l’avez pas demandé, ne faites rien : sans lui, rien ne change.
address-changed-subject = Votre adresse chez Stammtisch a changé
address-changed = Votre compte sur { $host } a maintenant une autre adresse : { $address }. Plus aucun e-mail à son sujet n’arrive ici.
address-changed-after = Si ce n’était pas vous, quelqu’un d’autre est connecté à votre compte : répondez à cet e-mail pour que la maison l’apprenne.


# Les tournois.
too-many-tournaments = Vous avez ouvert { $tournaments } tournois aujourd’hui ; cela suffit pour l’instant.
no-tournament = Ce tournoi n’existe pas.
no-entry = Personne ne participe sous ce numéro.
tournament-full = Ce tournoi est complet.
tournament-begun = Ce tournoi a commencé ; on ne peut plus s’inscrire.
tournament-ended = Ce tournoi est terminé.
tournament-few = Il faut au moins deux personnes pour commencer.
tournament-name = Dans ce tournoi, quelqu’un s’appelle déjà { $name }.
tournament-twice = Vous participez déjà à ce tournoi.
tournament-invitation = Il faut une invitation pour s’inscrire à ce tournoi.
tournament-seat = À une table de tournoi, personne ne fait jouer un bot à sa place. Vous pouvez abandonner sur la page du tournoi.
tournament-alone = À une table de tournoi, chacun joue pour soi.
not-host-there = Seul l’organisateur du tournoi peut le faire.

# La base de données et l’adresse, pour qui fait tourner le serveur.
setting-truth = { $name } vaut 1 ou 0, et non « { $value } »
setting-whole = { $name } demande un nombre entier qui ne soit pas inférieur à 0, et non « { $value } »
setting-number = { $name } demande un nombre qui ne soit pas inférieur à 0, et non « { $value } »
setting-span = { $name } demande plus de { $value } seconde
setting-choice = { $name } vaut l’un de { $known }, et non « { $value } »
setting-proxies = { $name } demande des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8, et non « { $value } »
setting-origin = { $name } demande une adresse sans chemin, comme { "https://stammtisch.example.org" }, et non « { $value } »
setting-metrics = { $name } vaut open, closed ou une adresse comme { "127.0.0.1:9100" }, et non « { $value } »
setting-mail_from = { $name } demande une seule adresse, comme Stammtisch <table@stammtisch.example.org>, et non « { $value } »
setting-mail_user = { $name } ne peut avoir que des caractères ASCII : les serveurs de messagerie n’en reçoivent pas d’autres
setting-mail_password = { $name } ne peut avoir que des caractères ASCII : les serveurs de messagerie n’en reçoivent pas d’autres
setting-effort = { $name } : { $problem }
no-listening = impossible d’écouter sur le port { $port } de { $host } : { $problem }
exposed = --debug montre tous les secrets et demande donc --host 127.0.0.1, et non { $host }
in-use = un autre serveur utilise déjà { $file } ; arrêtez-le, ou indiquez une autre --database
cannot-open = impossible d’ouvrir { $file } : { $problem }
no-database-url = la base est un fichier SQLite ou une adresse comme { "postgresql://stammtisch@db.example.org/stammtisch" }
no-driver = il faut psycopg pour PostgreSQL : pip install stammtisch[postgres]
no-ray = il faut Ray pour STAMMTISCH_RAY : pip install stammtisch[ray]
no-answer = { $where } ne répond pas : { $problem }
newer-version = { $file } a été écrit par une version plus récente de Stammtisch ; mettez à jour, ou indiquez un autre fichier
damaged-database = { $file } est endommagé ou ne s’ouvre pas ({ $problem }) ; remettez une sauvegarde en place
database-in-use = { $where } est en service ; arrêtez d’abord tous les serveurs
no-program = il manque ici { $program } de PostgreSQL (chez Debian dans postgresql-client)
no-file = { $file } n’existe pas
cannot-copy = impossible de copier { $file } vers { $target } : { $problem }
is-served = { $file } est un fichier où un serveur garde ses tables ; indiquez-en un autre
program-failed = { $program }, pour { $where } : { $problem }
cannot-restore = impossible de remettre { $file } en place : { $problem }
damaged = { $file } est endommagé
no-tables = { $file } n’est pas une base de tables : { $problem }

# Ce que SQLite n’a pas pu faire.
sqlite-busy = un autre programme l’utilise
sqlite-full = il n’y a plus de place
sqlite-readonly = l’écriture y est interdite
sqlite-cantopen = le fichier ne s’ouvre pas
sqlite-corrupt = le fichier est endommagé
sqlite-notadb = ce n’est pas un fichier SQLite
sqlite-ioerr = impossible d’y lire ou d’y écrire
sqlite-error = il contient d’autres tables que les nôtres

# L’atelier. Une variante est une boîte telle que quelqu’un l’a modifiée.
studio-no-variant = Cette variante n’existe pas.
studio-no-secret = Cette variante est à quelqu’un d’autre, ou a été commencée dans un autre navigateur.
studio-changed = La variante a été modifiée ailleurs entre-temps. Rechargez-la ; rien n’a été écrasé.
studio-too-long = La boîte est trop longue ; on garde au plus { $most } Ko.
studio-no-edit = Cela ne peut pas se modifier ici dans une case. Modifiez-le dans le texte de la boîte.
studio-unreadable = Cette boîte est illisible : les règles ne peuvent rien en faire.
studio-wrong = Il y a des erreurs dans cette boîte. Corrigez-les d’abord.
studio-unplayable = Une partie d’essai à { $seats } s’est interrompue : { $problem }
studio-seats = Ce jeu ne se joue pas avec { $seats } places.
studio-too-many-variants = Vous avez commencé { $variants } variantes aujourd’hui ; cela suffit pour le moment.
studio-too-many-studies = { $studies } de vos études ne sont pas terminées ; attendez-en une, ou annulez-en une.
studio-no-study = Cette étude n’existe pas.
studio-not-played = Il n’y a pas de telles parties qui puissent être étudiées.
studio-no-laboratory = Ce serveur n’a pas de laboratoire : pip install stammtisch[lab]
studio-study-too-long = Une partie de l’étude a pris trop de temps et a été abandonnée : une partie avec cette boîte n’a peut-être pas de fin.
studio-study-failed = L’étude s’est interrompue. Peut-être quelque chose dans cette boîte dépasse-t-il ce que les règles supportent.
studio-same-boxes = Pour les règles, ces deux boîtes sont les mêmes ; il n’y a rien à comparer.
studio-other-title = C’est une variante d’un autre jeu.
# What is wrong with the goals of a search.
studio-goal = Objectif { $number } : { $problem }
studio-number = Nombre { $number } qui peut changer : { $problem }
# What a study says of the two boxes it compares.
studio-original = l’original
studio-compared = comparaison : { $before } → { $after }
# Ce qui ne va pas dans une requête.
wrong-body = il faut un objet JSON
wrong-json = ce qui a été envoyé n’est pas du JSON
wrong-message = Ici, chaque message est un objet JSON.
wrong-method = On n’interroge pas cette adresse de cette façon.
wrong-slow = La requête n’est pas arrivée à temps.
wrong-missing = « { $where } » manque
wrong-unknown = « { $where } » n’est pas connu ici
wrong-long = { $count ->
    [one] « { $where } » est trop long ; un caractère ou élément au plus
   *[other] « { $where } » est trop long ; { $count } caractères ou éléments au plus
}
wrong-short = { $count ->
    [one] « { $where } » est trop court ; un caractère ou élément au moins
   *[other] « { $where } » est trop court ; { $count } caractères ou éléments au moins
}
wrong-bound = « { $where } » est hors limites ; il faut { $bound }
wrong-choice = « { $where } » n’est aucun des choix possibles ({ $choices })
wrong-form = « { $where } » a des caractères ou une forme qui ne conviennent pas
wrong-kind = « { $where } » est illisible ; il faut { $kind ->
    [number] un nombre
    [text] un texte
    [switch] true ou false
    [list] une liste
    [object] un objet avec des champs
   *[other] autre chose
}
wrong-unseen = « { $where } » demande des lettres visibles
wrong-nothing = « { $where } » ne dit rien
wrong-zone = « { $where } » n’est pas un fuseau horaire connu
wrong-days = chaque jour de repos n’est nommé qu’une fois
wrong-pause = une pause dure 16 heures au plus
wrong-sizes = chaque taille de table n’est nommée qu’une fois
wrong-starts = cela commence avec plus de monde qu’il ne peut y en avoir
wrong-begin = cela commence dans les soixante jours
wrong-large = « { $where } » demande un nombre plus petit
wrong-list = « { $where } » demande une liste plus courte
wrong-values = « { $where } » demande une liste de nombres ou de noms
