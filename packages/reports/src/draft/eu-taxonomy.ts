import {
  type EnvironmentalObjective,
  environmentalObjectives,
  type StatementBlock,
  type StatementLanguage,
  type TaxonomyCompanyActivity,
  type TaxonomyKpi,
  taxonomyKpis,
} from '@esrs/contract'
import { exactInWords, shareOf } from '../words/exact.ts'
import { nuclearAndGasTables } from './nuclear-and-gas.ts'
import { simplifiedForms, simplifiedFrom } from './simplified-forms.ts'
import {
  amountIn,
  type FormWord,
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

/** The blocks of the chapter: where the totals stand, the form of each KPI, and those on nuclear energy and gas where it is used. */
export function taxonomyBlocks(reported: ReportedTaxonomy, about: TaxonomyYear): StatementBlock[] {
  const isLeftOut = reported.disclosure.opex_left_out !== null
  const { result } = reported
  // A KPI of which nothing is entered yet is a remark of the final review, and no empty form.
  const isEntered = (kpi: TaxonomyKpi) => result[kpi].total !== null || result[kpi].rows.length > 0
  const shown = taxonomyKpis.filter((kpi) => isEntered(kpi) && (kpi !== 'opex' || !isLeftOut))
  if (shown.length === 0) return introduction(reported, about)
  if (about.year >= simplifiedFrom)
    return [...introduction(reported, about), ...simplifiedForms(reported, about, shown)]
  return [
    ...introduction(reported, about),
    objectivesTable(reported, about, shown),
    ...nuclearAndGasTables(reported, about, shown),
    ...shown.map((kpi) => formOf(kpi, reported, about)),
  ]
}

/** What people say of the figures as a whole: where the totals stand in the accounts, and what was not assessed and why. */
function introduction({ disclosure, result }: ReportedTaxonomy, { year, currency }: TaxonomyYear): StatementBlock[] {
  const { totals, not_assessed: apart, opex_left_out: opex } = disclosure
  const written = (language: StatementLanguage) => {
    const amount = (value: string) => exactInWords(value, value.includes('.') ? 2 : 0, language)
    const lines = taxonomyKpis.flatMap((kpi) => {
      const total = totals[kpi].amount
      const told = { kpi: phrase(`kpi.${kpi}`), year, currency, amount: amount(total ?? '0') }
      if (total === null) return []
      if (kpi === 'opex' && opex) return [phrase('opex', { ...told, reason: opex })[language]]
      const share = result[kpi].not_assessed.share
      const left = apart[kpi].amount
      return [
        phrase('place', { ...told, place: totals[kpi].place })[language].trim(),
        ...(left !== null && share !== null
          ? [
              phrase('apart', {
                ...told,
                amount: amount(left),
                share: exactInWords(share, 2, language),
                reason: apart[kpi].reason,
              })[language],
            ]
          : []),
      ]
    })
    return lines.map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }))
  }
  const texts = { en: written('en'), de: written('de') }
  if (texts.en.length === 0) return []
  return [{ type: 'text', id: `${taxonomyPlace}.text`, datapoints: [], texts, edited: { en: null, de: null } }]
}

const isUnder = ({ codes }: TaxonomyCompanyActivity, objective: EnvironmentalObjective): boolean =>
  codes.some((code) => code.startsWith(`${objective} `))

