import { type Objective, objectiveOf, objectives } from './activities.ts'
import { type Counted, type Exact, exact, percentOf, plain, shareOf } from './decimal.ts'
import { type NuclearAndGasRow, nuclearAndGasOf } from './nuclear-and-gas.ts'

/** The three key performance indicators (Delegated Regulation (EU) 2021/2178, Annex I, 1.1). */
export const kpis = ['turnover', 'capex', 'opex'] as const
export type Kpi = (typeof kpis)[number]

/** Whether a condition is met, with what proves it: words or a document. */
export interface Proof {
  met: boolean | null
  evidence: string
  document: string | null
}

/** A part of an amount: in the currency, or in percent of it. Canonical digits; `null` where nothing is said. */
export interface AmountPart {
  as: 'amount' | 'percent'
  value: string
}

/** What an activity has of a KPI. */
export interface ActivityAmount {
  amount: string | null
  /** `null`: all of it where the activity is described in an act. */
  eligible: AmountPart | null
  aligned: AmountPart | null
}

/** An activity of the company as it is assessed. */
export interface AssessedActivity extends Record<Kpi, ActivityAmount> {
  /** Codes of the acts, such as `CCM 4.1`; none for an activity that no act describes. */
  codes: readonly string[]
  /** The objective that its amounts are counted under. */
  main: Objective | null
  /** Further objectives that it contributes to substantially. */
  also: readonly Objective[]
  kind: 'enabling' | 'transitional' | null
  harm: Partial<Record<Objective, Proof>>
  safeguards: Proof
}

/** What the KPIs are made from. */
export interface TaxonomyFigures {
  activities: readonly AssessedActivity[]
  totals: Record<Kpi, { amount: string | null }>
  /** Of the total, what was not assessed because it is not material. */
  notAssessed: Record<Kpi, { amount: string | null; reason: string }>
  /** Why operating expenditure is not material for the business model; `null` where it is assessed. */
  opexLeftOut: string | null
}

/** What is wrong with the figures, to be said in words: never a reason to lose what was entered. */
export interface TaxonomyRemark {
  kind:
    | 'no-total'
    | 'more-than-total'
    | 'eligible-above-amount'
    | 'aligned-above-eligible'
    | 'eligible-without-code'
    | 'no-objective'
    | 'harm'
    | 'safeguards'
    | 'ten-percent'
    | 'not-assessed-why'
    | 'opex-why'
  /** Position of the activity; `null` for what is of a KPI. */
  activity: number | null
  kpi: Kpi | null
  /** Objectives that are not shown to be unharmed. */
  objectives: readonly Objective[]
}

export interface KpiRow {
  /** Position of the activity. */
  activity: number
  aligned: Counted
  eligible: Counted
  notAligned: Counted
}

/** A KPI as the forms ask for it. */
export interface KpiResult {
  total: string | null
  rows: readonly KpiRow[]
  /** A.1; `by`: each amount under its main objective alone, so that nothing counts twice. */
  aligned: Counted & { by: Record<Objective, Counted>; enabling: Counted; transitional: Counted }
  /** A.2 */
  notAligned: Counted & { by: Record<Objective, Counted> }
  /** A.1 and A.2 */
  eligible: Counted
  /** B, with what was not assessed. */
  notEligible: Counted
  notAssessed: Counted
  /** Each objective for itself: an activity that contributes to two counts under both (Annex II, footnote c). */
  each: Record<Objective, { aligned: string | null; eligible: string | null }>
  /** The rows of the forms on nuclear energy and gas; empty where the KPI has nothing of these (Annex XII). */
  nuclearAndGas: readonly NuclearAndGasRow[]
}

export interface TaxonomyResult {
  kpis: Record<Kpi, KpiResult>
  remarks: readonly TaxonomyRemark[]
}

/** The objectives that an activity is described under. */
const objectivesOf = ({ codes }: Pick<AssessedActivity, 'codes'>): Objective[] =>
  objectives.filter((objective) => codes.some((code) => objectiveOf(code) === objective))

const isProved = (proof: Proof | undefined): boolean =>
  proof?.met === true && (proof.evidence.trim() !== '' || proof.document !== null)

const isNone = (part: AmountPart | null): boolean => part === null || exact(part.value) === 0n
const partIn = (part: AmountPart, of: Exact): Exact =>
  part.as === 'percent' ? percentOf(of, exact(part.value)) : exact(part.value)

/** What keeps an activity from counting as aligned (Regulation (EU) 2020/852, Article 3). */
function obstacles(activity: AssessedActivity, at: number): TaxonomyRemark[] {
  if (kpis.every((kpi) => isNone(activity[kpi].aligned))) return []
  const { main, harm, safeguards } = activity
  const remark = (kind: TaxonomyRemark['kind'], unharmed: readonly Objective[] = []) => ({
    kind,
    activity: at,
    kpi: null,
    objectives: unharmed,
  })
  if (main === null || !objectivesOf(activity).includes(main)) return [remark('no-objective')]
  const open = objectives.filter((objective) => objective !== main && !isProved(harm[objective]))
  return [...(open.length > 0 ? [remark('harm', open)] : []), ...(isProved(safeguards) ? [] : [remark('safeguards')])]
}

