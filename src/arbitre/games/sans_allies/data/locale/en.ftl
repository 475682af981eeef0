# Sans Alliés in English.

game-title = Sans Alliés
game-summary = Alone against a nation laid out as a pyramid, up to its capital, before its research succeeds; one player.

# Names
seat-invader = Invader
seat-enemy = The enemy
kind-P = personnel
kind-V = vehicle
kind-A = aircraft
kind-S = ship
kind-breakthrough = enemy breakthrough
kind-weapon = ultimate weapon
kind-centre = centre
kind-capital = capital
count-P = { $n ->
    [one] { $n } personnel card
   *[other] { $n } personnel cards
}
count-V = { $n ->
    [one] { $n } vehicle
   *[other] { $n } vehicles
}
count-A = { $n } aircraft
count-S = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
count-weapon = { $n ->
    [one] { $n } ultimate weapon
   *[other] { $n } ultimate weapons
}
long-centre = resource centre
long-P = scouts
long-V = light craft
long-A = heavy bombers
long-S = convoy
nothing = nothing

# What happens
phase-regions = set-up
phase-pyramid = set-up
phase-convoy = convoy
phase-drawing = draw
phase-invasions = invasions
phase-dice = invasions
phase-recovery = recovery
phase-losses = losses
phase-upgrade = upgrade
phase-retreat = retreat
phase-bombing = bombing
phase-bombing_die = bombing
phase-research_die = enemy research
phase-over = game over
event-turn = Turn { $turn }
event-convoy = A ship leaves as a convoy: one more card to draw
event-shuffled = The pile is used up: the shuffled discard takes its place ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
  })
event-nothing-to-draw = The pile and the discard are empty: { $n ->
    [one] one card is not drawn
   *[other] { $n } cards are not drawn
  }
event-deployed = Drawn: { $card }
event-weapon-lost = An ultimate weapon drawn before the fifth centre is of no use: discarded
event-breakthrough = Enemy breakthrough: the marker advances to tile { $tile }
event-breakthrough-nothing = Enemy breakthrough without effect: research is no longer at 3
event-attack = Attack on { $place } ({ $terrain }): { $units }
event-roll-recover = { $roll ->
    [12] Double six, the best throw: success
   *[other] The dice show { $roll }: success
  }, { $n ->
    [one] one card can be recovered
   *[other] { $n } cards can be recovered
  }
event-roll-lost = The dice show { $roll }: success, { $place } is taken; the cards of the force are discarded
event-roll-extra = The dice show { $roll }: the cards of the force are discarded; { $place } is taken if { $n ->
    [one] one extra loss
   *[other] { $n } extra losses
  } can be paid
event-roll-retreat = Double one, the worst throw: the attack fails; the cards of the force are discarded; three cards more are due{ $n ->
    [0] , but there is none of a kind admitted
    [1] , but there is only one of a kind admitted
    [2] , but there are only two of a kind admitted
   *[other] { "" }
  }
event-extra-losses = Extra losses: { $units }
event-cannot-pay = { $n ->
    [one] One loss cannot be paid
   *[other] { $n } losses cannot be paid
  }
event-recovered = Recovered: { $units }
event-repelled = { $place } holds out; on the bottom row there is no retreat
event-retreat = { $place } holds out: retreat
event-nothing-to-lay = The region discard is empty: nothing is laid
event-laid = A region returns at { $place }: { $terrain }
event-captured = { $place } ({ $terrain }) is captured
event-personnel = Personnel strength: { $strength }
event-capital = The capital is taken
event-centre = Resource centres captured: { $centres } of 5; one more card a turn
event-ultimate-weapon = The ultimate weapon is yours: its cards are kept from now on
event-upgrade-P = Personnel upgraded: scouts, once in the game
event-upgrade-V = Vehicles upgraded: strength { $strength }, and light craft
event-upgrade-A = Aircraft upgraded: strength { $strength }, and heavy bombers
event-upgrade-S = Ships upgraded: strength { $strength }, and the convoy
event-setback = A setback for the enemy: the marker goes back to tile { $tile }, flame side up
event-no-research = No enemy research: at { $tile } the marker turns grey again
event-research = Enemy research, die { $die } against { $value }: the marker advances to tile { $tile }
event-research-fails = Enemy research, die { $die } against { $value }: it fails
event-enemy-weapon = Enemy research, die { $die } against { $value } at H: the enemy uses its ultimate weapon
event-personnel-rests = Personnel strength back to 1
event-laid-open = Region discard: { $terrain }
event-dealt = Pyramid: { $place } { $terrain }
event-scouts = Scouts at { $place }: { $terrain } in place of { $out }
event-weapon-region = The ultimate weapon removes { $place } ({ $terrain }) from the game
event-weapon-research = The ultimate weapon strikes the enemy’s research
event-bombing = { $n ->
    [one] { $n } aircraft leaves to bomb
   *[other] { $n } aircraft leave to bomb
}
event-bombing-hits = Bombing, die { $die } against { $n }: it hits
event-bombing-fails = Bombing, die { $die } against { $n }: it fails
told-drawn = Drawn: { $drawn }
told-breakthroughs = { $n } enemy breakthroughs: the marker advances to tile { $tile }
told-breakthroughs-nothing = { $n } enemy breakthroughs without effect: research is no longer at 3
told-weapons-lost = { $n } ultimate weapons drawn before the fifth centre are of no use: discarded
told-laid-open = Region discard, the last one on top: { $regions }
told-regions = Region discard: { $n } cards, { $last } on top
told-dealt = Pyramid: { $regions }
told-pyramid = Pyramid: { $n } cards laid, from { $first } to { $last }

