import type { StyleDocument } from '../style-document.ts'

/** Fourth set: the key-figure annex of a software company. */
export const fourthEnglishSoftware: StyleDocument[] = [
  {
    name: 'quillmere-esg-factbook-2025.pdf',
    language: 'en',
    year: 2025,
    style: 'software: factbook in landscape, reference and comment columns, three years falling, ratios before totals',
    look: { landscape: true, size: 8.5, margin: 40 },
    text: `
head: Quillmere Software SE   |   ESG Factbook 2025
# ESG Factbook 2025
The Factbook complements the Annual Report of Quillmere Software SE and gives investors and rating agencies the most important environmental, social and governance data of the Group for three years. Unless stated otherwise, the data relate to the continuing operations of all fully consolidated companies and to the calendar year or to 31 December. Figures may not add up because of rounding. KPIs marked with * were audited with limited assurance.
[table widths=200,62,92 style=plain size=7.5]
! Company profile | Unit | Reference | 2025 | 2024 | 2023 | Comment
Revenue | € million | SBM-1 | 1,612.4 | 1,507.9 | 1,391.6 | IFRS
Share of recurring revenue | % | | 87 | 84 | 80 | Cloud, support
Adjusted EBITDA margin | % | | 27.8 | 26.9 | 25.2 |
R&D expenses | € million | | 298.3 | 284.1 | 270.5 |
Income taxes paid | € million | | 61.7 | 58.4 | 49.9 |
Customers | number | | 31,400 | 30,100 | 28,700 | Rounded
Customer satisfaction (NPS) | points | | 41 | 39 | 36 | Autumn survey
[/table]
[columns 2]
### Highlights
In March 2025 the third own data centre, Halle-Ost, began to supply waste heat to 600 flats. The number of business trips by air within Germany was halved to 1,900. With the acquisition of a Finnish provider of payroll software, 143 employees will join the Group in January 2026; they are not included in the data.
[next]
### Outlook
For 2026 we expect electricity consumption of less than 31,000 MWh, a turnover rate of between 9% and 11% and a share of women in leadership positions of at least 28%. From the financial year 2027 the Factbook is to be replaced by a sustainability statement.
[/columns]
## Environment
[table widths=200,62,92 style=plain size=7.5]
! Energy | Unit | Reference | 2025 | 2024 | 2023 | Comment
Electricity consumption * | MWh | E1-5, 302-1 | 31,420 | 32,105 | 33,010 |
· Offices | MWh | | 6,910 | 7,204 | 7,588 | All locations
· Own data centres | MWh | | 18,260 | 18,911 | 19,702 | Three sites
· Colocation data centres | MWh | | 6,250 | 5,990 | 5,720 | Share of Quillmere
Renewable share of electricity | % | | 94 | 91 | 84 | Guarantees of origin
District heating | MWh | | 3,870 | 4,012 | 4,190 |
Natural gas | MWh | | 1,240 | 1,388 | 1,702 |
Fuels of company cars | MWh | | 4,905 | 6,130 | 7,344 | Partly electric
Total energy consumption * | MWh | E1-5, 302-1 | 41,435 | 43,635 | 46,246 |
· of which from renewable sources | MWh | E1-5 | 29,535 | 29,216 | 27,728 |
Renewable share of total energy consumption | % | E1-5 | 71.3 | 67.0 | 60.0 |
Energy consumption per million euros of revenue | MWh | 302-3 | 25.7 | 28.9 | 33.2 | No high impact sector
Power usage effectiveness (PUE) | ratio | | 1.31 | 1.33 | 1.37 | Own data centres
[/table]
[page]
head: Quillmere Software SE   |   ESG Factbook 2025
[table widths=200,62,92 style=plain size=7.5]
! Greenhouse gas emissions | Unit | Reference | 2025 | 2024 | 2023 | Comment
Scope 1 * | t CO_{2}e | E1-6, 305-1 | 1,486 | 1,840 | 2,211 |
· of which vehicle fleet | t CO_{2}e | | 1,228 | 1,545 | 1,857 |
Scope 2 (location-based) * | t CO_{2}e | E1-6, 305-2 | 11,860 | 12,340 | 12,985 |
Scope 2 (market-based) * | t CO_{2}e | E1-6, 305-2 | 1,204 | 1,611 | 2,790 |
Scope 3 * | t CO_{2}e | E1-6, 305-3 | 62,318 | 64,480 | 67,102 |
· Purchased goods and services | t CO_{2}e | 305-3 | 41,206 | 42,870 | 44,915 | incl. public cloud
· Capital goods | t CO_{2}e | 305-3 | 5,118 | 5,640 | 5,902 |
· Fuel- and energy-related activities | t CO_{2}e | 305-3 | 2,604 | 2,745 | 2,960 |
· Business travel | t CO_{2}e | 305-3 | 6,410 | 6,122 | 5,780 | Radiative forcing incl.
· Employee commuting and home office | t CO_{2}e | 305-3 | 3,390 | 3,401 | 3,525 | Survey
· Use of sold products | t CO_{2}e | 305-3 | 3,590 | 3,702 | 4,020 | On-premises software
Total (Scope 1, 2 market-based and 3) * | t CO_{2}e | E1-6 | 65,008 | 67,931 | 72,103 |
Emissions per employee, Scope 1 and 2 | t CO_{2}e | 305-4 | 0.33 | 0.43 | 0.62 | Headcount
Carbon credits retired | t CO_{2}e | E1-7 | 2,700 | 3,500 | 5,000 | Gold Standard, biochar
[/table]
[columns 2]
### Climate target
The Science Based Targets initiative confirmed in May 2024 that our target is consistent with 1.5°C: by 2030 we will reduce Scope 1 and 2 emissions (market-based) by 60% from the base year 2022 (7,020 t CO_{2}e), and suppliers that represent 70% of emissions in the first category shall have their own targets by 2029. By the end of 2025, we had achieved -62% and 48%. We have not called ourselves or our products climate neutral since 2023.
[next]
### Avoided emissions
Customers that replaced their own servers by our cloud save electricity. On the basis of 4,100 migrations we estimate the saving at 38,000 MWh or 11,200 t CO_{2}e a year. Avoided emissions are not part of the greenhouse gas inventory. According to studies, data centres used 415 TWh of electricity worldwide in 2024.
[/columns]
[table widths=200,62,92 style=plain size=7.5]
! Water and waste | Unit | Reference | 2025 | 2024 | 2023 | Comment
Water withdrawal | m³ | 303-3 | 58,900 | 60,750 | 63,120 | Municipal supply
Water usage effectiveness | l/kWh | | 0.42 | 0.44 | 0.47 | Own data centres
Waste generated | t | 306-3 | 612 | 640 | 688 |
· of which hazardous | t | 306-3 | 21 | 24 | 19 | Batteries, oils
· of which electronic waste | t | | 118 | 131 | 124 | Refurbished
[/table]
[page]
head: Quillmere Software SE   |   ESG Factbook 2025
## Social
[table widths=200,62,92 style=plain size=7.5]
! Employees | Unit | Reference | 2025 | 2024 | 2023 | Comment
Employees at year-end * | headcount | S1-6, 2-7 | 8,214 | 8,026 | 7,790 | Without apprentices
Employees at year-end | FTE | | 7,846 | 7,671 | 7,452 |
· Women | headcount | S1-6, 2-7 | 2,790 | 2,689 | 2,571 |
· Men | headcount | S1-6, 2-7 | 5,412 | 5,328 | 5,213 |
· Diverse / not disclosed | headcount | S1-6, 2-7 | 12 | 9 | 6 |
· Germany | headcount | S1-6 | 3,106 | 3,122 | 3,140 |
· India | headcount | S1-6 | 2,214 | 2,052 | 1,861 |
· United States | headcount | S1-6 | 1,020 | 1,011 | 1,004 |
· Poland | headcount | S1-6 | 912 | 880 | 835 |
· Other countries | headcount | | 962 | 961 | 950 |
Permanent contracts | headcount | S1-6, 2-7 | 7,958 | 7,769 | 7,524 |
Temporary contracts | headcount | S1-6, 2-7 | 256 | 257 | 266 |
Full-time | headcount | 2-7 | 7,102 | 6,955 | 6,774 |
Part-time | headcount | 2-7 | 1,112 | 1,071 | 1,016 |
Apprentices and dual students | headcount | | 204 | 198 | 190 | Germany
New hires | headcount | 401-1 | 934 | 1,004 | 1,188 |
Departures | headcount | S1-6, 401-1 | 746 | 768 | 842 |
Turnover rate, total | % | S1-6, 401-1 | 9.2 | 9.7 | 11.0 | Average headcount
Turnover rate, voluntary | % | | 6.3 | 6.8 | 8.1 |
External workforce | headcount | S1-7, 2-8 | 1,120 | 1,190 | 1,304 |
· Agency workers | headcount | S1-7 | 310 | 325 | 344 |
· Self-employed | headcount | S1-7 | 810 | 865 | 960 | Mostly developers
Employees covered by collective agreements | % | S1-8, 2-30 | 3.4 | 3.5 | 3.6 | Austria, France, Spain
Employees represented by works councils, Germany | % | S1-8 | 100 | 100 | 100 |
Employees represented by works councils, Group | % | | 47 | 49 | 50 |
[/table]
[table widths=200,62,92 style=plain size=7.5]
! Diversity and pay | Unit | Reference | 2025 | 2024 | 2023 | Comment
Women in leadership positions | % | | 27.1 | 26.4 | 25.0 | All levels
Women in top management | % | S1-9 | 23.7 | 21.1 | 18.9 | Two levels below boards
Nationalities | number | | 74 | 71 | 70 |
Under 30 years | headcount | S1-9, 405-1 | 1,602 | 1,574 | 1,569 |
30 to 50 years | headcount | S1-9, 405-1 | 5,338 | 5,241 | 5,095 |
Over 50 years | headcount | S1-9, 405-1 | 1,274 | 1,211 | 1,126 |
Severely disabled employees, Germany | % | | 2.9 | 2.8 | 2.6 | Statutory quota: five
Gender pay gap, unadjusted | % | S1-16 | 17.8 | 18.4 | 19.0 |
Gender pay gap, adjusted | % | 405-2 | 1.9 | 2.1 | 2.4 | Comparable jobs
CEO total remuneration to median | ratio | S1-16, 2-21 | 38 | 41 | 37 |
[/table]
[page]
head: Quillmere Software SE   |   ESG Factbook 2025
[table widths=200,62,92 style=plain size=7.5]
! Development and health | Unit | Reference | 2025 | 2024 | 2023 | Comment
Training hours per employee | hours | S1-13, 404-1 | 24.8 | 22.3 | 21.7 |
Training expenses | € million | | 6.1 | 5.8 | 5.5 |
Employees with regular development review | % | S1-13, 404-3 | 96 | 95 | 93 |
Engagement index | points | | 78 | 77 | 75 |
Sickness rate, Germany | % | | 3.8 | 3.9 | 4.2 |
Recordable work-related accidents * | number | S1-14, 403-9 | 21 | 24 | 19 |
Rate of recordable accidents * | per million hours | S1-14, 403-9 | 1.6 | 1.8 | 1.5 |
Fatalities * | number | S1-14, 403-9 | 0 | 0 | 0 | incl. agency workers
Discrimination incidents reported | number | S1-17, 406-1 | 6 | 9 | 4 |
Severe human rights incidents | number | S1-17 | 0 | 0 | 0 |
Employees taking parental leave | headcount | 401-3 | 402 | 377 | 391 | Mostly men
[/table]
## Governance
[columns 2]
[table widths=185,45 style=plain size=7.5]
! Boards | Unit | 2025 | 2024
Members of the Executive Board | number | 5 | 5
· Women | % | 20 | 20
Members of the Supervisory Board | number | 8 | 8
· Women | % | 37.5 | 37.5
· Independent members | % | 75 | 75
· Employee representatives | number | 2 | 2
Sustainability targets in the variable remuneration of the Executive Board | % | 20 | 20
Female to male members, Supervisory Board | ratio | 0.6 | 0.6
[/table]
[next]
[table widths=185,45 style=plain size=7.5]
! Compliance | Unit | 2025 | 2024
Employees trained on the Code of Conduct | % | 98 | 97
Confirmed cases of corruption | number | 0 | 0
Convictions for corruption | number | 0 | 0
Fines for corruption | € | 0 | 0
Reports to the whistleblower system | number | 34 | 29
Political donations | € | 0 | 0
Lobbying expenses | € million | 0.24 | 0.21
Suppliers that signed the Supplier Code | % | 71 | 66
[/table]
[/columns]
[columns 2]
### Data protection and security
Two incidents were notified to data protection authorities in 2025 (2024: three), with 140 persons affected. Fines were not imposed. 99% of employees completed the security training, and all data centres are certified to ISO/IEC 27001. Availability of the cloud was 99.97%. Four external penetration tests revealed no critical weakness.
[next]
### Fair partners
We are entered in the Lobby Register of the German Bundestag. Supplier invoices are paid 27 days after receipt on average; our standard term is 30 days. 93% of invoices were paid on time. Contributions of €1.3 million went to charitable projects, and employees spent 9,800 hours on volunteering.
[/columns]
fn: Reference: ESRS disclosure requirement (e.g. S1-6) or GRI disclosure (e.g. 2-7). Ratings in 2025: CDP B, MSCI AA, EcoVadis 68 points.
`,
    answers: `
BP-1_01 = consolidated
SBM-1_06 = 1612.4 EUR million
E1-4_01 = yes
E1-4_22 = yes
E1-5_01 = 41435 MWh
E1-5_05 = 29535 MWh
E1-5_09 = 71.3 %
E1-5_12 = 1240 MWh
E1-6_07 = 1486 t CO2e
E1-6_09 = 11860 t CO2e
E1-6_10 = 1204 t CO2e
E1-6_11 = 62318 t CO2e
E1-6_11#cat1 = 41206 t CO2e
E1-6_11#cat2 = 5118 t CO2e
E1-6_11#cat3 = 2604 t CO2e
E1-6_11#cat6 = 6410 t CO2e
E1-6_11#cat7 = 3390 t CO2e
E1-6_11#cat11 = 3590 t CO2e
E1-6_13 = 65008 t CO2e
E1-7_03 = yes
E1-7_10 = 2700 t CO2e
E1-7_21 = no
E3-4_11 = 58900 m3
E5-5_07 = 612 t
E5-5_07#hazardous = 21 t
E5-5_15 = 21 t
S1-6_02 = 8214
S1-6_02#female = 2790
S1-6_02#male = 5412
S1-6_02#other = 12
S1-6_05#DE = 3106
S1-6_05#IN = 2214
S1-6_05#US = 1020
S1-6_05#PL = 912
S1-6_09#permanent = 7958
S1-6_09#temporary = 256
S1-6_09#full_time = 7102
S1-6_09#part_time = 1112
S1-6_19 = 7102
S1-6_20 = 1112
S1-6_11 = 746
S1-6_12 = 9.2 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-7_01 = 1120
S1-7_02 = 810
S1-7_03 = 310
S1-8_01 = 3.4 %
S1-8_06#DE = 100 %
S1-9_02#female = 23.7 %
S1-9_03 = 1602
S1-9_04 = 5338
S1-9_05 = 1274
S1-13_02 = 96 %
S1-13_04 = 24.8 h
S1-14_02 = 0
S1-14_04 = 21
S1-14_05 = 1.6
S1-16_01 = 17.8 %
S1-16_02 = 38
S1-17_02 = 6
S1-17_08 = 0
GOV-1_01 = 5
GOV-1_02 = 8
GOV-1_05#female = 37.5|20 %
GOV-1_06 = 0.6
GOV-1_07 = 75 %
GOV-3_01 = yes
GOV-3_05 = 20 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_04 = 0.24 EUR million
G1-5_10 = yes
G1-6_01 = 27 days
G1-6_02 = 30 days
G1-6_03 = 93 %
S2-1_06 = yes
absent E1-4_04 E1-4_07 E1-5_02 E1-5_07 E1-5_11 E1-5_18 E1-6_08 E1-6_12 E1-6_30 E1-6_31 E3-4_01 S1-6_03 S1-12_01 S1-14_07 S1-15_01 S1-15_02 S1-17_03 G1-3_07 S4-3_13 E5-5_10
`,
  },
]
