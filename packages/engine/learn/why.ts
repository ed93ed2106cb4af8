import { matchesOf } from '../src/analysis/answering/answer.ts'
import { derivedFrames } from '../src/analysis/answering/asked.ts'
import { saidByName } from '../src/analysis/answering/by-name.ts'
import { requirements } from '../src/analysis/answering/disclosures.ts'
import { leastOf } from '../src/analysis/answering/evidence.ts'
import { allFrames, type Frame, type Slot } from '../src/analysis/answering/frames.ts'
import { gatesOf } from '../src/analysis/answering/gates.ts'
import { isJudged } from '../src/analysis/answering/judged.ts'
import { conceptsOf, type Match } from '../src/analysis/answering/match.ts'
import { type Observation, sources } from '../src/analysis/answering/observation.ts'
import { familyOf, likelihoods, thresholdsOf, weights } from '../src/analysis/answering/score.ts'
import { unitFits } from '../src/analysis/answering/unit-fits.ts'
import { coverOf } from '../src/analysis/answering/weigh.ts'
import { observationsInDocument } from '../src/analysis/document-observations.ts'
import { natureOf } from '../src/analysis/kind.ts'
import { loadCatalogue, standardSets } from '../src/esrs/index.ts'
import { type Analysis, analyse, type Candidate, type ReadDocument } from '../src/index.ts'

// Why a datapoint is shown, only leads, or is not found in a document, for whoever changes knowledge or code: the same functions as
// the analysis, told step by step. What is printed is for people and changes with the analysis.

/** So many matches, and so many observations that come near, are told. */
const MOST = 6
/** So many features for and against are told of a match. */
const FEATURES = 4

const short = (text: string, most = 160): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, most)
const rounded = (number: number): string => String(Math.round(number * 100) / 100)
const slotText = ({ any, expected }: Slot): string => `${any.join('|')}${expected ? '?' : ''}`

function asked(frame: Frame): string {
  const { derived, kind, answers, slots, not, unit, measures, range } = frame
  const what = derived
    ? 'its official names, as no row of knowledge says more'
    : slots.map(slotText).join(' ') || 'nothing in particular'
  const figure =
    kind === 'number' ? `; ${measures.join('+')}${unit ? ` in ${unit}` : ''} from ${range[0]} to ${range[1]}` : ''
  return `asks for ${what}${answers ? ` → ${answers}` : ''}${not.size ? `; not ${[...not].join(' ')}` : ''}${figure}`
}

/** The passage, what stands around it and what each part of that says. */
function told({ page, span, texts, says, year, unit, kind }: Observation): string[] {
  const heads = [`p. ${page.number}`, kind, year ?? 'no year', unit ? unit.written || unit.base : 'no unit']
  const lines = [`${heads.join(', ')}: “${short(page.text.slice(span.start, span.end))}”`]
  for (const source of sources)
    for (const [i, { concepts }] of says[source].entries())
      if (concepts.size)
        lines.push(`    ${source} “${short(texts[source][i] ?? '', 60)}” says ${[...concepts].join(' ')}`)
  return lines
}

/** What of a match weighs most by itself, with its sign. */
function features(match: Match): string {
  const by = weights()[familyOf(match)].alone
  const all = Object.entries(match.features)
    .map(([name, value = 0]) => ({ name, weight: (by[name] ?? 0) * value }))
    .filter(({ weight }) => Math.abs(weight) >= 0.05)
    .sort((a, b) => b.weight - a.weight)
  const shown = [
    ...all.filter(({ weight }) => weight > 0).slice(0, FEATURES),
    ...all.filter(({ weight }) => weight < 0).slice(-FEATURES),
  ]
  return shown.map(({ name, weight }) => `${weight > 0 ? '+' : ''}${rounded(weight)} ${name}`).join(', ')
}

/** How near the row comes to the official names, where that closes a gate. */
function named({ frame, features: { name_share, name_label } }: Match): string {
  const least = frame.derived
    ? leastOf('derived_name')
    : frame.measures.includes('money')
      ? leastOf('money_name')
      : null
  const asked = least === null ? '' : `; a value says at least ${least}`
  return `says ${rounded(name_share ?? 0)} of the official name, which is ${rounded(name_label ?? 0)} of the row${asked}`
}

function surely({ frame }: Match, sure: number): string {
  if (sure > 1) return 'never high'
  return isJudged(frame.datapoint) ? `high from ${rounded(sure)}` : 'never high, as judged.csv has no example of it'
}

function matchLines(match: Match, likely: number | undefined): string[] {
  const { shown, sure } = thresholdsOf(match)
  const gates = gatesOf(match)
  const likelihood =
    likely === undefined
      ? 'of an earlier year'
      : `likely ${rounded(likely)}; shown from ${rounded(shown)}, ${surely(match, sure)}`
  const failing = gates.length ? `fails ${gates.join(', ')}` : 'fails no gate'
  const dimension = match.dimension ? ` #${match.dimension}` : ''
  const lines = [
    `  match${dimension}: ${likelihood}; ${failing}`,
    ...told(match.observation).map((line) => `    ${line}`),
  ]
  if (gates.includes('noun')) lines.push(`        ${named(match)}`)
  lines.push(`        weighs by itself: ${features(match) || 'nothing much'}`)
  return lines
}

