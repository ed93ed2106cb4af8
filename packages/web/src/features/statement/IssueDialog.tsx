import { useForm } from 'react-hook-form'
import { isDeclined } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { toast } from '../../ui/toast.ts'
import { useIssue } from './queries.ts'
import { statementTexts } from './texts.ts'

interface IssueDialogProps {
  number: number
  /** Opens the files of the new version. */
  onIssued: (number: number) => void
  onClose: () => void
}

/** Dialog that issues the statement as its next version. */
export function IssueDialog({ number, onIssued, onClose }: IssueDialogProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { register, handleSubmit } = useForm({ defaultValues: { note: '' } })
  const issue = useIssue()
  const send = handleSubmit(({ note }) => {
    issue.mutate(note, {
      onSuccess: (version) => {
        toast({ title: t('issue.done', { number: version.number }) })
        onIssued(version.number)
        onClose()
      },
    })
  })
  return (
    <FormDialog
      title={t('issue.title', { number })}
      description={t('issue.text')}
      submit={t('issue.send')}
      busy={issue.isPending}
      failure={issue.error && !isDeclined(issue.error) && `${t('issue.failed')}. ${errorText(issue.error)}`}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('issue.note')} hint={t('issue.noteHint')}>
        {(control) => <Textarea {...control} {...register('note')} rows={3} maxLength={2000} />}
      </Field>
    </FormDialog>
  )
}
