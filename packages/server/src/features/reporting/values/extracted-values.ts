import type { Extracted } from '@esrs/contract'
import { asksForTarget } from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Language } from '../../../texts/texts.ts'
import { against, chooseFinding } from '../findings/compare-findings.ts'
import type { SourcedFinding } from '../findings/finding-store.ts'
import { codeOf, isOwn } from '../own/own-key.ts'
import { documentsFor, namesOf, sourcesFor } from '../own/own-store.ts'
import type { Report } from '../report/report.ts'
import { knownOfRows } from './listed-values.ts'
import { datapointOf, findingOfValue } from './shown-datapoint.ts'
import { type Known, tellingFindings } from './values-with-findings.ts'

/** Some datapoints with their values as the list of extracted ones shows them. */
export async function extractedOf(
  tenant: Tenant,
  report: Report,
  entries: readonly Datapoint[],
  language: Language,
): Promise<Extracted[]> {
  const keys = entries.map(({ id }) => id)
  const known = await knownOfRows(tenant, report, keys, tellingFindings, findingOfValue)
  const sources = await sourcesFor(tenant, report, keys)
  const documents = await documentsFor(tenant, report, keys)
  const files = new Map(keys.map((key): [string, typeof documents] => [key, []]))
  for (const document of documents) files.get(document.key)!.push(document)
  const people = [...known.values()].flatMap(({ value }) => value?.decidedBy ?? [])
  const names = await namesOf(tenant, [...new Set(people)])
  return entries.map((entry) => {
    const of = known.get(entry.id)!
    const shown = datapointOf(entry, of, report.year, language)
    const newer = newerFinding(of, report.year)
    const said = sources.get(entry.id)
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
      status: shown.status,
      tier: shown.tier,
      source: said ?? shown.filename ?? '',
      place:
        said === undefined && shown.filename && first
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

/** What documents that came after a person's decision say instead. */
function newerFinding({ value, eligible }: Known, reportingYear: number): SourcedFinding | null {
  if (!value?.value || value.status === 'proposed' || !value.decidedAt) return null
  const { decidedAt, findingId } = value
  const newer = eligible.filter(
    ({ id, datapoint, dimension, role, uploadedAt }) =>
      id !== findingId &&
      dimension === null &&
      (role === 'target' ? asksForTarget(datapoint) : role !== 'prior') &&
      uploadedAt > decidedAt,
  )
  const { conflicting } = against({ ...value, value: value.value }, newer)
  return chooseFinding(conflicting, reportingYear)?.chosen ?? null
}
