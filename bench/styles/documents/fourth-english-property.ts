import type { StyleDocument } from '../style-document.ts'

/** Fourth set: a Belgian listed property company that reports by the EPRA recommendations. */
export const fourthEnglishProperty: StyleDocument[] = [
  {
    name: 'tavernel-epra-sustainability-report-2024.pdf',
    language: 'en',
    year: 2024,
    style:
      'listed property: EPRA codes, absolute and like-for-like columns, own offices apart from the portfolio, landscape',
    look: { landscape: true, size: 8.5, margin: 42 },
    text: `
head: TAVERNEL SA   Sustainability Report 2024   ESG performance according to the EPRA sBPR
# ESG performance
Tavernel is a Belgian regulated real estate company that lets offices and medium-sized logistics buildings in Brussels, Antwerp, Luxembourg and Lille. At 31 December 2024 the portfolio comprised 94 buildings with a lettable area of 1,021,000 m² and a fair value of €3,118 million (2023: €3,064 million). Rental income came to €148.6 million, the EPRA vacancy rate to 6.2% and the average remaining lease term to 6.8 years.
[tiles]
-41% | energy intensity since 2019 (kWh/m²)
72% | of the portfolio with BREEAM or HQE certificate (by value)
€1.9bn | of green and sustainability-linked financing
2,918 MWh | produced by solar panels on our roofs
[/tiles]
[columns 2]
### Organisational boundary
Operational control. The absolute figures concern the 87 buildings for which Tavernel, as landlord, purchases energy and water; the seven buildings let to a single tenant on a triple-net basis are excluded, as are buildings under construction. Landlord-obtained consumption that is passed on to tenants is included and reported under Scopes 1 and 2. Consumption bought directly by tenants is reported under Scope 3, category 13, and was collected for 79% of their area.
[next]
### Like-for-like and estimation
The like-for-like portfolio contains 78 buildings that were operated throughout both years and were not under refurbishment. Of the energy data, 4% were estimated from the previous year (2023: 6%). Water figures are read by meter. Waste data come from the collectors and cover 71 buildings. Intensities use the lettable area in square metres. The data have been verified with limited assurance (ISAE 3000).
[/columns]
## Material topics
The materiality analysis of 2022 was updated in 2024 with a survey of 96 tenants, 21 investors and 58 employees. Of 23 topics, eleven are material; climate, the quality of buildings and the well-being of tenants rank highest. Indirect topics, such as working conditions on building sites, are dealt with in the dialogue with our 40 largest contractors: in 2024, 27 site inspections found 74 shortcomings, and contractors reported six accidents with lost time. Our cooperation with two schools in Brussels brought 130 pupils to our sites.
## Our climate plan
Tavernel's transition plan was adopted by the Board of Directors in December 2022. By 2030 the energy intensity of the portfolio will be brought down to 95 kWh/m², half of the 2019 level (190 kWh/m²); by 2050 at the latest the portfolio is to be net zero. In 2024, €38.4 million of capital expenditure was allocated to this plan, spread over eleven renovations; a further €165 million is planned for 2025–2029. No carbon credits were purchased. The 14 buildings with an EPC of E or worse will be renovated or sold by 2030. Before adaptation measures, assets worth €212 million, or 6.8% of the portfolio, are at material physical risk, in almost all cases from river flooding; for 64% of them (by value) adaptation measures have been carried out.
[page]
head: TAVERNEL SA   Sustainability Report 2024   ESG performance according to the EPRA sBPR
## Environmental performance measures – portfolio
[table widths=205,88,56 style=grid size=7]
! Indicator | EPRA code | Unit | Absolute 2023 | Absolute 2024 | Like-for-like 2023 | Like-for-like 2024 | Change LfL | Own offices 2024
= Energy
Total landlord-obtained electricity | Elec-Abs, Elec-LfL | MWh | 22,910 | 21,846 | 20,118 | 19,104 | -5.0% | 214
of which purchased from renewable sources |  | MWh | 19,780 | 19,768 | 17,402 | 17,299 | -0.6% | 203
of which self-generated and consumed (solar) |  | MWh | 938 | 1,204 | 871 | 1,066 | 22.4% | 11
of which purchased from non-renewable sources |  | MWh | 2,192 | 874 | 1,845 | 739 | -59.9% | 0
Total landlord-obtained district heating and cooling | DH&C-Abs, DH&C-LfL | MWh | 3,605 | 3,412 | 3,244 | 3,071 | -5.3% | 0
Total landlord-obtained fuels (natural gas) | Fuels-Abs, Fuels-LfL | MWh | 30,950 | 28,734 | 27,360 | 25,513 | -6.8% | 158
Total landlord-obtained energy |  | MWh | 57,465 | 53,992 | 50,722 | 47,688 | -6.0% | 372
Building energy intensity | Energy-Int | kWh/m² | 119.4 | 112.1 | 118.7 | 111.6 | -6.0% | 98.2
Disclosure coverage |  | buildings | 86 of 93 | 87 of 94 | 78 of 78 | 78 of 78 | | 2 of 2
= Greenhouse gas emissions
Direct emissions, Scope 1 | GHG-Dir-Abs | t CO_{2}e | 5,690 | 5,278 | 5,026 | 4,687 | -6.7% | 29
Indirect emissions, Scope 2 (location-based) | GHG-Indir-Abs | t CO_{2}e | 3,880 | 3,604 | 3,411 | 3,160 | -7.4% | 33
Indirect emissions, Scope 2 (market-based) | GHG-Indir-Abs | t CO_{2}e | 1,410 | 1,122 | 1,228 | 967 | -21.3% | 0
Intensity, Scopes 1 and 2 (market-based) | GHG-Int | kg CO_{2}e/m² | 14.8 | 13.3 | 14.6 | 13.2 | -9.6% | 7.7
= Water
Total water consumption (municipal supply) | Water-Abs, Water-LfL | m³ | 101,880 | 98,410 | 90,214 | 87,056 | -3.5% | 1,318
Building water intensity | Water-Int | m³/m² | 0.212 | 0.204 | 0.211 | 0.204 | -3.3% | 0.348
= Waste
Total waste | Waste-Abs, Waste-LfL | t | 1,204 | 1,150 | 1,062 | 1,019 | -4.0% | 11
Hazardous waste |  | t | 5 | 4 | 4 | 4 | 0.0% | 0
Non-hazardous waste |  | t | 1,199 | 1,146 | 1,058 | 1,015 | -4.1% | 11
Recycled |  | t | 662 | 660 | 584 | 586 | 0.3% | 7
Recycled, share of total |  | % | 55.0 | 57.4 | 55.0 | 57.5 | | 64
Incinerated with energy recovery |  | t | 514 | 470 | 454 | 416 | -8.4% | 4
Landfilled |  | t | 28 | 20 | 24 | 17 | -29.2% | 0
[/table]
The like-for-like decrease in fuels of 6.8% includes the mild winter; corrected for degree days, it was 2.4%. Twelve gas boilers were replaced by heat pumps, which avoids an estimated 640 t CO_{2}e a year. The electricity that tenants buy themselves came to 34,600 MWh, of which 71% was renewable; it is not part of the table. Per workplace, our own offices used 2.6 MWh. Leaks detected by remote metering saved about 3,100 m³ of water.

Self-generated electricity: of the 2,918 MWh produced on our roofs in 2024 (2023: 2,260 MWh), 1,204 MWh were used in the common parts, 1,265 MWh were sold to tenants and 449 MWh were fed into the grid.
[page]
head: TAVERNEL SA   Sustainability Report 2024   ESG performance according to the EPRA sBPR
[columns 2]
### Scope 3
[table widths=215 style=grid size=7]
! t CO_{2}e | 2023 | 2024
1. Purchased goods and services | 2,066 | 1,905
2. Capital goods (construction and renovation) | 11,730 | 14,260
3. Fuel- and energy-related activities | 1,752 | 1,640
5. Waste | 224 | 212
6. Business travel | 35 | 38
7. Employee commuting | 66 | 61
13. Downstream leased assets (tenants' energy) | 10,402 | 9,815
Total Scope 3 | 26,275 | 27,931
[/table]
[next]
### Certification of the portfolio (Cert-Tot)
[table widths=190 style=grid size=7]
! Share of lettable area | 2023 | 2024
BREEAM In-Use or New Construction | 58% | 63%
HQE | 7% | 7%
No certificate | 35% | 30%
EPC A–B | 39% | 44%
EPC C–D | 46% | 43%
EPC E–G | 15% | 13%
[/table]
[/columns]
The rise in category 2 reflects the delivery of the Quai Vermeire redevelopment, whose embodied carbon amounts to 412 kg CO_{2}e/m² (business as usual: about 700 kg CO_{2}e/m²).
## Social performance measures
[table widths=285,82,80 style=grid size=7]
! Indicator | EPRA code | Unit | 2022 | 2023 | 2024
Employees at 31 December | Diversity-Emp | headcount | 133 | 137 | 142
Women / men, all employees |  | % | 53.4 / 46.6 | 54.7 / 45.3 | 54.9 / 45.1
Women / men, top management (Executive Committee and direct reports) |  | % | 20 / 80 | 40 / 60 | 40 / 60
Women / men, managers |  | % | 38 / 62 | 41 / 59 | 42 / 58
Women / men, Board of Directors |  | % | 40 / 60 | 40 / 60 | 40 / 60
Ratio of basic salary of women to men, managers | Diversity-Pay | ratio | 0.91 | 0.93 | 0.94
Ratio of basic salary of women to men, other employees |  | ratio | 0.97 | 0.98 | 0.98
Average training per employee | Emp-Training | hours | 21.8 | 24.1 | 26.4
Employees with a performance appraisal | Emp-Dev | % | 100 | 98 | 100
New arrivals | Emp-Turnover | number (%) | 18 (13.5) | 17 (12.4) | 19 (13.4)
Departures |  | number (%) | 16 (12.0) | 13 (9.5) | 14 (9.9)
Injury rate | H&S-Emp | per million hours | 0 | 4.5 | 0
Lost day rate |  | per 1,000 hours | 0 | 0.05 | 0
Absenteeism |  | % | 3.6 | 3.3 | 3.1
Work-related fatalities, employees |  | number | 0 | 0 | 0
Buildings with health and safety assessment | H&S-Asset | % | 98 | 100 | 100
Incidents of non-compliance in buildings | H&S-Comp | number | 1 | 0 | 0
Buildings with community engagement | Comty-Eng | % | 61 | 77 | 86
[/table]
[page]
head: TAVERNEL SA   Sustainability Report 2024   ESG performance according to the EPRA sBPR
[columns 2]
### Our team
The 142 colleagues correspond to 134.6 full-time equivalents; 78 are women and 64 men. 136 have a permanent and six a fixed-term contract; 27 work part-time. All employees (100%) fall under the agreements of Joint Committee 200 or of the Luxembourg real estate sector. The average age is 41; 19 colleagues are younger than 30, 92 between 30 and 50 and 31 older than 50. The great-place-to-work survey had a response rate of 91% and a trust index of 79. Every employee can buy a bicycle through the company; 34% of the company cars are fully electric.
### Tenants
412 tenants took part in the satisfaction survey, and 81% would recommend us. Green lease clauses apply to 68% of the lettable area (target 2026: 80%). We organised 38 events in our buildings and equipped 212 parking spaces with charging points.
[next]
### Governance performance measures
[table widths=165,62 style=grid size=7]
! Indicator | EPRA code | 2023 | 2024
Executive directors | Gov-Board | 1 | 1
Non-executive directors |  | 9 | 9
of whom independent |  | 6 | 6
Independent directors, % |  | 60 | 60
Average tenure (years) |  | 5.4 | 5.2
With competence in environmental and social topics |  | 4 | 5
Procedure for nomination and selection | Gov-Select | see p. 118 | see p. 118
Procedure for conflicts of interest | Gov-Col | see p. 126 | see p. 126
[/table]
### Ethics
No corruption cases were confirmed in 2024, and Tavernel was not convicted of, or fined for, any breach of anti-corruption laws. Sustainability objectives determine 25% of the variable remuneration of the members of the Executive Committee. 96% of employees followed the integrity training. Suppliers with contracts above €50,000 sign our Supplier Code of Conduct.
[/columns]
### Ratings and context
[table widths=215 style=grid size=7]
! Rating | 2022 | 2023 | 2024
GRESB Standing Investments | 81 | 84 | 87
CDP Climate | B | A- | A-
Sustainability risk rating | 9.8 | 9.1 | 8.4
EPRA sBPR award | Gold | Gold | Gold
[/table]
Buildings account for some 40% of energy consumption in the European Union. A public authority in Brussels estimates that three quarters of the region's offices were built before 2000. According to the regional plan, all offices have to reach 100 kWh/m² of primary energy by 2040; 46% of our Brussels offices already do.
`,
    answers: `
E1-1_06 = 38.4 EUR million
E1-1_14 = yes
E1-3_03 = 640 t CO2e
E1-5_01 = 53992 MWh
E1-5_07 = 19768 MWh
E1-5_08 = 1204 MWh
E1-5_12 = 28734 MWh
E1-5_17 = 2918 MWh
E1-6_07 = 5278 t CO2e
E1-6_09 = 3604 t CO2e
E1-6_10 = 1122 t CO2e
E1-6_11 = 27931 t CO2e
E1-6_11#cat1 = 1905 t CO2e
E1-6_11#cat2 = 14260 t CO2e
E1-6_11#cat3 = 1640 t CO2e
E1-6_11#cat5 = 212 t CO2e
E1-6_11#cat6 = 38 t CO2e
E1-6_11#cat7 = 61 t CO2e
E1-6_11#cat13 = 9815 t CO2e
E1-9_01 = 212 EUR million
E1-9_04 = 6.8 %
E1-9_07 = 64 %
E3-4_01 = 98410 m3
E5-5_07 = 1150 t
E5-5_07#hazardous = 4 t
E5-5_07#nonhazardous = 1146 t
E5-5_15 = 4 t
E5-5_08#recycling = 660 t
E5-5_09#incineration = 470 t
E5-5_09#landfill = 20 t
S1-6_02 = 142
S1-6_02#female = 78
S1-6_02#male = 64
S1-6_09#permanent = 136
S1-6_09#temporary = 6
S1-6_09#part_time = 27
S1-6_20 = 27
S1-6_11 = 14
S1-6_12 = 9.9 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-8_01 = 100 %
S1-9_02#female = 40 %
S1-9_02#male = 60 %
S1-9_03 = 19
S1-9_04 = 92
S1-9_05 = 31
S1-13_02 = 100 %
S1-13_04 = 26.4 h
S1-14_02 = 0
S1-14_05 = 0
GOV-1_01 = 1
GOV-1_02 = 9
GOV-1_05#female = 40 %
GOV-1_05#male = 60 %
GOV-1_07 = 60 %
GOV-3_01 = yes
GOV-3_05 = 25 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
S2-1_06 = yes
absent SBM-1_06 E1-4_04 E1-4_07 E1-5_02 E1-5_05 E1-5_09 E1-6_12 E1-6_13 E1-6_30 E1-6_31 E3-4_08 E3-4_11 S1-16_01 S1-16_02 S1-14_04 S1-14_07 G1-3_07 S1-14_01 E5-5_11
`,
  },
]
