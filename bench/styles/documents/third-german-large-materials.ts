import type { StyleDocument } from '../style-document.ts'

/** Further sustainability statements of large groups in German. */
export const thirdGermanLargeMaterials: StyleDocument[] = [
  {
    name: 'vordahl-mobility-kennzahlen-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Automobilzulieferer: Kennzahlenanhang im Querformat, vier Jahre aufsteigend, Einheit und ESRS-Bezug in eigenen Spalten, Fußnoten',
    look: { landscape: true, size: 8.5, margin: 44 },
    text: `
head: Vordahl Mobility SE · Nachhaltigkeitsbericht 2025 · Anhang: Kennzahlen
# Kennzahlen Nachhaltigkeit
Die Kennzahlen umfassen alle konsolidierten Gesellschaften mit Ausnahme der im vierten Quartal 2025 erworbenen Sensorik-Sparte (410 Mitarbeitende). Werte mit ^{P} wurden mit begrenzter Sicherheit geprüft. n. e.: nicht erhoben.
## Umwelt
[table widths=330,75,68,68,68,68 style=zebra size=7.5]
! Kennzahl | Einheit | 2022 | 2023 | 2024 | 2025 | ESRS
= Energie
Gesamtenergieverbrauch^{P} | MWh | 2.214.600 | 2.187.310 | 2.096.440 | 2.003.915 | E1-5
·Erdgas | MWh | 742.100 | 711.660 | 655.020 | 612.480 | E1-5
·Heizöl, Diesel und Benzin | MWh | 58.300 | 55.140 | 51.020 | 48.215 | E1-5
·Fernwärme und -kälte (fossil) | MWh | 96.200 | 94.110 | 91.200 | 88.320 | E1-5
·Strom | MWh | 1.318.000 | 1.326.400 | 1.299.200 | 1.254.900 | –
Energieverbrauch aus fossilen Quellen^{P} | MWh | n. e. | n. e. | 1.107.200 | 920.715 | E1-5
Energieverbrauch aus Kernenergie | MWh | n. e. | n. e. | 88.140 | 66.700 | E1-5
Energieverbrauch aus erneuerbaren Quellen^{P} | MWh | 512.300 | 690.800 | 901.100 | 1.016.500 | E1-5
·davon selbst erzeugter und verbrauchter Photovoltaikstrom | MWh | 14.200 | 21.900 | 33.600 | 41.300 | E1-5
·davon zugekaufter Grünstrom | MWh | 498.100 | 668.900 | 867.500 | 975.200 | E1-5
Anteil erneuerbarer Energien | % | 23,1 | 31,6 | 43,0 | 50,7 | E1-5
Energieintensität (Umsatz) | MWh/Mio. € | 213,0 | 204,1 | 199,7 | 190,2 | E1-5
= Treibhausgase
Scope 1^{P} | t CO_{2}e | 176.450 | 168.900 | 160.310 | 151.240 | E1-6
Scope 2, location-based | t CO_{2}e | 548.300 | 529.700 | 505.100 | 486.200 | E1-6
Scope 2, market-based^{P} | t CO_{2}e | 391.000 | 262.900 | 171.600 | 118.400 | E1-6
Scope 1 und 2 (market-based)^{P} | t CO_{2}e | 567.450 | 431.800 | 331.910 | 269.640 | –
Veränderung gegenüber 2019 (Ziel 2030: –75 %) | % | –29 | –46 | –59 | –66 | –
Scope 3^{1} | Mio. t CO_{2}e | 45,20 | 44,61 | 43,28 | 41,80 | E1-6
·Kategorie 1: Zugekaufte Güter und Dienstleistungen | Mio. t CO_{2}e | 6,90 | 6,71 | 6,48 | 6,21 | E1-6
·Kategorie 11: Gebrauch der Produkte über die Lebensdauer | Mio. t CO_{2}e | 37,55 | 37,18 | 36,10 | 34,92 | E1-6
·Übrige Kategorien | Mio. t CO_{2}e | 0,75 | 0,72 | 0,70 | 0,67 | E1-6
[/table]
fn: 1 Schätzung auf Basis einer Laufleistung von 200.000 km je Fahrzeug; anteilige Zurechnung nach Masse der Bauteile.
[page]
head: Vordahl Mobility SE · Nachhaltigkeitsbericht 2025 · Anhang: Kennzahlen
## Umwelt (Fortsetzung)
[table widths=330,75,68,68,68,68 style=zebra size=7.5]
! Kennzahl | Einheit | 2022 | 2023 | 2024 | 2025 | ESRS
= Wasser
Wasserentnahme^{P} | Tsd. m³ | 5.390 | 5.211 | 4.986 | 4.812 | E3-4
Abwasser | Tsd. m³ | 4.040 | 3.930 | 3.782 | 3.655 | E3-4
Wasserverbrauch | Tsd. m³ | 1.350 | 1.281 | 1.204 | 1.157 | E3-4
·davon in Gebieten mit hohem Wasserstress | Tsd. m³ | n. e. | 241 | 226 | 214 | E3-4
= Abfall
Abfallmenge gesamt^{P} | t | 352.110 | 344.820 | 329.700 | 318.640 | E5-5
·gefährlicher Abfall | t | 24.960 | 23.880 | 22.750 | 21.870 | E5-5
·nicht gefährlicher Abfall | t | 327.150 | 320.940 | 306.950 | 296.770 | E5-5
Recycling | t | 291.400 | 288.600 | 278.900 | 271.300 | E5-5
Beseitigung | t | 24.300 | 22.410 | 20.770 | 19.480 | E5-5
Verwertungsquote | % | 93,1 | 93,5 | 93,7 | 93,9 | –
[/table]
## Mitarbeitende
[table widths=330,75,68,68,68,68 style=zebra size=7.5]
! Kennzahl | Einheit | 2022 | 2023 | 2024 | 2025 | ESRS
Beschäftigte zum 31.12. (Köpfe)^{P} | Anzahl | 62.940 | 61.880 | 60.152 | 58.714 | S1-6
Beschäftigte zum 31.12. (FTE) | Anzahl | 61.310 | 60.250 | 58.530 | 57.120 | –
Frauenanteil gesamt | % | 23,4 | 23,9 | 24,3 | 24,6 | –
Frauenanteil in den Führungsebenen 1 bis 4 | % | 16,1 | 16,8 | 17,4 | 17,9 | –
Eintritte | Anzahl | 7.940 | 6.880 | 6.102 | 6.044 | –
Austritte | Anzahl | 8.815 | 7.940 | 7.830 | 7.482 | S1-6
Fluktuation | % | 14,0 | 12,7 | 12,8 | 12,6 | S1-6
·davon freiwillig | % | 7,9 | 6,6 | 6,1 | 5,7 | –
Zeitarbeitskräfte zum 31.12. | Anzahl | 4.410 | 3.870 | 2.960 | 2.514 | S1-7
Krankenstand | % | 5,6 | 5,3 | 5,2 | 5,1 | –
Weiterbildung je Beschäftigten^{2} | Stunden | 12,9 | 13,7 | 14,1 | 14,8 | S1-13
Arbeitsunfälle mit Ausfallzeit je 1 Mio. Arbeitsstunden (LTIR) | Quote | 3,4 | 3,1 | 2,8 | 2,6 | –
Meldepflichtige Arbeitsunfälle | Anzahl | 468 | 441 | 407 | 388 | S1-14
Arbeitsbedingte Todesfälle^{P} | Anzahl | 0 | 1 | 0 | 1 | S1-14
[/table]
fn: 2 Ohne Auszubildende und dual Studierende.
[page]
head: Vordahl Mobility SE · Nachhaltigkeitsbericht 2025 · Anhang: Kennzahlen
## Governance und Lieferkette
[table widths=330,75,68,68,68,68 style=zebra size=7.5]
! Kennzahl | Einheit | 2022 | 2023 | 2024 | 2025 | ESRS
Hinweise im Hinweisgebersystem | Anzahl | 171 | 188 | 203 | 214 | –
Bestätigte Korruptionsfälle | Anzahl | 4 | 1 | 3 | 2 | G1-4
Geldstrafen wegen Korruptionsverstößen | € | 0 | 0 | 0 | 0 | G1-4
Lieferanten mit Selbstauskunft (Anteil am Einkaufsvolumen) | % | 81 | 86 | 90 | 92 | –
CO_{2}-Emissionen der 100 größten Lieferanten laut Selbstauskunft | Mio. t CO_{2}e | 3,9 | 3,8 | 3,6 | 3,4 | –
Konzernumsatz | Mio. € | 10.397 | 10.717 | 10.498 | 10.536 | SBM-1
[/table]
Die Zahl der bestätigten Korruptionsfälle bezieht sich auf abgeschlossene interne Untersuchungen. Keiner der Fälle war Gegenstand eines Gerichtsverfahrens; 2022 wurde ein Vertriebspartner gesperrt.
## Berechnungsgrundlagen
Emissionen werden nach dem Ansatz der operativen Kontrolle bilanziert. Für Strom aus dem Netz verwenden wir location-based die Länderfaktoren der Internationalen Energieagentur. Verbrauchsdaten kleiner Standorte mit weniger als 50 Beschäftigten werden mit 2,1 MWh je Person hochgerechnet; sie machen 0,8 % des Gesamtenergieverbrauchs aus. Die Werte für 2023 wurden nach dem Verkauf des Werks Lindhof nicht angepasst.
`,
    answers: `
SBM-1_03 = 58714
SBM-1_06 = 10536 EUR million
E1-5_01 = 2003915 MWh
E1-5_02 = 920715 MWh
E1-5_03 = 66700 MWh
E1-5_05 = 1016500 MWh
E1-5_07 = 975200 MWh
E1-5_08 = 41300 MWh
E1-5_09 = 50.7 %
E1-5_11 = 48215 MWh
E1-5_12 = 612480 MWh
E1-5_18 = 190.2 MWh/EUR million
E1-6_07 = 151240 t CO2e
E1-6_09 = 486200 t CO2e
E1-6_10 = 118400 t CO2e
E1-6_11 = 41.8 million t CO2e
E1-6_11#cat1 = 6.21 million t CO2e
E1-6_11#cat11 = 34.92 million t CO2e
E3-4_01 = 1157000 m3
E3-4_02 = 214000 m3
E3-4_11 = 4812000 m3
E3-4_12 = 3655000 m3
E5-5_07 = 318640 t
E5-5_07#nonhazardous = 296770 t
E5-5_08#recycling = 271300 t
E5-5_09#total = 19480 t
E5-5_15 = 21870 t
S1-6_02 = 58714
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-6_11 = 7482
S1-6_12 = 12.6 %
S1-7_03 = 2514
S1-13_04 = 14.8 h
S1-14_02 = 1
S1-14_04 = 388
G1-4_02 = 0 EUR
G1-4_04 = 2
absent E1-4_04 E1-4_07 E1-5_14 E1-5_17 E1-6_12 E1-6_13 E5-5_10 E5-5_11 S1-6_02#female S1-9_02#female S1-14_05 G1-4_01 S1-7_01
`,
  },
  {
    name: 'donkalk-baustoffe-umwelt-und-belegschaft-2025.pdf',
    language: 'de',
    year: 2025,
    style:
      'Baustoffe (ATX): Energie in TJ, Segmente als Spalten mit Konzern rechts, Prozessemissionen, Flächen, Material und Abfall',
    look: { size: 8.5 },
    text: `
head: DONKALK BAUSTOFFE AG — JAHRESFINANZBERICHT 2025 — NICHTFINANZIELLE ERKLÄRUNG
# Umweltinformationen
## ESRS E1 – Klimawandel
Die Herstellung von Klinker setzt CO_{2} frei, das aus dem Kalkstein selbst stammt. Diese Prozessemissionen machen mehr als die Hälfte unserer direkten Emissionen aus und lassen sich nur mit weniger Klinker im Zement oder durch Abscheidung vermeiden. Der Klinkeranteil ging 2025 auf 69,8 % zurück (2024: 70,9 %). Eine Pilotanlage am Standort Erlach kann seit Herbst stündlich bis zu 0,4 t CO_{2} abscheiden; gespeichert wurde noch nichts.

Wir haben uns ein von der SBTi anerkanntes, mit 1,5 °C vereinbares Ziel gesetzt: Die Scope-1-Emissionen sollen bis 2030 um 32 % und die Scope-2-Emissionen (marktbezogen) um 60 % unter den Werten von 2020 liegen. Der Klinkeranteil soll dann 66 % betragen. Je Tonne zementartigem Produkt entstanden 2025 direkt 531 kg CO_{2}; der Durchschnitt der europäischen Hersteller liegt bei etwa 560 kg.
### Energieverbrauch und Energiemix
[table widths=310 style=grid size=8]
! Werte in TJ | 2024 | 2025
Kohle und Kohleerzeugnisse | 5.390 | 4.812
Rohöl und Erdölerzeugnisse (Petrolkoks, Heizöl, Diesel) | 2.240 | 2.106
Erdgas | 4.102 | 3.984
Sonstige fossile Quellen (fossiler Anteil der Ersatzbrennstoffe) | 3.512 | 3.655
Zugekaufte Elektrizität und Wärme aus fossilen Quellen | 1.498 | 1.212
* Gesamtenergieverbrauch aus fossilen Quellen | 16.742 | 15.769
Anteil fossiler Energie | 78,7 % | 75,9 %
* Energieverbrauch aus nuklearen Quellen | 231 | 188
Anteil nuklearer Energie | 1,1 % | 0,9 %
Biomasse und biogener Anteil der Ersatzbrennstoffe | 3.044 | 3.310
Zugekaufte Elektrizität und Wärme aus erneuerbaren Quellen | 1.187 | 1.402
Selbst erzeugte Elektrizität aus Photovoltaik und Wasserkraft | 71 | 96
* Gesamtenergieverbrauch aus erneuerbaren Quellen | 4.302 | 4.808
Anteil erneuerbarer Energie | 20,2 % | 23,2 %
* Gesamtenergieverbrauch | 21.275 | 20.765
Energieintensität in klimaintensiven Sektoren (TJ/Mio. EUR) | 9,3 | 9,4
[/table]
fn: Der Energieverbrauch stammt vollständig aus Tätigkeiten in klimaintensiven Sektoren. 1 TJ entspricht 277,8 MWh.
[page]
head: DONKALK BAUSTOFFE AG — JAHRESFINANZBERICHT 2025 — NICHTFINANZIELLE ERKLÄRUNG
### THG-Bruttoemissionen nach Geschäftsbereichen
[table widths=200 style=grid size=8]
! Tsd. t CO_{2}-Äq. | Zement | Beton & Kies | Ziegel | Konzern | Konzern Vorjahr
Scope-1-Bruttoemissionen | 2.914,2 | 48,6 | 412,9 | 3.375,7 | 3.568,4
·davon Prozessemissionen | 1.786,0 | 0,0 | 118,4 | 1.904,4 | 2.007,2
·davon in Emissionshandelssystemen (%) | 97,0 | 0,0 | 79,1 | 93,4 | 93,6
Scope-2-Bruttoemissionen (standortbezogen) | 201,3 | 14,2 | 38,8 | 254,3 | 266,0
Scope-2-Bruttoemissionen (marktbezogen) | 122,7 | 9,0 | 21,4 | 153,1 | 187,5
Scope-3-Bruttoemissionen | 611,8 | 402,5 | 118,0 | 1.132,3 | 1.188,9
·1 Eingekaufte Güter und Dienstleistungen | 214,6 | 318,1 | 41,0 | 573,7 | 604,2
·3 Brennstoff- und energiebezogene Tätigkeiten | 248,0 | 18,3 | 38,2 | 304,5 | 318,8
·4 Vorgelagerter Transport | 61,2 | 27,9 | 14,4 | 103,5 | 108,1
·9 Nachgelagerter Transport | 88,0 | 38,2 | 24,4 | 150,6 | 157,8
* Gesamtemissionen (standortbezogen) | 3.727,3 | 465,3 | 569,7 | 4.762,3 | 5.023,3
* Gesamtemissionen (marktbezogen) | 3.648,7 | 460,1 | 552,3 | 4.661,1 | 4.944,8
[/table]
Biogene CO_{2}-Emissionen aus eigenen Öfen in Höhe von 318,9 Tsd. t werden gesondert ausgewiesen. Je Mio. EUR Umsatzerlöse (2.214,8 Mio. EUR) fielen standortbezogen 2.150,2 t und marktbezogen 2.104,5 t CO_{2}-Äq. an. Für Investitionen gilt ein interner CO_{2}-Preis von 100 EUR je Tonne; ein Zertifikat im EU-Emissionshandel kostete im Jahresmittel 71 EUR.
## ESRS E2 – Umweltverschmutzung
[table widths=240 style=grid size=8]
! Emissionen in die Luft | Einheit | 2024 | 2025
Stickoxide (NO_{x}/NO_{2}) | t | 3.588 | 3.412
Schwefeloxide (SO_{x}/SO_{2}) | t | 640 | 611
Ammoniak (NH_{3}) | t | 207 | 194
Quecksilber (Hg) | kg | 58 | 54
[/table]
## ESRS E3 – Wasser
[table widths=240 style=grid size=8]
! Wasserbilanz | Einheit | 2024 | 2025
Gesamtmenge der Wasserentnahme | Tsd. m³ | 7.105 | 6.914
Gesamtmenge der Wasserableitung | Tsd. m³ | 4.230 | 4.102
Gesamtwasserverbrauch | Tsd. m³ | 2.875 | 2.812
·davon in von Wasserrisiken betroffenen Gebieten | Tsd. m³ | 192 | 187
Zurückgewonnenes und wiederverwendetes Wasser | Tsd. m³ | 3.148 | 3.220
[/table]
[page]
head: DONKALK BAUSTOFFE AG — JAHRESFINANZBERICHT 2025 — NICHTFINANZIELLE ERKLÄRUNG
## ESRS E4 – Biologische Vielfalt und Ökosysteme
23 Abbaustätten mit zusammen 1.318 ha liegen in oder in der Nähe von Schutzgebieten oder Schlüsselgebieten für die Biodiversität. Für 19 von ihnen bestehen Biodiversitätspläne.
[table widths=240 style=grid size=8]
! Flächennutzung | Einheit | 2025
Gesamte Flächennutzung | ha | 3.912
Versiegelte Fläche insgesamt | ha | 486
Naturnahe Fläche am Standort | ha | 1.104
Naturnahe Fläche abseits des Standorts | ha | 57
[/table]
## ESRS E5 – Kreislaufwirtschaft
Das Gesamtgewicht der verwendeten Materialien betrug 16.720 Tsd. t. Sekundärmaterialien wie Hüttensand, Flugasche und Betonbruch machten 1.540 Tsd. t oder 9,2 % aus.
[columns 2]
[table widths=130 style=grid size=8]
! Abfallaufkommen (Tsd. t) | 2024 | 2025
Nicht gefährliche Abfälle | 151,0 | 144,7
Gefährliche Abfälle | 4,3 | 3,9
* Gesamt | 155,3 | 148,6
[/table]
[next]
[table widths=130 style=grid size=8]
! Behandlung (Tsd. t) | 2024 | 2025
Wiederverwendung | 2,0 | 2,1
Recycling | 101,2 | 98,4
Sonstige Verwertung | 22,9 | 21,3
Deponie | 24,6 | 22,6
Verbrennung | 3,3 | 3,0
Sonstige Beseitigung | 1,3 | 1,2
[/table]
[/columns]
32,4 % des Abfalls (48,1 Tsd. t) wurden nicht recycelt.
# Sozialinformationen
## ESRS S1 – Eigene Belegschaft
[table widths=200 style=grid size=8]
! Mitarbeitende zum 31.12.2025 (Köpfe) | Männer | Frauen | Gesamt
Österreich | 2.514 | 698 | 3.212
Tschechien | 1.309 | 295 | 1.604
Rumänien | 1.141 | 247 | 1.388
Serbien | 938 | 182 | 1.120
Sonstige | 2.080 | 442 | 2.522
* Donkalk-Gruppe | 7.982 | 1.864 | 9.846
[/table]
Bis 2030 soll jede vierte Führungsposition mit einer Frau besetzt sein (2025: 19,3 %). Auszubildende gibt es in 31 Berufen; 212 junge Menschen haben 2025 eine Ausbildung begonnen.

In der Gruppe traten 1.083 Personen aus, die Fluktuation betrug 10,9 %. Die Unfallhäufigkeit (meldepflichtige Unfälle je Million Arbeitsstunden) der eigenen Mitarbeitenden sank von 5,8 auf 5,2; die Zahl der Unfälle sank von 98 auf 88. Ein Mitarbeiter in Rumänien verunglückte tödlich. Für Kontraktoren erheben wir eine eigene Quote; sie lag bei 6,4.
`,
    answers: `
SBM-1_03 = 9846
SBM-1_06 = 2214.8 EUR million
E1-6_33 = 2214.8 EUR million
E1-4_01 = yes
E1-4_07 = 32 % @2030
E1-4_13 = 60 % @2030
E1-4_22 = yes
E1-5_01 = 20765 TJ
E1-5_02 = 15769 TJ
E1-5_03 = 188 TJ
E1-5_04 = 0.9 %
E1-5_05 = 4808 TJ
E1-5_06 = 3310 TJ
E1-5_07 = 1402 TJ
E1-5_08 = 96 TJ
E1-5_09 = 23.2 %
E1-5_10 = 4812 TJ
E1-5_11 = 2106 TJ
E1-5_12 = 3984 TJ
E1-5_13 = 3655 TJ
E1-5_14 = 1212 TJ
E1-5_15 = 75.9 %
E1-5_18 = 9.4 TJ/EUR million
E1-6_07 = 3375.7 kt CO2e
E1-6_08 = 93.4 %
E1-6_09 = 254.3 kt CO2e
E1-6_10 = 153.1 kt CO2e
E1-6_11 = 1132.3 kt CO2e
E1-6_11#cat1 = 573.7 kt CO2e
E1-6_11#cat3 = 304.5 kt CO2e
E1-6_11#cat4 = 103.5 kt CO2e
E1-6_11#cat9 = 150.6 kt CO2e
E1-6_12 = 4762.3 kt CO2e
E1-6_13 = 4661.1 kt CO2e
E1-6_17 = 318.9 kt CO2
E1-6_30 = 2150.2 t CO2e/EUR million
E1-6_31 = 2104.5 t CO2e/EUR million
E1-8_04 = 100 EUR/t
E2-4_02#NOx = 3412 t
E2-4_02#SOx = 611 t
E2-4_02#NH3 = 194 t
E2-4_02#Hg = 54 kg
E3-4_01 = 2812000 m3
E3-4_02 = 187000 m3
E3-4_03 = 3220000 m3
E3-4_11 = 6914000 m3
E3-4_12 = 4102000 m3
E4-5_01 = 23
E4-5_02 = 1318 ha
E4.IRO-1_14 = yes
E4-5_10 = 3912 ha
E4-5_11 = 486 ha
E4-5_12 = 1104 ha
E4-5_13 = 57 ha
E5-4_02 = 16720 kt
E5-4_04 = 1540 kt
E5-4_05 = 9.2 %
E5-5_07 = 148.6 kt
E5-5_07#nonhazardous = 144.7 kt
E5-5_15 = 3.9 kt
E5-5_08#reuse = 2.1 kt
E5-5_08#recycling = 98.4 kt
E5-5_08#other = 21.3 kt
E5-5_09#landfill = 22.6 kt
E5-5_09#incineration = 3 kt
E5-5_09#other = 1.2 kt
E5-5_10 = 48.1 kt
E5-5_11 = 32.4 %
S1-6_02 = 9846
S1-6_02#male = 7982
S1-6_02#female = 1864
S1-6_05#AT = 3212
S1-6_05#CZ = 1604
S1-6_05#RO = 1388
S1-6_05#RS = 1120
S1-6_14 = headcount|Köpfe|Kopfzahl|Personen
S1-6_15 = end|Ende|Stichtag|endofreportingperiod
S1-6_11 = 1083
S1-6_12 = 10.9 %
S1-14_02 = 1
S1-14_04 = 88
S1-14_05 = 5.2
absent E1-4_04 E1-5_16 E1-5_17 E1-7_05 E1-7_10 E5-5_16 E3-4_08 S1-7_01 S1-14_07 S1-16_01
`,
  },
]
