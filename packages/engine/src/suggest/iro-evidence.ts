import type { Place } from '../analysis/finding.ts'
import { type Catalogue, type Datapoint, type Language, linksFrom } from '../esrs/index.ts'
import type { IroCondition } from './iro-bank.ts'

/** Verbatim words of a document. */
export interface IroExcerpt {
  documentId: string
  filename: string
  page: number
  text: string
  /** Where on the page, where that is known. */
  place?: Place | undefined
  /** Name of the datapoint that they are about: a row of a table does not say it by itself. */
  about?: string | undefined
}

/** What a company has for a datapoint of its set. */
export interface IroValue {
  /** Canonical text: plain digits with a point for numbers, `yes`/`no`, or a passage. */
  value: string
  number: number | null
  unit: string | null
  year: number | null
  /** The same figure of an earlier year. */
  prior?: { number: number; year: number } | null
  /** The same figure of all earlier years that documents name. */
  earlier?: readonly { number: number; year: number }[]
  /** The figure aimed at, in the same unit, and its base where it is known. */
  target?: { number: number; year: number | null; base?: { number: number; year: number } | null } | null
  evidence: readonly (Omit<IroExcerpt, 'text' | 'about'> & { excerpt: string })[]
}

export type IroValues = ReadonlyMap<string, IroValue>

/** A value that gives reason for something. */
export interface Hit {
  datapoint: Datapoint
  value: IroValue
}

/** A figure that shows where the company stands, and how far it is on the way to its target. */
export interface IroMetric {
  datapoint: string
  label: string
  current: string
  target: string | null
  /** Percent, 0 to 100. */
  progress: number | null
  unit: string | null
  year: number | null
}

/** What a datapoint of ESRS Set 1 is in the catalogue's set; `isSame` where its value means the same. */
export function inSet(catalogue: Catalogue, id: string): { datapoint: Datapoint; isSame: boolean }[] {
  const own = catalogue.set === 'esrs-2023' ? catalogue.get(id) : undefined
  if (own) return [{ datapoint: own, isSame: true }]
  return linksFrom(id).flatMap(({ to, relation }) => {
    const datapoint = catalogue.get(to)
    return datapoint ? [{ datapoint, isSame: relation === 'same' }] : []
  })
}

const denial =
  /\bno (?:\p{L}+ ){0,2}(?:material|significant) (?:\p{L}+ ){0,3}(?:risk|impact|effect)|\bnot (?:\p{L}+ ){0,2}material\b|nicht (?:als )?wesentlich|\bkeine[nr]? (?:\p{L}+ ){0,2}wesentlichen? (?:\p{L}+ ){0,3}(?:Risik|Auswirkung|Effekt)/iu

/** Whether a passage of the company says that nothing material is there of what a condition looks for. */
export function isDenied(condition: IroCondition, catalogue: Catalogue, values: IroValues): boolean {
  const { above, below, answer } = condition
  if (above !== undefined || below !== undefined || answer !== undefined) return false
  return hitsOf(condition, catalogue, values).some(({ value }) => value.number === null && denial.test(value.value))
}

/**
 * Whether a value is of the kind that its datapoint asks for: a percentage is neither a number nor a rate of something else,
 * whatever a table calls it.
 */
export const isOfKind = ({ unit: own }: Datapoint, { number, unit }: IroValue): boolean =>
  number === null || unit === null || own === null || (unit === '%') === (own === '%')

const isPassage = ({ number, value }: IroValue): boolean => number === null && value !== 'yes' && value !== 'no'

const assessment = /materiality (?:assessment|analysis|matrix)|Wesentlichkeits(?:analyse|bewertung|prüfung|matrix)/iu

/** Words on how topics were assessed say nothing of what the company does, wherever they are not asked for. */
const isOnAssessment = ({ dr }: Datapoint, text: string): boolean => !/IRO|SBM/.test(dr) && assessment.test(text)

/** The values that fulfil a condition; a figure or an answer only where the set asks for the same. */
export function hitsOf(condition: IroCondition, catalogue: Catalogue, values: IroValues): Hit[] {
  const pattern = condition.says === undefined ? null : new RegExp(condition.says, 'iu')
  return inSet(catalogue, condition.datapoint).flatMap(({ datapoint, isSame }) => {
    const value = values.get(datapoint.id)
    if (!value || !isOfKind(datapoint, value) || !fulfils(condition, value, isSame)) return []
    const says = (text: string) =>
      (pattern?.test(text) ?? true) && !(isPassage(value) && isOnAssessment(datapoint, text))
    if (value.evidence.length === 0) return says(value.value) ? [{ datapoint, value }] : []
    const evidence = value.evidence.filter(({ excerpt }) => says(excerpt))
    return evidence.length > 0 || says(value.value) ? [{ datapoint, value: { ...value, evidence } }] : []
  })
}

function fulfils({ above, below, answer, says }: IroCondition, { value, number }: IroValue, isSame: boolean): boolean {
  if (!value.trim()) return false
  if (above !== undefined || below !== undefined)
    return (
      isSame && number !== null && (above === undefined || number > above) && (below === undefined || number < below)
    )
  if (answer !== undefined) return isSame && value === answer
  return says !== undefined || isSame || number === null
}

