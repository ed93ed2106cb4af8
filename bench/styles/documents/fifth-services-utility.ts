import type { StyleDocument } from '../style-document.ts'

/** The data annex of a municipal utility: what it generates beside what it consumes, water, waste by route, safety. */
export const fifthServicesUtility: StyleDocument = {
  name: 'kvarnholt-energy-sustainability-data-2024.pdf',
  language: 'en',
  year: 2024,
  style:
    'municipal utility, landscape data annex, unit and note columns, three years with the oldest first, notes below',
  look: { font: 'sans', size: 8.5, landscape: true, words: true, margin: 46 },
  text: `
head: Kvarnholt Energy Annual and Sustainability Report 2024 – Sustainability data
# Sustainability data and notes
[columns 2]
Kvarnholt Energy is owned by four municipalities. We generate electricity and heat, run the district heating and electricity networks and recover energy from residual waste. The data below is consolidated and covers the same entities as the financial statements. Net revenue in 2024 was EUR 486.2 million (2023: EUR 471.9 million), all of it earned in high climate impact sectors (D and E).
[next]
During the year 41,300 customers switched on the new flexibility tariff, and 12,700 public and private charging points were connected to our network. We delivered 2,140 GWh of electricity through the network; most of it was produced by others. By 2030 all heat delivered shall be fossil free.
[/columns]
## Energy
Energy produced is what leaves our plants. Energy consumed is the fuel and energy that our plants, networks, buildings and vehicles use, including losses. The two must not be added.
[table style=zebra widths=380,60,53,83,83,83]
! Energy production | Note | Unit | 2022 | 2023 | 2024
= Electricity generated
Hydropower | | GWh | 198.7 | 221.9 | 212.4
Wind power | | GWh | 81.3 | 90.2 | 96.8
Solar power | | GWh | 3.2 | 4.8 | 6.1
Combined heat and power, biomass | | GWh | 154.6 | 151.2 | 148.0
Combined heat and power, residual waste | 1 | GWh | 69.0 | 67.7 | 66.4
* Total electricity | | GWh | 506.8 | 535.8 | 529.7
= Heat generated
Biomass | | GWh | 631.0 | 620.8 | 612.3
Residual waste | 1 | GWh | 291.2 | 288.4 | 284.6
Heat pumps | | GWh | 64.1 | 70.3 | 73.5
Oil, peak load | | GWh | 16.4 | 11.5 | 8.9
* Total heat | | GWh | 1,002.7 | 991.0 | 979.3
* Total energy production | | GWh | 1,509.5 | 1,526.8 | 1,509.0
of which renewable | 1 | GWh | 1,305.8 | 1,330.1 | 1,317.6
of which non-renewable | 1 | GWh | 203.7 | 196.7 | 191.4
[/table]
[page]
[table style=zebra widths=380,60,53,83,83,83]
! Energy consumption and mix | Note | Unit | 2022 | 2023 | 2024
Fuel consumption from coal and coal products | | GWh | 0.0 | 0.0 | 0.0
Fuel consumption from crude oil and petroleum products | | GWh | 21.4 | 15.8 | 12.3
Fuel consumption from natural gas | | GWh | 5.2 | 4.6 | 4.1
Fuel consumption from other fossil sources (fossil share of waste) | 1 | GWh | 246.9 | 241.0 | 232.6
Purchased electricity and heat from fossil sources | 2 | GWh | 5.0 | 4.4 | 3.8
* Total fossil energy consumption | | GWh | 278.5 | 265.8 | 252.8
Share of fossil sources | | % | 17.8 | 17.2 | 16.7
Consumption from nuclear sources | 2 | GWh | 3.5 | 3.1 | 2.7
Share of nuclear sources | | % | 0.2 | 0.2 | 0.2
Fuel consumption from renewable sources (biomass, renewable share of waste) | 1 | GWh | 1,133.8 | 1,121.5 | 1,104.6
Purchased electricity and heat from renewable sources | 2 | GWh | 120.6 | 121.7 | 118.2
Self-generated non-fuel renewable energy | | GWh | 30.1 | 33.0 | 38.4
* Total renewable energy consumption | | GWh | 1,284.5 | 1,276.2 | 1,261.2
Share of renewable sources | | % | 82.0 | 82.6 | 83.2
* Total energy consumption | | GWh | 1,566.5 | 1,545.1 | 1,516.7
Network losses included above | | GWh | 99.4 | 97.8 | 96.0
Energy intensity | | MWh/EUR million | 3,401.7 | 3,274.2 | 3,119.5
[/table]
fn: 1) 48% of the energy in residual waste is regarded as renewable, according to the national waste composition analysis.
fn: 2) Residual purchased energy is split by the supplier's disclosure. Shares may not add up to 100% because of rounding.
[page]
## Climate
Our target is to reduce Scope 1 emissions by 45% by 2030 against 2020; the target for Scope 3 is 25%. The targets were set with municipal carbon budgets in mind and have not been validated as science based. The board adopted a transition plan in October 2024.
[table style=zebra widths=380,60,53,83,83,83]
! Greenhouse gas emissions | Note | Unit | 2020 (base) | 2023 | 2024
= Scope 1
Energy recovery from waste, fossil part | | t CO_{2}e | 128,400 | 94,870 | 91,206
Oil and gas for peak load | | t CO_{2}e | 14,920 | 5,213 | 4,112
SF_{6} from switchgear | | t CO_{2}e | 502 | 341 | 318
Vehicles and machinery | | t CO_{2}e | 3,610 | 2,902 | 2,784
* Gross Scope 1 emissions | | t CO_{2}e | 147,432 | 103,326 | 98,420
Share under EU ETS | 3 | % | 97.2 | 96.9 | 96.8
= Scope 2
Gross location-based Scope 2 emissions | | t CO_{2}e | 10,870 | 9,604 | 9,312
Gross market-based Scope 2 emissions | | t CO_{2}e | 7,415 | 2,109 | 1,864
= Scope 3
1 Purchased goods and services | | t CO_{2}e | 42,118 | 39,206 | 38,210
2 Capital goods | | t CO_{2}e | 17,904 | 20,480 | 22,605
3 Fuel and energy related activities | | t CO_{2}e | 18,230 | 15,306 | 14,918
4 Upstream transportation | | t CO_{2}e | 4,402 | 4,015 | 3,906
5 Waste generated in operations | | t CO_{2}e | 7,115 | 6,390 | 6,240
6 Business travel | | t CO_{2}e | 96 | 125 | 118
7 Employee commuting | | t CO_{2}e | 588 | 650 | 642
11 Use of sold products (gas sold) | | t CO_{2}e | 64,260 | 45,112 | 41,377
* Total gross Scope 3 emissions | | t CO_{2}e | 154,713 | 131,284 | 128,016
= Total
* Total GHG emissions, location-based | | t CO_{2}e | 313,015 | 244,214 | 235,748
* Total GHG emissions, market-based | | t CO_{2}e | 309,560 | 236,719 | 228,300
GHG intensity, location-based | | t CO_{2}e/EUR million | n/a | 517.5 | 484.9
GHG intensity, market-based | | t CO_{2}e/EUR million | n/a | 501.6 | 469.6
Biogenic CO_{2} emissions, outside the scopes | | t CO_{2} | 438,600 | 421,300 | 412,900
[/table]
fn: 3) Allowances surrendered: 95,318 (2023: 100,083). The average price paid was EUR 66 per allowance.
Avoided emissions from materials sorted out for recycling are estimated at 31,000 tonnes CO_{2}e and are not deducted. No carbon credits are bought or used. Investment decisions above EUR 1 million apply an internal carbon price of EUR 110 per tonne of CO_{2}e.
[page]
## Emissions to air
[table style=zebra widths=342,119,94,94,94]
! Combustion plants | Unit | 2022 | 2023 | 2024
Nitrogen oxides (NO_{x}) | t | 236 | 221 | 214
Sulphur oxides (SO_{x}) | t | 47 | 41 | 38
Ammonia (NH_{3}) | t | 10.2 | 9.8 | 9.4
Dust | t | 7.0 | 6.5 | 6.2
Mercury (Hg) | kg | 5.2 | 4.4 | 4.1
[/table]
## Water
Nearly all water is taken from the river for cooling and returned a few degrees warmer. None of our plants is located in an area of high water stress. The permit of the Ekbacka plant allows the withdrawal of 9 million m^{3} a year.
[table style=zebra widths=342,119,94,94,94]
! Water | Unit | 2022 | 2023 | 2024
Surface water (cooling) | thousand m^{3} | 6,980 | 6,604 | 6,412
Groundwater | thousand m^{3} | 201 | 194 | 188
Municipal supply | thousand m^{3} | 80 | 77 | 74
* Total water withdrawal | thousand m^{3} | 7,261 | 6,875 | 6,674
Returned to surface water | thousand m^{3} | 6,902 | 6,529 | 6,340
To municipal treatment | thousand m^{3} | 63 | 60 | 58
* Total water discharge | thousand m^{3} | 6,965 | 6,589 | 6,398
* Total water consumption | thousand m^{3} | 296 | 286 | 276
of which in areas of high water stress | thousand m^{3} | 0 | 0 | 0
Recycled and reused water (flue gas condensate) | thousand m^{3} | 49 | 55 | 61
Water intensity | m^{3}/EUR million | 642.8 | 606.1 | 567.7
[/table]
[page]
## Waste
The table shows waste from our own operations, mostly ash, slag and excavated soil. The 312,400 tonnes of residual waste that we received from households and businesses for energy recovery (2023: 318,900) are not included.
[table style=zebra widths=341,100,116,93,93]
! Waste by route in 2024 (tonnes) | Hazardous | Non-hazardous | Total 2024 | Total 2023
Preparation for reuse | 0 | 640 | 640 | 512
Recycling | 58 | 8,912 | 8,970 | 8,604
Other recovery operations | 0 | 46,180 | 46,180 | 47,920
* Diverted from disposal | 58 | 55,732 | 55,790 | 57,036
Incineration | 150 | 1,206 | 1,356 | 1,410
Landfill | 9,842 | 3,415 | 13,257 | 13,905
Other disposal operations | 21 | 0 | 21 | 18
* Directed to disposal | 10,013 | 4,621 | 14,634 | 15,333
* Total waste generated | 10,071 | 60,353 | 70,424 | 72,369
[/table]
Waste that was not recycled amounted to 61,454 tonnes, or 87.3% of the total, because bottom ash used in construction counts as other recovery. We generate no radioactive waste (0 tonnes).
## Safety
[columns 2]
Every employee and contractor may stop unsafe work. A contractor's employee died in August when an excavation for a heating pipe collapsed at Norrgatan; the causes have been investigated together with the contractor and the authority. In total 2,318 risk observations were reported.
[next]
The management system for health and safety covers 100% of our own workforce, of which the parts certified to ISO 45001 represent 88%. Absence due to illness was 3.9% (2023: 4.2%). Our goal for 2027 is a recordable injury rate below 5.
[/columns]
[table style=zebra widths=364,95,95,95,95]
! | Own workforce 2023 | Own workforce 2024 | Contractors 2023 | Contractors 2024
Fatalities from work-related injuries or ill health | 0 | 0 | 0 | 1
Recordable work-related accidents | 14 | 11 | 22 | 19
Recordable accidents per million hours | 10.1 | 7.9 | 14.6 | 12.4
Accidents with lost time | 8 | 6 | 13 | 12
Lost-time accidents per million hours | 5.8 | 4.3 | 8.6 | 7.8
Cases of recordable work-related ill health | 3 | 2 | – | –
Days lost | 188 | 143 | – | –
[/table]
[page]
## Employees
[table style=zebra widths=364,95,95,95,95]
! Head count at 31 December | Women 2024 | Men 2024 | Total 2024 | Total 2023
Employees | 244 | 598 | 842 | 831
Permanent | 231 | 575 | 806 | 798
Temporary | 13 | 23 | 36 | 33
Full-time | 216 | 570 | 786 | 772
Part-time | 28 | 28 | 56 | 59
Under 30 years | 40 | 81 | 121 | 112
30–50 years | 129 | 299 | 428 | 424
Over 50 years | 75 | 218 | 293 | 295
Employees who left | 17 | 45 | 62 | 71
Hours of training per employee | 20.2 | 17.9 | 18.6 | 17.2
[/table]
The average number of employees in 2024 was 838, or 821 full-time equivalents. Employee turnover was 7.4% (8.6%). All employees (100%) are covered by collective agreements and all work in Sweden. The gender pay gap was 2.1%.
[table style=zebra widths=407,106,106,124]
! Governance at 31 December 2024 | Women | Men | Share of women, %
Board of directors (non-executive) | 4 | 5 | 44.4
Executive management | 3 | 4 | 42.9
Top management (executive management and direct reports) | 12 | 19 | 38.7
[/table]
## Customers and business conduct
Each customer was without power for 61 minutes on average (2023: 74). The customer service registered 1,904 complaints from consumers (2023: 2,260). One discrimination case was reported and no severe human rights incident occurred (0). There were no confirmed incidents of corruption (0), no convictions (0) and no fines (EUR 0) for breaches of anti-corruption law. Suppliers have to accept our supplier code of conduct. Invoices were paid after 29 days on average; our standard term is 30 days, and 95% of payments complied with it.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 7
GOV-1_02 = 9
GOV-1_05#female = 44.4|42.9|43.8 %
SBM-1_03 = 842
SBM-1_04#sweden = 842
SBM-1_06 = 486.2 EUR million
E1-1_14 = yes
E1-4_01 = yes
E1-4_07 = 45|-45 % @2030
E1-4_16 = 25|-25 % @2030
E1-4_22 = no
E1-5_01 = 1516.7 GWh
E1-5_02 = 252.8 GWh
E1-5_03 = 2.7 GWh
E1-5_04 = 0.2 %
E1-5_05 = 1261.2 GWh
E1-5_06 = 1104.6 GWh
E1-5_07 = 118.2 GWh
E1-5_08 = 38.4 GWh
E1-5_09 = 83.2 %
E1-5_10 = 0 GWh
E1-5_11 = 12.3 GWh
E1-5_12 = 4.1 GWh
E1-5_13 = 232.6 GWh
E1-5_14 = 3.8 GWh
E1-5_15 = 16.7 %
E1-5_16 = 191.4 GWh
E1-5_17 = 1317.6 GWh
E1-5_18 = 3119.5 MWh/EUR million
E1-5_22 = 486.2 EUR million
E1-6_07 = 98420 t CO2e
E1-6_08 = 96.8 %
E1-6_09 = 9312 t CO2e
E1-6_10 = 1864 t CO2e
E1-6_11 = 128016 t CO2e
E1-6_11#cat1 = 38210 t CO2e
E1-6_11#cat2 = 22605 t CO2e
E1-6_11#cat3 = 14918 t CO2e
E1-6_11#cat4 = 3906 t CO2e
E1-6_11#cat5 = 6240 t CO2e
E1-6_11#cat6 = 118 t CO2e
E1-6_11#cat7 = 642 t CO2e
E1-6_11#cat11 = 41377 t CO2e
E1-6_12 = 235748 t CO2e
E1-6_13 = 228300 t CO2e
E1-6_17 = 412900 t CO2
E1-6_30 = 484.9 t CO2e/EUR million
E1-6_31 = 469.6 t CO2e/EUR million
E1-7_03 = no
E1-8_04 = 110 EUR/t CO2e
E2-4_02#NOx = 214 t
E2-4_02#SOx = 38 t
E2-4_02#NH3 = 9.4 t
E2-4_02#Hg = 4.1 kg
E3-4_01 = 276 thousand m3
E3-4_02 = 0 thousand m3
E3-4_03 = 61 thousand m3
E3-4_08 = 567.7 m3/EUR million
E3-4_11 = 6674 thousand m3
E3-4_12 = 6398 thousand m3
E5-5_07 = 70424 t
E5-5_07#hazardous = 10071 t
E5-5_07#nonhazardous = 60353 t
E5-5_08 = 55790 t
E5-5_08#hazardous = 58 t
E5-5_08#nonhazardous = 55732 t
E5-5_08#reuse = 640 t
E5-5_08#recycling = 8970 t
E5-5_08#other_recovery = 46180 t
E5-5_08#hazardous_reuse = 0 t
E5-5_08#hazardous_recycling = 58 t
E5-5_08#hazardous_other_recovery = 0 t
E5-5_08#nonhazardous_reuse = 640 t
E5-5_08#nonhazardous_recycling = 8912 t
E5-5_08#nonhazardous_other_recovery = 46180 t
E5-5_09 = 14634 t
E5-5_09#hazardous = 10013 t
E5-5_09#nonhazardous = 4621 t
E5-5_09#incineration = 1356 t
E5-5_09#landfill = 13257 t
E5-5_09#other_disposal = 21 t
E5-5_09#hazardous_incineration = 150 t
E5-5_09#hazardous_landfill = 9842 t
E5-5_09#hazardous_other_disposal = 21 t
E5-5_09#nonhazardous_incineration = 1206 t
E5-5_09#nonhazardous_landfill = 3415 t
E5-5_09#nonhazardous_other_disposal = 0 t
E5-5_10 = 61454 t
E5-5_11 = 87.3 %
E5-5_15 = 10071 t
E5-5_16 = 0 t
S1-1_09 = yes
S1-6_02 = 842
S1-6_02#female = 244
S1-6_02#male = 598
S1-6_03 = 838
S1-6_05#SE = 842
S1-6_09#permanent = 806
S1-6_09#permanent_female = 231
S1-6_09#permanent_male = 575
S1-6_09#temporary = 36
S1-6_09#temporary_female = 13
S1-6_09#temporary_male = 23
S1-6_09#full_time = 786
S1-6_09#full_time_female = 216
S1-6_09#full_time_male = 570
S1-6_09#part_time = 56
S1-6_09#part_time_female = 28
S1-6_09#part_time_male = 28
S1-6_11 = 62
S1-6_12 = 7.4 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|31December|yearend
S1-6_19 = 786
S1-6_20 = 56
S1-8_01 = 100 %
S1-8_02#SE = 100 %
S1-9_01#female = 12
S1-9_01#male = 19
S1-9_02#female = 38.7 %
S1-9_03 = 121
S1-9_04 = 428
S1-9_05 = 293
S1-13_04 = 18.6 h
S1-13_04#female = 20.2 h
S1-13_04#male = 17.9 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 11
S1-14_05 = 7.9
S1-14_06 = 2
S1-14_07 = 143 days
S1-14_10 = 88 %
S1-16_01 = 2.1 %
S1-17_02 = 1
S1-17_08 = 0
S1-17_10 = yes
S2-1_06 = yes
S4-3_13 = 1904
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-6_01 = 29 days
G1-6_02 = 30 days
G1-6_03 = 95 %
absent E1-4_04 E1-4_13 E1-7_10 E5-4_02 S1-7_01 S1-8_06 S1-10_01 S1-12_01 S1-13_02 S1-15_01 S1-16_02 S1-17_03 G1-3_07 G1-5_03 G1-6_04
`,
}
