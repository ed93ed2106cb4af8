import { KeyRound, Link2Off, TriangleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldError } from '../../../questions/FieldError.tsx'
import { Button } from '../../../ui/Button.tsx'
import { controlLook } from '../../../ui/Input.tsx'
import { RespondFrame, RespondState } from '../RespondFrame.tsx'
import { answerTexts } from './texts.ts'
import type { Opened } from './use-link.ts'

interface CodeProps {
  asked: Extract<Opened<unknown>, { state: 'code' }>
  onSend: () => void
  onEnter: (code: string) => void
}

/** Page that asks for the code from a mail: for a request on all devices but the first, for a room on each. */
export function AskCode({ asked, onSend, onEnter }: CodeProps) {
  const t = useTexts(answerTexts)
  const id = useId()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onEnter(code)
  }
  const { email, kind } = asked
  return (
    <RespondFrame company="">
      <div className="mx-auto flex min-h-[70dvh] max-w-sm flex-col justify-center gap-6">
        <span className="grid size-16 place-items-center rounded-full bg-sunken text-muted">
          <KeyRound aria-hidden className="size-7" />
        </span>
        <h1 className="text-balance font-semibold text-2xl tracking-tight">{t('code.title')}</h1>
        <p role="status" className="text-secondary">
          {t(asked.isSent ? 'code.sent' : kind === 'room' ? 'code.room' : 'code.text', { email })}
        </p>
        {asked.isSent ? (
          <form onSubmit={submit} className="flex flex-col gap-3">
            <label htmlFor={id} className="font-medium">
              {t('code.label')}
            </label>
            <input
              id={id}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              aria-invalid={asked.isWrong || undefined}
              aria-describedby={asked.isWrong ? `${id}-error` : undefined}
              onChange={(event) => setCode(event.target.value)}
              className={`${controlLook} h-12 px-4 tracking-widest`}
            />
            <FieldError id={`${id}-error`}>{asked.isWrong ? t('code.wrong') : undefined}</FieldError>
            <Button type="submit" look="primary" size="xl" block>
              {t('code.open')}
            </Button>
            <Button look="link" size="lg" className="min-h-11" busy={asked.isBusy} onClick={onSend}>
              {t('code.again')}
            </Button>
          </form>
        ) : (
          <Button look="primary" size="xl" block busy={asked.isBusy} onClick={onSend}>
            {t('code.send')}
          </Button>
        )}
      </div>
    </RespondFrame>
  )
}

/** Page for an invalid link or a failed load. */
export function LinkProblem({
  state,
  onAgain,
}: {
  state: 'dead' | 'offline' | 'failed' | 'limited'
  onAgain: () => void
}) {
  const t = useTexts(answerTexts)
  if (state === 'dead') {
    return (
      <RespondFrame company="">
        <RespondState icon={Link2Off} title={t('dead.title')}>
          {t('dead.text')}
        </RespondState>
      </RespondFrame>
    )
  }
  const again = (
    <Button look="primary" size="lg" onClick={onAgain}>
      {t('problem.again')}
    </Button>
  )
  return (
    <RespondFrame company="">
      <RespondState alert icon={TriangleAlert} title={t('problem.title')} action={again}>
        {t(`problem.${state}`)}
      </RespondState>
    </RespondFrame>
  )
}
