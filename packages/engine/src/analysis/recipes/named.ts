import type { Recipe } from '../recipe.ts'

const SHAPES = {
  share: { unit: '%', measures: ['percent'], range: [0, 100] },
  money: { unit: 'EUR', measures: ['money'], range: [0, 1e13] },
  ghg: { unit: 'tCO2e', measures: ['ghg', 'mass'], range: [0, 5e9] },
  mass: { unit: 't', measures: ['mass'], range: [0, 1e10] },
  energy: { unit: 'MWh', measures: ['energy'], range: [0, 1e9] },
  volume: { unit: 'm3', measures: ['volume'], range: [-1e10, 1e10] },
  area: { unit: 'ha', measures: ['area'], range: [0, 1e9] },
  count: { unit: 'count', measures: ['count'], range: [0, 1e9] },
  days: { unit: 'days', measures: ['days', 'count'], range: [0, 1e7] },
  ratio: { unit: 'ratio', measures: ['ratio', 'count'], range: [0, 10_000] },
} as const

/** A datapoint that reports call by its name or not at all: identifier, kind of figure, names, what it must not be. */
export type Named = [id: string, shape: keyof typeof SHAPES, english: string, german: string, not?: string]

/** The recipe of such a datapoint: nothing but its name counts, and words beside it must be explained. */
export function named([id, shape, english, german, not]: Named): Recipe {
  const rates =
    shape === 'share'
      ? ''
      : 'share|anteil|percent|prozent|%|(?<!klima)(?<!calculate (?:the )?(?:energy|ghg|emissions?) )intensi|'
  return {
    id,
    kind: 'number',
    ...SHAPES[shape],
    labels: [english, german],
    not: `${rates}target|\\bziel|per employee|pro mitarbeit${not ? `|${not}` : ''}`,
    neutral: 'total|amount|monetary|percentage|share|anteil|current|reporting|period',
  }
}
