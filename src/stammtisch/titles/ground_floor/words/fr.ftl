# Les mots de Ground Floor. Données : seat est un nom de personne ; office, use, place, tile, floor, specialty, type, card,
# era, event_card, bonus, ad_type, target, staff, shelf, new_shelf, automa_card et automa_kind sont des noms tels qu’ils
# figurent plus bas ; les autres sont des nombres entiers. say-schedule-place choisit ses mots selon le nom de location.

## Ce qui se passe : tell-ÉVÉNEMENT, dans l’ordre des règles

# -- mise en place (chapitres 1, 21 et 23 à 25)
tell-warehouse-full = { $count ->
    [one] Une marchandise se trouve sur la seule case de l’entrepôt.
   *[other] Chacune des { $count } cases de l’entrepôt contient une marchandise.
}
tell-job-market = Le marqueur du marché de l’emploi est sur la case { $field } : une embauche coûte { $cost }.
tell-event = Événement : { $event_card }.
tell-era = Époque : { $era }.
tell-beginner-deck = Le paquet pour débuter est en place ; la carte de prévision actuelle est de type { $type }.
tell-first-card = La carte de prévision actuelle est de type { $type } ; la pile à venir compte { $cards }.
tell-next-card = La carte de prévision suivante est de type { $type }.
tell-automa-starts-with = { $seat } commence avec le nouveau bureau { $tile }.
tell-start-things = { $seat } commence avec { $cost_with_goods }.
tell-specialty = { $seat } reçoit la spécialité { $specialty }.
tell-automa-first = { $seat } est au sommet de la pile de popularité.
tell-stack = { $seat } est n° { $count } dans l’ordre de popularité.
tell-automa-card = { $seat } reçoit dans son paquet la carte { $automa_card }.

# -- une manche et sa phase I (chapitres 2 et 3)
tell-round = La manche { $round } commence.
tell-automa-late-card = { $seat } reçoit dans son paquet une carte Entreprise de construction de plus.
tell-income-phase = Phase I de la manche { $round } : les joueurs perçoivent leurs revenus.
tell-income = { $money ->
    [0] { $seat } ne reçoit aucun revenu de base
   *[other] { $seat } reçoit { $money } de revenu de base
} ({ $employees }).
tell-office-income = { $tile } rapporte à { $seat } { $income }.
tell-floor-income = { $floor } rapporte à { $seat } { $income }.
tell-payroll = { $seat } paie { $money } pour son personnel au complet.
tell-cannot-pay = { $seat } ne peut pas payer son personnel au complet ({ $money }) et doit licencier.
tell-forced-dismissal = { $seat } licencie un employé { $staff }{ $time ->
    [0] .
   *[other] { " " }et perd { $time }.
}

# -- phase II (chapitre 4)
tell-full-staff = { $seat } a { $employees } et ne peut plus embaucher.
tell-cannot-hire = { $seat } ne peut pas payer { $cost } pour une embauche.
tell-hire = { $seat } embauche quelqu’un { $cost ->
    [0] gratuitement
   *[other] pour { $cost }
} et a maintenant { $employees }.
tell-hire-discount = Ressources humaines réduit pour { $seat } le prix de { $cost }.
tell-hire-pass = { $seat } passe.
tell-automa-hires = { $seat } embauche quelqu’un et a maintenant { $employees }.
tell-hiring-over = Personne n’embauche plus : la phase II se termine.

# -- phase III (chapitres 5, 18 et 20)
tell-place-consulting = { $seat } pose un marqueur au cabinet de conseil (ligne { $row }) et paie { $money }.
tell-place-agency = { $seat } pose un marqueur à l’agence de publicité (ligne { $row }) et paie { $cost }.
tell-place-warehouse = { $seat } pose un marqueur à l’entrepôt (case { $field }) et { $cost ->
    [0] ne paie rien
   *[other] paie { $cost }
}.
tell-place-factory = { $seat } pose un marqueur à l’usine (case { $slot }) et paie { $cost_with_goods }.
tell-place-stock = { $seat } pose un marqueur à la Bourse (case { $slot }) et { $cost ->
    [0] ne paie rien
   *[other] paie { $cost }
}.
tell-place-construction = { $seat } pose un marqueur à l’entreprise de construction (case { $slot }) et paie { $cost }.
tell-use-office = { $seat } utilise le bureau { $use } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }et reçoit { $cost }
}.
tell-use-floor = { $seat } utilise l’étage { $floor } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " " }et reçoit { $cost }
}.
tell-trained = { $count ->
    [one] { $seat } forme { $count } employé.
   *[other] { $seat } forme { $count } employés.
}
tell-marker-on-board = { $seat } met un marqueur de sa réserve sur le plateau de la ville : { $target }.
tell-no-room = { $seat } n’a pas de place pour { $goods } : retour à la banque.
tell-remodel = { $seat } réaménage le bureau { $office } pour { $cost }.
tell-free-remodel = { $seat } réaménage le bureau { $office } grâce à Rénovation de bureaux, sans payer.
tell-arrives-with = Le bureau { $office } réaménagé apporte { $goods } à { $seat }.
tell-nothing-to-place = { $seat } n’a aucun placement permis et remet { $time } dans sa réserve.
tell-scheduling-over = Personne n’a plus de marqueur de temps disponible : la phase III se termine.

# -- les Automas en phase III (chapitre 22)
tell-automa-reveals = { $seat } révèle la carte { $automa_card }.
tell-automa-reshuffles = { $seat } a pioché sa dernière carte et remélange les { $count } cartes.
tell-automa-places = { $seat } pose un marqueur : { $automa_kind }, n° { $field }.
tell-automa-at-home = { $seat } pose un marqueur sur son plateau personnel, sans effet.
tell-automa-blocked = Aucune case n’est libre pour la carte { $automa_card } : { $seat } en révèle une autre.
tell-automa-gives-up = Aucune carte ne donne de case libre à { $seat } ; le marqueur de temps va dans la réserve.

