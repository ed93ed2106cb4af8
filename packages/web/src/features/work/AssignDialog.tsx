import type { TaskKind } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { workTexts } from './texts.ts'

interface AssignDialogProps {
  targets: readonly { kind: TaskKind; key: string }[]
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Dialog that assigns an owner, a reviewer or a due date to one or many tasks. */
export function AssignDialog({ targets, people, onClose }: AssignDialogProps) {
  const t = useTexts(workTexts)
  const { register, errorOf, choice, watch, frame } = useSentForm({
    begins: { owner: 'keep', reviewer: 'keep', due: '' },
    send: ({ owner, reviewer, due }) => {
      const chosen = (value: string) => (value === 'keep' ? undefined : value === 'none' ? null : value)
      const body = { targets: [...targets], owner: chosen(owner), reviewer: chosen(reviewer), due: due || undefined }
      return call(contract.work.assign, { body })
    },
    failed: t('assign.failed'),
    said: ({ assigned }) => t('assign.done', { count: assigned }),
    onSent: onClose,
  })
  const options = [
    { value: 'keep', label: t('assign.keep') },
    { value: 'none', label: t('assign.none') },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const { owner, reviewer, due } = watch()
  return (
    <FormDialog
      title={t('assign.title')}
      description={t('assign.text', { count: targets.length })}
      submit={t('assign.submit')}
      disabled={owner === 'keep' && reviewer === 'keep' && due === ''}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('owner')} error={errorOf('owner')}>
        {(control) => <Select {...control} {...choice('owner')} options={options} />}
      </Field>
      <Field label={t('reviewer')} error={errorOf('reviewer')}>
        {(control) => <Select {...control} {...choice('reviewer')} options={options} />}
      </Field>
      <Field label={t('due')} error={errorOf('due')}>
        {(control) => <Input {...control} {...register('due')} type="date" />}
      </Field>
    </FormDialog>
  )
}
