import { maxOf } from '../../reading/min-max.ts'
import type { Kpi } from '../kpis.ts'
import { kpis } from '../kpis.ts'
import { anyOf, formWords } from './form-words.ts'

const units = (['ones', 'thousands', 'millions', 'billions'] as const).map((says, at) => ({
  times: 1000n ** BigInt(at),
  // A cell or a line that says the unit: alone, behind `in`, or in brackets behind its head.
  pattern: new RegExp(`(?:^|(?<!\\p{L})in |[([])${anyOf(formWords(says))}(?=$|[)\\]])`, 'iu'),
}))
/** What stands apart from the currency where a head is parted over two lines. */
const scales = (['thousand', 'million', 'billion'] as const).map((says, at) => ({
  times: 1000n ** BigInt(at + 1),
  pattern: new RegExp(`^[([]?${anyOf(formWords(says))}[)\\]]?$`, 'iu'),
}))
/** Longer texts are sentences. */
const longestHead = 60
/** A total below this is hardly one in single units of the currency, but one whose head says the rest elsewhere. */
const leastInOnes = 1_000_000

/**
 * What one of the amounts of a page is worth, in the currency; `null` where the page does not say so, or says different things.
 * @param total the printed total of the form
 */
export function unitOf(text: string, total: number): bigint | null {
  const said = new Set<bigint>()
  const apart = new Set<bigint>()
  for (const cell of text.split(/\n| {2,}|\t/)) {
    const head = cell.trim()
    if (head.length > longestHead) continue
    const unit = units.find(({ pattern }) => pattern.test(head))
    if (unit) said.add(unit.times)
    const one = scales.find(({ pattern }) => pattern.test(head))
    if (one) apart.add(one.times)
  }
  const [times] = said
  const [more] = apart
  if (said.size !== 1 || (times === 1n && apart.size > 1)) return null
  if (times === 1n && more === undefined) return total < leastInOnes ? null : times
  return times === 1n ? more! : times!
}

const year = /(?<![\p{L}\d/.,])20[12]\d(?![\d/])/gu
const act = new RegExp(anyOf(formWords('act').filter((word) => /^\p{L}/u.test(word))), 'iu')
const longestLine = 200

/**
 * The year that a form is of: the one that its document reports on, where the page names it or no year at all, else the latest that it names. Numbers
 * of legal acts are none.
 */
export function yearOf(text: string, reported: number | null): number | null {
  const years = text
    .split('\n')
    .filter((line) => line.length <= longestLine && !act.test(line) && !line.includes('(EU)'))
    .flatMap((line) => [...line.matchAll(year)].map(([found]) => Number(found)))
  if (reported !== null) return years.length === 0 || years.includes(reported) ? reported : null
  return years.length === 0 ? null : maxOf(years)
}

const kpiWords = kpis.map((kpi) => ({ kpi, pattern: new RegExp(anyOf(formWords(kpi)), 'iu') }))

/** The one KPI that a text names; `null` for none, and for several. */
export function kpiIn(text: string): Kpi | null {
  const named = kpiWords.filter(({ pattern }) => pattern.test(text))
  return named.length === 1 ? named[0]!.kpi : null
}
