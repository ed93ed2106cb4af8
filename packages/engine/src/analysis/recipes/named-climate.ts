import type { Recipe } from '../recipe.ts'
import { type Named, named } from './named.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const REVENUE = String.raw`(?:(?:net )?(?:revenues?|turnover)|(?:netto)?umsatz\w*)`
const STANDARD = String.raw`(?:gold[ -]standard|verified carbon standard|vcs|verra|puro(?:\.earth| standard)?|climate action reserve|american carbon registry|plan vivo|recogni[sz]ed (?:quality )?standards?|anerkannte\w* (?:qualitäts)?standards?)`
const CERTIFIED = String.raw`(?:ausgestellt|zertifiziert|verifiziert|geprüft|certified|verified|issued)`
const INTENSITY = String.raw`(?:thg-?|treibhausgas-?|ghg |greenhouse gas )?(?:emissions?[ -]?)?(?:intensität|intensity)`

const customersIn = (fuel: string, german: string): [string, string] => [
  String.raw`(?:percentage|share) of (?:${REVENUE}) from customers (?:operating |active )?in ${fuel}-related activities`,
  String.raw`anteil der (?:${REVENUE}) (?:mit|von) kunden.{0,20}${german}\w*.*`,
]

const few: Named[] = [
  [
    'E1-6_20',
    'share',
    String.raw`(?:percentage|share) of (?:gross )?market[ -]based scope 2 (?:ghg )?emissions linked to (?:purchased )?electricity bundled with instruments.*`,
    String.raw`anteil der marktbezogenen scope-2-[a-z-]*emissionen.{0,60}gebündelt\w*.*`,
  ],
  [
    'E1-6_21',
    'share',
    String.raw`(?:percentage|share) of (?:bundled contractual instruments|contractual instruments used for (?:the )?sale and purchase of energy bundled with attributes).*`,
    String.raw`anteil (?:der )?(?<!un)gebündelter? (?:vertragliche[rn]? )?(?:instrumente|energieattribut\w*|herkunftsnachweise).*`,
    'unbundled|ungebündelt',
  ],
  [
    'E1-6_22',
    'share',
    String.raw`(?:percentage|share) of (?:unbundled (?:energy attribute claims|contractual instruments|guarantees of origin)|contractual instruments used for (?:the )?sale and purchase of unbundled).*`,
    String.raw`anteil (?:der )?ungebündelter? (?:vertragliche[rn]? )?(?:instrumente|energieattribut\w*|herkunftsnachweise).*`,
  ],
  [
    'E1-7_16',
    'share',
    String.raw`(?:percentage|share) (?:of ${'(?:carbon )?credits '})?(?:for|by|of|under|certified to|verified against|in accordance with) (?:the |each )?(?:${STANDARD}).*`,
    String.raw`anteil (?:der (?:co2-)?(?:gutschriften|zertifikate) )?(?:nach|gemäß|je|für|mit) (?:dem |den )?(?:${STANDARD}).*`,
  ],
  ['E1-9_33', 'share', ...customersIn('coal', 'kohle')],
  ['E1-9_34', 'share', ...customersIn('oil', '(?:erd)?öl')],
  ['E1-9_35', 'share', ...customersIn('gas', '(?:erd)?gas')],
  [
    'E1-9_36',
    'share',
    String.raw`(?:percentage|share) of (?:${REVENUE}) (?:from business activities )?at (?:material )?transition risks?`,
    String.raw`anteil der (?:${REVENUE}) (?:aus geschäftstätigkeiten )?mit (?:wesentlichem )?übergangsrisiko`,
  ],
]

const SAYS: Readonly<Record<string, string[]>> = {
  'E1-7_16': [
    String.raw`zu # (?:nach|gemäß) (?:dem |den )?${STANDARD} ${CERTIFIED}`,
    String.raw`(?:nach|gemäß) (?:dem |den )?${STANDARD} ${CERTIFIED} \(#\)`,
    String.raw`# (?:of (?:the |our |these |them |all )*(?:carbon )?(?:credits )?)?(?:were|are|was|is) ${CERTIFIED} (?:to|under|by|according to|in accordance with) (?:the )?${STANDARD}`,
    String.raw`# der ${N}{0,20}(?:gutschriften|zertifikate) (?:sind|waren|wurden) (?:nach|gemäß) (?:dem |den )?${STANDARD}`,
  ],
}

/** ESRS E1-6 (AR 45, 53 to 55), E1-7 (AR 62) and E1-9: shares of instruments, credits and revenues. */
export const namedClimateRecipes: Recipe[] = [
  ...few.map(named).map((recipe): Recipe => ({ ...recipe, says: SAYS[recipe.id] ?? [] })),
  {
    id: 'E1-6_35',
    kind: 'number',
    unit: 'EUR',
    measures: ['money'],
    range: [0, 1e13],
    labels: [
      String.raw`net (?:revenues?|turnover) \(?(?:other than(?: that| those)?|not) (?:used|considered|included) (?:to calculate|for|in the calculation of) (?:the )?${INTENSITY}\)?`,
      String.raw`nicht (?:zur|für die) berechnung der ${INTENSITY} (?:herangezogene|verwendete|genutzte)[rn]? (?:nettoumsatz\p{L}*|umsatzerlöse)`,
      String.raw`(?:sonstige|andere|übrige) (?:nettoumsatzerlöse|nettoerlöse)|nettoumsatzerlöse \(?(?:sonstige|andere|übrige)\)?`,
      String.raw`other net revenues?|net revenues? \(?other\)?`,
    ],
    needs: 'intensi|ghg|thg|emission',
    not: 'climate impact|klimaintensiv|per |pro |je |share|anteil|%',
    neutral: 'total|ghg|thg|emissions',
  },
]
