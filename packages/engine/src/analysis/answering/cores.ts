import { knowledge, listed } from '../../knowledge.ts'
import { Lexicon } from '../../text/lexicon.ts'
import type { Assertion, Sign } from '../assertion.ts'
import type { Gate } from '../finding.ts'

/** The terms that datapoints are made of, narrower than the concepts by which their answers are found. */
const terms = new Lexicon(knowledge('terms'))

/** What an assertion has to say itself to answer a datapoint: its core terms, any of each slot. */
export interface Core {
  slots: readonly (readonly string[])[]
  /** Those that a question asks for; the others only prove an assertion: the year of a target, whose it is. */
  asked: readonly (readonly string[])[]
  /** Terms of somebody else, unless the people asked for are named too. */
  not: readonly string[]
  /** Signs that do not stand against it: a policy is a duty, a target an intention. */
  tolerates: ReadonlySet<string>
  /** Whether a denial is an answer. */
  denial: boolean
}

/** Behind a slot that only proves. */
const PROOF = /\+$/

function termsIn(cell: string): string[] {
  const names = listed(cell.replace(PROOF, ''), '|')
  for (const name of names) if (!terms.kinds.has(name)) throw new Error(`No term is called ${name}`)
  return names
}

const cores: ReadonlyMap<string, Core> = new Map(
  knowledge<'datapoint' | 'core' | 'not' | 'tolerates' | 'denial'>('cores').map((row) => [
    row.datapoint,
    {
      slots: listed(row.core).map(termsIn),
      asked: listed(row.core)
        .filter((slot) => !PROOF.test(slot))
        .map(termsIn),
      not: listed(row.not).flatMap(termsIn),
      tolerates: new Set(listed(row.tolerates)),
      denial: row.denial !== '',
    },
  ]),
)

/** What has to be said for a datapoint; `undefined` where no row tells it, so that nothing can be a value. */
export const coreOf = (datapoint: string): Core | undefined => cores.get(datapoint)

/** All datapoints of which it is known what has to be said. */
export const withCore: readonly string[] = [...cores.keys()]

/** Whether an assertion answers, and what stands against it. */
export interface Judged {
  gates: readonly Gate[]
  denied: boolean
}

/** Signs that are no gates by themselves. */
const DECIDED: ReadonlySet<Sign> = new Set(['duty', 'not_all', 'denial', 'affirmed', 'part', 'pointing'])

const sayAll = (said: ReadonlySet<string>, slots: Core['slots']): boolean =>
  slots.every((slot) => slot.some((term) => said.has(term)))

const termsOf = (text: string): ReadonlySet<string> => new Set(terms.hits(text).map(({ concept }) => concept))

/** Whether a clause with a core term is denied; clauses that only say which of something is meant do not count. */
function isDenied({ main, clauses }: Assertion, { slots }: Core): boolean {
  const hits = terms.hits(main).filter(({ concept }) => slots.some((slot) => slot.includes(concept)))
  return clauses.some(
    ({ from, to, isAside, denied }) => denied && !isAside && hits.some((hit) => hit.from >= from && hit.from < to),
  )
}

/** Judges what a sentence says of a datapoint. */
export function judged(assertion: Assertion, core: Core | undefined): Judged {
  if (!core) return { gates: ['terms'], denied: false }
  const { main, folded, signs, asides } = assertion
  const gates = new Set<Gate>()
  const tolerated = (sign: string): boolean => core.tolerates.has(sign)
  for (const sign of signs) if (!DECIDED.has(sign) && !tolerated(sign)) gates.add(sign as Gate)
  if (signs.has('duty') && !tolerated('duty')) gates.add('instruction')
  const said = termsOf(main)
  if (!sayAll(said, core.slots)) {
    if (asides.size && sayAll(termsOf(folded), core.slots)) for (const sign of asides) gates.add(sign as Gate)
    else gates.add('terms')
  }
  if (core.not.some((term) => said.has(term))) gates.add('people')
  // By words for all of something `not all` answers no.
  const asksForAll = core.slots.some((slot) => slot.some((term) => terms.kinds.get(term) === 'whole'))
  const notAll = signs.has('not_all')
  const denied = notAll ? asksForAll : isDenied(assertion, core)
  if (!notAll || !asksForAll) if (signs.has('part') && !tolerated('part')) gates.add('part')
  if (denied && !core.denial) gates.add('denied')
  return { gates: [...gates], denied }
}

/** Whether a text says all core terms, whatever else it says. */
export const saysCore = (folded: string, core: Core): boolean => sayAll(termsOf(folded), core.slots)

/** The core terms that a text leaves unsaid, one for each slot. */
export function missingTerms(folded: string, { slots }: Pick<Core, 'slots'>): string[] {
  const said = termsOf(folded)
  return slots.filter((slot) => !slot.some((term) => said.has(term))).map(([first = '']) => first)
}

/** Whether a text says a term of the first slot, which tells what a datapoint is about. */
export const speaksOf = (folded: string, { slots: [about = []] }: Core): boolean =>
  about.some((term) => termsOf(folded).has(term))
