import type { ForeignQuestion } from '@esrs/contract'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge, type BadgeTone, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { workTexts } from '../texts.ts'
import { DecideDialog } from './DecideDialog.tsx'

const tones: Record<ForeignQuestion['state'], BadgeTone> = {
  answered: 'success',
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
  const [isDeciding, setDeciding] = useState(false)
  const { text, unit, state, datapoint, match, cap, task, source } = question
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-pretty [overflow-wrap:anywhere]">{text}</p>
        {unit && <p className="text-muted text-xs">{t('questionnaires.unit', { unit })}</p>}
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
        {datapoint && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
            <button type="button" className="inline-flex min-h-6" onClick={() => onOpenTask(datapoint.key)}>
              <CodeChip code={datapoint.key} />
            </button>
            <span className="[overflow-wrap:anywhere]">{datapoint.name}</span>
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
            aria-label={t('questionnaires.decideLabel', { text })}
            onClick={() => setDeciding(true)}
          >
            {t(state === 'choose' || state === 'unknown' ? 'questionnaires.decide' : 'questionnaires.change')}
          </Button>
        </div>
      )}
      {isDeciding && <DecideDialog id={id} question={question} onClose={() => setDeciding(false)} />}
    </li>
  )
}

const plainNumber = /^-?\d+(?:\.\d+)?$/

function Answer({ question: { words, answer } }: { question: ForeignQuestion }) {
  const { quantity } = useFormats()
  if (words) return <span className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</span>
  if (!answer) return null
  const { value, unit } = answer
  const shown = plainNumber.test(value) ? quantity(Number(value), unit) : value
  return <span className="num line-clamp-4 font-medium [overflow-wrap:anywhere]">{shown}</span>
}
