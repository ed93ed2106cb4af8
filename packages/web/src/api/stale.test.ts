import { about, changes } from 'virtual:staleness'
import {
  subjects as all,
  contract as calls,
  type Endpoint,
  onlyMarked,
  replaced,
  type Subject,
  staleAfter,
} from '@esrs/contract'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { until } from '../testing/until.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import { keyOf } from './read.ts'
import { askAnew, follow, together } from './stale.ts'

const endpoints: Endpoint[] = Object.entries(calls).flatMap(([group, members]) =>
  group === 'scim' ? [] : Object.values(members),
)
/** The report itself is read nowhere: it is what others follow. */
const subjects = all.filter((subject) => subject !== replaced)
const writings = endpoints.filter(({ method }) => method !== 'GET')

/** A reading of each subject as a page shows it, with how often each has been asked for. */
async function shownPages() {
  const client: QueryClient = createQueryClient()
  const asked = new Map<Subject, number>()
  const count = () => Object.fromEntries(subjects.map((subject) => [subject, asked.get(subject) ?? 0]))
  for (const subject of subjects) {
    const path = Object.keys(about).find((address) => about[address] === subject)
    if (!path) throw new Error(`Nothing reads ${subject}`)
    const queryFn = async () => asked.set(subject, (asked.get(subject) ?? 0) + 1).size
    const observer = new QueryObserver(client, { queryKey: keyOf({ path }, { params: { id: '1' } }), queryFn })
    onTestFinished(observer.subscribe(() => {}))
  }
  await until(() => expect(Object.values(count())).toEqual(subjects.map(() => 1)))
  return { client, count }
}

const wanted = (changed: readonly Subject[]) => {
  const stale = staleAfter(changed)
  const isAsked = (subject: Subject) =>
    stale.has(subject) && (changed.includes(subject) || !onlyMarked.includes(subject))
  return Object.fromEntries(subjects.map((subject) => [subject, isAsked(subject) ? 2 : 1]))
}

describe('what a call changes', () => {
  it.each(subjects.filter((subject) => subject !== 'installation'))(
    'is asked for anew where it is shown: %s',
    async (subject) => {
      const { client, count } = await shownPages()
      await askAnew(client, [subject])
      expect(count()).toEqual(wanted([subject]))
    },
  )

  it('is known of every call that writes', async () => {
    for (const endpoint of writings) {
      expect(changes[`${endpoint.method} ${endpoint.path}`], endpoint.path).toEqual(endpoint.changes)
    }
  })

  it('is what the value of an accepted delivery is shown in', async () => {
    const { client, count } = await shownPages()
    await follow(client, [calls.work.accept])
    expect(count()).toMatchObject({ work: 2, values: 2, progress: 2, advice: 2, questionnaires: 2, company: 1 })
  })

  it('is only marked of the statement, which costs a while, unless the call is one of the statement', async () => {
    const { client, count } = await shownPages()
    await follow(client, [calls.csrd.updateDatapoint])
    expect(count()).toMatchObject({ values: 2, statement: 1, chapters: 1 })
    const isStale = (path: string) =>
      client
        .getQueryCache()
        .find({ queryKey: keyOf({ path }), exact: false })
        ?.isStale()
    expect([isStale('/report/review/'), isStale('/report/chapters/{code}/')]).toEqual([true, true])
    await follow(client, [calls.report.explain])
    expect(count()).toMatchObject({ statement: 2, chapters: 2 })
  })

  it('takes away what belongs to another report, where it is not shown', async () => {
    const { client } = await shownPages()
    const hidden = keyOf(calls.csrd.stats, {})
    client.setQueryData(hidden, 'of the year before')
    client.setQueryData(keyOf(calls.documents.list, {}), 'the same whatever the year')
    await follow(client, [calls.company.update])
    expect(client.getQueryData(hidden)).toBeUndefined()
    expect(client.getQueryData(keyOf(calls.documents.list, {}))).toBe('the same whatever the year')
  })

  it('is learnt of by a conflict, only marked after a lost answer, and not at all by a refusal of what was typed', async () => {
    const { client, count } = await shownPages()
    const failure = (status: number) => new ApiError('x', { status, code: 'internal' })
    await follow(client, [calls.users.update, failure(400)])
    await follow(client, [calls.users.update, failure(403)])
    expect(client.getQueryCache().findAll({ stale: true })).toHaveLength(0)
    await follow(client, [calls.users.update, failure(0)])
    expect(count()).toMatchObject({ people: 1 })
    expect(client.getQueryCache().findAll({ stale: true }).length).toBeGreaterThan(0)
    await follow(client, [calls.users.update, failure(409)])
    expect(count()).toMatchObject({ people: 2 })
  })

  it('is asked for once after work of many calls', async () => {
    const { client, count } = await shownPages()
    await together(client, async () => {
      for (let row = 0; row < 5; row += 1) await follow(client, [calls.csrd.updateDatapoint])
      expect(count()).toMatchObject({ values: 1 })
    })
    await until(() => expect(count()).toMatchObject({ values: 2 }))
  })
})
