import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { read } from '../../../../api/read.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { directoryTexts } from './texts.ts'

export const directoryQuery = read(contract.provisioning.get)

export function useRevokeToken() {
  const t = useTexts(directoryTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.provisioning.revokeToken, { params: { id } }),
    onSuccess: () => toast({ title: t('revoked') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: refreshed,
  })
}
