### Onirim: cards, questions, answers, events and refusals in words.

onirim-name = Onirim
onirim-summary = Find the doors of a labyrinth of dreams before the cards run out.
onirim-example-answer = play red.sun
onirim-example-rule = ONI-BASE-18

## Cards

onirim-card = { $token ->
    [red_sun] red sun
    [red_moon] red moon
    [red_key] red key
    [red_glyph] red glyph
    [blue_sun] blue sun
    [blue_moon] blue moon
    [blue_key] blue key
    [blue_glyph] blue glyph
    [green_sun] green sun
    [green_moon] green moon
    [green_key] green key
    [green_glyph] green glyph
    [brown_sun] brown sun
    [brown_moon] brown moon
    [brown_key] brown key
    [brown_glyph] brown glyph
    [x_sun] crossroads sun
    [x_moon] crossroads moon
    [x_key] crossroads key
    [tower_red_3] red tower 3
    [tower_red_4] red tower 4
    [tower_red_5] red tower 5
    [tower_blue_3] blue tower 3
    [tower_blue_4] blue tower 4
    [tower_blue_5] blue tower 5
    [tower_green_3] green tower 3
    [tower_green_4] green tower 4
    [tower_green_5] green tower 5
    [tower_brown_3] brown tower 3
    [tower_brown_4] brown tower 4
    [tower_brown_5] brown tower 5
    [deadend] dead end
    [door_red] red door
    [door_blue] blue door
    [door_green] green door
    [door_brown] brown door
    [door_oniverse] Oniverse door
    [nightmare] nightmare
    [lost] lost dream
    [happy] happy dream
    [den_architect] Architect
    [den_cyclobot] Cyclobot
    [den_squirrel_spies] Squirrel Spies
    [den_harpoon_hunter] Harpoon Hunter
    [den_hammerbird] Hammerbird
    [den_chromatic_chaos] Chromatic Chaos
    [den_mirror] Mirror
    [den_treasure_keeper] Treasure Keeper
   *[other] card
 }
onirim-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [brown] brown
    [oniverse] Oniverse
   *[other] any colour
 }

## Denizens, spells, premonitions, the figure

