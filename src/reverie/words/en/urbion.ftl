### Urbion: cards, questions, answers and events in words.

urbion-name = Urbion
urbion-summary = Balance the dreams of twelve cities before the cards run out.
urbion-example-answer = census S2w
urbion-example-rule = URB-BASE-35

## Dreams: a kind, an influence, an element

urbion-dream-sogna = Sogna { $influence } { $element }
urbion-dream-incubus = Incubus { $influence } { $element }
urbion-dream-wizard = Wizard { $influence } { $element }
urbion-dream-meta = Meta { $influence } { $element }
urbion-dream-concord = Concord { $influence }
urbion-dream-chaos = Chaos { $influence }
urbion-dream-chromatic = Chromatic Chaos { $influence }
urbion-with-postcard = { $card } with { $postcard }
urbion-slot = Dream { $number }
urbion-element-earth = earth
urbion-element-water = water
urbion-element-fire = fire
urbion-element-air = air
urbion-element-all = all
urbion-element-chaos = Chaos
urbion-element-chromatic = Chrom.
urbion-tint-earth = ea
urbion-tint-water = wa
urbion-tint-fire = fi
urbion-tint-air = ai
urbion-tint-all = all
urbion-tint-chaos = Ch
urbion-tint-chromatic = CC

## Cities

urbion-city-square = Square
urbion-city-square-short = Square
urbion-city-garden = Garden
urbion-city-garden-short = Garden
urbion-city-vacant = vacant
urbion-city-temple-earth = earth Temple
urbion-city-temple-water = water Temple
urbion-city-temple-fire = fire Temple
urbion-city-temple-air = air Temple

## Sides

urbion-side-sognae = Sognae
urbion-side-incubi = Incubi

## Books

urbion-book_flying_sognae = Book of Flying Sognae
urbion-book_flying_sognae-short = Flying Sognae
urbion-book_flying_sognae-line = a Sogna moves to another City
urbion-book_flying_incubi = Book of Flying Incubi
urbion-book_flying_incubi-short = Flying Incubi
urbion-book_flying_incubi-line = an Incubus moves to another City
urbion-book_invisible_sognae = Book of Invisible Sognae
urbion-book_invisible_sognae-short = Invisible Sognae
urbion-book_invisible_sognae-line = a Sogna on the table is discarded
urbion-book_invisible_incubi = Book of Invisible Incubi
urbion-book_invisible_incubi-short = Invisible Incubi
urbion-book_invisible_incubi-line = an Incubus on the table is discarded
urbion-book_freedom = Book of Freedom
urbion-book_freedom-short = Freedom
urbion-book_freedom-line = a City without any Dream is claimed
urbion-book_balance = Book of Full Balance
urbion-book_balance-short = Full Balance
urbion-book_balance-line = a Census whose Perfect Balance is worth up to two Cities
urbion-book_prophecies = Book of Prophecies
urbion-book_prophecies-short = Prophecies
urbion-book_prophecies-line = look at the top two Dreams, with both copies at four, and put them back in any order

## Postcards

urbion-dreamcatcher = Dreamcatcher
urbion-dreamcatcher-short = Catch
urbion-dreamcatcher-line = its Dream is the only one on its side of the claimed City
urbion-doves = Doves
urbion-doves-short = Doves
urbion-doves-line = the Census is a Perfect Balance
urbion-seer = Seer
urbion-seer-short = Seer
urbion-seer-line = the Dreams at the claimed City show all four elements
urbion-mages = Mages on Holiday
urbion-mages-short = Mages
urbion-mages-line = at least two Chaos lie on the table
urbion-hourglass = Contrite Hourglass
urbion-hourglass-short = Hour
urbion-hourglass-line = turns at the end of every turn and is lost after a full turn; the number counts the quarters
urbion-flagship = Flagship
urbion-flagship-short = Ship
urbion-flagship-line = sails with its Dream one row down at the start of every turn; lost where the side is full
urbion-rocket = Resting Rocket
urbion-rocket-short = Rock
urbion-rocket-line = lost as soon as its Dream is moved
urbion-planbot = Planbot
urbion-planbot-short = Plan
urbion-planbot-line = one Dream of each row, read downward, makes a run of four numbers

## Questions

urbion-ask-book = Reveal a Book? Every Book costs cards of the Dream deck.
urbion-ask-sides = { $row }: where do these Dreams lie: { $cards }?
urbion-ask-opening-chaos = A Chaos comes while the hands are dealt. At which City does it lie?
urbion-ask-main = Play a Dream, or discard one for an action.
urbion-ask-pair = { $use ->
    [alliance] Alliance against the Void
    [rebuild] Rebuild
    [side-change] Side Change
   *[other] Two cards
 }: { $card } and which other card?
