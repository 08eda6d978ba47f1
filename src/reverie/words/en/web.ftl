### The browser: every text around the table.

## Everywhere

web-name = Reverie
web-motto = Dream games at a table in your browser
web-home = To the start page
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-share = Share
web-next = Next
web-bar-learn = Learn
web-loading = One moment …
web-again = Try again
web-offline = The server cannot be reached. Your games are safe; try again in a moment.
web-part-missing = Something of this page did not come: the line is gone, or there is a newer version. Your games are safe.
web-part-reload = Load the page again
web-trouble = Something went wrong.

## Games, modes and presets

web-game-onirim = Onirim
web-game-urbion = Urbion
web-game-onirim-line = Eight doors lead out. Find them before the dreams run dry.
web-game-urbion-line = Twelve cities sleep well when all their dreams weigh the same.
web-mode-solo = Alone
web-mode-team = Two players
web-game-etherfields = Etherfields
web-game-etherfields-line = The Lamplighter’s Debt. A town burns borrowed memories for light, and the bill is yours.
web-mode-one = One character
web-mode-two = Two players
web-mode-three = Three players
web-mode-four = Four players
web-mode-five = Five players
web-mode-solo2 = Alone, two characters
web-mode-solo3 = Alone, three characters
web-mode-solo4 = Alone, four characters
web-preset-room = The first dream
web-preset-ferry = The ferry
web-preset-campaign = A campaign
web-preset-gentle = Gentle
web-preset-classic = Classic
web-preset-nightmare = Nightmare
web-base = Base game
web-encounter-campaign = The campaign
web-encounter-gate = A dream
web-encounter-s = A slumber
web-turn = Turn { $turn }
web-modules = { $count ->
    [one] 1 module
   *[other] { $count } modules
 }

## Home

web-home-continue = Continue
web-home-older = { $count ->
    [one] 1 more game
   *[other] { $count } more games
 }
web-home-options = All options
web-home-learn = Learn it
web-home-ways = More ways in
web-home-campaign-none = A campaign of several evenings, alone or together
web-home-campaign-stands = { $behind ->
    [0] No dream behind you yet
    [one] 1 dream behind you
   *[other] { $behind } dreams behind you
 }{ $owed ->
    [0] {""}
   *[other] , { $owed } owed
 }
web-home-campaign-night = { $night ->
    [1] First night
    [2] Second night
    [3] Third night
    [4] Fourth night
    [5] Fifth night
    [6] Sixth night
    [7] Seventh night
    [8] Eighth night
    [9] Ninth night
   *[other] Go on
 }
web-home-campaign-new = New campaign
web-home-riddles = Win from here
web-home-riddles-solved = { $solved } of { $all } solved
web-home-riddles-go = Next puzzle
web-home-two = Play together
web-home-join = Join
web-home-join-line = Somebody has sent you a link? Paste it here.
web-home-join-bad = This is not a link to a table. It looks like { $example }.
web-home-you = You
web-home-name-label = Your name (if you like)
web-home-name-save = Save
web-home-name-saved = Saved. Whoever plays with you sees this name.
web-home-waiting = Waiting for a partner
web-home-tutorial = Lesson
web-home-records = Records
web-home-statistics = Statistics
web-home-rules = Rules
web-home-about = About
web-home-settings = Settings
web-home-campaigns = My campaigns
web-home-goals = Goals
web-home-greeting = { $hour ->
    [morning] Good morning.
    [day] Good day.
   *[evening] Good evening.
 }
web-home-hero = { $game ->
    [onirim] The labyrinth is where you left it.
    [urbion] The scales hang as you left them.
   *[other] The dream waits where you left it.
 }
web-home-state-onirim = { $found } of { $all } doors stand open. { $left ->
    [one] One dream is
   *[other] { $left } dreams are
 } left to find the others.
web-home-state-urbion = { $found } of { $all } cities sleep. { $left ->
    [one] One card is
   *[other] { $left } cards are
 } left for the rest.
