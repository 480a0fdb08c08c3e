# Ce que le laboratoire ne peut pas faire.

two-policies = un match demande au moins deux bots, par exemple : greedy random
few-games = { $games } parties ; il en faut au moins une
few-study-games = { $games } parties ; une étude en demande au moins 40
short-ladder = une échelle à partir de { $start } avec { $steps } échelons ; l’un et l’autre valent au moins 1
no-engine = il n’y a pas de moteur « { $name } » ; il y a { $known }
few-workers = { $workers } processus ; il en faut au moins un
process-ended = un processus qui jouait des parties a été arrêté de l’extérieur ; relancez la commande pour continuer
wrong-seed = graine { $seed } ; il faut un nombre entier de 0 à { $most }
no-folder = { $folder } n’est pas un dossier ; créez-le d’abord, ou indiquez un autre emplacement
unreadable-note = { $file } est illisible ; supprimez { $folder } et recommencez
other-run = { $file } contient les parties d’une autre série ({ $key } { $theirs }, et ici { $ours }) ; indiquez un autre nom, ou supprimez ce qui s’y trouve
no-games-there = { $file } existe déjà et ne contient pas de parties de `simulate` ; indiquez un autre fichier
no-dataset-there = { $folder } existe déjà et ne contient pas de jeu de données ; indiquez un autre dossier
no-match-there = { $file } existe déjà et ne contient pas de parties de `match` ; indiquez un autre fichier
endless = la partie de graine { $seed } n’était pas finie après { $moves } coups
endless-decisions = pas de fin après { $moves } décisions (graine { $seed })
wrong-policies = { $given } bots pour { $seats } places ; indiquez-en un pour toutes, ou un pour chacune
wrong-policies-by-rules = { $given } bots pour { $seats } places (les règles en jouent { $played } de plus) ; indiquez-en un pour toutes, ou un pour chacune
missing-extra = il faut pour cela { $module }, fourni par un complément : { $command }

