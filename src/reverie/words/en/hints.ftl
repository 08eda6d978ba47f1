### Chances, hints and looking back at a game.

hint-after = { $answers ->
        [0] before the first answer
        [one] after 1 answer
       *[other] after { $answers } answers
    }
hint-simulations = { $games } games played on from here, with all that is hidden dealt again each time.
hint-chance = Chance: { $chance }.

## Looking back

review-result = { $result ->
        [won] won
        [lost] lost
       *[open] not played to its end
    }
review-start = At the beginning
review-luck = What the cards gave
review-cost = What your choices cost
review-darkest = The darkest moment
review-points = { $points } points
review-at-turn = { $chance } %, turn { $turn }
review-title = The moves that cost most
review-none = No choice was clearly worse than another: the cards decided this one.
review-move = Turn { $turn }: { $given }. Better: { $better } ({ $points } points).
review-go-on = Play on from here: { $command }
review-error = A chance says how often the computer wins from that moment on, give or take { $error } points.
review-picture = The picture is in { $path }.
review-working = looking back
review-picture-title = { $game }, { $result ->
        [won] won
        [lost] lost
       *[open] unfinished
    }
review-picture-line = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · at the beginning { $start } % · the cards { $luck } · the choices { $cost }
review-picture-turn = turn { $turn }
