import { compile } from '../text/compile.ts'
import { pattern } from '../text/phrases.ts'
import { type ListedTopic, type TopicList, topicListAt } from './listed-topics.ts'

// Sentences that list what is material: `Our material topics are …`, `The following topics were assessed as material: …`,
// `Als wesentlich wurden … eingestuft`, `… are material topics`. What denies, sets against, holds under a condition or for somebody
// else is left alone.

const NOT = pattern()`{not_material}`.source
const FOR = pattern()`(?<![\-\p{L}]){material}(?![\-\p{L}]| {material_beside})`.source
const KIND = pattern()`{topic_kind}(?!\p{L})`.source
const WORDS = String.raw`(?:[\p{L}\d]+ )`

const CONTRAST = pattern()`(?<!\p{L}){contrast}(?!\p{L})`
const CONDITIONAL = pattern()`(?<!\p{L}){conditional}(?!\p{L})`
const DENIAL = pattern()`(?<!\p{L}){denial}(?!\p{L})`
/** Of another time, of others, or of a meeting, where `material topics` are those that were spoken of. */
const OTHERWISE = pattern()`{materiality_otherwise}|{topics_otherwise}`
const VERB = pattern('g')`(?<!\p{L})(?:{are_called}|{are_listed})(?!\p{L})`
const CALLING = pattern('g')`(?<!\p{L})(?:{have_called}|{called_so})(?!\p{L})`
/** What may stand behind the last entry of a list: `identified`, a full stop. */
const ENDING = pattern()`^[\s.;]*(?:{called_so}[\s.;]*)?$`

/** The ways to say what is material, or what is not: `words` stand alone, `before` stand before the word for topics. */
function waysOf(words: string, before: string) {
  return {
    words: compile(words, 'u'),
    /** What ends with a colon before a list. */
    introductions: [
      pattern()`{following} ${WORDS}{0,3}?${KIND}.{0,120}?${words}.{0,80}:\s*$`,
      pattern()`{following} ${WORDS}{0,2}?${before} ${WORDS}{0,2}?${KIND}.{0,80}:\s*$`,
      pattern()`${words}.{0,80}?{following} ${WORDS}{0,3}?${KIND}.{0,80}:\s*$`,
      pattern()`(?<!\p{L}){our} ${WORDS}{0,2}?${before} ${WORDS}{0,2}?${KIND}.{0,60}:\s*$`,
    ],
    /** What stands before the verb that a list follows. */
    openings: [
      pattern()`(?<!\p{L}){our} ${WORDS}{0,2}?${before} ${WORDS}{0,2}?${KIND}(?: \p{L}+){0,6} $`,
      pattern()`(?<!\p{L})${before} ${WORDS}{0,2}?${KIND}(?: \p{L}+){0,3}? {called_so} $`,
      pattern()`(?:^|(?<!\p{L}){as_called} )(?:${words}|${before} ${WORDS}{0,2}?${KIND}) $`,
    ],
    /** What follows a list with its verb; the first is said of topics only where they are called so. */
    called: pattern()`^{are_called} ${WORDS}{0,4}?(?:${words}|${before} ${WORDS}{0,2}?${KIND})`,
    plainly: pattern()`^{are_called} ${WORDS}{0,3}?(?:(?:{called_so}|{as_called}) ${WORDS}{0,3}?${words}|(?:{as_called} )?${before} ${WORDS}{0,2}?${KIND})`,
    /** `as material`, behind a list. */
    as: pattern('g')`(?<!\p{L})(?:{as_called} )${WORDS}{0,2}?(?:${words}|${before} ${WORDS}{0,2}?${KIND})`,
  }
}
const ways = {
  material: waysOf(FOR, pattern()`{material_before}`.source),
  not_material: waysOf(NOT, pattern()`{not_material_before}`.source),
}
const ALL_DENIALS = compile(NOT, 'gu')
const ALL_KINDS = compile(String.raw`(?<!\p{L})${KIND}`, 'gu')
export type Verdict = keyof typeof ways

