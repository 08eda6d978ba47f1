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
etherfields-board-waiting = { $n ->
    [0] Somebody else is thinking.
   *[other] Waiting for: { $names }.
}
etherfields-board-awaited = is asked
etherfields-board-has-voted = has voted
etherfields-board-points = { $character } points: { $what }
etherfields-board-proposes = { $character } proposes: { $what }
etherfields-board-point = Show the others
etherfields-board-propose = Propose it
etherfields-board-put-aside = Withdraw it
etherfields-board-do-it = Yes, do it
etherfields-board-join = I join in
etherfields-board-agree = Good idea
etherfields-board-rather-not = Rather not
etherfields-board-for-it = { $n ->
    [one] { $names } is for it.
   *[other] { $names } are for it.
 }
etherfields-board-against-it = { $n ->
    [one] { $names } would rather not.
   *[other] { $names } would rather not.
 }
etherfields-board-votes = Votes so far
etherfields-board-vote-too = My vote, too
etherfields-board-pays = { $character } pays for “{ $what }”:
etherfields-board-others = Also able to act: { $names }.
etherfields-board-all-pass = Everybody passes
etherfields-board-asking = Ask me here
etherfields-board-asking-always = every time
etherfields-board-asking-new = once a round, and when something is new
etherfields-board-asking-never = never
etherfields-board-pick = Tap the cards you want to discard.
etherfields-board-discard = { $n ->
    [0] Keep all cards
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
etherfields-board-walk = { $n ->
    [one] Walk 1 field
   *[other] Walk { $n } fields
}
etherfields-board-walk-exert = { $n ->
    [one] Exert yourself: 1 field
   *[other] Exert yourself: { $n } fields
}
etherfields-board-harmful = Everything is paid: a boost can only do harm now.
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
etherfields-board-round-now = Round { $round }.
etherfields-board-before = Before the first round.
etherfields-board-rounds = { $n ->
    [one] There is one.
   *[other] There are { $n }.
 }
etherfields-board-items = Items of the team
etherfields-board-discard-pile = { $n ->
    [0] 0: nothing is discarded
    [one] 1 card is discarded
   *[other] { $n } cards are discarded
 }
etherfields-board-hidden-hand = { $n ->
    [one] One card, face down.
   *[other] { $n } cards, face down.
 }
etherfields-board-their-hand = { $n ->
    [one] In hand: { $cards }
   *[other] { $n } cards in hand: { $cards }
 }
etherfields-board-of = of { $n }
etherfields-board-die-decides = What the die would decide
etherfields-board-luck-enough = +{ $n }: enough
etherfields-board-luck-short = { $n ->
    [0] nothing
   *[other] +{ $n }: too little
 }
etherfields-board-luck-doom = all lost, and a price
etherfields-board-last-roll = last roll: { $face }
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
etherfields-board-do-move-order = { $what }
etherfields-board-do-look-command = Look at a secret, for a card

## Awakening, and the set-up of a sitting

etherfields-board-waking = Awakening
etherfields-board-seats = The seats
etherfields-board-step-seats = Who plays
etherfields-board-step-marker = Who is first
etherfields-board-step-items = Items
etherfields-board-step-decks = Decks
etherfields-board-step-masks = Masks
etherfields-board-step-enter = Into the dreamlands
etherfields-board-step-seats-line = Characters keep everything they own, whoever plays them. Enter keeps the seats as they were.
etherfields-board-step-marker-line = Whoever holds the marker is asked first when several of you could be.
etherfields-board-step-items-line = What you do not take along stays in the store.
etherfields-board-step-masks-line = One mask can be worn. It works until the next awakening, unless something takes it off.
etherfields-board-step-enter-line = Choose where each of you stands.

## The deck builder

etherfields-board-packs = { $character } packs for the night
etherfields-board-packs-how = A tap takes a card along; when all copies are in, it leaves them. Hold a card to read it.
etherfields-board-filter = Show only some cards
etherfields-board-search = Search names and texts
etherfields-board-cost-0 = free
etherfields-board-cost-1 = 1–2
etherfields-board-cost-2 = 3–4
etherfields-board-cost-3 = 5 or more
etherfields-board-own-cards = All own cards
etherfields-board-taken = { $n } of { $owned } come along
etherfields-board-no-such-card = No card of yours is like that.
etherfields-board-in-deck = In the deck
etherfields-board-of-cards = of { $least } to { $most }
etherfields-board-too-few = { $n ->
    [one] One card is missing.
   *[other] { $n } cards are missing.
 }
etherfields-board-too-many = { $n ->
    [one] One card too many.
   *[other] { $n } cards too many.
 }
etherfields-board-legal = This deck can be played.
etherfields-board-leave = Leave one { $card } at home
etherfields-board-comes-along = { $card } comes along
etherfields-board-ready = Ready
etherfields-board-as-before = As last night
etherfields-board-restore = Begin again

## Shops and markets

etherfields-board-place-shop = Junk shop
etherfields-board-place-saving = Before you save
etherfields-board-place-market = Market
etherfields-board-ether = ether
etherfields-board-shelf = On the counter
etherfields-board-price = { $n } ether
etherfields-board-too-dear = Too dear for now.
etherfields-board-bought = { $n ->
    [one] One card bought. It lies on the discard pile.
   *[other] { $n } cards bought. They lie on the discard pile.
 }
etherfields-board-shop-shop-shop = Everybody may buy once. The card is used up.
etherfields-board-shop-shop-decline = The card is kept for another time.
etherfields-board-shop-shop-what-buy-cards = The top cards of the market are laid out; buy as many as your ether pays for.
etherfields-board-shop-shop-what-buy-item = { $price } ether for whatever is drawn from the shelf. It cannot be given back.
etherfields-board-shop-shop-what-decline = Whoever buys nothing gets 1 ether.
etherfields-board-shop-save-buy-buy-cards = What ether is left becomes one note, whether it is one or nine.
etherfields-board-shop-buy-done = What is left on the counter goes under the market.

## The ledger and the story

etherfields-board-ledger = Ledger
etherfields-board-ledger-line = Kept by whoever was last to sleep.
etherfields-board-story = Story
etherfields-board-story-line = Everything that was read to you, to be read again.
etherfields-board-so-far = So far
etherfields-board-back-to-table = Back to the table
etherfields-board-pages = { $n ->
    [one] 1 page
   *[other] { $n } pages
 }
etherfields-board-nothing-read = Nothing has been read yet.
etherfields-board-no-nights = The first night has only begun.
etherfields-board-night-street = In the streets
etherfields-board-night-waking = Awakening
etherfields-board-night-sitting = Night { $n }
etherfields-board-night-slumbers = { $n ->
    [one] A slumber
   *[other] { $n } slumbers
 }
etherfields-board-night-now = { $n ->
    [0] It has just begun.
    [one] It goes on, in the first round.
   *[other] It goes on, in round { $n }.
 }
etherfields-board-night-victory = { $n ->
    [0] Won.
    [one] Won, in one round.
   *[other] Won, in { $n } rounds.
 }
etherfields-board-night-failure = { $n ->
    [0] Lost.
    [one] Lost after one round.
   *[other] Lost after { $n } rounds.
 }
etherfields-board-night-death = Somebody died of it.
etherfields-board-night-aborted = You turned back.
etherfields-board-night-over = It is over.
etherfields-board-standing = Night { $n }. { $keys ->
    [0] No keys
    [one] One key
   *[other] { $keys } keys
 }, { $hours ->
    [0] no hours left
    [one] one hour left
   *[other] { $hours } hours left
 }, { $deaths ->
    [0] nobody has died so far.
    [one] one death so far.
   *[other] { $deaths } deaths so far.
 }
etherfields-board-ledger-wisdom = Wisdoms
etherfields-board-ledger-mask = Masks
etherfields-board-ledger-item = Items
etherfields-board-ledger-clue = Clues
etherfields-board-ledger-gate = Dreams you know of
etherfields-board-gate-won = { $n ->
    [0] won
    [one] won at the first try
   *[other] won, after { $n } tries
 }
etherfields-board-gate-open = { $n ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $n } times
 }

