import type { Datapoint as Wire } from '@esrs/contract'
import { applicability, type Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { shownApplicability } from '../completion/applicability.ts'
import { type CompletionBasis, completionBasis } from '../completion/count-completion.ts'
import type { OpenReport } from '../report/open-report.ts'
import { codeOf, isOwn } from '../stores/own-key.ts'
import { ownApplicability } from '../values/own-datapoints.ts'
import { findingsInRow, shownDatapoint } from '../values/shown-datapoint.ts'
import { valueRemarks } from '../values/value-remarks.ts'
import {
  listedValuesWithFindings,
  pageSelection,
  valuesWithFindings,
  withCells,
} from '../values/values-with-findings.ts'

interface Showing {
  /** The basis for counting, where it has been loaded already. */
  basis?: CompletionBasis
  /** Rows of a list: where there is much evidence, only the evidence that the row shows, with the total number. */
  asRows?: boolean
}

/** Datapoints with their values and with what they are to this company. */
export async function shownDatapoints(
  tenant: Tenant,
  { settings, report, catalogue }: OpenReport,
  entries: readonly Datapoint[],
  { basis, asRows = false }: Showing = {},
): Promise<Wire[]> {
  if (entries.length === 0) return []
  const keys = entries.map(({ id }) => id)
  const found = await (asRows
    ? listedValuesWithFindings(tenant, report, keys, pageSelection, findingsInRow)
    : valuesWithFindings(tenant, report, keys, pageSelection))
  const records = await withCells(tenant, report, found)
  const { facts, hasValue } = basis ?? (await completionBasis(tenant, catalogue, settings))
  const verdicts = applicability(entries, facts, hasValue)
  const values = entries.map((entry) => shownDatapoint(entry, records.get(entry.id)!, report.year, catalogue.language))
  const remarks = await valueRemarks(tenant, report, values, catalogue.language)
  return entries.map((entry, index) => ({
    ...values[index]!,
    ...remarks.get(entry.id)!,
    code: codeOf(entry.id),
    applicability: isOwn(entry.id)
      ? ownApplicability(catalogue.language)
      : shownApplicability(verdicts.get(entry.id)!, catalogue),
  }))
}
