# Ce que dit le noyau. `clause` est le numéro d’une clause des règles, `text` son texte : une ou plusieurs phrases.

refused = Ce n’est pas possible : { $text }
# who : un nom ou plusieurs, séparés par des virgules.
refused-turn = Ce n’est pas à vous de jouer : on attend { $who }.
# Ce qui relève d’une autre décision. when : la phrase `when-DÉCISION` du titre ; ask : `ask-DÉCISION` de celle du moment.
refused-step = { $when } Pour l’instant, on vous demande : « { $ask } »
refused-step-turn = { $when } Pour l’instant, on attend { $who }.
refused-over = La partie est finie.

# Un coup illisible. said : ce qui a été tapé ; usage : comment se disent les coups en ce moment, en mots anglais.
unreadable = « { $said } » n’est pas un coup ; pour l’instant, on peut dire : { $usage }
# why : l’un des cinq suivants.
unreadable-word = « { $said } » : { $why }
unknown-name = rien ne s’appelle ici « { $name } » ; il y a { $known }
several-names = « { $name } » peut désigner plusieurs choses : { $known }
no-amount = « { $name } » n’est pas un nombre entier de { $low } à { $high }
too-many-things = { $count } choses, alors que { $most } au plus sont possibles
too-long = un coup compte au plus { $most } caractères, et non { $count }
no-option = La décision { $decision } n’a pas d’option { $number }.

undo-nothing = Il n’y a aucun coup à reprendre.
undo-barrier = Le dernier coup a révélé quelque chose ; il ne se reprend que d’un commun accord.

# A line of the score sheet while the game goes on: what its end would bring.
source-open = Pas encore payé

# Plusieurs choses à la suite : `first` sont toutes sauf la dernière, avec des virgules.
list = { $first } et { $last }
# De même, quand il faut l’une d’elles.
either = { $first } ou { $last }

# Ce que l’on dit de quelque chose ou de quelqu’un.
line = { $name } : { $value }

# Ce que montre une image, pour qui ne la voit pas. names, who : des noms, avec des virgules.
picture-due = { $title } avec { $names }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. À jouer : { $who }.
picture-over = { $title } avec { $names }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. La partie est terminée.

# Pourquoi un coup vaut mieux qu’un autre, d’après des suites imaginées : { $change } en points (what : « d’avance », en solo « points »), { $error } l’erreur possible.
why-of-lead = d’avance
why-of-points = points
why-lead = Par rapport à « { $other } » : { $change } (± { $error }) { $what } à la fin
why-equal = On ne peut le distinguer de « { $other } » : { $change } (± { $error }) { $what } à la fin, dans { $futures } suites imaginées
why-later = Ce qu’il rapporte en soi n’est pas certain : { $change } (± { $error }) { $what } à la fin
why-less = En soi, cela rapporte moins que « { $other } » : { $change } (± { $error }) { $what } à la fin ; c’est la suite possible qui le rend meilleur
why-source = { $source } : { $change } (± { $error })
why-rivals = Ce que reçoit le meilleur des autres : { $change } (± { $error })
why-thing = { $thing } (± { $error })
why-soon = Écart à la fin de la manche : { $things }

# Les nombres.
percent = { $share } %
from-to = de { $low } à { $high }

# Les jeux, les options et les places.
no-such-title = aucun jeu « { $name } » n’est installé ; il y a { $known }
no-such-title-meant = aucun jeu « { $name } » n’est installé ; vouliez-vous dire « { $meant } » ?
want-title-name = le nom d’un jeu se compose de mots en minuscules joints par des tirets (comme harbour-days), et non « { $name } »
exists-already = { $folder } existe déjà
wrong-seats = { $title } se joue à { $numbers } places, et non { $seats }
no-such-automa = { $title } n’a pas d’Automa « { $name } » ; il y a { $known }
no-automas = { $title } n’a pas d’Automa « { $name } » ; il n’y en a aucun

