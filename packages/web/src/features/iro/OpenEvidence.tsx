import { useQuery } from '@tanstack/react-query'
import { FullScreen } from '../../ui/FullScreen.tsx'
import { DocumentViewer } from '../../viewer/DocumentViewer.tsx'
import { PageFailure } from '../../viewer/PageFailure.tsx'
import { documentQuery } from '../../viewer/queries.ts'

interface OpenEvidenceProps {
  id: string
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** The document that the address names, at the page with the words that were quoted. */
export function OpenEvidence({ id, page, onPage, onClose }: OpenEvidenceProps) {
  const { data: document, error, refetch } = useQuery(documentQuery(id))
  if (document) {
    return <DocumentViewer documentId={id} filename={document.title} page={page} onPage={onPage} onClose={onClose} />
  }
  if (!error) return null
  return (
    <FullScreen label={id} onClose={onClose}>
      <PageFailure error={error} onRetry={() => void refetch()} onClose={onClose} />
    </FullScreen>
  )
}
