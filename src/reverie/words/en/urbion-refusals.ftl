### Urbion: why an answer is not possible, and why a position cannot exist. The message ids are the stable codes.

## Answers

urbion-module-missing = { $module } is not in play.
urbion-team-only = There are Polarity cards in team play only.
urbion-edition = { $edition ->
    [first] Only the first edition has the Polarity Switch as an action.
   *[other] Only in the second edition the Polarity is swapped for eight discarded cards.
 }
urbion-not-asked = “{ $action }” is no answer to this question: { $question }
urbion-not-in-hand = You do not hold { $card }.
urbion-row-vacant = { $row } has no City.
urbion-side-full = The { $side ->
    [sognae] sognae
   *[other] incubi
 } side of { $row } already has three Dreams.
urbion-no-dream-there = No Dream lies at { $slot }.
urbion-equal-dream = An equal Dream stands for this one: name the first of them.
urbion-polarity = Your Polarity card lets you play on the { $side ->
    [sognae] sognae
   *[other] incubi
 } side only.
urbion-garden = { $row } is a Garden: no card from the hand can be played there.
urbion-element = The City in { $row } shows no element of { $card }.
urbion-no-pass = The first edition knows no pass: a discarded card triggers an action. A Census is always possible.
urbion-no-swap = A Swap needs Dreams on the same side of two rows.
urbion-book-not-in-play = The { $book } is not in play.
urbion-no-flight = No Dream can fly: there is none on that side, or no other City has room for it.
urbion-nothing-to-hide = { $book }: there is no Dream on that side that could vanish.
urbion-no-empty-city = Every City has a Dream; Freedom needs one without any.
urbion-deck-empty = The Dream deck is empty, there is nothing to look at.
urbion-no-rebuild = A Rebuild needs two Cities on which the Void does not stand.
urbion-no-side-change = No Chaos can change sides: there is none, or the other side is full.
urbion-void-gone = The Void is gone; no Alliance is needed any more.
urbion-pair-order = { $card } is not the first of the two cards: name the one that comes first in card order.
urbion-no-ally = Nothing in your hand allies with { $card }: a Sogna and an Incubus are needed.
urbion-no-shared-element = No other card in your hand shares an element with { $card }.
urbion-no-second-card = Besides { $first } you do not hold { $card }.
urbion-not-allies = { $first } and { $card } are not a Sogna and an Incubus.
urbion-not-sharing = { $first } and { $card } share no element.
urbion-nothing-below = Below { $slot } lies no Dream on the same side; name the upper of the two Dreams first.
urbion-other-side = Only Dreams on the { $side ->
    [sognae] sognae
   *[other] incubi
 } side can be chosen.
urbion-same-row = { $row } is the row it comes from; another one is needed.
urbion-row-order = The second one lies below { $row }.
urbion-void-city = The Void stands on the City in { $row }, it cannot be moved.
urbion-no-city-below = Below { $row } lies no City that could be moved; name the upper of the two Cities first.
urbion-not-chaos = { $card } is no Chaos and cannot change sides.
urbion-chaos-stays = The Book cannot touch { $card }.
urbion-no-landing = No other City has room for the Dream at { $slot }.
urbion-city-not-empty = The City in { $row } has Dreams; Freedom claims one without any.
urbion-other-row = The Census is at { $row }.
urbion-not-zero = These influences add up to { $sum }, not to 0.
urbion-bonus = At most { $most ->
    [one] one City
   *[other] { $most } Cities
 } can be taken.
urbion-not-looked-at = { $card } is not among the cards that are still to be put back.
urbion-no-stronger-side = { $row } has no stronger side.
urbion-not-balanced = The City in { $row } is not balanced.
urbion-wrong-side = { $card } does not lie on the { $side ->
    [sognae] sognae
   *[other] incubi
 } side.
urbion-regular-place = { $card } fits a City that shows its element, and has to lie there.
urbion-sides-equal = Both cards are the same, { $card }: the first one lies on the sognae side, the second on the incubi side.
urbion-together = They lie on one side together.
urbion-one-card = Only { $card } was drawn; it lies on one side: both-sognae or both-incubi.
urbion-no-flagship = There is no Flagship at { $slot }.
urbion-flagship-moved = The Flagship at { $slot } has sailed this turn.
urbion-not-in-set-up = During the set-up the Polarity is not swapped.
urbion-first-step-only = The Polarity can be swapped only before a decision, not in the middle of it.
urbion-discard-too-small = The discard pile holds { $count ->
    [one] one card
   *[other] { $count } cards
 }; swapping the Polarity takes { $cost }.

