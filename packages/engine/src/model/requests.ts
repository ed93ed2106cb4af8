import type { Analysis } from '../analysis/finding.ts'
import type { StandardSet } from '../esrs/index.ts'
import type { ReadDocument } from '../reading/document.ts'
import { listFor, sha256, type WindowQuestion, wholeList } from './asked.ts'
import { pagesSchema, passagesSchema } from './reply.ts'
import { type Window, windowsOf } from './windows.ts'

/** One question to a language model: everything that is sent, and nothing that is not. */
export interface ModelRequest {
  /** `pages`: a window of the document; `passages`: passages of one topic, in the second step. */
  kind: 'pages' | 'passages'
  /** SHA-256 of everything that is sent, as hexadecimal digits; the same document gives the same. */
  hash: string
  /** The same for all windows where the context has room for it, so that hosts keep it. */
  system: string
  prompt: string
  schema: object
  /** Marks of the blocks that may be quoted. */
  marks: string[]
  /** Numbers of the pages that are shown. */
  pages: number[]
  /** Code of the standard whose datapoints may be answered; `null` for those of the list. */
  standard: string | null
}

/** How a document is to be asked about. */
export interface AskOptions {
  /** The set in use; ESRS Set 1 if left out. */
  set?: StandardSet
  /** Tokens that the model takes at once, request and reply together; 128,000 if left out. */
  contextTokens?: number
}

/** What fits into a context: characters of a window and of rules and list; no list: the whole one. */
interface Sizes {
  window: number
  list: number | null
}

/** Characters that count as a token, rather too few than too many. */
const PER_TOKEN = 3.2

/** Sizes for a context: a quarter of it is left to the reply. */
export function sizesFor(contextTokens: number): Sizes {
  if (contextTokens >= 32_000) return { window: 12_000, list: null }
  const characters = contextTokens * PER_TOKEN * 0.72
  return { window: Math.min(12_000, characters * 0.33), list: characters * 0.64 }
}

export const DEFAULT_CONTEXT = 128_000

/** One request; `fence` is a line that what is between does not contain. */
export function requestOf(
  kind: ModelRequest['kind'],
  { system }: Pick<WindowQuestion, 'system'>,
  head: string,
  shown: Pick<Window, 'text' | 'marks' | 'pages'>,
  standard: string | null = null,
): ModelRequest {
  const schema = kind === 'pages' ? pagesSchema : passagesSchema
  const fence = `=== ${sha256(shown.text).slice(0, 12)} ===`
  const prompt = [head, `The document, between two lines that read ${fence}:`, fence, shown.text, fence].join('\n')
  const hash = sha256(JSON.stringify([system, prompt, schema]))
  return { kind, hash, system, prompt, schema, marks: shown.marks, pages: shown.pages, standard }
}

export const yearLine = (year: number | null): string =>
  `Reporting year: ${year ?? 'not known; the newest that the document reports on'}`

/**
 * What a language model is asked about a document first: every window of it once, the most promising ones first. Deterministic. The
 * name of the file is not among what is sent.
 * @param document as `read()` gives it
 * @param analysis what the deterministic analysis found in it: whether it is a report, and of which year
 */
export function modelRequests(
  document: ReadDocument,
  analysis: Pick<Analysis, 'kind' | 'reportingYear'>,
  { set = 'esrs-2023', contextTokens = DEFAULT_CONTEXT }: AskOptions = {},
): ModelRequest[] {
  if (analysis.kind === 'other') return []
  const sizes = sizesFor(contextTokens)
  return windowsOf(document, set, sizes.window)
    .sort((a, b) => b.promise - a.promise || a.number - b.number)
    .map((window) => {
      const asked = sizes.list === null ? wholeList(set) : listFor(set, window.spoken, sizes.list)
      return requestOf('pages', asked, yearLine(analysis.reportingYear), window)
    })
}
