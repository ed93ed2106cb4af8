import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { ScrollFrame } from '../ui/ScrollFrame.tsx'
import { fitScale, scrollTo, zoomTo } from './marks.ts'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { PdfPicture } from './PdfPicture.tsx'
import { marksOf, type Place } from './place.ts'
import { StoredText } from './StoredText.tsx'
import { viewerTexts } from './texts.ts'
import { usePdf, usePdfPage } from './use-pdf.ts'
import { useSize } from './use-size.ts'

/** Pixels between the page and its frame. */
const gap = 16

interface PdfFrameProps {
  place: Place
  /** Shows the passage larger than the page that fits. */
  zoomed: boolean
}

/** The page of a PDF in a frame that scrolls, with the passage in sight. */
export function PdfFrame({ place, zoomed }: PdfFrameProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const pdf = usePdf(place.document_id, true)
  const page = usePdfPage(pdf.state === 'ready' ? pdf.value : null, place.page)
  const [undrawn, setUndrawn] = useState<Place | null>(null)

  const marks = marksOf(place)
  const shown = page.state === 'ready' ? page.value : null
  const fitted = shown && size.width > 0 ? fitScale(shown.width, size.width - 2 * gap) : 0
  const scale = shown && zoomed ? fitted * zoomTo(marks, shown.width) : fitted

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who has scrolled is brought back only by a new passage or zoom.
  useLayoutEffect(() => {
    if (scale > 0) frame.current?.scrollTo(scrollTo(marks, scale, size, gap))
  }, [place.document_id, place.page, place.excerpt, scale])

  if (pdf.state === 'failed' || page.state === 'failed' || undrawn === place) {
    return <StoredText place={place} note={t('notDrawn')} />
  }
  return (
    <ScrollFrame ref={frame} aria-label={t('frame', { filename: place.filename })} className="bg-pressed">
      {shown && scale > 0 ? (
        <div className="flex w-max min-w-full justify-center" style={{ padding: gap }}>
          <PdfPicture
            page={shown}
            scale={scale}
            marks={marks}
            label={t('pagePictureMarked', { filename: place.filename, page: place.page, excerpt: place.excerpt })}
            onFail={() => setUndrawn(place)}
          />
        </div>
      ) : (
        <PaperSkeleton />
      )}
    </ScrollFrame>
  )
}
