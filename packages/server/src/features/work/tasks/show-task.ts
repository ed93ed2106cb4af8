import { type Comment, may, type TaskDetail } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { askedDatapoint } from './checked-answer.ts'
import { type CommentRow, commentsOn, isMentioned } from './comment-store.ts'
import { refusalOf } from './decide-delivery.ts'
import { deliveriesOf } from './delivery-store.ts'
import { shownDeliveries } from './show-deliveries.ts'
import { taskBook } from './task-book.ts'
import { type Colleague, fourEyesOf } from './task-store.ts'

type By = Pick<Actor, 'userId' | 'role'>

export const shownComment = (row: CommentRow, people: ReadonlyMap<string, Colleague>, you: string): Comment => ({
  id: row.id,
  key: row.key,
  by: (row.userId && people.get(row.userId)?.name) || '',
  is_you: row.userId === you,
  at: row.at.toISOString(),
  text: row.text,
  mentions: row.mentions.flatMap((id) => {
    const person = people.get(id)
    return person ? [{ id, name: person.name }] : []
  }),
})

/**
 * One task with its deliveries and comments. Contributors see only tasks that they own, review or were mentioned at; all others
 * do not exist for them.
 */
export async function showTask(
  parts: WorkParts,
  tenant: Tenant,
  opened: OpenReport,
  key: string,
  actor: By,
): Promise<TaskDetail> {
  const { userId, role } = actor
  const { report, catalogue } = opened
  const known = catalogue.get(key)
  const book = known && (await taskBook(parts, tenant, opened))
  const mine = known && book ? book.responsibilityFor(known) : null
  const isTheirs = mine?.owner === userId || mine?.reviewer === userId
  if (!known || !book || !(may(role, 'read') || isTheirs || (await isMentioned(tenant, report, key, userId))))
    throw new AppError('not_found', say('task.missing'))
  const entry = datapointEntry(catalogue, key)
  const [shown] = await parts.reporting.forWork.show(tenant, opened, [entry])
  const rows = await deliveriesOf(tenant, report, key)
  const comments = await commentsOn(tenant, report, key)
  const fourEyes = await fourEyesOf(tenant)
  const isReviewing = may(role, 'report') || may(role, 'approve') || mine?.reviewer === userId
  const visible = isReviewing || may(role, 'read') ? rows : rows.filter((row) => row.userId === userId)
  const refusal = may(role, 'approve') ? refusalOf(book, key, actor, fourEyes) : 'task.notReviewer'
  return {
    task: book.task(entry),
    asked: askedDatapoint(opened, entry, shown!, { showsPrior: true }),
    table: await parts.reporting.forWork.tables.ofReport(tenant, opened, entry.id),
    deliveries: await shownDeliveries(parts, tenant, opened, { entry, prior: shown!.prior }, visible, book.people),
    comments: comments.map((row) => shownComment(row, book.people, userId)),
    people: [...book.people.values()]
      .filter(({ isActive, role: of, id }) => isActive && of !== 'auditor' && id !== userId)
      .map(({ id, name }) => ({ id, name })),
    may: {
      deliver: mine?.owner === userId || may(role, 'report'),
      decide: may(role, 'report'),
      approve: refusal === null,
      why_not: refusal === null ? null : say(refusal)(catalogue.language),
    },
  }
}
