import type { Recipe } from '../recipe.ts'
import { climateRecipes } from './climate.ts'
import { conductRecipes } from './conduct.ts'
import { diversityAndTrainingRecipes } from './diversity.ts'
import { energyRecipes } from './energy.ts'
import { waterAndPollutionRecipes } from './environment.ts'
import { financeRecipes } from './finance.ts'
import { generalRecipes } from './governance.ts'
import { landAndWasteRecipes } from './land-and-waste.ts'
import { namedClimateRecipes } from './named-climate.ts'
import { namedEnvironmentRecipes } from './named-environment.ts'
import { namedSocialRecipes } from './named-social.ts'
import { reductionRecipes } from './reductions.ts'
import { safetyAndRightsRecipes } from './safety.ts'
import { withSocialWordings } from './social.ts'
import { conductStatements } from './statements-conduct.ts'
import { natureStatements } from './statements-nature.ts'
import { strategyStatements } from './statements-strategy.ts'
import { workforceStatements } from './statements-workforce.ts'
import { substanceRecipes } from './substances.ts'
import { withWordings } from './wordings.ts'
import { workforceRecipes } from './workforce.ts'

const written: Recipe[] = [
  ...energyRecipes,
  ...climateRecipes,
  ...reductionRecipes,
  ...financeRecipes,
  ...waterAndPollutionRecipes,
  ...landAndWasteRecipes,
  ...workforceRecipes,
  ...diversityAndTrainingRecipes,
  ...safetyAndRightsRecipes,
  ...conductRecipes,
  ...generalRecipes,
  ...substanceRecipes,
  ...namedEnvironmentRecipes,
  ...namedClimateRecipes,
  ...namedSocialRecipes,
  ...strategyStatements,
  ...natureStatements,
  ...workforceStatements,
  ...conductStatements,
]

/** The recipes of all core datapoints, by topic. */
export const recipes: Recipe[] = written.map(withWordings).map(withSocialWordings)

const aimed = new Set(recipes.filter(({ target }) => target).map(({ id }) => id))

/** Whether a target is the answer to a datapoint; for all others what is aimed at is never the value. */
export const asksForTarget = (datapoint: string): boolean => aimed.has(datapoint)
