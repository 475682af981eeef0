# Dead Reckoning in English.

# Impossible editions
edition-own-key = “{ $value }” cannot be a key: at most 20 small letters without accents, digits, _ and -, a letter first
edition-numbers = { $key } must be a list of whole numbers from { $low } to { $high }
edition-so-many-numbers = { $key } must be { $n } whole numbers from { $low } to { $high }
edition-texts = { $key } must be a list of texts, none of them empty
edition-so-many-texts = { $key } must be { $n } texts, none of them empty
edition-icons = { $key }: “{ $value }” cannot be read as icons, parted by spaces, S2 for two S; the icons: { $known }
edition-one-of = { $key }: “{ $value }” must be one of these words: { $known }
edition-tiles = islands and open sea make { $n } ocean tiles; { $wanted } are needed (the line “tiles” may say another number)
edition-second = { $key }: the second place is worth more than the first
edition-crew = the crew has { $n } cards; { $wanted } are needed
edition-upgrades = the upgrades make { $n } tiles (types, two levels, copies); { $wanted } are needed (the line “tiles” may say another number)
edition-tile-empty = { $key } gives nothing
edition-tile-zone = { $key }: only a tile of a hold has spaces (“spaces”) or icons on them (“bears”)
edition-tile-bears = { $key }: the spaces of a hold bear sails (S) and cannons (C) only
edition-tile-crowded = { $key }: more icons than spaces, the smaller hold has { $n }
edition-buildings = there are { $n } buildings; { $wanted } are needed (the line “tiles” may say another number)
edition-cards = the rows have { $n } cards; { $wanted } are needed (the line “cards” may say another number)
edition-advancement = “{ $value }” is no advancement: the icons, the cost, then if need be the number of cards and the slot, for instance “S2 D 4 x2 top”
edition-merchant = “{ $value }” is no merchant: the icons of front and back, and if need be the price of a trade, the number of cards and the slot, for instance “S > S2” or “S 2 > S2 x2 top”
edition-merchant-cost = “{ $value }”: no advancement of this row has the icons of this front; write the price of a trade after them, as in “S 2 > S2”
edition-faces = the battle board has no area: all numbers are 0
edition-bands = { $key }: each number must be greater than the one before, it is the last turn of a band
edition-alliance = there are { $n } Alliance cards; { $wanted } are needed
edition-typed = this card is printed already: its bands belong under [{ $key }]
edition-equal-cubes = band { $band }: { $space } gets { $n } cubes from all cards together, not { $wanted }
edition-band-empty = “{ $value }”: there is nothing between two bars
edition-band-part = “{ $value }”: the band already has a part of this kind
edition-band-space = “{ $value }” is no ocean space, from A1 to C4; the harbor H goes after “end” only
edition-band-cubes = after { $space } comes the number of its cubes, from 1 to 9
edition-band-twice = { $space } stands there twice
edition-band-claims = { $n } white frames (“claim”): there must be 1 or { $most }
edition-band-end = “{ $value }”: one end space is needed and no more, like “end H” or “end B2”
edition-band-conditional = “{ $value }” does not belong here: it takes “attack”, “influence” or both
edition-band-icon = “{ $value }” is no icon of the right side; they are: $2 Q out gar fort P1 R1 X M E3 Ec2 F Fh F+2 Fh+1, U sails I, 7?{"{"}…{"}"}:{"{"}…{"}"}
edition-band-upgrade = “{ $value }”: after U come an upgrade and its level, I or II; they are: { $known }
edition-band-condition = “{ $value }”: a condition is written 7?{"{"}$3 F{"}"}:{"{"}U guns II{"}"}, the part after the colon if the card has one

# Names
game-title = Dead Reckoning
game-summary = Islands, holds and cannons against the Wayward Alliance, which the rules play; alone, or two against two.
seat-player = Player
seat-port = Port
seat-starboard = Starboard
seat-alliance = Alliance
seat-alliance1 = Alliance 1
seat-alliance2 = Alliance 2
kind-ship-merchant = merchant ship
kind-S = sail
kind-C = cannon
kind-F = attack flag
kind-I = influence
kind-B = build
kind-P = produce
kind-H = harbor cargo
kind-R = repair
kind-D = draw
kind-coin = coin
kind-A = aim
kind-V = volley
kind-K = brace
kind-either = influence or build
long-S = movement points when the sails are raised
long-C = one more cube in each battle of the turn
long-F = one attack: ship, merchant or buildings
long-I = one cube on the island where one is
long-B = one building on an island of one’s own
long-P = the island where one is produces
long-H = in harbor, 2 cargo on the dock
long-R = 1 damage mended
long-D = one card drawn
long-coin = 1 coin aboard, in harbor into the chest
long-A = in battle, one of one’s cubes is dropped again
long-V = in battle, one cube more
long-K = in battle, one hit ignored
long-either = one or the other, as one likes
long-legendary = ships and merchants beaten
long-terror = an enemy ship sunk
long-experts = crew cards at level 4; the Alliance: cubes
long-elite = ship upgrades
long-explorer = tiles explored
long-builder = buildings at once
long-colonist = permanent cubes on islands
long-capitalist = coins in the chest; the Alliance: on its dock
long-master = cargo on dock and ship; never the Alliance
kind-outpost = outpost
kind-garrison = garrison
kind-fort = fort
kind-open_sea = open sea
kind-harbor = harbor
kind-pirate = pirate mode
kind-merchant = merchant mode
kind-rigging = Rigging
kind-gun_deck = Gun deck
kind-fore_hold = Fore hold
kind-aft_hold = Aft hold
kind-coins = coins
kind-cargo = cargo
kind-heads = heads
kind-tails = tails
kind-nothing = nothing
kind-crown = crown
kind-crowns = two crowns
kind-crown_hit = crown and hit
kind-hit = hit
kind-plunder = plunder
kind-legendary = Legendary
kind-terror = Terror of the Seven Seas
kind-experts = Expert Sailors
kind-elite = Elite Ship
kind-explorer = Explorer
kind-builder = Master Builder
kind-colonist = Colonist
kind-capitalist = Capitalist
kind-master = Master Merchant
short-legendary = Legendary
short-terror = Terror
short-experts = Experts
short-elite = Elite Ship
short-explorer = Explorer
short-builder = Buildings
short-colonist = Colonist
short-capitalist = Capitalist
short-master = Merchant
short-cargo = c
short-outpost = O
short-garrison = G
short-fort = F
count-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
count-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
count-cargo = { $n } cargo
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
count-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
count-S = { $n ->
    [one] { $n } sail
   *[other] { $n } sails
  }
count-C = { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
  }
count-F = { $n ->
    [one] { $n } attack flag
   *[other] { $n } attack flags
  }
count-I = { $n } influence
count-B = { $n } build
count-P = { $n } produce
count-H = { $n } harbor cargo
count-R = { $n ->
    [one] { $n } repair
   *[other] { $n } repairs
  }
count-D = { $n ->
    [one] { $n } draw
   *[other] { $n } draws
  }
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
count-A = { $n } aim
count-V = { $n ->
    [one] { $n } volley
   *[other] { $n } volleys
  }
count-K = { $n } brace
count-either = { $n } influence or build
nothing = nothing

# What happens
event-alliance-turn = Turn { $turn } of the { $side }
event-human-turn = Turn of: { $human }
event-card = The Alliance turns up a card: { $card }, { $shown ->
    [hard] hard side
   *[normal] normal side
  }, turns { $turns }
event-deck-shuffled = The Alliance’s deck is used up: it is shuffled again
event-picked = The player chooses for the Alliance among { $among }: { $picked }
event-tile = Turned up on { $space }: { $tile }
event-card-typed = As typed: { $line }
event-dealt = Card on { $space }: { $card }
event-explorer-cube = { $side }: cube { $n } on Explorer
event-claims = The Alliance takes the card on { $space }: { $card }
event-nothing-to-claim = The Alliance takes nothing on { $space }: no card lies there
event-toss = Merchant ship on { $space }, the coin falls: { $fell }
event-merchant-taken = The Alliance keeps the back of the merchant ship on { $space }: { $card }
event-pile = { $pile ->
    [pirate] The card goes onto its Pirate pile (cannons and abilities: +{ $n })
   *[merchant] The card goes onto its Merchant pile
  }
event-plan-attack = The Alliance means to attack { $human } ({ $why ->
    [laden] laden ship
   *[flag] flag
  }): it skips placements that would need another fight
event-plan-building = The Alliance means to fight once, against the buildings on { $space }
event-plan-halved = The Alliance means to fight twice, each with half its cubes: the ship on { $ship }, then the buildings on { $space }
event-fights-ship = The Alliance attacks the ship ({ $human }) on { $space } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
event-fights-building = The Alliance attacks the buildings ({ $human }) on { $space } with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
event-fight-lost = Fight lost by the Alliance on { $space }: no further fight on this card
event-no-more-fights = No fight on { $space }: the Alliance lost one or was sunk
event-no-end-fight = No fight where its ship ends, { $space }: an attack is planned
event-no-conditional-attack = No ship is laden enough for the Alliance to attack it
event-only-the-flag = Conditional attack on { $human }: only the flag’s fight takes place
event-no-attack = Attack flag: nobody to attack outside harbor
event-no-late-attack = The flag against { $human } comes too late: a fight was fought on this card already
event-garrison-hurts = The garrison on { $space } gives 1 damage: { $side }
event-garrison-spares = The garrison on { $space } does not give the fifth damage: { $side }
event-cube = { $side }: a cube on { $space } ({ $n } there now)
event-cube-replaces = { $side }: a cube on { $space } in place of one ({ $other })
event-cube-lost = { $side }: a cube lost on { $space }, without room
event-cube-half = { $side }: half a conversion on { $space }, the next one will count
event-cube-spared = { $side }: cube ignored on { $space }, the other Alliance’s island
event-cubes-lost = { $n ->
    [one] { $n } cube lost
   *[other] { $n } cubes lost
  } on { $space }: no island there
event-cube-ignored = A single cube on { $space } is ignored: fort, garrison or pirate mode
event-placement-ignored = { $n ->
    [one] { $n } cube is
   *[other] { $n } cubes are
  } not placed on { $space }
