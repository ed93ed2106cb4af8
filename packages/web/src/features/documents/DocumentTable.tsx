import type { Document } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { SortHead } from '../../ui/SortHead.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { useCompact } from '../../ui/use-media.ts'
import type { DocumentActions } from './actions.ts'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentName } from './DocumentName.tsx'
import { ErrorAlert } from './ProcessingError.tsx'
import { ProcessingOutcome } from './ProcessingOutcome.tsx'
import type { Sort } from './queries.ts'
import { documentTexts } from './texts.ts'
import { inOneLine, useDocumentFacts } from './use-document-facts.ts'

interface DocumentTableProps {
  /** `null` while they are being loaded. */
  documents: readonly Document[] | null
  sort: Sort
  onSort: (sort: Sort) => void
  actions: DocumentActions
}

const directionOf = (sort: Sort, by: string) => (sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : null)

export function DocumentTable({ documents, sort, onSort, actions }: DocumentTableProps) {
  const t = useTexts(documentTexts)
  const sortBy = (by: 'title' | 'uploadDate' | 'size', first: '' | '-') => ({
    direction: directionOf(sort, by) as 'ascending' | 'descending' | null,
    onSort: () => {
      const other = first === '-' ? by : (`-${by}` as const)
      const start = first === '-' ? (`-${by}` as const) : by
      onSort(sort === start ? other : start)
    },
  })
  return (
    <Table aria-label={t('list.columnTitle')} aria-busy={documents === null}>
      <colgroup>
        <col />
        <col className="w-26 max-lg:hidden" />
        <col className="w-36" />
        <col className="w-22 max-lg:hidden" />
        <col className="w-26 max-lg:hidden" />
        <col className="w-58" />
        <col className="w-14" />
      </colgroup>
      <thead>
        <tr>
          <SortHead {...sortBy('title', '')}>{t('list.columnTitle')}</SortHead>
          <HeadCell className="max-lg:hidden">{t('list.columnType')}</HeadCell>
          <SortHead {...sortBy('uploadDate', '-')}>{t('list.columnDate')}</SortHead>
          <HeadCell numeric className="max-lg:hidden">
            {t('list.columnWords')}
          </HeadCell>
          <SortHead numeric className="max-lg:hidden" {...sortBy('size', '-')}>
            {t('list.columnSize')}
          </SortHead>
          <HeadCell>{t('list.columnStats')}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t('list.columnActions')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {documents === null
          ? ['a', 'b', 'c', 'd', 'e'].map((row) => <SkeletonRow key={row} />)
          : documents.map((document) => <DocumentRow key={document.id} document={document} actions={actions} />)}
      </tbody>
    </Table>
  )
}

function DocumentRow({ document, actions }: { document: Document; actions: DocumentActions }) {
  const t = useTexts(documentTexts)
  const { type, date, words, wordsNamed, size } = useDocumentFacts(document)
  const failed = document.hasProcessingError
  const compact = useCompact()
  const plain = 'h-12 text-secondary'
  return (
    <>
      <TableRow className={cx(failed && '[&>td]:border-transparent')}>
        <Cell className={cx('h-12', compact && 'py-1.5!')}>
          <DocumentName document={document} actions={actions} />
          {compact && <p className="num truncate pl-7 text-muted text-xs">{inOneLine([type, wordsNamed, size])}</p>}
        </Cell>
        <Cell className={cx(plain, 'max-lg:hidden')}>{type}</Cell>
        <Cell className={plain}>{date}</Cell>
        <Cell numeric className={cx(plain, 'max-lg:hidden')}>
          {words ?? t('list.none')}
        </Cell>
        <Cell numeric className={cx(plain, 'max-lg:hidden')}>
          {size}
        </Cell>
        <Cell className="h-12 overflow-visible!">
          <ProcessingOutcome document={document} />
        </Cell>
        <Cell className="h-12 overflow-visible!">
          <DocumentMenu document={document} actions={actions} />
        </Cell>
      </TableRow>
      {failed && (
        <TableRow className="hover:[&>td]:bg-surface!">
          <Cell colSpan={compact ? 4 : 7} className="h-auto! whitespace-normal! pb-3! pl-11!">
            <ErrorAlert document={document} actions={actions} />
          </Cell>
        </TableRow>
      )}
    </>
  )
}

function SkeletonRow() {
  return (
    <TableRow className="hover:[&>td]:bg-surface!">
      <Cell className="h-12">
        <Skeleton className="mb-1.5 ml-7 w-56 max-w-[60%]" />
        <Skeleton className="ml-7 h-2 w-32" />
      </Cell>
      <Cell className="max-lg:hidden">
        <Skeleton className="w-10" />
      </Cell>
      <Cell>
        <Skeleton className="w-20" />
      </Cell>
      <Cell className="max-lg:hidden">
        <Skeleton className="ml-auto w-12" />
      </Cell>
      <Cell className="max-lg:hidden">
        <Skeleton className="ml-auto w-16" />
      </Cell>
      <Cell>
        <Skeleton className="w-28" />
      </Cell>
      <Cell />
    </TableRow>
  )
}
