import { codedRow, type FormLine, linesOf, markOf } from './form-lines.ts'

/** What stands between the beginning of a form and its total. */
export interface Stretch {
  rows: { line: FormLine; group: 'aligned' | 'eligible' }[]
  sums: Partial<Record<'aligned' | 'eligible' | 'total', FormLine>>
  /** Lines that name the KPI. */
  heads: string[]
  pages: Set<number>
  group: 'aligned' | 'eligible'
}

/** The stretches of pages that look like a form: from the head of its first part to its total. */
export function formStretches(pages: readonly { number: number; text: string }[]): Stretch[] {
  const done: Stretch[] = []
  let open: Stretch | null = null
  let last = 0
  for (const { number, text } of pages) {
    if (number !== last + 1) open = null
    last = number
    const lines = linesOf(number, text)
    for (const [at, line] of lines.entries()) {
      open = begun(open, line)
      if (!open) continue
      open.pages.add(number)
      const total: FormLine | null = put(open, line, [lines[at - 1], lines[at + 1]])
      if (!total) continue
      open.sums.total = total
      done.push(open)
      open = null
    }
  }
  return done
}

/** The stretch that a line belongs to. A form that goes on repeats its heads; one in which nothing stood was none. */
function begun(open: Stretch | null, line: FormLine): Stretch | null {
  if (markOf(line.text) !== 'aligned' || hasFigures(line)) return open
  if (open === null || open.rows.length === 0)
    return { rows: [], sums: {}, heads: [], pages: new Set(), group: 'aligned' }
  open.group = 'aligned'
  return open
}

/**
 * Puts a line into its stretch.
 * @param beside the lines above and below, in one of which the figures of the total may stand
 * @returns the line with the figures of the total, where this is it
 */
function put(open: Stretch, line: FormLine, beside: readonly (FormLine | undefined)[]): FormLine | null {
  const mark = markOf(line.text)
  if (mark === 'total') return [line, ...beside].find((one) => one && isWhole(one)) ?? null
  if (mark === 'both') open.heads.push(line.text)
  else if (mark === null) {
    if (codedRow(line)) open.rows.push({ line, group: open.group })
  } else if (hasFigures(line)) {
    open.sums[mark] ??= line
    open.heads.push(line.text)
  } else open.group = mark
  return null
}

const hasFigures = ({ cells }: FormLine): boolean =>
  cells.filter((cell) => /^[\d., {2}’']+\s?%?$|^[-–—]\s?%?$/.test(cell)).length >= 2

/** A line that says a hundred percent behind something else. */
const isWhole = ({ cells }: FormLine): boolean => cells.some((cell, at) => at > 0 && /^100(?:[.,]0+)?\s?%?$/.test(cell))
