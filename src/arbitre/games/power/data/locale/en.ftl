# Power in English.

game-title = Power
game-summary = Four armies after each other’s flags: orders are written in secret and carried out all at once. Two to four players.

# Names
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
colour-red = Red
seat-green = { colour-green }
seat-blue = { colour-blue }
seat-yellow = { colour-yellow }
seat-red = { colour-red }
seat-north = North
seat-south = South
seat-table = The table
kind-S = infantry
kind-T = tank
kind-C = fighter
kind-D = destroyer
kind-R = regiment
kind-A = heavy tank
kind-B = bomber
kind-CR = cruiser
kind-M = mega-missile
kind-P = Power
a-kind-S = an infantry
a-kind-T = a tank
a-kind-C = a fighter
a-kind-D = a destroyer
a-kind-R = a regiment
a-kind-A = a heavy tank
a-kind-B = a bomber
a-kind-CR = a cruiser
a-kind-M = a mega-missile
a-kind-P = a Power
count-S = { $n } infantry
count-T = { $n ->
    [one] { $n } tank
   *[other] { $n } tanks
}
count-C = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
count-D = { $n ->
    [one] { $n } destroyer
   *[other] { $n } destroyers
}
count-R = { $n ->
    [one] { $n } regiment
   *[other] { $n } regiments
}
count-A = { $n ->
    [one] { $n } heavy tank
   *[other] { $n } heavy tanks
}
count-B = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
}
count-CR = { $n ->
    [one] { $n } cruiser
   *[other] { $n } cruisers
}
count-M = { $n ->
    [one] { $n } mega-missile
   *[other] { $n } mega-missiles
}
count-P = { $n } Power
nothing = nothing

# What happens
phase-orders = Orders
phase-fines = Fines
phase-missiles = Missiles
phase-conflicts = Conflicts
phase-power = Power
phase-flags = Flags
phase-end = End of the round
event-move = { $army } moves { $a-kind } from { $space } to { $to }
ordered-by = { $told } (ordered by { $sides })
event-deploy = { $army } deploys { $a-kind } to { $space }
event-buy = { $army } buys { $a-kind } for { $pieces }
event-exchange = { $army } exchanges { $pieces } for { $a-kind } { $space-reserve ->
    [none] in { $space }
   *[other] in its reserve
}
event-build = { $army } builds a mega-missile { $space-reserve ->
    [none] in { $space }
   *[other] in its reserve
} out of { $pieces }
event-launch = { $army } launches a mega-missile from { $space-reserve ->
    [none] { $space }
   *[other] its reserve
} at { $to-reserve ->
    [none] { $to }
   *[other] the reserve of { $to-reserve }
}
event-refused = { $sheet }, order { $number }, “{ $order }”: lost, { $why }
event-fine = { $army } carried out nothing and pays 1 Power
event-fine-converted = { $army } carried out nothing, has no Power, and gives up { $a-kind } from { $space-reserve ->
    [none] { $space }
   *[other] its reserve
}: 1 Power is paid; to the reserve: { $kept }
event-detonation = A mega-missile of { $army } strikes { $space-reserve ->
    [none] { $space }
   *[other] the reserve of { $space-reserve }
}
event-destroyed = { $space-reserve ->
    [none] { $space }
   *[other] Reserve
}: { $pieces } of { $army } destroyed
event-tie = Tie at { $power } in { $space } between { $sides }
event-bounce = { $army }: { $a-kind } bounces from { $space } to { $to-reserve ->
    [none] { $to }
   *[other] its reserve
}
event-stand-off = { $space }: { $sides } stand off at { $power } each
event-capture = { $space }: { $army }, with { $power }, captures { $pieces } of { $from }{ $lost ->
    [none] { "" }
   *[other] {" "}({ $lost } not in the box, lost)
  }
event-forgotten = { $army } forgets the Power due from { $territories }
event-income = { $army } receives { $amount } Power for holding ground of { $territories }
event-flag = { $army } takes the flag of { $flag }
event-spoils = { $from } is eliminated; { $army } gets { $pieces }{ $lost ->
    [none] { "" }
   *[other] {" "}({ $lost } not in the box, lost)
  }
