### Etherfields: die Regeln in unseren eigenen Worten, eine Nachricht je Regelnummer. „Du“ ist der Charakter, den du spielst; das Team seid ihr alle.

## Kapitel 4: Allgemeine Regeln

ETH-GEN-01 = Was auf einer Karte, einem Quadrat oder in einer Handlung steht, geht diesen Regeln vor. Widersprechen sich zwei solche Texte, gilt das Verbot vor der Erlaubnis, und eine Obergrenze hält gegen alles, was den Wert erhöhen würde.
    .title = Welcher Text vorgeht
ETH-GEN-02 = Lässt sich etwas auf mehrere Arten ausführen, wählt das Team. Innerhalb einer Aktion oder Fähigkeit, die ein Charakter einsetzt, wählt dieser Charakter.
    .title = Wer entscheidet
ETH-GEN-03 = Eine Möglichkeit darfst du nur wählen, wenn du alles tun kannst, was sie verlangt. Verlangt sie etwas von allen Charakteren, muss jeder von euch dazu imstande sein.
    .title = Nur was ihr erfüllen könnt
ETH-GEN-04 = Tust du etwas, um etwas anderes zu bekommen, ist das Erste ein Preis, und du musst ihn ganz zahlen. Sagt ein Text einfach, was du zu tun hast, tust du, was möglich ist, und der Rest ist vergessen.
    .title = Preis oder Folge
ETH-GEN-05 = Ein Schrägstrich zwischen zwei Dingen heißt, dass eines davon genügt.
    .title = Der Schrägstrich
ETH-GEN-06 = Die Teamgröße ist die Zahl der Charaktere, die an dieser Spielsitzung teilnehmen.
    .title = Teamgröße
ETH-GEN-07 = Was im Vorrat fehlt, kann weder erhalten noch gelegt werden; die Zahl der Teile ist für jede Teamgröße gleich. Nur für Leiden und Absichtsmarker gilt dann etwas Eigenes.
    .title = Wenn der Vorrat leer ist
ETH-GEN-08 = Was ihr aus den Geheimnissen eines Traums erhaltet, erhaltet ihr in einer Kampagne nur einmal, oder einmal für jedes Exemplar, das es gibt. Betretet ihr den Traum wieder, ist es nicht mehr da.
    .title = Gefunden ist gefunden
ETH-GEN-09 = Ein Deck wird nur dann neu gemischt, wenn eine Regel oder Karte es sagt.
    .title = Decks bleiben, wie sie sind
ETH-GEN-10 = Alle Teile der Aktion einer Einflusskarte geschehen zugleich, wenn ihr Text keine Reihenfolge und keinen Zeitpunkt nennt. Ausgeführt werden sie vom ersten zum letzten, aber wovon sie abhängen, wird vor dem ersten festgestellt. In allen anderen Texten wird eine Bedingung erst geprüft, wenn sie an der Reihe ist.
    .title = Die Teile einer Aktion
ETH-GEN-11 = Treffen mehrere Effekte auf denselben Augenblick, legt das Team ihre Reihenfolge fest. Trotzdem gelten sie als ein Augenblick: Wen sie betreffen und was in Reichweite ist, steht vor dem ersten fest.
    .title = Mehrere Effekte zugleich
ETH-GEN-12 = Was bis zum Ende der Runde gilt, ist vorbei, wenn die Rundenkarte abgelegt wird. Außerhalb einer Begegnung gilt es, bis die nächste beginnt.
    .title = Bis zum Ende der Runde
ETH-GEN-13 = Was einmal je Runde geht, darf jeder Charakter einmal nutzen, und jedes Exemplar zählt für sich; in der Traumwelt steht die Zeit zwischen zwei Begegnungen für eine Runde. Längere Grenzen, einmal je Begegnung, je Spielsitzung oder überhaupt, gelten für das ganze Team gemeinsam.
    .title = Einmal je Runde
ETH-GEN-14 = Was aus dem Spiel entfernt wird, kommt in den Schlund und bleibt die ganze Kampagne über fort.
    .title = Aus dem Spiel entfernt
ETH-GEN-15 = Rührt Geheimnisse nicht an, bis euch etwas sagt, dass ihr sie aufdecken, erhalten oder anschauen sollt.
    .title = Geheimes bleibt geheim
ETH-GEN-16 = Bei einer Bewegung ist X das, was deine Zahlung am Ende erreicht hat, samt der Stärkung. Jedes andere X, aus Stunden oder Geistmarkern, nennst du zusammen mit der Aktion, und es ist mindestens 1.
    .title = Was X ist
ETH-GEN-17 = Darf jeder etwas tun, entscheidet jeder Charakter für sich. Dürft ihr es gemeinsam tun, entscheidet das Team einmal für alle.
    .title = Jeder darf, ihr dürft
ETH-GEN-18 = Sagt ein Text nichts zu der Seite, die ein Würfel zeigt, geschieht nichts.
    .title = Würfelseiten ohne Wirkung
ETH-GEN-19 = Ändert mehreres denselben Wert, kommt zuerst, was ihn festsetzt, dann, was etwas dazuzählt, dann, was ihn vervielfacht, und zuletzt kommen die Obergrenzen.
    .title = Die Reihenfolge der Änderungen
ETH-GEN-20 = Textfarben, Bilder und die wenigen Sekunden, die ihr etwas ansehen dürft, sind nur Darstellung. Das Spiel merkt sich, dass ihr es gesehen habt, mehr nicht.
    .title = Was nur Darstellung ist

## Kapitel 5.1: Eine Kampagne beginnen

ETH-CMP-01 = Ein bis vier Charaktere nehmen teil, fünf, wenn ein Paket einen fünften mitbringt. Alle wählen einen Charakter, den sonst niemand hat; eine Person darf mehrere spielen.
    .title = Wer spielt
ETH-CMP-02 = Jeder Charakter beginnt mit den 22 Einflusskarten seines eigenen Startdecks, gemischt, mit einem Modell, einem Tableau und den Basisaktionen.
    .title = Womit ein Charakter beginnt
ETH-CMP-03 = Sonst beginnt ihr mit nichts: ohne Leiden, Äther, Leuchtsteine, Geistmarker, Schlüssel, Gegenstände, Masken, Hinweise, Schwächen und Weisheiten. Der Gegenstandsmarkt ist leer. Im Einflussmarkt liegen alle Einflusskarten, die keinen Code haben und zu keinem Startdeck gehören.
    .title = Mit leeren Händen
ETH-CMP-04 = Eure erste Spielsitzung braucht wenig: den Plan, eure Charaktere, die gemischten Decks der Runden-, Schicksals- und Schwächekarten, die Marker und eure Stunden. Schlummerlande, Traumwelt und Erwachen gibt es noch nicht. Ihr betretet sofort das erste Traumtor; auf Schlüssel und Bezirk kommt es dabei nicht an.
    .title = Die erste Spielsitzung
ETH-CMP-05 = Ihr betretet den ersten Traum ohne Masken und Gegenstände, und er gibt euch, was ihr braucht: zwei Masken für jeden Charakter, Startgegenstände, von denen bis zu drei aktiv sind und die übrigen im Lager warten, die Weisheiten vom Erwachen und von der Traumwelt und die ersten Quadrate von Traumwelt, Schlummern, Deltaphase und Schlummerlanden. Startgegenstände, die ihr nicht findet, kommen in den Gegenstandsmarkt.
    .title = Was der erste Traum gibt
ETH-CMP-06 = Ist der erste Traum vorbei, außer durch einen Tod, erwacht ihr ganz und steht auf dem Ort des Erwachens. Von nun an steht euch die Traumwelt offen.
    .title = Nach dem ersten Traum
ETH-CMP-07 = Ein Charakter, den niemand spielt, kann später noch gewählt werden. Seine Startkarten kommen nicht in den Einflussmarkt, außer ein Text legt sie dorthin.
    .title = Charaktere, die nicht mitspielen

## Kapitel 5.2: Charaktere und ihre Kartenrückseiten

ETH-CHR-01 = Karten, Äther, Masken und Erinnerungen gehören dem Charakter, nicht der Person, die ihn spielt.
    .title = Was einem Charakter gehört
ETH-CHR-02 = Vier Charaktere teilen sich den Traum. Die Spielerin lebt von Würfeln, Wagnis und List, der Spezialist von Fortschrittskarten und Wahrnehmung, das Kraftpaket von Zorn und Ausdauer; der Freigeist biegt mit Geistmarkern die Regeln.
    .title = Die vier Charaktere
ETH-BCK-01 = Die Rückseite jeder Startkarte zeigt eine Aktion des Charakters, zu dem sie gehört. Solange eine solche Karte oben auf deinem Deck liegt, darfst du diese Aktion nutzen, auch wenn du die Karte gekauft hast und sie aus dem Startdeck eines anderen Charakters stammt.
    .title = Die Aktion auf der Rückseite
ETH-BCK-02 = Alle sehen die Rückseite der obersten Karte jedes Decks. Karten des Markts, Karten mit Code und Schwächen haben hinten keine Aktion.
    .title = Rückseiten sind offen
ETH-BCK-03 = Um die Rückseite zu nutzen, legst du die oberste Karte offen auf deine Ablage und führst dann die Aktion aus. Die Karte wird dabei weder gezogen noch gespielt. Hat auch die nächste Karte eine solche Rückseite, darfst du sie ebenso nutzen.
    .title = Die Rückseite nutzen
ETH-BCK-04 = Mit der Rückseite der Spielerin würfelst du einen deiner eigenen Würfe neu, solange er noch neu gewürfelt werden darf.
    .title = Die Rückseite der Spielerin
ETH-BCK-05 = Mit der Rückseite des Spezialisten drehst du eine Fortschrittskarte eines beliebigen Charakters auf die Vorderseite, wie weit er auch entfernt ist, wenn nur ein Weg zu ihm führt; in der Traumwelt ist kein Weg nötig. Das geht im Aktionsschritt oder in der Traumwelt zwischen zwei Begegnungen.
    .title = Die Rückseite des Spezialisten
ETH-BCK-06 = Mit der Rückseite des Kraftpakets verhinderst du 1 Leiden, das du in der Traumlandphase nehmen müsstest. Du darfst das wiederholen, solange deine oberste Karte es zulässt.
    .title = Die Rückseite des Kraftpakets
ETH-BCK-07 = Mit der Rückseite des Freigeists gibst du einen oder mehrere Geistmarker ab und bekommst für jeden 1 List oder 1 Wahrnehmung für die Zahlung, die du gerade leistest. Ohne offene Zahlung mit Absichten geht es nicht.
    .title = Die Rückseite des Freigeists

## Kapitel 5.3: Ein Deck bauen

ETH-DCK-01 = Dein Deck baust du nur beim Aufbau einer Spielsitzung und beim Erwachen.
    .title = Wann Decks gebaut werden
ETH-DCK-02 = Wähle aus all deinen Einflusskarten mindestens 20 und höchstens 40 für dein Deck. Der Rest kommt in deinen Vorrat und ist bis zum nächsten Deckbau nicht zu gebrauchen.
    .title = Zwanzig bis vierzig
ETH-DCK-03 = Besitzt du weniger als 20 Einflusskarten, kommen alle ins Deck.
    .title = Zu wenige Karten
ETH-DCK-04 = Alle deine Schwächekarten kommen ebenfalls ins Deck. Für 20 und 40 zählen sie nicht.
    .title = Schwächen kommen mit
ETH-DCK-05 = Während des Spiels darf dein Deck so klein oder groß werden, wie es will; die Grenzen gelten nur beim Bauen.
    .title = Danach darf es sich ändern
ETH-DCK-06 = Nach dem Bauen wird dein Deck gemischt; Hand und Ablage sind leer.
    .title = Ein frisches Deck
ETH-DCK-07 = Besitzt du beim Bauen weniger als 6 Einflusskarten, bekommst du kostenlos Karten von oben aus dem Einflussmarkt, bis du 6 hast.
    .title = Genug zum Leben

## Kapitel 5.4: Die Traumwelt

ETH-DWM-01 = Die Traumwelt besteht aus den Quadraten, die ihr entdeckt habt. Jedes ist ein Bezirk mit Orten; große Pfeile sind Pfade, kleine sind Abkürzungen, und beide führen nur in eine Richtung. Ein Pfeil zu einem Quadrat, das noch nicht liegt, führt nirgendwohin.
    .title = Die Traumwelt
ETH-DWM-02 = Der Teammarker steht auf genau einem Ort. Hier gibt es keine Runden, und niemand zieht nach.
    .title = Ein Marker für alle
ETH-DWM-03 = Ein Pfad kostet nichts. Ihr folgt einem Pfeil, und der Ort, zu dem er führt, wird ganz abgehandelt, bevor ihr etwas anderes tut.
    .title = Pfade
ETH-DWM-04 = Eine Abkürzung lässt jeden von euch 1 Karte versiegeln, bevor der Ort abgehandelt wird. Wer nichts zu versiegeln hat, versiegelt nichts; nehmen dürft ihr die Abkürzung trotzdem.
    .title = Abkürzungen
ETH-DWM-05 = Ein Ort tut, was seine Symbole sagen, von oben nach unten: Tor, Schicksal, Kramladen, Handlung oder Effekt. Leere Orte und der Ort des Erwachens bewirken nichts.
    .title = Was Orte bewirken
ETH-DWM-06 = An einem Torplatz müsst ihr wählen. Entweder ihr bezahlt eines eurer Tore dieses Bezirks, das noch nicht gewonnen ist, und betretet seinen Traum; was ein einzelner Charakter zahlt, zahlt einer von euch. Oder ihr erhaltet 1 Schlüssel und handelt das oberste Quadrat des Schlummerdecks ab.
    .title = Torplätze