event-control = { $side } takes control of { $space }{ $n ->
    [0] { "" }
   *[other] ; buildings removed: { $n }
  }
event-permanent = { $side }: a permanent cube on { $space }
event-end-space = The ship of the { $side } sails to { $space }
event-stays-in-harbor = Ship sunk in this turn ({ $side }): it stays in harbor
event-conditional-influence = Influence where goods lie: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } on { $space }
event-no-conditional-influence = Influence where goods lie: no island will do
event-coins = { $side }: +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } from the supply
event-pile-coins = { $side }: +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } of the Merchant pile
event-upgrades = { $side }: upgrade { $upgrade }{ $n ->
    [0] { "" }
    [one] {" "}and its cannon
   *[other] {" "}and its { $n } cannons
  }
event-no-upgrade = No upgrade of level { $level } is available: { $side } takes none
event-repairs = { $side }: { $n ->
    [0] no damage to mend
    [one] { $n } damage mended
   *[other] { $n } damage mended
  }
event-builds = { $side }: { $building } on { $space }
event-no-building = { $side } cannot build ({ $building }): no island for it, or none left in the supply
event-produces = { $side }: { $space } produces { $goods }
event-no-production = { $side }: no island can produce
event-expert-cube = { $side }: cube { $n } on Expert Sailors
event-no-expert = { $side }: Expert Sailors is claimed already
event-beats-merchant = { $side } beats the merchant ship on { $space }
event-no-merchant = No merchant ship on the board: nothing for { $side }
event-later = At the end of the turn: { $goods } on the most valuable island ({ $side })
event-no-island = No island controlled to put goods on: { $side }
event-puts = Put on { $space }: { $goods }
event-condition = Would it drop { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }? { $holds ->
    [yes] Yes
   *[no] No
  }
event-collects = { $side } collects { $goods } from its islands
event-cargo-sold = { $side }: cargo on the dock becomes { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
event-plays = Card played: { $card }
event-sails = Sails raised: { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
event-moves = Ship to { $space } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  })
event-loads = Loaded: { $goods }
event-unloads = Unloaded: { $goods }
event-jettisons = Jettisoned: { $goods }
event-sells = Sold: cargo for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
event-buys = Bought: { $card }
event-trades = Traded for: { $card }
event-hunts = The merchant ship on { $space } is hunted
event-attacks = Attack on the Alliance’s ship at { $space }
event-storms = The buildings on { $space } are stormed
event-human-builds = Built on { $space }: { $kind }
event-human-produces = { $space } produces { $goods }
event-harbor-cargo = In harbor: +{ $n } cargo on the dock
event-mends = Mended: { $n } damage ({ $human })
event-human-upgrades = Upgrade: { $upgrade }
event-coin = One coin more
event-draws = A card is drawn
event-ends = End of the main phase
event-human-garrison = The enemy garrison on { $space } gives 1 damage
event-mode = Chosen: { $mode }
event-raised = { $card } rises to level { $level }
event-sleeved = Sleeved on { $card }: { $advancement }
event-discards = The played cards are discarded
event-defends-with = Played in defence: { $card }
event-battle = Battle at { $space }: { $human } { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  }, { $enemy } { $theirs ->
    [one] { $theirs } cube
   *[other] { $theirs } cubes
  }
event-cube-falls = A cube falls ({ $side }): { $face }
event-aims = Aim: a cube ({ $face }) is dropped again
event-volley = Volley: one cube more
event-braces = Brace: one hit will be ignored
event-crowns = Crowns: { $human } { $mine }, enemy { $theirs }
event-plundered = Plundered from the ship ({ $human }): { $goods }
event-plunders = { $human } plunders { $goods } ({ $enemy })
event-damage = { $side }: { $n } damage
event-human-sunk = The ship sinks ({ $human }): { $n ->
    [one] { $n } coin lost
   *[other] { $n } coins lost
  }, its goods with it; victor: { $enemy }
event-alliance-sunk = { $enemy } sunk: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } to the chest ({ $human }), its ship goes to harbor
event-battle-won = Battle won ({ $human } against { $enemy })
event-battle-lost = Battle lost ({ $human } against { $enemy })
event-merchant-beaten = Merchant ship beaten: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } aboard ({ $human })
event-merchant-escapes = Escapes under its deck: { $card }
event-back = Back of the merchant ship: { $card }
event-legendary-cube = { $side }: cube { $n } on Legendary
event-achievement = { $side } claims an achievement: { $achievement }
event-bonus-tile = { $side } is first: bonus tile of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
event-end-triggered = { $side } has four achievements and triggers the end
event-last-turns = Last turns: { $side } triggered the end
event-turns-over = The last turns are played: count the scores at the table, then say who won
event-edit = Set: { $word }
event-faces = Your cubes lie so: { $word }
event-tie = Equal scores; cubes on islands decide: { $mine } to { $theirs }
event-over = { $won ->
    [humans] Game won against the Alliance
   *[alliance] Game lost: the Alliance wins
  }
event-foe = Two ships in pirate mode on { $space }: { $human } is fought
event-tie-toss = Players tied, the coin falls: { $fell }, so { $human }
event-fortune-ignored = Fortune encounter ignored on { $space }: { $card }
event-gives = Given to the partner: { $goods }
event-takes = Taken from the partner: { $goods }
event-asks-consent = The partner is asked to agree: { $n } influence on { $space }
event-agrees = { $human } agrees to { $space }
event-declines = { $human } declines for { $space }
told-choice = { $said } (among { $among }; { $by })
told-only = { $said } ({ $by })
mark-by-only = only candidate
mark-by-human = choice left to the player
mark-by-toss = tied, a coin toss
mark-by-sea = the others are in harbor
mark-by-coins = most coins lying there
mark-by-stored = most cargo lying there
mark-by-goods = most goods lying there
mark-by-first = highest first value
mark-by-second = highest second value
mark-by-production = highest production
mark-by-cargo = most cargo made
mark-by-distance = the nearest
mark-by-damage = the most damaged
mark-by-controller = the island’s controller
mark-by-named = the one its card names
told-seat = { $human } · { $said }
told-cubes = Cubes ({ $side }): { $faces }
told-draws = Drawn: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
told-dealt = Cards dealt: { $cards }
told-placed = { $side }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } on { $space } ({ $there } there now)
told-lost = { $side }: { $n ->
    [one] { $n } cube lost
   *[other] { $n } cubes lost
  } on { $space }, without room
told-replaced = { $side }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } on { $space } in place of as many ({ $other })

# Why a decision is refused
cannot-read = “{ $word }” is not written like that, or not now
not-a-seat = there is no seat { $seat }
not-your-turn = it is not this seat’s turn
game-over = the game is over
not-in-phase = this is not the moment
edits-now = the table is set now: “set …”, then “go” for the Alliance’s turn, or “end won”, “end lost”
edit-unknown = this cannot be set like that; “?” shows how
edit-word = “{ $word }” cannot be read here; “?” shows how
edit-short = “{ $word }” is no side; in short they are: { $known }, as in “2p 1a”
edit-side = the sides are: { $known }
edit-number = a number from { $low } to { $high } is wanted
edit-no-island = there is no island on { $space }; say which one first: “set A2 tile …”
edit-tile = the tiles are: { $known }, or none
edit-tile-lies = { $tile } lies elsewhere already
edit-cubes = { $space } has { $n } cube spaces in all; several sides can be set at once: “set A2 cubes player 3 alliance 2”
edit-control = { $side } has more than half of the spaces of { $space } and controls it
edit-building = the buildings are: { $known }, or none
edit-nobody = nobody controls { $space }: buildings stand on controlled islands only
edit-supply = none of this kind is left in the supply: { $building }
edit-unexplored = { $space } is not explored: no card lies there
edit-card = “{ $word }” is no card: write its icons, “M” before a merchant, then perhaps its cost (“S2 D 4”), or just “pirate 3” (cannons and abilities), “other”, “merchant”
card-unknown = no card is called “{ $word }”; one of your own is typed with its band { $band }: “card NAME: A1 2, C2 1 | claim B1 | end H | out $1” (“? card”)
card-band-unknown = band { $band } of “{ $word }” was not typed yet: “card { $word }: A1 2, C2 1 | claim B1 | end H | out $1” (“? card”)
card-name = “{ $word }” cannot be a card’s name: at most 20 letters and digits, a letter first
cards-full = { $n } bands were typed: there is no room for more
edit-achievement = the achievements are: { $known }
no-turn-left = the last turns are played: count the scores, then “end won” or “end lost”; “set last none” takes the end back
cubes-so-many = say how many cubes you drop, from 0 to { $n }: “cubes 3”
faces-or-done = “done”, “brace” (one hit ignored), or how your cubes lie now: “faces c c h”
turn-too-long = goods have been moved to and fro { $n } times this turn: they stay where they are
one-or-two = Dead Reckoning is played alone or two against two, not by { $seats }
no-icon = an unused icon { $icon } is missing
not-in-harbor = this is done in harbor only
no-island = there is no island at { $space }
not-in-hand = { $card } is not in hand
sails-raised = the sails are raised already this turn
already-there = the ship is at { $space } already
sails-first = the sails must be raised first
too-far = { $space } is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } away; { $points ->
    [one] { $points } point is
   *[other] { $points } points are
  } left
explored-already = a tile was explored this turn already; { $space } must wait
cannot-load = at most { $n } ({ $good }) can be loaded here
not-aboard = there are only { $n } aboard ({ $good })
too-little-cargo = there is only { $n } cargo on dock and ship
too-little-aboard = { $n } cargo is needed, there is { $held }
two-taken = two cards were taken this turn already
no-merchant-here = no merchant ship at { $space }
no-advancement-here = no advancement to buy at { $space }
no-ship-here = no Alliance ship at { $space }
nothing-to-storm = neither fort nor garrison of an enemy at { $space }
beaten-already = the buildings on { $space } are beaten already this turn
barred = { $space } is barred: a fort or a garrison must be beaten first
too-little-influence = { $n } influence is left
not-yours = { $space } is not your island
built-already = { $space } has this building already
none-in-supply = none is left in the supply
produced-already = { $space } has produced already this turn
partner-away = the partner is not on this space
no-damage = there is no damage to mend
upgraded-already = an upgrade was bought already this turn
wrong-zone = this tile does not go into this zone
no-room = the holds are full
hand-full = the hand is full
cannot-raise = { $card } cannot be raised: not played this turn, or at level 4 already
no-such-advancement = there is no such advancement to sleeve
slot-taken = { $card } has not this slot free, or was not played this turn
one-held-back = only one advancement may be held back
defend-with = one defends with hand cards that show a cannon or an ability
choose-one = one of the offered possibilities must be chosen
nothing-chosen = nothing is chosen yet
which-ship = several Alliance ships are at { $space }: say which, 1 or 2
partner-denied = the partner has declined for { $space } this turn
no-card-left = there is no card left to draw
nothing-to-replace = there is no such cube to replace at { $space }
replace-whose = whose cube is replaced at { $space }? “influence 1 over alliance1”
stow-so-many = at most { $n } can go on the partner’s ship
partners-goods = { $space } is the partner’s island: its goods are theirs
no-ability = this ability is missing, or of no use here

