import type { FigurePartFields, FigureSetup } from '@esrs/contract'
import type { FigurePart } from '@esrs/engine/consolidation'
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { collectedFigures, figureChanges, figureParts } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A part of a value, as stored. */
export type PartRow = typeof figureParts.$inferSelect
/** A part without the columns that the report gives. */
export type PartFields = Omit<PartRow, 'companyId' | 'set' | 'reportingYear' | 'key'>

const setupsOfReport = (companyId: string, { set, year }: Report) =>
  and(
    eq(collectedFigures.companyId, companyId),
    eq(collectedFigures.set, set),
    eq(collectedFigures.reportingYear, year),
  )
const partsOfKey = (companyId: string, { set, year }: Report, key: string) =>
  and(
    eq(figureParts.companyId, companyId),
    eq(figureParts.set, set),
    eq(figureParts.reportingYear, year),
    eq(figureParts.key, key),
  )

/** Setups of the figures of a report by datapoint. */
export async function setupsOf({ db, companyId }: Tenant, report: Report): Promise<Map<string, FigureSetup>> {
  const rows = await db
    .select({ key: collectedFigures.key, setup: collectedFigures.setup })
    .from(collectedFigures)
    .where(setupsOfReport(companyId, report))
  return new Map(rows.map(({ key, setup }) => [key, setup]))
}

/** Setups of one datapoint by year. */
export async function setupsByYear({ db, companyId }: Tenant, set: Report['set'], key: string) {
  const rows = await db
    .select({ year: collectedFigures.reportingYear, setup: collectedFigures.setup })
    .from(collectedFigures)
    .where(and(eq(collectedFigures.companyId, companyId), eq(collectedFigures.set, set), eq(collectedFigures.key, key)))
  return new Map(rows.map(({ year, setup }) => [year, setup]))
}

/** Where the parts of a figure in a year are found among those of several. */
export const placeOf = (year: number, key: string): string => `${year} ${key}`

/** A datapoint in a year, or what one unit delivered for it; of several all with a unit, or none. */
export interface YearOfFigure {
  year: number
  key: string
  unit?: string
}

/**
 * Parts of datapoints in their years, with what figures are computed from, by year and datapoint. One text for the parts of each,
 * because tens of thousands of rows cost more than computing with them.
 * @param named with the ids of the parts, for what shows single ones
 */
export async function computingParts(
  { db, companyId }: Tenant,
  set: Report['set'],
  wanted: readonly YearOfFigure[],
  named: boolean,
): Promise<Map<string, FigurePart[]>> {
  if (wanted.length === 0) return new Map()
  const years = wanted.map(({ year }) => year).join()
  const keys = wanted.map(({ key }) => key).join('\n')
  const units = wanted.map(({ unit }) => unit ?? '').join()
  const { rows } = await db.execute<{ year: number; key: string; parts: string }>(sql`
    select w.year, w.key,
      string_agg(concat_ws(${'\t'}, ${named ? sql`p.id` : sql`''`}, p.unit_id, p.from_month, p.to_month, p.number, p.multiplier,
        p.factor, coalesce(p.base::text, ''), coalesce(p.counterpart::text, ''), p.estimated), ${'\n'}) as parts
    from unnest(string_to_array(${years}, ',')::int[], string_to_array(${keys}, ${'\n'}), string_to_array(${units}, ',', '')::uuid[])
      as w(year, key, unit)
    join figure_parts p on p.company_id = ${companyId} and p.set = ${set} and p.reporting_year = w.year and p.key = w.key
      ${wanted.some(({ unit }) => unit) ? sql`and p.unit_id = w.unit` : sql``}
    group by 1, 2`)
  return new Map(rows.map(({ year, key, parts }) => [placeOf(year, key), parts.split('\n').map(partIn)]))
}

