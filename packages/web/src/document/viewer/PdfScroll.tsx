import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { focusOf } from './marks.ts'
import type { PdfFile, PdfPage } from './opened-pdf.ts'
import { PagePoints } from './PagePoints.tsx'
import { paperTones } from './PaperSkeleton.tsx'
import { PdfPicture } from './PdfPicture.tsx'
import { columnOf, pagesInSight } from './page-column.ts'
import { marksOf, type Place } from './place.ts'
import type { Point, Points } from './points.ts'
import { viewerTexts } from './texts.ts'
import { usePdfPage } from './use-pdf.ts'
import { useSize } from './use-size.ts'

const gap = 16
/** Pixels that the page of a document is wide at most when it fits its frame. */
const widest = 900

interface PdfScrollProps {
  pdf: PdfFile
  filename: string
  /** A new object brings its page, or the passage, into sight. */
  jump: { page: number; toPassage: boolean }
  place: Place | null
  points?: Points | undefined
  zoom: number
  /** Told which page is in sight when a person scrolls. */
  onPage: (page: number) => void
}

/** All pages of a PDF below each other; only those in sight are drawn. */
export function PdfScroll({ pdf, filename, jump, place, points, zoom, onPage }: PdfScrollProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [sizes, setSizes] = useState<ReadonlyMap<number, { width: number; height: number }>>(new Map())
  const [drawn, setDrawn] = useState({ first: jump.page, last: jump.page })
  const reportedPage = useRef(jump.page)
  const isMeasured = size.width > 0
  const column = useMemo(
    () => columnOf(pdf.pages, sizes, { width: size.width, widest, gap, zoom }),
    [pdf, sizes, size.width, zoom],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person's place is moved only by a jump, by another size, and when the page that is jumped to turns out to be of another one.
  useLayoutEffect(() => {
    const slot = column[jump.page - 1]
    if (!isMeasured || !slot) return
    const focus = jump.toPassage && place ? focusOf(marksOf(place)) : null
    const inPage = focus ? (focus.y + focus.height / 2) * slot.scale - size.height * 0.4 : -gap
    reportedPage.current = jump.page
    frame.current?.scrollTo({ top: slot.top + inPage })
  }, [jump, isMeasured, size.width, zoom, sizes.has(jump.page)])

  const follow = () => {
    const box = frame.current
    if (!box || !isMeasured) return
    const { first, last, current } = pagesInSight(column, box.scrollTop, box.clientHeight)
    setDrawn((known) => (known.first === first && known.last === last ? known : { first, last }))
    return current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages that turn out to be larger or smaller push others into sight.
  useLayoutEffect(() => void follow(), [column, jump])
  const onScroll = () => {
    const current = follow()
    if (current === undefined || current === reportedPage.current) return
    reportedPage.current = current
    onPage(current)
  }

  const learn = (number: number, { width, height }: PdfPage) =>
    setSizes((known) => (known.has(number) ? known : new Map(known).set(number, { width, height })))

  return (
    <ScrollFrame
      ref={frame}
      aria-label={t('frame', { filename })}
      onScroll={onScroll}
      takesFocus
      className="isolate bg-pressed"
    >
      {/* Below the ring of the frame that has the focus. */}
      <div className="relative -z-1 flex w-max min-w-full flex-col items-center" style={{ padding: gap, gap }}>
        {isMeasured &&
          column.map(({ width, height, scale }, index) => {
            const number = index + 1
            return (
              <div key={number} data-page={number} style={{ width, height }} className="bg-paper">
                {number >= drawn.first && number <= drawn.last && (
                  <ScrolledPage
                    pdf={pdf}
                    number={number}
                    scale={scale}
                    place={place?.page === number ? place : null}
                    points={points?.page === number ? points.places : null}
                    label={t('pagePicture', { filename, page: number })}
                    onOpen={learn}
                  />
                )}
              </div>
            )
          })}
      </div>
    </ScrollFrame>
  )
}

interface ScrolledPageProps {
  pdf: PdfFile
  number: number
  scale: number
  place: Place | null
  points: readonly Point[] | null
  label: string
  onOpen: (number: number, page: PdfPage) => void
}

function ScrolledPage({ pdf, number, scale, place, points, label, onOpen }: ScrolledPageProps) {
  const page = usePdfPage(pdf, number)
  const opened = page.state === 'ready' ? page.value : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is reported once, when it is open.
  useEffect(() => {
    if (opened) onOpen(number, opened)
  }, [opened])
  if (page.state === 'loading') return <div aria-hidden className={`skeleton size-full! ${paperTones}`} />
  return (
    opened && (
      <div className="relative">
        <PdfPicture page={opened} scale={scale} marks={marksOf(place)} label={label} selectable={!points} />
        {points && <PagePoints page={opened} points={points} />}
      </div>
    )
  )
}
