import { type FactorsImport, limits } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ImportDialog } from '../../../kit/import/ImportDialog.tsx'
import { PlannedChanges } from '../../../kit/import/PlannedChanges.tsx'
import { importTexts } from '../../../kit/import/texts.ts'
import { organisationTexts } from '../texts.ts'

const countOf = ({ added, changed }: FactorsImport): number => added + changed

/** Dialog that takes a company's own library of factors from a table, after a look at what it would change. */
export function ImportFactors({ onClose }: { onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const kit = useTexts(importTexts)
  const { exact } = useFormats()
  return (
    <ImportDialog<FactorsImport>
      title={t('importFactors.title')}
      description={t('importFactors.text')}
      hint={t('importFactors.hint')}
      rows={limits.ownFactors}
      look={({ file }) => call(contract.factors.previewImport, { body: {}, file })}
      take={({ file }, plan) => call(contract.factors.confirmImport, { body: { plan }, file })}
      countOf={countOf}
      onClose={onClose}
    >
      {(plan) => (
        <PlannedChanges
          summary={t('importFactors.summary', {
            count: plan.rows,
            added: plan.added,
            changed: plan.changed,
            same: plan.unchanged,
          })}
          count={countOf(plan)}
          refused={plan.refused}
        >
          <ul className="mt-1 flex flex-col gap-1">
            {plan.changes.map(({ row, name, year, unit, before, after }) => (
              <li key={row} className="num [overflow-wrap:anywhere]">
                <span className="text-muted">{kit('row', { row })}</span> {name} ({year}):{' '}
                {before !== null && `${exact(before)} → `}
                {t('calculators.emissions.each', { kilograms: exact(after), unit })}
              </li>
            ))}
          </ul>
          {countOf(plan) > plan.changes.length && (
            <p className="mt-1 text-muted">{t('importParts.more', { count: countOf(plan) - plan.changes.length })}</p>
          )}
        </PlannedChanges>
      )}
    </ImportDialog>
  )
}
