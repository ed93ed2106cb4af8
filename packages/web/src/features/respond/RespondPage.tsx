import type { PublicSurvey } from '@esrs/contract'
import {
  CalendarClock,
  CircleOff,
  Clock,
  CloudOff,
  EyeOff,
  Hourglass,
  Save,
  SearchX,
  TriangleAlert,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import {
  type Draft,
  fieldCount,
  flawsOf,
  forgetDraft,
  hasDraft,
  keepDraft,
  type Refused,
  readDraft,
  refusedBy,
  stillRefused,
  submissionOf,
} from './draft.ts'
import { RespondFrame, RespondState } from './RespondFrame.tsx'
import { ResponseForm, type Sending } from './ResponseForm.tsx'
import { sendResponse } from './send.ts'
import { respondTexts } from './texts.ts'
import { useSurvey } from './use-survey.ts'

interface RespondPageProps {
  sid: string
  onSent: (company: string) => void
}

/** Page of a survey for people without an account. */
export function RespondPage({ sid, onSent }: RespondPageProps) {
  const t = useTexts(respondTexts)
  const [loaded, reload] = useSurvey(sid)
  if (loaded.state === 'loading') return <LoadingSurvey label={t('loading')} />
  if (loaded.state === 'there' && loaded.survey.state === 'open')
    return <OpenSurvey survey={loaded.survey} reload={reload} onSent={onSent} />
  if (loaded.state === 'there') {
    const { company, state } = loaded.survey
    const [key, Icon] = state === 'not_open' ? (['notOpen', Hourglass] as const) : (['closed', CircleOff] as const)
    return (
      <RespondFrame company={company}>
        <RespondState icon={Icon} title={t(`states.${key}`)}>
          {t(`states.${key}Text`, { company })}
        </RespondState>
      </RespondFrame>
    )
  }
  if (loaded.state === 'missing')
    return (
      <RespondFrame company="">
        <RespondState icon={SearchX} title={t('states.missing')}>
          {t('states.missingText')}
        </RespondState>
      </RespondFrame>
    )
  const again = (
    <Button look="primary" size="lg" onClick={() => void reload()}>
      {t('failed.again')}
    </Button>
  )
  return (
    <RespondFrame company="">
      <RespondState
        alert
        icon={loaded.state === 'offline' ? CloudOff : TriangleAlert}
        title={t('failed.load')}
        action={again}
      >
        {t(loaded.state === 'offline' ? 'failed.connection' : 'failed.server')}
      </RespondState>
    </RespondFrame>
  )
}

function LoadingSurvey({ label }: { label: string }) {
  return (
    <RespondFrame company="">
      <div role="status" aria-busy="true" className="flex flex-col gap-6">
        <span className="sr-only">{label}</span>
        <span aria-hidden className="skeleton block h-9 w-3/4 rounded-md" />
        <span aria-hidden className="skeleton block h-16 rounded-md" />
        {[1, 2, 3, 4].map((field) => (
          <span aria-hidden key={field} className="skeleton block h-12 rounded-md" />
        ))}
      </div>
    </RespondFrame>
  )
}

interface OpenSurveyProps {
  survey: PublicSurvey
  reload: () => Promise<void>
  onSent: (company: string) => void
}

function OpenSurvey({ survey, reload, onSent }: OpenSurveyProps) {
  const t = useTexts(respondTexts)
  const { date } = useFormats()
  const { sid, company } = survey
  const [draft, setDraft] = useState(() => readDraft(sid))
  const [isKept, setKept] = useState(() => hasDraft(sid))
  const [sending, setSending] = useState<Sending>('no')
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused>({})
  useEffect(() => {
    document.title = `${survey.title} · ${company}`
  }, [survey.title, company])

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefused((known) => stillRefused(known, part))
    setKept(keepDraft(sid, next))
  }
  const send = async (website: string) => {
    setSending('now')
    setFailure(null)
    setRefused({})
    try {
      await sendResponse(sid, submissionOf(survey, draft, website), setSending)
      forgetDraft(sid)
      onSent(company)
    } catch (error) {
      setSending('no')
      // The questions changed or the survey ended meanwhile: loads it again and keeps the typed answers.
      if (error instanceof ApiError && error.code === 'conflict') {
        setFailure(t('changed'))
        await reload()
      } else {
        setFailure(t('failed.title'))
        setRefused(refusedBy(error))
      }
    }
  }
  const all = fieldCount(survey)
  const done = all - flawsOf(survey, draft).size
  const facts = [
    { icon: Clock, text: t('minutes', { count: Math.max(1, survey.questions.length) }) },
    ...(isKept ? [{ icon: Save, text: t('kept') }] : []),
    ...(survey.anonymous ? [{ icon: EyeOff, text: t('anonymous') }] : []),
    ...(survey.closes_at ? [{ icon: CalendarClock, text: t('closes', { date: date(survey.closes_at) }) }] : []),
  ]
  return (
    <RespondFrame company={company} progress={{ done, all }}>
      <h1 className="text-balance font-semibold text-2xl tracking-tight [overflow-wrap:anywhere]">{survey.title}</h1>
      <p className="mt-2 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{survey.description}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-base text-muted">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4" />
            {text}
          </li>
        ))}
      </ul>
      <ResponseForm
        survey={survey}
        draft={draft}
        sending={sending}
        failure={failure}
        refused={refused}
        onChange={change}
        onSend={(website) => void send(website)}
      />
    </RespondFrame>
  )
}