# places : « Pei à la place 2 sur 3, Lu à la place 3 sur 3 ».
automa-place = { $name } à la place { $seat } sur { $seats }
automas-elsewhere = { $title } ne place pas { $names } ainsi, mais { $places }
automas-apart = { $title } ne place pas { $names } ainsi : ils ne sont pas à la même table
automas-there = avec ces options, { $places } (les Automas sont des places comme les autres) : « { $rules } » ou le nom se met là, et nulle part ailleurs
automas-nowhere = avec ces options, aucun Automa ne joue ; aucune place n’est donc « { $rules } »
no-such-rule-option = { $title } n’a pas d’option « { $name } » ; il y a { $known }
no-such-rule-option-meant = { $title } n’a pas d’option « { $name } » ; vouliez-vous dire « { $meant } » ?
wrong-value = l’option { $name } vaut { $values }, et non « { $value } »
wrong-name = le nom d’une place se compose de caractères imprimables, sans { $signs } et sans espaces autour, et non { $name }
long-name = le nom d’une place compte au plus { $most } caractères, et non { $count }
wrong-policy = le nom de qui joue à une place se compose de caractères imprimables, et non { $name }
same-name = deux places portent le même nom
by-the-rules = { $name } est joué par les règles

# Les bots.
no-such-policy = il n’y a pas de bot « { $name } » ; il y a { $known }
no-such-policy-meant = il n’y a pas de bot « { $name } » ; vouliez-vous dire « { $meant } » ?
no-net = il n’y a pas encore de joueur entraîné pour { $title }
no-temper = { $title } : le tempérament { $temper } n’y changerait rien ; il y a { $known }
net-other-observation = { $file } a été entraîné avec d’autres règles de { $title } : entraînez-le de nouveau
search-range = search : { $name } vaut { $value } ; il faut de 0 à { $most }
search-endless = search : indiquez iterations ou seconds, ou les deux
search-rollout = search : rollout vaut { $known }, et non « { $value } »
search-judge = search : judge vaut { $known }, et non « { $value } »
search-temper = search : temper vaut { $known }, et non « { $value } »
search-nodes = search : nodes vaut au moins 2
search-unknown = { $words } : « { $word } » n’est ni { $levels }, ni un effort comme { $example } ({ $known })
search-number = search : { $name } vaut « { $value } » ; il faut un nombre
search-whole = search : { $name } vaut « { $value } » ; il faut un nombre entier, en chiffres
search-twice = { $words } : { $name } y figure deux fois

# Les ordres permanents. Jusqu’à quand ils valent ; un titre peut le dire autrement, même pour une décision : `until-phase-DÉCISION`.
until-phase = jusqu’à la fin de cette phase
until-round = jusqu’à la fin de cette manche
until-game = jusqu’à la fin de la partie

# Ce qui les interrompt, à lire après « sauf si ». n : un nombre avec son unité ; move : un choix, comme il est proposé.
unless-above = quelqu’un d’autre dépasse { $n }
unless-chosen = quelqu’un d’autre choisit « { $move } »
unless-may = je peux choisir « { $move } »
unless-to-me = quelqu’un fait quelque chose qui me vise
unless-chapter = la manche { $n } a commencé
unless-has = j’ai au moins { $n }
unless-lacks = j’ai moins de { $n }

# Ce qui ne va pas.
order-no-decision = rien ne peut être décidé d’avance pour « { $name } »
order-move = « { $move } » : { $problem }
order-no-move = « { $move } » ne peut pas être décidé d’avance ici ; seulement { $known }
order-no-most = « { $move } » ne peut pas monter jusqu’à { $most }
order-no-until = jusqu’à quand ? Possible : { $known }
order-no-times = possible : de 1 à { $most } fois
order-many-conditions = { $most } conditions au plus, chacune une fois
order-no-condition = il n’y a pas ici de condition « { $name } » ; il y a { $known }
order-without-number = la condition « { $name } » ne prend pas de nombre
order-number = la condition « { $name } » veut un nombre de { $low } à { $high }

