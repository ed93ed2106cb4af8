import type { DimensionKind } from './dimensions.ts'
import type { Dimension } from './units.ts'

/** How the values of two datapoints of one year and boundary relate; broken ones are flagged, never changed. */
export interface Relation {
  kind: 'sum' | 'at_most' | 'share'
  /** `sum`: this equals the sum of `of`; `at_most`: this is not above `of[0]`; `share`: this is `of[0]` ÷ `of[1]` in percent. */
  of: string[]
}

/**
 * What is known about one datapoint: how reports of any framework call it, what it must not be taken for, and which
 * figures are possible. Patterns are matched against folded text (lower case, CO2 without subscripts).
 */
export interface Recipe {
  id: string
  /** `number` has a unit and a range; `yes_no` is settled by a statement; `choice` takes one of `options`. */
  kind: 'number' | 'yes_no' | 'choice'
  /** Canonical unit: `MWh`, `tCO2e`, `t`, `m3`, `ha`, `EUR`, `%`, `h`, `days`, `count`, or a ratio such as `tCO2e/EUR`. */
  unit: string | null
  /** What units may measure. `count` stands for figures without a unit. */
  measures: readonly Dimension[]
  range: readonly [number, number]
  integer?: boolean
  /** Names of the datapoint as labels of rows and columns or in questions; alternatives as sources of regular expressions. */
  labels: readonly string[]
  /** One of these must stand in label, parents, header or titles. */
  needs?: string
  /** Must stand in label or parents (stricter than `needs`). */
  needsNear?: string
  /** Must not stand in the label. */
  not?: string
  /** Must not stand in parents, header or titles. */
  notAround?: string
  /** Must not stand in the row above that a row is a part of, or in the title where there is no such row. */
  notUnder?: string
  /** Words that may stand in the label beside the name without narrowing it. */
  neutral?: string
  /** Sentences that state it: `#` is the figure with its unit, `¤` another figure, `…` up to eight words without a figure. */
  says?: string[]
  /** The same where only the sentence before says of what: what that one must hold, and the pattern (`Dadurch gingen # verloren`), and the member it is about. */
  saysAfter?: [before: string, says: string, member?: string][]
  /** The same for sentences that state that there was none. */
  zeroAfter?: [before: string, zero: string][]
  /** Words of sentences that speak of somebody else or of something near. */
  unsaid?: string
  /** Sentences that state the value of one member of a breakdown: the member and the pattern. */
  saysOf?: [string, string][]
  /** Sentences that state that there was none. */
  zero?: string[]
  /** Sentences that state it of the whole, for shares: `All members are independent`. */
  all?: string[]
  /** For yes/no: sentences that affirm or deny. */
  yes?: string[]
  no?: string[]
  /** Sentences that affirm where the sentence before, or the heading above, says of what: what that one must hold, and the pattern. */
  yesAfter?: [before: string, yes: string][]
  /** For choices: value and the pattern that states it. */
  options?: [string, string][]
  /** Must stand in label or parents for a figure to be called sure: reports use looser words for something near. */
  sure?: string
  /** The question asks for the opposite of the datapoint: no incident means yes. */
  inverse?: boolean
  /** Codes of other frameworks that ask the same. */
  codes?: string[]
  breakdowns?: DimensionKind[]
  /** What must stand above or beside rows that only name a member of a breakdown (`Women`, `6 Business travel`). */
  rows?: string
  /** Only parts are asked for, no whole. */
  partsOnly?: boolean
  /** It counts the whole: any word beside the name that is not explained makes it another figure. */
  whole?: boolean
  /** Names that are enough only where row, column and section add nothing: `hazardous` below `Waste`. */
  alone?: string
  /** Names of one kind of what is asked for: where several of them have figures, none is the whole. */
  oneKind?: string
  /** The value belongs to a target year. */
  target?: boolean
  /** The whole is at least this; smaller figures are page numbers or parts. */
  least?: number
  /** A figure without a unit is accepted only when label or header name what is counted. */
  bare?: boolean
  relations?: Relation[]
}

/** What is added to a recipe: further patterns, and further alternatives of those that there is one of. */
export type Wordings = Partial<
  Pick<
    Recipe,
    | 'labels'
    | 'says'
    | 'saysOf'
    | 'saysAfter'
    | 'zero'
    | 'zeroAfter'
    | 'all'
    | 'yes'
    | 'yesAfter'
    | 'no'
    | 'options'
    | 'rows'
    | 'needs'
    | 'not'
    | 'notAround'
    | 'notUnder'
    | 'neutral'
    | 'unsaid'
  >
>