# -- le rapport d’une étude : les chiffres
percentage-points = { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
}
unknown-interval = inconnu
none = rien
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
and-more = { $first } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
series = { $first } ; { $next }
number-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
sure = certain
open = ouvert
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
contents = Rubriques
fact-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
fact-random = { $games } parties jouées au hasard
fact-policies = { $games } parties : { $policies }
fact-beside = à côté, { $games } parties jouées au hasard
fact-edited = boîte modifiée
section-findings = Ce qui ressort
section-comparison = Ce que les changements ont produit
section-seats = Places
section-scores = Scores
section-sources = D’où vient le score
section-quality = Ce que vaut le jeu
section-length = Longueur et décisions
section-skill = Savoir-faire et hasard
section-things = Cartes, tuiles et lieux
section-method = Comment lire ce rapport
quality = Ces chiffres ont le même sens dans tous les jeux, on peut donc comparer des jeux par eux ; entre parenthèses, ce que chacun peut être en vérité.
name-decisive = Vainqueurs
metric-decisive = { $value } des parties ont un seul vainqueur ({ $interval }).
name-changes = Changements en tête
metric-changes = La tête change { $value } fois par partie ({ $interval }), en regardant après chaque dixième.
name-comeback = Remontées
metric-comeback = Dans { $value } des parties, celui qui gagne ne mène pas à la mi-temps ({ $interval }).
name-drama = Intensité dramatique
metric-drama = En chemin, celui qui gagne est en moyenne derrière { $value } des autres ({ $interval }). À 0 %, il mènerait toujours ; à 50 %, personne ne pourrait rien deviner d’avance.
name-settled = Quand tout est joué
metric-settled = Le vainqueur prend la tête pour de bon après { $value } de la partie ({ $interval }).
name-interaction = Interaction
metric-interaction = De tout ce que les choix changent au résultat d’un joueur, la part due aux choix des autres est de { $value } ({ $interval }). Si chacun jouait pour soi, ce serait 0 %.
name-dead = Choix sans effet
metric-dead = À { $value } des choix, peu importait ce que l’on prenait : la partie a été jouée jusqu’au bout avec jusqu’à six des possibilités, huit fois chacune ({ $interval }).
name-clear = Choix évidents
metric-clear = Pour { $value } des choix entre trois possibilités ou plus, l’une est nettement meilleure que les autres ({ $interval }). À 0 %, peu importe ce que l’on prend, ou la chance l’emporte ; à 100 %, il n’y a rien à méditer.
name-length = Longueur
metric-length = Tous ensemble, les joueurs font { $value } choix par partie ({ $interval }).
name-minutes = Minutes
metric-minutes = Des humains mettront environ { $value } minutes par partie ({ $interval }), d’après des parties où la plupart réfléchissent un peu. On compte 8 secondes par décision, et 8 de plus chaque fois que ses possibilités peuvent se diviser par deux ; quand tous décident en même temps, ce temps ne compte qu’une fois, et un montant vaut une seule possibilité. Expliquer les règles ou rire prend plus de temps.
name-novice = La première partie
metric-novice = Celui qui choisit au hasard finit derrière { $value } des adversaires s’ils réfléchissent un peu ({ $interval }). À 50 %, personne ne le remarquerait ; à 100 %, une première partie n’amuse pas.
name-elo = Profondeur
metric-elo = Réfléchir un peu vaut { $value } points de classement (Elo) de plus que le hasard ({ $interval }). À 0, bien choisir ne sert à rien ; à 400, le meilleur finit devant dix fois sur onze.
name-skill = Savoir-faire et chance
metric-skill = Des différences entre joueurs d’une même table, { $value } tiennent à qui réfléchit et qui ne réfléchit pas ({ $interval }) ; le reste est la chance, et ce que font les autres.
name-deal = La donne
metric-deal = { $value } des différences entre les places reviennent quand on rejoue la même donne ({ $interval }) : voilà ce qui est décidé avant le premier choix.
strategies = On peut distinguer { $count } voies vers le score. { $fair } des victoires serait équitable pour chacune. Ce qui va ensemble n’est pas forcément une cause : celui qui mène peut s’offrir une autre voie.
no-strategies = On ne peut pas distinguer de voies vers le score : toutes les places mêlent les sources à peu près de même, ou chacune à sa façon.
way = voie { $number } : { $sources }
way-source = { $source } ({ $share })
sheet-strategies = Les voies vers le score, par les sources qui leur sont propres, avec leur part du score
column-went = places
column-way-wins = victoires
column-before-way = contre la voie { $number }
finding-who = Qui a joué
finding-verdict = En bref
who-random = { $games } parties ont été jouées par des joueurs qui tirent chaque choix au sort. Le rapport montre donc le mécanisme nu, avant que quiconque veuille quelque chose : on y reconnaît des causes, mais les places, les longueurs et les scores des humains seront autres.
who-players = Dans les { $games } parties, chaque place était tenue par { $player }, et chacun jouait pour gagner. Places, longueurs et scores sont donc plus proches de ceux des humains. Mais ce qui accompagne la victoire dans ces parties n’en est pas forcément la cause.
each-seat = { $player } à chaque place
who-learned-elsewhere = Les bots ont appris avec la boîte du jeu : ils traitent ce qui est nouveau dans la boîte modifiée comme une chose semblable, et ne remarquent d’autres nombres qu’à ce qu’un choix rapporte tout de suite.
who-mixed = Dans les { $games } parties, il y avait à la table : { $players }. Qui réfléchit joue pour gagner ; places, longueurs et scores sont donc plus proches de ceux des humains. Mais ce qui accompagne la victoire dans ces parties n’en est pas forcément la cause.
finding-beside = À côté
beside = { $games } parties ont aussi été jouées au hasard à la même table. Ce que ce rapport dit des causes vient de celles-ci, et il le précise : c’est seulement là où les choix sont tirés au sort que l’on distingue les causes de ce qui va simplement ensemble.
under-random = { $said } (Dans les parties jouées au hasard.)
players-goes-with = Parmi les joueurs qui réfléchissent, { $takers } le choisissent ; qui le choisit une fois de plus gagne { $wins } de parties en { $more ->
    [1] plus
   *[0] moins
} ({ $interval }).
players-rarely = Trop peu des joueurs qui réfléchissent le choisissent pour que l’on puisse en dire plus.
player-greedy = { $count ->
    [0] des bots qui réfléchissent un peu
    [1] un bot qui réfléchit un peu
   *[other] { number-word } bots qui réfléchissent un peu
}
player-random = { $count ->
    [0] des joueurs au hasard
    [1] un joueur au hasard
   *[other] { number-word } joueurs au hasard
}
player-rules = les règles
player-net = { $count ->
    [0] des bots qui ont appris le jeu
    [1] un bot qui a appris le jeu
   *[other] { number-word } bots qui ont appris le jeu
}
player-search = { $count ->
    [0] des bots qui anticipent
    [1] un bot qui anticipe
   *[other] { number-word } bots qui anticipent
}

