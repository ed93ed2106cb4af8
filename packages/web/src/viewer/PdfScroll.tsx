import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { ScrollFrame } from '../ui/ScrollFrame.tsx'
import { fitScale, focusOf } from './marks.ts'
import { PdfPicture } from './PdfPicture.tsx'
import type { PdfFile, PdfPage } from './pdf-file.ts'
import { marksOf, type Place } from './place.ts'
import { viewerTexts } from './texts.ts'
import { usePdfPage } from './use-pdf.ts'
import { useSize } from './use-size.ts'

const gap = 16
/** Points that a page is wide until it has been opened: A4. */
const assumed = { width: 595, height: 842 }
/** Pixels that the page of a document is wide at most when it fits its frame. */
const widest = 900

interface PdfScrollProps {
  pdf: PdfFile
  filename: string
  /** A new object brings its page, or the passage, into sight. */
  jump: { page: number; toPassage: boolean }
  place: Place | null
  zoom: number
  /** Told which page is in sight when a person scrolls. */
  onPage: (page: number) => void
}

/** All pages of a PDF below each other; only those in sight are drawn. */
export function PdfScroll({ pdf, filename, jump, place, zoom, onPage }: PdfScrollProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [sizes, setSizes] = useState<ReadonlyMap<number, { width: number; height: number }>>(new Map())
  const [inSight, setInSight] = useState(jump.page)
  const told = useRef(jump.page)

  const base = sizes.get(jump.page) ?? sizes.get(1) ?? assumed
  const room = size.width - 2 * gap
  const scale = size.width > 0 ? fitScale(base.width, Math.min(room, widest)) * zoom : 0
  const sizeOf = (page: number) => sizes.get(page) ?? base
  // A page in landscape among others is made to fit as well.
  const scaleOf = (page: number) => Math.min(scale, fitScale(sizeOf(page).width, room) * zoom)
  const heightOf = (page: number) => sizeOf(page).height * scaleOf(page)
  const topOf = (page: number) => {
    let top = gap
    for (let before = 1; before < page; before += 1) top += heightOf(before) + gap
    return top
  }

  const ready = sizes.has(jump.page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a jump or a new size moves the person's place.
  useLayoutEffect(() => {
    if (scale === 0) return
    const focus = jump.toPassage && place ? focusOf(marksOf(place)) : null
    const inPage = focus ? (focus.y + focus.height / 2) * scaleOf(jump.page) - size.height * 0.4 : -gap
    frame.current?.scrollTo({ top: topOf(jump.page) + inPage })
    told.current = jump.page
    setInSight(jump.page)
  }, [jump, scale, ready])

  const follow = () => {
    const box = frame.current
    if (!box || scale === 0) return
    const middle = box.scrollTop + box.clientHeight / 2
    let page = 1
    for (let top = gap; page < pdf.pages; page += 1) {
      top += heightOf(page) + gap
      if (top > middle) break
    }
    setInSight(page)
    if (page === told.current) return
    told.current = page
    onPage(page)
  }

  const learn = (number: number, { width, height }: PdfPage) =>
    setSizes((known) => (known.has(number) ? known : new Map(known).set(number, { width, height })))

  const numbers = Array.from({ length: pdf.pages }, (_, index) => index + 1)
  return (
    <ScrollFrame ref={frame} aria-label={t('frame', { filename })} onScroll={follow} takesFocus className="bg-pressed">
      <div className="flex w-max min-w-full flex-col items-center" style={{ padding: gap, gap }}>
        {scale > 0 &&
          numbers.map((number) => (
            <div
              key={number}
              data-page={number}
              style={{ minHeight: heightOf(number), minWidth: sizeOf(number).width * scaleOf(number) }}
              className="bg-paper"
            >
              {Math.abs(number - inSight) <= 1 && (
                <ScrolledPage
                  pdf={pdf}
                  number={number}
                  scale={scaleOf(number)}
                  place={place?.page === number ? place : null}
                  label={t('pagePicture', { filename, page: number })}
                  onOpen={learn}
                />
              )}
            </div>
          ))}
      </div>
    </ScrollFrame>
  )
}

interface ScrolledPageProps {
  pdf: PdfFile
  number: number
  scale: number
  place: Place | null
  label: string
  onOpen: (number: number, page: PdfPage) => void
}

function ScrolledPage({ pdf, number, scale, place, label, onOpen }: ScrolledPageProps) {
  const page = usePdfPage(pdf, number)
  const opened = page.state === 'ready' ? page.value : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is told once, when it is open.
  useEffect(() => {
    if (opened) onOpen(number, opened)
  }, [opened])
  return opened && <PdfPicture page={opened} scale={scale} marks={marksOf(place)} label={label} selectable />
}
