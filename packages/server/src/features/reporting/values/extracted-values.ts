import type { Extracted, Language } from '@esrs/contract'
import { asksForTarget } from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { chooseFinding, compareWithValue } from '../findings/compare-findings.ts'
import { peopleNames } from '../people-store.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { codeOf, isOwn } from '../stores/own-key.ts'
import type { Report } from '../stores/report.ts'
import { namedSources, supportingDocuments } from '../stores/source-store.ts'
import { findingBehindValue, shownDatapoint } from './shown-datapoint.ts'
import { lineSelection, listedValuesWithFindings, type ValueWithFindings } from './values-with-findings.ts'

/** Some datapoints with their values as the list of extracted ones shows them. */
export async function extractedValues(
  tenant: Tenant,
  report: Report,
  entries: readonly Datapoint[],
  language: Language,
): Promise<Extracted[]> {
  const keys = entries.map(({ id }) => id)
  const records = await listedValuesWithFindings(tenant, report, keys, lineSelection, findingBehindValue)
  const sources = await namedSources(tenant, report, keys)
  const documents = await supportingDocuments(tenant, report, keys)
  const files = new Map(keys.map((key): [string, typeof documents] => [key, []]))
  for (const document of documents) files.get(document.key)!.push(document)
  const people = [...records.values()].flatMap(({ value }) => value?.decidedBy ?? [])
  const names = await peopleNames(tenant, [...new Set(people)])
  return entries.map((entry) => {
    const of = records.get(entry.id)!
    const shown = shownDatapoint(entry, of, report.year, language)
    const newer = newerFinding(of, report.year)
    const namedSource = sources.get(entry.id)
    const [first] = shown.evidence
    const typed = shown.status === 'corrected' && of.value?.decidedBy
    return {
      key: entry.id,
      id: codeOf(entry.id),
      label: entry.name,
      controlCode: entry.controlCode,
      dataType: entry.type,
      value: shown.value,
      number: shown.number,
      unit: shown.unit,
      ...(shown.choices && { choices: shown.choices }),
      status: shown.status,
      tier: shown.tier,
      question: shown.question,
      source: namedSource ?? shown.filename ?? '',
      place:
        namedSource === undefined && shown.filename && first
          ? { page: first.page, sheet: first.sheet, cell: first.cell, paragraph: first.paragraph }
          : null,
      typed_by: (typed && names.get(typed)) || null,
      note: shown.notes,
      proposed_value: newer?.value ?? null,
      proposed_number: newer?.number ?? null,
      proposed_unit: newer?.unit ?? null,
      is_recommendation: shown.status === 'proposed' || newer !== null,
      supporting_files: files.get(entry.id)!.map(({ document_id, name }) => ({ document_id, name })),
      entity_specific: isOwn(entry.id),
    }
  })
}

/** The value of newer documents that contradicts a person's decision. */
function newerFinding({ value, eligible }: ValueWithFindings, reportingYear: number): SourcedFinding | null {
  if (!value?.value || value.status === 'proposed' || !value.decidedAt) return null
  const { decidedAt, findingId } = value
  const newer = eligible.filter(
    ({ id, datapoint, dimension, role, uploadedAt }) =>
      id !== findingId &&
      dimension === null &&
      (role === 'target' ? asksForTarget(datapoint) : role !== 'prior') &&
      uploadedAt > decidedAt,
  )
  const { conflicting } = compareWithValue({ ...value, value: value.value }, newer)
  return chooseFinding(conflicting, reportingYear)?.chosen ?? null
}
