import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Rows that only name a fuel, where the title or the name must say what of it is meant. */
export const planRows: LabelRow[] = [
  row(
    'E1-5_11',
    '4,200',
    ['Energy › Petrol and diesel (lease and survey cars) (MWh)', 'Energie › Heizöl und Diesel (MWh)'],
    ['Energy › Fuels of company cars (MWh)'],
  ),
  row(
    'SBM-1_11',
    '612',
    ['Revenue from fossil fuels (EUR million) › Coal', 'Umsatzerlöse aus fossilen Brennstoffen (Mio. EUR) › Kohle'],
    ['Revenue by segment (EUR million) › Coal', 'Capital expenditure on fossil fuels (EUR million) › Coal'],
  ),
  row(
    'SBM-1_13',
    '612',
    [
      'Revenue from fossil fuels (EUR million) › Natural gas',
      'Umsatzerlöse aus fossilen Brennstoffen (Mio. EUR) › Gas',
    ],
    ['Umsatz nach Segmenten (Mio. EUR) › Gas', 'Investitionen in fossile Brennstoffe (Mio. EUR) › Gas'],
  ),
  row(
    'SBM-1_14',
    '612',
    ['Umsatzerlöse aus fossilen Brennstoffen (Mio. EUR) › davon aus taxonomiekonformen Tätigkeiten mit fossilem Gas'],
    ['CapEx (Mio. EUR) › davon aus taxonomiekonformen Tätigkeiten mit fossilem Gas'],
  ),
]

