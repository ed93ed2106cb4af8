import { useQuery } from '@tanstack/react-query'
import { useMay } from '../api/role.ts'
import { useLanguage } from '../i18n/language.ts'
import { progressQuery } from '../progress/queries.ts'
import { waitingQuery } from '../waiting/queries.ts'

/** How many proposed values wait for a decision; zero while that is unknown. */
export function useValuesWaiting(): number {
  const mayRead = useMay('read')
  const { data } = useQuery({ ...progressQuery(useLanguage()), staleTime: 30_000, enabled: mayRead })
  return data?.data.breakdown.proposed ?? 0
}

/** How much waits for the signed-in person altogether; zero while that is unknown. */
export function useWaiting(): number {
  const mayWork = useMay('work')
  const { data } = useQuery({ ...waitingQuery, enabled: mayWork })
  return data?.mine.count ?? 0
}
