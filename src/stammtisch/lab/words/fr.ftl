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
no-dataset-there = { $folder } existe déjà et ne contient pas de jeu de données ; indiquez un autre dossier
no-match-there = { $file } existe déjà et ne contient pas de parties de `match` ; indiquez un autre fichier
endless = la partie de seed { $seed } n’était pas finie après { $moves } coups
endless-decisions = pas de fin après { $moves } décisions (seed { $seed })
wrong-policies = { $given } bots pour { $seats } places ; indiquez-en un pour toutes, ou un pour chacune
wrong-policies-by-rules = { $given } bots pour { $seats } places (les règles en jouent { $played } de plus) ; indiquez-en un pour toutes, ou un pour chacune
missing-extra = il faut pour cela { $module }, fourni par un complément : { $command }

# -- le rapport d’une étude : les chiffres
percentage-points = { $points } pp
unknown-interval = inconnu
under = moins de { $least }
none = rien
and-more = { $first } et { $more } autres
yes = oui
no = non
seat = place { $seat }
# place : 1 pour celui qui décide en premier.
turn = { $place ->
    [1] le premier
    [2] le deuxième
    [3] le troisième
    [4] le quatrième
    [5] le cinquième
    [6] le sixième
   *[other] le numéro { $place }
}

# -- l’en-tête et les parties
report = Étude d’équilibre
contents = Parties du rapport
fact-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
fact-random = { $games } parties jouées au hasard
fact-policies = { $games } parties jouées par { $policies }
fact-seed = seed { $seed }
fact-box = matériel { $box }
fact-edited-box = matériel modifié { $box }
section-findings = Ce qui ressort
section-comparison = Ce que les changements ont produit
section-seats = Places
section-scores = Scores
section-sources = D’où viennent les points
section-length = Longueur et décisions
section-skill = Savoir-faire et hasard
section-things = Cartes, tuiles et lieux
section-method = Comment lire ce rapport

# -- ce qui ressort : un mot ou deux, et une phrase
finding-points = Points
alone = Qui joue seul finit avec { $points } points en moyenne.
finding-seats = Places
even-seats = Aucune place n’a d’avantage visible : toutes les parts de victoires sont à { $reach } au plus de la part équitable de { $fair }.
uneven-seats = La place { $best } gagne { $most } des parties ({ $most-interval }) et la place { $worst } { $least } ({ $least-interval }), alors que { $fair } serait équitable.
finding-turns = Ordre du tour
even-turns = Aucun rang dans l’ordre du tour n’a d’avantage visible : toutes les parts de victoires sont à { $reach } au plus de la part équitable de { $fair }.
uneven-turns = Dans l’ordre du tour, { $best } gagne { $most } des parties ({ $most-interval }) et { $worst } { $least } ({ $least-interval }), alors que { $fair } serait équitable.
finding-closeness = Écart
closeness = Le premier finit { $margin } points devant le deuxième, soit { $share } de ses { $best } points.
closeness-shared = { closeness } { $shared } des parties ont plusieurs vainqueurs.
finding-end = La fin
ends = { $most } des parties finissent selon { $usual } et { $least } selon { $rare } : { $text }
other-end = une autre fin
finding-winners = Vainqueurs
winners = Ce qui distingue le plus les vainqueurs, c’est « { $source } » ({ $clause }) : l’écart avec les autres y est de { $points } points ({ $interval }).
finding-strongest = Le plus fort
finding-weakest = Le plus faible
taken-once = { $thing } : choisi une fois, cela apporte { $wins } de victoires ({ $interval }) et { $points } points.
goes-with = { $thing } : chaque fois s’accompagne de { $wins } de victoires ({ $interval }) et de { $points } points.
finding-things = Matériel
no-thing = Aucune carte, aucune tuile, aucun lieu n’aide ou ne nuit assez pour qu’on le distingue du hasard.
finding-tension = Tension
tension = Qui mène à la moitié d’une partie gagne { $half } des parties ({ $chance } serait le hasard) ; une fois { $certain } de la partie passés, celui qui mène a plus de chances de gagner que de perdre.
finding-skill = Savoir-faire
thinker = Un joueur qui réfléchit un peu (`{ $policy }`) gagne { $wins } de { $games } parties contre des joueurs au hasard ({ $interval }) ; si tout était chance, ce serait { $chance }.
finding-unused = Inutilisé
unused = { $count ->
    [one] Une chose n’est jamais prise par personne : { $things }.
   *[other] { $count } choses ne sont jamais prises par personne : { $things }.
}