event-circle = { $army } is eliminated in a circle of captures; removed: { $pieces }
event-round = Round { $round }; the referee is { $army }
event-last-round = Round { $round } is the last round
event-won = { $sides } wins
event-shared = { $sides } share the victory
event-drawn = Nobody is left: a draw
event-pause = { $side } asks for a pause of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
event-resign = { $side } resigns
event-set-pieces = On the board: { $space }, { $army }: { $pieces }
event-set-empty = On the board: { $space } is empty
event-set-nowhere = On the board: { $army } has no pieces
event-set-flag = On the board: the flag of { $flag } is held by { $army }
event-set-flag-gone = On the board: the flag of { $flag } is gone
event-set-round = On the board: this is round { $number }
event-set-referee = On the board: the referee is { $army }
event-prefer = Prisoners shared equally go to { $army } from now on

# Why an order is lost
sixth-order = only the first { $most } orders of a sheet are read
empty-entry = there is nothing on this line
mercenary-sheet = the mercenaries have no sheet: players order them, with the army’s letter first
eliminated = { $army } is eliminated
resigned = { $army } has resigned
no-such-army = there is no army { $value }
not-your-army = this sheet cannot command that army
clash = other players ordered the same mercenaries differently
none-there = there is no { $kind } of this army in { $space }
none-in-reserve = there is no { $kind } in the reserve
moved-already = the { $kind } in { $space } has already moved this round
just-deployed = the { $kind } in { $space } has just come from the reserve: that was its move
just-made = the { $kind } in { $space } was made this round and moves from the next on
same-space = the { $kind } already stands in { $space }: choose another space
too-far = { $a-kind } goes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } at most: { $to } is too far from { $space }
ground-on-lane = { $a-kind } cannot enter a sea lane; go by the islands
ground-must-stop = { $a-kind } must stop on an island or in an HQ: there is no other way from { $space } to { $to } in { $steps } steps
plane-on-lane = { $a-kind } cannot end on a sea lane
plane-blocked = { $a-kind } flies over neither sea lanes nor HQs: there is no other way from { $space } to { $to } in { $steps } steps
ship-inland = { $a-kind } cannot enter { $to }: it does not touch a sea lane
ship-corner = { $a-kind } never cuts a corner over land: from { $space } go by a side or by a lane
ship-too-far = { $a-kind } goes one step, and changes lanes only through land, an island or an HQ: { $to } is too far from { $space }
into-reserve = pieces never move into a reserve
not-your-reserve = { $space } is not this army’s reserve
power-on-board = there is no Power on the board, in { $space }
power-stays = Power stays in the reserve: exchange it for pieces
deploy-elsewhere = a piece leaves the reserve only for its own HQ, not for { $space }
partner-hq = { $army } deploys to its own HQ only
partner-pieces = the two armies cannot pool their pieces: this takes { $pieces } in { $space }, where this army has { $have }
too-few = this takes { $pieces } in { $space }, where the army has { $have }
exchange-for-power = pieces cannot be exchanged for Power
exchange-three = { $a-kind } is made of exactly { $pieces }
exchange-price = { $a-kind } costs exactly { $price } Power
buy-in-reserve = Power is spent in the reserve: write RV
missile-of-missiles = a mega-missile is no material for another
missile-power-on-board = Power counts for a mega-missile in the reserve only
missile-weak = a mega-missile needs { $needed } power, these pieces make { $power }
no-missile = there is no mega-missile of this army in { $space }
closed-reserve = { $space } belongs to an eliminated army: its reserve is closed
box-empty = there is no { $kind } left in the box
box-never = the box does not hold so many pieces

# Why an order cannot be read
unread-signs = this cannot be read: plain letters and digits only, and not so many
unread-letter = word 2, “{ $word }”: in an English sheet the exchange is written { $expected }
unread-army = “{ $word }” is no army: { $known }
unread-three = an order is “piece from to” or “parts X place result”; this has { $count ->
    [one] one word
   *[other] { $count } words
  }
unread-four = too many words: an order is “piece from to” or “parts X place result”
unread-number = word { $column }, “{ $word }”: moves carry no number, one order moves one piece
unread-parts = word { $column }, “{ $word }”: expected pieces such as 2P or 3T, joined by +
unread-none = word { $column }, “{ $word }”: the number must be 1 or more
unread-kind = word { $column }, “{ $word }” is no piece: { $known }
unread-place = word { $column }, “{ $word }” is no place on this board
unread-sheet = the sheet cannot be read: orders parted by “;”, two armies as V[…] B[…]
unread-verbatim = this was written in a form that could not be read
unread-claim = “{ $word }” is no claim: write the letter of a territory, or “claim” and pairs of letters

