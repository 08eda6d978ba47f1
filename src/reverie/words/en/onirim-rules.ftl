### Onirim: the rules of the base game in our own words, one message per rule id.

## Chapter 7: Free actions

ONI-FREE-01 = Free actions are extras beside your normal turn: casting Paradoxical Prophecy or Parallel Planning, using the Cyclobot, the Squirrel Spies, the Harpoon Hunter or the Hammerbird, and storing a card under a Repentant Treasure Keeper. They come with the Book and the Oniverse; the base game on its own has none.
    .title = What free actions are
ONI-FREE-02 = Some powers are not free actions but extra choices within one decision: Powerful Punishment, the Mirror, the Protector and the Pathfinder against a drawn nightmare, the Architect when you play a card in phase 1, and Chromatic Chaos when a run or a key could bring you a door. A stored card can be used wherever a hand card could.
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
ONI-EDGE-14 = May I take the door I am searching for if it lies in the limbo? No, a search only reaches doors in the pile, so that one is out of reach this turn.
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
