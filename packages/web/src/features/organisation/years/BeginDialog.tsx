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
import { Input } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Notice } from '../../../ui/States.tsx'
import { Checkbox } from '../../../ui/Toggles.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { organisationTexts } from '../texts.ts'

interface BeginDialogProps {
  next: NonNullable<Years['next']>
  onClose: () => void
}

/** What may be repeated, each as it is called in the call. */
const repeatable = ['owners', 'texts', 'figures', 'materiality'] as const

/** Weeks that people are given who are asked once more. */
const weeks = 4
const inWeeks = () => new Date(Date.now() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

/** Dialog that begins the next year with what is chosen of this one. */
export function BeginDialog({ next: { year, sets, requests }, onClose }: BeginDialogProps) {
  const t = useTexts(organisationTexts)
  const nameOf = useTexts(reportTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [set, setSet] = useState<StandardSet>(sets[0]!)
  const [repeated, setRepeated] = useState({ owners: true, texts: true, figures: true, materiality: true })
  // Mails go out with it, so that somebody has to want it.
  const [isAsking, setAsking] = useState(false)
  const [due, setDue] = useState(inWeeks)
  const repeat = { ...repeated, requests: isAsking ? { due } : null }
  const begin = useSend(
    () => call(contract.years.begin, { body: { year, set, repeat } }),
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
          <Button
            look="primary"
            busy={begin.isPending}
            disabled={isAsking && due === ''}
            onClick={() => begin.mutate(undefined)}
          >
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
        <fieldset>
          <legend className="mb-1 font-medium">{t('years.repeat')}</legend>
          {repeatable.map((one) => (
            <Checkbox
              key={one}
              label={t(`years.carries.${one}`)}
              checked={repeated[one]}
              onChange={(to) => setRepeated({ ...repeated, [one]: to })}
              className="flex"
            />
          ))}
          {requests > 0 && (
            <>
              <Checkbox
                label={t('years.requests', { count: requests })}
                checked={isAsking}
                onChange={setAsking}
                className="flex"
              />
              {isAsking && (
                <Field label={t('years.requestsDue')} hint={t('years.requestsHint')} className="mt-1 ml-6 max-w-60">
                  {(props) => (
                    <Input {...props} type="date" value={due} onChange={(event) => setDue(event.target.value)} />
                  )}
                </Field>
              )}
            </>
          )}
        </fieldset>
        <p className="text-pretty text-secondary">{t('years.carries.comparatives')}</p>
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