urbion-ask-swap = Swap: which Dream of the upper row?
urbion-ask-swap-with = Swap: { $card } changes places with which Dream below?
urbion-ask-rebuild = Rebuild: which City, the upper one first?
urbion-ask-rebuild-with = Rebuild: the City of { $row } changes places with which City below?
urbion-ask-side-change = Side Change: which Dream moves to the other side?
urbion-ask-fly = { $side ->
    [sognae] Flying Sognae
   *[other] Flying Incubi
 }: which Dream moves?
urbion-ask-fly-to = { $card } flies: to which row?
urbion-ask-vanish = { $side ->
    [sognae] Invisible Sognae
   *[other] Invisible Incubi
 }: which Dream is discarded?
urbion-ask-freedom = Freedom: which empty City is claimed?
urbion-ask-second = The Wizard allows a second action.
urbion-ask-clean = Census, { $row }: discard Dreams whose influences add up to 0?
urbion-ask-bonus = Perfect Balance! How many Cities of the deck do you take?
urbion-ask-prophecy = Prophecies: which card lies next, from the top down?
urbion-ask-wise = { $card } is drawn. Use a Wise Chaos to put it back?
urbion-ask-chaos = { $card } is drawn. What happens to it?
urbion-ask-chromatic = { $card } is drawn. Where does it lie?
urbion-ask-revealed = The Chromatic Chaos reveals { $card }. Where does it lie?
urbion-ask-flagship = Which Flagship sails next?

## Answers

urbion-do-no-more-books = no more Books
urbion-do-reveal-book = reveal a Book
urbion-do-sides = { $cards }
urbion-do-sides-both-sognae = both on the sognae side
urbion-do-sides-both-incubi = both on the incubi side
urbion-do-sides-sognae-incubi = the first on the sognae side, the second on the incubi side
urbion-do-sides-incubi-sognae = the first on the incubi side, the second on the sognae side
urbion-do-play = play { $card } at { $row }
urbion-do-swap = discard { $card }: Swap
urbion-do-census = discard { $card }: Census
urbion-do-pass = discard { $card }: pass
urbion-do-flying-sognae = discard { $card }: Flying Sognae
urbion-do-flying-incubi = discard { $card }: Flying Incubi
urbion-do-invisible-sognae = discard { $card }: Invisible Sognae
urbion-do-invisible-incubi = discard { $card }: Invisible Incubi
urbion-do-freedom = discard { $card }: Freedom
urbion-do-full-balance = discard { $card }: Full Balance
urbion-do-prophecies = discard { $card }: Prophecies
urbion-do-rebuild = discard { $card }: Rebuild
urbion-do-side-change = discard { $card }: Side Change
urbion-do-rebuild-two = discard { $card } and one more: Rebuild
urbion-do-side-change-two = discard { $card } and one more: Side Change
urbion-do-alliance = discard { $card } and one more: Alliance
urbion-do-switch-polarity = discard { $card }: Polarity Switch
urbion-do-and = and { $card }
urbion-do-exchange = { $card } at { $row }
urbion-do-exchange-with = with { $card } at { $row }
urbion-do-city = { $row }, { $city }
urbion-do-city-with = with { $row }, { $city }
urbion-do-flip = { $card } at { $row } becomes { $turned }
urbion-do-fly = { $card } at { $row }
urbion-do-fly-to = to { $row }, { $city }
urbion-do-vanish = discard { $card } at { $row }
urbion-do-free = claim { $row }, { $city }
urbion-do-stop = no second action
urbion-do-again-swap = a Swap
urbion-do-again-census = a Census
urbion-do-again-flying-sognae = Flying Sognae
urbion-do-again-flying-incubi = Flying Incubi
urbion-do-again-invisible-sognae = Invisible Sognae
urbion-do-again-invisible-incubi = Invisible Incubi
urbion-do-again-freedom = Freedom
urbion-do-again-full-balance = Full Balance
urbion-do-again-prophecies = Prophecies
urbion-do-clean = discard { $cards }
urbion-do-clean-none = discard nothing
urbion-do-bonus-0 = none
urbion-do-bonus-1 = one City
urbion-do-bonus-2 = two Cities
urbion-do-put = { $card } next
urbion-do-face = do not use one
urbion-do-wise = use one: the card goes back into the deck
urbion-do-place = lay it at { $row }, { $city }
urbion-do-place-sided = lay it at { $row }, { $city }: { $turned }
urbion-do-ruin = ruin { $row }, { $city }: all its Dreams are discarded
urbion-do-reveal = reveal the next four Dreams
urbion-do-lay = at { $row }, { $city }: { $turned }
urbion-do-lay-plain = at { $row }, { $city }
urbion-do-sail = { $card } at { $row }
urbion-do-swap-polarity = swap Polarity (eight discarded cards go into the box)

