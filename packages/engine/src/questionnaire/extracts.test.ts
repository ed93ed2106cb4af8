import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import { extractsOf } from './extracts.ts'

type ExtractColumn =
  | 'extract'
  | 'number'
  | 'section_en'
  | 'section_de'
  | 'text_en'
  | 'text_de'
  | 'datapoints'
  | 'source_en'
  | 'source_de'
const rows = knowledge<ExtractColumn>('extracts')
const names = knowledge<'extract' | 'name_en' | 'name_de' | 'about_en' | 'about_de'>('extract-names')
const catalogue = loadCatalogue('esrs-2023', 'en')
/** Acts by number and date, laws by their sections, and standards by name, each with a place in it. */
const act =
  /^(?:(?:Delegated |Implementing )?Regulation \(EU\) (?:No )?\d+\/\d+|Directive \(EU\) \d+\/\d+|LkSG §§? ?\d|PCAF |GHG Protocol )/

describe('extracts', () => {
  test.each(rows.map((row) => [`${row.extract} ${row.number}`, row] as const))('%s', (_, row) => {
    for (const cell of [row.section_en, row.section_de, row.text_en, row.text_de, row.source_de])
      expect(cell).toMatch(/\p{L}{3}/u)
    for (const one of row.source_en.split('; ')) expect(`${one} `).toMatch(/^Table \d/.test(one) ? /./ : act)
    for (const id of listed(row.datapoints)) expect(catalogue.get(id), id).toBeDefined()
    expect(names.some(({ extract }) => extract === row.extract)).toBe(true)
  })

  test('have a number once each, and every name has rows', () => {
    expect(new Set(rows.map(({ extract, number }) => `${extract} ${number}`)).size).toBe(rows.length)
    for (const { extract, ...words } of names) {
      expect(rows.some((row) => row.extract === extract)).toBe(true)
      for (const text of Object.values(words)) expect(text).toMatch(/\p{L}{3}/u)
    }
  })

  test('the mandatory indicators of investors are those that the standard flags for them', () => {
    for (const { extract, datapoints } of rows)
      if (extract === 'pai')
        for (const id of listed(datapoints)) {
          // Shares that an indicator asks for are computed from flagged figures (ESRS 2, Appendix B).
          if (/^E1-5_(?:04|15|16)$/.test(id)) continue
          expect(catalogue.get(id)!.law, id).toContain('sfdr')
        }
  })

  test.each(['esrs-2023', 'esrs-2026', 'vs-2026'] as const)('name datapoints of %s only', (set) => {
    const own = loadCatalogue(set, 'de')
    const all = extractsOf(own, 'de')
    expect(all.map(({ id }) => id)).toEqual(['pai', 'bank', 'due-diligence'])
    for (const { rows: of } of all)
      for (const { datapoints } of of) for (const id of datapoints) expect(own.get(id)).toBeDefined()
    expect(all[0]!.rows.filter(({ datapoints }) => datapoints.length > 0).length).toBeGreaterThan(4)
  })
})
