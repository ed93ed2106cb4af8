import type { Recipe } from '../recipe.ts'

const ghg = { kind: 'number', unit: 'tCO2e', measures: ['ghg', 'mass'], range: [1, 5e9] } as const
const intensity = {
  kind: 'number',
  unit: 'tCO2e/EUR',
  measures: ['ratio', 'ghg', 'mass'],
  range: [0, 1e7],
} as const
const EMISSIONS = String.raw`(?:ghg |greenhouse gas |co2 |thg-?|treibhausgas-?)?(?:emissions?|emissionen)`
const METHOD = {
  location: String.raw`location[ -]?based|standort(?:bezogen|basiert)\w*`,
  market: String.raw`market[ -]?based|markt(?:bezogen|basiert)\w*`,
}

/** The scopes for which E1-4 (paragraph 34) asks for targets, with what tells them from each other. */
const SCOPES: [name: string, words: string, not: string, needs: string | null, absolute: string, relative: string][] = [
  [
    'total',
    String.raw`(?:total|gesamte?)|(?:total )?scopes? ?1,? (?:scope )?2,? ?(?:and|&|\+|und) (?:scope )?3`,
    String.raw`(?<!1,? ?2,? ?(?:and|&|und|\+) ?)scope[ -]?[123](?! ?[,&+]| and| und| scope)|category|kategorie`,
    null,
    'E1-4_03',
    'E1-4_05',
  ],
  [
    'scope 1',
    String.raw`scope[ -]?1`,
    String.raw`scope[ -]?[23]|1 ?(?:,|and|&|und|\+|-) ?(?:scope )?[23]`,
    null,
    'E1-4_06',
    'E1-4_08',
  ],
  [
    'location',
    String.raw`scope[ -]?2`,
    String.raw`scope[ -]?[13]|${METHOD.market}|[12] ?(?:and|&|und|\+) ?[23]`,
    METHOD.location,
    'E1-4_09',
    'E1-4_11',
  ],
  [
    'market',
    String.raw`scope[ -]?2`,
    String.raw`scope[ -]?[13]|${METHOD.location}|[12] ?(?:and|&|und|\+) ?[23]`,
    METHOD.market,
    'E1-4_12',
    'E1-4_14',
  ],
  [
    'scope 3',
    String.raw`scope[ -]?3`,
    String.raw`scope[ -]?[12]|[12] ?(?:,|and|&|und|\+) ?(?:scope )?3|category|kategorie`,
    null,
    'E1-4_15',
    'E1-4_17',
  ],
]

/** Reduction targets as amounts and as intensities (ESRS E1-4, paragraph 34 a and b); the shares stand with the climate recipes. */
export const reductionRecipes: Recipe[] = SCOPES.flatMap(([, words, not, needs, absolute, relative]): Recipe[] => {
  const methods = String.raw`(?: \(?(?:${METHOD.location}|${METHOD.market})\)?)?`
  const shape = {
    target: true,
    neutral:
      'absolute|value|target|targets|reduction|ghg|emissions|total|gross|tco2e|location|market|based|intensity|thg',
    ...(needs ? { needsNear: needs } : {}),
  }
  return [
    {
      ...ghg,
      ...shape,
      id: absolute,
      labels: [
        String.raw`(?:absolute )?(?:gross )?(?:${words})${methods} ?(?:${EMISSIONS} )?reduction(?: target)?(?: \(?absolute(?: value)?\)?)?`,
        String.raw`(?:absolute )?(?:reduktion|minderung|senkung) der (?:${words})[ -]?(?:${EMISSIONS})?${methods}`,
        String.raw`(?:${words})[ -](?:${EMISSIONS})?-?reduktionsziel(?: \(?absolut\)?)?`,
      ],
      not: `${not}|intensi|percent|%|prozent|achieved|erreicht|expected from|per |pro `,
    },
    {
      ...intensity,
      ...shape,
      id: relative,
      labels: [
        String.raw`(?:${words})${methods} ?(?:${EMISSIONS} )?(?:emissions? )?intensity (?:reduction )?target(?: value)?`,
        String.raw`(?:${words})${methods} ?(?:${EMISSIONS} )?reduction target \(?intensity(?: value)?\)?`,
        String.raw`(?:${words})[ -]?(?:${EMISSIONS})?-?intensitätsziel`,
      ],
      not: `${not}|percent|prozent`,
    },
  ]
})
