import { ApiError, isDeclined, isUnexplained } from '../../api/errors.ts'
import { PasskeyError } from '../../api/passkeys.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { accountTexts } from './texts.ts'

/** A toast for a failure: the server's sentence, or `fallback` where there is none. What somebody did not want to go on with is none. */
export function useFailureToast() {
  const t = useTexts(accountTexts)
  const errorText = useErrorText()
  return (error: Error, fallback: string) => {
    if (isDeclined(error)) return
    const isSilent = !(error instanceof PasskeyError) && (!(error instanceof ApiError) || isUnexplained(error))
    const details = { message: isSilent ? fallback : errorText(error), stack: error.stack }
    toast({ variant: 'destructive', title: t('error'), details })
  }
}