const bullet = /(?:^|\s)[◼◾■▪●•·‣▸►]\s+|(?:^|\n)\s*[–-]\s+/u

/** A list of names, as of policies: it says that there is something of that name, and not a word of it. */
export function isListOfNames(text: string): boolean {
  const names = text.trim().split(bullet).slice(1)
  return names.length > 3 && names.every((name) => name.split(/\s+/u).length < 7 && !/[.;!?]\s*$/u.test(name.trim()))
}

/** Of values that give reason those whose words say something; with lists of names only, these. */
export function telling(hits: readonly Hit[]): Hit[] {
  const left = hits.flatMap((hit) => {
    const evidence = hit.value.evidence.filter(({ excerpt }) => !isListOfNames(excerpt))
    if (evidence.length === hit.value.evidence.length) return isListOfNames(hit.value.value) ? [] : [hit]
    return evidence.length > 0 || !isPassage(hit.value) ? [{ ...hit, value: { ...hit.value, evidence } }] : []
  })
  return left.length > 0 ? left : [...hits]
}

/** Whether a figure that stands for something bad is better than in the year before: then it is no sign of worse to come. */
export function hasImproved({ above, below }: IroCondition, { value: { number, year, prior } }: Hit): boolean {
  if (number === null || year === null || !prior || prior.year !== year - 1) return false
  return (above !== undefined && number < prior.number) || (below !== undefined && number > prior.number)
}

/** The words of documents that a value rests on. */
export const quotesOf = ({ datapoint: { name: about }, value }: Hit): IroExcerpt[] =>
  value.evidence.map(({ excerpt: text, ...where }) => ({ ...where, text, about }))

/** The first of several quotes, none that another one on its page says as well. */
export function distinct(quotes: readonly IroExcerpt[], most: number): IroExcerpt[] {
  const chosen: IroExcerpt[] = []
  for (const quote of quotes) {
    const isSaid = ({ documentId, page, text }: IroExcerpt) =>
      documentId === quote.documentId && page === quote.page && (text.includes(quote.text) || quote.text.includes(text))
    if (chosen.length < most && quote.text.trim() && !chosen.some(isSaid)) chosen.push(quote)
  }
  return chosen
}

/** Words that begin in the middle, or speak of something that was named before them. */
const pointsBack = /^\s*(?:["“”„»]\s|\p{Ll}|(?:This|These|Those|It|They|Dies(?:e[mnrs]?)?|Solche[mnrs]?)\s)/u

/** Up to three passages, none twice; such as point back only where no other is there. Rows of figures need no beginning. */
export function excerptsOf(hits: readonly Hit[]): IroExcerpt[] {
  const quotes = hits.flatMap((hit) =>
    quotesOf(hit).map((quote) => ({ quote, isWhole: hit.value.number !== null || !pointsBack.test(quote.text) })),
  )
  const whole = quotes.filter(({ isWhole }) => isWhole)
  const shown = whole.length > 0 ? whole : quotes
  return distinct(
    shown.map(({ quote }) => quote),
    3,
  )
}

/**
 * How much of the way from the start to the target is done, in whole percent from 0 to 100. The start is the base of the
 * target, else the figure of an earlier year; for a target above the current figure without either it is nought.
 * `null` where there is no target, or a reduction without a start.
 */
export function progressOf({ number, year, target, prior }: IroValue): number | null {
  if (number === null || !target || (target.year !== null && year !== null && target.year <= year)) return null
  const aim = target.number
  const start = target.base ?? (prior && (year === null || prior.year < year) ? prior : null)
  const from = start?.number ?? (aim > number && number >= 0 ? 0 : null)
  if (from === null) return null
  if (from === aim) return number === aim ? 100 : null
  return Math.round(100 * Math.min(1, Math.max(0, (number - from) / (aim - from))))
}

const shownUnits: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { tCO2e: 't CO₂e', m3: 'm³', count: '', ratio: '', 'per million hours': 'per million hours' },
  de: { tCO2e: 't CO₂e', m3: 'm³', count: '', ratio: '', days: 'Tage', 'per million hours': 'je 1 Mio. Stunden' },
}
/** What is per a million of revenue, as documents write it: `MWh/€ revenue million`, `m³/EUR million`. */
const perMillion = (unit: string, language: Language): string =>
  unit.replace(/(?:EUR|€) (?:revenue )?million|million (?:EUR|€)|€m\b/i, language === 'de' ? 'Mio. EUR' : 'EUR million')

const formats = new Map<Language, Intl.NumberFormat>()

/** A figure as people write it in a language, with its unit after a space that does not break. */
export function inWords(number: number, unit: string | null, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 2 })
    formats.set(language, format)
  }
  const shown = unit === null ? '' : (shownUnits[language][unit] ?? perMillion(unit, language))
  const digits = format.format(number)
  return shown ? `${digits}\u00a0${shown}` : digits
}
