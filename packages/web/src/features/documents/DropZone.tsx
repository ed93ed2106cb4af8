import { Upload as UploadIcon } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { OffButton } from '../../ui/OffButton.tsx'
import { acceptAttribute, acceptedText } from './kind.ts'
import { documentTexts } from './texts.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  /** Uploads are switched off for the company. */
  paused: boolean
  /** Files are held over the page. */
  over: boolean
}

/** Where uploads begin: a button, and the hint that the whole page takes files. */
export function DropZone({ onFiles, paused, over }: DropZoneProps) {
  const t = useTexts(documentTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 rounded-xl border border-line-input border-dashed bg-surface px-6 py-4 max-md:px-4">
      <UploadIcon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('upload.title')}</p>
        <p className="text-muted text-xs">{t('upload.accepted', { extensions: acceptedText })}</p>
      </div>
      {paused ? (
        <OffButton look="primary" className="max-md:w-full" reason={t('upload.paused')}>
          {t('upload.button')}
        </OffButton>
      ) : (
        <Button look="primary" className="max-md:w-full" onClick={() => input.current?.click()}>
          {t('upload.button')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptAttribute}
        tabIndex={-1}
        aria-label={t('upload.button')}
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {over && (
        <div className="pointer-events-none fixed inset-3 z-40 grid animate-fade-in place-items-center rounded-xl border-2 border-brand border-dashed bg-brand-soft/90">
          <p className="flex items-center gap-3 font-semibold text-brand-text text-xl">
            <UploadIcon aria-hidden className="size-6" />
            {t('upload.dropNow')}
          </p>
        </div>
      )}
    </div>
  )
}
