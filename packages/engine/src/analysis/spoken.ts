import { isNotOurs } from './claims.ts'
import { type Compiled, MASK_FIRST, MASK_LAST } from './compiled.ts'
import { type Concept, conceptsIn } from './concepts.ts'
import { memberOf } from './dimensions.ts'
import { SPOKEN } from './recipes/spoken.ts'
import {
  type Figure,
  isPartOfTotal,
  ONE_PLACE,
  originalOffset,
  rejected,
  type Sentence,
  type Statement,
  subjectOf,
} from './sentences.ts'
import { foldLabel } from './text.ts'
import { unitFits } from './unit-fits.ts'

/** A stretch of a sentence that says one thing, with its figures. */
export interface Clause {
  /** Folded, with figures masked. */
  text: string
  /** Offset in the masked sentence. */
  start: number
  figures: Figure[]
  concepts: Set<Concept>
  /** It divides what the clause before it speaks of: `of which`. */
  divides: boolean
  /** What it speaks of where it goes on with what the clause before it spoke of: `of which …`, `and … by the other method`. */
  carried: Set<Concept>
}

/** Words that fit any clause. */
const NEUTRAL = new Set<Concept>(['have', 'arise'])

/** Of each of these a clause speaks of one, so that it does not take over another from the clause before. */
const ALTERNATIVES: readonly (readonly Concept[])[] = [
  ['location', 'market'],
  ['scope1', 'scope2', 'scope3'],
  ['women', 'men'],
  ['hazardous', 'nonhazardous'],
  ['selfemployed', 'agency', 'nonemployee'],
  ['renewable', 'fossil', 'nuclear', 'nonrenewable'],
]

/** What is said of parts beside each other: `361 t were recycled and 3 t were hazardous waste`. */
const PARTS: readonly Concept[] = ['recycle', 'reuse', 'recover', 'dispose', 'divert', 'hazardous', 'nonhazardous']

const isFigure = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= MASK_FIRST && code <= MASK_LAST
}
const holdsFigure = (text: string): boolean => [...text].some((_, at) => isFigure(text, at))

const DIVIDES = /^[ ,]*(?:of (?:which|whom|these|them|it)|thereof|davon|darunter|wovon|hiervon|including)(?!\p{L})/u
/** The same behind the figure: `640 t of this were hazardous`. */
const DIVIDED =
  /[\uE000-\uE3FF][^,;\uE000-\uE3FF]{0,20} (?:of (?:this|these|them|which)|davon|hiervon|thereof)(?!\p{L})/u
/** Behind a figure it is no clause of its own: `7 % of them took it`. */
const OF_THEM = /^[\uE000-\uE3FF] (?:of (?:these|them)|davon|hiervon)(?!\p{L})/u
/** What it was before stands in brackets and is nothing that a clause speaks of: `(Vorjahr: 5.968 t)`. */
const EARLIER_VALUE = /\((?:vorjahr|previous year|prior year|last year|py|vj\.?)[^()]{0,60}\)/gu
const JOINS = /^,? (?:and|und|sowie|while|whereas|während|wobei|but|aber) /

/** Cuts a sentence where it begins to say something else: commas and conjunctions between figures, outside of brackets. */
function cuts(masked: string): [from: number, to: number][] {
  const marks: number[] = []
  let depth = 0
  for (let at = 0; at < masked.length; at++) {
    const c = masked[at]
    if (c === '(') depth += 1
    else if (c === ')') depth = Math.max(0, depth - 1)
    if (depth) continue
    if (c === ';' || (c === ',' && masked[at + 1] === ' ') || (c === ':' && masked[at + 1] === ' ')) marks.push(at + 1)
    else if (OF_THEM.test(masked.slice(at - 1, at + 12))) continue
    else if (
      c === ' ' &&
      ((JOINS.test(masked.slice(at, at + 11)) && !/scopes? ?\d$/.test(masked.slice(0, at))) ||
        DIVIDES.test(masked.slice(at, at + 12)))
    )
      marks.push(at)
  }
  const parts: [number, number][] = []
  let from = 0
  for (const mark of [...marks, masked.length]) {
    const part = masked.slice(from, mark)
    // Words without a figure belong to the clause that follows, at the end to the one before.
    if (!holdsFigure(part) && mark < masked.length && masked[mark - 1] !== ';') continue
    const last = parts[parts.length - 1]
    if (holdsFigure(part)) parts.push([from, mark])
    else if (last && masked[last[1] - 1] !== ';') last[1] = mark
    from = mark
  }
  return parts
}

