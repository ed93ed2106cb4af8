import { limits, type PartsImport } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ImportDialog } from '../../../kit/import/ImportDialog.tsx'
import { countOfParts, PlannedParts } from '../PlannedParts.tsx'
import { organisationTexts } from '../texts.ts'

interface ImportPartsProps {
  datapoint: string
  onClose: () => void
}

/** Dialog that takes the parts of a value from a table, after a look at what it would change. */
export function ImportParts({ datapoint, onClose }: ImportPartsProps) {
  const t = useTexts(organisationTexts)
  const params = { key: datapoint }
  return (
    <ImportDialog<PartsImport>
      title={t('importParts.title')}
      description={t('importParts.text')}
      hint={t('importParts.read')}
      rows={limits.figures.parts}
      look={({ file }) => call(contract.figures.previewImport, { params, body: {}, file })}
      take={({ file }, plan) => call(contract.figures.confirmImport, { params, body: { plan }, file })}
      countOf={countOfParts}
      onClose={onClose}
    >
      {(plan) => <PlannedParts {...plan} />}
    </ImportDialog>
  )
}
