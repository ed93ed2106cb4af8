import type { Language, StandardSet } from '../esrs/index.ts'
import stored from './defaults.json' with { type: 'json' }

/** Points that a person can give: from 1 to 5, or from 0 to 10. */
export type Scale = 'five' | 'ten'

/** The lowest and the highest point of each scale. */
export const scaleEnds: Readonly<Record<Scale, { low: number; top: number }>> = {
  five: { low: 1, top: 5 },
  ten: { low: 0, top: 10 },
}

/** Parts of a score, each with words for the steps of the scale. */
export const anchoredParts = ['scale', 'scope', 'irremediable', 'magnitude', 'likelihood'] as const
export type AnchoredPart = (typeof anchoredParts)[number]

/** How two figures become one: by their weights, or as a product that is brought back to the scale. */
export interface Combination {
  by: 'weights' | 'product'
  /** How often the first figure (severity, magnitude) counts, and how often likelihood; without meaning for a product. */
  first: number
  likelihood: number
}

/** From `material` on something is material; from `undecided` up to there a person has to decide. */
export interface Thresholds {
  material: number
  undecided: number
}

/** What the steps of the magnitude are measured by: euro, or percent of net revenue or of EBITDA. */
export const bandBases = ['eur', 'revenue', 'ebitda'] as const

/** Four bounds between the five steps of the magnitude. */
export interface Bands {
  basis: (typeof bandBases)[number]
  bounds: number[]
}

/** How a company assesses materiality: everything that turns points into a result. */
export interface Method {
  scale: Scale
  /** How scale, scope and irremediable character become severity. */
  severity: 'mean' | 'highest'
  /** A part at the top of the scale makes an impact as severe as can be. */
  peak: boolean
  impact: Combination
  financial: Combination
  /** How the results of several people become one. */
  assessors: 'median' | 'mean' | 'highest'
  /** How the results of its impacts, or of its risks and opportunities, become one of the topic. */
  topic: 'highest' | 'mean-of-three'
  thresholds: { impact: Thresholds; financial: Thresholds }
  /** What each fifth of the scale means, by part, in the company's own words; the defaults where it says nothing. */
  anchors?: Partial<Record<AnchoredPart, string[] | undefined>> | undefined
  /** Financial effect in a year that each step of the magnitude begins above; the defaults where it says nothing. */
  bands?: Bands | undefined
  /** Percent that each step of the likelihood begins above, four of them; the defaults where it says nothing. */
  likelihoodSteps?: number[] | undefined
  /** Years after the reporting period in which the short term ends; with it where nothing is said. */
  shortTerm?: number | undefined
  /** Years after the reporting period in which the medium term ends. */
  mediumTerm: number
  /** Years after the reporting period in which the long term ends; open where nothing is said. */
  longTerm?: number | null | undefined
  stakeholders: {
    /** Of methods that were made when answers counted a share of a result; none counts any more. */
    share: number
    /** Weight by kind of respondent; a kind that is not named counts once. */
    weights: Readonly<Record<string, number>>
  }
}

/** Settings of a method that have a source of their own. */
export const methodFields = [
  'scale',
  'severity',
  'peak',
  'humanRights',
  'impact',
  'financial',
  'assessors',
  'topic',
  'thresholds',
  'bands',
  'likelihoodSteps',
  'mediumTerm',
  'stakeholders',
] as const
export type MethodField = (typeof methodFields)[number]

/** Where a default comes from, and why it is what it is. */
export type MethodSource = { field: MethodField; paragraph: string; reason: string }

interface Defaults {
  method: Method
  bands: Bands
  likelihoodSteps: number[]
  anchors: Readonly<Record<AnchoredPart, Readonly<Record<Language, readonly string[]>>>>
  thresholds: Readonly<Record<Scale, Thresholds>>
  sources: Readonly<
    Record<
      MethodField,
      Readonly<Record<Language, string>> &
        Readonly<Record<'esrs-2023' | 'esrs-2026', Readonly<Record<Language, string>>>>
    >
  >
}

const defaults = stored as Defaults

/** The method that a company begins with (ESRS 1, chapter 3). */
export const defaultMethod = (): Method => completed(structuredClone(defaults.method))

/** Thresholds that fit a scale, for a method whose scale is changed. */
export const defaultThresholds = (scale: Scale): Thresholds => ({ ...defaults.thresholds[scale] })

/** Bounds of the steps that a method states, or those that a company begins with. */
export const boundsOf = ({ bands, likelihoodSteps }: Pick<Method, 'bands' | 'likelihoodSteps'>) => ({
  bands: bands ?? defaults.bands,
  likelihoodSteps: likelihoodSteps ?? defaults.likelihoodSteps,
})

/** A stored method with what later settings it says nothing of begin with. */
export const completed = <Stored extends Method>(method: Stored): Stored & Required<Pick<Method, 'shortTerm'>> => ({
  ...method,
  ...boundsOf(method),
  shortTerm: method.shortTerm ?? 0,
  longTerm: method.longTerm ?? null,
})

/** Words for each fifth of the scale, from the lowest, by part: those of the method, or the defaults in a language. */
export const anchorsOf = ({ anchors }: Pick<Method, 'anchors'>, language: Language): Record<AnchoredPart, string[]> =>
  Object.fromEntries(
    anchoredParts.map((part) => [
      part,
      defaults.anchors[part][language].map((words, step) => anchors?.[part]?.[step] || words),
    ]),
  ) as Record<AnchoredPart, string[]>

/** Where each default of the method comes from, in the words of a set; the voluntary standard is told what ESRS Set 1 says. */
export function methodSources(set: StandardSet, language: Language): MethodSource[] {
  const of = set === 'esrs-2026' ? 'esrs-2026' : 'esrs-2023'
  return methodFields.map((field) => {
    const source = defaults.sources[field]
    return { field, paragraph: source[of][language], reason: source[language] }
  })
}

/** Why a method cannot be used: a setting that contradicts another, by its path; empty where there is none. */
export function methodProblems(method: Method): string[] {
  const { scale, thresholds, impact, financial, mediumTerm, shortTerm = 0, longTerm = null } = method
  const { low, top } = scaleEnds[scale]
  const problems: string[] = []
  for (const [name, { material, undecided }] of Object.entries(thresholds)) {
    if (material <= low || material > top) problems.push(`thresholds.${name}.material`)
    if (undecided > material || undecided < low) problems.push(`thresholds.${name}.undecided`)
  }
  for (const [name, { by, first, likelihood }] of Object.entries({ impact, financial }))
    if (by === 'weights' && first + likelihood <= 0) problems.push(`${name}.first`)
  const { bands, likelihoodSteps } = boundsOf(method)
  if (!ascends(bands.bounds)) problems.push('bands.bounds')
  if (!ascends(likelihoodSteps) || likelihoodSteps.at(-1)! >= 100) problems.push('likelihoodSteps')
  if (shortTerm >= mediumTerm) problems.push('mediumTerm')
  if (longTerm !== null && longTerm <= mediumTerm) problems.push('longTerm')
  return problems
}

/** Whether bounds lie above zero and each above the one before. */
const ascends = (bounds: readonly number[]): boolean =>
  bounds.every((bound, index) => bound > (index === 0 ? 0 : bounds[index - 1]!))
