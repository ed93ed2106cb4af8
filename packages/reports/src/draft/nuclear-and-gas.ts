import type { TaxonomyKpi, TaxonomyKpiResult } from '@esrs/contract'
import {
  amountIn,
  percent,
  phrase,
  type ReportedTaxonomy,
  sign,
  type TaxonomyRow,
  type TaxonomyTable,
  type TaxonomyYear,
  taxonomyPlace,
} from './taxonomy-forms.ts'

/** Sections of both climate annexes on nuclear energy and fossil gas, in the order of the forms. */
const sections = ['4.26', '4.27', '4.28', '4.29', '4.30', '4.31'] as const

/** The forms on nuclear energy and fossil gas (Delegated Regulation (EU) 2021/2178, Annex XII); none where no such activity is carried out. */
export function nuclearAndGasTables(
  { disclosure, result }: ReportedTaxonomy,
  about: TaxonomyYear,
  kpis: readonly TaxonomyKpi[],
): TaxonomyTable[] {
  if (result.turnover.nuclear_and_gas.length === 0) return []
  const used = (section: string) =>
    disclosure.activities.some(({ codes }) => codes.some((code) => /^CC[MA] /.test(code) && code.slice(4) === section))
  return [
    {
      type: 'table',
      id: `${taxonomyPlace}.nuclear-and-gas`,
      datapoints: [],
      caption: phrase('forms.caption'),
      note: phrase('forms.note'),
      wide: false,
      groups: [],
      columns: [
        { head: phrase('forms.head'), kind: 'words' },
        { head: phrase('forms.section'), kind: 'figure' },
        { head: phrase('forms.answer'), kind: 'figure' },
      ],
      rows: sections.map((section) => ({
        head: phrase(`form.${section}`),
        level: 'plain',
        cells: [{ words: { en: section, de: section } }, sign(used(section) ? 'yes' : 'no')],
      })),
    },
    ...kpis.map((kpi) => amounts(kpi, result[kpi], about)),
  ]
}

function amounts(kpi: TaxonomyKpi, found: TaxonomyKpiResult, { year, currency }: TaxonomyYear): TaxonomyTable {
  const said = { kpi: phrase(`kpi.${kpi}`), year, currency }
  const amount = amountIn(found)
  type One = Pick<TaxonomyKpiResult['nuclear_and_gas'][number], 'aligned' | 'not_aligned'>
  const row = (
    head: TaxonomyRow['head'],
    { aligned, not_aligned: rest }: One,
    level: 'plain' | 'total',
  ): TaxonomyRow => ({
    head,
    level,
    cells: [
      amount(aligned.amount),
      percent(aligned.share),
      percent(aligned.of_aligned),
      amount(rest.amount),
      percent(rest.share),
    ],
  })
  const whole = { ...found.aligned, of_aligned: Number(found.aligned.amount) === 0 ? null : '100.00' }
  return {
    type: 'table',
    id: `${taxonomyPlace}.nuclear-and-gas-${kpi}`,
    datapoints: [],
    caption: phrase('forms.kpi', said),
    note: phrase('forms.note'),
    wide: false,
    groups: [],
    columns: [
      { head: phrase('forms.activity'), kind: 'words' },
      { head: phrase('forms.aligned', said), kind: 'figure' },
      { head: phrase('forms.ofTotal'), kind: 'figure' },
      { head: phrase('forms.ofAligned'), kind: 'figure' },
      { head: phrase('forms.notAligned', said), kind: 'figure' },
      { head: phrase('forms.ofTotal'), kind: 'figure' },
    ],
    rows: [
      ...found.nuclear_and_gas.map(({ section, ...one }) =>
        row(section === null ? phrase('forms.other') : phrase('forms.row', { section }), one, 'plain'),
      ),
      row(phrase('forms.sum'), { aligned: whole, not_aligned: found.not_aligned }, 'total'),
    ],
  }
}
