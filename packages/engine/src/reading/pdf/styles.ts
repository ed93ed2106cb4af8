import type { Composed, Draft } from './compose.ts'
import type { LaidRegion } from './layout.ts'
import { isBullet, type Word } from './word.ts'

const mostWords = 16
const numbering = /^(?:\d{1,2}(?:\.\d{1,2}){0,4}\.?|[A-Z]\.)$/

/** How headings of a document are distinguished from its text: by size, weight and colour against what most text has. */
export class Styles {
  readonly bodySize: number
  readonly bodyBold: boolean
  readonly bodyColour: string
  /** Colours in which a good part of a page is written, by its regions: on a dark page that is white. */
  readonly pageColours = new Map<LaidRegion, Set<string>>()
  /** Sizes of headings that are larger than the text, largest first. */
  readonly sizes: number[]

  constructor(drafts: Draft[]) {
    const sizes = new Map<number, number>()
    const bolds = new Map<boolean, number>()
    const colours = new Map<string, number>()
    for (const { row, region } of drafts.flatMap((draft) => draft.loose)) {
      if (region.role !== 'body') continue
      for (const piece of row.pieces) {
        add(sizes, half(piece.size), piece.text.length)
        add(bolds, piece.bold, piece.text.length)
        for (const word of piece.words) add(colours, word.colour, word.text.length)
      }
    }
    this.bodySize = most(sizes) ?? 10
    this.bodyBold = most(bolds) ?? false
    this.bodyColour = most(colours) ?? '#000000'
    for (const draft of drafts) this.notePage(draft)
    const larger = new Map<number, number>()
    for (const composed of drafts.flatMap((draft) => draft.loose)) {
      const size = half(composed.row.size)
      if (composed.region.role === 'body' && size > this.bodySize * 1.12 && this.worded(composed)) add(larger, size, 1)
    }
    this.sizes = ladder([...larger.keys()])
  }

  notePage(draft: Draft): void {
    const colours = new Map<string, number>()
    let letters = 0
    for (const { row } of draft.loose.filter(({ region }) => region.role !== 'picture'))
      for (const word of row.pieces.flatMap((piece) => piece.words)) {
        add(colours, word.colour, word.text.length)
        letters += word.text.length
      }
    const usual = new Set([...colours].filter(([, count]) => count > letters * 0.3).map(([colour]) => colour))
    for (const { region } of draft.loose) this.pageColours.set(region, usual)
  }

  /** 1 for the largest headings, growing downwards; `null` where the line is no heading. */
  levelOf(composed: Composed): number | null {
    if (composed.region.role !== 'body' || !this.worded(composed)) return null
    const { row, line } = composed
    const size = half(row.size)
    if (size > this.bodySize * 1.12) {
      const index = this.sizes.findIndex((step) => size >= step - 0.01)
      return Math.min(6, (index < 0 ? this.sizes.length : index) + 1)
    }
    const [first, second] = row.pieces
    const loose = second !== undefined && !(row.pieces.length === 2 && first && numbering.test(first.text))
    if (size < this.bodySize * 0.92 || loose || /[.,;]$/.test(line.text) || isBullet(line.text)) return null
    const lowest = Math.min(6, this.sizes.length + 1)
    const words = row.pieces.flatMap((piece) => piece.words)
    const letters = words.reduce((sum, word) => sum + word.text.length, 0)
    const bold = words.reduce((sum, word) => sum + (word.bold ? word.text.length : 0), 0)
    // The code of a paragraph may follow a heading in plain letters; bold words that open a sentence make no heading.
    const share = numbering.test((words[0] as Word).text) || /\]$/.test(line.text) ? 0.5 : 0.9
    if (!this.bodyBold && bold >= letters * share) return lowest
    const usual = this.pageColours.get(composed.region)
    const coloured = words.every((word) => word.colour !== this.bodyColour && !usual?.has(word.colour))
    if (words.length <= 10 && coloured) return Math.min(6, lowest + 1)
    return null
  }

  /** The level of a block of lines, `null` where it is no heading. */
  headingLevel(lines: Composed[]): number | null {
    const level = this.levelOf(lines[0] as Composed)
    if (level === null || lines.length > 4) return null
    const words = lines.reduce((sum, composed) => sum + composed.row.pieces.flatMap((piece) => piece.words).length, 0)
    if (words > mostWords + 6 * (lines.length - 1)) return null
    const text = (lines.at(-1) as Composed).line.text
    return /[.;,]$/.test(text) && words > 6 ? null : level
  }

  /** Words rather than a large figure. */
  worded(composed: Composed): boolean {
    if (isKeyFigure(composed)) return false
    const letters = composed.line.text.match(/\p{L}/gu)?.length ?? 0
    return letters >= 2 && letters >= composed.line.text.replace(/\s/g, '').length * 0.5
  }
}

function half(size: number): number {
  return Math.round(size * 2) / 2
}

function add<Key>(map: Map<Key, number>, key: Key, amount: number): void {
  map.set(key, (map.get(key) ?? 0) + amount)
}

function most<Key>(map: Map<Key, number>): Key | null {
  let best: Key | null = null
  let amount = -1
  for (const [key, value] of map)
    if (value > amount) {
      best = key
      amount = value
    }
  return best
}

/** At most five steps; sizes close to each other share one. */
function ladder(sizes: number[]): number[] {
  const steps: number[] = []
  for (const size of sizes.sort((one, other) => other - one)) {
    const last = steps.at(-1)
    if (last === undefined || size < last * 0.9) steps.push(size)
    else steps[steps.length - 1] = size
  }
  return steps.slice(0, 5)
}

const keyFigure =
  /^(?:[<>~≈+–−-]|ca\.|rund|over|über|more than|mehr als)?\s?(?:€|EUR|\$)?\s?\d[\d.,’' ]*\s?(?:%|€|\p{L}{1,8}\.?|\p{L}\S{0,6})?(?:\s\S{1,8})?$/iu

/** A line that is a figure with its unit, as large tiles on a page show it. */
export function isKeyFigure(composed: Composed): boolean {
  return keyFigure.test(composed.line.text) && !numbering.test(composed.row.pieces[0]?.text ?? '')
}