# -- ce qui ressort : un mot ou deux, et une phrase
finding-points = Score
alone = Qui joue seul finit avec { $points } en moyenne.
finding-seats = Places
even-seats = Aucune place n’a d’avantage visible : toutes les parts de victoires sont probablement à { $reach } au plus de la part équitable de { $fair }.
uneven-seats = La place { $best } gagne { $most } des parties ({ $most-interval }) et la place { $worst } { $least } ({ $least-interval }), alors que { $fair } serait équitable.
finding-turns = Ordre du tour
even-turns = Aucun rang dans l’ordre du tour n’a d’avantage visible : toutes les parts de victoires sont probablement à { $reach } au plus de la part équitable de { $fair }.
uneven-turns = Dans l’ordre du tour, { $best } gagne { $most } des parties ({ $most-interval }) et { $worst } { $least } ({ $least-interval }), alors que { $fair } serait équitable.
finding-closeness = Écart
closeness = Le premier finit { $margin } devant le deuxième, soit { $share } de ce qu’il a ({ $best }).
closeness-shared = { closeness } { $shared } des parties ont plusieurs vainqueurs.
finding-end = La fin
ends = { $share } des parties finissent { $way }, { $others }.
ends-by = selon { $clause } (« { $text } »)
ends-called = par « { $text } »{ $cited ->
    [1] {" "}({ $clause })
   *[0] {""}
}
other-end = autrement
finding-winners = Vainqueurs
winners = Ce qui distingue le plus les vainqueurs, c’est « { $source } » ({ $clause }) : ils en tirent { $points } de { $more ->
    [1] plus
   *[0] moins
} que les autres ({ $interval }).
finding-strongest = Le plus fort
finding-weakest = Le plus faible
taken-once = { $thing } (pour « { $asked } ») : choisi une fois, cela { $more ->
    [1] apporte { $wins } de victoires en plus
   *[0] coûte { $wins } de victoires
} ({ $interval }) et change l’avance de { $points }.
goes-with = { $thing } (pour « { $asked } ») : qui le choisit une fois de plus gagne { $wins } de parties en { $more ->
    [1] plus
   *[0] moins
} ({ $interval }), et son avance change de { $points }.
finding-things = Cartes et lieux
no-thing = D’aucune carte, d’aucune tuile, d’aucun lieu il n’est certain qu’il aide ou nuise. { $likely ->
    [0] {""}
    [one] D’un seul c’est probable.
   *[other] De { $likely } c’est probable.
}
finding-tension = Tension
tension = Qui mène à la moitié d’une partie gagne { $half } des parties ({ $chance } serait le hasard) ; une fois { $certain } de la partie passés, celui qui mène a plus de chances de gagner que de perdre.
tension-late = Qui mène à la moitié d’une partie gagne { $half } des parties ({ $chance } serait le hasard) ; à aucun moment avant la fin celui qui mène n’a plus de chances de gagner que de perdre.
finding-skill = Savoir-faire
thinker = À une table de joueurs qui tirent leurs choix au sort, { $policy } gagne { $wins } de { $games } parties ({ $interval }) ; si tout était chance, ce serait { $chance }.
finding-unused = Inutilisé
unused-at = { $things } (pour « { $decision } », { $clause })
unused = { $who ->
    [random] Voici ce que les joueurs au hasard n’ont jamais pris, alors que c’était au choix : { $things }.
    [people] Voici ce que personne n’a pris à la table, alors que c’était au choix : { $things }.
   *[players] Voici ce que les joueurs qui réfléchissent n’ont jamais pris, alors que c’était au choix dans les parties jouées au hasard : { $things }.
}

