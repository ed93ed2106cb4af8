/**
 * What a text must hold for a pattern to match. Of several hundred patterns a sentence meets the words of a few; only those are
 * compiled and tried. The words are read off the patterns themselves, so that they cannot disagree with them.
 */

/** Words shorter than this stand nearly everywhere. */
const SHORTEST = 3
/** Words of so many characters are looked up by as many. */
const LONG = 6
/** More alternatives than this are not multiplied out. */
const WIDEST = 16
/** Of so many sets of words a text is asked for; further ones hardly ever settle it. */
const MOST_SETS = 3

/** Texts of which every match holds at least one. */
type Needed = readonly string[]

interface Part {
  /** All the texts the part can match, where these are few; `null` otherwise. */
  exact: readonly string[] | null
  /** Of each of these sets every match of the part holds a text. */
  needed: readonly Needed[]
}

const NOTHING: Part = { exact: [''], needed: [] }
const ANYTHING: Part = { exact: null, needed: [] }

const shortest = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length))

/** The rarer of two sets of words comes first: longer words, then fewer. */
const byRarity = (a: Needed, b: Needed): number =>
  Math.min(6, shortest(b)) - Math.min(6, shortest(a)) || a.length - b.length

/** The rarest of several sets, none of which says what a rarer one says. */
function rarest(sets: readonly Needed[]): readonly Needed[] {
  const kept: Needed[] = []
  for (const texts of [...sets].sort(byRarity)) {
    if (kept.length === MOST_SETS) break
    if (!kept.some((other) => other.every((text) => texts.some((part) => text.includes(part))))) kept.push(texts)
  }
  return kept
}

const asNeeded = (texts: readonly string[]): readonly Needed[] =>
  texts.length && shortest(texts) >= SHORTEST ? [texts] : []

function either(parts: readonly Part[]): Part {
  const exact: string[] = []
  let known = true
  for (const part of parts) {
    if (part.exact && exact.length <= WIDEST) exact.push(...part.exact)
    else known = false
  }
  const asked = parts.map((part) => rarest([...part.needed, ...(part.exact ? asNeeded(part.exact) : [])]))
  const most = asked.some((sets) => !sets.length) ? 0 : Math.max(...asked.map((sets) => sets.length))
  // A branch that asks for less than another is asked for its last once more.
  const needed = Array.from({ length: most }, (_, i) => [
    ...new Set(asked.flatMap((sets) => sets[i] ?? sets.at(-1) ?? [])),
  ])
  return { exact: known && exact.length <= WIDEST ? exact : null, needed: rarest(needed) }
}

function inTurn(parts: readonly Part[]): Part {
  let run: readonly string[] = ['']
  let whole = true
  const needed: Needed[] = []
  const close = (): void => {
    needed.push(...asNeeded(run))
    run = ['']
  }
  for (const part of parts) {
    needed.push(...part.needed)
    if (part.exact && run.length * part.exact.length <= WIDEST) {
      const next = part.exact
      run = run.flatMap((start) => next.map((end) => start + end))
      continue
    }
    whole = false
    close()
    if (part.exact) run = part.exact
  }
  const exact = whole ? run : null
  close()
  return { exact, needed: rarest(needed) }
}

