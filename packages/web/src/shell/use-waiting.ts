import { useQuery } from '@tanstack/react-query'
import { useMay } from '../api/role.ts'
import { waitingQuery } from '../report/waiting/queries.ts'

/** What waits for the signed-in person; zeros while that is unknown. Its count is the one number of work everywhere. */
export function useWaiting(): { count: number; values: number } {
  const { data } = useQuery({ ...waitingQuery, enabled: useMay('work') })
  return { count: data?.mine.count ?? 0, values: data?.mine.values ?? 0 }
}
