import type { contract as Calls, Language, Sent } from '@esrs/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'

const calls = contract.materiality
type Body<Name extends keyof (typeof Calls)['materiality']> =
  Sent<(typeof Calls)['materiality'][Name]> extends {
    body: infer B
  }
    ? B
    : never

/** Prefix of the keys of all queries of the assessment, so that a change can invalidate all of them. */
const root = 'assessment'

export const assessmentQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'whole', language],
    queryFn: ({ signal }) => call(calls.assessment, {}, { signal }),
  })

export const entryQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [root, 'entry', id, language],
    queryFn: ({ signal }) => call(calls.entry, { params: { id } }, { signal }),
  })

export const methodQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'method', language],
    queryFn: ({ signal }) => call(calls.method, {}, { signal }),
  })

export const stakeholdersQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'stakeholders', language],
    queryFn: ({ signal }) => call(calls.stakeholders, {}, { signal }),
  })

export const logQuery = (language: Language) =>
  queryOptions({
    queryKey: [root, 'log', language],
    queryFn: ({ signal }) => call(calls.log, {}, { signal }),
  })

export const versionsQuery = queryOptions({
  queryKey: [root, 'versions'],
  queryFn: async ({ signal }) => (await call(calls.versions, {}, { signal })).versions,
})

/** Documents that a score can cite. */
export const documentsQuery = queryOptions({
  queryKey: ['documents', 'to-cite'],
  queryFn: async ({ signal }) =>
    (await call(contract.documents.list, { query: { page_size: 50 } }, { signal })).results.map(({ id, title }) => ({
      id,
      title,
    })),
})

/** Queries that a decision affects: it changes which datapoints count, and so all numbers of the progress. */
const following = ['materiality', 'iros', 'progress', 'stats', 'datapoints', 'survey-proposals', 'recommendations']

function refresh(client: QueryClient, ...more: string[]) {
  for (const key of [root, ...more]) void client.invalidateQueries({ queryKey: [key] })
}

/** Mutation of the assessment that invalidates its queries afterwards. */
function useChange<Input, Output>(send: (input: Input) => Promise<Output>, ...more: string[]) {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => refresh(client, ...more) })
}

export const useScore = () =>
  useChange(({ id, ...body }: Body<'score'> & { id: string }) => call(calls.score, { params: { id }, body }), 'iros')
export const useChangeNature = () =>
  useChange(
    ({ id, body }: { id: string; body: Sent<(typeof Calls)['iro']['update']>['body'] }) =>
      call(contract.iro.update, { params: { id }, body }),
    'iros',
  )
export const useRemoveScore = () => useChange((id: string) => call(calls.removeScore, { params: { id } }))
export const useComment = () =>
  useChange(({ id, text }: { id: string; text: string }) => call(calls.comment, { params: { id }, body: { text } }))
export const useDecide = () =>
  useChange(
    ({ code, ...body }: Body<'decide'> & { code: string }) => call(calls.decide, { params: { code }, body }),
    ...following,
  )
export const useDissent = () =>
  useChange(({ code, text }: { code: string; text: string }) =>
    call(calls.dissent, { params: { code }, body: { text } }),
  )
export const useWithdrawDissent = () => useChange((id: string) => call(calls.withdrawDissent, { params: { id } }))
export const useAddTopic = () => useChange((title: string) => call(calls.addTopic, { body: { title } }))
export const usePreviewMethod = () =>
  useMutation({ mutationFn: (body: Body<'previewMethod'>) => call(calls.previewMethod, { body }) })
export const useSaveMethod = () => useChange((body: Body<'saveMethod'>) => call(calls.saveMethod, { body }))
export const useKeepConsultation = () =>
  useChange(({ id, ...body }: Body<'addConsultation'> & { id?: string }) =>
    id === undefined ? call(calls.addConsultation, { body }) : call(calls.changeConsultation, { params: { id }, body }),
  )
export const useRemoveConsultation = () => useChange((id: string) => call(calls.removeConsultation, { params: { id } }))
export const useConsider = () =>
  useChange(
    ({ code, reason }: { code: string; reason: string }) =>
      call(calls.consider, { params: { code }, body: { reason } }),
    ...following,
  )
export const useCarryOver = () => useChange(() => call(calls.carryOver), ...following)
export const useSign = () => useChange((note: string) => call(calls.sign, { body: { note } }))
export const useImport = () =>
  useChange(
    ({ file, plan }: { file: File; plan: string }) => call(calls.confirmImport, { file, body: { plan } }),
    ...following,
  )
export const usePreviewImport = () =>
  useMutation({ mutationFn: (file: File) => call(calls.previewImport, { file, body: {} }) })

/** Makes a survey on the undecided topics. */
export const useMakeSurvey = () =>
  useChange(async ({ side, group, anonymous }: { side: 'impact' | 'financial'; group: string; anonymous: boolean }) => {
    const draft = await call(calls.surveyDraft, { query: { side } })
    return call(contract.surveys.create, {
      body: { ...draft, target_stakeholders: [group], status: 'active', anonymous },
    })
  }, 'surveys')

export const exportAssessment = () => call(calls.export)
export const fetchVersion = (number: number) => call(calls.version, { params: { number } })

/** Results of the topics in the latest signed version of every year and set. */
export const resultsQuery = queryOptions({
  queryKey: [root, 'results'],
  queryFn: async ({ signal }) => (await call(calls.results, {}, { signal })).reports,
})