# -- ce que les changements du matériel ont produit
finding-change = Le changement
same-boxes = Pour les règles, les deux matériels sont identiques ; ce qui diffère tient dans des remarques.
changed = { $changes }.
changed-key = `{ $key }` { $before } → { $after }
changed-entry = `{ $entry }` : `{ $key }` { $before } → { $after }
new-entry = `{ $entry }` est nouveau
gone-entry = `{ $entry }` disparaît
in-box = présent
finding-effect = Son effet
changed-figures = { $figures }.
changed-more = { $figures }. { $more ->
    [one] Un autre chiffre a changé de façon sûre, mais moins.
   *[other] { $more } autres chiffres ont changé de façon sûre, la plupart moins.
}
changed-trifles = { $more ->
    [one] Un chiffre a changé de façon sûre, mais de presque rien.
   *[other] { $more } chiffres ont changé de façon sûre, mais tous de presque rien.
}
nothing-sure = Aucun chiffre de la partie entière n’a changé de façon sûre. Les victoires d’aucune place n’ont changé de plus de { $reach }.
finding-worth = Valeur à présent
worth = Choisi une fois, cela apporte : { $things }.
worth-same = Aucune chose n’aide plus ou moins qu’avant de façon sûre.
difference = { $what } { $before } → { $after } ({ $interval })
sheet-changes = Ce qui a changé dans le matériel
same-seeds = Les deux matériels ont été joués avec les mêmes nombres de départ : la même chance, et des joueurs qui tirent leurs choix des mêmes nombres. Les intervalles portent donc sur le changement lui-même, et non sur deux tas de parties différents.
sheet-sure = Ce qui a changé de façon sûre, et de plus que presque rien
picture-worth = Ce qu’un choix fait pour la victoire, avant et après le changement, là où cela a changé de façon sûre.
sheet-worth = Ce dont la valeur a changé de façon sûre
sheet-taken = Ce qui est choisi plus ou moins souvent dans une partie
only-in = Seulement dans l’ancien matériel : { $gone }. Seulement dans le nouveau : { $new }.
sheet-figures = Tous les chiffres de la partie entière

# Les chiffres d’une partie que l’on compare.
figure-wins = victoires de la place { $seat }
figure-score = score moyen
figure-best = score du premier
figure-margin = avance du premier sur le deuxième
figure-spread = avance du premier sur le dernier
figure-shared = victoires partagées
figure-decisions = décisions par partie
figure-choices = décisions avec un choix
figure-points = points de : { $source }
figure-times = fois par partie : { $decision }

# -- les têtes de colonnes, et de quoi parlent les images
column-entry = entrée
column-key = quoi
column-before = avant
column-after = après
column-change = changement
column-interval = intervalle
column-sure = sûr
column-seat = place
column-wins = victoires
column-score = score moyen
column-mean = moyenne
column-source = source
column-clause = clause
column-gap = les vainqueurs ont en plus
column-decision = décision
column-times = par partie
column-options = possibilités, en moyenne
column-most = au plus
column-forced = une seule
column-games = parties
column-passed = après
column-takers = places qui l’ont choisi
column-takers-wins = leurs victoires
column-effect = une fois de plus
column-points = points
column-found = sûr (q)
axis-wins = pour cent des victoires
axis-effect = points de pourcentage de victoires, pour un choix de plus
axis-score = points d’une place
axis-margin = points entre le premier et le deuxième
axis-points = points
axis-length = décisions par partie
axis-led = des décisions d’une partie
mark-before = avant
mark-after = après
mark-mean = une place en moyenne
mark-gap = en plus, si elle gagne

