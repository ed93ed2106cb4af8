import type { TaxonomySource, TaxonomyState } from '@esrs/contract'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { DocumentViewer } from '../../../document/viewer/DocumentViewer.tsx'
import { wholePage } from '../../../document/viewer/place.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { taxonomyTexts } from './texts.ts'

interface SourceLinksProps {
  /** Lines that state what is entered. */
  sources: readonly TaxonomySource[]
  documents: TaxonomyState['documents']
}

/** Where figures were read, each a button that opens the page. */
export function SourceLinks({ sources, documents }: SourceLinksProps) {
  const t = useTexts(taxonomyTexts)
  const [shown, setShown] = useState<TaxonomySource | null>(null)
  const nameOf = (id: string) => documents.find((one) => one.id === id)?.name ?? ''
  if (sources.length === 0) return null
  return (
    <>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {sources.map((source) => (
          <li key={`${source.kpi} ${source.group} ${source.document} ${source.page} ${source.amount}`}>
            <button
              type="button"
              title={source.excerpt}
              onClick={() => setShown(source)}
              className="inline-flex items-center gap-1 rounded-sm text-brand-text underline-offset-2 hover:underline max-md:min-h-11"
            >
              <FileText aria-hidden className="size-3.5 shrink-0" />
              {t('found.source', {
                kpi: t(`kpi.${source.kpi}`),
                group: t(`found.group.${source.group}`),
                page: String(source.page),
              })}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <DocumentViewer
          documentId={shown.document}
          filename={nameOf(shown.document)}
          page={shown.page}
          place={wholePage(shown.document, nameOf(shown.document), shown.page)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
