import { useTexts } from '../i18n/texts.tsx'
import { Badge, CodeChip } from '../ui/Badge.tsx'
import { valueTexts } from './texts.ts'
import { isTemporary } from './unsaved-row.ts'

/** The identifier of a row; one that holds a place only is no name to show. */
export function RowCode({ id, className }: { id: string; className?: string }) {
  const t = useTexts(valueTexts)
  if (isTemporary(id)) return <Badge>{t('new')}</Badge>
  return <CodeChip code={id} className={className} />
}