# Why a decision is refused
cannot-read = “{ $word }” is not written like that, or not now
sum-or-dice = “{ $word }” may be the sum or the two dice: write { $first } or { $dice }
nothing-chosen = nothing is chosen yet
no-target = the place to attack is missing: write it, as A3
no-force = at least one card is needed against { $place }
no-region = there is no card left at { $place }
not-exposed = { $place } is not exposed: both cards covering it are still there
not-admitted = { $place } ({ $terrain }) does not admit { $unit } ({ $unit-name })
not-in-reserve = { $n ->
    [0] there is no { $unit } ({ $unit-name }) in reserve
    [one] there is only { $n } { $unit } ({ $unit-name }) in reserve
   *[other] there are only { $n } { $unit } ({ $unit-name }) in reserve
}
too-weak = the force of { $strength } does not reach the defence of { $place }, { $defence }
not-in-force = there is not that much { $unit } ({ $unit-name }) in the invasion force
too-many-recovered = { $n ->
    [one] only one card can be recovered, not { $given }
   *[other] at most { $n } cards can be recovered, not { $given }
}
losses-due = { $n ->
    [one] only one loss is due, not { $given }
   *[other] { $n } losses must be chosen, not { $given }
}
already-upgraded = { $unit } ({ $unit-name }) is upgraded already
not-a-corner = { $place } is no free lower corner of { $target }
no-scouts = scouts need upgraded personnel
scouts-spent = the scouts have been used already
scouts-capital = scouts never replace the capital
scouts-nothing = the region discard is empty: there is nothing to swap
scouts-sea = a sea is on top of the region discard: it does not enter the pyramid
no-weapon = the ultimate weapon needs { $n } resource centres
no-weapon-card = there is no ultimate weapon card in reserve
weapon-capital = the ultimate weapon can do nothing against the capital
weapon-sea = the ultimate weapon can do nothing against a sea, as at { $place }
no-setback = a setback is impossible while research is at { $value }
not-in-phase = this is not the moment ({ $phase-name })
none-left = there is no card “{ $card }” left in this edition. To go on here, enter one of which there are some left. If your box has more of them: a new table lets you write down the numbers of your box, and plays with those.
game-over = the game is over
not-your-turn = it is not this seat’s turn
not-a-seat = there is no seat { $seat }
one-player = Sans Alliés is played alone, not by { $seats }

# What is known of a decision, and what one would regret
note-missing = Strength { $strength } against { $defence }: { $n } short for { $place }.
note-odds-retreat = Success { $success }/{ $ways } ({ $percent }%), failure and retreat { $failure }/{ $ways } ({ $other }%), mean losses { $lost } cards.
note-odds-stay = Success { $success }/{ $ways } ({ $percent }%), failure without retreat { $failure }/{ $ways } ({ $other }%), mean losses { $lost } cards.
warn-spare = One card { $unit } ({ $unit-name }) of this force is not needed.
warn-recover-more = { $n ->
    [one] One card more could be recovered.
   *[other] { $n } cards more could be recovered.
}
warn-centre = { $place } is a resource centre: swapped out, it will give nothing.

# Why a bot advises it
why-planner = It reckons with a { $chance }% chance of winning the game so, { $other }% with “{ $second }”.
why-capital = The capital taken wins the game: { $success } chances of 36 at { $place }.
why-centre = { $place }, a centre, gives an upgrade and a card a turn: { $success } chances of 36.
why-way = { $place } is on the way to the capital: { $success } chances of 36.
why-toward = { $place } opens the way to a centre: { $success } chances of 36.
why-morale = { $place } costs little and strengthens personnel for what follows: { $success } chances of 36.
why-wait = No attack that can be made is worth its losses now.
why-none = Nothing can be attacked now: your cards wait in the reserve.
why-convoy = One more card is worth more than this ship.
why-draw = This ship is worth more than one more card.
why-scouts = The swap makes the way to the capital easier.
why-weapon = The region removed opens the way to the capital.
why-weapon-research = A setback keeps the enemy from its weapon.
why-recover = These cards are the most useful to keep.
why-lose = These cards are the least useful to keep.
why-upgrade = It is the most useful upgrade now.
why-lay = Laid there, the region lengthens the way to the capital the least.
why-bomb = It is the best balance of aircraft discarded and the chance of a setback.

