import type { StyleDocument } from '../style-document.ts'

export const sixthBWebServices: StyleDocument = {
  name: 'korvane-impact-report-2024.pdf',
  language: 'en',
  year: 2024,
  style: 'web services company, GRI-based impact report with long narrative chapters and data annex by GRI number',
  look: { font: 'sans', size: 9.5, landscape: false, words: true, margin: 57 },
  text: `
head: Korvane Impact Report 2024
[at 57 300 34] A better address
[at 57 350 20] Impact Report 2024
[at 57 380 11] How 8.9 million small businesses, makers and communities find a home on the web
[page]
# A letter from our CEO
When our founders rented their first rack in Utrecht in 1998, the whole company ran on eleven servers and a coffee machine. Twenty-six years later, 8.9 million customers in more than 170 countries trust Korvane with their domain names, websites, e-mail and online shops. Most of them are very small: bakeries, physiotherapists, choirs, wedding photographers, a beekeeper on Gotland who sells 400 jars of honey a year. If their website is down, their shop is closed. That responsibility has shaped how we think about impact.

2024 was a demanding year. Prices for energy normalised, but our customers felt inflation in their own businesses, and the arrival of generative AI tools has changed what they expect from us. We launched Loomy, our site assistant, in nine languages and served 2.1 million generated pages within the first six months. We also took the difficult decision to consolidate our Toronto and Ottawa teams, which affected 118 colleagues. We supported every one of them with outplacement and at least four months of pay.

Against this background I am proud that we kept our environmental promises. Market-based emissions from our own operations have fallen by almost three quarters since 2021, and for the first time nine out of every ten kilowatt-hours we consume come from renewable sources. The biggest part of our footprint, however, is not in our data centres. It lies in the servers we buy and in the devices our customers use. In the coming years this is where we have to do better, and where we depend on hardware manufacturers who are only starting to publish product-level data.

We stopped calling our products "climate neutral" in spring 2023, after five years in which we had offset what we could not avoid. Looking back, the label explained too little and promised too much. Today we would rather tell you what we emit and what we are doing about it.

Thank you for reading, and please tell us what you think: impact@korvane.example

Marit Oosterveld, Chief Executive Officer

# Korvane at a glance
[tiles]
8.9 million | customers worldwide
24.6 million | domain names under management
€1,386m | revenue in 2024
99.985 % | hosting platform availability
1.29 | average PUE of own data centres
4,912 | Korvaners in eight countries
[/tiles]
Korvane N.V. is a public limited company with its statutory seat in Utrecht, the Netherlands, listed on Euronext Amsterdam since 2016. We operate six data centres of our own (three in the Netherlands, one each in Poland, Portugal and Canada) and rent space in eleven colocation facilities. Our brands include Korvane Web, Domenico, Hostmark and, for developers, Stackyard. Revenue grew by 6.9 per cent, from €1,297m in 2023; about 61 per cent of it stems from subscription renewals.

## About this report
This is our seventh impact report. It has been prepared in accordance with the GRI Standards 2021 for the period from 1 January to 31 December 2024 and takes account of the SASB standard for Internet Media & Services. It covers Korvane N.V. and all subsidiaries included in the consolidated financial statements; the scope of consolidation is identical to that of the annual report. Hostmark Iberia, acquired on 1 March 2023, has been included from that date, and base-year figures for emissions have been restated. The previous report was published in April 2024. Limited assurance has been obtained for the indicators marked with a tick in the online data centre; these were in 2024 the Scope 1 and 2 emissions and the employee figures.

## What matters most
In 2022 we carried out a materiality assessment with 2,300 customers, 64 suppliers, eleven investors and a panel of seven academics. In 2024 we refreshed it in view of the European Sustainability Reporting Standards, which we expect to apply for the first time for the 2025 financial year or, depending on the outcome of the current legislative debate, later. Five topics came out on top:
- Trust, safety and freedom of expression on the web
- Privacy and information security
- Climate and energy
- A circular approach to hardware
- A workplace in which people can grow
Biodiversity and pollution were assessed as not material for our own sites, most of which are on business parks.

[page]
# 1 A web people can trust
## Content, abuse and due process
We do not read our customers' websites, and we should not. As a provider of infrastructure we are nevertheless obliged, under the EU Digital Services Act (DSA), to act on notices of illegal content. In 2024 we received 312,480 abuse notices, 18 per cent more than in 2023, of which the large majority concerned phishing. The median time to a first decision was 5.2 hours (2023: 9.7 hours). Our Trust & Safety team in Kraków and Manila now has 74 members.

Customers who disagree with a decision can use our internal complaint-handling system. In the year under review, 4,118 such complaints were lodged and 611 decisions were reversed. We publish a transparency report every six months, in which orders from authorities are broken down by member state.

[columns 2]
### Case study: the fake shop wave
In the run-up to Christmas 2023, criminals used stolen cards to register more than 26,000 domain names for fake shops, many of them copying well-known shoe brands. Our previous rules detected 38 per cent of them before the first visitor arrived. Together with a university in Leuven, we trained a model on registration patterns. During the same eight weeks of 2024, 91 per cent of fake shops were blocked within ten minutes of registration. We have shared the features with four other registrars through the industry association.
[next]
### Case study: websites for Valencia
When floods devastated towns in the province of Valencia in October 2024, our Lisbon and Hostmark teams worked through the weekend to help local firms move their mail and websites. 1,260 customers received hosting free of charge for a year. Korvaners donated €48,300, which the company doubled. The experience has led us to set up a standing disaster programme, Backup Street, with a budget of €250,000 for 2025.
[/columns]

## Privacy and security
Our information security management system is certified to ISO/IEC 27001 for all own data centres and for the platform engineering departments in Utrecht, Kraków and Porto. In 2024 we handled 14,020 data subject requests, 99.4 per cent of them within the statutory period. Supervisory authorities forwarded 23 complaints to us, three of which were found to be substantiated; no fines were imposed. There was one personal data breach which had to be notified to the Dutch authority and which affected 1,840 customers of a legacy newsletter tool. The tool has since been retired.

We invested €31m in security in 2024. Every employee passes a phishing simulation each quarter; the click rate fell from 6.1 to 3.8 per cent.

# 2 Climate, energy and hardware
## Our targets
Our near-term and net-zero targets were validated by the Science Based Targets initiative in November 2022. The targets for Scope 1 and 2 are consistent with the reductions required to keep warming to 1.5 °C.
- Reduce absolute Scope 1 and market-based Scope 2 emissions by 70 % by 2030 compared with 2021
- Reduce absolute Scope 3 emissions by 42 % by 2030 compared with 2021
- Reach net-zero by 2040, which requires a 90 % reduction of absolute emissions across all three scopes from the same base year
- Source 100 % renewable electricity for own data centres by 2026 (2024: 94 %)
With a reduction of 73 per cent we have reached the first target six years early. We are therefore working on a new, more ambitious one, which will be submitted for validation in 2026. Scope 3 emissions have fallen by 17 per cent since 2021 and are currently a little above the required pathway.

## Where our emissions come from
Scope 1 emissions arise from gas heating in our Utrecht and Kraków buildings, from refrigerants, from the company fleet and from testing our emergency generators. Scope 2 emissions come from purchased electricity and district heat. Since all our large contracts in the Netherlands and Portugal are covered by guarantees of origin or by our two power purchase agreements (Delta wind farm, 60 GWh a year; Alentejo solar, 34 GWh a year), what remains in the market-based figure is mostly Poland, where a supply contract runs until the end of 2025, and the Philippines.

Scope 3 accounts for 96 per cent of the total. Its largest items are purchased goods and services (41,230 t) and the use of our services by customers, for which we model the electricity demand of end devices when a hosted website is opened. The method follows an academic paper from 2020 and involves considerable uncertainty; we have therefore excluded it from the supplier dialogue but not from the target.

A server has caused more than half of its lifetime emissions before it is plugged in. In 2024 we extended the standard service life from five to seven years, which alone avoided the purchase of 3,100 machines. Refurbished servers now make up 22 per cent of additions. Sixty-eight suppliers, representing 57 per cent of our procurement spend, have set science-based targets of their own; by 2027 it should be 72 per cent.

For business travel we charge an internal carbon price of €85 per tonne to the budget of the department concerned. The proceeds – roughly €330,000 in 2024 – go into a fund from which employees can finance efficiency ideas. No carbon credits were purchased or retired in 2024; the last tranche of 21,000 t was cancelled in 2023 for the calendar year 2022.

## Data centres under the microscope
The most efficient of our facilities, Sines in Portugal, uses outside air for 7,400 hours a year and reaches a PUE of 1.17. Our oldest hall, Utrecht 1, stands at 1.61 and will be closed in 2027. On average the PUE improved to 1.29, from 1.33 in 2023 and 1.42 in 2021. In Kraków, waste heat equivalent to 2,900 MWh was delivered to a neighbouring housing cooperative with 640 flats.

In 2023 we screened all six data centres, the eleven colocation sites and our eight largest offices for climate-related hazards, using SSP1-2.6 and the high-emission scenario SSP5-8.5 for the time horizons 2030 and 2050. Four sites show an increased exposure to heat waves, one to river flooding. Two chillers in Manila have been moved to the roof; the flood wall in Utrecht will be raised by 80 cm in 2026 for an estimated €1.4m. No asset had to be written down.

Water is used for adiabatic cooling in Sines and Toronto. Neither site lies in an area of extremely high water stress, though Sines is rated "medium to high". A pilot with rainwater in Toronto replaced 2,300 m^{3} of drinking water during the summer.

[page]
# 3 People at Korvane
## The way we work
Two thirds of our teams work in a hybrid model. After a survey in which 81 per cent of colleagues took part (2023: 78 per cent), we gave up the rule of three fixed office days and let teams write their own agreements. The engagement index rose by two points to 74. There is a European works council with 13 members and a local works council in Utrecht; 11.8 per cent of our employees – those in Portugal and some in Germany – are covered by collective bargaining agreements. Where there is none, conditions are aligned with the market and reviewed every year.

We engaged an external institute to compare our pay with living wage benchmarks in each city. The result: all Korvaners earn at least the local living wage. Since 2022 every employee in every country, irrespective of gender and family model, has been entitled to at least 18 weeks of fully paid parental leave (entitlement: 100 per cent). In 2024, 312 people used it, 171 of them men; 94 per cent of those who took leave in 2023 were still with us a year after their return.

## Learning
Everybody has access to the Korvane Academy, to a yearly learning budget of €1,200 and to four "maker days". In the technology departments, the LevelUp programme prepares support agents for a role in engineering: of the 52 who started in 2022, 39 have changed jobs since. Average training time amounted to 21.6 hours per employee in 2024, compared with 19.8 hours in 2023; 97 per cent of employees took part in the annual growth review.

## Equity and inclusion
Our Inclusion Policy prohibits any form of discrimination or harassment on grounds including gender, ethnic origin, religion, disability, age and sexual orientation. A one-hour training on recognising and preventing discrimination is compulsory for all and repeated every two years. Women hold 31 per cent of leadership positions (levels 1 to 4); we aim for 36 per cent by 2027. In technology roles the share is only 22 per cent, which mirrors the graduates of computer science programmes but cannot satisfy us.

The mean unadjusted gender pay gap across the group was 18.7 per cent (2023: 19.9 per cent). It is the result of the different distribution of women and men among functions. When role, grade and country are taken into account, the adjusted gap is 1.1 per cent. The remuneration of the CEO, as the highest-paid individual, was 34 times the median annual remuneration of all other employees (2023: 37 times).

In the voluntary self-identification survey, to which 58 per cent of colleagues responded, 3.4 per cent said they live with a disability and 9 per cent that they belong to the LGBTIQ+ community.

## Health and safety
Office and data-centre work is comparatively safe; mental health is the bigger issue. The employee assistance programme was used by 640 people. Since 2019 we have had a health and safety management system which follows ISO 45001, though only the data centres have been certified. In 2024 there were 14 recordable work-related injuries, most of them falls on stairs or on the way between halls. There were again no fatalities, neither among our employees nor among contractors working at our sites.

# 4 Doing business responsibly
## Governance of sustainability
Korvane has a two-tier board. The Management Board has four members, one of whom is a woman. The Supervisory Board consists of seven members, three of them women; six members (86 per cent) are independent within the meaning of the Dutch Corporate Governance Code. Its Technology & Impact Committee met four times. Members of the Management Board and 60 senior leaders have ESG goals in their annual bonus, weighted at 15 per cent: emissions, engagement and platform availability. The long-term incentive does not contain such goals as yet.

## Ethics and anti-corruption
The Code of Conduct is signed by every new joiner. In 2024, 98.2 per cent of all employees completed the annual refresher. In addition, colleagues in procurement, sales and public affairs are regarded as particularly exposed to corruption risk; 96 per cent of them were trained in depth. There were no confirmed incidents of corruption, no convictions and accordingly no fines.

SpeakUp, our whistleblowing channel, is run by an external provider, is open to employees, business partners and workers in our supply chain in twelve languages, and allows anonymous reports. People who report in good faith are protected from retaliation by our Whistleblower Policy. During the year 41 reports came in (2023: 35). Of these, 17 related to human resources matters; two incidents of discrimination were confirmed and led to a warning and a dismissal.

## Suppliers and human rights
Some 3,900 suppliers deliver goods and services worth €590m. More than half of the spend goes to 40 of them: registries, energy utilities, hardware makers, carriers and two customer-care partners with 1,900 agents in Egypt and the Philippines. All suppliers above €50,000 must accept the Supplier Code of Conduct. Our Human Rights Policy, revised in 2023, forbids forced labour, human trafficking and child labour in our own business and at our suppliers. In 2024, nine on-site audits were conducted, resulting in 31 corrective actions, 24 of which had been closed by the end of the year.

## Public policy
We are entered in the EU Transparency Register and in the German lobby register and take part in the debate about the DSA, the AI Act and data-centre efficiency. Korvane made no donations to political parties or candidates. Taxes paid came to €71m.

[page]
# Data annex
## Environment (GRI 302, 303, 305, 306)
[table style=rules size=8 widths=250,60,55,55,55]
! Energy consumption (GRI 302-1) | Unit | 2024 | 2023 | 2022
Purchased electricity | MWh | 121,870 | 126,310 | 129,940
· of which with renewable attributes | MWh | 114,560 | 108,120 | 97,460
District heating | MWh | 1,930 | 2,040 | 2,110
Natural gas | MWh | 2,840 | 3,020 | 3,615
Diesel for emergency generators | MWh | 610 | 590 | 640
Fuels for company vehicles | MWh | 1,145 | 1,310 | 1,560
Solar power generated and used on site | MWh | 1,215 | 870 | 420
* Energy consumption within the organisation | MWh | 129,610 | 134,140 | 138,285
· of which renewable | MWh | 115,775 | 108,990 | 97,880
· Renewable share | % | 89.3 | 81.3 | 70.8
Colocation (outside the organisation, GRI 302-2) | MWh | 38,910 | 39,480 | 37,200
PUE, own data centres | – | 1.29 | 1.33 | 1.38
[/table]
fn: All electricity generated by our own photovoltaic systems is consumed on site.

[table style=rules size=8 widths=250,60,55,55,55]
! GHG emissions (GRI 305-1 to 305-4) | Unit | 2024 | 2023 | 2021 (base)
* Scope 1 | t CO_{2}e | 1,412 | 1,530 | 2,180
· Natural gas | t CO_{2}e | 574 | 611 | 902
· Emergency generators | t CO_{2}e | 160 | 155 | 171
· Vehicles | t CO_{2}e | 295 | 338 | 486
· Refrigerants | t CO_{2}e | 383 | 426 | 621
Scope 2, location-based | t CO_{2}e | 36,840 | 39,120 | 44,760
* Scope 2, market-based | t CO_{2}e | 3,218 | 6,450 | 14,910
* Scope 3 | t CO_{2}e | 98,760 | 104,880 | 119,300
· 1 Purchased goods and services | t CO_{2}e | 41,230 | 42,050 | 46,100
· 2 Capital goods | t CO_{2}e | 19,870 | 24,610 | 31,940
· 3 Fuel- and energy-related activities | t CO_{2}e | 5,120 | 5,480 | 6,230
· 4 Upstream transportation and distribution | t CO_{2}e | 640 | 710 | 830
· 5 Waste generated in operations | t CO_{2}e | 85 | 90 | 110
· 6 Business travel | t CO_{2}e | 3,905 | 3,620 | 1,140
· 7 Employee commuting and home office | t CO_{2}e | 2,210 | 2,290 | 2,450
· 8 Upstream leased assets (colocation) | t CO_{2}e | 4,480 | 5,140 | 7,010
· 11 Use of sold products | t CO_{2}e | 20,730 | 20,400 | 22,900
· 12 End-of-life treatment of sold products | t CO_{2}e | 490 | 490 | 590
* Total (market-based) | t CO_{2}e | 103,390 | 112,860 | 136,390
Emissions intensity (market-based) | t CO_{2}e / € million revenue | 74.6 | 87.0 | 118.4
[/table]
fn: Operational control approach. Emission factors: IEA 2024, AIB residual mix 2023, UK DESNZ 2024, supplier data for 31 % of category 1. Rented colocation space is reported in Scope 3.

[table style=rules size=8 widths=250,60,55,55,55]
! Water and waste (GRI 303, 306) | Unit | 2024 | 2023 | 2022
Water withdrawal | m^{3} | 84,300 | 79,650 | 76,980
Water discharge | m^{3} | 32,600 | 31,400 | 31,050
Water consumption | m^{3} | 51,700 | 48,250 | 45,930
Electronic waste | t | 214 | 242 | 197
Office and packaging waste | t | 152 | 160 | 149
Hazardous waste (batteries, coolants) | t | 9 | 12 | 7
* Total waste | t | 375 | 414 | 353
Share of electronic waste reused or recycled | % | 96 | 95 | 93
[/table]

[page]
## People (GRI 2-7, 2-8, 401, 403, 404, 405)
[table style=rules size=8 widths=180,55,55,75,55,55]
! Headcount at 31 December 2024 | Women | Men | Non-binary / not disclosed | Total 2024 | Total 2023
* Employees | 1,866 | 2,981 | 65 | 4,912 | 5,078
Permanent | 1,785 | 2,884 | 62 | 4,731 | 4,866
Temporary | 81 | 97 | 3 | 181 | 212
Full-time | 1,624 | 2,862 | 58 | 4,544 | 4,712
Part-time | 242 | 119 | 7 | 368 | 366
[/table]

[table style=rules size=8 widths=240,80,80]
! Headcount by country | 2024 | 2023
Netherlands | 1,118 | 1,131
Poland | 902 | 880
Philippines | 862 | 871
Portugal | 611 | 598
Colombia | 444 | 431
Canada | 402 | 588
Germany | 340 | 349
Estonia | 233 | 230
[/table]

[table style=rules size=8 widths=270,60,55,55]
! Indicator | Unit | 2024 | 2023
Age under 30 | % | 26 | 28
Age 30–50 | % | 66 | 65
Age over 50 | % | 8 | 7
New hires | Headcount | 703 | 912
Leavers | Headcount | 869 | 801
· of which voluntary | Headcount | 498 | 574
Total turnover rate | % | 17.4 | 15.9
Voluntary attrition rate | % | 10.0 | 11.4
Contingent workers (agency staff and freelancers) at year-end | Headcount | 612 | 704
Average training hours – women | h | 22.4 | 20.1
Average training hours – men | h | 21.1 | 19.6
Recordable work-related injuries, employees | Number | 14 | 17
Recordable injury rate | per 1,000,000 h | 1.6 | 1.9
Lost days due to injuries, employees | Days | 96 | 141
[/table]
fn: Turnover = leavers divided by average headcount. Employees on unpaid leave of more than six months are not counted.

## GRI content index (extract)
[table align=left style=grid size=7.5 widths=60,230,180]
! GRI | Disclosure | Where / comment
2-1 to 2-5 | The organisation and its reporting practices | Korvane at a glance; About this report
2-6 | Activities, value chain and business relationships | Korvane at a glance; chapter 4
2-7, 2-8 | Employees; workers who are not employees | Data annex
2-9 to 2-18 | Governance | Chapter 4; annual report, pages 84–97
2-21 | Annual total compensation ratio | Chapter 3
2-25, 2-26 | Remediation; mechanisms for raising concerns | Chapter 4
2-30 | Collective bargaining agreements | Chapter 3
205-3 | Confirmed incidents of corruption | Chapter 4
302-1, 302-2 | Energy consumption | Data annex
305-1 to 305-4 | GHG emissions | Data annex
306-3 | Waste generated | Data annex; radioactive waste does not arise
401-1, 401-3 | Hires and turnover; parental leave | Data annex; chapter 3
406-1 | Incidents of discrimination | Chapter 4
415-1 | Political contributions | Chapter 4
418-1 | Substantiated privacy complaints | Chapter 1
[/table]
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
E1-4_01 = yes
E1-4_04 = 90 % @2040
E1-4_16 = 42 % @2030
E1-4_22 = yes
E1-5_01 = 129610 MWh
E1-5_05 = 115775 MWh
E1-5_07 = 114560 MWh
E1-5_08 = 1215 MWh
E1-5_09 = 89.3 %
E1-5_12 = 2840 MWh
E1-5_17 = 1215 MWh
E1-6_07 = 1412 t CO2e
E1-6_09 = 36840 t CO2e
E1-6_10 = 3218 t CO2e
E1-6_11 = 98760 t CO2e
E1-6_11#cat1 = 41230 t CO2e
E1-6_11#cat2 = 19870 t CO2e
E1-6_11#cat3 = 5120 t CO2e
E1-6_11#cat4 = 640 t CO2e
E1-6_11#cat5 = 85 t CO2e
E1-6_11#cat6 = 3905 t CO2e
E1-6_11#cat7 = 2210 t CO2e
E1-6_11#cat8 = 4480 t CO2e
E1-6_11#cat11 = 20730 t CO2e
E1-6_11#cat12 = 490 t CO2e
E1-6_13 = 103390 t CO2e
E1-6_31 = 74.6 tCO2e/EUR million
E1-7_03 = no
E1-7_10 = 0 t
E1-8_04 = 85 EUR
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E3-4_01 = 51700 m3
E3-4_11 = 84300 m3
E3-4_12 = 32600 m3
E5-5_07 = 375 t
E5-5_15 = 9 t
G1-3_07 = 96 %
G1-4_01 = 0
G1-4_02 = 0
G1-4_04 = 0
G1-5_03 = 0
G1-5_10 = yes
GOV-1_01 = 4
GOV-1_02 = 7
GOV-1_07 = 86 %
GOV-3_01 = yes
S1-10_01 = yes
S1-13_02 = 97 %
S1-13_04 = 21.6 h
S1-13_04#female = 22.4 h
S1-13_04#male = 21.1 h
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 14
S1-14_05 = 1.6
S1-14_07 = 96 days
S1-15_01 = 100 %
S1-16_01 = 18.7 %
S1-16_02 = 34
S1-17_02 = 2
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_09 = yes
S1-6_02 = 4912
S1-6_02#female = 1866
S1-6_02#male = 2981
S1-6_02#other = 65
S1-6_05#NL = 1118
S1-6_05#PL = 902
S1-6_05#PH = 862
S1-6_05#PT = 611
S1-6_05#CO = 444
S1-6_05#CA = 402
S1-6_05#DE = 340
S1-6_05#EE = 233
S1-6_09#permanent = 4731
S1-6_09#permanent_female = 1785
S1-6_09#permanent_male = 2884
S1-6_09#temporary = 181
S1-6_09#temporary_female = 81
S1-6_09#temporary_male = 97
S1-6_11 = 869
S1-6_12 = 17.4 %
S1-6_19 = 4544
S1-6_19#female = 1624
S1-6_19#male = 2862
S1-6_20 = 368
S1-6_20#female = 242
S1-6_20#male = 119
S1-7_01 = 612
S1-8_01 = 11.8 %
S2-1_06 = yes
S2-3_12 = yes
SBM-1_03 = 4912
SBM-1_06 = 1386 EUR million
absent E1-1_12 E1-1_14 E1-5_02 E1-5_03 E1-5_04 E1-5_06 E1-5_10 E1-5_11 E1-5_14 E1-5_15
absent E1-5_16 E1-5_18 E1-6_08 E1-6_12 E1-6_17 E1-6_30 E2-4_05 E3-4_03 E3-4_08 E4-5_01
absent E4-5_02 E4-5_10 E4-5_11 E5-4_02 E5-5_10 E5-5_11 G1-1_09 G1-4_07 G1-5_04 G1-5_05
absent G1-6_01 G1-6_02 G1-6_03 G1-6_04 S1-14_01 S1-14_06 S1-15_02 S1-17_05 S1-17_08 S1-17_10
absent S1-6_03 S1-7_02 S1-7_03 S1-9_03 S1-9_04 S1-9_05 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
