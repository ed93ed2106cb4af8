import type { Restatement, Years } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useMay } from '../../../api/role.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Card, SectionHeader } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { useStoredText } from '../../../values/stored-text.ts'
import { DatapointField, type OfferedDatapoint } from '../DatapointField.tsx'
import { organisationTexts } from '../texts.ts'

/** Comparatives that differ from what was reported then, each with its old value and reason. */
export function Restatements({ years: { current, restatements } }: { years: Years }) {
  const t = useTexts(organisationTexts)
  const { dateTime } = useFormats()
  const words = useStoredText()
  const mayReport = useMay('report')
  const [isOpen, setOpen] = useState(false)
  const again = useSend(
    ({ key, value, unit, reason }: Restatement) =>
      call(contract.years.restate, { params: { key }, body: { value: unit ? `${value} ${unit}` : value, reason } }),
    t('undo.failed'),
    () => toast({ title: t('undo.done') }),
  )
  const withdraw = useSend(
    ({ key }: Restatement) => call(contract.years.withdraw, { params: { key } }),
    t('restate.failed'),
  )
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t('restate.title')}>
        {mayReport && <Button onClick={() => setOpen(true)}>{t('restate.add')}</Button>}
      </SectionHeader>
      <Card className="overflow-hidden">
        {restatements.length === 0 ? (
          <p className="p-4 text-muted text-sm">{t('restate.none', { year: String(current.year - 1) })}</p>
        ) : (
          <ul aria-label={t('restate.title')}>
            {restatements.map((one) => (
              <li
                key={one.key}
                className="flex flex-wrap items-start gap-3 border-line border-b px-4 py-3 text-sm last:border-b-0"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="flex flex-wrap items-center gap-2">
                    <CodeChip code={one.key} />
                    <span className="font-medium [overflow-wrap:anywhere]">{one.name}</span>
                  </p>
                  <p className="num">
                    {one.year}: <del>{words({ ...one, ...one.old })}</del> <span aria-hidden>→</span>{' '}
                    <span className="sr-only">{t('becomes')}</span>
                    <ins className="no-underline">{words(one)}</ins>
                  </p>
                  <p className="text-secondary [overflow-wrap:anywhere]">{one.reason}</p>
                  <p className="num text-muted text-xs">
                    {dateTime(one.at)} · {one.by || t('somebody')}
                  </p>
                </div>
                {mayReport && (
                  <Button
                    look="ghost"
                    aria-label={t('restate.withdraw', { code: one.key })}
                    onClick={() =>
                      withdraw.mutate(one, {
                        onSuccess: () =>
                          toast({
                            title: t('restate.withdrawn', { code: one.key }),
                            action: { label: t('restate.again'), onClick: () => again.mutate(one) },
                          }),
                      })
                    }
                  >
                    {t('undo.action')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {isOpen && <RestateDialog year={current.year - 1} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface RestateDialogProps {
  year: number
  onClose: () => void
}

/** Dialog that restates the comparative of a datapoint, with the reason. */
function RestateDialog({ year, onClose }: RestateDialogProps) {
  const t = useTexts(organisationTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<OfferedDatapoint | null>(null)
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const save = useSend(
    (key: string) => call(contract.years.restate, { params: { key }, body: { value, reason } }),
    null,
    () => {
      toast({ title: t('restate.done') })
      onClose()
    },
  )
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const isReady = chosen && value.trim() && reason.trim()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('restate.add')}
      description={t('restate.text', { year: String(year) })}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            busy={save.isPending}
            onClick={() => chosen && save.mutate(chosen.key)}
          >
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {save.error && !refused.value && (
          <Notice tone="danger" role="alert">
            {errorText(save.error)}
          </Notice>
        )}
        <DatapointField chosen={chosen} onChange={setChosen} />
        <Field label={t('restate.value', { year: String(year) })} hint={t('restate.valueHint')} error={refused.value}>
          {(props) => (
            <Input {...props} maxLength={200} value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Field>
        <Field label={t('restate.reason')} hint={t('restate.reasonHint')}>
          {(props) => (
            <Textarea
              {...props}
              rows={3}
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
