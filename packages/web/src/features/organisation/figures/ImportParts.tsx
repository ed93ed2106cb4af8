import { limits, type PartsImport } from '@esrs/contract'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { ImportDialog } from '../ImportDialog.tsx'
import { organisationTexts } from '../texts.ts'
import { useMonthName } from './use-month-name.ts'

interface ImportPartsProps {
  datapoint: string
  onClose: () => void
}

/** Dialog that takes the parts of a value from a table, after a look at what it would change. */
export function ImportParts({ datapoint, onClose }: ImportPartsProps) {
  const t = useTexts(organisationTexts)
  const monthName = useMonthName()
  const params = { key: datapoint }
  const countOf = ({ added, changed }: { added: number; changed: number }) => added + changed
  return (
    <ImportDialog<PartsImport>
      title={t('importParts.title')}
      description={t('importParts.text')}
      hint={t('importParts.read')}
      rows={limits.figures.parts}
      look={(file) => call(contract.figures.previewImport, { params, body: {}, file })}
      take={(file, plan) => call(contract.figures.confirmImport, { params, body: { plan }, file })}
      countOf={countOf}
      summaryOf={({ rows, added, changed, unchanged }) =>
        t('importParts.summary', { count: rows, added, changed, same: unchanged })
      }
      onClose={onClose}
    >
      {(plan) => (
        <>
          <ul className="mt-1 flex flex-col gap-1">
            {plan.changes.map(({ row, unit, label, from, to, before, after }) => (
              <li key={row} className="num [overflow-wrap:anywhere]">
                <span className="text-muted">{t('import.row', { row })}</span> {unit}
                {label && ` (${label})`}, {from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`}:{' '}
                {before && `${before} → `}
                {after}
              </li>
            ))}
          </ul>
          {countOf(plan) > plan.changes.length && (
            <p className="mt-1 text-muted">{t('importParts.more', { count: countOf(plan) - plan.changes.length })}</p>
          )}
        </>
      )}
    </ImportDialog>
  )
}
