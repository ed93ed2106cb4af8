import { once } from '../once.ts'
import { byMonth, type Estimate, type EstimateBasis, estimable, estimateOf, type Gap, type Spread } from './estimate.ts'
import { type Month, monthsAfter } from './months.ts'
import { amountOf, type FigurePart, type FigureSetup, monthsOfPart, sumOf } from './part.ts'
import { countedShare, type GroupTree } from './tree.ts'

/** What a figure is computed from. */
export interface FigureInput {
  tree: GroupTree
  setup: FigureSetup
  /** The months of the financial year of the group, in order. */
  months: readonly Month[]
  /** Parts may reach beyond these months, where a unit delivers for a financial year of its own. */
  parts: readonly FigurePart[]
  /** Parts of the year before, for estimates. */
  before: readonly FigurePart[]
}

/** What one part, or one estimate, brings to the figure of the group. */
export interface Contribution {
  kind: 'part' | 'internal' | 'estimate'
  unitId: string
  /** `null` for an estimate. */
  partId: string | null
  from: Month
  to: Month
  /** In the unit of the figure, as if the unit belonged wholly to the group all the time. */
  value: number
  base: number | null
  /** Share that counts, from 0 to 1: the mean of its months in the year of the group. */
  share: number
  /** How many of its months lie in the year of the group, where others do not; `null` where all of them do. */
  within: { months: number; of: number } | null
  /** What is added up: value by share; of a mean also by weight; what was delivered within the group is negative. */
  counted: number
  /** Weight or denominator by share; `null` where there is none. */
  countedBase: number | null
  isEstimated: boolean
}

/** A figure of the group with everything that it consists of. */
export interface GroupFigure {
  /** `null` where nothing was delivered or a denominator is zero. */
  value: number | null
  /** Sum of what counts, and of what it is divided by. */
  counted: number
  countedBase: number
  contributions: Contribution[]
  /** Months for which something is expected and nothing is there, not even an estimate. */
  missing: Gap[]
  /** Months, over all units, for which something is expected. */
  expected: number
  /** Months among them that were delivered. */
  delivered: number
  /** Share of the figure that rests on estimates, from 0 to 1. */
  estimatedShare: number
  /** Share of the figure, from 0 to 1, that comes from parts which reach beyond the year of the group. */
  apportionedShare: number
  /** What was delivered within the group and is taken out. */
  eliminated: number
}

/** Whether a rule divides by what is delivered beside the number. */
export const needsBase = ({ rule }: Pick<FigureSetup, 'rule'>): boolean => rule === 'weighted_mean' || rule === 'ratio'

/**
 * The figure of the group from its parts.
 *
 * - *sum*: all parts, each by the share that counts in its months (ESRS 1, paragraphs 62 to 67).
 * - *elimination*: the sum, less what units of the group delivered to each other, by the smaller of both shares.
 * - *weighted_mean*: the values weighted by their bases, such as a pay gap by employees.
 * - *ratio*: the sum of the numbers over the sum of the bases, times the scale; never a mean of ratios.
 * - *head_count*: what the units state for the last month of the year; earlier months are shown and do not count
 *   (ESRS S1, paragraph 50 d: at the end of the reporting period).
 * - *average*: the mean over the months of the year of what the units state for each of them, added up over the units (the same
 *   paragraph: as an average across the period). A unit that counts for half of the year brings half of its heads.
 *
 * All units are reported for the same months, those of the group (ESRS 1, paragraph 73). A part that reaches beyond them, because
 * its unit has another financial year, is spread evenly over its months, and those of the group's year count; a head count is not
 * spread.
 */
