### The table of Onirim in the browser: zones, captions, what a screen reader is told.

## Zones

onirim-board-pile = Draw pile
onirim-board-row = Labyrinth row
onirim-board-doors = Doors
onirim-board-goals = Order of the doors
onirim-board-spells = Spells
onirim-board-catchers = Dreamcatchers
onirim-board-catcher = Dreamcatcher { $number }
onirim-board-handbooks = Handbooks
onirim-board-towers = Towers
onirim-board-towers-left = Left end of the towers
onirim-board-towers-right = Right end of the towers
onirim-board-premonitions = Premonitions
onirim-board-stored = Treasure Keeper
onirim-board-unused = In the box
onirim-board-your-hand = Your hand
onirim-board-hand-of = Hand of player { $number }
onirim-board-row-of = Row of player { $number }
onirim-board-doors-of = Doors of player { $number }
onirim-board-your-doors = Your doors

## Captions and notes

onirim-board-empty = empty
onirim-board-none = none
onirim-board-build = build
onirim-board-next = next
onirim-board-cost = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
onirim-board-place = { $number }.
onirim-board-found = { $found } of { $all }
onirim-board-found-both = { $found } of { $all } together
onirim-board-run = { $length ->
    [0] begin a run of one colour
    [1] { $colour }: two more for a door
   *[2] { $colour }: one more for a door
 }
onirim-board-run-short = run of { $length } ({ $colour })
onirim-board-run-done = completed run
onirim-board-row-past = past
onirim-board-or = { $one } or { $other }
onirim-board-follow = Your hand can follow with: { $symbols }.
onirim-board-follow-none = Your hand cannot follow.
onirim-board-symbol = { $kind ->
    [sun] sun
    [moon] moon
    [key] key
   *[glyph] glyph
 }
onirim-board-top = on top of the pile, place { $number }: { $card }
onirim-board-bottom = at the bottom of the pile, place { $number } from below: { $card }
onirim-board-top-mark = { $number }↑
onirim-board-bottom-mark = { $number }↓
onirim-board-order = from the top down
onirim-board-order-under = under the pile, highest first

## What is done with a card, where the card is clear

onirim-board-brief-play = Play
onirim-board-brief-play-architect = Play (Architect)
onirim-board-brief-build-left = Build left
onirim-board-brief-build-right = Build right
onirim-board-brief-build-first = Build
onirim-board-brief-discard = Discard
onirim-board-brief-discard-kind-key = Discard: prophecy
onirim-board-brief-discard-kind-glyph = Discard: incantation
onirim-board-brief-discard-kind-tower = Discard: preview
onirim-board-brief-store = Store
onirim-board-brief-flee = Flee
onirim-board-brief-anticipate = Anticipate
onirim-board-brief-face = Face the Adversary

## Names of things

onirim-board-back = face-down card
onirim-board-door = { $card }, found
onirim-board-door-missing = { $card }, not found yet
onirim-board-goal = order card { $number }: { $goal }
onirim-board-goal-covered = order card { $number }: { $goal }, covered
onirim-board-goal-next = order card { $number }: { $goal }, next
onirim-board-spell = { $spell } ({ $cost } cards)
onirim-board-premonition = { $premonition } ({ $trigger })
onirim-board-premonition-used = { $premonition } ({ $trigger }), gone
onirim-board-handbook = handbook
onirim-board-figure-gone = { $name }, gone
onirim-board-tower = { $card } ({ $token ->
    [tower_red_3] left sun and moon, right moon
    [tower_red_4] left sun, right moon
    [tower_red_5] left nothing, right moon
    [tower_blue_3] left moon, right sun and moon
    [tower_blue_4] left moon, right moon
    [tower_blue_5] left moon, right nothing
    [tower_green_3] left sun, right sun and moon
    [tower_green_4] left sun, right sun
    [tower_green_5] left sun, right nothing
    [tower_brown_3] left sun and moon, right sun
    [tower_brown_4] left moon, right sun
    [tower_brown_5] left nothing, right sun
   *[other] {""}
 })
onirim-board-catcher-holds = dreamcatcher { $number }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
 }

## The table in sentences

onirim-board-says-doors = Doors: { $found } of { $all }. Missing: { $missing }.
onirim-board-says-all-doors = All { $all } doors are found.
onirim-board-says-row-empty = The row is empty.
onirim-board-says-row = Last card of the row: { $card }; { $run }.
onirim-board-says-goal = Next in the order: { $goal }.
onirim-board-says-pile = Pile: { $pile }. Limbo: { $limbo }. Discard: { $discard }.
onirim-board-says-hand = Hand: { $cards }.
onirim-board-holding = { $answer }: { $cards }
onirim-board-count = { $count } × { $name }
onirim-board-other-asked = Player { $number } decides.
onirim-board-nobody-asked = Watching.

## What may still come

onirim-board-unseen-dreams = Dreams
onirim-board-unseen-doors = Doors
onirim-board-unseen-crossroads = Crossroads and dead ends
onirim-board-unseen-denizens = Denizens

## What a card is for, for whoever reads it (key I)

