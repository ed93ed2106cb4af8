import { knowledge, listed } from '../knowledge.ts'
import type { Candidate } from './finding.ts'

/** What follows from a figure, or from the answer to another yes or no. */
const ANSWERS: Readonly<Record<string, (value: number | string) => 'yes' | 'no' | null>> = {
  any: (value) => (typeof value === 'number' && value > 0 ? 'yes' : null),
  any_or_none: (value) => (typeof value !== 'number' ? null : value > 0 ? 'yes' : 'no'),
  // A target for emissions was set when a reduction or a value aimed for is stated (E1-4, paragraph 34).
  not_nought: (value) => (value === 0 || typeof value === 'string' ? null : 'yes'),
  // What is science-based, or compatible with 1.5 °C, is a target that was set.
  yes: (value) => (value === 'yes' ? 'yes' : null),
}

interface Implied {
  id: string
  from: readonly string[]
  rule: string
}

const implied: readonly Implied[] = knowledge<'datapoint' | 'from' | 'rule'>('implied').map(
  ({ datapoint, from, rule }) => ({ id: datapoint, from: listed(from), rule }),
)
const ruled = (rule: string): [id: string, from: string][] =>
  implied.filter((row) => row.rule === rule).map(({ id, from }) => [id, from[0] ?? ''])

/**
 * Datapoints that are a member of another's breakdown: hazardous waste is asked for again by itself (E5-5, paragraph 39); or ask for the
 * same figure in another standard: employees at the end of the period are the total of ESRS 2 (paragraph 40 a iii).
 */
const MEMBERS = [...ruled('member'), ...ruled('same')].map(
  ([id, from]): [id: string, of: string, member: string | null] => {
    const [of = '', member = null] = from.split('#')
    return [id, of, member]
  },
)

/** Datapoints that describe what another counts (G1-4, paragraph 25 a). */
const DESCRIBED = ruled('describes')

/**
 * Splits candidates into those that are kept and those that describe incidents of which there were none.
 * @param values by which it is told that there were none
 */
export function partOfNone(
  findings: readonly Candidate[],
  values: readonly Candidate[] = findings,
): { kept: Candidate[]; ofNone: Candidate[] } {
  const isNone = (id: string): boolean =>
    values.some(
      ({ datapoint, dimension, role, value }) =>
        datapoint === id && dimension === null && role === 'actual' && value.number === 0,
    )
  const none = new Set(DESCRIBED.filter(([, counted]) => isNone(counted)).map(([id]) => id))
  return {
    kept: findings.filter(({ datapoint }) => !none.has(datapoint)),
    ofNone: findings.filter(({ datapoint }) => none.has(datapoint)),
  }
}

/** Figures of a breakdown that are a datapoint of their own; what a document states of that itself stands. */
export function impliedMembers(findings: readonly Candidate[]): Candidate[] {
  const actual = findings.filter(({ role }) => role === 'actual')
  return MEMBERS.flatMap(([id, of, member]): Candidate[] => {
    if (actual.some(({ datapoint, dimension }) => datapoint === id && dimension === null)) return []
    const part = actual.find(({ datapoint, dimension }) => datapoint === of && dimension === member)
    return part ? [{ ...part, datapoint: id, dimension: null, tier: 'review' }] : []
  })
}

/** Answers that follow from figures which were found, with the evidence of the figure; what a document answers itself stands. */
export function impliedAnswers(findings: readonly Candidate[], reporting: number | null): Candidate[] {
  const shown = findings.filter(({ role }) => role === 'actual' || role === 'target')
  const answered = new Set(shown.filter(({ reason }) => reason.source !== 'passage').map(({ datapoint }) => datapoint))
  const added = new Set<string>()
  return implied.flatMap(({ id, from, rule }): Candidate[] => {
    const answer = ANSWERS[rule]
    if (!answer || answered.has(id) || added.has(id)) return []
    for (const finding of shown) {
      const { number } = finding.value
      if (finding.dimension !== null || finding.reason.source === 'passage' || !from.includes(finding.datapoint))
        continue
      // What a figure for review implies would be a second guess on the first.
      if (number !== null && finding.tier !== 'high') continue
      const text = answer(number ?? finding.value.text)
      if (!text) continue
      added.add(id)
      return [
        {
          ...finding,
          datapoint: id,
          value: {
            text,
            number: null,
            unit: null,
            written: finding.value.written,
            writtenNumber: null,
            writtenUnit: null,
            conversion: null,
          },
          year: reporting,
          role: 'actual',
          tier: 'review',
          checks: finding.checks.filter(({ check }) => check === 'quote'),
        },
      ]
    }
    return []
  })
}
