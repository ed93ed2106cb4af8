import type { OrganisationImport } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ImportDialog } from '../../kit/import/ImportDialog.tsx'
import { PlannedChanges } from '../../kit/import/PlannedChanges.tsx'
import { importTexts } from '../../kit/import/texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FieldLines } from './FieldLines.tsx'
import { organisationTexts } from './texts.ts'

/** Dialog that takes the organisation from a file, after a look at what it would change. */
export function ImportOrganisation({ onClose }: { onClose: () => void }) {
  const t = useTexts(organisationTexts)
  return (
    <ImportDialog<OrganisationImport>
      title={t('import.title')}
      description={t('import.text')}
      hint={t('import.read')}
      look={({ file }) => call(contract.organisation.previewImport, { body: {}, file })}
      take={({ file }, plan) => call(contract.organisation.confirmImport, { body: { plan }, file })}
      countOf={({ changes }) => changes.length}
      onClose={onClose}
    >
      {(plan) => <Changes {...plan} />}
    </ImportDialog>
  )
}

function Changes({ rows, changes, unchanged, refused }: OrganisationImport) {
  const t = useTexts(organisationTexts)
  const kit = useTexts(importTexts)
  const count = changes.length
  return (
    <PlannedChanges
      summary={t('import.summary', { count: rows, changes: count, same: unchanged })}
      count={count}
      refused={refused}
    >
      <ul className="mt-1 flex flex-col gap-3">
        {changes.map(({ row, code, name, action, fields }) => (
          <li key={code}>
            <p className="flex flex-wrap items-center gap-2">
              <span className="num text-muted">{kit('row', { row })}</span>
              <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
              <span className="num text-muted text-xs">{code}</span>
              <Badge tone={action === 'added' ? 'success' : 'info'}>{t(`action.${action}`)}</Badge>
            </p>
            <FieldLines fields={fields} isNew={action === 'added'} />
          </li>
        ))}
      </ul>
    </PlannedChanges>
  )
}