onirim-denizen-architect = plays a card beside one with the same symbol
onirim-denizen-cyclobot = exchanges a hand card for one from the discard pile
onirim-denizen-squirrel_spies = look at the top five cards and put them in any order
onirim-denizen-harpoon_hunter = discards the nightmares among the top five cards; the others go under the pile
onirim-denizen-hammerbird = discards the last cards of the row that share a colour
onirim-denizen-chromatic_chaos = lets one door count as another colour
onirim-denizen-mirror = sends a nightmare just drawn to the limbo
onirim-denizen-treasure_keeper = keeps one hand card for later, the hand is refilled
onirim-spell-paradoxical_prophecy = Paradoxical Prophecy
onirim-spell-paradoxical_prophecy-line = look at five cards: one goes on top, the others under the pile
onirim-spell-parallel_planning = Parallel Planning
onirim-spell-parallel_planning-line = two order cards change places
onirim-spell-powerful_punishment = Powerful Punishment
onirim-spell-powerful_punishment-line = wards off a nightmare just drawn
onirim-premonition-two_red = Fading Red
onirim-premonition-two_red-trigger = 2 red
onirim-premonition-two_red-line = 2 red doors: every red location in the pile is discarded, towers stay
onirim-premonition-two_green = It Comes Back
onirim-premonition-two_green-trigger = 2 green
onirim-premonition-two_green-line = 2 green doors: a nightmare from the discard pile goes to the limbo
onirim-premonition-two_blue = Lost Keys
onirim-premonition-two_blue-trigger = 2 blue
onirim-premonition-two_blue-line = 2 blue doors: two keys in the pile are discarded
onirim-premonition-two_brown = A Door Slams
onirim-premonition-two_brown-trigger = 2 brown
onirim-premonition-two_brown-line = 2 brown doors: any laid-out door goes to the limbo
onirim-premonition-pair = Parted Twins
onirim-premonition-pair-trigger = a pair
onirim-premonition-pair-line = 2 doors of one colour: one of them goes to the limbo
onirim-premonition-five_doors = Gathering Clouds
onirim-premonition-five_doors-trigger = 5 doors
onirim-premonition-five_doors-line = 5 doors: two more premonitions are turned up
onirim-premonition-all_colours = Joy Departs
onirim-premonition-all_colours-trigger = 4 colours
onirim-premonition-all_colours-line = a door of every colour: every happy dream in the pile is discarded
onirim-premonition-three_doors = Empty Hands
onirim-premonition-three_doors-trigger = 3 doors
onirim-premonition-three_doors-line = 3 doors: the hand is discarded and drawn anew, one more is turned up
onirim-incubus-protector = Protector
onirim-incubus-protector-line = wards off one nightmare, once in the game
onirim-incubus-pathfinder = Pathfinder
onirim-incubus-pathfinder-line = a card under the figure wards off a nightmare
onirim-incubus-adversary = Adversary
onirim-incubus-adversary-line = must be faced before a door can be laid out

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
onirim-ask-draft = Draft: which card do you take into your hand?
onirim-ask-catcher-take = The pile has been searched. Take a captured card?
onirim-ask-empty = The pile is about to be shuffled. Empty a dreamcatcher into it?
onirim-ask-incant-door = Incantation: which door do you lay out?
onirim-ask-incant-order = Incantation: which card goes under the pile next, highest first?
onirim-ask-tower-look = Preview: look at the top { $number } cards and put them in any order?
onirim-ask-tower-order = Preview: which card lies next, from the top down?
onirim-ask-swap = You may exchange one of your cards for a shared one. Which do you give?
onirim-ask-swap-shared = You give the { $card }. Which shared card do you take?
onirim-ask-before-draw = Before the next card is drawn: a spell or a denizen?
onirim-ask-ward = As if a nightmare had come: how do you ward it off?
onirim-ask-tower-loss = The nightmare shakes the towers. Which one do you lose?
onirim-ask-uncover = The { $door } is gone again. Which of its order cards is turned back up?
onirim-ask-happy = A happy dream! What do you wish for?
onirim-ask-happy-seven = Happy dream: which card do you keep next, from the top down?
onirim-ask-happy-search = Happy dream: which card do you put on top of the pile?
onirim-ask-rally = You drew a denizen: { $card }. Discard a card to rally it?
onirim-ask-prem-order = Several premonitions come true. Which one first?
onirim-ask-prem-door = { $premonition ->
    [pair] Parted Twins: which door goes to the limbo?
    [two_brown] A Door Slams: which door goes to the limbo?
   *[other] A premonition: which door goes to the limbo?
 }
onirim-ask-prem-keys = Lost Keys: which key in the pile is discarded?
onirim-ask-paradox = Paradoxical Prophecy: which card goes on top of the pile?
onirim-ask-paradox-order = Paradoxical Prophecy: which card goes under the pile next, highest first?
onirim-ask-spies = Squirrel Spies: which card lies next, from the top down?
onirim-ask-harpoon = Harpoon Hunter: which card goes under the pile next, highest first?
onirim-ask-hammer = Hammerbird: the row ends in a crossroads. Which colour does it count as?
onirim-ask-before-limbo = Before the turn ends: a spell or a denizen?
onirim-ask-pay = { $spell ->
    [paradoxical_prophecy] Paradoxical Prophecy
    [parallel_planning] Parallel Planning
    [powerful_punishment] Powerful Punishment
   *[other] The spell
 }, { $left } to pay: which card leaves the game?
onirim-ask-plan = Parallel Planning: which order card changes places?
onirim-ask-plan-with = Parallel Planning: with which other order card?
onirim-ask-cyclo = Cyclobot: which card do you give away?
onirim-ask-cyclo-fetch = You give the { $card }. Which card do you fetch from the discard pile?

## Answers

