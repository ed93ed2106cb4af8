import { drawnBeside, splitIntoBands } from './bands.ts'
import type { Item } from './grid.ts'
import { regionsOf } from './order.ts'
import type { Painting } from './painting.ts'
import { placePicture } from './place-picture.ts'
import type { RepeatedPageParts } from './repeated-page-parts.ts'
import { rowsOf, settleRaised, withoutDoubles } from './rows.ts'
import { type Separator, separatorsOf } from './separators.ts'
import { withoutStruck } from './struck.ts'
import { itemsOf, pieceRowOf } from './tables.ts'
import { settleTicks } from './tick-words.ts'
import { headsUpright } from './upright-heads.ts'
import { clean, type Word } from './word.ts'

/** A page as laid out: regions in reading order, each a sequence of lines and tables. */
export interface Layout {
  painting: Painting
  regions: LaidRegion[]
}

/** One column of text, one table area, one running head, or what was recognised in a picture. */
export interface LaidRegion {
  role: 'body' | 'header' | 'footer' | 'turned' | 'picture'
  items: Item[]
}

/** The words of a page by the direction they are written in; the upright ones first. */
export function framesOf(painting: Painting): { upright: Word[]; turned: Word[][] } {
  const frames = new Map<number, Word[]>()
  const upright: Word[] = []
  for (const word of visible(clean(painting.words), painting)) {
    if (word.angle <= 2 || word.angle >= 358) upright.push(word)
    else {
      const frame = frames.get(word.angle)
      if (frame) frame.push(word)
      else frames.set(word.angle, [word])
    }
  }
  const settled = (words: Word[]): Word[] =>
    splitIntoBands(words).flatMap((band) => {
      const single = withoutDoubles(band)
      settleRaised(single)
      return single
    })
  const others = [...frames.entries()].sort((one, other) => one[0] - other[0]).map(([, words]) => words)
  const standing = settleTicks(withoutStruck(upright, painting.rules))
  const heads = others.length > 0 ? headsUpright(standing, others) : []
  return { upright: settled([...standing, ...heads]), turned: others.map(settled) }
}

/** Invisible text counts only where it is the recognised text of a scan: over pictures, with hardly any visible text. */
function visible(words: Word[], painting: Painting): Word[] {
  const unseen = words.filter((word) => word.unseen).length
  if (unseen === 0) return words
  const scan = painting.pictured > 0.4 && words.length - unseen < unseen * 0.25
  return scan ? words : words.filter((word) => !word.unseen)
}

/** Lays out one page once its running heads are known. */
export function layOut(painting: Painting, repeated: RepeatedPageParts, turned: Word[][]): Layout {
  const regions: LaidRegion[] = []
  const laid = (role: LaidRegion['role'], words: Word[], lines: Separator[]): LaidRegion[] =>
    regionsOf(words, lines).map((region) => {
      const rows = region.rows.map(pieceRowOf)
      return { role, items: role === 'turned' ? rows.map((row) => ({ kind: 'line', row })) : itemsOf(rows, lines) }
    })
  const add = (role: LaidRegion['role'], words: Word[], lines: Separator[]): void => {
    for (const region of laid(role, words, lines)) regions.push(region)
  }
  const plain = (role: LaidRegion['role'], words: Word[]): void => {
    const rows = rowsOf(words).map(pieceRowOf)
    if (rows.length > 0) regions.push({ role, items: rows.map((row) => ({ kind: 'line', row })) })
  }
  plain('header', repeated.header)
  const bands = splitIntoBands(repeated.body)
  for (const words of bands) {
    const isWhole = bands.length === 1
    const rules = drawnBeside(painting.rules, words, isWhole)
    add('body', words, separatorsOf(rules, drawnBeside(painting.shades, words, isWhole)))
  }
  for (const picture of painting.pictures)
    if (picture.words) placePicture(regions, picture, laid('picture', picture.words, []))
  plain('footer', repeated.footer)
  for (const frame of turned) for (const words of splitIntoBands(frame)) add('turned', words, [])
  return { painting, regions }
}
