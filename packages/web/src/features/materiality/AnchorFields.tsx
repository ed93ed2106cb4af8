import type { Anchors, AssessmentMethod, PointPart } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Input } from '../../ui/Input.tsx'
import { materialityTexts } from './texts.ts'

const parts: readonly PointPart[] = ['scale', 'scope', 'irremediable', 'magnitude', 'likelihood']
const steps = [0, 1, 2, 3, 4] as const

interface AnchorFieldsProps {
  /** The words in force, shown where the method says nothing of its own. */
  anchors: Anchors
  own: AssessmentMethod['anchors']
  /** Why words were refused, by the path of their step. */
  problem: (path: string) => string | undefined
  onChange: (own: NonNullable<AssessmentMethod['anchors']>) => void
}

/** Own words for each fifth of each scale; an empty field keeps the default. */
export function AnchorFields({ anchors, own = {}, problem, onChange }: AnchorFieldsProps) {
  const t = useTexts(materialityTexts)
  return (
    <details open={parts.some((part) => steps.some((step) => problem(`anchors.${part}.${step}`))) || undefined}>
      <summary className="min-h-6 cursor-pointer font-medium text-sm max-md:min-h-10">{t('anchors.edit')}</summary>
      <p className="mt-1 text-pretty text-muted text-xs">{t('anchors.editHint')}</p>
      <div className="mt-2 flex flex-col gap-4">
        {parts.map((part) => (
          <fieldset key={part} className="flex flex-col gap-1.5">
            <legend className="mb-1 font-medium text-sm">{t(`part.${part}`)}</legend>
            {steps.map((step) => (
              <div key={step} className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2">
                <span aria-hidden className="num text-muted text-sm">
                  {step + 1}
                </span>
                <Input
                  aria-label={t('anchors.step', { part: t(`part.${part}`), step: step + 1 })}
                  maxLength={200}
                  placeholder={anchors[part][step]}
                  value={own[part]?.[step] ?? ''}
                  aria-invalid={problem(`anchors.${part}.${step}`) ? true : undefined}
                  onChange={({ target }) =>
                    onChange({
                      ...own,
                      [part]: steps.map((one) => (one === step ? target.value : (own[part]?.[one] ?? ''))),
                    })
                  }
                />
                {problem(`anchors.${part}.${step}`) && (
                  <p role="alert" className="col-start-2 text-pretty text-danger-text text-xs">
                    {problem(`anchors.${part}.${step}`)}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
