import { applies, type Catalogue, type CompanyFacts, type Datapoint } from '../esrs/index.ts'
import { maxOf } from '../reading/min-max.ts'
import { type IndustryPack, matterOf, packOf } from './industry-packs.ts'
import { seenBy } from './industry-views.ts'
import {
  cellOf,
  type IndustryCell,
  type IroTemplate,
  type IroTopic,
  iroBank,
  type TimeHorizon,
  type ValueChainPlace,
} from './iro-bank.ts'
import { effectOf, type FinancialEffect } from './iro-effects.ts'
import {
  excerptsOf,
  type Hit,
  hasImproved,
  hitsOf,
  type IroExcerpt,
  type IroMetric,
  type IroValues,
  inSet,
  isDenied,
  telling,
} from './iro-evidence.ts'
import {
  type FinancialScore,
  financialScore,
  type ImpactScore,
  type IroPriority,
  impactScore,
  likelihoodOf,
  narrowerBy,
  priorityOf,
  rankOf,
  stepsMissed,
} from './iro-score.ts'
import { shortName, subTopicIn } from './iro-sets.ts'
import { metricsOf } from './iro-targets.ts'
import { type IroFacts, topicsLeftOut } from './iro-topics.ts'
import { evidenceInWords, industryInWords, packInWords, scoreInWords, sourceInWords } from './iro-words.ts'
import { say } from './say.ts'

/** An impact, risk or opportunity that the company's values, documents or industry give reason for, in the catalogue's language. */
export interface Iro {
  /** The same in every language and set. */
  key: string
  /** Control code of the topical standard, such as `E1`. */
  topic: IroTopic
  /** Code of the sub-topic in the catalogue's set; `null` where that set has none. */
  subTopic: string | null
  type: 'Impact' | 'Risk' | 'Opportunity'
  isPositive: boolean
  isPotential: boolean
  title: string
  description: string
  /** Name of the topic. */
  category: string
  priority: IroPriority
  valueChain: ValueChainPlace
  horizon: TimeHorizon
  /** A negative impact on human rights. */
  humanRights: boolean
  /** The topic, then the disclosure requirements that ask about it. */
  esrsTopics: string[]
  score: ImpactScore | FinancialScore | null
  /** How the score came about. */
  scoreReason: string
  metrics: IroMetric[]
  excerpts: IroExcerpt[]
  /** Sub-topic, place in the value chain, time horizon and kinds of consequence, in words. */
  tags: string[]
  /** Why it is proposed: what the company reports, and what the matrix says of its industry. */
  reason: string
  /** Datapoints of the catalogue's set: first those that give reason, then those that measure it. */
  datapoints: string[]
}

/** How many IROs are proposed at most. */
export const mostIros = 25

/** Characters of a tag; a longer name of a sub-topic is left out. */
const longestTag = 60

const perTopic = 5
/** Where the industry is known by its activity, its own entries go deeper. */
const perTopicOfPack = 8
/** Of those on a topic: what is favourable must not crowd out what is not (neutrality: ESRS 1, Appendix B). */
const favourablePerTopic = 3
const perSubTopic = 2
const perSubTopicOfPack = 6

/**
 * Impacts, risks and opportunities (ESRS 2, SBM-3; ESRS 1, chapter 3) that values, passages or the industry give reason for,
 * best first, at most `mostIros`. Actual impacts need a figure or an answer of the company, or an activity that causes them in
 * every company of its industry. Topics that a person or a document says are not material give none. The same facts always give the same
 * IROs, with the same keys in every language and set.
 */
export function suggestIros(facts: IroFacts): Iro[] {
  const { catalogue } = facts
  const { topics, requirements } = topicsLeftOut(facts)
  const notFound = new Set(
    facts.notMaterial.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject),
  )
  const found: Found[] = []
  const industry = packOf(facts.company)?.key ?? null
  for (const { topic, templates } of iroBank()) {
    if (topics.has(topic) || !catalogue.topic(topic)) continue
    for (const template of templates.map((one) => seenBy(industry, one))) {
      if (isLeftOut(template, catalogue, requirements)) continue
      if (!template.isPositive && isNotFound(template, catalogue, notFound)) continue
      const one = weigh(topic, template, facts)
      if (one) found.push(one)
    }
  }
  const keys = new Set(found.map(({ template }) => template.key))
  const distinct = found.filter(({ template }) => !template.without?.some((key) => keys.has(key)))
  // Of equals, what is favourable comes last (neutrality: ESRS 1, Appendix B).
  distinct.sort(
    (a, b) =>
      b.rank + bonus(b) - a.rank - bonus(a) || standing(a) - standing(b) || (a.template.key < b.template.key ? -1 : 1),
  )
  return chosen(distinct)
    .sort((a, b) => order[a.priority] - order[b.priority] || standing(a) - standing(b) || b.rank - a.rank)
    .map((one) => iroOf(one, facts))
}

