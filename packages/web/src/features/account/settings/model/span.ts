import type { Translate } from '../../../../i18n/texts.tsx'
import type en from './en.json'

/** A span of time as people say it: seconds, minutes or hours, rounded up. */
export function spanInWords(t: Translate<typeof en>, seconds: number): string {
  if (seconds < 60) return t('ahead.seconds', { count: Math.max(1, seconds) })
  if (seconds < 5400) return t('ahead.minutes', { count: Math.ceil(seconds / 60) })
  return t('ahead.hours', { count: Math.ceil(seconds / 3600) })
}
