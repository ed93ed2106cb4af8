import type { UploadPlace } from '@esrs/contract'
import { Upload as UploadIcon } from 'lucide-react'
import { useRef } from 'react'
import { maxUploadBytes } from '../../api/config.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { acceptAttribute, acceptedText } from './kind.ts'
import { uploadTexts } from './texts.ts'
import { addUploads } from './uploads.ts'

interface DropZoneProps {
  place: UploadPlace
  /** Why nothing can be uploaded now. */
  paused?: string | null
  look?: ButtonLook
}

/** Where uploads begin: a button, and the hint that the whole page takes files. */
export function DropZone({ place, paused = null, look = 'primary' }: DropZoneProps) {
  const t = useTexts(uploadTexts)
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const add = (files: Iterable<File>) => addUploads(files, { place })
  const over = useFileDrop(add, paused === null)
  const limit = number(Math.round(maxUploadBytes() / 1_048_576))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 rounded-xl border border-line-input border-dashed bg-surface px-6 py-4 max-md:px-4">
      <UploadIcon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        {paused === null ? (
          <>
            <p className="font-medium pointer-coarse:hidden">{t('title')}</p>
            <p className="pointer-fine:hidden pointer-none:hidden font-medium">{t('titleTouch')}</p>
          </>
        ) : (
          <p className="font-medium">{t('titlePaused')}</p>
        )}
        <p className="text-muted text-xs">
          <span className="block">{acceptedText(place)}</span> {t('accepted', { limit })}
        </p>
      </div>
      {paused === null ? (
        <Button look={look} className="max-md:w-full" onClick={() => input.current?.click()}>
          {t('button')}
        </Button>
      ) : (
        <DisabledButton look={look} className="max-md:w-full" reason={paused}>
          {t('button')}
        </DisabledButton>
      )}
      <input
        ref={input}
        type="file"
        multiple
        disabled={paused !== null}
        accept={acceptAttribute(place)}
        tabIndex={-1}
        aria-label={t('button')}
        className="hidden"
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ''
        }}
      />
      {over && (
        <div className="pointer-events-none fixed inset-3 z-40 grid animate-fade-in place-items-center rounded-xl border-2 border-brand border-dashed bg-brand-soft/90">
          <p className="flex items-center gap-3 font-semibold text-brand-text text-xl">
            <UploadIcon aria-hidden className="size-6" />
            {t('dropNow')}
          </p>
        </div>
      )}
    </div>
  )
}
