import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A reading that says what is still to be done or may be done now. Where something has changed since it was read (`stale.ts`), a page that
 * opens waits for the new one, rather than telling for a moment what is true no longer; once shown, it is replaced without a gap.
 */
export function useCurrent<Read, Shown = Read, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Read, DefaultError, Shown, Key>,
): Pick<UseQueryResult<Shown>, 'data' | 'error' | 'refetch' | 'isFetching'> {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(query)
  const [isOutdated, setOutdated] = useState(() => client.getQueryState(query.queryKey)?.isInvalidated ?? false)
  if (isOutdated && !isFetching) setOutdated(false)
  return { data: isOutdated && isFetching ? undefined : data, error, refetch, isFetching }
}
