import type { Datapoint, NearPlace } from '@esrs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { ValueInput } from '../ValueInput.tsx'
import { useTypedValue } from '../value-text.ts'
import { nearestTexts } from './texts.ts'

/** What a person corrected of what was read on the page. */
export interface Corrected {
  value?: string
  year?: number
}

interface TakeFormProps {
  datapoint: Datapoint
  place: NearPlace
  reportingYear: number | null
  onTake: (corrected: Corrected) => Promise<unknown>
  onLeave: () => void
  isTaking: boolean
}

/** What was read where a person pointed, to be looked at once more and taken: Enter takes it, Esc leaves. */
export function TakeForm({ datapoint, place, reportingYear, onTake, onLeave, isTaking }: TakeFormProps) {
  const t = useTexts(nearestTexts)
  const typed = useTypedValue()
  const read = place.number === null ? place.value : [typed(place), place.unit].filter(Boolean).join(' ')
  const yearRead = String(place.year ?? reportingYear ?? '')
  const [value, setValue] = useState(read)
  const [year, setYear] = useState(yearRead)
  const [problems, setProblems] = useState<{ value?: string | undefined; year?: string | undefined }>({})
  const form = useRef<HTMLFormElement>(null)
  const isFigure = place.kind === 'figure'
  useEffect(() => form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus(), [])

  const take = async (event: FormEvent) => {
    event.preventDefault()
    if (isTaking) return
    if (isFigure && !/^(?:19|20|21)\d\d$/.test(year.trim())) return setProblems({ year: t('take.yearWrong') })
    try {
      await onTake({
        ...(isFigure && value !== read ? { value } : {}),
        ...(isFigure && Number(year) !== place.year ? { year: Number(year) } : {}),
      })
    } catch (error) {
      if (error instanceof ApiError) setProblems({ value: error.fields.value ?? error.message })
    }
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={take}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
      aria-label={t('take.title')}
      className="px-5 py-3 max-md:px-4"
    >
      <p className="num mb-2 line-clamp-3 break-words text-secondary text-sm">
        {t('take.read', { written: isFigure ? place.written : place.excerpt })}
      </p>
      {isFigure && (
        <div className="grid grid-cols-[1fr_6rem] gap-3">
          <ValueInput
            datapoint={{ ...datapoint, number: place.number }}
            label={t('take.value')}
            value={value}
            stored={read}
            error={problems.value}
            onChange={(next) => {
              setValue(next)
              setProblems({})
            }}
          />
          <Field label={t('take.year')} error={problems.year}>
            {(control) => (
              <Input {...control} inputMode="numeric" value={year} onChange={(event) => setYear(event.target.value)} />
            )}
          </Field>
        </div>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onLeave}>{t('take.cancel')}</Button>
        <Button look="primary" type="submit" busy={isTaking}>
          {t(isFigure ? 'take.save' : 'take.savePassage')}
        </Button>
      </div>
    </form>
  )
}