ETH-DWM-07 = Ist der Ort abgehandelt, seid ihr frei: Geht weiter, setzt Karten ein, erwacht oder speichert.
    .title = Frei
ETH-DWM-08 = In der Traumwelt dürft ihr alles einsetzen, was dort laut seinem Text wirkt: aus der Hand, vor euch oder beim Team.
    .title = Karten in der Traumwelt
ETH-DWM-09 = Versetzt ein Text das Team, muss der Marker auf einem anderen Ort landen, der dann abgehandelt wird. Stellt der Text das Team nur dorthin, wird nichts abgehandelt.
    .title = Der Marker anderswo
ETH-DWM-10 = Auch hier zahlt ihr Absichten mit der Hand und aktiven Gegenständen. Jeder von euch darf zwischen zwei Begegnungen einmal stärken.
    .title = Zahlen in der Traumwelt

## Kapitel 5.5: Traumtore

ETH-GAT-01 = Die erste Seite eines Traumtors nennt Namen und Bezirk, was der Eintritt verlangt, den Aufbau, die Zahl der Runden und die Handlung, mit der der Traum beginnt. Auf der zweiten Seite stehen Regeln und Aktionen des Traums, Effekte für die Rundenkarten, das Ziel, Hinweise, und was geschieht, wenn es keine weitere Runde gibt.
    .title = Was ein Traumtor zeigt
ETH-GAT-02 = Um einen Traum zu betreten, zahlt ihr zuerst die Schlüssel und was das Tor sonst verlangt. Räumt die Schlummerlande ab; ihre Verwerfungen kommen unter das Schicksalsdeck. Folgt dem Aufbau des Tors, bildet das Rundendeck und lasst die genannten Wesen erscheinen. Lest die Einleitung, dreht das Tor um und stellt eure Charaktere auf Zugänge. Dann beginnt Runde 1.
    .title = Einen Traum betreten
ETH-GAT-03 = Ihr nehmt alles in den Traum mit, wie es ist: Hand, ausgelegte Fortschrittskarten, versiegelte Karten, Leiden, Leuchtsteine, Äther, Stunden, Gegenstände und Masken.
    .title = Was ihr mitbringt
ETH-GAT-04 = Ein Traum endet, wenn ein Text ihn beendet, wenn ein Charakter stirbt oder wenn es keine weitere Runde gibt; dann beendet ihn die Handlung des Tors oder gibt euch neue Runden. Einfach gehen könnt ihr nicht, und in einem Traum zu speichern gilt als Tod.
    .title = Wie ein Traum endet
ETH-GAT-05 = Nach einem Traum wird der Plan geräumt. Was ihr nicht erhalten habt, kehrt zu den Geheimnissen zurück, alle Marker kommen in den Vorrat, und das Tor wird entfernt oder behalten, wie die Handlung es sagt. Die Schlummerlande werden neu aufgebaut, und ihr steht in der Traumwelt, wo ihr zuvor wart. Ihr behaltet Hand, ausgelegte Fortschrittskarten, Leuchtsteine und Äther, aber auch versiegelte Karten und Leiden; nichts wird neu gemischt.
    .title = Nach einem Traum
ETH-GAT-06 = Ein gewonnener Traum bringt meist eine gute Jahreszeit, ein verlorener eine schlechte, wie seine Handlungen sagen. Ein Tod bringt keine.
    .title = Träume bringen Jahreszeiten
ETH-GAT-07 = Handlungen geben euch neue Tore. Sie bleiben beim Team.
    .title = Neue Tore

## Kapitel 5.6: Schlummer

ETH-SLU-01 = Das Schlummerdeck enthält alle freigeschalteten Schlummerquadrate, gemischt und auf dem Deltaquadrat.
    .title = Das Schlummerdeck
ETH-SLU-02 = Ein neues Schlummerquadrat kommt ganz nach unten in das Schlummerdeck, noch unter das Deltaquadrat.
    .title = Neue Schlummerquadrate
ETH-SLU-03 = Für einen Schlummer deckt ihr das oberste Quadrat des Schlummerdecks auf. Das Deltaquadrat bringt die Deltaphase. Bei einem Quadrat ohne Runden tut ihr, was darauf steht, und legt es unter das Deck. Bei einem Quadrat mit Runden spielt ihr eine Begegnung. Ist das Deck leer, geschieht nichts.
    .title = Einen Schlummer ausführen
ETH-SLU-04 = Ein Schlummer mit einem Wesen beginnt so: Ihr dürft ihn gleich abbrechen, wenn das erlaubt ist; das Quadrat kommt auf den Platz der Wesen; ihr bildet ein Rundendeck der genannten Größe; seine Wesen erscheinen; ihr folgt den übrigen Zeilen des Aufbaus; dann beginnt Runde 1.
    .title = Aufbau eines Schlummers
ETH-SLU-05 = Ihr beginnt einen Schlummer auf dem Feld, auf dem der letzte für euch endete. Wurden die Schlummerlande neu aufgebaut, steht ihr auf Zugängen.
    .title = Wo ihr beginnt
ETH-SLU-06 = Manche Schlummerquadrate haben mehrere Fassungen, jede mit einer Bedingung, etwa der Zahl eurer aktiven Fortschrittskarten. Gespielt wird die erste, deren Bedingung zutrifft.
    .title = Quadrate mit mehreren Fassungen
ETH-SLU-07 = Endet ein Schlummer, so endet er auf der Stelle. Sein Quadrat kommt unter das Schlummerdeck, seine Wesen und die Marker, die er mitbrachte, kehren zurück. Die Schlummerlande, ihre Verwerfungen und alle anderen Marker bleiben, und ihr bleibt auf euren Feldern. Ihr seid wieder in der Traumwelt.
    .title = Das Ende eines Schlummers
ETH-SLU-08 = Ein Schlummerquadrat kann sagen, wie sein Wesen zu erlösen ist. Hat euch eine Weisheit den Weg gezeigt und ist alles erfüllt, was verlangt wird, darf das Team es im Aktionsschritt wählen; die Handlung dazu sagt, was folgt.
    .title = Erlösung

## Kapitel 5.7: Die Deltaphase

ETH-DEL-01 = Kommt das Deltaquadrat, gibt es keinen Schlummer, sondern die Deltaphase.
    .title = Statt eines Schlummers
ETH-DEL-02 = Jeder von euch darf eines wählen: alles Leiden heilen, alle Karten auf die Ablage entsiegeln, alle ausgelegten Fortschrittskarten auf die Vorderseite drehen, das Deck ohne Strafe neu mischen oder eine Maske anlegen. Manche Karten lassen dich mehr wählen, jede Möglichkeit einmal.
    .title = Jeder ein Wunsch
ETH-DEL-03 = Eure Stunden gehen auf den Wert eurer Teamgröße zurück, ob das mehr sind oder weniger.
    .title = Die Uhr wird gestellt
ETH-DEL-04 = Alle Schlummerquadrate werden gemischt; Delta kommt ganz nach unten.
    .title = Die Schlummer werden gemischt
ETH-DEL-05 = In der Deltaphase ändern sich die Schlummerlande nicht.
    .title = Das Land bleibt

## Kapitel 5.8: Jahreszeiten

ETH-SEA-01 = Sobald Jahreszeitenkarten da sind, ist die oberste eure Jahreszeit, und ihre Regeln gelten. Vorher gibt es keine Jahreszeit.
    .title = Jahreszeiten
ETH-SEA-02 = Ein Text nennt eine Jahreszeit, und diese Karte kommt nach oben.
    .title = Wenn die Jahreszeit wechselt
ETH-SEA-03 = Ein Tod ändert die Jahreszeit nie, und Speichern auch nicht.
    .title = Wenn sie bleibt

## Kapitel 5.9: Schicksalskarten

ETH-FAT-01 = Kommt ihr an einen Ort des Schicksals, zieht ihr die oberste Schicksalskarte und tut, was sie sagt. Ist das Schicksalsdeck leer, geschieht nichts.
    .title = Eine Schicksalskarte ziehen
ETH-FAT-02 = Bietet eine Schicksalskarte mehrere Möglichkeiten, wählt das Team eine, die es erfüllen kann. Manche Karten dürft ihr ablehnen; sie sagen es.
    .title = Eines von beiden
ETH-FAT-03 = Verlangt es die Schicksalskarte, zieht ihr das oberste Quadrat aus dem Vorrat der Schlummerlande und legt es auf den Platz, den sein Code nennt.
    .title = Ein neues Quadrat
ETH-FAT-04 = Ist die Schicksalskarte eine Verwerfung, muss sie nach ihrem Quadrat auf einen leeren Platz für Verwerfungen, wenn es einen gibt; unter mehreren wählt das Team. Sonst kommt sie wie jede andere Schicksalskarte unter das Schicksalsdeck.
    .title = Wohin eine Verwerfung kommt
ETH-FAT-05 = Lässt eine Schicksalskarte „dich“ würfeln oder leiden, bestimmt das Team, wer das ist.
    .title = Wer gemeint ist

## Kapitel 5.10: Verwerfungen und Schlummerlande

ETH-RFT-01 = Eine Verwerfung auf ihrem Platz ist entweder eine Regel für den ganzen Plan oder gibt dem Feld, das sie kennzeichnet, Aktionen und Effekte. Solange sie dort liegt, wirkt sie in jedem Schlummer.
    .title = Was eine Verwerfung bewirkt
ETH-RFT-02 = Ein Platz für Verwerfungen fasst eine Karte. Sie bleibt, bis ein Effekt sie wegnimmt oder die Schlummerlande geräumt werden; dann kommt sie unter das Schicksalsdeck.
    .title = Wie lange eine Verwerfung bleibt
ETH-SLD-01 = Die meisten Schlummer spielt ihr in den Schlummerlanden: auf zwei Startquadraten und denen, die Schicksalskarten dazugelegt haben.
    .title = Die Schlummerlande
ETH-SLD-02 = Neu aufgebaut werden die Schlummerlande beim Spielaufbau, nach einem Erwachen und nach jedem Traum. Räumt den Plan, legt die zwei Startquadrate aus, mischt die anderen freigeschalteten Quadrate und stellt jeden Charakter auf einen Zugang seiner Wahl.
    .title = Die Schlummerlande neu aufbauen
ETH-SLD-03 = Ein Quadrat kommt nur auf den Platz, den sein Code nennt. Ist dieser belegt, kommt es nach unten in den Vorrat, und nichts wird ausgelegt.
    .title = Ein Platz für jedes Quadrat

## Kapitel 5.11: Einkaufen

ETH-SHP-01 = Im Kramladen darf das Team eine seiner Einkaufskarten einsetzen. Ohne sie gibt es keinen Einkauf; danach kommt sie zu den Geheimnissen zurück.
    .title = Eine Einkaufskarte
ETH-SHP-02 = Jeder von euch wählt: Einflusskarten, oder 1 Gegenstand, oder nichts.
    .title = Was du kaufen darfst
ETH-SHP-03 = Für 2 Äther wird ein zufälliger Gegenstand des Gegenstandsmarkts aktiv. Ist kein Platz frei, muss ein anderer aktiver Gegenstand gehen; den neuen könnt ihr nicht ablehnen.
    .title = Ein Gegenstand
ETH-SHP-04 = Wer weder Karte noch Gegenstand gekauft hat, erhält 1 Äther.
    .title = Nichts gefunden

## Kapitel 5.11: Märkte

ETH-MKT-01 = Ein Markt wird gemischt, bevor für einen Einkauf die erste Karte aus ihm gezogen wird, und nur dann. Was ihr zurücklegt, kommt nach unten; ihr seht es also erst wieder, wenn der Markt durchgesehen ist.
    .title = Die Märkte mischen
ETH-MKT-02 = Um Einflusskarten zu kaufen, ziehst du die obersten drei des Einflussmarkts und kaufst davon beliebig viele, jede für den Äther, der auf ihr steht. Gekaufte Karten legst du offen oben auf deine Ablage, die übrigen unter den Markt. Effekte können dir mehr oder weniger als drei zeigen.
    .title = Einflusskarten kaufen
ETH-MKT-03 = Du zahlst nur mit eigenem Äther, und er geht in den Vorrat.
    .title = Mit Äther zahlen
ETH-MKT-04 = Eine Karte, die in den Markt zurückkehrt, nimmst du dort weg, wo der Text es sagt, und legst sie unter den Einflussmarkt, woher sie auch einmal kam.
    .title = Eine Karte zurückgeben
ETH-MKT-05 = Du darfst eine Startkarte eines anderen Charakters kaufen und dann die Aktion auf ihrer Rückseite nutzen.
    .title = Karten anderer Charaktere
ETH-MKT-06 = Im Lauf der Kampagne legen Handlungen weitere Karten unter die Märkte. Manche Gegenstände kommen beim Ablegen in den Gegenstandsmarkt; das steht dann darauf.
    .title = Wie die Märkte wachsen
ETH-MKT-07 = Eine Einflusskarte, die du erhältst, aus einem Traum oder vom Markt, kommt offen oben auf deine Ablage.
    .title = Wohin eine neue Karte kommt

## Kapitel 5.12: Weisheiten

ETH-WIS-01 = Eine Weisheitskarte gibt euch eine neue Regel oder Möglichkeit, die ihr nie mehr verliert. Alle eure Weisheiten sind immer aktiv, wie viele es auch sind.
    .title = Weisheiten bleiben
