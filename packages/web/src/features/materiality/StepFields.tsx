import { type AssessmentMethod, bandBases } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { NumberField } from './NumberField.tsx'
import { materialityTexts } from './texts.ts'

interface StepFieldsProps {
  method: AssessmentMethod
  /** Why a setting was refused, by its path. */
  problem: (path: string) => string | undefined
  onChange: (changed: Partial<AssessmentMethod>) => void
}

/** Bounds of the steps of magnitude and likelihood in numbers, and until when each time horizon reaches. */
export function StepFields({ method, problem, onChange }: StepFieldsProps) {
  const t = useTexts(materialityTexts)
  const { bands = { basis: 'revenue', bounds: [] }, likelihoodSteps = [] } = method
  const changed = (bounds: readonly number[], at: number, value: number) =>
    bounds.map((bound, index) => (index === at ? value : bound))
  const yearsProblem = problem('mediumTerm') ?? problem('longTerm')
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t('steps.bands')}</legend>
        <p className="text-pretty text-muted text-xs">{t('steps.bandsHint')}</p>
        <div className="grid items-end gap-3 max-md:grid-cols-2 md:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
          <div className="max-md:col-span-2">
            <Field label={t('steps.basis')}>
              {(control) => (
                <Select
                  {...control}
                  value={bands.basis}
                  onChange={(basis) => onChange({ bands: { ...bands, basis } })}
                  options={bandBases.map((value) => ({ value, label: t(`steps.bases.${value}`) }))}
                />
              )}
            </Field>
          </div>
          {bands.bounds.map((bound, at) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: the four bounds have no other name and never move.
              key={at}
              label={t('steps.from', { step: at + 2 })}
              value={bound}
              max={bands.basis === 'eur' ? 1e12 : 1000}
              step={bands.basis === 'eur' ? 1000 : 0.1}
              onChange={(value) => onChange({ bands: { ...bands, bounds: changed(bands.bounds, at, value) } })}
            />
          ))}
        </div>
        <Problem text={problem('bands.bounds')} />
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t('steps.likelihood')}</legend>
        <div className="grid grid-cols-4 items-end gap-3 max-md:grid-cols-2">
          {likelihoodSteps.map((bound, at) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: the four bounds have no other name and never move.
              key={at}
              label={t('steps.from', { step: at + 2 })}
              value={bound}
              max={99}
              step={1}
              onChange={(value) => onChange({ likelihoodSteps: changed(likelihoodSteps, at, value) })}
            />
          ))}
        </div>
        <Problem text={problem('likelihoodSteps')} />
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{t('method.field.mediumTerm')}</legend>
        <p className="text-pretty text-muted text-xs">{t('steps.horizonsHint')}</p>
        <div className="grid items-end gap-3 max-md:grid-cols-1 md:grid-cols-3">
          <NumberField
            label={t('horizon.short')}
            value={method.shortTerm ?? 0}
            max={10}
            step={1}
            onChange={(shortTerm) => onChange({ shortTerm })}
          />
          <NumberField
            label={t('horizon.medium')}
            value={method.mediumTerm}
            min={1}
            max={30}
            step={1}
            onChange={(mediumTerm) => onChange({ mediumTerm })}
          />
          <Field label={t('horizon.long')}>
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={2}
                max={100}
                step={1}
                placeholder={t('steps.open')}
                value={method.longTerm ?? ''}
                onChange={({ target }) =>
                  onChange({ longTerm: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber })
                }
              />
            )}
          </Field>
        </div>
        <Problem text={yearsProblem} />
      </fieldset>
    </>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p role="alert" className="text-danger-text text-xs">
      {text}
    </p>
  ) : null
