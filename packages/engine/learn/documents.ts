import { matchesOfYear, statementsOf } from '../src/analysis/answering/answer.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import type { Statement } from '../src/analysis/answering/statement.ts'
import { continueTables } from '../src/analysis/continued.ts'
import { factsOf, gridsOf } from '../src/analysis/facts.ts'
import { settledFormat } from '../src/analysis/numbers.ts'
import { tableFacts } from '../src/analysis/tables/index.ts'
import { fold } from '../src/analysis/text.ts'
import { reportingYear } from '../src/analysis/years.ts'
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
  const pages = document.pages.map((page) => ({ ...page, numberFormat: settledFormat(page.text, page.numberFormat) }))
  const grids = continueTables(pages.map((page) => gridsOf(page)))
  const facts = pages.map((page, i) => factsOf(page, grids[i] ?? [], pages.length))
  const years = facts
    .flat()
    .filter(({ yearFrom, role }) => yearFrom === 'column' && role === 'actual')
    .map(({ year }) => year ?? 0)
  const year = reportingYear(
    document.name,
    document.pages.map(({ text }) => fold(text)),
    years,
  )
  const statements = statementsOf(pages, facts, tableFacts(pages))
  return {
    labelled,
    company: labelled.name.split(/[-_]/)[0] ?? labelled.name,
    answers: new Map(labelled.answers.map((answer) => [keyOf(answer.datapoint, answer.dimension), answer])),
    statements,
    matches: matchesOfYear(statements, year),
  }
}
