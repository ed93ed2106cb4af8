import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { announceProof } from '../../../api/provider-proof.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useSignIn, whole } from '../queries.ts'

/** What the provider sent the browser back with. */
export interface Returned {
  provider: string
  state: string
  code: string | undefined
  iss: string | undefined
  error: string | undefined
}

/** Signs in with the provider's answer; the page says what went wrong. */
export function useProviderSignIn() {
  const { onSuccess } = useSignIn()
  return useMutation({
    mutationFn: async (body: Returned) => whole(await call(contract.singleSignOn.finish, { body })),
    onSuccess,
  })
}

/** Proves the person of the session with the provider's answer, tells the window that asked, and closes this one where it was proved. */
export function useProviderProof() {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (body: Returned) => call(contract.singleSignOn.prove, { body }),
    onSuccess: () => {
      announceProof(null)
      window.close()
    },
    onError: (error) => announceProof(errorText(error)),
  })
}
