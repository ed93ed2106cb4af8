import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { read } from './read.ts'
import { makeWord, wordParagraph, wordRun } from './testing/make-office.ts'
import { linesOf, pagesOf } from './testing/read-pages.ts'

async function textOf(bytes: Uint8Array, name: string): Promise<string | undefined> {
  const result = await read(bytes, name)
  return result.ok ? result.document.pages[0]?.text : result.detail
}

it('what is struck through in Word is not said, be it by its style', async () => {
  const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const styles = `<w:styles ${space}><w:style w:type="character" w:styleId="Gone"><w:name w:val="Gone"/><w:rPr><w:strike/></w:rPr></w:style></w:styles>`
  const said = [
    wordRun('We drank '),
    wordRun('13 ', '<w:strike/>'),
    wordRun('14 ', '<w:dstrike/>'),
    wordRun('15 ', '<w:rStyle w:val="Gone"/>'),
    wordRun('16 ', '<w:rStyle w:val="Gone"/><w:strike w:val="0"/>'),
    wordRun('litres.', '<w:strike w:val="false"/>'),
  ].join('')
  expect(await textOf(makeWord(wordParagraph(said), { 'word/styles.xml': styles }), 'tea.docx')).toBe(
    'We drank 16 litres.',
  )
})

it('what is struck through in a sheet is left out: cells by their format, and runs of a text', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Tea', 12, 'litres'],
      ['Coffee', 30, 'litres'],
    ]),
    'S',
  )
  const files = unzipSync(
    new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer),
  )
  const edit = (part: string, change: (text: string) => string): void => {
    files[part] = strToU8(change(strFromU8(files[part] as Uint8Array)))
  }
  edit('xl/styles.xml', (text) =>
    text
      .replace(/<fonts[^>]*>/, '<fonts count="2">')
      .replace('</fonts>', '<font><strike/><sz val="12"/></font></fonts>')
      .replace('</cellXfs>', '<xf numFmtId="0" fontId="1" fillId="0" borderId="0"/></cellXfs>'),
  )
  const last =
    (strFromU8(files['xl/styles.xml'] as Uint8Array)
      .match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0]
      .match(/<xf /g)?.length ?? 0) - 1
  edit('xl/worksheets/sheet1.xml', (text) => text.replace('<c r="B1"', `<c r="B1" s="${last}"`))
  edit('xl/sharedStrings.xml', (text) =>
    text.replace(/<t[^>]*>Coffee<\/t>/, '<r><rPr><strike/></rPr><t>Cocoa</t></r><r><t>Coffee</t></r>'),
  )
  expect(await textOf(zipSync(files), 'tea.xlsx')).toBe('Tea  litres\nCoffee  30  litres')
})

it('a drawn line that strikes words through takes them out of a page; lines below them and of tables do not', async () => {
  const [page] = await pagesOf((pen) => {
    const first = pen.text('We drank', 50, 100)
    const struck = pen.text('thirteen litres', first + 3, 100)
    pen.line(first + 3, struck, 97.3)
    pen.text('fourteen litres of tea.', struck + 3, 100)
    const end = pen.text('This is underlined.', 50, 130)
    pen.line(50, end, 131.5)
    pen.text('This stands in a chart.', 80, 160)
    pen.line(50, 400, 157)
  })
  expect(linesOf(page)).toEqual(['We drank fourteen litres of tea.', 'This is underlined.', 'This stands in a chart.'])
})
