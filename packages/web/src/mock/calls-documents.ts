import { acceptedExtensions, type contract, type Document, type PageOutline } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { sampleDocuments } from './fixtures/documents.ts'
import { pdfOf } from './pdf.ts'
import { createDocument, documentIn, pageOf, sizeText } from './samples.ts'
import { MockFailure, type MockState } from './state.ts'

/** What a document is like that is to be processed again. */
const waiting = { stage: 'queued', progress: null, queuePosition: 1, canRetry: false, outdated: false } as const

/** Pages that are read between two looks at the list. */
const pagesALook = 9

/** Moves what is being processed on, as if time had passed. */
function advance(document: Document) {
  if (document.stage === 'queued') {
    document.stage = 'reading'
    document.queuePosition = null
    document.progress = { done: 0, total: 24, activity: 'reading' }
    return
  }
  if (document.stage !== 'reading' && document.stage !== 'analysing') return
  const { done, total } = document.progress ?? { done: 0, total: 24 }
  const next = Math.min(done + pagesALook, total)
  document.progress = { done: next, total, activity: 'reading' }
  document.stage = next > total / 2 ? 'analysing' : 'reading'
  if (next < total) return
  const found = { success: 11, failure: 1, total: 12 }
  Object.assign(document, {
    stage: 'processed',
    progress: null,
    pageCount: total,
    wordCount: total * 310,
    language: 'en',
    reportingYear: 2025,
    engineVersion: '1',
    outdated: false,
    aiStatsByType: { number: found },
    aiStats: { success: found.success, failure: found.failure },
  })
}

function find(state: MockState, id: string): Document {
  const document = state.documents.find((candidate) => candidate.id === id)
  if (!document)
    throw new MockFailure('not_found', {
      en: 'This document does not exist or is not yours.',
      de: 'Dieses Dokument gibt es nicht, oder es gehört Ihnen nicht.',
    })
  return document
}

const orders: Record<string, (a: Document, b: Document) => number> = {
  uploadDate: (a, b) => a.uploadDate.localeCompare(b.uploadDate),
  title: (a, b) => a.title.localeCompare(b.title),
  size: (a, b) => (a.size ?? 0) - (b.size ?? 0),
}