function partIn(line: string): FigurePart {
  const cells = line.split('\t')
  const [id, unitId, from, to, number, multiplier, factor, base, counterpart, estimated] = cells as [
    string,
    ...string[],
  ]
  return {
    id,
    unitId: unitId!,
    label: '',
    from: from!,
    to: to!,
    number: Number(number),
    multiplier: Number(multiplier),
    factor: Number(factor),
    base: base === '' ? null : Number(base),
    counterpart: counterpart || null,
    estimated: estimated === 't',
  }
}

/** The whole parts of a datapoint: all of them, or those of one unit. */
export async function partsOf(
  { db, companyId }: Tenant,
  report: Report,
  key: string,
  unitId?: string,
): Promise<PartRow[]> {
  return db
    .select()
    .from(figureParts)
    .where(and(partsOfKey(companyId, report, key), unitId ? eq(figureParts.unitId, unitId) : undefined))
    .orderBy(asc(figureParts.from), asc(figureParts.label), asc(figureParts.id))
}

export async function countParts({ db, companyId }: Tenant, report: Report, key: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(figureParts)
    .where(partsOfKey(companyId, report, key))
  return row!.total
}

/** Whether anything was collected for a unit, or delivered to it within the group. */
export async function hasPartsOf({ db, companyId }: Tenant, unitId: string): Promise<boolean> {
  const rows = await db
    .select({ id: figureParts.id })
    .from(figureParts)
    .where(
      and(
        eq(figureParts.companyId, companyId),
        or(eq(figureParts.unitId, unitId), eq(figureParts.counterpart, unitId)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

interface By {
  userId: string
  at: Date
}

/** Says how a value is collected; `null`: no longer. Call it in a transaction. */
export async function saveSetup(
  { db, companyId }: Tenant,
  { set, year }: Report,
  key: string,
  before: FigureSetup | null,
  after: FigureSetup | null,
  { userId, at }: By,
): Promise<void> {
  const of = { companyId, set, reportingYear: year, key }
  if (after)
    await db
      .insert(collectedFigures)
      .values({ ...of, setup: after, setBy: userId, setAt: at })
      .onConflictDoUpdate({
        target: [
          collectedFigures.companyId,
          collectedFigures.set,
          collectedFigures.reportingYear,
          collectedFigures.key,
        ],
        set: { setup: after, setBy: userId, setAt: at },
      })
  else
    await db
      .delete(collectedFigures)
      .where(and(setupsOfReport(companyId, { set, year }), eq(collectedFigures.key, key)))
  await db.insert(figureChanges).values({ ...of, partId: null, at, userId, before, after })
}

/** A change of a part: what it was, and what it becomes. */
export interface PartChange {
  id: string
  before: PartFields | null
  after: PartFields | null
}

const atOnce = 500

/** Stores changes of parts with their history; call it in a transaction. */
export async function saveParts(
  { db, companyId }: Tenant,
  { set, year }: Report,
  key: string,
  changes: readonly PartChange[],
  { userId, at }: By,
): Promise<void> {
  const of = { companyId, set, reportingYear: year, key }
  for (let start = 0; start < changes.length; start += atOnce) {
    const some = changes.slice(start, start + atOnce)
    const gone = some.filter(({ before }) => before !== null).map(({ id }) => id)
    // A changed part is written anew, so that many take as few statements as one.
    if (gone.length > 0)
      await db.delete(figureParts).where(and(eq(figureParts.companyId, companyId), inArray(figureParts.id, gone)))
    const rows = some.flatMap(({ after }) => (after ? [{ ...of, ...after }] : []))
    if (rows.length > 0) await db.insert(figureParts).values(rows)
    await db.insert(figureChanges).values(
      some.map(({ id, before, after }) => ({
        ...of,
        ...{ partId: id, at, userId, before: before && wireFields(before), after: after && wireFields(after) },
      })),
    )
  }
}

/** A part as a person enters it. */
export const wireFields = (row: PartFields): FigurePartFields => ({
  unit_id: row.unitId,
  label: row.label,
  from: row.from,
  to: row.to,
  number: row.number,
  unit: row.unit,
  factor: row.factor,
  base: row.base,
  counterpart: row.counterpart,
  estimated: row.estimated,
  note: row.note,
  document: row.document,
})
