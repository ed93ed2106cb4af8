import { sql } from 'drizzle-orm'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from './report.ts'

// The same folding as in the engine: letters without their accents, signs as spaces.
const letters = `'àáâãåçèéêëìíîïñòóôõøùúûýÿ'`
const plain = `'aaaaaceeeeiiiinooooouuuyy'`
const signs = `'.,;:!?()[]{}<>"''„“”‚‘’«»-–—_/\\|+*=%&#@§€$£·•…' || chr(9) || chr(10) || chr(13) || chr(160)`
const blanks = `repeat(' ', length(${signs}))`
const folded = (text: string) =>
  `translate(replace(${text}, 'ß', 'ss'), ${letters} || '₀₁₂₃₄₅₆₇₈₉' || ${signs}, ${plain} || '0123456789' || ${blanks})`
const searchedText = sql.raw(`
  case when t ~ '[äöü]'
    then ' ' || translate(${folded('t')}, 'äöü', 'aou') || ' '
      || ${folded("replace(replace(replace(t, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')")} || ' '
    else ' ' || ${folded('t')} || ' ' end`)

/**
 * For each datapoint in whose value a word stands: which of the words do. A word is given as its needles, of which the
 * text must hold one; see `needlesFor` of the engine.
 */
export async function wordsInValues({ db, companyId }: Tenant, { set, year }: Report, words: string[][]) {
  const { rows } = await db.execute<{ key: string; found: boolean[] }>(sql`
    select key, found from (
      select key, array(
        select exists (select 1 from jsonb_array_elements_text(word) as needle where position(needle in text) > 0)
        from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as w(word, place) order by place
      ) as found
      from (
        select key, ${searchedText} as text from (
          select key, lower(value || ' ' || coalesce(written, '')) as t from datapoint_values
          where company_id = ${companyId} and set = ${set} and reporting_year = ${year} and value <> '' offset 0
        ) as lowered offset 0
      ) as texts
    ) as searched where true = any(found)`)
  return rows
}
