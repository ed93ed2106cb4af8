import { strToU8, zipSync } from 'fflate'
import { type HostileFile, join, utf8 } from './hostile-file.ts'

/** An archive in an archive in an archive. */
function nested(depth: number): Uint8Array {
  let bytes = zipSync({ 'a.txt': strToU8('words deep within') })
  for (let level = 0; level < depth; level++) bytes = zipSync({ 'inner.zip': bytes })
  return bytes
}

/** An OpenDocument text from the XML of its body. */
export const openText = (body: string, before = '') =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?>${before}<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': strToU8('<manifest:manifest xmlns:manifest="m"/>'),
  })
export const mail = (body: string, heads = '') => utf8(`From: a@b.example\r\nSubject: x\r\n${heads}\r\n${body}`)
const facts = (count: number) =>
  `{"documentInfo":{"documentType":"https://xbrl.org/2021/xbrl-json"},"facts":{${Array.from({ length: count }, (_, n) => `"f${n}":{"value":"1","decimals":0,"dimensions":{"concept":"e:A","period":"2025-01-01T00:00:00"}}`).join(',')}}}`

/** Archives, mails and texts of other programs that are made to exhaust their reader. */
export const containers: HostileFile[] = [
  { name: 'nested.zip', about: 'archives forty deep in one another', make: () => nested(40) },
  {
    name: 'zeros.zip',
    about: 'a text of 200 MB of one letter',
    make: () => zipSync({ 'a.txt': Buffer.alloc(200_000_000, 'a') }),
  },
  {
    name: 'crowd.zip',
    about: '20,000 files',
    make: () => zipSync(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`${n}.txt`, strToU8('words')]))),
  },
  {
    name: 'outside.zip',
    about: 'names that lead out of the folder',
    make: () =>
      zipSync({ '../../etc/passwd.txt': strToU8('words'), '/root.txt': strToU8('words'), 'C:\\a.txt': strToU8('w') }),
  },
  {
    name: 'parts.eml',
    about: '20,000 parts',
    make: () => mail('--x\r\n\r\nwords\r\n'.repeat(20_000), 'Content-Type: multipart/mixed; boundary=x\r\n'),
  },
  {
    name: 'deep.eml',
    about: 'parts 2,000 deep in one another',
    make: () => {
      const lines = Array.from(
        { length: 2_000 },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      )
      return mail(lines.join(''), 'Content-Type: multipart/mixed; boundary=b0\r\n')
    },
  },
  {
    name: 'head.eml',
    about: 'a head of 5 MB',
    make: () => join(mail('', ''), Buffer.from('X-Long: '), Buffer.alloc(5_000_000, '=?utf-8?q?')),
  },
  { name: 'groups.rtf', about: 'a million groups', make: () => utf8(`{\\rtf1 words ${'{'.repeat(1_000_000)}`) },
  { name: 'words.rtf', about: '5 MB of one word', make: () => join(utf8('{\\rtf1 '), Buffer.alloc(5_000_000, '\\b')) },
  {
    name: 'binary.rtf',
    about: 'binary data longer than the file',
    make: () => utf8('{\\rtf1 words {\\pict\\bin2147483647 x} more words}'),
  },
  {
    name: 'cells.rtf',
    about: 'a million cells',
    make: () => utf8(`{\\rtf1 words ${'\\cell'.repeat(1_000_000)}\\row}`),
  },
  {
    name: 'deep.odt',
    about: 'sections 100,000 deep',
    make: () => openText(`<text:p>words</text:p>${'<text:section>'.repeat(100_000)}`),
  },
  {
    name: 'entities.odt',
    about: 'entities that grow',
    make: () =>
      openText(
        '<text:p>&b;</text:p>',
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`,
      ),
  },
  {
    name: 'repeated.odt',
    about: 'a cell that is repeated without end',
    make: () =>
      openText(
        `<table:table><table:table-row><table:table-cell table:number-columns-repeated="999999999"><text:p>1</text:p></table:table-cell></table:table-row></table:table>`.repeat(
          2_000,
        ),
      ),
  },
  {
    name: 'deep.json',
    about: 'brackets a million deep',
    make: () => utf8(`{"documentType":"https://xbrl.org/2021/xbrl-json","a":${'['.repeat(1_000_000)}`),
  },
  { name: 'facts.json', about: '200,000 facts', make: () => utf8(facts(200_000)) },
]
