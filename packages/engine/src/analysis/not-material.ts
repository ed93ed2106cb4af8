import type { Page, Span } from '../reading/document.ts'
import type { Omission } from './finding.ts'
import { placeOf } from './places.ts'
import { sentencesOf } from './sentences.ts'
import { fold } from './text.ts'

/** Words for what is not material, in folded text. */
export const NOT_MATERIAL =
  /not (?:considered |deemed |assessed as |rated |classified as |determined |found )?(?:to be )?material|non-material|immaterial|nicht (?:als )?wesentlich|unwesentlich/

/** Verbs by which a line is a sentence and no entry of a list or table. */
export const PROSE = /(?<!\p{L})(?:is|are|was|were|been|ist|sind|wurden?|gelten)(?!\p{L})/u

const CODE = /(?<![\p{L}\d])(?:esrs[ -]?)?(e[1-5]|s[1-4]|g1)(?![\p{L}\d]|[ -]?-[ -]?\d)/gu
const KIND = String.raw`(?:(?:topical |sector )?standards?|topics?|matters?|themen(?:standards)?|standards)`
/** `the following topical standards were determined to be non-material for the group:` */
const INTRODUCTION = new RegExp(
  String.raw`(?:following|folgenden?) (?:\p{L}+ ){0,3}?${KIND}(?!\p{L}).{0,120}?(?:${NOT_MATERIAL.source}).{0,80}:\s*$`,
  'u',
)
/** An entry of the list that follows: a mark, a code and a name. */
const ENTRY = /^[^\p{L}\d]{0,4}(?:esrs[ -]?)?(e[1-5]|s[1-4]|g1)(?![\p{L}\d]|[ -]?-[ -]?\d)/u
/** `the topics E3 Water and E4 Biodiversity are assessed as non-material` */
const SAID = new RegExp(
  String.raw`(?:(?<!\p{L})${KIND}(?!\p{L})|^(?:the |der |die |das )?(?=(?:esrs )?(?:e[1-5]|s[1-4]|g1)(?![\p{L}\d])))((?:(?!(?<!\p{L})${KIND}(?!\p{L})).){1,240}?)(?<!\p{L})(?:are|were|is|was|been|sind|ist|wurden?|werden|wird|gelten|gilt)(?: \p{L}+){0,4}? (?:${NOT_MATERIAL.source})`,
  'u',
)
/** Words by which a sentence names a topic that it sets against the others. */
const CONTRAST =
  /(?<!\p{L})(?:unlike|contrast|except|apart|besides|beside|while|whereas|compared|but|gegensatz|außer|neben|während|anders|aber|ausnahme)(?!\p{L})/u
const CONDITIONAL = /(?<!\p{L})(?:if|whether|when|unless|should|falls|sofern|wenn|ob|could|would)(?!\p{L})/u

/** What a report says it has looked for and not found, and the datapoint that would have said what was found. */
const NOT_FOUND: readonly [subject: string, said: RegExp][] = [
  [
    'E1-9_01',
    /\bno (?:(?:material|significant|relevant|major|and|or) ){1,3}(?:acute |chronic |climate-related |climate )*physical (?:climate )?risks?\b|keine (?:(?:wesentlichen|signifikanten|erheblichen|relevanten|und|oder) ){1,3}(?:akuten |chronischen |klimabezogenen )*physischen (?:klima)?risiken/u,
  ],
  [
    'E1-9_01',
    /(?:climate risk|physical risk|klimarisiko|klimarisiken).{0,160}\bno (?:material|significant) (?:climate )?risks? (?:were|was|have been|has been|could be) (?:identified|found|determined|detected)|(?:klimarisiko|klimarisiken).{0,160}keine (?:wesentlichen|signifikanten|erheblichen) (?:klima)?risiken/u,
  ],
]

/** Longest sentence that is read as a statement, in characters. */
const LONGEST = 500

/** Topics that running text or a list below a sentence calls not material, and risks that a report says it has not found. */
export function deniedIn(page: Page): Omission[] {
  const text = fold(page.text)
  const isSaid =
    NOT_MATERIAL.test(text) || /\bno (?:material|significant|relevant|major)|keine (?:wes|sig|erh|rel)/.test(text)
  if (!isSaid || page.kind === 'sheet') return []
  return [...listed(page), ...said(page)]
}

const statement = (page: Page, subject: string, span: Span): Omission => ({
  subject,
  kind: 'not_material',
  place: placeOf(page, span, null, null, null),
  excerpt: page.text.slice(span.start, span.end),
})

/** Lists below a sentence that calls what follows not material; each entry is quoted together with that sentence. */
function listed(page: Page): Omission[] {
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
      return INTRODUCTION.test(text)
    })
    if (from === undefined) return []
    const found: Omission[] = []
    for (const line of lines.slice(last + 1)) {
      const entry = fold(line.text)
      const code = ENTRY.exec(entry)?.[1]
      if (!code || PROSE.test(entry)) break
      found.push(statement(page, code.toUpperCase(), { start: lines[from]!.start, end: line.end }))
    }
    return found
  })
}

function said(page: Page): Omission[] {
  return sentencesOf(page).flatMap(({ folded, span }) => {
    if (folded.length > LONGEST || CONDITIONAL.test(folded)) return []
    const named = SAID.exec(folded)?.[1] ?? ''
    const topics = CONTRAST.test(named) ? [] : [...named.matchAll(CODE)].map((match) => match[1]!.toUpperCase())
    const risks = NOT_FOUND.filter(([, pattern]) => pattern.test(folded)).map(([subject]) => subject)
    return [...new Set([...topics, ...risks])].map((subject) => statement(page, subject, span))
  })
}
