import { useTexts } from '../../../i18n/texts.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { datapointTexts } from '../texts.ts'

interface KeyBarProps {
  hasRejected: boolean
  canZoom: boolean
  canOpen: boolean
  onSheet: () => void
}

/** The keys that are used most. */
export function KeyBar({ hasRejected, canZoom, canOpen, onSheet }: KeyBarProps) {
  const t = useTexts(datapointTexts)
  const on = useSingleKeys()
  const item = 'flex items-center gap-1.5 whitespace-nowrap'
  return (
    <div className="flex h-8 shrink-0 items-center gap-3 border-line border-t bg-sunken px-5 text-muted text-xs max-md:hidden">
      {on && (
        // What there is no room for stands on the sheet of all keys.
        <div className="flex h-full min-w-0 flex-1 flex-wrap gap-x-3 overflow-hidden *:h-full">
          <span className={item}>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd> {t('review.move')}
          </span>
          {hasRejected && (
            <span className={item}>
              <Kbd>W</Kbd> {t('review.reasonKey')}
            </span>
          )}
          {canZoom && (
            <span className={item}>
              <Kbd>Z</Kbd> {t('review.zoomKey')}
            </span>
          )}
          {canOpen && (
            <span className={item}>
              <Kbd>O</Kbd> {t('review.documentKey')}
            </span>
          )}
        </div>
      )}
      <button type="button" onClick={onSheet} className={`${item} ml-auto rounded-sm hover:text-ink`}>
        <Kbd>?</Kbd> {t('review.allKeys')}
      </button>
    </div>
  )
}
