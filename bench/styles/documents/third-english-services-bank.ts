import type { StyleDocument } from '../style-document.ts'

/** Third set: an Irish bank. */
export const thirdEnglishBank: StyleDocument[] = [
  {
    name: 'lanagh-bank-sustainability-statement-2025.pdf',
    language: 'en',
    year: 2025,
    style:
      'Irish bank: people and governance in full, financed emissions by asset class beside the operational footprint',
    look: { size: 8.5, font: 'serif', margin: 48 },
    text: `
head: Lanagh Bank Group plc   Annual Financial Report 2025   Sustainability Reporting (unaudited, subject to limited assurance)
# Sustainability Reporting
### BP-1 General basis for preparation
This Sustainability Statement has been prepared on a consolidated basis for the year ended 31 December 2025. The scope of consolidation is the same as for the Group's financial statements.
### GOV-1 The role of the administrative, management and supervisory bodies
At year end the Board comprised 12 Directors: two Executive Directors and ten Non-Executive Directors, nine of whom (75% of the Board) are considered independent. Five Directors are women (42%) and seven are men (58%), a Board gender diversity ratio of 0.71. The average tenure of Non-Executive Directors is 3.9 years. Average attendance was 98%.
### GOV-3 Sustainability-related performance in incentive schemes
The Group does not operate a bonus scheme for Executive Directors other than a small broad-based plan capped at €20,000 per person. Within that plan 20% of the variable remuneration depends on sustainability-related targets.
### SBM-1 Strategy, business model and value chain
Lanagh Bank serves 1.4 million customers through 168 branches and had 6,184 employees (headcount) at 31 December 2025. Total operating income was €2,318m (2024: €2,402m). New green lending of €3.6bn brought the total since 2021 to €12.9bn against a target of €18bn by 2030.
## Climate change
### E1-5 Energy consumption and mix
[table widths=330 style=rules size=8]
! Energy consumption and mix (MWh) | 2025 | 2024
Total fossil energy consumption | 9,415 | 10,244
Share of fossil sources in total energy consumption (%) | 29.5% | 31.1%
Consumption from nuclear sources | 0 | 0
Fuel consumption from renewable sources (HVO) | 310 | 195
Consumption of purchased electricity from renewable sources | 21,870 | 22,198
Consumption of self-generated renewable energy | 345 | 301
Total renewable energy consumption | 22,525 | 22,694
Share of renewable sources in total energy consumption (%) | 70.5% | 68.9%
* Total energy consumption | 31,940 | 32,938
[/table]
### E1-6 Gross Scopes 1, 2, 3 and Total GHG emissions
[table widths=290 style=rules size=8]
! tCO_{2}eq | Notes | 2025 | 2024 | Change
= Own operations
Gross Scope 1 GHG emissions | 1 | 1,612 | 1,788 | (10%)
Gross location-based Scope 2 GHG emissions | | 5,208 | 5,590 | (7%)
Gross market-based Scope 2 GHG emissions | | 74 | 96 | (23%)
= Scope 3
Purchased goods and services (Category 1) | 2 | 41,310 | 43,870 | (6%)
Capital goods (Category 2) | 2 | 3,905 | 3,120 | 25%
Fuel and energy-related activities (Category 3) | | 1,266 | 1,402 | (10%)
Waste generated in operations (Category 5) | | 61 | 66 | (8%)
Business travel (Category 6) | | 1,874 | 1,655 | 13%
Employee commuting (Category 7) | 3 | 4,520 | 4,610 | (2%)
Downstream leased assets (Category 13) | | 118 | 131 | (10%)
Investments (Category 15) – financed emissions | 4 | 5,214,300 | 5,486,900 | (5%)
* Total gross indirect (Scope 3) GHG emissions | | 5,267,354 | 5,541,754 | (5%)
= Total
* Total GHG emissions (location-based) | | 5,274,174 | 5,549,132 | (5%)
* Total GHG emissions (market-based) | | 5,269,040 | 5,543,638 | (5%)
= GHG intensity (tCO_{2}eq per €m total operating income)
Location-based | | 2,275.3 | 2,310.2 |
Market-based | | 2,273.1 | 2,307.9 |
[/table]
fn: 1 No Scope 1 emissions are covered by regulated emission trading schemes. 2 Spend-based. 3 Includes home working. 4 PCAF data quality score 3.1 (2024: 3.3).
[page]
head: Lanagh Bank Group plc   Annual Financial Report 2025   Sustainability Reporting (unaudited, subject to limited assurance)
### Financed emissions
[table widths=130 style=grid size=7.5]
! Asset class | Drawn exposure €bn | Scope 1 and 2 financed emissions tCO_{2}eq | Scope 3 financed emissions tCO_{2}eq | Total tCO_{2}eq | Emissions intensity
Residential mortgages | 31.4 | 402,100 | – | 402,100 | 30.8 kgCO_{2}eq/m²
Commercial real estate | 6.9 | 128,600 | – | 128,600 | 62.4 kgCO_{2}eq/m²
Corporate and SME lending | 11.2 | 1,390,200 | 3,293,400 | 4,683,600 | 418 tCO_{2}eq/€m
* Total | 49.5 | 1,920,900 | 3,293,400 | 5,214,300 |
[/table]
Sectoral targets have been set for 74% of the loan book. By 2030 we aim to reduce the intensity of residential mortgages by 48% and of commercial real estate by 67% from 2020. Electricity generation has a 2030 intensity target of 21 gCO_{2}/kWh. For our own operations we aim to halve Scope 1 emissions by 2030 against 2022 (a 50% reduction).
## Own workforce
### S1-6 Characteristics of the undertaking's employees
Employee numbers are reported in head count at the end of the reporting period, 31 December 2025.
[table widths=200 style=rules size=8]
! Gender | Number of employees (head count) 2025 | Number of employees (head count) 2024
Male | 2,589 | 2,641
Female | 3,586 | 3,658
Other | 2 | 2
Not reported | 7 | 5
* Total employees | 6,184 | 6,306
[/table]
[table widths=200 style=rules size=8]
! Country | Number of employees (head count) 2025 | Number of employees (head count) 2024
Republic of Ireland | 5,298 | 5,377
United Kingdom | 886 | 929
[/table]
[table widths=170 style=rules size=8]
! 2025 | Female | Male | Other | Not disclosed | Total
Number of employees | 3,586 | 2,589 | 2 | 7 | 6,184
Number of permanent employees | 3,391 | 2,447 | 2 | 6 | 5,846
Number of temporary employees | 195 | 142 | 0 | 1 | 338
Number of full-time employees | 2,802 | 2,511 | 2 | 6 | 5,321
Number of part-time employees | 784 | 78 | 0 | 1 | 863
[/table]
512 employees left the Group in 2025, giving a turnover rate of 8.2%. Voluntary attrition was 5.9%.
### S1-7 Characteristics of non-employees in the undertaking's own workforce
At 31 December 2025 there were 1,047 non-employees in the own workforce, comprising 186 self-employed contractors and 861 agency workers.
### S1-8 Collective bargaining coverage and social dialogue
71% of employees are covered by collective bargaining agreements: 74% in Ireland and 53% in the UK (non-EEA). In Ireland 96% of employees are covered by workers' representatives.
### S1-9 Diversity metrics
[columns 2]
[table widths=110 style=rules size=8]
! Top management | Number | %
Female | 43 | 45.7%
Male | 51 | 54.3%
Total | 94 | 100%
[/table]
[next]
[table widths=110 style=rules size=8]
! Age group | Number | %
Under 30 years old | 983 | 15.9%
30–50 years old | 3,395 | 54.9%
Over 50 years old | 1,806 | 29.2%
[/table]
[/columns]
Top management means the Executive Committee, its direct reports and their direct reports. The Group's ambition is a 50:50 balance (+/- 10%).
### S1-10 Adequate wages and S1-11 Social protection
All employees are paid an adequate wage in line with applicable benchmarks; since July 2025 our minimum rate has been €15.40 per hour, 4% above the Living Wage. All employees are covered by social protection against loss of income due to sickness, unemployment, employment injury and acquired disability, parental leave and retirement.
[page]
head: Lanagh Bank Group plc   Annual Financial Report 2025   Sustainability Reporting (unaudited, subject to limited assurance)
### S1-12 to S1-16
[table widths=250 style=zebra size=8]
! | Female | Male | Total 2025 | Total 2024
Employees with disabilities | | | 4.6% | 4.1%
Employees who participated in regular performance and career development reviews | 97.1% | 97.8% | 97.4% | 96.8%
Average number of training hours per employee | 29.8 | 33.1 | 31.2 | 28.5
Employees entitled to take family-related leave | 100% | 100% | 100% | 100%
Entitled employees that took family-related leave | 11.4% | 7.6% | 9.8% | 10.1%
[/table]
[table widths=290 style=zebra size=8]
! S1-14 Health and safety | 2025 | 2024
Own workforce covered by the health and safety management system | 100% | 100%
Fatalities as a result of work-related injuries and work-related ill health | Nil | Nil
Fatalities of other workers working on the Group's sites | Nil | Nil
Recordable work-related accidents | 14 | 17
Rate of recordable work-related accidents | 1.3 | 1.6
Days lost to work-related injuries | 163 | 207
[/table]
[table widths=290 style=zebra size=8]
! S1-16 Remuneration | 2025 | 2024
Gender pay gap (mean, ESRS) | 15.9% | 16.7%
Gender pay gap (median hourly pay, Irish Gender Pay Gap Information Act) | 17.2% | 18.0%
Women in the lowest pay quartile | 68.1% | 68.9%
Annual total remuneration ratio | 12.6 | 12.4
[/table]
### S1-17 Incidents, complaints and severe human rights impacts
Three incidents of discrimination, including harassment, were substantiated in 2025. 57 complaints were filed through the Speak Up line and the grievance procedure. Compensation of €48,000 was paid as a result of these incidents. No severe human rights incidents occurred, and there were no related fines.
## Consumers and end-users
[columns 2]
### Access and fair treatment
We have 412,000 customers who have told us that they are in a vulnerable situation, and a specially trained team of 74 colleagues to support them. Fraud attempts on our customers rose by 21% in 2025; our systems stopped payments of €38m. Customers lost €6.4m to authorised push payment fraud, of which 79% was refunded. In total 21,306 complaints were received from customers during the year (2024: 23,870), and 93% were closed within five working days.
[next]
### Home ownership
Of new mortgages of €5.1bn, 58% went to first-time buyers and 46% to homes with a BER of A. Some 29% of dwellings in the State have a rating of D or worse. 9,200 customers took up a green mortgage, and 1,050 a retrofit loan averaging €27,500. The customer effort score was 71 against a target of 75 for 2026. Financial education reached 84,000 pupils in 610 schools.
[/columns]
## Business conduct
### G1-1 Culture
The 2025 culture survey was answered by 88% of colleagues; the culture index was 7.4 (2024: 7.2; sector 7.1). Through Speak Up 44 protected disclosures were made, none of which related to the financial statements.
### G1-3 and G1-4
98.6% of functions-at-risk completed the anti-bribery and corruption training (all employees: 97%). There were no convictions and no fines (€nil) for violation of anti-corruption and anti-bribery laws, and no confirmed incidents of corruption or bribery.
### G1-5 Political influence and lobbying activities
The Group made no financial or in-kind political contributions. It is registered on the Irish Register of Lobbying and paid €412,000 in membership fees to representative associations, among them the national banking federation.
### G1-6 Payment practices
On average it took 19 days to pay an invoice. Our standard payment term is 30 days for all suppliers; 91% of payments were aligned with it. No legal proceedings for late payments were outstanding at year end. The Irish public sector is obliged to pay within 15 days.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 2
GOV-1_02 = 10
GOV-1_05#female = 42 %
GOV-1_05#male = 58 %
GOV-1_06 = 0.71
GOV-1_07 = 75 %
GOV-3_01 = yes
GOV-3_05 = 20 %
SBM-1_03 = 6184
SBM-1_06 = 2318 EUR million
E1-4_01 = yes
E1-4_07 = 50 % @2030
E1-5_02 = 9415 MWh
E1-5_15 = 29.5 %
E1-5_03 = 0 MWh
E1-5_06 = 310 MWh
E1-5_07 = 21870 MWh
E1-5_08 = 345 MWh
E1-5_05 = 22525 MWh
E1-5_09 = 70.5 %
E1-5_01 = 31940 MWh
E1-6_07 = 1612 t CO2e
E1-6_08 = 0 %
E1-6_09 = 5208 t CO2e
E1-6_10 = 74 t CO2e
E1-6_11 = 5267354 t CO2e
E1-6_11#cat1 = 41310 t CO2e
E1-6_11#cat2 = 3905 t CO2e
E1-6_11#cat3 = 1266 t CO2e
E1-6_11#cat5 = 61 t CO2e
E1-6_11#cat6 = 1874 t CO2e
E1-6_11#cat7 = 4520 t CO2e
E1-6_11#cat13 = 118 t CO2e
E1-6_11#cat15 = 5214300 t CO2e
E1-6_12 = 5274174 t CO2e
E1-6_13 = 5269040 t CO2e
E1-6_30 = 2275.3 tCO2e/EUR million
E1-6_31 = 2273.1 tCO2e/EUR million
S1-6_02 = 6184
S1-6_02#male = 2589
S1-6_02#female = 3586
S1-6_02#other = 2
S1-6_05#IE = 5298
S1-6_05#GB = 886
S1-6_09#permanent = 5846
S1-6_09#permanent_female = 3391
S1-6_09#permanent_male = 2447
S1-6_09#permanent_other = 2
S1-6_09#temporary = 338
S1-6_09#temporary_female = 195
S1-6_09#temporary_male = 142
S1-6_09#temporary_other = 0
S1-6_09#full_time_female = 2802
S1-6_09#full_time_male = 2511
S1-6_09#full_time_other = 2
S1-6_09#part_time_female = 784
S1-6_09#part_time_male = 78
S1-6_09#part_time_other = 0
S1-6_19 = 5321
S1-6_20 = 863
S1-6_11 = 512
S1-6_12 = 8.2 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-7_01 = 1047
S1-7_02 = 186
S1-7_03 = 861
S1-8_01 = 71 %
S1-8_02#IE = 74 %
S1-8_03#GB = 53 %
S1-8_06#IE = 96 %
S1-9_01#female = 43
S1-9_01#male = 51
S1-9_02#female = 45.7 %
S1-9_02#male = 54.3 %
S1-9_03 = 983
S1-9_04 = 3395
S1-9_05 = 1806
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-12_01 = 4.6 %
S1-13_02 = 97.4 %
S1-13_02#female = 97.1 %
S1-13_02#male = 97.8 %
S1-13_04 = 31.2 h
S1-13_04#female = 29.8 h
S1-13_04#male = 33.1 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 14
S1-14_05 = 1.3
S1-14_07 = 163 days
S1-15_01 = 100 %
S1-15_02 = 9.8 %
S1-15_03#female = 11.4 %
S1-15_03#male = 7.6 %
S1-16_01 = 15.9 %
S1-16_02 = 12.6
S1-17_02 = 3
S1-17_03 = 57
S1-17_05 = 48000 EUR
S1-17_08 = 0
S1-17_10 = yes
S1-17_11 = 0
G1-3_07 = 98.6 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0
G1-5_05 = 412000 EUR
G1-5_06 = 0
G1-5_10 = yes
G1-6_01 = 19 days
G1-6_02 = 30 days
G1-6_03 = 91 %
G1-6_04 = 0
S4-3_13 = 21306
absent S1-6_03 S1-14_06 E1-4_04 E1-5_18 E1-5_10 E1-5_17
`,
  },
]
