import type { Language } from '../esrs/index.ts'
import type { Industry, IndustryCell, IroTag, TimeHorizon, TopicLevel, ValueChainPlace } from './iro-bank.ts'
import { effectInWords, type FinancialEffect } from './iro-effects.ts'
import { type Hit, inWords } from './iro-evidence.ts'
import type { FinancialScore, ImpactScore } from './iro-score.ts'

type InBoth<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export const placeNames: InBoth<ValueChainPlace> = {
  en: {
    upstream: 'Upstream',
    'own-operations': 'Own operations',
    downstream: 'Downstream',
    'upstream-and-downstream': 'Upstream and downstream',
  },
  de: {
    upstream: 'Vorgelagert',
    'own-operations': 'Eigene Geschäftstätigkeit',
    downstream: 'Nachgelagert',
    'upstream-and-downstream': 'Vor- und nachgelagert',
  },
}

export const horizonNames: InBoth<TimeHorizon> = {
  en: { short: 'Short term', medium: 'Medium term', long: 'Long term' },
  de: { short: 'Kurzfristig', medium: 'Mittelfristig', long: 'Langfristig' },
}

export const tagNames: InBoth<IroTag> = {
  en: {
    regulation: 'Regulation',
    market: 'Market',
    reputation: 'Reputation',
    technology: 'Technology',
    physical: 'Physical hazards',
    costs: 'Costs',
    liability: 'Liability',
    supply: 'Security of supply',
    'human-rights': 'Human rights',
    financing: 'Financing',
    talent: 'Skilled labour',
  },
  de: {
    regulation: 'Regulierung',
    market: 'Markt',
    reputation: 'Ansehen',
    technology: 'Technik',
    physical: 'Physische Gefahren',
    costs: 'Kosten',
    liability: 'Haftung',
    supply: 'Versorgungssicherheit',
    'human-rights': 'Menschenrechte',
    financing: 'Finanzierung',
    talent: 'Fachkräfte',
  },
}

export const industryNames: InBoth<Industry> = {
  en: { technology: 'Technology', manufacturing: 'Manufacturing', energy: 'Energy', finance: 'Finance' },
  de: { technology: 'Technologie', manufacturing: 'Verarbeitendes Gewerbe', energy: 'Energie', finance: 'Finanzwesen' },
}

export const levelNames: InBoth<TopicLevel> = {
  en: { likely: 'probably material', possible: 'possibly material', unlikely: 'rarely material' },
  de: { likely: 'wahrscheinlich wesentlich', possible: 'möglicherweise wesentlich', unlikely: 'selten wesentlich' },
}

/** What the company has that gives reason, in one sentence; empty without any. */
export function evidenceInWords(hits: readonly Hit[], language: Language): string {
  const parts = hits.slice(0, 2).map((hit) => hitInWords(hit, language))
  if (parts.length === 0) return ''
  // An answer or a figure ends in itself: “yes and a passage” would run on.
  const runsOn = parts.length > 1 && (hits[0]!.value.number !== null || ['yes', 'no'].includes(hits[0]!.value.value))
  const and = runsOn ? '; ' : { en: ' and ', de: ' und ' }[language]
  return { en: `Based on ${parts.join(and)}.`, de: `Grundlage: ${parts.join(and)}.` }[language]
}

/** What the matrix says of the company's industry, in one sentence; empty without an industry. */
export function industryInWords(cell: IndustryCell | null, industry: Industry | null, language: Language): string {
  if (!cell || !industry) return ''
  const name = industryNames[language][industry]
  return { en: `Industry ${name}: ${cell.en}`, de: `Branche ${name}: ${cell.de}` }[language]
}

function hitInWords(
  { datapoint: { id, name }, value: { value, number, unit, year } }: Hit,
  language: Language,
): string {
  const named = { en: `“${name}” (${id})`, de: `„${name}“ (${id})` }[language]
  const inYear = year === null ? '' : { en: ` in ${year}`, de: ` im Jahr ${year}` }[language]
  if (number !== null) return `${named}: ${inWords(number, unit, language)}${inYear}`
  if (value === 'yes' || value === 'no') return `${named}: ${answers[language][value]}`
  return { en: `a passage on ${named}`, de: `eine Textstelle zu ${named}` }[language]
}

const answers: InBoth<'yes' | 'no'> = { en: { yes: 'yes', no: 'no' }, de: { yes: 'ja', no: 'nein' } }

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
  if (sized && 'scope' in score) sentences.push(scopeInWords(score.scope, sized, language))
  if (isLowered) sentences.push(loweredInWords(sized!, language))
  if (share !== null) sentences.push(shareInWords(share, language))
  if ('magnitude' in score) sentences.push(effectInWords(effect, language))
  if (score.likelihood !== null) {
    const from = level
      ? {
          en: `the sub-topic is ${levelNames.en[level]} in the industry`,
          de: `Das Unterthema ist in der Branche ${levelNames.de[level]}`,
        }
      : { en: 'the industry is not known', de: 'Die Branche ist nicht bekannt' }
    const and = isRaised
      ? {
          en: ', and what the company reports makes the outcome more probable',
          de: '; die Angaben des Unternehmens machen den Eintritt wahrscheinlicher',
        }
      : null
    sentences.push(
      {
        en: `Estimated likelihood ${score.likelihood}\u00a0%: ${from.en}${and?.en ?? ''}.`,
        de: `Geschätzte Wahrscheinlichkeit ${score.likelihood}\u00a0%: ${from.de}${and?.de ?? ''}.`,
      }[language],
    )
    if (humanRights)
      sentences.push(
        {
          en: 'Human rights are concerned, so severity takes precedence over likelihood.',
          de: 'Menschenrechte sind betroffen; der Schweregrad hat daher Vorrang vor der Wahrscheinlichkeit.',
        }[language],
      )
  }
  return sentences.join(' ')
}

const scopeInWords = (scope: number, { value: { number, unit } }: Hit, language: Language): string =>
  ({
    en: `The reported figure of ${inWords(number!, unit, 'en')} gives a scope of ${scope} out of 10.`,
    de: `Der berichtete Wert von ${inWords(number!, unit, 'de')} ergibt für den Umfang ${scope} von 10 Punkten.`,
  })[language]

const loweredInWords = ({ value: { number, unit } }: Hit, language: Language): string =>
  ({
    en: `The reported figure of ${inWords(number!, unit, 'en')} lowers the magnitude.`,
    de: `Der berichtete Wert von ${inWords(number!, unit, 'de')} mindert die Größenordnung.`,
  })[language]

const shareInWords = (share: number, language: Language): string =>
  ({
    en: `Magnitude from the company’s own figures: ${inWords(share, '%', 'en')} of net revenue or assets.`,
    de: `Größenordnung nach eigenen Zahlen des Unternehmens: ${inWords(share, '%', 'de')} der Nettoumsatzerlöse oder Vermögenswerte.`,
  })[language]
