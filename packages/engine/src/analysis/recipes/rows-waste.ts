import type { SentenceRow } from './rows.ts'

/** Sentences about materials and waste. */
export const wasteSentences: SentenceRow[] = [
  {
    id: 'E5-4_02',
    is: [['Insgesamt setzten wir 27.650 t Material ein.', '27650 t']],
    not: [],
  },
  {
    id: 'E5-4_04',
    is: [
      [
        '38.300 t beziehungsweise 17,8 % waren wiederverwendete oder recycelte Komponenten und Sekundärmaterialien (Vorjahr: 15,9 %).',
        '38300 t',
      ],
      ['Davon waren 38.300 t Sekundärmaterialien.', '38300 t'],
    ],
    not: ['We sold 38,300 tonnes of recycled materials to customers.'],
  },
  {
    id: 'E5-4_05',
    is: [
      [
        '38.300 t beziehungsweise 17,8 % waren wiederverwendete oder recycelte Komponenten und Sekundärmaterialien (Vorjahr: 15,9 %).',
        '17.8 %',
      ],
    ],
    not: [],
  },
  {
    id: 'E5-5_05',
    is: [
      ['87% of the packaging we place on the market is recyclable; the laminated soup pouch is the exception.', '87 %'],
      ['The share of recyclable packaging was 87%.', '87 %'],
      ['Der Anteil recyclingfähiger Verpackungen lag bei 87 %.', '87 %'],
    ],
    not: [
      'Our target is for 100 % of packaging to be recyclable.',
      'By 2030, 87 % of our packaging will be recyclable.',
      '87 % of our packaging was recycled.',
    ],
  },
  {
    id: 'E5-5_07',
    is: [
      ['Waste generation stood at 3,980 tonnes.', '3980 t'],
      ['Der Konzern verursachte 3.980 t Abfall.', '3980 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_08',
    is: [
      ['3,190 tonnes of waste were recycled or recovered.', '3190 t'],
      ['3.190 t Abfall wurden verwertet.', '3190 t'],
    ],
    not: [],
  },
  {
    id: 'E5-5_09',
    is: [['The remaining 240 tonnes went to disposal.', '240 t']],
    not: [],
  },
  {
    id: 'E5-5_15',
    is: [
      ['Gefährliche Abfälle, darunter infektiöse Abfälle und Laborchemikalien, machten 41 t aus.', '41 t'],
      ['Of this, 41 tonnes were classified as hazardous.', '41 t'],
    ],
    not: [
      'Gefährliche Abfälle machten 2 % der Abfälle aus.',
      'Of this, 41 tonnes were classified as hazardous materials.',
    ],
  },
  {
    id: 'E5-5_16',
    is: [['We do not generate any radioactive waste.', '0 t']],
    not: [],
  },
  { id: 'E5-5_15', is: [['Die gefährlichen Abfälle nahmen auf 2.614 t zu.', '2614 t']], not: [] },
  { id: 'E5-5_07', is: [['Mit 22.487 t lag das Abfallaufkommen leicht über dem Vorjahr.', '22487 t']], not: [] },
  { id: 'E5-5_07', is: [['Von den 22.487 t Abfall wurden 84 % verwertet.', '22487 t']], not: [] },
  { id: 'E5-5_08', is: [['18,902 t were sent for recovery and 3,585 t for disposal.', '18902 t']], not: [] },
  { id: 'E5-5_11', is: [['3.585 t Abfall wurden nicht recycelt, das sind 15,9 %.', '15.9 %']], not: [] },
  { id: 'E5-5_11', is: [['15.9 % of waste could not be recycled.', '15.9 %']], not: [] },
  { id: 'E5-5_16', is: [['Radioactive waste does not arise.', '0 t']], not: [] },
  { id: 'E5-5_16', is: [['Radioaktiver Abfall entsteht nicht.', '0 t']], not: [] },
  { id: 'E5-4_02', is: [['Wir verarbeiteten 87.626 t Rohstoffe und Materialien.', '87626 t']], not: [] },
  { id: 'E5-4_02', is: [['Der jährliche Massenstrom der Einsatzmaterialien beträgt 87.626 t.', '87626 t']], not: [] },
  {
    id: 'E5-4_04',
    is: [['96,300 tonnes (44.9 %) of the materials used were recycled or reused.', '96300 t']],
    not: [],
  },
  { id: 'E5-5_05', is: [['91 % of the packaging used is recyclable.', '91 %']], not: [] },
  { id: 'E5-5_07', is: [], not: ['Mit 22.487 t lag das Abfallaufkommen der Branche über dem Vorjahr.'] },
  { id: 'E5-5_07', is: [], not: ['Von den 22 t gefährlichen Abfällen wurden 84 % verwertet.'] },
  { id: 'E5-5_08', is: [], not: ['Of this, 18,902 tonnes were recovered.'] },
  { id: 'E5-4_02', is: [], not: ['Unsere Lieferanten verarbeiteten 87.626 t Rohstoffe.'] },
  { id: 'E5-4_02', is: [], not: ['2023 verarbeitete der Konzern 87.626 t recycelte Rohstoffe.'] },
  { id: 'E5-5_05', is: [], not: ['91 % of the packaging we buy was delivered in recyclable crates.'] },
  { id: 'E5-5_04', is: [], not: ['Our products are 91 % recycled.'] },
]
