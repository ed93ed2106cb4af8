import type {
  Fact,
  FactDecision,
  FactEvidence,
  RichText,
  Statement,
  StatementCompany,
  StatementLanguage,
  Words,
} from '@esrs/contract'
import type { Applicability, Datapoint, StandardSet } from '@esrs/engine/esrs'
import type { LanguageOf } from '../words/reasons.ts'
import type { ReportedAssessment } from './reported-assessment.ts'
import type { ReportedTaxonomy } from './taxonomy-forms.ts'

/** A figure or answer of one year with its evidence. */
export interface SourcedValue {
  value: string
  number: number | null
  unit: string | null
  evidence: readonly FactEvidence[]
}

/** A figure as it was reported before it was restated, with the reason for that. */
export interface RestatedThen {
  value: string
  number: number | null
  unit: string | null
  reason: string
}

/** A value that a person has accepted, corrected or entered; nothing else may stand in a statement. */
export interface DecidedValue extends SourcedValue {
  datapoint: string
  /** The financial year of the value. */
  year: number
  /** The language of its words. */
  language: StatementLanguage | null
  decision: FactDecision
  /** The same figure of the year before, and where it is restated what was reported then. */
  prior: (SourcedValue & { year: number; restated?: RestatedThen | undefined }) | null
  /** Parts of the whole; each with who stands for it, where that is not who stands for the whole. */
  parts: readonly (SourcedValue & { dimension: string; decision?: FactDecision })[]
  /** Whether people entered the parts as a whole table, so that its rows and columns add up to what can be stated. */
  isTable?: boolean
}

/** A datapoint of the company’s own. */
export interface OwnDatapoint {
  id: string
  /** Control code of its standard. */
  controlCode: string
  name: Words
  type: Fact['type']
}

/** A text that a person wrote in place of a drafted one, or beside it. */
export interface WrittenText {
  /** The drafted block, `E1-6+1` for one that stands beside those of its requirement, `E3.explanation` for a topic, `E1-6_07.footnote` for a figure. */
  block: string
  language: StatementLanguage
  text: RichText
  at: string
}

/** Input of a draft: everything that it is made from. */
export interface DraftInput {
  company: StatementCompany
  languages: readonly StatementLanguage[]
  set: StandardSet
  year: number
  /** First and last day of the reporting period; the calendar year where none is given. */
  period?: { start: string; end: string }
  currency?: string
  madeAt: string
  values: readonly DecidedValue[]
  /** Whether each datapoint of the set applies, as `applicability` of the engine says it. */
  applicability: ReadonlyMap<string, Applicability>
  /** Topics that a person found not material by control code, with the explanation where one was written. */
  notMaterial: ReadonlyMap<string, { explanation: string | null }>
  /** The assessment that the topics follow from, once it is signed. */
  assessment?: ReportedAssessment | undefined
  /** The disclosures on the EU taxonomy; `null` where the company need not make any, nothing while none were entered. */
  taxonomy?: ReportedTaxonomy | null | undefined
  /** Elements of the taxonomy of XBRL that people chose, by datapoint. */
  tags?: NonNullable<Statement['tags']>
  /** Datapoints that are disclosed in another document, by reference. */
  references?: readonly { datapoint: string; document: string; page: number | null }[]
  /** Datapoints that are left out for a reason that a person gave, and those that a person found not material. */
  reasons?: readonly { datapoint: string; reason: string; isNotMaterial?: boolean }[]
  own?: readonly OwnDatapoint[]
  /** The latest text of each block and language that a person has written. */
  texts?: readonly WrittenText[]
  /** Tells the language of reasons, which people write in one language only; without it a reason does not say its own. */
  languageOf?: LanguageOf
}

/** A datapoint that a block is about, of the standards or the company’s own. */
export interface Item {
  id: string
  name: Words
  type: Fact['type']
  datapoint: Datapoint | null
}
