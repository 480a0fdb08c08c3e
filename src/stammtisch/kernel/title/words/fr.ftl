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
