import type { Verdict, Working } from '@esrs/contract'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { cx } from '../../ui/class-names.ts'
import { materialityTexts } from './texts.ts'

const tones: Record<Verdict, BadgeTone> = { material: 'success', undecided: 'warning', not: 'neutral', open: 'neutral' }

/** What the formula says, in a word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts(materialityTexts)
  return <Badge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Badge>
}

/** Figures of a formula in the language of the person: with a comma in German. */
export function useFigures() {
  const language = useLanguage()
  return (text: string): string => (language === 'de' ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text)
}

/** A calculation line by line, with its numbers put in. */
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

/** Where several people lie on the scale, and what became of it; the words beside it say the same. */
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
