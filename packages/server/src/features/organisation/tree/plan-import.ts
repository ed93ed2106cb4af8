import { randomUUID } from 'node:crypto'
import {
  consolidationMethods,
  type Language,
  limits,
  type OrganisationImport,
  UnitFields,
  unitKinds,
} from '@esrs/contract'
import { groupTree, problemOf } from '@esrs/engine/consolidation'
import { sha256 } from '../../../canonical.ts'
import { dayOf, type HeadedRows, numberOf, type TableRow as Row, textOf } from '../../../tables/headed-rows.ts'
import { createYield } from '../../../yield.ts'
import { say } from '../messages.ts'
import { type Nameable, namedIn, UnreadableRow, unreadableCell, worded } from '../table-cells.ts'
import { differences } from './change-words.ts'
import { type ColumnId, organisationShape } from './organisation-table.ts'
import { fieldsOf, rowOf, type UnitRow } from './unit-store.ts'

type TableRow = Row<ColumnId>

/** A unit as the file has it: its fields, with its parent still by code. */
interface Candidate {
  id: string
  row: number
  fields: UnitFields
  parentCode: string
  before: UnitFields | null
}

/** A plan with the units that it would save, parents before what belongs to them. */
export interface PlannedImport {
  wire: OrganisationImport
  units: { id: string; before: UnitFields | null; after: UnitFields }[]
}

type Refusal = OrganisationImport['refused'][number]

const unreadable = (id: ColumnId, { cells }: TableRow) => unreadableCell(organisationShape, id, cells)

const named = <Name extends string>(id: ColumnId, { cells }: TableRow, list: readonly Nameable<Name>[]) =>
  namedIn(organisationShape, id, cells, list)

/** Reads the rows of one unit: the first says what it is, each of them one holding. */
function fieldsIn(rows: readonly TableRow[], before: UnitFields | null, numbers: Language): UnitFields {
  const first = rows[0]!
  const has = (id: ColumnId) => first.cells.has(id)
  const text = (id: ColumnId) => textOf(first.cells.get(id))
  const figure = (id: 'heads' | 'area', known: number | null) => {
    if (!has(id)) return known
    const number = numberOf(first.cells.get(id), numbers)
    if (number === undefined || (number !== null && number < 0)) throw unreadable(id, first)
    return number
  }
  const kinds = worded(unitKinds, (kind) => `kind.${kind}`)
  const until = has('until') ? dayOf(first.cells.get('until')) : (before?.until ?? null)
  if (until === undefined) throw unreadable('until', first)
  const yearEnd = has('year_end') ? numberOf(first.cells.get('year_end'), numbers) : (before?.year_end ?? 12)
  if (yearEnd === undefined || (yearEnd !== null && !(Number.isInteger(yearEnd) && yearEnd >= 1 && yearEnd <= 12)))
    throw unreadable('year_end', first)
  const letters = (id: 'country' | 'currency', pattern: RegExp) => {
    if (!has(id)) return before?.[id] ?? ''
    const written = text(id).toUpperCase()
    if (!pattern.test(written)) throw unreadable(id, first)
    return written
  }
  return {
    code: text('code'),
    name: text('name') || before?.name || '',
    kind: named('kind', first, kinds) ?? before?.kind ?? 'entity',
    parent: null,
    holdings:
      has('share') || has('method') || has('from')
        ? rows.map((row) => holdingIn(row, numbers))
        : (before?.holdings ?? [whole]),
    until,
    country: letters('country', /^([A-Z]{2})?$/),
    currency: letters('currency', /^([A-Z]{3})?$/),
    year_end: yearEnd ?? 12,
    heads: figure('heads', before?.heads ?? null),
    area: figure('area', before?.area ?? null),
  }
}

const whole = { from: null, share: 100, method: 'full' as const }

function holdingIn(row: TableRow, numbers: Language): UnitFields['holdings'][number] {
  const { cells } = row
  const from = dayOf(cells.get('from'))
  if (from === undefined) throw unreadable('from', row)
  const share = numberOf(cells.get('share'), numbers)
  if (share === undefined || (share !== null && (share < 0 || share > 100))) throw unreadable('share', row)
  const methods = worded(consolidationMethods, (method) => `method.${method}`)
  return { from, share: share ?? 100, method: named('method', row, methods) ?? 'full' }
}

/** Groups rows by the code that they name; a row without one is refused. */
function byCode(rows: readonly TableRow[], language: Language, refused: Refusal[]): Map<string, TableRow[]> {
  const groups = new Map<string, TableRow[]>()
  for (const row of rows) {
    const code = textOf(row.cells.get('code'))
    if (code === '') {
      const written = textOf(row.cells.get('name'))
      refused.push({ row: row.row, written, reason: say('import.noCode')(language) })
      continue
    }
    const group = groups.get(code.toLowerCase()) ?? []
    group.push(row)
    groups.set(code.toLowerCase(), group)
  }
  return groups
}

/**
 * Plan of an import: what a table would change of the organisation. Units that the table does not name stay. A row that cannot be
 * taken is refused with its reason, and so is what would belong to it; everything else is taken. Changes nothing.
 */
