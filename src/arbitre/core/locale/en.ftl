# What the core says: records, editions, options, games.

# What the language calls itself, and its signs
language-name = English
quoted = “{ $text }”
decimal-sign = .

unknown-game = there is no game { $game }; the games are: { $known }
game-lacks = the game { $game } is left off the shelf: it has no message { $keys } in { $lang ->
    [fr] French
    [en] English
   *[other] { $lang }
}
game-fails = the game { $game } is left off the shelf: { $problem }
unknown-option = { $n ->
    [0] there is no option { $option }: this game has none
   *[other] there is no option { $option }; the options are: { $known }
}
os-reason = { $problem ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [denied] access is denied
   *[other] { $problem }
}
option-value = the option { $option } cannot be { $value }; expected: { $expected }
unknown-edition = there is no edition { $edition }; the editions are: { $known }
unknown-rules = the record follows version { $rules } of the rules; this program knows versions 1 to { $known }
unknown-language = there is no language { $lang }; the languages are: { $known }
no-game-id = { $kind } does not say of which game it is (game_id)
unknown-bot = there is no player { $bot }; the players are: { $known }
bot-random = Random
bot-style-random = Makes any move that is allowed, with no plan at all.

edition-toml = this line cannot be read as TOML, from its sign { $column } on
edition-cut = the file stops in the middle of this line: the rest of it is missing
edition-long = the edition is too long: at most { $most } characters
edition-wide = the line is too long: at most { $most } characters besides its comment
edition-deep = too many brackets inside one another: at most { $most }
edition-parts = the key has too many parts: at most { $most }
edition-digits = the number has too many digits: at most { $most }
edition-missing = { $key } is missing
edition-name = { $value } is no name for an edition: small letters, digits, - and _
edition-number = { $key } must be a whole number from { $low } to { $high }
edition-text = { $key } must be a text, and not empty
edition-table = { $key } must be a table
edition-key = { $key } is no key known here; the keys are: { $known }

record-format = this is no Arbitre record: the first line must be “{ $format }” or “{ $older }”
record-header = the header has { $key } twice or does not know it
record-missing = the header lacks { $key }
record-broken-header = the header cannot be read
record-seats = the seats of this game are { $seats }
record-line = this line cannot be read: expected “N seat move #hash”
record-form = the move is not written in its canonical form; expected “{ $expected }”
record-hash = the hash does not agree: { $found } is written, { $expected } is right
record-end = the end is written as “{ $end }”, the game ends as “{ $reached }”
record-seed = chance did something else than the seed deals; expected “{ $expected }”
record-commitment = the seed is not the one that was promised
record-daily = the seed is not that of the day { $day }
record-header-form = the header is not written in its one form; expected here: “{ $expected }”
record-gap = the header must end with one empty line
record-no-commitment = this promise is no SHA-256: it has 64 digits, 0 to 9 and a to f
record-no-seed = this line opens no seed: expected “seed BITS NUMBER”
record-no-promise = this seed was never promised
daily-date = “{ $value }” is no date: write it as 2026-11-15

position-text = this is no position text
object-expected = a JSON object is expected here, not { $value }
list-expected = a list is expected here, not { $value }
text-expected = a text is expected here, not { $value }
whole-number = a whole number from { $low } to { $high } is expected here, not { $value }
yes-no = true or false is expected here, not { $value }
unknown-key = this key is not known; the keys are: { $known }
key-missing = this key is missing
unknown-word = { $value } is not known here; expected: { $known }
truth-expected = true or false is expected here, not { $value }
not-json = the line is not JSON (column { $column })
line-long = the line is too long
not-utf8 = the line is not UTF-8
no-such-choice = “{ $word }” cannot be chosen
edition-taken = { $value } is the name of a released edition: give yours another
edition-unknown = { $key } is not known here

# Several things in one phrase
list-and = and
list-or = or

# Why the game itself made a step (`why`)
step-clause = { $clause }:
step-number = Step { $n } of { $of }
step-too-far = There is no step { $n }: its last turn had { $of ->
    [one] { $of } step
   *[other] { $of } steps
  }.

# why a move cannot be taken back: the words after “your last move stands:”
undo-chance = chance has answered it
undo-reveal = it was revealed together with the others’
undo-seat = somebody else has decided since

