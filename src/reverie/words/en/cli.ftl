### What the command line says.

## Refusals

cli-workers = “{ $value }” is not a number of processes; use 0 (one per processor) to { $most }.
cli-variant = “{ $value }” is not a variant; write NAME=VALUE.
cli-train-watching = Watching the rules of thumb, stage { $stage } of { $stages }
cli-train-playing = Playing, stage { $stage } of { $stages }
cli-train-done = Learned from { $games } games in { $seconds } seconds.
cli-train-tried = The finished player wins { $rate } % of { $games } games ({ $low } – { $high } %).
cli-train-saved = Saved as { $file }, { $size } bytes.
cli-sim-seed = “{ $value }” is not the deal number of the first game; use a whole number.
cli-sim-last = The last deal number would be { $last }; the largest there is: { $most }.
cli-rule-unknown = There is no rule “{ $value }”. `reverie rules` lists them all.
cli-rule-unknown-near = There is no rule “{ $value }”. Did you mean: { $near }?
cli-rule-no-match = No rule mentions “{ $value }”.
cli-save-failed = The game cannot be saved: { $reason }.
cli-nothing-to-resume = There is no game to go on with.
cli-other-game = This is a game of “{ $value }”, not of “{ $game }”.
cli-contradiction = These cannot be given together: { $flags }.
cli-at-without-load = --at says where in a saved game you play on; add --load FILE.
cli-no-partner = A game in “{ $mode }” has no second seat for a partner; add --mode team.
cli-template = Whose card table? Name a game: { $allowed }.
cli-no-turn = There is no turn { $value }; this game has the turns { $first } to { $last }.
cli-place-line = line { $number }
cli-place-turn = turn { $number }
cli-place-answer = answer { $number }

## The table

cli-turn = turn { $turn }
cli-modules = { $count ->
    [one] 1 module
   *[other] { $count } modules
 }
cli-player = player { $number }
cli-peeked = peeked
cli-deal = deal { $deal }
cli-deal-position = set up, deal { $deal }
cli-deal-fair = fair deal { $print }
cli-prompt = Your answer (1–{ $count }, ? for help):
cli-confirm = Sure? y or the same answer again; anything else goes back:
cli-prompt-end = u takes back, s FILE saves, l tells the game again, Enter leaves:
cli-hand-over = Enter hides the table; then pass the keyboard on.
cli-curtain = Pass the keyboard to player { $number }, then press Enter.
cli-read-on = Enter reads on.
cli-back = Enter goes back to the table.
cli-more-table = … (t shows the whole table)
cli-menu-back = somebody else
cli-menu-count = { $n ->
    [one] (1 answer)
   *[other] ({ $n } answers)
 }
cli-say-something = Type a number from 1 to { $count }, or ? for help.
cli-no-choice = There is no choice { $number }; type a number from 1 to { $count }, or ? for help.

cli-help-title = What you can type
cli-key-number = 1, 2, 3 …
cli-key-words = { $answer }
cli-key-a = a
cli-key-y = y, yes
cli-key-u = u, undo
cli-key-uu = uu, undo action
cli-key-r = r, redo
cli-key-s = s, save [FILE]
cli-key-l = l, log
cli-key-w = w, unseen
cli-key-i = i, info
cli-key-t = t, table
cli-key-ask = map, near, reach, who, goal, next
cli-key-z = z, puzzle
cli-key-p = p, position
cli-key-rule = rule ID
cli-key-h = h, hint
cli-key-q = q, quit
cli-help-number = give the answer with this number
cli-help-words = give an answer in words, as records write it
cli-help-a = all pass, or go on, one after the other
cli-help-y = you mean an answer that the game has warned you of (so does the same answer again)
cli-help-u = take back the last answer; if it had shown you something new, the game is marked as peeked
cli-help-uu = take back the whole last action, however many answers it took
cli-help-r = give again what was taken back
cli-help-s = save the game (it is also saved after every answer)
cli-help-l = what happened so far
cli-help-w = which cards may still come
cli-help-i = what the cards on the table do, heaps in full
cli-help-t = the whole table, however long it is
cli-help-ask = the table in sentences: the map, what is near, what can be reached and for how much, who stands where, the goal, what comes next
cli-help-z = help with what there is to find out here, one step each time
cli-no-puzzle = There is nothing to find out here, or nothing you could know of.
cli-puzzle-title = What there is to find out here
cli-puzzle-open = { $puzzle }
cli-puzzle-solved = { $puzzle } (found out)
cli-puzzle-which = z and a number: one step of help.
cli-puzzle-more = z { $number } again: one step more.
cli-puzzle-last = That was all the help there is.
cli-help-p = the table as text, for `--position`
cli-help-rule = a rule in plain words, for instance: rule { $rule }
cli-help-h = what the computer would do
cli-help-q = leave; go on later with `--resume`