# -- ce que les changements de la boîte ont produit
finding-change = Le changement
same-boxes = Pour les règles, les deux boîtes sont identiques ; ce qui diffère tient dans des remarques.
changed = { $changes }.
changed-key = { $key } { $before } → { $after }
changed-entry = { $entry } : { $key } { $before } → { $after }
new-entry = nouvelle entrée : { $entry }
gone-entry = entrée retirée : { $entry }
value-true = oui
value-false = non
entry-number = n° { $number }
in-box = présent
finding-likely = Probable, pas certain
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
nothing-sure = D’aucun chiffre de la partie entière il n’est certain qu’il ait changé. Les victoires d’aucune place n’ont probablement changé de plus de { $reach }.
finding-worth = Valeur à présent
worth = Choisi une fois, cela apporte : { $things }.
worth-same = D’aucune chose il n’est certain qu’elle aide plus ou moins qu’avant.
difference = { $what } { $before } → { $after } ({ $interval })
difference-times = « { $what } » revient { $after } fois par partie au lieu de { $before } ({ $interval })
sheet-changes = Ce qui a changé dans la boîte
same-seeds = Les deux boîtes ont été jouées avec les mêmes graines : la même chance, et des joueurs qui tirent leurs choix des mêmes nombres. Les intervalles portent donc sur le changement lui-même, et non sur deux tas de parties différents.
sheet-sure = Ce qui a changé de façon sûre, et de plus que presque rien
picture-worth = Ce qu’un choix fait pour la victoire, avant et après le changement, là où cela a changé de façon sûre.
sheet-worth = Ce dont la valeur a changé de façon sûre
sheet-taken = Ce qui est choisi plus ou moins souvent dans une partie
only-in = Seulement dans l’ancienne boîte : { $gone }. Seulement dans la nouvelle : { $new }.
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
figure-points = résultat issu de « { $source } »
figure-times = « { $decision } » par partie

# -- les têtes de colonnes, et de quoi parlent les images
column-entry = entrée
column-key = quoi
column-before = avant
column-after = après
column-change = changement
column-interval = intervalle
column-sure = certitude
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
column-points = { $unit }
column-found = certitude
column-players-takers = de ceux qui réfléchissent
column-players-effect = une fois de plus, chez eux
axis-wins = pour cent des victoires
axis-effect = points de pourcentage de victoires, pour un choix de plus
axis-score = { $unit } par place
axis-margin = { $unit } entre le premier et le deuxième
axis-points = { $unit }
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
scores = Une place finit avec { $mean } en moyenne ; neuf sur dix ont de { $low } à { $high }. Le premier a { $best }, soit { $spread } de plus que le dernier.
scores-alone = On finit avec { $mean } en moyenne ; neuf parties sur dix donnent de { $low } à { $high }.
picture-scores = La répartition des scores de toutes les places ; la ligne en tirets les sépare en deux moitiés.
picture-margins = L’écart à la fin des parties : { $margin } ou moins dans la moitié d’entre elles.
sheet-scores = Scores
row-score = score moyen d’une place
row-best = score du premier
row-margin = avance sur le deuxième
row-spread = avance sur le dernier
row-shared = parties à plusieurs vainqueurs
picture-sources = Ce qu’une place tire de chaque source, et combien les vainqueurs en ont de plus que les autres.
sheet-sources = Sources du score

# -- la longueur
length = Une partie compte { $decisions } décisions ; la plus courte en comptait { $low }, la plus longue { $high }. À { $choices } d’entre elles, il y a un choix.
length-chapters = Une partie compte { $decisions } décisions et { $chapters } ; la plus courte comptait { $low } décisions, la plus longue { $high }. À { $choices } d’entre elles, il y a un choix.
picture-length = La longueur des parties, en décisions.
sheet-decisions = Décisions
sheet-ends = Comment finissent les parties

