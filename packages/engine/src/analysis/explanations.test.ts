import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'
import { explainMissing } from './explanations.ts'

const analysed = (table: string[][]) => analyse(sampleDocument([samplePage([{ table }], { number: 5 })]))

describe('why not', () => {
  it('says that scopes are only given together', () => {
    const analysis = analysed([
      ['', '2023'],
      ['Scope 1 and 2 emissions (t CO2e, market-based)', '1,480'],
    ])
    expect(explainMissing(analysis, 'E1-6_07', 'en')).toEqual(['Scope 1 and 2 are only given together, page 5.'])
    expect(explainMissing(analysis, 'E1-6_10', 'de')).toEqual(['Scope 1 und 2 sind nur zusammen angegeben, Seite 5.'])
  })

  it('names the document where several are spoken of', () => {
    const analysis = analysed([
      ['', '2023'],
      ['Scope 1 and 2 emissions (t CO2e, market-based)', '1,480'],
    ])
    expect(explainMissing(analysis, 'E1-6_07', 'en', 'report.pdf')).toEqual([
      'Scope 1 and 2 are only given together, page 5 of report.pdf.',
    ])
    const [hint] = analysis.hints ?? []
    const text = { others: [], hints: hint ? [{ ...hint, place: { page: null, sheet: null } }] : [] }
    expect(explainMissing(text, 'E1-6_07', 'de', 'Bericht.docx')).toEqual([
      'Scope 1 und 2 sind nur zusammen angegeben, Bericht.docx.',
    ])
  })

  it('says that a figure covers a part only', () => {
    const analysis = analysed([
      ['', '2023'],
      ['Scope 1 emissions (t CO2e)', '41,200'],
    ])
    const others = [...analysis.findings, ...analysis.others]
      .filter(({ datapoint, dimension }) => datapoint === 'E1-6_07' && dimension === null)
      .slice(0, 1)
      .map((one) => ({ ...one, reason: { ...one.reason, aside: 'part' as const } }))
    expect(explainMissing({ ...analysis, others }, 'E1-6_07', 'en')).toEqual([
      'Only for a part of the whole: 41,200 t CO2e, page 5.',
    ])
  })

  it('says nothing of what the document does not speak of', () => {
    expect(
      explainMissing(
        analysed([
          ['', '2023'],
          ['Total waste (t)', '514'],
        ]),
        'E1-6_07',
        'en',
      ),
    ).toEqual([])
  })
})
