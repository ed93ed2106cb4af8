import { Pencil } from 'lucide-react'
import type { Addition } from '../../additions/addition.ts'
import { NotSaved } from '../../additions/NotSaved.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Cell, TableRow } from '../../ui/Table.tsx'
import { datapointTexts } from './texts.ts'

interface AddedRowsProps {
  rows: readonly Addition[]
  typeName: (dataType: string) => string
  onEdit: (row: Addition) => void
}

function EditAdded({ row, onEdit }: { row: Addition; onEdit: (row: Addition) => void }) {
  const t = useTexts(datapointTexts)
  return (
    <Button
      look="ghost"
      size="icon-small"
      aria-label={t('add.edit', { name: row.code || row.id })}
      onClick={() => onEdit(row)}
    >
      <Pencil aria-hidden className="size-4" />
    </Button>
  )
}

/** Rows of the table that stand in this browser only. */
export function AddedRows({ rows, typeName, onEdit, wide }: AddedRowsProps & { wide: boolean }) {
  const t = useTexts(datapointTexts)
  return rows.map((row) => (
    <TableRow key={row.id}>
      <Cell className="h-12 shadow-[inset_2px_0_0_var(--warning)]">
        <span className="flex">
          <CodeChip code={row.code || row.id} className="max-w-full" />
        </span>
        <span className="block pl-1.5 text-muted text-xs">{row.controlCode}</span>
      </Cell>
      <Cell className="h-12 whitespace-normal!">
        <span className={cx('line-clamp-1', row.name === '' ? 'text-muted' : 'font-medium')} title={row.name}>
          {row.name || t('add.noName')}
        </span>
        <NotSaved />
      </Cell>
      <Cell className={cx('h-12 text-secondary', !wide && 'max-xl:hidden')}>
        {typeName(row.dataType || 'narrative')}
      </Cell>
      <Cell className="h-12" title={row.value}>
        {row.value === '' ? (
          <span className="text-muted">{t('list.noValue')}</span>
        ) : (
          <>
            <span className="font-medium">{row.value}</span>
            {row.unit && <span className="text-muted">{`\u00a0${row.unit}`}</span>}
          </>
        )}
      </Cell>
      {wide && (
        <Cell className="h-12 text-secondary max-lg:hidden" title={row.problem || row.explanation}>
          {row.problem ? <span className="text-danger-text">{row.problem}</span> : row.explanation}
        </Cell>
      )}
      <Cell className="h-12 overflow-visible! pr-2! pl-1!">
        <EditAdded row={row} onEdit={onEdit} />
      </Cell>
    </TableRow>
  ))
}

/** The same on a phone. */
export function AddedCards({ rows, onEdit }: Omit<AddedRowsProps, 'typeName'>) {
  const t = useTexts(datapointTexts)
  return rows.map((row) => (
    <li
      key={row.id}
      className="flex items-center gap-2 border-line border-b py-3 pr-2 pl-4 shadow-[inset_2px_0_0_var(--warning)] last:border-b-0"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className={row.name === '' ? 'text-muted' : 'font-medium'}>{row.name || t('add.noName')}</span>
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{row.value || t('list.noValue')}</span>
          <CodeChip code={row.code || row.id} className="max-w-[60%]" />
        </div>
        <div>
          <NotSaved />
        </div>
        {row.problem && <p className="text-danger-text text-sm">{row.problem}</p>}
      </div>
      <EditAdded row={row} onEdit={onEdit} />
    </li>
  ))
}
