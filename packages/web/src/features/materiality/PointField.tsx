import { type Assessment, type AssessmentMethod, type PointPart, type Points, scoreEnds } from '@esrs/contract'
import { useId } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { materialityTexts } from './texts.ts'

interface PointSetProps {
  parts: readonly PointPart[]
  points: Points
  method: Assessment['method']
  /** Of a positive impact the scale says how useful it is, of an opportunity the magnitude what it brings. */
  isPositive: boolean
  /** What is said of a part that has no points. */
  error: string | undefined
  onChange: (points: Points) => void
}

/** Points for all parts of an entry. */
export function PointSet({ parts, points, method, isPositive, error, onChange }: PointSetProps) {
  return parts.map((part) => (
    <PointField
      key={part}
      part={part}
      value={points[part]}
      method={method}
      isPositive={isPositive}
      error={points[part] === null ? error : undefined}
      onChange={(value) => onChange({ ...points, [part]: value })}
    />
  ))
}

interface PointFieldProps {
  part: PointPart
  value: number | null
  method: Assessment['method']
  isPositive: boolean
  error: string | undefined
  onChange: (value: number) => void
}

/** Points for one part as a row of buttons, one of which is pressed; arrows move as in any group of choices. */
function PointField({ part, value, method, isPositive, error, onChange }: PointFieldProps) {
  const t = useTexts(materialityTexts)
  const { number } = useFormats()
  const id = useId()
  const { scale } = method.method
  const words = isPositive && part === 'scale' ? 'benefit' : isPositive && part === 'magnitude' ? 'gain' : part
  const { low, top } = scoreEnds[scale]
  const bands = part === 'magnitude' || part === 'likelihood' ? method.steps[part] : null
  // What the fifths of the scale mean: the words of the method, with the band in numbers where the part has one.
  const meanings = method.anchors[part].map((words, fifth) => (bands ? `${words}: ${bands[fifth]}` : words))
  const pointsOf = (fifth: number) => steps.filter((step) => fifthOf(step, scale) === fifth)
  const steps = Array.from({ length: top - low + 1 }, (_, step) => low + step)
  return (
    <fieldset aria-describedby={error ? `${id}-missing` : `${id}-hint`}>
      <legend className="font-medium text-sm">{t(`part.${part}`)}</legend>
      <p id={`${id}-hint`} className="text-muted text-xs">
        {t(`partHint.${words}`)}
      </p>
      <div className="mt-1 flex gap-1">
        {steps.map((step) => (
          <label key={step} className="min-w-0 flex-1">
            <input
              type="radio"
              name={id}
              value={step}
              title={meanings[fifthOf(step, scale)]}
              checked={value === step}
              onChange={() => onChange(step)}
              className="peer sr-only"
            />
            <span className="num grid h-control cursor-pointer place-items-center rounded-md border border-line-input text-sm transition-colors hover:bg-hover peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-fg peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring">
              {step}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden className="flex justify-between text-muted text-xs">
        <span>{t(`partLow.${words}`)}</span>
        <span>{t(`partHigh.${words}`)}</span>
      </p>
      {value !== null && <p className="text-pretty text-secondary text-xs">{meanings[fifthOf(value, scale)]}</p>}
      <details className="text-xs">
        <summary className="min-h-6 cursor-pointer text-brand-text max-md:min-h-10">{t('score.steps')}</summary>
        <ol className="mb-1 flex flex-col gap-0.5">
          {meanings.map((meaning, fifth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fifths of a scale are always five and never move.
            <li key={fifth} className="grid grid-cols-[2.5rem_minmax(0,1fr)] text-secondary">
              <span className="num text-muted">{rangeOf(pointsOf(fifth))}</span>
              <span className="text-pretty">{meaning}</span>
            </li>
          ))}
        </ol>
      </details>
      {value !== null && !Number.isInteger(value) && (
        <p className="num text-muted text-xs">{t('score.converted', { value: number(value) })}</p>
      )}
      {error && <FieldError id={`${id}-missing`}>{error}</FieldError>}
    </fieldset>
  )
}

const rangeOf = (points: readonly number[]): string =>
  points.length > 1 ? `${points[0]}–${points.at(-1)}` : String(points[0])

/** The fifth of a scale, from 0 on, in which a point lies: its words say what the point means. */
function fifthOf(point: number, scale: AssessmentMethod['scale']): number {
  const { low, top } = scoreEnds[scale]
  return Math.min(4, Math.floor((5 * (point - low)) / (top - low + 1)))
}
