import type { DocumentPage } from '@esrs/contract'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { fitScale, placed } from './marks.ts'
import { partsOf, touches } from './parts.ts'
import { locate, runsOf } from './passage.ts'
import type { Place } from './place.ts'
import { Runs } from './Runs.tsx'
import { slideOf } from './slide.ts'
import { TextParts } from './TextParts.tsx'
import { viewerTexts } from './texts.ts'
import { toPassage } from './to-passage.ts'
import { useSize } from './use-size.ts'

const gap = 16
const widest = 960
/** What a slide measures where the file does not say, in points. */
const usual = { width: 960, height: 540 }

interface SlideViewProps {
  page: DocumentPage
  filename: string
  place: Place | null
  zoom: number
  jump?: object
  takesFocus?: boolean
}

/** A slide: its words where they stand on it, below it its tables and notes. Pictures and colours are not shown. */
export function SlideView({ page, filename, place, zoom, jump, takesFocus = false }: SlideViewProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const { shapes, beside } = useMemo(() => slideOf(page), [page])
  const parts = useMemo(() => partsOf(beside), [beside])
  const found = place ? locate(page.text, place.excerpt, place.value_at, place.paragraph) : null
  const stage = { width: page.width ?? usual.width, height: page.height ?? usual.height }
  const room = Math.min(widest, Math.max(240, (size.width || widest) - 2 * gap))
  const scale = fitScale(stage.width, room) * zoom

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who has scrolled is brought back only by a new passage, slide or size.
  useLayoutEffect(() => toPassage(frame.current), [page, place?.excerpt, jump, scale])

  return (
    <ScrollFrame ref={frame} aria-label={t('frame', { filename })} takesFocus={takesFocus} className="bg-pressed">
      <div className="flex w-max min-w-full flex-col items-center" style={{ padding: gap, gap }}>
        <section
          aria-label={t('slide', { number: page.number, title: page.name ?? filename })}
          className="relative shrink-0 overflow-hidden bg-paper text-paper-ink shadow-md"
          style={{ width: stage.width * scale, height: stage.height * scale }}
        >
          {shapes.map(({ box, paragraphs, fontSize, name }) => (
            <div
              key={paragraphs[0]?.start}
              title={name ?? undefined}
              className="absolute overflow-visible"
              style={{ ...placed(box, stage, 0), fontSize: fontSize * scale, lineHeight: 1.2 }}
            >
              {paragraphs.map((paragraph) => (
                <p
                  key={paragraph.start}
                  data-marked={touches(paragraph, found?.passage ?? null) || undefined}
                  className={cx(
                    'whitespace-pre-wrap break-words',
                    paragraph.kind === 'heading' && 'font-semibold',
                    paragraph.kind === 'list-item' && '-indent-[0.9em] pl-[0.9em]',
                  )}
                >
                  {paragraph.kind === 'list-item' && <span aria-hidden>{'•\u2002'}</span>}
                  <Runs runs={runsOf(page.text, paragraph, found)} />
                </p>
              ))}
            </div>
          ))}
          {shapes.length === 0 && parts.length === 0 && (
            <p className="grid h-full place-items-center text-paper-muted text-sm">{t('emptySlide')}</p>
          )}
        </section>
        {parts.length > 0 && (
          <section
            aria-label={t('besideSlide')}
            className="bg-paper px-6 py-4 text-paper-ink text-sm leading-5 shadow-md"
            style={{ width: room }}
          >
            <p className="mb-2 text-paper-muted text-xs">{t('besideSlide')}</p>
            <TextParts text={page.text} parts={parts} found={found} />
          </section>
        )}
      </div>
    </ScrollFrame>
  )
}
