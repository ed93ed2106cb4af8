import type { Language } from '../esrs/index.ts'
import { type AnchoredPart, type Bands, boundsOf, type Method } from './method.ts'
import type { Horizon } from './score.ts'
import words from './step-words.json' with { type: 'json' }

type Words = (typeof words)['en']

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Parts of a score whose steps are bands of numbers. */
const bandedParts = ['magnitude', 'likelihood'] as const satisfies readonly AnchoredPart[]
export type BandedPart = (typeof bandedParts)[number]

/** The bands of the five steps of magnitude and likelihood in words, from the lowest: *EUR 1 to 5 million*, *20 to 50 %*. */
export function stepsInWords(
  method: Pick<Method, 'bands' | 'likelihoodSteps'>,
  language: Language,
): Record<BandedPart, string[]> {
  const { bands, likelihoodSteps } = boundsOf(method)
  const said = words[language]
  return {
    magnitude: fiveOf(bands.bounds, said).map((range) => `${fill(said.basis[bands.basis], { range })} ${said.inAYear}`),
    likelihood: fiveOf(likelihoodSteps, said).map((range) => fill(said.percent, { range })),
  }

  function fiveOf(bounds: readonly number[], { upTo, between, above }: Words): string[] {
    const number = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
    return Array.from({ length: bounds.length + 1 }, (_, step) => {
      const [from, to] = [bounds[step - 1], bounds[step]]
      if (from === undefined) return fill(upTo, { to: number(to!) })
      return to === undefined
        ? fill(above, { from: number(from) })
        : fill(between, { from: number(from), to: number(to) })
    })
  }
}

/** Own words of a step that name a number outside of the band of that step. */
export interface Contradiction {
  part: BandedPart
  /** From 0 on. */
  step: number
  /** The figure as it was written. */
  written: string
  /** What the band of the step is, in words. */
  band: string
}

const figures = {
  percent: /(\d+(?:[.,]\d+)?)\s*%/g,
  euro: /(?:EUR|€)\s*(\d+(?:[.,]\d+)*)\s*(k|thousand|Tsd|million|Mio|billion|Mrd)?|(\d+(?:[.,]\d+)*)\s*(k|thousand|Tsd\.?|Tausend|million|Millionen|Mio\.?|billion|Milliarden|Mrd\.?)?\s*(?:EUR|€|Euro)/gi,
}
const times: readonly [RegExp, number][] = [
  [/^(k|thousand|tsd|tausend)/i, 1e3],
  [/^(million|mio)/i, 1e6],
  [/^(billion|milliard|mrd)/i, 1e9],
]

/** A written amount as a number: groups of three digits are thousands, a last mark before fewer or more is a decimal one. */
function amountOf(digits: string, unit: string | undefined): number {
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  return Number(plain) * (times.find(([pattern]) => pattern.test(unit ?? ''))?.[1] ?? 1)
}

/** Where the words that a company gave to steps contradict the bands that it stated, so that nobody signs a false sentence. */
export function stepContradictions(
  method: Pick<Method, 'anchors' | 'bands' | 'likelihoodSteps'>,
  language: Language,
): Contradiction[] {
  const { bands, likelihoodSteps } = boundsOf(method)
  const bounds = { magnitude: bands.bounds, likelihood: likelihoodSteps }
  const inWords = stepsInWords(method, language)
  return bandedParts.flatMap((part) =>
    (method.anchors?.[part] ?? []).flatMap((own, step) => {
      const [from, to] = [bounds[part][step - 1] ?? 0, bounds[part][step] ?? Number.POSITIVE_INFINITY]
      const wrong = namedIn(own, part === 'likelihood' ? 'revenue' : bands.basis).find(
        ({ value }) => value < from || value > to,
      )
      return wrong ? [{ part, step, written: wrong.written, band: inWords[part][step]! }] : []
    }),
  )
}

/** Figures in words that are of the kind of the bands: amounts in euro, or percent. */
function namedIn(text: string, basis: Bands['basis']): { written: string; value: number }[] {
  const found = [...text.matchAll(basis === 'eur' ? figures.euro : figures.percent)]
  return found.map((match) => ({
    written: match[0].trim(),
    value: amountOf(match[1] ?? match[3] ?? '', match[2] ?? match[4]),
  }))
}

/** The last day of each horizon after a reporting period that ends on a day (YYYY-MM-DD); `null` where the long term is open. */
export function horizonEnds(
  { shortTerm = 0, mediumTerm, longTerm = null }: Pick<Method, 'shortTerm' | 'mediumTerm' | 'longTerm'>,
  end: string,
): Record<Exclude<Horizon, 'long'>, string> & { long: string | null } {
  const later = (years: number) => {
    const [year, month] = end.split('-').map(Number) as [number, number]
    // The last day of the same month, which in February is not the same day in every year.
    return new Date(Date.UTC(year + years, month, 0)).toISOString().slice(0, 10)
  }
  return { short: later(shortTerm), medium: later(mediumTerm), long: longTerm === null ? null : later(longTerm) }
}
