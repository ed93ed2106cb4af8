import type { Language } from '@esrs/contract'

/** A letter with its numeral, and further ones that belong to the same paragraph. */
const parts = /(?<=\d) \(([a-z]+)\)(?:\(([a-z]+)\))?((?:(?:–|, )\([a-z]+\))*)/g

/**
 * Paragraphs of a standard as they are cited: `13 a` is `13 (a)`, in German `13 Buchstabe a`; `AR 1- AR 3` is
 * `AR 1–AR 3`. The lists that the standards' datapoints come from write them in many ways.
 */
export function citedAs(paragraphs: string, language: Language): string {
  const cited = paragraphs
    .replace(/\bAR(?=\d)/g, 'AR ')
    .replace(/\s*[-–]\s*/g, '–')
    .replace(/(?<!\w)\(?([a-z]{1,4})\)?(?!\w)/g, '($1)')
    .replaceAll(') (', ')(')
  if (language === 'en') return cited
  return cited.replace(parts, (_, letter: string, numeral: string | undefined, brackets: string) => {
    const further = brackets.replace(/[()]/g, '')
    const plural = further === '' ? '' : 'n'
    if (numeral === undefined) return ` Buchstabe${plural} ${letter}${further}`
    return ` Buchstabe ${letter} Ziffer${plural} ${numeral}${further}`
  })
}
