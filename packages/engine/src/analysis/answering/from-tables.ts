import { cueAt, wordsOf } from '../../text/cues.ts'
import { groupOf, readConcepts, type TextConcepts } from '../../text/lexicon.ts'
import { notesOf } from '../footnotes.ts'
import type { Fact } from '../tables/fact.ts'
import { excerptSpan } from '../tables/fact.ts'
import type { Traits } from './feature-names.ts'
import type { Observation } from './observation.ts'

const NOTHING: readonly string[] = []
/** Roles of columns whose figures belong to the year that stands beside them in the row. */
const AIMED: ReadonlySet<string> = new Set(['target', 'reduction'])

/** The parts of a name that stand in brackets, or behind a comma. */
const REMARK = /\([^()]*\)|, [^,()]*/g

/** A name without what it leaves out or only adds. */
export const withoutAsides = (name: string): string =>
  name.replace(REMARK, (remark, at: number) =>
    at > 0 && (cueAt('aside', wordsOf(remark)) === 0 || isSumOf(remark, name.slice(0, at)))
      ? ' '.repeat(remark.length)
      : remark,
  )

/** What a name says by itself: `total energy (excl. own electricity)` speaks of all energy. */
const saidByName = (name: string): TextConcepts => readConcepts(withoutAsides(name))

/** `Total (renewable + non-renewable)`: what the total is the sum of. */
function isSumOf(remark: string, before: string): boolean {
  const groups = [...readConcepts(remark).concepts].flatMap((concept) => groupOf(concept) ?? [])
  return remark.startsWith('(') && groups.length > new Set(groups).size && readConcepts(before).concepts.has('total')
}

/** What a footnote says of a figure that keeps it from being sure. */
const NOTES = ['note_part', 'note_estimated', 'note_adjusted', 'note_basis'] as const

/** What the notes at the label and the figure of a row say of it, as traits. */
function noted({ page, labelCells, cell }: Fact): Traits {
  const notes = notesOf(page, [...labelCells, cell])
  return Object.fromEntries(
    NOTES.filter((note) => notes.some((words) => cueAt(note, wordsOf(words)) >= 0)).map((note) => [note, 1]),
  )
}

/** Questions of a form stand one below the other; none heads the next. */
const isQuestion = (text: string): boolean => text.includes('?')

const WHOLES = ['total', 'group'] as const
const namesWhole = (text: string): boolean => {
  const { concepts } = readConcepts(text)
  return WHOLES.some((one) => concepts.has(one))
}

/** Whether another column of the same year says that it is the total of the row, and this one does not. */
const isBesideTotal = ({ columns, rivals }: Fact): boolean =>
  columns.length > 0 && rivals.some(namesWhole) && !columns.some(namesWhole)

/** A count cannot be negative: in brackets stands that of another year. */
const IN_BRACKETS = /^\s*\([\d.,' ]+\)\s*$/

const WHOLE_NUMBER = /^\d{1,4}$/

/** Whether a number before its label counts lines: those above and below it begin with the numbers beside it. */
function isEnumerated({ page, cell, labelCells }: Fact): boolean {
  const [label] = labelCells
  const written = cell.text.trim()
  if (!label || cell.start > label.start || !WHOLE_NUMBER.test(written)) return false
  const begins = (number: number): boolean =>
    new RegExp(`(?:^|\\n)(?:[^\\n ]{1,8} {1,3})?${number}(?![\\d.,])`).test(page.text)
  return begins(Number(written)) && (begins(Number(written) - 1) || begins(Number(written) + 1))
}

/**
 * A figure of a table as an observation.
 * @param rest what its row is called where its label only says that it is another one
 */
export function observationOf(fact: Fact, rest?: string): Observation {
  const texts = {
    own: fact.label ? [fact.label, ...(rest ? [rest] : [])] : NOTHING,
    parent: [...fact.parents].reverse().filter((parent) => !isQuestion(fact.label) || !isQuestion(parent)),
    column: fact.columns,
    caption: fact.titles.slice(0, 2),
    heading: fact.titles.slice(2, 6),
  }
  const traits: Traits = { siblings: Math.log(1 + fact.siblings), ...noted(fact) }
  if (fact.loose) traits.loose = 1
  if (fact.transposed) traits.transposed = 1
  if (fact.source === 'sheet') traits.sheet = 1
  if (fact.position > 0) traits.later_column = 1
  if (fact.besideTarget && !AIMED.has(fact.role)) traits.reached = 1
  // Several figures of one unit and no head that tells their years: the title's own is that of one of them.
  const isUntold = fact.year === null || fact.yearFrom === 'title'
  if (fact.siblings > 1 && isUntold && !fact.columns.length) traits.no_heads = 1
  if (isBesideTotal(fact)) traits.beside_total = 1
  if (isEnumerated(fact)) traits.enumerates = 1
  if (IN_BRACKETS.test(fact.cell.text)) traits.in_brackets = 1
  if (fact.titles.some((title) => readConcepts(title).concepts.has('content_index'))) traits.index = 1
  return {
    kind: 'cell',
    page: fact.page,
    get span() {
      return excerptSpan(fact.page, fact.labelCells, fact.cell, fact.loose || fact.page.kind === 'sheet')
    },
    valueSpan: fact.cell.number,
    value: fact.cell.number?.value ?? null,
    unit: fact.unit,
    unitFrom: fact.unitFrom,
    year: fact.year ?? (AIMED.has(fact.role) ? fact.targetYear : null),
    yearFrom: fact.yearFrom,
    role: fact.role,
    place: { x1: fact.cell.x1 * (fact.cell.box ? 1 : 6), top: fact.cell.box?.y ?? fact.cell.start },
    box: fact.cell.box,
    address: fact.cell.address,
    texts,
    says: {
      own: texts.own.map(saidByName),
      parent: texts.parent.map(saidByName),
      column: texts.column.map(saidByName),
      caption: texts.caption.map(readConcepts),
      heading: texts.heading.map(readConcepts),
    },
    traits,
  }
}

/** What the names of rows and columns say by themselves, such as how people are counted; each once. */
export function labelObservations(facts: readonly Fact[]): Observation[] {
  const known = new Set<string>()
  return facts.flatMap((fact): Observation[] => {
    const key = [fact.page.number, fact.label, fact.columns.join(' '), fact.titles[0]].join('|')
    if (known.has(key) || !fact.labelCells.length) return []
    known.add(key)
    const cell = observationOf(fact)
    const words: Partial<Observation> = {
      kind: 'assertion',
      value: null,
      valueSpan: null,
      unit: null,
      traits: { label: 1 },
    }
    return [Object.assign(Object.create(cell) as Observation, words)]
  })
}
