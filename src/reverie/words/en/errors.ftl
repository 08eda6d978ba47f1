### What Reverie says when something cannot be done. The message ids are the stable error codes.

## Setting up a game

spec-unknown = There is no { $field ->
    [modules] module
    [variants] variant
   *[other] { $field }
 } “{ $value }”; possible are: { $allowed }.
spec-unknown-field = A spec has no field “{ $value }”; its fields are: { $allowed }.
spec-unreadable = This is not a spec: { $value }.
spec-not-yet = { $field }: “{ $value }” belongs to the game but cannot be played here yet.
spec-no-fifth = The campaign has four characters. A fifth comes with a pack: reverie pack play PATH --players 5
spec-edition-module = The edition “{ $edition }” has no module “{ $value }”.
spec-twice = “{ $field }” is given twice.
spec-edition-variant = The edition “{ $edition }” has no setting “{ $field }”.
spec-rules = There is no version { $value } of the rules. Known: { $allowed }.
spec-seed = “{ $value }” is not a seed; use a whole number from 0 to 9223372036854775807, or “fair:” and 64 hexadecimal digits.

## Cards of other printings

spec-no-cards = { $game } is played with its own cards only and takes no card table.
cards-file = The card table cannot be read: { $reason }.
cards-size = A card table may have at most { $limit } characters.
cards-toml = The card table is not written in TOML: { $reason }.
cards-unknown = A card table has no entry “{ $value }” here; possible are: { $allowed }.
cards-missing = The card table is not complete: this entry is missing.
cards-part = Names with values must stand here, not “{ $value }”.
cards-fixed = The rulebook fixes this: it is { $allowed } and cannot be { $value }.
cards-copies = “{ $value }” is not a number of copies; use a whole number from 0 to { $most }.
cards-influence = { $at }: “{ $value }” cannot be printed on such a card; use a number from 1 to { $most }.
cards-halves = { $at }: “{ $value }” cannot be printed on such a card; use a number from 1 to { $most }, or two different ones for two halves, like 2-3.
cards-total = { $at }: these are { $count ->
    [one] one card
   *[other] { $count } cards
 }, but there are exactly { $allowed } of them.
cards-postcard = There is at least one Postcard “{ $value }”.
cards-kinds = The table has { $count } different Dreams; at most { $most } can be played with.
cards-entry = “{ $value }” is not an entry that can be changed; entries are written like S1e*4, earth-water*1 or doves*4.

## Playing

action-unknown = There is no action “{ $value }”.
action-unknown-near = There is no action “{ $value }”. Did you mean: { $near }?
action-ambiguous = “{ $value }” may mean several things; say which: { $allowed }.
action-game-over = The game is over.
action-other-seat = It is for somebody else to give this answer.
seat-unknown = There is no seat “{ $value }”; this game has { $players ->
    [one] one seat
   *[other] { $players } seats
 }, counted from 0.
undo-nothing = There is nothing to take back.
content-endless = What { $value } says would never come to an end. Nothing was changed.
moment-unknown = There were only { $answers } answers, not { $value }.
redo-nothing = There is nothing to give again.
agent-unknown = There is no agent “{ $value }”; possible are: { $allowed }.
policy-unknown = Native playouts know no policy “{ $value }”; possible are: { $allowed }.
games-range = “{ $value }” is not a number of games; use a whole number from 1 to 1000000000.
weigh-never = The answers of { $value } cannot be weighed by looking ahead.
weigh-over = The game is over: there is nothing to weigh.
weigh-seat = Seat { $value } is not asked, so it has no answers to weigh.
budget-simulations = “{ $value }” is not a number of simulations; use a whole number from 1 to { $most }.
budget-time = “{ $value }” is not a time to think; write it like 10ms, 2.5ms or 1s, at most 3600s.
agent-no-budget = The agent “{ $value }” answers at once; a budget or simulations are for: { $allowed }.
weights-missing = What the expert has learned is missing from this installation; it plays by the rules of thumb.
weights-spoilt = The file with what the expert has learned is damaged; it plays by the rules of thumb.
weights-other = What the expert has learned is for other rules than those of { $game }, version { $rules }; it plays by the rules of thumb.
learning-never = There is no expert for { $value } who could learn; possible are: { $allowed }.
learning-setup = Nothing is learned for a set-up called { $value }; possible are: { $allowed }, or none for the ordinary game.
train-seed = “{ $value }” is not a seed for learning; use a whole number from 0 to 2305843009213693951.
train-scale = “{ $value }” is no scale for a course; use a number above 0, up to 100.

