import type { Language } from '../../esrs/index.ts'

/**
 * What is written: an IRO, a recommendation, questions of a survey, a paragraph of the statement, the same text in another language;
 * or what documents say: the answer to a question of a customer, a text of the statement.
 */
export type WordingTask = 'iro' | 'recommendation' | 'questions' | 'paragraph' | 'translation' | 'answer' | 'disclosure'

/** Whether words may rest on documents alone, and each has to be proven there. */
export const restsOnDocuments = (task: WordingTask): boolean => task === 'answer' || task === 'disclosure'

/** A text that a wording may rest on. */
export interface WordingSource {
  /**
   * `own`: written by us or by the company for this very item, in the language asked for; `evidence`: words of a document; `asked`: what
   * is to be answered, which proves nothing.
   */
  kind: 'own' | 'evidence' | 'asked'
  text: string
}

/** A source as it is sent. */
export interface MarkedSource extends WordingSource {
  /** `s1`, `s2` …; what an answer names. */
  mark: string
  /** Which of the given ones it is, from 0. */
  given: number
  /** `null` where it is not recognised. */
  language: Language | null
}
