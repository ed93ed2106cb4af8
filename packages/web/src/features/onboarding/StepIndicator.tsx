import { Check } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { mayShow, steps, type WizardProgress } from './steps.ts'
import { onboardingTexts } from './texts.ts'

interface StepIndicatorProps {
  current: number
  progress: WizardProgress
  onStep: (step: number) => void
}

/** The seven steps: those that may be shown lead there, the current one stands out, later ones are off. Seven bars on a phone. */
export function StepIndicator({ current, progress, onStep }: StepIndicatorProps) {
  const t = useTexts(onboardingTexts)
  const number = current + 1
  return (
    <nav aria-label={t('steps.label')} className="mx-auto w-full max-w-5xl">
      <div aria-hidden className="mb-2 flex justify-between gap-3 text-sm md:hidden">
        <span className="truncate font-semibold">{t(`steps.${steps[current] ?? 'company'}`)}</span>
        <span className="num shrink-0 text-muted">{t('steps.of', { number, count: steps.length })}</span>
      </div>
      <ol className="flex max-md:items-center max-md:gap-1">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'relative flex min-w-0 flex-1 flex-col items-center gap-2',
              index > 0 &&
                'md:before:absolute md:before:top-3.5 md:before:right-[calc(50%+1.25rem)] md:before:left-[calc(-50%+1.25rem)] md:before:h-0.5',
              index > 0 && (progress.completed.has(index - 1) ? 'md:before:bg-brand' : 'md:before:bg-line'),
            )}
          >
            <StepMark index={index} current={current} progress={progress} onStep={onStep} />
            <span
              aria-hidden
              className={cx(
                'px-1 text-balance text-center text-xs hyphens-auto max-md:hidden',
                index === current ? 'font-semibold text-ink' : 'text-secondary',
              )}
            >
              {t(`steps.${step}`)}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ index, current, progress, onStep }: StepIndicatorProps & { index: number }) {
  const t = useTexts(onboardingTexts)
  const done = progress.completed.has(index)
  const isCurrent = index === current
  const names = { number: index + 1, name: t(`steps.${steps[index] ?? 'company'}`) }
  const content = done ? <Check aria-hidden className="size-4" strokeWidth={2.5} /> : index + 1
  const round =
    'grid place-items-center rounded-full font-semibold text-xs md:size-7 md:border-2 max-md:h-1 max-md:w-full max-md:[&>*]:hidden max-md:text-[0px]'
  if (isCurrent) {
    return (
      <span
        className={cx(
          round,
          'border-brand md:outline-2 md:outline-offset-2 md:outline-brand max-md:h-1.5',
          done ? 'bg-brand md:text-brand-fg' : 'bg-brand md:bg-surface md:text-brand-text',
        )}
      >
        <span className="sr-only">{`${names.number}, ${names.name}`}</span>
        <span aria-hidden>{content}</span>
      </span>
    )
  }
  if (done) {
    return (
      <button
        type="button"
        aria-label={t('steps.backTo', names)}
        onClick={() => onStep(index)}
        className={cx(
          round,
          'relative border-brand bg-brand text-brand-fg transition-colors hover:border-brand-hover hover:bg-brand-hover max-md:after:absolute max-md:after:-inset-y-4 max-md:after:inset-x-0',
        )}
      >
        {content}
      </button>
    )
  }
  const mayGo = mayShow(progress, index)
  return (
    <button
      type="button"
      disabled={!mayGo}
      aria-label={t(mayGo ? 'steps.to' : 'steps.later', names)}
      onClick={() => onStep(index)}
      className={cx(
        round,
        'relative border-line-strong bg-surface text-muted max-md:bg-pressed',
        mayGo &&
          'transition-colors hover:border-brand hover:text-ink max-md:after:absolute max-md:after:-inset-y-4 max-md:after:inset-x-0',
      )}
    >
      <span aria-hidden>{content}</span>
    </button>
  )
}
