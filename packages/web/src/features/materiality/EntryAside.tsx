import type { AssessmentEntry } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityTexts } from './texts.ts'

/** What stands beside the result of an entry: the time horizon that decided, and what stays after measures. */
export function EntryAside({ entry }: { entry: Pick<AssessmentEntry, 'decidedBy' | 'after'> }) {
  const t = useTexts(materialityTexts)
  const { result: written, list } = useFormats()
  const { decidedBy, after } = entry
  const said = [
    ...(decidedBy.length > 0
      ? [t('entry.decidedBy', { horizons: list(decidedBy.map((horizon) => t(`horizon.${horizon}`))) })]
      : []),
    ...(after ? [t('entry.after', { value: written(after.value) })] : []),
  ]
  return said.join(' · ')
}
