import { randomUUID } from 'node:crypto'
import type { Candidate, Hint } from '@esrs/engine'
import { aDocument, type TestCompany } from '../../testing/index.ts'
import { recordFindings } from './report/record-findings.ts'
import type { SourcedFinding } from './stores/finding-store.ts'

/** A candidate as the analysis of a document gives it, for tests: 1,000 MWh in 2025 unless said otherwise. */
export function aCandidate({
  number = 1000,
  text = String(number),
  unit = 'MWh',
  excerpt = `In total ${text} ${unit ?? ''} were counted.`,
  page = 3,
  ...given
}: Partial<Omit<Candidate, 'value' | 'excerpt'>> & {
  number?: number | null
  text?: string
  unit?: string | null
  excerpt?: string
  page?: number
} = {}): Candidate {
  const at = excerpt.indexOf(text)
  return {
    datapoint: 'E1-5_01',
    dimension: null,
    value: { text, number, unit, written: `${text} ${unit}`, writtenNumber: text, writtenUnit: unit, conversion: null },
    year: 2025,
    role: 'actual',
    tier: 'review',
    score: 0.7,
    place: {
      page,
      sheet: null,
      cell: null,
      paragraph: null,
      start: 100,
      end: 100 + excerpt.length,
      boxes: [{ x: 50, y: 60, width: 200, height: 10 }],
      valueStart: at < 0 ? null : 100 + at,
      valueEnd: at < 0 ? null : 100 + at + text.length,
      valueBox: null,
    },
    excerpt,
    checks: [{ check: 'quote', passed: true, detail: null }],
    reason: { source: 'table', matched: 'Total energy', missing: [] },
    ...given,
  }
}

/** A finding as it is stored, with its document. */
export function aFinding(given: Partial<SourcedFinding> = {}): SourcedFinding {
  const { value, place, ...candidate } = aCandidate()
  return {
    id: randomUUID(),
    companyId: 'company',
    documentId: 'document',
    set: 'esrs-2023',
    ...candidate,
    shown: true,
    lead: false,
    value: value.text,
    number: value.number,
    unit: value.unit,
    written: value.written,
    conversion: null,
    page: place.page,
    place,
    filename: 'report.pdf',
    uploadedAt: new Date('2026-01-01'),
    documentYear: 2025,
    standing: 'own',
    company: null,
    ...given,
  }
}

/** The report of the tests: the first set for 2025. */
export const report = { set: 'esrs-2023', year: 2025 } as const

/** Records what the analysis of a document gave, as processing does. */
export const record = (
  { tenant }: TestCompany,
  id: string,
  findings: Candidate[],
  others: Candidate[] = [],
  hints: Hint[] = [],
) => tenant.transaction((inside) => recordFindings(inside, id, { findings, others, hints }))

/** A new document of the company with these findings, as if it had been analysed. */
export async function analysed(
  company: TestCompany,
  findings: Candidate[],
  { name, others, hints }: { name?: string; others?: Candidate[]; hints?: Hint[] } = {},
): Promise<string> {
  const { id } = await aDocument(company, { name })
  await record(company, id, findings, others, hints)
  return id
}
