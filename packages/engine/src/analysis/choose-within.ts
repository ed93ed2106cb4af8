import { agree, decimalOf } from '../text/decimals.ts'
import type { Proposal } from './answering/answer.ts'
import type { Match } from './answering/match.ts'
import { check } from './checks.ts'
import type { Candidate } from './finding.ts'

/** What of a document is shown and what is kept beside it. */
export interface Chosen {
  findings: Candidate[]
  others: Candidate[]
  /** What the shown values were made from. */
  shown: Match[]
}

/** Passages shown for one narrative datapoint: they add up rather than contradict each other. */
const PASSAGES = 3
/** Below this a passage is kept but never shown. */
const QUOTED = 0.56
/** Another value so near in probability makes a person look. */
const NEAR = 0.15

function same(a: Candidate, b: Candidate): boolean {
  const [x, y] = [a, b].map(({ value }) => (value.number === null ? null : decimalOf(value.text)))
  return x && y ? agree(x, y) : a.value.text === b.value.text
}

/** What a person accepted in an earlier document goes first, whatever speaks for others. */
const accepted = ({ reason }: Candidate): number => Number(reason.taught === 'accepted')
const byPlace = (a: Candidate, b: Candidate): number => a.place.page - b.place.page || a.place.start - b.place.start
const best = (a: Candidate, b: Candidate): number => accepted(b) - accepted(a) || b.score - a.score || byPlace(a, b)

/** Chooses among the proposals of one datapoint and member. */
function choose(group: readonly Proposal[]): Chosen {
  const sorted = [...group].sort((a, b) => best(a.candidate, b.candidate))
  const [winner, ...rest] = sorted
  if (!winner) return { findings: [], others: [], shown: [] }
  const { candidate, match, shown, sure } = winner
  const isShown = accepted(candidate) > 0 || (candidate.score >= shown && candidate.reason.taught !== 'rejected')
  if (match.frame.kind === 'passage') {
    const quoted = sorted.filter((one) => one.candidate.score >= one.shown).slice(0, PASSAGES)
    return {
      findings: quoted.map((one) => one.candidate),
      others: sorted.filter((one) => !quoted.includes(one)).map((one) => one.candidate),
      shown: [],
    }
  }
  const places = new Set(
    rest
      .filter((other) => same(other.candidate, candidate))
      .map(({ candidate: { place } }) => `${place.page}:${place.valueStart ?? place.start}`),
  )
  places.delete(`${candidate.place.page}:${candidate.place.valueStart ?? candidate.place.start}`)
  if (places.size) candidate.checks.push(check('agreement', true, String(places.size)))
  const rival = rest.find(
    (other) => !same(other.candidate, candidate) && other.candidate.score > candidate.score - NEAR,
  )
  if (rival) candidate.checks.push(check('agreement', false, rival.candidate.value.text))
  candidate.tier = isShown && !rival && candidate.score >= sure ? 'high' : 'review'
  for (const one of isShown ? rest : sorted) {
    const boundary = one.candidate.checks.find((done) => done.check === 'boundary')
    one.candidate.reason.aside = boundary?.passed === false ? 'part' : isShown ? 'rival' : 'weak'
  }
  return {
    findings: isShown ? [candidate] : [],
    others: (isShown ? rest : sorted).map((one) => one.candidate),
    shown: isShown ? [match] : [],
  }
}

/**
 * Chooses what is shown of one document: for each datapoint and member at most one value; of statements in words up to three.
 * Everything else stays among the others.
 * @param groups proposals of one datapoint and member each
 */
export function chosenAmong(groups: readonly (readonly Proposal[])[]): Chosen {
  const chosen = groups.map(choose)
  return {
    findings: chosen.flatMap(({ findings }) => findings),
    others: chosen.flatMap(({ others }) => others),
    shown: chosen.flatMap(({ shown }) => shown),
  }
}

/** Chooses among the passages of narrative datapoints: of each up to three. */
export function chosenPassages(passages: readonly Candidate[]): Omit<Chosen, 'shown'> {
  const [findings, others]: [Candidate[], Candidate[]] = [[], []]
  for (const id of new Set(passages.map(({ datapoint }) => datapoint))) {
    const sorted = passages.filter(({ datapoint }) => datapoint === id).sort(best)
    const shown = sorted.filter(({ score }) => score >= QUOTED).slice(0, PASSAGES)
    for (const one of shown) findings.push(one)
    for (const one of sorted.filter((one) => !shown.includes(one))) others.push(one)
  }
  return { findings, others }
}
