import { useQuery } from '@tanstack/react-query'
import { ImageFrame } from './ImageFrame.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { PdfFrame } from './PdfFrame.tsx'
import { isImage, isPdf, type Place } from './place.ts'
import { documentPageQuery } from './queries.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { SlideView } from './SlideView.tsx'
import { StoredText } from './StoredText.tsx'

interface PassageViewProps {
  place: Place
  zoomed: boolean
}

/** Blocks shown on both sides of a passage in a file without pages. */
const context = 3

/** The page that a passage stands on, as it looks: of a PDF, a picture, a sheet, a slide, or the text around it. */
export function PassageView({ place, zoomed }: PassageViewProps) {
  if (isPdf(place.filename)) return <PdfFrame place={place} zoomed={zoomed} />
  if (isImage(place.filename)) return <ImageFrame key={place.document_id} place={place} zoomed={zoomed} />
  return <StoredFrame place={place} zoomed={zoomed} />
}

function StoredFrame({ place, zoomed }: PassageViewProps) {
  const { data: page, error, refetch } = useQuery(documentPageQuery(place.document_id, place.page))
  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!page) return <PaperSkeleton />
  if (page.grid) {
    return (
      <SheetGrid grid={page.grid} filename={place.filename} sheet={page.name ?? place.filename} cell={place.cell} />
    )
  }
  if (page.kind === 'slide') {
    return <SlideView page={page} filename={place.filename} place={place} zoom={zoomed ? 2 : 1} />
  }
  return <StoredText place={place} around={context} />
}
