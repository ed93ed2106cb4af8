import type { StyleDocument } from '../style-document.ts'

/** Sustainability statements of large groups: energy and telecommunications. */
export const thirdEnglishLargeNetwork: StyleDocument[] = [
  {
    name: 'solmarenga-consolidated-statement.pdf',
    language: 'en',
    year: 2025,
    style: 'power company: newest year first with absolute change, unit in the row, own workforce beside contractors',
    look: { size: 8.5, words: true },
    text: `
head: 4. Consolidated Sustainability Statement   |   Solmarenga S.p.A. Integrated Annual Report 2025
# 2. Environmental information
## Climate change
Solmarenga generates, distributes and sells electricity and gas in Spain, Italy and Brazil. The Group is active in the fossil fuel sector: revenue from natural gas sales amounted to €4,118 million and revenue from coal-fired power plants to €96 million in 2025. Total revenue was €31,402 million (€32,870 million in 2024). Solmarenga is not excluded from the EU Paris-aligned benchmarks.
### Decarbonization road map
[table widths=190 style=rules size=8 align=left]
! Target | Base year | 2025 actual | 2027 | 2030
Intensity of direct emissions from power generation (gCO_{2eq}/kWh) | 366 (2017) | 184 | 160 | 118
Absolute emissions from the sale of gas, Scope 3 (MtCO_{2eq}) | 26.2 (2017) | 12.4 | 11.0 | 9.1
Exit from coal | – | 1 plant | 0 | 0
[/table]
Investment in renewables and grids under the 2025–2027 plan amounts to €19.4 billion, of which 93% goes to activities contributing to the energy transition. In 2025, capital expenditure allocated to the transition plan was €6.1 billion.
### Energy consumption within the organization
[table widths=235,45 style=rules size=8]
! Energy consumption and mix | | 2025 | 2024 | 2025–2024 | %
Consumption from coal and coal products | GWh | 3,120 | 7,455 | (4,335) | –58.1
Consumption from crude oil and petroleum products | GWh | 8,904 | 9,312 | (408) | –4.4
Consumption from natural gas | GWh | 61,245 | 64,020 | (2,775) | –4.3
Consumption from other fossil sources | GWh | – | – | – | –
Purchased or acquired electricity, heat, steam and cooling from fossil sources | GWh | 1,108 | 1,215 | (107) | –8.8
* Total consumption from fossil sources | GWh | 74,377 | 82,002 | (7,625) | –9.3
Share of fossil sources in total energy consumption | % | 82.1 | 84.2 | –2.1 | –2.5
Consumption from nuclear sources | GWh | 14,902 | 14,118 | 784 | 5.6
Share of nuclear sources in total energy consumption | % | 16.5 | 14.5 | 2.0 | 13.8
Fuel consumption for renewable sources (biomass, biogas) | GWh | 912 | 884 | 28 | 3.2
Purchased or acquired electricity, heat, steam and cooling from renewable sources | GWh | 388 | 402 | (14) | –3.5
* Total consumption from renewable sources | GWh | 1,300 | 1,286 | 14 | 1.1
Share of renewable sources in total energy consumption | % | 1.4 | 1.3 | 0.1 | 7.7
* TOTAL ENERGY CONSUMPTION | GWh | 90,579 | 97,406 | (6,827) | –7.0
[/table]
[table widths=235,45 style=rules size=8]
! Energy production | | 2025 | 2024 | 2025–2024 | %
Production from non-renewable sources | GWh | 36,074 | 39,482 | (3,408) | –8.6
· of which nuclear | GWh | 4,870 | 4,610 | 260 | 5.6
Production from renewable sources | GWh | 46,118 | 43,206 | 2,912 | 6.7
· of which hydroelectric | GWh | 19,844 | 20,712 | (868) | –4.2
· of which wind | GWh | 17,390 | 15,106 | 2,284 | 15.1
· of which solar and other | GWh | 8,884 | 7,388 | 1,496 | 20.2
[/table]
Consumption of nuclear fuel is calculated from the heat released in the reactors of the two plants in which the Group holds shares (thermal efficiency 32.7%). Energy sold to end customers – 94.6 TWh of electricity and 61.2 TWh of gas – is not consumption of the Group. The consumption of the offices was 41 GWh.
Net installed capacity reached 28.6 GW, 71% of it renewable. Electricity transported on the Group's grids totalled 118.3 TWh.
[page]
head: 4. Consolidated Sustainability Statement   |   Solmarenga S.p.A. Integrated Annual Report 2025
### Gross GHG emissions
[table widths=235,62 style=rules size=8]
! | | 2025 | 2024 | 2025–2024 | %
* Scope 1 – Direct emissions | ktCO_{2eq} | 15,212 | 17,904 | (2,692) | –15.0
· from power generation | ktCO_{2eq} | 14,861 | 17,540 | (2,679) | –15.3
· from other activities | ktCO_{2eq} | 351 | 364 | (13) | –3.6
Scope 1 emissions under regulated emission trading schemes | % | 89 | 91 | –2 | –2.2
* Scope 2 – Location-based | ktCO_{2eq} | 1,944 | 2,021 | (77) | –3.8
· of which grid losses | ktCO_{2eq} | 1,790 | 1,858 | (68) | –3.7
* Scope 2 – Market-based | ktCO_{2eq} | 2,310 | 2,405 | (95) | –4.0
* Scope 3 | ktCO_{2eq} | 34,870 | 37,412 | (2,542) | –6.8
· Category 1 – Purchased goods and services | ktCO_{2eq} | 2,340 | 2,298 | 42 | 1.8
· Category 2 – Capital goods | ktCO_{2eq} | 1,488 | 1,531 | (43) | –2.8
· Category 3 – Fuel- and energy-related activities | ktCO_{2eq} | 6,204 | 7,015 | (811) | –11.6
· Category 4 – Upstream transportation | ktCO_{2eq} | 31 | 58 | (27) | –46.6
· Category 5 – Waste | ktCO_{2eq} | 22 | 25 | (3) | –12.0
· Category 6 – Business travel | ktCO_{2eq} | 7 | 6 | 1 | 16.7
· Category 7 – Employee commuting | ktCO_{2eq} | 12 | 12 | – | –
· Category 11 – Use of sold products | ktCO_{2eq} | 24,706 | 26,405 | (1,699) | –6.4
· Category 15 – Investments | ktCO_{2eq} | 60 | 62 | (2) | –3.2
* Total GHG emissions (location-based) | ktCO_{2eq} | 52,026 | 57,337 | (5,311) | –9.3
* Total GHG emissions (market-based) | ktCO_{2eq} | 52,392 | 57,721 | (5,329) | –9.2
GHG intensity on revenue (location-based) | tCO_{2eq}/€m | 1,656.8 | 1,744.4 | –87.6 | –5.0
GHG intensity on revenue (market-based) | tCO_{2eq}/€m | 1,668.4 | 1,756.0 | –87.6 | –5.0
[/table]
Avoided emissions thanks to renewable generation are estimated at 17.9 MtCO_{2eq}. The Group surrendered 13.5 million allowances and applied an internal reference price of 82 €/t in the plan for 2025.
## Pollution
[table widths=235,45 style=rules size=8]
! Emissions to air above E-PRTR threshold | | 2025 | 2024 | 2025–2024 | %
NO_{x} | t | 11,870 | 14,205 | (2,335) | –16.4
SO_{2} | t | 3,402 | 6,118 | (2,716) | –44.4
Particulates (PM_{10}) | t | 188 | 341 | (153) | –44.9
[/table]
## Water
[table widths=235,45 style=rules size=8]
! | | 2025 | 2024 | 2025–2024 | %
Water withdrawals | Mm³ | 27.9 | 33.6 | (5.7) | –17.0
Water discharges | Mm³ | 5.2 | 6.4 | (1.2) | –18.8
Water consumption | Mm³ | 22.7 | 27.2 | (4.5) | –16.5
· of which in water-stressed areas | Mm³ | 6.1 | 7.0 | (0.9) | –12.9
Specific water requirement | l/kWh | 0.28 | 0.33 | –0.05 | –15.2
[/table]
Water data cover 44 thermal and nuclear plants; the remaining uses account for about 0.4 Mm³. Environmental fines paid in the year totalled €0.7 million for 19 proceedings. Remediation of the former coal sites at Porto Levante will cost €210 million over ten years. Some 186 species on the IUCN Red List live near the Group's plants, and 117 biodiversity projects were under way, 22 of them in cooperation with universities.
Open-cycle cooling water returned to the sea (1,214 Mm³) is excluded.
[page]
head: 4. Consolidated Sustainability Statement   |   Solmarenga S.p.A. Integrated Annual Report 2025
# 3. Social information
## Own workforce
[table widths=235,45 style=rules size=8]
! Employees | | 2025 | 2024 | 2025–2024 | %
* Employees at year end | no. | 27,904 | 28,350 | (446) | –1.6
· men | no. | 20,872 | 21,310 | (438) | –2.1
· women | no. | 7,032 | 7,040 | (8) | –0.1
Spain | no. | 12,210 | 12,388 | (178) | –1.4
Italy | no. | 6,018 | 6,102 | (84) | –1.4
Brazil | no. | 5,344 | 5,490 | (146) | –2.7
Other countries | no. | 4,332 | 4,370 | (38) | –0.9
Permanent contracts | no. | 27,410 | 27,822 | (412) | –1.5
Fixed-term contracts | no. | 494 | 528 | (34) | –6.4
Full-time | no. | 27,556 | 28,008 | (452) | –1.6
Part-time | no. | 348 | 342 | 6 | 1.8
Terminations | no. | 1,818 | 2,102 | (284) | –13.5
Turnover rate | % | 6.5 | 7.4 | –0.9 | –12.2
Under 30 | no. | 2,790 | 2,866 | (76) | –2.7
From 30 to 50 | no. | 15,905 | 16,231 | (326) | –2.0
Over 50 | no. | 9,209 | 9,253 | (44) | –0.5
Employees covered by collective agreements | % | 94.2 | 94.0 | 0.2 | 0.2
Employees with disabilities | % | 2.4 | 2.4 | – | –
Employees who received an annual performance review | % | 96.8 | 96.1 | 0.7 | 0.7
Training hours per employee | h/pers. | 46.3 | 44.0 | 2.3 | 5.2
Women in top management | no. | 19 | 18 | 1 | 5.6
Women in top management | % | 24.7 | 23.4 | 1.3 | 5.6
Gender pay gap | % | 8.9 | 9.4 | –0.5 | –5.3
CEO pay ratio | ratio | 71 | 69 | 2 | 2.9
[/table]
### Health and safety
[table widths=215,45 style=rules size=8]
! | | 2025 | 2024 | 2025–2024
Employees – fatal accidents | no. | 1 | 0 | 1
Employees – recordable accidents | no. | 66 | 78 | (12)
Employees – rate of recordable accidents | i. | 1.37 | 1.59 | –0.22
Contractors – fatal accidents | no. | 4 | 3 | 1
Contractors – recordable accidents | no. | 214 | 231 | (17)
Contractors – rate of recordable accidents | i. | 1.92 | 2.06 | –0.14
Employees – days lost | no. | 2,212 | 2,640 | (428)
[/table]
The rate of recordable accidents is the number of accidents per million hours worked. Contractor firms are part of the value chain. The integrated health and safety management system covers 100% of employees.
# 4. Governance information
Confirmed cases of corruption: 2 in 2025 (1 in 2024); both led to the dismissal of the persons concerned. No convictions and no fines for violations of anti-corruption law. The average payment time was 43 days; 97.1% of payments were made within the contractual terms. The Board of Directors has 11 members: 1 executive and 10 non-executive directors, of whom 8 are independent. Women hold 45.5% of the seats. The Group is entered in the EU Transparency Register.
`,
    answers: `
SBM-1_06 = 31402 EUR million
SBM-1_09 = yes
SBM-1_13 = 4118 EUR million
SBM-1_11 = 96 EUR million
E1-1_06 = 6.1 EUR billion
E1-1_12 = no
E1-5_01 = 90579 GWh
E1-5_02 = 74377 GWh
E1-5_03 = 14902 GWh
E1-5_04 = 16.5 %
E1-5_05 = 1300 GWh
E1-5_06 = 912 GWh
E1-5_07 = 388 GWh
E1-5_09 = 1.4 %
E1-5_10 = 3120 GWh
E1-5_11 = 8904 GWh
E1-5_12 = 61245 GWh
E1-5_14 = 1108 GWh
E1-5_15 = 82.1 %
E1-5_16 = 36074 GWh
E1-5_17 = 46118 GWh
E1-6_07 = 15212 kt CO2e
E1-6_08 = 89 %
E1-6_09 = 1944 kt CO2e
E1-6_10 = 2310 kt CO2e
E1-6_11 = 34870 kt CO2e
E1-6_11#cat1 = 2340 kt CO2e
E1-6_11#cat2 = 1488 kt CO2e
E1-6_11#cat3 = 6204 kt CO2e
E1-6_11#cat4 = 31 kt CO2e
E1-6_11#cat5 = 22 kt CO2e
E1-6_11#cat6 = 7 kt CO2e
E1-6_11#cat7 = 12 kt CO2e
E1-6_11#cat11 = 24706 kt CO2e
E1-6_11#cat15 = 60 kt CO2e
E1-6_12 = 52026 kt CO2e
E1-6_13 = 52392 kt CO2e
E1-6_30 = 1656.8 t CO2e/EUR million
E1-6_31 = 1668.4 t CO2e/EUR million
E1-8_04 = 82 EUR/t
E2-4_02#NOx = 11870 t
E2-4_02#SOx = 3402 t
E2-4_02#PM10 = 188 t
E3-4_01 = 22.7 million m3
E3-4_02 = 6.1 million m3
E3-4_11 = 27.9 million m3
E3-4_12 = 5.2 million m3
S1-6_02 = 27904
S1-6_02#male = 20872
S1-6_02#female = 7032
S1-6_05#ES = 12210
S1-6_05#IT = 6018
S1-6_05#BR = 5344
S1-6_09#permanent = 27410
S1-6_09#temporary = 494
S1-6_09#full_time = 27556
S1-6_09#part_time = 348
S1-6_19 = 27556
S1-6_20 = 348
S1-6_11 = 1818
S1-6_12 = 6.5 %
S1-8_01 = 94.2 %
S1-9_01#female = 19
S1-9_02#female = 24.7 %
S1-9_03 = 2790
S1-9_04 = 15905
S1-9_05 = 9209
S1-12_01 = 2.4 %
S1-13_02 = 96.8 %
S1-13_04 = 46.3 h
S1-14_01 = 100 %
S1-14_02 = 1
S1-14_04 = 66
S1-14_05 = 1.37
S1-14_07 = 2212 days
S1-16_01 = 8.9 %
S1-16_02 = 71
G1-4_01 = 0
G1-4_02 = 0
G1-4_04 = 2
G1-4_06 = 2
G1-5_10 = yes
G1-6_01 = 43 days
G1-6_03 = 97.1 %
GOV-1_01 = 1
GOV-1_02 = 10
GOV-1_05#female = 45.5 %
absent E1-5_08 E1-5_18 E1-4_16 E3-4_08 E5-5_07 S1-7_01 GOV-1_07 E1-6_17 S1-6_03 G1-6_02
`,
  },
  {
    name: 'telvara-group-annual-report.pdf',
    language: 'en',
    year: 2024,
    style:
      'telecommunications: mostly prose in two columns with figure tiles and bars, few tables, networks and customers beside',
    look: { size: 9 },
    text: `
head: Telvara Group N.V.  –  Annual Report 2024  –  Sustainability
# Connecting people, responsibly
Telvara connects 21.6 million mobile customers and 5.4 million households in the Netherlands, Belgium and Poland. In 2024, data traffic on our networks grew by 19% to 24.1 exabytes.
[tiles]
–71% | own emissions (Scope 1 and 2, market-based) since 2018
92% | of purchased electricity from renewable sources
1.5 million | devices collected since 2020
31% | women in our workforce
[/tiles]
## Climate and energy
[columns 2]
### Why it matters
The digital sector uses between 2% and 4% of the world's electricity. Our mobile and fixed networks account for 86% of the electricity we consume, data centres for 9%, offices and shops for the rest.

### Our approach
We buy renewable electricity through power purchase agreements (412 GWh in 2024) and guarantees of origin, modernise radio equipment and switch off legacy networks. The shutdown of 3G in Poland saved 41 GWh. Our targets, validated by the Science Based Targets initiative, are to cut Scope 1 and 2 emissions by 90% by 2030 and Scope 3 emissions by 55% by 2030 against 2018, and to reach net zero by 2040.

### Energy
In 2024, we used 1,312 GWh of energy, 2% more than in the previous year (1,286 GWh). Electricity accounted for 1,236 GWh, of which 1,137 GWh came from renewable sources. Fuels for the fleet and emergency generators amounted to 52 GWh and district heating to 24 GWh. Electricity intensity fell to 51 kWh per terabyte (2023: 60).
[next]
### Emissions
Direct emissions (Scope 1) fell by 12% to 14.2 thousand tonnes of CO_{2}e, chiefly because 61% of the service fleet is now electric. Indirect emissions from purchased energy (Scope 2) were 98.6 thousand tonnes using the market-based method and 402.3 thousand tonnes using the location-based method. Without renewable electricity, Scope 1 and 2 together would have been almost four times as high.

Around 92% of our footprint lies in the value chain. Scope 3 emissions totalled 1,310.4 thousand tonnes, 4% less than in 2023.
[bars]
Purchased goods | 588.1 kt
Capital goods | 341.7 kt
Use of products | 246.9 kt
Fuel and energy | 84.0 kt
Other | 49.7 kt
[/bars]
### Enablement
Video conferences and smart metering helped customers avoid an estimated 2.9 million tonnes of CO_{2}e.
[/columns]
### Climate risks
Floods and heat are the main physical risks. In a warming scenario of 4 °C, the number of network sites exposed to severe heat rises from 310 to 2,240 by 2050. Transition risks stem from energy prices: an increase of €10 per MWh would add €12 million to annual costs. The risk assessment was updated in September.
[table widths=200 style=rules size=8]
! Climate targets (base year 2018) | 2018 | 2024 | 2030
Scope 1 and 2, market-based (kt CO_{2}e) | 389.0 | 112.8 | 38.9
Share of suppliers by spend with science-based targets | 12% | 64% | 80%
Electric cars in company fleet | 3% | 61% | 100%
[/table]
Altogether, our greenhouse gas emissions amounted to 1,423.2 thousand tonnes CO_{2}e (market-based; 2023: 1,512.5). We apply a shadow price of €100 per tonne when we choose network equipment. We do not buy carbon credits and make no claims of carbon neutrality.
[page]
head: Telvara Group N.V.  –  Annual Report 2024  –  Sustainability
## Circularity
[columns 2]
In 2024, customers returned 402,000 phones, routers and set-top boxes. Of the 1.9 million routers handed out, 46% were refurbished. By weight, 11,380 tonnes of waste arose in our operations, mainly cables, batteries and network equipment from dismantled sites; 640 tonnes of this was hazardous (batteries). 94% was recycled or reused.
[next]
In Belgium we recovered 212 tonnes of copper from old lines. Our take-back partners in Poland reached a recycling rate of 88% for 1,240 tonnes of customer devices, which do not count as our waste. Water is not a material topic for Telvara.
[/columns]
## Our people
At the end of 2024, Telvara had 19,640 employees (2023: 20,115), which corresponds to 18,422 full-time equivalents. 6,088 employees were women and 13,552 were men. In addition, 5,260 people worked for us through agencies and 830 as freelancers, mainly in call centres and IT.
[table widths=140 style=rules size=8]
! Employees by country (headcount) | Netherlands | Belgium | Poland | Total
Employees | 9,872 | 3,664 | 6,104 | 19,640
Permanent | 9,105 | 3,541 | 5,410 | 18,056
Temporary | 767 | 123 | 694 | 1,584
Covered by a collective labour agreement | 82% | 96% | 0% | 59%
Covered by employee representation | 100% | 100% | 71% | 91%
Employee turnover | 13.9% | 8.7% | 17.2% | 14.0%
[/table]
[columns 2]
### Diversity
Women hold 27% of senior management positions (target 2026: 30%). On the Supervisory Board, 3 of 8 members are women; both members of the Board of Management are men. The gender pay gap was 12.7% unadjusted and 1.1% after adjustment for function and experience. People with a distance to the labour market hold 214 positions.
### Learning
Employees spent 29 hours on training on average. 88% had a formal development talk with their manager.
[next]
### Health and safety
None of our employees died at work in 2024. A mast climber employed by a subcontractor in Poland suffered fatal injuries. There were 74 recordable accidents among employees, or 2.3 per million hours worked. Sick leave was 5.2%.
### Pay
The CEO earned 38 times the median pay of employees (2023: 36). All employees are paid at least an adequate wage.
[/columns]
### Engagement
In the employee survey of October 2024, 81% took part and the engagement score was 74 (2023: 73). A restructuring programme agreed with the works councils will affect up to 900 jobs by 2027. Of 1,905 vacancies, 46% were filled internally.
## Fair business
In 2024, 98.4% of employees completed the e-learning on the code of conduct. There were no confirmed incidents of corruption. The 47 reports to the Speak Up line concerned, among other things, 11 cases of discrimination or harassment, 4 of which were confirmed. We pay suppliers after 58 days on average, as agreed with most of them; small suppliers are paid within 30 days. Fines of €1.2 million imposed by the Polish consumer authority relate to tariff information from 2021.
[table widths=250 style=rules size=8]
! Customers | 2024 | 2023
Net promoter score, consumers | +17 | +14
Customer complaints to the telecoms ombudsman | 2,118 | 2,402
Substantiated data breaches reported to authorities | 39 | 44
Households with fibre (million) | 3.6 | 3.1
[/table]
`,
    answers: `
E1-4_16 = 55 % @2030
E1-5_01 = 1312 GWh
E1-5_07 = 1137 GWh
E1-6_07 = 14.2 kt CO2e
E1-6_10 = 98.6 kt CO2e
E1-6_09 = 402.3 kt CO2e
E1-6_11 = 1310.4 kt CO2e
E1-6_11#cat1 = 588.1 kt CO2e
E1-6_11#cat2 = 341.7 kt CO2e
E1-6_11#cat3 = 84.0 kt CO2e
E1-6_11#cat11 = 246.9 kt CO2e
E1-6_13 = 1423.2 kt CO2e
E1-7_03 = no
E1-7_21 = no
E1-8_04 = 100 EUR/t
E5-5_07 = 11380 t
E5-5_07#hazardous = 640 t
E5-5_15 = 640 t
S1-6_02 = 19640
S1-6_02#female = 6088
S1-6_02#male = 13552
S1-6_05#NL = 9872
S1-6_05#BE = 3664
S1-6_05#PL = 6104
S1-6_09#permanent = 18056
S1-6_09#permanent_NL = 9105
S1-6_09#permanent_BE = 3541
S1-6_09#permanent_PL = 5410
S1-6_09#temporary = 1584
S1-6_09#temporary_NL = 767
S1-6_09#temporary_BE = 123
S1-6_09#temporary_PL = 694
S1-6_12 = 14.0 %
S1-6_12#NL = 13.9 %
S1-6_12#BE = 8.7 %
S1-6_12#PL = 17.2 %
S1-7_02 = 830
S1-7_03 = 5260
S1-8_01 = 59 %
S1-8_02#NL = 82 %
S1-8_02#BE = 96 %
S1-8_02#PL = 0 %
S1-8_06 = 91 %
S1-8_06#NL = 100 %
S1-8_06#BE = 100 %
S1-8_06#PL = 71 %
S1-9_02#female = 27 %
S1-10_01 = yes
S1-13_02 = 88 %
S1-13_04 = 29 h
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 74
S1-14_05 = 2.3
S1-16_01 = 12.7 %
S1-16_02 = 38
S1-17_02 = 11|4
G1-4_04 = 0
G1-6_01 = 58 days
absent S1-7_01 E1-5_09 E1-5_02 E1-5_05 E5-5_11 E5-5_10 E5-5_08 E1-6_12 S1-12_01 G1-4_02 S4-3_13 G1-3_07 GOV-1_05#female GOV-1_01 E3-4_01 S1-14_07 E1-4_07 S1-17_05
`,
  },
]
