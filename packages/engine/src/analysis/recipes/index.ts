import type { Recipe } from '../recipe.ts'
import { climateRecipes } from './climate.ts'
import { energyRecipes } from './energy.ts'
import { landAndWasteRecipes, waterAndPollutionRecipes } from './environment.ts'
import { conductRecipes, generalRecipes } from './governance.ts'
import { diversityAndTrainingRecipes, safetyAndRightsRecipes } from './social.ts'
import { conductStatements, strategyStatements, workforceStatements } from './statements.ts'
import { workforceRecipes } from './workforce.ts'

/** The recipes of all core datapoints, by topic. */
export const recipes: Recipe[] = [
  ...energyRecipes,
  ...climateRecipes,
  ...waterAndPollutionRecipes,
  ...landAndWasteRecipes,
  ...workforceRecipes,
  ...diversityAndTrainingRecipes,
  ...safetyAndRightsRecipes,
  ...conductRecipes,
  ...generalRecipes,
  ...strategyStatements,
  ...workforceStatements,
  ...conductStatements,
]
