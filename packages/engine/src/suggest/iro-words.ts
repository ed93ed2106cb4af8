import type { Catalogue, Datapoint, Language, Topic } from '../esrs/index.ts'
import type { IndustryPack } from './industry-packs.ts'
import type { Industry, IndustryCell, TopicLevel } from './iro-bank.ts'
import { effectInWords, type FinancialEffect } from './iro-effects.ts'
import { type Hit, inWords } from './iro-evidence.ts'
import type { FinancialScore, ImpactScore } from './iro-score.ts'
import { say } from './say.ts'

/** What the company has that gives reason, in one sentence; empty without any. */
export function evidenceInWords(hits: readonly Hit[], language: Language): string {
  const parts = hits.slice(0, 2).map((hit) => hitInWords(hit, language))
  if (parts.length === 0) return ''
  // An answer or a figure ends in itself: “yes and a passage” would run on.
  const runsOn = parts.length > 1 && (hits[0]!.value.number !== null || ['yes', 'no'].includes(hits[0]!.value.value))
  const [part = '', other] = parts
  if (other === undefined) return say('iro.evidence.one', language, { part })
  return say(runsOn ? 'iro.evidence.apart' : 'iro.evidence.both', language, { part, other })
}

/** What the matrix says of the company's industry, in one sentence; empty without an industry. */
export function industryInWords(cell: IndustryCell | null, industry: Industry | null, language: Language): string {
  if (!cell || !industry) return ''
  return say('iro.industry', language, { name: say(`industry.${industry}`, language), reason: cell[language] })
}

/** What an industry of NACE says of a sub-topic, with the acts and guidelines that it rests on. */
export function packInWords(
  { name, source }: Pick<IndustryPack, 'name' | 'source'>,
  cell: IndustryCell | null,
  language: Language,
): string {
  return say('iro.pack', language, {
    name: name[language],
    reason: cell?.[language] ?? '',
    source: source[language],
  })
}

/** Where the standard asks about it: the sub-topic of its list, and the paragraphs of what measures it. */
export function sourceInWords(
  { set, language }: Pick<Catalogue, 'set' | 'language'>,
  { subTopic, measured }: { subTopic: Pick<Topic, 'code'> | null; measured: readonly Datapoint[] },
): string {
  const list = say(set === 'esrs-2026' ? 'iro.listRevised' : 'iro.list', language)
  const listed = subTopic ? [`${list} (${subTopic.code})`] : []
  const asked = measured.slice(0, 2).map(({ dr, paragraph }) => say('iro.paragraph', language, { dr, paragraph }))
  const all = [...listed, ...new Set(asked)]
  return all.length === 0 ? '' : say('iro.source', language, { all: all.join('; ') })
}

function hitInWords(
  { datapoint: { id, name }, value: { value, number, unit, year } }: Hit,
  language: Language,
): string {
  const named = say('iro.named', language, { name, id })
  if (number !== null) {
    const figure = inWords(number, unit, language)
    if (year === null) return say('iro.figure', language, { named, figure })
    return say('iro.figureOfYear', language, { named, figure, year })
  }
  if (value === 'yes' || value === 'no')
    return say('iro.figure', language, { named, figure: say(`iro.answer.${value}`, language) })
  return say('iro.passage', language, { named })
}

/** How a likelihood or a share came into the score, after the reason of the template. */
export function scoreInWords(
  reason: string,
  score: ImpactScore | FinancialScore,
  {
    level,
    isRaised,
    share,
    sized,
    effect,
    humanRights,
    isLowered,
  }: {
    level: TopicLevel | null
    isRaised: boolean
    share: number | null
    sized: Hit | null
    effect: FinancialEffect | null
    humanRights: boolean
    isLowered: boolean
  },
  language: Language,
): string {
  const sentences = [reason]
  if (sized && 'scope' in score)
    sentences.push(say('iro.scope', language, { figure: figureOf(sized, language), scope: score.scope }))
  if (isLowered) sentences.push(say('iro.lowered', language, { figure: figureOf(sized!, language) }))
  if (share !== null) sentences.push(say('iro.share', language, { share: inWords(share, '%', language) }))
  if ('magnitude' in score) sentences.push(effectInWords(effect, language))
  if (score.likelihood !== null) {
    const from = level
      ? say('iro.likelihood.level', language, { level: say(`level.${level}`, language) })
      : say('iro.likelihood.unknown', language)
    const raised = isRaised ? say('iro.likelihood.raised', language) : ''
    sentences.push(say('iro.likelihood', language, { likelihood: score.likelihood, from, raised }))
    if (humanRights) sentences.push(say('iro.humanRights', language))
  }
  return sentences.join(' ')
}

const figureOf = ({ value: { number, unit } }: Hit, language: Language): string => inWords(number!, unit, language)
