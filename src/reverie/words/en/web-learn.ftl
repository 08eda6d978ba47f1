### The tutorials: what is said beside the table, step by step. Stars mark what to do.

web-learn-step = Step { $step } of { $steps }
web-learn-leave = Leave the tutorial
web-learn-skip = Skip this step
web-learn-done = Play on
web-learn-own-way = You went your own way, and that is fine.
web-learn-coach = Tutorial
web-learn-return = Show the tutorial

## Onirim

web-learn-onirim-welcome = You wander through a labyrinth of dreams. Find **eight doors, two of each colour**, before the draw pile runs out: then you wake up and have won.
    .title = Eight doors
    .wait = { "" }
web-learn-onirim-first = Below is your hand: places in the labyrinth, each with a colour and a symbol (sun, moon or key). Every turn you play one of them or discard one, then draw back to five. You hold three brown cards. **Play a brown sun.**
    .title = A turn
    .wait = Play any card of your hand into the row.
web-learn-onirim-second = One rule governs the row: **a symbol must not follow itself**. No sun beside a sun. Colours are free, but three of one colour in a row are worth a door. **Play the brown moon.**
    .title = Never the same symbol twice
    .wait = Play a card whose symbol differs from the last one.
web-learn-onirim-third = Sun, moon, and now the last one. **Play the other brown sun**: three brown cards side by side are a run.
    .title = Three of a colour
    .wait = Bring three cards of one colour side by side, no symbol following itself.
web-learn-onirim-door = A run lets you search the pile for a door of its colour. It is laid out for good, and the pile is shuffled. **Take the brown door.**
    .title = The first door
    .wait = Complete a run of three; it brings you a door.
web-learn-onirim-discard = The last card of your row is a sun, so the blue sun does not fit. What you cannot use, you discard. Suns are plentiful; **discard the blue sun**. Then see what you draw.
    .title = Letting go
    .wait = Discard a card you do not need.
web-learn-onirim-key = A blue door, and you hold a blue key! A key in your hand opens a door of its colour the moment you draw it; the key is spent. Without a key the door would go back into the pile. **Open it.**
    .title = A key in the hand
    .wait = When you draw a door and hold its key, you may open it.
web-learn-onirim-clock = Two doors already. Look at the number on the pile: that is your clock. If you have to draw and cannot, you lose. Begin another run: **play a red moon**. Something is waiting in the pile.
    .title = The clock
    .wait = Play on until a nightmare is drawn. There are ten of them.
web-learn-onirim-nightmare = A nightmare! It always takes something: a key of your hand, a door you have found, the next five cards of the pile, or your whole hand. Every choice says what it costs. Keys are precious now: **let it have five cards of the pile**. Doors among them come back.
    .title = Only nightmares look at you
    .wait = Play on until a nightmare is drawn, and choose what it gets.
web-learn-onirim-prophecy = Keys can do one more thing. Discard one, and you look at the next five cards of the pile. You hold three keys. **Discard the brown key** and look into the future.
    .title = A prophecy
    .wait = Discard a key to look at the next five cards.
web-learn-onirim-arrange = Five cards: one of them has to go, the others return to the top in the order you like. Two doors, and you hold both their keys! **Discard a blue sun, then put the red door on top, the green door next**, then the rest.
    .title = Shaping the future
    .wait = Put the cards you looked at back in an order that suits you.
web-learn-onirim-free = Now draw: two doors come, and your keys fit. **Open them.** With these you have four of eight; the rest is yours. Z takes back what you regret, H gives a hint, L tells the story so far, and ? shows rules and keys. Sweet dreams.
    .title = The rest of the night
    .touch = Now draw: two doors come, and your keys fit. **Open them.** With these you have four of eight; the rest is yours. The buttons at the top take back what you regret, give a hint and tell the story so far; the rules are in the menu beside them. Sweet dreams.
    .wait = From here you play on your own. At the top you can take back what you regret, ask for a hint and look up the rules. Sweet dreams.

## Urbion

web-learn-urbion-welcome = Dreams gather at four cities: friendly **Sognae** with a plus on one side, gloomy **Incubi** with a minus on the other. A city is at peace when both sides weigh the same. Bring peace to **twelve cities** before the dream deck runs out.
    .title = Twelve cities
    .wait = { "" }
web-learn-urbion-play = Each dream has a number and an element: earth, water, fire or air. You may play it to a city that shows its element, a Sogna on one side, an Incubus on the other. The first city shows earth and has four too many Sognae. **Play an Incubus −3 earth to the first row**: a difference of one remains.
    .title = Playing a dream
    .wait = Play any dream of your hand to a city that shows its element.
web-learn-urbion-balance = After your turn you draw back to four cards, and a Sogna +4 has come. In the fourth row −3 and −1 lie alone, and that city shows air. **Play the Sogna +4 air to the fourth row**: four against four.
    .title = In balance
    .wait = Play a dream so that both sides of a row weigh the same.
web-learn-urbion-census = Balance alone is not enough: you have to count the dreams. A **census** costs a card of your hand and claims every balanced city at once. New cities take their places and bring dreams of their own. **Hold a census with an Incubus −3 earth.**
    .title = The census
    .wait = As soon as a row is balanced, discard a card for a census.
web-learn-urbion-chaos = While you drew, a **Chaos** came, worth 5, from nowhere. It never comes into a hand: put it on the stronger side of a city, let it ruin a balanced one, or let it eat four cards of the deck. **Put it at the second row**, where it does the least harm.
    .title = Chaos
    .wait = Play on until a Chaos is drawn, and choose where it strikes.
web-learn-urbion-swap = The strongest action is the **swap**: discard a card, and two dreams of the same side change places, whatever their elements. Look at the Sognae: +2 above, +1 below. If they changed places, two rows would be balanced. **Discard an Incubus −3 earth for a swap.**
    .title = The swap
    .wait = Discard a card for a swap.
web-learn-urbion-exchange = Which dream of the upper row? **Choose a Sogna +2 of the first row.**
    .title = One up here …
    .wait = Choose the first dream of the swap.
web-learn-urbion-with = And with which one below? **Choose the Sogna +1 of the fourth row**, then look at the sums.
    .title = … one down there
    .wait = Choose the dream it changes places with.
web-learn-urbion-again = Two rows balanced with a single swap! **Hold a census** with the last Incubus −3 earth and claim both at once. Waiting pays off: a census always costs a card, however many cities it claims.
    .title = Two at once
    .wait = Hold a census as soon as it is worth it.
web-learn-urbion-clean = Three cities are yours. Two things for later: in a census you may also **clean** other rows, discarding dreams that add up to nothing. And if all four cities are balanced in one census, that is a **perfect balance**: it brings a fifth city for free.
    .title = Tidying up
    .wait = { "" }
web-learn-urbion-free = The dream deck is your clock: what is gone does not come back, and who has to draw from an empty deck loses. The rest is yours. Z takes back what you regret, H gives a hint, L tells the story so far, and ? shows rules and keys. Sweet dreams.
    .title = The rest of the night
    .touch = The dream deck is your clock: what is gone does not come back, and who has to draw from an empty deck loses. The rest is yours. The buttons at the top take back what you regret, give a hint and tell the story so far; the rules are in the menu beside them. Sweet dreams.
    .wait = { "" }
