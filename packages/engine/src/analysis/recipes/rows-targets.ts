import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about plans, what actions achieve, and targets. */
export const targetRows: LabelRow[] = [
  row(
    'E1-3_03',
    '120',
    ['Achieved GHG emission reductions (t CO2e)', 'Erzielte THG-Emissionsreduktionen (t CO2e)'],
    [],
  ),
  row(
    'E1-3_04',
    '120',
    ['Expected GHG emission reductions (t CO2e)', 'Erwartete THG-Emissionsreduktionen (t CO2e)'],
    [],
  ),
]

/** Sentences about plans, what actions achieve, and targets. */
export const targetSentences: SentenceRow[] = [
  {
    id: 'E1-3_03',
    is: [
      [
        'Actions carried out in 2023 reduced market-based emissions in Scope 1 and 2 by 2,408 tonnes CO2e.',
        '2408 tCO2e',
      ],
      ['The measures implemented in 2023 led to a reduction of 3,150 t CO2e.', '3150 tCO2e'],
      ['Measures completed in the reporting year resulted in GHG emission reductions of 3,150 t CO2e.', '3150 tCO2e'],
      ['The decarbonisation actions taken during the year delivered savings of 1,240 tonnes CO2e.', '1240 tCO2e'],
      ['With the actions implemented in 2023, we achieved a reduction of 1,240 t CO2e.', '1240 tCO2e'],
      ['In 2023, our actions achieved emission reductions of 1,240 t CO2e.', '1240 tCO2e'],
      ['Die im Berichtsjahr umgesetzten Maßnahmen führten zu einer Minderung von 4.960 t CO2e.', '4960 tCO2e'],
      ['Durch die 2023 abgeschlossenen Maßnahmen konnten wir die Emissionen um 4.960 t CO2e senken.', '4960 tCO2e'],
      ['Mit den im Jahr 2023 umgesetzten Maßnahmen haben wir 4.960 t CO2e eingespart.', '4960 tCO2e'],
      ['Die umgesetzten Maßnahmen haben die Emissionen um 4.960 t CO2e verringert.', '4960 tCO2e'],
      ['Im Berichtsjahr erzielten wir durch Maßnahmen eine Emissionsminderung von 4.960 t CO2e.', '4960 tCO2e'],
      ['Die erzielte THG-Emissionsminderung betrug 4.960 t CO2e.', '4960 tCO2e'],
      ['Die 2023 abgeschlossenen Maßnahmen senken unsere Emissionen um 415 t CO2e im Jahr.', '415 tCO2e'],
      ['The measures completed in 2023 reduce our emissions by 415 t CO2e a year.', '415 tCO2e'],
    ],
    not: [
      'Scope 1 emissions fell by 2,408 tonnes CO2e.',
      'Measures planned until 2027 will reduce emissions by 2,408 tonnes CO2e.',
      'Our products reduced the emissions of our customers by 2,408 tonnes CO2e.',
      'Die bis 2030 geplanten Maßnahmen führen zu einer Minderung von 4.960 t CO2e.',
      'Actions carried out in 2023 reduced energy consumption by 2,408 MWh.',
      'The planned measures reduce our emissions by 415 t CO2e a year.',
      'Initiatives of our suppliers saved 3,000 t CO2e in 2023.',
      'The project reduced the emissions of our customers by 3,000 t CO2e.',
      'Without these measures emissions would have been reduced by 3,000 t CO2e.',
      'The measures led to a reduction of 3,150 MWh.',
      'Die geplanten Maßnahmen werden die Emissionen um 3.150 t CO2e verringern.',
      'Die Maßnahmen im Werk Linz, die 2027 abgeschlossen werden, sollen zu einer Minderung von 3.150 t CO2e führen.',
    ],
  },
  {
    id: 'E1-3_04',
    is: [
      [
        'Actions that are decided until 2027 are expected to give a further reduction of 5,900 tonnes CO2e.',
        '5900 tCO2e',
      ],
      ['The planned measures are expected to deliver a further reduction of 5,900 t CO2e by 2030.', '5900 tCO2e'],
      ['We expect the planned actions to reduce emissions by a further 5,900 tonnes CO2e by 2030.', '5900 tCO2e'],
      ['By 2030, we expect further reductions of 5,900 t CO2e from the planned actions.', '5900 tCO2e'],
      ['Bis 2030 erwarten wir von den geplanten Maßnahmen eine weitere Minderung von 14.500 t CO2e.', '14500 tCO2e'],
      ['Die geplanten Maßnahmen sollen die Emissionen bis 2030 um weitere 14.500 t CO2e senken.', '14500 tCO2e'],
      [
        'Die erwartete Emissionsminderung durch die beschlossenen Maßnahmen beträgt 14.500 t CO2e bis 2030.',
        '14500 tCO2e',
      ],
      ['Von den bis 2030 geplanten Maßnahmen erwarten wir Einsparungen von 14.500 t CO2e.', '14500 tCO2e'],
    ],
    not: [
      'Die Maßnahmen führten zu einer Minderung von 14.500 t CO2e.',
      'We expect our emissions to rise to 5,900 tonnes CO2e.',
      "We expect our suppliers' measures to reduce emissions by 5,000 t CO2e.",
    ],
  },
  {
    id: 'E1-1_06',
    is: [
      [
        'In 2023, capital expenditure of NOK 214 million was allocated to the plan, chiefly for modernising radio equipment.',
        '214000000 NOK',
      ],
      [
        'Für die Umsetzung des Übergangsplans fielen 2023 Investitionsausgaben von 23,4 Mio. € und Betriebsausgaben von 3,1 Mio. € an.',
        '23400000 EUR',
      ],
      [
        'In 2023, CapEx of EUR 12.5 million and OpEx of EUR 2.1 million were allocated to the transition plan.',
        '12500000 EUR',
      ],
      ['We invested EUR 12.5 million in the implementation of our transition plan in 2023.', '12500000 EUR'],
      ['Im Jahr 2023 haben wir 12,5 Mio. EUR in die Umsetzung des Übergangsplans investiert.', '12500000 EUR'],
      ['Auf den Übergangsplan entfielen 2023 Investitionsausgaben (CapEx) von 12,5 Mio. EUR.', '12500000 EUR'],
      ['In 2023, capital expenditure allocated to the transition plan was €6.1 billion.', '6100000000 EUR'],
      ['Die dem Übergangsplan zugeordneten Investitionsausgaben betrugen 6,1 Mio. EUR.', '6100000 EUR'],
    ],
    not: ['In 2023, capital expenditure of NOK 214 million was spent on new offices.'],
  },
  {
    id: 'E1-1_05',
    is: [
      [
        'Für die Umsetzung des Übergangsplans fielen 2023 Investitionsausgaben von 23,4 Mio. € und Betriebsausgaben von 3,1 Mio. € an.',
        '3100000 EUR',
      ],
      [
        'In 2023, CapEx of EUR 12.5 million and OpEx of EUR 2.1 million were allocated to the transition plan.',
        '2100000 EUR',
      ],
      [
        '€96.4 million of capital expenditure and €11.8 million of operating expenditure were allocated to the plan in 2023.',
        '11800000 EUR',
      ],
    ],
    not: [],
  },
  {
    id: 'E1-4_04',
    is: [
      [
        'Net zero in the whole value chain by 2045, which means a reduction of at least 90 percent; the rest will be neutralised by permanent removals.',
        '90 %',
      ],
      [
        'Netto-Null in der gesamten Wertschöpfungskette bis 2045, das heißt eine Minderung der Emissionen um mindestens 90 % gegenüber 2019.',
        '90 %',
      ],
      [
        'Wir wollen unsere gesamten Treibhausgasemissionen (Scope 1, 2 und 3) bis 2030 um 42 % gegenüber 2021 senken.',
        '42 %',
      ],
      ['Our target is to reduce total GHG emissions (Scope 1, 2 and 3) by 42% by 2030 compared to 2021.', '42 %'],
      ['We have committed to reducing our total emissions across Scopes 1, 2 and 3 by 42% by 2030.', '42 %'],
      [
        'We commit to reach net-zero emissions across the value chain by 2050, with a reduction of 90% from 2021.',
        '90 %',
      ],
    ],
    not: [
      'Net zero in the value chain requires a reduction of 90% in the economy.',
      'Our target is to reduce total emissions in Scope 1 and 2 by 42% by 2030.',
    ],
  },
  {
    id: 'E1-4_16',
    is: [
      ['Scope 3: reduce absolute emissions by 45 percent by 2030.', '45 %'],
      ['Scope 3: absolute Emissionen bis 2030 um 45 % senken.', '45 %'],
      ['Scope 3: 45 % reduction by 2030 from a 2020 base year.', '45 %'],
      ['Scope 3: Reduktion der Emissionen um 45 % bis 2030.', '45 %'],
      [
        'Bis 2030 wollen wir die Summe der Emissionen in Scope 1 und Scope 2 (marktbezogen) gegenüber 2021 um 50 % senken, die Emissionen in Scope 3 im selben Zeitraum um 27,5 %.',
        '27.5 %',
      ],
      [
        'We aim to cut Scope 1 and 2 emissions by 50% by 2030, and Scope 3 emissions by 27.5% over the same period.',
        '27.5 %',
      ],
      ['By 2030 we will reduce our Scope 3 emissions by 25% against the base year 2021.', '25 %'],
      ['Unser Ziel ist es, die Scope-3-Emissionen bis 2030 um 25 % zu reduzieren.', '25 %'],
      ['By 2030, Scope 3 emissions are to fall by 25% from the 2021 level.', '25 %'],
      ['Die Scope-3-Emissionen sollen bis 2030 um 25 % sinken.', '25 %'],
      ['The company also commits to reduce absolute Scope 3 GHG emissions 25% within the same timeframe.', '25 %'],
    ],
    not: [
      'Scope 3: emissions fell by 22 percent by 2023.',
      'Scope 3 emissions from purchased goods: reduce by 20 percent by 2030.',
      'Scope 3 emissions have to fall by 45% by 2030 according to the IPCC for the whole industry.',
      'We aim to reduce Scope 1, 2 and 3 emissions by 30% by 2030.',
      'Wir wollen die Emissionen in Scope 1, Scope 2 und Scope 3 bis 2030 um 30 % senken.',
      'Wir wollen die Emissionen aus Scope 1, 2 und 3 bis 2030 um 30 % senken.',
    ],
  },
  {
    id: 'E1-4_13',
    is: [
      ['Market-based Scope 2 emissions are to be reduced by 80% by 2030 compared to 2020.', '80 %'],
      ['Scope 2 (market-based): reduce emissions by 80% by 2030.', '80 %'],
      ['Scope 2 (marktbezogen): Emissionen bis 2030 um 80 % senken.', '80 %'],
    ],
    not: [
      'Bis 2030 wollen wir die Summe der Emissionen in Scope 1 und Scope 2 (marktbezogen) gegenüber 2021 um 50 % senken, die Emissionen in Scope 3 im selben Zeitraum um 27,5 %.',
      'Bis 2030 sollen die Emissionen aus Scope 1 sowie Scope 2 (marktbezogen) um 50 % sinken.',
      'Wir wollen Scope-1- und marktbasierte Scope-2-Emissionen bis 2030 um 50 % senken.',
    ],
  },
  {
    id: 'E1-4_07',
    is: [
      ['Scope 1: reduce absolute emissions by 42% by 2030.', '42 %'],
      ['Scope 1: absolute Emissionen bis 2030 um 42 % senken.', '42 %'],
      ['Wir haben uns verpflichtet, unsere Scope-1-Emissionen bis 2030 um 42 % zu senken.', '42 %'],
      ['Scope 1 emissions are to be reduced by 42% by 2030 compared to 2020.', '42 %'],
      ['Wir wollen die Scope-1-Emissionen bis 2030 um 30 % gegenüber 2022 verringern.', '30 %'],
      ['Scope-1-Emissionen: –42 % bis 2030 gegenüber 2021', '42 %'],
      ['Target for Scope 1 emissions: –42 % by 2030 compared with 2020.', '42 %'],
      ['We have set a target to reduce absolute Scope 1 GHG emissions 42% by 2030 from a 2021 base year.', '42 %'],
    ],
    not: [
      'Bis 2030 wollen wir die Summe der Emissionen in Scope 1 und Scope 2 (marktbezogen) gegenüber 2021 um 50 % senken, die Emissionen in Scope 3 im selben Zeitraum um 27,5 %.',
      'Scope 1: emissions were reduced by 42% by 2023.',
      'Wir wollen die Emissionen in Scope 1, Scope 2 und Scope 3 bis 2030 um 30 % senken.',
      'By 2030, we want to reduce Scope 1 & 2 emissions by 50%.',
      'Wir wollen Scope-1- und Scope-2-Emissionen bis 2030 um 50 % senken.',
    ],
  },
  {
    id: 'E1-4_10',
    is: [
      ['Scope 2 (location-based): reduce emissions by 30% by 2030.', '30 %'],
      ['Die standortbezogenen Scope-2-Emissionen sollen bis 2030 um 30 % sinken.', '30 %'],
    ],
    not: [],
  },
]
