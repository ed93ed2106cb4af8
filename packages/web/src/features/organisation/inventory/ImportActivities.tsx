import { limits, type PartsImport } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useMonthName } from '../figures/use-month-name.ts'
import { ImportDialog } from '../ImportDialog.tsx'
import { inventoryTexts } from './texts.ts'

/** Dialog that takes activities from a table, after a look at what it would change. */
export function ImportActivities({ onClose }: { onClose: () => void }) {
  const t = useTexts(inventoryTexts)
  const monthName = useMonthName()
  const countOf = ({ added, changed }: PartsImport) => added + changed
  return (
    <ImportDialog<PartsImport>
      title={t('import.title')}
      description={t('import.text')}
      hint={t('import.hint')}
      rows={limits.inventory.activities}
      look={(file) => call(contract.inventory.previewImport, { body: {}, file })}
      take={(file, plan) => call(contract.inventory.confirmImport, { body: { plan }, file })}
      countOf={countOf}
      summaryOf={({ rows, added, changed, unchanged }) =>
        t('import.summary', { count: rows, added, changed, same: unchanged })
      }
      onClose={onClose}
    >
      {(plan) => (
        <>
          <ul className="mt-1 flex flex-col gap-1">
            {plan.changes.map(({ row, unit, label, from, to, before, after }) => (
              <li key={row} className="num [overflow-wrap:anywhere]">
                <span className="text-muted">{t('import.row', { row })}</span> {unit}, {label},{' '}
                {from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`}: {before && `${before} → `}
                {after}
              </li>
            ))}
          </ul>
          {countOf(plan) > plan.changes.length && (
            <p className="mt-1 text-muted">{t('import.more', { count: countOf(plan) - plan.changes.length })}</p>
          )}
        </>
      )}
    </ImportDialog>
  )
}
