import type { Datapoint, Evidence } from '@esrs/contract'
import { useTexts } from '../../../i18n/texts.tsx'
import { cx } from '../../../ui/class-names.ts'
import { datapointTexts } from '../texts.ts'
import { useValueText } from '../value-text.ts'
import { useDimensionText } from './dimension-text.ts'
import { Section } from './Section.tsx'

interface BreakdownsProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
}

/** The parts of a value; a part with a source of its own leads to it. */
export function Breakdowns({ datapoint, shown, onShow }: BreakdownsProps) {
  const t = useTexts(datapointTexts)
  const nameOf = useDimensionText()
  const { line } = useValueText()
  if (datapoint.breakdowns.length === 0) return null
  return (
    <Section title={t('review.breakdowns')}>
      <ul className="text-sm">
        {datapoint.breakdowns.map((part) => {
          const source = datapoint.evidence.find(({ dimension }) => dimension === part.dimension)
          const name = nameOf(part.dimension)
          const row = (
            <>
              <span className="min-w-0 truncate">{name}</span>
              <span className="num whitespace-nowrap font-medium">{line(part, datapoint.dataType)}</span>
            </>
          )
          const look = 'flex w-full min-h-7 items-center justify-between gap-4 rounded-md text-left'
          return (
            <li key={part.dimension}>
              {source ? (
                <button
                  type="button"
                  title={t('review.showSource', { part: name })}
                  aria-pressed={source === shown}
                  onClick={() => onShow(source)}
                  className={cx(
                    look,
                    '-mx-2 w-[calc(100%+1rem)]! px-2 hover:bg-hover',
                    source === shown && 'bg-brand-soft',
                  )}
                >
                  {row}
                </button>
              ) : (
                <div className={look}>{row}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
