import type { Language } from '@esrs/contract'
import { type Method, methodProblems, stepContradictions } from '@esrs/engine/materiality'
import { AppError } from '../../../http/errors.ts'
import type { Text } from '../../../texts/texts.ts'
import { say } from './messages.ts'

/**
 * Throws `invalid_input` for a method with settings that contradict each other, and for one whose own words for a step name a number
 * outside of the band of that step: an auditor quotes these sentences.
 */
export function refuseUnusable(method: Method, language: Language): void {
  const fields: Record<string, Text> = Object.fromEntries(
    methodProblems(method).map((path) => [`method.${path}`, say(problemOf(path))]),
  )
  for (const { part, step, written, band } of stepContradictions(method, language))
    fields[`method.anchors.${part}.${step}`] = say('method.wordsAgainstBand', {
      part: say(`part.${part}`),
      step: step + 1,
      written,
      band,
    })
  const [first] = Object.values(fields)
  if (first) throw new AppError('invalid_input', first, { fields })
}

function problemOf(path: string) {
  if (path === 'bands.bounds' || path === 'likelihoodSteps') return 'method.bounds'
  if (path === 'mediumTerm' || path === 'longTerm') return 'method.horizonOrder'
  return 'method.contradiction'
}
