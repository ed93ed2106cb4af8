import { knowledge } from '../knowledge.ts'
import type { Candidate, Hint } from './finding.ts'

/** Languages in which reasons are told. */
export type ReasonLanguage = 'en' | 'de'

/** What reasons are told with, by the name of the reason. */
const WORDS = new Map(
  knowledge<'reason' | ReasonLanguage>('reasons').map(({ reason, en, de }) => [reason, { en, de }] as const),
)

/** A sentence of a reason in a language, with what it leaves open. */
function written(reason: string, language: ReasonLanguage, open: Readonly<Record<string, string>>): string {
  const words = WORDS.get(reason)
  if (!words) throw new Error(`No reason is called ${reason}`)
  return words[language].replace(/\{(\w+)\}/g, (_, name: string) => open[name] ?? '')
}

/** Where something stands, as far as words need it. */
interface Whereabouts {
  /** `null` where the format has no pages. */
  page: number | null
  sheet: string | null
}

/** What has to be known of a document to say why a datapoint has no value in it; an `Analysis` has it. */
export interface ConsideredDocument {
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
  const place = sheet
    ? written('sheet', language, { name: sheet })
    : page === null
      ? null
      : written('page', language, { name: String(page) })
  if (file === null) return place ?? ''
  return place === null ? file : written('of', language, { place, file })
}

/** A reason without a place ends before the comma that leads to it. */
const reasonSentence = (reason: string, language: ReasonLanguage, place: string, value = ''): string =>
  written(reason, language, { value, place }).replace(/, \.$/, '.')

/**
 * Why a datapoint has no value of the reporting year in a document: what is near it, or what was found and set aside, best
 * first, at most three sentences; empty when the document does not speak of it at all.
 * @param file name of the document, told with the place where several documents are spoken of
 */
export function explainMissing(
  { hints = [], others }: ConsideredDocument,
  datapoint: string,
  language: ReasonLanguage,
  file: string | null = null,
): string[] {
  const near = hints
    .filter((hint) => hint.datapoint === datapoint)
    .map(({ code, place }) => reasonSentence(code, language, placeIn(place, language, file)))
  const aside = others.flatMap((candidate): string[] => {
    const { reason, place, value, dimension } = candidate
    if (candidate.datapoint !== datapoint || dimension !== null || !reason.aside) return []
    const words = value.written.replace(/\s+/g, ' ')
    const repeated = words.length > REPEATED ? `${words.slice(0, REPEATED).trimEnd()}…` : words
    return [reasonSentence(reason.aside, language, placeIn(place, language, file), repeated)]
  })
  return [...new Set([...near, ...aside])].slice(0, 3)
}