onirim-do-play = play { $card }
onirim-do-build-left = build { $card } on the left
onirim-do-build-right = build { $card } on the right
onirim-do-build-first = build { $card }
onirim-do-discard = discard { $card }
onirim-do-discard-kind-key = discard { $card } (prophecy)
onirim-do-discard-kind-glyph = discard { $card } (incantation)
onirim-do-discard-kind-tower = discard { $card } (preview)
onirim-do-flee = flee: discard the hand, draw anew
onirim-do-anticipate = anticipate a nightmare (Pathfinder)
onirim-do-face = face the Adversary (ward off I–IV)
onirim-do-handbook = handbook: empty catcher { $number }
onirim-do-draft = take { $card }
onirim-do-drop = discard { $card }
onirim-do-put = { $card } next
onirim-do-put-first = { $card } on top
onirim-do-put-under = { $card } next
onirim-do-take = take the { $card }
onirim-do-leave = leave them captured
onirim-do-empty = empty catcher { $number }
onirim-do-empty-none = empty none
onirim-do-decline = do not search
onirim-do-search = search, take nothing, shuffle
onirim-do-open = open it with the { $card }
onirim-do-limbo = send it to the limbo
onirim-do-ward-key = I: discard the { $card }
onirim-do-ward-door = II: give up the { $card }
onirim-do-ward-mill = III: reveal five cards from the pile
onirim-do-ward-hand = IV: discard the hand and draw anew
onirim-do-ward-punishment = spell: Powerful Punishment ({ $cost } cards)
onirim-do-ward-mirror = Mirror: the nightmare goes to the limbo
onirim-do-ward-protector = Protector: the figure leaves for good
onirim-do-ward-pathfinder = Pathfinder: discard the card under it
onirim-do-incant = lay out the { $card }
onirim-do-incant-none = lay out none
onirim-do-look = look at them
onirim-do-skip = do not look
onirim-do-lose = lose the { $card }
onirim-do-false-alarm = false alarm: the nightmare goes to the limbo
onirim-do-swap = give the { $card }
onirim-do-swap-for = take the { $card }
onirim-do-no-swap = exchange nothing
onirim-do-uncover = order card { $number } ({ $goal })
onirim-do-banish = banish “{ $premonition }” ({ $trigger })
onirim-do-seven = reveal seven cards, keep what you like
onirim-do-seek = search the pile for any card
onirim-do-keep = { $card } next
onirim-do-discard-rest = discard the rest
onirim-do-fetch = fetch { $card }
onirim-do-rally = pay with { $card }
onirim-do-send-away = discard the denizen
onirim-do-resolve = { $premonition }: { $line }
onirim-do-return = give up the { $card }
onirim-do-discard-key = discard { $card }
onirim-do-hammer = as { $goal }
onirim-do-pay = pay { $card }
onirim-do-pay-rest = pay one of the other cards
onirim-do-plan = order card { $number } ({ $goal })
onirim-do-plan-with = with order card { $number } ({ $goal })
onirim-do-cyclo = give { $card }
onirim-do-cyclo-fetch = fetch { $card }
onirim-do-go-on = go on
onirim-do-cast = cast { $spell } ({ $cost } cards)
onirim-do-use-cyclobot = use the Cyclobot (exchange a card)
onirim-do-use-squirrel_spies = use the Squirrel Spies (order the top five)
onirim-do-use-harpoon_hunter = use the Harpoon Hunter (hunt in the top five)
onirim-do-use-hammerbird = use the Hammerbird (break off the row)
onirim-do-store = store { $card } (Treasure Keeper)

# The same where there is little room.

onirim-brief-build-left = build left { $card }
onirim-brief-build-right = build right { $card }
onirim-brief-build-first = build { $card }
onirim-brief-discard = discard { $card }
onirim-brief-flee = flee
onirim-brief-anticipate = anticipate
onirim-brief-face = face the Adversary
onirim-brief-handbook = handbook: catcher { $number }
onirim-brief-take = take { $card }
onirim-brief-open = open with { $card }
onirim-brief-ward-key = I: { $card }
onirim-brief-ward-door = II: { $card }
onirim-brief-ward-mill = III: reveal five
onirim-brief-ward-hand = IV: hand anew
onirim-brief-ward-punishment = Powerful Punishment
onirim-brief-ward-mirror = Mirror
onirim-brief-ward-protector = Protector
onirim-brief-ward-pathfinder = Pathfinder
onirim-brief-banish = banish { $trigger }
onirim-brief-seven = reveal seven
onirim-brief-seek = search for any card
onirim-brief-fetch = { $card }
onirim-brief-cyclo-fetch = { $card }
onirim-brief-pay = { $card }
onirim-brief-pay-rest = another card
onirim-brief-put = { $card } next
onirim-brief-uncover = { $number } ({ $goal })
onirim-brief-plan = { $number } ({ $goal })
onirim-brief-plan-with = { $number } ({ $goal })
onirim-brief-cast-paradoxical_prophecy = Paradox ({ $cost })
onirim-brief-cast-parallel_planning = Planning ({ $cost })
onirim-brief-use-cyclobot = Cyclobot
onirim-brief-use-squirrel_spies = Squirrel Spies
onirim-brief-use-harpoon_hunter = Harpoon Hunter
onirim-brief-use-hammerbird = Hammerbird
onirim-brief-store = store { $card }
onirim-brief-search = search only

