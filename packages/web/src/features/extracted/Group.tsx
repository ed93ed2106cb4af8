import { ChevronDown, ChevronUp } from 'lucide-react'
import { startTransition, useEffect, useId, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Card } from '../../ui/Page.tsx'
import type { Pillar } from '../../ui/pillar.ts'
import { useMedia } from '../../ui/use-media.ts'
import { ExtractedCards } from './ExtractedCards.tsx'
import { ExtractedTable } from './ExtractedTable.tsx'
import { type AssessedTopic, NotMaterial } from './NotMaterial.tsx'
import type { ExtractedRow } from './rows.ts'
import { extractedTexts } from './texts.ts'
import type { Shown } from './use-row-texts.ts'

interface GroupProps {
  pillar: Pillar
  rows: readonly ExtractedRow[]
  /** What was searched for. */
  search: string
  notMaterial: readonly AssessedTopic[]
  shown: Shown
  onEdit: (row: ExtractedRow) => void
}

const dots: Record<Pillar, string> = {
  environmental: 'bg-env',
  social: 'bg-soc',
  governance: 'bg-gov',
  other: 'bg-neutral',
}

/** More than a screen holds, and by how many rows it grows. */
const firstRows = 30
const furtherRows = 40
/** More than the standards of any group hold. Thousands of datapoints of one's own come when they are asked for. */
const mostRows = 600

/** The datapoints of a pillar; they can be folded away. */
export function Group({ pillar, rows, search, notMaterial, shown, onEdit }: GroupProps) {
  const t = useTexts(extractedTexts)
  const { number } = useFormats()
  const [open, setOpen] = useState(true)
  const id = useId()
  const name = t(`group.${pillar}`)
  const standards = [...new Set(rows.map(({ standard }) => standard).filter(Boolean))].sort()
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby={`${id}-name`}>
        <div className="flex h-11 items-center gap-2 pr-3 pl-4">
          <span aria-hidden className={cx('size-2 shrink-0 rounded-full', dots[pillar])} />
          <h2 id={`${id}-name`} className="font-semibold">
            {name}
          </h2>
          <Count>{number(rows.length)}</Count>
          <span className="min-w-0 flex-1 truncate text-right text-muted text-sm">{standards.join(', ')}</span>
          <Button
            look="ghost"
            size="icon-small"
            aria-label={t(open ? 'group.collapse' : 'group.expand', { name })}
            aria-expanded={open}
            aria-controls={open ? `${id}-rows` : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUp aria-hidden className="size-4" /> : <ChevronDown aria-hidden className="size-4" />}
          </Button>
        </div>
        {open && (
          <div id={`${id}-rows`}>
            {notMaterial.length > 0 && (
              <div className="px-4 pb-3">
                <NotMaterial topics={notMaterial} />
              </div>
            )}
            {rows.length === 0 ? (
              <p className="border-line border-t px-4 py-3 text-muted text-sm">{t('group.none')}</p>
            ) : (
              <Rows key={search} label={name} rows={rows} shown={shown} onEdit={onEdit} />
            )}
          </div>
        )}
      </section>
    </Card>
  )
}

interface RowsProps {
  label: string
  rows: readonly ExtractedRow[]
  shown: Shown
  onEdit: (row: ExtractedRow) => void
}

/**
 * The rows as a table or as cards. A thousand take a while: what is seen first comes first, and the rest in parts between
 * which the page answers.
 */
function Rows({ rows, ...list }: RowsProps) {
  const t = useTexts(extractedTexts)
  const { number } = useFormats()
  const asCards = useMedia('(width < 60rem)')
  const [most, setMost] = useState(mostRows)
  const [count, setCount] = useState(firstRows)
  const wanted = Math.min(most, rows.length)
  useEffect(() => {
    if (count < wanted) startTransition(() => setCount(count + furtherRows))
  }, [count, wanted])
  const rest = rows.length - most
  const List = asCards ? ExtractedCards : ExtractedTable
  return (
    <>
      <List {...list} rows={rows.slice(0, Math.min(count, wanted))} />
      {rest > 0 && count >= wanted && (
        <div className="px-4 py-3 text-center">
          <Button onClick={() => setMost(most + mostRows)}>
            {t('group.more', { number: number(Math.min(rest, mostRows)), rest: number(rest) })}
          </Button>
        </div>
      )}
    </>
  )
}
