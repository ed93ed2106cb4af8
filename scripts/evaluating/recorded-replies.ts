import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Analysis,
  CheckedReplies,
  ModelReplyTo,
  ModelRequest,
  ReadDocument,
} from '../../packages/engine/src/index.ts'
import { analyse, checkReplies, modelRequests, passageRequests, withModel } from '../../packages/engine/src/index.ts'
import { jsonOf, Replies } from '../../packages/server/src/models/recorded.ts'

/** The replies that a folder holds to requests. */
export function repliesTo(folder: string, requests: readonly ModelRequest[]) {
  const recorded = new Replies(folder)
  const found: { replies: ModelReplyTo[]; broken: string[]; missing: ModelRequest[] } = {
    replies: [],
    broken: [],
    missing: [],
  }
  for (const request of requests) {
    const text = recorded.of(request.hash)
    if (text === null) {
      found.missing.push(request)
      continue
    }
    const reply = jsonOf(text)
    if (reply === undefined) found.broken.push(`${request.kind} ${request.hash.slice(0, 16)}`)
    else found.replies.push({ request, reply })
  }
  return found
}

/** Folders with replies at and below a folder. */
function foldersIn(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'replies' && entry.name !== 'requests')
    .map(({ name }) => join(folder, name))
  return [folder, ...inside]
}

/** What a language model makes of a document, from the replies that a folder (or one below it) holds. */
export interface Read {
  /** The model alone, and with the analysis. */
  alone: Analysis
  both: Analysis
  /** What the checks made of its answers, held against the analysis. */
  checked: CheckedReplies
  windows: { asked: number; answered: number }
}

/** Reads a document by recorded replies. */
export function readByReplies(folder: string, document: ReadDocument, analysis: Analysis): Read {
  const windows = modelRequests(document, analysis)
  const folders = foldersIn(folder)
  const of = (requests: readonly ModelRequest[]): ModelReplyTo[] =>
    folders.map((one) => repliesTo(one, requests).replies).sort((a, b) => b.length - a.length)[0] ?? []
  const first = of(windows)
  const sections = checkReplies(document, analysis, first, 'recorded').sections
  const second = of(passageRequests(document, analysis, sections))
  const checked = checkReplies(document, analysis, [...first, ...second], 'recorded')
  const silent: Analysis = { ...analysis, findings: [], leads: [], others: [], omissions: [] }
  // Alone it is not held against the analysis either.
  const own = checkReplies(document, silent, [...first, ...second], 'recorded')
  return {
    alone: withModel(silent, own, 'recorded'),
    both: withModel(analysis, checked, 'recorded'),
    checked,
    windows: { asked: windows.length, answered: first.length },
  }
}

/** Who reads: the analysis, the language model of recorded replies, or both. */
export type Reader = 'A' | 'B' | 'both'

export const isReader = (name: string): name is Reader => ['A', 'B', 'both'].includes(name)

/**
 * Reads documents by one reader or both; says on stderr which windows have no replies.
 * @param folder with recorded replies; only for B and both
 */
export function analysedBy(reader: Reader, folder: string | undefined): (document: ReadDocument) => Analysis {
  if (reader === 'A') return (document) => analyse(document)
  if (!folder) throw new Error('--reader B and both need --replies FOLDER.')
  return (document) => {
    const analysis = analyse(document)
    const { alone, both, windows } = readByReplies(folder, document, analysis)
    if (windows.answered < windows.asked)
      console.error(`${document.name}: ${windows.answered} of ${windows.asked} windows have replies`)
    return reader === 'B' ? alone : both
  }
}