# Impossible editions and positions
edition-terrain-name = { $value } is no name for a terrain: at most 20 small letters without accents, and _
edition-admits = { $key } must be made of letters of PVAS (B is a ship as well), each at most once, not “{ $value }”
edition-centres = { $key } must be { $n } texts, one for each centre, made of letters of PVAS (B is a ship as well)
edition-reshuffle = { $key } must be one of: { $known }
edition-truth = { $key } must be true or false
edition-regions = the terrains have { $n } cards; { $regions } are needed
edition-deck = the production has { $n } cards; “cards” says { $cards }
edition-pair = { $key } must be two whole numbers from 1 to 99: base strength and upgraded strength
edition-weaker = { $key }: the upgraded strength is less than the base strength
edition-row = { $key } must be { $n } whole numbers from { $low } to { $high }, from tile A to tile H
edition-first-research = { $key } must begin with { $low }: it is the research of tile A
broken-text = this is not the text of a position of Sans Alliés
no-such-place = { $value } is no place of the pyramid: A1 to A8, B1 to B7, …, H1
row-length = this row has { $n ->
    [one] one place
   *[other] { $n } places
  }, not { $given }
card-count = { $card }: { $n ->
    [one] { $n } card is placed
   *[other] { $n } cards are placed
  }, the edition has { $cards }
capital-place = the capital is at H1, or the game is won
not-in-a-reserve = an enemy breakthrough never stays in reserve
weapon-too-early = an ultimate weapon card is kept only with { $n } resource centres
upgrade-count = { $n ->
    [one] { $n } upgrade does not go
   *[other] { $n } upgrades do not go
  } with { $centres ->
    [one] { $centres } captured centre
   *[other] { $centres } captured centres
  }
unseen-phase = regions are left to deal during the set-up, and only then, not in the phase “{ $phase }”
phase-parts = the phase “{ $phase }” does not go with this

# The terminal
greeting-ours = Edition “{ $edition }”. We do not have the cards and tiles of the box; wholly or partly ours are: { $groups }.
greeting-box = Do you own the box? “arbitre edition new sans_allies FILE” writes a template to fill in with its numbers.
greeting-own = Edition “{ $edition }”.
group-terrains = the terrains
group-installations = the units admitted at centres and capital
group-production = the make-up of the pile
group-strength = the strengths of the units
group-tiles = the values of the tiles
edition-tiles = { $edition }: defence { $defence }, research { $research } (tiles A to H).
table-title = Sans Alliés · turn { $turn } · { $phase-name } · marker at { $tile }, { $face ->
    [flame] flame side
   *[grey] grey side
  } · research { $research }
last-research = Research { $value } on H: the next roll loses the game for certain, unless a setback comes first.
table-title-won = Sans Alliés · game won in turn { $turn }
table-title-lost = Sans Alliés · game lost in turn { $turn }
table-legend = A { $defence }/{ $research }: defence/research
table-defence = defence { $defence }
table-research = research { $research }
table-grey = grey
table-flame = flame
table-regions = Region discard: { $n }
table-top = on top: { $terrain } ({ $letters })
table-centres = Centres captured: { $n }/5
table-draw = Cards a turn: { $n }
table-removed = Out of the game: { $n }
table-pile = Pile: { $n }
table-discard = Discard: { $n }
table-breakthroughs = { $n ->
    [one] { $n } breakthrough
   *[other] { $n } breakthroughs
}
table-weapons = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
table-reserve = Reserve
table-weapon = ultimate weapon { $n }
prompt-convoy = Turn { $turn }: “convoy” (a ship for one more card) or “draw”?
prompt-invasions = Turn { $turn }: attack (“{ $example }”, then “send”) or “end”. Help: “?”
prompt-invasions-none = Turn { $turn }: no attack is possible; “end” to go on. Help: “?”
prompt-invasions-other = Turn { $turn }: no attack is possible; “{ $example }” or “end”. Help: “?”
prompt-recovery = { $n ->
    [one] { $place }: recover one card of { $letters } (“{ $example }”), or “none”.
   *[other] { $place }: recover up to { $n } cards of { $letters } (“{ $example }”; after fewer, “send”).
}
prompt-losses = { $place }: choose { $n ->
    [one] one extra loss
   *[other] { $n } extra losses
  } among { $letters } (“{ $example }”).
prompt-upgrade = A centre is yours. Upgrade { $letters }? (“upgrade { $example }”, “? { $example }”)
prompt-retreat = Retreat from { $place }: where to lay the region ({ $terrain })? { $places }.
prompt-bombing = Bombing, { $n ->
    [one] one aircraft
   *[other] { $n } aircraft
  } at most: “bomb { $example }”, or “bomb none”.
prompt-wait = Turn { $turn }: { $phase-name }.
chance-regions = Region discard, card { $n }/{ $of }: which terrain? (“2 { $first }, { $second }”)
chance-pyramid = Pyramid: which card at { $place }{ $places ->
    [none] { "" }
   *[other] {" "}(then { $places })
  }?
chance-drawing = { $n ->
    [one] One card to draw
   *[other] { $n } cards to draw
  }: P V A S, breakthrough, weapon? (“2P V breakthrough”)
