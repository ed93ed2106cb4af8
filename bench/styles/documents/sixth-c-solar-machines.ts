import type { StyleDocument } from '../style-document.ts'

export const sixthCSolarMachines: StyleDocument = {
  name: 'corvanta-solar-sustainability-report-2025-en.pdf',
  language: 'en',
  year: 2025,
  style:
    'maker of inverters and solar production machines, long narrative, the figures almost only in the GRI index at the end',
  look: { font: 'sans', size: 10, words: true, margin: 57 },
  text: `
head: Corvanta Solar Engineering SE  ·  Sustainability Report 2025
[at 57 790 11] Sunlight is free. Everything else has to be earned.
# Sustainability Report 2025
## To our stakeholders
Ladies and gentlemen,

For a company whose products exist because of climate change, it is tempting to regard sustainability as done. A string inverter from our Kassau plant
repays the energy used in its manufacture in less than ten days of summer operation. The 4.1 gigawatts of inverter capacity that we shipped in 2025 will, according to the method of the
International Energy Agency, help to avoid about 2.3 million tonnes of CO_{2} each year that they run. We are proud of that and nevertheless do not count a
single tonne of it in our own balance.

The year itself was sobering. Demand for residential systems in Germany and the Netherlands fell by more than 30 percent, distributors worked through full warehouses, and
Chinese competitors offered complete storage systems below the price of our bill of materials. We had to reduce our workforce, for the
second time in two years. That we reached an agreement with the works council that avoided compulsory dismissals in Germany does not make it painless. At the same time our machinery
business, which builds laser and metallisation lines for solar cell factories, won the two largest orders of its history from customers in Texas and Andalusia.

In the midst of this we held on to our targets. Some readers will ask why. Because a utility that signs a twenty-year service contract with us asks for a product carbon
footprint before it asks for a price list, and because our people asked us to.

Dr. Matthias Oberhauser, Chief Executive Officer

## Who we are
Corvanta Solar Engineering SE develops and manufactures solar inverters, battery converters and production equipment for the photovoltaics industry. The company emerged in 1987 from
a university laboratory in northern Hesse and has been listed since 2010. It has production sites in Kassau (Germany), Legnitz (Poland) and Suzhou (China), and a service and
assembly center in Phoenix (USA). Three segments make up the Group: Home & Business, Large Scale, and Production Technology. More than 160,000 systems are
monitored through our online portal.

The Managing Board consists of three members, one of whom is a woman. The Supervisory Board has six members, all of them shareholder representatives. Since 2023, 25 percent of the variable
remuneration of the Managing Board has been linked to sustainability targets, namely CO_{2} emissions, the accident rate and employee engagement.

### About the report
This report was prepared in accordance with the GRI Standards for the period from January 1 to December 31, 2025. It covers the parent company and its consolidated subsidiaries with two
exceptions: a service company acquired in October 2025 and our Indian sales company are part of the consolidated financial statements but not yet of this report. The Supervisory Board has reviewed the report; the indicators marked with a tick in the index on pages 6 and 7 were subject to limited assurance.
Following the postponement of European reporting obligations we decided to stay with GRI for one more year.

[page]
## Our strategy: Bright Side 2032
Bright Side 2032 bundles eleven targets under three headings. It was prepared in 2023 with the help of a materiality assessment in which 640 employees, 52 customers, our principal lenders
and nine investors took part. The results were confirmed in a desktop review in autumn 2025.

### Climate: from efficient to nearly zero
Our climate targets were validated by the Science Based Targets initiative in March 2024. We have committed to cutting absolute Scope 1 and 2 emissions by 54.6 percent by 2032 compared
with 2022, which is consistent with limiting warming to 1.5 °C, and to reducing absolute Scope 3 emissions by 32.5 percent over the same period. Net zero is to be reached by 2045.

Where do the emissions come from? To a vanishing degree from our own chimneys. Kassau has had a timber and geothermal energy center since 2011; its roofs and carports carry 3.4 MWp, to which we added 1.2 MWp in
Legnitz in 2024. All sites buy electricity with guarantees or certificates of origin. What remains is the gas for the painting line in Legnitz, district heat in Suzhou, and our service
vans, 118 of 391 of which are now electric. In contrast, purchased electronics, aluminum housings, copper and steel amount to more than four fifths of our entire footprint.

That is why our engineers have turned to the housing. The Sunrise 3 platform, launched in May, contains 38 percent less aluminum per kilowatt than its predecessor from 2016, and the
remaining aluminum is made of at least 75 percent recycled metal. Together with a partially bio-based potting compound this lowers the cradle-to-gate footprint from 21.4 to 12.9 kilograms CO_{2}e per kilowatt. Verified
environmental product declarations are now available for 61 percent of revenue-relevant inverter models; the target is 100 percent in 2028.

In 2025 we neither purchased nor retired any carbon credits. Up to 2022 we had offset business travel through a cookstove project in Kenya (most recently 1,900 tonnes) and gave it up because we doubted the
baseline.

### Circularity: built to be opened
An inverter spends 20 years on a wall and, until a few years ago, was then shredded. Today our repair center in Kassau takes in about 23,000 devices a year, of which 71 percent return to service as
refurbished replacement units. Failure analyses from there flow into development: since a film capacitor was relocated by just 14 millimeters, the field failure rate of the mid-sized series
has halved. For machines we offer retrofits. A laser line delivered to a Spanish customer in 2014 was converted for a new cell type in 2025, and 88 percent of its mass was retained. The customer saved around
EUR 2.6 million compared with a new line, and eight months.

### Partners: knowing the chain
Around 2,100 direct suppliers in 34 countries provide us with goods worth more than EUR 200 million. Every one of them is bound by the Corvanta Supplier Code, which builds on the core conventions of the International Labour Organization.
We take special care with four raw materials: quartz and polysilicon (in the modules that some customers buy through us), cobalt and tin. For modules we demand traceability to the quartz mine.
In 2025 we ended the relationship with one module trader that could not provide it. Forty-four on-site audits took place; the most frequent findings were overtime beyond 60 hours a week in
China and missing emergency lighting. Three suppliers are in an escalation process.

[page]
## Our people
### A difficult year
The voluntary program that we agreed with the works council in February was taken up by 131 colleagues in Germany. Seventeen moved to the Production Technology segment, where
we recruited 96 people, above all laser physicists and automation engineers, during the same months. An outplacement provider is supporting those who left; by year-end 84 percent of the
participants looking for work had found it. Engagement in our annual survey decreased from 76 to 69 points. We had expected worse and still find it too low.

### Learning
The Corvanta Campus offers about 900 courses. Employees from shrinking product groups could spend up to 400 paid hours on a requalification for power electronics service or software testing in 2025, and 38
did so. Our vocational training workshop in Kassau, with 62 apprentices, was named best of its kind by the regional chamber for the third time.

### Diversity and respect
Our Code of Conduct and the Declaration on Human Rights forbid discrimination in any form, and likewise child labor, forced labor and human trafficking. All managers complete a seminar on unconscious bias and on the
General Equal Treatment Act, and every employee an e-learning module on respectful conduct. In Legnitz, where every second assembly worker is a woman, we opened a company
kindergarten with 45 places in September.

In Germany, 3.9 percent of employees have a severe disability. The adjusted pay gap in Germany, that is, for comparable functions, is 1.8 percent and the unadjusted one 9.4 percent. Data for Poland are to follow with the
implementation of the Pay Transparency Directive.

### Health and safety
All plants work with an occupational health and safety management system according to ISO 45001; sales offices and the Phoenix center will follow by 2027. Electricity is our characteristic hazard: we test at up to 1,500 volts DC. After two arc flash
incidents without injury in 2024 the test fields were fitted with optical sensors that switch off within two milliseconds. Service technicians who work alone carry an alarm device.

## Conduct
Integrity is governed by the Group Compliance Guideline. Sales in some growth markets run through agents; they undergo an integrity check, and commissions above 3 percent need the consent of the Chief Financial Officer. Our
whistleblower system SpeakLight is accessible worldwide to employees, suppliers and their workers, neighbors and anyone else, around the clock, and anonymously if desired. The Group tolerates no disadvantage to
persons who report in good faith; this protection is laid down in writing. Of 19 reports in 2025, eleven concerned personnel matters. One of them led to a termination.

We take a stand in public. Corvanta campaigned in Brussels for resilience criteria in auctions under the Net-Zero Industry Act and is entered in the EU Transparency Register as well as in the Lobby Register of the
German Bundestag. Donations to parties are ruled out.

## Around the plants
Kassau was built on a former brickworks. About a third of the premises is meadow, which a shepherd keeps short with 60 sheep under and between the modules. A count in June found 41 wild bee species. In Suzhou the
municipality limits industrial water use in summer; cooling of the climate chambers there was changed to a closed circuit in 2024, which saves around 6,000 cubic meters a year. In the region of Legnitz we funded, with EUR 85,000, rooftop systems for two schools
damaged by the 2024 floods. Our plant itself was spared, if only by 40 centimeters. A Group-wide climate risk analysis is scheduled for 2026.

[page]
# GRI content index
Statement of use: Corvanta Solar Engineering SE has reported in accordance with the GRI Standards for the period January 1 to December 31, 2025. GRI 1 used: GRI 1: Foundation 2021. Figures refer
to the year 2025 or to December 31, 2025, and to the scope described on page 1; figures in brackets refer to 2024.
[table style=rules widths=45,145,275 size=8 align=left]
! GRI | Disclosure | Information, values and omissions
= GRI 2: General Disclosures 2021
2-1 | Organizational details | European company (SE), headquarters Kassau, Germany
2-2 | Entities included | Page 1
2-3 | Reporting period and contact | Annual; published April 14, 2026; csr@corvanta.example
2-4 | Restatements | Scope 3 for 2024 recalculated with new emission factors for semiconductors
2-6 | Activities and value chain | Pages 1 and 2; sales EUR 386.2 million (421.7)
2-7 | Employees x | 1,642 employees (1,788), of whom 411 female, 1,226 male, 5 diverse. By country: Germany 948, Poland 402, USA 174, China 118
 | | Permanent 1,531, temporary 111. Full-time 1,398, part-time 244. Head count
2-8 | Workers who are not employees | 64 temporary agency workers (103); contractors not recorded
2-9 | Governance structure | Page 1; Supervisory Board: 4 of 6 members independent, i.e. 66.7%
2-19 | Remuneration policies | Page 1 and Remuneration Report
2-21 | Annual total compensation ratio | 18.6 : 1 (22.3 : 1), highest-paid individual to median of all employees
2-23 | Policy commitments | Pages 2 and 3
2-26 | Seeking advice, raising concerns | Page 3, SpeakLight
2-27 | Compliance with laws | No significant fines or sanctions
2-28 | Memberships | 31 associations; fees of EUR 212 thousand
2-30 | Collective bargaining | 58% of employees (60%); the rest follow local market conditions
= GRI 200: Economic topics
201-1 | Direct economic value | Annual Report; personnel expenses EUR 118.4 million
205-2 | Anti-corruption training | 1,204 employees trained in the last two years
205-3 | Confirmed incidents of corruption | 0 (0)
206-1 | Anti-competitive behavior | No legal actions pending or completed
= GRI 300: Environmental topics
301-1 | Materials used | 38,400 t (41,900 t): steel, aluminum, copper, electronics, plastics and packaging
302-1 | Energy consumption x | 29,870 MWh (32,410): natural gas 6,480; diesel and gasoline 3,600; district heat 2,150; electricity 17,640, of which 4,310 self-generated solar power and 13,330 purchased green power
 | | 59.1% of energy from renewable sources (55.7%). 5,920 MWh generated by our own PV systems, surplus sold
302-3 | Energy intensity | 77.3 MWh per EUR million of sales (76.9)
303-3 | Water withdrawal | 31.4 megaliters (36.0), of which 22.7 in areas with water stress (Suzhou, Legnitz)
303-4 | Water discharge | 27.9 megaliters (31.8)
303-5 | Water consumption | 3.5 megaliters (4.2)
304-1 | Sites in or near protected areas | No owned or leased site is located in or adjacent to a protected area
[/table]
[page]
[table style=rules widths=45,145,275 size=8 align=left]
! GRI | Disclosure | Information, values and omissions
305-1 | Scope 1 x | 2,344 t CO_{2}e (2,618)
305-2 | Scope 2 x | 301 t CO_{2}e market-based (340); 7,120 t CO_{2}e location-based (7,866)
305-3 | Scope 3 | 214,600 t CO_{2}e (241,300), including: category 1 178,900; category 4 15,300; category 6 2,100; category 11 9,800 (standby and conversion losses over 20 years)
305-4 | GHG intensity | 6.8 t CO_{2}e per EUR million of sales, Scope 1 and 2 market-based (7.0)
305-7 | NO_{x}, SO_{x} and others | VOC from painting in Legnitz: 2.7 t. Other emissions not material
306-3 | Waste generated x | 2,986 t (3,340), of which 94 t hazardous (101)
306-4 | Waste diverted from disposal | 2,611 t (2,890)
306-5 | Waste directed to disposal | 375 t (450), of which 341 t incinerated with energy recovery
308-1 | New suppliers screened | 100% of new production material suppliers
= GRI 400: Social topics
401-1 | New hires and turnover | 141 new hires; 287 employees left; turnover 16.7% (14.9%)
401-3 | Parental leave | 100% of employees entitled; 5.5% of entitled employees took leave (91 persons: 48 women, 43 men)
403-8 | Workers covered by an OHS system | 82% of employees
403-9 | Work-related injuries x | 27 recordable injuries (34); rate 9.3 per million hours (10.8); no fatalities among employees. 1 injury with high consequences. Contractors: 5 injuries
403-10 | Work-related ill health | 2 recognized cases (1)
404-1 | Hours of training | 17.2 hours per employee (15.9); women 16.1, men 17.6
404-2 | Upskilling programs | Page 3
404-3 | Performance reviews | 88% of employees (85%)
405-1 | Diversity | Supervisory Board: 33.3% women. Employees: 21% under 30 years, 57% 30 to 50, 22% over 50
405-2 | Pay ratio of women to men | Page 3, Germany only
406-1 | Incidents of discrimination | 0 confirmed (1)
408-1, 409-1 | Child and forced labor | Pages 2 and 3; no case identified at own sites
413-1 | Local communities | Page 4
414-2 | Social impacts in the supply chain | 44 audits; one relationship terminated
415-1 | Political contributions | EUR 0
416-2 | Product safety incidents | One voluntary firmware recall, 3,150 battery converters
418-1 | Customer privacy | No substantiated complaints
[/table]
fn: x Subject to limited assurance by an independent auditor.

### Forward-looking statements
This report contains statements about future developments. Actual results may deviate, for instance because of trade policy, subsidies, currency movements or the availability of
semiconductors.
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = no
SBM-1_03 = 1642
SBM-1_06 = 386.2 EUR million
GOV-1_01 = 3
GOV-1_02 = 6
GOV-3_01 = yes
GOV-3_05 = 25 %
E1-4_01 = yes
E1-4_16 = 32.5 % @2032
E1-4_22 = yes
E1-5_01 = 29870 MWh
E1-5_07 = 13330 MWh
E1-5_08 = 4310 MWh
E1-5_09 = 59.1 %
E1-5_11 = 3600 MWh
E1-5_12 = 6480 MWh
E1-5_17 = 5920 MWh
E1-6_07 = 2344 t CO2e
E1-6_09 = 7120 t CO2e
E1-6_10 = 301 t CO2e
E1-6_11 = 214600 t CO2e
E1-6_11#cat1 = 178900 t CO2e
E1-6_11#cat4 = 15300 t CO2e
E1-6_11#cat6 = 2100 t CO2e
E1-6_11#cat11 = 9800 t CO2e
E1-7_03 = no
E3-4_01 = 3.5 ML
E3-4_11 = 31.4 ML
E3-4_12 = 27.9 ML
E4.IRO-1_14 = no
E5-4_02 = 38400 t
E5-5_07 = 2986 t
E5-5_08 = 2611 t
E5-5_09 = 375 t
E5-5_15 = 94 t
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_10 = yes
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_05 = yes
S1-3_09 = yes
S1-6_02 = 1642
S1-6_02#female = 411
S1-6_02#male = 1226
S1-6_02#other = 5
S1-6_05#DE = 948
S1-6_05#PL = 402
S1-6_05#US = 174
S1-6_05#CN = 118
S1-6_09#permanent = 1531
S1-6_09#temporary = 111
S1-6_11 = 287
S1-6_12 = 16.7 %
S1-6_19 = 1398
S1-6_20 = 244
S1-7_03 = 64
S1-8_01 = 58 %
S1-13_02 = 88 %
S1-13_04 = 17.2 h
S1-13_04#female = 16.1 h
S1-13_04#male = 17.6 h
S1-14_01 = 82 %
S1-14_02 = 0
S1-14_04 = 27
S1-14_05 = 9.3 per million hours
S1-14_06 = 2
S1-15_01 = 100 %
S1-15_02 = 5.5 %
S1-16_02 = 18.6
S1-17_02 = 0
S2-1_06 = yes
S2-1_07 = yes
S2-3_12 = yes
MDR-T_06 = 2022
S2-3_06 = yes
absent E1-1_12 E1-1_14 E1-5_02 E1-5_03 E1-5_04 E1-5_06 E1-5_10 E1-5_15 E1-5_16 E1-6_08 E1-6_12 E1-6_13
absent E1-6_17 E1-6_30 E1-7_21 E1-8_04 E1.IRO-1_04 E1.IRO-1_07 E2-4_05 E3-4_03 E3-4_08 E4-5_02 E4-5_10 E4-5_11
absent E5-5_11 E5-5_16 G1-1_09 G1-3_07 G1-4_01 G1-4_02 G1-4_07 G1-5_04 G1-6_01 G1-6_02 G1-6_03 G1-6_04
absent S1-10_01 S1-12_01 S1-14_03 S1-14_07 S1-16_01 S1-17_05 S1-6_03 S1-7_02 S1-9_03 S1-9_04 S1-9_05 S4-3_13
absent SBM-1_09 SBM-1_15 SBM-1_17 SBM-1_19
`,
}
