import type { Block, Box, Page } from '../document.ts'
import type { FormatResult, Reading } from '../format-reader.ts'
import { isBoldHeading, type TextCell, TextPage } from '../text-page.ts'
import { TooLarge } from '../too-large.ts'
import { child, elements, type XmlElement } from '../xml.ts'
import { Archive } from '../zip.ts'
import { chartTable } from './charts.ts'
import { edgesOf, inOrder, linesIn, margins, type Placed, titles, within } from './places.ts'
import { Presentation } from './presentation.ts'
import { inheritedBox, shapesOf } from './shapes.ts'
import { joined, paragraphsOf } from './text.ts'

const mostSlides = 2_000
const mostRows = 2_000

/**
 * Reads a presentation: a page for each slide, its text in reading order with the places of its shapes, tables, the figures of
 * its charts, and the speaker's notes. A slide that is not shown keeps its number and has no text.
 * @see ECMA-376 part 1, 19 presentations
 */
export async function readPptx(bytes: Uint8Array, { onProgress }: Reading): Promise<FormatResult> {
  const file = new Presentation(new Archive(bytes))
  const slides = file.slides()
  if (slides === null) return { ok: false, reason: 'damaged', detail: 'no presentation inside' }
  if (slides.length > mostSlides) return { ok: false, reason: 'too_large', detail: `${slides.length} slides` }
  const pages: Page[] = []
  const damaged: number[] = []
  let tooLarge: TooLarge | null = null
  for (const [index, name] of slides.entries()) {
    const page = new SlidePage(file, name)
    // One slide that cannot be read leaves the others.
    try {
      page.read()
    } catch (error) {
      damaged.push(index + 1)
      if (error instanceof TooLarge) tooLarge = error
    }
    pages.push(page.page(index + 1))
    onProgress(index + 1, slides.length, 'reading')
  }
  if (damaged.length > 0 && damaged.length === slides.length) {
    if (tooLarge) throw tooLarge
    return { ok: false, reason: 'damaged', detail: 'no slide can be read' }
  }
  return { ok: true, pages, notes: damaged.length > 0 ? [{ kind: 'damaged_pages', pages: damaged }] : [] }
}

class SlidePage {
  readonly file: Presentation
  readonly name: string
  readonly text = new TextPage()
  title: string | null = null

  constructor(file: Presentation, name: string) {
    this.file = file
    this.name = name
  }

  page(number: number): Page {
    const { width, height } = this.file
    return { ...this.text.page(), number, kind: 'slide', name: this.title, width, height }
  }

  read(): void {
    const root = this.file.part(this.name)
    if (!root) throw new Error('no such slide')
    if (root.attributes.show === '0' || root.attributes.show === 'false') return
    const layers = this.file.behind(this.name)
    const { width, height } = this.file
    const shapes = shapesOf(root).flatMap((shape): Placed[] => {
      const box = within(shape.box ?? inheritedBox(shape, layers) ?? { x: 0, y: 0, width, height }, width, height)
      return box ? [{ ...shape, box }] : []
    })
    for (const shape of inOrder(shapes)) {
      if (shape.kind === 'table') this.table(shape)
      else if (shape.kind === 'chart') this.chart(shape)
      else if (shape.kind === 'diagram') this.diagram(shape)
      else this.body(shape, shape.content)
    }
    this.notes()
  }

  body(shape: Placed, body: XmlElement): void {
    const paragraphs = paragraphsOf(body)
    const boxes = linesIn(shape.box, paragraphs)
    const isTitle = titles.has(shape.role ?? '')
    for (const [index, paragraph] of paragraphs.entries()) {
      const text = paragraph.lines
        .flat()
        .map((run) => run.text)
        .join(' ')
      if (isTitle) this.title ??= text.slice(0, 200)
      let kind: Block['kind'] = 'paragraph'
      if (isTitle || shape.role === 'subTitle') kind = 'heading'
      else if (margins.has(shape.role ?? '')) kind = 'footer'
      else if (paragraph.bullet || shape.role === 'body') kind = 'list-item'
      else if (isBoldHeading(paragraph.lines) && !/\d/.test(text)) kind = 'heading'
      const level = isTitle ? 1 : shape.role === 'subTitle' ? 2 : 3
      this.text.add(kind, paragraph.lines, level, { shape: shape.name, boxes: boxes[index] as Box[] })
    }
  }

  table(shape: Placed): void {
    const { content, box: outer } = shape
    const grid = elements(child(content, 'a:tblGrid') ?? content).filter((one) => one.name === 'a:gridCol')
    const lines = elements(content)
      .filter((one) => one.name === 'a:tr')
      .slice(0, mostRows)
    const lefts = edgesOf(
      grid.map((one) => Number(one.attributes.w ?? 0)),
      outer.x,
      outer.width,
    )
    const tops = edgesOf(
      lines.map((one) => Number(one.attributes.h ?? 0)),
      outer.y,
      outer.height,
    )
    const columns = Math.max(1, grid.length)
    const rows = lines.map((line, row) =>
      elements(line)
        .filter((one) => one.name === 'a:tc')
        .slice(0, columns)
        .flatMap((cell, column): TextCell[] => {
          if (isOn(cell.attributes.hMerge) || isOn(cell.attributes.vMerge)) return []
          const body = child(cell, 'a:txBody')
          const runs = (body ? paragraphsOf(body) : []).flatMap((paragraph) => paragraph.lines.flat())
          const columnSpan = spanOf(cell.attributes.gridSpan, columns - column)
          const rowSpan = spanOf(cell.attributes.rowSpan, lines.length - row)
          const [x, y] = [lefts[column] ?? outer.x, tops[row] ?? outer.y]
          const right = lefts[column + columnSpan] ?? outer.x + outer.width
          const bottom = tops[row + rowSpan] ?? outer.y + outer.height
          const box = { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) }
          return [{ column, rowSpan, columnSpan, run: joined(runs), box }]
        }),
    )
    this.text.table(rows, columns, null)
  }

  chart(shape: Placed): void {
    const id = shape.content.attributes['r:id']
    const chart = chartTable(this.file.part(this.file.related(this.name).find((one) => one.id === id)?.target))
    if (!chart) return
    const { box, name } = shape
    if (chart.title)
      this.text.add('heading', [[joined([{ text: chart.title, bold: true, marks: [] }])]], 3, {
        shape: name,
        boxes: [box],
      })
    this.text.table(
      chart.rows.map((row) => row.map((cell) => ({ ...cell, box }))),
      chart.columns,
      null,
    )
  }

  /** A drawing made of listed words; they stand in a part of their own. */
  diagram(shape: Placed): void {
    const id = shape.content.attributes['r:dm']
    const data = this.file.part(this.file.related(this.name).find((one) => one.id === id)?.target)
    const list = child(data, 'dgm:ptLst')
    for (const point of list ? elements(list) : []) {
      const body = child(point, 'dgm:t')
      if (body) this.body(shape, body)
    }
  }

  /** What the speaker is to say stands below the slide, without a place on it. */
  notes(): void {
    const target = this.file.related(this.name).find((one) => one.kind === 'notesSlide')?.target
    for (const shape of shapesOf(this.file.part(target)))
      if (shape.kind === 'text' && shape.role === 'body')
        for (const { lines } of paragraphsOf(shape.content)) this.text.add('paragraph', lines)
  }
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

function spanOf(value: string | undefined, most: number): number {
  return Math.min(Math.max(1, most), Math.max(1, Math.floor(Number(value ?? 1)) || 1))
}