cli-undone = Taken back:
cli-redone = Given again:
cli-saved = Saved: { $path }
cli-log-title = What happened
cli-unseen-title = What may still come
cli-info-title = On the table
cli-table-title = The whole table
cli-position-title = The table as text
cli-position-hidden = This is all that lies open. A position that could be set up again would tell what is hidden; s FILE saves the game instead.
cli-no-hint = There is nobody who could give a hint.
cli-hint = The computer would choose { $number }:
cli-hint-words = The computer would choose:
cli-left = { " " }The game is saved. Go on with: reverie play { $game } --resume
cli-left-campaign = { " " }The campaign is saved. Go on with: reverie play etherfields --campaign { $campaign }
cli-resumed = You go on with your game.
cli-resumed-peeked = You go on with your game. Something was looked at and taken back in it: peeked.
cli-set-aside = Your unfinished game is kept: { $path }
cli-demo-prompt = Enter: next, a: straight to the end, q: enough
cli-demo-title = { " " }{ $agent } plays.

## The end of a game

cli-won = Won!
cli-lost = Lost.
cli-ended = Over.
cli-played = { " " }{ $deal } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } · { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
 }
cli-peeked-end = { " " }Peeked: an answer was taken back after it had shown something new.
cli-record-kept = { " " }Record: { $path }

## Lists

cli-games-editions = Editions
cli-games-modes = Modes
cli-games-modules = Modules
cli-games-variants = Variants
cli-games-presets = Presets
cli-games-agents = Agents
cli-games-try = { " " }Try:
cli-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
cli-not-yet = not yet
cli-rules-try = { " " }A rule in full: reverie rules { $rule }

## Simulations

cli-sim-games = Games
cli-sim-players = No mode of this game has { $value } seats; possible are: { $allowed }.
cli-sim-rounds = rounds per game
cli-sim-suffering = suffering per game
cli-sim-sittings = sittings per game
cli-sim-deaths = deaths per game
cli-sim-slumbers = slumbers per game
cli-sim-dreams = dreams per game
cli-sim-ending = { $ending ->
        [story-pauses] ended: the story pauses
        [saved] ended: saved
       *[other] ended: { $ending }
    }
cli-sim-dream = { $dream }: won { $won }, lost { $lost }; won at try { $tries }
cli-sim-dream-never = { $dream }: won { $won }, lost { $lost }
cli-not-at-this-table = { $game } cannot be played there yet; without the flag it is played line by line.
cli-sim-wins = Wins
cli-sim-interval = 95 % interval
cli-sim-decisions = Decisions
cli-sim-speed = Speed
cli-sim-seconds = Seconds
cli-sim-deals = Deals
cli-sim-each = { $total } ({ $each } per game)
cli-sim-per-second = { $rate } games per second
cli-sim-wins-short = { $wins } won
cli-sim-interrupted = Interrupted; this is what was played until then.

## Records

cli-verified = { " " }The record replays: every answer is legal, result and state are as written.
cli-not-verified = { " " }The record replays; result and state were not compared.
cli-unfinished = { " " }The game is not finished.
cli-browser-at = Your table is at

## Statistics

cli-statistics-title = Your games at this terminal
cli-statistics-none = No game has come to an end here yet.
cli-statistics-line = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $won } won ({ $rate })
cli-statistics-more = last 20: { $last20 } · last 100: { $last100 } · won in a row: { $streak } · answers a game: { $answers } · peeked: { $peeked }
cli-statistics-erased = { $count ->
    [one] 1 result is forgotten.
   *[other] { $count } results are forgotten.
 }

