### The browser at a table: the frame around the cards.

web-play-opening = Opening the table …
web-play-deal-number = Deal { $number }
web-play-deal-fair = Fair deal
web-play-deal-shown = Deal laid open
web-play-deal-daily = Dream of { $day }
web-play-deal-imported = From a record
web-play-deal-lesson = Lesson
web-play-turn = Turn { $turn }
web-play-menu = Menu
web-play-undo = Undo
web-play-undo-ask = Ask to undo
web-play-redo = Redo
web-play-hint = Hint
web-play-hint-none = There is nothing to hint at now.
web-play-hint-says = A second opinion: { $answer }
web-play-hint-chance = It wins { $chance } (± { $error }).
web-play-log = Log
web-play-still = What may still come
web-play-replay = Replay
web-play-summary = Read the table
web-play-keys = Keys
web-play-rules = Rules
web-play-settings = Settings
web-play-sound-on = Switch sound on
web-play-sound-off = Switch sound off
web-play-mute = Mute
web-play-home = Leave the table
web-play-peeked = peeked
web-play-peeked-line = Something was taken back after new cards had been seen. Statistics count this game as peeked.
web-play-your-turn = Your turn
web-play-their-turn = Player { $number } decides …
web-play-watching = You are watching
web-play-line-waiting = The connection is gone; trying again …
web-play-undo-asked = { $count ->
    [one] Player { $number } would like to take back an answer.
   *[other] Player { $number } would like to take back { $count } answers.
 }
web-play-undo-yours = You have asked to take back an answer. Waiting for the others.
web-play-undo-agree = Agree
web-play-undo-refuse = Refuse
web-play-undo-withdraw = Never mind
web-play-won = You woke at dawn.
web-play-lost = The lamp went out.
web-play-won-line = { $game ->
    [onirim] { $left ->
        [0] Every door stands open, and the night is used up to its last dream.
        [one] Every door stands open, with one dream to spare.
       *[other] Every door stands open, with { $left } dreams to spare.
     }
    [urbion] { $left ->
        [0] Every city is at peace, and the night is used up to its last dream.
        [one] Every city is at peace, with one dream to spare.
       *[other] Every city is at peace, with { $left } dreams to spare.
     }
   *[other] The dream lets you go.
 }
web-play-lost-line = { $game ->
    [onirim] { $missing ->
        [0] The labyrinth keeps you this time.
        [one] One door short of morning.
        [2] Two doors short of morning.
        [3] Three doors short of morning.
       *[other] { $missing } doors short of morning. The labyrinth keeps you this time.
     }
    [urbion] { $missing ->
        [0] The city of dreams is lost this time.
        [one] One city short of peace.
        [2] Two cities short of peace.
        [3] Three cities short of peace.
       *[other] { $missing } cities short of peace. The dreams go on without you.
     }
   *[other] The dream keeps you this time.
 }
web-play-result = Result
web-play-again = Dream again
web-play-rematch = Offer another game
web-play-rematch-offered = You have offered another game. Waiting for the others.
web-play-rematch-theirs = Your partner would like another game.
web-play-follow = To the next game
web-play-same-deal = Same deal
web-play-record = Save the record
web-play-document = Save the proof of a fair deal
web-play-fair-line = This deal was promised before the first card. The proof shows the secret; the command “reverie verify” checks it.
web-play-replay-it = Watch it again
web-play-share = Share this deal
web-play-chance = Chance of winning
web-play-chance-line = how often it ends well when the computer plays on
web-play-emotes = Gestures
web-play-emote-hello = Hello!
web-play-emote-thanks = Thank you!
web-play-emote-well_done = Well done!
web-play-emote-oops = Oops.
web-play-emote-thinking = Thinking …
web-play-emote-hurry = Go on?
web-play-emote-good_luck = Good luck!
web-play-emote-sorry = Sorry.
web-play-emote-yes = Yes.
web-play-emote-no = No.
web-play-emote-goodbye = Goodbye!
web-play-emote-look = Look here
web-play-emote-propose = How about this?
web-play-emote-said = Player { $number }: { $emote }
web-play-here = Player { $number } is here
web-play-away = Player { $number } is away
web-play-absent-named = { $name } is away
web-play-absent-computer = Let the computer play meanwhile
web-play-absent-agreed = { $count } of { $all } would have the computer play.
web-play-absent-all = It comes when all who are here agree, and goes when they are back.
web-play-absent-back = It goes when they are back.
web-play-spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
 }
