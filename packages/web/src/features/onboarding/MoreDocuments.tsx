import { DropZone } from '../../document/uploads/DropZone.tsx'
import { UploadList } from '../../document/uploads/UploadList.tsx'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { onboardingTexts } from './texts.ts'

/** Further documents beside those that are read: they come in rounds, and nobody has to go back for the next one. */
export function MoreDocuments() {
  const t = useTexts(onboardingTexts)
  const paused = usePaused()
  return (
    <section aria-label={t('processing.more')} className="mt-6 text-left">
      <DropZone place="onboarding" look="outline" paused={paused} />
      <UploadList place="onboarding" />
    </section>
  )
}
