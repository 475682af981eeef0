# What a table says: plans, acts that it refuses, the store.

plan-seats = { $n ->
    [one] this game is not played with { $n } seat; it is with: { $known }
   *[other] this game is not played with { $n } seats; it is with: { $known }
}
plan-long = this is too long: at most { $most } characters
plan-unreadable = this text has signs that cannot be kept
plan-no-chance = nothing in this game is left to chance, so there is nothing to type for it
plan-chance-known = the chance of a day, or of a given seed, can be known beforehand: one person plays, and bots in the other seats

table-unknown = there is no such table
table-private = this table is closed to those who do not sit at it
link-unknown = this link opens nothing: it may be mistyped, or the seat was left

act-kind = “{ $name }” cannot be done at a table; what can be: { $known }
act-text = a text is expected for “{ $name }”
act-lines = the lines of a draft are a list of texts
act-long = this is too long: { $n } characters, and at most { $most } are taken
act-too-many = this table is full: it has { $most } entries, and takes no more
act-key-used = this key was used for something else
act-url = an address begins with http:// or https:// and names a host
act-url-private = { $host } is no public address of the internet, and this server calls no other (its owner allows more with --private-hooks)
act-url-port = this server calls ports 80 and 443 only, not { $port } (its owner allows others with --private-hooks)
hook-none = nothing is called for this seat: give an address first
act-no-seat = there is no seat { $name } here; expected: { $known }
act-not-yours = this seat is not yours
act-host-only = only whoever made the table may do that
act-not-invited = a seat is taken through its invitation
act-seat-taken = somebody sits there already
act-seat-bot = a bot plays there: whoever made the table can free the seat
act-no-bot = no bot plays there that could go
act-chance-known = chance can be known beforehand at this table: one plays alone here
act-bot-plays = a bot plays this seat: take it back first
act-not-late = this player may still take time: others may act for them after { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
act-archived = this table is archived: it can be looked at, and no more
act-game-over = the game is over
act-not-over = the game is not over yet
act-stale = the game has gone on since: look at it and decide again
act-stale-chance = somebody has entered something meanwhile: look at your table, and enter what is asked for now
act-not-awaited = no decision of this seat is awaited now
act-incomplete = the decision is not complete yet
act-cannot-say = “{ $text }” cannot be said now; what can be: { $known }
act-no-sheet = there is nothing to take back: the sheets are revealed, or none was sent
act-nothing-told = nobody waits for that: time is running already
act-no-pause = there is no pause of yours to end
act-no-chance = nothing is to be typed for chance now
act-chance-nothing = nothing was typed: “?” shows what is possible
act-chance-taken = { $n ->
    [one] { $n } of { $all } is taken, the rest is not.
   *[other] { $n } of { $all } are taken, the rest is not.
}
act-draw-how = “draw”: what is asked for; “draw 2”: so many; “draw all”: all of this kind until somebody decides
act-hush = while sheets are written nobody speaks ({ $clause })
act-no-desk = this table is no referee’s desk: nothing is set on it by hand
act-nothing-set = nothing was set: a line such as “set R0 R 2T” begins with “set”
act-clock-stands = the clocks are standing already
act-clock-runs = the clocks are running already
act-nothing-said = nothing was said
act-no-whispers = there are no private messages here
act-no-offer = nobody asks for that any more
act-undo-nothing = there is no move of yours to take back
act-undo-chance = your last move stands: { undo-chance }
act-undo-reveal = your last move stands: { undo-reveal }
act-undo-seat = your last move stands: { undo-seat }
act-undo-never = at this table moves are not taken back

hint-not-allowed = at this table there are no hints
hint-busy = no hint can be had right now: try again in a moment

record-is-view = this is one seat’s view of a running game, with things left out: only a whole record can be taken up
record-many = the record is too long: at most { $most } lines
record-slow = the record takes too long to be judged
aside-busy = too much is being done at once here: try again in a moment

store-busy = the store cannot be reached right now; nothing is lost: try again in a moment
store-full = this server keeps { $most } tables and has no room for another; those there are go on
store-url = this is no address of a store: expected a file, sqlite:///FILE or postgresql://USER@HOST/NAME
store-file = the store cannot be used: { $problem ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [denied] access is denied
   *[other] { $problem }
}
store-corrupted = this file is no store, or it is damaged: it was left as it is; name another with --db, or put a backup in its place
store-down = PostgreSQL cannot be reached: { $problem }
store-served = another server has this file: two servers share a store only on PostgreSQL (--db postgresql://USER@HOST/NAME)
store-newer = this store was made by a newer version of Arbitre
backup-itself = this is the store itself: a backup needs another file
backup-file = the backup cannot be written: { $problem ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [denied] access is denied
   *[other] { $problem }
}
restore-file = the backup cannot be read: { $problem ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [denied] access is denied
   *[other] { $problem }
}
restore-damaged = this file is no backup of Arbitre, or it is damaged: nothing was restored
restore-full = this store has tables already: nothing was restored; name an empty one with --db, or move this one away first

daily-unknown = there is no game of the day of { $day } here
daily-private = this is a try of today’s game: you may watch it once you have finished your own, or when the day is over
daily-no-bot = in a try that counts no bot plays for you
identity-unknown = this browser has no history here yet
identity-link = this link is good no more: it works once, within the hour
# lessons
act-lesson = This is a lesson: that is for games.
act-no-lesson = This is no lesson.
act-no-page = The lesson is at another page.
act-read-on = Nothing is to be decided here: read on.
# -- study
study-running = a game under way is studied from one’s own seat only
study-no-hints = there are no hints at this table: the game can be studied when it is over
study-own = while the game lasts only one’s own decisions may be changed
study-no-step = there is no such step: the game has { $steps }
study-nobody = nobody decides here
study-undecided = not everybody has decided here yet
study-secret = a game that still has secrets cannot be played on elsewhere
take-back-daily = the game of the day is not taken back
take-back-others = one goes back so far only where nobody else plays
ending-early = how the game went is told when it is over
ending-none = how this game went cannot be told

# Boxes
box-unknown = there is no box at this address
box-none = this game has no form for its box
box-full = this server keeps { $most } boxes and has no room left
box-large = that is too much for a box: take something out
box-other-game = this box is of another game
box-unready = the box “{ $name }” is not ready: { $n ->
    [one] there is one thing to put right
   *[other] there are { $n } things to put right
}
