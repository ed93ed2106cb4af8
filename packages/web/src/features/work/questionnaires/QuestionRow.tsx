import type { ForeignQuestion } from '@esrs/contract'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSend } from '../../../kit/use-send.ts'
import { Badge, type BadgeTone, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { workTexts } from '../texts.ts'
import { answerText } from './answer-text.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { Earlier } from './Earlier.tsx'

const tones: Record<ForeignQuestion['state'], BadgeTone> = {
  answered: 'success',
  proposed: 'warning',
  missing: 'info',
  choose: 'warning',
  unknown: 'neutral',
  left_open: 'neutral',
}

interface QuestionRowProps {
  /** Id of the questionnaire. */
  id: string
  question: ForeignQuestion
  onOpenTask: (key: string) => void
}

/** Row of a question: answer, source of the answer, and the actions that are open. */
export function QuestionRow({ id, question, onOpenTask }: QuestionRowProps) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const isOpen = ['choose', 'unknown', 'proposed'].includes(question.state)
  const [isDeciding, setDeciding] = useState(false)
  const { text, unit, state, datapoint, match, cap, task, source, also, place, options } = question
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-pretty [overflow-wrap:anywhere]">{text}</p>
        {unit && <p className="text-muted text-xs">{t('questionnaires.unit', { unit })}</p>}
        {options.length > 0 && (
          <p className="line-clamp-2 text-muted text-xs [overflow-wrap:anywhere]">
            {t('questionnaires.options', { options: options.join(' · ') })}
          </p>
        )}
        {place && <p className="num text-muted text-xs">{place}</p>}
        {cap && cap !== 'within' && (
          <p className="mt-1">
            <Badge tone="warning" className="h-auto whitespace-normal py-0.5 text-left">
              {t(`questionnaires.cap.${cap}`)}
            </Badge>
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{t(`questionnaires.state.${state}`)}</Badge>
          {state === 'missing' && task && task !== 'open' && <StateBadge state={task} />}
          <Answer question={question} />
        </p>
        {isOpen && <Earlier id={id} question={question} />}
        {state === 'proposed' && <Proposal id={id} question={question} />}
        {datapoint && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
            <button type="button" className="inline-flex min-h-6" onClick={() => onOpenTask(datapoint.key)}>
              <CodeChip code={datapoint.key} />
            </button>
            <span className="[overflow-wrap:anywhere]">{datapoint.name}</span>
            {also.map(({ key, name }) => (
              <span key={key} className="[overflow-wrap:anywhere]">
                <CodeChip code={key} listed /> {name}
              </span>
            ))}
            {match && <span>· {t(match === 'sure' ? 'questionnaires.sure' : 'questionnaires.chosen')}</span>}
          </p>
        )}
        {source && (
          <p className="text-muted text-xs [overflow-wrap:anywhere]">
            {t('questionnaires.source')}: {source}
          </p>
        )}
      </div>
      {mayReport && (
        <div className="max-md:w-full">
          <Button
            look={state === 'choose' ? 'outline' : 'ghost'}
            aria-label={t(isOpen ? 'questionnaires.decideLabel' : 'questionnaires.changeLabel', { text })}
            onClick={() => setDeciding(true)}
          >
            {t(isOpen ? 'questionnaires.decide' : 'questionnaires.change')}
          </Button>
        </div>
      )}
      {isDeciding && <DecideDialog id={id} question={question} onClose={() => setDeciding(false)} />}
    </li>
  )
}

function Answer({ question }: { question: Pick<ForeignQuestion, 'words' | 'answer'> }) {
  const { quantity } = useFormats()
  const text = answerText(question, quantity)
  if (!text) return null
  const look = question.words ? '' : 'num line-clamp-4 font-medium'
  return <span className={`${look} whitespace-pre-line [overflow-wrap:anywhere]`}>{text}</span>
}

/** What is proposed as the answer, which one key or click accepts; the focus then stands on the next one. */
function Proposal({ id, question }: { id: string; question: ForeignQuestion }) {
  const t = useTexts(workTexts)
  const mayReport = useMay('report')
  const button = useRef<HTMLButtonElement>(null)
  const { position, proposal, suggested, text } = question
  const accept = useSend(
    ([key, ...also]: readonly string[]) =>
      call(contract.questionnaires.decide, { params: { id, position }, body: { as: 'datapoint', key: key!, also } }),
    t('task.failed'),
  )
  if (!proposal) return null
  const names = proposal.keys.map((key) => ({ key, name: suggested.find((one) => one.key === key)?.name ?? '' }))
  const take = () => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button[data-accepts]')]
    const next = all[all.indexOf(button.current!) + 1]
    accept.mutate(proposal.keys)
    next?.focus()
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-secondary italic">
          <Answer question={{ words: '', answer: proposal.answer }} />
        </span>
        {mayReport && (
          <Button
            ref={button}
            data-accepts
            busy={accept.isPending}
            aria-label={t('questionnaires.acceptLabel', { text })}
            onClick={take}
          >
            {t('questionnaires.accept')}
          </Button>
        )}
      </p>
      {names.map(({ key, name }) => (
        <p key={key} className="text-muted text-xs [overflow-wrap:anywhere]">
          <CodeChip code={key} listed /> {name}
        </p>
      ))}
    </div>
  )
}
