import type { Analysis, Candidate } from '../src/index.ts'
import { fold } from '../src/text/text.ts'
import { sameQuantityAs } from './same-quantity.ts'

/** What a reader wrote down for one datapoint of one document. */
export interface Expected {
  value: string
  unit: string
  year: string
}

/** Words that one reader writes where another does not: `at the end of the period`. */
const ARTICLES = /(?<!\p{L})(?:the|an?|der|die|das|des|dem)(?!\p{L})/gu

const bare = (text: string): string =>
  fold(text.normalize('NFC'))
    .replaceAll('\u00ad', '')
    .replace(ARTICLES, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The key of a finding in a table of answers: `S1-6_02#female`. */
export const answerKey = ({ datapoint, dimension }: Candidate): string =>
  dimension ? `${datapoint}#${dimension}` : datapoint

/** Whether a finding is shown as a value, and not as one of another year. */
export const isShown = ({ role }: Candidate): boolean => role === 'actual' || role === 'target'

/** Whether a finding states what a reader wrote down: ±1 % after conversion, in the right year. */
export function states(expected: Expected, found: Candidate): boolean {
  if (!expected.value) return found.value.number === null
  if (expected.year && found.year !== null && String(found.year) !== expected.year) return false
  return expected.value.split('|').some((answer) => {
    const plain = answer.trim()
    if (/^-?\d+(?:\.\d+)?$/.test(plain))
      return (
        found.value.number !== null &&
        sameQuantityAs(Number(plain), expected.unit, found.value.number, found.value.unit)
      )
    const [a, b] = [bare(plain), bare(found.value.text)]
    return a === b || (a.length > 3 && b.includes(a)) || (b.length > 3 && a.includes(b))
  })
}

/** Pages that count for one requirement. */
const PAGES = 3

/** The first pages at which somebody who opens a requirement looks: values before leads, passages before figures. */
export function pagesShown({ findings, leads }: Pick<Analysis, 'findings' | 'leads'>, requirement: string): number[] {
  const isPassage = ({ reason }: Candidate): number => Number(reason.source === 'passage')
  const of = (all: readonly Candidate[]): Candidate[] =>
    all
      .filter((one) => isShown(one) && one.datapoint.startsWith(`${requirement}_`))
      .sort((a, b) => isPassage(b) - isPassage(a) || b.score - a.score)
  return [...new Set([...of(findings), ...of(leads)].map(({ place }) => place.page))].slice(0, PAGES)
}