# Why something else is refused
game-over = the game is over
not-a-seat = there is no seat { $seat }
sheet-in = this sheet is already in
claim-now = Power is being collected: write a claim
not-claiming = there is nothing to claim now
nothing-due = the territory of { $army } pays nothing now
not-now = “{ $word }” cannot be said now

# While a sheet is written
note-orders = { $army }: { $n } of { $most } orders
note-mercenary = An order to the mercenaries ({ $army }): if another player orders the same pieces otherwise, both are cancelled.
note-meeting = { $space }: { $own } against { $others }, { $ends ->
    [more] won
    [equal] a tie
   *[less] lost
  } if the others stay.

# Before sending
warn-empty = The sheet is empty: without an executed order you pay 1 Power.
warn-refused = Order { $number }, “{ $order }”, cannot succeed ({ $clause }).
send-empty = Send empty: −1 Power
warn-fine = No order would be carried out: you would pay 1 Power.
warn-forgotten = Power is still due for { $territories }: what is not claimed is lost.
claimed-already = this Power is already claimed
warn-own-strike = A launch on this sheet strikes your own { $space }.

# Positions and boards that cannot be
players = Power is played by 2, 3 or 4 players, not { $players }
other-players = this is for { $players } players only
seat-name = a seat’s name is made of small letters
seat-neighbours = two seats lead two neighbouring armies each
unknown-space = there is no space { $word } on this board
unknown-kind = there is no piece { $word }
unknown-colour = there is no army { $value }; the armies are: { $known }
unknown-seat = there is no seat { $value }; the seats are: { $known }
unknown-phase = there is no phase { $value }; the phases are: { $known }
unknown-map = there is no map { $map }; the maps are: { $known }
cannot-stand = { $a-kind } cannot stand in { $space }
flag-twice = the flag of { $army } is held twice
flag-eliminated = { $army } holds flags but lost its own: flags held pass on with it
pieces-eliminated = { $army } lost its flag and still has pieces
ended-over = “ended” and the phase “over” go together
box-over = { $pieces }: the box holds { $most }
position-missing = the position is missing
phase-writing = sheets are judged in the phase “writing” only
map-code = “{ $code }” is no space: HQV, V0, IN, S1, …
map-hole = this row has { $cells } cells, the others have { $expected }: the map has a hole
map-empty = the map is empty
map-large = the map is too large: { $most } rows or columns at most
map-spaces = the map has { $spaces } spaces, { $most } are allowed
map-clockwise = the HQs must lie clockwise: green, blue, yellow, red
map-no-hq = { $army } has no HQ
map-sectors = the sectors of { $army } must be numbered from 0 without a gap
map-unequal = { $army } has not as many sectors as the others
map-hq = { $space } must be one cell that touches its own territory and lanes only
map-no-lane = the map has no sea lane
map-torn = { $space } is torn: its cells must hang together by their sides
map-apart = { $a-kind } from { $from } can never reach { $space }
map-unfair = the map is unfair: { $army } sees other distances than Green ({ $kind })

# The terminal
table-title = Power · round { $round } · referee { $army }
table-title-over = Power · the game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
table-army = { $name }: power { $power }
table-out = { $name }: eliminated
table-mercenary = mercenaries
table-resigned = resigned
table-reserve = reserve: { $pieces }
table-flags = flags held: { $flags }
prompt-writing = Round { $round }, { $side }: your orders, { $orders } at most{ $two ->
    [yes] {" "}per army
   *[no] { "" }
  }. “?” for help, “send” when done.
prompt-collecting = Round { $round }, { $side }: claim your Power, a territory a line (as “B”). What is not claimed is lost. “send” when done.
options-from = { $order } → { $targets }
options-none = Nothing can be ordered there now.
options-more = … and { $n } more
help-orders =
    An order is one line of your sheet; { $orders } a round, carried out top to bottom.
    {"  "}a move       T HQ { $near }        a tank from your HQ to { $near }: piece, from, to
    {"  "}a purchase   { $price }P X RV I      an infantry for Power, in the reserve (RV)
    {"  "}deploying    I RV HQ        from the reserve to your HQ
    {"  "}an exchange  3T X HQ H      three tanks in your HQ for a heavy tank
    {"  "}a missile    C+H+R X HQ M   from { $material } power; launched by M HQ target
