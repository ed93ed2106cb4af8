import { type Datapoint, loadCatalogue } from '../../esrs/index.ts'
import { type Compiled, compileRecipes } from '../compiled.ts'
import type { Recipe } from '../recipe.ts'
import { recipes } from '../recipes/index.ts'
import type { Dimension } from '../units.ts'

const measures: Partial<Record<string, readonly Dimension[]>> = {
  count: ['count', 'fte'],
  percent: ['percent'],
  money: ['money'],
  mass: ['mass'],
  ghg: ['ghg', 'mass'],
  energy: ['energy'],
  volume: ['volume'],
  area: ['area'],
  hours: ['hours'],
  days: ['days'],
  rate: ['rate'],
  ratio: ['ratio', 'percent'],
  price: ['ratio', 'money'],
  intensity: ['ratio'],
}

/** What the catalogue alone says about a figure: its dimension, and bounds that nothing real exceeds. */
function recipeFrom({ id, type, dimension, unit }: Datapoint): Recipe {
  const of = type === 'percent' ? 'percent' : type === 'money' ? 'money' : (dimension ?? 'count')
  return {
    id,
    kind: 'number',
    unit: type === 'percent' ? '%' : type === 'money' ? 'EUR' : unit,
    measures: measures[of] ?? ['count'],
    range: type === 'percent' ? [-100, 1000] : [0, 1e13],
    labels: [],
  }
}

const compiled = new Map<string, Compiled>()

/** The recipe of a datapoint, or where nobody wrote one what its catalogue entry says of its values. */
export function recipeOf(id: string): Compiled | null {
  const known = compiled.get(id)
  if (known) return known
  const point = loadCatalogue('esrs-2023', 'en').get(id)
  const recipe = recipes.find((written) => written.id === id) ?? (point && recipeFrom(point))
  const [made] = recipe ? compileRecipes([recipe]) : []
  if (made) compiled.set(id, made)
  return made ?? null
}
