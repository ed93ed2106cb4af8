import type { Computed, Datapoint } from '@esrs/contract'
import { Calculator } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../review/Section.tsx'
import { useTypedValue, useValueText } from '../value-text.ts'
import { nearestTexts } from './texts.ts'

interface ComputedValueProps {
  datapoint: Datapoint
  computed: Computed
  /** Takes the value with the formula as its explanation. */
  onTake: (value: string, explanation: string) => void
  isTaking: boolean
}

const signs = { sum: ' + ', difference: ' − ', share: ' ÷ ', ratio: ' ÷ ' } as const

/** What a value would be by other figures of the report, with its formula. It is offered, never taken by itself. */
export function ComputedValue({ datapoint, computed, onTake, isTaking }: ComputedValueProps) {
  const t = useTexts(nearestTexts)
  const { line } = useValueText()
  const typed = useTypedValue()
  const { kind, number, unit, parts } = computed
  const text = (figure: { number: number; unit: string | null }) =>
    line({ ...figure, value: String(figure.number) }, datapoint.dataType)
  const formula = parts.map(({ key }) => key).join(signs[kind])
  return (
    <Section title={t('computed.title')}>
      <p className="num font-medium">{text({ number, unit })}</p>
      <p className="num text-secondary text-sm">
        {t('computed.equals', { formula: parts.map((part) => `${part.key} (${text(part)})`).join(signs[kind]) })}
      </p>
      <Button
        className="mt-2 max-md:h-12 max-md:w-full"
        busy={isTaking}
        onClick={() => onTake(typed({ value: String(number), number }), t('computed.why', { formula }))}
      >
        <Calculator aria-hidden className="size-4" />
        {t('computed.take')}
      </Button>
    </Section>
  )
}