# -- savoir-faire et hasard
thinker-lead = Il finit { $lead } devant la moyenne des autres ({ $interval }). Voilà ce que l’on gagne à bien choisir contre des joueurs qui tirent leurs choix au sort.
dealt = Pour voir ce qui est donné au départ, des donnes ont été jouées { $replays } fois, avec de nouveaux choix et la même chance au début. { $share } des différences entre les places sont revenues (au plus { $high }) : c’est ce que décide la donne. Le reste vient des choix, et de la chance qui tombe plus tard et que d’autres choix mènent ailleurs.
led = Quand la partie est-elle décidée ? L’image montre combien de fois gagne celui qui mène au milieu d’une partie (si elle finissait là). Une ligne qui part près de celle en tirets et monte tard est celle d’un jeu qui reste ouvert.
picture-led = La part de victoires de celui qui mène, au cours d’une partie ; la ligne en tirets est le hasard. { intervals }
sheet-led = La part de victoires de celui qui mène
random-only = Ces questions ne se posent qu’aux parties jouées au hasard.

# -- ce que l’on peut choisir
things-random = Les joueurs au hasard tirent leurs choix au sort ; chaque choix est donc une expérience équitable : les uns ont pris la carte, les autres, dans la même situation exactement, autre chose. Ce qui suit est la différence que cela fait, et pas seulement ce qui va ensemble. Elle vaut pour des joueurs qui continuent au hasard ; de bons joueurs tireront peut-être plus, ou moins, d’une carte.
things-players = On compare les places d’une même partie : celles qui ont choisi une chose plus souvent et celles qui l’ont choisie moins souvent. Cela dit ce qui va ensemble, et non ce qui cause quoi : de bons joueurs aiment peut-être une carte, et qui mène peut se l’offrir.
things-beside = Voilà les causes, quand on joue au hasard. À côté figure ce qui les accompagne dans les parties des joueurs qui réfléchissent : combien le choisissent, et comment s’en sortent ceux qui l’ont choisi plus souvent que les autres à la même table. Là où les deux concordent, on peut s’y fier ; sinon, il faut peut-être un plan pour que la chose vaille quelque chose, ou bien c’est celui qui mène déjà qui la prend.
things-found = Sur { $count ->
    [one] { $count } chose
   *[other] { $count } choses
}, { $sure ->
    [one] { $sure } aide ou nuit
   *[other] { $sure } aident ou nuisent
} de façon certaine, et { $likely ->
    [one] { $likely } autre
   *[other] { $likely } autres
} probablement.
picture-things = Ce qui aide le plus et ce qui nuit le plus, comparé à ce que l’on pouvait choisir d’autre. { intervals }
picture-beside = Ce qui aide et ce qui nuit le plus quand on joue au hasard, et ce qui l’accompagne chez les joueurs qui réfléchissent. { intervals }
mark-random = au hasard
mark-players = joueurs qui réfléchissent
sheet-phrases = Ce que l’on fait à chaque décision

# -- le plateau en couleurs
heat-random = Les lieux du plateau, colorés selon ce que des joueurs au hasard y font. Les mêmes chiffres se trouvent dans les tableaux ci-dessous.
heat-played = Les lieux du plateau, colorés selon ce que les joueurs y font. Les mêmes chiffres se trouvent dans les tableaux ci-dessous.
heat-choose = Ce que montrent les couleurs
heat-legend = Du moins au plus
heat-times = Combien de fois : { $act }
heat-never = jamais
heat-times-here = { $place } : { $times } par partie
heat-times-about = { $act }, compté par partie. Le plus souvent { $most } ; le moins souvent { $least }.
heat-worth = Ce que cela apporte : { $act }
heat-worth-here = { $place } : { $wins }, { $points } ({ $sure })
heat-worth-open = { $place } : incertain
heat-worth-about = { $act } : l’effet d’une fois de plus sur la part des victoires, en points de pourcentage, sur { $count } lieux de { $all } où cela est certain ou probable. Le plus { $most } ; le moins { $least }.
heat-worth-about-one = { $act } : l’effet d’une fois de plus sur la part des victoires, en points de pourcentage ; sur { $all } lieux, il n’est certain ou probable qu’en un seul. { $most }.

