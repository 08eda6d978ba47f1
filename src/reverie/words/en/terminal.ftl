### What the terminal table says.

## Starting

terminal-fallback = This terminal cannot show the table; the game is played line by line.
terminal-which-game = Which game? Name one of: { $allowed }.

## The keys of the moment, a word each

terminal-key-play = play
terminal-key-why = why not?
terminal-key-discard = discard
terminal-key-special = special
terminal-key-answers = answers
terminal-key-confirm = confirm
terminal-key-back = back
terminal-key-look = look
terminal-key-read = read
terminal-key-table = table
terminal-key-undo = undo
terminal-key-redo = redo
terminal-key-hint = hint
terminal-key-log = log
terminal-key-replay = replay
terminal-key-help = help
terminal-key-palette = more
terminal-key-show = show the table
terminal-key-go-there = go there
terminal-key-list = list
terminal-key-step = answer
terminal-key-turn = turn
terminal-key-from-here = play on from here
terminal-key-live = present
terminal-key-change = change

## The table

terminal-pick-first = Pick a card of your hand first: arrows or a digit.
terminal-nothing-special = There is nothing special to do now.
terminal-special = Something special
terminal-undone = Taken back:
terminal-redone = Given again:
terminal-from-here = You play on from here.
terminal-now-peeked = It had shown something new: the game is marked as peeked.
terminal-hint = The computer would choose:
terminal-turn-over = Your turn is over.
terminal-pass-on = Hide the table and pass the keyboard to player { $number }
terminal-curtain = Player { $number }: press Enter when you are at the keyboard and nobody else is looking.
terminal-card-place = card { $number } of { $count }
terminal-table-title = The table in words
terminal-yes = Yes, I mean it
terminal-no = No, back to the table
terminal-replay = answer { $at } of { $all }, turn { $turn }

## After the end

terminal-end-replay = Look at the game again
terminal-end-undo = Take back the last answer
terminal-end-again = The same deal again
terminal-end-new = A new game
terminal-end-leave = Leave

## Watching

terminal-demo-next = Next answer
terminal-demo-to-end = Straight to the end
terminal-demo-leave = Enough

## A new game

terminal-new-title = A new game
terminal-new-game = Game
terminal-new-preset = Preset
terminal-new-edition = Edition
terminal-new-mode = Players
terminal-new-partner = Player 2
terminal-new-deal = Deal number
terminal-new-any = any
terminal-new-start = Deal the cards
terminal-preset-none = my own choice
terminal-preset-gentle = gentle
terminal-preset-classic = classic
terminal-preset-nightmare = nightmare
terminal-preset-room = the first dream
terminal-preset-ferry = the Ferry
terminal-preset-campaign = a campaign
terminal-partner-none = somebody at this keyboard
terminal-partner-rules = the computer, by rules of thumb
terminal-partner-random = the computer, at random
terminal-deal-title = Deal number
terminal-save = Save as
terminal-load = Which file?

## Keys and rules

terminal-help-title = Keys and rules
terminal-help-search = Look for a word or the number of a rule
terminal-help-nothing = Nothing found
terminal-palette-search = What do you want to do?
terminal-keys-play = Enter
terminal-keys-discard = D
terminal-keys-special = P
terminal-keys-answers = A
terminal-keys-digits = 1 … 9
terminal-keys-arrows = arrows
terminal-keys-zones = Tab, Ctrl+arrow
terminal-keys-ends = Home, End
terminal-keys-read = I
terminal-keys-table = B
terminal-keys-unseen = W
terminal-keys-undo = Z, Ctrl+Z
terminal-keys-redo = Y, Ctrl+Y
terminal-keys-hint = H
terminal-keys-log = L
terminal-keys-replay = R
terminal-keys-help = ?, F1
terminal-keys-palette = Ctrl+P
terminal-keys-escape = Esc
terminal-keys-quit = Q, Ctrl+Q
terminal-about-play = play the card, confirm an answer; a card in a broken frame or in brackets says why not
terminal-about-discard = discard the card
terminal-about-special = something special: spells, denizens, handbooks, Books, the Polarity
terminal-about-answers = all answers in one list
terminal-about-digits = pick a card of the hand, or a line of a list
terminal-about-arrows = move inside a zone, and to the zone above or below
terminal-about-zones = go to the next zone
terminal-about-ends = go to the first or the last card of a zone
terminal-about-read = read the card, or what lies on the table
terminal-about-table = read the whole table
terminal-about-unseen = which cards may still come
terminal-about-undo = take back the last answer; if it had shown something new, the game is marked as peeked
terminal-about-redo = give again what was taken back
terminal-about-hint = what the computer would do
terminal-about-log = what happened; Enter goes there
terminal-about-replay = go through the game answer by answer
terminal-about-help = this page
terminal-about-palette = everything else: new game, save, load, language, deal number
terminal-about-escape = close a list or a page; look at the table
terminal-about-quit = leave; go on later with `--resume`

## The palette

terminal-do-answers = All answers
terminal-do-undo = Take back the last answer
terminal-do-redo = Give again what was taken back
terminal-do-hint = Hint
terminal-do-read = Read the card
terminal-do-table = Read the table
terminal-do-unseen = Which cards may still come
terminal-do-log = Log
terminal-do-side-log = Log beside the table: show or hide
terminal-do-replay = Replay
terminal-do-help = Keys and rules
terminal-do-new = New game
terminal-do-again = The same deal again
terminal-do-deal = Another deal by its number
terminal-do-save = Save as
terminal-do-load = Load a saved game
terminal-do-statistics = Statistics
terminal-do-language-en = Language: English
terminal-do-language-de = Language: Deutsch
terminal-do-quit = Leave
terminal-none = none