# -- phase IV, A : cabinet de conseil (chapitre 7)
tell-appointment = { $seat } reçoit { $info } sur la ligne { $row } du cabinet de conseil.
tell-loyal-client = { $seat } reçoit { $info } sur la ligne { $row } du cabinet de conseil : les clients fidèles viennent même sans marqueur à gauche.
tell-cancelled = { $seat } ne reçoit rien sur la ligne { $row } du cabinet de conseil : rendez-vous annulé, il n’y a aucun marqueur à gauche.
tell-automa-appointment = { $seat } reprend le marqueur de la ligne { $row } du cabinet de conseil et, en tant qu’Automa, ne reçoit rien.
tell-consulting-moves = Tous les marqueurs de la colonne de gauche du cabinet de conseil passent dans celle de droite.

# -- B : agence de publicité (chapitre 8)
tell-automa-ad-type = Selon sa carte, { $seat } met son marqueur sur { $ad_type }.
tell-advertise = { $seat } met { $markers } sur { $ad_type }.
tell-lead-too-small = { $seat } a le plus de marqueurs sur { $ad_type }, mais trop peu d’avance pour la case supplémentaire.
tell-tied-lead = { $seat } partage la première place sur { $ad_type } et ne gagne pas la case supplémentaire.
tell-popularity = { $ad_type } : { $fields ->
    [0] { $seat } reste sur la case { $field }
   *[other] { $seat } avance de { $fields }, jusqu’à la case { $field }
} de la piste de popularité.
tell-track-end = { $seat } est au bout de la piste de popularité : { $fields } de trop.
tell-ads-back = { $ad_type } : { $seat } reprend { $markers }{ $left ->
    [0] .
   *[other] { "\u202F; " }il en reste { $left }.
}
tell-ads-stay = { $seat } laisse { $markers } sur { $ad_type } pour les manches suivantes.

# -- C : bonus marketing (chapitre 9)
tell-no-bonuses = À deux, il n’y a pas de bonus marketing.
tell-bonus = { $seat } prend le bonus marketing { $bonus }{ $cost_with_goods ->
    [0] .
   *[other] { " " }et reçoit { $cost_with_goods }.
}
tell-temp-help = { $seat } aura { $time } de plus à la manche suivante.
tell-bonus-remodel = { $seat } réaménage le bureau { $office } grâce au bonus marketing.
tell-automa-bonus = { $seat } prend le bonus marketing { $bonus }.
tell-automa-remodels = { $seat } reçoit une tuile de réaménagement sur le bureau { $office }.

# -- D : entrepôt (chapitre 10)
tell-good = { $seat } prend la marchandise de la case { $field } de l’entrepôt.
tell-automa-good = { $seat } renvoie à la banque la marchandise de la case { $field } de l’entrepôt.

# -- E : usine (chapitre 11)
tell-product = { $seat } pose un produit sur la case { $shelf } du magasin, pour { $price }.
tell-store-full = Un produit occupe chaque case ouverte du magasin : { $seat } met aussitôt le nouveau produit en Liquidation.
tell-liquidated = { $seat } met un produit en Liquidation pour { $money }.
tell-automa-sure-sale = { $seat } prend la case libre la plus chère, car tout est sûr de se vendre : { $products }.
tell-automa-segment = Selon sa carte, { $seat } met son produit dans le segment { $segment }.
tell-automa-liquidates = { $seat } met son produit en Liquidation.

# -- F : Bourse (chapitre 12)
tell-stock-entry = { $seat } entre sur la piste de la Bourse{ $markers ->
    [0] .
   *[other] { " " }et pousse { $markers } vers le haut.
}
tell-bull-run = Avec le marché haussier, les marqueurs de la piste de la Bourse montent plus que d’habitude : { $fields } en tout.
tell-stock-moves = La prévision est de type { $type } : { $fields ->
    [0] les marqueurs de la piste de la Bourse ne bougent pas.
   *[other] tous les marqueurs de la piste de la Bourse montent de { $fields }.
}
tell-bought-out = Le marqueur de { $seat } sort de la piste de la Bourse : il est racheté pour { $money }.
tell-automa-bought-out = Le marqueur de { $seat } sort de la piste de la Bourse ; l’Automa ne reçoit rien.
tell-stock-sold = { $seat } vend un marqueur de la case { $field } de la piste de la Bourse pour { $money }.
tell-automa-keeps-stock = { $seat } laisse tous ses marqueurs sur la piste de la Bourse.
tell-automa-sells-stock = { $seat } retire le marqueur de la case { $field } de la piste de la Bourse.

# -- G : prévisions économiques (chapitres 13 et 24)
tell-forecast = La carte de prévision actuelle est retournée : { $card } ({ $type }), { $customers ->
    [0] sans aucun client.
    [99] avec un client pour chaque produit.
   *[other] avec { $customers }.
}
tell-great-depression = Pendant la Grande Dépression, personne n’achète, et le marqueur du marché de l’emploi ira sur la première case.
tell-windfall = Avec l’Aubaine, chaque produit se vend, et le marqueur du marché de l’emploi ira sur la dernière case.

# -- H : magasin (chapitre 14)
tell-product-sold = { $seat } vend le produit de la case { $shelf } pour { $money }.
tell-automa-product-sold = { $seat } vend le produit de la case { $shelf } et, en tant qu’Automa, ne reçoit rien.
tell-sold-out = Le magasin n’a plus de produit : les ventes s’arrêtent plus tôt.
tell-price-cut = { $seat } déplace le produit de la case { $shelf } à la case { $new_shelf }, pour { $price }.
tell-product-kept = { $seat } laisse le produit sur la case { $shelf }.
tell-automa-cuts = { $seat } déplace le produit de la case { $shelf } à la case { $new_shelf }, pour { $price }.

