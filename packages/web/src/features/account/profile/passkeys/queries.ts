import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { refreshed } from '../../../../api/follow-changes.ts'
import { makePasskey } from '../../../../api/passkeys.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { passkeyTexts } from './texts.ts'

/** Lets the browser make a passkey, once the person has proved themselves, and adds it. The form shows what fails. */
export function useAddPasskey() {
  const t = useTexts(passkeyTexts)
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password?: string | undefined }) => {
      const { options } = await call(contract.passkeys.begin, { body: { password } })
      return call(contract.passkeys.add, { body: { name, credential: await makePasskey(options) } })
    },
    gcTime: 0,
    onSuccess: () => toast({ title: t('dialog.done') }),
  })
}

/** Gives a passkey another name. The form shows what fails. */
export function useRenamePasskey(id: string) {
  const t = useTexts(passkeyTexts)
  return useMutation({
    mutationFn: (name: string) => call(contract.passkeys.rename, { params: { id }, body: { name } }),
    onSuccess: () => {
      toast({ title: t('rename.done') })
      return refreshed()
    },
  })
}

export function useRemovePasskey() {
  const t = useTexts(passkeyTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.passkeys.remove, { params: { id } }),
    onSuccess: () => toast({ title: t('removed') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: refreshed,
  })
}
