import { cueOf } from './cues.ts'
import { forWords } from './patterns.ts'
import type { Recipe } from './recipe.ts'

/** A recipe with its patterns compiled once. */
export interface Compiled {
  recipe: Recipe
  /** Number of the cue that announces it, -1 for none. */
  cue: number
  labels: RegExp[]
  /** Whether any of the labels may stand in a text: asked first, because most do not. */
  anyLabel: RegExp
  needs: RegExp | null
  needsNear: RegExp | null
  not: RegExp | null
  rows: RegExp | null
  sure: RegExp | null
  notAround: RegExp | null
  notUnder: RegExp | null
  unsaid: RegExp | null
  alone: RegExp | null
  oneKind: RegExp | null
  neutral: Set<string>
  says: RegExp[]
  saysOf: [string, RegExp][]
  /** Whether any of the sentences may be said, and whether any answer; asked first, because most are not. */
  anySentence: RegExp
  anyAnswer: RegExp
  zero: RegExp[]
  yes: RegExp[]
  no: RegExp[]
  options: [string, RegExp][]
}

/** First and last of the private characters that stand for figures in masked sentences. */
export const [MASK_FIRST, MASK_LAST] = [0xe000, 0xe3ff]
const FIGURE = '([\\uE000-\\uE3FF])'
const OTHER_FIGURE = '[\\uE000-\\uE3FF]'
const GAP = '[^\\uE000-\\uE3FF;]{0,70}? ?'

const compile = (source: string): RegExp => new RegExp(forWords(source), 'u')
const sentenceSource = (source: string): string =>
  forWords(source).replaceAll('…', GAP).replaceAll('¤', OTHER_FIGURE).replaceAll('#', FIGURE)
const compileSentence = (source: string): RegExp => new RegExp(sentenceSource(source), 'gu')
const anySentence = (sources: readonly string[]): RegExp =>
  new RegExp(sources.length ? sources.map((source) => `(?:${sentenceSource(source)})`).join('|') : '(?!)', 'u')
const perhaps = (source: string | undefined): RegExp | null => (source ? compile(source) : null)

/** Names are written with hyphens as well as without: `fossil-energy consumption`. */
function joinable(source: string): string {
  let inClass = false
  return forWords(source).replace(/\\.|[[\] ]/gu, (part) => {
    if (part === '[') inClass = true
    else if (part === ']') inClass = false
    return part === ' ' && !inClass ? '[ -]' : part
  })
}

/** `\b` knows only ASCII letters; German words need their own boundary. */
const anchored = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${joinable(source)})(?![\\p{L}])`, 'gu')

/** One pattern without sticky state for all labels; one that nothing matches where there are none. */
const anyOf = (sources: readonly string[]): RegExp =>
  new RegExp(sources.length ? `(?<![\\p{L}\\d])(?:${sources.map(joinable).join('|')})(?![\\p{L}])` : '(?!)', 'u')

/** Compiles the patterns of recipes. */
export function compileRecipes(recipes: Recipe[]): Compiled[] {
  return recipes.map((recipe) => ({
    recipe,
    cue: cueOf(recipe.id),
    labels: recipe.labels.map(anchored),
    anyLabel: anyOf(recipe.labels),
    needs: perhaps(recipe.needs),
    needsNear: perhaps(recipe.needsNear),
    not: perhaps(recipe.not),
    rows: perhaps(recipe.rows),
    sure: perhaps(recipe.sure),
    notAround: perhaps(recipe.notAround),
    notUnder: perhaps(recipe.notUnder),
    unsaid: perhaps(recipe.unsaid),
    alone: perhaps(recipe.alone),
    oneKind: perhaps(recipe.oneKind),
    neutral: new Set((recipe.neutral ?? '').split('|').filter(Boolean)),
    anySentence: anySentence([
      ...(recipe.says ?? []),
      ...(recipe.zero ?? []),
      ...(recipe.saysOf ?? []).map(([, said]) => said),
    ]),
    anyAnswer: anySentence([
      ...(recipe.yes ?? []),
      ...(recipe.no ?? []),
      ...(recipe.options ?? []).map(([, source]) => source),
    ]),
    says: (recipe.says ?? []).map(compileSentence),
    saysOf: (recipe.saysOf ?? []).map(([member, said]) => [member, compileSentence(said)]),
    zero: (recipe.zero ?? []).map(compileSentence),
    yes: (recipe.yes ?? []).map(compileSentence),
    no: (recipe.no ?? []).map(compileSentence),
    options: (recipe.options ?? []).map(([value, source]) => [value, compileSentence(source)]),
  }))
}

const COMMON = new Set(
  'a an the of in at by for from to per on and or & as is are our its with within during due von der die das des den dem in im am an zu zum zur für und oder bei aus mit nach je pro je als davon reporting period year berichtsjahr berichtszeitraum jahr total overall gross net absolute number amount value volume figure figures results result gesamt gesamte gesamten gesamter insgesamt summe anzahl zahl menge wert group company konzern gruppe gruppenweit unternehmen undertaking own eigene eigenen annual jährlich jährliche unit einheit scope kpi metric indicator kennzahl beschreibung description approx ca rund about may optional e.g. z.b. i.e. incl inkl esrs gri vsme emas dnk current actual ist hier'.split(
    ' ',
  ),
)

const IGNORED =
  /\((?:ohne|ex[ck]l|inkl|incl|einschl)[^)]*\)|\([^)]*(?:mwh|kwh|gwh|gj|tj|twh|co2|m3|m2|eur|€|%|tonn|\bt\b|\bkg\b|\bkt\b|hours|stunden|days|tage|head ?count|fte|vz[äk]|number|anzahl)[^)]*\)|\[[^\]]*\]|\b(?:in )?(?:mwh|kwh|gwh|twh|gj|tj|t ?co2(?:e|eq|-eq| -eq)?|tco2(?:e|eq|-eq| -eq)?|kt|mio\.?|mrd\.?|m3|m2|ha|kg|tons?|tonnes?|eur|€|%|t)(?![\p{L}\d-])|\b(?:19|20)\d{2}(?:\/\d{2,4})?\b|(?:e|s|g)\d-\d+(?:_\d+)?|gri \d+-\d+|[*†‡]/gu

/**
 * The words of a label that neither the name of the datapoint nor anything neutral explains. Each of them narrows what the
 * figure covers: a country, a site, a fuel.
 */
export function residue(label: string, start: number, end: number, neutral: Set<string>): string[] {
  const name = label.slice(start, end)
  const rest = `${label.slice(0, start)} ${label.slice(end)}`.replace(IGNORED, ' ')
  return rest
    .split(/[\s,;:()[\]/"'|–-]+/)
    .map((word) => word.replace(/[.\d]+$/, ''))
    .filter(
      (word) =>
        word.length > 1 &&
        /\p{L}/u.test(word) &&
        !COMMON.has(word) &&
        !neutral.has(word) &&
        !(word.length > 5 && name.includes(word)),
    )
}
