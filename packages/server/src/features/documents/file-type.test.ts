import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CFB } from '@e965/xlsx'
import { documentExtensions, onboardingExtensions } from '@esrs/contract'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { plainFile } from '../../files/encryption/file-on-disk.ts'
import { agrees, contentOf, extensionOf, fileTypes } from './file-type.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let count = 0
function aFile(content: Uint8Array | string): string {
  count += 1
  const file = path.join(folder, String(count))
  fs.writeFileSync(file, content)
  return file
}
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])))
function compound(...streams: string[]): Uint8Array {
  const file = CFB.utils.cfb_new()
  for (const name of streams) CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5000, 1))
  return CFB.write(file, { type: 'buffer' }) as Uint8Array
}
const office = archive('[Content_Types].xml', 'word/document.xml')

test.each([
  ['PDF', '%PDF-1.7\n', 'pdf'],
  ['PDF after a byte order mark', '\ufeff\n%PDF-1.4', 'pdf'],
  ['Word', office, 'word'],
  ['Excel', archive('[Content_Types].xml', 'xl/workbook.xml'), 'excel'],
  ['PowerPoint', archive('[Content_Types].xml', 'ppt/presentation.xml'), 'powerpoint'],
  ['an archive of anything else', archive('readme.txt', 'word/notes.txt'), 'archive'],
  ['Word with backslashes', archive('[content_types].xml', 'Word\\Document.xml'), 'word'],
  ['half an archive', office.subarray(0, 60), 'damaged_archive'],
  ['Word 97', compound('Data', 'ObjectPool', '1Table', 'CompObj', 'WordDocument'), 'word97'],
  ['Excel 97', compound('Workbook'), 'excel97'],
  ['Excel 5', compound('Book'), 'excel97'],
  ['a locked Office file', compound('EncryptionInfo', 'EncryptedPackage'), 'encrypted'],
  ['another compound file', compound('__properties_version1.0'), 'compound'],
  ['a compound file cut off', compound('WordDocument').subarray(0, 400), 'compound'],
  ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image'],
  ['PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'image'],
  ['GIF', 'GIF89a\u0001', 'image'],
  ['MP4', Buffer.from('0000001866747970', 'hex'), 'video'],
  ['AVI', 'RIFF\u0001\u0001\u0001\u0001AVI LIST', 'video'],
  ['text', 'Größe;Menge\n1;2\n', 'text'],
  ['text in windows-1252', Buffer.from('Größe;Menge\n', 'latin1'), 'text'],
  ['text in UTF-16', Buffer.from('\ufeffScope 1;5', 'utf16le'), 'text'],
  ['text in UTF-16 without a mark', Buffer.from('Scope 1;5;Scope 2', 'utf16le'), 'text'],
  ['text with a zero in it', 'We have 1\u000020 employees.\n', 'text'],
  ['text with more zeros than letters', `Our report${'\0'.repeat(500)} of 2025.`, 'text'],
  ['text with the mark that ended texts of DOS', 'We have 120 employees.\r\n\u001a', 'text'],
  ['text with one odd sign', 'We have\u0001 120.', 'text'],
  ['a program', Buffer.from('7f454c4602010100000000', 'hex'), 'unknown'],
  ['nothing', '', 'empty'],
] as const)('%s is recognised', async (_, content, kind) => {
  expect(await contentOf(plainFile(aFile(content as string)))).toBe(kind)
})

test('a directory that leads back to itself ends', async () => {
  const file = Buffer.from(compound('WordDocument'))
  const sectorSize = 1 << file.readUInt16LE(30)
  const first = file.readUInt32LE(48)
  const table = (file.readUInt32LE(76) + 1) * sectorSize
  file.writeUInt32LE(first, table + 4 * first)
  expect(await contentOf(plainFile(aFile(file)))).toBe('word97')
})

test('every extension that the contract accepts has a type', () => {
  for (const extension of [...documentExtensions, ...onboardingExtensions]) expect(fileTypes).toHaveProperty(extension)
})

test.each([
  ['docx', 'word', true],
  ['docx', 'encrypted', true],
  ['docx', 'damaged_archive', true],
  ['docx', 'excel', false],
  ['docx', 'word97', false],
  ['doc', 'word', false],
  ['doc', 'word97', true],
  ['pdf', 'text', false],
  ['pdf', 'damaged_archive', false],
  ['txt', 'pdf', false],
  ['jpg', 'image', true],
  ['exe', 'unknown', false],
] as const)('.%s with %s: %s', (extension, content, expected) => {
  expect(agrees(extension, content)).toBe(expected)
})

test.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['pdf', ''],
  ['a.', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})
