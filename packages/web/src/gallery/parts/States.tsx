import { FileText } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { PageSkeleton } from '../../shell/guards.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

export function States() {
  const t = useTexts(galleryTexts)
  return (
    <Section name="states">
      <Example title={t('states.empty')} className="grid gap-4 sm:grid-cols-2">
        <Card>
          <EmptyState
            icon={<FileText aria-hidden />}
            title={t('states.noDocuments')}
            action={<Button look="primary">{t('states.upload')}</Button>}
          >
            {t('states.noDocumentsText')}
          </EmptyState>
        </Card>
        <Card>
          <EmptyState icon={<FileText aria-hidden />} title={t('states.noDocuments')} />
        </Card>
      </Example>
      <Example title={t('states.loading')} className="grid gap-4 sm:grid-cols-2">
        <Card className="p-4">
          <Loading className="flex flex-col gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-2 w-full" />
            <Skeleton className="h-2 w-3/4" />
          </Loading>
        </Card>
        <Card className="flex items-center gap-3 p-4">
          <Spinner className="text-brand-text" />
          {t('states.running')}
        </Card>
      </Example>
      <Example title={t('states.page')} className="rounded-xl border border-line">
        <PageSkeleton />
      </Example>
      <Example title={t('states.error')} className="grid gap-4 sm:grid-cols-2">
        <Card>
          <ErrorState title={t('states.failed')} onRetry={() => {}}>
            {t('states.failedText')}
          </ErrorState>
        </Card>
        <Card>
          <ErrorState title={t('states.failed')} onRetry={() => {}} busy>
            {t('states.failedText')}
          </ErrorState>
        </Card>
      </Example>
    </Section>
  )
}
