import type { EntryDetails } from '@esrs/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { type Nature, NatureFields } from '../../iros/NatureFields.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { materialityTexts } from './texts.ts'

/** Form for the kind of an entry (positive, potential, human rights …), which decides which of its points count. */
export function EntryNature({ details, onClose }: { details: EntryDetails; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const { entry, dependencies } = details
  const { isPositive, isPotential, humanRights, valueChain, horizon } = entry
  const [begins] = useState<Nature>({ isPositive, isPotential, humanRights, valueChain, horizon, dependencies })
  const changedIn = (typed: Nature) =>
    Object.fromEntries(
      Object.entries(typed).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(begins[field as keyof Nature]),
      ),
    )
  const { watch, setValue, frame } = useSentForm({
    begins,
    send: (typed) => call(contract.iro.update, { params: { id: entry.id }, body: changedIn(typed) }),
    failed: t('nature.failed'),
    said: t('nature.saved'),
    onSent: onClose,
  })
  const values = watch()
  const changed = changedIn(values)
  const changesParts = ['isPositive', 'isPotential', 'humanRights'].some((field) => field in changed)
  const change = (more: Partial<Nature>) => {
    for (const [field, value] of Object.entries(more)) setValue(field as keyof Nature, value)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(changed).length === 0) onClose()
    else void frame.onSubmit()
  }
  return (
    <form onSubmit={save} aria-label={t('nature.title')} className="mt-3 flex flex-col gap-4 rounded-lg bg-sunken p-4">
      <FailureNotice>{frame.failure}</FailureNotice>
      <NatureFields type={entry.type} values={values} onChange={change} />
      {changesParts && entry.scores > 0 && <p className="text-pretty text-muted text-sm">{t('nature.follows')}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" busy={frame.busy}>
          {t('nature.save')}
        </Button>
      </div>
    </form>
  )
}
