import { useEffect, useRef, useState } from 'react'
import { cx } from '../../ui/class-names.ts'
import type { Marks } from './marks.ts'
import type { PdfPage } from './opened-pdf.ts'
import { paperTones } from './PaperSkeleton.tsx'
import { PictureMarks } from './PictureMarks.tsx'
import './viewer.css'

interface PdfPictureProps {
  page: PdfPage
  /** CSS pixels a point. */
  scale: number
  marks: Marks
  /** What the picture shows, for those who do not see it. */
  label: string
  /** Puts the words over the picture, to be selected, copied and read out. */
  selectable?: boolean
  onFail?: (error: unknown) => void
}

/** Browsers keep the memory of a canvas until it is collected, unless it has no size. */
function release(picture: HTMLElement | null) {
  for (const canvas of picture?.querySelectorAll('canvas') ?? []) canvas.width = 0
}

/** A page of a PDF as it looks, with the passage in yellow and the value boxed. */
export function PdfPicture({ page, scale, marks, label, selectable = false, onFail }: PdfPictureProps) {
  const picture = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<PdfPage | null>(null)
  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })

  useEffect(() => {
    const stop = new AbortController()
    const canvas = document.createElement('canvas')
    canvas.className = 'block size-full'
    page
      .draw(canvas, scale * Math.max(1, devicePixelRatio), stop.signal)
      .then(() => {
        release(picture.current)
        picture.current?.replaceChildren(canvas)
        setDrawn(page)
      })
      .catch((error: unknown) => {
        canvas.width = 0
        if (!stop.signal.aborted) fail.current?.(error)
      })
    return () => stop.abort()
  }, [page, scale])

  useEffect(() => {
    const shown = picture.current
    return () => {
      release(shown)
      page.release()
    }
  }, [page])

  useEffect(() => {
    const container = words.current
    if (!container || !selectable) return
    const stop = new AbortController()
    container.replaceChildren()
    page.addText(container, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('The words of a page could not be laid over it', error)
    })
    return () => stop.abort()
  }, [page, selectable])

  const size = { width: page.width * scale, height: page.height * scale }
  return (
    <div className="relative isolate shrink-0 bg-paper shadow-md" style={size}>
      <div
        ref={picture}
        className={cx('absolute inset-0', drawn !== page && `skeleton h-full! ${paperTones}`)}
        {...(selectable ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      {drawn === page && <PictureMarks page={page} marks={marks} />}
      {selectable && (
        // The layer's own measures are points; this factor brings them to the size of the picture.
        <div ref={words} className="page-words" style={{ '--total-scale-factor': scale } as React.CSSProperties} />
      )}
    </div>
  )
}
