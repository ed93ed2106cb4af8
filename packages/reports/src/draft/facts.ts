import type { Fact } from '@esrs/contract'
import { breakdownOf, dimensionOf, marginsOf, membersOf } from '@esrs/engine/esrs'
import type { LanguageOf } from '../words/reasons.ts'
import type { DecidedValue, RestatedThen, SourcedValue } from './input.ts'
import { joinedWords } from './plain-text.ts'

/** The identifier of a fact: the datapoint, its part and, where it is not of the statement's year, its year. */
export const factId = (datapoint: string, dimension: string | null, year?: number): string =>
  `${datapoint}${dimension === null ? '' : `#${dimension}`}${year === undefined ? '' : `@${year}`}`

/** Number of decimals of a canonical number. */
export const decimalsOf = (value: string): number => Math.min(12, /^-?\d+\.(\d+)$/.exec(value)?.[1]?.length ?? 0)

const shares = /(\d+(?:[.,]\d+)?)\s*(?:%|per ?cent\b|Prozent\b)/giu

/** Whether a passage says a figure as a share: where a ratio is asked for it is none, although it was once kept as one. */
const saysShare = ({ number, evidence }: SourcedValue): boolean =>
  evidence.some(({ excerpt }) =>
    [...excerpt.matchAll(shares)].some(([, figure]) => Number(figure!.replace(',', '.')) === number),
  )

/** What rows, columns and halves of an entered table come to; nothing where its cells are of several units. */
function marginsAmong({ datapoint, parts, isTable }: DecidedValue): DecidedValue['parts'] {
  const breakdown = isTable ? breakdownOf(datapoint) : null
  const unit = parts[0]?.unit ?? null
  if (!breakdown || parts.some((part) => part.unit !== unit || part.number === null)) return []
  const cells = parts.flatMap(({ dimension, number }) => {
    const members = membersOf(breakdown, dimension)
    return members && number !== null ? [{ members, number }] : []
  })
  return marginsOf(breakdown, cells).map(({ members, number }) => ({
    dimension: dimensionOf(members),
    value: String(number),
    number,
    unit,
    evidence: [],
  }))
}

/** The facts of the decided values, in their order: the whole, its parts, and the figure of the year before. */
export function factsOf(
  values: readonly DecidedValue[],
  typeOf: (id: string) => Fact['type'],
  languageOf: LanguageOf = () => null,
): Fact[] {
  return values.flatMap((decided) => {
    const type = typeOf(decided.datapoint)
    const isShare = type === 'percent' && saysShare(decided)
    const isWords = decided.number === null && ['narrative', 'semi-narrative', 'table', 'choice'].includes(type)
    // What somebody accepted is in its own language, whatever else the document that it is from is written in.
    const language = isWords ? (languageOf(decided.value) ?? decided.language) : decided.language
    const fact = (from: SourcedValue, id: string, more: Partial<Fact>): Fact => ({
      id,
      datapoint: decided.datapoint,
      dimension: null,
      year: decided.year,
      type,
      value: isWords ? joinedWords(from.value, language) : from.value,
      number: from.number,
      unit: from.number === null ? null : isShare && from.unit === 'ratio' ? '%' : from.unit,
      decimals: from.number === null ? null : decimalsOf(from.value),
      language,
      evidence: [...from.evidence],
      decision: decided.decision,
      ...more,
    })
    const { datapoint, prior } = decided
    const whole = fact(decided, factId(datapoint, null), {})
    const parts = [...decided.parts, ...marginsAmong(decided)].map(({ decision = decided.decision, ...part }) =>
      fact(part, factId(datapoint, part.dimension), { dimension: part.dimension, decision, year: decided.year }),
    )
    const then = (restated: RestatedThen): NonNullable<Fact['restated']> => ({
      ...restated,
      decimals: restated.number === null ? null : decimalsOf(restated.value),
      language: languageOf(restated.reason),
    })
    const before =
      prior &&
      fact(prior, factId(datapoint, null, prior.year), {
        year: prior.year,
        decision: null,
        ...(prior.restated && { restated: then(prior.restated) }),
      })
    return before ? [whole, before, ...parts] : [whole, ...parts]
  })
}
