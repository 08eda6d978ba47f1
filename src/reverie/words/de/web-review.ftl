### Das Ende eines Spiels: der Rückblick.

web-review-title = Rückblick
web-review-start = Am Anfang standen die Chancen bei { $start }.
web-review-luck = Die Karten gaben { $points } Punkte;
web-review-bad-luck = Die Karten nahmen { $points } Punkte;
web-review-cost = deine Züge kosteten { $points }.
web-review-free = keine Wahl war klar schlechter als eine andere.
web-review-move = Zug { $turn }: { $given }.
web-review-moves = { $count ->
    [one] Der teuerste Zug
   *[other] Die teuersten Züge
 }
web-review-better = Besser: { $better } ({ $points } Punkte).
web-review-working = Der Rückblick läuft noch: { $share }
