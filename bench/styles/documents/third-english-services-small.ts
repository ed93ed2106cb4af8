import type { StyleDocument } from '../style-document.ts'

/** Third set: VSME reports of a small Irish haulier and a Slovenian hotel. */
export const thirdEnglishSmall: StyleDocument[] = [
  {
    name: 'tarmon-freight-vsme-2024.pdf',
    language: 'en',
    year: 2024,
    style: 'VSME report of a small Irish haulier: basic and comprehensive module, one numbered table per disclosure',
    look: { size: 9.5 },
    text: `
# Tarmon Freight Ltd – Sustainability report 2024
Prepared on the basis of the Voluntary Sustainability Reporting Standard for non-listed SMEs (VSME). Published 28 April 2025.
## B1 – Basis for preparation
[table widths=330 style=grid align=left]
Option chosen | Option B (Basic Module and Comprehensive Module)
Basis | Individual
Legal form | Private company limited by shares
NACE code | H49.41 Freight transport by road
Size of the balance sheet (total assets) | €9,860,000
Turnover | €17,420,000
Number of employees at year end (headcount) | 86
Main country of operations | Ireland
Sites | Naas, Co. Kildare (owned); Shannon, Co. Clare (leased)
[/table]
## B2 – Practices, policies and future initiatives
We run 64 articulated trucks and 112 trailers, all Euro VI. Eight trucks run on HVO for two customers, who received certificates for 298 t of avoided CO_{2}e. Driver coaching since 2021 has cut fuel use from 31.4 to 29.2 litres per 100 km. We are certified to ISO 9001 and hold an EcoVadis bronze medal (58 of 100 points).
## B3 – Energy and greenhouse gas emissions
[table widths=200 style=grid]
! MWh | Renewable | Non-renewable | Total
Electricity (as reflected in utility billings) | 212.4 | 0.0 | 212.4
Self-generated electricity (roof, Naas) | 38.6 | 0.0 | 38.6
Fuels | 1,240.5 | 19,860.0 | 21,100.5
* Total energy consumption | 1,491.5 | 19,860.0 | 21,351.5
[/table]
[table widths=330 style=grid]
! GHG emissions | tCO_{2}e
Gross Scope 1 GHG emissions | 5,301.2
Gross Scope 2 GHG emissions, location-based | 61.8
Gross Scope 2 GHG emissions, market-based | 0.0
Total Scope 1 and Scope 2 GHG emissions (location-based) | 5,363.0
GHG intensity per turnover, Scope 1 and 2 location-based (tCO_{2}e per €m) | 307.9
[/table]
## B4 – Pollution of air, water and soil
We are not required by law or under a management system to report pollutants.
## B5 – Biodiversity
[table widths=330 style=grid]
Sites in or near biodiversity-sensitive areas | 1 (Shannon, near the Lower River Shannon SAC)
Area of that site (ha) | 1.8
Total use of land (ha) | 3.4
Total sealed area (ha) | 2.9
Nature-oriented area on site (ha) | 0.2
Nature-oriented area off site (ha) | 0.0
[/table]
[page]
## B6 – Water
Total water withdrawal was 1,420 m³, of which 905 m³ at Naas. Neither site is in an area of high water stress. Almost all of it is discharged to the sewer after the oil separator, so that no consumption is calculated.
## B7 – Resource use, circular economy and waste management
[table widths=200 style=grid]
! Waste (tonnes) | Diverted to recycling or reuse | Directed to disposal | Total generated
Non-hazardous | 49.5 | 13.2 | 62.7
Hazardous (waste oil, filters, batteries) | 8.8 | 3.1 | 11.9
* Total | 58.3 | 16.3 | 74.6
[/table]
Tyres are retreaded up to twice; 388 retreads were fitted in 2024.
## B8 – Workforce – General characteristics
[columns 2]
[table widths=130 style=grid]
! Contract | Headcount
Permanent | 81
Temporary | 5
* Total | 86
[/table]
[next]
[table widths=130 style=grid]
! Gender | Headcount
Male | 72
Female | 14
* Total | 86
[/table]
[/columns]
By country of the employment contract: Ireland 79, United Kingdom (Northern Ireland) 7. 15 employees left during the year; the employee turnover rate was 17.4%.
## B9 – Workforce – Health and safety
Recordable work-related accidents: 4. Rate of recordable work-related accidents: 4.6. Fatalities as a result of work-related injuries and work-related ill health: 0.
## B10 – Workforce – Remuneration, collective bargaining and training
[table widths=330 style=grid]
Do all employees receive pay equal to or above the applicable minimum wage? | Yes
Percentage gap in pay between female and male employees | 6.1%
Employees covered by collective bargaining agreements | 52%
Average annual training hours per employee | 16.6
– male employees | 17.5
– female employees | 12.0
[/table]
## B11 – Convictions and fines for corruption and bribery
Number of convictions: 0. Total amount of fines: €0.
## C3 – GHG reduction targets and climate transition
[table widths=150 style=grid]
! Target | Base year 2022 | 2024 | Target 2030 | Reduction from base year
Gross Scope 1 (tCO_{2}e) | 5,890.0 | 5,301.2 | 4,712.0 | 20%
[/table]
The main lever is HVO in a further twelve trucks. We have not adopted a transition plan.
## C5 – Additional (general) workforce characteristics
One woman and four men work at management level. Self-employed drivers working exclusively for us: 9. Temporary workers provided by employment agencies: 6.
[page]
## C6 and C7 – Human rights
[table widths=330 style=grid align=left]
Do we have a code of conduct or human rights policy for our own workforce? | Yes
It covers child labour, forced labour and human trafficking | Yes
It covers discrimination | Yes
It covers accident prevention | Yes
Is there a complaint-handling mechanism for our own workforce? | Yes
Confirmed severe human rights incidents in our own workforce | None
[/table]
## C8 – Revenues from certain sectors and exclusion from EU reference benchmarks
We derive no revenue from controversial weapons, the cultivation and production of tobacco, fossil fuels or chemicals production. We are not excluded from EU reference benchmarks aligned with the Paris Agreement.
## C9 – Gender diversity ratio in the governance body
The board has one female and three male directors, a gender diversity ratio of 0.33.
`,
    answers: `
BP-1_01 = individual
SBM-1_06 = 17420000 EUR
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-1_12 = no
E1-4_01 = yes
E1-4_07 = 20 % @2030
E1-5_01 = 21351.5 MWh
E1-5_05 = 1491.5 MWh
E1-5_06 = 1240.5 MWh
E1-5_07 = 212.4 MWh
E1-5_08 = 38.6 MWh
E1-5_14 = 0 MWh
E1-5_17 = 38.6 MWh
E1-6_07 = 5301.2 t CO2e
E1-6_09 = 61.8 t CO2e
E1-6_10 = 0 t CO2e
E4-5_01 = 1
E4-5_02 = 1.8 ha
E4-5_10 = 3.4 ha
E4-5_11 = 2.9 ha
E4-5_12 = 0.2 ha
E4-5_13 = 0 ha
E4.IRO-1_14 = yes
E3-4_11 = 1420 m3
E5-5_07 = 74.6 t
E5-5_15 = 11.9 t
E5-5_08 = 58.3 t
E5-5_08#hazardous = 8.8 t
E5-5_08#nonhazardous = 49.5 t
E5-5_09 = 16.3 t
E5-5_09#hazardous = 3.1 t
E5-5_09#nonhazardous = 13.2 t
S1-6_02 = 86
S1-6_02#male = 72
S1-6_02#female = 14
S1-6_05#IE = 79
S1-6_09#permanent = 81
S1-6_09#temporary = 5
S1-6_11 = 15
S1-6_12 = 17.4 %
S1-7_02 = 9
S1-7_03 = 6
S1-14_02 = 0
S1-14_04 = 4
S1-14_05 = 4.6
S1-10_01 = yes
S1-16_01 = 6.1 %
S1-8_01 = 52 %
S1-13_04 = 16.6 h
S1-13_04#male = 17.5 h
S1-13_04#female = 12 h
S1-9_01#female = 1
S1-9_01#male = 4
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-17_08 = 0
S1-17_10 = yes
G1-4_01 = 0
G1-4_02 = 0 EUR
GOV-1_06 = 0.33
absent E1-6_11 E1-6_12 E1-6_30 E3-4_01 E1-4_04 S1-7_01 E5-5_10 S1-14_07 G1-4_04
`,
  },
  {
    name: 'vila-lokvanja-vsme-2025.pdf',
    language: 'en',
    year: 2025,
    style: 'VSME report of a Slovenian family hotel: basic module told in sentences, guests and overnight stays beside',
    look: { font: 'serif', size: 10.5 },
    text: `
# Sustainability at Vila Lokvanja
### Voluntary report for 2025 according to the VSME Standard (Basic Module)
## About us (B1)
Vila Lokvanja d.o.o. is a family business with one hotel, a restaurant and a small campsite on the shore of the lake. In 2025 we welcomed 16,940 guests, who stayed for 41,280 nights (2024: 39,850). Sales came to EUR 3,412,600 and the balance sheet total was EUR 6,087,000. At the end of the year we employed 38 people, or 35.5 full-time equivalents. The report concerns only our company, as we have no subsidiaries.
## What we do for the environment (B2)
The hotel has held the EU Ecolabel since 2019. Guests who arrive by train or bicycle receive a discount of 5 %; last year 1,310 did. With the new kitchen we use 30 % less gas per meal. By 2028 we want to heat the pool wholly with solar heat.
## Energy and emissions (B3)
[table widths=180 style=rules]
! Energy source | Quantity | Energy (MWh) | of which renewable (MWh)
Electricity (contract with guarantees of origin) | 412,600 kWh | 412.6 | 412.6
Wood pellets | 136.5 t | 655.2 | 655.2
Liquefied petroleum gas | 24.8 t | 318.0 | 0.0
* Total | | 1,385.8 | 1,067.8
[/table]
Burning gas and the refrigerants that we refilled caused 73.9 tonnes of CO_{2}e (Scope 1). The electricity that we bought corresponds to 109.3 tonnes according to the location-based method (Scope 2). Together that is 183.2 tonnes, or 4.4 kg per overnight stay. We have not calculated what our guests' journeys cause.
## Pollution and nature (B4, B5)
We do not release pollutants that would have to be reported. The campsite of 0.9 hectares lies inside the Natura 2000 area; the hotel itself does not. Of our 2.1 hectares of land 0.6 hectares are sealed.
## Water (B6)
We took 9,870 m³ of water from the municipal network. What evaporates from the pool and the gardens, our water consumption, is estimated at 1,150 m³. An overnight stay needs 239 litres. The lake region has no high water stress.
[page]
## Waste (B7)
[bars]
Food waste | 23.0 t
Paper and board | 14.2 t
Glass | 9.7 t
Mixed waste | 9.1 t
Plastics and metal | 5.1 t
Hazardous waste | 0.3 t
[/bars]
In total 61.4 tonnes of waste arose, of which 0.3 tonnes were hazardous (batteries, cleaning agents). 52.0 tonnes were recycled or composted. Food waste per meal fell to 118 g.
## Our team (B8)
Of the 38 people, 23 are women and 15 are men. 31 have a permanent and 7 a fixed-term contract. In summer up to 14 students and pupils help us through the student service. Eight people left in 2025, a turnover of 21.1 %.
## Health and safety (B9)
There was one recordable accident, a burn in the kitchen, and no fatality.
## Pay and training (B10)
Everyone earns at least the pay laid down in the collective agreement of the hospitality sector, which covers all of us (100 %). The pay gap between women and men is -2.3 %: on average women earn slightly more per hour. Each employee spent 13 hours on training on average. Nationally, the pay gap in Slovenia was reported as 5.4 %.
## Fair business (B11)
Nobody was convicted or fined for corruption or bribery.
`,
    answers: `
BP-1_01 = individual
SBM-1_06 = 3412600 EUR
E1-5_01 = 1385.8 MWh
E1-5_05 = 1067.8 MWh
E1-5_06 = 655.2 MWh
E1-5_07 = 412.6 MWh
E1-5_11 = 318 MWh
E1-6_07 = 73.9 t CO2e
E1-6_09 = 109.3 t CO2e
E4-5_01 = 1
E4-5_02 = 0.9 ha
E4-5_10 = 2.1 ha
E4-5_11 = 0.6 ha
E4.IRO-1_14 = yes
E3-4_11 = 9870 m3
E3-4_01 = 1150 m3
E5-5_07 = 61.4 t
E5-5_15 = 0.3 t
S1-6_02 = 38
S1-6_02#female = 23
S1-6_02#male = 15
S1-6_09#permanent = 31
S1-6_09#temporary = 7
S1-6_11 = 8
S1-6_12 = 21.1 %
S1-14_02 = 0
S1-14_04 = 1
S1-8_01 = 100 %
S1-16_01 = -2.3 %
S1-13_04 = 13 h
G1-4_01 = 0
G1-4_02 = 0
absent E1-6_10 E1-6_11 E1-6_12 E1-6_30 E3-4_08 S1-14_05 S1-7_01 E5-5_10 E1-4_04 E1-5_09
`,
  },
]
