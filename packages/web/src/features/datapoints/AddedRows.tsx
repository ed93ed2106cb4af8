import { Pencil } from 'lucide-react'
import { Fragment } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Notice } from '../../ui/States.tsx'
import { Cell, TableRow } from '../../ui/Table.tsx'
import { NotSaved } from '../../values/NotSaved.tsx'
import { RowCode } from '../../values/RowCode.tsx'
import { useTypedText } from '../../values/stored-text.ts'
import { rowName, type UnsavedRow } from '../../values/unsaved-row.ts'
import { type Columns, countOf } from './columns.ts'
import { datapointTexts } from './texts.ts'

interface AddedRowsProps {
  rows: readonly UnsavedRow[]
  typeName: (dataType: string) => string
  onEdit: (row: UnsavedRow) => void
}

function EditAdded({ row, onEdit }: { row: UnsavedRow; onEdit: (row: UnsavedRow) => void }) {
  const t = useTexts(datapointTexts)
  return (
    <Button
      look="ghost"
      size="icon-small"
      aria-label={t('add.edit', { name: rowName(row.code || row.id, row.name) })}
      onClick={() => onEdit(row)}
    >
      <Pencil aria-hidden className="size-4" />
    </Button>
  )
}

function AddedValue({ row }: { row: UnsavedRow }) {
  const t = useTexts(datapointTexts)
  const typed = useTypedText()
  const { unit: unitText } = useFormats()
  const value = typed(row.value, { type: row.dataType || 'narrative' })
  const unit = unitText(row.unit ?? null)
  if (value === '') return <span className="text-muted">{t('list.noValue')}</span>
  return (
    <>
      <span className="font-medium">{value}</span>
      {unit && <span className="text-muted">{`\u00a0${unit}`}</span>}
    </>
  )
}

/** Why the company did not take a row. */
const Refused = ({ problem }: { problem: string }) => (
  <Notice tone="danger" className="px-3! py-2!">
    {problem}
  </Notice>
)

/** The name of a standard as the rows of the company say it: `ESRS E1`. */
const esrsOf = (controlCode = '') => (/^[ESG]\d$/.test(controlCode) ? `ESRS ${controlCode}` : controlCode)

/** Rows of the table that stand in this browser only. */
export function AddedRows({ rows, typeName, onEdit, columns }: AddedRowsProps & { columns: Columns }) {
  const { withType, withPrior, withExplanation } = columns
  const t = useTexts(datapointTexts)
  return rows.map((row) => {
    const open = row.problem && 'border-b-0!'
    return (
      <Fragment key={row.id}>
        <TableRow>
          <Cell className={cx('h-12 shadow-[inset_2px_0_0_var(--warning)]', open)}>
            <span className="flex">
              <RowCode id={row.code || row.id} className="max-w-full" />
            </span>
            <span className="block pl-1.5 text-muted text-xs">{esrsOf(row.controlCode)}</span>
          </Cell>
          <Cell className={cx('h-12 whitespace-normal!', open)}>
            <span className={cx('line-clamp-1', row.name === '' ? 'text-muted' : 'font-medium')} title={row.name}>
              {row.name || t('add.noName')}
            </span>
            <NotSaved />
          </Cell>
          {withType && <Cell className={cx('h-12 text-secondary', open)}>{typeName(row.dataType || 'narrative')}</Cell>}
          <Cell className={cx('h-12', open)} title={row.value}>
            <AddedValue row={row} />
          </Cell>
          {withPrior && <Cell className={cx('h-12', open)} />}
          {withExplanation && (
            <Cell className={cx('h-12 text-secondary', open)} title={row.explanation}>
              {row.explanation}
            </Cell>
          )}
          <Cell className={cx('h-12 overflow-visible! pr-2! pl-1!', open)}>
            <EditAdded row={row} onEdit={onEdit} />
          </Cell>
        </TableRow>
        {row.problem && (
          <tr>
            <td
              colSpan={countOf(columns)}
              className="border-line border-b px-4 pb-3 shadow-[inset_2px_0_0_var(--warning)]"
            >
              <Refused problem={row.problem} />
            </td>
          </tr>
        )}
      </Fragment>
    )
  })
}

/** The same on a phone. */
export function AddedCards({ rows, onEdit }: Omit<AddedRowsProps, 'typeName'>) {
  const t = useTexts(datapointTexts)
  return rows.map((row) => (
    <li
      key={row.id}
      className="flex flex-wrap items-center gap-2 border-line border-b py-3 pr-2 pl-4 shadow-[inset_2px_0_0_var(--warning)] last:border-b-0"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className={row.name === '' ? 'text-muted' : 'font-medium'}>{row.name || t('add.noName')}</span>
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">
            <AddedValue row={row} />
          </span>
          <RowCode id={row.code || row.id} className="max-w-[60%]" />
        </div>
        <div>
          <NotSaved />
        </div>
      </div>
      <EditAdded row={row} onEdit={onEdit} />
      {row.problem && (
        <div className="w-full pr-2">
          <Refused problem={row.problem} />
        </div>
      )}
    </li>
  ))
}
