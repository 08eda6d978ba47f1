### Etherfields at the browser's table: what the board says besides what every table says.

etherfields-player = Player { $number }
etherfields-board-map = The dreamlands
etherfields-board-page = The page
etherfields-board-place = The place
etherfields-board-earlier = Read earlier:
etherfields-board-newest = newest
etherfields-board-close = Put it away
etherfields-board-back = Back
etherfields-board-hand = Hand of { $character }
etherfields-board-no-cards = An empty hand. New cards come with the next round.
etherfields-board-acts = acts
etherfields-board-what-now = { $character }: what now?
etherfields-board-waiting = Somebody else is thinking.
etherfields-board-others = Also able to act: { $names }.
etherfields-board-all-pass = Everybody passes
etherfields-board-auto = Do not ask me this again
etherfields-board-pay = Pay
etherfields-board-boost = Boost by luck
etherfields-board-not-now = Not now
etherfields-board-paid = { $sum } of { $n } { $color }
etherfields-board-short = Not enough yet.
etherfields-board-exact = Nothing is wasted.
etherfields-board-wasted = { $n ->
    [one] 1 is wasted.
   *[other] { $n } are wasted.
 }
etherfields-board-tap = Tap cards to pay with others.
etherfields-board-risk = A boost pays and rolls: one, two or three more. Void adds nothing, doom costs a glowstone, 1 suffering or 3 sealed cards.
etherfields-board-round = { $left ->
    [0] Round { $round }, the last one.
    [one] Round { $round }, one more after it.
   *[other] Round { $round }, { $left } to go.
 }
etherfields-board-rounds-left = { $n ->
    [0] This is the last round.
    [one] 1 round is left.
   *[other] { $n } rounds are left.
 }
etherfields-board-any-color = of one colour
etherfields-board-field = { $tile }, { $quarter }
etherfields-board-field-named = { $tile }, { $quarter }: { $what }
etherfields-board-quarter-nw = back left
etherfields-board-quarter-ne = back right
etherfields-board-quarter-sw = front left
etherfields-board-quarter-se = front right
etherfields-board-tag-entrance = a way in
etherfields-board-tag-spawn = something may appear here
etherfields-board-tag-stairs = stairs
etherfields-board-tag-trap = a trap
etherfields-board-tag-draw_bonus = a good place to think: more cards
etherfields-board-tag-socket = a socket for a glowstone
etherfields-board-tag-rift = a rift
etherfields-board-there = there
etherfields-board-has-suffering = { $n } of { $limit } suffering
etherfields-board-has-ether = { $n } ether
etherfields-board-has-glowstone = { $n ->
    [one] 1 glowstone
   *[other] { $n } glowstones
 }
etherfields-board-has-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
 }
etherfields-board-has-sealed = { $n ->
    [one] 1 sealed card
   *[other] { $n } sealed cards
 }
etherfields-board-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
etherfields-board-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
 }
etherfields-board-zoom-in = Closer
etherfields-board-zoom-out = Farther away
etherfields-board-sitting = Night { $n }
etherfields-board-says-person = { $character } stands at { $where }, suffering { $suffering }, cards { $cards }.
etherfields-board-says-figure = { $figure } stands at { $where }.
etherfields-board-tell-figure-moved = { $of } walks.
etherfields-board-tell-figure-moved-first = { $of } comes in.
etherfields-board-tell-figure-moved-push = { $of } is pushed aside.
etherfields-board-tell-figure-moved-relocate = { $of } is elsewhere all at once.
etherfields-board-tell-figure-moved-put-back = { $of } is put back.
etherfields-board-tell-figure-placed = { $of } appears.
etherfields-board-tell-markers-placed = { $n } { $what } more.
etherfields-board-tell-markers-taken = { $n } { $what } fewer.
etherfields-board-tell-markers-moved = { $n } { $what } move.
etherfields-board-tell-wall-changed = { $now ->
    [none] A wall is gone.
    [damaged] A wall is damaged.
   *[wall] A wall stands there now.
 }
etherfields-board-tell-field-blocked = A field is blocked.
etherfields-board-tell-field-unblocked = A field is open again.
etherfields-board-tell-terrain-placed = { $terrain } spreads.
etherfields-board-tell-terrain-removed = No more { $terrain } there.
etherfields-board-tell-trap = { $character } is caught in a trap.
etherfields-board-do-step = { $what }
etherfields-board-do-relocate = { $what }
etherfields-board-do-move = Walk
etherfields-board-do-look-command = Look at a secret, for a card
