import type { FigurePartFields, Language, PartQuantity, PartsImport } from '@esrs/contract'
import { fuels } from '@esrs/engine'
import { breakdowns, dimensionOf, membersWritten } from '@esrs/engine/esrs'
import { type HeadedRows, numberOf, type TableRow, textOf } from '../../../tables/headed-rows.ts'
import { say } from '../messages.ts'
import { planTable, type TablePlan } from '../plan-table.ts'
import { saysYes, UnreadableRow, unitAndMonths, unitNamed, unitsByCode, unreadableCell } from '../table-cells.ts'
import { checkedPart, isRefusal, type PartFigure } from './check-part.ts'
import type { OpenGroup } from './compute-figure.ts'
import type { PartFields, PartRow } from './figure-store.ts'
import { figureInWords } from './formula-words.ts'
import { type PartColumn, partsShape } from './parts-table.ts'

type Cells = TableRow<PartColumn>['cells']

const unreadable = (id: PartColumn, cells: Cells) => unreadableCell(partsShape, id, cells)

/** Fields of the part that a row holds; `null` where its number is empty, so that nothing is delivered. */
function fieldsIn(
  cells: Cells,
  byCode: ReadonlyMap<string, string>,
  numbers: Language,
  { entry, setup }: PartFigure,
): FigurePartFields | null {
  const figure = (id: 'number' | 'factor' | 'base') => {
    const number = numberOf(cells.get(id), numbers)
    if (number === undefined) throw unreadable(id, cells)
    return number
  }
  const dimensionIn = (text: string): string => {
    if (text === '') return ''
    const breakdown = breakdowns().get(entry.id)
    const names = text.split(/[,;]/)
    // A name that a company wrote itself may hold a comma; it stands last.
    const last = (breakdown?.axes.length ?? 1) - 1
    const joined = [...names.slice(0, last), names.slice(last).join(',')]
    const members = breakdown && (membersWritten(breakdown, names) ?? membersWritten(breakdown, joined))
    if (!members) throw unreadable('dimension', cells)
    return dimensionOf(members)
  }
  const number = figure('number')
  if (number === null) return null
  const { unit_id, from, to } = unitAndMonths(partsShape, cells, byCode)
  const unit = textOf(cells.get('unit'))
  return {
    dimension: dimensionIn(textOf(cells.get('dimension'))),
    unit_id,
    label: textOf(cells.get('label')).slice(0, 100),
    from,
    to,
    number,
    unit: unit.toLowerCase() === setup.unit.toLowerCase() ? '' : unit.slice(0, 60),
    factor: figure('factor') ?? 1,
    quantity: null,
    base: figure('base'),
    counterpart: unitNamed(cells.get('counterpart'), byCode),
    estimated: saysYes(cells.get('estimated')),
    note: textOf(cells.get('note')).slice(0, 500),
    document: null,
  }
}

const placeOf = ({
  unitId,
  label,
  dimension,
  from,
}: Pick<PartFields, 'unitId' | 'label' | 'dimension' | 'from'>): string => `${unitId} ${from} ${dimension} ${label}`

/** What the factor of a row is for one of; as it was where the table does not say and the factor stays. */
function quantityIn(cells: Cells, factor: number, before: PartRow | null): PartQuantity | null {
  if (factor === 1) return null
  const unit = textOf(cells.get('factorUnit'))
  if (unit === '') return before?.factor === factor ? before.quantity : null
  const basisIn = (id: 'basis' | 'factorBasis') => {
    const written = textOf(cells.get(id)).toLowerCase()
    if (written === '') return null
    if (/^(?:net|lower|hi|heizwert)/.test(written)) return 'net' as const
    if (/^(?:gross|upper|hs|ho|brennwert)/.test(written)) return 'gross' as const
    throw unreadable(id, cells)
  }
  const named = textOf(cells.get('fuel')).toLowerCase()
  const fuel = fuels().find(({ id, name }) => [id, name.en.toLowerCase(), name.de.toLowerCase()].includes(named))
  if (named !== '' && !fuel) throw unreadable('fuel', cells)
  return {
    factor_unit: unit.slice(0, 60),
    factor_basis: basisIn('factorBasis'),
    fuel: fuel?.id ?? '',
    basis: basisIn('basis'),
    factor: before?.quantity?.factor ?? '',
  }
}

