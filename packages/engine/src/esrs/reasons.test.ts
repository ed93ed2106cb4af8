import { describe, expect, it } from 'vitest'
import type { Reason } from './applies.ts'
import { loadCatalogue } from './catalogue.ts'
import { reasonInWords } from './reasons.ts'

const all: Reason[] = [
  { code: 'due' },
  { code: 'voluntary' },
  { code: 'not-material', standard: 'E3' },
  { code: 'phase-in', until: 2029 },
  { code: 'phase-in', until: null },
  { code: 'module' },
  { code: 'alternative', datapoint: 'ESRS26_E1-6_05' },
  {
    code: 'condition',
    datapoint: 'ESRS26_S1-9_01',
    condition: { kind: 'answer', datapoint: 'ESRS26_S1-9_01', is: 'no' },
  },
  { code: 'condition', datapoint: null, condition: { kind: 'not-material', standard: 'E1' } },
  { code: 'condition', datapoint: null, condition: { kind: 'standard-phased-in', standard: null } },
  { code: 'condition', datapoint: null, condition: { kind: 'standard-phased-in', standard: 'E4' } },
  { code: 'condition', datapoint: null, condition: { kind: 'high-climate-impact' } },
  { code: 'condition', datapoint: null, condition: { kind: 'material-flows' } },
  {
    code: 'condition',
    datapoint: null,
    condition: { kind: 'employees', count: 150, later: { year: 2031, count: 100 } },
  },
]

describe('reasonInWords', () => {
  it('says each reason in one sentence of its own, in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const sentences = all.map((reason) => reasonInWords(reason, loadCatalogue('esrs-2026', language)))
      expect(new Set(sentences).size).toBe(all.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]+\.$/u)
    }
  })

  it.each<[Reason, string, string]>([
    [
      all[2]!,
      'ESRS E3 Water is not material for the company.',
      'ESRS E3 Wasser ist für das Unternehmen nicht wesentlich.',
    ],
    [
      all[3]!,
      'May be left out up to and including financial year 2029 (phase-in).',
      'Darf bis einschließlich Geschäftsjahr 2029 entfallen (schrittweise Einführung).',
    ],
    [
      all[7]!,
      'Only required if the answer to “Adequate wage paid to all employees” (ESRS26_S1-9_01) is no.',
      'Nur anzugeben, wenn „Angemessene Entlohnung aller Arbeitnehmer“ (ESRS26_S1-9_01) mit Nein beantwortet ist.',
    ],
    [all[1]!, 'Voluntary, so it does not count.', 'Ist freiwillig und zählt daher nicht mit.'],
    [
      all[9]!,
      'Only required if a material topic is left out under the phase-in.',
      'Nur anzugeben, wenn ein wesentliches Thema wegen der schrittweisen Einführung ausgelassen wird.',
    ],
    [
      all[13]!,
      'Only required from 150 employees, from financial year 2031 from 100.',
      'Erst ab 150 Arbeitnehmern anzugeben, vom Geschäftsjahr 2031 an ab 100.',
    ],
  ])('names what it is about: %o', (reason, english, german) => {
    expect(reasonInWords(reason, loadCatalogue('esrs-2026', 'en'))).toBe(english)
    expect(reasonInWords(reason, loadCatalogue('esrs-2026', 'de'))).toBe(german)
  })
})
