import { useQuery } from '@tanstack/react-query'
import { WhoseDocuments } from '../../viewer/WhoseDocuments.tsx'
import { newestDocumentsQuery } from './queries.ts'

/** Asks whose documents are whose values are questions only until somebody says so. */
export function WhoseAsked() {
  const { data } = useQuery(newestDocumentsQuery)
  return (
    <div className="-mt-4 empty:hidden">
      <WhoseDocuments documents={data?.results ?? []} />
    </div>
  )
}
