### Onirim: warum eine Antwort besser ist als eine andere, in einem Satz.

onirim-why-won = Damit ist gewonnen.
onirim-why-no-won = Gewinnt nicht sofort.
onirim-why-lost = Damit ist sofort verloren.
onirim-why-no-lost = Das Spiel geht weiter.
onirim-why-gone = Eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte, die du brauchst, wäre für immer fort.
onirim-why-no-gone = Keine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte geht für immer verloren.
onirim-why-door = Öffnet eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-no-door = Gibt eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte zurück.
onirim-why-doors = Du behältst deine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-closed = Lässt eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte verschlossen.
onirim-why-search = Vollendet eine Folge, und die bringt eine Pforte.
onirim-why-no-search = Lässt eine Folge unvollendet, die eine Pforte brächte.
onirim-why-two-ways = Hält zwei Wege zu einer { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
       *[brown] braunen
    } Pforte offen: den Schlüssel und die Folge.
onirim-why-run = Beginnt eine Folge für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-run-near = Danach fehlt nur noch eine Karte zu einer { $colour ->
        [red] roten
        [blue] blauen
        [green] grünen
       *[brown] braunen
    } Pforte.
onirim-why-run-kept = Erhält die Folge für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-run-broken = Bricht die Folge für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte ab.
onirim-why-run-waits = Setzt die Folge für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte nicht fort.
onirim-why-run-none = Beginnt keine Folge für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-next = Lässt dir eine Karte, mit der die { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Folge weitergeht.
onirim-why-no-next = Lässt dir weniger Karten, mit denen die { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Folge weitergeht.
onirim-why-key = Du behältst einen Schlüssel für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte.
onirim-why-no-key = Gibt einen Schlüssel für eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Pforte her.
onirim-why-held = Du behältst { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Karten für eine Pforte, die noch fehlt.
onirim-why-no-held = Gibt eine { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[brown] braune
    } Karte her, die du noch brauchst.
onirim-why-keys-ahead = Ein { $colour ->
        [red] roter
        [blue] blauer
        [green] grüner
       *[brown] brauner
    } Schlüssel bleibt im Stapel.
onirim-why-no-keys-ahead = Ein { $colour ->
        [red] roter
        [blue] blauer
        [green] grüner
       *[brown] brauner
    } Schlüssel verlässt den Stapel.
onirim-why-looked = Zeigt dir, was als Nächstes kommt.
onirim-why-no-looked = Du siehst nicht, was als Nächstes kommt.
onirim-why-needless = Du behältst eine Karte in einer Farbe, die fertig ist.
onirim-why-no-needless = Du wirst eine Karte in einer Farbe los, die fertig ist.
onirim-why-playable = Lässt dir danach mehr Karten zum Ausspielen.
onirim-why-no-playable = Lässt dir danach weniger Karten zum Ausspielen.
onirim-why-nightmares = Es kommen noch mehr Albträume.
onirim-why-no-nightmares = Es kommen weniger Albträume.
onirim-why-pile = Schont den Stapel.
onirim-why-no-pile = Kostet Karten vom Stapel.
onirim-why-hand = Lässt dir mehr Handkarten.
onirim-why-no-hand = Kostet Handkarten.
onirim-why-known = Du weißt, was oben auf dem Stapel liegt.
onirim-why-no-known = Du weißt nicht, was oben auf dem Stapel liegt.
onirim-why-limbo = Mehr Karten kommen zurück in den Stapel.
onirim-why-no-limbo = Weniger Karten kommen zurück in den Stapel.
