import type { Datapoint, Evidence } from '@esrs/contract'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'
import { wholeOf } from '../value-status.ts'
import { useValueText } from '../value-text.ts'

interface SourcesProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
}

/** Every place that speaks about the value; the first nine have a key. */
export function Sources({ datapoint, shown, onShow }: SourcesProps) {
  const t = useTexts(datapointTexts)
  const placeOf = usePlaceText()
  const { line } = useValueText()
  const singleKeys = useSingleKeys()
  const sources = wholeOf(datapoint)
  if (sources.length < 2) return null
  return (
    <Section title={t('review.sources')}>
      <ul className="-mx-2">
        {sources.map((source, index) => (
          <li key={`${source.document_id} ${source.page} ${source.cell} ${source.excerpt}`}>
            <button
              type="button"
              aria-pressed={source === shown}
              onClick={() => onShow(source)}
              className={cx(
                'flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm max-md:min-h-10',
                source === shown ? 'bg-brand-soft' : 'hover:bg-hover',
              )}
            >
              {singleKeys && (
                <span aria-hidden className="w-5 shrink-0 text-muted max-md:hidden">
                  {index < 9 && <Kbd>{index + 1}</Kbd>}
                </span>
              )}
              <span className="min-w-0 truncate">{source.filename}</span>
              <span className="shrink-0 text-muted">{placeOf(source, null, true)}</span>
              <span className="flex-1" />
              {source.number !== null && (
                <span className="num shrink-0 font-medium">
                  {line(source, datapoint)}
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
  )
}
