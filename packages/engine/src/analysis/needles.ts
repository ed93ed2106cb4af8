/**
 * What a text must hold for a pattern to match. Of several hundred patterns a sentence meets the words of a few; only those are
 * compiled and tried. The words are read off the patterns themselves, so that they cannot disagree with them.
 */

/** Words shorter than this stand nearly everywhere. */
const SHORTEST = 3
/** More alternatives than this are not multiplied out. */
const WIDEST = 16

interface Part {
  /** All the texts the part can match, where these are few; `null` otherwise. */
  exact: readonly string[] | null
  /** Texts of which every match of the part holds at least one; `null` where there are none. */
  needed: readonly string[] | null
}

const NOTHING: Part = { exact: [''], needed: null }
const ANYTHING: Part = { exact: null, needed: null }

const shortest = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length))

/** The rarer of two sets of words: longer words first, then fewer. */
function rarer(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null {
  if (!a || !b) return a ?? b
  const longer = Math.min(6, shortest(a)) - Math.min(6, shortest(b))
  return longer > 0 || (longer === 0 && a.length <= b.length) ? a : b
}

const asNeeded = (texts: readonly string[]): readonly string[] | null =>
  texts.length && shortest(texts) >= SHORTEST ? texts : null

function either(parts: readonly Part[]): Part {
  const exact: string[] = []
  const needed: string[] = []
  let known = true
  let asks = true
  for (const part of parts) {
    const texts = rarer(part.needed, part.exact && asNeeded(part.exact))
    if (part.exact && exact.length <= WIDEST) exact.push(...part.exact)
    else known = false
    if (texts) needed.push(...texts)
    else asks = false
  }
  return { exact: known && exact.length <= WIDEST ? exact : null, needed: asks ? needed : null }
}

function inTurn(parts: readonly Part[]): Part {
  let run: readonly string[] = ['']
  let whole = true
  let needed: readonly string[] | null = null
  const close = (): void => {
    needed = rarer(needed, asNeeded(run))
    run = ['']
  }
  for (const part of parts) {
    needed = rarer(needed, part.needed)
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
  return { exact, needed }
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
      if (times.startsWith('?')) parts.push(part.exact ? { exact: ['', ...part.exact], needed: null } : ANYTHING)
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
      ? { exact: [''], needed: rarer(inside.needed, inside.exact && asNeeded(inside.exact)) }
      : inside
  }

  function characterClass(): Part {
    const from = at + 1
    at = from
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    const inside = source.slice(from, at)
    at += 1
    return inside.length <= 6 && !/[\\^]|.-./.test(inside) ? { exact: [...inside].map(evened), needed: null } : ANYTHING
  }

  function escapedCharacter(): Part {
    const escaped = next(ESCAPE)
    if (escaped.length > 2 || /[dDsSwW\d]/.test(escaped)) return ANYTHING
    return /[bB]/.test(escaped) ? NOTHING : { exact: [evened(escaped.slice(1))], needed: null }
  }

  function atom(): Part {
    const plain = next(PLAIN)
    if (plain) {
      // Only the last character is repeated.
      const more = plain.length > 1 && '?*+{'.includes(source[at] ?? ' ') ? 1 : 0
      at -= more
      return { exact: [evened(plain.slice(0, plain.length - more))], needed: null }
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
 * Texts of which every match of a pattern holds at least one.
 * @param source of a regular expression in the words of recipes (see `Recipe.says`), which heeds case
 * @returns at least three characters each, with blanks for hyphens; `null` where the pattern names nothing so long
 */
export function needlesOf(source: string): readonly string[] | null {
  const { exact, needed } = parsed(source)
  const texts = rarer(needed, exact && asNeeded(exact))
  // A word within another says the same.
  return texts && [...new Set(texts)].filter((text) => !texts.some((other) => other !== text && text.includes(other)))
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

/** Looks up in one pass which of many patterns a text may match. */
export class Needles {
  private readonly byStart = new Map<number, { needle: string; pattern: number }[]>()
  /** Whether any needle begins with characters of this sum; asked first, because hardly any does. */
  private readonly begins = new Uint8Array(1 << 16)
  private readonly always: number[] = []
  private count = 0
  private readonly known = new Map<string, Uint8Array>()

  /** A pattern to look for, by its source in the words of recipes. */
  add(source: string, compile: () => RegExp): Pattern {
    const pattern = new Pattern(this.count, compile)
    this.count += 1
    const needles = needlesOf(source)
    if (!needles) this.always.push(pattern.number)
    for (const needle of needles ?? []) {
      const start = startAt(needle, 0)
      const others = this.byStart.get(start)
      const known = { needle, pattern: pattern.number }
      if (others) others.push(known)
      else this.byStart.set(start, [known])
      this.begins[sumOf(start)] = 1
    }
    return pattern
  }

  /** By the number of each pattern: 1 where the text may match it, 0 where it cannot. */
  within(text: string): Uint8Array {
    const known = this.known.get(text)
    if (known) return known
    if (this.known.size > 2000) this.known.clear()
    const may = this.search(text)
    this.known.set(text, may)
    return may
  }

  /** The same for a text that is asked about once. */
  search(written: string): Uint8Array {
    const text = evened(written)
    const may = new Uint8Array(this.count)
    for (const pattern of this.always) may[pattern] = 1
    let start = startAt(text, -1)
    for (let at = 0; at + SHORTEST <= text.length; at++) {
      start = ((start & 0xfffff) << 10) | (text.charCodeAt(at + SHORTEST - 1) & 0x3ff)
      if (this.begins[sumOf(start)] === 0) continue
      const needles = this.byStart.get(start)
      if (!needles) continue
      for (const { needle, pattern } of needles) if (may[pattern] === 0 && text.startsWith(needle, at)) may[pattern] = 1
    }
    return may
  }
}

/** Sixteen bits that differ for most beginnings that differ. */
const sumOf = (start: number): number => Math.imul(start, 0x9e3779b1) >>> 16

/** Three characters as one number; those that share it are told apart when the whole is compared. */
const startAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 0x3ff) << 20) | ((text.charCodeAt(at + 1) & 0x3ff) << 10) | (text.charCodeAt(at + 2) & 0x3ff)
