import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { read } from '../../../../api/read.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { receiverTexts } from './texts.ts'

/** Milliseconds between two looks while entries are on their way: they are sent every few seconds. */
const pause = 5000

/** Where the trail is sent on to. What is on its way is followed. */
export const receiverQuery = queryOptions({
  ...read(contract.trail.receiver),
  refetchInterval: ({ state: { data } }) =>
    data?.receiver && (data.receiver.failing_since || data.receiver.sent < data.receiver.last) ? pause : false,
})

export function useRemoveReceiver() {
  const t = useTexts(receiverTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: () => call(contract.trail.removeReceiver, {}),
    onSuccess: () => toast({ title: t('removed') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: refreshed,
  })
}
