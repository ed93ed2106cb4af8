import type { Picture } from './picture.ts'
import { halved, turned } from './picture.ts'
import { dropRecogniser, openRecogniser, type SeenWord } from './recogniser.ts'

/** What was seen in a picture, and by how much it was turned clockwise for that; its words are those of the turned picture. */
export interface Seen {
  words: SeenWord[]
  turn: 0 | 90 | 180 | 270
  width: number
  height: number
}

/** Below this mean confidence a picture may stand on its side or on its head. */
const doubtful = 0.6
const fewest = 4

/**
 * Recognises the text of a picture, which is turned where its text does not stand upright.
 * @returns why not, where recognition is not installed or gave up on this picture
 */
export async function recognise(picture: Picture): Promise<Seen | 'not_available' | 'failed'> {
  const recogniser = await openRecogniser()
  if (!recogniser) return 'not_available'
  try {
    const words = recogniser.recognise(picture)
    const upright = { words, turn: 0 as const, width: picture.width, height: picture.height }
    const lying = isLying(words)
    if (words.length < fewest || (confidenceOf(words) >= doubtful && !lying)) return upright
    const small = halved(picture)
    let best: { quarters: 1 | 2 | 3; confidence: number } | null = null
    for (const quarters of [1, 3, 2] as const) {
      const look = recogniser.recognise(turned(small, quarters))
      const confidence = look.length < fewest ? 0 : confidenceOf(look)
      // The recogniser reads lying text too; what counts is that its words now stand.
      const stands = lying && look.length >= fewest && !isLying(look)
      const least = best?.confidence ?? (stands ? doubtful : confidenceOf(words) + 0.15)
      if (confidence > least) best = { quarters, confidence }
      if (confidence > 0.85) break
    }
    if (!best) return upright
    const standing = turned(picture, best.quarters)
    return {
      words: recogniser.recognise(standing),
      turn: (best.quarters * 90) as Seen['turn'],
      width: standing.width,
      height: standing.height,
    }
  } catch {
    dropRecogniser()
    return 'failed'
  }
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

function confidenceOf(words: SeenWord[]): number {
  let letters = 0
  let sum = 0
  for (const { text, confidence } of words) {
    letters += text.length
    sum += confidence * text.length
  }
  return letters > 0 ? sum / letters : 0
}
