import { type LabelRow, row, type SentenceRow } from './rows.ts'

/** Names of rows about materials, what can be recycled, and waste. */
export const materialRows: LabelRow[] = [
  row(
    'E5-4_02',
    '4,100',
    [
      'Eingesetzte Produkte und Materialien (Tsd. t)',
      'Gesamtgewicht der während des Berichtszeitraums verwendeten Produkte sowie technischen und biologischen Materialien (t)',
      'Overall total weight of products and technical and biological materials used during the reporting period (t)',
      'Products and materials used (t)',
    ],
    [],
  ),
  row(
    'E5-5_05',
    '12',
    [
      'Recyclingfähiger Anteil der Verpackungen (%)',
      'Recyclable content in packaging (%)',
      'Rates of recyclable content in products packaging (%)',
      'Anteil des recycelbaren Inhalts in Produktverpackungen (%)',
    ],
    [],
  ),
  row(
    'E5-4_03',
    '64',
    [
      'Prozentsatz der nachhaltig beschafften biologischen Materialien (%)',
      'Percentage of biological materials (and biofuels used for non-energy purposes) that are sustainably sourced (%)',
    ],
    [],
  ),
  row(
    'E5-4_04',
    '110',
    [
      "Absolute weight of secondary reused or recycled components, secondary intermediary products and secondary materials used to manufacture the undertaking's products and services (t)",
      'Gewicht der wiederverwendeten oder recycelten sekundären Komponenten, Produkte und Materialien (t)',
    ],
    [],
  ),
  row(
    'E5-4_05',
    '12',
    [
      'Percentage of secondary reused or recycled components, secondary intermediary products and secondary materials (%)',
      'Prozentsatz der wiederverwendeten oder recycelten sekundären Komponenten, Produkte und Materialien (%)',
    ],
    [],
  ),
  row(
    'E5-5_04',
    '12',
    ['Rates of recyclable content in products (%)', 'Anteil des recycelbaren Inhalts in Produkten (%)'],
    [],
  ),
  row('E5-5_07', '4.286', ['Gesamtmenge des Abfallaufkommens (t)'], []),
  row(
    'E5-5_08',
    '40',
    [
      'Waste diverted from disposal (t)',
      'Von der Beseitigung abgezweigte Abfälle (t)',
      'Von der Beseitigung abgelenkte Abfälle (t)',
    ],
    [],
  ),
  row('E5-5_09', '40', ['Waste directed to disposal (t)', 'Zur Beseitigung bestimmte Abfälle (t)'], []),
  row('E5-5_10', '40', ['Gesamtmenge nicht recycelter Abfälle (t)'], []),
  row('E5-5_11', '40', ['Prozentsatz nicht recycelter Abfälle (%)', 'Percentage of non-recycled waste (%)'], []),
  row('E5-5_15', '40', ['Total amount of hazardous waste (t)', 'Gesamtmenge gefährlicher Abfälle (t)'], []),
  row('E5-5_16', '0', ['Gesamtmenge radioaktiver Abfälle (t)'], []),
]

