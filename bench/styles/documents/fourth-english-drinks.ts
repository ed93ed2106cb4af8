import type { StyleDocument } from '../style-document.ts'

/** Fourth set: a brewer whose environmental tables are large and whose people take one page. */
export const fourthEnglishDrinks: StyleDocument[] = [
  {
    name: 'grevenlo-brewing-sustainability-statement-2024.pdf',
    language: 'en',
    year: 2024,
    style:
      'brewer: GWh, kilotonnes and million hectolitres, prior year first, use per hectolitre beside absolute figures',
    look: { font: 'serif', size: 9.5, margin: 52 },
    text: `
head: Grevenlo Brewing Group N.V.   Annual Report 2024   Sustainability Statement
# Brewing with care
[columns 2]
Grevenlo brews more than 180 international, regional and craft beers and ciders in 41 countries. In 2024 our 98 breweries and 11 malteries sold 157.0 million hectolitres, 0.9% more than in the year before; of these, 9.4 million hectolitres were low- and no-alcohol products. Net revenue amounted to €14,862 million (2023: €14,395 million).

Our programme has three pillars, Planet, People and Moderation, with 19 commitments. Twelve were on track at the end of 2024, four need more effort and three were behind plan.
[next]
[table widths=140 style=zebra size=8]
! Employees by region (headcount, year-end) | 2024
Europe | 21,806
Africa & Middle East | 9,114
Americas | 10,265
Asia Pacific | 7,125
* Group | 48,310
[/table]
[/columns]
## E1 Climate change
### Targets
[table widths=250 style=zebra size=8]
! Target | Baseline | Progress 2024 | Target year
Scopes 1 and 2: 70% absolute reduction (market-based) | 1,013 kt (2022) | -24% | 2030
Scope 3 FLAG: 30% absolute reduction | 1,806 kt (2022) | -6% | 2030
Scope 3 non-FLAG: 25% absolute reduction | 8,112 kt (2022) | -9% | 2030
Net zero across the value chain (90% reduction) | 10,931 kt (2022) | -10% | 2040
[/table]
The targets have been approved by the Science Based Targets initiative as being in line with a 1.5°C trajectory. The Executive Board endorsed the climate transition plan in February 2024, after which the Supervisory Board approved it. Capital expenditure committed to the plan was €186 million in 2024; for 2025 to 2027 we foresee €550–600 million in total. For investments above €1 million we use an internal carbon price of €110 per tonne of CO_{2}e; a maltery in the south of France that would not have paid back at €60 was converted to biomass as a consequence.
### Energy
In 2024 production used 24.1 kWh per hectolitre, 1.6% less than in 2023 (24.5 kWh/hl). Heat pumps and anaerobic digesters at eleven breweries saved 61 GWh of natural gas.
[table widths=290 style=zebra size=8]
! Energy consumption and mix (GWh) | 2023 | 2024
Fuel consumption from coal and coal products | 88 | 62
Fuel consumption from crude oil and petroleum products | 221 | 214
Fuel consumption from natural gas | 1,902 | 1,846
Fuel consumption from other fossil sources | 20 | 18
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | 455 | 402
* Total fossil energy consumption | 2,686 | 2,542
Share of fossil sources in total energy consumption (%) | 70.4 | 67.2
Consumption from nuclear sources | 36 | 31
Share of consumption from nuclear sources in total energy consumption (%) | 0.9 | 0.8
Fuel consumption from renewable sources, including biomass and biogas | 318 | 356
Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources | 742 | 811
Consumption of self-generated non-fuel renewable energy | 31 | 44
* Total renewable energy consumption | 1,091 | 1,211
Share of renewable sources in total energy consumption (%) | 28.6 | 32.0
* Total energy consumption | 3,813 | 3,784
[/table]
[page]
head: Grevenlo Brewing Group N.V.   Annual Report 2024   Sustainability Statement
The energy intensity of activities in high climate impact sectors was 254.6 MWh per million euro of net revenue (2023: 264.9). All our activities, being the manufacture of beverages and related wholesale, belong to these sectors. Non-renewable energy production (combined heat and power) was 212 GWh and renewable energy production 296 GWh. Of our electricity, 81% came from renewable sources (2023: 76%; target 2030: 100%).
### Greenhouse gas emissions
[table widths=205 style=zebra size=8]
! | Retrospective | << | << | << | Milestones
! Kilotonnes CO_{2}e | Base year 2022 | 2023 | 2024 | % 2024/2023 | 2030
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions | 612 | 548 | 519 | -5.3 | 
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) | 20 | 21 | 21 | | 
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions | 498 | 471 | 446 | -5.3 | 
Gross market-based Scope 2 GHG emissions | 401 | 302 | 251 | -16.9 | 
Scopes 1 and 2 (market-based) | 1,013 | 850 | 770 | -9.4 | 304
= Significant Scope 3 GHG emissions
Total gross indirect (Scope 3) GHG emissions | 9,918 | 9,402 | 9,105 | -3.2 | 
· of which FLAG | 1,806 | 1,744 | 1,690 | -3.1 | 1,264
· of which non-FLAG | 8,112 | 7,658 | 7,415 | -3.2 | 6,084
1 Purchased goods and services | 6,318 | 6,010 | 5,842 | -2.8 | 
2 Capital goods | 241 | 228 | 214 | -6.1 | 
3 Fuel and energy-related activities | 188 | 175 | 168 | -4.0 | 
4 Upstream transportation and distribution | 898 | 846 | 812 | -4.0 | 
5 Waste generated in operations | 45 | 41 | 39 | -4.9 | 
6 Business travel | 14 | 20 | 22 | 10.0 | 
7 Employee commuting | 33 | 32 | 31 | -3.1 | 
9 Downstream transportation | 1,334 | 1,251 | 1,206 | -3.6 | 
12 End-of-life treatment of sold products | 63 | 60 | 58 | -3.3 | 
13 Downstream leased assets (fridges and draught equipment) | 447 | 421 | 402 | -4.5 | 
15 Investments | 337 | 318 | 311 | -2.2 | 
= Total GHG emissions
* Total GHG emissions (location-based) | 11,028 | 10,421 | 10,070 | -3.4 | 
* Total GHG emissions (market-based) | 10,931 | 10,252 | 9,875 | -3.7 | 
= GHG intensity (tonnes CO_{2}e per million euro of net revenue)
Location-based | | 723.9 | 677.6 | -6.4 | 
Market-based | | 712.2 | 664.4 | -6.7 | 
[/table]
Packaging accounts for 3,105 kt of category 1, barley, hops, maize and sugar for 1,874 kt. Biogenic emissions from the combustion of biomass and biogas, which are not part of Scope 1, amounted to 122 kt CO_{2}. Categories 8, 10 and 14 do not apply, and category 11 is included in category 13. We made no use of removals or carbon credits in 2024. Of our Scope 3 emissions, 31% were calculated with primary data from suppliers.
## E3 Water and marine resources
Beer is 95% water. Thirty of our breweries are in water-stressed areas. In these, average water use was 2.78 hl per hl of beer (2023: 2.86; target 2030: 2.6); for all breweries it was 3.07 hl/hl (2023: 3.14; target 2030: 2.9).
[table widths=290 style=zebra size=8]
! Million m³ | 2023 | 2024
Water withdrawals | 48.9 | 48.2
Water discharges | 31.2 | 30.9
Water consumption | 17.7 | 17.3
Water consumption in areas at water risk, including areas of high-water stress | 4.8 | 4.6
Water recycled and reused | 1.8 | 2.1
Water intensity (m³ per million euro of net revenue) | 1,229.6 | 1,164.0
[/table]
[page]
head: Grevenlo Brewing Group N.V.   Annual Report 2024   Sustainability Statement
[columns 2]
For every litre of water that goes into products made in water-stressed areas we want to balance 1.5 litres in the same watershed. 21 of the 30 sites were fully balanced in 2024, through 34 projects that brought back 7.9 million m³.
[next]
Effluent is treated at 97 of 98 breweries, in 61 of them by our own plants. The remaining brewery, in the Sahel, will be connected in 2026. 2.4% of effluent samples exceeded a local limit.
[/columns]
## E5 Resource use and circular economy
### Resource inflows
Barley and malt, maize, sugar, hops, apples and packaging are our main inflows. They weighed 6,412 kilotonnes in total (2023: 6,518).
[table widths=290 style=zebra size=8]
! | 2023 | 2024
Overall weight of products and materials used (kilotonnes) | 6,518 | 6,412
Biological materials that are sustainably sourced (%) | 33.6 | 38.2
Secondary reused or recycled components and materials (kilotonnes) | 984 | 1,020
Secondary reused or recycled components and materials (%) | 15.1 | 15.9
[/table]
### Packaging
In 2024 we filled 36.8 billion bottles, cans and kegs. 43% of our volume was sold in reusable formats (target 2030: 46%). The share of recycled content was 51% in bottles and 63% in cans. Recyclable content accounts for 96.5% of our packaging by weight (2023: 96.1%).
### Waste
Spent grain and yeast of 2,640 kt were sold as animal feed and count as by-products. Everything else is shown below.
[table widths=270 style=zebra size=8]
! Kilotonnes | 2023 | 2024
* Total amount of waste generated | 431.0 | 418.0
* Waste diverted from disposal | 399.5 | 391.2
Hazardous waste diverted from disposal | 1.2 | 1.3
Non-hazardous waste diverted from disposal | 398.3 | 389.9
· Preparation for reuse | 21.4 | 22.8
· Recycling | 352.9 | 343.0
· Other recovery operations | 24.0 | 24.1
* Waste directed to disposal | 31.5 | 26.8
Hazardous waste directed to disposal | 2.1 | 1.8
Non-hazardous waste directed to disposal | 29.4 | 25.0
· Incineration | 5.8 | 5.2
· Landfill | 22.1 | 18.6
· Other disposal operations | 1.5 | 1.2
Non-recycled waste | 76.9 | 73.7
Percentage of non-recycled waste (%) | 17.8 | 17.6
Total amount of hazardous waste | 3.3 | 3.1
[/table]
fn: The indented operations break down non-hazardous waste. Hazardous waste of 1.3 kilotonnes (2023: 1.2) was recycled. There is no radioactive waste.
## S1 Own workforce
[columns 2]
[table widths=110 style=zebra size=8]
! Year-end headcount | 2023 | 2024
Men | 34,902 | 34,571
Women | 13,488 | 13,720
Other | 14 | 19
* Total | 48,404 | 48,310
Permanent | 44,117 | 44,206
Temporary | 4,287 | 4,104
[/table]
[next]
The number of people who left was 6,328, or 13.1% of the average headcount. No country other than Mexico (5,214 employees) had 10% or more of all employees. 47% of employees are covered by a collective bargaining agreement. Women held 31% of all management positions; our goal for 2030 is 40%.
[/columns]
[page]
head: Grevenlo Brewing Group N.V.   Annual Report 2024   Sustainability Statement
### Safety first
Two colleagues lost their lives while working for us, both in road accidents, and three employees of contractors died on our premises. We deeply regret this.
[table widths=290 style=zebra size=8]
! | 2022 | 2023 | 2024
Fatalities, own workforce | 1 | 3 | 2
Fatalities, contractors working on our sites | 4 | 2 | 3
Recordable work-related accidents (own workforce) | 488 | 431 | 396
Recordable accident rate (per million hours worked) | 4.3 | 3.9 | 3.5
Days lost to work-related injuries and fatalities | 11,840 | 10,206 | 9,411
People covered by the health and safety management system (%) | 100 | 100 | 100
[/table]
In a survey of sales representatives in nine countries 88% said that they had been trained in safe driving. Motorcycles were replaced by cars in two markets.
### Fair pay
The unadjusted gender pay gap was 2.3% (2023: 2.9%); after adjusting for level and country it was 0.8%. The ratio of the CEO's annual total remuneration to the median of all employees was 163 (2023: 158). A living-wage assessment with an external data provider showed that 99.4% of employees earn an adequate wage; 0.6%, or 290 people in three countries, were still paid below the benchmark in December 2024 and were raised in January 2025.
### Third-party workers
We work with about 28,000 third-party workers, among them brand promoters, merchandisers and drivers, most of whom are employed by service companies. Because of incomplete data we use the phase-in for S1-7.
## S4 Consumers and end-users
[columns 2]
Responsible consumption campaigns received 10% of the media spend of our global brand, and 97% of packaging carries a symbol against drinking and driving. According to the World Health Organization, 2.6 million deaths a year are attributable to alcohol.
[next]
Zero-alcohol line extensions are available in markets that represent 88% of our volume. One complaint about our advertising was upheld by a self-regulatory body (2023: three).
[/columns]
## G1 Business conduct
Speak Up received 1,204 reports from employees, business partners and the public, 36% of which were found to be substantiated after investigation. 94% of employees in functions-at-risk were covered by anti-bribery training. There was one conviction for a violation of anti-bribery laws, of a subsidiary in Asia for facts from 2017, with a fine of €0.4 million.
We are registered in the EU Transparency Register. We made no political contributions, financial or in kind. Fees paid to associations that lobby amounted to €1.2 million, and the total of internal and external lobbying expenses was €1.9 million.
Across our operating companies, standard terms range from 30 to 120 days. Invoices were paid after 58 days on average, and 83% of payments met the agreed terms. One legal proceeding for late payment was outstanding at year-end.
`,
    answers: `
SBM-1_03 = 48310
SBM-1_04#europe = 21806
SBM-1_04#africa_and_middle_east = 9114
SBM-1_04#americas = 10265
SBM-1_04#asia_pacific = 7125
SBM-1_06 = 14862 EUR million
E1-1_06 = 186 EUR million
E1-1_14 = yes
E1-4_01 = yes
E1-4_04 = 90 % @2040
E1-4_22 = yes
E1-5_01 = 3784 GWh
E1-5_02 = 2542 GWh
E1-5_03 = 31 GWh
E1-5_04 = 0.8 %
E1-5_05 = 1211 GWh
E1-5_06 = 356 GWh
E1-5_07 = 811 GWh
E1-5_08 = 44 GWh
E1-5_09 = 32.0 %
E1-5_10 = 62 GWh
E1-5_11 = 214 GWh
E1-5_12 = 1846 GWh
E1-5_13 = 18 GWh
E1-5_14 = 402 GWh
E1-5_15 = 67.2 %
E1-5_16 = 212 GWh
E1-5_17 = 296 GWh
E1-5_18 = 254.6 MWh/EUR million
E1-6_07 = 519 kt CO2e
E1-6_08 = 21 %
E1-6_09 = 446 kt CO2e
E1-6_10 = 251 kt CO2e
E1-6_11 = 9105 kt CO2e
E1-6_11#cat1 = 5842 kt CO2e
E1-6_11#cat2 = 214 kt CO2e
E1-6_11#cat3 = 168 kt CO2e
E1-6_11#cat4 = 812 kt CO2e
E1-6_11#cat5 = 39 kt CO2e
E1-6_11#cat6 = 22 kt CO2e
E1-6_11#cat7 = 31 kt CO2e
E1-6_11#cat9 = 1206 kt CO2e
E1-6_11#cat12 = 58 kt CO2e
E1-6_11#cat13 = 402 kt CO2e
E1-6_11#cat15 = 311 kt CO2e
E1-6_12 = 10070 kt CO2e
E1-6_13 = 9875 kt CO2e
E1-6_17 = 122 kt CO2
E1-6_25 = 31 %
E1-6_30 = 677.6 tCO2e/EUR million
E1-6_31 = 664.4 tCO2e/EUR million
E1-7_03 = no
E1-8_04 = 110 EUR/t CO2e
E3-4_01 = 17.3 million m3
E3-4_02 = 4.6 million m3
E3-4_03 = 2.1 million m3
E3-4_08 = 1164.0 m3/EUR million
E3-4_11 = 48.2 million m3
E3-4_12 = 30.9 million m3
E5-4_02 = 6412 kt
E5-4_03 = 38.2 %
E5-4_04 = 1020 kt
E5-4_05 = 15.9 %
E5-5_05 = 96.5 %
E5-5_07 = 418.0 kt
E5-5_08 = 391.2 kt
E5-5_08#hazardous = 1.3 kt
E5-5_08#hazardous_recycling = 1.3 kt
E5-5_08#nonhazardous = 389.9 kt
E5-5_08#nonhazardous_reuse = 22.8 kt
E5-5_08#nonhazardous_recycling = 343.0 kt
E5-5_08#nonhazardous_other_recovery = 24.1 kt
E5-5_09 = 26.8 kt
E5-5_09#hazardous = 1.8 kt
E5-5_09#nonhazardous = 25.0 kt
E5-5_09#nonhazardous_incineration = 5.2 kt
E5-5_09#nonhazardous_landfill = 18.6 kt
E5-5_09#nonhazardous_other_disposal = 1.2 kt
E5-5_10 = 73.7 kt
E5-5_11 = 17.6 %
E5-5_15 = 3.1 kt
E5-5_16 = 0 kt
S1-6_02 = 48310
S1-6_02#female = 13720
S1-6_02#male = 34571
S1-6_02#other = 19
S1-6_05#MX = 5214
S1-6_09#permanent = 44206
S1-6_09#temporary = 4104
S1-6_11 = 6328
S1-6_12 = 13.1 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-8_01 = 47 %
S1-10_01 = no
S1-10_03 = 0.6 %
S1-14_01 = 100 %
S1-14_02 = 2
S1-14_03 = 3
S1-14_04 = 396
S1-14_05 = 3.5
S1-14_07 = 9411 days
S1-16_01 = 2.3 %
S1-16_02 = 163
G1-3_07 = 94 %
G1-4_01 = 1
G1-4_02 = 0.4 EUR million
G1-5_03 = 0 EUR
G1-5_06 = 0 EUR
G1-5_04 = 1.9 EUR million
G1-5_05 = 1.2 EUR million
G1-5_10 = yes
G1-6_01 = 58 days
G1-6_03 = 83 %
G1-6_04 = 1
absent E1-4_07 E1-4_13 E1-4_16 S1-6_03 S1-7_01 S1-9_02#female S1-13_04 S1-17_02 S1-17_03 S1-14_06 G1-4_04 GOV-1_05#female GOV-3_05 S4-3_13 E2-4_02#NOx E1-7_10
`,
  },
]
