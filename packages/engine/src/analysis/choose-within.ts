import { agree, type Decimal, decimalOf } from './decimals.ts'
import { memberOf } from './dimensions.ts'
import type { Candidate } from './finding.ts'
import { asksForTarget } from './recipes/index.ts'
import { type Boundary, boundaryOf } from './roles.ts'
import { fold } from './text.ts'

/** A candidate on its way to a finding, with what decides about its tier. */
export interface Draft {
  candidate: Candidate
  strength: number
  /** Structure, unit, year and boundary are all settled. */
  settled: boolean
  boundary: Boundary
  /** Row or column name a part; such a figure is never shown as that of the whole. */
  ofPart?: boolean
  /** The one site, subsidiary or country that it is said of; unless the document is about that one, it is a part. */
  site?: string | null
  /** Where the row begins whose columns have heads that do not explain themselves, as names of places. */
  row?: number | undefined
  /** The head that names it, where its row says something else, as the name of a place. */
  column?: string | undefined
  /** The section that its row stands in. */
  section?: string | undefined
  /** What stands above the table, where the figure comes from one. */
  title?: string | undefined
  /** It names one kind of what is asked for, such as one of several fuels. */
  oneKind?: boolean
  /** The figure as parsed, before conversion; `null` for answers in words. */
  value: Decimal | null
}

/** Below this a candidate is kept but never shown. */
const SHOWN = 0.56
/** From this on a settled candidate is shown as sure. */
const SURE = 0.84
/** Passages shown for one narrative datapoint: they add up rather than contradict each other. */
const PASSAGES = 3

/**
 * Statements of one datapoint that are compared with each other; where a document makes more of them, the best ones. Every
 * two are compared, and no report says one thing a hundred times.
 */
export const mostCompared = 400

const parsed = new WeakMap<Candidate, Decimal | null>()

function decimal(candidate: Candidate): Decimal | null {
  const known = parsed.get(candidate)
  if (known !== undefined) return known
  const read = candidate.value.number === null ? null : decimalOf(candidate.value.text)
  parsed.set(candidate, read)
  return read
}

function same(a: Candidate, b: Candidate): boolean {
  const [x, y] = [decimal(a), decimal(b)]
  return x && y ? agree(x, y) : a.value.text === b.value.text
}

const digits = (candidate: Candidate): number => candidate.value.text.replace(/\D/g, '').replace(/0+$/, '').length

/** What a person accepted in an earlier document goes first, whatever speaks for others. */
const accepted = ({ reason }: Candidate): number => Number(reason.taught === 'accepted')
const byPlace = (a: Candidate, b: Candidate): number => a.place.page - b.place.page || a.place.start - b.place.start

/**
 * Two tables of one page give different figures under the same name, each under a title of its own: `DATA CENTRES`, `OFFICES`.
 * Neither is the whole, unless it says so.
 */
function isBeside(draft: Draft, other: Draft): boolean {
  const [one, two] = [draft.candidate, other.candidate]
  const tables = Boolean(draft.title && other.title) && draft.title !== other.title && draft.boundary !== 'group'
  // The same `Total waste` in the sections of two sites: what the row says tells neither from the other.
  const sections =
    Boolean(draft.section && other.section) &&
    draft.title === other.title &&
    draft.section !== other.section &&
    boundaryOf(draft.section ?? '') !== 'group'
  return (
    (tables || sections) &&
    one.place.page === two.place.page &&
    one.reason.matched === two.reason.matched &&
    one.year === two.year &&
    !same(one, two)
  )
}

/** Two columns of one row give different figures, each under a head of its own: `Rotterdam`, `Lyon`. Neither is the whole. */
const isInRowWith = (draft: Draft, other: Draft): boolean =>
  draft.row !== undefined &&
  draft.row === other.row &&
  draft.candidate.place.page === other.candidate.place.page &&
  draft.candidate.year === other.candidate.year &&
  !same(draft.candidate, other.candidate)

/** Two rows of one column give different figures, each under a name of its own: `Rotterdam`, `Lyon`. */
const isInColumnWith = (draft: Draft, other: Draft): boolean =>
  draft.column !== undefined &&
  draft.column === other.column &&
  draft.title === other.title &&
  draft.candidate.place.page === other.candidate.place.page &&
  draft.candidate.year === other.candidate.year &&
  !same(draft.candidate, other.candidate)

/** Whether the row of a figure names more than a country, such as the company that works there. */
function namesCompanyThere({ candidate }: Draft): boolean {
  const country = memberOf(fold(candidate.excerpt.split(/\d/)[0] ?? ''), 'country')
  return country !== null && /\p{L}{3}/u.test(country.rest)
}

/** Two rows of one table have figures of companies in the same country. Neither is the country's, even where they are equal. */
const isInCountryWith = (draft: Draft, other: Draft): boolean =>
  draft.title !== undefined &&
  draft.title === other.title &&
  /(?:^|_)[A-Z]{2}$/.test(draft.candidate.dimension ?? '') &&
  draft.candidate.place.page === other.candidate.place.page &&
  draft.candidate.place.start !== other.candidate.place.start &&
  draft.candidate.year === other.candidate.year &&
  namesCompanyThere(draft)

