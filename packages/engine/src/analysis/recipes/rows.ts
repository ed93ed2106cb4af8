/** Labels that are, and labels that are not, a datapoint; the figure carries a unit where the label names none. */
export interface LabelRow {
  id: string
  figure: string
  is: string[]
  not: string[]
}

/** Sentences with the value they state, and sentences that state nothing about the datapoint. */
export interface SentenceRow {
  id: string
  is: [text: string, value: string][]
  not: string[]
}

/** Shortens the lists of rows. */
export const row = (id: string, figure: string, is: string[], not: string[]): LabelRow => ({ id, figure, is, not })
