import { limits } from '@esrs/contract'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { importTexts } from './texts.ts'

interface ChooseFileProps {
  /** What was wrong with the file before. */
  problem: string | null
  /** What is read of the file. */
  hint: string
  /** Rows of the table itself that are taken. */
  rows?: number
  onChoose: (file: File) => void
}

const megabytes = limits.importBytes / 1_048_576

/** Takes one file, which is read at once: a program that saves it again must not change what is looked at. */
export function ChooseFile({ problem, hint, rows = limits.importRows, onChoose }: ChooseFileProps) {
  const t = useTexts(importTexts)
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const { name, size, type } = file
    if (!/\.(xlsx|csv)$/i.test(name)) return setRefusal(t('type', { name }))
    if (size > limits.importBytes) return setRefusal(t('large', { name, limit: number(megabytes) }))
    try {
      onChoose(new File([await file.arrayBuffer()], name, { type }))
    } catch {
      setRefusal(t('unreadable', { name }))
    }
  }
  const over = useFileDrop((files) => void take(files[0]), true)
  const message = refusal ?? problem
  return (
    <div className="flex flex-col gap-4">
      {message && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <div
        className={`flex flex-col items-center gap-2 rounded-xl border border-dashed px-4 py-8 text-center transition-colors ${
          over ? 'border-brand bg-brand-soft' : 'border-line-input'
        }`}
      >
        <FileUp aria-hidden className="size-6 text-muted" strokeWidth={1.75} />
        <p className="pointer-coarse:hidden text-balance font-medium">{over ? t('dropNow') : t('drop')}</p>
        <p className="pointer-fine:hidden pointer-none:hidden font-medium">{t('dropTouch')}</p>
        <p className="text-balance text-muted text-xs">
          {t('accepted', {
            limit: number(megabytes),
            rows: number(rows),
            all: number(limits.tables.rows),
            columns: number(limits.tables.columns),
            cells: number(limits.tables.cells),
          })}
        </p>
        <Button look="primary" className="mt-2" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
      <p className="text-pretty text-muted text-sm">{hint}</p>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        tabIndex={-1}
        aria-label={t('choose')}
        className="hidden"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
