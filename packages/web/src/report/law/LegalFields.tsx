import { type LegalProfile, legalCountries, legalGroups, publicInterests, reportingYears } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { typedNumber } from '../../i18n/typed-number.ts'
import { Field, type FieldControl } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { activitiesQuery } from './queries.ts'
import { lawTexts } from './texts.ts'

interface LegalFieldsProps {
  profile: LegalProfile
  onChange: (change: Partial<LegalProfile>) => void
  /** Fields that are missing and would decide something. */
  asked: ReadonlySet<string>
  disabled?: boolean
  /** The first year is asked elsewhere on the page. */
  withoutFirstYear?: boolean
}

/** Stands for what is not stated; the control of the platform knows no empty choice. */
const none = '_none'
const million = 1_000_000

/** What has to be known of a company to say which law applies to it; what only matters after another answer comes after it. */
export function LegalFields({
  profile,
  onChange,
  asked,
  disabled = false,
  withoutFirstYear = false,
}: LegalFieldsProps) {
  const t = useTexts(lawTexts)
  const names = useNames()
  const { data: activities } = useQuery(activitiesQuery)
  const { group } = profile
  const select = (
    field: keyof LegalProfile,
    options: readonly SelectOption[],
    change: (value: string | null) => Partial<LegalProfile>,
    hint?: string,
  ) => (
    <Field key={field} label={t(`field.${field}`)} hint={asked.has(field) ? t('asked') : hint}>
      {(control: FieldControl) => (
        <Select
          {...control}
          disabled={disabled}
          value={profile[field] === null ? none : String(profile[field])}
          onChange={(value) => onChange(change(value === none ? null : value))}
          options={[{ value: none, label: t('choose') }, ...options]}
        />
      )}
    </Field>
  )
  const amount = (field: 'employees' | 'net_revenue' | 'balance_sheet' | 'union_revenue') => (
    <Amount
      key={field}
      label={t(`field.${field}`)}
      hint={asked.has(field) ? t('asked') : undefined}
      factor={field === 'employees' ? 1 : million}
      value={profile[field]}
      disabled={disabled}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {select('country', names.countries, (country) => ({ country }))}
      {select(
        'nace',
        (activities?.activities ?? []).map(({ code, name }) => ({
          value: code,
          label: `${code} ${name}`,
          short: `${code} ${name}`,
        })),
        (nace) => ({ nace }),
      )}
      {amount('employees')}
      {amount('net_revenue')}
      {select(
        'public_interest',
        publicInterests.map((value) => ({ value, label: t(`public_interest.${value}`) })),
        (value) => ({ public_interest: value as LegalProfile['public_interest'] }),
      )}
      {select(
        'group',
        legalGroups.map((value) => ({ value, label: t(`group.${value}`) })),
        (value) => ({ group: value as LegalProfile['group'] }),
        t('hint.group'),
      )}
      {group === 'subsidiary' &&
        select('parent_reports', yesNo, (value) => ({ parent_reports: value === null ? null : value === 'true' }))}
      {(group === 'subsidiary' || group === 'parent') &&
        select(
          'head_of_group',
          (['union', 'third-country'] as const).map((value) => ({ value, label: t(`head_of_group.${value}`) })),
          (value) => ({ head_of_group: value as LegalProfile['head_of_group'] }),
        )}
      {profile.head_of_group === 'third-country' && group !== 'alone' && amount('union_revenue')}
      {amount('balance_sheet')}
      {select('year_end', names.months, (value) => ({ year_end: value === null ? null : Number(value) }))}
      {!withoutFirstYear &&
        select(
          'first_reporting_year',
          names.years,
          (value) => ({ first_reporting_year: value === null ? null : Number(value) }),
          t('hint.first_reporting_year'),
        )}
    </div>
  )
}

/** Countries, months and years in the language of the person. */
function useNames(): Record<'countries' | 'months' | 'years', SelectOption[]> {
  const language = useLanguage()
  const region = new Intl.DisplayNames(language, { type: 'region' })
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const last = Math.min(new Date().getFullYear() + 3, reportingYears.max)
  return {
    countries: legalCountries.map((value) => ({ value, label: region.of(value) ?? value })),
    months: Array.from({ length: 12 }, (_, index) => ({
      value: String(index + 1),
      label: month.format(new Date(Date.UTC(2026, index, 1))),
    })),
    years: Array.from({ length: last - 2023 }, (_, index) => ({
      value: String(last - index),
      label: String(last - index),
    })),
  }
}

interface AmountProps {
  label: string
  hint: string | undefined
  /** What one of the typed unit is of the stored one. */
  factor: number
  value: number | null
  disabled: boolean
  onChange: (value: number | null) => void
}

/** A number as it is typed; what is none stays in the field and changes nothing. */
function Amount({ label, hint, factor, value, disabled, onChange }: AmountProps) {
  const t = useTexts(lawTexts)
  const { exact } = useFormats()
  const shown = value === null ? '' : exact(value / factor)
  const [typed, setTyped] = useState<string | null>(null)
  const number = typed === null ? value : typedNumber(typed)
  const isWrong =
    number === undefined || (number !== null && (number < 0 || (factor === 1 && !Number.isInteger(number))))
  return (
    <Field label={label} hint={hint} error={isWrong ? t('wrong') : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={20}
          disabled={disabled}
          value={typed ?? shown}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = typedNumber(target.value)
            if (next === null) onChange(null)
            else if (next !== undefined && next >= 0 && (factor !== 1 || Number.isInteger(next)))
              onChange(Math.round(next * factor))
          }}
          onBlur={() => !isWrong && setTyped(null)}
        />
      )}
    </Field>
  )
}
