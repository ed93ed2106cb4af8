import type { Page, ReadDocument } from '../reading/document.ts'
import { answersAmong, statementsOf } from './answering/answer.ts'
import { type AnalysisContext, analyseByWordings, inOrder } from './by-wordings.ts'
import type { Analysis, Candidate } from './finding.ts'
import { putBack } from './parts.ts'
import { tableFacts } from './tables/index.ts'
import { failedCheck } from './verify.ts'

export type { AnalysisContext } from './by-wordings.ts'

const keyOf = ({ datapoint, dimension }: Candidate): string => `${datapoint}#${dimension ?? ''}`

/** Answers by concepts stand where the recipes found nothing; a person looks at each. */
function fillGaps(
  analysis: Analysis,
  answers: readonly Candidate[],
  pages: readonly Page[],
  taught: AnalysisContext['taught'],
): void {
  const shown = new Set(analysis.findings.filter(({ role }) => role !== 'prior').map(keyOf))
  const refused = new Set(
    (taught ?? [])
      .filter(({ verdict }) => verdict === 'rejected')
      .map(({ datapoint, words }) => `${datapoint} ${words}`),
  )
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  for (const answer of answers) {
    const page = byNumber.get(answer.place.page)
    if (shown.has(keyOf(answer)) || !page || failedCheck(answer, page)) continue
    if (refused.has(`${answer.datapoint} ${answer.reason.matched}`)) continue
    analysis.findings.push({ ...answer, tier: 'review' })
  }
  analysis.findings.sort(inOrder)
}

/**
 * Finds the values of datapoints in a document that was read: by the recipes' wordings, and by concepts where these are silent.
 * Pure and deterministic: the same document gives the same result.
 * @param document as `read()` gives it
 * @param context what is known about the company; used only where the document itself is silent
 */
export function analyse(document: ReadDocument, context: AnalysisContext = {}): Analysis {
  const { analysis, parts, pages, facts, own } = analyseByWordings(document, context)
  if (analysis.kind === 'other') return analysis
  if (own)
    fillGaps(
      analysis,
      answersAmong(statementsOf(pages, facts, tableFacts(pages)), analysis.reportingYear),
      pages,
      context.taught,
    )
  return putBack(analysis, parts)
}
