import type { OrganisationImport } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { FieldLines } from './FieldLines.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { organisationTexts } from './texts.ts'

/** Dialog that takes the organisation from a file, after a look at what it would change. */
export function ImportOrganisation({ onClose }: { onClose: () => void }) {
  const t = useTexts(organisationTexts)
  return (
    <ImportDialog<OrganisationImport>
      title={t('import.title')}
      description={t('import.text')}
      hint={t('import.read')}
      look={(file) => call(contract.organisation.previewImport, { body: {}, file })}
      take={(file, plan) => call(contract.organisation.confirmImport, { body: { plan }, file })}
      countOf={({ changes }) => changes.length}
      summaryOf={({ rows, changes, unchanged }) =>
        t('import.summary', { count: rows, changes: changes.length, same: unchanged })
      }
      onClose={onClose}
    >
      {({ changes }) => (
        <ul className="mt-1 flex flex-col gap-3">
          {changes.map(({ row, code, name, action, fields }) => (
            <li key={code}>
              <p className="flex flex-wrap items-center gap-2">
                <span className="num text-muted">{t('import.row', { row })}</span>
                <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
                <span className="num text-muted text-xs">{code}</span>
                <Badge tone={action === 'added' ? 'success' : 'info'}>{t(`action.${action}`)}</Badge>
              </p>
              <FieldLines fields={fields} isNew={action === 'added'} />
            </li>
          ))}
        </ul>
      )}
    </ImportDialog>
  )
}
