### Urbion: a guide for players. Introductions, and the words of the rules reference.

## Introductions

urbion-guide-index = Every rule in plain words, each with its number. The game cites these numbers when it refuses a move, and `reverie rules URB-BASE-35` shows any of them at the terminal. Start with the base game; add one expansion at a time, or all of them, and let a partner join if you like.
    .title = Urbion: the rules
urbion-guide-base = Happy and sad Dreams gather at four Cities, the Sognae on one side, the Incubi on the other, and a City is at peace when both sides weigh the same. Each turn you play a Dream to a City that shows its element, or discard one to swap two Dreams, to hold a Census or to pass; then you refill your hand to four cards. A Census claims every balanced City and brings new ones with Dreams of their own. Claim all twelve before the Dreams run out, and keep an eye on the eight Chaos in the deck, which upset whatever they touch.
    .advice = The Swap is the key action: it takes a Dream where its element never could, and a good one balances two rows at once. Hold a Census when two Cities are balanced; wait for a Perfect Balance only if the others are a move away. Clean whenever that opens room. Place a Chaos where the weaker side is still empty: +5 needs −3 and −2, −5 needs +4 and +1, and two Chaos on one side are almost beyond balance. Revealing four Dreams costs four turns, and nothing is ever shuffled back, so count the cards.
    .title = The base game
urbion-guide-team = Two players bring peace to the same Cities. One holds the Sognae, the other the Incubi, and you may only play Dreams on your own side; but you may discard whatever you like and touch both sides with it. Each of you has a hand of four cards. When your hand does not fit your side, swap Polarity: in the second edition by putting eight discarded cards into the box, in the first by discarding a card instead of acting.
    .advice = Cards of the wrong side are not wasted: they pay for your Swaps and Censuses. Two hands use up eight cards before the first turn, so there is less time than alone. Swap Polarity when both of you hold what the other could play, not for a single card.
    .title = Team play
urbion-guide-squares = Four more Cities show all four elements, so every card fits there, and eight Metas are Sogna and Incubus at once: you decide on which side they lie. That makes this the gentlest of the expansions, although it brings four more Cities to claim.
    .advice = Keep a Meta for the gap that nothing else fills. When a row is filled with a Meta in the second edition, think of the balance you can reach, not of the sum that is nearest to 0.
urbion-guide-chromatic = Eight more disturbers join the Dreams. A Chromatic Chaos goes wherever you like, on either side of any City, and brings the next Dream of the deck with it, which must be placed at once. It can be a nuisance or the very card you needed.
    .advice = Place it so that the Dream that follows still has a good home: keep room at Cities of different elements. Worth 4, it is balanced by two Incubi of −2, or by a single air Sogna.
urbion-guide-temples = Four Temples show a single element each, so few cards can be played there. Ten Concords come to help: they show every element and fit either side of any City that has one. There are four more Cities to claim.
    .advice = Bring Dreams to a Temple by Swaps rather than waiting for its element. Do not spend a Concord where an ordinary Dream would do, and put small ones where a sum is off by one.
urbion-guide-gardens = The Hanging Gardens show no element, so nothing can be played there from your hand. In return sixteen Wizards lend their power: discarded, a Wizard pays for two actions in one turn, or for one of two special actions. A Rebuild lets two Cities change places while the Dreams stay; a Side Change turns a Chaos to the other side. Two cards that share an element pay for a special action, too. There are four more Cities to claim.
    .advice = Swap and then hold a Census with the same Wizard: it saves a turn and leaves no Chaos time to interfere. A Rebuild takes a Garden to a row that is balanced already and brings a City with elements to the row that needs cards.
urbion-guide-books = Before the game you may reveal some of the Books of Power, one by one, not knowing which will come. Each one in play is yours for the whole game: discard a card and let a Dream fly to another City, vanish, or show you what comes next; or claim an empty City. But each costs you cards of the Dream deck before you start.
    .advice = One or two Books usually pay for themselves; four rarely do in the second edition, where they cost sixteen Dreams. Flying Books move a single Dream where a Swap needs two. With Freedom in play, a City emptied by a Chaos is a gift.
urbion-guide-postcards = Each time a row is filled, a Postcard comes to lie on one of its Dreams, with a wish of its own. If the wish is fulfilled when the City is claimed, it brings +1; if not, or if its Dream is lost, −2. When all Cities are claimed, the sum must not be below 0, or all was in vain. A few Wise Chaos help you: each sends a drawn Chaos back into the deck.
    .advice = You need two Postcards kept for each one lost. The Rocket, the Flagship and the Hourglass are kept by any Census in time, so look at those first, and claim an Hourglass within its five turns. Never clean away a Dream that carries a Postcard unless you have to.
urbion-guide-void = A dark figure walks from City to City, one step each turn. A Census passes its City over and then settles with it: if that City is balanced, the Void loses a card and goes back to its stack; if it is not, its Dreams are gone; and if it has no Dreams at all, the game is lost. You can also ally a Sogna and an Incubus from your hand against it. Eight cards driven away make it leave for good.
    .advice = Never hold a Census while the Void is at an empty City. The turn after an Alliance is free of the Void: plan your Perfect Balance for it. In the end game remember that the Void keeps returning to the last City, and keep a pair for an Alliance, or a Wizard for two Censuses.