export async function planImport(
  rows: readonly UnitRow[],
  table: HeadedRows<ColumnId>,
  language: Language,
): Promise<PlannedImport> {
  const yieldToEventLoop = createYield()
  const refused: Refusal[] = []
  const known = new Map(rows.map((row) => [row.code.toLowerCase(), row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const groups = byCode(table.rows, language, refused)
  let candidates: Candidate[] = []
  for (const [code, lines] of groups) {
    await yieldToEventLoop()
    const row = known.get(code)
    const [{ row: number, cells }] = lines as [TableRow]
    const refuse = (reason: string) => refused.push({ row: number, written: textOf(cells.get('code')), reason })
    try {
      const before = row ? fieldsOf(row) : null
      const fields = UnitFields.safeParse(fieldsIn(lines, before, table.numbers))
      if (!fields.success) {
        refuse(say(`import.wrong.${fields.error.issues[0]!.path[0] === 'name' ? 'name' : 'code'}`)(language))
        continue
      }
      const parentCode = cells.has('parent')
        ? textOf(cells.get('parent'))
        : (byId.get(before?.parent ?? '')?.code ?? '')
      candidates.push({ id: row?.id ?? randomUUID(), row: number, fields: fields.data, parentCode, before })
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      refuse(error.text(language))
    }
  }
  candidates = await placed(rows, candidates, refused, language)
  const names = new Map([
    ...rows.map(({ id, name }) => [id, name] as const),
    ...candidates.map(({ id, fields }) => [id, fields.name] as const),
  ])
  const changed = candidates
    .map((one) => ({ ...one, lines: differences(one.before, one.fields, (id) => names.get(id) ?? '', language) }))
    .filter(({ lines }) => lines.length > 0)
  const changes = changed.map(({ row, fields: { code, name }, before, lines }) => ({
    row,
    code,
    name,
    action: before ? ('changed' as const) : ('added' as const),
    fields: lines,
  }))
  const units = inTurn(changed).map(({ id, before, fields: after }) => ({ id, before, after }))
  // The ids of what is added are made anew at each look, so the plan is known by what it says.
  const plan = sha256(JSON.stringify([changes, rows.map(({ id, version }) => [id, version]).sort()])).slice(0, 32)
  refused.sort((a, b) => a.row - b.row)
  return {
    units,
    wire: { rows: table.rows.length, unchanged: candidates.length - changed.length, changes, refused, plan },
  }
}

/** Candidates with their parents found; refuses those that do not fit, until all that are left make a tree. */
async function placed(
  rows: readonly UnitRow[],
  candidates: readonly Candidate[],
  refused: Refusal[],
  language: Language,
): Promise<Candidate[]> {
  const yieldToEventLoop = createYield()
  let left = [...candidates]
  for (;;) {
    const parentless = withoutParent(rows, left)
    for (const { row, fields, parentCode } of parentless)
      refused.push({ row, written: fields.code, reason: say('import.parent', { code: parentCode })(language) })
    left = left.filter((one) => !parentless.has(one))
    const ids = codesOf(rows, left)
    const asked = left.map((one) => ({
      ...one,
      fields: { ...one.fields, parent: one.parentCode === '' ? null : (ids.get(one.parentCode.toLowerCase()) ?? null) },
    }))
    const taken = new Set(left.map(({ id }) => id))
    const tree = groupTree([
      ...rows.filter(({ id }) => !taken.has(id)),
      ...asked.map(({ id, fields }) => rowOf(id, fields)),
    ])
    const wrong = new Map<string, string>()
    const many = tree.units.size > limits.organisation.units
    for (const { id, fields } of many ? [] : asked) {
      await yieldToEventLoop()
      const problem = problemOf(rowOf(id, fields), tree)
      if (problem) wrong.set(id, say(`problem.${problem.problem}`, { code: fields.code })(language))
    }
    if (many)
      for (const { id } of asked) wrong.set(id, say('unit.many', { count: limits.organisation.units })(language))
    if (wrong.size === 0) return asked
    for (const { id, row, fields } of asked)
      if (wrong.has(id)) refused.push({ row, written: fields.code, reason: wrong.get(id)! })
    left = left.filter(({ id }) => !wrong.has(id))
  }
}

const codesOf = (rows: readonly UnitRow[], candidates: readonly Candidate[]): Map<string, string> =>
  new Map([
    ...rows.map(({ code, id }) => [code.toLowerCase(), id] as const),
    ...candidates.map(({ fields, id }) => [fields.code.toLowerCase(), id] as const),
  ])

/** Candidates whose parent is neither there nor in the file, and what would belong to those. */
function withoutParent(rows: readonly UnitRow[], candidates: readonly Candidate[]): Set<Candidate> {
  const known = new Set(rows.map(({ code }) => code.toLowerCase()))
  const ids = codesOf(rows, candidates)
  const below = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const parent = one.parentCode.toLowerCase()
    const others = below.get(parent) ?? []
    others.push(one)
    below.set(parent, others)
  }
  const lost = new Set(candidates.filter(({ parentCode: code }) => code !== '' && !ids.has(code.toLowerCase())))
  // A set is gone through with what is added meanwhile.
  for (const { fields } of lost) {
    const code = fields.code.toLowerCase()
    if (!known.has(code)) for (const one of below.get(code) ?? []) lost.add(one)
  }
  return lost
}

/** Units in an order in which each comes after the one that it belongs to. */
function inTurn<One extends { id: string; fields: UnitFields }>(units: readonly One[]): One[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const done = new Set<string>()
  const turn: One[] = []
  const take = (unit: One): void => {
    if (done.has(unit.id)) return
    done.add(unit.id)
    const above = unit.fields.parent === null ? undefined : byId.get(unit.fields.parent)
    if (above) take(above)
    turn.push(unit)
  }
  for (const unit of units) take(unit)
  return turn
}
