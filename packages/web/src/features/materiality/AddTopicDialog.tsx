import { limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { useAddTopic } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Adds a topic that is on no list of the standards. */
export function AddTopicDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const add = useAddTopic()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { title: '' } })
  const { title: problem } = formState.errors
  return (
    <FormDialog
      title={t('ownTopic.title')}
      description={t('ownTopic.text')}
      submit={t('ownTopic.save')}
      busy={add.isPending}
      onSubmit={handleSubmit(({ title }) => add.mutate(title.trim(), { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Field
        label={t('ownTopic.name')}
        error={problem ? t('ownTopic.missing') : add.error ? errorText(add.error) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            {...register('title', { validate: (title) => title.trim() !== '' })}
            required
            maxLength={limits.shortText}
          />
        )}
      </Field>
    </FormDialog>
  )
}
