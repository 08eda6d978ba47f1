### The end of a game: looking back at it.

web-review-title = Looking back
web-review-start = At the beginning your chance was { $start }.
web-review-luck = The cards gave { $points } points;
web-review-bad-luck = The cards took { $points } points;
web-review-cost = your choices cost { $points }.
web-review-free = no choice was clearly worse than another.
web-review-move = Turn { $turn }: { $given }.
web-review-moves = { $count ->
    [one] The move that cost most
   *[other] The moves that cost most
 }
web-review-better = Better: { $better } ({ $points } points).
web-review-working = Still looking back: { $share }