/** The clauses of a sentence that hold figures; none where it speaks of others or is a heading. */
export function clausesOf(sentence: Sentence): Clause[] {
  if (!sentence.figures.length || isNotOurs(sentence.folded)) return []
  if (sentence.heading === foldLabel(sentence.text).slice(0, 160)) return []
  const clauses: Clause[] = []
  for (const [start, end] of cuts(sentence.masked)) {
    const text = sentence.masked.slice(start, end)
    const figures = sentence.figures.filter((_, i) => text.includes(String.fromCharCode(MASK_FIRST + i)))
    if (!figures.length) continue
    const concepts = conceptsIn(text.replace(EARLIER_VALUE, ''))
    const divides = DIVIDES.test(text) || DIVIDED.test(text)
    const before = divides || JOINS.test(text) ? clauses[clauses.length - 1] : undefined
    const groups = divides ? ALTERNATIVES : [...ALTERNATIVES, PARTS]
    const carried = new Set(concepts)
    for (const concept of before?.carried ?? [])
      if (!groups.some((group) => group.includes(concept) && group.some((other) => concepts.has(other))))
        carried.add(concept)
    clauses.push({ text, start, figures, concepts, divides, carried })
  }
  return clauses
}

const TO_END = /(?:from|von) [\uE000-\uE3FF] (?:[^\uE000-\uE3FF]{0,20})?(?:to|auf) (?:[^\uE000-\uE3FF]{0,10})?$/u

/** The one figure of a clause that can be a value of the datapoint. */
function figureOf(clause: Clause, sentence: Sentence, compiled: Compiled, of: readonly Concept[]): Figure | null {
  const fitting = clause.figures.filter(({ unit }) => unitFits(unit, compiled, sentence.folded, clause.text))
  const [first, second, third] = fitting
  if (!first || third) return null
  const figure = second ?? first
  const at = clause.text.indexOf(String.fromCharCode(MASK_FIRST + sentence.figures.indexOf(figure)))
  const before = clause.text.slice(0, at)
  const behind = clause.text.slice(at + 1)
  if (second && !TO_END.test(before)) return null
  // What stands in brackets says something of the words or of the figure before them.
  const inBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
  if (inBrackets && !holdsFigure(before)) return null
  // A number without a unit counts what is named right behind it, or what was named before it ends the clause.
  const counts = figure.unit === null || figure.unit.dimension === 'count'
  const near = conceptsIn(behind.slice(0, 50).split(/[,;:(]/)[0] ?? '')
  if (counts && /^ ?\p{L}/u.test(behind) && !of.some((concept) => near.has(concept))) return null
  return figure
}

/** `Scope 3 is known in part: business travel caused 46 t`: the figure is that of the category named right before it. */
function ofCategory(clause: Clause, sentence: Sentence, figure: Figure, { recipe }: Compiled): boolean {
  if (!recipe.breakdowns?.includes('scope3')) return false
  const at = clause.text.indexOf(String.fromCharCode(MASK_FIRST + sentence.figures.indexOf(figure)))
  return memberOf(clause.text.slice(0, at).replace(/scope[ -]?3/g, ' '), 'scope3') !== null
}

/** What the clauses of a sentence state about a datapoint by the concepts they speak of. */
export function spokenStatements(
  sentence: Sentence,
  clauses: readonly Clause[],
  compiled: Compiled,
  known: readonly Statement[],
): Statement[] {
  const spoken = SPOKEN[compiled.recipe.id]
  // What it says of parts beside the whole is no other reading of the whole.
  if (!spoken || known.some(({ dimension }) => !dimension)) return []
  return clauses.flatMap((clause): Statement[] => {
    const concepts = clause.carried
    const meant = spoken.find(
      ({ of, beside }) =>
        of.every((concept) => concepts.has(concept)) &&
        of.some((concept) => clause.concepts.has(concept)) &&
        [...concepts].every((concept) => of.includes(concept) || beside.has(concept) || NEUTRAL.has(concept)),
    )
    const figure = meant ? figureOf(clause, sentence, compiled, meant.of) : null
    if (!figure || known.some((other) => other.figure === figure)) return []
    if (ofCategory(clause, sentence, figure, compiled)) return []
    const before = sentence.folded.slice(Math.max(0, figure.start - 90), figure.start)
    if (rejected(before, false) || isPartOfTotal(sentence, sentence.figures.indexOf(figure))) return []
    const matched = sentence.text.slice(...originalSpan(sentence, clause)).trim()
    const ofPart = ONE_PLACE.test(subjectOf(sentence.folded, figure.start))
    return [{ figure, matched, zeroWord: null, loose: true, ofPart }]
  })
}

const originalSpan = (sentence: Sentence, { start, text }: Clause): [number, number] => [
  originalOffset(sentence, start),
  originalOffset(sentence, start + text.length),
]
