import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/States.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
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
  const ui = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const { register, handleSubmit } = useForm({ defaultValues: { note: '' } })
  const issue = useIssue()
  const send = handleSubmit(({ note }) => {
    if (issue.isPending) return
    issue.mutate(note, {
      onSuccess: (version) => {
        toast({ title: t('issue.done', { number: version.number }) })
        onIssued(version.number)
        onClose()
      },
    })
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('issue.title', { number })}
      description={t('issue.text')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={issue.isPending}>
            {t('issue.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="flex flex-col gap-3">
        {issue.error && (
          <Notice tone="danger" role="alert">
            {t('issue.failed')}. {errorText(issue.error)}
          </Notice>
        )}
        <Field label={t('issue.note')} hint={t('issue.noteHint')}>
          {(control) => <Textarea {...control} {...register('note')} rows={3} maxLength={2000} />}
        </Field>
      </form>
    </Dialog>
  )
}
