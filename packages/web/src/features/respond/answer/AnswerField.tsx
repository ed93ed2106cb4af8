import type { AskedTable, OwnRequest } from '@esrs/contract'
import { Check, MessageSquarePlus, Paperclip, TriangleAlert, UserRoundSearch } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldError } from '../../../questions/FieldError.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import { Answers } from '../../../values/answer/Answers.tsx'
import { isLine, proofFiles, takesOwnWords, useOffered } from '../../../values/answer/answer-kind.ts'
import { type CheckAnswer, type CheckedTyped, useCheckedAnswer } from '../../../values/answer/use-checked-answer.ts'
import { useStoredText, useTypedText } from '../../../values/stored-text.ts'
import type { OwnField, Typed } from './own-field.ts'
import { PassOn } from './PassOn.tsx'
import { answerTexts } from './texts.ts'

interface AnswerFieldProps {
  number: number
  field: OwnField
  company: string
  typed: Typed
  error: string | undefined
  /** What is wrong with cells of a table, by dimension. */
  cellErrors: Readonly<Record<string, string>>
  mayPassOn: boolean
  /** Small partners may refuse it. */
  isBeyond: boolean
  onChange: (part: Partial<Typed>) => void
  /** Says whether what stands in the field can be read. */
  onRead: (key: string, isReadable: boolean) => void
  onRequest: (request: OwnRequest) => void
  onProof: (proof: { id: string; name: string }) => void
}

const small = 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md font-medium text-base text-brand-text'

const check: CheckAnswer = (body) => call(contract.answer.check, { body })

/** Few are asked for a table; the others wait for no code of it. */
const AnswerTable = lazy(() => import('../../../values/breakdown/TypedTable.tsx'))

/** One datapoint of a request: plain question, definition, last year's figure, answer, and the value that it is read as. */
export function AnswerField(props: AnswerFieldProps) {
  const { number, field, typed } = props
  const t = useTexts(answerTexts)
  const id = useId()
  const inWords = useTypedText()
  const offered = useOffered(field)
  const { state } = field
  const isSettled = state === 'accepted' || state === 'passed_on'
  return (
    <section aria-labelledby={`${id}-name`} className="flex flex-col gap-3 border-line border-t pt-6">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`${id}-name`} className="font-semibold [overflow-wrap:anywhere]">
          <span className="font-normal text-muted tabular-nums">{number}.</span> {field.name}
        </h2>
        {(state === 'answered' || state === 'accepted') && (
          <span className="inline-flex items-center gap-1.5 text-base text-success-text">
            <Check aria-hidden className="size-4" />
            {t(`state.${state}`)}
          </span>
        )}
      </div>
      {state === 'sent_back' && field.reason && (
        <p className="rounded-lg bg-warning-soft px-4 py-3 text-base text-warning-text">
          {t('sentBack', { reason: field.reason })}
        </p>
      )}
      {props.isBeyond && <p className="text-base text-muted">{t('beyond')}</p>}
      {field.table ? (
        <p className="text-secondary">{t('tableAsked')}</p>
      ) : offered ? (
        <p id={`${id}-question`} className="text-secondary">
          {field.question}
        </p>
      ) : (
        <label htmlFor={id} className="text-secondary">
          {field.question}
        </label>
      )}
      {field.definition && (
        <details className="text-base">
          <summary className="min-h-6 cursor-pointer text-brand-text">{t('definition')}</summary>
          <p className="mt-2 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{field.definition}</p>
        </details>
      )}
      {isSettled ? (
        <p className="text-base text-muted">
          {state === 'passed_on'
            ? t('passed', { name: field.passed_to ?? '' })
            : [inWords(typed.value, field), t('acceptedText')].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <>
          <Answering {...props} id={id} />
          <FieldTools {...props} id={id} />
        </>
      )}
    </section>
  )
}

type WithId = AnswerFieldProps & { id: string }

/** Its answer while it is typed, and what the server says of it. */
function Answering(props: WithId) {
  const { id, field, typed, error, cellErrors, onRead } = props
  const { table, key } = field
  const said = useCheckedAnswer(field.type, { key, value: typed.value, cells: typed.cells }, check)
  const isReadable = said.checked?.ok !== false
  useEffect(() => onRead(key, isReadable), [onRead, key, isReadable])
  // Beside the cells that are wrong nothing is said of the whole.
  const problem = Object.keys(cellErrors).length > 0 ? undefined : (error ?? said.problem)
  return (
    <>
      {table && <TableControl {...props} table={table} said={said} />}
      {/* A mean is not in its cells. */}
      {(!table || table.rule === 'between') && <AnswerControl {...props} problem={problem} />}
      <Facts id={`${id}-hint`} field={field} readAs={said.readAs} />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      {said.checked?.warnings.map((warning) => (
        <p key={warning} role="status" className="flex items-start gap-2 text-base text-warning-text">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {warning}
        </p>
      ))}
    </>
  )
}

