import { type contract, may, type Produced } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import type { OpenReport } from '../../reporting/index.ts'
import type { WorkParts } from '../parts.ts'
import { mentionsOf } from './comment-store.ts'
import { refusalOf } from './decide-delivery.ts'
import { shownComment } from './show-task.ts'
import { datapointsAtWork, taskBook } from './task-book.ts'
import { fourEyesOf, personalSettings } from './task-store.ts'

type Mine = Produced<(typeof contract)['work']['mine']>

/** Highest number of entries in one list of *My work*; nobody works through more in a week. */
const mostTasks = 300
const mostMentions = 30

/** Open work of a person: tasks to deliver, deliveries to decide, values to approve, comments to answer. */
export async function workOf(
  parts: Pick<WorkParts, 'reporting' | 'clock'>,
  tenant: Tenant,
  opened: OpenReport,
  actor: Pick<Actor, 'userId' | 'role'>,
): Promise<Mine> {
  const { userId, role } = actor
  const book = await taskBook(parts, tenant, opened)
  const entries = await datapointsAtWork(parts, tenant, book)
  const fourEyes = await fourEyesOf(tenant)
  const settings = await personalSettings(tenant, userId)
  const tasks = entries.map((entry) => book.task(entry))
  const names = new Map(entries.map(({ id, name }) => [id, name]))
  const isOpen = (state: string) => state === 'open' || state === 'requested'
  const byDate = (a: { due: string | null }, b: { due: string | null }) =>
    (a.due ?? '9999').localeCompare(b.due ?? '9999')
  const isForMe = (reviewer: { id: string } | null) => reviewer?.id === userId || reviewer === null
  const approvable = (task: (typeof tasks)[number]) =>
    task.state === 'accepted' &&
    (task.reviewer?.id === userId || (fourEyes && task.reviewer === null)) &&
    refusalOf(book, task.key, actor, fourEyes) === null
  const mentions = await mentionsOf(tenant, opened.report, userId, mostMentions)
  return {
    deliver: tasks
      .filter(({ owner, state }) => owner?.id === userId && isOpen(state))
      .sort(byDate)
      .slice(0, mostTasks),
    decide: may(role, 'report')
      ? tasks
          .filter(({ waiting, reviewer }) => waiting > 0 && isForMe(reviewer))
          .sort(byDate)
          .slice(0, mostTasks)
      : [],
    approve: may(role, 'approve') ? tasks.filter(approvable).slice(0, mostTasks) : [],
    mentions: mentions.map((row) => ({
      ...shownComment(row, book.people, userId),
      name: names.get(row.key) ?? row.key,
      unread: row.id > settings.seenComment,
    })),
    weekly_mail: settings.weeklyMail,
  }
}
