import { type Catalogue, linksFrom } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'

/** A question of an extract with the datapoints of a set that answer it. */
export interface ExtractRow {
  /** As the act counts it. */
  number: string
  section: string
  text: string
  /** Empty where no datapoint of the set answers it. */
  datapoints: readonly string[]
  /** The act with its place. */
  source: string
}

/** What a kind of asker wants to know of a company as a rule. */
export interface Extract {
  id: string
  name: string
  about: string
  rows: readonly ExtractRow[]
}

type ExtractColumn =
  | 'extract'
  | 'number'
  | 'section_en'
  | 'section_de'
  | 'text_en'
  | 'text_de'
  | 'datapoints'
  | 'source_en'
  | 'source_de'
type Named = 'extract' | 'name_en' | 'name_de' | 'about_en' | 'about_de'

/** A datapoint of ESRS Set 1 in another set: the one that asks for the same; `null` where it has none. */
function inSet(id: string, catalogue: Catalogue): string | null {
  if (catalogue.get(id)) return id
  const same = linksFrom(id).filter(({ to, relation }) => relation === 'same' && catalogue.get(to))
  return same.length === 1 ? same[0]!.to : null
}

/**
 * What banks, investors and customers ask of a company as a rule, with the datapoints of its set that answer each question and the act
 * that it comes from.
 */
export function extractsOf(catalogue: Catalogue, language: 'en' | 'de'): Extract[] {
  const rows = knowledge<ExtractColumn>('extracts')
  return knowledge<Named>('extract-names').map((named) => ({
    id: named.extract,
    name: named[`name_${language}`],
    about: named[`about_${language}`],
    rows: rows
      .filter(({ extract }) => extract === named.extract)
      .map((row) => ({
        number: row.number,
        section: row[`section_${language}`],
        text: row[`text_${language}`],
        datapoints: listed(row.datapoints).flatMap((id) => inSet(id, catalogue) ?? []),
        source: row[`source_${language}`],
      })),
  }))
}
