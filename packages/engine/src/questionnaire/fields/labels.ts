import { fold } from '../../text/text.ts'
import { wholeUnit } from '../../text/units.ts'
import type { Field, FieldSlot, Piece } from './fields-of-page.ts'

/** A question of a form with its field. */
export interface Labelled {
  section: string
  text: string
  unit: string
  slot: FieldSlot
  /** What it holds already. */
  answer: string
  options: string[]
}

const middle = ({ area }: { area: Field['area'] }): number => (area.top + area.bottom) / 2
const isLevel = (one: { area: Field['area'] }, other: { area: Field['area'] }): boolean =>
  middle(other) >= one.area.top - 2 && middle(other) <= one.area.bottom + 2

/** Widest gap between a box and its words, and highest gap between words and the field below them, in points. */
const [widest, highest] = [60, 30]

/** The words to the right of a box, up to the next box on its line. */
function wordsBehind(box: Field, boxes: readonly Field[], pieces: readonly Piece[]): string {
  const next = boxes
    .filter((other) => other !== box && isLevel(box, other) && other.area.left > box.area.right)
    .reduce((least, { area }) => Math.min(least, area.left), Number.POSITIVE_INFINITY)
  const found = pieces
    .filter((piece) => isLevel(box, piece) && piece.area.left >= box.area.right - 2 && piece.area.left < next)
    .sort((a, b) => a.area.left - b.area.left)
  const [first] = found
  if (!first || first.area.left - box.area.right > widest) return ''
  return found
    .filter((piece, index) => index === 0 || piece.area.left - found[index - 1]!.area.right < 12)
    .map(({ text }) => text)
    .join(' ')
}

/** Words without what marks a field that has to be filled. */
const label = (text: string): string =>
  text
    .trim()
    .replace(/[:*]+$/, '')
    .trim()

/** Words that lie left of a field on its line, or else above it. */
function wordsFor(area: Field['area'], own: Field, fields: readonly Field[], pieces: readonly Piece[]): string {
  const at = { area }
  const between = (piece: Piece) =>
    fields.some(
      (field) =>
        field !== own &&
        isLevel(piece, field) &&
        field.area.left >= piece.area.right - 2 &&
        field.area.right <= area.left + 2,
    )
  const beside = pieces
    .filter((piece) => isLevel(at, piece) && piece.area.right <= area.left + 4 && !between(piece))
    .sort((a, b) => b.area.right - a.area.right)
  const [near] = beside
  if (near && /\p{L}{2}/u.test(near.text)) return withLinesAbove(near, pieces, fields)
  const above = pieces
    .filter(
      ({ area: of }) =>
        of.bottom <= area.top + 3 &&
        area.top - of.bottom < highest &&
        of.left < area.right &&
        of.right > area.left - 40,
    )
    .sort((a, b) => b.area.bottom - a.area.bottom || a.area.left - b.area.left)
  const [nearest] = above.filter(({ text }) => /\p{L}{2}/u.test(text))
  return nearest ? withLinesAbove(nearest, pieces, fields) : ''
}

/** A line with the lines above that it goes on from: closely set, at the same edge, without an end of a sentence. */
function withLinesAbove(line: Piece, pieces: readonly Piece[], fields: readonly Field[]): string {
  let text = line.text
  let top = line
  for (let more = 0; more < 4; more++) {
    const above = pieces.find(
      (piece) =>
        piece !== top &&
        Math.abs(piece.area.left - top.area.left) < 3 &&
        piece.area.bottom <= top.area.top + 2 &&
        top.area.top - piece.area.bottom < top.size * 0.7 &&
        Math.abs(piece.size - top.size) < 0.6,
    )
    if (!above || /[.?!:]$/.test(above.text) || fields.some((field) => isLevel(above, field))) break
    // A line that begins with a number or a capital begins a text of its own.
    if (/^(?:\(?\d{1,3}[.)]|[-•])\s/.test(top.text)) break
    text = `${above.text} ${text}`
    top = above
  }
  return text
}

/** A unit right behind a field. */
function unitBehind(field: Field, pieces: readonly Piece[]): string {
  const behind = pieces
    .filter((piece) => isLevel(field, piece) && piece.area.left >= field.area.right - 2)
    .sort((a, b) => a.area.left - b.area.left)[0]
  if (!behind || behind.area.left - field.area.right > 25 || behind.text.length > 20) return ''
  return wholeUnit(fold(behind.text)) === null ? '' : behind.text
}

/** Boxes that belong to one question: those of one name, or ticks on one line or closely one below the other. */
function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = []
  for (const field of fields) {
    const own = groups.find((group) => {
      const last = group.at(-1)!
      if (field.kind === 'radio') return last.kind === 'radio' && last.name === field.name
      if (last.kind !== 'tick') return false
      if (last.name === field.name) return true
      const isBelow =
        Math.abs(last.area.left - field.area.left) < 3 &&
        field.area.top - last.area.bottom < field.area.bottom - field.area.top + 8
      return (isLevel(last, field) && field.area.left > last.area.right) || isBelow
    })
    if (own) own.push(field)
    else groups.push([field])
  }
  return groups
}

const bullets = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z])[.)]\s+/i

/** The questions of a page with their fields, from the top to the bottom. */
export function labelled(fields: readonly Field[], pieces: readonly Piece[]): Labelled[] {
  const boxes = fields.filter(({ kind }) => kind === 'tick' || kind === 'radio')
  const found: { top: number; left: number; one: Labelled }[] = []
  const add = ({ area }: Field, one: Labelled) => {
    const text = label(one.text).replace(bullets, '')
    if (/\p{L}{2}/u.test(text)) found.push({ top: area.top, left: area.left, one: { ...one, text } })
  }
  for (const field of fields) {
    if (field.kind !== 'text' && field.kind !== 'list') continue
    const beside = wordsFor(field.area, field, fields, pieces)
    // What an author says of a field is for those who do not see the page; a word or two are less than what stands beside it.
    const text = field.told.split(' ').length > 2 || beside === '' ? field.told || beside : beside
    const options = field.options.map((one) => one.text)
    const slot: FieldSlot =
      field.kind === 'text' ? { kind: 'text', id: field.id } : { kind: 'list', id: field.id, options: field.options }
    const answer = field.kind === 'list' && !options.some((one) => one === field.value) ? '' : field.value
    add(field, { section: '', text, unit: unitBehind(field, pieces), slot, answer, options })
  }
  for (const group of groupsOf(boxes)) {
    const [first] = group
    const named = group.map((box) => ({ box, text: wordsBehind(box, boxes, pieces) || box.stands }))
    const ids = group.map(({ id }) => id)
    const slot: FieldSlot = {
      kind: 'boxes',
      boxes: named.map(({ box, text }) => ({ text, id: box.id, group: box.kind === 'radio' ? ids : [] })),
    }
    const answer = named.flatMap(({ box, text }) => (box.value === '' ? [] : [text])).join('\n')
    const beside = wordsFor(first!.area, first!, boxes, pieces)
    const text = beside || first!.told
    const isAlone = group.length === 1
    add(first!, {
      section: '',
      text: isAlone && text === '' ? named[0]!.text : text,
      unit: '',
      slot,
      answer,
      options: named.map((one) => one.text),
    })
  }
  return found.sort((a, b) => a.top - b.top || a.left - b.left).map(({ one }) => one)
}
