import { describe, expect, it } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import type { Page } from '../reading/document.ts'
import { omissionsOf } from './content-index.ts'

const said = (table: string[][], title?: string, kind: Page['kind'] = 'page') =>
  omissionsOf([samplePage([{ table, ...(title ? { title } : {}) }], { kind })])
    .filter((one) => !one.subject.includes('-'))
    .map(({ subject, kind }) => `${subject} ${kind}`)

const result = [
  ['Topic', 'Impact', 'Financial', 'Result'],
  ['E1 Climate change', '4.6', '4.1', 'Material'],
  ['E2 Pollution', '3.2', '2.4', 'Material (air)'],
  ['E3 Water and marine resources', '1.9', '1.4', 'Not material'],
]

describe('rows that call a topic material', () => {
  it.each<Page['kind']>(['page', 'text', 'sheet'])('are read beside those that deny it, on a %s', (kind) => {
    expect(said(result, 'Result of the assessment', kind).sort()).toEqual([
      'E1 material',
      'E2 material',
      'E3 not_material',
    ])
  })

  it('are quoted as a whole', () => {
    const [first] = omissionsOf([samplePage([{ table: result }])]).filter(({ kind }) => kind === 'material')
    expect(first?.excerpt).toBe('E1 Climate change  4.6  4.1  Material')
  })

  it.each<[string, string[][], string | undefined, string[]]>([
    [
      'German words',
      [
        ['Thema', 'Ergebnis'],
        ['E1 Klimawandel', 'Wesentlich'],
        ['E2', 'wesentlich (Luft)'],
      ],
      undefined,
      ['E1', 'E2'],
    ],
    [
      'the names of topics',
      [
        ['Topic', 'Result'],
        ['Own workforce', 'Material'],
        ['Circular economy', 'Material'],
      ],
      'Materiality',
      ['S1', 'E5'],
    ],
    [
      'German names',
      [
        ['Thema', 'Ergebnis'],
        ['Betroffene Gemeinschaften', 'wesentlich'],
      ],
      undefined,
      ['S3'],
    ],
    [
      'yes under a head that names materiality',
      [
        ['Topic', 'Material?', 'Page'],
        ['G1 Business conduct', 'Yes', '4'],
      ],
      undefined,
      ['G1'],
    ],
    [
      'ja under a German head',
      [
        ['Thema', 'Wesentliches Thema'],
        ['S4', 'Ja'],
        ['S3', 'Nein'],
      ],
      undefined,
      ['S4'],
    ],
    [
      'one side of two',
      [
        ['Topic', 'Impact materiality', 'Financial materiality'],
        ['E1', 'Material', 'Not material'],
      ],
      undefined,
      ['E1'],
    ],
    [
      'one part of two',
      [
        ['Topic', 'Part', 'Materiality'],
        ['E2 Pollution', 'Air', 'Material'],
        ['E2 Pollution', 'Soil', 'Not material'],
      ],
      undefined,
      ['E2'],
    ],
    [
      'the newest of several years',
      [
        ['Topic', '2024', '2025'],
        ['E1', 'Not material', 'Material'],
      ],
      'Materiality',
      ['E1'],
    ],
  ])('may use %s', (_, table, title, topics) => {
    expect(said(table, title)).toEqual(topics.map((topic) => `${topic} material`))
  })

  it.each<[string, string[][], string | undefined]>([
    [
      'an earlier year',
      [
        ['Topic', '2024', '2025'],
        ['E1', 'Material', '2.1'],
      ],
      'Materiality',
    ],
    [
      'the year before',
      [
        ['Topic', 'Previous result', 'Result'],
        ['E1', 'Material', '–'],
      ],
      'Materiality',
    ],
    [
      'a threshold',
      [
        ['Topic', 'Materiality threshold'],
        ['E1', 'Material'],
      ],
      undefined,
    ],
    [
      'a threshold answered with yes',
      [
        ['Topic', 'Materiality threshold'],
        ['E1', 'Yes'],
      ],
      undefined,
    ],
    [
      'whether it was assessed',
      [
        ['Topic', 'Materiality assessed'],
        ['E1', 'Yes'],
      ],
      undefined,
    ],
    [
      'whether its assessment was done, in German',
      [
        ['Thema', 'Wesentlichkeit geprüft'],
        ['E1', 'Ja'],
      ],
      undefined,
    ],
    [
      'a head that denies',
      [
        ['Topic', 'Not material'],
        ['E1', 'Yes'],
      ],
      undefined,
    ],
    [
      'what things are made of',
      [
        ['Standard', 'Art'],
        ['E5 Ressourcen', 'Material'],
      ],
      'Zukäufe',
    ],
    [
      'recycled material',
      [
        ['Topic', 'Recycled material'],
        ['E5', 'Yes'],
      ],
      undefined,
    ],
    [
      'other companies',
      [
        ['Topic', 'Result'],
        ['E1', 'Material'],
      ],
      'Materiality at our suppliers',
    ],
    [
      'each of several companies',
      [
        ['Company', 'Topic', 'Materiality'],
        ['Subco', 'E1', 'Material'],
      ],
      undefined,
    ],
    [
      'a part that is another company',
      [
        ['Topic', 'Materiality'],
        ['E1', 'Material (Lieferanten)'],
      ],
      undefined,
    ],
    [
      'several topics',
      [
        ['Topic', 'Materiality'],
        ['E1 and E2', 'Material'],
      ],
      undefined,
    ],
    [
      'a disclosure requirement',
      [
        ['Code', 'Materiality'],
        ['E1-6', 'Material'],
      ],
      undefined,
    ],
    [
      'a condition',
      [
        ['Topic', 'Note', 'Materiality'],
        ['E4', 'if we buy the quarry', 'Material'],
      ],
      undefined,
    ],
    [
      'words that go on',
      [
        ['Topic', 'Materiality'],
        ['E4', 'Material impacts are examined'],
      ],
      undefined,
    ],
    [
      'a part of a topic by its own name',
      [
        ['Topic', 'Materiality'],
        ['Adequate wages', 'Material'],
      ],
      undefined,
    ],
  ])('are not those on %s', (_, table, title) => {
    expect(said(table, title)).toEqual([])
  })

  it('leave a denial of the newest year as it is', () => {
    expect(
      said(
        [
          ['Topic', '2024', '2025'],
          ['E1', 'Material', 'Not material'],
        ],
        'Materiality',
      ),
    ).toEqual(['E1 not_material'])
  })
})