/**
 * The KPIs of Article 8 of Regulation (EU) 2020/852: per activity what is aligned (A.1), eligible and not aligned (A.2), and the rest (B). Amounts are
 * exact decimals. What is stated as aligned counts only where the activity contributes to an objective that it is described under, harm to every
 * other one is ruled out and the minimum safeguards are met, each with evidence; else it counts as eligible alone, and a remark says why.
 */
export function assessTaxonomy(figures: TaxonomyFigures): TaxonomyResult {
  const blocked = figures.activities.map(obstacles)
  const remarks: TaxonomyRemark[] = blocked.flat()
  const result = (kpi: Kpi) => kpiOf(kpi, figures, blocked, remarks)
  return { kpis: { turnover: result('turnover'), capex: result('capex'), opex: result('opex') }, remarks }
}

function kpiOf(
  kpi: Kpi,
  { activities, totals, notAssessed, opexLeftOut }: TaxonomyFigures,
  blocked: readonly (readonly unknown[])[],
  remarks: TaxonomyRemark[],
): KpiResult {
  const remark = (kind: TaxonomyRemark['kind'], activity: number | null = null) =>
    remarks.push({ kind, activity, kpi, objectives: [] })
  const total = exact(totals[kpi].amount)
  const counted = (value: Exact): Counted => ({ amount: plain(value), share: shareOf(value, total) })
  const isLeftOut = kpi === 'opex' && opexLeftOut !== null
  if (isLeftOut && opexLeftOut.trim() === '') remark('opex-why')
  if (totals[kpi].amount === null) remark('no-total')
  let sum = 0n
  const told = activities.flatMap((activity, at) => {
    const { amount: text, eligible: stated, aligned: said } = activity[kpi]
    const amount = exact(text)
    if (text === null || isLeftOut) return []
    sum += amount
    const isDescribed = activity.codes.length > 0
    let eligible = isDescribed ? (stated ? partIn(stated, amount) : amount) : 0n
    if (!isDescribed && !isNone(stated)) remark('eligible-without-code', at)
    if (eligible > amount) {
      remark('eligible-above-amount', at)
      eligible = amount
    }
    let aligned = isDescribed && said && blocked[at]!.length === 0 ? partIn(said, amount) : 0n
    if (aligned > eligible) {
      remark('aligned-above-eligible', at)
      aligned = eligible
    }
    return [{ at, activity, amount, eligible, aligned }]
  })
  const apart = isLeftOut ? 0n : exact(notAssessed[kpi].amount)
  if (totals[kpi].amount !== null && sum + apart > total) remark('more-than-total')
  // Less than a tenth of the denominator, taken together (Delegated Regulation (EU) 2021/2178, Article 2, as amended by (EU) 2026/73).
  if (apart > 0n && apart * 10n >= total) remark('ten-percent')
  if (apart > 0n && notAssessed[kpi].reason.trim() === '') remark('not-assessed-why')
  const add = (
    value: (row: (typeof told)[number]) => Exact,
    which: (row: (typeof told)[number]) => boolean = () => true,
  ) => told.filter(which).reduce((all, row) => all + value(row), 0n)
  const aligned = add((row) => row.aligned)
  const eligible = add((row) => row.eligible)
  const rest = total > eligible ? total - eligible : 0n
  const byMain = (value: (row: (typeof told)[number]) => Exact) =>
    each((objective) => counted(add(value, ({ activity }) => mainOf(activity) === objective)))
  const contributes =
    (objective: Objective) =>
    ({ activity }: (typeof told)[number]) =>
      activity.main === objective || (activity.also.includes(objective) && objectivesOf(activity).includes(objective))
  return {
    total: totals[kpi].amount,
    rows: told.map((row) => ({
      activity: row.at,
      aligned: counted(row.aligned),
      eligible: counted(row.eligible),
      notAligned: counted(row.eligible - row.aligned),
    })),
    aligned: {
      ...counted(aligned),
      by: byMain((row) => row.aligned),
      enabling: counted(
        add(
          (row) => row.aligned,
          ({ activity }) => activity.kind === 'enabling',
        ),
      ),
      transitional: counted(
        add(
          (row) => row.aligned,
          ({ activity }) => activity.kind === 'transitional',
        ),
      ),
    },
    notAligned: { ...counted(eligible - aligned), by: byMain((row) => row.eligible - row.aligned) },
    eligible: counted(eligible),
    notEligible: counted(rest),
    notAssessed: counted(apart),
    each: each((objective) => ({
      aligned: shareOf(
        add((row) => row.aligned, contributes(objective)),
        total,
      ),
      eligible: shareOf(
        add(
          (row) => row.eligible,
          ({ activity }) => objectivesOf(activity).includes(objective),
        ),
        total,
      ),
    })),
    nuclearAndGas: nuclearAndGasOf(
      told.map(({ activity, ...row }) => ({ ...row, codes: activity.codes, main: mainOf(activity) })),
      { total, aligned, notEligible: rest },
    ),
  }
}

const each = <Value>(of: (objective: Objective) => Value): Record<Objective, Value> =>
  Object.fromEntries(objectives.map((objective) => [objective, of(objective)])) as Record<Objective, Value>

/** The objective that an activity counts under: the one that people chose, else the first that it is described under. */
const mainOf = (activity: AssessedActivity): Objective | undefined => activity.main ?? objectivesOf(activity)[0]
