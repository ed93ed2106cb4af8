import type { AssessmentMethod } from '@esrs/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Bounds, drawMatrix, type MatrixChart, type MatrixDot, pngOf } from '../../charts/chart.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { materialityTexts } from './texts.ts'

/** Functions of a drawn matrix for its page. */
export interface PictureHandle {
  save(name: string): Promise<void>
}

interface MatrixPictureProps {
  dots: readonly MatrixDot[]
  bounds: Bounds
  scale: AssessmentMethod['scale']
  onReady: (handle: PictureHandle | null) => void
  onOpen: (dot: MatrixDot) => void
  /** Called while a threshold is dragged. */
  onDrag: (side: keyof Bounds, value: number) => void
}

/** The drawn matrix with keyboard access: arrows move from point to point, Enter opens one. */
export function MatrixPicture({ dots, bounds, scale, onReady, onOpen, onDrag }: MatrixPictureProps) {
  const t = useTexts(materialityTexts)
  const frame = useRef<HTMLDivElement>(null)
  const chart = useRef<MatrixChart | null>(null)
  const latest = useRef({ onOpen, onReady, onDrag, bounds })
  latest.current = { onOpen, onReady, onDrag, bounds }
  const [at, setAt] = useState<number | null>(null)
  const [impact, financial] = [t('side.impact'), t('side.financial')]
  useEffect(() => {
    const element = frame.current!
    const drawn = drawMatrix(
      element,
      scale,
      { impact, financial },
      {
        open: (dot) => latest.current.onOpen(dot),
        drag: (side, value) => latest.current.onDrag(side, value),
      },
    )
    chart.current = drawn
    latest.current.onReady({
      save: async (name) => {
        const { clientWidth, clientHeight } = element
        const background = getComputedStyle(element).getPropertyValue('--surface').trim()
        saveFile(await pngOf(drawn.svg(), clientWidth, clientHeight, background), `${name}.png`)
      },
    })
    return () => {
      latest.current.onReady(null)
      chart.current = null
      drawn.dispose()
    }
  }, [scale, impact, financial])
  const key = dots.map(({ id, x, y }) => `${id} ${x} ${y}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the points are others; thresholds move alone.
  useEffect(() => {
    setAt(null)
    chart.current?.show(dots, latest.current.bounds)
  }, [key, scale, impact, financial])
  useEffect(() => chart.current?.move(bounds), [bounds])
  useEffect(() => chart.current?.mark(at), [at])
  const onKeyDown = (event: KeyboardEvent) => {
    if (dots.length === 0) return
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step) setAt(at === null ? (step > 0 ? 0 : dots.length - 1) : (at + step + dots.length) % dots.length)
    else if (event.key === 'Home') setAt(0)
    else if (event.key === 'End') setAt(dots.length - 1)
    else if (event.key === 'Escape') setAt(null)
    else if (event.key === 'Enter' && at !== null) onOpen(dots[at]!)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows walk through its points.
        tabIndex={0}
        role="application"
        aria-label={t('matrix.label', { count: dots.length })}
        aria-describedby="matrix-keys"
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        className="rounded-md focus-visible:outline-2 focus-visible:outline-ring focus-visible:outline-offset-2"
      >
        <div ref={frame} aria-hidden className="h-96 w-full max-md:h-80" />
      </div>
      <p id="matrix-keys" className="mt-1 text-muted text-xs max-md:hidden">
        {t('matrix.keys')}
      </p>
      <p className="sr-only" aria-live="polite">
        {at === null ? '' : dots[at]?.words}
      </p>
    </>
  )
}
