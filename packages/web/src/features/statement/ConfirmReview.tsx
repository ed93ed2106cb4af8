import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirm } from './queries.ts'
import { statementTexts } from './texts.ts'

/** Dialog for confirming the final review; with open items it asks for a reason. */
export function ConfirmReview({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTexts(statementTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const confirm = useConfirm()
  const send = handleSubmit(({ reason }) => {
    if (confirm.isPending) return
    confirm.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('review.done') })
        onClose()
      },
    })
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('review.confirm')}
      description={t('review.confirmLead')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={confirm.isPending}>
            {t('review.confirmSend')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="flex flex-col gap-3">
        {confirm.error && (
          <Notice tone="danger" role="alert">
            {t('review.confirmFailed')}. {errorText(confirm.error)}
          </Notice>
        )}
        {count > 0 && (
          <Field
            label={t('review.reason')}
            hint={t('review.confirmOpen', { count })}
            keepsHint
            error={formState.errors.reason && t('review.reasonMissing')}
          >
            {(control) => (
              <Textarea
                {...control}
                {...register('reason', { validate: (text) => text.trim() !== '' })}
                rows={4}
                maxLength={2000}
                required
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
