import {
  equivalentOf,
  type FactorsImport,
  factorScopes,
  type Language,
  limits,
  OwnFactor,
  unitIn,
  warmingReports,
} from '@esrs/contract'
import { breakdownAxes, memberWritten } from '@esrs/engine/esrs'
import { sha256 } from '../../../canonical.ts'
import { newAuditedId } from '../../../database/action.ts'
import { type HeadedRows, numberOf, type TableRow, textOf } from '../../../tables/headed-rows.ts'
import { createYield } from '../../../yield.ts'
import { say } from '../messages.ts'
import { fuelsIn, quantityTables } from '../quantities/quantity-tables.ts'
import { inEachLanguage, mostListed, type Nameable, namedIn, UnreadableRow, unreadableCell } from '../table-cells.ts'
import { factorRefusal } from './factor-bounds.ts'
import type { FactorRow } from './factor-store.ts'
import { type FactorColumn, factorsShape } from './factors-table.ts'
import { seriesOfOwn } from './known-factors.ts'

const languages: readonly Language[] = ['en', 'de']

/** A plan with the factors that it would write. */
export interface PlannedFactors {
  wire: FactorsImport
  changes: Pick<FactorRow, 'id' | 'fields'>[]
}

type Cells = TableRow<FactorColumn>['cells']

const unreadable = (id: FactorColumn, cells: Cells) => unreadableCell(factorsShape, id, cells)

const named = <Name extends string>(id: FactorColumn, cells: Cells, list: readonly Nameable<Name>[]) =>
  namedIn(factorsShape, id, cells, list)

/** What may be named, each with its words. */
const worded = <Name extends string>(
  ids: readonly Name[],
  namesOf: (id: Name) => readonly string[],
): Nameable<Name>[] => ids.map((id) => ({ id, names: namesOf(id) }))

/** The factor that a row holds; `null` where it has neither name nor number. */
function factorIn(cells: Cells, numbers: Language): OwnFactor | null {
  const figure = (id: 'kilograms' | 'year' | 'co2' | 'ch4' | 'n2o' | 'biogenic') => {
    const number = numberOf(cells.get(id), numbers)
    if (number === undefined || (number !== null && number < 0)) throw unreadable(id, cells)
    return number
  }
  const [co2, ch4, n2o] = [figure('co2'), figure('ch4'), figure('n2o')]
  const gases = co2 === null && ch4 === null && n2o === null ? null : { co2: co2 ?? 0, ch4: ch4 ?? 0, n2o: n2o ?? 0 }
  const kilograms =
    figure('kilograms') ?? (gases && Number(equivalentOf({ ...gases, isBiogenic: false }).toPrecision(10)))
  const name = textOf(cells.get('name'))
  if (name === '' && kilograms === null) return null
  if (kilograms === null) throw unreadable('kilograms', cells)
  const unit = textOf(cells.get('unit'))
  if (!unitIn(quantityTables(), unit)) throw new UnreadableRow(say('part.quantity.unknown_unit', { unit }))
  const country = textOf(cells.get('region'))
  const region = country === '' ? '' : memberWritten(breakdownAxes().get('country')!, country)
  if (region === null) throw unreadable('region', cells)
  const fuels = languages.map((language) => new Map(fuelsIn(language).map((fuel) => [fuel.id, fuel.name])))
  const read = OwnFactor.safeParse({
    name,
    unit,
    kilograms,
    gases,
    region,
    year: figure('year'),
    source: textOf(cells.get('source')),
    scope: named(
      'scope',
      cells,
      worded(factorScopes, (one) => inEachLanguage(`factorScope.${one}`)),
    ),
    basis: named(
      'basis',
      cells,
      worded(['net', 'gross'] as const, (one) => inEachLanguage(`basis.${one}`)),
    ),
    fuel:
      named(
        'fuel',
        cells,
        worded([...fuels[0]!.keys()], (one) => fuels.map((of) => of.get(one) ?? '')),
      ) ?? '',
    gwp: named(
      'gwp',
      cells,
      worded(warmingReports, () => []),
    ),
    category: textOf(cells.get('category')),
    biogenic: figure('biogenic') ?? 0,
  })
  if (!read.success) {
    const [field] = read.error.issues[0]!.path
    throw unreadable((factorsShape.columns.find((id) => id === field) ?? 'name') as FactorColumn, cells)
  }
  const beyond = factorRefusal(read.data)
  if (beyond) throw new UnreadableRow(beyond)
  return read.data
}

const placeOf = (factor: OwnFactor): string => `${seriesOfOwn(factor)} ${factor.year}`

/**
 * Plan of an import: what a table would change of the factors of a company. A factor is known by what it is for, its name and its
 * year; those that the table does not name stay, and activities keep the factor that they were computed with. Changes nothing.
 */
export async function planFactors(
  known: readonly FactorRow[],
  table: HeadedRows<FactorColumn>,
  language: Language,
): Promise<PlannedFactors> {
  const yieldToEventLoop = createYield()
  const wire: FactorsImport = {
    rows: table.rows.length,
    unchanged: 0,
    added: 0,
    changed: 0,
    changes: [],
    refused: [],
    plan: '',
  }
  const changes: PlannedFactors['changes'] = []
  const stored = new Map(known.map((row) => [placeOf(OwnFactor.parse(row.fields)), row]))
  const seen = new Map<string, number>()
  for (const { row, cells } of table.rows) {
    await yieldToEventLoop()
    try {
      const factor = factorIn(cells, table.numbers)
      if (!factor) continue
      const place = placeOf(factor)
      const first = seen.get(place)
      if (first !== undefined) throw new UnreadableRow(say('factor.import.twice', { row: String(first) }))
      seen.set(place, row)
      const before = stored.get(place)
      const old = before && OwnFactor.parse(before.fields)
      if (old && JSON.stringify(old) === JSON.stringify(factor)) {
        wire.unchanged += 1
        continue
      }
      changes.push({ id: before?.id ?? newAuditedId(), fields: factor })
      wire[old ? 'changed' : 'added'] += 1
      const { name, year, unit, kilograms } = factor
      if (wire.changes.length < mostListed)
        wire.changes.push({ row, name, year, unit, before: old?.kilograms ?? null, after: kilograms })
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      wire.refused.push({ row, written: textOf(cells.get('name')).slice(0, 60), reason: error.text(language) })
    }
  }
  if (known.length + wire.added > limits.ownFactors) {
    const reason = say('factor.many', { count: limits.ownFactors })(language)
    wire.refused.push({ row: 1, written: '', reason })
    return { wire: { ...wire, changes: [], added: 0, changed: 0 }, changes: [] }
  }
  wire.plan = sha256(JSON.stringify([changes.map(({ fields }) => fields), known.map(({ id }) => id)])).slice(0, 32)
  return { wire, changes }
}
