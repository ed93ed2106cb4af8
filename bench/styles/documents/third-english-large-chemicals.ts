import type { StyleDocument } from '../style-document.ts'

/** A chemical group under the ESRS and a cement maker before them. */
export const thirdEnglishLargeChemicals: StyleDocument[] = [
  {
    name: 'lorvane-chemicals-environment.pdf',
    language: 'en',
    year: 2024,
    style:
      'chemicals: GWh, thousand metric tons and million cubic metres, restated prior year, waste by hazard and route',
    look: { size: 9 },
    text: `
head: Lorvane Chemicals SE   Annual Report 2024   Combined Management Report – Sustainability Statement
## Energy
Energy accounts for roughly 14% of our production costs. Our combined heat and power plants cover about two thirds of the steam demand at the three Verbund sites of Harmsdorf, Vliesingen and Port Calder. In 2024, specific energy consumption was 1.31 MWh per metric ton of sales product (2023: 1.34 MWh).
[table widths=275,60 style=zebra size=8]
! Energy consumption and mix (in GWh) | Note | 2024 | 2023^{1}
Fuel consumption from coal and coal products | a | 1,204 | 1,690
Fuel consumption from crude oil and petroleum products | | 318 | 344
Fuel consumption from natural gas | | 9,876 | 10,102
Fuel consumption from other fossil sources | b | 2,455 | 2,511
Consumption of purchased electricity, heat, steam and cooling from fossil sources | | 3,187 | 3,420
* Total fossil energy consumption | | 17,040 | 18,067
Share of fossil sources in total energy consumption | | 87.0% | 89.5%
Consumption from nuclear sources | c | 402 | 455
Share of nuclear sources in total energy consumption | | 2.1% | 2.3%
Fuel consumption from renewable sources | | 121 | 98
Consumption of purchased electricity, heat, steam and cooling from renewable sources | | 1,986 | 1,544
Consumption of self-generated non-fuel renewable energy | | 44 | 31
* Total renewable energy consumption | | 2,151 | 1,673
Share of renewable sources in total energy consumption | | 11.0% | 8.3%
* Total energy consumption | | 19,593 | 20,195
[/table]
fn: 1 Prior-year figures adjusted for the divestment of the Construction Additives business.
fn: a Harmsdorf power plant; coal phase-out by the end of 2026.   b Off-gases and liquid residues from production.   c Residual grid mix.
We produced 6,212 GWh of energy from non-renewable and 58 GWh from renewable sources in 2024. Lorvane operates exclusively in high climate impact sectors. Energy intensity was 1,652 MWh per million euros of net revenue (2023: 1,682).
## Gross Scope 1, 2 and 3 emissions
[table widths=255 style=zebra size=8]
! in thousand metric tons of CO_{2} equivalents | 2024 | 2023^{1} | Change
* Gross Scope 1 GHG emissions | 3,412 | 3,598 | –5.2%
Share covered by regulated emission trading schemes | 74% | 75% |
* Gross Scope 2 GHG emissions (location-based) | 1,105 | 1,188 | –7.0%
* Gross Scope 2 GHG emissions (market-based) | 1,246 | 1,390 | –10.4%
* Gross Scope 3 GHG emissions | 17,523 | 18,153 | –3.5%
· Purchased goods and services (C1) | 9,870 | 10,240 | –3.6%
· Capital goods (C2) | 212 | 198 | 7.1%
· Fuel- and energy-related activities (C3) | 1,034 | 1,090 | –5.1%
· Upstream transportation and distribution (C4) | 488 | 505 | –3.4%
· Waste generated in operations (C5) | 176 | 181 | –2.8%
· Business travel (C6) | 11 | 10 | 10.0%
· Employee commuting (C7) | 24 | 23 | 4.3%
· Downstream transportation and distribution (C9) | 402 | 417 | –3.6%
· End-of-life treatment of sold products (C12) | 5,210 | 5,388 | –3.3%
· Investments (C15) | 96 | 101 | –5.0%
* Total GHG emissions (location-based) | 22,040 | 22,939 | –3.9%
* Total GHG emissions (market-based) | 22,181 | 23,141 | –4.1%
[/table]
The emissions of category 11 (use of sold products) are not reported because our products are intermediates whose later use is unknown. Biogenic CO_{2} emissions of 38 thousand metric tons arose in our own plants and are not included in Scope 1. Per million euros of net revenue, emissions came to 1,858 metric tons CO_{2}e (location-based) and 1,870 metric tons CO_{2}e (market-based).
[page]
head: Lorvane Chemicals SE   Annual Report 2024   Combined Management Report – Sustainability Statement
### Targets
Lorvane intends to reduce Scope 1 emissions by 38% by 2030 compared with 2020 (5,104 thousand metric tons). For Scope 3, category 1, a reduction of 15% per metric ton of raw material is planned.
We expect our emissions to rise slightly in 2025 because a new cracker in Port Calder starts operation, and forecast Scope 1 and 2 emissions of between 4.5 and 4.9 million metric tons. In the long term, steam from heat pumps and electrically heated furnaces is to replace fossil fuels. The pilot furnace has an output of 6 MW. Under the funding agreement, Lorvane received €36 million. Our customers' emissions that can be avoided with our insulating materials are calculated over the life of the buildings and came to 41 million metric tons for the volume sold in 2024.
### Internal carbon pricing
For capital expenditure decisions in Europe, we apply a shadow price of €135 per metric ton of CO_{2}e; outside Europe, regional prices between €20 and €80 are used.
## Pollution
The table contains the loads of those facilities that exceed the thresholds of Annex II of the E-PRTR Regulation. Twenty-six of 71 production sites were above a threshold for at least one pollutant.
[columns 2]
[table widths=140 style=zebra size=8]
! Emissions to air (metric tons) | 2024 | 2023
Nitrogen oxides (NO_{x}) | 2,140 | 2,215
Sulfur oxides (SO_{x}) | 612 | 840
NMVOC | 1,388 | 1,402
Carbon monoxide (CO) | 905 | 931
Ammonia (NH_{3}) | 71 | 74
Particulate matter (PM_{10}) | 148 | 152
[/table]
[next]
[table widths=140 style=zebra size=8]
! Emissions to water (metric tons) | 2024 | 2023
Total nitrogen | 388 | 402
Total phosphorus | 41 | 44
Total organic carbon (TOC) | 2,015 | 2,090
[/table]
No emissions to soil above the thresholds were identified.
[/columns]
In 2024, 1,962 thousand metric tons of substances of concern were generated, used or procured. Of these, 88 thousand metric tons were substances of very high concern. 1,204 thousand metric tons of substances of concern left our facilities as products. Provisions for environmental protection and remediation amounted to €214 million at the balance sheet date.
## Water
[table widths=275 style=zebra size=8]
! in million m³ | 2024 | 2023
Total water withdrawal | 214.6 | 221.9
of which cooling water from rivers | 160.2 | 166.4
of which groundwater | 21.7 | 22.0
Total water discharge | 196.3 | 202.8
Total water consumption | 18.3 | 19.1
of which in areas at water risk, including areas of high water stress | 4.1 | 4.3
Water recycled and reused | 31.7 | 30.9
[/table]
[columns 2]
### Policy
Every production site is to have water management in place by 2030. In 2024, this was the case at 64% of the sites and at 88% of the sites in water stress areas. Water use is covered by our Responsible Care directive.
### Methods
Data come from water meters, invoices and, for small sites, estimates.
[next]
### Actions
A new treatment plant in Vliesingen (investment of €48 million) removes up to 85% of nitrogen. In Port Calder, treated municipal waste water has replaced 1.1 million m³ of fresh water a year since July.
[/columns]
Water intensity was 1,543 m³ per million euros of net revenue. At Port Calder, the only site in a region with extremely high water stress, withdrawal was limited to 2.9 million m³.
[page]
head: Lorvane Chemicals SE   Annual Report 2024   Combined Management Report – Sustainability Statement
## Resource inflows and waste
In the year under review, we used raw materials, auxiliaries and packaging with a total weight of 8,940 thousand metric tons. Bio-based materials from sustainable (certified) sources accounted for 2.6% of the total weight. Secondary raw materials weighed 313 thousand metric tons, or 3.5%.
[table widths=170 style=zebra size=8]
! Waste (thousand metric tons) | Hazardous | Non-hazardous | Total 2024 | Total 2023
Preparation for reuse | 0.4 | 1.2 | 1.6 | 1.5
Recycling | 38.2 | 61.9 | 100.1 | 98.4
Other recovery operations | 71.0 | 22.4 | 93.4 | 97.0
* Waste diverted from disposal | 109.6 | 85.5 | 195.1 | 196.9
Incineration | 84.3 | 12.7 | 97.0 | 101.3
Landfill | 19.8 | 33.6 | 53.4 | 60.2
Other disposal operations | 6.1 | 2.0 | 8.1 | 7.7
* Waste directed to disposal | 110.2 | 48.3 | 158.5 | 169.2
* Total waste generated | 219.8 | 133.8 | 353.6 | 366.1
[/table]
The amount of non-recycled waste was 251.9 thousand metric tons, or 71.2% of total waste. Radioactive waste totalled 2.1 metric tons and stems from measuring devices. The large share of hazardous waste is due to distillation residues, more than half of which is used for energy.
### Products
By the end of 2024, 92% of relevant sales had been assessed with our sustainable solution steering method. €5.3 billion of sales came from products with a particular contribution to sustainability (target for 2030: more than 50% of relevant sales). Product carbon footprints are available for about 45,000 products.
### Process safety
We recorded 0.9 process safety incidents per million hours worked (2023: 1.0), of which 11 with high severity. In the year under review, there was a release of 14 metric tons of solvent in Harmsdorf; neighbours were not harmed.
[table widths=275 style=zebra size=8]
! Environmental protection costs (million €) | 2024 | 2023
Operating costs for environmental facilities | 488 | 471
Investments in environmental protection | 164 | 139
Remediation of contaminated sites (cash-out) | 37 | 41
[/table]
## Results of materiality assessment for other topics
Biodiversity was assessed as material for two of our upstream value chains (palm kernel oil, castor oil). None of our own sites is located in a protected area; 9 sites lie within 1 km of one. We plan to publish a biodiversity roadmap by 2027. In 2024, 412 supplier audits were carried out under the industry initiative, covering 83% of the relevant purchasing volume, and 5 supplier relationships were ended.
`,
    answers: `
E1-5_01 = 19593 GWh
E1-5_02 = 17040 GWh
E1-5_03 = 402 GWh
E1-5_04 = 2.1 %
E1-5_05 = 2151 GWh
E1-5_06 = 121 GWh
E1-5_07 = 1986 GWh
E1-5_08 = 44 GWh
E1-5_09 = 11.0 %
E1-5_10 = 1204 GWh
E1-5_11 = 318 GWh
E1-5_12 = 9876 GWh
E1-5_13 = 2455 GWh
E1-5_14 = 3187 GWh
E1-5_15 = 87.0 %
E1-5_16 = 6212 GWh
E1-5_17 = 58 GWh
E1-5_18 = 1652 MWh/EUR million
E1-6_07 = 3412 kt CO2e
E1-6_08 = 74 %
E1-6_09 = 1105 kt CO2e
E1-6_10 = 1246 kt CO2e
E1-6_11 = 17523 kt CO2e
E1-6_11#cat1 = 9870 kt CO2e
E1-6_11#cat2 = 212 kt CO2e
E1-6_11#cat3 = 1034 kt CO2e
E1-6_11#cat4 = 488 kt CO2e
E1-6_11#cat5 = 176 kt CO2e
E1-6_11#cat6 = 11 kt CO2e
E1-6_11#cat7 = 24 kt CO2e
E1-6_11#cat9 = 402 kt CO2e
E1-6_11#cat12 = 5210 kt CO2e
E1-6_11#cat15 = 96 kt CO2e
E1-6_12 = 22040 kt CO2e
E1-6_13 = 22181 kt CO2e
E1-6_17 = 38 kt CO2
E1-6_30 = 1858 t CO2e/EUR million
E1-6_31 = 1870 t CO2e/EUR million
E1-4_07 = 38 % @2030
E1-8_04 = 135 EUR/t CO2e
E2-4_02#NOx = 2140 t
E2-4_02#SOx = 612 t
E2-4_02#NMVOC = 1388 t
E2-4_02#CO = 905 t
E2-4_02#NH3 = 71 t
E2-4_02#PM10 = 148 t
E2-4_03#N = 388 t
E2-4_03#P = 41 t
E2-4_03#TOC = 2015 t
E2-5_02 = 1962 kt
E2-5_08 = 88 kt
E2-5_05 = 1204 kt
E2-6_06 = 214 EUR million
E3-4_01 = 18.3 million m3
E3-4_02 = 4.1 million m3
E3-4_03 = 31.7 million m3
E3-4_08 = 1543 m3/EUR million
E3-4_11 = 214.6 million m3
E3-4_12 = 196.3 million m3
E4-5_01 = 9
E4.IRO-1_14 = yes
E5-4_02 = 8940 kt
E5-4_03 = 2.6 %
E5-4_04 = 313 kt
E5-4_05 = 3.5 %
E5-5_07 = 353.6 kt
E5-5_07#nonhazardous = 133.8 kt
E5-5_07#hazardous = 219.8 kt
E5-5_08 = 195.1 kt
E5-5_08#hazardous = 109.6 kt
E5-5_08#nonhazardous = 85.5 kt
E5-5_08#reuse = 1.6 kt
E5-5_08#recycling = 100.1 kt
E5-5_08#other_recovery = 93.4 kt
E5-5_08#hazardous_reuse = 0.4 kt
E5-5_08#hazardous_recycling = 38.2 kt
E5-5_08#hazardous_other_recovery = 71.0 kt
E5-5_08#nonhazardous_reuse = 1.2 kt
E5-5_08#nonhazardous_recycling = 61.9 kt
E5-5_08#nonhazardous_other_recovery = 22.4 kt
E5-5_09 = 158.5 kt
E5-5_09#hazardous = 110.2 kt
E5-5_09#nonhazardous = 48.3 kt
E5-5_09#incineration = 97.0 kt
E5-5_09#landfill = 53.4 kt
E5-5_09#other_disposal = 8.1 kt
E5-5_09#hazardous_incineration = 84.3 kt
E5-5_09#hazardous_landfill = 19.8 kt
E5-5_09#hazardous_other_disposal = 6.1 kt
E5-5_09#nonhazardous_incineration = 12.7 kt
E5-5_09#nonhazardous_landfill = 33.6 kt
E5-5_09#nonhazardous_other_disposal = 2.0 kt
E5-5_10 = 251.9 kt
E5-5_11 = 71.2 %
E5-5_15 = 219.8 kt
E5-5_16 = 2.1 t
absent E3-4_04 E3-4_05 E4-5_02 E2-4_05 E2-4_06 S1-6_02 E1-4_16 E1-4_04 E5-5_04
`,
  },
  {
    name: 'castellmuir-cement-performance-2022.pdf',
    language: 'en',
    year: 2022,
    style:
      'cement maker before the ESRS: landscape key figures with target and assurance marks, specific beside absolute figures',
    look: { landscape: true, size: 8, margin: 40 },
    text: `
head: Castellmuir plc   Sustainability Performance Report 2022
# Performance at a glance
Castellmuir operates 23 integrated cement plants, 11 grinding stations and 412 ready-mix plants. The report follows the GRI Standards and the charter of the industry association. Figures marked † have been assured with limited assurance.
[table widths=250,90 style=zebra size=7.5]
! Indicator | Unit | 2020 | 2021 | 2022 | Target 2030
= Climate and energy
Absolute gross CO_{2} emissions (Scope 1) † | million t CO_{2} | 26.3 | 26.0 | 24.1 | –
Absolute net CO_{2} emissions (Scope 1) | million t CO_{2} | 25.2 | 24.8 | 22.9 | –
Specific net CO_{2} emissions | kg CO_{2}/t cementitious material | 587 | 578 | 562 | 475
Scope 2 emissions, location-based | million t CO_{2} | 1.71 | 1.69 | 1.61 | –
Scope 2 emissions, market-based † | million t CO_{2} | 1.66 | 1.62 | 1.48 | –
Scope 3 emissions | million t CO_{2} | n/a | 10.2 | 9.6 | –
Clinker factor | % | 74.9 | 74.2 | 73.1 | 68
Total energy consumption † | TJ | 146,300 | 145,100 | 134,900 | –
Thermal energy mix: fossil fuels | % | 71.8 | 70.1 | 66.9 | –
Thermal energy mix: alternative fossil fuels and biomass | % | 28.2 | 29.9 | 33.1 | 45
Electricity from renewable sources | % | 14 | 17 | 24 | 65
= Air emissions from kilns
NO_{x}, absolute | t | 41,300 | 39,870 | 35,610 | –
NO_{x}, specific | g/t clinker | 1,281 | 1,243 | 1,192 | 1,050
SO_{x}, absolute | t | 7,910 | 7,640 | 6,905 | –
SO_{x}, specific | g/t clinker | 245 | 238 | 231 | 210
Dust, absolute | t | 1,488 | 1,320 | 1,108 | –
Dust, specific | g/t clinker | 46 | 41 | 37 | 30
= Water
Water withdrawal | million m³ | 14.8 | 14.6 | 13.9 | –
Water discharge | million m³ | 5.1 | 5.0 | 4.8 | –
Water consumption | million m³ | 9.7 | 9.6 | 9.1 | –
Water recycled | % of sites | 81 | 83 | 86 | 95
= Waste and circularity
Waste used as fuel and raw material | million t | 9.8 | 10.3 | 10.6 | 13
Waste generated | thousand t | 412 | 398 | 371 | –
of which hazardous | thousand t | 9.6 | 9.1 | 8.7 | –
= Biodiversity
Quarries in or adjacent to areas of high biodiversity value | number | 31 | 31 | 29 | –
of these with biodiversity management plan | % | 84 | 90 | 97 | 100
[/table]
[page]
head: Castellmuir plc   Sustainability Performance Report 2022
[table widths=250,90 style=zebra size=7.5]
! Indicator | Unit | 2020 | 2021 | 2022 | Target 2030
= Health and safety
Fatalities, own employees | number | 1 | 2 | 0 | 0
Fatalities, contractors on site | number | 3 | 1 | 2 | 0
Fatalities, third parties | number | 4 | 6 | 3 | –
Lost time injury frequency rate, own employees † | per million hours | 1.41 | 1.38 | 1.22 | –
Lost time injury frequency rate, contractors | per million hours | 0.88 | 0.91 | 0.79 | –
Total recordable injury rate, own employees | per million hours | 3.9 | 3.7 | 3.3 | –
Lost days, own employees | days | 6,120 | 5,870 | 5,015 | –
= Employees
Group headcount at 31 December † | number | 27,915 | 27,120 | 26,410 | –
Europe | number | 12,480 | 12,210 | 12,005 | –
North America | number | 5,610 | 5,585 | 5,520 | –
Africa and Asia | number | 9,825 | 9,325 | 8,885 | –
Female employees | % | 13.9 | 14.6 | 15.4 | 20
Women in senior management | % | 13.1 | 14.8 | 17.2 | 25
Employee turnover | % | 9.9 | 13.1 | 12.4 | –
Employees under collective bargaining | % | 68 | 68 | 67 | –
Training hours per employee | hours | 16.9 | 19.4 | 22.8 | –
= Governance
Board members (non-executive / executive) | number | 8 / 2 | 8 / 2 | 9 / 2 | –
Women on the Board | % | 30.0 | 30.0 | 36.4 | 40
Reports to the integrity line | number | 141 | 166 | 178 | –
Fines for environmental breaches above €10,000 | € thousand | 96 | 41 | 188 | –
[/table]
[columns 2]
### Notes on method
Gross emissions are direct CO_{2} emissions without those from on-site power generation and biomass. Net emissions deduct emissions from alternative fossil fuels. CO_{2} from biomass fuels amounted to 1.9 million tonnes and is shown as a memo item. In 2022, 88% of Scope 1 emissions fell under emissions trading schemes in the EU, the United Kingdom and Switzerland. Scope 3 covers five categories.
[next]
Water data exclude quarry dewatering (2022: 21.4 million m³). Training hours were recorded for 91% of employees.
### Climate governance
The ESG Committee met four times. 25% of the annual bonus of executive directors depended on sustainability targets (15% on specific net CO_{2} emissions, 10% on safety). The carbon capture project at Glenmarrow is designed for 700,000 tonnes a year from 2028. An internal carbon price of €85 per tonne was used for investments in 2022.
[/columns]
`,
    answers: `
E1-5_01 = 134900 TJ
E1-6_07 = 24.1 million t CO2
E1-6_08 = 88 %
E1-6_09 = 1.61 million t CO2
E1-6_10 = 1.48 million t CO2
E1-6_11 = 9.6 million t CO2
E1-6_17 = 1.9 million t CO2
E1-8_04 = 85 EUR/t
E2-4_02#NOx = 35610 t
E2-4_02#SOx = 6905 t
E3-4_01 = 9.1 million m3
E3-4_11 = 13.9 million m3
E3-4_12 = 4.8 million m3
E4-5_01 = 29
E5-5_07 = 371 kt
E5-5_07#hazardous = 8.7 kt
E5-5_15 = 8.7 kt
S1-6_02 = 26410
SBM-1_04#europe = 12005
SBM-1_04#north_america = 5520
SBM-1_04#africa_and_asia = 8885
S1-6_12 = 12.4 %
S1-8_01 = 67 %
S1-9_02#female = 17.2 %
S1-13_04 = 22.8 h
S1-14_02 = 0
S1-14_03 = 2
S1-14_05 = 3.3
S1-14_07 = 5015 days
GOV-1_01 = 2
GOV-1_02 = 9
GOV-1_05#female = 36.4 %
GOV-3_01 = yes
GOV-3_05 = 25 %
E1.GOV-3_02 = 15 %
absent E1-5_09 E1-5_02 E1-6_12 E1-6_13 E3-4_03 E5-4_04 S1-14_04 E1-4_04 E1-4_07 E1-6_30 S1-6_02#female S1-17_03
`,
  },
]