# lessons: what is wrong in a lesson's file
unknown-lesson = there is no lesson { $name }
lesson-pages = each language needs the same number of pages, and at least one (here up to { $n })
lesson-long = this page has { $n } characters: at most { $most }
lesson-texts = { $key } must be a list of texts, none of them empty
lesson-seat = { $seat } is no seat; the seats are: { $known }
lesson-screen = “screen” is true, for a step in which nothing is decided and nothing happens; else it is left out
lesson-end = the last step plays on: a lesson ends with words
lesson-turn = the learner has nothing to decide here
lesson-line = “{ $line }” cannot be written here
lesson-incomplete = these lines make no decision that is accepted
lesson-illegal = what follows is refused ({ $clause }, { $why })
lesson-held = nothing is revealed: the decision of { $seats } is missing
lesson-expect = “{ $event }” does not follow; this happens: { $happened }
lesson-wrong = { $text }
lesson-not-this = Not that, for the moment: do what the lesson asks, or let it show you.
# How a finished game went (ending_words.py)
ending-start = Start
ending-turn = { $unit ->
    [round] Round { $n }
    [turn] Turn { $n }
   *[other] Decision { $n }
}
ending-percent = { $n }%
ending-chances = Chance to win
ending-scores = Score
ending-change = { $before } → { $after }
ending-quiet = No single event: many small things added up.
ending-given-up = { $seats ->
    [1] The game was given up.
   *[other] { $who } gave up.
}
ending-count = The final count decided: { $scores }.
ending-luck-very-good = { $measure }: very lucky, better than in { $better } games of 100
ending-luck-good = { $measure }: lucky, better than in { $better } games of 100
ending-luck-usual = { $measure }: neither lucky nor unlucky
ending-luck-bad = { $measure }: unlucky, worse than in { $worse } games of 100
ending-luck-very-bad = { $measure }: very unlucky, worse than in { $worse } games of 100
ending-ranking-title = Ranking:
ending-turnings-title = What decided it, by the chance to win:
ending-falls-title = Who went out:
ending-luck-title = Luck:
ending-luck-none = Luck: neither good nor bad
ending-reason = What was missing: { $reason }
ending-entry = { $title }: { $text }
# A seat's view of a record

record-view-format = this is no view of a record: the first line must be “{ $format }”, the second “view” and the seats
record-view-seats = these are no viewers of this game: in their order among { $seats }, or “-”
record-view-seed = a view of a running game opens no seed
record-view-over = here the game is over: then there is the whole record, and no view of it
record-view-seen = these viewers could not know this move
record-view-hidden = nothing that these viewers may not know can happen here

# Films

film-period = { $unit ->
    [turn] Turn { $n }
   *[round] Round { $n }
}
film-cut = { $shows ->
    [steps] a long game: how each step ended
    [parts] a long game: several steps at a time
   *[last] a long game: only its last part
}

# One’s own box, by form
box-number = { $label }: a whole number from { $low } to { $high }
box-text = { $label }: from { $low } to { $high } signs
box-text-missing = { $label }: a few words are missing
box-choice = { $label }: choose one of what is shown
box-sum-less = { $label }: { $total } of { $wanted }, { $n } missing
box-sum-more = { $label }: { $total } of { $wanted }, { $n } too many
box-unnamed = without a name

# What an installed Arbitre lacks
extra-missing = { $what } needs the extra “{ $extra }” (missing: { $missing }); this installs it: { $command }

# A record that was checked
verified = right, { $moves ->
    [one] { $moves } line
   *[other] { $moves } lines
  }, { $end }
unfinished = unfinished
remark = ; { $said }
no-end = over, but the line “end” is missing
opened-early = unfinished although its seed is opened: given up, or cut off
promise-kept = chance was dealt by the promised seed
promise-known = chance was dealt by the promised seed { $seed }, chosen without random bits: it could be known beforehand
promise-daily = chance was dealt by the seed of the day { $day }, which anybody can work out
promise-sealed = this is a server’s game of { $day }: its commitment must be the one which that server published on that day
promise-closed = the promised seed was not opened: every line is legal, but nothing shows that the dice were fair
promise-closed-yet = the promised seed is still closed: whether it dealt will show when it is opened
promise-none = nothing was promised about chance: every line is legal, but nothing shows that the dice were fair
promise-lines = lines { $first } to { $last }: { $said }
promise-from = from line { $first } on: { $said }
promise-old = written before the hashes covered the promise of the seed
unopened = the promised seed was not opened
came-from = after line { $line } it is another game than the one it came from
taken-back = { $n } lines after line { $line } were taken back
view-public = public
verified-view = a view ({ $who }): { $n ->
    [one] one line
   *[other] { $n } lines
}, { $hidden } of them hidden; every line seen can follow, and nothing is proved: a view has no hashes
no-judge = the game { $game } has no judge; those that have one: { $known }
