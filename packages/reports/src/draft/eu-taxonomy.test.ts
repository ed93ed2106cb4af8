import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxOf } from '../docx/docx.ts'
import { layOut } from '../layout/layout.ts'
import { countFaults, faultsOf } from '../published/faults.ts'
import { madeInput } from '../testing/statement.ts'
import { madeTaxonomy } from '../testing/taxonomy.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { draftStatement } from './draft.ts'
import words from './eu-taxonomy.json' with { type: 'json' }
import type { ReportedTaxonomy } from './taxonomy-forms.ts'

const draft = (taxonomy: ReportedTaxonomy | null | undefined) => {
  const statement = draftStatement({ ...madeInput({ datapoints: 1 }), taxonomy })
  return { ...statement, issue: { number: 1, at: statement.made_at, by: 'Ada' } }
}
const gridsOf = (taxonomy: ReportedTaxonomy, language: 'en' | 'de' = 'en') =>
  layOut(draft(taxonomy), language).nodes.flatMap((node) => (node.kind === 'grid' ? [node] : []))
const row = (grid: ReturnType<typeof gridsOf>[number], head: string | RegExp) =>
  grid.rows
    .find((one) => (typeof head === 'string' ? one.head === head : head.test(one.head)))
    ?.cells.map(({ text }) => text)

