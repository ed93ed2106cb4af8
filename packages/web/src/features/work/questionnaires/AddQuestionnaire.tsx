import { limits } from '@esrs/contract'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { workTexts } from '../texts.ts'

const { fileBytes, textLength } = limits.questionnaires
const megabytes = fileBytes / 1_000_000

/** Files that are taken as questionnaires. */
const formExtensions = '.xlsx,.csv,.docx,.pdf'
const formNames = /\.(?:xlsx|csv|docx|pdf)$/i

interface AddQuestionnaireProps {
  onClose: () => void
  onAdded: (id: string) => void
}

/** Dialog that adds a questionnaire from a file or from pasted questions. */
export function AddQuestionnaire({ onClose, onAdded }: AddQuestionnaireProps) {
  const t = useTexts(workTexts)
  const errorText = useErrorText()
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const added = ({ questionnaire }: { questionnaire: { id: string } }) => onAdded(questionnaire.id)
  const { register, errorOf, watch, getValues, frame } = useSentForm({
    begins: { name: '', text: '' },
    problems: ({ name }) => ({ name: name.trim() === '' && t('questionnaires.nameMissing') }),
    send: (body) => call(contract.questionnaires.paste, { body }),
    failed: t('questionnaires.failed'),
    onSent: added,
  })
  const read = useSend(
    (file: File) => {
      const name = getValues('name')
      return call(contract.questionnaires.read, { file, body: name.trim() ? { name } : {} })
    },
    null,
    added,
  )
  const take = (file: File | undefined) => {
    if (!file) return
    if (!formNames.test(file.name)) return setRefusal(t('questionnaires.fileType', { name: file.name }))
    if (file.size > fileBytes) return setRefusal(t('questionnaires.fileLarge', { name: file.name, megabytes }))
    setRefusal(null)
    read.mutate(file)
  }
  const over = useFileDrop((files) => take(files[0]), true)
  const problem = refusal ?? (read.error ? `${t('questionnaires.failed')}. ${errorText(read.error)}` : frame.failure)
  return (
    <FormDialog
      size="lg"
      title={t('questionnaires.add')}
      description={t('questionnaires.addText')}
      submit={t('questionnaires.read')}
      disabled={watch('text').trim() === ''}
      onClose={onClose}
      {...frame}
      failure={problem}
    >
      <Field label={t('questionnaires.name')} hint={t('questionnaires.nameHint')} error={errorOf('name')}>
        {(control) => <Input {...control} {...register('name')} maxLength={200} />}
      </Field>
      <div
        className={`flex flex-col items-center gap-2 rounded-xl border border-dashed px-4 py-6 text-center ${over ? 'border-brand bg-brand-soft' : 'border-line-input'}`}
      >
        <FileUp aria-hidden className="size-6 text-muted" strokeWidth={1.75} />
        <Button busy={read.isPending} onClick={() => input.current?.click()}>
          {t('questionnaires.file')}
        </Button>
        <p className="text-muted text-xs">
          {t('questionnaires.fileHint', {
            megabytes: number(megabytes),
            questions: number(limits.questionnaires.questions),
            rows: number(limits.tables.rows),
            columns: number(limits.tables.columns),
          })}
        </p>
        <input
          ref={input}
          type="file"
          accept={formExtensions}
          tabIndex={-1}
          aria-label={t('questionnaires.file')}
          className="hidden"
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <Field label={t('questionnaires.orPaste')} hint={t('questionnaires.pasteHint')} error={errorOf('text')}>
        {(control) => <Textarea {...control} {...register('text')} rows={5} maxLength={textLength} />}
      </Field>
    </FormDialog>
  )
}
