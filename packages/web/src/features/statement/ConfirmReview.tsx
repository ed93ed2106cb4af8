import type { StatementLanguage } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirm } from './queries.ts'
import { statementTexts } from './texts.ts'

interface Props {
  count: number
  /** Required answers that are missing. */
  gaps: number
  /** Languages of the statement. */
  languages: readonly StatementLanguage[]
  onClose: () => void
}

const reasons = { en: 'left_out.en', de: 'left_out.de' } as const

/** Dialog for confirming the final review; with open items it asks for a reason, and with gaps for one that readers are told. */
export function ConfirmReview({ count, gaps, languages, onClose }: Props) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '', left_out: { en: '', de: '' } } })
  const confirm = useConfirm()
  const send = handleSubmit((written) => {
    confirm.mutate(written, {
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
      {gaps > 0 &&
        languages.map((language, index) => (
          <Field
            key={language}
            label={t('review.leftOut', { language: t(`language.${language}`) })}
            {...(index === 0 && { hint: t('review.leftOutHint', { count: gaps }), keepsHint: true })}
            error={formState.errors.left_out?.[language] && t('review.reasonMissing')}
          >
            {(control) => (
              <Textarea
                {...control}
                {...register(reasons[language], { validate: (text) => text.trim() !== '' })}
                lang={language}
                rows={2}
                maxLength={2000}
                required
              />
            )}
          </Field>
        ))}
    </FormDialog>
  )
}
