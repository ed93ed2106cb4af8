import type { Waiting } from '@esrs/contract'
import { may } from '@esrs/contract'
import type { MockContext } from './call.ts'
import { tally, wayOf } from './calls-csrd.ts'

interface Own {
  deliver: unknown[]
  decide: unknown[]
  approve: unknown[]
}

/** What waits, from what the mock holds. */
export function waitingIn({ state, user }: MockContext, own: Own): Waiting {
  const role = user?.user_type ?? 'reader'
  const values = may(role, 'report') ? tally(state.datapoints).to_check : 0
  const open = state.topics.filter(({ material }) => material === null).length
  const topics = may(role, 'report') ? open : 0
  const [deliver, decide, approve] = [own.deliver.length, own.decide.length, own.approve.length]
  const count = values + deliver + decide + approve + topics
  const minutes = Math.ceil((values * 20 + decide * 60 + approve * 30 + topics * 120) / 60)
  const lane = { oldest: count > 0 ? '2026-02-03T09:00:00.000Z' : null, due: null, late: 0 }
  const mine = { ...lane, count, values, deliver, decide, approve, topics, minutes }
  if (!may(role, 'read')) return { mine, others: null, missing: null, year: null }
  const ways = { calculate: 0, ask: 0, upload: 0, explain: 0 }
  for (const datapoint of state.datapoints) {
    const way = wayOf(datapoint)
    if (way) ways[way] += 1
  }
  const asked = [...state.work.tasks.values()].filter((task) => task.state === 'requested')
  const due = asked.flatMap((task) => task.due ?? []).toSorted()[0] ?? null
  return {
    mine,
    others: { count: asked.length, oldest: null, due, late: 0, colleagues: asked.length, requests: 0 },
    missing: {
      count: Object.values(ways).reduce((sum, one) => sum + one, 0),
      ways,
      questions: state.datapoints.filter(({ question }) => question !== null).length,
      asked: 0,
    },
    year: { documents: state.documents.length, topics: { total: state.topics.length, open } },
  }
}