# The same where there is little room.

urbion-brief-play = { $card } at { $row }
urbion-brief-swap = Swap for { $card }
urbion-brief-census = Census for { $card }
urbion-brief-pass = pass with { $card }
urbion-brief-flying-sognae = Flying Sognae for { $card }
urbion-brief-flying-incubi = Flying Incubi for { $card }
urbion-brief-invisible-sognae = Invisible Sognae for { $card }
urbion-brief-invisible-incubi = Invisible Incubi for { $card }
urbion-brief-freedom = Freedom for { $card }
urbion-brief-full-balance = Full Balance for { $card }
urbion-brief-prophecies = Prophecies for { $card }
urbion-brief-rebuild = Rebuild for { $card }
urbion-brief-side-change = Side Change for { $card }
urbion-brief-rebuild-two = Rebuild for { $card } + 1
urbion-brief-side-change-two = Side Change for { $card } + 1
urbion-brief-alliance = Alliance for { $card } + 1
urbion-brief-switch-polarity = Polarity for { $card }
urbion-brief-clean = { $cards }
urbion-brief-clean-none = nothing
urbion-brief-put = { $card }
urbion-brief-ruin = ruin { $row }
urbion-brief-place = at { $row }
urbion-brief-place-sided = at { $row }: { $turned }
urbion-brief-reveal = reveal four
urbion-brief-lay = { $row }: { $turned }
urbion-brief-swap-polarity = swap Polarity

# The same below the card or the row it is about.

urbion-item-play = →{ $row }
urbion-item-play-sided = →{ $row } { $influence }
urbion-item-swap = Swap
urbion-item-census = Census
urbion-item-pass = pass
urbion-item-flying-sognae = fly Sogna
urbion-item-flying-incubi = fly Incubus
urbion-item-invisible-sognae = hide Sogna
urbion-item-invisible-incubi = hide Incubus
urbion-item-freedom = Freedom
urbion-item-full-balance = Balance
urbion-item-prophecies = Prophecy
urbion-item-rebuild = Rebuild
urbion-item-side-change = Side
urbion-item-rebuild-two = Rebuild+1
urbion-item-side-change-two = Side+1
urbion-item-alliance = Alliance+1
urbion-item-switch-polarity = Polarity
urbion-item-lay = { $turned }

## Warnings before an answer

urbion-warning-void = The Void is at a City without any Dream: with a Census now the game is lost at once.

## Events

urbion-event-turn-of = { $who ->
    [you] Turn { $turn }, yours.
   *[other] Turn { $turn }, { $who }.
 }
urbion-event-drawn = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $card }.
urbion-event-played = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card } at { $row }.
urbion-event-paid = { $who ->
    [you] You discard
   *[other] { $who } discards
 } { $card }.
urbion-event-laid = { $row } gets { $card }.
urbion-event-turned-up = Turned over: { $card }.
urbion-event-milled = Revealed and discarded: { $card }.
urbion-event-settled = { $card } comes to { $row }.
urbion-event-discarded = Discarded: { $card }.
urbion-event-cleared = Discarded from { $row }: { $card }.
urbion-event-moved = { $card } moves from { $other } to { $row }.
urbion-event-flipped = { $card } changes sides at { $row }.
urbion-event-aside = Put aside: { $card }.
urbion-event-resumed = Now it is the turn of { $card }.
urbion-event-returned = Back into the deck: { $card }.
urbion-event-looked = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $card }.
urbion-event-on-top = Back on top, from the top down: { $card }.
urbion-event-boxed = Into the box: { $card }.
urbion-event-shuffled = The Dream deck is shuffled ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
 }).
