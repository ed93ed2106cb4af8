import type { StyleDocument } from '../style-document.ts'
import { fifthMaterialsAnswers } from './fifth-english-groups-materials-answers.ts'

/** Fifth set: the statements of a maker of building materials. */
export const fifthMaterials: StyleDocument = {
  name: 'aldenroche-sustainability-statements-2025.pdf',
  language: 'en',
  year: 2025,
  style: 'building materials: each table by segment and total, numbered footnotes in brackets, serif',
  look: { font: 'serif', size: 9, margin: 44 },
  text: `
head: Aldenroche N.V.   Annual Report 2025   Report of the Board of Directors   Sustainability statements
# Sustainability statements
## 1. General disclosures (ESRS 2)
Aldenroche N.V., with registered office in Maastricht and listed in Amsterdam and Paris, manufactures cement, lime, clay bricks, roof tiles and insulation systems. These sustainability statements cover the year ended 31 December 2025 and were drawn up on a consolidated basis; the perimeter is that of the consolidated financial statements. Quarries operated by third parties are treated as value chain.
The one-tier Board comprises two executive and nine non-executive directors; five of the eleven directors are women (45.5%) and six of the non-executive directors (54.5% of the Board) are independent. 25% of the variable remuneration of the executive directors depends on sustainability-related objectives, of which CO_{2} per tonne of cementitious product is the most important.
[table widths=170 style=rules size=7.5]
! € million | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
Revenue (1) | 1,684.2 | 912.7 | 1,318.5 | 3,915.4 | 3,872.9
Capital expenditure | 171.3 | 62.8 | 88.4 | 322.5 | 298.7
Production sites | 21 | 34 | 27 | 82 | 83
[/table]
fn: (1) Revenue as in note 4 to the consolidated financial statements. Aldenroche is not active in the fossil fuel sector, chemicals production, controversial weapons or tobacco.
## 2. Environmental information
### 2.1 Climate change (E1)
The transition plan "Route 2050" was approved by the Board in November 2024. It relies on lower clinker content (71.8% in 2025, 66% in 2030), alternative fuels (45% of thermal energy in cement kilns), electric tunnel kilns and, from 2030, the capture of some 1.1 Mt a year at the Givry-lès-Monts plant. €96.4 million of capital expenditure and €11.8 million of operating expenditure were allocated to the plan in 2025. The targets, validated by the SBTi as compatible with limiting warming to 1.5 °C, use 2021 as base year: Scope 1 and 2 per tonne of cementitious product –26% by 2030 (2025: –14%), and absolute Scope 3 emissions –25% by 2030 (2025: –9%). Aldenroche is not excluded from the EU Paris-aligned Benchmarks.
### E1-5 Energy consumption and mix
[table widths=178 style=rules size=7.5]
! GWh | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
Fuel consumption from coal and coal products | 1,842 | – | 61 | 1,903 | 2,118
Fuel consumption from crude oil and petroleum products | 214 | 38 | 29 | 281 | 302
Fuel consumption from natural gas | 486 | 1,395 | 642 | 2,523 | 2,640
Fuel consumption from other fossil sources (2) | 1,127 | – | – | 1,127 | 1,064
Purchased electricity, heat, steam and cooling from fossil sources | 242 | 118 | 137 | 497 | 611
* Total fossil energy consumption | 3,911 | 1,551 | 869 | 6,331 | 6,735
Consumption from nuclear sources | 158 | 71 | 52 | 281 | 296
Fuel consumption from renewable sources (3) | 978 | 24 | 17 | 1,019 | 896
Purchased electricity, heat, steam and cooling from renewable sources | 301 | 96 | 188 | 585 | 462
Self-generated non-fuel renewable energy | 22 | 31 | 19 | 72 | 51
* Total renewable energy consumption | 1,301 | 151 | 224 | 1,676 | 1,409
* Total energy consumption | 5,370 | 1,773 | 1,145 | 8,288 | 8,440
Share of fossil sources, % | 72.8 | 87.5 | 75.9 | 76.4 | 79.8
Share of nuclear sources, % | 2.9 | 4.0 | 4.5 | 3.4 | 3.5
Share of renewable sources, % | 24.2 | 8.5 | 19.6 | 20.2 | 16.7
Energy intensity (4), MWh per € million of net revenue | 3,188 | 1,943 | 868 | 2,117 | 2,179
[/table]
fn: (2) Tyres, solvents and the fossil fraction of refuse-derived fuel. (3) Biomass fraction of alternative fuels, wood dust and biogas. (4) All activities belong to NACE sections B and C, which are high climate impact sectors; net revenue from these sectors is therefore the total revenue in section 1.
[page]
head: Aldenroche N.V.   Annual Report 2025   Report of the Board of Directors   Sustainability statements
### E1-6 Gross Scope 1, 2, 3 and total GHG emissions
[table widths=178 style=rules size=7.5]
! kt CO_{2}e | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
* Gross Scope 1 emissions | 3,962.4 | 388.6 | 214.9 | 4,565.9 | 4,748.3
·of which process emissions (5) | 2,488.1 | 96.2 | 38.7 | 2,623.0 | 2,741.5
Scope 1 emissions under regulated emission trading schemes, % | 97.1 | 92.4 | 71.3 | 95.5 | 95.2
* Gross Scope 2 emissions, location-based | 128.3 | 52.4 | 71.0 | 251.7 | 274.9
* Gross Scope 2 emissions, market-based (6) | 112.6 | 54.9 | 48.2 | 215.7 | 262.4
* Gross Scope 3 emissions | 1,284.7 | 402.9 | 1,107.3 | 2,794.9 | 2,911.8
* Total GHG emissions, location-based | 5,375.4 | 843.9 | 1,393.2 | 7,612.5 | 7,935.0
* Total GHG emissions, market-based | 5,359.7 | 846.4 | 1,370.4 | 7,576.5 | 7,922.5
GHG intensity, location-based, t CO_{2}e per € million of net revenue | 3,191.7 | 924.6 | 1,056.7 | 1,944.2 | 2,048.9
GHG intensity, market-based, t CO_{2}e per € million of net revenue | 3,182.3 | 927.4 | 1,039.4 | 1,935.1 | 2,045.6
Biogenic CO_{2} emissions (7), kt | 402.7 | 7.9 | 5.6 | 416.2 | 371.4
[/table]
fn: (5) Carbonates in raw meal, limestone and clay. (6) Emission factors of the supplier or residual mix. (7) Not included in Scope 1.
[columns 2]
[table widths=132 style=rules size=7.5]
! Scope 3, kt CO_{2}e | 2025 | 2024
1. Purchased goods and services | 1,282.6 | 1,341.0
2. Capital goods | 96.4 | 88.7
3. Fuel- and energy-related activities | 498.2 | 521.9
4. Upstream transportation and distribution | 331.5 | 340.6
5. Waste generated in operations | 14.8 | 15.6
6. Business travel | 6.1 | 5.8
7. Employee commuting | 19.3 | 19.7
9. Downstream transportation and distribution | 287.4 | 299.3
12. End-of-life treatment of sold products | 201.9 | 210.5
15. Investments (associates) | 56.7 | 68.7
* Total Scope 3 | 2,794.9 | 2,911.8
[/table]
[next]
Categories 1, 3 and 4 follow the tonnage purchased and carried. Category 12 covers demolition of our products; the uptake of CO_{2} by carbonation of concrete, estimated at 610 kt a year, is not deducted. Categories 8, 10, 11, 13 and 14 are not applicable or negligible. Associates (category 15) are cement terminals in which we hold 30–50%. 22% of Scope 3 emissions were calculated from primary data.

Aldenroche neither financed carbon credits nor removed greenhouse gases. An internal carbon price of €110 per tonne, in line with the forecast of EUA prices for 2030, is applied to investment proposals above €2 million and covers 100% of Scope 1 emissions. In 2025, 4.41 million allowances were surrendered; the average price of the EUAs purchased was €71.
[/columns]
### 2.2 Pollution (E2)
[table widths=150,44 style=rules size=7.5]
! Pollutants (8) | Unit | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
= Emissions to air
Nitrogen oxides (NO_{x}) | t | 4,812 | 604 | 391 | 5,807 | 6,115
Sulphur oxides (SO_{x}) | t | 1,208 | 846 | 102 | 2,156 | 2,290
Carbon monoxide (CO) | t | 5,930 | 412 | 871 | 7,213 | 7,548
Particulate matter (PM_{10}) | t | 162 | 58 | 41 | 261 | 274
Non-methane VOC (NMVOC) | t | 88 | 132 | 304 | 524 | 561
Ammonia (NH_{3}) | t | 141 | – | 66 | 207 | 219
Mercury (Hg) | kg | 96 | – | – | 96 | 112
= Emissions to water
Total organic carbon (TOC) | t | 12.6 | – | 68.9 | 81.5 | 85.3
= Substances of concern (9)
Substances of concern generated, used or procured | t | 12,480 | 610 | 38,170 | 51,260 | 52,316
·leaving our facilities as emissions | t | 2 | – | 12 | 14 | 15
·leaving our facilities as part of products | t | 11,920 | 590 | 37,410 | 49,920 | 50,877
Substances of very high concern generated, used or procured | t | – | – | 412 | 412 | 538
·leaving our facilities as part of products | t | – | – | 398 | 398 | 521
[/table]
fn: (8) Pollutants above the threshold of Annex II of the E-PRTR Regulation at site level; continuous measurement at kilns, periodic measurement elsewhere. (9) Chromium(VI) in cement, formaldehyde in binders, biocides in membranes, flame retardants.
Hourly limit values were exceeded on 41 occasions at five kilns (2024: 63). The soil below the former tile works in Zandbergen is being remediated; the environmental provisions are shown in note 27. Emissions of pollutants to soil were not identified.
[page]
head: Aldenroche N.V.   Annual Report 2025   Report of the Board of Directors   Sustainability statements
### 2.3 Water (E3)
[table widths=178 style=rules size=7.5]
! Thousand m³ | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
Water withdrawal | 4,812 | 1,106 | 2,394 | 8,312 | 8,641
Water discharge | 2,988 | 402 | 1,571 | 4,961 | 5,122
* Total water consumption | 1,824 | 704 | 823 | 3,351 | 3,519
Water consumption in areas at water risk, including areas of high water stress (10) | 612 | – | 148 | 760 | 804
Water recycled and reused | 5,240 | 318 | 1,990 | 7,548 | 7,310
Water stored at year-end | 96 | 41 | 12 | 149 | 155
Water intensity, m³ per € million of net revenue | 1,083.0 | 771.3 | 624.2 | 855.9 | 908.6
[/table]
fn: (10) Areas with high or extremely high water stress according to Aqueduct 4.0: five sites in southern France and Spain.
Water consumption is withdrawal minus discharge. The 2030 target is to lower withdrawal in areas at water risk by 30% from the 2021 level of 1,240 thousand m³. Rainwater collected in pits and pumped out untreated for safety (14.2 million m³) is not included.
### 2.4 Resource use and circular economy (E5)
[table widths=178 style=rules size=7.5]
! Resource inflows, kt | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
Technical materials (minerals, binders, metals, packaging) | 13,082 | 3,589 | 1,846 | 18,517 | 18,826
Biological materials | 38 | 21 | 366 | 425 | 441
* Total weight of products and materials used | 13,120 | 3,610 | 2,212 | 18,942 | 19,267
Biological materials sustainably sourced (11), % | 61.0 | 70.0 | 91.0 | 87.3 | 84.8
Secondary reused or recycled components and materials | 2,204 | 189 | 771 | 3,164 | 3,096
Share of secondary materials, % | 16.8 | 5.2 | 34.9 | 16.7 | 16.1
[/table]
[table widths=178 style=rules size=7.5]
! Waste (12), t | Cement & Lime | Bricks & Tiles | Insulation & Systems | Total 2025 | Total 2024
= Hazardous waste
·Recycling | 310 | 42 | 688 | 1,040 | 1,102
·Other recovery operations | 1,120 | 18 | 402 | 1,540 | 1,611
* Diverted from disposal | 1,430 | 60 | 1,090 | 2,580 | 2,713
·Incineration | 96 | 11 | 214 | 321 | 350
·Landfill | 402 | 60 | 138 | 600 | 655
·Other disposal operations | – | – | 37 | 37 | 29
* Directed to disposal | 498 | 71 | 389 | 958 | 1,034
= Non-hazardous waste
·Preparation for reuse | 2,410 | 8,940 | 1,260 | 12,610 | 11,870
·Recycling | 61,200 | 24,310 | 38,740 | 124,250 | 121,905
·Other recovery operations | 9,860 | 2,115 | 11,305 | 23,280 | 24,190
* Diverted from disposal | 73,470 | 35,365 | 51,305 | 160,140 | 157,965
·Incineration | 310 | 140 | 2,980 | 3,430 | 3,712
·Landfill | 22,640 | 6,105 | 14,870 | 43,615 | 47,330
·Other disposal operations | – | 410 | – | 410 | 385
* Directed to disposal | 22,950 | 6,655 | 17,850 | 47,455 | 51,427
= All waste
Total diverted from disposal | 74,900 | 35,425 | 52,395 | 162,720 | 160,678
Total directed to disposal | 23,448 | 6,726 | 18,239 | 48,413 | 52,461
Total hazardous waste | 1,928 | 131 | 1,479 | 3,538 | 3,747
Total non-hazardous waste | 96,420 | 42,020 | 69,155 | 207,595 | 209,392
* Total waste generated | 98,348 | 42,151 | 70,634 | 211,133 | 213,139
Non-recycled waste | 34,428 | 8,859 | 29,946 | 73,233 | 78,262
Share of non-recycled waste, % | 35.0 | 21.0 | 42.4 | 34.7 | 36.7
[/table]
fn: (11) Certified by FSC or PEFC or, for straw and flax, under contracts with regional growers. (12) Overburden and tailings from quarries (2.9 Mt) are put back on site and are not waste. Waste fuels burnt in our own kilns (412 kt) were generated by third parties.
Of our products, 91% by weight can be recycled at the end of their life, and 94% of our packaging is recyclable. The take-back scheme for stone wool collected 31,600 t from building sites (2024: 27,900 t). No radioactive waste was generated; 14 measuring devices with sealed sources remain in use.
[page]
head: Aldenroche N.V.   Annual Report 2025   Report of the Board of Directors   Sustainability statements
## 3. Social information
### 3.1 Own workforce (S1)
[table widths=150 style=rules size=7.5]
! Head count (13) | Cement & Lime | Bricks & Tiles | Insulation & Systems | Corporate | Total 2025 | Total 2024
Women | 812 | 768 | 1,742 | 201 | 3,523 | 3,417
Men | 4,404 | 3,337 | 5,128 | 201 | 13,070 | 13,069
Other | 2 | 1 | 4 | 0 | 7 | 4
* Total employees | 5,218 | 4,106 | 6,874 | 402 | 16,600 | 16,490
Employees who left during the year | 498 | 437 | 876 | 31 | 1,842 | 1,905
Employee turnover (14), % | 9.6 | 10.7 | 12.8 | 7.8 | 11.1 | 11.5
[/table]
[columns 2]
[table widths=108 style=rules size=7.5]
! By contract (13) (15) | Women | Men | Other | Total
Permanent | 3,168 | 12,081 | 7 | 15,256
Temporary | 355 | 989 | 0 | 1,344
Full-time | 2,604 | 12,588 | 6 | 15,198
Part-time | 919 | 482 | 1 | 1,402
* Total | 3,523 | 13,070 | 7 | 16,600
[/table]
[next]
[table widths=108 style=rules size=7.5]
! By country (16) | Permanent | Temporary | Total
Belgium | 2,841 | 147 | 2,988
France | 4,862 | 278 | 5,140
Netherlands | 3,068 | 344 | 3,412
Poland | 1,802 | 303 | 2,105
Other countries | 2,683 | 272 | 2,955
* Total | 15,256 | 1,344 | 16,600
[/table]
[/columns]
fn: (13) All employee numbers in head count at 31 December. (14) Departures of all kinds divided by the average number of employees in 2025 (16,545). (15) No employees with non-guaranteed hours. (16) Countries with at least 50 employees that represent at least 10% of all employees.
1,126 non-employees worked at our sites at year-end: 1,048 temporary agency workers and 78 self-employed. Maintenance contractors (about 3,300 people during annual kiln stops) are value chain workers.
[table widths=120 style=rules size=7.5 align=left]
! Coverage rate | Collective bargaining, EEA (16) | Collective bargaining, non-EEA | Workplace representation, EEA (16)
0–19% | Poland | – | –
20–39% | – | Africa | –
40–59% | – | – | Poland
60–79% | – | – | –
80–100% | Belgium, France, Netherlands | – | Belgium, France, Netherlands
[/table]
Overall, 78.6% of employees are covered by collective bargaining agreements. All employees are paid an adequate wage. 3.4% of employees are persons with disabilities, subject to legal restrictions on the collection of data.
[table widths=150 style=rules size=7.5]
! Health and safety (17) | Cement & Lime | Bricks & Tiles | Insulation & Systems | Corporate | Total 2025 | Total 2024
Covered by a health and safety management system, % | 100 | 100 | 98 | 100 | 99 | 99
·of which externally certified (ISO 45001), % | 96 | 71 | 84 | 0 | 82 | 78
Fatalities, own workforce (18) | 0 | 0 | 0 | 0 | 0 | 1
Fatalities, other workers on our sites (18) | 1 | 0 | 1 | 0 | 2 | 0
Recordable accidents | 38 | 51 | 72 | 1 | 162 | 181
Accident rate (19) | 4.1 | 7.0 | 5.9 | 1.4 | 5.5 | 6.2
Work-related ill health, employees | 6 | 9 | 5 | 0 | 20 | 23
Days lost, employees | 1,204 | 1,688 | 2,310 | 12 | 5,214 | 5,706
Days lost, non-employees | 96 | 141 | 207 | 0 | 444 | 488
[/table]
fn: (17) Employees and non-employees. (18) Work-related fatal injuries and ill health. The fatality in 2024 concerned an employee at the Bruyères lime works. (19) Recordable accidents per million hours worked; 29.35 million hours in 2025.
[page]
head: Aldenroche N.V.   Annual Report 2025   Report of the Board of Directors   Sustainability statements
[table widths=228 style=rules size=7.5]
! Other workforce metrics | Women | Men | Total 2025 | Total 2024
= Diversity (S1-9)
Top management (Executive Committee and direct reports), number | 27 | 71 | 98 | 101
Top management, % | 27.6 | 72.4 | 100.0 | 100.0
Employees under 30 years | 672 | 2,183 | 2,856 | 2,871
Employees between 30 and 50 years | 1,884 | 6,341 | 8,230 | 8,268
Employees over 50 years | 967 | 4,546 | 5,514 | 5,351
= Training (S1-13)
Employees who took part in regular performance and career development reviews, % | 81 | 72 | 74 | 71
Average training hours per employee | 15.1 | 18.2 | 17.5 | 16.8
= Family-related leave (S1-15)
Employees entitled to family-related leave, % | 100 | 100 | 100 | 100
Entitled employees who took family-related leave, % | 6.8 | 4.9 | 5.3 | 5.0
= Remuneration (S1-16)
Gender pay gap, % | | | 5.6 | 6.1
Annual total remuneration ratio | | | 41 | 43
= Incidents and complaints (S1-17)
Incidents of discrimination, including harassment | | | 13 | 9
Complaints filed through channels for own workforce | | | 57 | 48
Complaints filed with National Contact Points of the OECD | | | 0 | 0
Fines, penalties and compensation for damages, € thousand | | | 35 | 0
Severe human rights incidents | | | 0 | 0
[/table]
fn: (20) Totals include seven employees with another gender: one under 30, five between 30 and 50 and one over 50.
The pay gap is the difference between the average gross hourly pay of male and female employees as a percentage of that of men. In France the legal index of professional equality was 91 out of 100 (weighted average of eleven companies), and in the United Kingdom the mean pay gap was 8.7%. By 2030 a third of the positions in top management shall be held by women.
## 4. Governance information
### 4.1 Business conduct (G1)
89% of functions-at-risk were covered by the anti-corruption training programme. There were no convictions for violation of anti-corruption and anti-bribery laws, and no fines (€0) were paid for such violations. Political contributions are prohibited and were not made (€0). Aldenroche is registered in the EU Transparency Register and the French HATVP register; contributions to trade associations with lobbying activities amounted to €3.1 million, and lobbying expenses to €0.9 million.
On average it took 47 days to pay an invoice. 84% of payments were made in line with standard payment terms, which are 60 days from the date of the invoice. Two legal proceedings for late payment were outstanding at year-end. In October 2024 the competition authority fined our Polish subsidiary PLN 18 million for exchanging information on prices between 2012 and 2015; the appeal is pending.
`,
  answers: fifthMaterialsAnswers,
}
