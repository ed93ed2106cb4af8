import { candidateOf } from './answering/answer.ts'
import { frameFor } from './answering/frame-for.ts'
import { conceptsOf } from './answering/match.ts'
import type { Observation, ObservationKind } from './answering/observation.ts'
import { unitFits } from './answering/unit-fits.ts'
import type { Candidate } from './finding.ts'
import { KNOWN, type Teaching, wordsOf } from './learned.ts'

/** Observations that are kept of a row which somebody pointed at; a row has few columns. */
const MOST_ALIKE = 24

const kinds: ReadonlySet<ObservationKind> = new Set(['cell', 'figure', 'none'])

/** The words by which an observation is known again, as the reason of its candidate names them. */
const namedBy = ({ texts: { own, column, caption } }: Observation): string =>
  wordsOf((own.find(Boolean) ?? column[0] ?? caption[0] ?? '').trim().slice(0, 200))

/**
 * Rows and sentences that people pointed at in earlier documents, since the analysis had not recognised them. What stands in the
 * same row of this document answers the same datapoint.
 */
export class RememberedRows {
  private readonly asked = new Map<string, Teaching[]>()
  private readonly alike = new Map<Teaching, Observation[]>()

  constructor(taught: readonly Teaching[]) {
    for (const teaching of taught) {
      if (!teaching.pointed || teaching.verdict !== 'accepted' || teaching.dimension) continue
      const words = wordsOf(teaching.words)
      if (words) this.asked.set(words, [...(this.asked.get(words) ?? []), teaching])
    }
  }

  /** Hands observations on as they are, and keeps those of rows that somebody pointed at. */
  *watch(observations: Iterable<Observation>): Generator<Observation> {
    for (const observation of observations) {
      if (this.asked.size && observation.value && kinds.has(observation.kind))
        for (const teaching of this.asked.get(namedBy(observation)) ?? []) {
          const kept = this.alike.get(teaching) ?? []
          this.alike.set(teaching, kept)
          if (kept.length < MOST_ALIKE) kept.push(observation)
        }
      yield observation
    }
  }

  /** The figures of the reporting year that stand where people pointed. */
  found(year: number | null): Candidate[] {
    const byDatapoint = new Map([...this.alike].map(([{ datapoint }, observations]) => [datapoint, observations]))
    return [...byDatapoint].flatMap(([datapoint, observations]) => {
      const frame = frameFor(datapoint)
      if (!frame) return []
      const fitting = observations
        .filter((one) => one.year === null || year === null || one.year === year)
        .map((one) => ({ one, fits: unitFits(one.unit, frame, conceptsOf(one)) }))
        .filter(({ fits }) => fits !== null)
        .sort((a, b) => rank(b, year) - rank(a, year))
      const [best] = fitting
      const match = best && { observation: best.one, frame, dimension: null, features: { own_empty: 0 } }
      const candidate = match ? candidateOf(match, KNOWN, 'actual', year) : null
      if (!candidate) return []
      candidate.reason = { ...candidate.reason, taught: 'accepted' }
      return [candidate]
    })
  }
}

const rank = ({ one, fits }: { one: Observation; fits: 'stated' | 'assumed' | null }, year: number | null): number =>
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
