import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { type PathStep, pathState, pathSteps, type StepState } from './path-state.ts'
import { pathTexts } from './texts.ts'

const isStep = (name: string): name is PathStep => pathSteps.some((step) => step === name)

interface StepMarkProps {
  /** Name of the step in the plan of the house. */
  step: string
  number: number
}

/** Number of a step of the path, or the sign of how far it is; the words of it stand behind the sign. */
export default function StepMark({ step, number }: StepMarkProps) {
  const language = useLanguage()
  const words = useStepWords()
  const assessment = useQuery(read(contract.materiality.assessment, {}, language))
  const stakeholders = useQuery(read(contract.materiality.stakeholders, {}, language))
  const known = assessment.data && stakeholders.data && isStep(step)
  const now = known ? pathState(assessment.data, stakeholders.data.consultations)[step] : null
  const state = now?.state ?? 'open'
  const said = known && now ? words(step, now) : null
  return (
    <span className="inline-flex items-center" title={said ?? undefined} data-state={state}>
      <span
        aria-hidden
        className={cx(
          'num grid size-4.5 shrink-0 place-items-center rounded-full text-xs',
          state === 'done' && 'bg-success-soft text-success-text',
          state === 'changed' && 'bg-warning-soft text-warning-text',
          state === 'begun' && 'text-brand-text ring-1 ring-brand ring-inset',
          state === 'open' && 'text-muted ring-1 ring-line-strong ring-inset',
        )}
      >
        {state === 'done' ? (
          <Check className="size-3" />
        ) : state === 'changed' ? (
          <TriangleAlert className="size-3" />
        ) : (
          number
        )}
      </span>
      {said && <span className="sr-only">{said}: </span>}
    </span>
  )
}

function useStepWords() {
  const t = useTexts(pathTexts)
  const { number } = useFormats()
  return (step: PathStep, { done, of, gaps, state }: StepState): string => {
    if (step === 'signature') return t(`signature.${state}`, { number: done })
    if (step === 'stakeholders') return done === 0 ? t('nobody') : t('asked', { count: done })
    const share = t(step, { done: number(done), of: number(of) })
    return gaps > 0 ? `${share}, ${t('gaps', { count: gaps })}` : share
  }
}
