import type { Box } from '../reading/document.ts'
import type { IndexedPage } from './indexed-page.ts'
import type { Failed } from './stages.ts'

/** How sure a shown value is: `high` (structure, unit and year settled) or `review` (a person should look). */
export type Tier = 'high' | 'review'

/** Where a passage stands. Offsets are into the stored text of the page. */
export interface Place {
  /** Number of the page, sheet or text section, from 1. */
  page: number
  sheet: string | null
  cell: string | null
  paragraph: number | null
  start: number
  end: number
  /** One box a line of the passage; empty where the format has no positions. */
  boxes: Box[]
  /** Where the value stands in the page's text: the figure, or of a passage the sentence that answers; `null` for words without one. */
  valueStart: number | null
  valueEnd: number | null
  valueBox: Box | null
}

/** One check and how it ended. `detail` is a fact, never a sentence. */
export interface Check {
  check: 'quote' | 'value' | 'unit' | 'year' | 'boundary' | 'total' | 'agreement' | 'range'
  passed: boolean
  detail: string | null
}

/** A value as found and as converted. */
export interface FoundValue {
  /** Canonical text: plain decimal digits with a point for numbers, `yes`/`no`, or the passage itself. */
  text: string
  number: number | null
  /** Canonical unit of the datapoint (`MWh`, `tCO2e`, `t`, `m3`, `ha`, `EUR`, `%`, `h`, `days`, `count` …); `null` for text. */
  unit: string | null
  /** What the document writes, number and unit. */
  written: string
  /** Number as written, without its unit; it is a substring of the excerpt. */
  writtenNumber: string | null
  /** Unit as written, `null` where the document writes none. */
  writtenUnit: string | null
  /** The conversion in one line (`2,296,953 GJ ÷ 3.6 = 638,042.5 MWh`), `null` where none was needed. */
  conversion: string | null
}

/**
 * Why a place where an answer may stand is no value, as a code; clients turn it into a sentence of their language.
 *
 * What stands there is no assertion of the company about itself: `question`, `option` (of a form), `heading`, `index` (a line of
 * a table of contents or of an index), `instruction` (duty or request), `example`, `guidance`, `condition`, `risk` (or chance),
 * `intention` (or plan), `purpose`, `other_company` (competitor, industry), `auditor` (their procedure), `form` (a form without
 * answers), `advertising`.
 *
 * It asserts, but not what is asked for: `denied` (where a denial is no answer), `part` (some of the whole only), `terms` (a core
 * term of the datapoint is not said), `people` (another group of people), `statement` (another class of statement: an action
 * where a policy is asked for), `no_sentence`, `label` (only the label names the option), `other_row` (the row of another
 * question).
 *
 * The figure is not the one asked for: `noun` (the datapoint's own noun is not said), `basis` (counted on another basis),
 * `column` (of a target, a plan or a part), `year` (several figures and nothing that tells their years), `method` (how it was
 * counted is not said).
 *
 * `unsure`: everything speaks for it, too little though.
 */
export type Gate =
  | 'question'
  | 'option'
  | 'heading'
  | 'index'
  | 'instruction'
  | 'example'
  | 'guidance'
  | 'condition'
  | 'risk'
  | 'intention'
  | 'purpose'
  | 'other_company'
  | 'auditor'
  | 'form'
  | 'advertising'
  | 'denied'
  | 'part'
  | 'terms'
  | 'people'
  | 'statement'
  | 'no_sentence'
  | 'label'
  | 'other_row'
  | 'noun'
  | 'basis'
  | 'column'
  | 'year'
  | 'method'
  | 'unsure'

