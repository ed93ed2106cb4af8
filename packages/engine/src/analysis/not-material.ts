import { knowledge } from '../knowledge.ts'
import type { Page, Span, Table } from '../reading/document.ts'
import { compile } from '../text/compile.ts'
import { pattern } from '../text/phrases.ts'
import { wordingsOf } from '../text/sentences.ts'
import { fold } from '../text/text.ts'
import type { Omission } from './finding.ts'
import { namesAnyTopic, topicOfLine } from './listed-topics.ts'
import { placeOf } from './places.ts'
import { introduces, topicsSaid, type Verdict } from './said-material.ts'

/** Words for what is not material, in folded text. */
export const NOT_MATERIAL = pattern()`{not_material}`

/** Words for what is material, in folded text; not `materiality assessment`, not `material impacts`. */
const MATERIAL = pattern()`(?<![\-\p{L}]){material}(?![\-\p{L}]| {material_beside})`

/** What has to stand on a page before it is looked through for lists. */
const ABOUT = pattern()`{material}`

/** Verbs by which a line is a sentence and no entry of a list or table. */
export const PROSE = pattern()`(?<!\p{L}){verb_of_prose}(?!\p{L})`

/** The code of a topic, and not of one of its requirements. */
export const TOPIC = pattern()`(?<![\p{L}\d])(?:{esrs}[ \-]?)?(e[1-5]|s[1-4]|g1)(?![\p{L}\d]|[ \-]?-[ \-]?\d)`.source
const CODE = compile(TOPIC, 'gu')
/** An entry of a list by its mark. */
const MARKED = /^\s*[^\p{L}\d\s("]/u
/** An entry of the list that follows: a mark, a code and a name. */
const ENTRY = compile(String.raw`^[^\p{L}\d]{0,4}${TOPIC}`, 'u')
const KIND = String.raw`(?<!\p{L}){topic_kind}(?!\p{L})`
const BY_CODE = String.raw`^(?:{the_topic} )?(?=(?:{esrs} )?(?:e[1-5]|s[1-4]|g1)(?![\p{L}\d]))`
const sentence = (words: RegExp) =>
  pattern()`(?:${KIND}|${BY_CODE})((?:(?!${KIND}).){1,240}?)(?<!\p{L}){are_called}(?: \p{L}+){0,4}? (?:${words.source})`
/** `the topics E3 Water and E4 Biodiversity are assessed as non-material` */
const SAID = sentence(NOT_MATERIAL)
/** `the topics E1 Climate change and S1 Own workforce are material` */
const SAID_FOR = sentence(MATERIAL)
/** Words by which a sentence names a topic that it sets against the others. */
const CONTRAST = pattern()`(?<!\p{L}){contrast}(?!\p{L})`
const CONDITIONAL = pattern()`(?<!\p{L}){conditional}(?!\p{L})`

const NO_MATERIAL = pattern()`{no_material}`
/** What a report says it has looked for and not found: its words, or those that speak of the subject before. */
const NOT_FOUND = [
  pattern()`(?<!\p{L}){no_material}(?: {and_material}){0,2} (?:{kind_of_physical} )*{physical_risk}(?!\p{L})`,
  pattern()`{climate_risk}.{0,160}(?<!\p{L})(?:{no_risk} {were_found}|{no_risk_said})`,
]
/** The datapoints that would have said what was found. */
const SOUGHT = knowledge<'datapoint'>('denied').map(({ datapoint }) => datapoint)

/** Longest sentence that is read as a statement, in characters. */
const LONGEST = 500

/** Topics that running text or a list below a sentence calls not material, and risks that a report says it has not found. */
export function deniedIn(page: Page): Omission[] {
  const text = fold(page.text)
  const isSaid = NOT_MATERIAL.test(text) || NO_MATERIAL.test(text)
  if (!isSaid || page.kind === 'sheet') return []
  return [...listed(page, 'not_material'), ...inSentences(page, 'not_material'), ...said(page)]
}

/** Whether folded text holds a code of a topic at all; most reports have none outside their index. */
const SOME_TOPIC = pattern()`(?<![\p{L}\d])(?:{esrs})?[esg][1-5](?![\p{L}\d])`
export const namesTopics = (folded: string): boolean => SOME_TOPIC.test(folded)

/** Topics that running text or a list below a sentence calls material; nothing where the same sentence denies it of another. */
export function affirmedIn(page: Page): Omission[] {
  const text = fold(page.text)
  if (page.kind === 'sheet' || !ABOUT.test(text) || !namesAnyTopic(text)) return []
  const lists = [...listed(page, 'material'), ...inSentences(page, 'material')]
  if (!namesTopics(text) || !MATERIAL.test(text)) return lists
  const found = wordingsOf(page).flatMap(({ folded, span }) => {
    if (folded.length > LONGEST || CONDITIONAL.test(folded) || NOT_MATERIAL.test(folded)) return []
    return topicsIn(SAID_FOR.exec(folded)?.[1] ?? '').map((topic) => statement(page, topic, 'material', span))
  })
  return [...lists, ...found]
}

/** Topics that sentences list as material, or as not. */
const inSentences = (page: Page, verdict: Verdict): Omission[] =>
  wordingsOf(page).flatMap(({ folded, span }) =>
    topicsSaid(folded, verdict).map(({ code }) => statement(page, code, verdict, span)),
  )

const statement = (page: Page, subject: string, kind: Omission['kind'], span: Span): Omission => ({
  subject,
  kind,
  place: placeOf(page, span, null, null, null),
  excerpt: page.text.slice(span.start, span.end),
})

/** Lists below a sentence that says what holds of what follows; each entry is quoted together with that sentence. */
function listed(page: Page, verdict: Verdict): Omission[] {
  const { lines } = page
  return lines.flatMap((_, last) => {
    const from = [last, last - 1, last - 2].find((first) => {
      if (first < 0) return false
      const text = fold(
        lines
          .slice(first, last + 1)
          .map((line) => line.text)
          .join(' '),
      )
      return introduces(text, verdict)
    })
    if (from === undefined) return []
    const first = beginningOf(lines, from)
    const table = page.tables.find(({ start }) => start >= lines[last]!.end && start <= (lines[last + 1]?.end ?? start))
    const found: Omission[] = table ? inCells(page, table, verdict, lines[first]!.start) : []
    for (const line of lines.slice(last + 1)) {
      const entry = fold(line.text)
      const code = ENTRY.exec(entry)?.[1]?.toUpperCase() ?? topicOfLine(entry)?.code
      // A matter of the company's own stands among the topics.
      if (!code && MARKED.test(entry) && !PROSE.test(entry)) continue
      if (!code || PROSE.test(entry)) break
      found.push(statement(page, code, verdict, { start: lines[first]!.start, end: line.end }))
    }
    return found
  })
}

/** Topics by their codes in the cells of a table that a sentence introduces; nothing where the table says more than names. */
function inCells(page: Page, { cells, start, end }: Table, verdict: Verdict, from: number): Omission[] {
  if (ABOUT.test(fold(page.text.slice(start, end)))) return []
  return cells.flatMap((cell) => {
    const code = ENTRY.exec(fold(cell.text))?.[1]?.toUpperCase()
    return code ? [statement(page, code, verdict, { start: from, end: cell.end })] : []
  })
}

/** The line in which the sentence of a line begins, at most two above it. */
function beginningOf(lines: Page['lines'], at: number): number {
  const goesOn = (index: number) => index > 0 && /^\p{Ll}/u.test(lines[index]!.text.trim())
  const above = goesOn(at) ? at - 1 : at
  return above < at && goesOn(above) ? above - 1 : above
}

function said(page: Page): Omission[] {
  return wordingsOf(page).flatMap(({ folded, span }) => {
    if (folded.length > LONGEST || CONDITIONAL.test(folded)) return []
    const topics = topicsIn(SAID.exec(folded)?.[1] ?? '')
    const risks = NOT_FOUND.some((said) => said.test(folded)) ? SOUGHT : []
    return [...new Set([...topics, ...risks])].map((subject) => statement(page, subject, 'not_material', span))
  })
}

/** Codes among the words of which a sentence says something, unless it sets one against the others. */
const topicsIn = (named: string): string[] =>
  CONTRAST.test(named) ? [] : [...new Set([...named.matchAll(CODE)].map((match) => match[1]!.toUpperCase()))]