ETH-WIS-02 = Drei Weisheiten hat jede Kampagne: eine über das Erwachen, eine über den Tod und eine, die die Orte der Traumwelt erklärt. Alle anderen gehören zur Geschichte.
    .title = Die drei gemeinsamen Weisheiten

## Kapitel 5.13: Masken

ETH-MSK-01 = Du darfst viele Masken besitzen, trägst aber nur eine, deine aktive Maske. Gewählt wird sie meist beim Spielaufbau oder beim Erwachen.
    .title = Eine aktive Maske
ETH-MSK-02 = Deine aktive Maske darfst du jederzeit einsetzen wie eine Unterbrechung, wenn ihr Text keine Grenze setzt. Was sie von selbst bewirkt, gilt, solange du sie trägst.
    .title = Eine Maske einsetzen
ETH-MSK-03 = Darfst du eine Maske anlegen, wechselst du zu einer anderen, die dir gehört, oder legst eine beliebige an, wenn du keine trägst. Trägst du deine einzige Maske schon, geschieht nichts.
    .title = Eine Maske anlegen
ETH-MSK-04 = Eine abgelegte Maske trägst du nicht mehr, aber sie gehört dir weiter, und du kannst sie später wieder anlegen.
    .title = Eine Maske ablegen
ETH-MSK-05 = Erhältst du eine Maske, darfst du sie sofort anlegen; die bisherige legst du dafür ab.
    .title = Eine neue Maske
ETH-MSK-06 = Hat deine Maske eine deiner Grenzen erhöht, fällt diese zurück, sobald die Maske nicht mehr aktiv ist. Was dann zu viel ist, legst du sofort ab.
    .title = Grenzen ohne Maske

## Kapitel 5.14: Erwachen

ETH-AWK-01 = Jeder legt Deck, Hand, Ablage, ausgelegte Fortschrittskarten und Schwächen zusammen.
    .title = Alle Karten zusammen
ETH-AWK-02 = Alles Leiden wird geheilt, alle Karten werden entsiegelt.
    .title = Alles ist geheilt
ETH-AWK-03 = Alle Schlüssel, Leuchtsteine und Geistmarker kommen zurück. Äther, Gegenstände, Masken und Hinweise behaltet ihr.
    .title = Was zurückbleibt
ETH-AWK-04 = Ihr dürft Charaktere untereinander tauschen oder gegen einen, der nicht mitspielt.
    .title = Charaktere wechseln
ETH-AWK-05 = Jeder baut ein Deck und mischt es.
    .title = Ein neues Deck
ETH-AWK-06 = Jeder wählt eine eigene Maske zum Tragen, oder keine.
    .title = Eine Maske für die Nacht
ETH-AWK-07 = Die Schlummerlande werden neu aufgebaut.
    .title = Neue Schlummerlande
ETH-AWK-08 = Das Schicksalsdeck wird mit allen früheren Verwerfungen gemischt; das Schlummerdeck wird gemischt, Delta liegt unten.
    .title = Schicksal und Schlummer
ETH-AWK-09 = Eure Stunden werden auf den Wert eurer Teamgröße gesetzt.
    .title = Die Stunden
ETH-AWK-10 = Der Teammarker kommt auf den Ort des Erwachens. Noch zieht niemand Karten.
    .title = Wo ihr erwacht

## Kapitel 5.15: Tod

ETH-DTH-01 = Sobald einer von euch stirbt, habt ihr alle verloren. Was gerade im Gange war, bricht ab.
    .title = Einer für alle
ETH-DTH-02 = Sterbt ihr in einem Traum, wird der Plan geräumt, und die Karten und Quadrate des Traums kehren zu den Geheimnissen zurück, außer denen, die ihr erhalten oder einem Deck hinzugefügt habt. Das Tor behaltet ihr. Sterbt ihr in einem Schlummer, endet er wie sonst, nur ohne Belohnung.
    .title = Tod im Traum oder Schlummer
ETH-DTH-03 = Ein Tod ändert weder die Jahreszeit, noch löst er aus, was ohne weitere Runde geschieht.
    .title = Was der Tod nicht bewirkt
ETH-DTH-04 = Nach einem Tod erhält jeder von euch 1 Schwäche und verliert allen Äther. Dann erwacht ihr ganz.
    .title = Was ein Tod kostet
ETH-DTH-05 = Verliert ihr den ersten Traum, heilt ihr alles, entsiegelt alle Karten, gebt Schlüssel und Leuchtsteine zurück, mischt alle eure Karten ins Deck, stellt die Stunden zurück und betretet das erste Tor noch einmal. Eine Schwäche oder verlorener Äther kommt nicht hinzu.
    .title = Den ersten Traum verlieren
ETH-DTH-06 = Auch in der Traumwelt könnt ihr sterben, etwa durch eine Abkürzung. Es kostet dasselbe.
    .title = Tod in der Traumwelt

## Kapitel 5.16: Speichern

ETH-SAV-01 = Speichern dürft ihr, wann immer ihr in der Traumwelt frei seid.
    .title = Wann ihr speichern dürft
ETH-SAV-02 = Zuerst darf jeder von euch einmal Einflusskarten kaufen, ohne Kramladen.
    .title = Ein letzter Kauf
ETH-SAV-03 = Wer noch Äther hat, gibt ihn ganz gegen eine Äthernotiz zurück. Beim nächsten Aufbau ist sie 1 Äther wert, und niemand hat mehr als eine.
    .title = Äthernotizen
ETH-SAV-04 = Dann werden die ersten drei Schritte des Erwachens ausgeführt.
    .title = Ein halbes Erwachen
ETH-SAV-05 = Es bleiben eure Karten, Masken, Hinweise, Gegenstände, alle Decks, die Jahreszeit und eure Tore. Hände, ausgelegte Karten, Leiden, Schlüssel, Leuchtsteine, Stunden, Schlummerlande, Verwerfungen und Positionen bleiben nicht.
    .title = Was bleibt
ETH-SAV-06 = Wer in einem Traum speichern will, stirbt darin; nach dem Erwachen ist das Team wieder frei und kann speichern. Im ersten Traum wird gespeichert, als wärt ihr eben gestorben, und wer weiterspielt, betritt ihn von neuem. Ein Schlummer muss vorher beendet oder abgebrochen werden.
    .title = Im Traum speichern
ETH-SAV-07 = Das Programm zu schließen ist kein Speichern: Es merkt sich den genauen Augenblick, und ihr macht dort weiter. Keine Regel nimmt davon Notiz.
    .title = Das Spiel weglegen

## Kapitel 5.17: Aufbau einer späteren Spielsitzung

ETH-SET-01 = Wählt, wer welchen Charakter spielt; die Teamgröße steht für diese Spielsitzung fest. Der Startmarker geht an einen von euch.
    .title = Plätze
ETH-SET-02 = Alle aufbewahrten Gegenstände liegen im Teamlager. Wählt bis zu drei davon als aktive Gegenstände, vier mit dem zusätzlichen Platz.
    .title = Gegenstände
ETH-SET-03 = Mischt die Rundenkarten, das Schicksalsdeck, das Schwächedeck, die Schlummerquadrate auf Delta und den Vorrat der Schlummerlande. Die oberste Jahreszeit bleibt.
    .title = Mischen
ETH-SET-04 = Ein Charakter hat 5 Stunden, zwei haben 4, drei 3, vier 2, fünf 1.
    .title = Stunden für eine Spielsitzung
ETH-SET-05 = Dann erwacht ihr ab dem vierten Schritt: Decks, Masken, Schlummerlande, Schicksal und Schlummer, Stunden, Marker.
    .title = Aufwachen
ETH-SET-06 = Wer eine Äthernotiz hat, gibt sie zurück und erhält 1 Äther.
    .title = Notizen einlösen

## Kapitel 5.18: Wer dazukommt und wer geht

ETH-PLY-01 = In einer anderen Spielsitzung dürfen mehr oder weniger Charaktere mitspielen. Wer dazukommt, nimmt einen Charakter, den niemand spielt, mit dessen eigenen Karten: Ein neuer hat seine 22 Startkarten.
    .title = Dazukommen
ETH-PLY-02 = Ein Charakter, der nicht mitspielt, bleibt einfach draußen und behält alles, was gespeichert ist.
    .title = Aussetzen
ETH-PLY-03 = Jemand anderes darf einen Charakter spielen, wenn alle einverstanden sind.
    .title = Übernehmen
ETH-PLY-04 = Die Teamgröße ändert sich während einer Spielsitzung nicht. Ein Erwachen darf Charaktere austauschen, aber nicht ihre Zahl.
    .title = Die Zahl bleibt

## Kapitel 5.19: Hinweise, Handlungen und Geheimnisse

ETH-CLU-01 = Hinweiskarten gehören dem Team, und jeder Charakter darf sie nutzen. Sie sagen, wann; die meisten nutzt ihr einmal, dann verlassen sie euch, wie sie es angeben.
    .title = Hinweiskarten
ETH-SCR-01 = Wird eine Handlung mit ihrer Nummer genannt, lest ihr diesen Absatz des Handlungsbuchs, tut, was er sagt, und trefft die Entscheidungen, die er stellt.
    .title = Eine Handlung lesen
ETH-SCR-02 = Der Code eines Geheimnisses hat drei Teile: die Kampagne, eine Gruppe und einen Buchstaben. Alle Geheimnisse einer Gruppe gehören zusammen, etwa zu einem Traum, und mehrere Karten können denselben Code haben.
    .title = Codes der Geheimnisse
ETH-SCR-03 = Ein Buchstabe allein meint ein Geheimnis des Traums, in dem ihr seid.
    .title = Ein Buchstabe allein
ETH-SCR-04 = Ein Geheimnis aufdecken heißt, es umzudrehen und an seinen Platz zu legen. Es erhalten heißt, es zu nehmen: Einflusskarten und Schwächen kommen oben auf eine Ablage, Gegenstände zu den aktiven, Masken zu ihrem Besitzer, Hinweise und Weisheiten zum Team, ein Schlummer unter das Schlummerdeck, ein Tor zu euren Toren. Es anschauen heißt, es zu sehen und liegen zu lassen.
    .title = Aufdecken, erhalten, anschauen
ETH-SCR-05 = Ist ein Geheimnis nicht mehr da, weil ihr es schon erhalten oder entfernt habt, bewirkt der Text nichts, der es nennt.
    .title = Ein Geheimnis, das fort ist

## Kapitel 5.20: Überlagerungen

ETH-OVL-01 = Eine Überlagerungskarte kommt beim Aufdecken sofort auf den Plan, an die eine Stelle, die für sie vorgesehen ist. Die Felder und Kanten darunter werden ersetzt; auch neue Felder kann sie bringen.
    .title = Eine Überlagerung legen
ETH-OVL-02 = Figuren und Marker auf überdeckten Feldern stehen nun auf dem neuen Feld an derselben Stelle. Ist dieses blockiert, kommen sie auf ein nächstgelegenes Feld, das weder blockiert noch voll ist; das Team wählt es.
    .title = Was dort stand
ETH-OVL-03 = Eine Überlagerung verschwindet nur, wenn ein Text es sagt. Dann sind die Felder darunter wieder da.
    .title = Eine Überlagerung entfernen

## Kapitel 5.20: Begleiter

ETH-CMN-01 = Begleiter kommen durch Karten ins Spiel. Sie sind weder Charaktere noch Wesen; auf einem Feld brauchen sie Platz, aber Aktionen und Effekte übergehen sie, wenn ihre eigene Karte nichts anderes sagt.
    .title = Was Begleiter sind
ETH-CMN-02 = Ein Begleiter tut, was auf seiner Karte steht, und sonst nichts. Mit der Begegnung geht auch er, außer seine Karte lässt ihn bleiben.
    .title = Was Begleiter tun
ETH-CMN-03 = Auch andere Figuren, die Charaktere mit ihren Karten ins Spiel bringen, sind keine Wesen.
    .title = Andere Figuren von euch

## Kapitel 5.20: Erinnerungen und Ausschnitte

ETH-MEM-01 = Eine Karte „Erste Erinnerungen“ wartet auf ihre Bedingung. Sobald sie zutrifft, tritt die Wirkung einmal ein, und die Karte wird aus dem Spiel entfernt.
    .title = Erste Erinnerungen
ETH-LUC-01 = Klartraum-Decks bleiben verschlossen, bis eine Handlung sie freigibt. Vom nächsten Erwachen an dürft ihr den Klartraum-Charakter mit seinen eigenen 20 Karten anstelle dessen nehmen, für den er steht. Ob sich beider Karten mischen lassen, bestimmt das Pack.
    .title = Klartraum-Charaktere
ETH-SGN-01 = Ausschnittsmarker bleiben verschlossen, bis eine Weisheit sie erklärt. Manche sind für jeden Charakter da, manche nur für einen. Im Aktionsschritt darfst du einen kostenlos an einer Stelle einsetzen, die danach fragt: Steh auf ihrem Feld; liegt die Stelle auf einer Karte oder einem Tor, geht es von überall. Der richtige Marker bringt die Handlung der Stelle; ein falscher bewirkt nichts, wenn die Stelle nichts anderes sagt. Verbraucht wird der Marker nicht.
    .title = Ausschnittsmarker

## Kapitel 5.21: Nickerchen

ETH-NAP-01 = Spielt ihr mit Nickerchen und verliert einen Traum, dessen Tor ihr behaltet, dürft ihr das Nickerchen auf dieses Tor legen, wenn es auf keinem anderen liegt.
    .title = Nickerchen