web-home-lesson-state = You were in the middle of a lesson. It goes on where you stopped.
web-home-first = Every night, a way out.
web-home-first-line = Learn it at a real table in five minutes. Somebody explains, and every card is yours to play.
web-home-first-learn = Learn { $game }
web-home-first-play = or play at once, below
web-home-remove = Take it off the list
web-home-removed = Taken off the list.
web-home-others = Other games you began
web-home-watch = Watch a game
web-home-won = Won { $won } of the last { $games }
web-home-modules-won = { $won } of { $all } modules
web-home-never = Not played yet
web-home-path = Your path
web-home-path-lesson = Lesson
web-home-path-first = First game
web-home-path-win = First win
web-home-path-daily = Daily dream
web-home-path-module = Module
web-home-path-hard = Hard mode
web-home-goals-line = { $have } of { $all } reached
web-home-next-goal = Next: { $goal }
web-home-best = Quickest win in { $turns } turns
web-home-best-row = { $row } wins in a row
web-daily = Daily dream
web-daily-streak = { $count ->
    [one] night in a row
   *[other] nights in a row
 }
web-daily-best = { $best } at best, { $won } won this month
web-daily-on = Go on
web-daily-look = See how it went
web-medallion = { $name }: { $level ->
    [0] never won
    [1] won
   *[2] won three times
 }{ $hard ->
    [yes] , also the hard variant
   *[no] {""}
 }
web-medallion-play = Play with it
web-medallion-learn = Learn it in two minutes
web-medallion-hard = Play the hard variant
web-medallion-wins = { $won ->
    [0] Win once for the ring, three times for gold.
    [1] Won once. Twice more for gold.
    [2] Won twice. Once more for gold.
   *[other] Won { $won } times.
 }
web-medallion-hard-won = You have won the hard variant, too.
web-medallion-hard-open = Its hard variant is still to be won.
web-lost = There is nothing here
web-lost-line = The address leads nowhere: perhaps a letter is missing. Nothing of yours is lost.
web-lost-home = To the start page
web-lost-join = A link to a table looks like { $example }.
web-move = Come from another device
web-move-line = You are about to be, in this browser, who you are on the other device: with your name, your games, your statistics and your daily dreams.
web-move-warning = What was played in this browser so far stays behind; the two are not mixed.
web-move-do = Yes, it is me
web-move-done = Welcome back.
web-move-done-line = Your games and results are here now. The link is spent.
web-move-make = Take it to another device
web-move-make-line = A link that makes another browser you, too: good once, and for a day.
web-move-make-do = Make a link
web-move-link = Open this on the other device

## Setting up a game

web-new = New game
web-new-game = Game
web-new-edition = Edition
web-new-mode = Players
web-new-presets = Ready-made
web-new-modules = Modules
web-new-modules-none = This edition has no modules.
web-new-variants = Variants
web-new-fine = { $count ->
    [one] One finer point of the rules
   *[other] { $count } finer points of the rules
 }
web-new-deal = Deal
web-new-deal-fair = Fair
web-new-deal-fair-line = A secret that is promised beforehand and shown afterwards, mixed with your own luck.
web-new-deal-number = By number
web-new-deal-number-line = The same number and the same options give the same cards, for everybody.
web-new-deal-number-label = Deal number
web-new-deal-number-roll = Any number
web-new-deal-winnable = Can be won
web-new-deal-winnable-line = Out of a list of deals that the solver has won.
web-new-deal-daily = Daily dream
web-new-deal-daily-line = The cards of today, the same for everybody who plays with these options.
web-new-start = Deal the cards
web-new-start-two = Set up the table
web-new-share = Share this set-up
web-new-share-line = Whoever opens this link finds exactly these options.
web-new-difficulty = How hard it is
web-new-difficulty-rate = The computer player wins { $rate } of these games
web-new-difficulty-range = measured over { $games } games; between { $low } and { $high } with 95% certainty
web-new-difficulty-none = Nobody has measured this set yet.
web-new-difficulty-wait = Measuring …
web-new-difficulty-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[cruel] Very hard
 }
web-new-cards = Other cards
web-new-cards-line = Play with cards of your own: take the game’s card file, change it, and choose it here.
web-new-cards-template = Card file of the game
web-new-cards-choose = Card file (TOML)
web-new-cards-remove = Use the game’s own cards
web-new-own-cards = Other cards are in this set-up, and in its link:

## Inviting somebody

web-invite = Invite your partner
web-invite-line = Send this link to one person. Whoever opens it first takes the seat beside you.
web-invite-link = Link for your partner
web-invite-qr = The same link as a code for a phone’s camera
web-invite-nobody = Nobody about?
web-invite-computer = Play with the computer
web-invite-computer-line = It plays by plain rules of thumb and sees only its own cards. Whoever opens the link takes over from it.
web-invite-machine = Computer
web-invite-watch = Link to watch
web-invite-watch-line = Whoever opens it sees the table, and nobody’s hand.
web-invite-waiting = Waiting for your partner …
web-invite-here = Your partner is here.
web-invite-you = you
web-invite-partner = partner
web-invite-player = Player { $number }
web-invite-online = here
web-invite-offline = not here
web-invite-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
 }
