export { type Catalogue, loadCatalogue } from './catalogue.ts'
export {
  type Applicability,
  applies,
  type CompanyFacts,
  type Completion,
  completion,
  type Reason,
  type Tally,
  unknownCompany,
} from './completion.ts'
export { type Condition, conditionOf } from './conditions.ts'
export { dataTypes } from './data-types.ts'
export {
  type Datapoint,
  type DatapointType,
  type Dimension,
  type DisclosureRequirement,
  datapointTypes,
  dimensions,
  type Language,
  type Law,
  laws,
  type PhaseIn,
  type Pillar,
  type Standard,
  type StandardSet,
} from './datapoint.ts'
export { compareIds, foldForSearch } from './order.ts'
