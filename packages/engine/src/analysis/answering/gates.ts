import type { Span } from '../../reading/document.ts'
import { endsWithCue, wordsOf } from '../../text/cues.ts'
import { groupOf } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'
import { flow, fold } from '../../text/text.ts'
import { type Assertion, assertionOf, type Sign } from '../assertion.ts'
import type { Gate } from '../finding.ts'
import { brokenBy } from './contract.ts'
import { type Core, coreOf, type Judged, judged, saysCore, saysElements, speaksOf } from './cores.ts'
import { isOfficialName, leastOf } from './evidence.ts'
import { type Frame, frames } from './frames.ts'
import { conceptsOf, type Match } from './match.ts'
import type { Observation } from './observation.ts'
import { notesOf } from './page-notes.ts'
import { isUnderOtherTopic } from './pillars.ts'

const isHeading = ({ page, span }: Observation): boolean =>
  page.blocks.some(({ kind, start, end }) => kind === 'heading' && start <= span.start && end >= span.end)

/** Of the signs only what a question of a form has to answer for: its words, not that it asks. */
const OF_WORDS: ReadonlySet<Gate> = new Set(['terms', 'people', 'denied'])

const isOfWords = (gate: Gate): boolean => OF_WORDS.has(gate)

const asksForDenial = ({ answers }: Frame): boolean => answers === 'none' || answers === 'denied'

/** What a sentence or a question answers: where a denial is asked for, nothing else does. */
function answered({ gates, denied }: Judged, frame: Frame): Judged {
  if (!asksForDenial(frame)) return { gates, denied }
  const rest = gates.filter((gate) => gate !== 'denied')
  return { gates: denied ? rest : [...rest, 'denied'], denied }
}

const sentencesOf = new WeakMap<Observation, Assertion>()

/** The sentence of an observation, read as an assertion. */
function sentenceOf(observation: Observation): Assertion {
  let found = sentencesOf.get(observation)
  if (!found) {
    const { page, span } = observation
    found = assertionOf(flow(page.text, [span]).text)
    sentencesOf.set(observation, found)
  }
  return found
}

/** The answer to a question of a form: its own question has to ask for all of it. */
function ofQuestion({ texts }: Observation, frame: Frame): Judged {
  const core = coreOf(frame.datapoint)
  const question = texts.own[0] ?? ''
  const { gates } = judged(assertionOf(question), core && { ...core, slots: core.asked })
  const kept = gates.filter(isOfWords)
  // The row above asks for it, or another row of the same sheet.
  const around = [question, ...texts.parent, ...texts.caption, ...texts.heading].join(' ')
  if (core && kept.includes('terms') && saysCore(fold(around), core)) return { gates: ['other_row'], denied: false }
  return { gates: kept, denied: false }
}

const saysIn = (observation: Observation, slot: Frame['slots'][number], first: boolean): boolean =>
  (first ? observation.says.own.slice(0, 1) : observation.says.own).some(({ concepts }) =>
    slot.any.some((concept) => concepts.has(concept)),
  )

/** Options of the same choice. */
const optionsBeside = (frame: Frame): readonly Frame[] =>
  frames.filter((other) => other !== frame && other.datapoint === frame.datapoint && other.kind === 'choice')

/** What tells an option from the others of its choice. */
const tellingSlots = (frame: Frame): Frame['slots'] =>
  frame.slots.filter(({ any }) =>
    optionsBeside(frame).every(({ slots }) => !slots.some((slot) => any.some((one) => slot.any.includes(one)))),
  )

/** An option has to be named where it is answered, and no other beside it. */
function ofChoice(observation: Observation, frame: Frame): Judged {
  const isForm = Boolean(observation.traits.form)
  const names = (one: Frame): boolean => tellingSlots(one).some((slot) => saysIn(observation, slot, isForm))
  if (!names(frame) || optionsBeside(frame).some(names)) return { gates: ['label'], denied: false }
  const core = coreOf(frame.datapoint)
  const { own, column } = observation.texts
  const isAsked =
    isForm ||
    (core && !judged(assertionOf([...own, ...column].join(' ')), { ...core, slots: core.asked }).gates.some(isOfWords))
  return { gates: isAsked ? [] : ['terms'], denied: false }
}

const known = new WeakMap<Observation, Map<Frame, Judged>>()

function judge(observation: Observation, frame: Frame): Judged {
  const { traits } = observation
  if (traits.answered_yes || traits.answered_no) return ofQuestion(observation, frame)
  if (frame.kind === 'choice' && (traits.form || traits.label)) return ofChoice(observation, frame)
  const sentence = sentenceOf(observation)
  const core = coreOf(frame.datapoint)
  const { caption, heading } = observation.texts
  const own = answered(judged(sentence, core, [...caption, ...heading].join(' | ')), frame)
  // Whose affair it is stands in the sentence before.
  const found: Judged = sentence.signs.has('pointing') ? { ...own, gates: [...own.gates, 'terms'] } : own
  if (frame.kind === 'choice') return { ...found, gates: [...found.gates, ...ofChoice(observation, frame).gates] }
  if (isUnderOtherTopic(observation, frame.datapoint)) return { ...found, gates: [...found.gates, 'statement'] }
  return isHeading(observation) ? { ...found, gates: [...found.gates, 'heading'] } : found
}

