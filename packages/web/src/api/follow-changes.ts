import type { QueryClient } from '@tanstack/react-query'
import { onWritten } from './call.ts'

let last: Promise<unknown> = Promise.resolve()

/** Resolves when what the last call changed has been asked for anew, as far as it is shown. */
export const refreshed = () => last

/** Has the cache follow what calls change: after each of them what is shown of it is asked for anew. */
export const followChanges = (client: QueryClient) =>
  onWritten((...written) => {
    last = import('./stale.ts').then(
      ({ follow }) => follow(client, written),
      // The files of this version may be gone, because a new one has taken its place.
      () => client.invalidateQueries(),
    )
  })
