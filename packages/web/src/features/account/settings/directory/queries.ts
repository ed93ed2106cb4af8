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

/** Makes a token; the dialog shows its secret, or what fails. The secret is kept nowhere else. */
export function useMakeToken() {
  return useMutation({
    mutationFn: (body: { name: string; days: number }) => call(contract.provisioning.makeToken, { body }),
    gcTime: 0,
    onSuccess: refreshed,
  })
}

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