chance-dice = Attack on { $place }: what do the two dice show? (“3+4”, or the sum: “7”)
chance-bombing = { $n ->
    [one] Bombing by one aircraft
   *[other] Bombing by { $n } aircraft
  }: what does the die show?
chance-research = Enemy research, value { $value }: what does the die show?
options-place = { $place } ({ $terrain }): defence { $defence }, admits { $letters }
options-covered = { $place } ({ $terrain }): defence { $defence }, admits { $letters }; covered by { $covers }
options-odds = { $success }/{ $ways } ({ $percent }%), mean losses { $lost } cards
options-missing = your reserve is worth { $strength } there: { $n } short
options-at = { $terrain }, { $said }
options-scouts = what comes in: { $terrain }
options-weapon = removed from the game by the ultimate weapon
options-unit = { $unit } ({ $unit-name }): { $n } in reserve, strength { $strength }
options-nowhere = No exposed region admits it.
options-bomb = { $n }/6 ({ $percent }%)
options-lay = row { $row }, defence { $defence }, covers { $covers }
discard-order = { $n ->
    [0] The region discard is empty.
    [one] Region discard: one card
   *[other] Region discard: { $n } cards, the top one first
}
options-none = Nothing can be written about it now.
options-more = … and { $n } more
help-goal =
    Aim: take the capital, H1, before the marker must advance beyond H.
    “{"["}A3 PVA]” is exposed to P, V and A. At the left: defence/research.
help-units = Strength of a card: { $units }
help-lines =
    {"  "}an attack          A3 2P+V      at least the defence; then “send”
    {"  "}card by card       A3, P, P, V  a line each; “undo” takes one back
    {"  "}what would do      {"?"} A3         the possible forces and their odds
    {"  "}the open pile      {"?"} discard    the region discard, card by card
    {"  "}scouts             scouts B2
    {"  "}ultimate weapon    weapon B2 · weapon research
    {"  "}no more invasions  end
    {"  "}in other phases    recover P+V · lose V · upgrade V · lay B2
    {"  "}                   bomb 3 · convoy · draw
help-dice =
    Two dice: 12 recover 3 cards · 11 two · 9-10 one · 6-8 force lost
    {"  "}4-5 one loss more · 3 two more · 2 three more and retreat
help-turn =
    Each success of the turn adds 1 to personnel strength, 4 at most.
    A centre: enemy setback, an upgrade, one more card a turn.
    Enemy research: a die at most its value advances the marker.
help-upgrade-P = scouts swap, once, an exposed region with the top of the discard
help-upgrade-V = strength { $strength }; and strength 1 where aircraft or ships are admitted and vehicles are not
help-upgrade-A = strength { $strength }; and heavy bombers may cause a setback each turn
help-upgrade-S = strength { $strength }; and a ship discarded as a convoy gives one more card

# A series of games, and luck
tally-centres = centres captured
tally-regions = regions captured
tally-retreats = retreats
tally-convoys = convoys
tally-scouts = scouts used
tally-bombings = bombings
tally-light-craft = attacks with light craft
tally-upgrade-P = personnel upgraded
tally-upgrade-V = vehicles upgraded
tally-upgrade-A = aircraft upgraded
tally-upgrade-S = ships upgraded
tally-weapons = ultimate weapons used
reason-capital-exposed = the capital was exposed
reason-row-A = nothing exposed above A
reason-row-B = nothing exposed above B
reason-row-C = nothing exposed above C
reason-row-D = nothing exposed above D
reason-row-E = nothing exposed above E
reason-row-F = nothing exposed above F
reason-row-G = nothing exposed above G
luck-dice = invasion dice
luck-research = research advances
luck-bombing = bombings that hit
luck-units = strength of units drawn
luck-breakthrough = breakthroughs drawn

# The table as drawn (draw.py).

draw-title = Table of Sans Alliés, turn { $turn }
draw-turn = Turn { $turn }
draw-edition = Values of the edition { $name }.
draw-edition-ours = The values of cards and tiles are our reconstruction, not the box’s.
draw-phase-regions = Set-up: the region discard ({ $n } cards to deal)
draw-phase-pyramid = { $n ->
    [0] Set-up: the pyramid is laid
   *[other] Set-up: the pyramid ({ $n } cards to deal)
}
draw-phase-convoy = A convoy, or draw without one
draw-phase-drawing = { $n ->
    [one] Drawing: one card more
   *[other] Drawing: { $n } cards more
}
draw-phase-invasions = Invasions
draw-phase-dice = Invasion of { $code }
draw-phase-recovery = { $n ->
    [one] { $code }: save one card
   *[other] { $code }: save up to { $n } cards
}
draw-phase-losses = { $n ->
    [one] { $code }: choose one extra loss
   *[other] { $code }: choose { $n } extra losses
}
draw-phase-upgrade = Choose an upgrade
draw-phase-retreat = Retreat from { $code }: lay the region
draw-phase-bombing = Bombing
draw-phase-bombing_die = Bombing: the die
draw-phase-research_die = Enemy research: the die
draw-won = Game won: the capital is taken
draw-lost = Game lost: the enemy uses its weapon

