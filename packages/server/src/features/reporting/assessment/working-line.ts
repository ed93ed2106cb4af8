import { formulaIn, type Language, type Working } from '@esrs/contract'
import { say } from './messages.ts'

/** A line of a calculation in words: step, formula, result and rule. A formula that is nothing but its result stands once. */
export const workingLine = ({ step, formula, result, rule }: Working, language: Language): string =>
  [
    `${say(`step.${step}`)(language)}: ${equation(formula, result, language)}`,
    ...(rule === null ? [] : [`(${say(`rule.${rule}`)(language)})`]),
  ].join(' ')

/** A formula with its result. */
export const equation = (formula: string, result: number, language: Language): string =>
  formulaIn(formula === String(result) ? formula : `${formula} = ${result}`, language)
