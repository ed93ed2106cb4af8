import type { StyleDocument } from '../style-document.ts'

/** Third set: a Dutch food retailer and a Spanish insurer. */
export const thirdEnglishWest: StyleDocument[] = [
  {
    name: 'hoogveld-markets-climate-and-waste.pdf',
    language: 'en',
    year: 2024,
    style:
      'Dutch food retailer: thousands in the header, latest year first, base year last, food waste and packaging beside',
    look: { size: 8.5, words: true },
    text: `
head: Hoogveld Markets N.V. – Annual report 2024 – Sustainability statements
# Climate
[columns 2]
Food has a footprint: more than 90 % of our emissions arise on farms, in factories and in our customers' kitchens. Together with 640 suppliers, who account for 72 % of our purchase volume, we work on reducing them. In 2024 we remodelled 58 of our 412 stores with CO_{2} refrigeration and heat recovery, closed gas connections in 37 stores and put 46 electric trucks on the road.

Our targets were validated by the Science Based Targets initiative in 2023 and are in line with limiting global warming to 1.5 °C. By 2030 we reduce the sum of Scope 1 and 2 emissions by 55 % and FLAG emissions in Scope 3 by 31 % compared with 2022. By 2050 we will be net zero, meaning that total emissions in Scope 1, 2 and 3 are at least 90 % lower than in 2022.
[next]
Scope 1 and 2 emissions (market-based) fell by 9 % in 2024 and are now 19 % below 2022. The decrease in Scope 3 is explained by a better mix of proteins (43 % plant-based, against a goal of 50 % by 2028) and new emission factors. The restated comparative figures include the 23 stores acquired in Flanders in 2023.

Of the electricity that we buy, 100 % comes from wind farms in the Netherlands and Belgium, backed by guarantees of origin. Solar panels on 131 roofs supplied 14 GWh, enough for about 5,200 households.
[/columns]
## How we are doing
[table widths=200 style=plain size=7.5]
! Target | Baseline | Result 2024 | Target | Year
Scope 1 and 2 emissions (index) | 100 | 81 | 45 | 2030
FLAG emissions (index) | 100 | 95 | 69 | 2030
Plant-based share of protein sales | 39% | 43% | 50% | 2028
Stores with CO_{2} refrigeration | 41% | 78% | 100% | 2029
Suppliers with own science-based targets (by emissions) | 12% | 37% | 70% | 2027
Zero-emission city deliveries | 3% | 19% | 100% | 2030
[/table]
## GHG emissions
[table widths=225 style=plain size=7.5]
! In thousands of tonnes CO_{2}-equivalent | 2024 | 2023^{1} | 2022^{1} (base year)
* Gross Scope 1 GHG emissions | 46.9 | 51.2 | 56.8
· Refrigerants | 12.6 | 14.9 | 17.8
· Heating | 17.9 | 19.6 | 22.0
· Transport | 16.4 | 16.7 | 17.0
* Gross Scope 2 GHG emissions – location-based | 116.2 | 121.8 | 128.4
* Gross Scope 2 GHG emissions – market-based | 3.5 | 4.4 | 5.1
* Gross Scope 3 GHG emissions | 6,296.8 | 6,408.3 | 6,612.0
· Cat. 1 Purchased goods and services | 5,902.4 | 5,988.0 | 6,170.3
·· of which FLAG | 3,644.0 | 3,709.5 | 3,841.7
· Cat. 2 Capital goods | 118.3 | 131.9 | 140.2
· Cat. 3 Fuel- and energy-related activities | 31.7 | 33.0 | 35.9
· Cat. 4 Upstream transportation and distribution | 64.9 | 67.2 | 70.8
· Cat. 5 Waste generated in operations | 8.6 | 9.1 | 9.9
· Cat. 6 Business travel | 0.7 | 0.6 | 0.5
· Cat. 7 Employee commuting | 29.4 | 30.2 | 30.7
· Cat. 11 Use of sold products | 74.2 | 78.8 | 83.1
· Cat. 12 End-of-life treatment of sold products | 41.0 | 42.6 | 44.0
· Cat. 14 Franchises | 22.5 | 23.9 | 23.8
· Cat. 15 Investments | 3.1 | 3.0 | 2.8
* Total GHG emissions – location-based | 6,459.9 | 6,581.3 | 6,797.2
* Total GHG emissions – market-based | 6,347.2 | 6,463.9 | 6,673.9
[/table]
fn: ^{1} Restated for acquisitions. None of our Scope 1 emissions fall under an emission trading scheme.
[page]
head: Hoogveld Markets N.V. – Annual report 2024 – Sustainability statements
## Energy consumption
[table widths=300 style=plain size=7.5]
! × 1,000 MWh | 2024 | 2023
Crude oil and petroleum products | 61.3 | 62.4
Natural gas | 88.7 | 97.1
Purchased electricity and heat from fossil sources | 12.4 | 14.0
* Fossil energy | 162.4 | 173.5
Renewable fuels (HVO, bio-LNG) | 9.8 | 7.7
Purchased electricity and heat from renewable sources | 351.6 | 354.2
Self-generated renewable electricity | 14.2 | 12.1
* Renewable energy | 375.6 | 374.0
* Total energy consumption | 538.0 | 547.5
Share of fossil energy | 30.2% | 31.7%
Share of renewable energy | 69.8% | 68.3%
Energy intensity (MWh per EUR 1 million net sales) | 83.8 | 88.0
GHG intensity, location-based (tonnes per EUR 1 million net sales) | 1,006.5 | 1,057.4
GHG intensity, market-based (tonnes per EUR 1 million net sales) | 989.0 | 1,038.5
[/table]
We do not use nuclear energy or coal. Net sales, as presented in the consolidated income statement, amounted to EUR 6,418 million (2023: EUR 6,224 million) and are used in full as the denominator.
# Circular economy
## Food waste and packaging
Unsold food amounted to 27,300 tonnes or 1.3 % of food sales by weight. We donated 4,120 tonnes to food banks and sold 3,350 tonnes as surprise boxes. Own-brand packaging put on the market weighed 61,200 tonnes, of which 34 % was recycled material. Dutch households throw away 33 kg of food per person each year.
## Waste
[table widths=300 style=plain size=7.5]
! In tonnes | 2024 | 2023
* Total waste generated | 141,870 | 144,015
Waste diverted from disposal | 126,290 | 127,411
· Preparation for reuse | 1,940 | 1,812
· Recycling | 102,390 | 103,040
· Other recovery operations | 21,960 | 22,559
Waste directed to disposal | 15,580 | 16,604
· Incineration | 14,910 | 15,877
· Landfilling | 130 | 151
· Other disposal operations | 540 | 576
Non-recycled waste | 37,540 | 39,163
Non-recycled waste as a percentage of total waste | 26.5% | 27.2%
Hazardous waste | 212 | 230
[/table]
[page]
head: Hoogveld Markets N.V. – Annual report 2024 – Sustainability statements
# Our people in figures
[tiles]
38,214 | employees at year-end (headcount)
19,402 | full-time equivalents
55% | women
5.9% | absenteeism (2023: 6.2%)
[/tiles]
[table widths=230 style=plain size=7.5]
! Headcount at 29 December | 2024 | % | 2023 | %
Women | 20,866 | 55 | 20,410 | 55
Men | 17,331 | 45 | 16,998 | 45
Other | 17 | 0 | 11 | 0
* Total | 38,214 | 100 | 37,419 | 100
The Netherlands | 33,120 | 87 | 32,406 | 87
Belgium | 5,094 | 13 | 5,013 | 13
Permanent contract | 24,910 | 65 | 24,101 | 64
Temporary contract | 13,304 | 35 | 13,318 | 36
Full-time | 7,605 | 20 | 7,588 | 20
Part-time | 30,609 | 80 | 29,831 | 80
Under 30 years old | 21,780 | 57 | 21,335 | 57
30–50 years old | 9,930 | 26 | 9,725 | 26
Over 50 years old | 6,504 | 17 | 6,359 | 17
[/table]
Supermarkets are where many young people find their first job, often for a summer. During the year 15,820 employees left us, which is a turnover of 41.6%. Leaving out students the figure would be 14.3%. All employees (100%) are covered by a collective labour agreement. In top management, which we define as the Executive Committee and the level below, 38% are women; our target for 2026 is 42%.
[columns 2]
## Workers in our supply chain
We buy from 1,140 production sites in 38 countries that our risk tool classes as high risk. In 2024 independent auditors visited 402 of them and reported 1,518 findings, 1,207 of which had been closed by year-end. Eleven sites were excluded. In the pilot on living wages 6,200 banana workers in two countries closed on average 64% of their wage gap.

Together with a trade union we carried out impact assessments for tomatoes and rice. In Italy some 430,000 seasonal workers are employed in farming, a quarter of them without a written contract.
[next]
## Customers and health
48% of sales of own-brand food came from products with a Nutri-Score A or B (2023: 46%); by 2027 it is to be 55%. We took 61 tonnes of salt and 340 tonnes of sugar out of our own recipes. Our customer service handled 212,000 contacts, and 91% of customers who answered were satisfied.

There were 14 recalls of own-brand products, two of them for undeclared allergens. In 63 stores we opened a quiet hour for people who are sensitive to noise and light.
[/columns]
`,
    answers: `
E1-4_01 = yes
E1-4_22 = yes
E1-4_04 = 90 % @2050
E1-6_07 = 46.9 kt CO2e
E1-6_08 = 0 %
E1-6_09 = 116.2 kt CO2e
E1-6_10 = 3.5 kt CO2e
E1-6_11 = 6296.8 kt CO2e
E1-6_11#cat1 = 5902.4 kt CO2e
E1-6_11#cat2 = 118.3 kt CO2e
E1-6_11#cat3 = 31.7 kt CO2e
E1-6_11#cat4 = 64.9 kt CO2e
E1-6_11#cat5 = 8.6 kt CO2e
E1-6_11#cat6 = 0.7 kt CO2e
E1-6_11#cat7 = 29.4 kt CO2e
E1-6_11#cat11 = 74.2 kt CO2e
E1-6_11#cat12 = 41 kt CO2e
E1-6_11#cat14 = 22.5 kt CO2e
E1-6_11#cat15 = 3.1 kt CO2e
E1-6_12 = 6459.9 kt CO2e
E1-6_13 = 6347.2 kt CO2e
E1-6_30 = 1006.5 tCO2e/EUR million
E1-6_31 = 989 tCO2e/EUR million
E1-6_34 = 6418 EUR million
SBM-1_06 = 6418 EUR million
E1-5_10 = 0 MWh
E1-5_11 = 61300 MWh
E1-5_12 = 88700 MWh
E1-5_14 = 12400 MWh
E1-5_02 = 162400 MWh
E1-5_03 = 0 MWh
E1-5_06 = 9800 MWh
E1-5_07 = 351600 MWh
E1-5_08 = 14200 MWh
E1-5_05 = 375600 MWh
E1-5_01 = 538000 MWh
E1-5_15 = 30.2 %
E1-5_09 = 69.8 %
E1-5_18 = 83.8 MWh/EUR million
E5-5_07 = 141870 t
E5-5_08 = 126290 t
E5-5_08#reuse = 1940 t
E5-5_08#recycling = 102390 t
E5-5_08#other_recovery = 21960 t
E5-5_09 = 15580 t
E5-5_09#incineration = 14910 t
E5-5_09#landfill = 130 t
E5-5_09#other_disposal = 540 t
E5-5_10 = 37540 t
E5-5_11 = 26.5 %
E5-5_15 = 212 t
S1-6_02 = 38214
S1-6_02#female = 20866
S1-6_02#male = 17331
S1-6_02#other = 17
S1-6_05#NL = 33120
S1-6_05#BE = 5094
S1-6_09#permanent = 24910
S1-6_09#temporary = 13304
S1-6_19 = 7605
S1-6_20 = 30609
S1-9_03 = 21780
S1-9_04 = 9930
S1-9_05 = 6504
S1-6_11 = 15820
S1-6_12 = 41.6 %
S1-8_01 = 100 %
S1-9_02#female = 38 %
absent E5-4_02 E5-4_05 E1-4_07 E1-4_16 S1-6_03 S1-14_04 S1-16_01 E3-4_11 S4-3_13 S2-1_06
`,
  },
  {
    name: 'penalta-seguros-non-financial-information-2023.pdf',
    language: 'en',
    year: 2023,
    style:
      'Spanish insurer: non-financial information statement, year ascending, year-end and average workforce, professional categories',
    look: { size: 8.5 },
    text: `
head: Peñalta Seguros Group   |   Consolidated Non-Financial Information Statement 2023
# Consolidated Statement of Non-Financial Information
This statement has been drawn up in compliance with Law 11/2018 and with reference to the GRI Standards. Its scope is that of the consolidated annual accounts of Peñalta Seguros, S.A. and subsidiaries. Written premiums amounted to 2,906 million euros and 5.3 million policies were in force in three countries.
## 1. Environmental matters
As an insurance company, the Group has a limited direct impact. Claims caused by weather events cost 184 million euros (2022: 131 million), 71% of them due to the September storms. The investment portfolio of 9.8 billion euros had a carbon intensity of 64 tCO_{2}e per million euros invested, 22% less than in 2019; the objective for 2025 is 60 tCO_{2}e.
### Energy consumption (GRI 302-1)
[table widths=230,70 style=zebra size=8]
! | Unit | 2021 | 2022 | 2023
Electricity | MWh | 9,604 | 9,288 | 8,912
Natural gas | MWh | 1,310 | 1,225 | 1,104
Heating oil | MWh | 122 | 110 | 96
Fuel, own fleet | MWh | 2,065 | 2,304 | 2,430
* Total energy consumption | MWh | 13,101 | 12,927 | 12,542
Electricity from renewable sources | % | 82 | 100 | 100
Consumption per employee | MWh | 2.82 | 2.74 | 2.61
[/table]
### Emissions (GRI 305-1, 305-2, 305-3)
[table widths=230,70 style=zebra size=8]
! | Unit | 2021 | 2022 | 2023
Scope 1 | tCO_{2}e | 1,142 | 1,087 | 968
Scope 2, location-based | tCO_{2}e | 1,748 | 1,691 | 1,640
Scope 2, market-based | tCO_{2}e | 402 | 0 | 0
Scope 3: business travel | tCO_{2}e | 611 | 1,204 | 1,377
Scope 3: commuting of employees | tCO_{2}e | 2,860 | 3,115 | 3,208
Scope 3: purchase of paper and IT equipment | tCO_{2}e | 740 | 702 | 655
* Scope 1 + 2 (market-based) | tCO_{2}e | 1,544 | 1,087 | 968
[/table]
fn: Emissions of the investment portfolio and of the workshops that repair insured vehicles are not included. The 2023 emissions have been offset with credits of a reforestation project in Zamora.
### Water, paper and waste (GRI 303-3, 306-3)
[table widths=230,70 style=zebra size=8]
! | Unit | 2021 | 2022 | 2023
Water withdrawn from the municipal network | m³ | 29,040 | 31,215 | 31,870
Paper consumption | t | 214 | 188 | 171
Waste generated | t | 402 | 377 | 361
· Hazardous (batteries, toner, WEEE) | t | 14 | 12 | 11
· Paper and cardboard sent for recycling | t | 166 | 151 | 149
[/table]
[page]
head: Peñalta Seguros Group   |   Consolidated Non-Financial Information Statement 2023
## 2. Social and personnel-related matters
At the 2023 year-end closing the Group had 4,812 employees (4,716 in 2022), 96.4% of them with a permanent contract.
### Total number and distribution of employees by gender, age, country and professional category (year-end)
[table widths=170 style=grid size=8]
! | 2022 | << | << | 2023 | << | <<
! | Men | Women | Total | Men | Women | Total
Spain | 1,668 | 1,871 | 3,539 | 1,690 | 1,914 | 3,604
Portugal | 299 | 388 | 687 | 304 | 398 | 702
Mexico | 214 | 276 | 490 | 220 | 286 | 506
* Total | 2,181 | 2,535 | 4,716 | 2,214 | 2,598 | 4,812
Under 30 years old | 251 | 329 | 580 | 262 | 349 | 611
From 30 to 50 years old | 1,322 | 1,652 | 2,974 | 1,316 | 1,667 | 2,983
Over 50 years old | 608 | 554 | 1,162 | 636 | 582 | 1,218
* Total | 2,181 | 2,535 | 4,716 | 2,214 | 2,598 | 4,812
Executives | 41 | 17 | 58 | 40 | 19 | 59
Middle managers | 402 | 288 | 690 | 401 | 301 | 702
Technicians | 1,190 | 1,344 | 2,534 | 1,226 | 1,391 | 2,617
Administrative staff | 548 | 886 | 1,434 | 547 | 887 | 1,434
* Total | 2,181 | 2,535 | 4,716 | 2,214 | 2,598 | 4,812
[/table]
### Annual average of contracts by modality
[table widths=170 style=grid size=8]
! | 2022 | << | << | 2023 | << | <<
! | Men | Women | Total | Men | Women | Total
Permanent | 2,071 | 2,425 | 4,496 | 2,103 | 2,481 | 4,584
Temporary | 83 | 104 | 187 | 80 | 101 | 181
* Average workforce | 2,154 | 2,529 | 4,683 | 2,183 | 2,582 | 4,765
Part-time (included above) | 58 | 250 | 308 | 57 | 254 | 311
Dismissals in the year | 44 | 40 | 84 | 49 | 47 | 96
[/table]
During the year 395 people left the Group and 491 joined it. Turnover, calculated over the average workforce, was 8.3%; voluntary turnover, 3.1%. The Group employed 128 people with a disability, 2.7% of the workforce (2022: 2.5%). All employees in Spain and Portugal are covered by the sector's collective agreement, which means 89.5% of the Group.
### Average remuneration and pay gap
[table widths=170 style=grid size=8]
! Average remuneration (euros) | Men 2022 | Women 2022 | Men 2023 | Women 2023
Executives | 151,400 | 128,900 | 155,850 | 134,200
Middle managers | 68,020 | 61,410 | 69,940 | 63,580
Technicians | 43,310 | 39,120 | 44,800 | 40,930
Administrative staff | 29,950 | 27,700 | 31,060 | 28,890
[/table]
The gender pay gap, as the difference between the average remuneration of men and women over that of men, was 16.3% (2022: 17.8%). Comparing people in equal positions it was 2.2%. The average remuneration of directors of the Board was 84,300 euros for men and 81,700 euros for women.
### Training, health and safety
[table widths=290 style=zebra size=8]
! | 2022 | 2023
Total training hours | 163,200 | 177,270
Average training hours per employee | 34.6 | 36.8
Absenteeism (hours) | 341,520 | 352,004
Accidents at work with sick leave – men | 9 | 8
Accidents at work with sick leave – women | 21 | 18
Frequency rate – men (accidents with leave / million hours) | 2.5 | 2.2
Frequency rate – women (accidents with leave / million hours) | 5.0 | 4.2
Occupational diseases | 0 | 0
Work-related fatalities | 0 | 0
[/table]
There are 22 health and safety committees, which represent 86% of the workforce.
[page]
head: Peñalta Seguros Group   |   Consolidated Non-Financial Information Statement 2023
## 3. Governance and the fight against corruption and bribery
[tiles]
11 | members of the Board of Directors
36.4% | women on the Board of Directors
54.5% | independent directors
97% | employees trained in the Code of Ethics
[/tiles]
Of the eleven directors, one is an executive director and ten are non-executive. The Whistleblowing Channel received 23 communications, none related to corruption. In 2023 there were no confirmed cases of corruption or bribery and no sentence was handed down against the Group in this connection. Contributions to political parties: 0 euros. Contributions to foundations and non-profit entities amounted to 3.2 million euros. Membership fees paid to insurance associations were 1.9 million euros.
The Compliance Committee met nine times. All of the 1,284 new agents and brokers signed the Code of Ethics; due diligence was carried out on 640 intermediaries, of which 13 were rejected. 2,977 employees completed the course on the prevention of money laundering.
### Human rights
The Group adheres to the United Nations Global Compact. A due diligence review of 95 suppliers, which represent 61% of purchases, identified four with deficiencies in the documentation of working hours.
## 4. Society, customers and suppliers
The foundation supported 48 projects with 117,000 beneficiaries, in which 936 employees volunteered 5,480 hours. 89% of purchases were made from local suppliers.
The average payment period to suppliers was 24 days (2022: 26 days), in accordance with Law 15/2010; 94.7% of the invoices, representing 96.8% of the monetary volume, were paid within the legal maximum of 60 days. A total of 18,412 complaints and claims were received from customers (2022: 17,950), 62% of which were resolved in the customer's favour; the average time for resolution was 11 days. Corporate income tax paid came to 48.7 million euros.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
E1-5_01 = 12542 MWh
E1-5_12 = 1104 MWh
E1-6_07 = 968 t CO2e
E1-6_09 = 1640 t CO2e
E1-6_10 = 0 t CO2e
E1-6_11#cat6 = 1377 t CO2e
E1-6_11#cat7 = 3208 t CO2e
E1-7_03 = yes
E3-4_11 = 31870 m3
E5-5_07 = 361 t
E5-5_15 = 11 t
S1-6_02 = 4812
S1-6_02#male = 2214
S1-6_02#female = 2598
S1-6_03 = 4765
S1-6_03#male = 2183
S1-6_03#female = 2582
S1-6_05#ES = 3604
S1-6_05#PT = 702
S1-6_05#MX = 506
S1-6_10#permanent = 4584
S1-6_10#permanent_male = 2103
S1-6_10#permanent_female = 2481
S1-6_10#temporary = 181
S1-6_10#temporary_male = 80
S1-6_10#temporary_female = 101
S1-6_10#part_time = 311
S1-6_10#part_time_male = 57
S1-6_10#part_time_female = 254
S1-6_11 = 395
S1-6_12 = 8.3 %
S1-8_01 = 89.5 %
S1-9_01#female = 19
S1-9_01#male = 40
S1-9_03 = 611
S1-9_03#male = 262
S1-9_03#female = 349
S1-9_04 = 2983
S1-9_04#male = 1316
S1-9_04#female = 1667
S1-9_05 = 1218
S1-9_05#male = 636
S1-9_05#female = 582
S1-12_01 = 2.7 %
S1-13_04 = 36.8 h
S1-14_02 = 0
S1-14_06 = 0
S1-16_01 = 16.3 %
GOV-1_01 = 1
GOV-1_02 = 10
GOV-1_05#female = 36.4 %
GOV-1_07 = 54.5 %
G1-4_01 = 0
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_05 = 1.9 EUR million
G1-6_01 = 24 days
G1-6_03 = 94.7|96.8 %
S4-3_13 = 18412
absent E1-6_11 E1-6_12 E1-6_13 E1-5_09 SBM-1_06 S1-14_04 S1-14_05 S1-14_07 S1-9_02#female S1-16_02 S1-17_02 S1-7_01 E1-7_10
`,
  },
]
