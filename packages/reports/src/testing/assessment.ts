import type { ReportedAssessment } from '../draft/reported-assessment.ts'

const both = (en: string, de: string) => ({ en, de })
const topic = (code: string, impact: number | null, financial: number | null, material: boolean, reason = '') => ({
  code,
  title: both(`Topic ${code}`, `Thema ${code}`),
  own: code.startsWith('X'),
  impact,
  financial,
  material,
  reason,
  outlook: '',
  against: false,
})

/** An assessment that a company which does not exist has signed. */
export const madeAssessment = (): ReportedAssessment => ({
  number: 2,
  at: '2025-07-14T09:00:00.000Z',
  scale: { low: 1, top: 5 },
  thresholds: { impact: { material: 3.5, undecided: 2.5 }, financial: { material: 3.5, undecided: 2.5 } },
  method: [{ setting: both('Several people', 'Mehrere Personen'), value: both('median', 'Median') }],
  methodChanges: [
    {
      version: 2,
      at: '2025-06-01T09:00:00.000Z',
      reason: 'The bounds lay too high.',
      changes: [both('Impact: material from: 4 → 3.5.', 'Auswirkung: wesentlich ab: 4 → 3.5.')],
    },
  ],
  assessors: 3,
  scored: 12,
  topics: [
    { ...topic('E1', 2.1, null, false, 'Two offices without a boiler.'), outlook: 'Once a site is heated with gas.' },
    topic('E3', 1.25, 2, false, 'Water is used in kitchens only.'),
    { ...topic('E5', 3.1, 2.2, true, 'Packaging is ours.'), against: false },
    { ...topic('S1', 4.5, 4.5, true), against: false },
    { ...topic('S2', 4.5, 4.5, false, 'No supplier is left in that country.'), against: true },
    topic('X1', 4, null, true),
  ],
  entries: [
    {
      topic: 'S1',
      title: both('Accidents at presses', 'Unfälle an Pressen'),
      description: both('Hands and backs.', 'Hände und Rücken.'),
      kind: both('Impact, negative, actual', 'Auswirkung, negativ, tatsächlich'),
      isImpact: true,
      chain: both('Own operations', 'Eigene Tätigkeiten'),
      horizon: both('Short term', 'Kurzfristig'),
      dependencies: [both('people', 'Menschen')],
      own: false,
    },
  ],
  answers: [
    {
      topic: 'S1',
      side: both('Impact', 'Auswirkung'),
      group: both('Employees', 'Arbeitnehmer'),
      count: 40,
      value: 4.25,
      low: 2,
      high: 5,
    },
  ],
  consultations: [
    {
      group: both('Works council', 'Betriebsrat'),
      way: both('Workshop', 'Workshop'),
      held: '2025-05-02',
      people: 9,
      about: ['S1'],
      result: 'Safety comes first.',
    },
  ],
  earlier: { year: 2024, changes: [{ code: 'X1', title: both('Topic X1', 'Thema X1'), before: null, after: true }] },
})
