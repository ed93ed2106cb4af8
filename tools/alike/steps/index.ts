import type { Steps, Walk } from '../walk.ts'
import { factorSteps, peopleSteps, profileSteps } from './account.ts'
import { assessmentSteps, iroSteps, topicSteps } from './assessment.ts'
import { figureSteps, inventorySteps, organisationSteps, yearSteps } from './group.ts'
import { proposalSteps } from './proposals.ts'
import { statementSteps } from './statement.ts'
import { surveySteps } from './surveys.ts'
import { cellSteps, ownSteps, valueSteps } from './values.ts'
import { questionnaireSteps, requestSteps, workSteps } from './work.ts'

/** All groups of steps; each is taken in a company of its own. */
export const allSteps: Record<string, (walk: Walk) => Steps> = {
  proposals: proposalSteps,
  profile: profileSteps,
  people: peopleSteps,
  'second factor': factorSteps,
  values: valueSteps,
  'own datapoints': ownSteps,
  cells: cellSteps,
  IROs: iroSteps,
  topics: topicSteps,
  assessment: assessmentSteps,
  surveys: surveySteps,
  statement: statementSteps,
  work: workSteps,
  requests: requestSteps,
  questionnaires: questionnaireSteps,
  organisation: organisationSteps,
  figures: figureSteps,
  inventory: inventorySteps,
  years: yearSteps,
}