# Why a bot advises it
why-play = Playing this card gives icons that are of use this turn.
why-sails = Movement points are needed for what follows.
why-move = { $space } is worth the way.
why-move-explore = Exploring { $space } brings the Explorer achievement nearer.
why-move-home = In harbor goods are safe and of use.
why-load = These goods will be of use elsewhere.
why-unload = These goods are better here.
why-stow = Only what your own ship has no room for goes on your partner’s.
why-sell = Coins count at the end, cargo does not.
why-buy = This advancement is worth its price.
why-trade = The front of this merchant ship is worth its price.
why-hunt = Against this merchant ship, { $mine } cubes to { $theirs }: { $chance }% chance of winning.
why-attack = Against the Alliance’s ship, { $mine } cubes to { $theirs }: { $chance }% chance of winning.
why-storm = Against these buildings, { $mine } cubes to { $theirs }: { $chance }% chance of winning.
why-influence = More cubes on { $space } ({ $cubes } there now).
why-influence-control = { $space } comes under control (cubes before: { $cubes }).
why-build = A building scores and protects the island.
why-produce = The island gives goods.
why-harbor = Two more cargo on the dock.
why-repair = Less damage, less danger of sinking.
why-upgrade = This upgrade serves for the rest of the game.
why-coin = One coin more.
why-draw = One more card in hand.
why-end = Nothing of use is left to do this turn.
why-mode-pirate = In pirate mode the Alliance must fight to place cubes here.
why-mode-merchant = In merchant mode a fight is avoided.
why-raise = This card gains most by rising.
why-raise-none = No card gains by rising.
why-sleeve = This advancement serves best on this card.
why-sleeve-none = This advancement is better held back.
why-defend = These cards give a chance in this battle.
why-defend-none = The cards are of more use in the next turn.
why-aim = This cube may fall better.
why-volley = One cube more may decide.
why-brace = One hit less.
why-done = The battle is well as it stands.
why-choose = It does the least harm.
why-agree = The team gains by it.
why-refuse = The team loses by it.
why-admiral = Played on in many futures, { $temper } promises most for this turn: { $chance }% chance of winning the game; { $other-temper }: { $other-chance }%.

# How the admiral may play a turn
temper-steady = keeping a steady course
temper-plain = taking what lies nearest
temper-hunting = hunting first
temper-building = building first
temper-exploring = exploring first
temper-conquering = taking islands first
temper-trading = trading first
temper-refitting = refitting the ship first
temper-banking = filling the chest first
temper-learning = buying advancements first

# Impossible positions
broken-text = this is not the text of a position of Dead Reckoning
list-length = { $n } values are needed here, not { $given }
text-expected = a text is expected here, not { $value }
no-such-tile = there is no such ocean tile
typed-band = this is no typed band: name, normal or hard, band, its line as we write it
no-such-card = there is no such card
tile-count = the ocean tiles do not add up
no-such-side = there is no such side
no-such-building = there is no such building
building-count = the buildings do not add up
no-such-space = there is no such space
too-much-damage = a ship afloat has fewer than 5 damage
too-many-cubes = there are more cubes than spaces
no-island-there = there is no island there
bonus-tiles = the bonus tiles are not those of the edition
below-zero = a number is less than zero
no-such-upgrade = there is no such upgrade
card-count = the cards do not add up
no-such-achievement = there is no such achievement
wrong-slot = this advancement does not go into this slot
upgrade-count = the upgrades do not add up
no-permanent-cube = who controls an island has a permanent cube there
agenda = what is left of the Alliance’s turn cannot be this
phase-parts = the phase does not go with this
too-many-goods = there are more goods aboard than room
no-such-crew = there is no such crew card

# The terminal
greeting-ours = Edition “{ $edition }”. We do not have the cards and tiles of the box; wholly or partly ours are: { $groups }.
greeting-box = Do you own the box? “arbitre edition new dead_reckoning FILE” writes a template to fill in with its values.
greeting-own = Edition “{ $edition }”.
group-islands = the islands
group-crew = the crew
group-ship = the ship
group-upgrades = the upgrades
group-buildings = the buildings
group-cards = the cards of the rows
group-battle = the battle board
group-start = the set-up
group-score = the score
group-alliance = the Alliance’s cards
edition-values = { $edition }: { $islands } islands, { $crew } crew cards, { $cards } cards of the rows, { $alliance } Alliance cards.
table-title = Dead Reckoning · Alliance turn { $turn }, band { $band } · { $phase-name }
table-title-last = Dead Reckoning · Alliance turn { $turn }, band { $band } · { $phase-name } · LAST TURNS ({ $side })
phase-setup = set-up
phase-alliance = the Alliance’s turn
phase-main = main phase
phase-mode = clean-up: mode
phase-raise = clean-up: level
phase-sleeve = clean-up: advancements
phase-drawing = clean-up: draw
phase-consent = the partner’s consent
phase-over = game over
phase-dealing = refilling
phase-drawing_one = draw
phase-edits = your turn at the table
phase-battle = battle
table-harbor = H Harbor: { $ships }
table-nobody = nobody
table-unexplored = unexplored
table-no-card = no card
table-pirate = { $side } (pirate)
table-legend = [spaces] +permanent ={" "}control · 1st/2nd +makes · $ coins, c cargo · ^ top - middle _ bottom · M merchant x guard · <{"!"}> pirate mode
table-ship = { $side } at { $space } · { $mode } · damage { $damage }/5 · sails { $sails } · cannons { $cannons } · aboard { $goods }, holds { $used }/{ $room }
table-companion = { $side } on { $space } · { $mode } · damage { $damage }/5 · aboard { $goods } · chest { $chest }
table-chest = Chest { $chest } · dock { $dock } · deck { $deck }, discard { $discard }
table-points = points { $points }
table-turn = { $moves } · icons { $icons } · cards taken { $taken }/2
table-not-raised = sails to raise
table-hand = Hand { $n }/{ $limit }: { $cards }
table-played = Played: { $cards }
table-held = To sleeve: { $cards }
table-alliance = { $side } at { $space } · damage { $damage }/5 · dock { $dock } · upgrades { $upgrades } · cannons { $cannons }
table-piles = Merchant pile { $merchant } · Pirate pile { $pirate } (power { $power }) · attacks with { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, defends with { $defending } · deck { $deck }
table-card = card { $card }, { $shown ->
    [hard] hard side
   *[normal] normal side
  }
table-battle = Battle at { $space }: { $mine } · { $theirs }
table-cubes = { $side }: { $faces }{ $left ->
    [0] {""}
   *[other] , { $left } to drop
  }
prompt-main = Your move ({ $human }): { $words }. Help: “?”
prompt-edits = { $human }: play your turn at the table, set what changed (“{ $example }”), then “{ $go }”. At the end “{ $won }” or “{ $lost }”. How: “?”
prompt-cubes = { $human }, attack on { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }{ $whole ->
    [0] {""}
   *[other] {" "}(half of { $whole })
  } against you: how many do you drop, all counted{ $bonus ->
    [0] {""}
   *[other] , with { $bonus } more of the last turn
  }{ $harbor ->
    [0] {""}
   *[other] , with { $harbor } more in harbor
  }? “{ $example }”, or how it ended: “{ $result }” (“?”)
prompt-faces = { $human }, crowns { $mine } against { $theirs }: “{ $done }”, or what your abilities changed: “{ $faces }”, “{ $brace }”
prompt-mode = { $human }: “{ $pirate }” or “{ $merchant }” until the next clean-up?
prompt-raise = { $human }: which played card rises a level? “{ $example }”, or “{ $none }”
prompt-sleeve = { $human }: on which played card does { $cards } go? “{ $example }”
prompt-defend = { $human }, attacked at { $space }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } against you: defend? “{ $example }”, or “{ $none }”
prompt-ability = { $human }, crowns { $mine } to { $theirs }, hits { $hits } to { $struck }: { $words }?
prompt-choose-building = { $human }, for the Alliance: which buildings does it attack? { $options }
prompt-choose-cubes = { $human }, for the Alliance: whose cube does it replace? { $options }
prompt-choose-influence = { $human }, for the Alliance: where do the 2 cubes go? { $options }
prompt-choose-goods = { $human }, for the Alliance: on which island are the goods put? { $options }
prompt-choose-upgrade = { $human }, for the Alliance: which upgrade? { $options }
prompt-choose-build = { $human }, for the Alliance: on which island does it build? { $options }
prompt-choose-produce = { $human }, for the Alliance: which island produces? { $options }
prompt-choose-merchant = { $human }, for the Alliance: which merchant ship does it beat? { $options }
prompt-choose = { $human}, choose: { $options }
prompt-consent = { $human }: do you agree to { $n } influence at { $space }? { $options }
prompt-stow = { $human }: how much of the loot goes on the partner’s ship? { $options }
prompt-wait = Turn { $turn }: { $phase-name }.
help-own-card =
    A card of your own box: type its band { $band } as one line, its parts between bars.
    {"  "}card corsair: A1 2, C2 1 | claim B1 | end H | attack | out $1
    {"  "}A1 2, C2 1        cubes on spaces
    {"  "}claim B1          spaces framed in white, one or two
    {"  "}end H             where the ship ends; this part is always needed
    {"  "}attack influence  the conditional icons
    {"  "}out gar fort      buildings; P1 produce, R1 repair, U sails I upgrade
    {"  "}$2 Q E3 Ec2       coins, a coin for 2 cards, coins or cargo at the end
    {"  "}X M               expert sailors, merchant
    {"  "}F Fh F+2          attack, if NOT in harbor, with 2 cubes more
    {"  "}7?{"{"}$3 F{"}"}:{"{"}P1{"}"}      if it would drop 7 cubes …, otherwise …
    The name may be left out; “card corsair” will do when the same band comes again.