# Where a card comes from, and what helps.

onirim-from-shared = (shared)
onirim-from-stored = (stored)
onirim-from-catcher = (catcher { $number })
onirim-from-partner = (partner)
onirim-with-architect = (with the Architect)
onirim-with-chromatic_chaos = (with Chromatic Chaos)
onirim-brief-shared = (sh.)
onirim-brief-stored = (st.)
onirim-brief-catcher = ({ $number })
onirim-brief-partner = (partner)
onirim-brief-architect = + Architect
onirim-brief-chromatic_chaos = + Chaos
onirim-stored-card = stored card { $number }

## Events

onirim-event-turn-of = { $who ->
    [you] Turn { $turn }, yours.
   *[other] Turn { $turn }, { $who }.
 }
onirim-event-drawn = { $who ->
    [you] You draw
   *[other] { $who } draws
 } { $card }.
onirim-event-drawn-shared = { $who ->
    [you] Drawn for both:
   *[other] { $who } draws for both:
 } { $card }.
onirim-event-played = { $who ->
    [you] You play
   *[other] { $who } plays
 } { $card }.
onirim-event-built = { $who ->
    [you] You build
   *[other] { $who } builds
 } { $card }.
onirim-event-discarded = { $who ->
    [you] Discarded:
   *[other] { $who } discards
 } { $card }.
onirim-event-limbo = Into the limbo: { $card }.
onirim-event-laid-out = { $who ->
    [you] Laid out:
   *[other] { $who } lays out
 } { $card }.
onirim-event-revealed = { $who ->
    [you] You turn over:
   *[other] { $who } turns over:
 } { $card }.
onirim-event-shown = { $who ->
    [you] Revealed:
   *[other] { $who } reveals:
 } { $card }.
onirim-event-looked = { $who ->
    [you] You look at
   *[other] { $who } looks at
 } { $card }.
onirim-event-returned = Back into the pile: { $card }.
onirim-event-returned-shuffled = Shuffled back into the pile: { $card }.
onirim-event-to-limbo = { $who ->
    [you] You turn over:
   *[other] { $who } turns over:
 } { $card }, into the limbo.
onirim-event-on-top = Back on top, from the top down: { $card }.
onirim-event-one-on-top = On top of the pile: { $card }.
onirim-event-under = Under the pile: { $card }.
onirim-event-drafting = To choose from: { $card }.
onirim-event-drafted = { $who ->
    [you] You take
   *[other] { $who } takes
 } { $card }.
onirim-event-swap-given = { $who ->
    [you] You give
   *[other] { $who } gives
 } { $card }.
onirim-event-swap-taken = { $who ->
    [you] You take
   *[other] { $who } takes
 } { $card }.
onirim-event-rallied = { $who ->
    [you] You rally
   *[other] { $who } rallies
 } { $card }.
onirim-event-spent = Spent: { $card }.
onirim-event-stored = { $who ->
    [you] You store
   *[other] { $who } stores
 } { $card }.
onirim-event-fetched = { $who ->
    [you] You fetch
   *[other] { $who } fetches
 } { $card }.
onirim-event-captured = Captured: { $card }.
onirim-event-freed = Freed from the dreamcatchers: { $card }.
onirim-event-lost-tower = A tower falls: { $card }.
onirim-event-struck = Struck from the row: { $card }.
onirim-event-under-figure = Under the figure: { $card }.
onirim-event-removed = Out of the game: { $card }.
onirim-event-declined = { $who ->
    [you] You do
   *[other] { $who } does
 } not search.
onirim-event-shuffled = The pile is shuffled ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
 }).
onirim-event-run = A run is complete.
onirim-event-searched = { $who ->
    [you] You search
   *[other] { $who } searches
 } the pile.
