# Erreurs.
missing-extra = pour entraîner, il manque { $module } : { $command }
another-run = { $file } vient d’autres règles de { $title } : choisissez un autre dossier avec --out
unreadable-run = { $file } est illisible : supprimez ce fichier et recommencez, ou indiquez un autre dossier avec --out
another-teacher = { $file } est un entraînement avec --teacher { $teacher } : demandez le même, ou choisissez un autre dossier avec --out

# La page des progrès.
heading = { $title } : ce que le joueur a appris
facts = { $rounds } tours, { $games } parties, { $decisions } décisions apprises, { $minutes } minutes de calcul, graine { $seed }
against-past = Contre son propre passé
against-past-means = Victoires à une place contre d’anciennes versions aux autres, en multiple d’une part équitable ; à 1, personne n’est meilleur.
against-greedy = Contre des gloutons
against-greedy-means = Victoires à une place quand certains des autres prennent ce qui rapporte le plus sur-le-champ, en multiple d’une part équitable ; à 1, personne n’est meilleur.
lead-error = Erreur sur l’avance attendue
lead-error-means = De combien il se trompe sur l’évolution des avances, en avances habituelles.
foreseen = Ce qu’il prévoit
foreseen-means = La part des différences d’issue (victoire et avance) qu’il avait prévue ; 1 veut dire tout.
variety = Variété
variety-means = À quel point il hésite entre ses options (entropie en nats) ; à 0, il est toujours sûr.
shown = Ce qu’une recherche lui montre encore
shown-means = De combien l’option préférée d’une recherche y a fait mieux que celle du réseau (part de victoire et d’avance, de 0 à 1).
