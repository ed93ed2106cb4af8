import type { StatementLanguage } from '@esrs/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { reviewQuery } from '../../report/queries.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { statementTexts } from './texts.ts'

interface Props {
  count: number
  /** Required answers that are missing. */
  gaps: number
  /** Languages of the statement. */
  languages: readonly StatementLanguage[]
  onClose: () => void
}

/** Dialog for confirming the final review; with open items it asks for a reason, and with gaps for one that readers are told. */
export function ConfirmReview({ count, gaps, languages, onClose }: Props) {
  const t = useTexts(statementTexts)
  const client = useQueryClient()
  const own = useLanguage()
  const ownFirst = languages.toSorted((one, other) => Number(other === own) - Number(one === own))
  const missing = (text: string) => text.trim() === '' && t('review.reasonMissing')
  const { register, errorOf, frame } = useSentForm({
    begins: { reason: '', left_out: { en: '', de: '' } },
    problems: ({ reason, left_out }) => ({
      reason: count > 0 && missing(reason),
      'left_out.en': gaps > 0 && languages.includes('en') && missing(left_out.en),
      'left_out.de': gaps > 0 && languages.includes('de') && missing(left_out.de),
    }),
    send: (body) => call(contract.report.confirm, { body }),
    failed: t('review.confirmFailed'),
    said: t('review.done'),
    onSent: (review) => {
      client.setQueryData(reviewQuery.queryKey, review)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('review.confirm')}
      description={t('review.confirmLead')}
      submit={t('review.confirmSend')}
      onClose={onClose}
      {...frame}
    >
      {count > 0 && (
        <Field label={t('review.reason')} hint={t('review.confirmOpen', { count })} keepsHint error={errorOf('reason')}>
          {(control) => <Textarea {...control} {...register('reason')} rows={4} maxLength={2000} required />}
        </Field>
      )}
      {gaps > 0 &&
        ownFirst.map((language, index) => (
          <Field
            key={language}
            label={t('review.leftOut', { language: t(`language.${language}`) })}
            {...(index === 0 && { hint: t('review.leftOutHint', { count: gaps }), keepsHint: true })}
            error={errorOf(`left_out.${language}`)}
          >
            {(control) => (
              <Textarea
                {...control}
                {...register(`left_out.${language}`)}
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
