import type { FigureTarget } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { organisationTexts } from '../texts.ts'
import { typedNumber } from '../unit-values.ts'

/** A target as it is typed; all of it empty where there is none. */
export type TypedTarget = Record<keyof FigureTarget, string>

const names = ['base_year', 'base', 'year', 'value'] as const

/** The text of a target in its fields. */
export const typedTarget = (target: FigureTarget | null): TypedTarget => ({
  base_year: target ? String(target.base_year) : '',
  base: target ? String(target.base) : '',
  year: target ? String(target.year) : '',
  value: target ? String(target.value) : '',
})

/** What was typed as a target; `null` where nothing was, `undefined` where it is none. */
export function targetOf(typed: TypedTarget): FigureTarget | null | undefined {
  if (names.every((name) => typed[name].trim() === '')) return null
  const [from, base, to, value] = names.map((name) => typedNumber(typed[name]))
  if (from == null || base == null || to == null || value == null) return undefined
  const areYears = [from, to].every((year) => Number.isInteger(year) && year >= 1990 && year <= 2100)
  return areYears && to > from ? { base_year: from, base, year: to, value } : undefined
}

interface TargetFieldsProps {
  target: TypedTarget
  onChange: (target: TypedTarget) => void
}

/** Base year and target of a figure. */
export function TargetFields({ target, onChange }: TargetFieldsProps) {
  const t = useTexts(organisationTexts)
  const isWrong = targetOf(target) === undefined
  return (
    <fieldset className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium text-sm">{t('target.title')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {names.map((name) => (
          <Field key={name} label={t(`target.${name}`)}>
            {(props) => (
              <Input
                {...props}
                inputMode="decimal"
                maxLength={30}
                value={target[name]}
                onChange={(event) => onChange({ ...target, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p className={isWrong ? 'text-danger-text text-xs' : 'text-muted text-xs'}>
        {t(isWrong ? 'target.wrong' : 'target.text')}
      </p>
    </fieldset>
  )
}
