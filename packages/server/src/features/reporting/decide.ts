import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../database/tenant.ts'
import type { Language } from '../../texts/texts.ts'
import { documentsFor, dropSupport, sourcesFor } from './additions-store.ts'
import { rowOf } from './carry.ts'
import { datapointOf } from './datapoint.ts'
import { knownOf } from './known.ts'
import type { Report } from './report.ts'
import { dismissedNow } from './review-store.ts'
import { sourcesOf } from './sources.ts'
import { type State, stateOf } from './state.ts'
import { addHistory, type Change, dismiss, lockReporting, type Row, saveValues, type Value } from './store.ts'
import { readTyped } from './typed.ts'

/** What a person sends: a field that is absent stays as it is, an empty one is emptied. */
export interface Decision {
  value?: string | null | undefined
  explanation?: string | null | undefined
  notes?: string | null | undefined
  excerpts?: string | null | undefined
}

/** Who decides, in which language, and when. */
export interface By {
  userId: string
  language: Language
  at: Date
}

const empty = {
  value: null,
  number: null,
  unit: null,
  year: null,
  status: null,
  tier: null,
  written: null,
  findingId: null,
} as const

/**
 * Saves what a person decided about a datapoint. A proposal that is sent back as it is has been accepted; another value
 * corrects it; an empty one makes the datapoint missing until a new document speaks of it. From then on it is the person's.
 */
export async function decide(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  decision: Decision,
  by: By,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const known = (await knownOf(inside, report, [entry.id])).get(entry.id)!
    const before = known.value
    const shown = datapointOf(entry, known, report.year, by.language)
    const own = (sent: string | null | undefined, now: string, kept: string | null | undefined) =>
      sent === undefined || (sent ?? '') === now ? (kept ?? null) : (sent ?? '')
    const after: Row = {
      ...empty,
      decidedBy: null,
      decidedAt: null,
      ...before,
      key: entry.id,
      explanation: own(decision.explanation, shown.why_is_this_the_answer, before?.explanation),
      excerpts: own(decision.excerpts, shown.excerpts, before?.excerpts),
      notes: decision.notes === undefined ? (before?.notes ?? '') : (decision.notes ?? ''),
    }
    const action = takeValue(after, entry, decision.value, report, by)
    const thrownOut = action === 'emptied' ? { dismissed: await dismissedNow(inside, report, entry.id) } : {}
    if (action === 'emptied') await dismiss(inside, report, entry.id, sourcesOf(report.set, entry.id), false)
    if (!action && before && isSame(before, after)) return
    await saveValues(inside, report, [rowOf(after)])
    const change = {
      key: entry.id,
      userId: by.userId,
      action: action ?? 'noted',
      before: stateOf(before, known.findings, thrownOut),
      after: stateOf(after, known.findings),
    } as const
    await addHistory(inside, report, [change])
  })
}

/** Puts the value that was sent into the row; says what that means, `null` where it changes nothing. */
function takeValue(
  row: Row,
  entry: Datapoint,
  sent: string | null | undefined,
  { year }: Report,
  by: By,
): Change['action'] | null {
  if (sent === undefined) return null
  const typed = (sent ?? '').trim()
  const decided = { decidedBy: by.userId, decidedAt: by.at }
  if (typed === '') {
    if (!row.value) return null
    Object.assign(row, empty, decided)
    return 'emptied'
  }
  const read = typed === row.value ? null : readTyped(entry, typed, by.language)
  if (!read || (read.value === row.value && read.unit === row.unit)) {
    if (row.status !== 'proposed') return null
    Object.assign(row, { status: 'accepted', ...decided })
    return 'accepted'
  }
  // A target keeps its year; anything else that a person enters is for the report.
  const of = row.year !== null && row.year > year ? row.year : year
  Object.assign(row, empty, decided, read, { written: typed, year: of, status: 'corrected' })
  return 'corrected'
}

const isSame = (before: Value, after: Row): boolean =>
  before.explanation === after.explanation && before.excerpts === after.excerpts && before.notes === after.notes

/**
 * Removes what a company has on a datapoint, and what a person put beside it; a document it has today does not bring it back,
 * nor does another set. The history keeps all of it.
 */
export async function remove(tenant: Tenant, report: Report, key: string, { userId, at }: Omit<By, 'language'>) {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const { value: before, findings } = (await knownOf(inside, report, [key])).get(key)!
    const dismissed = await dismissedNow(inside, report, key)
    await dismiss(inside, report, key, sourcesOf(report.set, key), true)
    const support = await supportOf(inside, report, key)
    await dropSupport(inside, report, key)
    const isSame = JSON.stringify(await dismissedNow(inside, report, key)) === JSON.stringify(dismissed)
    if (isSame && !support && (!before || isBlank(before))) return
    const blank = { ...empty, key, explanation: null, excerpts: null, notes: '', decidedBy: userId, decidedAt: at }
    await saveValues(inside, report, [blank])
    const kept = stateOf(before, findings, { dismissed, ...(support && { support }) })
    await addHistory(inside, report, [{ key, userId, action: 'removed', before: kept, after: null }])
  })
}

/** What a person named as the source and put beside a value; `null` where that is nothing. */
async function supportOf(tenant: Tenant, report: Report, key: string): Promise<State['support'] | null> {
  const source = (await sourcesFor(tenant, report, [key])).get(key)
  const documents = (await documentsFor(tenant, report, [key])).map(({ document_id }) => document_id)
  return source === undefined && documents.length === 0 ? null : { source, documents }
}

const isBlank = ({ value, explanation, excerpts, notes }: Value): boolean =>
  value === null && explanation === null && excerpts === null && notes === ''
