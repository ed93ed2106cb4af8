import { type Frame, frames, type Slot } from '../analysis/answering/frames.ts'
import { type Catalogue, type Datapoint, linksTo, loadCatalogue } from '../esrs/index.ts'
import { kindOf, said } from '../text/lexicon.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { type Unit, wholeUnit } from '../text/units.ts'
import { yearsIn } from '../text/years.ts'
import { wordsFor } from './words.ts'

/** A question of somebody else's questionnaire. */
export interface AskedQuestion {
  text: string
  /** What stands in a column for units; may be empty. */
  unit: string
  /** The heading above it; may be empty. */
  section: string
  /** The question that this one asks for a part of: `of which …`. */
  whole: string | null
}

/** What a question may ask for. */
export interface QuestionMatch {
  /** The one datapoint that it certainly asks for; `null` where somebody has to choose. */
  sure: string | null
  /** The likeliest first, the sure one included. */
  suggested: readonly { key: string; score: number }[]
}

type Answered = 'figure' | 'yes_no' | 'words'

interface Asked {
  concepts: ReadonlySet<string>
  /** Stems of words that no concept explains and that say something. */
  unread: readonly string[]
  ideas: readonly string[]
  words: ReadonlySet<string>
  unit: Unit | null
  as: Answered | null
  years: readonly number[]
}

/** What a unit says by itself of a figure. */
const SAID_BY_UNIT: Readonly<Record<string, readonly string[]>> = {
  energy: ['energy'],
  ghg: ['ghg', 'emission'],
  percent: ['share'],
  hours: ['hours'],
  days: ['days'],
  rate: ['per_hours', 'share'],
}
/** Whose they are is left out where a company is asked for its own. */
const OWN: ReadonlySet<string> = new Set(['employee', 'group', 'total'])
/** Kinds of concepts that name nothing by themselves. */
const NOTHING: ReadonlySet<string> = new Set(['neutral', 'whole', 'small'])
const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'money', 'year', 'date'])
const WORDS: ReadonlySet<string> = new Set(['narrative', 'semi-narrative', 'table'])
/** Most datapoints that are offered for one question. */
const MOST = 5
/** Less alike ones are not worth a look. */
const WORTH = 0.28

const isOf = (concept: string, kinds: ReadonlySet<string>): boolean => kinds.has(kindOf(concept))
const tellingIdeas = (concepts: ReadonlySet<string>): string[] =>
  [...concepts].filter((concept) => !isOf(concept, NOTHING))
const isTelling = (word: string): boolean => !wordsFor('said_anyway').has(word) && !/^\d+$/.test(word)

/** How a question wants to be answered, where its column of units says so. */
function answeredAs(unit: string): Answered | null {
  const folded = fold(unit).trim()
  if (folded === '') return null
  if (wordsFor('yes_no').has(folded)) return 'yes_no'
  if (wordsFor('in_words').has(folded)) return 'words'
  return 'figure'
}

function askedBy(question: AskedQuestion): Asked {
  const partOf = question.whole ?? ''
  const text = fold(question.text)
  const own = said(text)
  const around = said(fold(partOf))
  const concepts = new Set(own.concepts)
  // `of which` says that it is a part, and what is asked of the whole is asked of the part.
  if (partOf !== '') {
    concepts.delete('entity_part')
    for (const concept of around.concepts) if (concept !== 'total') concepts.add(concept)
  }
  const unit = wholeUnit(fold(question.unit))
  for (const concept of SAID_BY_UNIT[unit?.dimension ?? ''] ?? []) concepts.add(concept)
  return {
    concepts,
    unread: [...own.residue, ...(partOf === '' ? [] : around.residue)].filter(isTelling).flatMap((word) => stems(word)),
    ideas: tellingIdeas(concepts),
    words: new Set(stems(`${text} ${fold(partOf)}`).filter(isTelling)),
    unit,
    as: answeredAs(question.unit),
    years: yearsIn(text),
  }
}

/** What a name or question of a datapoint says. */
interface Name {
  folded: string
  /** Concepts that name something. */
  ideas: readonly string[]
  words: readonly string[]
}

