import { knowledge, listed } from '../knowledge.ts'
import type { ReadDocument } from '../reading/document.ts'
import { fold } from './text.ts'

/** `form`: legal forms; `group`: words for all companies of one; `auditor`: who signs reports of others. */
type Kind = 'form' | 'group' | 'joins' | 'begins' | 'general' | 'auditor'

const rows = knowledge<'kind' | 'words'>('companies')
const wordsOf = (kind: Kind): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.kind === kind).flatMap(({ words }) => listed(words, '|')))
const [forms, groups, joins, begins, general, auditors] = (
  ['form', 'group', 'joins', 'begins', 'general', 'auditor'] as const
).map(wordsOf) as [
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
]

/** Words of a name before its legal form, at most. */
const LONGEST = 4
/** Letters of a document in which names are looked for, and those in which its title stands. */
const READ = 1_500_000
const HEAD = 400
/** Fewer mentions name nobody, unless the title does. */
const FEWEST = 3
/** A document that names a company less often than this, of all companies that it names, is of several or of nobody. */
const SHARE = 0.3
/** Names that are told, the likeliest first. */
const TOLD = 6

const bare = (token: string): string => token.replace(/^[("„“”'’‚‘]+|[)"„“”'’,;:!?-]+$/gu, '')
const isCapital = (token: string): boolean => /^[\p{Lu}\d]/u.test(token)
/** What ends a sentence or an item ends a name. */
const isEnd = (token: string): boolean => /[,;:!?)]$|\p{Ll}{2}\.$/u.test(token)

/** The words of a name that stand before a legal form. */
function nameBefore(tokens: readonly string[], at: number): string[] {
  const name: string[] = []
  for (let i = at - 1; i >= 0 && name.length < LONGEST; i -= 1) {
    const token = tokens[i]!
    if (isEnd(token) && !forms.has(token)) break
    const word = bare(token)
    if (begins.has(word) || !(isCapital(word) || joins.has(word))) break
    name.unshift(word)
  }
  while (name[0] !== undefined && (joins.has(name[0]) || /^\d+$/.test(name[0]))) name.shift()
  return name.filter((word) => !forms.has(word))
}

/** The company that a token ends the name of: `Nordwind AG`, `Nordwind Group`, `Nordwind-Gruppe`. */
function nameAt(tokens: readonly string[], at: number): { name: string; isLegal: boolean } | null {
  const token = bare(tokens[at]!)
  const isForm = forms.has(token) || forms.has(tokens[at]!.replace(/[,;:)]+$/, ''))
  if (isForm || groups.has(token)) {
    // `GmbH & Co. KG` ends once.
    if (
      isForm &&
      [1, 2, 3].some((by) => forms.has(bare(tokens[at + by] ?? '')) && joins.has(bare(tokens[at + 1] ?? '')))
    )
      return null
    const name = nameBefore(tokens, at)
    const whole = isForm ? [...name, token] : name
    return name.some((word) => /\p{L}{2}/u.test(word)) ? { name: whole.join(' '), isLegal: isForm } : null
  }
  const dash = token.lastIndexOf('-')
  if (dash < 2 || !groups.has(token.slice(dash + 1)) || !isCapital(token)) return null
  return { name: token.slice(0, dash), isLegal: false }
}

/** The words that tell a company from others. */
function tellingWords(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}&]+/u).filter((word) => word.length > 1 && !forms.has(word) && !joins.has(word))
  const folded = words.map(fold)
  const telling = folded.filter((word) => !general.has(word))
  return telling.length ? telling : folded
}

/** Whether two names are of one company or of a group: they share a word that tells it from others. */
export function isSameCompany(a: string, b: string): boolean {
  const [first, second] = [tellingWords(a), tellingWords(b)]
  if (first.length === 0 || second.length === 0) return true
  if (first.some((word) => word.length > 1 && second.includes(word))) return true
  const [one, other] = [first.join(''), second.join('')]
  return one.length > 3 && other.length > 3 && (one.includes(other) || other.includes(one))
}

interface Named {
  count: number
  /** How often each way of writing it stands there. */
  written: Map<string, number>
  inHead: boolean
}

function namesIn(document: ReadDocument): Map<string, Named> {
  const found = new Map<string, Named>()
  let left = READ
  document.pages.forEach((page, number) => {
    const text = page.text.slice(0, Math.max(0, left))
    left -= text.length
    let at = 0
    for (const line of text.split('\n')) {
      const tokens = line.split(/\s+/).filter(Boolean)
      tokens.forEach((_, i) => {
        const named = nameAt(tokens, i)
        const [key] = named ? tellingWords(named.name) : []
        if (!named || key === undefined || [...auditors].some((one) => named.name.includes(one))) return
        const known = found.get(key) ?? { count: 0, written: new Map<string, number>(), inHead: false }
        known.count += 1
        known.inHead ||= number === 0 && at < HEAD
        const weight = named.isLegal ? 2 : 1
        known.written.set(named.name, (known.written.get(named.name) ?? 0) + weight)
        found.set(key, known)
      })
      at += line.length + 1
    }
  })
  return found
}

/**
 * The company that a document is of, as the document writes it, with other names that it often says; the likeliest first. Empty
 * where it names none, or many as often as each other.
 */
export function companiesIn(document: ReadDocument): string[] {
  const named = [...namesIn(document).values()].sort(
    (a, b) => b.count + Number(b.inHead) * FEWEST - (a.count + Number(a.inHead) * FEWEST),
  )
  const [first] = named
  const all = named.reduce((sum, { count }) => sum + count, 0)
  if (!first || (first.count < FEWEST && !first.inHead) || first.count < SHARE * all) return []
  const often = ({ written }: Named): string => [...written].sort((a, b) => b[1] - a[1])[0]![0]
  return [first, ...named.slice(1).filter(({ count, inHead }) => inHead || count >= FEWEST)].slice(0, TOLD).map(often)
}
