import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { read } from './read.ts'
import { makeMail, makeOpenText, makeXbrlJson } from './testing/make-further.ts'
import { faultsOf } from './testing/soundness.ts'

async function documentOf(bytes: Uint8Array, name: string) {
  const result = await read(bytes, name)
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document
}
const tablesOf = (pages: Awaited<ReturnType<typeof documentOf>>['pages']) =>
  pages.flatMap(({ tables }) => tables.map(({ cells }) => cells.map(({ text }) => text)))

describe('an OpenDocument text', () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`

  test('is read with headings, lists and tables, and without what nobody sees', async () => {
    const styles =
      '<style:style style:name="T1"><style:text-properties text:display="none"/></style:style><style:style style:name="T2"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="T3"><style:text-properties style:text-position="super 58%"/></style:style>'
    const body = [
      '<text:tracked-changes><text:p>deleted words</text:p></text:tracked-changes>',
      '<text:h text:outline-level="2">Energie</text:h>',
      '<text:p>Im Jahr 2025 lag der Verbrauch bei 1<text:span text:style-name="T1">9</text:span>.500,5<text:span text:style-name="T3">2</text:span> MWh<text:span text:style-name="T2"> statt 88.888</text:span>.</text:p>',
      '<text:list><text:list-item><text:p>Strom<text:s text:c="2"/>und<text:tab/>Wärme</text:p></text:list-item></text:list>',
      `<table:table><table:table-header-rows><table:table-row>${cell('Kennzahl')}${cell('2025')}</table:table-row></table:table-header-rows><table:table-row>${cell('Strom')}${cell('900')}</table:table-row></table:table>`,
      '<text:p>Siehe<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Ohne Werk 2.</text:p></text:note-body></text:note> oben.</text:p>',
    ].join('')
    const { pages, format } = await documentOf(makeOpenText(body, styles), 'bericht.odt')
    expect(format).toBe('odt')
    expect(pages[0]!.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Energie'],
      ['paragraph', 'Im Jahr 2025 lag der Verbrauch bei 1.500,5 2 MWh.'],
      ['list-item', 'Strom und Wärme'],
      ['paragraph', 'Siehe oben.'],
      ['footnote', 'Ohne Werk 2.'],
    ])
    expect(tablesOf(pages)).toEqual([['Kennzahl', '2025', 'Strom', '900']])
    expect(pages[0]!.lines.some(({ segments }) => segments.some(({ marks }) => marks))).toBe(true)
  })

  test('under a password, or with another kind inside, says so', async () => {
    const locked = { 'META-INF/manifest.xml': '<m><manifest:encryption-data/></m>' }
    const bytes = makeOpenText('<text:p>x</text:p>', '', locked)
    expect(await read(bytes, 'a.odt')).toMatchObject({ ok: false, reason: 'password_protected' })
    expect(await read(makeOpenText('<text:p>words</text:p>'), 'a.ods')).toMatchObject({
      ok: false,
      reason: 'wrong_type',
    })
  })
})

describe('an RTF file', () => {
  test('is read in its code page, with tables, and without what nobody sees', async () => {
    const source = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}{\*\generator none;}{\info{\title secret}}
\pard\b Energie\b0\par
\pard Der Verbrauch lag 2025 bei 1.500,5{\super 2} MWh f\'fcr alle Werke \u8211? ohne {\v hidden }{\strike 88.888 }Werk 2.\par
\trowd\cellx1000\cellx2000\pard\intbl Kennzahl\cell 2025\cell\row
\trowd\cellx1000\cellx2000\pard\intbl Strom\cell 900\cell\row
\pard Ende\par}`
    const { pages, format } = await documentOf(strToU8(source), 'bericht.rtf')
    expect(format).toBe('rtf')
    expect(pages[0]!.blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Energie'],
      ['paragraph', 'Der Verbrauch lag 2025 bei 1.500,5 2 MWh für alle Werke – ohne Werk 2.'],
      ['paragraph', 'Ende'],
    ])
    expect(tablesOf(pages)).toEqual([['Kennzahl', '2025', 'Strom', '900']])
    expect(pages[0]!.text).not.toContain('secret')
  })
})

