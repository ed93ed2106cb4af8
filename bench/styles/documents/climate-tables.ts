import type { StyleDocument } from '../style-document.ts'

/** Greenhouse gases and energy, mostly in tables. */
export const climateTables: StyleDocument[] = [
  {
    name: 'veldhoek-ghg-statement.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS table of E1-6 with retrospective columns, milestones and targets under one head each',
    look: { size: 8, margin: 40 },
    text: `
head: Veldhoek Group · Sustainability statement 2024
## E1-6 – Gross Scopes 1, 2, 3 and Total GHG emissions
[table widths=190 style=rules size=7]
! | Retrospective | << | << | << | Milestones and target years | << | <<
! | Base year 2019 | 2023 | 2024 | % 2024/2023 | 2025 | 2030 | Annual % target / base year
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions (tCO_{2}eq) | 48,210 | 41,930 | 39,877 | -4.9% | 38,000 | 26,515 | 4.2%
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) | 61% | 58% | 57% | -1.7% | – | – | –
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions (tCO_{2}eq) | 30,115 | 27,402 | 26,981 | -1.5% | – | – | –
Gross market-based Scope 2 GHG emissions (tCO_{2}eq) | 31,870 | 12,240 | 9,655 | -21.1% | 6,000 | 0 | 9.1%
= Significant Scope 3 GHG emissions
Total Gross indirect (Scope 3) GHG emissions (tCO_{2}eq) | 612,400 | 588,130 | 571,906 | -2.8% | 560,000 | 459,300 | 2.3%
1 Purchased goods and services | 401,220 | 389,004 | 377,350 | -3.0% | | |
4 Upstream transportation and distribution | 52,110 | 49,870 | 50,214 | 0.7% | | |
6 Business travel | 2,980 | 2,105 | 2,260 | 7.4% | | |
11 Use of sold products | 120,400 | 116,120 | 111,980 | -3.6% | | |
= Total GHG emissions
Total GHG emissions (location-based) (tCO_{2}eq) | 690,725 | 657,462 | 638,764 | -2.8% | | |
Total GHG emissions (market-based) (tCO_{2}eq) | 692,480 | 642,300 | 621,438 | -3.2% | 604,000 | 485,815 | 2.5%
[/table]
fn: The reduction achieved against the base year is 10.3 %. Emission factors: DEFRA 2024, IEA 2024.
`,
    answers: `
E1-6_07 = 39877 t CO2e
E1-6_08 = 57 %
E1-6_09 = 26981 t CO2e
E1-6_10 = 9655 t CO2e
E1-6_11 = 571906 t CO2e
E1-6_11#cat1 = 377350 t CO2e
E1-6_11#cat4 = 50214 t CO2e
E1-6_11#cat6 = 2260 t CO2e
E1-6_11#cat11 = 111980 t CO2e
E1-6_12 = 638764 t CO2e
E1-6_13 = 621438 t CO2e
absent E1-4_04 E1-4_07 E1-6_30 E1-6_31 E1-6_17
`,
  },
  {
    name: 'hellbrunn-energie-klima.pdf',
    language: 'de',
    year: 2023,
    style: 'deutsche Tabelle, Einheit im Titel in Tausend, Anmerkungsspalte, Fußnotenzeichen',
    look: { font: 'serif', size: 9.5 },
    text: `
# Umwelt
## Treibhausgasemissionen (in Tsd. t CO_{2}-Äquivalenten)
Die Berechnung folgt dem Greenhouse Gas Protocol. Das Geschäftsjahr endet am 31. Dezember 2023.
[table widths=240,50 style=plain]
! | Anm. | 2023 | 2022 | Veränderung
Scope-1-Emissionen | 12 | 84,7 | 91,2 | –7,1 %
Scope-2-Emissionen, marktbasiert^{1} | 13 | 40,3 | 62,8 | –35,8 %
Scope-2-Emissionen, standortbasiert | 13 | 75,9 | 78,0 | –2,7 %
* Scope 1 und 2 (marktbasiert) | | 125,0 | 154,0 | –18,8 %
Scope-3-Emissionen^{2} | 14 | 1.204,6 | 1.188,3 | 1,4 %
[/table]
fn: 1) Ohne Strom, der an Mieter weitergegeben wird.
fn: 2) Kategorien 1, 3, 4 und 11.
## Energieverbrauch (in GWh)
[table widths=240,50 style=plain]
! | Anm. | 2023 | 2022
Erdgas | | 318,4 | 341,0
Heizöl und Diesel | | 9,6 | 10,2
Strom | 15 | 206,1 | 211,7
\u00A0\u00A0davon aus erneuerbaren Quellen | | 118,5 | 80,4
Fernwärme | | 12,2 | 13,3
* Gesamtenergieverbrauch | | 546,3 | 576,2
[/table]
`,
    answers: `
E1-6_07 = 84.7 kt CO2e
E1-6_09 = 75.9 kt CO2e
E1-6_10 = 40.3 kt CO2e
E1-6_11 = 1204.6 kt CO2e
E1-5_01 = 546.3 GWh
E1-5_12 = 318.4 GWh
E1-5_11 = 9.6 GWh
E1-5_07 = 118.5 GWh
absent E1-6_12 E1-6_13 E1-5_05 E1-5_09 E1-5_02
`,
  },
  {
    name: 'northmoor-data-appendix.pdf',
    language: 'en',
    year: 2024,
    style: 'wide appendix: unit column, four years, GRI column, indented parts, small type',
    look: { landscape: true, size: 7.5, margin: 36 },
    text: `
# Environmental performance data
[table widths=260,70,70 style=zebra size=7]
! Indicator | GRI | Unit | 2024 | 2023 | 2022 | 2021
= Energy
Total energy consumption within the organisation^{1} | 302-1 | TJ | 2,214.6 | 2,301.9 | 2,377.0 | 2,412.8
· Non-renewable | 302-1 | TJ | 1,330.2 | 1,502.4 | 1,688.1 | 1,790.3
·· Natural gas | 302-1 | TJ | 702.0 | 745.5 | 790.4 | 801.1
·· Diesel and petrol | 302-1 | TJ | 88.2 | 91.9 | 99.0 | 104.2
·· Purchased electricity, non-renewable | 302-1 | TJ | 540.0 | 665.0 | 798.7 | 885.0
· Renewable | 302-1 | TJ | 884.4 | 799.5 | 688.9 | 622.5
·· Purchased electricity, renewable | 302-1 | TJ | 846.0 | 767.1 | 663.0 | 604.8
·· Own photovoltaic generation, consumed | 302-1 | TJ | 38.4 | 32.4 | 25.9 | 17.7
Share of renewable energy | 302-1 | % | 39.9 | 34.7 | 29.0 | 25.8
Energy intensity | 302-3 | GJ / t product | 4.61 | 4.72 | 4.80 | 4.88
= Emissions
Direct GHG emissions (Scope 1) | 305-1 | kt CO_{2}e | 46.3 | 49.0 | 52.5 | 53.7
Energy indirect GHG emissions (Scope 2), market-based | 305-2 | kt CO_{2}e | 51.8 | 64.2 | 77.7 | 88.9
Energy indirect GHG emissions (Scope 2), location-based | 305-2 | kt CO_{2}e | 92.5 | 97.6 | 101.4 | 104.9
Scope 1 + 2 (market-based) | | kt CO_{2}e | 98.1 | 113.2 | 130.2 | 142.6
Emission intensity Scope 1 + 2 | 305-4 | kg CO_{2}e / t product | 204.2 | 232.1 | 262.9 | 288.4
NO_{x} | 305-7 | t | 61.4 | 66.0 | 70.2 | 71.8
SO_{x} | 305-7 | t | 8.9 | 9.4 | 10.1 | 12.6
= Water
Water withdrawal | 303-3 | thousand m³ | 1,905 | 1,962 | 2,018 | 2,040
Water discharge | 303-4 | thousand m³ | 1,611 | 1,660 | 1,702 | 1,733
Water consumption | 303-5 | thousand m³ | 294 | 302 | 316 | 307
= Waste
Total waste | 306-3 | t | 18,340 | 19,122 | 20,004 | 21,160
· of which hazardous | 306-3 | t | 912 | 1,004 | 1,080 | 1,131
Recycling rate | 306-4 | % | 88 | 87 | 85 | 84
[/table]
fn: 1 Excludes energy sold to third parties (2024: 41.2 TJ).
`,
    answers: `
E1-5_01 = 2214.6 TJ
E1-5_05 = 884.4 TJ
E1-5_12 = 702 TJ
E1-5_11 = 88.2 TJ
E1-5_14 = 540 TJ
E1-5_07 = 846 TJ
E1-5_08 = 38.4 TJ
E1-5_09 = 39.9 %
E1-6_07 = 46.3 kt CO2e
E1-6_10 = 51.8 kt CO2e
E1-6_09 = 92.5 kt CO2e
E2-4_02#NOx = 61.4 t
E2-4_02#SOx = 8.9 t
E3-4_11 = 1905000 m3
E3-4_12 = 1611000 m3
E3-4_01 = 294000 m3
E5-5_07 = 18340 t
E5-5_15 = 912 t
absent E1-6_11 E1-6_13 E1-6_31 E1-5_18 E5-5_11
`,
  },
  {
    name: 'brauhaus-lindner-umwelterklaerung.pdf',
    language: 'de',
    year: 2023,
    style: 'Umwelterklärung eines Standorts, Jahre als Zeilen (transponiert)',
    look: { size: 10 },
    text: `
# Umweltkennzahlen 2023
Alle Angaben beziehen sich auf das gesamte Unternehmen mit seinem einzigen Standort.
[table widths=60 style=grid]
! Jahr | Gesamtenergie-verbrauch in MWh | Erdgas in MWh | Strom in MWh | Wasserentnahme in m³ | Abfall gesamt in t | davon gefährlich in t
2021 | 14.802 | 9.911 | 4.891 | 152.400 | 611,3 | 4,1
2022 | 14.377 | 9.530 | 4.847 | 149.870 | 598,0 | 3,8
2023 | 13.950 | 9.144 | 4.806 | 146.215 | 577,4 | 4,4
[/table]
Bezogen auf den Ausstoß lag der Energieverbrauch bei 31,2 kWh je Hektoliter und der Wasserverbrauch bei 3,3 hl je Hektoliter Bier. Der Branchendurchschnitt beträgt 4,1 hl.
`,
    answers: `
E1-5_01 = 13950 MWh
E1-5_12 = 9144 MWh
E3-4_11 = 146215 m3
E5-5_07 = 577.4 t
E5-5_15 = 4.4 t
absent E3-4_01 E1-5_18 E1-6_07
`,
  },
  {
    name: 'castellan-esrs-energy.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS AR 34 energy mix table with numbered rows and long labels wrapped over three lines',
    look: { size: 9 },
    text: `
### E1-5 Energy consumption and mix
[table widths=270 style=rules size=8]
! Energy consumption and mix | 2024 | Comparative 2023
(1) Fuel consumption from coal and coal products (MWh) | 0 | 0
(2) Fuel consumption from crude oil and petroleum products (MWh) | 6,104 | 6,388
(3) Fuel consumption from natural gas (MWh) | 77,215 | 80,960
(4) Fuel consumption from other fossil sources (MWh) | 310 | 290
(5) Consumption of purchased or acquired electricity, heat, steam, and cooling from fossil sources (MWh) | 28,450 | 33,017
* (6) Total fossil energy consumption (MWh) (calculated as the sum of lines 1 to 5) | 112,079 | 120,655
Share of fossil sources in total energy consumption (%) | 62% | 65%
* (7) Consumption from nuclear sources (MWh) | 9,030 | 9,912
Share of consumption from nuclear sources in total energy consumption (%) | 5% | 5%
(8) Fuel consumption from renewable sources, including biomass (also comprising industrial and municipal waste of biologic origin, biogas, renewable hydrogen, etc.) (MWh) | 1,480 | 1,502
(9) Consumption of purchased or acquired electricity, heat, steam, and cooling from renewable sources (MWh) | 52,940 | 49,871
(10) The consumption of self-generated non-fuel renewable energy (MWh) | 5,265 | 4,033
* (11) Total renewable energy consumption (MWh) (calculated as the sum of lines 8 to 10) | 59,685 | 55,406
Share of renewable sources in total energy consumption (%) | 33% | 30%
* Total energy consumption (MWh) (calculated as the sum of lines 6, 7 and 11) | 180,794 | 185,973
[/table]
### Energy intensity per net revenue
[table widths=270 style=rules size=8]
! | 2024 | 2023
Total energy consumption from activities in high climate impact sectors per net revenue from activities in high climate impact sectors (MWh/EUR million) | 214.3 | 231.0
[/table]
The company operates no generation from non-renewable sources. Renewable energy production amounted to 6,120 MWh, of which 855 MWh was fed into the grid.
`,
    answers: `
E1-5_10 = 0 MWh
E1-5_11 = 6104 MWh
E1-5_12 = 77215 MWh
E1-5_13 = 310 MWh
E1-5_14 = 28450 MWh
E1-5_02 = 112079 MWh
E1-5_15 = 62 %
E1-5_03 = 9030 MWh
E1-5_04 = 5 %
E1-5_06 = 1480 MWh
E1-5_07 = 52940 MWh
E1-5_08 = 5265 MWh
E1-5_05 = 59685 MWh
E1-5_09 = 33 %
E1-5_01 = 180794 MWh
E1-5_18 = 214.3 MWh/EUR million
E1-5_17 = 6120 MWh
absent E1-5_16 E1-6_07
`,
  },
  {
    name: 'toorak-sites-matrix.pdf',
    language: 'en',
    year: 2024,
    style: 'matrix: sites as rows and as columns, only the last row and column are the group',
    look: { size: 8.5 },
    text: `
## Site data 2024
Data cover the period from 1 January to 31 December 2024.
[table widths=130 style=grid size=7.5]
! Site | Energy (MWh) | Scope 1 (t CO_{2}e) | Scope 2 market-based (t CO_{2}e) | Water withdrawal (m³) | Waste (t)
Rotterdam | 21,040 | 2,810 | 1,330 | 60,112 | 1,940
Gdansk | 17,366 | 2,275 | 6,012 | 48,930 | 1,377
Lyon office | 402 | 15 | 9 | 980 | 12
Porto warehouse | 1,114 | 60 | 0 | 2,045 | 88
* Total | 39,922 | 5,160 | 7,351 | 112,067 | 3,417
[/table]
## Headcount by site (31 December)
[table widths=130 style=grid size=7.5]
! | Rotterdam | Gdansk | Lyon | Porto | Group
Employees | 412 | 388 | 64 | 71 | 935
of whom women | 120 | 141 | 33 | 28 | 322
Reportable accidents | 6 | 9 | 0 | 1 | 16
[/table]
`,
    answers: `
E1-5_01 = 39922 MWh
E1-6_07 = 5160 t CO2e
E1-6_10 = 7351 t CO2e
E3-4_11 = 112067 m3
E5-5_07 = 3417 t
S1-6_02 = 935
S1-6_02#female = 322
S1-14_04 = 16
absent E1-6_09 E1-6_13
`,
  },
  {
    name: 'kessler-co2-bilanz.xlsx',
    language: 'de',
    year: 2024,
    style: 'Arbeitsmappe: Standorte untereinander, Summe unten, Einheiten im Spaltenkopf, Prozent als Bruch',
    text: `
[sheet CO2-Bilanz]
# CO2-Bilanz Kessler Textil 2024
[table]
! Standort | Scope 1 [t CO2e] | Scope 2 marktbasiert [t CO2e] | Scope 2 standortbasiert [t CO2e] | Scope 3 [t CO2e]
Augsburg | 812.4 | 0 | 1204.9 | 9120
Plauen | 655.1 | 118.3 | 730.2 | 6044
Brünn | 420.8 | 902.6 | 861 | 3710.5
* Gesamt | 1888.3 | 1020.9 | 2796.1 | 18874.5
[/table]
[sheet Energie]
[table]
! Kennzahl | Einheit | 2023 | 2024
Stromverbrauch gesamt | MWh | 7120 | 6904
davon Ökostrom | MWh | 3900 | 4811
Erdgas | MWh | 8455 | 8019
Eigenerzeugung Photovoltaik (selbst verbraucht) | MWh | 210 | 388
* Energieverbrauch gesamt | MWh | 15785 | 15311
Anteil erneuerbarer Energien am Gesamtenergieverbrauch | % | 26% | 34%
[/table]
`,
    answers: `
E1-6_07 = 1888.3 t CO2e
E1-6_10 = 1020.9 t CO2e
E1-6_09 = 2796.1 t CO2e
E1-6_11 = 18874.5 t CO2e
E1-5_01 = 15311 MWh
E1-5_12 = 8019 MWh
E1-5_08 = 388 MWh
E1-5_07 = 4811 MWh
E1-5_09 = 34 %
absent E1-6_13 E1-5_05
`,
  },
  {
    name: 'orpheon-two-level.pdf',
    language: 'en',
    year: 2024,
    style: 'two-level head: group and parent company, each with two years; financial year ends in June',
    look: { font: 'serif', size: 9 },
    text: `
# Climate data
The financial year 2023/24 ended on 30 June 2024.
[table widths=180 style=rules]
! | Group | << | Parent company | <<
! Metric tonnes CO_{2}e | FY 2023/24 | FY 2022/23 | FY 2023/24 | FY 2022/23
Scope 1 | 7,244 | 7,610 | 1,950 | 2,015
Scope 2 (location-based) | 5,902 | 6,030 | 1,404 | 1,466
Scope 2 (market-based) | 3,118 | 4,277 | 0 | 310
Scope 3 | 88,470 | 90,215 | n/a | n/a
* Total (market-based) | 98,832 | 102,102 | – | –
[/table]
Carbon credits of 1,200 t CO_{2}e were cancelled in the year under review. We apply an internal carbon price of EUR 85 per tonne for investments above EUR 1 million.
`,
    answers: `
E1-6_07 = 7244 t CO2e
E1-6_09 = 5902 t CO2e
E1-6_10 = 3118 t CO2e
E1-6_11 = 88470 t CO2e
E1-6_13 = 98832 t CO2e
E1-7_10 = 1200 t CO2e
E1-8_04 = 85 EUR/tCO2e
absent E1-6_12
`,
  },
  {
    name: 'seewald-kompakt.docx',
    language: 'de',
    year: 2024,
    style: 'Word-Tabelle einer Stadtwerke-Tochter, Tausenderpunkte, Vorjahr links, Zielspalte',
    text: `
# Nachhaltigkeitsbericht 2024
## Klima und Energie
[table]
! Kennzahl | Einheit | 2023 | 2024 | Ziel 2030
Direkte THG-Emissionen (Scope 1) | t CO2e | 3.412 | 3.190 | 1.700
Indirekte THG-Emissionen (Scope 2, marktbasiert) | t CO2e | 1.015 | 640 | 0
Weitere indirekte THG-Emissionen (Scope 3) | t CO2e | 21.870 | 22.340 | 15.300
THG-Emissionen gesamt (marktbasiert) | t CO2e | 26.297 | 26.170 | 17.000
Gesamtenergieverbrauch | MWh | 19.705 | 18.998 | 16.000
Anteil erneuerbarer Energien | % | 48,2 | 55,7 | 80
Wasserverbrauch | m³ | 8.911 | 9.034 | 8.000
Anfallende Abfälle | t | 402 | 389 | 300
[/table]
`,
    answers: `
E1-6_07 = 3190 t CO2e
E1-6_10 = 640 t CO2e
E1-6_11 = 22340 t CO2e
E1-6_13 = 26170 t CO2e
E1-5_01 = 18998 MWh
E1-5_09 = 55.7 %
E3-4_01 = 9034 m3
E5-5_07 = 389 t
absent E1-6_09 E1-6_12 E1-4_04 E1-4_07
`,
  },
  {
    name: 'harrowgate-combined-scopes.pdf',
    language: 'en',
    year: 2024,
    style: 'Scope 1 and 2 only given together, intensity per employee, base year restated',
    look: { size: 9 },
    text: `
## Streamlined energy and carbon reporting
[table widths=250 style=rules]
! | 2024 | 2023 | 2018 baseline
Scope 1 and 2 emissions (tCO_{2}e, market-based) | 1,480 | 1,655 | 4,020
Scope 1 and 2 emissions (tCO_{2}e, location-based) | 2,911 | 3,004 | 4,377
Intensity (tCO_{2}e per FTE) | 0.61 | 0.70 | 2.10
Underlying energy use (kWh) | 11,204,000 | 11,870,500 | 14,220,000
[/table]
We have cut our Scope 1 and 2 emissions by 63 % since 2018 and aim for a 90 % reduction by 2030. Purchased electricity is 100 % renewable in the UK and Ireland.
`,
    answers: `
E1-5_01 = 11204000 kWh
absent E1-6_07 E1-6_09 E1-6_10 E1-6_13 E1-6_12 E1-6_31 E1-5_09
`,
  },
]
