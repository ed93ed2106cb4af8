import type { SentenceRow } from './rows.ts'

/** Sentences about pollutants and substances. */
export const pollutionSentences: SentenceRow[] = [
  {
    id: 'E2-4_06',
    is: [
      [
        'Davon sind 18.640 t Kunststoffgranulate, die wir verwenden, und geschätzt 12 t Mikroplastik, die bei der Bearbeitung entstehen.',
        '12 t',
      ],
    ],
    not: [],
  },
  {
    id: 'E2-5_02',
    is: [['Die Gesamtmenge besorgniserregender Stoffe betrug 984 t.', '984 t']],
    not: [],
  },
  {
    id: 'E2-5_08',
    is: [['In total, 84 tonnes of substances of very high concern (97) were procured during the year.', '84 t']],
    not: ['Our suppliers used 84 tonnes of substances of very high concern.'],
  },
  { id: 'E2-4_05', is: [['We generated or used 3.2 tonnes of microplastics.', '3.2 t']], not: [] },
  { id: 'E2-5_08', is: [['SVHC machten 84 t aus.', '84 t']], not: [] },
  { id: 'E2-5_08', is: [], not: ['SVHC machten 84 % der Prüfungen aus.'] },
]
