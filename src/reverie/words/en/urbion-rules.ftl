### Urbion: the rules in our own words, one message per rule id.

## Chapter 2: The cards in numbers

URB-DATA-01 = There are 32 Sognae and 32 Incubi, 8 of each element. Earth has Sognae of +1 and Incubi of −3, water +2 and −2, fire +1 and −2, air +4 and −1.
    .title = Sognae and Incubi
URB-DATA-02 = There are 8 Chaos, worth 5 each, and 8 Chromatic Chaos, worth 4 each: positive on the sognae side, negative on the incubi side. None of them shows an element.
    .title = Chaos and Chromatic Chaos
URB-DATA-03 = There are 8 Metas, two of each element: worth 2 for earth and air, worth 3 for water and fire.
    .title = Metas
URB-DATA-04 = There are 10 Concords: four worth 1, three worth 2, two worth 3 and one worth 4.
    .title = Concords
URB-DATA-05 = There are 16 Wizards: of each element two Sognae and two Incubi, with the same influence as the ordinary Dreams of that element.
    .title = The Wizards in numbers
URB-DATA-06 = The base game has 12 Cities, two for each pair of different elements. The expansions add 4 Squares with all four elements, 4 Temples, one for each element, and 4 Gardens without any element.
    .title = Cities
URB-DATA-07 = There are 8 Books of seven kinds: one each of Flying Sognae, Flying Incubi, Invisible Sognae, Invisible Incubi, Freedom and Full Balance, and two of Prophecies.
    .title = Books
URB-DATA-08 = There are 24 Postcards, three of each of the eight kinds; one that is kept counts +1, one that is lost counts −2. There are 6 Wise Chaos: you start with 3, and one more each for Squares and Metas, Temples and Concord, Hanging Gardens and Wizards.
    .title = Postcards and Wise Chaos
URB-DATA-09 = The stack of the Void has 8 cards.
    .title = Void cards
URB-DATA-10 = Four rows, at most three Dreams on a side, four cards in a hand, and four Dreams revealed by a Chaos: these are the same in both editions. In the second edition four Books leave unseen, a Book in play costs four Dreams, and swapping Polarity takes eight cards from the discard pile. In the first edition two Books leave, and a Book costs two Dreams, or three or four if you want it harder.
    .title = Numbers of the game
URB-DATA-11 = A table of cards of your own must keep the printed totals: 32 Sognae worth 1 to 4, 32 Incubi worth 1 to 3, 8 Chaos, 8 Chromatic Chaos, two Metas of each element, 10 Concords, 16 Wizards, 12 Cities with two different elements, 4 Squares, 4 Temples, 4 Gardens, 8 Books, 24 Postcards, 6 Wise Chaos and 8 Void cards. Only the table we ship also treats all elements alike: 8 Sognae, 8 Incubi and equally many Cities of each.
    .title = What every card table must keep

## Chapter 3: Table and cards

URB-BASE-01 = The four rows are fixed places, R1 at the top to R4 at the bottom. Dreams belong to the row, and the City lies in it: when a City is claimed, the next one takes its place in the same row. If there is no next City, the row becomes vacant for good and is skipped whenever something goes to the next, the top or the bottom City.
    .title = Four fixed rows
URB-BASE-02 = Every City has a sognae side, which is positive, and an incubi side, which is negative. Which of them lies on the left is a matter of display and changes nothing in the game: the second edition shows the Sognae on the left, the first the Incubi.
    .title = Left and right do not matter
URB-BASE-03 = Every Dream has a kind, an influence from 1 to 5 and its elements. Sognae, Incubi and Metas show one element, Concords all four, Chaos and Chromatic Chaos none. Sognae lie only on the sognae side and Incubi only on the incubi side; all others may lie on either. Chaos and Chromatic Chaos never come into a hand.
    .title = What a Dream is
URB-BASE-04 = A Dream counts positive on the sognae side and negative on the incubi side. A Meta or a Concord stays on the side where it was placed until it leaves the table, and while it lies there it counts as a Sogna or as an Incubus, by its side, for every rule.
    .title = The side gives the sign
URB-BASE-05 = Chaos and Chromatic Chaos have no element, for no rule at all.
    .title = Chaos has no element
URB-BASE-06 = What you have rightly learnt about the order of the Dream deck may be shown to you as a reminder: the order after Prophecies, or a card that a Wise Chaos put back. It holds until the deck is shuffled, and decks are shuffled only while the game is set up.
    .title = What you know of the deck

## Chapter 4: Terms

URB-BASE-07 = The sum of a row is everything on its sognae side minus everything on its incubi side.
    .title = The sum of a row
URB-BASE-08 = A row is balanced when it has a City and Dreams, and both sides add up to the same number; each side then holds at least one Dream. A City without Dreams is empty, not balanced.
    .title = Balanced
URB-BASE-09 = The stronger side of a City is the one that adds up to more; how many cards lie there makes no difference. Dreams against an empty side are always stronger. If both sides are equal, or the City has no Dreams, no side is stronger. Both editions play it this way.
    .title = The stronger side
URB-BASE-10 = No side ever holds more than three Dreams, Chaos and Chromatic Chaos included. No effect may break this limit.
    .title = Three Dreams per side
URB-BASE-11 = A side with three Dreams is full.
    .title = A full side
URB-BASE-12 = You have to claim 12 Cities, and 4 more for each of these expansions in play: Squares and Metas, Temples and Concord, Hanging Gardens and Wizards. That makes 12, 16, 20 or 24.
    .title = How many Cities to claim
URB-BASE-13 = In the second edition any of the seven expansions may be combined, alone or as a team. The first edition knows only the Books of Power and Squares and Metas; with it, the other expansions are refused.
    .title = Editions and expansions