# -- comment lire ce rapport
method = Chaque chiffre vient de { $games } parties, avec les graines { $first } à { $last } ; la même commande donne les mêmes chiffres sur toute machine. { intervals } On les trouve en écartant l’un après l’autre jusqu’à cent groupes de parties. Une victoire partagée compte en fractions ; les différences de parts sont en points de pourcentage.
method-box = La boîte porte la marque `{ $box }`.
method-random = Les joueurs au hasard montrent le mécanisme nu : ce qui arrive si personne ne veut rien. Les places, les longueurs et les scores des humains seront autres. Avant de changer une carte pour cela, refaites l’étude avec des bots qui réfléchissent (`--policy { $policy }`, moins de parties).
method-beside = Ce qui est dit des causes vient de { $games } autres parties, avec les graines { $first } à { $last }, où chaque choix est tiré au sort.
method-sure = « Certain » est dit avec tant de retenue que, de vingt études où il n’y a rien à trouver, une au plus le dit de quoi que ce soit : cette seule chance d’erreur vaut pour tout le rapport et se partage également entre ses { $chapters } rubriques qui affirment quelque chose. De tout ce qui est dit « probable », environ un cas sur vingt tient au hasard. Le reste des tableaux est ouvert ; l’intervalle dit ce qu’il en peut être.
method-things = Dans les tables des choses à choisir, « { column-times } » compte combien de fois toutes les places ensemble ont choisi une chose quand elles avaient le choix ; « { column-takers } » est la part des places qui l’ont fait au moins une fois, et « { column-takers-wins } » leur part de victoires ; « { column-effect } » est ce qu’une fois de plus change à la part de victoires, « { column-points } » à l’avance sur la moyenne de la partie.

