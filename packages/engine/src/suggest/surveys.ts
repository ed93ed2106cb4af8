import {
  applicability,
  type Catalogue,
  type CompanyFacts,
  type Datapoint,
  type Language,
  linksFrom,
} from '../esrs/index.ts'
import { type BankCell, questionBank, type StakeholderGroup, type SurveyTopic } from './question-bank.ts'
import { inEveryLanguage, say } from './say.ts'

/** A survey that would bring evidence where it is missing, in the catalogue's language. */
export interface SurveyProposal {
  /** The same in every language and set, such as `e1-suppliers`. */
  key: string
  topic: SurveyTopic
  group: StakeholderGroup
  /** The group as the survey names it: its own name, and for `Other` who is meant. */
  targetGroup: string
  title: string
  description: string
  questions: readonly string[]
  /** Whether nobody should be asked who they are, because an answer could be held against them. */
  anonymous: boolean
  /** Why this group on this topic, and what has no value yet. */
  reason: string
  /** Datapoints of the catalogue's set without value that answers would serve, the most important first. Never empty. */
  datapoints: readonly Datapoint[]
}

/** A survey that the company has already. */
export interface ExistingSurvey {
  /** One of the groups of the bank, or words of the company's own. */
  group: string
  /** Key of the proposal it was made from. */
  proposal: string | null
}

export interface SurveyGaps {
  /** Of the set and in the language that the company reports in. */
  catalogue: Catalogue
  company: CompanyFacts
  /** Whether the company has a non-empty value for an identifier. */
  hasValue: (id: string) => boolean
  existing: readonly ExistingSurvey[]
}

/** How many surveys are proposed at most: more at once would not be read. */
export const mostProposals = 8

const perTopic = 2
const perGroup = 2

/**
 * What every group that is asked brings: who was engaged, what they are interested in and think, and that they were
 * consulted about impacts (ESRS 2, SBM-2, paragraph 45 a and b; IRO-1, paragraph 53 b iii).
 */
const servedByAll = ['SBM-2_07', 'SBM-2_03', 'IRO-1_05']

/** Groups that depend on whoever might be criticised. */
const dependent: ReadonlySet<StakeholderGroup> = new Set<StakeholderGroup>(['Employees', 'Value chain workers'])

/** Consultation of those affected within the topical IRO-1 and E4-1. */
const consultations = new Set([
  'IRO-1_05',
  'E2.IRO-1_02',
  'E3.IRO-1_02',
  'E4.IRO-1_05',
  'E4.IRO-1_07',
  'E4.IRO-1_08',
  'E4-1_06',
  'E5.IRO-1_02',
])

/** Topics on which an industry affects people and nature most. */
const emphasis: Readonly<Record<NonNullable<CompanyFacts['industry']>, ReadonlySet<SurveyTopic>>> = {
  manufacturing: new Set<SurveyTopic>(['E1', 'E2', 'E5', 'S1', 'S2']),
  energy: new Set<SurveyTopic>(['E1', 'E2', 'E3', 'E4', 'S3']),
  technology: new Set<SurveyTopic>(['E5', 'S1', 'S2', 'S4']),
  finance: new Set<SurveyTopic>(['E1', 'S1', 'S4', 'G1']),
}

/**
 * Which surveys would bring evidence where a company has none, best first, at most `mostProposals`. A topic that is not
 * material is not proposed, nor one from which a survey was made. A survey is worth the datapoints without value that its
 * answers would serve: those about engagement weigh most (ESRS 2, SBM-2; S1-2, S2-2, S3-2, S4-2; consultations under IRO-1),
 * what may be left out for now weighs half, and what another proposal or survey serves already a quarter. The same facts
 * always give the same proposals.
 */
export function suggestSurveys({ catalogue, company, hasValue, existing }: SurveyGaps): SurveyProposal[] {
  const worth = worthOf(catalogue, company, hasValue)
  const used = new Set(existing.map(({ proposal }) => proposal))
  const served = new Set<string>()
  const asked = new Set(existing.map(({ group }) => group))
  const cells = allCells(catalogue)
  for (const { key, group, datapoints } of cells) {
    const isAsked =
      asked.has(group) || (group === 'Other' && inEveryLanguage('survey.others').some((name) => asked.has(name)))
    for (const { id, mark } of datapoints) if (used.has(key) || (isAsked && mark !== id)) served.add(mark)
  }
  const chosen: Cell[] = []
  let open = cells.filter(({ key, topic }) => !used.has(key) && (company.material?.has(topic) ?? true))
  while (chosen.length < mostProposals) {
    let best: { cell: Cell; value: number } | null = null
    for (const cell of open) {
      const value = gainOf(cell, worth, served, company)
      if (value > (best?.value ?? 0)) best = { cell, value }
    }
    if (!best) break
    const { cell } = best
    chosen.push(cell)
    for (const { mark } of cell.datapoints) served.add(mark)
    open = open.filter(
      (other) =>
        other !== cell &&
        chosen.filter(({ topic }) => topic === other.topic).length < perTopic &&
        chosen.filter(({ group }) => group === other.group).length < perGroup,
    )
  }
  return chosen.map((cell) => proposalOf(cell, worth, catalogue))
}

