import type { StyleDocument } from '../style-document.ts'

export const sixthCFreightForwarder: StyleDocument = {
  name: 'harmsbeck-logistik-nachhaltigkeitsbericht-2024-web.pdf',
  language: 'de',
  year: 2024,
  style:
    'freight forwarder, narrative chapters without figures of the year, Kennzahlen of three years and GRI index at the end',
  look: { font: 'sans', size: 9.5, margin: 57 },
  text: `
head: Harmsbeck Logistik AG | Nachhaltigkeitsbericht 2024
# Auf dem Weg. Nachhaltigkeitsbericht 2024
## Vorwort des Vorstands
Sehr geehrte Damen und Herren,

2024 war für die Transportwirtschaft das dritte schwierige Jahr in Folge. Die Mautausweitung zum 1. Dezember 2023 hat den CO_{2}-Aufschlag von
200 Euro je Tonne auf die Straße gebracht und uns allein im Fernverkehr rund 7,8 Mio. Euro Mehrkosten beschert, die wir nur
zum Teil weitergeben konnten. Zugleich sind die Sendungsmengen im Stückgut um 3 Prozent zurückgegangen. Dass wir unter diesen
Umständen den Umbau unserer Flotte nicht verschoben, sondern vorgezogen haben, hat einen einfachen Grund: Die Kosten des
Abwartens steigen schneller als die Preise der Fahrzeuge fallen.

Mitte 2024 sind in Verden und Osterholt die ersten 22 batterieelektrischen Sattelzugmaschinen in den Liniendienst gegangen. Sie fahren
die Strecken, von denen uns vor drei Jahren noch jeder Hersteller abgeraten hat: bis zu 410 Kilometer am Tag, mit Zwischenladung
während der Pause. Ihre Verfügbarkeit lag im zweiten Halbjahr bei 97,1 Prozent und damit über der unserer Dieselfahrzeuge. Unser
Dank gilt den Fahrerinnen und Fahrern, die sich auf das Abenteuer eingelassen haben.

Henrik Harmsbeck (Vorsitzender), Dr. Silke Wohlert, Thorben Quast

## Unternehmensporträt
Die Harmsbeck Logistik AG ist ein inhabergeführter Logistikdienstleister mit Sitz in Osterholt bei Bremen. 1931 als Rollfuhrbetrieb mit zwei
Pferden gegründet, bietet das Unternehmen heute Systemverkehre für Stückgut, Teil- und Komplettladungen, Kontraktlogistik sowie See- und
Luftfracht-Spedition. An 14 Standorten in Deutschland und zwei in Polen betreiben wir 286.000 Quadratmeter Lagerfläche. Die Flotte
umfasst 428 eigene Lastkraftwagen; hinzu kommen im Tagesdurchschnitt rund 900 Fahrzeuge fest gebundener Transportunternehmer. In der
Stückgutkooperation, der wir seit 1994 angehören, arbeiten 61 mittelständische Speditionen zusammen.

Der Vorstand besteht aus drei Mitgliedern. Der Aufsichtsrat zählt sechs Mitglieder, von denen zwei von der Belegschaft gewählt werden und
zwei Frauen sind. Seit 2022 hängen 15 Prozent der variablen Vergütung des Vorstands von der Erreichung der Klima- und
Arbeitssicherheitsziele ab.

### Über diesen Bericht
Der Bericht erscheint jährlich, zuletzt im Juni 2024, und orientiert sich an den GRI-Standards 2021 (Option „mit Bezug auf“). Er umfasst alle
vollkonsolidierten Gesellschaften; der Berichtskreis stimmt mit dem Konsolidierungskreis des Konzernabschlusses überein. Wo einzelne Angaben
sich auf weniger Standorte beziehen, ist das vermerkt. Die Kennzahlen finden Sie gesammelt ab Seite 5. Berichtszeitraum ist das
Kalenderjahr.

## Strategie und Wesentlichkeit
Unsere Nachhaltigkeitsstrategie „Kurs 2030“ stammt aus dem Jahr 2021 und wurde 2024 auf Basis einer doppelten Wesentlichkeitsanalyse
überprüft. Dazu haben wir 397 Beschäftigte, 38 Kunden, vier Banken und die Bürgermeisterinnen und Bürgermeister unserer fünf größten
Standortgemeinden befragt. Gegenüber der ersten Analyse von 2020 ist die Fahrerknappheit vom siebten auf den zweiten Rang gerückt. Als
wesentlich gelten:
- Treibhausgasemissionen eigener und beauftragter Transporte
- Arbeitssicherheit an der Rampe und auf der Straße
- Gewinnung und Bindung von Fahr- und Lagerpersonal
- Arbeitsbedingungen bei Transportunternehmern
- Flächenverbrauch und Lärm
- Integrität im Geschäftsverkehr und Informationssicherheit

### Ziele von „Kurs 2030“
[table style=rules widths=210,70,200 size=8.5 align=left]
! Ziel | Zieljahr | Status
Scope 1 und 2: 42 % weniger als 2021 | 2030 | auf Kurs (minus 17,6 %)
Scope 3: 25 % weniger als 2021 | 2030 | verzögert (minus 6,2 %)
Anteil emissionsfreier Lkw an Neubeschaffungen: 50 % | 2027 | 31 % der Bestellungen
Photovoltaik auf allen eigenen Dächern | 2028 | 9 von 16 Standorten
Meldepflichtige Unfälle halbieren (Basis 2019: 148) | 2027 | auf Kurs
Ausbildungsquote 7 % | 2026 | 6,1 %
[/table]
Die Klimaziele haben wir im November 2024 bei der Science Based Targets initiative eingereicht. Mit einem Ergebnis der Prüfung rechnen wir
im Herbst 2025.

[page]
## Klima und Energie
### Flotte
Neun von zehn Tonnen der Treibhausgase, die wir selbst ausstoßen, kommen aus dem Auspuff. Entsprechend konzentrieren wir uns auf drei Hebel. Erstens
Effizienz: Mit Reifendruckregelung, vorausschauendem Tempomat und dem Prämienprogramm „Fuß vom Gas“, an dem 83 Prozent der Fahrer
teilnehmen, ist der Durchschnittsverbrauch eines 40-Tonners von 27,9 Litern (2019) auf 25,3 Liter je 100 Kilometer gesunken. Ein Liter
weniger entspricht bei unserer Fahrleistung von 47 Mio. Kilometern ungefähr 1.250 Tonnen CO_{2}.

Zweitens Kraftstoffe. Nach der Änderung der Zehnten Bundes-Immissionsschutzverordnung haben wir im Juni 2024 an drei Betriebstankstellen auf
HVO100 umgestellt. Der Mehrpreis schwankte zwischen 9 und 17 Cent je Liter. Wir kaufen nur Ware aus Altspeisefetten mit
Nachhaltigkeitsnachweis und ohne Palmölanteile. LNG, in das wir 2019 mit 18 Zugmaschinen eingestiegen sind, läuft dagegen aus.

Drittens Antriebswechsel. Für 22 Elektro-Sattelzüge und die dazugehörigen elf Ladepunkte mit je 400 kW haben wir 11,4 Mio. Euro
ausgegeben, davon wurden 4,6 Mio. Euro gefördert. Weitere 30 Fahrzeuge sind bestellt. Bei Investitionen in Fahrzeuge und Gebäude rechnen wir seit
2023 mit einem internen CO_{2}-Preis von 90 Euro je Tonne; ohne ihn wäre die Entscheidung knapp zugunsten des Diesels ausgefallen.

### Immobilien
Unser Umschlagzentrum in Verden, 2022 nach dem DGNB-Standard in Gold zertifiziert, erzeugt auf dem Dach mehr Strom, als es verbraucht.
Damit der Überschuss nicht zu Minuspreisen ins Netz fließt, steht dort seit Oktober ein Speicher mit 2,2 MWh aus gebrauchten
Busbatterien. In den älteren Hallen in Hagen und Posen ersetzen wir bis 2027 die Gas-Dunkelstrahler. Alle Standorte wurden 2023 mit einem
Gutachterbüro auf physische Klimagefahren wie Starkregen, Hitze und Sturm untersucht; dabei haben wir neben einem mittleren Szenario auch RCP 8.5 betrachtet. Drei
Standorte erhielten daraufhin Rückhaltebecken oder Rückstauklappen.

### Angebot für Kunden
Seit 2021 weisen wir Emissionen je Sendung nach ISO 14083 aus. Wer möchte, bucht die Option „Harmsbeck Plus“: Entweder wird die Sendung
bilanziell mit HVO100 gefahren, oder der Kunde lässt die Emissionen über ein Aufforstungsprojekt in Uganda ausgleichen. Über dieses zweite
Modell haben wir 2024 insgesamt 3.120 Tonnen CO_{2}e durch Stilllegung von Zertifikaten (Gold Standard) kompensiert, nach 4.450 Tonnen im Vorjahr.
Die Nachfrage sinkt, weil viele Verlader Kompensation nicht mehr anrechnen. Auf unsere eigenen Ziele rechnen wir sie ebenfalls nicht an.

## Umwelt an den Standorten
Ein Umschlaglager ist zunächst einmal viel Asphalt. Bei Neubauten entsiegeln wir deshalb an anderer Stelle: In Hagen wurden 6.200 m²
Altpflaster zur Blühwiese, in Osterholt sammelt eine Mulde das Dachwasser von zwei Hallen. Einweg-Wickelfolie haben wir in der
Kontraktlogistik seit 2020 um 31 Prozent verringert, unter anderem durch Vorreckmaschinen und Hauben aus Mehrwegtextil. Die Waschanlagen
in Verden und Hagen bereiten ihr Wasser im Kreislauf auf.

Beschwerden über Lärm aus der Nachbarschaft nehmen wir ernst. In Posen wurde 2024 eine 180 Meter lange Lärmschutzwand errichtet; dort
waren im Vorjahr 17 Beschwerden eingegangen.

[page]
## Menschen bei Harmsbeck
In Deutschland fehlen nach Schätzung der Verbände über 100.000 Berufskraftfahrer. Bei uns blieben im Jahresdurchschnitt 34 Fahrerstellen
unbesetzt. Wir haben deshalb die Touren so umgebaut, dass 71 Prozent unserer Fahrer jeden Abend nach Hause kommen. Über die Fahrschule, die
wir 2022 in Osterholt gegründet haben, sind 2024 insgesamt 41 Quereinsteiger zum C/CE-Führerschein gekommen, darunter 13 Frauen und neun
Geflüchtete. Von den 29 Teilnehmern des ersten Jahrgangs sind noch 24 bei uns.

### Miteinander
Grundlage ist unser Code of Conduct, der jede Form der Diskriminierung, Zwangs- und Kinderarbeit sowie Menschenhandel untersagt.
Neue Führungskräfte durchlaufen ein Pflichttraining zum Allgemeinen Gleichbehandlungsgesetz und zu unbewussten Vorurteilen, für die übrige
Belegschaft gibt es ein E-Learning in sieben Sprachen. An elf Standorten bestehen Betriebsräte, mit denen die Unternehmensleitung vierteljährlich im
Wirtschaftsausschuss spricht. Seit 2023 ergänzt eine Pulsbefragung per App den Dialog; die Weiterempfehlungsquote stieg von 54 auf 61 Prozent.

### Qualifizierung
Die Harmsbeck-Akademie bündelt Module nach dem Berufskraftfahrerqualifikationsgesetz, Stapler- und Gefahrgutschulungen, Sprachkurse und ein zweijähriges
Nachwuchsprogramm. 114 Auszubildende in neun Berufen machen uns zu einem der größten Ausbildungsbetriebe der Branche im Elbe-Weser-Raum.

### Sicherheit
Die meisten Unfälle passieren bei uns nicht im Verkehr, sondern beim Absteigen vom Fahrzeug und beim Umgang mit dem Hubwagen. Mit dem Projekt
„Drei Punkte“ (immer drei Kontaktpunkte beim Auf- und Absteigen) konnten wir diese Unfallart seit 2021 um mehr als ein Drittel
verringern. Unser Arbeitsschutzmanagementsystem nach ISO 45001 gilt für die gesamte Belegschaft, neun Standorte sind extern zertifiziert. Den
tödlichen Unfall eines Fremdfahrers auf dem Hof in Hagen im März 2022 haben wir zum Anlass genommen, alle Fußwege baulich abzutrennen; diese
Arbeiten wurden 2024 abgeschlossen.

## Lieferkette und Integrität
Über die Hälfte unserer Transporte fahren Partner. Sie verpflichten sich auf unseren Verhaltenskodex für Transportunternehmer, der Mindestlohn,
Lenk- und Ruhezeiten sowie menschenwürdige Unterkünfte regelt. 2024 haben wir 62 Partner vor Ort geprüft und uns von dreien getrennt, weil
Fahrer aus Drittstaaten wochenlang im Fahrzeug übernachten mussten. Verstöße können Beschäftigte, Fahrer von Partnern und Dritte über unser
digitales Hinweisgebersystem „Klartext“ melden, auch anonym und in zwölf Sprachen. Hinweisgebende sind nach dem Hinweisgeberschutzgesetz und
unserer Konzernrichtlinie vor Repressalien geschützt; Ende 2024 waren von 23 Meldungen 20 abgeschlossen, 11 betrafen Arbeitszeiten bei
Partnern. Anders als noch 2022 gab es keine Durchsuchung oder behördliche Untersuchung.

[page]
# Kennzahlen
[table style=zebra widths=230,70,60,60,60 size=8.5]
! Wirtschaft und Integrität | Einheit | 2024 | 2023 | 2022
Konzernumsatz | Mio. Euro | 412,6 | 438,1 | 466,9
EBIT-Marge | % | 2,1 | 2,6 | 3,4
Beförderte Sendungen | Mio. | 5,9 | 6,1 | 6,4
Bestätigte Korruptionsfälle | Anzahl | 0 | 0 | 0
In Antikorruption geschulte Beschäftigte in Risikofunktionen | % | 94 | 91 | 83
Spenden an Parteien und Politiker | Euro | 0 | 0 | 0
Spenden und Sponsoring (Sport, Soziales) | Tsd. Euro | 214 | 228 | 190
[/table]

[table style=zebra widths=230,70,60,60,60 size=8.5]
! Energie und Emissionen | Einheit | 2024 | 2023 | 2022
Diesel | MWh | 128.450 | 136.910 | 142.300
HVO100 | MWh | 6.210 | 480 | –
LNG | MWh | 4.380 | 6.950 | 8.120
Heizöl | MWh | 1.120 | 1.260 | 1.410
Erdgas (Heizung) | MWh | 9.860 | 10.340 | 10.980
Fernwärme | MWh | 2.340 | 2.270 | 2.405
Strom | MWh | 14.720 | 13.190 | 13.050
· davon Grünstrombezug | MWh | 12.790 | 11.740 | 11.890
· davon Eigenverbrauch aus Photovoltaik | MWh | 1.930 | 1.450 | 1.160
* Energieverbrauch gesamt | MWh | 167.080 | 171.400 | 178.265
Anteil erneuerbarer Energien | % | 12,5 | 8,0 | 7,3
Stromerzeugung Photovoltaik | MWh | 2.810 | 2.030 | 1.540
Scope 1 | t CO_{2}e | 37.664 | 40.935 | 42.960
Scope 2 (marktbasiert) | t CO_{2}e | 468 | 455 | 481
Scope 2 (standortbasiert) | t CO_{2}e | 5.328 | 5.010 | 5.240
Scope 3 | t CO_{2}e | 169.384 | 176.020 | 181.440
· 3.1 Eingekaufte Waren und Dienstleistungen | t CO_{2}e | 3.870 | 3.990 | 4.140
· 3.2 Kapitalgüter^{1} | t CO_{2}e | 5.210 | 3.040 | 3.360
· 3.3 Brennstoff- und energiebezogene Emissionen | t CO_{2}e | 9.120 | 9.870 | 10.320
· 3.4 Beauftragte Transporte | t CO_{2}e | 148.300 | 156.190 | 160.630
· 3.5 Abfall | t CO_{2}e | 190 | 205 | 210
· 3.6 Geschäftsreisen | t CO_{2}e | 214 | 245 | 160
· 3.7 Pendeln der Beschäftigten | t CO_{2}e | 2.480 | 2.480 | 2.620
* Summe Scope 1 bis 3 (marktbasiert) | t CO_{2}e | 207.516 | 217.410 | 224.881
Biogene CO_{2}-Emissionen (HVO100) | t CO_{2} | 1.528 | 118 | –
Emissionsintensität Transport (Well-to-Wheel) | g CO_{2}e/tkm | 71,4 | 73,0 | 74,6
[/table]
fn: 1) Anstieg durch Beschaffung batterieelektrischer Sattelzugmaschinen.

[table style=zebra widths=230,70,60,60,60 size=8.5]
! Standorte, Wasser und Abfall | Einheit | 2024 | 2023 | 2022
Wasserentnahme | m³ | 61.300 | 64.800 | 63.150
Grundstücksfläche | ha | 92,4 | 92,4 | 88,7
· davon versiegelt | ha | 61,8 | 62,4 | 60,2
Abfallaufkommen | t | 4.120 | 4.365 | 4.590
· davon gefährlich | t | 286 | 301 | 277
Verwertungsquote | % | 92 | 91 | 91
[/table]

[page]
[table style=zebra widths=250,50,60,60,60 size=8.5]
! Mitarbeitende (Köpfe zum 31.12.) | Einheit | 2024 | 2023 | 2022
* Beschäftigte | Anzahl | 1.874 | 1.902 | 1.846
· Frauen | Anzahl | 487 | 486 | 461
· Männer | Anzahl | 1.387 | 1.416 | 1.385
· Deutschland | Anzahl | 1.655 | 1.694 | 1.660
· Polen | Anzahl | 219 | 208 | 186
· unbefristet | Anzahl | 1.756 | 1.771 | 1.702
· befristet | Anzahl | 118 | 131 | 144
· Vollzeit | Anzahl | 1.612 | 1.651 | 1.623
· Teilzeit | Anzahl | 262 | 251 | 223
· unter 30 Jahre | Anzahl | 412 | 431 | 420
· 30 bis 50 Jahre | Anzahl | 873 | 884 | 869
· über 50 Jahre | Anzahl | 589 | 587 | 557
Leiharbeitskräfte (31.12.) | Anzahl | 143 | 171 | 212
Eintritte | Anzahl | 240 | 361 | 388
Austritte | Anzahl | 268 | 305 | 341
Fluktuationsrate | % | 14,2 | 16,3 | 18,6
Tarifgebundene Beschäftigte | % | 71,3 | 70,6 | 70,9
Frauen in Führungspositionen (1. und 2. Ebene) | % | 21,4 | 19,0 | 18,2
Schwerbehinderte und Gleichgestellte | % | 4,3 | 4,1 | 4,2
Weiterbildungsstunden je Beschäftigtem | h | 12,4 | 11,8 | 9,6
Beschäftigte mit jährlichem Mitarbeitergespräch | % | 64 | 58 | 55
Diskriminierungsfälle | Anzahl | 1 | 0 | 2
Meldepflichtige Arbeits- und Wegeunfälle^{2} | Anzahl | 109 | 120 | 131
· davon Arbeitsunfälle | Anzahl | 96 | 105 | 117
Meldepflichtige Arbeitsunfälle je 1 Mio. Arbeitsstunden | Quote | 31,4 | 33,9 | 38,8
Ausfalltage durch Arbeitsunfälle | Tage | 1.842 | 2.015 | 2.390
Tödliche Arbeitsunfälle (eigene Beschäftigte) | Anzahl | 0 | 0 | 0
Tödliche Arbeitsunfälle (Fremdpersonal auf unserem Gelände) | Anzahl | 0 | 0 | 1
Vom Arbeitsschutzmanagementsystem erfasste Belegschaft | % | 100 | 100 | 84
· davon an extern zertifizierten Standorten | % | 68 | 61 | 47
[/table]
fn: 2) Unfälle mit mehr als drei Ausfalltagen, ohne Leiharbeitskräfte.

[page]
# GRI-Inhaltsindex
Die Harmsbeck Logistik AG hat die in diesem Index genannten Informationen für den Zeitraum 1. Januar bis 31. Dezember 2024 mit Bezug auf
die GRI-Standards berichtet. Verwendeter GRI 1: Grundlagen 2021.
[table style=grid widths=50,250,60,120 size=8 align=left]
! Angabe | Bezeichnung | Seite | Anmerkung
= GRI 2: Allgemeine Angaben 2021
2-1 | Organisationsprofil | 1 | Nicht börsennotierte AG
2-2 | Entitäten im Bericht | 1 |
2-3 | Berichtszeitraum, Häufigkeit, Kontakt | 1 | nachhaltigkeit@harmsbeck.example
2-4 | Richtigstellung von Informationen | – | keine
2-5 | Externe Prüfung | – | Nicht geprüft
2-7 | Angestellte | 6 |
2-8 | Mitarbeitende, die keine Angestellten sind | 6 | Leiharbeit; Subunternehmer nicht erfasst
2-9 | Führungsstruktur | 1 |
2-19 | Vergütungspolitik | 1 |
2-21 | Verhältnis der Jahresgesamtvergütung | – | Vertraulich
2-26 | Verfahren für Rat und Bedenken | 4 | „Klartext“
2-27 | Einhaltung von Gesetzen | – | Keine wesentlichen Bußgelder über 50 Tsd. Euro
2-28 | Mitgliedschaften | – | Speditions- und Logistikverband, Kooperation
2-30 | Tarifverträge | 6 |
= Wirtschaft
205-2 / 205-3 | Antikorruption | 5 |
206-1 | Wettbewerbswidriges Verhalten | – | Keine Verfahren
= Umwelt
302-1 | Energieverbrauch | 5 |
303-3 | Wasserentnahme | 5 | Ausschließlich Stadtwasser und Zisternen
305-1 bis 305-3 | Treibhausgasemissionen | 5 |
306-3 | Angefallener Abfall | 5 |
308-2 | Umweltauswirkungen in der Lieferkette | 4 | Teilweise
= Soziales
401-1 | Neu eingestellte und Fluktuation | 6 |
403-8 / 403-9 | Arbeitssicherheit | 6 |
404-1 / 404-3 | Aus- und Weiterbildung | 6 |
405-1 | Vielfalt | 1, 6 |
406-1 | Diskriminierungsvorfälle | 6 | Abmahnung ausgesprochen
415-1 | Politische Spenden | 5 |
[/table]
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 3
GOV-1_02 = 6
GOV-3_01 = yes
GOV-3_05 = 15 %
E1-4_01 = yes
E1-4_16 = 25 % @2030
E1-5_01 = 167080 MWh
E1-5_06 = 6210 MWh
E1-5_07 = 12790 MWh
E1-5_08 = 1930 MWh
E1-5_09 = 12.5 %
E1-5_17 = 2810 MWh
E1-6_07 = 37664 t CO2e
E1-6_09 = 5328 t CO2e
E1-6_10 = 468 t CO2e
E1-6_11 = 169384 t CO2e
E1-6_11#cat1 = 3870 t CO2e
E1-6_11#cat2 = 5210 t CO2e
E1-6_11#cat3 = 9120 t CO2e
E1-6_11#cat4 = 148300 t CO2e
E1-6_11#cat5 = 190 t CO2e
E1-6_11#cat6 = 214 t CO2e
E1-6_11#cat7 = 2480 t CO2e
E1-6_13 = 207516 t CO2e
E1-6_17 = 1528 t CO2
E1-7_03 = yes
E1-7_10 = 3120 t CO2e
E1-8_04 = 90 EUR/t
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E3-4_11 = 61300 m3
E4-5_10 = 92.4 ha
E4-5_11 = 61.8 ha
E5-5_07 = 4120 t
E5-5_15 = 286 t
G1-3_07 = 94 %
G1-4_04 = 0
G1-5_03 = 0 EUR
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_06 = yes
S2-3_12 = yes
SBM-1_03 = 1874
SBM-1_06 = 412.6 EUR million
S1-6_02 = 1874
S1-6_02#female = 487
S1-6_02#male = 1387
S1-6_05#DE = 1655
S1-6_05#PL = 219
S1-6_09#permanent = 1756
S1-6_09#temporary = 118
S1-6_11 = 268
S1-6_12 = 14.2 %
S1-6_19 = 1612
S1-6_20 = 262
S1-7_03 = 143
S1-8_01 = 71.3 %
S1-9_03 = 412
S1-9_04 = 873
S1-9_05 = 589
S1-12_01 = 4.3 %
S1-13_02 = 64 %
S1-13_04 = 12.4 h
S1-14_01 = 100 %
S1-14_10 = 68 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 96
S1-14_05 = 31.4 per million hours
S1-14_07 = 1842 days
S1-17_02 = 1
MDR-T_06 = 2021|2019
S1-9_02#female = 21.4 %
S2-3_06 = yes
absent E1-1_12 E1-1_14 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_10 E1-5_11 E1-5_15 E1-5_16 E1-5_18 E1-6_08
absent E1-6_12 E1-6_30 E1-6_31 E2-4_05 E3-4_01 E3-4_03 E3-4_08 E3-4_12 E4-5_01 E4-5_02 E4.IRO-1_14 E5-4_02
absent E5-5_10 E5-5_11 E5-5_16 G1-1_09 G1-4_01 G1-4_02 G1-4_07 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02
absent G1-6_03 G1-6_04 GOV-1_07 S1-10_01 S1-14_06 S1-15_01 S1-15_02 S1-16_01 S1-16_02 S1-17_05 S1-17_08 S1-17_10
absent S1-6_03 S1-7_02 S4-3_13 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
