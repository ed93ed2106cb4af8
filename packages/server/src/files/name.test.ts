import { expect, test } from 'vitest'
import { attachment, cleanFileName } from './name.ts'

test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\reports\\Bericht.pdf', 'Bericht.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u0000b\n.txt', 'ab.txt'],
  ['Umschla\u0308ge.pdf', 'Umschläge.pdf'],
  ['', 'file'],
  ['/', 'file'],
])('%j is kept as %j', (sent, kept) => {
  expect(cleanFileName(sent, 255)).toBe(kept)
})

test('a long name keeps its extension and whole characters', () => {
  const kept = cleanFileName(`${'ä'.repeat(300)}.docx`, 255)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255)
  expect(kept).toMatch(/^ä+\.docx$/)
})

test('a download is named for every browser and cannot add a header', () => {
  expect(attachment('Größe "1".pdf')).toBe(
    `attachment; filename="Groe _1_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.pdf`,
  )
  expect(attachment('a\r\nX: y')).not.toMatch(/[\r\n]/)
})