ETH-NAP-02 = Ein Tor mit Nickerchen kostet keine Schlüssel; was es sonst verlangt, bleibt. Betretet ihr es, ist das Nickerchen wieder frei.
    .title = Ein Tor mit Nickerchen
ETH-NAP-03 = Beim Speichern bleibt das Nickerchen auf seinem Tor.
    .title = Das Nickerchen bleibt

## Kapitel 5.21: Der Speicherbogen

ETH-ATE-01 = Mit dem Speicherbogen bleibt beim Speichern alles genau so, wie es liegt: Hände, Stapel und ihre Reihenfolge, ausliegende Karten, Leiden, Leuchtsteine, Äther, Schlüssel, Stunden, Schlummerlande, Verwerfungen, Positionen. Niemand erwacht, niemand bekommt eine Notiz.
    .title = Der Speicherbogen
ETH-ATE-02 = Eine Erweiterung kann einen eigenen Modus haben, der alle anderen ausschließt. Ihr verlasst ihn, bevor ihr speichert.
    .title = Eigene Modi verlassen

## Kapitel 5.21: Der endlose Traum

ETH-ETM-01 = Spielt ihr mit endlosen Träumen, liegt das endlose Quadrat auf dem Platz des Tores, solange ihr in keinem Traum seid.
    .title = Das endlose Quadrat
ETH-ETM-02 = Beginnt ein Schlummer, seht euch die Vorderseite des obersten Quadrats an. Spielt es, oder legt es unter den Schlummerstapel und spielt das endlose Quadrat als Schlummer.
    .title = Ein anderer Schlummer
ETH-ETM-03 = Das endlose Quadrat ist ein Schlummer wie jeder andere. Ist er vorbei, kommt es auf den Platz des Tores zurück, mit den Markern, die sein Text darauf lässt.
    .title = Zurück auf den Platz
ETH-ETM-04 = Betretet ihr einen Traum, werden das endlose Quadrat und seine Marker weggelegt. Nach dem Traum kommt es ohne sie zurück.
    .title = Im Traum weggelegt
ETH-ETM-05 = Das Delta erkennt man an der Rückseite: Es wird ausgeführt, und ihr habt keine Wahl. Quadrate ohne Wesen lassen sich ersetzen wie alle anderen.
    .title = Das Delta bleibt

## Kapitel 5.22: Varianten

ETH-ORD-01 = Im geordneten Rundenablauf handelt ihr nacheinander, im Uhrzeigersinn ab dem Startmarker. In deinem Zug darfst du höchstens eine Traumaktion ausführen, also eine Aktion eines Felds, des Tors, einer allgemeinen Regel, einer Verwerfung oder eines Wesens, und sonst alles, was du möchtest. Oder du passt.
    .title = Geordneter Rundenablauf
ETH-ORD-02 = Wer passt, ist nicht draußen: Kommst du wieder an die Reihe, darfst du wieder handeln. Der Schritt ist vorbei, wenn ihr alle nacheinander gepasst habt oder niemand mehr etwas tun kann.
    .title = Passen im geordneten Ablauf
ETH-ORD-03 = Könnt ihr euch nicht einigen, entscheidet, wer den Startmarker hat. Er wandert mit jeder neuen Runde im Uhrzeigersinn weiter.
    .title = Der Startmarker
ETH-SOL-01 = Spielst du mit einem einzigen Charakter, nützen dir manche Karten nichts, weil sie einen zweiten brauchen; sie sind gekennzeichnet. Ziehst du eine solche Karte beim Einkaufen oder als Schicksalskarte, darfst du sie aus dem Spiel entfernen und eine andere ziehen.
    .title = Allein spielen
ETH-SOL-02 = Was ein Text mit einem anderen Charakter tut, tut er mit niemandem, wenn du allein bist.
    .title = Sonst niemand da
ETH-THN-01 = Eine Erweiterung kann eine Weisheit mitbringen, die ihr von Anfang an habt, und einen Modus mit eigenen Regeln.
    .title = Was Erweiterungen mitbringen

## Kapitel 5.22: Das Glücksspiel mit Karten

ETH-PKR-01 = Spielt ihr damit, darf das Team einmal je Traum im Aktionsschritt um Karten spielen. Es nennt eine von fünf Zeilen: Wandlungen, Leuchtsteine, Stunden, Leiden oder Versiegeln.
    .title = Das Glücksspiel
ETH-PKR-02 = Mischt 52 Spielkarten und 2 Joker und zieht drei Glückskarten. Seht sie an: Hört auf, und nichts geschieht, aber das war euer Spiel; oder macht weiter und zieht vom Rest drei Pechkarten.
    .title = Glück und Pech
ETH-PKR-03 = Karten von 2 bis 10 zählen ihren Wert, Bube 11, Dame 12, König 13, Ass 14, ein Joker 15. Ist die Summe des Glücks größer als die des Pechs, gewinnt ihr; Gleichstand ist verloren.
    .title = Wer gewinnt
ETH-PKR-04 = Gewonnen oder verloren: Ein Wesen verliert alle Wandlungen, oder es erhält 2 · ihr verteilt alle Leuchtsteine des Vorrats, oder ihr verliert alle · 2 Stunden mehr, oder keine mehr · einer von euch heilt 2, oder einer erleidet 1 · jeder entsiegelt 5, oder jeder versiegelt 5. Eine Zeile, die nichts hätte, worauf sie wirkt, könnt ihr nicht nennen.
    .title = Was auf dem Spiel steht

## Kapitel 6.1: Plan, Felder und Quadrate

ETH-MAP-01 = Der Plan hat Platz für zwölf Quadrate, in den Reihen A bis C und den Spalten 1 bis 4. Jedes Quadrat hat vier Felder, zwei mal zwei; der ganze Plan hat also sechs Reihen zu acht Feldern.
    .title = Der Plan
ETH-MAP-02 = Ein Feld heißt nach dem Platz seines Quadrats und seiner Ecke, A1.nw ist das linke obere von A1. Über den ganzen Plan gezählt liegt A1.nw in Reihe 1 und Spalte 1, B3.sw in Reihe 4 und Spalte 5.
    .title = Namen der Felder
ETH-MAP-03 = Ein Quadrat wird offen auf den Platz gelegt, dessen Code es trägt. Manche liegen über zwei Plätzen oder schräg; dann geben ihre Daten an, welche Felder sie bedecken, und es kommt nur auf die Felder und Kanten an, die sich daraus ergeben.
    .title = Ein Quadrat legen
ETH-MAP-04 = Benachbart sind Felder mit einer gemeinsamen Kante, auch von einem Quadrat zum nächsten. Felder, die sich nur an einer Ecke berühren, sind nicht benachbart. Wo kein Quadrat liegt, ist auch kein Feld.
    .title = Benachbarte Felder
ETH-MAP-05 = Wird ein Quadrat gedreht, um eine viertel oder halbe Drehung, drehen sich seine Felder, Mauern und Symbole mit, und ebenso die Figuren und Marker auf seinen Feldern.
    .title = Ein Quadrat drehen
ETH-MAP-06 = Ein Feld kann einen Zugang haben, ein Symbol für das Erscheinen der Wesen mit oder ohne Rundenfarbe, Gelände, eine Treppe, eine Falle, einen Ziehbonus, ein Feld für einen Leuchtstein, Aktionen, allgemeine Regeln oder einen Platz für eine Verwerfung. Es kann blockiert oder als besonders gekennzeichnet sein.
    .title = Was ein Feld haben kann
ETH-MAP-07 = Ein Zugang liegt zwischen zwei Feldern und gehört zu beiden. Betrittst du die Traumlande, wählst du ein Feld eines Zugangs, auf dem noch Platz für dich ist.
    .title = Zugänge
ETH-MAP-08 = Stehst du zu Beginn der Charakterphase auf einem Ziehbonus, darfst du im Ziehschritt so viele Karten zusätzlich ziehen. Dein Handkartenlimit bleibt gleich.
    .title = Ziehbonus
ETH-MAP-09 = Gelände, Treppen und besondere Felder bewirken von sich aus nichts. Sie zählen, wenn eine Karte oder Regel von ihnen spricht.
    .title = Felder, die nur einen Namen haben

## Kapitel 6.2: Mauern und blockierte Felder

ETH-WAL-01 = Eine Mauer steht auf der Kante eines Felds. Niemand geht durch sie hindurch, und keine Reichweite führt durch sie.
    .title = Mauern
ETH-WAL-02 = Eine Mauer, die in der Mitte offen ist oder nur die halbe Kante bedeckt, ist beschädigt. Eine beschädigte Mauer hält nichts auf.
    .title = Beschädigte Mauern
ETH-WAL-03 = Wo zwei Quadrate aneinanderstoßen, kann jedes eine Mauer zeigen. Eine einzige heile genügt, um die Kante zu schließen. Kleine Lücken an den Ecken der Quadrate zählen nicht.
    .title = Mauern zwischen Quadraten
ETH-WAL-04 = Effekte können Mauern errichten, beschädigen oder wegnehmen.
    .title = Mauern ändern
ETH-BLK-01 = Niemand betritt oder überquert ein blockiertes Feld, und keine Reichweite führt hindurch. Ein Ziel kann es nicht sein, außer ein Text, der wirklich jedes Feld meint, erlaubt es.
    .title = Blockierte Felder

## Kapitel 6.3: Gelände

ETH-TER-01 = Es gibt Licht, Dunkelheit, Sumpf und Wasser. Ein Symbol in einem Feld gilt für dieses Feld, auf der Linie zwischen zwei Feldern für beide und in der Mitte eines Quadrats für alle vier.
    .title = Arten von Gelände
ETH-TER-02 = Geländemarker zählen genauso: auf einem Feld, auf der Linie zwischen zweien oder für alle vier Felder eines Quadrats.
    .title = Geländemarker
ETH-TER-03 = Wo Licht ist, zählt Dunkelheit nicht. Alles andere Gelände auf einem Feld gilt nebeneinander.
    .title = Licht und Dunkelheit

## Kapitel 6.4: Reichweite

ETH-RNG-01 = Die Entfernung zweier Felder ist die Zahl der Schritte auf dem kürzesten Weg, von Kante zu Kante, um Mauern und blockierte Felder herum. Figuren sind nie im Weg. Gibt es gar keinen Weg, reicht keine Reichweite aus.
    .title = Entfernung
ETH-RNG-02 = Reichweite 0 ist dein eigenes Feld. Eine größere Reichweite umfasst alle Felder, die höchstens so weit entfernt sind.
    .title = Reichweite
ETH-RNG-03 = Bei einer Aktion wird die Reichweite einmal gemessen: wenn du sie beginnst und noch bevor du zahlst.
    .title = Reichweite einer Aktion
ETH-RNG-04 = Für die Effekte eines Schritts der Rundenkarte wird die Reichweite zu Beginn des Schritts gemessen.
    .title = Reichweite in einem Schritt
ETH-RNG-05 = Auch eine beliebige Reichweite braucht einen Weg zum Ziel, wie lang er auch ist.
    .title = Beliebige Reichweite
ETH-RNG-06 = Meint ein Text jedes beliebige Feld des Plans, spielen Entfernung, Mauern und blockierte Felder keine Rolle.
    .title = Auf jedem Feld

## Kapitel 6.5: Platz auf einem Feld, große Wesen

ETH-CAP-01 = Vier Figuren passen auf ein Feld: Charaktere, Wesen und Begleiter zusammen. Dann ist es voll. Marker brauchen keinen Platz.
    .title = Vier auf einem Feld
ETH-CAP-02 = Über ein volles Feld darfst du gehen, aber nicht dort bleiben; betreten kannst du es also nur, wenn dir noch ein Schritt zum Verlassen bleibt. Bricht deine Bewegung dort ab, kommst du auf das letzte Feld des Wegs zurück, auf dem Platz war. Das ist keine Bewegung und löst keine Falle aus, und auch eine paralysierte Figur wird zurückgestellt.
    .title = Ein volles Feld überqueren
ETH-CAP-03 = Ein Wesen, das auf einem vollen Feld stehen bleiben soll, stößt einen Charakter auf ein benachbartes Feld weg, damit Platz ist. Das Team wählt, wen und wohin. Dafür müssen mindestens zwei Charaktere auf dem Feld stehen.
    .title = Ein Wesen schafft sich Platz
ETH-CAP-04 = Steht nur ein Charakter auf dem vollen Feld, wird er nicht weggestoßen. Ein Wesen in Bewegung hält dann auf dem letzten Feld davor, auf dem Platz ist, oder bleibt, wo es ist. Ein erscheinendes Wesen kommt auf ein benachbartes Feld mit Platz, das das Team wählt; gibt es keines, kommt es nicht ins Spiel.
    .title = Einer wird nicht weggestoßen
ETH-CAP-05 = Steht kein Charakter auf dem vollen Feld, hält das Wesen ebenso davor oder erscheint daneben.
    .title = Ein Feld voller Wesen
ETH-CAP-06 = Wer weggestoßen wird, braucht ein benachbartes Feld, das er erreichen kann und auf dem Platz ist; Mauern, blockierte Felder und große Wesen schließen ein Feld aus. Gibt es keines, wird niemand weggestoßen, und das Wesen hält vor dem Feld. Weggestoßen zu werden ist keine Bewegung, aber eine Falle am neuen Platz löst aus. Paralysierte Figuren können nicht weggestoßen werden.
    .title = Wohin es einen stößt
ETH-CAP-07 = Stehen vier Charaktere auf einem ringsum ummauerten Feld, erscheint dort kein Wesen, und keines wird dorthin versetzt.
    .title = Zu viert hinter Mauern
