import type { Recipe } from '../recipe.ts'

const mass = { kind: 'number', unit: 't', measures: ['mass'], range: [0, 1e10] } as const
const CONCERN = String.raw`(?:substances of concern|(?<!besonders )besorgniserregende[nr]? stoffe?n?)`
const HIGH = String.raw`(?:substances of very high concern(?: \(svhcs?\))?|svhcs?|besonders besorgniserregende[nr]? stoffe?n?(?: \(svhcs?\))?)`
const LEFT = String.raw`(?:that |die )?(?:leav(?:e|ing)|left|verlassen|verließen)`
const PLACES = String.raw`(?: (?:the |our |unsere |die )?(?:facilities|sites|plants|premises|einrichtungen|anlagen|standorte|werke|betriebsstätten)(?: verlassen| verließen)?)?`

/** How substances leave: as emissions, as products, as a part of products or in services (ESRS E2-5, paragraphs 34 and 35). */
const WAYS: [way: string, concern: string, high: string, not: string][] = [
  ['emissions|emissionen', 'E2-5_04', 'E2-5_10', 'service|dienst|product|produkt'],
  ['products|produkte', 'E2-5_05', 'E2-5_11', 'part of|teil|bestandteil|service|dienst|emission'],
  [
    '(?:a )?part of products|(?:teil|bestandteil) von produkten',
    'E2-5_06',
    'E2-5_12',
    'part of services|teil von dienst|emission',
  ],
  [
    '(?:a )?(?:part of )?services|(?:teil von )?dienstleistungen',
    'E2-5_07',
    'E2-5_13',
    'part of products|teil von prod|emission',
  ],
]

const leaving = (id: string, substances: string, way: string, not: string): Recipe => ({
  ...mass,
  id,
  labels: [
    String.raw`(?:total )?(?:amount of |menge (?:der |an )?)?${substances},? ${LEFT}${PLACES},? (?:as|als) (?:${way})`,
    String.raw`(?:total )?(?:amount of |menge (?:der |an )?)?${substances},? die (?:unsere |die )?(?:einrichtungen|anlagen|standorte|werke|betriebsstätten) als (?:${way}) verlassen`,
  ],
  not: `${not}|share|anteil|percent|prozent|target|ziel|revenue|umsatz`,
  neutral: 'total|amount',
  says: [
    String.raw`# (?:of )?${substances} ${LEFT}${PLACES} (?:as|als) (?:${way})`,
    String.raw`${substances} ${LEFT}${PLACES} (?:as|als) (?:${way})…(?:was|were|amounted to|totall?ed|betrug|belief sich auf|:) #`,
  ],
})

export const substanceRecipes: Recipe[] = [
  {
    ...mass,
    id: 'E2-5_08',
    labels: [
      String.raw`(?:total )?(?:amount of )?${HIGH},? (?:that are )?(?:generated|used|procured|produced)(?:,? (?:or |and )?(?:used|procured|produced|during production|that are procured))*`,
      String.raw`(?:gesamtmenge (?:der |an )?)?${HIGH},? .{0,40}(?:erzeugt|verwendet|beschafft|eingesetzt)\w*`,
    ],
    not: 'leav|verlass|emission|share|anteil|percent|prozent|revenue|umsatz|target|ziel',
    neutral: 'total|amount',
    says: [
      String.raw`# (?:of )?${HIGH}[^.;\uE000-\uE3FF]{0,40}(?:generated|used|procured|produced|purchased|erzeugt|verwendet|beschafft|eingesetzt)`,
      String.raw`(?:of (?:these|this|which)|davon|hiervon),? # (?:were|was|are|is|waren|war|sind) ${HIGH}`,
    ],
  },
  {
    ...mass,
    id: 'E2-5_09',
    labels: [String.raw`(?:total )?(?:amount of |gesamtmenge (?:der |an )?)?${HIGH},? ${LEFT}${PLACES}`],
    not: '^(?!.*(?:as emissions,? (?:as )?products|als emissionen,? (?:als )?produkte)).*(?:as emission|as product|as part|als )|share|anteil|percent|prozent|revenue|umsatz|target|ziel',
    neutral: 'total|amount',
  },
  ...WAYS.flatMap(([way, concern, high, not]) => [
    leaving(concern, CONCERN, way, `very high|besonders|svhc|${not}`),
    leaving(high, HIGH, way, not),
  ]),
]
