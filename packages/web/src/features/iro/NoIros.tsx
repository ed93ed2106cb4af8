import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { useEmptyText } from '../../iros/use-empty-text.ts'
import { anyDocumentQuery } from '../../report/progress/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'

/** What stands where nothing is proposed (product specification, section 2). */
export function NoIros() {
  const t = useTexts(irosTexts)
  const { data: documents } = useQuery(anyDocumentQuery)
  return (
    <EmptyState
      icon={<Scale aria-hidden strokeWidth={1.75} />}
      title={t('title')}
      action={
        documents?.count === 0 && (
          <Button asChild>
            <Link to="/documents">{t('toDocuments')}</Link>
          </Button>
        )
      }
    >
      {useEmptyText()}
    </EmptyState>
  )
}