# -- I : entreprise de construction (chapitres 15, 19 et 20)
tell-remodel-at-build = { $seat } réaménage le bureau { $office } en marge de l’achat.
tell-build-nothing = { $seat } n’achète rien à l’entreprise de construction.
tell-build-office = { $seat } achète le nouveau bureau { $tile } pour { $cost } et le pose sur cet emplacement : { $place }.
tell-covered = Un bureau de { $seat } est recouvert et cesse d’agir : { $tile }.
tell-storage-covered = Le Stockage de { $seat } est recouvert : { $goods } en moins.
tell-build-floor = { $seat } construit le nouvel étage { $floor } pour { $cost }.
tell-free-office = { $seat } reçoit avec l’Étage vide le nouveau bureau gratuit { $tile }, posé sur cet emplacement : { $place }.
tell-no-free-office = Aucun nouveau bureau en vente ne manque à { $seat } : l’Étage vide reste vide.
tell-automa-floor = { $seat } achète le nouvel étage { $floor }.
tell-automa-office = { $seat } reçoit le nouveau bureau { $tile }.
tell-automa-free-office = { $seat } reçoit un nouveau bureau gratuit avec l’Étage vide.
tell-automa-bought = { $seat } a acheté avec son marqueur n° { $count } de la manche à l’entreprise de construction.
tell-automa-builds-nothing = { $seat } ne trouve rien à acheter.

# -- phase V (chapitre 16)
tell-boards-cleared = Phase V de la manche { $round } : les marqueurs de temps des plateaux personnels retournent dans les réserves.
tell-dismissal = { $seat } licencie un employé { $staff } ; il lui reste { $employees }.
tell-hand = { $seat } dispose de { $time }.
tell-supply-empty = { $seat } n’a plus de marqueur en réserve : il manque { $time }.
tell-bonuses-back = Les marqueurs marketing retournent sur l’emplacement Aucun bonus.
tell-container-glut = { $count ->
    [one] Déluge de conteneurs : jusqu’à { $count } marchandise arrive à l’entrepôt.
   *[other] Déluge de conteneurs : jusqu’à { $count } marchandises arrivent à l’entrepôt.
}
tell-warehouse-good = Une marchandise arrive sur la case { $field } de l’entrepôt.
tell-press-relations = Grâce à Relations presse, { $seat } reste sur la case { $field } de la piste de popularité.
tell-popularity-fades = Les marqueurs de popularité reculent d’une case.
tell-unemployment = Le chômage fait passer le marqueur du marché de l’emploi à la case { $field } : une embauche coûte { $cost }.
tell-next-forecast = La carte de prévision actuelle est maintenant de type { $type }.
tell-new-tier = Toutes les tuiles de niveau { $tier } sont mises en vente.

# -- la fin de la partie (chapitre 17)
tell-final-remodel = À la fin de la partie, { $seat } réaménage encore le bureau { $office }.
tell-office-bonus = { $seat } gagne { $points } pour { $tile }.
tell-bonus-covered = { $tile } est recouvert : son bonus ne compte pas pour { $seat }.
tell-floor-bonus = { $points ->
    [0] { $seat } ne gagne aucun bonus pour { $floor }.
   *[other] { $seat } gagne encore { $points } pour { $floor }.
}
tell-sets = { $count ->
    [0] { $seat } n’a aucun lot complet d’argent et d’infos.
    [one] { $seat } gagne { $points } pour { $count } lot complet d’argent et d’infos.
   *[other] { $seat } gagne { $points } pour { $count } lots complets d’argent et d’infos.
}
tell-automa-scores = { $seat } gagne le maximum pour ses tuiles d’accomplissement : { $points } en tout.
tell-over = La phase IV de la dernière manche est finie : la partie s’arrête.
tell-winner = { $seat } gagne avec { $points }.

## Ce qu’il faut décider

ask-forced-dismissal = Vous ne pouvez pas payer votre personnel. Choisissez qui part.
ask-hire = Embauchez quelqu’un ou passez.
ask-schedule = Effectuez un placement ; avant, vous pouvez réaménager.
ask-remodel = Réaménagez d’autres bureaux ou terminez votre tour.
ask-ad-type = Choisissez le type de publicité de votre marqueur.
ask-bonus = Prenez un bonus marketing.
ask-which-office = Choisissez le bureau que vous réaménagez.
ask-price = Choisissez la case du magasin pour votre produit.
ask-sell = Vendez des marqueurs de la piste de la Bourse ou gardez le reste.
ask-cut = Baissez le prix d’un produit invendu.
ask-remodel-at-build = Réaménagez des bureaux en marge de l’achat ou continuez.
ask-build = Achetez un nouveau bureau, un nouvel étage ou rien.
ask-free-office = Prenez un nouveau bureau gratuit pour votre Étage vide.
ask-dismiss = Licenciez des employés ou gardez tous les autres.

## Quand toucher à autre chose : when-DÉCISION

when-forced-dismissal = Qui ne peut pas payer son personnel licencie quelqu’un en phase I.
when-hire = On embauche en phase II.
when-schedule = Les marqueurs de temps se placent en phase III.
when-remodel = En phase III, on peut aussi réaménager après son placement.
when-ad-type = Le type de publicité se choisit en phase IV, quand vient l’agence de publicité.
when-bonus = Les bonus marketing se choisissent en phase IV, une fois la popularité de tous établie.
when-which-office = Le bureau à réaménager se choisit quand un bonus ou un étage le permet.
when-price = Le prix d’un produit se fixe en phase IV, quand vient l’usine.
when-sell = Les marqueurs de la piste de la Bourse se vendent en phase IV, quand vient la Bourse.
when-cut = Les prix baissent en phase IV, après les ventes du magasin.
when-remodel-at-build = Avec les souhaits ultérieurs de l’auteur, on réaménage aussi au moment d’un achat en phase IV.
when-build = Les étages et les bureaux s’achètent en phase IV, à l’entreprise de construction.
when-free-office = Un bureau gratuit accompagne l’Étage vide.
when-dismiss = On licencie en phase V.

## Pourquoi pas : why-RAISON

