import type { Datapoint, Evidence, Language } from '@esrs/contract'
import { type Catalogue, choiceInWords, dataTypes, type Datapoint as Entry } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Cell, Table } from '../../../tables/table.ts'
import { type CompletionBasis, completionBasis } from '../completion/count-completion.ts'
import { shownDatapoints } from '../datapoints/show-datapoints.ts'
import { peopleNames } from '../people-store.ts'
import type { OpenReport } from '../report/open-report.ts'
import { isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { valuesOf } from '../stores/value-store.ts'
import { shownDatapoint } from '../values/shown-datapoint.ts'
import { pageSelection, valuesWithFindings } from '../values/values-with-findings.ts'
import { cellText, digits, figureTypes, formsOf, versionOf } from './cell-forms.ts'
import { type ColumnId, columnIds, columnsIn } from './columns.ts'
import { say } from './messages.ts'

/** A datapoint with who decided about it and when. */
export interface DatapointRow {
  datapoint: Datapoint
  decidedBy: string | null
  decidedAt: Date | null
}

/** Datapoints read at once: a file may hold a hundred thousand pieces of evidence, and other requests run meanwhile. */
const most = 250
/** Datapoints of the set; documents have no findings for the company's own. */
const weightOf = ({ id }: Entry): number => (isOwn(id) ? 1 : 10)

function* partsOf(entries: readonly Entry[]): Generator<Entry[]> {
  let part: Entry[] = []
  let weight = 0
  for (const entry of entries) {
    if (weight + weightOf(entry) > most) {
      yield part
      ;[part, weight] = [[], 0]
    }
    part.push(entry)
    weight += weightOf(entry)
  }
  if (part.length > 0) yield part
}

async function* rowsOf(
  tenant: Tenant,
  opened: OpenReport,
  entries: readonly Entry[],
  basis: CompletionBasis,
): AsyncGenerator<DatapointRow> {
  for (const part of partsOf(entries)) {
    const keys = part.map(({ id }) => id)
    const values = new Map((await valuesOf(tenant, opened.report, keys)).map((value) => [value.key, value]))
    const people = [...values.values()].flatMap(({ decidedBy }) => decidedBy ?? [])
    const names = await peopleNames(tenant, [...new Set(people)])
    for (const datapoint of await shownDatapoints(tenant, opened, part, { basis })) {
      const { decidedBy = null, decidedAt = null } = values.get(datapoint.key) ?? {}
      yield { datapoint, decidedBy: decidedBy && (names.get(decidedBy) ?? null), decidedAt }
    }
  }
}

/** The key by which a row is recognised: its report and its datapoint. */
export const rowKey = ({ set, year }: Report, key: string): string => `${set}/${year}/${key}`

/** The place of a piece of evidence in words. */
function placeOf({ page, sheet, cell }: Evidence, language: Language): string {
  if (sheet === null) return say('place.page', { page: String(page) })(language)
  return (cell === null ? say('place.sheet', { sheet }) : say('place.cell', { sheet, cell }))(language)
}

/** Digits that spreadsheets show of a figure without a format. */
const shownDigits = 10

/** Whether a figure needs no format for all of it to be shown. Percentages never have one: it would make 0.05 of `5 %`. */
const isPlain = (number: number, dataType: string): boolean =>
  dataType === 'year' || dataType === 'percent' || digits(number).replace(/\D/g, '').length <= shownDigits

/** A value as a cell: figures and days to compute with. */
export function valueCell(
  { key, value, number, dataType }: Pick<Datapoint, 'key' | 'value' | 'number' | 'dataType'>,
  language: Language,
): Cell {
  if (value === null) return null
  if (number !== null && figureTypes.includes(dataType)) return { number, plain: isPlain(number, dataType) }
  if (dataType === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return { day: value }
  if (dataType === 'choice') return cellText(choiceInWords(key, value, language) ?? value)
  if (dataType === 'yes-no' && (value === 'yes' || value === 'no')) return say(`value.${value}`)(language)
  return cellText(value)
}

/** What a row of the table holds, by column. */
export function cellsOf(
  { datapoint, decidedBy, decidedAt }: DatapointRow,
  { report, catalogue }: OpenReport,
): Record<ColumnId, Cell> {
  const { language } = catalogue
  const [first] = datapoint.evidence.filter(({ filename }) => filename === datapoint.filename)
  return {
    code: datapoint.code,
    controlCode: datapoint.controlCode,
    disclosure: datapoint.disclosure,
    name: datapoint.name,
    label: datapoint.label,
    dataType: typeName(catalogue, datapoint.dataType),
    value: valueCell(datapoint, language),
    number: datapoint.number === null ? null : { number: datapoint.number, plain: datapoint.dataType === 'year' },
    unit: datapoint.unit,
    year: datapoint.year === null ? null : { number: datapoint.year, plain: true },
    prior:
      datapoint.prior && valueCell({ ...datapoint.prior, key: datapoint.key, dataType: datapoint.dataType }, language),
    priorYear: datapoint.prior && { number: datapoint.prior.year, plain: true },
    status: say(`status.${datapoint.status}`)(language),
    explanation: cellText(datapoint.why_is_this_the_answer),
    notes: cellText(datapoint.notes),
    excerpts: cellText(datapoint.excerpts),
    evidenceFile: first?.filename ?? null,
    evidencePlace: first ? placeOf(first, language) : null,
    evidenceExcerpt: first ? cellText(first.excerpt) : null,
    decidedBy,
    decidedAt: decidedAt && { time: decidedAt },
    key: rowKey(report, datapoint.key),
    version: versionOf(formsOf(datapoint)),
  }
}

const typeName = ({ language }: Catalogue, type: string): string =>
  dataTypes(language).find(({ value }) => value === type)?.label ?? type

const evidenceColumns = [
  ['code', 14],
  ['name', 44],
  ['evidenceFile', 34],
  ['evidencePlace', 20],
  ['evidenceExcerpt', 64],
  ['value', 24],
  ['unit', 12],
  ['year', 8],
  ['written', 22],
  ['dimension', 14],
  ['conversion', 26],
  ['tier', 14],
  ['reason', 44],
] as const

/** All evidence, read for itself: kept from the first table on it would be hundreds of megabytes. */
async function* evidenceOf(
  tenant: Tenant,
  { report, catalogue: { language } }: OpenReport,
  entries: readonly Entry[],
): AsyncGenerator<Cell[]> {
  for (const part of partsOf(entries.filter(({ id }) => !isOwn(id)))) {
    const keys = part.map(({ id }) => id)
    const records = await valuesWithFindings(tenant, report, keys, pageSelection)
    for (const entry of part) {
      const datapoint = shownDatapoint(entry, records.get(entry.id)!, report.year, language)
      for (const evidence of datapoint.evidence)
        yield [
          datapoint.code,
          datapoint.name,
          evidence.filename,
          placeOf(evidence, language),
          cellText(evidence.excerpt),
          valueCell({ ...evidence, key: datapoint.key, dataType: datapoint.dataType }, language),
          evidence.unit,
          evidence.year === null ? null : { number: evidence.year, plain: true },
          cellText(evidence.written),
          evidence.dimension,
          evidence.conversion,
          say(`tier.${evidence.tier}`)(language),
          evidence.reason,
        ]
    }
  }
}

/** Datapoints with their values and their first evidence, and all evidence as a second table; read while the file is written. */
export async function datapointTables(
  tenant: Tenant,
  opened: OpenReport,
  entries: readonly Entry[],
  more: readonly Table[] = [],
): Promise<[Table, ...Table[]]> {
  const { language } = opened.catalogue
  const basis = await completionBasis(tenant, opened.catalogue, opened.settings)
  async function* datapointRows(): AsyncGenerator<Cell[]> {
    for await (const row of rowsOf(tenant, opened, entries, basis)) {
      const cells = cellsOf(row, opened)
      yield columnIds.map((id) => cells[id])
    }
  }
  return [
    { name: say('sheet.datapoints')(language), columns: columnsIn(language), frozenColumns: 1, rows: datapointRows() },
    {
      name: say('sheet.evidence')(language),
      columns: evidenceColumns.map(([id, width]) => ({ head: say(`column.${id}`)(language), width })),
      frozenColumns: 1,
      rows: evidenceOf(tenant, opened, entries),
    },
    ...more,
  ]
}