/** The control for the type of the datapoint. */
function AnswerControl({ id, field, typed, problem, onChange }: WithId & { problem: string | undefined }) {
  const offered = useOffered(field)
  const common = {
    value: typed.value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': [`${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' '),
    onChange: (event: { target: { value: string } }) => onChange({ value: event.target.value }),
  }
  const words = (
    <textarea
      id={id}
      {...common}
      rows={3}
      maxLength={20_000}
      className={`${controlLook} field-sizing-content block min-h-24 px-4 py-3`}
    />
  )
  if (offered)
    return (
      <Answers
        size="lg"
        choices={offered}
        value={typed.value}
        labelledBy={`${id}-question`}
        describedBy={common['aria-describedby']}
        onChange={(value) => onChange({ value })}
        own={
          takesOwnWords(field.type)
            ? (label) => (
                <>
                  <label htmlFor={id} className="mt-2 font-medium text-base">
                    {label}
                  </label>
                  {words}
                </>
              )
            : undefined
        }
      />
    )
  if (!isLine(field.type)) return words
  return <input id={id} {...common} autoComplete="off" maxLength={200} className={`${controlLook} h-12 px-4`} />
}

/** The cells of a table; where they give no figure for all, its field has a label. */
function TableControl({
  id,
  table,
  typed,
  cellErrors,
  said,
  onChange,
}: WithId & { table: AskedTable; said: CheckedTyped }) {
  const t = useTexts(answerTexts)
  return (
    <>
      <Suspense fallback={<div aria-busy="true" className="h-32" />}>
        <AnswerTable
          id={`${id}-table`}
          table={table}
          cells={typed.cells ?? []}
          checked={said.checked}
          errors={cellErrors}
          onChange={(cells) => onChange({ cells })}
        />
      </Suspense>
      {table.rule === 'between' && (
        <label htmlFor={id} className="font-medium text-base">
          {t('tableWhole')}
        </label>
      )}
    </>
  )
}

/** Line with unit, last year's figure, and the value that the answer is read as. */
function Facts({ id, field, readAs }: { id: string; field: OwnField; readAs: string | null }) {
  const t = useTexts(answerTexts)
  const { unit: unitOf } = useFormats()
  const words = useStoredText()
  const { prior, type, choices } = field
  const unit = unitOf(field.unit)
  return (
    <p id={id} className="flex flex-wrap gap-x-4 text-base text-muted empty:hidden">
      {unit && <span>{t('unit', { unit })}</span>}
      {prior && <span>{t('prior', { year: prior.year, value: words({ ...prior, type, choices }) })}</span>}
      {readAs && (
        <span role="status" className="text-success-text">
          {t('read', { value: readAs })}
        </span>
      )}
    </p>
  )
}

/** Note, proofs, and passing the datapoint on to somebody else. */
function FieldTools(props: WithId) {
  const { id, field, company, typed, mayPassOn, onChange, onRequest } = props
  const t = useTexts(answerTexts)
  const [isNoting, setNoting] = useState(typed.note !== '')
  const [isPassing, setPassing] = useState(false)
  return (
    <>
      {isNoting && (
        <div className="flex flex-col gap-2">
          <label htmlFor={`${id}-note`} className="font-medium text-base">
            {t('note')} <span className="font-normal text-muted">{t('optional')}</span>
          </label>
          <textarea
            id={`${id}-note`}
            rows={2}
            maxLength={2000}
            value={typed.note}
            onChange={(event) => onChange({ note: event.target.value })}
            className={`${controlLook} field-sizing-content block px-4 py-3`}
          />
        </div>
      )}
      <Proofs {...props} />
      <div className="-mb-2 flex flex-wrap gap-x-6">
        {!isNoting && (
          <button type="button" className={small} onClick={() => setNoting(true)}>
            <MessageSquarePlus aria-hidden className="size-4" />
            {t('addNote')}
          </button>
        )}
        {mayPassOn && !isPassing && (
          <button type="button" className={small} onClick={() => setPassing(true)}>
            <UserRoundSearch aria-hidden className="size-4" />
            {t('pass')}
          </button>
        )}
      </div>
      {isPassing && (
        <PassOn keys={[field.key]} company={company} onDone={onRequest} onCancel={() => setPassing(false)} />
      )}
    </>
  )
}

function Proofs({ field, onProof }: AnswerFieldProps) {
  const t = useTexts(answerTexts)
  const id = useId()
  const [uploading, setUploading] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const upload = async (file: File) => {
    setUploading(file.name)
    setFailure(null)
    try {
      onProof(await call(contract.answer.proof, { body: { key: field.key }, file }))
    } catch (error) {
      const reason = error instanceof ApiError && error.code !== 'network' ? error.message : t('problem.offline')
      setFailure(t('proofFailed', { name: file.name, reason }))
    } finally {
      setUploading(null)
    }
  }
  return (
    <div className="flex flex-col gap-1">
      {field.proofs.length > 0 && (
        <ul className="flex flex-col gap-1 text-base">
          {field.proofs.map(({ id: proof, name }) => (
            <li key={proof} className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
              <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className={`${small} self-start focus-within:outline-2 focus-within:outline-ring`}>
        <Paperclip aria-hidden className="size-4" />
        {t('proof')}
        <input
          id={id}
          type="file"
          accept={proofFiles}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void upload(file)
          }}
        />
      </label>
      <p role="status" className="text-base text-muted empty:hidden">
        {uploading && t('proofUploading', { name: uploading })}
      </p>
      <FieldError id={`${id}-error`}>{failure ?? undefined}</FieldError>
    </div>
  )
}
