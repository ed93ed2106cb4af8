import type { AssessmentChange } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { HistoryDialog as Frame } from '../../values/history/HistoryDialog.tsx'
import { HistoryRow } from '../../values/history/HistoryRow.tsx'
import en from './en.json' with { type: 'json' }
import { historyQuery } from './queries.ts'
import { iroTexts } from './texts.ts'

type Field = keyof typeof en.history.field

interface HistoryDialogProps {
  of: { iro: string } | { topic: string }
  title: string
  onClose: () => void
}

/** What people did to an entry or to a topic. */
export function HistoryDialog({ of, title, onClose }: HistoryDialogProps) {
  const t = useTexts(iroTexts)
  const query = useQuery(historyQuery(of))
  return (
    <Frame
      of={title}
      query={query}
      none={t('history.empty')}
      isEmpty={(changes) => changes.length === 0}
      onClose={onClose}
    >
      {(changes) => (
        <ol className="flex flex-col">
          {changes.map((change) => (
            <Entry key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Frame>
  )
}

function Entry({ change: { action, at, by, changes } }: { change: AssessmentChange }) {
  const t = useTexts(iroTexts)
  const valueText = useValueText()
  return (
    <HistoryRow who={by?.name || t('entry.somebody')} what={t(`history.action.${action}`)} at={at}>
      {action !== 'removed' && (
        <dl className="mt-1 flex flex-col gap-1 text-sm">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="grid gap-x-3 md:grid-cols-[8rem_1fr]">
              <dt className="text-muted">{field in en.history.field ? t(`history.field.${field as Field}`) : field}</dt>
              <dd className="[overflow-wrap:anywhere]">
                {before !== null && (
                  <>
                    <del className="text-muted">{valueText(field, before)}</del> →{' '}
                  </>
                )}
                {after === null ? <span className="text-muted">{t('history.nothing')}</span> : valueText(field, after)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </HistoryRow>
  )
}

/** A value of the history in the person's language. */
function useValueText() {
  const t = useTexts(iroTexts)
  const names = useTexts(irosTexts)
  return (field: string, value: string): string => {
    if (value === 'true') return t('history.yes')
    if (value === 'false') return t('history.no')
    if (field === 'status') return names(`status.${value as 'proposed'}`)
    if (field === 'priority') return names(`priority.${value as 'high'}`)
    if (field === 'type') return names(`type.${value as 'Impact'}`)
    return value
  }
}