const quantityFields = ['factor_unit', 'factor_basis', 'fuel', 'basis', 'factor'] as const

const saysSame = (before: PartRow, after: Omit<PartFields, 'by' | 'at'>): boolean =>
  (['to', 'number', 'factor', 'base', 'counterpart', 'estimated', 'note', 'multiplier'] as const).every(
    (field) => before[field] === after[field],
  ) && quantityFields.every((field) => before.quantity?.[field] === after.quantity?.[field])

/** A part that a row would save, beside the one that is there. */
interface PlannedPart {
  before: PartRow | null
  after: Omit<PartFields, 'by' | 'at'>
}

/** Parts of a figure as they would be, while the rows of a table are gone through. */
class PartsBook {
  readonly byCode: ReadonlyMap<string, string>
  private readonly group: OpenGroup
  private readonly figure: PartFigure
  private readonly byPlace: ReadonlyMap<string, PartRow>
  /** By unit and label, because only those of one label can overlap. */
  private readonly byLabel = new Map<string, (PartRow | PlannedPart['after'])[]>()
  private readonly seen = new Map<string, number>()

  constructor(group: OpenGroup, figure: PartFigure, known: readonly PartRow[]) {
    this.group = group
    this.figure = figure
    this.byCode = unitsByCode(group.tree.units.values())
    this.byPlace = new Map(known.map((row) => [placeOf(row), row]))
    for (const row of known) this.among(row).push(row)
  }

  private among({ unitId, label }: Pick<PartRow, 'unitId' | 'label'>) {
    const key = `${unitId} ${label}`
    const parts = this.byLabel.get(key) ?? []
    this.byLabel.set(key, parts)
    return parts
  }

  nameOf(unitId: string): string {
    return this.group.tree.units.get(unitId)!.name
  }

  /** The part of a row; `null` where it changes nothing. Throws what is wrong with it. */
  take(row: number, cells: Cells, fields: FigurePartFields): PlannedPart | null {
    const { unit_id: unitId, counterpart, dimension } = fields
    const label = fields.label || (counterpart ? `→ ${this.group.tree.units.get(counterpart)!.code}` : '')
    const place = placeOf({ unitId, label, dimension, from: fields.from })
    const parts = this.among({ unitId, label })
    const before = this.byPlace.get(place) ?? null
    const first = this.seen.get(place)
    if (first !== undefined) throw new UnreadableRow(say('import.twice', { row: String(first) }))
    const kept = before && !cells.has('note') ? { note: before.note } : {}
    const quantity = quantityIn(cells, fields.factor, before)
    const given = { ...fields, ...kept, quantity, document: before?.document ?? null }
    const checked = checkedPart(this.group, this.figure, parts, given, before?.id)
    if (isRefusal(checked)) throw new UnreadableRow(checked.text)
    this.seen.set(place, row)
    if (before && saysSame(before, checked)) return null
    const at = parts.findIndex(({ id }) => id === checked.id)
    parts[at < 0 ? parts.length : at] = checked
    return { before, after: checked }
  }
}

/**
 * Plan of an import: what a table of parts would change. A part is known by unit, meter and first month; rows without a number
 * deliver nothing, and parts that the table does not name stay. Changes nothing.
 */
export function planParts(
  group: OpenGroup,
  figure: PartFigure,
  known: readonly PartRow[],
  table: HeadedRows<PartColumn>,
  language: Language,
): Promise<TablePlan<PlannedPart, PartsImport['changes'][number]>> {
  const book = new PartsBook(group, figure, known)
  return planTable(table, { names: ['code'], language }, ({ row, cells }) => {
    const fields = fieldsIn(cells, book.byCode, table.numbers, figure)
    const change = fields && book.take(row, cells, fields)
    if (!change) return null
    const { before, after } = change
    const { id: _, ...said } = after
    return {
      isNew: before === null,
      change,
      sign: [before && [before.number, before.at], said],
      shown: () => ({
        row,
        unit: book.nameOf(after.unitId),
        label: [after.label, after.dimension].filter(Boolean).join(' · '),
        from: after.from,
        to: after.to,
        before: before ? figureInWords(before.number, language) : '',
        after: figureInWords(after.number, language),
      }),
    }
  })
}
