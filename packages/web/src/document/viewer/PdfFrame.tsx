import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { PdfPicture } from './PdfPicture.tsx'
import { PictureFrame } from './PictureFrame.tsx'
import { marksOf, type Place } from './place.ts'
import { StoredText } from './StoredText.tsx'
import { viewerTexts } from './texts.ts'
import { useFallbackReason } from './use-fallback-reason.ts'
import { usePdf, usePdfPage } from './use-pdf.ts'

interface PdfFrameProps {
  place: Place
  zoomed: boolean
}

/** The page of a PDF with the passage in sight. */
export function PdfFrame({ place, zoomed }: PdfFrameProps) {
  const t = useTexts(viewerTexts)
  const notShown = useFallbackReason()
  const pdf = usePdf(place.document_id, true)
  const page = usePdfPage(pdf.state === 'ready' ? pdf.value : null, place.page)
  const [undrawn, setUndrawn] = useState<Place | null>(null)

  if (pdf.state === 'failed') return <StoredText place={place} note={notShown(pdf.error)} />
  if (page.state === 'failed' || undrawn === place) return <StoredText place={place} note={t('notDrawn')} />
  const shown = page.state === 'ready' ? page.value : null
  return (
    <PictureFrame place={place} page={shown} zoomed={zoomed}>
      {(scale) =>
        shown && (
          <PdfPicture
            page={shown}
            scale={scale}
            marks={marksOf(place)}
            label={t('pagePictureMarked', { filename: place.filename, page: place.page, excerpt: place.excerpt })}
            onFail={() => setUndrawn(place)}
          />
        )
      }
    </PictureFrame>
  )
}
