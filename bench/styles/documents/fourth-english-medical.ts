import type { StyleDocument } from '../style-document.ts'
import { medicalAnswers } from './fourth-english-medical-answers.ts'

/** Fourth set: a Danish maker of medical devices with a split financial year. */
export const fourthEnglishMedical: StyleDocument[] = [
  {
    name: 'halvenic-annual-report-2024-25.pdf',
    language: 'en',
    year: 2025,
    style: 'medical devices, split year: base year and milestone columns, DKK, accounting policies beside the tables',
    look: { size: 8.5, margin: 46 },
    text: `
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – General information
# General information
## BP-1 General basis for preparation
The sustainability statement has been prepared on a consolidated basis and covers the same entities as the consolidated financial statements. The reporting period is 1 October 2024 to 30 September 2025. Prior-year figures were subject to limited assurance by the same auditor.
## SBM-1 Strategy, business model and value chain
Halvenic develops, manufactures and markets products for wound care, continence care and respiratory care. Our products are used by around 2.4 million people. About 78% of revenue is subject to reimbursement. Manufacturing takes place in Hungary, China and Costa Rica; some 1,150 direct and 7,300 indirect suppliers deliver to us. We are not active in fossil fuels, chemicals production, controversial weapons or the cultivation and production of tobacco.
[columns 2]
[table widths=130 style=rules size=7.5]
! Employees by geographical area (headcount) | 30 Sep 2025
Europe | 7,105
Americas | 3,214
Asia Pacific | 5,870
Rest of the world | 653
* Total number of employees | 16,842
[/table]
[next]
[table widths=120 style=rules size=7.5]
! Revenue, DKK million | 2024/25 | 2023/24
Continence Care | 11,406 | 10,911
Wound Care | 7,548 | 7,020
Respiratory Care | 5,164 | 4,975
* Total revenue | 24,118 | 22,906
[/table]
[/columns]
## GOV-1 The role of the management and supervisory bodies
The Board of Directors has nine members, six of whom are elected by the general meeting and three by the employees. The Executive Management has four members. Six meetings were held and attendance was 98%.
[table widths=300 style=rules size=7.5]
! Composition and diversity | 2024/25 | 2023/24
Executive members | 4 | 4
Non-executive members | 9 | 9
Employee representatives on the Board of Directors | 3 | 3
Women on the Board of Directors, % | 44 | 44
Men on the Board of Directors, % | 56 | 56
Board's gender diversity ratio (women to men) | 0.80 | 0.80
Independent members of the Board of Directors, % | 56 | 56
[/table]
## GOV-3 Sustainability-related performance in incentive schemes
The remuneration policy for the Executive Management includes sustainability-related targets. In 2024/25, 15% of the variable remuneration was tied to such targets, with equal weight on Scope 1 and 2 emissions, waste recycling and employee engagement. 3% of the total remuneration of the Executive Management recognised in the year was linked to climate-related considerations.
## SBM-2 and IRO-1
[columns 2]
The double materiality assessment was reviewed in spring 2025. We interviewed 34 internal and external stakeholders and surveyed 412 nurses in nine countries. Impacts were scored on a five-point scale and a threshold of 3.0 was applied. Of 96 impacts, risks and opportunities considered, 31 were assessed as material (2023/24: 33).
[next]
Financial materiality was assessed with the thresholds of enterprise risk management, where an effect on EBIT of more than DKK 120 million is considered significant. The time horizons are one year, one to five years and more than five years. The Audit Committee approved the result in June.
[/columns]
[page]
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – Environment
# Environment
## E1 Climate change
### E1-1, E1-4 Transition plan and targets
Our transition plan was approved by the Board of Directors in August 2023. The targets for 2029/30 are validated by the Science Based Targets initiative: our absolute Scope 1 and 2 (market-based) emissions are to be reduced by 75% compared with 2019/20, in line with limiting global warming to 1.5°C, and Scope 3 emissions by 28% compared with 2021/22. By 2044/45 we aim for net zero. In 2024/25, the Scope 1 and 2 reduction amounted to 64% and the Scope 3 reduction to 6%.
In the year, DKK 142 million of capital expenditure was allocated to the transition plan, mainly for heat pumps in Nyirszeg and solar panels in Cartavega. We expect to spend a further DKK 380–420 million until 2029/30. Electrification at Nyirszeg is expected to cut some 5,200 tonnes CO_{2}e a year from 2027. Halvenic is not excluded from the EU Paris-aligned Benchmarks.
### E1-5 Energy consumption and mix
[table widths=330,36 style=rules size=7.5]
! Energy consumption and mix | Unit | 2024/25 | 2023/24
Fuel consumption from coal and coal products | MWh | 0 | 0
Fuel consumption from crude oil and petroleum products | MWh | 18,960 | 19,842
Fuel consumption from natural gas | MWh | 41,215 | 46,730
Fuel consumption from other fossil sources | MWh | 0 | 0
Purchased electricity, heat, steam and cooling from fossil sources | MWh | 21,604 | 24,310
* Total fossil energy consumption | MWh | 81,779 | 90,882
Share of fossil sources in total energy consumption | % | 35.7 | 39.8
* Consumption from nuclear sources | MWh | 1,206 | 1,488
Share of nuclear sources in total energy consumption | % | 0.5 | 0.7
Fuel consumption from renewable sources (biogas) | MWh | 2,840 | 1,905
Purchased electricity, heat, steam and cooling from renewable sources | MWh | 138,420 | 131,077
Self-generated non-fuel renewable energy | MWh | 4,615 | 3,220
* Total renewable energy consumption | MWh | 145,875 | 136,202
Share of renewable sources in total energy consumption | % | 63.7 | 59.6
* Total energy consumption | MWh | 228,860 | 228,572
Energy intensity, high climate impact sectors | MWh/DKKm | 9.5 | 10.0
[/table]
fn: All of Halvenic's revenue (note 2.1 to the consolidated financial statements) is generated in high climate impact sectors.
### E1-6 Gross Scopes 1, 2, 3 and total GHG emissions
[table widths=192 style=rules size=7.5]
! Tonnes CO_{2}e | Base year^{1} | 2023/24 | 2024/25 | Change | 2029/30 target | Annual % target/ base year
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions | 17,420 | 13,905 | 12,738 | -8.4% | – | –
Share under regulated emission trading schemes, % | 0 | 0 | 0 | – | – | –
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions | 39,870 | 36,240 | 35,118 | -3.1% | – | –
Gross market-based Scope 2 GHG emissions | 36,410 | 7,912 | 6,804 | -14.0% | – | –
* Scope 1 and 2 (market-based) | 53,830 | 21,817 | 19,542 | -10.4% | 13,458 | -7.5%
= Significant Scope 3 GHG emissions
* Total gross indirect (Scope 3) GHG emissions | 661,904 | 638,986 | 620,533 | -2.9% | 476,571 | -3.5%
1. Purchased goods and services | 428,550 | 418,206 | 402,310 | -3.8% | – | –
2. Capital goods | 44,930 | 41,115 | 38,640 | -6.0% | – | –
3. Fuel and energy-related activities | 11,620 | 10,240 | 9,872 | -3.6% | – | –
4. Upstream transportation and distribution | 72,118 | 63,380 | 61,205 | -3.4% | – | –
5. Waste generated in operations | 7,204 | 6,530 | 6,118 | -6.3% | – | –
6. Business travel | 10,450 | 13,870 | 14,930 | 7.6% | – | –
7. Employee commuting | 10,912 | 11,118 | 11,406 | 2.6% | – | –
9. Downstream transportation | 4,380 | 4,305 | 4,212 | -2.2% | – | –
12. End-of-life treatment of sold products | 71,740 | 70,222 | 71,840 | 2.3% | – | –
= Total GHG emissions
* Total GHG emissions (location-based) | 719,194 | 689,131 | 668,389 | -3.0% | – | –
* Total GHG emissions (market-based) | 715,734 | 660,803 | 640,075 | -3.1% | – | –
[/table]
fn: ^{1} Base year 2019/20 for Scope 1 and 2 and 2021/22 for Scope 3. Biogenic CO_{2} emissions from biogas, not included in Scope 1, were 512 tonnes.
[page]
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – Environment
[columns 2]
[table widths=118 style=rules size=7.5]
! GHG intensity, tonnes CO_{2}e/DKKm | 2024/25 | 2023/24
Location-based | 27.7 | 30.1
Market-based | 26.5 | 28.8
Net revenue, DKK million | 24,118 | 22,906
[/table]
[next]
### Accounting policies
Scope 3 is calculated with spend data for 46% of category 1 and with weights and supplier-specific factors for the rest. 22% of Scope 3 emissions are based on primary data. We do not use carbon credits or removals. No internal carbon price is applied.
[/columns]
## E5 Resource use and circular economy
### E5-4 Resource inflows
The total weight of products and materials used was 71,320 tonnes (2023/24: 72,840), mainly polymers, adhesives, silicone, pulp and packaging. 9.6% of the weight was sustainably sourced biological material. Reused or recycled secondary materials weighed 3,420 tonnes, equal to 4.8%. By 2029/30, 80% of our packaging is to be made of renewable or recycled material; the figure was 71% in 2024/25 and 94% of our packaging is recyclable.
### E5-5 Resource outflows: waste
[table widths=250 style=rules size=7.5]
! Waste, tonnes | 2024/25 | 2023/24
= Hazardous waste
Diverted from disposal – preparation for reuse | 0 | 0
Diverted from disposal – recycling | 312 | 298
Diverted from disposal – other recovery operations | 40 | 36
Directed to disposal – incineration | 1,020 | 1,104
Directed to disposal – landfill | 14 | 22
Directed to disposal – other disposal operations | 61 | 58
* Total hazardous waste | 1,447 | 1,518
= Non-hazardous waste
Diverted from disposal – preparation for reuse | 118 | 84
Diverted from disposal – recycling | 9,406 | 9,177
Diverted from disposal – other recovery operations | 0 | 0
Directed to disposal – incineration | 6,912 | 7,268
Directed to disposal – landfill | 731 | 1,022
Directed to disposal – other disposal operations | 28 | 36
* Total non-hazardous waste | 17,195 | 17,587
* Total waste generated | 18,642 | 19,105
Non-recycled waste | 8,924 | 9,630
Non-recycled waste, % | 47.9 | 50.4
[/table]
No radioactive waste was generated. At our largest site, Nyirszeg, 68% of production waste is recycled; a pilot with a local moulder turned 410 tonnes of polymer offcuts into pallets. In the period, the recycling rate of production waste alone was 74% against a 2024/25 milestone of 75%.
### Targets and progress
[table widths=210 style=rules size=7.5]
! Circular economy targets | Base year | Base value | 2023/24 | 2024/25 | 2029/30 target
Recycling rate of production waste, % | 2018/19 | 38 | 72 | 74 | 80
Waste sent to landfill, tonnes | 2018/19 | 1,960 | 1,044 | 745 | 0
Packaging from renewable or recycled material, % | 2021/22 | 62 | 69 | 71 | 80
[/table]
Landfill remains in Costa Rica and in parts of our sales organisation, where no incineration is available. A contract signed in July 2025 with a cement producer is expected to remove a further 400 tonnes from 2026.
### Users' waste
Our products are mostly single-use. Users in Europe discard an estimated 96,000 tonnes of used continence products a year, almost all of which is incinerated with household waste. Together with a hospital in Denmark we collected 12 tonnes for a recycling trial.
## E2 and E3
Water and pollution were assessed as not material. Substances of very high concern are phased out; one product family with 0.3% of revenue still contains such a substance above 0.1% by weight.
[page]
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – Social
# Social
## S1 Own workforce
### S1-1 Policies
[columns 2]
Our Human Rights Policy applies to everyone in our own workforce and explicitly addresses trafficking in human beings, forced or compulsory labour and child labour. The Diversity and Inclusion Policy is aimed at eliminating discrimination and harassment.
[next]
A workplace accident prevention policy is in place, and seven of our eight manufacturing sites are certified to ISO 45001. Employees in all countries can use a grievance mechanism for employee matters, and our policy protects those who raise concerns against retaliation.
[/columns]
### S1-6 Characteristics of employees
[columns 2]
[table widths=110 style=rules size=7.5]
! Gender | Number of employees (headcount)
Male | 6,896
Female | 9,941
Other | 5
Not reported | 0
* Total employees | 16,842
[/table]
[next]
[table widths=110 style=rules size=7.5]
! Country | Number of employees (headcount)
Hungary | 3,402
Denmark | 2,318
China | 2,106
Costa Rica | 1,890
[/table]
[/columns]
[table widths=240 style=rules size=7.5]
! 30 September 2025, headcount | Female | Male | Other | Total
Number of employees | 9,941 | 6,896 | 5 | 16,842
Number of permanent employees | 9,402 | 6,554 | 4 | 15,960
Number of temporary employees | 539 | 342 | 1 | 882
Number of non-guaranteed hours employees | 0 | 0 | 0 | 0
Number of full-time employees | 9,288 | 6,718 | 5 | 16,011
Number of part-time employees | 653 | 178 | 0 | 831
[/table]
During the year, 2,310 employees left Halvenic, corresponding to a turnover rate of 13.8% of the average number of employees. In the financial statements (note 2.4), the average number of full-time employees of 16,391 is stated. Our white-collar voluntary turnover was 7.9%.
[columns 2]
### S1-7 Non-employees
[table widths=170 style=rules size=7.5]
! Headcount at year-end | 2024/25
Self-employed people | 58
People provided by undertakings primarily engaged in employment activities | 584
* Total non-employees | 642
[/table]
[next]
### S1-8 Collective bargaining
61% of our employees are covered by collective bargaining agreements: in Denmark 78% and in Hungary 90%. 100% of employees in Denmark and 96% in Hungary work in establishments with workers' representatives.
[/columns]
### S1-9 Diversity
[columns 2]
[table widths=100 style=rules size=7.5]
! Top management^{2} | Number | %
Female | 48 | 40.3
Male | 71 | 59.7
* Total | 119 | 100.0
[/table]
fn: ^{2} Two levels below the Executive Management.
[next]
[table widths=100 style=rules size=7.5]
! Age | Headcount | %
Under 30 | 3,612 | 21.4
30–50 | 9,684 | 57.5
Over 50 | 3,546 | 21.1
[/table]
[/columns]
Women made up 47% of all people managers, and 32 nationalities work at our head office. We aim for at least 45% of the underrepresented gender in top management by 2030. In the engagement survey of February 2025, 89% of employees took part and the score was 8.1 out of 10 (benchmark of health care companies: 7.8).
[page]
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – Social
### S1-10 to S1-16
All employees are paid an adequate wage in line with applicable benchmarks. All employees are covered by social protection against loss of income due to sickness, unemployment, employment injury and acquired disability, parental leave and retirement.
[table widths=300,56 style=rules size=7.5]
! Metric | Unit | 2024/25 | 2023/24
Participation in regular performance and career development reviews | % | 88 | 86
· Female | % | 87 | 85
· Male | % | 89 | 88
Average number of training hours per employee | hours | 21.4 | 19.8
· Female | hours | 22.0 | 20.1
· Male | hours | 20.5 | 19.4
Own workforce covered by health and safety management system | % | 100 | 100
Fatalities, own workforce | number | 0 | 0
Fatalities, other workers at our sites | number | 0 | 1
Recordable work-related accidents | number | 118 | 131
Rate of recordable work-related accidents | per mio. hours | 3.9 | 4.4
Recordable work-related ill health, employees | number | 37 | 41
Days lost to work-related injuries and ill health, employees | days | 1,964 | 2,208
Employees entitled to family-related leave | % | 100 | 100
Entitled employees who took family-related leave | % | 6.8 | 6.5
· Female / Male | % | 7.9 / 5.2 | 7.7 / 4.8
Gender pay gap | % | 9.4 | 9.9
Annual total remuneration ratio | times | 48 | 46
[/table]
### S1-17 Incidents, complaints and severe human rights impacts
[table widths=330 style=rules size=7.5]
! | 2024/25 | 2023/24
Incidents of discrimination, including harassment | 14 | 17
Complaints filed through channels for people in own workforce | 96 | 88
Complaints filed to National Contact Points for OECD Multinational Enterprises | 0 | 0
Fines, penalties and compensation for damages, DKK million | 0.2 | 0.0
Severe human rights incidents | 0 | 0
Fines, penalties and compensation for severe human rights incidents, DKK million | 0 | 0
[/table]
## S4 Consumers and end-users
In 2024/25, 0.9 complaints per one million products sold led to a report to the authorities; no class I recall was made (2023/24: one). 64,200 users took part in our support programme and 83% rated it as helpful. 26 clinical studies were running at the end of the year. Unannounced inspections by notified bodies took place at three sites and ended without critical observation.
[page]
head: Halvenic A/S   Annual Report 2024/25   Sustainability statement – Governance
# Governance
## G1 Business conduct
### G1-1 Policies
Employees and third parties can report concerns through the Halvenic Ethics Line; anonymous reporting is possible. In the year, 173 reports were made, 41 of which concerned conflicts of interest. We have a policy on animal welfare; 310 animals were used in legally required testing by external laboratories. The Code of Conduct e-learning was completed by 99% of white-collar employees.
### G1-2 Management of relationships with suppliers
[columns 2]
Suppliers have to sign our Supplier Code of Conduct; those that have done so represent 93% of direct spend. In 2024/25, 71 on-site audits were carried out by our own staff and by third parties, 38 of them in China and 12 in Malaysia. They led to 204 findings, of which three were critical (excessive overtime, blocked emergency exits).
[next]
EcoVadis has rated 640 suppliers with an average score of 58 points. Two suppliers were put on hold. 46% of category 1 emissions come from suppliers that have committed themselves to a science-based target (2029/30 target: 70%). For 28 raw materials there is only one qualified supplier.
[/columns]
### G1-3, G1-4 Corruption and bribery
Functions-at-risk are sales, market access, procurement and all managers. 97% of functions-at-risk were covered by training programmes.
[table widths=330 style=rules size=7.5]
! | 2024/25 | 2023/24
Convictions for violation of anti-corruption and anti-bribery laws, number | 0 | 0
Fines for violation of anti-corruption and anti-bribery laws, DKK | 0 | 0
Confirmed incidents of corruption or bribery, number | 2 | 1
Confirmed incidents in which own workers were dismissed or disciplined | 2 | 1
Confirmed incidents relating to contracts with business partners | 0 | 0
[/table]
### G1-6 Payment practices
On average, it took us 41 days to pay an invoice from the date when the payment term starts to be calculated. Our standard payment term is 60 days, and 30 days for suppliers that are small and medium-sized enterprises; 74% of payments were aligned with these terms. At year-end, there were no legal proceedings outstanding for late payments.
`,
    answers: medicalAnswers,
  },
]
