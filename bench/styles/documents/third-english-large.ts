import type { StyleDocument } from '../style-document.ts'
import { thirdEnglishLargeAir } from './third-english-large-air.ts'
import { thirdEnglishLargeChemicals } from './third-english-large-chemicals.ts'
import { thirdEnglishLargeConsumer } from './third-english-large-consumer.ts'
import { thirdEnglishLargeData } from './third-english-large-data.ts'
import { thirdEnglishLargeNetwork } from './third-english-large-network.ts'

/** Sustainability statements of large groups, written by people who had not seen the engine at work. */
export const thirdEnglishLarge: StyleDocument[] = [
  {
    name: 'haldvik-sustainability-statement.pdf',
    language: 'en',
    year: 2024,
    style:
      'ESRS statement of an industrial group: base year before the years, numbered rows of the standard, S1 tables',
    look: { size: 8.5 },
    text: `
head: Haldvik Group – Annual Report 2024 | Sustainability statement
# Climate change
Haldvik Group makes seals, couplings and lubrication systems at 61 sites in 22 countries. The statement has been prepared on a consolidated basis and covers the same entities as the financial statements.
## E1-1, E1-4 Transition plan and targets
The Board adopted the transition plan in October 2023. Compared with the base year 2019 we will cut absolute Scope 1 and 2 (market-based) emissions by 70 % by 2030 and Scope 3 emissions from purchased goods by 25 %. The targets were validated by the SBTi. By the end of 2024, Scope 1 and 2 emissions were 64 % below 2019. About 85 suppliers, standing for 60 % of our steel spend, have set targets of their own. In 2024, EUR 38 million was invested in electric furnaces; the two new furnaces in Västby are expected to lower emissions by 6,400 tonnes a year from 2026.
### Decarbonisation levers
- Electrification of heat treatment: some 14,000 tonnes CO_{2}e by 2030
- Power purchase agreements: 410 GWh a year contracted from 2027
- Low-carbon steel: 20 % of volume by 2030 (2024: 4 %)
### E1-2 Policies
The Group's environmental policy applies to all employees and sites and is approved by the Chief Executive. It covers climate change mitigation, adaptation, energy efficiency and the use of renewable energy. 58 of 61 sites hold an ISO 14001 certificate and 34 an ISO 50001 certificate.
### E1-3 Actions
Five energy projects with a total cost of EUR 9.6 million were completed, saving about 7,800 MWh of natural gas. A further 22 projects are planned for 2025. Solar panels at the sites in Pune, Changzhou and Tychy, with a capacity of 21 MWp, went into operation.
## E1-5 Energy consumption and mix
[table widths=330 style=rules]
! Energy consumption and mix (MWh) | 2023 | 2024
(1) Fuel consumption from coal and coal products | 0 | 0
(2) Fuel consumption from crude oil and petroleum products | 44,905 | 41,220
(3) Fuel consumption from natural gas | 301,772 | 286,410
(4) Fuel consumption from other fossil sources | 2,110 | 1,905
(5) Consumption of purchased or acquired electricity, heat, steam, and cooling from fossil sources | 181,204 | 148,633
* (6) Total fossil energy consumption (sum of lines 1 to 5) | 529,991 | 478,168
Share of fossil sources in total energy consumption (%) | 41.7 | 37.8
(7) Consumption from nuclear sources | 60,118 | 52,310
Share of consumption from nuclear sources in total energy consumption (%) | 4.7 | 4.1
(8) Fuel consumption for renewable sources, including biomass | 9,870 | 12,744
(9) Consumption of purchased or acquired electricity, heat, steam, and cooling from renewable sources | 655,431 | 702,915
(10) Consumption of self-generated non-fuel renewable energy | 14,922 | 18,206
* (11) Total renewable energy consumption (sum of lines 8 to 10) | 680,223 | 733,865
Share of renewable sources in total energy consumption (%) | 53.5 | 58.0
* Total energy consumption (sum of lines 6, 7 and 11) | 1,270,332 | 1,264,343
[/table]
[table widths=330 style=rules]
! Energy intensity per net revenue | 2023 | 2024 | % 2024/2023
Total energy consumption from activities in high climate impact sectors per net revenue from activities in high climate impact sectors (MWh/EUR million) | 236.7 | 233.6 | –1.3
[/table]
All of Haldvik's operations are in high climate impact sectors (section C, manufacturing). The net revenue used is the Group's net sales of EUR 5,412 million (5,366), see note 2 to the financial statements.
[page]
head: Haldvik Group – Annual Report 2024 | Sustainability statement
## E1-6 Gross Scopes 1, 2, 3 and total GHG emissions
[table widths=215 style=rules size=7.5]
! | Retrospective | << | << | << | Milestones and target years | <<
! Tonnes CO_{2}e | Base year 2019 | 2023 | 2024 | % 2024/2023 | 2030 | Annual % target/base year
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions | 96,380 | 70,512 | 66,904 | –5.1 | – | –
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) | 14 | 12 | 11 | – | – | –
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions | 402,115 | 318,244 | 301,560 | –5.2 | – | –
Gross market-based Scope 2 GHG emissions | 365,702 | 121,930 | 98,417 | –19.3 | – | –
Scope 1 and 2 (market-based) | 462,082 | 192,442 | 165,321 | –14.1 | 138,625 | 6.4
= Significant Scope 3 GHG emissions
Total gross indirect (Scope 3) GHG emissions | n/a | 4,188,630 | 4,060,016 | –3.1 | – | –
1 Purchased goods and services | 3,902,600 | 3,291,800 | 3,180,416 | –3.4 | – | –
2 Capital goods | n/a | 58,410 | 61,250 | 4.9 | – | –
3 Fuel and energy-related activities | n/a | 93,020 | 88,190 | –5.2 | – | –
4 Upstream transportation and distribution | n/a | 211,340 | 204,770 | –3.1 | – | –
5 Waste generated in operations | n/a | 9,870 | 9,310 | –5.7 | – | –
6 Business travel | n/a | 12,960 | 14,085 | 8.7 | – | –
7 Employee commuting | n/a | 28,110 | 28,640 | 1.9 | – | –
9 Downstream transportation | n/a | 40,015 | 39,205 | –2.0 | – | –
11 Use of sold products | n/a | 421,300 | 412,600 | –2.1 | – | –
12 End-of-life treatment of sold products | n/a | 21,805 | 21,550 | –1.2 | – | –
= Total GHG emissions
* Total GHG emissions (location-based) | n/a | 4,577,386 | 4,428,480 | –3.3 | – | –
* Total GHG emissions (market-based) | n/a | 4,381,072 | 4,225,337 | –3.6 | – | –
[/table]
[table widths=330 style=rules size=7.5]
! GHG intensity per net revenue | 2023 | 2024 | % 2024/2023
Total GHG emissions (location-based) per net revenue (tCO_{2}e/EUR million) | 853.0 | 818.3 | –4.1
Total GHG emissions (market-based) per net revenue (tCO_{2}e/EUR million) | 816.4 | 780.7 | –4.4
[/table]
Scope 3 categories 8, 10, 13, 14 and 15 are not applicable or not significant. 31 % of Scope 3 emissions were calculated using primary data obtained from suppliers. Biogenic emissions from biomass outside the Scopes amounted to 4,420 tonnes CO_{2} in Scope 1.
### Calculation principles
Emissions are consolidated according to operational control. Scope 1 emission factors stem from national inventories; for the location-based method the 2024 factors of the energy agencies are used (Sweden 0.011, China 0.557, Germany 0.332 tCO_{2}e/MWh). For the market-based method, 82 % of purchased electricity is covered by guarantees of origin or power purchase agreements; the remainder is calculated with residual mixes. Purchased goods are calculated by weight for steel (611,000 tonnes at 2.9 tonnes CO_{2}e per tonne on average) and by spend for other goods. Use of sold products only covers lubrication pumps with direct energy consumption over a lifetime of 12 years. The uncertainty of Scope 3 is estimated at ±20 %. Compared with last year's report, emissions of 2023 for category 4 have been raised by 3,900 tonnes because of a corrected distance.
### E1-7, E1-8
Haldvik did not use carbon credits in 2024. An internal carbon price of EUR 120 per tonne CO_{2}e is applied in investment decisions above EUR 1 million.
[page]
head: Haldvik Group – Annual Report 2024 | Sustainability statement
# Own workforce
Figures are head counts at 31 December 2024 unless stated otherwise, and come from the Group's HR system.
## S1-6 Characteristics of employees
[columns 2]
[table widths=130 style=rules size=7.5]
! Gender | Number of employees (head count)
Male | 18,180
Female | 6,129
Other | 9
Not reported | 0
* Total employees | 24,318
[/table]
[next]
[table widths=130 style=rules size=7.5]
! Country | Number of employees (head count)
Sweden | 5,204
China | 4,981
Germany | 3,662
[/table]
[/columns]
[table widths=200 style=rules size=7.5]
! 2024 | Female | Male | Other* | Not disclosed | Total
Number of employees (head count) | 6,129 | 18,180 | 9 | 0 | 24,318
Number of permanent employees (head count) | 5,703 | 17,196 | 8 | 0 | 22,907
Number of temporary employees (head count) | 426 | 984 | 1 | 0 | 1,411
Number of non-guaranteed hours employees (head count) | 0 | 0 | 0 | 0 | 0
Number of full-time employees (head count) | 5,411 | 17,682 | 9 | 0 | 23,102
Number of part-time employees (head count) | 718 | 498 | 0 | 0 | 1,216
[/table]
fn: * Gender as specified by the employees themselves.
A total of 2,383 employees left Haldvik during the year, which corresponds to an employee turnover of 9.8 % (10.7).
## S1-7 Non-employees
At year end the own workforce included 1,874 non-employees: 1,702 people provided by staffing agencies and 172 self-employed people.
## S1-8 Collective bargaining and social dialogue
71 % of all employees are covered by collective bargaining agreements.
[table widths=90 style=rules size=7.5 align=left]
! Coverage rate | Employees – EEA (countries with >50 employees representing >10 % of total) | Employees – non-EEA (regions with >10 % of total) | Workplace representation – EEA only
0–19 % | | North America |
20–39 % | | |
40–59 % | | Asia |
60–79 % | | |
80–100 % | Sweden, Germany | | Sweden, Germany
[/table]
## S1-9 Diversity metrics
[table widths=200 style=rules size=7.5]
! | Number | Share
= Top management (Group Management and the level below)
Women | 13 | 32 %
Men | 28 | 68 %
= Employees by age group
Under 30 years old | 3,402 | 14 %
30–50 years old | 13,861 | 57 %
Over 50 years old | 7,055 | 29 %
[/table]
[page]
head: Haldvik Group – Annual Report 2024 | Sustainability statement
## S1-14 Health and safety metrics
[table widths=290 style=rules size=7.5]
! | Employees | Non-employees | Total
Share of own workforce covered by health and safety management system | 100 % | 100 % | 100 %
Fatalities as a result of work-related injuries and ill health | 0 | 0 | 0
Recordable work-related accidents | 311 | 38 | 349
Rate of recordable work-related accidents (per million hours worked) | 7.1 | 10.9 | 7.4
Cases of recordable work-related ill health | 24 | – | –
Days lost to work-related injuries, ill health and fatalities | 5,906 | – | –
[/table]
One employee of a construction contractor died in an accident at our site in Pune.
## S1-16 Remuneration metrics
The unadjusted gender pay gap, defined as the difference of average pay levels between female and male employees as a percentage of the average pay level of male employees, was 6.4 %. The annual total remuneration of the highest-paid individual was 58 times the median annual total remuneration of all other employees.
## S1-17 Incidents, complaints and severe human rights impacts
[table widths=330 style=rules size=7.5]
! | 2024
Total number of incidents of discrimination, including harassment, reported | 14
Number of complaints filed through channels for people in own workforce | 213
Complaints filed to National Contact Points for OECD Multinational Enterprises | 0
Total amount of fines, penalties and compensation for damages (EUR) | 0
Number of severe human rights incidents connected to own workforce | 0
[/table]
## Disclosures subject to phase-in
For 2024 Haldvik makes use of the phase-in provisions for social protection, persons with disabilities, training metrics and family-related leave. In the 2023 report, the average number of training hours was 15.2 for employees in Sweden.
# Business conduct
## G1-4, G1-6
The Code of Conduct applies to all 24,318 employees and the Supplier Code to about 9,400 direct suppliers. In 2024, 268 suppliers were audited on site; 31 had critical findings, all of which were closed within 90 days. The whistleblowing system is available in 19 languages and received 164 reports, 9 of them about business partners.
There were no convictions for violation of anti-corruption or anti-bribery laws and no fines were paid. All 2,960 employees in functions-at-risk are offered classroom training every other year; 94 % of functions-at-risk were covered by the training programmes in 2024.

Standard payment terms are 60 days for large suppliers and 30 days for small and medium-sized suppliers. It took 47 days on average to pay an invoice in 2024, counted from the start of the contractual term. 88 % of the payments were aligned with the standard terms. There were 3 outstanding legal proceedings for late payments at the end of the year.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
E1-1_14 = yes
E1-4_22 = yes
E1-5_01 = 1264343 MWh
E1-5_02 = 478168 MWh
E1-5_03 = 52310 MWh
E1-5_04 = 4.1 %
E1-5_05 = 733865 MWh
E1-5_06 = 12744 MWh
E1-5_07 = 702915 MWh
E1-5_08 = 18206 MWh
E1-5_09 = 58.0 %
E1-5_10 = 0 MWh
E1-5_11 = 41220 MWh
E1-5_12 = 286410 MWh
E1-5_13 = 1905 MWh
E1-5_14 = 148633 MWh
E1-5_15 = 37.8 %
E1-5_18 = 233.6 MWh/EUR million
E1-5_22 = 5412 EUR million
E1-6_07 = 66904 t CO2e
E1-6_08 = 11 %
E1-6_09 = 301560 t CO2e
E1-6_10 = 98417 t CO2e
E1-6_11 = 4060016 t CO2e
E1-6_11#cat1 = 3180416 t CO2e
E1-6_11#cat2 = 61250 t CO2e
E1-6_11#cat3 = 88190 t CO2e
E1-6_11#cat4 = 204770 t CO2e
E1-6_11#cat5 = 9310 t CO2e
E1-6_11#cat6 = 14085 t CO2e
E1-6_11#cat7 = 28640 t CO2e
E1-6_11#cat9 = 39205 t CO2e
E1-6_11#cat11 = 412600 t CO2e
E1-6_11#cat12 = 21550 t CO2e
E1-6_12 = 4428480 t CO2e
E1-6_13 = 4225337 t CO2e
E1-6_17 = 4420 t CO2
E1-6_18 = 82 %
E1-6_25 = 31 %
E1-6_30 = 818.3 t CO2e/EUR million
E1-6_31 = 780.7 t CO2e/EUR million
E1-7_03 = no
E1-8_04 = 120 EUR/t CO2e
SBM-1_06 = 5412 EUR million
S2-1_06 = yes
S1-6_02 = 24318
S1-6_02#female = 6129
S1-6_02#male = 18180
S1-6_02#other = 9
S1-6_05#SE = 5204
S1-6_05#CN = 4981
S1-6_05#DE = 3662
S1-6_09#permanent = 22907
S1-6_09#permanent_female = 5703
S1-6_09#permanent_male = 17196
S1-6_09#permanent_other = 8
S1-6_09#temporary = 1411
S1-6_09#temporary_female = 426
S1-6_09#temporary_male = 984
S1-6_09#temporary_other = 1
S1-6_09#non_guaranteed = 0
S1-6_09#non_guaranteed_female = 0
S1-6_09#non_guaranteed_male = 0
S1-6_09#non_guaranteed_other = 0
S1-6_09#full_time = 23102
S1-6_09#full_time_female = 5411
S1-6_09#full_time_male = 17682
S1-6_09#full_time_other = 9
S1-6_09#part_time = 1216
S1-6_09#part_time_female = 718
S1-6_09#part_time_male = 498
S1-6_09#part_time_other = 0
S1-6_11 = 2383
S1-6_12 = 9.8 %
S1-6_14 = headcount
S1-6_19 = 23102
S1-6_20 = 1216
S1-7_01 = 1874
S1-7_02 = 172
S1-7_03 = 1702
S1-8_01 = 71 %
S1-8_02#SE = 80-100 %
S1-8_02#DE = 80-100 %
S1-8_03#north_america = 0-19 %
S1-8_03#asia = 40-59 %
S1-8_06#SE = 80-100 %
S1-8_06#DE = 80-100 %
S1-9_01#female = 13
S1-9_01#male = 28
S1-9_02#female = 32 %
S1-9_02#male = 68 %
S1-9_03 = 3402
S1-9_04 = 13861
S1-9_05 = 7055
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 349|311
S1-14_05 = 7.4|7.1
S1-14_06 = 24
S1-14_07 = 5906 days
S1-16_01 = 6.4 %
S1-16_02 = 58
S1-17_02 = 14
S1-17_03 = 213
S1-17_04 = 0
S1-17_05 = 0 EUR
S1-17_08 = 0
G1-3_07 = 94 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-6_01 = 47 days
G1-6_02 = 60|30 days
G1-6_03 = 88 %
G1-6_04 = 3
absent S1-6_03 S1-13_04 S1-12_01 S1-15_02 E1-5_17 E3-4_01 E5-5_07 E1-4_04 E1-4_07
`,
  },
  ...thirdEnglishLargeChemicals,
  ...thirdEnglishLargeConsumer,
  ...thirdEnglishLargeNetwork,
  ...thirdEnglishLargeAir,
  ...thirdEnglishLargeData,
]
