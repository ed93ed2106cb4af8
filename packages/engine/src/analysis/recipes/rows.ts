/** Labels that are, and labels that are not, a datapoint; the figure carries a unit where the label names none. */
export interface LabelRow {
  id: string
  figure: string
  is: string[]
  not: string[]
}

/** Sentences with the value they state, and sentences that state nothing about the datapoint. */
export interface SentenceRow {
  id: string
  is: [text: string, value: string][]
  not: string[]
}

const row = (id: string, figure: string, is: string[], not: string[]): LabelRow => ({ id, figure, is, not })

export const labelRows: LabelRow[] = [
  row('E1-5_01', '12,056', ['Total energy consumption (MWh)', 'Gesamtenergieverbrauch (MWh)', 'Energieverbrauch innerhalb der Organisation in MWh', 'Energy consumption › Total (MWh)'], ['Energy intensity (MWh/EUR million)', 'Renewable energy consumption (MWh)', 'Energy consumption per employee (MWh)', 'Electricity consumption (MWh)', 'Einsparung Energieverbrauch (MWh)']),
  row('E1-5_02', '7,814', ['Total fossil energy consumption (MWh)', 'Gesamtenergieverbrauch aus fossilen Quellen (MWh)'], ['Share of fossil sources in total energy consumption (%)', 'Fuel consumption from coal (MWh)']),
  row('E1-5_03', '45', ['Consumption from nuclear sources (MWh)', 'Verbrauch aus Kernenergie (MWh)'], ['Share of nuclear sources (%)', 'Nuclear waste (t)']),
  row('E1-5_04', '4 %', ['Percentage of energy consumption from nuclear sources in total energy consumption'], ['Percentage of renewable sources in total energy consumption']),
  row('E1-5_05', '3,346', ['Total renewable energy consumption (MWh)', 'Gesamtverbrauch erneuerbarer Energie (MWh)'], ['Renewable energy production (MWh)', 'Self-generated renewable energy (MWh)', 'Non-renewable energy (MWh)']),
  row('E1-5_06', '21', ['Fuel consumption from renewable sources (MWh)', 'Biofuels (renewable) (MWh)'], ['Fuel consumption from natural gas (MWh)']),
  row('E1-5_07', '4,460', ['Purchased electricity, heat, steam and cooling from renewable sources (MWh)', 'Strombezug aus erneuerbaren Energien (MWh)'], ['Purchased electricity from fossil sources (MWh)']),
  row('E1-5_08', '919', ['Self-generated non-fuel renewable energy (MWh)', 'Eigenverbrauch (Photovoltaik) (MWh)'], ['Renewable energy sold to the grid (MWh)']),
  row('E1-5_09', '28 %', ['Share of renewable sources in total energy consumption', 'Anteil erneuerbarer Energien am Gesamtenergieverbrauch'], ['Share of renewable electricity', 'Share of non-renewable energy']),
  row('E1-5_11', '1,435', ['Fuel consumption from crude oil and petroleum products (MWh)', 'Heizöl (MWh)'], ['Diesel price (EUR)', 'Renewable diesel fuel (MWh)']),
  row('E1-5_12', '3,931', ['Natural gas (MWh)', 'Erdgasverbrauch (MWh)'], ['Natural gas emissions (t CO2e)', 'Biogas (MWh)']),
  row('E1-5_14', '1,311', ['Purchased electricity, heat, steam and cooling from fossil sources (MWh)'], ['Purchased electricity from renewable sources (MWh)']),
  row('E1-5_15', '65 %', ['Share of fossil sources in total energy consumption'], ['Share of renewable sources in total energy consumption']),
  row('E1-5_17', '1,189', ['Renewable energy production (MWh)', 'PV-Stromerzeugung (MWh)'], ['Renewable energy consumption (MWh)']),
  row('E1-5_18', '48.38', ['Energy intensity (MWh/EUR million)', 'Energieintensität (MWh/Mio. EUR)'], ['Energy intensity (MWh/employee)', 'Water intensity (m³/EUR million)']),
  row('E1-6_07', '835', ['Gross Scope 1 GHG emissions (t CO2e)', 'Direkte THG-Emissionen (Scope 1) in t CO2e', 'Scope-1-Emissionen (t CO2e)'], ['Scope 1 and 2 GHG emissions (t CO2e)', 'Scope 1 emissions intensity (t CO2e)', 'Scope 3 GHG emissions (t CO2e)', 'Avoided Scope 1 emissions (t CO2e)']),
  row('E1-6_08', '12 %', ['Percentage of Scope 1 GHG emissions from regulated emission trading schemes'], ['Percentage of Scope 1 reduction']),
  row('E1-6_09', '2,858', ['Gross location-based Scope 2 GHG emissions (t CO2e)', 'Scope 2 (standortbezogen) in t CO2e'], ['Gross market-based Scope 2 GHG emissions (t CO2e)', 'Scope 2 emissions (t CO2e)']),
  row('E1-6_10', '700', ['Scope 2 GHG emissions (market-based) (t CO2e)', 'Marktbezogene Scope-2-Emissionen (t CO2e)'], ['Scope 2 GHG emissions (location-based) (t CO2e)']),
  row('E1-6_11', '5,823', ['Total Scope 3 GHG emissions (t CO2e)', 'Sonstige indirekte THG-Emissionen (Scope 3) in t CO2e'], ['Scope 1, 2 and 3 GHG emissions (t CO2e)', 'Scope 3 category 6 (t CO2e)']),
  row('E1-6_12', '5,860', ['Total GHG emissions (location-based) (t CO2e)'], ['Total GHG emissions (market-based) (t CO2e)', 'Total Scope 1 and 2 GHG emissions (location-based) (t CO2e)']),
  row('E1-6_13', '5,801', ['Total GHG emissions (market-based) (t CO2e)', 'THG-Gesamtemissionen (marktbezogen) (t CO2e)'], ['Total GHG emissions (t CO2e)']),
  row('E1-6_17', '13', ['Biogenic CO2 emissions (t CO2e)', 'Biogene CO2-Emissionen (t CO2e)'], ['Biogenic emissions Scope 3 (t CO2e)']),
  row('E1-7_10', '2,821', ['Cancelled carbon credits (t CO2e)'], ['Carbon credits planned to be cancelled in future (t CO2e)']),
  row('E3-4_01', '22,249', ['Total water consumption (m³)', 'Wasserverbrauch gesamt (m³)'], ['Water withdrawal (m³)', 'Water intensity (m³/EUR million)', 'Recycled water (m³)']),
  row('E3-4_03', '640', ['Water recycled and reused (m³)'], ['Waste recycled and reused (t)']),
  row('E3-4_11', '48,350', ['Total water withdrawal (m³)', 'Wasserentnahme (m³)'], ['Water withdrawal in areas of water stress (m³)', 'Water consumption (m³)']),
  row('E3-4_12', '39,230', ['Water discharge (m³)', 'Abwassermenge (m³)'], ['Wastewater costs (EUR)']),
  row('E4-5_10', '200', ['Total use of land (m²)'], ['Sealed area (m²)']),
  row('E4-5_11', '25', ['Total sealed area (ha)', 'Versiegelte Fläche (ha)'], ['Sealed area share (%)']),
  row('E5-4_02', '58,420', ['Total weight of products and technical and biological materials used (t)'], ['Packaging materials (t)']),
  row('E5-5_07', '514', ['Total waste generated (t)', 'Abfallaufkommen (t)', 'Gesamtmenge der Abfälle (t)'], ['Hazardous waste (t)', 'Waste per employee (t)', 'Non-recycled waste (t)', 'Waste water (m³)']),
  row('E5-5_10', '858', ['Non-recycled waste (t)', 'Nicht recycelte Abfälle (t)'], ['Recycled waste (t)']),
  row('E5-5_11', '20 %', ['Percentage of non-recycled waste'], ['Percentage of recycled waste']),
  row('E5-5_15', '101', ['Hazardous waste (t)', 'Gefährliche Abfälle (t)'], ['Non-hazardous waste (t)', 'Hazardous waste to landfill (t)']),
  row('E5-5_16', '0', ['Radioactive waste (t)', 'Radioaktive Abfälle (t)'], ['Hazardous waste (t)']),
  row('S1-6_02', '4,364', ['Total number of employees', 'Employee headcount', 'Gesamtzahl der Beschäftigten', 'Anzahl der Mitarbeitenden'], ['Full-time employees', 'Training hours per employee', 'Employees covered by collective bargaining', 'Employee turnover (%)', 'Own workforce']),
  row('S1-6_11', '426', ['Number of employees who left the company', 'Anzahl ausgeschiedener Mitarbeiter'], ['Number of employees']),
  row('S1-6_12', '12.6 %', ['Employee turnover', 'Fluktuationsquote'], ['Voluntary employee turnover', 'Turnover (EUR million)', 'Female turnover']),
  row('S1-6_19', '3,848', ['Full-time employees', 'Vollzeitbeschäftigte'], ['Part-time employees', 'Full-time equivalents']),
  row('S1-6_20', '516', ['Part-time employees', 'Teilzeitbeschäftigte'], ['Full-time employees']),
  row('S1-7_01', '344', ['Number of non-employees in own workforce', 'Anzahl der Fremdarbeitskräfte'], ['Accidents of non-employees']),
  row('S1-7_03', '58', ['Leased workers', 'Leiharbeitnehmer'], ['Share of leased workers (%)']),
  row('S1-8_01', '76.2 %', ['Percentage of employees covered by collective bargaining agreements', 'Tarifbindung'], ['Non-employees covered by collective bargaining agreements']),
  row('S1-9_03', '14.9 %', ['Employees under 30 years old', 'Mitarbeitende unter 30 Jahre'], ['New hires under 30 years', 'Employees over 50 years old']),
  row('S1-9_04', '68.5 %', ['Employees aged 30-50 years', 'Beschäftigte zwischen 30 und 50 Jahren'], ['Employees under 30 years old']),
  row('S1-9_05', '16.6 %', ['Employees over 50 years old', 'Beschäftigte über 50 Jahre'], ['Employees under 30 years old']),
  row('S1-12_01', '5.3 %', ['Percentage of employees with disabilities', 'Schwerbehindertenquote'], ['Board members with disabilities']),
  row('S1-13_02', '94.2 %', ['Percentage of employees with regular performance and career development reviews'], ['Managers with performance reviews']),
  row('S1-13_04', '18.4', ['Average number of training hours per employee', 'Weiterbildungsstunden pro Mitarbeiter'], ['Total training hours', 'Training costs per employee']),
  row('S1-14_01', '100 %', ['Percentage of own workforce covered by health and safety management system'], ['Sites with certified health and safety management']),
  row('S1-14_02', '0', ['Number of fatalities', 'Tödliche Arbeitsunfälle'], ['Fatalities of contractors', 'Fatality rate']),
  row('S1-14_04', '15', ['Number of recordable work-related accidents', 'Arbeitsunfälle'], ['Accident rate', 'Days lost due to accidents', 'Near accidents']),
  row('S1-14_05', '1.6', ['Rate of recordable work-related accidents', 'LTIFR', 'Unfallhäufigkeitsrate'], ['Severity rate', 'Absence rate']),
  row('S1-14_06', '3', ['Cases of recordable work-related ill health', 'Berufskrankheiten'], ['Days lost due to ill health']),
  row('S1-14_07', '440', ['Number of days lost to work-related injuries', 'Ausfalltage aufgrund von Arbeitsunfällen'], ['Sick days']),
  row('S1-15_01', '100 %', ['Employees entitled to family-related leave'], ['Employees who took family-related leave']),
  row('S1-16_01', '11.8 %', ['Unadjusted gender pay gap', 'Geschlechtsspezifisches Verdienstgefälle'], ['Gender pay gap target', 'National gender pay gap']),
  row('S1-16_02', '21.4', ['Annual total remuneration ratio', 'Verhältnis der höchsten Jahresvergütung zum Median'], ['Gender pay ratio']),
  row('S1-17_02', '5', ['Number of incidents of discrimination', 'Diskriminierungsvorfälle'], ['Fines for incidents of discrimination']),
  row('S1-17_08', '0', ['Number of severe human rights incidents', 'Schwerwiegende Menschenrechtsverletzungen'], ['Human rights training hours']),
  row('G1-3_07', '96 %', ['Percentage of functions-at-risk covered by training programmes'], ['Employees completing code of conduct training']),
  row('G1-4_01', '0', ['Number of convictions for violation of anti-corruption and anti-bribery laws'], ['Convictions for traffic offences']),
  row('G1-4_02', '0', ['Amount of fines for violation of anti-corruption and anti-bribery laws (EUR)'], ['Fines for data privacy violations (EUR)']),
  row('G1-4_04', '0', ['Confirmed incidents of corruption', 'Bestätigte Korruptionsfälle'], ['Employees dismissed for corruption']),
  row('G1-5_03', '0', ['Political contributions (EUR)', 'Parteispenden (EUR)'], ['Charitable donations (EUR)']),
  row('G1-6_03', '92 %', ['Percentage of payments aligned with standard payment terms'], ['Percentage of local suppliers']),
  row('SBM-1_06', '286.4', ['Total revenue (EUR million)', 'Umsatzerlöse (Mio. EUR)'], ['Taxonomy-aligned revenue (EUR million)', 'Revenue growth (%)', 'Revenue from fossil fuels (EUR million)']),
]

