import type { PublicSurvey } from '@esrs/contract'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { QuestionField } from '../../questions/QuestionField.tsx'
import { Button } from '../../ui/Button.tsx'
import { controlLook } from '../../ui/Input.tsx'
import { AboutYou } from './AboutYou.tsx'
import { answerOf, type Draft, type Flaw, flawsOf, type Refused } from './draft.ts'
import type { Waiting } from './send.ts'
import { respondTexts } from './texts.ts'

export type Sending = 'no' | 'now' | Waiting

interface ResponseFormProps {
  survey: PublicSurvey
  draft: Draft
  sending: Sending
  /** The server's refusal of the last try to send. */
  failure: string | null
  /** The fields that it was about. */
  refused: Refused
  onChange: (change: Partial<Draft>) => void
  onSend: (website: string) => void
}

/** Form of a survey. Fields are marked as wrong only after the first try to send. */
export function ResponseForm({ survey, draft, sending, failure, refused, onChange, onSend }: ResponseFormProps) {
  const t = useTexts(respondTexts)
  const prefix = useId()
  const summary = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [attempts, setAttempts] = useState(0)
  const flaws = attempts > 0 ? flawsOf(survey, draft) : new Map<string, Flaw>()
  const idOf = (field: string) => `${prefix}${field}`
  const errorOf = (field: string) => {
    const flaw = flaws.get(field)
    return flaw ? t(`missing.${flaw}`) : refused[field as keyof Refused]
  }
  useLayoutEffect(() => {
    if (attempts > 0 || failure) summary.current?.focus()
  }, [attempts, failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending !== 'no') return
    if (flawsOf(survey, draft).size > 0) setAttempts(attempts + 1)
    else onSend(trap.current?.value ?? '')
  }
  const nameOf = (field: string): string => {
    const number = survey.questions.findIndex(({ id }) => id === field) + 1
    return number > 0 ? t('missing.question', { number }) : t(field as 'name' | 'email' | 'company' | 'type')
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-6">
      {(flaws.size > 0 || failure) && (
        <div
          ref={summary}
          role="alert"
          tabIndex={-1}
          className="rounded-lg border border-danger bg-danger-soft px-4 py-3 text-base text-danger-text"
        >
          <p className="font-semibold">
            {flaws.size > 0 ? t('missing.summary', { count: flaws.size }) : (failure ?? '')}
          </p>
          {flaws.size === 0 && <p>{t('failed.kept')}</p>}
          <ul>
            {[...flaws.keys(), ...Object.keys(refused).filter((field) => !flaws.has(field))].map((field) => (
              <li key={field}>
                <a href={`#${idOf(field)}`} className="inline-block py-0.5 underline underline-offset-2">
                  {nameOf(field)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <AboutYou draft={draft} anonymous={survey.anonymous} errorOf={errorOf} idOf={idOf} onChange={onChange} />
      {/* Honeypot: people cannot see or reach this field, so only programs fill it in. */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      {survey.questions.map(({ id, text, scale, choices }, i) => (
        <QuestionField
          key={id}
          id={idOf(id)}
          number={i + 1}
          text={text}
          scale={scale}
          choices={choices}
          value={answerOf(draft, text)}
          error={errorOf(id)}
          onChange={(value) => onChange({ answers: { ...draft.answers, [text]: value } })}
        />
      ))}
      <div className="flex flex-col gap-3 border-line border-t pt-6">
        <label htmlFor={idOf('notes')} className="font-medium">
          {t('notes')} <span className="font-normal text-base text-muted">{t('optional')}</span>
        </label>
        <textarea
          id={idOf('notes')}
          rows={3}
          maxLength={20_000}
          value={draft.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
          className={`${controlLook} field-sizing-content block min-h-24 px-4 py-3`}
        />
      </div>
      <div className="flex flex-col gap-3">
        <Button type="submit" look="primary" size="xl" block busy={sending !== 'no'}>
          {sending === 'no' ? t('send') : t('sending')}
        </Button>
        <p role="status" className="text-base text-secondary empty:hidden">
          {sending === 'offline' || sending === 'refused' ? t(`waiting.${sending}`) : ''}
        </p>
        <p className="text-base text-muted">
          {t(survey.anonymous ? 'privacy.anonymous' : 'privacy.named', { company: survey.company })}{' '}
          {survey.retention_days !== null && t('privacy.erased', { count: survey.retention_days })}{' '}
          <a href="/privacy" className="text-brand-text underline underline-offset-2">
            {t('privacy.more')}
          </a>
        </p>
      </div>
    </form>
  )
}
