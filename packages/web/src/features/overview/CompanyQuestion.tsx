import { useQuery } from '@tanstack/react-query'
import { OtherCompanies } from '../../document/viewer/OtherCompanies.tsx'
import { newestDocumentsQuery } from './queries.ts'

/** Asks whose documents are whose values are questions only until somebody says so. */
export function CompanyQuestion() {
  const { data } = useQuery(newestDocumentsQuery)
  return (
    <div className="-mt-4 empty:hidden">
      <OtherCompanies documents={data?.results ?? []} />
    </div>
  )
}
