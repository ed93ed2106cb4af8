import { utils, write } from '@e965/xlsx'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it, test } from 'vitest'
import type { Page } from './document.ts'
import { read } from './read.ts'
import { makeWord, wordParagraph, wordRun } from './testing/make-office.ts'
import { linesOf, pagesOf } from './testing/read-pages.ts'
import { faultsOf } from './testing/soundness.ts'
import { tickedIn } from './tick-boxes.ts'

async function pageOf(bytes: Uint8Array, name: string): Promise<Page> {
  const result = await read(bytes, name)
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`)
  expect(faultsOf(result.document)).toEqual([])
  return result.document.pages[0] as Page
}
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const cellsOf = (page: Page): string[][] => page.tables.map(({ cells }) => cells.map(({ text }) => text))

describe('boxes of a line', () => {
  test.each([
    ['Is there a lunch room? ☐ Yes ☒ No', 'Is there a lunch room?', ['No']],
    ['Is there a lunch room? Yes ☐ No ☒', 'Is there a lunch room?', ['No']],
    ['Is there a lunch room? ( ) Yes (X) No', 'Is there a lunch room?', ['No']],
    ['Is there a lunch room? [x] Yes [ ] No', 'Is there a lunch room?', ['Yes']],
    ['Gibt es eine Kantine? ● Ja ○ Nein', 'Gibt es eine Kantine?', ['Ja']],
    ['Which rooms: ☒ kitchen ☐ gym ☑ library', 'Which rooms:', ['kitchen', 'library']],
    ['Is there a gym? ☐ Yes ☐ No', 'Is there a gym?', []],
    ['There is a gym ☒', '', ['There is a gym']],
  ])('%s', (text, question, chosen) => {
    expect(tickedIn(text, true)).toMatchObject({ question, chosen })
  })

  test.each(['● Rooms are painted', 'as f(x) tells', '(x) the tenth point', '○ open ○ closed', 'see (1) and [2]'])(
    'none are in: %s',
    (text) => {
      expect(tickedIn(text, true)).toBeNull()
    },
  )

  it('are bullets of a list where nothing in the file is ticked', async () => {
    expect((await pageOf(bytesOf('Rooms\n\n☐ kitchen\n☐ gym\n'), 'rooms.txt')).text).toContain('☐ gym')
  })
})

describe('a ticked option stands beside its question, the others are no text', () => {
  const box = (isOn: boolean): string =>
    `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${isOn ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent>${wordRun('#')}</w:sdtContent></w:sdt>`
  const field = (isOn: boolean): string =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${isOn ? '<w:checked/>' : ''}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

  it.each([
    ['controls', box],
    ['form fields', field],
  ])('in Word, by the state of %s and not by their sign', async (_, sign) => {
    const asked = (question: string, yes: boolean, no: boolean): string =>
      wordParagraph(wordRun(`${question} `) + sign(yes) + wordRun(' Yes ') + sign(no) + wordRun(' No'))
    const page = await pageOf(
      makeWord(
        asked('Is there a gym?', false, true) + asked('A kitchen?', true, false) + asked('A pool?', false, false),
      ),
      'form.docx',
    )
    expect(page.text).toBe('Is there a gym?  No\nA kitchen?  Yes\nA pool?')
    expect(cellsOf(page)).toEqual([['Is there a gym?', 'No', 'A kitchen?', 'Yes']])
  })

  it('in Word with the options in the paragraphs below, and in the cells of a table', async () => {
    const cell = (text: string): string => `<w:tc>${wordParagraph(wordRun(text))}</w:tc>`
    const page = await pageOf(
      makeWord(
        ['Which rooms are there?', '☐ kitchen', '☒ library', '☐ gym', 'So much for rooms.']
          .map((text) => wordParagraph(wordRun(text)))
          .join('') +
          `<w:tbl><w:tr>${cell('Is it open?')}${cell('☒ Yes ☐ No')}</w:tr><w:tr>${cell('Is it free?')}${cell('☐ Yes ☐ No')}</w:tr></w:tbl>`,
      ),
      'form.docx',
    )
    expect(page.text).toBe('Which rooms are there?  library\nSo much for rooms.\nIs it open?  Yes\nIs it free?')
  })

  it('in Word, but not what only invites to type', async () => {
    const invites = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordRun('Click here')}</w:sdtContent></w:sdt>`
    expect((await pageOf(makeWord(wordParagraph(wordRun('Name: ') + invites)), 'form.docx')).text).toBe('Name:')
  })

  it('in plain text, line by line', async () => {
    const page = await pageOf(
      bytesOf('Rooms\n\nIs there a gym?  ☐ Yes  ☒ No\nIs there a pool?  ☒ Yes  ☐ No\nA kitchen?\n☐ Yes\n☒ No\n'),
      'rooms.txt',
    )
    expect(page.text).toBe('Rooms\nIs there a gym?  No\nIs there a pool?  Yes\nA kitchen?  No')
  })

  it('in Markdown', async () => {
    const page = await pageOf(bytesOf('# Rooms\n\n- [ ] Every room has a window\n- [x] There is a gym\n'), 'rooms.md')
    expect(page.text).toBe('Rooms\nThere is a gym')
  })

  it('in a sheet, whose marks stand in the columns of the answers', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Question', 'Yes', 'No', 'Remark'],
      ['Is there a gym?', null, 'x', 'x'],
      ['Is there a kitchen?', 'X', null, null],
      ['Is there a pool?', '☐', '☐', null],
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const page = await pageOf(
      new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
      'form.xlsx',
    )
    expect(page.text).toBe(
      'Question  Yes  No  Remark\nIs there a gym?  No  x\nIs there a kitchen?  Yes\nIs there a pool?',
    )
    expect(page.grid?.rows[1]).toEqual(['Is there a gym?', '', 'x', 'x'])
  })

  it('on a page, beside their options and below their heads', async () => {
    const [page] = await pagesOf((pen) => {
      pen.text('Is there a gym?', 50, 100)
      pen.text('( ) Yes', 250, 100)
      pen.text('(X) No', 310, 100)
      pen.text('Yes', 250, 150)
      pen.text('No', 310, 150)
      pen.text('Is there a pool?', 50, 170)
      pen.text('x', 312, 170)
    })
    expect(linesOf(page)).toEqual(['Is there a gym?  No', 'Yes  No', 'Is there a pool?  No'])
  })

  it('in the form of a PDF, by the state of its fields', async () => {
    const file = await PDFDocument.create()
    const sheet = file.addPage([595, 842])
    const form = file.getForm()
    for (const [at, question] of ['Is there a gym?', 'Is there a pool?'].entries()) {
      sheet.drawText(question, { x: 50, y: 700 - at * 40, size: 11 })
      for (const [option, x] of [
        ['Yes', 300],
        ['No', 370],
      ] as const) {
        sheet.drawText(option, { x, y: 700 - at * 40, size: 11 })
        const box = form.createCheckBox(`${at}${option}`)
        box.addToPage(sheet, { x: x + 28, y: 697 - at * 40, width: 12, height: 12 })
        if (option === (at === 0 ? 'No' : 'Yes')) box.check()
      }
    }
    sheet.drawText('Number of rooms:', { x: 50, y: 600, size: 11 })
    const rooms = form.createTextField('rooms')
    rooms.setText('17')
    rooms.addToPage(sheet, { x: 300, y: 594, width: 100, height: 20 })
    const page = await pageOf(await file.save(), 'form.pdf')
    expect(linesOf(page)).toEqual(['Is there a gym?  No', 'Is there a pool?  Yes', 'Number of rooms:  17'])
  })
})
