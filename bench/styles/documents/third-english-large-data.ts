import type { StyleDocument } from '../style-document.ts'

/** A data book as a workbook, and a sportswear group in the manner of the GRI. */
export const thirdEnglishLargeData: StyleDocument[] = [
  {
    name: 'kesselbrandt-esg-data-book-2024.xlsx',
    language: 'en',
    year: 2024,
    style:
      'automotive supplier: workbook by topic, newest year first, unit and scope columns, divisions beside the group',
    text: `
[sheet Read me]
# Kesselbrandt Mobility SE – ESG data book 2024
This data book complements the sustainability statement in the Annual Report 2024. Unless stated otherwise, data refer to the Kesselbrandt Group for the calendar year.
[table]
! Sheet | Content
Environment | Energy, greenhouse gas emissions, water, waste, air pollutants
People | Employees, diversity, health and safety, training
Governance | Boards, compliance, procurement
Divisions | Selected key figures by division
[/table]
[sheet Environment]
[table]
! Topic | Indicator | Unit | 2024 | 2023 | 2022 | Comment
Energy | Total energy consumption | MWh | 3868010 | 3940225 | 4102880 |
Energy | Natural gas | MWh | 1412300 | 1465010 | 1588400 |
Energy | Heating oil, diesel, petrol and LPG | MWh | 88410 | 91215 | 99480 |
Energy | Coal | MWh | 0 | 0 | 0 |
Energy | Purchased electricity | MWh | 2204600 | 2221900 | 2248300 |
Energy | of which from renewable sources | MWh | 1653450 | 1421600 | 1102000 | Guarantees of origin and PPAs
Energy | Electricity from own photovoltaic systems | MWh | 41200 | 32400 | 21100 | Own use only
Energy | District heating | MWh | 121500 | 129700 | 145600 | Fossil
Energy | Share of renewable energy in total energy consumption | % | 43.8 | 36.9 | 27.4 |
Energy | Energy intensity | MWh per EUR million revenue | 101.2 | 99.9 | 109.6 | All business in NACE section C
Climate | Scope 1 | t CO2e | 312480 | 325600 | 352910 |
Climate | Scope 2 (location-based) | t CO2e | 905310 | 931870 | 968400 |
Climate | Scope 2 (market-based) | t CO2e | 268940 | 371200 | 540330 |
Climate | Scope 1+2 (market-based) | t CO2e | 581420 | 696800 | 893240 | Target 2030: 238000
Climate | Scope 3 | t CO2e | 72355000 | 75880000 | 78410000 |
Climate | Scope 3.1 Purchased goods and services | t CO2e | 11204000 | 11690000 | 12010000 |
Climate | Scope 3.2 Capital goods | t CO2e | 301000 | 322000 | 298000 |
Climate | Scope 3.3 Fuel- and energy-related activities | t CO2e | 214500 | 221800 | 239100 |
Climate | Scope 3.4 Upstream transportation and distribution | t CO2e | 688000 | 702000 | 731000 |
Climate | Scope 3.5 Waste generated in operations | t CO2e | 41200 | 42700 | 44300 |
Climate | Scope 3.6 Business travel | t CO2e | 38900 | 36200 | 24700 |
Climate | Scope 3.7 Employee commuting | t CO2e | 92300 | 93100 | 94800 |
Climate | Scope 3.9 Downstream transportation and distribution | t CO2e | 151000 | 155000 | 160000 |
Climate | Scope 3.11 Use of sold products | t CO2e | 58440000 | 61390000 | 63560000 |
Climate | Scope 3.12 End-of-life treatment of sold products | t CO2e | 1120000 | 1160000 | 1180000 |
Climate | Scope 3.15 Investments | t CO2e | 64100 | 67200 | 68100 |
Climate | Total GHG emissions (location-based) | t CO2e | 73572790 | 77137470 | 79731310 |
Climate | Total GHG emissions (market-based) | t CO2e | 72936420 | 76576800 | 79303240 |
Climate | GHG intensity (location-based) | t CO2e per EUR million revenue | 1925.3 | 1956.3 | 2129.0 |
Climate | GHG intensity (market-based) | t CO2e per EUR million revenue | 1908.6 | 1942.1 | 2117.6 |
Climate | Retired carbon credits | t CO2e | 0 | 21000 | 54000 | Ended in 2023
Water | Water withdrawal | m³ | 6204300 | 6388100 | 6590200 |
Water | Water discharge | m³ | 4881700 | 5016400 | 5170900 |
Water | Water consumption | m³ | 1322600 | 1371700 | 1419300 |
Water | Withdrawal in regions with high water stress | m³ | 911400 | 940200 | n/a | Mexico, China, Spain
Waste | Total waste | t | 402300 | 415900 | 431700 | excl. demolition waste
Waste | Hazardous waste | t | 31450 | 33120 | 34805 |
Waste | Non-hazardous waste | t | 370850 | 382780 | 396895 |
Waste | Recycling | t | 341700 | 351600 | 361200 |
Waste | Energy recovery | t | 22900 | 24300 | 26900 |
Waste | Incineration without energy recovery | t | 19100 | 20200 | 21500 |
Waste | Landfill | t | 18600 | 19800 | 22100 |
Waste | Recycling rate | % | 84.9 | 84.5 | 83.7 |
Air | Nitrogen oxides (NOx) | t | 412 | 431 | 466 |
Air | Sulphur dioxide (SO2) | t | 18 | 19 | 24 |
Air | Volatile organic compounds (VOC) | t | 2905 | 3012 | 3180 |
[/table]
[sheet People]
[table]
! Topic | Indicator | Unit | 2024 | 2023 | 2022 | Comment
Employees | Employees as of December 31 | headcount | 142608 | 145210 | 146890 |
Employees | Women | headcount | 32800 | 33108 | 33050 |
Employees | Men | headcount | 109790 | 112087 | 113828 |
Employees | Diverse | headcount | 18 | 15 | 12 |
Employees | Germany | headcount | 58210 | 60105 | 61340 |
Employees | Mexico | headcount | 17940 | 17602 | 17210 |
Employees | Czechia | headcount | 15102 | 15388 | 15420 |
Employees | China | headcount | 14866 | 14902 | 15110 |
Employees | Other countries | headcount | 36490 | 37213 | 37810 |
Employees | Permanent employees | headcount | 131904 | 133870 | 134640 |
Employees | Temporary employees | headcount | 10704 | 11340 | 12250 |
Employees | Full-time employees | headcount | 134196 | 136880 | 138720 |
Employees | Part-time employees | headcount | 8412 | 8330 | 8170 |
Employees | Apprentices | headcount | 2904 | 3015 | 3120 | included in temporary employees
Employees | Agency workers | FTE | 6318 | 7240 | 7905 | year-end, not included in employees
Employees | Employees who left the company | headcount | 14903 | 15380 | 16120 |
Employees | Turnover rate | % | 10.4 | 10.6 | 11.0 |
Employees | Covered by collective agreements | % | 79 | 79 | 80 |
Diversity | Women in top management (two levels below the Board of Management) | % | 17.8 | 16.9 | 15.5 |
Diversity | Women in all leadership positions | % | 19.6 | 18.8 | 18.1 |
Diversity | Under 30 | headcount | 25669 | 26720 | 27610 |
Diversity | 30 to 50 | headcount | 77008 | 78415 | 79320 |
Diversity | Over 50 | headcount | 39931 | 40075 | 39960 |
Diversity | Employees with severe disabilities (Germany) | % | 6.8 | 6.7 | 6.6 | Germany only
Pay | Gender pay gap (unadjusted) | % | 9.3 | 9.6 | n/a |
Pay | CEO to median pay ratio | ratio | 84 | 81 | n/a |
Training | Training hours per employee | h | 17.6 | 16.8 | 14.9 |
Safety | Work-related fatalities, employees | number | 2 | 1 | 1 |
Safety | Work-related fatalities, contractors | number | 1 | 0 | 2 |
Safety | Recordable work-related accidents | number | 1204 | 1310 | 1442 |
Safety | Recordable accident rate (TRIR) | per million hours worked | 4.6 | 4.9 | 5.4 |
Safety | Lost time injury rate (LTIR) | per million hours worked | 2.1 | 2.3 | 2.6 |
Safety | Lost days due to accidents | days | 18420 | 19250 | 21030 |
Safety | Sites certified to ISO 45001 | % of employees | 82 | 79 | 74 |
[/table]
[sheet Governance]
[table]
! Topic | Indicator | Unit | 2024 | 2023 | 2022 | Comment
Boards | Members of the Board of Management | number | 6 | 6 | 7 |
Boards | Women on the Board of Management | % | 16.7 | 16.7 | 14.3 |
Boards | Members of the Supervisory Board | number | 20 | 20 | 20 |
Boards | Women on the Supervisory Board | % | 40.0 | 35.0 | 35.0 |
Boards | Independent shareholder representatives | number | 8 | 8 | 8 |
Boards | Share of short-term variable pay linked to ESG targets | % | 20 | 20 | 15 | Board of Management
Compliance | Confirmed cases of corruption | number | 3 | 2 | 4 |
Compliance | Convictions for corruption | number | 0 | 0 | 0 |
Compliance | Reports received through the whistleblowing system | number | 611 | 548 | 502 |
Compliance | Employees trained in anti-corruption | % of target group | 97 | 96 | 95 | Target group: functions with increased risk
Compliance | Political donations | EUR | 0 | 0 | 0 |
Procurement | Suppliers with a self-assessment | number | 4820 | 4310 | 3905 |
Procurement | Average time to pay an invoice | days | 49 | 50 | n/a |
[/table]
[sheet Divisions]
[table]
! 2024 | Unit | Powertrain | Chassis | Aftermarket
Employees | headcount | 71204 | 58300 | 9810
Scope 1 | t CO2e | 190300 | 115900 | 4210
Energy consumption | MWh | 2204000 | 1588000 | 61300
Revenue | EUR million | 18940 | 15220 | 3980
[/table]
`,
    answers: `
E1-5_01 = 3868010 MWh
E1-5_07 = 1653450 MWh
E1-5_08 = 41200 MWh
E1-5_09 = 43.8 %
E1-5_10 = 0 MWh
E1-5_11 = 88410 MWh
E1-5_12 = 1412300 MWh
E1-5_18 = 101.2 MWh/EUR million
E1-6_07 = 312480 t CO2e
E1-6_09 = 905310 t CO2e
E1-6_10 = 268940 t CO2e
E1-6_11 = 72355000 t CO2e
E1-6_11#cat1 = 11204000 t CO2e
E1-6_11#cat2 = 301000 t CO2e
E1-6_11#cat3 = 214500 t CO2e
E1-6_11#cat4 = 688000 t CO2e
E1-6_11#cat5 = 41200 t CO2e
E1-6_11#cat6 = 38900 t CO2e
E1-6_11#cat7 = 92300 t CO2e
E1-6_11#cat9 = 151000 t CO2e
E1-6_11#cat11 = 58440000 t CO2e
E1-6_11#cat12 = 1120000 t CO2e
E1-6_11#cat15 = 64100 t CO2e
E1-6_12 = 73572790 t CO2e
E1-6_13 = 72936420 t CO2e
E1-6_30 = 1925.3 t CO2e/EUR million
E1-6_31 = 1908.6 t CO2e/EUR million
E1-7_10 = 0 t CO2e
E2-4_02#NOx = 412 t
E2-4_02#SOx = 18 t
E2-4_02#NMVOC = 2905 t
E3-4_01 = 1322600 m3
E3-4_11 = 6204300 m3
E3-4_12 = 4881700 m3
E5-5_07 = 402300 t
E5-5_07#hazardous = 31450 t
E5-5_07#nonhazardous = 370850 t
E5-5_15 = 31450 t
E5-5_08#recycling = 341700 t
E5-5_08#other_recovery = 22900 t
E5-5_09#incineration = 19100 t
E5-5_09#landfill = 18600 t
S1-6_02 = 142608
S1-6_02#female = 32800
S1-6_02#male = 109790
S1-6_02#other = 18
S1-6_05#DE = 58210
S1-6_05#MX = 17940
S1-6_05#CZ = 15102
S1-6_05#CN = 14866
S1-6_09#permanent = 131904
S1-6_09#temporary = 10704
S1-6_09#full_time = 134196
S1-6_09#part_time = 8412
S1-6_19 = 134196
S1-6_20 = 8412
S1-6_11 = 14903
S1-6_12 = 10.4 %
S1-7_03 = 6318
S1-8_01 = 79 %
S1-9_02#female = 17.8 %
S1-9_03 = 25669
S1-9_04 = 77008
S1-9_05 = 39931
S1-13_04 = 17.6 h
S1-14_02 = 2
S1-14_04 = 1204
S1-14_05 = 4.6
S1-14_07 = 18420 days
S1-14_10 = 82 %
S1-16_01 = 9.3 %
S1-16_02 = 84
GOV-1_01 = 6
GOV-1_02 = 20
GOV-1_05#female = 40.0|16.7 %
GOV-3_05 = 20 %
G1-3_07 = 97 %
G1-4_01 = 0
G1-4_04 = 3
G1-5_03 = 0 EUR
G1-6_01 = 49 days
absent E1-5_02 E1-5_05 E1-5_14 E1-5_15 E3-4_02 S1-12_01 SBM-1_06 E5-5_10 E5-5_08 E5-5_09 GOV-1_07 S1-17_03 S1-14_01
`,
  },
  {
    name: 'ostermere-sportswear-report-2023.pdf',
    language: 'en',
    year: 2023,
    style:
      'sportswear with GRI codes as headings: own operations small beside the supply chain, percentages of suppliers and materials',
    look: { size: 9.5 },
    text: `
head: OSTERMERE GROUP   Annual Report 2023   To our shareholders · Group management report – our company · Sustainability
# Sustainability
Ostermere designs shoes and apparel. Almost all products are made by independent manufacturing partners: in 2023, we worked with 118 partners in 147 factories (2022: 124 partners, 160 factories), which employed about 412,000 workers.
## Environmental impacts in the supply chain
Some 96% of our footprint arises in the supply chain. Suppliers' factories reduced their energy consumption per piece by 4%. By the end of 2023, coal-fired boilers had been phased out at 58% of Tier 1 and Tier 2 facilities.
[table widths=265 style=rules size=8.5]
! Tier 2 suppliers (material production), 2019 = 100 | 2021 | 2022 | 2023
Water intensity | 91 | 87 | 84
Energy intensity | 96 | 93 | 92
Waste diverted from landfill (%) | 79 | 84 | 88
[/table]
97% of the polyester used in the 2023 collections was recycled (2022: 92%); 99% of the cotton came from more sustainable sources.
## Own operations
### GRI 302-1 Energy consumption within the organisation
The energy consumption of our offices, distribution centres and own-retail stores was 218,460 MWh in 2023 (2022: 221,905 MWh). 61% of the electricity came from renewable sources.
[table widths=210 style=rules size=8.5]
! Energy (MWh) | 2023 | 2022 | Change (%)
Electricity | 161,320 | 162,780 | –0.9
Heating (natural gas) | 41,705 | 43,590 | –4.3
District heating | 9,114 | 9,302 | –2.0
Vehicles (fuels and charging) | 6,321 | 6,233 | 1.4
Total | 218,460 | 221,905 | –1.6
[/table]
### GRI 305-1, 305-2, 305-3 Greenhouse gas emissions
[table widths=210 style=rules size=8.5]
! t CO_{2}e | 2023 | 2022 | Base year 2017
Scope 1 | 10,214 | 10,630 | 13,980
Scope 2 (market-based) | 29,870 | 38,116 | 91,450
Scope 3 | 3,104,500 | 3,420,300 | 3,688,000
· Raw materials and processing | 2,011,900 | 2,260,400 | 2,402,000
· Product assembly | 455,200 | 489,000 | 561,000
· Transport | 201,700 | 221,500 | 240,000
· Use phase | 388,600 | 398,700 | 420,000
· Business travel | 18,400 | 15,900 | 30,000
· End of life | 28,700 | 34,800 | 35,000
Total | 3,144,584 | 3,469,046 | 3,793,430
[/table]
fn: The total is the sum of Scope 1, Scope 2 (market-based) and Scope 3. Emissions per product fell to 5.9 kg CO_{2}e.
By 2025, we want to reduce emissions per product by 15% against 2017; by 2030, we want to reduce absolute emissions along the entire value chain by 30% compared with 2017.
[page]
head: OSTERMERE GROUP   Annual Report 2023   To our shareholders · Group management report – our company · Sustainability
### GRI 303-3, 306-3 Water and waste
Our offices, distribution centres and stores used 512,000 m³ of water (municipal supply). Waste at these locations amounted to 24,980 tonnes; 92% was diverted from landfill. Hazardous waste plays a minor role (38 tonnes, mostly batteries and lamps).
## Our people
[columns 2]
### GRI 2-7 Employees
On December 31, 2023, Ostermere had 21,884 employees (2022: 22,719), measured in headcount; converted into full-time equivalents, the number was 18,102. 53% of employees were women. The largest function is own retail with 11,240 employees.

### GRI 401-1 Turnover
The turnover rate was 24.8% (2022: 29.6%), in offices 11.9%. Retail typically shows higher rates because many students work in our stores.
[next]
[table widths=120 style=rules size=8.5]
! Employees | 2023 | 2022
EMEA | 11,972 | 12,510
Americas | 5,208 | 5,466
Asia-Pacific | 4,704 | 4,743
Total | 21,884 | 22,719
Full-time (%) | 64 | 63
Under 30 years (%) | 46 | 48
30 to 50 years (%) | 47 | 45
Over 50 years (%) | 7 | 7
Average age (years) | 33.1 | 32.7
[/table]
[/columns]
### GRI 405-1 Diversity
Women held 41% of management positions (2022: 40%). At the two top levels below the Executive Board, the share was 34%. The Supervisory Board had 16 members, six of them women; the Executive Board had one woman among six members. The adjusted gender pay gap was below 1%.
### GRI 403-9 Work-related injuries
Own employees had 203 accidents with lost time; no accident was fatal. The corresponding frequency rate was 5.6 per million hours worked. In the supply chain, partners reported 2 fatal accidents.
### GRI 404-1 Training
Employees completed an average of 13 hours of training, of which 9 hours online.
### GRI 414-2 Social standards in the supply chain
Manufacturing partners are rated from A to E. In 2023, 74% of the factories reached A or B. Workers in Tier 1 factories earned 71% above the statutory minimum wage on average, including overtime and bonuses; 48% of the factories have a union or collective agreement covering some 210,000 workers. Their accident rate was 0.4 per 100 workers.
[table widths=265 style=rules size=8.5]
! Supplier audits | 2021 | 2022 | 2023
Number of audits | 1,004 | 1,148 | 1,210
of which unannounced (%) | 62 | 66 | 69
Warnings issued | 22 | 31 | 27
Terminations of business | 3 | 2 | 4
[/table]
### Giving
Employees gave 21,300 hours of voluntary work; donations of products were worth €6.4 million. Political parties received no donations.
### GRI 205-3, 406-1 Compliance
We recorded 427 reported cases (2022: 398) of possible non-compliance, of which 96 were confirmed. No confirmed incidents of corruption became known. In 1,210 audits at supplier factories, 31 cases with risks of child or forced labour were examined; none was confirmed.
`,
    answers: `
E1-4_04 = 30 % @2030
E1-5_01 = 218460 MWh
E1-5_12 = 41705 MWh
E1-6_07 = 10214 t CO2e
E1-6_10 = 29870 t CO2e
E1-6_11 = 3104500 t CO2e
E1-6_11#cat6 = 18400 t CO2e
E1-6_11#cat11 = 388600 t CO2e
E1-6_11#cat12 = 28700 t CO2e
E1-6_13 = 3144584 t CO2e
E3-4_11 = 512000 m3
E5-5_07 = 24980 t
E5-5_07#hazardous = 38 t
E5-5_15 = 38 t
S1-6_02 = 21884
S1-6_12 = 24.8 %
SBM-1_04#emea = 11972
SBM-1_04#americas = 5208
SBM-1_04#asia_pacific = 4704
S1-9_02#female = 34 %
S1-9_03 = 46 %
S1-9_04 = 47 %
S1-9_05 = 7 %
S1-13_04 = 13 h
S1-14_02 = 0
G1-4_04 = 0
G1-5_03 = 0
absent E1-6_09 E1-6_12 E1-5_09 E1-5_05 S1-16_01 E1-6_17 E5-4_04 E5-4_05 E5-5_08 S1-14_05 GOV-1_05#female S1-14_04 S1-17_03 S1-6_20 G1-4_01
`,
  },
]
