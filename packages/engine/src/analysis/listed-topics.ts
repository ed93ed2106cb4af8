import { anyOf, pattern } from '../text/phrases.ts'
import { topicNames } from './topic-names.ts'

// Lists of topics in running text: `E1 Climate change, water and marine resources and own workforce`. An entry counts where it is a
// topic and nothing else, because `communication on climate change` is none.

/** A topic that a list names. */
export interface ListedTopic {
  code: string
  /** Words beside its code that are not its name may mean a part of it. */
  isWhole: boolean
}

/** A list from the beginning of a text, and what follows it. */
export interface TopicList {
  topics: ListedTopic[]
  rest: string
}

const NAME = anyOf([...topicNames().keys()])
const END = String.raw`(?=\s*(?:[,;.:•·|()]|$|{list_joins} |{called_so}(?!\p{L})))`
/** Whether a folded text names a topic anywhere, by code or by name. */
const SOME_TOPIC = pattern()`(?<![\p{L}\d])(?:(?:{esrs}[ \-]?)?[esg][1-5](?!\d)|${NAME}(?!\p{L}))`
export const namesAnyTopic = (folded: string): boolean => SOME_TOPIC.test(folded)

const MARK = pattern('y')`[\s•·▪■○*\-]*(?:{our} |{the_topic} )?(?:{topic_kind}:? )?`
const CODE = pattern('y')`(?:{esrs}[ \-]?)?(e[1-5]|s[1-4]|g1)(?![\p{L}\d]|[ \-]?-[ \-]?\d)[ :"\-]*`
const NAMED = pattern('y')`"?(${NAME})"?${END}`
const OTHER = pattern('y')`[^,;.:•·|()]{0,80}?${END}`
const SEPARATOR = pattern('y')`\s*(?:\([^()]{1,40}\))?\s*(?:[,;•·|]\s*(?:{list_joins} )?|{list_joins} )`
const BRACKET = /\s*\([^()]{1,40}\)/y
/** Words with which something else than an entry goes on. */
const CLAUSE = pattern()`(?<!\p{L})(?:{other_clause}|{verb_of_prose})(?!\p{L})`

const matchAt = (words: RegExp, text: string, at: number): RegExpExecArray | null => {
  words.lastIndex = at
  return words.exec(text)
}
const endOf = (words: RegExp, text: string, at: number): number => at + (matchAt(words, text, at)?.[0].length ?? 0)

/** What stands at one place of a list: a topic, another matter (without a topic), or no entry at all (`null`). */
function entryAt(text: string, from: number): { topic: ListedTopic | null; end: number } | null {
  const at = endOf(MARK, text, from)
  const code = matchAt(CODE, text, at)
  const after = at + (code?.[0].length ?? 0)
  const name = matchAt(NAMED, text, after)
  if (name) {
    const named = topicNames().get(name[1]!)!
    // A code beside the name of another topic is a slip, of which nobody can tell what it means.
    const isSame = !code || code[1]!.toUpperCase() === named
    return { topic: isSame ? { code: named, isWhole: true } : null, end: after + name[0].length }
  }
  const other = matchAt(OTHER, text, after)
  if (!other || CLAUSE.test(other[0])) return null
  const end = after + other[0].length
  return { topic: code ? { code: code[1]!.toUpperCase(), isWhole: other[0].trim() === '' } : null, end }
}

/** The list with which a folded text begins; `null` where its first entry is no topic. */
export function topicListAt(text: string): TopicList | null {
  const topics: ListedTopic[] = []
  let at = 0
  for (;;) {
    const entry = entryAt(text, at)
    if (!entry || (topics.length === 0 && !entry.topic)) break
    if (entry.topic) topics.push(entry.topic)
    at = endOf(BRACKET, text, entry.end)
    const separator = matchAt(SEPARATOR, text, at)
    if (!separator || separator[0] === '') break
    at += separator[0].length
  }
  return topics.length > 0 ? { topics, rest: text.slice(at) } : null
}

/** The topic that a whole line names and nothing beside it. */
export function topicOfLine(line: string): ListedTopic | null {
  const list = topicListAt(line)
  return list && list.topics.length === 1 && list.rest.trim() === '' ? list.topics[0]! : null
}