ETH-CAP-08 = Ein Charakter kann nicht auf ein volles Feld versetzt werden. Ein Wesen schon, wenn es sich Platz schaffen kann.
    .title = Auf ein volles Feld versetzen
ETH-BIG-01 = Ein großes Wesen braucht ein Feld für sich allein; für alle anderen ist dieses Feld voll. Ein großes Wesen stößt niemand weg.
    .title = Große Wesen
ETH-BIG-02 = Betritt ein großes Wesen ein Feld, auf dem andere stehen, stößt es alle auf benachbarte Felder weg, das Team wählt wohin, und seine Bewegung ist zu Ende. Auch auf das Feld, von dem es kam, dürfen sie. Leere Felder überquert es wie jedes Wesen.
    .title = Ein großes Wesen stößt alle weg
ETH-BIG-03 = Kann auch nur einer nicht weggestoßen werden, geht das große Wesen nicht hinein; es hält auf dem Feld davor.
    .title = Wenn es nicht stoßen kann

## Kapitel 6.6: Fallen, Leuchtsteinfelder, allgemeine Regeln

ETH-TRP-01 = Du löst eine Falle aus, wenn du ihr Feld betrittst, selbst wenn du es nur überquerst, oder wenn du dorthin versetzt wirst. Sie löst jedes Mal einmal aus, wenn du hineinkommst. Von Anfang an darauf zu stehen bewirkt nichts, und Wesen lösen nie Fallen aus.
    .title = Fallen
ETH-TRP-02 = Eine Falle kommt vor deinem nächsten Schritt. Hindert sie dich am Weitergehen, ist der Rest der Bewegung verloren. Versetzen dich Fallen von einer zur nächsten, löst jedes dieser Felder nur einmal aus.
    .title = Fallen auf dem Weg
ETH-SOC-01 = Auf einem leeren Feld für Leuchtsteine darfst du ohne weiteren Preis einen deiner Leuchtsteine einsetzen. Die Wirkung ist sofort aktiv; ist es eine Aktion, dann ist sie kostenlos, solange der Leuchtstein dort liegt.
    .title = Einen Leuchtstein einsetzen
ETH-SOC-02 = Liegt auf dem Feld ein Leuchtstein, darf jeder Charakter, der dort steht, ihn nehmen und behalten. Die Wirkung endet sofort.
    .title = Einen Leuchtstein herausnehmen
ETH-SOC-03 = Einsetzen und Herausnehmen sind kostenlos und gehören in den Aktionsschritt; Traumaktionen sind es nicht. Ein eingesetzter Leuchtstein liegt nicht im Vorrat.
    .title = Leuchtsteinfelder im Aktionsschritt
ETH-GRL-01 = Ein Text im blauen Rahmen ist eine allgemeine Regel und gilt auf dem ganzen Plan. Ist es eine Aktion, darf jeder Charakter sie von überall ausführen.
    .title = Allgemeine Regeln
ETH-GRL-02 = Sagt eine allgemeine Regel, was ihr tun sollt, tut ihr es einmal, wenn ihr Quadrat aufgedeckt wird.
    .title = Anweisungen auf einem Quadrat

## Kapitel 6.7: Wesen erscheinen

ETH-SPN-01 = Wesen erscheinen auf den Feldern, die dafür vorgesehen sind. Gibt es mehrere, wählt das Team.
    .title = Wo Wesen erscheinen
ETH-SPN-02 = Erscheinen mehrere Wesen auf mehreren solchen Feldern, verteilt sie gleichmäßig: Kein Feld bekommt zwei mehr als ein anderes.
    .title = Gleichmäßig verteilt
ETH-SPN-03 = Zeigt ein solches Feld die Farbe der aktuellen Rundenkarte, erscheint das erste Wesen dort. Die übrigen werden auf alle verteilt, und das erste zählt mit. Ein Feld mit anderer Farbe ist wie eines ohne.
    .title = Zuerst entscheidet die Farbe
ETH-SPN-04 = Das Rundendeck wird gebildet, bevor ein Wesen des Aufbaus erscheint, im Traum wie im Schlummer, denn seine oberste Karte zeigt die Farbe.
    .title = Zuerst das Rundendeck
ETH-SPN-05 = Ist kein Modell und kein Marker eines Wesens mehr übrig, erscheint es nicht.
    .title = Keine Figur mehr
ETH-SPN-06 = Erscheint ein Wesen auf einem vollen Feld oder ein großes, wo andere stehen, entscheiden die Regeln über den Platz auf einem Feld.
    .title = Erscheinen, wo es voll ist

## Kapitel 6.8: Die Runde

ETH-RND-01 = Eine Runde beginnt: Was einmal je Runde geht, geht wieder, und im geordneten Ablauf wandert der Startmarker weiter, außer in Runde 1. Dann dürft ihr abbrechen, wenn der Schlummer es zulässt, und Effekte vom Beginn der Runde treten ein.
    .title = Die Runde beginnt
ETH-RND-02 = Die Charakterphase beginnt mit dem Ziehschritt für alle Charaktere.
    .title = Ziehschritt
ETH-RND-03 = Dann kommt der Aktionsschritt. Jeder darf jederzeit handeln, eins nach dem anderen. Der Schritt endet, wenn ihr alle gepasst habt und niemand dazwischen etwas getan hat; jede neue Aktion holt alle wieder herein.
    .title = Aktionsschritt
ETH-RND-04 = Effekte, die bis zum Ende der Charakterphase gelten, sind jetzt vorbei.
    .title = Die Charakterphase endet
ETH-RND-05 = In der Traumlandphase führt ihr die Schritte der aktuellen Rundenkarte von oben nach unten aus. Handeln könnt ihr jetzt nicht, außer mit Unterbrechungen und mit Effekten, die für diese Zeit gemacht sind.
    .title = Traumlandphase
ETH-RND-06 = Sind alle Schritte getan, treten die Effekte vom Ende der Runde ein.
    .title = Das Ende der Runde
ETH-RND-07 = Dann wird die Rundenkarte abgelegt, und mit ihr endet alles, was bis zum Ende der Runde gilt.
    .title = Die Rundenkarte wird abgelegt
ETH-RND-08 = Hat das Rundendeck noch eine Karte, beginnt die nächste Runde. Sonst gibt es keine weitere Runde: Tut, was das Tor oder das Schlummerquadrat dafür angibt.
    .title = Nächste Runde oder keine

## Kapitel 6.9: Nachziehen

ETH-DRW-01 = Was du von deiner Hand nicht behalten willst, darfst du vor dem Ziehen ablegen, so viel du möchtest.
    .title = Zuerst ablegen
ETH-DRW-02 = Du ziehst vier Karten, eine nach der anderen, hörst aber auf, wenn dein Handkartenlimit erreicht ist. Freiwillig weniger ziehen darfst du nicht.
    .title = Vier ziehen
ETH-DRW-03 = Einen Ziehbonus nimmst du oder lässt ihn. Sag vor dem Ziehen, wie viele seiner Karten du möchtest; sie kommen zu den vier hinzu.
    .title = Den Ziehbonus nehmen
ETH-DRW-04 = Dein Handkartenlimit ist 6, wenn nichts es ändert. Ein Ziehbonus tut das nicht.
    .title = Handkartenlimit
ETH-DRW-05 = Musst du ziehen und dein Deck ist leer, mischst du neu und ziehst dann, was noch fehlt. Die letzte Karte zu ziehen ist allein noch kein Grund zum Mischen.
    .title = Ein leeres Deck
ETH-DRW-06 = Sind dein Deck und deine Ablage beide leer, hörst du einfach auf zu ziehen.
    .title = Nichts mehr zu ziehen
ETH-DRW-07 = Hast du je mehr Karten auf der Hand, als dein Limit erlaubt, legst du sofort bis auf das Limit ab; du wählst, welche. Eine Karte, die auf eine volle Hand kommt, nimmst du zuerst auf, dann legst du ab.
    .title = Zu viele Karten
ETH-DRW-08 = Diese Regeln gelten, wodurch auch immer du ziehst: Sollst du mit fünf Handkarten und einem Limit von sechs drei Karten ziehen, ziehst du eine.
    .title = Jedes Ziehen
ETH-DRW-09 = Eine Schwäche, die du ziehst, zählt als eine der gezogenen Karten. Sie kommt nicht auf deine Hand; du führst sie aus, bevor du die nächste Karte ziehst.
    .title = Eine Schwäche ziehen

## Kapitel 6.10: Neu mischen

ETH-RSH-01 = Musst du von einem leeren Deck ziehen, wird deine Ablage gemischt und ist dein neues Deck. Dann wählst du den Preis: Leide 1 oder versiegle 3. Versiegeln kannst du nur, wenn das neue Deck drei Einflusskarten hat.
    .title = Neu mischen hat seinen Preis
ETH-RSH-02 = Sagt dir ein Text, dass du neu mischen sollst, werden Deck und Ablage zusammen das neue Deck, und es kostet nichts, auch wenn dein Deck leer war. Hand, versiegelte und ausgelegte Karten bleiben, wo sie sind.
    .title = Neu mischen durch einen Effekt
ETH-RSH-03 = Bei einem Ziehen kannst du mehrmals neu mischen müssen. Den Preis zahlst du jedes Mal.
    .title = Mehr als einmal

## Kapitel 6.11: Versiegeln, Leiden und Tod

ETH-SEL-01 = Zum Versiegeln legst du Einflusskarten von oben von deinem Deck auf deinen versiegelten Stapel, eine nach der anderen. Schwächen dazwischen überspringst du; sie kommen in ihrer alten Reihenfolge wieder oben auf das Deck.
    .title = Versiegeln
ETH-SEL-02 = Hat dein Deck zu wenige Einflusskarten, versiegelst du die vorhandenen; ist es leer, keine. Um zu versiegeln, mischst du nie neu.
    .title = Zu wenig zum Versiegeln
ETH-SEL-03 = Zum Entsiegeln legst du die obersten Karten deines versiegelten Stapels auf deine Ablage, eine nach der anderen. Darfst du die Karte wählen, nimm eine beliebige.
    .title = Entsiegeln
ETH-SEL-04 = Versiegelte Karten liegen offen, und alle sehen sie, aber niemand kann sie nutzen.
    .title = Versiegelte Karten
ETH-SEL-05 = Eine Karte, die du aus deiner Hand oder deiner Fortschrittszone versiegelst, kommt oben auf deinen versiegelten Stapel.
    .title = Diese Karte versiegeln
ETH-SEL-06 = Bevor ein Effekt dich versiegeln lässt, darfst du das verhindern, genau wie Leiden. Versiegeln als Preis, auch als selbst gewählter, lässt sich nicht verhindern.
    .title = Versiegeln verhindern
ETH-SUF-01 = Um zu leiden, nimmst du so viele Leidensmarker aus dem Vorrat, einen nach dem anderen. Um zu heilen, gibst du bis zu so viele zurück.
    .title = Leiden und heilen
ETH-SUF-02 = Deine Grenze für Leiden ist 8, wenn nichts sie ändert.
    .title = Die Grenze für Leiden
ETH-SUF-03 = Du stirbst, wenn dein Leiden die Grenze erreicht, meist mit dem achten Marker; und auch, wenn die Grenze auf das sinkt, was du hast.
    .title = Tod durch Leiden
ETH-SUF-04 = Du stirbst, wenn du einen Leidensmarker nehmen musst und im Vorrat keiner mehr ist.
    .title = Tod ohne Marker
ETH-SUF-05 = Du stirbst, wenn du in Deck, Hand und Ablage, zusammen mit einer Karte, die du gerade spielst, weniger als sechs Einflusskarten hast. Versiegelte Karten, ausgelegte Fortschrittskarten und Schwächen zählen nicht. Darauf wird jederzeit geachtet, nur nicht beim Erwachen und beim Deckbau.
    .title = Tod durch zu wenige Karten
ETH-SUF-06 = Lässt ein Effekt dich leiden, darfst du etwas davon verhindern, bevor du den ersten Marker nimmst. Was du als Preis zahlst, lässt sich nicht verhindern. Hast du das Leiden für ein Neumischen oder eine misslungene Stärkung gewählt, helfen nur Texte über Leiden aller Art, nicht solche über Wesen oder Effekte.
    .title = Leiden verhindern
ETH-SUF-07 = Auf welche Art einer von euch auch stirbt, das ganze Team hat verloren.
    .title = Der Tod trifft alle

## Kapitel 6.12: Aktionen

ETH-ACT-01 = Aktionen findest du an vielen Stellen: die Basisaktionen, Handkarten, aktive Fortschrittskarten, deine aktive Maske und die aktiven Gegenstände, Quadrate und ihre allgemeinen Regeln, eingesetzte Leuchtsteine, das Tor, aufgedeckte Karten des Traums, Wesenquadrate, Verwerfungen, die Jahreszeit, Weisheiten, Hinweise, Stellen für Ausschnittsmarker, Begleiter, ausgelegte Schwächen und die Rückseite deiner obersten Karte.
    .title = Wo du Aktionen findest
ETH-ACT-02 = Um zu handeln, nennst du zuerst die Aktion, welchen ihrer Preise du zahlst, und X; jetzt wird geprüft, was sie verlangt, wo du stehst und was in Reichweite ist. Dann zahlst du. Dann tritt die Wirkung ein; die Ziele nennst du einzeln, unter denen, die am Anfang in Reichweite waren. Zuletzt kommt die Karte dorthin, wo sie hingehört. Spricht ein Text von einem Feld, das du erst später erreichst, wird von dort gemessen.
    .title = So läuft eine Aktion ab
