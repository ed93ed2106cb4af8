import { canary, type HostileFile, planted, utf8 } from './hostile-file.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const main = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>'
const links = (inside: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
const entry = (name: string, text: string): ZipEntry => ({ name, content: utf8(text) })

function around(count: number): ZipEntry[] {
  const ids = Array.from({ length: count }, (_, n) => `<p:sldId id="${256 + n}" r:id="s${n + 1}"/>`)
  const to = Array.from(
    { length: count },
    (_, n) => `<Relationship Id="s${n + 1}" Type="${office}/slide" Target="slides/slide${n + 1}.xml"/>`,
  )
  return [
    entry('[Content_Types].xml', types),
    entry(
      '_rels/.rels',
      links(`<Relationship Id="r1" Type="${office}/officeDocument" Target="ppt/presentation.xml"/>`),
    ),
    entry(
      'ppt/presentation.xml',
      `<?xml version="1.0"?><p:presentation xmlns:p="${main}" xmlns:r="${office}"><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    ),
    entry('ppt/_rels/presentation.xml.rels', links(to.join(''))),
  ]
}
const slide = (shapes: string, show = '') =>
  `<?xml version="1.0"?><p:sld xmlns:p="${main}" xmlns:a="${drawing}" xmlns:r="${office}" ${show}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`
const shape = (text: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

/** A presentation of slides, each with one text whose lines are paragraphs. */
export const presentation = (texts: readonly string[], escaped: (text: string) => string): Uint8Array =>
  writeZip([
    ...around(texts.length),
    ...texts.map((text, n) =>
      entry(
        `ppt/slides/slide${n + 1}.xml`,
        slide(
          `<p:sp><p:txBody>${text
            .split('\n')
            .map((line) => `<a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p>`)
            .join('')}</p:txBody></p:sp>`,
        ),
      ),
    ),
  ])

/** Presentations that nest, refer elsewhere, or hide something. */
export const slides: HostileFile[] = [
  { name: 'none.pptx', about: 'no slides', make: () => writeZip(around(0)) },
  { name: 'missing.pptx', about: 'its slides are not there', make: () => writeZip(around(5)) },
  {
    name: 'thousands.pptx',
    about: '3,000 slides',
    make: () =>
      writeZip([
        ...around(3000),
        ...Array.from({ length: 3000 }, (_, n) => entry(`ppt/slides/slide${n + 1}.xml`, slide(shape(`Slide ${n}`)))),
      ]),
  },
  {
    name: 'groups.pptx',
    about: 'groups in groups, 20,000 deep',
    make: () =>
      writeZip([
        ...around(1),
        entry(
          'ppt/slides/slide1.xml',
          slide(`${'<p:grpSp>'.repeat(20_000)}${shape('deep')}${'</p:grpSp>'.repeat(20_000)}`),
        ),
      ]),
  },
  {
    name: 'fetches.pptx',
    about: 'a film and a chart that are fetched',
    make: () =>
      writeZip([
        ...around(1),
        entry('ppt/slides/slide1.xml', slide(shape('A slide'))),
        entry(
          'ppt/slides/_rels/slide1.xml.rels',
          links(
            `<Relationship Id="r1" Type="${office}/chart" TargetMode="External" Target="${canary}/chart.xml"/><Relationship Id="r2" Type="${office}/notesSlide" Target="../../../../../etc/passwd"/>`,
          ),
        ),
      ]),
  },
  {
    name: 'hidden.pptx',
    about: 'figures on a hidden slide',
    never: planted,
    make: () =>
      writeZip([
        ...around(2),
        entry('ppt/slides/slide1.xml', slide(shape('Sustainability report 2025'))),
        entry(
          'ppt/slides/slide2.xml',
          slide(shape(`Total energy consumption in 2025 was ${planted} MWh.`), 'show="0"'),
        ),
      ]),
  },
]
