import type { Candidate } from './finding.ts'

/** A yes or no that a figure of another datapoint settles. */
interface Implied {
  id: string
  from: RegExp
  /** Of a figure, or of the answer to another yes or no. */
  answer: (value: number | string) => 'yes' | 'no' | null
}

const anyAbove: Implied['answer'] = (value) => (typeof value === 'number' && value > 0 ? 'yes' : null)
const anyOrNone: Implied['answer'] = (value) => (typeof value !== 'number' ? null : value > 0 ? 'yes' : 'no')
const RULES: Implied[] = [
  // A target for emissions was set when a reduction or a value aimed for is stated (E1-4, paragraph 34).
  {
    id: 'E1-4_01',
    from: /^E1-4_(?:0[3-9]|1[0-7])$/,
    answer: (value) => (value === 0 || typeof value === 'string' ? null : 'yes'),
  },
  // What is science-based, or compatible with 1.5 °C, is a target that was set.
  { id: 'E1-4_01', from: /^E1-4_22$/, answer: (value) => (value === 'yes' ? 'yes' : null) },
  { id: 'E1-7_03', from: /^E1-7_10$/, answer: anyOrNone },
  { id: 'E4.IRO-1_14', from: /^E4-5_01$/, answer: anyOrNone },
  { id: 'GOV-3_01', from: /^GOV-3_05$|^E1\.GOV-3_02$/, answer: anyAbove },
  { id: 'SBM-1_09', from: /^SBM-1_1[0-3]$/, answer: anyAbove },
  { id: 'SBM-1_15', from: /^SBM-1_16$/, answer: anyAbove },
  { id: 'SBM-1_17', from: /^SBM-1_18$/, answer: anyAbove },
  { id: 'SBM-1_19', from: /^SBM-1_20$/, answer: anyAbove },
]

/** Datapoints that are a member of another's breakdown: hazardous waste is asked for again by itself (E5-5, paragraph 39). */
const MEMBERS: readonly [id: string, of: string, member: string][] = [['E5-5_15', 'E5-5_07', 'hazardous']]

/** Datapoints that describe what another counts (G1-4, paragraph 25 a). */
const DESCRIBED: readonly [id: string, counted: string][] = [['G1-4_05', 'G1-4_04']]

/** Splits findings into what stands and what describes incidents of which there were none. */
export function withoutNoughts(findings: readonly Candidate[]): { stands: Candidate[]; ofNone: Candidate[] } {
  const isNone = (id: string): boolean =>
    findings.some(
      ({ datapoint, dimension, role, value }) =>
        datapoint === id && dimension === null && role === 'actual' && value.number === 0,
    )
  const none = new Set(DESCRIBED.filter(([, counted]) => isNone(counted)).map(([id]) => id))
  return {
    stands: findings.filter(({ datapoint }) => !none.has(datapoint)),
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
  return RULES.flatMap(({ id, from, answer }): Candidate[] => {
    if (answered.has(id) || added.has(id)) return []
    for (const finding of shown) {
      const { number } = finding.value
      if (finding.dimension !== null || finding.reason.source === 'passage' || !from.test(finding.datapoint)) continue
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