urbion-event-city-opened = { $row } is the City { $city }.
urbion-event-city-claimed = Claimed: { $row }, { $city }!
urbion-event-city-bonus = Bonus: { $city } is claimed from the deck.
urbion-event-city-void-bonus = The Void is driven out: { $city } is claimed from the deck.
urbion-event-rebuilt = The Cities of { $row } and { $other } change places.
urbion-event-postcard-placed = { $row }: a Postcard, { $postcard }.
urbion-event-postcard-kept = Moved in from { $row }: { $postcard }, +1.
urbion-event-postcard-lost = Lost in { $row }: { $postcard }, −2.
urbion-event-void-row = The Void is at { $row } ({ $stack ->
    [one] 1 card
   *[other] { $stack } cards
 }).
urbion-event-void-stack_up = The Void stands on its stack ({ $stack ->
    [one] 1 card
   *[other] { $stack } cards
 }).
urbion-event-void-stack_flat = The Void lies down on its stack ({ $stack ->
    [one] 1 card
   *[other] { $stack } cards
 }).
urbion-event-void-gone = The Void is gone.
urbion-event-polarity = { $who ->
    [you] You now have the { $side ->
        [sognae] Sognae
       *[other] Incubi
     }.
   *[other] { $who } now has the { $side ->
        [sognae] Sognae
       *[other] Incubi
     }.
 }
urbion-event-book = A Book is revealed: { $book }.
urbion-event-wise = A Wise Chaos is used ({ $left } left).
urbion-event-won = Every City is at peace: you have won.
urbion-event-lost = The game is lost.
urbion-event-used-swap = { $who ->
    [you] You swap
   *[other] { $who } swaps
 } two Dreams.
urbion-event-used-census = { $who ->
    [you] You call
   *[other] { $who } calls
 } a Census.
urbion-event-used-pass = { $who ->
    [you] You pass
   *[other] { $who } passes
 }.
urbion-event-used-flying-sognae = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Flying Sognae.
urbion-event-used-flying-incubi = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Flying Incubi.
urbion-event-used-invisible-sognae = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Invisible Sognae.
urbion-event-used-invisible-incubi = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Invisible Incubi.
urbion-event-used-freedom = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Freedom.
urbion-event-used-full-balance = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Full Balance.
urbion-event-used-prophecies = { $who ->
    [you] You open
   *[other] { $who } opens
 } the Book of Prophecies.
urbion-event-used-rebuild = { $who ->
    [you] You rebuild
   *[other] { $who } rebuilds
 } two Cities.
urbion-event-used-side-change = { $who ->
    [you] You make
   *[other] { $who } makes
 } a Dream change sides.
urbion-event-used-alliance = { $who ->
    [you] You form
   *[other] { $who } forms
 } an Alliance against the Void.
urbion-event-used-switch-polarity = { $who ->
    [you] You switch
   *[other] { $who } switches
 } the Polarity.
urbion-event-used-swap-polarity = { $who ->
    [you] You swap
   *[other] { $who } swaps
 } the Polarity.
urbion-event-used-stop = { $who ->
    [you] You do
   *[other] { $who } does
 } without a second action.
urbion-event-used-bonus-0 = No bonus City is taken.
urbion-event-used-ruin = Chaos ruins { $row }.
urbion-event-used-reveal = Chaos reveals the next Dreams.
urbion-event-used-no-more-books = No more Books.

## Endings

urbion-reason-all_cities = All Cities are claimed. Sognae and Incubi live in balance.
urbion-reason-deck_empty = A Dream had to be drawn and the Dream deck was empty.
urbion-reason-deck_empty_first = The hand had to be refilled and the Dream deck was empty.
urbion-reason-inhabitants = All Cities are claimed, but the Inhabitants pile is worth less than 0.
urbion-reason-void = The Census found the Void at a City without any Dream.

## The table: zones, short names, counts

urbion-zone-goal = Claimed
urbion-zone-deck = Dreams
urbion-zone-cities = Cities
urbion-zone-discard = Discard
urbion-zone-box = Box
urbion-zone-hand = Hand
urbion-zone-polarity = Polarity
urbion-zone-books = Books
urbion-zone-postcards = Postcards
urbion-zone-inhabitants = Inhabit.
urbion-zone-wise = Wise Chaos
urbion-zone-void = Void
urbion-zone-drawn = Drawn
urbion-zone-pending = Open
urbion-zone-aside = Aside
urbion-zone-looked = Looked at
urbion-zone-success = Success
urbion-player = Player { $number }
urbion-claimed = { $claimed } of { $all }
urbion-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
urbion-known-top = on top
urbion-last = last
urbion-balanced = balanced
urbion-void-here = Void
urbion-figure-row = at { $row }
urbion-figure-stack_up = on the stack
urbion-figure-stack_flat = lying on the stack
urbion-figure-gone = gone
urbion-inhabitants-sum = { $sum } ({ $kept } kept, { $lost } lost)
urbion-no-book = none
urbion-summary-cities = Cities claimed: { $claimed } of { $all }.
urbion-summary-inhabitants = Inhabitants: { $sum }.
urbion-unseen-total = { " " }{ $count ->
    [one] 1 Dream that you cannot see.
   *[other] { $count } Dreams that you cannot see.
 }
