import { knowledge, listed } from '../../knowledge.ts'
import { Lexicon } from '../../text/lexicon.ts'
import type { Assertion, Sign } from '../assertion.ts'
import type { Gate } from '../finding.ts'

/** The terms that datapoints are made of, narrower than the concepts by which their answers are found. */
const terms = new Lexicon(knowledge('terms'))

/** What an assertion has to say itself to answer a datapoint: its core terms, any of each slot. */
export interface Core {
  slots: readonly (readonly string[])[]
  /** Those of them that the heading above or the sentence before may say as well: whom a section speaks of. */
  near: ReadonlySet<readonly string[]>
  /** Those that a question asks for; the others only prove an assertion: the year of a target, whose it is. */
  asked: readonly (readonly string[])[]
  /** Terms of somebody else, each with the term of the people asked for with which it does not count: `employees and suppliers`. */
  not: readonly { term: string; unless: string | null }[]
  /** Signs that do not stand against it: a policy is a duty, a target an intention. */
  tolerates: ReadonlySet<string>
  /** Whether a denial is an answer. */
  denial: boolean
  /** What a section has to say somewhere to answer: every element that the standard lists beside the one that its sentence says. */
  section: readonly (readonly string[])[]
  /** Terms with which a section is about something else. */
  sectionNot: readonly string[]
}

/** Behind a slot that only proves, and behind one that what stands around a sentence may say. */
const [PROOF, NEAR] = [/[~]?\+[~]?$/, /~\+?$/]
const MARKS = /[+~]+$/
/** Before a term that a section must not say. */
const NONE = '-'

function termsIn(cell: string): string[] {
  const names = listed(cell.replace(MARKS, ''), '|')
  for (const name of names) if (!terms.kinds.has(name)) throw new Error(`No term is called ${name}`)
  return names
}

const cores: ReadonlyMap<string, Core> = new Map(
  knowledge<'datapoint' | 'core' | 'not' | 'tolerates' | 'denial' | 'section'>('cores').map((row) => {
    const slots = listed(row.core).map((written) => ({ written, any: termsIn(written) }))
    const of = (isMine: (written: string) => boolean) =>
      slots.filter(({ written }) => isMine(written)).map(({ any }) => any)
    return [
      row.datapoint,
      {
        slots: of(() => true),
        near: new Set(of((written) => NEAR.test(written))),
        asked: of((written) => !PROOF.test(written)),
        not: listed(row.not).map((written) => {
          const [term = '', unless] = written.split('/')
          return { term: termsIn(term)[0] ?? '', unless: unless ? (termsIn(unless)[0] ?? null) : null }
        }),
        tolerates: new Set(listed(row.tolerates)),
        denial: row.denial !== '',
        section: listed(row.section)
          .filter((written) => !written.startsWith(NONE))
          .map(termsIn),
        sectionNot: listed(row.section)
          .filter((written) => written.startsWith(NONE))
          .flatMap((written) => termsIn(written.slice(NONE.length))),
      },
    ]
  }),
)

/** What has to be said for a datapoint; `undefined` where no row tells it, so that nothing can be a value. */
export const coreOf = (datapoint: string): Core | undefined => cores.get(datapoint)

/** Whether an assertion answers, and what stands against it. */
export interface Judged {
  gates: readonly Gate[]
  denied: boolean
}

/** Signs that are no gates by themselves. */
const DECIDED: ReadonlySet<Sign> = new Set([
  'duty',
  'not_all',
  'denial',
  'affirmed',
  'part',
  'pointing',
  'demonstrative',
  'own_document',
])

const says = (said: ReadonlySet<string>, slot: readonly string[]): boolean => slot.some((term) => said.has(term))

const sayAll = (said: ReadonlySet<string>, slots: Core['slots']): boolean => slots.every((slot) => says(said, slot))

const termsOf = (text: string): ReadonlySet<string> => new Set(terms.hits(text).map(({ concept }) => concept))

const ofMain = new WeakMap<Assertion, ReadonlySet<string>>()

