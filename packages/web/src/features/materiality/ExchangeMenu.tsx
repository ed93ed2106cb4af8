import { Download, FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { ImportAssessment } from './ImportAssessment.tsx'
import { exportAssessment } from './queries.ts'
import { materialityTexts } from './texts.ts'

/** Menu for the export of the assessment as a workbook and for the import. */
export function ExchangeMenu({ year, mayDecide }: { year: number; mayDecide: boolean }) {
  const t = useTexts(materialityTexts)
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [importing, setImporting] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await exportAssessment(), t('exchange.file', { year }))
    } catch (error) {
      toast({ title: t('exchange.failed'), description: errorText(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <>
      <Menu
        trigger={
          <Button busy={busy}>
            {!busy && <Download aria-hidden className="size-3.5" />}
            {t('exchange.button')}
          </Button>
        }
      >
        <MenuItem onSelect={() => void save()}>
          <FileDown aria-hidden />
          {t('exchange.out')}
        </MenuItem>
        {mayDecide && (
          <MenuItem onSelect={() => setImporting(true)}>
            <FileUp aria-hidden />
            {t('exchange.in')}
          </MenuItem>
        )}
      </Menu>
      {importing && <ImportAssessment onClose={() => setImporting(false)} />}
    </>
  )
}
