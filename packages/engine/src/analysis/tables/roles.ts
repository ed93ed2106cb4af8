import { knowledge, listed } from '../../knowledge.ts'
import { compile } from '../../text/compile.ts'
import type { ColumnRole } from './fact.ts'

/** Where a phrase must stand: anywhere in the head, as the whole of its last words, or first in a name. */
type Where = 'any' | 'last' | 'first'

/** The phrases of a role as one pattern for the whole head, and one for its last words. */
interface Phrases {
  all: RegExp | null
  last: RegExp | null
}

function sourceOf(written: string, where: Where): string {
  const text = written
    .replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/ \*$/, '.*')
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' ', String.raw`\s+`)
  const around = {
    any: [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`],
    last: ['^', '$'],
    first: ['^', String.raw`(?!\p{L})`],
  }
  return around[where].join(text)
}

const rows = knowledge<'says' | 'where' | 'words'>('columns')

const anyOf = (role: string, isMine: (where: string) => boolean): RegExp | null => {
  const sources = rows
    .filter((row) => row.says === role && isMine(row.where))
    .flatMap(({ where, words }) => listed(words, '|').map((written) => sourceOf(written, where as Where)))
  return sources.length ? compile(sources.join('|'), 'u') : null
}

// One pattern for each role: heads are many, and a pattern for each phrase took a fifth of the tables' time.
const phrases = new Map<string, Phrases>(
  [...new Set(rows.map(({ says }) => says))].map((role) => [
    role,
    { all: anyOf(role, (where) => where !== 'last'), last: anyOf(role, (where) => where === 'last') },
  ]),
)

function says(role: string, all: string, last: string): boolean {
  const found = phrases.get(role)
  return Boolean(found?.all?.test(all) || found?.last?.test(last))
}

/** Whether a folded name begins by saying that it is a part of the row above. */
export const namesPart = (name: string): boolean => says('part', name, name)

const BETWEEN_YEARS = /(?<![\d/-])20(\d\d) ?[-/] ?(?:20)?(\d\d)(?![\d/-])/
/** `2024/2023`, `2024-23`: the later year before the earlier one is what lies between them. */
function isBetweenYears(text: string): boolean {
  const [, later, earlier] = BETWEEN_YEARS.exec(text) ?? []
  const years = Number(later) - Number(earlier)
  return years >= 1 && years <= 5
}

const NAMED_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/

function read(all: string, last: string): ColumnRole {
  const actual = says('actual', all, last)
  if (says('note', all, last) && !actual) return 'note'
  if (says('foreign', all, last) && !actual && !says('own', last, last)) return 'foreign'
  if (says('reduction', all, last)) return 'reduction'
  const change = says('change', all, last) || isBetweenYears(all)
  if (says('base', all, last)) return change ? 'change' : 'base'
  if (change) return 'change'
  if (says('before', all, last) && !NAMED_YEAR.test(all)) return 'base'
  if (actual && !says('target', last, last)) return 'actual'
  if (says('target', all, last)) return 'target'
  return says('share', all, last) ? 'share' : 'actual'
}

const known = new Map<string, ColumnRole>()
const MOST_KNOWN = 5000

/** What a column is about, from its folded head, nearest to the figures last. */
export function roleOf(words: readonly string[]): ColumnRole {
  if (!words.length) return 'actual'
  const all = words.join(' ')
  const last = words[words.length - 1] ?? ''
  const key = `${all}|${last}`
  let role = known.get(key)
  if (!role) {
    role = read(all, last)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(key, role)
  }
  return role
}
