import type { StyleDocument } from '../style-document.ts'
import { answers } from './sixth-a-engineering-answers.ts'

export const sixthAEngineering: StyleDocument = {
  name: 'harderkamp-nachhaltigkeitsbericht-2024.pdf',
  language: 'de',
  year: 2024,
  style:
    'GRI report of a listed engineering group, narrative chapters, key figures in a three-year annex and a GRI index',
  look: { font: 'sans', size: 9.5, landscape: false, words: false, margin: 57 },
  text: `
head: Harderkamp SE | Nachhaltigkeitsbericht 2024
# Kräfte übertragen, Stoffe trennen, Ressourcen schonen
### Nachhaltigkeitsbericht 2024 der Harderkamp SE

[tiles]
1.684,3 Mio. € | Umsatz 2024 im Konzern
31 | Produktionsstandorte in 17 Ländern
–43 % | Emissionen aus Scope 1 und 2 gegenüber 2019
44,4 % | Anteil erneuerbarer Energien
[/tiles]

## Vorwort des Vorstands

Sehr geehrte Damen und Herren,
als die Gebrüder Harderkamp 1887 in einer Schmiede am Rand des Münsterlands ihre erste Zentrifuge für Molkereien bauten, ging es ihnen
um eine einfache Frage: Wie gewinnt man aus derselben Menge Milch mehr Rahm? Die Frage, wie sich aus weniger mehr machen lässt, treibt
uns bis heute an. Unsere Separatoren, Getriebe und Dosieranlagen stehen in mehr als 120 Ländern, und rund zwei Drittel des Umsatzes
erzielen wir inzwischen mit Kundinnen und Kunden aus der Lebensmittel-, der Pharma- und der Umwelttechnik.

Das Jahr 2024 war kein leichtes. Die Investitionsneigung in unseren Kernmärkten blieb verhalten, der Auftragseingang lag mit 1.597 Mio. €
um 4,1 % unter dem Vorjahr. Trotzdem haben wir an unserem Programm „Kurs 2030“ festgehalten und 38 Mio. € in die Erneuerung unserer
Werke investiert, davon 11 Mio. € in Energieeffizienz und die eigene Stromerzeugung. Dass wir den Ausstoß unserer Werke seit 2019 um 43 %
gesenkt haben, ist vor allem das Verdienst unserer Kolleginnen und Kollegen vor Ort.

Besonders freut uns, dass die Science Based Targets initiative unsere kurzfristigen Klimaziele im November 2023 bestätigt hat. Im Berichtsjahr
haben wir daraus Jahresbudgets für jede Division abgeleitet. Wer sein Budget verfehlt, muss dem Vorstand einen Plan zur Nachholung vorlegen.
Für 2025 rechnen wir mit einer weiteren Minderung um 2.000 bis 2.500 Tonnen.

Der Vorstand der Harderkamp SE, im März 2025

## Über diesen Bericht

Dieser Bericht wurde in Übereinstimmung mit den GRI-Standards (2021) erstellt und erscheint jährlich, zuletzt im April 2024. Er umfasst das
Geschäftsjahr vom 1. Januar bis zum 31. Dezember 2024. Einbezogen sind die Harderkamp SE und sämtliche vollkonsolidierten
Gesellschaften; der Kreis entspricht dem des Konzernabschlusses. Die im August 2024 erworbene Lindqvist-Dosiertechnik mit 212 Beschäftigten ist
ab dem Erwerbszeitpunkt enthalten. Umweltdaten werden an allen 31 Produktionsstandorten sowie an 24 größeren Service- und Vertriebsstandorten
erhoben; kleinere Büros rechnen wir anhand der Kopfzahl hoch (unter 2 % des Energieverbrauchs).

Die mit x versehenen Kennzahlen im Anhang hat eine Wirtschaftsprüfungsgesellschaft mit begrenzter Sicherheit geprüft. Rundungsdifferenzen sind
möglich. Eine Berichterstattung nach den European Sustainability Reporting Standards haben wir vorbereitet, wenden die Standards mangels deutscher
Umsetzung der Richtlinie aber für 2024 noch nicht an.

# Strategie und Steuerung
## Kurs 2030

Unsere Nachhaltigkeitsstrategie ruht auf drei Säulen: Produkte, Werke, Menschen. Grundlage ist eine Wesentlichkeitsanalyse aus dem
Jahr 2023, in die 46 Interviews und eine Online-Befragung mit 1.130 Antworten eingeflossen sind. Sie wurde 2024 überprüft und
um das Thema Wasser in Stressgebieten ergänzt. Zwölf Themen gelten als wesentlich.

- Produkte: Bis 2030 soll jede neue Baureihe 20 % weniger Energie brauchen als ihre Vorgängerin.
- Werke: Bis 2030 senken wir unsere Treibhausgasemissionen aus Scope 1 und Scope 2 um 55 % gegenüber dem Basisjahr 2019.
- Lieferkette und Nutzung: Die Scope-3-Emissionen sollen bis 2030 absolut um 25 % unter dem Wert von 2019 liegen.
- Menschen: Bis 2027 soll die Unfallrate (LTIFR) unter 3,5 sinken, der Frauenanteil in den ersten drei Führungsebenen auf 22 % steigen.

Die Klimaziele wurden von der Science Based Targets initiative geprüft; das Ziel für Scope 1 und 2 steht im Einklang mit der
Begrenzung der Erderwärmung auf 1,5 °C. Ein Netto-Null-Ziel für 2045 haben wir intern beschlossen, aber noch nicht zur Validierung eingereicht.

## Verantwortung in Vorstand und Aufsichtsrat

Der Vorstand der Harderkamp SE bestand zum Jahresende aus vier Mitgliedern, darunter eine Frau. Der Vorsitzende des Vorstands verantwortet das
Thema Nachhaltigkeit; der Bereich Group Sustainability mit elf Stellen berichtet unmittelbar an ihn. Der paritätisch besetzte Aufsichtsrat hat
zwölf Mitglieder, davon fünf Frauen. Sein Ausschuss für Technik und Nachhaltigkeit tagte 2024 dreimal, schwerpunktmäßig zu
Lieferkettensorgfalt, zum Stand der Dekarbonisierung und zum Wassermanagement in Indien.

Seit 2022 sind Nachhaltigkeitsziele Teil der Vorstandsvergütung. Im einjährigen Bonus werden Unfallrate und Frauenanteil mit zusammen 15 %
gewichtet, im vierjährigen Performance-Share-Plan zählt die Minderung der Scope-1- und Scope-2-Emissionen zu 20 %. Für die Ebene der
Divisions- und Regionalleitungen gilt seit 2024 eine vergleichbare Regelung, rund 140 Führungskräfte sind davon erfasst.

## Stakeholder und Mitgliedschaften

Mit Kundinnen und Kunden sprechen wir auf Messen, in Audits und in einer zweijährlichen Befragung (2023: Net Promoter Score 47). In Ratings
haben wir uns 2024 leicht verbessert: Bei einem großen Lieferantenbewertungsportal erreichten wir 71 von 100 Punkten (2023: 67), im CDP-Klimaprogramm
die Note B. Wir sind im Lobbyregister des Deutschen Bundestags eingetragen und bringen uns über den Branchenverband in die
Normung ein. Parteien und politische Organisationen unterstützen wir nicht; auch im Berichtsjahr flossen keine Zuwendungen an Parteien, ihre
Stiftungen oder Mandatsträger. Spenden für soziale und kulturelle Zwecke beliefen sich auf 0,6 Mio. €.

[page]
# Säule 1: Produkte
## Weniger Energie je Liter, Tonne, Umdrehung

Der größte Hebel liegt bei unseren Kundinnen und Kunden: Rund 83 % unserer Scope-3-Emissionen entstehen in der Nutzungsphase, weil Separatoren und
Getriebe 20 Jahre und länger laufen. Der neue Direktantrieb der Baureihe HX 400 braucht je Kubikmeter Klarphase 31 % weniger Strom als das
Vorgängermodell mit Riementrieb. Eine Molkerei in Jütland hat im Frühjahr 2024 vier Maschinen getauscht und spart nach eigenen Angaben 640 MWh
im Jahr. Auf der Leitmesse in Frankfurt erhielt die HX 400 einen Innovationspreis der Branche.

Ein zweiter Schwerpunkt ist die Aufarbeitung. Im Servicezentrum Ahaus haben wir 2024 insgesamt 1.340 Trommeln und 2.210 Getriebe instand gesetzt.
Gegenüber einem Neuteil fallen nach einer Ökobilanz der Hochschule, mit der wir zusammenarbeiten, je Getriebe im Mittel 1,9 t CO_{2} weniger an. Das
Geschäft mit aufgearbeiteten Teilen wuchs um 14 % auf 96 Mio. €, bis 2030 wollen wir 180 Mio. € erreichen.

Wir beliefern keine Hersteller von geächteten Waffen. Etwa 3 % des Umsatzes entfallen auf Getriebe für Behördenschiffe und Marine; jede Anfrage aus
diesem Bereich durchläuft eine gesonderte Exportprüfung.

## Lieferkette

Wir kaufen bei rund 9.400 direkten Lieferanten ein, das Volumen betrug 2024 etwa 790 Mio. €. 61 % davon entfallen auf Europa. Für alle
Lieferanten gilt unser Verhaltenskodex für Geschäftspartner, der Kinder- und Zwangsarbeit untersagt, Versammlungsfreiheit fordert und Vorgaben zu
Konfliktmineralien enthält. Lieferanten, die zusammen 88 % des Einkaufsvolumens ausmachen, haben ihn unterzeichnet oder
einen gleichwertigen eigenen Kodex vorgelegt. 2024 führten wir 73 Vor-Ort-Audits durch (2023: 58), vorwiegend bei Gießereien in Indien, China und der
Türkei. Dabei fanden sich 212 Abweichungen, sechs davon schwerwiegend: fehlende Maschinenschutzeinrichtungen, verschlossene Fluchttüren und in einem Fall
überlange Arbeitszeiten. Mit einem Lieferanten haben wir die Zusammenarbeit beendet.

Das Lieferkettensorgfaltspflichtengesetz gilt für uns seit dem 1. Januar 2024. Unsere Menschenrechtsbeauftragte berichtet mindestens einmal jährlich an
den Vorstand. Für das Beschwerdeverfahren nutzen wir das Hinweisgebersystem „Harderkamp Open Line“, das auch Beschäftigten von Lieferanten
und Anwohnern in 14 Sprachen offensteht und anonyme Meldungen zulässt.

# Säule 2: Werke
## Klima und Energie

Unser Umweltmanagement folgt der ISO 14001, 28 der 31 Werke sind zertifiziert; die neun energieintensivsten Werke zusätzlich nach ISO 50001. Der
Energieverbrauch des Konzerns sank 2024 um 5,2 % auf 214.380 MWh. Gut die Hälfte des Rückgangs geht auf die schwächere Auslastung der
Gießerei in Coesfeld zurück, der Rest auf Maßnahmen: Abwärme aus den Härteöfen heizt seit Februar die Montagehallen 4 bis 7 (–2.900 MWh Erdgas im
Jahr), in Pune wurden die Druckluftstationen erneuert (–610 MWh).

Photovoltaikanlagen auf eigenen Dächern erzeugten 7.215 MWh, davon haben wir 6.440 MWh selbst genutzt, der Rest wurde eingespeist. Die Anlage in Querétaro
mit 1,8 MWp ging im Oktober ans Netz und wird erst 2025 voll wirksam. An allen europäischen und den beiden
US-Standorten beziehen wir Grünstrom, teils über einen Liefervertrag mit einem Windpark in der Uckermark, teils mit Herkunftsnachweisen. In Indien und
China fehlen bislang geeignete Verträge.

[bars]
2019 | 59.870
2021 | 48.310
2022 | 42.260
2023 | 37.590
2024 | 34.144
[/bars]
fn: Treibhausgasemissionen Scope 1 und Scope 2 (marktbasiert) in t CO_{2}e

Bei Investitionen über 500.000 € rechnen wir mit einem internen CO_{2}-Preis von 80 € je Tonne, der bis 2030 in Schritten auf 130 € steigen soll. Zertifikate zum
Ausgleich von Emissionen kaufen wir nicht; wir stecken das Geld lieber in die eigenen Werke. Unsere Anlagen unterliegen nicht dem
europäischen Emissionshandel.

## Klimarisiken

Nach den Empfehlungen der TCFD haben wir 2023 alle Produktionsstandorte und die 40 wichtigsten Zulieferer auf klimabedingte Gefahren hin durchleuchtet. Wir
nutzten die Szenarien SSP1-2.6 und SSP5-8.5 mit den Zeithorizonten 2030 und 2050. Erhöhte Gefährdungen bestehen durch Starkregen
in Coesfeld, durch Hitzestress in Pune und durch Wirbelstürme am Standort Savannah. In Coesfeld haben wir nach dem Hochwasser vom Juli 2021, das einen
Schaden von 4,2 Mio. € verursacht hatte, für 1,6 Mio. € einen Rückhalteraum gebaut. Den Wert gefährdeter Anlagen weisen wir noch nicht aus.

## Wasser, Stoffe, Abfall

Wasser brauchen wir zum Kühlen, Reinigen und für Prüfläufe. Die Entnahme lag mit 612.400 m^{3} um 3,6 % unter dem Vorjahr. Zwei Werke, Pune
und Querétaro, liegen in Gebieten mit hoher Wasserknappheit; auf sie entfielen 58.100 m^{3} der Entnahme. In Pune fängt ein neuer Speicher mit 900 m^{3}
den Monsunregen auf. Den Kühlkreislauf der Prüffelder führen wir weitgehend geschlossen.

An Abfällen fielen 41.860 t an, gut die Hälfte davon Metallspäne, die in Gießereien und Stahlwerke zurückgehen. 92,6 % wurden verwertet.
Der Anteil gefährlicher Abfälle – vor allem Emulsionen, Altöl und Strahlmittel – stieg wegen der Räumung einer Altlast in Savannah auf 11,1 %.
Lösemittelemissionen unserer Lackieranlagen gingen auf 61 t zurück, nachdem zwei Linien auf Wasserlacke umgestellt wurden.

Drei unserer Standorte – Coesfeld, Ahaus und das Werk im schwedischen Arboga – liegen in oder in unmittelbarer Nachbarschaft von Schutzgebieten nach der
Flora-Fauna-Habitat-Richtlinie. Hinweise auf eine Beeinträchtigung durch den Werksbetrieb gibt es nicht. In Ahaus pflegen Auszubildende seit 2018 eine
Streuobstwiese von 1,2 Hektar, auf der 2024 drei Wildbienenarten der Roten Liste nachgewiesen wurden.

[page]
# Säule 3: Menschen
## Belegschaft

Zum 31. Dezember 2024 beschäftigte der Konzern 7.946 Menschen (Vorjahr: 7.871), ohne Auszubildende und Leihkräfte. Der Zuwachs beruht allein auf dem
Erwerb in Schweden; bereinigt ging die Zahl um 137 zurück. In Deutschland haben wir das Instrument der Kurzarbeit genutzt und betriebsbedingte Kündigungen
vermieden. 667 Beschäftigte verließen das Unternehmen, das entspricht einer Fluktuation von 8,4 %; selbst gekündigt haben 4,9 %. In
unserem US-Werk Savannah lag die Quote bei 17 %, dort haben wir 2024 Schichtmodelle und Einstiegslöhne überarbeitet.

Für 71 % der Beschäftigten weltweit gelten Tarifverträge, in Deutschland für 94 %. In Ländern ohne Tarifbindung orientieren wir uns am ortsüblichen Lohn.
Eine Untersuchung für die deutschen Gesellschaften ergab 2023 eine bereinigte Entgeltlücke von 2,1 %; eine konzernweite Auswertung bereiten wir vor.

Betriebsräte und Gewerkschaften sind seit Jahrzehnten Partner. Der SE-Betriebsrat mit 19 Delegierten aus zehn Ländern kam zweimal
zusammen. Bei der Mitarbeiterbefragung im Mai beteiligten sich 78 %, der Engagement-Wert lag bei 74 von 100 Punkten (2022: 71).

## Aus- und Weiterbildung

Im Schnitt bildeten sich unsere Beschäftigten 15,8 Stunden weiter (2023: 14,2). Die Harderkamp Akademie bietet 410 Kurse von der Schweißerprüfung bis zur
Programmierung von Steuerungen und steht der gesamten Belegschaft offen. In Deutschland erlernen 284 junge Menschen einen von 14 Berufen, 91 % des
Abschlussjahrgangs haben wir übernommen. Ein jährliches Entwicklungsgespräch führten 81 % der Beschäftigten; 2026 sollen es 90 % sein.

## Arbeitssicherheit

Unser HSE-Managementsystem gilt für alle Gesellschaften und erfasst 100 % der eigenen Belegschaft; 84 % arbeiten an Standorten, die nach ISO 45001
zertifiziert sind. Nach einem Anstieg im Jahr 2022 sank die Zahl der Unfälle mit Ausfallzeit auf 61. Schwerpunkt war das Programm „Hände
weg!“ gegen Handverletzungen, die noch immer 44 % der Fälle ausmachen. Todesfälle waren nicht zu beklagen. 2022 war ein Monteur einer Fremdfirma
in Changzhou bei Dacharbeiten tödlich verunglückt; seither gilt dort wie überall ein Freigabeverfahren für Arbeiten über zwei Meter Höhe.

## Vielfalt und faire Behandlung

Der Frauenanteil im Konzern beträgt 19,1 %, auf den ersten drei Führungsebenen 17,4 %. In Deutschland haben 4,3 % der Beschäftigten eine
Schwerbehinderung. 312 Beschäftigte der deutschen Gesellschaften nahmen 2024 Elternzeit, darunter 187 Männer. Die Konzernrichtlinie Vielfalt und faire
Behandlung verbietet jede Benachteiligung wegen Herkunft, Geschlecht, Alter, Religion, Behinderung oder sexueller Identität. Führungskräfte absolvieren
dazu alle zwei Jahre ein verpflichtendes Training. Im Berichtsjahr bestätigten sich zwei Fälle von Diskriminierung; in einem Fall wurde eine Abmahnung
ausgesprochen, im anderen das Arbeitsverhältnis beendet.

## Integrität

Unser Verhaltenskodex liegt in 16 Sprachen vor. Er bekennt sich zur Allgemeinen Erklärung der Menschenrechte und schließt Kinder- und
Zwangsarbeit sowie Menschenhandel in den eigenen Gesellschaften aus. Über die Open Line können Beschäftigte Verstöße und Missstände
vertraulich oder anonym melden; wer in gutem Glauben meldet, darf keine Nachteile erleiden. 2024 gingen 54 Hinweise
ein (2023: 41), 19 davon betrafen Personalthemen. Bestätigte Korruptionsfälle gab es nicht. Am Training zur Korruptionsvermeidung haben
97,3 % der Beschäftigten in risikobehafteten Funktionen wie Vertrieb, Einkauf und Projektleitung teilgenommen.

[page]
# Kennzahlenanhang
### Wirtschaft
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
Umsatz x | Mio. € | 1.684,3 | 1.741,9 | 1.598,7
· davon Service und Aufarbeitung | Mio. € | 512,6 | 488,0 | 431,5
EBIT | Mio. € | 128,4 | 146,2 | 117,9
Forschung und Entwicklung | Mio. € | 67,1 | 65,8 | 60,4
Investitionen in Sachanlagen | Mio. € | 71,5 | 64,3 | 58,8
[/table]

### Energie (GRI 302-1, 302-3)
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
Erdgas | MWh | 71.240 | 78.115 | 83.602
Heizöl | MWh | 3.118 | 3.460 | 4.211
Diesel und Benzin (Fuhrpark, Stapler) | MWh | 11.462 | 11.975 | 12.018
Flüssiggas | MWh | 1.060 | 1.102 | 1.188
Fernwärme | MWh | 14.220 | 15.038 | 14.611
Strom (Bezug) | MWh | 106.840 | 111.734 | 116.290
· davon aus erneuerbaren Quellen | MWh | 88.677 | 84.918 | 75.588
Strom (Eigenerzeugung Photovoltaik, selbst verbraucht) | MWh | 6.440 | 4.716 | 3.020
* Energieverbrauch gesamt x | MWh | 214.380 | 226.140 | 234.940
Anteil erneuerbarer Energien x | % | 44,4 | 39,6 | 33,5
Energieintensität | MWh/Mio. € Umsatz | 127,3 | 129,8 | 147,0
[/table]

### Treibhausgase (GRI 305-1 bis 305-4)
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
Scope 1 x | t CO_{2}e | 18.930 | 20.474 | 21.985
Scope 2, standortbasiert x | t CO_{2}e | 52.768 | 55.620 | 57.944
Scope 2, marktbasiert x | t CO_{2}e | 15.214 | 17.116 | 20.275
* Scope 1 und 2, marktbasiert x | t CO_{2}e | 34.144 | 37.590 | 42.260
Scope 3.1 Eingekaufte Güter und Dienstleistungen | t CO_{2}e | 486.300 | 512.700 | 498.100
Scope 3.2 Kapitalgüter | t CO_{2}e | 31.450 | 28.800 | 26.300
Scope 3.3 Brennstoff- und energiebezogene Emissionen | t CO_{2}e | 12.080 | 12.960 | 13.510
Scope 3.4 Transport (vorgelagert) | t CO_{2}e | 41.770 | 44.150 | 45.020
Scope 3.6 Geschäftsreisen | t CO_{2}e | 7.340 | 6.980 | 5.120
Scope 3.7 Pendeln der Beschäftigten | t CO_{2}e | 8.910 | 8.870 | 8.790
Scope 3.11 Nutzung verkaufter Produkte | t CO_{2}e | 2.914.000 | 3.062.000 | 3.118.000
* Scope 3 gesamt^{1)} | t CO_{2}e | 3.501.850 | 3.676.460 | 3.714.840
Emissionsintensität (Scope 1 und 2, marktbasiert) | t CO_{2}e/Mio. € | 20,3 | 21,6 | 26,4
[/table]
fn: 1) Die Kategorien 3.5, 3.9 und 3.12 sind nach einer Wesentlichkeitsprüfung nicht enthalten; 3.8, 3.10 und 3.13 bis 3.15 treffen nicht zu.

### Wasser und Abfall (GRI 303-3 bis 303-5, 306-3 bis 306-5)
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
Wasserentnahme x | m^{3} | 612.400 | 635.200 | 651.900
· öffentliche Versorgung | m^{3} | 438.900 | 452.700 | 466.100
· Grundwasser | m^{3} | 161.200 | 170.900 | 174.500
· Oberflächen- und Regenwasser | m^{3} | 12.300 | 11.600 | 11.300
Wasserrückführung (Abwasser) | m^{3} | 541.700 | 559.300 | 573.800
Wasserverbrauch (Entnahme abzüglich Rückführung) | m^{3} | 70.700 | 75.900 | 78.100
Abfall gesamt x | t | 41.860 | 43.905 | 45.270
· nicht gefährlicher Abfall | t | 37.210 | 39.730 | 41.090
· gefährlicher Abfall | t | 4.650 | 4.175 | 4.180
Abfall zur Verwertung | t | 38.762 | 40.480 | 41.603
Abfall zur Beseitigung | t | 3.098 | 3.425 | 3.667
[/table]

[page]
### Beschäftigte (GRI 2-7, 401, 404, 405)
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
* Beschäftigte (Köpfe, 31.12.) x | Anzahl | 7.946 | 7.871 | 7.702
· Deutschland | Anzahl | 3.912 | 4.003 | 3.988
· Übriges Europa | Anzahl | 1.684 | 1.461 | 1.422
· Asien/Pazifik | Anzahl | 1.406 | 1.437 | 1.379
· Amerika | Anzahl | 944 | 970 | 913
Frauen | Anzahl | 1.518 | 1.480 | 1.410
Männer | Anzahl | 6.428 | 6.391 | 6.292
Unbefristet (Frauen/Männer) | Anzahl | 1.406/6.109 | 1.362/6.060 | 1.301/5.948
Befristet (Frauen/Männer) | Anzahl | 112/319 | 118/331 | 109/344
Vollzeit | Anzahl | 7.244 | 7.193 | 7.049
Teilzeit | Anzahl | 702 | 678 | 653
Altersstruktur: unter 30 Jahre | % | 17,2 | 17,9 | 18,1
Altersstruktur: 30 bis 50 Jahre | % | 52,9 | 52,6 | 52,8
Altersstruktur: über 50 Jahre | % | 29,9 | 29,5 | 29,1
Austritte | Anzahl | 667 | 724 | 770
Fluktuation gesamt x | % | 8,4 | 9,2 | 10,0
Auszubildende in Deutschland | Anzahl | 284 | 279 | 271
Weiterbildung je Beschäftigten | Stunden | 15,8 | 14,2 | 12,9
[/table]

### Arbeitssicherheit (GRI 403-8, 403-9)
[table style=rules widths=228,72,60,60,60 size=8.5]
! Kennzahl | Einheit | 2024 | 2023 | 2022
Todesfälle eigene Beschäftigte und Leihkräfte x | Anzahl | 0 | 0 | 0
Todesfälle Fremdfirmenbeschäftigte an unseren Standorten x | Anzahl | 0 | 0 | 1
Dokumentierbare arbeitsbedingte Verletzungen x | Anzahl | 118 | 127 | 151
Rate dokumentierbarer Verletzungen | je 1 Mio. Std. | 8,9 | 9,6 | 11,7
Unfälle mit Ausfallzeit (LTI) | Anzahl | 61 | 66 | 82
LTIFR x | je 1 Mio. Std. | 4,6 | 5,0 | 6,4
Ausfalltage durch Arbeitsunfälle | Tage | 1.284 | 1.402 | 1.811
[/table]

[page]
# GRI-Index (Auszug)
Anwendungserklärung: Die Harderkamp SE hat für den Zeitraum vom 1. Januar bis 31. Dezember 2024 in Übereinstimmung mit den GRI-Standards berichtet. Ein
Branchenstandard liegt für den Maschinenbau nicht vor.
[table style=plain widths=50,230,200 size=8 align=left]
! GRI | Angabe | Fundstelle, Auslassung
2-1 | Organisationsprofil | Vorwort; Hauptsitz Coesfeld, börsennotiert im Prime Standard
2-7 | Angestellte | Kennzahlenanhang, Beschäftigte
2-8 | Mitarbeitende, die keine Angestellten sind | Nicht verfügbar; Erhebung ab 2025 geplant
2-9 | Führungsstruktur und Zusammensetzung | Verantwortung in Vorstand und Aufsichtsrat
2-21 | Verhältnis der Jahresgesamtvergütung | Auslassung: Verschwiegenheit; Vergütungsbericht
2-26 | Verfahren für Rat und Meldung von Bedenken | Integrität
2-28 | Mitgliedschaften | Stakeholder und Mitgliedschaften
2-30 | Tarifverträge | Belegschaft
205-3 | Bestätigte Korruptionsvorfälle | Integrität
302-1 | Energieverbrauch innerhalb der Organisation | Kennzahlenanhang, Energie
303-5 | Wasserverbrauch | Kennzahlenanhang, Wasser und Abfall
305-3 | Sonstige indirekte THG-Emissionen (Scope 3) | Kennzahlenanhang, Treibhausgase
305-7 | Stickstoffoxide, Schwefeloxide und andere Luftemissionen | Nur Lösemittel, Wasser, Stoffe, Abfall
401-3 | Elternzeit | Teilweise, nur deutsche Gesellschaften
404-3 | Regelmäßige Beurteilung der Leistung | Aus- und Weiterbildung
405-2 | Verhältnis der Vergütung von Frauen und Männern | Auslassung: Daten unvollständig
406-1 | Diskriminierungsvorfälle und ergriffene Maßnahmen | Vielfalt und faire Behandlung
415-1 | Parteispenden | Stakeholder und Mitgliedschaften
[/table]

Kontakt: Harderkamp SE, Group Sustainability, Am Schmiedekamp 1, 48653 Coesfeld. Der nächste Bericht erscheint im Frühjahr 2026.
`,
  answers,
}
