import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
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
  const { register, errorOf, frame } = useSentForm({
    begins: { note: '' },
    send: (body) => call(contract.report.issue, { body }),
    failed: t('issue.failed'),
    said: (version) => t('issue.done', { number: version.number }),
    onSent: (version) => {
      onIssued(version.number)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('issue.title', { number })}
      description={t('issue.text')}
      submit={t('issue.send')}
      onClose={onClose}
      {...frame}
    >
      <Field label={t('issue.note')} hint={t('issue.noteHint')} error={errorOf('note')}>
        {(control) => <Textarea {...control} {...register('note')} rows={3} maxLength={2000} />}
      </Field>
    </FormDialog>
  )
}
