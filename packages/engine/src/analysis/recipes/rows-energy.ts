import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about sources and uses of energy. */
export const energyRows: LabelRow[] = [
  row(
    'E1-5_02',
    '7,814',
    ['Gesamtverbrauch fossiler Energie (MWh)', 'Total energy consumption from fossil sources (MWh)'],
    [],
  ),
  row('E1-5_03', '45', ['Verbrauch aus nuklearen Quellen (MWh)', 'Verbrauch aus Kernkraftquellen (MWh)'], []),
  row('E1-5_06', '21', ['Brennstoffverbrauch für erneuerbare Quellen, einschließlich Biomasse (MWh)'], []),
  row(
    'E1-5_07',
    '4,460',
    [
      'Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung und aus erneuerbaren Quellen (MWh)',
      'Consumption of purchased or acquired electricity, heat, steam, and cooling from renewable sources (MWh)',
    ],
    [],
  ),
  row(
    'E1-5_08',
    '919',
    [
      'Verbrauch selbst erzeugter erneuerbarer Energie, bei der es sich nicht um Brennstoffe handelt (MWh)',
      'The consumption of self-generated non-fuel renewable energy (MWh)',
    ],
    [],
  ),
  row('E1-5_10', '12', ['Brennstoffverbrauch aus Kohle und Kohleerzeugnissen (MWh)'], []),
  row('E1-5_11', '1.435', ['Brennstoffverbrauch aus Rohöl und Erdölerzeugnissen (MWh)'], []),
  row('E1-5_12', '3.931', ['Brennstoffverbrauch aus Erdgas (MWh)'], []),
  row('E1-5_13', '45', ['Brennstoffverbrauch aus sonstigen fossilen Quellen (MWh)'], []),
  row(
    'E1-5_14',
    '1.311',
    ['Verbrauch aus erworbener oder erhaltener Elektrizität, Wärme, Dampf und Kühlung aus fossilen Quellen (MWh)'],
    [],
  ),
  row('E1-5_15', '65', ['Anteil fossiler Quellen am Gesamtenergieverbrauch (in %)'], []),
  row('E1-5_04', '3', ['Anteil des Verbrauchs aus nuklearen Quellen am Gesamtenergieverbrauch (in %)'], []),
  row('E1-5_09', '32', ['Anteil erneuerbarer Quellen am Gesamtenergieverbrauch (in %)'], []),
  row('E1-5_16', '640', ['Erzeugung nicht erneuerbarer Energie (MWh)', 'Non-renewable energy production (MWh)'], []),
  row('E1-5_17', '640', ['Erzeugung erneuerbarer Energie (MWh)', 'Stromerzeugung aus Photovoltaik (MWh)'], []),
  row(
    'E1-5_18',
    '48,4',
    [
      'Energieintensität der Tätigkeiten in klimaintensiven Sektoren (Gesamtenergieverbrauch je Nettoumsatzerlös) (MWh/Mio. EUR)',
    ],
    [],
  ),
  row(
    'E1-5_22',
    '486.2',
    [
      'Nettoumsatzerlöse aus Tätigkeiten in klimaintensiven Sektoren (Mio. EUR)',
      'Net revenue from activities in high climate impact sectors used to calculate energy intensity (EUR million)',
    ],
    [],
  ),
  row('E1-5_23', '86.2', ['Net revenue from activities other than in high climate impact sectors (EUR million)'], []),
]

