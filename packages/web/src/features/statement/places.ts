import type { ReviewItem } from '@esrs/contract'

/** Address of a datapoint in the list of datapoints. */
export const datapointPlace = (key: string) => `/datapoints?with_values=false&datapoint=${encodeURIComponent(key)}`

/** Anchor of a requirement or block within its chapter. */
export const anchorOf = (code: string) => `d-${code.replace(/[^A-Za-z0-9]+/g, '-')}`

/** Address of the disclosures on the EU taxonomy, and the chapter that they become. */
export const taxonomyPlace = '/report/eu-taxonomy'
export const taxonomyChapter = 'ART8'

/** The code by which people know a chapter. Chapters that no standard asks for have one for the address alone. */
export const codeOf = ({ code, standard }: { code: string; standard: string }) => (standard === '' ? null : code)

export const chapterPlace = (chapter: string, requirement?: string) =>
  `/report?chapter=${encodeURIComponent(chapter)}${requirement ? `#${anchorOf(requirement)}` : ''}`

/** Address of the page on which items of a kind are worked on. */
export const placeOfKind: Record<ReviewItem['kind'], string> = {
  proposed: '/datapoints?state=to_check&order=importance',
  company: '/documents',
  conflict: '/datapoints',
  'other-year': '/datapoints',
  mismatch: '/datapoints',
  topic: '/iro/decisions',
  assessment: '/iro/decisions',
  gap: '/report/lists#gaps',
  text: '/report',
  words: '/report/review',
  check: '/datapoints',
  unsaved: '/extracted',
  lei: '/company/report',
}

/** Requirements of topics and modules begin with the code of their chapter (`E1-6`, `E1.GOV-3`, `B3`); others are of ESRS 2. */
export const chapterOf = (code: string) =>
  /^(?:[EGS]\d(?=[-.])|[BC](?=\d)|[A-Z]{4,5}\d?(?=\.own))/.exec(code)?.[0] ?? 'ESRS 2'
/** A datapoint has a number after its requirement: `E1-6_07`. */
const isDatapoint = (key: string) => /_\d+/.test(key)

/** Address of an example in a row of the final review. */
export function placeOfExample(kind: ReviewItem['kind'], key: string): string {
  if (kind === 'topic') return placeOfKind.topic
  if (isDatapoint(key)) return datapointPlace(key)
  if (key === taxonomyChapter) return taxonomyPlace
  if (key === 'period') return '/company/report'
  if (kind !== 'gap' && kind !== 'text' && kind !== 'check') return placeOfKind[kind]
  return chapterPlace(chapterOf(key), key)
}
