import { isJudged } from '../analysis/answering/judged.ts'
import { check } from '../analysis/checks.ts'
import { leadsWithout } from '../analysis/choose-within.ts'
import type { Analysis, Candidate } from '../analysis/finding.ts'
import { impliedAnswers, impliedMembers } from '../analysis/implied-answers.ts'
import { inOrder } from '../analysis/order.ts'
import { loadCatalogue, type StandardSet, setOf } from '../esrs/index.ts'
import { agree, decimalOf } from '../text/decimals.ts'
import { isAnswerable } from './asked.ts'
import type { CheckedReplies } from './check.ts'
import { excludeEachOther } from './exclusion.ts'

/** Passages of a model shown for one datapoint: the best one and at most two more. */
const PASSAGES = 3

const isPassage = ({ reason }: Candidate): boolean => reason.source === 'passage'
const overlap = (a: Candidate, b: Candidate): boolean =>
  a.place.page === b.place.page && a.place.start < b.place.end && b.place.start < a.place.end

function same(a: Candidate, b: Candidate): boolean {
  const [x, y] = [a, b].map(({ value }) => (value.number === null ? null : decimalOf(value.text)))
  return x && y ? a.value.unit === b.value.unit && agree(x, y) : a.value.text === b.value.text
}

const samePlace = (a: Candidate, b: Candidate): boolean =>
  a.place.page === b.place.page && a.place.valueStart === b.place.valueStart && overlap(a, b)

const keyOf = ({ datapoint, dimension, role, year }: Candidate): string =>
  [datapoint, dimension, role, role === 'target' ? '' : year].join('|')

const isDecided = ({ reason }: Candidate): boolean => reason.taught === 'accepted' || reason.pointed === true
const rank = ({ tier, score }: Candidate): number => Number(tier === 'high') + score

function grouped(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const one of candidates) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** A copy that may be changed. */
const copied = (one: Candidate): Candidate => ({ ...one, checks: [...one.checks], reason: { ...one.reason } })

const doubt = (one: Candidate, why: NonNullable<Candidate['reason']['doubts']>[number], other: Candidate): void => {
  one.tier = 'review'
  one.reason.doubts = [...new Set([...(one.reason.doubts ?? []), why])]
  one.checks.push(check('agreement', false, other.value.text))
}

/** What a model says of one thing in several windows: the same twice is stronger, two different ones are a conflict. */
function settledAmong(candidates: readonly Candidate[]): { values: Candidate[]; others: Candidate[] } {
  const sorted = [...candidates].map(copied).sort((a, b) => rank(b) - rank(a) || a.place.page - b.place.page)
  const [best] = sorted
  if (!best) return { values: [], others: [] }
  const agreeing = sorted.filter((one) => same(one, best))
  const opposed = sorted.filter((one) => !same(one, best) && one.tier === best.tier)
  const others = sorted.filter((one) => !agreeing.includes(one) && !opposed.includes(one))
  if (agreeing.length > 1) best.checks.push(check('agreement', true, String(agreeing.length)))
  const [rival] = opposed
  if (rival) {
    doubt(best, 'values', rival)
    doubt(rival, 'values', best)
    rival.score -= 0.05
  }
  return { values: [...agreeing.slice(0, 3), ...(rival ? [rival] : [])], others: [...others, ...opposed.slice(1)] }
}

/** What a model has read, and what it looked for. */
type Readings = Pick<CheckedReplies, 'pagesRead' | 'set' | 'candidates' | 'leads'>

/**
 * Whether a model has read as one who reads: it proved something, and missed less than half of what the analysis is sure of on the
 * same pages. What a weak one leaves out says nothing.
 */
function hasRead({ findings }: Analysis, { pagesRead, set, candidates }: Readings): boolean {
  const sure = findings.filter(
    (one) => one.tier === 'high' && !isPassage(one) && pagesRead.has(one.place.page) && setOf(one.datapoint) === set,
  )
  const said = sure.filter((one) => candidates.some((other) => keyOf(other) === keyOf(one) && same(other, one)))
  return candidates.length > 0 && said.length * 2 >= sure.length
}