/** Sentences about sources and uses of energy. */
export const energySentences: SentenceRow[] = [
  {
    id: 'E1-5_16',
    is: [
      ['Stand-by generators produced 1,870 MWh of electricity from non-renewable sources.', '1870 MWh'],
      [
        'Die Photovoltaikanlagen des Konzerns erzeugten 8.102 MWh erneuerbare Energie, die Blockheizkraftwerke 12.640 MWh nicht erneuerbare Energie.',
        '12640 MWh',
      ],
      ['Aus nicht erneuerbaren Quellen wurden 12.640 MWh Energie erzeugt.', '12640 MWh'],
      ['Die Erzeugung nicht erneuerbarer Energie betrug 12.640 MWh.', '12640 MWh'],
      ['In 2023 we generated 12,640 MWh of non-renewable electricity.', '12640 MWh'],
      ['Our combined heat and power plants generated 12,640 MWh from natural gas.', '12640 MWh'],
      ['Non-renewable energy production amounted to 12,640 MWh.', '12640 MWh'],
      ['Unsere KWK-Anlagen erzeugten 12.640 MWh Strom und Wärme aus Erdgas.', '12640 MWh'],
      [
        'Eigene Energieerzeugung: 12.640 MWh aus nicht erneuerbaren und 8.102 MWh aus erneuerbaren Quellen.',
        '12640 MWh',
      ],
    ],
    not: [
      'We bought 12,640 MWh of electricity from non-renewable sources.',
      'Our solar panels produced 1,870 MWh and replaced electricity from non-renewable sources.',
      'The power plants of our suppliers generated 12,640 MWh of non-renewable electricity.',
    ],
  },
  {
    id: 'E1-5_17',
    is: [
      [
        'Own production from renewable sources came from solar panels at data centres and mast sites and amounted to 2,611 MWh; all of it was consumed by the Group.',
        '2611 MWh',
      ],
      [
        'Die Photovoltaikanlagen des Konzerns erzeugten 8.102 MWh erneuerbare Energie, die Blockheizkraftwerke 12.640 MWh nicht erneuerbare Energie.',
        '8102 MWh',
      ],
      ['Die Eigenerzeugung aus erneuerbaren Quellen belief sich auf 8.102 MWh.', '8102 MWh'],
      ['Our own generation of renewable electricity reached 8,102 MWh.', '8102 MWh'],
      ['In total, 8,102 MWh of renewable energy was produced at our sites.', '8102 MWh'],
      ['Mit unseren Photovoltaikanlagen haben wir 8.102 MWh Strom erzeugt.', '8102 MWh'],
      ['Electricity generation from our photovoltaic systems came to 8,102 MWh.', '8102 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_01',
    is: [
      ['Total energy consumption came to 12,056 MWh.', '12056 MWh'],
      ['Wir verbrauchten im Berichtsjahr insgesamt 12.056 MWh Energie.', '12056 MWh'],
      ['Our energy use in 2023 was 12,056 MWh.', '12056 MWh'],
      ['Der gesamte Energieverbrauch des Konzerns belief sich auf 12.056 MWh.', '12056 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_03',
    is: [
      ['45 MWh stammten aus nuklearen Quellen.', '45 MWh'],
      ['Consumption from nuclear sources was 45 MWh.', '45 MWh'],
    ],
    not: ['In der Region werden 45 MWh Kernenergie erzeugt.'],
  },
  {
    id: 'E1-5_08',
    is: [
      ['Of the solar power generated, we consumed 919 MWh ourselves.', '919 MWh'],
      ['We consumed 919 MWh of self-generated solar electricity.', '919 MWh'],
      ['Den Solarstrom von unseren Dächern, 919 MWh, verbrauchten wir selbst.', '919 MWh'],
      ['919 MWh des selbst erzeugten Solarstroms haben wir selbst verbraucht.', '919 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_12',
    is: [
      ['Natural gas accounted for 3,931 MWh.', '3931 MWh'],
      ['Auf Erdgas entfielen 3.931 MWh.', '3931 MWh'],
      ['Erdgas: 3.931 MWh', '3931 MWh'],
      ['• Erdgas 3.931 MWh', '3931 MWh'],
    ],
    not: [
      'Natural gas sales reached 3,931 MWh.',
      'We sold 3,931 MWh of natural gas to customers.',
      'By switching from natural gas we saved 3,931 MWh.',
      'Emissions from natural gas were 3,931 t CO2e.',
      'Die Gaskessel wurden durch Wärmepumpen mit 3.931 MWh ersetzt.',
    ],
  },
  {
    id: 'E1-5_18',
    is: [
      [
        'Die Energieintensität, bezogen auf die Nettoumsatzerlöse aus klimaintensiven Sektoren, lag bei 72,9 MWh je Mio. EUR.',
        '72.9 MWh je Mio. EUR',
      ],
      [
        'Energy intensity was 72.9 MWh per EUR million of net revenue from high climate impact sectors.',
        '72.9 MWh per EUR million of net revenue',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-5_22',
    is: [
      [
        'Die Energieintensität, bezogen auf die Nettoumsatzerlöse aus klimaintensiven Sektoren von 486,2 Mio. €, lag bei 114,3 MWh je Mio. €.',
        '486200000 EUR',
      ],
      ['Net revenue from activities in high climate impact sectors was EUR 486.2 million.', '486200000 EUR'],
      ['Die Nettoumsatzerlöse aus Tätigkeiten in klimaintensiven Sektoren betrugen 486,2 Mio. EUR.', '486200000 EUR'],
    ],
    not: [],
  },
  {
    id: 'E1-5_19',
    is: [
      ['Total energy consumption from activities in high climate impact sectors was 12,056 MWh.', '12056 MWh'],
      ['Der Gesamtenergieverbrauch aus Tätigkeiten in klimaintensiven Sektoren betrug 12.056 MWh.', '12056 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_09',
    is: [
      ['Renewable energy accounted for 46% of total energy consumption.', '46 %'],
      ['46 % des Energieverbrauchs stammten aus erneuerbaren Quellen.', '46 %'],
      ['Der Anteil erneuerbarer Energien am Gesamtenergieverbrauch stieg auf 46 %.', '46 %'],
    ],
    not: [],
  },
  {
    id: 'E1-5_15',
    is: [
      ['54 % des Energieverbrauchs stammten aus fossilen Quellen.', '54 %'],
      ['Fossil sources accounted for 54% of our energy consumption.', '54 %'],
    ],
    not: [],
  },
  {
    id: 'E1-5_02',
    is: [
      ['Energy consumption from fossil sources was 6,500 MWh.', '6500 MWh'],
      ['Der Verbrauch fossiler Energie betrug 6.500 MWh.', '6500 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_05',
    is: [['Consumption from renewable sources amounted to 5,500 MWh.', '5500 MWh']],
    not: [],
  },
  {
    id: 'E1-5_07',
    is: [
      ['Der Strombezug aus erneuerbaren Quellen belief sich auf 1.137 MWh.', '1137 MWh'],
      ['We purchased 1,137 MWh of electricity from renewable sources.', '1137 MWh'],
    ],
    not: [],
  },
  {
    id: 'E1-5_14',
    is: [['We purchased 420 MWh of electricity from fossil sources.', '420 MWh']],
    not: [],
  },
]
