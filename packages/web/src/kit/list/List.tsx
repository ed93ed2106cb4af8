import { Fragment, type ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import { SortHead } from '../../ui/SortHead.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'

/** A column of a list where there is room for a table. */
export interface ListColumn<Row> {
  /** Also the name that the list is sorted by, where it can be. */
  id: string
  head: string
  /** Heads of menus and arrows are read out, not shown. */
  isHeadSilent?: boolean
  /** Width of the column, as a class. */
  width?: string
  /** Left out where the window is narrower than the class says, such as `max-lg:hidden`. */
  hidden?: string
  numeric?: boolean
  /** Which way the first press sorts. */
  sorts?: 'up' | 'down'
  /** Looks of its cells. */
  look?: string
  /** All that a cell holds where it may be cut off. */
  title?: (row: Row) => string
  cell: (row: Row) => ReactNode
}

interface ListProps<Row, Sort extends string> {
  label: string
  /** `null` while they are being loaded. */
  rows: readonly Row[] | null
  /** Said while they are. */
  loading: string
  keyOf: (row: Row) => string
  columns: readonly ListColumn<Row>[]
  /** On a phone each row is a card of its own. */
  isNarrow: boolean
  card: (row: Row) => ReactNode
  cardLook?: string
  rowLook?: (row: Row) => string | undefined
  /** What a row shows over its whole width below itself. */
  below?: (row: Row) => ReactNode
  /** Entries of several lines stand at their top, and are no buttons. */
  isTall?: boolean
  /** The column by which the list is sorted, with a minus for the other way round. */
  sort?: Sort
  onSort?: (sort: Sort) => void
}

const waiting = ['a', 'b', 'c', 'd', 'e']

/** One list of things: a table with heads to sort by, or cards on a phone, with grey rows while it is loaded. */
export function List<Row, Sort extends string>(props: ListProps<Row, Sort>) {
  return props.isNarrow ? <Cards {...props} /> : <Rows {...props} />
}

function Cards<Row, Sort extends string>({ label, rows, loading, keyOf, card, cardLook }: ListProps<Row, Sort>) {
  const edge = 'border-line border-b px-4 last:border-b-0'
  if (rows === null)
    return (
      <Loading label={loading}>
        {waiting.map((row) => (
          <div key={row} className={cx(edge, 'flex flex-col gap-2 py-4')}>
            <Skeleton className="w-3/5" />
            <Skeleton className="h-2 w-2/5" />
          </div>
        ))}
      </Loading>
    )
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={cx(edge, cardLook ?? 'py-3')}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}

function Rows<Row, Sort extends string>(props: ListProps<Row, Sort>) {
  const { label, rows, loading, keyOf, columns, rowLook, below, isTall = false } = props
  const cellLook = isTall ? 'h-auto! whitespace-normal! py-4 align-top' : 'h-12'
  return (
    <Table aria-label={label} aria-busy={rows === null}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === null && <WaitingRows columns={columns} loading={loading} />}
        {rows?.map((row) => {
          const under = below?.(row)
          return (
            <Fragment key={keyOf(row)}>
              <TableRow
                className={cx(
                  isTall && 'hover:[&>td]:bg-surface!',
                  Boolean(under) && '[&>td]:border-transparent',
                  rowLook?.(row),
                )}
              >
                {columns.map(({ id, hidden, numeric, look, title, cell }) => (
                  <Cell
                    key={id}
                    {...(numeric && { numeric })}
                    {...(title && { title: title(row) })}
                    className={cx(cellLook, hidden, look)}
                  >
                    {cell(row)}
                  </Cell>
                ))}
              </TableRow>
              {under && (
                <TableRow className="hover:[&>td]:bg-surface!">
                  <Cell colSpan={columns.length} className="h-auto! whitespace-normal! pb-4!">
                    {under}
                  </Cell>
                </TableRow>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </Table>
  )
}

interface HeadProps<Row, Sort extends string> extends Pick<ListProps<Row, Sort>, 'sort' | 'onSort'> {
  column: ListColumn<Row>
}

function Head<Row, Sort extends string>({ column, sort, onSort }: HeadProps<Row, Sort>) {
  const { id, head, isHeadSilent = false, width, hidden, numeric = false, sorts } = column
  const className = cx(width, hidden)
  if (!sorts || !onSort)
    return (
      <HeadCell numeric={numeric} className={className}>
        {isHeadSilent ? <span className="sr-only">{head}</span> : head}
      </HeadCell>
    )
  const [up, down] = [id as Sort, `-${id}` as Sort]
  const [first, other] = sorts === 'up' ? [up, down] : [down, up]
  return (
    <SortHead
      numeric={numeric}
      className={className}
      direction={sort === up ? 'ascending' : sort === down ? 'descending' : null}
      onSort={() => onSort(sort === first ? other : first)}
    >
      {head}
    </SortHead>
  )
}

/** Grey rows, each with a bar where a cell will be. */
function WaitingRows<Row>({ columns, loading }: { columns: readonly ListColumn<Row>[]; loading: string }) {
  return waiting.map((row, index) => (
    <TableRow key={row} className="hover:[&>td]:bg-surface!">
      {columns.map(({ id, hidden, numeric, isHeadSilent }, place) => (
        <Cell key={id} className={cx('h-12', hidden)}>
          {index + place === 0 && (
            <span role="status" className="sr-only">
              {loading}
            </span>
          )}
          {!isHeadSilent && (
            <Skeleton className={cx(place === 0 ? 'w-56 max-w-[70%]' : 'w-14', numeric && 'ml-auto')} />
          )}
        </Cell>
      ))}
    </TableRow>
  ))
}
