import { formulaIn, type Working } from '@esrs/contract'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { materialityTexts } from './texts.ts'

/** Writes the figures of a formula in the language of the page. */
export function useFormulaFigures() {
  const language = useLanguage()
  return (formula: string): string => formulaIn(formula, language)
}

/** The calculation of a result line by line, with its numbers. */
export function Calculation({ workings, className }: { workings: readonly Working[]; className?: string }) {
  const t = useTexts(materialityTexts)
  const figures = useFormulaFigures()
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
