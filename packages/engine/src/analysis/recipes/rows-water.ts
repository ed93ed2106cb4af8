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
  { id: 'E3-4_11', is: [['Mit 214.700 m³ lag die Wasserentnahme unter dem Vorjahr.', '214700 m3']], not: [] },
  {
    id: 'E3-4_11',
    is: [['At 214,700 m³, water withdrawal was lower than in the previous year.', '214700 m3']],
    not: [],
  },
  { id: 'E3-4_01', is: [['The remaining 62,800 m³ were consumed, mainly through evaporation.', '62800 m3']], not: [] },
  { id: 'E3-4_01', is: [['The difference of 62,800 m³ is our water consumption.', '62800 m3']], not: [] },
  { id: 'E3-4_01', is: [['Mit 62.800 m³ lag der Wasserverbrauch 3 % unter dem Vorjahr.', '62800 m3']], not: [] },
  {
    id: 'E3-4_01',
    is: [['At 62,800 m³, our water consumption was down 3 % on the previous year.', '62800 m3']],
    not: [],
  },
  { id: 'E3-4_01', is: [['Our total use of water was 62,800 m³.', '62800 m3']], not: [] },
  { id: 'E3-4_12', is: [['151,900 m³ were discharged to the public sewer.', '151900 m3']], not: [] },
  { id: 'E3-4_02', is: [['Sites in areas of high water stress consumed 8,200 m³.', '8200 m3']], not: [] },
  {
    id: 'E3-4_02',
    is: [['Auf Standorte in Gebieten mit hohem Wasserstress entfielen 8.200 m³ des Wasserverbrauchs.', '8200 m3']],
    not: [],
  },
  { id: 'E3-4_11', is: [], not: ['Mit 214.700 m³ lag die Wasserentnahme im Werk Lahr unter dem Vorjahr.'] },
  { id: 'E3-4_11', is: [], not: ['At 214,700 m³, water withdrawal in Leeds was lower than in the previous year.'] },
  { id: 'E3-4_02', is: [], not: ['Our sites in areas of high water stress withdrew 8,200 m³.'] },
]