## Chapter 5: Set-up

URB-BASE-14 = Shuffle the Cities with those of your expansions, and lay the top four face up into the rows, from top to bottom; the rest are the City deck. Shuffle the Dreams with those of your expansions into the Dream deck.
    .title = Two decks, four Cities
URB-BASE-15 = To fill a row, draw two Dreams for it and then place both; elements do not matter. Sognae and Incubi go to their own sides. A Chaos follows the Sogna or Incubus drawn with it, whichever came first; two Chaos go together to one side of your choice. A Meta or Concord goes to either side, as you like, each on its own if there are two; drawn with a Chaos, both go together to the side you choose. A Chromatic Chaos is put aside and replaced. In the first edition a Meta follows the Sogna or Incubus drawn with it, and two Metas go together to one side of your choice. You see both cards before you choose. Rows are filled in this way in the set-up, after a Census and after the Book of Freedom.
    .title = Filling a row
URB-BASE-16 = For your opening hand you draw one card at a time until you hold 4. A Chaos on the way is placed at once on the stronger side of a City you choose, if that side is not full; then you go on drawing. If no City can take it, put it aside; once your hand is complete, shuffle every Chaos put aside back into the Dream deck. The other ways to deal with a Chaos are not open to you yet. Both editions play it this way.
    .title = The opening hand
URB-BASE-17 = Only Sognae, Incubi, Wizards, Metas and Concords come into a hand.
    .title = What a hand may hold

## Chapter 6: The turn

URB-BASE-20 = A turn goes like this. First the Void moves, then the Flagships, if you play with them. In phase I you make exactly one main choice. In phase II you refill your hand to 4 cards. Last the Hourglasses are turned, and in a team game your partner’s turn begins.
    .title = How a turn goes
URB-BASE-21 = The game ends the moment it is won or lost. Whatever would have come later in the turn does not happen any more.
    .title = The end comes at once

## Chapter 7: Phase I

URB-BASE-30 = You play a card from your hand to a City that shows at least one of its elements; the Dreams already lying there do not help. A Sogna goes to the sognae side, an Incubus to the incubi side, a Meta or Concord to whichever side you like, and that side must not be full. In a team game it must also be the side of your Polarity.
    .title = Playing a Dream
URB-BASE-31 = An action is carried out completely or not at all: one whose conditions you cannot meet may not be chosen. A Census must claim every balanced City; the City of the Void is the only exception.
    .title = All or nothing
URB-BASE-32 = You may discard a card and forgo the action. It is exactly one card. In the first edition there is no pass: a discarded card triggers an action, and a Census that finds nothing is always possible.
    .title = Passing
URB-BASE-33 = For a Swap you discard a card and let two Dreams on the table change places. They lie in different rows, but on the same side: both on the sognae side or both on the incubi side. Elements do not matter, and a Chaos or Chromatic Chaos may be one of them, without changing its sign. Postcards move along with their Dreams, so even equal Dreams may be swapped. Moving a single Dream is no Swap.
    .title = Swap
URB-BASE-34 = You can only swap if there are Dreams on the same side of two different rows.
    .title = When a Swap is possible
URB-BASE-35 = For a Census you discard a card; what counts is the table as it is then. Every balanced City is claimed: it goes to the success pile, its Postcards are settled and its Dreams discarded. Next, from top to bottom, you may clean each other City that has Dreams. Then the City of the Void is dealt with, and a Perfect Balance brings its bonus. If you have all the Cities now, the game is over. Otherwise new Cities take the places of those claimed, from top to bottom; then every City without Dreams is filled, from top to bottom; last, every Chromatic Chaos put aside is resolved. The first edition calls this establishing balance.
    .title = Census
URB-BASE-36 = To clean an unbalanced City in a Census, discard any of its Dreams, from both sides, whose influences add up to exactly 0; a Chaos may be among them. The City is not claimed and keeps its other Dreams. Since its sum is not 0, something always stays.
    .title = Cleaning a City
URB-BASE-37 = You may hold a Census even if no City is balanced. You may still clean Cities, and empty Cities are filled.
    .title = A Census without a claim
URB-BASE-38 = A Perfect Balance is a Census that claims four Cities, with exactly four on the table. With three Cities or fewer there is none, even if you claim them all.
    .title = Perfect Balance
URB-BASE-39 = For a Perfect Balance you may put the top City of the City deck straight onto the success pile, before any City is replaced; it counts like any other. In the first edition you must take it. If the City deck is empty, there is no bonus.
    .title = The bonus City
URB-BASE-40 = When the City deck runs out, you go on with fewer than four Cities. The last Cities go to the upper rows first.
    .title = Fewer than four Cities
URB-BASE-41 = Filling at the end of a Census goes to every City without Dreams, whether it has just been opened or was empty before. A City emptied in any other way, by a Chaos or a Book, stays empty until the next Census or Book of Freedom.
    .title = Which Cities are filled

## Chapter 8: Phase II

URB-BASE-50 = While you hold fewer than 4 cards, you take the top card of the Dream deck. Sognae, Incubi, Wizards, Metas and Concords go to your hand; a Chaos or a Chromatic Chaos is resolved first, then you go on. If the deck is empty when you must draw, you lose.
    .title = Refilling your hand
URB-BASE-51 = If your action cost two cards, you draw two, one at a time.
    .title = Two cards spent, two drawn
URB-BASE-52 = When you draw a Chaos in phase II, choose one of three. Place it on the stronger side of a City, if that side is not full. Or ruin a balanced City: discard all its Dreams together with the Chaos; the City stays, empty. Or reveal the top 4 Dreams: all that are neither Chaos nor Chromatic Chaos are discarded, then those are resolved in the order in which they appeared, each Chaos with the same three choices again; the first Chaos is discarded as well. In the first edition the Chaos is discarded before its effect, in the second after it.
    .title = Chaos: place, ruin or reveal
