import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { hostileStatement } from '../testing/hostile.ts'
import { madeInput } from '../testing/statement.ts'
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
