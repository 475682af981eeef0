# The pages in English.

# Refusals

web-bad-request = the request cannot be read
web-unreadable = what was sent cannot be read
web-forbidden = this is not open to you
web-other-site = this form does not come from our pages; reload the page and try again
web-not-found = there is no such page
web-no-such-method = this cannot be asked for in this way
web-too-large = this is too large to be taken: 300 kB at most
web-too-often = too many requests at once; wait a moment
web-too-many-tables = too many tables made from here; wait a while
web-host = this server is not called { $host }: open it by its address, or have its owner name it with --base-url
web-long-headers = the headers of the request are too long
web-slow = the request took too long to arrive
web-crowded = too many connections at once; close some, or wait a moment
web-failed = something went wrong on our side; nothing is lost, try again
web-no-game = there is no game { $game } here
web-no-clause = there is no clause { $clause }
web-no-table = there is no such table
web-no-link = this link opens nothing: check that it is whole, or ask for another
web-no-seat-free = no seat is free at this table any more
web-no-step = the game has only { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-no-record = choose the file of a game; an empty one says nothing
web-no-text = this is not the file of a game: it is not text
web-judge-many = { $n } requests at once: { $most } at most
web-judge-late = not judged: what came before it took too long; send it again by itself
web-record-slow = checking this record takes more than { $seconds } seconds: check it with “arbitre verify”
web-no-number = “{ $value }” is no number
web-not-your-seat = this seat is not yours
web-not-your-turn = no decision of this seat is awaited
web-not-host = only the host of the table may do that
web-long-text = { $most } characters at most

# Every page

page-skip = Skip to the content
page-nav = Navigation
page-nav-tables = My tables
page-nav-rules = Rules
page-nav-settings = Settings
page-foot = Arbitre knows the rules, enforces them and says which one it applies. Free software, no account, no advertising.
page-docs = Documentation (in English)
page-docs-missing = This Arbitre does not carry its documentation.
page-docs-build = In a clone of its sources one command builds it:
page-docs-then = Then load this page again. A server of an installed package is told where a built one lies by --docs.
page-home = Home
page-error = That does not work
page-save = Save
page-back = Back to the table
page-your-name = Your name
page-name-optional = optional

# Front page and tables

page-front-title = { $n ->
    [one] One war game
    [2] Two war games
    [3] Three war games
    [4] Four war games
   *[other] { $n } war games
}, one referee
page-front-awaited = { $n ->
    [one] One game waits for you.
   *[other] { $n } games wait for you.
}
page-front-lead = Play at once, alone against bots or with friends by a simple link.
page-play = Play
page-difficulty = Difficulty
page-daily = Game of the day
page-daily-about = The same chance for everybody today
page-with-friends = With friends, options
page-options = Options
page-the-rules = Rules
page-continue = Go on with a game
page-all-tables = All my tables
page-what = What is this?
page-what-rules = A referee.
page-what-rules-more = It takes legal moves only and names the rule behind every decision.
page-what-seats = Always enough players.
page-what-seats-more = Bots take the empty seats, and that of whoever has to leave.
page-what-account = No account.
page-what-account-more = A seat is a secret link: keep it, or carry it to another device.
page-nearby = On the same network, your friends open:
page-against = with { $names }
page-list-turn = your turn
page-list-wait = waiting
page-list-archived = archived
page-list-mine = you: { $seats }
page-list-won = won
page-list-lost = lost
page-list-lost-to = lost; { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
page-list-gave-up = given up
page-list-forfeit = { $who } gave up
page-ago = { $unit ->
    [day] { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
    [hour] { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
    [minute] { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
   *[now] just now
}
page-tables-lead = The tables of which this browser keeps a seat.
page-tables-going = Under way
page-tables-done = Finished
page-tables-none = None so far.
page-new-game = New game
page-import = Import a game
page-import-about = A game saved in a file goes on where it stopped.
page-import-file = File of the game
page-import-go = Open

# A new table

page-new = New table: { $title }
page-players = Players
page-players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-seats = Seats
page-seat-me = Me
page-seat-friend = A friend, by a link
page-seat-here = A friend, at this screen
page-make = Make the table
page-player = Who plays
page-all-options = All options
page-table-title = Name of the table
page-clock = Time
page-per-move = Per move
page-per-move-0 = no limit
page-per-move-60 = 1 minute
page-per-move-180 = 3 minutes
page-per-move-600 = 10 minutes
page-per-move-3600 = 1 hour
page-per-move-86400 = 1 day
page-per-move-259200 = 3 days
page-per-game = For the whole game
page-per-game-0 = no limit
page-per-game-900 = 15 minutes
page-per-game-1800 = 30 minutes
page-per-game-3600 = 1 hour
page-per-game-7200 = 2 hours
page-at-end = When time is up
page-at-end-sheet = the decision goes as it stands
page-at-end-bot = a bot makes the move
page-at-end-loss = the game is lost
page-clock-bot = The bot that then moves
page-absent = The host may act for somebody absent after
page-absent-300 = 5 minutes
page-absent-3600 = 1 hour
page-absent-86400 = 1 day
page-absent-259200 = 3 days
page-absent-604800 = 1 week
page-talk = Talking is open
page-talk-usual = before decisions are written
page-talk-0 = never
page-talk-60 = for 1 minute each round
page-talk-180 = for 3 minutes each round
page-talk-600 = for 10 minutes each round
page-table-rules = At this table
page-undo-never = never
page-undo-free = if nobody else is concerned
page-undo-consent = else if the others agree
page-allow-hints = Hints allowed
page-allow-spectators = Spectators admitted
page-companion = Beside my box
page-companion-about = Your own box is on the table: you touch what it shows, and the program keeps the rules.
page-edition = Edition
page-edition-name = Released edition
page-edition-difficulty = as the difficulty says
page-edition-own = Your own, from a file
page-edition-about = The printed values of your own box can replace ours.
page-edition-template = Template to fill in
page-game-options = Rules of this game

# Joining

page-join = You are invited: { $title }
page-join-seat = Your seat
page-sit-down = Sit down
page-join-full = No seat is free at this table any more.
page-just-watch = Just watch
page-invite = Invite friends
page-invite-about = Whoever opens this link may take a free seat.
page-link = Link
page-copy = Copy
page-share = Share…
page-qr = The same link as a QR code
page-watch-link = Just to watch:
page-only-here = Only this device can open this link.
page-only-here-how = For others to reach it, start Arbitre with --host 0.0.0.0.
page-carry = Go on with another device
page-carry-about = This link is your seat: whoever opens it plays for you. Show it to nobody.
page-carry-host = Whoever opened this table is its host: this link gives the right to arrange it, seats and bots, not to play.
page-cover = Pass the screen to whoever plays now. Nothing secret is shown here.
page-i-am = I am { $who }
page-you-are = You are { $who }.
page-their-turn = To play: { $who }
page-hand-over = Pass the screen

# The table

page-title = { $title } · Arbitre
page-title-turn = ● Your turn · { $title }
page-round = round { $n }
page-turn = turn { $n }
page-daily-of = game of { $day }
page-tabs = Beside the board
page-tab-log = Log
page-tab-chat = Talk
page-tab-seats = Seats
page-tab-alone = Game
page-tab-panels = Details
page-tab-past = Replay
page-part-regions = Parts of the board
page-looking-back = Looking back
page-telling = What happened
page-further = More: download, resign…
page-part-status = How the game stands
page-part-board = Board
page-part-decision = Your decision
page-part-panels = In detail
page-part-log = What happened
page-part-chat = Chat
page-who = { $place } ({ $player })
page-you = (you)
page-alone = This game
page-seat-open = free seat
page-seat-you = you
page-seat-person = a player
page-seat-plays = { $place }: { $plays }
page-bots-who = Who are these players?
page-bot = { $bot } bot
page-bot-level = bot { $bot }, { $level ->
    [easy] easy
    [hard] hard
   *[normal] medium
}
page-your-turn = Your turn
page-chance = To enter
page-chance-go = Enter
page-chances = What may happen, and how likely:
page-chance-see = Nothing like that can happen now; “?” shows what is possible.
page-chance-possible = What is possible
page-chance-erase = Take the last one out
page-chance-sum = or the sum
page-chance-draw = { $n ->
    [one] Draw for me
   *[other] Draw { $n } for me
}
page-chance-all = { $kind ->
    [none] Draw all until I decide
   *[other] Draw all: { $kind }
}
page-draw-word = “draw”: the program draws it instead.
page-line = Or type a line (“?” shows what can be written)
page-line-go = Enter
page-thinking = The referee decides…
page-wait = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
page-held = Your decision is in. { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
page-wait-open = Somebody is still missing: { $n ->
    [one] { $names }
   *[other] { $names }
}. Invite a friend or seat a bot.
page-archived = This table is archived.
page-chance-known = Chance can be known beforehand here.
page-drawn = The game is drawn
page-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
page-you-won = Victory!
page-you-lost = The game is lost
page-lost = Everybody lost
page-forfeit = { $seats ->
    [1] Given up: the game is over
   *[other] { $who } gave up: the game is over
}
page-scores = Result
page-paused = Pause asked for by { $who }
page-go-on = Go on
page-undo-asked = { $who } asks to take the move back.
page-undo-withdraw = Never mind
page-agree = Agreed
page-refuse = No
page-recall = Take my decision back
page-rematch = Rematch
page-again = Play again
page-archive = Archive the table
page-to-again = Go to the new game
page-to-rematch = Go to the rematch
page-as-list = All actions as a list
page-hint = Hint
page-hint-is = What a bot would do here. { $why }
page-undo = Take the last move back
page-undo-ask = Ask to take the move back
page-export = Download the game
page-resign = Resign…
page-resign-sure = There is no way back.
page-resign-go = I resign
page-seat-ready = ready
page-seat-awaited = awaited
page-seat-thinks = thinking…
page-seat-acts = { $name }: what to do
page-seat-take = Take this seat
page-seat-back = Play oneself again
page-seat-free = Free the seat
page-absent-after = Whoever is awaited for { $unit ->
    [day] { $n ->
        [one] a day
       *[other] { $n } days
    }
    [hour] { $n ->
        [one] an hour
       *[other] { $n } hours
    }
   *[minute] { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
} may be skipped or replaced by the host.
page-seat-skip = Skip the turn
page-seat-bot = Bot
page-seat-bot-go = Seat a bot
page-seat-bot-alone = Let it play for me
page-hook = Call this address on my turn
page-hook-more = Signature and test
page-hook-title = The call on your turn
page-hook-to = Address of { $seat }
page-hook-nowhere = No address is called for { $seat }: give one in the menu of the seat.
page-hook-secret = Secret that signs the calls
page-hook-about = Whoever has this secret can tell our calls from others’. It stays the same as long as you hold the seat; nobody else at the table sees it.
page-hook-ping = Call it now, as a test
web-hook-delivered = The call arrived, and was answered with { $status }.
web-hook-status = The call arrived, but was answered with { $status }: a status from 200 to 299 says that it was taken.
web-hook-timeout = Nobody answered within five seconds.
web-hook-forbidden = This server does not call that address, or too many calls wait for its host.
web-hook-no-answer = What answered does not speak HTTP.
web-hook-unreachable = The address cannot be reached, or its certificate is not trusted.
page-seat-leave = Leave the seat
page-seat-leave-sure = Leave this seat? Somebody else may take it.
page-clock-whole = for the whole game
page-clock-talk = talk
page-clock-then = then
page-clock-write = to write
page-clock-decide = time to decide
page-clock-waits = Time begins when everybody has seen what happened.
page-time-up = Time is up for { $who }: { $how ->
    [bot] a bot makes the move.
    [lost] the game is lost.
   *[sheet] the decision goes as it stands.
}
page-bot-failed = The bot of { $who } gave no move that can be made: a random one was made in its place.
page-notify = Notify me on my turn
page-log-empty = Nothing yet.
page-log-start = Setting up
page-log-earlier = Earlier: look back
page-log-minor = { $n } details
page-log-see = See the board as it was then
page-log-link = Copy the link
page-why = Why?
page-host = The host
page-whispers = privately to { $names }
page-talk-until = Talk is open for
page-talk-done = I have done talking
page-talk-others = You have done talking; the others still may.
page-chat-to = To whom
page-chat-all = To all
page-chat-text = Your message
page-chat-send = Send
page-chat-empty = Nothing said yet.
page-chat-closed = Talk is closed while orders are written.

# What the client says by itself

page-client-lost = Connection lost
page-client-back = Back online
page-client-retrying = Trying again…
page-client-refused = Refused
page-client-skip = Skip
page-client-pause = Pause
page-client-go_on = Resume
page-client-step = Next
page-client-rule = Rule
page-client-speed = Speed
page-client-slow = ×½
page-client-normal = ×1
page-client-fast = ×2
page-client-remove = Remove: { $line }
page-client-up = Move up: { $line }
page-client-down = Move down: { $line }
page-client-clear = Clear all
page-client-fill_in = Fill in
page-client-do_it = Do it
page-client-leave = Leave it
page-client-last_round = Last round
page-client-step_by_step = Step by step
page-client-send = Send
page-client-anyway = Send anyway
page-client-keep_editing = Keep editing
page-client-less = One less: { $label }
page-client-more = One more: { $label }
page-client-sum = Total
page-client-at_least = { $sum }, needs { $total }
page-client-exactly = { $sum } of { $total }
page-client-at_most = { $sum } of at most { $total }
page-client-complete = The decision is complete
page-client-incomplete = The decision is incomplete
page-client-previous = Previous step
page-client-next = Next step
page-client-now = Back to now
page-client-step_of = step { $step } of { $steps }
page-client-moment_of = step { $step } of { $steps }, moment { $moment } of { $moments }
page-client-previous_moment = Previous moment
page-client-next_moment = Next moment
page-client-happened = The game went on
page-client-past = Look back
page-client-zoom_in = Zoom in
page-client-zoom_out = Zoom out
page-client-zoom_reset = Whole view
page-client-copied = Copied
page-client-your_turn = It is your turn
page-client-answer = Answer
page-client-choose = Choose
page-client-cancel = Cancel
page-client-close = Close
page-client-lesson_on = Go on with the lesson
page-client-now_do = Now: { $what }
page-client-nothing_now = Nothing can be done with it now
page-client-whole = Whole
page-client-undo = Take back the last line
page-client-all_rules = All the rules
page-client-in_hand_goes = Now touch an outline
page-client-in_hand_again = Touch it again: { $what }
page-client-in_hand_or = Touch an outline, or it again: { $what }
page-client-which = Which one?
page-client-news = { $n } new
page-client-yes = Yes

# Rules

page-drawing = Drawing for rule { $clause }
page-search = Search the rules
page-search-go = Search
page-search-found = { $n ->
    [0] No clause contains “{ $query }”.
    [one] One clause contains “{ $query }”.
   *[other] { $n } clauses contain “{ $query }”.
}
page-search-all = All rules
page-rules-all = All rules of { $title }
page-contents = Contents
page-editions = Editions
page-marks = Every clause says where it comes from: the rulebook, another edition, public descriptions, or us where all of them are silent.
page-mark-fixed = rulebook
page-mark-other-edition = other edition
page-mark-public = public descriptions
page-mark-deduced = deduced
page-mark-our-choice = our choice
page-mark-reconstructed = reconstructed

# Settings

page-settings-lead = These choices stay in this browser.
page-settings-saved = Saved.
page-set-lang = Language
page-set-motion = Motion
page-set-motion-full = pieces travel
page-set-motion-reduced = reduced
page-set-palette = Colours
page-set-palette-usual = usual
page-set-palette-safe = for colour-blind readers
page-set-text = Text size
page-set-text-normal = normal
page-set-text-large = large
page-set-text-largest = very large
page-set-theme = Appearance
page-set-theme-auto = as the system
page-set-theme-light = light
page-set-theme-dark = dark
page-set-board = Board
page-set-board-drawn = drawn on paper
page-set-board-plain = plain
page-set-sound = Sound
page-set-sound-off = off
page-set-sound-soft = soft
page-set-sound-on = on: turns, messages, dice
page-set-told = What the others and the dice did
page-set-told-look = First in one picture
page-set-told-film = Step by step
page-set-told-log = Not shown: the log says it

# The play aid, and the rules

page-aid = Play aid
page-aid-short = Aid
page-aid-edition = edition { $edition }
page-aid-print = The whole page, to print
page-aid-paper = It prints on one A4 page.
page-aid-back = Back to the table
page-search-ours = What is ours
page-search-count = rules
page-ours = What is ours, and why
page-mark-why-fixed = The rulebook says so.
page-mark-why-other-edition = Our rulebook is silent or mistaken; another edition of the same rulebook says so.
page-mark-why-public = We do not have the base game; public descriptions say so.
page-mark-why-deduced = Nobody writes it, but it follows from what is written.
page-mark-why-our-choice = The texts are silent or can be read in several ways: somebody had to decide, and we did.
page-mark-why-reconstructed = It was printed on cards or tiles that we do not have: the numbers are ours, and an edition of your own can replace them.
# The game of the day, and one's own history

page-date = { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }
page-month = { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }
page-daily-counts = This try counts: no hints, nothing is taken back, and no bot plays for you. Giving up counts as well.
page-daily-counts-short = counts
page-day-left = { $n ->
    [0] less than an hour left
    [one] an hour left
   *[other] { $n } hours left
} (UTC)
page-day-over = the day is over
page-day-others = Other days
page-day-earlier = the day before
page-day-later = the day after
page-day-today = today’s game
page-day-own = Your try
page-day-first = Everybody is dealt the same game today. Your first try counts: no hints, nothing is taken back. Afterwards you see how the others and our bots did, and may try again outside the ranking.
page-day-missed = You did not play this game on its day. You may play it now, outside the ranking: its seed is known.
page-day-going = You have begun. This try counts.
page-day-going-late = You did not finish on the day: the try no longer counts, but you may play it to its end.
page-day-late = You finished after the day was over: this does not count.
page-day-elsewhere = Your counting try was begun on another device. Go on there, or open the link of its seat here (“Go on with another device” at the table).
page-day-go-on = Go on
page-day-play = Play, it counts
page-day-again = Play again, unranked
page-day-see-own = Look at your game
page-day-called = You will be listed as { $name }.
page-day-nameless = You will be listed without a name.
page-day-name = Change your name
page-day-nobody = somebody
page-day-nobody-yet = Nobody has finished in time.
page-day-place = { $n ->
    [one] The only result so far
   *[other] Place { $place } of { $n }
}
page-day-place-short = place { $place } of { $n }
page-day-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-day-calendar = Your days
page-day-streak = Current streak:
page-day-streak-most = longest: { $n }
page-day-month-before = An earlier month
page-day-month-after = A later month
page-day-results = Everybody’s results
page-day-hidden = { $n ->
    [0] Nobody has finished yet.
    [one] One result so far. You see it once you have finished your own try.
   *[other] { $n } results so far. You see them once you have finished your own try.
}
page-day-col-place = Place
page-day-col-who = Who
page-day-col-how = Result
page-day-col-replay = Replay and record
page-day-replay = Replay
page-day-record = Record
page-day-par = Par: our bots on the same deal
page-day-par-wait = The bots have not finished yet.
page-day-par-none = The bots did not play that day.
page-day-fair = The same for all, and provable
page-day-promise = The server drew the seed of this game at random, and has shown since the first minute of the day what it is bound by: the SHA-256 of some random bits and that seed. Bits and seed stay secret until midnight UTC; then they stand here and in every record.
page-day-how = How can I check this?
page-day-commitment = Promise
page-day-seed = Bits and seed
page-day-sealed = sealed until the day is over
page-day-verify = Every result is a record that anybody can check:
page-day-cheats = What we cannot prevent: somebody who plays first in a second browser, asks another program, or talks with those who have finished. The ranking rests on trust.
page-day-to-results = Results of the day

page-history = My history
page-history-to = My history: games, wins and days
page-history-lead = What you played on this server, counted for you alone.
page-history-none = There is nothing yet. With your first table this browser gets a secret of its own, by which its games are found again; no account is needed.
page-history-off = This browser has no history: it was deleted, and nothing is kept since.
page-history-begin = Keep a history again
page-history-gone = Your history is deleted for good. The tables themselves stay.
page-history-carried = This device now has your history. Seats at running tables are carried on their own, at each table.
page-history-figure-games = { $n ->
    [one] game decided
   *[other] games decided
}
page-history-figure-won = { $n ->
   *[other] won
}
page-history-figure-share = won
page-history-figure-going = { $n ->
   *[other] unfinished
}
page-history-share = { $n }%
page-history-of = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
page-history-row = wins in a row: { $n }, longest streak: { $most }
page-history-best = best:
page-history-by-edition = By edition
page-history-by-rival = Against
page-history-by-seat = As
page-history-col-games = games
page-history-col-won = won
page-history-col-share = share won
page-history-people = people
page-history-alone = alone
page-history-list = All games
page-history-more = The files have all of them.
page-history-won = won
page-history-lost = lost
page-history-drawn = drawn
page-history-together = at one screen
page-history-going = running
page-history-left = put away
page-history-json = As a file (JSON)
page-history-csv = As a table (CSV)
page-history-keep = Where it is kept
page-history-kept = This browser has a secret cookie; the server has its hash, and which seats were yours. Nobody else sees this page. Who stays away for 400 days is forgotten.
page-history-carry = Use it on another device too
page-history-carry-about = Open this link there within the hour. It works once; after that both devices share one history. Who has the link can take it: send it to yourself only.
page-history-back = Back to the history
page-history-from = Your history on this device
page-history-from-about = Somebody, we hope you, wants to use a history here that was begun on another device.
page-history-from-joined = The history of this browser is joined to it. Where both have a counting try of one day, the one finished first stays.
page-history-from-go = Use it here
page-history-delete = Delete for good
page-history-delete-about = Identity and history go, on all your devices; nobody can bring them back. The tables stay, with the names that stand there, and your results of days stay without a name.
page-history-delete-sure = I am sure
page-history-delete-go = Delete my history
# Lessons

page-learn-short = First game, guided
page-learn-lead = New here? A first game shows you how, step by step: { $minutes } minutes at most.
page-learn-about = A real game on a real board, told step by step. You do everything yourself, nothing can go wrong, and you may leave at any time: the lesson waits for you.
page-learn-go = Begin
page-learn-on = Go on with the lesson
page-learn-again = Begin again
page-lesson-place = Lesson { $n }/{ $total }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-send = Now: { $word }
page-lesson-missed = Not this one: touch what is ringed.
page-lesson-leave = Leave the lesson
page-lesson-play = Play a game
page-list-lesson = Lesson
page-list-learned = Learned
page-list-learning = To be continued
web-no-lesson = this game has no lesson
# -- study: what if, play on, take back
page-study = Study
page-study-link = What if? Play on from here
page-study-what-if = What if
page-study-go = See what happens
page-study-same = Dice and draws are those of the game.
page-study-fresh = Chance was not asked the same as in the game: it was drawn anew.
page-study-often = { $n ->
    [one] In one other draw:
   *[other] In { $n } other draws:
}
page-study-chances = Chance to win afterwards:
page-study-beside = { $n ->
    [0] { $who }: { $played } as played, { $other } this way
   *[other] { $who }: { $played } as played, { $other } this way on average
}
page-study-origin = variation, from step { $step }
page-study-taken-back = { $n ->
    [one] taken back once
   *[other] taken back { $n } times
}
page-study-decided = What was decided here
page-study-decided-about = One line an order. Change what you like; what you leave is played as in the game.
page-study-play-on = Play on
page-study-play-on-about = A new table starts here, or after your changes; this one stays as it is.
page-study-play-on-chance = Its chance is new.
page-client-study_what_if = What if…
page-client-study_chances = { page-study-chances }
page-client-study_play_on = Play on from here
page-client-study_take_back = Take back to here
page-client-study_sure = Everything after this is taken back, and the table will say so. Take back to here?
page-client-study_hint = What would a bot have done?
page-client-study_type = Type a line
page-client-study_add = Add
page-client-study_again = Change it again
page-client-study_keep = Keep as a table
page-client-study_list = Study this step
page-client-study_sheets = Whose decision
page-client-hands_left = { $n } to do
page-client-hands_done = all done
page-client-hands_one = { $n } to do
page-client-keys_gone = Somebody has entered something here meanwhile. Of your keys these were put away: { $keys }.
# The end of a game
page-tab-ending = Story
page-ending = How it went
page-ending-out = Why you are out:
page-ending-you = you
page-ending-turnings = What decided it
page-ending-falls = Who went out
page-ending-luck = Luck
page-ending-counts = The game in numbers
page-ending-table = Turn by turn
page-ending-true = How true are these chances?
page-ending-measured = What was measured
# How true the shown chances are
page-measured = How true are these chances?
page-measured-how = The game was played { NUMBER($games) } times by bots, in games from which nothing had been learnt. Each chance that was said in them stands here, by tenths, beside how often it came true.
page-measured-said = Said
page-measured-mean = Mean of it
page-measured-won = Won
page-measured-off = Difference
page-measured-luck = Luck
page-measured-count = Chances
page-measured-games = Games
page-measured-band = { $low }–{ $high } %
page-measured-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
page-measured-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
page-measured-whole = { NUMBER($n) }
page-measured-reading = Difference: how many points more (+) or less (−) often it was won than was said. Luck: by how much that number changes by chance alone from one such set of games to another, in two cases of three.
page-measured-limits = People were not measured, nor your own editions and boards. A single kind of game (a number of players, an edition, a difficulty) may be further off than all of them together.
page-ending-won = won
page-ending-colon = :
page-ending-fell = out, { $turn }
# Sharing and looking at records

page-share-title = Share
page-share-what = What is shared
page-share-table = The table
page-share-round = Round { $n }
page-share-turn = Turn { $n }
page-share-moment = This moment
page-share-seen = Whoever opens the link sees what spectators see: nothing that is still secret in the game.
page-share-private = This table admits no spectators: the link opens only for those who sit here. Pictures and films show what your seat sees.
page-share-replay = Whoever opens the link can look at the recorded game.
page-share-qr = QR code
page-share-embed = Show it on another site
page-share-embed-about = The board with its past and a film of it, for a blog or a forum: it fits a column from 280 pixels on. Paste this into the page (?theme=dark and ?lang=fr in the address choose for every reader):
page-embed-film = Film
page-embed-steps = Step by step
page-share-film-of = Film: { $title }
page-share-picture = Picture:
page-share-picture-of = The board: { $what }
page-share-film = Film
page-share-film-about = One file that plays wherever pictures are shown.
page-share-film-round = This round or turn
page-share-film-whole = The whole game
page-share-see = Watch
page-share-save = Save
page-replay = Look at a recorded game
page-replay-about = Give the file of a game, over or not, whole or as one seat saw it: you can go through it step by step. Nobody plays on.
page-replay-pasted = Or paste its text
page-replay-go = Only look at it
page-replay-paste = Paste a record
page-replay-kept = Whoever gets the address of the page sees the same. The game is in nobody’s list, and goes after thirteen weeks.
page-replay-line = Line { $line }: { $reason }
page-replay-headline = A recorded game, to be looked at
page-client-share = Share

# Beside a real table: what is set by hand, and what hands do

page-desk-about = One device is board and referee for the people around your box: it judges the sheets, says what to move, and sets what stands on the board. Players may write on their own phones. Seats left to bots above become the table’s.
page-desk-clock = { $phase ->
    [talk] Talk
    [pause] Pause
   *[writing] Writing
  }
page-desk-start = Start
page-desk-stop = Stop
page-desk-in = Sheets: { $n } of { $of }
page-desk-phone = on a phone
page-desk-writes = writes
page-desk-write = Write
page-desk-look = Sheet
page-desk-large = The clock, large
page-desk-here = Write it here
page-desk-here-sure = The phone loses this seat, and what was written there stays there. Go on?
page-desk-correct = Or type it
page-desk-touch = Touch the space or the reserve and set what stands there. Sheets that are in stay in.
page-desk-misread = A sheet was misread
page-desk-rewind = Take the last round back
page-desk-rewind-about = The board is again as it was before the sheets were judged, and everybody writes anew. The record says so.
page-desk-slip = A slip on the board, another position
page-desk-uncorrect = Take the correction back
page-desk-phones = Phones (QR)
page-desk-sheet = Sheet of { $who }
page-desk-back = Back to the desk
page-clock-stopped = The clock stands: the referee starts it.
page-sheets = Order sheets to print
page-sheets-short = Blank sheets
page-sheets-about = One sheet for each army and round. Print the page (A4), cut along the lines.
page-trays = Set your table
page-tray-set = Set
page-tray-back = Back to the table
page-tray-less = Less: { $label }
page-tray-more = More: { $label }
page-keyboard = Type instead
page-hands = On your table
page-hands-all = All done
web-no-tray = nothing like that is to be set now: the game has gone on
web-tray-number = { $label }: a whole number from { $low } to { $high }
web-tray-text = { $label }: from { $low } to { $high } signs
web-tray-choice = { $label }: choose one of what is shown
web-tray-since = { $label } is { $now } by now: somebody has set it meanwhile. Nothing of yours was set; open it again and look.

# One’s own boxes
page-boxes = My boxes
page-box-mine = My box
page-box-about = The numbers printed in your box, written down once for all your games: at any new table, beside the real box, on any device.
page-box-begin = The box of { $title }
page-box-name = Name of the box
page-box-go = Begin
page-box-new = Write down the numbers of my box
page-box-from = From a file
page-box-from-about = An edition file fills in the form.
page-box-from-go = Open the file
page-box-no-file = choose an edition file
page-box-place = chapter { $n } of { $of }
page-box-sum = { $label }: { $n } of { $wanted }
page-box-empty = Count from zero
page-box-remove = Remove
page-box-remove-sure = Remove “{ $name }” and all that is noted of it?
page-box-empty-sure = Set the numbers of this chapter back to zero?
page-box-remove-of = Remove: { $name }
page-box-save = Save
page-box-keeps = All that you touch is kept, half filled in as well.
page-box-saved = Kept.
page-box-done = As in my box
page-box-undone = Not sure yet
page-box-later = Later
page-box-next = Go on
page-box-end = Finish
page-box-before = Back: { $title }
page-box-since = another device set it to { $now } meanwhile; what you set is not kept: set it once more if it is to stay
page-box-ready = The box is ready: choose it for any new table.
page-box-is-ready = ready
page-box-wrong = { $n ->
    [one] one thing to put right
   *[other] { $n } things to put right
}
page-box-play = New table with this box
page-box-beside = Beside the real box
page-box-state-mine = as in the box
page-box-state-begun = begun
page-box-state-ours = our numbers
page-box-state-wrong = { $n ->
    [one] one thing to put right
   *[other] { $n } things to put right
}
page-box-links = Keep and share
page-box-link = Your secret link
page-box-link-about = With this link you open and change your box on another device. Keep it: whoever has it can change the box.
page-box-share = Link to share
page-box-share-about = With this one others look at the box and make a copy of their own; yours stays yours.
page-box-file = Edition file
page-box-file-about = The file is for the terminal: “arbitre play GAME --edition FILE”.
page-box-more = The box itself
page-box-rename = Rename
page-box-delete = Delete the box
page-box-delete-about = Tables made with it keep its numbers.
page-box-delete-sure = I want to delete it for good
page-box-delete-go = Delete
page-box-shared-about = Somebody shows you the numbers of their box. You can make a copy of your own and change it.
page-box-copy = Make my own copy
page-box-numbers = Numbers
page-box-ours = those of the chosen edition
page-box-keep = Keep in my box
page-box-keep-about = { $n ->
    [0] Nothing new was typed at this table.
    [one] One thing was typed at this table: keep it for next time.
   *[other] { $n } things were typed at this table: keep them for next time.
}
page-box-keep-where = In which box
page-box-keep-new = a new box, with the numbers of this table
page-box-keep-go = Keep
page-box-kept = Kept in this box.
