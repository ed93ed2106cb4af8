export { type AnalysisContext, analyse } from './analysis/analyse.ts'
export { asksForTarget } from './analysis/answering/frames.ts'
export { type Choice, choose, type DocumentFinding } from './analysis/choose.ts'
export {
  findInconsistencies,
  type Inconsistency,
  isJump,
  type ReportedFigure,
  relatedDatapoints,
} from './analysis/consistency.ts'
export {
  type ConsideredDocument,
  explainMissing,
  type ReasonLanguage,
} from './analysis/explanations.ts'
export type * from './analysis/finding.ts'
export type { Teaching } from './analysis/learned.ts'
export { readTypedNumber, type TypedResult } from './analysis/typed-value.ts'
export { engineVersion } from './engine-version.ts'
export {
  type FactorGuide,
  type FactorLicence,
  type FactorScope,
  factorGuides,
  type ShippedFactor,
  seriesOfShipped,
  shippedFactors,
} from './factors/index.ts'
export * from './model/index.ts'
export * from './pointing/index.ts'
export * from './quantities/index.ts'
export * from './questionnaire/index.ts'
export type * from './reading/document.ts'
export { languageOfSentence } from './reading/language.ts'
export { type PicturesResult, read, readPictures } from './reading/read.ts'
export type { FilledCell, FilledRow, FilledSheet } from './reading/rows.ts'
export { isPlainText, type Sniffed, sniff } from './reading/sniff.ts'
export { adviceVersion, mostAdvice, pickAdvice, rankAdvice, suggestAdvice } from './suggest/advice.ts'
export type { AdviceFacts } from './suggest/advice-facts.ts'
export { type Advice, adviceInWords } from './suggest/advice-words.ts'
export type { IroExcerpt, IroMetric, IroValue, IroValues } from './suggest/iro-evidence.ts'
export type { FinancialScore, ImpactScore, IroPriority } from './suggest/iro-score.ts'
export {
  assessTopics,
  calledNotMaterial,
  type IroFacts,
  type NotMaterialStatement,
  type SubTopicAssessment,
  type TopicAssessment,
} from './suggest/iro-topics.ts'
export { type Iro, mostIros, suggestIros } from './suggest/iros.ts'
export { bankTextIn, type StakeholderGroup } from './suggest/question-bank.ts'
export { type ExistingSurvey, proposalFor, type SurveyProposal, suggestSurveys } from './suggest/surveys.ts'
export { type Way, waysOf } from './suggest/ways.ts'
export * from './suggest/wording/index.ts'
export { carriedYears } from './text/carried-years.ts'
export { isSameCompany } from './text/company-names.ts'