interface Found {
  topic: IroTopic
  template: IroTemplate
  hits: Hit[]
  isRaised: boolean
  cell: IndustryCell | null
  byIndustry: boolean
  pack: IndustryPack | null
  share: number | null
  sized: Hit | null
  effect: FinancialEffect | null
  score: ImpactScore | FinancialScore
  rank: number
  priority: IroPriority
}

const order = { high: 0, medium: 1, low: 2 } as const

/** Negative impacts come first, then risks, then what is favourable. */
const standing = ({ template: { type, isPositive } }: Found): number =>
  type === 'Impact' && !isPositive ? 0 : type === 'Risk' ? 1 : 2

/**
 * What happened comes before what may happen, and what the company itself reports before what only its industry suggests. A risk
 * or an opportunity whose effect can be estimated stands on a figure of the company, as what happened does.
 */
function bonus({ hits, score, effect }: Found): number {
  if (hits.length === 0) return 0
  return score.likelihood === null || effect ? 2 : 1
}

/** Of the sorted ones the first, but not too many of a topic. */
function chosen(found: readonly Found[]): Found[] {
  const counts = new Map<string, number>()
  const taken: Found[] = []
  for (const one of found) {
    const topics = [
      [one.topic, one.pack ? perTopicOfPack : perTopic],
      ...(one.template.isPositive ? [[`${one.topic} favourable`, favourablePerTopic] as const] : []),
      [`${one.template.subTopic} ${one.template.type}`, one.pack ? perSubTopicOfPack : perSubTopic],
    ] as const
    if (taken.length === mostIros) break
    if (topics.some(([key, most]) => (counts.get(key) ?? 0) >= most)) continue
    for (const [key] of topics) counts.set(key, (counts.get(key) ?? 0) + 1)
    taken.push(one)
  }
  return taken
}

/** Whether documents leave out everything that the template rests on. */
function isLeftOut({ when, metrics }: IroTemplate, catalogue: Catalogue, requirements: ReadonlySet<string>): boolean {
  if (requirements.size === 0) return false
  const asked = [...when.map(({ datapoint }) => datapoint), ...metrics].flatMap((id) => inSet(catalogue, id))
  return (
    asked.length > 0 && asked.every(({ datapoint }) => requirements.has(datapoint.dr) || requirements.has(datapoint.id))
  )
}

/** Whether documents say that a figure, which would give reason for the template, is not material. */
const isNotFound = ({ when }: IroTemplate, catalogue: Catalogue, notFound: ReadonlySet<string>): boolean =>
  when.some(({ datapoint: id }) => inSet(catalogue, id).some(({ datapoint }) => notFound.has(datapoint.id)))

function weigh(topic: IroTopic, template: IroTemplate, { catalogue, company, values }: IroFacts): Found | null {
  if (!template.isPositive && template.when.some((condition) => isDenied(condition, catalogue, values))) return null
  const fulfilled = template.when.map((condition) => ({ condition, hits: hitsOf(condition, catalogue, values) }))
  const isRaised = fulfilled.some(
    ({ condition, hits }) =>
      condition.raises && hits.some((hit) => template.isPositive || !hasImproved(condition, hit)),
  )
  const all = fulfilled.flatMap(({ hits }) => hits)
  const hits = telling(all.filter(({ datapoint }, i) => all.findIndex((other) => other.datapoint === datapoint) === i))
  const pack = packOf(company)
  const cell = pack ? matterOf(pack, template.subTopic) : cellOf(template.subTopic, company.industry)
  const byIndustry = pack
    ? pack.uses.has(template.key)
    : cell !== null && company.industry !== null && template.industries.includes(company.industry)
  if (hits.length === 0 && !byIndustry) return null
  const likelihood = template.isPotential ? likelihoodOf(cell?.level ?? null, isRaised) : null
  const sized = sizeOf(template, catalogue, values)
  const share = shareOf(template, catalogue, company, values)
  const effect = effectOf(template.effect, catalogue, company, values)
  const score =
    'magnitude' in template.score
      ? financialScore(
          template.score,
          share,
          likelihood!,
          sized ? stepsMissed(sized.value.number!, template.size!.steps) : 0,
          effect,
        )
      : impactScore(
          template.score,
          narrowerBy(sized?.value.number ?? null, template.size?.steps ?? [], company.size),
          likelihood,
        )
  const rank = rankOf(score, template.humanRights)
  const priority = priorityOf(rank)
  return { topic, template, hits, isRaised, cell, byIndustry, pack, share, sized, effect, score, rank, priority }
}

