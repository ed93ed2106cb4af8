import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { exchangeTexts } from './texts.ts'

const ImportDatapoints = lazyPart(() => import('./ImportDatapoints.tsx'))

/** Opens the dialog in which an edited export comes back; on a phone only its icon. */
export function ImportButton() {
  const t = useTexts(exchangeTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="max-md:w-control max-md:px-0" onClick={() => setOpen(true)}>
        <FileUp aria-hidden className="size-3.5" />
        <span className="max-md:sr-only">{t('import.button')}</span>
      </Button>
      {open && (
        <Suspense>
          <ImportDatapoints onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
