import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { sniff } from './sniff.ts'
import { makeWord, wordParagraph, wordRun } from './testing/make-office.ts'
import { makePdf } from './testing/make-pdf.ts'

const text = (content: string): Uint8Array => new TextEncoder().encode(content)
const book = utils.book_new()
utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 1]]), 'S')
const xlsx = new Uint8Array(write(book, { type: 'array' }) as ArrayBuffer)
const docx = makeWord(wordParagraph(wordRun('Words')))
const pdf = await makePdf([(pen) => void pen.text('Words', 50, 100)])
const ole = (name: string): Uint8Array =>
  new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Buffer.alloc(600),
    ...Buffer.from(name, 'utf16le'),
  ])

describe('the format of a file', () => {
  it.each([
    ['report.pdf', pdf, 'pdf'],
    ['report.docx', docx, 'docx'],
    ['data.XLSX', xlsx, 'xlsx'],
    ['data.csv', text('a;b\n1;2'), 'csv'],
    ['notes.txt', text('Words'), 'txt'],
    ['notes.md', text('# Words'), 'md'],
    ['no ending', pdf, 'pdf'],
  ] as const)('of %s is told from bytes and name', (name, bytes, format) => {
    expect(sniff(bytes, name)).toEqual({ ok: true, format })
  })

  it.each([
    ['report.txt', pdf, 'format_not_supported'],
    ['report.docx', xlsx, 'format_not_supported'],
    ['report.pdf', docx, 'format_not_supported'],
    ['report.pdf', text('Words'), 'damaged'],
    ['report.docx', text('Words'), 'damaged'],
    ['report.docx', zipSync({ 'a.txt': text('Words') }), 'damaged'],
    ['notes.txt', new Uint8Array([1, 2, 3, 0, 0, 7, 8, 1, 2, 3]), 'format_not_supported'],
    ['film.mp4', text('Words'), 'format_not_supported'],
    ['report.docx', ole('EncryptedPackage'), 'password_protected'],
    ['report.xls', ole('Workbook'), 'format_not_supported'],
    ['empty.txt', new Uint8Array(), 'no_text'],
  ] as const)('refuses %s where it disagrees or cannot be read', (name, bytes, reason) => {
    expect(sniff(bytes, name)).toMatchObject({ ok: false, reason })
  })
})

/** A PDF whose key fits no empty password. */
function encryptedPdf(): Uint8Array {
  const key = '3'.repeat(64)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<${'4'.repeat(32)}> <${'4'.repeat(32)}>] >>`
  const end = file.length
  return text(`${file}xref\n0 5\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${end}\n%%EOF`)
}

/** An archive whose directory claims more than is ever unpacked. */
function bomb(): Uint8Array {
  const bytes = docx.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 4 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0xfffffff0, true)
  return bytes
}

describe('a file that cannot be read gets a reason, never an error', () => {
  it.each([
    ['locked.pdf', encryptedPdf(), 'password_protected'],
    ['broken.pdf', text('%PDF-1.7 and then nothing of the kind'), 'damaged'],
    ['cut.docx', docx.slice(0, 200), 'damaged'],
    ['bomb.docx', bomb(), 'too_large'],
    ['blank.txt', text(' \n\n \t'), 'no_text'],
    ['blank.docx', makeWord(wordParagraph(wordRun(' '))), 'no_text'],
    ['tags.docx', makeWord('<w:p><w:r></w:p>'), 'damaged'],
  ] as const)('%s', async (name, bytes, reason) => {
    expect(await read(bytes, name)).toMatchObject({ ok: false, reason })
  })

  it('a PDF without text', async () => {
    const blank = await makePdf([(pen) => pen.box(10, 10, 50, 50, 0.5)])
    expect(await read(blank, 'scan.pdf')).toMatchObject({ ok: false, reason: 'no_text' })
  })

  it('a PDF cut anywhere: a reason or what is left of it', async () => {
    for (let part = 1; part < 8; part++) {
      const result = await read(pdf.slice(0, Math.floor((pdf.length * part) / 8)), 'cut.pdf')
      if (!result.ok) expect(['damaged', 'no_text']).toContain(result.reason)
    }
  })

  it('entities of XML are never defined', async () => {
    const file = makeWord('', {
      'word/document.xml':
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>x &b; y</w:t></w:r></w:p></w:body></w:document>',
    })
    const result = await read(file, 'a.docx')
    expect(result.ok && result.document.pages[0]?.text).toBe('x &b; y')
  })
})

it('tells how far it has come', async () => {
  const bytes = await makePdf([1, 2, 3].map((number) => (pen) => void pen.text(`Page ${number}`, 50, 100)))
  const steps: string[] = []
  await read(bytes, 'a.pdf', { onProgress: (done, total) => steps.push(`${done}/${total}`) })
  expect(steps).toEqual(['1/3', '2/3', '3/3'])
})
