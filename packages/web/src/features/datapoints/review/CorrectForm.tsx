import type { Datapoint } from '@esrs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { datapointTexts } from '../texts.ts'
import { ValueInput } from '../ValueInput.tsx'
import { useTypedValue } from '../value-text.ts'

interface CorrectFormProps {
  datapoint: Datapoint
  onSave: (value: string) => Promise<unknown>
  onLeave: () => void
}

/** The value as a field: Enter saves, Esc leaves. */
export function CorrectForm({ datapoint, onSave, onLeave }: CorrectFormProps) {
  const t = useTexts(datapointTexts)
  const typed = useTypedValue()
  const stored = typed(datapoint)
  const [value, setValue] = useState(stored)
  const [error, setError] = useState<string | undefined>()
  // Of this value alone: the decision about the one before may still be under way.
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(
      'input:checked:not([aria-hidden]), input:not([aria-hidden]), [role=checkbox], textarea',
    )
    field?.focus()
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio'))
      field.select()
  }, [])

  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      await onSave(value === stored && datapoint.value !== null ? datapoint.value : value)
    } catch (failure) {
      setError(failure instanceof ApiError ? (failure.fields.value ?? failure.message) : undefined)
    } finally {
      setSaving(false)
    }
  }
  const keys = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onLeave()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void save()
    }
  }
  const edit = (next: string) => {
    setValue(next)
    setError(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={save} className="px-5 py-3 max-md:px-4">
      <ValueInput
        datapoint={datapoint}
        label={t('review.correctLabel')}
        value={value}
        stored={stored}
        error={error}
        rows={4}
        onChange={edit}
        onKeyDown={keys}
      />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onLeave}>{t('review.cancel')}</Button>
        <Button look="primary" type="submit" busy={isSaving}>
          {t('review.saveValue')}
        </Button>
      </div>
    </form>
  )
}
