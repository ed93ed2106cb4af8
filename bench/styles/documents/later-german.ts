import type { StyleDocument } from '../style-document.ts'

/** Written later than the others: declarations, site statements, key-figure pages and annexes in German. */
export const laterGerman: StyleDocument[] = [
  {
    name: 'tessen-dnk-erklaerung.pdf',
    language: 'de',
    year: 2022,
    style: 'Kodex-Erklärung: Kriterien mit Leistungsindikatoren, Antworten in Sätzen und kleinen Tabellen',
    look: { size: 9.5 },
    text: `
# Kriterien 11–13 zu Umweltbelangen
## 11. Inanspruchnahme natürlicher Ressourcen
Die Tessen Fördertechnik GmbH entwickelt und baut Förderanlagen. Wesentlich sind der Verbrauch von Strom, Erdgas und Stahl.
### Leistungsindikatoren zu den Kriterien 11 bis 12
### Leistungsindikator GRI SRS-301-1: Eingesetzte Materialien
Die berichtende Organisation muss folgende Angaben offenlegen: a. Gesamtgewicht oder -volumen der Materialien, die zur Herstellung der wichtigsten Produkte verwendet wurden.
Im Jahr 2022 wurden 18.420 t Material eingesetzt, davon 16.950 t Stahl.
### Leistungsindikator GRI SRS-302-1: Energieverbrauch
[table widths=220 style=grid]
! Energieträger | 2021 (MWh) | 2022 (MWh)
Strom | 4.812 | 4.655
davon Ökostrom | 3.100 | 4.655
Erdgas | 6.230 | 5.418
Heizöl | 210 | 188
Kraftstoffe | 1.044 | 1.102
Gesamt | 12.296 | 11.363
[/table]
### Leistungsindikator GRI SRS-303-3: Wasserentnahme
Die Wasserentnahme betrug 9.870 m³ (Vorjahr: 10.420 m³) und stammt ausschließlich aus dem öffentlichen Netz.
### Leistungsindikator GRI SRS-306-3 (2020): Angefallener Abfall
Insgesamt fielen 1.236 t Abfall an. Davon waren 84 t gefährlich. Verwertet wurden 1.147 t.
## 13. Klimarelevante Emissionen
### Leistungsindikator GRI SRS-305-1 (siehe GH-EN15): Direkte THG-Emissionen (Scope 1)
1.412 t CO_{2}e
### Leistungsindikator GRI SRS-305-2: Indirekte energiebezogene THG-Emissionen (Scope 2)
Marktbasiert: 0 t CO_{2}e, standortbasiert: 2.020 t CO_{2}e
### Leistungsindikator GRI SRS-305-3: Sonstige indirekte THG-Emissionen (Scope 3)
Die Emissionen nach Scope 3 werden derzeit nicht erhoben.
### Leistungsindikator GRI SRS-305-5: Senkung der THG-Emissionen
Durch den Umstieg auf Ökostrom wurden 640 t CO_{2} eingespart.
`,
    answers: `
E5-4_02 = 18420 t
E1-5_01 = 11363 MWh
E1-5_07 = 4655 MWh
E1-5_12 = 5418 MWh
E3-4_11 = 9870 m3
E5-5_07 = 1236 t
E5-5_15 = 84 t
E1-6_07 = 1412 t CO2e
E1-6_10 = 0 t CO2e
E1-6_09 = 2020 t CO2e
absent E1-6_11 E1-6_12 E1-6_13 E3-4_01
`,
  },
  {
    name: 'brandauer-umwelterklaerung.pdf',
    language: 'de',
    year: 2023,
    style: 'Umwelterklärung eines Standorts: Kernindikatoren je Tonne neben absoluten Werten, Jahre als Spalten',
    look: { size: 8.5, font: 'serif' },
    text: `
# Umwelterklärung 2023
Brandauer Papier GmbH, Werk und Verwaltung. Die Erklärung umfasst das gesamte Unternehmen.
## Kernindikatoren nach EMAS
[table widths=200,60 style=rules size=8]
! Kernindikator | Einheit | 2020 | 2021 | 2022 | 2023
= Energie
Gesamter direkter Energieverbrauch | MWh | 88.410 | 91.204 | 86.915 | 82.377
bezogen auf die Produktion | MWh/t | 1,42 | 1,40 | 1,38 | 1,36
Gesamtverbrauch erneuerbarer Energien | MWh | 21.400 | 22.118 | 24.806 | 27.940
Gesamterzeugung erneuerbarer Energien | MWh | 610 | 655 | 1.702 | 1.918
= Material
Jährlicher Massenstrom der Einsatzmaterialien | t | 70.114 | 73.420 | 71.005 | 68.312
bezogen auf die Produktion | t/t | 1,13 | 1,13 | 1,13 | 1,13
= Wasser
Jährlicher Gesamtwasserverbrauch | m³ | 612.000 | 640.500 | 598.200 | 571.300
bezogen auf die Produktion | m³/t | 9,8 | 9,8 | 9,5 | 9,4
= Abfall
Jährliches Abfallaufkommen | t | 5.120 | 5.388 | 5.046 | 4.870
davon gefährliche Abfälle | t | 61 | 58 | 66 | 63
= Emissionen
Jährliche Gesamtemissionen von Treibhausgasen | t CO_{2}e | 14.930 | 15.212 | 13.870 | 12.694
NO_{x} | kg | 9.814 | 10.006 | 9.377 | 8.925
Staub | kg | 212 | 208 | 197 | 188
= Biologische Vielfalt
Gesamter Flächenverbrauch | m² | 48.900 | 48.900 | 49.350 | 49.350
versiegelte Fläche | m² | 31.200 | 31.200 | 31.650 | 31.650
[/table]
Zahl der Mitarbeitenden zum Jahresende 2023: 214.
`,
    answers: `
E1-5_01 = 82377 MWh
E1-5_05 = 27940 MWh
E1-5_17 = 1918 MWh
E5-4_02 = 68312 t
E3-4_01 = 571300 m3
E5-5_07 = 4870 t
E5-5_15 = 63 t
E2-4_02#nox = 8925 kg
S1-6_02 = 214
absent E1-6_07 E1-6_10 E1-6_09 E1-5_18
`,
  },
  {
    name: 'halden-vsme-bericht.pdf',
    language: 'de',
    year: 2024,
    style: 'freiwilliger Bericht eines kleinen Unternehmens nach VSME: B1 bis B11 mit kurzen Tabellen',
    look: { size: 10 },
    text: `
# B1 – Grundlagen für die Erstellung
Bilanzsumme: 8,4 Mio. EUR. Umsatzerlöse: 12,6 Mio. EUR. Zahl der Beschäftigten: 74 (Köpfe). Der Bericht ist auf Einzelbasis erstellt.
# B3 – Energie und Treibhausgasemissionen
[table widths=170 style=grid]
! | Erneuerbar | Nicht erneuerbar | Gesamt
Strom (laut Versorgerrechnung) in MWh | 312 | 96 | 408
Brennstoffe in MWh | 0 | 745 | 745
Gesamt in MWh | 312 | 841 | 1.153
[/table]
Scope-1-Emissionen: 176,3 t CO_{2}e
Standortbezogene Scope-2-Emissionen: 148,1 t CO_{2}e
Treibhausgasintensität (Scope 1 und 2 je Mio. EUR Umsatz): 25,7 t CO_{2}e
# B4 – Verschmutzung von Luft, Wasser und Boden
Nicht anwendbar.
# B6 – Wasser
Die gesamte Wasserentnahme lag bei 1.930 m³. Keiner unserer Standorte liegt in einem Gebiet mit hohem Wasserstress.
# B7 – Kreislaufwirtschaft und Abfallmanagement
Abfall insgesamt 58,2 t, davon gefährlich 3,1 t. Dem Recycling oder der Wiederverwendung zugeführt: 41,5 t.
# B8 – Arbeitskräfte: allgemeine Merkmale
[table widths=170 style=grid]
! Geschlecht | Zahl der Beschäftigten
männlich | 49
weiblich | 25
Gesamt | 74
[/table]
Unbefristet beschäftigt sind 70, befristet 4 Personen. Fluktuationsquote: 9,5 %.
# B9 – Arbeitskräfte: Gesundheitsschutz und Sicherheit
Meldepflichtige Arbeitsunfälle: 2 (Quote: 3,4). Todesfälle infolge arbeitsbedingter Verletzungen oder Erkrankungen: 0.
# B10 – Arbeitskräfte: Entlohnung, Tarifverhandlungen und Schulung
Unbereinigtes Verdienstgefälle zwischen Frauen und Männern: 11 %. Von Tarifverträgen erfasst: 0 %. Durchschnittliche Schulungsstunden je Beschäftigten: 14,2.
# B11 – Verurteilungen und Geldstrafen wegen Korruption und Bestechung
Keine Verurteilungen; die Geldstrafen beliefen sich auf 0 EUR.
`,
    answers: `
SBM-1_06 = 12600000 EUR
S1-6_02 = 74
S1-6_02#female = 25
S1-6_02#male = 49
E1-5_01 = 1153 MWh
E1-5_05 = 312 MWh
E1-6_07 = 176.3 t CO2e
E1-6_09 = 148.1 t CO2e
E3-4_11 = 1930 m3
E5-5_07 = 58.2 t
E5-5_15 = 3.1 t
S1-6_12 = 9.5 %
S1-14_04 = 2
S1-14_05 = 3.4
S1-14_02 = 0
S1-16_01 = 11 %
S1-8_01 = 0 %
S1-13_04 = 14.2 h
G1-4_01 = 0
G1-4_02 = 0 EUR
S1-6_09#permanent = 70
S1-6_09#temporary = 4
absent E1-6_10 E1-6_11 E1-6_30
`,
  },
  {
    name: 'rosenau-kennzahlen.pdf',
    language: 'de',
    year: 2023,
    style: 'zwei Kennzahlentabellen nebeneinander, Jahr fallend, Zahlen mit schmalem Leerzeichen',
    look: { landscape: true, size: 8 },
    text: `
# Kennzahlen im Überblick
[columns 2]
## Umwelt
[table widths=150,55 style=plain size=7.5]
! Kennzahl | Einheit | 2023 | 2022
Energieverbrauch gesamt | GWh | 1 284 | 1 351
davon Strom | GWh | 702 | 731
Anteil Grünstrom | % | 64 | 51
CO_{2}-Emissionen Scope 1 | kt | 98,4 | 107,2
CO_{2}-Emissionen Scope 2 (market-based) | kt | 61,0 | 92,3
CO_{2}-Emissionen Scope 3 | Mio. t | 1,92 | 2,04
Wasserbezug | Tsd. m³ | 2 410 | 2 502
Abwasser | Tsd. m³ | 2 015 | 2 098
Abfälle gesamt | kt | 33,7 | 35,2
Verwertungsquote | % | 93 | 92
[/table]
[next]
## Soziales
[table widths=150,55 style=plain size=7.5]
! Kennzahl | Einheit | 2023 | 2022
Mitarbeitende zum 31.12. | Anzahl | 11 842 | 11 560
Frauenanteil gesamt | % | 28,1 | 27,4
Frauen in Führungspositionen | % | 19,6 | 18,3
Fluktuationsrate | % | 7,7 | 8,4
Weiterbildungsstunden je Mitarbeitenden | h | 18,3 | 16,9
Unfallrate (LTIFR) | je Mio. h | 3,2 | 3,9
Tödliche Unfälle | Anzahl | 1 | 0
Schwerbehindertenquote | % | 5,4 | 5,3
Ausbildungsquote | % | 4,9 | 5,0
Tarifbindung | % | 87 | 88
[/table]
[/columns]
`,
    answers: `
E1-5_01 = 1284 GWh
E1-6_07 = 98.4 kt CO2e
E1-6_10 = 61 kt CO2e
E1-6_11 = 1920000 t CO2e
E3-4_11 = 2410000 m3
E3-4_12 = 2015000 m3
E5-5_07 = 33.7 kt
S1-6_02 = 11842
S1-6_12 = 7.7 %
S1-13_04 = 18.3 h
S1-14_02 = 1
S1-12_01 = 5.4 %
S1-8_01 = 87 %
absent E1-6_09 S1-9_02#female S1-14_05 E3-4_01
`,
  },
  {
    name: 'nordwall-bank-kennzahlen.pdf',
    language: 'de',
    year: 2024,
    style: 'Bank: Kopf über zwei Jahre je Geschlecht, Vollzeitäquivalente neben Köpfen, finanzierte Emissionen',
    look: { size: 8.5 },
    text: `
## Unsere Arbeitskräfte
[table widths=180 style=rules]
! | 2024 | << | << | 2023 | << | <<
! | Frauen | Männer | Gesamt | Frauen | Männer | Gesamt
Beschäftigte (Köpfe) zum Jahresende | 812 | 694 | 1.506 | 798 | 701 | 1.499
davon unbefristet | 774 | 668 | 1.442 | 760 | 672 | 1.432
davon befristet | 38 | 26 | 64 | 38 | 29 | 67
davon Teilzeit | 402 | 61 | 463 | 388 | 54 | 442
Mitarbeiterkapazitäten (VZÄ) | 655,2 | 671,0 | 1.326,2 | 648,0 | 678,4 | 1.326,4
Austritte | 71 | 58 | 129 | 80 | 66 | 146
Weiterbildungstage je Kopf | 2,9 | 3,1 | 3,0 | 2,7 | 2,8 | 2,7
[/table]
## Finanzierte Emissionen (Scope 3, Kategorie 15)
Die finanzierten Emissionen des Kreditportfolios betragen 1.870.000 t CO_{2}e. Die Emissionen des Geschäftsbetriebs sind in der folgenden Tabelle ausgewiesen.
[table widths=220 style=rules]
! in t CO_{2}e | 2024 | 2023
Scope 1 | 604 | 688
Scope 2 (marktbasiert) | 95 | 112
Scope 2 (standortbasiert) | 1.340 | 1.402
Dienstreisen (Scope 3.6) | 211 | 188
Pendeln (Scope 3.7) | 640 | 655
[/table]
`,
    answers: `
S1-6_02 = 1506
S1-6_02#female = 812
S1-6_02#male = 694
S1-6_09#permanent = 1442
S1-6_09#temporary = 64
S1-6_20 = 463
S1-6_11 = 129
E1-6_07 = 604 t CO2e
E1-6_10 = 95 t CO2e
E1-6_09 = 1340 t CO2e
E1-6_11#cat15 = 1870000 t CO2e
E1-6_11#cat6 = 211 t CO2e
E1-6_11#cat7 = 640 t CO2e
absent E1-6_11 S1-13_04 S1-6_12
`,
  },
  {
    name: 'wieland-stadtwerke-text.pdf',
    language: 'de',
    year: 2024,
    style: 'Stadtwerk: Zahlen der Kundschaft und des Netzes neben eigenen, Fließtext in zwei Spalten',
    look: { size: 9.5, words: true },
    text: `
# Verantwortung für die Region
[columns 2]
Wir versorgen 86.000 Haushalte mit Strom und 41.000 mit Gas. Im Jahr 2024 haben wir 512 GWh Strom und 890 GWh Gas an unsere Kundinnen und Kunden geliefert. In unseren Anlagen wurden 148 GWh Ökostrom erzeugt, genug für 49.000 Haushalte.

Unser eigener Energieverbrauch lag bei 38.700 MWh, davon entfielen 24.150 MWh auf Erdgas und 9.300 MWh auf Strom. Der Anteil erneuerbarer Energien am eigenen Verbrauch stieg auf 31 %.
[next]
Die direkten Treibhausgasemissionen (Scope 1) unseres Unternehmens beliefen sich auf 5.240 Tonnen CO_{2}-Äquivalente (2023: 5.610 Tonnen). Für Scope 2 weisen wir nach dem marktbezogenen Ansatz 0 Tonnen aus, nach dem standortbezogenen 3.710 Tonnen. Die vorgelagerten und nachgelagerten Emissionen (Scope 3) schätzen wir auf 228.000 Tonnen; fast alles davon entsteht beim Verbrennen des gelieferten Gases.

Bis 2035 wollen wir die Scope-1-Emissionen um 80 % gegenüber 2020 senken. Am 31.12.2024 arbeiteten 618 Menschen für uns, 172 davon Frauen.
[/columns]
`,
    answers: `
E1-5_01 = 38700 MWh
E1-5_12 = 24150 MWh
E1-5_09 = 31 %
E1-6_07 = 5240 t CO2e
E1-6_10 = 0 t CO2e
E1-6_09 = 3710 t CO2e
E1-6_11 = 228000 t CO2e
E1-4_07 = 80 %
S1-6_02 = 618
S1-6_02#female = 172
E1-5_17 = 148 GWh
absent E1-5_05 E1-6_12
`,
  },
]
