import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../database/tenant.ts'
import type { Language } from '../../texts/texts.ts'
import { rowOf } from './carry.ts'
import { datapointOf } from './datapoint.ts'
import { knownOf } from './known.ts'
import { record } from './propose.ts'
import type { Report } from './report.ts'
import { sourcesOf } from './sources.ts'
import {
  addHistory,
  type Change,
  dismiss,
  lockReporting,
  type Row,
  saveValues,
  type Value,
  valuesFor,
} from './store.ts'
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
    if (action === 'emptied') await dismiss(inside, report, entry.id, sourcesOf(report.set, entry.id), false)
    if (!action && before && isSame(before, after)) return
    await saveValues(inside, report, [rowOf(after)])
    const change = {
      key: entry.id,
      userId: by.userId,
      action: action ?? 'noted',
      before: record(before),
      after: record(after),
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

/** Removes what a company has on a datapoint; a document it has today does not bring it back, nor does another set. */
export async function remove(tenant: Tenant, report: Report, key: string, { userId, at }: Omit<By, 'language'>) {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const [before] = await valuesFor(inside, report, [key])
    await dismiss(inside, report, key, sourcesOf(report.set, key), true)
    if (!before || isBlank(before)) return
    const blank = { ...empty, key, explanation: null, excerpts: null, notes: '', decidedBy: userId, decidedAt: at }
    await saveValues(inside, report, [blank])
    await addHistory(inside, report, [{ key, userId, action: 'removed', before: record(before), after: null }])
  })
}

const isBlank = ({ value, explanation, excerpts, notes }: Value): boolean =>
  value === null && explanation === null && excerpts === null && notes === ''
