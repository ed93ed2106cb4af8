import type { Language, NearPlace } from '@esrs/contract'
import {
  isYearFigure,
  nearestFigures,
  nearestPassages,
  type Question,
  questionFor,
  rankPages,
  readFigure,
  tokensOf,
} from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { analysedIdsOf } from '../stores/analysed-set.ts'
import type { Report } from '../stores/report.ts'
import { type OpenPage, openPages, pagesWithHits } from './index-store.ts'
import { leadPlaces } from './lead-places.ts'
import { nearFigure, nearPassage } from './near-place.ts'

/** Pages that are looked through closely. */
const closely = 60
/** Places that are shown; further ones are further from the question than a person reads. */
const shown = 7
/** Figures among them, where a figure is asked for. */
const figuresShown = 5

/** Types of datapoints that only a figure answers. */
const numeric: ReadonlySet<Datapoint['type']> = new Set<Datapoint['type']>(['number', 'percent', 'money'])

/** What is asked for by a datapoint of a report. */
export const questionOf = (entry: Datapoint, { set }: Report): Question =>
  questionFor(entry, analysedIdsOf(set, entry.id)[0] ?? null)

/** The places of the company's documents that may answer a datapoint: leads, then those that are nearest in meaning, best first. */
export async function findNearest(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  language: Language,
): Promise<NearPlace[]> {
  const question = questionOf(entry, report)
  const at = { key: entry.id, ids: analysedIdsOf(report.set, entry.id), question }
  const leads = await leadPlaces(tenant, report, at, language)
  const hits = await pagesWithHits(tenant, tokensOf(question))
  const pages = await openPages(tenant, rankPages(hits, hits.length, closely))
  const figures = figuresAmong(pages, question, report.year, language)
  // A passage that says little more than the row of a figure is there already.
  const isSaid = ({ page, start, end }: { page: OpenPage; start: number; end: number }) =>
    figures.some(
      (one) =>
        one.document_id === page.documentId &&
        one.page === page.indexed.page &&
        one.start >= start &&
        one.end <= end &&
        end - start < 2 * one.excerpt.length,
    )
  // Words are no figure: where one is asked for, a passage without any digit answers nothing.
  const mayAnswer = ({ page, start, end }: { page: OpenPage; start: number; end: number }) =>
    !numeric.has(entry.type) || /\d/.test(page.text.slice(start, end))
  const passages = nearestPassages(pages, question, shown).filter((one) => !isSaid(one) && mayAnswer(one))
  const near = [
    ...figures,
    ...passages.slice(0, shown - figures.length).map(({ page, start, end }) => nearPassage(page, start, end)),
  ]
  return [...leads, ...near.filter((place) => !leads.some((lead) => overlap(lead, place)))].slice(0, shown)
}

const overlap = (a: NearPlace, b: NearPlace): boolean =>
  a.document_id === b.document_id && a.page === b.page && a.start < b.end && b.start < a.end

function figuresAmong(pages: readonly OpenPage[], question: Question, year: number, language: Language): NearPlace[] {
  const { frame } = question
  if (!frame) return []
  return nearestFigures(pages, question, year, figuresShown).flatMap(({ page, figure }) => {
    const read = readFigure(page.indexed, figure, frame)
    return read ? [nearFigure(page, figure, read, language)] : []
  })
}

/** The figures of a page, each read for a datapoint; `null` where the company has no such page. */
export async function figuresOnPage(
  tenant: Tenant,
  report: Report,
  entry: Datapoint,
  at: { documentId: string; page: number },
  language: Language,
): Promise<NearPlace[] | null> {
  const [page] = await openPages(tenant, [at])
  if (!page) return null
  const { frame } = questionOf(entry, report)
  if (!frame) return []
  return page.indexed.figures.flatMap((figure) => {
    const read = isYearFigure(figure) ? null : readFigure(page.indexed, figure, frame)
    return read ? [nearFigure(page, figure, read, language)] : []
  })
}
