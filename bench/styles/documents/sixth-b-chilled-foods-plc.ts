import type { StyleDocument } from '../style-document.ts'

export const sixthBChilledFoodsPlc: StyleDocument = {
  name: 'hallowmere-annual-report-fy25-responsible-business.pdf',
  language: 'en',
  year: 2025,
  style:
    'British plc, responsible business section of an annual report: SECR, TCFD, section 172, gender pay, kWh and GBP',
  look: { font: 'serif', size: 9.5, landscape: false, words: false, margin: 57 },
  text: `
head: Hallowmere Foods Group plc | Annual Report and Accounts 2025 | Strategic Report
# Responsible business
Good food, made properly, by people who are looked after, without costing the earth. That is the idea behind Better by the Batch, the sustainability strategy we launched in 2021 and refreshed this year.
[columns 2]
### In this section
- Our strategy and progress 38
- Planet: climate, water, waste 40
- Streamlined Energy and Carbon Reporting 43
- Task Force on Climate-related Financial Disclosures 44
- People: safety, inclusion, pay 47
- Sourcing and nutrition 50
- Non-financial and sustainability information statement 52
[next]
### Hallowmere in brief
We are a leading British maker of chilled prepared food: sandwiches, salads, soups, quiches, dips and desserts, made mostly for the own labels of the major grocery retailers, coffee shops and travel operators. The Group runs 13 manufacturing sites in Great Britain and one in County Louth, Ireland, and distributes to more than 9,000 stores every day. Revenue for the 52 weeks ended 29 March 2025 ("FY25") was £1,284.6m (FY24: £1,219.3m).
[/columns]

## Our strategy and progress
Better by the Batch has three pillars – Planet, People and Plate – and 12 commitments, each of which is owned by a member of the Executive Committee. FY25 was the fourth year. We closed two commitments early (renewable electricity and cage-free eggs), nine are on track, and one, the reduction of plastic packaging by weight, is behind plan, because demand moved from sandwiches in board to salads in trays.

Governance sits with the Board, which reviews progress twice a year, and with its Responsible Business Committee, chaired by Dame Elspeth Rowntree-Hay. The Committee met three times in FY25. Among other matters it considered the Group's first climate transition plan, which the Board approved in January 2025, the findings of the double materiality assessment we undertook on a voluntary basis, and the response of the Group to the fatal accident described on page 47. Twenty per cent of each award under the Performance Share Plan depends on two sustainability measures, carbon and food waste; details can be found in the Directors' Remuneration Report from page 104, which also contains the CEO pay ratio.

[table style=rules size=8 widths=150,165,65,95]
! Commitment | Measure | FY25 | Status
Net zero by 2045 | Reduction in Scope 1 and 2 (market-based) since FY22 | 29% | On track (target 54.6% by FY33)
Renewable electricity | Share of electricity from renewable sources | 98% | Achieved
Food waste | Food waste as share of food handled | 4.6% | On track (FY30: 3.5%)
Water | Reduction in m^{3} per tonne of product since FY20 | 11% | On track (FY30: 20%)
Packaging | Plastic packaging weight since FY20 | -6% | Behind (FY26: -20%)
Inclusion | Women in senior leadership | 38% | On track (FY27: 40%)
Nutrition | Sales from non-HFSS products | 71% | On track (FY28: 75%)
[/table]

# Planet
## Climate
Around two thirds of the emissions we control come from burning gas in our kitchens and boilers; most of the rest is electricity for chilling. In FY25, Scope 1 and 2 emissions (location-based) fell by 6.5% to 67,130 tonnes CO_{2}e. Three projects made the difference. At Wisbech we replaced two steam boilers, the older from 1987, with a high-temperature heat pump, which has been running since September and is expected to save 1,900 tonnes in a full year. At Droitwich, an ammonia plant took the place of the last large HFC refrigeration system in the Group. And the roll-out of sub-metering to all sites gave our energy champions the information they need to find waste at weekends; that alone saved 7.4 GWh.

Our near-term targets were validated by the Science Based Targets initiative in February 2023 and are aligned with a 1.5°C pathway. We have committed to reduce absolute Scope 1 and 2 GHG emissions 54.6% by FY33 from a FY22 base year. For Scope 3 we have two targets, as is required of companies with land-intensive supply chains: 32.5% for energy and industry emissions and 36.4% for forest, land and agriculture (FLAG) emissions, both by FY33. We do not use carbon offsets and do not intend to do so on the way to our near-term targets.

Scope 3 is by far the largest share of our footprint, at an estimated 96%. Because it relies on supplier and ingredient data that only become available during the summer, our Scope 3 inventory is published one year in arrears. In FY24 Scope 3 emissions amounted to 1,214,000 tonnes CO_{2}e (FY23: 1,268,000 tonnes), of which dairy, beef, pork and poultry accounted for 58%. The FY25 figure will be published in our Sustainability Data Supplement in October 2025.

Since 2023 we have used a shadow carbon price of £60 per tonne CO_{2}e when appraising capital projects of more than £250,000; in the year it tipped the balance in four out of 61 cases. Two of our sites, Wisbech and Scunthorpe, fall under the UK Emissions Trading Scheme and account for 31% of our Scope 1 emissions.

We now have solar arrays on six roofs. Together they generated 3,412,600 kWh in the year, all of which was used on our own sites.

## Water
Washing leaf, boiling pasta and cleaning lines need a great deal of water. We drew 2,864,310 m^{3} in FY25 (FY24: 2,951,740 m^{3}), of which 2,240,118 m^{3} came from the mains and 624,192 m^{3} from our own boreholes at Evesham and Scunthorpe. That is 6.99 m^{3} per tonne of product (FY24: 7.22 m^{3}). After treatment, 2,105,600 m^{3} were discharged as effluent, the remainder being contained in our products or lost as vapour. Five sites are in areas classed by the Environment Agency as seriously water-stressed; they are first in line for the £6m Every Drop programme. In May 2024 the Evesham site exceeded its trade effluent consent for fats, oils and grease on two days; the water company was informed immediately and has taken no further action.

## Waste and food waste
No Hallowmere site has sent food waste to landfill since 2016. Where food cannot be sold we try, in this order, to redistribute it to people, to feed it to animals and to turn it into energy. During the year we donated the equivalent of 2.9 million meals to three national food redistribution charities. This surplus is not counted as waste.
[table style=rules size=8.5 widths=230,80,80]
! Waste by destination (tonnes) | FY25 | FY24
Anaerobic digestion | 21,860 | 23,115
Animal feed | 14,210 | 13,480
Recycling | 13,950 | 14,022
Energy from waste | 11,238 | 12,307
Landfill | 122 | 190
* Total waste | 61,380 | 63,114
Included above: hazardous waste | 46 | 51
[/table]

## Nature
Our first assessment using the LEAP approach of the Taskforce on Nature-related Financial Disclosures looked at nine commodities and at our own estate. Three of our 14 sites lie within two kilometres of a Site of Special Scientific Interest; for each, a management plan has been drawn up with the county wildlife trust. In the supply chain the most acute dependencies concern pollination (soft fruit, rapeseed) and groundwater in Murcia, from where we buy winter leaf.

[page]
# Streamlined Energy and Carbon Reporting (SECR)
The table below sets out our energy use and associated greenhouse gas emissions in line with the Companies (Directors' Report) and Limited Liability Partnerships (Energy and Carbon Report) Regulations 2018. "UK and offshore" comprises our sites, depots and vehicles in Great Britain; "Rest of Group" comprises our site in Ireland.
[table style=grid size=8 widths=192,72,72,72,72]
! | FY25 | << | << | FY24
! | UK and offshore | Rest of Group | Group | Group
= Energy (kWh)
Natural gas | 177,902,610 | 9,507,778 | 187,410,388 | 196,604,212
Road fuels (own and leased vehicles) | 12,471,003 | 459,101 | 12,930,104 | 13,318,940
Gas oil and LPG | 3,806,498 | 213,122 | 4,019,620 | 4,401,006
Electricity | 107,025,003 | 7,255,100 | 114,280,103 | 118,720,551
* Total energy | 301,205,114 | 17,435,101 | 318,640,215 | 333,044,709
= Emissions (tonnes CO_{2}e)
Scope 1 | 38,214 | 2,106 | 40,320 | 42,885
Scope 2 (location-based) | 24,870 | 1,940 | 26,810 | 28,940
Scope 2 (market-based) | 1,212 | 0 | 1,212 | 1,388
* Total Scope 1 and 2 (location-based) | 63,084 | 4,046 | 67,130 | 71,825
* Total Scope 1 and 2 (market-based) | 39,426 | 2,106 | 41,532 | 44,273
= Intensity
tCO_{2}e per £m revenue (location-based) | | | 52.3 | 58.9
kgCO_{2}e per tonne of product (location-based) | | | 163.7 | 175.6
[/table]
fn: Methodology: GHG Protocol Corporate Standard, operational control approach, UK Government conversion factors 2024 and, for Irish electricity, the factor of the national energy authority. Electricity includes power generated on site. Refrigerant losses are included in Scope 1. FY24 electricity restated (+0.3%) after a metering error at Corby was found. Limited assurance was obtained over the figures marked in the Data Supplement.

Energy efficiency action: measures completed during the year, including the Wisbech heat pump, 1,140 LED fittings, compressed-air leak repair at all sites and the optimisation of blast chillers, are estimated to reduce annual consumption by 15.2 GWh. A second-phase ESOS assessment was filed in June 2024; of its 84 recommendations we have committed to 51.

# Task Force on Climate-related Financial Disclosures
We have made disclosures consistent with all eleven TCFD recommendations, save for Metrics and Targets (b), for which Scope 3 data are given for the prior year as explained above. The statement also meets the requirements of the UK Climate-related Financial Disclosure regulations.

## Governance
The Board has ultimate responsibility for climate-related risks and opportunities. At the end of the year it consisted of the Chair, two executive Directors and five further non-executive Directors, four of the eight being women; the Board's skills matrix shows that three Directors have substantial experience in sustainability. The Climate Steering Group, led by the Chief Operating Officer, meets every six weeks and prepares decisions for the Executive Committee.

## Strategy
We examined three scenarios – an orderly transition limiting warming to 1.5°C, a late and disorderly transition (around 2.4°C), and a hot-house world based on RCP 8.5 (above 4°C) – over the short (to FY28), medium (to FY35) and long term (to 2050). As part of this exercise all 14 sites and our 20 principal ingredients were screened for physical hazards such as flooding, extreme heat, drought and subsidence.
[table align=left style=rules size=8 widths=110,150,60,155]
! Risk or opportunity | Description | Horizon | Potential impact and response
Carbon pricing (transition) | Extension of UK ETS to smaller boilers; carbon border measures on inputs | Medium | £4m to £9m p.a. before mitigation in the 1.5°C scenario; heat roadmap for every site
Shift in diets (transition/opportunity) | Less beef and dairy in retailers' ranges | Medium | Plant-based sales of £118m in FY25; recipe innovation kitchen in Leicester
Crop failure (physical) | Heat and drought in southern Spain and East Anglia | Short to long | Up to £11m p.a. in the hot-house scenario by 2050; dual sourcing, trials of protected cropping
Flooding of sites (physical) | Two sites with a more than 1% annual likelihood of river flooding | Long | £2m to £6m per event; flood doors fitted at Worksop in 2024, insurance
Customers' expectations | Loss of tenders without credible carbon data | Short | Product carbon footprints for 1,450 lines
[/table]
Taking account of the planned responses, the Directors consider that the Group's strategy is resilient under all three scenarios and that no impairment of assets is required (see note 13 to the accounts).

## Risk management
Climate is one of eleven principal risks (see page 61). Its net rating has not changed. Site teams record emerging risks in the same system that is used for food safety and supply continuity.

## Metrics and targets
The metrics we use are shown on pages 39 to 43. In FY25 we spent £14.2m of capital on decarbonisation and plan to spend around £75m until FY33.

[page]
# People
## Keeping each other safe
It is with great sadness that we report the death of a driver employed by one of our hauliers, who was struck by a reversing vehicle in the yard of our Corby depot in November 2024. Our thoughts are with his family. The Health and Safety Executive is still investigating. We have since separated pedestrians and vehicles at all depots and made banksmen compulsory. No Hallowmere colleague lost their life at work in FY25 (FY24: none).

Our health and safety management system covers 100% of colleagues and agency workers; nine sites are certified to ISO 45001. The lost-time accident frequency rate fell from 0.36 to 0.31 per 100,000 hours worked, the lowest we have recorded. Forty-seven injuries had to be reported under RIDDOR (FY24: 58). More than 6,000 near-miss cards a quarter show that colleagues look out for one another.

## Our workforce
The average monthly number of employees during the year was 12,410 (FY24: 12,655; see note 7). In addition we work with agency partners to cover peaks, for instance before Christmas and on hot weekends; on average 1,650 agency workers were on site. Recruiting has become easier, although not at rural sites, and voluntary labour turnover improved from 22.1% to 18.9%.

[table style=rules size=8.5 widths=200,60,60,60,60]
! Gender at 29 March 2025 | Female | << | Male | <<
Board | 4 | 50% | 4 | 50%
Executive Committee | 3 | 33% | 6 | 67%
Senior leadership (Executive Committee and direct reports) | 26 | 38% | 42 | 62%
* All employees | 5,212 | 43% | 7,036 | 57%
[/table]
fn: Total employees at the year end: 12,248. The Board exceeds the FTSE Women Leaders and Parker Review targets: one Director is from a minority ethnic background.

More than 70 languages are spoken in our kitchens. 36% of colleagues who share the information are from an ethnic minority background, and 4.1% of our colleagues have declared a disability. We hold Level 2 of the Disability Confident scheme and give full and fair consideration to applications from disabled people; where a colleague becomes disabled we make every effort to adapt the job or to retrain them. Our Equality, Diversity and Inclusion policy does not tolerate discrimination, bullying or harassment on any of the grounds protected by the Equality Act 2010. In FY25, 1,980 line managers took part in "Call it Out" workshops, which deal with discrimination and sexual harassment.

## Gender pay
Each of our three employing companies in Great Britain publishes its gender pay gap. The figures for April 2024, published in March 2025, were:
[table style=rules size=8.5 widths=200,90,90,90]
! Employing company | Mean gap | Median gap | Mean bonus gap
Hallowmere Foods Limited | 7.9% | 6.2% | 24.0%
Hallowmere Bakery Limited | 5.1% | 1.8% | 11.6%
Hallowmere Logistics Limited | -2.3% | -0.4% | 8.2%
[/table]
The gap in the bakery business narrowed by 1.7 percentage points. In Hallowmere Foods the proportion of women among shift engineers – one of the best-paid shop-floor roles – has risen to 9%, from 3% in 2020, thanks to the engineering academy in Scunthorpe.

## Pay, benefits and voice
We have been paying the Real Living Wage or more to all directly employed colleagues since April 2023. Sixty-one per cent of employees are covered by collective agreements with three recognised trade unions. The National Forum, made up of 28 elected colleague representatives, met four times and discussed shift patterns, the canteen subsidy and the use of cameras in vehicles with the CEO. Response to our "Have Your Say" survey was 79%; engagement stood at 68 points (FY24: 66).

## Skills
Colleagues received 9.4 hours of training on average (FY24: 8.1 hours), the increase reflecting the new allergen curriculum. There are 214 apprentices in learning, from food technologists to HGV drivers, and 1,100 colleagues have studied English in our on-site classrooms since 2019. Through the Stepping Up programme, 62 operatives became team leaders.

# Plate: sourcing and nutrition
We spend about £720m a year with 410 ingredient and packaging suppliers, 55% of them British. Every supplier must sign our Ethical Trading Code of Conduct, which follows the ETI Base Code and ILO conventions, and register on an ethical data exchange. In the year, 87 high-risk sites were audited by independent firms; 312 non-compliances were found, the majority concerning working hours and fire safety. We publish an annual Modern Slavery Statement. Our Human Rights Policy prohibits forced and trafficked labour and the employment of children. In October 2024 a routine check at a labour provider in Lincolnshire revealed indicators of debt bondage affecting six workers; the authorities were informed, and the workers were moved to direct employment.

All whole and processed eggs we use are cage-free, and 94% of chicken by volume meets the standards of our Animal Welfare Policy, which was strengthened in 2023 with regard to stocking density and enrichment. All palm oil is RSPO-certified (92% segregated), and 81% of the soya embedded in our meat and dairy is covered by certificates.

Consumers rely on us for safe food. All sites hold BRCGS grade AA or A. We recalled two products in the year, because of an undeclared allergen and of possible glass fragments. Complaints fell to 31.8 per million units sold (FY24: 34.0).

## Communities and customers
Kitchens are good neighbours when they listen. Each site has a community champion with a budget of £10,000. In FY25 the champions supported 190 projects, among them a breakfast club at a primary school in Scunthorpe that serves 120 children every morning, the restoration of a chalk stream near Evesham and a lunch club in Droitwich. In total we gave £1.9m in cash, time and food. Colleagues volunteered for 8,700 hours, for which they have been entitled to two paid days a year since 2022.

Our eight largest customers account for 84% of revenue. With four of them we have joint plans on carbon, in which data are exchanged line by line. The most visible result is a hummus whose footprint fell by 31% once chickpeas were pressure-cooked with recovered steam. One retailer reported that the redesigned pot alone took 410 tonnes of plastic a year out of its stores; the saving appears in its figures as well as in ours.

## Nutrition
In partnership with a teaching hospital in Leeds, our chefs reformulated 260 recipes. Since 2019 they have removed 1,050 tonnes of salt and 2,300 tonnes of sugar from our products, without customers noticing. Seventy-one per cent of our sales now come from products that are not classed as high in fat, salt or sugar (HFSS), compared with an estimated 48% for the category as a whole. We also sponsor a PhD on fibre in bread.

## Ethics
Our anti-bribery and corruption policy forbids facilitation payments and sets limits on gifts. Colleagues in higher-risk roles (buying, sales, estates, senior leadership) must complete training every year; 96% had done so by the year end. No instances of bribery or corruption were identified in FY25. Colleagues, agency workers and the staff of suppliers can raise concerns through Speak Up, an external 24-hour line, anonymously if they wish. Retaliation is a disciplinary offence. Thirty-eight concerns were received in the year, all of which have been investigated; five were upheld. The Group made no political donations (FY24: £nil).

## Paying suppliers
We are signatories of the Fair Payment Code. On average across the Group, invoices were paid in 43 days (FY24: 45 days), and 88% of invoices were paid within agreed terms. Our standard terms are 60 days from the date of invoice. Growers and businesses with an annual turnover of less than £1m are paid within 14 days.

[page]
# Section 172 statement: how stakeholders shaped one decision
The decision to close the Peterborough soup kitchen, announced in June 2024, shows how the Directors have regard to the matters set out in section 172(1) (a) to (f) of the Companies Act 2006. The site, built in 1974, employed 286 people and lost a contract worth £31m in the spring of 2024. The Board considered three options: investing £22m in modernisation, selling the site, or moving the remaining volume to Evesham. It met the works representatives twice, visited the site, listened to two customers and asked for the carbon effects of each option, Evesham having 38% lower emissions per tonne of soup. In the end the Board chose Evesham. 141 colleagues moved with the work, 92 found other jobs with the help of the job shop, and £0.5m was given to a community fund for the Fletton neighbourhood.

# How we engage
[table align=left style=grid size=8 widths=85,195,195]
! Stakeholders | What matters to them | How we engaged and what came of it in FY25
Colleagues | Pay, safety, fair shifts, prospects | National Forum, survey, 46 site visits by Directors; rosters now published four weeks ahead
Customers | Service, quality, innovation, carbon data | Top-to-top meetings; 99.1% service level; 1,120 new products
Consumers | Taste, value, health, plastics | Panels with 9,000 households; paper-based sandwich skillets with no plastic window
Suppliers and growers | Long-term demand, prompt payment | Conference in Leicester with 210 guests; five-year contracts for 40% of British leaf
Shareholders | Returns, capital allocation, governance | 94 meetings; consultation on the remuneration policy with holders of 61% of shares
Communities and government | Jobs, traffic, air, food policy | Liaison groups at six sites; submission to the Food Strategy consultation
[/table]

# Non-financial and sustainability information statement
The following table summarises where information required by sections 414CA and 414CB of the Companies Act 2006 can be found.
[table align=left style=grid size=8 widths=95,195,185]
! Requirement | Policies and standards which govern our approach | Outcomes and where to read more
Environmental matters | Environment policy; Zero deforestation policy; Transition plan 2025 | Planet, pages 40–43; SECR page 43
Employees | Health and safety policy; Equality, Diversity and Inclusion policy; Whistleblowing policy | People, pages 47–49
Human rights | Human Rights Policy; Modern Slavery Statement; Ethical Trading Code of Conduct | Plate, page 50
Social matters | Community investment guidelines; Nutrition charter; Animal Welfare Policy | £1.9m of cash, time and food in kind donated in FY25
Anti-corruption and anti-bribery | Anti-bribery and corruption policy; Gifts and hospitality register | Ethics, page 51
Business model | – | Pages 12–15
Principal risks | Risk management framework | Pages 56–63
Climate-related financial disclosures | – | Pages 44–46
[/table]

The Strategic Report was approved by the Board on 28 May 2025 and signed on its behalf by

Rhodri Penhaligon, Chief Executive Officer
`,
  answers: `
E1-1_14 = yes
E1-4_01 = yes
E1-4_22 = yes
E1-5_01 = 318640215 kWh
E1-5_08 = 3412600 kWh
E1-5_12 = 187410388 kWh
E1-5_17 = 3412600 kWh
E1-6_07 = 40320 t CO2e
E1-6_08 = 31 %
E1-6_09 = 26810 t CO2e
E1-6_10 = 1212 t CO2e
E1-7_03 = no
E1-8_04 = 60 GBP
E1.IRO-1_04 = yes
E1.IRO-1_07 = yes
E3-4_11 = 2864310 m3
E3-4_12 = 2105600 m3
E4-5_01 = 3
E4.IRO-1_14 = yes
E5-5_07 = 61380 t
E5-5_15 = 46 t
G1-1_09 = yes
G1-3_07 = 96 %
G1-4_04 = 0
G1-5_03 = 0
G1-6_01 = 43 days
G1-6_02 = 60 days
G1-6_03 = 88 %
GOV-1_01 = 2
GOV-3_01 = yes
S1-10_01 = yes
S1-12_01 = 4.1 %
S1-13_04 = 9.4 h
S1-14_01 = 100 %
S1-14_02 = 0
S1-14_03 = 1
S1-1_08 = yes
S1-1_09 = yes
S1-1_10 = yes
S1-1_17 = yes
S1-1_22 = yes
S1-3_09 = yes
S1-6_02 = 12248
S1-6_02#female = 5212
S1-6_02#male = 7036
S1-6_03 = 12410
S1-7_03 = 1650
S1-8_01 = 61 %
S2-1_06 = yes
S2-3_12 = yes
SBM-1_03 = 12248
SBM-1_06 = 1284.6 GBP million
absent E1-1_12 E1-5_02 E1-5_03 E1-5_04 E1-5_05 E1-5_06 E1-5_07 E1-5_09 E1-5_10 E1-5_14
absent E1-5_15 E1-5_16 E1-5_18 E1-6_11 E1-6_17 E1-6_31 E2-4_05 E3-4_01 E3-4_03 E4-5_02
absent E4-5_10 E4-5_11 E5-4_02 E5-5_10 E5-5_11 E5-5_16 G1-4_01 G1-4_02 G1-4_07 G1-5_04
absent G1-5_05 G1-5_10 G1-6_04 S1-13_02 S1-14_06 S1-14_07 S1-15_01 S1-15_02 S1-16_02 S1-17_02
absent S1-17_05 S1-6_11 S1-6_19 S1-6_20 S1-7_02 S1-9_03 S1-9_04 S1-9_05 SBM-1_09 SBM-1_15
absent E1-5_11 S4-3_13
absent SBM-1_17 SBM-1_19
`,
}
