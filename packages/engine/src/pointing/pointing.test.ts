import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from '../analysis/analyse.ts'
import type { IndexedPage } from '../analysis/indexed-page.ts'
import { loadCatalogue } from '../esrs/index.ts'
import type { Page } from '../reading/document.ts'
import { nearestFigures, nearestPassages, rankPages } from './nearest.ts'
import { questionFor, tokensOf } from './question.ts'
import { figureAt, labelOf, placeOn, readFigure } from './read-figure.ts'

const catalogue = loadCatalogue('esrs-2023', 'en')
const questionOf = (id: string) => questionFor(catalogue.get(id)!, id)
const indexed = (...pages: Page[]): IndexedPage[] =>
  analyse(sampleDocument(pages), { keepsPages: true, reportingYear: 2025 }).pages!

/** The labels and values of the figures nearest to a datapoint. */
function nearest(id: string, pages: readonly IndexedPage[], limit = 3) {
  const question = questionOf(id)
  const tokens = new Set(tokensOf(question))
  const hits = pages.map((one) => ({ indexed: one, hits: one.tokens.filter((token) => tokens.has(token)) }))
  return nearestFigures(rankPages(hits, pages.length, 10), question, 2025, limit).map(({ page, figure }) => ({
    label: labelOf(page.indexed, figure),
    read: readFigure(page.indexed, figure, question.frame!)!,
  }))
}

const english = samplePage([
  { text: 'Sustainability report for the financial year 2025 of our company.' },
  {
    table: [
      ['Energy in MWh', '2025', '2024'],
      ['Purchased power for our plants', '1,204.5', '1,530'],
      ['Fuel for our cars', '310', '290'],
    ],
  },
  { text: 'No fines were paid for discrimination in 2025.' },
])
const german = samplePage(
  [
    { text: 'Nachhaltigkeitsbericht für das Geschäftsjahr 2025 unseres Unternehmens.' },
    {
      table: [
        ['Energie in MWh', '2025', '2024'],
        ['Bezogener Strom der Werke', '1.204,5', '1.530'],
      ],
    },
  ],
  { decimal: ',' },
)

describe('the figures near a datapoint', () => {
  it('are those of which the page says most of what is asked', () => {
    const pages = indexed(english, samplePage([{ text: 'We have 1,204 employees in 2025.' }], { number: 2 }))
    const [first] = nearest('E1-5_01', pages)
    expect(first!.read.value.unit).toBe('MWh')
    expect(nearest('S1-6_02', pages)[0]!.read.value.number).toBe(1204)
  })

  it('give of each row the column of the year that is reported on', () => {
    const rows = nearest('E1-5_01', indexed(english), 5)
    expect(rows.map(({ read }) => read.value.text).sort()).toEqual(['1204.5', '310'])
    expect(rows[0]!.read.year).toBe(2025)
  })

  it('count a word for none as nought', () => {
    const [first] = nearest('S1-17_05', indexed(english))
    expect(first!.read.value).toMatchObject({ text: '0', written: expect.stringMatching(/^No/) })
  })

  it('are no numbers of names, no words for none and no money where amounts of energy are asked for', () => {
    const page = samplePage([
      { text: 'In 2025 an energy audit in accordance with DIN 16247-1 looked at our energy consumption.' },
      { text: 'We do not consume energy of others; of our consumption EUR 22,265 were spent on energy in 2025.' },
      { text: 'Our plants consumed 500,000 kWh of energy in 2025.' },
    ])
    expect(nearest('E1-5_01', indexed(page), 5).map(({ read }) => read.value.text)).toEqual(['500'])
  })

  it('are no counts without a unit where one amount to another is asked for, unless they are called so', () => {
    const page = (label: string) =>
      samplePage([
        { text: 'Water at our sites in 2025' },
        {
          table: [
            ['Water', '2025'],
            ['Sites with water consumption and revenue', '14'],
            [label, '0.34'],
          ],
        },
      ])
    const numbers = (label: string) => nearest('E3-4_08', indexed(page(label)), 5).map(({ read }) => read.value.number)
    expect(numbers('Water recycled')).toEqual([])
    expect(numbers('Water intensity')).toEqual([0.34])
  })

  it('are none where nothing of it is said', () => {
    expect(nearest('E4-5_02', indexed(samplePage([{ text: 'We have 12 employees in our company in 2025.' }])))).toEqual(
      [],
    )
  })
})

describe('a figure that somebody points at', () => {
  const { frame } = questionOf('E1-5_01')
  it.each([
    ['an English', english, '1,204.5'],
    ['a German', german, '1.204,5'],
  ])('is read as %s number, with unit, year and place', (_, page, written) => {
    const [first] = indexed(page)
    const start = page.text.indexOf(written)
    const figure = figureAt(first!, start)!
    expect(readFigure(first!, figure, frame!)).toMatchObject({
      value: { text: '1204.5', number: 1204.5, unit: 'MWh', written: expect.stringContaining(written) },
      year: 2025,
      unit: 'stated',
    })
    const place = placeOn(first!, figure.from, figure.to, figure)
    expect(page.text.slice(place.valueStart!, place.valueEnd!)).toBe(written)
    expect(page.text.slice(place.start, place.end)).toContain(written)
  })

  it('says where its unit is one of something else', () => {
    const page = samplePage([{ text: 'In 2025 we spent EUR 5,000 on training for our employees.' }])
    const [first] = indexed(page)
    expect(readFigure(first!, figureAt(first!, page.text.indexOf('5,000'))!, frame!)?.unit).toBe('other')
  })

  it('may stand in no table and no sentence', () => {
    const page = samplePage([{ text: 'Our report 2025' }, { text: 'Energy' }, { text: '77,801 MWh' }])
    const [first] = indexed(page)
    expect(readFigure(first!, figureAt(first!, page.text.indexOf('77,801'))!, frame!)?.value.number).toBe(77801)
  })
})

describe('the passages near a datapoint', () => {
  it('are those that use its words', () => {
    const page = samplePage([
      { text: 'We sell bicycles in four countries, and our customers like their colours very much.' },
      { text: 'People who report wrongdoing are protected: whistleblowers face no retaliation of any kind here.' },
    ])
    const [passage] = nearestPassages([{ text: page.text }], questionOf('G1-1_05'), 2)
    expect(page.text.slice(passage!.start, passage!.end)).toContain('whistleblowers')
  })

  it('are no lines of a list of contents, also where words are asked for', () => {
    const page = samplePage([{ text: 'Whistleblowers 12 Retaliation 14 Protection 15 Contents 3 Foreword 4 Index 9' }])
    expect(nearestPassages([{ text: page.text }], questionOf('G1-1_05'), 2)).toEqual([])
  })
})

it('is kept as JSON without losing anything', () => {
  const pages = indexed(english)
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages)
})
