import type { Verdict, Working } from '@esrs/contract'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { materialityTexts } from './texts.ts'

const tones: Record<Verdict, BadgeTone> = { material: 'success', undecided: 'warning', not: 'neutral', open: 'neutral' }

/** Badge with the verdict of the formula. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts(materialityTexts)
  return <Badge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Badge>
}

/** Formats figures of a formula in the language of the page. */
export function useFigures() {
  const language = useLanguage()
  return (text: string): string => (language === 'de' ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text)
}

/** The calculation of a result line by line, with its numbers. */
export function Workings({ workings, className }: { workings: readonly Working[]; className?: string }) {
  const t = useTexts(materialityTexts)
  const figures = useFigures()
  if (workings.length === 0) return null
  return (
    <ol className={cx('num flex flex-col gap-0.5 text-secondary text-xs', className)}>
      {workings.map(({ step, formula, result, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a calculation have no names and never move.
        <li key={index}>
          <span className="text-muted">{t(`working.${step}`)}: </span>
          {figures(formula) === figures(String(result)) ? figures(formula) : figures(`${formula} = ${result}`)}
          {rule && <span className="text-muted"> ({t(`rule.${rule}`)})</span>}
        </li>
      ))}
    </ol>
  )
}

interface SpreadProps {
  low: number
  high: number
  value: number
  /** Ends of the scale. */
  from: number
  to: number
}

/** Bar with the range of several scores and their result; hidden from screen readers, the text beside it says the same. */
export function Spread({ low, high, value, from, to }: SpreadProps) {
  const at = (one: number) => `${(100 * (one - from)) / (to - from)}%`
  return (
    <span aria-hidden className="relative block h-3 w-24 shrink-0">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      <span
        className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-info"
        style={{ left: at(low), right: `${100 - (100 * (high - from)) / (to - from)}%` }}
      />
      <span
        className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-brand"
        style={{ left: at(value) }}
      />
    </span>
  )
}