export function groupFigure(input: FigureInput): GroupFigure {
  const { setup, months } = input
  const spread = spreadOf(setup)
  const share = sharing(input)
  const counting = setup.rule === 'head_count' ? months.slice(-1) : months
  const parts = input.parts.map((part) => contributionOf(part, setup, counting, share))
  const expected = expectedMonths(input, counting, share)
  const covered = coveredMonths(input.parts)
  const gaps = gapsIn(expected, covered, counting)
  const earlier = counting.map((month) => monthsAfter(month, -12))
  const amounts = (some: readonly FigurePart[], of: readonly Month[]) => byMonth(dated(some, of, setup), spread)
  const basis: EstimateBasis = {
    method: setup.estimate,
    tree: input.tree,
    spread,
    months: counting,
    now: once(() => amounts(input.parts, counting)),
    before: once(() => amounts(input.before, earlier)),
    reachingBack: once(() =>
      amounts(
        input.parts.filter(({ from }) => from < months[0]!),
        earlier,
      ),
    ),
  }
  const estimates: Contribution[] = []
  const missing: Gap[] = []
  for (const gap of gaps.flatMap((one) => estimable(one, basis))) {
    const estimate = estimateOf(gap, basis)
    if (estimate && !(needsBase(setup) && estimate.base === null))
      estimates.push(estimated(gap, estimate, setup, counting, share))
    else missing.push(gap)
  }
  const contributions = [...parts, ...estimates]
  const counted = sumOf(contributions.map((one) => one.counted))
  const countedBase = sumOf(contributions.map((one) => one.countedBase ?? 0))
  const expectedCount = [...expected.values()].reduce((sum, of) => sum + of.length, 0)
  const open = gaps.reduce((sum, gap) => sum + gap.months.length, 0)
  return {
    value: contributions.length === 0 ? null : finish(counted, countedBase, setup),
    counted,
    countedBase,
    contributions,
    missing,
    expected: expectedCount,
    delivered: expectedCount - open,
    estimatedShare: shareWhere(contributions, setup, ({ isEstimated }) => isEstimated),
    apportionedShare: setup.rule === 'average' ? 0 : shareWhere(contributions, setup, ({ within }) => within !== null),
    eliminated: -sumOf(contributions.filter(({ kind }) => kind === 'internal').map((one) => one.counted)),
  }
}

function finish(counted: number, base: number, setup: FigureSetup): number | null {
  if (!needsBase(setup)) return counted
  if (base === 0) return null
  return setup.rule === 'ratio' ? (setup.scale * counted) / base : counted / base
}

/** How a part is spread over its months: a mean and a level hold in each of them, an amount is divided. */
const spreadOf = ({ rule }: FigureSetup): Spread =>
  rule === 'weighted_mean' ? 'mean' : rule === 'average' ? 'level' : 'amount'

type Sharing = (unitId: string, month: Month) => number

/** The share of a unit in a month, worked out once. */
function sharing({ tree, setup }: FigureInput): Sharing {
  const known = new Map<string, Map<Month, number>>()
  return (unitId, month) => {
    let own = known.get(unitId)
    if (!own) {
      own = new Map()
      known.set(unitId, own)
    }
    let share = own.get(month)
    if (share === undefined) {
      share = countedShare(tree, unitId, month, setup.equity)
      own.set(month, share)
    }
    return share
  }
}

/** The parts that a figure is made from: of a head count those that cover its date. */
const dated = (
  parts: readonly FigurePart[],
  counting: readonly Month[],
  { rule }: FigureSetup,
): readonly FigurePart[] => (rule === 'head_count' ? atDate(parts, counting) : parts)

/** The part of a head count that covers the date, as if it were of that month alone. */
const atDate = (parts: readonly FigurePart[], [date]: readonly Month[]): FigurePart[] =>
  parts.filter(({ from, to }) => from <= date! && date! <= to).map((part) => ({ ...part, from: date!, to: date! }))

function contributionOf(
  part: FigurePart,
  setup: FigureSetup,
  counting: readonly Month[],
  shareOf: Sharing,
): Contribution {
  const { unitId, base, counterpart } = part
  const isInternal = counterpart !== null && setup.rule === 'elimination'
  const inside = monthsInside(part, setup, counting)
  const all = monthsOfPart(part)
  // Of an average the part is what held in its months, which are some of those of the year; of an amount it is spread over its own.
  const of = setup.rule === 'average' ? counting.length : all.length
  const within = setup.rule === 'head_count' || inside.length === of ? null : inside.length / of
  const share = meanShare(part, inside, isInternal ? counterpart : null, shareOf)
  const value = amountOf(part)
  const { counted, countedBase } = countedOf(isInternal ? -value : value, base, share * (within ?? 1), setup)
  // Written out field by field: a page computes with tens of thousands of these.
  return {
    kind: isInternal ? 'internal' : 'part',
    unitId,
    partId: part.id,
    from: part.from,
    to: part.to,
    value,
    base,
    share,
    within: within === null ? null : { months: inside.length, of },
    counted,
    countedBase,
    isEstimated: part.estimated,
  }
}

