import type { StyleDocument } from '../style-document.ts'
import { sixthBNordicIndustrialAnswers } from './sixth-b-nordic-industrial-answers.ts'

export const sixthBNordicIndustrial: StyleDocument = {
  name: 'halvarsund-annual-and-sustainability-report-2024.pdf',
  language: 'en',
  year: 2024,
  style:
    'Swedish industrial group, ESRS sustainability statement in the Directors’ report, spaces as thousands separators, SEK',
  look: { font: 'sans', size: 9, landscape: false, words: false, margin: 57 },
  text: `
head: Halvarsund Annual and Sustainability Report 2024 – Board of Directors' report
# Sustainability statement
## General disclosures
### Basis for preparation (BP-1, BP-2)
The sustainability statement of Halvarsund AB (publ) has been prepared on a consolidated basis and in accordance with the European Sustainability Reporting Standards (ESRS), as adopted into the Swedish Annual Accounts Act. The scope of consolidation is the same as for the financial statements. Associated companies, among them the 40 per cent holding in the Chilean service company acquired in June, are not included other than in Scope 3, category 15, which was found to be insignificant. The statement covers the upstream and downstream value chain to the extent that material impacts, risks and opportunities have been identified there. Halvarsund has not used the option to omit information relating to intellectual property, know-how or the results of innovation.

Comparative figures for 2023 were reported in accordance with GRI and, where marked with an asterisk, have not been subject to assurance. Emissions for 2021 and 2023 have been restated by +2.1 per cent to include Talvio Pumps, which was acquired in February 2024. Estimates are used for about a fifth of the waste data (sites with container-based invoicing) and for most of Scope 3.

### Governance (GOV-1 to GOV-3)
The Board of Directors is composed of ten members, of whom eight are elected by the Annual General Meeting and two are appointed by the trade unions. One member, the President and CEO, is an executive; the remaining nine are non-executive. Forty per cent of the members are women and 70 per cent are independent in relation to the company, its management and its major shareholders. The Board follows up on material impacts, risks and opportunities four times a year, on the basis of reports from the Group Sustainability Council. The Audit and Sustainability Committee monitors the quality of the reporting and the internal controls.

Sustainability-related performance has been part of the incentive schemes since 2021. In the short-term variable salary of Group Management, ten per cent is based on the recordable injury rate and ten per cent on the share of women among newly appointed leaders. In the long-term share programme 2024–2026, 20 per cent is tied to the reduction of Scope 1 and 2 emissions. In total, 15 per cent of the variable remuneration of Group Management for 2024 was dependent on sustainability-related targets. The part of total remuneration recognised in the period that is linked to climate-related considerations was 4 per cent.

### Strategy, business model and value chain (SBM-1)
Founded as an ironworks in Bergslagen in 1876, Halvarsund today supplies pumps, heat exchangers, valves and wear parts to the mining, pulp and paper, district energy and water industries. The Group has 34 production sites in 17 countries, one foundry (Halvarsund Bruk) and 120 service workshops. Sales are divided between equipment (57 per cent) and aftermarket (43 per cent).
[table style=rules size=8.5 widths=220,80,80]
! SEK million | 2024 | 2023
Flow Technologies | 10 942 | 10 471
Thermal Solutions | 7 880 | 7 966
Wear & Service | 5 494 | 5 029
* Net sales | 24 316 | 23 466
Operating profit | 3 137 | 2 864
Employees at year-end (head count) | 9 412 | 9 104
[/table]
Halvarsund is not active in the fossil fuel sector (coal, oil and gas), in the production of chemicals, in controversial weapons or in the cultivation and production of tobacco. Customers in oil and gas accounted for 3 per cent of order intake in 2024 (5). Around 11 500 suppliers, of which 640 supply direct material, delivered goods and services for SEK 12.9 billion. Castings, forgings, stainless plate, electric motors and sealing systems are the largest categories.

### Interests of stakeholders and double materiality (SBM-2, SBM-3, IRO-1)
The double materiality assessment of 2023 was updated in the third quarter of 2024 with a focus on Talvio Pumps. Interviews were held with 14 customers, eleven suppliers, four investors, the European Works Council and two municipalities. Of 61 impacts, risks and opportunities assessed, 27 were judged to be material. E3 (water), E4 (biodiversity), S3 (affected communities) and S4 (consumers) fall below the threshold.

As part of the assessment, all production sites were compared with national and international databases of protected areas. Five production sites are located within one kilometre of a biodiversity-sensitive area, the largest being the Halvarsund lake system, a Natura 2000 area. None of the sites was found to have a significant negative effect, and no mitigation measures under the Habitats Directive are required.
[table align=left style=grid size=8 widths=60,170,100,110]
! Standard | Material topics | Where in value chain | Impact / risk / opportunity
E1 | Climate change mitigation, energy | Upstream, own, downstream | I–, R, O
E2 | Pollution of air; substances of very high concern | Upstream, own | I–
E5 | Resource inflows, waste | Own | I–, R, O
S1 | Health and safety, equal treatment, working conditions | Own | I–, I+, R
S2 | Working conditions and child labour in deeper tiers | Upstream | I–, R
G1 | Corporate culture, corruption, payment practices | Own, upstream | I–, R
[/table]

[page]
## Climate change (E1)
### Transition plan (E1-1)
The transition plan "Halvarsund 1.5" was approved by the Board of Directors in December 2023 and is an integrated part of the strategy Flow Forward 2030. It rests on four levers: fossil-free heat in the workshops, the electrification of the foundry, the share of scrap-based and fossil-free steel in purchased material and the energy efficiency of sold pumps. Investments of SEK 1 150 million are foreseen until 2030, of which SEK 212 million were made in 2024, chiefly the new induction furnaces in the foundry, SEK 148 million. Halvarsund is not excluded from the EU Paris-aligned Benchmarks. Locked-in emissions of pumps already installed are significant, some of the products running for 30 years, but do not jeopardise the targets.

### Climate risks and resilience (IRO-1, SBM-3)
All production sites and the 20 largest workshops were screened for climate-related hazards during 2023 in cooperation with our insurer. Use was made of the scenarios RCP 2.6, RCP 4.5 and the high-emission scenario RCP 8.5, with time horizons of 2030, 2040 and 2060. Seven sites have a high gross exposure, mainly to pluvial flooding (Gdynia, Suzhou) and heat (Pune, Monterrey). Transition risks were analysed with the IEA scenarios NZE 2050 and STEPS; they concern carbon costs on castings and, in the longer run, declining demand from thermal coal, today 2 per cent of mining sales. The business model was found to be resilient.

### Policies, actions and targets (E1-2 to E1-4)
The Environmental Policy covers climate change mitigation, energy efficiency and renewable energy. Our targets have been validated by the Science Based Targets initiative:
- Scope 1 and 2 (market-based): -50 per cent in absolute terms by 2030, base year 2021. Compatible with limiting global warming to 1.5 °C. Outcome 2024: -43 per cent.
- Scope 3: -28 per cent in absolute terms by 2030, base year 2021. Outcome 2024: -9 per cent.
- Net zero in 2050: -90 per cent of total emissions in the whole value chain, base year 2021, residual emissions to be neutralised with permanent removals.
Actions in 2024 included the replacement of oil boilers in Tampere (1 450 tonnes CO_{2}e a year), power purchase agreements in Poland and India, and the first delivery of 3 200 tonnes of hydrogen-reduced steel, at a premium of about 30 per cent. The second cupola furnace in the foundry will be shut down in autumn 2026, which is expected to reduce Scope 1 by another 9 000 tonnes.

### Energy consumption and mix (E1-5)
[table style=rules size=8.5 widths=310,70,70]
! Energy consumption and mix | 2024 | 2023
Fuel consumption from coal and coal products, MWh | 38 400 | 44 120
Fuel consumption from crude oil and petroleum products, MWh | 21 150 | 26 730
Fuel consumption from natural gas, MWh | 74 630 | 76 210
Fuel consumption from other fossil sources, MWh | – | –
Consumption of purchased or acquired electricity, heat, steam and cooling from fossil sources, MWh | 48 720 | 67 340
* Total fossil energy consumption, MWh | 182 900 | 214 400
Share of fossil sources in total energy consumption, % | 43.3 | 49.6
* Consumption from nuclear sources, MWh | 18 340 | 21 890
Share of nuclear sources in total energy consumption, % | 4.3 | 5.1
Fuel consumption from renewable sources, MWh | 9 870 | 8 420
Consumption of purchased or acquired electricity, heat, steam and cooling from renewable sources, MWh | 206 210 | 184 130
Consumption of self-generated non-fuel renewable energy, MWh | 5 480 | 3 160
* Total renewable energy consumption, MWh | 221 560 | 195 710
Share of renewable sources in total energy consumption, % | 52.4 | 45.3
* Total energy consumption, MWh | 422 800 | 432 000
Energy intensity (high climate impact sectors), MWh per SEK million net sales | 17.4 | 18.4
[/table]
fn: All net sales (SEK 24 316 million, see note 4) are attributed to NACE section C, a high climate impact sector. Production of renewable energy amounted to 6 120 MWh, of which 640 MWh was sold to the grid.

[page]
### Gross Scopes 1, 2, 3 and total GHG emissions (E1-6)
[table style=rules size=8 widths=200,60,60,60,50,50]
! tonnes CO_{2}e | Base year 2021 | 2023 | 2024 | % 24/23 | Target 2030
= Scope 1
* Gross Scope 1 GHG emissions | 41 300 | 36 910 | 34 420 | -7 |
Share of Scope 1 from regulated emission trading schemes, % | 26 | 24 | 22 | |
= Scope 2
* Gross location-based Scope 2 GHG emissions | 58 200 | 52 870 | 49 640 | -6 |
* Gross market-based Scope 2 GHG emissions | 61 900 | 31 250 | 24 180 | -23 |
Scope 1 and 2, market-based | 103 200 | 68 160 | 58 600 | -14 | 51 600
= Significant Scope 3
* Total gross indirect (Scope 3) GHG emissions | 2 684 000 | 2 512 400 | 2 431 700 | -3 | 1 932 480
1 Purchased goods and services | 1 130 000 | 1 041 800 | 1 012 300 | -3 |
2 Capital goods | 38 100 | 41 900 | 46 200 | 10 |
3 Fuel and energy-related activities | 25 700 | 22 900 | 21 400 | -7 |
4 Upstream transportation and distribution | 101 200 | 92 300 | 88 900 | -4 |
5 Waste generated in operations | 7 300 | 6 600 | 6 100 | -8 |
6 Business travel | 7 900 | 15 100 | 15 800 | 5 |
7 Employee commuting | 9 900 | 9 500 | 9 600 | 1 |
9 Downstream transportation | 19 600 | 17 900 | 17 200 | -4 |
11 Use of sold products | 1 338 000 | 1 258 600 | 1 208 500 | -4 |
12 End-of-life treatment of sold products | 6 300 | 5 800 | 5 700 | -2 |
= Total GHG emissions
* Total GHG emissions (location-based) | 2 783 500 | 2 602 180 | 2 515 760 | -3 |
* Total GHG emissions (market-based) | 2 787 200 | 2 580 560 | 2 490 300 | -3 |
= Intensity, tonnes CO_{2}e per SEK million net sales
Location-based | | 110.9 | 103.5 | -7 |
Market-based | | 110.0 | 102.4 | -7 |
[/table]
fn: Accounting principles: GHG Protocol, operational control. Direct biogenic emissions from bio-oil and wood chips, 2 140 tonnes CO_{2} (1 880), are not included in Scope 1. Contractual instruments cover 71 per cent of purchased electricity. 18 per cent of Scope 3 emissions are based on primary data from suppliers.

### GHG removals, credits and internal carbon pricing (E1-7, E1-8)
Halvarsund did not use carbon credits or removal projects in 2024 and makes no claims of climate neutrality. The Group does not apply an internal carbon price, although for furnaces and boilers a sensitivity analysis with the current price of EU allowances (around EUR 65 per tonne during the year) must be attached to the investment request.

## Pollution (E2)
The foundry and the painting lines are the main sources of emissions to air. Exceedances of permit conditions occurred in Gdynia in March, when a filter was clogged; the authority has closed the matter without sanctions.
[table style=rules size=8.5 widths=260,70,70]
! Emissions to air, tonnes | 2024 | 2023
Nitrogen oxides (NOx) | 31 | 36
Sulphur oxides (SOx) | 12 | 15
Non-methane volatile organic compounds (NMVOC) | 148 | 171
[/table]
Lead in brass alloys, cobalt compounds in hard-facing powders and certain hardeners are substances of very high concern. In total, 84 tonnes of substances of very high concern (97) were procured during the year. A replacement for lead-bearing brass was approved for two valve families.

## Resource use and circular economy (E5)
More than 1 900 worn pumps were remanufactured in our service workshops, a business with sales of SEK 610 million. A remanufactured pump needs on average 78 per cent less material. In the year the foundry raised its share of returned wear parts in the charge from 31 to 36 per cent.
[table style=rules size=8.5 widths=310,70,70]
! Resource inflows (E5-4) | 2024 | 2023
Total weight of products and materials used, tonnes | 214 600 | 219 900
Share of sustainably sourced biological materials (packaging wood), % | 58 | 51
Weight of secondary reused or recycled components and materials, tonnes | 96 300 | 93 400
Share of secondary reused or recycled components and materials, % | 44.9 | 42.5
[/table]
[table style=rules size=8.5 widths=210,75,85,75]
! Waste 2024 (E5-5), tonnes | Hazardous | Non-hazardous | Total
Preparation for reuse | 40 | 1 120 | 1 160
Recycling | 2 870 | 38 450 | 41 320
Other recovery operations | 610 | 2 980 | 3 590
* Diverted from disposal | 3 520 | 42 550 | 46 070
Incineration | 1 940 | 3 260 | 5 200
Landfill | 1 430 | 7 850 | 9 280
Other disposal operations | 420 | 270 | 690
* Directed to disposal | 3 790 | 11 380 | 15 170
* Total waste generated | 7 310 | 53 930 | 61 240
Non-recycled waste | | | 18 760
Non-recycled waste, % | | | 30.6
Radioactive waste | | | 0
[/table]
fn: Total waste in 2023 amounted to 63 870 tonnes*, of which 7 940 tonnes hazardous. Foundry sand makes up 41 per cent of non-hazardous waste.

## EU Taxonomy
Eligible turnover is limited to district-heating substations, heat pumps components and remanufacturing (activities 3.5, 3.6 and 5.1 CE).
[table style=rules size=8.5 widths=150,90,90,90]
! 2024 | Total, SEK m | Eligible, % | Aligned, %
Turnover | 24 316 | 19.4 | 6.1
CapEx | 1 402 | 27.8 | 15.6
OpEx | 689 | 14.0 | 3.2
[/table]

[page]
## Own workforce (S1)
### Policies and dialogue (S1-1 to S1-4)
The Code of Conduct, the People Policy and the Health and Safety Policy apply in the entire Group. They prohibit forced labour, human trafficking and child labour and all forms of discrimination, including with regard to sex, age, ethnic origin, religion, disability, sexual orientation and trade union membership. Managers and recruiters complete an e-learning module on inclusion and non-discrimination. Every unit has a management system for the prevention of workplace accidents; 29 of 34 production sites are certified in accordance with ISO 45001.

Dialogue takes place with local unions, in the European Works Council (22 delegates, two meetings in 2024) and directly through the survey Pulse, answered by 84 per cent, with an engagement score of 77 (76). Grievances can be raised with the line manager, HR, the union or through the Speak Up line, which also accepts anonymous reports and is open to workers of suppliers. Anyone who reports in good faith is protected against retaliation; this is monitored with a follow-up after six months. The Halvarsund Academy offers vocational programmes in welding, machining and service technology; 131 apprentices were enrolled at year-end.

### Characteristics of employees (S1-6)
[table style=rules size=8.5 widths=190,60,60,70,60]
! Head count at 31 December 2024 | Women | Men | Not disclosed | Total
Number of employees | 2 071 | 7 329 | 12 | 9 412
Permanent employees | 1 934 | 6 918 | 10 | 8 862
Temporary employees | 112 | 304 | 2 | 418
Non-guaranteed hours employees | 25 | 107 | 0 | 132
Full-time employees | 1 862 | 7 106 | 11 | 8 979
Part-time employees | 209 | 223 | 1 | 433
[/table]
[columns 2]
[table style=rules size=8.5 widths=120,80]
! Country | Head count
Sweden | 2 648
Finland | 1 215
Poland | 1 108
China | 1 037
USA | 964
Other countries | 2 440
[/table]
[next]
In the course of the year 1 006 employees left the Group, corresponding to a turnover of 10.8 per cent (11.6). The average number of employees, converted into full-time equivalents, was 9 268 (see note 6). Following the order decline in Thermal Solutions, 140 employees in Västervik were given notice in May; 62 of them could be offered other positions within the Group.
[/columns]

### Other metrics (S1-7 to S1-17)
[table style=rules size=8.5 widths=320,60,60]
! | 2024 | 2023
= Non-employee workers (S1-7)
Self-employed people | 97 | 104
People provided by undertakings engaged in employment activities | 587 | 661
* Total non-employees in own workforce, year-end | 684 | 765
= Collective bargaining and social dialogue (S1-8)
Employees covered by collective bargaining agreements, % | 74 | 75
· Sweden, % | 100 | 100
· Finland, % | 98 | 98
· Poland, % | 62 | 60
= Diversity (S1-9)
Top management (two levels below Board), women / men | 14 / 41 | 13 / 43
Share of women / men in top management, % | 25 / 75 | 23 / 77
Employees under 30 years | 1 412 | 1 388
Employees 30–50 years | 5 198 | 5 011
Employees over 50 years | 2 802 | 2 705
= Training and skills (S1-13)
Employees in regular performance and career development reviews, % | 91 | 88
Average training hours per employee | 17.2 | 15.5
· women | 18.1 | 16.0
· men | 16.9 | 15.4
= Work-life balance (S1-15)
Employees entitled to family-related leave, % | 100 | 100
Entitled employees that took family-related leave, % | 7.6 | 7.9
= Remuneration (S1-16)
Gender pay gap, % | 6.8 | 7.3
Annual total remuneration ratio | 41 | 44
= Incidents and complaints (S1-17)
Incidents of discrimination, including harassment | 5 | 8
Complaints filed through channels for own workforce | 38 | 29
Fines, penalties and compensation, SEK million | 0 | 0.3
Severe human rights incidents | 0 | 0
[/table]
All employees are paid an adequate wage, measured against statutory minimum wages in the EEA and the benchmarks of an international foundation elsewhere. Data on disabilities may not be recorded in several of the countries where we operate and are therefore not reported.

### Health and safety (S1-14)
[table style=rules size=8.5 widths=220,75,85,60]
! 2024 | Employees | Non-employees | Total
Covered by health and safety management system, % | 97 | 89 | 96
Fatalities from work-related injuries and ill health | 0 | 0 | 0
Recordable work-related accidents | 131 | 14 | 145
Rate of recordable accidents, per million hours worked | 7.9 | 10.6 | 8.1
Cases of recordable work-related ill health | 23 | n/a | n/a
Days lost | 2 310 | n/a | n/a
[/table]
fn: The recordable rate in 2023 was 9.4. Target for 2025: below 6. No fatalities occurred among other workers on our sites.

Hand injuries in assembly remain the most common type. A campaign started in Poland, "Hands on, fingers safe", has reduced their number there by 38 per cent in two years. The saddest event in our recent history remains the crane accident in Monterrey in 2022, in which one colleague died; a memorial day is held at all sites on 9 June.

## Workers in the value chain (S2)
The Supplier Code of Conduct, based on the ILO core conventions, has been signed by suppliers representing 93 per cent of direct spend. 118 on-site audits were carried out (104), and six suppliers were phased out. Tungsten and cobalt are traced with the templates of the Responsible Minerals Initiative. Two cases of withheld passports at a subcontractor in Malaysia were discovered and remedied.

## Business conduct (G1)
### Culture and corruption
The Code of Conduct is signed by all employees with a PC. Functions most at risk of corruption are sales in 21 countries, agents' management, purchasing and customs handling; 94 per cent of the employees in these functions have completed the classroom training, which is valid for three years. Investigations are led by Group Internal Audit, independently of the management concerned. Whistleblowers are protected in accordance with Directive (EU) 2019/1937.
[table style=rules size=8.5 widths=330,60,60]
! Corruption and payment practices (G1-3, G1-4, G1-6) | 2024 | 2023
Convictions for violation of anti-corruption and anti-bribery laws | 0 | 0
Fines for violation of anti-corruption and anti-bribery laws, SEK million | 0 | 0
Confirmed incidents of corruption or bribery | 2 | 1
· in which own workers were dismissed or disciplined | 2 | 1
· in which contracts with business partners were terminated | 1 | 0
Average time to pay an invoice, days | 52 | 55
Payments aligned with standard payment terms, % | 71 | 67
Legal proceedings outstanding for late payments | 3 | 2
[/table]
The standard payment terms are 60 days; for suppliers with fewer than 50 employees in Sweden they are 30 days.

### Political influence (G1-5)
Halvarsund is registered in the EU Transparency Register. No financial or in-kind political contributions were made. Expenses for lobbying activities, internal and external, were SEK 8.9 million, including membership fees of SEK 6.2 million to associations engaged in lobbying. The priorities were the carbon border adjustment mechanism and the revision of the ecodesign requirements for water pumps.
`,
  answers: sixthBNordicIndustrialAnswers,
}
