import type { Words } from '@esrs/contract'

/** The parts of a signed assessment of double materiality that the statement contains. */
export interface ReportedAssessment {
  number: number
  /** Time of the signature. */
  at: string
  scale: { low: number; top: number }
  thresholds: Record<'impact' | 'financial', { material: number; undecided: number }>
  /** Settings of the method in words. */
  method: readonly { setting: Words; value: Words }[]
  methodChanges: readonly { version: number; at: string; reason: string; changes: readonly Words[] }[]
  /** People who scored, and how many entries they gave points to. */
  assessors: number
  scored: number
  topics: readonly ReportedTopic[]
  /** Material impacts, risks and opportunities. */
  entries: readonly ReportedEntry[]
  answers: readonly {
    topic: string
    side: Words
    group: Words
    count: number
    value: number
    low: number
    high: number
  }[]
  consultations: readonly {
    group: Words
    way: Words
    held: string
    people: number | null
    about: readonly string[]
    result: string
  }[]
  /** Differences to the signed assessment of an earlier year; `null` where there is none. */
  earlier: {
    year: number
    changes: readonly { code: string; title: Words; before: boolean | null; after: boolean }[]
  } | null
}

export interface ReportedTopic {
  code: string
  title: Words
  own: boolean
  impact: number | null
  financial: number | null
  material: boolean
  reason: string
  /** Outlook: the conditions under which the topic could become material; empty where nobody wrote one. */
  outlook: string
  /** Whether the decision contradicts the verdict of the formula. */
  against: boolean
}

export interface ReportedEntry {
  topic: string
  title: Words
  description: Words
  /** Kind of the entry in words, such as negative impact, actual; or risk. */
  kind: Words
  isImpact: boolean
  chain: Words | null
  horizon: Words | null
  dependencies: readonly Words[]
  own: boolean
}
