import type { OwnRequest } from '@esrs/contract'
import { CalendarClock, Save } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RespondFrame } from '../RespondFrame.tsx'
import { AnswerField } from './AnswerField.tsx'
import { beginningOf, isFilled, isOther, type OwnField, type Typed } from './own-field.ts'
import { SheetTools } from './SheetTools.tsx'
import { answerTexts } from './texts.ts'

/** Milliseconds without typing after which answers are saved. */
const pause = 1200
/** Milliseconds after which saving is tried again when it failed. */
const again = 5000

interface AnswerFormProps {
  request: OwnRequest
  onChange: (request: OwnRequest) => void
  onSent: (request: OwnRequest) => void
}

const isOpen = ({ state }: OwnField) => state !== 'accepted' && state !== 'passed_on'

/** The datapoint that an error is about: `S1-6_09#permanent_female` is one of its cells. */
const keyOf = (at: string): string => at.split('#')[0]!

const cellErrors = (errors: Readonly<Record<string, string>>, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([at, text]) =>
      at.startsWith(`${key}#`) ? [[at.slice(key.length + 1), text]] : [],
    ),
  )

/** Form with all datapoints of a request. Typed answers are saved on the server, so that any device can go on with them. */
export function AnswerForm({ request, onChange, onSent }: AnswerFormProps) {
  const t = useTexts(answerTexts)
  const { date } = useFormats()
  const summary = useRef<HTMLDivElement>(null)
  const key = useRef(crypto.randomUUID())
  const [typed, setTyped] = useState<Record<string, Typed>>({})
  const [saving, setSaving] = useState<'saved' | 'saving' | 'unsaved' | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [unread, setUnread] = useState<readonly string[]>([])

  const { company, fields } = request
  const of = (field: OwnField): Typed => typed[field.key] ?? beginningOf(field)
  // All fields are sent, also unchanged ones: an answer may have been changed back to an earlier one.
  const filled = fields.filter((field) => isOpen(field) && isFilled(field, of(field)))
  const changed = filled.filter((field) => field.state !== 'answered' || isOther(field, of(field)))
  const wrong = new Set(Object.keys(errors).map(keyOf))
  const done = fields.filter(
    (field) => !isOpen(field) || (isFilled(field, of(field)) && !wrong.has(field.key) && !unread.includes(field.key)),
  ).length

  useEffect(() => {
    if (Object.keys(typed).length === 0) return
    setSaving('unsaved')
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSaved = false
    const save = async () => {
      clearTimeout(timer)
      if (isSaved) return
      setSaving('saving')
      try {
        const answers = Object.entries(typed).map(([of, one]) => ({ key: of, ...one }))
        await call(contract.answer.save, { body: { answers } })
        isSaved = true
        setSaving('saved')
      } catch {
        setSaving('unsaved')
        timer = setTimeout(() => void save(), again)
      }
    }
    timer = setTimeout(() => void save(), pause)
    // Whoever leaves the page, or turns to another app on a phone, may not come back to it.
    const leave = () => document.visibilityState === 'hidden' && void save()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [typed])

  useLayoutEffect(() => {
    if (failure || Object.keys(errors).length > 0) summary.current?.focus()
  }, [failure, errors])

  const readable = useCallback(
    (of: string, isReadable: boolean) =>
      setUnread((known) => {
        if (known.includes(of) !== isReadable) return known
        return isReadable ? known.filter((one) => one !== of) : [...known, of]
      }),
    [],
  )
  const change = (field: OwnField, part: Partial<Typed>) => {
    setTyped((known) => ({ ...known, [field.key]: { ...of(field), ...part } }))
    setErrors(Object.fromEntries(Object.entries(errors).filter(([at]) => keyOf(at) !== field.key)))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || changed.length === 0) return
    setSending(true)
    setFailure(null)
    setErrors({})
    try {
      const answers = changed.map((field) => ({ key: field.key, ...of(field) }))
      const sent = await call(contract.answer.send, { body: { answers, idempotency_key: key.current } })
      key.current = crypto.randomUUID()
      setTyped({})
      onSent(sent)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {}
      if (Object.keys(refused).length > 0) {
        setErrors(refused)
        // Nothing was stored, and the corrected answers are another submission, so they get a new idempotency key.
        key.current = crypto.randomUUID()
      } else setFailure(error instanceof ApiError && error.code !== 'network' ? error.message : t('problem.offline'))
    } finally {
      setSending(false)
    }
  }
  const lead = request.asked_by ? 'lead' : 'leadCompany'
  return (
    <RespondFrame company={company} progress={{ done, all: fields.length }}>
      <h1 className="text-balance font-semibold text-2xl tracking-tight">{t('title', { company })}</h1>
      <p className="mt-2 text-secondary">
        {t(lead, { by: request.asked_by, company, count: fields.length, year: request.year })}{' '}
        {request.passed_on_by && t('passedOn', { name: request.passed_on_by })}
      </p>
      {request.note && (
        <blockquote className="mt-3 whitespace-pre-line border-line-strong border-l-2 pl-4 [overflow-wrap:anywhere]">
          {request.note}
        </blockquote>
      )}
      {request.beyond_cap.length > 0 && (
        <p className="mt-3 rounded-lg bg-info-soft px-4 py-3 text-base text-info-text">{t('mayRefuse')}</p>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-base text-muted">
        <li className={`flex items-center gap-2 ${request.late ? 'text-danger-text' : ''}`}>
          <CalendarClock aria-hidden className="size-4" />
          {t(request.late ? 'late' : 'due', { date: date(request.due) })}
        </li>
        {saving && (
          <li>
            <span role="status" className="flex items-center gap-2">
              <Save aria-hidden className="size-4" />
              {t(saving)}
            </span>
          </li>
        )}
      </ul>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-6 flex flex-col gap-6">
        {(failure || wrong.size > 0) && (
          <div
            ref={summary}
            role="alert"
            tabIndex={-1}
            className="rounded-lg border border-danger bg-danger-soft px-4 py-3 text-base text-danger-text"
          >
            <p className="font-semibold">{failure ? t('failed') : t('wrong', { count: wrong.size })}</p>
            <p>
              {failure} {t('kept')}
            </p>
          </div>
        )}
        {fields.map((field, index) => (
          <AnswerField
            key={field.key}
            number={index + 1}
            field={field}
            company={company}
            typed={of(field)}
            error={errors[field.key]}
            cellErrors={cellErrors(errors, field.key)}
            mayPassOn={request.may_pass_on}
            isBeyond={request.beyond_cap.includes(field.key)}
            onChange={(part) => change(field, part)}
            onRead={readable}
            onRequest={onChange}
            onProof={(proof) =>
              onChange({
                ...request,
                fields: fields.map((one) => (one.key === field.key ? { ...one, proofs: [...one.proofs, proof] } : one)),
              })
            }
          />
        ))}
        <SheetTools
          onRead={(answers) =>
            setTyped((known) => ({
              ...known,
              ...Object.fromEntries(answers.map(({ key: of, ...answer }) => [of, answer])),
            }))
          }
        />
        <div className="flex flex-col gap-3 border-line border-t pt-6">
          <Button type="submit" look="primary" size="xl" block busy={isSending} aria-disabled={changed.length === 0}>
            {t(isSending ? 'sending' : 'send', { count: changed.length })}
          </Button>
          <p className="text-base text-secondary">{t(changed.length === 0 ? 'nothing' : 'later')}</p>
          <p className="text-base text-muted">
            {t('privacy', { company })}{' '}
            <a href="/privacy" className="text-brand-text underline underline-offset-2">
              {t('privacyMore')}
            </a>
          </p>
        </div>
      </form>
    </RespondFrame>
  )
}