urbion-info-signs = + on the sognae side, − on the incubi side; ± may go to either
urbion-info-signs-title = Influence
urbion-info-wizard = a Wizard: discarded, it pays for two actions
urbion-info-meta = a Meta: Sogna and Incubus at once
urbion-info-kept = { $line }: +1, else −2
urbion-info-void = moves down one City every turn; its City is left out of a Census until the others are done
urbion-info-wise = puts a Chaos drawn for the hand back into the deck

## Editions, modes and modules

urbion-edition-second = second edition
urbion-edition-first = first edition
urbion-mode-solo = solo
urbion-mode-team = team
urbion-module-squares = Squares and Metas
urbion-module-squares-line = four Cities for every element; Dreams that fit either side
urbion-module-chromatic = Chromatic Chaos
urbion-module-chromatic-line = a Chaos that lies anywhere and brings another Dream along
urbion-module-temples = Temples and Concord
urbion-module-temples-line = four Cities with a single element; Dreams of all elements for either side
urbion-module-gardens = Hanging Gardens and Wizards
urbion-module-gardens-line = four Cities without an element; Wizards, Rebuild and Side Change
urbion-module-books = Books of Power
urbion-module-books-line = actions of their own, paid with cards of the Dream deck
urbion-module-postcards = Postcards to the Oniverse
urbion-module-postcards-line = wishes of the Dreams that count at the end; Wise Chaos helps
urbion-module-void = The Void
urbion-module-void-line = a figure walks from City to City and spoils your Census

## Settings

urbion-variant-book_price = How many Dreams a Book costs, in the first edition.
urbion-value-book_price-usual = Two cards of the Dream deck for each Book.
urbion-value-book_price-3 = Harder: three cards for each Book.
urbion-value-book_price-4 = Hardest: four cards for each Book.
urbion-variant-team_hands = Whether the partners see each other’s cards.
urbion-value-team_hands-hidden = Each player sees only the own hand.
urbion-value-team_hands-open = Both hands lie open.
urbion-variant-sognae_seat = Who begins with the Sognae and takes the first turn.
urbion-value-sognae_seat-0 = The first player has the Sognae and begins.
urbion-value-sognae_seat-1 = The second player has the Sognae and begins.
urbion-variant-order = Whether the order of the decks is known.
urbion-value-order-hidden = All decks lie face down.
urbion-value-order-open = The order of all decks is fixed and known: a puzzle without chance.
urbion-variant-cards = Which cards there are.
urbion-value-cards-default = The usual cards.

## Presets

urbion-preset-gentle = The base game with Squares and Temples: more Cities, and Dreams that fit either side.
urbion-preset-classic = The base game as it is in the box.
urbion-preset-nightmare = All seven modules together.

## What a hard choice costs

urbion-preview-ruin = { $count ->
    [0] no Dream is lost
    [one] 1 Dream is lost
   *[other] { $count } Dreams are lost
 }
urbion-preview-reveal = { $lost } cards leave the deck, { $left ->
    [one] 1 remains
   *[other] { $left } remain
 }
urbion-preview-wise = { $left } left afterwards
urbion-preview-sum = the row then counts { $sum }
urbion-preview-books = { $lost ->
    [0] no card is turned up, the deck has { $deck }
   *[other] the Books cost { $lost } of the deck’s { $deck } cards; only Chaos comes back
 }
urbion-preview-again = no other card is discarded; your hand keeps { $left }
urbion-preview-clean = { $count ->
    [0] every Dream stays
   *[other] { $postcards ->
        [0] { $count } Dreams leave
        [one] { $count } Dreams leave, 1 Postcard is lost
       *[other] { $count } Dreams leave, { $postcards } Postcards are lost
     }
 }
urbion-preview-bonus = { $left ->
    [0] no City stays in the deck
    [one] 1 City stays in the deck
   *[other] { $left } Cities stay in the deck
 }
urbion-preview-polarity = { $lost } cards of the discard pile leave the game, { $left ->
    [one] 1 remains there
   *[other] { $left } remain there
 }
