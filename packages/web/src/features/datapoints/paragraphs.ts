/**
 * Paragraphs of a standard as they are cited: `13 a` is `13 (a)`, `AR 1- AR 3` is `AR 1–AR 3`.
 * The lists that the standards' datapoints come from write them in many ways.
 */
export const citedAs = (paragraphs: string): string =>
  paragraphs
    .replace(/\bAR(?=\d)/g, 'AR ')
    .replace(/\s*[-–]\s*/g, '–')
    .replace(/(?<!\w)\(?([a-z]{1,4})\)?(?!\w)/g, '($1)')
    .replaceAll(') (', ')(')