URB-BASE-53 = You can place a Chaos only if some City has a stronger side with room, and ruin only a balanced City. Revealing is always open to you, even when you could place or ruin.
    .title = Which answers to a Chaos are open
URB-BASE-54 = If fewer than 4 Dreams are left for a reveal, you reveal those, even none. That alone does not lose the game; but your next draw does, unless a Wise Chaos has put a card back.
    .title = Revealing the last cards
URB-BASE-55 = What you can do with a Chaos depends on the table at the moment it is resolved. With several from one reveal, the earlier ones change the table for the later ones.
    .title = One Chaos after another
URB-BASE-56 = Metas, Concords and Wizards revealed by a Chaos are discarded like all Sognae and Incubi.
    .title = No exception in a reveal

## Chapter 9: The end

URB-BASE-60 = You win when the success pile holds all the Cities you have to claim. This is checked after the claims and bonus Cities of an action, and before anything is replaced, filled or drawn; an empty Dream deck does no harm then.
    .title = How you win
URB-BASE-61 = With the Postcards, the Inhabitants pile decides at that same moment: you win if it adds up to 0 or more, and lose otherwise.
    .title = The Inhabitants decide
URB-BASE-62 = In the second edition you lose when a Dream has to be drawn and the Dream deck is empty: for your hand, for a row, in place of a Chromatic Chaos put aside, or as the card that follows a Chromatic Chaos. Revealing for a Chaos, paying for Books and looking with Prophecies are no draws.
    .title = How you lose
URB-BASE-63 = In the first edition you lose only when a card has to be drawn in phase II and the Dream deck is empty. Too few cards for a row do not lose the game there.
    .title = How you lose in the first edition
URB-BASE-64 = An empty Dream deck does no harm as long as nothing has to be drawn.
    .title = An empty deck alone
URB-BASE-65 = With the Void you also lose by holding a Census while the Void stands on a City without Dreams.
    .title = Lost to the Void
URB-BASE-66 = There are no points: a game is won or lost.
    .title = No score

## Chapter 6.5: How choices are asked

URB-BASE-67 = Cards are equal if they have the same kind, influence and elements, are both Wizards or both not, and carry no Postcard. Which of several equal cards of your hand, or of equal Dreams on one side of a row, you mean is a single choice, and so are the two orders of a pair: two Dreams to swap, two Cities to rebuild, two cards to pay with. Two equal Metas or Concords drawn for a row therefore leave three choices, or four if the first of them gets a Postcard.
    .title = Equal choices count once
URB-BASE-68 = A choice with several parts is made step by step: in phase I first the card and what it is used for, then the objects. For a Swap you name the Dream in the upper row first, for a Rebuild the upper City, for a Flying Book the Dream and then the row. In a Census the rows are cleaned from top to bottom, and after Prophecies you name the new top card first. No step leads into a dead end.
    .title = Choices in several steps
URB-BASE-69 = If there is only one thing you can do, it is done at once; the chance to swap Polarity does not make it a choice. Within a choice of several steps you may swap Polarity only before the first step, and during the set-up not at all.
    .title = Forced choices

## Chapter 10: Team play

URB-TEAM-01 = Two of you play together at one table, with the same decks and piles. Whatever these rules do not change is as in the game for one.
    .title = Two players, one table
URB-TEAM-02 = Each of you has a hand of 4 Dreams and a Polarity card that lies open: Sognae for one, Incubi for the other. By default the first seat has the Sognae; you may set it otherwise. Whoever has the Sognae begins, and then you take turns.
    .title = Hands and Polarity cards
URB-TEAM-03 = The starting player completes the opening hand first, then the partner; each places the Chaos that come up on the way, and those put aside are shuffled back when that hand is complete. All other decisions of the set-up are the starting player’s, except that a Chromatic Chaos put aside for a hand is resolved by the one who drew it.
    .title = Set-up for two
URB-TEAM-04 = You may play a card only to the side of your Polarity. With Incubi you cannot play a Sogna, with Sognae no Incubus, and a Meta or Concord from your hand goes to your own side.
    .title = Play on your side
URB-TEAM-05 = You may discard any card, whatever your Polarity, and what you do with it may touch both sides.
    .title = Discard whatever you like
URB-TEAM-06 = Placing a Chaos and every step of a Chromatic Chaos take no notice of Polarity.
    .title = Chaos ignores Polarity
URB-TEAM-07 = In the first edition the Polarity Switch is one of your main choices: discard a card, and the two of you exchange Polarity cards. Phase II follows.
    .title = Polarity Switch, first edition
URB-TEAM-08 = In the second edition you may swap Polarity at any decision of your own turn, if the discard pile has at least 8 cards: put 8 of them into the box and exchange Polarity cards. It costs neither your main choice nor a card of your hand, and you may repeat it while there are 8 more. The 8 oldest cards leave; that makes no difference to the rules, and they stay open to both.
    .title = Swapping Polarity, second edition
URB-TEAM-09 = Only the player whose turn it is draws cards. If either of you must draw from an empty Dream deck, you both lose; you win together, too.
    .title = Win or lose together
URB-TEAM-10 = Books, Wise Chaos and the Inhabitants pile belong to both of you, and either may use them whatever their Polarity.
    .title = What you share

## Chapter 11.1: Squares and Metas

URB-SQUARES-01 = Add 4 Squares to the City deck and 8 Metas to the Dream deck. You have to claim 4 more Cities.
    .title = Set-up with Squares and Metas
URB-SQUARES-02 = A Square shows all four elements, so every card of your hand fits there as far as elements go.
    .title = Squares