## Records

record-size = A record may have at most { $limit } characters.
record-answers = A table holds at most { $limit } answers of this game, and this record has { $count }.
record-file = The file cannot be read: { $reason }.
record-title = A record begins with “{ $allowed }”, this text with “{ $value }”.
record-line = This line does not belong in a record: “{ $value }”.
record-missing = The record lacks the line “{ $field }”.
record-check = The record was altered or damaged: its check sum does not fit.
record-rules = The record follows rules version { $value }; this program plays: { $allowed }.
record-start = The game of this record cannot be set up: { $reason }
record-illegal = The answer “{ $value }” is not possible there: { $reason }
record-turn = These answers belong to turn { $found }, not to turn { $value }.
record-result = The record says “{ $value }”, but playing it gives “{ $found }”.
record-state = Playing the record leads to another state ({ $found }… instead of { $value }…).
json-unreadable = This is not JSON that can be accepted: { $reason }.

## Positions

position-size = A position may have at most { $limit } characters.
position-seed = A position has no seed; give the seed separately.
position-zone = There is no zone “{ $value }”; possible are: { $allowed }.
position-zone-twice = The zone “{ $value }” is given twice.
position-number = “{ $value }” is not a number from 0 to { $most }.
position-one-number = “{ $zone }” needs exactly one number, from 0 to { $most }.
position-count = “{ $value }” is to have { $most } cards, but { $count } are named in it.
position-few = “{ $value }” needs { $count } more cards; of those that fit, only { $most } are named nowhere else.
position-left-over = { $count ->
    [one] One card is
   *[other] { $count } cards are
 } named nowhere and { $count ->
    [one] has
   *[other] have
 } no place: leave out a number, or say with “rest” where the others lie ({ $allowed }).
position-card = There is no card “{ $value }”.
position-mark = Only cards in “top” and “bottom” can be marked as known: “{ $value }”.
position-too-many = { $most ->
    [0] There is no { $card } in this set-up.
    [one] The card { $card } stands { $count } times, but there is only one of it.
   *[other] The card { $card } stands { $count } times, but there are only { $most } of it.
 }
position-rest = The cards named nowhere cannot go to “{ $value }”; possible are: { $allowed }.
position-step = “{ $value }” is not a step; possible are: { $allowed }.
position-argument = What “{ $value }” is about does not fit this step.
position-argument-missing = “{ $value }” does not say what it is about; write it like “{ $example }”.
position-over = The game in this position is over; it cannot be played on.
position-hand-card = { $card } is no location and cannot be in the hand.
position-hand-size = The hand has { $count ->
    [one] one card
   *[other] { $count } cards
 }; at this point it has { $exact ->
    [yes] exactly { $most }
   *[no] { $least } to { $most }
 }.
position-limbo-card = { $card } is a location and never goes to the limbo.
position-limbo-turn = At this point the limbo is empty.
position-row-card = { $card } cannot lie in the labyrinth row.
position-row-symbols = { $left } and { $right } show the same symbol and cannot be neighbours in the row.
position-nightmare = A nightmare that is being warded off waits to leave: put “dream-leaves:nightmare” before “nightmare”.
position-agenda-end = After the last step a new turn must follow: the agenda begins with “next-turn”.
position-looked = { $count } looked-at cards do not fit this point.
position-looked-few = { $count ->
    [one] Only one card is
   *[other] Only { $count } cards are
 } looked at although the pile has more; here it is at least { $least }.
