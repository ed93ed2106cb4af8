import type { Match } from '../src/analysis/answering/match.ts'
import { Surroundings } from '../src/analysis/answering/relate.ts'
import {
  type Alone,
  besideAgain,
  besideRivals,
  type Family,
  familyOf,
  judged,
  type Stages,
  together,
} from '../src/analysis/answering/score.ts'
import type { Trees } from '../src/analysis/answering/trees.ts'
import { boost } from './boosting.ts'
import { answerFor, keyOf, type LearningDocument, pageRunsOf } from './documents.ts'
import { inventedBeside, inventedExamples } from './invented.ts'
import { isRight } from './is-right.ts'
import { type Example, learn } from './regression.ts'

/** An assertion that is right but stands elsewhere than the reader found it teaches little. */
const ELSEWHERE = 0.1

/** What a match teaches; `null` where no reader judged its datapoint. */
function exampleOf(document: LearningDocument, match: Match, features: Example['features']): Example | null {
  const answer = answerFor(document, keyOf(match.frame.datapoint, match.dimension))
  if (!answer) return null
  const right = isRight(answer, match)
  if (!answer.sure && !right) return null
  const elsewhere = match.observation.kind === 'assertion' && !answer.pages.includes(match.observation.page.number)
  return { features, right: right && !elsewhere, weight: document.weight * (right && elsewhere ? ELSEWHERE : 1) }
}

const PENALTY = { figure: 2, assertion: 3 }
const FOLDS = 5
/** Trees that only give odds to those that learn from them need fewer series. */
const SERIES_BETWEEN = 4

type Learnt = Record<Family, Stages>
type Beside = Record<Family, Trees>

/** A document, or a stretch of one, with what surrounds its matches. */
interface Learnable {
  document: LearningDocument
  surroundings: Surroundings
}

/** An example of one family, from a fold of companies; invented ones are of none. */
interface Taught {
  family: Family
  fold: number | null
  example: Example
}

const ofEach = <Value>(make: (family: Family) => Value): Record<Family, Value> => ({
  figure: make('figure'),
  assertion: make('assertion'),
})

/** Learns the three stages of the scorer from documents, each stage from odds that documents get from the others, as a new one would. */
export class Learning {
  private readonly foldOf: ReadonlyMap<string, number>
  private readonly learnable: ReadonlyMap<LearningDocument, readonly Learnable[]>
  private readonly alone: ReadonlyMap<LearningDocument, readonly { family: Family; example: Example }[]>
  private readonly invented = inventedExamples()

  constructor(documents: readonly LearningDocument[]) {
    const companies = [...new Set(documents.map(({ company }) => company))]
    this.foldOf = new Map(companies.map((company, i) => [company, i % FOLDS]))
    this.learnable = new Map(
      documents.map((document) => [
        document,
        [document, ...pageRunsOf(document)].map((one) => ({
          document: one,
          surroundings: new Surroundings(one.observations),
        })),
      ]),
    )
    this.alone = new Map(
      documents.map((document) => [
        document,
        document.matches.flatMap((match) => {
          const example = exampleOf(document, match, match.features)
          return example ? [{ family: familyOf(match), example }] : []
        }),
      ]),
    )
  }

  private learnAlone(from: readonly LearningDocument[]): Alone {
    const all = [...from.flatMap((document) => this.alone.get(document) ?? []), ...this.invented]
    return ofEach((family) =>
      learn(
        all.filter((one) => one.family === family).map(({ example }) => example),
        PENALTY[family],
      ),
    )
  }

  private boosted(taught: readonly Taught[], but: number | null, series?: number): Beside {
    return ofEach((family) =>
      boost(
        taught
          .filter((one) => one.family === family && (but === null || one.fold !== but))
          .map(({ example }) => example),
        series,
      ),
    )
  }

  /** Learns all stages from some of the documents. */
  learn(from: readonly LearningDocument[]): Learnt {
    const folds = Array.from({ length: FOLDS }, (_, fold) => {
      const alone = this.learnAlone(from.filter(({ company }) => this.foldOf.get(company) !== fold))
      const own = from.filter(({ company }) => this.foldOf.get(company) === fold)
      const firsts = own
        .flatMap((document) => this.learnable.get(document) ?? [])
        .map(({ document, surroundings }) => ({ document, first: besideRivals(document.matches, surroundings, alone) }))
      return { alone, firsts }
    })
    const invented = inventedBeside((matches, observations) => {
      const found = besideRivals(matches, new Surroundings(observations), folds[0]?.alone ?? ofEach(() => ({})))
      return new Map([...found].map(([match, layers]) => [match, together(layers)]))
    })
    const taught = folds.flatMap(({ firsts }, fold) =>
      firsts.flatMap(({ document, first }) =>
        [...first].flatMap(([match, layers]) => taughtBy(document, match, together(layers), fold)),
      ),
    )
    const all = [...taught, ...invented.map(({ family, example }) => ({ family, example, fold: null }))]
    const again = folds.flatMap(({ firsts }, fold) => {
      const beside = this.boosted(all, fold, SERIES_BETWEEN)
      return firsts.flatMap(({ document, first }) =>
        [...besideAgain(first, judged(first, beside))].flatMap(([match, layers]) =>
          taughtBy(document, match, together(layers), fold),
        ),
      )
    })
    const alone = this.learnAlone(from)
    const beside = this.boosted(all, null)
    const second = this.boosted(again, null)
    return ofEach((family) => ({ alone: alone[family], beside: beside[family], reweighed: second[family] }))
  }

  /** How likely the matches of a document are by what was learned from others. */
  judge(document: LearningDocument, learnt: Learnt): Map<Match, number> {
    const [whole] = this.learnable.get(document) ?? []
    if (!whole) return new Map()
    const first = besideRivals(
      document.matches,
      whole.surroundings,
      ofEach((family) => learnt[family].alone),
    )
    const again = besideAgain(
      first,
      judged(
        first,
        ofEach((family) => learnt[family].beside),
      ),
    )
    return judged(
      again,
      ofEach((family) => learnt[family].reweighed),
    )
  }
}

function taughtBy(document: LearningDocument, match: Match, features: Example['features'], fold: number): Taught[] {
  const example = exampleOf(document, match, features)
  return example ? [{ family: familyOf(match), fold, example }] : []
}
