import { readConcepts } from '../../text/lexicon.ts'
import { fold } from '../../text/text.ts'
import { wholeUnit } from '../../text/units.ts'
import { saysOneOf, wordsFor } from '../words.ts'
import type { Choice, FormQuestion, Slot } from './slots.ts'
import { type Piece, PLACE, type WordText } from './word-text.ts'

/** A paragraph of running text, with what its style says. */
export interface FlowParagraph {
  words: WordText
  isHeading: boolean
}

/** A place within a text: what nobody has filled in, or a line to write on. */
const places = new RegExp(`${PLACE}|_{3,}|\\.{4,}|…{2,}`, 'gu')
const boxes = /[☐☑☒□❏❑]|\(\s?[xX]?\s?\)(?!\S)|\[\s?[xX]?\s?\](?!\S)/gu
const ticked = /[☑☒xX]/u
const numbering = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z])[.)]\s+/i
/** Longest paragraph that is one question, in characters. */
const longest = 1_500

/** What leads to an answer without asking anything: `Answer:`. */
const isAnswerLead = (text: string): boolean =>
  wordsFor('answer').has(
    fold(text)
      .replace(/\s*:\s*$/, '')
      .trim(),
  )

const clean = (text: string): string => text.replaceAll(PLACE, ' ').replace(/\s+/gu, ' ').trim()

/** Whether a text asks for something, by its end or its first words. */
export function asks(text: string): boolean {
  const bare = fold(text).replace(numbering, '').trim()
  if (text.length > longest || !/\p{L}{3}/u.test(bare)) return false
  if (/\?\s*(?:\([^()]*\)|\*)?\s*$/.test(text)) return true
  return firstWords.some((kind) => saysOneOf(kind, bare, 'first'))
}

const firstWords = [
  'lead',
  'asks_first',
  'asks_words',
  'asks_which',
  'asks_upload',
  'asks_yes_no',
  'asks_count',
  'asks_share',
] as const

/** Questions with an empty paragraph below them, from which on other lines with one are questions too. */
const fewestSpaced = 3
/** Lines one after the other with an empty paragraph below each, from which on they are questions though none of them asks. */
const fewestInRun = 5
/** Longest line that is a question only because a place stands below it, in characters. */
const longestLine = 160
/** Longest text that is a question only because it stands above a line or boxes, in characters. */
const longestAbove = 400

/** A unit that stands behind the place of a figure. */
function unitBehind(text: string): string {
  const words = clean(text).replace(/[.,;:)]+$/, '')
  return words.length <= 20 && words !== '' && wholeUnit(fold(words)) !== null ? words : ''
}

const choiceAt = (words: WordText, from: number, to: number, text: string): Choice => {
  const piece = words.pieces.find(
    (one): one is Extract<Piece, { kind: 'box' }> => one.kind === 'box' && one.from === from,
  )
  return { text, mark: piece ? piece.box : { kind: 'sign', words, from, to } }
}

/** The options of a paragraph with boxes; `null` where it has none. */
export function choicesIn(words: WordText): { lead: string; choices: Choice[]; chosen: string[] } | null {
  const found = [...words.text.matchAll(boxes)].filter(({ 0: sign, index }) => {
    if (/[☐☑☒□❏❑]/u.test(sign)) return true
    // Brackets are boxes where an option follows or stands before them at the start of a line.
    return index === 0 || /[\s]$/.test(words.text.slice(0, index))
  })
  const [first] = found
  if (!first) return null
  const lead = words.text.slice(0, first.index)
  const behind = words.text.slice(found.at(-1)!.index + found.at(-1)![0].length)
  // `Yes ☐ No ☐`: the box stands behind its option.
  const isBehind = clean(lead) !== '' && clean(behind) === ''
  const cut = Math.max(lead.lastIndexOf('?'), lead.lastIndexOf(':'), lead.lastIndexOf('\t'), lead.lastIndexOf('\n')) + 1
  const choices: Choice[] = []
  const chosen: string[] = []
  for (const [at, sign] of found.entries()) {
    const end = sign.index + sign[0].length
    const before = found[at - 1]
    const from = isBehind ? (before ? before.index + before[0].length : cut) : end
    const text = clean(
      words.text.slice(from, isBehind ? sign.index : (found[at + 1]?.index ?? words.text.length)),
    ).replace(/^[,;/|]\s*|\s*[,;/|]$/g, '')
    if (text === '') continue
    choices.push(choiceAt(words, sign.index, end, text))
    if (ticked.test(sign[0])) chosen.push(text)
  }
  return choices.length === 0 ? null : { lead: clean(isBehind ? lead.slice(0, cut) : lead), choices, chosen }
}

