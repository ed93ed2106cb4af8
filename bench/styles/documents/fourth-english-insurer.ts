import type { StyleDocument } from '../style-document.ts'

/** Fourth set: an Italian insurance group. */
export const fourthEnglishInsurer: StyleDocument[] = [
  {
    name: 'corvanna-consolidated-sustainability-statement-2025.pdf',
    language: 'en',
    year: 2025,
    style:
      'insurer: own operations beside investments and underwriting, years latest first, text in full sentences, grid tables',
    look: { size: 9, margin: 54 },
    text: `
head: CORVANNA GROUP – Annual Integrated Report 2025 – Consolidated Sustainability Statement
# General disclosures
## Basis for preparation
The Consolidated Sustainability Statement of Corvanna S.p.A. was prepared in accordance with the ESRS on a consolidated basis. The scope of consolidation is the same as for the consolidated financial statements. The Group did not make use of the option to omit information on intellectual property, know-how or the results of innovation.
## Business model
The Group offers property and casualty, life and health insurance to 6.3 million customers in Italy, Spain, Poland and, to a lesser extent, Slovenia and Malta, and manages savings of €31 billion through Corvanna Investments. Policies are sold by 2,340 agencies with about 9,800 agents and employees of agencies, by banks and online. Gross written premiums reached €9,842 million (+4.1%), the combined ratio was 93.2% and the solvency ratio 224%.
[table widths=230 style=grid size=8]
! (€ million) | 2025 | 2024
Insurance | 8,120 | 7,806
Asset management | 610 | 574
Other activities | 184 | 190
* Total revenue | 8,914 | 8,570
[/table]
The Group is not active in the fossil fuel sector, in the production of chemicals, in controversial weapons or in the cultivation and production of tobacco. As an investor, it excludes issuers that derive more than 10% of revenue from thermal coal.
## Governance of sustainability
Corvanna has adopted the traditional Italian governance system. The Board of Directors, which was appointed by the Shareholders' Meeting of April 2024, has 13 members.
[table widths=290 style=grid size=8]
! Composition of the Board of Directors | 31/12/2025 | 31/12/2024
Executive members | 1 | 1
Non-executive members | 12 | 12
Independent members (%) | 69 | 69
Women (%) | 46 | 46
Men (%) | 54 | 54
Members under 50 years of age (%) | 15 | 23
Average number of meetings attended (%) | 97 | 98
[/table]
The ratio of female to male members was 0.86. The Innovation and Sustainability Committee met eleven times. The Board of Statutory Auditors has five members, two of whom are women.
The incentive systems for the Group CEO and the Group Management Committee include sustainability objectives. They carry a weight of 20% in variable remuneration, half of which refers to the decarbonisation of investments and the reduction of operational emissions.
## Interests of stakeholders
[columns 2]
In 2025 we asked 41,200 customers, 3,150 agents and 7,420 employees about their expectations. Claims handling, clear contracts and protection against natural disasters ranked highest among customers. 74% of agents regard climate risk as the topic on which they need most training.
[next]
According to the industry association, only 7% of Italian homes are insured against earthquake and flood. Since April 2025 companies in Italy must insure their premises against natural catastrophes; 18,600 small businesses concluded such a contract with us during the year.
[/columns]
[page]
head: CORVANNA GROUP – Annual Integrated Report 2025 – Consolidated Sustainability Statement
# Environmental information
## E1 Climate change
### Transition plan and targets
The Board of Directors approved the climate transition plan on 12 March 2025. It rests on three pillars:
- Investments: the carbon footprint of listed equities and corporate bonds (Scope 1 and 2 of the issuers) is to fall by 60% by the end of 2029 compared with the end of 2019; by the end of 2025 the figure was 68 t CO_{2}e per million euros invested, 51% less.
- Underwriting: by 2030 premiums from products with an environmental purpose will exceed €1.2 billion (2025: €836 million); no new risks of thermal coal companies are insured.
- Operations: Scope 1 and market-based Scope 2 emissions will be reduced by 50% by 2030 from the base year 2019 (19,870 t CO_{2}e); they had fallen by 51% by the end of 2025, and the target is therefore to be raised.
The Group has not submitted its targets to the Science Based Targets initiative. Energy efficiency works and heat pumps in 23 buildings required capital expenditure of €14 million and operating expenditure of €3 million in 2025, both of which are allocated to the transition plan. For the period 2026–2028 a further €46 million has been planned.
### Physical risks
Our own buildings were screened with the catastrophe models that we use for our customers, under the scenarios RCP 2.6, RCP 4.5 and RCP 8.5 for 2030 and 2050. Own real estate with a carrying amount of €97 million, or 4.2% of the total, is located in zones with a high flood hazard. The insured losses from natural events before reinsurance came to €612 million, compared with €488 million in the year before and an average of €395 million in the past ten years.
### Energy consumption and mix
Energy data refer to 612 office buildings and to the vehicles of the Group, but not to agencies, which are independent companies.
[table widths=330 style=grid size=8]
! Energy consumption and mix (MWh) | 2025 | 2024
Fuel consumption from crude oil and petroleum products | 6,210 | 6,985
Fuel consumption from natural gas | 14,380 | 15,902
Consumption of purchased or acquired electricity, heat, steam, and cooling from fossil sources | 9,415 | 11,240
* Total energy consumption from fossil sources | 30,005 | 34,127
Percentage of fossil sources in total energy consumption | 36.9% | 40.7%
* Total energy consumption from nuclear sources | 1,130 | 1,386
Percentage of energy consumption from nuclear sources in total energy consumption | 1.4% | 1.7%
Fuel consumption from renewable sources | – | –
Consumption of purchased or acquired electricity, heat, steam, and cooling from renewable sources | 48,260 | 46,715
Consumption of self-generated non-fuel renewable energy | 1,940 | 1,612
* Total energy consumption from renewable sources | 50,200 | 48,327
Percentage of renewable sources in total energy consumption | 61.7% | 57.7%
* Total energy consumption related to own operations | 81,335 | 83,840
[/table]
Photovoltaic systems produced 2,215 MWh, of which 275 MWh were fed into the public grid.
[page]
head: CORVANNA GROUP – Annual Integrated Report 2025 – Consolidated Sustainability Statement
### Gross Scopes 1, 2, 3 and total GHG emissions
[table widths=270 style=grid size=8]
! (t CO_{2}e) | 2025 | 2024 | Change
Gross Scope 1 GHG emissions | 4,512 | 5,016 | -10.0%
Percentage of Scope 1 GHG emissions from regulated emission trading schemes | 0% | 0% | –
Gross location-based Scope 2 GHG emissions | 17,905 | 18,833 | -4.9%
Gross market-based Scope 2 GHG emissions | 5,210 | 6,102 | -14.6%
Total gross indirect (Scope 3) GHG emissions | 6,269,948 | 6,704,112 | -6.5%
· 1. Purchased goods and services | 38,400 | 40,210 | -4.5%
· 3. Fuel and energy-related activities | 4,260 | 4,588 | -7.1%
· 6. Business travel | 3,118 | 2,940 | 6.1%
· 7. Employee commuting | 9,870 | 10,074 | -2.0%
· 15. Investments | 6,214,300 | 6,646,300 | -6.5%
* Total GHG emissions (location-based) | 6,292,365 | 6,727,961 | -6.5%
* Total GHG emissions (market-based) | 6,279,670 | 6,715,230 | -6.5%
[/table]
The emission intensity was 705.9 t CO_{2}e (location-based) and 704.5 t CO_{2}e (market-based) per million euros of net revenue (2024: 785.1 and 783.6). Net revenue corresponds to the item Total revenue in the table on the business model.
[table widths=270 style=grid size=8]
! Category 15 by asset class | Financed emissions (t CO_{2}e) | Assets covered (€ million) | Share with data
Listed equities and corporate bonds | 3,412,600 | 22,840 | 94%
Sovereign bonds (without land use) | 2,690,100 | 17,310 | 99%
Real estate | 111,600 | 3,460 | 88%
* Total | 6,214,300 | 43,610 | 96%
[/table]
Financed emissions include Scope 1, 2 and, for oil, gas and mining, Scope 3 of the issuers. Insurance-associated emissions of motor and commercial lines were estimated for the first time at 842,000 t CO_{2}e; they are not part of the total.
### Removals, carbon credits and carbon pricing
Since 2022 the Group has bought credits from a reforestation project in Spain. Credits for 4,000 t CO_{2}e were cancelled in 2025, and under existing contracts a further 9,000 t will be cancelled by 2028. Credits are not counted towards the targets. No internal carbon pricing scheme is used.
# Social information
## S1 Own workforce
### Characteristics of the employees
The number of employees is stated in head count at the end of the reporting period.
[columns 2]
[table widths=110 style=grid size=8]
! Gender | 2025 | 2024
Women | 5,842 | 5,790
Men | 6,066 | 6,104
* Total | 11,908 | 11,894
[/table]
[next]
[table widths=110 style=grid size=8]
! Country | 2025 | 2024
Italy | 7,914 | 7,998
Spain | 2,106 | 2,064
Poland | 1,240 | 1,203
Other countries | 648 | 629
[/table]
[/columns]
[table widths=200 style=grid size=8]
! 2025 | Women | Men | Total
Employees with permanent contracts | 5,688 | 5,924 | 11,612
Employees with temporary contracts | 154 | 142 | 296
Employees with non-guaranteed hours | – | – | –
Full-time employees | 4,618 | 5,862 | 10,480
Part-time employees | 1,224 | 204 | 1,428
[/table]
902 employees left the Group in 2025 (2024: 847), among them 318 who retired early under the solidarity fund of the sector. The turnover rate was 7.6%. The 186 non-employees in the own workforce were all provided by employment agencies.
[page]
head: CORVANNA GROUP – Annual Integrated Report 2025 – Consolidated Sustainability Statement
### Collective bargaining and social dialogue
98.1% of the Group's employees are covered by collective bargaining agreements.
[table widths=180 style=grid size=8]
! Countries with significant employment | Covered by collective agreements | Represented by workers' representatives
Italy | 100% | 100%
Spain | 100% | 97%
Poland | 84% | 88%
[/table]
The supplementary agreement for the Italian companies was renewed in November 2025 until 2028; it provides for up to three days of remote work a week and a contribution of 5.5% to the pension fund. 34 meetings took place with trade unions, and no working hours were lost through strikes within the Group.
### Diversity
[columns 2]
[table widths=100 style=grid size=8]
! Top management | Number | %
Women | 41 | 31.5
Men | 89 | 68.5
[/table]
Top management comprises the Group CEO's first and second reporting lines. Women are 38% of middle managers.
[next]
[table widths=100 style=grid size=8]
! Age group | Number | %
Under 30 | 1,072 | 9.0
30 to 50 | 6,430 | 54.0
Over 50 | 4,406 | 37.0
[/table]
Employees with disabilities make up 4.7% of the total.
[/columns]
### Wages, protection and remuneration
All employees receive an adequate wage that complies with applicable benchmarks, and all are covered by social protection, through public programmes or through benefits offered by the Group, in the event of sickness, unemployment, employment injury and acquired disability, parental leave and retirement. The gender pay gap was 15.2% (2024: 15.9%). The equal pay gap, which compares similar functions, was 1.4%. The ratio between the total remuneration of the highest paid individual and the median of all other employees was 41.5 (2024: 39.8). All employees are entitled to family-related leave, and 7.1% of them took it: 8.6% of women and 5.7% of men.
### Training, health and safety
[table widths=300 style=grid size=8]
! | 2025 | 2024
Employees who took part in regular performance and career development reviews | 94.0% | 92.8%
· Women | 93.5% | 92.1%
· Men | 94.5% | 93.5%
Average training hours per employee | 32.6 | 30.4
· Women | 33.4 | 30.9
· Men | 31.8 | 29.9
Own workforce covered by the health and safety management system | 92% | 91%
Fatalities as a result of work-related injuries and ill health | 0 | 0
Recordable work-related accidents | 38 | 45
Rate of recordable work-related accidents | 2.0 | 2.3
Cases of recordable work-related ill health | 1 | 0
Days lost | 812 | 1,020
[/table]
A further 61 accidents occurred on the way to or from work. Total training expenditure was €11.3 million; the Corvanna Academy offers 640 courses, and 1,980 agents took part in the climate module.
### Incidents and complaints
Three incidents of discrimination, including harassment, were reported. 27 complaints were filed by employees through internal channels. Fines, penalties and compensation for damages amounted to €35 thousand. There were no severe human rights incidents connected to the own workforce.
[page]
head: CORVANNA GROUP – Annual Integrated Report 2025 – Consolidated Sustainability Statement
## S4 Consumers and end-users
[columns 2]
### Complaints
In 2025 the Group received 18,412 complaints from customers (2024: 19,870), 2.9 per thousand customers. On average, they were answered after 14 days; the Italian supervisory authority allows 45 days. 31% were upheld in whole or in part. The insurance ombudsman dealt with 212 cases concerning us.
[next]
### Claims and satisfaction
1.1 million claims were settled. 82% of motor claims in Italy were paid within 30 days. The relational net promoter score was +24 compared with a market average of +15. The supervisory authorities imposed administrative fines of €0.6 million, mainly for the late settlement of motor claims.
[/columns]
### Access to insurance
€5.4 million of premiums came from microinsurance for families that receive public income support, of which there are 830,000 in Italy. Unit-linked products with sustainability characteristics under Article 8 or 9 of the disclosure regulation accounted for 44% of unit-linked assets.
# Governance information
## G1 Business conduct
### Prevention and detection of corruption and bribery
Sales, procurement, claims and property management are the functions most at risk in respect of corruption and bribery. Training programmes reached 96.3% of these functions (2024: 95.0%), and the whole Board of Directors took part in a two-hour session in May.
[table widths=330 style=grid size=8]
! | 2025 | 2024
Number of convictions for violation of anti-corruption and anti-bribery laws | 0 | 0
Amount of fines for violation of anti-corruption and anti-bribery laws (€) | 0 | 0
Number of confirmed incidents of corruption or bribery | 1 | 0
· in which own workers were dismissed or disciplined | 1 | 0
· relating to contracts with business partners that were terminated or not renewed | 0 | 0
[/table]
The incident concerned a claims adjuster who had accepted presents from a car repair chain. 58 reports were received through the whistleblowing system, of which 22 were relevant.
### Political influence and lobbying
No political contributions were made, whether in money or in kind. Membership fees paid to national and European insurance associations and other bodies that represent interests came to €2.6 million. Corvanna S.p.A. is registered in the EU Transparency Register.
### Payment practices
[table widths=330 style=grid size=8]
! | 2025 | 2024
Average time to pay an invoice (days) | 24 | 26
Payments in line with standard payment terms | 95% | 93%
Legal proceedings currently outstanding for late payments | 2 | 3
[/table]
Standard payment terms are 60 days for large suppliers and 30 days for all others. Suppliers have to accept the Ethical Code for suppliers. In 2025 the Group bought goods and services for €1,140 million from 8,900 suppliers, 88% of them in the country of the buying company.
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
BP-1_05 = no
GOV-1_01 = 1
GOV-1_02 = 12
GOV-1_05#female = 46 %
GOV-1_05#male = 54 %
GOV-1_06 = 0.86
GOV-1_07 = 69 %
GOV-3_01 = yes
GOV-3_05 = 20 %
SBM-1_06 = 8914 EUR million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-1_05 = 3 EUR million
E1-1_06 = 14 EUR million
E1-1_14 = yes
E1-4_01 = yes
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E1-5_01 = 81335 MWh
E1-5_02 = 30005 MWh
E1-5_03 = 1130 MWh
E1-5_04 = 1.4 %
E1-5_05 = 50200 MWh
E1-5_07 = 48260 MWh
E1-5_08 = 1940 MWh
E1-5_09 = 61.7 %
E1-5_11 = 6210 MWh
E1-5_12 = 14380 MWh
E1-5_14 = 9415 MWh
E1-5_15 = 36.9 %
E1-5_17 = 2215 MWh
E1-6_07 = 4512 t CO2e
E1-6_08 = 0 %
E1-6_09 = 17905 t CO2e
E1-6_10 = 5210 t CO2e
E1-6_11 = 6269948 t CO2e
E1-6_11#cat1 = 38400 t CO2e
E1-6_11#cat3 = 4260 t CO2e
E1-6_11#cat6 = 3118 t CO2e
E1-6_11#cat7 = 9870 t CO2e
E1-6_11#cat15 = 6214300 t CO2e
E1-6_12 = 6292365 t CO2e
E1-6_13 = 6279670 t CO2e
E1-6_30 = 705.9 tCO2e/EUR million
E1-6_31 = 704.5 tCO2e/EUR million
E1-7_03 = yes
E1-7_10 = 4000 t CO2e
E1-7_11 = 9000 t CO2e
E1-7_19 = 2028
S1-6_02 = 11908
S1-6_02#female = 5842
S1-6_02#male = 6066
S1-6_05#IT = 7914
S1-6_05#ES = 2106
S1-6_05#PL = 1240
S1-6_09#permanent = 11612
S1-6_09#permanent_female = 5688
S1-6_09#permanent_male = 5924
S1-6_09#temporary = 296
S1-6_09#temporary_female = 154
S1-6_09#temporary_male = 142
S1-6_09#full_time = 10480
S1-6_09#full_time_female = 4618
S1-6_09#full_time_male = 5862
S1-6_09#part_time = 1428
S1-6_09#part_time_female = 1224
S1-6_09#part_time_male = 204
S1-6_11 = 902
S1-6_12 = 7.6 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend
S1-6_19 = 10480
S1-6_20 = 1428
S1-7_01 = 186
S1-7_03 = 186
S1-8_01 = 98.1 %
S1-8_02#IT = 100 %
S1-8_02#ES = 100 %
S1-8_02#PL = 84 %
S1-8_06#IT = 100 %
S1-8_06#ES = 97 %
S1-8_06#PL = 88 %
S1-9_01#female = 41
S1-9_01#male = 89
S1-9_02#female = 31.5 %
S1-9_02#male = 68.5 %
S1-9_03 = 1072
S1-9_04 = 6430
S1-9_05 = 4406
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-12_01 = 4.7 %
S1-13_02 = 94.0 %
S1-13_02#female = 93.5 %
S1-13_02#male = 94.5 %
S1-13_04 = 32.6 h
S1-13_04#female = 33.4 h
S1-13_04#male = 31.8 h
S1-14_01 = 92 %
S1-14_02 = 0
S1-14_04 = 38
S1-14_05 = 2.0
S1-14_06 = 1
S1-14_07 = 812 days
S1-15_01 = 100 %
S1-15_02 = 7.1 %
S1-15_03#female = 8.6 %
S1-15_03#male = 5.7 %
S1-16_01 = 15.2 %
S1-16_02 = 41.5
S1-17_02 = 3
S1-17_03 = 27
S1-17_05 = 35000 EUR
S1-17_08 = 0
S1-17_10 = yes
S2-1_06 = yes
S4-3_13 = 18412
G1-3_07 = 96.3 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 1
G1-4_06 = 1
G1-4_07 = 0
G1-5_03 = 0 EUR
G1-5_05 = 2.6 EUR million
G1-5_06 = 0 EUR
G1-5_10 = yes
G1-6_01 = 24 days
G1-6_02 = 60|30 days
G1-6_03 = 95 %
G1-6_04 = 2
absent E1-4_04 E1-4_07 E1-4_13 E1-4_16 E1-4_22 E1-5_06 E1-5_18 E1-8_04 E1-6_17 S1-6_03 S1-7_02 S1-14_03 S1-17_11 E3-4_01 E5-5_07 G1-5_04 E1-9_01
`,
  },
]
