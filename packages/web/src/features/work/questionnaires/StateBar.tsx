import { type Questionnaire, questionStates } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { workTexts } from '../texts.ts'

const fills = {
  answered: 'bg-success',
  proposed: 'bg-brand',
  missing: 'bg-info',
  choose: 'bg-warning',
  unknown: 'bg-neutral-text',
  left_open: 'bg-pressed',
}

/** Number of questions in each state of a questionnaire, as a bar and in words. */
export function StateBar({ counts }: Pick<Questionnaire, 'counts'>) {
  const t = useTexts(workTexts)
  const total = questionStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return (
    <div className="mt-3 flex flex-col gap-2">
      <span aria-hidden className="flex h-2 overflow-hidden rounded-full bg-pressed">
        {questionStates.map((state) => (
          <span key={state} className={fills[state]} style={{ width: `${(100 * (counts[state] ?? 0)) / total}%` }} />
        ))}
      </span>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
        {questionStates
          .filter((state) => (counts[state] ?? 0) > 0)
          .map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2 rounded-full ${fills[state]}`} />
              <span className="num">
                {t(`questionnaires.state.${state}`)}: {counts[state]}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
