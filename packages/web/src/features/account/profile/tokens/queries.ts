import type { TokenScope } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { read } from '../../../../api/read.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { tokenTexts } from './texts.ts'

export const tokensQuery = read(contract.tokens.list)

interface NewToken {
  name: string
  scopes: TokenScope[]
  days: number
  password?: string | undefined
}

/** Makes a token; the dialog shows its secret, or what fails. The secret is kept nowhere else. */
export function useCreateToken() {
  return useMutation({
    mutationFn: (body: NewToken) => call(contract.tokens.create, { body }),
    gcTime: 0,
    onSuccess: refreshed,
  })
}

export function useRevokeToken() {
  const t = useTexts(tokenTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.tokens.revoke, { params: { id } }),
    onSuccess: () => toast({ title: t('revoked') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: refreshed,
  })
}