/** What may be read as a verdict at all; most sentences are not looked at further. */
const ABOUT = pattern()`{material}`

/** Whether a text that ends with a colon says what holds of the list that follows. */
export function introduces(folded: string, verdict: Verdict): boolean {
  return ways[verdict].introductions.some((words) => words.test(folded)) && isPlain(folded, verdict)
}

/** Nothing in the words around a list denies, limits or turns round what they say. */
function isPlain(around: string, verdict: Verdict): boolean {
  const isFor = verdict === 'material'
  const rest = isFor ? around : around.replace(ALL_DENIALS, ' ')
  if (ways[isFor ? 'not_material' : 'material'].words.test(rest)) return false
  return ![CONTRAST, CONDITIONAL, DENIAL, OTHERWISE].some((words) => words.test(rest))
}

/** The topics that a folded sentence lists as material, or as not. */
export function topicsSaid(folded: string, verdict: Verdict): ListedTopic[] {
  if (!ABOUT.test(folded) || CONTRAST.test(folded)) return []
  const found = introduced(folded, verdict) ?? opened(folded, verdict) ?? closed(folded, verdict)
  if (!found) return []
  // A part that is not material leaves the topic as it is; a part that is makes it so.
  return verdict === 'material' ? found : found.filter(({ isWhole }) => isWhole)
}

/** `The following topics are material: …` */
function introduced(folded: string, verdict: Verdict): ListedTopic[] | null {
  const colon = folded.indexOf(':')
  if (colon < 0 || !introduces(folded.slice(0, colon + 1), verdict)) return null
  const list = topicListAt(folded.slice(colon + 1))
  return list && isPlain(list.rest, verdict) ? list.topics : null
}

/** `Our material topics are …`, `Als wesentlich wurden … eingestuft` */
function opened(folded: string, verdict: Verdict): ListedTopic[] | null {
  for (const verb of folded.matchAll(VERB)) {
    const before = folded.slice(0, verb.index)
    if (!ways[verdict].openings.some((words) => words.test(before))) continue
    const list = firstOf(folded.slice(verb.index + verb[0].length), 3)
    if (list && isPlain(`${before} ${list.rest}`, verdict)) return list.topics
  }
  return null
}

/** `Climate change and own workforce are material topics`, `we assessed … as material` */
function closed(folded: string, verdict: Verdict): ListedTopic[] | null {
  const { called, plainly, as } = ways[verdict]
  for (const verb of folded.matchAll(VERB)) {
    const after = folded.slice(verb.index)
    const before = folded.slice(0, verb.index)
    const kinds = [...before.matchAll(ALL_KINDS)]
    for (const start of called.test(after) ? kinds.map((kind) => kind.index + kind[0].length) : []) {
      const list = whole(before.slice(start))
      if (list && isPlain(before.slice(0, start) + after, verdict)) return list
    }
    const list = plainly.test(after) && isPlain(after, verdict) ? whole(before) : null
    if (list) return list
  }
  for (const words of folded.matchAll(as)) {
    const after = folded.slice(words.index)
    for (const verb of folded.slice(0, words.index).matchAll(CALLING)) {
      const start = verb.index + verb[0].length
      const list = firstOf(folded.slice(start, words.index), 3)
      if (list?.rest.trim() === '' && isPlain(folded.slice(0, start) + after, verdict)) return list.topics
    }
  }
  return null
}

/** The topics of a text that is a list and nothing else. */
function whole(text: string): ListedTopic[] | null {
  const list = topicListAt(text.trim())
  return list?.rest.trim() === '' ? list.topics : null
}

/** The list that begins after at most some words of a text: `wir`, `for our group`. */
function firstOf(text: string, most: number): TopicList | null {
  let rest = text.trim()
  for (let dropped = 0; dropped <= most; dropped += 1) {
    const list = topicListAt(rest)
    if (list) return { ...list, rest: ENDING.test(list.rest) ? '' : list.rest }
    rest = /^\p{L}+ (.*)$/u.exec(rest)?.[1] ?? ''
  }
  return null
}
