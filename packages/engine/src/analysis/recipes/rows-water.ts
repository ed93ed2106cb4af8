import type { SentenceRow } from './rows.ts'

/** Sentences about water. */
export const waterSentences: SentenceRow[] = [
  {
    id: 'E3-4_01',
    is: [
      ['Der Wasserverbrauch stieg um gut 6 % auf 9.120 m³.', '9120 m3'],
      ['Verbraucht wurden 9.120 m³ Wasser.', '9120 m3'],
      ['Wir verbrauchten 9.120 m³ Wasser (2022: 9.500 m³).', '9120 m3'],
      ['Der Verbrauch an Trinkwasser lag bei 9.120 m³.', '9120 m3'],
    ],
    not: [],
  },
  {
    id: 'E3-4_02',
    is: [
      ['Of our water consumption, 1,640 m³ arose at sites in areas of high water stress.', '1640 m3'],
      ['1,640 m³ of this consumption occurred in areas of high water stress.', '1640 m3'],
      ['Davon wurden 1.640 m³ in Gebieten mit hohem Wasserstress verbraucht.', '1640 m3'],
    ],
    not: ['In Gebieten mit hohem Wasserstress entnahmen wir 1.640 m³ Wasser.'],
  },
  {
    id: 'E3-4_03',
    is: [['Some 22,000 m³ of rinse water was filtered and used a second time.', '22000 m3']],
    not: ['We plan to reuse 22,000 m³ of rinse water.'],
  },
  {
    id: 'E3-4_11',
    is: [
      [
        'We drew 2,864,310 m3 in 2023, of which 2,240,118 m3 came from the mains and 624,192 m3 from our own boreholes.',
        '2864310 m3',
      ],
      ['In 2023, our sites took in 48,350 m³ of water.', '48350 m3'],
    ],
    not: [
      'We drew 48,350 m³ from the river and 12,000 m³ from the mains.',
      'Our suppliers withdrew 48,350 m³ of water.',
      'The Leeds site drew 48,350 m³ of water.',
      'We plan to draw 48,350 m³ of water in 2027.',
      'We drew 48,350 m³ of gas.',
    ],
  },
  {
    id: 'E3-4_12',
    is: [
      ['Effluent volumes fell to 39,230 m³.', '39230 m3'],
      ['39,230 m³ were returned to the river after treatment.', '39230 m3'],
      ['Es fielen 39.230 m³ Abwasser an.', '39230 m3'],
    ],
    not: ['We treat up to 39,230 m³ of wastewater for the town.'],
  },
]
