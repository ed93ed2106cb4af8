import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { wordingQuery } from '../../../../wording/queries.ts'
import { useFailureToast } from '../../failure.ts'
import { trailKey } from '../trail/queries.ts'
import { modelTexts } from './texts.ts'

const askAgainEvery = 3000

/** How the company stands with the language model; asked again while documents are being read. */
export const modelQuery = queryOptions({
  queryKey: ['language-model'],
  queryFn: ({ signal }) => call(contract.models.get, {}, { signal }),
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
      void client.invalidateQueries({ queryKey: wordingQuery.queryKey })
      void client.invalidateQueries({ queryKey: trailKey })
      toast({ title: t(consent ? 'consent.given' : 'consent.withdrawn') })
    },
    onError: (error) => {
      showFailure(error, t('notSaved'))
      void client.invalidateQueries({ queryKey: modelQuery.queryKey })
    },
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
      void client.invalidateQueries({ queryKey: trailKey })
      toast({ title: t(paused ? 'documents.pausedDone' : 'documents.resumedDone') })
    },
    onError: (error) => {
      showFailure(error, t('notSaved'))
      void client.invalidateQueries({ queryKey: modelQuery.queryKey })
    },
  })
}

/** Has the documents read that the model has not read yet. */
export function useReadDocuments() {
  const t = useTexts(modelTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: () => call(contract.models.read, {}),
    onSuccess: ({ queued }) => {
      toast({ title: t('documents.queued', { count: queued }) })
    },
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: () => client.invalidateQueries({ queryKey: modelQuery.queryKey }),
  })
}
