import type { Language, Task, TaskDetail } from '@esrs/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { toast } from '../../ui/toast.ts'

export const mineQuery = (language: Language) =>
  queryOptions({
    queryKey: ['work', 'mine', language],
    queryFn: ({ signal }) => call(contract.work.mine, {}, { signal }),
  })

export const requirementsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['work', 'requirements', language],
    queryFn: ({ signal }) => call(contract.work.requirements, {}, { signal }),
  })

export const settingsQuery = queryOptions({
  queryKey: ['work', 'settings'],
  queryFn: ({ signal }) => call(contract.work.settings, {}, { signal }),
})

export const tasksQuery = (requirement: string, language: Language) =>
  queryOptions({
    queryKey: ['work', 'tasks', requirement, language],
    queryFn: ({ signal }) => call(contract.work.tasks, { query: { requirement, page_size: 200 } }, { signal }),
  })

export const taskQuery = (key: string, language: Language) =>
  queryOptions({
    queryKey: ['work', 'task', key, language],
    queryFn: ({ signal }) => call(contract.work.task, { params: { key } }, { signal }),
  })

export const requestsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['work', 'requests', language],
    queryFn: ({ signal }) => call(contract.requests.list, { query: {} }, { signal }),
  })

export const questionnairesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['work', 'questionnaires', language],
    queryFn: ({ signal }) => call(contract.questionnaires.list, {}, { signal }),
  })

export const questionnaireQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['work', 'questionnaire', id, language],
    queryFn: ({ signal }) => call(contract.questionnaires.get, { params: { id } }, { signal }),
  })

/** Invalidates all queries about work, and those that show decided values. */
export function refreshWork(client: QueryClient) {
  const stale = new Set(['work', 'datapoints', 'datapoint', 'history', 'progress'])
  return client.invalidateQueries({ predicate: ({ queryKey: [first] }) => stale.has(String(first)) })
}

/** What an approval names: datapoints, and their values as they are shown. */
export const approvalOf = (tasks: readonly Task[]) => ({
  keys: tasks.map(({ key }) => key),
  versions: Object.fromEntries(tasks.flatMap(({ key, version }) => (version === null ? [] : [[key, version]]))),
})

/** Mutation of work that shows a failure as a toast and refreshes the queries afterwards. */
export function useWork<Sent, Got>(work: (sent: Sent) => Promise<Got>, failed: string, onDone?: (got: Got) => void) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: work,
    onSuccess: async (got) => {
      onDone?.(got)
      await refreshWork(client)
    },
    onError: (error) => toast({ variant: 'destructive', title: failed, description: errorText(error) }),
  })
}

export type Detail = TaskDetail
