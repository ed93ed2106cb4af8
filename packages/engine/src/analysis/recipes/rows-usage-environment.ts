import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** How statements by the standards of 2023, by GRI and by the voluntary standard name figures of the environment. */
export const environmentUsageRows: LabelRow[] = [
  row(
    'E1-4_04',
    '90 %',
    ['Minderungsziel der gesamten THG-Emissionen 2045 (Reduktion der gesamten Emissionen)'],
    ['Reduktion Scope 1+2 ggü. Basisjahr'],
  ),
  row(
    'E1-5_04',
    '1.4',
    [
      'Share of consumption from nuclear sources (%)',
      'Anteil nuklearer Energie am Gesamtenergieverbrauch (%)',
      'Anteil der Kernenergie am Energieverbrauch (%)',
    ],
    ['Anteil erneuerbarer Energie am Gesamtenergieverbrauch (%)'],
  ),
  row(
    'E1-5_06',
    '6,240',
    [
      'Brennstoffe aus erneuerbaren Quellen (HVO, Pellets) (MWh)',
      'Fuel consumption from renewable sources (biogas, wood chips) (MWh)',
      'Biomass, biogas and other renewable fuels (MWh)',
      'Erneuerbare Kraftstoffe (HVO, Biomethan) (MWh)',
    ],
    ['Brennstoffe aus fossilen Quellen (MWh)'],
  ),
  row(
    'E1-5_07',
    '31,905',
    [
      'Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus erneuerbaren Quellen (MWh)',
      'Strom und Fernwärme aus erneuerbaren Quellen (MWh)',
      'Purchased renewable electricity, heat and steam (MWh)',
    ],
    ['Strom und Fernwärme aus fossilen Quellen (MWh)', 'Erneuerbare Wärme verkauft (MWh)'],
  ),
  row(
    'E1-5_08',
    '2,118',
    [
      'Selbst erzeugte erneuerbare Energie ohne Brennstoffe (Photovoltaik) (MWh)',
      'Eigenerzeugter Solarstrom, selbst verbraucht (MWh)',
      'Selbst erzeugter und verbrauchter Photovoltaikstrom (MWh)',
      'Self-generated renewable energy (solar) (MWh)',
      'Solarstrom (Eigenverbrauch) (MWh)',
    ],
    ['Eingespeister Solarstrom (MWh)'],
  ),
  row(
    'E1-5_11',
    '1,484',
    [
      'Rohöl und Erdölprodukte (Diesel, Benzin, Heizöl, Flüssiggas) (MWh)',
      'Rohöl und Erdölerzeugnisse (vor allem Diesel) (MWh)',
      'Heizöl, Diesel und Benzin (MWh)',
      'Crude oil and petroleum products (MWh)',
    ],
    ['Fuel consumption from other fossil sources (MWh)', 'Fuel consumption from coal and coal products (MWh)'],
  ),
  row(
    'E1-5_14',
    '4,612',
    [
      'Strom und Fernwärme aus fossilen Quellen (MWh)',
      'Purchased electricity, heat and steam from fossil sources (MWh)',
      'Zugekaufte(r) Strom, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh)',
    ],
    ['Strom und Fernwärme aus erneuerbaren Quellen (MWh)'],
  ),
  row(
    'E1-5_16',
    '36,074',
    ['Energy production from non-renewable sources (MWh)', 'Erzeugung nicht erneuerbarer Energie (MWh)'],
    ['Energy production from renewable sources (MWh)', 'Energy consumption from non-renewable sources (MWh)'],
  ),
  row(
    'E1-6_08',
    '47',
    [
      'Scope 1 emissions under regulated emission trading schemes (%)',
      'Prozentsatz der Scope-1-Emissionen aus regulierten Emissionshandelssystemen (%)',
      'Scope 1 › davon im regulierten Emissionshandel (%)',
    ],
    ['Scope 1: price of allowances in emissions trading (%)', 'Scope 1 reduction (%)'],
  ),
  row(
    'E1-6_13',
    '104,530',
    [
      'Total Scope 1–3 (marktbasiert) (t CO2e)',
      'Summe Scope 1-3 (marktbasiert) (t CO2e)',
      'Scope 1, 2 and 3 emissions (market-based) (t CO2e)',
      'Emissionen › Summe mit Scope 2 marktbezogen (t CO2e)',
    ],
    ['Summe Scope 1+2 (marktbasiert) (t CO2e)', 'Total Scope 1–3 (location-based) (t CO2e)'],
  ),
  row(
    'E1-6_31',
    '1,410',
    ['THG-Gesamtemissionen (marktbezogen) je Nettoumsatzerlös (t CO2e/Mio. EUR)'],
    ['THG-Gesamtemissionen (standortbezogen) je Nettoumsatzerlös (t CO2e/Mio. EUR)'],
  ),
  row(
    'E2-5_08',
    '88',
    ['Substances of very high concern generated, used or procured (t)'],
    ['Substances of concern generated, used or procured (t)', 'Substances of very high concern as emissions (t)'],
  ),
  row(
    'E2-5_05',
    '1,204',
    ['Substances of concern leaving the facilities as products (t)'],
    [
      'Substances of concern leaving the facilities as emissions (t)',
      'Substances of very high concern leaving the facilities as products (t)',
    ],
  ),
  row(
    'E3-4_02',
    '610',
    ['Water › of which in water-stressed areas (m³)', 'Wasserverbrauch an Standorten mit hohem Wasserstress (m³)'],
    [
      'Wasserentnahme an Standorten mit hohem Wasserstress (m³)',
      'Water withdrawal › Thereof in areas of high water stress (m³)',
    ],
  ),
  row('E5-4_04', '14,461', ['Eingesetztes Rezyklat (t)', 'Sekundärrohstoffe (t)'], ['Sekundärrohstoffe (%)']),
  row('E5-4_05', '23', ['Anteil Rezyklat (%)', 'Rezyklatanteil (%)'], ['Recyclingquote der Abfälle (%)']),
  row(
    'E5-5_15',
    '11',
    ['Waste › Hazardous (batteries, toner) (t)', 'Abfall › davon gefährlich (t)'],
    ['Waste › Hazardous, recycled (t)', 'Goods › Hazardous (t)'],
  ),
]

