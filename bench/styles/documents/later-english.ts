import type { StyleDocument } from '../style-document.ts'

/** Written later than the others: statements, data pages, questionnaires and annexes in English. */
export const laterEnglish: StyleDocument[] = [
  {
    name: 'orlova-vsme-report.docx',
    language: 'en',
    year: 2024,
    style: 'voluntary report of a small company: B1 to B11, short tables in a Word file',
    text: `
# B1 Basis for preparation
Orlova Textiles reports on an individual basis. Turnover was EUR 6,240,000 and the balance sheet total EUR 4,100,000. The company had 52 employees (headcount) at year end.
# B3 Energy and greenhouse gas emissions
[table]
! Energy consumption (MWh) | Renewable | Non-renewable | Total
Electricity | 180.4 | 61.2 | 241.6
Fuels | 0 | 402.9 | 402.9
Total | 180.4 | 464.1 | 644.5
[/table]
[table]
! GHG emissions | tCO_{2}e
Scope 1 | 84.7
Scope 2 (location-based) | 66.3
Total Scope 1 and Scope 2 | 151.0
[/table]
# B6 Water
Total water withdrawal: 8,120 m³. Water consumption: 2,300 m³.
# B7 Resource use, circular economy and waste
[table]
! Waste (tonnes) | Recycled or reused | Disposed | Total
Non-hazardous | 31.4 | 6.2 | 37.6
Hazardous | 0.4 | 1.1 | 1.5
Total | 31.8 | 7.3 | 39.1
[/table]
# B8 Workforce
Of the 52 employees, 33 are women and 19 are men; 47 have permanent and 5 temporary contracts. Employee turnover was 11.3 %.
# B9 Health and safety
There was 1 recordable accident (rate 1.2 per 200,000 hours worked) and no fatality.
# B10 Remuneration, collective bargaining and training
The pay gap between female and male employees is 7.4 %. 100 % of employees are covered by a collective agreement. On average each employee received 9 hours of training.
`,
    answers: `
SBM-1_06 = 6240000 EUR
S1-6_02 = 52
E1-5_01 = 644.5 MWh
E1-5_05 = 180.4 MWh
E1-6_07 = 84.7 t CO2e
E1-6_09 = 66.3 t CO2e
E3-4_11 = 8120 m3
E3-4_01 = 2300 m3
E5-5_07 = 39.1 t
E5-5_15 = 1.5 t
S1-6_02#female = 33
S1-6_02#male = 19
S1-6_09#permanent = 47
S1-6_09#temporary = 5
S1-6_12 = 11.3 %
S1-14_04 = 1
S1-14_02 = 0
S1-16_01 = 7.4 %
S1-8_01 = 100 %
S1-13_04 = 9 h
absent E1-6_10 E1-6_11 E1-6_12
`,
  },
  {
    name: 'ashgrove-bank-esg-data.pdf',
    language: 'en',
    year: 2023,
    style: 'bank data book: footnotes by letters, n.d. and restated figures, portfolio figures beside own ones',
    look: { landscape: true, size: 8 },
    text: `
# ESG data book 2023
[table widths=300,70 style=zebra size=7.5]
! Metric | Unit | FY23 | FY22 | FY21
= Own operations
Scope 1 emissions (a) | tCO_{2}e | 1,204 | 1,377 | 1,502
Scope 2 emissions, market-based (a) | tCO_{2}e | 318 | 402 | 2,911
Scope 2 emissions, location-based | tCO_{2}e | 4,870 | 5,016 | 5,420
Scope 3 business travel | tCO_{2}e | 911 | 604 | n.d.
Electricity consumption | MWh | 15,210 | 15,890 | 16,402
Renewable electricity | % | 96 | 94 | 42
Total energy consumption | MWh | 21,980 | 23,105 | 24,310
Water withdrawal | m³ | 38,400 | 35,210 | 30,118
Total waste | t | 612 | 640 | 598
= Financing
Financed emissions, corporate loans | ktCO_{2}e | 3,410 | 3,602 | n.d.
Green loans granted | EUR m | 740 | 610 | 395
= People
Headcount at year end | # | 3,126 | 3,058 | 3,011
Female employees | % | 57.2 | 57.0 | 56.4
Female members of the Management Board | % | 25 | 25 | 20
Employee turnover | % | 12.9 | 14.4 | 11.8
Average training hours per employee | h | 27.4 | 25.0 | 21.3
Employees covered by collective agreements | % | 91 | 91 | 90
Gender pay gap (unadjusted) | % | 24.1 | 24.9 | 25.6
[/table]
fn: (a) Restated for 2022 after the sale of the leasing business.
`,
    answers: `
E1-6_07 = 1204 t CO2e
E1-6_10 = 318 t CO2e
E1-6_09 = 4870 t CO2e
E1-6_11#cat6 = 911 t CO2e
E1-5_01 = 21980 MWh
E3-4_11 = 38400 m3
E5-5_07 = 612 t
S1-6_02 = 3126
S1-6_12 = 12.9 %
S1-13_04 = 27.4 h
S1-8_01 = 91 %
S1-16_01 = 24.1 %
GOV-1_05#female = 25 %
absent E1-6_11 E1-5_09 SBM-1_06 S1-9_02#female
`,
  },
  {
    name: 'ferrand-shipping-narrative.pdf',
    language: 'en',
    year: 2024,
    style: 'running text with many near misses: fleet, customers, industry, avoided emissions, targets',
    look: { font: 'serif', size: 10 },
    text: `
# Climate
Shipping accounts for about 3 % of global greenhouse gas emissions, or roughly one billion tonnes a year. Our 46 vessels burned 412,000 tonnes of fuel in 2024. In doing so we emitted 1.31 million tonnes CO_{2}e (Scope 1), 2.4 % less than in 2023 (1.34 million tonnes). Offices and terminals used 18,400 MWh of electricity; the related Scope 2 emissions were 6,950 tonnes CO_{2}e on a location basis and 1,120 tonnes on a market basis.

Emissions in our value chain (Scope 3) came to 402,000 tonnes CO_{2}e, mostly from fuel production and chartered ships. Customers who chose the biofuel option avoided 28,000 tonnes. By 2030 we will cut Scope 1 emissions by 30 % from 2019. Since 2019 intensity per transport work has fallen by 17 %.
## Safety
We regret one fatality at sea in 2024. The lost time injury frequency was 0.62 per million hours worked. Crews completed 5,100 drills. We had 2,410 employees ashore and 3,890 seafarers, in total 6,300 people.
`,
    answers: `
E1-6_07 = 1.31 million t CO2e
E1-6_09 = 6950 t CO2e
E1-6_10 = 1120 t CO2e
E1-6_11 = 402000 t CO2e
E1-4_07 = 30 % @2030
S1-14_02 = 1
S1-6_02 = 6300
absent E1-5_01 S1-14_05 E1-6_12
`,
  },
  {
    name: 'kestrel-water-waste.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS tables of E3 and E5 with the datapoint names of the standard, totals split by hazard and route',
    look: { size: 8.5 },
    text: `
## E3-4 Water consumption
[table widths=320 style=rules]
! (m³) | 2024 | 2023
Total water consumption | 1,204,600 | 1,251,900
Total water consumption in areas at water risk, including areas of high-water stress | 310,200 | 322,000
Total water recycled and reused | 88,400 | 79,100
Total water stored | 45,000 | 45,000
Water withdrawal | 5,902,000 | 6,011,000
Water discharge | 4,697,400 | 4,759,100
[/table]
## E5-4 Resource inflows
[table widths=320 style=rules]
! | Unit | 2024 | 2023
Overall total weight of products and technical and biological materials used | t | 412,300 | 420,950
Percentage of biological materials sustainably sourced | % | 71 | 66
Weight of secondary reused or recycled components | t | 98,900 | 92,600
Percentage of secondary reused or recycled components | % | 24 | 22
[/table]
## E5-5 Resource outflows: waste
[table widths=200 style=rules]
! (t) | Hazardous | Non-hazardous | Total
Preparation for reuse | 12 | 440 | 452
Recycling | 1,020 | 21,330 | 22,350
Other recovery operations | 160 | 2,905 | 3,065
Total diverted from disposal | 1,192 | 24,675 | 25,867
Incineration | 530 | 1,240 | 1,770
Landfill | 75 | 3,310 | 3,385
Total directed to disposal | 605 | 4,550 | 5,155
Total waste generated | 1,797 | 29,225 | 31,022
[/table]
Non-recycled waste amounted to 8,672 tonnes, or 28 % of the total.
`,
    answers: `
E3-4_01 = 1204600 m3
E3-4_02 = 310200 m3
E3-4_03 = 88400 m3
E3-4_04 = 45000 m3
E3-4_11 = 5902000 m3
E3-4_12 = 4697400 m3
E5-4_02 = 412300 t
E5-4_03 = 71 %
E5-4_04 = 98900 t
E5-4_05 = 24 %
E5-5_08 = 25867 t
E5-5_09 = 5155 t
E5-5_07 = 31022 t
E5-5_15 = 1797 t
E5-5_10 = 8672 t
E5-5_11 = 28 %
absent E5-5_16 E3-4_05
`,
  },
  {
    name: 'marlowe-workforce-statement.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS S1 tables: gender by contract, regions, age bands and turnover, two years side by side',
    look: { size: 8.5 },
    text: `
## S1-6 Characteristics of the undertaking's employees
[table widths=170 style=grid]
! Gender | Number of employees (head count) | <<
! | 31 Dec 2024 | 31 Dec 2023
Male | 5,604 | 5,490
Female | 3,371 | 3,208
Other | 4 | 3
Not reported | 0 | 0
Total employees | 8,979 | 8,701
[/table]
[table widths=170 style=grid]
! 2024 | Female | Male | Other | Total
Number of employees | 3,371 | 5,604 | 4 | 8,979
Number of permanent employees | 3,102 | 5,290 | 4 | 8,396
Number of temporary employees | 269 | 314 | 0 | 583
Number of non-guaranteed hours employees | 0 | 0 | 0 | 0
Number of full-time employees | 2,480 | 5,391 | 3 | 7,874
Number of part-time employees | 891 | 213 | 1 | 1,105
[/table]
During the year 806 employees left, which is a turnover rate of 9.1 %.
## S1-9 Diversity metrics
[table widths=170 style=grid]
! Age | Number | Share
Under 30 years old | 1,526 | 17 %
30 to 50 years old | 4,758 | 53 %
Over 50 years old | 2,695 | 30 %
[/table]
At top management level there were 14 women (29 %) and 34 men (71 %).
## S1-7 Non-employees
Non-employees in own workforce: 742, of whom 90 are self-employed.
`,
    answers: `
S1-6_02 = 8979
S1-6_02#female = 3371
S1-6_02#male = 5604
S1-6_09#permanent = 8396
S1-6_09#temporary = 583
S1-6_19 = 7874
S1-6_20 = 1105
S1-6_11 = 806
S1-6_12 = 9.1 %
S1-9_03 = 1526
S1-9_04 = 4758
S1-9_05 = 2695
S1-9_01#female = 14
S1-9_01#male = 34
S1-9_02#female = 29 %
S1-9_02#male = 71 %
S1-7_01 = 742
absent S1-6_03 S1-8_01
`,
  },
  {
    name: 'penhale-brewing-summary.pdf',
    language: 'en',
    year: 2023,
    style: 'short report in US units and per-barrel figures, GRI codes after the heading, short tons',
    look: { size: 10 },
    text: `
# Our footprint in 2023
GRI 305-1, 305-2. Scope 1 emissions were 22,140 metric tons CO_{2}e and Scope 2 (market-based) emissions 9,870 metric tons CO_{2}e. Together they came to 32,010 metric tons, or 18.4 kg per barrel.

GRI 302-1. We used 410,500 GJ of energy, 24 % of it renewable. GRI 303-3. Our breweries withdrew 1.28 million cubic meters of water and discharged 0.81 million. It takes 3.2 liters of water to make a liter of beer.

GRI 306-3. Waste: 96,400 tonnes in total, 99 % of which went to animal feed or recycling.

GRI 2-7. 1,740 people work at Penhale; 38 % are women.
`,
    answers: `
E1-6_07 = 22140 t CO2e
E1-6_10 = 9870 t CO2e
E1-5_01 = 410500 GJ
E1-5_09 = 24 %
E3-4_11 = 1280000 m3
E3-4_12 = 810000 m3
E5-5_07 = 96400 t
S1-6_02 = 1740
absent E1-6_09 E3-4_08 E5-5_11
`,
  },
]
