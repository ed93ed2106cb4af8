import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { Value } from '../stores/value-store.ts'
import { completedValues } from '../stores/value-store.ts'
import { compareRecord } from '../values/shown-datapoint.ts'
import {
  listedValuesWithFindings,
  pageSelection,
  type ValueWithFindings,
  withCells,
} from '../values/values-with-findings.ts'

/** Everything that has a value, with what speaks for it. */
export type ValuedRecords = ReadonlyMap<string, ValueWithFindings & { value: Value }>

/** Datapoints that are compared in one go; the process answers no other request meanwhile. */
const chunk = 200

/** The values of a report, proposed and decided, in few queries. Of the findings those are whole that may be cited. */
export async function valuedRecords(
  tenant: Tenant,
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
): Promise<ValuedRecords> {
  const keys = (await completedValues(tenant, report)).map(({ key }) => key).filter((key) => catalogue.get(key))
  const all = new Map<string, ValueWithFindings & { value: Value }>()
  for (let start = 0; start < keys.length; start += chunk) {
    const some = keys.slice(start, start + chunk)
    const found = await listedValuesWithFindings(tenant, report, some, pageSelection, citable)
    const records = await withCells(tenant, report, found)
    for (const [key, record] of records) if (record.value?.value) all.set(key, { ...record, value: record.value })
  }
  return all
}

/** Findings among which those are that say a value word for word. */
const mostRead = 8

function citable(record: ValueWithFindings, reportingYear: number): string[] {
  if (record.value?.status === 'proposed') return []
  const { ordered, parts, trend } = compareRecord(record, reportingYear)
  return [...ordered.slice(0, mostRead), ...parts, ...(trend ? [trend] : [])].map(({ id }) => id)
}