## Positions

urbion-position-open-place = Only a Chaos that a Wise Chaos put back lies open in the Dream deck, and not deeper than ninth from the top.
urbion-position-mark = When playing alone no card can be known to another seat only: “{ $value }”.
urbion-position-city = There is no City “{ $value }”; possible are: { $allowed }.
urbion-position-row = “{ $value }” has no place in this row: a row is written like “earth+water S: S2w I: I3e”, perhaps with “sum -1” at the end.
urbion-position-sum = The sum of { $row } is { $sum }, not { $count }.
urbion-position-postcard = “{ $value }” is no Dream with a Postcard that is in play, like S1e{"{"}doves{"}"} or I3e{"{"}hourglass:3{"}"}.
urbion-position-quarters = { $postcard } with { $quarters } quarter turns: an Hourglass makes up to four, a Flagship has moved once or not at all, others never turn.
urbion-position-under = No Postcard lies on a { $card }.
urbion-position-aside = “{ $value }” cannot be put aside: only Chaos and Chromatic Chaos can, and only these of the other seat.
urbion-position-aside-time = Nothing can be put aside at this point.
urbion-position-inhabitant = “{ $value }” is no settled Postcard: write doves+ if it was kept, doves- if it was lost, or only how many, 7+ and 4-.
urbion-position-rest = The Dreams named nowhere cannot go to “{ $value }”; possible are: { $allowed }.
urbion-position-rest-postcards = The rest of the Postcards goes to “deck” or to “box”, not to “{ $value }”.
urbion-position-vacant-row = { $row } has no City, so it holds no Dream.
urbion-position-vacant = { $row } is vacant while { $count ->
    [one] one City is
   *[other] { $count } Cities are
 } left in the deck.
urbion-position-no-city = At this point of the set-up no City is open yet.
urbion-position-set-up = Before the first turn “{ $value }” is still as the set-up leaves it.
urbion-position-cities = { $rows } Cities on the table, { $deck } in the deck and { $success } claimed: it must be { $total } altogether.
urbion-position-box = Dreams in the box ({ $count }): only the polarity swap of the second edition’s team play puts some there.
urbion-position-side-full = The { $side ->
    [sognae] sognae
   *[other] incubi
 } side of { $row } has { $count } Dreams; three is the limit.
urbion-position-side = { $card } cannot lie on the { $side ->
    [sognae] sognae
   *[other] incubi
 } side.
urbion-position-hand-card = { $card } cannot be in a hand.
urbion-position-hand-size = { $seat ->
    [0] The hand
   *[other] The other hand
 } has { $count ->
    [one] one card
   *[other] { $count } cards
 }; at this point it has { $exact ->
    [yes] exactly { $most }
   *[no] { $least } to { $most }
 }.
urbion-position-looked = { $count } looked-at cards, { $placed } of them put back, do not fit this point.
urbion-position-drawn = { $count } drawn Dreams do not fit this point.
urbion-position-choice = The drawn Dreams leave no choice of sides.
urbion-position-won = { $count } Cities are claimed: this game is over.
urbion-position-books = { $count } Books are in play; at most { $most } can be revealed.
urbion-position-void = The Void cannot stand like this: { $figure }, with { $stack } cards.
urbion-position-too-big = There are { $count } cards in this zone; at most { $most } have room.
urbion-position-row-asked = { $row } cannot be asked about at this point.
urbion-position-slot = At { $slot } lies no Dream that this can be about.
urbion-position-bonus = A bonus of { $most } Cities needs a Perfect Balance and as many Cities in the deck.
urbion-position-pair = { $card } cannot be the first of two cards for this.
urbion-position-wise = There is no Wise Chaos left to be asked about.
urbion-position-flagships = Flagships have moved this turn only while they are being moved.
urbion-position-agenda-end = “{ $value }” cannot be the first step: an agenda begins with next-turn, main or turn-end.
urbion-position-turn = Turn { $count } does not fit this point: before the first turn, and only then, it is turn 0.
urbion-position-phase = “{ $value }” is marked “@draw” exactly when it comes up in Phase II.
urbion-position-starter = Before the first turn seat { $seat } holds the Sognae card and makes the decisions; only opening hands pass on.
urbion-position-book = “{ $value }” needs its Book, which is not in play.
urbion-position-unclaimed = { $row } is balanced: the Census has claimed such Cities before this point.
urbion-position-no-room = There is no room for this card.
urbion-position-no-flagship = No Flagship can sail: none is waiting, or there is only one City.
