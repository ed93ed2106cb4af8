import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { sourcesOf } from '../findings/analysed-set.ts'
import { chooseFinding, tierFor } from '../findings/compare-findings.ts'
import type { Row } from '../findings/finding-store.ts'
import { say } from '../messages.ts'
import { rowOf } from '../report/carry-decisions.ts'
import type { Report } from '../report/report.ts'
import type { By } from '../values/decide-values.ts'
import { keepSupport } from '../values/value-source.ts'
import { addHistory, dismiss, saveValues } from '../values/value-store.ts'
import { type Known, knownOf } from '../values/values-with-findings.ts'
import { changeOf, changesAfter, dismissedNow, setDismissals } from './history-store.ts'
import { type State, stateOf } from './value-snapshot.ts'

/**
 * Brings a value back as it was before or after one of its changes, as a new change by a person. What was proposed then is a
 * proposal again while the documents still propose it; otherwise it is the person's from now on. Call it in a transaction
 * that holds the lock of reporting.
 */
export async function restore(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  asked: { change: number; side: 'before' | 'after' },
  by: By,
): Promise<void> {
  const key = entry.id
  const change = await changeOf(tenant, report, key, asked.change)
  if (!change) throw new AppError('not_found', say('history.missing'))
  const state = (change[asked.side] ?? {}) as State
  const first = (await knownOf(tenant, report, [key])).get(key)!
  const before = first.value
  const dismissed = (await dismissedNow(tenant, report, [key])).get(key)!
  // A change that throws documents out keeps what was thrown out before it: that is how things stood since the change before.
  const later = await changesAfter(tenant, report, key, change.id)
  const since = asked.side === 'before' ? [change, ...later] : later
  const kept = since.map((one) => (one.before ?? {}) as State)
  const then = kept.find((one) => one.dismissed)?.dismissed
  if (then) await setDismissals(tenant, report, key, then)
  const support = kept.find((one) => one.support)?.support
  if (support) await returnSupport(tenant, report, key, support)
  const known = (await knownOf(tenant, report, [key])).get(key)!
  const after: Row = { ...rowFrom(state, known, entry, report, by), key }
  if (!after.value && chooseFinding(whole(known), report.year))
    await dismiss(tenant, report, [{ key, ids: sourcesOf(report.set, key) }], false)
  await saveValues(tenant, report, [rowOf(after)])
  await addHistory(tenant, report, [
    {
      key,
      userId: by.userId,
      action: 'restored',
      before: stateOf(before, first.findings, { dismissed }),
      after: stateOf(after, known.findings),
    },
  ])
}

const whole = ({ eligible }: Known) => eligible.filter(({ dimension }) => dimension === null)

/** Documents that are gone meanwhile cannot come back with the value; the rest does. */
async function returnSupport(tenant: Tenant, report: Report, key: string, support: NonNullable<State['support']>) {
  if (support.source) await keepSupport(tenant, report, key, { source: support.source })
  for (const document of support.documents)
    await keepSupport(tenant, report, key, { documents: [document] }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

const nothing = {
  value: null,
  number: null,
  unit: null,
  year: null,
  status: null,
  tier: null,
  written: null,
  findingId: null,
} as const

const figures = new Set(['number', 'percent', 'money', 'year'])

function rowFrom(state: State, known: Known, { type }: Datapoint, { year }: Report, by: By): Omit<Row, 'key'> {
  const { value = null, unit = null, explanation = null, excerpts = null, notes = '' } = state
  const words = { explanation, excerpts, notes }
  const decided = { decidedBy: by.userId, decidedAt: by.at }
  if (!value) return { ...nothing, ...words, ...decided }
  const of = state.year ?? null
  const saysIt = (finding: { value: string; unit: string | null; year: number | null }) =>
    finding.value === value && finding.unit === unit && finding.year === of
  const chosen = chooseFinding(whole(known), year)?.chosen
  if (state.status === 'proposed' && chosen && saysIt(chosen))
    return {
      ...words,
      value,
      number: chosen.number,
      unit,
      year: of,
      status: 'proposed',
      tier: tierFor(chosen, year),
      written: null,
      findingId: chosen.id,
      decidedBy: null,
      decidedAt: null,
    }
  const proof =
    known.findings.find(({ id }) => id === state.findingId) ??
    (state.status === 'corrected' ? undefined : known.findings.find((one) => one.dimension === null && saysIt(one)))
  return {
    ...words,
    ...decided,
    value,
    number: state.number ?? (figures.has(type) ? Number(value) : null),
    unit,
    year: of,
    status: proof && state.status !== 'corrected' ? 'accepted' : 'corrected',
    tier: proof && state.status !== 'corrected' ? (state.tier ?? null) : null,
    written: state.written ?? null,
    findingId: proof?.id ?? null,
  }
}
