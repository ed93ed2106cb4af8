import type { Document, Iro, ProgressBreakdown } from '@esrs/contract'
import { type Language, languages } from '@esrs/contract'
import type { QueryClient } from '@tanstack/react-query'
import { irosQuery } from '../iros/queries.ts'
import { createDocuments, pagesOf } from '../mock/samples.ts'
import { createMockState } from '../mock/state.ts'
import { noProgress, progressQuery } from '../report/progress/queries.ts'

const irosIn = (language: Language): Iro[] =>
  createMockState().iros.map(({ iro, words }) => ({ ...iro, ...words?.[language], version: iro.status }))

/** Gives the queries of the components that ask for something themselves what they would get. */
export function fillSamples(client: QueryClient) {
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } })
  for (const language of languages) {
    client.setQueryData(irosQuery(language).queryKey, { impacts: irosIn(language) })
    client.setQueryData(progressQuery(language).queryKey, { data: { ...noProgress, breakdown } })
  }
}

/** A page of the sample whose file ends so. */
export function samplePage(ending: string, number: number) {
  const document = createDocuments().find(({ title }) => title.endsWith(ending))
  const page = document && pagesOf(document.id).find((one) => one.number === number)
  if (!page) throw new Error(`The samples have no page ${number} of ${ending}.`)
  return page
}

/** One document in every state of its processing. */
export function documentsOnTheirWay(): Document[] {
  const [first] = createDocuments()
  if (!first) throw new Error('The samples have no document.')
  const states: Pick<Document, 'stage' | 'progress' | 'queuePosition'>[] = [
    { stage: 'queued', progress: null, queuePosition: 3 },
    { stage: 'reading', progress: null, queuePosition: null },
    { stage: 'reading', progress: { done: 34, total: 96, activity: 'recognising' }, queuePosition: null },
    { stage: 'analysing', progress: { done: 1120, total: 1248, activity: 'reading' }, queuePosition: null },
  ]
  return states.map((state, index) => ({ ...first, ...state, id: String(index) }))
}

export const breakdown: ProgressBreakdown = {
  accepted: 112,
  proposed: 147,
  missing: 384,
  questions: 21,
  not_counted: 158,
  not_counted_because: { 'not-material': 96, voluntary: 62 },
}
