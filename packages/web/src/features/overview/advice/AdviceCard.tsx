import type { Recommendation } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import type { Ref } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { StepMark } from './StepMark.tsx'
import { adviceTexts } from './texts.ts'

/** Target datapoints and action steps that a card shows (product specification, section 2). */
const mostTags = 2
const mostSteps = 2

interface AdviceCardProps {
  recommendation: Recommendation
  onOpen: () => void
  /** Only one card of the carousel is in the order of the tab key; the arrow keys go to the others. */
  tabbable: boolean
  onFocus: () => void
  buttonRef: Ref<HTMLButtonElement>
}

/** A recommendation in short: how far it is, what it is about, and what to do first. */
export function AdviceCard({ recommendation, onOpen, tabbable, onFocus, buttonRef }: AdviceCardProps) {
  const t = useTexts(adviceTexts)
  const { number } = useFormats()
  const { title, targetDatapoints, completionPercentage, actionSteps, status } = recommendation
  const steps = actionSteps.toSorted((one, other) => Number(one.done) - Number(other.done)).slice(0, mostSteps)
  const tags = targetDatapoints.slice(0, mostTags)
  const further = targetDatapoints.length - tags.length
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-haspopup="dialog"
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
      className="group/card flex h-full w-full flex-col rounded-xl border border-line bg-surface p-4 text-left shadow-xs transition-colors hover:border-line-strong hover:bg-hover"
    >
      <span className="flex min-h-5 w-full items-center justify-between gap-2">
        {status === 'open' ? (
          <span className="num text-muted text-xs">
            {t('complete', { rate: `${number(completionPercentage)}\u00a0%` })}
          </span>
        ) : (
          <Badge tone={status === 'complete' ? 'success' : 'neutral'}>{t(`status.${status}`)}</Badge>
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-hover/card:text-ink" />
      </span>
      <span className="mt-2 block min-h-[2lh] text-balance font-semibold">{title}</span>
      <span className="mt-3 flex flex-wrap items-center gap-1">
        {tags.map((code) => (
          <CodeChip key={code} code={code} />
        ))}
        {further > 0 && (
          <span className="num ml-1 text-muted text-xs">{t('further', { number: number(further) })}</span>
        )}
      </span>
      <span className="mt-3 flex flex-col gap-1.5 text-secondary text-sm">
        {steps.map((step) => (
          <span key={step.title} className="flex gap-2">
            <StepMark done={step.done} />
            <span className="min-w-0">{step.title}</span>
          </span>
        ))}
      </span>
    </button>
  )
}