URB-SQUARES-03 = A Meta is a Sogna and an Incubus at once. To play it, you need a City with its element; the side is up to you, or in a team game the side of your Polarity.
    .title = Playing a Meta
URB-SQUARES-04 = A Meta drawn for a row is placed as the rule on filling says, which differs between the editions: in the second you choose its side freely, in the first it goes with the other card.
    .title = A Meta drawn for a row
URB-SQUARES-05 = Once placed, a Meta keeps its side. A Swap takes it to another row, but never across.
    .title = A Meta keeps its side
URB-SQUARES-06 = If a Chaos is drawn for a row together with a Meta, it lies on the side you choose for the Meta.
    .title = Meta and Chaos together

## Chapter 11.2: Chromatic Chaos

URB-CHROMATIC-01 = Add 8 Chromatic Chaos to the Dream deck. The number of Cities to claim stays the same.
    .title = Set-up with Chromatic Chaos
URB-CHROMATIC-02 = A Chromatic Chaos counts +4 on the sognae side and −4 on the incubi side. On the table it is a Dream like any other: it counts for the balance, and it may be swapped, cleaned or discarded with its City.
    .title = What it is worth
URB-CHROMATIC-03 = When you draw a Chromatic Chaos in phase II, and no Wise Chaos sends it back, place it on any side of any City that is not full; neither the stronger side nor elements matter, and Gardens are allowed. Then reveal the top Dream and deal with it, and go on filling your hand.
    .title = Drawn in phase II
URB-CHROMATIC-04 = If the revealed card is a Sogna, Incubus, Wizard, Meta or Concord, it is placed at once as if you played it from your hand. A Chaos or another Chromatic Chaos is resolved as usual; no further card is then revealed for the first Chromatic Chaos.
    .title = The revealed card
URB-CHROMATIC-05 = A revealed Dream goes to a City that shows one of its elements and has room on the right side, if there is one. If there is none, its elements are ignored, and it goes to any City with room on the right side, even a Garden. If that is impossible as well, it is discarded. For a Meta or Concord either side is right.
    .title = Where the revealed Dream goes
URB-CHROMATIC-06 = If every side of every City is full, the Chromatic Chaos itself is discarded. The next card is revealed all the same.
    .title = No room for it
URB-CHROMATIC-07 = A Chromatic Chaos drawn while filling a row or for an opening hand is put aside, and you draw another card in its place.
    .title = Put aside
URB-CHROMATIC-08 = Every Chromatic Chaos put aside is resolved, in order, once the set-up, the Census or the filling after the Book of Freedom is complete. It goes as in phase II, and a Chaos revealed by it leaves you all three choices; but no Wise Chaos may be used.
    .title = Resolved afterwards
URB-CHROMATIC-09 = In a team game Polarity plays no part in any of this.
    .title = Chromatic Chaos in a team
URB-CHROMATIC-10 = A Chromatic Chaos revealed by a Chaos is resolved, as in phase II, when its turn in the order comes.
    .title = Revealed by a Chaos
URB-CHROMATIC-11 = No Book can move or remove a Chromatic Chaos. A Side Change can move it.
    .title = Out of reach of the Books

## Chapter 11.3: Temples and Concord

URB-TEMPLES-01 = Add 4 Temples to the City deck and 10 Concords to the Dream deck. You have to claim 4 more Cities.
    .title = Set-up with Temples and Concord
URB-TEMPLES-02 = A Temple shows a single element: you may only play cards of that element there, and Concords.
    .title = Temples
URB-TEMPLES-03 = A Concord is a Sogna and an Incubus at once and shows all four elements. You may play it to any City with at least one element, on the side you like; only a Garden has none.
    .title = Playing a Concord
URB-TEMPLES-04 = A Concord drawn for a row goes to the side you choose. If a Chaos was drawn with it, both go there together.
    .title = A Concord drawn for a row
URB-TEMPLES-05 = In a team game a Concord from your hand goes to the side of your Polarity only.
    .title = Concords in a team
URB-TEMPLES-06 = A Concord shares an element with every Dream that has one.
    .title = A Concord matches everything

## Chapter 11.4: Hanging Gardens and Wizards

URB-GARDENS-01 = Add 4 Gardens to the City deck and 16 Wizards to the Dream deck. You have to claim 4 more Cities.
    .title = Set-up with Gardens and Wizards
URB-GARDENS-02 = A Garden shows no element, so no card of your hand can be played there, not even a Concord. Dreams get there by filling, by a Swap, a Flying Book, a Chaos or Chromatic Chaos, a Flagship, or when a Rebuild brings the Garden to them.
    .title = Hanging Gardens
URB-GARDENS-03 = A Wizard is an ordinary Sogna or Incubus with one element; it is special only when you discard it from your hand in phase I.
    .title = Wizards
URB-GARDENS-04 = On the table a Wizard can do nothing special.
    .title = Wizards on the table
URB-GARDENS-05 = There are two new special actions: Rebuild and Side Change.
    .title = Special actions
URB-GARDENS-06 = A Wizard that you discard from your hand pays either for up to two basic actions or for one special action.
    .title = What a Wizard pays for
URB-GARDENS-07 = The two actions may be Swap, Census and, with the Books of Power, any Book in play, in any order and combination, even the same one twice. You choose the second when the first is completely done, and you may leave it out. Special actions, the Alliance and the Polarity Switch cannot be among them.
    .title = Two actions with one Wizard
URB-GARDENS-08 = A special action costs one Wizard, or two Dreams from your hand that share an element; a Wizard may be one of the two. For that you get one special action and nothing else.
    .title = What a special action costs
URB-GARDENS-09 = Rebuild: two Cities on the table change places. All Dreams and Postcards stay in their rows. The City of the Void cannot be chosen.
    .title = Rebuild
