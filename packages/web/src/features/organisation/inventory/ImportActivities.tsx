import { limits, type PartsImport } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ImportDialog } from '../../../kit/import/ImportDialog.tsx'
import { countOfParts, PlannedParts } from '../PlannedParts.tsx'
import { inventoryTexts } from './texts.ts'

/** Dialog that takes activities from a table, after a look at what it would change. */
export function ImportActivities({ onClose }: { onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  return (
    <ImportDialog<PartsImport>
      title={t('import.title')}
      description={t('import.text')}
      hint={t('import.hint')}
      rows={limits.inventory.activities}
      look={({ file }) => call(contract.inventory.previewImport, { body: {}, file })}
      take={({ file }, plan) => call(contract.inventory.confirmImport, { body: { plan }, file })}
      countOf={countOfParts}
      onClose={onClose}
    >
      {(plan) => <PlannedParts {...plan} />}
    </ImportDialog>
  )
}
