import { useTexts } from '../../../i18n/texts.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { adviceTexts } from './texts.ts'

/** The place of the recommendations while they or their code are on the way. */
export function AdviceSkeleton() {
  const t = useTexts(adviceTexts)
  return (
    <Loading label={t('loading')}>
      <AdvicePlace />
    </Loading>
  )
}

/** The place of the recommendations in grey. By itself it stands until somebody comes near: nothing loads, and nothing says so. */
export function AdvicePlace() {
  return (
    <>
      <Skeleton className="mb-3 h-control w-48 rounded-md" />
      <div className="grid gap-4 overflow-hidden sm:grid-cols-2 lg:grid-cols-4">
        <Skeleton className="h-56 rounded-xl" />
        <Skeleton className="h-56 rounded-xl max-sm:hidden" />
        <Skeleton className="h-56 rounded-xl max-lg:hidden" />
        <Skeleton className="h-56 rounded-xl max-lg:hidden" />
      </div>
    </>
  )
}
