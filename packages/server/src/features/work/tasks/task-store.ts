import type { TaskKind } from '@esrs/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isOfReport } from '../../../database/of-report.ts'
import { users } from '../../../database/schema/accounts.ts'
import { workPersonalSettings, workSettings, workTasks } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'

/** A task as stored: assignment and steps of a datapoint, a requirement or a topic. */
export type TaskRow = typeof workTasks.$inferSelect

/** The tasks of a report: of datapoints, requirements and topics. */
export async function tasksOf({ db, companyId }: Tenant, report: Report): Promise<TaskRow[]> {
  return db
    .select()
    .from(workTasks)
    .where(isOfReport(workTasks, companyId, report))
}

/** Inserts a task or updates the given fields of it. */
export async function saveTask(
  { db, companyId }: Tenant,
  { set, year }: Report,
  { kind, key }: { kind: TaskKind; key: string },
  change: Partial<Omit<TaskRow, 'companyId' | 'set' | 'reportingYear' | 'kind' | 'key'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .insert(workTasks)
    .values({ companyId, set, reportingYear: year, kind, key, ...change })
    .onConflictDoUpdate({
      target: [workTasks.companyId, workTasks.set, workTasks.reportingYear, workTasks.kind, workTasks.key],
      set: change,
    })
}

/**
 * Takes the company's lock of work until the end of the transaction, so that changes of tasks do not run at once. Comes after the lock
 * of reporting, which opening a report may take (order of locks: `database/tenant.ts`).
 */
export const lockWork = (inside: Tenant): Promise<void> => inside.lock('work')

/** A person of the company, with the fields that work needs. */
export interface Colleague {
  id: string
  name: string
  email: string
  role: (typeof users.$inferSelect)['role']
  language: (typeof users.$inferSelect)['language']
  isActive: boolean
}

/** The people of the company by id. */
export async function colleaguesOf(
  { db, companyId }: Tenant,
  ids?: readonly string[],
): Promise<Map<string, Colleague>> {
  if (ids?.length === 0) return new Map()
  const { id, name, email, role, language, isActive } = users
  const rows = await db
    .select({ id, name, email, role, language, isActive })
    .from(users)
    .where(and(eq(users.companyId, companyId), ids && inArray(id, [...ids])))
    .orderBy(sql`lower(${name})`, id)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function fourEyesOf({ db, companyId }: Tenant): Promise<boolean> {
  const [row] = await db.select().from(workSettings).where(eq(workSettings.companyId, companyId))
  return row?.fourEyes ?? false
}

export async function saveFourEyes({ db, companyId }: Tenant, fourEyes: boolean): Promise<void> {
  await db
    .insert(workSettings)
    .values({ companyId, fourEyes })
    .onConflictDoUpdate({ target: workSettings.companyId, set: { fourEyes } })
}

type PersonalSettings = typeof workPersonalSettings.$inferSelect

/** Weekly mail of a person (wanted, last sent) and the last mention that they have seen; defaults where nothing is stored. */
export async function personalSettings(
  { db, companyId }: Tenant,
  userId: string,
): Promise<Omit<PersonalSettings, 'companyId'>> {
  const [row] = await db
    .select()
    .from(workPersonalSettings)
    .where(and(eq(workPersonalSettings.companyId, companyId), eq(workPersonalSettings.userId, userId)))
  return row ?? { userId, weeklyMail: true, mailedWeek: null, seenComment: 0 }
}

export async function savePersonalSettings(
  { db, companyId }: Tenant,
  userId: string,
  change: Partial<Pick<PersonalSettings, 'weeklyMail' | 'mailedWeek' | 'seenComment'>>,
): Promise<void> {
  await db
    .insert(workPersonalSettings)
    .values({ userId, companyId, ...change })
    .onConflictDoUpdate({ target: workPersonalSettings.userId, set: change })
}
