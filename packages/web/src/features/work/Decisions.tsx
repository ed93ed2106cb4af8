import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { approvalOf, type Detail } from './queries.ts'
import { workTexts } from './texts.ts'

/** Buttons for sending a datapoint back with a reason and for approving it. */
export function Decisions({ detail: { task, may, deliveries } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const mayApprove = useMay('approve')
  const mayReport = useMay('report')
  const [isSendingBack, setSendingBack] = useState(false)
  const approve = useSend(
    () => call(contract.work.approve, { body: approvalOf([task]) }),
    t('task.failed'),
    ({ approved, refused }) =>
      toast({
        title: t('mine.approved', { count: approved }),
        ...(refused[0] && { description: t('mine.refused', { count: refused.length, reason: refused[0].reason }) }),
      }),
  )
  const canGoBack =
    (mayReport || mayApprove) &&
    (task.state === 'accepted' || task.state === 'approved' || deliveries.some(({ state }) => state === 'waiting'))
  return (
    <>
      {canGoBack && <Button onClick={() => setSendingBack(true)}>{t('task.sendBack')}</Button>}
      {mayApprove &&
        task.state !== 'approved' &&
        (may.approve ? (
          <Button look="primary" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
            {t('task.approve')}
          </Button>
        ) : (
          <DisabledButton reason={may.why_not ?? ''}>{t('task.approve')}</DisabledButton>
        ))}
      {isSendingBack && <SendBackDialog task={task.key} onClose={() => setSendingBack(false)} />}
    </>
  )
}

/** Asks why a datapoint is sent back. */
function SendBackDialog({ task, onClose }: { task: string; onClose: () => void }) {
  const t = useTexts(workTexts)
  const { register, errorOf, frame } = useSentForm({
    begins: { reason: '' },
    problems: ({ reason }) => ({ reason: reason.trim() === '' && t('task.reasonMissing') }),
    send: (body) => call(contract.work.sendBack, { params: { key: task }, body }),
    failed: t('task.failed'),
    said: t('task.sentBackDone'),
    onSent: onClose,
  })
  return (
    <FormDialog title={t('task.sendBackTitle')} submit={t('task.sendBack')} onClose={onClose} {...frame}>
      <Field label={t('task.reason')} hint={t('task.reasonHint')} error={errorOf('reason')}>
        {(control) => <Textarea {...control} {...register('reason')} maxLength={2000} />}
      </Field>
    </FormDialog>
  )
}
