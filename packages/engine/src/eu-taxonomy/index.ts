export {
  nuclearAndGas,
  nuclearOrGas,
  type Objective,
  objectiveOf,
  objectives,
  type TaxonomyActivity,
  taxonomyActivities,
} from './activities.ts'
export { addAmounts } from './decimal.ts'
export * from './found/read-forms.ts'
export * from './kpis.ts'
