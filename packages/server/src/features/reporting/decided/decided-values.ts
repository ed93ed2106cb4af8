import type { Fact, FactEvidence, StatementLanguage } from '@esrs/contract'
import { applicability } from '@esrs/engine/esrs'
import type { DecidedValue, DraftInput, OwnDatapoint } from '@esrs/reports/statement'
import type { Tenant } from '../../../database/tenant.ts'
import { reportedAssessment } from '../assessment/reported-assessment.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { isOfOtherYear } from '../findings/compare-findings.ts'
import { peopleNames } from '../people-store.ts'
import type { OpenReport } from '../report/open-report.ts'
import type { Cell } from '../stores/cell-store.ts'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { allMateriality } from '../stores/materiality-store.ts'
import { codeOf } from '../stores/own-key.ts'
import { ownDescriptions } from '../stores/own-store.ts'
import { isSameReport } from '../stores/report.ts'
import { namedSources, supportingDocuments } from '../stores/source-store.ts'
import type { Value } from '../stores/value-store.ts'
import { compareRecord, lastYearOf } from '../values/shown-datapoint.ts'
import { type CitedFile, citedFiles } from './cited-file-store.ts'
import type { ValuedRecords } from './valued-records.ts'

/** The part of a draft's input that this feature knows. */
export type DecidedReport = Pick<DraftInput, 'values' | 'applicability' | 'notMaterial' | 'own' | 'assessment'>

/** Passages of one value that are cited, at most. */
const mostCited = 3

/** What people decided for a report: values with their sources, what applies, topics that are not material. */
export async function decidedReport(
  tenant: Tenant,
  { settings, report, catalogue }: OpenReport,
  records: ValuedRecords,
): Promise<DecidedReport> {
  const decided = [...records].filter(([, { value }]) => value.status === 'accepted' || value.status === 'corrected')
  const keys = decided.map(([key]) => key)
  const findings = decided.flatMap(([, record]) => record.findings.filter(({ isSummary }) => !isSummary))
  const [files, names, sources, supporting, basis, topics, own] = [
    await citedFiles(tenant, [...new Set(findings.map(({ documentId }) => documentId))]),
    await peopleNames(tenant),
    await namedSources(tenant, report, keys),
    await supportingDocuments(tenant, report, keys),
    await completionBasis(tenant, catalogue, settings),
    await allMateriality(tenant),
    await ownDescriptions(tenant, report),
  ]
  const about: About = { year: report.year, files, names, sourceOf: sourcesInWords(sources, supporting) }
  return {
    assessment: await reportedAssessment(tenant, report),
    values: decided.map(([key, record]) => decidedValue(key, record, about)),
    applicability: applicability(catalogue.datapoints, basis.facts, basis.hasValue),
    notMaterial: new Map(
      topics
        .filter(
          (row) =>
            !row.material && isSameReport({ set: row.set as typeof report.set, year: row.reportingYear }, report),
        )
        .map(({ code, reason }) => [code, { explanation: reason }]),
    ),
    own: own.map(({ key, controlCode, name, type }): OwnDatapoint => {
      const words = name || codeOf(key)
      return { id: key, controlCode, name: { en: words, de: words }, type: type as Fact['type'] }
    }),
  }
}

interface About {
  year: number
  files: ReadonlyMap<string, CitedFile>
  names: ReadonlyMap<string, string>
  sourceOf(key: string): string
}

/** A person's own words on where a value is from, with the documents that they put beside it. */
function sourcesInWords(
  sources: ReadonlyMap<string, string>,
  supporting: readonly { key: string; name: string }[],
): (key: string) => string {
  const documents = new Map<string, string[]>()
  for (const { key, name } of supporting) documents.set(key, [...(documents.get(key) ?? []), name])
  return (key) => [sources.get(key) ?? '', ...(documents.get(key) ?? [])].filter(Boolean).join('; ')
}

type Record = ValuedRecords extends ReadonlyMap<string, infer R> ? R : never

function decidedValue(key: string, record: Record, about: About): DecidedValue {
  const { value } = record
  const { sources, ordered, parts, trend } = compareRecord(record, about.year)
  const text = value.value!
  const cited = ordered.filter((finding) => !finding.isSummary && saysIt(finding, value)).slice(0, mostCited)
  const evidence = cited.map((finding) => placed(finding, about))
  const before = lastYearOf(record)
  // A target is of the year that it is set for and reported in this one.
  const isOther = sources.chosen ? isOfOtherYear(sources.chosen, about.year) : (value.year ?? about.year) < about.year
  return {
    datapoint: key,
    year: isOther && value.year !== null ? value.year : about.year,
    value: text,
    number: value.number,
    unit: value.unit,
    language: value.number === null ? languageOf(cited[0], about) : null,
    evidence,
    decision: {
      status: value.status === 'corrected' ? 'corrected' : 'accepted',
      by: value.decidedBy === null ? null : (about.names.get(value.decidedBy) ?? null),
      at: value.decidedAt?.toISOString() ?? null,
      source: about.sourceOf(key),
    },
    prior: before
      ? { ...before, evidence: [], restated: record.restated }
      : trend && { ...figureOf(trend), year: trend.year!, evidence: trend.isSummary ? [] : [placed(trend, about)] },
    ...(record.cells && { isTable: true }),
    parts:
      record.cells?.map((cell) => cellPart(cell, record, about)) ??
      parts
        .filter((part) => !part.isSummary && (part.year === null || part.year === about.year))
        .map((part) => ({ ...figureOf(part), dimension: part.dimension!, evidence: [placed(part, about)] })),
  }
}

/** A cell of a breakdown with its passage, where it was taken from one, and who stands for it. */
function cellPart(cell: Cell, { findings }: Record, about: About): DecidedValue['parts'][number] {
  const { dimension, value, number, unit, findingId, source, document, by, decidedAt } = cell
  const from = findings.find(({ id, isSummary }) => id === findingId && !isSummary)
  return {
    dimension,
    value,
    number,
    unit,
    evidence: from ? [placed(from, about)] : [],
    decision: {
      status: from ? 'accepted' : 'corrected',
      by,
      at: decidedAt.toISOString(),
      source: [source, from ? '' : (document ?? '')].filter(Boolean).join('; '),
    },
  }
}

const figureOf = ({ value, number, unit }: SourcedFinding) => ({ value, number, unit })

/** Whether a passage says a value and no other; rounded figures do not. */
const saysIt = (finding: SourcedFinding, { value, number }: Pick<Value, 'value' | 'number'>): boolean =>
  number === null ? finding.value === value : finding.number === number

function languageOf(finding: SourcedFinding | undefined, { files }: About): StatementLanguage | null {
  const language = finding && files.get(finding.documentId)?.language
  return language === 'en' || language === 'de' ? language : null
}

const placed = (
  { documentId, filename, page, place, excerpt }: SourcedFinding,
  { files }: Pick<About, 'files'>,
): FactEvidence => ({
  document_id: documentId,
  document: filename,
  sha256: files.get(documentId)?.hash ?? null,
  page,
  sheet: place.sheet,
  cell: place.cell,
  excerpt,
})
