import type { Page, Span } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import { flow, fold, foldLabel, storedSpan } from '../../text/text.ts'
import { conceptsOfTexts, type Observation } from './observation.ts'

/** Forms in running text: `Is there a policy? ☐ Yes ☒ No`, `[x] There is a policy`, a question with its answer on the line below. */

const TICKED = String.raw`☒|☑|■|●|◉|\[[x✓]\]|\( ?[x✓] ?\)`
const EMPTY = String.raw`☐|□|○|◯|\[ ?\]|\( ?\)`
const MARK = `(?:${TICKED}|${EMPTY})`
const WORD = '(?:{affirms}|{denies})'
/** Marks before their words, or behind them; a separator may stand between. */
const OPTIONS = [pattern()`(?:${MARK} ?${WORD}[ ,;/|]*){2,}[.]?$`, pattern()`(?:${WORD} ?${MARK}[ ,;/|]*){2,}[.]?$`]
const OPTION = [
  pattern('g')`(${TICKED}|${EMPTY}) ?(?:({affirms})|({denies}))`,
  pattern('g')`(?:({affirms})|({denies})) ?(${TICKED}|${EMPTY})`,
]
const IS_TICKED = new RegExp(`^(?:${TICKED})$`, 'u')
const ONE_OPTION = /^(?:☒|☑|\[[x✓]\]) +(?=\p{L})/u
const PLAIN = pattern()`^(?:({affirms})|({denies}))[.!]?$`
const ASKS_THEN = pattern()`\? *(?:({affirms})|({denies}))[.!]?$`

const LONGEST = 400

/** What is ticked among options: yes, no, or neither alone. */
function tickedIn(options: string, before: boolean): boolean | null {
  const chosen = [...options.matchAll(OPTION[before ? 0 : 1] as RegExp)].flatMap(([, first, second, third]) => {
    const [mark, yes] = before ? [first, second] : [third, first]
    return IS_TICKED.test(mark ?? '') ? [yes !== undefined] : []
  })
  return chosen.length === 1 ? (chosen[0] ?? null) : null
}

/** A question with what answers it: where the question ends in a text, and the answer. */
function answeredIn(folded: string): { end: number; yes: boolean } | null {
  for (const [i, options] of OPTIONS.entries()) {
    const at = folded.search(options)
    if (at < 0) continue
    const yes = tickedIn(folded.slice(at), i === 0)
    return yes === null ? null : { end: at, yes }
  }
  const asked = ASKS_THEN.exec(folded)
  return asked ? { end: asked.index + 1, yes: asked[1] !== undefined } : null
}

function observationOf(page: Page, span: Span, question: string, yes: boolean, caption: string | null): Observation {
  const heading = page.headingsAtStart.slice(-1).map(foldLabel)
  const texts = { own: [foldLabel(question)], parent: [], column: [], caption: caption ? [caption] : [], heading }
  return {
    kind: 'assertion',
    page,
    span,
    valueSpan: null,
    value: null,
    unit: null,
    unitFrom: null,
    year: null,
    yearFrom: null,
    role: 'actual',
    texts,
    says: conceptsOfTexts(texts),
    place: null,
    box: null,
    address: null,
    traits: { form: 1, ...(yes ? { answered_yes: 1 } : { answered_no: 1 }) },
  }
}

/** Answers that are ticked or written beside and below their questions in running text. */
export function observationsOfTicks(page: Page): Observation[] {
  if (page.kind === 'sheet') return []
  const found: Observation[] = []
  let asked: { text: string; start: number } | null = null
  let caption: string | null = null
  const read = (block: Span): void => {
    const source = flow(page.text, [block])
    const text = source.text.trim()
    if (text.length > LONGEST) {
      asked = null
      return
    }
    const folded = fold(text)
    const lead = source.text.length - source.text.trimStart().length
    const span = storedSpan(source, lead, lead + text.length)
    const add = (from: number, question: string, yes: boolean): void => {
      found.push(observationOf(page, { start: from, end: span.end }, question, yes, caption))
    }
    const answer = answeredIn(folded)
    const plain = PLAIN.exec(folded)
    if (answer?.end) add(span.start, text.slice(0, answer.end).trim(), answer.yes)
    else if (asked && (answer || plain)) add(asked.start, asked.text, answer?.yes ?? plain?.[1] !== undefined)
    else if (ONE_OPTION.test(folded)) add(span.start, text.slice(ONE_OPTION.exec(folded)?.[0].length), true)
    asked = text.endsWith('?') ? { text, start: span.start } : null
  }
  for (const block of page.blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue
    if (block.kind === 'heading' && !block.text.trim().endsWith('?')) {
      caption = foldLabel(block.text).slice(0, 160)
      asked = null
      continue
    }
    const lines = page.lines.filter(({ start, end }) => start >= block.start && end <= block.end)
    const own = lines.filter(({ text }) => answeredIn(fold(text.trim())) || PLAIN.test(fold(text.trim())))
    // Several questions that were read as one paragraph are told apart by their lines.
    if (lines.length > 1 && own.length) for (const line of lines) read(line)
    else read(block)
  }
  return found
}