why-too-dear = Cela coûte { $cost_with_goods } ; { $own ->
    [0] vous n’en avez pas
   *[other] vous avez { $own }
}.
why-staff-full = Vous avez { $employees } : il n’y a plus de place.
why-office-covered = Ce bureau ({ $office }) est recouvert : { $tile }.
why-use-gone = Depuis son réaménagement, ce bureau ne s’utilise plus ainsi : { $use }.
why-use-needs-remodel = Il faut d’abord réaménager ce bureau : { $office }.
why-too-little-time = Il faut { $time } ; { $own ->
    [0] vous n’en avez plus de disponible
   *[other] vous disposez de { $own }
}.
why-too-few-goods = Il faut { $goods } ; { $own ->
    [0] vous n’en avez pas
   *[other] vous avez { $own }
}.
why-nobody-to-train = { $count ->
    [one] Vous n’avez aucun employé non formé.
   *[other] Vous n’avez pas { $count } employés non formés.
}
why-supply-empty = Votre réserve n’a plus de marqueur de temps.
why-no-slot = Aucune case n’y est libre : { $target }.
why-not-your-floor = Cet étage n’est pas à vous : { $floor }.
why-no-action-floor = Cet étage n’a pas d’action : { $floor }.
why-floor-used = Déjà utilisé pendant cette manche : { $floor }.
why-can-place = Un placement est encore possible : vous devez en faire un.
why-all-occupied = Toutes les cases sont prises.
why-occupied = La case est prise par { $seat }.
why-no-good-here = Il n’y a pas de marchandise sur la case { $field } de l’entrepôt.
why-remodelled = Vous avez déjà réaménagé ce bureau : { $office }.
why-nothing-to-remodel = Vous n’avez plus de bureau à réaménager.
why-bonus-taken = Quelqu’un d’autre a déjà ce bonus : { $bonus }.
why-product-here = Il y a ici un produit de { $seat }.
why-shelf-closed = La case { $shelf } n’est ouverte qu’à partir de { $count } joueurs.
why-no-marker-here = Il n’y a pas de marqueur sur la case { $field } de la piste de la Bourse.
why-no-product-here = Il n’y a pas de produit sur la case { $shelf }.
why-other-segment = C’est le tour du segment { $segment } ; la case { $shelf } est dans un autre.
why-product-stays = Vous avez décidé de laisser le produit sur la case { $shelf }.
why-may-not-stay = Vous n’avez aucun bureau qui laisse les produits en place.
why-not-cheaper = La case { $shelf } n’est pas moins chère que le segment { $segment }.
why-nobody-trained = Vous n’avez aucun employé formé.
why-nobody-untrained = Vous n’avez aucun employé non formé.
why-floor-owned = Vous avez déjà cet étage : { $floor }.
why-floor-sold-out = Il n’en reste aucun : { $floor }.
why-new-office-owned = Vous avez déjà ce bureau : { $tile }.
why-new-office-sold-out = Il n’en reste aucun : { $tile }.
why-later-tier = C’est une tuile de niveau { $tier } ; pour l’instant, les tuiles en vente vont jusqu’au niveau { $own_tier }.
why-no-space = Seul un Étage vide vous donnerait cet emplacement.

## Nombres de choses : unit-NOM

unit-chapter = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
unit-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
unit-info = { $count ->
    [one] { $count } info
   *[other] { $count } infos
}
unit-good = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
unit-time = { $count ->
    [one] { $count } marqueur de temps
   *[other] { $count } marqueurs de temps
}
unit-marker = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
unit-field = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
unit-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
unit-employee = { $count ->
    [one] { $count } employé
   *[other] { $count } employés
}
unit-product = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}
unit-customer = { $count ->
    [one] { $count } client
   *[other] { $count } clients
}
unit-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-untrained = { $count ->
    [one] { $count } employé non formé
   *[other] { $count } employés non formés
}
unit-trained = { $count ->
    [one] { $count } employé formé
   *[other] { $count } employés formés
}

## Ce qu’un coup rapporte

brings-fields = { $change } sur la piste de popularité

## La première partie : conseils

hint-forced-dismissal = Un employé formé vous coûte des marqueurs de temps disponibles. Un employé non formé ne vous en coûte aucun, mais le prix de son embauche est perdu.
hint-hire = Chaque employé réduit votre revenu de base et ne vous donne des marqueurs de temps qu’une fois formé. L’embauche devient moins chère après de mauvaises prévisions : attendre peut donc être utile.
hint-schedule = Ce que vous placez sur le plateau de la ville agit en phase IV, lieu par lieu de A à I ; votre plateau personnel agit aussitôt. L’argent du magasin arrive trop tard pour un placement de cette manche, mais à temps pour un achat à l’entreprise de construction.
hint-remodel = Un bureau réaménagé agit mieux et rapporte du prestige à la fin. Vous pourrez encore réaménager à vos prochains tours de cette phase.
hint-ad-type = Réseautage est lent, mais apporte un second marqueur gratuit ; Audiovisuel vous fait avancer pour chaque marqueur. Qui a seul le plus de marqueurs d’un type avance d’une case de plus.
hint-bonus = Les plus populaires choisissent d’abord. Réaménagement vaut du prestige à la fin ; Intérim ne sert que s’il reste une manche.
hint-which-office = Choisissez un bureau que vous utilisez souvent et que vous ne comptez pas recouvrir. Le Stockage apporte une marchandise quand vous le réaménagez.
hint-price = Les clients achètent d’abord dans le segment le moins cher et, là, au propriétaire le plus populaire. Ce qui ne se vend pas doit baisser de prix.
hint-sell = Un marqueur rapporte selon la carte de prévision actuelle, à n’importe quelle hauteur. Au-delà du sommet, il est racheté au double.
hint-cut = Le produit passe dans le segment moins cher de votre choix ou rapporte aussitôt un peu d’argent en Liquidation. Il ne se déplace qu’une fois par manche.
hint-remodel-at-build = Réaménager coûte ici autant qu’en phase III et vous laisse moins pour l’achat.
hint-build = Chaque étage coûte plus que le précédent. Un nouveau bureau est bon marché, mais ce qu’il recouvre cesse d’agir ; le prestige d’un bureau recouvert compte encore.
hint-free-office = Il va sur le premier emplacement de votre Étage vide et ne recouvre rien.
hint-dismiss = Avec moins d’employés, votre revenu de base augmente. Un employé formé que vous licenciez n’apporte plus de marqueurs de temps.

