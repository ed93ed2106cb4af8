import type { OwnRequest } from '@esrs/contract'
import { Check } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { onLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RespondFrame } from '../RespondFrame.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { AskCode, LinkProblem } from './LinkStates.tsx'
import { answerTexts } from './texts.ts'
import { useLink } from './use-link.ts'

const load = () => call(contract.answer.get)

/** App in which a person without an account answers a request, opened by a mailed link. */
export default function AnswerApp() {
  const t = useTexts(answerTexts)
  const [token] = useState(() => location.hash.slice(1))
  const { opened, enter, sendCode, setData } = useLink(token, useCallback(load, []))
  const [isSent, setSent] = useState(false)
  // Loaded again in another language for names and definitions; typed answers stay.
  useEffect(() => onLanguage(() => void enter()), [enter])
  const company = opened.state === 'there' ? opened.data.company : ''
  useEffect(() => {
    if (company) document.title = t('title', { company })
  }, [company, t])

  if (opened.state === 'loading') return <Loading label={t('loading')} />
  if (opened.state === 'code')
    return <AskCode asked={opened} onSend={() => void sendCode()} onEnter={(code) => void enter(code)} />
  if (opened.state !== 'there') return <LinkProblem state={opened.state} onAgain={() => void enter()} />
  if (isSent) return <Thanks request={opened.data} onBack={() => setSent(false)} />
  return (
    <AnswerForm
      request={opened.data}
      onChange={setData}
      onSent={(request) => {
        setData(request)
        setSent(true)
        window.scrollTo(0, 0)
      }}
    />
  )
}

function Loading({ label }: { label: string }) {
  return (
    <RespondFrame company="">
      <div role="status" aria-busy="true" className="flex flex-col gap-6">
        <span className="sr-only">{label}</span>
        <span aria-hidden className="skeleton block h-9 w-3/4 rounded-md" />
        {[1, 2, 3].map((field) => (
          <span aria-hidden key={field} className="skeleton block h-32 rounded-md" />
        ))}
      </div>
    </RespondFrame>
  )
}

function Thanks({ request, onBack }: { request: OwnRequest; onBack: () => void }) {
  const t = useTexts(answerTexts)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  const { company } = request
  const count = request.fields.filter(({ state }) => state === 'open' || state === 'sent_back').length
  return (
    <RespondFrame company={company}>
      <div className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success-text">
          <Check aria-hidden className="size-7" />
        </span>
        <h1 ref={title} tabIndex={-1} className="mt-6 font-semibold text-2xl tracking-tight outline-none">
          {t('thanks.title')}
        </h1>
        <p className="mt-3 max-w-sm text-balance text-secondary">
          {t(count === 0 ? 'thanks.all' : 'thanks.some', { company, count })}
        </p>
        <Button size="xl" className="mt-8 w-full max-w-80" onClick={onBack}>
          {t('thanks.back')}
        </Button>
      </div>
    </RespondFrame>
  )
}
