import { describe, expect, it } from 'vitest'
import { type SamplePart, samplePage } from '../../testing/sample-page.ts'
import { omissionsOf } from './content-index.ts'
import type { Omission } from './finding.ts'

const found = (...parts: SamplePart[]) => omissionsOf([samplePage(parts, { kind: 'page' })])
const ofKind = (wanted: Omission['kind'], ...parts: SamplePart[]) =>
  found(...parts)
    .filter(({ kind }) => kind === wanted)
    .map(({ subject }) => subject)
const subjects = (...parts: SamplePart[]) => ofKind('not_material', ...parts)
const lines = (...texts: string[]): SamplePart[] => texts.map((text) => ({ text }))

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

describe('lists of topics in running text', () => {
  it.each<[string, string[]]>([
    [
      'The following topics were assessed as material: E1 Climate change, E3 Water and S1 own workforce.',
      ['E1', 'E3', 'S1'],
    ],
    ['The following sustainability topics are material for us: climate change, own workforce.', ['E1', 'S1']],
    [
      'We identified the following material topics: Climate change, customer delight and business conduct.',
      ['E1', 'G1'],
    ],
    ['Our material topics are water and marine resources, own workforce and business conduct.', ['E3', 'S1', 'G1']],
    ['Our material topics for the year include biodiversity and ecosystems, pollution.', ['E4', 'E2']],
    ['Climate change, own workforce and business conduct were assessed as material.', ['E1', 'S1', 'G1']],
    ['Climate change and consumers and end-users are material topics for the group.', ['E1', 'S4']],
    ['The topics climate change and affected communities are material.', ['E1', 'S3']],
    [
      'Our assessment identified climate change (E1), pollution (E2) and own workforce (S1) as material.',
      ['E1', 'E2', 'S1'],
    ],
    [
      'As material, we identified the following topics: E5 Circular economy; S2 Workers in the value chain.',
      ['E5', 'S2'],
    ],
    [
      'Als wesentlich wurden Klimawandel, Kreislaufwirtschaft und Arbeitskräfte des Unternehmens identifiziert.',
      ['E1', 'E5', 'S1'],
    ],
    ['Als wesentliche Themen wurden E1 Klimawandel, E4 und G1 eingestuft.', ['E1', 'E4', 'G1']],
    [
      'Folgende Themen wurden als wesentlich eingestuft: Klimawandel, eigene Belegschaft sowie Unternehmensführung.',
      ['E1', 'S1', 'G1'],
    ],
    ['Unsere wesentlichen Themen sind Klimaschutz, Wasser und Verbraucher und Endnutzer.', ['E1', 'E3', 'S4']],
    ['Im Ergebnis haben wir den Klimawandel und die eigene Belegschaft als wesentlich bewertet.', ['E1', 'S1']],
    [
      'Die Analyse ergab die folgenden wesentlichen Nachhaltigkeitsthemen: Klimawandel (E1), Umweltverschmutzung (E2).',
      ['E1', 'E2'],
    ],
    ['Wesentlich sind für uns Klimawandel und Unternehmensführung.', ['E1', 'G1']],
  ])('are read: %s', (text, expected) => {
    expect(ofKind('material', { text })).toEqual(expected)
    expect(subjects({ text })).toEqual([])
  })

  it.each<[string, string[]]>([
    ['The following topics were assessed as not material: E2 Pollution, E4 Biodiversity and S3.', ['E2', 'E4', 'S3']],
    ['The following topics are immaterial: pollution, affected communities.', ['E2', 'S3']],
    ['Pollution and affected communities were assessed as not material.', ['E2', 'S3']],
    ['Als nicht wesentlich wurden Umweltverschmutzung und Betroffene Gemeinschaften eingestuft.', ['E2', 'S3']],
    ['Folgende Themen sind nicht wesentlich: Wasser- und Meeresressourcen, Kreislaufwirtschaft.', ['E3', 'E5']],
    // A part that is not material says nothing of the topic.
    ['The following topics were assessed as not material: E2 Pollution of soil, E3 Water.', ['E3']],
  ])('also those that are not: %s', (text, expected) => {
    expect(subjects({ text })).toEqual(expected)
    expect(ofKind('material', { text })).toEqual([])
  })

  it.each([
    'The following topics were assessed: E1, E3 and S1.',
    'The following topics would be material if we had sites: climate change, pollution.',
    'The following topics are material for our suppliers: climate change, pollution.',
    'The following topics were material in the previous year: climate change, pollution.',
    'The following material topics were discussed at the meeting: climate change, own workforce.',
    'Our material topics are described in the chapters climate change and own workforce.',
    'Climate change is no topic that is material.',
    'Water is material for the taste of our bread.',
    'Climate change and packaging material are looked at.',
    'Material impacts were found in water and in our own workforce.',
    'Neither pollution nor water are material topics.',
    'Climate change, unlike pollution, is a material topic.',
    'The pollution of rivers and water are material topics.',
    'Pollution is no longer material, but climate change is a material topic.',
    'Communication on climate change and own workforce were assessed as material.',
    'Our material topics are customer delight and the impact of climate change.',
    'Die wesentlichen Themen der Sitzung waren Klimawandel und Unternehmensführung.',
    'Wesentlich ist der Klimawandel nicht.',
    'Ob Klimawandel und Wasser als wesentlich eingestuft werden, wird geprüft.',
    'Das Material des Monats: Wasser und Klimaschutz.',
  ])('and nothing else is: %s', (text) => {
    expect([...subjects({ text }), ...ofKind('material', { text })]).toEqual([])
  })

  it('are also those below a sentence by their names, beside matters of the company', () => {
    const all = found(
      ...lines(
        'Our material topics are:',
        '• Climate change',
        '• Fresh bread',
        '• Own workforce (S1)',
        'This report follows them.',
      ),
    )
    expect(all.map(({ subject, kind }) => `${subject} ${kind}`)).toEqual(['E1 material', 'S1 material'])
    expect(
      ofKind('material', ...lines('The following topics are material:', 'Pollution of soil', 'Climate change')),
    ).toEqual([])
  })
  it('are also those in the cells of a table below it, unless the table says itself what holds', () => {
    const intro = { text: 'The following 3 areas were identified as material for the group:' }
    const table = [
      ['Environment', 'Social'],
      ['ESRS E1 Climate change', 'ESRS S1 Own workforce'],
      ['E5 Circular economy', 'Training'],
    ]
    expect(ofKind('material', intro, { table })).toEqual(['E1', 'S1', 'E5'])
    expect(ofKind('material', intro, { table: [...table, ['E2 Pollution', 'not material']] })).toEqual([])
  })
})
