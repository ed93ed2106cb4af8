import { strToU8, zipSync } from 'fflate'
import { mail, openText } from './containers.ts'
import { canary, type HostileFile, join, planted, utf8 } from './hostile-file.ts'
import { page, spreadsheet } from './pages.ts'

const sentence = `Total energy consumption in 2025 was ${planted} MWh.`
const row = (text: string, more = '') =>
  `<table:table-row><table:table-cell ${more}><text:p>${text}</text:p></table:table-cell></table:table-row>`
const filed = (facts: string, head = '') =>
  utf8(
    `<?xml version="1.0"?>${head}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:e="e"><body><div style="display:none"><ix:header><ix:references><link:schemaRef xlink:type="simple" xlink:href="${canary}/taxonomy.xsd"/></ix:references><ix:resources><xbrli:context id="c"><xbrli:entity><xbrli:identifier scheme="s">x</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>2025-12-31</xbrli:endDate></xbrli:period></xbrli:context><xbrli:unit id="u"><xbrli:measure>utr:MWh</xbrli:measure></xbrli:unit></ix:resources></ix:header></div><p>A report of 2025</p>${facts}</body></html>`,
  )
const fact = (inside: string, more = '') =>
  `<p><ix:nonFraction name="esrs:TotalEnergyConsumption" contextRef="c" unitRef="u" decimals="0" ${more}>${inside}</ix:nonFraction></p>`
const xbrlJson = (facts: string) =>
  utf8(`{"documentInfo":{"documentType":"https://xbrl.org/2021/xbrl-json"},"facts":{${facts}}}`)
const attached = (name: string, content: Uint8Array) =>
  `--x\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`
const mixed = (...parts: string[]) =>
  mail(`${parts.join('')}--x--\r\n`, 'Content-Type: multipart/mixed; boundary=x\r\n')
/** An archive whose files are marked as locked by a password. */
function locked(): Uint8Array {
  const bytes = zipSync({ 'a.txt': strToU8('words that are locked') }, { level: 0 })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 8 < bytes.length; at++) {
    const sign = view.getUint32(at, true)
    if (sign === 0x04034b50) view.setUint16(at + 6, 1, true)
    if (sign === 0x02014b50) view.setUint16(at + 8, 1, true)
  }
  return bytes
}