## Campaigns

cli-campaigns-none = There is no campaign yet. Begin one with: reverie play etherfields --campaign NAME
cli-campaigns-line = { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, { $result }
cli-campaigns-exported = The campaign { $campaign } is in { $path }.
cli-campaigns-imported = The campaign { $campaign } is there.
cli-campaigns-sure = Delete the campaign { $campaign } for good? Type y, or anything else to keep it.
cli-campaigns-kept = The campaign { $campaign } stays.
cli-campaigns-deleted = The campaign { $campaign } is gone.
cli-campaign-begun = A new campaign, kept as { $campaign }: every answer is saved at once.
cli-campaign-grown = The packs have grown since you played last. You go on where you were; what is new lies at the bottom of its piles.
cli-campaign-which = Type a new name to begin a campaign, the number of one to continue it, or nothing for a single dream.
cli-campaign-entry = { $number }  { $campaign } ({ $answers ->
        [one] one answer
       *[other] { $answers } answers
    })
cli-campaign-how-many = How many characters do you want to play, 1 to { $most }? Enter: 2, which is a good number for one person.
cli-campaign-other = { " " }…
campaign-name = “{ $value }” cannot be the name of a campaign: use up to 32 small letters, digits, - and _, beginning with a letter or digit.
campaign-taken = There is already a campaign called { $value }.
campaign-unknown = There is no campaign called { $value }. There are: { $allowed }.
campaign-game = { $value } has no campaigns.
campaign-file = This file is no exported campaign.
campaign-outgrown = The campaign { $campaign } does not fit the packs any more: { $reason } Its files are as they were; an older version of the packs still opens it.
campaign-ask = Nobody is there to be asked. Add --yes to delete the campaign { $campaign }.

## Could it be won?

cli-solve-winnable = { " " }This can be won by somebody who knows the order of all cards.
cli-solve-unwinnable = { " " }This cannot be won, whatever is answered: every way was looked at.
cli-solve-unknown = { " " }Undecided. The search gave up { $limit ->
    [seconds] when its time was over; --seconds gives it more.
    [nodes] after as many answers as it was allowed; --nodes gives it more.
   *[other] on lines that are too long.
 }
cli-solve-searched = { $nodes } answers in { $seconds } seconds
cli-solve-line = { " " }A line of { $count ->
    [one] one answer
   *[other] { $count } answers
 } that wins:

## Puzzles

cli-puzzles-of = { $game ->
    [onirim] Onirim
    [urbion] Urbion, order open
   *[other] { $game }
 }: { $count } puzzles
cli-puzzles-grade = { " " }grade { $grade }: { $first } to { $last }
cli-puzzles-try = { " " }Play one: reverie puzzle 17 --game urbion; the one of today: reverie puzzle --daily
cli-riddle-title = { " " }Puzzle { $number }, grade { $grade } of 5: win from here.
cli-riddle-urbion = { " " }You know the order of all cards. One answer still wins; after any other, nothing does.
cli-riddle-onirim = { " " }The pile is hidden. One answer wins nearly always; every other one clearly less often.
cli-riddle-dreams = { " " }The Dreams that come: { $cards }.
cli-riddle-cities = { " " }The Cities that come: { $cards }.
cli-riddle-prompt = Your answer (h: a hint, g: give up, q: leave):
cli-riddle-wrong = { " " }Not that: { $answer }. Try another one.
cli-riddle-solved = { " " }Right: { $answer }. { $wrong ->
    [0] At the first attempt.
    [one] After one wrong answer.
   *[other] After { $wrong } wrong answers.
 } { $hints ->
    [0] Without a hint.
    [one] With one hint.
   *[other] With { $hints } hints.
 }
cli-riddle-given-up = { " " }It was: { $answer }.
cli-riddle-hint-some = { " " }It is one of these: { $answers }.
cli-riddle-hint-answer = { " " }It is: { $answer }.
cli-riddle-chances = { " " }In the same { $worlds } possible orders of the pile, played on by the computer player “rules”, these win:
cli-riddle-proven = { " " }No other answer wins any more: every way was looked at. So it goes on:
