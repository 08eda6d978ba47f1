### Onirim: the rules in our own words, one message per rule id.

## Chapter 7: Free actions

ONI-FREE-01 = Free actions are extras beside your normal turn: casting Paradoxical Prophecy or Parallel Planning, using the Cyclobot, the Squirrel Spies, the Harpoon Hunter or the Hammerbird, and storing a card under a Repentant Treasure Keeper. They come with the Book and the Oniverse; the base game on its own has none.
    .title = What free actions are
ONI-FREE-02 = Some powers are not free actions but extra choices within one decision: Powerful Punishment, the Mirror, the Protector and the Pathfinder against a drawn nightmare, the Architect when you play a card in phase 1, and Chromatic Chaos when a run or a key could bring you a door. A stored card can be used wherever a hand card could, except that the Cyclobot cannot exchange it.
    .title = Powers inside a decision
ONI-FREE-03 = Every free action is open to you at the start of your turn before you act, before each card you draw to refill your hand, while you decide about a drawn door, nightmare, denizen or happy dream, and just before the limbo is dealt with. While you decide about a search for a door, about a captured card after a search, or about a door revealed by an incantation, only Parallel Planning is possible.
    .title = When free actions are possible
ONI-FREE-04 = No free action fits into the setup or the draft, into redrawing a whole hand, into arranging cards you have looked at or revealed, or into dark premonitions taking effect. Nor can you take one while choosing a tower to lose, an order card to uncover, a dreamcatcher to empty, one of the options I to IV for the Little Incubus, or cards to swap in a team game.
    .title = When free actions must wait
ONI-FREE-05 = Once a free action is done, you are back at the decision you were facing, with its choices brought up to date. You may take any number of free actions in one turn.
    .title = No limit per turn
ONI-FREE-06 = The pauses for free actions before each draw and before the limbo is dealt with only appear when you could actually take one. Otherwise the game simply moves on.
    .title = No needless pauses
ONI-FREE-07 = Only the player whose turn it is may take free actions. In a team game that player may use every rallied denizen, whichever of you rallied it.
    .title = Only on your turn
ONI-FREE-08 = Storing a card under a Repentant Treasure Keeper leaves a gap in your hand. Before your phase 1 action you refill it at once, drawing as in phase 2, and then carry on with your turn. During phase 2 the refill already under way closes it; just before the limbo is dealt with, you refill once more.
    .title = Filling the stored card’s gap

## Chapter 8.1: General

ONI-GEN-01 = Locations (suns, moons, keys, glyphs, crossroads, dead ends, towers) go to your hand when drawn; doors (coloured or to the Oniverse) and dreams (nightmares, lost dreams, happy dreams, denizens) do not. Any location with a key symbol is a key, a crossroads key included. Towers have a colour but no labyrinth symbol, dead ends have neither, and crossroads have all four colours.
    .title = Kinds of cards
ONI-GEN-02 = Cards you look at are seen by the active player alone: in a prophecy, a tower preview, a Paradoxical Prophecy, with the Squirrel Spies and in every search of the pile. Cards you reveal are seen by both players: for option III against a nightmare, an incantation, a happy dream’s seven cards, the Harpoon Hunter, the Pathfinder, and whenever a door or a dream is drawn.
    .title = Looking is private, revealing public
ONI-GEN-03 = Every shuffle is completely fair: each possible order of the cards is equally likely.
    .title = Fair shuffles
ONI-GEN-04 = If an effect wants to look at, reveal or take more cards than there are, it uses all that are left; if there are none, it does nothing. A shortage like this is never a loss in itself; the one exception is option III against a nightmare in the first edition.
    .title = Too few cards
ONI-GEN-05 = You lose when a card must be drawn to fill your hand and the pile is empty, or, with the Dreamcatchers, when an overload takes your last dreamcatcher. In the first edition you also lose by choosing option III against a nightmare with fewer than five cards in the pile. Nothing else loses the game.
    .title = The only ways to lose
ONI-GEN-06 = The game checks whether you have won each time a single card has moved, and always before it declares a loss. If both could happen at once, you win.
    .title = Winning comes first
ONI-GEN-07 = Every card is in exactly one place at any moment. Cards are never copied and never vanish, so their total number stays the same all game.
    .title = One card, one place
ONI-GEN-08 = Identical cards are interchangeable, so picking one copy or the other counts as a single choice; a base door and a Glyphs door of the same colour are identical too. Where a card lies does matter: personal or shared, in hand or stored, in front of different players or on different dreamcatchers are separate choices.
    .title = Identical cards are interchangeable
ONI-GEN-09 = All decisions belong to the player whose turn it is. In the draft of a team game that is whoever is picking.
    .title = Who decides
ONI-GEN-10 = One effect is finished completely before the next one begins. Only a win breaks in and ends everything on the spot.
    .title = One effect after another
ONI-GEN-11 = Where kinds of cards need a fixed order, it starts with red, blue, green, brown and crossroads, each as sun, moon, key, glyph; then towers by colour and number, dead ends, doors by colour, and the door to the Oniverse. After these come nightmares, lost dreams and happy dreams, and finally the denizens: Architect, Cyclobot, Squirrel Spies, Harpoon Hunter, Hammerbird, Chromatic Chaos, Mirror, Repentant Treasure Keeper.
    .title = The fixed card order
ONI-GEN-12 = A choice with several parts is made step by step; in a prophecy, for instance, you first pick the card to discard and then place the others from the top down. Once begun it is finished, and neither a free action nor anything else comes in between. Until the last step your partner sees nothing that the finished choice would keep hidden.
    .title = Choices in several steps

## Chapter 8.2: Setup

ONI-BASE-01 = All 76 cards of the base game, together with the pile cards of every module in play, are shuffled into one face-down pile. The discard pile starts empty.
    .title = Building the pile
ONI-BASE-02 = For your opening hand you draw one card at a time until you hold 5 locations. Doors and dreams that turn up on the way are set aside in the limbo without any effect, and no key may be used on them.
    .title = The opening hand
ONI-BASE-03 = Once your opening hand is complete, every card set aside on the way is shuffled back into the pile. If none was set aside, the pile is not shuffled again.
    .title = Shuffling back after setup
ONI-BASE-04 = The limbo is where cards wait that have to go back into the pile. It is kept apart from the discard pile, and its cards do not go back before the turn ends.
    .title = What the limbo is

## Chapter 8.3: Turn

ONI-BASE-05 = Your turn has three phases, always in this order. First you play or discard a card, second you refill your hand, third you shuffle the limbo back into the pile.
    .title = Three phases per turn
ONI-BASE-06 = In phase 1 you must play or discard exactly one card, no more and no fewer; you cannot pass. Some modules add another action you may take instead.
    .title = Passing is not possible

## Chapter 8.4: Phase 1: play

ONI-BASE-07 = A location you play goes to the right-hand end of your own labyrinth row. In the base game no card ever leaves the row again.
    .title = Adding to your row
ONI-BASE-08 = The card you play must show a different symbol from the last card in your labyrinth row; its colour makes no difference. If the row is still empty, any symbol will do.
    .title = The symbol must change
ONI-BASE-09 = Three locations of one colour directly next to each other in your row form a run. If the card you have just played completes one, you may search the pile and lay out a door of that colour.
    .title = Three of a colour
ONI-BASE-10 = For a run it only matters which cards are neighbours in your row, not in which turns you played them. Discarding in between does no harm, but a card of another colour breaks the run.
    .title = Neighbours count, turns do not
ONI-BASE-11 = A fourth card of the same colour does not let you search again; it begins a new run. Your next chance comes with the sixth consecutive card of that colour, then with the ninth, and so on.
    .title = The fourth card starts anew
ONI-BASE-12 = The third card of a colour always uses up its run. That holds even if you do without the search or find no door.
    .title = A run counts once

## Chapter 8.5: Searching for a door

ONI-BASE-13 = When you search, you look through the whole pile, take out one door of your run’s colour and lay it out in front of you. Then you shuffle the pile.
    .title = How a search works
ONI-BASE-14 = You never have to search; if you decline, the pile stays exactly as it is and any order you know still holds. You may also search and take nothing, even with a fitting door in the pile, but then the pile is shuffled all the same.
    .title = Searching is up to you
ONI-BASE-15 = If the pile holds no door of your run’s colour, because they are all laid out, in the limbo or discarded, your search finds nothing; having searched, you still shuffle. A door in the limbo cannot be taken.
    .title = A search that finds nothing

## Chapter 8.6: Phase 1: discard

ONI-BASE-16 = Discarding a sun or a moon does nothing beyond getting rid of the card.
    .title = Discarding suns and moons
ONI-BASE-17 = If the card you discard in phase 1 is a key, it gives you a prophecy: you look at the top 5 cards of the pile and discard one of them.
    .title = A key brings a prophecy
ONI-BASE-18 = In a prophecy you look at the top 5 cards of the pile. You must discard exactly one of them and then put the rest back on top, in whatever order you like.
    .title = How a prophecy works
ONI-BASE-19 = If the pile has fewer than 5 cards, your prophecy shows you all of them, and you still have to discard one. If the pile is empty, the prophecy does nothing.
    .title = Prophecy with few cards
ONI-BASE-20 = In a prophecy you may discard any of the cards you see: a location, a dream, even a door; a nightmare discarded this way does no harm. But a discarded door never returns: the game goes on, yet it can no longer be won.
    .title = What a prophecy may discard
ONI-BASE-21 = A key gives you a prophecy only when it is your discard in phase 1. Using it for a door, against a nightmare or as a payment, or losing it with your whole hand, gives you none.
    .title = Only phase 1 brings prophecies

## Chapter 8.7: Phase 2: refill

ONI-BASE-22 = In phase 2 you draw card after card until you hold 5 again, dealing with each one fully before you draw the next. If you already hold 5 cards, you draw nothing.
    .title = Refilling your hand
ONI-BASE-23 = A location you draw simply goes to your hand.
    .title = Drawing a location
ONI-BASE-24 = When you draw a door in phase 2, you may discard a key of its colour from your hand and lay the door out straight away.
    .title = Opening a drawn door
ONI-BASE-25 = If several of your keys fit the drawn door, you choose which one to discard. Your hand is then one card smaller, so you go on drawing until it is full.
    .title = Choosing the key
ONI-BASE-26 = A drawn door that you do not open with a key goes to the limbo.
    .title = A door left closed
ONI-BASE-27 = A dream you draw in phase 2 takes effect immediately, before you draw anything else.
    .title = Drawing a dream

## Chapter 8.8: Nightmares

ONI-BASE-28 = You must ward off a nightmare drawn in phase 2 by carrying out exactly one option open to you: (I) discard a key, (II) return one of your doors to the limbo, (III) reveal the top 5 cards of the pile and discard the locations among them, or (IV) discard your whole hand and redraw. Modules can add further ways.
    .title = Warding off a nightmare
ONI-BASE-29 = Option I against a nightmare: discard one key from your hand, whatever its colour. Without a key you cannot choose this.
    .title = Nightmare I: a key
ONI-BASE-30 = Option II against a nightmare: put one of the doors laid out in front of you into the limbo. You need a door of your own for this.
    .title = Nightmare II: a door
ONI-BASE-31 = Option III against a nightmare: reveal the top 5 cards of the pile. Doors and dreams (and dead ends, if you play with them) go to the limbo without effect, the rest to the discard pile. The pile must hold at least one card; if there are fewer than 5, reveal them all.
    .title = Nightmare III: five cards
ONI-BASE-32 = Option IV against a nightmare: discard your whole hand, however many cards it has, even none. Then draw until you hold 5 locations; doors and dreams you meet go to the limbo without effect.
    .title = Nightmare IV: your hand
ONI-BASE-33 = Once you have finished warding it off, the nightmare goes to the discard pile, and you keep drawing if your hand is not full. Until then it lies apart, in neither the limbo nor the discard pile.
    .title = Where the nightmare goes
ONI-BASE-34 = While you redraw a whole hand, doors and dreams do nothing and go straight to the limbo. You may not use a key on such a door, and further nightmares need not be warded off.
    .title = Calm while redrawing

## Chapter 8.9: Phase 3 and end

ONI-BASE-35 = In phase 3 you shuffle all cards from the limbo into the pile. Only the Dreamcatchers handle the limbo differently.
    .title = Shuffling the limbo back
ONI-BASE-36 = If the limbo is empty in phase 3, nothing is shuffled. Whatever you know about the order of the pile still holds.
    .title = Empty limbo, no shuffle
ONI-BASE-37 = You win the moment all doors are laid out and every extra win condition of your modules or of the team game is met; nothing more is carried out. The base game has 8 doors, with the Glyphs there are 12, with the Door to the Oniverse 9, with both 13.
    .title = How you win
ONI-BASE-38 = You lose when you have to draw a card, to refill your hand or to redraw it, and the pile is empty.
    .title = How you lose
ONI-BASE-39 = Cards in the limbo are out of reach until the turn ends. If the pile is empty and your hand is not yet full, you lose, even though there are cards in the limbo.
    .title = The limbo cannot save you
ONI-BASE-40 = An empty pile does no harm as long as your hand is full. Phase 3 still takes place, and your next turn begins as usual.
    .title = Empty pile, full hand

## Chapter 9: Team play

ONI-TEAM-01 = Two of you play as a team: you win together or you lose together.
    .title = One team
ONI-TEAM-02 = Instead of drawing an opening hand, you turn over cards from the pile until 8 locations lie face up. Doors and dreams that turn up on the way go to the limbo.
    .title = Eight open locations
ONI-TEAM-03 = Beginning with the start player, you take turns picking one of the face-up locations until each of you has 3; that makes six picks. The 2 cards left over become the shared cards.
    .title = Picking the first cards
ONI-TEAM-04 = Cards set aside in the setup are shuffled back into the pile: in the third edition after the picks, in the first edition before them. It makes no difference to the game.
    .title = Shuffling back after setup
ONI-TEAM-05 = On your turn your hand consists of your own personal cards and the shared cards. Whatever a rule says about your hand means all of these. Your partner’s personal cards are never part of it.
    .title = What your hand is
ONI-TEAM-06 = The card you play or discard may be a personal one or a shared one.
    .title = Personal or shared
ONI-TEAM-07 = Each of you has a labyrinth row of your own, and neither may add to the other’s. For symbols and runs only the cards of that one row count.
    .title = Two labyrinth rows
ONI-TEAM-08 = When you refill, a location you draw goes to your personal cards as long as you have fewer than 3, and otherwise to the shared cards, which are filled up to 2.
    .title = Refilling: personal cards first
ONI-TEAM-09 = If you have to discard your whole hand, all your personal cards and both shared cards go. Redrawing fills your 3 personal cards first, then the 2 shared ones.
    .title = Losing the whole hand
ONI-TEAM-10 = After you have discarded a card in phase 1, you may exchange one of your personal cards for one of the shared cards.
    .title = Swapping after a discard
ONI-TEAM-11 = First the discarded card takes effect (prophecy, incantation or tower preview), then you may swap, then phase 2 begins. Without a personal or without a shared card there is nothing to swap. Only a card discarded as your phase 1 action allows a swap, not a card lost in any other way, and not playing a card or a tower, fleeing or anticipating a nightmare.
    .title = When you may swap
ONI-TEAM-12 = A door is laid out in front of the player whose turn it is: for a run in that player’s own row, or with a key when that player draws it.
    .title = Whose door it is
ONI-TEAM-13 = The key you use may be one of your personal cards or a shared one.
    .title = Keys from both places
ONI-TEAM-14 = With option II against a nightmare you may return only a door in front of you, never one of your partner’s.
    .title = Only your own doors
ONI-TEAM-15 = You win when each of you has a door of every colour laid out (that is all 8 doors, unless the Glyphs add more) and every win condition of your modules is met.
    .title = How a team wins
ONI-TEAM-16 = If you already have a door of all four colours, you still take your turns as usual.
    .title = Playing on with four colours
ONI-TEAM-17 = You may lay out a second door of a colour you already have. It does not help, since your partner now lacks that colour until the door is returned; but searching and using keys is optional, so nobody has to do it. A setting sends such a door to the limbo instead, though never with the Glyphs.
    .title = The same colour twice
ONI-TEAM-18 = You take turns alternately, and the start player begins.
    .title = Taking turns
ONI-TEAM-19 = You lose when the player whose turn it is cannot fill the personal and shared cards because the pile is empty.
    .title = How a team loses
ONI-TEAM-20 = Before the game you agree how much you may tell each other. Silent means that personal cards are hidden from the partner and nothing may be said about cards; open means that both of you see all personal cards and talk freely. At a real table anything in between will do. The cards picked in the setup were seen by both in any case.
    .title = How much you may talk
ONI-TEAM-21 = Everything your modules put on the table belongs to both of you: the row of order cards, dreamcatchers and handbook cards, the tower row, premonitions, rallied denizens, stored cards and the figure. Whoever’s turn it is uses them.
    .title = Module pieces are common
ONI-TEAM-22 = In a silent game you know those of your partner’s personal cards that got there openly (picked in the setup, swapped or fetched with the Cyclobot), that came from a place in the pile you knew, or that you could work out while going through the pile. You know them until they leave; a card that leaves counts as a known one if you know one just like it. Of the others you only see how many there are.
    .title = What you know of your partner

## Chapter 10.1: The Book of Steps Lost and Found

ONI-BOOK-01 = The order cards are shuffled and laid face up in a row from left to right: 8 of them, 12 with the Glyphs, and one more with the Door to the Oniverse.
    .title = The row of order cards
ONI-BOOK-02 = Your three spells cost 5, 7 and 10 cards, as the spell card says. In the hard variant you use its other side: 6, 9 and 12.
    .title = The spell card
ONI-BOOK-03 = The next door you need is the one on the leftmost face-up order card. When you lay it out, it covers that card.
    .title = Doors in order
ONI-BOOK-04 = If you could lay out a door but it is not of the kind on the next order card, it goes to the limbo instead, and the order cards stay as they are. Searches and incantations can lead to this.
    .title = A door out of order
ONI-BOOK-05 = A drawn door is compared with the next order card first. If it does not match, you may not discard a key for it; it simply goes to the limbo.
    .title = Compare first, then the key
ONI-BOOK-06 = When one of the laid-out doors goes back to the limbo, you uncover an order card of its kind; if several of them are covered, you choose one. It counts again from its place in the row, so it is usually the next one now.
    .title = Returning a door
ONI-BOOK-07 = All doors are laid out exactly when all order cards are covered.
    .title = The last order card
ONI-BOOK-08 = To pay for a spell you remove as many cards as it costs from the discard pile; they leave the game. Any cards there will do, and you choose them. You pay before the effect. The nightmare you have just drawn and cards still being dealt with are not in the discard pile yet, so they cannot pay.
    .title = Paying for a spell
ONI-BOOK-09 = You may cast as many spells as you can pay for, the same one again and again if you like, at the moments when spells are possible.
    .title = No limit for spells
ONI-BOOK-10 = Paradoxical Prophecy: look at the top 5 cards of the pile, put one of them on top and the others under the pile in any order. If there are fewer than 5, look at all of them. A setting takes the 5 bottom cards instead.
    .title = Paradoxical Prophecy
ONI-BOOK-11 = Parallel Planning: two order cards of your choice change places, whether they are neighbours or not, face up or covered. A covered card stays covered and a face-up one stays face up.
    .title = Parallel Planning
ONI-BOOK-12 = Powerful Punishment: wards off the nightmare you have just drawn. It is one more choice beside the options I to IV, also where you ward off a nightmare for the Little Incubus as if you had drawn one.
    .title = Powerful Punishment
ONI-BOOK-13 = A team has one row of order cards and one spell card. A door laid out by either of you covers the next order card, and each of you still needs a door of every colour to win.
    .title = The Book in a team
ONI-BOOK-14 = When you pay for a spell, you only choose between cards that can still matter. With the Oniverse every kind of location except dead ends is a choice of its own, because the Cyclobot could fetch it; with the Premonitions so are nightmares, because one could come back. All other cards count as one kind and come last; within a kind the fixed card order decides. So without these two modules paying takes no choice at all.
    .title = Which cards pay

## Chapter 10.2: Glyphs

ONI-GLYPH-01 = 8 glyph locations and 4 more doors, one of each colour, are shuffled into the pile. With the Book, 4 order cards join the row.
    .title = Setup with Glyphs
ONI-GLYPH-02 = To win you now need all 12 coloured doors.
    .title = Twelve doors
ONI-GLYPH-03 = A glyph is a location with a fourth symbol. Two glyphs may not lie next to each other in a row, and in a run a glyph counts like any other location of its colour.
    .title = The fourth symbol
ONI-GLYPH-04 = If the card you discard in phase 1 is a glyph, it brings an incantation. A glyph discarded in any other way does not.
    .title = A glyph brings an incantation
ONI-GLYPH-05 = For an incantation you reveal the top 5 cards of the pile. If there are fewer, you reveal them all; if there are none, nothing happens.
    .title = How an incantation works
ONI-GLYPH-06 = If there is at least one door among the revealed cards, you must lay out exactly one of them; you choose which, and its colour does not matter. All the other cards go under the pile in any order; the one you place first lies highest. Nothing is shuffled. With a setting you need not lay out any door.
    .title = A door from an incantation
ONI-GLYPH-07 = If an incantation reveals no door, all its cards end up under the pile. The dreams among them do nothing; only lost dreams are an exception and go to the limbo.
    .title = An incantation without a door
ONI-GLYPH-08 = The doors of this module look different, but they are ordinary doors of their colour.
    .title = Glyph doors are doors
ONI-GLYPH-09 = As a team you win when all 12 doors are laid out and each of you has at least one of every colour. Which of you has the rest does not matter.
    .title = Glyphs in a team
ONI-GLYPH-10 = The Glyphs have no hard variant.
    .title = No hard variant

## Chapter 10.3: Dreamcatchers

ONI-DREAM-01 = 4 lost dreams are shuffled into the pile. On the table lie 4 dreamcatchers and 2 handbook cards; in the hard variant there are no handbook cards.
    .title = Setup with Dreamcatchers
ONI-DREAM-02 = To win, all 4 lost dreams must also be captured, on one dreamcatcher or on several. It does not matter whether the last of them or the last door comes first.
    .title = Capture all lost dreams
ONI-DREAM-03 = A lost dream you draw in phase 2 goes to the limbo, and you keep drawing.
    .title = Drawing a lost dream
ONI-DREAM-04 = Revealing a lost dream sends it to the limbo as well, whatever the effect does with its other cards: in an incantation, among a happy dream’s seven cards, with the Harpoon Hunter or the Pathfinder, and with option III against a nightmare. One you only look at is treated like any other card: in a prophecy, a tower preview, a Paradoxical Prophecy, with the Squirrel Spies or in a search.
    .title = Revealing a lost dream
ONI-DREAM-05 = At the end of your turn, cards in the limbo do not return to the pile. Instead they all go together onto one free dreamcatcher.
    .title = The limbo is captured
ONI-DREAM-06 = If there are cards in the limbo at the end of your turn and no dreamcatcher is free, they overload: all cards from all dreamcatchers go to the limbo, one dreamcatcher is removed from the game, and the whole limbo is shuffled into the pile.
    .title = Overload
ONI-DREAM-07 = If an overload removes the last dreamcatcher, you lose.
    .title = Losing the last dreamcatcher
ONI-DREAM-08 = To empty a dreamcatcher you shuffle all its cards straight into the pile, without going through the limbo; it is free again. You may empty one dreamcatcher each time an effect makes you shuffle the pile, and at the start of your turn for each handbook card you remove from the game.
    .title = Emptying a dreamcatcher
ONI-DREAM-09 = Shuffles that let you empty a dreamcatcher: after a search for a door (even in an empty pile), after a happy dream’s search, and through the premonitions “{ onirim-premonition-two_red }”, “{ onirim-premonition-two_blue }” and “{ onirim-premonition-all_colours }”. Its cards join the pile before the shuffle. The shuffle of an emptying itself, an overload and the setup do not count.
    .title = Which shuffles count
ONI-DREAM-10 = You may use a handbook card at any time in your turn before your phase 1 action, even both in the same turn. The dreamcatcher you empty must hold cards.
    .title = Using a handbook card
ONI-DREAM-11 = While a card is captured it belongs neither to the pile nor to the discard pile, and nothing that happens there affects it.
    .title = Captured cards are safe
ONI-DREAM-12 = If a card you are allowed to search for is captured, you have three ways. You take the captured card: no search, no shuffle, no emptying. Or you search the pile and take one there: the pile is shuffled, and you may empty a dreamcatcher. Or you search, take nothing, empty a dreamcatcher if you like, shuffle, and then take the card from a dreamcatcher that still holds it.
    .title = Taking a captured card
ONI-DREAM-13 = When you take the last card from a dreamcatcher, it is free again.
    .title = Free again
ONI-DREAM-14 = A lost dream that leaves the dreamcatchers is no longer captured. If one is discarded, in a prophecy for instance, it can never be captured again: the game goes on, but it can no longer be won.
    .title = Lost for good
ONI-DREAM-15 = Cards set aside for your opening hand are shuffled into the pile as usual. Dreamcatchers only come into use at the end of a turn.
    .title = No capturing in setup
ONI-DREAM-16 = Right after the limbo has gone onto a dreamcatcher, the game checks whether you have won.
    .title = Winning by a capture
ONI-DREAM-17 = In a team, dreamcatchers and handbook cards belong to both of you. Handbook cards are used by the player whose turn it is.
    .title = Dreamcatchers in a team

## Chapter 10.4: Towers

ONI-TOWER-01 = 12 towers are shuffled into the pile. They are locations, so they go to your hand when drawn.
    .title = Setup with Towers
ONI-TOWER-02 = To win, four directly adjacent towers in the tower row must also have four different colours: an alignment, anywhere in the row. Elsewhere towers of one colour may be neighbours. It does not matter whether the fourth tower or the last door comes first.
    .title = The alignment
ONI-TOWER-03 = You play a tower in phase 1 into the tower row, never into your labyrinth row. It goes to the left or the right end of the tower row, never in between. It changes neither your labyrinth row nor your run.
    .title = Playing a tower
ONI-TOWER-04 = Where two towers touch, their edges must not show the same symbol, sun or moon. An edge without a symbol fits everywhere. The first tower may be any tower. Towers are never turned around.
    .title = Edges must differ
ONI-TOWER-05 = Two towers of the same colour may stand next to each other.
    .title = Neighbours of one colour
ONI-TOWER-06 = If you discard a tower in phase 1, you may look at as many cards from the top of the pile as its number says (3, 4 or 5, or all if there are fewer) and put them back on top in any order. You look at all of them or at none. A tower discarded in any other way brings no preview.
    .title = Tower preview
ONI-TOWER-07 = Option III against a nightmare discards towers from the pile and option IV those from your hand, like any other location and without a preview.
    .title = Towers and options III and IV
ONI-TOWER-08 = Whenever you have warded off a nightmare (by the options I to IV, with Powerful Punishment, with the Protector or with the Pathfinder’s card), you must also discard a tower from the tower row, unless the row is empty or protected or you call a false alarm. First the ward-off is carried out completely, then comes the tower, then the nightmare leaves.
    .title = Nightmares cost towers
ONI-TOWER-09 = You may discard any tower of the row, as long as the towers that become neighbours do not touch with the same symbol; the row closes up. A tower at either end is always possible.
    .title = Which tower you may lose
ONI-TOWER-10 = False alarm: you keep all your towers, but the nightmare is not discarded; it goes to the limbo. You may call it only when you would have to discard a tower.
    .title = False alarm
ONI-TOWER-11 = If the tower row is empty, you discard no tower and the nightmare goes to the discard pile; you cannot call a false alarm.
    .title = No towers, no loss
ONI-TOWER-12 = As long as the tower row contains an alignment, it is protected: nightmares cost you no tower.
    .title = Power of alignment
ONI-TOWER-13 = In the hard variant an alignment does not protect the tower row, and you need the alignment at the very moment of winning.
    .title = Hard: no protection
ONI-TOWER-14 = A team builds one tower row together.
    .title = Towers in a team
ONI-TOWER-15 = Some effects resemble a ward-off without a nightmare card. Anticipating a nightmare with the Pathfinder and the premonition “{ onirim-premonition-three_doors }” cost you no tower. Facing the Adversary does, and you cannot call a false alarm, since there is no nightmare to send to the limbo.
    .title = Ward-offs without a nightmare
ONI-TOWER-16 = Whenever the tower row changes, the game checks whether you have won. Even a loss can win: when a tower goes, four different colours may move together. An example: red 4, green 5, green 4, brown 4, blue 3, when the green 4 is removed.
    .title = Winning by losing a tower

## Chapter 10.5: Dark Premonitions and Happy Dreams

ONI-PREM-01 = 4 happy dreams are shuffled into the pile. The 8 dark premonitions are shuffled and 4 of them turned face up, in the hard variant 5 or 6; the rest form a face-down reserve.
    .title = Setup with Premonitions
ONI-PREM-02 = As soon as the trigger of a face-up premonition is met, its effect must be carried out; then the card is removed from the game.
    .title = Trigger and effect
ONI-PREM-03 = A trigger is a state of the laid-out doors, not an event: it is checked whenever the laid-out doors have changed and whenever a new premonition comes up. “2 red doors” is also met by 3.
    .title = When triggers are checked
ONI-PREM-04 = After a door is laid out, its effect is first completed; then triggers are checked, before anything else happens: a search with its emptying and shuffle, an incantation with the cards put under the pile, a key with its discard.
    .title = After the whole effect
ONI-PREM-05 = If several premonitions are triggered at once, you choose one and carry it out, and then all triggers are checked again. A premonition whose trigger is no longer met stays face up without effect. A premonition that an effect has just turned up and whose trigger is met is carried out at once, before all that wait; if it turned up several, you choose among those.
    .title = Several at once
ONI-PREM-06 = If you lay out the last door and every other win condition is met, you win at once; no premonition is triggered.
    .title = Winning beats premonitions
ONI-PREM-07 = You carry out as much of an effect as possible, and the card leaves the game in any case. The eight premonitions, their triggers and effects: “{ onirim-premonition-two_red }” (2 red doors): all red locations in the pile except towers are discarded, crossroads included; shuffle. “{ onirim-premonition-two_green }” (2 green doors): one nightmare goes from the discard pile to the limbo. “{ onirim-premonition-two_blue }” (2 blue doors): you pick 2 keys of any colour in the pile, crossroads keys too, and discard them without a prophecy; shuffle. “{ onirim-premonition-two_brown }” (2 brown doors): you return any laid-out door to the limbo, be it the door to the Oniverse or, in a team, your partner’s. “{ onirim-premonition-pair }” (2 doors of one colour): you return a door whose colour is laid out at least twice. “{ onirim-premonition-five_doors }” (at least 5 doors): turn up 2 premonitions. “{ onirim-premonition-all_colours }” (a door of every colour): all happy dreams in the pile are discarded; shuffle, even if there were none. “{ onirim-premonition-three_doors }” (at least 3 doors): discard your whole hand and redraw it, which may lose the game; then turn up 1 premonition.
    .title = The eight effects
ONI-PREM-08 = The premonition “{ onirim-premonition-three_doors }” is not a nightmare: it costs no tower, and no spell, no Mirror and no Little Incubus can take its place.
    .title = Not a nightmare
ONI-PREM-09 = The reserve of premonitions is never refilled. Once it is empty, no more are turned up.
    .title = The reserve runs out
ONI-PREM-10 = When you draw a happy dream in phase 2, you pick one of its three effects. Once that is done, discard the happy dream and keep drawing.
    .title = Drawing a happy dream
ONI-PREM-11 = Happy dream, first effect: remove one face-up premonition from the game without carrying it out. It needs a face-up premonition.
    .title = Banishing a premonition
ONI-PREM-12 = Happy dream, second effect: reveal the top 7 cards of the pile (or all, if there are fewer), discard as many of them as you like, even none, and return the others to the top in the order you like. The dreams among them do nothing, but lost dreams go to the limbo. You may always choose this.
    .title = Revealing seven cards
ONI-PREM-13 = Happy dream, third effect: search the pile for any one card, shuffle, and put that card on top; it is the next one to be drawn. It needs a card in the pile or, with the Dreamcatchers, a captured one, which you may take in any of the three ways; if you want to take it without searching, you say so before you see the pile. You must choose a card, unless you searched without taking one and emptying a dreamcatcher left no captured card.
    .title = Searching for any card
ONI-PREM-14 = A happy dream drawn while redrawing a whole hand or revealed by an effect does nothing and goes where dreams go.
    .title = Happy dreams without effect
ONI-PREM-15 = In a team the doors of both players count together for every trigger. The player whose turn it is makes the choices and bears the effect: “{ onirim-premonition-three_doors }” hits that player’s hand.
    .title = Premonitions in a team

## Chapter 10.6: Crossroads and Dead Ends

ONI-CROSS-01 = All 16 cards, 6 crossroads and 10 dead ends, are shuffled into the pile.
    .title = Setup with Crossroads
ONI-CROSS-02 = A crossroads is a location with all four colours and one symbol. Its symbol must differ from its neighbour’s, and every other rule for locations applies to it too.
    .title = What crossroads are
ONI-CROSS-03 = In a run the other cards decide the colour of the door: two crossroads and a coloured card make a run of that colour, and three crossroads let you search for a door of any colour.
    .title = Crossroads in a run
ONI-CROSS-04 = A crossroads that did not help to complete a run may belong to the next one: red, crossroads, blue, blue is a blue run with the crossroads as its first card. Cards of a completed run never count again.
    .title = Crossroads between two colours
ONI-CROSS-05 = A crossroads key opens doors of any colour and otherwise works like every key: discarded in phase 1 it brings a prophecy, and it works for option I against a nightmare.
    .title = The crossroads key
ONI-CROSS-06 = Dead ends are locations: they go to your hand when drawn, in the setup and while redrawing too.
    .title = What dead ends are
ONI-CROSS-07 = You can neither play a dead end from your hand nor discard it in phase 1; it leaves your hand only with the whole hand. It cannot pay for a denizen, be exchanged by the Cyclobot or be stored under a Repentant Treasure Keeper. In a team you may swap it between personal and shared cards.
    .title = Stuck with a dead end
ONI-CROSS-08 = A dead end is discarded only with your whole hand: you may not choose it in a prophecy, nor discard it among a happy dream’s seven cards. A prophecy that shows nothing but dead ends discards nothing, and a happy dream’s dead ends must all be put back. A lenient setting allows both: then a dead end in the pile is a card like any other.
    .title = Dead ends in the pile
ONI-CROSS-09 = With option III against a nightmare, dead ends go to the limbo like dreams.
    .title = Dead ends and option III
ONI-CROSS-10 = As your phase 1 action you may flee: discard your whole hand and redraw it. This brings no prophecy, incantation or tower preview, and no swap in a team. You may always flee, with dead ends or without.
    .title = Fleeing
ONI-CROSS-11 = After fleeing your hand is full, so you draw nothing in phase 2 and phase 3 follows.
    .title = After fleeing
ONI-CROSS-12 = If you hold nothing but dead ends, you can only flee or, with the Pathfinder, anticipate a nightmare.
    .title = Nothing but dead ends
ONI-CROSS-13 = Dead ends revealed by an incantation go under the pile like other cards.
    .title = Dead ends and incantations
ONI-CROSS-14 = In the hard variant you may play a crossroads only as the second card of a run. The last card of your row must be a coloured one that begins a run: it has completed none itself, and before it there is no card, a card of another colour, a crossroads, or a card of a completed run. The crossroads then counts for this run only, and only as its middle card. Discarding crossroads is not restricted.
    .title = Hard: only in the middle
ONI-CROSS-15 = In a team, fleeing discards your personal cards and both shared cards.
    .title = Fleeing in a team

## Chapter 10.7: The Door to the Oniverse

ONI-ONIV-01 = The 16 denizens are shuffled and 8 of them go back into the box unseen. The other 8 and the door to the Oniverse are shuffled into the pile. With the Book, the order card of this door joins the others.
    .title = Setup with the Oniverse
ONI-ONIV-02 = To win, the door to the Oniverse must also be laid out.
    .title = One more door
ONI-ONIV-03 = When you complete a run of any colour, you may search for the door to the Oniverse instead of a coloured one. Each run still brings one door only.
    .title = Any run will do
ONI-ONIV-04 = If you draw the door to the Oniverse in phase 2, any key lays it out.
    .title = Any key will do
ONI-ONIV-05 = The door to the Oniverse has no colour, neither for what each player of a team needs nor for premonitions. It does count as a door for “{ onirim-premonition-three_doors }” and “{ onirim-premonition-five_doors }”, and it may be returned by option II against a nightmare and by “{ onirim-premonition-two_brown }”.
    .title = A door without colour
ONI-ONIV-06 = Denizens count as dreams, so drawing one never fills your hand.
    .title = Denizens are dreams
ONI-ONIV-07 = When you draw a denizen in phase 2, you decide at once. Either you rally it: you discard one location from your hand, but no dead end, and the denizen stays in front of you. Or it is discarded. The card you pay with has no effect. You may rally any number of denizens.
    .title = Rallying a denizen
ONI-ONIV-08 = Denizens drawn in the setup or while redrawing a whole hand go to the limbo; revealed in any other way, they have no effect.
    .title = Denizens without effect
ONI-ONIV-09 = To use a denizen you discard it, then it takes effect; only the Repentant Treasure Keeper works differently. When each one can be used is told by the rules for free actions.
    .title = Using a denizen
ONI-ONIV-10 = Architect: when you play a card in phase 1, it may show the same symbol as the last card of your row. It is not an extra card, and it works for the labyrinth row only.
    .title = Architect
ONI-ONIV-11 = Cyclobot: exchange a location in your hand for a location in the discard pile; neither may be a dead end. The new card takes the place of the old one, personal or shared in a team. The card you give up has no effect. A stored card cannot be exchanged.
    .title = Cyclobot
ONI-ONIV-12 = Squirrel Spies: look at the top 5 cards of the pile and put them back on top in any order.
    .title = Squirrel Spies
ONI-ONIV-13 = Harpoon Hunter: reveal the top 5 cards of the pile. Nightmares among them are discarded; that is no ward-off and costs no tower. The others go under the pile in any order.
    .title = Harpoon Hunter
ONI-ONIV-14 = Hammerbird: discard the last card of your row together with all cards of the same colour directly before it. A crossroads belongs to every colour; if it is the last card itself, you name the colour. Your run is then worked out anew from what is left: an interrupted run may go on, and if the Hammerbird took the last card of a completed run, you may complete it again. The next symbol must differ from that of the new last card.
    .title = Hammerbird
ONI-ONIV-15 = Chromatic Chaos: when you are about to lay out a door, you may treat it as a door of another colour. So a drawn door opens to a key that would not fit, or a run fetches a door it could not fetch otherwise. Afterwards its printed colour counts everywhere: in a team, for premonitions and for order cards.
    .title = Chromatic Chaos
ONI-ONIV-16 = With the Book, only the door on the next order card can be laid out by Chromatic Chaos.
    .title = Chromatic Chaos and the Book
ONI-ONIV-17 = Mirror: send the nightmare you have just drawn to the limbo. That is no ward-off, so it costs no tower.
    .title = Mirror
ONI-ONIV-18 = Repentant Treasure Keeper: put one card from your hand under it and refill your hand. The stored card does not count towards your hand and is not discarded with it, but you may use it just like a hand card: play it, discard it with its effect, use it as a key, or pay for a denizen. When you use it, the Keeper is discarded; until then it stays. Each Keeper stores one card, once.
    .title = Repentant Treasure Keeper
ONI-ONIV-19 = If you use a stored card in phase 1, your hand does not shrink. So if it was full, you draw nothing in phase 2.
    .title = Acting with a stored card
ONI-ONIV-20 = Rallied denizens you do not use stay with you to the end of the game.
    .title = Denizens stay
ONI-ONIV-21 = In a team both of you may use rallied denizens. Whoever uses the Hammerbird or the Architect uses it on their own row. The door to the Oniverse may lie in front of either of you.
    .title = The Oniverse in a team
ONI-ONIV-22 = The Door to the Oniverse has no hard variant.
    .title = No hard variant

## Chapter 10.8: The Little Incubus

ONI-INC-01 = Before the game you choose one of three roles for the figure: Protector, Pathfinder or Adversary. It starts in play, with no card under it.
    .title = Three roles
ONI-INC-02 = Protector: once per game you may ward off a nightmare you have just drawn by giving up the figure, which goes into the box. The nightmare is discarded; with the Towers, it costs a tower as usual.
    .title = Protector
ONI-INC-03 = Pathfinder: if no card lies under the figure, you may anticipate a nightmare as your phase 1 action, instead of playing or discarding a card.
    .title = Anticipating a nightmare
ONI-INC-04 = Pathfinder, step 1: reveal cards from the top of the pile until a location appears. It goes under the figure, even if it is a tower or a dead end; the other cards go to the limbo. If the pile runs out first, no card goes under the figure and your turn goes on with step 2.
    .title = Pathfinder: a card to keep
ONI-INC-05 = Pathfinder, step 2: ward off a nightmare as if you had just drawn one, with one of the options I to IV or, with the Book, with Powerful Punishment. No Mirror and no other free action may replace it, and it costs no tower. A setting keeps Powerful Punishment for nightmares that were drawn.
    .title = Pathfinder: paying ahead
ONI-INC-06 = Pathfinder, step 3: phases 2 and 3 follow as usual. From now on you may ward off a nightmare you have just drawn by discarding the card under the figure; with the Towers, it costs a tower as usual. After that you may anticipate another nightmare.
    .title = Pathfinder: the reward
ONI-INC-07 = Adversary: once per game, at the start of a turn before your phase 1 action, you ward off a nightmare as if you had drawn one. You carry out one of the options I to IV or, with the Book, Powerful Punishment; with the Towers you then lose a tower, without a false alarm; then the figure goes into the box. Your hand is not refilled in between: phase 1 follows, and phase 2 fills your hand up to 5.
    .title = Facing the Adversary
ONI-INC-08 = The Adversary has to be faced before your first door. Until the figure is gone, nothing can lay out a door: drawn doors go to the limbo, a search can take nothing, and an incantation puts the doors it reveals under the pile. So option II is not open to you against it. A setting allows doors to be laid out normally, but you cannot win until the figure is gone.
    .title = No doors before that
ONI-INC-09 = You cannot win before the Adversary’s figure is in the box.
    .title = No win before that
ONI-INC-10 = With Crossroads and Dead Ends you may not face the Adversary while you hold a dead end.
    .title = Adversary and dead ends
ONI-INC-11 = If you face the Adversary with option IV and the pile runs out while you redraw, you lose.
    .title = Failing against the Adversary
ONI-INC-12 = In a team the figure belongs to both of you. Whoever’s turn it is may use it or face the Adversary.
    .title = The Little Incubus in a team

## Chapter 11: Interactions

ONI-X-01 = There are 12 order cards, 3 per colour. An incantation makes you choose one of the revealed doors, whichever you like; unless the next order card asks for it, it goes to the limbo, while the other doors go under the pile. Between revealing and choosing you may cast Parallel Planning. Glyph doors and base doors are the same for order cards.
    .title = Book and Glyphs
ONI-X-02 = If a search takes a door out of order, it lands in the limbo and is captured when the turn ends, which can be useful. For a run you may also take a captured door that does not match: from the limbo it is captured again when the turn ends, or it causes an overload. Paradoxical Prophecy only looks, so lost dreams stay where you put them; it does not shuffle, so you cannot empty a dreamcatcher.
    .title = Book and Dreamcatchers
ONI-X-03 = Powerful Punishment is a ward-off: although you have paid for it, you then lose a tower or call a false alarm. Towers in the discard pile may pay for spells.
    .title = Book and Towers
ONI-X-04 = When “{ onirim-premonition-two_brown }” or “{ onirim-premonition-pair }” returns a door, an order card is uncovered. If you have spent all discarded nightmares on spells, “{ onirim-premonition-two_green }” does nothing. You cannot cast a spell while premonitions take effect.
    .title = Book and Premonitions
ONI-X-05 = After a run of three crossroads you may take any door, but only the one that matches the next order card can be laid out. Even a crossroads key opens a drawn door only if it is the next one. You may pay for spells with discarded dead ends.
    .title = Book and Crossroads
ONI-X-06 = There is one more order card. As long as it is the next one, only the door to the Oniverse can be laid out, with any run, any key or an incantation. While it is not, that door goes to the limbo if a search takes it, and cannot be opened if you draw it. Chromatic Chaos only helps with the door on the next order card. Used denizens in the discard pile may pay for spells.
    .title = Book and Oniverse
ONI-X-07 = The Protector, the Pathfinder’s card and Powerful Punishment are alternatives against one nightmare. Powerful Punishment may also be used when you anticipate a nightmare or face the Adversary. While the Adversary is in play no door can be laid out, even if it matches.
    .title = Book and Incubus
ONI-X-08 = When an incantation reveals lost dreams, they go to the limbo, while other cards go under the pile. Since it is not a search, you cannot take captured doors with it, and nothing is shuffled.
    .title = Glyphs and Dreamcatchers
ONI-X-09 = There is nothing special here: an incantation puts towers under the pile, like other locations.
    .title = Glyphs and Towers
ONI-X-10 = “2 red doors” now means at least 2 of 3. “{ onirim-premonition-two_red }” discards red glyphs too. The door you must lay out in an incantation may trigger premonitions, once the other cards are under the pile.
    .title = Glyphs and Premonitions
ONI-X-11 = An incantation puts dead ends under the pile. There are no crossroads with a glyph.
    .title = Glyphs and Crossroads
ONI-X-12 = The door to the Oniverse counts as a door in an incantation. You need 13 doors in all. Denizens revealed by an incantation go under the pile.
    .title = Glyphs and Oniverse
ONI-X-13 = A glyph under the Pathfinder is just a card: discarding it brings no incantation. While the Adversary is in play an incantation lays out nothing, and all revealed cards go under the pile, doors included.
    .title = Glyphs and Incubus
ONI-X-14 = A false alarm puts the nightmare into the limbo, so it is captured when the turn ends. A tower preview only looks, so lost dreams stay in the pile.
    .title = Dreamcatchers and Towers
ONI-X-15 = “{ onirim-premonition-two_red }”, “{ onirim-premonition-two_blue }”, “{ onirim-premonition-all_colours }” and a happy dream’s search let you empty a dreamcatcher. Captured cards are not in the pile, so “{ onirim-premonition-all_colours }” spares captured happy dreams. Lost dreams among a happy dream’s seven cards go to the limbo before you discard anything. A happy dream’s search may fetch any captured card and puts it on top of the pile. A nightmare that “{ onirim-premonition-two_green }” brings back is captured at the end of the turn.
    .title = Dreamcatchers and Premonitions
ONI-X-16 = Dead ends that option III against a nightmare sends to the limbo are captured at the end of the turn. They are out of your way until the dreamcatcher is emptied.
    .title = Dreamcatchers and Crossroads
ONI-X-17 = Denizens, the door to the Oniverse and mirrored nightmares that lie in the limbo are captured. If the door to the Oniverse is captured, any run may take it. The Harpoon Hunter sends lost dreams it reveals to the limbo. You may use Chromatic Chaos for a captured door as well.
    .title = Dreamcatchers and Oniverse
ONI-X-18 = After you anticipate a nightmare, the turn ends with capturing the limbo as usual with the Dreamcatchers, not with a shuffle. So the cards the Pathfinder revealed are captured.
    .title = Dreamcatchers and Incubus
ONI-X-19 = “{ onirim-premonition-two_red }” spares towers. “{ onirim-premonition-three_doors }” discards the towers in your hand, but none from the tower row.
    .title = Towers and Premonitions
ONI-X-20 = Crossroads are never towers. If you flee, you lose the towers in your hand without a preview.
    .title = Towers and Crossroads
ONI-X-21 = The Architect and the Hammerbird do not touch the tower row. When the Mirror or the Harpoon Hunter deals with a nightmare, you lose no tower. You may exchange towers with the Cyclobot, pay for a denizen with one (without a preview), or store one under a Repentant Treasure Keeper, to play it later or discard it with its preview.
    .title = Towers and Oniverse
ONI-X-22 = Warding off with the Protector or the Pathfinder’s card costs a tower, or you call a false alarm. Anticipating a nightmare costs none. Facing the Adversary costs a tower, and no false alarm is possible. If the first location the Pathfinder reveals is a tower, it goes under the figure.
    .title = Towers and Incubus
ONI-X-23 = “{ onirim-premonition-two_red }” discards all crossroads in the pile, because they are red too. “{ onirim-premonition-two_blue }” may take a crossroads key. “{ onirim-premonition-three_doors }” discards dead ends along with your hand. Among a happy dream’s seven cards you may not discard dead ends.
    .title = Premonitions and Crossroads
ONI-X-24 = The door to the Oniverse counts for “{ onirim-premonition-three_doors }” and “{ onirim-premonition-five_doors }”, but for no colour. “{ onirim-premonition-two_brown }” may return it, “{ onirim-premonition-pair }” may not. For triggers the printed colour counts, even if you used Chromatic Chaos. “{ onirim-premonition-three_doors }” does not touch stored cards.
    .title = Premonitions and Oniverse
ONI-X-25 = No role of the Little Incubus helps against “{ onirim-premonition-three_doors }”. While the Adversary is in play no door is laid out, so no premonition is triggered. Happy dreams that the Pathfinder reveals go to the limbo.
    .title = Premonitions and Incubus
ONI-X-26 = Dead ends cannot pay for a denizen, be exchanged by the Cyclobot or be stored under a Repentant Treasure Keeper. A run of three crossroads may fetch any coloured door or the door to the Oniverse. The Architect does not lift the hard variant’s limits for crossroads. The Hammerbird counts a crossroads as every colour.
    .title = Crossroads and Oniverse
ONI-X-27 = You may face the Adversary only with no dead end in hand. A dead end may end up under the Pathfinder; when you discard it from there, it has never been in anyone’s hand. If you anticipate a nightmare and choose option IV, dead ends are discarded with your hand.
    .title = Crossroads and Incubus
ONI-X-28 = When you anticipate a nightmare or face the Adversary, you can use neither the Mirror nor free actions; but a key stored under a Repentant Treasure Keeper may pay for option I.
    .title = Oniverse and Incubus
ONI-X-29 = The team shares one row of order cards and one spell card. A door laid out by either of you covers the next order card, and each of you still needs a door of every colour.
    .title = Book in a team
ONI-X-30 = All 12 doors must be laid out, and each of you needs at least one of every colour. The door of an incantation is laid out in front of the player whose turn it is.
    .title = Glyphs in a team
ONI-X-31 = Dreamcatchers and handbook cards belong to both of you; the player whose turn it is uses the handbook cards. A captured door taken for a run is laid out in front of that player.
    .title = Dreamcatchers in a team
ONI-X-32 = There is one tower row for both of you. The player whose turn it is chooses the tower to lose.
    .title = Towers in a team
ONI-X-33 = The doors of both players count together for every trigger. The player whose turn it is makes the choices, and “{ onirim-premonition-three_doors }” hits that player’s hand.
    .title = Premonitions in a team
ONI-X-34 = Fleeing discards your personal cards and both shared cards. A dead end among the shared cards is in the way of both of you.
    .title = Crossroads in a team
ONI-X-35 = Both of you may use every rallied denizen; the Hammerbird and the Architect work on the user’s own row, and the door to the Oniverse may lie in front of either of you. You may pay for a denizen with a personal or a shared card. Both of you may use stored cards.
    .title = Oniverse in a team
ONI-X-36 = The figure belongs to both of you, and whoever’s turn it is uses it or faces the Adversary. When you then carry out one of the options I to IV, your own hand and your own doors count.
    .title = Incubus in a team
ONI-X-40 = Book and Dreamcatchers, when a search takes a door: the door leaves the pile and is compared with the next order card. It is laid out, covering the card and perhaps winning the game, or it goes to the limbo. Then you may empty a dreamcatcher, the pile is shuffled, and with the Premonitions triggers are checked.
    .title = The order of a search
ONI-X-41 = Book and Oniverse, an example: the next order card is blue and you complete a green run. With Chromatic Chaos you may take a blue door, but not a red one. Without it you may take a green door, which then goes to the limbo.
    .title = Chromatic Chaos in order
ONI-X-42 = Towers, Dreamcatchers and Oniverse: a mirrored nightmare is captured and costs no tower. After a false alarm the nightmare is captured too, but you have paid for the ward-off.
    .title = Mirror or false alarm
ONI-X-43 = Premonitions, Book and Glyphs: when “{ onirim-premonition-pair }” returns a door, an order card is uncovered, possibly the one you covered only a moment ago.
    .title = Covered and uncovered
ONI-X-44 = Oniverse and Adversary: if you face the Adversary with option I and then store a card before your phase 1 action, your hand is refilled completely. So the gap that the Adversary left is filled as well.
    .title = Storing after the Adversary

## Chapter 12: Edge cases with explicit rulings

ONI-EDGE-01 = What if the pile is empty when phase 2 needs a card? You lose, even if there are cards in the limbo.
    .title = Empty pile in phase 2
ONI-EDGE-02 = What if the last card of the pile is the one that completes my hand of five? You have not lost: phase 3 follows, then your next turn.
    .title = Last card fills the hand
ONI-EDGE-03 = What if my turn begins with a full hand and an empty pile? You play on and can still win in phase 1, with a door from a dreamcatcher or with a tower, for instance. Otherwise you lose as soon as your hand needs a card and the pile is still empty.
    .title = Starting with an empty pile
ONI-EDGE-04 = What if the pile runs out while I redraw my hand after nightmare option IV, after fleeing, or because of the dark premonition triggered by three doors? You lose if your hand is not full yet.
    .title = Empty pile while redrawing
ONI-EDGE-05 = How does a prophecy work with only one to four cards in the pile? You look at all of them and must still discard one.
    .title = Prophecy from a small pile
ONI-EDGE-06 = What does a prophecy do when the pile is empty? Nothing at all, and you lose as soon as you then have to draw to refill your hand.
    .title = Prophecy without cards
ONI-EDGE-07 = May I choose option III against a nightmare with only one to four cards in the pile? Yes, you reveal them all, but with the pile gone, the next draw usually loses the game. In the first edition you lose at once.
    .title = Option III, few cards
ONI-EDGE-08 = May I choose option III against a nightmare when the pile is empty? No, it needs at least one card in the pile.
    .title = Option III, no cards
ONI-EDGE-09 = What if the pile is too small for an incantation, a tower preview, the Squirrel Spies, the Harpoon Hunter, a Paradoxical Prophecy or a happy dream’s seven cards? The effect uses all the cards there are. With none left nothing happens, and the Spies, the Hunter and the Paradoxical Prophecy are not on offer at all.
    .title = Module effects, small pile
ONI-EDGE-10 = What if I hold nothing but keys and my row ends with a key? In the base game you cannot play any of them, so you must discard one, which brings a prophecy.
    .title = Nothing but keys
ONI-EDGE-11 = May I play a card with the same symbol as the last one if its colour is different? No, the symbol has to change; another colour does not help.
    .title = Same symbol, other colour
ONI-EDGE-12 = Do the fourth, fifth and sixth card of the same colour let me search again? The fourth and fifth do not; the sixth completes a second run, so you search with the third and the sixth.
    .title = Beyond the third card
ONI-EDGE-13 = What if I complete a run but all doors of its colour are already laid out? In the base game you may decline, or search without finding anything, which shuffles the pile. Either way the run is used up.
    .title = All doors already out
ONI-EDGE-14 = May I take the door I am searching for if it lies in the limbo? No, only doors in the pile can be taken (and, with the Dreamcatchers, captured ones), so that one is out of reach this turn.
    .title = Sought door in limbo
ONI-EDGE-15 = Is the pile shuffled when I decline to search? No, it stays exactly as it was.
    .title = Declining without a shuffle
ONI-EDGE-16 = Is the pile shuffled when my search finds nothing? Yes, you went through it, so it is shuffled.
    .title = Shuffling after finding nothing
ONI-EDGE-17 = Do I get a prophecy for a key spent on a door or against a nightmare? No, only a key you discard as your phase 1 action brings a prophecy.
    .title = Prophecy from a spent key
ONI-EDGE-18 = I draw a key and, in the same refill, a door of its colour: may I use the key? Yes, it is in your hand, so it can open the door right away.
    .title = A freshly drawn key
ONI-EDGE-19 = While redrawing my hand I draw a door and already have the right key: may I open it? No, during a redraw the door goes to the limbo and you have no choice.
    .title = Door during a redraw
ONI-EDGE-20 = What if I draw a nightmare while redrawing my hand? It goes to the limbo and you do not have to ward it off.
    .title = Nightmare during a redraw
ONI-EDGE-21 = What if several nightmares turn up in one refill? You ward off each one as you draw it. You may choose to discard a key or return a door again, as long as you still have one.
    .title = Several nightmares at once
ONI-EDGE-22 = Can I draw a door again in the same turn after returning it with option II against a nightmare? No, it lies in the limbo and cannot be drawn this turn.
    .title = Redrawing a returned door
ONI-EDGE-23 = May I choose option IV against a nightmare with no cards in hand? Yes, you discard nothing and redraw a full hand.
    .title = Option IV, empty hand
ONI-EDGE-24 = When exactly is a win checked? After every single card movement: if you open the eighth door with a key and nothing else is required, you win, even if you hold just 3 cards and the pile is empty.
    .title = The moment of winning
ONI-EDGE-25 = A search gives me the eighth and last door: do I still shuffle and refill my hand? No, if no other win condition is missing, the game is won and over at once.
    .title = Last door by search
ONI-EDGE-26 = May I discard a door in a prophecy? Yes, and the game continues, but from then on it cannot be won.
    .title = Discarding a door
ONI-EDGE-27 = What if all five cards of my prophecy are doors? You must still discard one of them, and the game can then no longer be won.
    .title = Prophecy of five doors
ONI-EDGE-28 = Is the pile shuffled again if my opening hand came without doors or dreams? No, nothing was set aside, so there is nothing to shuffle back.
    .title = Setup without a shuffle
ONI-EDGE-29 = What happens to nightmares, denizens, happy dreams and lost dreams drawn during setup? They have no effect; you set them aside and shuffle them back into the pile.
    .title = Dreams during setup
ONI-EDGE-30 = May dead ends and towers be part of my opening hand? Yes, they are locations, so they stay in your hand.
    .title = Dead ends at the start
ONI-EDGE-31 = Who refills which cards in a team game? Whoever’s turn it is: first their own personal cards up to 3, then the shared cards up to 2.
    .title = Team: refilling cards
ONI-EDGE-32 = Whose door may be returned in a team game? With option II against a nightmare you may return only one of your own. For the dark premonitions triggered by two brown doors or by two doors of one colour, it may also be your partner’s.
    .title = Team: whose door returns
ONI-EDGE-33 = Does the swap in a team game come before or after the effect of the discarded card? After it: first the effect, then the swap, then the refill.
    .title = Team: effect before swap
ONI-EDGE-34 = I draw a door my partner needs: may I lay it out in front of them? No, a door drawn on your turn is laid out in front of you or not at all.
    .title = Team: door for your partner
ONI-EDGE-35 = In a team game all doors are out, but one of us has a colour twice and the other lacks it: have we won? No, each of you needs a door of every colour.
    .title = Team: a doubled colour
ONI-EDGE-36 = With the Book, which order card is uncovered when a door returns and two cards of its colour are covered? You choose one of them.
    .title = Book: which card to uncover
ONI-EDGE-37 = With the Book, may the nightmare I have just drawn help pay for a spell? No, only cards in the discard pile can pay, and it is not there yet.
    .title = Book: paying with the nightmare
ONI-EDGE-38 = With the Dreamcatchers, what if the limbo is empty at the end of the turn? Nothing happens: no dreamcatcher is filled and nothing is shuffled.
    .title = Dreamcatchers: an empty limbo
ONI-EDGE-39 = With the Dreamcatchers, does a lost dream on my last dreamcatcher save me when that dreamcatcher is removed? No, losing the last dreamcatcher loses the game, whatever lies on it.
    .title = Dreamcatchers: the last one
ONI-EDGE-40 = What if I ward off a nightmare and the tower row has just one tower? Either you discard that tower, or you call a false alarm: then the tower stays and the nightmare goes to the limbo.
    .title = Towers: only one left
ONI-EDGE-41 = Can a fifth tower complete my alignment? Yes, any four directly adjacent towers in four different colours count, wherever they stand in the tower row.
    .title = Towers: a fifth tower
ONI-EDGE-42 = What if a dark premonition’s trigger is already met when it is turned up? It triggers immediately.
    .title = Premonition already met
ONI-EDGE-43 = What if a dark premonition’s effect cannot be carried out? You do as much of it as possible, and the card is removed from the game in any case.
    .title = Premonition without effect
ONI-EDGE-44 = What if I draw a denizen but have no card that may pay for it? You cannot rally it, so it is discarded. Dead ends may not pay.
    .title = Denizen without a payment
ONI-EDGE-45 = Does the card under a Repentant Treasure Keeper count towards my hand? No, you fill your hand to its full size without it.
    .title = Stored card, hand size
ONI-EDGE-46 = If I pay a key (option I) to face the Adversary, do I start phase 1 with only four cards? Yes, your hand is not refilled in between. After playing or discarding one of them you hold three, so phase 2 gives you two new cards.
    .title = Adversary: four cards left
ONI-EDGE-47 = What if I anticipate a nightmare with the Pathfinder and the pile holds no location? All revealed cards go to the limbo and the figure stays without a card. You still carry out one of the options I to IV, and phases 2 and 3 follow as usual.
    .title = Pathfinder finds no location

## Chapter 13: Editions

ONI-ED-01 = The first edition offers the base game, alone or as a team of two, but no modules. To play with modules, choose the third edition.
    .title = First edition without modules
ONI-ED-02 = We only have the first edition’s rules from phase 2 onwards. Its setup, its limbo and its phase 1 therefore work as in the third edition.
    .title = Gaps in the first edition
ONI-ED-03 = In the first edition, option III against a nightmare draws five cards, so you lose at that moment if the pile has fewer than five. In the third edition the cards are only revealed, and the loss comes with the next card needed for your hand; in the base game the outcome is the same.
    .title = Nightmare III by edition
ONI-ED-04 = In a team game, option II against a nightmare lets you return one of your own doors, never one of your partner’s. This applies in both the first and the third edition.
    .title = Nightmare II by edition