help-pieces = Pieces, power/steps:
help-goal =
    Places:  G0 B0 Y0 R0 … sectors · HQG HQB HQY HQR · IN IE … islands · S1 … lanes
    On the board “G=40” is Green’s power where the pieces have no room.
    Equal totals bounce; the highest total captures. Each enemy territory you
    stand in pays 1 Power. Infantry or a regiment, alone with your side in an
    enemy’s HQ, takes their flag; the last flag standing wins.
help-claims = Write the letter of each territory whose Power you claim, a line each (two armies: the army’s letter first, as GB).
help-mercenary = Mercenaries ({ $army }): put their letter first, { $letter }:T HQ { $near }
help-two = You lead two armies: put the letter first, { $letters }

# The board as drawn (draw.py). It also uses colour-*, seat-* and count-*.

draw-title = Power board, round { $round }
draw-round = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] {" "}of { $rounds }
  }
draw-last = last round
draw-referee = Referee: { $whose }
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

draw-stack = { $stack } ({ $whose }) in { $where }
draw-stack-reserve = { $stack } ({ $whose }) in reserve
draw-flag = The { $whose } flag
draw-flag-taken = The { $whose } flag, taken by { $by }
draw-neutral = The { $whose } territory is neutral

draw-power = Total power { $n }
draw-you = you
draw-strength = { $whose }: { $n } power
draw-reserve-label = Reserve
draw-region-board = Whole board
draw-region-north = Upper
draw-region-south = Lower
draw-mercenary = mercenaries
draw-eliminated = eliminated
draw-resigned = resigned
draw-ready = ✓ handed in

# What things are, under mouse and finger (about.py)

draw-about-worth = Power { $power }.
draw-about-ground = Goes { $steps ->
    [one] { $steps } space
   *[other] up to { $steps } spaces
  } over land; an island or a headquarters ends its move, sea lanes are closed to it.
draw-about-plane = Flies { $steps ->
    [one] { $steps } space
   *[other] up to { $steps } spaces
  } over land and islands, never over sea lanes or a headquarters.
draw-about-ship = Goes { $steps ->
    [one] { $steps } space
   *[other] up to { $steps } spaces
  }: sea lanes, coasts, islands and headquarters.
draw-about-price = Bought in the reserve for { $power } Power; three in one space make { $made }.
draw-about-made = Made of { $parts } in one space.
draw-about-takes = Alone in an enemy headquarters it takes the flag.
draw-about-M = Power 0: any enemy piece captures it. Built of pieces worth { $n } or more in one space; launched at any space or reserve, it destroys everything there.
draw-about-P = Worth 1 in the final count. Buys pieces in the reserve; each enemy territory one stands in pays 1 Power a round.
draw-about-sector = A sector of a territory. Whoever has a piece in an enemy territory is paid 1 Power a round for it.
draw-about-hq = Headquarters: pieces from the reserve come in here. Enemy infantry or a regiment alone in it takes the flag, and with it all the army has.
draw-about-island = An island: pieces on foot and tanks stop here, planes fly over it, ships pass.
draw-about-lane = A sea lane: for ships only, and they change lanes only through land, islands or headquarters.
draw-about-reserve = The reserve: Power and prisoners lie here. Power buys pieces, pieces are exchanged here or sent to the headquarters.
draw-about-flag = Whoever loses their flag is out of the game; the last flag standing wins.
draw-about-flag-taken = A flag that was taken: its army is out, and all it had belongs to its captor.
draw-about-referee = The referee of this round: sheets are read from this army on, clockwise.
draw-about-strength = The power of all pieces of an army in this space. The highest total captures all others there; equal totals bounce.

### On a page

look-title = Round { $round } at a glance
look-fight = { $space }: { $totals }{ $winner ->
    [none] { "" }
   *[other] {" "}– { $winner } captures { $taken }
  }
look-quiet = No fight in this round.
look-prisoners = { $pieces } ({ $army })
look-path = { $army }: { $pieces }, { $space } → { $to }
look-path-back = { $army }: { $pieces }, { $space } → { $to } and back
look-flag = The flag of { $flag } falls to { $army }
look-struck = { $army } strikes { $space }

