import type { FigurePartFields, FigureSetup } from '@esrs/contract'
import type { FigurePart } from '@esrs/engine/consolidation'
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { collectedFigures, figureChanges, figureParts } from '../../../database/schema/organisation.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A part of a value, as stored. */
export type PartRow = typeof figureParts.$inferSelect
/** A part without the columns that the report gives. */
export type PartFields = Omit<PartRow, 'companyId' | 'set' | 'reportingYear' | 'key'>

const partsOfKey = (companyId: string, report: Report, key: string) =>
  and(isOfReport(figureParts, companyId, report), eq(figureParts.key, key))

/** Setups of the figures of a report by datapoint. */
export async function setupsOf({ db, companyId }: Tenant, report: Report): Promise<Map<string, FigureSetup>> {
  const rows = await db
    .select({ key: collectedFigures.key, setup: collectedFigures.setup })
    .from(collectedFigures)
    .where(isOfReport(collectedFigures, companyId, report))
  return new Map(rows.map(({ key, setup }) => [key, setup]))
}

/** How a datapoint is collected in a year, in whatever set. */
export interface SetupRow {
  set: Report['set']
  year: number
  key: string
  setup: FigureSetup
}

/** Setups of some datapoints in some years; an identifier of the standards belongs to one set. */
export async function setupsOfKeys(
  { db, companyId }: Tenant,
  keys: readonly string[],
  years?: readonly number[],
): Promise<SetupRow[]> {
  if (keys.length === 0 || years?.length === 0) return []
  const { set, reportingYear, key, setup } = collectedFigures
  const rows = await db
    .select({ set, year: reportingYear, key, setup })
    .from(collectedFigures)
    .where(
      and(
        eq(collectedFigures.companyId, companyId),
        inArray(key, [...new Set(keys)]),
        years && inArray(reportingYear, [...new Set(years)]),
      ),
    )
  return rows.map((row) => ({ ...row, set: row.set as Report['set'] }))
}

/** Parts that are wanted: of a datapoint in a year, all of them or those of one unit. */
export interface WantedParts {
  /** Name under which they are found. */
  place: string
  set: Report['set']
  year: number
  key: string
  unit?: string
  /** Only those that reach into this month or beyond it. */
  until?: string
}

/**
 * Parts of datapoints in their years, with what figures are computed from, by their places. One text for the parts of each,
 * because tens of thousands of rows cost more than computing with them.
 * @param added `ids` for what shows single ones, `labels` where meters have to be told apart
 */
export async function computingParts(
  { db, companyId }: Tenant,
  wanted: readonly WantedParts[],
  added: { ids: boolean; labels: boolean },
): Promise<Map<string, FigurePart[]>> {
  if (wanted.length === 0) return new Map()
  const lines = (of: (one: WantedParts) => string | number) => wanted.map(of).join('\n')
  const { rows } = await db.execute<{ place: string; parts: string }>(sql`
    select w.place,
      string_agg(concat_ws(${'\t'}, ${added.ids ? sql`p.id` : sql`''`}, ${added.labels ? sql`translate(p.label, E'\\t\\n', '  ')` : sql`''`},
        p.unit_id, p.from_month, p.to_month, p.number, p.multiplier, p.factor, coalesce(p.base::text, ''),
        coalesce(p.counterpart::text, ''), p.estimated, p.dimension), ${'\n'}) as parts
    from unnest(string_to_array(${lines(({ place }) => place)}, ${'\n'}), string_to_array(${lines(({ set }) => set)}, ${'\n'}),
      string_to_array(${lines(({ year }) => year)}, ${'\n'})::int[], string_to_array(${lines(({ key }) => key)}, ${'\n'}),
      string_to_array(${lines(({ unit }) => unit ?? '')}, ${'\n'}, '')::uuid[],
      string_to_array(${lines(({ until }) => until ?? '')}, ${'\n'})) as w(place, set, year, key, unit, until)
    join figure_parts p on p.company_id = ${companyId} and p.set = w.set and p.reporting_year = w.year and p.key = w.key
      ${wanted.some(({ unit }) => unit) ? sql`and p.unit_id = w.unit` : sql``}
      ${wanted.some(({ until }) => until) ? sql`and p.to_month >= w.until` : sql``}
    group by 1`)
  return new Map(rows.map(({ place, parts }) => [place, parts.split('\n').map(partIn)]))
}

function partIn(line: string): FigurePart {
  const cells = line.split('\t')
  const [id, label, unitId, from, to, number, multiplier, factor, base, counterpart, estimated, dimension] = cells as [
    string,
    ...string[],
  ]
  return {
    id,
    unitId: unitId!,
    label: label!,
    dimension: dimension!,
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

/** Whole parts by their ids. */
export const partsById = async ({ db, companyId }: Tenant, ids: readonly string[]): Promise<PartRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(figureParts)
        .where(and(eq(figureParts.companyId, companyId), inArray(figureParts.id, [...ids])))

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
      .where(and(isOfReport(collectedFigures, companyId, { set, year }), eq(collectedFigures.key, key)))
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
        partId: id,
        at,
        userId,
        before: before && wireFields(before),
        after: after && wireFields(after),
      })),
    )
  }
}

/** A part as a person enters it. */
export const wireFields = (row: PartFields): FigurePartFields => ({
  unit_id: row.unitId,
  label: row.label,
  dimension: row.dimension,
  from: row.from,
  to: row.to,
  number: row.number,
  unit: row.unit,
  factor: row.factor,
  quantity: row.quantity,
  base: row.base,
  counterpart: row.counterpart,
  estimated: row.estimated,
  note: row.note,
  document: row.document,
})
