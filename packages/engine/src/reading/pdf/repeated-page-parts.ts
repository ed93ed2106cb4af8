import { maxOf, minOf } from '../min-max.ts'
import { mostWords } from './bands.ts'
import type { Painting } from './painting.ts'
import { rowsOf } from './rows.ts'
import { piecesOf } from './segments.ts'
import { isFigure, type Word } from './word.ts'

/** Words of one page that repeat over the pages: running heads, feet, page numbers, navigation. */
export interface RepeatedPageParts {
  header: Word[]
  footer: Word[]
  body: Word[]
}

interface Spot {
  words: Word[]
  text: string
  base: number
  left: number
  size: number
  /** First or last line of the page. */
  outermost: boolean
  edge: 'top' | 'bottom' | null
}

const margin = 0.13

/** Tells running heads and feet from the text of each page, by what stands in the same place on several pages. */
export function repeatedPagePartsOf(pages: { painting: Painting; words: Word[] }[]): RepeatedPageParts[] {
  const spots = pages.map(({ painting, words }) => (words.length > mostWords ? [] : spotsOf(words, painting)))
  const places = new Map<string, Set<number>>()
  const slots = new Map<string, Set<number>>()
  const note = (map: Map<string, Set<number>>, key: string, page: number): void => {
    const seen = map.get(key)
    if (seen) seen.add(page)
    else map.set(key, new Set([page]))
  }
  spots.forEach((list, page) => {
    for (const spot of list) {
      if (spot.edge) for (const level of levels(spot.base)) note(places, `${spot.edge}|${level}|${spot.text}`, page)
      if (spot.edge) for (const level of levels(spot.base)) note(slots, `${level}|${Math.round(spot.size)}`, page)
      note(places, `any|${Math.round(spot.base / 3)}|${Math.round(spot.left / 3)}|${spot.text}`, page)
    }
  })
  const count = pages.length
  const often = count < 6 ? 2 : Math.max(3, Math.min(8, count * 0.12))
  const repeats = (spot: Spot): boolean => {
    const everywhere =
      places.get(`any|${Math.round(spot.base / 3)}|${Math.round(spot.left / 3)}|${spot.text}`)?.size ?? 0
    if (count >= 6 && everywhere >= Math.max(5, count * 0.4) && /\p{L}/u.test(spot.text)) return true
    if (!spot.edge || count < 2) return false
    const level = Math.round(spot.base / 3)
    const same = places.get(`${spot.edge}|${level}|${spot.text}`)?.size ?? 0
    const numberOnly = !/\p{L}{2}/u.test(spot.text)
    if (same >= often && (!numberOnly || spot.outermost)) return true
    const slot = slots.get(`${level}|${Math.round(spot.size)}`)?.size ?? 0
    return same >= 2 && slot >= Math.max(3, count * 0.5) && !numberOnly
  }
  return pages.map(({ painting, words }, page) => {
    const header = new Set<Word>()
    const footer = new Set<Word>()
    const repeated = (spots[page] as Spot[]).filter(repeats)
    const heads = headsOf(repeated, words)
    for (const spot of repeated)
      if (!heads.has(spot)) for (const word of spot.words) (spot.base < painting.height / 2 ? header : footer).add(word)
    return {
      header: words.filter((word) => header.has(word)),
      footer: words.filter((word) => footer.has(word)),
      body: words.filter((word) => !header.has(word) && !footer.has(word)),
    }
  })
}

/** Things of a page by the height at which they stand, to be found without looking at all of them. */
class Levels<Thing extends { base: number }> {
  readonly sorted: Thing[]

  constructor(things: readonly Thing[]) {
    this.sorted = [...things].sort((one, other) => one.base - other.base)
  }

  /** What stands between two heights, neither included. */
  between(above: number, below: number): Thing[] {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] as Thing).base > above) high = middle
      else low = middle + 1
    }
    const from = low
    while (low < this.sorted.length && (this.sorted[low] as Thing).base < below) low++
    return this.sorted.slice(from, low)
  }
}

/** How far a head stands above its figures at most, in heights of its letters; running heads keep a larger distance. */
const nearest = 3.2
const year = /^(?:(?:fy ?|gj ?)?(?:19|20)\d{2}(?:\/\d{2,4})?|(?:fy|gj) ?\d{2}(?:\/\d{2})?)$/i

/**
 * Heads of tables among what repeats: a table that fills several pages has its head on each of them, in the same place. Two or
 * more of its cells stand close above figures, or are years.
 */
function headsOf(repeated: Spot[], words: Word[]): Set<Spot> {
  const figures = new Levels(words.filter((word) => isFigure(word.text)))
  const over = (spot: Spot): boolean => {
    const right = spot.words.at(-1)?.right ?? spot.left
    const below = figures.between(spot.base + 2, spot.base + spot.size * nearest)
    return below.some((word) => word.right > spot.left && word.left < right + 12)
  }
  const alone = repeated.filter((spot) => spot.edge === 'top' && over(spot))
  const beside = (spots: Levels<Spot>, { base }: Spot): Spot[] => spots.between(base - 1, base + 1)
  const levelsOfAlone = new Levels(alone)
  const isHead = (spot: Spot): boolean => beside(levelsOfAlone, spot).length >= 2
  const years = repeated.filter(
    ({ edge, words }) => edge === 'top' && year.test(words.map(({ text }) => text).join(' ')),
  )
  const levelsOfYears = new Levels(years)
  const lines = new Levels(years.filter((spot) => beside(levelsOfYears, spot).length >= 2))
  const ofYears = repeated.filter((spot) => beside(lines, spot).length > 0)
  const sure = [...alone.filter(isHead), ...ofYears]
  const levelsOfSure = new Levels(sure)
  // A cell that wraps has its second line alone.
  const wrapped = alone.filter(
    ({ base, size }) => levelsOfSure.between(base - size * 1.6, base + size * 1.6).length > 0,
  )
  return new Set([...sure, ...wrapped])
}

/** The level of a line and its neighbours, so that a shift of a point does not matter. */
function levels(base: number): number[] {
  const level = Math.round(base / 3)
  return [level - 1, level, level + 1]
}

function spotsOf(words: Word[], { width, height }: Painting): Spot[] {
  const low = height * margin
  const high = height * (1 - margin)
  // Only what stands near an edge can be a running head, a foot or navigation.
  const near = words.filter(
    (word) => word.base < low || word.base > high || word.left < width * margin || word.right > width * (1 - margin),
  )
  const top = minOf(words.map((word) => word.base)) + 2
  const bottom = maxOf(words.map((word) => word.base)) - 2
  return rowsOf(near).flatMap((row) =>
    piecesOf(row).map((piece) => ({
      words: piece.words,
      text: piece.text.replace(/\d+/g, '#').replace(/\s+/g, ' '),
      base: row.base,
      left: piece.left,
      size: piece.size,
      outermost: row.base <= top || row.base >= bottom,
      edge: row.base < low ? 'top' : row.base > high ? 'bottom' : null,
    })),
  )
}
