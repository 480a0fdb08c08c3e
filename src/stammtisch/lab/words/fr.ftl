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
