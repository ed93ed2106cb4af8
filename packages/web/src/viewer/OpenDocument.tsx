import { useQuery } from '@tanstack/react-query'
import { FullScreen } from '../ui/FullScreen.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { PageFailure } from './PageFailure.tsx'
import { documentQuery } from './queries.ts'

interface OpenDocumentProps {
  id: string
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** The document that the address names. */
export function OpenDocument({ id, page, onPage, onClose }: OpenDocumentProps) {
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