URB-GARDENS-10 = Side Change: one Chaos or Chromatic Chaos moves to the other side of its City, and its sign changes. The other side must not be full.
    .title = Side Change
URB-GARDENS-11 = After paying with two cards you draw two, one at a time.
    .title = Drawing after two cards
URB-GARDENS-12 = You may also play a Wizard, or discard it for a single action like any card.
    .title = A Wizard as a simple card
URB-GARDENS-13 = To use a Wizard for one action only, stop after the first; this is not offered a second time as a choice of its own. After a pass, an Alliance or a special action you are not asked for a second action.
    .title = Stopping after one action

## Chapter 11.5: Books of Power

URB-BOOKS-01 = There are 8 Books of seven kinds; Prophecies is there twice.
    .title = The Books
URB-BOOKS-02 = In the set-up, shuffle the Books and put some of them into the box unseen: four in the second edition, two in the first.
    .title = Books that leave unseen
URB-BOOKS-03 = Of the Books that are left, reveal as many as you like, one by one, deciding after each whether to go on; you may also reveal none. These are in play, up to four in the second edition and six in the first. The others go to the box unseen.
    .title = Revealing Books
URB-BOOKS-04 = Each Book in play has its price: turn up four cards of the Dream deck for each in the second edition, two in the first, or three or four if you chose a harder game there. Chaos and Chromatic Chaos among them are shuffled back, all others are discarded. This happens before the Cities are filled.
    .title = The price of Books
URB-BOOKS-05 = A Book in play works the whole game and is never used up.
    .title = Books last
URB-BOOKS-06 = In phase I you may discard a card and use one Book in play. One card never pays for two Books, except for both copies of Prophecies, or when the card is a Wizard.
    .title = Using a Book
URB-BOOKS-07 = Flying Sognae: move a Sogna to the sognae side of another City that has room there. Elements do not matter. It cannot be a Chaos or a Chromatic Chaos.
    .title = Book of Flying Sognae
URB-BOOKS-08 = Flying Incubi: move an Incubus to the incubi side of another City that has room there. Elements do not matter. It cannot be a Chaos or a Chromatic Chaos.
    .title = Book of Flying Incubi
URB-BOOKS-09 = Invisible Sognae: discard a Sogna from the table. It cannot be a Chaos or a Chromatic Chaos.
    .title = Book of Invisible Sognae
URB-BOOKS-10 = Invisible Incubi: discard an Incubus from the table. It cannot be a Chaos or a Chromatic Chaos.
    .title = Book of Invisible Incubi
URB-BOOKS-11 = Freedom: claim a City without any Dream. If that does not win the game, a new City takes its place, and every City without Dreams is filled as after a Census, with Postcards and Chromatic Chaos as there. The first edition calls it the Book of Agoraphilia.
    .title = Book of Freedom
URB-BOOKS-12 = Full Balance: hold a Census in which a Perfect Balance brings up to two bonus Cities. In the second edition you choose how many; in the first, where it is the Book of Delightful Balance, you take two, or as many as there are.
    .title = Book of Full Balance
URB-BOOKS-13 = Prophecies: look at the top 2 Dreams and put them back in any order. With both copies in play one discard always shows you 4. If there are fewer, you look at those; with an empty deck you cannot use it.
    .title = Book of Prophecies
URB-BOOKS-14 = For the Flying and Invisible Books, a Wizard, Meta or Concord is a Sogna on the sognae side and an Incubus on the incubi side.
    .title = What Books take for Sogna or Incubus
URB-BOOKS-15 = A Book that has nothing to work on cannot be used.
    .title = A Book without a target

## Chapter 11.6: Postcards to the Oniverse

URB-POSTCARDS-01 = You start with 3 Wise Chaos, and one more each for Squares and Metas, Temples and Concord, Hanging Gardens and Wizards in play: 3 to 6. The rest go to the box.
    .title = How many Wise Chaos
URB-POSTCARDS-02 = Shuffle the 24 Postcards into the Postcard deck. The Inhabitants pile is empty at first.
    .title = The Postcard deck
URB-POSTCARDS-03 = Whenever a row is filled, in the set-up, after a Census or with the Book of Freedom, the top Postcard is turned up onto the first Dream drawn for the row, once both Dreams are placed. That may be a Chaos. A Chromatic Chaos put aside does not count as drawn. If the Postcard deck is empty, the row gets none.
    .title = A Postcard with every filling
URB-POSTCARDS-04 = A Postcard goes wherever its Dream goes, until one of them leaves the table. A Dream never carries more than one.
    .title = Postcards travel along
URB-POSTCARDS-05 = When you draw a Chaos or Chromatic Chaos in phase II, you may put a Wise Chaos into the box and ignore the card: it goes back into the Dream deck as the fourth card from the top, or to the bottom if the deck has fewer than three cards. Everybody may know its place. Then you go on drawing. It also works for those revealed in phase II by a Chaos or a Chromatic Chaos, but not in the set-up and not at the end of a Census.
    .title = Using a Wise Chaos
URB-POSTCARDS-06 = When a Census claims a City, every Postcard on its Dreams is settled. Dreamcatcher, Doves, Seer, Mages and Planbot bring +1 if their condition held before the Census discarded any Dream, and −2 if not; Hourglass, Flagship and Rocket bring +1. You cannot decline.
    .title = Settling Postcards
URB-POSTCARDS-07 = If its Dream is discarded in any other way, by cleaning, a Chaos, the Void or a Book, a Postcard counts −2.
    .title = Lost Postcards
URB-POSTCARDS-08 = Settled Postcards lie in the Inhabitants pile with +1 or −2 showing. That never changes again.
    .title = The Inhabitants pile
