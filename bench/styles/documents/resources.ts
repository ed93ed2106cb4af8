import type { StyleDocument } from '../style-document.ts'

/** Water, waste, pollution, materials, biodiversity and reports that mix everything. */
export const resources: StyleDocument[] = [
  {
    name: 'ardennes-waste-table.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS E5-5 table: hazardous and non-hazardous as columns, treatment as rows, units in title',
    look: { size: 8.5 },
    text: `
### E5-5 Waste (in metric tonnes)
[table widths=200 style=rules]
! | Hazardous | Non-hazardous | Total 2024 | Total 2023
= Diverted from disposal
Preparation for reuse | 0 | 41 | 41 | 38
Recycling | 120 | 3,904 | 4,024 | 3,877
Other recovery operations | 66 | 210 | 276 | 301
* Total diverted from disposal | 186 | 4,155 | 4,341 | 4,216
= Directed to disposal
Incineration | 95 | 388 | 483 | 520
Landfill | 12 | 604 | 616 | 711
Other disposal operations | 8 | 0 | 8 | 11
* Total directed to disposal | 115 | 992 | 1,107 | 1,242
* Total waste generated | 301 | 5,147 | 5,448 | 5,458
[/table]
Non-recycled waste amounted to 1,424 tonnes, or 26.1 % of total waste generated. No radioactive waste was generated.
`,
    answers: `
E5-5_07 = 5448 t
E5-5_15 = 301 t
E5-5_16 = 0 t
E5-5_10 = 1424 t
E5-5_11 = 26.1 %
E5-5_08#recycling = 4024 t
E5-5_08#reuse = 41 t
E5-5_09#landfill = 616 t
E5-5_09#incineration = 483 t
absent E5-4_02
`,
  },
  {
    name: 'moorland-abfall.pdf',
    language: 'de',
    year: 2024,
    style: 'Abfall- und Wassertabelle in Tonnen und 1.000 m³, davon-Zeilen, Recyclingquote',
    look: { size: 9 },
    text: `
## Abfall und Wasser
[table widths=230 style=zebra]
! | Einheit | 2024 | 2023
Gesamtabfallaufkommen | t | 26.140 | 27.905
davon nicht gefährliche Abfälle | t | 24.988 | 26.650
davon gefährliche Abfälle | t | 1.152 | 1.255
Verwertete Abfälle | t | 23.004 | 24.101
Beseitigte Abfälle | t | 3.136 | 3.804
Recyclingquote | % | 88,0 | 86,4
Wasserentnahme | 1.000 m³ | 812 | 835
· davon aus öffentlicher Versorgung | 1.000 m³ | 640 | 655
· davon Grundwasser | 1.000 m³ | 172 | 180
Abwassereinleitung | 1.000 m³ | 598 | 611
Wasserverbrauch | 1.000 m³ | 214 | 224
· davon in Gebieten mit hohem Wasserstress | 1.000 m³ | 31 | 33
Wiederverwendetes Wasser | 1.000 m³ | 95 | 88
[/table]
`,
    answers: `
E5-5_07 = 26140 t
E5-5_15 = 1152 t
E3-4_11 = 812000 m3
E3-4_12 = 598000 m3
E3-4_01 = 214000 m3
E3-4_02 = 31000 m3
E3-4_03 = 95000 m3
absent E5-5_10 E5-5_11
`,
  },
  {
    name: 'calderon-pollutants.pdf',
    language: 'en',
    year: 2024,
    style: 'pollutants to air and water with thresholds beside the figures',
    look: { size: 9 },
    text: `
### E2-4 Pollution of air and water
[table widths=200 style=grid]
! Pollutant | E-PRTR threshold (kg/year) | Emissions to air 2024 (t) | Emissions to air 2023 (t)
Nitrogen oxides (NO_{x}) | 100,000 | 412.5 | 440.1
Sulphur oxides (SO_{x}) | 150,000 | 188.0 | 203.7
Non-methane volatile organic compounds (NMVOC) | 100,000 | 131.2 | 129.9
Ammonia (NH_{3}) | 10,000 | 14.6 | 15.0
Particulate matter (PM10) | 50,000 | 62.9 | 70.4
[/table]
[table widths=200 style=grid]
! Pollutant | E-PRTR threshold (kg/year) | Emissions to water 2024 (t) | Emissions to water 2023 (t)
Total nitrogen | 50,000 | 71.3 | 74.0
Total phosphorus | 5,000 | 6.2 | 6.9
[/table]
Neither microplastics nor substances of very high concern are produced. One site released 4 t of ammonia above its permit in 2021.
`,
    answers: `
E2-4_02#NOx = 412.5 t
E2-4_02#SOx = 188 t
E2-4_02#NMVOC = 131.2 t
E2-4_02#NH3 = 14.6 t
E2-4_02#PM10 = 62.9 t
E2-4_03#N = 71.3 t
E2-4_03#P = 6.2 t
absent E2-4_06 E2-4_07
`,
  },
  {
    name: 'greenhaven-materials.pdf',
    language: 'en',
    year: 2024,
    style: 'materials and biodiversity in sentences with products as near misses',
    look: { font: 'serif', size: 10 },
    text: `
# Resources and nature
In the year under review we used a total of 88,400 tonnes of products, technical and biological materials. Of these, 21,300 tonnes, or 24 %, were secondary reused or recycled components and materials. 61 % of biological materials were sustainably sourced.

Each of our chairs contains 3.2 kg of recycled plastic. Packaging weighed 1,950 tonnes. We sold 1.4 million chairs.

We own, lease or manage three sites, covering 42 hectares, in or near biodiversity-sensitive areas. Our total land use is 118 hectares, 57 hectares of which are sealed. Our forestry partner manages 12,000 hectares.

Water consumption was 92,700 m³, including 10,450 m³ in areas of high water stress. We withdrew 240,100 m³ and discharged 147,400 m³.
`,
    answers: `
E5-4_02 = 88400 t
E5-4_04 = 21300 t
E5-4_05 = 24 %
E5-4_03 = 61 %
E4-5_01 = 3
E4-5_02 = 42 ha
E4-5_10 = 118 ha
E4-5_11 = 57 ha
E3-4_01 = 92700 m3
E3-4_02 = 10450 m3
E3-4_11 = 240100 m3
E3-4_12 = 147400 m3
absent E5-5_07
`,
  },
  {
    name: 'vsme-style-small-firm.docx',
    language: 'en',
    year: 2024,
    style: 'small firm after the voluntary standard: short tables in Word, ticks, turnover in words',
    text: `
# Sustainability report 2024 (VSME Basic Module)
Prepared on an individual basis.
## B3 Energy and greenhouse gas emissions
[table]
! | Renewable | Non-renewable | Total
Electricity (MWh) | 120 | 85 | 205
Fuels (MWh) | 0 | 340 | 340
* Total energy (MWh) | 120 | 425 | 545
[/table]
[table]
! | t CO2e
Scope 1 | 71.2
Scope 2 (location-based) | 44.0
[/table]
## B6 Water
Water withdrawal: 610 m³. None of our sites is in an area of high water stress.
## B8 Workforce – general characteristics
[table]
! | Number of employees (headcount)
Permanent contract | 41
Temporary contract | 5
* Total | 46
Female | 19
Male | 27
[/table]
The employee turnover rate was 13 %.
## B9 Health and safety
[table]
! | 2024
Number of recordable work-related accidents | 2
Fatalities | 0
[/table]
## B11 Convictions and fines for corruption and bribery
There were no convictions and no fines.
`,
    answers: `
BP-1_01 = individual
E1-5_01 = 545 MWh
E1-5_05 = 120 MWh
E1-6_07 = 71.2 t CO2e
E1-6_09 = 44 t CO2e
E3-4_11 = 610 m3
S1-6_02 = 46
S1-6_02#female = 19
S1-6_02#male = 27
S1-6_09#permanent = 41
S1-6_09#temporary = 5
S1-6_12 = 13 %
S1-14_04 = 2
S1-14_02 = 0
G1-4_01 = 0
G1-4_02 = 0 EUR
absent E1-6_10 E1-6_11
`,
  },
  {
    name: 'hohenfels-kennzahlenuebersicht.pdf',
    language: 'de',
    year: 2024,
    style: 'Kennzahlenübersicht mit zwei Tabellen nebeneinander in Spalten',
    look: { landscape: true, size: 8 },
    text: `
# Kennzahlen auf einen Blick
[columns 2]
### Umwelt
[table widths=150,45 style=rules size=7.5]
! | Einheit | 2024 | 2023
CO_{2}-Emissionen Scope 1 | t | 3.905 | 4.120
CO_{2}-Emissionen Scope 2 (marktbasiert) | t | 1.402 | 2.380
Energieverbrauch | MWh | 27.810 | 28.455
davon erneuerbar | MWh | 11.220 | 9.940
Wasserentnahme | m³ | 71.300 | 73.950
Abfallmenge | t | 2.214 | 2.305
[/table]
[next]
### Soziales
[table widths=150,45 style=rules size=7.5]
! | Einheit | 2024 | 2023
Mitarbeitende gesamt | Anzahl | 1.512 | 1.470
Frauenanteil | % | 34,1 | 33,0
Frauenanteil im Aufsichtsrat | % | 41,7 | 33,3
Arbeitsunfälle | Anzahl | 21 | 25
Fluktuation | % | 5,8 | 6,3
Schulungsstunden pro Mitarbeitenden | h | 15,9 | 14,2
Gender Pay Gap (unbereinigt) | % | 8,4 | 9,1
[/table]
[/columns]
`,
    answers: `
E1-6_07 = 3905 t CO2e
E1-6_10 = 1402 t CO2e
E1-5_01 = 27810 MWh
E1-5_05 = 11220 MWh
E3-4_11 = 71300 m3
E5-5_07 = 2214 t
S1-6_02 = 1512
S1-14_04 = 21
S1-6_12 = 5.8 %
S1-13_04 = 15.9 h
S1-16_01 = 8.4 %
absent S1-9_02#female E3-4_01 S1-6_11
`,
  },
  {
    name: 'osprey-assurance-summary.pdf',
    language: 'en',
    year: 2024,
    style: 'selected indicators in an assurance statement: one column of figures, units behind',
    look: { size: 9 },
    text: `
# Independent limited assurance statement
We were engaged to provide limited assurance on the following selected indicators for the year ended 31 December 2024:
[table widths=300 style=plain align=left]
! Selected indicator | Reported value
Total Scope 1 GHG emissions | 15,622 tCO_{2}e
Total Scope 2 GHG emissions (location-based) | 22,180 tCO_{2}e
Total Scope 2 GHG emissions (market-based) | 4,075 tCO_{2}e
Total Scope 3 GHG emissions | 302,940 tCO_{2}e
Total energy consumption | 118,204 MWh
Total water withdrawal | 381 megalitres
Total waste generated | 9,870 tonnes
Total recordable injury rate | 2.8 per million hours worked
Women in senior management | 31.5%
[/table]
Our procedures were performed in accordance with ISAE 3000 and took 640 hours. Materiality was set at 5 %.
`,
    answers: `
E1-6_07 = 15622 t CO2e
E1-6_09 = 22180 t CO2e
E1-6_10 = 4075 t CO2e
E1-6_11 = 302940 t CO2e
E1-5_01 = 118204 MWh
E3-4_11 = 381000 m3
E5-5_07 = 9870 t
S1-14_05 = 2.8
absent E1-6_13 S1-13_04
`,
  },
  {
    name: 'tannwald-laender.pdf',
    language: 'de',
    year: 2024,
    style: 'Segment- und Ländertabellen ohne Konzernsumme, viele Teilwerte',
    look: { size: 8.5 },
    text: `
## Daten nach Segmenten 2024
[table widths=170 style=grid size=8]
! | Segment Papier | Segment Holz | Segment Energie
Scope-1-Emissionen (t CO_{2}e) | 41.200 | 3.110 | 88.400
Wasserentnahme (Mio. m³) | 9,4 | 0,2 | 3,7
Beschäftigte | 1.822 | 940 | 260
Arbeitsunfälle | 31 | 27 | 2
[/table]
Das Werk Tannwald verbrauchte 211 GWh Energie. In der Tochtergesellschaft Holz Süd GmbH lag die Fluktuation bei 11 %.
`,
    answers: `
absent E1-6_07 E3-4_11 S1-6_02 S1-14_04 E1-5_01 S1-6_12
`,
  },
  {
    name: 'larchmont-multi-page.pdf',
    language: 'en',
    year: 2024,
    style: 'one table over two pages, head repeated in words only, footnotes with units',
    look: { size: 9 },
    text: `
head: Larchmont plc Annual Report 2024
# ESG data tables
[table widths=240 style=rules]
! Metric | 2024 | 2023 | 2022
Total energy use (GWh) | 402 | 417 | 431
Scope 1 emissions (ktCO_{2}e) | 38.1 | 40.0 | 44.7
Scope 2 emissions, location-based (ktCO_{2}e) | 55.3 | 58.2 | 60.1
Scope 2 emissions, market-based (ktCO_{2}e) | 6.4 | 11.9 | 23.5
Scope 3 emissions (ktCO_{2}e) | 1,204 | 1,231 | 1,256
Total emissions, market-based (ktCO_{2}e) | 1,248.5 | 1,282.9 | 1,324.2
[/table]
[page]
head: Larchmont plc Annual Report 2024
[table widths=240 style=rules]
! Metric (continued) | 2024 | 2023 | 2022
Water withdrawn^{a} | 2.1 | 2.2 | 2.4
Hazardous waste (t) | 214 | 240 | 266
Total waste (t) | 7,933 | 8,104 | 8,411
Number of employees | 6,118 | 6,004 | 5,940
Employee turnover | 11.2% | 12.7% | 14.0%
Lost-time injury frequency rate | 1.9 | 2.2 | 2.6
Political donations | nil | nil | nil
[/table]
fn: a Million cubic metres.
`,
    answers: `
E1-5_01 = 402 GWh
E1-6_07 = 38.1 kt CO2e
E1-6_09 = 55.3 kt CO2e
E1-6_10 = 6.4 kt CO2e
E1-6_11 = 1204 kt CO2e
E1-6_13 = 1248.5 kt CO2e
E3-4_11 = 2100000 m3
E5-5_15 = 214 t
E5-5_07 = 7933 t
S1-6_02 = 6118
S1-6_12 = 11.2 %
G1-5_03 = 0 EUR
absent S1-14_05 E1-6_12
`,
  },
  {
    name: 'valmora-esef-revenue.pdf',
    language: 'en',
    year: 2024,
    style: 'strategy page with revenue, employees by area and sector statements',
    look: { size: 9.5 },
    text: `
# SBM-1 Strategy, business model and value chain
The consolidated sustainability statement covers the same entities as the financial statements. Total revenue was EUR 2,318 million in 2024 (2023: EUR 2,204 million). EBIT reached EUR 188 million.
[table widths=200 style=rules]
! Employees by geographical area (head count) | 2024
Europe | 7,120
North America | 1,944
Asia-Pacific | 2,310
* Total | 11,374
[/table]
Valmora is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco.
`,
    answers: `
BP-1_01 = consolidated
SBM-1_06 = 2318 EUR million
SBM-1_03 = 11374
SBM-1_04#europe = 7120
SBM-1_04#north_america = 1944
SBM-1_04#asia_pacific = 2310
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
absent E1-6_07
`,
  },
]
