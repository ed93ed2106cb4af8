import type { XmlElement } from '../../reading/xml.ts'
import type { Box, Holder, WordText } from './word-text.ts'

/** An option with what is done to choose it: its box is ticked, or a cross is put into an empty cell. */
export interface Choice {
  text: string
  mark: Box | { kind: 'cross'; paragraph: XmlElement }
}

/** A place of a Word file that takes an answer. */
export type Slot =
  /** An empty paragraph, or the end of one. */
  | { kind: 'paragraph'; paragraph: XmlElement }
  /** A stretch of dots or lines within a paragraph. */
  | { kind: 'line'; words: WordText; from: number; to: number }
  | { kind: 'holder'; holder: Holder }
  | { kind: 'choices'; choices: Choice[] }
  /** Nothing yet: a paragraph is added below. */
  | { kind: 'below'; paragraph: XmlElement }

/** A question of running text with the place of its answer. */
export interface FormQuestion {
  section: string
  text: string
  unit: string
  slot: Slot
  options: string[]
  /** What stands at the place already; empty where it is open. */
  answer: string
}
