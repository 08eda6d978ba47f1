### Chancen, Tipps und der Rückblick auf ein Spiel.

hint-after = { $answers ->
        [0] vor der ersten Antwort
        [one] nach 1 Antwort
       *[other] nach { $answers } Antworten
    }
hint-simulations = { $games } Spiele von hier aus zu Ende gespielt, alles Verdeckte jedes Mal neu verteilt.
hint-chance = Chance: { $chance }.
