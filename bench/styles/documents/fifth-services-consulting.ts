import type { StyleDocument } from '../style-document.ts'

/** The report of a mid-size consulting firm, which states nearly everything in sentences, tiles and lists. */
export const fifthServicesConsulting: StyleDocument = {
  name: 'ravelquist-group-impact-report-2024-25.pdf',
  language: 'en',
  year: 2025,
  style: 'consulting firm, financial year 2024/25, figures in sentences, tiles and lists, a single small table',
  look: { font: 'sans', size: 9.5, margin: 58 },
  text: `
head: Ravelquist Group – Impact report 2024/25
# Working on what lasts
Ravelquist helps public bodies, insurers and manufacturers to renew the systems they depend on. This report covers the financial year from 1 July 2024 to 30 June 2025. It was prepared on a consolidated basis with the same scope as the consolidated financial statements, with reference to the European Sustainability Reporting Standards, and includes the Dutch, Belgian, German and Polish companies.
[tiles]
EUR 498.6m | revenue in 2024/25
3,412 | employees
33.5% | women among our people
22,136 t | CO_{2}e, market-based, Scopes 1 to 3
75.4% | renewable energy
34.3 hours | of training per employee
[/tiles]
## How we are governed
The Executive Board consists of four members, one of whom is a woman. The Supervisory Board has six non-executive members, three women and three men; five of the six (83.3%) are independent. Across both boards 40% of members are women and 60% are men, a ratio of women to men of 0.67. The Supervisory Board's audit and sustainability committee met five times.
Since 2023/24 sustainability has been part of pay: 15% of the Executive Board's variable remuneration depends on sustainability-related targets, in equal parts on emissions, on women in leadership and on employee engagement.
We are not active in the fossil fuel sector, in chemicals production, in controversial weapons or in the cultivation and production of tobacco. Projects for clients in the energy sector brought in 9% of revenue.
## Our people
### Who we are
On 30 June 2025 we employed 3,412 people (head count at the end of the period; 2024: 3,287): 1,142 women, 2,259 men and 11 people who identify otherwise. The average over the year was 3,356. Expressed in full-time equivalents, 3,168 people worked for us. They are spread over four countries:
- Netherlands: 1,486 employees
- Poland: 766 employees
- Belgium: 612 employees
- Germany: 548 employees
Of all employees, 3,238 hold a permanent contract and 174 a temporary one. 2,731 work full-time and 681 part-time; nobody works without guaranteed hours. In addition 460 people who are not our employees strengthened our teams at year end, 402 of them self-employed and 58 provided by agencies.
We welcomed 561 new colleagues. 436 employees left us during the year, which corresponds to a turnover of 13.0%, after 15.8% in the year before. In technology services turnover usually lies between 15% and 20%.
[page]
### Age and leadership
People under 30 number 964 (28%), those between 30 and 50 years 1,912 (56%) and those over 50 years 536 (16%). The top management, which we define as the Executive Board and the two levels below it, comprises 52 people: 14 women (26.9%) and 38 men (73.1%). We want to reach 35% women by 2028. In project leadership the share of women is 31%. People with disabilities made up 1.9% of employees where the law allows us to ask.
### Pay and dialogue
All employees receive an adequate wage. The gender pay gap, unadjusted, fell from 12.4% to 11.6%; at the same level and location the difference is 1.3%. The highest paid individual earned 15.2 times the median annual total remuneration of all other employees.
Collective bargaining agreements cover 17.9% of employees, because only the Belgian sector has one; there it applies to 100% of our people. Works councils represent 77.6% of employees: 100% in the Netherlands, in Belgium and in Germany, while Poland has no works council (0%).
### Learning
[tiles]
97% | had a regular performance and career review
34.3 h | training per employee, 33 h for women and 35 h for men
1,208 | cloud and data certificates earned
4.3 of 5 | rating of our academy
[/tiles]
Our academy opened a second location in Eindhoven. Until 2027 every consultant is to complete the course in sustainable software design; 1,460 have done so.
### Health, safety and family
Working at a desk has its own risks. Our health and safety management system covers 100% of our own workforce. The main figures for the year:
- Fatalities: none (0), neither among our own workforce nor among others working at our sites (0)
- Recordable work-related accidents: 5 (2023/24: 8)
- Rate of recordable accidents: 0.9 per million hours worked
- Days lost to work-related injuries: 41
- Sickness absence: 4.1%
100% of employees are entitled to family-related leave. In 2024/25 6.2% of those entitled took it, 6.9% of women and 5.8% of men. 94% of those who had been on parental leave returned to their team.
### Speaking up
Our speak-up line is open to employees and third parties and may be used anonymously. Employees filed 17 complaints through it. Three incidents of discrimination, including harassment, were confirmed and dealt with. No fines, penalties or compensation had to be paid for them (EUR 0). There were no severe human rights incidents connected to our workforce (0).
[page]
## Climate and resources
### Our carbon footprint
Our emissions come from flights, cars, laptops and, above all, the services that we buy. Total greenhouse gas emissions were 22,136 tonnes CO_{2}e when calculated market-based and 23,890 tonnes CO_{2}e location-based. Per million euro of net revenue this is 44.4 tonnes market-based and 47.9 tonnes location-based.
Scope 1 emissions, from gas boilers and the last leased cars with combustion engines, amounted to 394 tonnes (2023/24: 611 tonnes). Scope 2 emissions were 58 tonnes market-based and 1,812 tonnes location-based. Scope 3 emissions totalled 21,684 tonnes, of which:
- Purchased goods and services (category 1): 12,906 tonnes, including 4,210 tonnes from cloud services
- Business travel (category 6): 3,655 tonnes
- Employee commuting (category 7): 2,840 tonnes
- Capital goods (category 2): 1,840 tonnes
- Fuel- and energy-related activities (category 3): 412 tonnes
- Waste (category 5): 31 tonnes
### Where we are heading
The Science Based Targets initiative validated our targets in 2023 as being in line with limiting global warming to 1.5 °C. They use 2019/20 as the base year. By 2029/30 we will cut Scope 1 and market-based Scope 2 emissions together by 70%, and Scope 3 emissions by 30%. Net zero follows by 2045. The chart shows how far emissions have changed since 2019/20, and what share of suppliers by spend have targets of their own.
[bars]
Scopes 1 and 2 | –81%
Scope 3 | –17%
Suppliers | 38%
[/bars]
Flights carry an internal carbon price of EUR 75 per tonne of CO_{2}e, which feeds the budget for the car fleet's conversion. We retired carbon credits for 1,200 tonnes CO_{2}e outside our value chain, all of them (100%) from removal projects. We do not claim to be carbon neutral.
[page]
### Energy
We used 7,846 MWh of energy in our offices, data rooms and cars, 6% less than a year before. Renewable sources supplied 5,912 MWh (75.4%), fossil sources 1,871 MWh (23.8%) and nuclear power 63 MWh (0.8%). In detail:
- Renewable electricity and heat purchased: 5,604 MWh
- Solar power generated on our roofs and used by ourselves: 308 MWh
- Natural gas: 742 MWh
- Petrol and diesel: 968 MWh
- Electricity and heat from fossil sources purchased: 161 MWh
The panels produced 341 MWh in total; the remaining 33 MWh went into the grid.
### Waste and water
Our offices generated 148 tonnes of waste, 12 tonnes of it hazardous (mainly electronics and batteries) and 136 tonnes non-hazardous. We diverted 109 tonnes from disposal, all by recycling; the other 39 tonnes (26.4%), which were not recycled, were directed to disposal and incinerated. 3,100 laptops and phones found a second user. Water withdrawn from the public network was 18,400 m^{3}.
## Clients and conduct
Our net promoter score rose to 58. Two data breaches had to be notified to authorities; neither led to a penalty. All offices are certified to ISO 27001.
Integrity training covers 99% of functions at risk. We had no convictions (0) and paid no fines (EUR 0) for violations of anti-corruption and anti-bribery laws, and there were no confirmed incidents of corruption or bribery (0). We made no political contributions, be it in money (EUR 0) or in kind (EUR 0). Memberships in industry associations cost EUR 86,000. Ravelquist is not entered in the EU Transparency Register or any comparable register.
Suppliers sign our supplier code of conduct. Small suppliers and freelancers are paid first:
[table style=plain widths=304,85,85]
! Payment practices | 2023/24 | 2024/25
Average number of days to pay an invoice | 37 | 34
Standard payment terms, in days | 30 | 30
Payments aligned with standard terms | 84% | 88%
Legal proceedings outstanding for late payment | 1 | 0
[/table]
`,
  answers: `
BP-1_01 = consolidated
BP-1_02 = yes
GOV-1_01 = 4
GOV-1_02 = 6
GOV-1_05#female = 40 %
GOV-1_05#male = 60 %
GOV-1_06 = 0.67
GOV-1_07 = 83.3 %
GOV-3_01 = yes
GOV-3_05 = 15 %
SBM-1_03 = 3412
SBM-1_04#netherlands = 1486
SBM-1_04#poland = 766
SBM-1_04#belgium = 612
SBM-1_04#germany = 548
SBM-1_06 = 498.6 EUR million
SBM-1_09 = no
SBM-1_15 = no
SBM-1_17 = no
SBM-1_19 = no
E1-4_01 = yes
E1-4_16 = 30|-30 % @2030
E1-4_22 = yes
E1-5_01 = 7846 MWh
E1-5_02 = 1871 MWh
E1-5_03 = 63 MWh
E1-5_04 = 0.8 %
E1-5_05 = 5912 MWh
E1-5_07 = 5604 MWh
E1-5_08 = 308 MWh
E1-5_09 = 75.4 %
E1-5_11 = 968 MWh
E1-5_12 = 742 MWh
E1-5_14 = 161 MWh
E1-5_15 = 23.8 %
E1-5_17 = 341 MWh
E1-6_07 = 394 t CO2e
E1-6_09 = 1812 t CO2e
E1-6_10 = 58 t CO2e
E1-6_11 = 21684 t CO2e
E1-6_11#cat1 = 12906 t CO2e
E1-6_11#cat2 = 1840 t CO2e
E1-6_11#cat3 = 412 t CO2e
E1-6_11#cat5 = 31 t CO2e
E1-6_11#cat6 = 3655 t CO2e
E1-6_11#cat7 = 2840 t CO2e
E1-6_12 = 23890 t CO2e
E1-6_13 = 22136 t CO2e
E1-6_30 = 47.9 t CO2e/EUR million
E1-6_31 = 44.4 t CO2e/EUR million
E1-7_03 = yes
E1-7_10 = 1200 t CO2e
E1-7_14 = 100 %
E1-7_21 = no
E1-8_04 = 75 EUR/t CO2e
E3-4_11 = 18400 m3
E5-5_07 = 148 t
E5-5_07#hazardous = 12 t
E5-5_07#nonhazardous = 136 t
E5-5_08 = 109 t
E5-5_08#recycling = 109 t
E5-5_09 = 39 t
E5-5_09#incineration = 39 t
E5-5_10 = 39 t
E5-5_11 = 26.4 %
E5-5_15 = 12 t
S1-1_09 = yes
S1-3_05 = yes
S1-6_02 = 3412
S1-6_02#female = 1142
S1-6_02#male = 2259
S1-6_02#other = 11
S1-6_03 = 3356
S1-6_05#NL = 1486
S1-6_05#PL = 766
S1-6_05#BE = 612
S1-6_05#DE = 548
S1-6_09#permanent = 3238
S1-6_09#temporary = 174
S1-6_09#non_guaranteed = 0
S1-6_09#full_time = 2731
S1-6_09#part_time = 681
S1-6_11 = 436
S1-6_12 = 13.0 %
S1-6_14 = headcount
S1-6_15 = endofthereportingperiod|endofreportingperiod|endofperiod|endoftheperiod|yearend
S1-6_19 = 2731
S1-6_20 = 681
S1-7_01 = 460
S1-7_02 = 402
S1-7_03 = 58
S1-8_01 = 17.9 %
S1-8_02#BE = 100 %
S1-8_06 = 77.6 %
S1-8_06#NL = 100 %
S1-8_06#BE = 100 %
S1-8_06#DE = 100 %
S1-8_06#PL = 0 %
S1-9_01#female = 14
S1-9_01#male = 38
S1-9_02#female = 26.9 %
S1-9_02#male = 73.1 %
S1-9_03 = 964|28
S1-9_04 = 1912|56
S1-9_05 = 536|16
S1-10_01 = yes
S1-12_01 = 1.9 %
S1-13_02 = 97 %
S1-13_04 = 34.3 h
S1-13_04#female = 33 h
S1-13_04#male = 35 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 0
S1-14_04 = 5
S1-14_05 = 0.9
S1-14_07 = 41 days
S1-15_01 = 100 %
S1-15_02 = 6.2 %
S1-15_03#female = 6.9 %
S1-15_03#male = 5.8 %
S1-16_01 = 11.6 %
S1-16_02 = 15.2
S1-17_02 = 3
S1-17_03 = 17
S1-17_05 = 0 EUR
S1-17_08 = 0
S1-17_10 = yes
S2-1_06 = yes
G1-3_07 = 99 %
G1-4_01 = 0
G1-4_02 = 0 EUR
G1-4_04 = 0
G1-5_03 = 0 EUR
G1-5_05 = 86000 EUR
G1-5_06 = 0 EUR
G1-5_10 = no
G1-6_01 = 34 days
G1-6_02 = 30 days
G1-6_03 = 88 %
G1-6_04 = 0
absent E1-4_04 E1-4_07 E1-4_13 E1-5_06 E1-5_10 E1-5_16 E1-6_08 E1-6_17 E3-4_01 E5-4_02 S1-14_06 S4-3_13 G1-5_04
`,
}
