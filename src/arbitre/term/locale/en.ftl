# The terminal, whatever the game.

# Who plays
term-who = { $place } ({ $player })
term-and = and
term-seats = { $n ->
    [one] At the table: { $seats }
   *[other] Around the table: { $seats }
}
term-daily = The game of { $day }, unranked: chance is the same for everybody who plays it.
term-companion = Beside a real table: type what the dice show and which cards are turned (“?”: what is possible).
term-desk = Beside a real board: type each sheet as it was written; “{ $example }” sets what stands there, and after a round you are told what to move.
term-desk-anew = The last round is taken back: every sheet is written anew.
term-hands = Now move
term-no-chance = nothing in this game is left to chance: play it without --companion
term-turn-of = — { $who } to play.
term-pass = Pass the keyboard to { $who }, then press Enter.
term-recall = “{ $cmd }”, then Enter: { $who } takes the sheet back.
term-thinking = { $who } is thinking…
term-out = Nobody at the keyboard plays on.
term-watch = Enter: watch the game · “{ $cmd }”: see the end
term-progress = { $unit ->
    [turn] Turn { $number } played
   *[round] Round { $number } played
}

# The sheet
term-toolbar-single = Tab: complete · ?: help · hint: advice
term-toolbar = { $n ->
    [0] empty sheet
    [one] { $n } line
   *[other] { $n } lines
} · Tab: complete · ?: help · send: finish
term-sheet = { $n ->
    [0] Your sheet is empty.
   *[other] Your sheet:
}
term-refused = ✗ { $text }: refused ({ $clause }), { $why }
term-refused-plain = ✗ { $text }: refused, { $why }
term-incomplete = This is not a decision yet. Possible:
term-instead = Possible: { $lines }
term-meant = Did you mean “{ $meant }”?
term-see-help = “?” shows how a line is written, “help” every command.
term-full = Nothing more can be added: “{ $cmd }” to finish, “undo” to take a line back.
term-stuck = Nothing more can be added, and this is not a decision yet: “{ $cmd }” to take a line back.
term-taken-back = Taken back: { $text }
term-dropped = The decision is made; the rest of the line is dropped: { $text }
term-move-how = Type “{ $cmd } 3 1” to put line 3 in the place of line 1.
term-no-line = There is no line “{ $text }”: { $n ->
    [0] the sheet is empty.
    [one] the sheet has one line.
   *[other] the sheet has { $n } lines.
}
term-cleared = The sheet is cleared.
term-preview = { $n ->
    [one] Preview: what you have written, before chance answers.
   *[other] Preview: your sheet alone, without the other players.
}
term-sure = Really “{ $cmd }”? (yes/no)
term-not-done = Nothing is done.

# Taking moves back
term-move-back = Move taken back: { $text }
term-undo-nothing = Nothing is written, and there is no move to take back.
term-undo-chance = Your last move stands: { undo-chance }.
term-undo-reveal = Your last move stands: { undo-reveal }.
term-undo-seat = Your last move stands: { undo-seat }.
term-undo-time = Your last move stands: the hourglass runs, and time spent does not come back.

# Chance, where people play it
term-chance-name = Table
term-chance-prompt = What does the table show? (“?”: what is possible)
term-chance-toolbar = Tab: complete · ?: what is possible · { $cmd }: correct
term-chances = What may happen, and how likely:
term-chance-see = “?” shows what is possible.
term-chance-taken = { $n ->
    [0] Nothing of this line is taken.
    [one] { $n } of { $all } is taken, the rest of the line is dropped.
   *[other] { $n } of { $all } are taken, the rest of the line is dropped.
}
term-draw-one = “{ $cmd }”: the program draws it instead.
term-draw-how = “{ $cmd }”: what is asked for; “{ $cmd } 2”: so many; “{ $cmd } all”: all of this kind until somebody decides; “{ $cmd } always”: this kind from now on; “{ $cmd } never”: nothing by itself any more.
term-draws-chance = what chance does
term-draws-all = The program draws everything from now on; “{ $cmd } none” stops it.
term-draws-kinds = The program draws from now on: { $kinds }; “{ $cmd } none” stops it.
term-draws-none = The program draws only when it is asked to.
term-draws-how = “{ $cmd }”: what the program draws by itself; “{ $cmd } all”: everything; “{ $cmd } none”: nothing.
term-draws-dealt = The program deals in this game: nothing of chance is typed.
term-back-more = { $n ->
    [one] And { $n } line that chance added.
   *[other] And { $n } lines that chance added.
}
term-chance-commands = Commands, beside what the table shows
term-chance-first = “{ $cmd }” is for a player’s decision: chance comes first (“?”: what is possible).
term-chance-over = — The game is over · Enter: finish · “{ $cmd }”: take the last line back —

