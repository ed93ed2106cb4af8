import {
  type AskedTable,
  type CheckedAnswer,
  type OwnRequest,
  supportingExtensions,
  type TypedCell,
} from '@esrs/contract'
import { Check, MessageSquarePlus, Paperclip, TriangleAlert, UserRoundSearch } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { unitText, useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldError } from '../../../questions/FieldError.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import type { CheckedTable } from '../../../values/breakdown/TypedTable.tsx'
import { useTypedText } from '../../../values/stored-text.ts'
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

const isFigure = (type: string) => type === 'number' || type === 'percent' || type === 'money'
const isShort = (type: string) => isFigure(type) || type === 'date' || type === 'year'
const accept = supportingExtensions.map((extension) => `.${extension}`).join(',')
const small = 'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md font-medium text-base text-brand-text'

/** Few are asked for a table; the others wait for no code of it. */
const AnswerTable = lazy(() => import('../../../values/breakdown/TypedTable.tsx'))

/** One datapoint of a request: plain question, definition, last year's figure, answer, and the value that it is read as. */
export function AnswerField(props: AnswerFieldProps) {
  const { number, field, typed } = props
  const t = useTexts(answerTexts)
  const id = useId()
  const inWords = useTypedText()
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
            : [inWords(typed.value, { type: field.type }), t('acceptedText')].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <>
          {field.table ? <TableControl {...props} table={field.table} id={id} /> : <AnswerControl {...props} id={id} />}
          <FieldTools {...props} id={id} />
        </>
      )}
    </section>
  )
}

type WithId = AnswerFieldProps & { id: string }

/** Input for the type of the datapoint. */
function AnswerControl({ id, field, typed, error, onChange, onRead }: WithId) {
  const checked = useChecked(field, typed.value)
  const isReadable = checked?.ok !== false
  useEffect(() => onRead(field.key, isReadable), [onRead, field.key, isReadable])
  const problem = error ?? (checked && !checked.ok ? (checked.message ?? undefined) : undefined)
  const common = {
    id,
    value: typed.value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': [`${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' '),
    onChange: (event: { target: { value: string } }) => onChange({ value: event.target.value }),
  }
  return (
    <>
      {field.type === 'yes-no' ? (
        <YesNo id={id} value={typed.value} onChange={(value) => onChange({ value })} />
      ) : isShort(field.type) ? (
        <input {...common} autoComplete="off" maxLength={200} className={`${controlLook} h-12 px-4`} />
      ) : (
        <textarea
          {...common}
          rows={3}
          maxLength={20_000}
          className={`${controlLook} field-sizing-content block min-h-24 px-4 py-3`}
        />
      )}
      <Facts id={`${id}-hint`} field={field} checked={checked} />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      <Warnings checked={checked} />
    </>
  )
}

/** A table, and beside it the figure for all where the cells give none. */
function TableControl({ table, ...props }: WithId & { table: AskedTable }) {
  const { id, field, typed, error, cellErrors, onChange } = props
  const t = useTexts(answerTexts)
  const checked = useChecked(field, typed.value, typed.cells)
  const needsWhole = table.rule === 'between'
  return (
    <>
      <Suspense fallback={<div aria-busy="true" className="h-32" />}>
        <AnswerTable
          id={`${id}-table`}
          table={table}
          cells={typed.cells ?? []}
          checked={checked}
          errors={cellErrors}
          onChange={(cells) => onChange({ cells })}
        />
      </Suspense>
      {needsWhole && (
        <>
          <label htmlFor={id} className="font-medium text-base">
            {t('tableWhole')}
          </label>
          <AnswerControl {...props} />
        </>
      )}
      {!needsWhole && <Facts id={`${id}-hint`} field={field} checked={checked} />}
      {!needsWhole && Object.keys(cellErrors).length === 0 && (
        <FieldError id={`${id}-error`}>
          {error ?? (checked?.ok === false ? (checked.message ?? undefined) : undefined)}
        </FieldError>
      )}
      {!needsWhole && <Warnings checked={checked} />}
    </>
  )
}

function Warnings({ checked }: { checked: CheckedAnswer | null }) {
  return (checked?.warnings ?? []).map((warning) => (
    <p key={warning} role="status" className="flex items-start gap-2 text-base text-warning-text">
      <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {warning}
    </p>
  ))
}

/** Line with unit, last year's figure, and the value that the answer is read as. */
function Facts({ id, field, checked }: { id: string; field: OwnField; checked: CheckedAnswer | null }) {
  const t = useTexts(answerTexts)
  const language = useLanguage()
  const { number: figure } = useFormats()
  const { prior, type } = field
  const unit = unitText(field.unit, language)
  const shown = (value: string, of: string | null) => {
    const plain = Number(value)
    const text = value !== '' && Number.isFinite(plain) ? figure(plain) : value
    return [text, unitText(of, language)].filter(Boolean).join('\u00a0')
  }
  return (
    <p id={id} className="flex flex-wrap gap-x-4 text-base text-muted empty:hidden">
      {unit && <span>{t('unit', { unit })}</span>}
      {prior && <span>{t('prior', { year: prior.year, value: shown(prior.value, prior.unit) })}</span>}
      {isFigure(type) && checked?.ok && checked.value !== null && (
        <span role="status" className="text-success-text">
          {t('read', { value: shown(checked.value, checked.unit) })}
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

/** The server's check of the typed answer, asked for when typing pauses. */
function useChecked({ key, type }: OwnField, value: string, cells?: TypedCell[]): CheckedTable {
  const language = useLanguage()
  const [checked, setChecked] = useState<CheckedTable>(null)
  const isAsked = cells ? cells.length > 0 : value.trim() !== '' && isShort(type)
  const asked = JSON.stringify(cells)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the sentences are others.
  useEffect(() => {
    setChecked(null)
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      try {
        const reply = await call(contract.answer.check, { body: { key, value, ...(cells && { cells }) } })
        if (isCurrent) setChecked(reply)
      } catch {
        // A failed check is ignored here: the server checks again when the answer is sent.
      }
    }, 500)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, value, asked, isAsked, type, language])
  return checked
}

function YesNo({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  const t = useTexts(answerTexts)
  return (
    <div id={id} role="radiogroup" className="flex gap-3">
      {(['yes', 'no'] as const).map((answer) => (
        <label
          key={answer}
          className="flex min-h-12 flex-1 cursor-pointer items-center gap-3 rounded-md border border-line-input px-4 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name={id}
            checked={value === answer}
            onChange={() => onChange(answer)}
            className="size-5"
          />
          {t(answer)}
        </label>
      ))}
    </div>
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
          accept={accept}
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
