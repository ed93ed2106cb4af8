import { useQuery } from '@tanstack/react-query'
import { useMay } from '../api/role.ts'
import { useLanguage } from '../i18n/language.ts'
import { progressQuery } from '../progress/queries.ts'
import { mineQuery } from '../waiting/queries.ts'

/** How many proposed values wait for a decision; zero while that is unknown. */
export function useValuesWaiting(): number {
  const mayRead = useMay('read')
  const { data } = useQuery({ ...progressQuery(useLanguage()), staleTime: 30_000, enabled: mayRead })
  return data?.data.breakdown.proposed ?? 0
}

/** How much waits for the signed-in person altogether: values to check, and what they have to deliver, decide and approve. */
export function useWaiting(): number {
  const mayReport = useMay('report')
  const mayWork = useMay('work')
  const { data } = useQuery({ ...mineQuery(useLanguage()), enabled: mayWork })
  const values = useValuesWaiting()
  const tasks = data ? data.deliver.length + data.decide.length + data.approve.length : 0
  return tasks + (mayReport ? values : 0)
}
