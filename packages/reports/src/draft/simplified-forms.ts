import type { EnvironmentalObjective, TaxonomyCompanyActivity, TaxonomyKpi } from '@esrs/contract'
import {
  amountIn,
  isZero,
  nameOf,
  percent,
  phrase,
  type ReportedTaxonomy,
  sign,
  type TaxonomyCell,
  type TaxonomyRow,
  type TaxonomyTable,
  type TaxonomyYear,
  taxonomyPlace,
} from './taxonomy-forms.ts'

/** The first financial year whose forms are those of Delegated Regulation (EU) 2026/73 without a choice. */
export const simplifiedFrom = 2026

/** Objectives in the order of these forms, which is another than that of the older ones. */
const objectives: readonly EnvironmentalObjective[] = ['CCM', 'CCA', 'WTR', 'CE', 'PPC', 'BIO']
const heads = objectives.map((objective) => ({ head: phrase(objective), kind: 'sign' as const }))
const nothing: TaxonomyCell = null

/**
 * Templates 1 and 2 for non-financial undertakings (Delegated Regulation (EU) 2021/2178, Annex II, as replaced by (EU) 2026/73, Annex II). Activities on
 * nuclear energy and gas are rows of them like all others: Annex XII is deleted (Article 8(8)).
 */
export function simplifiedForms(
  reported: ReportedTaxonomy,
  about: TaxonomyYear,
  shown: readonly TaxonomyKpi[],
): TaxonomyTable[] {
  // Without anything eligible the second template of a KPI may be omitted (note 1 to Template 2).
  const broken = shown.filter((kpi) => !isZero(reported.result[kpi].eligible.amount))
  return [summary(reported, about, shown), ...broken.map((kpi) => breakdown(kpi, reported, about))]
}

/** Template 1: the KPIs in one table. */
function summary(
  { disclosure, result }: ReportedTaxonomy,
  { year, currency }: TaxonomyYear,
  shown: readonly TaxonomyKpi[],
): TaxonomyTable {
  return {
    type: 'table',
    id: `${taxonomyPlace}.summary`,
    datapoints: [],
    caption: phrase('simple.summary', { year }),
    note: phrase('simple.note'),
    wide: true,
    groups: [
      { words: { en: '', de: '' }, span: 5 },
      { words: phrase('simple.by'), span: 6 },
      { words: { en: '', de: '' }, span: 5 },
    ],
    columns: [
      { head: phrase('simple.kpi'), kind: 'words' },
      { head: phrase('simple.total', { currency }), kind: 'figure' },
      { head: phrase('simple.eligible'), kind: 'sign' },
      { head: phrase('simple.aligned', { currency }), kind: 'figure' },
      { head: phrase('simple.alignedShare'), kind: 'sign' },
      ...heads,
      { head: phrase('simple.enabling'), kind: 'sign' },
      { head: phrase('simple.transitional'), kind: 'sign' },
      { head: phrase('simple.apart'), kind: 'sign' },
      { head: phrase('simple.priorAmount', { year: year - 1, currency }), kind: 'sign' },
      { head: phrase('simple.prior', { year: year - 1 }), kind: 'sign' },
    ],
    rows: shown.map((kpi): TaxonomyRow => {
      const { total, eligible, aligned, not_assessed: apart } = result[kpi]
      const amount = amountIn(result[kpi])
      return {
        head: phrase(`kpi.${kpi}`),
        level: 'plain',
        cells: [
          total === null ? nothing : amount(total),
          percent(eligible.share),
          amount(aligned.amount),
          percent(aligned.share),
          ...objectives.map((objective) => percent(aligned.by[objective].share)),
          percent(aligned.enabling.share),
          percent(aligned.transitional.share),
          percent(apart.share),
          // Only the share of the year before is known.
          nothing,
          percent(disclosure.totals[kpi].prior_aligned),
        ],
      }
    }),
  }
}

/** Template 2: one KPI by activity. */
function breakdown(
  kpi: TaxonomyKpi,
  { disclosure, result, names }: ReportedTaxonomy,
  about: TaxonomyYear,
): TaxonomyTable {
  const { year, currency } = about
  const said = { kpi: phrase(`kpi.${kpi}`), year, currency }
  const found = result[kpi]
  const amount = amountIn(found)
  const byId = new Map(disclosure.activities.map((activity) => [activity.id, activity]))
  const contributes = ({ main, also }: TaxonomyCompanyActivity, objective: EnvironmentalObjective) =>
    main === objective || also.includes(objective)
  const rows = found.rows.flatMap(({ activity: id, eligible, aligned }): TaxonomyRow[] => {
    const activity = byId.get(id)
    if (!activity || isZero(eligible.amount)) return []
    const codes = activity.codes.join(' / ')
    const isAligned = !isZero(aligned.amount)
    return [
      {
        head: nameOf(activity, names),
        level: 'plain',
        cells: [
          { words: { en: codes, de: codes } },
          percent(eligible.share),
          amount(aligned.amount),
          percent(aligned.share),
          ...objectives.map((one) => (isAligned && contributes(activity, one) ? percent(aligned.share) : nothing)),
          isAligned && activity.kind === 'enabling' ? sign('E') : nothing,
          isAligned && activity.kind === 'transitional' ? sign('T') : nothing,
          ratio(aligned.amount, eligible.amount),
        ],
      },
    ]
  })
  const { aligned, eligible, each } = found
  return {
    type: 'table',
    id: `${taxonomyPlace}.${kpi}`,
    datapoints: [],
    caption: phrase('simple.breakdown', said),
    note: phrase('simple.breakdownNote'),
    wide: true,
    groups: [
      { words: { en: '', de: '' }, span: 5 },
      { words: phrase('simple.of'), span: 6 },
      { words: { en: '', de: '' }, span: 3 },
    ],
    columns: [
      { head: phrase('activities'), kind: 'words' },
      { head: phrase('code'), kind: 'words' },
      { head: phrase('simple.eligible'), kind: 'sign' },
      { head: phrase('simple.aligned', { currency }), kind: 'figure' },
      { head: phrase('simple.alignedShare'), kind: 'sign' },
      ...heads,
      { head: phrase('enabling'), kind: 'sign' },
      { head: phrase('transitional'), kind: 'sign' },
      { head: phrase('simple.ratio'), kind: 'sign' },
    ],
    rows: [
      ...rows,
      {
        head: phrase('simple.each'),
        level: 'part',
        cells: [
          ...Array.from({ length: 4 }, () => nothing),
          ...objectives.map((one) => percent(each[one].aligned)),
          nothing,
          nothing,
          nothing,
        ],
      },
      {
        head: phrase('simple.all', said),
        level: 'total',
        cells: [
          nothing,
          percent(eligible.share),
          amount(aligned.amount),
          percent(aligned.share),
          ...objectives.map((one) => percent(aligned.by[one].share)),
          percent(aligned.enabling.share),
          percent(aligned.transitional.share),
          ratio(aligned.amount, eligible.amount),
        ],
      },
    ],
  }
}

/** What share of what is eligible is aligned; nothing without anything eligible. */
function ratio(aligned: string, eligible: string): TaxonomyCell {
  const whole = Number(eligible)
  return whole === 0 ? null : { number: ((Number(aligned) / whole) * 100).toFixed(2), decimals: 2 }
}
