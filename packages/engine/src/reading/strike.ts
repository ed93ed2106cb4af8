/** What a workbook shows struck through was taken back by its author: such cells and such runs of a text are left out. */

/** The part of a workbook that holds its fonts and the formats of its cells. */
export const stylesPart = /^xl\/styles\.xml$/i
/** Parts with texts of cells. */
export const textsPart = /^xl\/(?:sharedStrings\.xml|worksheets\/)/i

const struckFont = /<strike\b(?![^>]*val="(?:0|false)")/
const latin = (part: Uint8Array): Buffer => Buffer.from(part.buffer, part.byteOffset, part.byteLength)

/** Numbers of the cell formats whose font is struck through. */
export function struckFormats(styles: Uint8Array | undefined): ReadonlySet<string> {
  if (!styles || !latin(styles).includes('<strike')) return new Set()
  const text = latin(styles).toString('latin1')
  const inside = (name: string): string => text.slice(text.indexOf(`<${name}`), text.indexOf(`</${name}>`))
  const fonts = inside('fonts')
    .split(/(?=<font[\s/>])/)
    .slice(1)
  const struck = new Set(fonts.flatMap((font, at) => (struckFont.test(font) ? [String(at)] : [])))
  const formats = inside('cellXfs').match(/<xf\b[^>]*>/g) ?? []
  return new Set(
    formats.flatMap((format, at) => (struck.has(/\bfontId="(\d+)"/.exec(format)?.[1] ?? '') ? [String(at)] : [])),
  )
}

/** A part without its struck cells, and without the struck runs of its texts. */
export function withoutStruck(part: Uint8Array, formats: ReadonlySet<string>): Uint8Array {
  const bytes = latin(part)
  const hasRuns = bytes.includes('<strike')
  if (!hasRuns && formats.size === 0) return part
  let text = bytes.toString('latin1')
  if (hasRuns) text = withoutElements(text, 'r', (run) => struckFont.test(run))
  if (formats.size > 0)
    text = withoutElements(text, 'c', (cell) =>
      formats.has(/\bs="(\d+)"/.exec(cell.slice(0, cell.indexOf('>')))?.[1] ?? ''),
    )
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/** A text without those elements of a name that are to go; elements of that name are not nested. */
function withoutElements(text: string, name: string, goes: (element: string) => boolean): string {
  const end = `</${name}>`
  const parts = text.split(end)
  const last = parts.pop() ?? ''
  const kept = parts.map((part) => {
    const start = Math.max(part.lastIndexOf(`<${name} `), part.lastIndexOf(`<${name}>`))
    return start >= 0 && goes(part.slice(start)) ? part.slice(0, start) : part + end
  })
  return kept.join('') + last
}
