import { and, asc, desc, eq } from 'drizzle-orm'
import { auditEvents, auditRooms } from '../../../database/schema/work.ts'
import type { Tenant } from '../../../database/tenant.ts'

/** A room of auditors, as stored. */
export type RoomRow = typeof auditRooms.$inferSelect
/** An event of a room (drawn, marked, asked, answered …), as stored. */
export type RoomEvent = typeof auditEvents.$inferSelect

export async function addRoom({ db, companyId }: Tenant, row: Omit<typeof auditRooms.$inferInsert, 'companyId'>) {
  await db.insert(auditRooms).values({ ...row, companyId })
}

export async function getRoom({ db, companyId }: Tenant, id: string): Promise<RoomRow | null> {
  const [row] = await db
    .select()
    .from(auditRooms)
    .where(and(eq(auditRooms.companyId, companyId), eq(auditRooms.id, id)))
  return row ?? null
}

/** Rooms of the company, the newest first. */
export async function listRooms({ db, companyId }: Tenant): Promise<RoomRow[]> {
  return db.select().from(auditRooms).where(eq(auditRooms.companyId, companyId)).orderBy(desc(auditRooms.openedAt))
}

export async function closeRoom({ db, companyId }: Tenant, id: string, at: Date): Promise<void> {
  await db
    .update(auditRooms)
    .set({ closedAt: at })
    .where(and(eq(auditRooms.companyId, companyId), eq(auditRooms.id, id)))
}

export async function addEvents(
  { db, companyId }: Tenant,
  events: readonly Omit<typeof auditEvents.$inferInsert, 'companyId'>[],
): Promise<void> {
  if (events.length > 0) await db.insert(auditEvents).values(events.map((event) => ({ ...event, companyId })))
}

/** Events of a room, the oldest first. */
export async function eventsOf({ db, companyId }: Tenant, roomId: string): Promise<RoomEvent[]> {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.companyId, companyId), eq(auditEvents.roomId, roomId)))
    .orderBy(asc(auditEvents.id))
}
