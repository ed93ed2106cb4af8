import type { Datapoint, Evidence } from '@esrs/contract'
import { Table2 } from 'lucide-react'
import { May } from '../../../api/May.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { breakdownTexts } from '../breakdown/texts.ts'
import { Section } from '../Section.tsx'
import { datapointTexts } from '../texts.ts'
import { useValueText } from '../value-text.ts'
import { useDimensionText } from './dimension-text.ts'

interface BreakdownsProps {
  datapoint: Datapoint
  shown: Evidence | null
  onShow: (evidence: Evidence) => void
  onEdit: () => void
}

/** The parts of a value, and the way to its table; a part with a source of its own leads to it. */
export function Breakdowns({ datapoint, shown, onShow, onEdit }: BreakdownsProps) {
  const t = useTexts(datapointTexts)
  const b = useTexts(breakdownTexts)
  const nameOf = useDimensionText()
  const { list } = useFormats()
  const { line } = useValueText()
  const { broken_down_by: axes, breakdowns } = datapoint
  if (breakdowns.length === 0 && !axes) return null
  return (
    <Section title={t('review.breakdowns')}>
      {axes && breakdowns.length === 0 && <p className="text-secondary text-sm">{b('by', { axes: list(axes) })}</p>}
      <ul className="text-sm">
        {datapoint.breakdowns.map((part) => {
          const source = datapoint.evidence.find(({ dimension }) => dimension === part.dimension)
          const name = part.name ?? nameOf(part.dimension)
          const row = (
            <>
              <span className="min-w-0 truncate">{name}</span>
              <span className="num whitespace-nowrap font-medium">{line(part, datapoint)}</span>
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
      {axes && (
        <May>
          <Button className="mt-2" onClick={onEdit}>
            <Table2 aria-hidden className="size-3.5" />
            {b(breakdowns.length === 0 ? 'open' : 'edit')}
          </Button>
        </May>
      )}
    </Section>
  )
}
