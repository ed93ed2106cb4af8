import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { partsAround, partsOf } from './parts.ts'
import { locate } from './passage.ts'
import type { Place } from './place.ts'
import { documentPageQuery } from './queries.ts'
import { TextParts } from './TextParts.tsx'
import { viewerTexts } from './texts.ts'
import { toPassage } from './to-passage.ts'
import './viewer.css'

interface StoredTextProps {
  place: Place
  /** Why the text is shown and not the page. */
  note?: ReactNode
  /** Blocks shown before and after the passage; all where it is not given. */
  around?: number
  /** A new object brings the passage into sight again. */
  jump?: object
  takesFocus?: boolean
}

/** The stored text of a page with the passage marked and in sight. */
export function StoredText(props: StoredTextProps) {
  const { place, note, around = Number.POSITIVE_INFINITY, jump, takesFocus = false } = props
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const { data: page, error, refetch } = useQuery(documentPageQuery(place.document_id, place.page))
  const all = useMemo(() => (page ? partsOf(page) : []), [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has to be there before it can be scrolled.
  useLayoutEffect(() => toPassage(frame.current), [page, place.excerpt, jump])

  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!page) return <PaperSkeleton />
  const found = locate(page.text, place.excerpt, place.value_at, place.paragraph)
  return (
    <ScrollFrame
      ref={frame}
      aria-label={t('frame', { filename: place.filename })}
      takesFocus={takesFocus}
      className="relative bg-pressed px-4 py-4"
    >
      {note && <p className="mx-auto mb-3 max-w-form text-secondary text-xs">{note}</p>}
      <div className="mx-auto min-h-full max-w-form bg-paper px-10 py-8 text-paper-ink text-sm leading-5 shadow-md max-md:px-5">
        {!found && place.excerpt !== '' && <p className="mb-3 text-paper-muted">{t('passageNotFound')}</p>}
        {all.length === 0 && <p className="text-paper-muted">{t('emptyPage')}</p>}
        <TextParts text={page.text} parts={partsAround(all, found?.passage ?? null, around)} found={found} />
      </div>
    </ScrollFrame>
  )
}
