import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FinancialScore, ImpactScore, Iro, Language } from '@esrs/contract'
import { personOf } from '../author.ts'
import type { IroRow } from './iro-store.ts'

/** An IRO as the analysis proposes it, in one language. */
export type Proposal = Omit<
  Iro,
  'id' | 'status' | 'excerpts' | 'origin' | 'edited' | 'outdated' | 'note' | 'decided_by' | 'decided_at' | 'version'
> & { key: string }

/** The fields that a person may write. */
export const writable = [
  'title',
  'description',
  'type',
  'category',
  'priority',
  'isPositive',
  'isPotential',
  'esrsTopics',
  'subTopic',
  'valueChain',
  'horizon',
  'humanRights',
  'dependencies',
  'metrics',
  'tags',
  'score',
] as const

export type Written = Partial<Pick<Iro, (typeof writable)[number]>>

/** Defaults of an IRO that a person wrote. */
const blank: Omit<Proposal, 'key'> = {
  title: '',
  description: '',
  type: 'Impact',
  category: '',
  priority: 'low',
  isPositive: false,
  isPotential: false,
  esrsTopics: [],
  subTopic: null,
  valueChain: null,
  horizon: null,
  humanRights: false,
  dependencies: [],
  metrics: [],
  evidence: [],
  tags: [],
  score: null,
  scoreReason: '',
  reason: '',
  datapoints: [],
}

/** Data for showing rows. */
export interface Surroundings {
  names: ReadonlyMap<string, string>
  /** Documents that are still there: words of one that was deleted are not quoted any more. */
  present: ReadonlySet<string>
  language: Language
}

/** Whether a score is one of an impact; otherwise it is the effect on the company's finances. */
export const isImpactScore = (score: ImpactScore | FinancialScore): score is ImpactScore => 'scale' in score

/** An undecided proposal. */
export const proposedIro = ({ key, ...proposal }: Proposal): Iro => ({
  ...proposal,
  id: key,
  version: versionOf(undefined, { key, ...proposal }),
  status: 'proposed',
  excerpts: proposal.evidence.map(({ text }) => text),
  origin: 'proposed',
  edited: [],
  outdated: false,
  note: '',
  decided_by: null,
  decided_at: null,
})

/**
 * A decided IRO with the words of the person. `current`: its proposal today.
 */
export function decidedIro(row: IroRow, current: Proposal | undefined, around: Surroundings): Iro {
  const basis = basisOf(row, around.language)
  const written = row.written as Written
  const evidence = (basis?.evidence ?? [])
    .filter(({ document_id: id }) => around.present.has(id))
    // What was kept before places and names were has none.
    .map((quote) => ({ ...quote, place: quote.place ?? null, about: quote.about ?? null }))
  const { key: _, ...said } = { key: '', ...blank, ...basis }
  return {
    ...said,
    ...written,
    // How a score was computed explains only the computed one.
    scoreReason: 'score' in written ? '' : said.scoreReason,
    evidence,
    id: row.key,
    status: row.status,
    excerpts: evidence.map(({ text }) => text),
    origin: basis ? 'proposed' : 'manual',
    edited: basis ? Object.keys(written) : [],
    outdated: basis !== null && current !== undefined && !isAlike(basis, current),
    note: row.note,
    decided_by: personOf(row.decidedBy, around.names),
    decided_at: row.decidedAt.toISOString(),
    version: versionOf(row, current),
  }
}

/** The proposal at the time of the first decision; `null` where a person wrote the IRO. */
export const basisOf = ({ basis }: IroRow, language: Language): Proposal | null =>
  (basis?.[language] as Proposal | undefined) ?? null

/** Documents that the rows quote. */
export const quotedDocuments = (rows: readonly IroRow[]): string[] => [
  ...new Set(
    rows.flatMap((row) => (basisOf(row, 'en')?.evidence ?? []).map(({ document_id: documentId }) => documentId)),
  ),
]

/** Whether two proposals say the same as far as a decision goes; other words for it do not count. */
const isAlike = (a: Proposal, b: Proposal): boolean => isDeepStrictEqual(substance(a), substance(b))

/** Names an IRO as it is to be decided on: by its last decision, or by what the analysis proposes. */
export const versionOf = (row: Pick<IroRow, 'decidedAt'> | undefined, current: Proposal | undefined): string =>
  row
    ? row.decidedAt.toISOString()
    : createHash('sha256')
        .update(JSON.stringify(current ? substance(current) : []))
        .digest('base64url')

const substance = ({ type, isPositive, isPotential, priority, score }: Proposal) => [
  type,
  isPositive,
  isPotential,
  priority,
  score,
]

const ranks = { high: 0, medium: 1, low: 2 } as const

/** All IROs, those of the highest priority first; what was rejected comes last. */
export function sortedIros(iros: readonly Iro[]): Iro[] {
  const rank = ({ priority, status }: Iro) => ranks[priority] + (status === 'rejected' ? 10 : 0)
  return [...iros].sort((a, b) => rank(a) - rank(b))
}
