import { respondentTypes } from '@esrs/contract'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../questions/FieldError.tsx'
import { controlLook } from '../../ui/Input.tsx'
import type { Draft } from './draft.ts'
import { respondTexts } from './texts.ts'

const fields = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: 200 },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'company', type: 'text', autoComplete: 'organization', maxLength: 200 },
] as const

interface AboutYouProps {
  draft: Draft
  anonymous: boolean
  errorOf: (field: string) => string | undefined
  idOf: (field: string) => string
  onChange: (change: Partial<Draft>) => void
}

/** Fields about the respondent: name and kind, or in anonymous surveys only the kind. */
export function AboutYou({ draft, anonymous, errorOf, idOf, onChange }: AboutYouProps) {
  const t = useTexts(respondTexts)
  const described = (field: string) => ({
    'aria-invalid': errorOf(field) ? (true as const) : undefined,
    'aria-describedby': errorOf(field) ? `${idOf(field)}-error` : undefined,
  })
  return (
    <>
      {!anonymous &&
        fields.map(({ name, ...rest }) => (
          <div key={name} className="flex flex-col gap-2">
            <label htmlFor={idOf(name)} className="font-medium">
              {t(name)}
            </label>
            <input
              {...rest}
              {...described(name)}
              id={idOf(name)}
              name={name}
              required
              value={draft[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
              className={`${controlLook} h-12 px-4`}
            />
            <FieldError id={`${idOf(name)}-error`}>{errorOf(name)}</FieldError>
          </div>
        ))}
      <div className="flex flex-col gap-2">
        <label htmlFor={idOf('type')} className="font-medium">
          {t('type')}
        </label>
        <div className="relative">
          <select
            {...described('type')}
            id={idOf('type')}
            required
            value={draft.type}
            onChange={(event) => onChange({ type: event.target.value as Draft['type'] })}
            className={`${controlLook} h-12 appearance-none px-4 pr-10`}
          >
            <option value="" disabled>
              {t('choose')}
            </option>
            {respondentTypes.map((type) => (
              <option key={type} value={type}>
                {t(`respondent.${type}`)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-4 right-4 size-4 text-muted" />
        </div>
        <FieldError id={`${idOf('type')}-error`}>{errorOf('type')}</FieldError>
      </div>
    </>
  )
}