/** What an assertion says of a datapoint that words answer. */
export function judgedOf({ observation, frame }: Match): Judged {
  const byFrame = known.get(observation) ?? new Map<Frame, Judged>()
  known.set(observation, byFrame)
  const found = byFrame.get(frame) ?? judge(observation, frame)
  byFrame.set(frame, found)
  return found
}

/** Signs that take a figure of a sentence for no figure of the company. */
const OF_FIGURES: readonly Sign[] = ['question', 'option', 'instruction', 'example', 'guidance', 'auditor']

/** Signs that count where they stand in the clause of the figure: the rest of the sentence may compare. */
const OF_CLAUSES: readonly Sign[] = ['other_company']

const isSign = (found: ReadonlySet<Sign>, sign: Sign): sign is Gate => found.has(sign)

/** Ideas of which one has to be said, since the same figure would answer for the others as well. */
const METHODS = 'method'

/** Whether a datapoint asks for one way of counting where neither the figure nor its page says which it is. */
const leavesMethodOpen = ({ observation, frame, features }: Match): boolean =>
  frame.slots.some(
    ({ any }) =>
      any.some((concept) => groupOf(concept) === METHODS) &&
      !any.some((concept) => conceptsOf(observation).has(concept)) &&
      !features.page_says,
  )

const ONE_GAS = pattern()`(?<![\p{L}\d]){one_gas_only}(?![\p{L}\d])`
/** The unit of all greenhouse gases together. */
const OF_ALL_GASES = 'tCO2e'

/** Whether emissions are those of carbon dioxide alone: the sentence, the title or head of a table, or a note of its page says so. */
const isOfOneGas = ({ observation: { kind, page, span, texts }, frame }: Match): boolean =>
  frame.unit === OF_ALL_GASES &&
  (ONE_GAS.test(fold([page.text.slice(span.start, span.end), ...texts.column, ...texts.caption].join(' | '))) ||
    (kind === 'cell' && notesOf(page).ofOneGas))

/**
 * Whether a row only resembles a name: statements of accounts hold lines for everything. Where the name made up for what is asked for,
 * or excused a word that mostly names another figure, four of five were wrong.
 */
function isHardlyNamed(match: Match): boolean {
  const { frame, dimension, features } = match
  const { name_share: share = 0, name_label: label = 0, name_whole: whole = 0 } = features
  if (!isOfficialName(match) && (features.missing_needed || (dimension === null && !whole && features.not_excused)))
    return true
  if (!frame.slots.length) return Math.min(share, label) < leastOf('derived_name')
  return frame.measures.includes('money') && share < leastOf('money_name')
}

/** Why a figure of a table is no value: the path of its row and column leaves open what it is. */
function ofCell(match: Match): Gate[] {
  const { observation, frame } = match
  return [
    ...(observation.traits.no_heads && !frame.target ? (['year'] as const) : []),
    ...(leavesMethodOpen(match) ? (['method'] as const) : []),
    ...(isOfOneGas(match) ? (['basis'] as const) : []),
    ...(isHardlyNamed(match) ? (['noun'] as const) : []),
  ]
}

/** What takes a figure for one of something else, however much speaks for it. */
const ELSE = ['not_own', 'fraction', 'change_before', 'counts_other', 'domain_heading'] as const
/** Where a figure stands under the name of a country, though the whole is asked for. */
const PLACES = ['place_own', 'place_column'] as const

/** Whether a figure is of something else, or of a part: its own words say so, or none of them says the datapoint's noun. */
function ofNoun(match: Match): Gate[] {
  const { observation, frame, dimension, features } = match
  // The heading of a section names what its sentences are about, and not what their figures are.
  const isByTitle = observation.kind === 'figure' && dimension === null && Boolean(features.key_caption)
  const isNamed = isOfficialName(match) || (!features.key_none && !features.key_heading && !isByTitle)
  const isElse = ELSE.some((name) => features[name]) && !frame.target
  const isPart = PLACES.some((name) => features[name])
  return [...(isNamed && !isElse ? [] : (['noun'] as const)), ...(isPart ? (['part'] as const) : [])]
}

/** `The turnover rate was`: what stands before the verb is what the figure is of. */
const saysItsFigure = ({ texts: { own } }: Observation): boolean => endsWithCue('amounts', wordsOf(own[0] ?? ''))

