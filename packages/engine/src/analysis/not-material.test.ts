import { describe, expect, it } from 'vitest'
import { type Part, samplePage } from '../../testing/sample-page.ts'
import { omissionsOf } from './content-index.ts'
import type { Omission } from './finding.ts'

const found = (...parts: Part[]) => omissionsOf([samplePage(parts, { kind: 'page' })])
const ofKind = (wanted: Omission['kind'], ...parts: Part[]) =>
  found(...parts)
    .filter(({ kind }) => kind === wanted)
    .map(({ subject }) => subject)
const subjects = (...parts: Part[]) => ofKind('not_material', ...parts)
const lines = (...texts: string[]): Part[] => texts.map((text) => ({ text }))

describe('topics that are not material', () => {
  it('are those of a list below a sentence that says so, each quoted with it', () => {
    const all = found(
      ...lines(
        'The standards S1 and G1 are the rest.',
        'Conversely, the following topical standards were determined to be',
        'non-material for the group:',
        '• ESRS E2 – Pollution',
        '• ESRS E3 – Water and marine resources',
        'E1 – Climate change is reported below.',
      ),
    )
    expect(all.map(({ subject, kind }) => `${subject} ${kind}`)).toEqual(['E2 not_material', 'E3 not_material'])
    expect(all[1]!.excerpt).toMatch(/^Conversely, .*ESRS E3 – Water and marine resources$/s)
  })

  it.each([
    [
      'Beside E1 – Climate change, the topics E4 – Biodiversity and E3 Water are assessed as non-material.',
      ['E4', 'E3'],
    ],
    ['The topical standard ESRS E3 was not considered material for our business.', ['E3']],
    ['E2 Pollution and E5 Circular economy are not material for us.', ['E2', 'E5']],
    ['Die Themen E3 Wasser und E4 Biodiversität sind für uns nicht wesentlich.', ['E3', 'E4']],
    ['Die Themenstandards E2 und S3 wurden als nicht wesentlich eingestuft.', ['E2', 'S3']],
    ['The topic E4 would not be material if we sold the quarry.', []],
    ['E1, unlike E3, is not material.', []],
    ['The topics E1 and S1 are material.', []],
    ['Emissions of methane are not material.', []],
  ])('are those that a sentence names: %s', (text, expected) => {
    expect(subjects({ text })).toEqual(expected)
  })

  it.each([
    ['No significant physical risks were identified as part of this screening.', true],
    ['A climate risk analysis was carried out, in which no material risks were identified for the year.', true],
    ['In der Analyse wurden keine wesentlichen physischen Klimarisiken festgestellt.', true],
    ['Significant physical risks were identified at two sites.', false],
    ['No significant physical damage was found.', false],
    ['No material risks were identified in the supply chain.', false],
  ])('and physical risks are not where a report has found none: %s', (text, expected) => {
    expect(subjects({ text }).includes('E1-9_01')).toBe(expected)
  })
})

describe('topics that are material', () => {
  it('are those of a list below a sentence that says so, each quoted with it', () => {
    const all = found(
      ...lines(
        'The assessment led to the',
        'following two ESRS topics being defined as material:',
        '• ESRS E1 – Climate change',
        '• ESRS S1 – Own workforce',
        'The report is on these.',
      ),
    )
    expect(all.map(({ subject, kind }) => `${subject} ${kind}`)).toEqual(['E1 material', 'S1 material'])
    expect(all[1]!.excerpt).toMatch(/^The assessment led to the\s+following two ESRS topics .*Own workforce$/s)
  })

  it.each([
    ['The topics E1 Climate change and S1 Own workforce were assessed as material.', ['E1', 'S1']],
    ['Die Themen E1 Klimawandel und G1 sind für uns wesentlich.', ['E1', 'G1']],
    ['The topics E1 and S1 are material, E3 is not material.', []],
    ['The topics E1 and S1 are material risks of the law.', []],
    ['The topics E1 and S1 would be material if we had sites.', []],
    ['E1, unlike E3, is material.', []],
    ['The materiality assessment covered E1 and S1.', []],
  ])('are those that a sentence names: %s', (text, expected) => {
    expect(ofKind('material', { text })).toEqual(expected)
  })
})
