import { limits } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { useAddTopic } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Adds a topic that is on no list of the standards. */
export function AddTopicDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const add = useAddTopic()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { title: '' } })
  const { title: problem } = formState.errors
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('ownTopic.title')}
      description={t('ownTopic.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={add.isPending}>
            {t('ownTopic.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(({ title }) => add.mutate(title.trim(), { onSuccess: onClose }))}>
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
      </form>
    </Dialog>
  )
}
