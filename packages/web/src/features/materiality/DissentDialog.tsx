import type { AssessedTopic } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { materialityTexts } from './texts.ts'

/** Dialog that records disagreement with a decision; the decision stays. */
export function DissentDialog({ topic, onClose }: { topic: AssessedTopic; onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const { register, errorOf, frame } = useSentForm({
    begins: { text: '' },
    problems: ({ text }) => ({ text: text.trim() === '' && t('dissent.missing') }),
    send: ({ text }) =>
      call(contract.materiality.dissent, { params: { code: topic.code }, body: { text: text.trim() } }),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('dissent.title', { code: topic.code })}
      description={t('dissent.text')}
      submit={t('dissent.save')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('dissent.label')} error={errorOf('text')}>
        {(control) => <Textarea {...control} {...register('text')} required rows={4} maxLength={4000} />}
      </Field>
    </FormDialog>
  )
}
