import { createHash } from 'node:crypto'
import type { Datapoint, ImportChange, ImportPlan, Language } from '@esrs/contract'
import { type Catalogue, type Datapoint as Entry, loadCatalogue, standardSets } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Text } from '../../../texts/texts.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { shownDatapoints } from '../datapoints/show-datapoints.ts'
import { say as sayOfReport } from '../messages.ts'
import type { OpenReport } from '../report/open-report.ts'
import { codeOf } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { askedSentence, questionsAbout, type TypedFigure } from '../values/asked-figures.ts'
import type { Decision } from '../values/decide-values.ts'
import { type Forms, formsOf, markOf, marksIn } from './cell-forms.ts'
import { sidesOf } from './edit-sides.ts'
import { type ReturnedRow, type ReturnedTable, written } from './filled-table.ts'
import { say } from './messages.ts'
import { unreadable } from './read-sheet.ts'
import { type Edit, editsIn, type Question, type Refusal } from './table-edits.ts'

/** The change of one row, and the decision that makes it. */
interface Planned {
  change: ImportChange
  entry: Entry
  decision: Decision
  /** The figure that its value becomes, where it becomes one. */
  figure: TypedFigure
  /** The forms of the replaced fields, so that a plan holds only for the values that it was made on. */
  before: string[]
}

export interface Plan {
  wire: ImportPlan
  planned: Planned[]
  /** The rows that are not taken over as they are, each once. */
  refused: { row: ReturnedRow; reason: string }[]
}

interface RowQuestion extends Question {
  row: ReturnedRow
}

interface Refused extends Refusal {
  row: ReturnedRow
}

/** An edited row, before it is compared with the current value of its datapoint. */
interface Edited {
  row: ReturnedRow
  entry: Entry
  marks: Forms | null
  edits: Edit[]
}

/** Datapoints that are held at once with all that documents say about them. */
const chunk = 250

/**
 * The plan of an import: what a returned table would change today. Reads nothing but the datapoints of edited rows.
 * @param opened the report in the language of the table, which is the language of its explanations
 * @param language of the person, for the names of datapoints and for refusals
 */
export async function planImport(
  tenant: Tenant,
  opened: OpenReport,
  table: ReturnedTable,
  language: Language,
): Promise<Plan> {
  const { report, catalogue } = opened
  refuseOtherReport(table, report)
  const names = loadCatalogue(report.set, language)
  const { rows, edited, refused, asked, ...sorted } = sortRows(opened, table)
  let { unchanged } = sorted

  const planned: Planned[] = []
  const basis = await completionBasis(tenant, catalogue, opened.settings)
  for (let start = 0; start < edited.length; start += chunk) {
    const some = edited.slice(start, start + chunk)
    const today = await shownDatapoints(
      tenant,
      opened,
      some.map(({ entry }) => entry),
      { basis },
    )
    for (const [index, one] of some.entries()) {
      const { open, conflicts } = against(one, today[index]!)
      for (const conflict of conflicts) refused.push({ row: one.row, ...conflict })
      if (open.length > 0) planned.push(plannedOf(one, open, today[index]!, names))
      else if (conflicts.length === 0) unchanged += 1
    }
  }
  // All rows together, because figures that come in one file have to fit one another and not what they replace.
  const questions = await questionsAbout(
    tenant,
    report,
    planned.map(({ figure }) => figure),
    language,
  )
  const changes = planned.map(({ change, entry }) => ({
    ...change,
    asked: askedSentence(questions.get(entry.id), language),
  }))
  refused.sort((one, other) => one.row.row - other.row.row)
  const headOf = (row: ReturnedRow) => ({
    row: row.row,
    code: written(row.cells.get('code'), language),
    name: (entryNamed(row, names)?.name ?? written(row.cells.get('name'), language)).slice(0, 200),
  })
  const refusedRows = refused.map(({ row, written: cell, reason }) => ({
    ...headOf(row),
    written: cell === null || cell === '' ? null : cell.slice(0, 200),
    reason: reason(language),
  }))
  const twofold = asked.map(({ row, ...question }) => ({
    ...headOf(row),
    ...question,
    written: question.written.slice(0, 200),
  }))
  return {
    planned,
    refused: refusedOnce(refused, language),
    wire: { rows, unchanged, changes, refused: refusedRows, questions: twofold, plan: signOf(report, planned) },
  }
}

function refusedOnce(refused: readonly Refused[], language: Language): Plan['refused'] {
  const rows = new Map<ReturnedRow, string[]>()
  for (const { row, reason } of refused) rows.set(row, [...(rows.get(row) ?? []), reason(language)])
  return [...rows].map(([row, reasons]) => ({ row, reason: reasons.join(' ') }))
}

/** The rows of a table as it was returned. */
export interface SortedRows {
  rows: number
  unchanged: number
  edited: Edited[]
  refused: Refused[]
  asked: RowQuestion[]
}

