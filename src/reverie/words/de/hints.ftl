### Chancen, Tipps und der Rückblick auf ein Spiel.

hint-after = { $answers ->
        [0] vor der ersten Antwort
        [one] nach 1 Antwort
       *[other] nach { $answers } Antworten
    }
hint-simulations = { $games } Spiele von hier aus zu Ende gespielt, alles Verdeckte jedes Mal neu verteilt.
hint-chance = Chance: { $chance }.

## Rückblick

review-result = { $result ->
        [won] gewonnen
        [lost] verloren
       *[open] nicht zu Ende gespielt
    }
review-start = Am Anfang
review-luck = Was die Karten gaben
review-cost = Was deine Züge kosteten
review-darkest = Der dunkelste Moment
review-points = { $points } Punkte
review-at-turn = { $chance } %, Zug { $turn }
review-title = Die teuersten Züge
review-none = Keine Wahl war klar schlechter als eine andere: Hier haben die Karten entschieden.
review-move = Zug { $turn }: { $given }. Besser: { $better } ({ $points } Punkte).
review-go-on = Von hier weiterspielen: { $command }
review-error = Jede Chance sagt, wie oft der Computer von diesem Moment an gewinnt, auf etwa { $error } Punkte genau.
review-picture = Das Bild liegt in { $path }.
review-working = Rückblick
review-picture-title = { $game }, { $result ->
        [won] gewonnen
        [lost] verloren
       *[open] unvollendet
    }
review-picture-line = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · am Anfang { $start } % · die Karten { $luck } · die Züge { $cost }
review-picture-turn = Zug { $turn }