describe('files within a file', () => {
  const csv = strToU8('Kennzahl;2025\nStrom in MWh;900\n')
  const html = strToU8('<!doctype html><html><body><h1>Report</h1><p>We used 1,500 MWh in 2025.</p></body></html>')

  test('of an archive are read one after the other, each page named by its file; the others are counted', async () => {
    const inner = zipSync({ 'deep.txt': strToU8('Words deep within.') })
    const bytes = zipSync({
      'reports/report.html': html,
      'figures.csv': csv,
      'inner.zip': inner,
      'program.exe': strToU8('MZ'),
      '__MACOSX/._figures.csv': strToU8('x'),
      '.DS_Store': strToU8('x'),
    })
    const { pages, notes, format } = await documentOf(bytes, 'all.zip')
    expect(format).toBe('zip')
    expect(pages.map(({ number, name }) => [number, name])).toEqual([
      [1, 'figures.csv'],
      [2, 'inner.zip · deep.txt'],
      [3, 'reports/report.html'],
    ])
    expect(notes).toContainEqual({ kind: 'files_left', files: 1 })
    const none = await read(zipSync({ 'program.exe': strToU8('MZ') }), 'none.zip')
    expect(none).toMatchObject({ ok: false, reason: 'no_text' })
  })

  test('of a mail follow its words', async () => {
    const mail = makeMail('Guten Tag,\n\nanbei die Zahlen für 2025.', { 'zahlen.csv': csv }, '=?utf-8?Q?F=C3=BCr_Sie?=')
    const { pages } = await documentOf(mail, 'mail.eml')
    expect(pages.map(({ name }) => name)).toEqual(['', 'zahlen.csv'].map((name) => name || expect.anything()))
    expect(pages[0]!.text).toContain('Subject: Für Sie')
    expect(pages[0]!.text).toContain('anbei die Zahlen für 2025.')
    expect(tablesOf(pages).flat()).toContain('900')
    expect(await read(strToU8('no heads at all'), 'mail.eml')).toMatchObject({ ok: false, reason: 'wrong_type' })
  })
})

describe('XBRL in JSON', () => {
  const concept = 'esrs:GrossScope1GreenhouseGasEmissions'
  const period = '2025-01-01T00:00:00/2026-01-01T00:00:00'

  test('gives its facts as values of this year, with their places', async () => {
    const fact = { value: '1234', decimals: 0, dimensions: { concept, entity: 'lei:X', period, unit: 'utr:t' } }
    const { pages, tagged } = await documentOf(makeXbrlJson([fact]), 'report.json')
    expect(pages[0]!.text).toContain('GrossScope1GreenhouseGasEmissions, 2025-12-31, t  1234')
    expect(tagged).toEqual([
      expect.objectContaining({ kind: 'number', value: '1234', unit: 't', end: '2025-12-31', dimensions: [] }),
    ])
    const { start, stop } = tagged![0]!
    expect(pages[0]!.text.slice(start!, stop!)).toBe('1234')
    const document = await documentOf(makeXbrlJson([fact]), 'report.json')
    const { findings } = analyse(document)
    expect(findings.find(({ datapoint }) => datapoint === 'E1-6_07')).toMatchObject({
      tier: 'high',
      value: { text: '1234', unit: 'tCO2e' },
      year: 2025,
    })
  })

  test('is told from any other JSON', async () => {
    const other = await read(strToU8('{"rows": [1, 2]}'), 'data.json')
    expect(other).toMatchObject({ ok: false, reason: 'format_not_supported' })
    expect(await read(strToU8('words'), 'data.json')).toMatchObject({ ok: false, reason: 'wrong_type' })
  })
})
