# Ce que dit No Thanks!

tell-people = { $count } personnes jouent. À la fin, le plus petit total l’emporte.
tell-removed = { $count ->
    [one] Une carte est écartée sans être vue.
   *[other] { $count } cartes sont écartées sans être vues.
}
tell-chips = { $count ->
    [one] Chacun reçoit un jeton.
   *[other] Chacun reçoit { $count } jetons.
}
tell-begins = { $seat } commence.
tell-turned-up = On retourne le { $card }.
tell-declined = { $seat } refuse le { $card } : { $count ->
    [one] un jeton est posé dessus.
   *[other] { $count } jetons sont posés dessus.
}
tell-taken = { $seat } prend le { $card }{ $count ->
    [0] .
    [one] {" "}et un jeton.
   *[other] {" "}et { $count } jetons.
}
tell-end = La dernière carte est prise ; chacun montre ses jetons.
tell-cost = Les cartes de { $seat } coûtent { $points }.
tell-saved = { $seat } épargne { $count ->
    [0] zéro point.
    [one] un point grâce à un jeton.
   *[other] { $count } points grâce à ses jetons.
}
tell-won = { $seat } gagne avec { $points } { $points ->
    [one] point.
   *[other] points.
}

ask-decide = Prendre la carte, ou y poser un jeton ?
when-decide = Une carte se prend ou se refuse dès qu’elle est retournée.
why-no-chips = Vous n’avez plus de jeton : vous devez prendre la carte.
hint-decide = Une carte coûte son nombre ; dans une suite sans trou, seule la plus petite compte. Chaque jeton retire un point.
say-decide-take = Prendre la carte
say-decide-decline = Non merci (1 jeton)

unit-chip = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

source-cards = Cartes
source-chips = Jetons

heading-card = La carte
heading-on-card = Jetons posés
heading-left = Cartes à venir
heading-rows = Cartes
heading-cost = Coût actuel
heading-chips = Jetons
heading-unseen = Pas encore vues
heading-players = Joueurs

## Les ordres permanents : jusqu’à quand ils valent, et ce qui les interrompt

unless-on-card = la carte porte au moins { $n }
