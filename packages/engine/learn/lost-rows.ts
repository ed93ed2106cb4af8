import { matchesOf, proposalsAmong } from '../src/analysis/answering/answer.ts'
import type { Observation } from '../src/analysis/answering/observation.ts'
import { observationsInDocument } from '../src/analysis/document-observations.ts'
import type { Analysis, Candidate } from '../src/analysis/finding.ts'
import type { ReadDocument } from '../src/reading/document.ts'
import { keyOf } from './documents.ts'
import { answerKey, isShown, states } from './findings.ts'
import { isRight } from './is-right.ts'
import type { Answer } from './labelled.ts'
import { isAnswer } from './same-quantity.ts'

/**
 * The first step on the way of a hand-read answer to the page that does not hold it: its digits are in the `text` of its page, a
 * `observation` says the quantity, a `candidate` of its datapoint does, that one has the first `rank`, its `probability` suffices, and it is
 * `shown`. `found` where nothing is lost.
 */
export const steps = ['text', 'observation', 'candidate', 'rank', 'probability', 'shown', 'found'] as const
export type Step = (typeof steps)[number]

/** An answer with the step at which it is lost. */
export interface LostRow {
  answer: Answer
  step: Step
  /** How likely the right candidate was taken to be, and the likeliest other one; `null` where there is none. */
  probability: number | null
  rival: Candidate | null
}

/** The digits of a number without its separators: `2,219` and `2 219` are the same. */
const digitsOf = (text: string): string => text.replace(/(?<=\d)[.,'’\s\u00a0\u202f](?=\d)/g, '')

function isInText({ pages }: ReadDocument, { value, pages: numbers }: Answer): boolean {
  const texts = pages
    .filter(({ number }) => !numbers.length || numbers.includes(number))
    .map(({ text }) => digitsOf(text))
  return value.split('|').some((one) => {
    const digits = digitsOf(one.replace('-', '').trim()).replace(/^0+(?=\d)/, '')
    // Answers in words, and noughts that stand there as a word, have no digits to look for.
    return !/^\d+$/.test(digits) || digits === '0' || texts.some((text) => text.includes(digits))
  })
}

function isStated(observations: readonly Observation[], answer: Answer): boolean {
  if (!/^-?\d/.test(answer.value))
    return observations.some(({ kind, page }) => kind === 'assertion' && answer.pages.includes(page.number))
  return observations.some(
    ({ value, unit, year }) => value !== null && isAnswer(answer, Number(value.digits) / 10 ** value.scale, unit, year),
  )
}

/**
 * Follows hand-read answers through the analysis of their document.
 * @param analysis what the document gave as a whole
 */
export function lostRows(document: ReadDocument, analysis: Analysis, answers: readonly Answer[]): LostRow[] {
  const read = observationsInDocument(document)
  const observations = [...read.observations()]
  const matched = matchesOf(observations, read.year)
  const proposals = proposalsAmong(matched, read.year)
  return answers
    .filter(({ present }) => present)
    .map((answer): LostRow => {
      const key = keyOf(answer.datapoint, answer.dimension)
      const row = { value: answer.value, unit: answer.unit, year: String(answer.year ?? '') }
      const named = answer.dimension ? `${answer.datapoint}#${answer.dimension}` : answer.datapoint
      if (analysis.findings.some((one) => isShown(one) && answerKey(one) === named && states(row, one)))
        return { answer, step: 'found', probability: null, rival: null }
      const group = proposals.get(key) ?? []
      const right = group.findIndex(({ match }) => isRight(answer, match))
      const rival = group.find((_, i) => i !== right)?.candidate ?? null
      const probability = group[right]?.candidate.score ?? null
      const step = ((): Step => {
        if (!isInText(document, answer)) return 'text'
        if (!isStated(observations, answer)) return 'observation'
        const possible = matched.ofYear.some(
          (match) => keyOf(match.frame.datapoint, match.dimension) === key && isRight(answer, match),
        )
        if (!possible) return 'candidate'
        if (right !== 0) return right > 0 ? 'rank' : 'probability'
        return (probability ?? 0) < (group[0]?.shown ?? 1) ? 'probability' : 'shown'
      })()
      return { answer, step, probability, rival }
    })
}
