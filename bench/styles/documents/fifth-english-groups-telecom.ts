import type { StyleDocument } from '../style-document.ts'
import { fifthTelecomAnswers } from './fifth-english-groups-telecom-answers.ts'

/** Fifth set: the statement of a Nordic telecom group. */
export const fifthTelecom: StyleDocument = {
  name: 'havlinje-sustainability-statement-2024.pdf',
  language: 'en',
  year: 2024,
  style:
    'Nordic telecom: landscape, boxes of accounting policies beside the tables, columns for baseline and index, people and waste in sentences and lists',
  look: { landscape: true, size: 9.3, margin: 40 },
  text: `
head: Havlinje ASA   Annual Report 2024   Report from the Board of Directors   Sustainability statement
# Sustainability statement
## General information
[columns 2]
### BP-1 Basis for preparation
This sustainability statement has been prepared in accordance with section 2-3 of the Norwegian Accounting Act and the ESRS. It has been prepared on a consolidated basis, and the scope of consolidation is the same as for the financial statements. Joint ventures without operational control, among them the tower company Mastholm (49 percent owned), are part of the value chain. Havlinje has not used the option to omit information on intellectual property, know-how or the results of innovation.

Comparative figures for 2023 were presented in last year's voluntary report and were not subject to assurance. Emissions in category 11 for 2023 were restated from 88,140 to 81,770 tonnes after a change of the emission factors for set-top boxes.
### SBM-1 Strategy, business model and value chain
Havlinje provides mobile, broadband and television services in Norway, Sweden and Finland and business services in the Nordic and Baltic region. At year-end the Group served 7.4 million mobile and 1.6 million broadband customers. Total revenues in 2024 were NOK 38,412 million (37,206), of which service revenues accounted for 79 percent.

The Group had 9,846 employees (head count) at 31 December 2024. Havlinje is not active in fossil fuels, chemicals production, controversial weapons, or the cultivation and production of tobacco.
[next]
### GOV-1 Administrative, management and supervisory bodies
The Board of Directors had ten members at the end of 2024, all of them non-executive; the President and CEO is not a member of the Board, and the number of executive members is thus zero. Three members are elected by the employees. Four of the members (40 percent) are women and six (60 percent) are men, which gives a board gender diversity ratio of 0.67. Seven members, or 70 percent, are independent of the Company, its management and its main shareholders.

Group Executive Management consists of nine persons, of whom four are women (44 percent).
### GOV-3 Sustainability in incentive schemes
Sustainability-related performance has been part of the incentive schemes since 2021. In 2024, 20 percent of the variable remuneration of the CEO and Group Executive Management depended on sustainability goals: supplier emission targets, customers' trust in digital safety, and the share of women among leaders. The outcome for these goals was 83 percent of the maximum.
### IRO-1 Double materiality assessment
The assessment was updated in the third quarter and approved by the Board in October. 112 impacts, risks and opportunities were considered, and 41 of them were found to be material, 19 of these in the value chain. The financial threshold corresponds to about 2 percent of EBITDA. Water (E3), biodiversity (E4) and pollution (E2) are not material.

All technical sites, some 31,500, were screened for exposure to climate-related hazards such as storms, landslides and flooding. The assessment of physical risks was informed by a high-emission scenario (SSP5-8.5) and by SSP1-2.6, that of transition risks by a scenario in line with limiting warming to 1.5 °C. 1,240 sites have a high exposure by 2050, mainly to flooding.
[/columns]
[page]
head: Havlinje ASA   Annual Report 2024   Report from the Board of Directors   Sustainability statement
## E1 Climate change
[columns 2]
### E1-1 and E1-3 Transition plan and actions
The climate transition plan was approved by the Board of Directors in February 2023 and is part of the Group's strategy. The Group is not excluded from the EU Paris-aligned Benchmarks. In 2024, capital expenditure of NOK 214 million was allocated to the plan, chiefly for modernising radio equipment, replacing cooling units and electric service vehicles.
- Closing the copper network, completed in Norway in 2023, continues in Sweden until 2027.
- Actions carried out in 2024 reduced market-based emissions in Scope 1 and 2 by 2,408 tonnes CO_{2}e.
- Actions that are decided until 2027 are expected to give a further reduction of 5,900 tonnes CO_{2}e.
- 62 percent of the vehicles in the Group were electric at year-end (54).
[next]
### E1-4 Targets
The targets were validated by the Science Based Targets initiative in 2022 and are in line with limiting global warming to 1.5 °C. The base year is 2019.
- Scope 1 and 2: reduce absolute market-based emissions by 90 percent by 2030. Status 2024: –78 percent.
- Scope 3: reduce absolute emissions by 45 percent by 2030. Status 2024: –22 percent.
- Suppliers: 75 percent of purchases by spend from suppliers with a validated target by 2027. Status 2024: 58 percent.
- Net zero in the whole value chain by 2045, which means a reduction of at least 90 percent; the rest will be neutralised by permanent removals.
[/columns]
[columns 2]
### E1-5 Energy consumption and mix
[table widths=176,48,48,48 style=zebra size=7]
! MWh | 2019 (baseline) | 2023 | 2024 | Index 2019 = 100
Fuel consumption from crude oil and petroleum products | 31,200 | 24,810 | 22,964 | 74
Fuel consumption from natural gas | 1,640 | 1,105 | 1,032 | 63
Consumption of purchased electricity, heat and cooling from fossil sources | 96,400 | 18,940 | 15,212 | 16
* Total fossil energy consumption | 129,240 | 44,855 | 39,208 | 30
Share of fossil sources (percent) | 18.0 | 6.0 | 5.4 |
Consumption from nuclear sources | 28,600 | 6,270 | 4,985 | 17
Share of nuclear sources (percent) | 4.0 | 0.8 | 0.7 |
Fuel consumption from renewable sources (HVO, biogas) | 0 | 1,380 | 1,946 | –
Consumption of purchased electricity, heat and cooling from renewable sources | 561,300 | 688,420 | 676,850 | 121
Consumption of self-generated non-fuel renewable energy | 110 | 1,905 | 2,611 | 2374
* Total renewable energy consumption | 561,410 | 691,705 | 681,407 | 121
Share of renewable sources (percent) | 78.1 | 93.1 | 93.9 |
* Total energy consumption | 719,250 | 742,830 | 725,600 | 101
[/table]
[next]
[table style=grid size=7.5]
! Accounting policies – energy
Energy consumption comprises fuels used in vehicles, stand-by generators and boilers and purchased electricity, heating and cooling in networks, data centres, offices and shops under operational control. Electricity at co-located sites that is invoiced as part of rent is estimated from nominal power (about 11 percent of total electricity). Purchased electricity counts as renewable if it is covered by guarantees of origin; otherwise the residual mix of the country is applied and divided into fossil and nuclear sources. Index figures compare 2024 with the base year (2019 = 100).
[/table]
Total energy consumption fell by 2 percent in spite of 31 percent more mobile data. Electricity accounted for 669,300 MWh, of which 598,300 MWh was used in networks and data centres; energy use per terabyte of data was 84 kWh (104).

Stand-by generators produced 1,870 MWh of electricity from non-renewable sources. Own production from renewable sources came from solar panels at data centres and mast sites and amounted to 2,611 MWh; all of it was consumed by the Group. Telecommunications is not a high climate impact sector, and energy intensity is therefore not reported.
[/columns]
[page]
head: Havlinje ASA   Annual Report 2024   Report from the Board of Directors   Sustainability statement
[columns 2]
### E1-6 Greenhouse gas emissions
[table widths=168,44,44,44,34 style=zebra size=7]
! Tonnes CO_{2}e | 2019 (baseline) | 2023 | 2024 | Index 2019 = 100 | Target 2030
* Gross Scope 1 emissions | 12,940 | 8,615 | 7,872 | 61 | 
·vehicles | 8,105 | 4,902 | 4,310 | 53 | 
·stand-by generators and heating | 2,310 | 1,834 | 1,746 | 76 | 
·refrigerants | 2,525 | 1,879 | 1,816 | 72 | 
* Gross Scope 2 emissions, location-based | 58,300 | 41,270 | 36,148 | 62 | 
* Gross Scope 2 emissions, market-based | 49,850 | 7,905 | 6,240 | 13 | 
Scope 1 and 2, market-based | 62,790 | 16,520 | 14,112 | 22 | 10
* Gross Scope 3 emissions | 1,009,500 | 826,231 | 782,903 | 78 | 55
·1 Purchased goods and services | 512,000 | 418,300 | 396,750 | 77 | 
·2 Capital goods | 248,600 | 201,450 | 188,920 | 76 | 
·3 Fuel- and energy-related activities | 29,400 | 24,110 | 22,865 | 78 | 
·4 Upstream transportation and distribution | 18,250 | 15,040 | 14,310 | 78 | 
·5 Waste generated in operations | 610 | 402 | 371 | 61 | 
·6 Business travel | 9,880 | 5,214 | 5,630 | 57 | 
·7 Employee commuting | 6,120 | 3,905 | 3,842 | 63 | 
·11 Use of sold products | 96,300 | 81,770 | 78,455 | 81 | 
·12 End-of-life treatment of sold products | 2,140 | 1,660 | 1,585 | 74 | 
·13 Downstream leased assets | 54,700 | 47,900 | 45,260 | 83 | 
·15 Investments | 31,500 | 26,480 | 24,915 | 79 | 
* Total GHG emissions, location-based | 1,080,740 | 876,116 | 826,923 | 77 | 
* Total GHG emissions, market-based | 1,072,290 | 842,751 | 797,015 | 74 | 
[/table]
[next]
[table style=grid size=7.5]
! Accounting policies – greenhouse gas emissions
Emissions are reported in accordance with the GHG Protocol and operational control. Scope 1 is calculated from fuel volumes and refilled refrigerants. Scope 2 location-based uses national averages, market-based uses guarantees of origin and the residual mix. Category 1 and 2: supplier-specific data for the 60 largest suppliers, otherwise emission factors by spend. Category 11: rated power and assumed use of customer equipment over 4–5 years. Category 13: routers and TV boxes leased to customers. Category 15: the share of Scope 1 and 2 emissions of joint ventures. Categories 8, 9, 10 and 14 are not relevant.
[/table]
None of the Group's Scope 1 emissions are covered by regulated emission trading schemes (0 percent). Combustion of biodiesel and biogas gave rise to 486 tonnes of biogenic CO_{2}, which are not included in Scope 1. Primary data obtained from suppliers were used for 34 percent of Scope 3 emissions (27).
### GHG intensity
Total emissions per net revenue were 21.53 tonnes CO_{2}e per NOK million location-based (23.55) and 20.75 tonnes CO_{2}e per NOK million market-based (22.65). Net revenue is the line Total revenues in the income statement.
### E1-7 and E1-8 Carbon credits and internal pricing
Havlinje did not use removals or carbon credits in 2024; the purchase of credits, 8,000 tonnes in 2022, was discontinued. An internal carbon price of NOK 1,000 per tonne of CO_{2}e was applied as a shadow price in investment decisions and in the choice of network suppliers. For comparison, the Norwegian carbon tax was NOK 1,176.
[/columns]
## E5 Resource use and circular economy
[columns 2]
### E5-4 Resource inflows
Purchased network equipment, cables, customer equipment and packaging had a total weight of 6,930 tonnes in 2024. Secondary reused or recycled components and materials made up 1,108 tonnes or 16.0 percent of this, mostly steel in masts and cabinets and refurbished routers. 128,400 used mobile phones were collected (141,000), which equals 13 percent of phones sold; the target for 2027 is 25 percent.
[next]
### E5-5 Waste
The Group generated 4,286 tonnes of waste (4,910), of which 1,012 tonnes were hazardous, chiefly batteries, and 3,274 tonnes non-hazardous. No radioactive waste was generated. 4,041 tonnes were diverted from disposal: 742 tonnes were prepared for reuse, 2,905 tonnes recycled and 394 tonnes recovered in other ways. 245 tonnes were directed to disposal, namely 171 tonnes to incineration, 62 tonnes to landfill and 12 tonnes to other disposal. Non-recycled waste amounted to 639 tonnes, equal to 14.9 percent.
[/columns]
[page]
head: Havlinje ASA   Annual Report 2024   Report from the Board of Directors   Sustainability statement
## S1 Own workforce
[columns 2]
### S1-6 Characteristics of employees
The figures below are head counts at the end of the year unless stated otherwise.
- Havlinje had 9,846 employees, of whom 3,712 women, 6,128 men and 6 with another gender or not disclosed. The average for the year was 9,902.
- 4,118 were employed in Norway, 2,760 in Sweden, 1,654 in Finland, 842 in Denmark and 472 in the Baltic countries.
- 9,512 had a permanent contract (3,560 women, 5,946 men and 6 other), and 298 a temporary one (134 women and 164 men).
- 36 employees, half of them women, had non-guaranteed hours; they work in shops in Finland.
- 9,204 worked full-time (3,306 women, 5,892 men and 6 other) and 642 part-time (406 women and 236 men).
- 986 employees left the Group, a turnover of 10.0 percent (11.4). Voluntary turnover was 6.2 percent.
### S1-7 Non-employees
1,430 non-employees worked for Havlinje at year-end, 112 of them self-employed and 1,318 provided by employment agencies. Customer service outsourced to partners, about 2,900 people, is part of the value chain (S2).
### S1-8 Collective bargaining
73.9 percent of all employees were covered by collective bargaining agreements. In the countries with significant employment, the coverage was 76 percent in Norway, 92 percent in Sweden and 81 percent in Finland. Workers' representatives cover 100 percent of the employees in each of these three countries. An agreement with a European Works Council is in place.
### S1-9 Diversity
Top management, defined as the two levels below the Board, consisted of 46 women and 84 men, that is 35.4 and 64.6 percent. Among all leaders 34 percent were women; the goal for 2026 is 40 percent. 1,142 employees (11.6 percent) were under 30 years, 5,412 (55.0 percent) between 30 and 50, and 3,292 (33.4 percent) over 50. National law does not permit the recording of disabilities.
[next]
### S1-10, S1-11 and S1-15
All employees receive an adequate wage in line with applicable benchmarks. All employees are covered by social protection against loss of income due to sickness, unemployment, employment injury and acquired disability, parental leave and retirement. 100 percent are entitled to family-related leave, and 7.9 percent took such leave in 2024: 9.6 percent of the women and 6.9 percent of the men.
### S1-13 Training
84 percent of the employees took part in regular performance and career development reviews (women 86, men 83 percent). On average an employee received 17.3 hours of training (16.1), women 16.8 and men 17.6 hours.
### S1-14 Health and safety
- The management system for health and safety covers 100 percent of the own workforce; for 81 percent it is certified to ISO 45001 by an external party.
- There were no fatalities among the own workforce. A rigger employed by a subcontractor lost his life in a fall from a mast in Lappi in May, so that the number of fatalities among other workers on our sites was 1 (0).
- Recordable work-related accidents numbered 27 (33), a rate of 1.7 per million hours worked (2.0).
- 9 cases of recordable work-related ill health were registered among employees.
- 612 days were lost (745).
[table style=grid size=7.5]
! Accounting policies – health and safety
Recordable accidents lead to death, absence, restricted work or medical treatment beyond first aid. The rate is calculated on 15.9 million hours worked. Accidents of contractors (41 in 2024) are followed up separately. Days lost are calendar days from the first full day of absence.
[/table]
### S1-16 and S1-17
The unadjusted gender pay gap was 9.8 percent (10.3); adjusted for position and country it was 1.4 percent. The remuneration of the highest paid individual was 24 times the median of all other employees. During the year, 11 incidents of discrimination, including harassment, were reported, and 64 complaints were filed through the channels for own workforce, but none (0) with the National Contact Points. Fines, penalties and compensation in this connection were NOK 0. No severe human rights incidents connected to own workforce occurred (0).
[/columns]
[page]
head: Havlinje ASA   Annual Report 2024   Report from the Board of Directors   Sustainability statement
[columns 2]
## S2 and S4 Value chain workers, consumers
Suppliers accept the Supplier Conduct Principles, Havlinje's code of conduct for suppliers, which address forced labour, child labour and trafficking in human beings. 214 on-site audits were carried out in the sector initiative in which Havlinje takes part; they gave 1,067 findings, of which 22 were major.

41,870 complaints were received from consumers in 2024 (46,305), most of them about invoices. 318 cases were brought before the national complaint boards, and consumers won 41 percent of these. Network availability was 99.96 percent. Data protection authorities opened four cases; one led to a fine of SEK 1.2 million.
## G1 Business conduct
### G1-3 and G1-4 Corruption and bribery
Mandatory training covers 94 percent of the functions at risk; the e-learning was completed by 97 percent of all employees. There were no convictions for violation of anti-corruption and anti-bribery laws (0), and the fines paid were NOK 0. Two incidents of corruption were confirmed, both in procurement. One of them led to the dismissal of an employee, and one to the termination of a contract with a business partner. The Integrity Line received 203 reports (187).
[next]
### G1-5 Political influence
No financial or in-kind political contributions were made (NOK 0). Havlinje is registered in the EU Transparency Register. Membership fees to lobbying associations amounted to NOK 6.2 million.
### G1-6 Payment practices
The average time to pay an invoice was 38 days. The standard payment term is 45 days for all suppliers except small ones, and 87 percent of the payments were made within the term. No legal proceedings for late payment were outstanding (0).
### Index of selected disclosures
[table widths=60,210 style=zebra size=7 align=left]
! ESRS | Disclosure | Page | Assurance
E1-5 | Energy consumption and mix | 71 | Limited
E1-6 | Gross Scopes 1, 2, 3 and total GHG emissions | 72 | Limited
E5-5 | Resource outflows | 72 | Limited
S1-6 | Characteristics of employees | 73 | Limited
S1-14 | Health and safety metrics | 73 | Limited
G1-6 | Payment practices | 74 | Limited
[/table]
[/columns]
`,
  answers: fifthTelecomAnswers,
}
