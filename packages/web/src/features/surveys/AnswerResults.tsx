import type { Survey } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { surveyTexts } from './texts.ts'

/** How often each point and each option was chosen, question by question; answers in words are read one by one. */
export function AnswerResults({ survey: { questions, results = [] } }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const { number } = useFormats()
  if (results.length === 0) return null
  return (
    <ol aria-label={t('results.title')} className="flex flex-col gap-5 border-line border-t px-5 py-4">
      {results.map(({ question, answered, counts }) => {
        const asked = questions[question]
        const { scale } = asked ?? {}
        const sum = counts.reduce((total, { answer, count }) => total + Number(answer) * count, 0)
        return (
          <li key={question}>
            <h3 className="font-medium text-sm [overflow-wrap:anywhere]">
              <span className="num font-normal text-muted">{question + 1}.</span> {asked?.text}
            </h3>
            <p className="num mb-2 text-muted text-xs">
              {t('results.answered', { count: answered })}
              {scale &&
                answered > 0 &&
                ` · ${t('results.mean', { mean: number(Number((sum / answered).toFixed(2))) })}`}
            </p>
            <ul className="flex flex-col gap-1.5">
              {counts.map(({ answer, count }) => (
                <li key={answer} className="grid grid-cols-[minmax(3rem,14rem)_1fr_3rem] items-center gap-3 text-sm">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{answer}</span>
                  <Bar
                    segments={[{ value: count, tone: 'brand' }]}
                    total={answered}
                    label={`${answer}: ${number(count)}`}
                  />
                  <span className="num text-right text-secondary">{number(count)}</span>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