/**
 * Whether a model was asked for a plain answer to a datapoint: of those in words it names passages, so that it gives no yes says nothing.
 */
function wasAsked({ datapoint }: Candidate, set: StandardSet): boolean {
  const point = loadCatalogue(set, 'en').get(datapoint)
  return point !== undefined && isAnswerable(point)
}

/** The same answer of a model that came to no more than a lead: it is no silence, though it proves too little by itself. */
const secondedBy = (finding: Candidate, leads: readonly Candidate[]): boolean =>
  leads.some(
    (one) => one.reason.source === 'model' && keyOf(one) === keyOf(finding) && !isDenied(one) && same(one, finding),
  )
const isDenied = ({ reason }: Candidate): boolean => reason.gates?.includes('denied') ?? false

/** A value that only the analysis has of a page that a model has read: sure ones are for review, others leads. */
function alone(finding: Candidate, { pagesRead, set, candidates, leads }: Readings): 'value' | 'lead' {
  const { place, datapoint } = finding
  if (isDecided(finding) || !pagesRead.has(place.page) || setOf(datapoint) !== set) return 'value'
  if (!isPassage(finding) && (secondedBy(finding, leads) || !wasAsked(finding, set))) return 'value'
  // The model has the same figure for a datapoint that excludes this one.
  const isClaimed = candidates.some(
    (one) =>
      place.valueStart !== null &&
      one.place.page === place.page &&
      one.place.valueStart === place.valueStart &&
      excludeEachOther(one.datapoint, datapoint),
  )
  if (finding.tier !== 'high' || isClaimed) return 'lead'
  finding.tier = 'review'
  return 'value'
}

interface Merged {
  findings: Candidate[]
  leads: Candidate[]
  others: Candidate[]
}

function addAll(list: Candidate[], more: readonly Candidate[]): void {
  for (const one of more) list.push(one)
}

/** What only the analysis has found. */
function addAlone(merged: Merged, finding: Candidate, readings: Readings): void {
  if (alone(finding, readings) === 'value') merged.findings.push(finding)
  else {
    finding.reason.gates = finding.reason.gates ?? ['unsure']
    merged.leads.push(finding)
  }
}

/** What both readers say is sure, unless something stands against it on both sides. */
function second(best: Candidate, witnesses: readonly Candidate[], model: string): void {
  for (const finding of witnesses) {
    finding.reason.model = model
    finding.checks.push(check('agreement', true, model))
  }
  best.reason.doubts = best.reason.doubts?.filter((one) => one !== 'another') ?? []
  const isContested = best.reason.doubts.some((one) => one === 'values' || one === 'shared')
  if (!isContested && isJudged(best.datapoint)) for (const one of [best, ...witnesses]) one.tier = 'high'
}

/** Where the readers say different things each is a doubt of the other, and the model's goes first. */
function oppose(best: Candidate, opposed: readonly Candidate[]): void {
  for (const finding of opposed) {
    doubt(best, 'analysis', finding)
    doubt(finding, 'analysis', best)
    if (!isDecided(finding)) finding.score = Math.min(finding.score, best.score - 0.05)
  }
}

/** Both readers on one figure or answer. */
function settle(
  merged: Merged,
  mine: Candidate[],
  given: readonly Candidate[],
  model: string,
  readings: Readings,
): void {
  const { values, others } = settledAmong(given)
  addAll(merged.others, others)
  const [best] = values
  if (!best) {
    for (const finding of mine) addAlone(merged, finding, readings)
    return
  }
  const witnesses = mine.filter((finding) => same(finding, best))
  const opposed = mine.filter((finding) => !witnesses.includes(finding))
  if (witnesses.length) second(best, witnesses, model)
  else oppose(best, opposed)
  const shown = values.filter((one) => !witnesses.some((finding) => samePlace(finding, one)))
  addAll(merged.findings, witnesses)
  addAll(merged.findings, shown)
  // With two witnesses against it, it is kept and not shown.
  addAll(witnesses.length ? merged.others : merged.findings, opposed)
}

