import { queryOptions, useQuery } from '@tanstack/react-query'
import { contract } from '../../api/contract.ts'
import { companyQuery } from '../../api/queries.ts'
import { read } from '../../api/read.ts'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { followWhile } from './progress.ts'
import { uploadTexts } from './texts.ts'

/** How many documents of the company are still on their way; asked again until there is none. */
const workingQuery = queryOptions({
  ...read(contract.documents.summary),
  refetchInterval: ({ state: { data } }) => followWhile(data, ({ working }) => working > 0),
})

/**
 * Why nothing can be uploaded now; `null` while uploads are taken. Whatever would open a dialog for files asks here, so that
 * nobody chooses a file that is refused.
 */
export function usePaused(): string | null {
  const t = useTexts(uploadTexts)
  const { data: company } = useQuery(companyQuery)
  const isPaused = company?.metadata.enable_document_upload === false
  const mayRead = useMay('read')
  const { data } = useQuery({ ...workingQuery, enabled: isPaused && mayRead })
  if (!isPaused) return null
  return t(data && data.working > 0 ? 'pausedWorking' : 'paused')
}
