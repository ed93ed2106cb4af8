import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { read } from '../../../../api/read.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { modelTexts } from './texts.ts'

const askAgainEvery = 3000

/** How the company stands with the language model; asked again while documents are being read. */
export const modelQuery = queryOptions({
  ...read(contract.models.get),
  refetchInterval: ({ state }) => ((state.data?.documents.under_way ?? 0) > 0 ? askAgainEvery : false),
})

/** Agrees that the host receives passages, or takes it back. */
export function useConsent() {
  const t = useTexts(modelTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (body: { consent: boolean; host: string }) => call(contract.models.consent, { body }),
    onSuccess: (standing, { consent }) => {
      client.setQueryData(modelQuery.queryKey, standing)
      toast({ title: t(consent ? 'consent.given' : 'consent.withdrawn') })
    },
    onError: (error) => showFailure(error, t('notSaved')),
  })
}

/** Pauses the reading of documents, or takes it up again. */
export function usePause() {
  const t = useTexts(modelTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (paused: boolean) => call(contract.models.pause, { body: { paused } }),
    onSuccess: (standing, paused) => {
      client.setQueryData(modelQuery.queryKey, standing)
      toast({ title: t(paused ? 'documents.pausedDone' : 'documents.resumedDone') })
    },
    onError: (error) => showFailure(error, t('notSaved')),
  })
}

/** Has the documents read that the model has not read yet. */
export function useReadDocuments() {
  const t = useTexts(modelTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: () => call(contract.models.read, {}),
    onSuccess: ({ queued }) => {
      toast({ title: t('documents.queued', { count: queued }) })
    },
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: refreshed,
  })
}
