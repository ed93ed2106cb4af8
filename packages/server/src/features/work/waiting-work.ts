import { type contract, may, type Produced } from '@esrs/contract'
import type { Tenant } from '../../database/tenant.ts'
import type { Actor } from '../../http/authenticate.ts'
import type { OpenReport } from '../reporting/index.ts'
import { dayOf } from './days.ts'
import type { WorkParts } from './parts.ts'
import { itemsOf, requestsOf } from './requests/request-store.ts'
import { stateOfRequest } from './requests/show-requests.ts'
import effort from './tasks/effort.json' with { type: 'json' }
import { workOf } from './tasks/my-work.ts'
import { datapointsAtWork, taskBook } from './tasks/task-book.ts'

type Waiting = Produced<(typeof contract)['work']['waiting']>

const earliest = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null)

/** What waits: for the person who asks, for others, and what nobody has yet. */
export async function waitingWork(
  parts: Pick<WorkParts, 'reporting' | 'documents' | 'clock'>,
  tenant: Tenant,
  opened: OpenReport,
  actor: Pick<Actor, 'userId' | 'role'>,
): Promise<Waiting> {
  const { reporting, documents, clock } = parts
  const { report } = opened
  const today = dayOf(clock())
  const open = await reporting.forWork.openWork(tenant, opened)
  const { deliver, decide, approve } = await workOf(parts, tenant, opened, actor)
  const mayReport = may(actor.role, 'report')
  const values = mayReport ? open.toCheck : 0
  const topics = mayReport ? open.topics.open : 0
  const own = [...deliver, ...decide, ...approve]
  const seconds =
    values * effort.value + decide.length * effort.decide + approve.length * effort.approve + topics * effort.topic
  const dates = [
    ...(values > 0 ? [open.since?.toISOString() ?? null] : []),
    ...own.map(({ delivered, sent_back }) => delivered?.at ?? sent_back?.at ?? null),
  ]
  const mine = {
    count: values + topics + own.length,
    oldest: earliest(dates),
    due: earliest(own.map(({ due }) => due)),
    late: own.filter(({ due }) => due !== null && due < today).length,
    values,
    deliver: deliver.length,
    decide: decide.length,
    approve: approve.length,
    topics,
    minutes: Math.ceil(seconds / 60),
  }
  if (!may(actor.role, 'read')) return { mine, others: null, missing: null, year: null }

  const book = await taskBook(parts, tenant, opened)
  const colleagues = (await datapointsAtWork(parts, tenant, book))
    .map((entry) => ({ task: book.task(entry), row: book.rowOf('datapoint', entry.id) }))
    .filter(({ task }) => task.state === 'requested' && task.owner !== null && task.owner.id !== actor.userId)
  const now = clock()
  const asked = (await requestsOf(tenant, report)).filter((row) => ['open', 'late'].includes(stateOfRequest(row, now)))
  const items = (
    await itemsOf(
      tenant,
      asked.map(({ id }) => id),
    )
  ).filter(({ answeredAt }) => answeredAt === null)
  const withSomebody = new Set([
    ...items.map(({ key }) => key),
    ...colleagues.map(({ task }) => task.key),
    // What has been answered waits for a decision and no longer for whoever was asked.
    ...deliver.map(({ key }) => key),
  ])
  const ways = { calculate: 0, ask: 0, upload: 0, explain: 0 }
  for (const way of open.missing.values()) ways[way] += 1
  return {
    mine,
    year: { documents: await documents.countOfYear(tenant, report.year), topics: open.topics },
    others: {
      count: colleagues.length + asked.length,
      oldest: earliest([
        ...asked.map(({ askedAt }) => askedAt.toISOString()),
        ...colleagues.map(({ row }) => row?.requestedAt?.toISOString() ?? null),
      ]),
      due: earliest([...asked.map(({ due }) => due), ...colleagues.map(({ task }) => task.due)]),
      late: asked.filter(({ due }) => due < today).length + colleagues.filter(({ task }) => task.late).length,
      colleagues: colleagues.length,
      requests: asked.length,
    },
    missing: {
      count: open.missing.size,
      ways,
      questions: open.questions,
      asked: [...open.missing.keys()].filter((key) => withSomebody.has(key)).length,
    },
  }
}
