import { readFileSync } from 'node:fs'
import { type Catalogue, type Datapoint, type Language, linksTo, type StandardSet } from '../esrs/index.ts'

/** Functions of a company that can answer. */
export const adviceOwners = [
  'sustainability',
  'controlling',
  'hr',
  'facility',
  'purchasing',
  'legal',
  'management',
  'safety',
  'environment',
  'risk',
  'sales',
  'production',
] as const
export type AdviceOwner = (typeof adviceOwners)[number]

/** Where an answer comes from: a `record` that exists, a `text` that somebody writes, or a `decision` that comes first. */
export const adviceSources = ['record', 'text', 'decision'] as const
export type AdviceSource = (typeof adviceSources)[number]

/** What to do, and in which documents the answer stands. */
export interface StepWords {
  title: string
  details: string
}

export interface AdviceStep extends Readonly<Record<Language, StepWords>> {
  /** Identifiers or disclosure requirements of the theme's set that the step answers. */
  for: readonly string[]
}

export interface ThemeWords {
  title: string
  /** Why it matters; claims nothing of the company. */
  why: string
  approach: string
}

/** Work that one person would do in one go. */
export interface AdviceTheme extends Readonly<Record<Language, ThemeWords>> {
  /** The same for ever, because what people decide about advice is kept by it. */
  key: string
  /** Disclosure requirements that it covers: of ESRS Set 1, or of the voluntary standard. */
  serves: readonly string[]
  source: AdviceSource
  owners: readonly AdviceOwner[]
  /** Other figures or decisions are derived from it. */
  basis?: true
  /** Empty: those of the themes that its datapoints correspond to. */
  steps: readonly AdviceStep[]
}

/** Files of the bank, each with the themes of one standard. */
export const adviceFiles = ['ESRS2', 'E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1', 'VS'] as const

// The folder stands beside this file, in the sources as in the built server, which copies it.
const folder = `${import.meta.dirname}/advice`
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as AdviceTheme[]

let bank: Readonly<Record<'esrs' | 'vs', readonly AdviceTheme[]>> | null = null

/** The themes of ESRS Set 1 and of the voluntary standard; read at the first call and kept, so do not change them. */
export function adviceBank() {
  bank ??= {
    esrs: adviceFiles.filter((file) => file !== 'VS').flatMap(read),
    vs: read('VS'),
  }
  return bank
}

/** A theme with what belongs to it in a set. */
export interface Topical {
  /** Key of the theme; `dr-` and the code of a disclosure requirement that no theme covers. */
  key: string
  theme: AdviceTheme | null
  /** Identifiers in the set's order. */
  ids: readonly string[]
}

const grouped = new Map<StandardSet, ReadonlyMap<string, Topical>>()

/** Every datapoint of the catalogue's set by the theme it belongs to; a disclosure requirement is never split. */
export function topicalOf(catalogue: Catalogue): ReadonlyMap<string, Topical> {
  let groups = grouped.get(catalogue.set)
  if (!groups) {
    const made = new Map<string, { key: string; theme: AdviceTheme | null; ids: string[] }>()
    for (const { code } of catalogue.disclosureRequirements) {
      const datapoints = catalogue.ofDisclosureRequirement(code)
      const theme = themeFor(catalogue.set, code, datapoints)
      const key = theme?.key ?? `dr-${code}`
      const group = made.get(key) ?? { key, theme, ids: [] }
      for (const { id } of datapoints) group.ids.push(id)
      made.set(key, group)
    }
    groups = made
    grouped.set(catalogue.set, groups)
  }
  return groups
}

function themeFor(set: StandardSet, code: string, datapoints: readonly Datapoint[]): AdviceTheme | null {
  if (set === 'vs-2026') return adviceBank().vs.find(({ serves }) => serves.includes(code)) ?? null
  if (set === 'esrs-2023') return adviceBank().esrs.find(({ serves }) => serves.includes(code)) ?? null
  const votes = new Map<AdviceTheme, number>()
  for (const { id } of datapoints) {
    const themes = new Set(originsOf(id).flatMap((from) => adviceBank().esrs.filter((theme) => covers(theme, from))))
    for (const theme of themes) votes.set(theme, (votes.get(theme) ?? 0) + 1)
  }
  let best: AdviceTheme | null = null
  for (const [theme, count] of votes) if (!best || count > votes.get(best)!) best = theme
  return best
}

const originsOf = (id: string): string[] => linksTo(id).map(({ from }) => from)
const requirementOf = (id: string): string => id.replace(/_\d+[a-z]?$/, '')
const covers = ({ serves }: AdviceTheme, id: string): boolean => serves.includes(requirementOf(id))

/** A step with the identifiers of the catalogue's set that it answers. */
export interface PlacedStep {
  step: AdviceStep
  ids: ReadonlySet<string>
}

/** The steps that answer some of `ids`, in the order of the bank. */
export function stepsFor({ theme }: Topical, ids: readonly string[], catalogue: Catalogue): PlacedStep[] {
  if (!theme) return []
  const steps = theme.steps.length > 0 ? theme.steps : adviceBank().esrs.flatMap((one) => one.steps)
  const isOwnSet = catalogue.set !== 'esrs-2026' && theme.steps.length > 0
  const names = new Map(
    ids.map((id) => {
      const stated = isOwnSet ? [id] : originsOf(id)
      const codes = isOwnSet ? [catalogue.get(id)!.dr] : stated.map(requirementOf)
      return [id, new Set([...stated, ...codes])]
    }),
  )
  return steps.flatMap((step) => {
    const answered = ids.filter((id) => step.for.some((name) => names.get(id)!.has(name)))
    return answered.length > 0 ? [{ step, ids: new Set(answered) }] : []
  })
}