chance-known = Typed before, with this band: { $cards }
chance-typed = Typed so far (“arbitre edition keep” puts it into an edition file):
chance-kind-cubes = battle cubes
chance-kind-card = Alliance cards
chance-kind-tile = tiles
chance-kind-deal = cards of the rows
chance-kind-toss = coin tosses
chance-kind-rest = the rest
chance-bonus = Bonus tile on { $achievement }: which value? (“{ $example }”)
chance-first = Which player begins? (“{ $example }”)
chance-crew = Crew card drawn ({ $human })? (“{ $example }”)
chance-card = Alliance card revealed? (“{ $example }”{ $own ->
    [yes] , your own: “card …”, how: “?”
   *[no] {""}
  })
chance-tile = Which tile is turned up at { $space }? (“{ $example }”{ $own ->
    [yes] , your own: “Tortuga 5 8/4 2$”
   *[no] {""}
  })
chance-deal = Which card of row { $row } is dealt to { $space }? Icons, cost, slot (“{ $example }”{ $own ->
    [yes] , or “pirate 2”, “other”, “merchant”
   *[no] {""}
  })
chance-front = What does the front of the merchant ship at { $space } show? (“pirate 2”, “other”)
help-own-tile =
    An island of your own box: its name, cube spaces, both values, what it makes.
    {"  "}Tortuga 5 8/4 2$ 1c   5 spaces, values 8 and 4, 2 coins and 1 cargo
    It is known by its name from then on.
help-own-row =
    A card of your own box: the Alliance asks one thing of it, how many
    cannons and battle abilities it has, both counted alike.
    {"  "}pirate 3          so many cannons and battle abilities
    {"  "}other             none
    {"  "}merchant          a merchant ship (M before icons that you want to note)
    {"  "}C2 A 3            or its icons, then perhaps its cost
chance-back = What does the back of the merchant ship at { $space } show? (“{ $example }”)
chance-toss = How does the coin fall? (“tails”, “heads”)
chance-cubes = Battle at { $space }, { $n ->
    [one] { $n } cube to drop
   *[other] { $n } cubes to drop
  } ({ $side }): c crown, cc two, ch crown and hit, h hit, p plunder, - nothing (“{ $example }”)
options-table = The table as it is set, in lines that would set it:
options-none = Nothing can be written about it now.
options-island = { $spaces ->
    [one] { $spaces } cube space
   *[other] { $spaces } cube spaces
  }, worth { $first } then { $second }, makes { $goods }
options-cubes = { $side }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }, { $m } permanent
options-control = controlled by { $side }
options-there = buildings: { $buildings }; goods lying there: { $goods }
options-distance = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } from your ship
options-advancement = { $icons }, cost { $n } cargo, { $slot } slot
options-merchant = merchant ship (front { $icons }, trade { $n } cargo, { $slot } slot; guard { $guard }, win { $win ->
    [one] { $win } coin
   *[other] { $win } coins
  })
options-crew = { $card }, level { $level }, { $pile -> 
    [deck] in the deck
    [hand] in hand
    [played] played
   *[discard] discarded
  }: { $icons }
options-level = level { $level }: { $icons }
options-sleeved = { $icons }, { $slot } slot
options-slot = { $slot }: { $icons }
options-upgrade = { $upgrade } ({ $zone }), cost { $n }, { $left } left: { $does }
options-hold = a hold
options-spaces = +{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
options-bears = on its spaces: { $icons }
options-draws = draws { $n } more
options-limit = hand limit { $n }
options-map = A1 Highmoor 8/4: a tile and what its island is worth to the first and the second · [oo…]: cube spaces and whose cubes lie on them · +o: permanent cubes · =o: who controls the island · +1$ 2c: what it makes, $ coins, c cargo · O outpost, G garrison, F fort · (2$ 1c): goods lying there · <o>: a ship, <o!> in pirate mode · ^S2 2c: a card, its slot (^ top, - middle, _ bottom), icons and price in cargo · M^S2 2c x3: a merchant ship and how many cubes guard it
options-icon = { $icon-sign } { $name }: { $does }
options-pile = Merchant pile { $merchant }, Pirate pile { $pirate } (cannons and abilities: { $n }), { $side }
options-row = Row { $row }, { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }: { $cards }
options-under = Under the decks: { $cards }
options-alliance-deck = Alliance cards still in the deck: { $cards }
options-alliance-cards = The Alliance’s cards: { $cards }. One of them, band by band: { $example }.
options-rows-how = The cards of a row in words: “{"?"} row 2”.
options-band = band { $band }: { $does }
options-side = { $card }, { $shown ->
    [hard] hard side
   *[normal] normal side
  }
options-achievement = { $achievement } ({ $what }): { $counts }, needs { $n }
options-bonus = bonus tile { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
options-score = { $side }: { $lines } = { $n }
band-claims = claims { $spaces }
band-influence = cubes { $spaces }
band-end = ends { $space }
band-attack = conditional attack
band-conditional = conditional influence
band-gain = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
band-per-pile = a coin for 2 Merchant advancements
band-upgrade = upgrade { $upgrade }
band-repair = repairs { $n }
band-build = builds: { $building }
band-produce = { $n ->
    [one] { $n } island produces
   *[other] { $n } islands produce
  }
band-expert = Expert Sailors cube
band-flag = attack flag
band-flag-sea = attack flag, if NOT in harbor
band-more = { $said } (+{ $n })
band-merchant = beats a merchant ship
band-at-end = at the end, { $goods } on an island
band-condition = if { $n } cubes: { $then }; otherwise: { $otherwise }
mark-chest = chest
mark-aboard = aboard
mark-dock = dock
mark-goods = on its islands
mark-islands = islands
mark-buildings = buildings
mark-upgrades = upgrades
mark-crew = crew
mark-experts = experts
mark-achievements = achievements
mark-bonus = bonus tiles
step-candidates = Candidates:
step-candidate = { $candidate }: { $counts }
step-order = Decided by: { $by }. The order: { $order }.
step-decided = Decided by: { $by }.
step-nothing = The Alliance has not done anything yet.
step-value-production = the value of the first place, then production, then the player’s choice
step-production = production, then cargo, then the player’s choice
step-value = the value of the first place, then the player’s choice
step-coins = the coins lying there, then coins and cargo, then the player’s choice
step-stored = the cargo lying there, then coins and cargo, then the player’s choice
step-buildings = the coins lying there, the value of the first place, of the second, then the player’s choice
step-same-level = the upgrade its card names, else another of the same level as the player chooses
step-choice = the player’s choice
step-controller = the cube of whoever controls the island, else the player’s choice
step-nearest = at sea before in harbor, the nearest, then the most damaged, then a coin toss
step-damaged = the most damaged, then a coin toss
mark-weight-coins = { $n ->
    [0] no coin lying there
    [one] { $n } coin lying there
   *[other] { $n } coins lying there
  }
mark-weight-stored = { $n } cargo lying there
mark-weight-goods = { $n } coins and cargo
mark-weight-first = first place worth { $n }
mark-weight-second = second place worth { $n }
mark-weight-production = makes { $n } in all
mark-weight-cargo = { $n } of it cargo
mark-weight-sea = { $n ->
    [0] in harbor
   *[other] at sea
  }
mark-weight-distance = { $n ->
    [one] { $n } step away
   *[other] { $n } steps away
  }
mark-weight-damage = { $n } damage
help-goal =
    Aim: most coins at the end. A side’s fourth achievement brings the last
    turns. The Alliance begins; each step shows its clause.
help-lines =
    {"  "}cards        play captain · draw · end
    {"  "}ship         sails · move B2 · repair · upgrade sails1 rigging
    {"  "}goods        load 2 cargo · unload 2 coins · sell 1
    {"  "}             jettison 2 cargo
    {"  "}rows         buy · trade · hunt (a merchant ship)
    {"  "}islands      influence 2 · build fort · produce
    {"  "}icons H, $   harbor · coin
    {"  "}battles      attack · storm · defend gunner1
    {"  "}             aim hit · volley · brace · done
    {"  "}clean-up     mode pirate · raise crew1 · sleeve 1>first_mate
    {"  "}Alliance     choose B2 (where it leaves the choice)
help-look =
    To look up: “{"?"} A2”, “{"?"} gunner1”, “{"?"} settler-1” (an Alliance card),
    “{"?"} map”, “{"?"} crew”, “{"?"} icons”, “{"?"} upgrades”, “{"?"} piles”,
    “{"?"} alliance”, “{"?"} achievements”, “{"?"} score”.
help-icons = Icons: { $icons }
help-edits =
    The program plays the Alliance; you play at the table and set what changed.
    Several things on one line, parted by commas; “? set” shows what is set.
    {"  "}space        set A2 skerry 2p 1a fort 2$ 1c card S2 D 4
    {"  "}             2p 1a your cubes and the Alliance’s, +p permanent,
    {"  "}             =p control, 2$ coins, 1c cargo, M before a merchant
    {"  "}             set A2 tile none · set A2 card none · set B3 sea
    {"  "}             set A2 cubes player 0 · set A2 control player
    {"  "}             set A2 permanent player 0 · set A2 buildings none
    {"  "}you          set ship B2 pirate 1d 3$ 2c (1d damage, aboard $ and c)
    {"  "}             set mode merchant · set chest 4 (when under 5)
    {"  "}Alliance     set alliance C2 1d 17$ 2c (on its dock) cannons 2
    {"  "}             set alliance upgrades 3 piles 4 2 3 (Merchant, Pirate,
    {"  "}             cannons and abilities)
    {"  "}counters     set alliance legendary 1 experts 1 explorer 3
    {"  "}             set claimed player explorer · set supply fort 5
    {"  "}course       set turn 5 · set last player · set last none · set deck full
    {"  "}together     set A1 palmetto 3a out, ship B1 pirate, turn 7
    {"  "}your box     set A2 tile Tortuga 5 8/4 2$ 1c (an island nobody knows)
    {"  "}             set A2 card pirate 3 · card other · card merchant
    {"  "}battle       cubes 3 · faces c c h · brace · done
    {"  "}             or its result: result won damage 1 hits 2 loses 1 takes 2
    {"  "}             (damage to you, to it; goods you lose, you take)
    {"  "}on           go · end won · end lost
    Control follows from cubes; buildings come from the supply. “undo” takes back.
    Where chance is asked: type what the table shows, or “draw”.

# A series of games, and luck
tally-legendary = Legendary (player)
tally-terror = Terror of the Seven Seas (player)
tally-experts = Expert Sailors (player)
tally-elite = Elite Ship (player)
tally-explorer = Explorer (player)
tally-builder = Master Builder (player)
tally-colonist = Colonist (player)
tally-capitalist = Capitalist (player)
tally-master = Master Merchant (player)
tally-alliance-legendary = Legendary (Alliance)
tally-alliance-terror = Terror of the Seven Seas (Alliance)
tally-alliance-experts = Expert Sailors (Alliance)
tally-alliance-elite = Elite Ship (Alliance)
tally-alliance-explorer = Explorer (Alliance)
tally-alliance-builder = Master Builder (Alliance)
tally-alliance-colonist = Colonist (Alliance)
tally-alliance-capitalist = Capitalist (Alliance)
tally-alliance-master = Master Merchant (Alliance)
tally-battles-won = battles won
tally-battles-lost = battles lost
tally-sunk = ships of the player sunk
tally-alliance-sunk = ships of the Alliance sunk
tally-islands = islands held at the end
tally-alliance-islands = islands of the Alliance at the end
tally-total = total of the player
tally-alliance-total = total of the Alliance
tally-explored = tiles explored
tally-merchants = merchant ships beaten
reason-islands = islands were missing
reason-achievements = achievements were missing
reason-goods = coins were missing
reason-tie = coins equal, fewer cubes
luck-crowns = crowns per own cube (in hundredths)
luck-enemy-crowns = crowns per enemy cube (in hundredths)
luck-toss = coins fallen on tails

# The board as drawn (draw.py)
draw-title = Board of Dead Reckoning, Alliance turn { $turn }
draw-space = { $space-code }: { $tile-name }
draw-unexplored = unexplored
draw-achievements = Achievements

# The whole table as drawn on a page (draw_*.py)
draw-turn-of = { $n ->
    [0] Start
   *[other] Turn { $n }
  }
draw-phase = { $name } · { $said }
draw-last-turns = last turns, triggered by { $name }
draw-won = Game won against the Alliance
draw-lost = The Alliance wins
draw-ended-by = four achievements: { $name }
draw-space-title = Space { $code }
draw-island = { $code } { $name }: worth { $first } to the first and { $second } to the second, produces { $goods }; control: { $owner-name }; buildings: { $list }
draw-cube = Cube of { $name } on { $code }
draw-permanent = Permanent cube of { $name } on { $code }
draw-goods = Lying on { $code }: { $goods }
draw-card = Card on { $code }: { $said }
draw-ship-at = Ship of { $name } at { $code }, { $said }, { $n } damage of { $m }
draw-ship-alliance = Ship of { $name }{ $said } at { $code }, { $n } damage of { $m }
draw-damage = { $name }: { $n } damage; the { $m }th sinks
draw-zone = { $name }: { $said } ({ $icons })
draw-no-upgrade = no upgrade
draw-hold = Hold
draw-dock = Dock
draw-chest = Chest
draw-deck = Deck
draw-discard = Discard
draw-store = { $name }: { $said }
draw-companion = Played at your own table
draw-turn-idle = Not on turn
draw-turn = { $said }; cards taken: { $n } of { $m }; icons left: { $icons }
draw-points = movement points: { $n }
draw-not-raised = sails not raised yet
draw-no-icons = no icon left
draw-no-icons-yet = no icon yet
draw-played-here = Cards you play lie here
draw-crew-head = Hand { $n } of { $m }{ $played ->
    [0] { "" }
   *[other] {" "}· played { $played }
  }{ $held ->
    [0] { "" }
   *[other] {" "}· to sleeve { $held }
  }
draw-held = To be sleeved, { $n }: { $said }
draw-held-head = To sleeve { $n }
draw-aboard-coin = A coin aboard
draw-aboard-cargo = A cargo aboard
draw-back = A card in hand, hidden
draw-crew-card = { $name }, level { $n }: { $icons }
draw-crew-played = { $name }, played, level { $n }: { $icons }
draw-alliance-head = { $code } · { $n ->
    [one] attacks with { $n } cube
   *[other] attacks with { $n } cubes
  }{ $m ->
    [0] { "" }
   *[other] , +{ $m } defending in harbor
  }
draw-alliance-dock = Dock of { $name }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }, { $m } cargo
draw-alliance-upgrades = Upgrades of { $name }: { $upgrades }, with { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
  }
draw-alliance-merchant-pile = Merchant pile of { $name }: { $merchant ->
    [one] { $merchant } card
   *[other] { $merchant } cards
  }
draw-alliance-pirate-pile = Pirate pile of { $name }: { $pirate ->
    [one] { $pirate } card
   *[other] { $pirate } cards
  }, cannons and abilities: { $power }
draw-alliance-deck = Deck of { $name }: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
  }