/** Sentences about energy, emissions, water, materials and waste. */
export const environmentSentences: SentenceRow[] = [
  {
    id: 'E1-4_07',
    is: [
      ['Die Scope-1-Emissionen sollen bis 2030 um 42 % gegenüber 2021 abnehmen.', '42 %'],
      ['Bis 2030 wollen wir die Scope-1-Emissionen gegenüber 2021 um 42 % senken.', '42 %'],
      ['We aim to halve Scope 1 emissions by 2030 against 2022 (a 50% reduction).', '50 %'],
    ],
    not: [
      'Die Scope-1-Emissionen konnten 2023 um 12 % gesenkt werden.',
      'Bis 2030 sollen die Scope-1- und Scope-2-Emissionen um 42 % sinken.',
    ],
  },
  {
    id: 'E1-4_13',
    is: [['Bis 2030 soll der Ausstoß in Scope 1 um 30 % und in Scope 2 (marktbezogen) um 75 % sinken.', '75 %']],
    not: ['Scope 2 (marktbezogen) sank 2023 um 75 %.'],
  },
  {
    id: 'E1-5_16',
    is: [
      ['We produced 6,212 GWh of energy from non-renewable and 58 GWh from renewable sources in 2023.', '6212000 MWh'],
      ['2023 erzeugten wir 180.300 MWh nicht erneuerbare und 72.830 MWh erneuerbare Energie.', '180300 MWh'],
    ],
    not: ['We consumed 6,212 GWh of energy from non-renewable sources in 2023.'],
  },
  {
    id: 'E1-5_17',
    is: [
      ['We produced 6,212 GWh of energy from non-renewable and 58 GWh from renewable sources in 2023.', '58000 MWh'],
      ['Unsere Photovoltaikanlagen erzeugten 2023 insgesamt 31,9 GWh.', '31900 MWh'],
    ],
    not: ['We plan photovoltaic systems that will have generated 58 GWh by 2030.'],
  },
  {
    id: 'E1-5_18',
    is: [],
    not: ['In 2023, specific energy consumption was 1.31 MWh per metric ton of sales product.'],
  },
  {
    id: 'E1-6_08',
    is: [
      ['The sites subject to emissions trading schemes represent 47% of Scope 1 emissions.', '47 %'],
      ['No Scope 1 emissions are covered by regulated emission trading schemes.', '0 %'],
    ],
    not: ['Emissions trading prices rose by 47% in 2023.'],
  },
  {
    id: 'E1-6_10',
    is: [
      [
        'Bei den indirekten Emissionen aus zugekaufter Energie (Scope 2, marktbasiert) verzeichneten wir 17.400 Tonnen.',
        '17400 tCO2e',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-6_17',
    is: [
      ['Biogene Emissionen aus HVO in Höhe von 1.655 t CO2 sind nicht in Scope 1 enthalten.', '1655 tCO2e'],
      [
        'Biogenic emissions of CO2 from the combustion of biofuels, which are not included in Scope 1, amounted to 7,890 tonnes.',
        '7890 tCO2e',
      ],
      ['Fermentation released 214 thousand tonnes of biogenic CO2.', '214000 tCO2e'],
    ],
    not: ['Biogenic emissions of 7,890 tonnes of CO2 are not included in Scope 3.'],
  },
  {
    id: 'E2-5_08',
    is: [['Of these, 88 tonnes were substances of very high concern.', '88 t']],
    not: ['In 2023, 88 tonnes of substances of concern were used.'],
  },
  {
    id: 'E3-4_03',
    is: [['In 2023, 410,000 m³ were recycled or reused.', '410000 m3']],
    not: ['In 2023, 410,000 m³ of natural gas were used.'],
  },
  {
    id: 'E3-4_11',
    is: [['In unseren Betrieben entnahmen wir 68.400 m³ Wasser.', '68400 m3']],
    not: ['Unsere Kunden verbrauchten 68.400 m³ Wasser.'],
  },
  {
    id: 'E5-4_02',
    is: [
      ['Insgesamt wurden 4.862.300 t Produkte und Materialien verwendet.', '4862300 t'],
      ['The weight of raw materials and packaging purchased in 2023 was 1,204 tonnes.', '1204 t'],
    ],
    not: ['The weight of recycled materials purchased in 2023 was 1,204 tonnes.'],
  },
  {
    id: 'E5-4_04',
    is: [
      ['Secondary raw materials weighed 313 tonnes, or 3.5%.', '313 t'],
      ['Sekundärmaterialien machten 611.800 t oder 12,6 % aus.', '611800 t'],
    ],
    not: ['Secondary raw materials made up 3.5% of the weight.'],
  },
  {
    id: 'E5-4_05',
    is: [
      ['Secondary raw materials weighed 313 tonnes, or 3.5%.', '3.5 %'],
      ['Sekundärmaterialien machten 611.800 t oder 12,6 % aus.', '12.6 %'],
    ],
    not: ['Recycled waste amounted to 313 tonnes, or 3.5%.'],
  },
  { id: 'E5-5_16', is: [['Radioaktive Abfälle fallen nicht an.', '0 t']], not: ['Abfälle fallen nicht an.'] },
]