onirim-about-sun = A location. Play it at the end of your row if the last card there shows no sun. Three neighbours of one colour bring a door of that colour.
onirim-about-moon = A location. Play it at the end of your row if the last card there shows no moon. Three neighbours of one colour bring a door of that colour.
onirim-about-key = A location. Play it like any other, discard it for a prophecy, discard it to ward off a nightmare, or keep it: when a door of its colour is drawn, it opens it.
onirim-about-glyph = A location with a fourth symbol. Discarded in your turn, it turns up the top five cards of the pile, and a door among them is yours.
onirim-about-crossroads = A location of all four colours at once. Its symbol counts as on any other card.
onirim-about-deadend = It fits nowhere and cannot be discarded; it goes only with your whole hand.
onirim-about-tower = Play it at the left or right end of the tower row, where equal symbols may not meet. Discarded in your turn, it lets you look at as many cards as its number says.
onirim-about-door = Lay out all doors before the pile runs out. A run of three cards of its colour fetches it, or a key of its colour when it is drawn.
onirim-about-nightmare = When it is drawn it wants something: a key, a door, the top five cards of the pile, or your whole hand.
onirim-about-lost = It waits in limbo, and all of them must be captured by dreamcatchers before you win.
onirim-about-happy = When it is drawn it helps: a premonition less, seven cards to sort, or a card of your choice.
onirim-about-goal = The doors have to be found in this order. A door that is not next goes to the limbo.
onirim-about-catcher = At the end of a turn it captures everything in limbo, if it is empty. Captured cards are out of the game until it is emptied.
onirim-about-handbook = Before you act, remove it from the game to empty a dreamcatcher.

## The room

onirim-board-left = still to come, { $colour }: { $counts }
onirim-board-to-dream = to dream
onirim-board-nightmares = { $count ->
    [0] no nightmares left
    [one] 1 nightmare among them
   *[other] { $count } nightmares among them
 }
onirim-board-let-go = let go
onirim-board-nothing-let-go = Nothing let go yet
onirim-board-limbo-calm = Limbo is calm
onirim-board-adrift = { $count ->
    [one] One dream adrift
   *[other] { $count } dreams adrift
 }
onirim-board-begin = Begin anywhere.
onirim-board-begin-line = Three neighbours of one colour, no symbol twice in a row, and a door opens.
onirim-board-helpers = Companions
onirim-board-threats = What lurks
onirim-board-tray = { $name } ({ $count })
onirim-board-ask-key = One of your keys
onirim-board-ask-door = One of your doors
onirim-board-ask-open = One of your keys
onirim-board-ask-rally = One card of your hand
onirim-board-ask-banish = One premonition
onirim-board-ask-captured = A captured door
onirim-board-ask-store = Store a card
onirim-board-ask-lose = One of your towers
onirim-board-ask-return = One of your doors
onirim-board-ask-resolve = Which one first?
onirim-board-ask-empty = One dreamcatcher
onirim-board-unfold = Unfold a run of { $count } cards

## What is asked at the table, and what its answers say there

onirim-table-ask-nightmare = What will you give it?
onirim-table-ask-ward = What will you give up, as if it had come?
onirim-table-ask-search = The run is whole. A door is waiting in the pile.
onirim-table-ask-door = A door. Have you a key for it?
onirim-table-ask-prophecy = One of these dreams will never come.
onirim-table-ask-prophecy-order = Which dream will you meet next?
onirim-table-ask-rally = It would come along, for one card of your hand.
onirim-table-ask-happy = A happy dream. What do you wish for?
onirim-table-ask-tower-loss = The towers are shaking. Which one falls?
onirim-table-ask-before-draw = The next dream is coming. Anything before it does?
onirim-table-ask-before-limbo = The turn is ending. Anything before it does?
onirim-table-run = { $length ->
    [0] Begin with any colour: three of one in a row open a door.
    [1] { $colour } needs two more.
   *[2] { $colour } needs one more.
 }
onirim-table-carry = { $symbols } will do.
onirim-table-carry-none = Nothing in your hand carries it on.
onirim-table-a-symbol = { $kind ->
    [sun] a sun
    [moon] a moon
    [key] a key
   *[glyph] a glyph
 }
onirim-table-do-ward-key = The { $card }
onirim-table-do-ward-door = The { $card }
onirim-table-do-ward-mill = Five cards, unseen
onirim-table-do-ward-hand = Your whole hand
onirim-table-do-open = The { $card } opens it
onirim-table-do-limbo = Let it drift to limbo
onirim-table-do-take = Bring the { $card }
onirim-table-do-decline = Leave it there
onirim-table-do-search = Search in vain
onirim-table-do-send-away = Send it away
onirim-table-do-rally = The { $card }
onirim-table-do-seven = Turn up seven cards
onirim-table-do-seek = Look through the pile
onirim-table-do-false-alarm = False alarm
onirim-table-do-look = Look at the top cards
onirim-table-do-skip = Leave them
onirim-table-do-leave = Leave it there
onirim-table-closed-key = A key
onirim-table-closed-door = One of your doors
onirim-table-closed-mill = Five cards of the pile
onirim-table-closed-open = A key for it
