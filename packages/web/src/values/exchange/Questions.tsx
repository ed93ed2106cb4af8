import type { DecimalSign, ImportPlan } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { exchangeTexts } from './texts.ts'

/** Figures that are shown as examples; one answer is for the whole file. */
const most = 5

interface QuestionsProps {
  questions: ImportPlan['questions']
  onAnswer: (decimal: DecimalSign) => void
}

/** Asks once for a file how its figures are meant, where they can be read in two ways. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  const t = useTexts(exchangeTexts)
  const { number, quantity } = useFormats()
  const [first] = questions
  if (!first) return null
  const further = questions.length - most
  return (
    <Notice tone="warning">
      <fieldset aria-labelledby="figures-meant">
        <p id="figures-meant" className="font-medium">
          {t('question.title', { written: first.written })}
        </p>
        <p className="mt-1 text-sm">
          {t('question.text', { count: questions.length, number: number(questions.length) })}
        </p>
        <ul className="mt-2 text-sm">
          {questions.slice(0, most).map(({ row, code, written }) => (
            <li key={`${row} ${code}`} className="num">
              {t('question.row', { row: number(row), code, written })}
            </li>
          ))}
          {further > 0 && <li>{t('question.more', { count: further, number: number(further) })}</li>}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          {(['point', 'comma'] as const).map((sign) => (
            <Button key={sign} className="max-md:w-full" onClick={() => onAnswer(sign)}>
              {t(`question.${sign}`, { value: quantity(first[sign], null) })}
            </Button>
          ))}
        </div>
      </fieldset>
    </Notice>
  )
}
