import type { StyleDocument } from '../style-document.ts'

/** Sustainability statements of large groups: pharma and spirits. */
export const thirdEnglishLargeConsumer: StyleDocument[] = [
  {
    name: 'nyholt-pharma-esg-performance.pdf',
    language: 'en',
    year: 2024,
    style:
      'pharma group: performance tables of three years with a unit column, accounting policies set in two columns below',
    look: { size: 8.5, margin: 56 },
    text: `
head: Nyholt Pharma A/S · Annual Report 2024 · Sustainability statements
# Sustainability statements
[tiles]
61% | of the energy used in own operations came from renewable sources
–9% | change in Scope 1 and market-based Scope 2 emissions since 2023
44 million | patients reached with our products
38% | women in top management (vice president level and above)
[/tiles]
The statements cover Nyholt Pharma A/S and the entities it controls. Revenue reached DKK 41,860 million, an increase of 8% at constant exchange rates.
## 2.1 Energy and emissions
[table widths=215,70 style=plain size=8]
! | Unit | 2024 | 2023 | 2022
= Energy consumption
Total energy consumption | MWh | 612,480 | 604,310 | 588,905
· Hereof from fossil sources | MWh | 241,906 | 262,871 | 281,440
· Hereof from renewable sources | MWh | 370,574 | 341,439 | 307,465
Share of renewable energy in production | % | 78 | 74 | 69
= GHG emissions
Scope 1 emissions | tonnes CO_{2}e | 58,312 | 63,007 | 66,218
Scope 2 emissions, location-based | tonnes CO_{2}e | 96,405 | 99,870 | 101,312
Scope 2 emissions, market-based | tonnes CO_{2}e | 11,870 | 14,115 | 20,940
Scope 3 emissions | tonnes CO_{2}e | 1,684,200 | 1,598,700 | 1,471,300
· Purchased goods and services | tonnes CO_{2}e | 1,120,400 | 1,079,600 | 1,004,100
· Capital goods | tonnes CO_{2}e | 301,600 | 268,300 | 226,200
· Fuel- and energy-related activities | tonnes CO_{2}e | 28,300 | 29,100 | 29,800
· Upstream transportation and distribution | tonnes CO_{2}e | 142,500 | 137,200 | 131,900
· Business travel | tonnes CO_{2}e | 41,900 | 38,400 | 32,700
· Other categories | tonnes CO_{2}e | 49,500 | 46,100 | 46,600
* Total GHG emissions, location-based | tonnes CO_{2}e | 1,838,917 | 1,761,577 | 1,638,830
* Total GHG emissions, market-based | tonnes CO_{2}e | 1,754,382 | 1,675,822 | 1,558,458
= Intensity
Total emissions per revenue, location-based | tonnes CO_{2}e/DKKm | 43.9 | 45.4 | 45.6
Total emissions per revenue, market-based | tonnes CO_{2}e/DKKm | 41.9 | 43.2 | 43.4
[/table]
[columns 2]
### Commentary
Total energy consumption rose by 1% because two filling lines in Halsby were commissioned. Scope 1 emissions fell by 7% as the boilers in Clermesse were converted to biogas. Scope 3 grew with the construction programme: capital goods alone added 33,300 tonnes.

Our target is net zero across the value chain by 2045. By 2030, we want all electricity at production sites to be renewable (2024: 97%).
[next]
### Accounting policies
Energy comprises fuels, district heating, steam and electricity at production sites, laboratories, offices and leased cars. Consumption is based on meter readings and invoices; around 3% is extrapolated from floor area. The share of renewable energy in production covers the 11 production sites only.

Comparatives for 2022 and 2023 were not subject to limited assurance. The base year of the climate targets is 2019, when Scope 1 and market-based Scope 2 emissions were 118,400 tonnes.
Scope 3 emissions are calculated with spend data (71% of the total) and supplier data.
[/columns]
[page]
head: Nyholt Pharma A/S · Annual Report 2024 · Sustainability statements
## 2.2 Water and waste
[table widths=215,70 style=plain size=8]
! | Unit | 2024 | 2023 | 2022
Water withdrawal | 1,000 m³ | 2,914 | 2,870 | 2,805
· Hereof in areas of high water stress | 1,000 m³ | 611 | 598 | 574
Water discharge | 1,000 m³ | 2,508 | 2,466 | 2,421
Water consumption | 1,000 m³ | 406 | 404 | 384
Waste generated | tonnes | 41,960 | 39,215 | 37,602
· Hazardous waste | tonnes | 18,240 | 17,008 | 16,455
· Non-hazardous waste | tonnes | 23,720 | 22,207 | 21,147
Waste recycled | tonnes | 30,220 | 27,840 | 26,004
Recycling rate | % | 72 | 71 | 69
Breaches of environmental permits | number | 17 | 22 | 12
[/table]
[columns 2]
### Commentary
Solvent recovery in the plant at Clermesse saves 9,300 tonnes of fresh ethanol a year. The recovered solvent is not waste and is not part of the table. Eleven of the 17 breaches concerned the pH of waste water; none led to a fine.
[next]
### Accounting policies
Water withdrawal is water from public supply and own wells. Water consumption is the difference between withdrawal and discharge. Waste is the weight recorded at the gate. Construction waste (2024: 52,100 tonnes) is excluded.
[/columns]
## 3.1 People
[table widths=215,70 style=plain size=8]
! | Unit | 2024 | 2023 | 2022
Employees at year end | headcount | 14,206 | 13,690 | 13,102
· Women | headcount | 7,529 | 7,229 | 6,905
· Men | headcount | 6,677 | 6,461 | 6,197
Employees in Denmark | headcount | 6,118 | 5,902 | 5,640
Employees in France | headcount | 1,980 | 1,944 | 1,915
Employees in the United States | headcount | 1,733 | 1,690 | 1,658
Average number of full-time employees | FTE | 13,488 | 12,961 | 12,444
Employees with permanent contracts | headcount | 13,371 | 12,905 | 12,388
Employees with temporary contracts | headcount | 835 | 785 | 714
Employees who left during the year | headcount | 1,478 | 1,533 | 1,520
Employee turnover | % | 10.6 | 11.4 | 11.8
Sickness absence | % | 3.4 | 3.6 | 3.9
Work-related fatalities | number | 0 | 0 | 0
Lost time injury frequency | per million hours | 1.6 | 1.9 | 2.1
Gender pay gap, unadjusted | % | 5.1 | 5.4 | 5.6
Ratio of CEO pay to median employee pay | ratio | 44 | 41 | 39
[/table]
## 4.1 Business ethics
[table widths=215,70 style=plain size=8]
! | Unit | 2024 | 2023 | 2022
Employees who completed business ethics training | % | 99 | 99 | 98
Business ethics reviews | number | 34 | 31 | 28
Reports received by the compliance hotline | number | 208 | 187 | 164
Supplier audits | number | 266 | 251 | 240
Animals used in own research | number | 31,400 | 33,050 | 35,700
Shareholder-elected women on the Board of Directors | number (total) | 3 (8) | 3 (8) | 2 (8)
[/table]
No convictions for corruption or bribery were recorded in 2024 and no fines were paid. Political contributions are not permitted. We publish our memberships of trade associations once a year.
`,
    answers: `
SBM-1_06 = 41860 DKK million
E1-5_01 = 612480 MWh
E1-5_02 = 241906 MWh
E1-5_05 = 370574 MWh
E1-5_09 = 61 %
E1-6_07 = 58312 t CO2e
E1-6_09 = 96405 t CO2e
E1-6_10 = 11870 t CO2e
E1-6_11 = 1684200 t CO2e
E1-6_11#cat1 = 1120400 t CO2e
E1-6_11#cat2 = 301600 t CO2e
E1-6_11#cat3 = 28300 t CO2e
E1-6_11#cat4 = 142500 t CO2e
E1-6_11#cat6 = 41900 t CO2e
E1-6_12 = 1838917 t CO2e
E1-6_13 = 1754382 t CO2e
E1-6_30 = 43.9 t CO2e/DKK million
E1-6_31 = 41.9 t CO2e/DKK million
E3-4_01 = 406000 m3
E3-4_11 = 2914000 m3
E3-4_12 = 2508000 m3
E5-5_07 = 41960 t
E5-5_07#hazardous = 18240 t
E5-5_07#nonhazardous = 23720 t
E5-5_15 = 18240 t
E5-5_08#recycling = 30220 t
S1-6_02 = 14206
S1-6_02#female = 7529
S1-6_02#male = 6677
S1-6_05#DK = 6118
S1-6_05#FR = 1980
S1-6_05#US = 1733
S1-6_09#permanent = 13371
S1-6_09#temporary = 835
S1-6_11 = 1478
S1-6_12 = 10.6 %
S1-9_02#female = 38 %
S1-14_02 = 0
S1-16_01 = 5.1 %
S1-16_02 = 44
G1-4_01 = 0
G1-4_02 = 0
absent E3-4_02 S1-17_03 E5-5_10 E5-5_11 S1-14_04 S1-14_05 S1-14_07 G1-3_07 S1-6_03 G1-5_03 S1-13_04 GOV-1_05#female E1-4_04 E1-6_25
`,
  },
  {
    name: 'vermandel-sustainability-report-fy25.pdf',
    language: 'en',
    year: 2025,
    style: 'spirits group: broken year 2024/25, kt and million m³, serif, French vocabulary, FLAG and non-FLAG targets',
    look: { font: 'serif', size: 9.5 },
    text: `
head: VERMANDEL – UNIVERSAL REGISTRATION DOCUMENT 2024/25 – 3. SUSTAINABILITY STATEMENT
# 3.2 Environmental information
## 3.2.1 Climate change (ESRS E1)
The Group's financial year runs from 1 July 2024 to 30 June 2025 (FY25). Net sales for FY25 amounted to €6,104 million (€6,212 million in FY24). The transition plan was presented to the Board of Directors in June 2024 and approved by it.
### Targets
The reduction targets were validated by the Science Based Targets initiative in 2023 and use FY22 as base year.
[table widths=200 style=grid size=8.5 align=left]
! Scope | Target for FY30 | Progress at end of FY25
Scope 1 | –54% in absolute terms | –36%
Scope 3, FLAG (agriculture, forestry) | –30.3% in absolute terms | –11%
Scope 3, energy and industry | –25% in absolute terms | –8%
[/table]
### Impacts, risks and opportunities
[table widths=140,70 style=grid size=8.5 align=left]
! Description | Type | Time horizon and value chain
Emissions from fertiliser use and land use in the cultivation of grain, agave and grapes | Negative impact | Short term; upstream
Loss of yields because of drought; in scenario SSP5-8.5, barley yields in the main regions fall by 12% to 2050 | Physical risk | Long term; upstream
Carbon price on glass and gas: €25 million a year at 140 €/t | Transition risk | Medium term; own operations and upstream
Sales of lighter bottles and refill formats | Opportunity | Medium term
[/table]
The resilience analysis of 2024 covered 38 production sites and 12 agricultural regions. Twenty-one sites are exposed to at least one hazard that may become high by 2050.
### Energy consumption and mix
Distilling is energy-intensive: stills account for 64% of the Group's energy. Three malt distilleries now run on biomass, and the Aubrelle distillery has recovered heat through mechanical vapour recompression since March 2025 (saving of 11 GWh a year).
[table widths=265 style=grid size=8.5]
! In GWh | FY25 | FY24 | Change
Crude oil and petroleum products | 61 | 74 | –18%
Natural gas | 402 | 431 | –7%
Purchased electricity, heat and steam from fossil sources | 76 | 88 | –14%
* Fossil energy | 539 | 593 | –9%
* Nuclear energy | 29 | 34 | –15%
Biomass, biogas and other renewable fuels | 207 | 182 | +14%
Purchased renewable electricity, heat and steam | 262 | 245 | +7%
Self-generated renewable energy (solar) | 9 | 6 | +50%
* Renewable energy | 478 | 433 | +10%
* TOTAL ENERGY CONSUMPTION | 1,046 | 1,060 | –1%
Share of renewable energy | 45.7% | 40.8% | +4.9 pts
[/table]
All activities belong to NACE section C (C11), a high climate impact sector; energy consumption therefore came to 171.4 MWh per million euros of net sales.
[page]
head: VERMANDEL – UNIVERSAL REGISTRATION DOCUMENT 2024/25 – 3. SUSTAINABILITY STATEMENT
### Greenhouse gas emissions
[table widths=265 style=grid size=8.5]
! In thousands of tonnes of CO_{2} equivalent | FY25 | FY24 | FY22 (base year)
Scope 1 | 101.0 | 112.4 | 157.8
Scope 2 – market-based | 17.4 | 22.6 | 40.3
Scope 2 – location-based | 41.9 | 44.8 | 49.7
* Scope 3 | 2,316.0 | 2,390.0 | 2,570.0
Purchased goods and services | 1,604.0 | 1,661.0 | 1,802.0
· o/w agricultural raw materials | 688.0 | 711.0 | 773.0
· o/w packaging | 702.0 | 731.0 | 801.0
· o/w other purchases | 214.0 | 219.0 | 228.0
Capital goods | 71.0 | 80.0 | 82.0
Fuel- and energy-related activities | 33.0 | 35.0 | 39.0
Upstream transport and distribution | 298.0 | 305.0 | 321.0
Waste generated in operations | 9.0 | 9.0 | 11.0
Business travel | 12.0 | 12.0 | 7.0
Employee commuting | 10.0 | 10.0 | 11.0
Downstream transport and distribution | 164.0 | 166.0 | 178.0
Use of sold products | 57.0 | 54.0 | 56.0
End-of-life treatment of sold products | 58.0 | 58.0 | 63.0
* Total – market-based | 2,434.4 | 2,525.0 | 2,768.1
* Total – location-based | 2,458.9 | 2,547.2 | 2,777.5
[/table]
Emissions per million euros of net sales were 399 tCO_{2}eq (market-based) and 403 tCO_{2}eq (location-based). Fermentation released 214 thousand tonnes of biogenic CO_{2}, which is part of the short carbon cycle and reported outside Scope 1. The sites subject to the European or British emissions trading schemes represent 47% of Scope 1 emissions.

No carbon credits were cancelled in FY25. The Group plans to buy removal credits for residual emissions after FY40 only.
## 3.2.2 Water (ESRS E3)
It takes on average 11.6 litres of water to distil a litre of pure alcohol (12.1 litres in FY24). In total, the Group withdrew 11.84 million m³, of which 7.9 million m³ for cooling, and returned 8.82 million m³ to the environment. Consumption therefore stood at 3.02 million m³, including 0.88 million m³ in areas of high water stress (14 sites in India, Mexico and Spain). 0.41 million m³ were recycled or reused.
## 3.2.3 Resource use and circular economy (ESRS E5)
[columns 2]
The weight of raw materials, packaging and point-of-sale materials purchased in FY25 was 1,204 thousand tonnes. Biological materials make up 902 thousand tonnes of this, and 63% of them came from sustainably certified sources. Secondary materials, mainly cullet and recycled board, represented 208 thousand tonnes or 17% of the total weight.

By 2030, 99% of packaging is to be recyclable by design (FY25: 97%).
[next]
[table widths=130 style=grid size=8.5]
! In thousands of tonnes | FY25 | FY24
Waste generated | 96.2 | 98.0
o/w hazardous | 1.4 | 1.5
Diverted from disposal | 90.6 | 91.7
Directed to disposal | 5.6 | 6.3
Not recycled | 9.9 | 11.0
Not recycled (%) | 10.3% | 11.2%
[/table]
[/columns]
Distillery by-products (stillage, draff), sold as feed, amounted to 1.9 million tonnes and are not considered waste.
[page]
head: VERMANDEL – UNIVERSAL REGISTRATION DOCUMENT 2024/25 – 3. SUSTAINABILITY STATEMENT
# 3.3 Social information
## 3.3.1 Own workforce (ESRS S1)
As of 30 June 2025, the Group employed 18,442 people (18,907 at 30 June 2024).
[table widths=170 style=grid size=8.5]
! Workforce at 30 June | Women | Men | Total FY25 | Total FY24
France | 1,322 | 1,489 | 2,811 | 2,866
Europe excluding France | 2,005 | 2,897 | 4,902 | 5,010
Americas | 1,687 | 2,277 | 3,964 | 4,105
Asia and Rest of the World | 2,381 | 4,384 | 6,765 | 6,926
* Total headcount | 7,395 | 11,047 | 18,442 | 18,907
Permanent contracts | 6,860 | 10,269 | 17,129 | 17,560
Fixed-term contracts | 535 | 778 | 1,313 | 1,347
[/table]
2,268 employees left the Group during the year. The turnover rate was 12.1% for the Group, of which 7.4% voluntary departures. Seasonal pickers (about 3,100 over the harvest) are employed by winegrowers and are not part of the workforce.
[tiles]
38% | women in top management (Executive Committee and its direct reports)
19.4 hours | of training per employee
3.1 | frequency rate of lost-time accidents per million hours worked
2.9% | of employees have a disability
[/tiles]
### Diversity by age
Employees under 30 account for 17.4% of the headcount, those aged 30 to 50 for 58.9% and those over 50 for 23.7%.
### Social dialogue
In FY25, 76% of employees were covered by a collective bargaining agreement (100% in France). Two employees died as a result of work-related accidents, one in Mexico in a road accident and one in India. Group standards grant every employee at least 26 weeks of paid parental leave.
## 3.3.2 Consumers (ESRS S4)
The responsible drinking programme reached 118 million consumers online in FY25; 100% of new labels carry the age logo and a QR code. An external agency checked 2,740 advertisements: 12 breached the Group's code and were withdrawn. Worldwide, consumption per adult was 5.5 litres of pure alcohol in 2019, according to the health authorities.
## 3.3.3 Workers in the value chain (ESRS S2)
Farms delivering to the Group number about 9,800. By FY25, 4,120 farmers had been trained in regenerative practices (target for FY30: 10,000).
# 3.4 Governance information
## 3.4.1 Payment practices (ESRS G1-6)
Group companies paid their suppliers' invoices after 52 days on average. The standard term is 60 days from the date of invoice, except where the law sets a shorter one (30 days for fresh agricultural products). 91% of invoices by value were paid on time. No legal proceedings for late payment were pending.
## 3.4.2 Board
On 30 June 2025, the Board of Directors comprised 14 members, of whom 2 represent employees; 50% of the members were women (excluding employee representatives) and 58% were independent.
`,
    answers: `
SBM-1_06 = 6104 EUR million
E1-1_14 = yes
E1-4_07 = 54 % @2030
E1-5_01 = 1046 GWh
E1-5_02 = 539 GWh
E1-5_03 = 29 GWh
E1-5_05 = 478 GWh
E1-5_06 = 207 GWh
E1-5_07 = 262 GWh
E1-5_08 = 9 GWh
E1-5_09 = 45.7 %
E1-5_11 = 61 GWh
E1-5_12 = 402 GWh
E1-5_14 = 76 GWh
E1-5_18 = 171.4 MWh/EUR million
E1-6_07 = 101.0 kt CO2e
E1-6_08 = 47 %
E1-6_09 = 41.9 kt CO2e
E1-6_10 = 17.4 kt CO2e
E1-6_11 = 2316.0 kt CO2e
E1-6_11#cat1 = 1604.0 kt CO2e
E1-6_11#cat2 = 71.0 kt CO2e
E1-6_11#cat3 = 33.0 kt CO2e
E1-6_11#cat4 = 298.0 kt CO2e
E1-6_11#cat5 = 9.0 kt CO2e
E1-6_11#cat6 = 12.0 kt CO2e
E1-6_11#cat7 = 10.0 kt CO2e
E1-6_11#cat9 = 164.0 kt CO2e
E1-6_11#cat11 = 57.0 kt CO2e
E1-6_11#cat12 = 58.0 kt CO2e
E1-6_12 = 2458.9 kt CO2e
E1-6_13 = 2434.4 kt CO2e
E1-6_17 = 214 kt CO2
E1-6_30 = 403 t CO2e/EUR million
E1-6_31 = 399 t CO2e/EUR million
E1-7_03 = no
E1-7_10 = 0 t CO2e
E3-4_01 = 3020000 m3
E3-4_02 = 880000 m3
E3-4_03 = 410000 m3
E3-4_11 = 11840000 m3
E3-4_12 = 8820000 m3
E5-4_02 = 1204 kt
E5-4_03 = 63 %
E5-4_04 = 208 kt
E5-4_05 = 17 %
E5-5_05 = 97 %
E5-5_07 = 96.2 kt
E5-5_07#hazardous = 1.4 kt
E5-5_15 = 1.4 kt
E5-5_08 = 90.6 kt
E5-5_09 = 5.6 kt
E5-5_10 = 9.9 kt
E5-5_11 = 10.3 %
S1-6_02 = 18442
S1-6_02#female = 7395
S1-6_02#male = 11047
S1-6_05#FR = 2811
SBM-1_04#europe_excluding_france = 4902
SBM-1_04#americas = 3964
SBM-1_04#asia_and_rest_of_the_world = 6765
S1-6_09#permanent = 17129
S1-6_09#permanent_female = 6860
S1-6_09#permanent_male = 10269
S1-6_09#temporary = 1313
S1-6_09#temporary_female = 535
S1-6_09#temporary_male = 778
S1-6_11 = 2268
S1-6_12 = 12.1 %
S1-8_01 = 76 %
S1-8_02#FR = 100 %
S1-9_02#female = 38 %
S1-9_03 = 17.4 %
S1-9_04 = 58.9 %
S1-9_05 = 23.7 %
S1-12_01 = 2.9 %
S1-13_04 = 19.4 h
S1-14_02 = 2
GOV-1_05#female = 50 %
GOV-1_07 = 58 %
G1-6_01 = 52 days
G1-6_02 = 60 days
G1-6_03 = 91 %
G1-6_04 = 0
absent E1-4_16 E1-5_10 E3-4_08 S1-14_04 S1-14_05 S1-7_01 S1-15_01 E5-5_04 E1-5_15 E1-8_04
`,
  },
]