/** The place of an answer that a match in a text stands for. */
function slotAt(words: WordText, from: number, to: number): { slot: Slot; options: string[] } {
  const piece = words.pieces.find((one) => one.kind === 'holder' && one.from === from)
  if (piece?.kind === 'holder') return { slot: { kind: 'holder', holder: piece.holder }, options: piece.options }
  return { slot: { kind: 'line', words, from, to }, options: [] }
}

/** Says of each line of a form whether the place below it makes it a question: a line to write on, boxes, or an empty paragraph as below most others. */
function spacedIn(paragraphs: readonly FlowParagraph[]): (one: FlowParagraph) => boolean {
  const texts = paragraphs.map(({ words }) => clean(words.text))
  // A line to write on, or boxes: whatever stands right above them asks for it.
  const isPlace = paragraphs.map(
    ({ words: { text } }, at) =>
      (texts[at] !== '' && clean(text.replace(places, '')) === '') || /^[☐☑☒□❏❑]/u.test(texts[at]!),
  )
  const above = new Set(
    paragraphs.filter(
      ({ isHeading }, at) =>
        !isHeading &&
        isPlace[at + 1] &&
        !isPlace[at] &&
        texts[at]!.length <= longestAbove &&
        /\p{L}{3}/u.test(texts[at]!),
    ),
  )
  const hasPlace = (at: number) => texts[at] !== '' && texts[at + 1] === ''
  const spaced = texts.flatMap((text, at) => (hasPlace(at) && asks(text) ? [at] : []))
  const isLine = ({ isHeading }: FlowParagraph, at: number) => {
    const text = texts[at]!
    return !isHeading && text.length <= longestLine && /\p{L}{3}/u.test(text) && !/[.!:]$/.test(text) && hasPlace(at)
  }
  const lines = paragraphs.map(isLine)
  const inRun = runsOf(lines, (at) => readConcepts(fold(texts[at]!)).concepts.size > 0)
  const title = texts.findIndex(Boolean)
  const isFound = (at: number) =>
    spaced.length < fewestSpaced ? at !== title && inRun.has(at) : at > spaced[0]! && lines[at] === true
  const found = new Set(paragraphs.filter((_, at) => isFound(at)))
  return (one) => found.has(one) || above.has(one)
}

/** The lines that follow one another with nothing but an empty paragraph or a heading between them, where most say what a report is about. */
function runsOf(lines: readonly boolean[], saysSomething: (at: number) => boolean): ReadonlySet<number> {
  const runs: number[][] = []
  for (const [at, isLine] of lines.entries()) {
    if (!isLine) continue
    const last = runs.at(-1)
    if (last && at - last.at(-1)! <= 3) last.push(at)
    else runs.push([at])
  }
  const kept = runs.filter((run) => run.length >= fewestInRun && run.filter(saysSomething).length > run.length / 2)
  return new Set(kept.flat())
}

/** Finds questions in running text; a class, because a place belongs to the question above it. */
export class Flow {
  readonly found: FormQuestion[] = []
  /** Questions without a place of their own. */
  readonly open: FormQuestion[] = []
  /** Questions below which something stands that may be their answer. */
  readonly answered: FormQuestion[] = []
  private section = ''
  private pending: { text: string; words: WordText } | null = null

  all(paragraphs: readonly FlowParagraph[]): void {
    const isSpaced = spacedIn(paragraphs)
    for (const one of paragraphs) this.one(one, isSpaced(one))
    this.flush('open')
  }