## Les options d’une décision : say-DÉCISION-MOT

say-forced-dismissal-dismiss = Licencier un employé { $staff }
say-hire-hire = Embaucher quelqu’un { $cost ->
    [0] gratuitement
   *[other] pour { $cost }
}
say-hire-pass = Passer
say-schedule-place = { $location ->
    [conseil] Cabinet de conseil, ligne { $row } ({ $money })
    [usine] Usine, case { $slot } ({ $cost_with_goods })
    [construction] Entreprise de construction, case { $slot } ({ $cost })
   *[other] Cabinet de conseil, usine ou entreprise de construction
}
say-schedule-advertise = Agence de publicité, ligne { $row } ({ $cost })
say-schedule-warehouse = Entrepôt, case { $field } ({ $cost ->
    [0] gratuit
   *[other] { $cost }
})
say-schedule-stock = Bourse, case { $slot } ({ $cost ->
    [0] gratuit
   *[other] { $cost }
})
say-schedule-use = Utiliser { $use } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-floor = Utiliser l’étage { $floor } ({ $effort }){ $cost ->
    [0] { "" }
   *[other] { " → " }{ $cost }
}
say-schedule-remodel = Réaménager { $office } ({ $cost })
say-schedule-end = Terminer la phase : aucun placement n’est possible
say-remodel-remodel = Réaménager { $office } ({ $cost })
say-remodel-done = Terminer le tour
say-ad-type-choose = { $ad_type }
say-bonus-take = Prendre { $bonus }
say-which-office-remodel = Réaménager { $office }
say-price-offer = Poser le produit sur { $shelf }, pour { $price }
say-sell-sell = Vendre le marqueur de la case { $field } pour { $money }
say-sell-done = Garder le reste
say-cut-cut = Déplacer le produit de { $shelf } à { $new_shelf }, pour { $price }
say-cut-liquidate = Mettre le produit de { $shelf } en Liquidation pour { $money }
say-cut-keep = Laisser le produit sur { $shelf }
say-remodel-at-build-remodel = Réaménager { $office }
say-remodel-at-build-done = Ne plus réaménager
say-build-build = Construire { $floor } pour { $cost }
say-build-office = Poser { $tile } sur cet emplacement : { $place } ({ $cost })
say-build-nothing = Ne rien acheter
say-free-office-take = Prendre { $tile }
say-dismiss-dismiss = Licencier un employé { $staff }
say-dismiss-done = Ne plus licencier personne

## Le décompte

source-remodels = Bureaux réaménagés
source-offices = Nouveaux bureaux
source-floors = Nouveaux étages
source-achievements = Bonus d’accomplissement
source-sets = Lots d’argent et d’infos
tie-popularity = { $names } ont chacun { $total ->
    [one] { $total } point
   *[other] { $total } points
} de prestige ; { $winner } l’emporte par sa place dans l’ordre de popularité.

## Options du jeu

option-automas = Automas (aux dernières places)
option-automas-none = Aucun Automa ne joue.
option-automas-pei = L’Automa Pei joue (facile).
option-automas-gropius = L’Automa Gropius joue (moyen).
option-automas-hadid = L’Automa Hadid joue (difficile).
option-automas-pei-gropius = Les Automas Pei et Gropius jouent.
option-automas-pei-hadid = Les Automas Pei et Hadid jouent.
option-automas-gropius-hadid = Les Automas Gropius et Hadid jouent.

automa-pei = Automa Pei (facile)
automa-gropius = Automa Gropius (moyen)
automa-hadid = Automa Hadid (difficile)
option-forecast = Paquet de prévisions
option-forecast-standard = Le hasard forme le paquet de prévisions.
option-forecast-beginner = Les types viennent dans l’ordre fixe du paquet pour débuter.
option-era-cards = Cartes époque
option-era-cards-off = On joue sans carte d’époque.
option-era-cards-on = Une carte d’époque tirée au hasard décide de la composition du paquet de prévisions.
option-great-depression = Grande Dépression
option-great-depression-off = On joue sans la Grande Dépression.
option-great-depression-on = La Grande Dépression remplace une carte dépression au hasard.
option-windfall = Aubaine
option-windfall-off = On joue sans l’Aubaine.
option-windfall-on = L’Aubaine remplace une carte boom au hasard.
option-event-cards = Événements
option-event-cards-off = On joue sans événement.
option-event-cards-on = Un événement tiré au hasard change pour toute la partie les règles d’un lieu.
option-later-wishes = Souhaits ultérieurs de l’auteur
option-later-wishes-off = On suit les règles du livret.
option-later-wishes-on = Service construction est plus lent, et il y a d’autres occasions de réaménager.
conflict-automas-seats = { $automas ->
    [one] Un Automa joue
   *[other] Deux Automas jouent
} avec 1 à 3 personnes, donc à { $least } à { $most } places en tout, et non à { $seats }.
conflict-beginner-deck = Le paquet pour débuter ne se combine pas avec { $module ->
    [era_cards] les cartes d’époque
    [great_depression] la Grande Dépression
   *[windfall] l’Aubaine
}.

## Noms des choses

office-training = Formation
office-assembly = Montage
office-meeting-room = Salle de réunion
office-storage = Stockage
office-advertising = Publicité
office-research-testing = Recherche & essais

place-training = { office-training }
place-assembly = { office-assembly }
place-meeting-room = { office-meeting-room }
place-storage = { office-storage }
place-advertising = { office-advertising }
place-research-testing = { office-research-testing }
place-space-1 = Étage vide, emplacement 1
place-space-2 = Étage vide, emplacement 2

