import { candidateOf } from './answering/answer.ts'
import { frameFor } from './answering/frame-for.ts'
import { conceptsOf } from './answering/match.ts'
import type { Statement, StatementKind } from './answering/statement.ts'
import { unitFits } from './answering/unit-fits.ts'
import type { Candidate } from './finding.ts'
import { KNOWN, type Teaching, wordsOf } from './learned.ts'

/** Statements that are kept of a row which somebody pointed at; a row has few columns. */
const MOST_ALIKE = 24

const kinds: ReadonlySet<StatementKind> = new Set(['cell', 'figure', 'none'])

/** The words by which a statement is known again, as the reason of its candidate names them. */
const namedBy = ({ texts: { own, column, caption } }: Statement): string =>
  wordsOf((own.find(Boolean) ?? column[0] ?? caption[0] ?? '').trim().slice(0, 200))

/**
 * Rows and sentences that people pointed at in earlier documents, since the analysis had not recognised them. What stands in the
 * same row of this document answers the same datapoint.
 */
export class PointedBefore {
  private readonly asked = new Map<string, Teaching[]>()
  private readonly alike = new Map<Teaching, Statement[]>()

  constructor(taught: readonly Teaching[]) {
    for (const teaching of taught) {
      if (!teaching.pointed || teaching.verdict !== 'accepted' || teaching.dimension) continue
      const words = wordsOf(teaching.words)
      if (words) this.asked.set(words, [...(this.asked.get(words) ?? []), teaching])
    }
  }

  /** Hands statements on as they are, and keeps those of rows that somebody pointed at. */
  *watch(statements: Iterable<Statement>): Generator<Statement> {
    for (const statement of statements) {
      if (this.asked.size && statement.value && kinds.has(statement.kind))
        for (const teaching of this.asked.get(namedBy(statement)) ?? []) {
          const kept = this.alike.get(teaching) ?? []
          this.alike.set(teaching, kept)
          if (kept.length < MOST_ALIKE) kept.push(statement)
        }
      yield statement
    }
  }

  /** The figures of the reporting year that stand where people pointed. */
  found(year: number | null): Candidate[] {
    const byDatapoint = new Map([...this.alike].map(([{ datapoint }, statements]) => [datapoint, statements]))
    return [...byDatapoint].flatMap(([datapoint, statements]) => {
      const frame = frameFor(datapoint)
      if (!frame) return []
      const fitting = statements
        .filter((one) => one.year === null || year === null || one.year === year)
        .map((one) => ({ one, fits: unitFits(one.unit, frame, conceptsOf(one)) }))
        .filter(({ fits }) => fits !== null)
        .sort((a, b) => rank(b, year) - rank(a, year))
      const [best] = fitting
      const match = best && { statement: best.one, frame, dimension: null, features: { own_empty: 0 } }
      const candidate = match ? candidateOf(match, KNOWN, 'actual', year) : null
      if (!candidate) return []
      candidate.reason = { ...candidate.reason, taught: 'accepted' }
      return [candidate]
    })
  }
}

const rank = ({ one, fits }: { one: Statement; fits: 'stated' | 'assumed' | null }, year: number | null): number =>
  Number(one.year !== null && one.year === year) * 2 + Number(fits === 'stated')

/** Puts what people pointed at before what the analysis chose by itself; a value that it chose for the same reason stays. */
export function withPointed(
  findings: Candidate[],
  others: Candidate[],
  pointed: readonly Candidate[],
): { findings: Candidate[]; others: Candidate[] } {
  const left = pointed.filter(
    ({ datapoint }) =>
      !findings.some((one) => one.datapoint === datapoint && !one.dimension && one.reason.taught === 'accepted'),
  )
  const replaced = new Set(left.map(({ datapoint }) => datapoint))
  const gives = (one: Candidate): boolean => replaced.has(one.datapoint) && !one.dimension && one.role === 'actual'
  for (const one of findings.filter(gives)) one.reason.aside = 'rival'
  return {
    findings: [...findings.filter((one) => !gives(one)), ...left],
    others: [...findings.filter(gives), ...others],
  }
}
