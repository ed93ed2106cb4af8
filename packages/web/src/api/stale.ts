import { about, changes } from 'virtual:staleness'
import { onlyMarked, replaced, type Subject, staleAfter } from '@esrs/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Callable } from './call.ts'
import { ApiError } from './errors.ts'

/** A call that was made, with how it failed. */
type Written = [endpoint: Callable, failure?: unknown]

/** Queries of which the subject is wanted. */
const of = (wanted: (subject: Subject) => boolean) => ({
  predicate: ({ queryKey: [address] }: { queryKey: QueryKey }) => {
    const subject = about[String(address)]
    return subject !== undefined && wanted(subject)
  },
})

/** Asks anew for what is shown of `changed` and of all that follows from it; what is not shown is asked for when it is. */
export async function askAnew(client: QueryClient, changed: readonly Subject[]) {
  const stale = staleAfter(changed)
  if (changed.includes(replaced)) {
    const gone = staleAfter([replaced])
    client.removeQueries({ ...of((subject) => gone.has(subject)), type: 'inactive' })
  }
  const isMarked = (subject: Subject) => onlyMarked.includes(subject) && !changed.includes(subject)
  void client.invalidateQueries({ ...of((subject) => stale.has(subject) && isMarked(subject)), refetchType: 'none' })
  await client.invalidateQueries(of((subject) => stale.has(subject) && !isMarked(subject)))
}

/** Refusals from which something is learnt: what was decided on is gone, or is no longer what it was. */
const telling: readonly number[] = [404, 409]

/** What a call has changed: `surely`, or perhaps, where its answer was lost. */
function outcomeOf([{ method, path }, failure]: Written): { surely: boolean; changed: readonly Subject[] } {
  const changed = changes[`${method} ${path}`] ?? []
  if (failure === undefined) return { surely: true, changed }
  const status = failure instanceof ApiError ? failure.status : 0
  if (telling.includes(status)) return { surely: true, changed }
  return { surely: false, changed: status > 0 && status < 500 ? [] : changed }
}

/** Asks anew for what calls have changed. After a lost answer it is only marked: without a network what is shown would make way for a failure. */
async function refresh(client: QueryClient, written: readonly Written[]) {
  const outcomes = written.map(outcomeOf)
  const changedBy = (surely: boolean) =>
    outcomes.filter((outcome) => outcome.surely === surely).flatMap(({ changed }) => changed)
  const doubtful = staleAfter(changedBy(false))
  void client.invalidateQueries({ ...of((subject) => doubtful.has(subject)), refetchType: 'none' })
  await askAnew(client, changedBy(true))
}

let works = 0
let held: Written[] = []

/** Asks anew for what a call has changed, or at the end of the work that it belongs to. */
export async function follow(client: QueryClient, written: Written) {
  if (works > 0) held.push(written)
  else await refresh(client, [written])
}

/** Runs work of many calls; what they change is asked for anew once, at its end. */
export async function together<T>(client: QueryClient, work: () => Promise<T>): Promise<T> {
  works += 1
  try {
    return await work()
  } finally {
    works -= 1
    const written = held
    if (works === 0) {
      held = []
      void refresh(client, written)
    }
  }
}
