import type { StyleDocument } from '../style-document.ts'

/** A grocer's ESRS statement for its second year. */
export const thirdGermanMidsizeTrade: StyleDocument[] = [
  {
    name: 'korbinger-maerkte-nachhaltigkeitserklaerung-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Lebensmittelhändler im zweiten ESRS-Jahr: GWh und Tsd. Tonnen im Kopf, Basisjahr und Zieljahr neben den Istwerten, serifenlos quer',
    look: { landscape: true, size: 8.5 },
    text: `
head: Korbinger Märkte SE · Geschäftsbericht 2025 · Nachhaltigkeitserklärung
## ESRS 2 – Allgemeine Informationen
[columns 2]
### BP-1
Die Nachhaltigkeitserklärung der Korbinger Märkte SE wurde auf konsolidierter Basis nach den ESRS aufgestellt. Von den Erleichterungen der delegierten Verordnung zu den Übergangsbestimmungen wird Gebrauch gemacht; Angaben nach S1-7, S1-11, S1-12, S1-13 und S1-15 entfallen daher.
### SBM-1
Wir betreiben 318 Märkte und vier Zentrallager in Süddeutschland. Das Sortiment umfasst bis zu 24.000 Artikel, darunter 2.310 Eigenmarkenartikel. Die Nettoumsatzerlöse beliefen sich auf 3.912,4 Mio. € (2024: 3.781,0 Mio. €). Zum 31. Dezember 2025 waren 14.870 Personen beschäftigt (Kopfzahl).
[next]
### GOV-1
[table widths=190 style=zebra size=8]
! 31.12.2025 | Vorstand | Aufsichtsrat
Mitglieder | 4 | 16
davon weiblich | 1 | 7
Frauenanteil (%) | 25,0 | 43,8
[/table]
Von den acht Vertretern der Anteilseigner gelten sieben als unabhängig.
### GOV-3
Im Langfristbonus des Vorstands ist ein Klimaziel mit 20 % gewichtet. Damit hängen 9 % der gesamten variablen Vergütung von Nachhaltigkeitszielen ab.
[/columns]
## E1 – Klimawandel
### E1-5 Energieverbrauch und Energiemix
[table widths=420 style=zebra size=8]
! in GWh | 2025 | 2024
(1) Brennstoffverbrauch aus Kohle und Kohleerzeugnissen | 0,0 | 0,0
(2) Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen | 71,4 | 74,0
(3) Brennstoffverbrauch aus Erdgas | 88,2 | 95,3
(4) Brennstoffverbrauch aus sonstigen fossilen Quellen | 0,0 | 0,0
(5) Verbrauch aus erworbenem Strom, Wärme und Kälte aus fossilen Quellen | 22,6 | 30,1
* (6) Gesamtverbrauch fossiler Energie (Summe der Zeilen 1 bis 5) | 182,2 | 199,4
Anteil fossiler Quellen am Gesamtenergieverbrauch (%) | 37,8 | 40,9
(7) Verbrauch aus Kernkraftquellen | 5,3 | 7,2
Anteil des Verbrauchs aus Kernkraftquellen am Gesamtenergieverbrauch (%) | 1,1 | 1,5
(8) Brennstoffverbrauch aus erneuerbaren Quellen | 3,9 | 2,8
(9) Verbrauch aus erworbenem Strom, Wärme und Kälte aus erneuerbaren Quellen | 268,7 | 262,0
(10) Verbrauch selbst erzeugter erneuerbarer Energie (ohne Brennstoffe) | 21,4 | 16,0
* (11) Gesamtverbrauch erneuerbarer Energie (Summe der Zeilen 8 bis 10) | 294,0 | 280,8
Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (%) | 61,1 | 57,6
* Gesamtenergieverbrauch (Summe der Zeilen 6, 7 und 11) | 481,5 | 487,4
[/table]
[page]
head: Korbinger Märkte SE · Geschäftsbericht 2025 · Nachhaltigkeitserklärung
Auf 142 Marktdächern wurden 26,7 GWh Solarstrom erzeugt; nicht selbst genutzte Mengen wurden eingespeist. Die Energieintensität (Handel gilt als klimaintensiver Sektor) lag bei 123,1 MWh je Mio. € Nettoumsatzerlöse (2024: 128,9). Die Kundenladesäulen gaben 8,8 GWh ab.
### E1-4 und E1-6 Ziele und THG-Bruttoemissionen
[table widths=285 style=zebra size=8]
! | Rückblickend | << | << | << | Ziel | <<
! in Tsd. t CO_{2}e | Basisjahr 2021 | 2024 | 2025 | % 2025/2024 | 2030 (% ggü. Basisjahr) | Erreicht (%)
Scope-1-Bruttoemissionen | 61,3 | 47,9 | 44,8 | –6,5 | –42 | –27
Anteil der Scope-1-Emissionen unter Emissionshandelssystemen (%) | 0 | 0 | 0 | – | – | –
Standortbezogene Scope-2-Bruttoemissionen | 139,2 | 123,5 | 118,6 | –4,0 | – | –
Marktbezogene Scope-2-Bruttoemissionen | 42,0 | 19,7 | 14,9 | –24,4 | –42 | –65
Scope-3-Bruttoemissionen | 2.540,8 | 2.371,3 | 2.316,4 | –2,3 | –25 | –9
·1 Erworbene Waren und Dienstleistungen | 2.091,0 | 1.948,8 | 1.902,7 | –2,4 | – | –
·2 Investitionsgüter | 38,4 | 44,0 | 41,3 | –6,1 | – | –
·3 Brennstoffe und Energie (nicht in Scope 1, 2) | 33,7 | 30,2 | 28,6 | –5,3 | – | –
·4 Vorgelagerter Transport und Vertrieb | 79,5 | 75,1 | 74,2 | –1,2 | – | –
·5 Abfallaufkommen in Betrieben | 12,1 | 10,3 | 9,8 | –4,9 | – | –
·6 Geschäftsreisen | 1,2 | 1,5 | 1,6 | 6,7 | – | –
·7 Pendelnde Arbeitnehmer | 19,9 | 19,0 | 18,9 | –0,5 | – | –
·9 Nachgelagerter Transport (Einkaufsfahrten) | 146,0 | 132,8 | 131,5 | –1,0 | – | –
·11 Verwendung verkaufter Produkte | 70,2 | 64,1 | 63,1 | –1,6 | – | –
·12 Behandlung von Produkten am Ende der Lebensdauer | 41,9 | 38,9 | 38,2 | –1,8 | – | –
·14 Franchises | 6,9 | 6,6 | 6,5 | –1,5 | – | –
* THG-Emissionen insgesamt (standortbezogen) | 2.741,3 | 2.542,7 | 2.479,8 | –2,5 | – | –
* THG-Emissionen insgesamt (marktbezogen) | 2.644,1 | 2.438,9 | 2.376,1 | –2,6 | – | –
[/table]
fn: Die Ziele wurden von der SBTi validiert und sind mit der Begrenzung der Erderwärmung auf 1,5 °C vereinbar. Bis 2045 soll Netto-Null erreicht werden. Die Scope-3-Emissionen beruhen zu 12 % auf Primärdaten von Lieferanten.
Die THG-Intensität betrug standortbezogen 633,8 t CO_{2}e und marktbezogen 607,3 t CO_{2}e je Mio. € Nettoumsatzerlöse (2024: 672,5 und 645,0). Im Branchenvergleich liegt Kategorie 1 bei Vollsortimentern zwischen 75 % und 90 % der Emissionen; bei uns entfallen davon 46 % auf tierische Lebensmittel. Lieferanten, die für 58 % der Emissionen in Kategorie 1 stehen, haben sich eigene Klimaziele gesetzt (Ziel 2027: 75 %). Bei Investitionen in Kälteanlagen rechnen wir mit einem internen CO_{2}-Preis von 90 € je Tonne.
[page]
head: Korbinger Märkte SE · Geschäftsbericht 2025 · Nachhaltigkeitserklärung
[columns 2]
## E5 – Kreislaufwirtschaft
Für die Eigenmarken wurden 18.420 t Verpackungen eingesetzt (2024: 18.905 t), davon 41 % aus Rezyklat. Lebensmittelspenden an Tafeln (7.340 t) sind kein Abfall.
[table widths=210 style=zebra size=8]
! E5-5 Abfall in t | 2025 | 2024
* Gesamtabfallaufkommen | 61.480 | 62.915
davon gefährlicher Abfall | 214 | 231
* Von der Beseitigung umgeleitet | 54.905 | 55.760
Vorbereitung zur Wiederverwendung | 312 | 280
Recycling | 48.020 | 48.610
Sonstige Verwertungsverfahren | 6.573 | 6.870
* Zur Beseitigung weitergeleitet | 6.575 | 7.155
Verbrennung | 6.190 | 6.702
Deponierung | 385 | 453
* Nicht recycelter Abfall | 13.460 | 14.305
Anteil nicht recycelten Abfalls (%) | 21,9 | 22,7
davon Lebensmittelabfälle | 9.870 | 10.402
[/table]
### E5-2 Maßnahmen
Überschüsse werden ab 18 Uhr um 30 % bis 50 % vergünstigt angeboten. Über eine App wurden 612.000 Überraschungstüten vermittelt. 29 Märkte erproben Mehrwegsysteme für Salat- und Heißtheken.
### E5-3 Ziele
Bis 2030 sollen Lebensmittelabfälle je Mio. € Umsatz gegenüber 2021 um 50 % sinken; erreicht sind 31 %. Eigenmarkenverpackungen sollen zu 95 % recyclingfähig sein (2025: 88 %).
[next]
## G1 – Geschäftsgebaren
Nach dem Agrarorganisationen-und-Lieferketten-Gesetz gelten für verderbliche Ware 30 Tage als Höchstfrist. Vom Beginn der Zahlungsfrist an gerechnet wurden Rechnungen im Durchschnitt nach 24 Tagen bezahlt. 91 % der Zahlungen erfolgten innerhalb der Standardkonditionen, Gerichtsverfahren wegen Zahlungsverzugs waren nicht anhängig (0).

Bestätigte Korruptionsfälle: 1. Verurteilungen: 0. Geldstrafen: 0 €. In 1 Fall wurde ein Beschäftigter wegen Korruption entlassen. 88 % der Belegschaft mit eigenem Rechnerzugang haben die Onlineschulung zum Verhaltenskodex abgeschlossen.
### Lieferkette
Von 1.480 direkten Lieferanten sind 1.122 in der Ethikdatenbank Sedex registriert. In Risikoländern wurden 74 Betriebsprüfungen durchgeführt, dabei traten in 11 Betrieben schwere Mängel bei der Arbeitszeit auf. Kaffee und Kakao der Eigenmarken sind zu 100 % zertifiziert, Palmöl zu 97 %.
### Tierwohl
Frischfleisch der Haltungsformen 3 und 4 erreichte einen Absatzanteil von 38 % (2024: 33 %). Bei Trinkmilch der Eigenmarken waren es 92 %.
[/columns]
[page]
head: Korbinger Märkte SE · Geschäftsbericht 2025 · Nachhaltigkeitserklärung
## S1 – Eigene Belegschaft
[table widths=290 style=zebra size=8]
! S1-6 (Kopfzahl zum Jahresende) | Weiblich | Männlich | Divers | 2025 | 2024
Gesamtzahl der Beschäftigten | 9.812 | 5.047 | 11 | 14.870 | 14.754
Beschäftigte mit unbefristeten Verträgen | 8.531 | 4.364 | 9 | 12.904 | 12.760
Beschäftigte mit befristeten Verträgen | 1.281 | 683 | 2 | 1.966 | 1.994
Beschäftigte ohne garantierte Arbeitsstunden | 0 | 0 | 0 | 0 | 0
Vollzeitbeschäftigte | 2.406 | 2.907 | 5 | 5.318 | 5.361
Teilzeitbeschäftigte | 7.406 | 2.140 | 6 | 9.552 | 9.393
[/table]
3.718 Beschäftigte verließen uns im Laufe des Jahres, die Fluktuationsquote belief sich auf 25,1 % (2024: 26,3 %). Im Einzelhandel sind Quoten um 30 % üblich. 544 Menschen absolvieren eine Ausbildung; von den 171 Absolventinnen und Absolventen wurden 138 übernommen. Bis 2028 soll jede zweite Marktleitung mit einer Frau besetzt sein (2025: 43 %).
[columns 2]
[table widths=110 style=zebra align=left size=8]
! S1-8 Abdeckungsquote | Tarifvertrag (EWR) | Vertretung am Arbeitsplatz (EWR)
0–19 % | – | –
20–39 % | – | –
40–59 % | – | Deutschland
60–79 % | Deutschland | –
80–100 % | – | –
[/table]
72,6 % der Beschäftigten sind tarifgebunden.
[table widths=210 style=zebra size=8]
! S1-9 Diversität | Anzahl | %
Oberste Führungsebene, weiblich | 14 | 30,4
Oberste Führungsebene, männlich | 32 | 69,6
Unter 30 Jahre | 4.164 | 28,0
30 bis 50 Jahre | 6.023 | 40,5
Über 50 Jahre | 4.683 | 31,5
[/table]
[next]
[table widths=260 style=zebra size=8]
! S1-10, S1-14, S1-16, S1-17 | 2025 | 2024
Angemessene Entlohnung aller Beschäftigten | ja | ja
Arbeitsbedingte Todesfälle | 0 | 0
Meldepflichtige Arbeitsunfälle | 402 | 429
Quote meldepflichtiger Arbeitsunfälle | 22,6 | 24,0
Geschlechtsspezifisches Verdienstgefälle (%) | 11,9 | 12,3
Verhältnis der Gesamtvergütung (höchste zu Median) | 38,2 | 37,5
Fälle von Diskriminierung | 9 | 12
Beschwerden über die eigenen Kanäle | 64 | 71
Geldbußen und Entschädigungen (€) | 0 | 0
Schwerwiegende Menschenrechtsvorfälle | 0 | 0
[/table]
fn: Quote je eine Million geleisteter Arbeitsstunden. Wegeunfälle (2025: 118) sind nicht enthalten.
[/columns]
`,
    answers: `
BP-1_01 = consolidated|konsolidiert
SBM-1_03 = 14870
SBM-1_06 = 3912.4 EUR million
GOV-1_01 = 4
GOV-1_02 = 16
GOV-1_05#female = 43.8|25 %
GOV-3_01 = yes
GOV-3_05 = 9 %
E1-4_07 = 42|-42 % @2030
E1-4_13 = 42|-42 % @2030
E1-4_16 = 25|-25 % @2030
E1-4_22 = yes
E1-5_01 = 481.5 GWh
E1-5_02 = 182.2 GWh
E1-5_03 = 5.3 GWh
E1-5_04 = 1.1 %
E1-5_05 = 294 GWh
E1-5_06 = 3.9 GWh
E1-5_07 = 268.7 GWh
E1-5_08 = 21.4 GWh
E1-5_09 = 61.1 %
E1-5_10 = 0 GWh
E1-5_11 = 71.4 GWh
E1-5_12 = 88.2 GWh
E1-5_13 = 0 GWh
E1-5_14 = 22.6 GWh
E1-5_15 = 37.8 %
E1-5_17 = 26.7 GWh
E1-5_18 = 123.1 MWh/EUR million
E1-6_07 = 44800 t CO2e
E1-6_08 = 0 %
E1-6_09 = 118600 t CO2e
E1-6_10 = 14900 t CO2e
E1-6_11 = 2316400 t CO2e
E1-6_11#cat1 = 1902700 t CO2e
E1-6_11#cat2 = 41300 t CO2e
E1-6_11#cat3 = 28600 t CO2e
E1-6_11#cat4 = 74200 t CO2e
E1-6_11#cat5 = 9800 t CO2e
E1-6_11#cat6 = 1600 t CO2e
E1-6_11#cat7 = 18900 t CO2e
E1-6_11#cat9 = 131500 t CO2e
E1-6_11#cat11 = 63100 t CO2e
E1-6_11#cat12 = 38200 t CO2e
E1-6_11#cat14 = 6500 t CO2e
E1-6_12 = 2479800 t CO2e
E1-6_13 = 2376100 t CO2e
E1-6_25 = 12 %
E1-6_30 = 633.8 t CO2e/EUR million
E1-6_31 = 607.3 t CO2e/EUR million
E1-8_04 = 90 EUR/tCO2e
E5-5_05 = 88 %
E5-5_07 = 61480 t
E5-5_15 = 214 t
E5-5_08 = 54905 t
E5-5_08#reuse = 312 t
E5-5_08#recycling = 48020 t
E5-5_09 = 6575 t
E5-5_09#incineration = 6190 t
E5-5_09#landfill = 385 t
E5-5_10 = 13460 t
E5-5_11 = 21.9 %
S1-6_02 = 14870
S1-6_02#female = 9812
S1-6_02#male = 5047
S1-6_02#other = 11
S1-6_09#permanent = 12904
S1-6_09#permanent_female = 8531
S1-6_09#permanent_male = 4364
S1-6_09#permanent_other = 9
S1-6_09#temporary = 1966
S1-6_09#temporary_female = 1281
S1-6_09#temporary_male = 683
S1-6_09#temporary_other = 2
S1-6_09#non_guaranteed = 0
S1-6_09#non_guaranteed_female = 0
S1-6_09#non_guaranteed_male = 0
S1-6_09#non_guaranteed_other = 0
S1-6_09#full_time = 5318
S1-6_09#full_time_female = 2406
S1-6_09#full_time_male = 2907
S1-6_09#full_time_other = 5
S1-6_09#part_time = 9552
S1-6_09#part_time_female = 7406
S1-6_09#part_time_male = 2140
S1-6_09#part_time_other = 6
S1-6_19 = 5318
S1-6_20 = 9552
S1-6_11 = 3718
S1-6_12 = 25.1 %
S1-6_14 = headcount|Kopfzahl
S1-6_15 = Jahresende|endofthereportingperiod|endofreportingperiod
S1-8_01 = 72.6 %
S1-8_02#DE = 60-79|60–79 %
S1-8_06#DE = 40-59|40–59 %
S1-9_01#female = 14
S1-9_01#male = 32
S1-9_02#female = 30.4 %
S1-9_02#male = 69.6 %
S1-9_03 = 4164|28
S1-9_04 = 6023|40.5
S1-9_05 = 4683|31.5
S1-10_01 = yes
S1-14_02 = 0
S1-14_04 = 402
S1-14_05 = 22.6
S1-16_01 = 11.9 %
S1-16_02 = 38.2
S1-17_02 = 9
S1-17_03 = 64
S1-17_05 = 0 EUR
S1-17_08 = 0
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 1
G1-4_06 = 1
G1-6_01 = 24 days
G1-6_03 = 91 %
G1-6_04 = 0
absent E1-4_04 E5-4_02 E5-4_05 S1-7_01 S1-12_01 S1-13_04 S1-15_02 GOV-1_07 E3-4_01 G1-3_07 S1-14_07
`,
  },
]
