import type { StyleDocument } from '../style-document.ts'

/** Further documents written later, in English. */
export const laterEnglishMore: StyleDocument[] = [
  {
    name: 'dunmore-questionnaire.xlsx',
    language: 'en',
    year: 2024,
    style: 'customer questionnaire: question, answer, unit, comment; answers as text and numbers',
    text: `
[sheet Environment]
[table]
! No. | Question | Answer | Unit | Comment
1.1 | Total energy consumption in the reporting year (2024) | 48210 | MWh | all sites
1.2 | Share of energy from renewable sources | 37 | % | certificates
1.3 | Scope 1 GHG emissions | 5120 | tCO2e | GHG Protocol
1.4 | Scope 2 GHG emissions (market-based) | 2044 | tCO2e |
1.5 | Scope 3 GHG emissions | not calculated | |
1.6 | Total water withdrawal | 61300 | m3 |
1.7 | Total waste generated | 3980 | t | of which hazardous: 120 t
1.8 | Do you have a GHG reduction target? | Yes | | -42 % by 2030
[/table]
[sheet Social]
[table]
! No. | Question | Answer | Unit | Comment
2.1 | Number of employees at the end of 2024 | 1266 | head count |
2.2 | Percentage of employees covered by collective bargaining | 64 | % |
2.3 | Number of recordable work-related accidents | 19 | |
2.4 | Number of fatalities | 0 | |
2.5 | Average hours of training per employee | 11 | hours |
2.6 | Gender pay gap | 9.2 | % | unadjusted
[/table]
`,
    answers: `
E1-5_01 = 48210 MWh
E1-5_09 = 37 %
E1-6_07 = 5120 t CO2e
E1-6_10 = 2044 t CO2e
E3-4_11 = 61300 m3
E5-5_07 = 3980 t
E5-5_15 = 120 t
S1-6_02 = 1266
S1-8_01 = 64 %
S1-14_04 = 19
S1-14_02 = 0
S1-13_04 = 11 h
S1-16_01 = 9.2 %
E1-4_04 = 42 %
absent E1-6_11 E1-6_09
`,
  },
  {
    name: 'thornbury-targets.pdf',
    language: 'en',
    year: 2024,
    style: 'target overview: base years, targets, progress; the actual values only in the progress column',
    look: { size: 9 },
    text: `
# Our targets
[table widths=170 style=zebra size=8]
! Target | Base year | Base value | 2024 | Target value | Target year
Reduce Scope 1 and 2 emissions by 50 % | 2020 | 88,400 t | 61,700 t | 44,200 t | 2030
Reduce Scope 3 emissions by 25 % | 2020 | 912,000 t | 866,300 t | 684,000 t | 2030
100 % renewable electricity | 2020 | 22 % | 68 % | 100 % | 2027
Women in top management | 2020 | 16 % | 24 % | 33 % | 2030
Lost-time accidents per million hours | 2020 | 5.1 | 3.3 | 2.0 | 2028
Water withdrawal per tonne | 2020 | 4.4 m³ | 3.9 m³ | 3.3 m³ | 2030
Training hours per employee | 2020 | 14 | 19 | 24 | 2026
[/table]
All targets cover the whole group. Progress is reviewed twice a year by the Executive Committee.
`,
    answers: `
E1-6_11 = 866300 t CO2e
S1-9_02#female = 24 %
S1-13_04 = 19 h
absent E1-6_07 E1-6_10 E1-5_09 S1-14_05 E3-4_11
`,
  },
  {
    name: 'silverton-sites.pdf',
    language: 'en',
    year: 2024,
    style: 'matrix of countries with a group column last, and one note on scope',
    look: { landscape: true, size: 8 },
    text: `
# Environmental data by country, 2024
[table widths=210,60 style=rules size=7.5]
! Indicator | Unit | France | Italy | Poland | Spain | Group
Energy consumption | MWh | 61,200 | 33,480 | 40,900 | 12,115 | 147,695
of which renewable | MWh | 22,000 | 18,300 | 2,050 | 9,840 | 52,190
Scope 1 | t CO_{2}e | 7,040 | 3,180 | 6,112 | 402 | 16,734
Scope 2 (location-based) | t CO_{2}e | 1,420 | 4,110 | 12,880 | 830 | 19,240
Scope 2 (market-based) | t CO_{2}e | 905 | 1,006 | 12,440 | 0 | 14,351
Water withdrawal | m³ | 88,000 | 24,510 | 31,220 | 9,870 | 153,600
Waste generated | t | 2,120 | 1,480 | 3,905 | 260 | 7,765
Hazardous waste | t | 140 | 66 | 312 | 4 | 522
Employees at year end | head count | 1,204 | 690 | 1,515 | 288 | 3,697
[/table]
The data cover all sites with more than 20 employees.
`,
    answers: `
E1-5_01 = 147695 MWh
E1-5_05 = 52190 MWh
E1-6_07 = 16734 t CO2e
E1-6_09 = 19240 t CO2e
E1-6_10 = 14351 t CO2e
E3-4_11 = 153600 m3
E5-5_07 = 7765 t
E5-5_15 = 522 t
S1-6_02 = 3697
absent E1-6_11 E1-6_12 E1-6_13
`,
  },
  {
    name: 'wexcombe-index.pdf',
    language: 'en',
    year: 2024,
    style: 'ESRS index with pages, values in the remark, phase-ins and immaterial topics',
    look: { size: 8 },
    text: `
# Index of disclosure requirements
[table widths=60,220,50 style=grid size=8]
! DR | Name | Page | Remark
E1-5 | Energy consumption and mix | 61 |
E1-6 | Gross Scopes 1, 2, 3 and total GHG emissions | 63 |
E1-9 | Anticipated financial effects | – | phase-in, not reported
E2-4 | Pollution of air, water and soil | – | not material
E3-4 | Water consumption | – | not material
E5-5 | Resource outflows | 71 |
S1-6 | Characteristics of employees | 80 | 2,044 employees
S1-8 | Collective bargaining coverage | 82 | 58 % covered
S1-14 | Health and safety metrics | 84 | 12 recordable accidents, no fatalities
S1-16 | Remuneration metrics | 86 | Pay gap 12.6 %
G1-4 | Incidents of corruption or bribery | 92 | None
G1-6 | Payment practices | 93 | 31 days on average
[/table]
`,
    answers: `
S1-6_02 = 2044
S1-8_01 = 58 %
S1-14_04 = 12
S1-14_02 = 0
S1-16_01 = 12.6 %
G1-6_01 = 31 days
G1-4_04 = 0
absent E1-5_01 E1-6_07 E3-4_01 E2-4_02 E5-5_07
`,
  },
  {
    name: 'hadleigh-emissions-chart.pdf',
    language: 'en',
    year: 2024,
    style: 'charts drawn as bars with years, a caption with the unit, and a ring of shares',
    look: { size: 10 },
    text: `
# Emissions
## Scope 1 emissions (kt CO_{2}e)
[bars]
2021 | 51.2
2022 | 49.8
2023 | 47.1
2024 | 44.6
[/bars]
## Scope 2 emissions, market-based (kt CO_{2}e)
[bars]
2021 | 38.0
2022 | 30.4
2023 | 21.7
2024 | 12.9
[/bars]
## Where our Scope 3 emissions come from (2024)
[bars]
Purchased goods | 61 %
Use of products | 27 %
Transport | 8 %
Other | 4 %
[/bars]
In 2024 our Scope 3 emissions totalled 1,385 kt CO_{2}e.
`,
    answers: `
E1-6_07 = 44.6 kt CO2e
E1-6_10 = 12.9 kt CO2e
E1-6_11 = 1385 kt CO2e
absent E1-6_09 E1-6_12
`,
  },
  {
    name: 'gatwood-press-release.pdf',
    language: 'en',
    year: 2024,
    style: 'press release about a new factory, an award and a fund; nothing of it is a figure of the company',
    look: { size: 10 },
    text: `
# New plant opens in Leeds
The £48 million plant will create 220 jobs and save 12,000 tonnes of CO_{2} a year once it runs at full capacity in 2027. Its roof carries 3 MW of solar panels, enough for 900 homes. Water use per unit is to fall by 35 %.

The minister said that manufacturing in the region emits 2.1 million tonnes a year and employs 64,000 people. The European Green Fund, which manages EUR 9 billion, holds 14 % of the shares.

The company was ranked among the top 5 % of 1,300 firms rated for their management of climate risk.
`,
    answers: `
absent E1-6_07 E1-6_11 S1-6_02 E1-5_08 E1-4_04
`,
  },
]
