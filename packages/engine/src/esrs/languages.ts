import type { Language } from './datapoint.ts'

// Short words that give a language away and are no words of the other.
const giveaways: Record<Language, RegExp> = {
  en: /(?<![\p{L}-])(der|das|und|mit|für|oder|nicht|wird|werden|ob|eine[mnrs]?|Angabe|Anteil)(?![\p{L}-])/u,
  de: /(?<![\p{L}-])(the|of|and|with|for|which|are|is|whether|from|by|to|on|its|their|disclosure|percentage)(?![\p{L}-])/iu,
}

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Words that both languages write alike. A word of the German texts that also stands in the English ones and is not among
 * them was left in English; a new one that is German as well is added here.
 */
const inBoth = new Set(
  `absolute also alternative asphalt basis bat benchmark biogas budget capex cen cenelec chips code codes compliance
  conduct definition diesel emission engagement esrs eur euro exploration export fair fall falls fast form gas gdr ghg
  governance gri gwh how iec ied ilo information initiative inputs international invasive ipbes ipcc iro iseal iso issb
  know kunming kwh land link management material materials mdr median million minus module montreal mwh nace name
  natura negative nuts oecd opex organisation outputs paris partner person personal phase plan plans plant population
  position positive protest prtr qualitative quantitative reach recycling region regional register relative relevant
  religion rest revision sce scope scopes segment set software solar ssp stand standard standards still system systems
  tanks tier tonne transparent transport trends union upcycling variable was websites will wind`.split(/\s+/),
)

/**
 * The words of a text that belong to the other language.
 * @param otherTexts words of all texts in the other language, as `wordsOf` returns them
 */
export function foreignWords(text: string, language: Language, otherTexts: ReadonlySet<string>): string[] {
  const giveaway = giveaways[language].exec(text)?.[0]
  const left = language === 'de' ? words(text).filter((word) => otherTexts.has(word) && !inBoth.has(word)) : []
  return [...new Set(giveaway ? [giveaway, ...left] : left)]
}

/** Every word of the texts, in lower case. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const all = new Set<string>()
  for (const text of texts) for (const word of words(text)) all.add(word)
  return all
}