/** Codes that say why a passage or value was taken; clients turn them into sentences of their language. */
export interface Reason {
  /** Stage that found it. */
  source: 'table' | 'sheet' | 'sentence' | 'index' | 'passage' | 'model' | 'tag'
  /** The label of the row, the words of the sentence, the heading, or of a tag the concept that matched. */
  matched: string
  /** What the passage does not say, as codes: `year`, `unit`, `boundary`, `value`, `responsible`, `target_year`. */
  missing: string[]
  /** Why a candidate is kept but not shown: of a part, too weak, contradicted by a better one, of an earlier year only. */
  aside?: 'part' | 'weak' | 'rival' | 'earlier'
  /** Why it is no value but at most a lead; absent from values. */
  gates?: Gate[]
  /** What a person decided about the same observation of an earlier document. */
  taught?: 'accepted' | 'rejected'
  /** A person pointed at it in the document. */
  pointed?: true
  /** The language model that pointed to it, alone (`source` is then `model` or `passage`) or beside the analysis. */
  model?: string
  /**
   * What makes a model's answer less sure: it may be a `part` of the whole (rows beside it answer too); core `terms` or the `people`
   * asked about are not said where it stands; counted on another `basis`; its `unit` or `year` is not written there; a `sum` of printed
   * parts; the same figure was `shared` among datapoints; the analysis reads another value (`analysis`), or holds the figure for
   * `another` datapoint; the model itself gives two `values`.
   */
  doubts?: (
    | 'part'
    | 'terms'
    | 'people'
    | 'basis'
    | 'unit'
    | 'year'
    | 'sum'
    | 'shared'
    | 'analysis'
    | 'another'
    | 'values'
  )[]
  /** Half proven: the words or elements that are missing where it stands, in the document's language. */
  unsaid?: string[]
}

/** A possible value of a datapoint with the passage that proves it. */
export interface Candidate {
  /** Identifier in the set, such as `E1-6_07`. */
  datapoint: string
  /** The part of the whole, such as `female`, `DE`, `cat6`; `null` for the whole. */
  dimension: string | null
  value: FoundValue
  /** Financial year (the year in which it ends), target year for targets; `null` where the document settles none. */
  year: number | null
  /** `prior`: the same figure for an earlier year. */
  role: 'actual' | 'prior' | 'target' | 'base'
  tier: Tier
  /** 0 to 1; orders candidates of one datapoint, means nothing across datapoints. */
  score: number
  place: Place
  /** Verbatim words of the stored page text; holds `writtenNumber`. */
  excerpt: string
  checks: Check[]
  reason: Reason
}

/** A statement that a topic or disclosure is not material or left out, or that a topic is material. */
export interface Omission {
  /** A standard (`E3`), a disclosure requirement (`E2-4`) or a datapoint. */
  subject: string
  kind: 'not_material' | 'omitted' | 'material'
  place: Place
  excerpt: string
}

/** A figure near a datapoint that is none, so that the datapoint stays empty. */
export interface Hint {
  datapoint: string
  code:
    | 'scopes_together'
    | 'method_missing'
    | 'lost_time'
    | 'adjusted'
    | 'full_time_equivalents'
    | 'other_base'
    | 'one_gas'
  place: Place
  excerpt: string
}

/** What the analysis of one document gives. */
export interface Analysis {
  /** `other`: no report, data sheet, policy, form or note of a company but a book, a law, a manual …; then nothing is found. */
  kind: 'report' | 'other'
  /**
   * Values: what somebody may accept after one look. At most one `actual` per datapoint and dimension, and one `prior` per
   * earlier year; of passages up to three per datapoint, best first.
   */
  findings: Candidate[]
  /**
   * Leads: where the answer to a datapoint without a value may stand, up to three each, best first, with the gates that they
   * fail. Shown when somebody opens such a datapoint; never counted as found, waiting or complete.
   */
  leads: Candidate[]
  /**
   * All candidates beside these that passed the verbatim checks, best first; kept, never shown as a value. Of a document that says one
   * thing more than 400 times the best ones.
   */
  others: Candidate[]
  omissions: Omission[]
  /** Why datapoints stay empty although something near them is stated; at most one for each datapoint and code. */
  hints?: Hint[]
  /** Financial year that the document reports on (the year in which it ends). */
  reportingYear: number | null
  language: string
  /** What an error kept from being analysed; absent where nothing failed. */
  failed?: Failed
  /** The pages for looking things up and pointing at them; only where they were asked for. */
  pages?: IndexedPage[]
  /** The company that the document is of and others that it often names, likeliest first; only where pages were asked for. */
  companies?: string[]
  /** Candidates that were dropped because quote, value, unit or year did not hold, by value type. */
  dropped: Record<string, number>
}
