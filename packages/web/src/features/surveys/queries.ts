import type { Language, RespondentType, Survey } from '@esrs/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'

export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: ({ signal }) => call(contract.surveys.list, { query: {} }, { signal }),
})

export const proposalsQuery = queryOptions({
  queryKey: ['survey-proposals'],
  queryFn: ({ signal }) => call(contract.surveys.recommendations, { query: {} }, { signal }),
})

export const surveyQuery = (sid: string) =>
  queryOptions({
    queryKey: ['survey', sid],
    queryFn: ({ signal }) => call(contract.surveys.get, { params: { sid } }, { signal }),
  })

export const responsesPerPage = 20

/** Whether a survey or a response is not there, or not any more. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/** A page of the responses; their kinds come from the statistics. */
export const responsesQuery = (sid: string, page: number, type: string) =>
  queryOptions({
    queryKey: ['survey', sid, 'responses', { page, type }],
    queryFn: ({ signal }) => {
      const query = { page, page_size: responsesPerPage, respondent_type: (type || undefined) as RespondentType }
      return call(contract.surveys.responses, { params: { sid }, query }, { signal })
    },
    placeholderData: keepPreviousData,
  })

export const responseQuery = (sid: string, id: string) =>
  queryOptions({
    queryKey: ['survey', sid, 'response', id],
    queryFn: ({ signal }) => call(contract.surveys.response, { params: { sid, id } }, { signal }),
  })

/** Puts a survey that was changed in place wherever one is shown. */
function show(client: QueryClient, survey: Survey) {
  client.setQueryData(surveyQuery(survey.sid).queryKey, survey)
  void client.invalidateQueries({ queryKey: surveysQuery.queryKey })
}

/** What was proposed is proposed no more when a survey was made of it, and again when that is gone. */
const refreshProposals = (client: QueryClient) => client.invalidateQueries({ queryKey: proposalsQuery.queryKey })

export interface SurveyChange {
  title?: string
  description?: string
  status?: Exclude<Survey['status'], 'recommended'>
}

export function useUpdateSurvey(sid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SurveyChange) => call(contract.surveys.update, { params: { sid }, body }),
    onSuccess: (survey) => show(client, survey),
    // Somebody may have answered meanwhile: the page then shows that nothing can be edited any more.
    onError: () => client.invalidateQueries({ queryKey: surveyQuery(sid).queryKey }),
  })
}

export interface NewSurvey {
  title: string
  description: string
  target_stakeholders: string[]
  questions: { text: string }[]
  anonymous: boolean
  closes_at: string | null
  retention_days: number | null
  proposal: string | null
}

export function useCreateSurvey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewSurvey) => call(contract.surveys.create, { body: { ...body, status: 'draft' } }),
    onSuccess: (survey) => {
      show(client, survey)
      void refreshProposals(client)
    },
  })
}

export function useRemoveSurvey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sid: string) => call(contract.surveys.remove, { params: { sid } }),
    onSuccess: (_, sid) => {
      client.removeQueries({ queryKey: surveyQuery(sid).queryKey })
      void refreshProposals(client)
      void client.invalidateQueries({ queryKey: surveysQuery.queryKey })
    },
  })
}

export function useRemoveResponse(sid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(contract.surveys.removeResponse, { params: { sid, id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: surveyQuery(sid).queryKey })
      void client.invalidateQueries({ queryKey: surveysQuery.queryKey })
    },
  })
}

/** Erases everything that somebody has answered, in any survey. */
export function useEraseRespondent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(contract.surveys.eraseRespondent, { body: { email } }),
    onSuccess: () => {
      for (const key of ['survey', 'surveys']) void client.invalidateQueries({ queryKey: [key] })
    },
  })
}

export const exportResponses = (sid: string, format: 'csv' | 'xlsx'): Promise<Blob> =>
  call(contract.surveys.exportResponses, { params: { sid }, query: { format } })

/** Datapoints that words or a code lead to, the first ten. */
export const searchQuery = (search: string, language: Language) =>
  queryOptions({
    queryKey: ['datapoints', 'search', language, search],
    queryFn: ({ signal }) => {
      const query = { with_values: 'false', page: 1, page_size: 10 as const, search }
      return call(contract.csrd.listDatapoints, { query }, { signal })
    },
  })

export function useAttach(sid: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { question: number; datapoint: string }) =>
      call(contract.surveys.attach, { params: { sid, id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['datapoints'] }),
  })
}
