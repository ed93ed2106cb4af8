import type { Document, PageOutline } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { FileArchive, FileClock, FileX2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/States.tsx'
import { ImageScroll } from './ImageScroll.tsx'
import type { PdfFile } from './opened-pdf.ts'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { PdfScroll } from './PdfScroll.tsx'
import { isImage, isPdf, isPicture, type Place, wholePage } from './place.ts'
import type { Points } from './points.ts'
import { documentPageQuery } from './queries.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { SheetTabs } from './SheetTabs.tsx'
import { SlideView } from './SlideView.tsx'
import { StoredText } from './StoredText.tsx'
import { viewerTexts } from './texts.ts'
import { useFallbackReason } from './use-fallback-reason.ts'
import { useImage } from './use-image.ts'
import type { Loaded } from './use-pdf.ts'

/** A wish to see a page, or the passage on it; a new object is a new wish. */
export interface Jump {
  page: number
  toPassage: boolean
}

interface DocumentBodyProps {
  documentId: string
  filename: string
  document: Document | undefined
  outline: readonly PageOutline[] | undefined
  pdf: Loaded<PdfFile>
  page: number
  place: Place | null
  points?: Points | undefined
  jump: Jump
  zoom: number
  /** Told which page a person has scrolled to. */
  onPage: (page: number) => void
  onSheet: (sheet: number) => void
}

/** The ring of what has the focus follows the lower corners of the inset screen. */
const ringed = 'md:**:data-scrolls:rounded-b-xl'

/** The pages themselves, each kind of file in the way it looks. */
export function DocumentBody(props: DocumentBodyProps) {
  const { filename, document, pdf, page, place, points, jump, zoom, onPage } = props
  const notShown = useFallbackReason()
  const body = cx('min-h-0 flex-1', ringed)
  if (document && !hasText(document) && !isPicture(filename)) {
    return (
      <div className={body}>
        <NotRead document={document} />
      </div>
    )
  }
  if (isImage(filename)) {
    return (
      <div className={body}>
        <ImageBody {...props} />
      </div>
    )
  }
  if (isPdf(filename)) {
    return (
      <div className={body}>
        {pdf.state === 'loading' && <PaperSkeleton />}
        {pdf.state === 'ready' && (
          <PdfScroll
            pdf={pdf.value}
            filename={filename}
            jump={jump}
            place={place}
            points={points}
            zoom={zoom}
            onPage={onPage}
          />
        )}
        {pdf.state === 'failed' &&
          (document && !hasText(document) ? (
            <NotRead document={document} />
          ) : (
            <StoredText place={placeOn(props, page)} note={notShown(pdf.error)} jump={jump} />
          ))}
      </div>
    )
  }
  return <StoredBody {...props} />
}

const placeOn = ({ documentId, filename, place }: DocumentBodyProps, page: number) =>
  place?.page === page ? place : wholePage(documentId, filename, page)

const storedOnly = ({ notes }: Document) => notes.find(({ code }) => code === 'not_analysed')

const hasText = (document: Document) => document.stage === 'processed' && !storedOnly(document)

/** A document that has no stored text: not yet, or for a reason. */
function NotRead({ document }: { document: Document }) {
  const t = useTexts(viewerTexts)
  const failed = document.stage === 'failed'
  const stored = document.stage === 'processed' ? storedOnly(document) : undefined
  const Icon = failed ? FileX2 : stored ? FileArchive : FileClock
  return (
    <div className="grid h-full place-items-center bg-pressed">
      <EmptyState
        icon={<Icon aria-hidden strokeWidth={1.75} />}
        title={t(failed ? 'unread' : stored ? 'storedOnly' : 'notReadYet')}
        className="rounded-xl bg-surface"
      >
        {failed ? document.processingError : (stored?.text ?? t('notReadYetHint'))}
      </EmptyState>
    </div>
  )
}

function ImageBody(props: DocumentBodyProps) {
  const { documentId, filename, place, zoom, jump } = props
  const t = useTexts(viewerTexts)
  const notShown = useFallbackReason()
  const image = useImage(documentId, true)
  const [undrawn, setUndrawn] = useState(false)
  if (image.state === 'loading') return <PaperSkeleton />
  if (image.state === 'failed' || undrawn) {
    const note = image.state === 'failed' ? notShown(image.error) : t('notDrawn')
    return <StoredText place={placeOn(props, 1)} note={note} jump={jump} />
  }
  return (
    <ImageScroll
      image={image.value}
      filename={filename}
      place={place}
      zoom={zoom}
      jump={jump}
      onFail={() => setUndrawn(true)}
    />
  )
}

/** A sheet as a grid with the tabs of its workbook, a slide with its words in place, everything else as its text. */
function StoredBody(props: DocumentBodyProps) {
  const { documentId, filename, outline, page: number, place, points, zoom, jump, onSheet } = props
  const panel = useId()
  const [first] = useState(number)
  const { data: page, error, refetch } = useQuery(documentPageQuery(documentId, number))
  const sheets = outline?.[0]?.kind === 'sheet' && outline.length > 1 ? outline : null
  const marked = place?.page === number ? place : null
  return (
    <>
      <div
        id={panel}
        className={cx('min-h-0 flex-1', !sheets && ringed)}
        {...(sheets ? { role: 'tabpanel', 'aria-label': page?.name ?? '' } : {})}
      >
        {error ? (
          <PageFailure error={error} onRetry={() => void refetch()} />
        ) : !page ? (
          <PaperSkeleton />
        ) : page.grid ? (
          <SheetGrid
            key={number}
            grid={page.grid}
            filename={filename}
            sheet={page.name ?? filename}
            cell={marked?.cell ?? null}
            points={points?.page === number ? points.places : undefined}
            takesFocus={number === first}
          />
        ) : page.kind === 'slide' ? (
          <SlideView page={page} filename={filename} place={marked} zoom={zoom} jump={jump} takesFocus />
        ) : (
          <StoredText key={number} place={placeOn(props, number)} jump={jump} takesFocus />
        )}
      </div>
      {sheets && <SheetTabs sheets={sheets} current={number} onSheet={onSheet} panelId={panel} />}
    </>
  )
}
