import { loadCatalogue } from '../esrs/index.ts'
import { topicList, wholeList } from './asked.ts'
import { type AskOptions, DEFAULT_CONTEXT, sizesFor } from './requests.ts'

/** How much reading a document sends and receives, in characters; measured on reports, so near and not exact. */
export interface ReadingAmount {
  requests: number
  sent: number
  /** Of those sent, what is the same as in the request before, so that a host that keeps it charges less. */
  repeated: number
  received: number
}

/** A word of a report with the blank behind it, and what marks, headings and heads of tables add. */
const [PER_WORD, ADDED] = [6.6, 1.06]
/** Windows are filled to this share; of a document so much is shown again in the second step. */
const [FILLED, AGAIN] = [0.85, 0.7]
const [PER_WINDOW, PER_PASSAGES] = [2_500, 3_000]

/** What it takes to have a model read a document of so many words. */
export function readingAmount(
  words: number,
  { set = 'esrs-2023', contextTokens = DEFAULT_CONTEXT }: AskOptions = {},
): ReadingAmount {
  const { window, list } = sizesFor(contextTokens)
  const text = words * PER_WORD * ADDED
  const windows = words > 0 ? Math.ceil(text / (window * FILLED)) : 0
  const rules = list ?? wholeList(set).system.length
  const standards = loadCatalogue(set, 'en').standards.map(({ code }) => code)
  // Each topic is asked about once or more; short documents speak of few.
  const topics = Math.min(standards.length, windows)
  const lists = standards.map((code) => topicList(set, code, null).system.length)
  const perTopic = list ?? lists.reduce((sum, one) => sum + one, 0) / Math.max(1, lists.length)
  const passages = Math.max(topics, Math.ceil((text * AGAIN) / (window * FILLED)))
  return {
    requests: windows + passages,
    sent: Math.round(windows * rules + text + passages * perTopic + text * AGAIN),
    repeated: list === null ? Math.round(Math.max(0, windows - 1) * rules + (passages - topics) * perTopic) : 0,
    received: windows * PER_WINDOW + passages * PER_PASSAGES,
  }
}
