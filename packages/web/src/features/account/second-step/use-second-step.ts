import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { isAboutFields } from '../../../i18n/error-texts/server-fields.ts'
import { useSignIn, whole } from '../queries.ts'

/** Finishes a sign-in with a code. A wrong one is said at its field; `onOver` follows where the sign-in has to begin again. */
export function useSecondStep(onOver: () => void) {
  const { onSuccess, showFailure } = useSignIn()
  return useMutation({
    mutationFn: async (body: { challenge: string; code: string }) =>
      whole(await call(contract.session.secondStep, { body })),
    onSuccess,
    onError: (error) => {
      if (isAboutFields(error)) return
      showFailure(error)
      if (error instanceof ApiError && error.code === 'authentication_required') onOver()
    },
  })
}
