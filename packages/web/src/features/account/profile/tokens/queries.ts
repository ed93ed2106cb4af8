import type { TokenScope } from '@esrs/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { tokenTexts } from './texts.ts'

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call(contract.tokens.list, {}, { signal }),
})

interface Asked {
  name: string
  scopes: TokenScope[]
  days: number
  password?: string | undefined
}

/** Makes a token; the dialog shows its secret, or what fails. The secret is kept nowhere else. */
export function useCreateToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Asked) => call(contract.tokens.create, { body }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}

export function useRevokeToken() {
  const t = useTexts(tokenTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.tokens.revoke, { params: { id } }),
    onSuccess: () => toast({ title: t('revoked') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  })
}