office-use-training = { office-training }
office-use-assembly = { office-assembly }
office-use-meeting-room = { office-meeting-room }
office-use-long-meeting = { office-meeting-room } pour une longue réunion
office-use-networking = { office-advertising } pour { ad-type-networking }
office-use-social-media = { office-advertising } pour { ad-type-social-media }
office-use-research = { office-research-testing } pour des infos
office-use-testing = { office-research-testing } pour de l’argent et des infos

new-office-human-resources = Ressources humaines
new-office-internship-program = Programme de stages
new-office-network-administration = Administra{ "\u00AD" }tion réseau
new-office-niche-market = Marché de niche
new-office-premium-product = Produit haut de gamme
new-office-press-relations = Relations presse
new-office-new-offices = Accomplissement : Nouveaux bureaux

new-floor-empty-floor = Étage vide
new-floor-assembly-line = Chaîne de montage
new-floor-conference-room = Salle de conférence
new-floor-construction-admin = Service construction
new-floor-inhouse-fabrication = Fabrication interne
new-floor-investor = Investisseur
new-floor-it-department = Service informatique
new-floor-marketing-department = Service marketing
new-floor-online-store = Boutique en ligne
new-floor-research-lab = Laboratoire de recherche
new-floor-telecommunications = Télé{ "\u00AD" }communications
new-floor-office-renovation = Rénovation de bureaux
new-floor-corner-office = Accomplissement : Bureau d’angle
new-floor-merger = Accomplissement : Fusion
new-floor-executives = Accomplissement : Cadres dirigeants
new-floor-renovation = Accomplissement : Rénovation
new-floor-marketing = Accomplissement : Marketing
new-floor-production = Accomplissement : Production
new-floor-loyal-staff = Accomplissement : Personnel fidèle
new-floor-skyline = Accomplissement : Skyline

specialty-e-commerce = E-commerce
specialty-new-technologies = Nouvelles technologies
specialty-manufacturing = Industrie
specialty-insurance = Assurance
specialty-non-profit = Association
specialty-publishing = Édition
specialty-retail = Commerce de détail
specialty-web-startup = Start-up web

economy-depression = dépression
economy-recession = récession
economy-stable = stable
economy-boom = boom

forecast-card-d1 = D1
forecast-card-d2 = D2
forecast-card-d3 = D3
forecast-card-d4 = D4
forecast-card-r1 = R1
forecast-card-r2 = R2
forecast-card-r3 = R3
forecast-card-r4 = R4
forecast-card-r5 = R5
forecast-card-r6 = R6
forecast-card-s1 = S1
forecast-card-s2 = S2
forecast-card-s3 = S3
forecast-card-s4 = S4
forecast-card-s5 = S5
forecast-card-s6 = S6
forecast-card-b1 = B1
forecast-card-b2 = B2
forecast-card-b3 = B3
forecast-card-b4 = B4
extra-great-depression = Grande Dépression
extra-windfall = Aubaine
forecast-card-great-depression = Grande Dépression
forecast-card-windfall = Aubaine

era-balanced-times = Temps équilibrés
era-golden-age = Âge d’or
era-long-slump = Long marasme
era-roller-coaster = Montagnes russes
era-quiet-decades = Décennies tranquilles

event-loyal-clients = Clients fidèles
event-saturated-media = Médias saturés
event-container-glut = Déluge de conteneurs
event-energy-crisis = Crise énergétique
event-bull-run = Marché haussier
event-building-subsidy = Prime à la construction

bonus-remodel = Réaménagement
bonus-good = Marchandise
bonus-money = Argent
bonus-info = Info
bonus-temp-help = Intérim

ad-type-networking = Réseautage
ad-type-social-media = Réseaux sociaux
ad-type-broadcast = Audiovisuel

staff-trained = formé
staff-untrained = non formé

# say-schedule-place choisit ses mots selon ces noms.
location-consulting = conseil
location-factory = usine
location-construction = construction

target-networking = { ad-type-networking }
target-social-media = { ad-type-social-media }
target-broadcast = { ad-type-broadcast }
target-factory = usine
target-construction = entreprise de construction

currency-money = argent
currency-info = infos

points-remodels = { source-remodels }
points-offices = { source-offices }
points-floors = { source-floors }
points-achievements = { source-achievements }
points-sets = { source-sets }

entrepreneur-pei = Pei
entrepreneur-gropius = Gropius
entrepreneur-hadid = Hadid

automa-kind-consulting = cabinet de conseil
automa-kind-advertising = agence de publicité
automa-kind-warehouse = entrepôt
automa-kind-factory = usine
automa-kind-stock = Bourse
automa-kind-construction = entreprise de construction
automa-kind-automa-office = bureau d’Automa

automa-card-consulting-1 = Conseil 1
automa-card-consulting-2 = Conseil 2
automa-card-consulting-3 = Conseil 3
automa-card-consulting-4 = Conseil 4
automa-card-advertising-1 = Publicité 1
automa-card-advertising-2 = Publicité 2
automa-card-advertising-3 = Publicité 3
automa-card-advertising-4 = Publicité 4
automa-card-warehouse-1 = Entrepôt 1
automa-card-warehouse-2 = Entrepôt 2
automa-card-warehouse-3 = Entrepôt 3
automa-card-warehouse-4 = Entrepôt 4
automa-card-factory-1 = Usine 1
automa-card-factory-2 = Usine 2
automa-card-factory-3 = Usine 3
automa-card-factory-4 = Usine 4
automa-card-stock-1 = Bourse 1
automa-card-stock-2 = Bourse 2
automa-card-stock-3 = Bourse 3
automa-card-stock-4 = Bourse 4
automa-card-construction-1 = Construction 1
automa-card-construction-2 = Construction 2
automa-card-construction-3 = Construction 3
automa-card-construction-4 = Construction 4
automa-card-automa-office-1 = Bureau d’Automa 1
automa-card-automa-office-2 = Bureau d’Automa 2
automa-card-automa-office-3 = Bureau d’Automa 3
automa-card-automa-office-4 = Bureau d’Automa 4

