import type { Delivery, TypedCell, Datapoint as Wire } from '@esrs/contract'
import type { Catalogue, Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport, ValuesForWork } from '../../reporting/index.ts'
import type { WorkParts } from '../parts.ts'
import type { DeliveryRow } from './delivery-store.ts'
import { readAnswer } from './read-answer.ts'
import type { Colleague } from './task-store.ts'

/** Highest number of values from a proof that are shown beside a delivery. */
const mostProofValues = 3

/** Deliveries for a datapoint as the contract shows them, with the values found in their proofs. */
export async function shownDeliveries(
  { reporting, documents }: Pick<WorkParts, 'reporting' | 'documents'>,
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  { entry, prior }: { entry: Datapoint } & Pick<Wire, 'prior'>,
  rows: readonly DeliveryRow[],
  people: ReadonlyMap<string, Colleague>,
): Promise<Delivery[]> {
  if (rows.length === 0) return []
  const { forWork } = reporting
  const { language } = catalogue
  const ids = [...new Set(rows.flatMap(({ documents: of }) => of))]
  const stages = new Map((await documents.stages(tenant, ids)).map((one) => [one.id, one]))
  const findings = await forWork.findings(tenant, report, entry.id, ids)
  const read = new Map(rows.map((row) => [row.id, readAnswer(forWork, entry, row)]))
  const now = rows.some(({ cells }) => cells)
    ? await forWork.tables.now(tenant, report, entry.id)
    : new Map<string, never>()
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const says = new Set(waiting.map(({ id, written }) => same(read.get(id)!, written)))
  return rows.map((row) => {
    const value = read.get(row.id)!
    const jump = value && forWork.jump({ number: value.number, unit: value.unit, year: report.year, prior }, language)
    const person = row.userId ? people.get(row.userId) : undefined
    return {
      id: row.id,
      key: row.key,
      from: person?.name ?? row.senderName,
      email: row.senderEmail,
      at: row.at.toISOString(),
      written: row.written,
      value: value?.value ?? null,
      unit: value?.unit ?? null,
      note: row.note,
      state: row.state,
      hints: jump ? [jump] : [],
      cells: row.cells && shownCells(forWork, catalogue, entry, row, row.cells, now),
      conflicts: row.state === 'waiting' && says.size > 1,
      proofs: row.documents.flatMap((id) => {
        const document = stages.get(id)
        if (!document) return []
        const state =
          document.stage === 'processed' ? 'read' : document.stage === 'failed' ? 'failed' : ('reading' as const)
        const of = findings
          .filter(({ documentId }) => documentId === id)
          .filter(isFirstToSayIt)
          .slice(0, mostProofValues)
        return {
          document_id: id,
          name: document.title,
          state,
          values: of.map((finding) => ({
            value: finding.value,
            unit: finding.unit,
            year: finding.year,
            page: finding.page,
            sheet: finding.place.sheet,
            excerpt: finding.excerpt,
            agrees: finding.value === value?.value && finding.unit === value?.unit,
          })),
        }
      }),
    }
  })
}

type NowCells = ReadonlyMap<string, { number: number; unit: string | null }>

/** The cells of an answer beside those that the report has. */
function shownCells(
  { tables }: Pick<ValuesForWork, 'tables'>,
  catalogue: Catalogue,
  entry: Datapoint,
  { language }: DeliveryRow,
  cells: readonly TypedCell[],
  now: NowCells,
): NonNullable<Delivery['cells']> {
  return tables.read(catalogue, entry.id, null, cells, language).cells.map((cell) => {
    const { names, dimension, written, number, unit } = cell
    const kept = now.get(dimension)
    return { names, dimension, written, number, unit, now: kept && kept.unit === unit ? kept.number : null }
  })
}

type Found = Awaited<ReturnType<WorkParts['reporting']['forWork']['findings']>>[number]

/** Whether no better finding says the same value on the same page: a line can be found as a sentence and as a row. */
function isFirstToSayIt(finding: Found, index: number, all: readonly Found[]): boolean {
  const { value, unit, page } = finding
  return all.findIndex((one) => one.value === value && one.unit === unit && one.page === page) === index
}

const same = (value: ReturnType<typeof readAnswer>, written: string): string =>
  value ? `${value.value} ${value.unit}` : written.trim()