# -- places et scores
intervals = Les intervalles contiennent la vraie valeur 95 fois sur 100.
picture-seats = La part de victoires de chaque place. La ligne en tirets est équitable. { intervals }
sheet-seats = Places
sheet-turns = Ordre du tour, compté à partir de celui qui décide en premier
scores = Une place finit avec { $mean } points en moyenne ; neuf sur dix en ont de { $low } à { $high }. Le premier en a { $best }, soit { $spread } de plus que le dernier.
scores-alone = On finit avec { $mean } points en moyenne ; neuf parties sur dix en donnent de { $low } à { $high }.
picture-scores = La répartition des scores de toutes les places ; la ligne en tirets les sépare en deux moitiés.
picture-margins = L’écart à la fin des parties : { $margin } points ou moins dans la moitié d’entre elles.
sheet-scores = Scores
row-score = score moyen d’une place
row-best = score du premier
row-margin = avance sur le deuxième
row-spread = avance sur le dernier
row-shared = parties à plusieurs vainqueurs
picture-sources = Les points d’une place par source, et combien les vainqueurs en ont de plus que les autres.
sheet-sources = Sources de points

# -- la longueur
length = Une partie compte { $decisions } décisions ; la plus courte en comptait { $low }, la plus longue { $high }. À { $choices } d’entre elles, il y a un choix. Tous ces choix permettent à une partie environ { $courses } déroulements.
length-chapters = Une partie compte { $decisions } décisions et { $chapters } manches ou phases ; la plus courte comptait { $low } décisions, la plus longue { $high }. À { $choices } d’entre elles, il y a un choix. Tous ces choix permettent à une partie environ { $courses } déroulements.
picture-length = La longueur des parties, en décisions.
sheet-decisions = Décisions
sheet-ends = Comment finissent les parties

# -- savoir-faire et hasard
thinker-lead = Il finit { $lead } points devant la moyenne des autres ({ $interval }). Voilà ce que l’on gagne à bien choisir contre des joueurs qui ne choisissent pas ; pour savoir à quel point de bons joueurs diffèrent entre eux, voyez `stammtisch match`.
dealt = Pour voir ce qui est donné au départ, des donnes ont été jouées { $replays } fois, avec de nouveaux choix et la même chance au début. { $share } des différences entre les places sont revenus (au plus { $high }) : c’est ce que décide la donne. Le reste vient des choix, et de la chance qui tombe plus tard et que d’autres choix mènent ailleurs.
led = Quand la partie est-elle décidée ? L’image montre combien de fois gagne celui qui a le plus de points au milieu d’une partie (si elle finissait là). Une ligne qui part près de celle en tirets et monte tard est celle d’un jeu qui reste ouvert.
picture-led = La part de victoires de celui qui mène, au cours d’une partie ; la ligne en tirets est le hasard. { intervals }
sheet-led = La part de victoires de celui qui mène
random-only = Ces questions ne se posent qu’aux parties jouées au hasard.

# -- ce que l’on peut choisir
things-random = Les joueurs au hasard tirent leurs choix au sort ; chaque choix est donc une expérience équitable : les uns ont pris la carte, les autres, dans la même situation exactement, autre chose. Ce qui suit est la différence que cela fait, et pas seulement ce qui va ensemble. Elle vaut pour des joueurs qui continuent au hasard ; de bons joueurs tireront peut-être plus, ou moins, d’une carte.
things-players = On compare les places d’une même partie : celles qui ont choisi une chose plus souvent et celles qui l’ont choisie moins souvent. Cela dit ce qui va ensemble, et non ce qui cause quoi : de bons joueurs aiment peut-être une carte, et qui mène peut se l’offrir.
things-found = Sur { $count } choses, { $sure } aident ou nuisent assez pour qu’on le distingue du hasard, même en posant autant de questions à la fois (Benjamini-Hochberg : un résultat sur vingt au plus est faux).
picture-things = Ce qui aide le plus et ce qui nuit le plus, comparé à ce que l’on pouvait choisir d’autre. { intervals }
sheet-phrases = Ce que l’on fait à chaque décision
untaken = Jamais choisi : { $things }.

