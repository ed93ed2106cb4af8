import type { StyleDocument } from '../style-document.ts'
import { sixthDAirlineAnswers } from './sixth-d-airline-answers.ts'

export const sixthDAirline: StyleDocument = {
  name: 'aerovanta-group-annual-report-2024-sustainability-statement.pdf',
  language: 'en',
  year: 2024,
  style: 'airline group, ESRS-like sustainability statement, S1 tables by gender and country',
  look: { font: 'sans', size: 9, landscape: false, words: false, margin: 57 },
  text: `
head: Aerovanta Group Annual Report 2024 — Directors’ report — Sustainability statement
# Sustainability statement
## General information
### BP-1 General basis for preparation
This sustainability statement has been prepared on a consolidated basis and covers Aerovanta Group, S.A. and its subsidiaries. The scope of consolidation is the same as that of the consolidated financial statements. It covers our upstream and downstream value chain to the extent described under each topical standard, in particular fuel suppliers, aircraft and engine manufacturers, airports and handling agents. The Group has not used the option to omit information corresponding to intellectual property, know-how or the results of innovation. Portugal had not transposed the Corporate Sustainability Reporting Directive at the date of this report; we apply the European Sustainability Reporting Standards voluntarily, and the statement has been subject to limited assurance.

### SBM-1 Strategy, business model and value chain
Aerovanta Group operates three airlines – Aerovanta Portugal, Brabantia Airways and Wislair – from hubs in Lisbon, Brussels and Warsaw. In 2024 our 148 aircraft flew 24.9 million passengers (2023: 23.6 million) to 131 destinations; the load factor was 83.4%. The maintenance business, AV Technics, employs 3,100 people and earns roughly a third of its income from third parties, and our cargo business carried 214,000 tonnes of freight and mail, mostly in the bellies of passenger aircraft. Revenue came to EUR 6,742 million, up 6.1% on EUR 6,354 million in 2023. At the end of the year the Group had 24,618 employees (head count).

European aviation recovered unevenly. Traffic on intra-European routes exceeded 2019 for the first time, while flights from Warsaw to Asia still have to circumvent closed airspace, which adds up to 2 hours and 40 minutes and around 14 tonnes of fuel to each rotation to Seoul. Deliveries of new narrow-body aircraft were again late: instead of fourteen we received nine, and older aircraft stayed in the fleet.

The Group is not active in the fossil fuel sector (coal, oil and gas), in chemicals production, in controversial weapons, or in the cultivation and production of tobacco.

### GOV-1 The role of the administrative, management and supervisory bodies
The Board of Directors has 14 members: three executive and eleven non-executive directors. Six members are women, and the Board’s gender diversity ratio is 42.9%. Nine of the fourteen directors (64.3%) are independent. Two members are elected by employees. The Safety and Sustainability Committee met five times in 2024. Among other things it dealt with the double materiality assessment, contracts for sustainable aviation fuel (SAF) and the results of an engagement survey that 15,870 colleagues answered.

### GOV-3 Integration of sustainability-related performance in incentive schemes
The remuneration policy approved by shareholders in May 2023 provides for sustainability-linked targets in the variable pay of the executive directors. In 2024, 20% of variable remuneration depended on sustainability: 10% on carbon dioxide per revenue tonne-kilometre, 5% on the employee net promoter score and 5% on the share of women among pilots and senior managers.

### IRO-1 and SBM-3 Material impacts, risks and opportunities
Our assessment, updated in autumn 2024 with the help of 62 interviews, found 27 material impacts, risks and opportunities in climate change (E1), pollution (E2: noise as an entity-specific matter, air quality), resource use and waste (E5), own workforce (S1), workers in the value chain (S2), consumers and end-users (S4) and business conduct (G1). Water and marine resources (E3), biodiversity and ecosystems (E4) and affected communities (S3) were not material.

[page]
## Environmental information
### E1-1 Transition plan for climate change mitigation
The Board approved the transition plan “Glide Path 2050” in February 2024. It rests on four levers: fleet renewal (39% of the reduction needed by 2035), SAF (44%), operations such as continuous descent and single-engine taxiing (9%), and market-based measures in the remaining gap (8%). Investment in new aircraft will amount to EUR 3.9 billion between 2025 and 2030; each narrow-body of the new generation burns about 17% less fuel per seat than the model it replaces. The Group is not excluded from the EU Paris-aligned Benchmarks.

### E1.IRO-1 Climate risks
All hubs, hangars and the 131 destinations were screened for 28 climate-related hazards. We used a high-emission scenario (SSP5-8.5) and an intermediate one (SSP2-4.5) for 2030, 2040 and 2050. Extreme heat at Lisbon, where take-off weight restrictions would apply on 11 days a year by 2050 rather than two today, and coastal flooding at eight island airports stand out. Transition risk was tested against a net zero scenario in which allowances cost EUR 250 by 2040.

### E1-4 Targets
We aim to lower well-to-wake greenhouse gas emissions from jet fuel by 28% per revenue tonne-kilometre by 2035 from a 2019 base year. The target was validated in 2022 as consistent with a well-below 2 °C pathway for the sector; it is not compatible with limiting warming to 1.5 °C, and no such pathway for airlines was available at the time. By the end of 2024 the intensity was 9.7% below the base year. For ground operations (buildings, vehicles, engine test cells) we intend to halve Scope 1 and market-based Scope 2 emissions by 2030 compared with 2019. ReFuelEU Aviation obliges suppliers at EU airports to blend 2% SAF from 2025 and 6% from 2030; we plan to reach 10% in 2030.

### E1-5 Energy consumption and mix
[table style=rules widths=300,80,80 size=8.5]
! Energy consumption and mix (MWh) | 2024 | 2023
Fuel consumption from coal and coal products | – | –
Fuel consumption from crude oil and petroleum products | 21,486,300 | 20,894,700
· of which jet fuel | 21,402,900 | 20,808,100
Fuel consumption from natural gas | 38,420 | 40,115
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | 41,160 | 52,330
* Total energy consumption from fossil sources | 21,565,880 | 20,987,145
Share of fossil sources in total energy consumption | 98.3% | 98.9%
Energy consumption from nuclear sources | 12,870 | 14,005
Share of nuclear sources in total energy consumption | 0.1% | 0.1%
Fuel consumption from renewable sources (SAF, HVO) | 289,640 | 166,900
Consumption of purchased electricity, heat, steam and cooling from renewable sources | 63,210 | 51,470
Consumption of self-generated non-fuel renewable energy | 4,105 | 2,990
* Total energy consumption from renewable sources | 356,955 | 221,360
Share of renewable sources in total energy consumption | 1.6% | 1.0%
* Total energy consumption | 21,935,705 | 21,222,510
Energy intensity (MWh per EUR million net revenue) | 3,254 | 3,340
[/table]
fn: All revenue is generated in high climate impact sectors (NACE section H). Jet fuel is converted with 11.94 MWh per tonne.

We uplifted 1.79 million tonnes of conventional jet fuel and 23,700 tonnes of neat SAF, made from used cooking oil and animal fat. That is 1.3% of all fuel; airlines worldwide reached about 0.3% in 2024 according to the industry association. The solar roof on hangar 6 in Lisbon, commissioned in June, has a capacity of 1.8 MWp.

[page]
### E1-6 Gross Scopes 1, 2 and 3 and total GHG emissions
[table style=rules widths=260,72,72,72 size=8.5]
! t CO_{2}e | 2019 (base year) | 2023 | 2024
= Scope 1 | | |
Gross Scope 1 GHG emissions | 6,102,400 | 5,538,600 | 5,694,210
Percentage of Scope 1 from regulated emission trading schemes | 51.2% | 57.9% | 58.4%
= Scope 2 | | |
Gross location-based Scope 2 GHG emissions | 46,900 | 35,720 | 34,180
Gross market-based Scope 2 GHG emissions | 41,300 | 22,460 | 17,920
= Significant Scope 3 | | |
1 Purchased goods and services | 430,100 | 398,700 | 412,300
2 Capital goods | 512,000 | 251,400 | 388,600
3 Fuel and energy-related activities | 1,306,700 | 1,180,200 | 1,214,900
4 Upstream transportation and distribution | 101,200 | 92,800 | 96,400
5 Waste generated in operations | 2,640 | 2,090 | 2,110
6 Business travel | 14,300 | 9,410 | 9,870
7 Employee commuting | 36,900 | 30,200 | 31,450
13 Downstream leased assets | 84,200 | 121,000 | 118,700
15 Investments | 19,800 | 20,600 | 21,300
* Total gross indirect (Scope 3) GHG emissions | 2,507,840 | 2,106,400 | 2,295,630
* Total GHG emissions (location-based) | 8,657,140 | 7,680,720 | 8,024,020
* Total GHG emissions (market-based) | 8,651,540 | 7,667,460 | 8,007,760
= Intensity (t CO_{2}e per EUR million net revenue) | | |
Location-based | 1,548 | 1,209 | 1,190
Market-based | 1,547 | 1,207 | 1,188
[/table]
Scope 1 rose by 2.8% while revenue tonne-kilometres grew by 5.6%. Carbon dioxide per passenger-kilometre fell to 79.6 grams (2023: 81.1; 2019: 88.4). Biogenic emissions from burning SAF, which are not part of Scope 1, were 74,700 t CO_{2}. Climate effects other than CO_{2}, such as contrails, are not included; since April 2024 we have been rerouting about 400 night flights a month with two research institutes to test whether warming contrails can be avoided.

Under the EU, Swiss and UK emissions trading schemes we surrendered 3.33 million allowances. Free allocation ends in 2026, and already fell by a quarter in 2024. 

### E1-7 and E1-8 Carbon credits and internal carbon pricing
Passengers and corporate customers may pay for SAF or for carbon credits when booking. On their behalf the Group bought and cancelled carbon credits for 41,300 t CO_{2}e in 2024 (2023: 68,900 t), all from Gold Standard projects. Since a court ruling against a competitor we make no claims of carbon or climate neutrality for flights, tickets or the company. For fleet and SAF decisions we use a shadow price of EUR 105 per tonne of CO_{2}e.

### E2 Pollution and noise
91% of our aircraft meet the ICAO Chapter 14 noise standard. Night curfew exemptions were used 38 times at Brussels. Complaints by residents are handled by the airports; Brussels reported 118,000 of them from all airlines. Use of firefighting foam containing PFAS ended in our hangars in 2022.

### E5-5 Waste
Catering waste from outside the EU must by law be incinerated or buried, which caps recycling rates. A trial of pre-ordered meals on Warsaw–New York cut waste per passenger by 190 grams.
[table style=rules widths=300,80,80 size=8.5]
! Waste (t) | 2024 | 2023
Total waste generated | 38,940 | 37,210
· Hazardous waste | 1,870 | 1,930
· Non-hazardous waste | 37,070 | 35,280
Recycled | 11,200 | 10,050
Non-recycled waste | 27,740 | 27,160
Share of non-recycled waste | 71.2% | 73.0%
[/table]
There was no radioactive waste. Depleted-uranium balance weights have not been used in the fleet since 2008.

[page]
## Social information
### S1-1 to S1-3 Policies, engagement and channels
The Human Rights Policy, adopted in 2021, prohibits trafficking in human beings, forced labour and child labour. The Equal Opportunities Policy is aimed at eliminating discrimination and harassment; all cabin crew and managers take training on it every two years. Safety is governed by the Group’s safety management system, which covers accident prevention at work as well as flight safety. We engage with 27 trade unions and works councils in our three main countries. After eleven days of pilot strikes in Belgium in 2023, a collective agreement running to December 2027 was signed in March 2024; nine further days were lost to air traffic control strikes elsewhere.

Employees may raise concerns with their managers, works councils, the confidential advisers or the “Speak-Safe” line run by a third party. Retaliation is forbidden and the just-culture principle protects those who report safety events.

### S1-6 Characteristics of employees
[table style=zebra widths=180,75,75,75,75 size=8.5]
! Head count at 31 December 2024 | Portugal | Belgium | Poland | Other
Female | 5,210 | 2,655 | 2,198 | 1,261
Male | 5,986 | 3,181 | 2,734 | 1,378
Other | 4 | 2 | – | –
Not disclosed | 6 | 2 | – | 1
* Total | 11,206 | 5,840 | 4,932 | 2,640
[/table]

[table style=zebra widths=180,60,60,60,60,60 size=8.5]
! Head count at 31 December 2024 | Female | Male | Other | Not disclosed | Total
* Number of employees | 11,324 | 13,279 | 6 | 9 | 24,618
Permanent employees | 10,208 | 12,364 | 6 | 9 | 22,587
Temporary employees | 1,014 | 846 | – | – | 1,860
Non-guaranteed hours employees | 102 | 69 | – | – | 171
Full-time employees | 7,918 | 11,690 | 5 | 8 | 19,621
Part-time employees | 3,406 | 1,589 | 1 | 1 | 4,997
[/table]
Gender is as specified by the employees themselves. On average over the year the Group employed 24,270 people. During 2024, 2,486 employees left voluntarily or due to dismissal, retirement or death in service. The turnover rate, measured against average head count, was 10.2% (2023: 11.8%). Personnel expenses are shown in note 7 of the financial statements.

### S1-7 Non-employees
[table style=zebra widths=300,80,80 size=8.5]
! Head count at year end | 2024 | 2023
Self-employed people | 212 | 240
People provided by undertakings engaged in employment activities | 1,704 | 1,522
* Total non-employees in own workforce | 1,916 | 1,762
[/table]
Self-employed people are mostly simulator instructors; agency workers serve at check-in and in the kitchens over the summer.

### S1-8 and S1-10 Collective bargaining, adequate wages
87.4% of all employees are covered by collective bargaining agreements.
[table style=zebra widths=120,170,170 size=8.5]
! Coverage rate | Collective bargaining, employees EEA | Workplace representation, EEA
40–59% | Poland | –
80–100% | Portugal, Belgium | Portugal, Belgium, Poland
[/table]
All employees receive an adequate wage in line with applicable benchmarks. All are covered by social protection against loss of income from sickness, unemployment, employment injury and acquired disability, parental leave and retirement.

### S1-9 and S1-12 Diversity
[table style=zebra widths=240,80,80,80 size=8.5]
! Head count at 31 December 2024 | Female | Male | Total
Top management (two levels below the Board) | 19 | 41 | 60
· in % | 31.7 | 68.3 | 100
Under 30 years | 2,604 | 2,272 | 4,876
30–50 years | 6,105 | 7,129 | 13,245
Over 50 years | 2,615 | 3,878 | 6,497
[/table]
fn: Totals include employees of other or undisclosed gender.
6.8% of our pilots are women; across the industry the share is about 6%. Persons with disabilities make up 1.9% of employees, subject to legal limits on collecting such data; licensing rules exclude certain conditions in flight crew.

### S1-13 Training
[table style=zebra widths=240,80,80,80 size=8.5]
! 2024 | Female | Male | Total
Employees in regular performance and career development reviews (%) | 84.1 | 81.3 | 82.6
Average training hours per employee | 36.9 | 40.3 | 38.7
[/table]
Pilots spend at least 24 hours a year in the simulator, and technicians renew licences in a two-year rhythm. The Wings Academy, which reopened in 2022, accepted 180 cadets out of 6,400 applicants.

### S1-14 Health and safety
[table style=zebra widths=320,80,80 size=8.5]
! Own workforce | 2024 | 2023
Own workforce covered by the health and safety management system | 100% | 100%
Fatalities as a result of work-related injuries and ill health | 0 | 0
Fatalities of other workers working on our sites | 1 | 0
Recordable work-related accidents | 512 | 547
Rate of recordable work-related accidents (per million hours worked) | 13.9 | 15.3
Cases of recordable work-related ill health (employees) | 37 | 41
Days lost to injuries, ill health and fatalities (employees) | 11,842 | 12,960
[/table]
In August 2024 an employee of a ground handling agent was fatally injured by a belt loader at our Warsaw maintenance base. Together with the agent we have introduced proximity sensors. Turbulence and galley equipment remain the main causes of injury on board.

### S1-15 to S1-17 Work-life balance, pay and human rights
All employees (100%) are entitled to family-related leave; 9.8% took it in 2024, women at 11.4% and men at 8.4%. The gender pay gap, the difference between average hourly pay of men and women as a share of that of men, was 31.6% (2023: 33.0%). It mainly reflects the low number of women in the flight deck, where pay is highest: within pilots it is 7.2% and within cabin crew 1.1%. Total annual remuneration of the highest-paid individual was 41.3 times the median of all other employees.

[table style=zebra widths=320,80,80 size=8.5]
! Number, unless stated otherwise | 2024 | 2023
Incidents of discrimination, including harassment | 19 | 23
Complaints filed through channels for people in own workforce | 147 | 139
Complaints to National Contact Points for OECD Multinational Enterprises | 0 | 0
Fines, penalties and compensation for the above (EUR thousand) | 58 | 112
Severe human rights incidents connected to own workforce | 0 | 0
[/table]
There were no severe human rights incidents connected to our own workforce in 2024.

### S2 Workers in the value chain
The Supplier Code of Conduct, aligned with the core conventions of the International Labour Organization, is mandatory for all of our 4,200 active suppliers. A human rights risk assessment in 2023 pointed to ground handling, catering and laundry. We audited 16 handling agents and closed 41 of 49 findings. Value chain workers can use “Speak-Safe” in 14 languages, anonymously if they wish.

### S4 Consumers and end-users
Punctuality (within 15 minutes) was 76.8%, two points better than in the year before but below our goal of 80%. We received 186,400 complaints from passengers, a rate of 7.5 per thousand, and paid EUR 94 million in compensation under Regulation (EC) No 261/2004. A fault at a global software supplier in July 2024 alone led to 212 cancellations. Passenger councils in Lisbon and Brussels meet twice a year, and 410,000 customers answered our surveys.

## Governance information
### G1-1 and G1-3 Business conduct
The Code of Conduct was last revised in 2023. A whistleblower policy protects reporting persons in line with Directive (EU) 2019/1937. Our animal welfare policy applies to transport in the hold and in cargo: we do not carry hunting trophies or primates for laboratories. Functions most at risk of corruption are procurement, fuel purchasing, cargo sales and station management; 93.5% of the people in these functions completed anti-corruption training in 2024.

### G1-4 Incidents of corruption or bribery
[table style=zebra widths=320,80,80 size=8.5]
! Number, unless stated otherwise | 2024 | 2023
Convictions for violation of anti-corruption and anti-bribery laws | 0 | 0
Fines for violation of anti-corruption and anti-bribery laws (EUR) | 0 | 0
Confirmed incidents of corruption or bribery | 2 | 1
· in which own workers were dismissed or disciplined | 1 | 1
· in which contracts with business partners were terminated or not renewed | 1 | 0
[/table]

### G1-5 Political influence and lobbying
The Group made no political contributions, financial or in kind (EUR 0). We are entered in the EU Transparency Register. Internal and external lobbying cost EUR 2.4 million, and membership fees to lobbying associations were EUR 1.7 million. The main topics were the reform of the Single European Sky, a mechanism against carbon leakage in the ETS, and slot rules.

### G1-6 Payment practices
Our standard payment terms are 30 days from receipt of the invoice, irrespective of category; 78% of payments complied. On average it took 41 days to pay an invoice, mainly because of disputes with airports over charges for 2020 and 2021. Three legal proceedings for late payment were outstanding at the end of the year.
`,
  answers: sixthDAirlineAnswers,
}
