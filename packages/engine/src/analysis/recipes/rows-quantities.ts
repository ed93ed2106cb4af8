import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Labels whose whole stands above them. */
export const quantityRows: LabelRow[] = [
  row('E1-5_05', '1,120', ['of which renewable (TJ)'], ['Electricity › of which renewable (MWh)']),
  row(
    'E1-6_13',
    '4,021',
    ['Total GHG (Scope 1, 2 market-based and 3) (t CO2e)'],
    ['Total GHG (Scope 1 and 2 market-based) (t CO2e)'],
  ),
]

/** Sentences that begin with their figure, and those that lean on the one before. */
export const quantitySentences: SentenceRow[] = [
  {
    id: 'E1-4_07',
    is: [['Bis 2035 werden wir unsere Scope-1-Emissionen um 75 % gegenüber 2020 senken.', '75 %']],
    not: ['Bis 2022 konnten wir unsere Scope-1-Emissionen um 75 % gegenüber 2020 senken.'],
  },
  {
    id: 'E1-4_16',
    is: [['Bis 2030 senken wir die absoluten Scope-3-Emissionen um 20 % (Basisjahr 2021).', '20 %']],
    not: ['Bis 2030 senken wir die absoluten Scope-2-Emissionen um 20 % (Basisjahr 2021).'],
  },
  {
    id: 'E1-8_04',
    is: [['Internal carbon price: EUR 70 per tonne.', '70 EUR per tonne']],
    not: ['EU carbon price: EUR 70 per tonne.'],
  },
  {
    id: 'E3-4_11',
    is: [['Wir förderten 402.000 m³ Wasser und leiteten 233.000 m³ ab.', '402000 m3']],
    not: ['Wir förderten 402.000 m³ Erdgas.'],
  },
  {
    id: 'E1-4_22',
    is: [
      ['Our emission targets carry SBTi validation.', 'yes'],
      ['Die SBTi hat unsere Ziele validiert.', 'yes'],
    ],
    not: ['Die SBTi hat unsere Ziele noch nicht validiert.'],
  },
  {
    id: 'E1-5_01',
    is: [
      ['With 2.87 TWh, our mills needed 4.1% less energy than a year earlier.', '2870000 MWh'],
      ['Gas consumption was 141 GWh. In total, the Group therefore consumed 605 GWh.', '605000 MWh'],
    ],
    not: ['With 2.87 TWh, our customers saved 4.1% energy.'],
  },
  {
    id: 'E1-5_06',
    is: [
      ['Biomass and bark provided 1.12 TWh of that.', '1120000 MWh'],
      ['Biomasse und Rinde lieferten davon 1.120 MWh.', '1120 MWh'],
    ],
    not: ['Biomass and bark weighed 1.12 million t.'],
  },
  {
    id: 'E1-5_09',
    is: [
      ['Own energy consumption amounted to 246 GWh, 93 per cent of it renewable.', '93 %'],
      ['Wir verbrauchten 12.340 MWh Energie. 61 Prozent davon waren erneuerbar.', '61 %'],
    ],
    not: ['Own electricity consumption amounted to 246 GWh, 93 per cent of it renewable.'],
  },
  {
    id: 'E1-5_17',
    is: [['Solar installations on 84 stores produced 13.6 GWh.', '13600 MWh']],
    not: ['Solar installations on 84 stores saved 13.6 GWh.'],
  },
  {
    id: 'E1-6_07',
    is: [
      [
        'At 318 kilotonnes, direct greenhouse gas emissions (Scope 1) were 9% lower than in the prior year.',
        '318000 tCO2e',
      ],
      [
        'Mit 318 Tsd. Tonnen lagen die direkten Treibhausgasemissionen (Scope 1) um 9 % unter dem Vorjahreswert.',
        '318000 tCO2e',
      ],
    ],
    not: ['At 318 kilotonnes, Scope 1 and 2 emissions were 9% lower than in the prior year.'],
  },
  {
    id: 'E1-6_09',
    is: [
      [
        '74,100 tonnes were location-based Scope 2 emissions and 1,777,000 tonnes were Scope 3 emissions.',
        '74100 tCO2e',
      ],
      [
        'Davon entfielen 61.300 t CO2e auf Scope 1, 74.100 t CO2e auf Scope 2 (standortbasiert) und 1.777.000 t CO2e auf Scope 3.',
        '74100 tCO2e',
      ],
      [
        'Purchased energy caused indirect emissions (Scope 2) of 96 kilotonnes on a market basis and 121 kilotonnes on a location basis.',
        '121000 tCO2e',
      ],
      ['Scope 2 emissions fell to 401 tCO2e (market-based). On a location basis they were 688 tCO2e.', '688 tCO2e'],
    ],
    not: ['Using the market-based method, our Scope 2 emissions were only 2,150 tCO2e.'],
  },
  {
    id: 'E1-6_10',
    is: [
      ['Using the market-based method, our Scope 2 emissions were only 2,150 tCO2e.', '2150 tCO2e'],
      ['Marktbasiert lagen die Scope-2-Emissionen bei lediglich 2.150 t CO2e.', '2150 tCO2e'],
    ],
    not: ['By 2030, our Scope 2 emissions are to be 2,150 tCO2e using the market-based method.'],
  },
  {
    id: 'E1-6_11',
    is: [
      [
        '74,100 tCO2e were location-based Scope 2 emissions and 1,777,000 tCO2e were Scope 3 emissions.',
        '1777000 tCO2e',
      ],
      ['Davon entfielen 61.300 t CO2e auf Scope 1 und 1.777.000 t CO2e auf Scope 3.', '1777000 tCO2e'],
    ],
    not: ['1,777,000 tCO2e were Scope 3 emissions from investments of others.'],
  },
  {
    id: 'E1-6_12',
    is: [
      ['We were responsible for 1,912,400 tonnes of CO2e across Scopes 1, 2 and 3 (location-based).', '1912400 tCO2e'],
    ],
    not: ['We were responsible for 12,400 tonnes of CO2e across Scopes 1 and 2 (location-based).'],
  },
  {
    id: 'E1-6_13',
    is: [
      ['Taken together, our carbon footprint came to 1,458 kilotonnes of CO2e (market-based).', '1458000 tCO2e'],
      ['Insgesamt ergibt sich ein CO2-Fußabdruck von 1.458 t CO2e (marktbasiert).', '1458 tCO2e'],
    ],
    not: ['The product carbon footprint came to 1,458 kg of CO2e (market-based).'],
  },
  {
    id: 'E1-7_03',
    is: [['Die Emissionen von 935 t CO2e haben wir durch Klimaschutzzertifikate ausgeglichen.', 'yes']],
    not: [],
  },
  {
    id: 'E3-4_01',
    is: [
      ['We withdrew water. The difference of 2,300 m³ evaporated.', '2300 m3'],
      ['Die Differenz von 2.300 m³ entspricht unserem Wasserverbrauch.', '2300 m3'],
      [
        'We abstracted 402,000 m³ of water and discharged 233,000 m³; consumption was therefore 169,000 m³.',
        '169000 m3',
      ],
    ],
    not: ['Die Differenz von 2.300 m³ entspricht der Abwassermenge.'],
  },
  {
    id: 'E3-4_12',
    is: [
      ['After treatment, 43,900 m³ of water flowed back into rivers.', '43900 m3'],
      ['Nach der Aufbereitung des Wassers flossen 43.900 m³ in die Flüsse zurück.', '43900 m3'],
    ],
    not: ['After the flood, 43,900 tonnes of sand flowed back into rivers.'],
  },
  {
    id: 'E5-4_04',
    is: [
      ['Recovered paper contributed 812,000 tonnes, equivalent to 41.9% of material input.', '812000 t'],
      ['We used 812,000 tonnes of raw materials, 96,000 tonnes (11.8%) of them recycled.', '96000 t'],
    ],
    not: ['Recovered paper contributed 812,000 tonnes, equivalent to 41.9% of waste.'],
  },
  {
    id: 'E5-4_05',
    is: [['Altpapier steuerte 812.000 Tonnen bei, das entspricht 41,9 % des Materialeinsatzes.', '41.9 %']],
    not: ['Altpapier steuerte 812.000 Tonnen bei, das entspricht 41,9 % des Abfalls.'],
  },
  {
    id: 'E5-5_07',
    is: [
      ['We generated 118,600 tonnes of operational waste.', '118600 t'],
      ['Wir haben 118.600 Tonnen Abfall verursacht.', '118600 t'],
    ],
    not: ['We generated 118,600 tonnes of operational waste water.'],
  },
  {
    id: 'E5-5_09',
    is: [
      ['Less than 1% of our waste, 905 tonnes, was sent to landfill.', 'landfill905 t'],
      ['Weniger als 1 %, nämlich 905 Tonnen, wurden deponiert.', 'landfill905 t'],
    ],
    not: ['Less than 1% of our waste, 905 tonnes, was sent to recyclers.'],
  },
  {
    id: 'E5-5_15',
    is: [
      ['The mills generated 188,000 tonnes of waste. Only 2,400 tonnes were hazardous.', '2400 t'],
      ['In den Werken fielen 188.000 Tonnen Abfälle an. Nur 2.400 Tonnen davon waren gefährlich.', '2400 t'],
    ],
    not: ['We moved 188,000 tonnes of freight. Only 2,400 tonnes were hazardous.'],
  },
]
