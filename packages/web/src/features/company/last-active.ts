import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { companyTexts } from './texts.ts'

/** When somebody was active last: the time of today, otherwise the date. */
export function useLastActive(): (time: string | null) => string {
  const t = useTexts(companyTexts)
  const { date, time: clock } = useFormats()
  return (time) => {
    if (time === null) return t('users.never')
    const isToday = new Date(time).toDateString() === new Date().toDateString()
    return isToday ? t('users.today', { time: clock(time) }) : date(time)
  }
}
