import { agree, decimalOf } from '../text/decimals.ts'
import type { Proposal } from './answering/answer.ts'
import { namesWhole } from './answering/gates.ts'
import { isJudged } from './answering/judged.ts'
import { check } from './checks.ts'
import { isExacter } from './exactness.ts'
import type { Candidate } from './finding.ts'
import { onOtherBasis } from './other-basis.ts'
import { settleRivals } from './rivals.ts'

/** What of a document is a value, what may lead to one, and what is kept beside it. */
export interface Chosen {
  findings: Candidate[]
  leads: Candidate[]
  others: Candidate[]
  /** The values with what they were made from. */
  shown: Proposal[]
}

/** Passages shown for one narrative datapoint: they add up rather than contradict each other. */
const PASSAGES = 3
/** Below this a passage is kept but neither a value nor a lead. */
const QUOTED = 0.56
/** From this probability on a figure or an answer that is no value is worth a look. */
const WORTH_A_LOOK = 0.5
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

const isGated = ({ reason }: Candidate): boolean => Boolean(reason.gates?.length) && reason.taught !== 'accepted'

/** Whether it is worth a look where its datapoint has no value: of the whole, and not rejected before. */
const leads = ({ dimension, score, reason, role }: Candidate, from: number): boolean =>
  dimension === null && score >= from && reason.taught !== 'rejected' && (role === 'actual' || role === 'target')

/** Tells what is worth a look from what is only kept; what fails no gate was too unlikely. */
function apart(candidates: readonly Candidate[], from: number): Pick<Chosen, 'leads' | 'others'> {
  const told: Pick<Chosen, 'leads' | 'others'> = { leads: [], others: [] }
  for (const one of candidates) {
    const isLead = leads(one, from)
    one.tier = 'review'
    if (isLead && !one.reason.gates?.length) one.reason.gates = ['unsure']
    const list = isLead ? told.leads : told.others
    list.push(one)
  }
  return told
}

/** Chooses among the proposals of one datapoint and member. */
function choose(group: readonly Proposal[]): Chosen {
  const all = [...group].sort((a, b) => best(a.candidate, b.candidate))
  const gated = all.filter(({ candidate }) => isGated(candidate)).map(({ candidate }) => candidate)
  const chosen = chooseOpen(all.filter(({ candidate }) => !isGated(candidate)))
  if (chosen.findings.length) return { ...chosen, others: [...chosen.others, ...gated] }
  const told = apart([...gated, ...chosen.others].sort(best), WORTH_A_LOOK)
  return { ...chosen, ...told }
}

const isOfWhole = ({ candidate: { checks } }: Proposal): boolean =>
  checks.every((one) => one.check !== 'boundary' || one.passed)

/** Of observations that agree the one that says it most exactly: a table goes before the rounded figure of a sentence. */
function exactest(winner: Proposal, all: readonly Proposal[]): Proposal {
  if (winner.match.frame.kind !== 'number' || accepted(winner.candidate)) return winner
  return all
    .filter(
      (one) =>
        same(one.candidate, winner.candidate) &&
        one.candidate.score >= one.shown &&
        one.candidate.reason.taught !== 'rejected' &&
        isOfWhole(one) === isOfWhole(winner),
    )
    .reduce((best, one) => (isExacter(one.candidate, best.candidate) ? one : best), winner)
}

/** A label of which the official name explains less names something narrower. */
const NARROWER = 0.8
/** From this probability on another part is one; the largest of several is likelier to be all of it. */
const POSSIBLE = 0.2

/** Whether a label says what the official name says, and something besides, but not that it is all of it. */
const isNarrower = ({ match: { observation, features } }: Proposal): boolean =>
  observation.kind === 'cell' && !features.whole_own && (features.name_label ?? 1) < NARROWER

/** Whether a row of a sheet names a part, since another one does so in the same words: waste oil, batteries. */
function isOneOfSeveral(one: Proposal, rest: readonly Proposal[]): boolean {
  if (one.candidate.reason.source !== 'sheet' || one.candidate.dimension !== null || !isNarrower(one)) return false
  const { observation, features } = one.match
  return rest.some(
    (other) =>
      isNarrower(other) &&
      other.candidate.score >= POSSIBLE &&
      other.match.observation.page === observation.page &&
      other.match.observation.place?.x1 === observation.place?.x1 &&
      other.match.observation.year === observation.year &&
      other.match.features.name_share === features.name_share &&
      !same(other.candidate, one.candidate),
  )
}

const rowOf = ({ match: { observation } }: Proposal): string =>
  [
    observation.page.number,
    observation.year,
    ...(['own', 'parent', 'column'] as const).map((of) => observation.texts[of].join('|')),
  ].join('\u0000')

