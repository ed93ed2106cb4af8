import type { TaxonomyKpi, TaxonomyKpiResult } from '@esrs/contract'
import {
  amountIn,
  type FormWord,
  isZero,
  percent,
  phrase,
  type ReportedTaxonomy,
  sign,
  type TaxonomyTable,
  type TaxonomyYear,
  taxonomyPlace,
} from './taxonomy-forms.ts'

/** Sections of both climate annexes on nuclear energy and fossil gas, in the order of the forms. */
const sections = ['4.26', '4.27', '4.28', '4.29', '4.30', '4.31'] as const
const objectives = ['both', 'CCM', 'CCA'] as const

type ResultRow = TaxonomyKpiResult['nuclear_and_gas'][number]
type Counted = ResultRow['not_eligible']

/** The forms on nuclear energy and fossil gas (Delegated Regulation (EU) 2021/2178, Annex XII); none where no such activity is carried out. */
export function nuclearAndGasTables(
  { disclosure, result }: ReportedTaxonomy,
  about: TaxonomyYear,
  kpis: readonly TaxonomyKpi[],
): TaxonomyTable[] {
  const used = (section: string) =>
    disclosure.activities.some(({ codes }) => codes.some((code) => /^CC[MA] /.test(code) && code.slice(4) === section))
  if (!sections.some(used)) return []
  const first: TaxonomyTable = {
    type: 'table',
    id: `${taxonomyPlace}.nuclear-and-gas`,
    datapoints: [],
    caption: phrase('forms.caption'),
    note: phrase('forms.note'),
    wide: false,
    groups: [],
    columns: [
      { head: phrase('forms.activity'), kind: 'words' },
      { head: phrase('forms.answer'), kind: 'figure' },
    ],
    rows: [
      { head: phrase('forms.nuclear'), level: 'section', cells: [null] },
      ...sections.flatMap((section, at): TaxonomyTable['rows'] => [
        ...(at === 3 ? [{ head: phrase('forms.gas'), level: 'section' as const, cells: [null] }] : []),
        {
          head: phrase(`form.${section}`, { row: at + 1 }),
          level: 'plain',
          cells: [sign(used(section) ? 'yes' : 'no')],
        },
      ]),
    ],
  }
  return [first, ...kpis.flatMap((kpi) => amounts(kpi, result[kpi], about))]
}

/** The forms 2 to 5 of a KPI; none where it has nothing of these activities. */
function amounts(kpi: TaxonomyKpi, found: TaxonomyKpiResult, { year, currency }: TaxonomyYear): TaxonomyTable[] {
  const rows = found.nuclear_and_gas
  if (rows.length === 0) return []
  const said = { kpi: phrase(`kpi.${kpi}`), year, currency }
  const amount = amountIn(found)
  const cells = ({ amount: value, share }: Counted) => [amount(value), percent(share)]
  const isElsewhere = [found.aligned.by, found.not_aligned.by].some((by) =>
    (['WTR', 'PPC', 'CE', 'BIO'] as const).some((objective) => !isZero(by[objective].amount)),
  )
  const note = phrase(isElsewhere ? 'forms.elsewhere' : 'forms.note')
  const table = (
    form: 2 | 3 | 4 | 5,
    columns: TaxonomyTable['columns'],
    groups: TaxonomyTable['groups'],
    of: (row: ResultRow) => TaxonomyTable['rows'][number]['cells'],
  ): TaxonomyTable => ({
    type: 'table',
    id: `${taxonomyPlace}.nuclear-and-gas-${kpi}-${form}`,
    datapoints: [],
    caption: phrase(`forms.caption.${form}`, said),
    note,
    wide: false,
    groups,
    columns: [{ head: phrase('forms.activity'), kind: 'words' }, ...columns],
    rows: rows.map((one, at) => ({
      head: phrase(headOf(one.row, form), { row: at + 1, section: one.row }),
      level: one.row === 'total' ? 'total' : 'plain',
      cells: of(one),
    })),
  })
  const pair = [
    { head: phrase('forms.amount', said), kind: 'figure' as const },
    { head: phrase('forms.share'), kind: 'figure' as const },
  ]
  const perObjective = (form: 2 | 3 | 4, which: 'aligned' | 'numerator' | 'not_aligned') =>
    table(
      form,
      objectives.flatMap(() => pair),
      [
        { words: { en: '', de: '' }, span: 1 },
        ...objectives.map((one) => ({ words: phrase(`forms.${one}`), span: 2 })),
      ],
      (row) => objectives.flatMap((one) => cells(row[which][one])),
    )
  return [
    perObjective(2, 'aligned'),
    perObjective(3, 'numerator'),
    perObjective(4, 'not_aligned'),
    table(5, pair, [], (row) => cells(row.not_eligible)),
  ]
}

const headOf = (row: ResultRow['row'], form: 2 | 3 | 4 | 5): FormWord =>
  row === 'other' || row === 'total' ? `forms.${row}.${form}` : `forms.row.${form}`