draw-stamp-won = VICTORY
draw-stamp-lost = DEFEAT

draw-kind-P = personnel
draw-kind-V = vehicles
draw-kind-A = aircraft
draw-kind-S = ships
draw-kind-weapon = ultimate weapons
draw-count-P = { $n ->
    [one] { $n } personnel card
   *[other] { $n } personnel cards
}
draw-count-V = { $n ->
    [one] { $n } vehicle
   *[other] { $n } vehicles
}
draw-count-A = { $n } aircraft
draw-count-S = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
draw-count-breakthrough = { $n ->
    [one] { $n } enemy breakthrough
   *[other] { $n } enemy breakthroughs
}
draw-count-weapon = { $n ->
    [one] { $n } ultimate weapon
   *[other] { $n } ultimate weapons
}
draw-nothing = nothing

draw-place = Place { $code }, defence { $n }
draw-centre = centre
draw-centre-long = resource centre
draw-capital = capital
draw-card = { $code }: { $name }, defence { $n }, admits { $list }; { $mark }
draw-exposed = exposed
draw-short = exposed but out of reach: needs { $n }, your reserve is worth { $have } there
draw-covered = covered
draw-attacked = under attack
draw-reach = { $code } can be attacked now
draw-target = { $code } is under attack
draw-corner = { $code }: a free corner, the region may go there
draw-tile = Tile { $code }: defence { $n }, research { $m }
draw-marker-grey = Progress marker at tile { $code }, grey side
draw-marker-flame = Progress marker at tile { $code }, flame side: a setback

draw-region-discard = Region discard
draw-region-top = { $n ->
    [one] Region discard: one card, { $name }
   *[other] Region discard: { $n } cards, { $name } on top
}
draw-cards = { $n ->
    [one] card
   *[other] cards
}
draw-removed = removed: { $n }
draw-centres = Centres
draw-centres-held = Centres captured: { $n } of { $m }
draw-each-turn = { $n } cards a turn
draw-pile = Pile
draw-discard = Discard
draw-pile-counts = { $name }: { $n } ({ $list })

draw-unit = Unit tile: { $name }
draw-strength = { $name }: strength { $n }, { $state }
draw-side-base = base side
draw-side-upgraded = upgraded: { $name }
draw-side-spent = scouts sent
draw-tactic-P = scouts
draw-tactic-V = light craft
draw-tactic-A = heavy bombers
draw-tactic-S = convoy
draw-weapon-short = Weapon
draw-weapon-side = Ultimate weapon: { $state }
draw-weapon-later = with all { $n } centres
draw-weapon-centres = { $n }/{ $m } centres
draw-weapon-ready = yours
draw-weapon-used = { $n ->
    [one] played once
   *[other] played { $n } times
}
draw-reserve = Reserve column: { $name }
draw-stack-reserve = { $list } in reserve
draw-stack-force = { $list } in the invasion force

draw-tray = Invasion force
draw-tray-target = Invasion of { $code }
draw-tray-losses-retreat = it fails
draw-tray-retreat = on { $code } or { $second }
draw-tray-bombers = { $n ->
    [one] setback on 1
   *[other] setback on 1–{ $n }
}

draw-region-discard-order = Region discard, the top one first
draw-research = risk:
draw-roll-long = Enemy research at the end of the turn: { $n } chances in { $m } that the marker moves on
draw-no-roll-long = No enemy research this turn: a setback has turned the marker to flame
draw-roll = { $n } chances in { $m }
draw-no-roll = none this turn
draw-doomed = Next roll: defeat!
draw-doomed-long = Research { $n } on H: the next roll loses the game for certain, unless a setback comes first
draw-see-table = Table
draw-see-piles = Piles

# What things are, said where one points at them

