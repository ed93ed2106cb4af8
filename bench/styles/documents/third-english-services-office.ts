import type { StyleDocument } from '../style-document.ts'

/** Third set: a Word file of a Czech software group and a workbook of a Finnish food group. */
export const thirdEnglishOffice: StyleDocument[] = [
  {
    name: 'kvartal-systems-esrs-report-2025.docx',
    language: 'en',
    year: 2025,
    style:
      'Czech software group in a Word file: disclosure requirement codes in headings, many sentences, contractors, phase-ins',
    text: `
# Sustainability report of Kvartal Systems a.s. for the year 2025
## 1. General disclosures
### 1.1 Basis for preparation (BP-1, BP-2)
The report has been prepared on a consolidated basis for the period from 1 January to 31 December 2025. The Group makes use of the phase-in provisions under Delegated Regulation (EU) 2025/1416 and therefore omits the disclosures E1-9, S1-11, S1-15 and those of ESRS E4, S2, S3 and S4.
Data on employees were taken from the payroll systems, data on energy from invoices. For four rented offices (6% of the floor area) consumption was estimated.
### 1.2 Bodies (GOV-1)
The Board of Directors has 3 executive members, the Supervisory Board has 6 non-executive members. One of the nine persons is a woman.
[table]
! Body | Members | Women | Men | Share of women
Board of Directors | 3 | 0 | 3 | 0%
Supervisory Board | 6 | 1 | 5 | 17%
Both bodies together | 9 | 1 | 8 | 11%
[/table]
Four of the six members of the Supervisory Board meet the criteria of independence of the Czech corporate governance code.
### 1.3 Strategy and business model (SBM-1)
Kvartal Systems develops payroll, accounting and logistics software for 41,000 small and mid-size customers. Consolidated revenue reached CZK 6,204 million (2024: CZK 5,790 million), of which 81% was recurring. Research and development cost CZK 1,310 million. The Group is not active in the fossil fuel sector, in chemicals production, controversial weapons or tobacco.
## 2. Climate change (E1)
### 2.1 Policies, actions and targets
Our footprint is that of an office company: computers, cloud services, flights and buildings. Since 2023 we have been buying electricity with guarantees of origin for Brno, Prague and Krakow. The data centre in Brno has a PUE of 1.31. The largest cloud provider announced that its regions in the EU have been supplied with 97% renewable electricity.
The Group has not yet set any GHG emission reduction targets. It intends to do so by the end of 2027.
### 2.2 Energy (E1-5)
[table]
! Energy consumption and mix | 2024 | 2025
Total fossil energy consumption (MWh) | 2,214 | 1,996
Share of fossil sources in total energy consumption (%) | 30.6 | 27.9
Consumption from nuclear sources (MWh) | 301 | 247
Share of consumption from nuclear sources in total energy consumption (%) | 4.2 | 3.5
Total renewable energy consumption (MWh) | 4,722 | 4,905
Share of renewable sources in total energy consumption (%) | 65.2 | 68.6
Total energy consumption (MWh) | 7,237 | 7,148
[/table]
No company of the Group belongs to a high climate impact sector; energy intensity is therefore not disclosed.
### 2.3 Greenhouse gas emissions (E1-6)
[table]
! (t CO_{2}eq) | 2024 | 2025 | % 2025/2024
Gross Scope 1 GHG emissions | 451.9 | 402.6 | 89.1
Gross location-based Scope 2 GHG emissions | 3,055.2 | 2,911.3 | 95.3
Gross market-based Scope 2 GHG emissions | 748.8 | 640.2 | 85.5
Total gross indirect (Scope 3) GHG emissions | 15,540.0 | 16,157.0 | 104.0
1 Purchased goods and services | 9,330.5 | 9,820.4 | 105.3
· Optional sub-category: Cloud computing and data centre services | 3,904.4 | 4,217.0 | 108.0
2 Capital goods | 2,540.1 | 2,305.8 | 90.8
3 Fuel and energy-related activities | 728.3 | 702.0 | 96.4
6 Business traveling | 1,660.2 | 1,988.7 | 119.8
7 Employee commuting | 1,280.9 | 1,340.1 | 104.6
Total GHG emissions (location-based) | 19,047.1 | 19,470.9 | 102.2
Total GHG emissions (market-based) | 16,740.7 | 17,199.8 | 102.7
[/table]
Categories 4, 5 and 8 to 15 are not significant. Emissions per employee amounted to 6.1 tonnes. The Group did not purchase any carbon credits and does not apply internal carbon pricing.
## 3. Own workforce (S1)
### 3.1 Employees (S1-6)
All numbers are given in head count as of the end of the reporting period.
[table]
! Gender | Number of employees (head count)
Male | 2,011
Female | 829
Other | –
Not reported | 2
Total employees | 2,842
[/table]
[table]
! Country | Number of employees (head count)
Czech Republic | 1,690
Poland | 702
Slovakia | 298
[/table]
The remaining 152 employees work in Romania, Germany and the United States.
[table]
! 31 December 2025 | Female | Male | Not disclosed | Total
Number of employees (head count) | 829 | 2,011 | 2 | 2,842
Number of permanent employees (head count) | 741 | 1,861 | 2 | 2,604
Number of temporary employees (head count) | 88 | 150 | 0 | 238
Number of full-time employees (head count) | 668 | 1,896 | 2 | 2,566
Number of part-time employees (head count) | 161 | 115 | 0 | 276
[/table]
In 2025 a total of 311 employees left the Group and 347 were hired. The turnover rate, calculated from the average number of employees (2,828), was 11.0%. In the Czech IT sector the turnover is estimated at 14%.
### 3.2 Non-employees (S1-7)
As is usual in our sector, many specialists work for us on the basis of a trade licence. At the end of the year these were 615 self-employed people; 24 people were provided by employment agencies. In total we had 639 non-employees in our own workforce.
### 3.3 Collective bargaining (S1-8)
There are no trade unions in the Group. No employees are covered by collective bargaining agreements (0%). In Poland a council of employees was elected which represents all employees there.
### 3.4 Diversity (S1-9)
[table]
! Top management (board and directors of divisions) | Number | %
Female | 4 | 19.0
Male | 17 | 81.0
Total | 21 | 100.0
[/table]
[table]
! Age of employees | Number | %
Under 30 years | 602 | 21.2
30–50 years | 1,913 | 67.3
Over 50 years | 327 | 11.5
[/table]
### 3.5 Adequate wages, disabilities, training (S1-10, S1-12, S1-13)
All employees receive an adequate wage. Employees with disabilities make up 0.9% of our staff; the difference to the statutory quota of 4% is compensated by a levy of CZK 7.9 million. 92% of employees took part in regular performance and career development reviews. On average, employees completed 26.4 hours of training, women 24.9 and men 27.0 hours.
### 3.6 Health and safety (S1-14)
[table]
! Indicator | Value
Share of own workforce covered by the health and safety management system | 100%
Number of fatalities | 0
Number of recordable work-related accidents | 1
Rate of recordable work-related accidents | 0.2
Number of cases of recordable work-related ill health | 0
Number of days lost | 12
[/table]
### 3.7 Remuneration (S1-16)
The gender pay gap is 18.3%. Adjusted for position and seniority it is 3.6%. The total remuneration of the highest paid individual is 9.7 times the median of all other employees.
### 3.8 Incidents (S1-17)
One incident of discrimination was reported and confirmed. Six complaints were received through the internal channel. No fines were imposed and no severe human rights incidents occurred.
Our software was available 99.97% of the time. Two personal data breaches concerning 310 people were notified to the authority; support answered 186,400 tickets within 3.1 hours on average, and the customer satisfaction index was 88.
## 4. Business conduct (G1)
In 2025 there were no confirmed incidents of corruption, no convictions and no fines. Of the functions at risk (sales and purchasing) 88% completed the training. Invoices are due in 14 days as standard. The average time to pay was 16 days, and 83% of payments kept to the standard terms. No court proceedings due to late payment are pending.
`,
    answers: `
BP-1_01 = consolidated
GOV-1_01 = 3
GOV-1_02 = 6
GOV-1_05#female = 11|17|0 %
SBM-1_06 = 6204 CZK million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-4_01 = no
E1-5_02 = 1996 MWh
E1-5_15 = 27.9 %
E1-5_03 = 247 MWh
E1-5_04 = 3.5 %
E1-5_05 = 4905 MWh
E1-5_09 = 68.6 %
E1-5_01 = 7148 MWh
E1-6_07 = 402.6 t CO2e
E1-6_09 = 2911.3 t CO2e
E1-6_10 = 640.2 t CO2e
E1-6_11 = 16157 t CO2e
E1-6_11#cat1 = 9820.4 t CO2e
E1-6_11#cat2 = 2305.8 t CO2e
E1-6_11#cat3 = 702 t CO2e
E1-6_11#cat6 = 1988.7 t CO2e
E1-6_11#cat7 = 1340.1 t CO2e
E1-6_12 = 19470.9 t CO2e
E1-6_13 = 17199.8 t CO2e
E1-7_03 = no
S1-6_02 = 2842
S1-6_02#male = 2011
S1-6_02#female = 829
S1-6_03 = 2828
S1-6_05#CZ = 1690
S1-6_05#PL = 702
S1-6_05#SK = 298
S1-6_09#permanent = 2604
S1-6_09#permanent_female = 741
S1-6_09#permanent_male = 1861
S1-6_09#temporary = 238
S1-6_09#temporary_female = 88
S1-6_09#temporary_male = 150
S1-6_09#full_time_female = 668
S1-6_09#full_time_male = 1896
S1-6_09#part_time_female = 161
S1-6_09#part_time_male = 115
S1-6_19 = 2566
S1-6_20 = 276
S1-6_11 = 311
S1-6_12 = 11 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-7_01 = 639
S1-7_02 = 615
S1-7_03 = 24
S1-8_01 = 0 %
S1-9_01#female = 4
S1-9_01#male = 17
S1-9_02#female = 19 %
S1-9_02#male = 81 %
S1-9_03 = 602
S1-9_04 = 1913
S1-9_05 = 327
S1-10_01 = yes
S1-12_01 = 0.9 %
S1-13_02 = 92 %
S1-13_04 = 26.4 h
S1-13_04#female = 24.9 h
S1-13_04#male = 27 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_04 = 1
S1-14_05 = 0.2
S1-14_06 = 0
S1-14_07 = 12 days
S1-16_01 = 18.3 %
S1-16_02 = 9.7
S1-17_02 = 1
S1-17_03 = 6
S1-17_05 = 0
S1-17_08 = 0
S1-17_10 = yes
G1-3_07 = 88 %
G1-4_01 = 0
G1-4_02 = 0
G1-4_04 = 0
G1-6_01 = 16 days
G1-6_02 = 14 days
G1-6_03 = 83 %
G1-6_04 = 0
absent E1-5_18 E1-6_30 E1-6_31 S1-14_03 E1-8_04 S1-15_02 GOV-1_07 E1-4_04
`,
  },
  {
    name: 'kaskela-foods-esg-data-2024.xlsx',
    language: 'en',
    year: 2024,
    style: 'Finnish food group: ESG workbook of five years with a sheet per topic, references, targets and notes',
    text: `
[sheet About]
# Kaskela Foods Oyj - ESG data sheet 2024
[table]
Reporting period | 1 January - 31 December 2024
Consolidation | Group, all subsidiaries; Polish bakery included from 1 March 2022
Assurance | Limited assurance on the Sustainability Statement; this workbook is not assured separately
Net sales 2024 (EUR million) | 1874.2
Net sales 2023 (EUR million) | 1902.6
Legend | n.r. = not reported; restated figures are marked with R in the notes
[/table]
[sheet Climate and energy]
[table]
! Indicator | Unit | Ref. | 2020 | 2021 | 2022 | 2023 | 2024 | Target 2030 | Notes
= Energy
Fuel consumption from natural gas | MWh | E1-5 | 118420 | 116905 | 99310 | 82204 | 74115 | |
Fuel consumption from crude oil and petroleum products | MWh | E1-5 | 41260 | 40118 | 43877 | 39902 | 36408 | | includes own trucks
Purchased electricity, heat and steam from fossil sources | MWh | E1-5 | 61330 | 55204 | 40118 | 31050 | 24672 | |
Total fossil energy consumption | MWh | E1-5 | 221010 | 212227 | 183305 | 153156 | 135195 | |
Share of fossil sources in total energy consumption | % | E1-5 | 48.1% | 46.5% | 40.3% | 34.3% | 30.6% | |
Consumption from nuclear sources | MWh | E1-5 | 52110 | 50870 | 41206 | 28440 | 22318 | |
Share of nuclear sources in total energy consumption | % | E1-5 | 11.3% | 11.1% | 9.1% | 6.4% | 5% | |
Fuel consumption from renewable sources (biogas, wood chips) | MWh | E1-5 | 88430 | 90214 | 101877 | 112940 | 121306 | |
Purchased electricity, heat and steam from renewable sources | MWh | E1-5 | 97205 | 101988 | 126540 | 149811 | 160244 | |
Self-generated non-fuel renewable energy | MWh | E1-5 | 640 | 1120 | 1905 | 2310 | 2987 | |
Total renewable energy consumption | MWh | E1-5 | 186275 | 193322 | 230322 | 265061 | 284537 | |
Share of renewable sources in total energy consumption | % | E1-5 | 40.5% | 42.4% | 50.6% | 59.3% | 64.4% | 85% |
Total energy consumption | MWh | E1-5 | 459395 | 456419 | 454833 | 446657 | 442050 | |
Energy consumption per tonne of product | kWh/t | own | 702 | 694 | 688 | 671 | 660 | 600 |
= GHG emissions
Gross Scope 1 GHG emissions | tCO2e | E1-6 | 39870 | 39015 | 37410 | 32188 | 29604 | 19935 | R 2022 refrigerants
Gross Scope 2 GHG emissions, market-based | tCO2e | E1-6 | 30215 | 26480 | 17330 | 11905 | 8711 | |
Gross Scope 2 GHG emissions, location-based | tCO2e | E1-6 | 33004 | 30115 | 28640 | 22017 | 19480 | |
Scope 3: Purchased goods and services | tCO2e | E1-6 | 2104500 | n.r. | 2215300 | 2120840 | 2054700 | |
Scope 3: Fuel- and energy-related activities | tCO2e | E1-6 | 14210 | n.r. | 13877 | 12902 | 12116 | |
Scope 3: Upstream transportation and distribution | tCO2e | E1-6 | 58300 | n.r. | 61044 | 58630 | 57905 | |
Scope 3: Waste generated in operations | tCO2e | E1-6 | 1310 | n.r. | 1288 | 1190 | 1077 | |
Scope 3: Business travel | tCO2e | E1-6 | 402 | n.r. | 688 | 811 | 790 | |
Scope 3: Employee commuting | tCO2e | E1-6 | 4215 | n.r. | 4630 | 4588 | 4512 | |
Scope 3: End-of-life treatment of sold products | tCO2e | E1-6 | 22150 | n.r. | 23304 | 22410 | 21760 | |
Gross Scope 3 GHG emissions, total | tCO2e | E1-6 | 2205087 | n.r. | 2320131 | 2221371 | 2152860 | |
Total GHG emissions, market-based | tCO2e | E1-6 | 2275172 | n.r. | 2374871 | 2265464 | 2191175 | |
Total GHG emissions, location-based | tCO2e | E1-6 | 2277961 | n.r. | 2386181 | 2275576 | 2201944 | |
GHG intensity, market-based | tCO2e/EUR million | E1-6 | n.r. | n.r. | n.r. | 1190.7 | 1169.1 | |
GHG intensity, location-based | tCO2e/EUR million | E1-6 | n.r. | n.r. | n.r. | 1196 | 1174.9 | |
Biogenic emissions outside Scope 1 | tCO2 | E1-6 | 31200 | 31850 | 35905 | 39804 | 42760 | | biogas and wood chips
[/table]
[sheet Water and waste]
[table]
! Indicator | Unit | Ref. | 2020 | 2021 | 2022 | 2023 | 2024 | Target 2030 | Notes
Water withdrawal, total | 1000 m3 | E3-4 | 4120 | 4088 | 4015 | 3902 | 3844 | |
from municipal networks | 1000 m3 | E3-4 | 3010 | 2995 | 2930 | 2840 | 2801 | |
from own wells | 1000 m3 | E3-4 | 1110 | 1093 | 1085 | 1062 | 1043 | |
Water discharge, total | 1000 m3 | E3-4 | 3305 | 3290 | 3240 | 3144 | 3102 | |
Water consumption, total | 1000 m3 | E3-4 | 815 | 798 | 775 | 758 | 742 | |
Water consumption in areas at water risk | 1000 m3 | E3-4 | n.r. | n.r. | 61 | 58 | 55 | | Poland
Water withdrawal per tonne of product | m3/t | own | 6.3 | 6.2 | 6.1 | 5.9 | 5.7 | 5 |
Total waste generated | t | E5-5 | 48120 | 47310 | 46905 | 44870 | 43216 | |
Hazardous waste | t | E5-5 | 188 | 175 | 180 | 166 | 159 | |
Waste recycled | t | E5-5 | 21040 | 21200 | 21930 | 22014 | 22605 | |
Waste incinerated | t | E5-5 | 25960 | 25105 | 24110 | 22180 | 20012 | | with energy recovery
Waste to landfill | t | E5-5 | 1120 | 1005 | 865 | 676 | 599 | 0 |
Food loss in production | t | own | 19870 | 19115 | 18840 | 17902 | 17050 | 12000 |
[/table]
[sheet People]
[table]
! Indicator | Unit | Ref. | 2020 | 2021 | 2022 | 2023 | 2024 | Target 2030 | Notes
Employees at year-end | headcount | S1-6 | 5108 | 5044 | 5390 | 5322 | 5267 | |
of whom women | headcount | S1-6 | 2410 | 2388 | 2560 | 2533 | 2519 | |
of whom men | headcount | S1-6 | 2698 | 2656 | 2830 | 2789 | 2748 | |
Finland | headcount | S1-6 | 3470 | 3425 | 3402 | 3344 | 3301 | |
Sweden | headcount | S1-6 | 1638 | 1619 | 1598 | 1587 | 1570 | |
Poland | headcount | S1-6 | 0 | 0 | 390 | 391 | 396 | |
Employees, average | headcount | S1-6 | 5215 | 5150 | 5402 | 5380 | 5301 | | includes summer workers
Employees, average | FTE | own | 4702 | 4660 | 4895 | 4870 | 4811 | |
Permanent employees | headcount | S1-6 | 4610 | 4570 | 4875 | 4830 | 4790 | |
Temporary employees | headcount | S1-6 | 498 | 474 | 515 | 492 | 477 | |
Employees who left | headcount | S1-6 | 560 | 702 | 811 | 690 | 641 | |
Turnover | % | S1-6 | 10.7% | 13.6% | 15% | 12.8% | 12.1% | |
Leased workers | headcount | S1-7 | n.r. | n.r. | n.r. | 318 | 287 | |
Covered by collective bargaining agreements | % | S1-8 | 94% | 94% | 90% | 90% | 91% | |
Women in top management | % | S1-9 | 22% | 25% | 30% | 33% | 36% | 40% | Group Management Team and its direct reports
Sickness absence | % | own | 5.9% | 5.4% | 6.3% | 5.5% | 5.2% | 4% |
Recordable work-related accidents | number | S1-14 | 214 | 201 | 188 | 163 | 149 | |
Recordable accident frequency (TRIF) | per million hours | S1-14 | 26.1 | 24.7 | 22 | 19.2 | 17.8 | 9 |
Lost time accident frequency (LTIF) | per million hours | own | 13.4 | 12.1 | 11 | 9.6 | 8.3 | 4 |
Fatalities | number | S1-14 | 0 | 0 | 1 | 0 | 0 | 0 |
Training hours per employee | h | S1-13 | 7.9 | 8.4 | 9.6 | 10.2 | 10.9 | |
Gender pay gap | % | S1-16 | n.r. | n.r. | 7.1% | 6.8% | 6.5% | |
CEO pay ratio | x | S1-16 | n.r. | n.r. | 24.8 | 25.9 | 26.3 | | to median employee
[/table]
[sheet Governance]
[table]
! Indicator | Unit | Ref. | 2022 | 2023 | 2024 | Notes
Members of the Board of Directors | number | GOV-1 | 7 | 7 | 8 | all non-executive
Women on the Board of Directors | % | GOV-1 | 43% | 43% | 50% |
Independent members of the Board of Directors | % | GOV-1 | 86% | 86% | 88% |
Code of Conduct training completed | % | own | 91% | 93% | 95% | white-collar employees
Convictions for violation of anti-corruption and anti-bribery laws | number | G1-4 | 0 | 0 | 0 |
Fines for violation of anti-corruption and anti-bribery laws | EUR | G1-4 | 0 | 0 | 0 |
Reports through the whistleblowing channel | number | own | 19 | 24 | 27 |
Suppliers assessed for social risks | % | own | 62% | 70% | 78% |
Average time to pay an invoice | days | G1-6 | n.r. | 29 | 28 | terms of 14 to 60 days
[/table]
`,
    answers: `
BP-1_01 = consolidated
SBM-1_06 = 1874.2 EUR million
E1-5_12 = 74115 MWh
E1-5_11 = 36408 MWh
E1-5_14 = 24672 MWh
E1-5_02 = 135195 MWh
E1-5_15 = 30.6 %
E1-5_03 = 22318 MWh
E1-5_04 = 5 %
E1-5_06 = 121306 MWh
E1-5_07 = 160244 MWh
E1-5_08 = 2987 MWh
E1-5_05 = 284537 MWh
E1-5_09 = 64.4 %
E1-5_01 = 442050 MWh
E1-6_07 = 29604 t CO2e
E1-6_10 = 8711 t CO2e
E1-6_09 = 19480 t CO2e
E1-6_11 = 2152860 t CO2e
E1-6_11#cat1 = 2054700 t CO2e
E1-6_11#cat3 = 12116 t CO2e
E1-6_11#cat4 = 57905 t CO2e
E1-6_11#cat5 = 1077 t CO2e
E1-6_11#cat6 = 790 t CO2e
E1-6_11#cat7 = 4512 t CO2e
E1-6_11#cat12 = 21760 t CO2e
E1-6_13 = 2191175 t CO2e
E1-6_12 = 2201944 t CO2e
E1-6_31 = 1169.1 tCO2e/EUR million
E1-6_30 = 1174.9 tCO2e/EUR million
E1-6_17 = 42760 t CO2
E3-4_11 = 3844000 m3
E3-4_12 = 3102000 m3
E3-4_01 = 742000 m3
E3-4_02 = 55000 m3
E5-5_07 = 43216 t
E5-5_15 = 159 t
E5-5_08#recycling = 22605 t
E5-5_09#incineration = 20012 t
E5-5_09#landfill = 599 t
S1-6_02 = 5267
S1-6_02#female = 2519
S1-6_02#male = 2748
S1-6_03 = 5301
S1-6_05#FI = 3301
S1-6_05#SE = 1570
S1-6_09#permanent = 4790
S1-6_09#temporary = 477
S1-6_11 = 641
S1-6_12 = 12.1 %
S1-7_03 = 287
S1-8_01 = 91 %
S1-9_02#female = 36 %
S1-13_04 = 10.9 h
S1-14_02 = 0
S1-14_04 = 149
S1-14_05 = 17.8
S1-16_01 = 6.5 %
S1-16_02 = 26.3
GOV-1_02 = 8
GOV-1_05#female = 50 %
GOV-1_07 = 88 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-6_01 = 28 days
absent E1-5_18 E3-4_08 E5-5_10 S1-7_01 S1-14_07 G1-3_07 E1-4_07 E1-5_13
`,
  },
]
