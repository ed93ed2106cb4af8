import { expect, test } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Line, Page, Segment } from '../reading/document.ts'
import { blocksOf, textOf } from './blocks.ts'
import { checkReplies } from './check.ts'
import { modelRequests } from './requests.ts'

const x = { left: 40, right: 320 }

/** A page as reading gives it where it took the lines of two columns for one each. */
function interleaved(before: string, pairs: [left: string, right: string][], after: string): Page {
  const page = samplePage([
    { text: before },
    ...pairs.map(([left, right]) => ({ text: `${left}  ${right}` })),
    { text: after },
  ])
  const lines = page.lines.map((line, i): Line => {
    const pair = pairs[i - 1]
    if (!pair) return line
    const [left, right] = pair
    const part = (text: string, start: number, at: number): Segment => ({
      text,
      start,
      end: start + text.length,
      box: { x: at, y: 100 + 12 * i, width: 240, height: 10 },
      bold: false,
      fontSize: 10,
    })
    return { ...line, segments: [part(left, line.start, x.left), part(right, line.end - right.length, x.right)] }
  })
  return { ...page, kind: 'page', lines }
}

const pairs: [string, string][] = [
  ['Gross Scope 1 GHG emissions of the group came', 'Every employee of the group takes part in'],
  ['to 1,234 tCO2e in the financial year 2024, which', 'a training on safety at work each year, and'],
  ['is less than in the year before, since our largest', 'managers talk about it with their teams in'],
  ['boilers were replaced by pumps that use heat of', 'every meeting. No employee of the group died'],
  ['the river beside the plant and need no fuel.', 'as a result of an accident at work in 2024.'],
]
const page = interleaved('Sustainability report 2024 of the group.', pairs, 'We report for the financial year 2024.')
const document = sampleDocument([page])
const analysis = { ...analyse(document), reportingYear: 2024, findings: [] }

test('columns that were read as one line each are shown apart, one after the other', () => {
  const texts = blocksOf(page).map(textOf)
  expect(texts).toEqual([
    expect.stringContaining('Sustainability report 2024'),
    pairs.map(([left]) => left).join('\n'),
    pairs.map(([, right]) => right).join('\n'),
    expect.stringContaining('We report for'),
  ])
  const [request] = modelRequests(document, analysis)
  expect(request?.prompt).toContain('came\nto 1,234 tCO2e in the financial year 2024, which\nis less')
})

const answer = (changed: object) => ({
  block: 'p1.2',
  context: [],
  member: null,
  parts: [],
  unit: null,
  year: '2024',
  boundary: 'group',
  basis: null,
  confidence: 'high',
  ...changed,
})

test('a sentence that runs down a column proves its figure, by the words of the page that hold it', () => {
  const [request] = modelRequests(document, analysis)
  const scope1 = {
    quote: 'Gross Scope 1 GHG emissions of the group came to 1,234 tCO2e in the financial year 2024',
    datapoint: 'E1-6_07',
    value: '1,234',
    unit: 'tCO2e',
  }
  const deaths = {
    block: 'p1.3',
    quote: 'No employee of the group died as a result of an accident at work in 2024.',
    datapoint: 'S1-14_02',
    value: 'none',
  }
  const across = {
    quote: 'Gross Scope 1 GHG emissions of the group came Every employee',
    datapoint: 'E1-6_07',
    value: '1',
  }
  const answers = [answer(scope1), answer(deaths), answer(across)]
  const { candidates, leads, dropped } = checkReplies(
    document,
    analysis,
    [{ request: request!, reply: { answers, sections: [] } }],
    't',
  )
  expect(dropped.map(({ reason }) => reason)).toEqual(['quote'])
  const found = [...candidates, ...leads].find(({ datapoint }) => datapoint === 'E1-6_07')
  expect(found).toMatchObject({
    value: { text: '1234', unit: 'tCO2e' },
    excerpt: expect.stringMatching(/^to 1,234 tCO2e/),
  })
  expect(page.text.slice(found!.place.start, found!.place.end)).toBe(found!.excerpt)
})

test('a list of terms in two columns, and a table, stay as they are', () => {
  const terms: [string, string][] = [
    ['GWP: potential of global warming', 'PUE: effectiveness of power usage'],
    ['ILI: institute for living futures', 'TPM: tonnes per million euros'],
    ['ISO: organisation for standards', 'TOC: total organic carbon'],
    ['LCA: assessment of life cycles', 'VOC: volatile organic compounds'],
    ['GRI: initiative for global reports', 'FTE: equivalent of full time'],
  ]
  const listed = interleaved('Terms that we use in this report.', terms, 'We report for the year 2024.')
  expect(blocksOf(listed).map(textOf).join('\n')).toContain(`${terms[1]![0]}  ${terms[1]![1]}`)
  const { start } = page.lines[1]!
  const { end } = page.lines[5]!
  const table = { title: null, rows: 5, columns: 2, cells: [], headerRows: 0, start, end }
  expect(blocksOf({ ...page, tables: [table] }).some(({ parts }) => parts)).toBe(false)
})
