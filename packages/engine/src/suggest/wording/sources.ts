import type { Language } from '../../esrs/index.ts'

/** What is written: an IRO, a recommendation, questions of a survey, a paragraph of the statement, or the same text in another language. */
export type WordingTask = 'iro' | 'recommendation' | 'questions' | 'paragraph' | 'translation'

/** A text that a wording may rest on. */
export interface WordingSource {
  /** `own`: written by us or by the company for this very item, in the language asked for; `evidence`: words of a document. */
  kind: 'own' | 'evidence'
  text: string
}

/** A source as it is sent. */
export interface MarkedSource extends WordingSource {
  /** `s1`, `s2` …; what an answer names. */
  mark: string
  /** `null` where it is not recognised. */
  language: Language | null
}
