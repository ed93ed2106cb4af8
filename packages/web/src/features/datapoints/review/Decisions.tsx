import type { Datapoint } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import type { Waiting } from '../deciding.ts'
import { datapointTexts } from '../texts.ts'
import { rivalsOf } from '../value-status.ts'

export interface DecisionsProps {
  datapoint: Datapoint
  /** What is waited for before anything can be decided; keys and buttons do nothing until then. */
  waiting: Waiting | 'turning' | null
  onAccept: (() => void) | undefined
  onCorrect: () => void
  onReject: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Closes the panel, where nothing comes after what was decided. */
  onClose: () => void
}

/** What can be decided about the value; on a phone under the thumb. */
export function Decisions({ datapoint, waiting, onAccept, onCorrect, onReject, onNext, onClose }: DecisionsProps) {
  const t = useTexts(datapointTexts)
  const size = 'max-md:h-12 max-md:text-base'
  // Where documents differ, or the value is only asked about, accepting must not be the easiest thing to do.
  const differs = rivalsOf(datapoint).length > 0 || datapoint.question !== null
  // What can be done about a missing value stands right above, and they belong together.
  const isMissing = datapoint.value === null
  const row = cx('grid gap-2 bg-surface px-5 py-3 max-md:px-4', !isMissing && 'border-line border-t')
  if (waiting !== null) {
    return (
      <div className={row}>
        <Button className={size} busy>
          {t(`review.waiting.${waiting}`)}
        </Button>
      </div>
    )
  }
  if (isMissing) {
    return (
      <div className={row}>
        <Button look="primary" className={size} onClick={onCorrect}>
          {t('review.enter')}
          <Key>C</Key>
        </Button>
      </div>
    )
  }
  return (
    <div
      className={cx(
        row,
        onReject
          ? 'grid-cols-[auto_auto_1fr] max-md:grid-cols-[1fr_1fr_1.3fr]'
          : 'grid-cols-[auto_1fr] max-md:grid-cols-[1fr_1.3fr]',
      )}
    >
      {onReject && (
        <Button className={size} onClick={onReject}>
          {t('review.reject')}
          <Key>R</Key>
        </Button>
      )}
      <Button className={size} onClick={onCorrect}>
        {t('review.correct')}
        <Key>C</Key>
      </Button>
      {onAccept ? (
        <Button look={differs ? 'outline' : 'primary'} className={size} onClick={onAccept}>
          {t(datapoint.question ? 'review.takeAnyway' : 'review.accept')}
          <Key>A</Key>
        </Button>
      ) : onNext ? (
        <Button look="primary" className={size} onClick={onNext}>
          {t('review.toNext')}
          <Key>J</Key>
        </Button>
      ) : (
        <Button look="primary" className={size} onClick={onClose}>
          {t('review.done')}
        </Button>
      )}
    </div>
  )
}

function Key({ children }: { children: string }) {
  const on = useSingleKeys()
  return on ? (
    <span aria-hidden className="max-md:hidden">
      <Kbd>{children}</Kbd>
    </span>
  ) : null
}
