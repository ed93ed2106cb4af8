import { commonLanguageOf } from '../language.ts'
import { checked } from './check.ts'
import { withExponents } from './exponents.ts'
import { halved, type Picture, turned } from './picture.ts'
import { dropRecogniser, openRecogniser, type Recogniser, type SeenWord } from './recogniser.ts'
import { withoutRules } from './rules.ts'
import { skewOf, straightened } from './skew.ts'

/** What was seen in a picture, and by how much it was turned clockwise for that; its words are those of the turned picture. */
export interface Seen {
  words: SeenWord[]
  turn: 0 | 90 | 180 | 270
  width: number
  height: number
  /** How much larger the picture was than at scale 1. */
  scale: number
}

/** Draws the picture anew, `scale` times as large as at first; less where that would be too large. */
export type Draw = (scale: number) => Promise<Picture>

/** From so many degrees on recognition runs the lines of a picture that lies askew into each other. */
const farAskew = 0.7
/** Below this mean confidence a picture may stand on its side or on its head. */
const doubtful = 0.6
const fewest = 4
/** Heights of lines, in pixels, at which letters are recognised best. */
const heights = { least: 19, best: 30, most: 46 }
/** How much larger the picture is read the second time, so that other pixels make up the same letters. */
const larger = 1.25

/**
 * Recognises the text of a picture, which is turned where its text does not stand upright. One that lies askew is straightened;
 * where it hardly does, it is read as it is as well, and the surer reading is taken. Lines of tables are taken out. Every figure is read twice, at two
 * sizes: one that is read differently is not trusted.
 * @param fits whether the size of the letters is known to suit; otherwise the picture is drawn anew where it does not
 * @returns why not, where recognition is not installed or gave up on this picture
 */
export async function recognise(draw: Draw, fits: boolean): Promise<Seen | 'not_available' | 'failed'> {
  const recogniser = await openRecogniser()
  if (!recogniser) return 'not_available'
  try {
    const bare: Draw = async (scale) => withoutRules(await draw(scale))
    const picture = await bare(1)
    const degrees = skewOf(picture)
    const straight: Draw = async (scale) => withoutRules(straightened(await draw(scale), degrees))
    const second = degrees === 0 ? null : await settleSize(recogniser, straight, fits)
    if (second && Math.abs(degrees) >= farAskew)
      return await readTwice(recogniser, straight, await stand(recogniser, second))
    const first = await settleSize(recogniser, once(picture, bare), fits)
    if (second && trust(second.words) > trust(first.words))
      return await readTwice(recogniser, straight, await stand(recogniser, second))
    const seen = await readTwice(recogniser, bare, await stand(recogniser, first))
    return second && seen.turn === 0 ? { ...seen, words: levelled(seen.words, degrees, seen.width) } : seen
  } catch {
    dropRecogniser()
    return 'failed'
  }
}

/** Draws a picture that was drawn already at its first size. */
function once(picture: Picture, draw: Draw): Draw {
  let first: Picture | null = picture
  return async (scale) => {
    const known = scale === 1 ? first : null
    first = null
    return known ?? draw(scale)
  }
}

/** Words of a picture that lies askew where they stand once it is straight: rows of a table are then on one height. */
function levelled(words: SeenWord[], degrees: number, width: number): SeenWord[] {
  const slope = Math.tan((degrees * Math.PI) / 180)
  return words.map((word) => {
    const down = ((word.left + word.right) / 2 - width / 2) * slope
    return { ...word, top: word.top - down, bottom: word.bottom - down, base: word.base - down }
  })
}

/**
 * Recognises the text of a picture that stands upright, where it has any: one look, and no other at what is none.
 * @returns `null` for a photograph, a logo, or a drawing with a few letters
 */
export async function recogniseWritten(draw: Draw): Promise<Seen | 'not_available' | 'failed' | null> {
  const recogniser = await openRecogniser()
  if (!recogniser) return 'not_available'
  try {
    const picture = await draw(1)
    const words = await recogniser.recognise(picture, 'deu')
    if (!isWriting(words)) return null
    const figures = words.filter(({ text }) => /\d/.test(text)).length
    if (figures < fewestFigures) return { words, turn: 0, width: picture.width, height: picture.height, scale: 1 }
    return await readTwice(recogniser, draw, { picture, scale: 1, words, turn: 0 })
  } catch {
    dropRecogniser()
    return 'failed'
  }
}

