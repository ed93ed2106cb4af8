import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Language } from '../../../texts/texts.ts'
import { sourcesOf } from '../findings/analysed-set.ts'
import { type Change, lockReporting, type Row, type Value } from '../findings/finding-store.ts'
import { dismissedNow } from '../history/history-store.ts'
import { type State, stateOf } from '../history/value-snapshot.ts'
import { documentsFor, dropSupport, sourcesFor } from '../own/own-store.ts'
import { rowOf } from '../report/carry-decisions.ts'
import type { Report } from '../report/report.ts'
import { readTyped } from './parse-typed-value.ts'
import { datapointOf } from './shown-datapoint.ts'
import { addHistory, dismiss, saveValues } from './value-store.ts'
import { type Known, knownOf, shownFindings } from './values-with-findings.ts'

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

/** A datapoint and what a person decided about it. */
export interface Decided {
  entry: Datapoint
  decision: Decision
}

/** Datapoints whose findings are held at once. */
const chunk = 250

/**
 * Saves what a person decided about datapoints, each of them once; all of it or nothing. A proposal that is sent back as it is
 * has been accepted; another value corrects it; an empty one makes the datapoint missing until a new document speaks of it.
 * From then on it is the person's. A few statements do it, however many datapoints there are.
 */
export async function decideAll(tenant: Tenant, report: Report, decided: readonly Decided[], by: By): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    for (let start = 0; start < decided.length; start += chunk)
      await decideSome(inside, report, decided.slice(start, start + chunk), by)
  })
}

/** The same for one datapoint. */
export const decide = (tenant: Tenant, report: Report, entry: Datapoint, decision: Decision, by: By): Promise<void> =>
  decideAll(tenant, report, [{ entry, decision }], by)

async function decideSome(tenant: Tenant, report: Report, decided: readonly Decided[], by: By): Promise<void> {
  const known = await knownOf(
    tenant,
    report,
    decided.map(({ entry }) => entry.id),
    shownFindings,
  )
  const taken = decided.map(({ entry, decision }) => {
    const of = known.get(entry.id)!
    return { key: entry.id, of, ...taking(entry, of, decision, report, by) }
  })
  const emptied = taken.filter(({ action }) => action === 'emptied').map(({ key }) => key)
  const dismissed = await dismissedNow(tenant, report, emptied)
  await dismiss(
    tenant,
    report,
    emptied.map((key) => ({ key, ids: sourcesOf(report.set, key) })),
    false,
  )
  const changed = taken.filter(({ action, of, after }) => action || !of.value || !isSame(of.value, after))
  await saveValues(
    tenant,
    report,
    changed.map(({ after }) => rowOf(after)),
  )
  const changes = changed.map(({ key, of: { value, findings }, action, after }): Change => {
    const thrownOut = action === 'emptied' ? { dismissed: dismissed.get(key)! } : {}
    const before = stateOf(value, findings, thrownOut)
    return { key, userId: by.userId, action: action ?? 'noted', before, after: stateOf(after, findings) }
  })
  await addHistory(tenant, report, changes)
}

/** What a decision makes of a datapoint, and what of its value; `null` where that stays. */
function taking(
  entry: Datapoint,
  known: Known,
  decision: Decision,
  report: Report,
  by: By,
): { after: Row; action: Change['action'] | null } {
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
  return { after, action: takeValue(after, entry, decision.value, report, by) }
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
    const { value: before, findings } = (await knownOf(inside, report, [key], shownFindings)).get(key)!
    const dismissed = (await dismissedNow(inside, report, [key])).get(key)!
    await dismiss(inside, report, [{ key, ids: sourcesOf(report.set, key) }], true)
    const support = await supportOf(inside, report, key)
    await dropSupport(inside, report, key)
    const isSame = JSON.stringify((await dismissedNow(inside, report, [key])).get(key)) === JSON.stringify(dismissed)
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
