import { acceptedExtensions, type contract, type Document, hasEnded } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { pdfOf } from './pdf.ts'
import { createDocuments, documentIn, pagesOf } from './samples.ts'
import type { MockState } from './state.ts'

/** What a document is like that is to be processed again. */
const waiting = { stage: 'queued', progress: null, queuePosition: 1, canRetry: false, outdated: false } as const

/** Moves what is being processed on, as if time had passed between two looks at the list. */
function advance({ documents }: MockState) {
  for (const document of documents) {
    const { done, total } = document.progress ?? { done: 0, total: 24 }
    const next = Math.min(done + 9, total)
    if (document.stage === 'queued') {
      Object.assign(document, {
        stage: 'reading',
        queuePosition: null,
        progress: { done: 0, total, activity: 'reading' },
      })
    } else if (document.stage === 'reading' || document.stage === 'analysing') {
      const stage = next > total / 2 ? 'analysing' : 'reading'
      Object.assign(document, { stage, progress: { done: next, total, activity: 'reading' } })
      if (next === total) Object.assign(document, processed, { pageCount: total, wordCount: total * 310 })
    }
  }
}

const processed = {
  stage: 'processed',
  progress: null,
  language: 'en',
  reportingYear: 2025,
  engineVersion: '1',
  outdated: false,
  aiStatsByType: { number: { success: 11, failure: 1, total: 12 } },
  aiStats: { success: 11, failure: 1 },
}

const find = (state: MockState, id: string): Document => found(state.documents.find((document) => document.id === id))

const isUnfinished = ({ stage }: Document) => !hasEnded(stage)

const orders: Record<string, (a: Document, b: Document) => number> = {
  uploadDate: (a, b) => a.uploadDate.localeCompare(b.uploadDate),
  title: (a, b) => a.title.localeCompare(b.title),
  size: (a, b) => (a.size ?? 0) - (b.size ?? 0),
}

export const documentCalls: MockGroup<typeof contract.documents> = {
  summary: (_, { state }) => {
    advance(state)
    const { documents } = state
    const failed = documents.filter(({ hasProcessingError }) => hasProcessingError).length
    const working = documents.filter(isUnfinished).length
    const stored = documents.filter(({ notes }) => notes.some(({ code }) => code === 'not_analysed')).length
    const aiStatsByType: Document['aiStatsByType'] = {}
    for (const [type, counts] of documents.flatMap((document) => Object.entries(document.aiStatsByType))) {
      const { success = 0, failure = 0, total = 0 } = aiStatsByType[type] ?? {}
      aiStatsByType[type] = {
        success: success + counts.success,
        failure: failure + counts.failure,
        total: total + counts.total,
      }
    }
    const count = documents.length
    return { count, analysed: count - failed - working - stored, working, failed, stored, aiStatsByType }
  },
  list: ({ query }, { state, language }) => {
    advance(state)
    const { documents } = state
    const order = orders[query.sort.replace('-', '')] ?? (() => 0)
    const sorted = documents
      .filter(({ title }) => title.toLowerCase().includes(query.search?.toLowerCase() ?? ''))
      .sort((a, b) => (query.sort.startsWith('-') ? order(b, a) : order(a, b)))
    const from = (query.page - 1) * query.page_size
    const pageAt = (page: number) => `/documents/?page=${page}&page_size=${query.page_size}`
    return {
      count: sorted.length,
      next: from + query.page_size < sorted.length ? pageAt(query.page + 1) : null,
      previous: query.page > 1 ? pageAt(query.page - 1) : null,
      results: sorted.slice(from, from + query.page_size).map((document) => documentIn(document, language)),
      unfinished: documents.filter(isUnfinished).length,
      outdated: documents.filter(({ outdated }) => outdated).length,
    }
  },
  get: ({ params }, { state, language }) => documentIn(find(state, params.id), language),
  upload: ({ body }, { state, file }) => {
    const extension = file?.name.split('.').pop()?.toLowerCase() ?? ''
    if (!file || !acceptedExtensions(body.place).includes(extension))
      throw new MockFailure('type_not_accepted', ['file'])
    const document: Document = {
      ...createDocuments()[0]!,
      ...waiting,
      id: crypto.randomUUID(),
      title: file.name,
      size: file.size,
      sizeFormatted: `${file.size} Bytes`,
      mimeType: file.type || 'application/octet-stream',
      uploadDate: new Date().toISOString(),
      queuePosition: state.documents.filter(({ stage }) => stage === 'queued').length + 1,
      pageCount: null,
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
    const standing = body.is_own === null ? 'asked' : body.is_own ? 'own' : 'other'
    return { document: Object.assign(find(state, params.id), { standing, standingDecided: body.is_own !== null }) }
  },
  retry: ({ params }, { state }) => {
    const right = { ...waiting, errorCode: null, hasProcessingError: false, processingError: null }
    return { document: Object.assign(find(state, params.id), right) }
  },
  reanalyse: ({ params }, { state }) => ({ document: Object.assign(find(state, params.id), waiting) }),
  reanalyseAll: (_, { state }) => {
    const old = state.documents.filter(({ outdated }) => outdated)
    for (const document of old) Object.assign(document, waiting)
    return { queued: old.length }
  },
  removal: ({ params }, { state }) => {
    const of = (some: MockState['datapoints']) => ({ count: some.length, keys: some.map(({ key }) => key) })
    const touched = state.datapoints.filter(({ evidence }) => evidence.some(({ document_id: id }) => id === params.id))
    const open = touched.filter(({ status }) => status === 'proposed')
    const isAlone = ({ evidence }: (typeof open)[number]) => evidence.every(({ document_id: id }) => id === params.id)
    return {
      missing: of(open.filter(isAlone)),
      replaced: of(open.filter((one) => !isAlone(one) && one.evidence[0]?.document_id === params.id)),
      kept: of(touched.filter((one) => !open.includes(one))),
      findings: touched.length,
      issued: false,
    }
  },
  pages: ({ params }, { state }) => ({
    results: pagesOf(find(state, params.id).id).map(({ number, name, kind, width, height }) => ({
      number,
      name,
      kind,
      width,
      height,
    })),
  }),
  page: ({ params }, { state }) =>
    found(pagesOf(find(state, params.id).id).find(({ number }) => number === params.number)),
  file: ({ params }, { state }) => {
    const { id, mimeType, title } = find(state, params.id)
    const pages = pagesOf(id)
    if (mimeType === 'application/pdf') return pdfOf(pages.length > 0 ? pages : [{ text: title }])
    return new TextEncoder().encode(pages.map(({ text }) => text).join('\n'))
  },
}
