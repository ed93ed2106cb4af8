import { useMutation } from '@tanstack/react-query'
import { isDeclined } from '../api/errors.ts'
import { refreshed } from '../api/follow-changes.ts'
import { useErrorText } from '../i18n/error-texts/error-text.ts'
import { toast } from '../ui/toast.ts'

/**
 * A mutation that is under way until what it changes and the page shows has been asked for anew. `failed` is the title of the toast about a
 * failure; `null`: whoever sends shows it.
 */
export function useSend<Given, Got>(
  work: (given: Given) => Promise<Got>,
  failed: string | null = null,
  onDone?: (got: Got) => void,
) {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: work,
    // A form may hold a password, and a reply a secret: both are forgotten with the page that sent it.
    gcTime: 0,
    onSuccess: async (got) => {
      onDone?.(got)
      await refreshed()
    },
    onError: (error) => {
      if (failed !== null && !isDeclined(error))
        toast({ variant: 'destructive', title: failed, description: errorText(error) })
    },
  })
}