/** Why an observation that says some of what is asked for is no match; empty where it says none of it. */
function obstacles(observation: Observation, frame: Frame): { nearness: number; reasons: string[] } {
  const needed = frame.slots.filter((slot) => !slot.expected)
  const expected = frame.slots.filter((slot) => slot.expected)
  const unsaid = needed.filter(({ any }) => !coverOf(observation, any))
  const said = conceptsOf(observation)
  const spoken = (['own', 'parent', 'column'] as const).some((source) =>
    observation.says[source].some(({ concepts }) => concepts.size > 0),
  )
  const others = [...said].filter((concept) => frame.not.has(concept))
  const name = frame.derived ? saidByName(observation, frame) : null
  const unit = observation.unit ? `${observation.unit.written || observation.unit.base} does not fit` : 'has no unit'
  return {
    // What may be left unsaid brings an observation less near.
    nearness: name
      ? name.said
      : needed.length - unsaid.length + expected.filter(({ any }) => coverOf(observation, any)).length / 4,
    reasons: [
      ...(spoken ? [] : ['no word of its own is in concepts.csv']),
      ...unsaid.map((slot) => `does not say ${slotText(slot)}`),
      ...(name
        ? [`says ${rounded(name.said)} of the official name, which is ${rounded(name.explained)} of the row`]
        : []),
      ...(name && name.margin < 0 ? ['the name of another datapoint fits better'] : []),
      ...others.map((concept) => `says ${concept}, which makes it something else`),
      ...(observation.value && !unitFits(observation.unit, frame, said) ? [unit] : []),
    ],
  }
}

/** Observations that say something of what is asked for, nearest first, with why they are no match. */
function nearest(
  observations: readonly Observation[],
  frames: readonly Frame[],
  matched: ReadonlySet<Observation>,
): string[] {
  const near = observations
    .filter((observation) => !matched.has(observation))
    .flatMap((observation) =>
      frames
        .filter(({ kind }) => (kind === 'number') === (observation.kind !== 'assertion'))
        .map((frame) => ({ observation, ...obstacles(observation, frame) })),
    )
    .filter(({ nearness }) => nearness > 0)
    .sort((a, b) => b.nearness - a.nearness || a.reasons.length - b.reasons.length)
    .slice(0, MOST)
  return near.flatMap(({ observation, reasons }) => [
    `  no match: ${reasons.join('; ') || 'another row of the group, the form of the sentence, or what it counts'}`,
    ...told(observation).map((line) => `    ${line}`),
  ])
}

function candidateLine(list: string, { value, year, place, tier, score, reason, dimension }: Candidate): string {
  const why = [reason.gates?.join(', '), reason.aside].filter(Boolean).join('; ')
  const part = dimension ? ` #${dimension}` : ''
  const said = `${short(value.text, 60)}${value.unit ? ` ${value.unit}` : ''}`
  return `  ${list}${part}: ${said}, ${year ?? 'no year'}, p. ${place.page}, ${list === 'value' ? tier : `score ${rounded(score)}`}${why ? ` (${why})` : ''}`
}

function outcome({ findings, leads, others, kind }: Analysis, datapoint: string): string[] {
  if (kind === 'other') return ['  nothing: the document is not taken for a report of a company']
  const lines = (
    [
      ['value', findings],
      ['lead', leads],
      ['kept beside', others],
    ] as const
  ).flatMap(([list, all]) =>
    all
      .filter((one) => one.datapoint === datapoint)
      .slice(0, MOST)
      .map((one) => candidateLine(list, one)),
  )
  return lines.length ? lines : ['  nothing']
}

const entryOf = (datapoint: string) =>
  standardSets
    .map((set) => loadCatalogue(set, 'en').datapoints.find(({ id }) => id === datapoint))
    .find((found) => found !== undefined)

/** Whether any set has a datapoint of that name. */
export const isDatapoint = (name: string): boolean => entryOf(name) !== undefined

/**
 * Why a datapoint is or is not shown of a document, as lines for a person: what it asks for, what the analysis made of it, its matches
 * with likelihood, gates and weights, and the observations that come near without being a match.
 * @throws where no set has a datapoint of that name
 */
export function why(document: ReadDocument, datapoint: string): string[] {
  const entry = entryOf(datapoint)
  if (!entry) throw new Error(`No datapoint is called ${datapoint}.`)
  const derived = derivedFrames().get(datapoint)
  const frames = [...allFrames.filter((frame) => frame.datapoint === datapoint), ...(derived ? [derived] : [])]
  const asking = requirements.filter(({ lead, points }) => lead === datapoint || points.includes(datapoint))
  const stated = observationsInDocument(document, natureOf(document).own)
  const observations = [...stated.observations()]
  const { ofYear, earlier, observations: surrounding } = matchesOf(observations, stated.year)
  const likely = likelihoods(ofYear, surrounding)
  const own = [...ofYear, ...earlier].filter(({ frame }) => frame.datapoint === datapoint)
  const best = [...own].sort((a, b) => (likely.get(b) ?? -1) - (likely.get(a) ?? -1)).slice(0, MOST)
  return [
    `${datapoint}  ${entry.name} (${entry.type})`,
    ...frames.map((frame) => `  ${asked(frame)}`),
    ...asking.map(({ code }) => `  is sought as a passage of ${code}`),
    ...(frames.length + asking.length ? [] : ['  is not sought: no row of knowledge names it, and it is no figure']),
    `${document.name}: ${observations.length} observations, financial year ${stated.year ?? 'unknown'}; ${own.length} match`,
    ...outcome(analyse(document), datapoint),
    ...best.flatMap((match) => matchLines(match, likely.get(match))),
    ...nearest(observations, frames, new Set(own.map(({ observation }) => observation))),
  ]
}
