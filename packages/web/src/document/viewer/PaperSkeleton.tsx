import { useTexts } from '../../i18n/texts.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { viewerTexts } from './texts.ts'

/** Skeletons on paper, which is light in the dark too. */
export const paperTones =
  'opacity-60 [--hover:var(--paper-line)] [--pressed:color-mix(in_srgb,var(--paper-line)_60%,var(--paper))]'

/** A page that is being loaded: a sheet where the page will be. */
export function PaperSkeleton() {
  const t = useTexts(viewerTexts)
  return (
    <div className="h-full overflow-hidden bg-pressed p-4">
      <Loading
        label={t('loading')}
        className="mx-auto flex aspect-[595/842] max-h-full max-w-[56.25rem] flex-col gap-3 bg-paper px-[8%] py-[7%] shadow-md"
      >
        <Skeleton className={`w-2/5 ${paperTones}`} />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <Skeleton key={line} className={`h-2 w-full ${paperTones}`} />
        ))}
        <Skeleton className={`h-2 w-3/5 ${paperTones}`} />
      </Loading>
    </div>
  )
}
