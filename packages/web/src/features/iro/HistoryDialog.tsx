import type { AssessmentChange } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { irosTexts } from '../../iros/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import en from './en.json' with { type: 'json' }
import { historyQuery } from './queries.ts'
import { iroTexts } from './texts.ts'

type Field = keyof typeof en.history.field

interface HistoryDialogProps {
  of: { iro: string } | { topic: string }
  title: string
  onClose: () => void
}

/** Who changed what, and when; newest first. */
export function HistoryDialog({ of, title, onClose }: HistoryDialogProps) {
  const t = useTexts(iroTexts)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(historyQuery(of))
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('history.title')}
      description={title}
    >
      {error && !data ? (
        <ErrorState title={t('history.failed')} onRetry={() => void refetch()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t('history.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </Loading>
      ) : data.length === 0 ? (
        <p className="text-muted text-sm">{t('history.empty')}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {data.map((change) => (
            <Entry key={change.id} change={change} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Entry({ change: { action, at, by, changes } }: { change: AssessmentChange }) {
  const t = useTexts(iroTexts)
  const { dateTime } = useFormats()
  const valueText = useValueText()
  return (
    <li className="border-line border-b pb-4 last:border-b-0 last:pb-0">
      <p className="text-sm">
        <span className="font-medium">{t(`history.action.${action}`)}</span>{' '}
        <span className="text-muted">
          {t('history.by', { name: by?.name || t('entry.somebody'), date: dateTime(at) })}
        </span>
      </p>
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
    </li>
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
