import { Scale } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { useEmptyText } from '../../iros/use-empty-text.ts'
import { EmptyState } from '../../ui/States.tsx'

/** What stands where nothing is proposed (product specification, section 2). */
export function NoIros() {
  const t = useTexts(irosTexts)
  return (
    <EmptyState icon={<Scale aria-hidden strokeWidth={1.75} />} title={t('title')}>
      {useEmptyText()}
    </EmptyState>
  )
}
