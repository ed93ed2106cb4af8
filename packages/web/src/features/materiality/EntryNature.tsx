import type { EntryDetails } from '@esrs/contract'
import { type FormEvent, useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { type Nature, NatureFields } from '../../iros/NatureFields.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeNature } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Form for the kind of an entry (positive, potential, human rights …), which decides which of its points count. */
export function EntryNature({ details, onClose }: { details: EntryDetails; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const change = useChangeNature()
  const { entry, dependencies } = details
  const { isPositive, isPotential, humanRights, valueChain, horizon } = entry
  const [initial] = useState<Nature>({ isPositive, isPotential, humanRights, valueChain, horizon, dependencies })
  const [values, setValues] = useState(initial)
  const changed = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field as keyof Nature]),
    ),
  )
  const changesParts = ['isPositive', 'isPotential', 'humanRights'].some((field) => field in changed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    if (Object.keys(changed).length === 0) onClose()
    else
      change.mutate(
        { id: entry.id, body: changed },
        {
          onSuccess: () => {
            toast({ title: t('nature.saved') })
            onClose()
          },
        },
      )
  }
  return (
    <form onSubmit={save} aria-label={t('nature.title')} className="mt-3 flex flex-col gap-4 rounded-lg bg-sunken p-4">
      {change.error && (
        <Notice tone="danger" role="alert">
          {t('nature.failed')}. {errorText(change.error)}
        </Notice>
      )}
      <NatureFields
        type={entry.type}
        values={values}
        onChange={(more) => setValues((known) => ({ ...known, ...more }))}
      />
      {changesParts && entry.scores > 0 && <p className="text-pretty text-muted text-sm">{t('nature.follows')}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" busy={change.isPending}>
          {t('nature.save')}
        </Button>
      </div>
    </form>
  )
}