ETH-ACT-03 = Für eine Feldaktion musst du auf ihrem Feld stehen. Kampf und Kontakt haben stattdessen eine Reichweite, und allgemeine Regeln gehen von überall.
    .title = Feldaktionen
ETH-ACT-04 = Eine Interaktion eines Wesens geht von überall, wenn sie keine Reichweite nennt und weder Kampf noch Kontakt ist.
    .title = Interaktionen
ETH-ACT-05 = Eine gespielte Einflusskarte kommt nach ihrer Wirkung auf deine Ablage, wenn sie nichts anderes sagt. Sobald du sie nennst und bis dahin liegt sie in keiner Zone; du kannst sie also nicht ablegen, um sie selbst zu bezahlen. Misslingt die Zahlung, nimmst du sie wieder auf die Hand.
    .title = Eine Karte im Spiel
ETH-ACT-06 = Einflusskarten spielst du von der Hand und nur im Aktionsschritt. Unterbrechungen dürfen auch sonst kommen.
    .title = Wann du Karten spielst
ETH-ACT-07 = Eine Karte, die du für ihre Absichten ablegst, gibt dir diese und sonst nichts.
    .title = Absichten oder Aktion
ETH-ACT-08 = Was eine Aktion voraussetzt, etwa dass du in Dunkelheit stehst, muss zutreffen, wenn du sie nennst. Später muss es nicht mehr so sein.
    .title = Voraussetzungen
ETH-ACT-09 = Eine Feldaktion mit dem Blockadesymbol gibt es in einem Traum nur einmal. Auf einem Quadrat der Schlummerlande ist sie wieder da, wenn diese neu aufgebaut werden. Ein Blockademarker zeigt es an; fehlt einer, merkt das Spiel es sich so.
    .title = Aktionen für einmal
ETH-ACT-10 = In einer Runde darfst du so viele Aktionen ausführen, wie deine Karten und die Preise es zulassen. Eine Aktion mit einer Grenze gilt als genutzt, wenn ihre Zahlung gelingt, nicht wenn sie misslingt; eine Stärkung gilt, sobald du würfelst.
    .title = So viele du bezahlen kannst
ETH-ACT-11 = Aktionen von Feldern, Tor, allgemeinen Regeln, Verwerfungen und Wesen heißen Traumaktionen. Einen Unterschied macht das nur im geordneten Rundenablauf.
    .title = Traumaktionen
ETH-ACT-12 = Eine Fortschrittskarte auslegen, einen Leuchtstein erhalten, einen einsetzen oder herausnehmen und Runden mit Stunden kaufen sind Tätigkeiten. Du führst sie im Aktionsschritt aus wie Aktionen.
    .title = Tätigkeiten
ETH-ACT-15 = Aktionen auf dem Tor, auf aufgedeckten Karten des Traums, auf Weisheiten und Hinweisen gehen von überall, wenn sie keinen Ort nennen. Für die einer Verwerfung musst du auf ihrem Feld stehen, außer die Karte ist eine Regel für den ganzen Plan.
    .title = Aktionen ohne Ort
ETH-ACT-16 = Eine Aktion mit einem Ziel, auch eine Kartenrückseite, die eines braucht, kannst du nur nennen, wenn es ein erlaubtes Ziel gibt. Eine Aktion ohne Ziel kannst du immer nennen, auch wenn sie nichts ändern wird.
    .title = Kein Ziel, keine Aktion
ETH-ACT-17 = Gehört es zum Preis, die Karte selbst abzulegen, zu versiegeln oder zu entfernen, kommt sie beim Zahlen dorthin, noch vor der Wirkung. Sonst wartet sie, bis die Wirkung vorbei ist.
    .title = Die Karte als ihr eigener Preis

## Kapitel 6.13: Mit Absichten zahlen

ETH-PAY-01 = Stehen mehrere Preise mit einem Schrägstrich nebeneinander, wählst du einen. Von diesem musst du jeden Teil zahlen.
    .title = Einen Preis wählen
ETH-PAY-02 = Absichten zahlst du, indem du Handkarten und aktive Gegenstände ablegst, die diese Farbe zeigen. Jede Karte gibt die Zahl, die sie zeigt. Eine Karte, die dabei nichts gäbe, kannst du dafür nicht ablegen.
    .title = Absichten zahlen
ETH-PAY-03 = Eine Karte oder ein Gegenstand mit mehreren Farben gibt nur eine davon; du sagst beim Ablegen, welche. Sie zahlt nur für einen Teil des Preises.
    .title = Eine Farbe je Karte
ETH-PAY-04 = Karten, mit denen du zahlst, kommen sofort auf deine Ablage, Gegenstände sofort ins Teamlager, wenn ihr Text sie nicht woandershin schickt.
    .title = Wohin die Zahlung geht
ETH-PAY-05 = Absichten gibt es nur, solange die Zahlung dauert. Was du zu viel gezahlt hast, ist verloren.
    .title = Kein Wechselgeld
ETH-PAY-06 = Nur deine eigenen Karten und die Gegenstände des Teams können deine Aktion bezahlen. Niemand sonst kann etwas beisteuern.
    .title = Niemand zahlt für dich
ETH-PAY-07 = Ein Preis kann auch anderes verlangen: Leiden, Leuchtsteine, Äther, Schlüssel, Stunden, Karten zum Versiegeln oder Ablegen, Geistmarker, andere Marker, eine Fortschrittskarte oder einen Gegenstand zum Umdrehen oder Weglegen. Du musst es haben, wenn du die Aktion nennst; genommen wird es, wenn die Absichten beisammen sind, unmittelbar vor der Wirkung. Hast du es dann nicht mehr, geschieht die Aktion nicht, und die Absichten sind verloren.
    .title = Mit anderem zahlen
ETH-PAY-08 = Während du zahlst, dürfen an jeder Stelle Unterbrechungen eingesetzt werden, zum Beispiel um Karten nachzuziehen.
    .title = Unterbrechungen beim Zahlen
ETH-PAY-09 = Du beendest eine Zahlung, indem du bestätigst, wenn der Preis erreicht ist, indem du sie stärkst oder indem du aufgibst. Gibst du auf, geschieht die Aktion nicht, und das Ausgegebene ist verloren; hast du noch nichts ausgegeben, kostet es dich nichts.
    .title = Eine Zahlung beenden
ETH-PAY-10 = Ein Preis mit dem Teamsymbol wird mit der Teamgröße malgenommen und von einem Charakter auf einmal gezahlt. Eine Gemeinschaftsaktion ist das nicht.
    .title = Mal Teamgröße
ETH-PAY-11 = Effekte können einen Preis erhöhen oder senken, aber nie unter 0, und was kostenlos ist, bleibt es. Zahlst du einen Preis mehrmals in einer Zahlung, zählt die Erhöhung jedes Mal, die Senkung nur einmal.
    .title = Teurer und billiger
ETH-PAY-12 = Darf ein Preis in einer beliebigen Farbe gezahlt werden, nennst du die Farbe zusammen mit der Aktion. Teile eines Preises in derselben Farbe werden zusammengezählt.
    .title = Eine Farbe deiner Wahl
ETH-PAY-13 = Du zahlst Schritt für Schritt, eine Karte oder einen Gegenstand nach dem anderen. Nach einer Farbe wird gefragt, bis ihr Teil des Preises erreicht ist; bei einer Bewegung, und wo ein Preis mehrmals gezahlt werden darf, immer.
    .title = Karte für Karte

## Kapitel 6.14: Absichten stärken

ETH-BST-01 = Einmal je Runde darf jeder von euch die Zahlung für eine Aktion oder Tätigkeit stärken: Ist mindestens 1 Absicht gezahlt, würfelst du mit dem Glückswürfel. Den Preis musst du noch nicht erreicht haben. Mit dem Wurf ist deine Stärkung für diese Runde verbraucht, was er auch zeigt.
    .title = Eine Zahlung stärken
ETH-BST-02 = Die Stärkung kommt zuletzt. Nach dem Wurf kann nichts mehr hinzukommen.
    .title = Die Stärkung kommt zuletzt
ETH-BST-03 = Eins, zwei oder drei auf dem Würfel geben so viele Absichten der Farbe, die du brauchst. Brauchst du mehrere Farben, nennst du vor dem Wurf eine. Die Leere gibt nichts.
    .title = Was der Würfel gibt
ETH-BST-04 = Zeigt der Würfel das Verhängnis, misslingt die Aktion, was du auch gezahlt hast, und alles ist ausgegeben. Dazu wählst du: Verliere einen Leuchtstein, leide 1 oder versiegle 3, wenn dein Deck drei Einflusskarten hat.
    .title = Verhängnis
ETH-BST-05 = Ist der Preis auch mit dem Wurf nicht erreicht, geschieht die Aktion nicht, und alles Gezahlte ist verloren. Eine weitere Strafe gibt es nicht.
    .title = Noch immer zu wenig
ETH-BST-06 = Bei einer Bewegung bringt die Stärkung List und damit Felder für diese eine Bewegung. Bei der Leere gehst du die Felder, die du bezahlt hast; beim Verhängnis gehst du gar nicht und zahlst die Strafe.
    .title = Eine Bewegung stärken
ETH-BST-07 = Bei Kampf, Kontakt und Gemeinschaftsaktionen sagt erst die Summe nach dem Wurf, wie oft der Preis gezahlt ist.
    .title = Einen mehrfachen Preis stärken
ETH-BST-08 = Was ein Effekt dich zahlen lässt, kannst du nicht stärken, nur deine eigenen Aktionen und Tätigkeiten.
    .title = Keine Stärkung für Forderungen

## Kapitel 6.15: Würfeln und neu würfeln

ETH-ROL-01 = Ein Wurf gehört dem Charakter, um dessen Aktion oder Effekt es geht. Würfe des Wesenwürfels und solche, die niemandem gehören, sind Würfe des Teams.
    .title = Wessen Wurf es ist
ETH-ROL-02 = Nach einem Wurf darf jeder von euch ihn neu würfeln lassen, wenn er etwas Passendes hat: einen Leuchtstein für jeden Wurf von jedem, die Rückseite der Spielerin für ihre eigenen, dazu Karten, Masken und Gegenstände, wie sie es sagen. Danach darf wieder neu gewürfelt werden, so oft ihr könnt.
    .title = Neu würfeln
ETH-ROL-03 = Will niemand mehr neu würfeln, gilt das letzte Ergebnis. Die früheren hat es nie gegeben.
    .title = Das letzte Ergebnis gilt
ETH-ROL-04 = Hat irgendein Wesen der Begegnung die Wandlung „festes Schicksal“, darf nichts neu gewürfelt werden. Bei „stumpfe Steine“ gehen dafür keine Leuchtsteine.
    .title = Wenn es kein Neuwürfeln gibt
ETH-ROL-05 = Was eine Würfelseite festlegt oder verschiebt, kommt, wenn das Ergebnis angenommen ist. Es ist kein Neuwürfeln: „Festes Schicksal“ verhindert es nicht, und neu gewürfelt wird danach nicht mehr. Liest eine Regel eine Seite als eine andere, geschieht das zuerst.
    .title = Würfel festlegen und verschieben

## Kapitel 6.16: Bewegung

ETH-MOV-01 = Um dich zu bewegen, zahlst du List und gehst bis zu so viele Felder weit, Schritt für Schritt über ihre Kanten. Das ist eine einzige Aktion; nicht genutzte Schritte verfallen.
    .title = Sich bewegen
ETH-MOV-02 = Mauern und blockierte Felder halten dich auf, Figuren nicht. Volle Felder kannst du nur überqueren.
    .title = Was im Weg ist
ETH-MOV-03 = Jede Falle, auf die du gehst, löst aus. Zwischen zwei Schritten dürfen Unterbrechungen kommen.
    .title = Unterwegs
ETH-MOV-04 = Versetzen heißt, eine Figur auf ein anderes Feld zu stellen, wie weit es auch ist und was dazwischenliegt. Das Feld darf nicht blockiert sein und für einen Charakter auch nicht voll. Eine Falle dort löst aus. Auf das Feld versetzt zu werden, auf dem du stehst, bewirkt gar nichts.
    .title = Versetzen
ETH-MOV-05 = Karten können dir erlauben, schräg zu gehen, Mauern zu durchqueren oder weiter zu gehen. Für einen schrägen Schritt muss einer der beiden Wege um die Ecke offen sein. Durch Mauern gelangst du nur von einem Feld des Plans zum anderen.
    .title = Besondere Schritte
ETH-MOV-06 = Kostet Bewegung mehr je Feld, kostet jedes Feld 1 List und das, was dazukommt. Was für kein ganzes Feld mehr reicht, ist verloren.
    .title = Wenn jedes Feld mehr kostet

## Kapitel 6.17: Anstrengung und Stunden

ETH-HRS-01 = Ein bis fünf Charaktere haben am Anfang und nach jedem Zurückstellen 5, 4, 3, 2 oder 1 Stunden. Die Uhr geht von 0 bis 12; Stunden darüber hinaus verfallen.
    .title = Wie viele Stunden
ETH-EXE-01 = Bei einer Anstrengung bewegst du dich bis zu so viele Felder weit, wie das Team Stunden dafür gibt, mindestens eine. Jeder Charakter darf das einmal je Runde. Es gelten die Regeln der Bewegung, nur ohne Stärkung, und Felder kosten nicht mehr.
    .title = Anstrengung
ETH-HRS-02 = Im Aktionsschritt einer Begegnung darf das Team Stunden geben, um ebenso viele Runden hinzuzufügen, so oft ihr wollt. Für jede muss eine Karte auf der Rundenablage liegen.
    .title = Runden für Stunden
