import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ImagePicture } from './ImagePicture.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import { marksOf, type Place } from './place.ts'
import { StoredText } from './StoredText.tsx'
import { viewerTexts } from './texts.ts'
import { useFallbackReason } from './use-fallback-reason.ts'
import { useImage } from './use-image.ts'

interface ImageFrameProps {
  place: Place
  zoomed: boolean
}

/** A picture file with the passage in sight. */
export function ImageFrame({ place, zoomed }: ImageFrameProps) {
  const t = useTexts(viewerTexts)
  const notShown = useFallbackReason()
  const image = useImage(place.document_id, true)
  const [undrawn, setUndrawn] = useState(false)
  if (image.state === 'failed') return <StoredText place={place} note={notShown(image.error)} />
  if (undrawn) return <StoredText place={place} note={t('notDrawn')} />
  const shown = image.state === 'ready' ? image.value : null
  return (
    <PictureFrame place={place} page={shown?.page ?? null} zoomed={zoomed}>
      {(scale) =>
        shown && (
          <ImagePicture
            {...shown}
            scale={scale}
            marks={marksOf(place)}
            label={t('imageMarked', { filename: place.filename, excerpt: place.excerpt })}
            onFail={() => setUndrawn(true)}
          />
        )
      }
    </PictureFrame>
  )
}
