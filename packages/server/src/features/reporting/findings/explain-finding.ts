import type { Language } from '@esrs/contract'
import type { Check } from '@esrs/engine'
import { say } from '../messages.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { unitInWords } from '../unit-in-words.ts'
import { checksFor, isOfOtherYear } from './compare-findings.ts'

const plural = (count: number) => (count === 1 ? 'one' : 'other')
const explainedChecks = ['total', 'range', 'agreement'] as const satisfies Check['check'][]
/** What makes an answer of a language model less sure, where nothing else says it. */
const explainedDoubts = ['part', 'people', 'basis', 'unit', 'sum', 'shared', 'analysis', 'another', 'values'] as const
const explainedGaps = ['year', 'unit', 'boundary', 'value', 'responsible', 'target_year'] as const

/** Explanation of a finding in whole sentences: why it is the answer, and what speaks against it. */
export function explainFinding(
  finding: SourcedFinding,
  others: { agreeing: number; conflicting: number },
  reportingYear: number,
  language: Language,
): string {
  const { page, place, filename, reason, conversion, year } = finding
  const kind = place.sheet !== null ? 'sheet' : place.paragraph !== null ? 'text' : 'page'
  const where = {
    matched: asWritten(reason.matched, finding.excerpt),
    page: String(page),
    sheet: place.sheet ?? '',
    file: filename,
  }
  const checks = checksFor(finding, reportingYear)
  const sentences = [say(`why.${reason.source}.${kind}`, where)]
  if (reason.model) sentences.push(say('why.byModel', { model: reason.model }))
  if (reason.pointed) sentences.push(say('why.pointed'))
  if (conversion)
    sentences.push((reader) => say('why.converted', { conversion: conversionInLanguage(conversion, reader) })(reader))
  if (isOfOtherYear(finding, reportingYear))
    sentences.push(say('why.otherYear', { year: String(year), reportingYear: String(reportingYear) }))
  for (const gap of explainedGaps) if (reason.missing.includes(gap)) sentences.push(say(`why.missing.${gap}`))
  for (const doubt of explainedDoubts) if (reason.doubts?.includes(doubt)) sentences.push(say(`why.doubts.${doubt}`))
  if (reason.unsaid?.length) sentences.push(say('why.unsaid', { words: reason.unsaid.join(', ') }))
  if (reason.taught) sentences.push(say(`why.taught.${reason.taught}`))
  for (const name of explainedChecks)
    if (checks.some(({ check, passed }) => check === name && !passed)) sentences.push(say(`why.failed.${name}`))
  for (const side of ['agreeing', 'conflicting'] as const)
    if (others[side] > 0) sentences.push(say(`why.${side}.${plural(others[side])}`, { count: others[side] }))
  return sentences.map((sentence) => sentence(language)).join(' ')
}

/** A number of the engine's own line of conversion, and no digit of a unit such as `m3` or `CO2`. */
const figure = /(?<![\p{L}\d.,])\d[\d,]*(?:\.\d+)?(?![\p{L}\d])/gu

/** A conversion with its numbers as a language writes them, and its last unit as people do. */
export function conversionInLanguage(conversion: string, language: Language): string {
  const numbers =
    language === 'de'
      ? conversion.replace(figure, (text) => text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')))
      : conversion
  return numbers.replace(/(?<=\d )\S+$/, unitInWords)
}

/**
 * A number as a spreadsheet holds it: a point and no marks between thousands. Left alone is what may be something else: three
 * digits behind the mark may be thousands, four alone a year.
 */
const ofCell = /^-?(?!\d{1,3}\.\d{3}(?!\d)|(?:19|20)\d{2}$)\d+(?:\.\d+)?(?![\d.,])/

/**
 * The text of a cell of a spreadsheet, with its figure as a language writes it. A cell that holds a number has no notation of
 * its own, and often more digits than it shows; every other document is quoted.
 */
export function cellInLanguage(written: string, language: Language): string {
  return written.replace(ofCell, (text) => cellFigures[language].format(Number(text)).replace('-', '−'))
}

const rounded = { maximumFractionDigits: 2, maximumSignificantDigits: 4, roundingPriority: 'morePrecision' } as const
const cellFigures: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', rounded),
  de: new Intl.NumberFormat('de-DE', rounded),
}

/** Words of a document, which are matched in lower case, as the document writes them; as they are where it does not hold them. */
export function asWritten(matched: string, excerpt: string): string {
  const words = matched.split(/\s+/).filter(Boolean)
  if (words.length === 0) return matched
  const patterns = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('-', '\\p{Pd}'))
  const whole = new RegExp(patterns.join('\\s*'), 'iu').exec(excerpt)?.[0]
  if (whole) return whole.replace(/\s+/g, ' ')
  // Marks of footnotes belong to no word.
  const parted = patterns.map((pattern) => `(${pattern})`).join('(?:[\\d*†‡]{1,2}(?:,\\d{1,2})*)?\\s*')
  return new RegExp(parted, 'iu').exec(excerpt)?.slice(1).join(' ') ?? matched
}

/** The kind of source of a finding, in words. */
export const reasonOf = ({ reason, excerpt }: SourcedFinding, language: Language): string =>
  say(`reason.${reason.source}`, { matched: asWritten(reason.matched, excerpt) })(language)