/** Why a share or a target of running text is none: shares are of anything, and the name of what is asked for says of what. */
function ofShare({ observation, frame, dimension, features }: Match): Gate[] {
  if (observation.kind !== 'figure' || frame.unit !== '%') return []
  const { name_share: share = 0, whole_own: whole } = features
  if (frame.target) return share < leastOf('target_in_sentence') ? ['part'] : []
  if (dimension === null && features.key_left && !features.missing_needed && saysItsFigure(observation))
    return share < leastOf('share_told') ? ['noun'] : []
  return share < leastOf(whole ? 'share_of_whole' : 'share_in_sentence') ? ['noun'] : []
}

/** Why a figure of a sentence is no value. */
function ofFigure(match: Match): Gate[] {
  const { observation } = match
  if (observation.kind === 'cell') return ofCell(match)
  const { signs } = sentenceOf(observation)
  const clause = assertionOf(observation.texts.own.join(' ')).signs
  const isAimed = !match.frame.target && isSign(clause, 'intention')
  return [
    ...(leavesMethodOpen(match) ? (['method'] as const) : []),
    ...(isOfOneGas(match) ? (['basis'] as const) : []),
    ...ofShare(match),
    ...OF_FIGURES.flatMap((sign) => (isSign(signs, sign) ? [sign] : [])),
    ...OF_CLAUSES.flatMap((sign) => (isSign(clause, sign) ? [sign] : [])),
    ...(isAimed ? (['intention'] as const) : []),
  ]
}

const gated = new WeakMap<Match, readonly Gate[]>()

function ofNumber(match: Match): readonly Gate[] {
  const { observation } = match
  const intends = observation.kind !== 'cell' && isSign(sentenceOf(observation).signs, 'intention')
  return [...new Set([...ofNoun(match), ...ofFigure(match), ...brokenBy(match, intends)])]
}

/** Why a match is no value but at most a lead. */
export function gatesOf(match: Match): readonly Gate[] {
  if (match.frame.kind !== 'number') return judgedOf(match).gates
  const found = gated.get(match) ?? ofNumber(match)
  gated.set(match, found)
  return found
}

/** Why the words of a passage are no value of a datapoint, of the sentence that comes nearest to one, and where it stands. */
export function gatesOfPassage(
  text: string,
  spans: readonly Span[],
  heading: string,
  datapoint: string,
): { gates: readonly Gate[]; span: Span | null } {
  const core = coreOf(datapoint)
  if (!core) return { gates: ['terms'], span: null }
  // A sentence in passing makes no section about it.
  const isAbout = (asked: Core): boolean =>
    speaksOf(fold(heading), asked) ||
    spans.length === 1 ||
    spans.filter(({ start, end }) => speaksOf(fold(text.slice(start, end)), asked)).length > 1
  const whole = fold(spans.map(({ start, end }) => text.slice(start, end)).join(' '))
  const isWhole = saysElements(`${fold(heading)} | ${whole}`, core)
  let best: { gates: readonly Gate[]; span: Span | null } = { gates: ['terms'], span: null }
  let fewest = Number.POSITIVE_INFINITY
  let before = ''
  for (const span of spans) {
    const { gates } = judged(assertionOf(text.slice(span.start, span.end)), core, `${fold(heading)} | ${before}`)
    before = fold(text.slice(span.start, span.end))
    if (!gates.length) return { gates: !isAbout(core) ? ['statement'] : isWhole ? [] : ['terms'], span }
    const weight = gates.length + (gates.includes('terms') ? 10 : 0)
    if (weight < fewest) [best, fewest] = [{ gates, span }, weight]
  }
  return best
}

/** How a row with one figure counts its figures. */
const ONE_ALONE = Math.log(2)

/** Signs of a cell or clause with which its figure is not the whole quantity as it is asked for. */
const DOUBTS = [
  'not_own',
  'not_column',
  'not_parent',
  'not_caption',
  'party',
  'extra_own_part',
  'place_own',
  'place_column',
  'unit_assumed',
  'role_target',
  'role_base',
  'role_change',
  'role_share',
  'conditional',
  'about',
  'limit',
  'prior',
  'note_part',
  'note_estimated',
  'note_adjusted',
  'note_basis',
  'year_none',
  'own_empty',
] as const

/** Whether the whole path of row and column names the whole quantity, in the year, on the basis and with the unit asked for. */
export function namesWhole({ observation, frame, dimension, features }: Match): boolean {
  if (frame.kind !== 'number') return true
  const isOpen: Readonly<Record<string, boolean>> = {
    place_own: dimension === null,
    place_column: dimension === null,
    role_target: !frame.target,
    // A count needs no unit, and one figure alone in its row no year of its own.
    unit_assumed: frame.unit !== 'count',
    year_none: !frame.target && (observation.traits.siblings ?? 0) > ONE_ALONE,
  }
  return !DOUBTS.some((name) => features[name] && (isOpen[name] ?? true))
}
