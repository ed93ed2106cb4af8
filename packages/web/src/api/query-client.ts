import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { sessionStore } from './session.ts'

/** A refusal stays a refusal; only a lost network or a broken server is worth asking again. */
const mayHeal = (error: unknown) => !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.logged) console.error(`${meta.logged} could not be loaded: ${error.message}`)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        retry: (failures, error) => failures < 3 && mayHeal(error),
      },
      // Where the browser knows of no network, what somebody does fails at once and says so: kept back, it would be lost with the tab, or
      // go out long after. What is only looked at waits and comes by itself.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Asks anew for all that is shown, where nothing holds any more that was loaded. */
export const askForAll = (client: QueryClient) => client.invalidateQueries()

/** Empties the cache when another person signs in, so that they do not see the data of the one before. */
export function followSession(client: QueryClient): () => void {
  let owner = sessionStore.get().user?.id
  return sessionStore.subscribe(() => {
    const next = sessionStore.get().user?.id
    if (next === owner) return
    owner = next
    client.clear()
  })
}
