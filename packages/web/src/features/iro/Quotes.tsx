import type { Quote } from '@esrs/contract'
import { FileText } from 'lucide-react'
import { usePlaceText } from '../../document/viewer/place-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { inOneLine } from './quote-text.ts'
import { iroTexts } from './texts.ts'

interface QuotesProps {
  quotes: readonly Quote[]
  onOpen: (quotes: readonly Quote[], index: number) => void
  /** Not more than the first lines of each. */
  short?: boolean
}

/** Words of documents, each with the way to where they stand. */
export function Quotes({ quotes, onOpen, short = false }: QuotesProps) {
  const t = useTexts(iroTexts)
  const placeText = usePlaceText()
  return (
    <ul className="flex flex-col gap-3">
      {quotes.map(({ document_id: id, filename, page, text, about, place }, index) => (
        <li key={`${id} ${page} ${text}`} className="border-line-strong border-l-2 pl-3">
          {about && <p className="text-muted text-xs [overflow-wrap:anywhere]">{about}</p>}
          <blockquote className={`text-sm [overflow-wrap:anywhere] ${short ? 'line-clamp-3 text-secondary' : ''}`}>
            {t('entry.quote', { text: inOneLine(text) })}
          </blockquote>
          <button
            type="button"
            onClick={() => onOpen(quotes, index)}
            className="mt-1 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm text-left text-brand-text text-xs underline-offset-2 hover:underline max-md:min-h-10"
          >
            <FileText aria-hidden className="size-3.5 shrink-0" />
            <span className="[overflow-wrap:anywhere]">
              {filename} · {placeText({ sheet: null, cell: null, paragraph: null, ...place, filename, page }, null)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