touch-group = { $piece } in { $space }
touch-move = { $piece }: { $start } → { $end }
touch-reserve = reserve
touch-buy = Buy { $made } ({ $parts })
touch-exchange = { $parts } → { $made } ({ $place })
touch-build = { $made } out of { $parts } ({ $place })
touch-prefer = Shared prisoners go to { $whose }
touch-army = { $whose } · { $order }
touch-mercenary = Mercenaries ({ $whose }) · { $order }
touch-prompt-writing = { $hired ->
    [none] { $two ->
        [yes] { $orders } orders for each of your two armies.
       *[no] 0 of { $orders } orders: touch a piece, then where it goes.
      }
   *[other] 0 of { $orders } orders: yours or the mercenaries’ ({ $hired }).
  }
touch-prompt-next = { $n } of { $orders } orders: touch the next piece.
touch-prompt-armies = Touch a piece of your armies, or send.
touch-prompt-full = The sheet is full: send it.
touch-prompt-collecting = Claim your Power, territory by territory: what is not claimed is lost.

panel-armies = The armies
panel-army = Army
panel-board = On the board
panel-reserve = In reserve
panel-flags = Flags
panel-threats = Could reach your headquarters
panel-pieces = Pieces
panel-space = Space
panel-power = Power
panel-total = Together
panel-safe = No enemy piece can reach it next round.

# The options, by name
option-map = Board
option-map-classic = Classic
option-map-ring = Ring
option-map-straits = Straits
option-ship-diagonals = Ships cut corners
option-box-limits = Pieces limited to those of the box
option-hq-pays = The HQ pays too
option-claim-power = Power must be claimed
option-companion = Beside the real box: what stands there may be set
option-hourglass = Hourglass, in minutes a sheet (0: none)
option-time-limit = Length of the game, in minutes (0: no limit)
option-rounds = Number of rounds (-1: 40, or none where time is limited; 0: no limit)
option-referee = First referee
option-referee-none = as usual
option-mercenary = Mercenary army, with three
option-north = Army of North, with two

bot-general = General
bot-general-wary = General Rampart
bot-general-thrifty = General Penny
bot-general-bold = General Sabre
bot-general-hunter = General Falcon
bot-captain = Captain
bot-captain-wary = Captain Rampart
bot-captain-thrifty = Captain Penny
bot-captain-bold = Captain Sabre
bot-captain-hunter = Captain Falcon
bot-recruit = Recruit
bot-recruit-wary = Recruit Rampart
bot-recruit-thrifty = Recruit Penny
bot-recruit-bold = Recruit Sabre
bot-recruit-hunter = Recruit Falcon
bot-greedy = Greedy
bot-level-general = Tries many sheets, each against the answers that would hurt it most.
bot-level-captain = Tries some sheets against a few answers.
bot-level-recruit = Tries few sheets, and thinks little of what the others will answer.
bot-character-even = Weighs attack, defence and income alike.
bot-character-wary = Guards its headquarters and keeps its pieces out of reach.
bot-character-thrifty = Is fond of Power, and of territories that pay.
bot-character-bold = Marches on foreign headquarters and worries less about its own.
bot-character-hunter = Goes for whoever is strongest.
bot-style-general = { bot-character-even } { bot-level-general }
bot-style-general-wary = { bot-character-wary } { bot-level-general }
bot-style-general-thrifty = { bot-character-thrifty } { bot-level-general }
bot-style-general-bold = { bot-character-bold } { bot-level-general }
bot-style-general-hunter = { bot-character-hunter } { bot-level-general }
bot-style-captain = { bot-character-even } { bot-level-captain }
bot-style-captain-wary = { bot-character-wary } { bot-level-captain }
bot-style-captain-thrifty = { bot-character-thrifty } { bot-level-captain }
bot-style-captain-bold = { bot-character-bold } { bot-level-captain }
bot-style-captain-hunter = { bot-character-hunter } { bot-level-captain }
bot-style-recruit = { bot-character-even } { bot-level-recruit }
bot-style-recruit-wary = { bot-character-wary } { bot-level-recruit }
bot-style-recruit-thrifty = { bot-character-thrifty } { bot-level-recruit }
bot-style-recruit-bold = { bot-character-bold } { bot-level-recruit }
bot-style-recruit-hunter = { bot-character-hunter } { bot-level-recruit }
bot-style-greedy = Collects Power, takes what is weak and guards its flag: a good first opponent.

