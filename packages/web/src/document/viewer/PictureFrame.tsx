import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { fitScale, scrollTo, zoomTo } from './marks.ts'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { marksOf, type Place } from './place.ts'
import { viewerTexts } from './texts.ts'
import { useSize } from './use-size.ts'

/** Pixels between the page and its frame. */
const gap = 16

interface PictureFrameProps {
  place: Place
  /** The size of what is shown in the unit of its marks; `null` while it is loaded. */
  page: { width: number; height: number } | null
  /** Shows the passage larger than the page that fits. */
  zoomed: boolean
  children: (scale: number) => ReactNode
}

/** A picture of a page in a frame that scrolls, with the passage in sight. */
export function PictureFrame({ place, page, zoomed, children }: PictureFrameProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const marks = marksOf(place)
  const fitted = page && size.width > 0 ? fitScale(page.width, size.width - 2 * gap) : 0
  const scale = page && zoomed ? fitted * zoomTo(marks, page.width, size.width - 2 * gap) : fitted

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who has scrolled is brought back only by a new passage or zoom.
  useLayoutEffect(() => {
    if (scale > 0) frame.current?.scrollTo(scrollTo(marks, scale, size, gap))
  }, [place.document_id, place.page, place.excerpt, scale])

  return (
    <ScrollFrame ref={frame} aria-label={t('frame', { filename: place.filename })} className="isolate bg-pressed">
      {page && scale > 0 ? (
        <div className="relative -z-1 flex w-max min-w-full justify-center" style={{ padding: gap }}>
          {children(scale)}
        </div>
      ) : (
        <PaperSkeleton />
      )}
    </ScrollFrame>
  )
}