draw-about-region = Captured, it goes on the region discard, and personnel is 1 stronger until the end of the turn.
draw-about-centre = Captured: the enemy is set back where research is 4 or more, you upgrade one type of units, and draw one more card a turn from then on. All { $m } give the ultimate weapon.
draw-about-capital = Captured, the game is won.
draw-about-exposed = It can be attacked when one of the two cards that cover it from below is gone; the bottom row always can. Its row’s tile says how strong the force must be.
draw-about-sea = Sea: scouts never bring it in, the ultimate weapon cannot remove it.
draw-about-corner = The top card of the region discard will be laid here and covers the cards above it.
draw-about-tile = Castle: the defence of this row. Atom: the enemy’s research; while the marker lies on this tile, a die of so much or less at the end of the turn moves it on. Dotted circle: where the marker lies when it comes here.
draw-about-tile-last = The orange { $n }: when the marker lies here and no setback comes first, the next roll loses the game for certain.
draw-about-marker = The wheel is the enemy’s research: it moves on by a die at the end of a turn, and beyond H the game is lost. A setback moves it one tile back and turns it to flame: then there is no roll at the end of that turn.
draw-about-region-discard = All cards lie open. After a failed attack above the bottom row the top one goes back into the pyramid; scouts swap it with an exposed region.
draw-about-pile = The cards that are still to be drawn, { $n } a turn and one more for each centre. Their order is unknown.
draw-about-discard = Cards that were lost. They are shuffled into a new pile when that is used up.
draw-about-reserve = Cards stay here from turn to turn, as many as you like.
draw-about-force = The cards sent against a region. Their strengths together must be at least its defence.
draw-about-dice = Two dice: 12 success, save up to 3 cards · 11 save 2 · 9–10 save one · 6–8 success, all cards of the force are discarded · 4–5 one extra loss · 3 two · 2 three, and it fails. What cannot be paid makes it fail.
draw-about-retreat = A failure costs the force and the extra losses. Above the bottom row it is a retreat: the top card of the region discard is laid back into the pyramid, and there are no more invasions and no bombing this turn.
draw-about-P = Strength 1 at the beginning of a turn, 1 more after each capture, 4 at most. Upgraded: scouts, who once in the game swap an exposed region with the top of the region discard.
draw-about-V = Strength { $base }, upgraded { $strength }. Upgraded, they also serve as light craft, of strength 1, where aircraft or ships are admitted and vehicles are not.
draw-about-A = Strength { $base }, upgraded { $strength }. Upgraded, heavy bombers: after the invasions aircraft may be discarded; a die of at most their number sets the enemy back.
draw-about-S = Strength { $base }, upgraded { $strength }. Upgraded, a convoy: before the draw one ship may be discarded for one card more.
draw-about-weapon = With all { $m } centres its cards are kept: each removes an exposed region (neither sea nor capital), or sets the enemy back.
draw-about-breakthrough = Drawn, it moves the marker on at once while research is 3, and does nothing later.

### On a page

touch-attack = Attack { $place } ({ $terrain }, defence { $n })
touch-attack-odds = Attack { $place } ({ $terrain }, defence { $n }): { $percent }% with the best force
touch-card = Into the force: { $unit-name }, strength { $n }
touch-craft = Into the force: vehicle as light craft, strength { $n }
touch-back = Take back: { $unit-name }
touch-save = Save: { $unit-name }
touch-give-up = Give up: { $unit-name }
touch-scouts = Send scouts to { $place }
touch-weapon = Destroy { $place } with the ultimate weapon
touch-strike = Strike the enemy’s research with the ultimate weapon
touch-lay = Lay the lost region on { $place }
touch-upgrade-P = Scouts: once, they swap an exposed region for the last one discarded
touch-upgrade-V = Vehicles { $base } → { $strength }, and 1 where they are barred
touch-upgrade-A = Aircraft { $base } → { $strength }; discarded at the turn’s end, they may set the enemy back
touch-upgrade-S = Ships { $base } → { $strength }; each turn, a ship discarded draws one card more
touch-convoy = Send a ship with a convoy for one card more
touch-draw = No convoy: draw
touch-end = End the invasions
touch-none = Save none
touch-bomb = Bomb the research with { $n } aircraft ({ $percent }%)
touch-bomb-none = No bombing
said-target = Attack { $place }
said-attack = Attack { $place } with { $units }
said-recover = Save { $units }
said-lose = Give up { $units }
said-upgrade = Upgrade { $unit ->
    [P] the personnel
    [V] the vehicles
    [A] the aircraft
   *[S] the ships
}
said-bomb = { $n ->
    [0] No bombing
   *[other] Bomb the research with { $n } aircraft
}
send-attack = Attack { $place }
send-recover = Save
send-lose = Give up
offer-best = Best force: { $force }, { $percent }%
offer-save = The most useful: { $force }
offer-lose = The least useful: { $force }
keys-prompt-regions = { $n ->
    [one] Region discard: which terrain is the last card?
   *[other] Region discard: { $n } terrains, the undermost first?
  }
keys-prompt-row = Row { $row }: which terrains, from left to right?
keys-prompt-cards = { $n ->
    [one] You draw one card: which?
   *[other] You draw { $n } cards: which?
  }
keys-prompt-dice = { $place }: the two dice? { $n } or more succeeds ({ $percent }%).
touch-prompt-convoy = Send a ship in convoy, or just draw?
touch-prompt-invasions = Touch a region to attack, or end here.
touch-prompt-invasions-none = { $place } needs { $n }, you have { $have }: too weak.
touch-prompt-force = Touch the cards for { $place }.
touch-prompt-missing = More cards against { $place }.
touch-prompt-enough = The force is enough for { $place }.
touch-prompt-recovery = { $place }: { $n ->
    [one] save one card, or none.
   *[other] save up to { $n } cards.
}
touch-prompt-recovery-more = { $place }: { $n ->
    [one] one more card may be saved.
   *[other] { $n } more cards may be saved.
}
touch-prompt-recovery-all = { $m ->
    [one] One card chosen
   *[other] { $m } cards chosen
  }: touch Save.
touch-prompt-losses = { $place }: touch { $n ->
    [one] the card to give up.
   *[other] the { $n } cards to give up.
}
touch-prompt-losses-more = { $place }: { $n ->
    [one] one more card to give up.
   *[other] { $n } more cards to give up.
}
touch-prompt-losses-all = { $m ->
    [one] One card chosen
   *[other] { $m } cards chosen
  }: touch Give up.
