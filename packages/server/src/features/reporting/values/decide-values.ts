import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { removeCells } from '../stores/cell-store.ts'
import { dismissDocuments, dismissedDocuments } from '../stores/dismissal-store.ts'
import { addChanges, type NewChange } from '../stores/history-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { deleteSources, namedSources, supportingDocuments } from '../stores/source-store.ts'
import { snapshotOf, type ValueSnapshot } from '../stores/value-snapshot.ts'
import { missingValue, saveValues, type Value, type ValueFields } from '../stores/value-store.ts'
import { valueFieldsOf } from './carry-decisions.ts'
import { brokenSentence } from './figure-bounds.ts'
import { parseTypedValue } from './parse-typed-value.ts'
import { shownDatapoint } from './shown-datapoint.ts'
import { refuseUnseen } from './value-version.ts'
import { pageSelection, type ValueWithFindings, valuesWithFindings } from './values-with-findings.ts'

/** A decision as it is sent: an absent field stays as it is, an empty one is emptied. */
export interface Decision {
  value?: string | null | undefined
  explanation?: string | null | undefined
  notes?: string | null | undefined
  excerpts?: string | null | undefined
  /** Of what it was made on, as it was shown. */
  version?: string | undefined
}

/** A datapoint and what a person decided about it. */
export interface DecidedDatapoint {
  entry: Datapoint
  decision: Decision
}

/** Datapoints with findings in memory at once, at most. */
const chunk = 250

/**
 * Saves what a person decided about datapoints, each of them once; all of it or nothing. A proposal that is sent back as it is
 * has been accepted; another value corrects it; an empty one makes the datapoint missing until a new document speaks of it.
 * From then on it is the person's. A few statements do it, however many datapoints there are.
 */
export async function decideValues(
  tenant: Tenant,
  report: Report,
  decided: readonly DecidedDatapoint[],
  by: Author,
): Promise<void> {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    for (let start = 0; start < decided.length; start += chunk)
      await decideSome(inside, report, decided.slice(start, start + chunk), by)
  })
}

/** Saves a decision about one datapoint. */
export const decideValue = (
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  decision: Decision,
  by: Author,
): Promise<void> => decideValues(tenant, report, [{ entry, decision }], by)

async function decideSome(
  tenant: Tenant,
  report: Report,
  decided: readonly DecidedDatapoint[],
  by: Author,
): Promise<void> {
  const records = await valuesWithFindings(
    tenant,
    report,
    decided.map(({ entry }) => entry.id),
    pageSelection,
  )
  const taken = decided.map(({ entry, decision }) => {
    const of = records.get(entry.id)!
    if (!isMade(of.value, decision, by)) refuseUnseen(of, decision.version)
    return { key: entry.id, of, ...applyDecision(entry, of, decision, report, by) }
  })
  const emptied = taken.filter(({ action }) => action === 'emptied').map(({ key }) => key)
  const dismissed = await dismissedDocuments(tenant, report, emptied)
  await dismissDocuments(
    tenant,
    report,
    emptied.map((key) => ({ key, ids: analysedIdsOf(report.set, key) })),
    false,
  )
  const changed = taken.filter(({ action, of, after }) => action || !of.value || !isSame(of.value, after))
  await saveValues(
    tenant,
    report,
    changed.map(({ after }) => valueFieldsOf(after)),
  )
  const changes = changed.map(({ key, of: { value, findings }, action, after }): NewChange => {
    const thrownOut = action === 'emptied' ? { dismissed: dismissed.get(key)! } : {}
    const before = snapshotOf(value, findings, thrownOut)
    return { key, userId: by.userId, action: action ?? 'noted', before, after: snapshotOf(after, findings) }
  })
  await addChanges(tenant, report, changes)
}

/** The fields of a value after a decision, and the action on the value; `null` where it stays. */
function applyDecision(
  entry: Datapoint,
  record: ValueWithFindings,
  decision: Decision,
  report: Report,
  by: Author,
): { after: ValueFields; action: NewChange['action'] | null } {
  const before = record.value
  const shown = shownDatapoint(entry, record, report.year, by.language)
  const own = (sent: string | null | undefined, now: string, kept: string | null | undefined) =>
    sent === undefined || (sent ?? '') === now ? (kept ?? null) : (sent ?? '')
  const after: ValueFields = {
    ...missingValue,
    decidedBy: null,
    decidedAt: null,
    ...before,
    key: entry.id,
    explanation: own(decision.explanation, shown.why_is_this_the_answer, before?.explanation),
    excerpts: own(decision.excerpts, shown.excerpts, before?.excerpts),
    notes: decision.notes === undefined ? (before?.notes ?? '') : (decision.notes ?? ''),
  }
  return { after, action: applyValue(after, entry, decision.value, report, by) }
}

