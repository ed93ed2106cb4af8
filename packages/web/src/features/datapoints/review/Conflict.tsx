import type { Datapoint, Evidence } from '@esrs/contract'
import { useMay } from '../../../api/role.ts'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/States.tsx'
import { datapointTexts } from '../texts.ts'
import { rivalsOf, wholeOf } from '../value-status.ts'
import { useValueText } from '../value-text.ts'

interface ConflictProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
  /** Takes a value as the right one. */
  onUse: (evidence: Evidence) => void
  isChanging: boolean
}

/** Values that contradict each other side by side, each with its place. What a person decided stays. */
export function Conflict({ datapoint, shown, onShow, onUse, isChanging }: ConflictProps) {
  const t = useTexts(datapointTexts)
  const mayReport = useMay('report')
  const placeOf = usePlaceText()
  const { text, line } = useValueText()
  const rivals = rivalsOf(datapoint)
  if (rivals.length === 0) return null
  const decided = datapoint.status === 'accepted' || datapoint.status === 'corrected'
  const own = wholeOf(datapoint).find(({ number }) => number !== null && number === datapoint.number)
  return (
    <section className="pb-3">
      <Notice tone={decided ? 'neutral' : 'warning'} className="px-3! py-2!">
        {t(decided ? 'review.conflictDecided' : 'review.conflict')}
      </Notice>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {[...(own ? [own] : []), ...rivals].map((side) => {
          const { text: figure, unit } = text(side, datapoint)
          const isShown = side === shown
          return (
            <li
              key={`${side.document_id} ${side.page} ${side.cell} ${side.excerpt}`}
              className={cx('min-w-0 rounded-lg border p-3', isShown ? 'border-brand' : 'border-line')}
            >
              <p className="num truncate font-semibold text-lg">
                {figure}
                {unit !== '' && (
                  <span className="font-normal text-muted text-sm">
                    {'\u00a0'}
                    {unit}
                  </span>
                )}
              </p>
              <p className="flex gap-1.5 text-muted text-xs">
                <span className="truncate">{side.filename}</span>
                <span className="shrink-0">{placeOf(side, null, true)}</span>
              </p>
              <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
                {isShown ? (
                  <span className="text-muted">{t('review.shown')}</span>
                ) : (
                  <Button look="link" className="min-h-6" onClick={() => onShow(side)}>
                    {t('review.show')}
                    <span className="sr-only">: {side.filename}</span>
                  </Button>
                )}
                {side !== own && mayReport && (
                  <Button look="link" className="min-h-6" busy={isChanging} onClick={() => onUse(side)}>
                    {t('review.useValue')}
                    <span className="sr-only">: {line(side, datapoint)}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
