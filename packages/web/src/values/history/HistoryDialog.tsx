import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { historyTexts } from './texts.ts'

interface HistoryDialogProps<Data> {
  /** Whose history it is. */
  of: string
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  isEmpty: (data: Data) => boolean
  /** What is said while nothing has changed. */
  none: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** Who changed what, and when; newest first. */
export function HistoryDialog<Data>({ of, query, isEmpty, none, onClose, children }: HistoryDialogProps<Data>) {
  const t = useTexts(historyTexts)
  const { data, error, refetch, isFetching } = query
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={of}
    >
      {data !== undefined ? (
        isEmpty(data) ? (
          <p className="py-2 text-secondary">{none}</p>
        ) : (
          children(data)
        )
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={t('loading')} className="flex flex-col gap-4 py-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </Loading>
      )}
    </Dialog>
  )
}
