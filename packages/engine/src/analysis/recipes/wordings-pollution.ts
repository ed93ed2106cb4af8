import type { Wordings } from '../recipe.ts'

const N = String.raw`[^.;\uE000-\uE3FF]`
const HIGH = String.raw`(?:substances of very high concern|svhcs?\b|besonders besorgniserregende[nr]? stoffe?n?)`
const CONCERN = String.raw`(?:substances of concern|(?<!besonders )besorgniserregende[nr]? stoffe?n?)`
const BRACKETS = String.raw`(?: \([^()]{1,40}\))*`
const NOUN_IS = String.raw`(?:was|were|came to|amounted to|totall?ed|stood at|fell to|rose to|betrug\w*|beträgt|betragen|belief\w* sich auf|lag\w* bei|sank\w* auf|stieg\w* auf)(?: (?:around|about|rund|etwa|insgesamt))*`

const NO_LIMIT = String.raw`(?<!(?:limits?|allow\w*|thresholds?|caps?|ceiling|permit|grenzwerte?|schwellen?|höchst\w*|erlaub\w*)[^.;]{0,40})`

/** What goes into the air, as the members of the breakdown by pollutant name it. */
const AIRBORNE: readonly [member: string, name: string][] = [
  ['NOx', String.raw`(?:stickstoffoxid(?:en?)?|stickoxid(?:en?)?|nitrogen oxides?|nox)\b`],
  ['SOx', String.raw`(?:schwefel(?:di)?oxid(?:en?)?|sulph?ur (?:di)?oxides?|sox|so2)\b`],
  [
    'NMVOC',
    String.raw`(?:nmvocs?|vocs?|(?:non-methane )?volatile organic compounds?|flüchtigen? organischen? (?:verbindungen|stoffen?)|lösemittel(?:emissionen)?)\b`,
  ],
  ['PM10', String.raw`(?:feinstaub|staub|dust|particulate matter|particulates|pm ?10)\b`],
]
/** Metals and what burdens waters, which one verb may list: `released 310 t of NOx and 84 kg of mercury to air`. */
const METALS: readonly [member: string, name: string][] = [
  ['Hg', 'mercury|quecksilber'],
  ['Pb', 'lead|blei'],
  ['Cd', 'cadmium'],
  ['As', 'arsenic|arsen'],
  ['Cu', 'copper|kupfer'],
  ['Zn', 'zinc|zink'],
  ['Ni', 'nickel'],
  ['Cr', 'chromium|chrom'],
]
const BURDENS: readonly [member: string, name: string][] = [
  ...METALS,
  ['N', '(?:total )?nitrogen|(?:gesamt)?stickstoff'],
  ['P', '(?:total )?phosphorus|(?:gesamt)?phosphor'],
  ['TOC', 'toc|total organic carbon|gesamter? organische[rn]? kohlenstoff'],
  ['COD', 'cod|csb|chemical oxygen demand'],
]
const TO_AIR = String.raw`(?:in die luft|in die atmosphäre|(?:in)?to (?:the )?(?:air|atmosphere))`
const TO_WATER = String.raw`(?:(?:in)?to (?:surface )?(?:water(?:s| bodies)?|rivers?|the (?:sea|rivers?|water))|in(?:s)? (?:die |das |oberflächen)?(?:gewässer|wasser))`
/** In a sentence that says whereto, before or behind the list. */
const released = (names: readonly [string, string][], to: string): [string, string][] =>
  names.map(([member, name]) => [
    member,
    String.raw`^(?=.*(?:released|emitted|discharged|emissions?|freigesetzt|setzten|emittiert|eingeleitet|leiteten|abgegeben|ausgestoßen))(?=.*${to}).*${NO_LIMIT}# (?:of |an )?(?:${name})(?![\p{L}-])`,
  ])
const EMITTED = String.raw`(?:in die luft|in die atmosphäre|(?:in)?to (?:the )?(?:air|atmosphere)|emitt\w+|ausgestoßen|stieß\w*|released|freigesetzt)`

const MEDIA: Readonly<Record<string, string>> = {
  air: String.raw`\bair\b|luft|atmosphere|atmosphäre`,
  water: String.raw`\bwaters?\b|wasser|gewässer|sewer|sewage|effluent`,
  soil: String.raw`\bsoils?\b|boden|böden|\bland\b`,
}
/** Below a section that names another medium. */
const other = (own: string): string =>
  String.raw`^(?!.*(?:${MEDIA[own]})).*(?:${Object.entries(MEDIA)
    .flatMap(([name, words]) => (name === own ? [] : [words]))
    .join('|')})`

