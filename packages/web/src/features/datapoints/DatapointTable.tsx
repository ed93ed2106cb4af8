import type { Datapoint } from '@esrs/contract'
import type { ReactNode } from 'react'
import { usePlaceText } from '../../document/viewer/place-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/States.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import type { UnsavedRow } from '../../values/unsaved-row.ts'
import { AddedRows } from './AddedRows.tsx'
import { type Columns, countOf, useColumns } from './columns.ts'
import { DatapointValue } from './DatapointValue.tsx'
import { type DatapointActions, RowMenu } from './RowMenu.tsx'
import { datapointTexts } from './texts.ts'
import { useValueText } from './value-text.ts'

interface DatapointTableProps {
  /** `null` while they are being loaded. */
  datapoints: readonly Datapoint[] | null
  typeName: (dataType: string) => string
  reportingYear: number | null
  /** The datapoint whose evidence is open; the panel then shows the explanation. */
  open: string | null
  /** Beside page and decision there is room for names and values only. */
  isStrip?: boolean
  actions: DatapointActions
  /** What stands in the table when nothing was found. */
  empty: ReactNode
  /** Rows of this browser that stand before the others. */
  added?: readonly UnsavedRow[]
  onEditAdded?: (row: UnsavedRow) => void
}

const noColumns: Columns = { withType: false, withPrior: false, withExplanation: false }

/** The value of an earlier year, and which year that is. */
function Prior({ prior, of }: { prior: NonNullable<Datapoint['prior']>; of: Datapoint }) {
  const { text, unit } = useValueText().text(prior, of)
  return (
    <>
      <span className="block truncate">{text}</span>
      {/* Below the figure, of which a unit beside it would cut digits off. */}
      <span className="text-muted text-xs">
        {unit && `${unit} · `}
        {prior.year}
      </span>
    </>
  )
}

/** A sentence in which the name of a file leaves room for what is said of it. */
const withShortName = (text: string, filename: string | null): string =>
  filename && filename.length > 24 ? text.replaceAll(filename, `${filename.slice(0, 14).trimEnd()}…`) : text

/** Where the row of a datapoint takes the focus. */
export const rowId = (code: string) => `row-${code}`

