import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, FileText, Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPdf, isPicture, type Place } from '../../../document/viewer/place.ts'
import { usePlaceText } from '../../../document/viewer/place-text.ts'
import { documentQuery } from '../../../document/viewer/queries.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { datapointTexts } from '../texts.ts'

interface PlaceBarProps {
  /** The passage that is shown. */
  place: Place
  zoomed: boolean
  onZoom: () => void
  onOpen: () => void
}

/** Which file and which place in it; the file's name gives way where both do not fit. */
export function PlaceBar({ place, zoomed, onZoom, onOpen }: PlaceBarProps) {
  const t = useTexts(datapointTexts)
  const placeOf = usePlaceText()
  const { data: document } = useQuery(documentQuery(place.document_id))
  const pages = isPdf(place.filename) ? (document?.pageCount ?? null) : null
  const Icon = place.sheet === null ? FileText : FileSpreadsheet
  const ZoomIcon = zoomed ? ZoomOut : ZoomIn
  return (
    <div className="flex h-10 shrink-0 items-center gap-2 border-line border-b pr-4 pl-5 text-sm max-md:h-12 max-md:pr-2 max-md:pl-4">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 truncate font-medium" title={place.filename}>
        {place.filename}
      </span>
      <span className="num shrink-0 text-muted">{placeOf(place, pages)}</span>
      {document?.reportingYear != null && (
        <span className="num shrink-0 text-muted max-md:hidden">
          {t('review.documentYear', { year: document.reportingYear })}
        </span>
      )}
      <span className="flex-1" />
      {isPicture(place.filename) && (
        <IconButton label={t(zoomed ? 'review.unzoom' : 'review.zoom')} pressed={zoomed} onClick={onZoom}>
          <ZoomIcon aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton label={t('review.open')} onClick={onOpen}>
        <Maximize2 aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}

interface IconButtonProps {
  label: string
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

function IconButton({ label, pressed, onClick, children }: IconButtonProps) {
  return (
    <Tooltip isName content={label} side="bottom">
      <Button look="ghost" size="icon-small" aria-label={label} aria-pressed={pressed} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  )
}
