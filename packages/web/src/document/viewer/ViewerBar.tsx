import type { PageOutline } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import {
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Download,
  Highlighter,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { toast } from '../../ui/toast.ts'
import { saveDocument } from './download.ts'
import { viewerTexts } from './texts.ts'

interface ViewerBarProps {
  documentId: string
  filename: string
  page: number
  /** `null` while their number is unknown. */
  pages: number | null
  unit: PageOutline['kind']
  onPage: (page: number) => void
  onPassage: (() => void) | undefined
  /** Steps between the passages that speak about the same value. */
  passages:
    | { number: number; count: number; onPrevious: (() => void) | undefined; onNext: (() => void) | undefined }
    | undefined
  zoom: { share: number; onIn: (() => void) | undefined; onOut: (() => void) | undefined } | undefined
  onClose: () => void
}

/** The head of an open document: its name, the page, the size, and the way out. */
export function ViewerBar(props: ViewerBarProps) {
  const { documentId, filename, page, pages, unit, onPage, onPassage, passages, zoom, onClose } = props
  const t = useTexts(viewerTexts)
  const { number, percent } = useFormats()
  const errorText = useErrorText()
  const download = useMutation({
    mutationFn: () => saveDocument(documentId, filename),
    onError: (error) => toast({ title: t('downloadFailed'), description: errorText(error), variant: 'destructive' }),
  })
  const many = pages !== null && pages > 1
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 pr-3 pl-5 max-md:pl-4">
      <p className="min-w-0 flex-1 truncate font-semibold max-md:basis-[calc(100%-9rem)]" title={filename}>
        {filename}
      </p>
      {many && (
        <div className="flex items-center gap-1 max-md:order-last max-md:flex-1">
          <IconButton label={t(`previous.${unit}`)} onClick={page > 1 ? () => onPage(page - 1) : undefined}>
            <ChevronUp aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={t(`next.${unit}`)} onClick={page < pages ? () => onPage(page + 1) : undefined}>
            <ChevronDown aria-hidden className="size-4" />
          </IconButton>
          <PageInput page={page} pages={pages} label={t(`unit.${unit}`)} onPage={onPage} />
          <span className="num whitespace-nowrap text-muted text-sm">{t('of', { pages: number(pages) })}</span>
        </div>
      )}
      {zoom && (
        <div className="flex items-center max-md:hidden">
          <IconButton label={t('zoomOut')} onClick={zoom.onOut}>
            <ZoomOut aria-hidden className="size-4" />
          </IconButton>
          <span
            className="num w-12 text-center text-secondary text-xs"
            title={t('zoomLevel', { percent: percent(100 * zoom.share) })}
          >
            {number(Math.round(100 * zoom.share))}
            {'\u00a0'}%
          </span>
          <IconButton label={t('zoomIn')} onClick={zoom.onIn}>
            <ZoomIn aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      {passages && (
        <div className="flex items-center gap-1 max-md:order-last">
          <IconButton label={t('previousPassage')} onClick={passages.onPrevious}>
            <ChevronLeft aria-hidden className="size-4" />
          </IconButton>
          <span role="status" className="num whitespace-nowrap text-secondary text-sm">
            {t('passage', { number: number(passages.number), count: number(passages.count) })}
          </span>
          <IconButton label={t('nextPassage')} onClick={passages.onNext}>
            <ChevronRight aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
      <div className="flex items-center gap-1">
        {onPassage && (
          <IconButton label={t('toPassage')} onClick={onPassage}>
            <Highlighter aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={t('download')} onClick={() => download.mutate()} busy={download.isPending}>
          {!download.isPending && <Download aria-hidden className="size-4" />}
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}

interface IconButtonProps {
  label: string
  onClick: (() => void) | undefined
  busy?: boolean
  children: ReactNode
}

function IconButton({ label, onClick, busy = false, children }: IconButtonProps) {
  return (
    <Tooltip isName content={label} side="bottom">
      <Button
        look="ghost"
        size="icon"
        aria-label={label}
        disabled={!onClick}
        busy={busy}
        onClick={onClick}
        className="disabled:border-transparent disabled:bg-transparent"
      >
        {children}
      </Button>
    </Tooltip>
  )
}

interface PageInputProps {
  page: number
  pages: number
  label: string
  onPage: (page: number) => void
}

/** The number of the page; a person may type another one. */
function PageInput({ page, pages, label, onPage }: PageInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const leave = () => {
    const wanted = Math.trunc(Number(draft))
    setDraft(null)
    if (draft !== null && wanted >= 1 && wanted !== page) onPage(Math.min(wanted, pages))
  }
  return (
    <Input
      aria-label={label}
      inputMode="numeric"
      value={draft ?? String(page)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      className="num ml-1 w-14! px-2! text-center"
    />
  )
}
