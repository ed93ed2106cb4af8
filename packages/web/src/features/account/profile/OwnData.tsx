import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from './Choice.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { useExport } from './queries.ts'
import { profileTexts } from './texts.ts'

/** A copy of what is stored about the person, and its end. */
export function OwnData() {
  const t = useTexts(profileTexts)
  const save = useExport('data')
  const [isErasing, setErasing] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <Choice hint={t('data.exportHint')}>
        <Button className="max-md:w-full" busy={save.isPending} onClick={() => save.mutate()}>
          {!save.isPending && <Download aria-hidden className="size-4" />}
          {save.isPending ? t('data.exporting') : t('data.export')}
        </Button>
      </Choice>
      <Choice hint={t('data.eraseHint')}>
        <Button className="text-danger-text! max-md:w-full" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden className="size-4" />
          {t('data.erase')}
        </Button>
      </Choice>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </div>
  )
}
