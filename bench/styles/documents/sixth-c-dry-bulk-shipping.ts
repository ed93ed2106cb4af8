import type { StyleDocument } from '../style-document.ts'

export const sixthCDryBulkShipping: StyleDocument = {
  name: 'skagerholm-esg-report-fy2024.pdf',
  language: 'en',
  year: 2024,
  style:
    'Danish shipping company, split financial year July 2023 to June 2024, SASB marine transportation and GRI tables',
  look: { font: 'sans', size: 9.5, margin: 57 },
  text: `
head: Skagerholm Shipping A/S | ESG Report 2023/24
# ESG Report 2023/24
### Financial year 1 July 2023 – 30 June 2024

[tiles]
74 | vessels operated at year-end, 41 of them owned
31.6 million | tonnes of cargo carried
–31% | carbon intensity (EEOI) since 2008
2.05 | recordable cases per million hours
[/tiles]

## Letter from the CEO
Few industries were reminded of geography as we were in the past twelve months. Since December 2023 none of our ships has transited the
Bab el-Mandeb. A voyage from the Black Sea to Chittagong by way of the Cape takes 11 days and some 290 tonnes of fuel more than it did. At the
other end of the world, drought brought the daily slots in Panama down from 36 to 22 at the worst moment, and two of our
geared handysizes waited 17 days at Balboa. Both are visible in the emission figures of this report, and I prefer to say so on the first page.

Our deadweight-weighted efficiency nevertheless improved for the ninth year in a row, by 2.3%. Emissions did not fall to the same degree because we sailed
further. On 1 January 2024 shipping entered the EU Emissions Trading System. It put a price on about a seventh of what leaves our funnels and,
more usefully, an entry in every voyage calculation. We took delivery of three methanol-ready ultramaxes from our yard partner in Japan
and sold four vessels built before 2010.

One event overshadows all others. On 9 November 2023 an able seaman lost his life on board MV Skager Ness when a lashing parted during cargo work
in Durban. He was 29. We have changed how lashings are inspected across the fleet, and we support his family. No indicator in this report
makes up for it.

Kirsten Aagaard Thomsen, Chief Executive Officer

## The company
Skagerholm Shipping A/S was founded in 1904 in Skarre Bay as a partnership of skippers and is today owned by a foundation (62%), the founding
families and employees. We carry grain, fertiliser, minerals, forest products, cement clinker and project cargo on handysize and ultramax dry bulk carriers and
operate offices in Aarhus (head office), Singapore, Santos and Vancouver. Roughly half of the fleet is chartered in for periods between
five months and seven years. Chartered vessels are included in the environmental data as long as we control the voyage.

Revenue in 2023/24 was USD 541.7 million, down from USD 612.4 million as freight rates returned to normal from the peak of 2022. EBITDA was USD 148.9
million. The average number of employees during the year was 1,527, including seafarers employed by our crewing company.

### About this report
The report covers the parent and all subsidiaries included in the consolidated financial statements and constitutes our statutory statement on corporate
responsibility under the Danish Financial Statements Act. It has been prepared with reference to the GRI Standards 2021 and applies the SASB Marine
Transportation standard (version 2023-12). FY24 denotes the year that ended on 30 June 2024. Scope 1 data were verified with limited assurance by
an independent class society. Data for FY22 and FY23 have not been restated except as indicated.

[page]
## Climate
### Where we are heading
We aim at net zero emissions from our operations by 2050. By 2030 the carbon intensity of the fleet, measured as grams of CO_{2} per tonne-mile (EEOI), shall be 45% below
2008; we stood at minus 31% in FY24 and minus 29% in FY23. A third ambition, added this year, is that 5% of the energy used by owned vessels come from zero or
near-zero emission fuels by 2030. The targets follow the revised strategy of the International Maritime Organization and have been adopted by the Board
of Directors.

We are often asked why we set an intensity target. The honest answer is that cargo finds a ship: if we laid up ten vessels our absolute emissions would fall by an eighth, those
of the world would not. We are, however, studying the maritime guidance of the science-based targets organisation and expect to decide in 2025.

### What we do about it
Retrofits come first. Nineteen vessels now have propeller boss cap fins, fourteen have low-friction silicone coating and six carry a pair of suction sails of 16 metres. On the
North Atlantic the sails save between 0.9 and 2.4 tonnes of fuel per day; in the doldrums nothing at all. Weather routing and just-in-time arrival brought a further
3.1% saving. The programme has cost USD 44 million since 2019 and will need about USD 60 million more until 2028.

Fuel comes second. Three voyages for a Scandinavian paper producer were run on a B30 blend of used cooking oil methyl ester, certified by mass balance and paid for by the
shipper. A new-building proposal is since 2022 assessed with an internal carbon price of USD 150 per tonne of CO_{2}; at that price the methanol-ready option
paid back in 13 years.

Regulation comes third, but it moves fastest. Under the Carbon Intensity Indicator of the IMO 81% of our owned ships were rated A to C for calendar
year 2023, five were rated D and three E. For 2023 each of the eight has a corrective plan. Voyages between January and June 2024 caused 66,400 tonnes in the scope of the EU ETS, or 7.5% of Scope 1 emissions of the full financial year. Allowances for 40% of them
have to be surrendered in the first year of the phase-in.

### Physical risk
Rerouting is adaptation by another name. In spring 2024 we mapped the 120 ports that we call most often for cyclones, sea level and extreme heat. Nine combine high exposure with
low protective capacity, all of them in South Asia and West Africa.

## Clean seas
Since the global sulphur limit of 2020 we rely on two solutions: 47 vessels burn very low sulphur fuel oil, 27 vessels run on heavy fuel oil with closed-loop or hybrid
scrubbers. We do not discharge wash water from scrubbers within 12 nautical miles of any coast, although many administrations still allow it. All vessels have approved
ballast water treatment systems; two exchanges had to be made in open sea after system failures. One spill was recorded: on 3 March 2024 some 40 litres of hydraulic oil from a
deck crane entered the harbour of Abidjan. Crews kept garbage at 1.9 m^{3} per vessel and month after 2.3 m^{3} two years ago. One ship, the Skager Vig, built in 1997 as a
coaster, was recycled at an EU-listed facility in Turkey, the first recycling sale since 2016.

[page]
## People at sea and ashore
Of our colleagues 1,318 are seafarers and 231 work ashore. Filipinos (58%), Indians and Ukrainians form the largest groups on board. 41 Ukrainians could not be relieved on
time because of travel restrictions; nine served beyond the eleven months that the Maritime Labour Convention permits, all at their own written request. The retention rate
of senior officers was 92%. In addition, 168 seafarers sailed on our ships at year-end who are employed by manning agencies.

### Safety
The lost time injury rate rose slightly and the death of a colleague shows how much is at stake. Following the investigation we introduced a wire and lashing register, a stop-work
card in nine languages and a two-day course at our training centre in Manila, where 612 officers and ratings have been trained since January. 38 serious near misses were
analysed.

### Rights on board
Our People Policy prohibits discrimination, harassment, child labour, forced labour and trafficking, and bans recruitment fees: no seafarer may pay for a job. An unannounced check of three manning agents
in November found that one charged for medical tests; 57 seafarers were paid back a total of USD 9,300. Wages and hours are governed by ITF-approved
agreements for everyone at sea. Shore staff have individual contracts. Women make up 44% of shore staff but just 2.6% of crews; our cadet intake of 2024 was 19% female. We ask masters
and shore managers to take a course on inclusive leadership and on preventing bullying; 88% had completed it by June.

Concerns may be raised with the Designated Person Ashore or through SafeHarbour, a whistleblower line run by a law firm. It accepts anonymous reports
from employees, agency crew and the staff of suppliers and yards. Retaliation against anyone reporting in good faith is a disciplinary offence. 31 reports came in during the year, among
them 14 about food on board.

## Doing business properly
In places where we call, a pilot's good mood may have a price, commonly two cartons of cigarettes. We were among the founding participants of a maritime anti-corruption network and
reject facilitation payments. Captains registered 126 demands, 23% fewer than the year before, and refused 119 of them; seven small payments, worth USD 640 in total, were made under threat to the safety of
crews. Confirmed cases of corruption involving our employees: none. Yards, agents and suppliers sign our Supplier Code of Conduct, which follows ILO and UN Global Compact
principles; 1,046 suppliers were screened in FY24.

### Governance
The Board of Directors has six members, all of them non-executive; four (67%) are independent and two (33%) are women. The Executive Management consists of three persons. Twenty per cent of their
short-term bonus depends on EEOI and recordable injuries. The Board discussed ESG at five of its seven meetings.

[page]
# Data
## SASB index – Marine Transportation
[table style=rules widths=75,220,65,60,60 size=8]
! Code | Metric | Unit | FY24 | FY23
TR-MT-110a.1 | Gross global Scope 1 emissions | t CO_{2}e | 884,300 | 891,700
TR-MT-110a.2 | Discussion of strategy to manage Scope 1 emissions | – | page 2 | <<
TR-MT-110a.3 | (1) Total energy consumed | TJ | 11,420 | 11,505
 | (2) Percentage heavy fuel oil | % | 58.0 | 57.1
 | (3) Percentage renewable | % | 0.9 | 0.3
TR-MT-110a.4 | Average Energy Efficiency Design Index for new ships | g CO_{2}/t-nm | 3.42 | 3.77
TR-MT-120a.1 | NO_{x} (excluding N_{2}O) | t | 17,900 | 18,240
 | SO_{x} | t | 2,210 | 2,265
 | Particulate matter (PM10) | t | 840 | 868
TR-MT-160a.1 | Shipping duration in marine protected areas | days | 412 | 398
TR-MT-160a.2 | Fleet with (1) ballast exchange, (2) treatment | % | 0 / 100 | 3 / 97
TR-MT-160a.3 | Spills to the environment: number | No. | 1 | 0
 | Spills to the environment: aggregate volume | m^{3} | 0.04 | 0
TR-MT-320a.1 | Lost time incident rate | per mill. h | 0.76 | 0.71
TR-MT-510a.1 | Port calls in the 20 lowest-ranking countries (CPI) | No. | 37 | 44
TR-MT-510a.2 | Monetary losses from proceedings on bribery | USD | 0 | 0
TR-MT-540a.1 | Marine casualties (of which very serious) | No. | 6 (1) | 4 (0)
TR-MT-540a.2 | Conditions of class or recommendations | No. | 22 | 31
TR-MT-540a.3 | Port state control: deficiencies per inspection | rate | 0.81 | 0.92
 | Port state control: detentions | No. | 1 | 2
= Activity metrics
TR-MT-000.A | Shipboard employees | No. | 1,318 | 1,281
TR-MT-000.B | Total distance travelled by vessels | 1,000 nm | 3,904 | 3,790
TR-MT-000.C | Operating days | days | 26,480 | 26,730
TR-MT-000.D | Deadweight tonnage | 1,000 dwt | 3,212 | 3,268
TR-MT-000.E | Number of vessels in total shipping fleet | No. | 74 | 76
TR-MT-000.F | Number of vessel port calls | No. | 2,216 | 2,301
[/table]

## Environmental data
[table style=rules widths=250,70,55,55,50 size=8]
! Energy and greenhouse gases | Unit | FY24 | FY23 | FY22
= Energy by source
Heavy fuel oil | TJ | 6,620 | 6,570 | 6,310
Very low sulphur fuel oil | TJ | 2,910 | 3,060 | 3,380
Marine gas oil | TJ | 1,480 | 1,530 | 1,610
LNG (one chartered vessel) | TJ | 262 | 261 | –
Biofuel (UCOME) | TJ | 98 | 34 | –
Purchased electricity and heat (offices, shore power) | TJ | 50 | 50 | 48
= Greenhouse gases
Scope 1 | t CO_{2}e | 884,300 | 891,700 | 879,100
Scope 2, location-based | t CO_{2}e | 1,140 | 1,160 | 1,205
Scope 2, market-based | t CO_{2}e | 870 | 1,015 | 1,190
Scope 3^{1} | t CO_{2}e | 236,700 | 248,900 | 201,400
· Fuel- and energy-related activities (cat. 3) | t CO_{2}e | 171,600 | 172,800 | 170,300
· Capital goods (cat. 2) | t CO_{2}e | 41,900 | 53,700 | 9,600
· Other categories (1, 4, 6, 7) | t CO_{2}e | 23,200 | 22,400 | 21,500
* Total, location-based | t CO_{2}e | 1,122,140 | 1,141,760 | 1,081,705
GHG intensity of revenue, location-based | t/USD million | 2,072 | 1,864 | 1,498
Biogenic CO_{2} from biofuel | t | 7,350 | 2,550 | –
EEOI | g CO_{2}/t-nm | 8.4 | 8.6 | 8.9
[/table]
fn: 1) FY23 restated: steel weight of new-buildings corrected (previously 239,300 t).

[page]
## Social data
[table style=rules widths=250,70,55,55,50 size=8]
! At or in the year to 30 June | Unit | FY24 | FY23 | FY22
Employees (headcount at year-end) | No. | 1,549 | 1,506 | 1,478
· at sea | No. | 1,318 | 1,281 | 1,259
· ashore | No. | 231 | 225 | 219
· women | No. | 136 | 127 | 119
· men | No. | 1,413 | 1,379 | 1,359
Agency seafarers | No. | 168 | 202 | 187
Employees covered by collective agreements | % | 85.1 | 85.1 | 85.2
Employee turnover, shore | % | 9.1 | 12.4 | 13.0
Fatalities, own crew | No. | 1 | 0 | 0
Fatalities, contractors on our ships | No. | 0 | 0 | 1
Total recordable cases (TRC) | No. | 19 | 17 | 21
TRC frequency per million exposure hours | rate | 2.05 | 1.89 | 2.38
Shore employees with annual development review | % | 95 | 93 | 90
Training days per seafarer | days | 4.1 | 3.6 | 2.2
Confirmed cases of discrimination and harassment | No. | 2 | 3 | 1
Gender pay gap, shore | % | 11.3 | 12.0 | 12.8
[/table]

## GRI index (extract)
[table style=rules widths=50,260,150 size=8 align=left]
! GRI | Disclosure | Reference or comment
2-1 to 2-3 | Organisation and reporting practice | The company, About this report
2-7 / 2-8 | Employees; workers who are not employees | Social data
2-9 | Governance structure | Governance
2-16 / 2-26 | Communication of critical concerns | SafeHarbour
2-21 | Annual total compensation ratio | Shown in the Remuneration Report
2-27 | Compliance with laws | MARPOL fine of USD 12,000 in Brazil
2-30 | Collective bargaining agreements | Social data
205-3 | Confirmed incidents of corruption | None
302-1 | Energy consumption within the organisation | SASB index, Environmental data
304-1 | Operational sites in protected areas | Not applicable ashore; see TR-MT-160a.1
305-1 to 305-4 | GHG emissions | Environmental data
305-7 | Nitrogen oxides, sulphur oxides | SASB index
306-3 | Waste generated | Reported per vessel only (page 3)
403-9 | Work-related injuries | Social data
405-1 | Diversity of governance bodies | Governance
406-1 | Incidents of discrimination | Social data; warnings and one dismissal
415-1 | Political contributions | None made, in line with our policy
[/table]

The next report will be our first under the European Sustainability Reporting Standards and will cover a short financial year from July to December 2024, as the Group is moving to
the calendar year.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
SBM-1_03 = 1549
SBM-1_06 = 541.7 USD million
GOV-1_01 = 3
GOV-1_02 = 6
GOV-1_06 = 33 %
GOV-1_07 = 67 %
GOV-3_01 = yes
E1-4_01 = yes
E1-5_01 = 11420 TJ
E1-5_06 = 98 TJ
E1-5_09 = 0.9 %
E1-5_12 = 262 TJ
E1-6_07 = 884300 t CO2e
E1-6_08 = 7.5 %
E1-6_09 = 1140 t CO2e
E1-6_10 = 870 t CO2e
E1-6_11 = 236700 t CO2e
E1-6_11#cat2 = 41900 t CO2e
E1-6_11#cat3 = 171600 t CO2e
E1-6_12 = 1122140 t CO2e
E1-6_17 = 7350 t
E1-6_30 = 2072 t/USD million
E1-8_04 = 150 USD/t
E2-4_02#NOx = 17900 t
E2-4_02#SOx = 2210 t
E2-4_02#PM10 = 840 t
G1-4_04 = 0
G1-5_03 = 0 USD
S1-1_08 = yes
S1-1_10 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-6_02 = 1549
S1-6_02#female = 136
S1-6_02#male = 1413
S1-6_03 = 1527
S1-7_03 = 168
S1-8_01 = 85.1 %
S1-14_02 = 1
S1-14_03 = 0
S1-14_04 = 19
S1-14_05 = 2.05 per million hours
S1-17_02 = 2
S2-1_06 = yes
S2-1_07 = yes
S2-3_12 = yes
MDR-T_06 = 2008
S2-3_06 = yes
absent E1-1_12 E1-1_14 E1-4_04 E1-4_07 E1-4_10 E1-4_16 E1-5_02 E1-5_03 E1-5_04 E1-5_07 E1-5_08 E1-5_10
absent E1-5_11 E1-5_14 E1-5_15 E1-5_16 E1-5_17 E1-5_18 E1-6_13 E1-6_31 E1-7_03 E1-7_10 E1-7_21 E1.IRO-1_07
absent E2-4_05 E3-4_01 E3-4_03 E3-4_08 E3-4_11 E3-4_12 E4-5_01 E4-5_02 E4-5_10 E4-5_11 E5-4_02 E5-5_07
absent E5-5_10 E5-5_11 E5-5_15 E5-5_16 G1-1_09 G1-3_07 G1-4_01 G1-4_07 G1-5_04 G1-5_05 G1-5_10 G1-6_01
absent G1-6_02 G1-6_03 G1-6_04 S1-10_01 S1-12_01 S1-13_02 S1-13_04 S1-14_01 S1-14_06 S1-14_07 S1-15_01 S1-15_02
absent S1-16_01 S1-16_02 S1-17_05 S1-17_08 S1-17_10 S1-6_11 S1-6_12 S1-6_19 S1-6_20 S1-7_02 S1-9_03 S1-9_04
absent S1-9_05 S4-2_02 S4-3_13 SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