onirim-event-fled = { $who ->
    [you] You flee:
   *[other] { $who } flees:
 } the hand is discarded.
onirim-event-anticipated = { $who ->
    [you] You anticipate
   *[other] { $who } anticipates
 } a nightmare.
onirim-event-faced = { $who ->
    [you] You face
   *[other] { $who } faces
 } the Adversary.
onirim-event-false-alarm = False alarm: no tower falls.
onirim-event-cast = { $who ->
    [you] You cast
   *[other] { $who } casts
 } { $spell }.
onirim-event-covered = Order card { $number } is covered.
onirim-event-uncovered = Order card { $number } counts again.
onirim-event-goals-exchanged = Order cards { $number } and { $other } change places.
onirim-event-catcher-filled = Catcher { $number } fills up.
onirim-event-catcher-emptied = Catcher { $number } is empty again.
onirim-event-catcher-removed = Overload: a dreamcatcher breaks.
onirim-event-handbook = A handbook is used ({ $left } left).
onirim-event-premonition-up = A premonition is turned up: { $premonition } ({ $trigger }).
onirim-event-premonition-done = A premonition has come true: { $premonition } ({ $trigger }).
onirim-event-premonition-banished = Banished: { $premonition } ({ $trigger }).
onirim-event-figure-box = The Incubus leaves the game.
onirim-event-won = The way out is open: you have won.
onirim-event-lost = The game is lost.

## Endings

onirim-reason-all_doors = All doors are open. You have found the way out of the labyrinth.
onirim-reason-pile_empty = A card had to be drawn and the pile was empty.
onirim-reason-mill_short = Five cards had to be drawn for the nightmare and the pile was too small.
onirim-reason-last_catcher = The last dreamcatcher broke under too many dreams.

## Refusals

onirim-not-asked = “{ $action }” is not an answer to what is asked now: { $question }
onirim-not-in-hand = There is no { $card } in your hand.
onirim-not-shared = There is no { $card } among the shared cards.
onirim-not-stored = No such card lies under a Treasure Keeper.
onirim-same-symbol = The { $card } shows the same symbol as the last card of the row ({ $last }).
onirim-not-looked-at = The { $card } is not among the cards you are looking at.
onirim-wrong-door = The run has another colour than the { $card }.
onirim-door-not-in-pile = There is no { $card } left in the pile.
onirim-wrong-key = The { $card } does not open the { $door }: the colours differ.
onirim-no-such-key = There is no { $card } in your hand.
onirim-no-such-door = The { $card } does not lie in front of you.
onirim-pile-empty = The pile is empty, there is nothing to reveal.
onirim-dead-end = A { $card } cannot be discarded, paid, stored or exchanged; it goes only with the whole hand.
onirim-no-symbol = The { $card } has no symbol and cannot be played into the row.
onirim-crossroads-second = A crossroads may only be played as the second card of a run.
onirim-no-denizen = Not at your side: { $denizen }.
onirim-architect-needless = The Architect is not needed: the symbols differ anyway, or the row is empty.
onirim-tower-edge = The edges of the two towers share a symbol.
onirim-tower-side = The first tower has no neighbours; build it on the left.
onirim-not-a-tower = That is not a tower.
onirim-adversary-blocks = While the Adversary stands, no door can be laid out.
onirim-adversary-gone = The Adversary is not there any more.
onirim-adversary-dead-end = The Adversary cannot be faced with a dead end in the hand.
onirim-figure-busy = A card already lies under the figure.
onirim-figure-gone = The figure is no longer in play.
onirim-no-card-under-figure = No card lies under the figure.
onirim-no-handbook = There is no handbook left.
onirim-catcher-empty = Nothing is captured on catcher { $catcher }.
onirim-not-captured = There is no { $card } on catcher { $catcher }.
onirim-wrong-goal = The { $card } is not next: the order cards ask for this one: { $goal }.
onirim-not-revealed = That card is not among the revealed ones.
onirim-tower-holds = Without the { $card } two equal symbols would touch.
onirim-no-such-tower = That tower does not stand in the row.
onirim-no-false-alarm = A false alarm is not possible here.
onirim-goal-not-covered = That order card is not a covered one of this kind.
onirim-no-such-premonition = That premonition does not lie face up.
onirim-not-triggered = That premonition does not come true now.
onirim-premonition-waits = { $premonition } has to wait: a premonition that was just turned up and is true comes first.
onirim-not-in-pile = There is no { $card } in the pile.
onirim-not-in-discard = There is no { $card } in the discard pile.
onirim-discard-too-small = The spell costs { $cost } cards; the discard pile holds { $count }.
onirim-pay-order = Payments are named in card order, and only if the rest can still be paid.
onirim-key-order = The keys are named in card order.
onirim-position-order = The second order card must lie to the right of the first.
onirim-no-keeper = There is no empty Treasure Keeper.
onirim-nothing-to-exchange = The Cyclobot needs a card in the hand and one in the discard pile, and no dead ends.
onirim-row-empty = The row is empty.
onirim-same-result = Another colour gives the same result; name that one.
onirim-dead-end-kept = Dead ends from the pile cannot be discarded in this game.
onirim-not-drafted = That card is not among those to choose from.
onirim-module-missing = This needs the module “{ $module }”.

