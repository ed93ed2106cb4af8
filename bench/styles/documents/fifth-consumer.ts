import type { StyleDocument } from '../style-document.ts'
import { brennakorPharmaAnswers } from './fifth-consumer-answers.ts'
import { fifthConsumerFashion } from './fifth-consumer-fashion.ts'
import { fifthConsumerForm } from './fifth-consumer-form.ts'

/** A pharmaceutical group that sets its figures in dense tables with heads of two levels. */
export const fifthConsumer: StyleDocument[] = [
  {
    name: 'brennakor-pharma-sustainability-statement-2025.pdf',
    language: 'en',
    year: 2025,
    style:
      'pharmaceutical group: dense two-level heads (year by hazard class, contract by gender and country, air and water by year), milestones, numbered energy lines',
    look: { size: 8.5, margin: 48 },
    text: `
head: Brennakor Pharma NV | Annual report 2025 | Sustainability statement
# Sustainability statement
## 1. General information
### 1.1 Basis for preparation
The sustainability statement of Brennakor Pharma NV has been prepared on a consolidated basis in accordance with the ESRS. Its scope of consolidation is the same as that of the financial statements (see note 4). It covers our upstream and downstream value chain to the extent that material impacts, risks and opportunities were identified there. Metrics have not been validated by an external body other than the assurance provider. We have not used the option to omit information corresponding to intellectual property, know-how or the results of innovation.
### 1.2 Business model
Brennakor researches, develops, manufactures and sells prescription medicines in respiratory disease, immunology and women's health, as well as prefilled injection systems that it also makes for other companies. Our products reached 48 million patients in 87 countries. We operate nine manufacturing sites and four research centres and buy from some 9,400 suppliers, of whom 310 provide active ingredients and intermediates. Net revenue amounted to €6,842.7 million (2024: €6,511.4 million), of which €4,190.5 million in respiratory disease, €1,702.8 million in immunology and €949.4 million in women's health and devices. The group is not active in the fossil fuel sector, in controversial weapons or in the cultivation and production of tobacco.
### 1.3 Governance
[table widths=220 style=rules size=8]
! GOV-1 at 31 December | 2025 | << | 2024 | <<
! | Board of Directors | Executive Committee | Board of Directors | Executive Committee
Number of members | 12 | 8 | 12 | 9
of which executive | 1 | 8 | 1 | 9
of which non-executive | 11 | – | 11 | –
of which independent | 7 (58.3%) | – | 7 (58.3%) | –
Women | 5 (41.7%) | 3 (37.5%) | 4 (33.3%) | 3 (33.3%)
Men | 7 (58.3%) | 5 (62.5%) | 8 (66.7%) | 6 (66.7%)
[/table]
fn: The CEO is a member of both bodies. The ratio of women to men on the Board of Directors is 0.71.
The annual bonus of the Executive Committee includes sustainability objectives, which account for 15% of the variable remuneration: Scope 1 and 2 emissions (5%), patient access (5%) and gender balance in leadership (5%). The climate-related part represented 2.1% of the total remuneration recognised in the year.
## 2. Environmental information
### 2.1 Climate change
Our transition plan was approved by the Board of Directors in December 2024. The near-term targets were validated by the Science Based Targets initiative as consistent with limiting global warming to 1.5°C: to reduce absolute Scope 1 and 2 (market-based) emissions by 54.6% by 2030 and absolute Scope 3 emissions by 32.5% by 2030, both from a 2021 base year. We intend to reach net zero by 2045 with a reduction of 90% across all scopes. The group is not excluded from the EU Paris-aligned benchmarks.
In 2025, €38.4 million of capital expenditure and €6.1 million of operating expenditure were allocated to the transition plan. A further €145 million of capital expenditure is planned for 2026–2030. The heat pumps and solvent recovery unit commissioned in Ghislain saved 3,420 tonnes of CO_{2}e during the year. The switch of our pressurised inhalers to a propellant with low warming potential is expected to avoid 31,000 tonnes of CO_{2}e a year from 2029.
[page]
head: Brennakor Pharma NV | Annual report 2025 | Sustainability statement
[table widths=285 style=zebra size=7.5]
! Energy consumption and mix (MWh) | 2024 | 2025 | Change
(1) Fuel consumption from coal and coal products | 0 | 0 | –
(2) Fuel consumption from crude oil and petroleum products | 6,905 | 6,120 | –11.4%
(3) Fuel consumption from natural gas | 156,240 | 148,310 | –5.1%
(4) Fuel consumption from other fossil sources | 0 | 0 | –
(5) Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources | 58,110 | 42,385 | –27.1%
* (6) Total fossil energy consumption (sum of lines 1 to 5) | 221,255 | 196,815 | –11.0%
Share of fossil sources in total energy consumption (%) | 55.2 | 49.3 |
* (7) Consumption from nuclear sources | 13,870 | 9,240 | –33.4%
Share of consumption from nuclear sources in total energy consumption (%) | 3.5 | 2.3 |
(8) Fuel consumption for renewable sources, including biomass and biogas | 9,880 | 12,430 | +25.8%
(9) Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources | 149,275 | 171,960 | +15.2%
(10) Consumption of self-generated non-fuel renewable energy | 6,230 | 8,415 | +35.1%
* (11) Total renewable energy consumption (sum of lines 8 to 10) | 165,385 | 192,805 | +16.6%
Share of renewable sources in total energy consumption (%) | 41.3 | 48.3 |
* Total energy consumption (sum of lines 6, 7 and 11) | 400,510 | 398,860 | –0.4%
Energy intensity (MWh per € million net revenue) | 61.5 | 58.3 | –5.2%
[/table]
fn: All net revenue (€6,842.7 million, as in the consolidated income statement) stems from activities in high climate impact sectors (NACE section C).
Besides, our cogeneration units produced 36,720 MWh of energy from natural gas and our own solar and geothermal installations 8,960 MWh of renewable energy, of which 545 MWh were fed into the grid.
[table widths=178 style=rules size=7.5]
! GHG emissions (tCO_{2}e) | Retrospective | << | << | << | Milestones and target years | << | <<
! | Base year 2021 | 2024 | 2025 | % 2025/2024 | 2030 | 2045 | Annual % target / base year
= Scope 1 GHG emissions
Gross Scope 1 GHG emissions | 41,870 | 34,980 | 32,140 | –8.1% | | |
Percentage of Scope 1 GHG emissions from regulated emission trading schemes (%) | 44 | 42 | 41 | | | |
= Scope 2 GHG emissions
Gross location-based Scope 2 GHG emissions | 52,640 | 47,230 | 44,815 | –5.1% | | |
Gross market-based Scope 2 GHG emissions | 43,310 | 19,845 | 14,260 | –28.1% | | |
Scope 1 and 2 (market-based) | 85,180 | 54,825 | 46,400 | –15.4% | 38,672 | 8,518 | –6.1%
= Significant Scope 3 GHG emissions
* Total gross indirect (Scope 3) GHG emissions | 1,081,500 | 1,020,895 | 988,540 | –3.2% | 730,012 | 108,150 | –3.6%
·1 Purchased goods and services | 742,300 | 701,850 | 684,200 | –2.5% | | |
·2 Capital goods | 61,400 | 66,210 | 58,930 | –11.0% | | |
·3 Fuel and energy-related activities (not included in Scope 1 or 2) | 24,800 | 20,115 | 18,740 | –6.8% | | |
·4 Upstream transportation and distribution | 118,750 | 96,480 | 92,610 | –4.0% | | |
·5 Waste generated in operations | 11,230 | 9,910 | 9,480 | –4.3% | | |
·6 Business travel | 9,870 | 20,240 | 21,350 | +5.5% | | |
·7 Employee commuting | 12,100 | 12,980 | 13,270 | +2.2% | | |
·9 Downstream transportation | 19,540 | 17,330 | 17,860 | +3.1% | | |
·11 Use of sold products | 55,100 | 49,820 | 46,500 | –6.7% | | |
·12 End-of-life treatment of sold products | 23,650 | 22,905 | 22,410 | –2.2% | | |
·15 Investments | 2,760 | 3,055 | 3,190 | +4.4% | | |
= Total GHG emissions
* Total GHG emissions (location-based) | 1,176,010 | 1,103,105 | 1,065,495 | –3.4% | | |
* Total GHG emissions (market-based) | 1,166,680 | 1,075,720 | 1,034,940 | –3.8% | | |
Intensity, location-based (tCO_{2}e/€ million) | | 169.4 | 155.7 | –8.1% | | |
Intensity, market-based (tCO_{2}e/€ million) | | 165.2 | 151.2 | –8.4% | | |
[/table]
[page]
head: Brennakor Pharma NV | Annual report 2025 | Sustainability statement
Compared with the base year, Scope 1 and 2 emissions have fallen by 45.5% and Scope 3 emissions by 8.6%. The combustion of biogas and wood led to 2,610 tonnes of biogenic CO_{2}, which are not included in Scope 1. 38% of Scope 3 emissions were calculated using primary data obtained from suppliers. 83% of the electricity purchased was covered by contractual instruments: 52% by bundled power purchase agreements and 31% by unbundled guarantees of origin. Categories 8, 10, 13 and 14 are not applicable.
Carbon credits were neither purchased nor cancelled in 2025, and we have no removal projects. We apply a shadow price of €110 per tonne of CO_{2}e to investment decisions above €1 million; the price covers 100% of Scope 1 and 100% of Scope 2 emissions.
### 2.2 Pollution
[table widths=215 style=grid size=8]
! E2-4 Pollutants above E-PRTR thresholds (kg) | Emissions to air | << | Emissions to water | <<
! | 2025 | 2024 | 2025 | 2024
Nitrogen oxides (NOx/NO_{2}) | 104,300 | 108,750 | – | –
Non-methane volatile organic compounds (NMVOC) | 138,600 | 151,200 | – | –
Dichloromethane (DCM) | 2,480 | 3,115 | – | –
Total nitrogen | – | – | 61,900 | 64,480
Total phosphorus | – | – | 5,340 | 5,720
Total organic carbon (TOC) | – | – | 78,250 | 81,030
Halogenated organic compounds (as AOX) | – | – | 1,085 | 1,210
[/table]
No pollutant was emitted to soil above a threshold. No microplastics were generated or used in our processes (0 tonnes).
[table widths=215 style=grid size=8]
! E2-5 Substances of concern (tonnes) | Substances of concern | << | of which of very high concern | <<
! | 2025 | 2024 | 2025 | 2024
Procured, generated or used in production | 18,420 | 19,065 | 1,236 | 1,398
Leaving our facilities as emissions | 143 | 157 | 4 | 5
Leaving our facilities as products | 612 | 590 | 0 | 0
Leaving our facilities as part of products | 385 | 371 | 21 | 24
* Total leaving our facilities | 1,140 | 1,118 | 25 | 29
[/table]
Provisions for environmental protection and remediation, chiefly for the former site in Wervelde, amounted to €27.3 million at year-end. No major pollution incident occurred.
### 2.3 Water
[table widths=190 style=grid size=8]
! E3-4 Water (thousand m³) | All sites | << | Of which in areas of high water stress | <<
! | 2025 | 2024 | 2025 | 2024
Water withdrawal | 3,482 | 3,611 | 706 | 748
Water discharge | 2,935 | 3,024 | 549 | 577
* Water consumption | 547 | 587 | 157 | 171
Water recycled and reused | 298 | 241 | 112 | 86
[/table]
Water intensity was 79.9 m³ per € million of net revenue (2024: 90.1). 91% of the volumes were measured directly.
[page]
head: Brennakor Pharma NV | Annual report 2025 | Sustainability statement
### 2.4 Resource use and waste
We used 61,280 tonnes of materials in our products and packaging (2024: 60,730 tonnes), of which 24.6% were sustainably sourced biological materials such as certified board, lactose and starch. Secondary reused or recycled components weighed 7,905 tonnes, or 12.9%. The rate of recyclable content is 71% for packaging and 18% for products, as most devices must be incinerated after use.
[table widths=132 style=rules size=7.5]
! E5-5 Waste by treatment (tonnes) | 2025 | << | << | 2024 | << | <<
! | Hazardous | Non-hazardous | Total | Hazardous | Non-hazardous | Total
= Diverted from disposal
·Preparation for reuse | 0 | 214 | 214 | 0 | 180 | 180
·Recycling | 6,240 | 9,830 | 16,070 | 5,890 | 9,655 | 15,545
·Other recovery operations | 1,185 | 2,410 | 3,595 | 1,240 | 2,385 | 3,625
* Total diverted from disposal | 7,425 | 12,454 | 19,879 | 7,130 | 12,220 | 19,350
= Directed to disposal
·Incineration | 8,930 | 3,145 | 12,075 | 9,480 | 3,320 | 12,800
·Landfilling | 62 | 418 | 480 | 75 | 466 | 541
·Other disposal operations | 317 | 96 | 413 | 342 | 110 | 452
* Total directed to disposal | 9,309 | 3,659 | 12,968 | 9,897 | 3,896 | 13,793
* Total waste generated | 16,734 | 16,113 | 32,847 | 17,027 | 16,116 | 33,143
* Non-recycled waste | | | 16,563 | | | 17,418
Non-recycled waste (% of total) | | | 50.4 | | | 52.6
[/table]
Hazardous waste consists mainly of spent solvents, of which 41% are distilled and used again. The research centre in Leydael disposed of 0.6 tonnes of radioactive waste (2024: 0.7 tonnes), which are included in other disposal operations.
## 3. Social information
### 3.1 Own workforce
Employee figures are given as headcount at the end of the reporting period; they reconcile with note 8 to the financial statements, which shows averages. On average, 12,390 people were employed in 2025.
[table widths=112 style=zebra size=8]
! S1-6 Employees at 31 December 2025 | Permanent | << | << | Temporary | << | << | Total
! Country | Women | Men | Total | Women | Men | Total |
Belgium | 1,920 | 1,655 | 3,575 | 84 | 61 | 145 | 3,720
Ireland | 842 | 911 | 1,753 | 40 | 37 | 77 | 1,830
Poland | 1,012 | 738 | 1,750 | 96 | 54 | 150 | 1,900
United States | 905 | 834 | 1,739 | 12 | 9 | 21 | 1,760
India | 468 | 1,046 | 1,514 | 31 | 52 | 83 | 1,597
Other countries | 881 | 712 | 1,593 | 49 | 33 | 82 | 1,675
* Total | 6,028 | 5,896 | 11,924 | 312 | 246 | 558 | 12,482
[/table]
[table widths=250 style=zebra size=8]
! S1-6 Employees by gender, 31 December 2025 | Women | Men | Total
Number of employees (headcount) | 6,340 | 6,142 | 12,482
Full-time employees | 5,599 | 5,974 | 11,573
Part-time employees | 741 | 168 | 909
Non-guaranteed hours employees | 0 | 0 | 0
Employees who left the company during the year | 612 | 571 | 1,183
[/table]
The turnover rate was 9.5% (2024: 10.2%). At year-end, 874 non-employees worked for us: 612 agency workers and 262 self-employed contractors.
[page]
head: Brennakor Pharma NV | Annual report 2025 | Sustainability statement
[table widths=170 style=grid size=8 align=left]
! S1-8 Coverage rate | Collective bargaining coverage | << | Social dialogue
! | Employees – EEA | Employees – non-EEA | Workplace representation (EEA only)
0–19% | – | Asia, Americas | –
20–39% | – | – | –
40–59% | Ireland | – | –
60–79% | Poland | – | Ireland
80–100% | Belgium | – | Belgium, Poland
[/table]
In total, 54.7% of our employees are covered by collective bargaining agreements.
[columns 2]
[table widths=110 style=zebra size=8]
! S1-9 | Number | %
Top management, women | 34 | 39.5
Top management, men | 52 | 60.5
Under 30 years | 2,118 | 17.0
30–50 years | 6,247 | 50.0
Over 50 years | 4,117 | 33.0
[/table]
[next]
[table widths=120 style=zebra size=8]
! S1-13, S1-15 | Women | Men | Total
Performance reviews, % | 96.4 | 95.1 | 95.8
Training hours per employee | 24.3 | 26.9 | 25.6
Took family-related leave, % | 8.8 | 6.2 | 7.5
Employees with disabilities, % | 2.6 | 2.9 | 2.7
[/table]
[/columns]
Top management comprises the two levels below the Board. All employees are entitled to family-related leave (100%) and all are paid an adequate wage in line with applicable benchmarks. The gender pay gap was 4.9% (2024: 5.3%), and the ratio of the highest paid individual's annual total remuneration to the median was 71.4.
[table widths=300 style=rules size=8]
! S1-14 and S1-17 | 2025 | << | 2024
! | Employees | Non-employees | Employees
Covered by the health and safety management system, % | 100 | 100 | 100
Fatalities from work-related injuries and ill health | 0 | 0 | 0
Recordable work-related accidents | 43 | 5 | 49
Recordable accidents per million hours worked | 2.1 | 3.4 | 2.5
Cases of recordable work-related ill health | 12 | 1 | 9
Days lost to injuries, accidents and ill health | 684 | 71 | 802
[/table]
No other workers died on our sites. In 2025 we confirmed six cases of discrimination, including harassment. People in our own workforce filed 58 complaints through our channels, none with the OECD National Contact Points. No fines, penalties or compensation (€0) arose from these cases, and no severe human rights incidents occurred.
## 4. Governance information
The Code of Conduct prohibits corruption and bribery in line with the UN Convention. 98.2% of functions-at-risk completed the anti-corruption training. There were no convictions and no fines (€0) for violations of anti-corruption and anti-bribery laws, and two confirmed incidents of bribery in the distribution business, as a result of which three employees were dismissed. Brennakor is registered in the EU Transparency Register (no. 4418 0926 351-77) and made no political contributions in money or in kind (€0); membership fees of lobbying associations came to €2.4 million and total lobbying expenses to €3.9 million. Our policy on animal welfare applies to all studies that we conduct or commission.
We pay an invoice on average 41 days after the contractual or statutory term starts to be calculated. Standard terms are 60 days for large suppliers and 30 days for small and medium-sized enterprises; 87% of payments were aligned with them. Three legal proceedings for late payment were outstanding at year-end.
`,
    answers: brennakorPharmaAnswers,
  },
  ...fifthConsumerFashion,
  ...fifthConsumerForm,
]
