export { type Applicability, applicability, applies, type Reason } from './applies.ts'
export { type BreakdownCell, dimensionOf, marginsOf, wholeOfCells } from './breakdown-cells.ts'
export {
  axesOf,
  isMemberOf,
  memberName,
  membersIn,
  membersOf,
  membersSent,
  membersWritten,
  memberWritten,
} from './breakdown-members.ts'
export {
  type Axis,
  type AxisMember,
  type Breakdown,
  breakdownAxes,
  breakdownOf,
  breakdowns,
  type CellRule,
  cellRules,
  isApart,
  usualAxes,
} from './breakdowns.ts'
export { type Catalogue, loadCatalogue } from './catalogue.ts'
export { type Choice, type Choices, choiceFromWords, choiceInWords, choicesOf } from './choices.ts'
export { type CompanyFacts, headCounts, unknownCompany } from './company.ts'
export { type Completion, completion, type Progress, type Tally } from './completion.ts'
export { type Condition, conditionOf } from './conditions.ts'
export { countryCodes } from './countries.ts'
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
  standardSets,
  type Topic,
} from './datapoint.ts'
export {
  type BrokenBound,
  brokenBound,
  type FigureBase,
  type FigureRules,
  figureRules,
  figureRulesOf,
  isOwnFigure,
  type Misfit,
  misfits,
  oddBound,
  relatedFigures,
  type WholeRule,
  wholeRules,
} from './figure-rules.ts'
export { freeMember, freeMemberName, isFreeMember, longestMember } from './free-members.ts'
export { glossary, type OutdatedWording, outdatedWordings, type Term, term } from './glossary.ts'
export {
  type Carried,
  type CarryCode,
  carryOver,
  countLinks,
  isDatapoint,
  type Link,
  type LinkCounts,
  links,
  linksFrom,
  linksTo,
  type Relation,
  setOf,
} from './links.ts'
export { type Activity, activities, activityOf, hasMaterialFlows, isHighClimateImpact } from './nace.ts'
export { compareIds, foldForSearch } from './order.ts'
export { reasonInWords } from './reasons.ts'
export { byRelevance } from './relevance.ts'
export { createSearch, needlesFor, type Searchable, searchWords } from './search.ts'
export { type Succession, succession } from './succession.ts'
export {
  alsoSaid,
  answerMember,
  bandOf,
  cellConcept,
  conceptsOf,
  isInverted,
  type MemberTags,
  memberTags,
  type PlacedTag,
  placedAt,
  setOf as answerSetOf,
  type TaggedMember,
  type WholeTag,
  wholeAt,
} from './tags.ts'
export {
  type CellName,
  cellNamed,
  datapointsOfTemplate,
  isByCode,
  isOfSites,
  optionIn,
  tableAxisOf,
  templateNames,
  unitOfTemplate,
  yesOrNo,
} from './template.ts'
export { type ListedSite, memberOfSite, siteCalled, siteColumns } from './template-sites.ts'
