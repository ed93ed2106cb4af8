import { describe, expect, it } from 'vitest'
import { findByWordings as analyse } from './by-wordings.ts'
import { sampleDocument, samplePage } from './sample-page.ts'

const answered = (label: string, before: string, now: string): string[] =>
  analyse(
    sampleDocument([
      samplePage([
        {
          table: [
            ['', '2022', '2023'],
            [label, before, now],
          ],
        },
      ]),
    ]),
  ).findings.flatMap(({ datapoint, value, reason }) =>
    reason.source !== 'table' ? [] : [`${datapoint} ${value.text}`],
  )

describe('answers in tables', () => {
  it.each([
    ['Excluded from EU Paris-aligned Benchmarks', 'No', 'E1-1_12 no'],
    ['Übergangsplan vom Aufsichtsrat genehmigt', 'Ja', 'E1-1_14 yes'],
    ['Use of carbon credits', 'No', 'E1-7_03 no'],
    ['Vorstandsvergütung an ESG-Ziele geknüpft', 'Ja', 'GOV-3_01 yes'],
    ['Antidiskriminierungsrichtlinie', 'Ja', 'S1-1_10 yes'],
    ['Grievance mechanism for employees', 'Yes', 'S1-3_05 yes'],
    ['Hinweisgeberschutz', 'Ja', 'S1-3_09 yes'],
    ['Supplier code of conduct', 'Yes', 'S2-1_06 yes'],
    ['Eintrag im EU-Transparenzregister', 'Ja', 'G1-5_10 yes'],
  ])('%s: %s', (label, said, told) => {
    expect(answered(label, said, said)).toContain(told)
  })

  it('are not told where two years differ', () => {
    expect(answered('Use of carbon credits', 'No', 'Yes')).toEqual([])
    expect(answered('Antidiskriminierungsrichtlinie', 'Nein', 'Ja')).toEqual([])
  })
})