export const documentCalls: MockGroup<typeof contract.documents> = {
  summary: (_, { state }) => {
    for (const document of state.documents) advance(document)
    const failed = state.documents.filter(({ hasProcessingError }) => hasProcessingError).length
    const working = state.documents.filter(({ stage }) => stage !== 'processed' && stage !== 'failed').length
    const stored = state.documents.filter(({ notes }) => notes.some(({ code }) => code === 'not_analysed')).length
    const count = state.documents.length
    const aiStatsByType: Document['aiStatsByType'] = {}
    for (const [type, counts] of state.documents.flatMap((document) => Object.entries(document.aiStatsByType))) {
      const sum = aiStatsByType[type] ?? { success: 0, failure: 0, total: 0 }
      const [success, failure] = [sum.success + counts.success, sum.failure + counts.failure]
      aiStatsByType[type] = { success, failure, total: success + failure }
    }
    return { count, analysed: count - failed - working - stored, working, failed, stored, aiStatsByType }
  },
  list: ({ query }, { state, language }) => {
    for (const document of state.documents) advance(document)
    const descending = query.sort.startsWith('-')
    const order = orders[query.sort.replace('-', '')] ?? (() => 0)
    const wanted = query.search?.toLowerCase() ?? ''
    const matching = state.documents
      .filter((document) => document.title.toLowerCase().includes(wanted))
      .sort((a, b) => (descending ? order(b, a) : order(a, b)))
    const from = (query.page - 1) * query.page_size
    const pageAt = (page: number) => `/documents/?page=${page}&page_size=${query.page_size}`
    return {
      count: matching.length,
      next: from + query.page_size < matching.length ? pageAt(query.page + 1) : null,
      previous: query.page > 1 ? pageAt(query.page - 1) : null,
      results: matching.slice(from, from + query.page_size).map((document) => documentIn(document, language)),
      unfinished: state.documents.filter(({ stage }) => stage !== 'processed' && stage !== 'failed').length,
      outdated: state.documents.filter(({ outdated }) => outdated).length,
    }
  },
  get: ({ params }, { state, language }) => documentIn(find(state, params.id), language),
  upload: ({ body }, { state, file, language }) => {
    if (!file)
      throw new MockFailure('invalid_input', {
        en: 'No file arrived. Choose a file and try again.',
        de: 'Es kam keine Datei an. Wählen Sie eine Datei und versuchen Sie es noch einmal.',
      })
    if (!acceptedExtensions(body.place).includes(file.name.split('.').pop()?.toLowerCase() ?? '')) {
      throw new MockFailure('type_not_accepted', {
        en: 'Files of this type cannot be uploaded.',
        de: 'Dateien dieses Typs können nicht hochgeladen werden.',
      })
    }
    const same = state.documents.find((candidate) => candidate.title === file.name && candidate.size === file.size)
    if (same) {
      const words = {
        en: `The same file is there already as “${same.title}”.`,
        de: `Dieselbe Datei ist bereits als „${same.title}“ vorhanden.`,
      }
      return { document: same, duplicate: true, message: words[language] }
    }
    const document: Document = {
      id: crypto.randomUUID(),
      title: file.name,
      size: file.size,
      mimeType: file.type || 'application/octet-stream',
      uploadDate: new Date().toISOString(),
      wordCount: null,
      sizeFormatted: sizeText(file.size),
      hasProcessingError: false,
      processingError: null,
      errorCode: null,
      notes: [],
      canRetry: false,
      aiStatsByType: {},
      aiStats: { success: 0, failure: 0 },
      stage: 'queued',
      progress: null,
      queuePosition: state.documents.filter(({ stage }) => stage === 'queued').length + 1,
      pageCount: null,
      language: null,
      reportingYear: null,
      company: null,
      standing: 'own',
      standingDecided: false,
      engineVersion: null,
      outdated: false,
    }
    state.documents.push(document)
    return { document, duplicate: false, message: null }
  },
  remove: ({ params }, { state }) => {
    const document = find(state, params.id)
    state.documents = state.documents.filter((candidate) => candidate !== document)
    for (const datapoint of state.datapoints) {
      datapoint.evidence = datapoint.evidence.filter((evidence) => evidence.document_id !== document.id)
    }
    return { ok: true }
  },
  decideCompany: ({ params, body }, { state }) => {
    const document = find(state, params.id)
    document.standing = body.is_own === null ? 'asked' : body.is_own ? 'own' : 'other'
    document.standingDecided = body.is_own !== null
    return { document }
  },
  retry: ({ params }, { state }) => {
    const document = find(state, params.id)
    Object.assign(document, { ...waiting, errorCode: null, hasProcessingError: false, processingError: null })
    return { document }
  },
  reanalyse: ({ params }, { state }) => {
    const document = find(state, params.id)
    Object.assign(document, waiting)
    return { document }
  },
  reanalyseAll: (_, { state }) => {
    const old = state.documents.filter(({ outdated }) => outdated)
    for (const document of old) Object.assign(document, waiting)
    return { queued: old.length }
  },
  removal: ({ params }, { state }) => {
    const { id } = find(state, params.id)
    const touched = state.datapoints.filter(({ evidence }) => evidence.some(({ document_id }) => document_id === id))
    const isOwn = ({ status }: (typeof touched)[number]) => status === 'accepted' || status === 'corrected'
    const alone = (datapoint: (typeof touched)[number]) =>
      datapoint.evidence.every(({ document_id }) => document_id === id)
    const of = (some: typeof touched) => ({ count: some.length, keys: some.map(({ key }) => key).slice(0, 50) })
    const open = touched.filter((datapoint) => !isOwn(datapoint))
    return {
      missing: of(open.filter(alone)),
      replaced: of(open.filter((datapoint) => !alone(datapoint) && datapoint.evidence[0]?.document_id === id)),
      kept: of(touched.filter(isOwn)),
      findings: touched.length,
      issued: false,
    }
  },
  pages: ({ params }, { state }) => {
    const { id } = find(state, params.id)
    const results: PageOutline[] = []
    for (let page = pageOf(id, 1); page; page = pageOf(id, page.number + 1)) {
      const { number, name, kind, width, height } = page
      results.push({ number, name, kind, width, height })
    }
    return { results }
  },
  page: ({ params }, { state }) => {
    const page = pageOf(find(state, params.id).id, params.number)
    if (!page) throw new MockFailure('not_found', { en: 'This page does not exist.', de: 'Diese Seite gibt es nicht.' })
    return page
  },
  file: ({ params }, { state }) => {
    const { id, mimeType } = find(state, params.id)
    const sample = sampleDocuments.find((candidate) => candidate.id === id)
    const pages = sample?.pages ?? []
    if (mimeType === 'application/pdf' && sample) {
      return pdfOf(pages.length > 0 ? pages : [{ lines: [createDocument(sample).title] }])
    }
    return new TextEncoder().encode(pages.flatMap((page) => page.lines ?? []).join('\n'))
  },
}
