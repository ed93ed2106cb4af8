import { iroPriorities } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import type { FormValues } from './form-values.ts'
import { iroTexts } from './texts.ts'

interface ScoreFieldsProps {
  values: FormValues
  set: (changed: Partial<FormValues>) => void
  problem: (field: keyof FormValues) => string | undefined
}

type NumberField = 'scale' | 'scope' | 'irremediable' | 'likelihood' | 'ebitda' | 'capex' | 'opex'

/** The assessment in the shape of the type: severity of an impact, or effect on the company's finances. */
export function ScoreFields({ values, set, problem }: ScoreFieldsProps) {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  const number = (field: NumberField, label: string, hint?: string) => (
    <Field key={field} label={label} hint={hint} error={problem(field)}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={12}
          value={values[field]}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
  const isImpact = values.type === 'Impact'
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('column.assessment')}</legend>
      <Checkbox checked={values.isScored} onChange={(isScored) => set({ isScored })} label={t('form.scored')} />
      {values.isScored && isImpact && (
        <div className="grid grid-cols-2 items-start gap-3">
          {number('scale', t('form.scale'))}
          {number('scope', t('form.scope'))}
          {!values.isPositive && number('irremediable', t('form.irremediable'), t('form.irremediableHint'))}
          {values.isPotential && number('likelihood', t('form.likelihood'))}
        </div>
      )}
      {values.isScored && !isImpact && (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            <Field label={t('form.magnitude')}>
              {(control) => (
                <Select
                  {...control}
                  value={values.magnitude}
                  onChange={(magnitude) => set({ magnitude })}
                  options={iroPriorities.map((value) => ({ value, label: names(`priority.${value}`) }))}
                />
              )}
            </Field>
            {number('likelihood', t('form.likelihood'))}
          </div>
          <div className="grid grid-cols-3 items-start gap-3">
            {number('ebitda', 'EBITDA')}
            {number('capex', 'CapEx')}
            {number('opex', 'OpEx')}
          </div>
          <p className="text-muted text-xs">{t('form.change')}</p>
        </>
      )}
    </fieldset>
  )
}
