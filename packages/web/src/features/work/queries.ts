import type { Language, Task, TaskDetail } from '@esrs/contract'
import { contract } from '../../api/contract.ts'
import { read } from '../../api/read.ts'

export const requirementsQuery = (language: Language) => read(contract.work.requirements, {}, language)

export const settingsQuery = read(contract.work.settings)

export const tasksQuery = (requirement: string, language: Language) =>
  read(contract.work.tasks, { query: { requirement, page_size: 200 } }, language)

export const taskQuery = (key: string, language: Language) => read(contract.work.task, { params: { key } }, language)

export const requestsQuery = (language: Language) => read(contract.requests.list, { query: {} }, language)

/** Who without an account was asked for a datapoint. */
export const requestsOfQuery = (key: string, language: Language) =>
  read(contract.requests.list, { query: { key } }, language)

export const questionnairesQuery = (language: Language) => read(contract.questionnaires.list, {}, language)

export const questionnaireQuery = (id: string, language: Language) =>
  read(contract.questionnaires.get, { params: { id } }, language)

export const keptAnswersQuery = read(contract.questionnaires.answers)

export const extractsQuery = (language: Language) => read(contract.questionnaires.extracts, {}, language)

export const extractQuery = (id: string, language: Language) =>
  read(contract.questionnaires.extract, { params: { id } }, language)

/** What an approval names: datapoints, and their values as they are shown. */
export const approvalOf = (tasks: readonly Task[]) => ({
  keys: tasks.map(({ key }) => key),
  versions: Object.fromEntries(tasks.flatMap(({ key, version }) => (version === null ? [] : [[key, version]]))),
})

export type Detail = TaskDetail
