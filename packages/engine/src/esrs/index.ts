export { type Catalogue, loadCatalogue } from './catalogue.ts'
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
