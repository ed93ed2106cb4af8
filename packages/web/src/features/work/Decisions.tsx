import { useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useMay } from '../../api/role.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { approvalOf, type Detail } from './queries.ts'
import { workTexts } from './texts.ts'

/** Buttons for sending a datapoint back with a reason and for approving it. */
export function Decisions({ detail: { task, may, deliveries } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const ui = useUiTexts()
  const mayApprove = useMay('approve')
  const mayReport = useMay('report')
  const [reason, setReason] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const params = { key: task.key }
  const back = useSend(
    (why: string) => call(contract.work.sendBack, { params, body: { reason: why } }),
    t('task.failed'),
    () => {
      setReason(null)
      toast({ title: t('task.sentBackDone') })
    },
  )
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
  const close = () => {
    setReason(null)
    setTried(false)
  }
  const send = () => {
    setTried(true)
    if (reason?.trim()) back.mutate(reason)
  }
  return (
    <>
      {canGoBack && <Button onClick={() => setReason('')}>{t('task.sendBack')}</Button>}
      {mayApprove &&
        task.state !== 'approved' &&
        (may.approve ? (
          <Button look="primary" busy={approve.isPending} onClick={() => approve.mutate(undefined)}>
            {t('task.approve')}
          </Button>
        ) : (
          <DisabledButton reason={may.why_not ?? ''}>{t('task.approve')}</DisabledButton>
        ))}
      {reason !== null && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('task.sendBackTitle')}
          footer={
            <>
              <Button onClick={close}>{ui.cancel}</Button>
              <Button look="primary" busy={back.isPending} onClick={send}>
                {t('task.sendBack')}
              </Button>
            </>
          }
        >
          <Field
            label={t('task.reason')}
            hint={t('task.reasonHint')}
            error={isTried && !reason.trim() ? t('task.reasonMissing') : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={2000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </Dialog>
      )}
    </>
  )
}
