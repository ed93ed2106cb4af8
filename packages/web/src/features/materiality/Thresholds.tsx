import { type Assessment, scoreEnds } from '@esrs/contract'
import { useId } from 'react'
import type { Bounds } from '../../charts/chart.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { verdictBy } from './matrix-dots.ts'
import { materialityTexts } from './texts.ts'

interface ThresholdsProps {
  assessment: Assessment
  bounds: Bounds
  onChange: (bounds: Bounds) => void
  /** Opens the method with the tried thresholds; `null` without the right to change it. */
  onTake: (() => void) | null
}

/** Thresholds after one was moved; the undecided band below keeps its width, as far as the scale allows. */
export function moved(
  bounds: Bounds,
  { scale, thresholds }: Assessment['method']['method'],
  side: keyof Bounds,
  value: number,
): Bounds {
  const { low, top } = scoreEnds[scale]
  const material = Math.min(top, Math.max(low + 0.1, Math.round(10 * value) / 10))
  const band = thresholds[side].material - thresholds[side].undecided
  const undecided = Math.max(low, Math.round(100 * (material - band)) / 100)
  const current = bounds[side]
  // Most moves of a pointer stay within a tenth: nothing is drawn again for them.
  if (current.material === material && current.undecided === undecided) return bounds
  return { ...bounds, [side]: { material, undecided } }
}

/** Sliders for trying out thresholds. The method itself changes only with a reason. */
export function Thresholds({ assessment, bounds, onChange, onTake }: ThresholdsProps) {
  const t = useTexts(materialityTexts)
  const { method } = assessment.method
  const { low, top } = scoreEnds[method.scale]
  const isTried = JSON.stringify(bounds) !== JSON.stringify(method.thresholds)
  const changed = assessment.topics.filter((topic) => verdictBy(topic, bounds) !== verdictBy(topic, method.thresholds))
  return (
    <fieldset className="mt-4">
      <legend className="font-medium text-sm">{t('matrix.thresholds')}</legend>
      <div className="mt-1 grid gap-x-6 gap-y-2 md:grid-cols-2">
        {(['impact', 'financial'] as const).map((side) => (
          <Slider
            key={side}
            label={t(`matrix.threshold.${side}`)}
            value={bounds[side].material}
            min={low + 0.1}
            max={top}
            onChange={(value) => onChange(moved(bounds, method, side, value))}
          />
        ))}
      </div>
      {isTried && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <p aria-live="polite">
            {changed.length === 0
              ? t('matrix.noChange')
              : t('matrix.wouldChange', { count: changed.length, codes: changed.map(({ code }) => code).join(', ') })}
          </p>
          <Button onClick={() => onChange(method.thresholds)}>{t('matrix.reset')}</Button>
          {onTake && <Button onClick={onTake}>{t('matrix.take')}</Button>}
        </div>
      )}
    </fieldset>
  )
}

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

function Slider({ label, value, min, max, onChange }: SliderProps) {
  const { number } = useFormats()
  const id = useId()
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="flex justify-between text-sm">
        {label} <output className="num font-medium">{number(value)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.1}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-control w-full cursor-pointer accent-brand"
      />
    </div>
  )
}
