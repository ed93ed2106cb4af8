import { CFB, utils, write } from '@e965/xlsx'
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
const gif = text('GIF89a')
const docx = makeWord(wordParagraph(wordRun('Words')))
const pdf = await makePdf([(pen) => void pen.text('Words', 50, 100)])
const ole = (name: string): Uint8Array => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(6_000, 1))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}

describe('the format of a file', () => {
  it.each([
    ['report.pdf', pdf, 'pdf'],
    ['report.docx', docx, 'docx'],
    ['data.XLSX', xlsx, 'xlsx'],
    ['data.csv', text('a;b\n1;2'), 'csv'],
    ['notes.txt', text('Words'), 'txt'],
    ['notes.md', text('# Words'), 'md'],
    ['no ending', pdf, 'pdf'],
    ['letter.doc', ole('WordDocument'), 'doc'],
    ['table.xls', ole('Workbook'), 'xls'],
    ['photo.JPG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['logo.gif', gif, 'gif'],
    ['film.mp4', text('....ftypisom'), 'mp4'],
    ['film.mp4', text('....ftypqt  '), 'mov'],
    ['film.mov', text('....moov'), 'mov'],
    ['film.avi', text('RIFF....AVI '), 'avi'],
  ] as const)('of %s is told from bytes and name', (name, bytes, format) => {
    expect(sniff(bytes, name)).toEqual({ ok: true, format })
  })

  it.each([
    ['report.txt', pdf, 'wrong_type'],
    ['report.docx', xlsx, 'wrong_type'],
    ['report.pdf', docx, 'wrong_type'],
    ['report.pdf', text('Words'), 'wrong_type'],
    ['report.docx', text('Words'), 'wrong_type'],
    ['report.docx', zipSync({ 'a.txt': text('Words') }), 'damaged'],
    ['report.txt', zipSync({ 'a.txt': text('Words') }), 'format_not_supported'],
    ['report.7z', zipSync({ 'a.txt': text('Words') }), 'format_not_supported'],
    ['notes.txt', new Uint8Array([1, 2, 3, 0, 0, 7, 8, 1, 2, 3]), 'wrong_type'],
    ['film.mp4', text('Words'), 'wrong_type'],
    ['film.mp4', new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]), 'damaged'],
    ['photo.png', gif, 'wrong_type'],
    ['report.docx', ole('EncryptedPackage'), 'password_protected'],
    ['report.xls', ole('EncryptedPackage').slice(0, 1_024), 'damaged'],
    ['report.docx', ole('WordDocument'), 'wrong_type'],
    ['report.xls', ole('Contents'), 'damaged'],
    ['report.msg', ole('Contents'), 'format_not_supported'],
    ['virus.exe', new Uint8Array([0x4d, 0x5a, 0, 0]), 'format_not_supported'],
    ['empty.txt', new Uint8Array(), 'empty'],
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
    expect(result.ok && result.document.pages[0]?.text).toBe('x y')
  })
})

it('tells how far it has come', async () => {
  const bytes = await makePdf([1, 2, 3].map((number) => (pen) => void pen.text(`Page ${number}`, 50, 100)))
  const steps: string[] = []
  await read(bytes, 'a.pdf', { onProgress: (done, total) => steps.push(`${done}/${total}`) })
  expect(steps).toEqual(['1/3', '2/3', '3/3'])
})
