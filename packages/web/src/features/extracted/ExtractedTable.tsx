import { memo } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { NotSaved } from '../../values/NotSaved.tsx'
import { RowCode } from '../../values/RowCode.tsx'
import { EditButton, RowLabel, RowSource, RowValue } from './RowParts.tsx'
import { hasProblem, RowProblem } from './RowProblem.tsx'
import type { ExtractedRow } from './rows.ts'
import { extractedTexts } from './texts.ts'
import type { Shown } from './use-row-texts.ts'

interface ExtractedTableProps {
  label: string
  rows: readonly ExtractedRow[]
  shown: Shown
  onEdit: (row: ExtractedRow) => void
}

export function ExtractedTable({ label, rows, shown, onEdit }: ExtractedTableProps) {
  const t = useTexts(extractedTexts)
  return (
    <Table aria-label={label} className="block border-line border-t">
      <thead className="block">
        <tr className={columns}>
          <HeadCell className="leading-9">{t('column.id')}</HeadCell>
          <HeadCell className="leading-9">{t('column.label')}</HeadCell>
          <HeadCell className="leading-9">{t('column.value')}</HeadCell>
          <HeadCell className="leading-9">{t('column.source')}</HeadCell>
          <HeadCell className="leading-9">{t('column.note')}</HeadCell>
          <HeadCell className="leading-9">
            <span className="sr-only">{t('column.actions')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) => (
          <Row key={row.key} row={row} shown={shown} onEdit={onEdit} />
        ))}
      </tbody>
    </Table>
  )
}

/** Rows are laid out by themselves: those out of sight cost nothing, which a table that is one box cannot do. */
const columns = 'grid grid-cols-[8.5rem_minmax(0,1fr)_19%_24%_16%_3.5rem]'
const cell = 'flex h-auto! min-h-11 min-w-0 flex-col justify-center py-1 '

interface RowProps extends Pick<ExtractedTableProps, 'shown' | 'onEdit'> {
  row: ExtractedRow
}

/** A thousand rows stand on a page; one that did not change is not drawn again. */
const Row = memo(function Row({ row, shown, onEdit }: RowProps) {
  const unsaved = row.addition !== null
  const problem = hasProblem(row)
  const bar = unsaved && 'shadow-[inset_2px_0_0_var(--warning)]'
  const open = problem && 'border-b-0!'
  return (
    <>
      <TableRow className={cx(columns, '[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]')}>
        <Cell className={cx(cell, bar, open)}>
          <span className="flex" title={row.id}>
            <RowCode id={row.id} className="max-w-full" />
          </span>
        </Cell>
        <Cell className={cx(cell, 'leading-[1.125rem] whitespace-normal!', open)}>
          <div>
            <RowLabel row={row} />
            {unsaved && (
              <div className="mt-0.5">
                <NotSaved />
              </div>
            )}
          </div>
        </Cell>
        <Cell className={cx(cell, open)}>
          <RowValue row={row} shown={shown} />
        </Cell>
        <Cell className={cx(cell, open)}>
          <RowSource row={row} shown={shown} />
        </Cell>
        <Cell className={cx(cell, 'items-start text-secondary', open)}>
          {row.note === '' ? (
            <span className="text-muted">–</span>
          ) : (
            <span className="block w-full truncate" title={row.note}>
              {row.note}
            </span>
          )}
        </Cell>
        <Cell className={cx(cell, 'items-end overflow-visible! pr-3! pl-1!', open)}>
          <EditButton row={row} onEdit={onEdit} />
        </Cell>
      </TableRow>
      {problem && (
        <tr className="grid">
          <td colSpan={6} className={cx('border-line border-b px-4 pb-3', bar)}>
            <RowProblem row={row} shown={shown} />
          </td>
        </tr>
      )}
    </>
  )
})
