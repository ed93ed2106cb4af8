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
import { newAuditedId } from '../../../database/action.ts'
import { type HeadedRows, numberOf, type TableRow, textOf } from '../../../tables/headed-rows.ts'
import { say } from '../messages.ts'
import { planTable, refusedTable, type TablePlan } from '../plan-table.ts'
import { fuelsIn, quantityTables } from '../quantities/quantity-tables.ts'
import { type Nameable, namedIn, UnreadableRow, unreadableCell, worded } from '../table-cells.ts'
import { factorRefusal } from './factor-bounds.ts'
import type { FactorRow } from './factor-store.ts'
import { type FactorColumn, factorsShape } from './factors-table.ts'
import { seriesOfOwn } from './known-factors.ts'

const languages: readonly Language[] = ['en', 'de']

type Cells = TableRow<FactorColumn>['cells']

const unreadable = (id: FactorColumn, cells: Cells) => unreadableCell(factorsShape, id, cells)

const named = <Name extends string>(id: FactorColumn, cells: Cells, list: readonly Nameable<Name>[]) =>
  namedIn(factorsShape, id, cells, list)

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
      worded(factorScopes, (one) => `factorScope.${one}`),
    ),
    basis: named(
      'basis',
      cells,
      worded(['net', 'gross'] as const, (one) => `basis.${one}`),
    ),
    fuel:
      named(
        'fuel',
        cells,
        [...fuels[0]!.keys()].map((id) => ({ id, names: fuels.map((of) => of.get(id) ?? '') })),
      ) ?? '',
    gwp: named(
      'gwp',
      cells,
      warmingReports.map((id) => ({ id, names: [] })),
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
): Promise<TablePlan<Pick<FactorRow, 'id' | 'fields'>, FactorsImport['changes'][number]>> {
  const stored = new Map(known.map((row) => [placeOf(OwnFactor.parse(row.fields)), row]))
  const seen = new Map<string, number>()
  const plan = await planTable(
    table,
    { names: ['name'], language, restsOn: known.map(({ id }) => id) },
    ({ row, cells }) => {
      const factor = factorIn(cells, table.numbers)
      if (!factor) return null
      const place = placeOf(factor)
      const first = seen.get(place)
      if (first !== undefined) throw new UnreadableRow(say('factor.import.twice', { row: String(first) }))
      seen.set(place, row)
      const before = stored.get(place)
      const old = before && OwnFactor.parse(before.fields)
      if (old && JSON.stringify(old) === JSON.stringify(factor)) return null
      const { name, year, unit, kilograms } = factor
      return {
        isNew: !old,
        change: { id: before?.id ?? newAuditedId(), fields: factor },
        sign: factor,
        shown: () => ({ row, name, year, unit, before: old?.kilograms ?? null, after: kilograms }),
      }
    },
  )
  const isMany = known.length + plan.wire.added > limits.ownFactors
  return isMany ? refusedTable(plan, say('factor.many', { count: limits.ownFactors }), language) : plan
}
