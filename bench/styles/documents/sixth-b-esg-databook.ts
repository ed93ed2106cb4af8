import type { StyleDocument } from '../style-document.ts'
import { sixthBEsgDatabookAnswers } from './sixth-b-esg-databook-answers.ts'

export const sixthBEsgDatabook: StyleDocument = {
  name: 'bellamont-esg-databook-2024.pdf',
  language: 'en',
  year: 2024,
  style:
    'ESG data book of a consumer goods company, landscape, oldest of four years first, notes and methodology, kt and thousand m3',
  look: { font: 'sans', size: 8.5, landscape: true, words: true, margin: 50 },
  text: `
head: Bellamont | ESG Databook 2024
# Bellamont ESG Databook 2024
[columns 2]
### Who we are
Bellamont makes everyday pleasures: biscuits, chocolate, cereal bars, spreads and, since the purchase of Maison Clairvaux in 2012, soap and body care. What began in 1891 as a pastry shop on the market square of Tournai is today a group with 41 factories in 19 countries, 34 brands and around 260,000 points of sale. Seven brands each achieve sales of more than €300 million. The four largest customers, all European retailers, account for 27% of revenue.

### Purpose of this document
The Databook brings together in one place the non-financial indicators that analysts, rating agencies and customers ask for most frequently. It complements the Universal Registration Document, in which our policies, risks and action plans are described in detail. Where there is a difference between the two documents, the Universal Registration Document prevails.

### Recognition
In 2024 Bellamont was again on the CDP A List for forests (palm oil, timber) and scored A- for climate and B for water. It is a constituent of two European ESG indices.
[next]
### Reporting scope
Data cover Bellamont SA and all companies under its control, on a consolidated basis and for the calendar year. Acquisitions are included from the first full calendar year after closing: the Brazilian snack maker bought in September 2023 is therefore included in environmental, safety and HR data from 1 January 2024. Divested businesses are excluded from the date of sale (Nordic bakery: 30 June 2022).

### Restatements
Scope 3 emissions for 2021–2023 have been recalculated with new factors for cocoa, including land-use change, which added between 4% and 6% per year. Waste for 2023 was corrected for a double count at the Lódz factory (-1.4 kt).

### Assurance
Indicators marked with A in the last column were subject to limited assurance in 2024. The statement of the independent third party can be found in section 3.8 of the Universal Registration Document.

### Legend
n.r. not reported; n.a. not applicable; (1) etc. see notes following the tables.
[/columns]
[tiles]
€7,542m | revenue 2024
41 | factories
88% | packaging recyclable by design
-43% | Scope 1+2 vs 2019
46% | women on the Board
[/tiles]
[page]
## 1 Targets scorecard
[table align=left style=rules size=8 widths=70,260,70,70,90,90,70]
! Pillar | Commitment | Baseline | Target year | Target | Achieved 2024 | Status
Climate | Reduce absolute Scope 1 and 2 emissions (market-based), SBTi 1.5°C | 2019 | 2030 | -47% | -43% | On track
Climate | Reduce absolute Scope 3 emissions, energy and industry, SBTi | 2019 | 2030 | -25% | -11% | Behind
Climate | Reduce absolute Scope 3 emissions, FLAG, SBTi | 2019 | 2030 | -30.3% | -13% | Behind
Climate | Electricity from renewable sources | – | 2025 | 100% | 88.3% | Behind
Water | Water withdrawal per tonne of product | 2019 | 2030 | -20% | -14.6% | On track
Circularity | Packaging recyclable by design | – | 2028 | 100% | 88% | On track
Circularity | Recycled content in plastic packaging | – | 2028 | 25% | 13% | On track
Sourcing | Cocoa from our Cacao Clair programme | – | 2026 | 100% | 86% | On track
Sourcing | Cage-free eggs | – | 2025 | 100% | 97% | On track
People | Women in senior management | – | 2027 | 42% | 39.1% | On track
Safety | Total recordable incident rate | 2019 | 2027 | 4.5 | 6.4 | Behind
Nutrition | Sales of products with at most 100 kcal per portion | – | 2030 | 50% | 41% | On track
[/table]
The targets for Scope 1 and 2 and both Scope 3 targets were validated by the Science Based Targets initiative in May 2023. The first is in line with a 1.5°C trajectory. The Scope 3 result suffers from growth in chocolate and from the fact that deforestation in the past 20 years is charged to cocoa under the new rules. Programmes with 64,000 farmers in Côte d'Ivoire, Ghana and Ecuador – 9.1 million shade trees distributed since 2018, GPS mapping of 97% of directly sourced farms – should take effect from 2026.

Executive pay: 20% of the annual bonus of the Chief Executive Officer and of 310 senior managers depends on the scorecard, namely on carbon, safety and women in senior management; in the long-term incentive plan, climate weighs 25%. An internal carbon price of €100 per tonne of CO_{2}e has been applied to all capital expenditure requests above €0.5 million since 2022 (previously €50).
[page]
## 2 Climate and energy
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Energy | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
* Total energy consumption | MWh | 1,598,300 | 1,571,600 | 1,529,800 | 1,507,400 | 302-1 / E1-5 | A
Natural gas | MWh | 898,200 | 871,000 | 834,900 | 812,400 | 302-1 | A
Coal | MWh | 18,900 | 9,400 | 0 | 0 | 302-1 | A
LPG and fuel oil | MWh | 34,600 | 30,100 | 24,800 | 21,300 | 302-1 | A
Fuels for vehicles | MWh | 38,300 | 37,100 | 35,200 | 33,800 | 302-1 |
Biomass and biogas (renewable fuels) | MWh | 31,700 | 44,200 | 59,500 | 64,700 | 302-1 | A
Purchased electricity | MWh | 519,400 | 521,600 | 514,300 | 512,900 | 302-1 | A
· of which renewable | MWh | 316,800 | 370,300 | 421,700 | 451,400 | 302-1 | A
Purchased steam and heat (non-renewable) | MWh | 52,900 | 51,800 | 49,900 | 48,200 | 302-1 | A
Solar electricity consumed on site | MWh | 4,300 | 6,400 | 11,200 | 14,100 | 302-1 | A
Solar electricity generated on site | MWh | 4,600 | 6,900 | 12,100 | 15,300 | E1-5 |
Energy from renewable sources, total | MWh | 352,800 | 420,900 | 492,400 | 530,200 | E1-5 | A
Share of renewable energy | % | 22.1 | 26.8 | 32.2 | 35.2 | E1-5 | A
Share of renewable electricity (2) | % | 61.3 | 71.3 | 82.4 | 88.3 | – | A
Energy intensity | kWh/t product | 882 | 857 | 849 | 826 | 302-3 |
[/table]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Greenhouse gas emissions | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
* Scope 1 | kt CO_{2}e | 214.8 | 206.1 | 193.7 | 186.4 | 305-1 / E1-6 | A
· covered by the EU ETS | % | 23 | 22 | 20 | 19 | E1-6 |
Scope 2, location-based | kt CO_{2}e | 188.3 | 181.7 | 172.5 | 168.9 | 305-2 / E1-6 | A
* Scope 2, market-based | kt CO_{2}e | 73.6 | 55.8 | 36.2 | 24.6 | 305-2 / E1-6 | A
Scope 1 and 2, market-based | kt CO_{2}e | 288.4 | 261.9 | 229.9 | 211.0 | – | A
Scope 1 and 2 per tonne of product | kg CO_{2}e/t | 159.2 | 142.8 | 127.7 | 115.6 | 305-4 |
Biogenic emissions (outside of scopes) | kt CO_{2} | 11.8 | 16.4 | 22.0 | 23.9 | 305-1 |
Carbon credits retired (3) | kt CO_{2}e | 31.0 | 26.4 | 18.2 | 12.5 | E1-7 |
[/table]
[page]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Scope 3 emissions by category (4) | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
1 Purchased goods and services | kt CO_{2}e | 6,588.0 | 6,571.3 | 6,290.1 | 6,204.5 | 305-3 | A
· of which FLAG emissions | kt CO_{2}e | 4,702.0 | 4,688.5 | 4,471.2 | 4,410.3 | 305-3 |
2 Capital goods | kt CO_{2}e | 48.4 | 52.7 | 66.0 | 61.2 | 305-3 |
3 Fuel- and energy-related activities | kt CO_{2}e | 68.2 | 64.0 | 60.7 | 58.9 | 305-3 |
4 Upstream transportation and distribution | kt CO_{2}e | 431.2 | 425.9 | 409.6 | 402.7 | 305-3 |
5 Waste generated in operations | kt CO_{2}e | 19.3 | 17.9 | 15.6 | 14.8 | 305-3 |
6 Business travel | kt CO_{2}e | 6.1 | 13.8 | 16.4 | 17.3 | 305-3 |
7 Employee commuting | kt CO_{2}e | 22.7 | 22.3 | 21.9 | 21.6 | 305-3 |
9 Downstream transportation and distribution | kt CO_{2}e | 301.5 | 299.0 | 291.2 | 288.4 | 305-3 |
11 Use of sold products | kt CO_{2}e | 648.0 | 640.2 | 618.3 | 611.9 | 305-3 |
12 End-of-life treatment of sold products | kt CO_{2}e | 251.6 | 247.4 | 235.0 | 230.7 | 305-3 |
* Scope 3, total | kt CO_{2}e | 8,385.0 | 8,354.5 | 8,024.8 | 7,912.0 | 305-3 / E1-6 | A
* Scope 1, 2 (market-based) and 3, total | kt CO_{2}e | 8,673.4 | 8,616.4 | 8,254.7 | 8,123.0 | E1-6 |
[/table]
[columns 2]
### Notes on climate
(1) Greenhouse gases are accounted for in accordance with the GHG Protocol, on the basis of operational control. Emission factors: IEA for electricity, supplier-specific factors for 14 contracts, World Food LCA database and, for cocoa and palm oil, own primary data.

(2) Power purchase agreements in Belgium, Poland and the United States supplied 218 GWh in 2024. In Indonesia and South Africa no suitable certificates could be bought for the whole year.

(3) Used exclusively by the brand Miel & Moi, which offsets the footprint of its bars with certified agroforestry credits. In the European Union, the on-pack claim disappeared at the end of 2024.

(4) Categories 8, 10, 13, 14 and 15 are not relevant or below 0.1% of the total.
[next]
### What drove the change
Energy use fell for the fourth year, even though volumes rose by 1.4% in 2024. The last coal-fired boiler, in Kaliningrad until the sale of the site in December 2022, and then in Kutno, is history. The electric tunnel oven in Charleroi, the first of its size in the industry, saves 4,900 tonnes of CO_{2}e a year; two sister ovens will start up in 2026 in Lyon and Poznan.

In 2023 all 41 factories and the 30 most important raw material origins were screened for physical climate hazards together with a reinsurer, also under a high-emission pathway (SSP5-8.5). Six factories face high water stress by 2040 and three a significant flood hazard. In West Africa, the area with optimal conditions for cocoa could shrink by between 15% and 30% by 2050 without adaptation.
[/columns]
[page]
## 3 Water, waste, packaging and nature
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Water and waste | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
* Water withdrawal | thousand m^{3} | 6,931 | 6,790 | 6,548 | 6,412 | 303-3 / E3-4 | A
· Municipal supply | thousand m^{3} | 4,402 | 4,331 | 4,190 | 4,108 | 303-3 | A
· Groundwater | thousand m^{3} | 2,318 | 2,255 | 2,163 | 2,117 | 303-3 | A
· Surface water | thousand m^{3} | 211 | 204 | 195 | 187 | 303-3 | A
Water withdrawal in areas of high water stress | thousand m^{3} | 1,402 | 1,366 | 1,290 | 1,244 | 303-3 |
Water discharge | thousand m^{3} | 4,730 | 4,637 | 4,472 | 4,390 | 303-4 / E3-4 |
Water consumption | thousand m^{3} | 2,201 | 2,153 | 2,076 | 2,022 | 303-5 / E3-4 |
Water recycled and reused | thousand m^{3} | 196 | 214 | 277 | 318 | E3-4 |
Water withdrawal per tonne of product | m^{3}/t | 3.83 | 3.70 | 3.64 | 3.51 | – | A
* Waste | kt | 106.9 | 104.2 | 100.1 | 98.4 | 306-3 / E5-5 | A
· Recycled | kt | 58.8 | 58.6 | 58.0 | 57.9 | 306-4 | A
· Composted, digested or used as animal feed | kt | 28.6 | 27.8 | 26.9 | 26.3 | 306-4 | A
· Incinerated with energy recovery | kt | 11.5 | 11.0 | 10.0 | 9.6 | 306-5 | A
· Incinerated without energy recovery | kt | 2.1 | 1.9 | 1.6 | 1.5 | 306-5 | A
· Landfilled | kt | 5.9 | 4.9 | 3.6 | 3.1 | 306-5 | A
Hazardous waste (included above) | kt | 1.6 | 1.5 | 1.4 | 1.3 | 306-3 | A
Food loss and waste in operations | % of production | 2.9 | 2.7 | 2.5 | 2.4 | – |
[/table]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Materials, packaging and nature | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
* Raw and packaging materials used, total | kt | 2,268 | 2,294 | 2,251 | 2,287 | 301-1 / E5-4 |
Packaging | kt | 226.1 | 223.4 | 216.9 | 214.6 | 301-1 | A
· Plastic packaging | kt | 64.2 | 62.0 | 58.8 | 56.3 | 301-1 | A
Packaging recyclable by design | % | 79 | 82 | 86 | 88 | E5-5 | A
Recycled content in plastic packaging | % | 4 | 6 | 10 | 13 | 301-2 | A
Palm oil, RSPO segregated | % | 91 | 94 | 96 | 98 | – |
Total land area of sites | ha | n.r. | n.r. | 519.0 | 512.4 | E4-5 |
· Sealed area | ha | n.r. | n.r. | 233.1 | 231.8 | E4-5 |
· Nature-oriented area | ha | n.r. | n.r. | 57.2 | 61.0 | E4-5 |
Sites in or adjacent to protected or key biodiversity areas | Number | n.r. | n.r. | 6 | 6 | 304-1 / E4-5 |
· Area of these sites | ha | n.r. | n.r. | 74.5 | 74.5 | E4-5 |
[/table]
Water data are taken from meters; discharge to third-party treatment plants is estimated at five sites. The figures for land include factories and warehouses which we own or rent on a long-term basis, but not offices, shops and the research farm in Picardy with its 48 hectares of experimental cereals.
[page]
## 4 People
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Workforce | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
* Employees at 31 December | Head count | 21,640 | 22,118 | 22,476 | 22,315 | 2-7 / S1-6 | A
· Women | Head count | 9,261 | 9,560 | 9,821 | 9,842 | 2-7 / S1-6 | A
· Men | Head count | 12,370 | 12,545 | 12,638 | 12,452 | 2-7 / S1-6 | A
· Other / not declared | Head count | 9 | 13 | 17 | 21 | 2-7 / S1-6 | A
Employees, monthly average | Head count | 21,702 | 21,984 | 22,391 | 22,420 | S1-6 |
Permanent employees | Head count | 19,418 | 19,872 | 20,231 | 20,148 | 2-7 / S1-6 | A
· Permanent, women | Head count | n.r. | n.r. | 8,740 | 8,714 | S1-6 |
· Permanent, men | Head count | n.r. | n.r. | 11,476 | 11,415 | S1-6 |
Temporary employees | Head count | 2,222 | 2,246 | 2,245 | 2,167 | 2-7 / S1-6 | A
Full-time employees | Head count | 19,871 | 20,306 | 20,610 | 20,486 | 2-7 / S1-6 |
Part-time employees | Head count | 1,769 | 1,812 | 1,866 | 1,829 | 2-7 / S1-6 |
Agency workers, annual average | FTE | 3,912 | 3,804 | 3,655 | 3,480 | 2-8 / S1-7 |
Under 30 years | Head count | 4,047 | 4,070 | 4,023 | 3,927 | 405-1 / S1-9 |
30 to 50 years | Head count | 11,859 | 12,098 | 12,293 | 12,196 | 405-1 / S1-9 |
Over 50 years | Head count | 5,734 | 5,950 | 6,160 | 6,192 | 405-1 / S1-9 |
Leavers | Head count | 2,756 | 3,320 | 3,113 | 2,915 | 401-1 / S1-6 | A
Total turnover | % | 12.7 | 15.1 | 13.9 | 13.0 | 401-1 / S1-6 | A
Voluntary turnover | % | 7.8 | 9.9 | 8.8 | 7.9 | 401-1 |
Employees covered by collective agreements | % | 71 | 71 | 72 | 72 | 2-30 / S1-8 |
Employees with disabilities | % | 2.9 | 3.1 | 3.2 | 3.3 | 405-1 / S1-12 |
[/table]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Employees by region and large country | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
Western Europe | Head count | 10,214 | 10,102 | 9,986 | 9,870 | 2-7 |
· France | Head count | 4,302 | 4,240 | 4,181 | 4,118 | 2-7 / S1-6 |
· Belgium | Head count | 2,388 | 2,360 | 2,331 | 2,306 | 2-7 / S1-6 |
Central and Eastern Europe | Head count | 4,690 | 4,731 | 4,560 | 4,512 | 2-7 |
· Poland | Head count | 2,611 | 2,702 | 2,758 | 2,740 | 2-7 / S1-6 |
North America | Head count | 3,116 | 3,190 | 3,241 | 3,208 | 2-7 |
· United States | Head count | 2,540 | 2,602 | 2,644 | 2,611 | 2-7 / S1-6 |
Latin America | Head count | 921 | 1,304 | 1,902 | 1,965 | 2-7 |
Asia-Pacific | Head count | 1,802 | 1,866 | 1,870 | 1,844 | 2-7 |
Africa and Middle East | Head count | 897 | 925 | 917 | 916 | 2-7 |
[/table]
[page]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Development, pay, health and safety | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
Training hours per employee | h | 14.1 | 16.8 | 18.7 | 19.6 | 404-1 / S1-13 | A
Annual review, office staff and managers only | % | 92 | 94 | 95 | 96 | 404-3 |
Women in senior management | % | 33.4 | 35.8 | 37.6 | 39.1 | 405-1 | A
Women in all management levels | % | 41.9 | 42.8 | 43.9 | 44.6 | 405-1 |
Gender pay gap, unadjusted, mean (5) | % | n.r. | 10.6 | 9.9 | 9.2 | S1-16 |
CEO pay ratio (total remuneration to median employee) | x : 1 | 79 | 92 | 90 | 88 | 2-21 / S1-16 |
Employees earning at least a living wage | % | n.r. | 94.1 | 96.5 | 97.8 | – |
Employees entitled to family-related leave | % | n.r. | 91 | 94 | 96 | S1-15 |
Engagement index | Points | 71 | 70 | 72 | 73 | – |
* Fatalities, employees and agency workers | Number | 0 | 1 | 0 | 1 | 403-9 / S1-14 | A
Fatalities, contractors on our sites | Number | 1 | 0 | 0 | 0 | 403-9 / S1-14 | A
Recordable accidents, employees | Number | 344 | 318 | 291 | 268 | 403-9 / S1-14 | A
TRIR, employees | per million h | 8.5 | 7.7 | 7.0 | 6.4 | 403-9 / S1-14 | A
LTIFR, employees | per million h | 4.1 | 3.7 | 3.2 | 2.9 | – | A
LTIFR, agency workers | per million h | 7.4 | 6.9 | 6.1 | 5.0 | – |
Days lost through accidents, employees | Days | 7,920 | 7,104 | 6,388 | 5,870 | 403-9 / S1-14 |
Recordable work-related ill health, employees | Cases | 38 | 36 | 33 | 31 | 403-10 / S1-14 |
Factories certified to ISO 45001 | % of factories | 66 | 71 | 76 | 78 | – |
[/table]
[columns 2]
### Notes on people
(5) The difference between average hourly pay of male and female employees as a percentage of male pay, weighted across all countries. In France the legally required index reached 93 of 100 points in 2024.

In April 2024 a maintenance technician employed by Bellamont died in Puebla, Mexico, after an electric shock. The lock-out procedure has been revised with external help and all 1,900 technicians worldwide trained again by October. The two previous deaths, in 2021 and 2022, concerned a roofer and a forklift driver.

Training hours do not include on-the-job instruction. Figures for the Brazilian business, with about 640 employees, are included from 2024; the rise in Latin America in 2022 and 2023 is due to the new factory in Querétaro.
[next]
### Dialogue and development
The European Works Council met twice; agreements on hybrid work and on the use of AI were signed. The engagement survey is carried out every autumn by an external institute, with a participation of 86% in 2024.

Bellamont Campus offers language courses, apprenticeships for confectioners and millers (412 apprentices at year-end) and the Lead Inclusive programme, compulsory for managers, on how to prevent discrimination in recruitment and everyday work. Vocational certificates have been awarded to 2,300 operators since 2019.
[/columns]
[page]
## 5 Consumers, suppliers and business conduct
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Consumers and supply chain | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
Consumer contacts | Number | 198,200 | 206,900 | 211,500 | 214,300 | – |
· of which complaints | Number | 43,110 | 41,960 | 40,050 | 38,720 | S4-3 |
Public product recalls | Number | 3 | 1 | 4 | 2 | 416-2 |
Factories with GFSI-recognised certificate | % | 97 | 98 | 100 | 100 | – |
Direct suppliers that signed the Supplier Code | % of spend | 88 | 91 | 94 | 96 | S2-1 |
Social audits (4-pillar) at suppliers | Number | 286 | 341 | 402 | 437 | 414-2 |
Children supported by the monitoring system for cocoa | Number | 3,920 | 5,140 | 6,370 | 7,050 | S2-4 |
[/table]
[table style=rules size=7.5 widths=275,75,52,52,52,52,85,72]
! Governance and business conduct | Unit | 2021 | 2022 | 2023 | 2024 | GRI / ESRS | Assurance
Executive directors | Number | 1 | 1 | 1 | 1 | 2-9 / GOV-1 |
Non-executive directors (incl. 2 employee directors) | Number | 12 | 12 | 13 | 12 | 2-9 / GOV-1 |
Independent directors | % | 54 | 54 | 57 | 62 | 2-9 / GOV-1 |
Women on the Board | % | 38 | 46 | 43 | 46 | 405-1 |
Board meetings | Number | 9 | 8 | 8 | 9 | – |
Employees trained on the Code of Conduct | % | 89 | 92 | 94 | 95 | 205-2 | A
Employees in exposed functions trained in anti-corruption | % | 84 | 88 | 91 | 93 | 205-2 / G1-3 | A
Confirmed cases of corruption | Number | 2 | 4 | 1 | 3 | 205-3 / G1-4 |
· Contracts with business partners ended for this reason | Number | 0 | 2 | 0 | 2 | 205-3 / G1-4 |
Convictions for corruption | Number | 0 | 0 | 0 | 0 | G1-4 |
Fines for corruption | € million | 0 | 0 | 0 | 0 | G1-4 |
Reports received through Parlons-en | Number | 288 | 334 | 379 | 412 | 2-26 |
· Substantiated cases of discrimination or harassment | Number | 11 | 17 | 16 | 14 | 406-1 / S1-17 | A
Political contributions | € million | 0 | 0 | 0 | 0 | 415-1 / G1-5 |
Lobbying expenses, internal and external | € million | 1.6 | 1.7 | 1.8 | 1.9 | G1-5 |
Average time to pay suppliers | Days | 63 | 61 | 60 | 58 | G1-6 |
Invoices paid within the agreed terms | % | 86 | 88 | 90 | 91 | G1-6 |
Revenue | € million | 6,214 | 6,903 | 7,388 | 7,542 | 201-1 |
[/table]
[page]
## 6 Policies and methodology
[table align=left style=grid size=8 widths=170,90,450]
! Policy | Publicly available | Main content
Code of Conduct and Anti-Corruption Policy | Yes | Zero tolerance, gifts, conflicts of interests, facilitation payments, third-party due diligence
Human Rights Policy | Yes | No forced labour, no human trafficking, no child labour, freedom of association; applies to own operations and suppliers
Diversity and Non-Discrimination Policy | Yes | Equal treatment irrespective of sex, origin, age, disability, religion, sexual orientation; prohibition of harassment
Health and Safety Policy | Yes | Management system for the prevention of accidents in each factory, stop-work authority, eight life-saving rules
Supplier Code | Yes | Labour standards, environment, deforestation, right to audit
Animal Welfare Policy | Yes | Eggs, dairy, gelatine; no animal testing for cosmetics
Responsible Marketing to Children | Yes | No advertising to children under 13
Parlons-en (speak-up procedure) | Yes | Open to employees, suppliers and their workers and the public in 23 languages; anonymous reports possible; protection from retaliation; workplace grievances
Tax Policy | Yes | No use of tax havens, country-by-country report
Interest representation | Yes | Bellamont is registered in the EU Transparency Register and with the French HATVP
[/table]
[columns 2]
### Definitions
Employees are persons with an employment contract with a group company, irrespective of working time; trainees and persons on leave of more than 12 months are excluded. Turnover is the number of leavers, for whatever reason and excluding the end of seasonal contracts, divided by average head count.

Recordable accidents comprise fatalities, accidents with lost time, with restricted work and with medical treatment. Commuting accidents are excluded.

Senior management comprises the Executive Committee and the two levels below it, about 310 positions.
[next]
### Data collection
Environmental and safety data are entered monthly by the sites in a central tool, checked by regional coordinators and consolidated in Brussels. HR data are taken from the HR information system, which covers 98% of employees; for the rest, spreadsheets are used. Where data for December are not available in time, they are estimated on the basis of the previous months.

### Contact
Group Sustainability, Boulevard du Canal 14, Brussels; esg@bellamont.example. The Databook is published every year in April; the present edition dates from 11 April 2025.
[/columns]
`,
  answers: sixthBEsgDatabookAnswers,
}