/** Sentences about materials, what can be recycled, and waste. */
export const materialSentences: SentenceRow[] = [
  {
    id: 'E5-4_02',
    is: [
      [
        'Purchased network equipment, cables, customer equipment and packaging had a total weight of 6,930 tonnes in 2023.',
        '6930 t',
      ],
      [
        'Im Berichtsjahr wurden Produkte und Materialien mit einem Gesamtgewicht von 268.400 t verwendet, überwiegend Stahl, Guss und Zukaufteile.',
        '268400 t',
      ],
      ['The total weight of products and materials used in the reporting period was 4,100 tonnes.', '4100 t'],
      ['Die eingesetzten Materialien wogen insgesamt 4.100 t.', '4100 t'],
      ['Das Gesamtgewicht der verwendeten technischen und biologischen Materialien betrug 4.100 t.', '4100 t'],
      ['Our material inputs totalled 4,100 tonnes.', '4100 t'],
      ['We purchased materials and components weighing 4,100 tonnes.', '4100 t'],
      ['Insgesamt haben wir 4.100 t Rohstoffe und Verpackungen bezogen.', '4100 t'],
      ['Der Materialeinsatz belief sich auf 4.100 t.', '4100 t'],
      ['Wir setzten 4.100 t Materialien ein.', '4100 t'],
      ['We used 4,100 tonnes of materials in production.', '4100 t'],
    ],
    not: [
      'The waste containers had a total weight of 6,930 tonnes.',
      'Products sold had a total weight of 6,930 tonnes.',
      'Vehicles used to carry our products had a total weight of 40 tonnes.',
      'Im Berichtsjahr haben wir 4.100 t Verpackungen bezogen.',
      'Für die Eigenmarken wurden 4.100 t Verpackungen eingesetzt.',
      'The packaging used had a total weight of 300 tonnes.',
    ],
  },
  {
    id: 'E5-4_04',
    is: [
      [
        'Secondary reused or recycled components and materials made up 1,108 tonnes or 16.0 percent of this, mostly steel in masts and cabinets and refurbished routers.',
        '1108 t',
      ],
      ['Auf sekundäre Komponenten und Materialien entfielen 71.930 t, ein Anteil von 26,8 %.', '71930 t'],
      ['950 tonnes of recycled materials were used, equal to 12% of total inputs.', '950 t'],
      ['Davon waren 950 t wiederverwendete oder recycelte Materialien.', '950 t'],
      ['Of this, 950 tonnes were secondary materials.', '950 t'],
      ['Wir setzten 500 t Rezyklat ein.', '500 t'],
    ],
    not: ['Recycled products accounted for 110 tonnes of the waste.'],
  },
  {
    id: 'E5-4_05',
    is: [
      [
        'Secondary reused or recycled components and materials made up 1,108 tonnes or 16.0 percent of this, mostly steel in masts and cabinets and refurbished routers.',
        '16 %',
      ],
      ['Auf sekundäre Komponenten und Materialien entfielen 71.930 t, ein Anteil von 26,8 %.', '26.8 %'],
      ['950 tonnes of recycled materials were used, equal to 12% of total inputs.', '12 %'],
      ['12% of the materials used were recycled.', '12 %'],
      ['Recycled content accounted for 12% of all materials.', '12 %'],
      ['Der Anteil wiederverwendeter oder recycelter Materialien lag bei 12 %.', '12 %'],
      ['12 % der eingesetzten Materialien waren Sekundärmaterialien.', '12 %'],
      ['Recycled materials made up 12% of total material input.', '12 %'],
      ['Der Anteil an Sekundärmaterialien betrug 12 %.', '12 %'],
      ['The share of recycled materials was 12%.', '12 %'],
    ],
    not: ['12 % der eingesetzten Materialien waren aus Europa.'],
  },
  {
    id: 'E5-4_03',
    is: [
      [
        'Biologische Materialien (Holz und Pappe für Verpackungen) stammten zu 64 % aus nachhaltiger Beschaffung.',
        '64 %',
      ],
      ['64% of biological materials were sustainably sourced.', '64 %'],
      ['Biological materials, mainly wood and paper, were 64% sustainably sourced.', '64 %'],
      ['Der Anteil nachhaltig beschaffter biologischer Materialien betrug 64 %.', '64 %'],
    ],
    not: [],
  },
  {
    id: 'E5-5_04',
    is: [
      [
        'Der Anteil recycelbarer Materialien liegt bei unseren Produkten bei 93 %, bei deren Verpackungen bei 88 %.',
        '93 %',
      ],
      ['Unsere Produkte sind zu 93 % recycelbar.', '93 %'],
      ['The recyclable content of our products is 93%.', '93 %'],
      ['The recyclable content is 93% in products and 88% in their packaging.', '93 %'],
      ['93% of our products are recyclable.', '93 %'],
    ],
    not: ['Unsere Produkte sind zu 93 % vegan.', 'By 2025 our products will be 100% recyclable.'],
  },
  {
    id: 'E5-5_05',
    is: [
      [
        'Der Anteil recycelbarer Materialien liegt bei unseren Produkten bei 93 %, bei deren Verpackungen bei 88 %.',
        '88 %',
      ],
      ['89.5% of our packaging is recyclable.', '89.5 %'],
      ['Unsere Verpackungen sind zu 89,5 % recyclingfähig.', '89.5 %'],
      ['The recyclable content is 93% in products and 88% in their packaging.', '88 %'],
      ['88 % unserer Verpackungen sind recyclingfähig.', '88 %'],
    ],
    not: ['Bis 2025 sollen unsere Verpackungen zu 100 % recycelbar sein.'],
  },
  {
    id: 'E5-5_07',
    is: [
      [
        'The Group generated 4,286 tonnes of waste (4,910), of which 1,012 tonnes were hazardous, chiefly batteries, and 3,274 tonnes non-hazardous.',
        '4286 t',
      ],
      ['Unser gesamtes Abfallaufkommen summierte sich auf 4.286 t.', '4286 t'],
      ['In 2023, waste generation amounted to 4,286 tonnes.', '4286 t'],
      ['Das gesamte Abfallaufkommen lag bei 4.286 t.', '4286 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_15',
    is: [
      [
        'The Group generated 4,286 tonnes of waste (4,910), of which 1,012 tonnes were hazardous, chiefly batteries, and 3,274 tonnes non-hazardous.',
        '1012 t',
      ],
      ['Das Abfallaufkommen betrug 4.286 t (Vorjahr: 4.910 t), davon waren 1.012 t gefährlich.', '1012 t'],
      ['Hazardous waste made up 1,012 tonnes.', '1012 t'],
      ['Auf gefährliche Abfälle entfielen 1.012 t.', '1012 t'],
      ['Insgesamt fielen 4.286 t Abfälle an, darunter 1.012 t gefährliche und 3.274 t nicht gefährliche.', '1012 t'],
      ['Of the 4,286 tonnes of waste, 1,012 tonnes was classified as hazardous.', '1012 t'],
      ['Als gefährlich eingestuft waren 1.012 t der Abfälle.', '1012 t'],
      [
        'Our offices generated 486 tonnes of waste in 2023, of which 361 tonnes were recycled and 3 tonnes were hazardous laboratory waste.',
        '3 t',
      ],
      ['Gefährliche Abfälle machten 1.012 t aus.', '1012 t'],
      ['1.012 t des Abfallaufkommens waren gefährliche Abfälle.', '1012 t'],
      ['The amount of hazardous waste was 1,012 tonnes.', '1012 t'],
    ],
    not: [
      'The Group generated 4,286 tonnes of waste, of which 3,274 tonnes were non-hazardous.',
      'Insgesamt fielen 4.286 t Abfälle an, davon 3.274 t nicht gefährliche.',
      'Of the hazardous waste, 300 tonnes were recycled.',
      'Of the 4,286 tonnes of waste, 300 tonnes were recycled, of which 12 tonnes were hazardous.',
    ],
  },
  {
    id: 'E5-5_10',
    is: [
      ['Non-recycled waste amounted to 639 tonnes, equal to 14.9 percent.', '639 t'],
      ['639 t der Abfälle wurden nicht recycelt.', '639 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_11',
    is: [
      ['Non-recycled waste amounted to 639 tonnes, equal to 14.9 percent.', '14.9 %'],
      ['Non-recycled waste was 639 tonnes, representing 14.9% of total waste.', '14.9 %'],
      ['Die Menge der nicht recycelten Abfälle betrug 639 t, das entspricht 14,9 % des Abfallaufkommens.', '14.9 %'],
      ['Die Menge der nicht recycelten Abfälle betrug 7.125 t (17,7 %).', '17.7 %'],
      ['14,9 % der Abfälle wurden nicht recycelt.', '14.9 %'],
      ['The share of non-recycled waste was 14.9%.', '14.9 %'],
    ],
    not: [],
  },
  {
    id: 'E5-5_08',
    is: [
      [
        '4,041 tonnes were diverted from disposal: 742 tonnes were prepared for reuse, 2,905 tonnes recycled and 394 tonnes recovered in other ways.',
        '4041 t',
      ],
      ['Von der Beseitigung abgelenkt wurden 4.041 t.', '4041 t'],
      ['4.041 t wurden verwertet, 245 t beseitigt.', '4041 t'],
      ['4.041 t Abfälle wurden der Verwertung zugeführt.', '4041 t'],
      ['Von den Abfällen wurden 4.041 t verwertet.', '4041 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_09',
    is: [
      [
        '245 tonnes were directed to disposal, namely 171 tonnes to incineration, 62 tonnes to landfill and 12 tonnes to other disposal.',
        '245 t',
      ],
      ['4.041 t wurden verwertet, 245 t beseitigt.', '245 t'],
      ['Der Beseitigung wurden 245 t zugeführt.', '245 t'],
      ['245 t wurden beseitigt.', '245 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_16',
    is: [
      ['No radioactive waste was generated.', '0 t'],
      ['Radioaktive Abfälle fielen nicht an (0 t).', '0 t'],
    ],
    not: [],
  },
]