/** Picks the shown candidate among those for one datapoint, dimension and year of one document. */
function pick(drafts: Draft[]): { winner: Draft | null; rest: Draft[] } {
  // One kind of a site does not stand beside the kinds of the whole.
  const kinds = drafts.filter(({ oneKind, ofPart, site }) => oneKind && !(ofPart && site))
  if (
    kinds.some(
      ({ candidate }) =>
        candidate.place.page === kinds[0]?.candidate.place.page && !same(candidate, kinds[0].candidate),
    )
  )
    for (const draft of kinds) draft.ofPart = true
  for (const draft of drafts)
    if (
      drafts.some((other) =>
        [isBeside, isInRowWith, isInColumnWith, isInCountryWith].some((isPart) => isPart(draft, other)),
      )
    )
      draft.ofPart = true
  const agreed = drafts.map((draft) => ({
    draft,
    support: new Set(
      drafts
        .filter((other) => other !== draft && same(other.candidate, draft.candidate))
        .map((other) => `${other.candidate.place.page}:${other.candidate.place.start}`),
    ).size,
  }))
  for (const { draft, support } of agreed) {
    if (!support) continue
    draft.candidate.score = Math.min(1, draft.candidate.score + Math.min(0.1, support * 0.05))
    draft.candidate.checks.push({ check: 'agreement', passed: true, detail: String(support) })
  }
  const sorted = [...drafts].sort(
    (a, b) =>
      accepted(b.candidate) - accepted(a.candidate) ||
      Number(a.ofPart ?? false) - Number(b.ofPart ?? false) ||
      b.candidate.score - a.candidate.score ||
      digits(b.candidate) - digits(a.candidate) ||
      (b.candidate.value.number ?? 0) - (a.candidate.value.number ?? 0) ||
      byPlace(a.candidate, b.candidate),
  )
  let winner = sorted[0] ?? null
  if (!winner) return { winner: null, rest: [] }
  const top = winner
  // Among equals that agree the most precise one is shown.
  const finer = sorted.find(
    (draft) =>
      same(draft.candidate, top.candidate) &&
      digits(draft.candidate) > digits(top.candidate) &&
      draft.candidate.score > top.candidate.score - 0.12 &&
      draft.candidate.reason.source !== 'sentence',
  )
  if (finer) winner = finer
  const rival = sorted.find(
    (draft) =>
      winner && !same(draft.candidate, winner.candidate) && draft.candidate.score > winner.candidate.score - 0.06,
  )
  if (rival) winner.candidate.checks.push({ check: 'agreement', passed: false, detail: rival.candidate.value.text })
  const shown = winner.candidate.score >= SHOWN && !winner.ofPart
  winner.candidate.tier = winner.settled && !rival && winner.candidate.score >= SURE ? 'high' : 'review'
  for (const draft of sorted) {
    const { reason } = draft.candidate
    if (draft !== winner) reason.aside = draft.ofPart ? 'part' : shown ? 'rival' : 'weak'
    else if (!shown) reason.aside = draft.ofPart ? 'part' : 'weak'
  }
  return {
    winner: shown ? winner : null,
    rest: sorted.filter((draft) => draft !== winner || !shown),
  }
}

/** Those that are compared, in their order. */
function bestOf(drafts: Draft[]): Draft[] {
  if (drafts.length <= mostCompared) return drafts
  const best = [...drafts]
    .sort(({ candidate: a }, { candidate: b }) => accepted(b) - accepted(a) || b.score - a.score || byPlace(a, b))
    .slice(0, mostCompared)
  const kept = new Set(best)
  return drafts.filter((draft) => kept.has(draft))
}

/**
 * Chooses what is shown of one document: for each datapoint and dimension at most one value of the reporting year (or target
 * year), and one for each earlier year; of passages up to three. Everything else stays among the others.
 */
export function chooseWithin(
  drafts: Draft[],
  reporting: number | null,
): { findings: Candidate[]; others: Candidate[] } {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { datapoint, dimension, role, year } = draft.candidate
    const key = [datapoint, dimension ?? '', role, role === 'actual' ? 'now' : (year ?? '')].join('\u0000')
    const group = groups.get(key)
    if (group) group.push(draft)
    else groups.set(key, [draft])
  }
  const findings: Candidate[] = []
  const others: Candidate[] = []
  for (const all of groups.values()) {
    const group = bestOf(all)
    if (group.every(({ candidate }) => candidate.reason.source === 'passage')) {
      const passages = group
        .map(({ candidate }) => candidate)
        .sort((a, b) => accepted(b) - accepted(a) || b.score - a.score || byPlace(a, b))
      const shown = passages.filter(({ score }) => score >= SHOWN).slice(0, PASSAGES)
      findings.push(...shown)
      others.push(...passages.filter((passage) => !shown.includes(passage)))
      continue
    }
    const { winner, rest } = pick(group)
    if (winner) findings.push(winner.candidate)
    others.push(...rest.map((draft) => draft.candidate))
  }
  const actual = new Set(
    findings
      .filter((finding) => finding.role === 'actual')
      .map((finding) => `${finding.datapoint}\u0000${finding.dimension ?? ''}`),
  )
  // Earlier years and what is aimed at are shown beside a value of this year; alone they could be taken for it.
  const shown = findings.filter(
    (finding) =>
      finding.role !== 'base' &&
      ((finding.role === 'target'
        ? asksForTarget(finding.datapoint)
        : finding.role !== 'prior' || reporting === null) ||
        actual.has(`${finding.datapoint}\u0000${finding.dimension ?? ''}`)),
  )
  for (const finding of findings)
    if (!shown.includes(finding)) finding.reason.aside = finding.role === 'prior' ? 'earlier' : 'weak'
  return { findings: shown, others: [...others, ...findings.filter((finding) => !shown.includes(finding))] }
}
