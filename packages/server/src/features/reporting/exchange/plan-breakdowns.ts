import type { ImportChange, Language } from '@esrs/contract'
import {
  axesOf,
  breakdowns,
  dimensionOf,
  type Datapoint as Entry,
  freeMemberName,
  isFreeMember,
  loadCatalogue,
  membersOf,
  membersWritten,
} from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import type { Author } from '../author.ts'
import { cellName } from '../breakdowns/cell-words.ts'
import { type SentCell, saveBreakdown } from '../breakdowns/save-breakdown.ts'
import { say as sayOfReport } from '../messages.ts'
import type { OpenReport } from '../report/open-report.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import { valuesOf } from '../stores/value-store.ts'
import { compareCells } from '../values/compare-cells.ts'
import { oddSentence } from '../values/figure-bounds.ts'
import { parseTypedValue, type TypedValue } from '../values/parse-typed-value.ts'
import type { PartRow, ReturnedParts } from './breakdown-rows.ts'
import { cellForm, memberColumns, type PartColumn } from './breakdown-table.ts'
import { markOf } from './cell-forms.ts'
import { written } from './filled-table.ts'
import { say } from './messages.ts'

/** What a row would make of a cell; `null` removes it. */
interface PlannedCell {
  row: PartRow
  entry: Entry
  dimension: string
  before: Cell | undefined
  after: (TypedValue & { typed: string; source: string }) | null
}

/** Why a row is refused, with what stands there where that is the reason. */
interface Refusal {
  reason: Text
  written?: string
}

export interface PartPlan {
  rows: number
  unchanged: number
  planned: PlannedCell[]
  changes: ImportChange[]
  refused: { row: PartRow; code: string; name: string; written: string | null; reason: Text }[]
}

const textOf = ({ cells }: PartRow, column: PartColumn, language: Language): string =>
  written(cells.get(column), language)

/** The cell that a row is of, and the one that it was exported for. */
interface Place {
  entry: Entry
  dimension: string
  exported: string | null
}

