### Chances, hints and looking back at a game.

hint-after = { $answers ->
        [0] before the first answer
        [one] after 1 answer
       *[other] after { $answers } answers
    }
hint-simulations = { $games } games played on from here, with all that is hidden dealt again each time.
hint-chance = Chance: { $chance }.
