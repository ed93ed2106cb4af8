import { memo } from 'react'
import { NotSaved } from '../../additions/NotSaved.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { EditButton, RowLabel, RowSource, RowValue } from './RowParts.tsx'
import { hasProblem, RowProblem } from './RowProblem.tsx'
import type { ExtractedRow } from './rows.ts'
import { extractedTexts } from './texts.ts'
import type { Shown } from './use-shown.ts'

interface ExtractedTableProps {
  label: string
  rows: readonly ExtractedRow[]
  shown: Shown
  onEdit: (row: ExtractedRow) => void
}

export function ExtractedTable({ label, rows, shown, onEdit }: ExtractedTableProps) {
  const t = useTexts(extractedTexts)
  return (
    <Table aria-label={label} className="border-line border-t">
      <colgroup>
        <col className="w-[8.5rem]" />
        <col />
        <col className="w-[19%]" />
        <col className="w-[20%]" />
        <col className="w-[20%]" />
        <col className="w-14" />
      </colgroup>
      <thead>
        <tr>
          <HeadCell>{t('column.id')}</HeadCell>
          <HeadCell>{t('column.label')}</HeadCell>
          <HeadCell>{t('column.value')}</HeadCell>
          <HeadCell>{t('column.source')}</HeadCell>
          <HeadCell>{t('column.note')}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t('column.actions')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} shown={shown} onEdit={onEdit} />
        ))}
      </tbody>
    </Table>
  )
}

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
      <TableRow>
        <Cell className={cx(bar, open)}>
          <span className="flex" title={row.id}>
            <CodeChip code={row.id} className="max-w-full" />
          </span>
        </Cell>
        <Cell className={cx('py-1 leading-[1.125rem] whitespace-normal!', open)}>
          <RowLabel row={row} />
        </Cell>
        <Cell className={cx('py-1', open)}>
          <RowValue row={row} shown={shown} />
        </Cell>
        <Cell className={cx('py-1', open)}>
          <RowSource row={row} shown={shown} />
        </Cell>
        <Cell className={cx('py-1 text-secondary', open)}>
          {row.note !== '' && (
            <span className="block truncate" title={row.note}>
              {row.note}
            </span>
          )}
          {unsaved ? <NotSaved /> : row.note === '' && <span className="text-muted">–</span>}
        </Cell>
        <Cell className={cx('overflow-visible! pr-3! pl-1! text-right', open)}>
          <EditButton row={row} onEdit={onEdit} />
        </Cell>
      </TableRow>
      {problem && (
        <tr>
          <td colSpan={6} className={cx('border-line border-b px-4 pb-3', bar)}>
            <RowProblem row={row} shown={shown} />
          </td>
        </tr>
      )}
    </>
  )
})
