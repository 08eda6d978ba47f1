### Kampagnen: nach Namen, zum Mitnehmen, zum Anfangen.

web-campaign-line = Eine Kampagne dauert viele Abende. Jede Antwort ist sofort gespeichert: Mach die Seite zu, wann du magst.
web-campaign-none = Noch gibt es keine Kampagne.
web-campaign-unnamed = Kampagne ohne Namen
web-campaign-played = zuletzt gespielt { $when }
web-campaign-over = zu Ende
web-campaign-people = { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
 }
web-campaign-continue = Weiterspielen
web-campaign-rename = Name
web-campaign-keep-name = So soll sie heißen
web-campaign-export = Als Datei sichern
web-campaign-delete = Löschen …
web-campaign-sure = „{ $name }“ aus deiner Liste nehmen? Danach findest du sie nur noch über ihre Adresse. Sichere sie vorher als Datei, wenn du sie vielleicht zurückhaben willst.
web-campaign-yes = Aus der Liste nehmen
web-campaign-no = Behalten
web-campaign-import = Datei öffnen
web-campaign-import-line = Eine Kampagne, die als Datei gesichert wurde, geht hier weiter, wo sie stand.
web-campaign-not-read = Diese Datei lässt sich nicht lesen.
web-campaign-new = Eine neue Kampagne
web-campaign-name = Ihr Name
web-campaign-name-line = Nur du siehst ihn.
web-campaign-who = Wer sitzt am Tisch?
web-campaign-alone = Ich spiele allein
web-campaign-together = { $n } Leute, jeder mit einem Gerät
web-campaign-alone-line = Du spielst alle Figuren selbst.
web-campaign-together-line = Für alle anderen bekommst du je einen Link. Einen leeren Platz spielt der Computer, wenn du magst.
web-campaign-characters = Wie viele Figuren spielst du?
web-campaign-characters-line = Zwei sind für den Anfang am besten: Sie helfen einander, und du wartest nie lange. Mit nur einer darf eine Karte, die jemand anderen braucht, getauscht werden.
web-campaign-which = Wer wen spielt, wählt ihr am Tisch.
web-campaign-options = Wie ihr spielt
web-campaign-options-line = So wie es dasteht, spielt das Regelheft. Du kannst alles so lassen.
web-campaign-begin = Die erste Nacht beginnen
web-campaign-others = Heute jemand anders dabei?
web-campaign-others-line = Zwischen zwei Abenden darf sich die Zahl der Leute ändern. Alles, was ihr habt, bleibt; wer auch kommt oder geht, die Figuren behalten, was ihnen gehört.
web-campaign-others-go = Mit diesen Leuten weiter
