import type { Restatement, Years } from '@esrs/contract'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { useSend } from '../../../kit/use-send.ts'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Card, SectionHeader } from '../../../ui/Page.tsx'
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

const untouched: { chosen: OfferedDatapoint | null; value: string; reason: string } = {
  chosen: null,
  value: '',
  reason: '',
}

/** Dialog that restates the comparative of a datapoint, with the reason. */
function RestateDialog({ year, onClose }: RestateDialogProps) {
  const t = useTexts(organisationTexts)
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins: untouched,
    send: ({ chosen, ...body }) => call(contract.years.restate, { params: { key: chosen!.key }, body }),
    said: t('restate.done'),
    onSent: onClose,
  })
  const { value: chosen, onChange: choose } = choice('chosen')
  const [value, reason] = watch(['value', 'reason'])
  return (
    <FormDialog
      title={t('restate.add')}
      description={t('restate.text', { year: String(year) })}
      submit={t('form.save')}
      disabled={!chosen || value.trim() === '' || reason.trim() === ''}
      onClose={onClose}
      {...frame}
    >
      <DatapointField chosen={chosen} onChange={choose} />
      <Field label={t('restate.value', { year: String(year) })} hint={t('restate.valueHint')} error={errorOf('value')}>
        {(props) => <Input {...props} {...register('value')} maxLength={200} />}
      </Field>
      <Field label={t('restate.reason')} hint={t('restate.reasonHint')} error={errorOf('reason')}>
        {(props) => <Textarea {...props} {...register('reason')} rows={3} maxLength={2000} />}
      </Field>
    </FormDialog>
  )
}
