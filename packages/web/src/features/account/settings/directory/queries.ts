import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { directoryTexts } from './texts.ts'

export const directoryQuery = queryOptions({
  queryKey: ['provisioning'],
  queryFn: ({ signal }) => call(contract.provisioning.get, {}, { signal }),
})

/** Makes a token; the dialog shows its secret, or what fails. The secret is kept nowhere else. */
export function useMakeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; days: number }) => call(contract.provisioning.makeToken, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: directoryQuery.queryKey }),
  })
}

export function useRevokeToken() {
  const t = useTexts(directoryTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.provisioning.revokeToken, { params: { id } }),
    onSuccess: () => toast({ title: t('revoked') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: () => client.invalidateQueries({ queryKey: directoryQuery.queryKey }),
  })
}
