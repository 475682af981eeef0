# The board as drawn (draw.py). It also uses colour-*, seat-* and count-*.

draw-title = Power board, round { $round }
draw-round = Round { $round }
draw-last = last round
draw-referee = Referee: { $whose }
draw-phase-writing = Orders are being written
draw-phase-collecting = Power is being collected
draw-won = Game over · won by { $winners } ({ $clause })
draw-drawn = Drawn game ({ $clause })

draw-army-green = green
draw-army-blue = blue
draw-army-yellow = yellow
draw-army-red = red

draw-space = { $code }: { $what }
draw-sector = { $whose } territory, sector { $number }
draw-hq = { $whose } headquarters
draw-island = { $letter ->
    [N] North island
    [E] East island
    [S] South island
    [W] West island
   *[other] island { $letter }
}
draw-lane = sea lane { $number }
draw-reserve = { $whose } reserve

draw-stack = { $pieces } ({ $whose }) in { $where }
draw-stack-reserve = { $pieces } ({ $whose }) in reserve
draw-flag = The { $whose } flag
draw-flag-taken = The { $whose } flag, taken by { $by }
draw-neutral = The { $whose } territory is neutral

draw-power = Total power { $n }
draw-you = you
draw-led = { $who } ({ $you })
draw-mercenary = mercenaries
draw-eliminated = eliminated
draw-resigned = resigned
draw-ready = sheet handed in
