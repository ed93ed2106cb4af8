import type { TypedCell } from '@esrs/contract'
import { Download, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FieldError } from '../../../questions/FieldError.tsx'
import { Button } from '../../../ui/Button.tsx'
import { answerTexts } from './texts.ts'

type Answers = { key: string; value: string; note: string; cells?: TypedCell[] | undefined }[]

/** Buttons for the questions as a workbook: download, and upload when it is filled in. */
export function SheetTools({ onRead }: { onRead: (answers: Answers) => void }) {
  const t = useTexts(answerTexts)
  const id = useId()
  const [told, setTold] = useState<{ read: number; unknown: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const say = (error: unknown) =>
    setFailure(error instanceof ApiError && error.code !== 'network' ? error.message : t('problem.offline'))

  const download = async () => {
    setFailure(null)
    try {
      const address = URL.createObjectURL(await call(contract.answer.sheet))
      const link = document.createElement('a')
      link.href = address
      link.download = `${t('sheetTitle').replace(/\W+/g, '-')}.xlsx`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 1000)
    } catch (error) {
      say(error)
    }
  }
  const upload = async (file: File) => {
    setBusy(true)
    setFailure(null)
    try {
      const { answers, unknown } = await call(contract.answer.readSheet, { file })
      onRead(answers)
      setTold({ read: answers.length, unknown })
    } catch (error) {
      say(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="flex flex-col gap-3 rounded-xl bg-sunken p-4">
      <h2 className="font-semibold text-base">{t('sheetTitle')}</h2>
      <p className="text-base text-secondary">{t('sheetText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => void download()}>
          <Download aria-hidden className="size-4" />
          {t('sheetDownload')}
        </Button>
        <Button asChild size="lg" busy={isBusy}>
          <label htmlFor={id} className="cursor-pointer focus-within:outline-2 focus-within:outline-ring">
            <Upload aria-hidden className="size-4" />
            {t('sheetUpload')}
            <input
              id={id}
              type="file"
              accept=".xlsx,.csv"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) void upload(file)
              }}
            />
          </label>
        </Button>
      </div>
      <p role="status" className="text-base text-success-text empty:hidden">
        {told && t('sheetRead', { count: told.read })}{' '}
        {told && told.unknown > 0 && t('sheetUnknown', { count: told.unknown })}
      </p>
      <FieldError id={`${id}-error`}>{failure ?? undefined}</FieldError>
    </section>
  )
}
