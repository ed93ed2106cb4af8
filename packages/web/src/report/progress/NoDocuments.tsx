import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { progressTexts } from './texts.ts'

/**
 * What stands in place of the progress while there is nothing that it could come from.
 * @param beside something else on the page leads to the next step
 */
export function NoDocuments({ beside = false }: { beside?: boolean }) {
  const t = useTexts(progressTexts)
  return (
    <Card>
      <EmptyState
        className="py-16"
        icon={<FileText aria-hidden strokeWidth={1.75} />}
        title={t('empty.title')}
        action={
          <Button asChild {...(beside ? {} : { look: 'primary' as const })}>
            <Link to="/documents">{t('empty.action')}</Link>
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Card>
  )
}