# Les enregistrements.
record-at = ligne { $line } : { $problem }
record-long-line = { $most } caractères au plus, et non { $count }
no-record = il manque l’en-tête { $header } : ce n’est pas l’enregistrement d’une partie
record-line = il faut un numéro, un point, un nom, un deux-points et un coup, puis le hasard entre accolades, et non { $line }
record-setup = seule la première ligne, numérotée 0, n’a pas de coup
record-no-move = le coup de { $who } manque
record-number = il faut le coup { $wanted }, et non { $number }
record-many-moves = { $most } coups au plus
record-long-value = une valeur de { $name } compte au plus { $most } caractères
record-late-header = un en-tête après le premier coup
record-header = il faut { $form }
record-option-twice = l’option { $name } figure ici une seconde fois
record-unknown-header = en-tête inconnu { $name }
record-header-once = il faut { $form }, une fois
record-no-header = il faut un en-tête { $form }, et non { $line }
record-quotes = il faut des valeurs entre guillemets, en caractères imprimables, et \ seulement devant " ou \
record-lacks = l’en-tête { $header } manque
other-format = l’enregistrement est au format « { $theirs } » ; ce programme lit « { $ours } »
record-for = cet enregistrement a été écrit pour { $name } et cache ce qu’il ne faut pas y savoir ; on ne peut pas le rejouer
other-rules = la partie a été jouée selon la version { $theirs } des règles ; ici, c’est la version { $ours }
other-box = la partie a été jouée avec la boîte { $theirs } ; { $file } est { $ours }
record-start = l’en-tête [Start ...] ne contient pas de position : à partir d’ici, ce n’est pas du JSON : « { $text } »
record-start-setup = une partie qui continue d’une position ([Start ...]) n’a pas de mise en place (ligne 0.)
record-bad-setup = la mise en place : { $problem }
record-nobody = ligne { $line }, coup { $number } : personne ne s’appelle « { $name } » ; il y a { $known }
record-move = ligne { $line }, coup { $number } : { $problem }
record-drafts = { $marked } choix sont marqués d’un * (pas encore dévoilés) ; d’après ces coups, il y en a { $drafts }
record-not-over = selon l’en-tête [Result ...], la partie est finie, mais ses coups ne la terminent pas
record-other-result = l’en-tête [Result ...] indique { $theirs }, mais les coups donnent { $ours }
chance-impossible = le résultat du hasard « { $result } » est impossible
chance-missing = il manque un résultat du hasard
chance-wrong = résultat du hasard « { $result } » : { $problem }
chance-too-many = le résultat du hasard « { $result } » est de trop
chance-unheard-of = une position impossible : { $problem }

# Les positions. where : l’endroit, « state.seats[0].coins ».
position-at = { $where } : { $problem }
position-none = ce n’est pas une position : il faut un objet avec { $form }
position-missing = est absent
position-people = il faut une liste d’objets avec { $keys }
position-edition = la position est de { $theirs }, et ici { $ours }
position-object = il faut un objet
position-object-with = il faut un objet avec { $keys }
position-object-by = il faut un objet dont les clés sont des noms du genre « { $kind } »
position-list = il faut une liste de { $most } valeurs au plus
position-seats = il faut une liste de places
position-step = il faut le nom d’une étape
position-whole = il faut un nombre entier, et non { $value }
position-flag = il faut true ou false, et non { $value }
position-name = il faut un nom du genre « { $kind } », et non { $value }
position-span = { $value } n’est pas compris entre { $low } et { $high }
position-no-field = ce champ n’existe pas ; il y a { $known }
position-chairs = { $held }, alors qu’il y a { $seats } places
position-who = il faut les places qui choisissent
position-who-none = il ne faut personne : ce n’est pas une décision
position-asked = il faut toutes les places qui choisissent en même temps
position-asked-none = il ne faut personne : ici, les places ne choisissent pas en même temps
position-top = la dernière étape en attente doit être une décision
position-no-seat = il n’y a pas de place { $seat }
position-option = { $held }, alors que la partie doit avoir { $wanted }
position-nobody = personne ne doit jouer ; il faut une décision en dernier
position-stuck = la place { $seat } doit jouer et n’a pas de coup
position-impossible = une position impossible : { $problem }

