import { limits } from '@esrs/contract'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { maxUploadBytes } from '../api/config.ts'
import { acceptAttribute, acceptedText, isAccepted } from '../document/uploads/kind.ts'
import { usePaused } from '../document/uploads/use-paused.ts'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { DisabledButton } from '../ui/DisabledButton.tsx'
import { valueTexts } from './texts.ts'
import { keepFile } from './unsaved-files.ts'
import type { WaitingFile } from './unsaved-row.ts'

interface FileFieldProps {
  files: readonly WaitingFile[]
  /** Names of files that the company has already. */
  saved: readonly string[]
  onChange: (change: (files: WaitingFile[]) => WaitingFile[]) => void
}

/** Files that prove a value; they are kept in this browser until the row is saved. */
export function FileField({ files, saved, onChange }: FileFieldProps) {
  const t = useTexts(valueTexts)
  const { bytes, number } = useFormats()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const paused = usePaused()
  const [refusals, setRefusals] = useState<string[]>([])
  const limit = number(Math.round(maxUploadBytes() / 1_048_576))

  const refusalOf = ({ name, size }: File): string | null => {
    if (!isAccepted(name, 'datapoint')) return t('file.type', { name })
    if (size === 0) return t('file.empty', { name })
    return size > maxUploadBytes() ? t('file.size', { name, limit }) : null
  }
  const add = async (chosen: File[]) => {
    const problems: string[] = []
    let room = limits.supportingFiles - files.length
    for (const file of chosen) {
      const refusal = room > 0 ? refusalOf(file) : t('file.many', { count: limits.supportingFiles })
      if (refusal) {
        if (!problems.includes(refusal)) problems.push(refusal)
        continue
      }
      room -= 1
      const { id: kept, lasting } = await keepFile(file)
      if (!lasting) problems.push(t('file.fleeting', { name: file.name }))
      onChange((known) => [...known, { id: kept, name: file.name, size: file.size }])
    }
    setRefusals(problems)
  }

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="font-medium text-sm">
        {t('file.label')}
      </span>
      {saved.length + files.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="flex flex-col gap-1">
          {saved.map((name) => (
            <li key={name} className="flex min-h-control items-center gap-2 rounded-md bg-sunken px-3 text-sm">
              <Paperclip aria-hidden className="size-3.5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 truncate" title={name}>
                {name}
              </span>
              <span className="text-muted text-xs">{t('file.saved')}</span>
            </li>
          ))}
          {files.map((file) => (
            <li key={file.id} className="flex min-h-control items-center gap-2 rounded-md bg-sunken pl-3 text-sm">
              <Paperclip aria-hidden className="size-3.5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 truncate" title={file.name}>
                {file.name}
              </span>
              <span className="num text-muted text-xs">{bytes(file.size)}</span>
              <Button
                look="ghost"
                size="icon-small"
                aria-label={t('file.remove', { name: file.name })}
                onClick={() => {
                  onChange((known) => known.filter((one) => one.id !== file.id))
                  input.current?.parentElement?.querySelector<HTMLElement>('[data-choose]')?.focus()
                }}
              >
                <X aria-hidden className="size-3.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        {paused === null ? (
          <Button data-choose aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
            <Paperclip aria-hidden className="size-3.5" />
            {t('file.choose')}
          </Button>
        ) : (
          <DisabledButton data-choose reason={paused}>
            <Paperclip aria-hidden className="size-3.5" />
            {t('file.choose')}
          </DisabledButton>
        )}
        <input
          ref={input}
          type="file"
          multiple
          disabled={paused !== null}
          accept={acceptAttribute('datapoint')}
          tabIndex={-1}
          aria-label={t('file.choose')}
          className="hidden"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            event.target.value = ''
            void add(chosen)
          }}
        />
      </div>
      <div role="alert" className="flex flex-col gap-1 text-danger-text text-xs empty:hidden">
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-muted text-xs">
        <span className="block">{acceptedText('datapoint')}</span> {t('file.hint', { limit })}
      </p>
    </div>
  )
}
