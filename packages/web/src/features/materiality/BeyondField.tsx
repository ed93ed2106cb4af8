import { useId } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { materialityTexts } from './texts.ts'

interface BeyondFieldProps {
  value: boolean | null
  error: string | undefined
  onChange: (value: boolean) => void
}

/** Whether a positive impact goes beyond law and beyond mending harm of one's own; what does not is none. */
export function BeyondField({ value, error, onChange }: BeyondFieldProps) {
  const t = useTexts(materialityTexts)
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-medium text-sm">{t('beyond.title')}</legend>
      <p id={`${id}-hint`} className="text-pretty text-muted text-xs">
        {t('beyond.hint')}
      </p>
      {([true, false] as const).map((is) => (
        <label key={String(is)} className="flex min-h-6 items-center gap-2 text-sm max-md:min-h-10">
          <input
            type="radio"
            name={id}
            checked={value === is}
            onChange={() => onChange(is)}
            className="size-4 shrink-0 accent-(--brand)"
          />
          {t(is ? 'beyond.yes' : 'beyond.no')}
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
