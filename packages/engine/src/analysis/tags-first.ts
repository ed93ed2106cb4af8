import type { ReadDocument } from '../reading/document.ts'
import type { Analysis, Candidate } from './finding.ts'
import { inOrder } from './order.ts'
import { taggedValues, taggedYear } from './tagged.ts'
import { isNamedOtherwise, templateValues, templateYear } from './template.ts'
import { failedCheck } from './verify.ts'

/** The financial year that the tags of a report or the cells of a template say; `null` where there are none. */
export const yearOfTags = (document: ReadDocument): number | null => taggedYear(document) ?? templateYear(document)

/**
 * What a report tags, or writes into a cell that a template names, is said: it goes before what was read beside it of the same
 * datapoint, of which only other parts of a breakdown stay.
 */
export function tagsFirst(analysis: Analysis, document: ReadDocument): Analysis {
  const tags = [...taggedValues(document), ...templateValues(document)].filter(
    (one) => !failedCheck(one, document.pages[one.place.page - 1]!),
  )
  if (tags.length === 0) return analysis
  const tagged = new Set(tags.map(({ datapoint }) => datapoint))
  const cells = new Set(tags.map(cellOf))
  const isOther = isNamedOtherwise(document)
  const isBeside = (one: Candidate): boolean =>
    (one.dimension !== null || !tagged.has(one.datapoint)) && !cells.has(cellOf(one)) && !isOther(one)
  return {
    ...analysis,
    findings: [...tags, ...analysis.findings.filter(isBeside)].sort(inOrder),
    leads: analysis.leads.filter(({ datapoint }) => !tagged.has(datapoint)),
  }
}

const cellOf = ({ datapoint, dimension }: Candidate): string => `${datapoint} ${dimension}`