ETH-HRS-03 = Nimmt ein Effekt euch Stunden, nimmt er, was da ist. Sind Stunden ein Preis, müssen alle da sein. Zwischen Begegnungen wird die Uhr nicht zurückgestellt.
    .title = Stunden verlieren

## Kapitel 6.18: Weitere Basisaktionen

ETH-LOK-01 = In einem Traum darfst du eine Handkarte ablegen, um kurz ein Geheimnis dieses Traums anzuschauen, das noch nicht aufgedeckt ist. Seine Rückseite muss die einer Einflusskarte, eines Gegenstands, einer Schwäche, einer Schicksalskarte oder eines Schlummers sein. Du wählst, welches, und nur du brauchst es zu sehen.
    .title = Eine Karte anschauen
ETH-GLO-01 = Lege drei Einflusskarten aus deiner Hand ab, um einen Leuchtstein zu erhalten, wenn der Vorrat einen hat.
    .title = Einen Leuchtstein erhalten
ETH-GLO-02 = Gib einen deiner Leuchtsteine ab, um irgendeinen Wurf neu zu würfeln. Das geht jederzeit, auch in der Traumlandphase und in der Traumwelt.
    .title = Einen Leuchtstein nutzen
ETH-RMU-01 = Zahle einen Schlüssel des Teams oder 1 eigenen Äther, um eine Wandlung deiner Wahl von einem Wesen zu entfernen, von dem eine Figur in Reichweite 1 ist. Der Marker kommt zurück in den Beutel.
    .title = Eine Wandlung entfernen

## Kapitel 6.19: Kampf und Kontakt

ETH-FGT-01 = Kampf oder Kontakt ist eine Aktion, wenn dieses Wort an ihr steht. Die Farbe ihres Preises sagt darüber nichts.
    .title = Was Kampf oder Kontakt ist
ETH-FGT-02 = Kampf und Kontakt haben Reichweite 1, geändert durch deine Karten bis zu jeder Obergrenze, die gerade gilt; das ist bei Wesen, Feldern und Karten gleich. Nennt die Aktion eine Reichweite, tritt sie an die Stelle der 1.
    .title = Reichweite von Kampf und Kontakt
ETH-FGT-03 = Den Preis von Kampf oder Kontakt darfst du in einer Zahlung mehrmals zahlen, mit allen seinen Teilen. Die Wirkung tritt dann ebenso oft ein, einmal nach dem anderen.
    .title = Mehrmals zahlen
ETH-FGT-04 = Jedes Mal darfst du ein anderes Ziel wählen. Es muss am Anfang in Reichweite gewesen und noch auf dem Plan sein. Gibt es keines mehr, ist dieses Mal verloren.
    .title = Jedes Mal ein Ziel
ETH-FGT-05 = Wie oft du gezahlt hast, ist die Summe der Absichten, zusammen mit dem, was sie billiger macht, geteilt durch den Preis und abgerundet; die Stärkung zählt mit. Bei mehreren Farben oder anderen Teilen des Preises gilt die kleinste Zahl. Reicht es für keinmal, geschieht die Aktion nicht. Verlangt der Preis keine Absichten, sagst du beim Nennen der Aktion, wie oft.
    .title = Wie oft
ETH-FGT-06 = Endet unterwegs die Begegnung, sind die übrigen Male verloren.
    .title = Die Begegnung endet vorher

## Kapitel 6.20: Gemeinschaftsaktionen

ETH-GRP-01 = Der Preis einer Gemeinschaftsaktion muss so oft gezahlt werden, wie das Team Charaktere hat. Für jedes Mal kommt ein Absichtsmarker der Farbe zu der Aktion; ein beliebiger, wenn der Preis keine Absichten hat.
    .title = Gemeinschaftsaktionen
ETH-GRP-02 = Die Raten dürft ihr unter euch und über mehrere Runden verteilen. Eine Zahlung kann mehrere Raten decken; ein Rest ist verloren.
    .title = Raten
ETH-GRP-03 = Um eine Rate zu zahlen, musst du die Aktion selbst ausführen können: am verlangten Ort stehen, sie in Reichweite haben, ihre Voraussetzungen erfüllen.
    .title = Wer zahlen darf
ETH-GRP-04 = Sobald dort so viele Marker liegen, wie ihr Charaktere seid, geschieht die Aktion. Wer zuletzt gezahlt hat, führt sie aus, und die Marker kommen zurück in den Vorrat.
    .title = Wann sie geschieht
ETH-GRP-05 = Lässt sich die Aktion in zwei Farben zahlen, legt der erste Marker die Farbe fest, bis die Aktion geschehen ist oder ihre Marker fort sind.
    .title = Der erste Marker bestimmt die Farbe
ETH-GRP-06 = Die Marker gehören allen, und jeder von euch darf welche hinzufügen.
    .title = Marker gehören allen
ETH-GRP-07 = Auf einem Wesenquadrat mit mehreren Figuren gehören die Marker zu keiner davon. Das Ziel wird genannt, wenn die Aktion geschieht.
    .title = Marker auf einem Wesenquadrat
ETH-GRP-08 = Ist kein Marker einer Farbe mehr da, steht einer in anderer Farbe für ihn ein. Sind alle zwölf in Gebrauch, darf das Team einen von einer anderen Aktion wegnehmen; sonst kann die Rate nicht gezahlt werden. Das wird geklärt, wenn du die Aktion nennst, bevor du etwas ablegst. Mehr Raten, als Marker frei sind, kannst du nicht zahlen, aber die, mit der die Aktion vollständig wird, braucht keinen.
    .title = Wenn die Marker ausgehen
ETH-GRP-09 = Ist eine Gemeinschaftsaktion zugleich Kampf oder Kontakt, kann eine Zahlung sie mehrmals vollständig machen, und übrige Marker bleiben liegen. Jede andere nimmt nur, was ihr noch fehlt; der Rest der Zahlung ist verloren.
    .title = Mehr als einmal vollständig
ETH-GRP-10 = Die Marker bleiben, bis die Aktion geschieht oder die Begegnung endet. Auf Quadraten der Schlummerlande bleiben sie, bis diese neu aufgebaut werden.
    .title = Wie lange Marker bleiben

## Kapitel 6.21: Fortschrittskarten

ETH-PRG-01 = Aus deiner Hand darfst du eine Fortschrittskarte für ihre Absichten ablegen oder sie für den Preis an ihrem oberen Rand auslegen. Was sie bewirkt, gilt nur, solange sie ausgelegt, offen und aktiv ist.
    .title = Fortschrittskarten
ETH-PRG-02 = Eine ausgelegte Karte kann keine Absichten mehr zahlen.
    .title = Ausgelegtes zahlt nicht
ETH-PRG-03 = Vier Fortschrittskarten dürfen bei dir ausliegen, wenn nichts das ändert. Umgedrehte zählen mit.
    .title = Die Grenze für Fortschritt
ETH-PRG-04 = Hast du die Grenze erreicht, legst du eine ausgelegte Karte ab, offen oder umgedreht, wenn die Zahlung für eine neue vollständig ist und bevor du diese hinlegst. Zu anderer Zeit kannst du keine ausgelegte Karte von dir aus aufgeben.
    .title = Platz schaffen
ETH-PRG-05 = Eine umgedrehte Karte liegt verdeckt: Du kannst sie nicht nutzen, und aktiv ist sie nicht, aber sie belegt weiter ihren Platz. Drehst du sie auf die Vorderseite, ist sie wieder da.
    .title = Umdrehen und zurückdrehen
ETH-PRG-06 = Um eine Farbe zu zählen, zählst du deine aktiven Fortschrittskarten, die sie zeigen. Eine Karte mit zwei Farben zählt für beide.
    .title = Eine Farbe zählen
ETH-PRG-07 = Eine Fortschrittskarte wird durch Nutzen nicht abgelegt, wenn sie es nicht sagt. Sie bleibt von einer Begegnung zur nächsten, bis etwas sie wegnimmt, etwa ein Erwachen oder ein Tod.
    .title = Fortschritt bleibt
ETH-PRG-08 = Zwei gleiche Karten darfst du auslegen. Die Aktion jeder davon kannst du nutzen, aber was sie ständig bewirken, zählt nur einmal, wenn die Karte nichts anderes sagt.
    .title = Zwei gleiche Karten
ETH-PRG-09 = Sinkt deine Grenze unter die Zahl deiner ausgelegten Karten, legst du sofort welche ab; du wählst, welche.
    .title = Wenn die Grenze sinkt
ETH-PRG-10 = Eine Karte auszulegen ist eine Tätigkeit des Aktionsschritts. Ein Effekt kann es dir zu anderer Zeit oder kostenlos erlauben; die Grenze gilt trotzdem.
    .title = Wann du auslegst

## Kapitel 6.22: Gegenstände

ETH-ITM-01 = Das Team hat bis zu drei aktive Gegenstände; ein vierter Platz lässt sich freischalten. Alle anderen liegen verdeckt im Teamlager.
    .title = Aktive Gegenstände und Teamlager
ETH-ITM-02 = Jeder von euch darf jeden aktiven Gegenstand nutzen, für seine Wirkung oder indem er ihn für seine Absichten ablegt.
    .title = Gegenstände sind für alle da
ETH-ITM-03 = Ein Gegenstand bleibt, wenn er genutzt wird, außer er sagt etwas anderes, und ihr dürft ihn so oft nutzen, wie sein Text es zulässt.
    .title = Einen Gegenstand nutzen
ETH-ITM-04 = Um einen Gegenstand anzulegen, zieht ihr zufällig einen aus dem Lager auf einen freien Platz. Ist keiner frei, legt das Team dafür einen aktiven Gegenstand weg oder den gezogenen zurück. Ist das Lager leer, geschieht nichts.
    .title = Einen Gegenstand anlegen
ETH-ITM-05 = Ein Gegenstand, den ihr erhaltet, kommt auf einen freien Platz. Gibt es keinen, macht Platz oder legt den neuen ins Lager.
    .title = Einen Gegenstand erhalten
ETH-ITM-06 = Ein abgelegter Gegenstand kommt ins Teamlager; ein paar kommen in den Gegenstandsmarkt, wie sie es sagen.
    .title = Einen Gegenstand ablegen

## Kapitel 6.23: Unterbrechungen

ETH-INT-01 = Was das Unterbrechungssymbol trägt, darf jederzeit eingesetzt werden, mitten in deiner Aktion oder der eines anderen oder in der Traumlandphase. Zuerst kommt der Preis.
    .title = Unterbrechungen
ETH-INT-02 = Nach Unterbrechungen werdet ihr an diesen Stellen gefragt. Im Aktionsschritt vor und nach allem, was getan wird; beim Zahlen nach jeder Karte und vor einer Stärkung. Nach einem Wurf, um neu zu würfeln, und wenn sein Ergebnis angenommen ist, um es noch zu ändern. Bevor Leiden oder Versiegeln euch trifft, um es zu verhindern, und danach. Zwischen zwei Schritten einer Bewegung, auch der von Wesen, und wenn eine Wirkung mehrmals eintritt, dazwischen. In der Traumlandphase an ihrem Beginn, vor und nach jedem Schritt und vor den Effekten vom Ende der Runde. In der Traumwelt vor und nach jedem Ort und während jeder Schicksalskarte.
    .title = Wann eine Unterbrechung kommen darf
ETH-INT-03 = Eine Unterbrechung kann unterbrochen werden. Die zuletzt eingesetzte wird zuerst ausgeführt.
    .title = Unterbrechung der Unterbrechung
ETH-INT-04 = Wollen mehrere von euch unterbrechen, werdet ihr in Sitzreihenfolge gefragt, bis alle nacheinander abgelehnt haben. Wo niemand etwas einzusetzen hat, wird niemand gefragt.
    .title = Wer zuerst unterbricht
ETH-INT-05 = Kostet eine Unterbrechung Absichten, hat sie ihre eigene Zahlung. Was du für sie ablegst, fehlt der Zahlung, die du unterbrochen hast.
    .title = Eine Unterbrechung bezahlen
ETH-INT-06 = Masken, Neuwürfeln mit Leuchtsteinen und die Kartenrückseiten, die auf etwas antworten, dürfen an denselben Stellen eingesetzt werden.
    .title = Was sonst noch so geht

## Kapitel 6.24: Der Text einer Einflusskarte

ETH-ACT-13 = Eine Einflusskarte zeigt ihren Namen, ihren Preis in Äther und ihre Absichten. Sie kann einen Preis fürs Auslegen haben, eine Voraussetzung, eine oder mehrere Aktionen oder Effekte mit ihren Preisen, Unterbrechungssymbole und Möglichkeiten, zwischen denen „oder“ steht.
    .title = Was eine Karte zeigt
ETH-ACT-14 = Bietet eine Karte mit „oder“ mehrere Möglichkeiten, nutzt du jedes Mal, wenn du sie spielst, eine davon.
    .title = Eine der Möglichkeiten

## Kapitel 6.25: Schwächekarten

ETH-WEK-01 = Erhältst du eine Schwäche, kommt die oberste Karte des Schwächedecks oben auf deine Ablage. Ist dieses Deck leer, bleibst du verschont.
    .title = Eine Schwäche erhalten
ETH-WEK-02 = Eine Schwäche, die du aus deinem Deck ziehst, wirkt sofort. Nennt sie eine Gebühr, darfst du stattdessen diese zahlen, und die Karte kommt unter das Schwächedeck.
    .title = Eine Schwäche wirkt
