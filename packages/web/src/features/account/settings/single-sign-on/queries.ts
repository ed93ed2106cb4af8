import type { SingleSignOn } from '@esrs/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contract } from '../../../../api/contract.ts'
import { isAboutFields } from '../../../../api/errors.ts'
import { read } from '../../../../api/read.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useFailureToast } from '../../failure.ts'
import { signOnTexts } from './texts.ts'

/** Single sign-on of the company, for its administrators. */
export const signOnQuery = read(contract.singleSignOn.get)

/**
 * A change of single sign-on; the reply is what holds from then on. What fails stands at its fields, or in a toast where it belongs to none;
 * `saysItself`: the page shows it where it belongs.
 */
export function useSignOnChange<T>(
  change: (given: T) => Promise<SingleSignOn>,
  onDone: (given: T) => void = () => {},
  saysItself = false,
) {
  const t = useTexts(signOnTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: change,
    onSuccess: (reply, given) => {
      client.setQueryData(signOnQuery.queryKey, reply)
      onDone(given)
    },
    onError: (error) => {
      if (!saysItself && !isAboutFields(error)) showFailure(error, t('failed'))
    },
  })
}