/** Words of which a picture of text has at least so many that were read for sure. */
const fewestSure = 6
/** How much of what was seen in a picture of text are such words, by their letters. */
const mostlySure = 0.6
/** A picture with fewer figures is no table, and its words are found as they were read first. */
const fewestFigures = 3
const sure = 0.6

function isWriting(words: SeenWord[]): boolean {
  const read = words.filter(({ text, confidence }) => confidence >= sure && /[\p{L}\d]{2}/u.test(text))
  const letters = (all: SeenWord[]): number => all.reduce((sum, { text }) => sum + text.length, 0)
  return read.length >= fewestSure && letters(read) >= letters(words) * mostlySure
}

/** Reads a picture once more for its figures, and in English where it turned out to be English. */
async function readTwice(
  recogniser: Recogniser,
  draw: Draw,
  { picture, scale, words, turn }: Look & { turn: Seen['turn'] },
): Promise<Seen> {
  const seen = { turn, width: picture.width, height: picture.height, scale }
  const english = commonLanguageOf(words.map((word) => word.text).join(' ')) === 'en'
  if (!english && !words.some((word) => /\d/.test(word.text))) return { ...seen, words }
  const again = await draw(scale * larger)
  const other = turn === 0 ? again : turned(again, (turn / 90) as 1 | 2 | 3)
  const ratio = other.width / picture.width
  const second = scaled(await recogniser.recognise(other, english ? 'eng' : 'deu'), 1 / ratio)
  const read = english ? checked(second, words) : checked(words, second)
  return { ...seen, words: await withExponents(read, picture, recogniser) }
}

interface Look {
  picture: Picture
  scale: number
  words: SeenWord[]
}

async function settleSize(recogniser: Recogniser, draw: Draw, fits: boolean): Promise<Look> {
  const picture = await draw(1)
  const first = { picture, scale: 1, words: await recogniser.recognise(picture, 'deu') }
  if (fits) return first
  const sure = first.words.filter((word) => word.confidence > 0.5).map((word) => word.height)
  const height = sure.sort((one, other) => one - other)[sure.length >> 1] ?? 0
  if (height >= heights.least && height <= heights.most) return first
  const next = await draw(height > 0 ? Math.min(3, heights.best / height) : 2)
  const scale = next.width / picture.width
  if (Math.abs(scale - 1) < 0.1) return first
  const second = { picture: next, scale, words: await recogniser.recognise(next, 'deu') }
  return trust(second.words) > trust(first.words) ? second : first
}

/** Turns a picture until its text stands upright. */
async function stand(recogniser: Recogniser, look: Look): Promise<Look & { turn: Seen['turn'] }> {
  const { words, picture, scale } = look
  const lying = isLying(words)
  if (words.length < fewest || (confidenceOf(words) >= doubtful && !lying)) return { ...look, turn: 0 }
  const small = picture.width * picture.height > 2_000_000 ? halved(picture) : picture
  let best: { quarters: 1 | 2 | 3; confidence: number } | null = null
  for (const quarters of [1, 3, 2] as const) {
    const seen = await recogniser.recognise(turned(small, quarters), 'deu')
    const confidence = seen.length < fewest ? 0 : confidenceOf(seen)
    // The recogniser reads lying text too; what counts is that its words now stand.
    const stands = lying && seen.length >= fewest && !isLying(seen)
    const least = best?.confidence ?? (stands ? doubtful : confidenceOf(words) + 0.15)
    if (confidence > least) best = { quarters, confidence }
    if (confidence > 0.85) break
  }
  if (!best) return { ...look, turn: 0 }
  const standing = turned(picture, best.quarters)
  const read = await recogniser.recognise(standing, 'deu')
  return { picture: standing, scale, words: read, turn: (best.quarters * 90) as Seen['turn'] }
}

function scaled(words: SeenWord[], factor: number): SeenWord[] {
  return words.map((word) => ({
    ...word,
    left: word.left * factor,
    top: word.top * factor,
    right: word.right * factor,
    bottom: word.bottom * factor,
    base: word.base * factor,
    height: word.height * factor,
  }))
}

/** Letters that were read, weighed by confidence. */
function trust(words: SeenWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + (confidence > 0.5 ? text.length * confidence : 0), 0)
}

function confidenceOf(words: SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters > 0 ? words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters : 0
}

/** Whether most words are higher than wide. */
function isLying(words: SeenWord[]): boolean {
  let letters = 0
  let lying = 0
  for (const { text, left, right, top, bottom } of words) {
    if (text.length < 4) continue
    letters += text.length
    if (bottom - top > right - left) lying += text.length
  }
  return letters >= 12 && lying > letters * 0.6
}