touch-prompt-upgrade = A centre! Choose an upgrade.
touch-prompt-retreat = Retreat from { $place }: where is the region laid?
touch-prompt-bombing = Touch aircraft to bomb: 1 in 6 for each.

sketch-strength = { $n } against { $m }
sketch-missing = { $missing } more needed
sketch-odds = success { $percent }%
sketch-saved = { $n } of { $m } saved
sketch-lost = { $n } of { $m } given up

basket-force = Force against { $place }
basket-strength = strength
basket-recover = Cards to save
basket-lose = Cards to give up
basket-cards = cards
basket-item = { $unit-name }, worth { $n }
basket-craft = vehicle, worth { $n }
basket-item-card = { $unit-name }

panel-targets = Exposed regions
panel-place = Place
panel-terrain = Terrain
panel-terrain-name = { $terrain }
panel-defence = Defence
panel-force = Best force
panel-odds = Success
panel-percent = { $percent }%
panel-dear = too costly
panel-short = { $n } short
panel-dice = What two dice do
panel-throw-12 = the best: success, save up to 3 cards
panel-throw-11 = success, save up to 2 cards
panel-throw-9 = success, save one card
panel-throw-6 = success, the force is discarded
panel-throw-4 = one extra loss, or it fails
panel-throw-3 = two extra losses, or it fails
panel-throw-2 = the worst: three extra losses, and it fails
panel-retreat = It fails above row A: retreat, a region comes back and the invasions are over

bot-cadet = Cadet
bot-captain = Captain
bot-major = Major
bot-planner = Planner
bot-style-planner = Plays each promising decision on, many times, and takes the one that wins most often.
bot-style-major = Looks ahead as the planner does, but at few decisions and few futures, and hardly watches the enemy’s research.
bot-style-captain = Plays by sound rules of thumb, and looks no further.
bot-style-cadet = Knows the captain’s rules of thumb, but sees only what is near and keeps nothing back for losses.

difficulty-gentle = Gentle
difficulty-standard = Standard
difficulty-hard = Hard
difficulty-about = Gentle: each row needs 3 less strength. Hard: 2 more. All else stays the same.

### The play aid

aid-goal = The goal
aid-goal-win = Capture the capital, at the top of the pyramid: the game is won at once.
aid-goal-lose = If the marker of the enemy’s research has to advance beyond tile H, the game is lost.
aid-turn = The turn
aid-turn-convoy = Convoy, if ships are upgraded: a ship discarded gives one more card.
aid-turn-draw = Draw { $n } cards, and 1 more for each captured centre. Units go into the reserve and stay there. An enemy breakthrough moves the marker on while research is { $low }.
aid-turn-invade = As many invasions as you like, one region after another. Between them: scouts, ultimate weapon.
aid-turn-bomb = Bombing, if aircraft are upgraded: discard aircraft; a die of at most their number sets the enemy back.
aid-turn-research = Enemy research: a die of at most the research of its tile moves the marker on. If it shows the flame, it is turned over and no die is rolled.
aid-turn-end = Personnel falls back to 1.
aid-attack = The invasion
aid-attack-open = A region is exposed as soon as one of the two cards that cover it from below is gone; the bottom row always is.
aid-attack-force = The force comes from the reserve: units that the region admits, with a total strength of at least the defence of its row. Then roll two dice.
aid-attack-region = A captured region goes on the region discard, and personnel is 1 stronger until the end of the turn ({ $top } at most).
aid-attack-centre = A captured centre: the enemy is set back if research is { $n } or more, you upgrade one type of units, and draw one more card a turn. The { $m }th centre gives the ultimate weapon.
aid-dice = The two dice
aid-dice-sum = Sum
aid-dice-does = What happens
aid-dice-odds = Chances
aid-dice-back = { $n ->
    [one] success; { $n } card of the force comes back
   *[other] success; up to { $n } cards of the force come back
  }
aid-dice-lost = success; the force is lost
aid-dice-extra = { $n ->
    [one] the force is lost, and { $n } card more
   *[other] the force is lost, and { $n } cards more
  }
