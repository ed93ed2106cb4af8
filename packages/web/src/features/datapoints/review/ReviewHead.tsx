import type { Datapoint } from '@esrs/contract'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { datapointTexts } from '../texts.ts'

/** Where the datapoint stands in the list, and how to go on. */
export interface Steps {
  /** From 1; `null` for a datapoint that the list does not hold. */
  position: number | null
  count: number
  /** The page of the list to which the next step leads is being loaded. */
  isTurning: boolean
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

interface ReviewHeadProps {
  code: string
  datapoint: Datapoint | null
  /** `null` where there is no such datapoint: no name to come, and nothing before or after it. */
  steps: Steps | null
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

export function ReviewHead({ code, datapoint, steps, heading, onClose }: ReviewHeadProps) {
  const t = useTexts(datapointTexts)
  const { number } = useFormats()
  return (
    <div className="border-line border-b pt-3 pr-4 pb-3 pl-5 max-md:pr-2 max-md:pl-4">
      <div className="flex min-h-7 items-center gap-2">
        <CodeChip code={code} />
        {steps && steps.position !== null && (
          <span className="num text-muted text-sm">
            {t('review.position', { number: number(steps.position), count: number(steps.count) })}
          </span>
        )}
        <span className="flex-1" />
        {steps && (
          <>
            <Button
              look="ghost"
              size="icon-small"
              aria-label={t('review.previous')}
              disabled={!steps.onPrevious}
              onClick={steps.onPrevious}
              className="disabled:border-transparent disabled:bg-transparent"
            >
              <ChevronUp aria-hidden className="size-4" />
            </Button>
            <Button
              look="ghost"
              size="icon-small"
              aria-label={t('review.next')}
              disabled={!steps.onNext}
              onClick={steps.onNext}
              className="disabled:border-transparent disabled:bg-transparent"
            >
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          </>
        )}
        <Button look="ghost" size="icon-small" aria-label={t('review.close')} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {steps && (
        <h2
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="mt-1 line-clamp-3 font-semibold text-base outline-none"
          title={datapoint?.name}
        >
          {datapoint?.name ?? '\u00a0'}
        </h2>
      )}
    </div>
  )
}
