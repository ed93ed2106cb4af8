import type { DecimalSign } from '@esrs/contract'
import { Download } from 'lucide-react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import type { Chosen } from '../../kit/import/ImportDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { useRefusedRows } from './queries.ts'
import { exchangeTexts } from './texts.ts'

/** Saves the rows that are not imported as a file that can be corrected and imported again. */
export function SaveRefused(chosen: Chosen<DecimalSign>) {
  const t = useTexts(exchangeTexts)
  const errorText = useErrorText()
  const refused = useRefusedRows()
  const ending = /\.csv$/i.test(chosen.file.name) ? 'csv' : 'xlsx'
  const save = async () => {
    try {
      saveFile(await refused.mutateAsync(chosen), `${t('refused.file')}.${ending}`)
    } catch (error) {
      toast({ title: t('export.failed'), description: errorText(error), variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button busy={refused.isPending} className="max-md:w-full" onClick={() => void save()}>
        {!refused.isPending && <Download aria-hidden className="size-3.5" />}
        {t('refused.save')}
      </Button>
      <span className="text-muted text-xs">{t('refused.hint')}</span>
    </div>
  )
}
