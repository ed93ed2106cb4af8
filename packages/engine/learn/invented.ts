import { answerOf, matchesOf, observationsOf } from '../src/analysis/answering/answer.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import type { Observation } from '../src/analysis/answering/observation.ts'
import { familyOf } from '../src/analysis/answering/score.ts'
import { tableFacts } from '../src/analysis/tables/index.ts'
import { knowledge } from '../src/knowledge.ts'
import { numberOf } from '../src/text/decimals.ts'
import { convert } from '../src/text/units.ts'
import { type SamplePart, samplePage } from '../testing/sample-page.ts'
import type { Example } from './regression.ts'

type Features = Example['features']

/** An invented sentence or label and what it teaches about one datapoint. */
interface Invented {
  observations: readonly Observation[]
  matches: readonly Match[]
  datapoint: string
  /** The value in the unit of the datapoint, `yes` or `no`; empty where it states none. */
  value: string
}

const YEAR = 2023

function inventedOf(parts: SamplePart[], decimal: ',' | '.', datapoint: string, value: string): Invented {
  const page = samplePage(parts, { decimal })
  const observations = [...observationsOf([page], tableFacts([page]))]
  const matches = matchesOf(observations, YEAR).ofYear.filter(({ frame }) => frame.datapoint === datapoint)
  return { observations, matches, datapoint, value }
}

/** `Title › Label (unit)` stands for a row of a table with a title. */
function tableOf(label: string, figure: string): SamplePart {
  const [title, own] = label.includes(' › ') ? label.split(' › ') : [undefined, label]
  const table = [
    ['', '2022', '2023'],
    [own ?? '', '1', figure],
  ]
  return title ? { table, title } : { table }
}

const firstNumber = (text: string): number => Number(/-?\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN)

/** Whether a match gives the value that a row names. */
function gives(match: Match, value: string): boolean {
  const { observation, frame } = match
  if (!value) return false
  if (frame.kind !== 'number') return value === answerOf(match)
  if (!observation.value) return false
  const number = firstNumber(value)
  const converted = convert(observation.value, observation.unit, frame.unit ?? '')
  return (
    Math.abs(numberOf(converted.value) - number) <= 0.005 * Math.abs(number) || numberOf(observation.value) === number
  )
}

let known: readonly Invented[] | null = null

/** The rows of invented labels and sentences; those about members of a breakdown are left out. */
function rows(): readonly Invented[] {
  known ??= [
    ...knowledge<'datapoint' | 'label' | 'figure' | 'verdict'>('examples/labels').map(
      ({ datapoint, label, figure, verdict }) =>
        inventedOf([tableOf(label, figure)], '.', datapoint, verdict === 'is' ? figure.replace(/,(?=\d{3})/g, '') : ''),
    ),
    ...knowledge<'datapoint' | 'text' | 'value'>('examples/sentences')
      .filter(({ value }) => !/^[a-z]+(?:_[a-z]+)*\d|^[A-Z]{2}\d/i.test(value))
      .map(({ datapoint, text, value }) =>
        inventedOf([{ text }], /\d,\d(?!\d\d)|\d\.\d{3}(?!\d)/.test(text) ? ',' : '.', datapoint, value),
      ),
  ]
  return known
}

/** How much an invented row counts beside one of a real report. */
const WEIGHT = 0.25

/** What invented rows teach about matches by themselves; of rivals and neighbours they know nothing. */
export const inventedExamples = (): { family: 'figure' | 'assertion'; example: Example }[] =>
  rows().flatMap(({ matches, value }) =>
    matches.map((match) => ({
      family: familyOf(match),
      example: { features: match.features, right: gives(match, value), weight: WEIGHT },
    })),
  )

/** How much an invented row counts as a document of its own: a note of one line is a document too. */
const WEIGHT_BESIDE = 0.05

/** What invented rows teach beside rivals, each as a document of one observation. */
export const inventedBeside = (
  features: (matches: readonly Match[], observations: readonly Observation[]) => ReadonlyMap<Match, Features>,
): { family: 'figure' | 'assertion'; example: Example }[] =>
  rows().flatMap(({ matches, observations, value }) =>
    [...features(matches, observations)].map(([match, found]) => ({
      family: familyOf(match),
      example: { features: found, right: gives(match, value), weight: WEIGHT_BESIDE },
    })),
  )

/** How many of the rows that state a value have a match that gives it. */
export function inventedFound(): { stated: number; possible: number; missed: string[] } {
  const stated = rows().filter(({ value }) => value)
  const missed = stated.filter(({ matches, value }) => !matches.some((match) => gives(match, value)))
  return {
    stated: stated.length,
    possible: stated.length - missed.length,
    missed: missed.map(({ datapoint, value, observations }) => {
      const [first] = observations
      return `${datapoint} ${value} | ${first?.texts.own.join(' … ') ?? ''} | ${first?.texts.caption.join(' / ') ?? ''}`
    }),
  }
}