### The play aid

aid-goal = The goal
aid-goal-flag = Take the enemies’ flags: end a round with infantry or a regiment in their headquarters, no other side being there. All that this army has is then yours.
aid-goal-last = You win as soon as no opponent’s flag stands.
aid-goal-limit = When the rounds or the time run out, the highest total power wins: the pieces on the board and in reserve, and 1 for each Power.
aid-turn = The round
aid-turn-write = Everybody writes up to { $orders } orders in secret (two players: for each army).
aid-turn-execute = All sheets are carried out together, each from top to bottom. An illegal order is lost; whoever carried out none pays 1 Power.
aid-turn-missiles = Launched missiles go off: all that is there is destroyed, except flags.
aid-turn-ties = Where several sides share the highest total, their pieces that moved go back to where they came from.
aid-turn-fights = Everywhere else the highest total takes all other pieces: they change colour and go to the winner’s reserve.
aid-turn-income = Each army receives 1 Power for every enemy territory where it has a piece{ $hq ->
    [yes] , its headquarters included; nothing for islands and sea lanes.
   *[no] ; nothing for islands, sea lanes and headquarters.
  }
aid-turn-two = Two players: a player’s two armies never fight each other and add up their power. Neither pays the other, and each deploys to its own headquarters only.
aid-turn-hired = Three players: the fourth army, mercenary, obeys everybody, each within their own orders. Orders to the same pieces that differ cancel each other. It fights everybody, and cannot win.
aid-turn-flags = Flags fall, and who lost theirs is out. Then comes the next round.
aid-orders = Orders
aid-orders-what = An order may
aid-orders-written = written
aid-order-move = move a piece
aid-order-buy = buy a small piece in reserve, at the price of its power
aid-order-deploy = bring a piece from the reserve to your headquarters
aid-order-exchange = make three equal pieces of a space into a large one
aid-order-build = build a missile out of pieces worth { $n } or more
aid-order-launch = launch a missile at a space or a reserve
aid-orders-once = A piece moves once a round. It may move and then be exchanged; what an exchange has just made on the board moves no more. From the reserve a piece goes to its own headquarters only.
aid-pieces = The pieces
aid-pieces-name = Piece
aid-pieces-power = Power
aid-pieces-steps = Spaces
aid-pieces-made = Made from
aid-pieces-goes = Goes by
aid-piece = { $name } ({ $letter })
aid-piece-flag = flag
aid-made-P = income
aid-made-M = { $n } of power
aid-way-ground = land
aid-way-plane = air
aid-way-ship = sea
aid-way-M = –
aid-way-P = –
aid-way-flag = –
aid-ways-ground = By land: sectors, islands and headquarters; entering an island or a headquarters ends the move.
aid-ways-plane = By air: the same spaces; over islands, never over a sea lane or a headquarters.
aid-ways-ship = By sea: sea lanes, coasts, islands and headquarters. Nothing blocks anybody’s way.
aid-fight = Fights
aid-fight-sides = On the space
aid-fight-sums = Totals
aid-fight-end = What happens
aid-fight-taken = Green takes both other tanks: the totals of the beaten are not added.
aid-fight-bounce = A tie: both go back to where they came from, nothing is taken.
aid-fight-third = Green and Yellow, tied, leave; Blue, though weaker, was there and stays.
aid-fight-home = Green, who arrives, goes back; Blue did not move and stays.
aid-fight-once = A piece bounces only once a round. Where it comes back, an enemy who has entered meanwhile fights it as usual.
aid-camp = { $who }: { $stack }
aid-ours-waves = Ties that hang on one another: the rulebook settles ties before all other fights and does not say how one follows from the next. We settle them in waves, everywhere at one instant, so that the order of treatment decides nothing (PW-C3, PW-C10).
aid-ours-board = The numbers of the sea lanes: the rulebook’s picture is lost. Ours agree with all its examples (PW-B7).
aid-ours-income = Power is collected by itself. The rulebook lets whoever forgets it lose it: here that is an option (PW-W4).
aid-ours-end = Without a clock a game ends after { $rounds } rounds: nothing else would surely end it (PW-F7).
aid-ours-resigned = Who resigns leaves an idle garrison, so that the others can play on (PW-F9).
# The end of a game
curve-scores = Power
fall-flag = { $army } took the flag of { $flag } with { $a-kind } from { $space }
fall-stood = { $army } took the flag of { $flag }: its infantry stood alone in { $space }
fall-resigned = { $side } gave up
tally-flags = flags taken
tally-captures = stacks captured
tally-ties = ties
tally-missiles = mega-missiles
tally-refused = orders refused
tally-fines = fines
outlook-note = A chance is how often a greedy bot wins from such a board against greedy bots, whatever happened before. Tried on other games of greedy bots, it was right to within five points all along the scale. People may do better or worse.

