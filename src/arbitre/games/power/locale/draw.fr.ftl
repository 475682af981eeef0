# Le plateau dessiné (draw.py). S'appuie aussi sur colour-*, seat-* et count-*.

draw-title = Plateau de Power, manche { $round }
draw-round = Manche { $round }
draw-last = dernière manche
draw-referee = Arbitre : { $whose }
draw-phase-writing = Les ordres s'écrivent
draw-phase-collecting = Collecte des Power
draw-won = Partie finie · victoire : { $winners } ({ $clause })
draw-drawn = Partie nulle ({ $clause })

draw-army-green = vert
draw-army-blue = bleu
draw-army-yellow = jaune
draw-army-red = rouge

draw-space = { $code } : { $what }
draw-sector = territoire { $whose }, secteur { $number }
draw-hq = Quartier général { $whose }
draw-island = { $letter ->
    [N] île Nord
    [E] île Est
    [S] île Sud
    [W] île Ouest
   *[other] île { $letter }
}
draw-lane = voie maritime { $number }
draw-reserve = { $whose } : Réserve

draw-stack = { $pieces } ({ $whose }) en { $where }
draw-stack-reserve = { $pieces } ({ $whose }) en Réserve
draw-flag = Drapeau { $whose }
draw-flag-taken = Drapeau { $whose }, pris par { $by }
draw-neutral = Le territoire { $whose } est neutre

draw-power = Puissance { $n }
draw-you = vous
draw-led = { $who } ({ $you })
draw-mercenary = mercenaires
draw-eliminated = éliminé
draw-resigned = a abandonné
draw-ready = feuille remise
