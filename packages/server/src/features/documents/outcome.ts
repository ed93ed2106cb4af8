import { type Analysis, engineVersion } from '@esrs/engine'
import { loadCatalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../database/tenant.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Reporting } from '../reporting/index.ts'
import type { ReadFacts } from './reading-messages.ts'
import { settleStandings } from './settle-standing.ts'
import { type DocumentRow, replaceIndex, replacePages, updateDocument } from './store.ts'

/** A document as recorded: facts about the file, its pages and its findings. */
export interface Outcome {
  facts: Pick<DocumentRow, 'language' | 'wordCount' | 'pageCount' | 'notes'> & Pick<ReadFacts, 'picturesLater'>
  pages: readonly string[]
  /** What is kept of the pages for looking things up. */
  index: readonly string[]
  analysis: Pick<Analysis, 'findings' | 'others' | 'dropped' | 'reportingYear'> &
    Partial<Pick<Analysis, 'companies' | 'kind' | 'leads' | 'omissions' | 'hints' | 'failed'>>
}

/**
 * Puts what was read and found of a document in place of what there was; call it in a transaction that holds the document.
 * @param which of its pages the outcome holds
 */
export async function keepOutcome(
  { accounts, reporting }: { accounts: Pick<Accounts, 'identity'>; reporting: Pick<Reporting, 'recordFindings'> },
  inside: Tenant,
  id: string,
  { facts, pages, index, analysis }: Outcome,
  change: Partial<DocumentRow>,
  which: 'all' | 'these' = 'all',
): Promise<void> {
  // The year of the document decides between findings of several, so it has to be there first.
  const { reportingYear, companies = null } = analysis
  const { picturesLater, ...rest } = facts
  const later: DocumentRow['notes'] = picturesLater ? [{ code: 'pictures_later', pages: picturesLater }] : []
  const notes = [...facts.notes, ...notesOf(analysis), ...later]
  const found = { notes, reportingYear, companies, stats: statsOf(analysis), engineVersion }
  await updateDocument(inside, id, { ...rest, ...change, ...found })
  // Whose it is decides as well, and only of this document can it have changed.
  await settleStandings(inside, (await accounts.identity(inside)).name, [id])
  await replacePages(inside, id, pages, which)
  await replaceIndex(inside, id, index)
  await reporting.recordFindings(inside, id, analysis)
}

/** Notes on an analysis. */
function notesOf({ kind, failed }: Outcome['analysis']): DocumentRow['notes'] {
  return [
    ...(kind === 'other' ? [{ code: 'not_a_report' as const }] : []),
    ...(failed?.pages.length ? [{ code: 'pages_not_analysed' as const, pages: failed.pages }] : []),
    ...(failed?.stages.length ? [{ code: 'analysed_incompletely' as const, why: failed.stages.join(' ') }] : []),
  ]
}

const typeOfDropped: Record<string, string> = { text: 'narrative', '%': 'percent', EUR: 'money' }

/** Values shown and candidates that the checks dropped, by type of datapoint. */
export function statsOf({ findings, dropped }: Pick<Analysis, 'findings' | 'dropped'>): DocumentRow['stats'] {
  const catalogue = loadCatalogue()
  const stats: DocumentRow['stats'] = {}
  const add = (type: string, side: 'success' | 'failure', count: number) => {
    stats[type] ??= { success: 0, failure: 0, total: 0 }
    stats[type][side] += count
    stats[type].total += count
  }
  // Findings of other sets are counted by the report that is of such a set.
  for (const { datapoint } of findings) {
    const type = catalogue.get(datapoint)?.type
    if (type) add(type, 'success', 1)
  }
  for (const [kind, count] of Object.entries(dropped)) add(typeOfDropped[kind] ?? 'number', 'failure', count)
  return stats
}
