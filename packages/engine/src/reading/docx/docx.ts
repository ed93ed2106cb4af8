import type { Block } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { isBoldHeading, TextPage } from '../text-page.ts'
import { hasTicks } from '../tick-boxes.ts'
import { TooLarge } from '../too-large.ts'
import { child, elements, parseXml, type XmlElement } from '../xml.ts'
import { Archive } from '../zip.ts'
import { textOf } from './runs.ts'
import { WordStyles } from './styles.ts'
import { tableOf } from './tables.ts'

const mainPart = /^word\/document\d*\.xml$/i
const containers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:smartTag', 'w:customXml', 'w:txbxContent'])

/** Reads a Word file as one page of numbered paragraphs and real tables. Tracked deletions and hidden text are left out. */
export async function readDocx(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const archive = new Archive(bytes)
  const part = (name: string): XmlElement | null => {
    const text = archive.text(name)
    return text === null ? null : parseXml(text)
  }
  const names = archive.names.sort()
  const main = names.find((name) => mainPart.test(name))
  const source = main ? archive.text(main) : null
  const body = source === null ? null : child(parseXml(source), 'w:body')
  if (!body) return { ok: false, reason: 'damaged', detail: 'no document inside' }
  const walker = new Walker(new WordStyles(part('word/styles.xml')))
  walker.page.hasTicks = source !== null && hasTicks(source)
  for (const name of names)
    if (/^word\/header\d+\.xml$/i.test(name)) walker.attempt(() => walker.margin(part(name), 'header'))
  walker.body(body)
  for (const notes of ['footnotes', 'endnotes'])
    walker.attempt(() => {
      for (const note of elements(part(`word/${notes}.xml`) ?? body))
        if (/^w:(?:foot|end)note$/.test(note.name) && !note.attributes['w:type']) walker.note(note)
    })
  for (const name of names)
    if (/^word\/footer\d+\.xml$/i.test(name)) walker.attempt(() => walker.margin(part(name), 'footer'))
  onProgress(1, 1, 'reading')
  const { damaged } = walker
  return {
    ok: true,
    pages: [walker.page.page()],
    notes: damaged ? [{ kind: 'damaged_parts', parts: damaged }] : [],
  }
}

class Walker {
  readonly styles: WordStyles
  readonly page = new TextPage()
  readonly seen = new Set<string>()
  damaged = 0

  constructor(styles: WordStyles) {
    this.styles = styles
  }

  /** Reads one part of the document; one that cannot be read leaves the others. */
  attempt(read: () => void): void {
    try {
      read()
    } catch (error) {
      if (error instanceof TooLarge) throw error
      this.damaged += 1
    }
  }

  body(element: XmlElement): void {
    for (const one of elements(element)) this.attempt(() => this.blocks({ ...element, children: [one] }))
  }

  blocks(parent: XmlElement): void {
    for (const one of elements(parent)) {
      if (one.name === 'w:p') this.paragraph(one)
      else if (one.name === 'w:tbl') this.table(one)
      else if (containers.has(one.name)) this.blocks(one)
      else if (one.name === 'mc:AlternateContent') {
        const choice = child(one, 'mc:Choice')
        if (choice) this.blocks(choice)
      }
    }
  }

  table(element: XmlElement): void {
    const table = tableOf(element, this.styles)
    // A table that holds tables arranges the page; what is inside is read in order.
    if (table.nested) for (const cell of table.contents) this.blocks(cell)
    else {
      this.page.table(table.rows, table.columns, table.headerRows)
      for (const box of table.boxes) this.blocks(box)
    }
  }

  paragraph(element: XmlElement): void {
    const { lines, boxes } = textOf(element, this.styles, false)
    const properties = child(element, 'w:pPr')
    const style = this.styles.of(child(properties, 'w:pStyle')?.attributes['w:val'])
    const outline = child(properties, 'w:outlineLvl')?.attributes['w:val']
    const level = outline !== undefined && Number(outline) < 9 ? Number(outline) + 1 : style.heading
    const text = lines
      .flat()
      .map((run) => run.text)
      .join(' ')
    if (level !== null && text.split(' ').length <= 40) this.page.add('heading', lines, Math.min(6, level))
    else if (style.list || child(properties, 'w:numPr')) this.page.add('list-item', lines)
    else if (!style.caption && isBoldHeading(lines)) this.page.add('heading', lines, 6)
    else this.page.add('paragraph', lines)
    for (const box of boxes) this.blocks(box)
  }

  note(element: XmlElement): void {
    const lines = elements(element)
      .filter((one) => one.name === 'w:p')
      .flatMap((paragraph) => textOf(paragraph, this.styles, false).lines)
    this.page.add('footnote', lines)
  }

  /** Running heads and feet, each text once. */
  margin(element: XmlElement | null, kind: Block['kind']): void {
    if (!element) return
    const paragraphs: XmlElement[] = []
    const collect = (parent: XmlElement): void => {
      for (const one of elements(parent)) {
        if (one.name === 'w:p') paragraphs.push(one)
        else if (one.name !== 'mc:Fallback' && one.name !== 'w:del') collect(one)
      }
    }
    collect(element)
    for (const paragraph of paragraphs) {
      const { lines } = textOf(paragraph, this.styles, false)
      const text = lines
        .flat()
        .map((run) => run.text)
        .join(' ')
      if (this.seen.has(text)) continue
      this.seen.add(text)
      this.page.add(kind, lines)
    }
  }
}