export function DatapointTable(props: DatapointTableProps) {
  const { datapoints, open, isStrip = false, empty, added = [], onEditAdded = () => {} } = props
  const t = useTexts(datapointTexts)
  const wide = open === null
  const roomy = useColumns(wide, datapoints)
  const columns = isStrip ? noColumns : roomy
  const { withType, withPrior, withExplanation } = columns
  return (
    <Table aria-label={t('list.title')} aria-busy={datapoints === null}>
      <colgroup>
        {!isStrip && <col className="w-28" />}
        <col />
        {withType && <col className="w-36" />}
        {!isStrip && <col className={wide ? cx(withPrior ? 'w-[20%]' : 'w-[24%]', 'max-lg:w-40') : 'w-48'} />}
        {withPrior && <col className="w-32" />}
        {withExplanation && <col className={withPrior ? 'w-[24%]' : 'w-[28%]'} />}
        {!isStrip && <col className="w-12" />}
      </colgroup>
      <thead className={isStrip ? 'sr-only' : undefined}>
        <tr>
          {!isStrip && <HeadCell>{t('list.code')}</HeadCell>}
          <HeadCell>{t('list.datapoint')}</HeadCell>
          {withType && <HeadCell>{t('list.type')}</HeadCell>}
          {!isStrip && <HeadCell>{t('list.value')}</HeadCell>}
          {withPrior && <HeadCell>{t('list.prior')}</HeadCell>}
          {withExplanation && <HeadCell>{t('list.explanation')}</HeadCell>}
          {!isStrip && (
            <HeadCell>
              <span className="sr-only">{t('list.actions')}</span>
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {datapoints === null && (isStrip ? <SkeletonStrip /> : <SkeletonRows columns={columns} />)}
        {datapoints && !isStrip && (
          <AddedRows rows={added} typeName={props.typeName} onEdit={onEditAdded} columns={columns} />
        )}
        {datapoints?.length === 0 && added.length === 0 && (
          <tr>
            <td colSpan={countOf(columns)}>{empty}</td>
          </tr>
        )}
        {datapoints?.map((datapoint) => (
          <DatapointRow key={datapoint.key} {...props} datapoint={datapoint} columns={columns} />
        ))}
      </tbody>
    </Table>
  )
}

interface DatapointRowProps extends DatapointTableProps {
  datapoint: Datapoint
  columns: Columns
}

function DatapointRow(props: DatapointRowProps) {
  const { datapoint, typeName, reportingYear, open, isStrip = false, columns, actions } = props
  const { withType, withPrior, withExplanation } = columns
  const {
    key,
    code,
    esrs,
    name,
    label,
    dataType,
    prior,
    why_is_this_the_answer: explanation,
    applicability,
  } = datapoint
  const selected = open === key
  const placeOf = usePlaceText()
  const t = useTexts(datapointTexts)
  const [proof] = datapoint.status === 'proposed' ? datapoint.evidence : []
  const excerpt = proof?.excerpt.replace(/\s+/g, ' ').trim()
  // Of a datapoint in words the passage is the value itself.
  const isValue = excerpt === datapoint.value?.replace(/\s+/g, ' ').trim()
  const passage = proof && excerpt && !isValue && t('list.passage', { place: placeOf(proof, null, true), excerpt })
  // What has to be answered first comes first; a proposal is judged by its passage.
  const explained =
    datapoint.question?.text ||
    passage ||
    explanation ||
    datapoint.why_not[0] ||
    (applicability.counts ? '' : applicability.reason)
  return (
    <TableRow
      selected={selected}
      className="cursor-default scroll-mt-40 scroll-mb-16 has-[[data-row]:focus-visible]:outline-2 has-[[data-row]:focus-visible]:-outline-offset-2 has-[[data-row]:focus-visible]:outline-ring"
      onClick={() => actions.open(datapoint)}
    >
      {!isStrip && (
        <Cell className={cx('h-12', selected && 'shadow-[inset_2px_0_0_var(--brand)]')}>
          <span className="flex">
            <CodeChip code={code} />
          </span>
          <span className="block pl-1.5 text-muted text-xs">{esrs}</span>
        </Cell>
      )}
      <Cell
        className={cx(
          'h-12 whitespace-normal!',
          isStrip && 'py-2!',
          isStrip && selected && 'shadow-[inset_2px_0_0_var(--brand)]',
        )}
      >
        {/* A name that needs two lines takes the place of the line below it. */}
        <div className="max-h-9 overflow-hidden">
          <button
            type="button"
            id={rowId(key)}
            data-row
            aria-expanded={selected}
            title={name}
            onClick={(event) => {
              event.stopPropagation()
              actions.open(datapoint)
            }}
            className="line-clamp-2 w-full text-left font-medium leading-[1.125rem] outline-none"
          >
            {name}
          </button>
          {!isStrip && label !== name && <span className="block truncate text-muted text-xs">{label}</span>}
        </div>
        {isStrip && (
          <div className="mt-1 flex min-w-0 items-start gap-2 text-xs">
            <CodeChip code={code} />
            <div className="min-w-0 flex-1">
              <DatapointValue datapoint={datapoint} reportingYear={reportingYear} />
            </div>
          </div>
        )}
      </Cell>
      {withType && (
        <Cell className="h-12 whitespace-normal! text-secondary">
          <span className="line-clamp-2 hyphens-auto leading-[1.125rem]">{typeName(dataType)}</span>
        </Cell>
      )}
      {!isStrip && (
        <Cell className="h-12 py-1.5!">
          <DatapointValue datapoint={datapoint} reportingYear={reportingYear} />
        </Cell>
      )}
      {withPrior && <Cell className="num h-12 text-secondary">{prior && <Prior prior={prior} of={datapoint} />}</Cell>}
      {withExplanation && (
        <Cell className="h-12 whitespace-normal! text-secondary" title={explained}>
          <span className="line-clamp-2 leading-[1.125rem]">{withShortName(explained, datapoint.filename)}</span>
        </Cell>
      )}
      {!isStrip && (
        <Cell className="h-12 overflow-visible! pr-2! pl-1!" onClick={(event) => event.stopPropagation()}>
          <RowMenu datapoint={datapoint} actions={actions} />
        </Cell>
      )}
    </TableRow>
  )
}

function SkeletonStrip() {
  const t = useTexts(datapointTexts)
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((row, index) => (
    <TableRow key={row} className="hover:[&>td]:bg-surface!">
      <Cell className="h-16">
        {index === 0 && (
          <span role="status" className="sr-only">
            {t('list.loading')}
          </span>
        )}
        <Skeleton className="mb-2 w-4/5" />
        <Skeleton className="h-2 w-2/5" />
      </Cell>
    </TableRow>
  ))
}

function SkeletonRows({ columns: { withType, withPrior, withExplanation } }: { columns: Columns }) {
  const t = useTexts(datapointTexts)
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row, index) => (
    <TableRow key={row} className="hover:[&>td]:bg-surface!">
      <Cell className="h-12">
        {index === 0 && (
          <span role="status" className="sr-only">
            {t('list.loading')}
          </span>
        )}
        <Skeleton className="mb-1.5 h-4 w-14" />
        <Skeleton className="ml-1.5 h-2 w-10" />
      </Cell>
      <Cell>
        <Skeleton className="mb-1.5 w-72 max-w-[85%]" />
        <Skeleton className="h-2 w-40 max-w-[50%]" />
      </Cell>
      {withType && (
        <Cell>
          <Skeleton className="w-16" />
        </Cell>
      )}
      <Cell>
        <Skeleton className="mb-1.5 w-20" />
        <Skeleton className="h-2 w-16" />
      </Cell>
      {withPrior && <Cell />}
      {withExplanation && (
        <Cell>
          <Skeleton className="w-4/5" />
        </Cell>
      )}
      <Cell />
    </TableRow>
  ))
}