/** How reports state pollutants and substances (ESRS E2-4 and E2-5). */
export const pollutionWordings: Readonly<Record<string, Wordings>> = {
  'E2-4_02': {
    notUnder: other('air'),
    saysOf: released(METALS, TO_AIR).concat(
      AIRBORNE.flatMap(([member, name]): [string, string][] => [
        [member, `${EMITTED}[^.;]{0,120}?${NO_LIMIT}# (?:of |an )?${name}`],
        [member, `${NO_LIMIT}# (?:of |an )?(?:\\p{L}+ )?${name}[^.;]{0,100}${EMITTED}`],
        [
          member,
          String.raw`${NO_LIMIT}(?:emissions?|emissionen|ausstoß) (?:of|von|an) ${name}${BRACKETS}(?: (?:to|into) (?:the )?(?:air|atmosphere)| in die (?:luft|atmosphäre))?(?: in 20\d\d)? ${NOUN_IS} #`,
        ],
        [member, String.raw`^(?:our |the |die |unsere )?${name}${BRACKETS}[ -]?(?:emissions?|emissionen) ${NOUN_IS} #`],
      ]),
    ),
  },
  'E2-4_03': {
    notUnder: other('water'),
    saysOf: released(BURDENS, TO_WATER),
    needs: String.raw`in (?:die )?(?:ober\p{L}+)?gewässer|to (?:surface )?water|water emissions`,
    rows: String.raw`in (?:die )?(?:ober\p{L}+)?gewässer|to (?:surface )?water|water emissions|water pollutants|wasserschadstoff|abwasserfracht|frachten im abwasser`,
  },
  'E2-4_04': { notUnder: other('soil') },
  'E2-4_05': {
    says: [
      String.raw`\b(?:generated|used) (?:or|and) (?:used|generated)(?: around| about)? # of (?:primary )?microplastics?`,
      String.raw`# (?:of )?(?:microplastics?|mikroplastik) (?:was |were |wurden )?(?:generated|used|erzeugt|verwendet) (?:or|and|oder|und) (?:used|generated|verwendet|erzeugt)`,
    ],
  },
  'E2-4_06': {
    says: [
      String.raw`mikroplastik${N}{0,50}¤[^.;]{0,160} # (?:mikroplastik|abrieb|stäube|faserabrieb|partikel)[^.;]{0,80}(?:entstehen|entstanden|freigesetzt|anfallen|anfielen)`,
      String.raw`# (?:of )?(?:mikroplastik|microplastics?)(?:partikel|s)?,?[^.;\uE000-\uE3FF]{0,50} (?:entstehen|entstanden|anfielen|anfallen|arose|arise|were generated)`,
    ],
  },
  'E2-5_02': {
    notUnder: String.raw`leav|verlass|\bexit`,
    labels: [
      String.raw`^(?:total )?(?:amount of )?substances of concern(?: total)?$|^(?:gesamtmenge )?besorgniserregende[r]? stoffe$`,
    ],
    says: [
      String.raw`(?:gesamt)?menge (?:der |an )?(?:[\p{L}-]+ (?:und|oder) [\p{L}-]+ )?${CONCERN}${BRACKETS} ${NOUN_IS} #`,
      String.raw`(?:total )?(?:amount|quantity|weight|volume) of ${CONCERN}${BRACKETS} (?:generated|used|procured|purchased|produced)${N}{0,50} ${NOUN_IS} #`,
    ],
  },
  'E2-5_08': {
    notUnder: String.raw`leav|verlass|\bexit`,
    labels: [
      String.raw`^(?:total |amount of |of which |davon )*substances of very high concern(?: \(svhcs?\))?(?: total)?$|^svhcs?(?: total)?$|^(?:gesamtmenge |davon )?besonders besorgniserregende[r]? stoffe(?: \(svhcs?\))?$`,
    ],
    says: [
      String.raw`# (?:of )?${HIGH}${BRACKETS}(?: \(¤\))? (?:was |were |wurden |haben wir )?(?:used|procured|purchased|generated|bought|processed|verwendet|beschafft|eingesetzt|bezogen|eingekauft|verarbeitet)`,
      String.raw`(?:gesamt)?menge (?:der |an )?${HIGH}${BRACKETS} ${NOUN_IS} #`,
      String.raw`(?:total )?(?:amount|quantity|weight|volume) of ${HIGH}${BRACKETS}(?: (?:generated|used|procured|purchased)${N}{0,40})? ${NOUN_IS} #`,
      String.raw`^${HIGH}${BRACKETS} (?:mach(?:t|ten)|made up|accounted for)(?: rund| around| about)* #`,
      String.raw`\b(?:used|procured|purchased|bought|processed)(?: (?:around|about|some))? # of ${HIGH}`,
    ],
  },
}
