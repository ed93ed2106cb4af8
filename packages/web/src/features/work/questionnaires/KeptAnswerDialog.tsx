import { type KeptAnswer, keptKinds, limits } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Select } from '../../../ui/Select.tsx'
import { workTexts } from '../texts.ts'

interface KeptAnswerDialogProps {
  /** `null` for a new one. */
  answer: KeptAnswer | null
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

const nobody = 'none'

/** Dialog that keeps an answer for questionnaires to come, or changes one. */
export function KeptAnswerDialog({ answer, people, onClose }: KeptAnswerDialogProps) {
  const t = useTexts(workTexts)
  const { register, errorOf, choice, frame } = useSentForm({
    begins: {
      kind: answer?.kind ?? 'policy',
      title: answer?.title ?? '',
      text: answer?.text ?? '',
      owner: answer?.owner?.id ?? nobody,
      valid_until: answer?.valid_until ?? '',
    },
    problems: ({ title, text }) => ({
      title: title.trim() === '' && t('questionnaires.answers.missing'),
      text: text.trim() === '' && t('questionnaires.answers.missing'),
    }),
    send: ({ owner, valid_until, ...written }) => {
      const body = { ...written, owner: owner === nobody ? null : owner, valid_until: valid_until || null }
      return answer
        ? call(contract.questionnaires.changeAnswer, { params: { id: answer.id }, body })
        : call(contract.questionnaires.keepAnswer, { body })
    },
    failed: t('questionnaires.answers.failed'),
    said: t('questionnaires.earlier.kept'),
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t(answer ? 'questionnaires.answers.changeTitle' : 'questionnaires.answers.add')}
      submit={t('questionnaires.answers.save')}
      onClose={onClose}
      {...frame}
    >
      <Field
        label={t('questionnaires.answers.title')}
        hint={t('questionnaires.answers.titleHint')}
        error={errorOf('title')}
      >
        {(control) => <Input {...control} {...register('title')} maxLength={limits.keptAnswers.titleLength} />}
      </Field>
      <Field label={t('questionnaires.answers.text')} error={errorOf('text')}>
        {(control) => (
          <Textarea {...control} {...register('text')} rows={5} maxLength={limits.keptAnswers.textLength} />
        )}
      </Field>
      <Field label={t('questionnaires.answers.kind')}>
        {(control) => (
          <Select
            {...control}
            {...choice('kind')}
            options={keptKinds.map((value) => ({ value, label: t(`questionnaires.answers.kinds.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('questionnaires.answers.owner')} error={errorOf('owner')}>
        {(control) => (
          <Select
            {...control}
            {...choice('owner')}
            options={[
              { value: nobody, label: t('questionnaires.answers.nobody') },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Field>
      <Field
        label={t('questionnaires.answers.validUntil')}
        hint={t('questionnaires.answers.validHint')}
        error={errorOf('valid_until')}
      >
        {(control) => <Input {...control} {...register('valid_until')} type="date" />}
      </Field>
    </FormDialog>
  )
}
