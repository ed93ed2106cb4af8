import type { Frame } from '../analysis/answering/frames.ts'
import { unitFits } from '../analysis/answering/unit-fits.ts'
import type { Gate } from '../analysis/finding.ts'
import { type Decimal, scaleBy, textOf } from '../text/decimals.ts'
import { readConcepts } from '../text/lexicon.ts'
import { fold, foldLabel } from '../text/text.ts'
import { type Dimension, type Unit, unitInLabel, wholeUnit } from '../text/units.ts'
import { type Placed, spaceless } from './figure-places.ts'
import type { ModelAnswer } from './reply.ts'
import type { Doubt } from './standing.ts'

/** Ratios may leave their unit to their name. */
const PER = /intensit|\bper\b|\bpro\b|\bje\b|\brate\b|quote/

/** The unit that a model points to, where the block, what stands above it or a block named beside it writes it. */
function pointedTo(named: string | null, context: string): { unit: Unit; isWritten: boolean } | null {
  if (!named?.trim()) return null
  const written = fold(named).trim()
  const unit = wholeUnit(written) ?? unitInLabel(foldLabel(named))
  if (!unit) return null
  // `EUR million` may be written as `in millions of euros`: then the parts have to stand there.
  const isWritten =
    spaceless(context).includes(spaceless(written)) || written.split(/\s+/).every((part) => context.includes(part))
  return { unit, isWritten }
}

/** The unit of a figure, with what is doubtful about it. */
export interface SettledUnit {
  unit: Unit | null
  isStated: boolean
  doubts: Doubt[]
  gates: Gate[]
}

/** Tonnes are those of gases where the words say so; whether they do is told by what is asked for. */
const isMass = ({ dimension }: Unit): boolean => dimension === 'mass' || dimension === 'ghg'

/** Whether the document writes a unit of another kind than the one that the model points to. */
function isOtherUnit(written: Unit, pointed: { unit: Unit; isWritten: boolean }): boolean {
  if (written.dimension === pointed.unit.dimension || (isMass(written) && isMass(pointed.unit))) return false
  // A column of units says `Number` where the label itself writes hours.
  return !(written.dimension === 'count' && pointed.isWritten)
}

/** Without their unit these figures may be off by a thousand. */
const SCALED: readonly Dimension[] = ['money', 'energy', 'mass', 'ghg', 'volume', 'area']

/**
 * Settles the unit of a figure: the one that the document writes at it, or the one that the model points to.
 * @param words everything that is said of it, folded
 * @param context what stands beside it, folded
 * @returns `null` where its unit is that of something else
 */
export function unitOf(
  answer: ModelAnswer,
  { around, isWord, found }: Placed,
  frame: Frame,
  words: string,
  context: string,
): SettledUnit | null {
  const pointed = pointedTo(answer.unit, context)
  // A rate says in its words what it is counted on, and nought is nought in any unit.
  const isOnHours = frame.measures.includes('rate') && hoursOf(words) !== null
  const isNought = isWord && found.value.digits === 0n && frame.unit !== '%'
  if (isOnHours || isNought) return { unit: null, isStated: true, doubts: [], gates: [] }
  // None and all have no unit of their own.
  const unit = isWord && frame.unit === '%' ? wholeUnit('%') : (around.unit ?? pointed?.unit ?? null)
  const fits =
    frame.unit === null && !frame.slots.length ? 'stated' : unitFits(unit, frame, readConcepts(words).concepts)
  const isFte = unit?.dimension === 'fte' && !frame.may.has('fte_word')
  if (!fits && unit && !(isFte && frame.measures.includes('count'))) return null
  const isRatio = unit?.dimension === 'ratio' || unit?.dimension === 'rate'
  const isOther = around.unit && pointed && isOtherUnit(around.unit, pointed) && !isRatio
  const isUnwritten = !around.unit && pointed && !pointed.isWritten
  const isNoRatio = frame.unit?.includes('/') && unit?.per == null && !PER.test(words)
  const doubts: Doubt[] = isOther || (!fits && !isFte) || isUnwritten || isNoRatio ? ['unit'] : []
  const isScaled = SCALED.some((one) => frame.measures.includes(one))
  return {
    unit,
    isStated: fits === 'stated' || frame.unit === 'count',
    doubts: isFte ? [...doubts, 'basis'] : doubts,
    gates: !fits && isScaled ? ['unsure'] : [],
  }
}

const MILLION = 1_000_000n

/** The hours that a rate is counted on, where the words say a number of them: `per 200,000 hours worked`. */
function hoursOf(words: string): bigint | null {
  for (const { 0: written, index } of words.matchAll(/\d{1,3}(?:[., ']\d{3})+|\d{4,}/g)) {
    const behind = words.slice(index + written.length, index + written.length + 30)
    if (readConcepts(behind).concepts.has('hours')) return BigInt(written.replace(/\D/g, ''))
  }
  return null
}

/** A rate that is stated on another number of hours than a million, converted to it; `null` where it is not. */
export function onAMillion(value: Decimal, frame: Frame, words: string): { value: Decimal; line: string } | null {
  const hours = frame.measures.includes('rate') ? hoursOf(words) : null
  if (hours === null || hours === MILLION) return null
  const million = scaleBy(value, { times: MILLION, by: hours })
  return { value: million, line: `${textOf(value)} × ${MILLION} ÷ ${hours} = ${textOf(million)}` }
}
