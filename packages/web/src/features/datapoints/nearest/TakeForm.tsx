import type { Datapoint, NearPlace } from '@esrs/contract'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../api/errors.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { ValueInput } from '../ValueInput.tsx'
import { isInWords, useTypedValue } from '../value-text.ts'
import { nearestTexts } from './texts.ts'

/** What a person corrected of what was read on the page. */
export interface Corrected {
  value?: string
  year?: number
  /** Further figures that are added to it. */
  add?: { document: string; page: number; start: number; end: number }[]
}

interface TakeFormProps {
  datapoint: Datapoint
  place: NearPlace
  reportingYear: number | null
  /** Somebody looks through places and goes on in the list, so that Enter must not take what they are only looking at. */
  isPassing?: boolean
  onTake: (corrected: Corrected) => Promise<unknown>
  onLeave: () => void
  /** Begins a sum with this figure; without it nothing can be added here. */
  onAdd?: () => void
}

/** What was read where a person pointed, to be looked at once more and taken: Enter takes it, Esc leaves. */
export function TakeForm({
  datapoint,
  place,
  reportingYear,
  isPassing = false,
  onTake,
  onLeave,
  onAdd,
}: TakeFormProps) {
  const t = useTexts(nearestTexts)
  const typed = useTypedValue()
  const { unit } = useFormats()
  // A passage answers what asks for words; of a yes or no a person says what it answers.
  const isAnswer = place.kind === 'passage' && !isInWords(datapoint)
  const read = isAnswer
    ? ''
    : place.number === null
      ? place.value
      : [typed(place), unit(place.unit)].filter(Boolean).join(' ')
  const yearRead = String(place.year ?? reportingYear ?? '')
  const { register, handleSubmit, setValue, setError, clearErrors, watch, formState } = useForm({
    defaultValues: { value: read, year: yearRead },
  })
  const { errors, isSubmitting } = formState
  const form = useRef<HTMLFormElement>(null)
  const isFigure = place.kind === 'figure'
  useLayoutEffect(() => {
    if (!isPassing) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }, [isPassing])

  const take = handleSubmit(async ({ value, year }) => {
    if (isSubmitting) return
    try {
      await onTake({
        ...((isFigure || isAnswer) && value !== read ? { value } : {}),
        ...(isFigure && Number(year) !== place.year ? { year: Number(year) } : {}),
      })
    } catch (error) {
      if (error instanceof ApiError) setError('root.value', { message: error.fields.value ?? error.message })
    }
  })
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
        {place.recognised && ` ${t('take.recognised')}`}
      </p>
      {isAnswer && (
        <ValueInput
          datapoint={datapoint}
          label={t('take.answer')}
          value={watch('value')}
          stored=""
          error={errors.root?.value?.message}
          onChange={(next) => {
            setValue('value', next)
            clearErrors()
          }}
        />
      )}
      {isFigure && (
        <div className="grid grid-cols-[1fr_6rem] gap-3">
          <ValueInput
            datapoint={{ ...datapoint, number: place.number }}
            label={t('take.value')}
            value={watch('value')}
            stored={read}
            error={errors.root?.value?.message}
            onChange={(next) => {
              setValue('value', next)
              clearErrors()
            }}
          />
          <Field label={t('take.year')} error={errors.year && t('take.yearWrong')}>
            {(control) => (
              <Input
                {...control}
                {...register('year', { validate: (text) => /^(?:19|20|21)\d\d$/.test(text.trim()) })}
                inputMode="numeric"
              />
            )}
          </Field>
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        {isFigure && onAdd && (
          <Button look="ghost" className="mr-auto -ml-3" onClick={onAdd}>
            <Plus aria-hidden className="size-4" />
            {t('sum.add')}
          </Button>
        )}
        <Button onClick={onLeave}>{t('take.cancel')}</Button>
        <Button look="primary" type="submit" busy={isSubmitting} disabled={isAnswer && !watch('value').trim()}>
          {t(isFigure ? 'take.save' : isAnswer ? 'take.saveAnswer' : 'take.savePassage')}
        </Button>
      </div>
    </form>
  )
}