# -- comment lire ce rapport
method = Chaque chiffre vient de { $games } parties, avec les nombres de départ { $first } à { $last } ; la même commande donne les mêmes chiffres sur toute machine. { intervals } On les trouve en écartant l’un après l’autre jusqu’à cent groupes de parties. Une victoire partagée compte en fractions ; les différences de parts sont en points de pourcentage (pp).
method-random = Les joueurs au hasard montrent le mécanisme nu : ce qui arrive si personne ne veut rien. Les places, les longueurs et les scores des humains seront autres. Avant de changer une carte pour cela, refaites l’étude avec des bots qui réfléchissent (`--policy greedy`, moins de parties).
method-things = Dans les tables des choses à choisir, « { column-times } » compte combien de fois toutes les places ensemble ont choisi une chose quand elles avaient le choix ; « { column-takers } » est la part des places qui l’ont fait au moins une fois, et « { column-takers-wins } » leur part de victoires ; « { column-effect } » est ce qu’une fois de plus change à la part de victoires, « { column-points } » à l’avance sur la moyenne de la partie ; q est la probabilité d’une fausse alerte, corrigée du nombre de questions.

# -- la mise au point : ce qui ne va pas dans un fichier d’objectifs
tune-at = { $path } : ligne { $line } : { $entry } : { $problem }
tune-entry = { $table } numéro { $number }
tune-unknown-table = cette table n’existe pas ; il y a { $known }
tune-unknown-table-meant = cette table n’existe pas ; vouliez-vous dire « { $meant } » ?
tune-lacks = { $path } : il faut au moins une entrée { $table }
tune-nothing-searched = tous les objectifs ont games = 0, il n’y a donc rien pour guider la recherche ; donnez des parties à l’un d’eux au moins
tune-twice = « { $number } » déplace un nombre qu’une autre entrée déplace déjà
tune-no-measure = il n’y a pas de mesure « { $name } » ; il y a { $known }
tune-no-measure-meant = il n’y a pas de mesure « { $name } » ; vouliez-vous dire « { $meant } » ?
tune-not-with = « { $key } » ne va pas avec la mesure « { $measure } »
tune-no-tolerance = il manque ce qui est toléré : « least », « most » ou les deux
tune-no-most = il manque ce qui est toléré : « most »
tune-least-most = « least » ({ $least }) dépasse « most » ({ $most })
tune-at-least = « { $key } » doit valoir au moins { $least }, et non { $value }
tune-at-most = « { $key } » doit valoir au plus { $most }, et non { $value }
tune-above = « { $key } » doit dépasser { $least }, et non { $value }
tune-few = « { $key } » demande au moins { $least } parties, ou 0 pour n’en jouer aucune pendant la recherche, et non { $games }
tune-players = « players » demande un bot ou une liste de bots, et non { $value }
tune-two-players = la mesure « { $measure } » demande deux joueurs : celui qui doit être le meilleur, et son adversaire
tune-equal-players = la mesure « { $measure } » compare les places, il faut donc le même bot à toutes
tune-options = « options » demande des noms avec des textes, comme { "{" } opening = "random" { "}" }, et non { $value }
tune-no-of = « of » manque ; la mesure « { $measure } » connaît { $known }
tune-unknown-of = « of » vaut { $name }, qui n’est pas compté ici ; il y a { $known }
tune-unknown-of-meant = « of » vaut { $name }, qui n’est pas compté ici ; vouliez-vous dire « { $meant } » ?
tune-no-such-key = « { $key } » vaut { $value }, ce que n’a aucune entrée de ce que nomme { $of }
tune-no-chapters = ce jeu ne compte ni manches ni phases ; mesurez ses décisions (decisions ou choices)
tune-text = « { $key } » demande un texte, et non { $value }
tune-number = « { $key } » demande un nombre, et non { $value }
tune-from-to = « from » ({ $low }) doit être inférieur à « to » ({ $high })
tune-step = avec « step » { $step }, on ne va pas de { $low } à { $high }
tune-start = le matériel porte { $start }, qui n’est aucun des nombres de { $low } à { $high } par pas de { $step }
tune-start-together = ce qui s’ajoute à plusieurs nombres commence à 0, qui n’est aucun des nombres de { $low } à { $high } par pas de { $step }
tune-path = « path » demande TABLE.CLÉ, TABLE.ENTRÉE.CLÉ ou TABLE.*.CLÉ, suivi de [1], [2] … ou [*] pour une liste
tune-no-table = le matériel n’a pas de table « { $name } » ; il a { $known }
tune-no-table-meant = le matériel n’a pas de table « { $name } » ; vouliez-vous dire « { $meant } » ?
tune-no-key = il n’y a pas de « { $name } » ; il y a { $known }
tune-no-key-meant = il n’y a pas de « { $name } » ; vouliez-vous dire « { $meant } » ?
tune-one-table = [{ $table }] est une seule table ; n’indiquez pas d’entrée
tune-which-entry = [[{ $table }]] a plusieurs entrées ; indiquez-en une, comme { $first }, ou * pour toutes
tune-no-entry = aucune entrée ne s’appelle « { $name } » ; il y a { $known }
tune-no-entry-meant = aucune entrée ne s’appelle « { $name } » ; vouliez-vous dire « { $meant } » ?
tune-which-element = « { $key } » est une liste ; indiquez la place dans la liste, comme { $key }[1], ou { $key }[*] pour toutes
tune-no-list = « { $key } » n’est pas une liste
tune-no-element = « { $key } » a { $count ->
    [one] un nombre
   *[other] { $count } nombres
}
tune-no-number = « { $key } » n’est pas un nombre entier mais { $value }
tune-few-candidates = { $candidates } candidats ; il en faut au moins un
tune-folder-in-use = { $folder } contient d’autres fichiers ; indiquez un autre dossier avec --out
tune-other-run = { $folder } contient une autre série ({ $key } diffère) ; indiquez un autre dossier avec --out, ou supprimez celui-ci
tune-no-games = le matériel tel qu’il est ne se joue pas : une partie ne finit pas, ou ses nombres se contredisent

