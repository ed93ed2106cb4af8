import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Author } from '../author.ts'
import { chooseFinding, questionAbout, tierFor } from '../findings/compare-findings.ts'
import { say } from '../messages.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import { dismissDocuments, dismissedDocuments, setDismissals } from '../stores/dismissal-store.ts'
import { findingsById } from '../stores/finding-store.ts'
import { addChanges, changeOf, changesAfter } from '../stores/history-store.ts'
import type { Report } from '../stores/report.ts'
import { snapshotOf, type ValueSnapshot } from '../stores/value-snapshot.ts'
import type { ValueFields } from '../stores/value-store.ts'
import { missingValue, saveValues } from '../stores/value-store.ts'
import { valueFieldsOf } from './carry-decisions.ts'
import { saveValueSource } from './value-source.ts'
import { type ValueWithFindings, valuesWithFindings } from './values-with-findings.ts'

/**
 * Brings a value back as it was before or after one of its changes, as a new change by a person. What was proposed then is a
 * proposal again while the documents still propose it; otherwise it is the person's from now on. Call it in a transaction
 * that holds the lock of reporting.
 */
export async function restoreValue(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  asked: { change: number; side: 'before' | 'after' },
  by: Author,
): Promise<void> {
  const key = entry.id
  const change = await changeOf(tenant, report, key, asked.change)
  if (!change || change.action === 'work') throw new AppError('not_found', say('history.missing'))
  const snapshot = (change[asked.side] ?? {}) as ValueSnapshot
  const first = (await valuesWithFindings(tenant, report, [key])).get(key)!
  const before = first.value
  const dismissed = (await dismissedDocuments(tenant, report, [key])).get(key)!
  // A change that dismisses documents keeps the dismissals before it: those held since the change before.
  const later = await changesAfter(tenant, report, key, change.id)
  const since = asked.side === 'before' ? [change, ...later] : later
  const kept = since.map((one) => (one.before ?? {}) as ValueSnapshot)
  const then = kept.find((one) => one.dismissed)?.dismissed
  if (then) await setDismissals(tenant, report, key, then)
  const support = kept.find((one) => one.support)?.support
  if (support) await restoreSource(tenant, report, key, support)
  const record = (await valuesWithFindings(tenant, report, [key])).get(key)!
  const pointed = (await findingsById(tenant, snapshot.findingId ? [snapshot.findingId] : [])).filter(
    ({ reason }) => reason.pointed,
  )
  const findings = [...record.findings, ...pointed.filter(({ id }) => !record.findings.some((one) => one.id === id))]
  const after: ValueFields = { ...restoredFields(snapshot, { ...record, findings }, entry, report, by), key }
  if (!after.value && chooseFinding(whole(record), report.year))
    await dismissDocuments(tenant, report, [{ key, ids: analysedIdsOf(report.set, key) }], false)
  await saveValues(tenant, report, [valueFieldsOf(after)])
  await addChanges(tenant, report, [
    {
      key,
      userId: by.userId,
      action: 'restored',
      before: snapshotOf(before, first.findings, { dismissed }),
      after: snapshotOf(after, findings),
    },
  ])
}

const whole = ({ eligible }: ValueWithFindings) => eligible.filter(({ dimension }) => dimension === null)

/** Documents that are gone meanwhile cannot come back with the value; the rest does. */
async function restoreSource(
  tenant: Tenant,
  report: Report,
  key: string,
  support: NonNullable<ValueSnapshot['support']>,
) {
  if (support.source) await saveValueSource(tenant, report, key, { source: support.source })
  for (const document of support.documents)
    await saveValueSource(tenant, report, key, { documents: [document] }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

const figures = new Set(['number', 'percent', 'money', 'year'])

function restoredFields(
  snapshot: ValueSnapshot,
  record: ValueWithFindings,
  { type }: Datapoint,
  { year }: Report,
  by: Author,
): Omit<ValueFields, 'key'> {
  const { value = null, unit = null, explanation = null, excerpts = null, notes = '' } = snapshot
  const words = { explanation, excerpts, notes }
  const decided = { decidedBy: by.userId, decidedAt: by.at }
  if (!value) return { ...missingValue, ...words, ...decided }
  const of = snapshot.year ?? null
  const saysIt = (finding: { value: string; unit: string | null; year: number | null }) =>
    finding.value === value && finding.unit === unit && finding.year === of
  const chosen = chooseFinding(whole(record), year)?.chosen
  if (snapshot.status === 'proposed' && chosen && saysIt(chosen))
    return {
      ...words,
      value,
      number: chosen.number,
      unit,
      year: of,
      status: 'proposed',
      tier: tierFor(chosen, year),
      question: questionAbout(chosen, year),
      written: null,
      findingId: chosen.id,
      decidedBy: null,
      decidedAt: null,
    }
  const proof =
    record.findings.find(({ id }) => id === snapshot.findingId) ??
    (snapshot.status === 'corrected' ? undefined : record.findings.find((one) => one.dimension === null && saysIt(one)))
  return {
    ...words,
    ...decided,
    question: null,
    value,
    number: snapshot.number ?? (figures.has(type) ? Number(value) : null),
    unit,
    year: of,
    status: proof && snapshot.status !== 'corrected' ? 'accepted' : 'corrected',
    tier: proof && snapshot.status !== 'corrected' ? (snapshot.tier ?? null) : null,
    written: snapshot.written ?? null,
    findingId: proof?.id ?? null,
  }
}
