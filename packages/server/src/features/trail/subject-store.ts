import type { Language, TrailRow } from '@esrs/contract'
import { loadCatalogue, standardSets } from '@esrs/engine/esrs'
import { type SQL, sql } from 'drizzle-orm'
import type { Tenant } from '../../database/tenant.ts'

type Subject = TrailRow['subjects'][number]

/** Where rows that people know by a name stand: the column that rows of the trail say, and what the thing is called. */
const named = (language: Language): { kind: Subject['kind']; id: SQL; name: SQL; table: SQL }[] => [
  { kind: 'document', table: sql`documents`, id: sql`id::text`, name: sql`title` },
  { kind: 'person', table: sql`users`, id: sql`id::text`, name: sql`name` },
  { kind: 'survey', table: sql`surveys`, id: sql`sid`, name: sql`title` },
  { kind: 'request', table: sql`work_requests`, id: sql`id::text`, name: sql`name` },
  { kind: 'room', table: sql`audit_rooms`, id: sql`id::text`, name: sql`name` },
  { kind: 'questionnaire', table: sql`work_questionnaires`, id: sql`id::text`, name: sql`name` },
  { kind: 'answer', table: sql`work_answers`, id: sql`id::text`, name: sql`title` },
  { kind: 'unit', table: sql`organisation_units`, id: sql`id::text`, name: sql`name` },
  { kind: 'datapoint', table: sql`own_datapoints`, id: sql`key`, name: sql`name` },
  {
    kind: 'entry',
    table: sql`iros`,
    id: sql`key`,
    name: sql`coalesce(written->>'title', basis->${language}::text->>'title', '')`,
  },
]

/** What of some objects of the trail the company still has, by the object: its kind, and what it is called now. */
export async function subjectsOf(
  { db, companyId }: Tenant,
  objects: readonly string[],
  language: Language,
): Promise<Map<string, Subject>> {
  const wanted = [...new Set(objects)]
  const found = new Map<string, Subject>()
  if (wanted.length === 0) return found
  const parts = named(language).map(
    ({ kind, table, id, name }) => sql`
      select ${id} as object, ${kind}::text as kind, ${name} as name
      from ${table} where company_id = ${companyId} and ${id} in ${wanted}`,
  )
  const { rows } = await db.execute<{ object: string; kind: Subject['kind']; name: string }>(
    sql.join(parts, sql` union all `),
  )
  for (const row of rows) if (row.name !== '') found.set(row.object, row)
  for (const object of wanted)
    for (const set of standardSets) {
      const entry = found.has(object) ? undefined : loadCatalogue(set, language).get(object)
      if (entry) found.set(object, { object, kind: 'datapoint', name: entry.name })
    }
  return found
}