/** Which rows were edited, which are as they left, and which cannot be taken, by what stands in the table alone. */
export function sortRows({ report, catalogue }: OpenReport, table: ReturnedTable): SortedRows {
  const refused: Refused[] = []
  const edited: Edited[] = []
  const asked: RowQuestion[] = []
  const seen = new Map<string, number>()
  // The first of two that people see under the same code.
  const byCode = new Map(catalogue.datapoints.toReversed().map((entry) => [codeOf(entry.id), entry]))
  let unchanged = 0
  let rows = 0
  for (const row of table.rows) {
    const found = entryIn(row, report, catalogue, byCode)
    if (!found) continue
    rows += 1
    if ('reason' in found) {
      refused.push({ row, ...found })
      continue
    }
    const first = seen.get(found.id)
    seen.set(found.id, first ?? row.row)
    const version = written(row.cells.get('version'), 'en')
    const marks = version === '' ? null : marksIn(version)
    if (version !== '' && !marks) {
      refused.push({ row, written: null, reason: say('refusal.hidden') })
      continue
    }
    const { edits, refusals, question } = editsIn(found, row, marks, table)
    for (const refusal of refusals) refused.push({ row, ...refusal })
    const isEdited = edits.length > 0 || question !== null
    if (first !== undefined && isEdited)
      refused.push({ row, written: null, reason: say('refusal.twice', { row: String(first) }) })
    else if (question) asked.push({ row, ...question })
    else if (edits.length > 0) edited.push({ row, entry: found, marks, edits })
    else if (refusals.length === 0) unchanged += 1
  }
  return { rows, unchanged, edited, refused, asked }
}

/** A file of another year or set is refused as a whole: a thousand refused rows would say the same. */
function refuseOtherReport({ rows }: ReturnedTable, report: Report): void {
  const keys = rows.flatMap(({ cells }) => keyIn(cells) ?? [])
  const other = keys.find((key) => key.set !== report.set || key.year !== report.year)
  if (other && keys.every(({ set, year }) => set === other.set && year === other.year))
    throw unreadable('refusal.otherReport', reportNames(other, report))
}

const reportNames = (other: { set: string; year: number }, own: Report) => ({
  set: sayOfReport(`set.${standardSets.find((known) => known === other.set) ?? own.set}`),
  year: String(other.year),
  ownSet: sayOfReport(`set.${own.set}`),
  ownYear: String(own.year),
})

function keyIn(cells: ReturnedRow['cells']): { set: string; year: number; id: string } | null {
  const [, set, year, id] = /^([a-z0-9-]+)\/(\d{4})\/(.+)$/.exec(written(cells.get('key'), 'en')) ?? []
  return set && year && id ? { set, year: Number(year), id } : null
}

/** The datapoint that a row is of, or why it is of none; `null` for a row that says nothing. */
function entryIn(
  { cells }: ReturnedRow,
  report: Report,
  catalogue: Catalogue,
  byCode: ReadonlyMap<string, Entry>,
): Entry | Refusal | null {
  const code = written(cells.get('code'), 'en')
  const key = keyIn(cells)
  const refuse = (reason: Text, cell: string | null = null) => ({ written: cell, reason })
  if (!key && code === '') return cells.get('value') ? refuse(say('refusal.noCode')) : null
  if (!key) {
    const entry = catalogue.get(code) ?? byCode.get(code)
    return entry ?? refuse(say('refusal.unknown', { code }), code)
  }
  if (key.set !== report.set || key.year !== report.year)
    return refuse(say('refusal.otherReport', reportNames(key, report)))
  if (code !== '' && code !== codeOf(key.id)) return refuse(say('refusal.mixed'), code)
  return catalogue.get(key.id) ?? refuse(say('refusal.unknown', { code: codeOf(key.id) }), code)
}

/** The edits that are still to be made, and those that conflict with changes made meanwhile. */
function against({ marks, edits }: Edited, today: Datapoint): { open: Edit[]; conflicts: Refusal[] } {
  const forms = formsOf(today)
  const different = edits.filter(({ field, form }) => form !== forms[field])
  const isConflict = ({ field }: Edit) => marks !== null && marks[field] !== markOf(forms[field])
  const conflicts = different.filter(isConflict).map(({ field, typed }): Refusal => {
    const now = forms[field].slice(0, 80)
    const reason: Text = (language) =>
      say(now === '' ? 'refusal.conflictEmptied' : 'refusal.conflict', {
        column: say(`column.${field}`)(language),
        now,
      })(language)
    return { written: typed, reason }
  })
  return { open: different.filter((edit) => !isConflict(edit)), conflicts }
}

/** The datapoint that a row says it is of, where the code and the hidden key agree. */
function entryNamed({ cells }: ReturnedRow, names: Catalogue): Entry | undefined {
  const code = written(cells.get('code'), 'en')
  const id = keyIn(cells)?.id ?? code
  return code === '' || code === codeOf(id) ? names.get(id) : undefined
}

function plannedOf({ row, entry }: Edited, edits: readonly Edit[], today: Datapoint, names: Catalogue): Planned {
  const forms = formsOf(today)
  const decision: Decision = {}
  for (const { field, typed } of edits) decision[field] = typed
  const figure = edits.find(({ field }) => field === 'value')?.value ?? null
  return {
    entry,
    decision,
    figure: { entry, number: figure?.number ?? null, unit: figure?.unit ?? null },
    before: edits.map(({ field }) => forms[field]),
    change: {
      row: row.row,
      key: today.key,
      code: today.code,
      // The company's own have one name in all languages, and are in no catalogue of a set.
      name: names.get(entry.id)?.name ?? today.name,
      fields: edits.map((edit) => ({ field: edit.field, ...sidesOf(edit, today) })),
      asked: null,
    },
  }
}

function signOf({ set, year }: Report, planned: readonly Planned[]): string {
  const signed = planned.map(({ entry, decision, before }) => [entry.id, decision, before])
  return createHash('sha256')
    .update(JSON.stringify([set, year, signed]))
    .digest('base64url')
}
