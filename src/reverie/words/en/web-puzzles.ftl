### Puzzles "win from here", and whether a deal was winnable.

## The page

web-puzzles-line = Somebody left these tables in the middle of the night. One answer still leads out. Find it, with as much time and as many hints as you like.
web-puzzles-today = Tonight’s puzzle
web-puzzles-today-line = { $game }, grade { $grade } of 5
web-puzzles-begin = Sit down
web-puzzles-again = Once more
web-puzzles-kind = { $game ->
    [onirim] The pile keeps its secret. The right answer wins far more of the dreams that are possible than any other.
    [urbion] The order of all cards lies open. The right answer wins, and after every other one nothing does.
   *[other] One answer keeps the win.
 }
web-puzzles-one = { $game }, puzzle { $number }: { $state ->
    [solved] solved
    [helped] solved with hints
    [told] the answer was told
   *[open] open
 }
web-puzzles-legend = A golden door: solved by yourself. A golden rim: with hints. A dark door: the answer was told. What you solved comes along when you move to another device, and goes when you erase your data.

## At the table

web-riddle-title = Puzzle { $number }
web-riddle-grade = Grade { $grade }
web-riddle-ask = { $proven ->
    [yes] One answer wins from here. After every other one the dream is lost, however well it is played.
   *[no] One answer keeps the way out open. Every other one costs you dearly.
 } Which?
web-riddle-right = That is the one.
web-riddle-wrong = { $proven ->
    [yes] A good thought, but from here nothing wins any more.
   *[no] A good thought, but another answer wins more often.
 } Take it back and look again.
web-riddle-back = Take it back
web-riddle-forth = Back to the puzzle
web-riddle-among = It is one of these:
web-riddle-marked = It is this one: { $answer }
web-riddle-told = The answer was: { $answer }
web-riddle-hint = { $left ->
    [one] Last hint
   *[other] A hint ({ $left } left)
 }
web-riddle-give-up = Tell me
web-riddle-why = Tell me why
web-riddle-proven = The solver has found a line that wins, and proven of every other answer that none does.
web-riddle-chances = So many of the same { $worlds } possible dreams does each answer win, if the computer plays on:
web-riddle-watch = Watch it won
web-riddle-next = Next puzzle
web-riddle-all = All puzzles

## Was it winnable?

web-winnable = Was it winnable?
web-winnable-looking = Looking at every way …
web-winnable-yes = Yes: whoever had known every card could have won it in { $answers } answers.
web-winnable-no = No. With these cards nobody could have won it.
web-winnable-unknown = That could not be found out in the time there is.
web-winnable-sealed = That is told when the day of this dream is over.
web-winnable-watch = Watch how
web-winnable-only-line = One of { $listed } deals that the solver has won, of { $looked } that it looked at. The others were lost, or too hard for it. It is a numbered deal: whoever has its number could look at the cards.
web-winnable-none = For these rules nobody has looked which deals can be won.
