### Die Wörter, die das Regelverzeichnis jedes Spiels benutzt.

guide-index = Die Regeln jedes Spiels in einfachen Worten, aus denselben Texten, auf die das Spiel verweist.
    .title = Die Regeln
guide-home = Alle Spiele
guide-advice = Rat
guide-rules = Regeln
guide-pages = Seiten
guide-modules = Module
guide-back = Alle Seiten
guide-generated = Geschrieben von `scripts/rules_reference.py` aus den Texten des Spiels; nicht von Hand ändern.
guide-see = Siehe
guide-matrix = Welche Regel für welches Paar
guide-cards = Karten
guide-cards-added = Zusätzliche Karten
guide-card-column = Karte
guide-count = Anzahl
guide-total = Summe
guide-effect = Wirkung
guide-setting = Einstellung
guide-value = Wert
guide-meaning = Bedeutung
guide-wins = Was zum Sieg gehört
guide-game = Spiel
guide-decisions = Wo die Regeln eine Wahl lassen, sprechen sie von einem Entscheidungspunkt. Sein Name steht in dem, was ein Server schickt, in Stellungen und im Code; braucht ein Entscheidungspunkt mehrere Antworten, werden sie nacheinander erfragt.
    .title = Entscheidungspunkte
guide-point = Entscheidungspunkt
guide-kind = Name
guide-question = Frage
guide-rule = Regel
guide-condition = Du brauchst
guide-settings = Einstellungen, die ein Spiel verändern. Schreibe sie als `--variant NAME=WERT`. Der erste Wert gilt, wenn du nichts sagst; eine Einstellung wirkt nicht, wenn ihr Modul oder das Teamspiel nicht dabei ist.
    .title = Einstellungen
