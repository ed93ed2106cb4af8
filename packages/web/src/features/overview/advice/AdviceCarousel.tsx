import type { Recommendation } from '@esrs/contract'
import type { EmblaCarouselType } from 'embla-carousel'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useAfterPaint } from '../../../ui/use-after-paint.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { AdviceCard } from './AdviceCard.tsx'
import { adviceTexts } from './texts.ts'

interface AdviceCarouselProps {
  recommendations: readonly Recommendation[]
  onOpen: (key: string) => void
  /** What stands before the buttons. */
  actions: ReactNode
}

const forward: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** How many cards are in view: four, and fewer on narrow screens (product specification, section 9). */
function usePerView(): number {
  const wide = useMedia('(width >= 64rem)')
  const middle = useMedia('(width >= 40rem)')
  return wide ? 4 : middle ? 2 : 1
}

/** Recommendations side by side: to be dragged, gone through by buttons and by arrow keys, without an end. */
export function AdviceCarousel({ recommendations, onOpen, actions }: AdviceCarouselProps) {
  const t = useTexts(adviceTexts)
  const { number } = useFormats()
  const heading = useId()
  const keys = useId()
  const perView = usePerView()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const [frame, carousel] = useEmblaCarousel({ loop: true, dragFree: true, align: 'start' })
  // Begun with the cards, it would measure them before they are laid out, and they would be laid out twice.
  const isPainted = useAfterPaint()
  const first = useFirst(carousel)
  const [active, setActive] = useState(0)
  // What is announced is where somebody went, not where the cards happen to be.
  const [moved, setMoved] = useState(false)
  const cards = useRef<(HTMLButtonElement | null)[]>([])

  const total = recommendations.length
  const from = Math.min(first, total - 1)
  const last = Math.min(from + perView, total)
  const fits = total <= perView
  const isActiveInView = active >= from && active < last
  const tabbable = isActiveInView ? active : from

  const go = (step: number) => {
    carousel?.scrollTo((((from + step * perView) % total) + total) % total, isStill)
    setMoved(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = forward[event.key]
    // From the card that has the focus: which one is in view is known only once the carousel has been laid out.
    const focused = cards.current.findIndex((card) => card === document.activeElement)
    const start = focused < 0 ? tabbable : focused
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? total - 1 : step && (start + step + total) % total
    if (target === undefined) return
    event.preventDefault()
    setActive(target)
    cards.current[target]?.focus({ preventScroll: true })
    if (target < from || target >= from + perView) carousel?.scrollTo(target, isStill)
    setMoved(true)
  }
  const numbers = { first: number(from + 1), last: number(last), total: number(total) }
  const isOne = last === from + 1
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="flex items-baseline gap-2 font-semibold text-base">
          {t('title')}
          {!fits && (
            <span aria-hidden className="num font-normal text-muted text-sm max-sm:hidden">
              {t(isOne ? 'positionOne' : 'position', numbers)}
            </span>
          )}
        </h2>
        <div className="flex items-center gap-2">
          {actions}
          {!fits && (
            <span className="flex gap-2 max-sm:hidden">
              <Button size="icon" aria-label={t('previous')} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden className="size-4" />
              </Button>
              <Button size="icon" aria-label={t('next')} onClick={() => go(1)}>
                <ChevronRight aria-hidden className="size-4" />
              </Button>
            </span>
          )}
        </div>
      </div>
      <p className="sr-only" role="status">
        {moved && t(isOne ? 'announceOne' : 'announce', numbers)}
      </p>
      <p id={keys} className="sr-only">
        {t('keys')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a description of its role */}
      <div
        role="group"
        aria-roledescription={t('carousel')}
        aria-labelledby={heading}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        // Room for the outline of a card that has the focus; on a phone cards run to the edge of the screen.
        className="-m-1 overflow-hidden p-1 max-md:-mx-gutter max-md:px-gutter"
        ref={isPainted ? frame : null}
      >
        <ul className="-ml-4 flex touch-pan-y max-sm:-ml-3">
          {recommendations.map((recommendation, index) => (
            <li
              key={recommendation.key}
              className="min-w-0 shrink-0 grow-0 basis-[84%] pl-4 max-sm:pl-3 sm:basis-1/2 lg:basis-1/4"
            >
              <AdviceCard
                recommendation={recommendation}
                onOpen={() => onOpen(recommendation.key)}
                tabbable={index === tabbable}
                onFocus={() => setActive(index)}
                buttonRef={(button) => {
                  cards.current[index] = button
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The first card in view. */
function useFirst(carousel: EmblaCarouselType | undefined): number {
  const [first, setFirst] = useState(0)
  useEffect(() => {
    if (!carousel) return
    const follow = () => setFirst(carousel.selectedScrollSnap())
    follow()
    carousel.on('select', follow).on('reInit', follow)
    return () => {
      carousel.off('select', follow).off('reInit', follow)
    }
  }, [carousel])
  return first
}
