import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirm } from './queries.ts'
import { statementTexts } from './texts.ts'

/** Dialog for confirming the final review; with open items it asks for a reason. */
export function ConfirmReview({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const confirm = useConfirm()
  const send = handleSubmit(({ reason }) => {
    confirm.mutate(reason, {
      onSuccess: () => {
        toast({ title: t('review.done') })
        onClose()
      },
    })
  })
  return (
    <FormDialog
      title={t('review.confirm')}
      description={t('review.confirmLead')}
      submit={t('review.confirmSend')}
      busy={confirm.isPending}
      failure={confirm.error && `${t('review.confirmFailed')}. ${errorText(confirm.error)}`}
      onSubmit={send}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
