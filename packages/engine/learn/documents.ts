import { matchesOf } from '../src/analysis/answering/answer.ts'
import { FIRST_SET } from '../src/analysis/answering/frames.ts'
import type { Match } from '../src/analysis/answering/match.ts'
import type { Observation } from '../src/analysis/answering/observation.ts'
import { observationsInDocument } from '../src/analysis/document-observations.ts'
import { isRight } from './is-right.ts'
import { type Answer, type Labelled, readOnce } from './labelled.ts'

/** A labelled document with all that may answer a datapoint in it. */
export interface LearningDocument {
  labelled: Labelled
  /** Documents of one company are left out together. */
  company: string
  answers: ReadonlyMap<string, Answer>
  observations: readonly Observation[]
  matches: readonly Match[]
  /** How much it counts: a stretch of a report counts less than a report. */
  weight: number
}

/** The answer for a datapoint; a document whose answers say `*` states nothing at all. */
export const answerFor = ({ answers }: LearningDocument, key: string): Answer | undefined =>
  answers.get(key) ?? answers.get('*#')

export const keyOf = (datapoint: string, dimension: string | null): string => `${datapoint}#${dimension ?? ''}`

/** Reads a labelled document and finds what may answer; `null` where it cannot be read. */
export async function readLabelledDocument(labelled: Labelled): Promise<LearningDocument | null> {
  const document = await readOnce(labelled.path)
  if (!document) return null
  const stated = observationsInDocument(document)
  const { ofYear, observations } = matchesOf(stated.observations(), stated.year)
  return {
    labelled,
    company: labelled.name.split(/[-_]/)[0] ?? labelled.name,
    answers: new Map(labelled.answers.map((answer) => [keyOf(answer.datapoint, answer.dimension), answer])),
    observations,
    // Readers wrote their answers in the first set.
    matches: ofYear.filter(({ frame }) => frame.set === FIRST_SET),
    weight: 1,
  }
}

/** Stretches of a report: how many of the pages with most answers stand alone, and where others begin, as a share of its pages. */
const ALONE = 3
const STRETCHES = [0.15, 0.35, 0.55, 0.75]
const STRETCH_PAGES = 4
const STRETCH_WEIGHT = 0.25
/** Shorter documents are no longer than a stretch. */
const SHORTEST = 8

function pageRunOf(document: LearningDocument, pages: ReadonlySet<number>): LearningDocument {
  const matches = document.matches.filter(({ observation }) => pages.has(observation.page.number))
  // A report often says a figure again where its reader did not write it down.
  const said = new Set(
    matches.flatMap((match) => {
      const key = keyOf(match.frame.datapoint, match.dimension)
      const answer = document.answers.get(key)
      return answer && isRight(answer, match) ? [key] : []
    }),
  )
  const answers = new Map(
    [...document.answers].map(([key, answer]) => [
      key,
      said.has(key) || answer.pages.some((page) => pages.has(page)) ? answer : { ...answer, present: false },
    ]),
  )
  const observations = document.observations.filter(({ page }) => pages.has(page.number))
  return { ...document, answers, observations, matches, weight: STRETCH_WEIGHT }
}

/** Short stretches of a document as documents of their own: people also upload a page or a few. */
export function pageRunsOf(document: LearningDocument): LearningDocument[] {
  const numbers = [...new Set(document.observations.map(({ page }) => page.number))].sort((a, b) => a - b)
  if (numbers.length < SHORTEST) return []
  const answered = new Map<number, number>()
  for (const { present, pages } of document.answers.values())
    if (present) for (const page of pages) answered.set(page, (answered.get(page) ?? 0) + 1)
  const fullest = [...answered].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, ALONE)
  return [
    ...fullest.map(([page]) => new Set([page])),
    ...STRETCHES.map((share) => {
      const from = Math.floor(numbers.length * share)
      return new Set(numbers.slice(from, from + STRETCH_PAGES))
    }),
  ].map((pages) => pageRunOf(document, pages))
}
