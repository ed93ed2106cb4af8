import type { StyleDocument } from '../style-document.ts'
import { thirdEnglishBank } from './third-english-services-bank.ts'
import { thirdEnglishNorth } from './third-english-services-north.ts'
import { thirdEnglishOffice } from './third-english-services-office.ts'
import { thirdEnglishSmall } from './third-english-services-small.ts'
import { thirdEnglishWest } from './third-english-services-west.ts'

/** Third set: all English documents of service companies, banks and houses of trade; here a Danish shipping group. */
export const thirdEnglishServices: StyleDocument[] = [
  {
    name: 'lyngsund-sustainability-statement-2024.pdf',
    language: 'en',
    year: 2024,
    style:
      'Danish shipping group: whole set of ESRS tables, base year, change and milestone columns, accounting policies',
    look: { size: 8, margin: 46 },
    text: `
head: Lyngsund Shipping A/S · Annual Report 2024 · Sustainability statement
# General information
## Basis for preparation
The sustainability statement of Lyngsund Shipping A/S has been prepared on a consolidated basis and covers the same entities as the consolidated financial statements. Vessels on time charter are included where we have operational control.
## Governance
The Board of Directors has nine members, all of whom are non-executive; three are elected by the employees. The Executive Board consists of three members.
[table widths=210 style=plain]
! GOV-1 | Unit | 2024 | 2023
Board of Directors, non-executive members | number | 9 | 9
Executive Board, executive members | number | 3 | 3
Women on the Board of Directors | % | 44 | 33
Men on the Board of Directors | % | 56 | 67
Independent members of the Board of Directors | % | 67 | 67
[/table]
## Business model
We operate 31 ro-ro vessels and 12 passenger ferries on 24 routes and about 900 trucks and 6,400 trailers. Revenue was DKK 14,862 million in 2024 (2023: DKK 15,214 million). All of it is generated in high climate impact sectors (NACE section H). The fleet sailed 3.9 million nautical miles and carried 1.6 million trailers and 4.2 million passengers. Our 25 largest freight customers account for 38 % of revenue; about 60 % of them have asked us for emission data per shipment.
[columns 2]
### Upstream
Seven shipyards, some 5,300 suppliers of goods and services, fuel suppliers in 16 ports and 780 independent hauliers, who employ an estimated 4,500 drivers. 71 % of the procurement spend is covered by a signed Supplier Code of Conduct.
### Own operations
Vessels, eight port terminals, 22 warehouses with 410,000 m² of floor space, offices in 14 countries and a training centre for officers, which 190 cadets attended in 2024.
[next]
### Downstream
Industrial customers, forwarders, passengers and the yards at which vessels are recycled. In 2024 one vessel (1987, 11,400 tonnes lightweight) was sold for recycling to a yard on the European list.
### Dialogue
The employee engagement survey had a response rate of 84 % and a score of 76 out of 100. We met the 20 largest investors, who together hold 57 % of the share capital.
[/columns]
## Material impacts, risks and opportunities
[table widths=150,110 style=zebra size=7.5 align=left]
! Topic | Type | Description | Time horizon
E1 Climate change mitigation | Actual negative impact | Emissions from burning fuel on vessels and by hauliers | Short to long
E1 Climate change mitigation | Risk | EU ETS and FuelEU Maritime: costs of DKK 0.4–0.7 billion a year from 2027 | Medium
E1 Climate change mitigation | Opportunity | Customers willing to pay for low-emission transport, today 2 % of volumes | Medium to long
E2 Air pollution | Actual negative impact | Nitrogen and sulphur oxides near ports and shipping lanes | Short
S1 Health and safety | Potential negative impact | Injuries during mooring, lashing and stevedoring | Short
S2 Workers in the value chain | Potential negative impact | Working hours and pay of drivers and of workers at recycling yards | Short
G1 Corruption and bribery | Risk | Facilitation payments in some ports outside the EU, where 9 % of our calls are made | Short
[/table]
We assessed 48 sustainability matters with 31 internal and 12 external stakeholders; nine were material. ESRS E3, E4, E5, S3 and S4 are not.
[page]
head: Lyngsund Shipping A/S · Annual Report 2024 · Sustainability statement
# E1 Climate change
Shipping is one of the hardest sectors to decarbonise. International shipping emits around 1 billion tonnes of CO_{2} a year. Our transition plan rests on energy efficiency, four methanol-ready vessels (orderbook DKK 3.1 billion) and shore power in 14 ports. We expect shore power to save about 18,000 tonnes a year from 2027. In 2024 we surrendered allowances worth DKK 212 million under the EU ETS, which in its first year covers 40 % of verified emissions.
Our target is to reduce absolute Scope 1 emissions by 25 % by 2030 from 2019 and to become net zero by 2050. We use an internal carbon price of EUR 95 per tonne CO_{2}e in investment cases for vessels.
## E1-5 Energy consumption and mix
[table widths=330 style=rules size=7.5]
! MWh | 2024 | 2023
Fuel consumption from coal and coal products | 0 | 0
Fuel consumption from crude oil and petroleum products | 2,964,310 | 2,911,800
Fuel consumption from natural gas (LNG) | 118,420 | 96,300
Fuel consumption from other fossil sources | 0 | 0
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | 21,870 | 25,410
* Total fossil energy consumption | 3,104,600 | 3,033,510
Share of fossil sources in total energy consumption (%) | 98.5 | 98.9
* Consumption from nuclear sources | 3,940 | 4,480
Share of consumption from nuclear sources in total energy consumption (%) | 0.1 | 0.1
Fuel consumption from renewable sources, incl. HVO and bio-methanol | 29,750 | 18,900
Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources | 13,120 | 9,860
Consumption of self-generated non-fuel renewable energy | 590 | 610
* Total renewable energy consumption | 43,460 | 29,370
Share of renewable sources in total energy consumption (%) | 1.4 | 1.0
* Total energy consumption | 3,152,000 | 3,067,360
Energy intensity (MWh per DKK million revenue) | 212.1 | 201.6
[/table]
## E1-6 Gross Scopes 1, 2, 3 and total GHG emissions
[table widths=172 style=rules size=7]
! | Retrospective | << | << | << | Milestones and target years | <<
! tCO_{2}e | Base year 2019 | 2023 | 2024 | % 2024/2023 | 2030 | Annual % of base year
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions | 934,600 | 808,310 | 826,740 | 2.3 | 700,950 | 2.3
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) | 0 | 0 | 61 | | |
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions | 9,870 | 6,480 | 5,910 | -8.8 | |
Gross market-based Scope 2 GHG emissions | 12,300 | 10,120 | 8,730 | -13.7 | |
= Significant Scope 3 GHG emissions
Total gross indirect (Scope 3) GHG emissions | n/a | 817,780 | 814,450 | -0.4 | |
1 Purchased goods and services | n/a | 155,900 | 162,380 | 4.2 | |
2 Capital goods | n/a | 77,430 | 48,210 | -37.7 | |
3 Fuel and energy-related activities | n/a | 168,240 | 171,905 | 2.2 | |
4 Upstream transportation and distribution | n/a | 372,480 | 389,760 | 4.6 | |
5 Waste generated in operations | n/a | 1,310 | 1,240 | -5.3 | |
6 Business travel | n/a | 2,740 | 3,065 | 11.9 | |
7 Employee commuting | n/a | 4,020 | 4,110 | 2.2 | |
8 Upstream leased assets | n/a | 35,660 | 33,780 | -5.3 | |
= Total GHG emissions
Total GHG emissions (location-based) | n/a | 1,632,570 | 1,647,100 | 0.9 | |
Total GHG emissions (market-based) | n/a | 1,636,210 | 1,649,920 | 0.8 | |
[/table]
[table widths=330 style=rules size=7.5]
! GHG intensity per net revenue | 2024 | 2023
Total GHG emissions (location-based) per net revenue (tCO_{2}e/DKK million) | 110.8 | 107.3
Total GHG emissions (market-based) per net revenue (tCO_{2}e/DKK million) | 111.0 | 107.5
[/table]
Biogenic emissions of CO_{2} from the combustion of biofuels, which are not included in Scope 1, amounted to 7,890 tonnes.
fn: Accounting policies: Scope 1 comprises emissions from vessels (94 %), own trucks (5 %) and terminals (1 %). Conversion factors are those of the FuelEU Maritime regulation and, for trucks, of the national authorities. 46 % of the category 4 emissions are calculated with data from hauliers.
[page]
head: Lyngsund Shipping A/S · Annual Report 2024 · Sustainability statement
# E2 Pollution
[table widths=330 style=rules size=7.5]
! E2-4 Emissions to air (tonnes) | 2024 | 2023
Nitrogen oxides (NO_{x}) | 11,840 | 12,015
Sulphur oxides (SO_{x}) | 372 | 391
[/table]
# S1 Own workforce
## S1-6 Characteristics of the employees
All figures are head counts at the end of the reporting period.
[columns 2]
[table widths=110 style=rules size=7.5]
! Gender | 2024 | 2023
Male | 5,018 | 4,961
Female | 2,344 | 2,260
Other | 3 | 1
Not reported | 0 | 0
* Total employees | 7,365 | 7,222
[/table]
[next]
[table widths=110 style=rules size=7.5]
! Country | 2024 | 2023
Denmark | 2,104 | 2,066
Sweden | 1,120 | 1,131
Norway | 905 | 890
Poland | 812 | 754
United Kingdom | 740 | 735
Other countries | 1,684 | 1,646
[/table]
[/columns]
[table widths=190 style=rules size=7.5]
! Employees by contract type, 2024 | Female | Male | Other | Total
Number of employees | 2,344 | 5,018 | 3 | 7,365
Number of permanent employees | 2,105 | 4,720 | 3 | 6,828
Number of temporary employees | 178 | 237 | 0 | 415
Number of non-guaranteed hours employees | 61 | 61 | 0 | 122
[/table]
In 2024, 1,090 employees left the Group, corresponding to an employee turnover rate of 14.9 % (2023: 15.6 %).
## S1-7 Non-employees
At year-end we had 1,312 non-employees in our own workforce, of whom 1,240 were provided by manning and temporary work agencies and 72 were self-employed.
## S1-8, S1-9 and S1-13
[table widths=260,60 style=zebra size=7.5]
! | Unit | 2024 | 2023
Employees covered by collective bargaining agreements | % | 88 | 89
Top management, female | number | 11 | 10
Top management, male | number | 26 | 27
Top management, female | % | 29.7 | 27.0
Top management, male | % | 70.3 | 73.0
Employees under 30 years old | number | 1,311 | 1,250
Employees 30–50 years old | number | 3,520 | 3,466
Employees over 50 years old | number | 2,534 | 2,506
Employees that participated in regular performance reviews | % | 81 | 78
Average training hours per employee | hours | 17.6 | 16.2
· Female | hours | 14.9 | 13.8
· Male | hours | 18.9 | 17.3
[/table]
[page]
head: Lyngsund Shipping A/S · Annual Report 2024 · Sustainability statement
## S1-14 Health and safety metrics
All of our own workforce (100 %) is covered by the safety management system under the ISM Code or ISO 45001. On 9 March a crew member employed by a manning agency lost his life during mooring. Our aim is to bring the recordable accident rate for employees below 5.0 by 2027. The lost-time injury frequency at sea was 3.2, on land 5.9.
[table widths=230 style=zebra size=7.5]
! 2024 | Employees | Non-employees | Own workforce
Fatalities from work-related injuries and ill health | 0 | 1 | 1
Recordable work-related accidents | 96 | 14 | 110
Rate of recordable work-related accidents (per million hours worked) | 7.6 | 6.1 | 7.4
Cases of recordable work-related ill health | 12 | n/a | n/a
Days lost | 2,306 | n/a | n/a
[/table]
No other workers on our sites died (2023: none).
## S1-16 and S1-17
The unadjusted gender pay gap was 13.8 % and the annual total remuneration ratio 31.4. We recorded 9 incidents of discrimination, including harassment, and 41 complaints through our channels. No fines, penalties or damages were paid in this regard. There were no severe human rights incidents.
# G1 Business conduct
Our Code of Conduct applies to all employees and is part of the onboarding; 96 % of shore-based employees repeated the e-learning in 2024. The whistleblower line, run by a law firm, received 17 reports, 11 of which were closed without findings at the end of the year.
[table widths=330 style=rules size=7.5]
! | 2024 | 2023
Functions-at-risk covered by anti-corruption training (%) | 93 | 91
Convictions for violation of anti-corruption and anti-bribery laws | 0 | 0
Fines for violation of anti-corruption and anti-bribery laws (DKK) | 0 | 0
Average time to pay an invoice (days) | 34 | 36
Payments aligned with standard payment terms (%) | 78 | 74
Legal proceedings outstanding for late payments | 0 | 0
[/table]
Our standard payment term is 30 days.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 3
GOV-1_02 = 9
GOV-1_05#female = 44 %
GOV-1_05#male = 56 %
GOV-1_07 = 67 %
SBM-1_06 = 14862 DKK million
E1-4_01 = yes
E1-3_04 = 18000 t CO2e
E1-4_07 = 25 % @2030
E1-8_04 = 95 EUR/tCO2e
E1-5_10 = 0 MWh
E1-5_11 = 2964310 MWh
E1-5_12 = 118420 MWh
E1-5_13 = 0 MWh
E1-5_14 = 21870 MWh
E1-5_02 = 3104600 MWh
E1-5_15 = 98.5 %
E1-5_03 = 3940 MWh
E1-5_04 = 0.1 %
E1-5_06 = 29750 MWh
E1-5_07 = 13120 MWh
E1-5_08 = 590 MWh
E1-5_05 = 43460 MWh
E1-5_09 = 1.4 %
E1-5_01 = 3152000 MWh
E1-5_22 = 14862 DKK million
E1-5_18 = 212.1 MWh/DKK million
E1-6_07 = 826740 t CO2e
E1-6_08 = 61 %
E1-6_09 = 5910 t CO2e
E1-6_10 = 8730 t CO2e
E1-6_11 = 814450 t CO2e
E1-6_11#cat1 = 162380 t CO2e
E1-6_11#cat2 = 48210 t CO2e
E1-6_11#cat3 = 171905 t CO2e
E1-6_11#cat4 = 389760 t CO2e
E1-6_11#cat5 = 1240 t CO2e
E1-6_11#cat6 = 3065 t CO2e
E1-6_11#cat7 = 4110 t CO2e
E1-6_11#cat8 = 33780 t CO2e
E1-6_12 = 1647100 t CO2e
E1-6_13 = 1649920 t CO2e
E1-6_30 = 110.8 tCO2e/DKK million
E1-6_31 = 111 tCO2e/DKK million
E1-6_17 = 7890 t CO2e
E2-4_02#NOx = 11840 t
E2-4_02#SOx = 372 t
S2-1_06 = yes
S1-6_02 = 7365
S1-6_02#male = 5018
S1-6_02#female = 2344
S1-6_02#other = 3
S1-6_05#DK = 2104
S1-6_05#SE = 1120
S1-6_05#NO = 905
S1-6_05#PL = 812
S1-6_05#GB = 740
S1-6_09#permanent = 6828
S1-6_09#permanent_female = 2105
S1-6_09#permanent_male = 4720
S1-6_09#permanent_other = 3
S1-6_09#temporary = 415
S1-6_09#temporary_female = 178
S1-6_09#temporary_male = 237
S1-6_09#temporary_other = 0
S1-6_09#non_guaranteed = 122
S1-6_09#non_guaranteed_female = 61
S1-6_09#non_guaranteed_male = 61
S1-6_09#non_guaranteed_other = 0
S1-6_11 = 1090
S1-6_12 = 14.9 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-7_01 = 1312
S1-7_02 = 72
S1-7_03 = 1240
S1-8_01 = 88 %
S1-9_01#female = 11
S1-9_01#male = 26
S1-9_02#female = 29.7 %
S1-9_02#male = 70.3 %
S1-9_03 = 1311
S1-9_04 = 3520
S1-9_05 = 2534
S1-13_02 = 81 %
S1-13_04 = 17.6 h
S1-13_04#female = 14.9 h
S1-13_04#male = 18.9 h
S1-14_01 = 100 %
S1-14_02 = 1
S1-14_03 = 0
S1-14_04 = 110
S1-14_05 = 7.4
S1-14_06 = 12
S1-14_07 = 2306 days
S1-16_01 = 13.8 %
S1-16_02 = 31.4
S1-17_02 = 9
S1-17_03 = 41
S1-17_05 = 0
S1-17_08 = 0
S1-17_10 = yes
G1-3_07 = 93 %
G1-4_01 = 0
G1-4_02 = 0 DKK
G1-6_01 = 34 days
G1-6_02 = 30 days
G1-6_03 = 78 %
G1-6_04 = 0
absent S1-6_03 S1-12_01 S1-14_08 E1-4_04 E3-4_11 E1-3_03
`,
  },
  ...thirdEnglishBank,
  ...thirdEnglishSmall,
  ...thirdEnglishNorth,
  ...thirdEnglishWest,
  ...thirdEnglishOffice,
]
