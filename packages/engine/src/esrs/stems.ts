import type { Language } from './datapoint.ts'

// What is searched are a thousand short texts and the values of one company. Two light stemmers in the manner of J. Savoy
// (which take endings away and know no words) bring the forms of a word together as far as that needs, without a dictionary.

/**
 * What is left of a word without the endings of its language: `emissionen` and `emission` are alike, `policies` and `policy`.
 * The rest need not be a word.
 * @param word folded, as `foldForSearch` returns it
 */
export const stemOf = (word: string, language: Language): string =>
  /\d/.test(word) ? word : language === 'de' ? german(word) : english(word)

/** A final `s` and `st` are endings only after these letters (as in Snowball's German stemmer). */
const beforeS = /[bdfghklmnrt]s$/
const beforeSt = /[bdfghklmnt]st$/

function german(word: string): string {
  let stem = word
  if (stem.length > 5 && stem.endsWith('innen')) stem = stem.slice(0, -5)
  if (stem.length > 5 && stem.endsWith('ern')) stem = stem.slice(0, -3)
  else if (stem.length > 4 && /e[mnrs]$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  else if (stem.length > 5 && stem.endsWith('o')) stem = stem.slice(0, -1)
  else if (stem.length > 3 && beforeS.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('est')) return stem.slice(0, -3)
  if (stem.length > 4 && /e[nr]$/.test(stem)) return stem.slice(0, -2)
  return stem.length > 5 && beforeSt.test(stem) ? stem.slice(0, -2) : stem
}

const irregular: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  children: 'child',
  indices: 'index',
  analyses: 'analysi',
  analysis: 'analysi',
  bases: 'basi',
  basis: 'basi',
}

function english(word: string): string {
  const known = irregular[word]
  if (known) return known
  let stem = singular(word)
  if (/(?:[aeiouy].*)(?:ing|ed)$/.test(stem) && stem.length > 5) {
    stem = stem.replace(/(?:ing|ed)$/, '').replace(/([bdfgmnprt])\1$/, '$1')
  } else if (stem.length > 5 && /[st]ion$/.test(stem)) stem = stem.slice(0, -3)
  if (stem.length > 4 && /[st]ion$/.test(stem)) stem = stem.slice(0, -3)
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.length > 3 ? stem.replace(/y$/, 'i') : stem
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

/** Words that say nothing of what is looked for, folded. */
export const fillers: ReadonlySet<string> = new Set(
  `a an and are as at by for from in into is it its of on or per that the this to with
  als am an auf aus bei bis das dass dem den der des die durch ein eine einem einen einer eines fur im in ist mit nach oder
  pro sowie sind uber um und unter vom von vor wie zu zum zur`.split(/\s+/),
)
