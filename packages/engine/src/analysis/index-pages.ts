import type { Page } from '../reading/document.ts'
import { maxOf } from '../reading/min-max.ts'
import { pattern } from '../text/phrases.ts'
import { requirements as asked, ofGri } from './answering/disclosures.ts'
import { rowsOf } from './content-index.ts'

const ESRS = pattern('g')`(?<![\p{L}\d])(e[1-5]|s[1-4]|g1|{general_standard}) ?- ?(\d{1,2})(?![\d_])`
const GRI = pattern('g')`\b{gri_standard}(?: 20\d\d)?:? ?(\d{1,3})(?: ?- ?(\d{1,2}))?`
/** Requirements for which a page must name pages before its rows count as an index. */
const INDEX_ROWS = 5
const known = new Set(asked.map(({ code }) => code))

interface IndexRow {
  requirements: string[]
  rest: string
}

function codesOf(text: string): IndexRow {
  const requirements = new Set<string>()
  let rest = text.replace(ESRS, (_, standard: string, number: string) => {
    requirements.add(`${standard.toUpperCase()}-${Number(number)}`)
    return ' '
  })
  rest = rest.replace(GRI, (_, standard: string, number?: string) => {
    const found = (number && ofGri.get(`${standard}-${number}`)) || ofGri.get(standard) || []
    for (const requirement of found) requirements.add(requirement)
    return ' '
  })
  return { requirements: [...requirements], rest }
}

/** Numbers of pages as an index writes them: `45`, `45, 52`, `p. 45-47`. */
function pagesNamed(rest: string, highest: number): number[] {
  const named: number[] = []
  for (const match of rest.matchAll(/(?<![\p{L}\d.,%€$/-])(\d{1,3})(?: ?- ?(\d{1,3}))?(?![\p{L}\d%€$/.]|,\d)/gu)) {
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
    if (from < 1 || to > highest || to < from || to - from > 12) continue
    for (let page = from; page <= to; page++) named.push(page)
  }
  return named
}

/** By how much the number of a page in the file exceeds the one printed on it; 0 where pages carry none. */
export function printedOffset(pages: readonly Page[]): number {
  const votes = new Map<number, number>()
  for (const page of pages) {
    const edges = [...page.lines.slice(0, 3), ...page.lines.slice(-3)]
    const printed = new Set(edges.flatMap(({ text }) => /^\D{0,3}(\d{1,3})\D{0,3}$/.exec(text.trim())?.[1] ?? []))
    for (const number of printed) {
      const offset = page.number - Number(number)
      votes.set(offset, (votes.get(offset) ?? 0) + 1)
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))
  return best && best[1] >= pages.length * 0.3 ? best[0] : 0
}

/**
 * Where a content index (of the ESRS, or of the GRI Standards) says that disclosure requirements are answered.
 * @returns numbers of pages in the file, by disclosure requirement; empty for documents without an index
 */
export function indexPages(pages: readonly Page[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  const printed = pages.filter(({ kind }) => kind === 'page')
  if (!printed.length) return found
  const highest = maxOf(printed.map(({ number }) => number))
  const offset = printedOffset(printed)
  for (const page of printed) {
    const rows = rowsOf(page).map(({ text }) => {
      const { requirements, rest } = codesOf(text)
      const named = requirements.length ? pagesNamed(rest, highest).map((number) => number + offset) : []
      return { requirements: requirements.filter((code) => known.has(code)), named }
    })
    const pointing = rows.filter(({ named }) => named.length)
    if (new Set(pointing.flatMap(({ requirements }) => requirements)).size < INDEX_ROWS) continue
    for (const { requirements, named } of pointing)
      for (const requirement of requirements)
        found.set(requirement, new Set([...(found.get(requirement) ?? []), ...named.filter((n) => n !== page.number)]))
  }
  return found
}