const PLAIN = /[^\\()[\]{}?*+|.^$…#¤\uE000-\uE3FF]+/y
const TIMES = /[?*+]\??|\{(\d+)(?:,\d*)?\}\??/y
const GROUP = /\((?:\?(?:<?[=!]|:|<\w+>))?/y
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|.)/uy

/** Reads the source of a pattern from left to right: alternatives, groups, classes, and how often each may stand. */
function parsed(source: string): Part {
  let at = 0

  function next(pattern: RegExp): string {
    pattern.lastIndex = at
    const hit = pattern.exec(source)?.[0] ?? ''
    at += hit.length
    return hit
  }

  function alternatives(): Part {
    const branches = [sequence()]
    while (source[at] === '|') {
      at += 1
      branches.push(sequence())
    }
    return branches.length === 1 && branches[0] ? branches[0] : either(branches)
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = atom()
      const times = '?*+{'.includes(source[at] ?? ' ') ? next(TIMES) : ''
      if (times.startsWith('?')) parts.push(part.exact ? { exact: ['', ...part.exact], needed: [] } : ANYTHING)
      else if (times.startsWith('*') || /^\{0[,}]/.test(times)) parts.push(ANYTHING)
      else if (times) parts.push(part, ANYTHING)
      else parts.push(part)
    }
    return inTurn(parts)
  }

  function group(): Part {
    const kind = next(GROUP)
    const inside = alternatives()
    at += 1
    if (kind.endsWith('!')) return NOTHING
    // What stands before or behind is asked for as well.
    return kind.endsWith('=')
      ? { exact: [''], needed: rarest([...inside.needed, ...(inside.exact ? asNeeded(inside.exact) : [])]) }
      : inside
  }

  function characterClass(): Part {
    const from = at + 1
    at = from
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    const inside = source.slice(from, at)
    at += 1
    return inside.length <= 6 && !/[\\^]|.-./.test(inside) ? { exact: [...inside].map(evened), needed: [] } : ANYTHING
  }

  function escapedCharacter(): Part {
    const escaped = next(ESCAPE)
    if (escaped.length > 2 || /[dDsSwW\d]/.test(escaped)) return ANYTHING
    return /[bB]/.test(escaped) ? NOTHING : { exact: [evened(escaped.slice(1))], needed: [] }
  }

  function atom(): Part {
    const plain = next(PLAIN)
    if (plain) {
      // Only the last character is repeated.
      const more = plain.length > 1 && '?*+{'.includes(source[at] ?? ' ') ? 1 : 0
      at -= more
      return { exact: [evened(plain.slice(0, plain.length - more))], needed: [] }
    }
    const c = source[at]
    if (c === '(') return group()
    if (c === '[') return characterClass()
    if (c === '\\') return escapedCharacter()
    at += 1
    return c === '^' || c === '$' ? NOTHING : ANYTHING
  }

  return alternatives()
}

/** Names are written with hyphens as well as without. */
const evened = (text: string): string => text.replaceAll('-', ' ')

/**
 * Sets of texts, of each of which every match of a pattern holds at least one.
 * @param source of a regular expression in the words of recipes (see `Recipe.says`), which heeds case
 * @returns texts of at least three characters, with blanks for hyphens, the rarest set first; none where the pattern names nothing so long
 */
export function needlesOf(source: string): readonly Needed[] {
  const { exact, needed } = parsed(source)
  // A word within another says the same.
  return rarest([...needed, ...(exact ? asNeeded(exact) : [])]).map((texts) =>
    [...new Set(texts)].filter((text) => !texts.some((other) => other !== text && text.includes(other))),
  )
}

/** A pattern that is compiled when a text first holds its words. */
export class Pattern {
  readonly number: number
  private readonly compile: () => RegExp
  private compiled: RegExp | null = null

  constructor(number: number, compile: () => RegExp) {
    this.number = number
    this.compile = compile
  }

  /** The pattern, to be tried from the start of a text. */
  get fresh(): RegExp {
    this.compiled ??= this.compile()
    this.compiled.lastIndex = 0
    return this.compiled
  }
}

/** A word to look for, and the sets of words that it is one of, by their numbers. */
interface Needle {
  text: string
  sets: number[]
}

/** Words by their first characters, and a sum of these that moves along a text. */
class Beginnings {
  private readonly length: number
  /** What the character that leaves the window had added to the sum. */
  private readonly leaving: number
  private readonly bySum = new Map<number, Needle[]>()
  /** Whether the bits of a sum are those of any needle; asked first, because hardly any place of a text is where one begins. */
  private readonly filter = new Uint8Array(1 << 17)

  constructor(length: number) {
    this.length = length
    this.leaving = 1
    for (let i = 0; i < length; i++) this.leaving = Math.imul(this.leaving, FACTOR)
  }

  add(needle: Needle): void {
    let sum = 0
    for (let at = 0; at < this.length; at++) sum = (Math.imul(sum, FACTOR) + needle.text.charCodeAt(at)) | 0
    const others = this.bySum.get(sum)
    if (others) others.push(needle)
    else this.bySum.set(sum, [needle])
    this.filter[bitsOf(sum)] = 1
  }

