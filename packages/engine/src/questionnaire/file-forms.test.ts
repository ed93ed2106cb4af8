import { unzipSync } from 'fflate'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { pdfForm } from '../../testing/pdf-form.ts'
import { wordForm } from '../../testing/word-form.ts'
import { makeWord } from '../reading/testing/make-office.ts'
import { fillFile } from './fill-file.ts'
import { readFormFile } from './form/read-file.ts'
import { readForm } from './form/read-form.ts'

const most = { rows: 10_000, columns: 100, cells: 50_000, unpackedBytes: 5_000_000 }

async function formIn(bytes: Uint8Array, name: string) {
  const file = await readFormFile(bytes, name, most)
  if (!file.ok) throw new Error(`${file.reason}: ${file.detail}`)
  return { ...readForm(file.sheets, 2025), names: file.sheets.map((sheet) => sheet.name) }
}

const shownOf = ({ questions, names }: Awaited<ReturnType<typeof formIn>>) =>
  questions.map(({ sheet, text, unit, options }) =>
    [names[sheet], text, unit, options.map((one) => one.text).join('|')].filter(Boolean).join(' > '),
  )

describe('a Word form', () => {
  test('is understood: tables, controls, boxes, lines to write on, and free places', async () => {
    const form = await formIn(wordForm(), 'form.docx')
    expect(shownOf(form)).toEqual([
      'Table 1 > Name of the company',
      'Table 1 > Registered office',
      'Table 1 > Contact for questions',
      'Table 2 > Total energy consumption > MWh',
      'Table 2 > Do you have climate targets? > Yes|No',
      'Table 2 > Which energy source do you use most? > Gas|Electricity',
      'Table 2 > Scope 1 greenhouse gas emissions > t CO2e',
      'Table 3 > Is there a code of conduct? > Yes|No',
      'Table 3 > Is there a works council? > Yes|No',
      'Text > Are all employees paid at least an adequate wage? > Yes|No',
      'Text > Please describe your health and safety management.',
      'Text > How many accidents were there in the year?',
      'Text > Water consumption > m3',
      'Text > Which standards do you report by? > GRI|ESRS',
      'Text > Share of renewable electricity',
      'Questions without a place > Do you audit your own suppliers?',
      'Questions without a place > Do you train your buyers?',
    ])
    expect(form.left.map(({ text, reason }) => [text, reason])).toEqual([
      ['Number of employees', 'answered'],
      ['Is there a complaints procedure?', 'answered'],
    ])
    expect(form.sheets.filter(({ columns }) => columns.some(({ isNew }) => isNew)).map(({ name }) => name)).toEqual([
      'Questions without a place',
    ])
  })

  test('comes back filled, and nothing else in it is changed', async () => {
    const bytes = wordForm()
    const { questions } = await formIn(bytes, 'form.docx')
    const answers: Record<string, string> = {
      'Name of the company': 'Müller & Söhne <GmbH>',
      'Total energy consumption': '#1500.5',
      'Do you have climate targets?': 'No',
      'Which energy source do you use most?': 'Electricity',
      'Scope 1 greenhouse gas emissions': '#12',
      'Is there a code of conduct?': 'Yes',
      'Is there a works council?': 'No',
      'Are all employees paid at least an adequate wage?': 'Yes',
      'Please describe your health and safety management.': 'First line\nsecond line',
      'How many accidents were there in the year?': '#3',
      'Water consumption': '#420',
      'Which standards do you report by?': 'GRI\nESRS',
      'Share of renewable electricity': '40 %',
      'Do you train your buyers?': 'Every year',
    }
    const fills = questions.flatMap(({ text, sheet, row, answer }) => {
      const said = answers[text]
      if (said === undefined) return []
      const value = said.startsWith('#') ? { number: Number(said.slice(1)), isPercent: false } : { text: said }
      return [{ sheet, row, column: answer!, value }]
    })
    expect(fills).toHaveLength(Object.keys(answers).length)
    const filled = await fillFile(bytes, 'form.docx', fills)
    const again = await formIn(filled, 'form.docx')
    const open = again.questions.map(({ text }) => text)
    for (const text of Object.keys(answers)) expect(open).not.toContain(text)
    const [before, after] = [unzipSync(bytes), unzipSync(filled)].map((parts) => ({
      names: Object.keys(parts),
      xml: new TextDecoder().decode(parts['word/document.xml']),
    }))
    expect(after!.names).toEqual(before!.names)
    for (const text of [
      'Müller &amp; Söhne &lt;GmbH&gt;</w:t></w:r></w:p></w:tc>',
      '1,500.5',
      '>Electricity<',
      '>12</w:t>',
      'w14:val="1"/>',
      '<w:checked/>',
      'wage?  ☒ Yes  ☐ No',
      'First line</w:t><w:br/>',
      'Water consumption: ',
      '>420</w:t>',
      '>40 %</w:t>',
    ])
      expect(after!.xml).toContain(text)
    expect(after!.xml.match(/w14:val="1"/g)).toHaveLength(1)
    expect(after!.xml.match(/<w:checked\/>/g)).toHaveLength(3)
    expect(after!.xml.match(/>x<\/w:t>/g)).toHaveLength(1)
    expect(after!.xml).toMatch(/Do you train your buyers\?<\/w:t><\/w:r><\/w:p><w:p><w:r><w:t[^>]*>Every year/)
    // What was there is there still, but for invitations, empty paragraphs and lines to write on.
    const words = (xml: string) =>
      xml
        .replace(/<[^>]+>/g, '\n')
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean)
    const lost = words(before!.xml).filter((one) => !words(after!.xml).includes(one))
    expect(lost.every((one) => /^(?:_+|Click here.*|Choose an item\.|.*☐ Yes {2}☐ No|☐)$/.test(one))).toBe(true)
  })

  test('that is damaged, or holds nothing to answer, is told as such', async () => {
    const damaged = await readFormFile(makeWord('<w:p><w:r>'), 'form.docx', most)
    expect(damaged).toMatchObject({ ok: false, reason: 'damaged' })
    const { questions } = await formIn(makeWord('<w:p><w:r><w:t>A letter.</w:t></w:r></w:p>'), 'form.docx')
    expect(questions).toEqual([])
  })
})

