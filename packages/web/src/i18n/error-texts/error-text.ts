import { ApiError, isDeclined, isUnexplained } from '../../api/errors.ts'
import { PasskeyError } from '../../api/passkeys.ts'
import { addTexts, useTexts } from '../texts.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const errorTexts = addTexts('errors', en, de)

/**
 * The sentence for a failed call: the server's own, or ours where no server spoke, or where the browser gave no passkey. None for one that
 * somebody did not want to go on with.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTexts(errorTexts)
  return (error) => {
    if (error instanceof PasskeyError) return t(`passkey.${error.trouble}`)
    if (!(error instanceof ApiError)) return t('network')
    if (isDeclined(error)) return ''
    if (error.code === 'network') return t('network')
    if (error.code === 'csrf_unavailable') return t('csrf')
    if (error.code === 'rate_limited' && error.retryAfter) return t('wait', { count: Math.ceil(error.retryAfter) })
    if (isUnexplained(error)) return t('request')
    return error.isSilent ? t('signIn') : error.message
  }
}
