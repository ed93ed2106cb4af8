import { useEffect, useRef, useState } from 'react'
import { cx } from '../ui/class-names.ts'
import { type Marks, placed } from './marks.ts'
import type { PdfPage } from './pdf-file.ts'
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
        picture.current?.replaceChildren(canvas)
        setDrawn(page)
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) fail.current?.(error)
      })
    return () => stop.abort()
  }, [page, scale])

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
        className={cx('absolute inset-0', drawn !== page && 'skeleton opacity-40')}
        {...(selectable ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      />
      <div aria-hidden className="absolute inset-0 bg-paper mix-blend-multiply" />
      {/* One layer, so that boxes that touch each other do not darken each other. */}
      <div aria-hidden className="absolute inset-0 mix-blend-multiply">
        {marks.boxes.map((box) => (
          <span
            key={`${box.x} ${box.y} ${box.width}`}
            data-mark="passage"
            className="absolute bg-mark"
            style={placed(box, page, 1.5)}
          />
        ))}
      </div>
      {marks.value && (
        <span
          aria-hidden
          data-mark="value"
          className="absolute rounded-sm outline-2 outline-mark-line"
          style={placed(marks.value, page, 2)}
        />
      )}
      {selectable && (
        // The layer's own measures are points; this factor brings them to the size of the picture.
        <div ref={words} className="page-words" style={{ '--total-scale-factor': scale } as React.CSSProperties} />
      )}
    </div>
  )
}
