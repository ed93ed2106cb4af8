import type { StyleDocument } from '../style-document.ts'

export const sixthBGearmotorGroup: StyleDocument = {
  name: 'officine-valbrenta-consolidated-nfs-2023-en.pdf',
  language: 'en',
  year: 2023,
  style:
    'Italian manufacturing group, NFS under D.Lgs. 254/2016 translated into English, dots as thousands separators, GJ, GRI tables by gender and category',
  look: { font: 'serif', size: 9.5, landscape: false, words: false, margin: 57 },
  text: `
head: Officine Valbrenta Group – Consolidated Non-Financial Statement as at 31 December 2023
[at 57 260 26] Consolidated Non-Financial Statement
[at 57 300 26] 2023
[at 57 340 11] drafted pursuant to articles 3 and 4 of Legislative Decree no. 254/2016
[at 57 700 9] Courtesy translation. In case of discrepancy the Italian version shall prevail.
[page]
# Letter to the Stakeholders
Dear Stakeholders,

the year just ended has confirmed, once again, the solidity of our Group in a scenario marked by uncertainties: the slowdown of German mechanics, the tightening of credit, the conflicts at the gates of Europe and, in May, the flood in Romagna which also touched the families of 46 of our collaborators. To them goes our closeness, concretized in a fund of 120 thousand Euro, to which the company has contributed for each hour donated by employees.

In this context the Officine Valbrenta Group has closed the 2023 with consolidated revenues of 842,6 million Euro, in growth by 3,8% compared to 811,7 million Euro of 2022. It is the fruit of the work of almost 3.500 persons who in eleven Countries design, cast, machine and assemble the gear motors that move conveyor belts, wind turbines, cranes, and the revolving stages of many theatres.

For us sustainability is not a fashion. My grandfather, who in 1952 bought at auction the first gear hobbing machine, used to say that "the chip on the floor is money of someone". Today we recover it all. With the Industrial Plan 2023-2026 we have foreseen investments of 34 million Euro dedicated to the energy transition and to the safety of workplaces, of which 9,8 million already realized.

I wish you a good reading.

The Chairman, Ing. Alvise Torresin

# Methodological note
The present Consolidated Non-Financial Statement (hereinafter also "NFS" or "Statement") of Officine Valbrenta S.p.A. and its subsidiaries (hereinafter also "Group" or "Valbrenta") relates to the financial year 2023 (from 1 January to 31 December) and has been prepared in accordance with the "GRI Sustainability Reporting Standards", option "in accordance with". The reporting perimeter corresponds to the companies consolidated with the line-by-line method in the Consolidated Financial Statements, with the exception, only for environmental data, of four commercial companies (Spain, Turkey, Australia and South Africa; in all 58 employees), whose impact is deemed not relevant. The data of the year 2022 are shown for comparative purposes; those which have been restated are expressly indicated. The document has been approved by the Board of Directors on 14 March 2024 and is subject to a limited examination ("limited assurance engagement" according to ISAE 3000 Revised) by the auditing firm.

For the calculation of the Scope 2 Location-based emissions the factors of Terna 2021 have been used, for the Market-based the AIB residual mix 2022. The conversion to GJ takes place with the coefficients of the national standard parameters table published by the Ministry.

## Materiality analysis
During 2023 the Group has updated its own list of material topics on the basis of the impacts generated, actual and potential, through 24 interviews with the top management, a questionnaire to 612 employees and the dialogue with 31 customers and 27 suppliers. The impact with the highest significance turned out to be "Health and safety of workers", followed by "Energy consumption and emissions", "Development of competences", "Quality and safety of the product", "Business ethics" and, new entry, "Responsible management of the supply chain".

# 1. The Group
## 1.1 Who we are
Valbrenta is among the first European operators in the design and production of gear motors, planetary gearboxes and inverters. The production is articulated on nine plants: five in Italy (Bassano del Grappa, where also the head office is located, Rosà, Cento, Forlì and the foundry of Lumezzane), and one each in Germany, Romania, China and Brazil. Two assembly centres are active in the United States and India. The share of revenues realized abroad is equal to 79%. The Parent Company is listed on the Euronext STAR Milan segment since 2007; 58,4% of the capital is held by the family holding.
[table style=grid size=8.5 widths=230,80,80]
! Economic value generated and distributed (thousand Euro) | 2023 | 2022
Revenues | 842.600 | 811.730
Other income | 14.212 | 11.908
* Economic value generated | 856.812 | 823.638
Operating costs | 551.907 | 548.330
Remuneration of personnel | 187.440 | 176.215
Remuneration of financiers | 9.886 | 4.507
Remuneration of shareholders | 26.350 | 24.242
Remuneration of the Public Administration | 21.608 | 18.996
Community | 741 | 512
* Economic value distributed | 797.932 | 772.802
* Economic value retained | 58.880 | 50.836
[/table]

## 1.2 The corporate governance
The Board of Directors in charge, appointed by the Shareholders' Meeting of 27 April 2022, is composed of nine members: two executive and seven non-executive Directors. Four Directors (44,4%) are in possession of the independence requisites; the less represented gender counts four members. The Control, Risks and Sustainability Committee met seven times during the year.
[table style=grid size=8.5 widths=150,70,70,70,70]
! Board of Directors by age and gender | < 30 | 30-50 | > 50 | Total
Men | 0 | 1 | 4 | 5
Women | 0 | 2 | 2 | 4
* Total | 0 | 3 | 6 | 9
[/table]
The remuneration policy provides that the short-term incentive (MBO) of the Chief Executive Officer and of the Executives with Strategic Responsibilities is linked for 15% to ESG objectives: frequency index of accidents and percentage of renewable electricity.

## 1.3 Ethics and integrity
The Organisation, Management and Control Model pursuant to Legislative Decree 231/2001 and the Code of Ethics constitute the basis of the internal control system. The Code prohibits every form of forced labour, trafficking in persons and exploitation of child labour, and it does not tolerate discriminations of gender, race, language, religion, political opinion, sexual orientation, age or disability. In 2023 the Group has adapted its own whistleblowing procedure to Legislative Decree 24/2023: employees, collaborators, suppliers and their workers can send reports, also in anonymous form, through an IT platform; the confidentiality of the whistleblower is guaranteed and retaliatory acts are forbidden and sanctioned. In the year two reports have been received, archived after the investigations because unfounded.

In the three-year period 2021-2023 no episodes of corruption have been ascertained, nor have definitive convictions for crimes of corruption been pronounced against the companies of the Group or their employees. No contributions to political parties have been disbursed. In the course of the year 1.204 employees have participated in training courses on the Model 231 and anticorruption (of which 33 executives, 148 middle managers, 811 white-collars and 212 blue-collars). It is pointed out that a company of the Group has defined with the Tax Authorities, by adhesion, a dispute on transfer prices relative to 2017 with a charge of 1,3 million Euro.

[page]
# 2. The persons
## 2.1 Composition of the personnel
At 31 December 2023 the Group employs 3.487 persons, in increase by 44 units (+1,3%) compared to the previous year. The women represent 20,0% of the total; the presence is typical for the mechanical sector, but with the project "Girls with gears", born in 2018 together with four technical institutes, we try to change something: of the 19 female mechatronics diplomates hired so far, 17 are still with us.
[table style=grid size=8 widths=130,55,55,55,55,55,55]
! Employees by category and gender (no.) | 2023 | << | << | 2022 | << | <<
! | Men | Women | Total | Men | Women | Total
Executives | 54 | 7 | 61 | 55 | 6 | 61
Middle managers | 172 | 42 | 214 | 168 | 38 | 206
White-collars | 752 | 406 | 1.158 | 741 | 391 | 1.132
Blue-collars | 1.811 | 243 | 2.054 | 1.809 | 235 | 2.044
* Total | 2.789 | 698 | 3.487 | 2.773 | 670 | 3.443
[/table]
[table style=grid size=8 widths=130,70,70,70,70]
! Employees by category and age 2023 | < 30 years | 30-50 years | > 50 years | Total
Executives | 0 | 24 | 37 | 61
Middle managers | 3 | 121 | 90 | 214
White-collars | 214 | 668 | 276 | 1.158
Blue-collars | 304 | 1.061 | 689 | 2.054
* Total | 521 | 1.874 | 1.092 | 3.487
[/table]
[table style=grid size=8 widths=170,50,50,50,50,50,50]
! Type of contract (no.) | 2023 | << | << | 2022 | << | <<
! | Men | Women | Total | Men | Women | Total
Permanent contract | 2.651 | 651 | 3.302 | 2.601 | 618 | 3.219
Fixed-term contract | 138 | 47 | 185 | 172 | 52 | 224
Full-time | 2.767 | 597 | 3.364 | 2.754 | 572 | 3.326
Part-time | 22 | 101 | 123 | 19 | 98 | 117
[/table]
[columns 2]
[table style=grid size=8 widths=110,50,50]
! Employees by area | 2023 | 2022
Italy | 2.146 | 2.118
Rest of Europe | 611 | 625
Americas | 402 | 391
Asia and rest of world | 328 | 309
* Total | 3.487 | 3.443
[/table]
[next]
[table style=grid size=8 widths=120,50,50]
! Other workers (31.12.) | 2023 | 2022
Supplied workers (agency) | 241 | 318
Trainees | 27 | 22
Self-employed collaborators | 11 | 14
* Total | 279 | 354
[/table]
[/columns]

## 2.2 Turnover
In the year 402 persons have been hired and 358 have left the Group. The rate of incoming turnover results equal to 11,5% and the rate of outgoing turnover to 10,3%, in diminution compared to 11,9% of 2022. The highest values are recorded in Romania, where the opening of the plant of an automotive manufacturer has made the labour market more competitive.
[table style=grid size=8 widths=130,55,55,55,55,55,55]
! Exits 2023 (no.) | < 30 | 30-50 | > 50 | Total | Rate | 2022
Men | 78 | 126 | 79 | 283 | 10,1% | 321
Women | 22 | 38 | 15 | 75 | 10,7% | 84
* Total | 100 | 164 | 94 | 358 | 10,3% | 405
[/table]

## 2.3 Industrial relations and welfare
Overall, 81,4% of the employees of the Group is covered by collective bargaining agreements (100% in Italy, Germany and Brazil). In July the supplementary company contract 2023-2026 has been signed with the trade unions, which introduces a result bonus up to 3.100 Euro, 16 hours of solidarity leave and the flexibility of the entry timetable. The welfare platform has been used by 1.690 persons. In the Cento plant, the recourse to the ordinary wages guarantee fund (CIGO) has been necessary for seven weeks.

The ratio between the basic salary of women and that of men in Italy is the following: executives 0,91; middle managers 0,96; white-collars 0,93; blue-collars 0,97. With reference to the Parent Company only, the ratio between the total annual remuneration of the highest-paid person and the median of the employees amounts to 14,8.

Employees belonging to protected categories pursuant to Law 68/1999, or analogous foreign legislations, are 112 (108 in 2022). During 2023 no episodes of discrimination have occurred.

## 2.4 Training
With the Valbrenta Academy, inaugurated in 2016, the Group wants to hand down the "knowing how to do" of its master craftsmen and to prepare the young for digital manufacturing. In 2023 the hours of training delivered have been 58.233 (51.990 in 2022), of which 31% about health and safety.
[table style=grid size=8 widths=190,70,70,70]
! Average hours of training per capita | 2023 | 2022 | 2021
Executives | 21,4 | 19,0 | 14,4
Middle managers | 24,9 | 23,1 | 19,8
White-collars | 19,2 | 16,8 | 14,7
Blue-collars | 14,3 | 13,0 | 11,2
Men | 16,3 | 14,8 | 12,6
Women | 18,3 | 16,4 | 13,9
* Total Group | 16,7 | 15,1 | 12,9
[/table]
The system of periodic evaluation of performance, called "Dialogue", presently involves 38,6% of the employees: all executives and middle managers, almost the totality of white-collars in Italy and Germany and a pilot group of department heads. By 2026 it will be extended to the foreign branches.

## 2.5 Health and safety
The Group has implemented a management system for health and safety; by 2025 all production sites shall be certified ISO 45001. At the end of 2023 the workers covered by the system are 78,6% of the total (employees and supplied workers). With the initiative "Zero is a number" 4.870 near misses and unsafe conditions were reported, and 92% of them has been closed within the month.

During the year there have been 52 recordable work-related injuries among the employees, one of which with serious consequences (the amputation of a phalanx in Forlì), and 6 among the supplied workers. There were no deaths, neither among own employees nor among the workers of contractor firms operating at the sites of the Group. Injuries in itinere are excluded.
[table style=grid size=8 widths=240,75,75]
! Injuries – employees | 2023 | 2022
Deaths as a result of work-related injuries (no.) | 0 | 0
Injuries with serious consequences (no.) | 1 | 2
Recordable injuries (no.) | 52 | 61
Hours worked (no.) | 5.592.310 | 5.547.902
Rate of recordable injuries (per 1.000.000 hours worked) | 9,3 | 11,0
Days lost due to injury (no.) | 1.318 | 1.704
Occupational diseases recordable (no.) | 3 | 1
= Supplied workers
Recordable injuries (no.) | 6 | 9
Hours worked (no.) | 411.020 | 548.711
Rate of recordable injuries (per 1.000.000 hours worked) | 14,6 | 16,4
[/table]

[page]
# 3. The environment
## 3.1 Policy and objectives
The Environment and Energy Policy commits all the companies to the reduction of consumption. Eight plants out of nine are certified ISO 14001, the foundry also ISO 50001. The Plan 2023-2026 foresees the reduction by 30%, by 2030, of the sum of Scope 1 and Scope 2 (Market-based) emissions compared to 2021, through photovoltaics, the substitution of the cupola furnace of Lumezzane with an electric furnace and the purchase of certified electricity (75% by 2026). The Group reserves to evaluate in 2024 the adhesion to the Science Based Targets initiative. It has not yet been carried out a structured analysis of the physical climatic risks: it will be initiated in view of the CSRD.

## 3.2 Energy
[table style=grid size=8 widths=240,75,75,75]
! Energy consumption within the Organisation (GJ) | 2023 | 2022 | 2021
Natural gas | 412.386 | 438.911 | 469.205
Diesel | 28.914 | 31.022 | 30.566
Petrol | 6.207 | 5.118 | 4.390
LPG | 3.118 | 3.402 | 3.377
Metallurgical coke | 61.540 | 66.874 | 70.118
Purchased electricity | 398.772 | 421.337 | 428.860
· of which from renewable sources certified with GO | 236.140 | 189.602 | 92.415
Self-produced electricity from photovoltaic, consumed | 21.655 | 12.870 | 9.934
District heating | 4.908 | 5.316 | 5.577
* Total energy consumption | 937.500 | 984.850 | 1.022.027
· of which from renewable sources | 257.795 | 202.472 | 102.349
· % renewable | 27,5% | 20,6% | 10,0%
Energy intensity (GJ / thousand Euro of revenues) | 1,11 | 1,21 | 1,39
[/table]
fn: In 2023 the photovoltaic plants have produced 24.585 GJ (6,8 GWh), of which 2.930 GJ sold to the network. The new plant of Rosà, 3,1 MWp, is in function since April.

The reduction of natural gas derives from the mild winter and from the installation of two condensing generators; that of coke, from the lower castings in the fourth quarter. In the Chinese plant of Wuxi, the recovery of heat from compressors heats 4.200 square metres.

## 3.3 Emissions
[table style=grid size=8 widths=240,75,75,75]
! Greenhouse gas emissions (t CO_{2}eq) | 2023 | 2022 | 2021
Direct emissions – Scope 1 | 31.642 | 33.876 | 35.901
Indirect emissions – Scope 2 Location-based | 37.115 | 39.604 | 40.772
Indirect emissions – Scope 2 Market-based | 24.870 | 31.918 | 43.516
[/table]
For the first time the Group has estimated some categories of Scope 3: fuel- and energy-related activities (8.930 t CO_{2}eq), upstream transport and distribution (12.417 t CO_{2}eq) and business travels (1.204 t CO_{2}eq). The purchase of raw materials, which presumably constitutes the prevailing portion together with the use of the products sold, will be calculated in 2024 with the support of the University of Padua. The foundry of Lumezzane falls within the scope of the European Emission Trading (EU ETS); the allowances returned correspond to the certified emissions.
[table style=grid size=8 widths=240,75,75,75]
! Other significant emissions into atmosphere (t) | 2023 | 2022 | 2021
NOx | 58,3 | 61,9 | 66,0
Volatile organic compounds (VOC) | 42,6 | 47,1 | 44,8
Dusts | 11,7 | 12,9 | 13,6
[/table]

## 3.4 Water
The water is used for the cooling of furnaces, for the washing of pieces and for hygienic purposes. No plant, with exception of Wuxi, is in a zone of high water stress.
[table style=grid size=8 widths=240,75,75]
! Water (Megalitres) | 2023 | 2022
From aqueduct | 96,4 | 101,0
From wells | 118,3 | 132,7
* Total withdrawal | 214,7 | 233,7
Total discharge | 151,9 | 163,4
Consumption | 62,8 | 70,3
[/table]

## 3.5 Materials and waste
[columns 2]
[table style=grid size=8 widths=130,80]
! Materials used 2023 | Tonnes
Steel | 48.210
Pig iron and ferrous scrap | 21.730
Foundry sands | 9.870
Aluminium | 3.964
Wood for packaging | 3.140
Oils and lubricants | 712
* Total | 87.626
[/table]
[next]
The castings of Lumezzane are made for 84% of ferrous scrap, in large part coming from the machining of the Group itself. The chips are briquetted and return to the furnace within a radius of 130 km. Since 2022 wooden pallets are repaired in a social cooperative of Bassano, which gives work to 14 persons in fragile condition.
[/columns]
[table style=grid size=8 widths=170,75,75,75,75]
! Waste 2023 (t) | Recovery | Disposal | Total 2023 | Total 2022
Hazardous | 1.122 | 1.492 | 2.614 | 2.870
Non-hazardous | 17.780 | 2.093 | 19.873 | 20.644
* Total | 18.902 | 3.585 | 22.487 | 23.514
[/table]

## 3.6 Biodiversity
The plants stand in industrial areas. Only the plant of Bassano del Grappa, which occupies a surface of 3,2 hectares, borders on an area of the Natura 2000 Network (wetlands of the Brenta river). In the course of 2023 no impacts on habitats have been detected; along the perimeter 260 autochthonous trees have been planted together with the schools.

# 4. The supply chain and the territory
The Group avails itself of around 2.900 suppliers, 71% of whom Italian and in great part located within 100 km from the plants. All new suppliers are asked for the undersigning of the Supplier Code of Conduct, introduced in 2020. In 2023, 164 suppliers have been evaluated according to environmental and social criteria, equal to 46% of the purchased value; 12 verifications in the field have led to improvement plans. The suppliers of castings in India were visited by our technicians for the first time after the pandemic: in one foundry non-conformities were found concerning the protection devices.

The Group supports the local communities with donations of 741 thousand Euro. Among the initiatives: the restoration of the wooden bridge's handrail after the storm of July, the sponsorship of the youth basketball, and "Gears on stage", an exhibition at the civic museum with 11.400 visitors. In October the Group received, for the fourth time, the prize of the industrial association for the best apprenticeship.

# GRI content index (summary)
[table align=left style=grid size=7.5 widths=60,250,150]
! GRI | Information | Paragraph / Omissions
2-7 | Employees | 2.1
2-8 | Workers who are not employees | 2.1
2-21 | Annual total compensation ratio | 2.3 (only Parent Company)
2-30 | Collective bargaining agreements | 2.3
205-3 | Confirmed incidents of corruption and actions taken | 1.3
301-1 | Materials used by weight or volume | 3.5
302-1, 302-3 | Energy consumption; energy intensity | 3.2
303-3, 303-4, 303-5 | Water withdrawal, discharge, consumption | 3.4
304-1 | Sites adjacent to protected areas | 3.6
305-1, 305-2 | Scope 1 and Scope 2 emissions | 3.3
305-3 | Scope 3 emissions | 3.3 (information incomplete)
305-7 | NOx, SOx and other emissions | 3.3
306-3 to 306-5 | Waste | 3.5
401-1 | New hires and turnover | 2.2
403-8, 403-9, 403-10 | Health and safety | 2.5
404-1, 404-3 | Training; evaluations | 2.4
405-1, 405-2 | Diversity; ratio of salary | 1.2, 2.1, 2.3
406-1 | Episodes of discrimination | 2.3
415-1 | Political contributions | 1.3
[/table]
`,
  answers: `
BP-1_01 = consolidated
E1-4_01 = yes
E1-5_01 = 937500 GJ
E1-5_05 = 257795 GJ
E1-5_07 = 236140 GJ
E1-5_08 = 21655 GJ
E1-5_09 = 27.5 %
E1-5_10 = 61540 GJ
E1-5_12 = 412386 GJ
E1-5_17 = 24585 GJ
E1-6_07 = 31642 t CO2e
E1-6_09 = 37115 t CO2e
E1-6_10 = 24870 t CO2e
E1-6_11#cat3 = 8930 t CO2e
E1-6_11#cat4 = 12417 t CO2e
E1-6_11#cat6 = 1204 t CO2e
E2-4_02#NOx = 58.3 t
E3-4_01 = 62.8 megalitres
E3-4_11 = 214.7 megalitres
E3-4_12 = 151.9 megalitres
E4-5_01 = 1
E4-5_02 = 3.2 ha
E4.IRO-1_14 = yes
E5-4_02 = 87626 t
E5-5_07 = 22487 t
E5-5_08 = 18902 t
E5-5_08#hazardous = 1122 t
E5-5_08#nonhazardous = 17780 t
E5-5_09 = 3585 t
E5-5_09#hazardous = 1492 t
E5-5_09#nonhazardous = 2093 t
E5-5_15 = 2614 t
G1-4_01 = 0
G1-4_04 = 0
G1-5_03 = 0
GOV-1_01 = 2
GOV-1_02 = 7
GOV-1_07 = 44.4 %
GOV-3_01 = yes
S1-13_02 = 38.6 %
S1-13_04 = 16.7 h
S1-13_04#female = 18.3 h
S1-13_04#male = 16.3 h
S1-14_01 = 78.6 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 52
S1-14_05 = 9.3
S1-14_06 = 3
S1-14_07 = 1318 days
S1-17_02 = 0
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_22 = yes
S1-3_09 = yes
S1-6_02 = 3487
S1-6_02#female = 698
S1-6_02#male = 2789
S1-6_05#IT = 2146
S1-6_09#permanent = 3302
S1-6_09#permanent_female = 651
S1-6_09#permanent_male = 2651
S1-6_09#temporary = 185
S1-6_09#temporary_female = 47
S1-6_09#temporary_male = 138
S1-6_11 = 358
S1-6_12 = 10.3 %
S1-6_19 = 3364
S1-6_19#female = 597
S1-6_19#male = 2767
S1-6_20 = 123
S1-6_20#female = 101
S1-6_20#male = 22
S1-7_01 = 279
S1-7_02 = 11
S1-7_03 = 241
S1-8_01 = 81.4 %
S1-9_03 = 521
S1-9_04 = 1874
S1-9_05 = 1092
S2-1_06 = yes
S2-3_12 = yes
SBM-1_03 = 3487
SBM-1_06 = 842.6 EUR million
absent E1-1_12 E1-1_14 E1-4_16 E1-4_22 E1-5_03 E1-5_04 E1-5_06 E1-5_11 E1-5_16 E1-6_08
absent E1-6_11 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-6_31 E1-7_03 E1-7_10 E1-7_21 E1-8_04
absent E2-4_05 E3-4_03 E3-4_08 E4-5_10 E4-5_11 E5-5_10 E5-5_11 E5-5_16 G1-1_09 G1-3_07
absent G1-4_02 G1-4_07 G1-5_04 G1-5_05 G1-5_10 G1-6_01 G1-6_02 G1-6_03 G1-6_04 S1-10_01
absent S1-12_01 S1-15_01 S1-15_02 S1-16_01 S1-16_02 S1-17_05 S1-17_08 S1-17_10 S1-1_17 S1-6_03
absent S4-3_13 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
