import type { StyleDocument } from '../style-document.ts'

export const sixthBDanubeBank: StyleDocument = {
  name: 'ostraum-bank-group-non-financial-report-2023.pdf',
  language: 'en',
  year: 2023,
  style:
    'Central-European bank group, non-financial report with data by country in wide zebra tables, GWh, financed emissions apart',
  look: { font: 'sans', size: 9, landscape: false, words: true, margin: 57 },
  text: `
head: Ostraum Bank Group – (Consolidated) Non-Financial Report 2023
# Consolidated non-financial report 2023
## Foreword by the Management Board
Dear readers, when the first Ostraum savings association was founded in 1884 to give craftsmen in the suburbs of Vienna access to credit, nobody spoke of sustainability. Yet the idea that a bank should serve the prosperity of the region, and not the other way round, is the thread that leads from there to our present strategy. Today 9.3 million people and companies in seven countries between Lake Constance and the Black Sea bank with us.

2023 was a year of high interest rates, falling inflation and a weak economy in several of our markets. In the Czech Republic and Hungary we accompanied customers through the steepest rise in instalments for two decades; 21,400 households made use of voluntary payment deferrals or of advice from our debt counselling partners. At the same time, demand for the energetic renovation of houses and for photovoltaic systems was stronger than we could ever have planned. The stock of green loans grew from EUR 4.1 billion to EUR 5.6 billion, and we issued our third green bond with a volume of EUR 500 million.

We are aware that the more demanding part of our task lies ahead of us. In 2023 we published emission targets for four sectors of the loan portfolio, and for the first time we calculated the financed emissions of the whole Group. They are, depending on the method, some two hundred and sixty times as high as the emissions of our branches, computers and cars.

Vienna, March 2024 – The Management Board

## About this report
With this report, Ostraum Bank AG fulfils its obligations pursuant to section 267a of the Austrian Commercial Code (Sustainability and Diversity Improvement Act, NaDiVeG) and Article 8 of the Taxonomy Regulation. It was prepared with reference to the GRI Standards. All fully consolidated companies within the scope of IFRS consolidation are included; for entities with fewer than ten employees, environmental data were extrapolated on the basis of floor space. The bank in Serbia was acquired on 30 November 2021 and has been part of the data since 2022. Unless otherwise indicated, employee figures refer to active and inactive staff in head count as of 31 December 2023.

### Materiality
The analysis of 2022 was validated in workshops with the works council, 41 corporate customers, two environmental organisations and the ESG team of our largest institutional shareholder. Material topics are: climate-friendly financing, financial inclusion and financial literacy, responsible advice, data security, anti-money-laundering and anti-corruption, employees and diversity, and operational ecology.

[page]
## Strategy and governance
### The ESG pillars
"Close to you, fair to tomorrow" – under this motto our ESG strategy combines three fields of action: financing the transition, strengthening people and running a clean house. Overall responsibility lies with the Management Board, which consists of six members, among them two women. The Supervisory Board comprises 18 members: twelve were elected by the general meeting, six were delegated by the works council. Women account for 39 per cent of its members. Eleven of the twelve shareholder representatives have declared their independence. The Risk and Sustainability Committee met five times.

Twenty per cent of the variable remuneration of the Management Board depends on the achievement of ESG targets, namely the volume of green financing, the share of women in management and CO_{2} emissions of operations. The same targets apply, at ten per cent, to the second management level.

### Climate and environmental risks
In accordance with the expectations of the European Central Bank, we carry out an annual materiality analysis of climate and environmental risks. All of our own buildings and data centres as well as the real-estate collateral, some 412,000 objects, were assessed for flooding, landslides, heat stress and drought; in addition to RCP 4.5 the high-emission scenario RCP 8.5 until 2050 was used. Around 6.8 per cent of the collateral by value is located in zones with a high risk of flooding. The internal stress test showed that credit losses would be 14 basis points higher in a disorderly transition than in the base case.

### Exclusions
Since 2021 the Group has not financed new coal mines or coal-fired power plants; existing engagements of EUR 84 million will run off by 2030. Transactions in connection with controversial weapons and gambling are excluded, and so is the financing of projects in UNESCO world heritage sites. For defence companies in NATO countries, a case-by-case review was introduced in 2022. In 2023, the ESG committee of Group Risk dealt with 73 individual transactions and refused eleven of them.

## Financing the transition
[tiles]
EUR 5.6 bn | green loans outstanding
EUR 500 m | third green bond
41,300 | renovation loans granted since 2020
-34 % | target for power generation by 2030 (kg CO_{2}/MWh, base 2021)
[/tiles]
Financed emissions were calculated in accordance with the standard of the Partnership for Carbon Accounting Financials for corporate loans, mortgages, commercial real estate and project finance, which together represent 88 per cent of the customer loans. The average data quality score is 3.6.
[table style=zebra size=8 widths=210,80,80,80]
! Financed emissions 2023 (Scope 3, category 15) | Exposure, EUR m | kt CO_{2}e | t CO_{2}e / EUR m
Corporate loans | 18,420 | 6,894 | 374
Project finance (excl. renewables) | 1,230 | 802 | 652
Commercial real estate | 7,915 | 511 | 65
Residential mortgages | 21,640 | 1,205 | 56
* Total | 49,205 | 9,412 | 191
[/table]
Cement, agriculture and steel are among the most emission-intensive sectors. With the 60 customers with the highest emissions we have started a structured dialogue. The aim of a net-zero portfolio by 2050 has been confirmed as a member of the Net-Zero Banking Alliance, which we joined in October 2021.

A family business in the Upper Tatras serves as an example of what this means: the sawmill, founded in 1931, replaced its old drying chambers with the help of a sustainability-linked loan of EUR 7.5 million; its consumption of natural gas fell from 9.8 to 2.1 GWh per year. The margin falls by five basis points if the company also succeeds in halving accidents.

### Stories from our countries
[columns 2]
### Brno: heat from computing
The data centre in Brno, built in 1999, supplied warm air to nothing but the sky until 2022. Since the modernisation, its waste heat has warmed the neighbouring grammar school with 720 pupils. The investment of CZK 38 million pays for itself in about nine years. At present the data centre needs 6.1 GWh of electricity a year, a third less than before.

### Novi Sad: first flat
Young families in Serbia often have no credit history. Together with the municipality we guaranteed the deposit for 310 first homes; not a single loan was in arrears at the end of the year.
[next]
### Cluj: mothers return
Half of the 46 participants in the pilot for returning parents had been away from work for more than three years. Today 39 of them work again, 31 of them in our service centre. The programme will be copied in Zagreb and Košice in 2024.

### Linz: the renovation compass
Employees of the energy agency advise customers in 22 branches. From 2,900 consultations in 2023, 1,140 loans resulted, with an average saving of 11 MWh per house and year, according to the agency.
[/columns]

## EU Taxonomy
For 2023 the green asset ratio has to be disclosed for the first time. It amounts to 2.9 per cent on the basis of turnover and 3.3 per cent on the basis of capital expenditure of the counterparties. The figure looks small because loans to companies that are not subject to reporting – in our case some 71 per cent of corporate lending – may not be counted in the numerator. A considerable part of the mortgages for new buildings fulfils the criterion of primary energy demand, but the evidence for the other criteria (climate risk analysis) was available for only 38 per cent of them.

## Financial inclusion and customers
Our schools programme "Money ABC" reached 64,000 pupils. Since 2017, the Social Bank unit has granted EUR 212 million to founders, social enterprises and housing initiatives that had no access to credit. Fifty-eight per cent of branches are barrier-free, and 93 per cent of ATMs have audio output.

In 2023 the Group recorded 91,640 complaints from customers (2022: 97,310), which corresponds to about ten complaints per thousand customers. More than a third concerned fees and outages of the app following the migration in Romania in June. On average they were answered within 6.4 days. The net promoter score in retail improved in five of seven countries. In the year under review, the Hungarian competition authority imposed a fine of EUR 0.4 million in respect of an advertising campaign from 2021.

[page]
## Operational ecology
### Approach and targets
The environmental management systems in Austria, the Czech Republic and Slovakia are certified to ISO 14001. We intend to lower Scope 1 and Scope 2 emissions (market-based) by 80 per cent by 2030 compared with the base year 2017; by the end of 2023 we had achieved 69 per cent. Since 2021, Ostraum Bank Group has described its banking operations as CO_{2}-neutral: the remaining emissions of the previous year are offset with certificates of the Gold Standard. For this purpose, 38,000 tonnes were cancelled in 2023, from cooking-stove projects in Rwanda and a wind farm in Turkey. In view of the coming EU rules on environmental claims, this designation will be abandoned from 2025.

Milestones in 2023 were the changeover of the Romanian branches to green electricity, 44 new photovoltaic systems, and the relocation of the Zagreb headquarters to a building certified to LEED Platinum, which reduced space per workplace by 31 per cent. The vehicle fleet comprised 2,316 cars at the end of the year, of which 27 per cent were electric (2022: 16 per cent).

### Energy
[table style=zebra size=7.5 widths=138,38,38,38,38,38,38,38,44]
! Energy 2023 (GWh) | AT | CZ | SK | HU | RO | HR | RS | Group
Electricity purchased | 18.71 | 16.40 | 11.12 | 8.25 | 14.03 | 5.82 | 4.09 | 78.42
District heating | 14.96 | 11.20 | 8.04 | 2.31 | 1.75 | 1.69 | 1.42 | 41.37
Natural gas | 4.10 | 6.22 | 3.85 | 5.37 | 7.90 | 1.53 | 0.88 | 29.85
Heating oil | 0.09 | 0.00 | 0.00 | 0.00 | 0.00 | 0.21 | 0.34 | 0.64
Diesel for emergency power | 0.05 | 0.03 | 0.03 | 0.02 | 0.05 | 0.02 | 0.01 | 0.21
Fuels for company cars | 4.02 | 4.31 | 2.66 | 2.10 | 3.88 | 1.06 | 0.87 | 18.90
Own photovoltaic power used | 0.92 | 0.48 | 0.31 | 0.19 | 0.27 | 0.13 | 0.05 | 2.35
* Total energy consumption | 42.85 | 38.64 | 26.01 | 18.24 | 27.88 | 10.46 | 7.66 | 171.74
* Per employee, MWh/FTE | 8.99 | 9.27 | 9.10 | 8.84 | 7.91 | 7.23 | 7.55 | 8.66
Green electricity, % of purchase | 100 | 100 | 100 | 92 | 96 | 100 | 34 | 94.2
[/table]
fn: Photovoltaic generation amounted to 2.61 GWh in total; 0.26 GWh were fed into the grid. Group energy consumption in 2022: 186.20 GWh; in 2021: 198.55 GWh.

### Greenhouse gas emissions
[table style=zebra size=7.5 widths=150,38,38,38,38,38,38,38,44]
! t CO_{2}e, 2023 | AT | CZ | SK | HU | RO | HR | RS | Group
Scope 1 | 1,996 | 2,648 | 1,640 | 1,726 | 2,711 | 656 | 465 | 11,842
Scope 2, location-based | 5,140 | 9,310 | 3,120 | 2,405 | 5,384 | 2,016 | 5,585 | 32,960
Scope 2, market-based | 1,880 | 2,310 | 1,345 | 702 | 498 | 312 | 2,668 | 9,715
Scope 3 (own operations) | 3,502 | 3,010 | 1,975 | 1,407 | 2,466 | 1,051 | 795 | 14,206
· 3.1 Paper and water | 148 | 120 | 86 | 66 | 122 | 46 | 36 | 624
· 3.3 Upstream energy | 1,256 | 1,104 | 724 | 498 | 892 | 381 | 265 | 5,120
· 3.5 Waste | 52 | 41 | 30 | 22 | 40 | 16 | 13 | 214
· 3.6 Business travel | 612 | 382 | 236 | 174 | 305 | 140 | 89 | 1,938
· 3.7 Commuting | 1,434 | 1,363 | 899 | 647 | 1,107 | 468 | 392 | 6,310
[/table]
fn: Scope 3 (own operations) does not contain the financed emissions shown above, nor purchased IT services, for which a method is being developed. Conversion factors: Umweltbundesamt and IEA; vehicle fuels at 100 % business use.

[columns 2]
[table style=zebra size=8 widths=105,50,50]
! Emissions, Group | 2023 | 2022
Scope 1 | 11,842 | 12,906
Scope 2, LB | 32,960 | 36,118
Scope 2, MB | 9,715 | 14,382
Scope 3, own | 14,206 | 13,870
[/table]
[next]
[table style=zebra size=8 widths=105,50,50]
! Resources, Group | 2023 | 2022
Paper, t | 1,102 | 1,284
Water, thousand m^{3} | 214.3 | 209.6
Waste, t | 4,186 | 4,402
· hazardous, t | 38 | 45
Recycled, % | 61 | 58
[/table]
[/columns]
Water is taken almost exclusively from the public supply. The increase is due to higher attendance in the offices and to a burst pipe in the Brno data centre, which remained undetected for three weeks. Of the paper, 91 per cent is recycled or FSC-certified. Retired computers are given to a social enterprise, which refurbished 7,460 devices during the year.

[page]
## Our employees
### Employees by country
[table style=zebra size=7.5 widths=138,38,38,38,38,38,38,38,44]
! 31 Dec 2023 | AT | CZ | SK | HU | RO | HR | RS | Group
* Head count | 5,214 | 4,386 | 2,978 | 2,142 | 3,655 | 1,517 | 1,208 | 21,100
· of which women, % | 55.8 | 66.8 | 71.9 | 64.5 | 73.6 | 69.1 | 70.3 | 66.1
FTE | 4,766 | 4,168 | 2,858 | 2,063 | 3,525 | 1,447 | 1,015 | 19,842
Leased staff, FTE | 96 | 112 | 48 | 61 | 44 | 23 | 0 | 384
Part-time, % | 40.2 | 16.3 | 11.4 | 9.9 | 7.6 | 9.1 | 5.1 | 18.2
New hires | 611 | 702 | 404 | 352 | 655 | 190 | 174 | 3,088
Departures | 542 | 668 | 371 | 341 | 628 | 178 | 166 | 2,894
Turnover, % | 10.4 | 15.3 | 12.5 | 16.0 | 17.3 | 11.8 | 13.8 | 13.8
Employees with disabilities, % | 2.9 | 1.8 | 3.2 | 0.9 | 0.8 | 2.6 | 2.4 | 2.1
Covered by collective agreements, % | 100 | 100 | 100 | 0 | 100 | 100 | 0 | 84.1
[/table]
fn: Group head count 2022: 20,840; FTE 2022: 19,711. Persons on parental leave (1,012 at year-end) are included in head count but not in FTE.

[table style=zebra size=8 widths=180,90,90,90]
! Group, head count | Women | Men | Total
Permanent contract | 12,948 | 6,679 | 19,627
Fixed-term contract | 999 | 474 | 1,473
Full-time | 10,650 | 6,614 | 17,264
Part-time | 3,297 | 539 | 3,836
Below 30 years | 2,285 | 1,176 | 3,461
30 to 50 years | 8,712 | 4,300 | 13,012
Above 50 years | 2,950 | 1,677 | 4,627
* Total | 13,947 | 7,153 | 21,100
[/table]

### Diversity and equal pay
Two thirds of our staff are women, but in the top management (Management Boards of the banks and the level below) they are only 34.1 per cent. By 2028 we wish to reach 40 per cent. The Diversity Policy prohibits discrimination on the grounds of sex, age, origin, religion, disability, sexual orientation or ideology. Awareness trainings on unconscious bias and non-discrimination are obligatory for managers. Four incidents of discrimination or harassment were confirmed in the year, two in Austria and one each in Hungary and Romania; in one case employment was terminated.

The unadjusted gender pay gap varies widely among countries, chiefly owing to the distribution of functions. We have been analysing it annually since 2020 with an external consultancy and set aside EUR 1.9 million for adjustments in 2023.
[table style=zebra size=8 widths=190,37,37,37,37,37,37,37]
! Gender pay gap 2023, % | AT | CZ | SK | HU | RO | HR | RS
Unadjusted (median) | 24.1 | 28.7 | 26.0 | 23.3 | 29.5 | 19.8 | 21.4
Adjusted for function and grade | 3.9 | 4.4 | 3.1 | 5.0 | 4.8 | 2.6 | 4.1
[/table]

### Education and development
The average training time per employee was 36.8 hours (women: 37.1, men: 36.2), compared with 33.5 hours in the year before. With the "Future Skills" curriculum more than 1,700 branch employees have so far qualified for tasks in digital advice or risk analysis. Annual performance and development dialogues were held with 92.3 per cent of employees. Of the 148 trainees who finished their programme, 121 were taken on permanently.

### Health, family and co-determination
There are works councils or trade-union representatives in all countries except Serbia; at Group level a European Works Council has existed since 2009. Employees were absent due to sickness for an average of 9.1 days. The number of work-related accidents at the workplace was 48 (2022: 55), plus 31 accidents on the way to work; the former led to 1,248 lost days. There were no fatal accidents at work among our employees. In the aftermath of a robbery in Timisoara in February, in which nobody was hurt, psychological care was provided for the whole branch team.

In 2023, 1,914 persons began a period of parental leave, 232 of them men. With "Back on board" we stay in contact with parents. Two company kindergartens in Vienna and one in Bratislava offer 162 places.

## Integrity
### Compliance, anti-corruption, anti-money-laundering
Our Code of Conduct and the Anti-Bribery Policy apply in all units. Compliance training is mandatory for all staff and was completed by 97.6 per cent. One case of corruption was confirmed in the reporting period: a branch employee in Romania had accepted money for the preferential handling of a loan; he was dismissed and charges were filed. The Group did not have to pay any fines in connection with corruption. Independently thereof, the supervisory authority in Hungary imposed an administrative fine of EUR 1.2 million on our subsidiary because of delays in the updating of customer files under the anti-money-laundering law.

The whistleblowing system "OpenEar" allows employees, customers and business partners to report irregularities, anonymously if desired, and protects them from reprisals. In the year 87 reports were received, 29 of which related to personnel matters. Employees may in addition turn to the ombudsman's offices, established in all countries, with any kind of grievance.

### Human rights and suppliers
The Human Rights Policy adopted in 2022 is oriented to the UN Guiding Principles and rules out child labour, forced labour and trafficking in human beings, both in the Group and in business relationships. Our procurement company works with about 8,200 suppliers, 79 per cent of whose invoices come from the seven home countries. All of them must accept the Supplier Code of Conduct; 640 were rated through an ESG questionnaire in 2023, and three were rejected.

### Political activity
We do not make donations to political parties or organisations close to them, and none were made in 2023. The Group represents its interests through the banking associations in the home countries and is listed in the EU Transparency Register. Donations and sponsoring for social, cultural and sports purposes amounted to EUR 11.7 million.

[page]
## Key figures at a glance
[table style=zebra size=8 widths=230,70,70,70]
! | 2021 | 2022 | 2023
= Economy
Total assets, EUR bn | 78.4 | 82.9 | 85.7
Operating income, EUR m | 2,188 | 2,517 | 2,914
Branches | 1,341 | 1,268 | 1,214
Green loans, EUR bn | 2.7 | 4.1 | 5.6
Green asset ratio (turnover-based), % | – | – | 2.9
= Environment
Total energy consumption, GWh | 198.55 | 186.20 | 171.74
Scope 1 and 2 (market-based), t CO_{2}e | 33,940 | 27,288 | 21,557
Operating emissions per FTE, t CO_{2}e | 2.44 | 2.09 | 1.80
Electric cars in the fleet, % | 8 | 16 | 27
= Society
Employees, head count | 20,615 | 20,840 | 21,100
Women in top management, % | 31.0 | 32.6 | 34.1
Training hours per employee | 29.7 | 33.5 | 36.8
Turnover, % | 12.9 | 14.6 | 13.8
Customer complaints | 88,400 | 97,310 | 91,640
[/table]
fn: Operating emissions: Scope 1, Scope 2 (market-based) and Scope 3 (own operations).

## Outlook
In 2024 the focus will be on preparing for the CSRD. Thirty-two colleagues from all countries are working on the project, and about 60 per cent of the data points required are already available. Further sector targets – for steel, cement and residential property – are to be published in the autumn. In the HR field, a group-wide pay structure is being introduced so that the requirements of the EU Pay Transparency Directive can be met in 2026.

## GRI index (extract)
[table align=left style=zebra size=7.5 widths=60,250,150]
! GRI | Content | Section
2-7, 2-8 | Employees, workers who are not employees | Our employees
2-9, 2-19 | Governance structure, remuneration policies | Strategy and governance
2-30 | Collective bargaining agreements | Our employees
205-2, 205-3 | Anti-corruption | Integrity
302-1, 302-3 | Energy, energy intensity | Operational ecology
305-1 to 305-3 | Emissions | Operational ecology; Financing the transition
401-1 | New hires and turnover | Our employees
403-9 | Work-related injuries | Our employees
404-1, 404-3 | Training and reviews | Our employees
405-1 | Diversity | Our employees
406-1 | Incidents of discrimination | Our employees
415-1 | Political contributions | Integrity
[/table]
`,
  answers: `
BP-1_01 = consolidated
E1-4_01 = yes
E1-5_01 = 171.74 GWh
E1-5_08 = 2.35 GWh
E1-5_12 = 29.85 GWh
E1-5_17 = 2.61 GWh
E1-6_07 = 11842 t CO2e
E1-6_09 = 32960 t CO2e
E1-6_10 = 9715 t CO2e
E1-6_11#cat3 = 5120 t CO2e
E1-6_11#cat5 = 214 t CO2e
E1-6_11#cat6 = 1938 t CO2e
E1-6_11#cat7 = 6310 t CO2e
E1-6_11#cat15 = 9412 kt CO2e
E1-7_03 = yes
E1-7_10 = 38000 t
E1-7_21 = yes
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E5-5_07 = 4186 t
E5-5_15 = 38 t
G1-4_02 = 0
G1-4_04 = 1
G1-4_06 = 1
G1-5_03 = 0
G1-5_10 = yes
GOV-1_01 = 6
GOV-1_02 = 18
GOV-3_01 = yes
GOV-3_05 = 20 %
S1-12_01 = 2.1 %
S1-13_02 = 92.3 %
S1-13_04 = 36.8 h
S1-13_04#female = 37.1 h
S1-13_04#male = 36.2 h
S1-14_02 = 0
S1-14_04 = 48
S1-14_07 = 1248 days
S1-17_02 = 4
S1-1_08 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-6_02 = 21100
S1-6_02#female = 13947
S1-6_02#male = 7153
S1-6_05#AT = 5214
S1-6_05#CZ = 4386
S1-6_05#SK = 2978
S1-6_05#HU = 2142
S1-6_05#RO = 3655
S1-6_05#HR = 1517
S1-6_05#RS = 1208
S1-6_09#permanent = 19627
S1-6_09#permanent_female = 12948
S1-6_09#permanent_male = 6679
S1-6_09#temporary = 1473
S1-6_09#temporary_female = 999
S1-6_09#temporary_male = 474
S1-6_11 = 2894
S1-6_12 = 13.8 %
S1-6_19 = 17264
S1-6_19#female = 10650
S1-6_19#male = 6614
S1-6_20 = 3836
S1-6_20#female = 3297
S1-6_20#male = 539
S1-7_03 = 384
S1-8_01 = 84.1 %
S1-9_03 = 3461
S1-9_04 = 13012
S1-9_05 = 4627
S2-1_06 = yes
S4-3_13 = 91640
SBM-1_03 = 21100
absent E1-1_12 E1-1_14 E1-4_16 E1-4_22 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_07
absent E1-5_09 E1-5_10 E1-5_11 E1-5_14 E1-5_15 E1-5_16 E1-5_18 E1-6_08 E1-6_17 E1-6_30
absent E1-6_31 E1-8_04 E2-4_05 E3-4_03 E3-4_08 E3-4_12 E4-5_01 E4-5_02 E4-5_10 E4-5_11
absent E4.IRO-1_14 E5-4_02 E5-5_10 E5-5_11 E5-5_16 G1-1_09 G1-4_07 G1-5_04 G1-5_05 G1-6_01
absent G1-6_02 G1-6_03 G1-6_04 S1-10_01 S1-14_01 S1-14_03 S1-14_05 S1-14_06 S1-15_01 S1-15_02
absent S1-16_01 S1-16_02 S1-17_05 S1-17_08 S1-17_10 S1-6_03 S1-7_02 SBM-1_15 SBM-1_19
`,
}