describe('a PDF form', () => {
  test('is understood by the words beside and above its fields', async () => {
    const form = await formIn(await pdfForm(), 'form.pdf')
    expect(shownOf(form)).toEqual([
      'Page 1 > Name of the company',
      'Page 1 > Total energy consumption > MWh',
      'Page 1 > Please describe your health and safety management system and who is responsible.',
      'Page 1 > Do you have climate targets? > Yes|No',
      'Page 1 > Is there a code of conduct? > Yes|No',
      'Page 1 > Which standards do you report by? > GRI|ESRS|none',
      'Page 1 > Country > Austria|Germany',
    ])
    expect(form.left.map(({ text, reason }) => [text, reason])).toEqual([['Number of employees', 'answered']])
  })

  test('comes back filled, and begins with the file as it came', async () => {
    const bytes = await pdfForm()
    const { questions } = await formIn(bytes, 'form.pdf')
    const answers = ['Müller & Söhne GmbH', '1500', 'Wöchentlich\ngeprüft', 'No', 'Yes', 'GRI\nESRS', 'Germany']
    const fills = questions.map(({ sheet, row, answer }, index) => ({
      sheet,
      row,
      column: answer!,
      value: index === 1 ? { number: 1500.5, isPercent: false } : { text: answers[index]! },
    }))
    const filled = await fillFile(bytes, 'form.pdf', fills)
    expect(Buffer.from(filled.subarray(0, bytes.length)).equals(Buffer.from(bytes))).toBe(true)
    const form = (await PDFDocument.load(filled)).getForm()
    expect(form.getTextField('f1').getText()).toBe('Müller & Söhne GmbH')
    expect(form.getTextField('f2').getText()).toBe('1,500.5')
    expect(form.getTextField('f3').getText()).toBe('Wöchentlich\ngeprüft')
    expect(form.getTextField('f7').getText()).toBe('96')
    expect(form.getRadioGroup('targets').getSelected()).toBe('b')
    expect(['c1', 'c2', 's0', 's1', 's2'].map((name) => form.getCheckBox(name).isChecked())).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    expect(form.getDropdown('country').getSelected()).toEqual(['Germany'])
    expect((await formIn(filled, 'form.pdf')).questions).toEqual([])
  })

  test('without fields gives its questions, and nothing is written into it', async () => {
    const file = await PDFDocument.create()
    const font = await file.embedFont(StandardFonts.Helvetica)
    const page = file.addPage([595, 842])
    page.drawText('Supplier form', { x: 50, y: 780, size: 16, font })
    page.drawText('How much energy did you use in the year?', { x: 50, y: 700, size: 10, font })
    page.drawText('We are a family business in the third generation.', { x: 50, y: 650, size: 10, font })
    const bytes = await file.save()
    const { questions } = await formIn(bytes, 'form.pdf')
    expect(questions.map(({ text, answer }) => [text, answer])).toEqual([
      ['How much energy did you use in the year?', null],
    ])
    const same = await fillFile(bytes, 'form.pdf', [{ sheet: 0, row: 1, column: 2, value: { text: 'x' } }])
    expect(Buffer.from(same).equals(Buffer.from(bytes))).toBe(true)
  })
})