/** A datapoint in the words of both languages. */
interface Offered {
  entry: Datapoint
  frames: readonly Frame[]
  names: readonly Name[]
  named: ReadonlySet<string>
  /** Stems of all that is said of it. */
  told: ReadonlySet<string>
}

const known = new WeakMap<Datapoint, Offered>()
const framesOf = new Map<string, Frame[]>()
for (const frame of frames) framesOf.set(frame.datapoint, [...(framesOf.get(frame.datapoint) ?? []), frame])

/** What the analysis knows of a datapoint: of its own, or of the one of the analysed set that asks for the same. */
function framesFor({ id, set }: Datapoint): readonly Frame[] {
  const same =
    set === 'esrs-2023' ? [id] : linksTo(id).flatMap(({ from, relation }) => (relation === 'same' ? [from] : []))
  return same.flatMap((one) => framesOf.get(one) ?? [])
}

function offered(entry: Datapoint): Offered {
  let found = known.get(entry)
  if (!found) {
    const inBoth = (['en', 'de'] as const).flatMap((language) => loadCatalogue(entry.set, language).get(entry.id) ?? [])
    const words = inBoth.length > 0 ? inBoth : [entry]
    found = {
      entry,
      frames: framesFor(entry),
      names: words
        .flatMap(({ name, question }) => [name, question].map(fold))
        .map((folded) => ({
          folded,
          ideas: tellingIdeas(said(folded).concepts),
          words: [...new Set(stems(folded))].filter(isTelling),
        })),
      named: new Set(words.flatMap(({ name }) => [...said(fold(name)).concepts])),
      told: new Set(
        words.flatMap(({ name, definition, question, label }) =>
          stems(fold(`${name} ${definition} ${question} ${label}`)),
        ),
      ),
    }
    known.set(entry, found)
  }
  return found
}

/** Whether a datapoint can be answered in the way and in the unit that a question wants. */
function canAnswer({ as, unit }: Asked, { type, dimension, unit: own }: Datapoint): boolean {
  if (as === 'yes_no') return type === 'yes-no'
  if (as === 'words') return WORDS.has(type) || type === 'choice'
  if (as === 'figure' && !FIGURES.has(type)) return false
  if (!unit || unit.dimension === 'count') return as !== 'figure' || !unit || type !== 'money'
  if (type === 'percent') return unit.dimension === 'percent'
  if (type === 'money') return unit.dimension === 'money'
  if (type !== 'number') return as === null
  if (dimension === 'mass' || dimension === 'ghg') return unit.dimension === 'mass' || unit.dimension === 'ghg'
  if (dimension === 'intensity' || dimension === 'price') return unit.dimension === 'ratio'
  return dimension === null || unit.dimension === dimension || (own === '%' && unit.dimension === 'percent')
}

const has = ({ concepts }: Asked, { any }: Slot): boolean => any.some((concept) => concepts.has(concept))

/** Whether a part that may be left unsaid elsewhere has to be said here: what narrows, and what is counted. */
const isNeeded = ({ any, expected }: Slot): boolean =>
  !expected || any.every((concept) => !OWN.has(concept) && !isOf(concept, new Set(['measure', 'neutral', 'whole'])))

/** Whether a question says all that a frame asks for and nothing beside it. */
function saysExactly(asked: Asked, frame: Frame, { entry, named, told }: Offered): boolean {
  // A part of a breakdown is no value of its own.
  if (frame.kind === 'passage' || frame.target || frame.partsOnly || entry.table) return false
  if (!frame.slots.filter(isNeeded).every((slot) => has(asked, slot))) return false
  const slots = new Set(frame.slots.flatMap(({ any }) => any))
  const isBeside = (concept: string) =>
    frame.not.has(concept) ||
    !(
      slots.has(concept) ||
      named.has(concept) ||
      isOf(concept, NOTHING) ||
      (OWN.has(concept) && frame.may.has(concept))
    )
  if ([...asked.concepts].some(isBeside)) return false
  return asked.unread.every((stem) => told.has(stem))
}