# -- la mise au point : la page
tuning = Mise au point du matériel
fact-candidates = { $candidates ->
    [one] { $candidates } candidat
   *[other] { $candidates } candidats
}
fact-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
fact-minutes = { $minutes } minutes
fact-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
fact-boxes = matériel { $before } → { $after }
fact-box-stays = matériel { $before }, inchangé
section-goals = Les objectifs
section-numbers = Ce qui a été changé
section-search = La recherche
section-method-tuning = Comment lire cette page
finding-result = Résultat
tuned = Sur { $goals ->
    [one] un objectif
   *[other] { $goals } objectifs
}, { $reached } { $reached ->
    [one] est atteint
   *[other] sont atteints
} à coup sûr et { $likely } { $likely ->
    [one] l’est
   *[other] le sont
} probablement ; avec le matériel d’avant, { $before } { $before ->
    [one] l’était
   *[other] l’étaient
} à coup sûr.
not-changed = Aucun candidat ne s’est approché des objectifs plus que le matériel d’avant ; rien n’a donc été changé.
goal-found = { $wanted } : { $before } avant, { $after } maintenant. { $verdict }
goal-found-same = { $wanted } : { $after }. { $verdict }
value-of = { $part } : { $value } ({ $interval })
value-alone = { $value } ({ $interval })
verdict-now-reached = Atteint.
verdict-now-likely = Probablement atteint, mais pas à coup sûr.
verdict-now-unlikely = Probablement pas atteint.
verdict-now-missed = Pas atteint.
verdict-reached = atteint
verdict-likely = probable
verdict-unlikely = improbable
verdict-missed = pas atteint
want-both = { $least } à { $most }
want-least = au moins { $least }
want-most = au plus { $most }
times = { $factor } fois
goal-seats = Avantage d’une place
goal-turns = Avantage d’un rang dans l’ordre du tour
goal-length-chapters = Manches ou phases d’une partie
goal-length-decisions = Décisions d’une partie
goal-length-choices = Décisions où il y a un choix
goal-score = Score moyen
goal-best = Score du meilleur
goal-margin = Avance du meilleur sur le deuxième
goal-spread = Avance du meilleur sur le dernier
goal-shared = Parties à plusieurs vainqueurs
goal-points = Points d’une place tirés de « { $of } »
goal-last-chapter = Parties qui se décident dans la dernière manche ou phase
goal-fair-share = Pris, comparé à sa juste part : { $of }
goal-fair-share-by = Pris, comparé à sa juste part : { $of }, par { $by }
goal-skill = { $first } finit devant { $second }
at-table = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $players }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
column-goal = objectif
column-table = joué par
column-wanted = voulu
column-stood = avant
column-stands = maintenant
column-verdict-before = était
column-verdict-after = est
column-part = part
column-number = nombre
column-range = pouvait valoir
column-distance = distance
sheet-goals = Les objectifs, avec le matériel d’avant et avec celui de maintenant
sheet-parts = { $goal } : toutes les parts
picture-parts = { $goal }, avant et après. { intervals-tuning }
axis-gain = points de pourcentage
axis-share = pour cent
axis-ratio = fois sa juste part
intervals-tuning = Les intervalles de tous les objectifs sont justes ensemble, 95 fois sur cent.
sheet-numbers = Les nombres qui pouvaient bouger
added = { $shift } à chacun
in-steps = { $low } à { $high }, par pas de { $step }
stays = reste
search-refused = { $refused ->
    [0] {""}
    [one] {" "}L’un a été refusé par les contrôles du matériel, ou une de ses parties ne finissait pas.
   *[other] {" "}{ $refused } ont été refusés par les contrôles du matériel, ou une de leurs parties ne finissait pas.
}
search-course = { $candidates } candidats ont été essayés sur les mêmes seeds.{ search-refused } { $finalists } d’entre eux, dont le matériel d’avant, ont rejoué sur des seeds nouveaux, et le meilleur est le nouveau matériel.
sheet-candidates = Les candidats qui s’en sont le plus approchés
method-tuning = Un objectif n’est dit « atteint » que si tout son intervalle est toléré, « probable » si sa valeur l’est. Avant et maintenant ont été joués sur les mêmes seeds, d’après lesquels rien n’a été choisi : aucun candidat, aucun finaliste ne les a vus. { intervals-tuning } La distance vaut 0 quand tous les objectifs sont bien à l’intérieur de ce qui est toléré, et augmente de 1 pour chaque objectif qui s’en écarte d’autant.
method-fair-share = Une juste part est ce qu’une chose aurait si toutes celles de son espèce étaient prises aussi souvent, chacune autant de fois qu’elle se trouve dans le matériel.
method-players = Ce qui vaut pour ces joueurs ne vaut pas forcément pour des personnes ; ce qu’elles font ne se voit qu’à la table.
command-again = Cette commande retrouve la même chose, sur toute machine : `{ $command }`
command-again-hurried = Cette commande rejoue la même chose ; qui réfléchit un temps limité peut choisir autrement sur une machine plus lente ou plus rapide : `{ $command }`