describe('the disclosures on the EU taxonomy', () => {
  const taxonomy = madeTaxonomy()
  it('stand in the form of the act, each row with as many cells as there are columns', () => {
    const [, turnover] = gridsOf(taxonomy)
    expect(turnover).toMatchObject({ isWide: true, caption: expect.stringContaining('Turnover') })
    expect(turnover!.head).toHaveLength(20)
    for (const grid of gridsOf(taxonomy))
      for (const { cells } of grid.rows) expect(cells).toHaveLength(grid.head.length - 1)
    expect(row(turnover!, /photovoltaic/)).toEqual([
      'CCM 4.1 / CCA 4.1',
      '2,500,000.00',
      '6.06',
      'Y',
      'Y',
      'N/EL',
      'N/EL',
      'N/EL',
      'N/EL',
      '',
      'Y',
      'Y',
      'Y',
      'Y',
      'Y',
      'Y',
      '6.10',
      '',
      '',
    ])
    // Sums say each objective, too, and that what is aligned does no harm.
    expect(row(turnover!, /\(A\.1 \+ A\.2\)$/)!.slice(2, 9)).toEqual([
      '43.94',
      '35.99',
      '0.00',
      '0.00',
      '0.00',
      '7.95',
      '0.00',
    ])
    expect(row(turnover!, 'Of which enabling')!.slice(2)).toEqual([
      '18.71',
      '18.71',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      ...['', '', '', '', '', '', '', '', 'E', ''].map((one, at) => (at < 7 ? 'Y' : one)),
    ])
    expect(row(turnover!, 'Of which transitional')!.slice(3, 6)).toEqual(['0.00', '', ''])
    expect(row(turnover!, 'Total (A + B)')!.slice(1, 3)).toEqual(['41,250,000.00', '100.00'])
  })

  it('say in each language which form they follow, and what was not assessed and why', () => {
    const { nodes } = layOut(draft(taxonomy), 'de')
    const said = JSON.stringify(nodes)
    expect(said).toContain('Handelswaren von geringem Betrag.')
    expect(said).toContain('(EU) 2023/2486, vor ihrer Vereinfachung')
    expect(countFaults(faultsOf(draft(taxonomy), 'de', () => null))).toMatchObject({ foreign: 0, broken: 0, notes: 0 })
  })

  it('of operating expenditure that is not material say only its total', () => {
    const left = { ...taxonomy.disclosure, opex_left_out: { en: 'A trading company.', de: 'Ein Handelshaus.' } }
    const grids = gridsOf({ ...taxonomy, disclosure: left })
    expect(grids.map(({ id }) => id)).toEqual(['ART8.own.objectives', 'ART8.own.turnover', 'ART8.own.capex'])
    expect(JSON.stringify(layOut(draft({ ...taxonomy, disclosure: left }), 'en').nodes)).toContain('A trading company.')
  })

  it('of years from 2026 on stand in the two templates of the act as it was simplified', () => {
    const input = madeInput({ datapoints: 1 })
    const statement = { ...draftStatement({ ...input, year: 2026, taxonomy }), issue: null }
    const grids = layOut(statement, 'en').nodes.flatMap((node) => (node.kind === 'grid' ? [node] : []))
    expect(grids.map(({ id }) => id)).toEqual(['summary', 'turnover', 'capex', 'opex'].map((one) => `ART8.own.${one}`))
    for (const grid of grids) for (const { cells } of grid.rows) expect(cells).toHaveLength(grid.head.length - 1)
    const [summary, turnover] = grids
    expect(summary!.head).toHaveLength(16)
    expect(row(summary!, 'Turnover')).toEqual([
      '41,250,000.00',
      '43.94',
      '11,241,049.32',
      '27.25',
      '24.77',
      '0.00',
      '0.00',
      '2.48',
      '0.00',
      '0.00',
      '18.71',
      '0.00',
      '9.45',
      '',
      '28.10',
    ])
    expect(turnover!.head).toHaveLength(14)
    const { each, aligned, eligible } = taxonomy.result.turnover
    // An activity that contributes to two objectives counts under both here, and once in the total.
    expect(row(turnover!, 'Sum of alignment per objective')!.slice(4, 6)).toEqual([each.CCM.aligned, each.CCA.aligned])
    expect(row(turnover!, 'Total KPI (Turnover)')!.slice(1, 4)).toEqual([
      eligible.share,
      '11,241,049.32',
      aligned.share,
    ])
  })

  it('have no form of a KPI of which nothing is entered', () => {
    const nothing = { ...taxonomy.result.opex, total: null, rows: [] }
    const without = (result: ReportedTaxonomy['result']) => gridsOf({ ...taxonomy, result }).map(({ id }) => id)
    expect(without({ ...taxonomy.result, opex: nothing })).toEqual(
      ['objectives', 'turnover', 'capex'].map((one) => `ART8.own.${one}`),
    )
    expect(without({ turnover: nothing, capex: nothing, opex: nothing })).toEqual([])
  })

  it('have the forms on nuclear energy and gas where such an activity is carried out', () => {
    const [first, ...rest] = taxonomy.disclosure.activities
    const disclosure = { ...taxonomy.disclosure, activities: [{ ...first!, codes: ['CCM 4.29'] }, ...rest] }
    const counted = { amount: '1', share: '0.01' }
    const climate = { both: counted, CCM: counted, CCA: { amount: '0', share: '0.00' } }
    const rows = (['4.29', 'other', 'total'] as const).map((one) => ({
      row: one,
      aligned: climate,
      numerator: climate,
      not_aligned: climate,
      not_eligible: counted,
    }))
    const result = { ...taxonomy.result, turnover: { ...taxonomy.result.turnover, nuclear_and_gas: rows } }
    const grids = gridsOf({ ...taxonomy, disclosure, result })
    const form = grids.find(({ id }) => id === 'ART8.own.nuclear-and-gas')!
    expect(form.rows.filter(({ cells }) => cells[0]!.text !== '').map(({ cells }) => cells[0]!.text)).toEqual(
      ['4.26', '4.27', '4.28', '4.29', '4.30', '4.31'].map((section) => (section === '4.29' ? 'Yes' : 'No')),
    )
    // Only the KPI with such activities has the forms 2 to 5.
    expect(grids.map(({ id }) => id).filter((id) => /nuclear-and-gas-/.test(id))).toEqual(
      [2, 3, 4, 5].map((number) => `ART8.own.nuclear-and-gas-turnover-${number}`),
    )
    const third = grids.find(({ id }) => id === 'ART8.own.nuclear-and-gas-turnover-3')!
    expect(third.rows.map(({ cells }) => cells).every((cells) => cells.length === 6)).toBe(true)
    expect(third.rows[0]!.head).toBe(
      '1. Amount and proportion of taxonomy-aligned economic activity referred to in Section 4.29 of Annexes I and II to Delegated Regulation (EU) 2021/2139 in the numerator of the applicable KPI',
    )
  })

  it('are a chapter only of who is asked or has written in it', () => {
    const codes = (one: ReportedTaxonomy | null | undefined) => draft(one).chapters.map(({ code }) => code)
    expect(codes(null)).not.toContain('ART8')
    expect(codes(undefined)).toContain('ART8')
    const text = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Ours.' }] }]
    for (const block of ['ART8.own+1', 'ART8.own.text']) {
      const texts = [{ block, language: 'en' as const, text, at: '2026-03-01T09:00:00.000Z' }]
      const written = draftStatement({ ...madeInput({ datapoints: 1 }), taxonomy: null, texts })
      expect(JSON.stringify(written.chapters), block).toContain('Ours.')
    }
  })

  it('lie on pages of their own in Word, and are tables with heads of rows in the report for machines', async () => {
    const document = strFromU8(unzipSync(await docxOf(draft(taxonomy), 'en'))['word/document.xml']!)
    expect(document.match(/w:orient="landscape"/g)).toHaveLength(1)
    const report = inlineReport(draft(taxonomy), 'en')!
    expect(report.xhtml).toContain('<th scope="row">Sale of spare parts</th>')
  })

  it('have their words in both languages', () => {
    for (const [key, { en, de }] of Object.entries(words)) {
      expect([key, en === '', de === '']).toEqual([key, false, false])
      const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
      expect(values(en), key).toEqual(values(de))
    }
  })
})
