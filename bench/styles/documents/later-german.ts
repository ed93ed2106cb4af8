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
  {
    name: 'schaller-abfallbilanz.xlsx',
    language: 'de',
    year: 2024,
    style: 'Arbeitsmappe: Abfall, Wasser und Material auf eigenen Blättern, Summen unten, Einheit oben rechts',
    text: `
[sheet Abfall]
[table]
! Abfallbilanz Gruppe | Menge in t | <<
! Abfallart | 2023 | 2024
Gewerbeabfall | 412.5 | 398.1
Papier und Pappe | 188.0 | 176.4
Metallschrott | 2105.0 | 1998.7
Altöl (gefährlich) | 22.4 | 20.9
Lösemittel (gefährlich) | 9.1 | 8.6
Summe gefährliche Abfälle | 31.5 | 29.5
Summe Abfälle | 2737.0 | 2602.7
[/table]
[sheet Wasser]
[table]
! Wasser | Einheit | 2023 | 2024
Entnahme aus öffentlichem Netz | m³ | 20410 | 19870
Entnahme aus eigenen Brunnen | m³ | 51200 | 48950
Wasserentnahme gesamt | m³ | 71610 | 68820
Einleitung in Kanalisation | m³ | 17800 | 17250
Wasserverbrauch | m³ | 53810 | 51570
[/table]
[sheet Material]
[table]
! Material | Einheit | 2023 | 2024
Gesamtgewicht der eingesetzten Materialien | t | 30120 | 29544
davon Sekundärmaterial | t | 8130 | 8863
Anteil Sekundärmaterial | % | 27 | 30
[/table]
`,
    answers: `
E5-5_07 = 2602.7 t
E5-5_15 = 29.5 t
E3-4_11 = 68820 m3
E3-4_12 = 17250 m3
E3-4_01 = 51570 m3
E5-4_02 = 29544 t
E5-4_04 = 8863 t
E5-4_05 = 30 %
absent E5-5_10 E3-4_03
`,
  },
  {
    name: 'kupferberg-entgelt.docx',
    language: 'de',
    year: 2024,
    style: 'Wort-Dokument zu Entgelt und Vielfalt: Quoten bereinigt und unbereinigt, Führungsebenen, Elternzeit',
    text: `
# Entgelt und Vielfalt
Der unbereinigte Entgeltunterschied zwischen Frauen und Männern betrug 2024 konzernweit 13,8 % (Vorjahr 14,5 %). Bereinigt um Tätigkeit und Erfahrung verbleibt ein Unterschied von 2,1 %.
Das Verhältnis der höchsten Jahresvergütung zum Median aller Beschäftigten lag bei 38 zu 1.
[table]
! Führungsebene | Frauen | Männer | Frauenanteil
Vorstand | 1 | 3 | 25 %
Erste Ebene unter dem Vorstand | 9 | 27 | 25 %
Zweite Ebene | 41 | 88 | 32 %
[/table]
## Altersstruktur
[table]
! Altersgruppe | 2024 | 2023
unter 30 Jahre | 488 | 471
30 bis 50 Jahre | 1.604 | 1.622
über 50 Jahre | 1.037 | 1.018
[/table]
## Elternzeit
Alle Beschäftigten haben Anspruch auf Urlaub aus familiären Gründen. 6,4 % haben ihn 2024 in Anspruch genommen.
`,
    answers: `
S1-16_01 = 13.8 %
S1-16_02 = 38
S1-9_03 = 488
S1-9_04 = 1604
S1-9_05 = 1037
S1-15_01 = 100 %
S1-15_02 = 6.4 %
absent S1-6_02
`,
  },
  {
    name: 'hohenfels-lagebericht-auszug.pdf',
    language: 'de',
    year: 2024,
    style:
      'Nachhaltigkeitserklärung im Lagebericht: Verweise auf ESRS in Klammern, Beträge in Mio. €, Satz mit zwei Jahren',
    look: { font: 'serif', size: 9 },
    text: `
head: Hohenfels SE · Zusammengefasster Lagebericht 2024
## E1-5 Energieverbrauch und Energiemix
Der Gesamtenergieverbrauch des Konzerns belief sich im Geschäftsjahr 2024 auf 1.846.300 MWh nach 1.910.700 MWh im Vorjahr (ESRS E1-5, 37). Aus fossilen Quellen stammten 1.302.900 MWh, aus nuklearen Quellen 41.200 MWh und aus erneuerbaren Quellen 502.200 MWh. Damit lag der Anteil fossiler Quellen bei 70,6 %.
## E1-6 THG-Bruttoemissionen
Die Scope-1-THG-Bruttoemissionen betrugen 214.800 t CO_{2}-Äq., die standortbezogenen Scope-2-THG-Bruttoemissionen 198.500 t CO_{2}-Äq. und die marktbezogenen 102.300 t CO_{2}-Äq. Einschließlich der Scope-3-THG-Bruttoemissionen von 6.410.000 t CO_{2}-Äq. ergeben sich marktbezogene Gesamtemissionen von 6.727.100 t CO_{2}-Äq. Die THG-Intensität, bezogen auf die Nettoerlöse von 4.812 Mio. €, lag marktbezogen bei 1.398 t CO_{2}-Äq. je Mio. €.
## E1-8 Interne CO_{2}-Bepreisung
Bei Investitionen über 1 Mio. € setzen wir einen Schattenpreis von 120 € je Tonne CO_{2} an.
## S1-14 Gesundheitsschutz und Sicherheit
Im Berichtsjahr ereigneten sich 312 (2023: 341) meldepflichtige Arbeitsunfälle. Die Unfallquote lag bei 7,9 (2023: 8,8) je eine Million Arbeitsstunden. Todesfälle waren wie im Vorjahr nicht zu beklagen. 100 % der Arbeitskräfte sind vom Managementsystem für Gesundheit und Sicherheit abgedeckt.
## G1-6 Zahlungspraktiken
Im Durchschnitt begleichen wir Rechnungen nach 34 Tagen. 88 % der Zahlungen erfolgen innerhalb der Standardbedingungen.
`,
    answers: `
E1-5_01 = 1846300 MWh
E1-5_02 = 1302900 MWh
E1-5_03 = 41200 MWh
E1-5_05 = 502200 MWh
E1-5_15 = 70.6 %
E1-6_07 = 214800 t CO2e
E1-6_09 = 198500 t CO2e
E1-6_10 = 102300 t CO2e
E1-6_11 = 6410000 t CO2e
E1-6_13 = 6727100 t CO2e
E1-8_04 = 120 EUR/t
S1-14_04 = 312
S1-14_05 = 7.9
S1-14_02 = 0
S1-14_01 = 100 %
G1-6_01 = 34 days
G1-6_03 = 88 %
absent E1-6_12 E1-6_30
`,
  },
  {
    name: 'marienthal-magazin.pdf',
    language: 'de',
    year: 2023,
    style: 'Magazinseite: Kacheln, Projektzahlen, Ziele und Vergleiche; wenig davon gilt für das Unternehmen',
    look: { size: 10 },
    text: `
# Auf einen Blick
[tiles]
2.318 | Mitarbeitende weltweit
41 % | Frauen in der Belegschaft
12 | Standorte in sechs Ländern
–38 % | CO_{2}-Emissionen seit 2018
100 % | Ökostrom an allen deutschen Standorten
3,6 Mio. € | in den Klimaschutz investiert
[/tiles]
## Ein Tag im Wald
Gemeinsam mit dem Forstamt haben 140 Kolleginnen und Kollegen 2.400 Bäume gepflanzt. Sie binden in den nächsten 30 Jahren rund 700 Tonnen CO_{2}. Ein Mensch in Deutschland verursacht im Schnitt 10,3 Tonnen CO_{2} im Jahr.
## Weniger Verpackung
Seit 2021 sparen wir 85 Tonnen Kunststoff im Jahr. Das neue Lager in Kassel braucht 40 % weniger Strom als das alte; 1,2 MWp Photovoltaik liegen auf dem Dach. Bis 2030 wollen wir die Emissionen von Scope 1 und 2 halbieren.
`,
    answers: `
S1-6_02 = 2318
absent E1-6_07 E1-6_10 E1-5_09 E1-4_04 E1-5_08 S1-9_02#female E5-5_07 E1-7_10 E1-5_01
`,
  },
  {
    name: 'veitsberg-lieferantenkodex.pdf',
    language: 'de',
    year: 2024,
    style: 'Kodex für Lieferanten mit Schwellen, Fristen und Beträgen; keine Kennzahl',
    look: { size: 10 },
    text: `
# Verhaltenskodex für Lieferanten
Dieser Kodex gilt ab einem Einkaufsvolumen von 50.000 EUR im Jahr. Arbeitszeiten dürfen 48 Stunden in der Woche nicht überschreiten; Überstunden sind auf 12 Stunden begrenzt. Arbeitskräfte unter 15 Jahren dürfen nicht beschäftigt werden.
Lieferanten mit mehr als 250 Beschäftigten weisen bis 2026 eine Zertifizierung nach ISO 14001 vor. Mindestens 30 % des Stroms sollen aus erneuerbaren Quellen stammen. Scope-1- und Scope-2-Emissionen sind jährlich zu melden; erwartet wird eine Senkung um 4,2 % im Jahr.
Verstöße können innerhalb von 10 Werktagen gemeldet werden. Geldstrafen wegen Korruption führen zum Ausschluss. Rechnungen werden binnen 30 Tagen bezahlt.
`,
    answers: `
absent E1-6_07 E1-4_04 S1-6_02 G1-6_01 E1-5_09
`,
  },
  {
    name: 'auerbach-index.pdf',
    language: 'de',
    year: 2023,
    style: 'GRI-Index mit Antworten in der Zelle, Seitenzahlen und Auslassungen',
    look: { size: 8 },
    text: `
# GRI-Inhaltsindex
[table widths=60,210,60 style=grid size=8]
! GRI | Angabe | Seite | Anmerkung
2-7 | Angestellte | 22 | 1.904 Angestellte zum 31.12.2023
2-8 | Mitarbeitende, die keine Angestellten sind | – | 118 Leiharbeitskräfte
2-30 | Tarifverträge | 24 | 76 % der Belegschaft
302-1 | Energieverbrauch innerhalb der Organisation | 31 | 64.220 MWh
303-5 | Wasserverbrauch | – | nicht wesentlich
305-1 | Direkte THG-Emissionen (Scope 1) | 33 | 7.815 t CO_{2}e
305-2 | Indirekte THG-Emissionen (Scope 2) | 33 | 4.102 t CO_{2}e (marktbasiert)
305-3 | Sonstige indirekte THG-Emissionen (Scope 3) | 34 | Daten nicht verfügbar
306-3 | Angefallener Abfall | 36 | 2.914 t
401-1 | Neu eingestellte Angestellte und Fluktuation | 25 | Fluktuation 10,8 %
403-9 | Arbeitsbedingte Verletzungen | 27 | 31 Unfälle, kein Todesfall
404-1 | Stunden der Aus- und Weiterbildung | 26 | 16,5 Stunden je Angestellten
405-1 | Vielfalt in Leitungsorganen | 12 | Vorstand: 33 % Frauen
[/table]
`,
    answers: `
S1-6_02 = 1904
S1-7_01 = 118
S1-8_01 = 76 %
E1-5_01 = 64220 MWh
E1-6_07 = 7815 t CO2e
E1-6_10 = 4102 t CO2e
E5-5_07 = 2914 t
S1-6_12 = 10.8 %
S1-14_04 = 31
S1-14_02 = 0
S1-13_04 = 16.5 h
GOV-1_05#female = 33 %
absent E3-4_01 E1-6_11 E1-6_09
`,
  },
]
