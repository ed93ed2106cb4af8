import type { Datapoint, NearPlace } from '@esrs/contract'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { cx } from '../../../ui/class-names.ts'
import { useValueText } from '../value-text.ts'
import { nearestTexts } from './texts.ts'

interface PlaceRowProps {
  datapoint: Datapoint
  place: NearPlace
  isShown: boolean
  /** On a page that is open, file and page go without saying. */
  isOnPage?: boolean
  onShow: () => void
}

/** A figure or passage of a document with what is said of it, to be looked at. */
export function PlaceRow({ datapoint, place, isShown, isOnPage = false, onShow }: PlaceRowProps) {
  const t = useTexts(nearestTexts)
  const placeOf = usePlaceText()
  const { line } = useValueText()
  const { kind, label, excerpt, year, unit_read: unit, recognised, filename } = place
  const doubt = unit === 'other' ? t('near.otherUnit') : unit === 'assumed' ? t('near.assumedUnit') : null
  const remarks = [doubt, recognised ? t('near.recognised') : null].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={cx(
        'flex w-full flex-col rounded-md px-2 py-1.5 text-left text-sm max-md:min-h-12',
        isShown ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      {kind === 'figure' && (
        <span className="flex w-full items-baseline gap-2">
          <span className="num shrink-0 font-medium">
            {/* A unit that the document does not state is not put on its figure. */}
            {doubt === null ? line(place, datapoint) : place.written}
          </span>
          {year !== null && <span className="num shrink-0 text-muted">{year}</span>}
          {remarks && <span className="min-w-0 truncate text-muted text-xs">{remarks}</span>}
        </span>
      )}
      <span className={cx('w-full break-words', kind === 'figure' ? 'line-clamp-2 text-secondary' : 'line-clamp-4')}>
        {kind === 'figure' ? label : excerpt}
      </span>
      {place.why_not && <span className="w-full text-warning-text text-xs">{place.why_not}</span>}
      {!isOnPage && (
        <span className="flex w-full gap-2 text-muted text-xs">
          <span className="min-w-0 truncate">{filename}</span>
          <span className="num shrink-0">{placeOf(place, null, true)}</span>
        </span>
      )}
    </button>
  )
}
