import { useQuery } from '@tanstack/react-query'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { PdfFrame } from './PdfFrame.tsx'
import { isPdf, isSheet, type Place } from './place.ts'
import { documentPageQuery } from './queries.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { StoredText } from './StoredText.tsx'

interface PassageViewProps {
  place: Place
  zoomed: boolean
}

/** Paragraphs shown on both sides of a passage in a file without pages. */
const context = 3

/** The page that a passage stands on, as it looks: a page of a PDF, a sheet, or the text around it. */
export function PassageView({ place, zoomed }: PassageViewProps) {
  if (isPdf(place.filename)) return <PdfFrame place={place} zoomed={zoomed} />
  if (isSheet(place.filename)) return <SheetFrame place={place} />
  return <StoredText place={place} around={context} />
}

function SheetFrame({ place }: { place: Place }) {
  const { data: page, error, refetch } = useQuery(documentPageQuery(place.document_id, place.page))
  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!page) return <PaperSkeleton />
  if (!page.grid) return <StoredText place={place} around={context} />
  return <SheetGrid grid={page.grid} filename={place.filename} sheet={page.name ?? place.filename} cell={place.cell} />
}
