import type { StyleDocument } from '../style-document.ts'
import { fifthHotelsAnswers } from './fifth-english-groups-hotels-answers.ts'

/** Fifth set: the data book of a British hotel group. */
export const fifthHotels: StyleDocument = {
  name: 'larkhaven-esg-data-book-2025.pdf',
  language: 'en',
  year: 2025,
  style: 'British data book: six years in grids, latest last, intensity rows, raised marks of assurance, landscape',
  look: { landscape: true, size: 8, margin: 36 },
  text: `
head: LARKHAVEN HOTELS & RESORTS PLC   ESG Data Book 2025   Environment
# ESG Data Book 2025
[columns 3]
### About this data book
The data book brings together the environmental, social and governance data of Larkhaven Hotels & Resorts plc and its subsidiaries (the Group). It should be read with the Annual Report 2025 and the Reporting Criteria on our website. FY25 is the 52 weeks to 2 October 2025. FY20 is not shown since most hotels were closed.
[next]
### Boundary
Operational control: 148 owned, leased and managed hotels (36,412 rooms) in the United Kingdom, Ireland, Germany and Spain, plus offices. 61 franchised hotels are outside Scopes 1 and 2 and are shown under Scope 3, category 14. FY19 is the baseline of our science-based targets.
[next]
### Assurance
^{A} Figures for FY25 marked A were subject to limited assurance by our independent assurance provider under ISAE (UK) 3000 and ISAE 3410. The report is on page 9. Other figures were not assured. ^{R} Restated. n/a: not available for that year.
[/columns]
[table widths=230,74 style=grid size=6.8]
! Energy | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
= Energy consumption by source
Natural gas | MWh | 402,310 | 268,940 | 361,205 | 352,118 | 338,470 | 321,864^{A}
Oil products | MWh | 31,272 | 21,009 | 27,785 | 27,114 | 26,007 | 24,199^{A}
·Heating oil and LPG^{1} | MWh | 21,460 | 14,905 | 19,330 | 18,724 | 17,905 | 16,738
·Petrol and diesel | MWh | 9,812 | 6,104 | 8,455 | 8,390 | 8,102 | 7,461
Wood chip and pellets (renewable fuel) | MWh | 1,120 | 1,404 | 2,210 | 2,655 | 2,780 | 2,905^{A}
Purchased electricity, renewable^{2} | MWh | 118,400 | 142,615 | 241,380 | 305,224 | 338,051 | 348,912^{A}
Purchased electricity, standard tariff | MWh | 268,215 | 96,330 | 118,904 | 71,218 | 36,240 | 21,306^{A}
District heating and cooling (non-renewable) | MWh | 14,880 | 10,216 | 13,905 | 13,440 | 12,988 | 12,402^{A}
Solar power generated and consumed on site | MWh | 305 | 410 | 1,120 | 2,044 | 3,260 | 4,120^{A}
* Total energy consumption^{3} | MWh | 836,502 | 540,924 | 766,509 | 773,813 | 757,796 | 735,708^{A}
·United Kingdom | MWh | 620,684 | 401,366 | 568,750 | 574,169 | 562,285 | 545,895
·Ireland, Germany and Spain | MWh | 215,818 | 139,558 | 197,759 | 199,644 | 195,511 | 189,813
Renewable energy, total | MWh | 119,825 | 144,429 | 244,710 | 309,923 | 344,091 | 355,937^{A}
Renewable energy, share of total energy | % | 14.3 | 26.7 | 31.9 | 40.1 | 45.4 | 48.4^{A}
Renewable electricity, share of total electricity | % | 30.7 | 59.8 | 67.1 | 81.2 | 90.4 | 94.3
Solar power generated (including exports) | MWh | 318 | 431 | 1,190 | 2,180 | 3,492 | 4,406
= Energy intensity
Energy per occupied room night | kWh | 85.0 | 134.6 | 96.9 | 82.7 | 78.0 | 74.2
Energy per square metre | kWh/m² | 331 | n/a | 297 | 289 | 281 | 272
Energy per £m of revenue | MWh/£m | 694.4 | 1,085.5 | 797.0 | 651.2 | 607.7 | 569.7
[/table]
[table widths=230,74 style=grid size=6.8]
! Business drivers | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
Revenue | £m | 1,204.6 | 498.3 | 961.7 | 1,188.2 | 1,246.9 | 1,291.5
Occupied room nights | million | 9.84 | 4.02 | 7.91 | 9.36 | 9.71 | 9.92
Occupancy | % | 78.1 | 35.9 | 67.4 | 77.0 | 78.6 | 79.2
Hotels operated at year-end | number | 151 | 149 | 147 | 146 | 147 | 148
[/table]
fn: 1 Kerosene, gas oil and LPG. 2 Contracts backed by REGOs, guarantees of origin or the Bryn Coed wind power purchase agreement. Hotels in Germany with landlord supply are on standard tariffs. 3 No energy from coal was used in any year.
[page]
head: LARKHAVEN HOTELS & RESORTS PLC   ESG Data Book 2025   Environment
## Greenhouse gas emissions
[table widths=230,74 style=grid size=6.8]
! Greenhouse gas emissions | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
= Scope 1 and 2
* Scope 1 | t CO_{2}e | 87,445 | 58,151 | 78,667 | 76,550 | 73,327 | 69,349^{A}
·Fuels for heating and kitchens | t CO_{2}e | 80,115 | 53,940 | 72,480 | 70,602 | 67,815 | 64,402
·Refrigerants | t CO_{2}e | 4,910 | 2,705 | 4,102 | 3,880 | 3,515 | 3,108
·Company vehicles | t CO_{2}e | 2,420 | 1,506 | 2,085 | 2,068 | 1,997 | 1,839
* Scope 2 (location-based) | t CO_{2}e | 101,930 | 52,740 | 74,115 | 79,906 | 78,340 | 72,911^{A}
* Scope 2 (market-based) | t CO_{2}e | 73,820 | 27,455 | 34,216 | 20,938 | 11,580 | 7,264^{A}
Scope 1 and 2 (location-based) | t CO_{2}e | 189,375 | 110,891 | 152,782 | 156,456 | 151,667 | 142,260^{A}
Scope 1 and 2 (market-based) | t CO_{2}e | 161,265 | 85,606 | 112,883 | 97,488 | 84,907 | 76,613^{A}
·of which United Kingdom (market-based) | t CO_{2}e | 114,498 | 60,780 | 80,147 | 69,216 | 60,284 | 54,395
Change in Scope 1 and 2 (market-based) against FY19 | % | – | –46.9 | –30.0 | –39.5 | –47.3 | –52.5
= Scope 3
* Scope 3, total | t CO_{2}e | 524,590 | 234,980 | 413,866 | 480,472 | 479,500 | 458,085^{A}
·Category 1: Purchased goods and services^{R}^{5} | t CO_{2}e | 318,400 | 141,220 | 262,905 | 301,880 | 296,450 | 289,316
·Category 2: Capital goods | t CO_{2}e | 61,240 | 18,905 | 34,480 | 52,116 | 58,730 | 47,952
·Category 3: Fuel- and energy-related activities | t CO_{2}e | 41,015 | 24,360 | 33,718 | 35,240 | 34,102 | 32,470^{A}
·Category 4: Upstream transportation and distribution | t CO_{2}e | 21,880 | 9,640 | 18,115 | 20,544 | 20,210 | 19,836
·Category 5: Waste generated in operations | t CO_{2}e | 5,120 | 1,980 | 3,460 | 3,522 | 3,304 | 3,061
·Category 6: Business travel | t CO_{2}e | 3,915 | 620 | 2,208 | 3,140 | 3,286 | 3,415^{A}
·Category 7: Employee commuting | t CO_{2}e | 14,720 | 6,805 | 12,260 | 13,915 | 14,038 | 14,127
·Category 14: Franchises | t CO_{2}e | 58,300 | 31,450 | 46,720 | 50,115 | 49,380 | 47,908
= Total and intensity
Scope 1, 2 and 3 (location-based) | t CO_{2}e | 713,965 | 345,871 | 566,648 | 636,928 | 631,167 | 600,345
* Scope 1, 2 and 3 (market-based) | t CO_{2}e | 685,855 | 320,586 | 526,749 | 577,960 | 564,407 | 534,698
Scope 1 and 2 (market-based) per occupied room night | kg CO_{2}e | 16.39 | 21.30 | 14.27 | 10.42 | 8.74 | 7.72^{A}
Scope 1 and 2 (market-based) per £m of revenue^{4} | t CO_{2}e/£m | 133.9 | 171.8 | 117.4 | 82.0 | 68.1 | 59.3
Biogenic emissions (outside of scopes)^{6} | t CO_{2} | 402 | 504 | 793 | 953 | 998 | 1,043
Carbon credits retired | t CO_{2}e | 0 | 0 | 2,500 | 2,500 | 0 | 0
[/table]
fn: 4 Scope 1 and 2 per £m uses revenue of continuing operations. 5 Restated after the change from spend-based to weight-based factors for food and beverages. 6 CO_{2} from wood chip; outside of scopes. Targets (SBTi, approved June 2023): Scope 1 and 2 –55% by FY30, Scope 3 –30% by FY30, both absolute against FY19.
[page]
head: LARKHAVEN HOTELS & RESORTS PLC   ESG Data Book 2025   Environment
## Water and waste
[table widths=230,74 style=grid size=6.8]
! Water | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
* Water withdrawal, total | m³ | 4,798,600 | 2,308,500 | 4,066,400 | 4,475,500 | 4,457,100 | 4,379,200^{A}
·Municipal supply | m³ | 4,610,200 | 2,204,300 | 3,905,100 | 4,302,600 | 4,288,400 | 4,216,900
·Boreholes | m³ | 188,400 | 104,200 | 161,300 | 172,900 | 168,700 | 162,300
Withdrawal in areas of high or extremely high water stress^{7} | m³ | 1,012,400 | 501,200 | 880,600 | 961,300 | 948,200 | 931,500
Share of withdrawal in areas of high or extremely high water stress | % | 21.1 | 21.7 | 21.7 | 21.5 | 21.3 | 21.3
Greywater and rainwater reused | m³ | n/a | n/a | 6,150 | 8,900 | 10,740 | 12,480
Withdrawal per occupied room night | litres | 488 | 574 | 514 | 478 | 459 | 441^{A}
[/table]
[table widths=230,74 style=grid size=6.8]
! Waste | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
* Total waste | t | 27,075 | 10,833 | 21,489 | 22,968 | 22,779 | 22,678^{A}
·Non-hazardous waste | t | 26,979 | 10,792 | 21,419 | 22,885 | 22,691 | 22,586
·Hazardous waste | t | 96 | 41 | 70 | 83 | 88 | 92
= By treatment
Recycled | t | 9,120 | 4,015 | 8,240 | 9,466 | 9,702 | 9,915^{A}
Other recovery (anaerobic digestion and composting) | t | 3,810 | 1,702 | 4,126 | 5,210 | 5,688 | 6,034^{A}
Incineration with energy recovery | t | 10,240 | 4,106 | 7,905 | 7,688 | 7,012 | 6,488^{A}
Landfill | t | 3,905 | 1,010 | 1,218 | 604 | 377 | 241^{A}
Diverted from landfill^{9} | % | 85.6 | 90.7 | 94.3 | 97.4 | 98.3 | 98.9^{A}
Recycling rate | % | 33.7 | 37.1 | 38.3 | 41.2 | 42.6 | 43.7
Total waste per occupied room night | kg | 2.75 | 2.69 | 2.72 | 2.45 | 2.35 | 2.29
= Food waste
Food waste^{8} | t | n/a | n/a | 6,480 | 6,605 | 6,390 | 6,112^{A}
Food waste per cover | g | n/a | n/a | 182 | 171 | 163 | 154
Food surplus redistributed | t | n/a | 22 | 61 | 104 | 138 | 171
[/table]
fn: 7 WRI Aqueduct baseline water stress: hotels in Mallorca, Málaga and south-east England. 8 Food surplus redistributed is not counted as waste. 9 Includes recycling, composting and incineration with energy recovery, as is usual in the UK hospitality sector.
[columns 2]
### Ratings and certification
[table widths=190 style=grid size=6.8 align=left]
! Scheme | FY23 | FY24 | FY25
CDP Climate Change | C | B | B
CDP Water Security | – | C | B–
ISO 14001 certified hotels (%) | 41 | 58 | 72
Green Key or Green Tourism hotels (%) | 22 | 30 | 37
[/table]
[next]
### Sustainable sourcing
[table widths=190 style=grid size=6.8]
! Share of spend or volume (%) | FY23 | FY24 | FY25
Cage-free eggs | 88 | 96 | 100
MSC or ASC certified seafood | 61 | 68 | 74
RSPO palm oil (own brands) | 90 | 97 | 99
Cotton linen from certified sources | 35 | 52 | 66
[/table]
[/columns]
[page]
head: LARKHAVEN HOTELS & RESORTS PLC   ESG Data Book 2025   People
## People
[table widths=262,58 style=grid size=6.8]
! Colleagues | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
= Workforce at year-end^{10}
* Colleagues, total | number | 17,715 | 11,598 | 15,029 | 16,075 | 16,348 | 16,533^{A}
·Women | number | 9,610 | 6,204 | 8,115 | 8,740 | 8,902 | 9,014^{A}
·Men | number | 8,105 | 5,390 | 6,902 | 7,314 | 7,420 | 7,488^{A}
·Non-binary or not declared | number | 0 | 4 | 12 | 21 | 26 | 31
Women, share of colleagues | % | 54.2 | 53.5 | 54.0 | 54.4 | 54.5 | 54.5
·United Kingdom | number | 12,253 | 7,753 | 10,084 | 10,792 | 10,926 | 11,015
·Germany | number | 2,010 | 1,460 | 1,790 | 1,905 | 1,962 | 1,988
·Spain | number | 1,650 | 1,105 | 1,540 | 1,688 | 1,742 | 1,796
·Ireland | number | 1,802 | 1,280 | 1,615 | 1,690 | 1,718 | 1,734
Average number of colleagues | number | 17,904 | 11,210 | 14,480 | 15,812 | 16,240 | 16,455
= Contracts
Permanent | number | 13,765 | 9,956 | 11,724 | 12,790 | 13,455 | 14,080
Fixed-term and seasonal | number | 2,140 | 902 | 1,980 | 2,105 | 1,988 | 1,842
Casual (no guaranteed hours)^{11} | number | 1,810 | 740 | 1,325 | 1,180 | 905 | 611
Full-time | number | 10,510 | 7,188 | 9,111 | 9,845 | 10,064 | 10,216
Part-time | number | 7,205 | 4,410 | 5,918 | 6,230 | 6,284 | 6,317
Agency workers (average for the year) | FTE | 412 | 96 | 388 | 401 | 366 | 342
= Joiners and leavers
Joiners | number | 8,940 | 3,105 | 11,336 | 8,434 | 7,253 | 6,899
Leavers | number | 8,612 | 9,180 | 7,905 | 7,388 | 6,980 | 6,714^{A}
Turnover^{12} | % | 48.1 | 81.9 | 54.6 | 46.7 | 43.0 | 40.8^{A}
Voluntary turnover | % | 39.2 | 28.5 | 46.1 | 38.4 | 34.6 | 32.3
= Age
Under 30 | number | 7,310 | 4,302 | 6,184 | 6,620 | 6,702 | 6,688
30 to 50 | number | 7,200 | 4,906 | 6,157 | 6,551 | 6,635 | 6,743
Over 50 | number | 3,205 | 2,390 | 2,688 | 2,904 | 3,011 | 3,102
= Leadership and inclusion
Women in top management^{13} | number | 24 | 26 | 29 | 33 | 36 | 38^{A}
Men in top management^{13} | number | 61 | 58 | 57 | 56 | 55 | 54^{A}
Women in top management^{13} | % | 28.2 | 31.0 | 33.7 | 37.1 | 39.6 | 41.3^{A}
Women among hotel general managers | % | 31 | 33 | 35 | 38 | 40 | 41
Colleagues from ethnic minority backgrounds (UK) | % | n/a | n/a | 24.8 | 26.1 | 27.3 | 28.0
Colleagues with a disability | % | n/a | n/a | 3.9 | 4.6 | 5.2 | 5.8
Covered by collective bargaining agreements | % | 27 | 29 | 28 | 28 | 29 | 29
[/table]
fn: 10 Head count at year-end; includes part-time colleagues and students. 11 Colleagues on contracts without guaranteed hours, mostly in banqueting. 12 Leavers of all kinds divided by average head count. 13 The Executive Committee and its direct reports.
[page]
head: LARKHAVEN HOTELS & RESORTS PLC   ESG Data Book 2025   People and governance
[columns 2]
[table widths=152,50 style=grid size=6.6]
! Pay, training and safety | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
= Pay
Gender pay gap, Group^{17} | % | n/a | n/a | n/a | 9.1 | 8.8 | 8.4
Gender pay gap, mean (UK statutory)^{16} | % | 11.2 | 9.6 | 9.9 | 9.4 | 9.0 | 8.7
Gender pay gap, median (UK statutory)^{16} | % | 5.4 | 3.1 | 4.0 | 3.8 | 3.2 | 2.9
Colleagues on at least the real Living Wage (UK) | % | n/a | n/a | 71 | 83 | 92 | 96
= Training and engagement
Training hours, total | thousand | 286.5 | 97.4 | 241.8 | 286.2 | 305.3 | 319.2
Training hours per colleague (average) | hours | 16.0 | 8.7 | 16.7 | 18.1 | 18.8 | 19.4^{A}
Colleagues with an annual performance review | % | 74 | 52 | 68 | 77 | 81 | 83
Engagement score | out of 10 | 7.4 | 7.0 | 7.2 | 7.5 | 7.7 | 7.8
Apprentices (UK) | number | 310 | 148 | 262 | 345 | 388 | 402
= Health and safety
Fatalities, colleagues and agency workers | number | 0 | 0 | 0 | 1 | 0 | 0^{A}
Fatalities, contractors on site | number | 0 | 0 | 1 | 0 | 0 | 0^{A}
Recordable accidents^{14} | number | 402 | 188 | 331 | 355 | 338 | 312^{A}
Recordable accident rate^{14} | per million hours | 15.0 | 14.6 | 15.3 | 14.9 | 13.9 | 12.7^{A}
RIDDOR-reportable accidents^{15} | number | 71 | 30 | 58 | 62 | 55 | 51
Accident rate, guests | per million stays | 12.1 | 10.4 | 11.6 | 11.2 | 10.9 | 10.3
Working days lost through accidents | days | 3,610 | 1,522 | 2,984 | 3,105 | 2,866 | 2,641
Work-related ill health | number | n/a | n/a | 24 | 22 | 19 | 17
Hotels with external food safety audit | % | 100 | 94 | 100 | 100 | 100 | 100
= Human rights
Discrimination and harassment cases upheld | number | n/a | 6 | 14 | 17 | 15 | 12
Severe human rights incidents among own workforce | number | n/a | 0 | 0 | 0 | 0 | 0
Colleagues trained in modern slavery awareness | % | 38 | 41 | 66 | 82 | 90 | 94
[/table]
[next]
[table widths=152,50 style=grid size=6.6]
! Governance | Unit | FY19 | FY21 | FY22 | FY23 | FY24 | FY25
= Board at year-end
Executive directors | number | 3 | 2 | 2 | 2 | 2 | 2
Non-executive directors, including the Chair | number | 6 | 7 | 7 | 7 | 8 | 8
Women on the Board | % | 33.3 | 33.3 | 44.4 | 44.4 | 40.0 | 50.0
Independent directors | % | 55.6 | 66.7 | 66.7 | 66.7 | 70.0 | 70.0
Variable pay of executive directors linked to ESG measures | % | 0 | 10 | 10 | 15 | 15 | 15
= Ethics and compliance
Colleagues in at-risk functions covered by anti-bribery training | % | 81 | 76 | 88 | 93 | 96 | 97
Confirmed incidents of corruption or bribery | number | 0 | 0 | 1 | 0 | 0 | 0
Convictions for breaches of anti-corruption and anti-bribery laws | number | 0 | 0 | 0 | 0 | 0 | 0
Fines for breaches of anti-corruption and anti-bribery laws | £ | 0 | 0 | 0 | 0 | 0 | 0
Speak Up reports | number | 64 | 51 | 98 | 121 | 134 | 142
Reportable personal data breaches | number | 3 | 1 | 2 | 2 | 4 | 1
Political donations | £ | 0 | 0 | 0 | 0 | 0 | 0
= Suppliers and community
Average time to pay an invoice | days | 49 | 62 | 51 | 46 | 43 | 41
Invoices paid within agreed terms | % | 78 | 64 | 76 | 83 | 86 | 88
Community investment | £m | 2.1 | 0.6 | 1.4 | 1.9 | 2.2 | 2.4
[/table]
[/columns]
fn: 14 Accidents that caused more than first aid; 24.6 million hours worked in FY25. 15 Reportable under the Reporting of Injuries, Diseases and Dangerous Occurrences Regulations, UK only. 16 Statutory reporting of Larkhaven Hotels (UK) Ltd, snapshot date 5 April. 17 Difference between the average hourly pay of men and women in all countries.
The Group's Supplier Code of Conduct applies to all suppliers. The Speak Up line is open to colleagues, agency workers and suppliers and is run by a third party; reports may be made anonymously. One case under the Modern Slavery protocol was referred to the authorities in FY25; it concerned a laundry contractor.
`,
  answers: fifthHotelsAnswers,
}