draw-caption-dock = dock
draw-caption-upgrades = upgrades
draw-caption-merchant-pile = Merchant
draw-caption-pirate-pile = Pirate
draw-caption-deck = deck
draw-no-card = No Alliance card is being carried out
draw-next-band = The line { $turns } serves in those turns
draw-card-head = { $name }, { $shown ->
    [hard] hard side
   *[normal] normal side
  }
draw-sign-claim = takes the card
draw-sign-I = places cubes
draw-sign-end = its ship ends there
draw-sign-F = attacks a ship
draw-sign-upgrade = ship upgrade
draw-sign-expert = expert sailors
draw-sign-merchant = beats a merchant
draw-sign-P = produces
draw-sign-R = repairs
draw-sign-coin = gains coins
draw-at-sea = at sea
draw-if-laden = { $counts ->
    [cargo] if { $n }+ cargo
    [goods] if { $n }+ goods
   *[coins] if { $n }+ coins
  }
draw-where-goods = { $counts ->
    [cargo] { $n } where most cargo
   *[coins] { $n } where most coins
  }
draw-if-cubes = if { $n }+:
draw-otherwise = else:
draw-battle-board = Battle board
draw-cubes-mine = Where your cubes fall
draw-cubes-theirs = Where the enemy’s cubes fall
draw-no-battle = No battle under way
draw-reach = To { $code }: { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
draw-would-fight = If you attacked its ship: { $n } against { $m }
draw-reckoning = Final score
draw-reckoning-total = Total
draw-reckoning-islands = Islands
draw-reckoning-coins = Coins
draw-reckoning-achievements = Achievements
draw-reckoning-rest = Others
draw-fighter = { $name } at { $code }: { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
  }, { $m ->
    [one] { $m } hit
   *[other] { $m } hits
  }
draw-to-fall = A cube still to fall
draw-aim-done = { $name } has claimed it
draw-aim-count = { $name } { $count } of { $n }
draw-aim-bonus = first to claim: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
draw-aim-bonus-of = bonus tile of { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }: { $name }

# Touched on a page (screen*.py)
touch-group-cards = Cards
touch-group-ship = Ship
touch-group-goods = Goods
touch-group-rows = Cards of the rows
touch-group-island = Island
touch-group-battle = Battle
touch-group-cleanup = Clean-up
touch-group-alliance = The Alliance and the partner
touch-group-table = The real table
touch-play = Play { $name } ({ $icons })
touch-draw = Draw a card
touch-end = End the turn
touch-end-won = The game was won
touch-end-lost = The game was lost
touch-sails = Raise the sails: { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
touch-move = Sail to { $where }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
touch-explore = Sail to { $where } and explore it, { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
touch-load = Load { $goods }
touch-unload = Put { $goods } ashore on { $where }
touch-unload-chest = Unload { $goods } into the chest
touch-unload-dock = Unload { $goods } onto the dock
touch-jettison = Throw { $goods } overboard
touch-give = Give { $goods } to the partner
touch-take = Take { $goods } from the partner
touch-stow = { $n ->
    [0] All the loot on your own ship
   *[other] { $n } of the loot on the partner’s ship
  }
touch-sell = Sell { $m } cargo for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
touch-harbor = Take harbor cargo onto the dock
touch-coin = Take a coin
touch-buy = Buy: { $said }
touch-trade = Trade with the { $said }
touch-hunt = Hunt the { $said }: { touch-odds }
touch-attack = Attack the ship of { $name }: { touch-odds }
touch-storm = Storm the buildings on { $where }: { touch-odds }
touch-odds = { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  } against { $theirs }, { $percent }% to win
touch-influence = Place { $n } influence on { $where }
touch-influence-over = Place { $n } influence on { $where }, replacing cubes of { $name }
touch-build = Build on { $where }: { $name }, for { $goods }
touch-produce = Let { $where } produce
touch-repair = Mend one damage
touch-repair-partner = Mend one damage on the ship of { $name }
touch-upgrade = Fit { $name } for { $goods } ({ $said })
touch-mode-merchant = Stay in merchant mode
touch-mode-pirate = Hoist the black flag: pirate mode
touch-raise = Raise { $name } to level { $n } ({ $icons })
touch-raise-none = Raise no card
touch-sleeve = Sleeve on { $name }: { $icons }
touch-sleeve-none = Sleeve nothing
touch-defend = Defend with { $name } ({ $icons })
touch-defend-none = Defend without cards
touch-aim = Aim: drop a cube again that shows { $name }
touch-volley = Volley: drop one more cube
touch-brace = Brace: ignore one hit
touch-done = Leave the cubes as they lie
touch-cubes = You drop { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }
touch-choose = Choose { $name }
touch-choose-cube = A cube of { $name } is replaced
touch-agree = Agree
touch-refuse = Decline
touch-go = The Alliance’s turn
amount-cubes = How many cubes do you drop?
touch-prompt-wait = Waiting ({ $said })
touch-prompt-other = { $name } decides ({ $said })
touch-prompt-main-cards = Play a card or touch what is outlined.
touch-prompt-main-points = { $n ->
    [one] { $n } step left: touch your ship, then a tile.
   *[other] { $n } steps left: touch your ship, then a tile.
  }
touch-prompt-main-points-icons = { $n ->
    [one] { $n } step and icons left: touch what is outlined.
   *[other] { $n } steps and icons left: touch what is outlined.
  }
touch-prompt-main-explored = No more exploring this turn: touch what is outlined.
touch-prompt-main-sails = Raise the sails, or end your turn.
touch-prompt-main-icons = Still to use: { $icons }.
touch-prompt-main-many = { $n } icons left: touch what is outlined.
touch-prompt-main-buy = Get the card here, or end your turn.
touch-prompt-main-load = Load the goods here, or end your turn.
touch-prompt-main-end = Nothing left to use: end your turn.
touch-prompt-mode = Touch your ship: pirate or merchant?
touch-prompt-raise = One played card may rise a level.
touch-prompt-sleeve = Sleeve what you bought; one may wait.
touch-prompt-consent = { $name }: your partner wants to place { $n } influence on { $code }. Do you agree?
touch-prompt-edits = { $name }: set what changed at the table, then go on.
touch-prompt-defend = Attack at { $code }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }: which cards defend?
touch-prompt-battle = Crowns { $mine } to { $theirs }; use an ability or leave the cubes.
touch-prompt-defending = Your { $mine } against { $theirs }: more cards, or defend like this?
touch-prompt-sleeving = { $n ->
    [0] All cards are sleeved: send it.
    [one] One card is still to be sleeved.
   *[other] { $n } cards are still to be sleeved.
  }
send-defend = { $n ->
    [0] Defend without cards
    [one] Defend with { $n } card
   *[other] Defend with { $n } cards
  }
send-sleeve = Sleeve like this
send-fight = Fight: { $mine } against { $theirs }, { $percent }%
send-sleeve-none = Sleeve nothing now
touch-prompt-cubes = { $name }: how many cubes do you drop at { $code } against { $n }?
touch-prompt-faces = { $name }: crowns { $mine } to { $theirs }; change how your cubes lie, or go on.
touch-prompt-choose = { $name }: the Alliance leaves you the choice.
touch-prompt-choose-building = { $name }: whose buildings does the Alliance attack?
touch-prompt-choose-cubes = { $name }: whose cube does the Alliance replace?
touch-prompt-choose-influence = { $name }: on which island does the Alliance place its cubes?
touch-prompt-choose-goods = { $name }: on which island does the Alliance put the goods?
touch-prompt-choose-upgrade = { $name }: which upgrade does the Alliance take?
touch-prompt-choose-build = { $name }: on which island does the Alliance build?
touch-prompt-choose-produce = { $name }: which island of the Alliance produces?
touch-prompt-choose-merchant = { $name }: which merchant ship does the Alliance beat?
basket-defence = Cards against { $n ->
    [one] { $n } enemy cube
   *[other] { $n } enemy cubes
  }
basket-cannons = { $n ->
    [one] cannon
   *[other] cannons
  }
note-defence = Your { $mine ->
    [one] { $mine } cube
   *[other] { $mine } cubes
  } against { $theirs }: more crowns, so a win, in { $percent }% (abilities not counted)
note-fight = Most crowns win; on a tie you lose. Once sent, the cubes fall: it cannot be taken back.
offer-all = All that fights: { $mine } against { $theirs }, { $percent }%
offer-enough = Just enough: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, { $mine } against { $theirs }, { $percent }%
offer-sleeve = Sleeve all { $n }
basket-item = { $name }: { $icons }
panel-line = Coins
panel-total = Total
panel-score = Final score
panel-ended = Ended by four achievements
panel-score-now = The score if it ended now
panel-card = The Alliance’s card
panel-band = Turns { $turns }
panel-achievements = Achievements
panel-achievement = Achievement
panel-bonus = Bonus
panel-piles = Decks of the rows
panel-deck = Deck
panel-cards = Cards
panel-which = What may be left
panel-row = Row { $n }
panel-upgrades = Ship upgrades

bot-greedy = Greedy
bot-navigator = Navigator
bot-admiral = Admiral
bot-captain = Captain
bot-style-admiral = Weighs up to ten plans for the whole turn in many possible futures: the strongest.
bot-style-captain = Looks ahead as the admiral does, but weighs three plans only, in few futures.
bot-style-navigator = Follows rules of thumb learnt from thousands of games, and looks no further.
bot-style-greedy = Takes what is worth most now, whatever comes after.

option-difficulty = Difficulty
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-expert = Expert
option-difficulty-extreme = Extreme
difficulty-normal = { option-difficulty-normal }
difficulty-hard = { option-difficulty-hard }
difficulty-expert = { option-difficulty-expert }
difficulty-extreme = { option-difficulty-extreme }
option-hard-cards = Alliance cards that show their hard side, by number (empty: as the difficulty says)
option-companion = Beside the real box: the program plays the Alliance only

# what each thing of the picture is
about-named = { $name }: { $said }
about-harbor = Harbor: here goods go ashore into chest and dock, cargo is sold, the ship is upgraded and mended; four more cubes defend it.
about-unexplored = Nobody has been here. Stopping here, once a turn, turns up the tile and puts a cube on Explorer.
about-explored-already = Not now: only one tile is explored a turn, and that is done.
about-open-sea = Open sea: no island, no cubes, but a card may lie here.
about-island = Island: whoever fills more than half of its cube spaces controls it.
about-values = Gold circle: coins at the end for its controller, or else for whoever has most cubes. Silver circle: for the second.
about-production = After the sprout: what it produces when a production icon is used here, whoever holds it. The goods lie on the island.
about-cube-spaces = Dotted squares: spaces for cubes of influence.
about-cube = A cube of influence. More than half of an island’s spaces give control of it.
about-permanent = Permanent cube: it stays for good, counts on this island and for Colonist.
about-goods = Goods lying on the island. Its controller may load them, with their ship here; the Alliance takes its own at the end of its turn.
about-coin = Coin: a point at the end. Aboard it can be plundered; in harbor it goes into the chest.
about-cargo = Cargo pays for cards, buildings and upgrades; in harbor { $sold } of it sell for a coin. Worth nothing at the end.
about-row-card = Advancement: its price in cargo stands below, its icons above. The dark bar says which slot of a crew card it is sleeved into.
about-merchant-card = Merchant ship: trade for the price in cargo, or hunt it with an attack flag against as many cubes as it has cannons, for its coins and its back.
about-ship = A ship; goods, icons and fights work where it lies.
about-merchant-mode = Merchant mode (pennant): the ship lies peacefully.
about-pirate-mode = Pirate mode (black flag): cubes of others on this space must be fought for.
about-alliance-ship = The Alliance’s ship: it only moves to the end space of its card. Attack it here with an attack flag.
about-damage = Damage: the { $sinks }th hit sinks the ship.
about-rigging = Rigging: the sails of the ship give movement points.
about-gun_deck = Gun deck: a cannon is a cube in every battle.
about-hold-zone = Hold: each square takes one coin or one cargo. An icon on a square is lost while something lies on it.
about-hold = Goods aboard of the room there is: 0/7 is empty, with room for 7.
about-dock = The dock: cargo that waits in harbor; it pays for upgrades and can be loaded or sold.
about-chest = The chest: coins that nobody can plunder, points at the end.
about-deck = Crew cards still to be drawn.
about-discard = Crew cards played before; shuffled when the deck is used up.
about-turn = What may still be done in the turn.
about-points = Wind: movement points left. 2+ means: sails not raised yet, the ship gives 2, cards played add theirs.
about-taken = Page: cards bought, traded or hunted this turn, at most { $most }.
about-hand = The hand: play a card to have its icons for this turn. New cards are drawn in clean-up.
about-crew = Crew card: played, it gives all its icons for the turn.
about-level = Stars: its level. In clean-up one played card may rise; at level 4 it is an expert sailor.
about-slots = Three slots, top, middle and bottom: bought cards are sleeved there and add their icons for good.
about-held = A card to be sleeved: it goes into its slot on a crew card played this turn.
about-alliance-dock = The Alliance’s coins and cargo; every { $sold } cargo become a coin at once.
about-alliance-upgrades = Its ship’s upgrades, and their cannons: a cube each in battle.
about-alliance-merchant-pile = Its merchant pile: cards it took that have no cannon and no battle ability.
about-alliance-pirate-pile = Its pirate pile: every two cannons and battle abilities there are one cube more in battle.
about-alliance-deck = Its cards still to come.
about-alliance-card = The Alliance’s card: first the grid at the left, then the icons at the right, in order.
about-band = A line (band) of the card: it serves in the turns written before it; then it stands open above.
about-claim = White frame: the Alliance takes the card lying there.
about-place = Cubes: so many go on this space.
about-end = Ship: the Alliance’s ship ends its turn here.
about-attack = Conditional attack: if a ship carries { $laden } or more { $attack ->
    [cargo] cargo
    [goods] goods
   *[coins] coins
  }, the Alliance attacks it, even in harbor.
about-conditional = Conditional influence: 2 cubes on the island where most goods lie that it does not control.
about-gain = It gains coins from the supply.
about-per-pile = It gains a coin for every 2 cards of its merchant pile.
about-card-upgrade = It gets this ship upgrade; if none is left, another of the same level.
about-card-repair = It mends so much damage.
about-card-build = It builds on its best island that has none of the kind.
about-card-produce = So many of its best islands produce, straight onto its dock.
about-card-expert = A cube on Expert Sailors.
about-card-merchant = It beats a merchant ship lying on any tile and takes its back.
about-flag = Attack flag: it attacks a ship; +1 is a cube more, “at sea” spares ships in harbor.
about-at-end = At the end of its turn it puts these goods on its most valuable island.
about-condition = If it would drop so many cubes: what follows; otherwise: what stands behind the bar.
about-outpost = Outpost, cost { $cost } cargo: the island produces one good more.
about-garrison = Garrison, cost { $cost } cargo: it gives an enemy ship 1 damage and defends with { $n } cubes.
about-fort = Fort, cost { $cost } cargo: it defends with { $n } cubes.
about-battle = Battle: each side drops its cubes; most crowns win.
about-faces = Here the cubes fall.
about-to-fall = A cube still to fall.
about-crown = Crowns decide the battle.
about-hit = Each hit is a damage to the enemy’s ship.
about-face-nothing = Nothing.
about-face-crown = One crown.
about-face-crowns = Two crowns.
about-face-crown_hit = One crown and one hit.
about-face-hit = One hit: a damage to the enemy’s ship.
about-face-plunder = Plunder: one good from the enemy’s ship.
about-aims = Done against needed. Four achievements of one side end the game; the gold number is a bonus for the first.
about-reach = Your ship can sail here: the number says how many movement points it takes.
about-step-done = ✓ Done.
about-step-void = Ruled through: its condition was not met, or it did not take place.
draw-step-claim = Takes the card on { $where }
draw-step-place = { $n ->
    [one] 1 cube on { $where }
   *[other] { $n } cubes on { $where }
  }
draw-step-end = Its ship ends at { $where }
draw-step-attack = Conditional attack
draw-step-conditional = Conditional influence
draw-card-last = Last card: { $said }
draw-part-sea = Sea
draw-part-ship = Ship, hand
draw-part-alliance = Alliance
draw-part-aims = Goals
draw-part-battle = Battle
draw-part-fight = Battle, goals
draw-would-attack = { $n ->
    [one] your cube
   *[other] your cubes
  }
draw-would-defend = { $n ->
    [one] its cube
   *[other] its cubes
  }{ $m ->
    [0] { "" }
   *[other] , { $m } by the harbor
  }
draw-merchant = Merchant
draw-part-partner = Partner
draw-part-partner-hand = Their cards

### The play aid

aid-goal = The goal
aid-goal-win = Whoever has most coins after the final scoring wins.
aid-goal-end = As soon as one side has { $end } achievements, the turn under way is finished and all others play one more turn.
aid-goal-last = In that last turn the side that brought about the end drops { $bonus } more cubes in its battles.
aid-turn = The turn
aid-turn-left = The Alliance reveals its card. On the left: it takes cards, places cubes, then its ship goes to its end space.
aid-turn-right = On the right: its icons, from left to right and from top to bottom.
aid-turn-goods = It takes all goods lying on its islands.
aid-turn-yours = Then it is your turn: play cards for their icons, sail, load, buy, fight, in any order you like.
aid-turn-clean = Clean-up: merchant or pirate mode, one played card rises by a level, bought cards are sleeved, played ones discarded, and you draw { $hand } ({ $limit } in hand at most).
aid-sea = At sea and in harbor
aid-sea-sail = Once a turn, raise the sails: a step for each sail of the ship and of the cards played. The harbor touches A1, B1 and C1.
aid-sea-explore = Stopping on an unexplored tile turns it up; once a turn.
aid-sea-cards = The card at your space is bought with cargo aboard; { $taken } cards a turn at most.
aid-sea-island = More than half of an island’s cube spaces give control of it: its buildings go, and you add a permanent cube.
aid-sea-harbor = In harbor: load, unload, sell { $sold } cargo for a coin, buy an upgrade, mend 1 damage.
aid-icons = The icons
aid-icons-name = Icon
aid-icons-does = What it gives
aid-buildings = Buildings
aid-buildings-name = Building
aid-buildings-cost = Price
aid-buildings-does = What it does
aid-building-outpost = the island produces one good more
aid-building-garrison = 1 damage to enemy ships; { $n } cubes in defence
aid-building-fort = { $n } cubes in defence
aid-battle = Battle
aid-battle-yours = Your cubes: the cannons to be seen on ship and played cards, 1 for each building of yours on the space, { $port } more when defending in harbor.
aid-battle-theirs = The Alliance: 1, and 1 for each cannon on its upgrades, each building of its own on the space, and every two cannons or abilities in its Pirate pile; { $port } more when defending in harbor; the bonus of its card.
aid-battle-crowns = Most crowns win; a hit gives 1 damage, plunder takes 1 good. Between ships the Alliance wins ties; elsewhere the side whose turn it is loses them. Damage number { $sinks } sinks a ship.
aid-battle-face = A cube falls on
aid-battle-odds = Chances
aid-percent = { $n }%
aid-fight = A battle
aid-fight-cubes = You attack the Alliance’s ship at sea, with a flag icon: { $ship } cannon on the ship and 1 on a played card, { $n } cubes. It has no cannon: 1 cube.
aid-fight-who = Side
aid-fight-fell = The cubes fall on
aid-fight-crowns = Crowns
aid-fight-you = you
aid-fight-alliance = the Alliance
aid-fight-end = { $n } crowns against 0: you win, a cube goes on Legendary. Your hit gives it 1 damage; its plunder takes 1 good from your ship.
aid-achievements = Achievements
aid-achievements-name = Achievement
aid-achievements-need = Needed
aid-achievements-what = of what
aid-score = The score
aid-score-coins = Each coin 1 (chest, ship, dock, your islands); building { $building }; upgrade { $one } (I) or { $two } (II); crew { $third } at level 3, { $fourth } at level 4; achievement { $achievement }, and its bonus to the first. Cargo is worth nothing.
aid-score-islands = Each island gives its first value to whoever controls it, else to whoever has most cubes there; the second to the next.
aid-ours-base = The solo rulebook lies on top of the base game, which we do not have. What public descriptions say of it is taken as it is; the rest is reconstructed, so that it can be played.
aid-ours-card = The drawings of two icons of the rulebook are lost: the edition says what conditional attack and influence count (DR-L7, DR-L8).
aid-ours-fights = Where several fights follow on one card the rulebook leaves cases open; we settled them as close to its words as we could (DR-M2, DR-M3, DR-M7).
aid-ours-ties = Where the rulebook leaves a choice to the player, the program asks and never guesses (DR-D6).
# The end of a game
fortune-crowns = your cubes in battle
fortune-enemy-crowns = the enemy’s cubes in battle
fortune-toss = coin tosses
outlook-note = A chance is how often the navigator, a good bot but not our strongest, wins from the beginning of such a turn. Tried on other games of the navigator, it was right to within five points all along the scale. People may do better or worse.

# Beside the real box
event-found = { $island ->
    [yes] Noted, an island of your own: { $name } ({ $spaces ->
        [one] { $spaces } cube space
       *[other] { $spaces } cube spaces
      }, values { $first } and { $second }, makes { $goods })
   *[no] Noted, a card of your own for row { $row }: { $what }
  }
event-front-kept = The front of the merchant ship on { $space } is kept: { $card }
event-result = As told at the table: { $result ->
    [won] { $human } wins against { $enemy }
   *[lost] { $human } loses against { $enemy }
  }
own-other = a card without cannons
own-merchant = a merchant ship
own-merchant-with = a merchant ship (front { $icons })
own-island = an island of your own: its name, cube spaces (1 to { $n }), both values, the second no greater, and what it makes: “Tortuga 5 8/4 2$ 1c”
own-name = “{ $word }” cannot be an island’s name: at most { $n } letters and digits, a letter first
own-known = an island called “{ $word }” is known already, with other numbers: give yours another name
own-full = { $n } things of your own were noted: there is no room for more
result-sunk = a ship that sinks alone has lost ({ $side }): check who won, and the damage
result-buildings = in a battle for buildings there is no plunder, and only the attacking ship is hurt
result-damage = { $n } damage sink any ship: { $side } cannot take more in one battle
result-loses = at most { $n } can be plundered: no more goods are aboard
result-takes = at most { $n } can be taken: there are no more coins on the dock
own-box = these are no islands or cards of one’s own as we write them
touch-result-won = The battle is won, without damage or plunder
touch-result-lost = The battle is lost, without damage or plunder
tray-space = { $code } · { $name }
tray-unexplored = unexplored
tray-there = On the island
tray-cubes = Cubes: { $name }
tray-permanent = Permanent cube: { $name }
tray-coins = Coins
tray-cargo = Cargo
tray-buildings = Buildings
tray-control = Control
tray-nobody = nobody
tray-tile = Tile
tray-place = Space
tray-damage = Damage
tray-mode = Mode
tray-aboard-coins = Coins aboard
tray-aboard-cargo = Cargo aboard
tray-chest = Coins in the chest ({ $n }: that or more)
tray-ship = Ship of: { $name }
tray-dock = Dock
tray-dock-coins = Coins
tray-dock-cargo = Cargo
tray-piles = Piles and upgrades
tray-merchants = Merchant pile: cards
tray-pirates = Pirate pile: cards
tray-power = Pirate pile: cannons and abilities
tray-cannons = Cannons on upgrades
tray-aims = Achievements: { $name }
tray-claimed = Claimed
tray-counts = Cubes and counters
tray-count-explorer = Cubes on Explorer
tray-count-legendary = Cubes on Legendary
tray-count-experts = Expert sailors
tray-count-upgrades = Ship upgrades
tray-course = Turn, end, supply
tray-turn = Next turn of the Alliance
tray-last = Who triggered the end
tray-deck = The Alliance’s deck is full again
tray-supply = Buildings in the supply
tray-upgrades = Upgrades in the supply
tray-card = Card there: { $card }
tray-card-none = none
tray-card-merchant = merchant ship
tray-power-count = { $n }
tray-power-of = A merchant, or how many cannons and abilities
tray-own-icons = Or its icons
tray-own-island = An island of your own box
tray-own-name = Name
tray-own-spaces = Cube spaces
tray-own-first = First value
tray-own-second = Second value
tray-own-coins = Makes coins
tray-own-cargo = Makes cargo
tray-turned-up = This island
tray-section = A card of your own box: band { $n } (turns { $turns }), { $shown ->
    [hard] hard side
   *[normal] normal side
  }
tray-grid = Cubes, as printed
tray-claims = White frames
tray-end = The ship ends
tray-attack = Conditional attack
tray-influence = Conditional influence
tray-icons = Right side, in the order printed
tray-icon-coins = Coin
tray-icon-Q = Coin for 2 merchant cards
tray-icon-P = Island produces
tray-icon-R = Repair
tray-icon-X = Expert sailor
tray-icon-M = Beat a merchant ship
tray-icon-E = Coin, end of turn
tray-icon-Ec = Cargo, end of turn
tray-icon-F = Attack flag
tray-icon-Fh = Attack flag if NOT in harbor
tray-icon-more = +1 cube for the flag
tray-icons-order = An icon touched again is one more of it. A condition is typed: R1 $2 7?{"{"}F+1{"}"}:{"{"}P1{"}"}.
tray-card-name = A name, to know it again
tray-reveal = This card
tray-fight = Battle at { $code }: the result
tray-outcome = Outcome
tray-won = { $name } wins
tray-lost = { $name } loses
tray-hurt = Damage taken: { $name }
tray-loses = Plundered by: { $name }
tray-takes = Plundered by: { $name }
tray-fought = This was the battle
result-who = say who won: “result won” or “result lost”
remind-cubes = { $name } drops { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  }, all counted.
remind-half = That is half of { $n }, rounded up: two fights on this card.
remind-harbor = You defend in harbor: { $n } cubes more for you.
remind-buildings = Only the buildings fight: no cards, no abilities, no plunder, no damage to your ship.
remind-last-mine = Last turn: { $n } cubes more for { $name }.
remind-last = Last turn: { $name } has { $n } cubes more, counted already.
remind-tie = A tie is the Alliance’s.
remind-tie-buildings = On a tie the buildings hold.
key-prompt-card = Which card of the Alliance is revealed?
key-prompt-tile = Which tile is turned up at { $code }?
key-prompt-deal = Card at { $code }: merchant, or cannons + abilities?
key-prompt-back = Back of the merchant at { $code }: what is on it?
key-prompt-front = Front of the merchant at { $code }: what is on it?
key-prompt-toss = Coin for the merchant ship at { $code }?
key-prompt-cubes = { $name }: what { $n ->
    [one] does its cube
   *[other] do its { $n } cubes
  } show?
tray-face-0 = nothing
tray-face-1 = crown
tray-face-2 = 2 crowns
tray-face-3 = crown + hit
tray-face-4 = hit
tray-face-5 = plunder
key-other = no cannon
key-power = { $n ->
    [one] { $n } cannon
   *[other] { $n } cannons
  }

# What hands do on the real sea
hand-cube = Put { $n ->
    [one] a cube
   *[other] { $n } cubes
  } ({ $side }) on { $space }
hand-cube-replaces = Take { $n ->
    [one] a cube
   *[other] { $n } cubes
  } ({ $other }) off { $space }, put as many ({ $side }) there
hand-explorer-cube = Put a cube ({ $side }) on Explorer
hand-legendary-cube = Put a cube ({ $side }) on Legendary
hand-expert-cube = Put a cube ({ $side }) on Expert Sailors
hand-achievement = Mark the achievement { $achievement } as claimed ({ $side })
hand-razed = Take off { $space }, back to the supply: { $buildings }
hand-control = Mark { $space } as controlled ({ $side })
hand-permanent = Put a permanent cube ({ $side }) beside { $space }
hand-end-space = Sail the ship ({ $side }) to { $space }
hand-garrison-hurts = Put 1 damage on the ship ({ $side })
hand-damage = Put { $n } damage on the ship ({ $side })
hand-repairs = Take { $n } damage off the ship ({ $side })
hand-coins = Put { $n ->
    [one] a coin
   *[other] { $n } coins
  } on the dock ({ $side })
hand-pile-coins = Put { $n ->
    [one] a coin
   *[other] { $n } coins
  } on the dock ({ $side })
hand-cargo-sold = Take { $cargo } cargo off the dock ({ $side }), put { $n ->
    [one] a coin
   *[other] { $n } coins
  } there
hand-upgrades = Take the upgrade { $upgrade } from the supply ({ $side })
hand-builds = Put on { $space }, from the supply: { $building } ({ $side })
hand-produces = Put on the dock ({ $side }), made by { $space }: { $goods }
hand-puts = Put on { $space }, from the supply: { $goods }
hand-collects = Take from { $space } to the dock ({ $side }): { $goods }
hand-pile = Take the card from { $space } to the { $pile ->
    [pirate] Pirate pile
   *[merchant] Merchant pile
  } ({ $side })
hand-plundered = Take from the ship ({ $human }) to the dock ({ $enemy }): { $goods }
hand-plunders = Take from the dock ({ $enemy }) onto the ship ({ $human }): { $goods }
hand-sunk-coins = Take { $n ->
    [one] a coin
   *[other] { $n } coins
  } from the chest ({ $human }) to the dock ({ $enemy })
hand-sunk-goods = Take all goods off the ship ({ $human }), to the supply: { $goods }
hand-sunk-ship = Sail the ship ({ $human }) to the harbor, merchant mode, all damage off
hand-alliance-coins = Take { $n ->
    [one] a coin
   *[other] { $n } coins
  } from the dock ({ $enemy }) to the chest ({ $human })
hand-alliance-ship = Sail the ship ({ $enemy }) to the harbor, all damage off
hand-deck-shuffled = Shuffle all cards of the Alliance into a new deck
own-card-line = “{ $word }” is no card of one’s own: its row, then how it looks, for instance “1: C2 A 3” or “2: M”
hand-card = Its card says: { $said }

# One’s own box, by form
box-islands = The islands
box-islands-about = Nothing has to be filled in to start: what you leave is ours, what turns up at the table is added here. For each island: its spaces for cubes, what the first two places are worth, what it produces.
box-open-sea = Tiles without an island
box-add-island = One more island
box-name = Name
box-spaces = Spaces for cubes
box-first = First place
box-second = Second place
box-coins = Coins
box-cargo = Cargo
box-row1 = Cards of row 1
box-row1-about = Touch a card’s icons in their order; an icon touched again is one more of it. They can be typed too: S2 D I/B.
box-row2 = Cards of row 2
box-row2-about = Touch a card’s icons in their order; an icon touched again is one more of it. They can be typed too: S2 D I/B.
box-row3 = Cards of row 3
box-row3-about = Touch a card’s icons in their order; an icon touched again is one more of it. They can be typed too: S2 D I/B.
box-row4 = Cards of row 4
box-row4-about = Touch a card’s icons in their order; an icon touched again is one more of it. They can be typed too: S2 D I/B.
box-guard = Cubes of a merchant
box-win = Coins of who beats it
box-advancements = Advancements
box-merchants = Merchants
box-add-card = One more card
box-add-merchant = One more merchant
box-icons = Icons
box-cost = Cost in cargo
box-copies = Copies
box-front = Icons of the front
box-back = Icons of the back
box-price = Price of a trade, if it is printed
box-slot = Slot
box-slot-any = in turn
box-slot-top = top
box-slot-middle = middle
box-slot-bottom = bottom
box-saga = Encounter
box-saga-no = none
box-saga-saga = saga
box-saga-fortune = fortune
box-typed = Alliance cards that turned up
box-found = Islands and cards that turned up
box-found-about = What was named at a table beside the box and kept arrives here: islands, and how cards of the rows look to the Alliance. Put right what was mistyped, or take it off.
box-found-islands = islands
box-found-cards = cards of the rows
box-row = row
box-look = what is on it: pirate 2, other, M or its icons
box-typed-about = Sections read at the table, a line each, for instance: A1 2, C2 1 | claim B1 | end H | out $1. Those that you keep of a game arrive here.
box-band-n1 = Normal side, section 1
box-band-n2 = Normal side, section 2
box-band-n3 = Normal side, section 3
box-band-n4 = Normal side, section 4
box-band-n5 = Normal side, section 5
box-band-h1 = Hard side, section 1
box-band-h2 = Hard side, section 2
box-band-h3 = Hard side, section 3
box-band-h4 = Hard side, section 4
box-band-h5 = Hard side, section 5
box-upgrades = Ship upgrades
box-upgrades-about = A type each, with what its two levels give; leave empty or at 0 what a tile does not give.
box-tile-copies = Tiles of each type and level
box-level-cost = { $n ->
    [a] Cost of level I
   *[other] Cost of level II
}
box-add-upgrade = One more type
box-zone = Zone
box-zone-rigging = rigging
box-zone-gun-deck = gun deck
box-zone-hold = hold
box-I-icons = Level I: icons
box-I-spaces = Level I: hold spaces
box-I-bears = Level I: icons on spaces
box-I-draw = Level I: cards drawn more
box-I-hand-limit = Level I: hand limit
box-II-icons = Level II: icons
box-II-spaces = Level II: hold spaces
box-II-bears = Level II: icons on spaces
box-II-draw = Level II: cards drawn more
box-II-hand-limit = Level II: hand limit
box-buildings = The buildings
box-buildings-about = How many there are in the supply, their cost in cargo, the cubes they drop in a fight.
box-outpost = Outpost
box-garrison = Garrison
box-fort = Fort
box-tiles = Tiles
box-cubes = Cubes in a fight
box-start = Start, ship and scoring
box-start-about = What a player starts with, what the ship has without upgrades, the bonus tiles.
box-hand = Cards drawn
box-hand-limit = Hand limit
box-ship = The ship
box-sails = Sails
box-cannons = Cannons
box-fore-hold = Fore hold
box-aft-hold = Aft hold
box-scoring = The bonus tiles
box-bonus = Tile { $n }
box-battle = The battle board
box-battle-about = Where a cube falls: drop a hundred, count, write the numbers.
box-face-nothing = Nothing
box-face-crown = One crown
box-face-two-crowns = Two crowns
box-face-crown-and-hit = Crown and hit
box-face-hit = A hit
box-face-plunder = Plunder
box-crew = The crew
box-crew-about = The 12 cards of a player, with the icons of their four levels, written like those of the rows.
box-cards = Cards
box-level = Level { $n }
box-add-crew = One more kind
box-alliance = Alliance cards
box-alliance-about = The 18 cards that the program draws without the box, and what their icons count. At a real table you type or keep yours: this chapter can wait.
box-attack-counts = The conditional attack counts
box-attack-counts-coins = coins
box-attack-counts-cargo = cargo
box-attack-counts-goods = both
box-influence-counts = The conditional influence looks first at
box-influence-counts-coins = coins
box-influence-counts-cargo = cargo
box-lost-fight = Building fight lost: the ship’s island
box-lost-fight-keep = keeps its cubes
box-lost-fight-none = gets none
