import type { Candidate, Hint } from './finding.ts'

/** Languages in which reasons are told. */
export type ReasonLanguage = 'en' | 'de'

type Words = Record<ReasonLanguage, string>

const ASIDE: Record<NonNullable<Candidate['reason']['aside']>, Words> = {
  part: {
    en: 'Only for a part of the whole: {value}, {place}.',
    de: 'Nur für einen Teil des Ganzen: {value}, {place}.',
  },
  weak: {
    en: 'Something similar, but its words do not settle what it is: {value}, {place}.',
    de: 'Etwas Ähnliches, doch die Worte klären nicht, was es ist: {value}, {place}.',
  },
  rival: {
    en: 'Another statement is better supported than {value}, {place}.',
    de: 'Eine andere Angabe ist besser belegt als {value}, {place}.',
  },
  earlier: { en: 'Only for an earlier year: {value}, {place}.', de: 'Nur für ein früheres Jahr: {value}, {place}.' },
}

const HINTS: Record<Hint['code'], Words> = {
  scopes_together: {
    en: 'Scope 1 and 2 are only given together, {place}.',
    de: 'Scope 1 und 2 sind nur zusammen angegeben, {place}.',
  },
  method_missing: {
    en: 'Scope 2 is given without saying whether it is location-based or market-based, {place}.',
    de: 'Scope 2 ist angegeben, aber nicht, ob standort- oder marktbezogen, {place}.',
  },
  lost_time: {
    en: 'Only the rate of accidents with lost time is given, not that of all recordable accidents, {place}.',
    de: 'Nur die Quote der Unfälle mit Ausfallzeit ist angegeben, nicht die aller meldepflichtigen Unfälle, {place}.',
  },
  adjusted: {
    en: 'Only the adjusted pay gap is given; the standard asks for the unadjusted one, {place}.',
    de: 'Nur das bereinigte Verdienstgefälle ist angegeben; der Standard fragt nach dem unbereinigten, {place}.',
  },
  full_time_equivalents: {
    en: 'Employees are only given in full-time equivalents, not by head count, {place}.',
    de: 'Die Zahl der Arbeitnehmer ist nur in Vollzeitäquivalenten angegeben, nicht nach Köpfen, {place}.',
  },
  other_base: {
    en: 'An intensity is given, but not per net revenue, {place}.',
    de: 'Eine Intensität ist angegeben, aber nicht je Nettoumsatz, {place}.',
  },
}

/** Where something stands, as far as words need it. */
interface Whereabouts {
  /** `null` where the format has no pages. */
  page: number | null
  sheet: string | null
}

/** What has to be known of a document to say why a datapoint has no value in it; an `Analysis` has it. */
export interface Considered {
  hints?: readonly (Pick<Hint, 'datapoint' | 'code'> & { place: Whereabouts })[]
  /** Candidates that are not shown, best first. */
  others: readonly (Pick<Candidate, 'datapoint' | 'dimension' | 'reason'> & {
    value: Pick<Candidate['value'], 'written'>
    place: Whereabouts
  })[]
}

/** Characters of a candidate's own words that a sentence repeats; a passage would drown it. */
const REPEATED = 60

function placeIn({ page, sheet }: Whereabouts, language: ReasonLanguage, file: string | null): string {
  const [on, within] = language === 'de' ? ['Seite', 'von'] : ['page', 'of']
  const name = sheet
    ? language === 'de'
      ? `Blatt „${sheet}“`
      : `sheet “${sheet}”`
    : page === null
      ? null
      : `${on} ${page}`
  if (file === null) return name ?? ''
  return name === null ? file : `${name} ${within} ${file}`
}

function told(words: Words, language: ReasonLanguage, place: string, value = ''): string {
  const sentence = words[language].replace('{value}', value)
  return place === '' ? sentence.replace(', {place}', '') : sentence.replace('{place}', place)
}

/**
 * Why a datapoint has no value of the reporting year in a document: what is near it, or what was found and set aside, best
 * first, at most three sentences; empty when the document does not speak of it at all.
 * @param file name of the document, told with the place where several documents are spoken of
 */
export function whyNot(
  { hints = [], others }: Considered,
  datapoint: string,
  language: ReasonLanguage,
  file: string | null = null,
): string[] {
  const near = hints
    .filter((hint) => hint.datapoint === datapoint)
    .map(({ code, place }) => told(HINTS[code], language, placeIn(place, language, file)))
  const aside = others.flatMap((candidate): string[] => {
    const { reason, place, value, dimension } = candidate
    if (candidate.datapoint !== datapoint || dimension !== null || !reason.aside) return []
    const words = value.written.replace(/\s+/g, ' ')
    const repeated = words.length > REPEATED ? `${words.slice(0, REPEATED).trimEnd()}…` : words
    return [told(ASIDE[reason.aside], language, placeIn(place, language, file), repeated)]
  })
  return [...new Set([...near, ...aside])].slice(0, 3)
}
