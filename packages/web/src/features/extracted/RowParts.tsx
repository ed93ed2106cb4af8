import { Paperclip, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { rowName } from '../../values/unsaved-row.ts'
import { ValueStatus } from '../../values/ValueStatus.tsx'
import { type ExtractedRow, shownStatusOf } from './rows.ts'
import { extractedTexts } from './texts.ts'
import type { Shown } from './use-row-texts.ts'

interface RowPart {
  row: ExtractedRow
  shown: Shown
}

/** The value with its unit, and below it how it stands and what is only proposed. */
export function RowValue({ row, shown }: RowPart) {
  const t = useTexts(extractedTexts)
  const { text, unit } = shown.value(row)
  const proposed = shown.proposed(row)
  const status = shownStatusOf(row)
  return (
    <div className="flex min-w-0 flex-col">
      <span className="truncate" title={unit === '' ? text : undefined}>
        {text === '' ? (
          <span className="text-muted">{t('row.noValue')}</span>
        ) : (
          <span className={status === 'question' ? 'text-secondary' : 'font-medium'}>{text}</span>
        )}
        {unit !== '' && <span className="text-muted">{`\u00a0${unit}`}</span>}
      </span>
      <ValueStatus
        status={status}
        values={1}
        otherYear={null}
        hint={status === 'question' ? (row.datapoint?.question?.text ?? null) : null}
      />
      {proposed && (
        <span className="truncate text-brand-text text-xs">{t('row.proposed', { value: shown.line(proposed) })}</span>
      )}
    </div>
  )
}

/** File and place, leading to the passage; the file name gives way before the place. */
export function RowSource({ row, shown }: RowPart) {
  const t = useTexts(extractedTexts)
  const { text, place, files } = shown.source(row)
  const parts = (
    <>
      <span className="truncate">{text}</span>
      {place !== '' && <span className="max-w-3/4 shrink-0 truncate text-muted">{place}</span>}
    </>
  )
  const line = 'flex min-w-0 items-baseline gap-2'
  return (
    <div className="flex min-w-0 flex-col text-secondary">
      {place !== '' && row.datapoint ? (
        <Link
          to={`/datapoints?datapoint=${encodeURIComponent(row.datapoint.key)}`}
          title={[text, place].join(', ')}
          className={cx(line, 'min-h-6 rounded-sm hover:text-ink hover:underline')}
        >
          {parts}
          <span className="sr-only">{t('row.evidence', { id: row.id })}</span>
        </Link>
      ) : (
        text !== '' && (
          <span className={line} title={text}>
            {parts}
          </span>
        )
      )}
      {files.length > 0 && (
        <span className="flex min-w-0 items-center gap-1 text-muted text-xs" title={files.join('\n')}>
          <Paperclip aria-hidden className="size-3 shrink-0" />
          <span className="truncate">{files.join(', ')}</span>
        </span>
      )}
    </div>
  )
}

/** The label, or that there is none. */
export function RowLabel({ row }: { row: ExtractedRow }) {
  const t = useTexts(extractedTexts)
  return (
    <>
      {row.label === '' ? (
        <span className="text-muted">{t('row.noLabel')}</span>
      ) : (
        <span className="font-medium" title={row.label}>
          {row.label}
        </span>
      )}
      {row.datapoint?.entity_specific && <Badge className="ml-2 align-middle">{t('row.own')}</Badge>}
    </>
  )
}

export function EditButton({ row, onEdit }: { row: ExtractedRow; onEdit: (row: ExtractedRow) => void }) {
  const t = useTexts(extractedTexts)
  return (
    <May>
      <Button
        look="ghost"
        size="icon-small"
        id={`edit-${row.key}`}
        aria-label={t('row.edit', { id: rowName(row.id, row.label) })}
        onClick={() => onEdit(row)}
      >
        <Pencil aria-hidden className="size-4" />
      </Button>
    </May>
  )
}
