import { limits } from '@esrs/contract'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
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
  const ui = useUiTexts()
  const errorText = useErrorText()
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const added = ({ questionnaire }: { questionnaire: { id: string } }) => onAdded(questionnaire.id)
  const read = useSend(
    (file: File) => call(contract.questionnaires.read, { file, body: name.trim() ? { name } : {} }),
    t('questionnaires.failed'),
    added,
  )
  const paste = useSend(
    () => call(contract.questionnaires.paste, { body: { name, text } }),
    t('questionnaires.failed'),
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
  const problem = refusal ?? (read.error ? errorText(read.error) : paste.error ? errorText(paste.error) : null)
  const nameError = isTried && name.trim() === '' ? t('questionnaires.nameMissing') : undefined
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('questionnaires.add')}
      description={t('questionnaires.addText')}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            look="primary"
            disabled={text.trim() === ''}
            busy={paste.isPending}
            onClick={() => {
              setTried(true)
              if (name.trim() !== '') paste.mutate(undefined)
            }}
          >
            {t('questionnaires.read')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <Field label={t('questionnaires.name')} hint={t('questionnaires.nameHint')} error={nameError}>
          {(control) => (
            <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
          )}
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
        <Field label={t('questionnaires.orPaste')} hint={t('questionnaires.pasteHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={textLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
