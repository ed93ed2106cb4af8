import type { StyleDocument } from '../style-document.ts'

/** Fourth set: a Norwegian shipowner whose key figures follow the shipping associations' guideline. */
export const fourthEnglishShipping: StyleDocument[] = [
  {
    name: 'skarvoy-shipping-esg-report-2024.pdf',
    language: 'en',
    year: 2024,
    style:
      'shipowner: fuel in tonnes, energy in TJ, three years with the latest last, seafarers apart from shore staff',
    look: { size: 9, words: true, margin: 48 },
    text: `
head: Skarvøy Shipping ASA | ESG Report 2024
# At a glance
[tiles]
46 | vessels in the owned and bareboat fleet
USD 1,486 million | operating revenue
6.41 g/dwt-nm | annual efficiency ratio (AER)
0.41 | lost time injury frequency
3,412 | employees at sea and on shore
94.1% | retention rate of seafarers
[/tiles]
Skarvøy owns and operates 46 dry bulk and open hatch vessels with an average age of 8.7 years and a total capacity of 2.9 million deadweight tonnes. We are listed in Oslo, with offices in Haugesund, Singapore, Manila and Houston. This report has been prepared with reference to the GRI Standards, the SASB standard for marine transportation and the reporting guideline of the Norwegian shipowners. It covers all entities that are consolidated in the financial statements. We have started preparing for the CSRD; following the changes in the law we will decide in 2026 on the scope of our future reporting.
## Letter from the CEO
[columns 2]
2024 was the first year in which emissions in European waters had a price. We surrendered allowances for 40% of the emissions covered and passed on the larger part of the cost of USD 6.9 million to charterers. From 2026 onwards 100% will be due. FuelEU Maritime adds a second mechanism from January 2025, with a reduction of 2% in the first period.

The Red Sea remained closed to us throughout the year. Sailing around the Cape adds some 3,500 nautical miles and ten days to a voyage from Singapore to Rotterdam. Without the diversions our emissions would have been about 61,000 tonnes lower.
[next]
We took delivery of four methanol-ready open hatch vessels, which use 28% less fuel per tonne-mile than the ships they replace, and sold three vessels of the previous generation. Two ships were recycled at a yard in Turkey that is on the EU list.

Nobody on board our ships was killed at work. In March, however, a stevedore lost his life while discharging timber from the Skarvøy Heron in Port Qasim. We investigated the accident together with the terminal and changed the lashing procedure in the entire fleet.
[/columns]
## Our targets
- A 40% lower AER by 2030 than in 2008 (2024: 34% lower), and net zero emissions by 2050, in line with the strategy of the International Maritime Organization.
- 5% zero or near-zero emission fuels by 2030 (2024: 0.1%).
- LTIF below 0.5 and zero fatalities in every year.
- Women to make up 40% of managers on shore by 2028 and 5% of officers at sea by 2030.
[page]
head: Skarvøy Shipping ASA | ESG Report 2024
# Environment
## Fuel and energy
Energy efficiency measures reduced consumption by an estimated 21,400 tonnes of fuel in 2024, of which hull coatings accounted for 9,100 tonnes, weather routing for 7,600 tonnes and Mewis ducts for 4,700 tonnes. Vessels on time charter to others are included, because we have operational control of their machinery but not of their speed.
[table widths=170,70 style=rules size=8]
! Fuel | Unit | 2022 | 2023 | 2024 | CO_{2} 2024 (tonnes)
Very low sulphur fuel oil (VLSFO) | tonnes | 498,120 | 505,870 | 512,340 | 1,614,383
High sulphur fuel oil (with scrubber) | tonnes | 151,305 | 150,112 | 148,210 | 461,526
Marine gas oil (MGO) | tonnes | 43,290 | 42,515 | 41,865 | 134,219
Liquefied natural gas (LNG) | tonnes | 0 | 14,906 | 22,014 | 60,539
Biofuel blend (B30) | tonnes | 0 | 1,120 | 3,410 | 7,533
* Total | tonnes | 692,715 | 714,523 | 727,839 | 2,278,200
[/table]
fn: CO_{2} is calculated with the factors of the IMO; for B30 only the fossil share is counted.
## ESG key figures
[table widths=205,88,62 style=rules size=8]
! | Unit | SASB / GRI | 2022 | 2023 | 2024
= Climate
Scope 1 GHG emissions | tonnes CO_{2}e | TR-MT-110a.1 | 2,201,900 | 2,271,300 | 2,316,400
Scope 2 GHG emissions, location-based | tonnes CO_{2}e | 305-2 | 655 | 630 | 612
Scope 2 GHG emissions, market-based | tonnes CO_{2}e | 305-2 | 701 | 540 | 498
Scope 3 GHG emissions | tonnes CO_{2}e | 305-3 | n/a | 1,198,450 | 1,231,710
Share of Scope 1 emissions under EU ETS | % | – | – | – | 29
Total energy consumed | TJ | TR-MT-110a.3 | 28,140 | 29,060 | 29,640
Heavy fuel oil | % of energy | TR-MT-110a.3 | 92.9 | 91.2 | 90.4
Renewable energy | TJ | TR-MT-110a.3 | 0 | 13 | 38
Renewable energy | % of energy | TR-MT-110a.3 | 0.0 | 0.04 | 0.1
Annual efficiency ratio (AER) | g CO_{2}/dwt-nm | – | 6.62 | 6.50 | 6.41
Energy efficiency operational indicator | g CO_{2}/tonne-nm | – | 9.87 | 9.71 | 9.80
Average EEDI of newbuildings | g CO_{2}/dwt-nm | TR-MT-110a.4 | 3.1 | – | 2.6
Vessels rated A, B or C (CII) | % | – | – | 87 | 91
= Air quality
NO_{x} | tonnes | TR-MT-120a.1 | 52,300 | 52,010 | 51,480
SO_{x} | tonnes | TR-MT-120a.1 | 5,415 | 5,330 | 5,210
Particulate matter (PM_{10}) | tonnes | TR-MT-120a.1 | 4,160 | 4,070 | 3,980
= Ecological impacts
Shipping duration in marine protected areas | days | TR-MT-160a.1 | 611 | 588 | 603
Fleet with ballast water treatment | % | TR-MT-160a.2 | 93 | 98 | 100
Spills to the environment | number | TR-MT-160a.3 | 1 | 0 | 1
Spills to the environment | m³ | TR-MT-160a.3 | 0.8 | 0 | 0.2
Garbage landed | m³ | – | 4,960 | 4,887 | 4,812
Vessels recycled | number | – | 0 | 1 | 2
[/table]
Scope 2 covers four offices and two warehouses with purchased electricity of 1,840 MWh.
[page]
head: Skarvøy Shipping ASA | ESG Report 2024
[columns 2]
### Scope 3 inventory 2024
[table widths=165 style=rules size=8]
! Category | tonnes CO_{2}e
1 Purchased goods and services | 214,600
2 Capital goods (newbuildings) | 186,300
3 Well-to-tank emissions of fuels | 418,900
5 Waste and ship recycling | 1,120
6 Business travel and crew changes | 21,450
7 Employee commuting | 640
8 Upstream leased assets (chartered-in vessels) | 388,700
* Total | 1,231,710
[/table]
[next]
### How we measure
Scope 1 is based on noon reports reconciled with bunker delivery notes and verified by a classification society for the IMO and the EU. It includes methane slip and nitrous oxide. Category 8 contains the fuel of 21 vessels that we had chartered in for more than a month. Emissions in category 11 do not arise, and downstream categories were assessed as not relevant. Carbon credits are not used.
[/columns]
The spill in August occurred during bunkering in Durban, when 0.2 m³ of fuel oil ran into the harbour basin. It was cleaned up within hours, and the authority imposed a fine of USD 18,000.
## Climate risk
We assessed our fleet against three scenarios of the Intergovernmental Panel on Climate Change and the International Energy Agency, among them one with high emissions (RCP 8.5). A carbon price of USD 150 per tonne in 2030, as in the net zero scenario, would raise voyage expenses by about USD 310 million a year if nothing were passed on. In newbuilding decisions we calculate with an internal price of USD 100 per tonne of CO_{2}e. Vessels are mobile, and physical risks such as storms and low water in canals affect schedules rather than asset values.
# Social
## Our people
[table widths=225 style=rules size=8]
! 31 December 2024 | At sea | On shore | Total
Employees | 3,085 | 327 | 3,412
· Women | 74 | 134 | 208
· Men | 3,011 | 193 | 3,204
Women, % | 2.4 | 41.0 | 6.1
Permanent contracts | 2,118 | 315 | 2,433
Fixed-term contracts | 967 | 12 | 979
Under 30 years | 902 | 38 | 940
30–50 years | 1,746 | 201 | 1,947
Over 50 years | 437 | 88 | 525
Covered by collective agreements, % | 100 | 22 | 93
Average hours of training | 46 | 18 | 43
[/table]
fn: Headcount. The table contains seafarers employed by Skarvøy Crewing Manila; A further 264 agency workers supplied by external manning agents are not included.
Our people are of 31 nationalities: 2,204 are Filipino, 611 Indian and 198 Norwegian nationals. Turnover on shore was 8.3%, sick leave on shore 2.9%. The seafarer retention rate, as defined by Intertanko's formula, was 94.1%. In the survey among crew 84% rated the food on board as good or very good, and 71% had internet access of more than 10 GB per month.
[page]
head: Skarvøy Shipping ASA | ESG Report 2024
## Health and safety
[table widths=205,88,62 style=rules size=8]
! | Unit | SASB / GRI | 2022 | 2023 | 2024
Fatalities, own crew and employees | number | 403-9 | 1 | 0 | 0
Fatalities, third parties on board | number | – | 0 | 0 | 1
Lost time injury frequency (LTIF) | per million hours | TR-MT-320a.1 | 0.58 | 0.49 | 0.41
Total recordable case frequency (TRCF) | per million hours | – | 1.61 | 1.34 | 1.12
Recordable cases | number | 403-9 | 25 | 21 | 18
Marine casualties | number | TR-MT-540a.1 | 2 | 3 | 2
of which very serious | % | TR-MT-540a.1 | 0 | 0 | 0
Port state control deficiencies per inspection | number | TR-MT-540a.3 | 1.31 | 1.18 | 1.06
Detentions | number | TR-MT-540a.3 | 1 | 2 | 1
Near misses reported per vessel | number | – | 58 | 64 | 71
[/table]
The frequency figures refer to 16.1 million exposure hours of the crew. All vessels and offices, and therefore 100% of our people, are covered by the safety management system under the ISM Code. It was audited externally on all vessels in the past two years. The five-year average of the LTIF in the benchmark of shipping companies is 0.62. One attempted boarding was reported in the Singapore Strait; the crew repelled it without injuries.
## Human rights
[columns 2]
The Supplier Code of Conduct, which every supplier and yard has to accept, prohibits forced labour, child labour and recruitment fees. During the year 26 suppliers were audited in person and 118 online, with 64 findings. Seven crew agents were visited, and in one case reimbursement of USD 14,300 to 11 cadets was obtained.
[next]
The Norwegian Transparency Act requires an annual account of due diligence, which is published on our website by 30 June. No incidents of forced labour, human trafficking or child labour were identified in our own workforce. The account for 2023 was published in June 2024.
[/columns]
# Governance
[columns 2]
[table widths=160 style=rules size=8]
! Board of Directors | 2023 | 2024
Directors | 7 | 7
Women, % | 43 | 43
Independent of main shareholder and management, % | 71 | 71
Meetings | 11 | 10
Attendance, % | 97 | 99
[/table]
[next]
None of the directors is an executive. Ten per cent of the variable pay of the Group Executive Management in 2024 depended on the AER and five per cent on the LTIF, that is 15% on sustainability targets altogether.
[/columns]
## Anti-corruption
Our vessels made 14 calls at ports in the 20 lowest-ranked countries of the Corruption Perceptions Index (2023: 11). Captains reported 31 requests for facilitation payments; none was paid. All shore staff and officers, the functions we consider exposed, have to complete training every second year: 92% of them were trained at the end of 2024. There were no convictions and no fines for violations of anti-corruption laws, and no confirmed incidents of bribery. The whistleblowing channel run by a law firm received nine reports, which can be made anonymously.
[table widths=205,88,62 style=rules size=8]
! | Unit | SASB / GRI | 2022 | 2023 | 2024
Monetary losses from legal proceedings on bribery | USD | TR-MT-510a.2 | 0 | 0 | 0
Fines above USD 10,000 (all areas) | USD | 2-27 | 0 | 45,000 | 18,000
Tax paid | USD million | 207-4 | 6.1 | 8.8 | 9.4
Tonnage tax | USD million | 207-4 | 0.4 | 0.4 | 0.5
[/table]
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
SBM-1_06 = 1486 USD million
E1-4_01 = yes
E1.IRO-1_07 = yes
E1-5_01 = 29640 TJ
E1-5_05 = 38 TJ
E1-5_09 = 0.1 %
E1-6_07 = 2316400 t CO2e
E1-6_08 = 29 %
E1-6_09 = 612 t CO2e
E1-6_10 = 498 t CO2e
E1-6_11 = 1231710 t CO2e
E1-6_11#cat1 = 214600 t CO2e
E1-6_11#cat2 = 186300 t CO2e
E1-6_11#cat3 = 418900 t CO2e
E1-6_11#cat5 = 1120 t CO2e
E1-6_11#cat6 = 21450 t CO2e
E1-6_11#cat7 = 640 t CO2e
E1-6_11#cat8 = 388700 t CO2e
E1-7_03 = no
E1-8_04 = 100 USD/t CO2e
E2-4_02#NOx = 51480 t
E2-4_02#SOx = 5210 t
E2-4_02#PM10 = 3980 t
S1-6_02 = 3412
S1-6_02#female = 208
S1-6_02#male = 3204
S1-6_09#permanent = 2433
S1-6_09#temporary = 979
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-7_03 = 264
S1-8_01 = 93 %
S1-9_03 = 940
S1-9_04 = 1947
S1-9_05 = 525
S1-13_04 = 43 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 1
S1-14_04 = 18
S1-14_05 = 1.12
S1-17_08 = 0
S1-17_10 = yes
GOV-1_02 = 7
GOV-1_05#female = 43 %
GOV-1_07 = 71 %
GOV-3_01 = yes
GOV-3_05 = 15 %
G1-3_07 = 92 %
G1-4_01 = 0
G1-4_02 = 0 USD
G1-4_04 = 0
S2-1_06 = yes
absent E1-4_04 E1-4_07 E1-5_02 E1-5_07 E1-5_11 E1-5_12 E1-6_12 E1-6_13 E1-6_17 E1-6_30 E1-6_31 E5-5_07 S1-6_11 S1-6_12 S1-7_01 S1-9_02#female S1-14_07 S1-16_01 S1-17_02 S1-17_03 SBM-1_09 E3-4_01 E1-5_17
`,
  },
]