URB-POSTCARDS-09 = A City that is claimed empty or as a bonus settles no Postcard.
    .title = Claims without Postcards
URB-POSTCARDS-10 = The Dreamcatcher is kept if its Dream is the only one on its side of the claimed City.
    .title = Dreamcatcher
URB-POSTCARDS-11 = The Doves are kept if the Census is a Perfect Balance: four Cities on the table, all of them claimed. Whether you take a bonus, or there is one, makes no difference.
    .title = Doves
URB-POSTCARDS-12 = The Seer is kept if the Dreams at the claimed City show all four elements together. Each Concord stands for one element of your choice; Chaos and Chromatic Chaos show none, and the elements of the City do not count.
    .title = Seer
URB-POSTCARDS-13 = The Mages on Holiday are kept if at least two Chaos lie on the table, in all rows together, those of the claimed Cities included. Chromatic Chaos do not count.
    .title = Mages on Holiday
URB-POSTCARDS-14 = The Contrite Hourglass is turned by a quarter at the end of each turn, beginning with the turn in which it was placed. After four quarters it has come full circle; when it would have to be turned a fifth time, it is lost for −2, and its Dream stays.
    .title = Contrite Hourglass
URB-POSTCARDS-15 = The Flagship moves at the start of each turn, the first one included: with its Dream one City down on the same side, and from the bottom City to the top. Elements do not matter, and a Chaos keeps its sign. If that side is full, the Flagship is lost for −2, and the Dream stays. Several Flagships move one after another in an order you choose, each once. With only one City on the table nothing happens.
    .title = Flagship
URB-POSTCARDS-16 = The Resting Rocket is lost for −2 as soon as its Dream moves, by a Swap, a Flying Book or a Side Change; the Dream stays where it then is. A Rebuild moves Cities, not Dreams, and does it no harm.
    .title = Resting Rocket
URB-POSTCARDS-17 = The Planbot is kept if four Cities are on the table and you can name one Dream of each row so that their numbers, read downwards from any row and from the bottom on to the top, rise or fall by one each time: 1-2-3-4 or 2-3-4-5, or backwards. Signs and sides do not matter. All rows take part, even those not claimed and that of the Void.
    .title = Planbot
URB-POSTCARDS-18 = Every Postcard is judged on its own, so one Census may settle several.
    .title = Several at once
URB-POSTCARDS-19 = In a team game the Inhabitants pile and the Wise Chaos are common.
    .title = Postcards in a team
URB-POSTCARDS-20 = When all Cities are claimed, add up the Inhabitants pile. With 0 or more you win, with less you lose.
    .title = The price of winning

## Chapter 11.7: The Void

URB-VOID-01 = Make a stack of the 8 Void cards and stand the figure of the Void on it. The number of Cities to claim stays the same.
    .title = Set-up with the Void
URB-VOID-02 = The Void stands in a row, on its City. You may play, swap, place a Chaos and use Books there as anywhere; only the Census and the Rebuild treat this City differently.
    .title = Where the Void stands
URB-VOID-03 = At the start of every turn the Void moves: lying flat on its stack, it is only stood up; standing on the stack, it goes to the top City; on a City, it goes to the next one below, and from the bottom City to the top.
    .title = How the Void moves
URB-VOID-04 = The Void skips vacant rows. If there is only one City, it stays there.
    .title = The Void and vacant rows
URB-VOID-05 = A Census passes over the City of the Void at first: it is neither claimed nor cleaned.
    .title = A Census passes it over
URB-VOID-06 = Once all other Cities are dealt with, the City of the Void is treated: what happens depends on whether it is balanced, unbalanced or empty.
    .title = Then comes its own City
URB-VOID-07 = If the City of the Void is balanced, it is not claimed, and its Dreams stay. The top Void card goes to the box, and the figure is stood on the stack; with the last card it leaves the game.
    .title = A balanced City holds off the Void
URB-VOID-08 = If the City of the Void has Dreams but is not balanced, all of them are discarded, with −2 for each Postcard. The Void stays, and the City is filled again at the end of the Census.
    .title = The Void swallows Dreams
URB-VOID-09 = If the City of the Void has no Dream at all, a Census loses the game at once. You may hold it nevertheless.
    .title = Lost at an empty City
URB-VOID-10 = While the Void stands on a City, there can be no Perfect Balance.
    .title = No Perfect Balance with the Void
URB-VOID-11 = When the last Void card is gone, the figure goes to the box, and the top City of the City deck, if there is one, goes to the success pile. From then on the Void has no effect.
    .title = The Void defeated
URB-VOID-12 = The Alliance is a main choice: discard a Sogna and an Incubus from your hand, and the top Void card goes to the box. If it was the last, the Void is defeated; otherwise lay the figure flat on the stack. Then you draw two cards.
    .title = Alliance against the Void
URB-VOID-13 = For an Alliance a Meta or Concord counts as either kind, but two cards are needed. A Wizard counts by its kind and brings nothing extra.
    .title = Who may ally
URB-VOID-14 = You may ally as long as the stack has a card, even while the figure is on the stack.
    .title = When to ally
URB-VOID-15 = A Rebuild cannot choose the City of the Void.
    .title = No Rebuild there
URB-VOID-16 = The Book of Freedom may claim the City of the Void if it has no Dreams. The figure stays in the row, on the new City; if the row becomes vacant, it is stood on the stack.
    .title = Freedom under the Void
URB-VOID-17 = You can win while the Void is still there.
    .title = Winning with the Void about
URB-VOID-18 = In a team game nothing changes: the Void moves at the start of each player’s turn.
    .title = The Void in a team

## Chapter 12: When expansions meet

