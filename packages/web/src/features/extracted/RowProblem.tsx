import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/States.tsx'
import { valueTexts } from '../../values/texts.ts'
import { rowName, savedFieldsOf } from '../../values/unsaved-row.ts'
import { changeRow, discardRow } from '../../values/unsaved-store.ts'
import type { ExtractedRow } from './rows.ts'
import type { Shown } from './use-row-texts.ts'

export const hasProblem = ({ addition, conflicts }: ExtractedRow): boolean =>
  conflicts.length > 0 || Boolean(addition?.problem)

/** Why an unsaved row cannot be saved as it is, and what a person can choose. */
export function RowProblem({ row, shown }: { row: ExtractedRow; shown: Shown }) {
  const t = useTexts(valueTexts)
  const [asking, setAsking] = useState(false)
  const { addition, datapoint, conflicts } = row
  if (!addition || !hasProblem(row)) return null
  if (conflicts.length === 0) {
    return (
      <Notice tone="danger" className="px-3! py-2!">
        {addition.problem}
      </Notice>
    )
  }
  const company = { ...row, addition: null }
  const theirs = {
    value: shown.line(shown.value(company)),
    source: datapoint?.source ?? '',
    note: datapoint?.note ?? '',
  }
  return (
    <>
      <Notice
        tone="warning"
        className="px-3! py-2!"
        action={
          <div className="flex flex-wrap gap-2 max-md:pl-7">
            <Button
              onClick={() =>
                changeRow(addition, {
                  base: datapoint && savedFieldsOf(datapoint),
                  problem: '',
                  at: new Date().toISOString(),
                })
              }
            >
              {t('problem.keepMine')}
            </Button>
            <Button onClick={() => setAsking(true)}>{t('problem.takeTheirs')}</Button>
          </div>
        }
      >
        <p className="font-medium">{t('problem.conflict')}</p>
        {conflicts.map((field) => (
          <p key={field} className="line-clamp-3">
            {t(`problem.${field}`, { text: theirs[field] || t('problem.nothing') })}
          </p>
        ))}
      </Notice>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('discard.oneTitle')}
        question={t('discard.one', { name: rowName(row.id, row.label) })}
        consequence={t('discard.consequence')}
        confirmLabel={t('discard.confirm')}
        onConfirm={() => {
          setAsking(false)
          discardRow(addition)
        }}
      />
    </>
  )
}