# -- parties jouées par des gens
report-played = Parties vraiment jouées
fact-played = { $games ->
    [one] { $games } partie à la table : { $policies }
   *[other] { $games } parties à la table : { $policies }
}
section-people = Où l’on s’est arrêté
player-person = { $count ->
    [0] des humains
    [1] un humain
   *[other] { number-word } humains
}
who-played = { $games } parties ont été jouées à la table par { $players }. Tous les humains qui y étaient assis avaient accepté qu’on les étudie. Ils voulaient gagner et ne sont pas de même force ; ce qui accompagne la victoire n’en est donc pas forcément la cause.
finding-few = Peu de parties
few-played = { $games ->
    [one] Une seule partie, c’est trop peu
   *[other] { $games } parties, c’est trop peu
} pour dire quoi que ce soit qui vaille aussi pour d’autres ; on l’essaie à partir de { $enough }. Ce qui suit est ce qui s’y est passé, rien de plus.
finding-left-out = Écartées
left-out = { $count ->
    [one] Une partie ne peut pas être rejouée avec les règles d’aujourd’hui, et n’est pas comptée.
   *[other] { $count } parties ne peuvent pas être rejouées avec les règles d’aujourd’hui, et ne sont pas comptées.
}
finding-pondered = Longues réflexions
pondered = C’est à « { $decision } » ({ $clause }) qu’on a réfléchi le plus longtemps : une fois sur deux plus de { $seconds } secondes, une fois sur dix plus de { $long }.
finding-asked-why = Questions
asked-why = C’est à « { $decision } » ({ $clause }) qu’on a le plus souvent demandé pourquoi quelque chose est interdit : dans { $share } des cas ({ $interval }).
asked-why-few = C’est à « { $decision } » ({ $clause }) qu’on a le plus souvent demandé pourquoi quelque chose est interdit : dans { $share } des cas.
finding-took-back = Choix repris
took-back = C’est à « { $decision } » ({ $clause }) qu’on a le plus souvent repris son choix : dans { $share } des cas ({ $interval }).
took-back-few = C’est à « { $decision } » ({ $clause }) qu’on a le plus souvent repris son choix : dans { $share } des cas.
people = Comment les gens ont décidé, là où ils avaient le choix. Le temps va du dernier coup de la partie au leur ; qui a mis dix minutes ou plus faisait autre chose, et n’y est pas compté.
people-none = La façon dont les gens ont décidé n’a pas été notée dans ces parties.
sheet-people = Comment on a décidé
sheet-takers = Ce qui a été choisi, et le résultat de ceux qui l’ont choisi
column-met = décisions
column-median = la moitié a mis plus de (s)
column-long = un dixième a mis plus de (s)
column-asked-why = a demandé pourquoi
column-took-back = a repris
column-won = parties gagnées
column-took-times = fois
column-took-seats = places qui l’ont choisi
method-played = Chaque chiffre vient de { $games } parties qui ont été jouées à la table et peuvent être étudiées ; d’autres parties en donneraient d’autres. { intervals } On les trouve en écartant l’un après l’autre jusqu’à cent groupes de parties. Une victoire partagée compte en fractions ; les différences de parts sont en points de pourcentage.

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
tune-start = la boîte porte { $start }, qui n’est aucun des nombres de { $low } à { $high } par pas de { $step }
tune-start-together = ce qui s’ajoute à plusieurs nombres commence à 0, qui n’est aucun des nombres de { $low } à { $high } par pas de { $step }
tune-path = « path » demande TABLE.CLÉ, TABLE.ENTRÉE.CLÉ ou TABLE.*.CLÉ, suivi de [1], [2] … ou [*] pour une liste
tune-no-table = la boîte n’a pas de table « { $name } » ; elle a { $known }
tune-no-table-meant = la boîte n’a pas de table « { $name } » ; vouliez-vous dire « { $meant } » ?
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
tune-few-candidates = { $candidates } boîtes ; il en faut au moins une
tune-folder-in-use = { $folder } contient d’autres fichiers ; indiquez un autre dossier avec --out
tune-other-run = { $folder } contient une autre série ({ $key } diffère) ; indiquez un autre dossier avec --out, ou supprimez celui-ci
tune-no-games = la boîte telle qu’elle est ne se joue pas : une partie ne finit pas, ou ses nombres se contredisent

