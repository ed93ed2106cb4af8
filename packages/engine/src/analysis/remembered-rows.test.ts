import { expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import type { Teaching } from './learned.ts'

const report = (year: number, figure: string, before: string) =>
  sampleDocument([
    samplePage([
      { text: `Sustainability report of our company for the financial year ${year}.` },
      {
        table: [
          ['Utilities in MWh', String(year), String(year - 1)],
          ['Metered at the gates of our plants', figure, before],
        ],
      },
    ]),
  ])
const pointed: Teaching = {
  datapoint: 'E1-5_01',
  dimension: null,
  source: 'table',
  words: 'Metered at the gates of our plants',
  verdict: 'accepted',
  pointed: true,
}
const energy = (taught: Teaching[]) =>
  analyse(report(2026, '1,310', '1,204'), { taught }).findings.filter(
    ({ datapoint, role }) => datapoint === 'E1-5_01' && role === 'actual',
  )

it('finds the row that somebody pointed at in the document of the next year', () => {
  expect(energy([])).toEqual([])
  const [found] = energy([pointed])
  expect(found).toMatchObject({
    value: { number: 1310, unit: 'MWh' },
    year: 2026,
    tier: 'review',
    reason: { taught: 'accepted' },
  })
})

it('learns nothing where nobody pointed, or where it was thrown out', () => {
  expect(energy([{ ...pointed, pointed: false }])).toEqual([])
  expect(energy([{ ...pointed, verdict: 'rejected' }])).toEqual([])
})

it('changes nothing of a document that has no such row', () => {
  const other = sampleDocument([
    samplePage([
      {
        table: [
          ['Energy in MWh', '2026'],
          ['Total energy consumption', '1,204'],
        ],
      },
    ]),
  ])
  expect(JSON.stringify(analyse(other, { taught: [pointed] }))).toBe(JSON.stringify(analyse(other)))
})

it('gives pages and companies only where they are asked for, and the same findings', () => {
  const document = report(2026, '1,310', '1,204')
  const plain = analyse(document)
  expect([plain.pages, plain.companies]).toEqual([undefined, undefined])
  const { pages, companies, ...rest } = analyse(document, { keepsPages: true })
  expect(JSON.stringify(rest)).toBe(JSON.stringify(plain))
  expect([pages?.length, companies]).toEqual([1, []])
})