## Titres

heading-city = Ville
heading-players = Joueurs
heading-log = Journal
heading-round = Manche
heading-phase = Phase
heading-phase-1 = Phase I : revenus
heading-phase-2 = Phase II : embauche
heading-phase-3 = Phase III : planification
heading-phase-4 = Phase IV : affaires
heading-phase-5 = Phase V : réorganisation
heading-tier = Niveau
heading-era = Époque
heading-event = Événement
heading-order = Ordre de popularité
heading-popularity = Popularité
heading-level = Palier
heading-field = Case
heading-job-market = Marché de l’emploi
heading-unemployment = Chômage
heading-hire = Une embauche
heading-consulting = Cabinet de conseil
heading-appointments = Colonne de droite
heading-agency = Agence de publicité
heading-ads = Publicité
heading-bonus = Bonus marketing
heading-bonuses = Bonus marketing
heading-no-bonus = Aucun bonus
heading-warehouse = Entrepôt
heading-stored = Marchandises à l’entrepôt
heading-factory = Usine
heading-stock = Bourse
heading-track = Piste de la Bourse
heading-payout = Gain
heading-forecast = Prévisions économiques
heading-current = Actuelle
heading-front = Révélée
heading-following = Suivante
heading-future = Pile à venir
heading-seen = Passées
heading-later = Ensuite
heading-customers = Clients
heading-retail = Magasin
heading-segment = Segment
heading-price = Prix
heading-kept = Reste en place
heading-liquidation = Liquidation
heading-construction = Entreprise de construction
heading-money = Argent
heading-info = Infos
heading-goods = Marchandises
heading-good = Marchandise
heading-time = Marqueurs de temps
heading-hand = Disponibles
heading-supply = Réserve
heading-used = Utilisés
heading-temp-help = Intérim
heading-employees = Employés
heading-trained = Formés
heading-untrained = Non formés
heading-ceo = PDG
heading-company = Entreprise
heading-specialty = Spécialité
heading-ground-floor = Rez-de-chaussée
heading-offices = Bureaux
heading-places = Emplacements de bureau
heading-remodelled = Réaménagé
heading-covered = Recouvert
heading-floors = Étages
heading-floor = Prochain étage
heading-uses = Utilisations
heading-new-offices = Nouveaux bureaux
heading-new-office = Nouveau bureau
heading-achievement = Accomplissement
heading-new-floors = Nouveaux étages
heading-offer = En vente
heading-storage = Stockage
heading-prestige = Prestige
heading-automas = Automas
heading-automa-cards = Cartes d’Automa
heading-undrawn = Non piochées
heading-drawn = Piochées
heading-deck = Paquet
heading-ledger = Prestige acquis
heading-yours = ouvert pour vous

## Ce qui se contredit dans le fichier d’une boîte

box-offices = il faut { $count } entrées (GF-18.1)
box-field = « { $key } » attend une case de 1 à { $most }
box-set = « set_size » attend au moins 1 pièce et 1 info (GF-17.3)
box-markers = « markers » : trop peu pour la première main (GF-0.4)
box-goods-least = « goods_in_box » attend au moins { $least } : il peut y en avoir autant dans les stockages et l’entrepôt (GF-0.3)
box-goods-most = « goods » vaut au plus { $most } : on ne peut pas en stocker davantage (GF-18.12)
box-ad = « set » attend au moins 1 marqueur (GF-8.4)
box-networking = « cost » doit valoir [0, 0] ici : ce type reste ouvert à qui ne peut payer aucun autre (GF-8.3)
box-spaces = un seul étage peut avoir « office_spaces », au plus { $most } (GF-20.3)
box-floor-time = un étage qui s’utilise demande un temps (GF-20.2)
box-use = il faut un bureau et un temps à l’état réaménagé
box-open = { $seats } joueurs demandent au moins une case ouverte et un emplacement de construction (GF-14.1)
box-specialties = { $seats } joueurs demandent autant de spécialités (GF-1.2)
box-bonuses = pour { $count } choix, il faut autant de bonus sans condition (GF-9.2)
box-up-to = « { $key } » vaut au plus { $most }
box-deck = demande plus de cartes d’un type qu’il n’y en a ({ $cards })
box-deck-rounds = { $rounds } manches demandent autant de cartes (GF-1.5)
box-deck-top = aucune carte ne peut être au-dessus au début (GF-1.6)
box-card-type = chaque carte demande un type
box-automa-cards = deux Automas demandent deux cartes de chaque sorte de leurs paquets (GF-22.3)
box-tiers = « { $key } » attend un niveau pour chacune des { $rounds } manches, jamais plus bas que le précédent : les tuiles restent en vente (GF-2.1, GF-16.11)
box-tier = « { $key } » va de 1 à { $most }, comme « tier_by_round » : sinon la tuile n’est jamais en vente (GF-1.10)
box-staff = il faut au moins 2 entrées : avec une seule, personne ne pourrait jamais embaucher (GF-4.7)
box-ceo-pays = « { $key } » vaut ici au moins 0 : le PDG seul n’a personne à licencier, et les règles ignorent une telle dette (GF-3.5)
box-popularity = il faut au moins 2 entrées : avec une seule, la popularité ne pourrait jamais monter (GF-2.7)
box-segment = « { $key } » va de 1 à { $most } : les clients vont d’un segment à l’autre en commençant par le 1 (GF-14.4)
box-bonus-cost = « { $key } » ne va qu’avec « remodels » : tout autre bonus doit être pris, même par qui ne possède rien (GF-9.2)
box-extra = « extra » { $extra } figure sur { $count } cartes ; il en faut exactement une (GF-24.1)
box-automa-deck = « { $key } » attend au moins une sorte de cartes : sans cartes, un Automa ne pourrait jamais rien placer (GF-22.3)
box-goods-needed = « { $key } » vaut au plus { $most } : on ne peut en stocker davantage, et personne ne pourrait jamais le payer (GF-18.12)
box-time = « { $key } » vaut au plus { $most } : personne n’en possède davantage (GF-0.4)
box-trains = « { $key } » vaut au plus { $most } : personne ne peut avoir davantage d’employés non formés (GF-4.7)
box-floor-uses = « { $key } » vaut au moins 1 : un étage qui a un temps est fait pour être utilisé (GF-20.2)

