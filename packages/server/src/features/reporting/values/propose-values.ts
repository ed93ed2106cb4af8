import type { Tenant } from '../../../database/tenant.ts'
import { chooseFinding, questionAbout, tierFor } from '../findings/compare-findings.ts'
import { findingsById, type SourcedFinding } from '../stores/finding-store.ts'
import type { NewChange } from '../stores/history-store.ts'
import { addChanges } from '../stores/history-store.ts'
import type { Report } from '../stores/report.ts'
import { isBegunYear } from '../stores/report-store.ts'
import { snapshotOf } from '../stores/value-snapshot.ts'
import { saveValues, type Value, type ValueFields } from '../stores/value-store.ts'
import { everyValueWeighed, type WeighedValue } from './weigh-findings.ts'

/**
 * Chooses the proposed value of each datapoint anew from all findings of the company, in the caller's transaction, which
 * holds the lock of reporting. Values that a person decided stay as they are.
 */
export async function proposeValues(tenant: Tenant, report: Report, keys: string[]): Promise<void> {
  const { year } = report
  const proposals: ValueFields[] = []
  const changes: NewChange[] = []
  const isBegun = await isBegunYear(tenant, year)
  for await (const records of everyValueWeighed(tenant, report, keys)) {
    const undecided = [...records].filter(
      ([, { value }]) => value?.status !== 'accepted' && value?.status !== 'corrected',
    )
    const proposed = undecided.map(([key, one]) => ({ key, before: one.value, ...chosenFindings(one, year, isBegun) }))
    // Summaries were compared; the findings that are or become the value are read whole.
    const read = await findingsById(
      tenant,
      proposed.flatMap(({ now, earlier }) => [now, earlier].flatMap((finding) => finding?.id ?? [])),
    )
    for (const { key, before, now } of proposed) {
      const chosen = read.find(({ id }) => id === now?.id) ?? null
      if (!chosen && !before?.value) continue
      const after = proposalOf(key, chosen, before, year)
      if (before && same(before, after)) continue
      proposals.push(after)
      if (before?.value !== after.value || before?.unit !== after.unit || before?.year !== after.year) {
        const action = chosen ? 'proposed' : 'withdrawn'
        changes.push({ key, userId: null, action, before: snapshotOf(before, read), after: snapshotOf(after, read) })
      }
    }
  }
  await saveValues(tenant, report, proposals)
  await addChanges(tenant, report, changes)
}

/**
 * The finding that is to be the value now, and the one that it was taken from before.
 * @param isBegun the year before was reported on here: its figures are a column beside this year's, and no questions about them
 */
function chosenFindings({ value, findings, eligible }: WeighedValue, year: number, isBegun: boolean) {
  const whole = eligible.filter(({ dimension }) => dimension === null)
  const chosen = chooseFinding(whole, year)?.chosen ?? null
  const isEarlier = chosen !== null && questionAbout(chosen, year) === 'year' && (chosen.year ?? year - 1) < year
  return {
    now: isBegun && isEarlier ? null : chosen,
    earlier: findings.find(({ id }) => id === value?.findingId) ?? null,
  }
}

function proposalOf(key: string, chosen: SourcedFinding | null, before: Value | undefined, year: number): ValueFields {
  return {
    key,
    value: chosen?.value ?? null,
    number: chosen?.number ?? null,
    unit: chosen?.unit ?? null,
    year: chosen?.year ?? null,
    status: chosen ? 'proposed' : null,
    tier: chosen ? tierFor(chosen, year) : null,
    question: chosen && questionAbout(chosen, year),
    findingId: chosen?.id ?? null,
    written: null,
    // A person may have explained or noted something without deciding on the value.
    explanation: before?.explanation ?? null,
    excerpts: before?.excerpts ?? null,
    notes: before?.notes ?? '',
    decidedBy: null,
    decidedAt: null,
  }
}

const same = (before: Value, after: ValueFields): boolean =>
  before.findingId === after.findingId &&
  before.value === after.value &&
  before.tier === after.tier &&
  before.question === after.question &&
  before.status === after.status
