import type { Language, RespondentType, Survey } from '@esrs/contract'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { read } from '../../api/read.ts'

export const surveysQuery = read(contract.surveys.list, { query: {} })

export const proposalsQuery = read(contract.surveys.recommendations, { query: {} })

export const surveyQuery = (sid: string) => read(contract.surveys.get, { params: { sid } })

export const responsesPerPage = 20

/** Whether a survey or a response is not there, or not any more. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/** A page of the responses; their kinds come from the statistics. */
export const responsesQuery = (sid: string, page: number, type: string) =>
  queryOptions({
    ...read(contract.surveys.responses, {
      params: { sid },
      query: { page, page_size: responsesPerPage, respondent_type: (type || undefined) as RespondentType },
    }),
    placeholderData: keepPreviousData,
  })

export const responseQuery = (sid: string, id: string) => read(contract.surveys.response, { params: { sid, id } })

/** Puts a survey that was changed in place wherever one is shown. */
function show(client: QueryClient, survey: Survey) {
  client.setQueryData(surveyQuery(survey.sid).queryKey, survey)
}

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
    onSuccess: (survey) => show(client, survey),
  })
}

export const useRemoveSurvey = () =>
  useMutation({ mutationFn: (sid: string) => call(contract.surveys.remove, { params: { sid } }) })

export const useRemoveResponse = (sid: string) =>
  useMutation({ mutationFn: (id: string) => call(contract.surveys.removeResponse, { params: { sid, id } }) })

/** Erases everything that somebody has answered, in any survey. */
export const useEraseRespondent = () =>
  useMutation({ mutationFn: (email: string) => call(contract.surveys.eraseRespondent, { body: { email } }) })

export const exportResponses = (sid: string, format: 'csv' | 'xlsx'): Promise<Blob> =>
  call(contract.surveys.exportResponses, { params: { sid }, query: { format } })

/** Datapoints that words or a code lead to, the first ten. */
export const searchQuery = (search: string, language: Language) =>
  read(contract.csrd.listDatapoints, { query: { with_values: 'false', page: 1, page_size: 10, search } }, language)
