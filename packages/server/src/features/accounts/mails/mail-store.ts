import { eq, lt } from 'drizzle-orm'
import { sentMails } from '../../../database/schema/security.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'

/** Forgets mails that were sent before a moment. */
export async function forgetSentMails(db: Queries, before: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.sentAt, before))
}

/** Ids of the mails that were sent for a company. */
export async function sentMailsOf({ db, companyId }: Tenant): Promise<string[]> {
  const mails = await db.select({ id: sentMails.id }).from(sentMails).where(eq(sentMails.companyId, companyId))
  return mails.map(({ id }) => id)
}
