import type { Language, NearPlace } from '@esrs/contract'
import { figureAt, type Gate, type Question, readFigure } from '@esrs/engine'
import type { Tenant } from '../../../database/tenant.ts'
import { say } from '../messages.ts'
import { dismissalsUpTo } from '../stores/dismissal-store.ts'
import { leadsOf, type SourcedFinding } from '../stores/finding-store.ts'
import type { Report } from '../stores/report.ts'
import { type OpenPage, openPages } from './index-store.ts'
import { nearFigure, nearPassage } from './near-place.ts'

/** Leads that are shown of one datapoint. */
const shown = 3

/**
 * The leads of a datapoint as places that a person may take: where the analysis holds that the answer may stand, with why that is no
 * value. Those of documents that somebody threw out for the datapoint are not among them.
 * @param ids the analysed datapoints that answer it
 */
export async function leadPlaces(
  tenant: Tenant,
  report: Report,
  at: { key: string; ids: readonly string[]; question: Question },
  language: Language,
): Promise<NearPlace[]> {
  const found = await leadsOf(tenant, at.ids, 4 * shown)
  if (found.length === 0) return []
  const thrownOut = new Set((await dismissalsUpTo(tenant, report, [at.key])).map(({ documentId }) => documentId))
  const leads = found.filter(({ documentId }) => !thrownOut.has(documentId)).slice(0, shown)
  const pages = await openPages(
    tenant,
    leads.map(({ documentId, page }) => ({ documentId, page })),
  )
  return leads.flatMap((lead): NearPlace[] => {
    const page = pages.find(({ documentId, indexed }) => documentId === lead.documentId && indexed.page === lead.page)
    const place = page && placeOf(page, lead, at.question, language)
    return place ? [{ ...place, standing: 'lead', why_not: leadInWords(lead, language) }] : []
  })
}

function placeOf(page: OpenPage, { place }: SourcedFinding, { frame }: Question, language: Language): NearPlace | null {
  if (!frame) return nearPassage(page, place.start, place.end)
  const figure = place.valueStart === null ? null : figureAt(page.indexed, place.valueStart)
  const read = figure && readFigure(page.indexed, figure, frame)
  return read ? nearFigure(page, figure, read, language) : null
}

/** Why a lead is no value, in one sentence: the first gate that it fails says most. */
function leadInWords({ reason }: Pick<SourcedFinding, 'reason'>, language: Language): string {
  const gate: Gate = reason.gates?.[0] ?? 'unsure'
  const why = say(`lead.${gate}`)(language)
  // A passage that lacks an element says which.
  return reason.unsaid?.length ? `${why} ${say('why.unsaid', { words: reason.unsaid.join(', ') })(language)}` : why
}
