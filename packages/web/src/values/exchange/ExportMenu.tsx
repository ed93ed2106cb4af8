import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { companyQuery } from '../../api/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import type { TableFormat } from './queries.ts'
import { exchangeTexts } from './texts.ts'

interface ExportMenuProps {
  table: 'datapoints' | 'progress' | 'documents' | 'iros' | 'inventory' | 'factors'
  fetch: (format: TableFormat) => Promise<Blob>
  /** Only its icon on a phone. */
  compact?: boolean
}

/** Saves what a page lists, all of it, as a workbook or as CSV. */
export function ExportMenu({ table, fetch, compact = false }: ExportMenuProps) {
  const t = useTexts(exchangeTexts)
  const errorText = useErrorText()
  const { data: company } = useQuery(companyQuery)
  const [busy, setBusy] = useState(false)
  const save = async (format: TableFormat) => {
    setBusy(true)
    const name = t(`export.${table}`, { year: company?.metadata.reporting_year ?? '' }).trim()
    try {
      saveFile(await fetch(format), `${name}.${format}`)
    } catch (error) {
      toast({ title: t('export.failed'), description: errorText(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <Menu
      trigger={
        <Button busy={busy} className={cx(compact && 'max-md:w-control max-md:px-0')}>
          {!busy && <Download aria-hidden className="size-3.5" />}
          <span className={cx(compact && 'max-md:sr-only')}>{t('export.button')}</span>
        </Button>
      }
    >
      <MenuItem onSelect={() => void save('xlsx')}>{t('export.xlsx')}</MenuItem>
      <MenuItem onSelect={() => void save('csv')}>{t('export.csv')}</MenuItem>
    </Menu>
  )
}
