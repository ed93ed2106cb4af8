import type { StandardSet, Years } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { reportTexts } from '../../../report/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { organisationTexts } from '../texts.ts'

interface BeginDialogProps {
  next: NonNullable<Years['next']>
  onClose: () => void
}

const carried = ['owners', 'texts', 'methods', 'materiality', 'comparatives'] as const

/** Dialog that begins the next year, after saying what is carried over. */
export function BeginDialog({ next: { year, sets }, onClose }: BeginDialogProps) {
  const t = useTexts(organisationTexts)
  const nameOf = useTexts(reportTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [set, setSet] = useState<StandardSet>(sets[0]!)
  const begin = useSend(
    () => call(contract.years.begin, { body: { year, set } }),
    null,
    () => {
      toast({ title: t('years.beginDone', { year: String(year) }) })
      onClose()
    },
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('years.begin', { year: String(year) })}
      description={t('years.beginText')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
            {t('years.begin', { year: String(year) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1 text-sm">
        {begin.error && (
          <Notice tone="danger" role="alert">
            {errorText(begin.error)}
          </Notice>
        )}
        <ul className="list-disc pl-5">
          {carried.map((one) => (
            <li key={one}>{t(`years.carries.${one}`)}</li>
          ))}
        </ul>
        <Field label={t('years.set')} hint={t(set === sets[0] ? 'years.setHint' : 'years.setOther')}>
          {(props) => (
            <Select
              {...props}
              value={set}
              onChange={setSet}
              options={sets.map((value) => ({ value, label: nameOf(`set.${value}`) }))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
