import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf } from '../tick-boxes.ts'
import { type Area, areaOf, holds, type Matrix } from './geometry.ts'
import type { Painting } from './painting.ts'
import type { Word } from './word.ts'

/** A field of a form as the parser tells it. */
interface Field {
  fieldType?: string
  checkBox?: boolean
  radioButton?: boolean
  fieldValue?: unknown
  exportValue?: string
  buttonValue?: string | null
  hidden?: boolean
  rect: number[]
}

/** More pages with fields no form has; each is asked for its fields. */
const mostPages = 200

/**
 * Puts what the fields of a form hold into the words of its pages: a box for each tick box, in place of the sign with which it is
 * painted, and texts that the file leaves to the reader to paint.
 * @param paintings by the numbers of their pages
 */
export async function readFields(
  file: PDFDocumentProxy,
  paintings: ReadonlyMap<number, Painting | null>,
): Promise<void> {
  const fields = await file.getFieldObjects().catch(() => null)
  if (!fields) return
  const pages = new Set(
    Object.values(fields as Record<string, { page?: number }[]>).flatMap((all) => all.map(({ page }) => page ?? -1)),
  )
  for (const index of [...pages].filter((one) => one >= 0).slice(0, mostPages)) {
    const painting = paintings.get(index + 1)
    if (!painting) continue
    const page = await file.getPage(index + 1)
    const found = (await page.getAnnotations().catch(() => [])) as Field[]
    for (const field of found) if (field.fieldType && !field.hidden) place(field, page, painting)
    page.cleanup()
  }
}

function place(field: Field, page: PDFPageProxy, painting: Painting): void {
  const viewport = page.getViewport({ scale: 1, rotation: (page.rotate + painting.turn) % 360 })
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = field.rect
  const area = areaOf(viewport.transform as unknown as Matrix, x0, y0, x1, y1)
  const inside = painting.words.filter((word) =>
    holds(area, (word.left + word.right) / 2, (word.top + word.bottom) / 2),
  )
  if (field.checkBox || field.radioButton) {
    const own = field.checkBox ? field.exportValue : field.buttonValue
    const value = field.fieldValue
    const isOn = typeof value === 'string' && value !== '' && value !== 'Off' && (own ? value === own : true)
    painting.words = painting.words.filter((word) => !inside.includes(word))
    painting.words.push(wordAt(area, boxOf(isOn), painting))
  } else if (field.fieldType === 'Tx' || field.fieldType === 'Ch') {
    const value = Array.isArray(field.fieldValue) ? field.fieldValue.join(' ') : field.fieldValue
    if (inside.length > 0 || typeof value !== 'string') return
    for (const word of wordsAt(area, value, painting)) painting.words.push(word)
  }
}

/** A word in a field: on the line of what stands beside the field, in its size. */
function wordAt(area: Area, text: string, { words }: Painting): Word {
  const middle = (area.top + area.bottom) / 2
  const apart = ({ left, right }: Word): number => Math.max(area.left - right, left - area.right)
  const near = words
    .filter((word) => word.angle === 0 && word.top < middle && word.bottom > middle)
    .reduce<Word | null>((best, word) => (best && apart(best) <= apart(word) ? best : word), null)
  const size = near?.size ?? Math.min(10, area.bottom - area.top)
  const base = near?.base ?? middle + size * 0.35
  return {
    text,
    left: area.left,
    right: area.right,
    top: base - size * 0.75,
    bottom: base + size * 0.22,
    base,
    size,
    bold: false,
    font: near?.font ?? '',
    spaced: true,
    blank: true,
    mark: false,
    unseen: false,
    artifact: false,
    angle: 0,
    colour: '#000000',
  }
}

/** Letters are about so wide, in parts of their size. */
const letter = 0.5

/** The words of a field that the file does not paint, from left to right, as far as its width goes. */
function wordsAt(area: Area, value: string, painting: Painting): Word[] {
  const found: Word[] = []
  let { left } = area
  for (const text of value.split(/\s+/).filter(Boolean)) {
    const word = wordAt({ ...area, left }, text, painting)
    word.right = Math.min(area.right, left + word.size * letter * text.length)
    if (left >= area.right) break
    found.push(word)
    left = word.right + word.size * 0.3
  }
  return found
}