## The table: zones, short names, counts

onirim-zone-doors = Doors
onirim-zone-goals = Order
onirim-zone-pile = Pile
onirim-zone-discard = Discard
onirim-zone-limbo = Limbo
onirim-zone-resolving = Drawn
onirim-zone-row = Row
onirim-zone-hand = Hand
onirim-zone-shared = Shared
onirim-zone-draft = Draft
onirim-zone-looked = Looked at
onirim-zone-prophecy = Prophecy
onirim-zone-revealed = Revealed
onirim-zone-catchers = Catchers
onirim-zone-handbooks = Handbooks
onirim-zone-towers = Towers
onirim-zone-premonitions = Omens
onirim-zone-rallied = Denizens
onirim-zone-stored = Stored
onirim-zone-incubus = Incubus
onirim-zone-removed = Removed
onirim-player = Player { $number }
onirim-player-row = P{ $number } row
onirim-face-down = { $count } face down
onirim-aligned = aligned
onirim-in-box = gone
onirim-kind-sun = suns
onirim-kind-moon = moons
onirim-kind-key = keys
onirim-kind-glyph = glyphs
onirim-kind-tower = towers
onirim-kind-door = doors
onirim-short-sun = sun
onirim-short-moon = moon
onirim-short-key = key
onirim-short-glyph = glyph
onirim-short-tower = tow
onirim-short-door = door
onirim-short-nightmare = night
onirim-short-lost = lost
onirim-short-happy = happy
onirim-short-deadend = dead
onirim-short-den = deniz
onirim-end-nightmare = mare
onirim-end-lost = dream
onirim-end-happy = dream
onirim-end-deadend = end
onirim-face-nightmare = night
onirim-face-lost = lost
onirim-face-happy = happy
onirim-face-deadend = dead
onirim-face-x = cross
onirim-face-oniverse = Oniv.
onirim-letter-sun = S
onirim-letter-moon = M
onirim-letter-key = K
onirim-letter-glyph = G
onirim-letter-tower = T
onirim-letter-door = D
onirim-letter-nightmare = nightmare { "" }
onirim-letter-lost = lost { "" }
onirim-letter-happy = happy { "" }
onirim-letter-deadend = dead end { "" }
onirim-letter-den = denizen { "" }
onirim-tint-red = re
onirim-tint-blue = bl
onirim-tint-green = gr
onirim-tint-brown = br
onirim-tint-oniverse = on
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
onirim-info-nothing = Nothing on the table needs an explanation.
onirim-info-spell = { $cost } cards: { $line }

## Editions and modules

onirim-edition-third = third edition
onirim-edition-first = first edition
onirim-module-book = The Book of Steps Lost and Found
onirim-module-glyphs = Glyphs
onirim-module-dreamcatchers = Dreamcatchers
onirim-module-towers = Towers
onirim-module-premonitions = Happy Dreams and Dark Premonitions
onirim-module-crossroads = Crossroads and Dead Ends
onirim-module-oniverse = The Door to the Oniverse
onirim-module-incubus = The Little Incubus

## Presets

onirim-preset-gentle = The base game with the Little Incubus at your side: one nightmare is on it.
onirim-preset-classic = The base game as it is in the box.
onirim-preset-nightmare = Five modules, every one in its hard variant, and the Adversary to face first.

## What a hard choice costs, and why a way is closed

