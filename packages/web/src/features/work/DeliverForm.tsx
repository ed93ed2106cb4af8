import type { TypedCell } from '@esrs/contract'
import { Paperclip, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { unitText } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { toast } from '../../ui/toast.ts'
import { Answers } from '../../values/answer/Answers.tsx'
import { isLine, proofFiles, takesOwnWords, useOffered } from '../../values/answer/answer-kind.ts'
import { type CheckAnswer, useCheckedAnswer } from '../../values/answer/use-checked-answer.ts'
import { DeliverTable } from './DeliverTable.tsx'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

const check: CheckAnswer = ({ key, ...body }) => call(contract.work.check, { params: { key }, body })

/** An answer while it is typed: in one line, or cell by cell. */
function useTyped({ task, asked, table }: Detail) {
  const [value, setValue] = useState('')
  // A table that the report has, or that is all that is asked for, is answered as one.
  const [isTable, setTable] = useState(Boolean(table && (table.cells.length > 0 || table.asked)))
  const [used, setUsed] = useState<readonly string[]>(table?.used ?? [])
  const [cells, setCells] = useState<TypedCell[]>(table?.cells ?? [])
  const body = { value, ...(isTable && { cells }) }
  return {
    ...useCheckedAnswer(asked.type, { key: task.key, ...body }, check),
    value,
    setValue,
    isTable,
    setTable,
    used,
    cells,
    setCells,
    body,
    isEmpty: isTable ? cells.length === 0 : value.trim() === '',
    setUsed: (next: readonly string[]) => {
      setUsed(next)
      setCells([])
    },
  }
}

interface AnswerInputProps {
  label: string
  hint: string
  error: string | undefined
  asked: Detail['asked']
  value: string
  onChange: (value: string) => void
}

/** The control for the type of the datapoint. */
function AnswerInput({ label, hint, error, asked, value, onChange }: AnswerInputProps) {
  const offered = useOffered(asked)
  const inWords = (of: string) => (
    <Field label={of} error={error}>
      {(control) => (
        <Textarea {...control} maxLength={20_000} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
  if (offered)
    return (
      <Answers
        label={label}
        value={value}
        onChange={onChange}
        choices={offered}
        error={error && <FieldError ofSeveral>{error}</FieldError>}
        own={takesOwnWords(asked.type) ? inWords : undefined}
      />
    )
  if (!isLine(asked.type)) return inWords(label)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input {...control} maxLength={200} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

/** Form for a delivery by a person with an account: answer, note and proofs. */
export function DeliverForm({ detail }: { detail: Detail }) {
  const { task, asked, table } = detail
  const t = useTexts(workTexts)
  const language = useLanguage()
  const paused = usePaused()
  const id = useId()
  const params = { key: task.key }
  const typed = useTyped(detail)
  const { setValue, isTable, checked, problem } = typed
  const readAs = typed.readAs === null ? null : t('task.readAs', { value: typed.readAs })
  const [note, setNote] = useState('')
  const [proofs, setProofs] = useState<{ document_id: string; name: string }[]>([])
  const [once, setOnce] = useState(() => crypto.randomUUID())
  const upload = useSend(
    (file: File) => call(contract.work.proof, { params, file }),
    t('task.failed'),
    (proof) => setProofs((known) => [...known, proof]),
  )
  const deliver = useSend(
    () =>
      call(contract.work.deliver, {
        params,
        body: { ...typed.body, note, documents: proofs.map((proof) => proof.document_id), idempotency_key: once },
      }),
    t('task.failed'),
    () => {
      setValue('')
      setNote('')
      setProofs([])
      setOnce(crypto.randomUUID())
      toast({ title: t('task.deliverDone') })
    },
  )
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-sunken p-3">
      {table && <Checkbox label={t('task.deliverTable')} checked={isTable} onChange={typed.setTable} />}
      {isTable && table && (
        <>
          <DeliverTable
            id={`${id}-table`}
            table={table}
            used={typed.used}
            cells={typed.cells}
            checked={checked}
            onUsed={typed.setUsed}
            onChange={typed.setCells}
          />
          {table.rule !== 'between' && (readAs || problem) && (
            <p role="status" className={problem ? 'text-danger-text text-xs' : 'text-muted text-xs'}>
              {problem ?? readAs}
            </p>
          )}
        </>
      )}
      {/* A mean is not in its cells. */}
      {(!isTable || table?.rule === 'between') && (
        <AnswerInput
          // After a delivery nothing is chosen.
          key={once}
          label={t(isTable ? 'task.deliverWhole' : 'task.deliverTitle')}
          hint={readAs ?? unitText(asked.unit, language)}
          error={problem}
          asked={asked}
          value={typed.value}
          onChange={setValue}
        />
      )}
      {checked?.warnings.map((warning) => (
        <p key={warning} role="status" className="flex items-start gap-1.5 text-warning-text text-xs">
          <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          {warning}
        </p>
      ))}
      <Field label={t('task.deliverNote')}>
        {(control) => (
          <Input {...control} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      {proofs.map(({ document_id, name }) => (
        <p key={document_id} className="flex items-center gap-2 text-xs">
          <Paperclip aria-hidden className="size-3.5 text-muted" />
          {name}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={typed.isEmpty || checked?.ok === false}
          busy={deliver.isPending}
          onClick={() => deliver.mutate(undefined)}
        >
          {t('task.deliver')}
        </Button>
        {paused === null ? (
          <Button asChild look="ghost" busy={upload.isPending}>
            <label className="cursor-pointer focus-within:outline-2 focus-within:outline-ring">
              <Paperclip aria-hidden className="size-4" />
              {t('task.proof')}
              <input
                type="file"
                accept={proofFiles}
                className="sr-only"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  event.target.value = ''
                  if (file) upload.mutate(file)
                }}
              />
            </label>
          </Button>
        ) : (
          <DisabledButton look="ghost" reason={paused}>
            <Paperclip aria-hidden className="size-4" />
            {t('task.proof')}
          </DisabledButton>
        )}
      </div>
    </section>
  )
}