/**
 * What a proposal was about, for a survey that was made from it.
 * @returns `null` for a key that the bank does not hold
 */
export function proposalFor(
  key: string,
  catalogue: Catalogue,
): Pick<SurveyProposal, 'key' | 'topic' | 'reason' | 'datapoints'> | null {
  const cell = allCells(catalogue).find((one) => one.key === key)
  if (!cell) return null
  const datapoints = cell.datapoints.map(({ id }) => catalogue.get(id)!)
  return { key, topic: cell.topic, reason: cell.words.reason, datapoints }
}

interface Cell {
  key: string
  topic: SurveyTopic
  group: StakeholderGroup
  words: BankCell[Language]
  /**
   * What answers would serve in the catalogue's set. `mark` is the same where two surveys serve the same: asking one group
   * says nothing of the views of another, so what all serve is marked by group.
   */
  datapoints: { id: string; mark: string; weight: number }[]
}

function allCells(catalogue: Catalogue): Cell[] {
  return questionBank().flatMap(({ topic, cells }) =>
    Object.entries(cells).map(([name, cell]) => {
      const group = name as StakeholderGroup
      const own = cell.serves
        .flatMap((id) => inSetOf(catalogue, id).map((target) => ({ ...target, mark: target.id })))
        .sort((a, b) => b.weight - a.weight)
      const general = servedByAll.flatMap((id) =>
        inSetOf(catalogue, id).map((target) => ({ ...target, mark: `${target.id} ${group}` })),
      )
      const datapoints = [...own, ...general].filter(
        ({ id }, i, list) => list.findIndex((other) => other.id === id) === i,
      )
      const key = `${topic}-${group}`.toLowerCase().replaceAll(' ', '-')
      return { key, topic, group, words: cell[catalogue.language], datapoints }
    }),
  )
}

/** What a datapoint of ESRS Set 1 is in the catalogue's set; of one that asks for more, answers serve only a part. */
function inSetOf(catalogue: Catalogue, id: string): { id: string; weight: number }[] {
  const weight = weightOf(id)
  if (catalogue.set === 'esrs-2023') return [{ id, weight }]
  const inSet = linksFrom(id).filter(({ to }) => catalogue.get(to))
  return inSet.map(({ to, relation }) => ({ id: to, weight: relation === 'wider' ? weight / 2 : weight }))
}

/** How much the words of those affected say about a datapoint of ESRS Set 1. */
function weightOf(id: string): number {
  if (consultations.has(id) || /^(SBM-2|S\d-2)_/.test(id)) return 4
  return /^S\d(-[35]|\.SBM-3)_/.test(id) ? 2 : 1
}

/** What it is worth to learn something about each datapoint without value: 1 where it is due, half where that comes later. */
function worthOf(catalogue: Catalogue, company: CompanyFacts, hasValue: SurveyGaps['hasValue']): Map<string, number> {
  const worth = new Map<string, number>()
  for (const [id, { counts, reason }] of applicability(catalogue.datapoints, company, hasValue)) {
    if (hasValue(id)) continue
    if (counts) worth.set(id, 1)
    else if (reason.code === 'phase-in') worth.set(id, 0.5)
  }
  return worth
}

/** What asking is worth; 0 where it brings nothing that is missing and not served yet. */
function gainOf(
  { topic, datapoints }: Cell,
  worth: ReadonlyMap<string, number>,
  served: ReadonlySet<string>,
  { industry }: CompanyFacts,
): number {
  let value = 0
  let isFresh = false
  for (const { id, mark, weight } of datapoints) {
    const gain = weight * (worth.get(id) ?? 0)
    if (gain > 0 && !served.has(mark)) isFresh = true
    value += served.has(mark) ? gain / 4 : gain
  }
  if (!isFresh) return 0
  return industry && emphasis[industry].has(topic) ? value * 1.25 : value
}

function proposalOf({ key, topic, group, words, datapoints }: Cell, worth: ReadonlyMap<string, number>, c: Catalogue) {
  const missing = datapoints.filter(({ id }) => worth.has(id)).map(({ id }) => c.get(id)!)
  const { title, description, questions } = words
  const reason = `${words.reason} ${gapInWords(missing, c)}`
  const targetGroup = groupName(group, c.language)
  const anonymous = dependent.has(group)
  return { key, topic, group, targetGroup, title, description, questions, anonymous, reason, datapoints: missing }
}

const groupName = (group: StakeholderGroup, language: Language): string =>
  group === 'Other' ? say('survey.others', language) : group

function gapInWords(missing: readonly Datapoint[], { language }: Catalogue): string {
  const { id, dr } = missing[0]!
  return say('survey.gap', language, { count: missing.length, id, code: dr })
}