/** The form of a KPI (Delegated Regulation (EU) 2021/2178, Annex II). */
function formOf(kpi: TaxonomyKpi, { disclosure, result, names }: ReportedTaxonomy, about: TaxonomyYear): TaxonomyTable {
  const found = result[kpi]
  const { year, currency } = about
  const said = { kpi: phrase(`kpi.${kpi}`), year, currency }
  const amount = amountIn(found)
  const byId = new Map(disclosure.activities.map((activity) => [activity.id, activity]))
  const none = (count: number): TaxonomyCell[] => Array.from({ length: count }, () => null)
  const perObjective = (of: (objective: EnvironmentalObjective) => TaxonomyCell) => environmentalObjectives.map(of)
  const row = (
    activity: TaxonomyCompanyActivity,
    value: { amount: string; share: string | null },
    prior: string | null,
    cells: TaxonomyCell[],
  ): TaxonomyRow => ({
    head: nameOf(activity, names),
    level: 'plain',
    cells: [
      { words: { en: activity.codes.join(' / '), de: activity.codes.join(' / ') } },
      amount(value.amount),
      percent(value.share),
      ...cells,
      percent(prior),
      activity.kind === 'enabling' ? sign('E') : null,
      activity.kind === 'transitional' ? sign('T') : null,
    ],
  })
  const aligned = found.rows.flatMap((one): TaxonomyRow[] => {
    const activity = byId.get(one.activity)
    if (!activity || isZero(one.aligned.amount)) return []
    return [
      row(activity, one.aligned, activity[kpi].prior_aligned, [
        ...perObjective((objective) =>
          activity.main === objective || activity.also.includes(objective)
            ? sign('Y')
            : sign(isUnder(activity, objective) ? 'N' : 'N/EL'),
        ),
        ...perObjective((objective) => (objective === activity.main ? null : sign('Y'))),
        sign('Y'),
      ]),
    ]
  })
  const eligible = found.rows.flatMap((one): TaxonomyRow[] => {
    const activity = byId.get(one.activity)
    if (!activity || isZero(one.not_aligned.amount)) return []
    const marks = perObjective((objective) => sign(isUnder(activity, objective) ? 'EL' : 'N/EL'))
    return [row(activity, one.not_aligned, activity[kpi].prior_not_aligned, [...marks, ...none(7)])]
  })
  const section = (key: FormWord): TaxonomyRow => ({ head: phrase(key), level: 'section', cells: none(19) })
  const sum = (
    key: FormWord,
    { amount: value, share }: { amount: string; share: string | null },
    more: {
      by?: (objective: EnvironmentalObjective) => string | null
      /** All that is aligned meets the criteria on harm and the safeguards. */
      isAligned?: boolean
      prior?: string | null
      level?: TaxonomyRow['level']
      end?: readonly TaxonomyCell[]
    } = {},
  ): TaxonomyRow => ({
    head: phrase(key, said),
    level: more.level ?? 'total',
    cells: [
      null,
      amount(value),
      percent(share),
      ...(more.by ? perObjective((objective) => percent(more.by!(objective))) : none(6)),
      ...(more.isAligned && !isZero(value) ? Array.from({ length: 7 }, () => sign('Y')) : none(7)),
      percent(more.prior ?? null),
      ...(more.end ?? none(2)),
    ],
  })
  const { prior_aligned: priorAligned, prior_not_aligned: priorNot } = disclosure.totals[kpi]
  /** Of the activities of a kind, by the objective under which each is counted. */
  const kindBy = (kind: TaxonomyCompanyActivity['kind']) => (objective: EnvironmentalObjective) => {
    const of = found.rows.filter(({ activity }) => {
      const one = byId.get(activity)
      return one?.kind === kind && one.main === objective
    })
    return shareOf(
      of.map(({ aligned }) => aligned.amount),
      found.total ?? '0',
    )
  }
  const eligibleBy = (objective: EnvironmentalObjective) =>
    shareOf([found.aligned.by[objective].amount, found.not_aligned.by[objective].amount], found.total ?? '0')
  const enabling = { level: 'part', by: kindBy('enabling'), isAligned: true, end: [sign('E'), null] } as const
  // Only mitigation of climate change knows transitional activities.
  const transitional = {
    level: 'part',
    by: (objective: EnvironmentalObjective) => (objective === 'CCM' ? kindBy('transitional')(objective) : null),
    isAligned: true,
    end: [null, sign('T')],
  } as const
  return {
    type: 'table',
    id: `${taxonomyPlace}.${kpi}`,
    datapoints: [],
    caption: phrase('caption', said),
    note: phrase('note'),
    wide: true,
    groups: [
      { words: { en: '', de: '' }, span: 4 },
      { words: phrase('substantial'), span: 6 },
      { words: phrase('harm'), span: 6 },
      { words: { en: '', de: '' }, span: 4 },
    ],
    columns: [
      { head: phrase('activities'), kind: 'words' },
      { head: phrase('code'), kind: 'words' },
      { head: phrase('amount', said), kind: 'figure' },
      { head: phrase('share', said), kind: 'sign' },
      ...environmentalObjectives.map((objective) => ({ head: phrase(objective), kind: 'sign' as const })),
      ...environmentalObjectives.map((objective) => ({ head: phrase(objective), kind: 'sign' as const })),
      { head: phrase('safeguards'), kind: 'sign' },
      { head: phrase('prior', { year: year - 1 }), kind: 'sign' },
      { head: phrase('enabling'), kind: 'sign' },
      { head: phrase('transitional'), kind: 'sign' },
    ],
    rows: [
      section('A'),
      section('A1'),
      ...aligned,
      sum('A1.sum', found.aligned, {
        by: (objective) => found.aligned.by[objective].share,
        prior: priorAligned,
        isAligned: true,
      }),
      sum('A1.enabling', found.aligned.enabling, enabling),
      sum('A1.transitional', found.aligned.transitional, transitional),
      section('A2'),
      ...eligible,
      sum('A2.sum', found.not_aligned, {
        by: (objective) => found.not_aligned.by[objective].share,
        prior: priorNot,
      }),
      sum('A.sum', found.eligible, { by: eligibleBy }),
      section('B'),
      sum('B.sum', found.not_eligible),
      ...(isZero(found.not_assessed.amount) ? [] : [sum('B.apart', found.not_assessed, { level: 'part' })]),
      sum('total', { amount: found.total ?? '0', share: found.total === null ? null : '100.00' }),
    ],
  }
}

/** Each objective for itself, in one table for all KPIs (Annex II, note c). */
function objectivesTable(
  { result }: ReportedTaxonomy,
  { year }: TaxonomyYear,
  shown: readonly TaxonomyKpi[],
): TaxonomyTable {
  return {
    type: 'table',
    id: `${taxonomyPlace}.objectives`,
    datapoints: [],
    caption: phrase('objectives.caption', { year }),
    note: phrase('objectives.note'),
    wide: false,
    groups: [{ words: { en: '', de: '' }, span: 1 }, ...shown.map((kpi) => ({ words: phrase(`kpi.${kpi}`), span: 2 }))],
    columns: [
      { head: phrase('objectives.head'), kind: 'words' },
      ...shown.flatMap(() => [
        { head: phrase('objectives.aligned'), kind: 'figure' as const },
        { head: phrase('objectives.eligible'), kind: 'figure' as const },
      ]),
    ],
    rows: environmentalObjectives.map((objective) => ({
      head: phrase(objective),
      level: 'plain',
      cells: shown.flatMap((kpi) => {
        const { aligned, eligible } = result[kpi].each[objective]
        return [percent(aligned), percent(eligible)]
      }),
    })),
  }
}
