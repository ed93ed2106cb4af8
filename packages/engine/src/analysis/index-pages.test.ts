import { describe, expect, it } from 'vitest'
import { type SamplePart, samplePage } from '../../testing/sample-page.ts'
import { indexPages, printedOffset } from './index-pages.ts'

const page = (number: number, ...parts: SamplePart[]) => samplePage(parts, { number, kind: 'page' })
const body = (number: number, printed: number) =>
  page(number, { text: 'Some words of a report.' }, { text: `${printed}` })
const index = (number: number, rows: string[][]) => page(number, { table: [['Disclosure', 'Title', 'Page'], ...rows] })

describe('the index of a report', () => {
  const rows = [
    ['E1-5', 'Energy consumption and mix', '3'],
    ['E1-6', 'Gross Scopes 1, 2, 3 and total GHG emissions', '3-4'],
    ['S1-6', 'Employees', '5, 6'],
    ['S1-14', 'Health and safety', '6'],
    ['G1-3', 'Corruption and bribery', '2'],
  ]
  const pages = [...[1, 2, 3, 4, 5, 6].map((printed) => body(printed + 2, printed)), index(9, rows)]

  it('counts pages as they are printed', () => expect(printedOffset(pages)).toBe(2))

  it('points to the pages of the file', () => {
    const found = indexPages(pages)
    expect([...(found.get('E1-5') ?? [])]).toEqual([5])
    expect([...(found.get('S1-6') ?? [])]).toEqual([7, 8])
    expect([...(found.get('G1-3') ?? [])]).toEqual([4])
  })

  it('knows disclosures of the GRI Standards', () => {
    const gri = [
      ['GRI 302-1', 'Energy consumption within the organization', '3'],
      ['GRI 405-2', 'Ratio of basic salary', '5'],
      ['GRI 205', 'Anti-corruption', '2'],
      ['GRI 2-29', 'Stakeholder engagement', '1'],
      ['GRI 404-1', 'Hours of training', '6'],
    ]
    const found = indexPages([...[1, 2, 3, 4, 5, 6].map((printed) => body(printed, printed)), index(7, gri)])
    expect([...(found.get('E1-5') ?? [])]).toEqual([3])
    expect([...(found.get('S1-16') ?? [])]).toEqual([5])
    expect([...(found.get('G1-3') ?? [])]).toEqual([2])
    expect([...(found.get('SBM-2') ?? [])]).toEqual([1])
  })

  it('is not a page that names a code or two', () => {
    expect(indexPages([body(1, 1), index(2, rows.slice(0, 2))]).size).toBe(0)
  })
})
