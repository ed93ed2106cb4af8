import type { Document } from '@esrs/contract'
import { ProcessingState } from '../../document/uploads/ProcessingState.tsx'
import { isInProgress } from '../../document/uploads/progress.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { List, type ListColumn } from '../../kit/list/List.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useCompact, useNarrow } from '../../ui/use-media.ts'
import { AiStats } from './AiStats.tsx'
import type { DocumentActions } from './actions.ts'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentName } from './DocumentName.tsx'
import { ErrorAlert, ErrorBadge } from './ProcessingError.tsx'
import type { Sort } from './queries.ts'
import { documentTexts } from './texts.ts'
import { inOneLine, useDocumentFacts } from './use-document-facts.ts'

interface DocumentListProps {
  /** `null` while they are being loaded. */
  documents: readonly Document[] | null
  sort: Sort
  onSort: (sort: Sort) => void
  actions: DocumentActions
}

export function DocumentList({ documents, sort, onSort, actions }: DocumentListProps) {
  const t = useTexts(documentTexts)
  const isCompact = useCompact()
  const factsOf = useDocumentFacts()
  const plain = 'text-secondary'
  const roomy = 'max-lg:hidden'
  const columns: ListColumn<Document>[] = [
    {
      id: 'title',
      head: t('list.columnTitle'),
      sorts: 'up',
      look: isCompact ? 'py-1.5!' : '',
      cell: (document) => {
        const { type, wordsNamed, size } = factsOf(document)
        return (
          <>
            <DocumentName document={document} actions={actions} />
            {isCompact && <p className="num truncate pl-7 text-muted text-xs">{inOneLine([type, wordsNamed, size])}</p>}
          </>
        )
      },
    },
    {
      id: 'type',
      head: t('list.columnType'),
      width: 'w-26',
      hidden: roomy,
      look: plain,
      cell: (document) => factsOf(document).type,
    },
    {
      id: 'uploadDate',
      head: t('list.columnDate'),
      width: 'w-36',
      sorts: 'down',
      look: plain,
      cell: (document) => factsOf(document).date,
    },
    {
      id: 'words',
      head: t('list.columnWords'),
      width: 'w-22',
      hidden: roomy,
      numeric: true,
      look: plain,
      cell: (document) => factsOf(document).words ?? t('list.none'),
    },
    {
      id: 'size',
      head: t('list.columnSize'),
      width: 'w-26',
      hidden: roomy,
      numeric: true,
      sorts: 'down',
      look: plain,
      cell: (document) => factsOf(document).size,
    },
    {
      id: 'outcome',
      head: t('list.columnStats'),
      width: 'w-58',
      look: 'overflow-visible!',
      cell: (document) => <ProcessingOutcome document={document} />,
    },
    {
      id: 'actions',
      head: t('list.columnActions'),
      isHeadSilent: true,
      width: 'w-14',
      look: 'overflow-visible!',
      cell: (document) => <DocumentMenu document={document} actions={actions} />,
    },
  ]
  return (
    <List
      label={t('list.columnTitle')}
      loading={t('list.loading')}
      rows={documents}
      keyOf={({ id }) => id}
      columns={columns}
      isNarrow={useNarrow()}
      card={(document) => <DocumentCard document={document} actions={actions} />}
      cardLook="py-3 pr-2!"
      below={(document) =>
        document.hasProcessingError && (
          <div className="pl-7">
            <ErrorAlert document={document} actions={actions} />
          </div>
        )
      }
      sort={sort}
      onSort={onSort}
    />
  )
}

function DocumentCard({ document, actions }: { document: Document; actions: DocumentActions }) {
  const { type, date, wordsNamed, size } = useDocumentFacts()(document)
  return (
    <>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <DocumentName document={document} actions={actions} wrap />
          <p className="num pl-7 text-muted text-xs">{inOneLine([type, date, wordsNamed, size])}</p>
          <div className="mt-1 pl-7">
            <ProcessingOutcome document={document} />
          </div>
        </div>
        <DocumentMenu document={document} actions={actions} />
      </div>
      {document.hasProcessingError && (
        <div className="pt-3 pr-2">
          <ErrorAlert document={document} actions={actions} />
        </div>
      )}
    </>
  )
}

/** What became of a document: an error, how far it is, that it is only stored, or what was found in it. */
function ProcessingOutcome({ document }: { document: Document }) {
  const t = useTexts(documentTexts)
  if (document.hasProcessingError) return <ErrorBadge document={document} />
  if (isInProgress(document)) return <ProcessingState document={document} />
  if (document.notes.some(({ code }) => code === 'not_analysed')) return <Badge>{t('storedOnly')}</Badge>
  return <AiStats document={document} />
}
