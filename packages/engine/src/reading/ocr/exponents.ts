import type { Picture } from './picture.ts'
import type { Recogniser, SeenWord } from './recogniser.ts'

/** A metre with a raised sign that recognition does not know: `m?`, `m*`, `m®`. */
const metre = /^(?:[ckdn]?m|km)[^\p{L}\p{N}.,;:()/%-]$/u
const dark = 150
/** Height in dots at which a single figure is recognised, and white around it. */
const high = 44
const margin = 24
/** Most signs of a page that are looked at once more. */
const mostLooks = 60

/** Words whose raised sign was read once more as what it can only be: the exponent of an area or a volume. */
export async function withExponents(words: SeenWord[], picture: Picture, recogniser: Recogniser): Promise<SeenWord[]> {
  let looks = 0
  const read: SeenWord[] = []
  for (const word of words) {
    const sign = metre.test(word.text) && looks < mostLooks ? raisedIn(picture, word) : null
    if (!sign) read.push(word)
    else {
      looks++
      const figure = await recogniser.figure(sign, '23')
      const exponent = figure === '2' ? '²' : figure === '3' ? '³' : null
      read.push(exponent ? { ...word, text: word.text.slice(0, -1) + exponent } : word)
    }
  }
  return read
}

/** The last sign of a word, enlarged, where it stands raised; `null` where it does not. */
function raisedIn(picture: Picture, word: SeenWord): Picture | null {
  const { width, height, grey } = picture
  const [left, right] = [Math.max(0, Math.floor(word.left)), Math.min(width, Math.ceil(word.right))]
  const [top, bottom] = [Math.max(0, Math.floor(word.top)), Math.min(height, Math.ceil(word.bottom))]
  const hasInk = (x: number, from: number, to: number): boolean => {
    for (let y = from; y < to; y++) if ((grey[y * width + x] as number) < dark) return true
    return false
  }
  let to = right
  while (to > left && !hasInk(to - 1, top, bottom)) to--
  let from = to
  while (from > left && hasInk(from - 1, top, bottom)) from--
  if (from <= left || to - from < 3) return null
  const isDarkRow = (y: number): boolean => {
    for (let x = from; x < to; x++) if ((grey[y * width + x] as number) < dark) return true
    return false
  }
  let [first, last] = [top, bottom]
  while (first < last && !isDarkRow(first)) first++
  while (last > first && !isDarkRow(last - 1)) last--
  // An exponent ends above the line on which its letter stands.
  if (last - first < 4 || last > bottom - (bottom - top) * 0.2) return null
  return enlarged(picture, { from, to, first, last })
}

function enlarged(
  { width, grey }: Picture,
  { from, to, first, last }: { from: number; to: number; first: number; last: number },
): Picture {
  const factor = high / (last - first)
  const [wide, tall] = [Math.round((to - from) * factor) + 2 * margin, high + 2 * margin]
  const target = new Uint8Array(wide * tall).fill(255)
  const at = (x: number, y: number): number =>
    x < from || x >= to || y < first || y >= last ? 255 : (grey[y * width + x] as number)
  for (let y = margin; y < tall - margin; y++)
    for (let x = margin; x < wide - margin; x++) {
      const [sourceX, sourceY] = [from + (x - margin) / factor - 0.5, first + (y - margin) / factor - 0.5]
      const [x0, y0] = [Math.floor(sourceX), Math.floor(sourceY)]
      const [right, down] = [sourceX - x0, sourceY - y0]
      const above = at(x0, y0) * (1 - right) + at(x0 + 1, y0) * right
      const below = at(x0, y0 + 1) * (1 - right) + at(x0 + 1, y0 + 1) * right
      target[y * wide + x] = Math.round(above * (1 - down) + below * down)
    }
  return { width: wide, height: tall, grey: target }
}
