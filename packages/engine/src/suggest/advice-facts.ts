import type { Law } from '../esrs/index.ts'

/** What is to be done about a theme, in identifiers and numbers: the same in every language. */
export interface AdviceFacts {
  /** Stable across years and languages: a theme of the bank, or `dr-` and a disclosure requirement. */
  key: string
  status: 'open' | 'complete'
  /** Datapoints that count and have no value, what weighs most first. */
  open: string[]
  /** Datapoints that count and have a value, in the set's order. */
  done: string[]
  /** How many of those with a value only the analysis has proposed so far. */
  proposed: number
  /** How many may be left out for now under the phase-in. */
  relieved: number
  /** Whether it hangs on a topic of which nobody has decided yet that it is material. */
  unassessed: boolean
  /** Other EU law that asks for something of what is open, and for how much of it. */
  law: { names: Law[]; count: number }
  /** What orders the advice; higher is more urgent. */
  score: number
}