# Time
term-paused = pause { $time }
term-time-up = Time is up: the sheet goes as it stands.
term-no-hourglass = No hourglass is running: there is nothing to stop.
term-goes-on = The hourglass runs again: { $time }.
term-pause-ends = The hourglass is stopped; “{ $cmd }” once more lets it run.
term-cannot-say = “{ $cmd }” is not possible any more.

# Showing
term-next-part = — Enter: next · “{ $cmd }”: the rest —
term-last-part = — Enter: next —
term-no-scores = This game keeps no scores.
term-no-why = There is no step to explain in this game.
term-why-how = { $cmd }: the last step; { $cmd } n: step n; { $cmd } all: the steps with their numbers.
term-no-past = { $unit ->
    [turn] No turn has been played yet.
   *[round] No round has been played yet.
}
term-no-round = { $unit ->
    [turn] There is no turn “{ $text }”: { $first } to { $last }.
   *[round] There is no round “{ $text }”: { $first } to { $last }.
}
term-past = { $unit ->
    [turn] Turn { $number }: the board as it began, then what happened.
   *[round] Round { $number }: the board as it began, then what happened.
}
term-leaf = { $unit ->
    [turn] — Turn { $number } of { $last } · Enter: next · -: previous · { $cmd }: moment by moment · q: return —
   *[round] — Round { $number } of { $last } · Enter: next · -: previous · { $cmd }: moment by moment · q: return —
}
term-past-steps = { $unit ->
    [turn] Turn { $number }, moment by moment: the board as it began.
   *[round] Round { $number }, moment by moment: the board as it began.
}
term-moment = — Moment { $number } of { $last } · Enter: next · -: previous · { $cmd }: return —
term-moment-why = — Moment { $number } of { $last } · Enter: next · -: previous · why: its reasons · { $cmd }: return —
term-no-reasons = The rules left nothing to be weighed here.
term-no-rule = There is no rule “{ $text }”. The chapters:
term-rule-how = “{ $cmd } { $example }” shows a rule, “{ $cmd } { $chapter }” a chapter.
term-mark-fixed = fixed by the rulebook
term-mark-other-edition = from another edition
term-mark-public = from public descriptions
term-mark-deduced = deduced
term-mark-our-choice = our choice
term-mark-reconstructed = reconstructed
term-hint = { $n ->
    [0] { $player } would write nothing.
   *[other] { $player } would write:
}

# Keeping the game
term-saved = The game is saved in { $file }, and will be after every move.
term-save-how = Type “{ $cmd } FILE”.
term-not-saved = The game could not be saved in { $file }: { os-reason }
term-old-kept = { $file } existed: its old content is in { $kept }
term-kept = Game saved in { $file }
term-quit-unsaved = The game is saved nowhere (“{ $cmd } FILE”).
term-end-of-input = { $kept ->
    [yes] End of input: game saved in { $file }, go on with --resume.
   *[no] End of input: the game is saved nowhere (--record FILE).
}
term-left = { $kept ->
    [yes] Game saved in { $file }, go on with --resume.
   *[no] Game left without saving.
}
term-interrupted = { $kept ->
    [yes] Interrupted: game saved in { $file }, go on with --resume.
   *[no] Interrupted: the game is saved nowhere.
}
term-other-game = this is a game of something else: { $game }
term-seat-count = this game has { $n } seats, not { $given }
term-no-file = cannot be read: { os-reason }
term-not-text = this is not text
term-cannot-write = cannot be written: { os-reason }

# The end
term-won = { $n ->
    [one] Game over: { $names } wins ({ $clause }).
   *[other] Game over: { $names } share the victory ({ $clause }).
}
term-lost = { $n ->
    [one] Game over: { $names } loses ({ $clause }).
   *[other] Game over: { $names } lose ({ $clause }).
}
term-you-won = Game over: you win ({ $clause }).
term-you-lost = Game over: you lose ({ $clause }).
term-drawn = Game over: a draw ({ $clause }).

