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
