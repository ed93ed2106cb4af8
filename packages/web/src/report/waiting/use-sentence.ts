import type { Waiting } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { workKinds } from './kinds.ts'
import { waitingTexts } from './texts.ts'

/** Above so many minutes hours are said: nobody plans an afternoon in minutes. */
const mostMinutes = 90

/** What waits for the signed-in person as one sentence, such as “28 values wait for you, about 10 minutes.” */
export function useWaitingSentence(): (mine: Waiting['mine']) => string {
  const t = useTexts(waitingTexts)
  const { number, list } = useFormats()
  return (mine) => {
    if (mine.count === 0) return t('nothing')
    const kinds = workKinds.filter((kind) => mine[kind] > 0)
    const what = list(kinds.map((kind) => t(kind, { count: mine[kind], number: number(mine[kind]) })))
    if (mine.minutes === 0) return t('sentence', { count: mine.count, what })
    const isLong = mine.minutes > mostMinutes
    const amount = isLong ? Math.round(mine.minutes / 60) : mine.minutes
    const time = t(isLong ? 'hours' : 'minutes', { count: amount, number: number(amount) })
    return t('timed', { count: mine.count, what, time })
  }
}
