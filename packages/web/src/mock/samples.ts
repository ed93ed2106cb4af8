import type {
  Applicability,
  Check,
  Datapoint,
  Document,
  DocumentPage,
  Evidence,
  Language,
  PageBlock,
} from '@esrs/contract'
import catalogue from './fixtures/catalogue.json' with { type: 'json' }
import { type SampleDocument, type SamplePage, sampleDocuments } from './fixtures/documents.ts'
import { type SampleFinding, sampleFindings } from './fixtures/findings.ts'
import { boxOf, sheet } from './pdf.ts'

/** A datapoint as the mock keeps it: what changes, beside the words that never do. */
export type KeptDatapoint = Omit<
  Datapoint,
  'name' | 'label' | 'definition' | 'applicability' | 'written' | 'hints' | 'why_not' | 'evidence_total'
> & {
  written?: string | null
  hints?: Datapoint['hints']
  why_not?: string[]
  /** The words of one that is the company's own. */
  own?: { name: string; label: string }
  /** Where the value comes from in a person's words, and the documents put beside it. */
  source?: string
  files?: string[]
  /** What a newer document says. */
  newer?: { value: string; number: number | null; unit: string | null }
}

export const pageText = (page: SamplePage): string =>
  page.lines?.join('\n') ?? page.rows?.map((row) => row.join('\t')).join('\n') ?? ''

const byRef = new Map(sampleDocuments.map((document) => [document.ref, document]))

function checksOf(finding: SampleFinding): Check[] {
  const place = finding.cell ?? String(finding.page)
  const all: Check[] = [
    { check: 'quote', passed: true, detail: place },
    { check: 'value', passed: true, detail: finding.written },
    { check: 'unit', passed: true, detail: finding.writtenUnit ?? null },
    { check: 'year', passed: true, detail: finding.year === null ? null : String(finding.year) },
    { check: 'boundary', passed: true, detail: null },
  ]
  return all
    .filter(({ check }) => finding.written !== null || check === 'quote')
    .map((check) => (finding.failed?.includes(check.check) ? { ...check, passed: false } : check))
}

function evidenceOf(finding: SampleFinding): Evidence {
  const document = byRef.get(finding.document)
  const page = document?.pages[finding.page - 1]
  if (!document || !page || !pageText(page).includes(finding.excerpt)) {
    throw new Error(`${finding.key}: the excerpt does not stand on page ${finding.page} of ${finding.document}`)
  }
  const start = finding.written === null ? -1 : finding.excerpt.indexOf(finding.written)
  const isPdf = document.mimeType === 'application/pdf'
  const box = isPdf ? boxOf(page, finding.excerpt) : null
  const written = finding.written ?? finding.value
  const characterWidth = box ? box.width / finding.excerpt.length : 0
  return {
    document_id: document.id,
    filename: document.title,
    page: finding.page,
    sheet: page.name ?? null,
    cell: finding.cell ?? null,
    paragraph: page.rows || isPdf ? null : (page.lines?.indexOf(finding.excerpt) ?? 0) + 1,
    excerpt: finding.excerpt,
    value_at: start < 0 ? null : { start, end: start + written.length },
    boxes: box ? [box] : [],
    value_box:
      box && start >= 0 ? { ...box, x: box.x + start * characterWidth, width: written.length * characterWidth } : null,
    value: finding.value,
    number: finding.number ?? null,
    unit: finding.unit ?? null,
    year: finding.year,
    written: finding.writtenUnit ? `${written} ${finding.writtenUnit}` : written,
    conversion: finding.conversion ?? null,
    dimension: null,
    tier: finding.tier ?? 'high',
    checks: checksOf(finding),
    reason: finding.reason,
  }
}

const requirements: Record<string, { ar: string; law: Datapoint['law'] }> = {
  'E1-5_01': { ar: 'AR 35', law: ['sfdr'] },
  'E1-6_07': { ar: 'AR 43', law: ['sfdr', 'pillar3', 'benchmark'] },
}

function datapointOf(entry: (typeof catalogue)[number]): KeptDatapoint {
  const found = sampleFindings.filter((finding) => finding.key === entry.key)
  const first = found[0]
  const evidence = found.map(evidenceOf)
  const unit = first?.unit ?? null
  return {
    id: entry.key,
    key: entry.key,
    code: entry.key,
    esrs: entry.esrs,
    controlCode: entry.controlCode,
    disclosure: entry.disclosure,
    dataType: entry.dataType,
    paragraph: entry.paragraph,
    application_requirements: requirements[entry.key]?.ar ?? null,
    law: requirements[entry.key]?.law ?? [],
    voluntary: entry.voluntary,
    value: first?.value ?? null,
    number: first?.number ?? null,
    unit,
    year: first?.year ?? null,
    status: first ? (first.status ?? 'proposed') : 'missing',
    tier: first ? (first.tier ?? 'high') : null,
    question: null,
    prior: first?.prior && first.year !== null ? { ...first.prior, unit, year: first.year - 1 } : null,
    breakdowns: (first?.breakdowns ?? []).map((part) => ({ ...part, unit, year: first?.year ?? null })),
    why_is_this_the_answer: first?.reason ?? '',
    notes: '',
    excerpts: evidence.map(({ excerpt }) => excerpt).join('\n'),
    filename: evidence[0]?.filename ?? null,
    evidence,
  }
}