export const sentenceRows: SentenceRow[] = [
  { id: 'E1-5_01', is: [['Total energy consumption amounted to 12.1 GWh in 2023 (previous year: 13.3 GWh).', '12100 MWh'], ['Der Gesamtenergieverbrauch lag 2023 bei 8.700 MWh.', '8700 MWh']], not: ['Energy consumption was reduced by 40 MWh in 2023.', 'Our target is an energy consumption of 10,000 MWh in 2030.'] },
  { id: 'E1-6_07', is: [['Scope 1 emissions amounted to 1,049.66 t CO2e in 2023.', '1049.66 tCO2e']], not: ['Scope 1 emissions fell by 40 t CO2e in 2023.', 'We aim for Scope 1 emissions of 500 t CO2e by 2030.'] },
  { id: 'E5-5_07', is: [['In 2023 the group generated a total of 514 tonnes of waste.', '514 t']], not: ['We recycled 300 tonnes of paper in 2023.'] },
  { id: 'S1-6_02', is: [['At the end of 2023 the group employed a total of 1,435 people.', '1435'], ['Ende 2023 beschäftigte die Gruppe 1.246 Arbeitnehmerinnen und Arbeitnehmer.', '1246']], not: ['We trained 1,435 employees in 2023.'] },
  { id: 'S1-6_11', is: [['In 2023, 104 employees left the company.', '104']], not: ['In 2023, 104 employees joined the company.'] },
  { id: 'S1-6_12', is: [['The rate of employee turnover is 15.9 % in 2023.', '15.9 %']], not: ['Turnover rose by 3 % in 2023.'] },
  { id: 'S1-7_01', is: [['Ende 2023 waren 64 Fremdarbeitskräfte für uns tätig.', '64']], not: ['Ende 2023 waren 64 Beschäftigte für uns tätig.'] },
  { id: 'S1-12_01', is: [['6,3 Prozent unserer Mitarbeiter sind schwerbehindert.', '6.3 %']], not: ['6 percent of our offices are accessible for people with disabilities.'] },
  { id: 'S1-13_04', is: [['In 2023 the average training time per employee was around 18 hours.', '18 h']], not: ['The training lasted 18 hours.'] },
  { id: 'S1-14_02', is: [['There were no fatalities in 2023.', '0'], ['Todesfälle gab es keine.', '0']], not: ['Our goal is to prevent accidents.'] },
  { id: 'S1-14_04', is: [['2023 ereigneten sich insgesamt 33 Arbeitsunfälle.', '33'], ['In 2023 we recorded 15 accidents at work.', '15']], not: ['We trained 33 safety officers.'] },
  { id: 'S1-17_02', is: [['In 2023, 2 incidents of discrimination were reported.', '2'], ['No incidents of discrimination were reported in 2023.', '0']], not: ['We do not tolerate discrimination.'] },
  { id: 'G1-4_04', is: [['In 2023, no cases of corruption occurred.', '0']], not: ['We have a policy against corruption.'] },
  { id: 'G1-5_03', is: [['The company makes no donations to political parties.', '0 EUR']], not: ['We donated EUR 5,000 to a school.'] },
  { id: 'G1-6_01', is: [['We pay invoices after 34 days on average.', '34 days']], not: ['The fair lasted 34 days.'] },
  { id: 'SBM-1_06', is: [['Consolidated revenues amounted to EUR 249.2 million in 2023.', '249200000 EUR']], not: ['Revenues grew by EUR 5 million in 2023.'] },
  { id: 'S1-1_10', is: [['We do not tolerate discrimination in our dealings with colleagues.', 'yes']], not: ['Discrimination is a topic of public debate.'] },
  { id: 'S2-1_06', is: [['Our supplier code of conduct sets out what we expect.', 'yes']], not: ['Our suppliers are located in Europe.'] },
  { id: 'S1-10_01', is: [['Alle Arbeitnehmer erhalten eine angemessene Entlohnung.', 'yes']], not: ['Remuneration is based on performance.'] },
  { id: 'BP-1_01', is: [['The sustainability statement has been prepared on a consolidated basis.', 'consolidated']], not: ['The consolidated balance sheet shows total assets.'] },
  { id: 'E1-1_12', is: [['The company is not excluded from the EU Paris-aligned Benchmarks.', 'no']], not: ['We support the Paris Agreement.'] },
]
