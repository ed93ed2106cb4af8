import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { FullScreen } from '../ui/FullScreen.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { PdfScroll } from './PdfScroll.tsx'
import { isPdf, type Place } from './place.ts'
import { documentPageQuery, documentQuery } from './queries.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { StoredText } from './StoredText.tsx'
import { viewerTexts } from './texts.ts'
import { usePdf } from './use-pdf.ts'
import { ViewerBar } from './ViewerBar.tsx'

/** How much larger than its frame a page may be shown. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

interface DocumentViewerProps {
  documentId: string
  filename: string
  /** The page that is shown first. */
  page: number
  onPage?: (page: number) => void
  /** A passage that is marked. */
  place?: Place | null
  onClose: () => void
}

/** A document to read: all its pages, with a passage marked where one is given. */
export function DocumentViewer({
  documentId,
  filename,
  page: first,
  onPage,
  place = null,
  onClose,
}: DocumentViewerProps) {
  const t = useTexts(viewerTexts)
  const [page, setPage] = useState(first)
  const [jump, setJump] = useState({ page: first, toPassage: place !== null })
  const [zoom, setZoom] = useState(2)
  const { data: document } = useQuery(documentQuery(documentId))
  const pdf = usePdf(documentId, isPdf(filename))
  const pages = pdf.state === 'ready' ? pdf.value.pages : (document?.pageCount ?? null)

  const show = (next: number) => {
    setPage(next)
    onPage?.(next)
  }
  const go = (next: number, toPassage = false) => {
    show(next)
    setJump({ page: next, toPassage })
  }

  return (
    <FullScreen label={filename} onClose={onClose}>
      <ViewerBar
        documentId={documentId}
        filename={filename}
        page={page}
        pages={pages}
        unit={isPdf(filename) ? 'page' : 'sheet'}
        onPage={go}
        onPassage={place ? () => go(place.page, true) : undefined}
        zoom={
          pdf.state === 'ready'
            ? {
                share: zooms[zoom] ?? 1,
                onIn: zoom < zooms.length - 1 ? () => setZoom(zoom + 1) : undefined,
                onOut: zoom > 0 ? () => setZoom(zoom - 1) : undefined,
              }
            : undefined
        }
        onClose={onClose}
      />
      <div className="min-h-0 flex-1">
        {isPdf(filename) && pdf.state === 'loading' && <PaperSkeleton />}
        {pdf.state === 'ready' && (
          <PdfScroll
            pdf={pdf.value}
            filename={filename}
            jump={jump}
            place={place}
            zoom={zooms[zoom] ?? 1}
            onPage={show}
          />
        )}
        {(!isPdf(filename) || pdf.state === 'failed') && (
          <StoredPage
            documentId={documentId}
            filename={filename}
            page={page}
            place={place?.page === page ? place : null}
            note={pdf.state === 'failed' ? t('notDrawn') : undefined}
          />
        )}
      </div>
    </FullScreen>
  )
}

interface StoredPageProps {
  documentId: string
  filename: string
  page: number
  place: Place | null
  note: string | undefined
}

/** A sheet as a grid, everything else as its text. */
function StoredPage({ documentId, filename, page: number, place, note }: StoredPageProps) {
  const { data: page, error, refetch } = useQuery(documentPageQuery(documentId, number))
  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!page) return <PaperSkeleton />
  if (page.grid) {
    return <SheetGrid grid={page.grid} filename={filename} sheet={page.name ?? filename} cell={place?.cell ?? null} />
  }
  return <StoredText place={place ?? wholePage(documentId, filename, number)} note={note} />
}

const wholePage = (documentId: string, filename: string, page: number): Place => ({
  document_id: documentId,
  filename,
  page,
  sheet: null,
  cell: null,
  paragraph: null,
  excerpt: '',
  value_at: null,
  boxes: [],
  value_box: null,
})
