import type { StyleDocument } from '../style-document.ts'

/** An Irish homebuilder that publishes its figures as a workbook beside a GRI report. */
export const fourthMidsizeIrish: StyleDocument[] = [
  {
    name: 'dunvarragh-homes-esg-databook-2024.xlsx',
    language: 'en',
    year: 2024,
    style:
      'Irish homebuilder: data book with a sheet per topic, unit and GRI/SASB columns, direct employees beside subcontractors',
    text: `
[sheet Introduction]
# Dunvarragh Homes plc – ESG Data Book 2024
This data book accompanies the Sustainability Report 2024 and covers the year from 1 January to 31 December 2024. Data is consolidated for Dunvarragh Homes plc and all its subsidiaries; the scope is the same as in the financial statements. Environmental data is reported under the operational control approach.

Dunvarragh Homes builds houses, duplexes and apartments in Ireland. The Group does not operate outside Ireland. Figures may not add up due to rounding; n/r = not reported.
## Business
[table]
! Metric | Unit | 2024 | 2023 | 2022 | GRI / SASB
Revenue | € million | 659.8 | 604.2 | 571.6 | GRI 201-1
Operating profit | € million | 98.4 | 88.9 | 90.2 |
Homes completed | number | 1842 | 1741 | 1526 | IF-HB-000.B
of which social and affordable | number | 1061 | 902 | 688 |
Active sites at year-end | number | 24 | 22 | 21 | IF-HB-000.C
Plots controlled | number | 17480 | 16950 | 16210 | IF-HB-000.A
Community contributions and development levies | € million | 21.6 | 19.8 | 18.1 |
Homes with an A2 BER or better | % | 100% | 100% | 99.4% | IF-HB-410a.1
[/table]
[sheet Climate]
# Climate and energy
[table]
! Metric | Unit | 2024 | 2023 | 2022 | GRI / SASB
= Greenhouse gas emissions
* Scope 1 | tCO2e | 4532 | 5824 | 6718 | GRI 305-1
Site plant and generators | tCO2e | 3906 | 5140 | 6012 |
Company vehicles | tCO2e | 588 | 640 | 655 |
Natural gas in offices and show homes | tCO2e | 38 | 44 | 51 |
* Scope 2 (location-based) | tCO2e | 318 | 342 | 371 | GRI 305-2
* Scope 2 (market-based) | tCO2e | 22 | 61 | 388 | GRI 305-2
* Scope 3 | tCO2e | 215384 | 234884 | 236708 | GRI 305-3
1 Purchased goods and services | tCO2e | 118400 | 124650 | 121300 |
2 Capital goods | tCO2e | 310 | 285 | 260 |
3 Fuel and energy related activities | tCO2e | 1204 | 1466 | 1690 |
4 Upstream transportation and distribution | tCO2e | 2980 | 3140 | 3055 |
5 Waste generated in operations | tCO2e | 1612 | 1744 | 1802 |
6 Business travel | tCO2e | 96 | 88 | 71 |
7 Employee commuting | tCO2e | 742 | 731 | 690 |
11 Use of sold products | tCO2e | 84900 | 97300 | 102450 |
12 End-of-life treatment of sold products | tCO2e | 5140 | 5480 | 5390 |
* Total Scope 1, 2 (market-based) and 3 | tCO2e | 219938 | 240769 | 243814 |
Scope 1 and 2 (market-based) per home completed | tCO2e/home | 2.47 | 3.38 | 4.66 | GRI 305-4
Total emissions (market-based) per € million revenue | tCO2e/€m | 333.3 | 398.5 | 426.5 | GRI 305-4
Biogenic CO2 from HVO (outside of scopes) | tCO2 | 1410 | 502 | 145 | GRI 305-1
= Energy
Diesel, site plant and generators | MWh | 10420 | 16880 | 19640 | GRI 302-1
HVO (renewable diesel) | MWh | 5940 | 2105 | 610 |
Petrol and diesel, company vehicles | MWh | 2310 | 2480 | 2540 |
Natural gas | MWh | 187 | 215 | 248 |
Purchased electricity, renewable with guarantees of origin | MWh | 1058 | 902 | 0 |
Purchased electricity, standard tariff | MWh | 68 | 192 | 1040 |
* Total energy consumption | MWh | 19983 | 22774 | 24078 | GRI 302-1
of which from renewable sources | MWh | 6998 | 3007 | 610 |
Renewable energy as a share of total energy consumption | % | 35.0% | 13.2% | 2.5% |
Energy per home completed | MWh/home | 10.8 | 13.1 | 15.8 | GRI 302-3
[/table]
## Science-based targets (validated by the SBTi in June 2022)
[table]
! Target | Base year | Base year value | 2024 | Target year | Target value | Progress
Absolute Scope 1 and 2 emissions (tCO2e), 1.5 °C aligned | 2021 | 7240 | 4554 | 2030 | 4199 | 88.3%
Scope 3 emissions per 100 m2 of completed floor area (tCO2e) | 2021 | 148 | 117 | 2030 | 67 | 38.3%
[/table]
The Scope 1 and 2 target is a reduction of 42%, the Scope 3 target a reduction of 55% in intensity. No carbon credits were purchased or cancelled in 2024.
[sheet Waste water nature]
# Waste, water and nature
[table]
! Metric | Unit | 2024 | 2023 | 2022 | GRI / SASB
= Construction waste
* Total waste generated | tonnes | 24860 | 25910 | 24105 | GRI 306-3
Non-hazardous | tonnes | 24812 | 25855 | 24060 |
Hazardous | tonnes | 48 | 55 | 45 |
Prepared for reuse | tonnes | 3120 | 2480 | 1890 | GRI 306-4
Recycled | tonnes | 17940 | 18890 | 17420 | GRI 306-4
Incinerated with energy recovery | tonnes | 2555 | 2920 | 2984 | GRI 306-5
Landfill | tonnes | 1245 | 1620 | 1811 | GRI 306-5
Diverted from landfill | % | 95.0% | 93.7% | 92.5% |
Waste per home completed | tonnes/home | 13.5 | 14.9 | 15.8 |
Excavated soil and stone notified as by-product (not included above) | tonnes | 312400 | 288700 | 301200 |
= Water
Mains water withdrawn on sites and in offices | m3 | 96400 | 94250 | 88700 | GRI 303-3
Water withdrawn per home completed | m3/home | 52.3 | 54.1 | 58.1 |
Design water use of new homes | litres/person/day | 98 | 100 | 104 |
Sites in areas of high or extremely high water stress | number | 0 | 0 | 0 | IF-HB-140a.1
= Nature
Active sites in or adjacent to a Natura 2000 area | number | 3 | 3 | 2 | GRI 304-1
Area of these sites | hectares | 41 | 41 | 26 | GRI 304-1
Trees planted | number | 8950 | 7420 | 6880 |
Timber from FSC or PEFC certified sources | % | 99.2% | 98.7% | 98.1% |
[/table]
[sheet People]
# People
[table]
! Metric | Unit | 2024 | 2023 | 2022 | GRI / SASB
= Direct employees at 31 December (headcount)
* Total employees | number | 412 | 398 | 381 | GRI 2-7
Female | number | 148 | 139 | 128 |
Male | number | 264 | 259 | 253 |
Average employees in the year (headcount) | number | 405 | 390 | 372 |
Permanent | number | 389 | 377 | 362 | GRI 2-7
Permanent - female | number | 141 | 133 | 123 |
Permanent - male | number | 248 | 244 | 239 |
Fixed-term | number | 23 | 21 | 19 |
Fixed-term - female | number | 7 | 6 | 5 |
Fixed-term - male | number | 16 | 15 | 14 |
Full-time | number | 384 | 372 | 357 | GRI 2-7
Part-time | number | 28 | 26 | 24 |
Under 30 | number | 71 | 70 | 68 | GRI 405-1
30 to 50 | number | 262 | 254 | 244 |
Over 50 | number | 79 | 74 | 69 |
New hires | number | 66 | 71 | 84 | GRI 401-1
Leavers | number | 52 | 54 | 59 | GRI 401-1
Employee turnover | % | 12.6% | 13.6% | 15.5% | GRI 401-1
Subcontractor operatives on site (monthly average) | number | 2940 | 2810 | 2560 | GRI 2-8
Employees covered by collective agreements | % | 0.0% | 0.0% | 0.0% | GRI 2-30
= Diversity of leadership
Executive Committee - female | number | 3 | 3 | 2 | GRI 405-1
Executive Committee - male | number | 6 | 6 | 7 |
Executive Committee - female | % | 33.3% | 33.3% | 22.2% |
Women in site management | % | 9.8% | 8.9% | 7.7% |
Women among new hires | % | 42.4% | 40.8% | 36.9% |
= Pay (statutory gender pay gap report, snapshot June)
Mean hourly gender pay gap | % | 18.6% | 19.9% | 21.3% | GRI 405-2
Median hourly gender pay gap | % | 14.2% | 15.8% | 17.5% |
Mean bonus gap | % | 39.1% | 41.7% | 44.0% |
CEO total remuneration to median employee remuneration | ratio | 24.8 | 23.9 | 22.7 | GRI 2-21
= Learning
Training hours per employee | hours | 21.4 | 20.1 | 17.6 | GRI 404-1
Female | hours | 19.8 | 18.4 | 16.0 |
Male | hours | 22.3 | 21.0 | 18.4 |
Employees with an annual performance review | % | 97.1% | 95.7% | 93.4% | GRI 404-3
Graduates and apprentices on programmes | number | 34 | 31 | 27 |
= Family leave
Employees entitled to family leave | % | 100% | 100% | 100% | GRI 401-3
Employees who took family leave | number | 24 | 21 | 18 | GRI 401-3
= Incidents
Confirmed incidents of discrimination | number | 0 | 1 | 0 | GRI 406-1
Severe human rights incidents | number | 0 | 0 | 0 |
[/table]
[sheet Safety]
# Health and safety
[table]
! Metric | Unit | 2024 | 2023 | 2022 | GRI / SASB
= Direct employees
Employees covered by the ISO 45001 certified management system | % | 100% | 100% | 100% | GRI 403-8
Fatalities | number | 0 | 0 | 0 | GRI 403-9
Recordable injuries | number | 5 | 6 | 4 | GRI 403-9
Recordable injury rate per 1,000,000 hours | rate | 6.8 | 8.4 | 5.9 | GRI 403-9
Lost days | days | 64 | 91 | 48 |
= Subcontractors
Fatalities | number | 0 | 0 | 1 | GRI 403-9
Recordable injuries | number | 38 | 41 | 44 | GRI 403-9
Recordable injury rate per 1,000,000 hours | rate | 7.1 | 8.0 | 9.4 | GRI 403-9
= All persons on site
Accidents reportable to the Health and Safety Authority | number | 11 | 13 | 14 |
Accident frequency rate per 100,000 hours | rate | 0.18 | 0.22 | 0.26 |
Safety inspections by third parties | number | 588 | 540 | 512 |
[/table]
[sheet Governance]
# Governance
[table]
! Metric | Unit | 2024 | 2023 | 2022
= Board of Directors at 31 December
Directors | number | 8 | 8 | 9
Executive directors | number | 2 | 2 | 3
Non-executive directors | number | 6 | 6 | 6
Independent directors | % | 75.0% | 75.0% | 66.7%
Female directors | % | 37.5% | 37.5% | 33.3%
Average tenure | years | 4.6 | 3.9 | 4.4
Board meeting attendance | % | 98.4% | 97.2% | 99.0%
Share of executive variable pay linked to ESG metrics | % | 15.0% | 15.0% | 10.0%
= Ethics
Employees who completed anti-bribery training | % | 98.3% | 97.5% | 96.1%
Convictions for corruption or bribery | number | 0 | 0 | 0
Fines for corruption or bribery | € | 0 | 0 | 0
Confirmed incidents of corruption or bribery | number | 0 | 0 | 0
Fines for breaches of environmental law | € | 12500 | 0 | 4000
Protected disclosures received | number | 4 | 2 | 3
Political donations | € | 0 | 0 | 0
= Suppliers
Standard payment terms | days | 30 | 30 | 30
Average time to pay an invoice | days | 31 | 33 | 36
Payments made within standard terms | % | 89.0% | 87.4% | 84.9%
Suppliers and subcontractors signed up to the Supplier Code of Conduct | % | 87.2% | 81.5% | 70.3%
= Customers
Customers who would recommend us | % | 92.0% | 91.0% | 90.0%
Customer complaints received | number | 318 | 342 | 365
[/table]
## Policies in place
[table]
! Policy | In place | Covers | Approved by
Human rights policy | Yes | Own workforce and suppliers; prohibits forced labour, human trafficking and child labour | Board
Health and safety policy | Yes | All persons on site | Board
Equality, diversity and inclusion policy | Yes | Own workforce; prohibits discrimination | Executive Committee
Protected disclosures policy | Yes | Own workforce and third parties; prohibits retaliation | Audit Committee
Grievance procedure | Yes | Own workforce | Executive Committee
Biodiversity policy | Yes | Sites from land purchase to handover | Executive Committee
[/table]
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 2
GOV-1_02 = 6
GOV-1_05#female = 37.5 %
GOV-1_07 = 75 %
GOV-3_01 = yes
GOV-3_05 = 15 %
SBM-1_06 = 659.8 EUR million
E1-4_01 = yes
E1-4_22 = yes
E1-5_01 = 19983 MWh
E1-5_05 = 6998 MWh
E1-5_06 = 5940 MWh
E1-5_07 = 1058 MWh
E1-5_09 = 35 %
E1-5_12 = 187 MWh
E1-6_07 = 4532 t CO2e
E1-6_09 = 318 t CO2e
E1-6_10 = 22 t CO2e
E1-6_11 = 215384 t CO2e
E1-6_11#cat1 = 118400 t CO2e
E1-6_11#cat2 = 310 t CO2e
E1-6_11#cat3 = 1204 t CO2e
E1-6_11#cat4 = 2980 t CO2e
E1-6_11#cat5 = 1612 t CO2e
E1-6_11#cat6 = 96 t CO2e
E1-6_11#cat7 = 742 t CO2e
E1-6_11#cat11 = 84900 t CO2e
E1-6_11#cat12 = 5140 t CO2e
E1-6_13 = 219938 t CO2e
E1-6_17 = 1410 t CO2
E1-6_31 = 333.3 t CO2e/EUR million
E1-7_03 = no
E1-7_10 = 0 t CO2e
E3-4_11 = 96400 m3
E4-5_01 = 3
E4-5_02 = 41 ha
E4.IRO-1_14 = yes
E5-5_07 = 24860 t
E5-5_07#hazardous = 48 t
E5-5_07#nonhazardous = 24812 t
E5-5_08#reuse = 3120 t
E5-5_08#recycling = 17940 t
E5-5_09#incineration = 2555 t
E5-5_09#landfill = 1245 t
E5-5_15 = 48 t
S1-6_02 = 412
S1-6_02#female = 148
S1-6_02#male = 264
S1-6_03 = 405
S1-6_09#permanent = 389
S1-6_09#permanent_female = 141
S1-6_09#permanent_male = 248
S1-6_09#temporary = 23
S1-6_09#temporary_female = 7
S1-6_09#temporary_male = 16
S1-6_09#full_time = 384
S1-6_09#part_time = 28
S1-6_11 = 52
S1-6_12 = 12.6 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend|31december
S1-6_19 = 384
S1-6_20 = 28
S1-8_01 = 0 %
S1-9_01#female = 3
S1-9_01#male = 6
S1-9_02#female = 33.3 %
S1-9_03 = 71
S1-9_04 = 262
S1-9_05 = 79
S1-13_02 = 97.1 %
S1-13_04 = 21.4 h
S1-13_04#female = 19.8 h
S1-13_04#male = 22.3 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 5
S1-14_05 = 6.8
S1-14_07 = 64 days
S1-14_10 = 100 %
S1-15_01 = 100 %
S1-16_01 = 18.6 %
S1-16_02 = 24.8
S1-17_02 = 0
S1-17_08 = 0
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S2-1_05 = yes
S2-1_06 = yes
S4-3_13 = 318
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-6_01 = 31 days
G1-6_02 = 30 days
G1-6_03 = 89 %
absent E1-4_04 E1-4_07 E1-4_13 E1-4_16 E1-5_11 E1-5_14 E1-5_18 E1-6_12 E1-6_30 E3-4_01 E4-5_10 E5-5_08 E5-5_09 S1-7_01 S1-14_06 S1-15_02 G1-3_07 G1-6_04
`,
  },
]
