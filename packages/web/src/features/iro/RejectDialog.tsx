import type { Iro } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { iroTexts } from './texts.ts'

interface RejectDialogProps {
  iro: Iro
  onReject: (note: string) => void
  onClose: () => void
}

/** Asks why before an entry is rejected. */
export function RejectDialog({ iro, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(iroTexts)
  const { register, handleSubmit } = useForm({ defaultValues: { note: iro.note } })
  return (
    <FormDialog
      title={t('reject.title')}
      description={iro.title}
      submit={t('action.reject')}
      look="danger"
      onSubmit={handleSubmit(({ note }) => onReject(note))}
      onClose={onClose}
    >
      <p className="text-pretty text-secondary text-sm">{t('reject.text')}</p>
      <Field label={t('reject.note')} hint={t('reject.noteHint')}>
        {(control) => <Textarea {...control} {...register('note')} rows={4} maxLength={noteMax} />}
      </Field>
    </FormDialog>
  )
}

const noteMax = 4000