URB-INT-01 = A Meta revealed by a Chromatic Chaos may go to either side. A Square takes every revealed Dream that has an element. If a Chromatic Chaos is drawn for a row together with a Meta, it is put aside and replaced, and you choose the Meta’s side when you see the replacement.
    .title = Squares and Chromatic Chaos
URB-INT-02 = A Meta and a Concord drawn for one row may each go to either side. A Chaos drawn with one of them goes to the same side as it. Both together make 20 Cities to claim.
    .title = Squares and Temples
URB-INT-03 = A Meta may be one of two cards that pay for a special action; it shares its one element. A Rebuild may exchange Squares.
    .title = Squares and Gardens
URB-INT-04 = For the Flying and Invisible Books a Meta on the table is a Sogna or an Incubus, by its side. Metas turned up for the price of Books are discarded.
    .title = Squares and Books
URB-INT-05 = You have one more Wise Chaos. A Meta shows its one element to the Seer and its number to the Planbot.
    .title = Squares and Postcards
URB-INT-06 = A Meta from your hand may be either half of an Alliance.
    .title = Squares and Void
URB-INT-07 = A Concord revealed by a Chromatic Chaos goes to either side of any City except a Garden, if there is room; only without room there does a Garden take it.
    .title = Chromatic Chaos and Temples
URB-INT-08 = A Chromatic Chaos may be placed at a Garden; a Dream it reveals goes to a Garden only when elements are ignored. A Side Change may move a Chromatic Chaos. A revealed Wizard is placed like any Dream and does nothing special.
    .title = Chromatic Chaos and Gardens
URB-INT-09 = Flying and Invisible Books cannot touch a Chromatic Chaos, and one turned up for the price of Books is shuffled back. One put aside while rows are filled after Freedom is resolved when all are filled. Prophecies may show one, and you order it as you like.
    .title = Chromatic Chaos and Books
URB-INT-10 = A Chromatic Chaos does not count for the Mages, counts as 4 for the Planbot and shows the Seer no element. No Postcard is ever placed on it. A Wise Chaos may send it back in phase II only.
    .title = Chromatic Chaos and Postcards
URB-INT-11 = A Chromatic Chaos may be placed at the City of the Void. One put aside in a Census is resolved after that City has been treated and all rows are filled.
    .title = Chromatic Chaos and Void
URB-INT-12 = A Concord cannot be played at a Garden. It shares an element with every card of your hand, so any second card completes the payment for a special action.
    .title = Temples and Gardens
URB-INT-13 = For the Flying and Invisible Books a Concord on the table is a Sogna or an Incubus, by its side. Concords turned up for the price of Books are discarded.
    .title = Temples and Books
URB-INT-14 = You have one more Wise Chaos. A Concord stands for one element of your choice with the Seer and for its number with the Planbot; for the Dreamcatcher it is a Dream on its side like any other.
    .title = Temples and Postcards
URB-INT-15 = A Concord from your hand may be either half of an Alliance.
    .title = Temples and Void
URB-INT-16 = A Wizard pays for two Books, even the same one twice, or for a Book and a basic action. Two Dreams that share an element never pay for a Book. With both Prophecies in play, each use by a Wizard shows 4 cards. Flying Books may take Dreams to Gardens and away from them.
    .title = Gardens and Books
URB-INT-17 = You have one more Wise Chaos. A Rebuild moves no Postcard and leaves Rockets alone; a Postcard is settled with the City that lies in its row when that is claimed. A Side Change takes a Postcard along with its Chaos; a Rocket is lost.
    .title = Gardens and Postcards
URB-INT-18 = A Rebuild needs two Cities without the Void. With a Wizard you may hold two Censuses: if the first one puts the figure back on its stack, the second treats all rows normally. A Wizard alone does not pay for an Alliance.
    .title = Gardens and Void
URB-INT-19 = Freedom fills rows with Postcards and settles none. A Dream discarded by an Invisible Book costs −2 for its Postcard. A Flying Book takes the Postcard along; a Rocket is lost. A Perfect Balance with the Book of Full Balance keeps the Doves.
    .title = Books and Postcards
URB-INT-20 = Full Balance is a Census, so the City of the Void is treated as in any Census. Freedom may claim that City if it is empty, and Flying and Invisible Books may touch its Dreams.
    .title = Books and Void
URB-INT-21 = Postcards on Dreams that the Void discards count −2 each; those at a balanced City of the Void stay and settle nothing. Flagships pass through its row. While the Void stands on a City, the Doves cannot be kept. Its row counts for the Planbot and the Mages.
    .title = Postcards and Void
URB-INT-22 = A Meta from your hand goes to the side of your Polarity. When rows are filled, Polarity plays no part.
    .title = Squares and Team
URB-INT-23 = Polarity plays no part in any step of a Chromatic Chaos.
    .title = Chromatic Chaos and Team
URB-INT-24 = A Concord from your hand goes to the side of your Polarity. When rows are filled, Polarity plays no part.
    .title = Temples and Team
URB-INT-25 = You play Wizards by your Polarity and discard them freely. Special actions may touch both sides.
    .title = Gardens and Team
URB-INT-26 = Both of you may use every Book. Cards discarded for the price of Books lie in the discard pile and may pay for swapping Polarity.
    .title = Books and Team
URB-INT-27 = The Inhabitants pile and the Wise Chaos are common. Hourglasses are turned and Flagships move in the turns of both players.
    .title = Postcards and Team
URB-INT-28 = The Void moves in the turns of both players. An Alliance takes no notice of Polarity and uses only the hand of the player whose turn it is.
    .title = Void and Team

## Chapter 13: Edge cases

URB-EDGE-01 = What if the Dream deck is empty in the second edition? You lose when you need a card for your hand, for a row, in place of a Chromatic Chaos put aside, or after a Chromatic Chaos; for a row you lose on the spot, even before phase II. A reveal with fewer than 4 cards shows what is left, Prophecies need at least one card, and if the last City has just been claimed, you have won.
    .title = Empty deck, second edition