# The commands
term-commands = Commands (“?”: how a line is written)
term-about-more = { $n ->
    [0] “{ $cmd }”: every command
    [one] “? { $first }”: what can be written about it · “{ $cmd }”: every command
   *[other] “? { $first }” or “? { $second }”: what can be written about it · “{ $cmd }”: every command
}
term-use-send = { $cmd }
term-do-send = hand the sheet in
term-use-help = { $cmd }
term-do-help = this page
term-use-sheet = { $cmd }
term-do-sheet = show the sheet
term-use-undo = { $cmd } [n]
term-do-undo = take back the last line, or line n; with none written, the last move
term-use-undo-single = { $cmd }
term-do-undo-single = take back the last move
term-use-move = { $cmd } i j
term-do-move = put line i in place j
term-use-clear = { $cmd }
term-do-clear = clear the sheet
term-use-preview = { $cmd }
term-do-preview = the board if your sheet alone were carried out
term-use-board = { $cmd }
term-do-board = show the board
term-use-back = { $cmd } [n] [step]
term-do-back = { $unit ->
    [turn] look back at the last turn, or turn n; with “step”, moment by moment
   *[round] look back at the last round, or round n; with “step”, moment by moment
}
term-use-whatif = { $cmd } [n[.k]] [line; line]
term-do-whatif = { $unit ->
    [turn] what would have come of other lines in the last turn, or turn n; without lines, what you decided there
   *[round] what would have come of other lines in the last round, or round n; without lines, what you decided there
}
term-use-why = { $cmd } [n]
term-do-why = explain the last step of the game’s own side, or step n; with “all”, list them
term-use-aid = { $cmd }
term-do-aid = the play aid: goal, turn, pieces, a fight
term-use-rule = { $cmd } [id]
term-do-rule = show a rule, a chapter, or the chapters
term-use-scores = { $cmd }
term-do-scores = show the scores
term-use-hint = { $cmd } [bot]
term-do-hint = ask a bot what it would write, and why
term-use-pause = { $cmd }
term-do-pause = stop the hourglass, or let it run again
term-use-resign = { $cmd }
term-do-resign = give the game up
term-use-save = { $cmd } [file]
term-do-save = save the game
term-use-quit = { $cmd }
term-do-quit = leave
term-use-about = ? [what]
term-do-about = what can be written about a piece or a space
term-use-outcomes = ?
term-do-outcomes = what chance may do now, and how likely it is
term-use-draw = draw [n]
term-do-draw = let the program draw it (“draw all”: this kind, “draw always”: from now on)
term-use-draws = { $cmd }
term-do-draws = what the program draws by itself (“draws all”, “draws none”)
term-use-correct = { $cmd }
term-do-correct = take back the last card, die or move
term-use-insist = ! line
term-do-insist = write a line even if it is refused
term-do-say = may be said at the table

# The play aid

term-no-aid = This game has no play aid.
# lessons
term-lesson-line = Type: { $lines } (or “show”)
term-lesson-lines = Type: { $lines } and then “{ $cmd }” (or “show”)
term-lesson-next = [Enter] page { $n } of { $total }
term-lesson-only = That is for games; here “show” does it for you, and “quit” leaves.
term-lesson-left = The lesson is left; “arbitre learn { $game }” begins it again.
term-lesson-end = The end of the lesson. Now a game: arbitre play { $game }

# What if

term-whatif = What if… (nothing of it is kept)
term-whatif-decided = { $unit ->
    [turn] You decided in turn { $number }:
   *[round] You decided in round { $number }:
}
term-whatif-how = “{ $cmd } { $place } …”, with lines as you would write them, shows what would have come of other lines there.
term-whatif-none = { $unit ->
    [turn] You decided nothing in turn { $number }.
   *[round] You decided nothing in round { $number }.
}
term-whatif-which = { $n ->
    [one] There is one decision: { $number }.1.
   *[other] There are { $n } decisions: { $number }.1 to { $number }.{ $n }.
}
term-whatif-secret = Others sit at this keyboard, and their cards would be seen: not while the game lasts.
term-whatif-chance = Chance was asked something else here: it was drawn anew, and could have gone otherwise.
term-whatif-end = The game goes on where it stood.

# players that are somebody's own code or program
term-bot-failed = { $problem }. From now on a random player goes on in its place.
term-bot-again = this game was played by { $bot }; a record starts no program: name the players with --seats
term-hint-who = A hint is a bot’s: hint, or hint NAME.
