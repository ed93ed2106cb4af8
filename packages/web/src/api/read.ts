import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Arguments, type Callable, call, type Origin } from './call.ts'

/** The key of what a call reads: its address, by which it is known what it is about (`stale.ts`), and whatever else decides what comes. */
export const keyOf = (endpoint: { path: string }, ...rest: unknown[]) => [endpoint.path, ...rest]

type Asking<T> = [sent: Given<T>, ...also: string[]] | (undefined extends Given<T> ? [] : never)
type Given<T> = Arguments<Origin<T>>[0]

/** The query that makes a call of the contract. `also`: what decides about the reply beside what is sent, such as the language of its names. */
export const read = <T extends Callable>(endpoint: T, ...[sent, ...also]: Asking<T>) =>
  queryOptions({
    queryKey: [endpoint.path, sent ?? {}, ...also],
    queryFn: ({ signal }): Promise<Answer<Origin<T>>> =>
      call(endpoint, ...([sent, { signal }] as unknown as Arguments<Origin<T>>)),
  })