URB-EDGE-02 = When exactly is the game won? As soon as the success pile is complete: in a Census before anything is replaced, filled or drawn. Claiming the last City with an empty Dream deck wins. With the Postcards, the Inhabitants pile decides at that moment.
    .title = The moment of winning
URB-EDGE-03 = What if the Dream deck is empty in the first edition? Rows get what is there: one Dream or none. A single Sogna or Incubus goes to its own side, a single Meta or Chaos to the side you choose. The loss comes in phase II of the same turn, because your action cost a card.
    .title = Empty deck, first edition
URB-EDGE-04 = What if a Chaos reveals and fewer than 4 cards are left? Those are revealed, even none; that alone does not lose the game.
    .title = Revealing fewer than four
URB-EDGE-05 = What if a Chaos fits nowhere? For an opening hand it is put aside and shuffled back later. In phase II you cannot place it, but you can always reveal.
    .title = No place for a Chaos
URB-EDGE-06 = What if both sides are equal? Then no side is stronger, and no Chaos can be placed there; the same goes for a City without Dreams. If only one side is empty, the other is stronger.
    .title = Ties and empty sides
URB-EDGE-07 = What about a City without Dreams? It is not balanced, no Census claims it, and no Chaos can be placed there or ruin it; but at the end of the Census it is filled.
    .title = A City without Dreams
URB-EDGE-08 = Can a side ever hold more than three cards? No. Everything that places a card heeds the limit; filling starts with an empty row, and a Swap leaves the numbers as they are.
    .title = More than three on a side
URB-EDGE-09 = Is it a Perfect Balance to claim all of three Cities? No, it takes four.
    .title = Perfect Balance with fewer Cities
URB-EDGE-10 = What is the bonus if the City deck is nearly empty? With no City left there is none; but claiming all four then ends the game anyway. With one left, even the Book of Full Balance brings one.
    .title = Bonus from a short deck
URB-EDGE-11 = May I swap a Chaos, a Meta or a Concord? Yes. Each stays on its side and keeps its sign.
    .title = Swapping Chaos and Metas
URB-EDGE-12 = What counts as a Sogna or an Incubus? In your hand, what is printed; a Meta or Concord is both. On the table the side decides; Chaos and Chromatic Chaos are neither.
    .title = Sogna or Incubus?
URB-EDGE-13 = What if I cannot play any card under my Polarity? You can always discard one.
    .title = A team hand without a play
URB-EDGE-14 = What is a vacant row? It has neither City nor Dreams, the Void and the Flagships skip it, and it never gets a new City. Rows become vacant only once the City deck is empty.
    .title = Vacant rows
URB-EDGE-15 = In what order is the table restored? First all new Cities, from top to bottom; then all empty Cities are filled, from top to bottom; then every Chromatic Chaos put aside.
    .title = Order of restoring
URB-EDGE-16 = What does a Wise Chaos do with a small deck? With fewer than three cards in the deck, the card goes to the bottom; with none, it is the only one and the next you draw.
    .title = Wise Chaos, small deck
URB-EDGE-17 = What if the Postcard deck is empty? Rows are filled without a Postcard.
    .title = No Postcards left
URB-EDGE-18 = What if the first action of a Wizard ends the game? Then there is no second.
    .title = A Wizard ends the game
URB-EDGE-19 = How do two Censuses with one Wizard work? The first is carried out to the end, filling included, before the second begins. Both may be a Perfect Balance.
    .title = Two Censuses in a row
URB-EDGE-20 = May I hold a Census while the Void is on an empty City? You may, but you lose. Other Cities are claimed first, but that does not help: the City of the Void is not, so you cannot have them all.
    .title = Census at an empty Void City
URB-EDGE-21 = What if all sides are full when a Chromatic Chaos comes? It is discarded, and the next card is revealed all the same.
    .title = All sides full
URB-EDGE-22 = Can Chaos go on for ever? No. Every reveal and every Chromatic Chaos uses up cards of the deck, every Wise Chaos is gone after use, and there are never more than 16 Chaos and Chromatic Chaos.
    .title = Chains of Chaos
URB-EDGE-23 = How many cards may I hold? Never more than 4, and fewer only while you fill your hand, from your main choice to the end of phase II or in the set-up.
    .title = Hand size
URB-EDGE-24 = Is the discard pile ever shuffled back? No, with no expansion. Only the set-up shuffles.
    .title = Discards stay discarded
URB-EDGE-25 = Does the order of my Flagships matter? It may. With Flagships in R1 and R2 on the same side, and that side of R2 full, move the lower one first and it makes room; move the upper one first and it is lost.
    .title = Order of Flagships
URB-EDGE-26 = How do I tell a fresh Hourglass from an old one? After four quarter turns it lies as at the start, but this is its last turn. The count is what matters.
    .title = A full circle
URB-EDGE-27 = How do I claim the last City while the Void is about? The Void stands on it in every turn but the one after an Alliance. So ally, and hold the Census in your next turn; or hold two Censuses with a Wizard while the City is balanced; or use Freedom if it is empty; or remove the last Void card.
    .title = The Void on the last City
URB-EDGE-28 = Can the bonus City for the last Void card win the game? No, at least one City is still on the table then.
    .title = The Void’s bonus does not win
URB-EDGE-29 = Is a City claimed if it is balanced as soon as it is filled? Not now, only by a later Census.
    .title = Balanced from the start
URB-EDGE-30 = What goes to the discard pile? Cards discarded from a hand and Dreams discarded from the table. Postcards, Wise Chaos, Void cards and Books never do.
    .title = What is discarded
