import { useTexts } from '../../i18n/texts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { setSingleKeys, useSingleKeys } from '../../ui/single-keys.ts'
import { Switch } from '../../ui/Toggles.tsx'
import { helpTexts } from './texts.ts'

const groups = [
  {
    place: 'everywhere',
    lines: [
      { does: 'sheet', keys: ['?'] },
      { does: 'notifications', keys: ['F8'] },
      { does: 'close', keys: ['Esc'] },
    ],
  },
  {
    place: 'review',
    lines: [
      { does: 'next', keys: ['J', '↓'] },
      { does: 'previous', keys: ['K', '↑'] },
      { does: 'accept', keys: ['A'] },
      { does: 'correct', keys: ['C'] },
      { does: 'reject', keys: ['R'] },
      { does: 'reason', keys: ['W'] },
      { does: 'undo', keys: ['U'] },
      { does: 'history', keys: ['H'] },
      { does: 'zoom', keys: ['Z'] },
      { does: 'open', keys: ['O'] },
      { does: 'source', keys: ['1', '9'] },
      { does: 'search', keys: ['/'] },
    ],
  },
  {
    place: 'viewer',
    lines: [
      { does: 'page', keys: ['pageUp', 'pageDown'] },
      { does: 'passage', keys: ['P', 'N'] },
      { does: 'toPassage', keys: ['F'] },
      { does: 'larger', keys: ['+', '−'] },
    ],
  },
] as const

/** All keys of the product, and the switch that turns the single ones off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(helpTexts)
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
      {groups.map(({ place, lines }) => (
        <section key={place} data-help className="mb-4">
          <h3 className="mb-2 font-medium text-muted text-xs">{t(`keys.place.${place}`)}</h3>
          <dl className="grid grid-cols-[1fr_auto] items-center gap-y-2 text-sm">
            {lines.map(({ does, keys }) => (
              <div key={does} className="col-span-2 grid grid-cols-subgrid items-center">
                <dt>{t(`keys.${does}`)}</dt>
                <dd className="flex items-center justify-end gap-1.5 text-secondary">
                  {keys.map((key, index) => (
                    <span key={key} className="flex items-center gap-1.5">
                      {index > 0 && place === 'review' && (
                        <span className="text-muted text-xs">{does === 'source' ? '–' : t('keys.or')}</span>
                      )}
                      <Kbd>{key === 'pageUp' || key === 'pageDown' ? t(`keys.${key}`) : key}</Kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {place === 'review' && <p className="mt-2 max-w-prose text-muted text-xs">{t('keys.decided')}</p>}
        </section>
      ))}
      <Switch checked={on} onChange={setSingleKeys} label={t('keys.enabled')} />
    </Dialog>
  )
}
