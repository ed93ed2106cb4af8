import type { Computed, Datapoint } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { May } from '../../../api/May.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../Section.tsx'
import { useTypedValue, useValueText } from '../value-text.ts'
import { nearestQuery } from './queries.ts'
import { nearestTexts } from './texts.ts'

interface ComputedValueProps {
  datapoint: Datapoint
  computed: Computed
  /** Takes the value with the formula as its explanation. */
  onTake: (value: string, explanation: string) => void
  isTaking: boolean
}

const signs = { sum: '+', difference: '−', share: '÷', ratio: '÷' } as const

/** Beside a question: what the value would be by other figures of the report, where that is another one. */
export function ComputedInstead({ datapoint, ...rest }: Omit<ComputedValueProps, 'computed'>) {
  const { data } = useQuery(nearestQuery(datapoint.key, useLanguage()))
  if (!data?.computed || data.computed.number === datapoint.number) return null
  return <ComputedValue datapoint={datapoint} computed={data.computed} {...rest} />
}

/** What a value would be by other figures of the report, with its formula. It is offered, never taken by itself. */
export function ComputedValue({ datapoint, computed, onTake, isTaking }: ComputedValueProps) {
  const t = useTexts(nearestTexts)
  const { line } = useValueText()
  const typed = useTypedValue()
  const { kind, number, unit, parts } = computed
  const text = (figure: { number: number; unit: string | null }) =>
    line({ ...figure, value: String(figure.number) }, datapoint)
  const formula = parts.map(({ key }) => key).join(` ${signs[kind]} `)
  return (
    <Section title={t('computed.title')}>
      <p className="num font-medium">{text({ number, unit })}</p>
      <ol className="mt-1 text-secondary text-sm">
        {parts.map((part, index) => (
          <li key={part.key} className="flex items-baseline gap-x-2">
            <span className="w-3 shrink-0 text-center">{index === 0 ? '=' : signs[kind]}</span>
            <span className="min-w-0 flex-1">{part.name}</span>
            <span className="num whitespace-nowrap">{text(part)}</span>
          </li>
        ))}
      </ol>
      <May>
        <Button
          className="mt-2 max-md:h-12 max-md:w-full"
          busy={isTaking}
          onClick={() => onTake(typed({ value: String(number), number }), t('computed.why', { formula }))}
        >
          <Calculator aria-hidden className="size-4" />
          {t('computed.take')}
        </Button>
      </May>
    </Section>
  )
}
