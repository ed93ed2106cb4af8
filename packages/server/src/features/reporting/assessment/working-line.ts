import type { Language, Working } from '@esrs/contract'
import { say } from './messages.ts'

/** A line of a calculation in words: step, formula, rule and result. */
export const workingLine = ({ step, formula, result, rule }: Working, language: Language): string =>
  [
    `${say(`step.${step}`)(language)}: ${formula} = ${result}`,
    ...(rule === null ? [] : [`(${say(`rule.${rule}`)(language)})`]),
  ].join(' ')
