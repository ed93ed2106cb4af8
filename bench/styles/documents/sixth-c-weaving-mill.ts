import type { StyleDocument } from '../style-document.ts'

export const sixthCWeavingMill: StyleDocument = {
  name: 'tillenbrock-stoffwechsel-nachhaltigkeitsmagazin-2024.pdf',
  language: 'de',
  year: 2024,
  style: 'first voluntary report of a family-owned weaving mill, magazine with tiles, columns and stories',
  look: { font: 'serif', size: 10, margin: 57 },
  text: `
[at 57 790 9] Weberei Tillenbrock
# Stoffwechsel
### Unser erstes Nachhaltigkeitsmagazin. Ausgabe 2024

Wie wird aus Garn ein Lieblingsstoff, ohne dass zu viel Wasser, Wärme und Geduld auf der Strecke bleiben? Seit fünf
Generationen stellen wir uns diese Frage, aufgeschrieben haben wir die Antworten bisher nicht. Das holen wir nun nach: freiwillig,
ohne Anspruch auf Vollständigkeit und ohne grünen Anstrich. Wo uns Zahlen fehlen, sagen wir es.

[tiles]
1889 | Gründung durch Hermann Anton Tillenbrock
312 | Menschen in zwei Ländern (31.12.2024)
61,3 Mio. € | Umsatz 2024
38 % | unserer Baumwolle aus kontrolliert biologischem Anbau
27,7 % | erneuerbare Energien am Gesamtverbrauch
[/tiles]

## Liebe Leserinnen und Leser,
als unser Urgroßvater den ersten mechanischen Webstuhl aufstellte, gab es im westlichen Münsterland über 120 Textilbetriebe.
Heute sind es keine zehn mehr. Wer übrig geblieben ist, hat immer wieder umgelernt: vom Inlett zum Damast, vom Damast zum
Objektstoff, von der Masse zur Nische. Jetzt lernen wir wieder um. Unsere Kunden, also Hotelketten, Bettenfachhändler und
Polstermöbelhersteller, wollen wissen, woher die Faser kommt, wie viel Gas in der Ausrüstung steckt und was mit dem Stoff passiert,
wenn ihn niemand mehr haben will. Drei unserer zehn größten Abnehmer haben uns 2024 erstmals einen Fragebogen mit mehr als
80 Fragen geschickt.

Wir hätten warten können, ob das Gesetz uns zum Bericht verpflichtet. Das tut es auf absehbare Zeit nicht. Wir finden aber: Wer
mit dem eigenen Namen auf der Webkante steht, sollte auch mit dem eigenen Namen unter den Zahlen stehen. Darum halten Sie
dieses Heft in der Hand – gedruckt übrigens auf Papier aus Altfasern in einer Auflage von 1.500 Stück.

Herzlich, Ihre
Friederike Tillenbrock und Jost Tillenbrock, Geschäftsführung

[page]
# Wer wir sind
[columns 2]
Die Weberei Tillenbrock GmbH & Co. KG gehört 23 Gesellschafterinnen und Gesellschaftern, alle aus der Familie. Geführt wird
sie von den Geschwistern Friederike (Technik und Personal) und Jost Tillenbrock (Vertrieb und Finanzen). Ein fünfköpfiger
Beirat, in dem drei Personen von außerhalb der Familie kommen, berät die beiden und tagt viermal im Jahr.

Gewebt wird in Gronholt auf 94 Maschinen, davon 41 mit Jacquardaufsatz. Gefärbt, gewaschen und ausgerüstet wird seit
1962 in Nordwolde, zwölf Kilometer weiter an der Dinke. In Portugal betreiben wir seit 2006 eine kleine Näherei,
die Tillenbrock Confecções Lda., mit 44 Beschäftigten.
[next]
Etwa 57 Prozent unseres Umsatzes machen wir mit Bettwäsche und Frottier für Hotels, Kliniken und Seniorenhäuser, 31 Prozent mit
Dekorations- und Möbelstoffen, den Rest mit technischen Geweben, zum Beispiel für Filter. 44 Prozent gehen in den Export, vor
allem in die Benelux-Länder, nach Österreich und in die Schweiz.

Das Jahr 2024 war kein leichtes. Die Branche verlor nach Angaben ihres Verbandes rund 5 Prozent Umsatz. Wir kamen mit einem
Minus von 2,4 Prozent (2023: 62,8 Mio. €) vergleichsweise gut durch und haben trotzdem 3,9 Mio. € investiert – so viel
wie seit 2011 nicht mehr.
[/columns]

### Zu diesem Heft
Die Zahlen gelten, wenn nichts anderes dabeisteht, für die ganze Firmengruppe mit allen drei Standorten und für das Kalenderjahr
2024. Vorjahreszahlen haben wir nur dort, wo unsere Buchhaltung und das Energieaudit sie hergaben. Eine externe Prüfung hat
nicht stattgefunden. Den Fahrplan haben wir gemeinsam mit einer Studentin der Fachhochschule erarbeitet, die in ihrer
Masterarbeit 14 Interviews mit Kunden, Lieferanten, Nachbarn und unserem Betriebsrat geführt hat. Herausgekommen sind fünf Fäden,
an denen wir ziehen: Faser, Wärme, Wasser, Menschen, Kreislauf.

[page]
# Faden 1: Die Faser
Unser größter Hebel liegt nicht bei uns, sondern auf dem Feld. 1.640 Tonnen Garn haben wir 2024 verwebt. Knapp zwei
Drittel davon sind Baumwolle, der Rest Polyester, Lyocell und Leinen. Den Bioanteil bei der Baumwolle haben wir seit 2019 von
11 auf 38 Prozent gesteigert; 2028 sollen es 60 Prozent sein. Das ist ein Kraftakt: Biogarn war im Berichtsjahr im Mittel
0,85 € je Kilo teurer, und nicht jede Hotelkette zahlt das mit.

[columns 3]
### Einkauf mit Adresse
Wir kaufen bei 17 Spinnereien in sechs Ländern. Mit zwölf von ihnen arbeiten wir seit mehr als zehn Jahren. Alle
haben unseren Lieferantenkodex unterschrieben, der sich an den Kernarbeitsnormen der ILO orientiert. Er gilt seit 2021.
[next]
### Vor Ort gewesen
Nachgefragt haben wir auch: Jost Tillenbrock und unser Einkaufsleiter waren 2024 in der Türkei und in Indien und haben vier Spinnereien
besucht. In einer fehlten Gehörschutz und Fluchtwegpläne. Beides wurde binnen acht Wochen nachgereicht.
[next]
### Was wir nicht wissen
Vom Feld bis zum Ballen reicht unser Blick noch nicht. Bei 62 Prozent der Baumwolle kennen wir nur das Herkunftsland. Ein
Pilotprojekt mit Faser-Markern läuft seit Oktober an einer Partie von 40 Tonnen.
[/columns]

# Faden 2: Die Wärme
Weben ist laut, Ausrüsten ist heiß. In Nordwolde laufen zwei Spannrahmen, ein Sanforisator und acht Färbeapparate, und fast alles
davon hängt am Gas. Deshalb entfallen auf den Betrieb mit nur 61 Beschäftigten mehr als 80 Prozent unseres gesamten
Gasverbrauchs. Wir haben 2024 die Abluft der Spannrahmen angezapft: Ein Wärmetauscher für 780.000 € bringt das Spülwasser jetzt mit 58 Grad
in die Färberei. Erwartete Einsparung: rund 1.900 Megawattstunden Gas im Jahr. Weil die Anlage erst im September anlief, sieht man
davon in der Bilanz noch wenig.

Auf den Hallendächern in Gronholt liegt seit 2023 eine Photovoltaikanlage mit 810 kWp. Sie hat 702 MWh geliefert. 62 MWh
davon flossen ins Netz, an Sonntagen vor allem, wenn die Webstühle stehen.

[table style=plain widths=230,80,80 size=9]
! Was wir an Energie gebraucht haben (MWh) | 2024 | 2023
Erdgas | 12.940 | 13.480
Strom | 5.310 | 5.530
· davon zugekaufter Ökostrom (deutsche Standorte) | 4.480 | 4.690
· davon Strommix (Näherei in Portugal) | 190 | 184
· davon selbst verbrauchter Solarstrom | 640 | 656
Kraftstoffe für unseren Fuhrpark (Diesel, Benzin) | 210 | 226
* Zusammen | 18.460 | 19.236
[/table]

### Und was heißt das in CO_{2}?
Unsere erste Treibhausgasbilanz folgt dem Greenhouse Gas Protocol. Direkt verursacht haben wir 2.656 Tonnen CO_{2}-Äquivalente
(Scope 1), davon 98 Prozent durch Gas. Beim Strom kommt es darauf an, wie man rechnet: Nimmt man unsere Lieferverträge, sind es
38 Tonnen; nimmt man den durchschnittlichen Strom im jeweiligen Land, sind es 1.790 Tonnen. Was davor und danach passiert, Scope 3 also,
haben wir noch nicht berechnet. Nach allem, was wir aus Studien kennen, dürfte es das Vier- bis Sechsfache unserer eigenen Emissionen sein.

„Bis 2030 wollen wir Scope 1 und 2 zusammen um 45 Prozent gegenüber 2022 senken.“ – Friederike Tillenbrock

Mit Zertifikaten rechnen wir uns nicht schön: Wir kaufen keine CO_{2}-Zertifikate, und Sie werden auf keinem unserer Etiketten das
Wort „klimaneutral“ finden. Das Geld stecken wir lieber in den nächsten Wärmetauscher. Für 2026 prüfen wir eine
Hochtemperatur-Wärmepumpe mit 1,2 MW; entscheidend wird sein, ob der Netzbetreiber die Leistung bereitstellen kann.

[page]
# Faden 3: Das Wasser
[tiles]
96.400 m³ | Wasser entnommen, davon 88.100 m³ aus eigenen Brunnen
81.200 m³ | Abwasser an die Kläranlage des Verbandes
14.500 m³ | Spülwasser, das wir ein zweites Mal genutzt haben
[/tiles]

Wer einmal in unserer Färberei gestanden hat, weiß, dass ein Kilo gefärbter Stoff Durst hat: 52 Liter waren es 2024 im Schnitt, 2015
noch 78 Liter. Das haben neue Färbeapparate mit kürzerer Flotte möglich gemacht und eine Zisterne, aus der das letzte Spülbad
einer Partie zum ersten der nächsten wird.

Unser Ausrüstungsbetrieb in Nordwolde grenzt unmittelbar an das Schutzgebiet Dinkewiesen, ein FFH-Gebiet mit
Orchideen und einer kleinen Population der Bachmuschel. Darum messen wir den Grundwasserstand an fünf Pegeln, zusammen mit dem
Kreis. In den trockenen Sommern 2019 und 2022 haben wir freiwillig die Nachtschicht ausgesetzt, 2024 war das nicht nötig.

### Gespräch am Zaun
Gerda Hölscher, 71, wohnt seit 1974 neben der Färberei.

Frau Hölscher, früher soll die Dinke bunt gewesen sein? „Mittwochs blau, freitags rot. Da haben wir als Kinder gewettet.“
Und heute? „Heute streite ich mich mit dem Jost höchstens noch über die Lkw morgens um fünf.“ Seit Mai gilt eine Einfahrtsregel:
vor sechs Uhr bleibt das Tor zu. Zwei Beschwerden aus der Nachbarschaft haben uns 2024 noch erreicht, 2023 waren es elf.

[page]
# Faden 4: Die Menschen
171 Frauen und 141 Männer arbeiten für uns. 268 von ihnen in Deutschland, 44 in Portugal. 74 haben einen Teilzeitvertrag.
Im Schnitt bleiben sie 16 Jahre – und genau das macht uns Sorgen, denn viele, die uns lange begleitet haben, gehen bald in Rente.

[bars]
bis 29 Jahre | 47
30 bis 50 Jahre | 121
über 50 Jahre | 144
[/bars]

19 junge Leute lernen bei uns, vom Produktionsmechaniker Textil bis zur Textil- und Modeschneiderin. Zwölf davon kamen über
unser „Schnupperweben“ am Samstag. Unsere Fluktuation lag bei 6,8 Prozent (2023: 7,5 Prozent), Ruheständler eingerechnet.

[columns 2]
### Tillenbrock-Akademie
Seit 2022 bündeln wir Schulungen in einer kleinen Akademie: Maschinenführerscheine, Deutsch am Arbeitsplatz, Führung, Excel. Jede
und jeder hat sich 2024 im Schnitt 9,5 Stunden weitergebildet. Ziel für 2026 sind 16 Stunden. Der
beliebteste Kurs war – das hat uns selbst überrascht – „Rücken an der Webmaschine“.

### Fair bezahlt
In Deutschland gilt für alle der Flächentarif der westfälischen Textilindustrie, dazu kommt seit 1958 ein Weihnachtsgeld von
90 Prozent. In Portugal gibt es keinen Tarifvertrag; dort zahlen wir 22 Prozent über dem gesetzlichen Mindestlohn.
[next]
### Sicher nach Hause
Unser Arbeitsschutzmanagement lehnt sich an die ISO 45001 an, zertifiziert ist es nicht. Neun meldepflichtige Arbeitsunfälle
hatten wir 2024 zu verzeichnen, zwei weniger als im Jahr davor. Meist waren es Schnitte und Stürze. Tödliche Unfälle gab es nicht. Der
Krankenstand sank von 6,3 auf 5,7 Prozent.

### Platz für alle
In Gronholt haben 6,1 Prozent der Belegschaft eine Schwerbehinderung. In der Schaftreinigung arbeiten wir seit 1991 mit einer
Werkstatt für behinderte Menschen zusammen, acht ihrer Beschäftigten kommen jeden Tag zu uns.
[/columns]

### Verhalten, das trägt
Unser Verhaltenskodex passt auf vier Seiten und hängt in fünf Sprachen in jeder Halle. Er verbietet jede Benachteiligung wegen
Herkunft, Geschlecht, Alter, Religion, Behinderung oder sexueller Identität. Er schließt Kinderarbeit, Zwangsarbeit und Menschenhandel aus –
in den eigenen Betrieben genauso wie bei denen, die uns beliefern. Und er sagt, wohin man sich wenden kann, wenn etwas schiefläuft: an die
Vorgesetzten, an den Betriebsrat oder an unsere Ombudsfrau, eine Rechtsanwältin aus Rheine. Sie nimmt Hinweise von Beschäftigten und
Lieferanten samt deren Belegschaften entgegen, auf Wunsch anonym. Wer sich in gutem Glauben meldet, darf daraus keinen Nachteil haben, das
haben wir in einer Betriebsvereinbarung festgeschrieben.

[page]
# Faden 5: Der Kreislauf
Webkanten, Schussreste, Fehlmeter: Bei uns bleibt viel übrig. 486 Tonnen Abfall sind 2024 angefallen, 31 Tonnen davon waren
gefährlich – vor allem Färbereichemikalien-Gebinde und Altöl. Die Verwertungsquote lag bei 94 Prozent, wobei ein Teil davon noch
in der Verbrennung mit Energiegewinnung endet. 118 Tonnen Webkanten holt ein Reißer aus der Nähe von Venlo und macht Dämmstoff
daraus.

### Das Hotelbett, das zurückkommt
Im März haben wir mit einer Hotelgruppe (46 Häuser) einen Versuch begonnen: Wäsche, die nach etwa 140 Wäschen aussortiert wird, kommt in
Sammelcontainern zu uns zurück. Eine Spinnerei in Sachsen mischt die gerissenen Fasern im Verhältnis 30 zu 70 mit frischer Baumwolle. 8,6
Tonnen sind auf diese Weise zurückgekommen, daraus wurden 21.000 Kissenbezüge. Ob sich das rechnet? Noch nicht. Ein recycelter Bezug
kostet uns 1,10 € mehr als ein neuer. Mit 100 Tonnen im Jahr wären es nach unserer Rechnung noch 35 Cent.

# Auf einen Blick
[table style=zebra widths=130,190,80,70 size=8.5 align=left]
! Faden | Was wir uns vornehmen | Bis wann | Stand 2024
Faser | 60 % Biobaumwolle | 2028 | 38 %
Faser | Herkunftsregion für 80 % der Baumwolle bekannt | 2027 | 38 %
Wärme | Scope 1 und 2: minus 45 % gegenüber 2022 | 2030 | minus 14 %
Wasser | 45 Liter je Kilo gefärbter Ware | 2027 | 52 Liter
Menschen | 16 Stunden Weiterbildung je Kopf | 2026 | 9,5 Std.
Menschen | Unter fünf meldepflichtige Unfälle | 2027 | 9
Kreislauf | 60 t Altwäsche im Jahr zurücknehmen | 2027 | 8,6 t
[/table]

### Ausgezeichnet
Für das Dessin „Dinkewiese“ aus 50 Prozent Recyclingfaser gab es 2024 einen Designpreis des Landes; 2023 hatte uns die
Handelskammer als „Ausbildungsbetrieb des Jahres“ geehrt. Beides hängt im Treppenhaus, gleich neben dem Webstuhl von 1889.

### Impressum
Weberei Tillenbrock GmbH & Co. KG, Am Schützenhof 3, Gronholt. Redaktion: Lena Averbeck, Jost Tillenbrock. Fotos: unsere
Auszubildenden. Das nächste Heft erscheint voraussichtlich im Herbst 2026, dann mit einer ersten Rechnung zu Scope 3.
`,
  answers: `
SBM-1_03 = 312
S1-6_02 = 312
S1-6_02#female = 171
S1-6_02#male = 141
S1-6_05#DE = 268
S1-6_05#PT = 44
S1-6_20 = 74
S1-6_12 = 6.8 %
S1-9_03 = 47
S1-9_04 = 121
S1-9_05 = 144
S1-13_04 = 9.5 h
S1-14_02 = 0
S1-14_04 = 9
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_05 = yes
S2-1_06 = yes
S2-1_07 = yes
S2-3_12 = yes
SBM-1_06 = 61.3 EUR million
GOV-1_01 = 2
E1-4_01 = yes
E1-5_01 = 18460 MWh
E1-5_07 = 4480 MWh
E1-5_08 = 640 MWh
E1-5_09 = 27.7 %
E1-5_11 = 210 MWh
E1-5_12 = 12940 MWh
E1-5_17 = 702 MWh
E1-6_07 = 2656 t CO2e
E1-6_09 = 1790 t CO2e
E1-6_10 = 38 t CO2e
E1-7_03 = no
E1-7_21 = no
E3-4_03 = 14500 m3
E3-4_11 = 96400 m3
E3-4_12 = 81200 m3
E4.IRO-1_14 = yes
E5-5_07 = 486 t
E5-5_15 = 31 t
MDR-T_06 = 2022
S2-3_06 = yes
absent BP-1_02 E1-1_12 E1-1_14 E1-4_16 E1-4_22 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_10 E1-5_15
absent E1-5_16 E1-5_18 E1-6_08 E1-6_11 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-6_31 E1-8_04 E1.IRO-1_04 E1.IRO-1_07
absent E2-4_05 E3-4_01 E3-4_08 E4-5_02 E4-5_10 E4-5_11 E5-5_10 E5-5_11 E5-5_16 G1-1_09 G1-3_07 G1-4_01
absent G1-4_02 G1-4_04 G1-4_07 G1-5_03 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02 G1-6_03 G1-6_04 GOV-1_06
absent GOV-1_07 GOV-3_01 GOV-3_05 S1-12_01 S1-13_02 S1-14_01 S1-14_03 S1-14_05 S1-14_06 S1-14_07 S1-15_01 S1-15_02
absent S1-16_01 S1-16_02 S1-17_02 S1-17_03 S1-17_05 S1-17_08 S1-17_10 S1-1_17 S1-6_03 S1-6_11 S1-6_19 S1-7_01
absent S1-7_02 S1-7_03 S1-8_01 S4-3_13 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