web-invite-used = This seat’s link was used: whoever opened it comes back on the same device. If it is lost, make a new link; everybody at the table is shown that you did.
web-invite-anew = Make a new link
web-invite-lost = The links to this table were shown in another browser. Whoever made the table has them.
web-invite-message = Come and play { $game } with me:
web-invite-many = Invite the others
web-invite-line-many = Give each of the others a link of their own. Whoever opens it first has that seat.
web-invite-link-seat = Link for player { $number }
web-invite-computer-seat = The computer plays seat { $number }
web-invite-anew-seat = A new link for player { $number }
web-invite-here-many = Everybody is here.
web-invite-waiting-many = { $count ->
    [one] One seat is still empty …
   *[other] { $count } seats are still empty …
 }

## When a table cannot be opened

web-door-unknown = There is no such table
web-door-unknown-line = The link may be incomplete. Ask for it once more, whole.
web-door-expired = This link has expired
web-door-expired-line = Nothing happened at this table for thirty days, so its links were closed.
web-door-used = This link was used already
web-door-used-line = Each link opens its seat once. If it was you, go on in the browser where you opened it, or make a link for this device there (menu “⋯”, Seats and links). Otherwise ask whoever made the table for a new one.
web-door-seat = No seat for you here
web-door-seat-line = This needs the whole link, with everything behind the #. Or the seat was given to a new link meanwhile.
web-door-locked = This game can only be read
web-door-locked-line = It was begun with rules this server no longer plays. You can look at it and save its record, but not go on.
web-door-busy = Too much at once
web-door-busy-line = Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 } and try again.
web-door-offline = The server does not answer
web-door-offline-line = Nothing is lost. As soon as there is a connection, the table is back.
web-link-device = Link for another device
web-link-yours = Link to your seat
web-link-once = Whoever opens it first has the seat; then it is spent.
web-door-screen = This game has no table in the browser yet
web-door-screen-line = It is played from the command line: reverie join, with a link for that device.
web-door-other = This table cannot be opened

## Statistics

web-stats = Statistics
web-stats-none = No finished game yet. They appear here by themselves.
web-stats-play = Play one
web-stats-line = Only finished games count. What was not won by playing stands apart, neither won nor lost: games in which you looked ahead, took a hint, knew the cards, or gave up.
web-stats-span = Games
web-stats-last20 = The last 20
web-stats-last100 = The last 100
web-stats-all = All
web-stats-games = Played
web-stats-won = Won
web-stats-rate = Win rate
web-stats-streak = Won in a row
web-stats-best = Most in a row
web-stats-length = Turns
web-stats-peeked = Apart: peeked
web-stats-hinted = Apart: with a hint
web-stats-repeated = Apart: cards known before
web-stats-conceded = Apart: given up
web-stats-erase = Erase my data
web-stats-erase-line = This server knows your name, which tables were yours, and these results. You can have all of it erased.
web-stats-erase-ask = Erase everything about you?
web-stats-erase-warning = Your name, your statistics, your daily dreams and your list of tables are gone for good, on all your devices. Games that are running stay open to whoever holds their links.
web-stats-erase-do = Erase everything
web-stats-erase-done = Erased. This server does not know you any more.

## Settings

web-settings = Settings
web-settings-lang = Language
web-settings-lang-en = English
web-settings-lang-de = Deutsch
web-settings-theme = Cards
web-settings-theme-paper = Paper theatre
web-settings-theme-clear = Clear and large
web-settings-motion = Motion
web-settings-motion-calm = Calm
web-settings-motion-fast = Brisk
web-settings-motion-off = Off
web-settings-motion-system = Your device asks for little motion: cards fade instead of moving.
web-settings-sound = Sound
web-settings-sound-on = Play sounds
web-settings-ambience-on = A quiet night in the background
web-settings-volume = Volume
web-settings-try = Listen
web-settings-hints = Help
web-settings-hints-on = Hints on request (H)
web-settings-letters-on = Single letters are keys (Z, H, D …)
web-settings-chance-on = Show the chance of winning
web-settings-asking = Ask me
web-settings-doors-ask = before a door that was found is brought
web-settings-windows-ask = also where usually nothing happens, as before each draw
web-settings-kept = Kept in this browser only.

## Rules

web-rules = Rules
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule says that.
    [one] One rule
   *[other] { $count } rules
 }