urbion-guide-interactions = All seven expansions can be combined. Each changes only what its own rules name; everything else stays as in the base game. Here is what happens where two of them meet, pair by pair.
    .title = When expansions meet
urbion-guide-edges = Questions that come up at the table, with their answers. Each names the rules it follows from.
    .title = Edge cases
urbion-guide-editions = The second edition is the one to play: base game, team and all seven expansions. The first edition is here for those who know it; it has the Books of Power and Squares and Metas. This is where the two differ.
    .title = Editions
urbion-guide-data = How many cards there are, and what they are worth. Not every printed number is known to us: the totals are those of the rulebooks, while the split over elements and numbers is our own wherever no source gives it, made so that Sognae and Incubi weigh the same. You may play with a table of your own: `reverie games urbion --cards-template` prints ours to be edited, and `--cards FILE` plays with yours.
    .title = The cards in numbers

## What it takes to win

urbion-guide-win-base = 12 Cities claimed
urbion-guide-win-squares = 4 more Cities
urbion-guide-win-temples = 4 more Cities
urbion-guide-win-gardens = 4 more Cities
urbion-guide-win-postcards = an Inhabitants pile that adds up to 0 or more

## Where the editions differ

urbion-guide-differ-sides = How the sides are shown
    .first = Incubi left, Sognae right
    .second = Sognae left, Incubi right
urbion-guide-differ-census = The action that claims Cities
    .first = called establishing balance
    .second = called Census
urbion-guide-differ-opening = A Chaos that fits nowhere, opening hand
    .first = not mentioned; as in the second edition
    .second = put aside, shuffled back afterwards
urbion-guide-differ-tie = Both sides equally strong
    .first = not mentioned; as in the second edition
    .second = no Chaos is placed there
urbion-guide-differ-pass = Discarding a card without an action
    .first = not possible
    .second = allowed
urbion-guide-differ-bonus = Bonus for a Perfect Balance
    .first = you take it
    .second = you may take it
urbion-guide-differ-chaos = A Chaos that ruins or reveals
    .first = discarded before its effect
    .second = discarded after its effect
urbion-guide-differ-defeat = Defeat
    .first = a card must be drawn in phase II and the Dream deck is empty
    .second = a card must be drawn at any time and the Dream deck is empty
urbion-guide-differ-polarity = Exchanging Polarity, team
    .first = a main choice; costs one card of the hand
    .second = at any decision of your turn; 8 cards of the discard pile go to the box
urbion-guide-differ-metas = A Meta drawn for a row
    .first = goes with the other card; two Metas together on one side
    .second = each to the side you like
urbion-guide-differ-unseen = Books that leave unseen
    .first = 2
    .second = 4
urbion-guide-differ-most = Books in play, at most
    .first = 6
    .second = 4
urbion-guide-differ-price = Price of a Book
    .first = 2 Dreams, or 3 or 4 if you like
    .second = 4 Dreams
urbion-guide-differ-balance = Bonus with Full Balance
    .first = 2, or as many as there are; you take them
    .second = up to 2; you may take them
urbion-guide-differ-modules = Expansions
    .first = Books of Power, Squares and Metas
    .second = all seven
urbion-guide-differ-names = Names of two Books
    .first = Agoraphilia, Delightful Balance
    .second = Freedom, Full Balance

## Words of the rules reference

urbion-guide-topic = What
urbion-guide-rule = Rule
urbion-guide-dreams = Dreams
urbion-guide-dream = Dream
urbion-guide-cities = Cities
urbion-guide-city = City
urbion-guide-books-table = The Books
urbion-guide-book = Book
urbion-guide-postcards-table = The Postcards
urbion-guide-postcard = Postcard
urbion-guide-wish = What it wants
urbion-guide-dreams-note = A cell says how many cards of an element there are and what they are worth.
urbion-guide-kind-sogna = Sognae
urbion-guide-kind-incubus = Incubi
urbion-guide-kind-wizard-sogna = Wizards, Sognae
urbion-guide-kind-wizard-incubus = Wizards, Incubi
urbion-guide-kind-meta = Metas, either side
urbion-guide-kind-concord = Concords worth { $influence }, either side
urbion-guide-kind-chaos = Chaos worth { $influence }, either side
urbion-guide-kind-chromatic = Chromatic Chaos worth { $influence }, either side
urbion-guide-temple = { $element } Temple
urbion-guide-wise = There are also { $count } Wise Chaos, of which a game uses { $fewest } to { $most }.
urbion-guide-void-stack = The Void has a stack of { $count } cards of its own and a figure.
urbion-guide-written-cards = Other cards, written as what differs from the usual table: the kinds with their new numbers. `--cards FILE` takes a whole table from a file.
urbion-guide-short-squares = Squares
urbion-guide-short-chromatic = Chromatic
urbion-guide-short-temples = Temples
urbion-guide-short-gardens = Gardens
urbion-guide-short-books = Books
urbion-guide-short-postcards = Postcards
urbion-guide-short-void = Void
urbion-guide-short-team = Team
