import type { PartsImport } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { PlannedChanges } from '../../kit/import/PlannedChanges.tsx'
import { importTexts } from '../../kit/import/texts.ts'
import { useMonthName } from './figures/use-month-name.ts'
import { organisationTexts } from './texts.ts'

/** How many parts a table would add or change. */
export const countOfParts = ({ added, changed }: PartsImport): number => added + changed

/** What a table would change of parts or activities, the first of them one by one. */
export function PlannedParts(plan: PartsImport) {
  const { rows, added, changed, unchanged, changes, refused } = plan
  const t = useTexts(organisationTexts)
  const kit = useTexts(importTexts)
  const monthName = useMonthName()
  const count = countOfParts(plan)
  const unlisted = count - changes.length
  return (
    <PlannedChanges
      summary={t('importParts.summary', { count: rows, added, changed, same: unchanged })}
      count={count}
      refused={refused}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {changes.map(({ row, unit, label, from, to, before, after }) => (
          <li key={row} className="num [overflow-wrap:anywhere]">
            <span className="text-muted">{kit('row', { row })}</span> {unit}
            {label && `, ${label}`}, {from === to ? monthName(from) : `${monthName(from)} – ${monthName(to)}`}:{' '}
            {before && `${before} → `}
            {after}
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="mt-1 text-muted">{t('importParts.more', { count: unlisted })}</p>}
    </PlannedChanges>
  )
}
