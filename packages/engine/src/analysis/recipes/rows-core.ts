import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows of core datapoints that stand beside the ones by topic. */
export const coreRows: LabelRow[] = [
  row(
    'E1-5_10',
    '120',
    ['Fuel consumption from coal and coal products (MWh)'],
    ['Fuel consumption from natural gas (MWh)', 'Coal price (EUR)'],
  ),
  row(
    'E1-5_13',
    '120',
    ['Fuel consumption from other fossil sources (MWh)'],
    ['Fuel consumption from natural gas (MWh)'],
  ),
  row(
    'E1-5_16',
    '120',
    ['Non-renewable energy production (MWh)'],
    ['Renewable energy production (MWh)', 'Non-renewable energy consumption (MWh)'],
  ),
  row(
    'E1-6_30',
    '85 t CO2e/EUR million',
    ['GHG emissions intensity, location-based (per net revenue)'],
    ['GHG emissions intensity, market-based (per net revenue)', 'Emissions intensity per employee, location-based'],
  ),
  row(
    'E1-6_31',
    '85 t CO2e/EUR million',
    ['GHG emissions intensity, market-based (per net revenue)'],
    ['GHG emissions intensity, location-based (per net revenue)'],
  ),
  row(
    'E1-8_04',
    '85 EUR',
    ['Internal carbon price per tonne', 'Interner CO2-Preis je Tonne'],
    ['Market price of carbon per tonne'],
  ),
  row('E2-4_05', '3 t', ['Microplastics generated or used'], ['Microplastics generated', 'Plastic packaging']),
  row(
    'E3-4_02',
    '500',
    [
      'Water consumption in areas at water risk, including areas of high water stress (m³)',
      'Wasserverbrauch in Gebieten mit hohem Wasserstress (m³)',
    ],
    ['Water consumption (m³)', 'Water withdrawal in areas of high water stress (m³)'],
  ),
  row('E3-4_04', '500', ['Water stored (m³)'], ['Changes in water storage (m³)']),
  row('E4-5_02', '42', ['Area of sites in or near biodiversity-sensitive areas (ha)'], ['Total land use (ha)']),
  row('E5-4_03', '61 %', ['Percentage of biological materials sustainably sourced'], ['Share of recycled materials']),
  row(
    'E5-4_04',
    '21,300',
    ['Absolute weight of secondary reused or recycled components (t)'],
    ['Percentage of secondary reused or recycled components'],
  ),
  row(
    'E5-4_05',
    '24 %',
    ['Percentage of secondary reused or recycled components'],
    ['Recycled content of packaging', 'Share of waste recycled'],
  ),
  row(
    'S1-6_03',
    '8,310',
    ['Average number of employees', 'Durchschnittliche Anzahl der Mitarbeitenden'],
    ['Number of employees', 'Average age of employees'],
  ),
  row(
    'S1-10_03',
    '2 %',
    ['Percentage of employees paid below the applicable adequate wage benchmark'],
    ['Employees paid below average'],
  ),
  row(
    'S1-14_03',
    '1',
    ['Fatalities of other workers working on the undertaking’s sites'],
    ['Fatalities of own workforce'],
  ),
  row(
    'S1-17_03',
    '31',
    ['Number of complaints filed through channels for people in own workforce'],
    ['Number of customer complaints'],
  ),
  row(
    'S1-17_04',
    '1',
    ['Number of complaints filed to National Contact Points for OECD Multinational Enterprises'],
    ['Number of complaints'],
  ),
  row(
    'G1-4_06',
    '1',
    ['Confirmed incidents in which own workers were dismissed or disciplined for corruption or bribery'],
    ['Workers dismissed'],
  ),
  row('G1-5_04', '145 EUR thousand', ['Lobbying expenses', 'Kosten unserer Interessenvertretung'], ['Legal expenses']),
  row('GOV-1_01', '3', ['Number of executive members', 'Executive directors'], ['Non-executive directors']),
  row('GOV-1_02', '8', ['Number of non-executive members'], ['Executive directors']),
  row('GOV-1_06', '40 %', ['Board gender diversity ratio'], ['Gender pay gap']),
  row(
    'SBM-1_03',
    '950',
    ['Total number of employees (head count)'],
    ['Average number of employees', 'Number of non-employees'],
  ),
]

/** Sentences of core datapoints, answers of yes and no among them. */
export const coreSentences: SentenceRow[] = [
  {
    id: 'E1-4_04',
    is: [['Our target is to reduce total GHG emissions by 90 % by 2045 compared with 2019.', '90 %']],
    not: [
      'We commit to reduce absolute Scope 1 GHG emissions 46 % by 2030 from a 2019 base year.',
      'Wir wollen unsere THG-Emissionen entlang der gesamten Wertschöpfungskette (Scope 3) bis 2030 um 38 % senken.',
      'Wir wollen die THG-Emissionen in der gesamten Wertschöpfungskette bis 2030 um 38 % je Tonne Produkt senken.',
      'We cut our GHG emissions by 12 % in 2023.',
    ],
  },
  {
    id: 'E1-4_07',
    is: [['We commit to reduce absolute Scope 1 GHG emissions 46 % by 2030 from a 2019 base year.', '46 %']],
    not: ['We commit to reduce absolute Scope 3 GHG emissions 28 % by 2030 from a 2019 base year.'],
  },
  {
    id: 'E3-4_12',
    is: [['We withdrew 240,100 m³ of water and discharged 147,400 m³ in 2023.', '147400 m3']],
    not: ['Suppliers discharged 147,400 m³ of water in 2023.'],
  },
  {
    id: 'E4-5_11',
    is: [['Our total land use is 118 hectares, 57 hectares of which are sealed.', '57 ha']],
    not: ['The sealed envelopes weigh 57 g.'],
  },
  {
    id: 'S1-14_07',
    is: [['Durch Arbeitsunfälle gingen 2023 insgesamt 1.104 Arbeitstage verloren.', '1104 days']],
    not: ['Durch Streiks gingen 2023 insgesamt 1.104 Arbeitstage verloren.'],
  },
  {
    id: 'S1-15_02',
    is: [['In 2023, 6.2 % of entitled employees took family-related leave.', '6.2 %']],
    not: ['In 2023, 6.2 % of employees took sick leave.'],
  },
  {
    id: 'G1-6_04',
    is: [['Gerichtsverfahren wegen Zahlungsverzugs sind keine anhängig.', '0']],
    not: ['Gerichtsverfahren wegen Patentverletzungen sind keine anhängig.'],
  },
  {
    id: 'E1-4_22',
    is: [['Our targets were validated by the Science Based Targets initiative as consistent with 1.5 °C.', 'yes']],
    not: ['We follow the work of the Science Based Targets initiative.'],
  },
  {
    id: 'SBM-1_17',
    is: [['The company is not active in controversial weapons.', 'no']],
    not: ['Weapons are banned from our premises.'],
  },
  {
    id: 'SBM-1_19',
    is: [['Wir sind nicht im Anbau und in der Produktion von Tabak tätig.', 'no']],
    not: ['In unseren Kantinen wird kein Tabak verkauft.'],
  },
  {
    id: 'SBM-1_09',
    is: [['The group is not active in the fossil fuel sector.', 'no']],
    not: ['Fossil fuels heat our offices.'],
  },
  {
    id: 'SBM-1_15',
    is: [['The group has no activities in chemicals production.', 'no']],
    not: ['Chemicals are stored safely.'],
  },
]
