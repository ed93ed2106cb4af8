import type { StyleDocument } from '../style-document.ts'

export const sixthCIrishSoups: StyleDocument = {
  name: 'dunmorra-foods-sustainability-report-2024-vsme.pdf',
  language: 'en',
  year: 2024,
  style: 'Irish food processor, VSME basic and comprehensive module, plain tables per disclosure with commentary',
  look: { font: 'sans', size: 10, margin: 57 },
  text: `
head: Dunmorra Foods DAC – Sustainability Report 2024
# Sustainability Report 2024
## Prepared in accordance with the VSME Standard – Basic and Comprehensive Modules

### A word from our Managing Director
When my parents rented half a creamery in 1986 to bottle sauces for three hotels, the word sustainability was not in use in the parish. Waste
was, and it was the one thing they would not have. Nearly forty years on we cook 41 million portions of soup, sauce and prepared
vegetables a year for retailers and caterers in Ireland, Britain and the Benelux. The creamery is still our head office.

This is the second report we publish and the first to follow the voluntary standard for SMEs from end to end. We did so for a practical
reason. In 2024 we received 27 sustainability questionnaires from customers and two from banks. We would prefer to answer once and to answer
well. Our thanks go to the growers, in particular, who filled in farm-level data sheets during the wettest spring since 1998.

Aoife Rennick-Daly, Managing Director, May 2025

## Basic module
### B1 – Basis for preparation
We have chosen Option B (Basic Module and Comprehensive Module). No information has been omitted as classified or sensitive. The report is prepared on
a consolidated basis and includes Dunmorra Foods DAC and its two subsidiaries, Dunmorra Farm Supplies Ltd and Dunmorra Verswaren B.V., which are also
the entities in the consolidated financial statements.
[table widths=250,210 style=grid size=9 align=left]
Legal form | Designated activity company (private)
NACE code | 10.39 and 10.84
Balance sheet total at 31 December 2024 | €41.8 million
Turnover 2024 | €64.2 million (2023: €60.9 million)
Number of employees at 31 December 2024 | 236 (headcount)
Primary country of operations | Ireland
Certifications | ISO 14001 (Carrigmore), BRCGS AA+, gold level of the food board's sustainability programme
[/table]

Our four sites are listed below. Together they cover 21.4 hectares.
[table widths=110,130,80,140 style=grid size=9 align=left]
! Site | Location | Owned / leased | Activity
Carrigmore | Co. Waterford, 52.13 N 7.62 W | Owned | Soups and sauces, head office
Ballyquin Road | Co. Tipperary, 52.36 N 7.70 W | Owned | Vegetable preparation, IQF freezing
Tolka Chill | Dublin 11, 53.39 N 6.31 W | Leased | Chilled distribution
Barendrecht | Netherlands, 51.86 N 4.53 E | Leased | Packing and sales
[/table]

### B2 – Practices, policies and future initiatives for transitioning towards a more sustainable economy
[table widths=180,90,90,100 style=grid size=9 align=left]
! Topic | Practice in place | Policy public | Targets set
Climate change | Yes | Yes | Yes
Pollution | Yes | No | No
Water | Yes | Yes | Yes
Biodiversity and ecosystems | Yes | No | No
Circular economy | Yes | Yes | Yes
Own workforce | Yes | Yes | Yes
Workers in the value chain | Yes | Yes | No
Affected communities | Yes | No | No
Consumers and end-users | Yes | Yes | No
Business conduct | Yes | Yes | No
[/table]

What this means in daily life is described under C2.

[page]
### B3 – Energy and greenhouse gas emissions
In 2021 Ballyquin Road was still heated with kerosene. Two projects have changed the picture since: a 1.1 MW woodchip boiler that runs on
forestry thinnings from within 40 km, and a 900 kWp solar farm in the field behind Carrigmore, built after three years of planning objections and
switched on in April 2023. Renewable sources met 33.1% of our energy demand in 2024, compared with 24.8% in 2023.
[table widths=210,80,90,80 style=grid size=9]
! Energy consumption 2024 (MWh) | Renewable | Non-renewable | Total
Electricity, purchased (as per utility billings) | 5,210 | 1,300 | 6,510
Electricity, self-generated and used on site | 740 | – | 740
Fuels | 1,180 | 13,130 | 14,310
* Total | 7,130 | 14,430 | 21,560
[/table]
Non-renewable fuels consist of 10,940 MWh of natural gas and 2,190 MWh of petroleum products (kerosene, gas oil and road diesel). We use no coal
or peat. The solar farm produced 868 MWh, of which 128 MWh was exported.

[table widths=300,120 style=grid size=9]
! Greenhouse gas emissions 2024 | tCO_{2}e
Scope 1 | 3,004
Scope 2, location-based | 1,960
Scope 2, market-based | 548
Scope 3 (see C2 and table below) | 38,420
* Scopes 1, 2 (location-based) and 3 | 43,384
* Scopes 1, 2 (market-based) and 3 | 41,972
[/table]
GHG intensity (Scope 1 and location-based Scope 2 divided by turnover): 77.3 tCO_{2}e per € million; in 2023 it was 88.9.

We report Scope 3 although the standard does not oblige us to, because nine tonnes in ten arise outside our gates. Dairy cream and butter,
4% of the tonnage that we buy, account for close to a third of the purchased goods figure.
[table widths=300,120 style=grid size=9]
! Scope 3 category | tCO_{2}e
1 Purchased goods and services | 30,870
3 Fuel- and energy-related activities | 1,015
4 Upstream transportation and distribution | 2,640
5 Waste generated in operations | 205
7 Employee commuting | 390
9 Downstream transportation and distribution | 2,960
12 End-of-life treatment of sold products | 340
* Total | 38,420
[/table]

### B4 – Pollution of air, water and soil
Carrigmore operates under an Industrial Emissions licence. Treated process water is discharged to the River Tay. Loads reported to the Agency for
2024 were as follows; there were two exceedances of the ammonia limit in February, both reported within 24 hours.
[table widths=200,110,110 style=grid size=9]
! Emission to water | 2024 (t) | Licence limit (t)
Total nitrogen (N) | 3.1 | 5.0
Total phosphorus (P) | 0.22 | 0.50
Chemical oxygen demand (COD) | 18.6 | 40.0
[/table]

### B5 – Biodiversity
One of our sites is near a biodiversity-sensitive area: Carrigmore (6.2 hectares) lies 1.1 km upstream of a Special Area of Conservation with freshwater
pearl mussel and otter. With the local rivers trust we have fenced 3.4 km of bank and planted 2,100 alders since 2020.
[table widths=230,100,100 style=grid size=9]
! Land use (hectares) | 2024 | 2023
Total use of land | 21.4 | 21.4
Total sealed area | 9.8 | 9.7
Nature-oriented area on site | 4.1 | 2.6
[/table]

[page]
### B6 – Water
[table widths=200,90,90,90 style=grid size=9]
! m^{3} | Withdrawal | Discharge | Consumption
Carrigmore | 118,900 | 81,300 | 37,600
Ballyquin Road | 92,400 | 72,200 | 20,200
Other sites | 3,300 | 2,900 | 400
* Total 2024 | 214,600 | 156,400 | 58,200
* Total 2023 | 226,100 | 164,700 | 61,400
[/table]
None of our sites is in an area of high water stress. Washing carrots takes 2.9 litres per kilogram today, against 4.4 litres in 2018, thanks to a
counter-flow drum. Some 22,000 m^{3} of rinse water was filtered and used a second time at Ballyquin Road.

### B7 – Resource use, circular economy and waste management
Peelings go to 14 neighbouring cattle farms as feed and do not count as waste. What remains goes mostly to an anaerobic digester at Clonmel. Since
2022 surplus meals – 96,000 in 2024 – are passed on to a food charity.
[table widths=300,120 style=grid size=9]
! Waste 2024 | tonnes
Non-hazardous waste | 3,412
Hazardous waste (lab chemicals, oils, batteries) | 18
* Total waste generated | 3,430
Diverted to recycling or reuse (including anaerobic digestion and composting) | 3,190
Directed to disposal | 240
[/table]
The annual mass-flow of relevant materials used was 27,650 tonnes, of which 18,900 tonnes vegetables, 2,310 tonnes dairy, 2,140 tonnes packaging and the
balance other ingredients. 87% of the packaging we place on the market is recyclable; the laminated soup pouch is the stubborn exception.

### B8 – Workforce: general characteristics
[table widths=200,100 style=grid size=9]
! Employees at 31 December 2024 (headcount) | Number
Permanent contract | 209
Temporary contract | 27
Female | 104
Male | 131
Other | 1
Ireland | 187
Netherlands | 49
* Total | 236
[/table]
The employee turnover rate was 19.4% (2023: 23.0%). It is highest on the night shift, where two people in five leave within a year.

### B9 – Workforce: health and safety
Seven recordable work-related accidents occurred in 2024 (2023: 12), equal to 3.4 per 200,000 hours worked. Four were slips on wet floors. There were no
fatalities as a result of work-related injuries or work-related ill health. New anti-slip flooring in the kettle hall cost €210,000.

### B10 – Workforce: remuneration, collective bargaining and training
All employees receive pay that is equal to or above the applicable minimum wage set by law or collective agreement. In Ireland our lowest hourly rate is €14.20
(national minimum wage in 2024: €12.70). The percentage gap in pay between female and male employees was 8.7%. Collective agreements cover 20.8% of our
employees, all of them in the Netherlands. Employees received 15.6 hours of training on average (women 14.1, men 16.8).

### B11 – Convictions and fines for corruption and bribery
Number of convictions: none. Total amount of fines for violations of anti-corruption and anti-bribery laws: €0.

[page]
## Comprehensive module
### C1 – Strategy: business model and sustainability-related initiatives
Retailer own label accounts for 63% of turnover, food service for 24% and our own brand, The Long Kettle, for 13%. Five customers make up 71% of sales.
We buy vegetables from 58 growers, of whom 49 farm within 80 km of Ballyquin Road, and pay them on average 9% above the wholesale market
index in exchange for crop plans and residue tests. Since sterling and energy costs both turned against us in 2022 our strategy has been to win fewer, longer
contracts: the average contract term has risen from 11 to 26 months.

### C2 – Description of practices, policies and future initiatives
- Climate: heat recovery from the retorts (2025, €0.9 million) and a trial of electric steam at Carrigmore (2026).
- Agriculture: 22 growers, 1,460 hectares, take part in the soil carbon programme run with the agricultural college.
- Suppliers: a Supplier Code of Conduct applies to all 310 direct suppliers. It requires compliance with ILO conventions. Twelve suppliers were audited in 2024.
- Animal welfare: chicken, beef and dairy ingredients are bought under our animal welfare policy, in force since 2020 and revised in 2023. It forbids caged systems
and the routine use of antibiotics.
- Consumers: our care line answers every contact within three working days. It registered 612 complaints in 2024, most of them about pack seals; 41 million
portions were sold. We recalled one batch of leek soup in September because mustard was not declared.
- Business conduct: speaking-up policy with an external hotline, open to employees, agency staff and suppliers' workers, anonymously if wished. Those who
report are protected against any form of retaliation under the Protected Disclosures Act. The hotline received three reports.

### C3 – GHG reduction targets and climate transition
[table widths=150,80,80,80,70 style=grid size=9]
! Target | Base year | Base value (tCO_{2}e) | Target year | Reduction
Scope 1 | 2021 | 4,690 | 2030 | 42%
Scope 2 (market-based) | 2021 | 2,105 | 2030 | 80%
Scope 3 | 2022 | 41,300 | 2030 | 25%
[/table]
We operate in a high climate impact sector. A transition plan for climate change mitigation has not been adopted yet; we intend to do so in 2027, once the grid
connection for Carrigmore has been confirmed. We do not buy carbon credits.

### C4 – Climate risks
With our insurer we screened the four sites and our growing regions for flood, drought, heat and storm up to 2050, under a high-emission scenario (RCP 8.5)
and an intermediate one. Carrigmore's boiler house lies within the 1-in-100-year flood outline and will be raised in 2026 for about €340,000. Potato and carrot yields are
exposed to wet autumns; the 2023 harvest cost us €1.2 million in replacement purchases. We rate both as high over the medium term.

### C5 – Additional (general) workforce characteristics
The female-to-male ratio at management level is 9 to 16. At year-end 35 people who are not our employees worked for us: 31 temporary workers provided by
employment agencies and four self-employed contractors who work exclusively for us, all in engineering.

### C6 – Additional own workforce information: human rights policies and processes
[table widths=340,80 style=grid size=9]
! Does the undertaking have a code of conduct or human rights policy for its own workforce? | Yes
It covers child labour | Yes
It covers forced labour | Yes
It covers human trafficking | Yes
It covers discrimination | Yes
It covers accident prevention | Yes
Complaints-handling mechanism for own workforce in place | Yes
[/table]

### C7 – Severe negative human rights incidents
There were no confirmed severe human rights incidents in our own workforce relating to child labour, forced labour, human trafficking, discrimination or any
other matter. We are aware of one case in our value chain, concerning recruitment fees charged to seasonal pickers at a Spanish supplier in 2023, which has
since repaid them.

### C8 – Revenues from certain sectors and exclusion from EU reference benchmarks
We derive no revenue from controversial weapons, the cultivation and production of tobacco, the fossil fuel sector (coal, oil and gas) or the
manufacture of pesticides and other agrochemicals, and are not active in any of them. The company is not excluded from EU reference benchmarks aligned with the Paris
Agreement.

### C9 – Gender diversity ratio in the governance body
The board has six directors: the Managing Director and the Finance Director, who are executive, and four non-executive directors. Two of the six are women, giving
a gender diversity ratio of 0.5.

### Looking ahead
The coming year will be dominated by new packaging rules and, we hope, by a drier harvest. We plan to publish
our third report in May 2026.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
SBM-1_03 = 236
SBM-1_06 = 64.2 EUR million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-1_12 = no
E1-1_16 = 2027
E1-4_01 = yes
E1-4_07 = 42 % @2030
E1-4_13 = 80 % @2030
E1-4_16 = 25 % @2030
E1-5_01 = 21560 MWh
E1-5_05 = 7130 MWh
E1-5_06 = 1180 MWh
E1-5_07 = 5210 MWh
E1-5_08 = 740 MWh
E1-5_09 = 33.1 %
E1-5_11 = 2190 MWh
E1-5_12 = 10940 MWh
E1-5_17 = 868 MWh
E1-6_07 = 3004 tCO2e
E1-6_09 = 1960 tCO2e
E1-6_10 = 548 tCO2e
E1-6_11 = 38420 tCO2e
E1-6_11#cat1 = 30870 tCO2e
E1-6_11#cat3 = 1015 tCO2e
E1-6_11#cat4 = 2640 tCO2e
E1-6_11#cat5 = 205 tCO2e
E1-6_11#cat7 = 390 tCO2e
E1-6_11#cat9 = 2960 tCO2e
E1-6_11#cat12 = 340 tCO2e
E1-6_12 = 43384 tCO2e
E1-6_13 = 41972 tCO2e
E1-7_03 = no
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E2-4_03#N = 3.1 t
E2-4_03#P = 0.22 t
E2-4_03#COD = 18.6 t
E3-4_01 = 58200 m3
E3-4_11 = 214600 m3
E3-4_12 = 156400 m3
E4-5_01 = 1
E4-5_02 = 6.2 ha
E4-5_10 = 21.4 ha
E4-5_11 = 9.8 ha
E4-5_12 = 4.1 ha
E4.IRO-1_14 = yes
E5-4_02 = 27650 t
E5-5_05 = 87 %
E5-5_07 = 3430 t
E5-5_07#nonhazardous = 3412 t
E5-5_08 = 3190 t
E5-5_09 = 240 t
E5-5_15 = 18 t
G1-1_09 = yes
G1-4_01 = 0
G1-4_02 = 0 EUR
GOV-1_01 = 2
GOV-1_02 = 4
GOV-1_06 = 0.5|50
S1-10_01 = yes
S1-13_04 = 15.6 h
S1-13_04#female = 14.1 h
S1-13_04#male = 16.8 h
S1-14_02 = 0
S1-14_04 = 7
S1-16_01 = 8.7 %
S1-17_08 = 0
S1-17_10 = yes
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_06 = yes
S2-1_07 = yes
S2-3_12 = yes
S4-3_13 = 612
S1-6_02 = 236
S1-6_02#female = 104
S1-6_02#male = 131
S1-6_02#other = 1
S1-6_05#IE = 187
S1-6_05#NL = 49
S1-6_09#permanent = 209
S1-6_09#temporary = 27
S1-6_12 = 19.4 %
S1-7_01 = 35
S1-7_02 = 4
S1-7_03 = 31
S1-8_01 = 20.8 %
MDR-T_06 = 2021|2022
S2-3_06 = yes
absent E1-4_10 E1-4_22 E1-5_03 E1-5_04 E1-5_15 E1-5_16 E1-5_18 E1-6_08 E1-6_17 E1-6_31 E1-7_21 E1-8_04
absent E2-4_05 E3-4_08 E5-5_11 E5-5_16 G1-3_07 G1-4_04 G1-4_07 G1-5_03 G1-5_04 G1-5_05 G1-5_10 G1-6_01
absent G1-6_02 G1-6_03 G1-6_04 GOV-1_07 GOV-3_01 GOV-3_05 S1-12_01 S1-13_02 S1-14_01 S1-14_06 S1-14_07 S1-15_01
absent S1-15_02 S1-16_02 S1-17_05 S1-1_17 S1-1_22 S1-6_03 S1-6_11 S1-6_19 S1-6_20 S1-9_03 S1-9_04 S1-9_05
`,
}
