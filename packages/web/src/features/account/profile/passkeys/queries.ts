import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { contract } from '../../../../api/contract.ts'
import { makePasskey } from '../../../../api/passkeys.ts'
import { factorQuery } from '../../../../api/queries.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useFailureToast } from '../../failure.ts'
import { sessionsQuery } from '../queries.ts'
import { passkeyTexts } from './texts.ts'

/** Lets the browser make a passkey, once the person has proved themselves, and adds it. The form shows what fails. */
export function useAddPasskey() {
  const t = useTexts(passkeyTexts)
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password?: string | undefined }) => {
      const { options } = await call(contract.passkeys.begin, { body: { password } })
      return call(contract.passkeys.add, { body: { name, credential: await makePasskey(options) } })
    },
    gcTime: 0,
    onSuccess: () => {
      toast({ title: t('dialog.done') })
      void client.invalidateQueries({ queryKey: factorQuery.queryKey })
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
}

/** Gives a passkey another name. The form shows what fails. */
export function useRenamePasskey(id: string) {
  const t = useTexts(passkeyTexts)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(contract.passkeys.rename, { params: { id }, body: { name } }),
    onSuccess: () => {
      toast({ title: t('rename.done') })
      return client.invalidateQueries({ queryKey: factorQuery.queryKey })
    },
  })
}

export function useRemovePasskey() {
  const t = useTexts(passkeyTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (id: string) => call(contract.passkeys.remove, { params: { id } }),
    onSuccess: () => toast({ title: t('removed') }),
    onError: (error) => showFailure(error, t('notSaved')),
    onSettled: () => client.invalidateQueries({ queryKey: factorQuery.queryKey }),
  })
}
