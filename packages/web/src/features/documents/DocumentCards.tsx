import type { Document } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import type { DocumentActions } from './actions.ts'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentName } from './DocumentName.tsx'
import { ErrorAlert } from './ProcessingError.tsx'
import { ProcessingOutcome } from './ProcessingOutcome.tsx'
import { documentTexts } from './texts.ts'
import { inOneLine, useDocumentFacts } from './use-document-facts.ts'

interface DocumentCardsProps {
  /** `null` while they are being loaded. */
  documents: readonly Document[] | null
  actions: DocumentActions
}

/** The list of documents on a phone. */
export function DocumentCards({ documents, actions }: DocumentCardsProps) {
  const t = useTexts(documentTexts)
  if (documents === null) {
    return (
      <Loading label={t('list.loading')}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <div key={row} className="flex flex-col gap-2 border-line border-b px-4 py-4 last:border-b-0">
            <Skeleton className="ml-7 w-3/5" />
            <Skeleton className="ml-7 h-2 w-2/5" />
            <Skeleton className="ml-7 h-2 w-24" />
          </div>
        ))}
      </Loading>
    )
  }
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id} className="border-line border-b py-3 pr-2 pl-4 last:border-b-0">
          <DocumentCard document={document} actions={actions} />
        </li>
      ))}
    </ul>
  )
}

function DocumentCard({ document, actions }: { document: Document; actions: DocumentActions }) {
  const { type, date, wordsNamed, size } = useDocumentFacts(document)
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
