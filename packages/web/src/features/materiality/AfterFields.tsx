import type { Assessment, PointPart } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { PointSet } from './PointField.tsx'
import { begunHorizons, type ScoreValues } from './score-values.ts'
import { materialityTexts } from './texts.ts'

export interface ScorePartProps {
  parts: readonly PointPart[]
  values: ScoreValues
  method: Assessment['method']
  isPositive: boolean
  /** What is wrong with the points or with anything else of the score. */
  errorOf: (part: 'points' | 'after.points' | 'after.measures') => string | undefined
  onChange: (values: ScoreValues) => void
}

/** Points after measures, and which they are: shown beside the result, which is the one before them. */
export function AfterFields({ parts, values, method, isPositive, errorOf, onChange }: ScorePartProps) {
  const t = useTexts(materialityTexts)
  const { after, points, horizons } = values
  const [first] = begunHorizons(values, parts)
  const before = (first && horizons?.[first]) ?? points
  return (
    <div>
      <Checkbox
        checked={after !== null}
        onChange={(is) => onChange({ ...values, after: is ? { points: before, measures: '' } : null })}
        label={t('after.title')}
      />
      <p className="ml-6 text-pretty text-muted text-xs">{t('after.hint')}</p>
      {after && (
        <div className="mt-2 flex flex-col gap-4 rounded-lg bg-sunken p-3">
          <Field label={t('after.measures')} hint={t('after.measuresHint')} error={errorOf('after.measures')}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={1000}
                value={after.measures}
                onChange={({ target }) => onChange({ ...values, after: { ...after, measures: target.value } })}
              />
            )}
          </Field>
          <PointSet
            parts={parts}
            points={after.points}
            method={method}
            isPositive={isPositive}
            error={errorOf('after.points')}
            onChange={(changed) => onChange({ ...values, after: { ...after, points: changed } })}
          />
        </div>
      )}
    </div>
  )
}