aid-dice-never = the force is lost, and { $n } cards more; it fails in any case
aid-dice-paid = The cards more come from the reserve, of a type admitted there. All paid: success. Otherwise: all that can be, and it fails.
aid-dice-retreat = A failure: the top card of the region discard is laid below the attacked region, and enemy research comes next. On row { $row } nothing is laid and the turn goes on.
aid-fight = An invasion
aid-fight-target = { $code } is “{ $land }” and admits { $admits }. Row { $row } has a defence of { $n }.
aid-fight-force = The force: { $force }, which makes { $sum }.
aid-fight-end = The dice show { $one } and { $two }, which is { $roll }: the force is lost, and { $extra } card more is due (of { $admits }). It is in reserve: { $code } is captured. It is not: a failure.
aid-units = The cards
aid-units-name = Card
aid-units-cards = Number
aid-units-strength = Strength
aid-units-gives = The upgrade, or what it does
aid-units-grows = { $n } to { $top }
aid-unit-P = scouts, once: swap an exposed region with the top of the region discard (no sea in, no capital out)
aid-unit-V = light craft: strength 1 where aircraft or ships are admitted and vehicles are not
aid-unit-A = heavy bombers: see the turn
aid-unit-S = convoy: see the turn
aid-unit-breakthrough = drawn at research { $n }: the marker advances; later it does nothing
aid-unit-weapon = kept once all { $m } centres are taken: removes an exposed region (neither sea nor capital) or sets the enemy back
aid-lands = The regions
aid-lands-name = Card
aid-lands-units = Admits
aid-lands-cards = Number
aid-tiles = The enemy’s tiles
aid-tiles-defence = Defence
aid-tiles-research = Research
aid-tiles-flame = Set back, the enemy’s marker goes one tile back and shows the flame: its next research does not take place.
aid-ours-payment = After 3 to 5 the rulebook’s table says “or retreat”: we do not read a choice there, for the text asks for payment where it can be made (SA-I7).
aid-ours-laid = A region laid by a retreat becomes an ordinary region of its row; the rulebook does not say (SA-I10).
aid-ours-weapon = The ultimate weapon is played between two invasions (SA-U5).
aid-ours-scouts = So are scouts, and personnel keeps the strength won this turn (SA-U1).
# The end of a game
outlook-note = A chance is how often the planner, our strongest bot, wins from the beginning of such a turn. Tried on other games of the planner, it was right to within five points all along the scale. People may do better or worse.

# What hands do on the real table

hand-drawn = Into your columns: { $drawn }
hand-convoy = Discard a ship from your reserve: one more card is drawn
hand-shuffled = Shuffle the discard: it is the new pile
hand-weapon-lost = Discard the ultimate weapon: it is of no use yet
hand-breakthrough = Discard the breakthrough and move the marker to tile { $tile }
hand-breakthrough-nothing = Discard the breakthrough: nothing else happens
hand-attack = From the reserve to the force, before { $place }: { $units }
hand-force-lost = Discard the force: { $units }
hand-recovered = Back into your columns: { $units }; discard the rest of the force: { $rest }
hand-recovered-all = Back into your columns: { $units }
hand-extra-losses = Discard from your reserve: { $units }
hand-laid = Lay the top of the region discard ({ $terrain }) at { $place }
hand-captured = Lay { $place } ({ $terrain }) on the region discard
hand-captured-centre = Take { $place } from the pyramid: the resource centre stays with you
hand-personnel = Personnel: strength { $strength }
hand-personnel-rests = Personnel: back to strength 1
hand-upgrade = Turn the tile “{ $card }” to its upgraded side
hand-setback = Move the marker back to tile { $tile }, flame side up
hand-no-research = Turn the marker at tile { $tile } to its grey side
hand-research = Move the marker to tile { $tile }
hand-scouts = Swap: { $out } at { $place } for the top of the region discard ({ $terrain }), and turn the personnel tile back
hand-weapon-region = Take { $place } ({ $terrain }) and the weapon card out of the game
hand-weapon-research = Take the weapon card out of the game
hand-bombing = { $n ->
    [one] Discard an aircraft from your reserve
   *[other] Discard { $n } aircraft from your reserve
}

# One’s own box, by form
box-terrains = Region cards
box-terrains-about = Sort the 42 regions by terrain and by unit symbols, and count each pile. Two cards that admit other units are two terrains.
box-add-terrain = One more terrain
box-name = Name
box-cards = Cards
box-sea = this is the sea
box-installations = Centres and capital
box-installations-about = The units whose symbol each card has.
box-capital = Capital
box-production = Production cards
box-production-about = Count each kind, without the commanders of Total War.
box-deck = Production cards
box-all-cards = Cards in all
box-reshuffle = The discard is shuffled in
box-reshuffle-when-due = when a card is needed
box-reshuffle-when-empty = as soon as the pile is empty
box-tiles = Enemy technology
box-tiles-about = The eight tiles, from A (bottom row) to H (capital): the value beside the castle, then the one beside the atom.
box-defence = Defence (castle)
box-research = Research (atom)
box-tile = Tile { $n }
box-strength = Strength of units
box-strength-about = The number on each side of the unit tiles. Personnel goes from 1 to 4, by the rules.
box-no-units = no unit could attack it: touch the symbols of the card
box-weaker = the upgraded side is weaker than the base side
box-c1 = Resource centre 1
box-c2 = Resource centre 2
box-c3 = Resource centre 3
box-c4 = Resource centre 4
box-c5 = Resource centre 5
box-strength-V = { $n ->
    [b] Vehicle, base side
   *[other] Vehicle, upgraded side
}
box-strength-A = { $n ->
    [b] Aircraft, base side
   *[other] Aircraft, upgraded side
}
box-strength-S = { $n ->
    [b] Ship, base side
   *[other] Ship, upgraded side
}
box-admits-P = personnel
box-admits-V = vehicle
box-admits-A = aircraft
box-admits-S = ship