web-play-locked = This game cannot go on here: { $reason }
web-play-seats = Seats and links
web-play-seats-line = A link opens your seat on another device, once. This device keeps its seat.
web-play-seats-only = Play only here: shut the others out
web-play-seats-lost = New link for player { $number }
web-play-seats-sure = Whoever has the seat of player { $number } now is shut out, and everybody at the table sees that you made a new link. Go on?
web-play-seats-yes = Make a new link
web-play-seats-no = Leave it
web-play-seats-theirs = Link for player { $number }
web-play-readers = { $devices ->
    [one] One device has the key to your seat
   *[other] { $devices } devices have a key to your seat
 }; { $readers ->
    [one] it is open in one place now.
   *[other] it is open in { $readers } places now.
 }
web-play-readers-more = Seats and links
web-play-renewed = Whoever made the table has given player { $number } a new link.
web-play-renewed-seen = All right
web-play-renewed-at = new link, { $when }

## The end

web-end-turns = turns
web-end-found = { $game ->
    [urbion] cities claimed
   *[other] doors found
 }
web-end-blows = { $game ->
    [urbion] times Chaos came
   *[other] nightmares met
 }
web-end-left = dreams left
web-end-share = Share the night
web-end-copied = Copied
web-end-copy-lines = Copy the lines
web-end-save-picture = Save the picture
web-end-hand-on = Share …
web-end-picture = The picture: how the night went, without its cards
web-end-walk = Walk along the night: the table as it was at a turn. Enter goes there.
web-end-turn = Turn { $turn }
web-end-turn-chance = Turn { $turn } · { $chance }
web-end-rule = The rule behind it
web-end-told-won = Won in { $turns } turns, { $found } of { $all }.
web-end-told-lost = Lost after { $turns } turns, { $found } of { $all }.

web-play-fresh = New deal
web-play-restart = Same deal from the start

web-play-concede = Give up …
web-play-price-undo = Take it back?
web-play-price-undo-line = As long as nothing new was seen, taking back is free. If it shows you a card, this game is kept apart as peeked: it counts neither as won nor as lost.
web-play-price-undo-daily = As long as nothing new was seen, taking back is free. If it shows you a card, this dream of the day cannot be won any more.
web-play-price-undo-yes = Take it back
web-play-price-hint = Ask for a hint?
web-play-price-hint-line = A game with a hint is kept apart: it counts neither as won nor as lost, and reaches no goal.
web-play-price-hint-daily = There are no hints for a dream of the day until its day is over.
web-play-price-hint-yes = Give me a hint
web-play-price-concede = Give up this game?
web-play-price-concede-line = It is over then, and kept apart: it counts neither as won nor as lost. You may look at everything.
web-play-price-concede-daily = It is your one attempt at this dream: given up, it counts as lost.
web-play-price-concede-yes = Give up
web-play-watch-line = The computer plays.
web-play-watch-pace = { $pace ->
    [0] Slow
    [1] Steady
   *[2] Quick
 }
web-play-watch-take = Play on myself
web-end-given-up = You let it go.
web-end-given-up-line = This dream stays unfinished. It counts neither as won nor as lost.
web-end-given-up-daily = This dream stays unfinished. It was your one attempt at it, and counts as lost.
web-end-average = { $turns } on average
web-end-first = your first
web-end-quickest = Your quickest win so far.
web-end-darkest = at the darkest
web-end-streak = wins in a row
web-end-best = { $best } at best
web-end-apart-peeked = You looked ahead, so this game is kept apart: neither won nor lost.
web-end-apart-hinted = You took a hint, so this game is kept apart: neither won nor lost.
web-end-apart-conceded = You gave it up, so this game is kept apart.
web-end-apart-repeated = You knew these cards, so this game is kept apart: neither won nor lost.
web-end-earned = Goal reached: { $goal }
web-end-decided-close = One more would have been enough.
web-end-decided-late = Nothing was found in the last { $turns } turns.
web-end-decided-taken = { $count ->
    [one] What was found had to be given back once.
   *[other] What was found had to be given back { $count } times.
 }
web-end-decided-sweep = From turn { $turn } on, one find followed another.
web-end-decided-steady = Step by step, never more than { $turns } turns between two finds.
web-end-daily = Next daily dream
