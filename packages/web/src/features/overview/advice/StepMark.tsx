import { Check } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.tsx'
import { cx } from '../../../ui/class-names.ts'
import { adviceTexts } from './texts.ts'

/** Whether a step is done: a circle that is filled when it is. */
export function StepMark({ done }: { done: boolean }) {
  const t = useTexts(adviceTexts)
  return (
    <span
      className={cx(
        'mt-[calc((1lh-0.875rem)/2)] grid size-3.5 shrink-0 place-items-center rounded-full border',
        done ? 'border-success bg-success text-surface' : 'border-line-input',
      )}
    >
      {done && (
        <>
          <Check aria-hidden className="size-2.5" strokeWidth={3} />
          <span className="sr-only">{t('detail.done')}</span>
        </>
      )}
    </span>
  )
}