# Beside the real board: what cannot be set, and what hands do

set-what = nothing is set: a place, whose pieces and which, as in “set R0 R 2T I, RVB 3P”
set-example = set R0 R 2T I, RVB 3P
set-no-place = “{ $part }”: “{ $word }” is no place on this board
set-whose = “{ $part }”: whose it is comes second, as a letter ({ $known })
set-nothing = “{ $part }”: which pieces are missing; “-” is none
set-no-piece = “{ $part }”: “{ $word }” is no piece ({ $known })
set-number = “{ $part }”: a number from 1 to { $most } is expected
set-many = “{ $part }”: at most { $most } of a kind
set-by-referee = only the referee’s desk sets what stands on the board
set-not-beside = what stands on the board is set beside a real box only
set-not-now = the board is set before a round, while sheets are written
set-nobody-left = at least two players must have a flag left to play on
set-no-referee = { $army } cannot be referee: it has no player, or is out of the game
set-round-late = this game ends after round { $most }
tray-facts = Flags, round, referee
tray-flag = Flag of { $flag }
tray-flag-gone = gone
tray-flag-note = Whoever’s flag falls has no pieces left: they leave the board. Set the captor’s reserve afterwards.
tray-round = Round
tray-referee = Referee
hand-part-moves = Move
hand-part-board = On the board
hand-part-reserves = Reserves
hand-part-flags = Flags
hand-move = { $army }: { $pieces } from { $space } to { $to }
hand-deploy = { $army }: { $pieces } from the reserve to { $to }
hand-at = { $space }, { $army }
hand-at-reserve = { $army }, reserve
hand-take = { $where }: take away { $out }
hand-put = { $where }: put down { $into }
hand-change = { $where }: take away { $out }, put down { $into }
hand-prisoners = { $where }: put down { $into }, for prisoners in { $spaces }
hand-flag = The flag of { $flag } goes to { $space } ({ $army })
hand-flag-gone = The flag of { $flag } leaves the game
sheet-order = Order: piece, from, to – or parts, X, place, what is made
sheet-round = Round
sheet-player = Name
sheet-how = For example: { $examples }

# One's own box, by form
box-pieces = The pieces
box-pieces-about = How many steps each piece moves, and what it is worth in Power.
box-setup = The start
box-setup-about = What each army has in its headquarters when the game begins.
box-contents = The contents
box-contents-about = How many pieces of each kind a colour has in the box; that counts with the option of limited pieces only. A regiment is made of three soldiers.
box-sheet = Sheet and time
box-sheet-about = How many orders a sheet has room for, the hourglass, the pauses.
box-move = Steps
box-power = Power
box-material = Material of a mega-missile, in Power
box-orders = Orders on a sheet
box-minutes = Minutes
box-pauses = Pauses for each player
box-pause = Pauses

# Why a player would write a sheet
why-flag = Goes for { $from }’s flag in { $space }: { $power } power there, against { $against } now.
why-attack = Attacks { $space }: { $power } power against { $against }.
why-guard = Guards the headquarters against { $from }’s { $kind } in { $space }.
why-missile = The Mega-missile strikes most { $space-reserve ->
    [none] in { $space }
   *[other] in { $space-reserve }’s reserve
}.
why-build = A Mega-missile is worth more than what it is made of.
why-press = Nobody shall hold { $space }: at { $power } power against { $against } what just came bounces.
why-exchange = { $pieces } become { $a-kind }.
why-buy = { $a-kind } is wanted for the next exchange.
why-deploy = Pieces on the board do more than in the reserve.
why-collect = A piece in { $from }’s territory brings 1 Power each round.
why-retreat = What stands in { $space } could be captured there.
why-march = Comes nearer to { $from }’s headquarters.
why-hire = Orders mercenaries to { $space }, where it serves you.
why-nothing = No order is worth anything now.