## Comment s’appellent les tables et les entrées du fichier d’une boîte : sheet-TABLE, entry-CLÉ

sheet-employee-field = Revenu selon les employés
sheet-job-market-field = Marché de l’emploi
sheet-popularity-field = Piste de popularité
sheet-consulting-row = Lignes du cabinet de conseil
sheet-agency-row = Lignes de l’agence
sheet-warehouse-field = Entrepôt
sheet-factory-slot = Usine
sheet-stock-slot = Places de la Bourse
sheet-stock-field = Piste de la Bourse
sheet-retail-field = Magasin
sheet-construction-slot = Entreprise de construction
sheet-ad-type = Types de publicité
sheet-bonus = Bonus marketing
sheet-office = Bureaux
sheet-office-use = Utilisations des bureaux
sheet-new-office = Nouveaux bureaux
sheet-new-floor = Nouveaux étages
sheet-specialty = Spécialités
sheet-economy = États de l’économie
sheet-forecast-card = Cartes de prévision
sheet-beginner-card = Prévisions pour débutants
sheet-era = Époques
sheet-event = Événements
sheet-entrepreneur = Automas
sheet-automa-card = Cartes d’Automa
entry-rounds = Manches
entry-money = Argent
entry-info = Infos
entry-goods = Marchandises
entry-markers = Marqueurs de temps par joueur
entry-goods-in-box = Marchandises en jeu
entry-ceo-time = Temps du PDG
entry-employee-time = Temps d’un employé
entry-job-market-start = Départ au marché de l’emploi
entry-popularity-start = Départ de la popularité
entry-tier-by-round = Niveau par manche
entry-remodel-cost = Coût d’un réaménagement
entry-remodel-prestige = Prestige d’un réaménagement
entry-consulting-info = Infos du conseil
entry-agency-cost = Coût de l’agence
entry-bonus-seats = Joueurs à partir desquels il y a des bonus
entry-factory-cost = Coût de l’usine
entry-factory-goods = Marchandises de l’usine
entry-buyout-factor = Facteur de rachat
entry-liquidation = Liquidation
entry-construction-cost = Coût de construction
entry-office-cost = Coût d’un nouveau bureau
entry-floor-cost = Coût d’un étage
entry-refill = Réapprovisionnement
entry-set-size = Un lot pour les points
entry-automa-specialty = Spécialité d’un Automa
entry-automa-deck = Paquet d’un Automa
entry-automa-bonuses = Bonus dans l’ordre d’un Automa
entry-automa-late-round = Manche de la carte tardive
entry-automa-late-card = Carte tardive
entry-automa-purchase-card = Carte après un achat
entry-income = Revenu
entry-price = Prix
entry-level = Palier
entry-cost = Coût
entry-segment = Segment
entry-seats = À partir de ce nombre de joueurs
entry-extra-markers = Marqueurs en plus
entry-set = Marqueurs par case
entry-majority = Cases pour la majorité
entry-remodels = Réaménage
entry-time = Temps
entry-capacity = Stockage
entry-arrives-with = Arrive avec
entry-office = Bureau
entry-gain-goods = Marchandises données
entry-trains = Forme
entry-places = Place un marqueur à
entry-clause = Règle
entry-tier = Niveau
entry-copies = Exemplaires selon les joueurs
entry-prestige = Prestige
entry-discount = Réduction
entry-gain-time = Temps donné
entry-gain-info = Infos données
entry-sale-bonus = Supplément par vente
entry-keeps-products = Garde les produits
entry-keeps-popularity = Garde la popularité
entry-per-new-office = Par nouveau bureau
entry-achievement = Accomplissement
entry-office-spaces = Emplacements de bureau
entry-uses = Utilisations
entry-later-time = Temps selon les souhaits ultérieurs
entry-income-money = Revenu en argent
entry-income-info = Revenu en infos
entry-per-achievement-floor = Par accomplissement
entry-per-new-floor = Par nouvel étage
entry-per-remodel = Par réaménagement
entry-per-level = Par palier
entry-per-good = Par marchandise
entry-per-employee = Par employé
entry-automa-bonus = Pour un Automa
entry-extra-time = Temps en plus
entry-extra-info = Infos en plus
entry-cards = Cartes
entry-may-start = Peut être dessus au départ
entry-stock-move = Pas sur la piste de la Bourse
entry-payout = Gain
entry-automa-sells = Un Automa vend
entry-automa-floors = Un Automa construit des étages
entry-type = Économie
entry-extra = Carte supplémentaire
entry-customers = Clients selon les joueurs
entry-unemployment = Chômeurs selon les joueurs
entry-job-market-field = Case du marché de l’emploi
entry-cancelled-info = Infos supprimées
entry-lead = Avance nécessaire
entry-more-goods = Marchandises en plus
entry-dearer-factory = Usine plus chère de
entry-more-moves = Pas en plus
entry-dearer-construction = Construction plus chère de
entry-extra-card = Carte en plus
entry-office-copies = Exemplaires du bureau
entry-hires-at = Embauche à la case
entry-hire-card = Carte d’embauche
entry-kind = Sorte
entry-ad-type = Publicité

## Les ordres permanents : jusqu’à quand ils valent, et ce qui les interrompt

until-phase-hire = jusqu’à la fin des embauches de cette manche
unless-job-price = embaucher quelqu’un coûte au plus { $n }
