import type { Picture } from './picture.ts'

/** Darker than this is part of a line; thin lines of a scan are grey. */
const dark = 215
/** Dots in a row that no stroke of a letter has, and how thick a line is at most. */
const shortest = 56
const thickest = 6

/**
 * A picture without the thin lines of its tables: recognition takes them for letters, and loses those beside them. Where a letter
 * touches a line it stays whole.
 */
export function withoutRules({ width, height, grey }: Picture): Picture {
  const target = new Uint8Array(grey)
  erase(grey, target, height, width, width, 1)
  erase(grey, target, width, height, 1, width)
  return { width, height, grey: target }
}

/**
 * Erases the lines of one direction.
 * @param along how far the next dot of a line is
 * @param beside how far the dot beside it is
 */
function erase(
  grey: Uint8Array,
  target: Uint8Array,
  lines: number,
  length: number,
  beside: number,
  along: number,
): void {
  for (let line = 0; line < lines; line++) {
    const first = line * beside
    for (let at = 0; at < length; ) {
      if ((grey[first + at * along] as number) >= dark) {
        at++
        continue
      }
      const start = at
      while (at < length && (grey[first + at * along] as number) < dark) at++
      if (at - start < shortest || !isThin(grey, lines, line, beside, first, along, start, at)) continue
      for (let dot = start; dot < at; dot++) {
        const { from, to } = extent(grey, lines, line, beside, first + dot * along)
        if (to - from > thickest) continue
        for (let other = from; other < to; other++) target[first + dot * along + (other - line) * beside] = 255
      }
    }
  }
}

/** How far it is dark on both sides of a dot, across its line. */
function extent(
  grey: Uint8Array,
  lines: number,
  line: number,
  beside: number,
  place: number,
): { from: number; to: number } {
  let [from, to] = [line, line + 1]
  while (from > 0 && line - from <= thickest && (grey[place + (from - 1 - line) * beside] as number) < dark) from--
  while (to < lines && to - line <= thickest && (grey[place + (to - line) * beside] as number) < dark) to++
  return { from, to }
}

/** Whether a run of dark dots is a line and not the edge of a box or of a photograph: thin nearly everywhere. */
function isThin(
  grey: Uint8Array,
  lines: number,
  line: number,
  beside: number,
  first: number,
  along: number,
  start: number,
  end: number,
): boolean {
  let [thin, all] = [0, 0]
  for (let at = start; at < end; at += 4) {
    const { from, to } = extent(grey, lines, line, beside, first + at * along)
    all++
    if (to - from <= thickest) thin++
  }
  return thin >= all * 0.8
}
