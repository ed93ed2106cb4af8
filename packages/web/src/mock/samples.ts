import type { Applicability, Datapoint, Document, DocumentPage, Language } from '@esrs/contract'
import { sampleTables, tableOf } from './fixtures/breakdowns.ts'
import datapoints from './fixtures/datapoints.json' with { type: 'json' }
import documents from './fixtures/documents.json' with { type: 'json' }
import pages from './fixtures/pages.json' with { type: 'json' }

type Words = Pick<Datapoint, 'name' | 'label' | 'definition'>

/** A datapoint as the mock keeps it: what changes, beside the words that never do. */
export type KeptDatapoint = Omit<
  Datapoint,
  keyof Words | 'applicability' | 'written' | 'hints' | 'why_not' | 'evidence_total' | 'version'
> & {
  words?: Record<Language, Words>
  written?: string | null
  hints?: Datapoint['hints']
  /** The unit that its figures are asked for in. */
  asks?: string | null
  why_not?: string[]
  /** The words of one that is the company's own, and the key by which it was sent once. */
  own?: { name: string; label: string; sent?: string }
  /** Where the value comes from in a person's words, and the documents put beside it. */
  source?: string
  files?: string[]
  /** What a newer document says. */
  newer?: { value: string; number: number | null; unit: string | null }
}

export const createDatapoints = (): KeptDatapoint[] => structuredClone(datapoints) as unknown as KeptDatapoint[]

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
  const { words, own, asks: _, source, files, newer, ...kept } = datapoint
  const texts = words?.[language] ?? { name: kept.key, label: '', definition: '', ...own }
  const remarks = { written: null, hints: [], why_not: [], evidence_total: kept.evidence.length }
  const version = versionOf(datapoint)
  const table = sampleTables[tableOf(kept.key) ?? '']
  const broken = table ? { broken_down_by: table.axes.map(({ name }) => name[language]) } : {}
  return { ...remarks, ...kept, ...texts, ...broken, version, applicability: applicabilityOf(datapoint, language) }
}

/** Names the value that is shown. */
export const versionOf = ({ value, unit, year, status, filename }: KeptDatapoint): string =>
  JSON.stringify(value ? [value.slice(0, 50), unit, year, status, filename] : [])

const failures = new Map(documents.map(({ id, failure }) => [id, failure]))

export const createDocuments = (): Document[] =>
  structuredClone(documents).map(({ failure: _, ...document }) => document as unknown as Document)

/** A document with its sentence about what went wrong in a language. */
export function documentIn(document: Document, language: Language): Document {
  const failure = failures.get(document.id)
  return document.processingError && failure ? { ...document, processingError: failure[language] } : document
}

/** The pages that were read of a document. */
export const pagesOf = (id: string): DocumentPage[] => ((pages as Record<string, unknown>)[id] ?? []) as DocumentPage[]