# Les fichiers des boîtes. entry : l’endroit du fichier ; key : ce qui est à gauche d’un « = ».
box-deep = { $path } : l’imbrication est trop profonde
box-unreadable = { $path } : lecture impossible : { $problem }
box-no-text = { $path } : ce n’est pas un texte en UTF-8
box-no-toml = n’est pas du TOML : « { $text } »
box-no-toml-end = n’est pas du TOML : il manque quelque chose à la fin
box-toml-twice = n’est pas du TOML : figure ici une seconde fois : « { $text } »
box-long-number = { $path } : n’est pas du TOML : un nombre est trop long
box-at = { $path } : { $entry } : { $problem }
box-line = { $path } : ligne { $line } : { $problem }
box-line-column = { $path } : ligne { $line }, colonne { $column } : { $problem }
box-entry-problem = { $entry } : { $problem }
box-entry = { $table } numéro { $number }
box-sources = il faut une table { $table } avec un texte pour chaque table
box-no-table = table inconnue ; on connaît { $known }
box-no-table-meant = table inconnue ; vouliez-vous dire « { $meant } » ?
box-source = « { $key } » attend un texte qui dise d’où viennent les données
box-lacks-table = manque ; il y faut au moins { $least ->
    [one] une entrée
   *[other] { $least } entrées
    } sous { $table }
box-lacks-table-for = manque ; il y faut au moins { $least ->
    [one] une entrée
   *[other] { $least } entrées
    } sous { $table } ; { $field } se lit dans { $place }, à moins que `fields` n’indique une autre clé ou qu’il soit déclaré derived=True
box-one-table = il faut une table { $table }
box-list = il faut une liste d’entrées, chacune sous { $table }
box-no-key = clé inconnue « { $name } » ; on connaît { $known }
box-no-key-meant = clé inconnue « { $name } » ; vouliez-vous dire « { $meant } » ?
box-lacks-key = « { $key } » manque
box-lacks-key-for = « { $key } » manque ; { $field } se lit dans { $place }, à moins que `fields` n’indique une autre clé ou qu’il soit déclaré derived=True
box-entries = { $count } entrées ; il en faut de 1 à { $most }
box-entries-least = { $count } entrées ; il en faut au moins { $least }
box-whole = « { $key } » doit être un nombre entier, et non { $value }
box-name = « { $key } » doit être un nom, et non { $value }
box-bad-name = « { $key } » doit être un nom sans espaces et sans { $signs }, et non { $value }
box-twice = « { $key } » : { $value } figure dans deux entrées
box-too-many = { $count } entrées ; il y a place pour { $most } au plus
box-list-of-names = « { $key } » attend une liste d’au plus { $most } noms du genre « { $kind } »
box-list-of-numbers = « { $key } » attend une liste d’au plus { $most } nombres entiers
box-no-thing = « { $key } » attend un nom du genre « { $kind } », et non { $name } ; on connaît { $known }
box-no-thing-meant = « { $key } » attend un nom du genre « { $kind } », et non { $name } ; vouliez-vous dire « { $meant } » ?
box-flag = « { $key } » doit être true ou false, et non { $value }
box-typed = « { $text } »
box-empty = vide
box-number = « { $key } » doit être un nombre entier de { $low } à { $high }, et non { $value }

# Ce que le système n’a pas pu faire.
not-there = ni fichier ni dossier de ce nom
not-allowed = accès refusé
a-folder = c’est un dossier
no-folder = ce n’est pas un dossier
there-already = existe déjà et n’est pas un dossier ; indiquez un autre nom
disk-full = il n’y a plus de place sur le disque
quota-full = votre part du disque est épuisée
read-only = on ne peut rien y écrire
large-file = le fichier dépasserait la taille permise
long-name = le nom est trop long
disk-failed = le disque ne peut être ni lu ni écrit
many-files = trop de fichiers sont ouverts
in-use = un autre programme s’en sert
no-address = cette machine n’a pas cette adresse

## Comment s’appellent les tables et les entrées du fichier d’une boîte : sheet-TABLE, entry-CLÉ

sheet-game = Nombres isolés
entry-id = Nom dans le fichier
entry-source = Source
entry-note = Remarque

# what a game goes by, where the title does not say
unit-chapter = { $count ->
    [one] { $count } manche ou phase
   *[other] { $count } manches ou phases
}
