import type { StyleDocument } from '../style-document.ts'
import { sixthDMetalsAnswers } from './sixth-d-metals-answers.ts'

export const sixthDMetals: StyleDocument = {
  name: 'ruunavaara-metals-sustainability-report-2023-gri.pdf',
  language: 'en',
  year: 2023,
  style:
    'mining and smelting, GRI tables with codes, employees and contractors, blanks as thousands separators, TJ and kt',
  look: { font: 'sans', size: 9.5, landscape: false, words: false, margin: 57 },
  text: `
head: Ruunavaara Metals Oyj – Sustainability Report 2023
# Sustainability Report 2023
## About Ruunavaara
Ruunavaara Metals mines and smelts copper, nickel, zinc and cobalt in northern Europe. We run four mines – Ruunavaara and Pyhäsuo in Finland, Stensele in Sweden and Carrigmore in Ireland – and three smelters in Kemijoki (copper and nickel), Odnes in Norway (zinc) and Skelleholm in Sweden, where most of the feed is scrap from electronics and lead batteries. The company was founded in 1934 to work a copper deposit that a road builder had come across by chance, was owned by the Finnish state until 1997 and has been listed in Helsinki since then.

In 2023 we produced 286 kt of zinc, 171 kt of copper and 29 kt of nickel in metal and matte. Net sales fell to EUR 4 386 million (2022: 5 012) on lower prices for zinc and nickel. Production at Carrigmore was suspended in July, when zinc traded below USD 2 300 per tonne; 212 of 402 people there were laid off temporarily and returned by the spring of 2024.

## About this report
This report covers the calendar year 2023 and is prepared in accordance with the GRI Standards 2021, including the sector standard for mining insofar as it was available in draft. It covers the parent company and all subsidiaries, as do the consolidated financial statements. The exploration joint venture in Portugal, in which we hold 40%, is not included. Selected figures, marked with a tick in the GRI index, were assured with limited assurance. The figures for 2022 are as published, unless stated otherwise. A space is used to separate thousands.

## Strategy and targets
Our sustainability agenda “Deep roots” has three headings: climate, nature and people. The steering group led by the Chief Executive meets every second month, and the Board’s Audit and Sustainability Committee every quarter. 
[table style=grid widths=200,160,110 size=8.5 align=left]
! Target | Base and target year | Outcome 2023
Absolute Scope 1 and 2 emissions –42% (market-based) | 2021–2030 | –11%
Absolute Scope 3 emissions –30% | 2021–2030 | –6%
Lost-time injury frequency below 2.0 | 2025 | 3.3
No serious environmental incident | each year | 1
Biodiversity net gain in new projects | from 2030 | pilot at Pyhäsuo
Women in the workforce 25% | 2027 | 21%
Suppliers assessed, share of spend 90% | 2025 | 81%
[/table]
The Science Based Targets initiative approved the climate targets in September 2022.

Boreal climate means that we live with snow, floods and freezing, and we have started to look at what a warmer world does to our dams. In 2022 all sites were screened for physical hazards such as heavy rain, drought and wind under RCP 4.5 and under the high-emission scenario RCP 8.5. At Stensele the one-in-a-thousand-year flood may become a one-in-four-hundred-year event before 2070; the spillway was therefore widened in 2023 at a cost of EUR 14 million.

## Customers and the energy transition
An electric car holds some 80 kg of copper, about three times as much as one with a combustion engine, and an offshore wind turbine 8 to 10 tonnes per megawatt including cables. Our low-carbon copper, sold since 2020, has a footprint of 1.4 kg CO_{2} per kg at the smelter gate, against a world average of about 4. In 2023 it made up a third of deliveries. Nickel matte from Kemijoki goes to a battery chemicals maker on the Gulf of Bothnia. Two cable makers in Germany and Denmark have agreed to take 60 000 tonnes until 2028.

[page]
# Climate and energy
Smelting needs heat, and some of it comes from carbon that reacts with the ore. Electric furnaces in Kemijoki and electrolysis in Odnes account for two thirds of the electricity we use. At the mine of Ruunavaara eleven of 38 haul trucks run on trolley lines; when the second section of 1.8 km opens in 2025, diesel consumption will go down by another 2.4 million litres a year. At Odnes, a pilot with biocarbon replaced 900 tonnes of coke. Not everything went well: the hydrogen burner in Skelleholm, planned for 2023, was put off because a grid connection will not be ready before 2027.

For investments above EUR 2 million we calculate with an internal carbon price of EUR 110 per tonne. Five installations are covered by the EU Emissions Trading System; 71% of our Scope 1 emissions fall under it. We have not bought or used any carbon credits.

### GRI 302-1 Energy consumption within the organisation
[table style=rules widths=250,70,70,70 size=8.5]
! TJ | 2023 | 2022 | 2021
Diesel and fuel oil | 4 916 | 5 104 | 5 230
Liquefied petroleum gas | 442 | 461 | 455
Natural gas | 742 | 698 | 1 012
Coal and coke (incl. reductants) | 2 208 | 2 340 | 2 412
Biofuels and biocarbon | 96 | 71 | 38
Electricity purchased | 14 020 | 14 388 | 14 610
Heat and steam purchased | 318 | 331 | 322
* Total energy consumption | 22 742 | 23 393 | 24 079
Memo: heat sold to district heating (not deducted) | 1 502 | 1 466 | 1 390
[/table]
97% of the electricity was from fossil-free sources (hydro, wind and nuclear power) according to guarantees of origin. The excess heat from Kemijoki covers 80% of the town’s heating demand.

### GRI 302-3 Energy intensity and GRI 305-4 Emissions intensity
Energy intensity amounted to 46.8 GJ per tonne of metal produced (2022: 46.1), emissions intensity (Scope 1 and 2, market-based) to 1.71 tonnes of CO_{2}e per tonne of metal (2022: 1.77).

### GRI 305-1 to 305-3 Greenhouse gas emissions
[table style=rules widths=250,70,70,70 size=8.5]
! kt CO_{2}e | 2023 | 2022 | 2021 (base)
Direct emissions (Scope 1) | 642 | 681 | 704
Indirect emissions (Scope 2), market-based | 188 | 217 | 228
Indirect emissions (Scope 2), location-based | 236 | 252 | 260
* Scope 1 and 2, market-based | 830 | 898 | 932
Other indirect emissions (Scope 3) | 2 914 | 3 072 | 3 098
· Purchased goods and services (cat. 1) | 1 806 | 1 911 | 1 928
· Fuel- and energy-related activities (cat. 3) | 248 | 262 | 266
· Upstream transport (cat. 4) | 412 | 430 | 426
· Downstream transport (cat. 9) | 191 | 202 | 206
· Processing of sold products (cat. 10) | 198 | 207 | 211
· Other categories | 59 | 60 | 61
Biogenic CO_{2} (outside scopes) | 9 | 7 | 4
[/table]
fn: GHG Protocol, operational control. GWP values from the Sixth Assessment Report of the IPCC.

[page]
# Nature
## Air
The sulphuric acid plants catch more than 99% of the sulphur in the feed and turn it into 1.1 million tonnes of acid for the fertiliser industry. In May 2023 a fan failure at Skelleholm caused an exceedance of the hourly limit for sulphur dioxide on 14 occasions; authorities were informed, neighbours received text messages, and the plant stood still for nine days.

### GRI 305-7 Emissions to air and GRI 303-4 Emissions to water
[table style=rules widths=250,70,70,70 size=8.5]
! t | 2023 | 2022 | 2021
= To air | | |
Sulphur dioxide (SO_{2}) | 5 840 | 5 610 | 6 020
Nitrogen oxides (NO_{x}) | 1 212 | 1 276 | 1 301
Particulates | 214 | 233 | 241
Copper (Cu) | 6.2 | 6.6 | 7.0
Zinc (Zn) | 14.8 | 15.9 | 17.3
Lead (Pb) | 2.1 | 2.4 | 2.3
Arsenic (As) | 0.31 | 0.35 | 0.38
Cadmium (Cd) | 0.09 | 0.10 | 0.12
Mercury (Hg) | 0.045 | 0.049 | 0.051
= To water | | |
Copper (Cu) | 1.9 | 2.0 | 2.2
Zinc (Zn) | 8.4 | 9.1 | 9.0
Nickel (Ni) | 2.2 | 2.6 | 2.5
Lead (Pb) | 0.4 | 0.4 | 0.5
Nitrogen (N) | 168 | 181 | 175
[/table]

## Water
All our sites lie in regions with plenty of water; the challenge is too much of it at the wrong time. Pyhäsuo treats run-off in a reverse-osmosis plant built for 1 200 m^{3} an hour. In Odnes, cooling water is taken from the fjord and returned some 8 °C warmer.
### GRI 303-3 to 303-5 Water
[table style=rules widths=250,70,70,70 size=8.5]
! Million m^{3} | 2023 | 2022 | 2021
* Total withdrawal | 118.4 | 116.9 | 121.0
· Surface water | 38.6 | 37.4 | 40.1
· Groundwater including mine dewatering | 16.1 | 16.8 | 15.7
· Seawater | 61.2 | 60.2 | 62.6
· Third-party water | 2.5 | 2.5 | 2.6
* Total discharge | 104.9 | 103.1 | 108.2
* Total consumption | 13.5 | 13.8 | 12.8
Recycled and reused process water | 142.6 | 139.0 | 144.2
[/table]

## Tailings and waste
We operate nine tailings facilities, of which five are active. Two are rated “very high” in terms of consequence, and conformance with the Global Industry Standard on Tailings Management was confirmed for both by an independent panel in August 2023; the others will follow by August 2025. Breaches such as the one in Brazil in 2019, in which 270 people died, oblige everybody in this industry. 
### GRI 306-3 Waste generated
[table style=rules widths=250,70,70,70 size=8.5]
! kt | 2023 | 2022 | 2021
* Total waste | 41 218 | 43 690 | 42 880
· Waste rock | 26 410 | 28 402 | 27 715
· Tailings | 13 920 | 14 402 | 14 291
· Slag, sludge and other waste | 888 | 886 | 874
Of which hazardous waste | 13 422 | 13 866 | 13 744
Of which recovered or used for construction | 9 804 | 10 215 | 9 960
[/table]
fn: A large part of tailings is classified as hazardous due to its sulphur content.

### GRI 301-1 and 301-2 Materials used
[table style=rules widths=250,70,70,70 size=8.5]
! kt | 2023 | 2022 | 2021
Concentrates purchased | 1 402 | 1 460 | 1 488
Secondary raw materials (scrap, ash, batteries) | 312 | 298 | 281
Reductants, lime, chemicals, explosives, steel | 373 | 391 | 402
* Total materials used | 2 087 | 2 149 | 2 171
Share of secondary raw materials | 15% | 14% | 13%
[/table]
Ore from our own mines (29.8 million tonnes milled) is not part of this table.

## Biodiversity and land
### GRI 304-1 Sites in or adjacent to protected areas
[table style=rules widths=250,70,70,70 size=8.5]
! | 2023 | 2022 | 2021
Sites containing or adjacent to protected areas (number) | 5 | 5 | 5
Area of these sites (ha) | 2 140 | 2 118 | 2 118
Total land managed (ha) | 8 940 | 8 912 | 8 870
· of which disturbed and not yet rehabilitated (ha) | 4 612 | 4 641 | 4 590
Rehabilitated in the year (ha) | 61 | 44 | 52
[/table]
The five are Ruunavaara (next to a mire reserve of 3 400 ha), Pyhäsuo, Stensele, Odnes and Carrigmore; the last of these borders a river that is a special area of conservation for the freshwater pearl mussel. Biologists counted 412 adult mussels in 2023, 37 more than three years before. At the old Hällträsk mine, closed in 1991, 45 ha of tailings have been covered with till and sown; golden plovers nest there again. Provisions for closure and rehabilitation were EUR 418 million at the end of the year.

# People
Ruunavaara had 5 412 employees on 31 December 2023 (2022: 5 390). Measured as full-time equivalents, the average was 5 288. On an ordinary day around 2 900 contractors also work on our sites, for instance in raise boring, maintenance and cleaning, with peaks of 4 300 in the autumn shutdowns.
### GRI 2-7 and 405-1 Employees
[table style=rules widths=250,70,70,70 size=8.5]
! Head count, 31 December | 2023 | 2022 | 2021
* Employees | 5 412 | 5 390 | 5 304
Women | 1 136 | 1 105 | 1 040
Men | 4 276 | 4 285 | 4 264
= By country | | |
Finland | 2 618 | 2 590 | 2 541
Sweden | 1 604 | 1 589 | 1 560
Norway | 742 | 739 | 731
Ireland | 402 | 431 | 436
Other countries | 46 | 41 | 36
= By contract | | |
Permanent | 5 061 | 5 022 | 4 948
Temporary | 351 | 368 | 356
Full-time | 5 206 | 5 190 | 5 112
Part-time | 206 | 200 | 192
= By age | | |
Under 30 | 812 | 790 | 755
30–50 | 2 886 | 2 879 | 2 840
Over 50 | 1 714 | 1 721 | 1 709
[/table]

### GRI 401, 404, 406 Turnover, training and non-discrimination
[table style=rules widths=250,70,70,70 size=8.5]
! | 2023 | 2022 | 2021
New employees | 508 | 544 | 461
Employees leaving | 486 | 458 | 402
Turnover (%) | 9.0 | 8.6 | 7.6
Entitled to parental leave (%) | 100 | 100 | 100
Employees who took parental leave | 418 | 402 | 377
Training per employee (hours) | 18.6 | 16.9 | 12.4
Employees with an annual performance review (%) | 89 | 87 | 85
Covered by collective agreements (%) | 93 | 93 | 94
Cases of discrimination confirmed | 4 | 2 | 3
Ratio of basic salary, women to men (%) | 97 | 97 | 96
Annual total compensation ratio (GRI 2-21) | 24 | 27 | 25
[/table]
A quarter of underground operators who joined in 2023 are women. At the mining school in Ruunavaara, set up together with the municipality, 64 adults finished a one-year course. The anniversary engagement survey resulted in an index of 74, just above the Nordic industry benchmark of 73.

[page]
## Health and safety
On 3 October a 34-year-old employee of a drilling contractor was killed by falling rock at Stensele. It was the first fatality at Ruunavaara since 2019. The heading had been scaled two hours before; since then no one is allowed to enter an unsupported area, not even for the inspection of anchors, and remote-controlled charging is being introduced in all underground mines.

The health and safety management system follows ISO 45001 and covers all employees and contractors working on our sites (100%). Near misses are reported by phone app: there were 21 400 observations in 2023. Crystalline silica, noise and diesel exhaust are the major exposures underground; lead in blood is measured at Skelleholm, where the highest result was 38 µg/dl.
### GRI 403-9 and 403-10 Work-related injuries and ill health
[table style=rules widths=200,65,65,65,65 size=8.5]
! | 2023 | << | 2022 | <<
! | Employees | Contractors | Employees | Contractors
Hours worked (million) | 9.12 | 5.41 | 9.06 | 5.77
Fatalities | 0 | 1 | 0 | 0
High-consequence injuries | 2 | 1 | 1 | 2
Lost-time injuries | 27 | 21 | 31 | 20
Lost-time injury frequency (per million hours) | 3.0 | 3.9 | 3.4 | 3.5
Recordable injuries | 46 | 38 | 55 | 44
Recordable injury frequency (per million hours) | 5.0 | 7.0 | 6.1 | 7.6
Lost days due to injuries | 1 148 | n/a | 1 302 | n/a
Work-related ill health, new cases | 12 | n/a | 15 | n/a
[/table]
For employees and contractors together the lost-time injury frequency was 3.3 (2022: 3.4).

# Neighbours and human rights
Ruunavaara and Stensele lie in the traditional lands of the Sámi. Agreements with four reindeer herding communities cover compensation, migration corridors and a say in blasting hours; some 9 000 reindeer pass the Stensele bridge every spring. A plan to extend the open pit by 90 ha was withdrawn in June after one of the communities had objected. Complaints from neighbours numbered 148, most of them about vibration and dust.

The Human Rights Policy forbids forced labour, trafficking and child labour and any kind of discrimination on grounds of sex, age, ethnicity, religion, disability or orientation. Purchased concentrates come from 31 mines in 14 countries; eight of them, in Peru, Chile and the Balkans, were visited in 2023. The Business Partner Code of Conduct applies to all suppliers, and the Skelleholm smelter is audited in line with OECD due diligence guidance on minerals from conflict areas.

# Governance and ethics
The Board of Directors has eight members, none of whom is an executive; three are women (38%) and 88% of members are independent of the company and of major shareholders. Employees appoint one member. The variable pay of the Chief Executive and Group Management depends partly on injury frequency and CO_{2} emissions; together the two measures weigh 25% in the short-term plan and 20% in the long-term one.

Everyone at Ruunavaara may report misconduct on “Lantern”, an external channel that protects the reporter’s identity; reprisals against whistleblowers lead to disciplinary measures. Grievances at work can also be taken to shop stewards. In 2023 there were 37 reports, seven of which led to measures. There were no confirmed incidents of corruption (GRI 205-3: 0), and no legal action for anti-competitive behaviour. An e-course about bribery was completed by 94% of salaried staff. Political contributions are not permitted, and none were made (GRI 415-1: EUR 0). Ruunavaara is on the EU Transparency Register and the Finnish register that opened in January 2024. We belong to the international council of the mining industry and to employers’ associations in four countries.

The serious environmental incident of the year was a leak of zinc sulphate at Odnes in February, which reached the storm drain but not the fjord. For a spill of 260 m^{3} of process water at Pyhäsuo in 2021, a court fined the company EUR 85 000 in November 2023. Taxes paid were EUR 96 million, of which EUR 51 million in Finland.
`,
  answers: sixthDMetalsAnswers,
}
