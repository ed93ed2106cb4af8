import { type TimeHorizon, timeHorizons } from '@esrs/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Segment, SegmentItem } from '../../ui/Segment.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import type { ScorePartProps } from './AfterFields.tsx'
import { PointSet } from './PointField.tsx'
import { begunHorizons, nothing } from './score-values.ts'
import { materialityTexts } from './texts.ts'

interface HorizonFieldsProps extends ScorePartProps {
  /** The horizon of the entry itself, with which separate scoring begins. */
  own: TimeHorizon | null
}

/** Points before measures: one set, or one for each time horizon of which the highest decides. */
export function HorizonFields({ parts, values, method, isPositive, errorOf, own, onChange }: HorizonFieldsProps) {
  const t = useTexts(materialityTexts)
  const { date } = useFormats()
  const { points, horizons } = values
  const [begun] = begunHorizons(values, parts)
  const [shown, setShown] = useState<TimeHorizon>(begun ?? own ?? 'medium')
  const separate = (is: boolean) => {
    if (is) onChange({ ...values, horizons: { [shown]: points } })
    else onChange({ ...values, points: horizons?.[begun ?? shown] ?? points, horizons: null })
  }
  const { horizonEnds } = method
  const until = (horizon: TimeHorizon) => {
    const end = horizonEnds[horizon]
    return end === null
      ? t('horizons.after', { day: date(horizonEnds.medium) })
      : t('horizons.until', { day: date(end) })
  }
  const given = horizons?.[shown] ?? nothing
  const isBegun = parts.some((part) => given[part] !== null)
  return (
    <>
      <div>
        <Checkbox checked={horizons !== null} onChange={separate} label={t('horizons.separate')} />
        <p className="ml-6 text-pretty text-muted text-xs">{t('horizons.hint')}</p>
      </div>
      {horizons ? (
        <section aria-label={t('horizons.title')} className="flex flex-col gap-4">
          <div>
            <Segment aria-label={t('horizons.title')} className="max-w-full">
              {timeHorizons.map((horizon) => (
                <SegmentItem
                  key={horizon}
                  current={horizon === shown}
                  onClick={() => setShown(horizon)}
                  className="px-2"
                >
                  {t(`horizons.${horizon}`)}
                  {horizons[horizon] && !parts.some((part) => horizons[horizon]![part] === null) && (
                    <Check aria-label={t('horizons.scored')} className="size-3.5" />
                  )}
                </SegmentItem>
              ))}
            </Segment>
            <p className="num mt-1 text-muted text-xs">{until(shown)}</p>
          </div>
          <PointSet
            parts={parts}
            points={given}
            method={method}
            isPositive={isPositive}
            error={isBegun || begun === undefined ? errorOf('points') : undefined}
            onChange={(changed) => onChange({ ...values, horizons: { ...horizons, [shown]: changed } })}
          />
        </section>
      ) : (
        <PointSet
          parts={parts}
          points={points}
          method={method}
          isPositive={isPositive}
          error={errorOf('points')}
          onChange={(changed) => onChange({ ...values, points: changed })}
        />
      )}
    </>
  )
}