/** Tagged pages, tables and texts of other programs, mails and archives that refer elsewhere, hide something, or claim what cannot be. */
export const formats: HostileFile[] = [
  {
    name: 'hidden.html',
    about: 'figures that are not shown',
    never: planted,
    make: () =>
      page(
        `<p style="display:none">${sentence}</p><p hidden>${sentence}</p><!-- ${sentence} --><template>${sentence}</template>`,
      ),
  },
  {
    name: 'fetched.html',
    about: 'pages, pictures and styles that are fetched',
    make: () =>
      page(
        `<link rel="stylesheet" href="${canary}/a.css"><img src="${canary}/a.png"><iframe src="${canary}/"></iframe><meta http-equiv="refresh" content="0;url=${canary}/"><object data="${canary}/a"></object>`,
      ),
  },
  {
    name: 'entities.xhtml',
    about: 'entities that grow, and one that is fetched',
    make: () =>
      filed(
        `<p>&b;&c;</p>${fact('12')}`,
        `<!DOCTYPE html [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c SYSTEM "${canary}/c">]>`,
      ),
  },
  {
    name: 'unshown.xhtml',
    about: 'a fact that its page does not show',
    never: planted,
    make: () => filed(`<div style="display:none">${fact(planted, 'format="ixt:num-dot-decimal"')}</div>`),
  },
  { name: 'scale.xhtml', about: 'a scale of a billion digits', make: () => filed(fact('1', 'scale="999999999"')) },
  { name: 'digits.xhtml', about: 'a fact of a million digits', make: () => filed(fact('9'.repeat(1_000_000))) },
  {
    name: 'facts.xhtml',
    about: '60,000 facts of one thing',
    make: () => filed(Array.from({ length: 60_000 }, (_, n) => fact(String(n))).join('')),
  },
  {
    name: 'within.xhtml',
    about: 'facts 5,000 deep in one another',
    make: () =>
      filed(`${'<ix:nonNumeric name="esrs:A" contextRef="c">'.repeat(5_000)}words${'</ix:nonNumeric>'.repeat(5_000)}`),
  },
  {
    name: 'fetched.ods',
    about: 'cells of files that are fetched, and programs',
    make: () =>
      spreadsheet(
        row('12', `table:formula="of:=['${canary}/a.ods'#$A.A1]"`) +
          row('12', `table:formula="of:=WEBSERVICE(&quot;${canary}/&quot;)"`) +
          `<table:table-row><table:table-cell><draw:image xmlns:draw="d" xmlns:xlink="x" xlink:href="${canary}/a.png"/></table:table-cell></table:table-row>`,
      ),
  },
  {
    name: 'noise.ods',
    about: 'a table whose content is noise',
    make: () =>
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
        'content.xml': Buffer.alloc(100_000, '\u0001<&'),
      }),
  },
  {
    name: 'hidden.odt',
    about: 'figures in deleted and hidden text, and what is fetched',
    never: planted,
    make: () =>
      openText(
        `<text:p>A report of 2025</text:p><text:tracked-changes><text:changed-region><text:deletion><text:p>${sentence}</text:p></text:deletion></text:changed-region></text:tracked-changes><text:hidden-paragraph text:is-hidden="true">${sentence}</text:hidden-paragraph><text:p><draw:image xmlns:draw="d" xmlns:xlink="x" xlink:href="${canary}/a.png"/></text:p>`,
      ),
  },
  {
    name: 'hidden.rtf',
    about: 'hidden figures, a template that is fetched, and a program',
    never: planted,
    make: () =>
      utf8(
        `{\\rtf1 {\\*\\template ${canary}/a.dot}{\\field{\\*\\fldinst INCLUDEPICTURE "${canary}/a.png" }}A report of 2025\\par {\\v ${sentence}}{\\object\\objemb{\\*\\objdata 4d5a9000}}\\par }`,
      ),
  },
  { name: 'truncated.rtf', about: 'ends within a letter', make: () => utf8("{\\rtf1 A report of 2025 \\'") },
  {
    name: 'bomb.eml',
    about: 'an attached archive of 200 MB of one letter',
    make: () => mixed(attached('a.zip', zipSync({ 'a.txt': Buffer.alloc(200_000_000, 'a') }))),
  },
  {
    name: 'attached.eml',
    about: 'attached programs and names that lead elsewhere',
    make: () => mixed(attached('../../etc/hostile-was-here.txt', utf8('words')), attached('a.exe', utf8('MZ'))),
  },
  {
    name: 'page.eml',
    about: 'a page that hides figures and fetches pictures',
    never: planted,
    make: () =>
      mail(
        `<html><body><p>A report of 2025</p><p style="display:none">${sentence}</p><img src="${canary}/a.png"></body></html>`,
        'Content-Type: text/html\r\n',
      ),
  },
  {
    name: 'coded.eml',
    about: '5 MB that are coded as nothing is',
    make: () =>
      join(
        mail('', 'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n'),
        Buffer.alloc(5_000_000, '='),
      ),
  },
  { name: 'one-row.tsv', about: '3 million cells in one row', make: () => Buffer.alloc(12_000_000, '123\t') },
  {
    name: 'programs.tsv',
    about: 'formulas that call programs',
    make: () => utf8(`Measure\t2025\n=cmd|'/C calc'!A0\t=WEBSERVICE("${canary}/")\n@SUM(1)\t+1\n`),
  },
  { name: 'locked.zip', about: 'protected by a password', make: locked },
  {
    name: 'mixed.zip',
    about: 'noise under the names of every format',
    make: () =>
      zipSync(
        Object.fromEntries(
          ['pdf', 'docx', 'xlsx', 'pptx', 'ods', 'odt', 'rtf', 'eml', 'xhtml', 'json', 'png', 'csv'].map((ending) => [
            `a.${ending}`,
            Buffer.alloc(50_000, `${ending}\u0000<{%`),
          ]),
        ),
      ),
  },
  {
    name: 'numbers.json',
    about: 'figures that no program can hold',
    make: () =>
      xbrlJson(
        ['1e999999999', '-1e-999999999', '9'.repeat(500_000), 'NaN', '']
          .map(
            (value, n) =>
              `"f${n}":{"value":"${value}","decimals":99999999,"dimensions":{"concept":"esrs:TotalEnergyConsumption","unit":"utr:MWh","period":"2025-01-01T00:00:00/2026-01-01T00:00:00"}}`,
          )
          .join(),
      ),
  },
  {
    name: 'kinds.json',
    about: 'facts of every wrong kind',
    make: () =>
      xbrlJson(
        '"a":null,"b":[],"c":{"value":{}},"d":{"value":1,"dimensions":[]},"e":{"dimensions":{"concept":{},"period":7}},"__proto__":{"value":"1"},"f":"words"',
      ),
  },
  {
    name: 'empty.xbri',
    about: 'a package without a report',
    make: () => zipSync({ 'p/META-INF/reportPackage.json': strToU8('{"documentInfo":{"documentType":"x"}}') }),
  },
  {
    name: 'elsewhere.xbri',
    about: 'a package whose reports lie elsewhere, and whose taxonomy is fetched',
    make: () =>
      zipSync({
        'p/META-INF/reportPackage.json': strToU8('['.repeat(100_000)),
        'p/META-INF/catalog.xml': strToU8(
          `<catalog><rewriteURI uriStartString="x" rewritePrefix="${canary}/"/></catalog>`,
        ),
        'p/reports/../../../etc/hostile-was-here.xhtml': filed(fact('12')),
        'p/reports/a.xhtml': filed(fact('12')),
      }),
  },
]
