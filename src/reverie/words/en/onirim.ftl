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
colour = { $name ->
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
onirim-ask-door = You drew a door. Open it with a key?
onirim-ask-nightmare = A nightmare! How do you ward it off?

## Answers

onirim-do-play = play { $card }
onirim-do-discard = discard { $card }
onirim-do-discard-key = discard { $card } for a prophecy
onirim-do-drop = discard { $card }
onirim-do-put = { $card } next
onirim-do-take = take the { $card }
onirim-do-decline = do not search
onirim-do-search = search, take nothing, shuffle
onirim-do-open = open it with the { $card }
onirim-do-limbo = send it to the limbo
onirim-do-ward-key = discard the { $card }
onirim-do-ward-door = give up the { $card } (to the limbo)
onirim-do-ward-mill = reveal the top five cards of the pile ({ $pile } left)
onirim-do-ward-hand = discard the whole hand and draw anew

## Events

onirim-event-turn = Turn { $turn }.
onirim-event-drawn = You draw: { $card }.
onirim-event-played = You play { $card }.
onirim-event-discarded = { $card } is discarded.
onirim-event-limbo = { $card } goes to the limbo.
onirim-event-laid-out = The { $card } is laid out.
onirim-event-revealed = You draw a card: { $card }.
onirim-event-looked = You look at: { $card }.
onirim-event-returned = { $card } goes back into the pile.
onirim-event-shuffled = The pile is shuffled ({ $pile } cards).
onirim-event-run = The run is complete.
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
