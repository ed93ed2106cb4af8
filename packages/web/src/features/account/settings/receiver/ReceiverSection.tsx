import { limits, type TrailReceiver } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isDeclined } from '../../../../api/errors.ts'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Skeleton } from '../../../../ui/States.tsx'
import { receiverQuery, useRemoveReceiver } from './queries.ts'
import { ReceiverDialog } from './ReceiverDialog.tsx'
import { ReceiverFailing } from './ReceiverFailing.tsx'
import { receiverTexts } from './texts.ts'

/** Where the company has its trail sent on to, and how far that has come. */
export function ReceiverSection() {
  const t = useTexts(receiverTexts)
  const remove = useRemoveReceiver()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const { data, error, refetch, isFetching } = useQuery(receiverQuery)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="trail-receiver">
      <h2 id="trail-receiver" className="font-semibold text-base">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 max-w-3xl text-pretty text-secondary text-sm">
        {t('text', { hours: limits.receiverSilentHours })}
      </p>
      <Card className="px-5 py-4 max-md:px-4">
        {data ? (
          <>
            {data.receiver ? <State receiver={data.receiver} /> : <p className="text-muted text-sm">{t('none')}</p>}
            <div className="mt-4 flex flex-wrap gap-2">
              <Button onClick={() => setOpen('edit')}>{t(data.receiver ? 'change' : 'set')}</Button>
              {data.receiver && <Button onClick={() => setOpen('remove')}>{t('remove')}</Button>}
            </div>
          </>
        ) : error ? (
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading>
            <Skeleton className="w-64" />
          </Loading>
        )}
      </Card>
      {open === 'edit' && <ReceiverDialog receiver={data?.receiver ?? null} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => {
          if (!isOpen) close()
        }}
        title={t('remove')}
        question={t('removeQuestion')}
        consequence={t('removeConsequence')}
        confirmLabel={t('remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: (_, failure) => !isDeclined(failure) && close() })}
      />
    </section>
  )
}

function State({ receiver }: { receiver: TrailReceiver }) {
  const t = useTexts(receiverTexts)
  const { number, dateTime } = useFormats()
  const { url, sent, last, sent_at: at, authority } = receiver
  return (
    <>
      <div className="mb-3 empty:hidden">
        <ReceiverFailing />
      </div>
      <p className="wrap-anywhere font-mono text-xs/5">{url}</p>
      <p className="mt-1 text-pretty text-secondary text-sm">
        {t('progress', { sent: number(sent), last: number(last) })}
        {at && ` ${t('sentAt', { time: dateTime(at) })}`}
        {authority && ` ${t('ownAuthority')}`}
      </p>
    </>
  )
}
