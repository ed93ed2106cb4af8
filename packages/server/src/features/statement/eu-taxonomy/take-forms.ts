import { randomUUID } from 'node:crypto'
import {
  type EnvironmentalObjective,
  environmentalObjectives,
  limits,
  type TaxonomyAmount,
  type TaxonomyCompanyActivity,
  type TaxonomyDisclosure,
  type TaxonomyKpi,
  type TaxonomyProof,
  type TaxonomySource,
} from '@esrs/contract'
import { addAmounts, objectiveOf } from '@esrs/engine/eu-taxonomy'
import { actKind } from './compute.ts'
import type { StatedForm } from './find-forms.ts'

type FormRow = StatedForm['rows'][number]

/** A disclosure in which nothing is entered. */
const nothing = (): TaxonomyDisclosure => {
  const said = () => ({ en: '', de: '' })
  const byKpi = <Of>(of: () => Of): Record<TaxonomyKpi, Of> => ({ turnover: of(), capex: of(), opex: of() })
  return {
    activities: [],
    totals: byKpi(() => ({ amount: null, place: said(), prior_aligned: null, prior_not_aligned: null })),
    not_assessed: byKpi(() => ({ amount: null, reason: said() })),
    opex_left_out: null,
  }
}

const noAmount: TaxonomyAmount = {
  amount: null,
  eligible: null,
  aligned: null,
  prior_aligned: null,
  prior_not_aligned: null,
}

const keyOf = (codes: readonly string[]): string => [...codes].sort().join('/')

/**
 * A disclosure with what documents state where nothing is entered: totals, and amounts of activities, each with its line. What people entered stays.
 * An answer of a form to whether an activity harms nothing is taken over, and what proves it is still asked for.
 * @param before what is entered, or what the year begins with
 * @returns `null` where the documents add nothing
 */
export function takeForms(
  before: TaxonomyDisclosure | null,
  forms: ReadonlyMap<TaxonomyKpi, StatedForm>,
): TaxonomyDisclosure | null {
  const start = before ?? nothing()
  const totals = { ...start.totals }
  const activities = start.activities.map((one) => ({ ...one }))
  const sources: TaxonomySource[] = []
  for (const [kpi, form] of forms) {
    const source = { kpi, document: form.document.id }
    if (start.totals[kpi].amount === null) {
      totals[kpi] = { ...totals[kpi], amount: form.total.amount }
      const { amount, page, excerpt } = form.total
      sources.push({ ...source, activity: null, group: 'total', amount, page, excerpt })
    }
    for (const rows of byActivity(form.rows)) {
      const activity = activityOf(activities, rows)
      if (!activity || activity[kpi].amount !== null) continue
      activity[kpi] = amountOf(activity[kpi], rows)
      if (rows.some(({ harmless }) => harmless)) activity.harm = harmlessBut(activity)
      if (rows.some(({ harmless }) => harmless) && activity.safeguards.met === null)
        activity.safeguards = { ...activity.safeguards, met: true }
      for (const { group, amount, page, excerpt } of rows)
        sources.push({ ...source, activity: activity.id, group, amount, page, excerpt })
    }
  }
  if (sources.length === 0) return null
  return { ...start, activities, totals, sources: [...(start.sources ?? []), ...sources] }
}

/** Rows of one activity: what is aligned, and what is eligible only. */
function byActivity(rows: readonly FormRow[]): FormRow[][] {
  const together = new Map<string, FormRow[]>()
  for (const row of rows) {
    const key = keyOf(row.codes)
    together.set(key, [...(together.get(key) ?? []), row])
  }
  return [...together.values()]
}

/** The activity of the disclosure with these codes, added where there is none; none where there are too many. */
function activityOf(activities: TaxonomyCompanyActivity[], rows: readonly FormRow[]): TaxonomyCompanyActivity | null {
  const [{ codes }] = rows as [FormRow]
  const known = activities.find((one) => keyOf(one.codes) === keyOf(codes))
  if (known) return known
  if (activities.length >= limits.taxonomy.activities) return null
  const main = objectiveOf(codes[0]!)
  const open: TaxonomyProof = { met: null, evidence: '', document: null }
  const added: TaxonomyCompanyActivity = {
    id: randomUUID(),
    codes: [...codes],
    name: { en: '', de: '' },
    main,
    also: [],
    kind: rows.find(({ kind }) => kind !== null)?.kind ?? actKind(codes[0]!),
    turnover: noAmount,
    capex: noAmount,
    opex: noAmount,
    harm: {},
    safeguards: open,
  }
  activities.push(added)
  return added
}

function amountOf(before: TaxonomyAmount, rows: readonly FormRow[]): TaxonomyAmount {
  const of = (group: FormRow['group']) => rows.filter((row) => row.group === group)
  const aligned = addAmounts(of('aligned').map(({ amount }) => amount))
  const priorOf = (group: FormRow['group']) => of(group)[0]?.prior ?? null
  return {
    amount: addAmounts(rows.map(({ amount }) => amount)),
    eligible: null,
    aligned: aligned === '0' ? null : { as: 'amount', value: aligned },
    prior_aligned: before.prior_aligned ?? priorOf('aligned'),
    prior_not_aligned: before.prior_not_aligned ?? priorOf('not_aligned'),
  }
}

/** What the form answers for every other objective, where nobody has said anything. */
function harmlessBut({ main, harm }: TaxonomyCompanyActivity): TaxonomyCompanyActivity['harm'] {
  const open = (objective: EnvironmentalObjective) => objective !== main && harm[objective] === undefined
  const said = environmentalObjectives.filter(open).map((one) => [one, { met: true, evidence: '', document: null }])
  return { ...harm, ...Object.fromEntries(said) }
}

/** Whether a form says nothing that is not entered with its line already. */
export const isTaken = (disclosure: TaxonomyDisclosure | null, form: StatedForm): boolean =>
  (disclosure?.sources ?? []).some(({ kpi, document }) => kpi === form.kpi && document === form.document.id)

/** The sources that still state what is entered. */
export function holdingSources({ activities, totals, sources = [] }: TaxonomyDisclosure): TaxonomySource[] {
  const together = (one: TaxonomySource) =>
    sources.filter(({ kpi, activity }) => kpi === one.kpi && activity === one.activity)
  return sources.filter((source) => {
    const { activity: id, kpi } = source
    const entered = id === null ? totals[kpi].amount : activities.find((one) => one.id === id)?.[kpi].amount
    return entered != null && addAmounts([entered]) === addAmounts(together(source).map(({ amount }) => amount))
  })
}