/** The months of a part that count: those in the year of the group, of a head count its date. */
function monthsInside(part: FigurePart, { rule }: FigureSetup, counting: readonly Month[]): readonly Month[] {
  const [first, last] = [counting[0]!, counting.at(-1)!]
  const all = monthsOfPart(part)
  if (rule !== 'head_count' && part.from >= first && part.to <= last) return all
  return all.filter((month) => month >= first && month <= last)
}

/** The mean of the shares of a part's months; of a delivery within the group the smaller of both in each month. */
function meanShare(
  { unitId }: FigurePart,
  months: readonly Month[],
  counterpart: string | null,
  shareOf: Sharing,
): number {
  let sum = 0
  for (const month of months) {
    const own = shareOf(unitId, month)
    sum += counterpart === null ? own : Math.min(own, shareOf(counterpart, month))
  }
  return months.length === 0 ? 0 : sum / months.length
}

function countedOf(value: number, base: number | null, share: number, setup: FigureSetup) {
  const countedBase = needsBase(setup) ? (base ?? 0) * share : null
  return { counted: setup.rule === 'weighted_mean' ? value * countedBase! : value * share, countedBase }
}

function estimated(
  gap: Gap,
  { value, base }: Estimate,
  setup: FigureSetup,
  counting: readonly Month[],
  shareOf: Sharing,
): Contribution {
  const { unitId, from, to, months } = gap
  const share = sumOf(months.map((month) => shareOf(unitId, month))) / months.length
  const isPart = setup.rule === 'average' && months.length < counting.length
  const within = isPart ? { months: months.length, of: counting.length } : null
  return {
    kind: 'estimate' as const,
    unitId,
    partId: null,
    from,
    to,
    value,
    base,
    share,
    within,
    isEstimated: true,
    ...countedOf(value, base, share * (within ? within.months / within.of : 1), setup),
  }
}

/** Months for which units are expected to deliver: those in which they count, of the level that the figure is collected on. */
function expectedMonths({ tree, setup }: FigureInput, counting: readonly Month[], shareOf: Sharing) {
  const expected = new Map<string, Month[]>()
  for (const { id, kind } of tree.units.values()) {
    if (kind !== setup.level) continue
    const months = counting.filter((month) => shareOf(id, month) > 0)
    if (months.length > 0) expected.set(id, months)
  }
  return expected
}

function coveredMonths(parts: readonly FigurePart[]): Map<string, Set<Month>> {
  const covered = new Map<string, Set<Month>>()
  for (const part of parts) {
    if (part.counterpart !== null) continue
    let own = covered.get(part.unitId)
    if (!own) {
      own = new Set()
      covered.set(part.unitId, own)
    }
    for (const month of monthsOfPart(part)) own.add(month)
  }
  return covered
}

/** Runs of expected months that nothing covers. */
function gapsIn(
  expected: ReadonlyMap<string, readonly Month[]>,
  covered: ReadonlyMap<string, ReadonlySet<Month>>,
  counting: readonly Month[],
): Gap[] {
  const gaps: Gap[] = []
  for (const [unitId, months] of expected) {
    let open: Gap | null = null
    for (const month of counting) {
      const isMissing = months.includes(month) && !covered.get(unitId)?.has(month)
      if (!isMissing) open = null
      else if (open) {
        open.months.push(month)
        open.to = month
      } else {
        open = { unitId, from: month, to: month, months: [month] }
        gaps.push(open)
      }
    }
  }
  return gaps
}

/** Share of the figure, from 0 to 1, that some of what it consists of brings. */
function shareWhere(
  contributions: readonly Contribution[],
  setup: FigureSetup,
  isOne: (one: Contribution) => boolean,
): number {
  const weight = ({ counted, countedBase }: Contribution) => Math.abs(needsBase(setup) ? (countedBase ?? 0) : counted)
  const all = sumOf(contributions.map(weight))
  return all === 0 ? 0 : sumOf(contributions.filter(isOne).map(weight)) / all
}