/** The cell that a row is of, or why it is of none; `null` for a row that says nothing. */
function placeOf(row: PartRow, { report, catalogue }: OpenReport, language: Language): Place | { reason: Text } | null {
  const [, set, year, id, dimension] = /^([a-z0-9-]+)\/(\d{4})\/([^#]+)#(.+)$/.exec(textOf(row, 'key', 'en')) ?? []
  const code = textOf(row, 'code', 'en')
  const says = [...memberColumns.map((column) => textOf(row, column, language)), textOf(row, 'value', language)]
  if (!id && code === '' && says.every((text) => text === '')) return null
  if (id && (set !== report.set || Number(year) !== report.year)) return { reason: say('refusal.otherReportPart') }
  const entry = catalogue.get(id ?? code)
  if (!entry) return { reason: say('refusal.unknown', { code: id ?? code }) }
  const breakdown = breakdowns().get(entry.id)
  if (!breakdown) return { reason: sayOfReport('breakdown.none') }
  if (id && code !== '' && code !== id) return { reason: say('refusal.mixed') }
  const names = memberColumns.map((column) => textOf(row, column, language)).filter((text) => text !== '')
  const members = membersWritten(breakdown, names)
  if (!members) return { reason: say('refusal.member', { cell: names.join(', ').slice(0, 80) }) }
  return { entry, dimension: dimensionOf(members), exported: dimension ?? null }
}

const emptyPlan = (): PartPlan => ({ rows: 0, unchanged: 0, planned: [], changes: [], refused: [] })

/** What the sheet of breakdowns would change today. Empty rows that were never filled in say nothing; an emptied one removes its cell. */
export async function planBreakdowns(
  tenant: Tenant,
  opened: OpenReport,
  parts: ReturnedParts | null,
  language: Language,
): Promise<PartPlan> {
  const plan = emptyPlan()
  if (!parts) return plan
  const { report } = opened
  const names = loadCatalogue(report.set, language)
  const known = await cellsOf(tenant, report, [...breakdowns().keys()])
  const rowOfCell = new Map<string, number>()
  for (const row of parts.rows) {
    const place = placeOf(row, opened, parts.language)
    if (!place) continue
    plan.rows += 1
    const code = textOf(row, 'code', 'en')
    const refuse = (refusal: Refusal) =>
      plan.refused.push({
        row,
        code,
        name: names.get(code)?.name ?? '',
        written: refusal.written ?? null,
        reason: refusal.reason,
      })
    const judged = 'reason' in place ? place : judgeRow(row, place, known.get(place.entry.id) ?? [], parts)
    if (judged === 'unchanged') plan.unchanged += 1
    else if ('reason' in judged) refuse(judged)
    else {
      const cell = `${judged.entry.id} ${judged.dimension}`
      const earlier = rowOfCell.get(cell)
      if (earlier !== undefined) refuse({ reason: say('refusal.twice', { row: String(earlier) }) })
      else plan.planned.push(judged)
      rowOfCell.set(cell, earlier ?? row.row)
    }
  }
  refuseMixed(plan, known)
  plan.changes = plan.planned.map((one) => {
    const change = changeOf(one, names.get(one.entry.id)?.name ?? one.entry.name, language)
    return { ...change, asked: change.asked ?? ownMembersAsked(one, known.get(one.entry.id) ?? [])?.(language) ?? null }
  })
  return plan
}

/** What comes of a row by itself: a cell, nothing new, or why it is refused. */
function judgeRow(
  row: PartRow,
  { entry, dimension: named, exported }: Place,
  cells: readonly Cell[],
  parts: ReturnedParts,
): PlannedCell | 'unchanged' | Refusal {
  // A name that stands there already is the same one however it is capitalised.
  const before = cells.find((cell) => cell.dimension.toLowerCase() === named.toLowerCase())
  const dimension = before?.dimension ?? named
  const read = readCell(row, entry, before, parts)
  if ('reason' in read) return { reason: read.reason, written: textOf(row, 'value', parts.numbers) }
  const { after } = read
  const form = after && cellForm({ number: after.number!, unit: after.unit, source: after.source })
  const version = textOf(row, 'version', 'en')
  // Only of the cell that the row was exported for is it known what it was.
  const isKnown = version !== '' && exported === dimension
  const isAsExported = isKnown ? form !== null && markOf(form) === version : form === null
  if (isAsExported || (form ?? '') === cellForm(before)) return 'unchanged'
  if (isKnown && markOf(cellForm(before)) !== version) return { reason: sayOfReport('value.meanwhile') }
  return { row, entry, dimension, before, after }
}

/** What a row says that its cell is; `null` for nothing. */
function readCell(
  row: PartRow,
  entry: Entry,
  before: Cell | undefined,
  { language, numbers }: ReturnedParts,
): { after: PlannedCell['after'] } | { reason: Text } {
  const text = textOf(row, 'value', numbers)
  if (text === '') return { after: null }
  const unit = textOf(row, 'unit', language)
  const source = row.cells.has('source') ? textOf(row, 'source', language) : (before?.source ?? '')
  const typed = unit === '' || unit === entry.unit || /[^\d.,\s−-]/.test(text) ? text : `${text} ${unit}`
  try {
    const value = parseTypedValue(entry, typed, numbers)
    return value.number === null ? { reason: sayOfReport('breakdown.figure') } : { after: { ...value, typed, source } }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return { reason: error.text }
    throw error
  }
}

/** Refuses rows of a table that name an axis which its other cells leave out, or leave out one that they name. */
function refuseMixed(plan: PartPlan, known: ReadonlyMap<string, readonly Cell[]>): void {
  for (const id of new Set(plan.planned.map(({ entry }) => entry.id))) {
    const breakdown = breakdowns().get(id)!
    const own = plan.planned.filter(({ entry }) => entry.id === id)
    const removed = new Set(own.flatMap(({ dimension, after }) => (after ? [] : [dimension])))
    const usedBy = (dimension: string) => axesOf(breakdown, membersOf(breakdown, dimension) ?? []) ?? []
    const kept = (known.get(id) ?? []).filter(({ dimension }) => !removed.has(dimension))
    const [first] = [...kept, ...own.filter(({ after }) => after)].map(({ dimension }) => usedBy(dimension))
    const oddAxis = (dimension: string) =>
      breakdown.axes.find((axis) => usedBy(dimension).includes(axis) !== first?.includes(axis))
    const odd = new Map(
      own.flatMap((one) => {
        const axis = one.after ? oddAxis(one.dimension) : undefined
        return axis ? [[one, axis] as const] : []
      }),
    )
    plan.planned = plan.planned.filter((one) => !odd.has(one))
    for (const [{ row, entry }, axis] of odd) {
      const reason = sayOfReport('breakdown.mixed', { axis: (at) => axis.name[at] })
      plan.refused.push({ row, code: entry.id, name: entry.name, written: null, reason })
    }
  }
}

function changeOf(
  { row, entry, dimension, before, after }: PlannedCell,
  name: string,
  language: Language,
): ImportChange {
  const side = (one: Pick<Cell, 'value' | 'number' | 'unit'> | TypedValue | null | undefined) =>
    one ? { text: one.value, number: one.number, unit: one.unit } : null
  return {
    row: row.row,
    key: entry.id,
    code: entry.id,
    name,
    part: cellName(breakdowns().get(entry.id)!, dimension, language).join(', '),
    fields: [{ field: 'value', before: side(before), after: side(after) }],
    asked: oddSentence(entry, after?.number ?? null, after?.unit ?? null)?.(language) ?? null,
  }
}

/** What is asked about a name that is on no list and that no cell has yet, where the axis has a list: it may be mistyped. */
function ownMembersAsked({ entry, dimension, after }: PlannedCell, known: readonly Cell[]): Text | null {
  const breakdown = breakdowns().get(entry.id)!
  const members = membersOf(breakdown, dimension) ?? []
  const axes = axesOf(breakdown, members) ?? []
  const isKnown = (member: string) => known.some((cell) => membersOf(breakdown, cell.dimension)?.includes(member))
  const own = members.find((member, at) => isFreeMember(member) && axes[at]!.members.length > 0 && !isKnown(member))
  if (!after || own === undefined) return null
  return say('asked.ownMember', { member: freeMemberName(own)! })
}

/** What a plan says, for its sign. */
export const signedCells = ({ planned }: PartPlan) =>
  planned.map(({ entry, dimension, before, after }) => [entry.id, dimension, cellForm(before), after])

/**
 * Makes the planned changes of cells; call it in the transaction of the import. A value that followed from the cells goes on doing so,
 * and so does one that nobody has decided on.
 */
export async function saveBreakdowns(
  tenant: Tenant,
  opened: OpenReport,
  { planned }: PartPlan,
  by: Author,
): Promise<void> {
  const { report } = opened
  const keys = [...new Set(planned.map(({ entry }) => entry.id))]
  const known = await cellsOf(tenant, report, keys)
  const values = new Map((await valuesOf(tenant, report, keys)).map((value) => [value.key, value]))
  for (const key of keys) {
    const breakdown = breakdowns().get(key)!
    const cells = known.get(key) ?? []
    const own = planned.filter(({ entry }) => entry.id === key)
    const touched = new Set(own.map(({ dimension }) => dimension))
    const sent = (one: string, value: string, source: string, document: string | null): SentCell => ({
      members: membersOf(breakdown, one)!,
      value,
      source,
      document,
    })
    const next = [
      ...cells
        .filter(({ dimension }) => !touched.has(dimension))
        .map(({ dimension, value, source, documentId }) => sent(dimension, value, source, documentId)),
      ...own.flatMap(({ dimension, before, after }) =>
        after ? [sent(dimension, after.typed, after.source, before?.documentId ?? null)] : [],
      ),
    ]
    const value = values.get(key)
    const { sum } = compareCells(breakdown, cells, null)
    const followed = !value?.value || (value.number !== null && value.number === sum)
    const adds = breakdown.rule === 'sum' || breakdown.rule === 'at_most'
    await saveBreakdown(
      tenant,
      opened,
      key,
      { cells: next, whole: adds && followed && next.length > 0 ? 'follow' : 'keep' },
      by,
    )
  }
}
