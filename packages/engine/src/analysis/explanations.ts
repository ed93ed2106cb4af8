import type { Analysis, Candidate, Hint } from './finding.ts'

/** Languages in which reasons are told. */
export type ReasonLanguage = 'en' | 'de'

type Words = Record<ReasonLanguage, string>

const SOURCES: Record<Candidate['reason']['source'], Words> = {
  table: { en: 'In a table, at “{matched}”, {place}', de: 'In einer Tabelle, bei „{matched}“, {place}' },
  sheet: { en: 'In a sheet, at “{matched}”, {place}', de: 'In einem Tabellenblatt, bei „{matched}“, {place}' },
  sentence: { en: 'A sentence says it: “{matched}”, {place}', de: 'Ein Satz sagt es: „{matched}“, {place}' },
  index: { en: 'In the content index, at “{matched}”, {place}', de: 'Im Inhaltsindex, bei „{matched}“, {place}' },
  passage: {
    en: 'A passage speaks of it: “{matched}”, {place}',
    de: 'Ein Abschnitt spricht davon: „{matched}“, {place}',
  },
}

const MISSING: Record<string, Words> = {
  year: { en: 'The year is not stated beside it.', de: 'Das Jahr steht nicht dabei.' },
  unit: { en: 'The unit is not stated beside it.', de: 'Die Einheit steht nicht dabei.' },
  boundary: {
    en: 'It is not said that it covers the whole group.',
    de: 'Es steht nicht dabei, dass es für die ganze Gruppe gilt.',
  },
}

const ASIDE: Record<NonNullable<Candidate['reason']['aside']>, Words> = {
  part: {
    en: 'Only for a part of the company: {value}, {place}.',
    de: 'Nur für einen Teil des Unternehmens: {value}, {place}.',
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
    de: 'Beschäftigte sind nur in Vollzeitäquivalenten angegeben, nicht als Personenzahl, {place}.',
  },
  other_base: {
    en: 'An intensity is given, but not per net revenue, {place}.',
    de: 'Eine Intensität ist angegeben, aber nicht je Nettoumsatz, {place}.',
  },
}

const placeIn = (page: number, sheet: string | null, language: ReasonLanguage): string =>
  sheet
    ? { en: `sheet “${sheet}”`, de: `Blatt „${sheet}“` }[language]
    : { en: `page ${page}`, de: `Seite ${page}` }[language]

function told(words: Words, language: ReasonLanguage, parts: Record<string, string>): string {
  return words[language].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}

/** Why a value is proposed and what its passage does not say, in one to four short sentences. */
export function why(candidate: Candidate, language: ReasonLanguage): string {
  const { reason, place, value } = candidate
  const first = told(SOURCES[reason.source], language, {
    matched: reason.matched.slice(0, 120),
    place: placeIn(place.page, place.sheet, language),
  })
  const gaps = reason.missing.flatMap((code) => (MISSING[code] ? [MISSING[code][language]] : []))
  const conversion = value.conversion ? [`${value.conversion}.`] : []
  return [`${first}.`, ...conversion, ...gaps].join(' ')
}

/**
 * Why a datapoint has no value of the reporting year in a document: what is near it, or what was found and set aside, best
 * first; empty when the document does not speak of it at all.
 */
export function whyNot(analysis: Analysis, datapoint: string, language: ReasonLanguage): string[] {
  const hints = (analysis.hints ?? [])
    .filter((hint) => hint.datapoint === datapoint)
    .map(({ code, place }) => told(HINTS[code], language, { place: placeIn(place.page, place.sheet, language) }))
  const aside = analysis.others.flatMap((candidate): string[] => {
    const { reason, place, value, dimension } = candidate
    if (candidate.datapoint !== datapoint || dimension !== null || !reason.aside) return []
    return [
      told(ASIDE[reason.aside], language, { value: value.written, place: placeIn(place.page, place.sheet, language) }),
    ]
  })
  return [...new Set([...hints, ...aside])].slice(0, 3)
}