/** Puts the value that was sent into the row; says what that means, `null` where it changes nothing. */
function applyValue(
  row: ValueFields,
  entry: Datapoint,
  sent: string | null | undefined,
  { year }: Report,
  by: Author,
): NewChange['action'] | null {
  if (sent === undefined) return null
  const typed = (sent ?? '').trim()
  const decided = { decidedBy: by.userId, decidedAt: by.at }
  if (typed === '') {
    if (!row.value) return null
    Object.assign(row, missingValue, decided)
    return 'emptied'
  }
  const read = typed === row.value ? null : parseTypedValue(entry, typed, by.language)
  if (!read || (read.value === row.value && read.unit === row.unit)) {
    if (row.status !== 'proposed') return null
    const broken = brokenSentence(entry, row.number, row.unit)
    if (broken) throw new AppError('invalid_input', broken, { fields: { value: broken } })
    Object.assign(row, { status: 'accepted', question: null, ...decided })
    return 'accepted'
  }
  // A target keeps its year; anything else that a person enters is for the report.
  const of = row.year !== null && row.year > year ? row.year : year
  Object.assign(row, missingValue, decided, read, { written: typed, year: of, status: 'corrected' })
  return 'corrected'
}

/** Whether it is there already: sent again after a lost reply, it is no other decision. */
function isMade(row: Value | undefined, { value }: Decision, { userId }: Pick<Author, 'userId'>): boolean {
  if (!row || value === undefined || row.status === 'proposed' || row.decidedBy !== userId) return false
  const typed = (value ?? '').trim()
  return typed === (row.value ?? '') || typed === row.written
}

const isSame = (before: Value, after: ValueFields): boolean =>
  before.explanation === after.explanation && before.excerpts === after.excerpts && before.notes === after.notes

/**
 * Removes the value of a datapoint with its sources, where it is the one that was seen; a document that the company has today does not bring it back,
 * nor does another set. The history keeps all of it.
 */
export async function removeValue(
  tenant: Tenant,
  report: Report,
  key: string,
  { userId, at }: Omit<Author, 'language'>,
  seen?: string,
) {
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const { value: before, findings } = (await valuesWithFindings(inside, report, [key], pageSelection)).get(key)!
    if (!isMade(before, { value: null }, { userId })) refuseUnseen({ value: before, findings }, seen)
    const dismissed = (await dismissedDocuments(inside, report, [key])).get(key)!
    await dismissDocuments(inside, report, [{ key, ids: analysedIdsOf(report.set, key) }], true)
    await removeCells(inside, report, key, { userId, at })
    const support = await supportOf(inside, report, key)
    await deleteSources(inside, report, key)
    const isSame =
      JSON.stringify((await dismissedDocuments(inside, report, [key])).get(key)) === JSON.stringify(dismissed)
    if (isSame && !support && (!before || isBlank(before))) return
    const blank = {
      ...missingValue,
      key,
      explanation: null,
      excerpts: null,
      notes: '',
      decidedBy: userId,
      decidedAt: at,
    }
    await saveValues(inside, report, [blank])
    const kept = snapshotOf(before, findings, { dismissed, ...(support && { support }) })
    await addChanges(inside, report, [{ key, userId, action: 'removed', before: kept, after: null }])
  })
}

/** Named source and supporting documents of a value; `null` where there are none. */
async function supportOf(tenant: Tenant, report: Report, key: string): Promise<ValueSnapshot['support'] | null> {
  const source = (await namedSources(tenant, report, [key])).get(key)
  const documents = (await supportingDocuments(tenant, report, [key])).map(({ document_id }) => document_id)
  return source === undefined && documents.length === 0 ? null : { source, documents }
}

const isBlank = ({ value, explanation, excerpts, notes }: Value): boolean =>
  value === null && explanation === null && excerpts === null && notes === ''
