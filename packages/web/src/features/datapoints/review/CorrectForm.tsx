import type { Datapoint } from '@esrs/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Changes } from '../queries.ts'
import { datapointTexts } from '../texts.ts'
import { ValueInput } from '../ValueInput.tsx'
import { useTypedValue } from '../value-text.ts'
import { Grounds, noGrounds, useGrounds } from './Grounds.tsx'

interface CorrectFormProps {
  datapoint: Datapoint
  onSave: (changes: Changes) => Promise<unknown>
  onLeave: () => void
}

/** The value as a field: Enter saves, Esc leaves. */
export function CorrectForm({ datapoint, onSave, onLeave }: CorrectFormProps) {
  const t = useTexts(datapointTexts)
  const typed = useTypedValue()
  const stored = typed(datapoint)
  const [value, setValue] = useState(stored)
  const [grounds, setGrounds] = useState(noGrounds)
  const groundsOf = useGrounds()
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
      const isSame = value === stored && datapoint.value !== null
      await onSave({ value: isSame ? datapoint.value : value, ...groundsOf(grounds) })
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
    <form ref={form} noValidate onSubmit={save} className="max-h-[60dvh] overflow-y-auto px-5 py-3 max-md:px-4">
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
      <Grounds typed={grounds} onChange={setGrounds} />
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onLeave}>{t('review.cancel')}</Button>
        <Button look="primary" type="submit" busy={isSaving}>
          {t('review.saveValue')}
        </Button>
      </div>
    </form>
  )
}
