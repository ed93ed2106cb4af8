import type { Catalogue } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import { datapointOfSet } from './same-datapoint.ts'

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
        datapoints: listed(row.datapoints).flatMap((id) => datapointOfSet(id, catalogue) ?? []),
        source: row[`source_${language}`],
      })),
  }))
}