position-no-run = The last three cards of the row do not complete such a run.
position-won = All doors are laid out: this game is already won.
position-zone-needs = The zone “{ $value }” belongs to { $needs }, which is not in play.
position-step-needs = “{ $value }” belongs to a module or mode that is not in play.
position-agenda = “{ $value }” cannot come directly after “{ $below }”.
position-name = “{ $value }” cannot stand here, or not so often. Possible are { $allowed }.
position-seen = The partner cannot know cards that are not in this hand.
position-goal = “{ $value }” is no order card that is left.
position-goals = The covered order cards (marked with *) must show the same doors as those laid out.
position-catchers = There are { $count } dreamcatchers; cards cannot lie on others, and the last one is never missing.
position-premonitions = A premonition is either face up, or in the reserve, or gone.
position-premonition-true = The premonition “{ $value }” is face up and true: it is carried out before anything else is asked.
position-reserve = { $count } premonitions would be in the reserve, which has at most { $most }: name in “used” those that are gone.
position-unused = { $count } denizens stay in the box; it must be eight.
position-stored = Every stored card needs a treasure keeper of its own.
position-figure = The incubus cannot stand like this.
position-row-crossroads = With hard crossroads the { $card } can only be the second card of a run.
position-tower-card = The { $card } is no tower.
position-tower-edges = { $left } and { $right } cannot stand side by side: their edges share a symbol.
position-team-hands = Each has three personal cards, and two are shared; the active player can have fewer while cards are missing. Here it is { $count } for the active player, { $other } for the partner and { $shared } shared.
position-draft = Before the first turn “{ $value }” is still as the set-up leaves it.
position-draft-hands = In the draft eight cards are face up or taken, in turn from the start player on. Here { $shared } are face up; the player to pick has { $count }, the other one { $other }.
position-door-twice = With this reading a second door of a colour never lies in front of a player.
position-adversary-dead-end = The adversary is not faced with a dead end in hand.
position-payment = { $count } cards cannot be what is left to pay.
position-paying = “{ $value }” does not say what is left to pay: a number from 1 to 12, and after it the card paid last, or “rest”.
position-stuck = Nothing can be answered in this position.
position-unknown-name = “{ $value }” means nothing here.
position-range = { $value } cannot stand here; possible are numbers from { $least } to { $most }.
position-long = Names have at most { $most } characters here.
position-length = There are { $count } entries here; possible are { $least } to { $most }.
position-deep = This is nested too deeply; possible are { $most } levels.
position-field = “{ $value }” is missing here, or does not belong here.
position-not-here = This is empty whenever somebody is asked.
position-people = The characters are not those of this game: { $allowed }.
position-cards = These cards are not those of this game, or cannot lie here.
position-map = The map cannot lie like this.
position-figure-of = The figure of “{ $value }” is missing, or none of those in play.
position-figure-field = There is no field number { $value } on this map.
position-encounter = The encounter is not the one of this game: { $allowed }.
position-course = Nothing is carried out in this order.
position-things-once = A card or another thing lies in two places, or in none.
position-tokens = The tokens on the table and in the supply are not those of the box.
position-hand-limit = Somebody holds more cards than the hand limit allows, and is not about to discard.
position-laid-limit = Somebody has laid more progress cards than the limit allows, and is not about to discard.
position-item-slots = There are more active items than slots.
position-field-room = More figures stand on a field than it has room for.
position-dead = Somebody in this position has already died.
position-no-question = Nobody is asked anything in this position as it stands.
position-impossible = No game reaches this position: it cannot be played on like this. Nothing was changed.
question-answers = There would be more than { $limit } ways to answer. Nothing was changed.

## The client

client-no-answer = The server has not answered for { $seconds } seconds. What was asked of it may have been done all the same.
client-no-line = There has been no connection to the server for { $seconds } seconds. What was asked of it may have been done all the same.

## Solving

solve-hidden = The order of the cards is hidden and the game is not over: only deals with open order and finished games are solved.
solve-game = “{ $value }” has no solver.
solve-limit = “{ $value }” is no limit for a search; use a number from { $least } to { $most }.
solve-broken = The line that was found does not win when it is played. This is a mistake of the solver; please report the deal.

## Puzzles

puzzles-game = There are no puzzles of “{ $value }”; possible are: { $allowed }.
puzzles-count = “{ $value }” is not a number of puzzles; use a whole number from 1 to { $most }.
puzzles-spoilt = This is no file of puzzles, or it was changed.
puzzles-rules = These puzzles were made for version { $value } of the rules; this is version { $found }.
puzzle-unknown = There is no puzzle { $value }; they are numbered from 1 to { $most }.
puzzle-which = Which puzzle? Give its number, or --daily for the one of today.
seats-fixed = How many people play can be changed between two sittings only: save first.
