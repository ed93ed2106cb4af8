import type { TrailReceiver } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../i18n/format.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Notice } from '../../../../ui/States.tsx'
import { receiverQuery } from './queries.ts'
import { receiverTexts } from './texts.ts'

/** Says since when a receiver takes nothing, why, and how many entries wait; nothing where it takes them. */
export function ReceiverFailing() {
  const { data } = useQuery(receiverQuery)
  return data?.receiver?.failing_since ? <Failing receiver={data.receiver} since={data.receiver.failing_since} /> : null
}

function Failing({ receiver: { url, sent, last, failure }, since }: { receiver: TrailReceiver; since: string }) {
  const t = useTexts(receiverTexts)
  const { dateTime } = useFormats()
  const { host } = new URL(url)
  return (
    <Notice tone="danger" role="status">
      {t('failing', { host, time: dateTime(since), why: t(`why.${failure ?? 'unreachable'}`) })}{' '}
      {t('waiting', { count: last - sent })}
    </Notice>
  )
}
