import { cueOf } from './cues.ts'
import { Needles, type Pattern } from './needles.ts'
import { forWords } from './patterns.ts'
import type { Recipe } from './recipe.ts'

/** A recipe with its patterns, each compiled once: those that are many when a text first holds their words. */
export interface Compiled {
  recipe: Recipe
  /** Its place in the list; the group of its patterns among all. */
  number: number
  /** Number of the cue that announces it, -1 for none. */
  cue: number
  /** Which of the labels, and which of the sentences, a text may hold: asked first, because most hold none. */
  labelNeedles: Needles
  sentenceNeedles: Needles
  labels: Pattern[]
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
  /** Sentences, and the member of a breakdown that they are about. */
  says: [member: string | null, Pattern][]
  /** What the sentence before must hold, the sentence, and the member of a breakdown that it is about. */
  after: [before: RegExp, Pattern, member: string | null][]
  zero: Pattern[]
  zeroAfter: [before: RegExp, Pattern][]
  all: Pattern[]
  yes: Pattern[]
  no: Pattern[]
  yesAfter: [before: RegExp, Pattern][]
  options: [string, Pattern][]
}

/** First and last of the private characters that stand for figures in masked sentences. */
export const [MASK_FIRST, MASK_LAST] = [0xe000, 0xe3ff]
const FIGURE = '([\\uE000-\\uE3FF])'
const OTHER_FIGURE = '[\\uE000-\\uE3FF]'
const GAP = '[^\\uE000-\\uE3FF;]{0,70}? ?'

const compile = (source: string): RegExp => new RegExp(forWords(source), 'u')
const compileSentence = (source: string): RegExp =>
  new RegExp(forWords(source).replaceAll('…', GAP).replaceAll('¤', OTHER_FIGURE).replaceAll('#', FIGURE), 'gu')
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
const anchored = (source: string): RegExp => new RegExp(joinable(`(?<![\\p{L}\\d])(?:${source})(?!\\p{L})`), 'gu')

/** Compiles the patterns of recipes. */
export function compileRecipes(recipes: Recipe[]): Compiled[] {
  const labelNeedles = new Needles()
  const sentenceNeedles = new Needles()
  return recipes.map((recipe, number) => compileRecipe(recipe, number, labelNeedles, sentenceNeedles))
}

function compileRecipe(recipe: Recipe, number: number, labelNeedles: Needles, sentenceNeedles: Needles): Compiled {
  const label = (source: string): Pattern => labelNeedles.add(source, () => anchored(source), number)
  const sentence = (source: string): Pattern => sentenceNeedles.add(source, () => compileSentence(source), number)
  return {
    recipe,
    number,
    cue: cueOf(recipe.id),
    labelNeedles,
    sentenceNeedles,
    labels: recipe.labels.map(label),
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
    says: [
      ...(recipe.says ?? []).map((said) => [null, sentence(said)] as [null, Pattern]),
      ...(recipe.saysOf ?? []).map(([member, said]) => [member, sentence(said)] as [string, Pattern]),
    ],
    after: (recipe.saysAfter ?? []).map(([before, said, member]) => [compile(before), sentence(said), member ?? null]),
    zero: (recipe.zero ?? []).map(sentence),
    zeroAfter: (recipe.zeroAfter ?? []).map(([before, said]) => [compile(before), sentence(said)]),
    all: (recipe.all ?? []).map(sentence),
    yes: (recipe.yes ?? []).map(sentence),
    no: (recipe.no ?? []).map(sentence),
    yesAfter: (recipe.yesAfter ?? []).map(([before, said]) => [compile(before), sentence(said)]),
    options: (recipe.options ?? []).map(([value, source]) => [value, sentence(source)]),
  }
}

const COMMON = new Set(
  'a an the of in at by for from to per on and or & as is are our its with within during due von der die das des den dem in im am an zu zum zur für und oder bei aus mit nach je pro je als davon reporting period year berichtsjahr berichtszeitraum jahr total overall gross net absolute number amount value volume figure figures results result gesamt gesamte gesamten gesamter insgesamt summe anzahl zahl menge wert group company konzern gruppe gruppenweit unternehmen undertaking own eigene eigenen annual jährlich jährliche unit einheit scope kpi metric indicator kennzahl beschreibung description approx ca rund about may optional e.g. z.b. i.e. incl inkl esrs gri vsme emas dnk current actual ist hier geschäftsjahr geschäftsjahres kalenderjahr financial fiscal calendar fy gj antwort angabe angaben answer response data daten'.split(
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