/** Sentences about plans, actions, credits, prices and effects of climate change, and about nature as reports go on to word it. */
export const planSentences: SentenceRow[] = [
  {
    id: 'E1-1_06',
    is: [
      [
        'Für die Umsetzung des Übergangsplans wurden im Geschäftsjahr Investitionen in Höhe von 3.412 Mio. € getätigt.',
        '3412000000 EUR',
      ],
      ['Im Berichtsjahr investierten wir 12,4 Mio. EUR in Maßnahmen unseres Klimaschutzplans.', '12400000 EUR'],
      ['CapEx of EUR 8.2 million was allocated to our climate transition plan in 2023.', '8200000 EUR'],
      ['To implement the transition plan, we spent capital expenditure of EUR 8.2 million in 2023.', '8200000 EUR'],
      [
        'Heat pumps required capital expenditure of €14 million and operating expenditure of €3 million, both of which are allocated to the transition plan.',
        '14000000 EUR',
      ],
    ],
    not: [
      'Bis 2030 wollen wir 40 Mio. EUR in die Umsetzung des Übergangsplans investieren.',
      'We plan capital expenditure of EUR 40 million for the transition plan by 2030.',
      'Suppliers invested EUR 3 million in their transition plans.',
      'Capital expenditure of EUR 40 million went into new shops.',
    ],
  },
  {
    id: 'E1-1_05',
    is: [
      ['Operating expenditure of EUR 3 million was allocated to the transition plan in 2023.', '3000000 EUR'],
      ['Die Betriebsausgaben für die Umsetzung des Übergangsplans betrugen 2,1 Mio. EUR.', '2100000 EUR'],
    ],
    not: ['Capital expenditure of EUR 3 million was allocated to the transition plan in 2023.'],
  },
  {
    id: 'E1-1_09',
    is: [
      [
        'In Tätigkeiten im Zusammenhang mit Gas flossen 284 Mio. €; in Tätigkeiten im Zusammenhang mit Kohle und mit Öl wurde nicht investiert.',
        '0 EUR',
      ],
      ['We made no capital expenditure in coal-related activities.', '0 EUR'],
    ],
    not: ['In Tätigkeiten im Zusammenhang mit Gas wurde nicht investiert.'],
  },
  {
    id: 'E1-1_11',
    is: [
      ['Von den Investitionen flossen 284 Mio. € in Tätigkeiten im Zusammenhang mit Gas.', '284000000 EUR'],
      ['Capital expenditure related to gas-related economic activities amounted to EUR 12 million.', '12000000 EUR'],
    ],
    not: ['We invested EUR 4 million in oil-related activities.', 'Capital expenditure in gas meters was not needed.'],
  },
  {
    id: 'E1-3_04',
    is: [
      ['Electrification of the dryers is expected to cut some 5,200 tonnes CO2e a year from 2027.', '5200 tCO2e'],
      ['Die Umstellung auf Wärmepumpen wird voraussichtlich 1.200 t CO2e im Jahr einsparen.', '1200 tCO2e'],
      ['Die Maßnahmen senken die Emissionen ab 2026 voraussichtlich um 1.200 t CO2e im Jahr.', '1200 tCO2e'],
    ],
    not: [
      'Our target is to reduce emissions by 40,000 t CO2e by 2030.',
      "The project is expected to cut customers' emissions by 4,000 t CO2e.",
      'The new boiler cut emissions by 4,000 t CO2e.',
    ],
  },
  {
    id: 'E1-4_16',
    is: [
      [
        'Our absolute Scope 1 and 2 (market-based) emissions are to be reduced by 75% compared with 2019/20, and Scope 3 emissions by 28% compared with 2021/22 by 2030.',
        '28 %',
      ],
    ],
    not: ['Scope 1 and 2 emissions were reduced by 75%, and Scope 3 emissions by 28% in 2023.'],
  },
  {
    id: 'E1-5_18',
    is: [
      [
        'Die Energieintensität, bezogen auf den Umsatz in klimaintensiven Sektoren von 21.740 Mio. €, betrug 1,51 GWh je Mio. €.',
        '1.51 GWh je Mio. €',
      ],
    ],
    not: ['Die Energieintensität betrug 41 kWh je Quadratmeter.'],
  },
  {
    id: 'E1-5_22',
    is: [
      ['Der Umsatz aus Tätigkeiten in klimaintensiven Sektoren betrug 740 Mio. EUR.', '740000000 EUR'],
      ['Net revenue from activities in high climate impact sectors was EUR 740 million.', '740000000 EUR'],
    ],
    not: ['Net revenue from activities outside high climate impact sectors was EUR 740 million.'],
  },
  {
    id: 'E1-5_23',
    is: [
      ['Net revenue from activities outside high climate impact sectors was EUR 740 million.', '740000000 EUR'],
      ['Der Umsatz außerhalb der klimaintensiven Sektoren betrug 740 Mio. EUR.', '740000000 EUR'],
    ],
    not: ['Net revenue from activities in high climate impact sectors was EUR 740 million.'],
  },
  {
    id: 'E1-7_10',
    is: [
      ['Klimazertifikate wurden weder gekauft noch stillgelegt.', '0 tCO2e'],
      ['CO2-Gutschriften haben wir im Jahr 2023 nicht stillgelegt.', '0 tCO2e'],
      ['We cancelled carbon credits for 3,600 t CO2e in 2023.', '3600 tCO2e'],
    ],
    not: [
      'Gutschriften wurden nicht auf die Klimaziele angerechnet.',
      'We will cancel credits for 3,600 t CO2e by 2028.',
    ],
  },
  {
    id: 'E1-7_11',
    is: [
      [
        'Credits for 4,000 t CO2e were cancelled in 2023, and under existing contracts a further 9,000 t will be cancelled by 2028.',
        '9000 tCO2e',
      ],
      ['Weitere Gutschriften über 3.000 t CO2e werden bis 2027 stillgelegt.', '3000 tCO2e'],
    ],
    not: ['Credits for 4,000 t CO2e were cancelled in 2023.', 'Gutschriften über 3.000 t CO2e wurden stillgelegt.'],
  },
  {
    id: 'E1-7_13',
    is: [
      ['Of the credits, 60% came from reduction projects and 40% from removal projects.', '60 %'],
      ['Bei den Gutschriften entfielen 70 % auf Reduktionsprojekte und 30 % auf Projekte zur CO2-Entnahme.', '70 %'],
    ],
    not: ['Energy use fell by 60% thanks to reduction projects, certificates were not bought.'],
  },
  {
    id: 'E1-7_14',
    is: [
      ['Of the credits, 60% came from reduction projects and 40% from removal projects.', '40 %'],
      ['Bei den Gutschriften entfielen 70 % auf Reduktionsprojekte und 30 % auf Projekte zur CO2-Entnahme.', '30 %'],
    ],
    not: ['We spent 40% of the budget for credits on staff.'],
  },
  {
    id: 'E1-7_17',
    is: [['Of the credits, 15% came from projects in the European Union.', '15 %']],
    not: ['Of the credits, 85% came from projects outside the European Union.'],
  },
  {
    id: 'E1-8_04',
    is: [
      ['Flights and lease cars are charged internally at €150 per tonne of CO2e.', '150 € per tonne'],
      ['Dienstreisen werden intern mit 80 € je Tonne CO2 bepreist.', '80 € je Tonne'],
      ['For business travel we apply an internal carbon fee of EUR 60 per tonne of CO2e.', '60 EUR per tonne'],
    ],
    not: ['Waste is charged at EUR 60 per bin.', 'Wir verrechnen Fahrten mit 0,30 EUR je km.'],
  },
  {
    id: 'E1-9_01',
    is: [
      [
        'Anlagen mit einem Buchwert von 1.180 Mio. € sind wesentlichen physischen Klimarisiken ausgesetzt.',
        '1180000000 EUR',
      ],
      ['Assets with a carrying amount of EUR 97 million are exposed to material physical risks.', '97000000 EUR'],
    ],
    not: [
      'Assets with a carrying amount of EUR 97 million are exposed to acute physical risks.',
      'Insured losses from physical risks came to EUR 612 million.',
    ],
  },
  {
    id: 'E1-9_04',
    is: [
      [
        'Anlagen mit einem Buchwert von 1.180 Mio. € sind physischen Klimarisiken ausgesetzt; das sind 3,4 % der Vermögenswerte.',
        '3.4 %',
      ],
      ['4.2% of our assets are exposed to material physical risks.', '4.2 %'],
    ],
    not: ['4.2% of our assets are insured against physical risks.'],
  },
  {
    id: 'E1-9_20',
    is: [
      [
        'Die Kraftwerke, deren Buchwert 212 Mio. € betrug, gelten als potenziell gestrandete Vermögenswerte.',
        '212000000 EUR',
      ],
      ['Potentially stranded assets amounted to EUR 212 million.', '212000000 EUR'],
    ],
    not: ['The carrying amount of the ship, which was stranded, was EUR 2 million.'],
  },
  {
    id: 'SBM-1_06',
    is: [
      [
        'Die Gesamterlöse, das heißt Zins- und Provisionserträge sowie sonstige Erträge vor Aufwendungen, lagen bei 9.806 Mio. €.',
        '9806000000 EUR',
      ],
      [
        'Im Geschäftsjahr 2022/23 (1. Oktober 2022 bis 30. September 2023) erzielten 618 Märkte einen Umsatz von 11.386 Mio. € (2021/22: 11.502 Mio. €).',
        '11386000000 EUR',
      ],
    ],
    not: ['Net revenue, i.e. revenue after the cost of subcontractors and materials, was €566.8m.'],
  },
  {
    id: 'E1-6_25',
    is: [
      ['22% of Scope 3 emissions are based on primary data.', '22 %'],
      ['Von den Scope-3-Emissionen wurden 27 % mit Primärdaten ermittelt.', '27 %'],
      ['Primärdaten deckten 31 % der Scope-3-Emissionen ab.', '31 %'],
    ],
    not: [
      'By 2030 we want to use primary data for 50% of Scope 3 emissions.',
      'Primary data from suppliers covered 12% of Scope 3 category 1 emissions.',
    ],
  },
  {
    id: 'E3-4_11',
    is: [['Im Jahr 2023 entnahmen wir 712 Mio. m³, davon 698 Mio. m³ aus Flüssen.', '712000000 m3']],
    not: ['Dem Rhein entnahmen wir 712 Mio. m³ aus zwei Bauwerken.', 'Wir entnahmen 30 Proben.'],
  },
  {
    id: 'E4-5_01',
    is: [
      ['Von den 318 Erzeugungsstandorten liegen 47 in oder in der Nähe von Schutzgebieten.', '47'],
      ['Of our 212 operating sites, 14 are located in or near protected areas.', '14'],
    ],
    not: ['Von den 318 Standorten liegen 47 in Deutschland.', 'Of our 212 sites, 14 are located in Spain.'],
  },
  {
    id: 'E4-5_02',
    is: [
      [
        'Von den 318 Standorten liegen 47 in der Nähe von Schutzgebieten; sie nehmen eine Fläche von 1.284 ha ein.',
        '1284 ha',
      ],
      ['Of our 212 operating sites, 14 are located in or near protected areas; together they cover 310 ha.', '310 ha'],
    ],
    not: ['Von den 318 Standorten liegen 47 in Deutschland; sie nehmen eine Fläche von 1.284 ha ein.'],
  },
  {
    id: 'E5-4_03',
    is: [
      ['9.6% of the weight was sustainably sourced biological material.', '9.6 %'],
      ['12 % des Gewichts waren nachhaltig gewonnene biologische Materialien.', '12 %'],
    ],
    not: ['9.6% of the weight was biological material.'],
  },
  {
    id: 'E5-4_05',
    is: [['Reused or recycled secondary materials weighed 3,420 tonnes, equal to 4.8%.', '4.8 %']],
    not: ['Packaging weighed 3,420 tonnes, equal to 4.8%.'],
  },
  {
    id: 'E5-5_05',
    is: [['In 2022/23 71% of packaging came from recycled material and 94% of our packaging is recyclable.', '94 %']],
    not: ['94% of our packaging is recycled.'],
  },
]
