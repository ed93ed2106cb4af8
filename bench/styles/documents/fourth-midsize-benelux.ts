import type { StyleDocument } from '../style-document.ts'

/** A Dutch engineering consultancy with a voluntary report guided by ESRS. */
export const fourthMidsizeBenelux: StyleDocument[] = [
  {
    name: 'verhoeckstra-integrated-report-2025-sustainability.pdf',
    language: 'en',
    year: 2025,
    style:
      'Dutch engineering consultancy, landscape: people first, full-time equivalents beside headcount, three years with base year and 2030 target columns, notes in an own column',
    look: { landscape: true, size: 8.5, margin: 44 },
    text: `
head: Verhoeckstra N.V.   Integrated report 2025   About us   Strategy   Performance   Governance   Sustainability   Financials
# Our impact in 2025
[tiles]
€742.5m | Revenue
5,604 | FTE at year-end
48% | Renewable share of our energy
8.1 | Client satisfaction (scale 1–10)
[/tiles]
[columns 3]
### About this statement
Following the postponement of the CSRD for companies of our size in the Netherlands, Verhoeckstra reports voluntarily. The statement is guided by the ESRS, is prepared on a consolidated basis and has the same scope of consolidation as the financial statements. Acquisitions are included from the date of closing; Bruynseels Studies (84 FTE) joined on 1 September 2025. Limited assurance was obtained on the greenhouse gas emissions and the workforce figures.
### What we do
More than 6,000 people work on projects in water, energy, mobility and buildings from 58 offices. In 2025 we delivered some 14,300 projects. Net revenue, i.e. revenue after the cost of subcontractors and materials, was €566.8m.
[next]
### Revenue by market
[table widths=110 style=plain size=8]
! € million | 2025 | 2024
Water | 214.8 | 201.9
Energy | 188.6 | 170.2
Mobility | 176.4 | 180.8
Buildings | 162.7 | 165.3
* Total | 742.5 | 718.2
[/table]
Assignments for oil and gas operators, mostly decommissioning, accounted for 2.9% of revenue (2024: 3.4%). Verhoeckstra itself is not active in the fossil fuel sector, in chemicals production, in controversial weapons or in tobacco.
[next]
### Targets at a glance
- Scope 1 emissions: -75% in 2030 against 2021
- Fully electric lease fleet by 2028 (2025: 64%)
- 40% women in senior positions by 2030
- Voluntary turnover below 10%
- 100% of tenders above €5m screened with our Project Impact Scan (2025: 83%)

Our ambition of €1 billion in revenue by 2028 requires around 1,400 additional colleagues, of whom a quarter will join through our delivery centre in Portugal.
[/columns]
[page]
head: Verhoeckstra N.V.   Integrated report 2025   About us   Strategy   Performance   Governance   Sustainability   Financials
## People
[columns 2]
[table widths=190,34 style=rules size=7.5]
! | Note | 2025 | 2024 | 2023
= Employees at 31 December
* Total headcount | a | 6,218 | 6,075 | 5,912
Women | | 2,194 | 2,108 | 2,016
Men | | 4,017 | 3,962 | 3,893
Non-binary | | 7 | 5 | 3
Full-time equivalents (FTE) | | 5,604 | 5,488 | 5,351
= By country (headcount)
The Netherlands | | 3,486 | 3,451 | 3,398
Belgium | | 1,204 | 1,106 | 1,082
Germany | | 812 | 808 | 795
Other | | 716 | 710 | 637
= By contract (headcount)
Permanent | | 5,498 | 5,344 | 5,190
Temporary | | 720 | 731 | 722
Full-time | | 3,902 | 3,846 | 3,770
Part-time | b | 2,316 | 2,229 | 2,142
= Inflow and outflow (headcount)
Joiners | | 1,061 | 1,094 | 1,127
Leavers | | 918 | 931 | 1,006
Total turnover | | 14.8% | 15.3% | 17.0%
Voluntary turnover | c | 10.9% | 11.6% | 13.2%
= Flexible workforce (FTE)
Self-employed professionals | | 486 | 521 | 574
Agency workers | | 164 | 158 | 171
* Total non-employees | | 650 | 679 | 745
[/table]
[next]
[table widths=190,34 style=rules size=7.5]
! | Note | 2025 | 2024 | 2023
= Age (% of headcount)
Under 30 | | 24.1% | 23.8% | 23.5%
30–50 | | 50.6% | 50.5% | 50.9%
Over 50 | | 25.3% | 25.7% | 25.6%
= Top management
Women (number) | d | 21 | 19 | 16
Men (number) | d | 43 | 44 | 46
Women (%) | d | 32.8% | 30.2% | 25.8%
= Development
Training hours per employee | | 28.6 | 27.9 | 25.2
·Women | | 29.4 | 28.4 | 25.6
·Men | | 28.2 | 27.6 | 25.0
Annual performance review held (%) | | 93% | 92% | 90%
= Pay
Gender pay gap, unadjusted | e | 11.3% | 11.9% | 12.8%
Gender pay gap, adjusted | e | 1.9% | 2.1% | 2.4%
CEO pay ratio (to median employee) | f | 12.4 | 12.1 | 11.8
= Family-related leave
Entitled employees who took leave (%) | | 8.1% | 7.8% | 7.7%
·Women | | 10.2% | 9.9% | 9.8%
·Men | | 7.0% | 6.7% | 6.6%
= Health
Absenteeism | | 4.2% | 4.4% | 4.7%
Employee Net Promoter Score | | 31 | 28 | 22
[/table]
[/columns]
fn: a Employees with an employment contract with a group company; trainees (142 in 2025) are not included. b 58% of the women and 26% of the men work part-time.
fn: c Resignations only. d Executive Committee and its direct reports. e Average gross hourly pay of men less that of women, as a percentage of that of men; adjusted for function, country and experience.
fn: f Total annual remuneration of the CEO, the highest paid individual, divided by the median of all other employees.
[page]
head: Verhoeckstra N.V.   Integrated report 2025   About us   Strategy   Performance   Governance   Sustainability   Financials
[columns 2]
### Social dialogue
33% of our employees are covered by a collective labour agreement. In Belgium, the agreements of joint committee 200 apply to everyone; in the Netherlands only the staff of our laboratory and survey business fall under a collective agreement.
[table widths=110 style=rules size=7.5]
! Country | Covered by collective agreement | Represented by a works council
The Netherlands | 25% | 100%
Belgium | 100% | 100%
Germany | 0% | 71%
[/table]
### Fair pay and social protection
All employees are paid at least an adequate wage, tested against the benchmarks of the WageIndicator Foundation. All employees are entitled to family-related leave under law or company policy (100%). In all countries, employees are protected against loss of income due to sickness, unemployment, employment injury and acquired disability, parental leave and retirement.

We do not register disabilities. In the Netherlands, 58 people with a distance to the labour market worked with us under the Participation Act.
### Speaking up
In 2025, 11 incidents of discrimination, including harassment, were reported through our confidential advisers and the integrity line, and a further 26 complaints concerned other employment matters. No fines, penalties or compensation were paid in this respect (€0). There were no severe human rights incidents. Those who report in good faith are protected against retaliation by our Speak-Up policy.
[next]
### Health and safety
Field work near water, traffic and high voltage is our main safety risk. The safety management system covers 100% of our own workforce; 86% works in units certified to ISO 45001.
[table widths=230 style=rules size=7.5]
! | 2025 | 2024 | 2023
Fatalities (own workforce) | 0 | 0 | 0
Fatalities (others working on our sites) | 0 | 0 | 0
Recordable work-related accidents | 19 | 23 | 22
Recordable accidents per million hours worked | 2.1 | 2.6 | 2.5
Lost days due to accidents | 214 | 288 | 251
Near misses and unsafe situations reported | 1,342 | 1,206 | 988
[/table]
### Diversity at the top
The Executive Board has two members and the Supervisory Board five. Three of these seven persons are women (42.9%). All members of the Supervisory Board are independent within the meaning of the Dutch Corporate Governance Code (100%). Statutory target for the Supervisory Board: at least one third women and one third men.
### Remuneration
20% of the variable remuneration of the Executive Board depends on sustainability targets: 10% on Scope 1 and 2 emissions, 5% on women in senior positions and 5% on employee engagement.
[/columns]
[page]
head: Verhoeckstra N.V.   Integrated report 2025   About us   Strategy   Performance   Governance   Sustainability   Financials
## Climate
[table widths=225 style=rules size=7.5]
! tCO_{2}e | Base year 2021 | 2023 | 2024 | 2025 | Change since base year | Target 2030 vs base year
* Scope 1 | 7,860 | 5,096 | 4,118 | 3,214 | -59% | -75%
* Scope 2 (market-based) | 1,720 | 918 | 655 | 412 | -76% | -95%
Scope 2 (location-based) | 2,515 | 2,302 | 2,140 | 1,986 | -21% | –
* Scope 3 | 55,300 | 49,797 | 48,512 | 45,950 | -17% | -35%
·Purchased goods and services (1) | 46,950 | 41,870 | 40,415 | 38,120 | -19% | –
·Capital goods (2) | 2,060 | 1,840 | 2,105 | 1,960 | -5% | –
·Fuel and energy-related activities (3) | 1,790 | 1,305 | 1,188 | 1,042 | -42% | –
·Waste (5) | 70 | 55 | 52 | 48 | -31% | –
·Business travel (6) | 1,150 | 1,605 | 1,742 | 1,874 | 63% | –
·Employee commuting (7) | 3,280 | 3,122 | 3,010 | 2,906 | -11% | –
* Total (market-based) | 64,880 | 55,811 | 53,285 | 49,576 | -24% | –
* Total (location-based) | 65,675 | 57,195 | 54,770 | 51,150 | -22% | –
Total (market-based) per € million revenue | 112.4 | 81.0 | 74.2 | 66.8 | -41% | –
Total (location-based) per € million revenue | 113.8 | 83.0 | 76.3 | 68.9 | -39% | –
Total (market-based) per FTE | 13.9 | 10.4 | 9.7 | 8.8 | -37% | –
[/table]
[columns 2]
### Targets and levers
Our targets for 2030 were validated by the Science Based Targets initiative; for Scope 1 and 2 they are consistent with limiting warming to 1.5 °C. Two thirds of the reduction in Scope 1 since 2021 is due to electric lease cars. A transition plan in line with the ESRS has not been adopted yet.

Projects we worked on help clients avoid emissions. For 212 projects we estimated these at 1.9 million tCO_{2}e a year; they are not part of our footprint.
### Carbon price and credits
Flights and combustion-engine lease cars are charged internally at €150 per tonne of CO_{2}e. For 2025 we cancelled carbon credits for 3,600 tCO_{2}e from outside our value chain: 60% from reduction projects and 40% from removal projects, all certified to the Gold Standard. We do not claim to be climate neutral.
[next]
### Energy
[table widths=180 style=rules size=7.5]
! MWh | 2025 | 2024
Petrol and diesel (lease and survey cars) | 9,412 | 11,860
Natural gas | 2,180 | 2,390
District heating | 1,905 | 1,988
Electricity, offices and laboratories | 7,214 | 7,505
Electricity, lease cars | 8,330 | 6,012
* Total energy consumption | 29,041 | 29,755
of which from fossil sources | 13,921 | 17,145
of which from renewable sources | 15,120 | 12,610
Renewable share | 47.9% | 42.4%
[/table]
Solar panels on five of our own buildings generated 618 MWh.
[/columns]
[page]
head: Verhoeckstra N.V.   Integrated report 2025   About us   Strategy   Performance   Governance   Sustainability   Financials
## Materials and responsible business
[columns 3]
### Waste
Our offices and laboratories generated 486 tonnes of waste in 2025 (2024: 512 tonnes), of which 361 tonnes were recycled and 3 tonnes were hazardous laboratory waste. Our office refit in Utrecht reused 74% of the furniture.
### Suppliers
The Supplier Code of Conduct has been signed by suppliers covering 79% of our spend. It prohibits forced labour, child labour and human trafficking. We buy from around 5,100 suppliers, of which 62 are strategic.
[next]
### Integrity
96% of employees completed the annual integrity e-learning. All functions at risk of corruption and bribery, such as tender managers and country directors, are covered by in-depth training (100%). In 2025 there were no convictions for breaches of anti-corruption and anti-bribery laws, and no fines were imposed (€0). No incident of corruption was confirmed. 17 reports were made to the integrity line in total.
### Public affairs
We make no political donations (€0). Membership fees for trade associations that represent our interests amounted to €184,000.
[next]
### Payment practices
Our standard term for suppliers is 30 days. In 2025 we paid invoices after 34 days on average and 76% within the standard term; self-employed professionals were paid within 21 days on average. One legal proceeding for late payment was outstanding at year-end.
### Data privacy
We notified four personal data breaches to the authorities (2024: six). No fines were imposed.
[/columns]
`,
    answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 2
GOV-1_02 = 5
GOV-1_05#female = 42.9 %
GOV-1_07 = 100 %
GOV-3_01 = yes
GOV-3_05 = 20 %
SBM-1_06 = 742.5 EUR million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1.GOV-3_02 = 10 %
E1-4_01 = yes
E1-4_07 = 75|-75 % @2030
E1-4_13 = 95|-95 % @2030
E1-4_16 = 35|-35 % @2030
E1-4_22 = yes
E1-5_01 = 29041 MWh
E1-5_02 = 13921 MWh
E1-5_05 = 15120 MWh
E1-5_09 = 47.9|48 %
E1-5_11 = 9412 MWh
E1-5_12 = 2180 MWh
E1-5_17 = 618 MWh
E1-6_07 = 3214 t CO2e
E1-6_09 = 1986 t CO2e
E1-6_10 = 412 t CO2e
E1-6_11 = 45950 t CO2e
E1-6_11#cat1 = 38120 t CO2e
E1-6_11#cat2 = 1960 t CO2e
E1-6_11#cat3 = 1042 t CO2e
E1-6_11#cat5 = 48 t CO2e
E1-6_11#cat6 = 1874 t CO2e
E1-6_11#cat7 = 2906 t CO2e
E1-6_12 = 51150 t CO2e
E1-6_13 = 49576 t CO2e
E1-6_30 = 68.9 t CO2e/EUR million
E1-6_31 = 66.8 t CO2e/EUR million
E1-7_03 = yes
E1-7_10 = 3600 t CO2e
E1-7_13 = 60 %
E1-7_14 = 40 %
E1-7_21 = no
E1-8_04 = 150 EUR/t CO2e
E5-5_07 = 486 t
E5-5_08#recycling = 361 t
E5-5_15 = 3 t
S1-6_02 = 6218
S1-6_02#female = 2194
S1-6_02#male = 4017
S1-6_02#other = 7
S1-6_05#NL = 3486
S1-6_05#BE = 1204
S1-6_05#DE = 812
S1-6_09#permanent = 5498
S1-6_09#temporary = 720
S1-6_09#full_time = 3902
S1-6_09#part_time = 2316
S1-6_11 = 918
S1-6_12 = 14.8 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|yearend|31december|31december2025
S1-6_19 = 3902
S1-6_20 = 2316
S1-7_01 = 650
S1-7_02 = 486
S1-7_03 = 164
S1-8_01 = 33 %
S1-8_02#NL = 25 %
S1-8_02#BE = 100 %
S1-8_02#DE = 0 %
S1-8_06#NL = 100 %
S1-8_06#BE = 100 %
S1-8_06#DE = 71 %
S1-9_01#female = 21
S1-9_01#male = 43
S1-9_02#female = 32.8 %
S1-9_03 = 24.1 %
S1-9_04 = 50.6 %
S1-9_05 = 25.3 %
S1-10_01 = yes
S1-11_01 = yes
S1-11_02 = yes
S1-11_03 = yes
S1-11_04 = yes
S1-11_05 = yes
S1-13_02 = 93 %
S1-13_04 = 28.6 h
S1-13_04#female = 29.4 h
S1-13_04#male = 28.2 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 19
S1-14_05 = 2.1
S1-14_07 = 214 days
S1-14_10 = 86 %
S1-15_01 = 100 %
S1-15_02 = 8.1 %
S1-15_03#female = 10.2 %
S1-15_03#male = 7 %
S1-15_04 = yes
S1-16_01 = 11.3 %
S1-16_02 = 12.4
S1-17_02 = 11
S1-17_03 = 26
S1-17_05 = 0 EUR
S1-17_08 = 0
S1-17_10 = yes
S1-3_09 = yes
S2-1_05 = yes
S2-1_06 = yes
G1-3_07 = 100 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_05 = 184000 EUR
G1-6_01 = 34 days
G1-6_02 = 30 days
G1-6_03 = 76 %
G1-6_04 = 1
absent SBM-1_07 SBM-1_10 E1-1_14 E1-4_04 E1-4_10 E1-5_03 E1-5_07 E1-5_14 E1-5_18 E3-4_01 E3-4_11 S1-12_01 S1-13_02#female S1-14_06 E5-5_08 E5-5_10
`,
  },
]
