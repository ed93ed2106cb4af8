import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { hostileStatement } from '../testing/hostile.ts'
import { madeInput } from '../testing/statement.ts'
import { madeTaxonomy } from '../testing/taxonomy.ts'
import { docxOf } from './docx.ts'

const statement = draftStatement(madeInput({ set: 'vs-2026', datapoints: 45 }))

test('headings are headings, tables have heads that repeat, contents are there', async () => {
  const document = strFromU8(unzipSync(await docxOf(statement, 'en'))['word/document.xml']!)
  const headings = (level: number) => document.split(`<w:pStyle w:val="Heading${level}"/>`).length - 1
  const reported = statement.chapters.filter(({ requirements }) => requirements.some(({ blocks }) => blocks.length > 0))
  expect(headings(1)).toBe(reported.length + 1)
  expect(headings(2)).toBeGreaterThanOrEqual(reported.flatMap(({ requirements }) => requirements).length)
  expect(document).toContain('<w:tblHeader/>')
  expect(document).toContain('w:instrText')
  expect(document).toContain('<w:pStyle w:val="Caption"/>')
  // Word counts the pages when it opens the file; until then the name of the heading stands for its page number.
  expect(document).toMatch(/<w:fldSimple w:instr="PAGEREF d-B1 \\h"><w:r><w:t[^>]*>B1</)
})

test('captions are numbered by fields of Word, one after the other', async () => {
  const document = strFromU8(unzipSync(await docxOf(statement, 'de'))['word/document.xml']!)
  const numbers = [...document.matchAll(/w:instr=" SEQ Tabelle [^"]*"[^>]*>.*?<w:t[^>]*>(\d+)</g)].map(([, one]) =>
    Number(one),
  )
  expect(numbers.length).toBeGreaterThanOrEqual(3)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)('a document in %s says that its words are %s', async (language, spoken) => {
  const styles = strFromU8(unzipSync(await docxOf(statement, language))['word/styles.xml']!)
  expect(/<w:docDefaults>.*?<w:lang w:val="([^"]*)"/.exec(styles)?.[1]).toBe(spoken)
})

test('is the same from the same statement', async () => {
  const [first, second] = [await docxOf(statement, 'de'), await docxOf(statement, 'de')]
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0)
})

test('holds hostile words as words', async () => {
  const document = strFromU8(unzipSync(await docxOf(hostileStatement(), 'en'))['word/document.xml']!)
  expect(document).toContain('&lt;script&gt;')
  expect(document).not.toContain('<script')
})

test('says on every page that it is a draft, until it is issued', async () => {
  const headersOf = async (of: typeof statement) => {
    const files = unzipSync(await docxOf(of, 'de'))
    const names = Object.keys(files).filter((name) => name.startsWith('word/header'))
    return names.map((name) => strFromU8(files[name]!))
  }
  const drafts = await headersOf(statement)
  expect(drafts).toHaveLength(2)
  for (const header of drafts) expect(header).toContain('string="Entwurf"')
  const issued = { ...statement, issue: { number: 1, at: statement.made_at, by: 'Ada' } }
  for (const header of await headersOf(issued)) expect(header).not.toContain('v:textpath')
})

/** Widths of the columns of each table of a document, in its order, and whether a row has room for upright heads. */
async function tablesIn(of: typeof statement) {
  const document = strFromU8(unzipSync(await docxOf(of, 'en'))['word/document.xml']!)
  return document
    .split('<w:tbl>')
    .slice(1)
    .map((table) => ({
      widths: [...table.split('</w:tblGrid>')[0]!.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) =>
        Number(width),
      ),
      height: Number(/<w:trHeight w:val="(\d+)"/.exec(table)?.[1] ?? 0),
      isUpright: table.includes('<w:textDirection'),
    }))
}

test('names of rows keep room beside many figures, and upright heads have a row that is as high as they are long', async () => {
  const [sample] = madeInput({ datapoints: 1 }).values
  const years = { base_year: 9, milestone_2030: 5, milestone_2035: 4, milestone_2040: 3 }
  const emissions = {
    ...sample!,
    datapoint: 'E1-6_07',
    number: 7,
    value: '7',
    unit: 'tCO2e',
    language: null,
    prior: { year: 2024, number: 8, value: '8', unit: 'tCO2e', evidence: [] },
    parts: Object.entries(years).map(([dimension, number]) => ({
      dimension,
      number,
      value: String(number),
      unit: 'tCO2e',
      evidence: [],
    })),
  }
  const made = draftStatement({ ...madeInput({ datapoints: 0 }), values: [emissions], taxonomy: madeTaxonomy() })
  const tables = await tablesIn({ ...made, issue: { number: 1, at: made.made_at, by: 'Ada' } })
  expect(tables.filter(({ widths }) => widths.length >= 7).length).toBeGreaterThanOrEqual(5)
  for (const { widths, height, isUpright } of tables) {
    const sum = widths.reduce((all, width) => all + width, 0)
    expect(widths[0]! / sum, String(widths)).toBeGreaterThan(widths.length > 4 ? 0.19 : 0.05)
    expect(height > 1500).toBe(isUpright)
  }
})
