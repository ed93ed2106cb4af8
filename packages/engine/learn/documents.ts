import { matchesOf } from '../src/analysis/answering/answer.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import type { Statement } from '../src/analysis/answering/statement.ts'
import { statedIn } from '../src/analysis/stated.ts'
import { type Answer, type Labelled, readOnce } from './labelled.ts'

/** A labelled document with all that may answer a datapoint in it. */
export interface Learnt {
  labelled: Labelled
  /** Documents of one company are left out together. */
  company: string
  answers: ReadonlyMap<string, Answer>
  statements: readonly Statement[]
  matches: readonly Match[]
}

/** The answer for a datapoint; a document whose answers say `*` states nothing at all. */
export const answerFor = ({ answers }: Learnt, key: string): Answer | undefined => answers.get(key) ?? answers.get('*#')

export const keyOf = (datapoint: string, dimension: string | null): string => `${datapoint}#${dimension ?? ''}`

/** Reads a labelled document and finds what may answer; `null` where it cannot be read. */
export async function learnt(labelled: Labelled): Promise<Learnt | null> {
  const document = await readOnce(labelled.path)
  if (!document) return null
  const { statements, year } = statedIn(document)
  return {
    labelled,
    company: labelled.name.split(/[-_]/)[0] ?? labelled.name,
    answers: new Map(labelled.answers.map((answer) => [keyOf(answer.datapoint, answer.dimension), answer])),
    statements,
    matches: matchesOf(statements, year).ofYear,
  }
}
