import { useTexts } from '../i18n/texts.tsx'
import { Loading, Skeleton } from '../ui/States.tsx'
import { viewerTexts } from './texts.ts'

/** A page that is being loaded. */
export function PaperSkeleton() {
  const t = useTexts(viewerTexts)
  return (
    <Loading
      label={t('loading')}
      className="mx-4 mt-4 flex h-full flex-col gap-3 bg-paper px-10 py-8 [--hover:var(--paper-line)] [--pressed:color-mix(in_srgb,var(--paper-line)_60%,var(--paper))]"
    >
      <Skeleton className="w-2/5 opacity-60" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-2 w-full opacity-60" />
      ))}
      <Skeleton className="h-2 w-3/5 opacity-60" />
    </Loading>
  )
}
