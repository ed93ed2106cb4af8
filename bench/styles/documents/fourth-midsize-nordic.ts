import type { StyleDocument } from '../style-document.ts'
import { ruskovaltaAnswers } from './fourth-midsize-nordic-answers.ts'

/** A Finnish maker of lifting equipment with its whole ESRS statement. */
export const fourthMidsizeNordic: StyleDocument[] = [
  {
    name: 'ruskovalta-report-of-the-board-of-directors-2024.pdf',
    language: 'en',
    year: 2024,
    style:
      'Finnish industrial company: statement inside the Report of the Board of Directors, zebra tables with change in per cent, hazardous and non-hazardous waste one below the other',
    look: { size: 8.5, margin: 46 },
    text: `
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
# Sustainability statement
## General information
[columns 2]
### Basis for preparation
This sustainability statement has been prepared in accordance with chapter 7 of the Finnish Accounting Act and the European Sustainability Reporting Standards. It has been prepared on a consolidated basis and covers the parent company Ruskovalta Plc and all subsidiaries, as in the consolidated financial statements. Associated companies are not included. Short-, medium- and long-term time horizons follow ESRS 1.

The upstream value chain is covered from raw material extraction onwards, the downstream value chain up to dismantling of the equipment. The Company has not used the option to omit information on intellectual property.
### Business model and value chain
Ruskovalta designs, manufactures and services lifting and material handling equipment for ports, shipyards and process industries. Net sales in 2024 amounted to EUR 1,486.3 million (1,522.9), of which services accounted for 46 percent. Orders received were EUR 1,540.7 million. The installed base consists of some 118,000 units, of which 27,400 are connected to remote monitoring.

The Group is not active in the fossil fuel sector, chemicals production, controversial weapons or the cultivation and production of tobacco.
[next]
### Administrative, management and supervisory bodies
The Board of Directors consists of eight members, all of whom are non-executive. No member of the Board is employed by the Company. Three of the members are women (37.5 percent) and five are men, and the ratio of women to men is 0.6. Seven members (87.5 percent) are independent of the Company and its significant shareholders. The employees are not represented on the Board.

The Audit Committee reviewed the results of the double materiality assessment in September and the sustainability risks twice during the year.
### Sustainability in incentive schemes
In the performance share plan 2024–2026, the reduction of Scope 1 and 2 emissions carries a weight of 15 percent. In the annual bonus of the Leadership Team, the total recordable injury rate has a weight of 10 percent.
[/columns]
[table widths=260 style=zebra size=8]
! Employees by geographical area, headcount at year-end | 2024 | 2023
Europe | 3,912 | 3,968
Americas | 742 | 759
Asia-Pacific | 1,188 | 1,205
* Group total | 5,842 | 5,932
[/table]
### Double materiality assessment
[columns 2]
Of 94 identified impacts, risks and opportunities, 37 were assessed as material. A threshold of 3.0 on a scale from 1 to 5 was used. The assessment drew on 24 interviews with customers, suppliers and investors and on a survey answered by 611 employees.
[next]
Material topics are climate change (E1), resource use and circular economy (E5), own workforce (S1), workers in the value chain (S2) and business conduct (G1). Pollution, water and biodiversity were assessed as not material at Group level, although the Gdansk plant discharges process water under a permit of 18,000 m³.
[/columns]
[page]
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
## E1 Climate change
[columns 2]
### Transition plan
The climate transition plan was approved by the Board of Directors in December 2024. It rests on three levers: electrification of the product portfolio, low-emission steel and renewable energy at own sites. Capital expenditure allocated to the implementation of the plan was EUR 14.2 million in 2024 and operating expenditure EUR 2.1 million. Ruskovalta is not excluded from the EU Paris-aligned Benchmarks.

Locked-in emissions relate mainly to diesel-powered straddle carriers; deliveries of these fell to 62 units (2023: 88), and the Company will stop selling them by 2028.
### Internal carbon pricing
A shadow price of EUR 100 per tonne of CO_{2}e is applied to investments above EUR 1 million. The level is reviewed annually against the EU ETS, where the average price in 2024 was about EUR 65.
[next]
### Targets
The Science Based Targets initiative validated the Company's near-term and net-zero targets in 2023 and confirmed that the Scope 1 and 2 target is in line with a 1.5 °C trajectory.
- Near-term: reduce absolute Scope 1 and 2 GHG emissions by 55 percent by 2030 from a 2019 base year.
- Near-term: reduce Scope 3 emissions from use of sold products by 32 percent per unit delivered by 2030.
- Net-zero: reduce absolute Scope 1, 2 and 3 GHG emissions by 90 percent by 2045 from a 2019 base year.

By the end of 2024, Scope 1 and 2 emissions had decreased by 56 percent from the base year level of 37,860 tCO_{2}e. Carbon credits and removals are not used.
[/columns]
### E1-5 Energy consumption and mix
[table widths=300 style=zebra size=7.5]
! MWh | 2024 | 2023 | Change, %
Fuel consumption from coal and coal products | 0 | 0 | –
Fuel consumption from crude oil and petroleum products | 9,412 | 9,905 | -5.0
Fuel consumption from natural gas | 38,205 | 41,330 | -7.6
Fuel consumption from other fossil sources | 0 | 0 | –
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | 14,880 | 19,470 | -23.6
* Total fossil energy consumption | 62,497 | 70,705 | -11.6
Share of fossil sources in total energy consumption, % | 45.9 | 51.2 |
* Consumption from nuclear sources | 21,340 | 22,015 | -3.1
Share of nuclear sources in total energy consumption, % | 15.7 | 15.9 |
Fuel consumption from renewable sources, including biomass | 5,118 | 4,870 | 5.1
Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources | 44,906 | 38,640 | 16.2
Consumption of self-generated non-fuel renewable energy | 2,377 | 1,985 | 19.7
* Total renewable energy consumption | 52,401 | 45,495 | 15.2
Share of renewable sources in total energy consumption, % | 38.5 | 32.9 |
* Total energy consumption | 136,238 | 138,215 | -1.4
[/table]
All operations belong to high climate impact sectors (NACE sections C and H). Energy intensity was 91.7 MWh per EUR million of net sales (90.8). Solar panels at four sites produced 2,590 MWh, of which 213 MWh was sold to the grid.
[page]
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
### E1-6 Gross Scopes 1, 2, 3 and total GHG emissions
[table widths=290 style=zebra size=7.5]
! tCO_{2}e | 2024 | 2023 | Change, %
= Scope 1
Gross Scope 1 GHG emissions | 10,540 | 11,284 | -6.6
Percentage of Scope 1 GHG emissions from regulated emission trading schemes, % | 0 | 0 |
= Scope 2
Gross location-based Scope 2 GHG emissions | 17,905 | 18,640 | -3.9
Gross market-based Scope 2 GHG emissions | 6,118 | 8,052 | -24.0
= Scope 3
Category 1: Purchased goods and services | 401,200 | 418,900 | -4.2
Category 2: Capital goods | 8,430 | 9,105 | -7.4
Category 3: Fuel and energy-related activities | 5,212 | 5,480 | -4.9
Category 4: Upstream transportation and distribution | 36,940 | 38,115 | -3.1
Category 5: Waste generated in operations | 1,105 | 1,142 | -3.2
Category 6: Business travel | 7,680 | 7,215 | 6.4
Category 7: Employee commuting | 6,014 | 6,090 | -1.2
Category 8: Upstream leased assets | 902 | 935 | -3.5
Category 9: Downstream transportation and distribution | 12,310 | 12,890 | -4.5
Category 11: Use of sold products | 2,316,000 | 2,421,000 | -4.3
Category 12: End-of-life treatment of sold products | 4,220 | 4,365 | -3.3
* Total gross Scope 3 GHG emissions | 2,800,013 | 2,925,237 | -4.3
= Total
* Total GHG emissions, location-based | 2,828,458 | 2,955,161 | -4.3
* Total GHG emissions, market-based | 2,816,671 | 2,944,573 | -4.3
GHG intensity, location-based, tCO_{2}e per EUR million of net sales | 1,903.0 | 1,940.5 | -1.9
GHG intensity, market-based, tCO_{2}e per EUR million of net sales | 1,895.1 | 1,933.5 | -2.0
[/table]
Biogenic emissions from the combustion of wood pellets and HVO, 1,840 tCO_{2}, are not included in Scope 1. The share of Scope 3 emissions calculated using primary data obtained from suppliers was 6 percent. Categories 10, 13, 14 and 15 are not relevant. Use-phase emissions are calculated over a lifetime of 20 years for cranes and 10 years for lift trucks. The restatement of category 11 for 2023 increased the figure by 41,000 tCO_{2}e.
[page]
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
## E5 Resource use and circular economy
[columns 2]
Steel accounts for 78 percent of resource inflows. In 2024, the overall total weight of products and technical and biological materials used was 214,600 tonnes. The weight of secondary reused or recycled components and materials was 96,100 tonnes, i.e. 44.8 percent of the total.
[next]
Modernization extends the lifetime of a crane by 15 to 20 years. In 2024, we modernized 318 cranes. The target is to double net sales from modernizations by 2030. Recyclable content of our products is around 96 percent by weight.
[/columns]
[table widths=300 style=zebra size=7.5]
! Waste, tonnes | 2024 | 2023
= Hazardous waste
Preparation for reuse | 0 | 0
Recycling | 312 | 298
Other recovery operations | 148 | 156
Hazardous waste diverted from disposal | 460 | 454
Incineration | 205 | 214
Landfill | 61 | 66
Other disposal operations | 34 | 31
Hazardous waste directed to disposal | 300 | 311
* Total hazardous waste | 760 | 765
= Non-hazardous waste
Preparation for reuse | 215 | 190
Recycling | 18,940 | 19,605
Other recovery operations | 2,310 | 2,402
Non-hazardous waste diverted from disposal | 21,465 | 22,197
Incineration | 1,120 | 1,205
Landfill | 640 | 733
Other disposal operations | 25 | 28
Non-hazardous waste directed to disposal | 1,785 | 1,966
* Total non-hazardous waste | 23,250 | 24,163
* Total waste generated | 24,010 | 24,928
Non-recycled waste | 4,758 | 5,025
Non-recycled waste, % | 19.8 | 20.2
[/table]
fn: No radioactive waste was generated in 2024 or 2023 (0 tonnes).
[page]
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
## S1 Own workforce
Employee figures are reported in headcount at the end of the reporting period unless otherwise stated. In the financial statements, note 2.4 reports the average number of personnel in full-time equivalents (5,761).
[table widths=240 style=zebra size=7.5]
! Employees, headcount | Female | Male | Other | Total
Number of employees | 1,158 | 4,681 | 3 | 5,842
Number of permanent employees | 1,071 | 4,398 | 3 | 5,472
Number of temporary employees | 87 | 283 | 0 | 370
Number of non-guaranteed hours employees | 9 | 31 | 0 | 40
Number of full-time employees | 1,072 | 4,590 | 3 | 5,665
Number of part-time employees | 86 | 91 | 0 | 177
[/table]
[columns 2]
[table widths=150 style=zebra size=7.5]
! Country | Headcount
Finland | 2,104
Poland | 731
China | 688
Other countries | 2,319
* Total | 5,842
[/table]
[next]
[table widths=170 style=zebra size=7.5]
! Non-employees | Headcount
Self-employed people | 31
People provided by staffing agencies | 371
* Total | 402
[/table]
During the year 611 employees left the Company, corresponding to an employee turnover of 10.5 percent.
[/columns]
### Collective bargaining coverage and social dialogue
In total, 64.2 percent of employees are covered by collective bargaining agreements.
[table widths=90,140,140 style=zebra size=7.5 align=left]
! Coverage rate | Employees, EEA | Employees, non-EEA | Workplace representation, EEA
0–19% | | Americas |
20–39% | Poland | Asia-Pacific |
40–59% | | |
60–79% | | | Poland
80–100% | Finland | | Finland
[/table]
### Diversity, training and remuneration
[table widths=300 style=zebra size=7.5]
! | Female | Male | Total
Leadership Team (top management), headcount | 3 | 6 | 9
Leadership Team (top management), % | 33.3 | 66.7 | 100.0
Employees who participated in regular performance and career development reviews, % | 90 | 89 | 89
Average number of training hours per employee | 13.1 | 14.5 | 14.2
Employees entitled to family-related leave, % | 100 | 100 | 100
Entitled employees who took family-related leave, % | 8.6 | 7.1 | 7.4
[/table]
[table widths=300 style=zebra size=7.5]
! Age distribution of employees | Headcount | Share, %
Under 30 years | 867 | 14.8
30–50 years | 3,214 | 55.0
Over 50 years | 1,761 | 30.1
[/table]
All employees are paid an adequate wage in line with applicable benchmarks. The gender pay gap was 4.8 percent and the annual total remuneration ratio of the highest paid individual to the median was 29. In Finland, where statistics are available, the national gender pay gap was 15.5 percent.
[page]
head: Ruskovalta Plc   Annual Report 2024   Report of the Board of Directors   Sustainability statement
### Health and safety
[table widths=330 style=zebra size=7.5]
! | 2024 | 2023
Own workforce covered by the health and safety management system, % | 97 | 96
Fatalities as a result of work-related injuries and ill health, own workforce | 0 | 0
Fatalities as a result of work-related injuries and ill health, other workers at own sites | 1 | 0
Recordable work-related accidents | 98 | 113
Rate of recordable work-related accidents (TRIFR, per million hours worked) | 8.7 | 9.9
Lost-time injuries | 46 | 51
Lost-time injury frequency (LTIF, per million hours worked) | 4.1 | 4.5
Recordable work-related ill health, employees | 6 | 8
Days lost to work-related injuries, fatalities and ill health, employees | 1,204 | 1,391
Safety observations per person | 3.6 | 3.2
[/table]
In May, an employee of a subcontractor lost his life when a load fell during the dismantling of a crane in Antwerp. The target is a TRIFR of below 5 by 2027. A policy on occupational health and safety is in place and covers all workers at our sites.
### Incidents, complaints and severe human rights impacts
Seven incidents of discrimination, including harassment, were reported during 2024. In addition, 22 complaints were filed through the channels for own workforce, of which 9 led to corrective action. No fines, penalties or compensation for damages were paid (EUR 0). No severe human rights incidents were identified.
## S2 Workers in the value chain
The Supplier Code of Conduct prohibits forced labor, human trafficking and child labor and refers to the ILO core conventions. At the end of 2024, suppliers representing 92 percent of spend had signed it. We carried out 41 supplier audits and found 163 non-conformities, of which 5 were critical. The number of direct suppliers is approximately 3,900.
## G1 Business conduct
[columns 2]
The Code of Conduct was renewed in 2023. Training is mandatory; 98 percent of white-collar employees completed it. Anti-corruption training programs cover 95 percent of the functions at risk. Employees can report concerns anonymously through the SpeakUp channel. Retaliation against persons who report in good faith is prohibited in a separate policy.
[next]
There were no convictions for violation of anti-corruption or anti-bribery laws in 2024 and no fines (EUR 0). One incident of corruption was confirmed, and it led to the dismissal of one employee. No contracts with business partners were terminated. Ruskovalta does not make political contributions (EUR 0) and is registered in the EU Transparency Register.
[/columns]
### Payment practices
[table widths=330 style=zebra size=7.5]
! | 2024
Average time to pay an invoice, days | 48
Standard payment terms, days | 45
Payments aligned with standard payment terms, % | 81
Legal proceedings outstanding for late payments | 0
[/table]
`,
    answers: ruskovaltaAnswers,
  },
]
