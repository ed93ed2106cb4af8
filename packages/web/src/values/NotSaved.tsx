import { useTexts } from '../i18n/texts.tsx'
import { Badge } from '../ui/Badge.tsx'
import { valueTexts } from './texts.ts'

/** Marks a row that stands in this browser only. */
export function NotSaved() {
  const t = useTexts(valueTexts)
  return (
    <Badge tone="warning" className="h-auto! min-h-5 max-w-full shrink! whitespace-normal! py-0.5 leading-4">
      {t('notSaved')}
    </Badge>
  )
}
