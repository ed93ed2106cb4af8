import type { Span } from '../../reading/document.ts'
import type { Passage } from '../../text/cut-passages.ts'
import { isGeneralSentence } from '../../text/general-sentences.ts'
import { consistsOfRows, isAim, isProse, withoutLeadingRows } from '../../text/prose.ts'
import { runsOverColumns } from '../../text/side-by-side.ts'
import { type Flow, flow, fold, sentences, storedSpan } from '../../text/text.ts'
import { type AnalysedPassage, codesIn } from './analysed-passage.ts'
import { ideas, type Requirement } from './disclosures.ts'

/** A stretch of a page that can stand as evidence. */
export interface Quote {
  span: Span
  /** Its words with lines joined. */
  text: string
  /** The sentence of a section that answers. */
  core?: Span
}

const MOST_SENTENCES = 3
const LONGEST = 600
/** Letters of a quote that anybody can be shown as proof. */
const READABLE = 10_000

/** How much a sentence says of what a requirement asks for. */
function worth(said: ReadonlySet<string>, asked: Requirement): number {
  const slots = [...asked.about, ...asked.asks]
  const covered = slots.filter((slot) => slot.some((idea) => said.has(idea))).length
  return covered / slots.length + (asked.strong.some((idea) => said.has(idea)) ? 0.5 : 0)
}

/** The running text of a passage with its sentences, and whether each speaks of nobody. */
interface Spoken {
  source: Flow
  parts: { start: number; end: number; ofNobody: boolean }[]
}

// Every requirement looks at the same passages, and one of them may be a whole book in one paragraph.
const spokenOf = new WeakMap<Passage, Spoken>()

function readAloud(passage: Passage): Spoken {
  const known = spokenOf.get(passage)
  if (known) return known
  const source = flow(passage.page.text, [passage.span])
  const parts = sentences(source.text).map(({ start, end }) => {
    return { start, end, ofNobody: isGeneralSentence(fold(source.text.slice(start, end))) }
  })
  const read = { source, parts }
  spokenOf.set(passage, read)
  return read
}

/** The one to three neighbouring sentences of running text that answer best. */
function bestSentences({ passage, spoken }: AnalysedPassage, asked: Requirement): Span {
  const { page, span } = passage
  const { source, parts } = readAloud(passage)
  const worths = parts.map(({ ofNobody }, i) => (ofNobody ? 0 : worth(spoken[i] ?? new Set(), asked)))
  let [from, to, top] = [0, 0, -1]
  for (let i = 0; i < parts.length; i++) {
    let sum = 0
    for (let j = i; j < Math.min(parts.length, i + MOST_SENTENCES); j++) {
      sum += worths[j] ?? 0
      const length = (parts[j]?.end ?? 0) - (parts[i]?.start ?? 0)
      const value = sum / (1 + 0.35 * (j - i)) - (length > LONGEST ? 2 : 0)
      if (value > top) [from, to, top] = [i, j, value]
    }
  }
  const [first, last] = [parts[from], parts[to]]
  return withoutLeadingRows(page, first && last ? storedSpan(source, first.start, last.end) : span)
}

/** The cell of a table whose sentences say most of it. */
function bestCell({ passage: { page, spoken } }: AnalysedPassage, asked: Requirement): Span | null {
  const cells = spoken
    .map((span) => {
      const said = new Set(ideas.hits(fold(page.text.slice(span.start, span.end))).map(({ concept }) => concept))
      return { span, value: worth(said, asked) }
    })
    .sort((a, b) => b.value - a.value)
  return cells[0] && cells[0].value > 0 ? cells[0].span : null
}

/** What is quoted of a passage; `null` where it has only rows of figures, mixes columns, or speaks of nobody. */
export function quoteOf(analysed: AnalysedPassage, asked: Requirement): Quote | null {
  const { page, span: whole, tabular, targetRow } = analysed.passage
  const span = targetRow ? whole : tabular ? bestCell(analysed, asked) : bestSentences(analysed, asked)
  if (!span || span.end - span.start > READABLE) return null
  const text = flow(page.text, [span]).text
  if (targetRow) return { span, text }
  // Words that name several requirements are rows of an index.
  if (asked.kind !== 'basis' && new Set(codesIn(fold(text))).size > 1) return null
  const excerpt = page.text.slice(span.start, span.end)
  const speaks = isProse(excerpt) || (asked.kind === 'target' && isAim(excerpt))
  const ofSomebody = sentences(text).some(({ start, end }) => !isGeneralSentence(fold(text.slice(start, end))))
  const isWhole = !consistsOfRows(page, span) && (tabular || !runsOverColumns(page, span))
  return speaks && ofSomebody && isWhole ? { span, text } : null
}

/** The section in which a quote stands, as running text with its sentences; the quote itself where columns or rows break it. */
export function sectionOf(
  { page, span, tabular, targetRow }: Passage,
  quote: Quote,
): { section: Span; source: Flow; spans: Span[] } {
  const holds = span.start <= quote.span.start && span.end >= quote.span.end
  const isWhole = holds && !tabular && !targetRow && !consistsOfRows(page, span) && !runsOverColumns(page, span)
  const section = isWhole ? withoutLeadingRows(page, span) : quote.span
  const source = flow(page.text, [section])
  return { section, source, spans: sentences(source.text) }
}

/** So much of a place is shown where no sentence of it can be quoted. */
const POINTED = 400

/** Where somebody has to look whom no sentence of a passage can answer: the beginning of a table, a list or broken columns. */
export function pointerTo({ passage: { page, span } }: AnalysedPassage): Quote {
  const within = page.text.slice(span.start, span.end)
  const cut =
    within.length > POINTED ? Math.max(within.lastIndexOf('\n', POINTED), within.lastIndexOf(' ', POINTED)) : -1
  const end = cut > 0 ? span.start + cut : Math.min(span.end, span.start + POINTED)
  const pointed = { start: span.start, end }
  return { span: pointed, text: flow(page.text, [pointed]).text }
}
