import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { ImagePicture } from './ImagePicture.tsx'
import { fitScale, scrollTo } from './marks.ts'
import { marksOf, type Place } from './place.ts'
import { viewerTexts } from './texts.ts'
import { useDragScroll } from './use-drag-scroll.ts'
import type { ImageFile } from './use-image.ts'
import { useSize } from './use-size.ts'

const gap = 16
/** Pixels that a picture is wide at most when it fits its frame. */
const widest = 1100

interface ImageScrollProps {
  image: ImageFile
  filename: string
  place: Place | null
  zoom: number
  /** A new object brings the passage into sight. */
  jump: { toPassage: boolean }
  onFail: () => void
}

/** A picture that can be enlarged and moved, with the passage marked. */
export function ImageScroll({ image, filename, place, zoom, jump, onFail }: ImageScrollProps) {
  const t = useTexts(viewerTexts)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [drawn, setDrawn] = useState(false)
  const drag = useDragScroll(frame)
  const marks = marksOf(place)
  const scale = size.width > 0 ? fitScale(image.page.width, Math.min(widest, size.width - 2 * gap)) * zoom : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who has moved the picture is brought back only by a jump or another size.
  useLayoutEffect(() => {
    if (scale > 0 && jump.toPassage) frame.current?.scrollTo(scrollTo(marks, scale, size, gap))
  }, [jump, place?.excerpt, scale, drawn])

  return (
    <ScrollFrame
      ref={frame}
      aria-label={t('frame', { filename })}
      takesFocus
      className={cx('isolate bg-pressed', drag.moving ? 'cursor-grabbing' : 'cursor-grab')}
      {...drag.handlers}
    >
      {scale > 0 && (
        <div className="relative -z-1 flex w-max min-w-full justify-center" style={{ padding: gap }}>
          <ImagePicture
            {...image}
            scale={scale}
            marks={marks}
            label={place ? t('imageMarked', { filename, excerpt: place.excerpt }) : t('image', { filename })}
            onFail={onFail}
            onDrawn={() => setDrawn(true)}
          />
        </div>
      )}
    </ScrollFrame>
  )
}
