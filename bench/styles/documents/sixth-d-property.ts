import type { StyleDocument } from '../style-document.ts'
import { sixthDPropertyAnswers } from './sixth-d-property-answers.ts'

export const sixthDProperty: StyleDocument = {
  name: 'langmeer-estates-esg-data-book-fy25-epra-sbpr.pdf',
  language: 'en',
  year: 2025,
  style:
    'landscape property company, EPRA sBPR tables, absolute and like-for-like, intensities, governance section, year to 31 March',
  look: { font: 'sans', size: 9, landscape: true, words: false, margin: 57 },
  text: `
head: Langmeer Estates N.V. | Sustainability Review and EPRA Data Book FY25
# Places that last
## Sustainability Review and EPRA Data Book for the year ended 31 March 2025
[columns 2]
Langmeer Estates owns and runs offices and urban logistics in Amsterdam, Rotterdam, Düsseldorf, Hamburg and Dublin. On 31 March 2025 our portfolio was made up of 74 assets with 1.28 million m^{2} of lettable space and was valued at EUR 5.9 billion, 1.8% more than a year before on a like-for-like basis. The average lease has 5.7 years left and occupancy stood at 93.1%. Total revenue came to EUR 341.9 million (FY24: EUR 329.7 million), of which gross rental income was EUR 286.4 million.

Our market has split in two. Agents report that in Amsterdam prime rents rose by 6% while one square metre in five of unrefurbished space in the outskirts stands empty. Tenants ask for buildings that run on electricity, tell them what they use, and are reached by bicycle. That is why we sold eleven ageing offices for EUR 312 million in the past two years and put EUR 204 million into retrofits.

The Weaver, our retrofit of a 1974 insurance headquarters in Rotterdam, opened in September 2024. Keeping the frame and 71% of the façade brought upfront embodied carbon down to 348 kg CO_{2}e per m^{2}; a new building would have come to about 700. Aquifer thermal storage supplies heating and cooling, and modelled energy use is 61 kWh per m^{2}. It was 84% let on opening, at rents 22% above those of the old building. The jury of a Dutch real estate prize named it renovation of the year.
[next]
At Harbour Sheds in Hamburg, six logistics halls built in the nineties, we replaced gas heaters with heat pumps and laid 9,400 m^{2} of photovoltaic panels on the roofs. One parcel company now charges 140 vans there overnight. The largest hall, of 18,300 m^{2}, is heated for less than EUR 3 per m^{2} a year.

Dublin Docklands went less smoothly. Commissioning of the heat pumps at Mariner House slipped by seven months because of the grid connection, and gas had to stay on through the winter.

### Where we stand
Our strategy “Places that last”, adopted in 2020, covers four themes: carbon, nature, people and conduct. In the Global Real Estate Sustainability Benchmark we scored 89 points out of 100 (2023: 86), against a peer average of 77, and kept five stars. Two other ratings that investors look at were unchanged. EPRA awarded our FY24 data book a Gold Award, the fifth in a row.

During the year 212 tenants replied to our satisfaction survey, giving us a net promoter score of 31 (FY24: 27). Green clauses are part of 68% of leases by area. 
[/columns]

[page]
# Climate
[columns 2]
## Pathway to net zero in 2040
The Board set climate targets in 2021, and the Science Based Targets initiative validated the near-term one in March 2022 as consistent with 1.5 °C. We undertake to lower absolute Scope 1 and 2 emissions (market-based) by 60% by FY30 from FY20, when they were 15,960 t CO_{2}e. By FY25 they had fallen by 48%. The second target is to bring down the embodied carbon of developments and major refurbishments per m^{2} by 40% by FY30, the third to reach 75 kWh per m^{2} for offices by FY35. The Net Zero Transition Plan was approved by the Board in January 2024 and put to an advisory vote, in which 96.2% of shareholders were in favour.

The plan is costed. Between FY25 and FY30, EUR 165 million go into removing gas from 31 buildings, of which nine have been finished. Measured against the CRREM pathways, 23 of our assets would be stranded before 2030 if nothing happened; three years ago it was 37.

An internal carbon price of EUR 95 per tonne is charged on the embodied carbon of each development, and the proceeds go into our Retrofit Fund. Since 2022 the fund has paid for 44 projects, such as LED lighting, demand-led ventilation and sub-meters in car parks.
[next]
## Carbon credits
Residual embodied carbon at practical completion is balanced with credits. For The Weaver we retired 6,200 credits, each representing one tonne of CO_{2}e, from a peatland restoration project in Scotland and a reforestation scheme in Ghana in FY25 (FY24: 9,400).

## Climate risk
All 74 assets were screened for flood, storm, heat, drought and subsidence in 2023 with a third-party tool. We used two scenarios, RCP 4.5 and the high-emission RCP 8.5, for 2030, 2050 and 2085. Under RCP 8.5 in 2050, 12 assets representing 14% of value are at high flood risk, most of them outside the dykes in Rotterdam and Hamburg. For seven of these flood barriers or raised plant rooms are in place.

## Nature
Nine of our assets are within 500 m of a Natura 2000 site, chiefly along the Wadden coast logistics corridor and the Elbe; ecologists found no harm from operation. Green roofs covered 38,200 m^{2} at year-end, and on the roof of Kade 12 black redstarts and 43 species of wild bees were counted.
[/columns]

[page]
# EPRA sustainability performance measures: environment
Data cover landlord-obtained consumption in 58 of 74 assets (84% of floor area) under operational control, including our own offices, which account for 412 MWh of electricity. Sixteen single-let assets are run by tenants, who report to us voluntarily. Like-for-like (LfL) figures cover 51 assets held in both years without major works. No data were estimated for electricity; for gas and water 4% were. Figures have been assured to ISAE 3000 (limited).
[table style=grid widths=92,212,58,58,62,62,62,62,60 size=8]
! EPRA code | Performance measure | Unit | Coverage | Absolute FY25 | Absolute FY24 | LfL FY25 | LfL FY24 | Change LfL
= Energy | | | | | | | |
Elec-Abs, Elec-LfL | Landlord shared services and own offices | MWh | 58 of 58 | 48,212 | 49,880 | 44,106 | 46,020 | –4.2%
Elec-Abs | Sub-metered to tenants | MWh | 58 of 58 | 21,904 | 20,310 | 19,870 | 19,655 | +1.1%
* Elec-Abs | Total landlord-obtained electricity | MWh | 58 of 58 | 70,116 | 70,190 | 63,976 | 65,675 | –2.6%
Elec-Abs | Share from renewable sources | % | | 94 | 91 | 94 | 91 | –
DH&C-Abs, DH&C-LfL | District heating and cooling | MWh | 22 of 22 | 18,640 | 19,905 | 17,020 | 18,410 | –7.6%
Fuels-Abs, Fuels-LfL | Natural gas (no other fuels) | MWh | 29 of 29 | 23,912 | 27,460 | 21,530 | 24,880 | –13.5%
* All energy | Total energy consumption | MWh | 58 of 58 | 112,668 | 117,555 | 102,526 | 108,965 | –5.9%
Energy-Int | Building energy intensity | kWh/m^{2} | 58 of 58 | 121 | 126 | 118 | 125 | –5.9%
– | Photovoltaic electricity generated on our roofs | MWh | 26 of 26 | 5,830 | 4,215 | n/a | n/a | –
= Greenhouse gas emissions | | | | | | | |
GHG-Dir-Abs | Scope 1 (gas, refrigerants) | t CO_{2}e | 58 of 58 | 4,352 | 5,004 | 3,918 | 4,540 | –13.7%
GHG-Indir-Abs | Scope 2 (location-based) | t CO_{2}e | 58 of 58 | 20,610 | 21,870 | 18,790 | 20,310 | –7.5%
GHG-Indir-Abs | Scope 2 (market-based) | t CO_{2}e | 58 of 58 | 3,912 | 4,880 | 3,560 | 4,410 | –19.3%
GHG-Int | Scope 1 and 2 (market-based) | kg CO_{2}e/m^{2} | 58 of 58 | 8.9 | 10.6 | 8.6 | 10.3 | –16.5%
[/table]
fn: Intensities are calculated with the floor area of the assets covered (FY25: 931,000 m^{2}); denominators exclude car parks. LfL intensities relate to 869,000 m^{2}. n/a = not applicable.

### Water and waste
[table style=grid widths=92,212,58,58,62,62,62,62,60 size=8]
! EPRA code | Performance measure | Unit | Coverage | Absolute FY25 | Absolute FY24 | LfL FY25 | LfL FY24 | Change LfL
Water-Abs, Water-LfL | Total water consumption (municipal supply) | m^{3} | 55 of 58 | 402,610 | 389,200 | 361,900 | 355,410 | +1.8%
Water-Int | Building water intensity | m^{3}/m^{2} | 55 of 58 | 0.43 | 0.42 | 0.42 | 0.41 | +1.8%
Waste-Abs, Waste-LfL | Total waste | t | 52 of 58 | 9,884 | 10,120 | 8,905 | 9,140 | –2.6%
Waste-Abs | of which hazardous | t | 52 of 58 | 61 | 58 | 55 | 53 | +3.8%
Waste-Abs | Recycled | t | 52 of 58 | 4,912 | 4,780 | 4,430 | 4,340 | +2.1%
Waste-Abs | Anaerobic digestion | t | 52 of 58 | 888 | 802 | 801 | 730 | +9.7%
Waste-Abs | Incineration with energy recovery | t | 52 of 58 | 3,870 | 4,268 | 3,480 | 3,830 | –9.1%
Waste-Abs | Landfill | t | 52 of 58 | 214 | 270 | 194 | 240 | –19.2%
[/table]
fn: Water was read automatically in 41 assets. Waste figures come from the collectors and do not include construction waste; 96% of the demolition waste of the three sites active in FY25 was diverted from landfill.

[page]
### Energy by country and property type (absolute, FY25)
[table style=grid widths=150,95,95,95,95,95,95 size=8]
! MWh | Electricity | District heating and cooling | Natural gas | Total FY25 | Total FY24 | Intensity kWh/m^{2}
Offices, Netherlands | 29,804 | 9,120 | 8,406 | 47,330 | 49,190 | 119
Offices, Germany | 18,640 | 9,520 | 4,310 | 32,470 | 33,905 | 127
Offices, Ireland | 13,402 | – | 8,916 | 22,318 | 23,670 | 158
Urban logistics | 8,270 | – | 2,280 | 10,550 | 10,790 | 79
* Portfolio | 70,116 | 18,640 | 23,912 | 112,668 | 117,555 | 121
[/table]

### Scope 3
[table style=grid widths=330,90,90,220 size=8 align=left]
! Category, t CO_{2}e | FY25 | FY24 | Method
1 Purchased goods and services | 12,870 | 11,940 | Spend, supplier factors
2 Capital goods (embodied carbon of developments) | 28,640 | 41,205 | Life cycle assessment at completion
3 Fuel- and energy-related activities | 5,210 | 5,480 | Consumption
5 Waste generated in operations | 690 | 720 | Weight and route
6 Business travel | 212 | 198 | Distance
7 Employee commuting | 318 | 330 | Survey
13 Downstream leased assets (tenants) | 31,420 | 33,180 | 61% measured, rest estimated
* Total Scope 3 | 79,360 | 93,053 | –
* Scope 1, 2 (market-based) and 3 | 87,624 | 102,937 | –
[/table]
Tenants’ emissions went down as more of them bought green electricity: the share of tenant floor area with a known renewable contract climbed from 52% to 60%. Embodied carbon varies from year to year with completions: in FY24 two schemes were completed, in FY25 one.

### Cert-Tot: certified assets and energy labels
[table style=grid widths=240,100,100,100,100 size=8]
! Share of floor area | FY25 | FY24 | FY23 | Number of assets
BREEAM In-Use, Very Good or better | 58% | 52% | 44% | 38
BREEAM, DGNB or LEED for new construction | 17% | 16% | 14% | 9
WELL or WiredScore | 21% | 18% | 12% | 11
* Any certificate | 79% | 71% | 63% | 53
Energy label A or better | 66% | 61% | 54% | 45
Energy label B or C | 27% | 30% | 33% | 21
Energy label D to G, or none | 7% | 9% | 13% | 8
[/table]

[page]
# People
[columns 2]
We are a small team for a big portfolio. Between Amsterdam (our head office, 188 colleagues), Düsseldorf, Hamburg and Dublin, 312 people worked for us on 31 March 2025; on average over the year there were 306. Property management was brought in-house in Germany in 2023, which is why the number of caretakers and engineers grew from 51 to 67. Cleaning, security and reception, with some 740 people on an average day, remain with service partners, who must pay at least the living wage published by independent bodies.

Performance is discussed twice a year. In FY25, 97% of employees had a formal appraisal. Everyone has a personal learning budget of EUR 2,000, and the Langmeer Academy ran 63 courses on subjects from heat pumps to negotiation. Asset managers can obtain a certificate in sustainable real estate at a Dutch business school; 18 have done so since 2022.

Our gender pay gap was 24.8% at the mean and 21.4% at the median (FY24: 26.1% and 22.0%). Women hold 34% of the best-paid quarter of jobs and 71% of the lowest. The Executive Committee has pledged to have at least 40% of senior manager roles filled by women by FY27.
[next]
The Diversity and Inclusion Policy rules out discrimination by age, gender, ethnic origin, faith, disability or sexual orientation; all line managers take a half-day course on unconscious bias and non-discrimination. Employees may address complaints to two confidential advisers, the works council, or the SafeLine, and nobody may suffer for having spoken up. In FY25 three complaints were raised via these routes; none of them concerned discrimination.

Parents receive 16 weeks of fully paid leave irrespective of gender. In the pulse survey of November 2024, 88% of colleagues said that they would recommend us, compared with a benchmark of 74% for financial and property firms.

In communities, 62 colleagues mentored pupils in Rotterdam-Zuid, and 86% of our assets took part in a local engagement programme. We gave EUR 610,000 and 1,940 hours of work to charities.
[/columns]
[page]
### EPRA social performance measures
[table style=grid widths=120,330,90,90,90 size=8]
! EPRA code | Performance measure | Unit | FY25 | FY24
Diversity-Emp | Employees at year-end | Number | 312 | 300
Diversity-Emp | · Women | Number | 164 | 156
Diversity-Emp | · Men | Number | 148 | 144
Diversity-Emp | · Full-time | Number | 271 | 262
Diversity-Emp | · Part-time | Number | 41 | 38
Diversity-Emp | · Permanent contract | Number | 296 | 281
Diversity-Emp | · Fixed-term contract | Number | 16 | 19
Diversity-Emp | · Under 30 years | Number | 58 | 55
Diversity-Emp | · 30 to 50 years | Number | 181 | 175
Diversity-Emp | · Over 50 years | Number | 73 | 70
Diversity-Emp | Women in senior management | % | 33 | 30
Diversity-Pay | Ratio of basic salary, women to men: senior managers | % | 91 | 90
Diversity-Pay | Ratio of basic salary, women to men: other staff | % | 96 | 95
Emp-Training | Average training per employee | Hours | 23.4 | 19.8
Emp-Dev | Employees with performance appraisal | % | 97 | 95
Emp-Turnover | New hires | Number | 51 | 46
Emp-Turnover | Departures | Number | 39 | 44
Emp-Turnover | Turnover rate | % | 12.7 | 14.9
H&S-Emp | Injury rate (per 100,000 hours worked) | Rate | 0.19 | 0.40
H&S-Emp | Lost day rate (per 100,000 hours worked) | Rate | 0.0 | 2.6
H&S-Emp | Absentee rate | % | 2.1 | 2.4
H&S-Emp | Work-related fatalities, employees | Number | 0 | 0
H&S-Asset | Assets with health and safety assessment | % | 100 | 98
H&S-Comp | Incidents of non-compliance concerning assets | Number | 2 | 1
Comty-Eng | Assets with community engagement | % | 86 | 81
[/table]
Our construction sites are managed by contractors. No fatalities occurred among contractors’ workers on our sites in FY25 (FY24: 0), and their reportable accident frequency was 2.7 per million hours.

[page]
# Governance
[columns 2]
## Gov-Board: composition of the highest governance body
Langmeer Estates has a one-tier board. On 31 March 2025 it had nine members: two executive directors, who are the Chief Executive and the Chief Financial Officer, and seven non-executive directors including the Chair. Seven of the nine directors, or 78%, are independent. Four are women. The average tenure is 4.6 years, and five non-executive directors have expertise in environmental or social matters. The Sustainability Committee, set up in 2019, met four times with full attendance.

## Gov-Selec: nominating and selecting
The Nomination Committee proposes candidates on the basis of a skills matrix that has covered climate since 2021. Independence, diversity and time commitment are considered; shareholders appoint directors for four years, once renewable. Two members will step down at the general meeting in July 2025.

## Gov-CoI: conflicts of interest
Directors disclose other mandates and interests annually. A director with a conflict neither discusses nor votes. In FY25 the register recorded two matters, concerning a broker owned by a relative and an advisory mandate at a lender.

## Pay
Sustainability targets carry 20% of the annual bonus and 30% of the long-term incentive plan of executive directors. For FY25 they were met at 84%; the energy target was exceeded and the one for tenant satisfaction missed.
[next]
## Conduct
The Code of Conduct and the Anti-Bribery Policy are binding for all employees; 99% completed the e-learning on both. The independently run SafeLine takes reports from inside and outside the company, also anonymously, and the Speak-Up Policy protects whistleblowers. There were no confirmed incidents of corruption or bribery (0), and no convictions or fines for them. We made no political donations (EUR 0).

The Supplier Code of Conduct, which prohibits child labour, forced labour and trafficking as our own Human Rights Policy does, was signed by 612 suppliers representing 92% of spend. We visited 14 cleaning and security firms with an outside auditor and found unpaid travel time at two of them, which was put right within six weeks.

## Payment of suppliers
Standard payment terms are 30 days. In FY25 it took us 24 days on average to pay an invoice (FY24: 26), and 94% of invoices were paid within terms. No legal proceedings for late payment were outstanding (0).

## EU Taxonomy and reporting
For FY25 42% of turnover, 61% of capital expenditure and 38% of operating expenditure are Taxonomy-aligned. The Corporate Sustainability Reporting Directive would first have applied to us in FY26; after the “stop-the-clock” decision in April 2025 we will continue to use the EPRA guidelines, fourth version, and the Global Reporting Initiative. This review covers Langmeer Estates N.V. and all subsidiaries and joint operations in the consolidated accounts; three associates are left out.
[/columns]
`,
  answers: sixthDPropertyAnswers,
}
