import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { ScrollFrame } from '../ui/ScrollFrame.tsx'
import { PageFailure } from './PageFailure.tsx'
import { PaperSkeleton } from './PaperSkeleton.tsx'
import { locate, paragraphsOf } from './passage.ts'
import type { Place } from './place.ts'
import { documentPageQuery } from './queries.ts'
import { Runs } from './Runs.tsx'
import { viewerTexts } from './texts.ts'

interface StoredTextProps {
  place: Place
  /** Why the text is shown and not the page. */
  note?: ReactNode
  /** Paragraphs shown before and after the passage; all where it is not given. */
  around?: number
}

/** The stored text of a page with the passage marked and in sight. */
export function StoredText({ place, note, around }: StoredTextProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const { data: page, error, refetch } = useQuery(documentPageQuery(place.document_id, place.page))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text has to be there before it can be scrolled.
  useLayoutEffect(() => {
    const box = frame.current
    const passage = box?.querySelector<HTMLElement>('[data-marked]')
    if (box && passage) box.scrollTop = passage.offsetTop - (box.clientHeight - passage.offsetHeight) / 2
  }, [page, place.excerpt])

  if (error) return <PageFailure error={error} onRetry={() => void refetch()} />
  if (!page) return <PaperSkeleton />
  const found = locate(page.text, place.excerpt, place.value_at, place.paragraph)
  const paragraphs = paragraphsOf(page.text, found, around)
  return (
    <ScrollFrame
      ref={frame}
      aria-label={t('frame', { filename: place.filename })}
      className="relative bg-pressed px-4 py-4"
    >
      {note && <p className="mx-auto mb-3 max-w-form text-secondary text-xs">{note}</p>}
      <div className="mx-auto min-h-full max-w-form bg-paper px-10 py-8 text-paper-ink text-sm shadow-md max-md:px-5">
        {!found && place.excerpt !== '' && <p className="mb-3 text-paper-muted">{t('passageNotFound')}</p>}
        {paragraphs.length === 0 && <p className="text-paper-muted">{t('emptyPage')}</p>}
        {paragraphs.map((paragraph) => (
          <p
            key={paragraph.number}
            data-marked={paragraph.marked || undefined}
            className="mb-2 whitespace-pre-wrap break-words leading-5"
          >
            <Runs runs={paragraph.runs} />
          </p>
        ))}
      </div>
    </ScrollFrame>
  )
}