  /** A question whose place stands elsewhere, as in a cell below it. */
  add(text: string, slot: Slot, options: string[], answer: string): void {
    this.flush('open')
    this.found.push({ section: this.section, text, unit: '', slot, options, answer })
  }

  private flush(into: 'open' | 'answered'): void {
    const { pending } = this
    this.pending = null
    if (!pending) return
    const slot: Slot = { kind: 'below', paragraph: pending.words.paragraph }
    this[into].push({ section: this.section, text: pending.text, unit: '', slot, options: [], answer: '' })
  }

  private one({ words, isHeading }: FlowParagraph, isSpaced: boolean): void {
    const text = clean(words.text)
    if (text === '' && !words.text.includes(PLACE)) {
      if (this.pending) this.take({ kind: 'paragraph', paragraph: words.paragraph }, [], '')
      return
    }
    const boxed = choicesIn(words)
    const spots = [...words.text.matchAll(places)]
    const isLead = isAnswerLead(text) && text.endsWith(':') && this.pending !== null
    if (boxed) this.boxes(boxed)
    else if (spots.length > 0) this.places(words, spots)
    else if (isLead) this.take({ kind: 'paragraph', paragraph: words.paragraph }, [], '')
    else this.words(text, words, isHeading, isSpaced)
  }

  /** A paragraph of nothing but words: a heading, a question, what explains one, or what answers it already. */
  private words(text: string, words: WordText, isHeading: boolean, isSpaced: boolean): void {
    if (isHeading && !text.endsWith('?')) {
      this.flush('open')
      this.section = text.slice(0, 200)
    } else if (asks(text) || text.endsWith(':') || isSpaced) {
      const isExplained = this.pending && !text.endsWith('?') && !numbering.test(text) && !text.endsWith(':')
      if (isExplained) return
      this.flush('open')
      if (asks(text) || isSpaced) this.pending = { text: text.replace(numbering, ''), words }
    } else if (this.pending && !/^[([*]/.test(text)) this.flush('answered')
  }

  /** Gives the question above its place. */
  private take(slot: Slot, options: string[], answer: string, unit = ''): void {
    const { pending } = this
    this.pending = null
    if (pending) this.found.push({ section: this.section, text: pending.text, unit, slot, options, answer })
  }

  private boxes({ lead, choices, chosen }: NonNullable<ReturnType<typeof choicesIn>>): void {
    const options = choices.map(({ text }) => text)
    const question = lead.replace(numbering, '')
    if (/\p{L}{3}/u.test(question) && !isAnswerLead(question)) {
      this.flush('open')
      const slot: Slot = { kind: 'choices', choices }
      this.found.push({ section: this.section, text: question, unit: '', slot, options, answer: chosen.join('\n') })
    } else if (this.pending) this.take({ kind: 'choices', choices }, options, chosen.join('\n'))
    else {
      const last = this.found.at(-1)
      if (last?.slot.kind !== 'choices') return
      for (const choice of choices) last.slot.choices.push(choice)
      for (const option of options) last.options.push(option)
      last.answer = [last.answer, ...chosen].filter(Boolean).join('\n')
    }
  }

  private places(words: WordText, spots: readonly RegExpExecArray[]): void {
    for (const [at, spot] of spots.entries()) {
      const before = spots[at - 1]
      const end = spot.index + spot[0].length
      const label = clean(words.text.slice(before ? before.index + before[0].length : 0, spot.index))
      const behind = words.text.slice(end, spots[at + 1]?.index ?? words.text.length)
      const { slot, options } = slotAt(words, spot.index, end)
      const text = label.replace(numbering, '').replace(/\s*:$/, '')
      const unit = unitBehind(behind)
      if (/\p{L}{2}/u.test(text) && !isAnswerLead(text)) {
        this.flush('open')
        this.found.push({ section: this.section, text, unit, slot, options, answer: '' })
      } else this.take(slot, options, '', unit)
    }
  }
}