## Answers

etherfields-board-do-decline-shop-what = nothing
etherfields-board-do-decline-choose-mask = no mask
etherfields-board-do-decline-shop = not today
etherfields-board-do-decline-save-buy = nothing
etherfields-board-do-done-buy = that is all
etherfields-board-do-done-items = that is all
etherfields-board-left-alone = Not asked about: { $n ->
    [one] one kind of question
   *[other] { $n } kinds of questions
 }
etherfields-board-window-interrupt = interrupts are declined
etherfields-board-window-reroll = rolls are accepted
etherfields-board-window-prevent = harm is not prevented
etherfields-board-window-trigger = optional effects are declined

## The dreamworld as a street

etherfields-board-you-are-here = you are here
etherfields-board-save-night = Save the night
etherfields-board-look = Look towards { $district }
etherfields-board-shortcut = { $n ->
    [0] shortcut, free
   *[other] shortcut: each of you seals { $n }
 }
etherfields-board-tally-keys = { $n ->
    [one] key
   *[other] keys
 }
etherfields-board-tally-hours = { $n ->
    [one] hour
   *[other] hours
 }
etherfields-board-gate-price = { $n ->
    [0] No key needed
    [one] 1 key, and you have { $have }
   *[other] { $n } keys, and you have { $have }
 }
etherfields-board-slumber-line = Gain a key, and sleep where it happens to be dark
etherfields-board-awaken-line = Heal, change seats, decks and masks
etherfields-board-save-line = The night ends here. Everything is kept
etherfields-board-icon-awakening = wake up here
etherfields-board-icon-awakening-line = The bed from which you came. It is still warm.
etherfields-board-icon-gate = gate
etherfields-board-icon-gate-line = A gate. Whoever knocks has to choose.
etherfields-board-icon-fate = fate
etherfields-board-icon-fate-line = Something happens to those who stop here.
etherfields-board-icon-shop = shop
etherfields-board-icon-shop-line = A shop. Open, as long as you have a shopping card.
etherfields-board-icon-script = a story
etherfields-board-icon-script-line = Somebody has something to say here.
etherfields-board-icon-effect = something happens
etherfields-board-icon-effect-line = A place with a habit of its own.
etherfields-board-icon-blank = nothing
etherfields-board-icon-blank-line = Nothing here, on purpose.
