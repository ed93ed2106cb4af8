import { check } from '../analysis/checks.ts'
import { leadsWithout } from '../analysis/choose-within.ts'
import type { Analysis, Candidate } from '../analysis/finding.ts'
import { agree, decimalOf } from '../text/decimals.ts'
import type { CheckedReplies } from './check.ts'

/** Passages of a model shown for one datapoint. */
const PASSAGES = 2
/** What it is worth to a passage that a model points to it as well. */
const SECONDED = 0.1

const isPassage = ({ reason }: Candidate): boolean => reason.source === 'passage'
const overlap = (a: Candidate, b: Candidate): boolean =>
  a.place.page === b.place.page && a.place.start < b.place.end && b.place.start < a.place.end

function same(a: Candidate, b: Candidate): boolean {
  const [x, y] = [a, b].map(({ value }) => (value.number === null ? null : decimalOf(value.text)))
  return x && y ? a.value.unit === b.value.unit && agree(x, y) : a.value.text === b.value.text
}

const about = (a: Candidate, b: Candidate): boolean =>
  a.datapoint === b.datapoint && a.dimension === b.dimension && a.role === b.role

const samePlace = (a: Candidate, b: Candidate): boolean =>
  a.place.page === b.place.page && a.place.valueStart === b.place.valueStart && overlap(a, b)

/**
 * Puts what a model found beside what the deterministic analysis found. Agreement merges; disagreement is marked on both sides and both
 * stay; what only the model found is for review. No value and no tier of the analysis is changed.
 */
export function withModel(analysis: Analysis, { candidates, omissions }: CheckedReplies, model: string): Analysis {
  const findings = analysis.findings.map((finding) => ({
    ...finding,
    checks: [...finding.checks],
    reason: { ...finding.reason },
  }))
  const added: Candidate[] = []
  const others = [...analysis.others]
  for (const candidate of candidates) {
    const rivals = [...findings, ...added].filter((finding) => about(finding, candidate))
    if (isPassage(candidate)) {
      const seconded = rivals.find((finding) => isPassage(finding) && overlap(finding, candidate))
      if (seconded && findings.includes(seconded)) {
        if (!seconded.reason.model) seconded.score = Math.min(1, seconded.score + SECONDED)
        seconded.reason.model = model
      } else if (!seconded && rivals.filter((rival) => added.includes(rival)).length < PASSAGES) added.push(candidate)
      else others.push(candidate)
      continue
    }
    const ofYear = rivals.filter(({ year, role }) => role === 'target' || year === candidate.year)
    // A figure of an earlier year is the trend of one of this year; alone it could be anything.
    if (
      candidate.role === 'prior' &&
      !findings.some((one) => one.datapoint === candidate.datapoint && one.role === 'actual')
    ) {
      others.push(candidate)
      continue
    }
    const agreeing = ofYear.filter((rival) => same(rival, candidate))
    for (const rival of agreeing) {
      if (findings.includes(rival) && !rival.reason.model) {
        rival.reason.model = model
        rival.checks.push(check('agreement', true, model))
      }
    }
    if (agreeing.some((rival) => samePlace(rival, candidate))) continue
    const opposed = ofYear.filter((rival) => !agreeing.includes(rival))
    for (const rival of opposed) rival.checks.push(check('agreement', false, candidate.value.text))
    const [first] = opposed
    if (first) candidate.checks.push(check('agreement', false, first.value.text))
    added.push(candidate)
  }
  const { leads, others: kept } = leadsWithout([...findings, ...added], analysis.leads)
  return {
    ...analysis,
    findings: [...findings, ...added],
    leads,
    others: [...others, ...kept],
    omissions: [...analysis.omissions, ...omissions],
  }
}
