### Urbion: warum eine Antwort besser ist als eine andere, in einem Satz.

urbion-why-won = Damit ist gewonnen.
urbion-why-no-won = Gewinnt nicht sofort.
urbion-why-lost = Damit ist sofort verloren.
urbion-why-no-lost = Das Spiel geht weiter.
urbion-why-claimed = { $count ->
        [one] Befriedet eine Stadt.
       *[other] Befriedet { $count } Städte.
    }
urbion-why-no-claimed = Befriedet keine Stadt.
urbion-why-balanced = Bringt { $row } ins Gleichgewicht.
urbion-why-unbalanced = Bringt { $row } aus dem Gleichgewicht.
urbion-why-kept = Hält { $row } im Gleichgewicht.
urbion-why-no-balanced = Lässt { $row } ohne Gleichgewicht.
urbion-why-ways = Lässt dir einen Traum, der { $row } ins Gleichgewicht brächte.
urbion-why-many-ways = Hält mehrere Wege offen, { $row } ins Gleichgewicht zu bringen.
urbion-why-no-ways = Lässt dir keinen Traum, der { $row } ins Gleichgewicht brächte.
urbion-why-fewer-ways = Lässt dir weniger Wege, { $row } ins Gleichgewicht zu bringen.
urbion-why-off = Entfernt { $row } vom Gleichgewicht.
urbion-why-no-off = Bringt { $row } dem Gleichgewicht näher.
urbion-why-empty = Lässt mehr Städte ohne Traum.
urbion-why-no-empty = Lässt weniger Städte ohne Traum.
urbion-why-deck = Schont den Traumstapel.
urbion-why-no-deck = Kostet Karten vom Traumstapel.
urbion-why-chaos = Es kann noch mehr Chaos kommen.
urbion-why-no-chaos = Es kann weniger Chaos kommen.
urbion-why-waiting = Ein Chaos muss noch abgehandelt werden.
urbion-why-no-waiting = Kein Chaos bleibt abzuhandeln.
urbion-why-hand = Lässt dir mehr Handkarten.
urbion-why-no-hand = Kostet Handkarten.
urbion-why-looked = Zeigt dir, was als Nächstes kommt.
urbion-why-no-looked = Du siehst nicht, was als Nächstes kommt.
urbion-why-known = Du weißt, was oben auf dem Stapel liegt.
urbion-why-no-known = Du weißt nicht, was oben auf dem Stapel liegt.
