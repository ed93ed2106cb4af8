import { useTexts } from '../../../i18n/texts.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { setSingleKeys, useSingleKeys } from '../../../ui/single-keys.ts'
import { Switch } from '../../../ui/Toggles.tsx'
import { datapointTexts } from '../texts.ts'
import { reviewTexts } from './texts.ts'

const lines = [
  { does: 'next', keys: ['J', '↓'] },
  { does: 'previous', keys: ['K', '↑'] },
  { does: 'accept', keys: ['A'] },
  { does: 'correct', keys: ['C'] },
  { does: 'reject', keys: ['R'] },
  { does: 'undo', keys: ['U'] },
  { does: 'history', keys: ['H'] },
  { does: 'zoom', keys: ['Z'] },
  { does: 'open', keys: ['O'] },
  { does: 'source', keys: ['1', '9'] },
  { does: 'search', keys: ['/'] },
  { does: 'close', keys: ['Esc'] },
  { does: 'sheet', keys: ['?'] },
] as const

/** All keys of the review, and the switch that turns the single ones off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(datapointTexts)
  const r = useTexts(reviewTexts)
  const on = useSingleKeys()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('keys.title')}
      description={t('keys.description')}
    >
      <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2 text-sm">
        {lines.map(({ does, keys }) => (
          <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>{does === 'undo' || does === 'history' ? r(`keys.${does}`) : t(`keys.${does}`)}</dt>
            <dd className="flex items-center gap-1.5 text-secondary">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1.5">
                  {index > 0 && <span className="text-muted text-xs">{does === 'source' ? '–' : t('keys.or')}</span>}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch checked={on} onChange={setSingleKeys} label={t('keys.enabled')} className="mt-4" />
    </Dialog>
  )
}
