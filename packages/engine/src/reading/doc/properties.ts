/** What the file says about a run of characters, by their places in its main stream. */
export interface Characters {
  from: number
  to: number
  bold: boolean
  /** Hidden, deleted by tracked changes, white, or too small to see. */
  unseen: boolean
  raised: boolean
}

/** What the file says about a paragraph, by its place in the main stream. */
export interface Paragraph {
  from: number
  to: number
  style: number
  /** 1 is the highest; `null` where the paragraph itself says nothing. */
  outline: number | null
  list: boolean
  inTable: boolean
  /** The mark that ends a row of a table. */
  rowEnd: boolean
  header: boolean
  /** Left edges of the cells of a row and the right edge of its last one, in twentieths of a point. */
  edges: number[]
  /** For each cell whether it continues the cell above. */
  continues: boolean[]
}

const pageSize = 512
const mostPages = 100_000

/** Operand sizes by the top three bits of an operation; the sixth kind tells its own. */
const sizes = [1, 1, 2, 4, 2, 2, 0, 3]

/**
 * Walks the operations of a property list.
 * @see [MS-DOC] 2.2.5 Prl
 */
function* operations(bytes: Uint8Array): Generator<{ code: number; operand: DataView }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at + 3 <= bytes.length) {
    const code = view.getUint16(at, true)
    at += 2
    let size = sizes[code >> 13] as number
    if (size === 0) {
      // The definition of a table counts its size in two bytes, everything else in one.
      const wide = code === 0xd608
      size = wide ? (at + 2 <= bytes.length ? view.getUint16(at, true) - 1 : 0) : (bytes[at] as number)
      at += wide ? 2 : 1
    }
    if (size < 0 || at + size > bytes.length) return
    yield { code, operand: new DataView(bytes.buffer, bytes.byteOffset + at, size) }
    at += size
  }
}

/** The pages of properties that a table of places points to; each entry is a stretch of text and its property list. */
function* stretches(
  stream: Uint8Array,
  table: Uint8Array,
  entrySize: number,
): Generator<{ from: number; to: number; page: Uint8Array; at: number }> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const count = Math.min(mostPages, Math.floor((table.length - 4) / 8))
  for (let index = 0; index < count; index++) {
    const number = view.getUint32((count + 1) * 4 + index * 4, true) & 0x3fffff
    const page = stream.subarray(number * pageSize, (number + 1) * pageSize)
    if (page.length < pageSize) continue
    const places = new DataView(page.buffer, page.byteOffset, pageSize)
    const runs = page[pageSize - 1] as number
    for (let run = 0; run < runs; run++) {
      const at = (runs + 1) * 4 + run * entrySize
      if (at + entrySize > pageSize) break
      const [from, to] = [places.getUint32(run * 4, true), places.getUint32(run * 4 + 4, true)]
      if (to > from) yield { from, to, page, at: (page[at] as number) * 2 }
    }
  }
}

const isOn = (operand: DataView): boolean => operand.byteLength > 0 && (operand.getUint8(0) & 1) === 1

/**
 * Runs of characters with properties of their own, in order of their places.
 * @see [MS-DOC] 2.6.1 character properties, 2.9.33 ChpxFkp
 */
export function charactersOf(stream: Uint8Array, table: Uint8Array): Characters[] {
  const found: Characters[] = []
  for (const { from, to, page, at } of stretches(stream, table, 1)) {
    if (at === 0) continue
    const run = { from, to, bold: false, unseen: false, raised: false }
    for (const { code, operand } of operations(page.subarray(at + 1, at + 1 + (page[at] as number))))
      setCharacterProperty(run, code, operand)
    found.push(run)
  }
  return found.sort((one, other) => one.from - other.from)
}

/** Deleted, hidden in two ways, struck through once and twice. */
const unseenWhereOn = new Set([0x0800, 0x083c, 0x0811, 0x0837, 0x2a53])

function setCharacterProperty(run: Characters, code: number, operand: DataView): void {
  if (code === 0x0835) run.bold = isOn(operand)
  else if (unseenWhereOn.has(code) && isOn(operand)) run.unseen = true
  else if (code === 0x2a48) run.raised = operand.byteLength > 0 && operand.getUint8(0) === 1
  else if (code === 0x4a43) run.unseen ||= operand.byteLength >= 2 && operand.getUint16(0, true) <= 3
  else if (code === 0x6870) run.unseen ||= operand.byteLength >= 4 && (operand.getUint32(0, true) | 0) === 0xffffff
}

/**
 * Paragraphs in order of their places.
 * @see [MS-DOC] 2.6.2 paragraph properties, 2.9.175 PapxFkp, 2.9.321 TDefTableOperand
 */
export function paragraphsOf(stream: Uint8Array, table: Uint8Array): Paragraph[] {
  const found: Paragraph[] = []
  for (const { from, to, page, at } of stretches(stream, table, 13)) {
    const paragraph: Paragraph = {
      from,
      to,
      style: 0,
      outline: null,
      list: false,
      inTable: false,
      rowEnd: false,
      header: false,
      edges: [],
      continues: [],
    }
    found.push(paragraph)
    const list = propertyList(page, at)
    if (list.length < 2) continue
    paragraph.style = (list[0] as number) | ((list[1] as number) << 8)
    for (const { code, operand } of operations(list.subarray(2))) setParagraphProperty(paragraph, code, operand)
  }
  return found.sort((one, other) => one.from - other.from)
}

/** Style and property list of a paragraph; their size is counted in pairs of bytes, behind a zero where it is even. */
function propertyList(page: Uint8Array, at: number): Uint8Array {
  if (at === 0 || at + 2 > pageSize) return page.subarray(0, 0)
  const size = page[at] as number
  if (size > 0) return page.subarray(at + 1, at + size * 2)
  return page.subarray(at + 2, at + 2 + (page[at + 1] as number) * 2)
}

function setParagraphProperty(paragraph: Paragraph, code: number, operand: DataView): void {
  if (code === 0x2416) paragraph.inTable = isOn(operand)
  else if (code === 0x2417) paragraph.rowEnd = isOn(operand)
  else if (code === 0x3404) paragraph.header = isOn(operand)
  else if (code === 0x2640 && operand.byteLength > 0) {
    const level = operand.getUint8(0)
    paragraph.outline = level < 9 ? level + 1 : null
  } else if (code === 0x460b && operand.byteLength >= 2) paragraph.list = operand.getUint16(0, true) > 0
  else if (code === 0xd608) defineRow(paragraph, operand)
}

function defineRow(paragraph: Paragraph, operand: DataView): void {
  const cells = operand.byteLength > 0 ? operand.getUint8(0) : 0
  const edges = 1 + (cells + 1) * 2
  if (cells > 64 || operand.byteLength < edges) return
  paragraph.edges = Array.from({ length: cells + 1 }, (_, index) => operand.getInt16(1 + index * 2, true))
  paragraph.continues = Array.from({ length: cells }, (_, index) => {
    const at = edges + index * 20
    return at + 2 <= operand.byteLength && ((operand.getUint16(at, true) >> 5) & 3) === 1
  })
}