# -- la mise au point : la page
tuning = Mise au point de la boîte
fact-candidates = { $candidates ->
    [one] { $candidates } boîte
   *[other] { $candidates } boîtes
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
section-goals = Les objectifs
section-numbers = Ce qui a été changé
section-search = La recherche
section-method-tuning = Comment lire cette page
finding-result = Résultat
tuned = { $goals ->
    [one] { $reached ->
        [1] L’objectif est atteint à coup sûr
       *[other] { $likely ->
            [1] L’objectif est probablement atteint
           *[other] L’objectif n’est pas atteint à coup sûr
        }
    } ; avec la boîte d’avant, il { $before ->
        [1] l’était aussi
       *[other] { $reached ->
            [1] ne l’était pas
           *[other] { $likely ->
                [1] ne l’était pas
               *[other] ne l’était pas non plus
            }
        }
    }.
   *[other] Sur { $goals } objectifs, { $reached ->
        [0] aucun n’est atteint
        [one] un est atteint
       *[other] { $reached } sont atteints
    } à coup sûr{ $likely ->
        [0] {""}
        [one] {" "}et un l’est probablement
       *[other] {" "}et { $likely } le sont probablement
    } ; avec la boîte d’avant, { $before ->
        [0] aucun ne l’était
        [one] un l’était
       *[other] { $before } l’étaient
    } à coup sûr.
}
not-changed = Aucune autre boîte ne s’est approchée des objectifs plus que celle d’avant ; rien n’a donc été changé.
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
goal-length-chapters = { $chapters } d’une partie
goal-length-decisions = Décisions d’une partie
goal-length-choices = Décisions où il y a un choix
goal-score = Score moyen
goal-best = Score du meilleur
goal-margin = Avance du meilleur sur le deuxième
goal-spread = Avance du meilleur sur le dernier
goal-shared = Parties à plusieurs vainqueurs
goal-points = Ce qu’une place tire de « { $of } »
goal-last-chapter = Parties où, { $chapter } avant la fin, quelqu’un d’autre est encore en tête
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
sheet-goals = Les objectifs, avec la boîte d’avant et avec celle de maintenant
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
    [one] {" "}L’une a été refusée par les contrôles de la boîte, ou une de ses parties ne finissait pas.
   *[other] {" "}{ $refused } ont été refusées par les contrôles de la boîte, ou une de leurs parties ne finissait pas.
}
search-course = { $candidates } boîtes ont été comparées avec le même hasard.{ search-refused } { $finalists } d’entre elles, dont la boîte d’avant, ont rejoué avec un hasard nouveau, et { $moved ->
    [yes] la meilleure est la nouvelle boîte
   *[no] la meilleure est celle d’avant
}.
sheet-candidates = Les boîtes qui s’en sont le plus approchées
method-tuning = Un objectif n’est dit « atteint » que si tout son intervalle est toléré, « probable » si sa valeur l’est. Avant et maintenant ont été joués avec un hasard nouveau que la recherche n’avait pas rencontré, le même pour les deux. { intervals-tuning } La distance vaut 0 quand tous les objectifs sont bien à l’intérieur de ce qui est toléré, et augmente de 1 pour chaque objectif qui s’en écarte d’autant.
method-boxes = Graine { $seed } ; marque de la boîte : `{ $before }` avant, `{ $after }` maintenant.
method-fair-share = Une juste part est ce qu’une chose aurait si toutes celles de son espèce étaient prises aussi souvent, chacune autant de fois qu’elle se trouve dans la boîte.
method-players = Ce qui vaut pour ces joueurs ne vaut pas forcément pour des personnes ; ce qu’elles font ne se voit qu’à la table.
command-again = Cette commande retrouve la même chose, sur toute machine : `{ $command }`
command-again-hurried = Cette commande rejoue la même chose ; qui réfléchit un temps limité peut choisir autrement sur une machine plus lente ou plus rapide : `{ $command }`

# -- ce qui distingue deux boîtes, avant tout
verdict = { $sure ->
    [one] Il est certain qu’un des { $compared } chiffres de la partie entière est différent :
   *[other] Il est certain que { $sure } des { $compared } chiffres de la partie entière sont différents :
} { $figures }{ $more ->
    [0] {""}
    [one] {" "}et un autre
   *[other] {" "}et { $more } autres
}.{ $likely ->
    [0] {""}
    [one] {" "}Un autre l’est probablement.
   *[other] {" "}{ $likely } autres le sont probablement.
} Les autres écarts peuvent être dus au hasard.
verdict-trifles = { $sure ->
    [one] Il est certain qu’un des { $compared } chiffres de la partie entière est différent, mais de presque rien.
   *[other] Il est certain que { $sure } des { $compared } chiffres de la partie entière sont différents, mais tous de presque rien.
}{ $likely ->
    [0] {""}
    [one] {" "}Un autre l’est probablement.
   *[other] {" "}{ $likely } autres le sont probablement.
} Les autres écarts peuvent être dus au hasard.
verdict-figure = { $what } { $before } → { $after }
verdict-times = « { $what } » revient { $after } fois par partie au lieu de { $before }
verdict-none = Ces parties ne montrent avec certitude aucune différence entre les deux boîtes pour les { $compared } chiffres de la partie entière{ $likely ->
    [0] . Les écarts peuvent être dus au hasard.
    [one] . Une différence est probable pour l’un d’eux ; les autres écarts peuvent être dus au hasard.
   *[other] . Une différence est probable pour { $likely } d’entre eux ; les autres écarts peuvent être dus au hasard.
}
likely = probable
winners-likely = Ce qui distingue le plus les vainqueurs, c’est probablement « { $source } » ({ $clause }) : ils en tirent { $points } de { $more ->
    [1] plus
   *[0] moins
} que les autres ({ $interval }).
likely-changed = { $figures }.
