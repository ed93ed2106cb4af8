import type { StyleDocument } from '../style-document.ts'

/** The sustainability statement of an airline group. */
export const thirdEnglishLargeAir: StyleDocument[] = [
  {
    name: 'aerovela-group-nonfinancial.pdf',
    language: 'en',
    year: 2024,
    style:
      'airline group: kerosene and sustainable fuel, intensities per passenger kilometre, thousand tonnes, personnel by job group',
    look: { size: 8.5 },
    text: `
head: AEROVELA GROUP / MANAGEMENT REPORT 2024 / SUSTAINABILITY STATEMENT
# E1 Climate change
Air transport is responsible for around 2.5% of global CO_{2} emissions. In 2024, Aerovela Group carried 61.4 million passengers (2023: 57.9 million) on 412,000 flights with a fleet of 338 aircraft. Fuel efficiency improved to 3.41 litres of kerosene per 100 passenger kilometres (2023: 3.46 litres).
## Transition plan, targets and levers
Aerovela aims to halve its net CO_{2} emissions by 2035 compared with 2019 and to reach net zero in 2050. The SBTi-validated interim target is a reduction of 28% in CO_{2} per revenue tonne kilometre by 2030, from 2019 (852 grams; 2024: 771 grams).
- Fleet renewal: 74 new aircraft by 2030, each with up to 25% lower consumption; capital expenditure of €3.9 billion
- Sustainable aviation fuel: 6% of fuel by 2030 (2024: 0.8%; the EU quota for 2025 is 2%)
- Operational efficiency: 46 projects saved 31,200 tonnes of fuel in 2024, or 98 thousand tonnes of CO_{2}
### Actions and resources
In the reporting year, 13 aircraft of the new generation joined the fleet and 17 older ones left it. Winglets with a riblet film have been fitted to 21 aircraft; each saves about 1% of fuel. Supply agreements secure 1.8 million tonnes of SAF until 2035; at today's prices SAF costs three to five times as much as kerosene. At the Group's own airport sites, ground vehicles are to be carbon-neutral by 2030; 38% of them ran on electricity at the end of 2024.
### Scenario analysis
Two scenarios (1.6 °C and 3.6 °C) were examined up to 2050. With a carbon price of €160 per tonne in 2035, annual costs would rise by about €0.9 billion, of which around two thirds could be passed on. Severe weather caused 4,870 flight cancellations in 2024.
## E1-5 Energy
[table widths=300,55 style=grid size=8]
! Energy consumption and mix | Unit | 2024 | 2023
Fuel consumption from coal and coal products | GWh | – | –
Fuel consumption from crude oil and petroleum products | GWh | 48,110 | 46,214
· thereof kerosene | GWh | 47,902 | 46,001
Fuel consumption from natural gas | GWh | 96 | 101
Fuel consumption from other fossil sources | GWh | – | –
Purchased electricity, heat, steam and cooling from fossil sources | GWh | 38 | 44
* Total fossil energy consumption | GWh | 48,244 | 46,359
Share of fossil sources | % | 99.0 | 99.2
* Energy consumption from nuclear sources | GWh | 12 | 14
Share of nuclear sources | % | 0.0 | 0.0
Fuel consumption from renewable sources (incl. SAF) | GWh | 402 | 281
Purchased electricity, heat, steam and cooling from renewable sources | GWh | 88 | 83
Self-generated renewable energy | GWh | 3 | 2
* Total renewable energy consumption | GWh | 493 | 366
Share of renewable sources | % | 1.0 | 0.8
* Total energy consumption | GWh | 48,749 | 46,739
Energy intensity (based on net revenue of €14,870 million) | MWh/€ million | 3,278 | 3,331
[/table]
fn: All companies of the Group belong to sector H (Transportation and storage), which is a sector with high climate impact.
[page]
head: AEROVELA GROUP / MANAGEMENT REPORT 2024 / SUSTAINABILITY STATEMENT
## E1-6 Greenhouse gas emissions
[table widths=265 style=grid size=8]
! in thousand tonnes CO_{2}e | 2024 | 2023 | Change in %
* Gross Scope 1 GHG emissions | 12,604 | 12,108 | 4.1
Percentage of Scope 1 GHG emissions from regulated emissions trading schemes (%) | 47 | 48 | –
Gross Scope 2 GHG emissions – location-based | 21.4 | 23.0 | –7.0
Gross Scope 2 GHG emissions – market-based | 6.2 | 8.8 | –29.5
* Significant Scope 3 GHG emissions | 3,362 | 3,230 | 4.1
3.1 Purchased goods and services | 402 | 389 | 3.3
3.2 Capital goods | 118 | 97 | 21.6
3.3 Fuel- and energy-related activities | 2,764 | 2,668 | 3.6
3.4 Upstream transportation and distribution | 31 | 30 | 3.3
3.6 Business travel | 9 | 8 | 12.5
3.7 Employee commuting | 22 | 22 | 0.0
3.15 Investments | 16 | 16 | 0.0
* Total GHG emissions – location-based | 15,987.4 | 15,361.0 | 4.1
* Total GHG emissions – market-based | 15,972.2 | 15,346.8 | 4.1
Biogenic emissions from sustainable aviation fuel (outside of scopes) | 104 | 73 | 42.5
GHG intensity, location-based (t CO_{2}e/€ million) | 1,075 | 1,095 | –1.8
GHG intensity, market-based (t CO_{2}e/€ million) | 1,074 | 1,094 | –1.8
[/table]
### Basis of calculation
CO_{2} emissions are derived from fuel consumption with the factor of 3.15 tonnes CO_{2} per tonne of kerosene; nitrous oxide and methane add 0.9%. Non-CO_{2} effects such as contrails are not included; research suggests that they could be as large as the CO_{2} effect. Fuel burnt by subcontracted flights (281 thousand tonnes CO_{2}e) is shown under purchased goods and services. Category 3.15 contains the share of emissions of two joint ventures.
The table “Flight operations by airline” shows direct CO_{2} emissions of the individual airlines.
[table widths=150 style=grid size=8]
! Flight operations by airline 2024 | Aerovela | Aerovela Cargo | Blauwind | Total
CO_{2} emissions (thousand tonnes) | 7,912 | 1,404 | 3,166 | 12,482
Kerosene consumption (tonnes) | 2,511,700 | 445,700 | 1,005,100 | 3,962,500
CO_{2} per 100 pkm (kg) | 8.9 | – | 7.7 | 8.6
NO_{x} per 100 pkm (g) | 41 | – | 36 | 39
Passengers (million) | 38.8 | – | 22.6 | 61.4
[/table]
## E1-7, E1-8 Carbon credits and carbon pricing
On behalf of customers, Aerovela cancelled carbon credits for 214,000 tonnes of CO_{2}e in 2024, all of them certified under the Gold Standard; 12% came from removal projects. The Group does not offset its own flights and makes no claims of climate neutrality. It surrendered 5.9 million allowances in the EU ETS and paid an average of €68 per allowance. No internal carbon price is used.
[page]
head: AEROVELA GROUP / MANAGEMENT REPORT 2024 / SUSTAINABILITY STATEMENT
# S1 Own workforce
[columns 2]
[table widths=120 style=grid size=8]
! As at 31.12.2024 | Employees (headcount)
Men | 19,842
Women | 19,060
Other | 2
Not reported | 0
* Total | 38,904
[/table]
[next]
[table widths=120 style=grid size=8]
! Job group | Employees | of which women in %
Cockpit | 5,610 | 7.4
Cabin | 14,204 | 77.3
Ground and administration | 19,090 | 40.1
[/table]
[/columns]
[table widths=200 style=grid size=8]
! Type of employment (headcount) | Women | Men | Other | Total
Permanent employees | 17,655 | 18,711 | 2 | 36,368
Temporary employees | 1,405 | 1,131 | 0 | 2,536
Employees without guaranteed hours | 0 | 0 | 0 | 0
[/table]
In 2024, 3,540 employees left the Group (turnover rate: 9.1%). Employees in Germany: 21,330; in Portugal: 5,904; no other country accounts for 10% or more. 41% of employees work part-time, largely in the cabin. The number of employees on average over the year was 38,212.

All employees in Germany and Portugal are covered by collective agreements, in the Group as a whole 86%. In Germany and Portugal, 100% of the employees work in establishments with employee representation.
### Working conditions
Collective agreements for cockpit and cabin crews run until the end of 2026. Strikes on 9 days led to the cancellation of 3,100 flights. In 2024, 4,200 new employees were hired, among them 610 apprentices and 390 pilots from our own flight schools. The employee engagement index was 2.3 on a scale from 1 (best) to 5.
## Diversity and pay
Top management consists of the Executive Board and the two levels below it: 171 persons, 48 of them women (28%). Employees under 30 years of age: 8,170 (21%); between 30 and 50 years: 19,452 (50%); over 50 years: 11,282 (29%). The gender pay gap was 28.3%. It is explained largely by the small number of women in the cockpit; adjusted for job group, it is 2.0%. The total annual remuneration of the highest-paid person was 62 times the median.
## Health and safety
[table widths=300 style=grid size=8]
! Key figures (employees) | 2024 | 2023
Employees covered by the health and safety management system | 93% | 91%
Deaths due to work-related injuries and illnesses | 0 | 1
Reportable work accidents | 702 | 684
Accident rate per million hours worked | 13.2 | 13.4
Days lost | 14,870 | 14,212
[/table]
# G1 Business conduct
In 2024 there were neither convictions nor fines for breaches of corruption law (2023: none). Training is compulsory for 6,400 employees in exposed functions, 96% of whom had a valid certificate at year-end. The Group spent €2.1 million on representing its interests in Brussels and in national capitals; it is registered in the EU Transparency Register. No donations were made to parties. Invoices were paid 36 days after receipt on average; the usual term of payment is 45 days.
`,
    answers: `
E1-5_01 = 48749 GWh
E1-5_02 = 48244 GWh
E1-5_03 = 12 GWh
E1-5_04 = 0.0 %
E1-5_05 = 493 GWh
E1-5_06 = 402 GWh
E1-5_07 = 88 GWh
E1-5_08 = 3 GWh
E1-5_09 = 1.0 %
E1-5_11 = 48110 GWh
E1-5_12 = 96 GWh
E1-5_14 = 38 GWh
E1-5_15 = 99.0 %
E1-5_18 = 3278 MWh/EUR million
E1-5_22 = 14870 EUR million
E1-6_07 = 12604 kt CO2e
E1-6_08 = 47 %
E1-6_09 = 21.4 kt CO2e
E1-6_10 = 6.2 kt CO2e
E1-6_11 = 3362 kt CO2e
E1-6_11#cat1 = 402 kt CO2e
E1-6_11#cat2 = 118 kt CO2e
E1-6_11#cat3 = 2764 kt CO2e
E1-6_11#cat4 = 31 kt CO2e
E1-6_11#cat6 = 9 kt CO2e
E1-6_11#cat7 = 22 kt CO2e
E1-6_11#cat15 = 16 kt CO2e
E1-6_12 = 15987.4 kt CO2e
E1-6_13 = 15972.2 kt CO2e
E1-6_17 = 104 kt CO2
E1-6_30 = 1075 t CO2e/EUR million
E1-6_31 = 1074 t CO2e/EUR million
E1-7_03 = yes
E1-7_10 = 214000 t CO2e
E1-7_14 = 12 %
E1-7_21 = no
SBM-1_06 = 14870 EUR million
S1-6_02 = 38904
S1-6_02#male = 19842
S1-6_02#female = 19060
S1-6_02#other = 2
S1-6_03 = 38212
S1-6_05#DE = 21330
S1-6_05#PT = 5904
S1-6_09#permanent = 36368
S1-6_09#permanent_female = 17655
S1-6_09#permanent_male = 18711
S1-6_09#permanent_other = 2
S1-6_09#temporary = 2536
S1-6_09#temporary_female = 1405
S1-6_09#temporary_male = 1131
S1-6_09#temporary_other = 0
S1-6_09#non_guaranteed = 0
S1-6_09#non_guaranteed_female = 0
S1-6_09#non_guaranteed_male = 0
S1-6_09#non_guaranteed_other = 0
S1-6_11 = 3540
S1-6_12 = 9.1 %
S1-6_14 = headcount
S1-8_01 = 86 %
S1-8_06#DE = 100 %
S1-8_06#PT = 100 %
S1-9_01#female = 48
S1-9_02#female = 28 %
S1-9_03 = 8170
S1-9_04 = 19452
S1-9_05 = 11282
S1-14_01 = 93 %
S1-14_02 = 0
S1-14_04 = 702
S1-14_05 = 13.2
S1-14_07 = 14870 days
S1-16_01 = 28.3 %
S1-16_02 = 62
G1-3_07 = 96 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-5_03 = 0 EUR
G1-5_04 = 2.1 EUR million
G1-5_10 = yes
G1-6_01 = 36 days
G1-6_02 = 45 days
absent E1-8_04 E2-4_02#NOx S1-6_20 S1-6_19 S1-7_01 E1-5_10 G1-6_03 E1-4_04 E1-4_07 S1-12_01 S1-13_04 E1-6_25
`,
  },
]