export const createDatapoints = (): KeptDatapoint[] => catalogue.map(datapointOf)

const words = new Map(catalogue.map((entry) => [entry.key, { en: entry.en, de: entry.de }]))

const verdicts = {
  due: { en: 'Required, so it counts.', de: 'Ist anzugeben und zählt daher mit.' },
  voluntary: { en: 'Voluntary, so it does not count.', de: 'Ist freiwillig und zählt daher nicht mit.' },
  'entity-specific': {
    en: 'Your company’s own datapoint; it is counted separately and not towards a standard.',
    de: 'Eigener Datenpunkt Ihres Unternehmens; er wird gesondert gezählt und nicht zu einem Standard.',
  },
}

function applicabilityOf({ voluntary, own }: KeptDatapoint, language: Language): Applicability {
  const code = own ? 'entity-specific' : voluntary ? 'voluntary' : 'due'
  return { counts: !voluntary, code, until: null, reason: verdicts[code][language] }
}

/** A datapoint with its words in a language, as the wire carries it. */
export function inLanguage(datapoint: KeptDatapoint, language: Language): Datapoint {
  const { own, source, files, newer, ...kept } = datapoint
  const texts = words.get(kept.key)?.[language] ?? { name: kept.key, label: '', definition: '', ...own }
  const remarks = { written: null, hints: [], why_not: [], evidence_total: kept.evidence.length }
  return { ...remarks, ...kept, ...texts, applicability: applicabilityOf(datapoint, language) }
}

export function sizeText(bytes: number): string {
  const units = ['Bytes', 'KB', 'MB', 'GB']
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 3)
  return power === 0 ? `${bytes} Bytes` : `${(bytes / 1024 ** power).toFixed(2)} ${units[power]}`
}

export function createDocument(sample: SampleDocument): Document {
  const found = sampleFindings.filter((finding) => finding.document === sample.ref)
  const figures = found.filter((finding) => finding.written !== null).length
  const passages = found.length - figures
  const stats: Document['aiStatsByType'] = {}
  if (figures + sample.dropped > 0) {
    stats.number = { success: figures, failure: sample.dropped, total: figures + sample.dropped }
  }
  if (passages > 0) stats.narrative = { success: passages, failure: 0, total: passages }
  return {
    id: sample.id,
    title: sample.title,
    size: sample.size,
    mimeType: sample.mimeType,
    uploadDate: sample.uploadDate,
    wordCount: sample.wordCount,
    sizeFormatted: sizeText(sample.size),
    hasProcessingError: sample.error !== undefined,
    processingError: sample.error?.en ?? null,
    errorCode: sample.error ? 'password_protected' : null,
    notes: [],
    canRetry: false,
    aiStatsByType: stats,
    aiStats: { success: found.length, failure: sample.dropped },
    stage: sample.error ? 'failed' : sample.pending ? 'analysing' : 'processed',
    progress: sample.pending ? { ...sample.pending, activity: 'reading' } : null,
    queuePosition: null,
    pageCount: sample.pending?.total ?? (sample.pages.length || null),
    language: sample.language,
    reportingYear: found.length > 0 ? 2025 : null,
    company: null,
    standing: 'own',
    standingDecided: false,
    engineVersion: sample.pending ? null : '1',
    outdated: false,
  }
}

/** A document with its sentence about what went wrong in a language. */
export function documentIn(document: Document, language: Language): Document {
  const error = sampleDocuments.find(({ id }) => id === document.id)?.error
  return document.processingError && error ? { ...document, processingError: error[language] } : document
}

export const createDocuments = (): Document[] => sampleDocuments.map(createDocument)

function blocksOf(lines: readonly string[]): PageBlock[] {
  let start = 0
  return lines.map((line) => {
    const block = {
      kind: 'paragraph',
      level: null,
      box: null,
      shape: null,
      time: null,
      start,
      end: start + line.length,
    } as const
    start += line.length + 1
    return block
  })
}

export function pageOf(id: string, number: number): DocumentPage | null {
  const document = sampleDocuments.find((candidate) => candidate.id === id)
  const page = document?.pages[number - 1]
  if (!document || !page) return null
  const isPdf = document.mimeType === 'application/pdf'
  return {
    number,
    name: page.name ?? null,
    kind: page.rows ? 'sheet' : isPdf ? 'page' : 'text',
    width: isPdf ? sheet.width : null,
    height: isPdf ? sheet.height : null,
    text: pageText(page),
    grid: page.rows ? { firstRow: 1, rows: page.rows } : null,
    blocks: page.rows || isPdf ? null : blocksOf(page.lines ?? []),
    tables: null,
    turn: 0,
    recognised: null,
  }
}
