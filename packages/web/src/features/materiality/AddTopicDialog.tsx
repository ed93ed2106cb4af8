import { limits } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { materialityTexts } from './texts.ts'

/** Adds a topic that is on no list of the standards. */
export function AddTopicDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const { register, errorOf, frame } = useSentForm({
    begins: { title: '' },
    problems: ({ title }) => ({ title: title.trim() === '' && t('ownTopic.missing') }),
    send: ({ title }) => call(contract.materiality.addTopic, { body: { title: title.trim() } }),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('ownTopic.title')}
      description={t('ownTopic.text')}
      submit={t('ownTopic.save')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('ownTopic.name')} error={errorOf('title')}>
        {(control) => <Input {...control} {...register('title')} required maxLength={limits.shortText} />}
      </Field>
    </FormDialog>
  )
}