/** The terms that an assertion says, apart from conditions and purposes; many datapoints ask for them. */
function saidBy(assertion: Assertion): ReadonlySet<string> {
  const said = ofMain.get(assertion) ?? termsOf(assertion.main)
  ofMain.set(assertion, said)
  return said
}

/** The slots that a sentence has to say itself, where what stands around it says the others. */
function ownSlots({ slots, near }: Core, around: string): Core['slots'] {
  if (!near.size || !around) return slots
  const said = termsOf(around)
  return slots.filter((slot) => !near.has(slot) || !says(said, slot))
}

/** Whether a clause with a core term is denied; clauses that only say which of something is meant do not count. */
function isDenied({ main, clauses }: Assertion, { slots }: Core): boolean {
  const hits = terms.hits(main).filter(({ concept }) => slots.some((slot) => slot.includes(concept)))
  const isSaidIn = (stretch: { from: number; to: number } | null): boolean =>
    stretch !== null && hits.some(({ from }) => from >= stretch.from && from < stretch.to)
  return clauses.some((clause) => clause.denied && !clause.isAside && (isSaidIn(clause) || isSaidIn(clause.subject)))
}

/** What is not tolerated is no risk that is run: `we do not tolerate threats`. */
const isNoRisk = (sign: Sign, signs: ReadonlySet<Sign>): boolean => sign === 'risk' && signs.has('affirmed')

/** Why a sentence is no assertion for a datapoint, whatever it says of it. */
const signsAgainst = ({ signs }: Assertion, tolerated: (sign: string) => boolean): Gate[] => [
  ...[...signs].flatMap((sign) =>
    DECIDED.has(sign) || tolerated(sign) || isNoRisk(sign, signs) ? [] : [sign as Gate],
  ),
  ...(signs.has('duty') && !tolerated('duty') ? (['instruction'] as const) : []),
]

/** Why a sentence does not say all core terms: it does not, or only under a condition or for a purpose. */
function notSaid(assertion: Assertion, slots: Core['slots'], tolerated: (sign: string) => boolean): Gate[] {
  const { folded, asides } = assertion
  if (sayAll(saidBy(assertion), slots)) return []
  if (!asides.size || !sayAll(termsOf(folded), slots)) return ['terms']
  return [...asides].filter((sign) => !tolerated(sign)) as Gate[]
}

/**
 * Judges what a sentence says of a datapoint.
 * @param around folded, the heading above it and the sentence before
 */
export function judged(assertion: Assertion, core: Core | undefined, around = ''): Judged {
  if (!core) return { gates: ['terms'], denied: false }
  const { signs } = assertion
  const tolerated = (sign: string): boolean => core.tolerates.has(sign)
  const gates = new Set<Gate>([
    ...signsAgainst(assertion, tolerated),
    ...notSaid(assertion, ownSlots(core, around), tolerated),
  ])
  // Whom a purpose names is somebody else as well, where a purpose counts.
  const said = tolerated('purpose') ? termsOf(assertion.folded) : saidBy(assertion)
  if (core.not.some(({ term, unless }) => said.has(term) && !(unless && said.has(unless)))) gates.add('people')
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

/** Whether a section says all elements that are asked for, and is about nothing else. */
export function saysElements(folded: string, { section, sectionNot }: Core): boolean {
  if (!section.length && !sectionNot.length) return true
  const said = termsOf(folded)
  return sayAll(said, section) && !sectionNot.some((term) => said.has(term))
}

/** The core terms that a text leaves unsaid, one for each slot. */
export function missingTerms(folded: string, { slots }: Pick<Core, 'slots'>): string[] {
  const said = termsOf(folded)
  return slots.filter((slot) => !slot.some((term) => said.has(term))).map(([first = '']) => first)
}

/** Whether a text says a term of the first slot, which tells what a datapoint is about. */
export const speaksOf = (folded: string, { slots: [about = []] }: Core): boolean =>
  about.some((term) => termsOf(folded).has(term))