ETH-WEK-03 = Danach kommt die Karte auf deine Ablage oder, wenn sie es sagt, in deine Fortschrittszone, wo sie weiter wirkt; dort zählt sie weder für die Grenze noch für Farben. Sagt sie, dass du sie ablegen sollst, kommt sie auf deine eigene Ablage.
    .title = Wohin eine Schwäche kommt
ETH-WEK-04 = Schwächen sind keine Einflusskarten: Sie werden nicht versiegelt, sie bewahren dich nicht vor dem Tod durch zu wenige Karten, und sie zahlen weder Absichten noch Leuchtsteine.
    .title = Keine Einflusskarten
ETH-WEK-05 = Wann immer du dein Deck baust, sind alle deine Schwächen darin.
    .title = Schwächen im neuen Deck
ETH-WEK-06 = Eine Schwäche wirkt genauso, wenn du sie außerhalb des Ziehschritts oder in der Traumwelt ziehst.
    .title = Zu anderer Zeit gezogen

## Kapitel 6.26: Rundenkarten

ETH-TRN-01 = Es gibt zwölf Rundenkarten, jede mit einer Farbe, einer Belohnung und ihren Schritten: Wandlung, Basis, Spezial oder Bewegung.
    .title = Rundenkarten
ETH-TRN-02 = Zu Beginn einer Begegnung mischt ihr alle zwölf. So viele, wie die Begegnung Runden hat, werden offen das Rundendeck; ihr seht also nur die oberste, die aktuelle Rundenkarte. Die übrigen bilden verdeckt die Rundenablage.
    .title = Das Rundendeck
ETH-TRN-03 = In der Traumlandphase werden die Schritte von oben nach unten ausgeführt. In einem Schritt Wandlung, Basis oder Spezial wirkt alles im Spiel, was dieses Symbol trägt: auf Wesenquadraten, dem Tor, aufgedeckten Karten des Traums und Verwerfungen. Trägt nichts das Symbol, entfällt der Schritt.
    .title = Die Schritte
ETH-TRN-04 = Hat ein Schritt mehrere Effekte, ordnet sie das Team, und sie gelten als gleichzeitig.
    .title = Mehrere Effekte in einem Schritt
ETH-TRN-05 = Im Schritt Bewegung sind die Wesen mit dem Gehen an der Reihe, und zwar alle.
    .title = Der Schritt Bewegung
ETH-TRN-06 = Nach den Schritten und den Effekten vom Ende der Runde kommt die Rundenkarte oben auf die Rundenablage.
    .title = Die Rundenkarte ablegen
ETH-TRN-07 = Um einen Schritt zu blockieren, legt ihr einen Blockademarker auf einen Schritt der aktuellen Rundenkarte, auf dem noch keiner liegt; dieser Schritt entfällt. Der Vorrat muss einen Marker haben, und ihr gebt ihn zurück, wenn die Karte abgelegt wird. Dass sie abgelegt wird, lässt sich nicht blockieren.
    .title = Einen Schritt blockieren
ETH-TRN-08 = Um eine Runde hinzuzufügen, nehmt ihr die unterste Karte der Rundenablage und schiebt sie unter das Rundendeck. Ist die Ablage leer, kommt keine Runde hinzu.
    .title = Eine Runde hinzufügen
ETH-TRN-09 = Eine Rundenfarbe allein bedeutet nichts; erst andere Texte geben ihr einen Sinn.
    .title = Rundenfarben
ETH-TRN-10 = Sollt ihr in der Charakterphase die aktuelle Rundenkarte ausführen, führt ihr alle ihre Schritte aus, legt sie aber nicht ab. In der Traumlandphase kommen sie noch einmal.
    .title = Eine Rundenkarte außer der Reihe
ETH-TRN-11 = Beendet ein Effekt die Begegnung, hört auf der Stelle alles auf.
    .title = Die Begegnung endet im Schritt

## Kapitel 6.27: Wesen

ETH-CRE-01 = Ein Wesenquadrat zeigt Namen und Aufbau, wie weit das Wesen geht oder eine eigene Regel dafür, seine Interaktionen, was es in den Schritten Wandlung, Basis und Spezial tut, und was immer für es gilt. Das Quadrat eines Schlummers sagt außerdem, was ohne weitere Runde geschieht, ob ihr abbrechen dürft, und manchmal, wie ihr es erlöst.
    .title = Ein Wesenquadrat
ETH-CRE-02 = Ein Quadrat kann mehrere Figuren haben. Jedes Modell und jeder Marker, den es nennt, ist ein Wesen, auch Gestaltwandler; Figuren, die Charaktere ins Spiel bringen, sind keine.
    .title = Figuren eines Wesens
ETH-CRE-03 = Du bist in Reichweite eines Wesens, wenn eine seiner Figuren nah genug ist. Mehrere Figuren desselben Wesens treffen dich trotzdem nur einmal, wenn der Text sie nicht zählt; verschiedene Wesen treffen dich jedes für sich.
    .title = In Reichweite eines Wesens
ETH-CRE-04 = Im Schritt Bewegung wird der Wesenwürfel für jede Figur einzeln geworfen, in der Reihenfolge, die das Team wählt. Stattdessen darf das Team einmal für alle würfeln: Dann tut jede Figur, was der Würfel zeigt, und nach einem Sprung folgt ein weiterer Wurf für alle, die noch gehen können.
    .title = Für Wesen würfeln
ETH-CRE-05 = Beim Kriechen geht die Figur 1 Feld, beim Schritt so weit, wie ihr Quadrat angibt, und beim Sprung ebenso weit, worauf noch einmal für sie gewürfelt wird. Kann sie nach einem Sprung nicht mehr gehen, entfällt der weitere Wurf.
    .title = Kriechen, Schritt, Sprung
ETH-CRE-06 = Eine Figur geht auf kürzestem Weg zum nächsten Charakter und hält auf seinem Feld. Sind mehrere Charaktere oder Wege gleich nah, wählt das Team.
    .title = Wem ein Wesen folgt
ETH-CRE-07 = Eine Figur geht nicht, wenn auf ihrem Feld schon ein Charakter steht, wenn kein Weg zu einem Charakter führt oder wenn sie paralysiert ist.
    .title = Wann ein Wesen bleibt
ETH-CRE-08 = Wem eine Figur folgt, steht fest, wenn sie losgeht, und wird nach jedem weiteren Wurf eines Sprungs neu bestimmt.
    .title = Am Anfang festgelegt
ETH-CRE-09 = Wesen nutzen keine Feldaktionen, lassen Fallen unbeachtet und gehen an Figuren vorbei. Die Regeln über den Platz auf einem Feld gelten auch für sie.
    .title = Was Wesen nicht kümmert
ETH-CRE-10 = Steht auf dem Quadrat, dass ein Wesen sich anders bewegt, tut es stattdessen das.
    .title = Eine eigene Bewegung
ETH-CRE-11 = Wird ein Wesen auf ein beliebiges Feld versetzt, auf dem Wesen erscheinen, wählt der Charakter, um dessen Interaktion es geht; in der Traumlandphase das Team.
    .title = Ein Wesen versetzen
ETH-CRE-12 = Ändert eine Wandlung oder ein Zustand die Effekte eines Wesens, ist gemeint, was es in den Schritten Wandlung, Basis und Spezial tut und was immer für es gilt. Die Preise seiner Interaktionen gehören nicht dazu, auch nicht, was bei einem Abbruch oder ohne weitere Runde geschieht.
    .title = Was als sein Effekt zählt
ETH-CRE-13 = Ein Wesenquadrat, das während einer Begegnung aufgedeckt wird, kommt mit seinem Aufbau sofort ins Spiel und macht ab dem nächsten Schritt mit. Mehrere Wesenquadrate können im Spiel sein.
    .title = Ein Wesen kommt hinzu

## Kapitel 6.28: Wandlungen

ETH-MUT-01 = Wandlungen kommen meist in Schritten Wandlung; wie viele, sagt das Quadrat des Wesens. Zieht so viele Marker zufällig aus dem Beutel und legt sie offen auf sein Quadrat. Wird der Beutel leer, sind es weniger.
    .title = Wandlungen bekommen
ETH-MUT-02 = Grausamkeit fügt jedem Effekt mit Leiden 1 Leiden hinzu, Bindung jedem, der versiegelt, 2 Karten, Eile der Bewegung 2 Felder, wobei Kriechen 1 Feld bleibt, und Reichweite jeder Reichweite 1; von diesen zählen gleiche zusammen. Entlarvung macht eure Masken inaktiv, Stillstand eure ausgelegten Fortschrittskarten; festes Schicksal verbietet alles Neuwürfeln, stumpfe Steine das mit Leuchtsteinen. Sie gelten für alle Figuren des Quadrats.
    .title = Was Wandlungen bewirken
ETH-MUT-03 = Grausamkeit und Bindung zählen einmal für jeden Effekt und jeden Charakter, den er trifft, auch in einer Möglichkeit, zu der Leiden oder Versiegeln gehört. Ein Effekt ohne Leiden oder Versiegeln bekommt keines dazu.
    .title = Grausamkeit und Bindung
ETH-MUT-04 = Entlarvung und Stillstand wirken, sobald sie erscheinen: Grenzen sinken, und was zu viel ist, wird sofort abgelegt. Verschwindet der Marker, sind eure Masken und Fortschrittskarten wieder aktiv.
    .title = Entlarvung und Stillstand
ETH-MUT-05 = Entfernte Wandlungen kommen zurück in den Beutel, und am Ende der Begegnung kommen alle dorthin.
    .title = Zurück in den Beutel

## Kapitel 6.29: Zustände

ETH-STA-01 = Ein Zustandsmarker liegt neben einer Figur und betrifft nur sie; eine vergiftete Figur vergiftet ihr ganzes Quadrat. Der Vorrat muss den Marker mit dieser Seite haben, sonst geschieht nichts. Jeden Zustand hat eine Figur nur einmal.
    .title = Zustandsmarker
ETH-STA-02 = Bei Verwirrten ist keine Reichweite größer als 1: bei einem Wesen in seinen Effekten bis zum Ende der Runde, bei einem Charakter in seinen Aktionen bis zum Ende der Charakterphase. Von mehreren Figuren ist nur die verwirrte beschränkt. Effekte ohne Reichweite ändern sich nicht.
    .title = Verwirrt
ETH-STA-03 = Leiden, das eine betäubte Figur verursacht, zählt in dieser Runde nicht. Der Rest ihres Effekts zählt, etwa Versiegeln. Hat dich auch eine andere, nicht betäubte Figur desselben Wesens in Reichweite, leidest du wie sonst.
    .title = Betäubt
ETH-STA-04 = Eine paralysierte Figur kann nicht bewegt, versetzt oder weggestoßen werden: ein Wesen bis zum Ende der Runde, ein Charakter bis zum Ende der Charakterphase.
    .title = Paralysiert
ETH-STA-05 = Ein vergiftetes Wesen bekommt bis zum Ende der Begegnung keine neuen Wandlungen. Charaktere können nicht vergiftet werden.
    .title = Vergiftet
ETH-STA-06 = Bekommst du in der Traumlandphase einen Zustand, der für die Charakterphase gilt, behältst du ihn durch die nächste hindurch. Marker, deren Zeit vorbei ist, kommen in den Vorrat.
    .title = Wie lange Zustände dauern

## Kapitel 6.30: Abbruch, Belohnung und Ende

ETH-ABT-01 = Gilt die letzte Zeile eines Schlummerquadrats für keine weitere Runde und Abbruch zugleich, darf das Team sie zu Beginn jeder Runde, noch vor dem Ziehen, ausführen und den Schlummer damit beenden.
    .title = Einen Schlummer abbrechen
ETH-ABT-02 = Braucht diese Zeile nichts vom Aufbau, dürft ihr sogar abbrechen, bevor der Schlummer beginnt. Dann gibt es kein Rundendeck, und keine Figur erscheint.
    .title = Abbruch vor Beginn
ETH-ABT-03 = In einem Traum gibt es keinen Abbruch.
    .title = Kein Weg aus dem Traum
ETH-RWD-01 = Erhaltet ihr die Belohnung, bekommt ihr, was im Belohnungsteil der aktuellen Rundenkarte steht.
    .title = Die Belohnung
ETH-RWD-02 = Ist die letzte Rundenkarte schon abgelegt, erhaltet ihr ihre Belohnung.
    .title = Belohnung nach der letzten Runde
ETH-RWD-03 = Hat eine Belohnung eine Fassung für das Team und eine für jeden Charakter, wählt das Team. Was jeder darf, entscheidet jeder für sich.
    .title = Wahl bei der Belohnung
ETH-RWD-04 = Eine Belohnung gibt es nur, wenn ein Text sie euch gibt.
    .title = Nicht von selbst
ETH-RWD-05 = Brecht ihr vor Beginn ab, gibt es keine Rundenkarte und damit keine Belohnung, selbst wenn der Text eine verspricht.
    .title = Ohne Rundenkarte keine Belohnung
ETH-END-01 = Nach einer Begegnung behaltet ihr Hand, ausgelegte Fortschrittskarten, Leuchtsteine und alles andere, was ihr erhalten habt. Nichts wird neu gemischt; versiegelte Karten bleiben versiegelt, und Leiden bleibt.
    .title = Was ihr behaltet
ETH-END-02 = Was bis zum Ende der Begegnung gilt, ist vorbei, Zustände werden weggenommen, und alle Rundenkarten kommen zurück auf einen Stapel.
    .title = Was damit endet
ETH-END-03 = Ihr kehrt in die Traumwelt zurück, wenn ein Text euch nicht woandershin schickt.
    .title = Zurück in die Traumwelt