/** Whether another row bears the same name, is half as likely and says something else: `renewable`, of all energy and of electricity. */
const hasTwin = (one: Proposal, rest: readonly Proposal[]): boolean =>
  one.match.observation.kind === 'cell' &&
  rest.some(
    (other) =>
      other.match.observation.kind === 'cell' &&
      2 * other.candidate.score >= one.candidate.score &&
      other.candidate.place.valueStart !== one.candidate.place.valueStart &&
      !same(other.candidate, one.candidate) &&
      rowOf(other) === rowOf(one),
  )

/** Chooses among those that fail no gate, likeliest first. */
function chooseOpen(sorted: readonly Proposal[]): Chosen {
  const [likeliest] = sorted
  if (!likeliest) return { findings: [], leads: [], others: [], shown: [] }
  const exact = exactest(likeliest, sorted)
  const rest = sorted.filter((one) => one !== exact)
  const { candidate, match, sure } = exact
  const { shown } = likeliest
  const isLikely = accepted(candidate) > 0 || (candidate.score >= shown && candidate.reason.taught !== 'rejected')
  if (match.frame.kind === 'passage') {
    const quoted = sorted.filter((one) => one.candidate.score >= one.shown).slice(0, PASSAGES)
    return {
      findings: quoted.map((one) => one.candidate),
      leads: [],
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
  const isSure = candidate.score >= sure && namesWhole(match) && isJudged(candidate.datapoint)
  candidate.tier = isLikely && !rival && isSure ? 'high' : 'review'
  const isAmbiguous = isOneOfSeveral(exact, rest) || hasTwin(exact, rest)
  const isShown = isLikely && (accepted(candidate) > 0 || !isAmbiguous)
  for (const one of isShown ? rest : sorted) {
    const boundary = one.candidate.checks.find((done) => done.check === 'boundary')
    one.candidate.reason.aside = boundary?.passed === false ? 'part' : isShown ? 'rival' : 'weak'
  }
  return {
    findings: isShown ? [candidate] : [],
    leads: [],
    others: (isShown ? rest : sorted).map((one) => one.candidate),
    shown: isShown ? [exact] : [],
  }
}

/**
 * Chooses what of one document is a value: for each datapoint and member at most one; of observations in words up to three. Where
 * there is none, what is worth a look leads. Everything else stays among the others.
 * @param groups proposals of one datapoint and member each
 */
export function chosenAmong(groups: readonly (readonly Proposal[])[]): Chosen {
  const chosen = groups.map(choose)
  const shown = chosen.flatMap((one) => one.shown)
  const all = groups.flat().map(({ candidate }) => candidate)
  const lost = new Set([...settleRivals(shown), ...onOtherBasis(shown, all)])
  const told = apart([...lost], WORTH_A_LOOK)
  return {
    findings: chosen.flatMap(({ findings }) => findings).filter((one) => !lost.has(one)),
    leads: [...chosen.flatMap((one) => one.leads), ...told.leads],
    others: [...chosen.flatMap(({ others }) => others), ...told.others],
    shown: shown.filter(({ candidate }) => !lost.has(candidate)),
  }
}

/** Chooses among the passages of narrative datapoints: of each up to three. */
export function chosenPassages(passages: readonly Candidate[]): Omit<Chosen, 'shown'> {
  const chosen: Omit<Chosen, 'shown'> = { findings: [], leads: [], others: [] }
  for (const id of new Set(passages.map(({ datapoint }) => datapoint))) {
    const sorted = passages.filter(({ datapoint }) => datapoint === id).sort(best)
    const shown = sorted.filter((one) => one.score >= QUOTED && !isGated(one)).slice(0, PASSAGES)
    const rest = sorted.filter((one) => !shown.includes(one))
    for (const one of shown) chosen.findings.push(one)
    const told = shown.length ? { leads: [], others: rest } : apart(rest, QUOTED)
    for (const one of told.leads) chosen.leads.push(one)
    for (const one of told.others) chosen.others.push(one)
  }
  return chosen
}

/** Leads for one datapoint. */
const LEADS = 3

/** Leads of datapoints that have no value after all, up to three each; the rest is kept beside them. */
export function leadsWithout(
  values: readonly Candidate[],
  found: readonly Candidate[],
): Pick<Chosen, 'leads' | 'others'> {
  const valued = new Set(
    values
      .filter(({ dimension, role }) => dimension === null && (role === 'actual' || role === 'target'))
      .map(({ datapoint }) => datapoint),
  )
  const counts = new Map<string, number>()
  const told: Pick<Chosen, 'leads' | 'others'> = { leads: [], others: [] }
  for (const one of [...found].sort(best)) {
    const count = counts.get(one.datapoint) ?? 0
    const isLead = !valued.has(one.datapoint) && count < LEADS
    if (isLead) counts.set(one.datapoint, count + 1)
    const list = isLead ? told.leads : told.others
    list.push(one)
  }
  return told
}
