import { createHash } from 'node:crypto'
import { frameFor } from '../analysis/answering/frame-for.ts'
import { choicesOf, type Datapoint, loadCatalogue, type StandardSet } from '../esrs/index.ts'
import { knowledge, knowledgeFile } from '../knowledge.ts'
import type { Spoken } from './promise.ts'

/** What a datapoint is often mistaken for, told to the model. */
const confusions: Readonly<Record<string, string>> = Object.fromEntries(
  knowledge<'datapoint' | 'taken_for'>('confusions').map(({ datapoint, taken_for }) => [datapoint, taken_for]),
)

const FIGURES: ReadonlySet<Datapoint['type']> = new Set(['number', 'percent', 'money'])
const ANSWERED: ReadonlySet<Datapoint['type']> = new Set([...FIGURES, 'yes-no', 'choice'])
const IN_WORDS: ReadonlySet<Datapoint['type']> = new Set(['narrative', 'semi-narrative'])

/** Whether a figure, a yes or no, or a choice answers a datapoint. */
export const isAnswerable = ({ type }: Pick<Datapoint, 'type'>): boolean => ANSWERED.has(type)
export const isFigure = ({ type }: Pick<Datapoint, 'type'>): boolean => FIGURES.has(type)
/** Whether a passage answers a datapoint. */
export const isInWords = ({ type }: Pick<Datapoint, 'type'>): boolean => IN_WORDS.has(type)

const LONGEST_MEANING = 64
const LONGEST_OPTIONS = 160

const denials = new Set(knowledge<'datapoint'>('none-asked').map(({ datapoint }) => datapoint))

/** Whether a yes-or-no datapoint is answered *yes* by saying that there is none. */
export const asksForNone = (datapoint: string): boolean => denials.has(datapoint)

/** The first words of a definition that say what *yes* means. */
function meaningOf({ definition }: Datapoint): string {
  const first = definition.replace(/^Whether (?:the undertaking )?/, '').split(/(?<=[.;]) /)[0] ?? ''
  if (first.length <= LONGEST_MEANING) return first.replace(/[.;]$/, '')
  return first.slice(0, first.lastIndexOf(' ', LONGEST_MEANING))
}

function kindOf(point: Datapoint): string {
  if (point.type === 'yes-no') return `yes/no`
  if (point.type === 'choice') {
    const choices = choicesOf(point.id, 'en')
    const options = choices?.options.map(({ value }) => value).join(' / ') ?? ''
    return options.length > 0 && options.length <= LONGEST_OPTIONS
      ? `choice${choices?.several ? ', several' : ''}: ${options}`
      : 'choice'
  }
  return point.type === 'percent' ? '%' : point.type === 'money' ? 'money' : (point.unit ?? 'number')
}

/** One datapoint in one line: identifier, kind, name, what it is not or what *yes* means, its breakdowns. */
function lineOf(point: Datapoint): string {
  const { id, name, type } = point
  const parts = [`${id} | ${kindOf(point)} | ${name}`]
  if (type === 'yes-no') parts.push(asksForNone(id) ? 'yes: it says there is none' : `yes: ${meaningOf(point)}`)
  const not = confusions[id]
  if (not) parts.push(`not: ${not}`)
  const breakdowns = isFigure(point) ? (frameFor(id)?.breakdowns ?? []) : []
  if (breakdowns.length) parts.push(`also by ${[...new Set(breakdowns)].join(', ')}`)
  else if (point.table) parts.push('only by member')
  return parts.join(' | ')
}

/** What is asked of a window: the rules with the list, and the datapoints and requirements that may be answered. */
export interface WindowQuestion {
  system: string
  datapoints: ReadonlySet<string>
  requirements: ReadonlySet<string>
}

const listed = new Map<string, { code: string; text: string; datapoints: string[] }[]>()

function requirementsIn(set: StandardSet): { code: string; text: string; datapoints: string[] }[] {
  const known = listed.get(set)
  if (known) return known
  const catalogue = loadCatalogue(set, 'en')
  const made = catalogue.disclosureRequirements.map(({ code, title }) => {
    const points = catalogue.ofDisclosureRequirement(code).filter(isAnswerable)
    return {
      code,
      text: [`${code}: ${title}`, ...points.map(lineOf)].join('\n'),
      datapoints: points.map(({ id }) => id),
    }
  })
  listed.set(set, made)
  return made
}

const HEAD = '\n\nDisclosure requirements, and below each its datapoints (identifier | kind | name | notes):\n'

/** The same for every window of every document, so that hosts keep it: the rules and the whole list of the set. */
export function wholeList(set: StandardSet): WindowQuestion {
  return listOf(requirementsIn(set))
}

function listOf(requirements: readonly { code: string; text: string; datapoints: string[] }[]): WindowQuestion {
  return {
    system: `${knowledgeFile('prompts/pages.md').trim()}${HEAD}${requirements.map(({ text }) => text).join('\n')}`,
    datapoints: new Set(requirements.flatMap(({ datapoints }) => datapoints)),
    requirements: new Set(requirements.map(({ code }) => code)),
  }
}

/** For small contexts: the requirements that a window speaks most of, as many as fit, in the order of the standard. */
export function listFor(set: StandardSet, spoken: Spoken, characters: number): WindowQuestion {
  const all = requirementsIn(set)
  let left = characters - knowledgeFile('prompts/pages.md').length - HEAD.length
  const taken = new Set<string>()
  for (const { code, text } of [...all].sort((a, b) => (spoken.get(b.code) ?? 0) - (spoken.get(a.code) ?? 0))) {
    if (text.length + 1 > left || !spoken.get(code)) continue
    left -= text.length + 1
    taken.add(code)
  }
  return listOf(all.filter(({ code }) => taken.has(code)))
}

/** The rules for passages with the datapoints of one topic, in full; for small contexts those of some requirements. */
export function topicList(set: StandardSet, standard: string, only: ReadonlySet<string> | null): WindowQuestion {
  const points = loadCatalogue(set, 'en')
    .ofStandard(standard)
    .filter((point) => isInWords(point) && !point.voluntary && (only === null || only.has(point.dr)))
  const lines = points.map(({ id, name, definition, condition }) =>
    [
      id,
      `${name}${condition === 'conditional' ? ' (only where it applies)' : ''}`,
      definition,
      confusions[id] && `not: ${confusions[id]}`,
    ]
      .filter(Boolean)
      .join(' | '),
  )
  return {
    system: `${knowledgeFile('prompts/passages.md').trim()}\n\nDatapoints of ${standard} (identifier | name | what it asks for | notes):\n${lines.join('\n')}`,
    datapoints: new Set(points.map(({ id }) => id)),
    requirements: new Set(points.map(({ dr }) => dr)),
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
