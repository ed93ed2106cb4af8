import type { Queries } from '../../../database/tenant.ts'
import { addToTrail } from '../../../database/trail-entries.ts'
import { uuidOf } from '../../../mail/sending.ts'
import { dayOf, daysAfter, mondayOf } from '../days.ts'
import { workMailJob } from '../mail-job.ts'
import type { WorkParts } from '../parts.ts'
import { workOf } from '../tasks/my-work.ts'
import { colleaguesOf, personalSettings, savePersonalSettings } from '../tasks/task-store.ts'
import { companiesAtWork, noteReminder, type RequestRow, requestsDue } from './request-store.ts'

/** Days before and after the due date at which a reminder is sent, and at which the asking person is notified. */
const before = 3
const after = 1
const escalates = 5

/** The reminder that is due for a request on a day; `null` where none is. */
function reminderDue(
  { due, reminders, askedAt }: Pick<RequestRow, 'due' | 'reminders' | 'askedAt'>,
  today: string,
): 1 | 2 | 3 | null {
  if (reminders < 3 && today >= daysAfter(due, escalates)) return 3
  if (reminders < 2 && today >= daysAfter(due, after)) return 2
  // A request that was made in the last two days needs no reminder.
  const isFresh = dayOf(askedAt) > daysAfter(today, -2)
  return reminders < 1 && today <= due && today >= daysAfter(due, -before) && !isFresh ? 1 : null
}

/**
 * Sends the reminders that are due, each once: the note and the mail's job are committed together, and a second process, or the
 * same after a kill, finds the note.
 */
export async function remind({ db, tenantOf, links, enqueue, clock, accounts }: WorkParts): Promise<void> {
  const now = clock()
  const today = dayOf(now)
  for (const row of await requestsDue(db, daysAfter(today, before))) {
    const step = reminderDue(row, today)
    if (step === null) continue
    await tenantOf(row.companyId, db).transaction(async (inside) => {
      const note = { reminders: step, remindedAt: now, escalatedAt: step === 3 ? now : null }
      if (!(await noteReminder(inside, row, note))) return
      const what = { call: 'requests.reminder', kind: 'change', outcome: 'done', actor: 'system' } as const
      await addToTrail(inside.db, { companyId: row.companyId, at: now, ...what, objects: [row.id] })
      const id = uuidOf(`reminder ${row.id} ${row.due} ${step}`)
      if (step === 3) {
        if (row.askedBy)
          await enqueue(inside, workMailJob, { kind: 'escalated', userId: row.askedBy, by: row.name }, { id })
        return
      }
      const [link] = await links.of(inside, 'request', row.id)
      const by = row.askedBy ? await accounts.nameOf(inside, row.askedBy) : ''
      if (link)
        await enqueue(inside, workMailJob, { kind: step === 1 ? 'reminder' : 'late', link: link.id, by }, { id })
    })
  }
}

/** Hour of a Monday, in UTC, from which the weekly mail goes out. */
const weeklyHour = 5

/** Mails people once a week how much work waits for them, unless there is none or they have switched it off. */
export async function tellWeekly(parts: WorkParts): Promise<void> {
  const { db, tenantOf, reporting, enqueue, clock } = parts
  const now = clock()
  if (now.getUTCDay() !== 1 || now.getUTCHours() < weeklyHour) return
  const week = mondayOf(now)
  for (const companyId of await companiesAtWork(db as Queries)) {
    const tenant = tenantOf(companyId, db)
    for (const person of (await colleaguesOf(tenant)).values()) {
      if (!person.isActive) continue
      const { weeklyMail, mailedWeek } = await personalSettings(tenant, person.id)
      if (!weeklyMail || mailedWeek === week) continue
      const opened = await reporting.open(tenant, person.language)
      const mine = await workOf(parts, tenant, opened, { userId: person.id, role: person.role })
      const all = [...mine.deliver, ...mine.decide, ...mine.approve]
      const count = new Set(all.map(({ key }) => key)).size
      await tenant.transaction(async (inside) => {
        await savePersonalSettings(inside, person.id, { mailedWeek: week })
        if (count === 0) return
        const more = mine.deliver.filter(({ late }) => late).length
        const id = uuidOf(`weekly ${person.id} ${week}`)
        await enqueue(inside, workMailJob, { kind: 'weekly', userId: person.id, count, more }, { id })
      })
    }
  }
}
