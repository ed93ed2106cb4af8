import { readFileSync } from 'node:fs'
import type { CompanyFacts, Language } from '../esrs/index.ts'

/** Topics that the bank has templates on: the topical standards of ESRS Set 1, in their order. */
export const iroTopics = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'] as const
export type IroTopic = (typeof iroTopics)[number]

export type Industry = NonNullable<CompanyFacts['industry']>

/** How probable it is that a sub-topic is material in an industry. */
export const topicLevels = ['likely', 'possible', 'unlikely'] as const
export type TopicLevel = (typeof topicLevels)[number]

/** Where in the value chain it arises. */
export const valueChainPlaces = ['upstream', 'own-operations', 'downstream', 'upstream-and-downstream'] as const
export type ValueChainPlace = (typeof valueChainPlaces)[number]

/** The reporting period, up to five years after it, and beyond (ESRS 1, paragraph 77). */
export const timeHorizons = ['short', 'medium', 'long'] as const
export type TimeHorizon = (typeof timeHorizons)[number]

/** Kinds of consequence by which people filter. */
export const iroTags = [
  'regulation',
  'market',
  'reputation',
  'technology',
  'physical',
  'costs',
  'liability',
  'supply',
  'human-rights',
  'financing',
  'talent',
] as const
export type IroTag = (typeof iroTags)[number]

/** One cell of the matrix industry × sub-topic: how probable, and why. */
export interface IndustryCell extends Readonly<Record<Language, string>> {
  level: TopicLevel
}

/**
 * A value that gives reason for a template. Without further fields any value or passage does; `says` is a pattern that the
 * passage has to hold, in the words of both languages.
 */
export interface IroCondition {
  /** Datapoint of ESRS Set 1. */
  datapoint: string
  above?: number
  below?: number
  answer?: 'yes' | 'no'
  says?: string
  /** It makes something potential more probable: a figure or a finding, not a policy against it. */
  raises?: boolean
}

/**
 * Scale, scope and irremediable character out of 10, the scope as it is for the largest companies; a positive impact has
 * nothing to remedy.
 */
export interface ImpactDefaults {
  scale: number
  scope: number
  irremediable: number | null
}

/** How strong the effect on the company would be. */
export interface FinancialDefaults {
  magnitude: 'high' | 'medium' | 'low'
}

/** What a unit of a figure costs or saves in a year: the assumption behind a financial effect, in words. */
export interface EffectAssumption extends Readonly<Record<Language, string>> {
  /** Figures of ESRS Set 1 that it applies to, the best first. */
  datapoints: readonly string[]
  /** EUR per unit of the figure. */
  low: number
  high: number
  /** Whether operating expenses fall by it. */
  saves: boolean
  /** The year that the prices are of. */
  year: number
}

interface TemplateWords {
  title: string
  description: string
  /** Why the defaults of the score are what they are. */
  score: string
}

/** A prepared impact, risk or opportunity. */
export interface IroTemplate extends Readonly<Record<Language, TemplateWords>> {
  /** The same in every language and set. */
  key: string
  /** Sub-topic or sub-sub-topic of ESRS 1, AR 16. */
  subTopic: string
  type: 'Impact' | 'Risk' | 'Opportunity'
  isPositive: boolean
  isPotential: boolean
  /** A negative impact on human rights: severity takes precedence over likelihood (ESRS 1, paragraph 45). */
  humanRights?: boolean
  valueChain: ValueChainPlace
  horizon: TimeHorizon
  tags: readonly IroTag[]
  /** Industries that are reason enough, because of the matrix; an actual impact needs evidence. */
  industries: readonly Industry[]
  /** Values of which each is reason enough. */
  when: readonly IroCondition[]
  /** Datapoints of ESRS Set 1 that measure it. */
  metrics: readonly string[]
  /** Datapoints of ESRS Set 1 with an amount in EUR or a share in percent that says how large the effect is. */
  amounts?: readonly string[]
  /** How operating expenses would change, where a figure and a price tell it. */
  effect?: EffectAssumption
  /** Figures of ESRS Set 1 that say how widespread an impact or how large an effect is, the best first, and the steps at which it widens. */
  size?: { datapoints: readonly string[]; steps: readonly number[] }
  /** Keys of templates that say the same as a fact; with one of them this one is not proposed. */
  without?: readonly string[]
  score: ImpactDefaults | FinancialDefaults
}

/** Everything on one topic. */
export interface IroTopicFile {
  topic: IroTopic
  /** A pattern for each language that finds the topic in a passage. */
  names: Readonly<Record<Language, string>>
  /** By sub-topic of ESRS 1, AR 16, and by what is below one where industries differ in it in another way. */
  cells: Readonly<Record<string, Readonly<Record<Industry, IndustryCell>>>>
  templates: readonly IroTemplate[]
}

// The folder stands beside this file, in the sources as in the built server, which copies it.
const folder = `${import.meta.dirname}/iros`
let bank: readonly IroTopicFile[] | null = null

/** All templates and the matrix, in the order of `iroTopics`; read at the first call and kept, so do not change what it holds. */
export function iroBank(): readonly IroTopicFile[] {
  bank ??= iroTopics.map((topic) => JSON.parse(readFileSync(`${folder}/${topic}.json`, 'utf8')) as IroTopicFile)
  return bank
}

/**
 * The cell of a sub-topic, or of what is below it, which has its sub-topic's unless it stands apart; of a topic the one with the highest level, the first of several. `null`
 * without an industry, and for a code that is none of ESRS 1, AR 16.
 */
export function cellOf(code: string, industry: CompanyFacts['industry']): IndustryCell | null {
  const [topic, number] = code.split('.')
  const cells = iroBank().find((file) => file.topic === topic)?.cells
  if (!industry || !cells) return null
  if (number) return (cells[code] ?? cells[`${topic}.${number}`])?.[industry] ?? null
  const ofTopic = Object.values(cells).map((byIndustry) => byIndustry[industry])
  return ofTopic.sort((a, b) => topicLevels.indexOf(a.level) - topicLevels.indexOf(b.level))[0]!
}