  /** Adds the needles that a text holds to those found. */
  find(text: string, found: Set<Needle>): void {
    const { length, leaving, filter } = this
    let sum = 0
    for (let end = 0; end < text.length; end++) {
      const left = end < length ? 0 : Math.imul(text.charCodeAt(end - length), leaving)
      sum = (Math.imul(sum, FACTOR) + text.charCodeAt(end) - left) | 0
      if (end + 1 < length || filter[bitsOf(sum)] === 0) continue
      for (const needle of this.bySum.get(sum) ?? [])
        if (!found.has(needle) && text.startsWith(needle.text, end + 1 - length)) found.add(needle)
    }
  }
}

const FACTOR = 0x01000193
const bitsOf = (sum: number): number => Math.imul(sum, 0x9e3779b1) >>> 15

/** Which patterns a text may match, because it holds their words. */
export class Possible {
  private readonly patterns: ReadonlySet<number>
  private readonly groups: ReadonlySet<number>

  /** @param patterns @param groups by their numbers */
  constructor(patterns: ReadonlySet<number>, groups: ReadonlySet<number>) {
    this.patterns = patterns
    this.groups = groups
  }

  /** Whether the text may match a pattern. */
  has({ number }: Pattern): boolean {
    return this.patterns.has(number)
  }

  /** Whether it may match any of a group. */
  hasAnyOf(group: number): boolean {
    return this.groups.has(group)
  }
}

/** Looks up in one pass which of many patterns a text may match. */
export class Needles {
  private readonly byText = new Map<string, Needle>()
  /** Long words are told apart by more of their beginning. */
  private readonly short = new Beginnings(SHORTEST)
  private readonly long = new Beginnings(LONG)
  /** Numbers of the sets of words; many patterns ask for the same. */
  private readonly setOf = new Map<string, number>()
  /** By the number of a set the patterns of which it is the rarest, and what further sets these ask for. */
  private readonly rarestOf: { pattern: number; group: number; further: readonly number[] }[][] = []
  private readonly always = { patterns: new Set<number>(), groups: new Set<number>() }
  private count = 0
  private readonly known = new Map<string, Possible>()

  /** A pattern to look for, by its source in the words of recipes, and a number for those that are asked for together. */
  add(source: string, compile: () => RegExp, group = 0): Pattern {
    const pattern = new Pattern(this.count, compile)
    this.count += 1
    const [rarest, ...further] = needlesOf(source).map((texts) => this.numberOf(texts))
    if (rarest === undefined) {
      this.always.patterns.add(pattern.number)
      this.always.groups.add(group)
    } else this.rarestOf[rarest]?.push({ pattern: pattern.number, group, further })
    return pattern
  }

  private numberOf(texts: Needed): number {
    const key = texts.join('|')
    const known = this.setOf.get(key)
    if (known !== undefined) return known
    const number = this.setOf.size
    this.setOf.set(key, number)
    this.rarestOf.push([])
    for (const text of texts) this.needle(text).sets.push(number)
    return number
  }

  private needle(text: string): Needle {
    const known = this.byText.get(text)
    if (known) return known
    const needle: Needle = { text, sets: [] }
    this.byText.set(text, needle)
    if (text.length < LONG) this.short.add(needle)
    else this.long.add(needle)
    return needle
  }

  /** Which of them a text may match. */
  within(text: string): Possible {
    const known = this.known.get(text)
    if (known) return known
    if (this.known.size > 2000) this.known.clear()
    const may = this.search(text)
    this.known.set(text, may)
    return may
  }

  /** The same for a text that is asked about once. */
  search(written: string): Possible {
    const text = evened(written)
    const found = new Set<Needle>()
    this.short.find(text, found)
    this.long.find(text, found)
    const met = new Set<number>()
    for (const { sets } of found) for (const set of sets) met.add(set)
    const patterns = new Set(this.always.patterns)
    const groups = new Set(this.always.groups)
    for (const set of met)
      for (const { pattern, group, further } of this.rarestOf[set] ?? []) {
        if (!further.every((other) => met.has(other))) continue
        patterns.add(pattern)
        groups.add(group)
      }
    return new Possible(patterns, groups)
  }
}
