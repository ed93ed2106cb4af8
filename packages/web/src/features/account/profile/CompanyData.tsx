import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { companyQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from './Choice.tsx'
import { EraseCompanyDialog } from './EraseCompanyDialog.tsx'
import { useExport } from './queries.ts'
import { profileTexts } from './texts.ts'

/** A copy of everything the company has here, and its end; for administrators. */
export function CompanyData() {
  const t = useTexts(profileTexts)
  const { data: company } = useQuery(companyQuery)
  const save = useExport('company')
  const [isErasing, setErasing] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <Choice hint={t('company.exportHint')}>
        <Button className="max-md:w-full" busy={save.isPending} onClick={() => save.mutate()}>
          {!save.isPending && <Download aria-hidden className="size-4" />}
          {save.isPending ? t('data.exporting') : t('company.export')}
        </Button>
      </Choice>
      {company && (
        <Choice hint={t('company.eraseHint')}>
          <Button className="text-danger-text! max-md:w-full" onClick={() => setErasing(true)}>
            <Trash2 aria-hidden className="size-4" />
            {t('company.erase')}
          </Button>
        </Choice>
      )}
      {isErasing && company && <EraseCompanyDialog company={company.name} onClose={() => setErasing(false)} />}
    </div>
  )
}
