import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of energy and materials in short lists. */
export const flowRows: LabelRow[] = [
  row(
    'E1-5_08',
    '485',
    [
      'Selbst erzeugter und selbst genutzter Sonnenstrom (MWh)',
      'Solar power generated on our roofs and used by ourselves (MWh)',
    ],
    ['Solar power generated on our roofs and sold (MWh)'],
  ),
  row('E1-5_11', '1,215', ['Diesel für Lkw und Stapler (MWh)', 'Diesel for trucks and forklifts (MWh)'], []),
  row(
    'E5-4_03',
    '87.3 %',
    ['Biological materials sustainably sourced', 'Biologische Materialien aus nachhaltiger Beschaffung'],
    ['Biological materials'],
  ),
  row('E5-5_07', '31', ['Waste generated (t)'], ['Waste (category 5) (t)']),
]

/** Sentences about sources of energy, methods, credits, materials and waste. */
export const flowSentences: SentenceRow[] = [
  {
    id: 'E1-1_06',
    is: [
      [
        'Im Berichtsjahr flossen Investitionen (CapEx) in Höhe von 9,4 Mio. EUR in Maßnahmen des Übergangsplans; hinzu kamen operative Ausgaben (OpEx) von 2,3 Mio. EUR.',
        '9400000 EUR',
      ],
    ],
    not: ['Im Berichtsjahr flossen Investitionen (CapEx) in Höhe von 9,4 Mio. EUR in neue Filialen.'],
  },
  {
    id: 'E1-5_18',
    is: [
      [
        'Bezogen auf die Umsatzerlöse aus klimaintensiven Sektoren betrug die Energieintensität 72,9 MWh je Mio. EUR.',
        '72.9 MWh je Mio. EUR',
      ],
    ],
    not: ['Je Tonne betrug der Energiebedarf 72,9 MWh.'],
  },
  {
    id: 'E1-5_22',
    is: [
      [
        'All net revenue (€6,842.7 million, as in the income statement) stems from activities in high climate impact sectors.',
        '6842700000 EUR',
      ],
      [
        'Net revenue in 2023 was EUR 486.2 million, all of it earned in high climate impact sectors (D and E).',
        '486200000 EUR',
      ],
    ],
    not: ['Net revenue was EUR 486.2 million, part of it earned in high climate impact sectors.'],
  },
  {
    id: 'E1-3_03',
    is: [['Durch die 2023 umgesetzten Maßnahmen wurden 1.870 t CO2e vermieden.', '1870 tCO2e']],
    not: ['Durch die bis 2030 geplanten Maßnahmen werden 1.870 t CO2e vermieden.'],
  },
  {
    id: 'E1-4_07',
    is: [['Scope 1: Senkung der absoluten Emissionen um 46 % bis 2030 gegenüber 2019', '46 %']],
    not: [
      'Den Treibhausgasausstoß (Scope 1 und marktbezogener Scope 2) wollen wir bis 2030 um 65 % gegenüber 2019 senken.',
    ],
  },
  {
    id: 'E1-4_13',
    is: [['Scope 2 (market-based): reduction of 80% by 2030 against 2019', '80 %']],
    not: ['Scope 2 (location-based): reduction of 80% by 2030 against 2019'],
  },
  {
    id: 'E1-5_05',
    is: [
      ['Renewable sources supplied 5,912 MWh (75.4%), fossil sources 1,871 MWh (23.8%).', '5912 MWh'],
      ['Aus erneuerbaren Quellen stammten damit 12.075 MWh, aus fossilen Quellen 29.305 MWh oder 70,8 %.', '12075 MWh'],
    ],
    not: ['Of the electricity, renewable sources supplied 5,912 MWh and fossil sources 1,871 MWh.'],
  },
  {
    id: 'E1-5_15',
    is: [
      ['Renewable sources supplied 5,912 MWh (75.4%), fossil sources 1,871 MWh (23.8%).', '23.8 %'],
      ['Aus erneuerbaren Quellen stammten 12.075 MWh, aus fossilen Quellen 29.305 MWh oder 70,8 %.', '70.8 %'],
    ],
    not: ['Vom Strom stammten 29,2 % aus erneuerbaren Quellen und aus fossilen Quellen 70,8 %.'],
  },
  {
    id: 'E1-5_10',
    is: [['Kohle und sonstige fossile Brennstoffe setzen wir nicht ein.', '0 MWh']],
    not: ['Kohle setzen wir nur im Werk Polen ein.'],
  },
  {
    id: 'E1-5_16',
    is: [['Our cogeneration units produced 36,720 MWh of energy from natural gas.', '36720 MWh']],
    not: ['Our cogeneration units produced 36,720 MWh of energy from biogas.'],
  },
  {
    id: 'E1-6_07',
    is: [['Scope 1 emissions, from gas boilers and the last leased cars, amounted to 394 tonnes.', '394 tCO2e']],
    not: ['Scope 3 emissions, from flights and hotels, amounted to 394 tonnes.'],
  },
  {
    id: 'E1-6_10',
    is: [['Scope 2 emissions were 58 tonnes market-based and 1,812 tonnes location-based.', '58 tCO2e']],
    not: [],
  },
  {
    id: 'E1-6_12',
    is: [
      [
        'Total greenhouse gas emissions were 22,136 tonnes CO2e when calculated market-based and 23,890 tonnes CO2e location-based.',
        '23890 tCO2e',
      ],
      [
        'Die THG-Gesamtemissionen summieren sich damit auf 526.562 t CO2e (standortbezogen) beziehungsweise 504.797 t CO2e (marktbezogen).',
        '526562 tCO2e',
      ],
    ],
    not: ['Total greenhouse gas emissions of Scope 2 were 23,890 tonnes CO2e location-based.'],
  },
  {
    id: 'E1-6_13',
    is: [
      [
        'In der Summe der Scopes 1, 2 (marktbasiert) und 3 verursachte die Gruppe 78.110 t CO2e, das sind weniger als 80,5 %.',
        '78110 tCO2e',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-6_25',
    is: [['38% of Scope 3 emissions were calculated using primary data obtained from suppliers.', '38 %']],
    not: ['38% of Scope 3 emissions were calculated using averages.'],
  },
  {
    id: 'E1-6_30',
    is: [
      [
        'Per million euro of net revenue this is 44.4 tonnes market-based and 47.9 tonnes location-based.',
        '47.9 tCO2e/EUR',
      ],
    ],
    not: ['Per employee this is 44.4 tonnes market-based and 47.9 tonnes location-based.'],
  },
  {
    id: 'E1-7_14',
    is: [['We retired carbon credits for 1,200 tonnes CO2e, all of them (100%) from removal projects.', '100 %']],
    not: ['We retired carbon credits for 1,200 tonnes CO2e, all of them (100%) from reduction projects.'],
  },
  {
    id: 'E1-8_07',
    is: [
      [
        'We apply a shadow price of €110 per tonne of CO2e; the price covers 100% of Scope 1 and 90% of Scope 2 emissions.',
        '90 %',
      ],
    ],
    not: ['The targets cover 100% of Scope 1 and 90% of Scope 2 emissions.'],
  },
  {
    id: 'E2-6_06',
    is: [
      [
        'Provisions for environmental protection and remediation, chiefly for one site, amounted to €27.3 million.',
        '27300000 EUR',
      ],
    ],
    not: ['Provisions for restructuring amounted to €27.3 million.'],
  },
  {
    id: 'E3-4_07',
    is: [['91% of the volumes were measured directly.', '91 %']],
    not: ['91% of the volumes were sold directly.'],
  },
  {
    id: 'E5-4_03',
    is: [
      ['Von den biologischen Materialien stammten 97,5 % aus zertifiziert nachhaltiger Beschaffung.', '97.5 %'],
      ['38,5 % des Gesamtgewichts waren biologische Materialien aus nachhaltiger Beschaffung.', '38.5 %'],
    ],
    not: ['Von den biologischen Materialien stammten 97,5 % aus Europa.'],
  },
  {
    id: 'E5-5_04',
    is: [
      ['Of our products, 91% by weight can be recycled, and 94% of our packaging is recyclable.', '91 %'],
      ['Der Anteil recycelbaren Inhalts beträgt bei den Produkten 44,5 % und bei den Verpackungen 96,1 %.', '44.5 %'],
      ['The rate of recyclable content is 71% for packaging and 18% for products.', '18 %'],
    ],
    not: ['The rate of recyclable content is 71% for packaging.'],
  },
  {
    id: 'E5-5_05',
    is: [
      ['Der Anteil recycelbaren Inhalts beträgt bei den Produkten 44,5 % und bei den Verpackungen 96,1 %.', '96.1 %'],
      ['The rate of recyclable content is 71% for packaging and 18% for products.', '71 %'],
    ],
    not: ['The rate of recyclable content is 18% for products.'],
  },
  {
    id: 'E5-5_08',
    is: [['We diverted 109 tonnes from disposal, all by recycling.', '109 t']],
    not: ['We diverted 109 tonnes of goods to other ports.'],
  },
  {
    id: 'E5-5_11',
    is: [
      ['Nicht recycelt wurden insgesamt 2.030 t oder 17,1 % der Abfälle.', '17.1 %'],
      ['The other 39 tonnes (26.4%), which were not recycled, were directed to disposal.', '26.4 %'],
    ],
    not: ['The other 39 tonnes (26.4%), which were not sold, were given away.'],
  },
  {
    id: 'E5-5_15',
    is: [
      ['Our offices generated 148 tonnes of waste, 12 tonnes of it hazardous and 136 tonnes non-hazardous.', '12 t'],
      ['Gefährliche Abfälle, überwiegend Leuchtmittel, fielen im Umfang von 74,5 t an.', '74.5 t'],
    ],
    not: ['Our offices generated 148 tonnes of waste, 136 tonnes non-hazardous.'],
  },
]
