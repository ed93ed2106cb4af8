import { sql } from 'drizzle-orm'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from './report.ts'

// Folding stored text in SQL costs a quarter of a second for a company's thousand values; a pattern that knows how each
// letter may be written costs a hundredth, and nothing has to be stored.
const writings: Readonly<Record<string, string>> = {
  ae: '(?:ae|[äÄ])',
  oe: '(?:oe|[öÖ])',
  ue: '(?:ue|[üÜ])',
  ss: '(?:ss|ß)',
  a: '[aäàáâãåÄÀÁÂÃÅ]',
  c: '[cçÇ]',
  e: '[eéèêëÉÈÊË]',
  i: '[iíìîïÍÌÎÏ]',
  n: '[nñÑ]',
  o: '[oöóòôõøÖÓÒÔÕØ]',
  u: '[uüúùûÜÚÙÛ]',
  ' ': '[^[:alnum:]]+',
}
const digits = '₀₁₂₃₄₅₆₇₈₉'

/** A needle as a pattern of PostgreSQL; whatever is no letter or digit has no place in one. */
function patternOf(needle: string): string {
  const inside = needle
    .trim()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/[aou]e|ss|[aceinou ]|\d/g, (part) => writings[part] ?? `[${part}${digits[Number(part)]}]`)
  return `${needle.startsWith(' ') ? '\\m' : ''}${inside}${needle.endsWith(' ') ? '\\M' : ''}`
}

/**
 * For each datapoint with a value that contains a word: which of the words it contains. A word is given as its needles, of which the
 * text must hold one; see `needlesFor` of the engine.
 */
export async function wordsInValues({ db, companyId }: Tenant, { set, year }: Report, words: string[][]) {
  const patterns = words.map((needles) => needles.map(patternOf).join('|'))
  const { rows } = await db.execute<{ key: string; found: boolean[] }>(sql`
    select key, found from (
      select key, array[${sql.join(
        patterns.map((pattern) => sql`value ~* ${pattern} or coalesce(written ~* ${pattern}, false)`),
        sql`, `,
      )}] as found
      from datapoint_values
      where company_id = ${companyId} and set = ${set} and reporting_year = ${year} and value <> '' offset 0
    ) as searched where true = any(found)`)
  return rows
}
