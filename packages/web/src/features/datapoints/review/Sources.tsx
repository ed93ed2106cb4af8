import type { Datapoint, Evidence } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Notice } from '../../../ui/States.tsx'
import { rivalsOf, wholeOf } from '../standing.ts'
import { datapointTexts } from '../texts.ts'
import { useValueText } from '../value-text.ts'
import { usePlaceText } from './place-text.ts'
import { Section } from './Section.tsx'

interface SourcesProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
  onUse: (evidence: Evidence) => void
  isChanging: boolean
}

/** Every place that states the value, and values that contradict each other side by side. */
export function Sources({ datapoint, shown, onShow, onUse, isChanging }: SourcesProps) {
  const t = useTexts(datapointTexts)
  const placeOf = usePlaceText()
  const { line } = useValueText()
  const sources = wholeOf(datapoint)
  const rivals = rivalsOf(datapoint)
  if (sources.length < 2) return null
  return (
    <>
      {rivals.length > 0 && <Conflict {...{ datapoint, rivals, shown, onShow, onUse, isChanging }} />}
      <Section title={t('review.sources')}>
        <ul className="-mx-2">
          {sources.map((source, index) => (
            <li key={`${source.document_id} ${source.page} ${source.cell} ${source.excerpt}`}>
              <button
                type="button"
                aria-pressed={source === shown}
                onClick={() => onShow(source)}
                className={cx(
                  'flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-hover max-md:min-h-10',
                  source === shown && 'bg-brand-soft hover:bg-brand-soft',
                )}
              >
                <span className="text-muted max-md:hidden">{index < 9 && <Kbd>{index + 1}</Kbd>}</span>
                <span className="min-w-0 truncate">{source.filename}</span>
                <span className="shrink-0 text-muted">{placeOf(source, null, true)}</span>
                <span className="flex-1" />
                {source.number !== null && (
                  <span className="num shrink-0 font-medium">
                    {line(source, datapoint.dataType)}
                    {source.year !== null && source.year !== datapoint.year && (
                      <span className="font-normal text-muted"> · {source.year}</span>
                    )}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

interface ConflictProps extends SourcesProps {
  rivals: Evidence[]
}

/** The chosen value and those that contradict it, each with its place. */
function Conflict({ datapoint, rivals, shown, onShow, onUse, isChanging }: ConflictProps) {
  const t = useTexts(datapointTexts)
  const placeOf = usePlaceText()
  const { text } = useValueText()
  const chosen = wholeOf(datapoint).find((evidence) => !rivals.includes(evidence))
  const sides = [...(chosen ? [chosen] : []), ...rivals]
  return (
    <section className="border-line border-t py-3">
      <Notice tone="warning" className="px-3! py-2!">
        {t('review.conflict')}
      </Notice>
      <ul className="mt-2 grid grid-cols-2 gap-2">
        {sides.map((side) => {
          const { text: figure, unit } = text(side, datapoint.dataType)
          const isShown = side === shown
          return (
            <li
              key={`${side.document_id} ${side.page} ${side.excerpt}`}
              className={cx('min-w-0 rounded-lg border p-3', isShown ? 'border-brand' : 'border-line')}
            >
              <p className="num truncate font-semibold text-lg">
                {figure}
                {unit !== '' && (
                  <span className="font-normal text-muted text-sm">
                    {'\u00a0'}
                    {unit}
                  </span>
                )}
              </p>
              <p className="flex gap-1.5 text-muted text-xs">
                <span className="truncate">{side.filename}</span>
                <span className="shrink-0">{placeOf(side, null, true)}</span>
              </p>
              <div className="mt-1 flex flex-wrap gap-x-3">
                {!isShown && (
                  <Button look="link" className="min-h-6 text-sm" onClick={() => onShow(side)}>
                    {t('review.sourceNumber', {
                      number: wholeOf(datapoint).indexOf(side) + 1,
                      place: placeOf(side, null, true),
                    })}
                  </Button>
                )}
                {side !== chosen && (
                  <Button look="link" className="min-h-6 text-sm" busy={isChanging} onClick={() => onUse(side)}>
                    {t('review.useValue')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
