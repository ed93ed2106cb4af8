import { useQuery } from '@tanstack/react-query'
import { FullScreen } from '../../ui/FullScreen.tsx'
import { DocumentViewer, type Passages } from './DocumentViewer.tsx'
import { PageFailure } from './PageFailure.tsx'
import type { Place } from './place.ts'
import { documentQuery } from './queries.ts'

interface OpenDocumentProps {
  id: string
  page: number
  /** A passage that is marked. */
  place?: Place | null
  passages?: Passages | undefined
  onPage: (page: number) => void
  onClose: () => void
}

/** The document that the address names. */
export function OpenDocument({ id, onClose, ...shown }: OpenDocumentProps) {
  const { data: document, error, refetch } = useQuery(documentQuery(id))
  if (document) {
    return <DocumentViewer documentId={id} filename={document.title} onClose={onClose} {...shown} />
  }
  if (!error) return null
  return (
    <FullScreen label={id} onClose={onClose}>
      <PageFailure error={error} onRetry={() => void refetch()} onClose={onClose} />
    </FullScreen>
  )
}