/** Passages add up: the best of the model, and those of the analysis that it points to as well. */
function settlePassages(
  merged: Merged,
  mine: Candidate[],
  given: readonly Candidate[],
  model: string,
  readings: Readings,
): void {
  const shown = [...given]
    .map(copied)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, PASSAGES)
  for (const finding of mine) {
    const seconded = shown.findIndex((one) => overlap(one, finding))
    if (seconded >= 0) {
      shown.splice(seconded, 1)
      finding.reason.model = model
      finding.score = Math.max(finding.score, 0.75)
      merged.findings.push(finding)
    } else addAlone(merged, finding, readings)
  }
  addAll(merged.findings, shown)
}

const LEADS = 3

/** Leads of datapoints without a value, the surest first, three of each and none of them twice. */
function bestLeads(leads: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, Candidate[]>()
  for (const one of [...leads].sort((a, b) => b.score - a.score)) {
    const known = counts.get(one.datapoint) ?? []
    if (known.length < LEADS && !known.some((other) => overlap(other, one))) counts.set(one.datapoint, [...known, one])
  }
  return [...counts.values()].flat()
}

const requirementOf = ({ datapoint }: Candidate): string => datapoint.split('_')[0]!

/** From this likelihood on a lead of the analysis stands although a model that read the pages found nothing for its requirement. */
const STANDS_ALONE = 0.9

/** Leads of the analysis that are worth a look beside what a model says of a requirement, or says nothing of. */
function worthwhile(
  leads: readonly Candidate[],
  { candidates, leads: given }: CheckedReplies,
  { pagesRead }: Readings,
) {
  if (pagesRead.size === 0) return leads
  const answered = new Set([...candidates, ...given].map(requirementOf))
  return leads.filter((one) => !isPassage(one) || one.score >= STANDS_ALONE || answered.has(requirementOf(one)))
}

/**
 * Puts what a model found beside what the deterministic analysis found: agreement is one value with two witnesses, disagreement is
 * marked on both sides and both stay, what only one of them says stands behind what both say. Nothing that a person decided changes.
 */
export function withModel(analysis: Analysis, checked: CheckedReplies, model: string): Analysis {
  const { candidates, omissions } = checked
  const merged: Merged = { findings: [], leads: [], others: [...analysis.others] }
  const readings: Readings = hasRead(analysis, checked) ? checked : { ...checked, pagesRead: new Set() }
  const mine = grouped(analysis.findings.map(copied))
  const given = grouped(candidates)
  const actuals = new Set(
    [...analysis.findings, ...candidates].filter(({ role }) => role === 'actual').map(({ datapoint }) => datapoint),
  )
  for (const key of new Set([...mine.keys(), ...given.keys()])) {
    const [own, theirs] = [mine.get(key) ?? [], given.get(key) ?? []]
    const [some] = [...own, ...theirs]
    // A figure of an earlier year is the trend of one of this year; alone it could be anything.
    if (some?.role === 'prior') {
      addAll(merged.findings, own)
      const rest = theirs.filter((one) => !own.some((finding) => same(finding, one)))
      addAll(actuals.has(some.datapoint) && !own.length ? merged.findings : merged.others, rest.slice(0, 1))
    } else if (some && isPassage(some)) settlePassages(merged, own, theirs, model, readings)
    else settle(merged, own, theirs, model, readings)
  }
  // What follows from a figure follows whoever has read it.
  const { reportingYear } = analysis
  addAll(merged.findings, [...impliedAnswers(merged.findings, reportingYear), ...impliedMembers(merged.findings)])
  const { leads, others } = leadsWithout(
    merged.findings,
    bestLeads([...checked.leads, ...merged.leads, ...worthwhile(analysis.leads, checked, readings)]),
  )
  return {
    ...analysis,
    findings: merged.findings.sort(inOrder),
    leads,
    others: [...merged.others, ...others],
    omissions: [...analysis.omissions, ...omissions],
  }
}
