import type { Datapoint, NearPlace } from '@esrs/contract'
import { limits } from '@esrs/contract'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useValueText } from '../value-text.ts'
import { nearestTexts } from './texts.ts'

interface SumFormProps {
  datapoint: Datapoint
  /** The figures that are added, in the order in which they were pointed at. */
  parts: readonly NearPlace[]
  /** Another one is being looked for, so that nothing is taken yet. */
  isAdding: boolean
  onRemove: (part: NearPlace) => void
  onAdd: () => void
  onTake: () => Promise<unknown>
}

/** Figures that stand apart and are the value together: each with its place, and their sum. */
export function SumForm({ datapoint, parts, isAdding, onRemove, onAdd, onTake }: SumFormProps) {
  const t = useTexts(nearestTexts)
  const errorText = useErrorText()
  const placeOf = usePlaceText()
  const { line } = useValueText()
  const [isTaking, setTaking] = useState(false)
  const [failure, setFailure] = useState('')
  const [first] = parts
  const isOfOneUnit = parts.every(({ unit }) => unit === first?.unit)
  const sum = Number(parts.reduce((total, { number }) => total + (number ?? 0), 0).toPrecision(12))
  const take = async () => {
    setTaking(true)
    try {
      await onTake()
    } catch (error) {
      setFailure(error instanceof ApiError ? (error.fields.value ?? errorText(error)) : errorText(error))
    } finally {
      setTaking(false)
    }
  }
  return (
    <section aria-label={t('sum.title')} className="border-line border-b px-5 py-3 max-md:px-4">
      <h3 className="font-medium text-muted text-xs">{t('sum.title')}</h3>
      <ul className="mt-1">
        {parts.map((part) => (
          <li
            key={`${part.document_id} ${part.page} ${part.start}`}
            className="flex min-h-8 items-center gap-2 text-sm"
          >
            <span className="num shrink-0 font-medium">{line({ ...part }, datapoint)}</span>
            <span className="min-w-0 flex-1 truncate text-muted">
              {part.label} · {placeOf(part, null, true)}
            </span>
            <Button
              look="ghost"
              size="icon-small"
              aria-label={t('sum.remove', { value: line(part, datapoint) })}
              onClick={() => onRemove(part)}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {parts.length > 1 && isOfOneUnit && (
        <p className="num border-line border-t pt-1 font-semibold">
          = {line({ value: String(sum), number: sum, unit: first?.unit ?? null }, datapoint)}
        </p>
      )}
      {(failure || !isOfOneUnit) && (
        <p role="alert" className="mt-1 text-danger-text text-sm">
          {failure || t('sum.units')}
        </p>
      )}
      {isAdding ? (
        <p className="mt-1 text-secondary text-sm">{t('sum.next')}</p>
      ) : (
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          {parts.length <= limits.addedFigures && (
            <Button onClick={onAdd}>
              <Plus aria-hidden className="size-4" />
              {t('sum.add')}
            </Button>
          )}
          <Button
            look="primary"
            busy={isTaking}
            disabled={!isOfOneUnit || parts.length < 2}
            onClick={() => void take()}
          >
            {t('sum.take')}
          </Button>
        </div>
      )}
    </section>
  )
}
