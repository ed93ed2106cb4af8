import { sessionLimits } from '@esrs/contract'
import { useTexts } from '../../i18n/texts.tsx'
import { accountTexts, type CheckKey } from './texts.ts'

/** The sentence under a field: what the form's schema found by its key, or what the server said about it. */
export function useFieldMessage() {
  const t = useTexts(accountTexts)
  return (message: string | undefined, max: number = sessionLimits.shortText): string | undefined => {
    if (!message?.startsWith('check.')) return message
    const bounds = message.startsWith('check.password') ? sessionLimits.password : { max }
    return t(message as CheckKey, { ...bounds })
  }
}
