import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { contract } from '../api/contract.ts'
import { read } from '../api/read.ts'
import { useTexts } from '../i18n/texts.tsx'
import { lazyDecoration } from '../ui/lazy-part.tsx'
import { SegmentItem } from '../ui/Segment.tsx'
import { SegmentLine } from '../ui/SegmentLine.tsx'
import { frameTexts } from './frame/texts.ts'
import { type TabPlace, type View, viewOf } from './house.ts'

/** How far a step is, is asked for by whoever walks the path only. */
const StepMark = lazyDecoration(() => import('../iros/path/StepMark.tsx'))

interface SubNavProps {
  place: TabPlace
  /** Takes the element that the actions of the page are shown in. */
  onTools: (element: HTMLElement | null) => void
}

/** Says which chapters the report of this company has. */
const outlineQuery = read(contract.report.outline)

/** The views of a place, with the one that is open; those of a path say how far each is, and are followed by the next. */
export function SubNav({ place, onTools }: SubNavProps) {
  const t = useTexts(frameTexts)
  const { pathname, hash } = useLocation()
  const view = viewOf(place, pathname, hash)
  const next = place.isPath && view ? place.views[place.views.indexOf(view) + 1] : undefined
  const { data: outline } = useQuery({ ...outlineQuery, enabled: place.views.some(({ chapter }) => chapter) })
  const isThere = (one: View) =>
    !one.chapter || one === view || outline?.chapters.some(({ code }) => code === one.chapter)
  return (
    <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-gutter has-[>:not(:empty)]:pt-4">
      {place.views.length > 1 && (
        <nav aria-label={t(`title.${place.title}`)} className="min-w-0 max-w-full max-md:w-full">
          <SegmentLine aria-label={t(`title.${place.title}`)}>
            {place.views.filter(isThere).map((one, index) => (
              <SegmentItem key={one.to} asChild current={one === view}>
                <Link to={one.to}>
                  {place.isPath && (
                    <Suspense
                      fallback={<span className="num size-4.5 text-center text-muted text-xs">{index + 1}</span>}
                    >
                      <StepMark step={one.title} number={index + 1} />
                    </Suspense>
                  )}
                  {t(`title.${one.title}`)}
                </Link>
              </SegmentItem>
            ))}
          </SegmentLine>
        </nav>
      )}
      <span className="flex-1 max-md:hidden" />
      <div ref={onTools} className="flex flex-wrap items-center gap-2 empty:hidden max-md:w-full" />
      {next && (
        <Link
          to={next.to}
          className="inline-flex min-h-control items-center gap-1 rounded-sm text-brand-text text-sm underline-offset-2 hover:underline max-md:hidden"
        >
          {t('header.nextStep', { name: t(`title.${next.title}`) })}
          <ArrowRight aria-hidden className="size-3.5" />
        </Link>
      )}
    </div>
  )
}
