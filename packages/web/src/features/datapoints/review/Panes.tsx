import { FileSearch } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { PassageView } from '../../../document/viewer/PassageView.tsx'
import { locate, runsOf } from '../../../document/viewer/passage.ts'
import { isPicture, type Place } from '../../../document/viewer/place.ts'
import { Runs } from '../../../document/viewer/Runs.tsx'
import { useTexts } from '../../../i18n/texts.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { datapointTexts } from '../texts.ts'
import { PlaceBar } from './PlaceBar.tsx'

/** The pane in which is decided, of one width, so that nothing moves from value to value. */
export const decisionPane = 'flex min-h-0 w-[28rem] shrink-0 flex-col border-line border-l bg-surface'

interface PanesProps {
  frame: RefObject<HTMLDivElement | null>
  /** There is room for the page beside what is decided on it. */
  beside: boolean
  head: ReactNode
  page: ReactNode
  children: ReactNode
}

/** The page at the left and the decision at the right; where there is no room, the page between head and decision. */
export function Panes({ frame, beside, head, page, children }: PanesProps) {
  if (!beside)
    return (
      <div ref={frame} data-review className="flex min-h-0 flex-1 flex-col">
        {head}
        {page}
        {children}
      </div>
    )
  return (
    <div ref={frame} data-review className="flex min-h-0 min-w-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col bg-sunken">{page ?? <NoPage />}</div>
      <div className={decisionPane}>
        {head}
        {children}
      </div>
    </div>
  )
}

/** In place of a page: nothing is shown until a place is chosen, and nothing moves once it is. */
function NoPage() {
  const t = useTexts(datapointTexts)
  return (
    <EmptyState icon={<FileSearch aria-hidden strokeWidth={1.75} />} title={t('review.noPage')} className="m-auto">
      {t('review.noPageText')}
    </EmptyState>
  )
}

interface PagePaneProps {
  place: Place
  zoomed: boolean
  beside: boolean
  onZoom: () => void
  onOpen: () => void
}

/**
 * The page that a passage stands on, with which file and place that is. On a phone the head of a row is out of sight where its figure is in
 * sight, so the row stands below the page in words as well.
 */
export function PagePane({ place, zoomed, beside, onZoom, onOpen }: PagePaneProps) {
  const whole = { start: 0, end: place.excerpt.length }
  return (
    <>
      <PlaceBar place={place} zoomed={zoomed} onZoom={onZoom} onOpen={onOpen} />
      <div className={beside ? 'min-h-0 flex-1' : 'h-[clamp(12rem,36dvh,32rem)] shrink-0 border-line border-b'}>
        <PassageView place={place} zoomed={zoomed} />
      </div>
      {!beside && isPicture(place.filename) && place.boxes.length === 1 && (
        <p className="num line-clamp-2 shrink-0 border-line border-b px-4 py-2 text-sm [overflow-wrap:anywhere]">
          <Runs runs={runsOf(place.excerpt, whole, locate(place.excerpt, place.excerpt, place.value_at, null))} />
        </p>
      )}
    </>
  )
}