/** How much of what it says a question leaves to be thought: the fewer, the better the match. */
const unsaid = (asked: Asked, { slots }: Frame): number => slots.filter((slot) => !has(asked, slot)).length

/** How much of two lists is in both, from 0 to 1. */
const overlap = (shared: number, one: number, other: number): number =>
  one + other === 0 ? 0 : (2 * shared) / (one + other)

/** How alike a question and a datapoint are, from 0 to 1. */
function likeness(asked: Asked, { names, told, frames: own }: Offered): number {
  let best = 0
  for (const { ideas, words } of names) {
    const ofIdeas = overlap(ideas.filter((idea) => asked.concepts.has(idea)).length, ideas.length, asked.ideas.length)
    const ofWords = overlap(words.filter((word) => asked.words.has(word)).length, words.length, asked.words.size)
    best = Math.max(best, 0.55 * ofIdeas + 0.35 * ofWords)
  }
  const explained = asked.unread.filter((word) => told.has(word)).length
  const unread = asked.unread.length === 0 ? 1 : explained / asked.unread.length
  const denied = own.length > 0 && own.every(({ not }) => asked.ideas.some((concept) => not.has(concept)))
  return best + 0.1 * unread - (denied ? 0.15 : 0)
}

/** A code of a datapoint that a question names word for word. */
function named(text: string, catalogue: Catalogue): string | null {
  const codes = text.match(/\b(?:ESRS26_|VS_)?[A-Z]\w*(?:\.[A-Z]+)?(?:-\d+)?_\d\d\b/g) ?? []
  const found = [...new Set(codes)].filter((code) => catalogue.get(code))
  return found.length === 1 ? found[0]! : null
}

/** Reads the words of datapoints, which takes long at the first time; whoever has others to answer does it some at a time. */
export function prepareMatching(entries: readonly Datapoint[]): void {
  for (const entry of entries) offered(entry)
}

/**
 * The datapoint that a question of somebody else asks for. Sure is only what says all that the datapoint asks for and nothing
 * beside it, in its unit, for its year, and of no other datapoint; everything else is offered for choosing.
 * @param year the year that is reported on; a question about another one is never sure
 */
export function matchQuestion(question: AskedQuestion, catalogue: Catalogue, year: number): QuestionMatch {
  const asked = askedBy(question)
  const code = named(question.text, catalogue)
  const answering = catalogue.datapoints.filter((entry) => canAnswer(asked, entry)).map(offered)
  const alike = answering
    .map((one) => ({ key: one.entry.id, score: likeness(asked, one) }))
    .filter(({ score }) => score >= WORTH)
    .sort((a, b) => b.score - a.score)
  const sure = code ?? (asked.years.every((one) => one === year) ? surely(question, asked, answering) : null)
  const first = alike.find(({ key }) => key === sure) ?? (sure ? { key: sure, score: 1 } : null)
  const others = alike.filter(({ key }) => key !== sure)
  return { sure, suggested: (first ? [first, ...others] : others).slice(0, MOST) }
}

/** The one datapoint that a question can mean; `null` for none, or for two that it might. */
function surely({ text }: AskedQuestion, asked: Asked, answering: readonly Offered[]): string | null {
  const folded = fold(text).trim()
  const alike = answering.filter(({ names }) => names.some((name) => name.folded === folded))
  if (alike.length === 1) return alike[0]!.entry.id
  const exact = answering.flatMap((one) => {
    const said = one.frames.filter((frame) => saysExactly(asked, frame, one)).map((frame) => unsaid(asked, frame))
    return said.length > 0 ? [{ key: one.entry.id, unsaid: Math.min(...said), slots: one.frames[0]!.slots.length }] : []
  })
  if (exact.length === 0) return null
  const least = Math.min(...exact.map((one) => one.unsaid))
  const best = exact.filter((one) => one.unsaid === least)
  const narrowest = best.filter((one) => one.slots === Math.max(...best.map(({ slots }) => slots)))
  return narrowest.length === 1 ? narrowest[0]!.key : null
}
