import type { Page, ReadDocument } from '../reading/document.ts'
import { settledFormat } from '../text/numbers.ts'
import { pattern } from '../text/phrases.ts'
import { fold } from '../text/text.ts'
import { reportingYear } from '../text/years.ts'
import { observationsOf } from './answering/answer.ts'
import type { Observation } from './answering/observation.ts'
import { numbered, type PagePart, within } from './parts.ts'
import { Stages } from './stages.ts'
import type { Fact } from './tables/fact.ts'
import { tableFacts } from './tables/index.ts'

/** What a document states, before any datapoint is considered. */
export interface DocumentObservations {
  /** The parts in which long pages are read, numbered as if they were pages. */
  parts: PagePart[]
  pages: Page[]
  facts: Fact[][]
  /** What it states, one after the other: a long document states more than need be kept at once. */
  observations: () => Generator<Observation>
  /** Financial year that it reports on (the year in which it ends), `null` where it does not say. */
  year: number | null
}

const NO_DATA = pattern('i')`{no_data_sheet}|\b{list_word}\b`

/** Sheets that serve the form rather than the report, or compare it: lists to choose from, translations, benchmarks. */
function holdsNoData(page: Page): boolean {
  return page.kind === 'sheet' && page.name !== null && NO_DATA.test(page.name)
}

/**
 * Reads what a document states.
 * @param own whether its sentences speak of its writer
 */
export function observationsInDocument(
  document: ReadDocument,
  own = true,
  stages = new Stages(),
): DocumentObservations {
  const parts = numbered(
    within(document.pages.filter((page) => !holdsNoData(page))).map((part) => ({
      ...part,
      page: { ...part.page, numberFormat: settledFormat(part.page.text, part.page.numberFormat) },
    })),
  )
  const pages = parts.map(({ page }) => page)
  const facts = tableFacts(pages, stages)
  const years = facts
    .flat()
    .filter(({ yearFrom, role }) => yearFrom === 'column' && role === 'actual')
    .map(({ year }) => year ?? 0)
  const texts = document.pages.map(({ text }) => fold(text))
  return {
    parts,
    pages,
    facts,
    observations: () => observationsOf(pages, facts, own, stages),
    year: reportingYear(document.name, texts, years),
  }
}
