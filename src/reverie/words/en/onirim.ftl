### Onirim: cards, questions, answers, events and refusals in words.

onirim-name = Onirim
onirim-summary = Find eight doors in a labyrinth of dreams before the cards run out.

## Cards

card = { $token ->
    [red_sun] red sun
    [red_moon] red moon
    [red_key] red key
    [blue_sun] blue sun
    [blue_moon] blue moon
    [blue_key] blue key
    [green_sun] green sun
    [green_moon] green moon
    [green_key] green key
    [brown_sun] brown sun
    [brown_moon] brown moon
    [brown_key] brown key
    [door_red] red door
    [door_blue] blue door
    [door_green] green door
    [door_brown] brown door
    [nightmare] nightmare
   *[other] card
 }
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [brown] brown
   *[other] any colour
 }

## Questions

onirim-ask-turn = Play or discard one card.
onirim-ask-search = A run is complete ({ $colour ->
    [red] red
    [blue] blue
    [green] green
    [brown] brown
   *[other] any colour
 }). Search the pile for a door?
onirim-ask-prophecy = Prophecy: which card is discarded?
onirim-ask-prophecy-order = Prophecy: which card lies next, from the top down?
onirim-ask-door = You drew the { $card }. Open it with a key?
onirim-ask-nightmare = A nightmare! How do you ward it off?

## Answers

onirim-do-play = play { $card }
onirim-do-discard = discard { $card }
onirim-do-discard-key = discard { $card } (prophecy)
onirim-do-drop = discard { $card }
onirim-do-put = { $card } next
onirim-do-take = take the { $card }
onirim-do-decline = do not search
onirim-do-search = search, take nothing, shuffle
onirim-do-open = open it with the { $card }
onirim-do-limbo = send it to the limbo
onirim-do-ward-key = discard the { $card }
onirim-do-ward-door = give up the { $card }
onirim-do-ward-mill = reveal five cards from the pile
onirim-do-ward-hand = discard the hand and draw anew

## Events

onirim-event-turn = Turn { $turn }.
onirim-event-drawn = You draw { $card }.
onirim-event-played = You play { $card }.
onirim-event-discarded = Discarded: { $card }.
onirim-event-limbo = Into the limbo: { $card }.
onirim-event-laid-out = Laid out: { $card }.
onirim-event-revealed = You turn over a { $card }.
onirim-event-looked = You look at { $card }.
onirim-event-returned = Back into the pile: { $card }.
onirim-event-returned-shuffled = Shuffled back into the pile: { $card }.
onirim-event-to-limbo = You turn over a { $card }: into the limbo.
onirim-event-on-top = Back on top, from the top down: { $card }.
onirim-event-declined = You do not search.
onirim-event-shuffled = The pile is shuffled ({ $pile } cards).
onirim-event-run = A run is complete.
onirim-event-searched = You search the pile.
onirim-event-won = The last door is open: you have won.
onirim-event-lost = The game is lost.

## Endings

onirim-reason-all_doors = All eight doors are open. You have found the way out of the labyrinth.
onirim-reason-pile_empty = A card had to be drawn and the pile was empty.
onirim-reason-mill_short = Five cards had to be drawn for the nightmare and the pile was too small.

## Refusals

onirim-not-asked = “{ $action }” is not an answer to what is asked now: { $question }
onirim-not-in-hand = There is no { $card } in your hand.
onirim-same-symbol = The { $card } shows the same symbol as the last card of the row ({ $last }).
onirim-not-looked-at = The { $card } is not among the cards you are looking at.
onirim-wrong-door = The run has another colour than the { $card }.
onirim-door-not-in-pile = There is no { $card } left in the pile.
onirim-wrong-key = The { $card } does not open the { $door }: the colours differ.
onirim-no-such-key = There is no { $card } in your hand.
onirim-no-such-door = The { $card } does not lie in front of you.
onirim-pile-empty = The pile is empty, there is nothing to reveal.

## The table: zones, short names, counts

onirim-zone-doors = Doors
onirim-zone-pile = Pile
onirim-zone-discard = Discard
onirim-zone-limbo = Limbo
onirim-zone-resolving = Drawn
onirim-zone-row = Row
onirim-zone-hand = Hand
onirim-zone-looked = Prophecy
onirim-kind-sun = suns
onirim-kind-moon = moons
onirim-kind-key = keys
onirim-kind-glyph = glyphs
onirim-kind-door = doors
onirim-short-sun = sun
onirim-short-moon = moon
onirim-short-key = key
onirim-short-glyph = glyph
onirim-short-door = door
onirim-short-nightmare = night
onirim-end-nightmare = mare
onirim-face-nightmare = night
onirim-letter-sun = S
onirim-letter-moon = M
onirim-letter-key = K
onirim-letter-glyph = G
onirim-letter-door = D
onirim-letter-nightmare = nightmare { "" }
onirim-doors-found = { $found } of { $all }
onirim-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
onirim-known-top = on top
onirim-known-bottom = at the bottom
onirim-run = run of { $length }
onirim-summary-doors = Doors found: { $found } of { $all }.
onirim-unseen-total = { " " }{ $count ->
    [one] 1 card that you cannot see.
   *[other] { $count } cards that you cannot see.
 }

## Editions and modules

onirim-edition-third = third edition
onirim-edition-first = first edition
onirim-module-book = The Book of Steps Lost and Found
onirim-module-glyphs = Glyphs
onirim-module-dreamcatchers = Dreamcatchers
onirim-module-towers = Towers
onirim-module-premonitions = Dark Premonitions and Happy Dreams
onirim-module-crossroads = Crossroads and Dead Ends
onirim-module-oniverse = The Door to the Oniverse
onirim-module-incubus = The Little Incubus
