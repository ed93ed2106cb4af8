import type { ResponseStats as Stats } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

/** How many of each kind have answered, the largest group first. */
export function ResponseStats({ stats }: { stats: Stats }) {
  const t = useTexts(surveyTexts)
  const { number } = useFormats()
  const names = useSurveyNames()
  const kinds = Object.entries(stats.by_type).sort((a, b) => b[1] - a[1])
  return (
    <ul aria-label={t('responses.statsLabel')} className="flex flex-col gap-2 px-5 pb-4">
      {kinds.map(([kind, count]) => (
        <li
          key={kind}
          className="grid grid-cols-[10rem_1fr_3rem] items-center gap-3 text-sm max-md:grid-cols-[8rem_1fr_2rem]"
        >
          <span className="min-w-0">{names.respondent(kind)}</span>
          <Bar
            segments={[{ value: count, tone: 'brand' }]}
            total={stats.total}
            label={`${names.respondent(kind)}: ${number(count)}`}
          />
          <span className="num text-right text-secondary">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