web-rules-all = Every rule in plain words. The table cites these numbers when something cannot be done.
web-rules-played = Only what is in play here. The page Rules has everything.
web-rules-link = Link to this rule
web-rules-unknown = There is no rule { $rule }.
web-rules-chapters = Chapters

## Learning

web-learn = Learn a game
web-learn-line = You play at a real table, and somebody explains it at your side. You can leave any time and come back.
web-learn-start = Begin
web-learn-again = Begin again
web-learn-resume = Go on
web-learn-minutes = about five minutes
web-learn-modules = Modules, two minutes each
web-learn-learnt = learnt
web-learn-next = next

## Records

web-records = Records
web-records-line = Every finished game can be saved as a small text file, and every such file can be opened again, here or in the terminal.
web-records-open = Open a record
web-records-file = Choose a file
web-records-text = or paste its text
web-records-do = Open as a table
web-records-empty = Choose a file or paste a record first.
web-records-finished = Your finished games
web-records-save = Save the record
web-records-look = Look at it

## About

web-about = About Reverie
web-about-what = Reverie is a free, open table for the dream games Onirim and Urbion. It plays them exactly by their rules, alone or for two, with every expansion.
web-about-art = All pictures and texts here are our own; the games were designed by others. If you like a game, buy its box: it is worth it.
web-about-private = There are no accounts, no advertisements and no cookies but those that remember your seats. Settings stay in this browser.
web-about-fair = In a fair deal the cards are promised before they are dealt, so afterwards anybody can prove that nobody cheated, not even the server.
web-about-version = Version { $version }
web-about-install = Install as an app
web-about-keys = Every table can be played with the keyboard alone. Press ? there to see how.
web-about-lost = There is nothing at this address.

## The table

web-table-spot = { $state ->
    [playable] { $label }, playable, { $place } of { $count }
    [discardable] { $label }, can be discarded, { $place } of { $count }
    [open] { $label }, can be chosen, { $place } of { $count }
   *[none] { $label }, { $place } of { $count }
 }
web-table-pile = { $count ->
    [one] { $label }, 1 card
   *[other] { $label }, { $count } cards
 }
web-table-empty = empty
web-table-here = Put it here
web-table-actions = What you can do
web-table-looking-back = You are looking back.
web-table-read = Read
web-table-look = Look through the pile
web-table-close = Close
web-table-can = You can
web-table-can-nothing = Nothing can be done with it now.
web-table-no-discard = It cannot be discarded now.
web-table-no-special = There is nothing special to do now.
web-table-sure = Are you sure?
web-table-sure-no = No, wait
web-table-contents = { $count ->
    [one] { $pile }: 1 card
   *[other] { $pile }: { $count } cards
 }
web-table-times = × { $count }
web-table-log = Dream log
web-table-log-go = Go back to this moment
web-table-log-deal = The deal
web-table-log-empty = Nothing has happened yet.
web-table-unseen = What may still come
web-table-unseen-nothing = Everything has been seen.
web-table-replay = Replay
web-table-replay-first = To the beginning
web-table-replay-back = One answer back
web-table-replay-last = To the end
web-table-replay-next = One answer on
web-table-replay-play = Play
web-table-replay-pause = Pause
web-table-replay-slider = Moment
web-table-replay-at = { $at } of { $last }
web-table-replay-live = Back to now
web-table-settle = So be it
web-table-nth = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $number }th
 }
web-keys = Keys
web-keys-or = or
web-keys-card = The card
web-keys-walk = Ways
web-keys-game = The game
web-keys-enter = play, confirm
web-keys-discard = discard
web-keys-special = special action
web-keys-read = read the card
web-keys-zoom = see the card large
web-keys-move-previous = fanned out: one place to the left
web-keys-move-next = fanned out: one place to the right
web-keys-settle = fanned out: so be it
web-keys-pick = a card of the hand
web-keys-previous = to the left
web-keys-next = to the right
web-keys-first = to the first
web-keys-last = to the last
web-keys-zone-previous = one place back
web-keys-zone-next = to the next place
web-keys-undo = undo
web-keys-redo = redo
web-keys-hint = hint
web-keys-summary = read the table
web-keys-log = log
web-keys-replay = replay
web-keys-still = what may still come
web-keys-help = keys and rules
web-keys-cancel = cancel, close
web-keys-hand = Everything can also be done with a finger or a mouse: tap a card, or drag it to where it belongs.
web-key-Ctrl = Ctrl
web-key-Shift = Shift
web-key-Home = Home
web-key-End = End