onirim-preview-mill = lose { $lost ->
    [one] 1 card
   *[other] { $lost } cards
 }, { $left ->
    [one] 1 remains in the pile
   *[other] { $left } remain in the pile
 }
onirim-preview-hand = lose your hand of { $lost ->
    [one] 1 card
   *[other] { $lost } cards
 } and draw anew from { $left }
onirim-preview-door = { $left ->
    [0] no door remains
    [one] 1 door remains
   *[other] { $left } doors remain
 } in front of you
onirim-preview-punishment = { $lost } cards of the discard pile leave the game, { $left ->
    [one] 1 remains there
   *[other] { $left } remain there
 }
onirim-preview-limbo = { $count ->
    [one] it waits in limbo
   *[other] { $count } cards will wait in limbo
 }
onirim-preview-shuffle = then { $count } cards are shuffled
onirim-preview-shuffle-chaos = Chromatic Chaos is discarded, then { $count } cards are shuffled
onirim-preview-decline = no door, and nothing is shuffled
onirim-preview-key = { $left ->
    [0] the key is discarded, no card stays in your hand
    [one] the key is discarded, 1 card stays in your hand
   *[other] the key is discarded, { $left } cards stay in your hand
 }
onirim-preview-key-chaos = { $left ->
    [0] the key and Chromatic Chaos are discarded, no card stays in your hand
    [one] the key and Chromatic Chaos are discarded, 1 card stays in your hand
   *[other] the key and Chromatic Chaos are discarded, { $left } cards stay in your hand
 }
onirim-preview-card = { $left ->
    [0] the card is discarded, none stays in your hand
    [one] the card is discarded, 1 stays in your hand
   *[other] the card is discarded, { $left } stay in your hand
 }
onirim-preview-mirror = { $count ->
    [one] the Mirror is discarded, the nightmare waits in limbo
   *[other] the Mirror is discarded, { $count } cards will wait in limbo
 }
onirim-preview-protector = the Little Incubus leaves the game
onirim-preview-pathfinder = the card under the Little Incubus is discarded
onirim-preview-denizen = the denizen is discarded
onirim-preview-captured = { $left ->
    [0] no card stays captured there; the pile stays as it is
    [one] 1 card stays captured there; the pile stays as it is
   *[other] { $left } cards stay captured there; the pile stays as it is
 }
onirim-preview-captured-chaos = { $left ->
    [0] Chromatic Chaos is discarded; no card stays captured there
    [one] Chromatic Chaos is discarded; 1 card stays captured there
   *[other] Chromatic Chaos is discarded; { $left } cards stay captured there
 }
onirim-preview-seven = { $count ->
    [one] the top card is turned up
   *[other] the top { $count } cards are turned up
 }
onirim-preview-banish = { $left ->
    [0] no premonition stays face up
    [one] 1 premonition stays face up
   *[other] { $left } premonitions stay face up
 }
onirim-preview-empty = { $count ->
    [0] nothing goes back into the pile
    [one] 1 card goes back, the pile then has { $pile }
   *[other] { $count } cards go back, the pile then has { $pile }
 }
onirim-preview-look = { $count ->
    [one] you see the top card
   *[other] you see the top { $count } cards
 }
onirim-preview-lose = { $left ->
    [0] no tower remains
    [one] 1 tower remains
   *[other] { $left } towers remain
 }
onirim-preview-return = { $left ->
    [0] no door remains there
    [one] 1 door remains there
   *[other] { $left } doors remain there
 }
onirim-preview-hammer = { $count ->
    [one] the row loses 1 card
   *[other] the row loses { $count } cards
 }
onirim-preview-pay = { $left ->
    [0] then it is paid
    [one] then 1 card is still to pay
   *[other] then { $left } cards are still to pay
 }
onirim-way-no-key = You hold no key.
onirim-way-no-door = No door lies in front of you.
onirim-closed-key = I: discard a key
onirim-closed-door = II: give up a door
onirim-closed-mill = III: the top five cards of the pile
onirim-closed-punishment = Powerful Punishment
onirim-closed-mirror = the Mirror
onirim-closed-protector = the Protector
onirim-closed-pathfinder = the Pathfinder's card
onirim-closed-open = open it with a key
onirim-closed-take = take a door
onirim-closed-seek = search the pile
