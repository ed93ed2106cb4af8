export {
  nuclearAndGas,
  nuclearOrGas,
  type Objective,
  objectiveOf,
  objectives,
  type TaxonomyActivity,
  taxonomyActivities,
} from './activities.ts'
export * from './kpis.ts'
