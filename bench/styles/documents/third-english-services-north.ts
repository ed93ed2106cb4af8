import type { StyleDocument } from '../style-document.ts'

/** Third set: a Swedish property company and a Lithuanian retail and pharmacy group. */
export const thirdEnglishNorth: StyleDocument[] = [
  {
    name: 'tallhamn-fastigheter-epra-2023.pdf',
    language: 'en',
    year: 2023,
    style:
      'Swedish property company: EPRA codes, absolute beside like-for-like, intensity per square metre, blank-spaced thousands',
    look: { landscape: true, size: 8.5 },
    text: `
head: TALLHAMN FASTIGHETER AB (PUBL) | SUSTAINABILITY REPORT 2023 | EPRA sBPR
# EPRA sustainability performance measures
Tallhamn owns 142 properties with a lettable area of 1~186~000 m² in Gothenburg, Malmö and eleven regional cities. The report covers all properties owned for the whole year and has been drawn up according to EPRA's Best Practices Recommendations and with reference to GRI. Landlord-obtained energy is reported; where tenants buy electricity themselves it is not included. Coverage is 100 per cent for absolute and 91 per cent for like-for-like figures. The portfolio was valued at SEK 31.8 billion.
[table widths=250,75,70 style=rules size=7.5]
! Indicator | EPRA code | Unit | Absolute 2023 | Absolute 2022 | LfL 2023 | LfL 2022 | Change LfL
= Energy
Electricity consumption | Elec-Abs/LfL | MWh | 38~412 | 39~905 | 34~611 | 36~020 | -4%
District heating and cooling consumption | DH&C-Abs/LfL | MWh | 96~870 | 101~340 | 88~415 | 93~702 | -6%
Fuel consumption | Fuels-Abs/LfL | MWh | 1~204 | 1~388 | 1~100 | 1~295 | -15%
Total energy consumption |  | MWh | 136~486 | 142~633 | 124~126 | 131~017 | -5%
Proportion of energy from renewable sources |  | % | 91 | 89 | 91 | 89 |
Building energy intensity | Energy-Int | kWh/m² | 115 | 121 | 113 | 119 | -5%
= Greenhouse gas emissions
Direct GHG emissions, Scope 1 | GHG-Dir-Abs | tonnes CO_{2}e | 312 | 377 | 288 | 351 | -18%
Indirect GHG emissions, Scope 2, market-based | GHG-Indir-Abs | tonnes CO_{2}e | 1~894 | 2~310 | 1~702 | 2~122 | -20%
Indirect GHG emissions, Scope 2, location-based | GHG-Indir-Abs | tonnes CO_{2}e | 8~905 | 9~480 | 8~112 | 8~703 | -7%
GHG intensity from building energy (Scope 1 and 2, market-based) | GHG-Int | kg CO_{2}e/m² | 1.9 | 2.3 | 1.8 | 2.2 | -18%
= Water
Water withdrawal, municipal supply | Water-Abs/LfL | m³ | 402~300 | 398~150 | 366~020 | 365~400 | 0%
Building water intensity | Water-Int | m³/m² | 0.34 | 0.34 | 0.33 | 0.33 | 0%
= Waste
Total weight of waste (construction, conversion and management) | Waste-Abs | tonnes | 7~412 | 9~037 | n/a | n/a |
of which hazardous waste |  | tonnes | 96 | 131 | n/a | n/a |
Recycled |  | % | 43 | 41 | n/a | n/a |
Energy recovery |  | % | 50 | 51 | n/a | n/a |
Landfill |  | % | 7 | 8 | n/a | n/a |
[/table]
[page]
head: TALLHAMN FASTIGHETER AB (PUBL) | SUSTAINABILITY REPORT 2023 | EPRA sBPR
[columns 2]
## Climate impact in the value chain
Nearly all of our climate impact arises outside our own operations, chiefly in new construction. During the year we completed Kvarnholmen 7, a timber-frame office where the climate impact of the building phase was held to 218 kg CO_{2}e per m² GFA, compared with around 340 kg for a conventional building.
[table widths=180 style=plain size=7.5]
! Scope 3, tonnes CO_{2}e | 2023 | 2022
Purchased goods and services | 3~115 | 3~402
Capital goods (new construction and conversion) | 25~490 | 31~870
Fuel- and energy-related activities | 2~340 | 2~515
Business travel | 118 | 84
Employee commuting | 87 | 90
Downstream leased assets (tenants' energy) | 10~100 | 10~940
* Total Scope 3 | 41~250 | 48~901
* Total Scope 1–3 (market-based) | 43~456 | 51~588
[/table]
Of the 41 contractors that worked on our sites, 38 reported fuel and transport data. By 2025 we shall have halved emissions in Scope 1 and 2 compared with 2018, and by 2045 we shall be climate neutral in the whole value chain. The targets were approved by the Science Based Targets initiative.
[next]
## Solar power
We have 61 solar power plants with a combined output of 7.4 MW. They produced 6~140 MWh in 2023, of which 5~012 MWh was used in our own properties and the remainder sold to the grid. Electricity prices in bidding area SE4 averaged SEK 0.74 per kWh.
## Green finance
Green bonds and green loans accounted for 58 per cent of interest-bearing liabilities, or SEK 9.1 billion. Revenue, all of it rental income, was SEK 2~114 million. Some 27 per cent of new leases were signed with a green annex.
In the autumn's customer survey, 2~215 tenants gave us a satisfaction index of 79 (77), above the sector average of 76.
[/columns]
[table widths=310,90,80 style=rules size=7.5]
! Social and governance | EPRA code | Unit | 2023 | 2022
Number of employees at year-end (women/men) |  | number | 214 (92/122) | 207 (87/120)
Women on the Board of Directors | Diversity-Emp | % | 43 | 43
Women in Group management | Diversity-Emp | % | 44 | 33
Women, all employees | Diversity-Emp | % | 43 | 42
Women's basic salary in relation to men's, white-collar employees | Diversity-Pay | % | 97 | 96
Training per employee, average | Emp-Training | hours | 19 | 15
Employees with performance appraisal | Emp-Dev | % | 96 | 94
New employees | Emp-Turnover | number | 31 | 28
Employees who left | Emp-Turnover | number | 24 | 26
Employee turnover | Emp-Turnover | % | 11.4 | 12.7
Work-related injuries | H&S-Emp | number | 3 | 2
Sickness absence | H&S-Emp | % | 2.6 | 3.1
Work-related fatalities | H&S-Emp | number | 0 | 0
Non-executive board members | Gov-Board | number | 7 | 7
[/table]
All employees in Sweden are covered by collective agreements (100 per cent).
`,
    answers: `
E1-4_01 = yes
E1-5_01 = 136486 MWh
E1-5_09 = 91 %
E1-5_08 = 5012 MWh
E1-5_17 = 6140 MWh
E1-6_07 = 312 t CO2e
E1-6_10 = 1894 t CO2e
E1-6_09 = 8905 t CO2e
E1-6_11 = 41250 t CO2e
E1-6_11#cat1 = 3115 t CO2e
E1-6_11#cat2 = 25490 t CO2e
E1-6_11#cat3 = 2340 t CO2e
E1-6_11#cat6 = 118 t CO2e
E1-6_11#cat7 = 87 t CO2e
E1-6_11#cat13 = 10100 t CO2e
E1-6_13 = 43456 t CO2e
E3-4_11 = 402300 m3
E5-5_07 = 7412 t
E5-5_15 = 96 t
SBM-1_06 = 2114 SEK million
S1-6_02 = 214
S1-6_02#female = 92
S1-6_02#male = 122
GOV-1_02 = 7
GOV-1_05#female = 43 %
S1-9_02#female = 44 %
S1-13_04 = 19 h
S1-13_02 = 96 %
S1-6_11 = 24
S1-6_12 = 11.4 %
S1-14_04 = 3
S1-14_02 = 0
S1-8_01 = 100 %
absent E1-6_12 E1-6_30 E1-6_31 E3-4_01 E3-4_08 S1-16_01 E1-4_04 E1-4_07 E5-5_11 E5-5_10 E1-5_18
`,
  },
  {
    name: 'gintava-group-consolidated-management-report-2024.pdf',
    language: 'en',
    year: 2024,
    style: 'Lithuanian retail and pharmacy group: Group and Company columns, countries as columns, translated English',
    look: { size: 8 },
    text: `
head: AB Gintava Group   Consolidated management report   Sustainability statement   (all amounts in EUR thousand unless otherwise stated)
# SUSTAINABILITY STATEMENT
AB Gintava Group (hereinafter – the Company) together with its subsidiaries (hereinafter – the Group) manages 386 shops and 214 pharmacies in the Baltic States. The Statement was prepared on a consolidated basis; data of the parent Company is given additionally. In 2024 the revenue of the Group made up EUR 1~284.6 million and was by 4.2 per cent larger than in 2023. All revenue is earned in high climate impact sectors (trade).
In the double materiality assessment 412 employees, 60 suppliers and 1~150 customers answered a questionnaire. Topics E1, E5, S1, S4 and G1 were found to be material. The share capital amounts to 46~500, and the largest shareholder holds 61.4 per cent.
## ENVIRONMENT
In 2024 the Group approved the target to decrease Scope 1 and Scope 2 emissions by 42 per cent until 2030 compared to 2023. Refrigeration equipment with natural refrigerants is to be installed in 96 shops until 2028, which will decrease emissions by 3~100 t CO_{2}e per year.
### E1-5 Energy consumption and energy mix
[table widths=190,36 style=grid size=7]
! Indicator | Unit | Group 2024 | Group 2023 | Change, % | Company 2024
Fuel consumption from coal and coal products | MWh | 0 | 0 | – | 0
Fuel consumption from crude oil and petroleum products | MWh | 14~210 | 14~875 | -4.5 | 612
Fuel consumption from natural gas | MWh | 22~845 | 24~310 | -6.0 | 1~104
Fuel consumption from other fossil sources | MWh | 0 | 0 | – | 0
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | MWh | 38~962 | 44~120 | -11.7 | 1~870
* Total fossil energy consumption | MWh | 76~017 | 83~305 | -8.7 | 3~586
Share of fossil sources in total energy consumption | % | 51.0 | 55.4 | -4.4 p.p. | 61.7
Consumption from nuclear sources | MWh | 2~118 | 2~560 | -17.3 | 96
Share of consumption from nuclear sources | % | 1.4 | 1.7 | -0.3 p.p. | 1.7
Fuel consumption from renewable sources, including biomass | MWh | 5~340 | 5~015 | 6.5 | 0
Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources | MWh | 61~275 | 56~480 | 8.5 | 2~130
Consumption of self-generated non-fuel renewable energy | MWh | 4~420 | 2~910 | 51.9 | 0
* Total renewable energy consumption | MWh | 71~035 | 64~405 | 10.3 | 2~130
Share of renewable sources in total energy consumption | % | 47.6 | 42.9 | 4.7 p.p. | 36.6
* Total energy consumption | MWh | 149~170 | 150~270 | -0.7 | 5~812
Energy intensity | MWh / EUR million | 116.1 | 121.9 | -4.8 | –
[/table]
In 2024 the Group's solar power plants generated 5~105 MWh of renewable energy, of which 685 MWh was supplied to the grid. The remote solar park in Alytus district (capacity 12 MW, estimated generation 11~800 MWh per year) will be launched in 2026.
### E1-6 GHG emissions
[table widths=190,36 style=grid size=7]
! Indicator | Unit | Group 2024 | Group 2023 | Change, % | Company 2024
Gross Scope 1 GHG emissions | t CO_{2}e | 17~936.4 | 18~702.1 | -4.1 | 402.8
of which: refrigerants | t CO_{2}e | 9~514.0 | 9~780.5 | -2.7 | 0.0
Gross location-based Scope 2 GHG emissions | t CO_{2}e | 27~418.0 | 29~605.3 | -7.4 | 1~120.6
Gross market-based Scope 2 GHG emissions | t CO_{2}e | 24~905.7 | 29~114.9 | -14.5 | 1~033.2
Gross Scope 3 GHG emissions | t CO_{2}e | 1~450~018.1 | 1~421~360.4 | 2.0 | not calculated
1. Purchased goods and services | t CO_{2}e | 1~402~530.0 | 1~373~905.2 | 2.1 |
3. Fuel and energy-related activities | t CO_{2}e | 9~844.6 | 10~220.8 | -3.7 |
4. Upstream transportation and distribution | t CO_{2}e | 21~377.1 | 21~004.0 | 1.8 |
5. Waste generated in operations | t CO_{2}e | 2~016.9 | 2~190.7 | -7.9 |
7. Employee commuting | t CO_{2}e | 6~903.3 | 6~850.0 | 0.8 |
9. Downstream transportation | t CO_{2}e | 1~145.0 | 1~012.4 | 13.1 |
12. End-of-life treatment of sold products | t CO_{2}e | 5~320.8 | 5~288.1 | 0.6 |
13. Downstream leased assets | t CO_{2}e | 880.4 | 889.2 | -1.0 |
* Total GHG emissions (location-based) | t CO_{2}e | 1~495~372.5 | 1~469~667.8 | 1.7 | –
* Total GHG emissions (market-based) | t CO_{2}e | 1~492~860.2 | 1~469~177.4 | 1.6 | –
GHG intensity (location-based) | t CO_{2}e / EUR million | 1~164.1 | 1~192.1 | -2.3 | –
GHG intensity (market-based) | t CO_{2}e / EUR million | 1~162.1 | 1~191.7 | -2.5 | –
Biogenic CO_{2} emissions outside of Scope 1 | t CO_{2} | 1~863.2 | 1~750.0 | 6.5 | 0.0
[/table]
[page]
head: AB Gintava Group   Consolidated management report   Sustainability statement   (all amounts in EUR thousand unless otherwise stated)
### E5-5 Resource outflows
Waste is sorted in all shops. Expired medicines (22.1 t in 2024, including those brought by the residents) are handed over to licensed waste managers.
[table widths=226,36 style=grid size=7]
! Indicator | Unit | Group 2024 | Group 2023
Total amount of waste generated | t | 18~452.7 | 18~990.2
Hazardous waste | t | 40.3 | 37.9
Recycled waste | t | 13~906.2 | 13~700.0
Waste used for energy recovery | t | 2~611.0 | 2~904.6
Landfilled waste | t | 1~935.5 | 2~385.6
Non-recycled waste | t | 4~546.5 | 5~290.2
Share of non-recycled waste | % | 24.6 | 27.9
[/table]
## SOCIAL INFORMATION
### S1-6 Characteristics of employees
The number of employees is provided by headcount as at 31 December 2024.
[table widths=190 style=grid size=7]
! Number of employees | Lithuania | Latvia | Estonia | Group 2024 | Group 2023
Women | 4~046 | 2~098 | 1~660 | 7~804 | 7~905
Men | 1~074 | 515 | 453 | 2~042 | 2~065
* Total | 5~120 | 2~613 | 2~113 | 9~846 | 9~970
Permanent employees | 4~988 | 2~559 | 2~006 | 9~553 | 9~640
Temporary employees | 132 | 54 | 107 | 293 | 330
Full-time employees | 4~402 | 2~233 | 1~690 | 8~325 | 8~490
Part-time employees | 718 | 380 | 423 | 1~521 | 1~480
Employees that left the Group | 1~467 | 832 | 713 | 3~012 | 3~340
Turnover rate, % | 28.4 | 31.7 | 33.6 | 30.4 | 33.2
Average age, years | 43.1 | 42.0 | 41.4 | 42.4 | 42.2
[/table]
The Company employed 148 employees (2023: 151). The number of employees of the Group converted to full-time equivalent was 9~120.
### S1-8 – S1-16
[table widths=240,36 style=grid size=7]
! Indicator | Unit | Group 2024 | Group 2023
Employees covered by collective agreements | % | 31.0 | 31.4
Lithuania | % | 59.6 | 60.1
Latvia | % | 0 | 0
Estonia | % | 0 | 0
Women in top management | persons | 9 | 9
Men in top management | persons | 13 | 14
Share of women in top management | % | 40.9 | 39.1
Share of employees under 30 years | % | 22.4 | 22.9
Share of employees 30–50 years | % | 41.8 | 42.0
Share of employees over 50 years | % | 35.8 | 35.1
Employees with disabilities | % | 2.9 | 2.7
Average number of training hours per employee | hours | 11.3 | 9.8
Average number of training hours, women | hours | 10.9 | 9.5
Average number of training hours, men | hours | 12.8 | 10.9
Recordable accidents at work | number | 61 | 72
Rate of recordable accidents (per 1 million hours) | rate | 3.8 | 4.4
Fatal accidents at work | number | 0 | 0
Days lost due to accidents at work | days | 1~147 | 1~390
Gender pay gap | % | 21.7 | 22.6
Ratio of the highest salary to the median | times | 18.9 | 17.5
[/table]
In Lithuania, according to the data of the State statistics, the gender pay gap was 8.2 per cent. During the reporting period there were 4 confirmed cases of discrimination or harassment and none of serious human rights violations.
## GOVERNANCE
The Supervisory Council consists of 5 members (2 women and 3 men), 2 of whom are independent. The Management Board consists of 6 members. No convictions or fines for violations of anti-corruption laws were recorded in 2024. Average payment term of the Group's suppliers according to the contracts is 45 days for dry food and 30 days for fresh food; on average invoices were paid within 38 days, and 96.3 per cent of payments were made on time.
`,
    answers: `
BP-1_01 = consolidated
SBM-1_06 = 1284.6 EUR million
E1-4_01 = yes
E1-3_04 = 3100 t CO2e
E1-5_10 = 0 MWh
E1-5_11 = 14210 MWh
E1-5_12 = 22845 MWh
E1-5_13 = 0 MWh
E1-5_14 = 38962 MWh
E1-5_02 = 76017 MWh
E1-5_15 = 51 %
E1-5_03 = 2118 MWh
E1-5_04 = 1.4 %
E1-5_06 = 5340 MWh
E1-5_07 = 61275 MWh
E1-5_08 = 4420 MWh
E1-5_05 = 71035 MWh
E1-5_09 = 47.6 %
E1-5_01 = 149170 MWh
E1-5_17 = 5105 MWh
E1-5_22 = 1284.6 EUR million
E1-5_18 = 116.1 MWh/EUR million
E1-6_07 = 17936.4 t CO2e
E1-6_09 = 27418 t CO2e
E1-6_10 = 24905.7 t CO2e
E1-6_11 = 1450018.1 t CO2e
E1-6_11#cat1 = 1402530 t CO2e
E1-6_11#cat3 = 9844.6 t CO2e
E1-6_11#cat4 = 21377.1 t CO2e
E1-6_11#cat5 = 2016.9 t CO2e
E1-6_11#cat7 = 6903.3 t CO2e
E1-6_11#cat9 = 1145 t CO2e
E1-6_11#cat12 = 5320.8 t CO2e
E1-6_11#cat13 = 880.4 t CO2e
E1-6_12 = 1495372.5 t CO2e
E1-6_13 = 1492860.2 t CO2e
E1-6_30 = 1164.1 tCO2e/EUR million
E1-6_31 = 1162.1 tCO2e/EUR million
E1-6_17 = 1863.2 t CO2
E5-5_07 = 18452.7 t
E5-5_15 = 40.3 t
E5-5_08#recycling = 13906.2 t
E5-5_09#landfill = 1935.5 t
E5-5_10 = 4546.5 t
E5-5_11 = 24.6 %
S1-6_02 = 9846
S1-6_02#female = 7804
S1-6_02#male = 2042
S1-6_05#LT = 5120
S1-6_05#LV = 2613
S1-6_05#EE = 2113
S1-6_09#permanent = 9553
S1-6_09#temporary = 293
S1-6_19 = 8325
S1-6_20 = 1521
S1-6_11 = 3012
S1-6_12 = 30.4 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend|31december2024
S1-8_01 = 31 %
S1-8_02#LT = 59.6 %
S1-8_02#LV = 0 %
S1-8_02#EE = 0 %
S1-9_01#female = 9
S1-9_01#male = 13
S1-9_02#female = 40.9 %
S1-9_03 = 22.4 %
S1-9_04 = 41.8 %
S1-9_05 = 35.8 %
S1-12_01 = 2.9 %
S1-13_04 = 11.3 h
S1-13_04#female = 10.9 h
S1-13_04#male = 12.8 h
S1-14_02 = 0
S1-14_04 = 61
S1-14_05 = 3.8
S1-14_07 = 1147 days
S1-16_01 = 21.7 %
S1-16_02 = 18.9
S1-17_02 = 4
S1-17_08 = 0
S1-17_10 = yes
G1-4_01 = 0
G1-4_02 = 0
G1-6_01 = 38 days
G1-6_02 = 45|30 days
G1-6_03 = 96.3 %
absent S1-6_03 S1-7_01 E3-4_01 E3-4_11 E1-6_08 GOV-1_07 E1-4_04 E1-4_07
`,
  },
]