/** Whether a figure is in the unit of its datapoint: only then can it be set against steps or net revenue. */
const inOwnUnit = ({ datapoint, value }: Hit): boolean => value.unit === null || value.unit === datapoint.unit

/** The figure that says how widespread an impact is; `null` where the company states none. */
function sizeOf({ size }: IroTemplate, catalogue: Catalogue, values: IroValues): Hit | null {
  for (const id of size?.datapoints ?? [])
    for (const { datapoint, isSame } of inSet(catalogue, id)) {
      const value = isSame ? values.get(datapoint.id) : undefined
      if (value && value.number !== null && inOwnUnit({ datapoint, value })) return { datapoint, value }
    }
  return null
}

/** The largest share of net revenue or assets that the company states for the effect, in percent. */
function shareOf({ amounts = [] }: IroTemplate, catalogue: Catalogue, { netRevenue }: CompanyFacts, values: IroValues) {
  const shares = amounts.flatMap((id) =>
    inSet(catalogue, id).flatMap(({ datapoint, isSame }) => {
      const value = isSame ? values.get(datapoint.id) : undefined
      const number = value?.number ?? 0
      if (!value || number <= 0 || !inOwnUnit({ datapoint, value })) return []
      if (datapoint.type === 'percent') return [number]
      return netRevenue && netRevenue > 0 ? [(100 * number) / netRevenue] : []
    }),
  )
  return shares.length > 0 ? maxOf(shares) : null
}

/** Whether the magnitude is less than that of the template because of a figure of the company. */
const isLowered = (
  { score: usual }: IroTemplate,
  score: Iro['score'],
  share: number | null,
  sized: Hit | null,
): boolean =>
  sized !== null && share === null && score !== null && 'magnitude' in usual && 'magnitude' in score
    ? usual.magnitude !== score.magnitude
    : false

/** Whether a figure is one of activities in sectors that the company is not in, such as the energy intensity of E1-5. */
function isOfOtherSectors(datapoint: Datapoint, company: CompanyFacts): boolean {
  const { counts, reason } = applies(datapoint, company)
  if (counts || reason.code !== 'condition' || reason.condition.kind !== 'high-climate-impact') return false
  return /sector|sektor/i.test(datapoint.name)
}

function iroOf(
  { topic, template, hits, isRaised, cell, byIndustry, pack, share, sized, effect, score, priority }: Found,
  { catalogue, company, values }: IroFacts,
): Iro {
  const { language } = catalogue
  const { industry } = company
  const { key, type, isPositive, isPotential, valueChain, horizon, humanRights = false } = template
  const { title, description, score: reason } = template[language]
  const metrics = template.metrics.filter((id) =>
    inSet(catalogue, id).every(({ datapoint }) => !isOfOtherSectors(datapoint, company)),
  )
  const measured = metrics.flatMap((id) => inSet(catalogue, id).map(({ datapoint }) => datapoint))
  const datapoints = [...new Set([...hits.map(({ datapoint }) => datapoint), ...measured])].slice(0, 6)
  const subTopic = subTopicIn(catalogue, template.subTopic)
  const name = subTopic && shortName(subTopic.name)
  return {
    key,
    topic,
    subTopic: subTopic?.code ?? null,
    type,
    isPositive,
    isPotential,
    title,
    description,
    category: catalogue.topic(topic)!.name,
    priority,
    valueChain,
    horizon,
    humanRights,
    esrsTopics: [topic, ...new Set(datapoints.map(({ dr }) => dr))].slice(0, 4),
    score,
    scoreReason: scoreInWords(
      reason,
      score,
      {
        level: cell?.level ?? null,
        isRaised,
        share,
        sized,
        effect,
        humanRights,
        isLowered: isLowered(template, score, share, sized),
      },
      language,
    ),
    metrics: metricsOf(metrics, catalogue, values),
    excerpts: excerptsOf(hits),
    tags: [
      ...(name && name.length <= longestTag ? [name] : []),
      say(`place.${valueChain}`, language),
      say(`horizon.${horizon}`, language),
      ...template.tags.map((tag) => say(`tag.${tag}`, language)),
    ],
    reason: [
      evidenceInWords(hits, language),
      // What the matrix says is a reason only for what it suggests: beside anything else it would speak of something else.
      byIndustry ? (pack ? packInWords(pack, cell, language) : industryInWords(cell, industry, language)) : '',
      sourceInWords(catalogue, { subTopic, measured }),
    ]
      .filter(Boolean)
      .join(' '),
    datapoints: datapoints.map(({ id }) => id),
  }
}
